# English templates, wide: every parameter of the day's tools in many wordings, pairs in both orders, spans of all lengths.
%lang en

# Mail.
%list p: kim | Alice | bob | my sister | Dr. Weber | the landlord | Priya Nair | accounting | HR | tom@acme.io | lena.vogt@web.de | the tax office | Marco | old Mrs. Lind | our vet | Sam Fisher | no-reply@bahn.example | noreply@shop.example | mum | the school office | the Hendersons | Yuki | Omar Haddad | support@hosting.example | my accountant | the caretaker | the estate agent | Northwind | Acme billing | julia from sales | Father Brown | the guy from the garage | auntie Rose | billing@power.example | the club secretary
%list q: invoice | logo | rent | invoice 2291 | second draft | flight to Porto | change of venue | key handover | order 88-4471 | Q3 report | parking permit for the van | photos of the wedding | offer for the new roof | how to get into the new building | invoice 2291 and the missing credit note | tickets for saturday's match | login for the school portal | what to bring on the hike | moving the meeting to the 14th | pick up and drop off times | lunch on friday with the Norwegians | the heating and the hot water bill | draft two with Kim's comments | password reset for the old portal | from Oslo to Bergen by night train | how long the warranty lasts and who pays | 7 day trial | last year's budget | ten year plan | top 20 list | week 12 schedule | today's special | unpaid bills | recent changes to the contract | deposit | NDA | IBAN | boarding pass | quote | carpool | allergies of the children in group B
%list back: today => 1 | yesterday => 1 | the last 24 hours => 1 | the last day or so => 1 | the last two days => 2 | the last couple of days => 2 | the past 48 hours => 2 | the last three days => 3 | the past 4 days => 4 | five days => 5 | the past 6 days => 6 | the last week => 7 | this week => 7 | the past week => 7 | the last 7 days => 7 | the last ten days => 10 | the past 12 days => 12 | a fortnight => 14 | the last fortnight => 14 | the past two weeks => 14 | three weeks => 21 | the last 3 weeks => 21 | this month => 30 | the last month => 30 | the past thirty days => 30 | six weeks => 42 | the last 6 weeks => 42 | two months => 60 | the last 3 months => 90 | the last quarter => 90 | six months => 180 | the past year => 365 | this year => 365 | two years => 730
%list backdur: 2 days => 2 | three days => 3 | 5 days => 5 | a week => 7 | one week => 7 | ten days => 10 | a fortnight => 14 | two weeks => 14 | 3 weeks => 21 | a month => 30 | 30 days => 30 | six weeks => 42 | two months => 60 | 90 days => 90 | half a month => 15 | six months => 180 | a year => 365 | 24 hours => 1 | a day => 1 | 100 days => 100
%list n: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 10 | 12 | 15 | 20 | 25 | 30 | 40 | two => 2 | three => 3 | four => 4 | five => 5 | six => 6 | seven => 7 | eight => 8 | nine => 9 | ten => 10 | a dozen => 12 | half a dozen => 6 | fifteen => 15 | twenty => 20 | a couple => 2 | twenty-five => 25
%list chat: sorry, me again | ok so | quick one before the meeting | I'm on the train | long day | hi there | one more | I'm at the counter right now | hands full | not urgent but | the kids are screaming | my boss is standing here | right | morning | good grief | on the phone with them
%list em: m1a2b3c4 | msg_88 | mail-204 | e7f3 | #88 | id_4471 | t19c4e | m0ff31ab | msg-7 | 5512 | mail_31 | eml-90 | c82d | a1f0 | 1207 | x9k2m1 | m77 | msg_1010 | inbox-3 | r5d5

%tool search_email
{query=q} {from_email=p} mail?
{from_email=p} {query=q} inbox?
{query=q}, {from_email=p}, {days_back=back} - mail please
{from_email=p}, {days_back=back}, {query=q}: any mail?
mails {query=q} max {limit=n}
mails {from_email=p} {query=q} last {days_back=backdur}
go back {days_back=backdur} in my mail and look for "{query=q}"
look through {days_back=back} of mail for anything by {from_email=p} on the {query=q}
how often did {from_email=p} write about the {query=q} in {days_back=back}
{limit=n} mails will do, topic {query=q}, sender {from_email=p}
sender {from_email=p}, words {query=q}, not older than {days_back=backdur}
not older than {days_back=backdur}, sender {from_email=p}, about {query=q}
subject or text contains {query=q}, from {from_email=p}, newest {limit=n}
of everything {from_email=p} mailed in {days_back=back} I only want what's about the {query=q}
{days_back=back} only, at most {limit=n}: mails that mention {query=q}
at most {limit=n}, {days_back=back} only: mails that mention {query=q}
the {limit=n} most recent ones on {query=q} from {from_email=p} in my inbox
for {days_back=backdur} I've been waiting for {from_email=p} to mail me the {query=q}, is it here
did I miss an email on {query=q} in {days_back=back}
{=chat}, {from_email=p} emailed about "{query=q}" within {days_back=back}, show me {limit=n}
{=chat}, could you dig out {from_email=p}'s email with the {query=q}
did an email from {from_email=p} to {=p} about the {query=q} land in my inbox
what {from_email=p} and I wrote each other by mail on the {query=q} matters now, find their mails
a mail came, not from {=p} but from {from_email=p}, on the {query=q}
{query=q}: was it {from_email=p} who mailed me that, check
inbox search "{query=q}" from:{from_email=p} limit:{limit=n}
inbox search from:{from_email=p} "{query=q}" days:{days_back=int}
check mail for {query=q} one more time, {limit=n} hits are enough
I keep mixing up the offers, get me what {from_email=p} mailed on the {query=q}
search mail: {query=q}
there are too many, cap it at {limit=n}: emails with {query=q} in them
only list {limit=n} of the mails on the {query=q}, going back {days_back=backdur}
anything in the mail since {days_back=backdur} ago about the {query=q}
which of {from_email=p}'s emails says something on {query=q}
{days_back=backdur} ago at the earliest, {from_email=p} sent a mail on the {query=q}
just {limit=n} mails from {from_email=p}
emails of {days_back=back}, no more than {limit=n}
did {from_email=p} mail me {days_back=back}

search my mail for {query=q}, all of it, not just the last days
all the way back, no limit: mails from {from_email=p} on the {query=q}
I bought it {=backdur} ago, find the mail with the {query=q}
there are {=n} of us waiting for it, so where's the {query=q} {from_email=p} mailed
{=p} asked me for the {query=q}, it's somewhere in my inbox
{=p}'s birthday is near, find the mail about the {query=q}

%tool get_email_details
{email_id=em}, all of it
mail {email_id=em} in full, {=chat}
in the list there was {email_id=em}, open that one for me
who besides me is on {email_id=em}
cc line of {email_id=em}?
{email_id=em} attachments?
I searched for the {=q}, now open {email_id=em}
open {email_id=em}, not {=em}
instead of a summary give me the whole email {email_id=em}
the email about the {=q} has the id {email_id=em}, read it out
"{email_id=em}" - full headers and text
let's hear {email_id=em} from start to end
show exactly what was written in email {email_id=em}, dates and all
the full email about the {=q}, please
open the latest one from {=p}

