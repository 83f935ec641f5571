# Invented tools: git hosting, CI, deployments, feature flags, incidents and on-call.
%list repo: billing-api | webshop | acme/checkout | infra-tools | mobile-app | acme/website | data-pipeline | docs | frontend | backend | search-indexer | terraform-modules | the-monorepo | ios-client | design-system | auth-lib | northwind/crm | payments-sdk | release-bot | legacy-portal | handbook | android | acme/notifications
%list bugtitle: login button does nothing on safari | crash when the cart is empty | typo in the welcome email | dark mode flickers on startup | export to csv drops the last column | search returns duplicates | timezones are wrong in the weekly report | password reset link expires too early | images fail to load on slow connections | memory leak in the worker | pagination breaks after page ten | upgrade the database driver | flaky test in the checkout suite | support for hebrew in the editor | tooltips overlap the menu | session is lost after an update | invoice total is off by one cent | rate limiter blocks our own health checks | missing translation for the footer | drag and drop broken on touch screens | api returns 500 for unknown users | webhooks are delivered twice
%list bugbody: it only happens with more than fifty items | steps are in the shared doc | started after the last release | I can reproduce it on two machines | customers have complained three times already | nothing in the console, the request just hangs | see the screenshot in the chat | we should fix this before the launch | it works fine on firefox | only affects accounts created before march | the stack trace points at the date parser | low traffic, but it looks bad in demos | happens roughly once a day | the old endpoint still works | a reload helps for a minute
%list labels: bug | bug and regression | frontend, urgent | good first issue | backend, performance and needs-triage | docs | security | security and p1 | ux, mobile | question | tech-debt and cleanup | wontfix | api, breaking change | help wanted | tests and flaky | accessibility | customer-reported, billing
%list label: bug | regression | good first issue | security | needs-triage | documentation | tech-debt | performance | help wanted | flaky | ux | blocked | accessibility | p1 | enhancement
%list comment: same problem here since monday | fixed on my branch, please retest | can you attach the logs | this is a duplicate of the other report | I will take a look tomorrow | works for me on the newest version | thanks for the detailed report | we decided to postpone this | please rebase on main first | the customer confirmed the fix | reproduced on staging | I think the cache is to blame | let us discuss it in the weekly call | needs a migration before we can ship it | blocked until the vendor answers | looks good apart from the naming | the workaround is to clear the cookies | any news on this one | moved to the next milestone | not reproducible any more
%list branch: main | develop | release/2.4 | feature/login | fix-timeouts | hotfix/cart | feature/dark-mode | bugfix/csv-export | staging | refactor-auth | jane/experiments | v3 | chore/update-deps | release-candidate | spike/new-search | master | feat/payments-v2 | next | docs-rewrite | cleanup-tests
%list prtitle: add dark mode | speed up the product search | fix the csv export | bump the database driver | remove the old login page | introduce retries for webhooks | update dependencies | new onboarding flow | clean up the tests | support for multiple currencies | handle empty carts | switch to the new logger | document the public api | cache the exchange rates | make the header sticky | rename the billing module | first version of the audit log | drop support for node 16 | localize the invoices | split the settings page
%list reviewers: anna and tom | kim | jordan, lee and sam | Nadia | priya | marco and ines | @dkim and @rwoods | lena, omar | Sofia | alex and chris | frontend-guild | wei and fatima | ben, julia and noah | hana | @mjones
%list service: checkout | payments | auth | search | notification | billing | user-profile | recommendation | inventory | gateway | image-resizer | reporting | mailer | catalog | order-api | webhooks | geocoder | chat-backend | analytics | session-store | pricing engine | landing page
%list version: 2.4.1 | v1.0.3 | 3.0.0-rc1 | 5.12 | v7 | build 4418 | 2024.06.2 | 1.9.9 | v0.8.0-beta | hotfix-3 | 4.2.0 | release-88 | 10.1 | sha 3fa9c2e | v2.3
%list flag: new-checkout | dark_mode | beta-search | enable_sso | instant-refunds | ai_summaries | onboarding-v2 | guest_checkout | holiday-banner | two_factor_sms | fast-export | legacy_editor | pricing-experiment | live-chat | offline-sync | new_nav | gift-cards | smart-replies | cookie-wall | autoplay_video
%list share: 5% => 5 | 10% => 10 | 25 percent => 25 | 1% => 1 | 50% => 50 | 20 percent => 20 | 75% => 75 | 100% => 100 | two percent => 2 | 33% => 33 | 15 % => 15 | eighty percent => 80 | 60% => 60 | ten percent => 10 | 90% => 90 | 3 percent => 3
%list outage: checkout is down for everyone in europe | logins time out | payment provider returns errors | the status page is unreachable | orders are stuck in pending | search returns nothing | database replica is lagging badly | mails are delayed by an hour | app crashes right after opening | high error rate since the last release | customers see each other's invoices | image uploads fail | api latency tripled | nobody can reset their password | disk full on the log server | phone line is dead | webhooks are not delivered | wrong prices on the landing page | certificate expired on the shop | push notifications are doubled
%list fix: restarted the workers | rolled back the release | added more memory | the provider fixed it on their side | switched to the replica | cleared the queue by hand | renewed the certificate | it was a false alarm | disabled the new flag | raised the connection limit | deployed a hotfix | blocked the abusive client | freed up disk space | corrected the dns entry | rebuilt the index
%list team: platform | payments team | backend | mobile crew | SRE | data team | frontend | infrastructure | support | security | search squad | networking | growth team | billing | DBA | checkout squad

