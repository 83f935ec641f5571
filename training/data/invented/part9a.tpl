# Invented tools: issues, pull requests, builds, releases, alerts and logs, on-call, servers, containers, domains.
%list bug: login button does nothing on safari | export cuts off the last row | dark mode for settings | search is slow with umlauts | images are rotated on upload | add a second address line | checkout total is off by a cent | crash when the cart is empty | password reset mail never arrives | let admins rename teams | calendar shows the wrong week | migrate the old attachments | tooltip covers the save button | typo on the pricing page | audit trail for deleted users | scroll jumps to the top | upgrade the payment library | CSV import ignores quotes | make the header sticky | push notifications arrive twice | keyboard focus gets lost in dialogs | cookie banner comes back every day | write docs for the webhooks | rate limit the signup form
%list bugwords: timeouts | memory leak | safari | double charge | flaky tests | onboarding | invoice pdf | umlauts | session expiry | dark mode | broken links | migration | csv import | webhook retries | accessibility | password reset | slow search | image upload | rounding errors | checkout | push notifications | translations
%list proj: WEB | Mobile | Atlas | Billing | Phoenix | Backoffice | Payments | Checkout | DATA | Platform | Growth | Infra | Customer Portal | Hydra | Search | Onboarding | Orion | iOS App | Warehouse | Compass
%list issuekey: WEB-12 | WEB-418 | MOB-77 | PAY-1032 | DATA-9 | INF-230 | PLAT-51 | ATL-1204 | OPS-66 | CORE-808 | BO-19 | GRO-345 | SEC-4 | iOS-212 | API-90 | HYD-1 | QA-73 | DOC-28 | UX-156 | ABC-999 | ORION-31 | web-503
%list due: tomorrow | friday | next monday | end of the week | june 3 | the 15th | next thursday | 2025-04-30 | end of the month | in two weeks | march 21st | wednesday | the first of july | next week | the day after tomorrow | 12/9 | in 10 days | monday the 8th | sept 2 | end of the quarter
%list rpo: webshop | billing-api | acme/website | mobile-app | infra | design-system | data-pipeline | docs | auth-service | monorepo | api-gateway | terraform-modules | landing-page | ml-models | search-indexer | payments-sdk | admin-ui | event-bus | homepage | legacy-portal
%list brnch: main | develop | release/3.1 | feature/sso | hotfix/cart | staging | master | next | fix-timeouts | v2 | feature/dark-mode | refactor-auth | chore/deps | release/2024-10 | bugfix/export | canary | spike/grpc | lts | docs-rewrite | perf-tuning
%list prnum: 12 | #218 => 218 | 77 | #1043 => 1043 | 905 | #66 => 66 | 341 | #9 => 9 | 2204 | #530 => 530 | 88 | 1519 | #404 => 404 | 63 | #27 => 27 | 719 | 3310 | #150 => 150 | 46 | #1234 => 1234
%list review: please add a test for the empty case | nice, much easier to read now | this breaks the old clients | can we split that into two changes | rename the variable, it is misleading | who will maintain this | looks good to me | the lock is never released | we already have a helper for that | missing translations | why not use the cache here | document the new option | great work | needs a rebase first | the query runs once per row | please squash your commits | I would rather not add another dependency | secrets don't belong in here | the migration cannot be undone | thanks for the quick fix
%list pipe: nightly | unit-tests | release | integration | deploy-docs | lint | e2e | android-build | security-scan | docker-publish | smoke-tests | ios-build | benchmark | web-ci | package
%list job: lint | unit tests | build-image | e2e-chrome | publish | typecheck | coverage | deploy-preview | integration | license check | windows-build | docs | package | smoke | migrations | arm64
%list runno: 4812 | #913 => 913 | 10233 | 778 | #5120 => 5120 | 60417 | 2299 | #31 => 31 | 8450 | 19004 | #707 => 707 | 3365 | 512 | #1288 => 1288 | 94 | 40771 | #6003 => 6003 | 215 | 7719 | 12050
%list ago: yesterday | monday | last friday | this morning | last week | the first of march | tuesday | two days ago | last month | 2025-01-15 | wednesday | noon | 2 days ago | november 3
%list svc: checkout | billing-api | search | auth-service | payment gateway | user-service | image-resizer | mailer | cart | webhooks | api-gateway | inventory | notification-service | reporting | frontend | scheduler | recommendations | login | webshop | data-export | chat-server | cron-runner
%list vers: 2.4.1 | 1.0.3 | v3.2 | build 881 | 5.12.0 | v2025.3 | 4.0.0-rc2 | release 17 | 0.9.8 | v1.18 | 7.3 | build 10042 | 3.0 | v12.1.4 | 2.2.0-beta | r55 | 6.6.6 | 1.10.2 | 8.1 | v0.4
%list whyfreeze: black friday | year-end closing | database migration | christmas holidays | audit | team offsite | load test | launch of the new store | data center move | elections coverage | summer sale | school holidays | the big demo | tax season | world cup | certificate rotation | penetration test | board presentation | customer migration | inventory count
%list feat: one-click checkout | dark mode | new-search | voice replies | smart-inbox | instant refunds | group-calls | apple_pay | new onboarding | live captions | dark-sidebar | price-predictor | guest checkout | stories | ai_summaries | compact view | passkeys | family plan | video-reviews | dynamic pricing | team dashboard | offline-maps
%list pct: 5% => 5 | 10 percent => 10 | 25% => 25 | 50 percent => 50 | 1% => 1 | 20% => 20 | 75 percent => 75 | 100% => 100 | 15 % => 15 | 33% => 33 | 30 percent => 30 | 60% => 60 | 2 percent => 2 | 80% => 80 | 40 percent => 40
%list logtext: connection refused | out of memory | timeout | invalid token | NullPointerException | deadlock detected | payment declined | disk full | 502 | retrying | permission denied | user not found | rate limit exceeded | certificate expired | panic | slow query | order 88121 | cache miss | duplicate key | segfault | unauthorized | ECONNRESET
%list ltime: 9am | 10:15 | midnight | noon | yesterday 18:00 | 3 pm | 14:30 | 6 in the morning | 22:00 | 8:45 | yesterday noon | monday 7:00 | 11:20 | last night at 2 | 16:05 | 1am | half past four | 12:50 | 5:30 | 23:59
%list metric: cpu usage | error rate | queue length | response time | free disk space | memory usage | requests per second | failed logins | open connections | p99 latency | signup rate | cache hit ratio | replication lag | orders per minute | temperature | page load time | bounce rate | heap size | checkout conversions | battery level
%list limit: 80 | 90 | 5% => 5 | 500 | 95% => 95 | 0.5 | 200 | 1000 | 10 | 3.5 | 99% => 99 | 20 | 75 | 2% => 2 | 50 | 1.5 | 300 | 60 | 85% => 85 | 12
%list mins: 5 minutes => 5 | 10 minutes => 10 | 15 min => 15 | half an hour => 30 | an hour => 60 | 2 hours => 120 | 20 minutes => 20 | three minutes => 3 | 45 minutes => 45 | 90 minutes => 90 | 30 mins => 30 | 1 minute => 1 | 3 hours => 180 | 25 min => 25
%list notif: ops team | on-call | kim | backend channel | anna | platform team | sre@acme.io | dba group | frontend guild | marcus | the data team | night shift | support leads | lena | #alerts
%list alertname: disk-full-db1 | HighErrorRate | checkout latency | cert-expiry | node-down | replication-lag | api 5xx | LowDiskSpace | cpu-hot | backup-missing | ssl-renewal | queue-stuck | failed logins | HeapUsage | pod-restarts | smoke-test | slow-queries | heartbeat-eu | mail-bounces | memory-web3
%list whymute: we know about it | maintenance tonight | false positive | the fix is on its way | load test is running | we are migrating the disk | it flaps all the time | vendor is working on it | waiting for a new certificate | I am replacing the node | nobody can do anything before monday | planned reboot | sensor is broken | upgrade in progress | it is only staging | rebuild takes a while
%list mate: kim | Anna | Ravi | Marcus | Lena | Joao | Priya | Tom Becker | Sofia | Chen Wei | Olu | Dana | Emil | Fatima | Hugo | Ines | Jakob | Mei | Nadia | Pete | Rosa Diaz | Stefan | Yusuf | Zoe Hall | Ben
%list shiftday: saturday | monday | december 24 | the 3rd | friday | easter sunday | june 12 | next weekend | the 28th | tomorrow | wednesday | next tuesday | 24.12. | aug 5 | sunday the 9th | tonight | new year's eve | 2025-05-01 | the 17th | thursday
%list emergency: the database is down | nobody can log in | payments are failing | the site shows a blank page | data center lost power | we are being attacked | all orders since noon are gone | customers see each other's data | disk is full on the main node | certificates expired | mails are not going out | the queue grows and grows | api returns only 500s | failover did not work | prices are all zero | backups were deleted | app crashes on start | phones in support don't stop | a deploy went wrong | checkout hangs
%list team: platform team | database team | sre | backend on-call | security | networking | payments crew | mobile team | storage group | frontend on-call | data engineering | infra
%list part: checkout | login | mobile app | api | dashboard | file uploads | email delivery | search | payments | chat | video calls | webhooks | reports | eu region | customer portal | sign-up | booking engine | push notifications | image hosting | partner api
%list custtext: we are looking into slow responses | a fix has been deployed | some users cannot sign in | everything is back to normal | our provider has a network problem | orders may be delayed by an hour | no data was lost | we found the faulty disk | uploads fail for large files | we keep an eye on it | next update in thirty minutes | short downtime tonight at two | the cause is a bad configuration | emails arrive late | thanks for your patience | we restarted the cluster | only europe is affected | charts may be incomplete | we are switching to the second data center | payments by card are working again
%list hostname: web-01 | db-primary | build-agent-3 | cache02 | mail1 | staging-box | vpn-gw | worker-7 | game-server | jump-host | grafana | nextcloud | ci-runner-5 | sandbox | proxy-eu | minecraft | files-01 | search-node2 | backup-host | dev-lena
%list region: Frankfurt | eu-west-1 | Singapore | Virginia | Helsinki | us-east | Falkenstein | Sydney | London | Oregon | Paris | ap-south-1 | Stockholm | Tokyo | Mumbai | Amsterdam | Toronto | São Paulo | Nuremberg | Dublin
%list cores: 2 | four => 4 | 8 | 16 | two => 2 | 4 | 32 | eight => 8 | 12 | 6
%list gb: 4 | 8 | 16 | 32 | 64 | 2 | 128 | 12 | 24 | 96
%list some: two => 2 | 3 | four => 4 | 5 | ten => 10 | 6 | three => 3 | 8 | 12 | seven => 7 | 14 | 30
%list datasrc: db-primary | customer database | web-01 | orders-db | files-01 | postgres-main | wiki server | crm database | nextcloud | mail1 | analytics-db | gitlab | photo archive | mysql-prod | warehouse db | billing database | home-nas | users_db | redis-02 | vm-114
%list img: nginx:1.27 | postgres:16 | redis:7 | acme/webshop:latest | node:20-alpine | grafana/grafana | ghcr.io/acme/api:3.2 | mysql:8 | python:3.12-slim | traefik:v3 | mongo | rabbitmq:3-management | ubuntu:24.04 | jellyfin/jellyfin | busybox | mariadb:11 | nextcloud:29 | caddy | elasticsearch:8.13.0 | registry:2
%list cname: web | shop-db | cache | proxy | api-test | jelly | queue | blog | metrics | tmp-pg | frontend-1 | worker | gateway | wiki | playground | sidecar | mailhog | search-dev | bot | old-nginx
%list port: 8080 | 80 | 5432 | 3000 | 6379 | 443 | 8443 | 9090 | 5000 | 27017 | 8081 | 3306 | 1883 | 4000 | 15672 | 8000
%list mb: 512 | 256 | 1024 | 2048 | 128 | 768 | 4096 | 64 | 300 | 1500
%list secs: 10 seconds => 10 | 30 seconds => 30 | 5 sec => 5 | a minute => 60 | 20 seconds => 20 | 45 s => 45 | 2 minutes => 120 | 15 seconds => 15
%list domname: kims-bakery.com | acme.io | slowcoffee.de | northwind.app | tinyrobots.dev | paula-fotos.net | greenroof.org | casa-lupe.es | yogaloft.berlin | bitgarden.xyz | old-mill.co.uk | pixelpost.eu | hausmeier.at | novaclinic.com | steward.run | fjordhiking.no | metalworks.shop | lunasoaps.store | data-otter.ai | quietdesk.me
%list hostfqdn: www.acme.io | mail.slowcoffee.de | api.northwind.app | shop.lunasoaps.store | tinyrobots.dev | blog.yogaloft.berlin | vpn.acme.io | docs.steward.run | cdn.pixelpost.eu | greenroof.org | staging.bitgarden.xyz | status.novaclinic.com | git.acme.io | autodiscover.hausmeier.at | app.quietdesk.me | img.old-mill.co.uk
%list ip: 203.0.113.7 | 10.0.4.22 | 198.51.100.40 | 192.168.1.5 | 172.16.0.9 | 203.0.113.250 | 93.184.216.34 | 10.1.1.1 | 198.51.100.3 | 185.12.64.1 | 45.77.12.90 | 192.0.2.146
%list cnametarget: acme.github.io | lb-7.hostnest.net | shops.myshop.com | cname.vercel-dns.com | edge.pixelpost.eu | proxy.acme.io | ghs.googlehosted.com | d111.cloudfront.net | web.app.example | custom.statushub.io
%list ttl: 300 | 3600 | 60 | 86400 | 120 | 600 | 1800 | 7200 | 900 | 30
%list owner: Northwind Ltd | my wife | Acme GmbH | Paula Ortiz | our foundation | Kim Berg | the bakery | Tiny Robots Inc | my brother | Lupe Alvarez | the choir | Globex | Hausmeier KG | me personally