%tool summarize_email
{email_id=em} - short
{email_id=em}: what do they want and until when
what's the bottom line of mail {email_id=em}
mail {email_id=em} is from {=p} and goes on forever, sum it up
two sentences on {email_id=em} will do
I don't want to open {email_id=em}, just tell me the main thing
main dates and amounts in mail {email_id=em}
in brief please, email {email_id=em}
{=chat}, email {email_id=em} in a nutshell
not the full text of {email_id=em}, the short of it
condense {email_id=em}, the one about the {=q}
the tl;dr for {email_id=em} please
sum up what {=p} mailed about the {=q}
shorten the mail for me

%list sub: Friday | Keys | Lunch? | Rent for May | Re: logo | New address | Change of plans | Thanks for yesterday | Invoice 2291 | Sick today | Offer for the roof | Meeting on the 14th | From Oslo with love | Who brings the cake? | Notes and next steps | Two questions about the lease | To be signed by Monday | Minutes of the board meeting in June | Please read before you call Kim | What we said about the budget and the car | Parking | Update: train is late | Holiday request 3 to 14 August | Heating, again | Dinner with the Lopezes | Your order 88-4471 | Hello from all of us at number nine | Final version, really | Room 12 | Table for eight
%list say: yes | see attached | I'm ill | we'll be there at eight | the second logo is better than the first | call me when you land in Oslo | the meeting on friday is moved to monday at ten | please bring the contract and two copies of the plan | I said no to Kim, and Bob agrees | the keys are with Mrs. Lind on the third floor | thanks for the cake, the kids loved it | we need it by the 14th, not the 20th | nothing has changed since my last mail | the invoice is wrong, it says 12 instead of 10 | he can pick it up from 3 to 5 | I will be in Berlin from tuesday until thursday | could you send me the new price list | no, sorry, not this time | happy birthday from all of us | the subject of the talk is still open | tell Ana I'll call her tonight | we leave at nine and arrive around noon | both dates are fine | it's done | the cat is fine and eats well | I'd rather meet at your place | there are three of us, so book a big table | we agree to the new terms | your parcel is with me | the total is 480 euros
%list para: Hi, two things. The roof is done, and the bill is attached. | Dear all, please note the new time: Monday, 10:30. Room as before. | Hello Kim, thanks for the drafts. Number two it is. Best, Lea | We can do Thursday or Friday, after three. Which one suits you? | Sorry for the late answer. Yes, count me in, and my brother too. | Good morning, the heating is off again. Please send someone before noon. | Hi Tom, are you coming on Saturday? Bring a salad, if you can. | I looked at it again: page 4 is wrong, the rest is fine. Cheers | Dear Mrs. Lopez, I accept the offer of 12 May. Kind regards | No hurry. Whenever you have time, send me the list from last year. | The train leaves at 9:12 from Oslo. Meet me at the clock? | Please find the invoice attached. It is due on the 20th.

%tool compose_email
mail to {to=email}: subject {subject=sub}, text {body=say}
email {to=email} "{subject=sub}" "{body=para}"
email: "{body=say}", to {to=email}, headed "{subject=sub}"
{subject=sub} to {to=email} cc {cc=email}: {body=say}
cc {cc=email} to {to=email} subj {subject=sub} txt {body=say}
to {to=email} and a copy to {cc=email}, subject {subject=sub}: {body=para}
a copy to {cc=email}, the mail itself to {to=email}, subject {subject=sub}, saying {body=say}
not to {=email} but to {to=email}: subject {subject=sub}, {body=say}
{to=email} gets it, {cc=email} only in copy, subject "{subject=sub}", message "{body=say}"
keep {cc=emails} in the loop when you mail {to=email} "{subject=sub}": {body=say}
{body=say} - put that in a mail to {to=email}, subject {subject=sub}
{body=say}. Mail this to {to=email} and {cc=email} in cc, title {subject=sub}
{=chat}, mail {to=email} that {body=say} and call it {subject=sub}
I'd like to write to {to=emails}, subject {subject=sub}, the text is: {body=para}
"{subject=sub}" is the subject, {to=email} the recipient, and it says {body=say}
recipient {to=email}; copy {cc=email}; subject {subject=sub}; body {body=para}
body {body=para} subject {subject=sub} recipient {to=emails} cc {cc=email}
from me to {to=email}, with {cc=email} reading along, "{subject=sub}": {body=say}
could {to=email} get a mail with the subject {subject=sub} and just the words {body=say}
put {cc=email} on copy: mail to {to=email}, {subject=sub}, {body=say}
forget {=p}, write {to=email} an email under {subject=sub} saying {body=say}
answer isn't possible so new mail to {to=email}, subject {subject=sub}: {body=para}
ask {to=email} by email, subject {subject=sub}, if {body=say}
new mail {to=email} / {cc=email} / {subject=sub} / {body=say}
send {to=email}, subject line "{subject=sub}", this email: {body=para}
draft and send to {to=email}: {body=para} The subject should be {subject=sub}
let {to=email} know by mail (today|now), subject {subject=sub}, that {body=say}, and cc {cc=email}
as subject take {subject=sub}, as text {body=say}, off to {to=email}
mail {to=email} with {cc=email} in cc
email {=p} that {body=say}, subject {subject=sub}
subject {subject=sub}, cc {cc=email}, and it says {body=say}
write an email to {to=email} saying {body=para}
mail {to=emails}, title {subject=sub}

no copies: mail {to=email}, subject {subject=sub}, text {body=say}
cc nobody, just {to=email}: "{subject=sub}", {body=para}
{=p} would like {to=email} to get an email, subject {subject=sub}, text {body=say}
{cc=email} in copy, {to=email} as recipient, {subject=sub} as subject: {body=para}

%tool reply_email
{email_id=em} -> {body=say}
re {email_id=em}: {body=para}
on mail {email_id=em} write back {body=say}
write "{body=say}" back on mail {email_id=em}
"{body=para}" - my reply to {email_id=em}
to {email_id=em}, not {=em}, reply that {body=say}
mail {email_id=em} from {=p} wants an answer: {body=say}
tell whoever sent {email_id=em} that {body=say}
I've read {email_id=em}. Answer: {body=para}
answer with {body=say}, it's for mail {email_id=em}
reply id {email_id=em} body {body=say}
reply body {body=say} id {email_id=em}
{=chat}, get back to {email_id=em}, {body=say}
the answer to email {email_id=em} is short: {body=say}
respond to mail {email_id=em}
reply to {=p} with {body=say}
mail back {body=say}

%tool analyze_email
from {from=email} re {subject=sub}: {body=para} what should happen with this mail
{from=p} mailed "{subject=sub}": "{body=para}" how urgent is that
incoming, {subject=sub}, {from=email}, {body=para}
mail came in // {from=email} // {subject=sub} // {body=para}
"{body=para}" came from {from=p} with the subject {subject=sub}, judge that mail
subject {subject=sub}, text {body=para} sender {from=email}. Assess.
text {body=para} subject {subject=sub} sender {from=p}. What does this mail want?
sender {from=p}, text {body=para} subject {subject=sub}. Next step for this mail?
the mail by {from=email} says {body=say} and is titled {subject=sub}, do I have to do something
titled {subject=sub}, a mail by {from=p} arrived: {body=para} is it important
evaluate incoming mail: from "{from=email}", subject "{subject=sub}", body "{body=say}"
phishing or not? {from=email} writes "{subject=sub}", then {body=para}
I'll paste a mail. {from=email}. {subject=sub}. {body=para} What is it asking of me?
analyze: subject={subject=sub} body={body=say} from={from=email}
mail from {from=p} titled {subject=sub}, what do I do with it
judge this mail: {subject=sub}, {body=para}

