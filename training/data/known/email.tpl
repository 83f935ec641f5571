# English templates: the e-mail family.
%lang en
%list please: please | pls | could you | can you | would you | would you please | can you quickly | hey, could you | I need you to | go and
%list chatter: just got out of a meeting | I'm on the train | sorry to bother you | quick one | ok so | hey there | morning | I'm a bit lost here | before I forget | one more thing | my boss is asking | I'm on the phone with them right now | no rush | I have two minutes | back at my desk | small favour
%list oldthing: invoice | receipt | boarding pass | tracking number | login details | contract draft | price quote | hotel confirmation | meeting notes | wifi password | payslip | password reset link | order confirmation | newsletter | rental agreement | tickets | warranty | agenda | floor plan | phone number of the plumber | bank details | slides | timesheet | logo drafts | recipe
%list verdict: yes | no | yes, I agree | no thanks | sounds good | that works for me | sure, count me in | thanks a lot | approved | I'll take care of it | sorry, I can't make it | let me think about it | ok | not this time | received, thank you | will do | great idea | I'd rather wait | agreed, let's go ahead | fine with me | please send the details | looks good to me | I need more time
%list asked: they are free on Friday | the order has shipped | she got my last mail | we can move the call | he still wants the bike | the room is big enough | the invoice has been paid | they accept cards | there is parking nearby | the price includes tax | the deadline can be extended | she could bring the projector | everyone has signed | the flat is still available | he needs anything from the shop | the draft is final | they could call me back | the new desk has arrived | we need a visa | the heating has been fixed | the offer still stands
%list greeting: hi all | hello again | dear team | good morning | hi there | dear colleagues | hey folks | to whom it may concern | hi everyone | dear neighbours | hello Kim | dear Dr. Novak | hey you two | dear parents | hi boss
%list mailword: mail | email | e-mail | message | note

%tool search_email
(find|look for|search for|look up) [me] (the|any|) (mail|email|message)[s] from {from_email=person} about [the] {query=topic}
(find|search|look for) [my] (emails|mails|messages) (about|on|regarding|concerning|to do with) [the] {query=topic}
search my (inbox|mailbox|mails|email) for [the] {query=topic}
did {from_email=person} (write|mail|email|send) me [anything|something] about [the] {query=topic} [yet]?
has {from_email=person} (mailed|emailed|written) [me|us] about [the] {query=topic}
{from_email=firstname} {query=topic} (mail|email)
{query=topic} (mail|email) from {from_email=person}?
inbox {query=topic}
emails {from_email=email} {query=oldthing}
where is (the|that) {query=oldthing} {from_email=person} (sent|emailed|mailed) me
I (can't remember|forgot|don't recall) what {from_email=person} (wrote|mailed|said in that mail) about [the] {query=topic}, (look it up|can you find it|find it please)
(I need|I'm looking for|I'm hunting for) the {query=oldthing} (in my inbox|from my mails|that came by email|somewhere in my mail)
(any|are there any|do I have any) (mails|emails|new mails) (about|on) [the] {query=topic} (from|in|over) the {days_back:7=last week|past week|last seven days|past seven days|previous week}
(anything|any mail) from {from_email=person} on [the] {query=topic} in the {days_back:30=last month|past month|past four weeks|last thirty days}?
did an email about [the] {query=topic} (arrive|come in|turn up|land) {days_back:1=today|in the last 24 hours|within the last day}
(show|give|get) me [the] {limit=int} (latest|newest|last|most recent) (mails|emails) (about|regarding) [the] {query=topic}
(list|show|pull up) (mails|emails) (that mention|mentioning|containing|with the words) {query=topic}, (at most|no more than|max|limit) {limit=int}
what has {from_email=person} been writing [me] about [the] {query=topic} (over|in|during) the (last|past) {days_back=int} days
(go through|check|scan) my (inbox|mail|mailbox) and see (if|whether) (someone|anyone|anybody) wrote about [the] {query=topic}
{=chatter}, (can you|could you|please) (check|see) if the {query=oldthing} from {from_email=company} (is|landed|came) in my (inbox|mail)
somebody (emailed|mailed|sent) me [a|an|the] {query=oldthing} (recently|a while ago|some time ago), (dig it out|find it|where is it)
from {from_email=email}: (anything|any mail) about [the] {query=topic}?
I think {from_email=fullname} sent (me|us) an email with the {query=oldthing}, (please find it|can you find it|where did it go)
my mails of the {days_back:14=last two weeks|past two weeks|last fortnight|past fortnight} about [the] {query=topic}
look in my mail for "{query=topic}"
(mails|emails) with {query=topic} in (the subject|them|the text) [please]
was there [ever] (a mail|an email|a reply|an answer) (about|on) [the] {query=topic}
did {from_email=person} ever get back to me by email on [the] {query=topic}?
(which|what) (mails|emails) did I get about [the] {query=topic} from {from_email=company} in the {days_back:90=last three months|past three months|last quarter|past quarter}
see if there's (mail|an email) from {from_email=person}, it should be about [the] {query=topic}
(have I got|did I get|did I receive) the {query=oldthing} [by mail|by email|in my inbox] from {from_email=company} (yet|already|)
the email where {from_email=person} talks about [the] {query=topic}, I want (it|to see it|to find it)
{from_email=person} (supposedly|apparently|says she|says he) sent me the {query=oldthing}. (is it in my inbox|did that mail arrive|check my mail)?
only emails since {days_back:2=yesterday} (about|on) [the] {query=topic}
(top|first) {limit=int} hits in my (inbox|mails) for {query=topic}
(find|search for|look for) (an|that|the) (email|mail) from {from_email=person}
any (new|) (mail|email)[s] from {from_email=person}?
(search|look through|check) my (emails|inbox|mailbox)
did {from_email=person} (email|mail|write) me [in the] {days_back:7=last week|this week|past week}?
I need to find an old (mail|email)