%tool tracklane_search_issues
(find|search) issues about {query=bugwords}
which tickets is {assignee=mate} working on [right now]
show me {priority:highest=top priority|the most urgent|highest priority} bugs on {query=bugwords}
{query=bugwords} issues, {status:blocked=blocked|stuck} ones[, {max_results=some} at most]
give me {max_results=some} {priority:high=high priority|urgent} issues {assignee=mate} has {status:in_progress=in progress|started}
what is {assignee=mate} waiting for someone to review, {status:in_review=in review} only
everything {status:todo=that nobody started|not started yet} that mentions {query=bugwords}, {priority:low=low prio|of little weight}
didn't somebody already complain about {query=bugwords}?
is {assignee=mate} swamped at the moment or not
{assignee=mate} + {query=bugwords} + {status:done=finished}, in the tracker
{priority:medium=medium} and {status:blocked=stuck}: list {max_results=some} issues
search the issue tracker
%lang de
such mir alle {status:blocked=blockierten} Tickets von {assignee=mate} [zum Thema {query=bugwords}] heraus
%lang es
búscame las incidencias {priority:high=de prioridad alta} que tiene asignadas {assignee=mate}
%lang en

%tool tracklane_open_issue
(file|open|create) a {issue_type:bug=bug} in {project=proj}: {title=bug}
new {issue_type:task=task} for {assignee=mate}, {title=bug}, due {due_date=due}
{project=proj} needs a {issue_type:story=story}: "{title=bug}", {priority:low=low priority|nothing urgent}
{title=bug} - please make that an issue in {project=proj} and give it to {assignee=mate}
{priority:highest=super urgent|top priority}: {title=bug}, project {project=proj}, {assignee=mate} should have it by {due_date=due}
by {due_date=due} {assignee=mate} has to deal with this {issue_type:bug=bug}: {title=bug}
open an {issue_type:epic=epic} called {title=bug} (under|in) {project=proj}[, {priority:medium=medium prio|normal weight}]
customers keep telling me: {title=bug}. put it down for {project=proj}, {priority:high=important|high}
I don't want us to forget this one: {title=bug}. {assignee=mate} can do it
issue, {project=proj}, {title=bug}, {assignee=mate}, {due_date=due}
create a {priority:high=high priority} {issue_type:bug=bug} in {project=proj}
open a new issue for {assignee=mate}, due {due_date=due}
%lang de
leg für {assignee=mate} ein {issue_type:bug=Bug-Ticket|Fehlerticket} in {project=proj} an: {title=title}
trag "{title=title}" als {issue_type:task=Aufgabe} in {project=proj} ein, fällig {due_date=date}
%lang en