# Calendar.
%list day: today | tomorrow | friday | thursday | next monday | the 14th | tonight | this weekend | next week | june 3 | the 2nd of may | tuesday afternoon | wednesday morning | saturday | the day after tomorrow | 17/3 | 2026-02-11 | this month | next month | sunday evening | monday week | the week after next | easter monday | 4 july | later today | wed | 12.5.
%list from1: monday | the 3rd | may 2 | tomorrow | today | the 1st | june 1 | 2026-05-04 | mon | wednesday | next monday | 6/7 | the 8th of april | tomorrow morning | friday noon | august 1 | tue | now | next tuesday | the 22nd | 1 december | thursday 9am
%list to1: friday | the 9th | may 16 | sunday | the 30th | june 14 | 2026-05-18 | fri | saturday evening | next sunday | 18/7 | the 20th of april | the end of the month | sunday night | august 31 | thu | next thursday | the 28th | christmas eve | the weekend | saturday noon
%list cal: work | family | private | team | school | office | shared | holiday | birthday | sports | kids' | on-call | band | Outlook | iCloud | Google | university | marketing | choir | room 4 | volunteer | Kim's | flat | travel
%list eve: dentist | yoga | budget review | the flat viewing | lunch with Sam | Priya's farewell | vet | choir practice | the call with the bank | parents' evening | school play | tax meeting | demo for Acme | physio | football training | book club

%tool get_calendar_events
{calendar_source=cal} {start_date=day}?
{start_date=from1}-{end_date=to1} {calendar_source=cal} calendar
to {end_date=to1} from {start_date=from1}, what's in the calendar
until {end_date=to1}, starting {start_date=from1}, all my appointments
up to and including {end_date=to1}, what meetings do I have in the {calendar_source=cal} calendar
after {start_date=from1} but before {end_date=to1}, is anything booked
{start_date=from1} through {end_date=to1}, {calendar_source=cal} only
{calendar_source=cal} only, {start_date=from1} through {end_date=to1}: appointments?
between {start_date=from1} and {end_date=to1} in {calendar_source=cal}
leave out my other calendars, just {calendar_source=cal} for {start_date=day}
what's entered under {calendar_source=cal} for {start_date=day}
calendar "{calendar_source=cal}", start {start_date=from1}, end {end_date=to1}
end {end_date=to1}, start {start_date=from1}, events please
the {calendar_source=cal} one {start_date=day}: any events in it
pull my {calendar_source=cal} agenda from {start_date=from1}
from {start_date=from1} on, what have I got
everything from now till {end_date=to1}
when is {=eve}, it must be between {start_date=from1} and {end_date=to1}
when's {=eve} on the {calendar_source=cal} calendar
I'm in Oslo from {start_date=from1} to {end_date=to1}, what meetings fall into that
{=chat}, am I booked {start_date=day}
how many meetings {start_date=day} and when's the first
lunch {start_date=day} possible? check my calendar
would {start_date=day} work for {=eve} or is there something on
my {start_date=day}?
what comes after {=eve} {start_date=day}
{start_date=from1}, {end_date=to1} and all between: what's planned
{end_date=to1} is the deadline, how do my days look until then
do {=p} and I meet {start_date=day}, look in the diary
the whole {calendar_source=cal} calendar, please
show what the {calendar_source=cal} calendar says until {end_date=to1}
which events are in {calendar_source=cal} for {start_date=day}, and only there
no plans {start_date=day}, or did {=p} put something in
am I double booked {start_date=day}

%list ti: dentist | yoga | vet | lunch | 1:1 | retro | haircut with Ana | call with the bank | budget review | Q3 planning | go through the lease with Tom | dinner at Rosa's | pick up the rental car | kick-off for the new website | drinks with Lea and the twins | boiler service and chimney sweep | parents' evening class 4b | "Nine to Five" musical | walk the dog with Kim | meet the landlord about the heating | interview: Noor | train to Bergen | Sunday roast | talk about week 12 | flat viewing on Elm Street | 24 hour swim | half marathon | practice for the Friday concert | watch the final | swap winter tyres for summer ones | board meeting | sign the papers at the notary's | farewell party for Ines | open day at the school | blood test | breakfast club | late shift | therapy | poker night | planning poker with the team
%list st: friday 3pm | tomorrow at 10 | monday 8:30 | thursday at noon | the 14th at 2 | wed 11am | june 3 at 9am | saturday 10 o'clock | next tuesday 1pm | today at 3 | tuesday at half past nine | 12 march 13:00 | the 21st 9.30 | sunday 11am | the day after tomorrow at 2pm | 4/6 at 10:15 | tonight at 8 | 9am on the 22nd | 2026-05-04 14:00 | friday at quarter past four | next thursday evening at 7 | 3pm friday | noon on monday | 17:45 tomorrow
%list st2: 3 | 9 | 10:15 | 2pm | noon | half past eight | 8:30 | 11am | 13:00 | one | ten | quarter past nine | 7.30
%list en: 5 | 12:30 | 4pm | half past four | 15:45 | six | 5:30 pm | quarter to six | 14:00 | eleven | 4 o'clock | 10 at night | 6.15 | nine
%list du: an hour | 45 min | half an hour | 90 minutes | two hours | 2h | 20 minutes | an hour and a half | 1.5 hours | three hours | 15 min | 40 minutes | a quarter of an hour | the whole day | 2 hours 30 | fifty minutes
%list pl: room 4 | Zoom | the clinic | Bella Roma | 12 Elm Street | the office in Oslo | Kim's place | the school gym | Studio 5 | Teams | building 7, second floor | Cafe Luna | the town hall | the rowing club by the lake | Berlin | grandma's | the canteen | the old mill | Terminal 2 | the bar at the Ritz | conference room Bergen | the notary's | Central Park | outside the museum
%list no: bring the insurance card | agenda is the budget | ask about the deposit | each brings a dish | wear sports clothes | dial in by phone, code 4411 | don't eat before | the contract is in the blue folder | Kim sends the slides on monday | ring twice | it's about the new hires and the move | prepare three questions | parking is behind the house | two copies of the plan | tell them about the allergy | Bob comes at ten | bring a charger and the keys | laptops needed | remember the gift | no children please

