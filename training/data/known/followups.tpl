# Second steps: requests that speak of what an earlier step found. What they lack is looked up or asked for.
%tool summarize_email
(summarize|sum up|summarise) (it|that|that one) [for me]
(give|tell) me the gist [of it]
boil it down for me
%tool get_email_details
open (it|that one|the whole thing|the first one)
(read|show) (it|that one|the whole mail) [to me]
let me see all of it
%tool reply_email
(reply|answer|write back) [to it] (that|saying) {body=sentence}
reply to (it|that one): {body=sentence}
tell them {body=sentence} in a reply
answer it with "{body=sentence}"
%tool delete_task
(delete|remove|drop) (it|that one) from my (list|todos|tasks)
(delete|kill) the {=topic} (one|task)
%tool complete_task
(mark|check|tick) (it|that one) (off|as done|done)
(mark|check|tick) the {=topic} one (off|as done)
%tool update_task
move it to {due_date=date}
(set|change) its priority to {priority:high=high|urgent}
make it due {due_date=date}
%tool cancel_reminder
cancel (it|that one|the {=topic} one)
(drop|delete|get rid of) the {=todo} (one|reminder)
call off the one about {=topic}
%tool schedule_reminder
remind me [about it|of it] {when=when}
remind me {when=when} to (go through|look at|check) (them|it)
(ping|nudge) me about it {when=when}
remind me {when=when} to {message=todo}
%tool add_task
(make|add|create) a task to {title=todo}
put {title=todo} on my list
%tool notify_user
(notify|tell|alert) me (of it|about it|about that|when done)
send me a notification (with it|about it)
%tool send_message
(text|message|tell) {chat_id=firstname} (that|to say|saying) {text=sentence}
text {chat_id=firstname} to {text=verb_object}
(send|forward) it to {chat_id=person}
%tool compose_email
(email|mail|send) it to {to=email}
email {to=email} with the subject {subject=title} saying {body=sentence}
mail {to=email} (about it|the result)
%tool delete_fact
(forget|delete) (it|that one|that)
%tool create_calendar_event
put (it|that) in my calendar for {start_time=when}
block {start_time=when} to {end_time=time} for it
