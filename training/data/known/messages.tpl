# English templates: chat messages.
%lang en
%list chat: family group | design channel | mom | dad | #general | book club chat | my sister | the landlord | football team | @kim_w | #random | neighbourhood group | Bob | Alice | grandma | support chat | parents' group | my boss | Marco | team chat | running group | -1001234567 | 482915 | #incidents | my husband | Dr. Weber | the babysitter | choir group | @priya | climbing buddies | marketing channel | Tom and Lena | flat share chat | on-call channel | Uncle Joe | #releases
%list group: family | design | football | work | book club | neighbours | parents | marketing | climbing | flat share | team | project | running | school | choir | holiday | on-call | class | gaming | wedding
%list groupchat: family group | design channel | book club chat | football team | neighbourhood group | parents' group | team chat | running group | choir group | climbing buddies | marketing channel | flat share chat | on-call channel | support chat | Monday yoga people | sales room | wedding planning chat | incident channel | release channel | kindergarten group | camping crew | project Apollo chat | cousins group | landlord chat | #general channel | dev room | board members | badminton lot | hiking trip group | dog walkers
%list app: Telegram | WhatsApp | Signal | Slack | Teams | Discord | chat | Messenger | Matrix | iMessage | text
%list asked: they are free on Friday | dinner is still on | she needs a lift | he has my charger | we need more chairs | the game was moved | anyone found a blue scarf | the kids are asleep | they want pizza | there is parking nearby | he is coming tonight | she can pick up the cake | the door is locked | anybody has a ladder | the train is on time | we are meeting at the usual place | she is feeling better | the build is green again | he could feed the cat | they landed safely
%list order: bring the keys | buy some bread | call me back | pick up Leo at four | wait for me at the station | send me the address | water my plants | leave the door open | bring a jacket | check the oven | push the last commit | save me a seat | feed the dog | take the umbrella | text me the code | restart the server | be there at six | bring the drill | order two pizzas | turn the music down
%list short: on my way | running late | happy birthday! | good night | lunch? | got it, thanks | can't talk right now | where are you? | home in ten | love you | congrats! | be right there | see you at six | the eagle has landed | miss you | yes | no worries | call me | good luck today! | stuck in traffic | at the station now | ok see you then
%list wish: happy birthday | good luck | all the best | merry Christmas | happy new year | good night | sweet dreams | much fun at the concert | success with the exam | safe travels | congratulations | happy anniversary | good luck with the interview | happy Easter | lots of fun in Porto | all the best for the new job
%list chatter: I'm driving | my hands are wet | quick | hey | running out of battery | oh no | we're stuck in traffic | good news | ok | I'm late again | I can't type | btw | sorry | one sec | listen

%tool send_message
(text|message|write|msg) {chat_id=chat} that {text=sentence}
(send|write|shoot|drop) {chat_id=person} a (message|text|chat message|quick message|line) (saying|that|telling them that) {text=sentence}
(send|write) a (message|text) to (the {chat_id=groupchat}|{chat_id=chat}) (saying|that says|with the text) "{text=sentence}"
tell {chat_id=person} [that] {text=sentence}
tell {chat_id=person} to {text=order}
let {chat_id=person} know [that] {text=sentence}
let the {chat_id=group} (group|chat|channel) know [that] {text=sentence}
text {chat_id=firstname} {text=short}
{chat_id=chat}: {text=sentence} (send that|pass it on|message them)
(post|put) "{text=sentence}" (in|into|to|on) (the {chat_id=groupchat}|{chat_id=chat}) [please]
(post|announce|share) (in|to|on) the {chat_id=group} (channel|group|chat) that {text=sentence}
message the {chat_id=group} (group|chat|channel): {text=paragraph}
(on|via|over|through|by) {=app} (tell|write to|message) {chat_id=person} {text=sentence}
(message|text|write|ping) {chat_id=person} on {=app}: {text=sentence}
ask {chat_id=chat} (if|whether) {text=asked}
(ask|write) {chat_id=person} on {=app} (if|whether) {text=asked}
(send|say) {text=short} to {chat_id=chat}
"{text=short}" to {chat_id=firstname}
{=chatter}, (tell|text|message) {chat_id=person} {text=sentence} (please|for me|)
{chat_id=person} should know that {text=sentence}, (text them|send a message|write to them)
(give|send) (the {chat_id=groupchat}|{chat_id=chat}) a (heads-up|shout|note in the chat) that {text=sentence}
(dm|pm|whatsapp) {chat_id=firstname} {text=sentence}
(can you|could you|please) (write|send a message) to {chat_id=chat}, (say|tell them) {text=sentence}
new message for {chat_id=chat} - {text=paragraph}
(reply|answer) in the {chat_id=group} (chat|group) with {text=short}
wish {chat_id=person} {text=wish} [on {=app}]
pass on to {chat_id=person} that {text=sentence}
(send|forward) this to (the {chat_id=groupchat}|{chat_id=chat}): {text=paragraph}
in (the {chat_id=groupchat}|{chat_id=chat}) write {text=sentence}
I'm supposed to tell {chat_id=person} that {text=sentence}, (send them a text|message them|drop them a message)
to chat {chat_id=bigint}: {text=sentence}
send {text=sentence} as a message to (the {chat_id=groupchat}|{chat_id=chat})
(inform|update) the {chat_id=group} (channel|chat|group) (that|:) {text=sentence}
{chat_id=username} gets the message {text=short}
hey, {chat_id=firstname} is waiting. text that {text=sentence}
(remind|warn) {chat_id=person} (in a message|by text|on {=app}) that {text=sentence}
(send|write) (a|another) (message|text) to {chat_id=chat}
(text|message) {chat_id=person} [on {=app}]
(send|post|write) (a|this) (message|chat message): {text=sentence}
(I want to|let's|I need to|help me) (send|write) a (text|message|chat message) [on {=app}]
write something (in|to) the {chat_id=group} (group|chat|channel)