%tool create_calendar_event
{start_time=st} {title=ti} {end_time=du}
{title=ti}, {start_time=st}, {end_time=du}
{start_time=st}, {end_time=du}, {title=ti}
{end_time=du} {title=ti} {start_time=st}, in my calendar please
calendar: {title=ti} {start_time=st}-{end_time=en} @ {location=pl}
calendar: {location=pl}, {title=ti}, {start_time=st} till {end_time=en}
until {end_time=en} from {start_time=st}: {title=ti}, put it in
to {end_time=en} starting {start_time=st}, {title=ti} in {location=pl}, add it
{title=ti} runs from {start_time=st} to {end_time=en} at {location=pl}, enter that
"{title=ti}" from {start_time=st} until {end_time=en}, location {location=pl}, description {description=no}
description {description=no}, location {location=pl}, title {title=ti}, {start_time=st} to {end_time=en}
at {location=pl}, "{title=ti}", begin {start_time=st}, finish {end_time=en}, new event
event {title=ti}; {location=pl}; {start_time=st}; {end_time=du}
event; {start_time=st}; {end_time=du}; {title=ti}; {description=no}
put me down for {title=ti} {start_time=st} for {end_time=du}, and note: {description=no}
with the note "{description=no}" book {title=ti} {start_time=st}, {end_time=du}
in the notes write {description=no}: event {title=ti}, {start_time=st} till {end_time=en}
{description=no} goes in the details, {title=ti} is the event, {start_time=st} to {end_time=en}
{=chat}, {title=ti} at {location=pl} {start_time=st}, takes {end_time=du}, schedule it
{title=ti} is {start_time=st}, we'll be done by {end_time=en}, calendar please
we'll be done by {end_time=en} if we start {start_time=st} with {title=ti}, block that
it takes {end_time=du} and it's {start_time=st}: {title=ti} goes in the calendar
book {location=pl} for {title=ti}, {start_time=st}, {end_time=du}, in my calendar
{=p} said {start_time=st} is fine for {title=ti}, say {end_time=du}, make the appointment
no longer {=st} but {start_time=st}, {title=ti}, {end_time=du}, new event please
I'm at {location=pl} {start_time=st} until {end_time=en} for {title=ti}, block it out
keep {start_time=st2} to {end_time=en} clear for {title=ti}
{start_time=st2}-{end_time=en} {title=ti}, calendar
{title=ti} {start_time=st2} to {end_time=en} in {location=pl}, add an entry
{title=ti} from Oslo, no, at {location=pl}, {start_time=st}, {end_time=du}, calendar entry
save the date: {title=ti}, {start_time=st}, {end_time=du}, {location=pl}, {description=no}
schedule {end_time=du} of {title=ti} for {start_time=st}
make room for {title=ti}: {start_time=st}, {end_time=du}
the appointment's called {title=ti}, where: {location=pl}, when: {start_time=st}, how long: {end_time=du}
how long: {end_time=du}, when: {start_time=st}, what: {title=ti}. create it
what: {title=ti}, from: {start_time=st}, to: {end_time=en}, extra: {description=no}
{title=ti} {start_time=st} at {location=pl}, calendar
put {title=ti} into the calendar, {end_time=du}, at {location=pl}
block {end_time=du} {start_time=st}
{start_time=st} to {end_time=en} at {location=pl}, add an event
new event {title=ti}, note {description=no}

no place yet: {title=ti}, {start_time=st}, {end_time=du}, calendar
{=p} can't make it, still enter {title=ti} {start_time=st} to {end_time=en}
all in one: {location=pl}, {description=no}, {title=ti}, {start_time=st}, {end_time=du}, add it to the calendar

# Reminders.
%list re: call mum | rent | dentist | move the car | feed the cat and the fish | tell ana about the 9 o'clock train | book the 7.30 table for two | ask Kim about friday's shift | print the 10am handout | turn the oven down to 160 | text Bob that dinner is at eight | buy stamps for the Monday letters | take the bins out before the truck comes at seven | reply to the mail from Dr. Weber | put the dentist in the calendar | pack the swimming bag | drink something | check in for the 6 am flight to Oslo | ring the school and say Leo is ill | order the cake for the 14th | swap the keys with Mrs. Lind | water the tomatoes at the back and the basil | watch the late film | get cash for the sunday market | return the drill | stretch | look at the roast | my pills | take two of the blue pills with water | pick Leo up from football and drop off Tom | wish Priya a happy 40th | cancel the trial in time | start the dishwasher | laundry | set the clocks back one hour | find a gift for Ruth's wedding in may
%list ren: rent | dentist | laundry | bins | passport | cake in the oven | 9 o'clock train | monday meeting | call with Lena | friday deadline | parking meter | eye drops | birthday of my niece | the 14th | last bus | roast | present for Tom and Ana | meter reading
%list wh: tomorrow at 9 | tonight at 8 | friday 3pm | at 6 | at noon | at half past seven | in 20 minutes | in an hour | in half an hour | on monday | sunday evening | tomorrow morning | on the 14th at 10 | thursday at 17:00 | this evening | next tuesday at 8am | at 16:45 | in two hours | in 10 min | in three days | an hour from now | in ninety seconds | june 3 at 9am | every morning at 8 | every friday at 4pm | at ten to five | the day after tomorrow at 7 | in a week | at eight | 5pm | wednesday 7:30

%tool schedule_reminder
remind me {when=wh} to {message=re}
{when=wh} - {message=re} - remind
{message=re} - {when=wh} - reminder
"{message=re}" {when=wh} please, as a reminder
reminder, text "{message=re}", time {when=wh}
reminder, time {when=wh}, text {message=re}
to {message=re}, that's what I want to be reminded of {when=wh}
remind me to {message=re}, and do it {when=wh}
{=chat}, {when=wh} a nudge to {message=re}
{=chat}, remind me: {message=re}. {when=wh}.
I'm supposed to {message=re} {when=wh}, nudge me then
{when=wh} I need a poke: {message=re}
set {when=wh} as a reminder to {message=re}
set a reminder for the {message=ren}, {when=wh}
about the {message=ren}: remind me {when=wh}
{when=wh} remind me about the {message=ren}, not earlier
the {message=ren} {when=wh}, give me a shout
not {=wh} but {when=wh} remind me to {message=re}
{=p} told me to {message=re}, so ping me {when=wh}
make sure I {message=re} {when=wh}, send me a reminder
will you tell me {when=wh} that I have to {message=re}
wake me {when=wh} so that I {message=re}
one reminder {when=wh}, it should say "{message=re}"
it should say {message=re}, the reminder, {when=wh}
before it's too late, {when=wh}, remind me of the {message=ren}
if I haven't done it by then, remind me {when=wh} to {message=re}
ping {when=wh} {message=ren}
alarm {when=wh} called {message=ren}
{message=ren}, alarm {when=wh}
don't remind me of the {=ren} but of the {message=ren}, {when=wh}
remind me later, say {when=wh}, that I wanted to {message=re}
beep me {when=wh}: {message=re}
don't let me forget the {message=ren}
remind me {when=wh} please
a reminder to {message=re} would be good

%tool list_reminders
what's left to be reminded of
reminders set for {=day}?
reminders please, all of them
is there one for the {=ren}
which pings will I get {=day}
what times will you nudge me
did the reminder about {=ren} get saved
do I still have that reminder to {=re}
read me the reminders before I cancel one
how many alarms are lined up
{=chat}, the list of reminders
so what have I told you to remind me of
when will the {=ren} reminder come
ids of my reminders?