%tool create_issue
(open|file|create|raise) (an issue|a bug|a ticket) in {repo=repo}[:] {title=bugtitle}
[please] (file|log) "{title=bugtitle}" (as an issue|as a bug) (against|on|in) [the] {repo=repo} [repo]
in {repo=repo} I need a new ticket called {title=bugtitle}, (assign it to|give it to) {assignee=firstname}
{repo=repo}: new (bug|issue), {title=bugtitle}, (labels|label it|tags) {labels=labels}
could you write up an issue for {repo=repo}? (title|headline) "{title=bugtitle}", (description|details|body) "{body=bugbody}"
I just noticed that {title=bugtitle}, (report that|put that in the tracker) for {repo=repo} [and tag it {labels=labels}]
we should track "{title=bugtitle}" on {repo=repo}, {assignee=person} can own it
bug report for [the] {repo=repo} [project]: {title=bugtitle}. {body=bugbody}
(report|log) a bug in {repo=repo} [for {assignee=firstname}]
can you open an issue saying {title=bugtitle}
%lang de
(erstelle|leg|öffne) ein (Issue|Ticket) in {repo=repo} (mit dem Titel|namens) "{title=title}"
%lang en

%tool list_issues
(show|list|give) me the {state:open=open|unresolved|outstanding|pending} (issues|bugs|tickets) (in|of|for) {repo=repo}
what bugs do we [still] have in {repo=repo}
which (tickets|issues) in {repo=repo} are {state:closed=closed|already fixed|done|resolved}
{repo=repo} (issues|tickets) assigned to {assignee=person}
is there anything labelled {label=label} in [the] {repo=repo} [repo]
(pull up|get) {state:all=all|every one of the|both open and closed} (issues|tickets) for {repo=repo}
first {limit=int} issues (of|in) {repo=repo} [with [the] label {label=label}]
what's on {assignee=firstname}'s plate in the {repo=repo} tracker
how bad does the bug list of {repo=repo} look [these days]
show me the {state:open=open|unresolved} issues
which bugs are assigned to {assignee=firstname}

