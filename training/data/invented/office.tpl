# Work in a team: documents, tables, boards, time, rooms, leave, hiring, purchasing.

%list rowno: 12 | 4 | 30 | 7 | 100 | 18 | 55 | 2 | 41 | 9 | 23 | 210 | 66 | 15 | 3
%list who: Kim | Ravi | Anneke | Tomasz Nowak | Lena Vogt | Joao | Priya | Marcus | Chen Wei | Olu | Fatima | Hugo | Ines Romero | Jakob | Mei | Nadia | Pete Hall | Rosa | Stefan | Yusuf | Zoe | Ms. Brandt | accounting | Dana from marketing | paula@acme.io | hugo.r@northwind.com | Emil
%list firm: Globex | Northwind | Lindenhof Hotel | Bakery Huber and Sons | Initech | city of Graz | Casa Lupe | Fjord Hiking | Metalworks Ltd | Nova Clinic | Old Mill Brewery | Tiny Robots | Acme | Greenroof | school in the park | Harbour Ferries | Bitgarden | Sunrise Farms | Contoso | Theatre on the Hill | Pixelpost | Red Maple | Schmidt KG | Kiwi Labs
%list day: friday | next monday | tomorrow | june 3 | the 15th | the end of the month | next week | wednesday | 2025-09-01 | march 21st | the first of july | thursday | the day after tomorrow | 30 september | 12/9 | monday the 8th | sept 2 | saturday | christmas eve | the end of the quarter
%list pday: yesterday | Monday | last Friday | the 1st of March | January | last week | 3 June | two weeks ago | the beginning of the month | Sunday | May 12 | 2026-03-01 | last month | this morning | Easter | the 20th | New Year | September 5 | last Tuesday | the day before yesterday | 14/02 | Christmas
%list who2: Marit | Teo Brandt | dee from platform | Mr. Okonkwo | sam | Priya N. | O'Malley | the new intern | Anouk de Wit | Gus in accounts | yuki | Hanna's deputy | Fred
%list whob: Lucho | Mrs. Ferreira | ben | Ada van Loon | the other Tom | Kirsty from sales | d'Angelo | rosa m | Viktor | our working student | Jean-Luc | Imani | pat in QA
%list till: Friday | the end of the month | 28 March | the 15th | next Wednesday | Christmas Eve | the 2nd of July | Sunday night | 2026-06-30 | May 9th | the week after Easter
%list pastday: yesterday | monday | last friday | today | this morning | last tuesday | march 5 | wednesday | last thursday | the 12th | two days ago | nov 8 | last week | 2025-02-11 | 14/3
%list start: monday | april 8 | june 1 | the 3rd | tomorrow | july 14 | next wednesday | dec 20 | 2025-03-10 | thursday | the 18th | august 4 | next monday | 5 May | the 24th | friday | jan 2 | 10/7
%list end: friday | april 19 | june 15 | the 9th | sunday | july 28 | january 3 | 2025-03-21 | the 27th | august 22 | next friday | 16 May | the 31st | saturday | jan 8 | 24/7 | the week after | monday the 30th
%list day2: tomorrow | monday | friday | june 3 | the 15th | next tuesday | wednesday | thursday | may 21 | next monday | the 9th | today | 2025-04-02 | next week thursday | 12/5 | the day after tomorrow | sept 18 | monday the 8th
%list cust: Van Dyck & Sons | Pino's | Hollis Bakery | The Anchor | Ines Marchetti | Blue Door Studio | city of Ghent | O'Brien Roofing | Mr. Tanaka | Kiwi Labs | Friends of the Library
%list who3: Jo | Big Sal | Mrs. O'Neill | Ruben | Dr. Iyer | Anneke | Mia Carlsson | Uncle Bert | the new guy | Tomasz | Ines | Kwame | Lee from legal | D'Arcy
%list crew: Tess and Bo | Priya, Hal and Wren | Siobhan O'Hara | Big Sal, Yuki and the intern | Rupert plus Leila | Casper | Ignacio, Fatima | Mrs. D'Souza and Mr. Okonkwo | Marek, Jo-Ann and old Pete | Dr. Lindqvist and her assistant
%list daya: Friday | the 14th | next Tuesday | 3 March | Thursday | 12 June | Monday | the 2nd of May | Saturday week | July 9th | next Thursday | the 23rd | 21 November
%list dayb: Sunday | the 28th | 30 June | the last of May | next Friday | 9 December | Wednesday | August 4th | the 17th of July | New Year's Eve | 1 October
%list endday: the 30th | Sunday | 12 April | the end of the month | next Wednesday | Christmas Eve | 1 September | the 2nd of July | Monday week | the end of the year | mid-August | 31 December
%list name: Ana | Big Sal | Mrs. O'Leary | Tobias | Jun-ho | Dr. van der Meer | Nadia Brandt | Otis | Mr. Pereira | Maeve | uncle Theo | Siobhan | Ike | Li Na
%list roomname: Fishbowl | The Anchor | Room 2.14 | North by Northwest | Ada Lovelace | Blue | the small one by the kitchen | Black and White | Kepler | Meeting Room B | Pino's Corner | Under the Stairs
%list clocka: 9 | 8:30 | ten | quarter past nine | 10:15 | 9 am | half past eight | 11:00 | noon | 7.45 | eight o'clock
%list meetwhy: quarterly numbers | interview with a candidate from Ghent | budget | sprint review and retro | handover from Tom to Nadia | farewell coffee | call with the bank, second round | onboarding for the new starters | yoga at lunch | appraisal talks | planning the move to Leeds
%list firm2: Berger & Sons | Nordwind | Pino's | Acme | House of Paper | Hooli | The Tool Shed | Kowalski and Daughters | GreenLeaf Ltd | O'Malley Supplies | Blue Bottle Coffee Roasters | 3 Brothers Office Goods
%list end2: Friday | the end of May | the 30th | 1 September | Christmas | 15 June | the end of the month | next Sunday | 2027-03-31 | Easter | Monday noon | 24 Dec
%list day3: Friday | the 14th | 3 May | Tuesday next week | Sunday | Oct 9 | the first of June | 12 August | Monday | Saturday the 8th | 2027-02-11 | March 30 | 17.4. | Thursday
%list day4: tomorrow | today | this Saturday | next Monday | the day after tomorrow | next Thursday | Friday | 3 May | this weekend | Tuesday the 9th | next Saturday | 28 November
%list slot: Friday at 7:30 | Sunday at noon | Saturday 10 am | the 14th at half past six | Monday at eight | 3 May at 15:00 | next Tuesday at 11 | Sunday 4 pm | Thursday at half ten | 2 June at quarter past five | Wednesday, 9 o'clock | the 22nd, 10.45
%list proj: Nordwind | Pino's website | tmp-fix-2 | Bread and Roses | Move to Leeds | Acme 2027 | internal | House by the Sea | The Anchor | Release 3.1, mobile | admin
%list past: last Friday | 3 May | the 12th | Monday | yesterday | the beginning of March | 2025-11-02 | last week | January | the 1st of June | Tuesday last week | 30 September
%list end3: Friday | the 30th | the end of the month | 12 April | next Wednesday | Sunday evening | Monday | the 15th | mid-August | 1 September | tomorrow night | the 2nd of July
%list day5: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | 9 October | Sunday | July 4th | Tuesday | the 1st of May | Saturday the 9th | 12/8 | Thursday
%list onday: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | the first Sunday in May | 9 October | 2026-05-01 | July 4th | Saturday the 12th | 1 Dec | Thursday next week
%list bydate: Friday | the end of the month | the 30th | 12 April | next Wednesday | Christmas Eve | Monday noon | mid-August | 1 September | the end of next week | the day after tomorrow | 2026-07-31
%list nfew: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | three => 3 | nine => 9
%list rng9: A1:C20 | B7 | D2:D99 | A:A | C3:F3 | AA10 | B2:E14 | F1:F12 | H40
%list sheet9: Budget 2027 | sales by town | Who pays what | stock | Harrow & Sons | trip to Bath, costs | tmp-fix-2 | Rivers by Ella Moor, royalties | bread and butter list | Q3 | hours
%list who4: Ana | Big Sal | Mr. O'Dowd | Ella Moor | Kofi Mensah | Tove | Dr. Iyer | Anne-Marie from accounts | Uncle Bram | Hamza | Lena van der Berg | Priya N
%list since: last Monday | 1 May | the beginning of the year | Easter | January | the 3rd of August | yesterday | last weekend | 2025-11-01 | the week before last | Tuesday
%list bydate2: Friday | the 30th | the end of the month | 12 April | next Wednesday | the end of May | Monday | the 15th | Christmas Eve | mid-August | 1 September | the 2nd of July
%list rem: sorry for the typos | dictating this from the bike | that's all | much obliged | I keep putting it off | my head is full today | you're a star | hope that makes sense | long story | don't ask why | typing with one hand here | it's been one of those weeks | phone is nearly dead | I'm stuck in a queue | ta very much | no idea how this works, honestly
%list few: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12
%list panel: Miriam and Otis | Chiara | Jin, Tove and Dr. Iyer | Pavel, Ingrid | the two leads from Riga
%list full: Ewan Price | Nadia Romero | Otis Hall | Beatrix Hahn | Tariq Aziz | Solveig Dahl | Lorenzo Bianchi | Shanti Rao | Declan Moore
%list slot2: tomorrow at 9 | Friday at half past two | Monday 10:15 | the 12th at noon | Thursday afternoon | next Tuesday at 4 pm | Wednesday 18:00 | Saturday at eleven | 5 May at 14:30 | Sunday at 7 | next Thursday 8 am
%list anna: Anna | Mr. Boateng | Ingrid | Kofi | Ms. Duarte | Pavel | Yusuf | Miriam | Tove | Declan | Dr. Iyer | Chiara | Hamza | Rosalind | Jin
%list maria: Maria | Ewan | Mrs. Farouk | Lorenzo | Beatrix | Otis | Shanti | Viggo | Nadia | Mr. Quill | Henrike | Tariq | Solveig | Dmitri
%list proj2: Tidewater | the opera job | Nordlicht | internal admin | St. Anne's | Project Lantern | the move | Studio Halle
%list sum: 250 | 1,200 => 1200 | 84.90 | 3400 | 19.99 | 610 | 75 | 12500 | 430.50 | 96 | 5,000 => 5000 | 38
%list past2: yesterday | last monday | the 3rd | friday | two weeks ago | last month | march 12 | 2025-01-20 | the start of the year | tuesday | the day before yesterday | august 1st
%list aside: thanks | long day ahead | my knees are killing me | the kids are already in bed | I keep forgetting it | it's a surprise | don't ask | boss's orders | we promised grandma | sorry for the short notice | I'm on the train right now | the doctor insists | it was a mad week | no idea why nobody did it before | you know how it is
%list guests: two => 2 | three => 3 | 4 | five => 5 | 6 | seven => 7 | 8 | 3 | nine => 9 | 10 | 12 | four => 4 | eleven => 11
%list eday: the 28th of june | august 9 | the end of the year | november 30 | 1 september | the last day of july | christmas eve | 2025-10-31 | mid december | july 4th | the 29th | october 12 | the end of next month
%list mate: Kim | Ravi | Lena | Jonah Price | Marek | Ines | Yusuf | Priya | Dana Holt | Emil | Fatima | Hugo | Chen Wei | Sofia | Olu | Tom Becker | Rosa Diaz | Stefan | Nadia | Zoe
%list sday: monday | the 3rd of march | 4 may | tomorrow | next tuesday | april 11 | the 2nd | january 7th | this friday | 2025-02-10 | monday the 6th | feb 1 | easter monday | the day after tomorrow | wednesday
%list clock: 9 am | half past seven | 18:00 | noon | 7.15 | 3 pm | 20:30 | quarter to six | 8 in the evening | 10:45 | 6am | 11 | 16:20 | five o'clock | 2:30pm
%list clockb: 8 pm | 21:15 | half past nine in the evening | midnight | 22:00 | 11 pm | ten at night | 23:30 | 9:45 pm | quarter past eight in the evening
%list day6: tomorrow | friday | saturday the 14th | next monday | 6 june | the 21st | tonight | thursday | august 2nd | sunday | 2025-09-17 | next wednesday | new year's eve | the first of october | in two weeks | this saturday | 11/5 | tuesday next week
%list office: Lisbon | the tower | the Mill Street office | building C | Graz | HQ
%list until: Friday | the end of May | next Sunday | the 30th | 1 September | tomorrow noon | Monday morning | the end of the month | 15 June | Christmas | Thursday evening | 24 Dec | the end of the week | 6.10. | Easter | the 12th of July
%list post: thanks a million | no rush | I'm already in the car | don't ask why | my memory is a sieve | that's all | cheers | sorry for the mess | I keep forgetting | it's been a long day | you're a star | nobody else will do it | no jokes please | my hands are wet | I can't find my glasses | that would make my day | much obliged | we've argued enough about it | I'm in a queue right now | it's driving me mad | with a cherry on top | and then I'll stop bothering you
%list numes: 30 | 5 | 10 | 20 | 40 | 8 | 15 | 6 | 50 | 12 | 200 | 25

%server askloom
%list formtitle: Summer party sign-up | Customer satisfaction | Allergy check for the school trip | Volunteer shifts | Feedback on the workshop | T-shirt sizes | Wedding RSVP | Bike share interest | Intake for new patients | Lunch preferences | Exit interview | Neighbourhood garden survey | Quiz on fire safety | Lost and found | Room booking | Photo permission for kids | Beta testers | Car pool to the concert | Course evaluation | Survey on working from home | Pet registration