%tool tracklane_edit_issue
(assign|hand|give) {issue_key=issuekey} to {assignee=mate}
{issue_key=issuekey} is {status:done=finished|done}
move {issue_key=issuekey} to {status:in_review=review|in review} and let {assignee=mate} have it
set {issue_key=issuekey} to {priority:high=high} and make it due {due_date=due}
push {issue_key=issuekey} back to {due_date=due}, {priority:low=low} is enough
{assignee=mate} takes over {issue_key=issuekey}, new date {due_date=due}
we can't go on with {issue_key=issuekey}, mark it as {status:blocked=blocked}[ and {priority:highest=top priority|highest}]
{status:in_progress=started} with {issue_key=issuekey} just now, {assignee=mate} is on it with me
{due_date=due} is more realistic for {issue_key=issuekey}
nobody cares about {issue_key=issuekey} any more, {priority:lowest=lowest} it is
{issue_key=issuekey} -> {assignee=mate}, {priority:medium=medium}, {due_date=due}
reassign the ticket to {assignee=mate}
set the issue to {status:done=done}
%lang es
ponle prioridad {priority:high=alta} a {issue_key=issuekey} y pásaselo a {assignee=mate}
%lang en

%tool tracklane_link_issues
{from_issue=issuekey} {link_type:blocks=blocks|is blocking|holds up} {to_issue=issuekey}, link them
mark {from_issue=issuekey} as a {link_type:duplicates=duplicate} of {to_issue=issuekey}
link {from_issue=issuekey} to {to_issue=issuekey} as {link_type:relates_to=related|relates to}
we can't do {to_issue=issuekey} before {from_issue=issuekey}, so the latter {link_type:blocks=blocks} it
{from_issue=issuekey} and {to_issue=issuekey} {link_type:relates_to=have to do with each other|are related|belong together}
turns out {from_issue=issuekey} {link_type:causes=is what broke|is the cause of|led to} {to_issue=issuekey}, note that in the tracker
{from_issue=issuekey} {link_type:duplicates=is the same as|says the same as} {to_issue=issuekey}
{to_issue=issuekey} was {link_type:causes=caused} by {from_issue=issuekey}
{link_type:blocks=blocker}: {from_issue=issuekey} for {to_issue=issuekey}
connect {from_issue=issuekey} with {to_issue=issuekey}
link {from_issue=issuekey} to another issue as {link_type:relates_to=related}