%tool close_issue
(close|shut) (issue|ticket|bug) {issue_number=num_id}
(issue|number) {issue_number=num_id} (in|on) {repo=repo} can be closed
close {issue_number=num_id} as {reason:not_planned=not planned|won't fix|wontfix|something we won't do}
bug {issue_number=num_id} is {reason:completed=fixed|done|finished}, please close it
{issue_number=num_id} (is|turned out to be) {reason:duplicate=a duplicate|the same as another one|already reported elsewhere}, close it [in {repo=repo}]
we're not going to bother with {repo=repo} issue {issue_number=num_id}, close it
could you (get rid of|tick off) the (github|gitlab) issue {issue_number=num_id}, it's {reason:completed=been taken care of|solved|completed}
mark (ticket|issue) {issue_number=num_id} closed in the {repo=repo} repo
close that bug in {repo=repo} please
can you close the (ticket|issue), it's {reason:duplicate=a dupe|a duplicate}
%lang es
cierra (la incidencia|el issue|el ticket) {issue_number=num_id} [de {repo=repo}]
%lang en

%tool add_issue_comment
comment on (issue|ticket|PR) {issue_number=num_id}: {body=comment}
(add|leave|post) a comment (to|on) {issue_number=num_id} (in|on) {repo=repo} saying {body=comment}
reply "{body=comment}" (on|in) (the thread of|) (issue|pull request) {issue_number=num_id}
on {repo=repo} {issue_number=num_id} please write that {body=comment}
tell them in issue {issue_number=num_id} that {body=sentence}
"{body=comment}" - put that under (bug|ticket) {issue_number=num_id}
could you let the people on {repo=repo} issue {issue_number=num_id} know: {body=sentence}
{issue_number=num_id} comment {body=comment}
leave a comment on (issue|ticket) {issue_number=num_id} [in {repo=repo}]
comment "{body=comment}" on that (issue|pull request)

%tool create_pull_request
(open|create|make) a (pull request|PR|merge request) from {head=branch} [(into|to|against) {base=branch}] (titled|called) {title=prtitle}
I'm done with {head=branch}, (open|raise) a PR "{title=prtitle}" [against {base=branch}]
PR {head=branch} -> {base=branch}, title {title=prtitle}
(propose|submit) my branch {head=branch} for merging into {base=branch}, call it {title=prtitle}
put up a {draft:true=draft|work in progress|WIP} pull request for {head=branch} named "{title=prtitle}"
new merge request: {title=prtitle}, branch {head=branch}[, target {base=branch}]
can you get {head=branch} ready for review? open a {draft:false=regular|real|non-draft} PR with the title {title=prtitle}
"{title=prtitle}" should be the title of the pull request for {head=branch}, {draft:true=as a draft|still a draft|only a draft for now}
open a PR for [the] {head=branch} [branch] [into {base=branch}]
create a pull request called {title=prtitle}
%lang de
(mach|öffne|erstelle) einen (Pull Request|PR) von {head=branch} nach {base=branch} mit dem Titel "{title=title}"
%lang en