%tool cancel_reminder
{reminder_id=num_id} off, the reminder
reminder {reminder_id=num_id} - no
reminder {reminder_id=em}: cancel
no need to remind me, {reminder_id=num_id} can go
the {=ren} is done, scrap reminder {reminder_id=num_id}
not {=num_id}, cancel reminder {reminder_id=num_id}
cancel the reminder with id {reminder_id=em} please
the reminder set for {=day} is number {reminder_id=num_id}, remove it
switch reminder {reminder_id=num_id} off for good
I already did that, so drop the reminder {reminder_id=num_id}
{=chat}, unset reminder no. {reminder_id=int}
don't ping me about {reminder_id=em} any longer
call off number {reminder_id=int} of my reminders
cancel the one about the {=ren}
stop reminding me to {=re}

# Todo list.
%list ta: buy milk | milk | renew passport | fix the tap | call the bank about the card | write to Kim and Bob | get a high chair for Leo | low fat yoghurt for mum | urgent care insurance papers | read "Normal People" | book flights from Oslo to Bergen | pick up the parcel at the post office on Elm Street | sort the photos with mum | ask Tom for the ladder and the long drill | plan the friday dinner | compare offers for the roof | find out who is on shift on sunday | return the 9 o'clock keys | order the 14 day pass | wash, wax and dry the car | sign the lease | prepare the talk for June | buy a birthday card for ana, who turns 30 | water the plants | get rid of the old sofa | weekend shopping | go to the bank with grandma | check whether the visa is still valid | pay the gas and the water bill | clean behind the fridge | done list for the retro | write notes for the interview | open an account for Leo | monthly report | take back the library books before they cost money | descale the kettle | learn ten words of Dutch | set up the new router
%list du2: friday | tomorrow | the 14th | next monday | the end of the month | june 3 | sunday evening | tonight | thursday noon | the 20th of may | next week | 12/4 | the weekend | wed | 2026-05-04 | in three days | christmas | the first of june | this afternoon | monday 9am
%list hi: urgent => high | high priority => high | top priority => high | really important => high | very urgent => high | high prio => high | super important => high | critical => high | high => high | asap => high | pressing => high | most important => high | crucial => high
%list lo: low priority => low | not urgent => low | low prio => low | not important => low | low => low | no hurry => low | minor => low | no rush => low | not so important => low | unimportant => low | can wait => low
%list mi: normal priority => normal | medium priority => normal | normal => normal | average priority => normal | regular priority => normal | middling => normal | standard priority => normal | ordinary priority => normal | normal prio => normal
%list prio: urgent => high | high priority => high | top priority => high | really important => high | high prio => high | critical => high | high => high | low priority => low | not urgent => low | low prio => low | low => low | unimportant => low | normal priority => normal | medium priority => normal | normal => normal | regular priority => normal
%list de: the number is on the fridge | second floor, ask for Mrs. Lopez | it has to be the blue one | Kim pays half | two copies of each page | don't forget the charger and the keys | customer number 88213 | only open until six | use the company card | take the old one along | tell them we moved in may | the form is in the drawer next to the stove | about 20 people | high quality paper, low price | check the size first | under warranty until friday | for Leo | from the shop on Elm Street | the password is in the safe | bring the receipt from monday
%list tn: 14 | #14 | 3 | 7 | 22 | 105 | #9 | 12 | 31 | seven => 7 | four => 4 | 2 | 1009 | #205 | 18 | 40 | twelve => 12 | 5 | 66 | 88 | #88 | 11

%tool add_task
{title=ta} - todo
{title=ta} - {due_date=du2} - {priority=prio} - todo
todo {title=ta}, {priority=prio}
todo, {priority=prio}: {title=ta} ({due_date=du2}|by {due_date=du2})
{priority=prio}, {due_date=du2}: {title=ta}, on my list
by {due_date=du2} and it's {priority=hi}: {title=ta}, make it a task
it's {priority=hi}: task {title=ta} until {due_date=du2}
it's {priority=lo} but I'd like to {title=ta} some day, list it
{title=ta}; due {due_date=du2}; {description=de} - as a new task
new task "{title=ta}" with the details {description=de}
details {description=de}, title {title=ta}, due {due_date=du2}, priority {priority=prio}
title {title=ta} priority {priority=prio} due {due_date=du2} description {description=de}
priority {priority=prio} for a new task, {title=ta}, {description=de}
add "{title=ta}" for {due_date=du2}, {priority=mi}
make that {priority=mi} and due {due_date=du2}: {title=ta}, in my todos
nothing special, {priority=mi}, just add {title=ta}
{=chat}, stick {title=ta} on my todos, {priority=lo}, {due_date=du2} is fine
deadline {due_date=du2} for this new task: {title=ta}
the deadline is {due_date=du2}, the task is {title=ta}, more info: {description=de}
not by {=du2}, by {due_date=du2}: task {title=ta}
{=p} needs me to {title=ta} by {due_date=du2}, to the list, {priority=hi}
when I have time, {title=ta}, {priority=lo}, put it on the list
I mustn't forget, {title=ta}, {priority=hi}, onto the todo list
on my todo list: {title=ta}. {description=de}
{title=ta}, and in the task's notes: {description=de}
please add the task {title=ta}, marked as {priority=prio}
for {due_date=du2} I need a task saying {title=ta}
tasks += {title=ta}
got another todo, {title=ta}, no due date
write "{title=ta}" down, due {due_date=du2}, note {description=de}
can you list {title=ta} as {priority=prio} for {due_date=du2}
until {due_date=du2} latest, {priority=hi}, {title=ta} - todo
a {priority=hi} task: {title=ta}
a {priority=mi} task, due {due_date=du2}
{priority=lo} todo for {due_date=du2}, please add
add a todo with the note {description=de}

no date, no priority, just the task {title=ta}
{=p} says it's important, I don't, so {priority=lo}: task {title=ta}
I've got {=n} minutes, add {title=ta} to my list
the list is long already, add {title=ta} all the same