%tool listPullRequests
(list|show) [the] {state:open=open} pull requests (in|of) {repo=rpo}
which PRs of {author=mate} are {state:draft=still drafts|drafts} in {repo=rpo}
what has {author=mate} {state:merged=merged} into {baseBranch=brnch} (of|in) {repo=rpo}
{repo=rpo} {state:open=open} PRs against {baseBranch=brnch}
pull requests going into {baseBranch=brnch}, by {author=mate}, {state:closed=closed unmerged|closed}
anything by {author=mate} I should be looking at in {repo=rpo}?
{author=mate}'s {state:open=open} PRs [for {baseBranch=brnch}]
how long is the review queue on {repo=rpo} today
I need to know what landed in {baseBranch=brnch} on {repo=rpo}, so {state:merged=merged} only
did {author=mate} ever get that change into {baseBranch=brnch}
are there any {state:draft=draft} PRs
%lang de
welche {state:open=offenen} Pull Requests gibt es von {author=mate} in {repo=rpo}
%lang es
enséñame los pull requests {state:merged=fusionados} de {author=mate} en {repo=rpo}
%lang en

%tool commentOnPullRequest
comment on (pull request|PR|pr) {number=prnum}: {body=review}
{verdict:approve=approve} {number=prnum} [in {repo=rpo}] with "{body=review}"
write "{body=review}" under PR {number=prnum} in {repo=rpo}
{repo=rpo} {number=prnum}, {verdict:request_changes=changes needed|request changes}: {body=review}
tell the author of {number=prnum} on {repo=rpo}: {body=review}
{verdict:request_changes=send back|don't accept} pull request {number=prnum} in {repo=rpo}, {body=review}
on PR {number=prnum} say {body=review}, {verdict:comment=just as a comment|without a verdict}
{body=review} - leave that on {repo=rpo} PR {number=prnum}
I read through {number=prnum} and it's fine, {verdict:approve=thumbs up}, add: {body=review}
about {number=prnum} in {repo=rpo}, my feedback would be {body=review}
leave a comment on PR {number=prnum} in {repo=rpo}
comment "{body=review}" on the pull request
%lang es
coméntale en el pull request {number=prnum} de {repo=rpo}: {body=sentence}
%lang en

%tool buildfarm-list-runs
show (the|all) {result:failed=failed|red|broken} runs of {pipeline=pipe} on {branch=brnch} since {since=ago}
how did {pipeline=pipe} do on {branch=brnch} [since {since=ago}]
list pipeline runs for {branch=brnch}
is {pipeline=pipe} {result:running=still running} on {branch=brnch}?
{pipeline=pipe} runs from {since=ago} on, {result:passed=only green ones|passed only}
since {since=ago}, which builds of {branch=brnch} were {result:cancelled=cancelled|aborted}
was {branch=brnch} red over night or is it me
what's been {result:failed=failing} since {since=ago}
{branch=brnch}, {pipeline=pipe}, {since=ago}: everything that got {result:skipped=skipped}
I broke something in {branch=brnch}, show me the {pipeline=pipe} history
recent pipeline runs [please]
%lang de
welche {pipeline=pipe}-Läufe auf {branch=brnch} sind seit {since:gestern=gestern} {result:failed=fehlgeschlagen|rot}
%lang en

%tool buildfarm-rerun-job
(rerun|re-run|restart) [run] {run_id=runno}
run {job=job} of {run_id=runno} again [{debug:true=with debug logging|with debug output}]
in run {run_id=runno} only repeat {job=job}, {debug:false=no debug}
{run_id=runno} failed for no good reason, give it another go
retry {job=job} in build {run_id=runno} {debug:true=in debug mode|verbosely}
{debug:true=with more output}, {job=job}, run {run_id=runno} once more
the network hiccuped during {run_id=runno}, {job=job} deserves a second chance
kick off {job=job} from {run_id=runno} a second time
can you try {run_id=runno} again, {debug:true=debug on}
rerun {job=job} {debug:true=with debug logs}
start that job again
%lang es
vuelve a lanzar {job=job} de la ejecución {run_id=runno}, {debug:true=con depuración|en modo debug}
%lang en

%tool promote_build
promote {service=svc} {version=vers} from {from_env:staging=staging} to {to_env:production=production|prod}
(bring|move) {service=svc} to {to_env:production=prod|live} [at {at=ltime}]
{service=svc} {version=vers} {from_env:testing=test} -> {to_env:staging=staging}
to {to_env:preprod=preprod|pre-production} from {from_env:testing=testing}: {service=svc} {version=vers}
at {at=ltime} take {version=vers} of {service=svc} to {to_env:production=production}
{version=vers} of {service=svc} looked good in {from_env:staging=staging}, let our customers have it in {to_env:production=production}
QA is happy, so {service=svc} can go {to_env:production=live} {at=due}
{service=svc}: {from_env:development=dev} to {to_env:testing=test}, {at=due}
what's on {from_env:preprod=preprod} for {service=svc} should be on {to_env:production=prod} by {at=ltime}
push {service=svc} {version=vers} on to {to_env:staging=staging}
promote {service=svc} {version=vers}
promote the build to {to_env:staging=staging}
%lang de
bring {service=svc} {version=vers} {at=when} von {from_env:staging=Staging} nach {to_env:production=Produktion|Prod}
heb {service=svc} auf {to_env:staging=Staging} hoch
%lang es
pásame {service=svc} {version=vers} de {from_env:testing=pruebas} a {to_env:production=producción}
%lang en

%tool freeze_deployments
freeze deployments [to {environment:production=production|prod}] from {start=shiftday} to {end=shiftday}
no deploys between {start=shiftday} and {end=shiftday}, {reason=whyfreeze}
deployment freeze {start=shiftday} - {end=shiftday} because of {reason=whyfreeze}
{environment:staging=staging} is off limits from {start=shiftday} until {end=shiftday}: {reason=whyfreeze}
because of {reason=whyfreeze} nobody ships anything to {environment:production=prod} from {start=shiftday} through {end=shiftday}
until {end=shiftday}, starting {start=shiftday}, hands off {environment:preprod=preprod} please
{reason=whyfreeze}, so lock releases {start=shiftday} till {end=shiftday}
I want a quiet time for everybody, nothing goes out {start=shiftday} to {end=shiftday}
block {environment:testing=testing} {start=shiftday}/{end=shiftday}, reason: {reason=whyfreeze}
freeze releases (from|starting) {start=shiftday}
we need a freeze for {reason=whyfreeze} until {end=shiftday}
set up a code freeze for {environment:production=production}

%tool roll_out_feature
roll {feature=feat} out to {percentage=pct} of {audience:beta_testers=beta testers|the beta group}
(turn|switch) on {feature=feat} for {percentage=pct} of {audience:everyone=all users|everybody}
{feature=feat}: {percentage=pct} {audience:new_users=new users|newcomers} from {start_date=due}
from {start_date=due} {percentage=pct} of {audience:paying_customers=paying customers} should see {feature=feat}
{percentage=pct} get {feature=feat}
give {feature=feat} to {audience:staff=our own people|staff}, {percentage=pct}, starting {start_date=due}
bump {feature=feat} up to {percentage=pct} [{start_date=due}]
no complaints so far, so let's go to {percentage=pct} with {feature=feat}
set the rollout of {feature=feat} to {percentage=pct}, {audience:beta_testers=testers} only
time to show {feature=feat} to {percentage=pct} of the folks {audience:paying_customers=who pay}
roll out {feature=feat} to {audience:staff=staff}
start a rollout at {percentage=pct}
%lang es
actívale {feature=feat} al {percentage=pct} de {audience:new_users=los usuarios nuevos}
%lang de
schalte {feature=feat} ab {start_date=date} für {percentage:10=10 Prozent|zehn Prozent} {audience:everyone=aller Nutzer} frei
%lang en

%tool watchtower_search_log_lines
search the {service=svc} logs for "{text=logtext}" between {start_time=ltime} and {end_time=ltime}
(any|show) {level:error=errors|error lines} in {service=svc} since {start_time=ltime}
what did {service=svc} log from {start_time=ltime} to {end_time=ltime}
{service=svc} {level:warning=warnings} {start_time=ltime} - {end_time=ltime}
grep {service=svc} for {text=logtext}[, {level:fatal=fatal} only]
until {end_time=ltime}, starting at {start_time=ltime}, find {text=logtext} in {service=svc}
did {service=svc} say {text=logtext} anywhere after {start_time=ltime}
"{text=logtext}" - how often does that turn up for {service=svc} before {end_time=ltime}
something blew up in {service=svc} around {start_time=ltime}, what happened
{level:debug=debug} output of {service=svc} with {text=logtext} in it, {start_time=ltime} to {end_time=ltime}
search logs for {text=logtext}
log lines between {start_time=ltime} and {end_time=ltime}
%lang de
durchsuch die Logs von {service=svc} nach "{text=logtext}", von {start_time=time} bis {end_time=time}
gab es bei {service=svc} seit {start_time=time} {level:error=Fehler}
%lang es
búscame "{text=logtext}" en los registros de {service=svc} entre las {start_time=time} y las {end_time=time}
%lang en

%tool watchtower_create_alert_rule
alert {notify=notif} when {metric=metric} is {condition:above=above|over} {threshold=limit} for {for_minutes=mins}
(create|add) an alert if {metric=metric} {condition:below=drops below|falls under} {threshold=limit}
{metric=metric} {condition:above=more than|higher than} {threshold=limit} for {for_minutes=mins}: tell {notify=notif}
when {metric=metric} stays {condition:below=under|below} {threshold=limit} for {for_minutes=mins}, let {notify=notif} know
new alert rule, {metric=metric} {condition:equals=equals|is exactly} {threshold=limit}
{notify=notif} should get a message whenever {metric=metric} is {condition:above=higher than} {threshold=limit}
after {for_minutes=mins} with {metric=metric} {condition:above=beyond} {threshold=limit} I want {notify=notif} to hear of it
don't let {metric=metric} get {condition:below=lower than} {threshold=limit} without anyone noticing
{condition:above=over} {threshold=limit} {metric=metric} is too much, warn {notify=notif}
make an alert on {metric=metric} that goes off {condition:above=above} {threshold=limit}
set up an alert on {metric=metric} for {notify=notif}
make an alert that fires {condition:below=below} {threshold=limit} after {for_minutes=mins}
%lang es
avísale a {notify=firstname} cuando {metric=metric} esté {condition:above=por encima de} {threshold=limit} durante {for_minutes:10=diez minutos|10 minutos}
%lang en

%tool watchtower_mute_alert
mute {alert=alertname} for {minutes=mins}
silence {alert=alertname} {minutes=mins}, {reason=whymute}
{reason=whymute}, so keep {alert=alertname} quiet for {minutes=mins}
for {minutes=mins} I don't want to hear from {alert=alertname}
(snooze|shut up) {alert=alertname} [for {minutes=mins}]
{alert=alertname}: off for {minutes=mins} because {reason=whymute}
{minutes=mins} of peace from {alert=alertname} please, {reason=whymute}
my phone won't stop buzzing about {alert=alertname}, make it stop
{alert=alertname} can be ignored, {reason=whymute}
mute that alert for {minutes=mins}
mute an alert, {reason=whymute}
%lang de
stell {alert=alertname} für {minutes:30=eine halbe Stunde|30 Minuten} stumm
%lang en

%tool swapOnCallShift
swap the on-call shift of {fromPerson=mate} with {toPerson=mate} on {startDate=shiftday}
{toPerson=mate} takes {fromPerson=mate}'s on-call from {startDate=shiftday} to {endDate=shiftday}
from {startDate=shiftday} until {endDate=shiftday} {toPerson=mate} is on duty instead of {fromPerson=mate}
on-call: {fromPerson=mate} -> {toPerson=mate}, {startDate=shiftday}
{fromPerson=mate} can't do {startDate=shiftday}, {toPerson=mate} will
put {toPerson=mate} on the rota for {fromPerson=mate} {startDate=shiftday} to {endDate=shiftday}
move the pager from {fromPerson=mate} to {toPerson=mate} for {startDate=shiftday}
{startDate=shiftday} till {endDate=shiftday}, {fromPerson=mate} off, {toPerson=mate} on
{fromPerson=mate} is getting married, could {toPerson=mate} be the one who gets woken up {startDate=shiftday} through {endDate=shiftday}
to {toPerson=mate}, from {fromPerson=mate}: the night of {startDate=shiftday}
swap {fromPerson=mate} and {toPerson=mate} on the rota
somebody has to cover for {fromPerson=mate} on {startDate=shiftday}, arrange a swap
%lang de
tausch die Bereitschaft von {fromPerson=mate} {startDate=date} mit {toPerson=mate}
%lang es
cámbiale la guardia del {startDate=weekday} de {fromPerson=mate} a {toPerson=mate}
%lang en

%tool pageEngineer
page {target=mate}: {message=emergency}
page the {target=team}, {message=emergency}, {urgency:critical=critical}
{message=emergency}! wake up {target=mate}
ring {target=mate} about {service=svc}: {message=emergency}
{urgency:critical=most urgent|red alert}, {service=svc}, get the {target=team} on it, {message=emergency}
let {target=mate} know {urgency:low=no hurry|low urgency}: {message=emergency}
the {target=team} must hear this: {message=emergency}
{service=svc} trouble, {message=emergency}, {target=mate} has to come [{urgency:critical=immediately}]
we need {target=mate} out of bed, {message=emergency}
send out a {urgency:normal=normal} page to {target=mate} for {service=svc}, text {message=emergency}
page {target=mate} [{urgency:critical=with critical urgency}]
page somebody, {message=emergency}

%tool postStatusUpdate
post on the status page: {component=part}, {state:investigating=investigating|looking into it}, {message=custtext}
{component=part} is {state:resolved=fixed|resolved}, update the status page
set {component=part} to {state:monitoring=monitoring} saying {message=custtext}
status page: {component=part} {state:identified=identified}, "{message=custtext}", {notifySubscribers:true=mail the subscribers|email everyone}
tell customers {message=custtext}, {component=part}, {state:investigating=still investigating}
{state:maintenance=maintenance} for {component=part}, {message=custtext}, {notifySubscribers:false=no mails|without emails}
{component=part}: {message=custtext} and mark it as {state:resolved=resolved}
publish that the cause in {component=part} is {state:identified=known|identified} [{notifySubscribers:true=and notify subscribers}]
our users wonder about {component=part}, let them read that we are {state:investigating=on it|investigating}
all good with {component=part} again, {state:resolved=it's over}, say {message=custtext}
update the status page for {component=part}
status update: {state:resolved=resolved}, {message=custtext}
%lang es
publica en la página de estado que {component=part} está {state:resolved=resuelto|arreglado}
%lang en

%tool hostnest.create_server
create a {image:ubuntu=ubuntu} server in {region=region} with {cpus=cores} cores and {memory_gb=gb} GB [RAM]
spin up {count=some} {image:debian=debian} machines in {region=region}
{region=region}, {image:alpine=alpine}, {cpus=cores} cpus, {memory_gb=gb} gigs, call it {name=hostname}
I need a {image:windows=windows} box named {name=hostname} in {region=region}
{memory_gb=gb} GB of memory, {cpus=cores} cores, {image:fedora=fedora}: new server at {region=region}
rent {count=some} servers in {region=region} running {image:ubuntu=ubuntu}, {memory_gb=gb} GB each
server {name=hostname} please, {image:debian=debian} in {region=region} [, {cpus=cores} cores]
our shop is too slow, get us another {image:ubuntu=ubuntu} machine in {region=region}
{count=some}x {image:alpine=alpine} {cpus=cores}/{memory_gb=gb} {region=region}
launch {name=hostname} with {cpus=cores} vCPUs on {image:fedora=fedora} in {region=region}
create a server in {region=region} with {memory_gb=gb} GB
new {image:ubuntu=ubuntu} server called {name=hostname}
%lang de
stell mir in {region=city} einen {image:debian=Debian}-Server mit {cpus=cores} Kernen und {memory_gb=gb} GB bereit
setz {count=int} {image:ubuntu=Ubuntu}-Maschinen in {region=city} auf
%lang es
créame un servidor {image:ubuntu=ubuntu} en {region=city} con {memory_gb=gb} GB
%lang en

%tool hostnest.schedule_backup
back up {source=datasrc} {frequency:daily=every day|daily} at {time=ltime}
{frequency:weekly=weekly} backup of {source=datasrc}, keep {keep=some}
schedule {frequency:hourly=hourly} backups for {source=datasrc} [and keep the last {keep=some}]
at {time=ltime} {frequency:daily=each night|every night} make a backup of {source=datasrc}, {keep=some} copies
{source=datasrc}: backup {frequency:monthly=once a month|monthly}, {time=ltime}, keep {keep=some}
keep {keep=some} backups of {source=datasrc}, taken {frequency:weekly=every week} at {time=ltime}
I'd sleep better if {source=datasrc} was copied {frequency:daily=every day}
if {source=datasrc} dies we lose everything, save it {frequency:hourly=every hour}
{frequency:monthly=once every month} {source=datasrc} should be backed up
{keep=some} snapshots, {frequency:daily=day by day}, of {source=datasrc}
schedule backups of {source=datasrc}
{frequency:weekly=weekly} backups at {time=ltime} please

%tool container_run
run {image=img} as {name=cname}
start a container from {image=img} on port {host_port=port}
{image=img}, name {name=cname}, port {host_port=port} to {container_port=port}, {memory_mb=mb} MB
run {image=img} with {host_port=port}:{container_port=port}
map port {host_port=port} outside to {container_port=port} inside for {image=img} [called {name=cname}]
container_port {container_port=port}, reachable at {host_port=port}, image {image=img}
spin up {image=img} with no more than {memory_mb=mb} MB, call it {name=cname}
docker run --name {name=cname} -p {host_port=port}:{container_port=port} {image=img}
for a quick experiment I'd like {image=img} under localhost:{host_port=port}
{name=cname} should be {image=img} limited to {memory_mb=mb} megabytes
start a container named {name=cname} on port {host_port=port}
run a container
%lang de
starte {image=img} als {name=cname} auf Port {host_port=port}
%lang es
lánzame un contenedor de {image=img} en el puerto {host_port=port}
%lang en

%tool container_stop
stop [the] [container] {container=cname}
(shut down|take down) {container=cname} and {remove:true=remove it|delete it}
give {container=cname} {grace_seconds=secs}, then stop it [and {remove:true=throw it away}]
{container=cname} can go, wait {grace_seconds=secs}, {remove:true=delete afterwards}
stop {container=cname} but {remove:false=keep it|don't remove it}, {grace_seconds=secs} grace
docker stop -t {grace_seconds=secs} {container=cname}
I don't need {container=cname} running any longer
{container=cname} eats all my memory, put an end to it
in {container=cname} nothing useful happens, kill it {remove:true=for good}
halt {container=cname} after {grace_seconds=secs}
stop the container {remove:true=and remove it}
stop a container

%tool register_domain
register {domain=domname} for {years:2=two years|2 years}
buy {domain=domname} [for {owner=owner}], {years:1=one year|a year}
{domain=domname}, {years:3=3 years|three years}, {auto_renew:true=auto-renew|renew automatically}
for {owner=owner}: {domain=domname} for {years:5=five years|5 years} {auto_renew:false=without renewal|no auto-renewal}
{years:10=ten years|10 years} of {domain=domname} in the name of {owner=owner}
get me {domain=domname} for {years:1=12 months|one year}, {auto_renew:true=prolonged automatically}
before someone else grabs {domain=domname}, take it for {years:2=two years}
I want {domain=domname} to be mine for {years:1=one year|a year}
put {domain=domname} on {owner=owner}, {years:3=3 years}, {auto_renew:true=with auto renew}
{auto_renew:true=self-renewing}, {years:1=1 year}, {domain=domname}
register {domain=domname} [for {owner=owner}]
register a domain for {years:2=2 years}
%lang es
regístrame {domain=domname} por {years:2=dos años|2 años} a nombre de {owner=fullname}
%lang de
sichere {domain=domname} für {years:3=drei Jahre|3 Jahre}, {auto_renew:true=mit automatischer Verlängerung}
%lang en

%tool update-dns-record
point {host=hostfqdn} to {value=ip}, {record_type:A=A record}
change the {record_type:CNAME=CNAME} of {host=hostfqdn} to {value=cnametarget} [with a ttl of {ttl=ttl}]
{record_type:A=A} {host=hostfqdn} {value=ip} ttl {ttl=ttl}
set {record_type:MX=mx} for {host=hostfqdn} to {value=cnametarget}
the {record_type:A=a record} of {host=hostfqdn} should be {value=ip}, cached for {ttl=ttl} seconds
{host=hostfqdn} {record_type:CNAME=cname} -> {value=cnametarget}, {ttl=ttl}
make {value=ip} the {record_type:A=A} record for {host=hostfqdn}
we moved house digitally: {host=hostfqdn} lives at {value=ip} now, {record_type:A=a-record}, {ttl=ttl} ttl
{value=cnametarget} is where {host=hostfqdn} has to lead, as a {record_type:CNAME=cname}
update {record_type:NS=ns} of {host=hostfqdn} with {value=cnametarget}, ttl {ttl=ttl}
update the {record_type:TXT=txt} record of {host=hostfqdn}
point {host=hostfqdn} somewhere else

%tool none
is it normal that staging is more stable than production
why are domain names with short words all taken
do you believe containers are here to stay
%tool talk
our on-call rotation ruined my weekend again
{=mate} always writes the funniest bug reports
I used to run my own mail server, never again
thanks, the build is green now
{=svc} was my first project here, I have fond memories of it
half of our alerts are noise if you ask me
good pull requests are small ones, don't you think
somebody should write a book about outages like ours
{=mate} and I argued about branch names for an hour