%tool merge_pull_request
merge (PR|pull request|MR) {pull_number=num_id}
(land|ship) {pull_number=num_id} [please]
{method:squash=squash|squash and merge|squash-merge} (PR|pull request) {pull_number=num_id}
pull request {pull_number=num_id} is approved, merge it [with a {method:merge=merge commit|normal merge|plain merge}]
go ahead and (merge|bring in) {pull_number=num_id} {delete_branch:true=and delete the branch|and remove the branch afterwards|then drop the branch}
{method:rebase=rebase and merge|rebase|merge by rebasing} {pull_number=num_id}, {delete_branch:false=keep the branch|leave the branch alone|don't delete the branch}
everyone signed off on {pull_number=num_id}, so get it into main
I want {pull_number=num_id} merged as {method:squash=one single commit|a squash|one commit}
merge my pull request please
{method:squash=squash|squash-merge} that PR {delete_branch:true=and delete the branch|and clean up the branch}

%tool request_review
ask {reviewers=reviewers} to review (PR|pull request|MR) {pull_number=num_id}
(request|get) a review from {reviewers=reviewers} (on|for) {pull_number=num_id}
{pull_number=num_id} needs eyes, add {reviewers=reviewers} [as (reviewer|reviewers)]
put {reviewers=reviewers} (on|down for) the review of (pull request|PR) {pull_number=num_id}
can {reviewers=reviewers} have a look at my pull request {pull_number=num_id}? ask them
reviewers for {pull_number=num_id}: {reviewers=reviewers}
I'd like {reviewers=reviewers} to check the code in {pull_number=num_id}
PR {pull_number=num_id} is waiting for a second opinion, (assign|send) it to {reviewers=reviewers} for review
add {reviewers=reviewers} as reviewers
request a review (on|for) {pull_number=num_id}
%lang es
pide a {reviewers=firstname} que revise el pull request {pull_number=num_id}
%lang en

%tool ci_trigger_pipeline
(run|start|trigger|kick off) the (build|pipeline|CI) (for|of) {project=repo} [on [branch] {branch=branch}]
(build|rebuild) {project=repo} {no_cache:true=from scratch|without the cache|with a clean cache}
please start a fresh CI run for {project=repo}, branch {branch=branch}
can you give {project=repo} another build [on {branch=branch}]
{project=repo} {branch=branch} run pipeline
I pushed to {branch=branch}, get the {project=repo} tests going in CI
re-run the {project=repo} pipeline, {no_cache:true=ignore the cache|no cache|skip caches} [this time]
let's see whether {project=repo} still builds on {branch=branch}, kick it off
start the pipeline
trigger a build (on|for) branch {branch=branch} [{no_cache:true=without cache|from scratch}]
%lang de
(starte|stoß) die Pipeline (für|von) {project=repo} [auf {branch=branch}] [an]
%lang en

%tool ci_get_pipeline_status
is the (build|pipeline) (of|for) {project=repo} [(passing|green|done)]
did {project=repo} go through CI [on {branch=branch}]
(check|get|tell me) the (build|pipeline|CI) status (of|for) {project=repo} [branch {branch=branch}]
{project=repo} build status
is {branch=branch} green in {project=repo} [yet]
why haven't I heard about the {project=repo} build, has it finished
how's the CI run of {project=repo} (doing|going|looking)
before I merge: are the checks on {project=repo} {branch=branch} passing
is the build (green|red|broken) on {branch=branch}
what's the state of the pipeline

%tool ci_cancel_pipeline
(cancel|stop|abort|kill) (pipeline|build|run) {pipeline_id=num_id}
pipeline {pipeline_id=num_id} is stuck, (abort|stop) it
please don't let build {pipeline_id=num_id} (continue|go on)
I started CI run {pipeline_id=num_id} by mistake, cancel it
{pipeline_id=num_id} cancel that pipeline run
can you stop the CI job {pipeline_id=num_id} before it eats all our minutes
pull the plug on build number {pipeline_id=num_id}
we no longer need pipeline {pipeline_id=num_id}
(cancel|abort) the running (pipeline|build)
stop the CI run (please|now)
%lang es
(cancela|detén|para) (la pipeline|la compilación|el build) {pipeline_id=num_id}
%lang en

%tool deploy_release
deploy {service=service} [{version=version}] to {environment:production=production|prod|live}
(ship|roll out|push) [version] {version=version} of {service=service} to {environment:staging=staging|the staging environment|stage}
put {service=service} on {environment:development=dev|development|the dev environment}
release {version=version} of the {service=service} service (to|for) {environment:canary=the canary|a few canary hosts|canary}
can we get {service=service} {version=version} out to {environment:production=the customers|production|the live system} (today|now|please)
{environment:staging=staging} deploy: {service=service}[, {version=version}]
testing went well, {service=service} may go {environment:production=live|to prod|into production}
I want to try {version=version} of {service=service} on {environment:staging=staging|pre-production|stage} first
deploy {service=service} [{version=version}]
roll {version=version} out to {environment:production=prod|production}

%tool rollback_deployment
roll back {service=service} [(in|on) {environment:production=production|prod|live}]
(revert|undo) the last (deployment|release|deploy) of {service=service}
{service=service} is broken (since|after) the release, go back to {to_version=version}
put {service=service} back (on|to) {to_version=version} (in|on) {environment:staging=staging|the staging environment}
get the old {service=service} (version|build) back on {environment:production=prod|the live system|production}[, quickly]
{service=service} rollback {environment:canary=canary|canary hosts}
that deploy was a mistake, can you restore the previous {service=service} [in {environment:development=dev|development}]
the new {service=service} is worse than before, please return to {to_version=version}
roll back the (deployment|release) [in {environment:production=production|prod}]
go back to {to_version=version}
%lang de
(roll|setz) {service=service} auf {to_version=version} zurück
%lang en

%tool list-deployments
(list|show) [me] the (latest|recent|last) (deployments|releases|deploys) [of {service=service}]
what (was|has been) (deployed|shipped) to {environment:production=production|prod|live} (lately|recently|this week)
last {limit=int} (deployments|deploys) [of {service=service}] [on {environment:staging=staging|stage}]
when did we last ship {service=service}
deployment history [for {service=service}] [in {environment:production=production|prod}]
did anybody deploy anything [to {environment:development=dev|the dev environment}] (today|overnight|while I was away)
what's been going out to our {environment:canary=canary hosts|canary} [recently]
which version of {service=service} went out most recently, show the rollouts
show {limit=int} entries of the release log
%lang de
(zeig|liste) [mir] die letzten Deployments [von {service=service}]
%lang en

%tool flags_set_flag
turn {enabled:true=on} the [feature] flag {flag_key=flag} [in {environment:production=production|prod|live}]
{enabled:false=disable|deactivate|switch off|kill|turn off} {flag_key=flag} [(in|on) {environment:production=production|prod|the live system}]
{enabled:true=enable|activate|switch on|turn on} the {flag_key=flag} (flag|toggle|feature) [(in|on|for) {environment:staging=staging|stage}]
the {flag_key=flag} flag should be {enabled:false=off|disabled} (in|on) {environment:development=development|dev}
can you flip {flag_key=flag} to {enabled:true=on|enabled}
customers hate {flag_key=flag}, {enabled:false=shut it off|turn it off|take it away} [in {environment:production=production|prod}]
flag {flag_key=flag} {enabled:true=on|true} {environment:staging=staging}
let's {enabled:true=launch|go live with|enable} {flag_key=flag} behind the flag
change the feature flag {flag_key=flag} [in {environment:production=production|prod}]
{enabled:false=disable|switch off} that feature flag [on {environment:staging=staging}]
%lang es
{enabled:true=activa|enciende} (la|el) feature flag {flag_key=flag} [en {environment:production=producción}]
%lang en

%tool flags_set_rollout
roll out {flag_key=flag} to {percentage=share} [of [the] {segment:beta_testers=beta testers|beta users|people in the beta}]
(show|give) {flag_key=flag} to {percentage=int} percent of {segment:everyone=everyone|all users|everybody}
set the rollout of {flag_key=flag} (to|at) {percentage=share}
{flag_key=flag} rollout {percentage=share} {segment:employees=employees|staff|our own people}
increase {flag_key=flag} to {percentage=int} percent
I'd like {percentage=share} of {segment:paying_customers=paying customers|the paying users|subscribers} to see {flag_key=flag}
make {flag_key=flag} available to {percentage:100=everybody|a hundred percent of users|the whole audience}
only {percentage:50=half|one half} of {segment:new_users=new users|the people who just signed up|newcomers} should get {flag_key=flag}
gradually release {flag_key=flag}
change the flag's rollout to {percentage=share}

%tool flags_list_flags
(list|show|give me) [all] [the] feature flags
which (feature flags|toggles) are {state:enabled=on|enabled|active|switched on} [right now]
what flags do we have [in the system]
are there any {state:stale=stale|unused|dead|forgotten} feature flags (left|we could clean up)
show the {state:disabled=disabled|inactive|switched off} (flags|toggles)
feature flags {state:enabled=enabled} list
I lost track of our feature toggles, can you give me an overview
time for a clean-up: which flags does {state:stale=nobody use any more|no code look at any more}
everything that is currently {state:disabled=turned off|off} behind a flag please
%lang de
welche Feature-Flags sind {state:enabled=aktiv|eingeschaltet|an}
%lang en

%tool createIncident
(declare|open|create|start) (an|a new) incident[:] {title=outage}, {severity:sev1=sev 1|severity one|critical|highest severity}
{title=outage}! page the team, this is {severity:sev1=as bad as it gets|critical|a sev1}
we have a {severity:sev2=major|serious|sev2} problem with {service=service}, {title=outage}, raise an incident
report {title=outage} as a {severity:sev4=cosmetic|trivial|sev 4} incident
new {severity:sev3=minor|sev3|low impact} incident "{title=outage}" [for {service=service}]
please alert the on-call folks: {title=outage}, {severity:sev2=high severity|sev two|quite severe}[, affects {service=service}]
incident {severity:sev3=sev3|sev 3} {service=service} {title=outage}
{severity:sev1=everything is on fire|this is critical}, {title=outage}, open an incident [on {service=service}]
open an incident [for {service=service}], {title=outage}
I need to declare a {severity:sev1=sev1|sev 1|critical} incident [on {service=service}]

%tool acknowledgeIncident
(ack|acknowledge) [incident] {incidentId=code}
I'm looking at {incidentId=id}, (acknowledge it|stop paging me)
got the page for {incidentId=code}, mark it as acknowledged [and snooze [it] [for] {snoozeMinutes=int} minutes]
yes yes, I saw alert {incidentId=id}, silence it for {snoozeMinutes:30=half an hour|30 minutes}
{incidentId=code} ack, remind me in {snoozeMinutes=int} min
tell the pager that I have {incidentId=code} in hand
confirm the alarm {incidentId=id} so it doesn't escalate
incident {incidentId=code}: I'm on it, give me {snoozeMinutes:60=an hour|sixty minutes} before it rings again
acknowledge the (incident|alert|page)
ack that page and snooze it for {snoozeMinutes=int} minutes
%lang de
(bestätige|quittiere) [den] (Alarm|Vorfall) {incidentId=code}
%lang en

%tool resolveIncident
(resolve|close) [incident] {incidentId=code}
{incidentId=code} is over, {note=fix}
mark incident {incidentId=id} as (resolved|fixed|done)[, note: {note=fix}]
we {note=fix}, so incident {incidentId=code} can be resolved
all good again, please end {incidentId=code}
resolution for {incidentId=id}: {note=fix}
incident {incidentId=code} (resolved|fixed), write down that {note=sentence}
the outage from earlier is history, set {incidentId=code} to resolved
resolve the incident (now|please)
the incident is over, {note=fix}

%tool getOnCall
who (is|'s) on call (for|in) [the] {team=team} [{date=date}]
who do I (page|call|wake up) (at|in|from) {team=team} if something breaks
{team=team} on-call {date=date}
which engineer (has|carries) the pager for {team=team} [on {date=date}]
is anyone from {team=team} on duty {date=date}
(look up|check) the on-call person of {team=team}
{date=date}, who covers {team=team} [in the rotation]
I need the {team=team} emergency contact in the rotation
who's on call [{date=date}]
who has pager duty (right now|tonight|at the moment)
%lang de
wer hat {date=date} Bereitschaft (bei|für) {team=team}
%lang en

%tool none
do you think squash merges are a good habit
what's the difference between a canary and a blue green deployment in your opinion
why do engineers always argue about tabs and spaces
%tool talk
I hate it when the pipeline goes red on a Friday
our deploys used to take an hour, now it's five minutes, pretty proud of that
(honestly|tbh), trunk based development is just better than long-lived branches
{=firstname} was on call last week and barely slept
the {=service} team finally fixed that bug, what a relief
pull requests with three thousand lines should be illegal
feature flags are great until nobody removes them
that incident review was really well run, wasn't it
thanks, the build is fine now
I broke {=service} on my first day once, everyone laughed
our {=repo} repo turns ten next month, time flies
no need to roll anything back, I was only thinking out loud
being on call is (exhausting|not as bad as people say)