%tool list_tasks
tasks, {status:open=open|still open|not finished|pending|unticked}
tasks, {status:done=done|finished|ticked|closed|completed}
{priority=hi} todos?
{priority=lo} todos only
{priority=mi} ones on my list
{status:open=open|unfinished|pending} and {priority=prio}: which todos
todos: {priority=prio}, {status:open=not done|open|unfinished}
todos: {priority=prio}, {status:done=done|finished|ticked off}
which of the {status:done=finished|completed|closed} tasks were {priority=prio}
what's left to do, {priority=hi} first of all and only
filter the list by priority {priority=prio}
filter my list: {status:done=done|closed|ticked}
what did I {status:done=manage to finish|get through|cross off} on my list
what on my list {status:open=is left|remains|is undone|hasn't been done}
all todos, whatever the priority
both open and done, the full todo list
is {=ta} on my list
did I put {=ta} on the list for {=du2}
{=chat}, any tasks that are {priority=hi}

%tool complete_task
{task_id=tn} ✓
{task_id=tn}, tick
tick {task_id=tn} off, not {=tn}
I did task {task_id=tn} on {=du2} already
task {task_id=tn} is through, {=p} helped
that's {task_id=tn} out of the way, mark it
{=ta} is done, it's number {task_id=tn}
number {task_id=tn}, the high priority one, is finished
close task no. {task_id=tn} for me
{=chat}, todo {task_id=tn} can be crossed off
consider {task_id=tn} on my list done
task {task_id=tn} got finished before {=du2}
done with {=ta}, cross it off
finished the urgent one on my list

%tool update_task
{task_id=tn}: {due_date=du2}, {priority=prio}
{task_id=tn} {priority=prio} {due_date=du2}
task {task_id=tn} new: {title=ta}, {due_date=du2}, {priority=prio}
{priority=prio} for {task_id=tn}, due {due_date=du2}
due {due_date=du2}, priority {priority=prio}, todo {task_id=tn}
task {task_id=tn} from {=du2} to {due_date=du2}
move todo {task_id=tn} to {due_date=du2} from {=du2}
not {=du2} any more, {due_date=du2} for task {task_id=tn}
task {task_id=tn} was called {=ta}, call it {title=ta}
"{title=ta}" instead of "{=ta}" for todo {task_id=tn}
reword task {task_id=tn} as {title=ta}
{title=ta} should be the new text of todo {task_id=tn}
task {task_id=tn} is {priority=hi} now
task {task_id=tn} isn't so urgent, make it {priority=lo}
make todo {task_id=tn} {priority=mi} again
priority of {task_id=tn} from high down to {priority=mi}
swap the priority of task {task_id=tn} from low to {priority=hi}
note on task {task_id=tn}: {description=de}
put "{description=de}" into the details of {task_id=tn}
details of todo {task_id=tn} should read {description=de}
{description=de} - add this as the description of task {task_id=tn}
description {description=de}, due {due_date=du2}, for task {task_id=tn}
{status:open=reopen|open again|untick|un-check|put back on the list} {task_id=tn} and make it due {due_date=du2}
I was wrong about {task_id=tn}, that task is {status:open=not done|still open|unfinished|to do again}
task {task_id=tn}: status {status:done=done|finished|completed|closed}, note {description=de}
task {task_id=tn} is {status:done=done|ready|completed}, also rename it to {title=ta}
{=chat}, give task {task_id=tn} until {due_date=du2}, it's {priority=prio}
by {due_date=du2} is enough for task {task_id=tn}
{=p} wants {task_id=tn} sooner, make it {due_date=du2}
edit todo {task_id=tn}, title {title=ta}, description {description=de}
rename the task about {=ta} to {title=ta}
bring todo {task_id=tn} back, it's {status:open=open again|not finished|undone|still to be done|to do}
{status:open=open|reopened|not done|unfinished} is what task {task_id=tn} should be, and {priority=prio}
set {task_id=tn} on my list to {status:done=done|finished|complete|closed|ticked}, due date stays {=du2}
leave the priority of task {task_id=tn}, only the date: {due_date=du2}
keep the date of task {task_id=tn}, only make it {priority=prio}
not the title, the description of todo {task_id=tn}: {description=de}
that todo is due {due_date=du2} now
make it {priority=hi}, the task I just added

%tool delete_task
{task_id=tn} out
{task_id=tn}, delete
task {task_id=tn} gone please
I'll never {=ta}, delete task {task_id=tn}
not done, just not needed: throw out task {task_id=tn}
remove todo {task_id=tn}, keep {=tn}
{task_id=tn} is a duplicate of {=tn} on my list, get rid of it
strike todo {task_id=tn} altogether
wipe number {task_id=tn} from my tasks
{=chat}, bin the task {task_id=tn}
delete the low priority task {task_id=tn}
todo {task_id=tn} for {=du2} has become pointless, delete it
please erase task no. {task_id=tn}
delete the task about {=ta}
take one of the tasks off my list for good

# Messages.
%list c: mum | dad | Kim | the family group | Bob | #design | team chat | Lena from work | @tom | grandma | the neighbours | climbing group | on-call channel | Omar | Priya | the book club | flat 3b | my wife | Leo's teacher | #general | the band | Marco and Ana | my brother | Dr. Abadi | the football parents | Sofia | chat 4471 | the boss | Yuki | cousins group
%list tx: late, sorry | on my way | yes | can you call Kim? | the train leaves at nine | bring milk, eggs and a cake | tell dad the car is ready | I'll be home at 8 | we meet at the station, not at the bar | happy birthday from Tom and me | the code is 4411 | friday works, saturday doesn't | I've sent you the mail about the lease | please feed the cat on sunday and monday | don't wait for me | dinner is ready in ten minutes | the group photo is on the drive | who has the keys to room 4 | what time does the film start | I said hi to Bob for you | remind me of the name of that wine | we need two more chairs from the cellar | see you tomorrow at half past nine outside the museum | the meeting is off | I love you | did you find a place to park | ok | send the address to Lena as well | all good here, the kids are asleep | it's a girl
%list txi: dinner is still on | she has my charger | the pool is open on sunday | anyone can drive on friday | he got the keys from Mrs. Lind | the offer still stands | they want pizza or pasta | we can come an hour later | the 9 o'clock train is running | she needs a lift
%list txo: bring a charger | call me back | buy milk and eggs | wait at the station | feed the cat on sunday | tell dad about the car | pick up Leo at five | send me the address | leave the gate open | save two seats for us

%tool send_message
{chat_id=c} - {text=tx}
{chat_id=c}: {text=tx} (send that|as a message)
message {chat_id=c}: "{text=tx}"
"{text=tx}" -> {chat_id=c}
"{text=tx}" to {chat_id=c}, as a chat message
text "{text=tx}" to {chat_id=c}
text {chat_id=c}, {text=tx}
to {chat_id=c}, text: {text=tx}
msg {chat_id=c} {text=tx}
{text=tx} - message that to {chat_id=c} please
write in {chat_id=c}: {text=tx}
post in {chat_id=c} that {text=tx}
let {chat_id=c} know in the chat that {text=tx}
(whatsapp|signal|telegram|slack) {chat_id=c} that {text=tx}
drop {chat_id=c} a message: {text=tx}
ask {chat_id=c} by message whether {text=txi}
message {chat_id=c} and find out if {text=txi}
text {chat_id=c} to {text=txo}
tell {chat_id=c} in a message to {text=txo}
send a message, recipient {chat_id=c}, text {text=tx}
send a message, text {text=tx}, recipient {chat_id=c}
not to {=c}, to {chat_id=c}: message {text=tx}
{=c} told me, so pass it on to {chat_id=c} by text: {text=tx}
{=chat}, text {chat_id=c} that {text=tx}
a quick chat to {chat_id=c} saying "{text=tx}"
could you shoot {chat_id=c} a text, {text=tx}
no mail, just a message to {chat_id=c}: {text=tx}
from me to {chat_id=c}, chat: {text=tx}
reply isn't needed, just write {chat_id=c} "{text=tx}" on (Telegram|Signal|WhatsApp)
for {chat_id=c}, a message about the car: {text=tx}
message {chat_id=c} about the {=q}
send them a text: {text=tx}
text {chat_id=c} for me
write a message saying {text=tx}

# Memory.
%list f: my locker code is 4411 | Tom is allergic to nuts | the spare key hangs in the pantry | Kim's birthday is on 3 May | I take my coffee black, no sugar | we bought the sofa from Ana and Luis in 2021 | the boiler was serviced on friday | my shoe size is 42 | Leo's class starts at 8 and ends at 1 | grandma moved from Graz to Linz | the wifi at the cabin is called moose | I parked on level 3 next to the lift | Priya never eats before noon | my old boss lives in Malmö | the cat is afraid of the hoover | Mrs. Lind has a key to our flat | I can't stand coriander | the car needs 5W-30 oil | my seat on trains is the aisle | the plumber charges 80 an hour | Omar works from home on tuesdays and thursdays | the good scissors are in the second drawer | our anniversary is 12 June | I promised Ruth the blue vase | the bins go out on wednesday evening | my blood type is A positive | the twins are called Mia and Max | we are saving for a trip to Japan | the gym closes at ten | the printer wants black ink only | Bob lent me his tent | my doctor is in on mondays | I prefer window tables | the bike lock code is 7315 | dad takes two pills in the morning
%list ca: family | work | food | health | home | car | travel | friends | school | hobbies | money | pets | birthdays | codes | garden | kids | sizes | shopping | contacts | preferences | house rules | office stuff | medical | people I know

%tool store_fact
{fact=f} - remember
{fact=f} - {category=ca}, keep it
{category=ca}: {fact=f}, remember that
{category=ca} - {fact=f} - store
remember under {category=ca} that {fact=f}
remember that {fact=f}, it's a {category=ca} thing
category {category=ca}, fact {fact=f}, save it
fact {fact=f}, category {category=ca}, save it
as for {category=ca}, keep in mind that {fact=f}
"{fact=f}" goes under {category=ca} in your memory
under the heading {category=ca} memorize this: {fact=f}
store with the label {category=ca}: {fact=f}
label it {category=ca} and remember: {fact=f}
one for {category=ca}: {fact=f}, don't forget it
for your {category=ca} notes about me: {fact=f}
{=chat}, note for later that {fact=f}
{fact=f}. don't forget that, it belongs to {category=ca}
learn this by heart: {fact=f}
should anyone ask, {fact=f}; remember it
keep for me that {fact=f}, no category needed
no reminder, just remember that {fact=f}
I told {=p} too, but you remember it as well: {fact=f}
you've got it wrong, {fact=f}, remember that instead
put that in {category=ca} and remember it
remember one more thing about my {category=ca}

%tool list_facts
facts, {category=ca}, {limit=n}
facts, {limit=n}, {category=ca}
{limit=n} facts on {category=ca}
{category=ca}: what facts are stored
show {limit=n} stored facts of the kind {category=ca}
from {category=ca} list me {limit=n} facts you keep
no more than {limit=n} facts, all filed in {category=ca}
what do you have in the {category=ca} drawer of your facts
only those labelled {category=ca}, please, of the facts
facts labelled {category=ca}, first {limit=n}
the first {limit=n} entries of your facts about me
list what you know about me, {limit=n} will do
all facts in any category
which facts carry the tag {category=ca}
{=chat}, all that's saved under {category=ca}, and not the rest
the facts, but stop after {limit=n}
everything stored on me, no limit

I told you about my family and work, now list all the facts
I have {=n} kids, is that among the stored facts? list them

%tool delete_fact
fact {fact_id=em}: out
forget {fact_id=em}, not {=em}
{fact_id=num_id} off your memory please
fact {fact_id=num_id} about {=p} is old, forget it
drop what you stored as {fact_id=em}
fact no. {fact_id=int} isn't right, delete
memory entry {fact_id=em} should be erased
keep {=num_id}, but erase fact {fact_id=num_id}
the {=ca} fact {fact_id=em}, delete it
{=chat}, unlearn fact {fact_id=num_id}
what's saved under the id {fact_id=em} can go from your memory
remove stored fact {fact_id=num_id}
delete the fact that {=f}
forget what I told you about {=p}

%list us: where are my keys | how tall is the tower | what's for dinner on friday | is the bank open today | when does the bus to Graz leave | tell me a joke | good night | which wine goes with fish | how do I get candle wax out of wool | did Kim call | what's my locker code | turn the lights off | who won | thanks a lot for the help with the speech | can you book a table for two at eight | remind me to stretch
%list ag: in the drawer | 324 metres | lasagne and a salad | yes, until six | at nine from platform 2 | why did the chicken cross the road | sleep well | a dry riesling | with a warm iron and paper | not yet | 4411 | done, all lights are off | the home team, three to one | you're welcome | the table is booked for eight | okay, I will
%tool store_conversation
save this exchange: I said "{user_message=us}", you said "{agent_response=ag}"
you said "{agent_response=ag}" after I said "{user_message=us}", save that exchange
log: me: {user_message=us} / you: {agent_response=ag}
log: you: {agent_response=ag} / me: {user_message=us}
keep this bit of our talk, question {user_message=us}, answer {agent_response=ag}
keep this bit of our talk, answer {agent_response=ag}, question {user_message=us}
store the turn user={user_message=us} agent={agent_response=ag}
I asked {user_message=us} and got {agent_response=ag} from you, put it in the conversation memory
to {user_message=us} you replied {agent_response=ag}, file that conversation
your reply was {agent_response=ag}, my question {user_message=us}, store both
add to the conversation log that I wrote {user_message=us} and you wrote {agent_response=ag}
archive our chat. User: {user_message=us}. Assistant: {agent_response=ag}.
conversation to be saved - {user_message=us} - {agent_response=ag}
record the exchange in which I asked {user_message=us}
save that you answered {agent_response=ag}
store this conversation please

%list cv: kitchen | wedding speech | trip to Lisbon | the lease and the deposit | heat pump | what to cook for vegans | learning Dutch in ten weeks | sourdough | a name for the cat | Kim's logo | moving from Graz to Linz | the last tax return | gift for Ruth | running shoes for wide feet | the 9 o'clock train | how to ask my boss for a raise | cello lessons | insurance | the leaking roof | whether to buy or rent | bike tours along the Danube | week 12
%tool search_conversations
chats {query=cv} {limit=n}
chats on "{query=cv}", {limit=n} at most
{limit=n} chats about {query=cv}
{query=cv}: what did you tell me about it back then
what was it you told me on {query=cv}, in our chat
have we ever chatted about {query=cv}
find where I asked you about {query=cv}, show {limit=n}
up to {limit=n} of our talks in which {query=cv} came up
our talk on {query=cv}, not my notes on it
conversation history, search text {query=cv}, limit {limit=n}
conversation history, limit {limit=n}, search text {query=cv}
the last {limit=n} times we spoke about {query=cv}
{=chat}, dig up our conversation about {query=cv}
I asked you something about {query=cv} weeks ago, find that
search everything we said for {query=cv}
which advice did you give me on {query=cv} when we talked
show {limit=n} of our older conversations
find that chat we had

%list yes: including our chats => true | chats included => true | also in our conversations => true | and look through old conversations too => true | conversations as well => true | with what we talked about => true | search our talks too => true | along with past conversations => true | our chat history included => true
%list not: without our chats => false | no conversations => false | not in our conversations => false | leave out the chats => false | but skip old conversations => false | stored facts only => false | ignoring what we talked about => false | without searching conversations => false | excluding chats => false
%list me: locker code | shoe size | sister's birthday | wifi at the cabin | coffee order | allergies of the twins | spare key | what Tom eats and what he doesn't | who has my drill | where I parked | Priya | Leo's school hours | car oil | blood type | what I promised Ruth | the plumber's rate | gym hours | our anniversary | how grandma takes her tea | when the bins go out | mum's new address in Linz | Bob's tent | bike lock
%tool retrieve_memories
{query=me}?
what's stored on {query=me}, {include_conversations=yes}
{query=me}, {include_conversations=yes}: what do you remember
{query=me}, {include_conversations=not}: what do you remember
{include_conversations=yes}, tell me what you remember about {query=me}
{include_conversations=not}, tell me what you remember about {query=me}
recall {query=me}, {limit=n} entries, {include_conversations=yes}
recall {query=me}, {include_conversations=not}, {limit=n} entries
{limit=n} memories on {query=me} {include_conversations=not}
at most {limit=n} things you remember of {query=me}
memory search {query=me} limit {limit=n}
search your memory, {limit=n} hits, for {query=me}
{=chat}, I told you about {query=me}, so what was it
do you still know {query=me}
I gave you {query=me} once, say it again
{=chat}, you remember {query=me}, don't you
whatever you remember about {query=me}, {include_conversations=yes}
look in your memory for {query=me} {include_conversations=yes}, max {limit=n}
I don't mean our chat, what did I have you remember on {query=me}
what's in your memory, {include_conversations=yes}
{limit=n} memories please

# Profile and what memory holds.
%list set: language to Dutch => {"language": "Dutch"} | time zone to Europe/Rome => {"time_zone": "Europe/Rome"} | name to Lou => {"name": "Lou"} | home town to Ghent => {"home_town": "Ghent"} | units to metric => {"units": "metric"} | units to imperial => {"units": "imperial"} | currency to CHF => {"currency": "CHF"} | phone to 0151 555 900 => {"phone": "0151 555 900"} | city to Utrecht => {"city": "Utrecht"} | nickname to Bee => {"nickname": "Bee"} | job to nurse => {"job": "nurse"} | birthday to 9 May => {"birthday": "9 May"} | diet to vegan => {"diet": "vegan"} | country to Chile => {"country": "Chile"} | address to 4 Mill Lane => {"address": "4 Mill Lane"} | email to lou@web.de => {"email": "lou@web.de"}
%list set2: language to Dutch and city to Utrecht => {"language": "Dutch", "city": "Utrecht"} | city to Turin and time zone to Europe/Rome => {"city": "Turin", "time_zone": "Europe/Rome"} | name to Lou and nickname to Bee => {"name": "Lou", "nickname": "Bee"} | units to metric and currency to EUR => {"units": "metric", "currency": "EUR"} | home town to Ghent and language to French => {"home_town": "Ghent", "language": "French"} | job to nurse and city to Leeds => {"job": "nurse", "city": "Leeds"} | currency to CHF and language to German => {"currency": "CHF", "language": "German"} | time zone to UTC and units to imperial => {"time_zone": "UTC", "units": "imperial"}
%list kv: language: Dutch => {"language": "Dutch"} | city = Utrecht => {"city": "Utrecht"} | timezone: Asia/Tokyo => {"timezone": "Asia/Tokyo"} | nickname: Bee => {"nickname": "Bee"} | units: metric => {"units": "metric"} | currency = CHF => {"currency": "CHF"} | name: Lou => {"name": "Lou"} | home town: Ghent => {"home_town": "Ghent"} | units = metric, currency = CHF => {"units": "metric", "currency": "CHF"} | city: Leeds, language: English => {"city": "Leeds", "language": "English"} | name = Lou, job = nurse => {"name": "Lou", "job": "nurse"} | diet: vegan => {"diet": "vegan"}
%list is: language is Dutch => {"language": "Dutch"} | city is Utrecht => {"city": "Utrecht"} | name is Lou Brandt => {"name": "Lou Brandt"} | time zone is Asia/Tokyo => {"time_zone": "Asia/Tokyo"} | job is nurse => {"job": "nurse"} | birthday is 9 May => {"birthday": "9 May"} | home town is Ghent => {"home_town": "Ghent"} | nickname is Bee => {"nickname": "Bee"} | currency is the franc => {"currency": "the franc"} | phone is 0151 555 900 => {"phone": "0151 555 900"}

%tool update_profile
profile: {updates=kv}
{updates=kv} (into|for) my profile
profile entry {updates=kv}, save
change my {updates=set} in the profile
change my {updates=set2}
in my profile set {updates=set2}
my {updates=set2}, please, in the profile
from French, change my {updates=set}
I'm not in Oslo any more, set my {updates=set}
{=chat}, my {updates=is}, fix that in my profile
my profile is wrong: my {updates=is}
the profile has to say that my {updates=is}
set my {updates=set}, leave everything else in the profile alone
(edit|correct|amend) my profile, {updates=kv}
could you make the {updates=set} in my settings
both things at once: {updates=set2}, for my profile
put new things in my profile
my city in the profile is not right

%tool get_profile
profile
my profile, all fields
what language and time zone have I got in the profile
is my home town in the profile Ghent or Graz
which name do you use for me
what's my currency setting
before I change something in the profile, show it
metric or imperial, what's set for me
what do my settings say about me
{=chat}, profile please
show all entries of my profile, not the facts
who am I in your settings
tell me which city you have for me in the profile

%tool get_memory_stats
memory size?
number of facts and chats in memory
facts: how many
conversations: how many have you kept
how much room does your memory take up
count what you know about me, don't list it
not the facts, just how many
give me the numbers on your memory
{=chat}, how full is your memory
stats on what you remember
how many facts are there under all categories
how many megabytes of memories

%tool export_memory
export, {format:csv=csv|CSV|a spreadsheet|comma-separated|for Excel|as a table}
export my memory {format:csv=as a csv file|for a spreadsheet|so that Excel opens it|comma separated}
export my memory {format:json=as json|in json format|as a .json file|as JSON data|machine-readable}
export my memory {format:markdown=as markdown|in md|as an .md file|as a markdown document|with markdown headings}
{format:json=json|JSON} dump of everything you know about me
{format:markdown=markdown|md|Markdown} file with all you've stored on me
{format:csv=csv|CSV} of my memories
a backup of your memory, {format:json=json|in JSON|.json} please
all my data out of your memory, {format:markdown=markdown|md|.md} if possible
I want to read what you stored in {format:markdown=a markdown file|Markdown|md}
not json, {format:csv=csv|a spreadsheet}: my memories as a file
not csv but {format:json=json}, the export of my memory
download everything you remember
{=chat}, save all your memories of me to a file
to move to another assistant I need all you know as {format:json=json|JSON|a JSON file}

%list fi: backup.json | memories.csv | /home/lou/facts.json | notes/memory.md | ~/old assistant/export.csv | export-2024-05-04.json | D:\memory\all.json | facts.csv | usb/kim_and_bob.json | Downloads/memory(2).json | my memories.json | /tmp/x.csv | steward_export.json
%tool import_memory
import {file_path=fi}
{file_path=fi} - load into memory
memory from {file_path=fi}, load it
load {file_path=fi} back into your memory
take your facts from {file_path=fi}
restore yourself from "{file_path=fi}"
the old export is {file_path=fi}, read it in
not {=fi}, {file_path=fi} is the file to restore memory from
read the facts in {file_path=fi} and remember them
{=chat}, import the memories I saved as {file_path=fi}
bring back what's in {file_path=fi}, memory-wise
the file {file_path=fi} holds what you knew about me, import it
import my memory
I have a backup of your memory, load it