%tool get_email_details
(open|show|display|read) [me] (mail|email|e-mail|message) {email_id=id}
(read|show) me the (whole|full|entire|complete) (mail|email|text of mail|message) {email_id=id}
{email_id=id} open
(mail|email) {email_id=id} in full [please]
what (exactly|precisely|) does (mail|email|message) {email_id=id} say, word for word
(give|get) me (all|the) (the details|details|particulars) of (email|mail|message) {email_id=id}
(who|which people) (is|was|are) (copied|in cc|on copy|on the recipients list) (in|on|of) (email|mail) {email_id=id}
does (the|) (mail|email) {email_id=id} have (any|) (attachments|files|a file attached)
I want to (read|see) [the] (email|mail|message) {email_id=id} myself, all of it
[the] (full text|headers|recipients|attachments) of {email_id=id}
pull up (mail|email|message) {email_id=id} [for me]
don't summarize, just (show|read out|print) [me] (mail|email) {email_id=id} (as it is|in full|completely)
(email|mail|message) id {email_id=id}: show (everything|it all|the whole thing)
{=chatter}, what's in (the|) (mail|email) with (the|) id {email_id=id}?
when exactly was (email|mail|message) {email_id=id} sent and to whom
(can you|could you|please) open up {email_id=id} from my (inbox|mailbox)
let me see (the original|the original text|the full version|the body) of {email_id=id}
I'd like to read {email_id=id}
(details|full content) for (message|mail|email) "{email_id=id}"
what was attached to (mail|email) {email_id=id}?
the (second|first|third|last) one looks right, it's {email_id=id}, open it
is {email_id=id} (really|) the mail with the {=oldthing}? (open it|show me the text|show it)
{=please} read (message|mail|email) {email_id=id} (out loud|aloud|to me|out to me)
fetch {email_id=id}, I need the exact wording
read the (whole|entire|full|complete) (mail|email) from {=person}
open (that|the|this|the last|the first) (mail|email|message) [please]
(show|read) me (that|this|the latest) (email|mail) (in full|completely|word for word|from start to finish)
what does {=person}'s (mail|email) say (exactly|word for word|in full)?