%tool askloom-create-form Create a form on Askloom. Provide a title and the questions in order; question kinds are inferred unless specified. The response contains the public link. Forms are created as drafts unless publish is set.
%also Creates an online form.
%also Set up a questionnaire that people fill in on the web, with a heading, what is asked, and a day on which it closes.
%param title* (name, heading) {"type": "string", "description": "Title of the form"}
%param questions (fields, items) {"type": "array", "items": {"type": "string"}, "description": "Fields in order"}
%param close_date (closes, until) {"type": "string", "description": "Date after which no responses are accepted"}
%param publish (live, is_public) {"type": "boolean", "description": ""}
%list questions: name and email | name, age, allergies | size and colour | what did you like, what was missing | arrival day and number of guests | phone, available days | vegan or not, drinks | name, class, parent's phone | how satisfied are you, would you come again | plate number and departure time | favourite dish, comments | name, instrument, years of practice | reason and wish | postcode, house size | nickname and jersey number | date of birth, blood group | choice of workshop, lunch | room, problem | first name, language | rating from 1 to 5, remarks
%list ftitle9: Summer party | What should we cook, and when? | Feedback on the new canteen | Trip to Bath | sign up for Pino's | Roof repair survey | Who can drive on Friday | Parents and teachers evening | test-form-3 | How was The Anchor | Lost and found
%list quest9: name, shoe size and allergies | name and email | arrival, departure, number of kids | Do you eat fish, and how spicy? | age, town and favourite song | first choice, second choice | what went well, what didn't and why | phone | can you drive, and how many fit in | date of birth and school
(create|make|build) a form {title=formtitle}
form {title=formtitle} with the fields {questions=questions}, closing {close_date=date}
{questions=questions}: that's what {title=formtitle} asks, open until {close_date=date}, {publish:true=publish it|put it live}
until {close_date=date}, {title=formtitle}, ask for {questions=questions}, {publish:false=as a draft|don't publish yet}
~ form {title=formtitle}
{title=formtitle}: {questions=questions}
{title=formtitle} until {close_date=date}
I need to find out {questions=questions} from forty people, call it {title=formtitle}
nobody should have to mail me for {title=formtitle}, they can tick it online till {close_date=date}
how do I collect {questions=questions} from all the parents without a paper list, {title=formtitle}
{title=formtitle} used to be a sheet on the pinboard, bring it to the web
no answers exist yet, it's about setting up {title=formtitle} with {questions=questions}
create a form that asks for {questions=questions}
make a form, {publish:true=published right away}, open until {close_date=date}
create a form {title=ftitle9} with the questions {questions=quest9}
~ form titled {title=ftitle9}, fields {questions=quest9}, open until {close_date=bydate}
Title: {title=ftitle9}; questions: {questions=quest9}; closes: {close_date=bydate}; publish: {publish:true=yes}
asking for {questions=quest9}, make a form called {title=ftitle9} and {publish:true=publish it}
until {close_date=bydate}, as a {publish:false=draft}, a form for {title=ftitle9}

%tool askloom-retrieve-responses Retrieve form responses from Askloom. Returns the answers of a form, newest first. page_size max. 1000. Use since/until for incremental reads. completed=false returns partial submissions.
%also Returns submissions of a form.
%also What people entered in a questionnaire, within some days, finished or broken off, as table or raw.
%param form* (form_id, uid) {"type": "string", "description": "Form title or UID"}
%param since (from, after) {"type": "string", "description": "Submitted since"}
%param until (to, before) {"type": "string", "description": "Submitted until"}
%param completed (finished, is_complete) {"type": "boolean", "description": ""}
%param page_size (limit, count) {"type": "integer", "description": "Maximum number of responses"}
%list form: Feedback May | Who brings what? | Sign-up for the trip to Bath | customer survey | From 1 to 10 | f8Xk2L | Lunch, with or without | exit interview | Summer party and barbecue | job application form
%list since2: last Monday | the 1st of May | yesterday | Easter | 3 January | last summer | the weekend | 2026-02-01 | Tuesday evening | the start of the year | September
%list lim: 5 | 10 | 20 | 25 | 50 | 100 | fifteen => 15 | thirty => 30
%list dform: Anmeldung zum Sommerfest | T-Shirt-Größen | Feedback zum Workshop | Essenswünsche | Schichtplan für Helfer
(get|show|fetch) the responses to {form=formtitle}
responses of {form=formtitle} from {since=pday} to {until=date}
{form=formtitle}: {page_size=int} {completed:true=completed|finished} responses since {since=pday}
until {until=date}, {form=formtitle}, {completed:false=only partial ones|incomplete ones}, max {page_size=int}
{form=formtitle} responses
answers {form=formtitle}
{page_size=int} answers, {form=formtitle}
how many folks have reacted to {form=formtitle} by now
what do people think, judging by {form=formtitle}
I have to order the food, who has entered something for {form=formtitle} since {since=pday}
who began {form=formtitle} and {completed:false=gave up|never finished}?
don't make a new form, I'm after what came in for {form=formtitle}
get responses since {since=pday}
the last {page_size=int} responses
get the responses to {form=form} since {since=since2}
{form=form} answers from {since=since2} until {until=endday}
form: {form=form}, since: {since=since2}, until: {until=endday}
last {page_size=lim} responses of {form=form}
until {until=endday}, {page_size=lim} answers to {form=form}
{completed:false=partial|unfinished} responses to {form=form} since {since=since2}
from {form=form}, only {completed:true=completed ones|completed}, {page_size=lim} at most
%lang de
welche Antworten kamen seit {since=date} zu {form=dform}
%lang es
enséñame las {page_size=int} últimas respuestas de {form=formtitle}

%server awaydesk

%tool file_time_off Request time off for a period.
%also Returns the request and the days left.
%also Ask to be away from a first to a last day, as holiday or for another cause, with somebody who stands in.
%param first_day* (start, from) {"type": "string", "description": "First day away"}
%param last_day (end, until) {"type": "string", "description": "Last day away"}
%param kind* (type, leave_type) {"type": "string", "enum": ["vacation", "sick", "parental", "unpaid", "education", "moving"], "description": "Kind of leave"}
%param substitute (cover, deputy) {"type": "string", "description": "Who stands in"}
%param half_day (half, only_half) {"type": "boolean", "description": ""}
%list rep: Kim | Anna | Ravi | Marcus | Lena Vogt | Joao | Priya | Tom | Sofia Reyes | Chen | Olu | Dana | Emil | Fatima | Hugo | Ines | Jakob | Mei Lin | Nadia | Pete | Rosa | Stefan | Yusuf | Zoe
%list onday2: Friday | 14 March | Tuesday the 9th | the 3rd of May | Saturday | 2026-05-09 | Monday | June 21st | Sunday | 12 October | Thursday | the 30th | Wednesday next week
%list untilday: Sunday | 4 April | the end of the month | next Thursday | 24 August | the 12th | Easter Monday | 2026-11-01 | Wednesday week | mid-July | the following Monday | 1 November | New Year's Eve
%list anyday: tomorrow | next Tuesday | this Saturday | the day after tomorrow | today | next Friday | this Sunday | Monday week | 18 April | in three days | Wednesday | 2026-07-02 | the 11th of June
(request|file) {kind:vacation=vacation|holiday} from {first_day=start} to {last_day=end}
I need {kind:unpaid=unpaid leave} {first_day=start} - {last_day=end}, {substitute=rep} covers for me
{kind:vacation=holiday}, {first_day=start} until {last_day=end}, substitute {substitute=rep}
from {first_day=start} I'm on {kind:parental=parental leave} till {last_day=end}
{kind:sick=sick} {first_day=start}
{kind:vacation=day off} {first_day=start}, {half_day:true=only half|just half the day}
back after {last_day=end}, gone from {first_day=start}, {kind:education=a course}, {substitute=rep} stands in
{substitute=rep} will look after my stuff {first_day=start} to {last_day=end}, I'm {kind:vacation=on vacation|on holiday}
I am {kind:moving=moving house} on {first_day=start}, so put me down as absent
got the flu, {kind:sick=off sick} from {first_day=start} through {last_day=end}
time off from {first_day=start} to {last_day=end}
request {kind:vacation=vacation} with {substitute=rep} as my cover
file {kind:vacation=vacation} from {first_day=onday2} to {last_day=untilday}, {substitute=name} covers
{kind:sick=sick leave} on {first_day=onday2}, {half_day:true=half day|half a day only}
request {kind:unpaid=unpaid leave} starting {first_day=anyday} until {last_day=untilday} with {substitute=name} as substitute
type {kind:parental=parental}, from {first_day=onday2}, to {last_day=untilday}, cover {substitute=name}
cover by {substitute=name}: {kind:education=education leave|training} {first_day=onday2} to {last_day=untilday}
{first_day=onday2}, {kind:moving=moving day}, {half_day:false=the whole day|full day}
off with {=name}, {kind:vacation=holiday} from {first_day=onday2} through {last_day=untilday}
until {last_day=untilday} from {first_day=onday2}, {kind:sick=sick}
with {substitute=mate} standing in, {first_day=sday} to {last_day=eday}
as {kind:unpaid=unpaid|unpaid leave}, from {first_day=sday} until {last_day=eday}, {substitute=mate} has my desk
{first_day=sday} until {last_day=eday} I'm away {kind:moving=to move house|moving house}, {=aside}

%tool who_is_away Who is out of office in a period.
%also Returns absences[] by person.
%also Which people of a team are not at work between two days.
%param team (department, group) {"type": "string", "description": "Team"}
%param start* (from, date) {"type": "string", "description": "From"}
%param end (to, until) {"type": "string", "description": "To"}
%list team: marketing | design team | sales | support | backend team | finance | people ops | warehouse crew | Berlin office | editorial | data team | legal | QA | leadership team | IT | night shift | field service | customer success | product team | studio
%list team2: Marketing | Payments | IT and Facilities | the night shift | Field Service North | Design | Legal | Data Platform | People and Culture | kitchen staff
%list dept: the sales team | design | accounting | the night shift | marketing | IT | the warehouse crew
%list team_es: ventas | marketing | contabilidad | recursos humanos | diseño | soporte | almacén | Barcelona
who is away [in {team=team}] from {start=start} to {end=end}
who's out of office {start=day2}
{team=team}: absences {start=start} - {end=end}
is anybody from {team=team} off on {start=day2}
between {start=start} and {end=end}, whom can't I reach in {team=team}
anyone missing in {team=team} {start=day2}
{start=start} until {end=end} - who of the {team=team} is on leave
I want to plan a meeting with {team=team} {start=day2}, will they all be there
will {team=team} be short of people {start=start} to {end=end}
out of office list {start=day2} {team=team}
who is away in {team=team}
who's on holiday until {end=end}
who from {team=team2} is away from {start=day3} to {end=end2}
who is out on {start=day3} in {team=team2}
between {start=day3} and {end=end2}, who is off
team {team=team2}, from {start=day3}, to {end=end2}
from {start=day3} on, who is missing in {team=team2}
until {end=end2}, starting {start=day4}, absences in {team=team2}
anybody in {team=team2} away {start=day4}
between {start=sday} and {end=eday}, who from {team=dept} is gone
in {team=dept} anybody off from {start=sday}?
until {end=eday}, who's missing in {team=dept}
%lang de
wer ist {start=date} [im {team:Vertrieb=Vertrieb}] nicht da
%lang es
quién está de vacaciones {start=date} en {team=team_es}

%server boards
%list card: fix the login button | write copy for the landing page | order sample tiles | call the caterer | update the privacy policy | dark mode | compare hosting prices | export to CSV | interview five users | paint the hallway | book the venue | proofread chapter two | broken images on mobile | collect testimonials | migrate the old blog | set up the newsletter | replace the hero image | slow search page | invite the speakers | test on old phones | translate the app into Polish | pick the font

%tool board-create-card Put a new card on a project board.
%also Creates a card.
%also Adds a work item to a project board for somebody, in a column and with labels.
%param board* (project, board_name) {"type": "string", "description": "Name of the board"}
%param title* (name, summary) {"type": "string", "description": "What the card says"}
%param assignee (owner, member) {"type": "string", "description": "Who does it"}
%param labels (tags) {"type": "array", "items": {"type": "string"}, "description": "Labels"}
%list board: website relaunch | Marketing | wedding | home renovation | Sprint 14 | Q3 campaign | hiring | backend | Thesis | onboarding | customer success | roadmap | Platform team | office move | podcast | mobile app | kitchen project | game jam
%list labels: bug and urgent | design | frontend, mobile | backend | low effort | marketing and print | quick win | customer request, ux | tech debt | legal | documentation | blocked | release 2.0 | content, seo | feature | accessibility and ux
%list card2: login page shows blank after update | order paint for the hall | Write to Pino's about the menu | Fix search, sort and filter | call with Van Dyck on pricing | pictures for About page | bread and butter pudding | move the shed to the left | Add label to invoices | tests
%list board2: Website | Kitchen and Bath | Q3 roadmap | moving house | team-blue | Marketing, Spring | bugs | Launch in Lisbon | Home | Anna's board
%list labels2: bug and urgent | design | frontend, mobile | quick win | legal, hr and finance | low effort | ux, research | release 2.0 | paint and tools | blocked
%list card3: ask Lopez for a ramp | cut hedge along the drive | list of guests from the bank | paint door to the roof | call back about the lamps | text for the page on returns
%list lab: bug and regression | ui, mobile | needs-triage | security, p1 and backend | good first issue | docs and copy | performance
(add|create|put) a card {title=card} (to|on) the {board=board} board
new card on {board=board}: {title=card}
{board=board} board, {title=card}, assign to {assignee=firstname}
put "{title=card}" on the board {board=board} with labels {labels=labels}
~ {assignee=firstname} should {title=todo}, make a card on {board=board}
we forgot {title=card}, add that to the {board=board} board for {assignee=firstname}
card for the {board=board} board labelled {labels=labels}: {title=card}
could you add {title=card} as a card to {board=board}, tagged {labels=labels}, {assignee=fullname} does it
on the {board=board} board I need a card that says {title=todo}
add a card to the {board=board} board
new card for {assignee=firstname}: {title=card}
create a card {title=card} with labels {labels=labels}
add a card "{title=card2}" to {board=board2} for {assignee=who3}
on {board=board2} create {title=card2}
~ card for {assignee=who3} on {board=board2}: {title=card2}
board {board=board2}, title {title=card2}, labels {labels=labels2}
new card in {board=board2} called {title=card2}, labelled {labels=labels2}
with the labels {labels=labels2}, card {title=card2}, board {board=board2}
{board=board2} card: {title=card2}, owner: {assignee=who3}
assign {assignee=who3} a card titled {title=card2} in {board=board2}
on {board=proj2} for {assignee=anna}: {title=card3}
{title=card3}, {board=proj2} board, {labels=lab}

%tool board-move-card Move a card to another column of its board.
%also Moves a card.
%also Changes the progress of a work item, for example from in progress to review.
%param card* (card_id, item) {"type": "string", "description": "Title or number of the card"}
%param column* (list, status) {"type": "string", "enum": ["backlog", "to_do", "in_progress", "review", "done"], "description": "Target column"}
%list card2: Fix login on iPad | 118 | pricing page, new copy | onboarding mail | Hire a second driver | #42 | Search and filters | broken footer | talk to legal about cookies | update the docs for v3 | dark mode | 2207
move {card=card} to {column:done=done|finished|completed}
{card=card} is {column:in_progress=in progress|being worked on|under way}
put the card {card=card} (back|) in the {column:backlog=backlog|icebox}
I finished {card=card}, move the card [to {column:done=done|the done column}]
~ drag card {card=num_id} to {column:review=review|in review|for review}
{card=card} -> {column:to_do=to do|todo|next up}
{card=card} is ready for somebody to check, so {column:review=review column|review}
I'm starting with {card=card} now, set the card to {column:in_progress=doing|in progress}
please shift {card=num_id} over to the {column:to_do=to do|todo} column of the board
can you push the card "{card=card}" into {column:done=done}
move card {card=card} to another column
move the card to {column:review=review}
{card=card2} is {column:done=finished|done}
put {card=card2} up for {column:review=review}
shift {card=card2} back to the {column:backlog=backlog}
I've started on {card=card2}, so {column:in_progress=in progress|doing}
%lang de
(verschieb|schieb) die Karte {card=num_id} nach {column:done=fertig|erledigt}

%server buyline
%list qty: 40 | ten => 10 | 200 | a dozen => 12 | 25 | 6 | 1000 | twelve => 12 | 75 | 15 | 350 | four => 4 | 60 | 500 | eight => 8 | 120 | 32 | 18
%list big: 20 | 35 | 48 | 60 | 75 | 100 | 120 | 150 | 210 | 300 | 15 | 24 | 50

%tool raisePurchaseOrder Raise a purchase order with a supplier.
%also Returns the number of the order.
%also Have something bought for the firm: from whom, what, how many, at which price each, and who pays inside.
%param supplier* (vendor, from) {"type": "string", "description": "From whom"}
%param item* (article, goods) {"type": "string", "description": "What is bought"}
%param quantity* (amount, count) {"type": "integer", "description": "How many"}
%param unitPrice (price, price_each) {"type": "number", "description": "Price of one"}
%param costCentre (department, account) {"type": "string", "description": "Department that pays"}
%list goods: office chairs | paper for the plotter | bread and cake for the party | winter tyres for the van | safety shoes | coffee beans | laptops with big screens | cable ties and clips | screws in three sizes | printer cartridges | glass jars with lids | LED panels | flour | cardboard boxes for bottles | first aid kits | solar panels | milk and sugar | work gloves in size L | bar stools | name badges | pumps for the pool | apples | garden hoses | candles | replacement filters | batteries for the scanners
%list price: 12.50 euros => 12.5 | $8 => 8 | 99 | 4.20 | 150 euros => 150 | $19.99 => 19.99 | 1.75 | 320 | 45 dollars => 45 | €7.90 => 7.9 | 60 | 2 euros => 2 | 899 | £15 => 15 | 34.95
%list dept: kitchen | sales | workshop and garage | IT | lab | marketing | night shift | 4410 | facility | events | north region | CC-22 | research and testing | board office | fleet | school | bar | warehouse
%list lots: 10 | 25 | 50 | 100 | 200 | twenty => 20 | 500 | 12 | 75 | 1000 | a dozen => 12 | 300
%list ware: red wine glasses | oak tables, round | bolts | garden chairs with armrests | winter tyres 205/55 | lamps "Moon and Star" | pots of blue paint | paper rolls for the till | tents for two | X200 filters | boxes of candles | bread and butter plates
%list sum2: 80 | 120 euros => 120 | $45 => 45 | 19.90 | €300 => 300 | 9.5 | £60 => 60 | 250 dollars => 250 | 1200 | 33.20 | 700 | 64.5
%list dept2: Marketing | 4711 | IT and Facilities | the Leeds office | R&D | Sales North | HR | CC-200 | Kitchen | Field Service
%list supp: Hausmeier KG | Paper & Sons | Iron & Oak | Nordwind | Fresh from Farms | Globex
%list eur: 40 euros => 40 | $25 => 25 | 18.50 | £60 => 60 | 90 bucks => 90 | €35 => 35 | 120 | 75 dollars => 75 | 15 quid => 15 | 200 euros => 200 | 55 | thirty euros => 30
%list goods2: pallets | office chairs with armrests | toner for the big printer | apple crates | gloves in size 9 | bolts M8 | oak boards | coffee for the canteen
%list cost: marketing | the canteen | IT | production | the Graz branch | facilities
%list goods_de: Bürostühle | Winterreifen für den Transporter | Druckerpatronen | Sicherheitsschuhe | Kaffeebohnen | Gläser mit Deckel | Kabelbinder | Kartons für Flaschen | Handschuhe | Glühbirnen | Ersatzfilter | Mehl
%list goods_es: sillas de oficina | guantes de trabajo | tarros con tapa | café en grano | cajas de cartón | filtros de recambio | ruedas de invierno | pilas para los lectores | bombillas | zapatos de seguridad | harina | velas
order {quantity=qty} {item=goods} from {supplier=firm}
purchase order: {supplier=firm}, {quantity=qty} {item=goods} at {unitPrice=price} each
{quantity=qty} {item=goods}, {supplier=firm}, cost centre {costCentre=dept}
from {supplier=firm} {quantity=qty} times {item=goods}, {unitPrice=price} each, {costCentre=dept} pays
raise a purchase order with {supplier=firm} for {quantity=qty} {item=goods}[ on {costCentre=dept}]
{item=goods} x {quantity=qty}, {unitPrice=price} apiece, {supplier=firm}
we're nearly out of {item=goods}, get {quantity=qty} more at {supplier=firm}
{supplier=firm} shall bring us {quantity=qty} {item=goods}, charge {costCentre=dept}
for {costCentre=dept}: {item=goods}, {quantity=qty} of them, {supplier=firm} sells them for {unitPrice=price}
winter came early this year and nobody has prepared anything, so buy {quantity=qty} {item=goods} from {supplier=firm}
they gave me a really good offer on the phone just now, {unitPrice=price} apiece. {quantity=qty} {item=goods} from {supplier=firm} then
order {item=goods} from {supplier=firm}
~ purchase order for {quantity=qty} {item=goods} at {unitPrice=price}
order {quantity=lots} {item=ware} from {supplier=firm2} at {unitPrice=sum2} each
from {supplier=firm2}: {quantity=lots} {item=ware} for {costCentre=dept2}
purchase order to {supplier=firm2} for {quantity=lots} {item=ware}, charged to {costCentre=dept2}
supplier {supplier=firm2}, item {item=ware}, qty {quantity=lots}, price {unitPrice=sum2}, cost centre {costCentre=dept2}
at {unitPrice=sum2} apiece, buy {quantity=lots} {item=ware} from {supplier=firm2}
{costCentre=dept2} pays for {quantity=lots} {item=ware} by {supplier=firm2}
raise a PO, {supplier=firm2}, {quantity=lots} x {item=ware}
from {supplier=supp} at {unitPrice=eur} apiece, {quantity=big} {item=goods2}
on {costCentre=cost}, {item=goods2} by {supplier=supp}
{quantity=big} {item=goods2}, {supplier=supp}, paid by {costCentre=cost}
%lang de
bestell bei {supplier=firm} {quantity=int} {item=goods_de} auf Kostenstelle {costCentre=dept}
%lang es
pídele a {supplier=firm} {quantity=numes} {item=goods_es}

%tool receiveGoods Book the receipt of goods for a purchase order.
%also Returns what is still open.
%also Say that what was bought has come in: how many pieces, in what state, and where they were put.
%param order* (po, order_number) {"type": "string", "description": "Number of the order"}
%param quantity (pieces, received) {"type": "integer", "description": "Pieces that came"}
%param condition (state, quality) {"type": "string", "enum": ["good", "damaged", "incomplete", "wrong_item"], "description": "State"}
%param place (location, put_at) {"type": "string", "description": "Where they were put"}
%list order: PO-1187 | 4500-22 | PO 88 | BL-2041 | 77120 | PO-3009 | 4500-871 | PO-12 | BL-7 | 60552 | PO-944 | 4501-3 | BL-310 | PO-7001 | 90118 | PO-56
%list spot: rack 4 | cold room | yard behind the workshop | gate 2 | aisle 7 | basement | shelf B3 | hall with the crane | room 12 | bay 5 | garage | loading dock | cage near the lift | tent 2 | cellar | shelf over the sink | container in the yard | lobby | bin 44 | attic
%list po9: PO-4417 | 2026/118 | B-77 | 90032 | HS-12 | PO 338 | 4500012 | K9-01
%list place9b: Hall B | cold store | bay 12 | the yard behind gate 2 | Kofi's office | rack 7 | the corner by the lift | aisle 3, left side
%list place9: shelf 4 | Hall B | under the stairs | cold store | the yard behind gate 2 | next to the lift, left side | bay 12 | Kofi's office | top rack and floor
%list whereput: shelf 4 behind the door | the cold room | ramp 2 | bin A-17 | the cage under the stairs | aisle 9
%list num: 12 | 218 | #77 => 77 | 1043 | 905 | #66 => 66 | 341 | 2204 | #530 => 530 | 4812 | 88
goods for {order=order} received, {quantity=qty} pieces
book receipt of {order=order}, {condition:good=all good|good}
{order=order}: {quantity=qty} received, {condition:damaged=damaged}, {place=spot}
{quantity=qty} pieces of {order=order} are in, put in {place=spot}
receipt {order=order}, {condition:incomplete=incomplete}, {quantity=qty}
{place=spot}: goods of {order=order}, {quantity=qty}[, {condition:good=good|intact}]
the truck has been here, {order=order}, {quantity=qty} boxes now in {place=spot}
{order=order} came in {condition:damaged=broken|smashed}
they sent us {condition:wrong_item=something else entirely|something wrong} with {order=order}
I just signed for it at the gate and my hands are freezing: {order=order}, {quantity=qty} boxes, standing in {place=spot}
what a mess, the driver dropped half of it in front of me. {order=order}, {condition:damaged=dented|damaged}
book a receipt of {quantity=qty} pieces
goods have arrived, {condition:good=good}
received {quantity=nfew} pieces for {order=po9}, {condition:good=good}
{order=po9} arrived {condition:damaged=damaged}, put in {place=place9b}
order={order=po9}, pieces={quantity=nfew}, condition={condition:incomplete=incomplete}, place={place=place9}
~ at {place=place9b}, {quantity=nfew} pieces, {condition:wrong_item=wrong item}, order {order=po9}
{quantity=nfew} came for {order=po9}, now in {place=place9b}
at {place=whereput}, {quantity=big} from order {order=num}
~ in {condition:damaged=bad shape|broken boxes}, order {order=num}, {quantity=big} pieces
order {order=num} came, it's in {place=whereput}

%server clausekeeper

%tool clausekeeper_find Find contracts by party, kind and end.
%also Returns contracts[].
%also Which agreements the firm has signed: with whom, of what sort, and running out before a day.
%param party (counterparty, partner) {"type": "string", "description": "Other side"}
%param kind (type, category) {"type": "string", "enum": ["lease", "supply", "employment", "licence", "insurance", "nda"], "description": "Sort of contract"}
%param ends_before (expires_before, until) {"type": "string", "description": "Running out before this day"}
%list firm3: Pino's | Hale & Sons | Nordwind | Bauer and Daughter Ltd | the city of Graz | Orbit | Under One Roof GmbH | Kettle, Inc | Dr. O'Neill | Moor Energy North | From Farm to Fork | T-Tel
find contracts with {party=firm}
contracts that end before {ends_before=day}
{kind:insurance=insurance} contracts ending before {ends_before=day}
{party=firm}, {kind:licence=licence}, before {ends_before=day}
which {kind:supply=supply} contracts do we have with {party=firm}[, ending before {ends_before=day}]
before {ends_before=day}: all {kind:lease=leases|rental contracts} with {party=firm}
did we ever sign anything with {party=firm}
what runs out before {ends_before=day}
have we got a {kind:nda=secrecy agreement|non-disclosure} with {party=firm}
the lawyer charges by the minute, so I'd better come prepared: what did we agree on paper with {party=firm}
I have a feeling we are paying twice for the same thing somewhere, look for {kind:insurance=insurance|cover} that is over before {ends_before=day}
any {kind:employment=employment} contracts with {party=firm}
list contracts
find our contracts with {party=firm3} ending before {ends_before=endday}
{kind:lease=lease|leases} with {party=firm3}
party: {party=firm3}, type: {kind:nda=NDA}, end before: {ends_before=endday}
which {kind:supply=supply} contracts run out before {ends_before=endday}
before {ends_before=endday}, {kind:insurance=insurance}, {party=firm3}
do we have an {kind:employment=employment} contract with {party=firm3}
{party=firm3}, {kind:licence=licences|licence}
%lang de
welche {kind:lease=Mietverträge} mit {party=firm} laufen vor {ends_before=date} aus?
%lang es
qué contratos tenemos con {party=firm}

%tool clausekeeper_give_notice Give notice on a contract.
%also Returns the letter.
%also End an agreement as of a day, and say for what cause.
%param contract* (agreement, name) {"type": "string", "description": "Which one"}
%param last_day (end_date, as_of) {"type": "string", "description": "Day it ends"}
%param reason (why, cause) {"type": "string", "description": "Why"}
%list deal: lease for the shop in Porto | cleaning of the offices | gym membership for staff | copier rental | phone plan | insurance for the two vans | coffee machine service | parking spaces in the yard | software licence with Initech | supply of flour | window cleaning | water cooler | storage unit 14 | old internet line | advertising in the paper | alarm system | laundry for the kitchen | cooperation with Casa Lupe | vending machine | security at night
%list noticewhy: too expensive | we are moving in may | nobody uses it | they never answer the phone | found a better offer in town | the shop closes | quality went down | prices were raised twice | we do it ourselves now | merged with another firm | it was broken more often than not | we need a bigger one | no longer allowed by law | the contact left and the service with her
%list deal9: gym | the van lease | electricity with Norvolt | Office cleaning by Spick and Span | phone | home insurance | allotment on Canal Road | Big Sal's storage | water cooler, third floor | internet for the cabin | parking at The Anchor | Leasing 2024-B
%list why9: we're moving abroad | too dear, and nobody uses it | the price went up twice this year | found a better offer | they never answer, and the bill is wrong | house sold | I don't drive any more | poor service since January | switching to solar | the shop closes in spring
%list contract: the lease on Mill Street | the phone contract with Nordwind | the cleaning contract | gym membership | insurance for the van | the supply deal with Paper & Sons
%list noticewhy2: we move to a bigger place | the price went up twice | nobody uses it any more | they never answer the phone | switching to a firm from Graz
give notice on the {contract=deal}
give notice for {contract=deal} as of {last_day=day}, {reason=noticewhy}
~ {contract=deal}: notice, last day {last_day=day}
notice on {contract=deal} because {reason=noticewhy}
as of {last_day=day} notice for the {contract=deal}[, {reason=noticewhy}]
{reason=noticewhy}, so give notice on the {contract=deal} for {last_day=day}
we don't want the {contract=deal} any longer than {last_day=day}
get us out of the {contract=deal}, {reason=noticewhy}
{contract=deal} has to end {last_day=day}
I looked at last year's spending with a glass of wine and nearly choked. quit the {contract=deal}, {reason=noticewhy}
they have treated us badly once too often, and my patience is gone: terminate the {contract=deal} on {last_day=day}
give notice as of {last_day=day}
give notice on a contract, {reason=noticewhy}
give notice on {contract=deal9} for {last_day=onday}
as of {last_day=bydate}, end the contract for {contract=deal9} because {reason=why9}
contract={contract=deal9}, last day={last_day=bydate}, reason={reason=why9}
{reason=why9}, so give notice on {contract=deal9}
from {last_day=eday}, {contract=contract}, {reason=noticewhy2}
by {last_day=eday} I want out of {contract=contract}
~ {reason=noticewhy2}, so end {contract=contract}

%server clockwork
%list prj: Atlas | Acme website | Globex audit | Phoenix | internal | Hausmeier relaunch | Riverside | Mobile App | Solaris | training | Kiwi Labs | Compass | onboarding | city portal | bakery shop | Nordwind | research | Zenith campaign | support | Orion

%tool clockwork_add_entry Add a time entry to a project.
%also Returns the entry id.
%also Note how many hours somebody worked for whom, on what and on which day, and whether the customer pays for them.
%param project* (client, project_name) {"type": "string", "description": "Project"}
%param hours* (hours_worked, time_in_hours) {"type": "number", "description": "Hours worked"}
%param activity (task, description) {"type": "string", "description": "What was done"}
%param date (day, on) {"type": "string", "description": "Day"}
%param billable (charge, is_billable) {"type": "boolean", "description": "Charged to the customer"}
%list hrs: 2 hours => 2 | 3.5 hours => 3.5 | half an hour => 0.5 | 6h => 6 | an hour => 1 | 90 minutes => 1.5 | 1.5 hours => 1.5 | 8 hours => 8 | four hours => 4 | 45 minutes => 0.75 | 7 hours => 7 | 2.25 hours => 2.25 | an hour and a half => 1.5 | 5 h => 5
%list did: writing tests | client call | wireframes | bug fixing | data cleanup | travel | planning | documentation | code review | interviews | slides | deployment | market research | translation | emails | photo editing | training new people | on-site visit | accounting | moodboard | server setup
%list hrs2: 2 hours => 2 | 3.5 hours => 3.5 | four hours => 4 | 1.5 h => 1.5 | 6 hours => 6 | 0.5 h => 0.5 | 8h => 8 | 5 hours => 5
%list past3: yesterday | last Friday | last Sunday | the day before yesterday | this morning | last Tuesday | last night | Monday | two days ago | last Wednesday
%list did2: wrote the tests | call with Ravi | reading and sorting mail | fixed the login page | two meetings, one demo | invoices for May | travel to Leeds | planning | moved old data to the new server | design by hand
%list day7: Friday | the 14th | 3 May | Monday | 12 August | the 22nd of June | Sunday | Oct 9 | Wednesday | the first of July | 2027-02-11 | Saturday the 6th | Good Friday | 28 November
%list act: calls with the supplier | bug fixing for the release | drawing up the floor plan | workshop on site | cleaning up after the migration | writing the manual for the pump | interviews
%list proj3: Atlas | WEB | Backoffice | Checkout | Hydra | Mobile | Billing | Customer Portal | Orion | DATA | Relaunch
(log|add|book) {hours=hrs} on {project=prj} [for {activity=did}]
{hours=hrs} {project=prj} {date=pastday}, {activity=did}
{project=prj}: {activity=did}, {hours=hrs}, {billable:true=billable}
{date=pastday} I did {activity=did} for {project=prj}, {hours=hrs}
put {hours=hrs} of {activity=did} down for {project=prj}, {billable:false=not billable|don't charge it}
{activity=did} took me {hours=hrs} {date=pastday}, that goes on {project=prj}
time entry {date=pastday} {project=prj} {hours=hrs}
I spent {hours=hrs} with {activity=did} on {project=prj} {date=pastday}, {billable:true=the client pays|charge it}
{billable:false=unpaid}, {project=prj}, {hours=hrs}
~ all of {hours=hrs} went into {project=prj} {date=pastday}, mostly {activity=did}
~ track {hours=hrs} of {activity=did}
add a time entry for {project=prj} {date=pastday}
{hours=hrs2} on {project=proj} {date=past3}
log {hours=hrs2} to {project=proj} for {activity=did2}
{activity=did2}, {hours=hrs2}, {project=proj}, {billable:true=billable}
project {project=proj}, hours {hours=hrs2}, activity {activity=did2}, date {date=day7}, billable {billable:false=no}
for {activity=did2} on {date=day7} put {hours=hrs2} under {project=proj}
on {activity=act} for {project=proj3}, {hours=guests} hours {date=past2}
{hours=guests} hours, {activity=act}, {billable:false=not billable|free of charge for them}
{project=proj3}, {activity=act}, {hours=guests} h, and now to bed

%tool clockwork_time_report Report tracked time for a period.
%also Returns hours per group.
%also Add up how long people worked between two days, by person, by project or by day.
%param from_date* (start, since) {"type": "string", "description": "First day"}
%param to_date* (end, until) {"type": "string", "description": "Last day"}
%param project (client) {"type": "string", "description": "Only this project"}
%param group_by (grouping, by) {"type": "string", "enum": ["person", "project", "day", "week", "activity"], "description": "Grouping"}
%list tprj: Blue Door | Hollis Bakery | Move to Leeds | website | Pino's new menu | Alpha | Bridge over the Wye | research and training | kiwi-app | House 7, Roof
hours from {from_date=start} to {to_date=end} [by {group_by:person=person}]
~ time report {from_date=start} - {to_date=end} for {project=prj}
how much did we work on {project=prj} between {from_date=start} and {to_date=end}, {group_by:week=per week|week by week}
{project=prj}, {from_date=start} until {to_date=end}, {group_by:activity=grouped by activity|by activity}
{group_by:project=by project}: tracked time {from_date=start} through {to_date=end}
up to {to_date=end} from {from_date=start}, add up the hours for {project=prj} {group_by:day=day by day}
who put in how much on {project=prj}, {from_date=start} to {to_date=end}, {group_by:person=one line per person}
where did all the time go from {from_date=start} to {to_date=end}
I have to tell {project=prj} what we've been doing {from_date=start} till {to_date=end}
report of hours {group_by:day=per day} {from_date=start}/{to_date=end}
time report for {project=prj} since {from_date=start}
give me a time report {group_by:person=by person}
report hours from {from_date=past} to {to_date=end3} by {group_by:person=person}
time spent on {project=tprj} between {from_date=past} and {to_date=end3}
grouped by {group_by:week=week}, hours until {to_date=end3} since {from_date=past}
start {from_date=past}, end {to_date=end3}, project {project=tprj}, group {group_by:day=day}
up to {to_date=end3}, starting {from_date=past}, time report for {project=tprj}
%lang de
wie viele Stunden haben wir von {from_date=weekday} bis {to_date=weekday} an {project=prj} gearbeitet, {group_by:person=nach Person}
%lang es
sácame las horas de {project=prj} {group_by:person=por persona} desde el {from_date=weekday} hasta el {to_date=weekday}

%server dayquorum

%tool dayquorum_suggest_times Suggests time slots in which all attendees of a team are free, based on Dayquorum calendars. Working hours of each attendee's own time zone are respected. Output is sorted by least conflict. Does not create anything.
%also Returns common free slots.
%also When could these colleagues come together, for how long, between two days, in the morning or later.
%param attendees* (participants, people) {"type": "array", "items": {"type": "string"}, "description": "Names or emails"}
%param duration_minutes (duration, length) {"type": "integer", "description": "Length of the meeting in minutes"}
%param range_start (from, timeMin) {"type": "string", "description": "First day"}
%param range_end (to, timeMax) {"type": "string", "description": "Last day"}
%param part_of_day (preference, daytime) {"type": "string", "enum": ["morning", "afternoon", "evening", "any"], "description": ""}
%list people: Anna and Tom | Priya, Marek | Dana, Kim and Sven | Aylin | Ines, Lukas | Ben and Yara | Mia, Noah, Olga | Rafael and Lena | Sofia, Emil and Petra | Hugo | Jonas and Wei | Fatima, Kim | Nadia and Leo | Team Blue | Karim, Ola and Ruth | the two Annas | Marek | Grace and Tobias | Dr. Sato, Helen | Ines
%list minutes: 30 minutes => 30 | an hour => 60 | 45 minutes => 45 | half an hour => 30 | 90 minutes => 90 | two hours => 120 | 15 min => 15 | 20 minutes => 20
%list folk: Tess and Bo | Priya, Hal and Wren | Siobhan O'Hara | Big Sal, Yuki and Lee | Rupert, Leila | Casper | Ignacio and Fatima | Mrs. D'Souza and Mr. Okonkwo | Marek, Jo-Ann and old Pete | Dr. Lindqvist
%list min: 20 minutes => 20 | half an hour => 30 | 45 min => 45 | an hour => 60 | ten minutes => 10 | 90 minutes => 90 | two hours => 120 | 15 minutes => 15 | 5 minutes => 5 | forty minutes => 40
suggest times for {attendees=people}
{duration_minutes=minutes} with {attendees=people} between {range_start=date} and {range_end=date}
{attendees=people}, {duration_minutes=minutes}, from {range_start=weekday} to {range_end=weekday}, {part_of_day:morning=in the morning|mornings}
{part_of_day:afternoon=afternoons} from {range_start=date} till {range_end=date}: when are {attendees=people} free for {duration_minutes=minutes}
{attendees=people}, {duration_minutes=minutes}
common slot {attendees=people}
{duration_minutes=minutes} with {attendees=people}
when could I get {attendees=people} round one table
{attendees=people} are never in the same place, is there a gap of {duration_minutes=minutes} before {range_end=date}
I owe {attendees=people} a chat of {duration_minutes=minutes}, some {part_of_day:evening=evening} would be best
which {part_of_day:morning=morning} suits everybody, meaning {attendees=people}
no invitation yet, only see when {attendees=people} can meet for {duration_minutes=minutes}
suggest times of {duration_minutes=minutes}
find a slot between {range_start=date} and {range_end=date}
times for {attendees=folk}, {duration_minutes=min}, from {range_start=day5} to {range_end=end3}
{duration_minutes=min} with {attendees=folk} in {part_of_day:morning=the morning}
between {range_start=day5} and {range_end=end3}, {part_of_day:afternoon=afternoon}, {attendees=folk}
people {attendees=folk}, length {duration_minutes=min}, start {range_start=day5}, end {range_end=end3}
when can {attendees=folk} meet for {duration_minutes=min} before {range_end=end3}
{part_of_day:evening=evening} slots of {duration_minutes=min} for {attendees=folk}

%tool dayquorum_respond_to_invite Respond to a Dayquorum meeting invitation on behalf of the user. The organizer is notified. With `proposed_time` a counter-proposal is attached; allowed for tentative and declined only.
%also Accepts, declines or tentatively accepts an invitation.
%also Tell whoever called a meeting that one comes, may come or does not, giving a reason or another hour.
%param event* (eventId, invitation) {"type": "string", "description": "Title or id of the event"}
%param response* (status, rsvp) {"type": "string", "enum": ["accepted", "declined", "tentative"], "description": "Response status"}
%param comment (note, message) {"type": "string", "description": "Note to the organizer"}
%param proposed_time (counter_proposal, new_time) {"type": "string", "description": ""}
%list meeting: quarterly review | sprint planning | budget round with finance | Design critique | town hall | kick-off for Atlas | all hands | salary talk | lunch and learn | Retro | interview with Mr. Sato | board meeting | offsite preparation | safety training | security audit in building B | one on one with Dana | product demo | strategy day | onboarding for interns | handover
%list reason: I'm at the dentist | my train is late | Priya can stand in for me | there's no agenda | I have a customer on site | kids are ill | might be ten minutes late | clash with the audit | I'm on leave | please record it | not my area any more | only if it stays short | double booked with the dentist | too early for me | happy to help | my laptop is in repair | it's a holiday in Spain | I'll dial in from the car | no seats left | I'd only listen
%list evt: Budget Review | lunch with Jo and Ravi | Standup | Kickoff for Moon and Star | 1:1 with Tom | Board Dinner at The Anchor | Who Does What | interview, second round | all hands | evt-4471
%list evc: I'm on a train until noon | sorry, the kids are ill | happy to come, may be five minutes late | can Ravi go instead | too short notice | I have another meeting and can't move it | looking forward to it | not before I have seen the numbers | what is it about | count me in, I will bring the slides
%list exc: I'm on a train until four | my kid is ill | not without an agenda | double-booked with legal | I can only do it by phone | happy to, if there's cake
%list evt2: the offsite | Budget review | 1:1 with Sam | Lunch at Luigi's | the kick-off for Oslo | parents' evening | All hands
%list clock2: 7:30 | half past six | 9 am | noon | 8:15 | quarter to eight | 5 in the morning | 10.45 | six | 3 pm | ten past four | 11h | 8 am | half eight | 13:00 | nine
%list dtermin: Budgetrunde | Vorstandssitzung | Sicherheitsschulung | Quartalsgespräch | Übergabe an Petra
%list dchat: der Server startet gleich neu | Kuchen steht in der Küche | ich bin bis Donnerstag weg | der Kunde hat zugesagt | morgen bleibt das Büro zu
({response:accepted=accept}|{response:declined=decline}) [the invitation to] the {event=meeting}
{response:declined=decline} the {event=meeting}, comment {comment=reason}
{response:tentative=tentative} for the {event=meeting}, propose {proposed_time=when}, {comment=reason}
the {event=meeting}: {response:declined=no|can't come}, {comment=reason}, how about {proposed_time=when}
{event=meeting}: {response:accepted=yes}
{response:declined=no} to {event=meeting}
{event=meeting} {response:tentative=maybe}
I {response:declined=won't be there} for the {event=meeting}, {comment=reason}
count me {response:accepted=in} for the {event=meeting}
the {event=meeting} is {response:tentative=not certain} for me, {comment=reason}
{response:declined=leave me out} of the {event=meeting}, {proposed_time=when} would have been fine
I don't need other slots suggested, I {response:accepted=come|am coming} to the {event=meeting}
respond to the {event=meeting}
{response:declined=decline} the invitation
~ {response:accepted=accept} {event=evt} with the comment "{comment=evc}"
{response:declined=decline} {event=evt}, {comment=evc}
say {response:tentative=maybe} to {event=evt} and propose {proposed_time=slot}
event {event=evt}, response {response:declined=no|declined}, comment {comment=evc}, new time {proposed_time=slot}
for {event=evt}, {response:declined=no|decline}, but offer {proposed_time=slot}
{proposed_time=slot} instead, so {response:declined=decline} {event=evt}
comment: {comment=evc}, reply: {response:accepted=yes|accept}, meeting: {event=evt}
{comment=exc}, so {response:declined=no|it's a no} to {event=evt2}
{response:tentative=maybe|perhaps} for {event=evt2}, better at {proposed_time=clock2}
{event=evt2}: {response:accepted=count me in|I'm coming}, {=post}
%lang de
sag die {event=dtermin} {response:declined=ab}, {comment=dchat}
%lang es
{response:accepted=acepta} la invitación a {event=meeting}

%server deckwright
%list deck: Investor update | summer school | kickoff with Globex | roadmap | History of bread | sales training | town meeting | Wedding quiz | product tour | year-end review | climate talk for kids | thesis defence | pitch for the bank | garden club | museum tour in Spanish | fire safety | fair in Hanover | Team and culture | crisis plan | new office | harvest report | partner day | open house

%tool deckwright.add_slide Add a slide to a presentation.
%also Returns the slide's number.
%also One more page in what is shown on the projector: what it says on top, how it is arranged, behind which page.
%param deck* (presentation, file) {"type": "string", "description": "Name of the presentation"}
%param headline* (title, heading) {"type": "string", "description": "What it says on top"}
%param layout (arrangement, style) {"type": "string", "enum": ["title", "two_columns", "picture", "chart", "quote", "blank"], "description": "Arrangement"}
%param after_slide (position, after) {"type": "integer", "description": "Number of the slide before it"}
%list headline: Where we stand in march | Three things we learned | Questions | Our team in Lisbon | What it costs and what it brings | Thank you | Customers and their wishes | From farm to table | Why now | Before and after | The road to 2030 | Risks | How it works | Two years in numbers | People with big ideas | Agenda | A day in the warehouse | Next stop: Spain | Bread for the whole town | Meet the neighbours | What went wrong in august | Help wanted | Prices and plans | Growth without waste
%list head: What we learned | Costs, risks and next steps | Thank you | A short history of tea | From two to twenty people | Our plan for after the launch | Questions | Who is behind it? | Growth in the north, loss in the south | 2026 at a glance | Meet Big Sal
%list deck2: Q3 results | Why we moved to Lisbon | onboarding | Sales and marketing | pitch v4 final | Bees in the city | talk-draft-2 | From idea to product | Town hall, March | the budget deck | Lecture 7
%list nth: 1 | 2 | 3 | 4 | six => 6 | 7 | 11 | 14 | 23 | nine => 9
%list deck3: Pitch for Globex | Kick-off | Annual meeting | Roadmap | All hands in May | Onboarding
%list headl: From zero to ten stores | Why now | What we learned in Porto | Under the hood | With you since 1947 | On track | Who pays for it
add a slide "{headline=headline}" to {deck=deck}
new slide in {deck=deck} after slide {after_slide=rowno}: {headline=headline}, {layout:two_columns=two columns}
{deck=deck}: {layout:picture=picture} slide, {headline=headline}
after number {after_slide=rowno} in {deck=deck} add {headline=headline}
{layout:chart=chart} slide {headline=headline} for the {deck=deck} presentation[, after {after_slide=rowno}]
{headline=headline}, {layout:quote=quote}, {deck=deck}, after {after_slide=rowno}
one more page for {deck=deck}, on top it says {headline=headline}
{deck=deck} needs something on "{headline=headline}", with a {layout:picture=big photo|photo}
behind page {after_slide=rowno} of {deck=deck} comes {headline=headline}
my professor thinks the jump in the middle is too hard, so squeeze {headline=headline} in after page {after_slide=rowno} of {deck=deck}
I rehearsed in front of my wife last night and she fell asleep twice. give {deck=deck} a page "{headline=headline}", {layout:blank=empty otherwise|otherwise blank}
add a {layout:title=title} slide to {deck=deck}
new slide: {headline=headline}
add a slide titled {headline=head} to {deck=deck2}
in {deck=deck2}, add {headline=head} after slide {after_slide=nth}
deck {deck=deck2} / headline: {headline=head} / layout: {layout:chart=chart}
after slide {after_slide=nth} of {deck=deck2}, put a {layout:quote=quote} slide called {headline=head}
add a {layout:two_columns=two-column|two columns} slide to {deck=deck2} with {headline=head} on top
new {layout:picture=picture} slide, {headline=head}, in the presentation {deck=deck2}
{layout:blank=blank} layout, title {headline=head}, presentation {deck=deck2}, position after {after_slide=nth}
in {deck=deck3} after {after_slide=guests}, {headline=headl}
~ with {layout:quote=a quote}, {headline=headl}, for {deck=deck3}
"{headline=headl}" into {deck=deck3} as {layout:two_columns=two columns}

%tool deckwright.export Export a presentation as a file.
%also Returns a link to the file.
%also Turn what is shown on the projector into something one can send or print, with or without what the speaker says.
%param deck* (presentation, name) {"type": "string", "description": "Name of the presentation"}
%param format* (file_type, as) {"type": "string", "enum": ["pdf", "pptx", "png", "video"], "description": "Kind of file"}
%param with_notes (notes, include_notes) {"type": "boolean", "description": "Include speaker notes"}
%list pres: pitch | Q4 review | All-Hands May | Bees and Us | sales kickoff, north region | thesis defence | onboarding v3 | safety first | slideshow for Gran's ninetieth | How We Price | demo_day
export {deck=deck} as {format:pdf=pdf}
{deck=deck} to {format:pptx=powerpoint|pptx}, {with_notes:true=with notes}
~ {format:png=png} export of {deck=deck}
export the presentation {deck=deck} {with_notes:false=without notes|without any notes} as {format:pdf=PDF}
I need {deck=deck} as a {format:video=video|movie}
{with_notes:true=including notes|with my notes}, {format:pptx=pptx}, {deck=deck}
can I get {deck=deck} on paper, so {format:pdf=pdf}, {with_notes:false=no notes}
turn {deck=deck} into a {format:video=film|clip}
{deck=deck} for the printer, {with_notes:true=with what I say under each page|with what I'm saying}, {format:pdf=pdf}
the hall only has an old machine that opens nothing but pictures, so get me {deck=deck} as {format:png=images|pngs}
~ two colleagues missed it because of the storm and asked nicely, send it off to a file: {deck=deck}, {format:video=film|video}
export {deck=deck}
export the presentation as {format:pptx=pptx}
{deck=pres} as {format:pdf=pdf|a pdf}
the {deck=pres} slides in {format:png=png|pictures}, please
turn {deck=pres} into a {format:video=film|video}, {with_notes:true=speaker notes included|with the notes}
download my talk {deck=pres} as {format:pptx=powerpoint|pptx}, Sue takes the notes
%lang de
exportiere die Präsentation {deck=deck} als {format:pdf=PDF}, {with_notes:true=mit Notizen}
%lang es
expórtame {deck=deck} en {format:pdf=pdf} {with_notes:false=sin notas}

%server esign
%list contract: lease agreement | NDA | NDA with Globex | employment contract for Jana | offer letter | freelance contract | consent form | sales agreement | partnership agreement with Hooli | photo release | loan contract | school trip form | amendment no. 3 | rental_2024.pdf | service contract | merger papers | power of attorney | purchase agreement for the house | data processing agreement | sublet contract
%list sdoc: the lease for Unit 7 | NDA with Lopez | contract of Solveig Dahl | offer_v3.pdf | the deed | consent for the trip to the mine | purchase of the tipper

%tool esign_send Send a document out to be signed electronically.
%also Creates a signature request.
%also Lets the named people sign a contract or form online, with a note and a last day.
%param document* (file, contract) {"type": "string", "description": "What has to be signed"}
%param signers* (recipients) {"type": "array", "items": {"type": "string"}, "description": "People who sign"}
%param message (note) {"type": "string", "description": "Note to the signers"}
%param deadline (expires_on, sign_by) {"type": "string", "description": "Last day to sign"}
%list people: Anna and Tom | Priya | Lee, Marta and Jo | Sven and Ines | mom and dad | Kim, Omar and Beth | Dr. Weiss | Julia, Chen | Ravi | Paula and her boss | Diego and Lucy | grandma and grandpa | Nina, Karl, Yusuf and Mo | Mr. Tanaka | design team | Lisbon office
%list signmsg: please sign on every page | call me if anything is unclear | this replaces the old version | only section 4 has changed | we need it before the fair | thank you for your trust | the salary is as discussed | initials on page two as well | keep a copy for yourself | looking forward to working with you | please use your full legal name | sorry for the rush | the landlord has signed already | no witness needed | it comes into force in May
%list esdoc: lease for Mill Lane | NDA with Brightwater | Offer, final version | rental agreement | contract-v3.pdf | Deed of Sale | agreement between Pino's and The Anchor | non-compete | terms and conditions | house rules | employment contract for Wren | waiver
%list esmsg: please sign on page four and initial the rest | sorry for the delay, it's all in there now | as discussed with Hal on Monday | no changes since last time | read section 3 first | thank you | sign before the notary closes, please | this replaces the version from May | two copies, one is for you | ask Wren if anything is unclear
send the {document=contract} to {signers=people} for signature
get the {document=contract} signed by {signers=people}
{signers=people} (has to|must) sign the {document=contract} by {deadline=date}
have {signers=people} sign the {document=contract}, add the note {message=signmsg}
out for signature: {document=contract}, {signers=people}, until {deadline=date}
please request an electronic signature on the {document=contract} from {signers=people} with the message "{message=signmsg}"
we agreed on everything, so mail the {document=contract} to {signers=emails} to sign
~ I need {signers=fullname}'s signature on the {document=contract} before {deadline=date}
e-sign {document=file}, signers {signers=emails}, tell them {message=signmsg}
send the {document=contract} out for signature
get {signers=people} to sign by {deadline=date}
send a contract to {signers=emails} to be signed
send {document=esdoc} to {signers=crew} for signing by {deadline=daya}
get {document=esdoc} signed by {signers=crew} until {deadline=dayb}
document {document=esdoc}, signers {signers=crew}, note {message=esmsg}
by {deadline=dayb}, {signers=crew} should sign {document=esdoc}
for signature: {document=esdoc}, to {signers=crew}, message "{message=esmsg}"
have {signers=crew} sign the {document=esdoc} from {=daya}
by {deadline=bydate2}, from {signers=panel}, a signature on {document=sdoc}
{document=sdoc} to {signers=panel} for signing, I'm away with the kids
%lang de
schick den Vertrag {document=file} zur Unterschrift an {signers=emails}

%tool esign_status Has a document been signed, and who has not signed it yet.
%also Returns the state of a signature request.
%also Checks on a contract that went out for signature.
%param document* (contract, envelope) {"type": "string", "description": "Name of the document"}
%list doc: NDA Hartmann | lease_final.pdf | offer letter for Priya | contract with the printers | loan agreement, second draft | photo release | Sale of the Boat | statutes and annex B | works order 118 | dpa-2025 | tenancy agreement | power of attorney for Aunt Rosa
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
signatures still missing on {document=doc}?
has everyone put their name under {document=doc}
~ {document=doc}: who has signed so far
did they all sign {document=doc}, and if not, who didn't

%tool esign_void Withdraw a document that was sent for signature.
%also Voids a signature request.
%also Calls a contract back so that nobody can sign it any more.
%param document* (contract, envelope) {"type": "string", "description": "Name of the document"}
%param reason (void_reason) {"type": "string", "description": "Told to the signers"}
%list voidwhy: wrong salary | the names are misspelled | terms have changed | we sent the old version | deal is off | a page is missing | legal found a mistake | the tenant backed out | wrong date on page one | duplicate | the buyer changed the bank | it went to the wrong person | the address is outdated | terms of payment are missing | candidate declined
%list sdoc2: Lease for 12 Elm Street | NDA with Nordwind | offer letter | Contract of Sale, second draft | Consent to Treatment | framework agreement and annex | loan papers | Terms for Resellers | tmp_contract_4 | Partnership Deed | power of attorney for Dad
%list voidsentence: the date on page two is wrong | we found a mistake in the price | the buyer has withdrawn | it was sent too early, sorry | the terms have changed | it went to the wrong person | Ana is no longer a director | a new version will follow | the annex is missing
%list voidwhy2: wrong date on page two | we found a mistake in the price | the buyer has withdrawn | it was sent to the wrong person, sorry | sent too early | the terms have changed, a new version follows | duplicate | Ana is no longer a director | missing annex | superseded by the March version
%list sdocthe: offer letter | loan papers | lease for Mill Road | sales contract | consent form for the school trip | shareholder agreement | NDA | power of attorney
%list voidw: the price on page two is from last year | wrong Otis | the landlord wants it on paper | we found a better site | clause nine names the old firm
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
void {document=sdoc2} because {reason=voidsentence}
withdraw {document=sdoc2}, reason: {reason=voidwhy2}
document {document=sdoc2}, reason {reason=voidwhy2}
tell the signers {reason=voidsentence} and withdraw {document=sdoc2}
{reason=voidwhy2}: void {document=sdoc2}
void the {document=sdocthe} with the reason {reason=voidwhy2}
stop the signing of {document=sdoc2}, {=name} has not signed yet
{reason=voidw}, so take {document=sdoc} back
{document=sdoc} is not to be signed, sorry to all
%lang es
anula la solicitud de firma de {document=file}

%server fernfolio
%list doc: Onboarding | How we deploy | house rules | Pricing, 2026 | Travel and Expenses | Ana's reading list | Notes from Ghent | style guide | Who does what | security FAQ | Release plan for May | vision | Keys & Doors
%list space: Engineering | people ops | Sales and Support | Handbook | finance | Design, Brand | The Attic | marketing | Team Walrus | legal | R&D | Everyone's Corner
%list doclong: What to do when the shop is down, step by step | How to book a trip, and who pays | Why we left the old cloud, told in ten minutes | Ask before you ship: a list for Fridays | What we learned in May, good and bad | Choosing a phone plan, for teams abroad | Read this before you call a customer | Who to call at night, and when not to | Moving to Ghent, what you have to know | How to say no to a customer, nicely

%tool fernfolioCreateDocument Create a document in Fernfolio. It is published at once unless draft=true. Use fernfolioAppendText to add to a document that exists.
%also Creates a wiki page.
%also Begin a fresh page in a team's space, under another page if wanted, from a blank sheet or one of the forms.
%param title* (name, heading) {"type": "string", "description": "Document title"}
%param space (collection, spaceName) {"type": "string", "description": "Space (collection) in which it is created"}
%param parent (parentDocument, under) {"type": "string", "description": "Title of the document above it"}
%param template (layout, form) {"type": "string", "enum": ["blank", "meeting_notes", "proposal", "postmortem", "how_to"], "description": "Template, default blank"}
%param draft (unpublished, asDraft) {"type": "boolean", "description": "Keep it unpublished"}
%list parent: Basics | Guides for Newcomers | 2026 | Meetings, weekly | policies | Retros and Reviews | drafts from Rosa | Archive | Tools | Oslo Office
begin a page {title=doc}, {draft:true=not for others yet|keep it to ourselves for now|don't put it out yet}
new page {title=doc} in {space=space}, {template:blank=an empty sheet|nothing on it}
{title=doc} goes under {parent=parent} in {space=space}, set it up
in {space=space}, under {parent=parent}, start one called {title=doc}
write up {title=doclong}
{space=space}, "{title=doc}", {template:postmortem=the what-went-wrong form}, {draft:false=for all to read|out at once}
I need a page called {title=doc}, it was a blank spot until now

%tool fernfolioSearchDocuments Search the wiki. Semantic + keyword search over the content of all documents the user may read.
%also Search documents by content.
%also Where did we write something down? Looks inside pages, in one space or all, by one writer, touched not long ago.
%param query* (q, text) {"type": "string", "description": "What to look for"}
%param space (collection, in) {"type": "string", "description": "Limit to one space"}
%param author (createdBy, writer) {"type": "string", "description": "Who wrote the document"}
%param updatedWithin (recency, period) {"type": "string", "enum": ["day", "week", "month", "year"], "description": "Only documents edited in this period"}
%param titlesOnly (titleMatch, inTitle) {"type": "boolean", "description": "Match titles, not the content"}
%list topic2: parking | how to reset the router | holiday rules | colours and fonts | vpn, abroad | who signs contracts | backup | Ana's checklist | travel by train | key for the bike cellar | parental leave
where did we write about {query=topic2}, {titlesOnly:true=just in the headlines|only what it's called}
anything on {query=topic2}, {updatedWithin:week=touched these last seven days|fresh from the past few days}
{query=topic2} in {space=space} from {author=who2}
what has {author=whob} put into {space=space} about {query=topic2}
find whatever says {query=doclong}
{author=who2}, {space=space}, {query=topic2}, {updatedWithin:month=not older than four weeks|no more than thirty days old}
another day, another question: {query=topic2} in the wiki

%tool fernfolioListDocuments Lists the documents of a space. No searching.
%also Documents in a space.
%also The table of contents of one space: all pages or one writer's, in the order wanted, put-away ones too on request.
%param space* (collection, spaceName) {"type": "string", "description": "Space name"}
%param author (createdBy, writer) {"type": "string", "description": "Only documents by this user"}
%param sortBy (order, sort) {"type": "string", "enum": ["title", "lastEdited", "mostViewed"], "description": "Order"}
%param includeArchived (archived, withArchived) {"type": "boolean", "description": "Also archived documents"}
%param limit (max, pageSize) {"type": "integer", "description": "Max documents"}
%list few2: two => 2 | 3 | five => 5 | 8 | ten => 10 | 12 | 20 | six => 6 | 30 | fifteen => 15
what is there in {space=space}, {sortBy:mostViewed=the most read on top|what everyone reads first}
contents of {space=space}, {includeArchived:true=put-away ones too|also what's been shelved|old ones as well}
which pages in {space=space} are by {author=who2}
~ by {author=whob}, out of {space=space}, {sortBy:title=from A to Z|in alphabetical order}
the auditor comes at ten, so print me all of {space=space}, {sortBy:lastEdited=latest changes first|freshest on top}
~ {author=who2}, {space=space}, {sortBy:title=A to Z}, {limit=few2} of them
~ show the pages of {space=space}, I've got ten minutes

%tool fernfolioShareDocument Share a document with a person or a group. The recipient gets an e-mail with `message`.
%also Give somebody access to a document.
%also Let others read, remark on or change a page, for good or until some day, with a line of text to go along.
%param document* (doc, documentTitle) {"type": "string", "description": "Document title"}
%param recipient* (user, shareWith) {"type": "string", "description": "Person, group or e-mail"}
%param permission (role, accessLevel) {"type": "string", "enum": ["view", "comment", "edit"], "description": "Access level, view by default"}
%param expiresOn (expires, validUntil) {"type": "string", "description": "Day on which access ends"}
%param message (note, text) {"type": "string", "description": "Message for the recipient"}
%list group: everyone in Oslo | the board | Kirsty from sales | design guild | lena@moller.example | ben | all new hires | Mrs. Ferreira | Kiwi Press | legal and finance | the auditors, both | Tom's team
%list sharemsg: please have a look | for Friday's call | as promised | tell me what you think | numbers on page 2 | first draft, be kind | have fun | the one you asked for | see the last part | numbers and names are new
%list sharelong: have a look before we meet at three, please | page two is new, the rest you know | this is what I meant, tell me if it's clear | do not print it, the prices may change | let me know by Friday what is missing | I left gaps for you, fill them in | you asked who decides, see the last page | I changed the dates, check them against yours | read it on the train, we talk at noon | sorry it took so long, the tables were tricky
let {recipient=group} see {document=doc}, {permission:comment=remarks allowed|they may leave remarks}
give {document=doc} to {recipient=group}, {permission:edit=they can change things|free to rewrite it}
send {recipient=group} {document=doc} with "{message=sharemsg}"
~ {document=doc} for {recipient=group} until {expiresOn=till}
pass {document=doc} on to {recipient=group} and write {message=sharelong}
{recipient=group}, {document=doc}, {permission:view=hands off|just to read}, till {expiresOn=till}
from my point of view {recipient=group} should get {document=doc}

%tool fernfolioAppendText Append text to an existing document. Does not create documents.
%also Adds text to a document.
%also Put a few more words into a page that is there, beneath one of its headings, at its head or foot, with or without a word to those who follow it.
%param document* (doc, documentTitle) {"type": "string", "description": "Document title"}
%param text* (content, markdown) {"type": "string", "description": "Text to add (Markdown)"}
%param heading (section, under) {"type": "string", "description": "Section under which it goes"}
%param position (where, place) {"type": "string", "enum": ["start", "end"], "description": "default end"}
%param notifyWatchers (notify, sendNotification) {"type": "boolean", "description": "Whether watchers are notified, default true"}
%list addtext: bring a jacket | Rosa has the key | ask finance first | new phone number: 4410 | not on Fridays | see also the FAQ | tested in May | budget is 300 | closed in August | two people at least
%list head: Open questions | Contacts | Day One | Do's and Don'ts | next steps | Costs, roughly | In case of fire | History | What we tried | Links
%list addlong: if the alarm rings, press the red button twice | we decided to wait until May, then ask again | call Mr. Halloran before nine, never after lunch | keys are at the desk, sign for them, please | use the blue form, the green one is out of date | who comes last turns off the lights and heating | new laptops arrive on Monday, old ones go back | after six the door is locked, ring for Gus | we tried it for a month, nobody liked it | pay with the card, keep the bill, tell finance
put {text=addtext} into {document=doc}, {notifyWatchers:false=nobody needs to know|on the quiet|without a fuss}
{document=doc} lacks something: {text=addtext}, {position:start=right at the top|before all the rest}
under {heading=head} in {document=doc} write {text=addtext}
"{text=addtext}" into {document=doc}, below {heading=head}
add to {document=doc}: {text=addlong}
{document=doc}, {heading=head}, "{text=addlong}", {notifyWatchers:true=tell the readers|let the followers know}
to start the day, {document=doc} should also say {text=addtext}

%server frontdesk

%tool register_visitor Announce a visitor to the front desk and print a badge.
%also Pre-registers a guest.
%also Lets reception know who comes, from which company, when, and whom they meet.
%param visitor_name* (guest, name) {"type": "string", "description": "Name of the guest"}
%param arrival* (arrival_time, when) {"type": "string", "description": "When the guest comes"}
%param host (employee, visiting) {"type": "string", "description": "Colleague who is visited"}
%param company (organization) {"type": "string", "description": "Where the guest works"}
%list full2: Agnes Brandt | Samuel Adeyemi | Mary Ellen Byrne | Sean O'Rourke | Pieter van der Meer | Rosa Delgado | Dr Ruth Feldman | Jan Kowal | Ilse Novak | Li Wei | Karl-Heinz Vogt | Anne de la Cruz
%list fulb: Tomasz Wojcik | Bridget Walsh | Giulia Conti | Max O'Hara | Nora Lindgren | Leyla Demir | Esther Obi | Prof. Ana Sousa | Franz Maier | Joost van Dijk | Hanna | Carmen Ortiz
%list clk: 7:30 | half past six | 9 am | noon | 8:15 | quarter to eight | 10.45 | six | 3 pm | ten past four | 13:00 | nine o'clock | 18:20
%list client: Nordlicht GmbH | Baker & Sons | the Rowing Club | Studio Halle | Mrs. Farouk | Green Fork Catering | Tidewater Ltd | St. Anne's School | Under One Roof | Lopez Transport | Hofmann Optik | With Grace Weddings
register {visitor_name=fullname} as a visitor {arrival=when}
~ {visitor_name=fullname} from {company=company} is coming {arrival=when} to see {host=firstname}
visitor badge for {visitor_name=fullname}, {arrival=when}
tell reception that {visitor_name=fullname} arrives {arrival=when}, host is {host=fullname}
I expect a guest {arrival=when}: {visitor_name=fullname}, {company=company}
sign in {visitor_name=fullname} ({company=company}) for {arrival=when}
front desk should know {visitor_name=fullname} visits {host=person} {arrival=when}
~ announce {visitor_name=fullname} at the gate for {arrival=when}
{arrival=when} {visitor_name=fullname} visits us, please get a badge ready
register {visitor_name=fullname} from {company=company} at reception
I have a visitor {arrival=when} for {host=firstname}
register {visitor_name=full2} from {company=firm2} for {arrival=slot}
{visitor_name=full2} is coming on {arrival=slot} to see {host=fulb}
for {host=fulb}, announce {visitor_name=full2} on {arrival=day3}
visitor: {visitor_name=full2}, company: {company=firm2}, arrival: {arrival=slot}, host: {host=fulb}
at {arrival=clk} {visitor_name=full2} of {company=firm2} arrives
badge for {visitor_name=full2}, {company=firm2}, {arrival=day4}, visiting {host=fulb}
{host=fulb} expects {visitor_name=full2} on {arrival=slot}
for {host=anna}, from {company=client}, {visitor_name=full}, {arrival=slot2}
{visitor_name=full} comes {arrival=slot2}, coffee without milk
{arrival=slot2} {host=maria} gets a visit by {visitor_name=full}

%server gridbook
%list cells: B2 | C4:C20 | A1 | D7 | E2:F9 | H13 | A1:D1 | F22 | G3:G14 | B12 | C5 | K40 | A2:A100 | D10:E12 | J8 | B2:B13 | M1 | C3:D4 | L17 | E5
%list sheet: budget 2025 | Summer camp | team holidays | Q3 forecast | price list | shift plan | cash book | guest list for the gala | rent and heating | inventory | lottery syndicate | bike tour costs | wine cellar | payroll draft | students and grades | mileage | recipes with costs | crew list | fuel log | donations in kind | seating plan | loan calculator | harvest | Sales north

%tool gridbook_fill_cells Write a value or formula into cells of a spreadsheet.
%also Returns the changed range.
%also Enter a number, a text or something to be computed in one field or a block of fields of a table.
%param sheet* (spreadsheet, tab) {"type": "string", "description": "Name of the sheet"}
%param cells* (range, a1) {"type": "string", "description": "Such as B2 or B2:D10"}
%param content* (value, formula) {"type": "string", "description": "Value or formula"}
%list cellval: =SUM(B2:B9) | 1250 | paid | =AVERAGE(C2:C20) | n/a | 3.75 | done and checked | =B4*1.19 | Kim | TOTAL | =MAX(D2:D40) | 0 | waiting for the bank | 480 | =C2-B2 | vegetarian | =IF(B2>0,1,0) | moved to may | 19% | yes | cancelled | =COUNT(A2:A99) | two nights with breakfast | 99.90
%list cellvals: =SUM(B2:B9) | 42 | paid | to be confirmed, ask Ella | 0 | n/a | =A1*1.2 | yes and no | 19.90 | Rent for May | open until Friday | Total
%list cellrefs: B2 | A1:A10 | D7 | C3:F3 | AA12 | B2:D10 | H1 | E5 | G20:G31 | Z9
%list sheets: Budget 2026 | Guests and Seats | sheet1 | shopping for May | Hours by Tom | Rent | Prices, old | Marathon Plan | tmp-fix-2 | Sales in Leeds | Inventory
%list cells2: B2 | C4:C20 | A1 | D2:F9 | H11 | B7:B12
%list sheet2: Budget | Holiday rota | Prices 2025 | Guests | Shifts | Inventory | Wedding
%list cellv: =SUM(A1:A9) | paid | 19.5 | to be confirmed | n/a | from Kim | 0
write {content=cellval} into {cells=cells} of the {sheet=sheet} sheet
{sheet=sheet}, {cells=cells}: {content=cellval}
~ set {cells=cells} in {sheet=sheet} to {content=cellval}
in {sheet=sheet} put {content=cellval} in {cells=cells}
fill {cells=cells} with {content=cellval}, spreadsheet {sheet=sheet}
{content=cellval} goes in {cells=cells}, {sheet=sheet}
{cells=cells} should say {content=cellval} in {sheet=sheet}
on {sheet=sheet}, {cells=cells} is wrong, make it {content=cellval}
change whatever is at {cells=cells} to {content=cellval} ({sheet=sheet}|in {sheet=sheet})
~ I went through all the receipts on my kitchen table tonight and it turns out that {cells=cells} has to be {content=cellval}, in {sheet=sheet}
my accountant frowned when she looked at {sheet=sheet}. please have {cells=cells} read {content=cellval}
write {content=cellval} to {cells=cells}
fill in the cells {cells=cells} of {sheet=sheet}
put {content=cellvals} into {cells=cellrefs} of {sheet=sheets}
in {sheet=sheets}, set {cells=cellrefs} to {content=cellvals}
sheet {sheet=sheets}, cells {cells=cellrefs}, content {content=cellvals}
fill {cells=cellrefs} in {sheet=sheets} with {content=cellvals}
write {content=cellvals} in {sheet=sheets} at {cells=cellrefs}
value: {content=cellvals} / cell: {cells=cellrefs} / sheet: {sheet=sheets}
into {cells=cells2} of {sheet=sheet2} {content=cellv}
{content=cellv} at {cells=cells2}, the sheet being {sheet=sheet2}
in {sheet=sheet2}, {cells=cells2} becomes {content=cellv}
%lang de
trag in {sheet=sheet} bei {cells=cells} {content=cellval} ein
%lang es
pon {content=cellval} en {cells=cells} de la hoja {sheet=sheet}

%tool gridbook_read_cells Read cells of a spreadsheet.
%also Returns rows of values or formulas.
%also What stands in one field or a block of fields of a table, as shown or as it is computed.
%param sheet* (spreadsheet, tab) {"type": "string", "description": "Name of the sheet"}
%param cells* (range, a1) {"type": "string", "description": "Such as B2 or B2:D10"}
%param show (render, mode) {"type": "string", "enum": ["values", "formulas", "formats"], "description": ""}
read {cells=cells} from {sheet=sheet}
~ what's in {cells=cells} of the {sheet=sheet} spreadsheet
{sheet=sheet} {cells=cells}
show the {show:formulas=formulas} in {cells=cells} of {sheet=sheet}
{show:values=values} of {cells=cells}, {sheet=sheet}
{cells=cells} in {sheet=sheet}, the {show:formats=formats}
what does it say at {cells=cells} on {sheet=sheet}
how is {cells=cells} worked out in {sheet=sheet}, I mean the {show:formulas=formula behind it|formula}
tell me what {sheet=sheet} has got at {cells=cells}
I left my laptop at the office and the landlord is on the phone: what stands at {cells=cells} in {sheet=sheet}
something doesn't add up here and I suspect a typo, so let me look at {cells=cells} in {sheet=sheet}, {show:formulas=formulas} please
read {cells=cells}
show me cells of {sheet=sheet}
read {cells=rng9} in {sheet=sheet9}
show the {show:formulas=formulas} of {cells=rng9} from {sheet=sheet9}
Sheet: {sheet=sheet9}; cells: {cells=rng9}; show: {show:formats=formats}
from {sheet=sheet9}, as {show:values=values}, cells {cells=rng9}

%tool gridbook_insert_rows Insert empty rows into a spreadsheet.
%also Inserts rows.
%also Make room for so many more lines in a table, below a line that is there.
%param sheet* (spreadsheet, tab) {"type": "string", "description": "Name of the sheet"}
%param count* (number, rows) {"type": "integer", "description": "How many"}
%param after_row (below, index) {"type": "integer", "description": "Number of the row above"}
%list some: 3 | 5 | ten => 10 | 20 | four => 4 | 8 | 15 | six => 6 | 2 | 12 | two => 2 | 7 | 30 | 25 | three => 3
%list sheet2: Budget | guest list | Stock, May | Payroll 2026 | Sheet1 | who brings what | Kids & Chores | timetable for the band | Q3 | inventory-old | Route
%list qsm: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 2 | three => 3 | 10 | nine => 9 | 4
%list rown: 4 | 12 | 37 | 108 | nine => 9 | 56 | 201 | 3 | 18 | 1040 | 75
insert {count=some} rows in {sheet=sheet}
insert {count=some} rows after row {after_row=rowno} in {sheet=sheet}
{sheet=sheet}: {count=some} empty rows below {after_row=rowno}
after row {after_row=rowno} of {sheet=sheet} insert {count=some} more
{count=some} new rows, {sheet=sheet}[, after {after_row=rowno}]
add {count=some} blank rows to the sheet {sheet=sheet}
I need room for {count=some} more people in {sheet=sheet}
make space under number {after_row=rowno} in {sheet=sheet}, {count=some} lines
{sheet=sheet} is getting tight, {count=some} lines extra beneath {after_row=rowno}
a whole family just signed up at the last minute, all of them, so squeeze {count=some} lines into {sheet=sheet}, under {after_row=rowno}
the auditors want everything split up differently, which means {count=some} extra lines in {sheet=sheet}
insert rows after row {after_row=rowno} in {sheet=sheet}
insert {count=some} rows
~ make space for {count=int} lines in {sheet=sheet2}
{count=qsm} blank lines below row {after_row=rown} in {sheet=sheet2}
{sheet=sheet2}: after line {after_row=rown} I want {count=int} empty ones
{count=int} fresh empty rows in {sheet=sheet2}, it has 90 so far
%lang de
füg in {sheet=sheet} nach Zeile {after_row=rowno} {count=int} leere Zeilen ein
%lang es
inserta {count=numes} filas en {sheet=sheet}, debajo de la {after_row=rowno}

%server gridstead
%list table: Guests | Inventory | Suppliers | Plants | Books | Applicants | Members | Expenses | Tools and machines | Wine cellar | Projects | Episodes | Props and costumes | Bees | Rooms | Leads | Vinyl | Donors | Song ideas | Patients | Recipes | Locations for the shoot
%list base: Wedding | Workshop | Film shoot | Greenhouse | Club | Hiring | Podcast | House and garden | Theatre | Charity run | Studio | Cellar | School library | Farm | Band | Allotment | Repair café | Museum shop in Graz | Sailing | Festival and camp
%list fieldname: status | city | owner | price | shelf | diet | phone | priority | colour | deadline | rating | size | stage | number of seats | year | category | last contact | humidity | arrival | paid by
%list fieldvalue: open | vegan | paid | Berlin | out of stock | B12 | high | red | waiting list | 1998 | broken | very good | interview | Riesling | on loan to Petra | table 7 | booked | half full | three stars | sold | needs water | Kyoto and Nara | not yet answered
%list record: Marta Vogel | drill press | Monstera | The Name of the Rose | Barolo 2016 | episode 31 | wig for the queen | hive 4 | Ben and Aisha | room 12 | old mill in Hallow | Kind of Blue | fog machine | Cafe Aurora | lemon cake with thyme | Uncle Ted | band saw | Jonas Albrecht | spotlight left | Dr. Sato | olive tree

%tool gridstead_list_records List records from a Gridstead table. Supports filtering by the value of a single field, sorting and maxRecords. Base and table may be given by name. Prefer gridstead_search when the field is unknown.
%also Returns rows of a table.
%also Read entries out of one sheet of a base, only those where a field has some value, sorted by a field.
%param table* (tableId, sheet) {"type": "string", "description": "Table name or id"}
%param base (baseId, workspace) {"type": "string", "description": "Base"}
%param field (filter_field, column) {"type": "string", "description": "Field to filter on"}
%param value (equals, filter_value) {"type": "string", "description": "Value which the field must have"}
%param sort_by (sort, order) {"type": "string", "description": ""}
%param maxRecords (limit, max) {"type": "integer", "description": "Maximum number of records to return"}
%list tablesa: Clients | Orders | Guests and Hosts | inventory | Members 2026 | tblX9 | Leads from Leeds | Plants | Rooms to let | applicants
%list bases: Wedding | CRM | Shop | Garden Club | tmp-fix-2 | Move to Leeds | School and Kids | Operations | Book of Pino's | Home and Garden
%list fieldsa: Status | City | owner | Date of entry | Paid | Last name | size | Country | Type of room | Table
%list fieldvals: open | Leeds | Ella Moor | yes | waiting for payment | XL | to be called back | Spain and Portugal | 2026 | not yet, see notes | A
(list|show) the records in {table=table}
{table=table} in base {base=base} where {field=fieldname} is {value=fieldvalue}
{value=fieldvalue} as {field=fieldname}, table {table=table}, sorted by {sort_by=fieldname}, {maxRecords=int} rows
{maxRecords=int} rows of {table=table} from {base=base}, sort by {sort_by=fieldname}
{table=table} {base=base}
{table=table}, {field=fieldname} {value=fieldvalue}
{table=table} by {sort_by=fieldname}
what have we got under {table=table}, ordered by {sort_by=fieldname}
which of our {table=table} have {value=fieldvalue} for {field=fieldname}
{table=table}: everything with {field=fieldname} {value=fieldvalue} that we wrote down for {base=base}
I'm standing in front of the shelf, read me the top {maxRecords=int} of {table=table}
nothing to change, I'm just curious who has {field=fieldname} {value=fieldvalue} in {table=table}
list records of the base {base=base}
show records where {field=fieldname} is {value=fieldvalue}
list {table=tablesa} in {base=bases} sorted by {sort_by=fieldsa}
records of {table=tablesa} where {field=fieldsa} is {value=fieldvals}
table {table=tablesa}, base {base=bases}, field {field=fieldsa}, value {value=fieldvals}, max {maxRecords=int}
from {base=bases}, {table=tablesa} with {field=fieldsa} = {value=fieldvals}
{maxRecords=int} records from {table=tablesa}, ordered by {sort_by=fieldsa}
~ sort: {sort_by=fieldsa} / base: {base=bases} / table: {table=tablesa}
with {value=fieldvals} in {field=fieldsa}, which {table=tablesa} are there
in {base=bases}, show up to {maxRecords=int} rows of {table=tablesa}
%lang de
zeig mir in {table=table} alle Einträge mit {field=fieldname} {value=fieldvalue}
%lang es
enséñame {maxRecords=int} filas de {table=table} ordenadas por {sort_by=fieldname}

%tool gridstead_create_record Create a new record in a Gridstead table. `primary` fills the primary field. Further fields are passed as text in the form Field: value and are typecast automatically.
%also Creates a row.
%also Enter something new into one sheet of a base, with its name and whatever else is to be filled in.
%param table* (tableId, sheet) {"type": "string", "description": "Table name or id"}
%param primary* (name, primary_field) {"type": "string", "description": "Value of the primary field"}
%param fields (other_fields, values) {"type": "string", "description": "Other fields"}
%param base (baseId, workspace) {"type": "string", "description": ""}
%list fielddata: city: Graz, diet: vegan | price 40, shelf B12 | status open | two seats, table 7 | year 1998, condition good | phone 0170 555 | colour red and gold | owner Petra | humidity high | stage interview, priority high | rating five stars | from Spain, dry | age 12, group blue | rent 900 and deposit | soil dry | plays cello | bought in 2019 | born in Oslo, speaks Norwegian | shelf C4, lent to Ida | diet: none
%list prim: Berger & Sons | The Man Who Sold the Stairs | oak table, round | Mary Ellen Byrne | INV-4471 | Rivers by Ella Moor | Pino's | paint the fence and the gate | Big Sal | Riesling from Graz
%list tbl: Clients | Books to Read | inventory | Orders and Returns | tblTasks | Suppliers 2027 | Rooms | projects | People I Owe | wines
%list fld: Status: open, City: Graz | Price: 40 | Owner: Jo, Due: Friday | Colour: blue, Size: L, Stock: 12 | Year: 1998 | Phone: 020 7946 0018 | Author: Ella Moor, Pages: 310 | Priority: high | Notes: call first, then write | Room: 12, Guests: 2
%list base2: CRM | Home | Studio 2027 | Shop and Stock | Reading | ops | appX7k2 | Family Stuff | Sales and Service | tmp-fix-2
(add|create) a record {primary=record} in {table=table}
{table=table} in {base=base}: new row {primary=record}, {fields=fielddata}
{primary=record} with {fields=fielddata} into {table=table}
in the base {base=base}, table {table=table}, enter {primary=record}, {fields=fielddata}
{primary=record} into {table=table}
{table=table}: {primary=record}
new row {primary=record}, {table=table}
~ {primary=record} isn't among our {table=table} yet, {fields=fielddata}
~ we've just bought {primary=record}, so it has to show up under {table=table}
one more for {table=table}, namely {primary=record}, {fields=fielddata}
I met {primary=record} at the market and that's something for {table=table} in {base=base}
don't touch the old rows of {table=table}, {primary=record} gets one of its own
add a record to {table=table}
new record {primary=record} with {fields=fielddata}
add {primary=prim} to {table=tbl}
new record in {table=tbl} called {primary=prim} with {fields=fld}
in the base {base=base2}, table {table=tbl}: {primary=prim}
table: {table=tbl} / primary: {primary=prim} / fields: {fields=fld} / base: {base=base2}
put {primary=prim} into {table=tbl} of {base=base2}, {fields=fld}
with {fields=fld}, create {primary=prim} in {table=tbl}
table {table=tbl}, name {primary=prim}, base {base=base2}

%tool gridstead_update_record Update one field of an existing record in a Gridstead table (PATCH semantics, other fields are left untouched). The record is looked up by its primary field. Never create a record with this tool.
%also Changes one field of a row.
%also Give a single cell of a known entry another value.
%param table (tableId, sheet) {"type": "string", "description": "Table"}
%param record* (recordId, row) {"type": "string", "description": "Record id or primary field"}
%param field* (column, field_name) {"type": "string", "description": "Field to change"}
%param value* (new_value, to) {"type": "string", "description": "New value"}
%list fld: status | price | due date | owner | notes | phone number | city and country | Next step | e-mail | Paid on
%list rec: Hollis Bakery | rec_4417 | Blue Door, phase two | Mia Carlsson | INV-204 | Summer party in Leeds | Ella Moor | 3317 | Order for Pino's | tmp-fix-2
%list val: done | 120 | waiting for Sal | Blue | 12 May | to be sold, not rented | Ines and Kwame | yes | moved from Leeds to Bath | low
%list table2: Customers | Orders 2025 | Jobs and Leads | tasks | Stock | Events in May | inventory | Contacts, old | Bugs
%list val2: paid in full | moved to Leeds | broken since May | to be pruned | on loan to Mia | yes | vegan
%list col: Status | Note | Diet | State | Place | Remarks
%list rec2: Row 14 | Hansen, Ole | Apple tree by the wall | Projector | Alien | rec88x
(set|change|update) {field=fieldname} of {record=record} to {value=fieldvalue}
in {table=table}, {record=record}: {field=fieldname} {value=fieldvalue}
{table=table}: {value=fieldvalue} as {field=fieldname} for {record=record}
{record=record}'s {field=fieldname} in {table=table} is now {value=fieldvalue}
{record=record} {field=fieldname} {value=fieldvalue}
{record=record}: {field=fieldname} {value=fieldvalue}
{field=fieldname} {value=fieldvalue}, {record=record}
it still says something else, but {record=record} has {value=fieldvalue} for {field=fieldname} since this morning
correct the {field=fieldname} of {record=record}, {value=fieldvalue} would be right
I was wrong about {record=record}, the {field=fieldname} isn't that, it's {value=fieldvalue}
could the {field=fieldname} column say {value=fieldvalue} for {record=record} under {table=table}
{record=record} exists already in {table=table}, no new row, only {field=fieldname} {value=fieldvalue}
update {record=record}
~ set the {field=fieldname} to {value=fieldvalue}
set {field=fld} of {record=rec} to {value=val}
in {table=table2} change {field=fld} to {value=val} for {record=rec}
{record=rec} in {table=table2}: {field=fld} becomes {value=val}
table {table=table2}, record {record=rec}, field {field=fld}, value {value=val}
put {value=val} as {field=fld} on {record=rec}
{value=val2} in {field=col} of {record=rec2}
{record=rec2}, {field=col}: {value=val2}
set {field=col} for {record=rec2} to {value=val2}, Kim told me over the fence
%lang de
~ setz bei {record=record} das Feld {field=fieldname} auf {value=fieldvalue}
%lang es
cámbiale a {record=record} el campo {field=fieldname} a {value=fieldvalue} en {table=table}

%server hotdesk
%list site: Berlin | headquarters | tower B | Rotterdam | building 4 | Lisbon hub | Campus West | Vienna | Harbour House | Malmö | third floor in the main building | Madrid | Hub East | Ghent
%list site_the: Leeds branch | annex | loft on Mill Street | new place in Soho | lab | garden wing
%list pday2: friday | saturday | june 3 | the 14th | next thursday | sunday | december 31 | the 2nd of may | tuesday | 12/10 | monday the 8th | new year's eve | march 21st | next wednesday | the 30th | sept 9 | easter monday | this saturday | mother's day | 2026-07-04 | thursday

%tool deskClaim Reserve a desk at the office.
%also Returns the desk's number.
%also Claims a place to work in a building, on a floor, near something or somebody, for a day or part of one.
%param office (site, building) {"type": "string", "description": "Building or town"}
%param day* (date) {"type": "string", "description": "Date"}
%param near (close_to, next_to) {"type": "string", "description": "What it should be close to"}
%param from_time (start) {"type": "string", "description": ""}
%param until_time (end, to) {"type": "string", "description": ""}
%param monitor (screen, with_display) {"type": "boolean", "description": "With a screen"}
%list nearwhat: Priya | Lena and Tom | Marcus | sales
%list nearwhat_the: window | printer | design team | coffee machine | emergency exit | kitchen with the balcony | people from finance | quiet zone | lifts | phone booths in the hall | meeting rooms | data folks | plant wall
%list nearwhat_a: power socket | door
%list clock2: 7pm | 19:30 | half past seven | noon | 8 | quarter to nine | 6:15 | 20:00 | nine | 1 pm | 18h | five | 12:45 | 10 am | half past eight | 8:15 pm | 3 | 16:00 | two | 9.30 | eleven in the morning
%list clock_b: 9pm | 21:00 | half past nine | three | 4 pm | 22:15 | quarter past ten | 5:30 | midnight | 17:00 | ten in the evening | 11 | 23h | 6 | half past five | 10 pm | 2:30 | twelve | 7 | 18:45
%list off: Leeds | the Berlin office | HQ | Building C | Harbour House | Porto | 4th floor, north wing | The Loft | Porto, old town | Mill Road 4 | the annex
%list nea: Ravi | the coffee machine | the design team | Anna and Tom | the window | Big Sal | the lift | finance | a printer | Mrs O'Connor
%list clkm: 8:15 | half past eight | 9 am | quarter to eight | 7 | 9:30 | ten | 08:00 | nine o'clock | 10.15
%list clkl: noon | 4 pm | half past five | 17:00 | six | 14.30 | quarter past three | 18:15 | five o'clock | 1 pm
%list nearby: the window over the courtyard | Priya | the coffee machine | the quiet corner by the plants | accounting | the lift
(book|reserve) me a desk in ({office=site}|{office=site}|the {office=site_the}) {day=pday2}
desk {day=pday2}, ({office=site}|{office=site}|the {office=site_the}), near ({near=nearwhat}|the {near=nearwhat_the}|a {near=nearwhat_a}), {from_time=clock2} to {until_time=clock_b}
I'm coming in {day=pday2}, put me next to ({near=nearwhat}|the {near=nearwhat_the}|a {near=nearwhat_a})[ {monitor:true=with a monitor|with a second screen}]
from {from_time=clock2} until {until_time=clock_b} on {day=pday2} I'd like to work at ({office=site}|{office=site}|the {office=site_the}), {monitor:true=with a screen|monitor needed}
({office=site}|{office=site}|the {office=site_the}) {day=pday2}: workplace by ({near=nearwhat}|the {near=nearwhat_the}|a {near=nearwhat_a}), {monitor:false=no screen needed|without a monitor}
my flat is being painted, so I need somewhere to sit in ({office=site}|{office=site}|the {office=site_the}) on {day=pday2}, ideally close to ({near=nearwhat}|the {near=nearwhat_the}|a {near=nearwhat_a})
the kids are home all week and I can't hear myself think. find me a spot at ({office=site}|{office=site}|the {office=site_the}) for {day=pday2} until {until_time=clock_b}
I'll be at ({office=site}|{office=site}|the {office=site_the}) on {day=pday2}, keep a seat for me beside ({near=nearwhat}|the {near=nearwhat_the}|a {near=nearwhat_a})
somewhere to plug in my laptop {day=pday2} at ({office=site}|{office=site}|the {office=site_the}), {from_time=clock2} till {until_time=clock_b}
{day=pday2} I'll leave home for once, ({office=site}|{office=site}|the {office=site_the}), near ({near=nearwhat}|the {near=nearwhat_the}|a {near=nearwhat_a})
claim a desk close to ({near=nearwhat}|the {near=nearwhat_the}|a {near=nearwhat_a}) for {day=pday2}, leaving at {until_time=clock_b}
I want a desk at ({office=site}|{office=site}|the {office=site_the}) next to ({near=nearwhat}|the {near=nearwhat_the}|a {near=nearwhat_a})
book a desk {monitor:true=with a screen}
book a desk in {office=off} on {day=day3}
desk for {day=day3} near {near=nea} from {from_time=clkm} to {until_time=clkl}
near {near=nea}, {day=day4}, a desk {monitor:true=with a monitor|with a screen}
office {office=off}, day {day=day3}, near {near=nea}, screen {monitor:true=yes}
from {from_time=clkm} on {day=day3}, claim a desk by {near=nea}
{monitor:false=no monitor needed|without a screen}, desk at {office=off}, until {until_time=clkl}, {day=day3}
reserve a desk {day=day4} till {until_time=clkl} in {office=off}
by {near=nearby}, {day=day6}, in {office=office}
in {office=office} from {from_time=clock}, {monitor:true=with a screen|with a monitor}
next to {near=nearby}, [I don't mind noise,] until {until_time=clockb}
%lang de
~ reservier mir {day=date} einen Schreibtisch in {office=city}, von {from_time=time} bis {until_time=time}
%lang es
resérvame un puesto en {office=city} para {day=date}, {monitor:true=con monitor|con pantalla}

%tool deskWhoIsIn See which colleagues are at the office on a day.
%also Returns names and desks.
%also Presence of a team or a single person in a building.
%param day (date) {"type": "string", "description": ""}
%param office (site, location) {"type": "string", "description": "Building"}
%param colleague (person, employee) {"type": "string", "description": "Only this person"}
%list offx: Mill Lane | Leeds | Hall 4 | Rotterdam | Harbour House | Campus North | HQ | Vienna | Tower B, fifth floor | King's Cross
%list dayfx: Friday | the 14th | Tuesday the 5th | 3 March | Thursday | 12 June | Monday | the 2nd of May | Saturday | July 9th | 24 August | 21 November
%list pplx: Odile | Big Sal | Mr. Achebe | Roisin O'Malley | Dr. Sandoval | Kenji | Anneke van der Berg | young Tom | Mrs. D'Angelo | Ruth and Basil | Thaddeus | Coach Mbeki | Flo | Uncle Ray
who's in [the office] {day=pday2}
is {colleague=person} at ({office=site}|{office=site}|the {office=site_the}) {day=pday2}
will I see {colleague=person} in ({office=site}|{office=site}|the {office=site_the}) {day=pday2}
({office=site}|{office=site}|the {office=site_the}) {day=pday2}, who's around?
where's {colleague=person} sitting {day=pday2}
I baked far too much cake last night, so how many people are around {day=pday2} in ({office=site}|{office=site}|the {office=site_the})
before I take the long train ride for nothing, can you tell me if {colleague=person} will be there on {day=pday2}
{colleague=person}, {day=pday2}, ({office=site}|{office=site}|the {office=site_the}): there or working from home?
which colleagues come to ({office=site}|{office=site}|the {office=site_the}) on {day=pday2}
anybody to have lunch with at ({office=site}|{office=site}|the {office=site_the}) {day=pday2}
do I have company {day=pday2}
{day=pday2}: is {colleague=person} coming in
who is in at {office=offx} on {day=dayfx}
is {colleague=pplx} at {office=offx} on {day=dayfx}
colleague {colleague=pplx}, office {office=offx}, day {day=dayfx}
on {day=dayfx}, is {colleague=pplx} in the office
%lang es
¿quién va a estar en la oficina de {office=city} {day=date}?

%server hourwick
%list act: code review | slides | mail | call with Ghent | fixing the build | Interviews and notes | planning, next sprint | tax papers | design of the map | Rosa's onboarding | tests for checkout | research
%list proj3: Lighthouse | the checkout rewrite | atlas | Move to Ghent | ios-app | Phoenix 2 | Search & Find | summer launch | Bread and Butter | internal tools | Kids' Corner | PAYX | website for Moller
%list projb: Kestrel | new onboarding | Tooling, Phase 2 | api-v3 | Orchard | From Paper to Cloud | data lake | Marco's prototype | Nightingale | the intranet | B2B | mobile and tablet
%list actlong: writing the offer for Moller, then calling the bank | went through the tests with Rosa, found two gaps | moving the old server before noon | reading the contract, marking what has to change | phone with Ghent about the delay at nine | cleaning up after the release, mostly logs | teaching the interns how we deploy | sorting old tickets, closing what nobody needs | wrote the page on holidays, asked legal twice | helping sales with the demo at three
%list min: 20 minutes => 20 | half an hour => 30 | 45 min => 45 | an hour => 60 | ten minutes => 10 | 90 minutes => 90 | two hours => 120 | 15 minutes => 15 | 5 minutes => 5 | forty minutes => 40 | three hours => 180
%list past3: last Monday | the 3rd of May | March 1st | Easter | the start of the year | 2025-10-01 | yesterday | the 20th | last week | mid-January | Tuesday
%list first_day: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | 9 October | July 4th | Tuesday | the 1st of May | 12/8 | the 30th

%tool hourwick.start_timer Starts a running timer NOW. A timer that is already running gets stopped. For work done in the past use hourwick.log_time.
%also Start the clock on a task.
%also From this moment count what I am doing, for which project, and whether anybody is going to pay for it.
%param activity* (description, task) {"type": "string", "description": "What is being worked on"}
%param project (project_name, book_on) {"type": "string", "description": "Project to book on"}
%param billable (is_billable, chargeable) {"type": "boolean", "description": "Whether the time is invoiced"}
%param tags (labels) {"type": "array", "items": {"type": "string"}, "description": ""}
%param stop_after_minutes (max_minutes, auto_stop) {"type": "integer", "description": "Stop automatically after so many minutes"}
%list tag: deep work | travel | remote, focus | support and admin | internal | overtime | pairing | on site | from home | admin, travel
I'm beginning with {activity=act}, {billable:true=the client pays|on their bill}
clock on for {activity=act}, {billable:false=on the house|at our own cost|nobody pays for it}
from now on {activity=act} on {project=proj3}
on {project=projb} clock {activity=act} under {tags=tag}
start counting: {activity=actlong}
{project=proj3}, {activity=act}, {tags=tag}, {stop_after_minutes=min} tops
run the clock, {activity=act}, this will cost me all day

%tool hourwick.log_time Create a time entry for work that is done.
%also Book minutes spent on something.
%also Enter afterwards how long one sat at something, on which day, for which project, at the client's or our own expense.
%param minutes* (duration, time_spent) {"type": "integer", "description": "Time spent, in minutes"}
%param activity* (description, task) {"type": "string", "description": "What was done"}
%param project (project_name, book_on) {"type": "string", "description": "Project the entry is booked on"}
%param date (day, spent_on) {"type": "string", "description": "Day of the work; today by default"}
%param billable (is_billable, chargeable) {"type": "boolean", "description": "Whether the time is invoiced"}
{minutes=min} of {activity=act} {date=past3}, {billable:false=free of charge|we don't charge that}
I sat {minutes=min} at {activity=act}, {billable:true=they get a bill for it|chargeable of course}
put {minutes=min} for {activity=act} on {project=proj3}
under {project=projb} book {activity=act} on {date=first_day}, it was {minutes=min}
book {minutes=min} for {activity=actlong}
{date=past3}, {activity=act}, {project=proj3}, {minutes=min}
{minutes=min} gone on {activity=act}, what a project

%tool hourwick.plan_capacity Allocate a team member to a project for a period (forecast, does not create time entries).
%also Reserve a person's time for a project.
%also Who will be working on what in the weeks to come, for how much of each day, for certain or only perhaps.
%param member* (person, user) {"type": "string", "description": "Person to be allocated"}
%param project* (project_name, allocation) {"type": "string", "description": "Project that gets the person"}
%param from (start, start_date) {"type": "string", "description": "First day"}
%param until (end, end_date) {"type": "string", "description": "Last day"}
%param hours_per_day (daily_hours, hours) {"type": "number", "description": "Hours per day"}
%param tentative (provisional, soft_booking) {"type": "boolean", "description": "Not confirmed yet"}
%list hrs: four hours => 4 | 2 hours => 2 | six hours => 6 | 3 h => 3 | 1.5 hours => 1.5 | 5 hours => 5 | eight hours => 8 | 7.5 hours => 7.5 | an hour => 1 | 2.5 h => 2.5
put {member=who2} on {project=proj3} from {from=first_day}, {tentative:true=maybe|not sure yet|pencil it in}
~ {project=projb} gets {member=whob}, {hours_per_day=hrs} a day
from {from=first_day} to {until=till} {member=who2} works for {project=proj3}
until {until=till} book {member=whob} into {project=projb} with {hours_per_day=hrs} each day
as agreed with the client at lunch, {member=who2} helps out on {project=proj3} until {until=till}, {hours_per_day=hrs} daily
{member=whob}, {project=proj3}, {from=first_day} to {until=till}, {hours_per_day=hrs} a day, {tentative:false=that's certain|firm}
reserve {member=who2} for {project=projb}, they asked an hour ago

%tool hourwick.list_entries Time entries in a date range. Optionally grouped.
%also Returns booked time.
%also How many hours somebody or everybody has worked between two days, on which project, summed up as wanted.
%param start* (since, start_date) {"type": "string", "description": "First day of the range"}
%param end (until, end_date) {"type": "string", "description": "Last day of the range"}
%param member (person, user) {"type": "string", "description": "Person"}
%param project (project_name) {"type": "string", "description": "Project"}
%param group_by (grouping, sum_by) {"type": "string", "enum": ["day", "week", "project", "member"], "description": "Grouping of the sums"}
hours since {start=past3}, {group_by:member=person by person|split by who it was}
what was booked from {start=past3} on, {group_by:day=one sum per day|day by day}
how long did {member=who2} work on {project=proj3} after {start=past3}
for {project=projb} by {member=whob} between {start=past3} and {end=till}
the boss asks at ten, so what went into {project=proj3} from {start=past3}, {group_by:week=each week apart|week for week}
{start=past3} to {end=till}, {member=who2}, {project=projb}
this project is eating me, how much have we worked since {start=past3}

%tool hourwick.request_absence Request leave for yourself; it is sent to your manager for approval.
%also Ask for days off.
%also Tell the company when you will be away and why, who stands in for you, whole days or only half of them.
%param first_day* (start, from) {"type": "string", "description": "First day away"}
%param last_day (end, until) {"type": "string", "description": "Last day away, same as first_day if omitted"}
%param type (absence_type, reason) {"type": "string", "enum": ["vacation", "sick_leave", "parental_leave", "unpaid_leave", "training"], "description": "Kind of absence"}
%param half_day (is_half_day, half) {"type": "boolean", "description": "Only half of the day"}
%param substitute (stand_in, deputy) {"type": "string", "description": "Colleague who fills in"}
%list day7: tomorrow | next Friday | this Thursday | the day after tomorrow | 6 November | Monday | next Wednesday | 18 July | the 8th of May | Monday week | 2026-04-11
I'd like to be off on {first_day=first_day}, {half_day:true=just the morning|only till lunch|afternoon only}
away {first_day=day7}, {type:sick_leave=down with flu|I've got a fever|in bed with a cold}
~ gone from {first_day=first_day} to {last_day=till}, {substitute=who2} fills in
with {substitute=whob} in my place I leave on {first_day=first_day} until {last_day=till}
can I have {first_day=day7} free, {type:training=there's a course I signed up for|for a workshop}, with {substitute=who2} standing in
{first_day=first_day} to {last_day=till}, {type:vacation=beach|going on holiday}, {substitute=whob} takes my desk
I won't be in {first_day=day7}, half the office knows

%server hr
%list leave_reason: my sister gets married | moving to a new flat | the kids have no school | family visit in Lisbon | I have surgery | need a break | my father's funeral | we fly to Japan | doctor told me to rest | house renovation | long planned hiking trip | the baby is due | exam week | visa appointment | taking care of my mother | a wedding abroad

%tool request_leave Apply for time off in the HR system.
%also Submit a leave request.
%also Files an absence (vacation, sick leave, parental leave and so on) from the first to the last day and sends it to the manager for approval.
%param leave_type* (type, absence_type) {"type": "string", "enum": ["vacation", "sick", "parental", "unpaid", "bereavement"], "description": "Kind of absence"}
%param start_date* (from_date, first_day) {"type": "string", "description": "First day off"}
%param end_date (to_date, last_day) {"type": "string", "description": "Last day off"}
%param reason (note, comment) {"type": "string", "description": "Explanation for the manager"}
%list offwhy: my sister gets married in Bath | we move house, the van comes at 8 | fever and a cough | trip to Peru with Ben | exams | the kids have no school | building work at home | grandma's funeral | I need a break | visit from Leeds
%list rel: tomorrow | next Friday | this Saturday | the day after tomorrow | Monday | next Wednesday | today | 18 July | Thursday | 2026-04-11 | March 19th | Sunday week | the 6th
%list leavew: my sister gets married in Accra | to finish the roof with my father | school starts for our youngest | I need to look after my aunt in Lyon | a walk from coast to coast | we move house that week
%list onday2: Friday | the 14th | Monday morning | 3 March | the 22nd of June | Wednesday | Thursday evening | Sunday | 9 October | the 1st of May | Saturday | July 4th | Tuesday | the 17th
%list anyday: tomorrow | next Friday | this Saturday | the day after tomorrow | next Wednesday | 6 November | next Monday | this coming Sunday | March 19th | this Thursday | the 8th of May | Sunday week
(I'd like|I want) to take {leave_type:vacation=vacation|holiday|annual leave} from {start_date=date} (to|until) {end_date=date}
book me {leave_type:vacation=time off|vacation days|PTO|holidays} {start_date=date} to {end_date=date}, {reason=leave_reason}
I'm {leave_type:sick=sick|ill|down with the flu}, tell HR I'm off {start_date=date}
put in {leave_type:sick=a sick day|sick leave|a sick note} for {start_date=date}
request {leave_type:parental=parental leave|paternity leave|maternity leave} starting {start_date=date}
{leave_type:unpaid=unpaid leave|leave without pay} {start_date=date} until {end_date=date} please, reason: {reason=leave_reason}
there was a death in the family, I need {leave_type:bereavement=bereavement leave|compassionate leave} from {start_date=date}
~ since {reason=leave_reason}, please apply for {leave_type:vacation=vacation|annual leave} from {start_date=date} through {end_date=date}
{start_date=date} off please, {leave_type:vacation=vacation day|holiday}
(I need|request) {leave_type:vacation=some vacation|a few days off|some holiday}
apply for leave from {start_date=date} to {end_date=date}
{leave_type:vacation=vacation} from {start_date=day5} to {end_date=end3}
request {leave_type:unpaid=unpaid leave} on {start_date=day5}: {reason=offwhy}
until {end_date=end3} from {start_date=rel}, {leave_type:parental=parental leave}
type {leave_type:sick=sick}, start {start_date=day5}, end {end_date=end3}, reason {reason=offwhy}
{leave_type:bereavement=bereavement leave} starting {start_date=rel} through {end_date=end3}
{reason=leavew}, so {start_date=onday2} to {end_date=bydate2} off, {leave_type:unpaid=unpaid}
{leave_type:vacation=holiday|vacation} from {start_date=onday2}, {=rem}
until {end_date=bydate2} starting {start_date=anyday}, {leave_type:parental=parental leave}
%lang de
(reich|trag) [bitte] {leave_type:vacation=Urlaub} von {start_date=date} bis {end_date=date} ein

%tool get_leave_balance Show how many days off are left.
%also Returns remaining leave days.
%also Tells the employee how much vacation or other leave remains in a year.
%param leave_type (type) {"type": "string", "enum": ["vacation", "sick", "parental", "unpaid", "bereavement"]}
%param year {"type": "integer", "description": "Calendar year"}
%list lyrx: 2026 | 2027 | 2025 | 2028 | 2024 | 2029 | 2030 | 2023 | 2031 | 2022
how many {leave_type:vacation=vacation days|holidays|days of vacation} do I have left?
~ my leave balance [please]
how much time off is left [for me] in {year:2025=2025}
{leave_type:sick=sick leave|sick days} (used up|remaining|left)?
can I still afford a week off? check how many days I have left
check my {leave_type:vacation=vacation|holiday|annual leave} balance for {year:2024=2024}
what's left of my {leave_type:parental=parental leave|baby leave}
I'm planning a trip, do I even have any {leave_type:vacation=vacation|PTO|annual leave} left
remaining leave days {year:2026=2026}
how many {leave_type:vacation=vacation days|holidays} are left for {year=lyrx}
{leave_type:sick=sick days|illness days} I can still take
~ how much {leave_type:parental=parental leave|baby leave} do I still have in {year=lyrx}
time off that I have left, HR asked twice this year
%lang es
(cuántos|cuántos me) días de {leave_type:vacation=vacaciones} me quedan?

%tool cancel_leave_request Withdraw a leave request that was filed before.
%also Cancels an absence.
%also Takes back time off that has been applied for or already approved.
%param request_id* (leave_id, id) {"type": "string", "description": "Number of the leave request"}
%param reason {"type": "string"}
%list cancel_why: project deadline moved | the wedding was called off | my flight was cancelled | a colleague is ill and I cover for her | we postponed the move | the doctor's appointment is in the evening now | nobody else can run the release | I got better sooner | plans changed | the school trip is off | I would rather save the days | the festival was cancelled | my parents visit us instead | we could not find a dog sitter | the boss asked me to stay
%list leave: 4471 | LR-204 | 88 | L2025-17 | #3310 | HR/77 | 90412 | leave-56 | 1187 | A-12
%list leavewhy: the trip fell through | Sal needs me on Friday | I'm fine again, no fever | we go in August instead of May | wrong dates | my sister moved the wedding to June | too much work, sadly | flight cancelled | filed twice
%list reqno: LR-220 | 7741 | HR-0912 | 55-L | REQ118 | 3009
%list stay: the wedding is off | my boat sank | we have an audit that week | my sister comes here instead | the flights doubled in price | I can't leave the team with this mess
cancel [my] leave request {request_id=num_id}
withdraw (the|my) time off request {request_id=code}, {reason=leave_reason}
I don't need the days off any more, take back request {request_id=num_id}
{request_id=num_id} can go, I'm not taking that vacation after all
the trip fell through so please cancel absence {request_id=code}
pull back leave {request_id=num_id} because {reason=cancel_why}
hr request {request_id=code} - cancel
would you mind revoking my holiday request, the number is {request_id=num_id}
~ cancel my vacation request
I want to withdraw the leave I asked for
cancel request {request_id=leave}, {reason=leavewhy}
withdraw {request_id=leave} with the reason {reason=leavewhy}
the reason is {reason=leavewhy}, cancel leave {request_id=leave}
request {request_id=leave}, reason {reason=leavewhy}
take back leave request {request_id=leave}: {reason=leavewhy}
pull {request_id=reqno} back, the trip fell through, no need to say more
as for {request_id=reqno}, I take it back since {reason=stay}
%lang de
(storniere|zieh) [bitte] (den|meinen) Urlaubsantrag {request_id=num_id} (zurück|)

%tool get_payslip Fetch the payslip of a month.
%also Returns the salary statement for the given month.
%also Shows gross and net pay and the deductions of one pay period.
%param month* (pay_period, period) {"type": "string", "description": "Month, in the user's words"}
%list month2: March | last month | October | January 2024 | this month | December | May 2023 | previous month | two months ago | August | November last year | February 2025 | June | september | April | july 2022
%list mthx: March | October | may | late August | November | January | July | mid-April | February | June | September | early April
%list month_de: März | letzten Monat | Oktober 2024 | diesen Monat | Dezember | Juni 2023 | vorigen Monat | August | Mai | November
(show|get|open) my payslip for {month=month2}
what did I (earn|get paid) in {month=month2}?
{month=month2} payslip
I need (the salary statement|the pay stub|my wage slip) from {month=month2} for the bank
how much tax was taken off my pay in {month=month2}
the landlord wants proof of income, fetch my {month=month2} salary slip
pay stub, {month=month2}, please
could you pull up what landed on my pay cheque {month=month2}
can I see a payslip
I need one of my pay stubs
pay slip for {month=mthx}
~ what was I paid in {month=mthx}, the document please
~ {month=mthx} salary statement
pull up my wage slip of {month=mthx}
%lang de
(zeig|hol) mir (die|meine) (Gehaltsabrechnung|Lohnabrechnung) (für|vom|) {month=month_de}

%server inkfolio
%list doctitle: Notes on the move | House rules for guests | Offer for Globex | Interview guide | Safety rules in the lab | Plan B for the festival | Letter to the city council | Board minutes in march | How we hire | First aid and emergencies | Welcome to the team | Terms for partners | Bread and cake recipes | Lessons from the outage | Speech for Rosa | Rules for the car park | Press text on the merger | Story ideas with pictures | Year in review | Complaint about the boiler | Ideas for the garden | Travel tips for Japan | Packing list for the fair | Grant application
%list docname: Handbook for the kitchen | Minutes from Lyon | Offer under review | Rules of the house | Letter to the landlord | Guide for new drivers | Speech for Ida's wedding | Plan B
%list para: lunch is at twelve from now on | we agreed to meet with the bank in may | the key hangs under the stairs | prices go up by three percent in Spain | Ravi will talk to the union | nobody drives alone at night | thanks to all who came
%list doctitle_de: Hausordnung | Protokoll der Sitzung | Angebot für die Stadtwerke | Reiseführer für Gäste | Rede zum Jubiläum | Brief an den Vermieter | Sicherheitsregeln im Labor | Leitfaden für neue Kollegen | Ideen für den Garten | Notfallplan
%list doctitle_es: Acta de la reunión | Carta al casero | Normas de la casa | Plan de la feria | Guía para nuevos compañeros | Discurso de la boda | Ideas para el huerto | Oferta para el hotel | Recetas con pan | Resumen del año

%tool newDocument Create a document from a template.
%also Returns the document's link.
%also Begin something to write in: what it is called, what form it has, where it is kept.
%param title* (name, heading) {"type": "string", "description": "Its title"}
%param template (form, kind) {"type": "string", "enum": ["blank", "letter", "minutes", "proposal", "memo", "handbook"], "description": "Form"}
%param folder (location, directory) {"type": "string", "description": "Where it is kept"}
%list folder2: clients | press and media | drafts | HR | legal | projects 2025 | family | archive | fair in Hanover | board | marketing | school | recipes | research | partners in Spain | onboarding | travel | events | kitchen and bar | finance
%list doctitle9: Notes from the roof meeting | How we hire, and why | Letter to the tenants | budget 2027 | Minutes of the Beekeepers | tmp-draft-2 | Pino's lease | Who does what, and when | Handbook for new drivers | The Long Way to Tarn | Offer | Rivers by Ella Moor
%list dirs: Contracts | old stuff | Clients/Harrow | house and garden | To read | Q3 planning | shared with Ana | misc | letters to the bank | work-2026 | From Mum | out/pdf
create a {template:letter=letter} "{title=doctitle}"
new document {title=doctitle} in {folder=folder2}, template {template:memo=memo}
{template:minutes=minutes}: {title=doctitle}, folder {folder=folder2}
~ in {folder=folder2}, a {template:blank=blank} document called {title=doctitle}
start a {template:proposal=proposal} titled {title=doctitle}[ in the folder {folder=folder2}]
document "{title=doctitle}", {folder=folder2}
I want to begin writing "{title=doctitle}", keep it with {folder=folder2}
open a fresh page for me, {title=doctitle}, {template:handbook=handbook style|handbook}
~ "{title=doctitle}" doesn't exist yet, so let's get it going under {folder=folder2}
the council meets in two days and we have not written a single word so far. set up "{title=doctitle}" as a {template:letter=letter}
since everyone asks me the same five things over and over, I'm going to write them down: {title=doctitle}, put it in {folder=folder2}
create a {template:memo=memo} in {folder=folder2}
start a new document
~ titled {title=doctitle9}, in with {folder=dirs}
create a {template:memo=memo} called {title=doctitle9} in {folder=dirs}
under {folder=dirs}, start a {template:blank=blank} document titled {title=doctitle9}
name {title=doctitle9}, form {template:proposal=proposal}, folder {folder=dirs}
~ from the {template:minutes=minutes} template make {title=doctitle9}
in {folder=folder}, as {template:minutes=minutes}, {title=docname}
from the {template:letter=letter} template, {title=docname}
{title=docname}, into {folder=folder}, blank mind but here we go
%lang de
leg im Ordner {folder=folder2} ein Dokument "{title=doctitle_de}" an
%lang es
créame un documento {template:blank=en blanco|vacío} titulado {title=doctitle_es}

%tool appendToDocument Append text to a document, under a heading if wanted.
%also Returns the document's length.
%also Write some more words at the end of what is there, or below one of its captions.
%param document* (doc, title) {"type": "string", "description": "Title of the document"}
%param text* (content, body) {"type": "string", "description": "What is appended"}
%param heading (section, below) {"type": "string", "description": "Section it belongs to"}
%list addtext: Kim will bring the keys and the alarm code | we meet again on friday | the caterer needs the final number by noon | nobody may park in front of gate two | first coffee, then the tour | all prices are net | decided: we stay in the old building | open question: who pays for the bus | visitors sign in at the desk | budget approved with two changes | please wear a badge | next year we start earlier | thanks to everyone who helped | the boiler was repaired on tuesday | dogs are welcome in the garden | ask Lena for the second key | leave the window open for the cat | we lost an hour because of the rain | Globex wants a discount and a longer warranty | copies go to the council
%list heading: Next steps | Costs | Open questions | Getting there | Risks and worries | Who does what | Introduction | Decisions | Food and drinks | Timeline | Thanks | Appendix | Contact | Lessons for next time | Prices | House and garden | Safety | Goals for the year
%list addx: the boiler was checked, next time in May | we agreed to meet again on Friday | Tom pays half | call the landlord about the roof and the gutter | nobody liked the blue one, so we go with green | bring own towels | bus 12 stops right at the gate | done | the code for the shed is under the stone, don't lose it | it rained all day, but the tent held
%list docx: Notes on the move | Trip to York | diary | Rivers by Ella Moor | Ideas, good and bad | How to run the shop | Minutes | tmp-fix-2 | Recipes from Nonna Maria | Big Sal's birthday | handover
%list headx: Open points | Monday | To do | Day 3: the coast | Costs | What we learned | People and places | Appendix A | Notes from Sal | Later
%list sect: Opening hours | Decisions | To do | Safety | Prices | Thanks | Next steps
append "{text=addtext}" to {document=doctitle}
add to {document=doctitle} under {heading=heading}: {text=addtext}
{document=doctitle}, section {heading=heading}: {text=addtext}
under {heading=heading} in {document=doctitle} write {text=addtext}
put {text=addtext} at the end of {document=doctitle}
{text=addtext} - append that to the document {document=doctitle}[, heading {heading=heading}]
one more sentence for {document=doctitle}: {text=addtext}
{heading=heading} in {document=doctitle} should also mention this: {text=addtext}
let {document=doctitle} end with the words {text=addtext}
it came to me in the shower and I will have forgotten it by lunch, so stick it into {document=doctitle}: {text=addtext}
we settled that on the stairs after everybody else had left. {document=doctitle}, {heading=heading}, {text=addtext}
append {text=addtext} under {heading=heading}
add something to the document {document=doctitle}
append {text=addx} to {document=docx} under {heading=headx}
~ under the heading {heading=headx} in {document=docx}, add: {text=addx}
document {document=docx}, section {heading=headx}, text {text=addx}
add to {document=docx} at the end: {text=addx}
under {heading=sect}, {text=para}, in {document=docname}
to {document=docname}: {text=para}
{text=para} belongs into {document=docname} under {heading=sect}

%tool shareDocument Share a document with somebody in a role.
%also Returns who has access.
%also Let a person open what was written, to read, to remark on or to change it, with a few words along.
%param document* (doc, title) {"type": "string", "description": "Title of the document"}
%param person* (user, with) {"type": "string", "description": "Who gets it"}
%param role (permission, access) {"type": "string", "enum": ["viewer", "commenter", "editor"], "description": "What they may do"}
%param message (note, text) {"type": "string", "description": "Words that go along"}
%list note: tell me what you think | please be honest | chapter two is new | only for your eyes | mind the numbers on page 3 | hope it helps | sorry it took so long | Kim has read it already | needed by friday noon | no rush at all | the pictures are still missing | look at the part with the costs | for your talk in Graz | as discussed on the phone | with best wishes from Rosa | do not print it yet
%list dtit: Budget 2027 | Notes from the Meeting with Jo | Love and Other Invoices | press release, draft 2 | The Man Who Sold the Stairs | onboarding guide for new people | Letter to Anna | Q3 roadmap | packing list | Who Does What and When
%list who5: Ravi | Big Sal | Mrs O'Connor | Dr Lindqvist | Anna-Lena | the new intern | Tom from accounting | Auntie Bea | Jo | Professor van der Berg | the Hendersons | Marek | old Mr Hansen | Zoë
%list dmsg: have a look at page 3, please | comments welcome until Friday | this is not final yet | you asked for it yesterday, here it is | keep it to yourself | thanks for your help | tell me what you think and change what you like | only the last chapter is new | Anna has the numbers, ask her | to be printed on Monday
share {document=doctitle} with {person=who}
share {document=doctitle} with {person=who} as {role:editor=editor|co-author}
~ {person=who}, {role:commenter=commenter}, {document=doctitle}, "{message=note}"
make {person=who} a {role:viewer=viewer} of the document {document=doctitle}
with {person=who} share {document=doctitle} and say {message=note}
~ {document=doctitle} -> {person=who}, {role:editor=editor}
{person=who} may {role:viewer=only read|just read} {document=doctitle}
let {person=who} {role:editor=change things|make changes} in {document=doctitle}, {message=note}
can {person=who} see {document=doctitle}? if not, open it up
{person=who} offered to correct my commas, bless that soul, so give access to {document=doctitle} and let them {role:editor=edit}
I don't want to send attachments to and fro for weeks like we did last year. {person=who} gets {document=doctitle}, {message=note}
share the document {document=doctitle}
share something with {person=who} as {role:commenter=commenter}
share {document=dtit} with {person=who5} as {role:editor=editor|an editor}
give {person=who5} {role:viewer=view} access to {document=dtit}
with {person=who5}, share {document=dtit} and write "{message=dmsg}"
document: {document=dtit}, person: {person=who5}, role: {role:commenter=commenter}, message: {message=dmsg}
let {person=who5} {role:commenter=comment on|comment} {document=dtit}
~ {role:editor=edit} rights for {person=who5} on {document=dtit}, message {message=dmsg}
to {person=who5}: {document=dtit}, with the words {message=dmsg}
as {role:commenter=a commenter}, {person=mate} on {document=docname}
with {person=mate}, {document=docname}, {message=para}
{document=docname} to {person=mate}, {role:viewer=just for viewing|only to look}, {=aside}
%lang de
gib {document=doctitle_de} für {person=firstname} frei, {role:viewer=nur zum Lesen|nur lesend}
%lang es
comparte {document=doctitle_es} con {person=firstname} como {role:editor=editor|editora}

%server inkseal
%list person1: anna@studio.example | Tom | ines.ruiz@corp.net | Marek | Dana Brooks | team@acme.io | Priya | grandma | lukas@web.de | Mr. Holloway | Yara and Ben | Kim | Sven Ohlsson | Aylin | Uncle Leo | Rosa Blum | hr@fjordfoods.example | Noor | Emil from accounting | Dr. Sato

%tool inkseal.createEnvelope Create and send an Inkseal envelope. An envelope holds one document and one or more recipients who sign in routing order. Set reminders in days. Verify the spelling of every recipient with the user before sending.
%also Sends a document out for signature.
%also Pass a contract or paper to somebody for signing electronically, with a note, a last day, and a nudge every so many days.
%param document* (template, documentId) {"type": "string", "description": "Document or template"}
%param signer* (recipient, signerEmail) {"type": "string", "description": "Recipient name or email"}
%param message (emailBlurb, note) {"type": "string", "description": "Email blurb"}
%param expires_on (deadline, expires) {"type": "string", "description": "Expiry date"}
%param remind_every_days (reminderFrequency, reminder_days) {"type": "integer", "description": "Reminder frequency in days"}
%list contract: rental agreement | NDA | offer letter for Sam | lease for the van | employment contract | photo release form | power of attorney | purchase contract for the boat | sublease | data processing addendum | consulting agreement with Rao | quote 2231 | termination agreement | loan contract | model release | minutes of the general meeting | building permit and annex | franchise contract | volunteer agreement | parental consent
%list signnote: please sign before the weekend | page three needs your initials | call me if anything is unclear | the changes we discussed are in paragraph 5 | sorry for the rush | both owners have to sign | as agreed on the phone | this replaces the old version | the deposit is due afterwards | looking forward to working with you | only the last page matters | initials in the margin and date at the end | thanks a lot | let me know by phone | your copy comes by post | for the flat in Leeds | see you at the handover | two witnesses needed | the old clause is gone | with best wishes from Rita
%list docu: NDA | rental agreement | offer for Berger, second version | Terms and Conditions 2027 | loan contract | Letter to the Board | partnership agreement with Acme | freelance contract | Consent to Publish | employment contract, part-time | power of attorney
%list sign: Agnes Brandt | sean@orourke.ie | Mary Ellen Byrne | Pieter van der Meer | legal@acme.io | Dr Ruth Feldman | Jan Kowal | mrs.delgado@web.de | Li Wei | Anne de la Cruz
%list smsg: please sign by Friday, the bank is waiting | all changes we discussed are in | call me if anything is unclear | page 4 is new, the rest is as before | sorry for the rush | this is the final version and nothing else will change | here it is | sign twice, once on the last page | Tom has signed already, now it is your turn | the old contract ends in May
%list num: two => 2 | 3 | four => 4 | 5 | 6 | seven => 7 | 8 | 10 | twelve => 12 | 15 | 20 | 40
%list fulln: Agnes Brandt | Wilhelm Koch | Rosa Delgado | John Murray | Ilse Novak | Tomasz Wojcik | Mary Ellen Byrne | Pavel Horak | Giulia Conti | Samuel Adeyemi | Ruth Feldman | Karl-Heinz Vogt | Nora Lindgren | Ahmet Yildiz
%list doc: the lease for Mill Lane | NDA for Globex | offer letter | consent to the trip | Contract of sale | purchase order 88
%list smsg2: please sign on every page | the old one had a mistake in it | as discussed at lunch | initial the table on page two | we need it for the bank
%list fullm: Edith Marlowe | Josef Huber | Carmen Ortiz | Patrick Doyle | Helga Sommer | Jan Kowal | Bridget Walsh | Anton Dvorak | Luigi Ferrari | Esther Obi | Max Rosenthal | Greta Nilsson | Leyla Demir | Franz Maier
%list nts: two => 2 | 3 | five => 5 | 7 | four => 4 | 10 | one => 1
send [the] {document=contract} to {signer=person1} for signature
{document=contract} for {signer=person1}, expires {expires_on=date}, remind every {remind_every_days=int} days
{signer=person1} has to sign the {document=contract} by {expires_on=date}, message {message=signnote}
envelope: {document=contract}, {signer=person1}, {message=signnote}, reminder every {remind_every_days=int} days
{document=contract} to {signer=person1}
{signer=person1}: {document=contract}
{document=contract}, {signer=person1}, until {expires_on=date}
I need the name of {signer=person1} under the {document=contract}
without {signer=person1}'s autograph the {document=contract} is worth nothing, get it before {expires_on=date}
the {document=contract} is final, now it's {signer=person1}'s turn, {message=signnote}
{signer=person1} always forgets such things, so nudge every {remind_every_days=int} days about the {document=contract}
don't show me what's out there, the {document=contract} still has to go to {signer=person1}
send the {document=contract} for signature
{signer=person1} must sign something by {expires_on=date}
~ send the {document=docu} to {signer=sign} for signing
get {signer=sign} to sign the {document=docu} by {expires_on=end2}
to {signer=sign}, the {document=docu}, with the message "{message=smsg}"
document: {document=docu}, signer: {signer=sign}, message: {message=smsg}, expires: {expires_on=day3}
remind {signer=sign} every {remind_every_days=num} days to sign the {document=docu}
{document=docu} for {signer=sign}, expiry {expires_on=day3}, reminder every {remind_every_days=num} days
envelope with the {document=docu}, recipient {signer=sign}, note: {message=smsg}
until {expires_on=end2}, {signer=sign} can sign the {document=docu}
to {signer=fulln}, by {expires_on=until}: {document=doc}
"{message=smsg2}", {document=doc}, {signer=email}
{signer=fullm} has to put a name under {document=doc}, poke every {remind_every_days=nts} days

%tool inkseal.listEnvelopes List Inkseal envelopes with status filters. from_date is REQUIRED by the underlying API and defaults to 30 days ago in this tool. Folder views are not supported.
%also Returns envelopes and their status.
%also Which papers are out for signing, finished, refused or withdrawn, since a day, and with whom.
%param status (state) {"type": "string", "enum": ["sent", "delivered", "completed", "declined", "voided"], "description": "Envelope status"}
%param recipient (signer, user) {"type": "string", "description": ""}
%param from_date (since, start) {"type": "string", "description": "Start of the range"}
%param count (limit, page_size) {"type": "integer", "description": "Number of results, default 25"}
(list|show) [all] {status:completed=completed|signed} envelopes since {from_date=pday}
{status:sent=sent} envelopes for {recipient=person1} since {from_date=pday}, {count=int} at most
{recipient=person1}: {status:declined=declined} ones from {from_date=pday} on
since {from_date=pday}, {count=int} envelopes, {status:voided=voided}
{status:declined=declined} envelopes
~ {recipient=person1} envelopes
{status:voided=voided} since {from_date=pday}
who still owes me an autograph, {status:delivered=delivered but not signed|it was delivered}
has {recipient=person1} put pen to paper yet
the notary asks which contracts came through since {from_date=pday}, {status:completed=all done ones}
did anyone {status:declined=refuse} since {from_date=pday}
send nothing new to {recipient=person1}, only check what was {status:sent=sent} so far
{status:declined=declined} envelopes to {recipient=who4} since {from_date=since}
last {count=nfew} envelopes sent to {recipient=who4}
status {status:completed=completed}, recipient {recipient=who4}, from {from_date=since}, count {count=nfew}
from {from_date=since} on, {count=nfew} {status:voided=voided} envelopes for {recipient=who4}
since {from_date=since}, what was {status:delivered=delivered} to {recipient=who4}
%lang de
welche Umschläge sind seit {from_date=date} {status:completed=fertig unterschrieben}
%lang es
¿qué sobres ha {status:declined=rechazado} {recipient=person1} desde {from_date=date}?

%server laneboard
%list task: order new badges for visitors | write the text for the landing page | call the printer about the banners | clean up old accounts | book a stand in Hanover | repaint the meeting room | test the coupon with two currencies | ask legal about the prize draw | sort the cables under the desks | plan the summer party | update the prices in the catalogue | draft a thank-you card for Rosa | replace the router in the lobby | collect quotes for a new van | migrate the photo archive | talk to the bank about fees | translate the help pages | order bread and fruit for friday | compare two fleet providers | film a short tour of the workshop | check fire doors | prepare the demo with sample data | renew the parking permits | interview three customers in Spain
%list task_de: Preise im Katalog aktualisieren | Fotos für die Startseite aussuchen | Angebote für neue Laptops einholen | Druckerpapier und Toner bestellen | Besprechungsraum streichen | Texte für die Messe schreiben | alte Konten aufräumen | Sommerfest planen | mit der Bank über Gebühren reden | Kabel unter den Tischen sortieren
%list task_es: pedir papel y tóner | escribir el texto de la portada | llamar a la imprenta por los carteles | limpiar las cuentas antiguas | comparar dos proveedores de internet | preparar la fiesta de verano | traducir las páginas de ayuda | revisar los precios del catálogo | pintar la sala de reuniones | renovar los permisos de aparcamiento

%tool laneboard-put-card Put a new card on the kanban board.
%also Returns the card.
%also Something to be done, hung up in one of the columns, with a colour and the day it has to be ready.
%param text* (title, task) {"type": "string", "description": "What is to be done"}
%param lane (column, list) {"type": "string", "enum": ["backlog", "next", "doing", "waiting", "done"], "description": "Column"}
%param due (deadline, due_date) {"type": "string", "description": "Day it has to be ready"}
%param colour (color, tint) {"type": "string", "enum": ["yellow", "red", "blue", "green"], "description": ""}
%list day7: friday | next monday | tomorrow | june 3 | the 15th | end of the month | next week | wednesday evening | 2025-09-01 | march 21st | the first of july | thursday | the day after tomorrow | in two weeks | 12/9 | monday the 8th | sept 2 | saturday | christmas | the end of the quarter
%list task2: call the plumber | paint the fence and the gate | write to Moor Energy by hand | fix login on phones | tmp-fix-2 | buy paint, brushes | ask Tom to check the contract with Pino's | release notes | move photos from the old phone to the disk | test on Friday's build | invoice for Ella
%list onday2: Friday | the 14th | Monday morning | 3 March | the 22nd of June | Wednesday | Thursday evening | 9 October | the last day of May | Saturday | July 4th | 2026-08-12
%list card: order new badges for the fair | call Globex about the contract | clean up the storage behind the kitchen | repaint sign above the door | send samples to Porto | book a van for friday's move | fix the link from the newsletter
put a card in {lane:next=next|up next}: {text=task}
new {colour:red=red} card "{text=task}", due {due=day7}
card: {text=task}, {lane:backlog=backlog}, {colour:blue=blue}
add {text=task} to the board, {lane:doing=in progress|doing}, for {due=day7}
by {due=day7}: {text=task}. pin it up in {colour:yellow=yellow} under {lane:next=next}
{lane:waiting=waiting} column, {text=task}, {due=day7}
we mustn't forget to {text=task}, stick that on the wall
somebody should {text=task} before {due=day7}, hang it up for the team
one more thing to do: {text=task}. {colour:green=green}, as always
in the standup today everyone nodded and of course nobody wrote it down, so please: {text=task}, under {lane:backlog=backlog}
the boss just walked by with yet another wish, {text=task}. pop that up there, {colour:red=red}, no later than {due=day7}
put up a {colour:red=red} card for {due=day7}
make a new card in the {lane:backlog=backlog}
put {text=task2} in {lane:next=next}
new card {text=task2}, due {due=onday2}
text: {text=task2}, lane: {lane:doing=doing}, due: {due=onday2}, colour: {colour:red=red}
{colour:blue=blue} card in {lane:backlog=backlog}: {text=task2}
by {due=endday}, {text=task2}, on the board under {lane:next=next}
add a {colour:green=green} card to {lane:waiting=waiting} called {text=task2}
in {lane:backlog=the backlog|backlog}, {text=task2}, ready by {due=endday}
{text=task2}: {lane:done=done}, {colour:yellow=yellow}
~ under {lane:next=next}, {text=card}, by {due=day6}
as {colour:red=a red one|red}, {text=card} into {lane:backlog=the backlog|backlog}
{text=card} for {due=day6}, card please
%lang de
häng eine {colour:green=grüne} Karte auf: {text=task_de}, fällig {due=date}
%lang es
ponme una tarjeta {colour:yellow=amarilla} en {lane:backlog=pendientes}: {text=task_es}

%tool laneboard-shift-card Shift a card to another lane.
%also Moves a card.
%also Take something that hangs on the wall of tasks from one column into another, to its top or its bottom.
%param card* (title, item) {"type": "string", "description": "Text of the card"}
%param to_lane* (target, column) {"type": "string", "enum": ["backlog", "next", "doing", "waiting", "done"], "description": "Where it goes"}
%param position (place, at) {"type": "string", "enum": ["top", "bottom"], "description": "Place in the lane"}
%list task2: fix login bug | order chairs | call the printer about page 7 | new logo, second draft | write tests for import and export | ask Nadia for the keys | vendor contract | paint hallway | SSO | blog post on spring cleaning | holiday rota for July | update readme
~ shift "{card=task}" to {to_lane:doing=doing|in progress}
move {card=task} into {to_lane:done=done}, please
{card=task} -> {to_lane:waiting=waiting}, {position:bottom=bottom}
move the card {card=task} to the {position:top=top} of {to_lane:next=next}
to {to_lane:backlog=backlog}, {position:bottom=bottom}: {card=task}
in {to_lane:doing=doing} I want {card=task} at the {position:top=very top|top}
~ good news, we managed to {card=task}, so that's {to_lane:done=finished|done}
~ I'm starting to {card=task} {to_lane:doing=right now|now}
{card=task}: {to_lane:waiting=stuck until somebody answers|we're waiting for a reply}
nobody has capacity for it in this sprint anyway, so let "{card=task}" slide back to the {to_lane:backlog=backlog}
I had two long calls with the agency this morning, and now {card=task} can go to {to_lane:next=next}, right at the {position:top=top}
shift "{card=task}" to another lane
move that card to {to_lane:done=done}
put {card=task2} under {to_lane:doing=in progress|doing}, right at the {position:top=top}
{card=task2} goes into {to_lane:next=next up|the next lane}, {position:bottom=last|all the way down}
drag {card=task2} over to the {to_lane:backlog=backlog}
card {card=task2} to {to_lane:done=finished|done}, top job everybody

%tool laneboard-drop-card Remove a card from the board.
%also Archives a card.
%also Take something down that nobody is going to do any more, and say why.
%param card* (title, item) {"type": "string", "description": "Which one"}
%param why (reason, because) {"type": "string", "description": "Reason"}
%list dropwhy: the client cancelled | we did it last year already | nobody has time before summer | it was only a joke | legal said no | twice the same | the supplier is bankrupt | budget is gone | replaced by the new website | she left the company | too expensive for what it brings | the fair moved to may | solved by itself | an intern wrote it by mistake | out of scope for this year
%list card: call Berger about the offer | new logo | Fix login page after update | Buy chairs, table and lamps | Write to Anna | tmp-fix-2 | clean up because of the move | Ask Jo for the numbers | Party at The Anchor | test
%list whyc: nobody needs it any more | it's already done | Jo is doing it instead | it is a duplicate | we moved it to next year and forgot it here | it's too expensive, says Tom | the customer changed his mind | it was a test | it is out of scope | Anna said so
%list why: nobody needs it any more | already done | Jo is doing it instead | duplicate | we moved it to next year and forgot it here | too expensive, says Tom | customer changed his mind | it was a test | out of scope | too vague
remove the card {card=task}
drop "{card=task}" from the board, {why=dropwhy}
take down {card=task} because {why=dropwhy}
{card=task} can come off the board
{why=dropwhy}, so remove {card=task}
get rid of the card "{card=task}"[, {why=dropwhy}]
we're not going to {card=task} after all
nobody needs to {card=task} any more, {why=dropwhy}
forget what I said on wanting to {card=task}, throw it out
the wall is so full that one cannot read anything. away with {card=task}, {why=dropwhy}
we talked it over for half an hour and everybody was relieved in the end: {card=task} is off the table
remove a card, {why=dropwhy}
drop one of the cards
remove {card=card} because {why=whyc}
drop the card {card=card}, reason: {why=why}
card {card=card}, why {why=why}
{why=why}, so delete the card "{card=card}"
delete "{card=card}" from the board, {why=why}
reason {why=why}, card {card=card}, remove it
take the card called {card=card} off the board
%lang de
nimm die Karte "{card=task_de}" vom Board
%lang es
quita la tarjeta {card=task_es} del tablero

%server okr

%tool okr_update_progress Set the progress of a key result in percent.
%also Updates a key result.
%also Check in on a goal, how far it is and how confident the owner is.
%param key_result* (goal, kr) {"type": "string", "description": "Which key result or goal"}
%param progress* (percent, value) {"type": "integer", "description": "Percent done"}
%param confidence (health, outlook) {"type": "string", "enum": ["on_track", "at_risk", "off_track"], "description": "Outlook"}
%list goal: raise the NPS to 60 | customer churn | new signups | page speed | hire three engineers | reduce support tickets | publish ten articles | monthly active users | launch in Spain | response time under two hours | employee satisfaction | test coverage | paperless office | cut energy costs | partner programme | migrate all customers | open the second store | brand awareness | revenue goal | security audit
%list pct: 20% => 20 | 35 percent => 35 | 80% => 80 | 5% => 5 | 42 percent => 42 | 60 % => 60 | 75% => 75 | ninety percent => 90 | 15 percent => 15 | 66% => 66 | 90% => 90 | 55% => 55 | twenty percent => 20 | 10 percent => 10 | 33% => 33 | 70 percent => 70 | 85% => 85 | 12 => 12
%list key_result: 500 new customers | newsletter sign-ups | hire three engineers | NPS above 40 | cut page load by half, mobile first | open a shop in Graz | churn | zero critical bugs | 20 talks with users from Spain | team handbook and onboarding | revenue | pilot with Berger & Sons
%list pct2: 10% => 10 | 25 percent => 25 | 40% => 40 | five percent => 5 | 75% => 75 | 60 % => 60 | 33% => 33 | 80 percent => 80 | 95% => 95 | 50% => 50 | 15 percent => 15 | 70% => 70
%list vol: 20 | 35 | 50 | 15 | 70 | 40
%list key_result2: fewer returns by mail | ten shops in the north | night trains for staff | answer calls within a minute | half the paper | customers from outside town
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
{key_result=key_result} stands at {progress=pct2} now
key result {key_result=key_result}: {progress=pct2}, {confidence:at_risk=at risk|shaky|could go wrong}
we've reached {progress=pct2} on {key_result=key_result}, {confidence:on_track=on track|going to plan}
note {progress=pct2} for "{key_result=key_result}", Ravi tracks the rest
at {progress=vol} percent, {key_result=key_result2}, {confidence:at_risk=shaky|at risk}
{key_result=key_result2} is at {progress=vol}, no thanks to the weather

%tool okr_create_objective Add an objective for a team and a quarter.
%also Creates an objective.
%also Sets a new goal that a team wants to reach in a period.
%param objective* (title, goal) {"type": "string", "description": "The goal in one sentence"}
%param team (owner, department) {"type": "string"}
%param quarter (period) {"type": "string", "enum": ["Q1", "Q2", "Q3", "Q4"]}
%list objective: become the most loved app for teachers | cut onboarding time in half | every customer gets an answer the same day | double revenue from partners | ship without fear | make our warehouse paperless | be the best place to work in town | win the Nordic market | zero critical bugs in production | tell our story better | grow the community to ten thousand people | stop losing trial users | deliver on time, every time | make the website fast and accessible | build a strong second management level | understand our users
%list team: marketing | sales | customer support | design | HR | data science | logistics | mobile | finance | product | leadership | operations | partnerships | platform team | Berlin office
%list objv: cut churn by half | launch in Spain and Portugal | happy customers from day one | answer every ticket within a day | grow | be the first choice for small shops | less waste, more reuse | ship the new app to all users | zero accidents | 20 partners in the north
%list squad: design | Growth and Retention | support | the north team | Payments | Team Fox | ops | Sales for Schools | marketing | Platform
%list objvverb: cut churn by half | launch in Spain and Portugal | answer every ticket within a day | win 20 partners in the north | halve the cost of returns | ship the new app to all users | hire two people, train six | become profitable | stop using paper
%list squad2: payments | the platform team | mobile | data | the network crew | checkout | frontend | the night shift
%list objv2: make every first call count | become the shop people walk to | no customer waits over a day | sleep through the night without alarms | win back those who left for cheaper ones
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
~ objective {objective=objv} for {team=squad} in {quarter:Q2=Q2}
add the goal {objective=objv} to {team=squad}, {quarter:Q1=first quarter|Q1}
team {team=squad}, quarter {quarter:Q3=Q3}, objective {objective=objv}
for {quarter:Q4=Q4|the last quarter}: {objective=objv}
in {quarter:Q3=the third quarter|Q3} {team=squad} should {objective=objvverb}
new objective titled {objective=objv}, team {team=squad}
{team=squad}: {objective=objv}
goal: {objective=objv}, when: {quarter:Q1=Q1}
for {quarter:Q3=the third quarter|Q3}, {team=squad2}: {objective=objv2}
{objective=objv2}, that's what {team=squad2} goes for
%lang es
crea un objetivo para {team=team}: {objective=todo}

%server peopledesk

%tool peopledesk-onboard Onboard a new employee.
%also Returns a checklist.
%also Get everything ready for somebody who is going to work here: what as, from which day, who looks after them, in which office.
%param person* (name, employee) {"type": "string", "description": "Full name"}
%param job (position, job_title) {"type": "string", "description": "What they are hired as"}
%param first_day* (start_date, begins) {"type": "string", "description": "When they begin"}
%param buddy (mentor, colleague) {"type": "string", "description": "Colleague who looks after them"}
%param office (site, location) {"type": "string", "description": ""}
%list fname: Ana Beltrán | Jonas Weber | Mireille Dubois | Kofi Mensah | Sara Lindqvist | Tom O'Neill | Yuki Sato | Pavel Novak | Leila Haddad | Grace Okoye | Marta Costa | Henrik Dahl | Bea Fischer | Luis Ortega | Nora Brandt | Sam Whitfield | Ingrid Moen | Carlo Ricci | Amara Diallo | Victor Hahn | Elif Kaya | Rob Janssen | Dora Szabo | Mia Thorne
%list job: head of purchasing | chef | office manager | driver | nurse for the night shift | intern in marketing | baker | accountant | lab technician | product manager | gardener | receptionist | electrician | sales rep for the north | head of design | warehouse clerk | translator | IT support | teacher for German and history | site manager | data analyst
%list office2: Graz | Lisbon | head office | second floor | plant 2 | Hamburg | home | shop in the old town | Vienna west | Porto | warehouse | Dublin | lab building | Oslo | city centre
%list newone: Ella Moor | Kofi Mensah | Sam D'Arcy | Lena van der Berg | Hamza Ali | Priya Nair | Declan O'Dowd | Mary Anne Fields | Jun Ito | Rose Baker | Anna-Lena Cook
%list job9: baker | Head of People and Culture | night porter | software engineer, backend | nurse | Assistant to the Editor | driver | clerk for returns and repairs | trainee | teacher of Latin
%list offi9: Leeds | the Harbour House | Cork | Room 14, second floor | Old Mill | headquarters | Bath | Berlin Mitte | The Hague
%list who2_2: Declan | Mrs. Farouk | Ruth and Otis | Joan of legal | Viggo | Old Pete | Marta Ruiz | Jean-Luc | Sam D'Arcy | Nadia | Professor Quill | Tariq Aziz
%list anyday: tomorrow | next Friday | this Saturday | the day after tomorrow | next Wednesday | Thursday | 6 November | Monday in two weeks | March 19th | Sunday | the 8th of May | Tuesday week
%list job2: foreman | head of purchasing | receptionist | junior buyer | site manager | lawyer | chief engineer | store manager in Bath
%list prof: carpenter | nurse | teacher for maths | bus driver | data engineer | pastry chef | paralegal | gardener | physiotherapist
onboard {person=fname}, first day {first_day=day}
{person=fname} starts {first_day=day} as {job=job}, buddy {buddy=who}
new employee {person=fname}, {job=job}, {first_day=day}, {office=office2}
onboard {person=fname} from {first_day=day} in {office=office2}, {buddy=who} is the buddy
{first_day=day}: {person=fname} joins as {job=job}[ in {office=office2}]
{job=job} {person=fname}, {office=office2}, starting {first_day=day}, buddy: {buddy=who}
{person=fname} signed! get everything ready for {first_day=day}
from {first_day=day} {person=fname} works with us, {buddy=who} looks after things
{person=fname} needs a desk, a badge and all the rest by {first_day=day}, {office=office2}
we finally found somebody after nine months of searching, what a relief: {person=fname}, {job=job}, begins {first_day=day}
last time the poor man had no laptop for a week. this time let's prepare in time, {person=fname}, {first_day=day}, {buddy=who} helps
onboard {person=fname} as {job=job}
a new employee starts {first_day=day}, prepare the onboarding
onboard {person=newone} as {job=job9} on {first_day=onday}
onboard {person=newone} from {first_day=onday} in {office=offi9} with {buddy=who2_2} as buddy
Name: {person=newone}; job: {job=job9}; start: {first_day=onday}; buddy: {buddy=who2_2}; office: {office=offi9}
as {job=job9} at {office=offi9}, starting {first_day=anyday}: {person=newone}
{buddy=who2_2} looks after {person=newone} from {first_day=onday}
as {job=job2} from {first_day=sday}, {person=fullname}, with {buddy=mate}
in {office=office} {person=fullname} starts {first_day=sday} as {job=prof}
{buddy=mate} looks after {person=fullname}, from {first_day=eday} on
%lang de
{person=fname} fängt {first_day=date} als {job=job} an, bitte alles vorbereiten
%lang es
prepara la llegada de {person=fname}, empieza {first_day=date}

%tool peopledesk-enrol Enrol an employee in a training course.
%also Returns the enrolment.
%also Have somebody at work learn something: what, on site or at the screen, and by which day it has to be done.
%param person* (employee, participant) {"type": "string", "description": "Who"}
%param course* (training, class) {"type": "string", "description": "What is taught"}
%param format (mode, kind) {"type": "string", "enum": ["classroom", "online", "on_the_job"], "description": "How it is taught"}
%param complete_by (deadline, due) {"type": "string", "description": "Last day"}
%list course: first aid at work | fork lift driving | Spanish for beginners | fire safety | data protection | Excel with pivot tables | hygiene in the kitchen | leading small teams | talking to angry customers | welding basics | wine and cheese | cyber security | accounting for non-accountants | time management | working at heights | presenting with confidence | sign language | project planning | first steps in Python | lifting and carrying | coffee brewing | anti-bribery | mediation and conflict
%list ppl: Tess | Big Sal | Mr. Okonkwo | Siobhan O'Hara | Dr. Lindqvist | Yuki | Marguerite de la Cruz | old Pete | Mrs. D'Souza | Hal and June | Ignacio | Coach Brennan | Bo | Lady Ashcombe
%list trcourse: First Aid | Excel for beginners | Leading and listening | Fire Safety, part one | Writing in plain English | Forklift | How to say no | Data protection in the office | Spanish B1 | Working at height
%list pplb: Rupert | Priya Nair | Mr. St. James | Wren | Fatima | Jo-Ann Becker | Little Ed | Mrs. O'Dowd | Casper van Dam | Leila | Ms. Whitlock | Grandpa Joe
%list course_de: Erste Hilfe im Betrieb | Staplerschein | Spanisch für Anfänger | Brandschutz | Datenschutz | Hygiene in der Küche | Führen kleiner Teams | Schweißen für Einsteiger | Umgang mit schwierigen Kunden | Excel für Fortgeschrittene
%list course_es: primeros auxilios | carretilla elevadora | alemán para principiantes | protección de datos | higiene en la cocina | hojas de cálculo | trato con clientes difíciles | seguridad contra incendios | hablar en público | soldadura básica
enrol {person=who} in {course=course}
{person=who}: {format:online=online} course {course=course}, done by {complete_by=day}
sign {person=who} up for the {format:classroom=classroom} course {course=course}
{course=course} for {person=who}, {format:on_the_job=on the job}, until {complete_by=day}
by {complete_by=day} {person=who} has to complete the course {course=course}[, {format:online=online}]
training {course=course}, {person=who}, {format:online=online|at the screen}
{person=who} should learn {course=course} before {complete_by=day}
it's time {person=who} got some {course=course}
{person=who} keeps asking for {course=course}, let's say yes, in a {format:classroom=real room with a teacher|classroom}
after what happened at the ramp on monday I won't wait any longer: {person=who}, {course=course}, by {complete_by=day}
the insurance insists on it and they will come to check, so {person=who} has to do {course=course}
enrol {person=who} in an {format:online=online} course
somebody has to take the course {course=course} by {complete_by=day}
enrol {person=ppl} in {course=trcourse} by {complete_by=dayb}
sign {person=pplb} up for {course=trcourse}, {format:online=online}
person {person=ppl}, course {course=trcourse}, format {format:classroom=classroom}, complete by {complete_by=dayb}
{course=trcourse} for {person=pplb} as {format:on_the_job=on the job training|on-the-job training}
by {complete_by=dayb}, {course=trcourse}, for {person=ppl}
put {person=ppl} into the {format:classroom=classroom} course {course=trcourse}
%lang de
melde {person=firstname} für den Kurs {course=course_de} an
%lang es
inscribe a {person=firstname} en el curso de {course=course_es}

%tool peopledesk-bonus Pay an employee a bonus with the payroll.
%also Returns the payroll entry.
%also Somebody gets extra money with the wages of a month, and for what.
%param person* (employee, name) {"type": "string", "description": "Who"}
%param amount* (sum, value) {"type": "number", "description": "How much"}
%param month (payroll_month, period) {"type": "string", "description": "With which month's wages"}
%param reason (for, why) {"type": "string", "description": "What for"}
%list sum2: 500 euros => 500 | $250 => 250 | 1200 | 300 | 1,000 euros => 1000 | 750 dollars => 750 | £400 => 400 | 2500 | 150 euros => 150 | €80 => 80 | 600 | $1500 => 1500
%list mon: june | december | this month | next month | march | january | may 2025 | october | april | september | november | february | july
%list bonuswhy: the night with the flood | ten years with us | saving the Globex deal | training the interns | best idea in the box | working over christmas | good numbers in the north | a wedding gift | finding the leak | covering for Rosa in may | the award in Lisbon | help with the move | zero accidents | bringing in two drivers | the fair in Hanover | staying calm in august
%list whoa: Anna | Kofi | Mrs. Farouk | Big Sal | Dr. Iyer | Jin | Tom Baker | my sister | O'Neill | April | Old Pete | Rosalind Hart-Davies | aunt Mo | Yusuf
%list money2: 40 euros => 40 | $60 => 60 | £15 => 15 | 90 | 250 euros => 250 | 35 dollars => 35 | 120 pounds => 120 | €75 => 75 | 500 | 1,200 euros => 1200 | 80 bucks => 80
%list months: March | December | June | May | October 2026 | August | January | September | February | April 2026 | November
%list whob2: Maria | Ewan | Mr. Quill | Viggo | the new girl in sales | Nadia | Art Will | Solveig Lund | D'Angelo | Ms. Reed | Hamza | Jean-Luc | Theo | May Summers
%list whybonus: great work on the move to Leeds | five years with us | saved the Pino's account | Christmas | overtime in March and April | the launch, the night shifts and the smile | best sales | stepping in when Tom was ill | referral of a friend | good results
%list bonuswhy2: saving the fair in Lyon | ten years with us | the night shifts in august | bringing in Globex | training the new people | her work on the move
%list mon2: may | october | july | december | february | september | march | november
pay {person=who} a bonus of {amount=sum2}
{amount=sum2} bonus for {person=who} in {month=mon}, {reason=bonuswhy}
bonus: {person=who}, {amount=sum2}, {month=mon}
with the {month=mon} payroll {person=who} gets {amount=sum2} for {reason=bonuswhy}
for {reason=bonuswhy} {person=who} gets a bonus, {amount=sum2}[, {month=mon}]
{person=who}, {reason=bonuswhy}: {amount=sum2} on top in {month=mon}
{person=who} has earned {amount=sum2} extra for {reason=bonuswhy}
let's thank {person=who} with {amount=sum2} in {month=mon}
{amount=sum2} more for {person=who} when the wages go out in {month=mon}
I still don't know how we would have survived without that help, so {amount=sum2} on top for {person=who}, {reason=bonuswhy}
a warm handshake is nice but it buys no groceries. {person=who} shall have {amount=sum2}, with the wages of {month=mon}
pay {person=who} a bonus for {reason=bonuswhy}
bonus of {amount=sum2} in {month=mon}
pay {person=whoa} a bonus of {amount=money2} in {month=months}
{amount=money2} for {person=whob2}, reason: {reason=whybonus}
employee {person=whoa}, amount {amount=money2}, month {month=months}, reason {reason=whybonus}
with the {month=months} wages, {person=whob2} gets {amount=money2} extra
give {person=whoa} {amount=money2} as a bonus
month: {month=months} / bonus: {amount=money2} / for: {person=whob2}
bonus to {person=whoa}, {amount=money2}, with the reason {reason=whybonus}
for {reason=bonuswhy2} {person=mate} gets {amount=sum}
with the wages for {month=mon2}, {amount=sum} to {person=mate}
{amount=sum} on top for {person=mate} in {month=mon2}, {reason=bonuswhy2}

%server procurement
%list po_number: PO-1180 | 450021 | PO 7731 | po-22-019 | 88140 | B-3307 | 4500119 | PO-906 | 20031 | ORD-511 | PO-4 | 77812 | PR-2050 | 900-17 | 61004
%list supp: Brightwater | Pino's | The Paper Mill | Oakfield and Sons | Office & Co | Hartley | Big Sal Supplies | The Anchor | Moor Brothers | O'Hara Tools
%list po_number2: PO-3391 | 4500-21 | PO 880 | B/1190 | 77-2204 | PO10233

%tool procurement_create_order Order goods from a supplier.
%also Creates a purchase order.
%also Places an order with a vendor for the listed goods, with a wished delivery day and the budget it is paid from.
%param supplier* (vendor) {"type": "string", "description": "Vendor"}
%param items* (line_items, goods) {"type": "array", "items": {"type": "string"}, "description": "Goods to order"}
%param deliver_by (delivery_date, needed_by) {"type": "string", "description": "Wished delivery date"}
%param cost_center (budget_code) {"type": "string", "description": "Budget code"}
%list order: 20 boxes of copy paper | gloves, masks and disinfectant | 500 cardboard boxes | two laptops and two monitors | coffee, tea and sugar | toner for all printers | 40 safety vests, 40 helmets | cement and sand | 6 office chairs | milk, oat milk and filters | spare belts and a motor | fifty whiteboard markers | light bulbs, fuses and tape | 3 pallets of pellets | bin bags and soap | seeds, pots and soil | 1000 envelopes and stamps | drill bits | aprons and chef knives | new coffee machines
%list goodsx: ten boxes of paper | pens, folders and tape | two desks and a lamp | toner | coffee, milk and sugar for the office | 40 chairs | a printer with cables | three bags of cement, two buckets | screws | napkins and cups
%list ccen: 4410 | marketing | CC-17 | kitchen and bar | R&D | 9002 | facilities | Oslo office | IT and phones | 1200
%list cost_center: CC-410 | facilities | 7700 | marketing west | K-22 | project lantern
%list goods: forty chairs and a stage | two pallets of tiles, grout | 12 lamps with dimmers | a website and three banners | ten days of training on site | cleaning twice a week, windows included | 300 mugs with logo
%list vendor: Holz Meier | Baltic Steel | Papyrus Ltd | Green Fork | Wells & Daughters | Kobe Tools | Lamp World
order {items=order} from {supplier=company}
(place|create) a purchase order with {supplier=company} for {items=order}[, cost center {cost_center=code}]
we need {items=order} by {deliver_by=date}, get it from {supplier=company}
{supplier=company}: {items=order}, deliver by {deliver_by=date}
~ buy {items=order} at {supplier=company}, charge it to {cost_center=code}
can you have {supplier=company} deliver {items=order} (before|until) {deliver_by=date}
the cupboard is empty again, so please order {items=order} with {supplier=company}
new PO for {supplier=company}, goods: {items=order}, budget {cost_center=code}
I'd like {items=order} ordered from {supplier=company} please
~ put in an order with {supplier=company}
we have to order {items=order}
purchase {items=order} by {deliver_by=date}
order {items=goodsx} from {supplier=supp} by {deliver_by=daya}
from {supplier=supp} get {items=goodsx} on cost center {cost_center=ccen}
~ supplier {supplier=supp}, items {items=goodsx}, delivery {deliver_by=dayb}, cost center {cost_center=ccen}
charge {cost_center=ccen}: {items=goodsx}, vendor {supplier=supp}
by {deliver_by=dayb}: {items=goodsx} from {supplier=supp}
we need {items=goodsx}, order at {supplier=supp}, budget {cost_center=ccen}
on {cost_center=cost_center}, {items=goods} from {supplier=vendor}
by {deliver_by=bydate2} I need {items=goods}, {supplier=vendor} has it
{supplier=vendor} shall send {items=goods}, for the opening with the mayor

%tool procurement_approve_order Approve a purchase order that waits for a decision.
%also Approves a PO.
%also Signs off an order so that it goes out to the vendor.
%param po_number* (order_id, po) {"type": "string", "description": "Number of the purchase order"}
%param comment (note, remark) {"type": "string"}
%list note: within budget | ask for a discount next time | fine with me | only if it ships this week | please pay by card | approved for the new office | split it over two deliveries | last order with this vendor | manager on leave so I sign | we really need the stuff | check the invoice afterwards | one time exception | charge it to the workshop budget | keep the receipts | the quantities look right to me
%list po_number3: PO-4471 | 20983 | PO-2026-118 | B-77 | 4500012 | PO/331 | Q3-019 | P-5
%list pocomm: fine, but ask for a discount next time | only if they deliver by Friday | paid from the budget for travel | agreed with Ines on Monday | last one this year | ok | split it over May and June, please | good price
%list pocom: only if it comes before June | last time from this vendor | charge half to sales | but without the second lamp | good price, well done
approve [purchase order] {po_number=po_number}
{po_number=po_number} is (fine|ok|good), sign it off
you can release {po_number=po_number}, comment: {comment=note}
(green light|go ahead) for order {po_number=po_number}, {comment=note}
yes to {po_number=po_number}
I've looked at purchase order {po_number=po_number} and it can go out
please give my approval for {po_number=po_number} with the remark {comment=note}
sign off on {po_number=po_number} so that the vendor gets it
procurement is waiting for me, approve {po_number=po_number}
approve the purchase order
sign off the order that waits for me
approve {po_number=po_number3} with the comment {comment=pocomm}
approve purchase order {po_number=po_number3}: {comment=pocomm}
order {po_number=po_number3}, comment {comment=pocomm}, approved
~ say "{comment=pocomm}" and approve {po_number=po_number3}
PO number: {po_number=po_number3}, remark: {comment=pocomm}, approve
approve order {po_number=po_number3} from {=cust}
yes to {po_number=po_number2}, with the comment {comment=pocom}
{po_number=po_number2} is fine by me, {=anna} has been waiting
%lang es
(aprueba|autoriza) la orden de compra {po_number=po_number}

%tool procurement_cancel_order Cancel a purchase order.
%also Cancels a PO before delivery.
%also Calls off goods that were ordered from a vendor.
%param po_number* (order_id, po) {"type": "string", "description": "Number of the purchase order"}
%param reason (why, note) {"type": "string", "description": "Why it is cancelled"}
%list reason: we found it cheaper elsewhere | ordered twice by mistake | project was stopped | the vendor cannot deliver | wrong size | budget freeze | we still have enough | it takes far too long | wrong colour | customer backed out | they raised the price | it was meant for another site | somebody typed 100 instead of 10 | the machine got sold | quality was bad last time
%list ponum: PO-1182 | 4500078 | PO 77 | 2024-119 | P-3041 | PO/88/24 | 90210 | po_551 | PO 2024/6 | 77-301
%list powhy: the supplier raised the price | it was ordered twice | we found it in the cellar | it is the wrong size and the wrong colour | nobody needs it after the move to Oslo | it comes too late | Hal bought it from Pino's instead | delivery would take until May, far too long | they stopped answering | our budget is gone
%list povoid: they sent us grey for green | we have enough in the barn | the client left | half the price at Kobe Tools | nobody knows who asked for it
~ cancel [purchase order] {po_number=po_number}
~ call off {po_number=po_number}, {reason=reason}
{po_number=po_number} must not go out, {reason=reason}
stop the order {po_number=po_number} before they ship it
we don't need {po_number=po_number} any more because {reason=reason}
{reason=reason}, so cancel purchase order {po_number=po_number}
please tell procurement to drop {po_number=po_number}
withdraw po {po_number=po_number} (reason: {reason=reason})
kill {po_number=po_number} with the vendor
cancel the purchase order, {reason=reason}
I need to call off an order at the supplier
cancel {po_number=ponum} because {reason=powhy}
purchase order {po_number=ponum}, cancel, reason {reason=powhy}
PO number: {po_number=ponum}. reason: {reason=powhy}. cancel it
because {reason=powhy}, please cancel order {po_number=ponum}
cancel the order from {=supp}, number {po_number=ponum}, {reason=powhy}
{reason=povoid}, call off {po_number=po_number2}
we don't need {po_number=po_number2} any more, the mayor is ill

%server recruiting

%tool ats-search-candidates Search applicants by skills, place and years of experience.
%also Returns candidates.
%also Goes through the talent pool of the recruiting system and lists people who have the wanted skills.
%param skills* (keywords, technologies) {"type": "array", "items": {"type": "string"}, "description": "Skills the candidate must have"}
%param location (city) {"type": "string", "description": "City"}
%param min_years (experience_years) {"type": "integer", "description": "Minimum years of experience"}
%list skills: python and sql | java, kotlin and android | figma | react and typescript | rust | excel, sap and bookkeeping | welding | french and german | kubernetes and terraform | copywriting and seo | cad, solidworks | nursing and first aid | forklift license | machine learning, statistics and r | salesforce | project management and scrum | public speaking | autocad and revit | payroll, datev | node, graphql and aws
%list skills9: Python and SQL | forklift licence | welding, pipe fitting and CAD | Dutch, French | payroll, Excel and tact with clients | React | cold calling and contracts | first aid, night shifts | double-entry bookkeeping | nursing and Spanish | C++, Rust and embedded Linux
%list town1: Graz | Port Sorrel | La Rochelle | Leeds | Stow on the Wold | Vigo | Saint John's | Lyon | Bath | Bad Ischl | Oslo | New Orleans | Upper Hutt
%list townb: Zagreb | Denver | Palermo | Cairo | Bergen | Austin | Ghent | Lisbon | Nairobi | Riga | Perth | Bath | Oaxaca | Tallinn
%list skills2: welding and blueprint reading | Python, SQL | sign language and first aid | Polish, Russian and bookkeeping | forklift, night shifts | typography and print | sales with a technical past
%list towna: Graz | Leeds | Montreal | Vigo | Accra | Lyon | Tampa | Aarhus | Kraków | Bilbao | Seoul | Cork | Durban | Basel
find (candidates|applicants) (who know|with) {skills=skills}
who (in our pool|among the applicants) (can do|knows) {skills=skills} and lives in {location=city}?
we're hiring again, look for people with {skills=skills} and (at least|minimum) {min_years=int} years (of experience|in the job)
{skills=skills} candidates {location=city}
any applicants in {location=city} (good at|experienced in) {skills=skills}[, {min_years=int} years plus]
search the talent pool for {skills=skills}
got a vacancy to fill: {skills=skills}, {min_years=int} or more years, {location=city}
I need somebody for the new role, skills would be {skills=skills}. who has applied with that?
search for candidates in {location=city}
find me applicants with more than {min_years=int} years of experience
find candidates with {skills=skills9} in {location=town1}
applicants from {location=town1} with at least {min_years=nfew} years, skills {skills=skills9}
Skills: {skills=skills9} / city: {location=town1} / years: {min_years=nfew}
with {min_years=nfew} years of experience or more, who can do {skills=skills9}
~ in {location=townb}, {skills=skills2}, from {min_years=few} years up
who can do {skills=skills2}, the plant in {=towna} is desperate
%lang es
(busca|encuentra) candidatos (que sepan|con conocimientos de) {skills=skills} en {location=city}

%tool ats-schedule-interview Schedule a job interview with a candidate.
%also Creates an interview slot for an applicant.
%also Sets up a conversation with an applicant, in which round of the process and with which interviewers.
%param candidate* (applicant, candidate_name) {"type": "string", "description": "Name of the applicant"}
%param when* (datetime, slot) {"type": "string", "description": "Day and time"}
%param round (stage) {"type": "string", "enum": ["phone_screen", "technical", "onsite", "final"], "description": "Which interview of the process"}
%param interviewers (panel) {"type": "array", "items": {"type": "string"}, "description": "Colleagues who take part"}
%list panel2: Anna and Tom | me and Priya | Lee, Marta and Jo | Sven | Kim, Omar | both founders | Julia and the CTO | Ravi, Chen and Paula | Mrs. Novak and Ben | Diego and me | HR and the hiring manager | team lead
%list cand: Priya Nair | Tom O'Neill | Siobhan O'Hara | Marek Dvorak | Ms. de Wit | Leila | Casper van Dam | An Nguyen | Mr. Friday | June May | Bo Lindqvist | April Summers
%list whenx: Friday at 9 | the 14th at noon | Monday 10:15 | Thursday afternoon | 5 May at 14:30 | Saturday at eleven | next Tuesday at 4 pm | Wednesday 18:00 | the 3rd, half past two | Sunday morning at seven | 12 June, 8 am | Tuesday
(schedule|set up|arrange) an interview with {candidate=fullname} {when=when}
{candidate=fullname} {round:phone_screen=phone screen|screening call|first call} {when=when}
put {candidate=fullname} in for the {round:technical=technical interview|coding interview|tech round} {when=when} with {interviewers=panel2}
{when=when} works for {candidate=fullname}, please plan the {round:final=final round|last interview|final interview}
~ I want {interviewers=panel2} to (interview|talk to) {candidate=fullname} {when=when}
invite the applicant {candidate=fullname} {round:onsite=on site|to the office|for an onsite} {when=when}
job interview, {candidate=fullname}, {when=when}, {interviewers=panel2} will be there
we liked the cv of {candidate=fullname}, get an interview on the books for {when=when}
schedule an interview with {candidate=fullname}
plan a {round:technical=technical round|coding round} {when=when} with {interviewers=panel2}
interview {candidate=cand} on {when=whenx} with {interviewers=crew}
schedule a {round:technical=technical interview|tech interview} with {candidate=cand} for {when=whenx}
candidate {candidate=cand}, time {when=whenx}, round {round:phone_screen=phone screen|phone screening}, panel {interviewers=crew}
{interviewers=crew} should interview {candidate=cand} on {when=whenx}
{round:onsite=onsite|on-site}, {when=whenx}, candidate {candidate=cand}
book {when=whenx} for the {round:final=final round} of {candidate=cand}, interviewers {interviewers=crew}
with {interviewers=panel}, {candidate=full}, {when=slot2}
{when=slot2} {round:onsite=here in the house|onsite} for {candidate=full}, {=rem}
%lang de
(plane|vereinbare) ein Vorstellungsgespräch mit {candidate=fullname} {when=when}

%tool ats-reject-candidate Turn down an applicant.
%also Sets an application to rejected.
%also Ends the hiring process of a candidate, stores the reason and mails a polite refusal if wanted.
%param candidate* (applicant) {"type": "string", "description": "Name of the applicant"}
%param reason (rejection_reason, feedback) {"type": "string", "description": "Why"}
%param send_email (notify) {"type": "boolean", "description": "Whether the applicant is told by mail"}
%list reject_reason: not enough experience | salary expectations too high | no work permit | failed the coding test | we found someone else | he withdrew half of the answers | communication was poor | position is closed | no cultural fit | wants full remote | did not show up | missing the degree we need | too junior | language skills are too weak | prefers a part time job | references did not check out | overqualified | cannot start before next year
%list full2: Agnes Brandt | Mary Ellen Byrne | Ahmet Yildiz | Siobhan O'Hara | Karl-Heinz Vogt | Rosa de la Cruz | Will Grant | Grace Field | Pavel Horak | April Young | Tomasz Wojcik | Dr. Ruth Feldman
%list rej: too little experience | salary too high | no work permit, wants to start in May | we hired someone else | lives too far from Leeds | never replied to our mail | failed the test | position is on hold until autumn | not a fit with the team | late twice, no excuse
%list rejw: no licence for trucks | asked for twice the budget | the role went to somebody from inside | answered in one word to everything | can't start before winter | lives too far from the plant
reject {candidate=fullname}[, {reason=reject_reason}]
we won't (hire|go ahead with) {candidate=fullname} because {reason=reject_reason}
turn down the application of {candidate=fullname} {send_email:false=without sending a mail|but don't mail them|silently}
{candidate=fullname} is a no: {reason=reject_reason}
decline {candidate=fullname} and {send_email:true=let them know by email|send the refusal mail|mail them}
not moving forward with {candidate=fullname}, {reason=reject_reason}. {send_email:true=send them the rejection|inform them by mail}
I'm afraid {candidate=fullname} is out, please close the application
the panel voted against {candidate=fullname}, reason is {reason=reject_reason}, update the recruiting system
reject the candidate, {reason=reject_reason}
turn down that applicant and {send_email:true=mail them|send an email}
reject {candidate=full2}, {reason=rej}
turn down {candidate=full2} {send_email:true=by mail|and send an email}
{send_email:false=without an email|no mail}: reject {candidate=full2}, reason: {reason=rej}
candidate {candidate=full2}, reason {reason=rej}, email {send_email:true=yes}
{reason=rejw}, so it's a no to {candidate=full}
~ no to {candidate=full}, {send_email:true=by mail|and mail them}, nice as they were
%lang es
(rechaza|descarta) la candidatura de {candidate=fullname}

%server redlinery
%list who5: Gerrit | Salome Wirth | bo from design | Mrs. Achebe | tilda | Ravi S. | O'Keefe | our trainee | Maaike van Dam | Jules in finance | noor | Henk's stand-in | Costa
%list doc: Travel rules | Annual report | the lamp brochure | Who Does What | Terms, Spain | press release for May | Roof manual | pay scales 2026 | How we hire and fire | Pilot schools | Onboarding for Drivers | the Oslo memo
%list whob2: Pilar | Dr. Lindqvist | kofi | Elif Aydin | the other Anna | Bruno from support | D'Souza | maggie t | Stellan | the freelancer | Marie-Claire | Uche | zack in ops
%list doclong: What we learned in Oslo, and what it cost | How to talk to angry people, version two | Rules for dogs, kids and bikes at work | Ten things to do before you go live | Why we left the fair early, a short report | Where the money went, told for the board | Letter to the mayor, please read by noon | When the power fails, call Henk first | Who may sign what, from Monday on | Our plans for June, without the numbers
%list chap: Summary | part 3 | Costs and Savings | the intro | Annex B | Who to call | Holidays, sick days | chapter two | what's next | Risks | From Oslo to Milan
%list folder2: Archive | board papers | HR, internal | Old but Good | Projects 2026 | Legal and Tax | to be read | Anna's desk | press | Customers A to K | Drafts
%list folderb: Published | the attic | Sales & Service | Manuals, English | Team Otter | For the Auditor | Henk's things | handbook | Winter fair | Bin | Under Review

%tool redlinery__ask_for_review Asks a person to read a document through. No text is changed. ⚠️ The reviewer needs at least read access.
%also Sends a document to a reviewer.
%also Get a colleague to look a paper over, with an eye to the facts, the language, the law or the looks, before a day.
%param document* (doc, title) {"type": "string", "description": "title of the document"}
%param reviewer* (reader, ask) {"type": "string", "description": "reads it"}
%param written_by (author, writer) {"type": "string", "description": "wrote it (if titles are ambiguous)"}
%param look_at (focus, aspect) {"type": "string", "enum": ["facts", "language", "legal", "layout"], "description": "what to watch"}
%param back_by (due, deadline) {"type": "string", "description": "deadline"}
%param must_approve (blocking, required) {"type": "boolean", "description": "document cannot go out before"}
%list due: Friday | the 28th | Thursday noon | 15 March | next Wednesday | the end of the week | tomorrow evening | the 2nd of May | Sunday | 30 June | Tuesday at ten
could {reviewer=who5} read {document=doc}, {look_at:language=spelling and commas|is it proper English|mind the grammar}
{document=doc} to {reviewer=whob2}, {must_approve:true=without a yes it can't go out|nothing leaves before that|we need the blessing}
{reviewer=who5} should check {document=doc} by {written_by=whob2}
from {written_by=who5}, for {reviewer=whob2} to go through by {back_by=due}: {document=doc}
ask {reviewer=whob2} to look at "{document=doclong}"
{document=doc}, {reviewer=who5}, {back_by=due}, {look_at:legal=can we be sued|what would a lawyer say}
get {reviewer=whob2} to have a look at {document=doc}, that's a fact

%tool redlinery__suggest_wording Suggests to replace words in a document by other words (tracked change). For a remark that changes nothing take redlinery__remark.
%also Tracked change in a document.
%also Proposes other words in place of those that stand in a paper; its owner may accept or refuse them.
%param document* (doc, title) {"type": "string", "description": "title of the document"}
%param old_words* (find, original) {"type": "string", "description": "as it stands now"}
%param new_words* (replacement, replace_with) {"type": "string", "description": "as it should read"}
%param chapter (section, heading) {"type": "string", "description": "chapter or section"}
%param every_time (all, replace_all) {"type": "boolean", "description": "all occurrences, not only the first"}
%list new: by mail | Milan office | guests and clients | a fortnight | Mrs. Brandt | cannot | by Friday, noon | we | good value | our team
%list old: on request | Oslo office | customers | ten days | Mr. Brandt | can not | as soon as possible | the company | cheap | lamp and desk
%list newlong: we pay within ten days, unless you object | please call first, then come to the gate | dogs are fine, as long as they are quiet | open from nine, closed when it rains | your boss decides, you may ask twice | we ship on Monday, or you pay nothing | take the train if you can, a cab if not | we keep your data for a year, no longer | the driver waits ten minutes, then he leaves | ask Henk, or whoever has the keys
"{new_words=new}" for "{old_words=old}" in {document=doc}, {every_time:true=all the way through|wherever it stands|from first page to last}
in {document=doc} I'd rather have "{new_words=new}" than "{old_words=old}", {chapter=chap}
make "{old_words=old}" into "{new_words=new}" in {document=doc} under {chapter=chap}
under {chapter=chap} of {document=doc}, "{new_words=new}" instead of "{old_words=old}"
{document=doc}, where it says "{old_words=old}" it should say {new_words=newlong}
{document=doc}, {chapter=chap}, "{old_words=old}" to "{new_words=new}", {every_time:false=just the first one|once is enough}
"{old_words=old}" sounds odd in {document=doc}, "{new_words=new}" is better every time I read it

%tool redlinery__remark Puts a remark in the margin of a document. The text stays as it is.
%also Margin comment.
%also Writes a comment beside a chapter of a paper, meant for somebody, seen by all or by the addressee alone.
%param document* (doc, title) {"type": "string", "description": "title of the document"}
%param remark* (comment, note) {"type": "string", "description": "the remark"}
%param chapter (section, heading) {"type": "string", "description": "chapter or section beside which it stands"}
%param meant_for (addressee, mention) {"type": "string", "description": "addressee"}
%param confidential (private, hidden) {"type": "boolean", "description": "only the addressee sees it"}
%list rem2: is this true | who says so | too long | Nice | needs a source | numbers don't add up | ask legal, maybe | drop this | I like it | wrong year | really, ten vans
%list remlong: I'd cut this, nobody reads past page two | the sum is wrong, it should be nine thousand | who decided that, and when did we agree | ask Jules before Friday, he knows the figures | sounds rude, say it like you would to a friend | we dropped this in May, please take it out | good point, but it belongs at the end | the photo shows Milan, the text says Oslo | move it up, people look for the phone number | it's not ten days, it's two weeks since March
"{remark=rem2}" beside {chapter=chap} in {document=doc}, {confidential:true=for those eyes only|the rest needn't see it|just between us}
stick "{remark=rem2}" on {document=doc}, {meant_for=who5}
for {meant_for=whob2} in {document=doc} at {chapter=chap}: "{remark=rem2}"
~ tell {meant_for=who5} in {document=doc}, next to {chapter=chap}, "{remark=rem2}"
margin of {document=doc}, {remark=remlong}
{document=doc}, {meant_for=whob2}, {chapter=chap}, "{remark=rem2}"
note on {document=doc}, and it's no secret: {remark=rem2}

%tool redlinery__go_back Brings an earlier version of a document back. The present one stays in the history.
%also Restores a former version.
%also Returns a paper to how it was on a day, or before a certain person worked on it; as a copy beside it if wanted.
%param document* (doc, title) {"type": "string", "description": "title of the document"}
%param as_of (version_date, state_of) {"type": "string", "description": "day or moment of the version"}
%param before_edits_by (undo_person, before_editor) {"type": "string", "description": "version ahead of this person's changes"}
%param as_copy (duplicate, copy) {"type": "boolean", "description": "leave the present one and make a second document"}
%param copy_into (folder, destination) {"type": "string", "description": "folder for the copy"}
%list state: yesterday | Monday noon | the 3rd of May | last week | this morning | 12 April | Friday at five | the start of the month | 2026-01-15 | Tuesday evening | nine this morning
I want {document=doc} like it was {as_of=state}, {as_copy:true=next to the one we have|but keep today's too|as a second one}
undo what {before_edits_by=who5} did to {document=doc}, {as_copy:false=no second file|over the one we have}
{document=doc} as of {as_of=state}, {as_copy:true=a copy|a second one} in {copy_into=folder2}
into {copy_into=folderb} with {document=doc} from {as_of=state}
someone spoiled "{document=doclong}", get me the one from before {before_edits_by=whob2}
{as_of=state}, {document=doc}, {copy_into=folder2}, {as_copy:true=in addition|beside the present one}
the last version of {document=doc} was better, I have no copy

%tool redlinery__move_paper Moves a document from one folder into another. Links keep working if leave_signpost is set.
%also Refiles a document.
%also Takes a paper out of a folder and puts it into another one, at the head or in alphabetical order, with a pointer left behind.
%param document* (doc, paper) {"type": "string", "description": "title of the document"}
%param into* (to_folder, destination) {"type": "string", "description": "folder that gets it"}
%param out_of (from_folder, source) {"type": "string", "description": "folder where it lies now"}
%param place (position, order) {"type": "string", "enum": ["head", "foot", "alphabetical"], "description": "where in the folder"}
%param leave_signpost (redirect, pointer) {"type": "boolean", "description": "a pointer stays at the old place"}
file {document=doc} under {into=folder2}, {leave_signpost:true=with a hint where it went|so that old links still work|leave a note behind}
{document=doc} belongs in {into=folderb}, {place:head=right on top|before all the rest}
from {out_of=folder2} to {into=folderb} with {document=doc}
into {into=folder2} goes {document=doc}, out of {out_of=folderb}
put "{document=doclong}" in {into=folderb}, {place:alphabetical=sorted by letter|where it falls from A to Z}
{document=doc}, {out_of=folderb} to {into=folder2}, {place:foot=at the very end|below the others}
{document=doc} to {into=folderb}, from now on that's its place

%server roomly
%list from_t: 9 | 10am | 1pm | 14:00 | 8:30 | 11 | noon | 15:15 | 3 | 9:45 | half past one | 16:00 | 2 pm | 10 | 13:30 | quarter past four
%list to_t: 10:30 | noon | 5pm | 17:00 | 4 | 12:15 | 18:30 | 6pm | half past five | 11:45 | 3:30 | 16:45 | 7 | 4:30 pm | 19:00 | quarter to six
%list seats: 4 | six => 6 | 8 | 12 | 20 | ten => 10 | 5 | 30 | three => 3 | 15 | 2 | 40 | twelve => 12

%tool roomly.reserve Reserve a meeting room.
%also Returns the reservation.
%also Take a room in the building for oneself: the day, from what hour to what hour, for so many people and what for.
%param room* (room_name, space) {"type": "string", "description": "Name of the room"}
%param date* (day, on) {"type": "string", "description": "Day"}
%param start_time* (from, start) {"type": "string", "description": "From"}
%param end_time (to, end) {"type": "string", "description": "Until"}
%param purpose (title, subject) {"type": "string", "description": "What it is for"}
%param attendees (people, headcount) {"type": "integer", "description": "How many people"}
%list room2: Aquarium | Everest | room 4.12 | Blue Room | Turing | boardroom | Lisbon | Studio B | Curie | Attic | Fishbowl | Library | Oslo | B-207 | Kilimanjaro | Cinema | Winter Garden | Hopper | Dome | Skyline | conference room 2 | Think Tank
%list purpose: sprint planning | client visit | interview with Dana | budget round | yoga | board meeting | design review | workshop | onboarding | salary talks | podcast recording | quiz night | sales training | retro | kick-off | fire drill briefing | strategy day | photo shoot | one-on-one | demo for Acme | farewell party | tax audit
%list onday2: Friday | the 14th | 3 March | Tuesday | 22 June | Monday | the 2nd of May | Saturday | July 9 | Thursday | 2026-03-18 | Sunday the 5th | Wednesday evening | April 30th
%list clockb2: 2 pm | 14:30 | three | half past four | 16:00 | quarter to six | 5 pm | 18:15 | six o'clock | 3.30 pm
%list few2: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | nine => 9 | 15
%list relday: tomorrow | today | next Monday | this Saturday | the day after tomorrow | next Friday | tonight | this Thursday | Sunday | 11 May | the 6th of August | next Wednesday
%list purpose2: interview with the new baker | talk to the bank about the loan | planning of the trip to Oslo | handover from Marek to Ines | tasting for the summer menu | kick-off with Globex | quarterly numbers | say goodbye to Ravi
%list mroom: Aquarium | the blue room | Tesla | Room 4.12 | the attic | Everest | the old library | Kiwi
(reserve|book) {room=room2} {date=day2} from {start_time=from_t} to {end_time=to_t} [for {purpose=purpose}]
{room=room2}, {date=day2}, {start_time=from_t} - {end_time=to_t}, {attendees=seats} people
~ {date=day2} {start_time=from_t} {room=room2} {purpose=purpose}
for {purpose=purpose} I need {room=room2} {date=day2} at {start_time=from_t}, we are {attendees=seats}
get me {room=room2} from {start_time=from_t} until {end_time=to_t} on {date=day2}
{purpose=purpose} with {attendees=seats} people in {room=room2}, {date=day2} {start_time=from_t}-{end_time=to_t}
hold {room=room2} for us {date=day2}, {start_time=from_t} till {end_time=to_t}
{attendees=seats} of us want to sit in {room=room2} {date=day2} {start_time=from_t}
{start_time=from_t} to {end_time=to_t} {date=day2}, {room=room2} is ours, {purpose=purpose}
make sure nobody else takes {room=room2} on {date=day2} at {start_time=from_t}
~ reserve {room=room2} on {date=day2}
book a meeting room from {start_time=from_t} to {end_time=to_t}
reserve {room=roomname} on {date=onday2} from {start_time=clocka} to {end_time=clockb2}
book {room=roomname} for {purpose=meetwhy} on {date=onday2} at {start_time=clocka}
for {attendees=few2} people on {date=onday2} at {start_time=clockb2}: {room=roomname}
room {room=roomname}, day {date=onday2}, start {start_time=clocka}, end {end_time=clockb2}, for {attendees=int}, purpose {purpose=meetwhy}
{purpose=meetwhy} on {date=onday2}, {start_time=clocka} till {end_time=clockb2}, in {room=roomname}
from {start_time=clocka} until {end_time=clockb2} I want {room=roomname}, {date=relday}
~ {room=roomname}, {date=relday}, {start_time=clockb2}, {attendees=few2} people
reserve {room=roomname} {date=relday} starting {start_time=clocka}, subject: {purpose=meetwhy}
for {purpose=purpose2}, {room=mroom} from {start_time=clock} to {end_time=clockb}
{attendees=guests} of us in {room=mroom} at {start_time=clock} {date=day6}, {purpose=purpose2}
{purpose=purpose2}, {date=day6}, in {room=mroom}, don't make it the cold one
%lang de
reservier {room=room2} für {date=date} von {start_time=time} bis {end_time=time}
trag {purpose=title} {date=date} um {start_time=time} in {room=room2} ein
%lang es
resérvame {room=room2} {date=date} de {start_time:9=9} a {end_time:11=11} para {purpose=title}

%tool roomly.find Find meeting rooms that are free.
%also Returns rooms[] with size and equipment.
%also Where in the building a group could sit together: how many they are, when, on which floor, with what devices.
%param capacity* (seats, people) {"type": "integer", "description": "Number of seats"}
%param date* (day) {"type": "string", "description": "Day"}
%param start_time (from) {"type": "string", "description": "From"}
%param end_time (to) {"type": "string", "description": "Until"}
%param floor (level, storey) {"type": "integer", "description": ""}
%param equipment (features, amenities) {"type": "array", "items": {"type": "string"}, "description": "What has to be in it"}
%list gear: projector | whiteboard and a screen | video conferencing | a phone | projector, flipchart | screen | whiteboard | HDMI, speakers | standing desks | camera and microphone | piano | flipchart | blackout blinds | two screens | coffee machine
%list qtyfloor: 2 | 3 | 4 | 1 | 5 | 7 | 6
%list nsmall: two => 2 | 3 | four => 4 | 5 | 6 | three => 3 | 8 | ten => 10 | 12 | seven => 7
%list clk: 6 am | 7:30 | noon | 18:15 | half past five | 9 | 4 pm | quarter to eight | 14:00 | seven | 10:45
%list clkb: 11 pm | 22:30 | midnight | 9:45 pm | half past nine | 20:00 | 10 pm | 23:15 | 11:30 pm | half past eight
%list floors: 2 | 3 | 1 | 5 | four => 4 | 7 | 6 | 8 | 9 | three => 3
%list dayt: tomorrow | today | the day after tomorrow | next Friday | this Saturday | Monday | 3 March | Sunday | the 9th | Wednesday
%list gearr: a projector and a whiteboard | whiteboard | screen, phone and camera | video | two monitors and a flip chart | a big table | projector | coffee machine, screen | microphone | a door that shuts
%list gear2: a projector | a whiteboard and a screen | video, a phone and a flipchart | good speakers | a big table with sockets | a beamer, two microphones
find a room for {capacity=seats} people {date=day2} from {start_time=from_t} to {end_time=to_t}
a room with {equipment=gear} for {capacity=seats} {date=day2}
which rooms are free {date=day2} {start_time=from_t} - {end_time=to_t} for {capacity=seats}
{capacity=seats} seats, {date=day2}, {equipment=gear}, floor {floor=qtyfloor}
{date=day2} {capacity=seats} people {start_time=from_t}-{end_time=to_t}
~ on floor {floor=qtyfloor} something for {capacity=seats} on {date=day2} at {start_time=from_t}
we are {capacity=seats} {date=day2} and need {equipment=gear}, where can we go
between {start_time=from_t} and {end_time=to_t} {date=day2}, space for {capacity=seats} with {equipment=gear}
is there a quiet corner for {capacity=seats} of us {date=day2} at {start_time=from_t}
anything available {date=day2} for a group of {capacity=seats} on the {floor:3=third floor|3rd floor}
find a free room {date=day2} from {start_time=from_t} to {end_time=to_t}
find me a room with {equipment=gear}
room for {capacity=nsmall} on {date=daya} from {start_time=clk} to {end_time=clkb}
free room on floor {floor=floors} for {capacity=nsmall} people {date=dayt}
seats {capacity=nsmall}, date {date=daya}, from {start_time=clk}, until {end_time=clkb}, equipment {equipment=gearr}
on {date=dayb} with {equipment=gearr} for {capacity=nsmall}
{date=daya}, {start_time=clk} to {end_time=clkb}, {capacity=nsmall} people, floor {floor=floors}
a room with {equipment=gearr} at {start_time=clk} on {date=daya}, {capacity=nsmall} seats
with {equipment=gear2}, for {capacity=guests}, on floor {floor=guests}
for {capacity=guests} people between {start_time=clock} and {end_time=clockb}, {equipment=gear2} in it
{date=day6} at {start_time=clock}, any room with {equipment=gear2}

%server rooms
%list meetroom: Everest | 4.12 | Kilimanjaro | Ada Lovelace | meeting room 2 | Tokyo | Lisbon | Turing | R203 | Amazonas | workshop room
%list meetroom_the: blue room | boardroom | aquarium | big conference room | fishbowl | phone booth | library
%list room2: Kiruna | the fishbowl | 3.14 | Blue Room | Aquarium | Ada | the attic | room 204 | Oslo

%tool find_free_room Find meeting rooms that are free at a time.
%also Returns available meeting rooms.
%also Looks for an empty room that is big enough and has the wanted equipment.
%param when* (time, slot) {"type": "string", "description": "Day and time"}
%param capacity (people, seats) {"type": "integer", "description": "Number of people"}
%param equipment (features, amenities) {"type": "array", "items": {"type": "string"}, "description": "Things that must be in the room"}
%list equipment: projector | whiteboard and video system | video conferencing | big screen | projector, whiteboard | flip chart and markers | phone | standing desk | natural light and screen | microphones and camera | tv, hdmi cable | kitchenette | wheelchair access | round table | soundproof door, camera
%list few2: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | 8 | ten => 10 | 12 | a dozen => 12 | 15 | 20
%list slot3: tomorrow at 9 | Friday from two to four | Monday 10:15 | Thursday afternoon | the 12th at noon | next Tuesday, all day | Wednesday 18:00 | Saturday at eleven | 5 May at 14:30 | next Thursday 8 am | today after lunch
%list kit: a projector | a whiteboard and a screen | video conference | two screens, a camera and a flip chart | a beamer, speakers | a phone | standing desks and plants | whiteboard, markers and HDMI
%list kit2: a beamer and a whiteboard | two screens | camera, mic and speakers | a piano | a flip chart and pens | step-free access, blinds
is there a free (meeting room|room) {when=when}?
find a room for {capacity=int} [people] {when=when}
{when=when}, {capacity=int} people, {equipment=equipment}
which meeting rooms are available {when=when} with {equipment=equipment}
we need somewhere to meet {when=when}, there will be {capacity=int} of us
any room with {equipment=equipment} {when=when}
I have visitors {when=when} and no place to put them, what rooms are empty
look for an unoccupied room {when=when} that seats {capacity=int} and has {equipment=equipment}
free rooms {when=when}
find me a free meeting room for {capacity=int} people
which room has {equipment=equipment} and is free?
~ find a room for {capacity=few2} people {when=slot3}
is there a free room with {equipment=kit}, {when=slot3}
time: {when=slot3}, seats: {capacity=few2}, equipment: {equipment=kit}
room with {equipment=kit} for {capacity=few2}, {when=slot3}
for {capacity=few2} of us, {when=slot3}, a room with {equipment=kit}
which rooms are free {when=slot3}, it's about the offsite with Lena
with {equipment=kit2}, {capacity=few} heads, {when=slot2}
{when=slot2} for {capacity=few}, {=anna} brings cake
%lang es
(hay|busca) una sala libre {when=when} para {capacity=int} personas

%tool book_room Reserve a meeting room.
%also Creates a room booking.
%also Blocks a named meeting room from a start time for some minutes and says what for.
%param room* (room_name, room_id) {"type": "string", "description": "Name of the room"}
%param start* (start_time, when) {"type": "string", "description": "Day and time"}
%param duration_minutes (minutes, length) {"type": "integer", "description": "Length in minutes"}
%param purpose (title, subject) {"type": "string", "description": "What the room is used for"}
%list purpose: sprint planning | budget review | customer visit | job interviews | yoga class | board meeting | birthday breakfast | retrospective | vendor demo | one on one with Lee | town hall rehearsal | first aid course | quarterly planning | brainstorming | union meeting | training of the new starters | design critique | quiet work | press call | podcast recording
%list moments: tomorrow at 9 | Friday 14:30 | Monday at half past two | the 12th at noon | Thursday 6 pm | next Tuesday at four | 5 May, 10:15 | Saturday at eleven | Sunday evening at 8 | today at 17:00 | Wednesday 7.30 am
%list mins: 30 minutes => 30 | an hour => 60 | 45 minutes => 45 | 90 minutes => 90 | two hours => 120 | half an hour => 30 | 20 min => 20 | 50 minutes => 50 | an hour and a half => 90 | 75 min => 75 | 15 minutes => 15
%list purp: talk with the auditors from Bern | farewell for Ingrid | interviews for the desk in Cork | budget for the second half | a quiet hour with the tax forms | rehearsal of the pitch to the bank
%list mins2: 20 | 30 | fifteen => 15 | 45 | 25 | 40 | 60
book ({room=meetroom}|the {room=meetroom_the}) {start=when}
reserve ({room=meetroom}|the {room=meetroom_the}) for {purpose=purpose} {start=when}
({room=meetroom}|the {room=meetroom_the}) {start=when} for {duration_minutes:60=an hour|one hour|60 minutes}
can I have ({room=meetroom}|the {room=meetroom_the}) {start=when}? it's for {purpose=purpose}
block ({room=meetroom}|the {room=meetroom_the}) {start=when}, {duration_minutes:90=90 minutes|an hour and a half|1.5 hours}, {purpose=purpose}
we'd like to use ({room=meetroom}|the {room=meetroom_the}) {start=when} for {duration_minutes:30=half an hour|30 min|thirty minutes}
put {purpose=purpose} into ({room=meetroom}|the {room=meetroom_the}) {start=when}
make sure nobody takes ({room=meetroom}|the {room=meetroom_the}) from us {start=when}, reserve it for {duration_minutes:120=two hours|2 hours|120 minutes}
{start=when} ({room=meetroom}|the {room=meetroom_the}) booking please
book ({room=meetroom}|the {room=meetroom_the}) for {purpose=purpose}
I need to book a meeting room {start=when}
book {room=roomname} for {start=moments} for {duration_minutes=mins}
{room=roomname}, {start=moments}, for {purpose=meetwhy}
room {room=roomname}, start {start=moments}, duration {duration_minutes=mins}, purpose {purpose=meetwhy}
for {purpose=meetwhy} I need {room=roomname} {start=moments}
{duration_minutes=mins} in {room=roomname}, {start=moments}
purpose: {purpose=meetwhy} / start: {start=moments} / room: {room=roomname}
{start=moments}, {duration_minutes=mins}, {purpose=meetwhy}, in {room=roomname}
{purpose=purp}, {start=slot2}, {room=room2}
{room=room2} {start=slot2} for {duration_minutes=mins2} minutes
for {duration_minutes=mins2} minutes, {start=slot2}, in {room=room2}[, {=rem}]
%lang de
(buch|reservier) [bitte] {room=meetroom} {start=when}

%tool release_room Give back a room booking.
%also Cancels a room reservation.
%also Frees a meeting room that was reserved and is not needed.
%param room* (room_name) {"type": "string", "description": "Name of the room"}
%param start (when, start_time) {"type": "string", "description": "Day and time of the booking"}
%list meet: Blue Room | Oak | The Attic | 2.14 | Room with a View | big conference room | Ada and Grace | Studio B, second floor | Paris | Loft
%list slot3: tomorrow at 9 | Friday at half past two | Monday 10:15 | the 12th at noon | Thursday afternoon | next Tuesday at 4 pm | Wednesday 18:00 | tonight at eight | 5 May at 14:30 | Sunday morning | today at 3
release ({room=meetroom}|the {room=meetroom_the}) [{start=when}]
we don't need ({room=meetroom}|the {room=meetroom_the}) {start=when} any more
cancel my room booking for ({room=meetroom}|the {room=meetroom_the})
free up ({room=meetroom}|the {room=meetroom_the}) {start=when}, the meeting is off
give ({room=meetroom}|the {room=meetroom_the}) back
others may have ({room=meetroom}|the {room=meetroom_the}) {start=when}, drop our reservation
the workshop was moved online so ({room=meetroom}|the {room=meetroom_the}) can be released
room ({room=meetroom}|{room=meetroom_the}), {start=when}: cancel the reservation
could you undo the reservation of ({room=meetroom}|the {room=meetroom_the})
cancel my room reservation
release the room I booked {start=when}
release {room=meet} for {start=slot3}
free up {room=meet}, {start=slot3}
room {room=meet}, start {start=slot3}, no longer needed
{start=slot3}: give back {room=meet}
cancel the booking of {room=meet} for the talk with {=who3}
we don't need {room=meet} {start=slot3}
nobody comes {start=slot2}, give {room=room2} back
{room=room2} is free again, we sit in the park

%tool report_facility_issue Report something broken or dirty in the building to the caretakers.
%also Creates a facility maintenance request.
%also Tells building maintenance what is wrong and where.
%param location* (where, place) {"type": "string", "description": "Where in the building"}
%param description* (issue, problem) {"type": "string", "description": "What is wrong"}
%param urgent (emergency) {"type": "boolean", "description": "Needs somebody at once"}
%list defect: tap is dripping | the light flickers | the heating does not work | coffee machine leaks | somebody spilled paint on the carpet | a window won't close | it smells of gas | the lock is jammed | the bin has not been emptied for days | water comes through the ceiling | one chair broke | the door squeaks terribly | no toilet paper left | air conditioning is far too cold | a ceiling tile fell down | the socket gives off sparks | mice | dishwasher shows error E24 | the blinds are stuck | it's full of broken glass
%list spot: kitchen on the 2nd floor | room 310 | lift B | warehouse gate 3 | lab 2 | corridor C | floor 6 | cloakroom 1 | parking deck 2 | office 5.02 | stairwell A | gym | hall 3 | locker room 4
%list spot_the: parking garage | men's room on 4 | main entrance | east stairwell | canteen | open space on floor 5 | bike cellar | reception | server room | roof terrace | corridor near HR
%list places7: the kitchen on the second floor | Room 2.14 | lobby | ladies' toilet, ground floor | car park | stairs by the north door | meeting room Kepler | lift B | the roof terrace | the corridor between A and B | Fishbowl
%list defects: the light flickers | water on the floor | tap drips and the sink is blocked | heating does not work, it is freezing | broken window | smells of gas | no soap | the door won't close | coffee machine leaks on the carpet | rubbish, please empty | a chair with three legs
%list broke: dark stains on the ceiling next to the lamp | a smell of gas from under the sink | the door shuts by itself with a bang | water comes out of the socket | glass on the floor from the bulb above | the light goes on and off by itself | a pigeon sits on top of the shelf and won't go
%list spot3: the stairs to the car park | the kitchen on floor two | the lift in the east wing | the shower by the bike room | the entrance at the back | meeting room Kiruna | the roof over the canteen
%list defect_es: la luz parpadea | hay una fuga de agua | la puerta no cierra | no funciona la calefacción | el ascensor está parado | huele a quemado | falta papel higiénico | se rompió una silla | la ventana está atascada | el grifo gotea | el aire acondicionado hace mucho ruido | hay cristales en el suelo | la cafetera no enciende | el suelo está mojado | no hay luz
(report|tell facility management): {description=defect} in ({location=spot}|the {location=spot_the})
{description=defect}, ({location=spot}|the {location=spot_the})
in ({location=spot}|the {location=spot_the}), {description=defect}. can someone take care of it
({location=spot}|the {location=spot_the}): {description=defect}, {urgent:true=urgent|right now please|this can't wait}
let the caretaker know that in ({location=spot}|the {location=spot_the}) {description=defect}
could maintenance have a look at ({location=spot}|the {location=spot_the})? {description=defect}
send the janitor to ({location=spot}|the {location=spot_the}) {urgent:true=immediately|at once}, {description=defect}
{urgent:false=no hurry|not urgent|whenever you have time}, but {description=defect} in ({location=spot}|the {location=spot_the})
there's a problem in ({location=spot}|the {location=spot_the}), {description=defect}, please report it to the building people
something is broken in ({location=spot}|the {location=spot_the}), report it
tell facility that {description=defect}
report for {location=places7}: {description=defects}
{description=defects} in {location=places7}, {urgent:true=urgent}
location {location=places7}, problem {description=defects}, urgent {urgent:true=yes}
{urgent:true=urgent}: {description=defects} at {location=places7}
in {location=places7}, {description=defects}, {urgent:false=not urgent|no rush}
urgent: {urgent:false=no} / what: {description=defects} / where: {location=places7}
tell the caretakers about {location=places7}: {description=defects}
{description=broke}, in {location=spot3}
{location=spot3}: {description=broke}, {urgent:true=come at once|somebody has to come now}
went past {location=spot3} with a guest and saw {description=broke}
%lang es
avisa a mantenimiento: {description=defect_es} en {location=place}

%server sheets
%list sheet: Budget 2024 | Expenses | Guest list | Inventory | Sales leads | Workout log | Reading list | Project plan | Payroll | Grades | Household costs | Mileage | Customer list | Garden plan | Recipes | Time tracking | Wedding costs | Stock counts | Applicants | Electricity readings
%list tab: January | Q3 | Summary | Sheet2 | 2023 | Raw data | Totals | Archive | Team A | Open | March | Costs | Winter | Overview | Done
%list sheet2: Guests for the Wedding | Mileage 2024 | Stock at the Barn | Lunch Money | Bees and Hives | Hours by Client | Rent and Bills | Choir Contacts
%list tab2: June | Archive | Costs | Sheet2 | Draft | North | Kids

%tool sheets-append-row Append a row to a spreadsheet.
%also Adds values[] as a new last row.
%also Enter a new line of values in a table document, one value per column.
%param spreadsheet* (sheet, file, document) {"type": "string", "description": "Name of the spreadsheet"}
%param values* (row, cells) {"type": "array", "items": {"type": "string"}, "description": "Cell values from left to right"}
%param tab (worksheet, sheet_name) {"type": "string", "description": "Sheet inside the spreadsheet"}
%list rowvalues: milk, 2, 3.50 | Anna, Berlin, paid | 12 May, taxi, 18 euros | running, 5 km, 27 minutes | Acme, 4000, open | 2024-06-01 and 412 | Tom, yes, vegetarian | laptop, 3, in stock | rent, 950 | Dune, Frank Herbert, 5 stars | hours, 7.5, design | screws, 200, shelf B | coffee, 4.20, cash | Kim Lee, B plus | bench press, 60, 3 sets | hotel, Madrid, 240 | flight and 310
%list cells: 12 May, bread, 4.20 | Ella, Tom and Ada | Anna Moor, vegetarian, 2 | 88, 91, 74 | Leeds, York, 38 | paint and brushes, 45, paid | 2026-05-03, 8.4 km, 49:10 | Kettle 500, 3, red | Monday, 8, office
%list sheet3: Budget 2026 | Guest list | Expenses | orders from Pino's | Hours, May | tmp-fix-2 | Books and films | Runs in the park | Inventory | Trip to Oslo
%list tab3: May | Sheet2 | Food and drink | raw | Tom | North | from_form | week 12 | Totals
%list row: Ewan, two, vegetarian | 14 May, 32 km, to the port | Lopez, 4, 88.50 | hive 3, calm, 12 frames | rent, 900, paid | Tove, alto, 0171 3344 | tiles, 40, from the barn
add (a row|a line) to [the] {spreadsheet=sheet} [(sheet|spreadsheet)]: {values=rowvalues}
(enter|put|log) {values=rowvalues} (in|into) [the] {spreadsheet=sheet} [spreadsheet][, tab {tab=tab}]
{spreadsheet=sheet} new row {values=rowvalues}
in {spreadsheet=sheet} (on|under) the {tab=tab} tab, append {values=rowvalues}
my {spreadsheet=sheet} spreadsheet needs another entry, {values=rowvalues}
write down {values=rowvalues} as the next row of {spreadsheet=sheet}
could you add {values=rowvalues} at the bottom of the {spreadsheet=sheet} table
{values=rowvalues} goes into {spreadsheet=sheet}[, sheet {tab=tab}]
append to {spreadsheet=sheet}, columns {values=rowvalues}
add a row to [the] {spreadsheet=sheet} [spreadsheet]
append {values=rowvalues} to my spreadsheet
append {values=cells} to {spreadsheet=sheet3}
in {spreadsheet=sheet3}, tab {tab=tab3}, add the row {values=cells}
spreadsheet: {spreadsheet=sheet3}, tab: {tab=tab3}, values: {values=cells}
new row in {spreadsheet=sheet3}: {values=cells}
under {tab=tab3} in {spreadsheet=sheet3}, append {values=cells}
add a row with {values=cells} to {spreadsheet=sheet3}, sheet {tab=tab3}
{values=cells}, as the last row of {spreadsheet=sheet3}
{values=row}, into {spreadsheet=sheet2}, {tab=tab2} tab
{spreadsheet=sheet2}: {values=row}
one more row under {tab=tab2} in {spreadsheet=sheet2}, {values=row}
%lang de
trag {values=rowvalues} in die Tabelle {spreadsheet=sheet} ein

%tool sheets-read-range Read cells of a spreadsheet.
%also Returns the values of a range such as A1:C10.
%also Look up what stands in one or several cells of a table document.
%param spreadsheet* (sheet, document) {"type": "string"}
%param range* (cells, a1_range) {"type": "string", "description": "Cell or range in A1 notation"}
%param tab (worksheet) {"type": "string", "description": ""}
%list range: A1 | B2:D10 | C7 | A1:A20 | E3:F8 | D4 | A:A | B12 | C2:C50 | G5 | A1:Z1 | F9 | H2:H31 | 1:1 | column B
%list tab9: May | Totals | raw data | from Ana | Sheet2 | North and South | old | 2026 | costs, fixed | Summary
%list rng: B2:D9 | A1 | C4:C30 | F12 | A1:H1 | D7:E8
what (is|'s) in {range=range} of [the] {spreadsheet=sheet} [(sheet|spreadsheet)]
read {range=range} from {spreadsheet=sheet}[, tab {tab=tab}]
(show|give) me {range=range} (of|from) the {spreadsheet=sheet} spreadsheet
~ {spreadsheet=sheet} {tab=tab} {range=range}
which values are in cells {range=range} (on|of) the {tab=tab} tab (in|of) {spreadsheet=sheet}
open {spreadsheet=sheet} and tell me what stands in {range=range}
I need the number from cell {range=range} in my {spreadsheet=sheet} table
pull {range=range} out of the {spreadsheet=sheet} sheet
look at {spreadsheet=sheet}, what does {range=range} say
show me the values of the {spreadsheet=sheet} spreadsheet [on the {tab=tab} tab]
read cells {range=range}
read {range=rng9} from {spreadsheet=sheet9}
read {range=rng9} on the tab {tab=tab9} of {spreadsheet=sheet9}
file {spreadsheet=sheet9}, tab {tab=tab9}, cells {range=rng9}
from tab {tab=tab9}, {spreadsheet=sheet9}, cells {range=rng9}
{range=rng} on {tab=tab2}, {spreadsheet=sheet2}
what stands in {range=rng} of {spreadsheet=sheet2}, my eyes are bad

%tool sheets-create-spreadsheet Create an empty spreadsheet.
%also Returns id and link of a new spreadsheet.
%also Start a new table document with a name, and with column headings if given.
%param title* (name, spreadsheet_name) {"type": "string", "description": "Name"}
%param columns (headers, fields) {"type": "array", "items": {"type": "string"}, "description": "Column headings"}
%list columns: name, email and phone | date, amount, category | item, quantity, price | week, distance, time | title, author | task, owner, due date, status | guest, plus one, diet | month and total | company, contact, stage | ingredient, grams | day, hours, project | student, grade | address, rent, size | plant, watered on | room and temperature | date and meter reading
%list sheetx: Budget | Guests and gifts | Trip to York, costs | Who brings what | tmp-fix-2 | Hours in May | Books by Ella Moor | Orders from Pino's | Plants to water | Car, fuel and repairs
%list colx: name, date and amount | date, hours | item, price, shop | name and email | title, author, year, read or not | first name, last name, table | plant, room, days between | sku, stock and site | guest, gift, thanked | start, end, break, total
(create|make|start) a [new] spreadsheet (called|named) {title=sheet} [with [the] columns {columns=columns}]
new sheet {title=sheet}: {columns=columns}
I need a table for {columns=columns}, call it {title=sheet}
set up a spreadsheet {title=sheet}
can you prepare an empty {title=sheet} spreadsheet for me
{title=sheet}, new spreadsheet, headings {columns=columns}
I want to keep track of things in a sheet named {title=title}, with {columns=columns}
spreadsheet please, title {title=sheet}[, headers {columns=columns}]
open up a fresh table document {title=title}
make a spreadsheet [with columns {columns=columns}]
create a new sheet with headings {columns=columns}
create a spreadsheet called {title=sheetx} with the columns {columns=colx}
with {columns=colx} as columns, new spreadsheet {title=sheetx}
new spreadsheet, name: {title=sheetx}, headings: {columns=colx}
new spreadsheet titled {title=sheetx}
%lang es
crea una hoja de cálculo llamada {title=title}

%server spendly
%list curr: euros => EUR | dollars => USD | pounds => GBP | francs => CHF | yen => JPY | EUR | USD | GBP | CHF | euro => EUR | US dollars => USD | swiss francs => CHF

%tool submitExpenseClaim Submit an expense for reimbursement.
%also Returns a claim id.
%also Get money back that was laid out for work: how much, in what money, where, for what and on which day.
%param amount* (total, sum) {"type": "number", "description": "How much was paid"}
%param currency (currency_code) {"type": "string", "enum": ["EUR", "USD", "GBP", "CHF", "JPY"], "description": "Currency"}
%param category* (type, kind) {"type": "string", "enum": ["travel", "meals", "lodging", "office", "software", "training"], "description": "Kind of expense"}
%param merchant (vendor, shop) {"type": "string", "description": "Where it was paid"}
%param date (spent_on, receipt_date) {"type": "string", "description": "Day of the receipt"}
%param note (comment, purpose) {"type": "string", "description": ""}
%list paid: 18.40 | 230 | 9.99 | 64 | 120 | 12,50 => 12.5 | 410.75 | 35 | 7.20 | 1,150 | 88.90 | 54 | 300 | 22.5 | 16 | 640 | 99 | 45.30 | 5 | 271
%list shop: Deutsche Bahn | Hotel Adler | Uber | Café Luna | Staples | Lufthansa | JetBrains | IKEA | Hilton Leeds | Shell | Udemy | Trattoria Mario | Airbnb | Adobe | Starbucks | SBB | Figma | Ryanair | Office Depot | Ibis Lyon | O'Reilly | Conrad | Noodle House
%list whatfor: dinner with the client | train to the fair | new keyboard | two nights in Leeds | conference ticket | taxi to the airport | team lunch | toner | flight to Porto | language course | yearly licence | parking at the customer | whiteboard markers | visa fee | coffee for the workshop | book about leadership | webcam | petrol | baggage fee | hotel breakfast
%list amt: 4500 | 120 | 80 | 950 | 12000 | 64.50 | 300 | 2750 | 18 | 7200
%list shop2: Pino's | Lidl | Hollis Bakery | The Corner Shop | Boots | Green and Black | farmers' market | Aldi | Uncle Bert's | Wood & Nail | Tesco on Mill Lane
%list exnote: lunch with the people from Leeds | taxi from the airport, no bus at night | new keyboard | ticket to Bath and back | team dinner, Sal paid half | course on public speaking | two nights | replaces the broken one | shared with Kwame | coffee for the visitors
%list shop3: Hotel Bellevue | IKEA | the taxi from the airport | Deutsche Bahn | Staples | Café Luna | O'Reilly | the garage on Mill Street
(submit|file) {amount=paid} {currency=curr} for {category:travel=travel} [at {merchant=shop}]
expense: {amount=paid} {currency=curr}, {merchant=shop}, {category:meals=meal|food}, {date=pastday}
~ I paid {amount=paid} {currency=curr} at {merchant=shop} {date=pastday}, {category:lodging=hotel}, get it back for me
{date=pastday} {merchant=shop} {amount=paid} {category:office=office stuff|office}
{category:software=software} expense, {merchant=shop}, {amount=paid} {currency=curr}, note {note=whatfor}
{note=whatfor}: {amount=paid} {currency=curr}, {category:travel=travel costs}, claim it
{merchant=shop} charged me {amount=paid} {currency=curr} for {note=whatfor}, {category:training=training}
please reimburse {amount=paid} {currency=curr} from {date=pastday}, {category:meals=lunch|dinner}
out of my own pocket, {amount=paid} {currency=curr} for {category:lodging=a room} in {merchant=shop}, the company should cover that
add {merchant=shop} ({category:travel=travel}) {amount=paid} {currency=curr} {date=pastday} to my expenses
claim an expense at {merchant=shop} from {date=pastday}
submit {amount=paid} {currency=curr} as an expense
{currency:USD=$}{amount=paid} {category:meals=lunch|dinner} at {merchant=shop} {date=pastday}, expense it
{merchant=shop}, {currency:GBP=£}{amount=paid}, {category:travel=taxi|train}, {note=whatfor}
claim {amount=amt} {currency:EUR=euros|EUR} for {category:meals=meals} at {merchant=shop2}
{amount=amt} {currency:USD=dollars|USD} paid to {merchant=shop2} on {date=day5}, {category:office=office}
on {date=day5} at {merchant=shop2}, {amount=amt} for {category:software=software}
amount {amount=amt}, currency {currency:CHF=CHF}, category {category:lodging=lodging}, note {note=exnote}
{category:travel=travel} expense of {amount=amt} {currency:GBP=pounds|GBP}: {note=exnote}
category: {category:training=training} / shop: {merchant=shop2} / sum: {amount=amt} / date: {date=past}
at {merchant=shop3}, {amount=sum} {currency:GBP=pounds}, as {category:travel=travel|a travel cost}
under {category:meals=meals|meals and drinks}, {date=past2}, {amount=sum} at {merchant=shop3}
{amount=sum} to {merchant=shop3} {date=past2}, {=aside}
%lang de
reich {amount=paid} {currency:EUR=Euro} {category:travel=Fahrtkosten|Reisekosten} bei {merchant=shop} ein
%lang es
pásame como gasto {amount=paid} {currency:EUR=euros} de {category:meals=comida} en {merchant=shop}

%tool reviewExpenseClaim Approve or reject somebody's expense claim.
%also Returns the claim's new state.
%also Decide on what a colleague wants to be paid back, with a word on why.
%param claimId* (claim, id) {"type": "string", "description": "Id of the claim"}
%param decision* (action, verdict) {"type": "string", "enum": ["approve", "reject", "ask_for_receipt"], "description": "What is decided"}
%param comment (note, reason) {"type": "string", "description": "Reason"}
%list claimno: EX-204 | EX-1187 | C-33 | claim 902 | EXP-2025-17 | R-4410 | EX-76 | C-120 | EXP-88 | 7719-A | EX-3051 | R-15 | C-9 | EXP-611 | EX-430 | 5520
%list whyclaim: the receipt is unreadable | that was a private trip | within the limit | alcohol is not covered | wrong cost centre | agreed with me before | twice the usual price | date does not match | approved by finance | we only pay second class | missing signature | all fine | breakfast was included already | too late, it's from last year | nice and complete | minibar is private
%list claim: EX-204 | C-1187 | claim-33 | 90412 | EXP2025-08 | K77 | T-0061 | RB-519 | 4471
%list claimwhy: the taxi was private | over the limit for hotels | looks fine to me | no bill for the dinner on the 3rd | we agreed on this in May, so it is all right | only half of it was for work | date and amount don't match | well within the budget
%list why: we know about it already | load test with the new cluster | the vendor is working on it | year-end closing in accounting | planned reboot of the whole rack | waiting for parts from Japan | nobody on site until monday | migration to the second data center | audit by the bank
%list ref: BX7Q2L | 88KD1 | QZP4TT | L0M9A | RR-20871 | 7HH3WE | TK-5512 | VOLT88 | A1B2C3
{decision:approve=approve|accept} [expense] claim {claimId=claimno}
{decision:reject=reject|turn down} {claimId=claimno}, {comment=whyclaim}
{claimId=claimno}: {decision:ask_for_receipt=ask for a receipt|receipt please}
{comment=whyclaim}, so {decision:reject=no} to {claimId=claimno}
{decision:approve=ok} for {claimId=claimno}, {comment=whyclaim}
I've looked at {claimId=claimno} and {decision:approve=it's fine by me|it can be paid}
about {claimId=claimno}: {comment=whyclaim}, {decision:ask_for_receipt=they should send the receipt again}
we won't pay that, {claimId=claimno} is {decision:reject=declined}, {comment=whyclaim}
with the words "{comment=whyclaim}" {decision:reject=refuse} {claimId=claimno}
{claimId=claimno} {decision:approve=gets my blessing|is good to go}
decide on {claimId=claimno} for me
{decision:approve=approve} the expense claim
{decision:approve=approve} {claimId=claim} with the comment {comment=claimwhy}
{decision:reject=reject} claim {claimId=claim} because {comment=claimwhy}
claim {claimId=claim}, decision {decision:approve=approve|approved}, comment {comment=claimwhy}
{decision:ask_for_receipt=ask for a receipt} for {claimId=claim}
say "{comment=claimwhy}" and {decision:reject=reject|turn down} {claimId=claim}
{claimId=claim}: {decision:reject=no|rejected}, {comment=claimwhy}
with the words {comment=why}, {decision:reject=reject|turn down} {claimId=ref}
{claimId=ref}: {decision:approve=fine by me|approved}, {comment=why}
about {claimId=ref}, {decision:ask_for_receipt=they should show a receipt|ask for the receipt}

%tool draftCustomerInvoice Draft an invoice for a customer.
%also Returns the draft with its number.
%also Prepare a bill: whom it goes to, for what, how many at which price each, and until when it has to be paid.
%param customer* (client, bill_to) {"type": "string", "description": "Who has to pay"}
%param item* (description, line_item) {"type": "string", "description": "What is charged"}
%param quantity (qty, units) {"type": "number", "description": "How many"}
%param unitPrice* (price, rate) {"type": "number", "description": "Price of one"}
%param currency (currency_code) {"type": "string", "enum": ["EUR", "USD", "GBP", "CHF", "JPY"], "description": "Currency"}
%param dueDate (due, pay_by) {"type": "string", "description": "Payable until"}
%list cust2: Acme | Globex | Nordwind | Blue Bottle | Hausmeier | Fjord Foods | Kiwi Labs | Lupe & Co | Siemens | Northgate Clinic | Tanaka Motors | Riverside Hotel | Zenith Media | City of Graz | Orbit Foods | Lumen Studios | Baker Brothers | Solaris Energy | Grupo Alba | Tiny Robots | Weber Bau | Pine Valley School | Contoso | Red Maple
%list qty: 2 | three => 3 | 5 | 10 | 12 | four => 4 | 8 | 20 | 40 | 6 | 2.5 | 15
%list work: design hours | consulting | hosting | 3 day workshop | logo draft | translation | installation | monthly retainer | photo shoot | copywriting | code review | garden maintenance | piano lessons | bookkeeping | repair work | voice recording | annual licence | data entry | catering | yoga classes | window cleaning | interpreting
%list unit: 80 | 95.50 | 120 | 450 | 65 | 1,200 | 30 | 75 | 19.90 | 250 | 800 | 110 | 48 | 9.5
%list closing: end of march | june 30 | next friday | the 15th | december | end of the quarter | may 12 | in three weeks | 2025-09-01 | tuesday | next month | august | end of the year | the first of october | week after next | february 28
%list work2: logo design | repair of the garden wall | translation of two leaflets | website and hosting | photos for the spring menu | piano tuning | consulting on site | 200 flyers, folded | a week of training for new staff | cleaning
%list unit2: 80 | 95.50 | 120 | 450 | 65 | 30 | 19.90 | 250 | 48 | 9.5
%list qty2: 3 | 2 | ten => 10 | 12 | four => 4 | 25 | six => 6 | 1.5 | 40 | 8
%list day7: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | 9 October | Sunday | July 4th | Tuesday | the 1st of May | Thursday evening | 12/8 | Saturday the 9th
%list duedate: Friday | the 30th | the end of the month | 12 April | next Wednesday | Sunday evening | Monday | the 15th | mid-August | 1 September | the 2nd of July | tomorrow night
%list firm3: Northwind Ltd | Hausmeier KG | Globex | Casa Lupe | Fjord Hiking | Paper & Sons | the city of Graz | Lunasoaps | Under One Roof Ltd | Acme | From Scratch Bakery
%list sold: annual support with on-site visits | 40 laptops for the new office | redesign of the web shop | maintenance under the old contract | two days of training for the sales team | printing of the catalogue | a pilot with three stores | solar panels on the depot roof
draft an invoice for {customer=cust2}: {quantity=qty} x {item=work} at {unitPrice=unit} {currency=curr}
invoice {customer=cust2} for {item=work}, {unitPrice=unit} {currency=curr}, due {dueDate=closing}
{customer=cust2}, {item=work}, {quantity=qty} times {unitPrice=unit}, payable until {dueDate=closing}
bill {customer=cust2} {unitPrice=unit} {currency=curr} for {item=work}
{quantity=qty} {item=work} for {customer=cust2}, {unitPrice=unit} each, prepare the bill
prepare a draft, {item=work}, {unitPrice=unit} {currency=curr} a piece, {quantity=qty} of them, to {customer=cust2}
~ at {unitPrice=unit} {currency=curr} apiece {customer=cust2} owes us {quantity=qty} {item=work}, make that an invoice
{customer=cust2} has to pay {unitPrice=unit} {currency=curr} for {item=work} by {dueDate=closing}, get the paperwork ready
due {dueDate=closing}: {item=work} {unitPrice=unit} {currency=curr} {customer=cust2}
we finished {item=work} for {customer=cust2}, {quantity=qty} at {unitPrice=unit}, they can be charged now
draft an invoice for {customer=cust2}, due {dueDate=closing}
~ {quantity=qty} × {currency:EUR=€}{unitPrice=unit} {item=work} to {customer=cust2}, draft it
invoice for {item=work}, {quantity=qty} at {unitPrice=unit}
invoice {customer=cust} for {item=work2}, {unitPrice=unit2} {currency:EUR=euros|EUR}
draft an invoice to {customer=cust}: {quantity=qty2} x {item=work2} at {unitPrice=unit2} each
bill {item=work2} to {customer=cust} at {unitPrice=unit2} {currency:USD=dollars|USD}, due on {dueDate=day7}
customer {customer=cust} / item {item=work2} / price {unitPrice=unit2} / due {dueDate=duedate}
due by {dueDate=duedate}, {unitPrice=unit2} {currency:GBP=pounds|GBP} for {item=work2}, customer is {customer=cust}
{customer=cust}, {item=work2}, quantity {quantity=qty2}, unit price {unitPrice=unit2}
charge {customer=cust} {unitPrice=unit2} for {item=work2}
to {customer=firm3} for {item=sold}, at {unitPrice=sum} each
{quantity=guests} times {item=sold} at {unitPrice=sum}, billed to {customer=firm3}, to be paid by {dueDate=eday}
by {dueDate=eday} {customer=firm3} has to pay for {item=sold}
%lang de
schreib {customer=cust2} eine Rechnung über {unitPrice=unit} {currency:EUR=Euro} für {item=topic}, fällig {dueDate=date}
%lang es
prepárale a {customer=company} una factura de {unitPrice=unit} {currency:EUR=euros} por {item=topic}

%server stackpin
%list column: To do | Doing | Done | Backlog | Waiting for client | Ideas | Next up | Blocked | This week | Ready for review | Someday and maybe | Icebox | Testing | On hold | Shopping for the party | In print | Parking lot | Quick wins | Waiting for parts | Printed and packed
%list cardname: order new business cards | paint the fence | book the caterer | landing page for the spring sale | fix squeaky door in the hallway | call the insurance | photos for the menu | draft the invitation | interview with the mayor | buy cables and adapters | tax papers | replace the filter | find a drummer | banner for the trade fair | clean the gutters | newsletter in Spanish | second quote for the roof | flyers | rent a van with a ramp | thank the sponsors | update the price list | piano tuner
%list pincard: Fix login for the app | buy paint, brushes and tape | login page shows blank after update | Ask Pino's about Friday | tmp-fix-2 | The Man Who Sold the Stairs | Logo | move desks to the third floor | Rivers by Ella Moor | call back Mrs. O'Dowd | old to new | Launch party, part two
%list pincol: Done | Waiting for review | Backlog | In and out | Ideas | This week | Bugs from users | Doing | Later, maybe | To be tested | Q3 | On hold

%tool stackpin_get_cards_by_list Fetches cards from a specific list on a Stackpin board. Board defaults to the active board of the session (see set_active_board). Returned fields can be limited with `fields` to save tokens.
%also Returns the cards of a list.
%also Everything that currently sits in one column of the board, optionally narrowed to what carries some label or belongs to one member.
%param list* (listId, column) {"type": "string", "description": "Name or id of the list"}
%param board (boardId) {"type": "string", "description": "Board name; defaults to the active board"}
%param label (tag) {"type": "string", "description": "Only cards with this label"}
%param fields (verbosity, detail) {"type": "string", "enum": ["minimal", "default", "all"], "description": "Which fields to return"}
%list board: Marketing | Wedding | House renovation | Sprint 14 | Content plan | Garden and shed | Podcast | Trade fair in Hanover | Moving out | Editorial | Design team | School play | Kitchen | Launch | Volunteers | Band tour with the Foxes | Bathroom and hallway | Recruiting | Summer fair in Kent | Magazine
%list tag: urgent | design | bug | waiting | home | client | quick win | money | legal | low priority | needs decision | press | outdoors | food and drink | tech | VIP | print | research | summer | kids and school
%list cardlists: To do | Doing | In review | Backlog | Waiting for Ella | Done in March | Bugs and small fixes | Ideas | Next up, maybe | Blocked | list-7
%list boards: Website | Move to Leeds | Sprint 14 | Family | Shop and Search | tmp-fix-2 | Garden 2026 | Hiring | Marketing for May | Board of Tom
%list labelsa: urgent | bug | waiting for client | red | design and copy | low effort | from Ella | needs review | v2 | question
(show|get|list) the cards in {list=column} on [the] {board=board} [board]
{board=board} board, list {list=column}, label {label=tag}, {fields:minimal=just the names|minimal fields}
what is in {list=column} on {board=board} with the {label=tag} label
{label=tag} cards from {list=column}, {fields:all=with everything|all fields}
~ {list=column} on {board=board}
cards {list=column}
{label=tag} things under {list=column}
what's still left under {list=column}
how bad does {list=column} look (for|on) {board=board} today
read me what hangs under {list=column}, I've my hands full of paint
{board=board}: anything in {list=column} I should worry about before the weekend?
I don't want to add one, only see which cards {list=column} has already
get the cards of a list on {board=board}
show me the {label=tag} cards
show the cards in {list=cardlists} on {board=boards}
cards under {list=cardlists} with the label {label=labelsa}
list {list=cardlists}, board {board=boards}, label {label=labelsa}
~ on the board {board=boards}, what is in {list=cardlists}, {fields:minimal=minimal} fields
label: {label=labelsa} / list: {list=cardlists} / fields: {fields:all=all}
labelled {label=labelsa} in {list=cardlists} of {board=boards}
what is in {list=cardlists}
from {board=boards}, the {list=cardlists} column, {fields:all=all fields}

%tool stackpin_add_card_to_list Add a new card to a specified list on a Stackpin board. Returns the created card incl. its short link. Dates are accepted as ISO 8601 or in natural language.
%also Creates a card.
%also Pin something fresh to a column, with a title, an explanation, the day by which it has to be finished, and coloured labels.
%param name* (title, card_name) {"type": "string", "description": "Name of the card"}
%param list* (listId, column) {"type": "string", "description": "List to put it in"}
%param description (desc, details) {"type": "string", "description": "Description"}
%param dueDate (due, deadline) {"type": "string", "description": "Due date"}
%param labels (tags, idLabels) {"type": "array", "items": {"type": "string"}, "description": "labels"}
%list tags: urgent and design | home, money | press, print and legal | client and VIP | food, quick win | bug, tech | outdoors | research and legal | print | tech, design, urgent
%list cardnote: must be blue | ask Tom for the measurements | not more than 200 euros | see the mail from Monday | Karin has the key | needs approval by the boss | with gluten-free options | two coats at least | only weekdays between 9 and 5 | wait for the second quote | the old one is in the cellar | in English and French | same as last year | check size first | bring own ladder | Mum wants to see it first | room for eight people | with receipt for the tax office | in pencil | ring twice at the back door
%list plab: bug, urgent | design | web and mobile | later | billing, Oslo | help wanted | v2 | urgent | blue, red | from customers, mobile
%list pdesc: see the mail from Tess, she knows more | only on mobile | first draft by Hal, then to print | ask Pino's for the price and the size | urgent, customer waits | copy the text from the old site | no rush | the logo is too big, the text too small | for Siobhan O'Hara | ask before you start
%list lst: Doing | Backlog | To do this week | Waiting for others | Ideas | Inbox | Done by Friday
%list card: Order chairs for the hall | Talk to Ben about the price | Fix the hole in the fence | Write to everyone on the list | Book a room for June | Cut the video to two minutes | Find out who has the key
%list cdesc: see the photo from Saturday | at least forty, with arms | he wants an answer by phone | costs come from the club | ask the caretaker first | only if the weather holds
%list labs: urgent, garden | red and blue | money | hall, June | video, social media | waiting
%list dcard: Zaun streichen | Versicherung anrufen | Einladung entwerfen | Kabel und Adapter kaufen | zweites Angebot für das Dach
%list dspalte: Offen | In Arbeit | Erledigt | Ideen | Wartet auf Kunden | Diese Woche
%list ecard: pintar la valla | llamar al seguro | pedir presupuesto para el tejado | fotos del menú | comprar cables y adaptadores
%list elista: Pendiente | En curso | Hecho | Ideas | Bloqueado | Esta semana
(add|create|put) a card {name=cardname} (to|in|on) {list=column}
card {name=cardname} in {list=column}, due {dueDate=date}, labels {labels=tags}
{list=column}: {name=cardname}, by {dueDate=date}, note {description=cardnote}
by {dueDate=date} {name=cardname}, put it in {list=column} and write {description=cardnote}
with the labels {labels=tags}, {name=cardname} into {list=column}
{name=cardname} to {list=column}
{list=column}: {name=cardname}
card for {name=cardname}, {list=column}
somebody has to {name=cardname} some day, so let it hang under {list=column}
it struck me in the shower that {name=cardname} is missing from {list=column}, {description=cardnote}
if nobody sees {name=cardname} under {list=column} it will never happen, deadline {dueDate=date}
{name=cardname} has to be over by {dueDate=date}. {list=column}, please
it's gone from the archive for good, so pin {name=cardname} afresh to {list=column}
add a card to {list=column}
new card {name=cardname}
~ card {name=cardname} by {dueDate=date}
add {name=pincard} to {list=pincol} due {dueDate=daya}
card "{name=pincard}" in {list=pincol} with the labels {labels=plab}
name {name=pincard}, list {list=pincol}, description {description=pdesc}, due {dueDate=dayb}
in {list=pincol}, a card called "{name=pincard}", description "{description=pdesc}"
by {dueDate=dayb}: "{name=pincard}", labelled {labels=plab}, under {list=pincol}
list: {list=pincol} / card: {name=pincard} / labels: {labels=plab} / description: {description=pdesc}
put "{name=pincard}" into {list=pincol} instead of {=pincol}
in {list=lst}, by {dueDate=until}, {name=card}
{name=card}, {description=cdesc}, {list=lst} column
labelled {labels=labs}: "{name=card}" on {list=lst}
to {list=lst}: {name=card}, {=post}
%lang de
häng eine Karte {name=dcard} in die Liste {list=dspalte}, fällig {dueDate=date}
%lang es
ponme una tarjeta {name=ecard} en {list=elista} para {dueDate=date}

%tool stackpin_archive_card Sends a card to the archive. This does not delete the card; it may be restored from the board menu. Confirm with the user if several cards have similar names.
%also Archives a card on the board.
%also Take a card off the board without destroying it, found by its title and, where needed, the column it is in.
%param card* (cardId, name) {"type": "string", "description": "Card id, short link or name"}
%param list (column, from_list) {"type": "string", "description": ""}
archive [the card] {card=cardname}
archive {card=cardname} in {list=column}
from {list=column} send {card=cardname} to the archive
{list=column}: put {card=cardname} away in the archive
{card=cardname} into the archive
archive for {card=cardname}
{card=cardname}: archive, please
{card=cardname} only clutters {list=column}, I don't want to look at it any longer
we're through with {card=cardname}, take it off the wall but don't throw it away
who still cares about {card=cardname}? out of sight with it
{card=cardname} was last year's business, {list=column} should be free of it
don't add another one, the old {card=cardname} in {list=column} has to disappear from the board
archive a card in {list=column}
archive that card
archive {card=pincard} from the list {list=pincol}
in {list=pincol}, archive the card {card=pincard}
card: {card=pincard}, list: {list=pincol}, archive please
archive the card called {card=pincard}
put {card=pincard} under {list=pincol} into the archive
we talked about {=pincol}, but archive only {card=pincard}

%server surveys
%list survey: team mood | lunch options | customer satisfaction 2024 | summer party | office dog policy | website feedback | course evaluation | parking habits | new uniform | remote work | christmas gift | reading habits | neighbourhood playground | training needs | product launch feedback | bus or train

%tool create_survey Make a survey with questions.
%also Creates a survey and returns its link.
%also Builds a poll that people can fill in online, anonymously or with their names.
%param title* (name, topic) {"type": "string", "description": "Name of the survey"}
%param questions (items) {"type": "array", "items": {"type": "string"}, "description": "Questions to ask"}
%param anonymous (hide_names) {"type": "boolean", "description": "Answers without names"}
%list questions: how was the food, how was the music and would you come again | what do you like, what should change | are you happy at work | which day suits you best | how often do you shop here and what do you miss | dogs yes or no | did the course meet your expectations, was the pace right | would you recommend us | what is your favourite fruit, how many a week | where do you park | who should speak next year and why | how did you hear about us | is the new site faster, is it easier to use | do you prefer tea or coffee | what was the best moment | what did you learn, what was missing
%list surveys: Lunch in the canteen | team spirit | Where to go in May, and how | parking | Working from home | Office dogs: yes or no | The new logo | feedback on the retreat | shifts | Coffee, tea and milk | Move to Leeds
%list qlists: how was it, what would you change and would you come again? | which day suits you, which place? | do you drive to work? how far is it? | are you happy with the food? | what do you like and what bothers you? | tea or coffee? milk? sugar? | who are you, where do you sit and what do you need? | is Friday ok? | how many kids do you have, how old are they? | which film, which cinema, what time?
(make|create) a survey about {title=survey}
survey {title=survey}: {questions=questions}
ask people {questions=questions}, call the survey {title=survey}
set up an {anonymous:true=anonymous|nameless} poll on {title=survey}
new survey {title=survey} with the questions {questions=questions}, {anonymous:true=nobody should see names|anonymous}
I want to know what everyone thinks of {title=survey}, put a questionnaire together
~ could you build a questionnaire called {title=survey}? questions: {questions=questions}
poll "{title=survey}", {anonymous:false=with names|not anonymous}
create a questionnaire, {title=survey}, asking {questions=questions}
create a survey with the questions {questions=questions}
set up an {anonymous:true=anonymous} survey
make a survey called {title=surveys}
create an {anonymous:true=anonymous} survey titled {title=surveys}
title {title=surveys}, questions {questions=qlists}
survey "{title=surveys}" with the questions {questions=qlists}
name: {title=surveys}; anonymous: {anonymous:false=no|false}; ask: {questions=qlists}
ask {questions=qlists} in a survey named {title=surveys}, {anonymous:true=without names}
with the questions {questions=qlists}, a survey on {title=surveys}
%lang es
(crea|haz) una encuesta sobre {title=topic}

%tool get_survey_results Answers to a survey so far.
%also Returns survey responses.
%also Summarizes what people answered in a poll.
%param survey* (title, survey_name) {"type": "string", "description": "Name of the survey"}
%list srvx: Lunch Menu 2027 | team mood | Customer Happiness, spring | onboarding and first week | Why did you leave us? | office move | NPS Q2 | Parents' Evening | how was the course with Dr. Iyer | pizza or sushi | Remote Work in Sales | exit form
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
what did people answer in {survey=srvx}
outcome of {survey=srvx} so far
{survey=srvx}: how did they vote
replies that have come in for the poll {survey=srvx}

%server tallyclock

%tool tallyclock-start-time-entry Start a running time entry in Tallyclock. Any entry that is already running is stopped first. Billable defaults to the project's setting. Timestamps are UTC; use started_at to backdate.
%also Starts the clock on a project.
%also Begin counting hours for a piece of work, with what is being done, and whether it is charged to the client.
%param description (task, note) {"type": "string", "description": "What is being worked on"}
%param project* (project_id, client) {"type": "string", "description": "Project"}
%param billable (chargeable, is_billable) {"type": "boolean", "description": ""}
%param started_at (start, from) {"type": "string", "description": "Start time if not now"}
%list timeproject: Atlas | Hartwell website | internal | Museum app | Kitchen remodel | Blue Fern | Thesis | Pro bono | Film festival | Translation for Dubois | Marketing | Oak Street 12 | Podcast | Audit and taxes | R&D | Band | Choir | Green Wheels | Lab move in May | Onboarding
%list work: writing the proposal | bug fixing | call with the client | logo sketches | proofreading | bookkeeping and taxes | editing the podcast | server migration | interview transcripts | rehearsal for the keynote | research on batteries | mails | retouching photos | lesson planning | floor plans for the attic | code review | cutting the trailer | garden design | packing and labels | grant application for the choir
%list jobs7: fixing the login page | call with Pino's | reading | slides for Monday and handout | debugging the import with Tom | proposal | texts for the new website | accounts, second half | writing tests | research on bees in town | layout
%list clients7: Pino's | Website | Move to Leeds | internal | Nordlicht | The Anchor | Shop and Search | tmp-fix-2 | Book for Ella | Bell and Sons | Admin
start the clock (on|for) {project=timeproject}: {description=work}
{description=work} for {project=timeproject}, {billable:true=billable}, since {started_at=time}
since {started_at=time} I'm on {project=timeproject}, {billable:false=not billable}, {description=work}
time entry {project=timeproject}, {billable:true=chargeable}: {description=work}
{project=timeproject}: {description=work}
clock on {project=timeproject}
{description=work}, {project=timeproject}, {billable:false=unbillable}
I'm sitting down to {description=work} for {project=timeproject} right now
{project=timeproject} pays by the minute, and I began with {description=work} at {started_at=time}
coffee's over, {description=work} now, (that's|that counts for) {project=timeproject}
I keep forgetting to write it down, so from here on it's {project=timeproject}, {billable:true=they pay for it}
no report, I'm only beginning with {project=timeproject} now: {description=work}
start a time entry for {description=work}
start the clock, {billable:true=billable}
start the timer for {description=jobs7} on {project=clients7}
track {project=clients7} from {started_at=clocka}
project {project=clients7}, description {description=jobs7}, billable {billable:true=yes}
since {started_at=clocka} I'm on {project=clients7} with {description=jobs7}
{billable:false=not billable|unbilled}: {description=jobs7} for {project=clients7}
timer on {project=clients7}, {billable:true=billable}, started at {started_at=clocka}
start: {started_at=clocka} / task: {description=jobs7} / project: {project=clients7}
clock in on {project=clients7}

%tool tallyclock-summary-report Generates a summary report of tracked time in Tallyclock, grouped by project, client, user or tag. Date range must not exceed one year. Set rounding in minutes for invoices. Use format csv for download.
%also Returns tracked hours per group.
%also Adds up how long people have worked between two days, for one project or member, split by whatever is wanted.
%param start_date* (since, from) {"type": "string", "description": "First day"}
%param end_date (until, to) {"type": "string", "description": "Last day"}
%param group_by (grouping, by) {"type": "string", "enum": ["project", "client", "user", "tag"], "description": "Grouping"}
%param user (member, user_id) {"type": "string", "description": ""}
%param format (output, response_format) {"type": "string", "enum": ["table", "csv", "pdf"], "description": "Output format"}
summary report from {start_date=pday} to {end_date=date}
{start_date=pday} until {end_date=date}, grouped by {group_by:client=client}, as {format:csv=CSV}
{user=person}'s hours between {start_date=pday} and {end_date=date} per {group_by:project=project}
{format:pdf=PDF} of the tracked time since {start_date=pday} by {group_by:tag=tag}, only {user=person}
hours since {start_date=pday}
{user=firstname}, {start_date=pday} to {end_date=date}
time by {group_by:user=user} from {start_date=pday}
how much did we toil from {start_date=pday} to {end_date=date}
I have to write invoices tonight, what can I charge since {start_date=pday} for each {group_by:client=customer}
has {user=person} been doing overtime since {start_date=pday}
where did all my days go since {start_date=pday}, {group_by:project=project by project}
don't start anything, I want the sum from {start_date=pday} to {end_date=date}, {format:table=a table}
summary report by {group_by:project=project}
how many hours did {user=person} track
hours of {user=who4} from {start_date=onday} to {end_date=bydate}
hours by {group_by:client=client} since {start_date=since} as {format:csv=csv}
from {start_date=onday}, to {end_date=bydate}, group {group_by:tag=tag}, format {format:pdf=pdf}
as a {format:pdf=pdf}, by {group_by:project=project}, for {user=who4}, from {start_date=onday}
up to {end_date=bydate}, starting {start_date=onday}, the time report per {group_by:user=user}
%lang de
wie viele Stunden hatten wir von {start_date=date} bis {end_date=date}, nach {group_by:client=Kunde}
%lang es
hazme un informe de horas desde {start_date=date} hasta {end_date=date} por {group_by:project=proyecto}

%server timesheet
%list project: Acme | website relaunch | internal meetings | Globex support | bookkeeping | research | Contoso | thesis | Project Falcon | admin work | Wayne Enterprises | teaching | recruiting | mobile app | city library
%list project_the: Hooli project | museum app | solar park | garden show | audit
%list work: fixing the checkout | weekly call with the client | drafting the proposal | code review | wireframes | photo editing | preparing the workshop | answering support mails | site visit | updating the docs | testing on the tablet | writing chapter three | cleaning up the data | travel to the customer | invoicing | interviews with users | bug hunting | translation of the leaflet | setting up the server | storyboard | slides for the board
%list twork: mails and calls from the weekend | wiring behind the stage | draft of the letter to the council | sketches for the door signs | fixes after the review with Tove | a walk through the site with the architect

%tool start_timer Start the clock for work on a project.
%also Starts time tracking.
%also Begins to count the working time for a project from now on.
%param project* (client, project_name) {"type": "string", "description": "Project or client"}
%param note (description, activity) {"type": "string", "description": "What is being worked on"}
%list work2: tests for the login page | reading the brief | call with Mrs. O'Neill | invoices and mail | new logo, second draft | bug 4471 | planning for May | data move to the new server | website text by Ella | clean-up
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
start the clock on {project=proj} for {note=work2}
clock for {project=proj}, note {note=work2}
{note=work2}: timer under {project=proj}
project: {project=proj} / note: {note=work2}
on {project=proj2}, with {note=twork}
clock on for {project=proj2}, I'm in the van with {=maria}

%tool stop_timer Stop the running clock.
%also Stops time tracking and returns the time.
%also Ends the current working time entry.
stop the timer
I'm done for (today|now), stop the clock
clock me out
~ stop (tracking|counting) my time
end time tracking please
lunch break, pause my hours
~ the call is over, the project clock can stop
I forgot the timer is still running, switch it off
finish the current time entry
stop tracking my hours now
clock out
end the time entry that is running
that's enough work on the website for today, halt the tracking
%lang es
(para|detén) el (temporizador|cronómetro)

%tool log_time Enter hours worked on a project after the fact.
%also Creates a time entry.
%also Books working hours on a project for a day with a remark on what was done.
%param project* (client) {"type": "string", "description": "Project or client"}
%param hours* (duration_hours, time_spent) {"type": "number", "description": "Hours worked"}
%param date (day, work_date) {"type": "string", "description": "Day of the work"}
%param description (note, comment) {"type": "string", "description": "What was done"}
%list hours: 2 | 3 | 1.5 | 4 | two => 2 | 0.5 | seven => 7 | 8 | 2.25 | five => 5 | 6 | 7.5 | three => 3 | four => 4 | eight => 8 | 1 | 0.75 | 10
%list tshours: 2 | 3.5 | 1.5 | four => 4 | 6 | 0.5 | 8 | two => 2 | 7.25 | three => 3
%list tsproj: Brightwater | Project Anchor | Pino's | Oakfield and Sons | website relaunch | internal | The Hartley Group | Moor & Co | tmp | Reading Rooms
%list tsdesc: fixed the login, wrote two tests | meeting with Hal and June | drawing plans for the third floor | phone calls | research on Rivers by Ella Moor | moved servers from Oslo to Graz | admin | answering mails, then lunch with the client | invoices | code review
%list daypast: yesterday | Monday | last Friday | the 3rd | two days ago | last Wednesday | 8 May | the day before yesterday | a week ago | the 19th
%list hrs: 6 | 7.5 | eight => 8 | 5 | 4.5 | nine => 9 | 6.5 | seven => 7
%list pastday2: yesterday | last Monday | last Sunday | the day before yesterday | last Thursday | two days ago | last Friday | a week ago
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
log {hours=tshours} hours on {project=tsproj} for {description=tsdesc}
{hours=tshours} hours for {project=tsproj}, {date=daypast}
project {project=tsproj}, hours {hours=tshours}, date {date=daypast}, description {description=tsdesc}
{date=daypast} I spent {hours=tshours} hours on {project=tsproj}: {description=tsdesc}
enter "{description=tsdesc}" under {project=tsproj}, {hours=tshours} hours
on {project=tsproj}, put {hours=tshours} h down as {description=tsdesc}
{description=twork}, {hours=hrs} hours, {project=proj2}, {date=pastday2}
{hours=hrs} on {project=proj2} {date=pastday2}
%lang de
trag {hours=hours} Stunden auf {project=company} ein