%tool summarize_email
(summarize|summarise|sum up|condense|boil down) (mail|email|e-mail|message|the mail|the email) {email_id=id}
(give me|I need|I'd like) (the gist|a summary|the short version|a quick summary|the key points|the main points|an overview) of (mail|email|message|) {email_id=id}
tldr {email_id=id}
{email_id=id} in (short|brief|two sentences|a nutshell|a few words)
what's (mail|email|message) {email_id=id} (basically|essentially|mainly|roughly) about
too long to read: {email_id=id}. what (does it want|do they want|is the point|is the bottom line)?
[the] (short version|gist|essence|bottom line) of {email_id=id} please
what are the (key points|main points|important dates|dates and amounts|takeaways) in (mail|email|message|) {email_id=id}
(shorten|compress|digest) (email|mail|message) {email_id=id} for me
{=chatter}, no time to read (mail|email) {email_id=id}, (tell me what matters|what's in it|give me the essentials)
(can you|could you|please) (brief|fill) me (on|in on) (email|mail|message) {email_id=id}
in a nutshell, what does {email_id=id} say?
(email|mail|message) {email_id=id}: (summary|tl;dr|just the highlights|short recap) [please]
I don't want to read all of {email_id=id}, (recap it|just sum it up|give me the highlights)
(recap|paraphrase) the message with (the|) id {email_id=id}
which amounts and deadlines does {email_id=id} (mention|contain|name)?
what does the sender of {email_id=id} want from me, (briefly|in one line|in short)?
one paragraph on what (mail|email|) {email_id=id} says
{email_id=id} is endless. (cut it down|make it short|summary please) for me
(explain|tell me) (briefly|quickly|shortly) what (email|mail|message) {email_id=id} says
I only need the highlights of "{email_id=id}"
(run|do) a (quick |)summary (on|of) {email_id=id}
{=please} sum up the mail {email_id=id} [from {=person}]
the important bits from {email_id=id}, nothing else
summarize (that|this|the last|the first|the latest) (mail|email|message)
what does the (mail|email) from {=person} say in (short|brief|a nutshell)
(tldr|gist|short version) of {=person}'s (mail|email) please
(sum up|summarise) what {=person} (wrote|mailed|sent) me

%tool compose_email
(send|write|compose|draft) (an|a new|) (email|e-mail) to {to=emails} (saying|that says|stating|telling them) [that] {body=sentence}, [with the] subject {subject=title}
(email|mail) {to=email} with [the] subject {subject=topic} and (text|body|content|say) {body=sentence}
(write|send) (to|an email to|a mail to) {to=emails}, subject "{subject=title}", (text|body|message) "{body=paragraph}"
new (mail|email) to: {to=emails} subject: {subject=title} (body|text|message): {body=paragraph}
to {to=email}, cc {cc=emails}, subject {subject=topic}: {body=sentence}
{to=email} should (get|receive) (an email|a mail) (titled|with the title|called|headed) {subject=title} (saying|that says) {body=sentence}
(shoot|drop|fire off) [a quick] (mail|email) to {to=email} (titled|headed|re|subject) {subject=topic}: {body=sentence}
compose (a message|a mail|an email) (for|to) {to=emails}. The subject is {subject=title}. It should (say|read): {body=paragraph}
{=chatter}, please email {to=email} (under the subject|with the subject line|subject) "{subject=title}" that {body=sentence}
I (want|need|have) to (write|email|mail) {to=email} about [the] {subject=topic}: {body=sentence}
let {to=email} know by (mail|email) that {body=sentence}. subject line: {subject=title}
(email|mail) {to=email} and copy {cc=email}, title {subject=title}, tell them [that] {body=sentence}
(send|mail) "{body=sentence}" to {to=emails} with (the|) subject (line|) "{subject=title}"
subject {subject=title}, to {to=email}, text {body=sentence}, (send it|off it goes|please send)
"{body=paragraph}" - (email|mail) that to {to=email}, call it {subject=title}
(please|can you|could you) (put together|prepare) an email [to {to=email}] with subject {subject=topic} that reads {body=sentence}
mail for {to=email}, {subject=title}, {body=sentence}
(write|send) {to=email} (an email|a mail) titled {subject=topic} (asking|to ask) (if|whether) {body=asked}
{=please} email {to=emails} with {cc=emails} in (cc|copy) - subject: {subject=title} - text: {body=paragraph}
(send|write) (a|an) (mail|email) (headed|entitled) "{subject=topic}" over to {to=emails}: "{body=sentence}"
my landlord is {to=email}, (write him|mail him|send him an email) under {subject=topic} that {body=sentence}
as an email to {to=email}: {subject=title} / {body=sentence}
{subject=title} goes in the subject, {to=emails} are the recipients, and the text is {body=paragraph}
email {to=emails}. subj {subject=topic}. {body=paragraph}
(write|send) (an|) email to {to=email} cc {cc=email} about {subject=topic} saying {body=sentence}
inform {to=emails} by e-mail that {body=sentence} and use {subject=title} as (the|) subject
the people at {to=emails} need an email from me called {subject=title} with the words {body=sentence}
(send|write) (an|) (email|mail|e-mail) to {to=emails} (saying|that|telling them that) {body=sentence}
(email|mail) {to=email} that {body=sentence}
(send|write|compose) (an|a new|) (email|mail) to {to=emails}
(write|send|draft) an email to {=person} (saying|that) {body=sentence}
email {=person} about [the] {subject=topic} [and say {body=sentence}]
(I want to|let me|I need to|help me) (write|send) (an|a new) (email|e-mail)
ask {to=email} by (mail|email) (if|whether) {body=asked}
(send|write) (an email|a mail) with the subject {subject=title} to {to=emails}
mail "{body=paragraph}" to {=person}

%tool reply_email
(reply|respond|answer) to (mail|email|message|) {email_id=id} (with|saying|that|:) {body=sentence}
(reply|respond) to {email_id=id}: {body=paragraph}
(answer|reply to) (mail|email|message) {email_id=id} with "{body=verdict}"
write back (to|on) {email_id=id} that {body=sentence}
{email_id=id} reply {body=verdict}
as (an answer|a reply|my response) to {email_id=id} (write|send|say) {body=sentence}
tell the sender of {email_id=id} [that] {body=sentence}
(send|write) a (reply|response|answer) to (email|mail|message) {email_id=id}, (text|body|saying): {body=paragraph}
say {body=verdict} to {email_id=id}
my answer to {email_id=id} is {body=verdict}
"{body=sentence}" - send that as (a|my) (reply|answer|response) to {email_id=id}
(get back to|go back to) whoever sent {email_id=id} and (say|tell them) {body=sentence}
{=chatter}, answer (email|mail) {email_id=id} please: {body=sentence}
in (reply|response|answer) to (mail|email|message) {email_id=id}: {body=paragraph}
(can you|could you|please) respond {body=verdict} on (email|mail) {email_id=id}
(accept|decline) {email_id=id} by (mail|email), write {body=sentence}
for {email_id=id} the reply should (be|read|say) {body=sentence}
re {email_id=id}: {body=sentence}
reply {body=verdict} (to|on) (email|mail|message|thread) {email_id=id}
(answer|reply) (in|on) the thread {email_id=id} that {body=sentence}
{=please} write a short answer to {email_id=id}, just {body=verdict}
ask back on {email_id=id} (whether|if) {body=asked}
(email|mail) {email_id=id} needs an answer: {body=paragraph}
let the (sender|author|writer) of (mail|message|) {email_id=id} know {body=sentence}
respond to the message with (the|) id {email_id=id} and thank them: {body=sentence}
(reply|write back|respond) to {=person}[ that| saying|:] {body=sentence}
(reply|answer) to (that|this|the last) (mail|email|message) (that|saying|with) {body=sentence}
answer {=person}'s (mail|email) with {body=verdict}
(reply|respond|write an answer) to (mail|email|message|) {email_id=id}
write back {body=verdict}
(I want|I'd like|I have) to (reply to|answer) (mail|email|) {email_id=id}

%tool analyze_email
(incoming|new|inbound) (mail|email|message) from {from=email}, subject: {subject=title}, (text|body): {body=paragraph}
(analyze|analyse|assess|triage|look at) this (email|mail): from {from=email}, subject {subject=topic}, body {body=paragraph}
a (new|) (mail|email|message) (has arrived|arrived|came in|just came in). From: {from=email} Subject: {subject=title} Body: {body=paragraph}
From: {from=fullname} Subject: {subject=title} Text: {body=paragraph} - what (does this want from me|should I do about it|is to be done)?
email event: sender {from=email}; subject {subject=topic}; content {body=sentence}
(you've got mail|mail event|email received) - {from=email} - {subject=title} - {body=paragraph}
what do you make of this (mail|email) I (got|received) from {from=person} with the subject "{subject=title}": "{body=paragraph}"
(classify|evaluate|judge|process|handle) the (incoming|following|new) email from {from=email}. subject: {subject=title}. message: {body=paragraph}
{from=email} (wrote|sent) (me|us) "{subject=topic}": "{body=paragraph}". (is that urgent|is it important|does it need action|analyze it)
is this (spam|urgent|important|phishing)? sender: {from=email}, subject: {subject=title}, text: {body=paragraph}
from={from=email} subject={subject=topic} body={body=sentence}
(received|got) this by email: "{body=paragraph}", (it's|it is) from {from=email} and the subject (is|says) {subject=title}, (what now|analyze please|what does it need)
(analyze|triage|assess) this (incoming|new|) (email|mail) from {from=email}: {body=paragraph}
(analyze|assess|triage) the (email|mail) that just came in
