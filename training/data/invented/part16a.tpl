# Invented tools of developers: container clusters, infrastructure plans, cloud functions, queues, object stores, databases, dashboards, alarms.
%list ns: payments | kube-system | staging | checkout | monitoring | team-search | billing-prod | ingress | default | ml-jobs | sandbox | shop-eu | preview-42 | identity | data-platform | acme-prod | dev | notifications | warehouse | qa
%list wl: checkout-api | web | image-resizer | ledger-worker | gateway | auth | search-indexer | cart | nightly-report | mail-sender | postgres-0 | frontend | pricing | recommender | redis-master | thumbnailer | invoice-cron | session-store | proxy | etl-runner | billing-7d9f
%list node: node-12 | worker-3 | ip-10-0-4-17 | gpu-node-1 | k8s-eu-07 | pi-rack-2 | blade9 | master-2 | spot-31 | nuc-basement | worker-berlin-5 | n2-standard-8 | edge-04 | node-a | hv17
%list ago: an hour ago | yesterday | noon | last night | 9am | this morning | Monday | the last deploy | ten minutes ago | 14:30 | last week | midnight | the weekend | three hours ago | 2026-03-01 | Friday evening | the day before yesterday | 1 May | the restart | half past eight
%list lines: 50 | 100 | 200 | 500 | twenty => 20 | 1000 | 30 | a hundred => 100 | 20 | 80
%list reps: 3 | five => 5 | two => 2 | 10 | 6 | one => 1 | 12 | four => 4 | 8 | 20 | zero => 0
%list grace: 30 seconds => 30 | two minutes => 120 | 60 | a minute => 60 | 90 seconds => 90 | 5 minutes => 300 | 10s => 10 | 45
%list ws: network-core | prod-eu | landing-zone | billing-stack | k8s-clusters | dns-and-mail | staging | data-lake | monitoring | shop-frontend | sandbox-anna | vpn-gateways | office-wifi | iam-roles | customer-portal | analytics | edge | disaster-recovery
%list branch: main | develop | feature/new-vpc | release/2.4 | hotfix-login | feat/bigger-nodes | fix/typo-in-subnets | dependabot/bump-provider | anna/experiment | v3-migration | trunk | chore/cleanup | bugfix/dns | next | master | release-candidate
%list tfres: load balancer for the shop | aws_instance.web | module.vpc | database subnet in Frankfurt | google_sql_database.main | bastion host | bucket for the invoices | module.dns and its records | iam role for the deployer | azurerm_public_ip.edge | nat gateway | security group for ssh | autoscaling group in the test account | cluster with the spot nodes | certificate for the portal | module.queue
%list region: eu-west-1 | us-east-1 | Frankfurt | ap-south-1 | eu-central-1 | westeurope | Virginia | us-central1 | northeurope | Ohio | Singapore | sa-east-1 | Paris | europe-west4 | Oregon | Stockholm | nyc3 | fsn1 | Sydney | ca-central-1
%list planid: plan-8f3a | run-XyZ12 | p-2041 | plan_0093 | 77c1d0 | run-4b9 | tf-310 | plan-eu-17 | 5e2b8a | pl-664
%list auditnote: bigger nodes for the sale | approved by Kim in the call | rotation of the old keys | fixes the outage in Frankfurt | as agreed with security | new subnet for the printers | quarterly cleanup | ticket OPS-311 | cheaper disks and fewer snapshots | rollback of last week's mistake | capacity for Black Friday | moving mail to the new relay | needed by the data team | emergency change | certificates for the portal | second try with the right branch | remove the demo account | audit finding number 7 | replacement for the broken gateway | routine
%list fn: resizeAvatar | send-welcome-mail | nightly-cleanup | taxCalculator | webhook-receiver | exportInvoices | pdf-renderer | geoLookup | order-confirmation | sync-contacts | thumbnailer | login-hook | stripe-listener | reportBuilder | csv-importer | image-tagger | currency-rates | slack-notifier | purge-drafts | leadScorer
%list payload: order 4411 for Globex | user id 77 | empty object | invoice 88 from March | hello world | customer 9 with two addresses | sample event | batch 12 and batch 13 | today's file | user=ada | picture in the inbox | dry run | order_id=8812 | one line with a broken date | tenant acme in test mode | everything since Monday | message with an emoji | same input as yesterday | sku 30-221 for the Berlin shop | country DE and currency EUR
%list mem: 512 MB => 512 | 1024 | 256 MB => 256 | 2048 MB => 2048 | 128 | 768 MB => 768 | 3008 MB => 3008 | 1536 | 4096 MB => 4096
%list secs: 30 seconds => 30 | two minutes => 120 | 60 | a minute => 60 | 90 seconds => 90 | 5 minutes => 300 | 15 s => 15 | ten seconds => 10 | 10 minutes => 600
%list queue: orders | outgoing-mail | invoices-eu | image-jobs | refunds | webhook-retries | newsletter | pdf-render | stock-updates | parcels | user-events | payments | sms-out | import.csv | alerts | thumbnails | audit-log | search-updates | exports | bookings
%list msg: stock of item 77 is zero | order 12 was paid | rebuild the index for the German shop | user ada deleted her account | refresh prices and taxes | hello from staging | invoice 88 is ready for printing | parcel with two boxes left the depot | resend the welcome mail | cache is stale | new customer in Lisbon | start the nightly export | ping | shipment 4711 delayed in customs | refund approved | reindex | customer 3 moved to Oslo | the report for March and April is done | price list changed | test message with umlauts
%list cap: 10 | 50 | 100 | 5 | twenty => 20 | 200 | 25 | 500 | ten => 10 | 1000 | 15
%list bucket: invoices-eu | media | raw-logs | user-uploads | backups-2025 | static-site | exports | acme-photos | datalake-bronze | tmp-artifacts | podcasts | scans | legal-archive | ci-cache | thumbnails | video-masters | customer-docs | geo-tiles | releases | reports
%list bucket2: cold-copy | invoices-us | mirror-frankfurt | test-media | dr-site | archive-2024 | staging-uploads | partner-share | museum | datalake-silver | offsite | sandbox | longterm | eu-replica
%list prefix: logs/2024/ | tmp/ | images/raw | customers/acme | exports/daily | 2025/03 | thumbs/ | videos/old | incoming/ | mail/attachments | drafts/ | builds/nightly | reports/q1 | scans/in
%list days: 30 days => 30 | 90 | a week => 7 | 365 days => 365 | 14 days => 14 | 180 | sixty days => 60 | 7 | two weeks => 14 | 45 days => 45
%list sqlq: customers without an order this year | orders above 500 euros in March | select * from users limit 5 | revenue by month and country | how many accounts were closed last week | products with no price | ten oldest invoices | duplicate email addresses | select count(*) from orders | average basket in Spain | refunds for shoes with a coupon | users who never logged in | last login of ada99 | stock per warehouse | top sellers in the garden category | select name, city from suppliers | failed payments since Sunday | sum of tips for each waiter | open tickets for the Oslo team | names and phones of resellers
%list db: shop | analytics | crm_prod | billing | warehouse | userdb | orders-eu | legacy_erp | reporting | sakila | hr | metrics | inventory | app_staging | geo | tenant_7
%list ms: 500 ms => 500 | 200 | two seconds => 2000 | 1000 | 100 milliseconds => 100 | 5 seconds => 5000 | 750 ms => 750 | a second => 1000 | 300
%list pid: 4711 | 23901 | 812 | 10552 | 30077 | 66 | 1999 | 5120 | 9043 | 77120
%list coll: customers | orders | blog_posts | devices | sensor_readings | recipes | users | carts | sessions | reviews | vehicles | tenants | notes | patients | playlists | events
%list docfilter: city is Oslo and age over 40 | status open | price below 20 | tagged vegan and quick | last seen before June | no email address | owner is Priya | country is Spain with newsletter on | serial number starts with AX | rating of five stars | paid in cash | more than three children | battery under ten percent | plan is free or trial | title contains winter | assigned to the night shift in Lyon | flagged for review | type equals invoice | shipped but not delivered | created by the importer
%list field: created_at | price | last name | email | updated | rating | city | total | score | status | due date | sku
%list fields: email and tenant | last_name, first_name | created_at | sku | country and city | user_id, day | phone | slug and language | serial | owner, status and date | isbn | lat and lon
%list key: session:ada99 | cart:4411 | feature.banner | user:77:prefs | rate-limit:acme | homepage_html | lock:import | weather:oslo | token.github | counter:visits | last_sync | cfg:mail | queue_head | exchange:eur | motd | jobs:nightly | otp:88 | geo:berlin | theme | leaderboard
%list kval: 42 | dark mode and large font | on | ada and kim | closed for lunch | v3.1 | Berlin | back at five with cake | 17.50 | maintenance in the evening | disabled | 2026-05-01 | three items for Bob | hello | sold out | eu-west-1 | running | read only for guests | yes | half price in May
%list keypat: session:* | cart:* | user:77:* | weather:* | tmp* | *:lock | otp:* | homepage_* | v2:* | feature.* | rate-limit:* | *expired* | test_* | geo:?? | acme:*
%list ttl: 60 seconds => 60 | five minutes => 300 | an hour => 3600 | 30 | 10 minutes => 600 | 90 seconds => 90 | 3600 | two hours => 7200 | 120 | a day => 86400
%list dash: checkout funnel | database health | web latency and errors | cluster overview | costs by team | payments in Europe | login success | mobile crashes | queue backlog | business numbers for the board | CDN traffic | heating and power | mail delivery | kafka lag | night shift | SLO summary | disk space in the lab | customer signups | search quality | home network
%list anno: deployed 2.4.1 | database failover in Frankfurt | TV spot with the dog | new prices went live | traffic from the newsletter | load test by the QA team | cache was flushed | cable cut at the provider | switched to the new gateway | start of the summer sale | router replaced | rollback of the search release | moved half of the users to Ohio | clocks changed | certificate renewed and nodes restarted | experiment with bigger batches | power outage in the office | migration finished | Black Friday begins | bot attack
%list tags: deploy | outage and database | marketing | release, backend | test | network, office | sale and traffic | migration | security | mail, incident
%list team: payments | platform team | search | SRE | mobile | data engineering | checkout | night shift | identity | Kim's squad | infra | growth | billing | storage team
%list alert: HighErrorRate | disk full on db-3 | checkout latency | NodeNotReady | mail queue too long | certificate expires soon | KafkaLag | low signups | battery of the UPS | OOMKilled | replica lag in Ohio | fan speed in rack 4 | LoginFailures | memory on the cache nodes | backup missed | CPU and load on web-1 | PaymentTimeouts | too many 404s | door open in the server room | temperature
%list mins: 30 minutes => 30 | an hour => 60 | two hours => 120 | 15 | 45 min => 45 | 90 | a quarter of an hour => 15 | half an hour => 30 | 10 minutes => 10 | 240
%list why: planned maintenance | we know and are on it | load test by QA | disk is being replaced | false alarm since the update | migration of the mail server | new threshold coming tomorrow | provider is fixing the line | noise during the backup | expected after the failover | demo for the customer | team is asleep | the sensor is broken | Ravi works on rack 4 | deployment with a restart | waiting for a spare part | being moved to Ohio | rehearsal for the outage drill | vendor ticket is open | flapping all morning
%list team_de: Zahlungen | Plattform | Suche | Infrastruktur | Nachtschicht
%list grund_de: geplante Wartung | Lasttest am Vormittag | Platte wird getauscht | Fehlalarm seit dem Update
%list min_de: 30 Minuten => 30 | eine Stunde => 60 | 45 Minuten => 45 | zwei Stunden => 120
%list min_es: 30 minutos => 30 | una hora => 60 | 45 minutos => 45 | dos horas => 120
%list tage_de: 30 Tagen => 30 | 90 Tagen => 90 | 14 Tagen => 14 | 7 Tagen => 7
%list dias_es: 30 días => 30 | 90 días => 90 | 14 días => 14 | 60 días => 60
%list seit: gestern | heute früh | Montag | Mitternacht | letzter Woche | 9 Uhr
%list desde: ayer | el lunes | esta mañana | medianoche | la semana pasada | las nueve

%tool podyard_list_workloads
(list|show) the {kind:deployment=deployments} in [the] {namespace=ns} [namespace]
what {unhealthy_only:true=isn't ready|is crashing|is broken} in {namespace=ns}, first {limit=int}
{limit=int} {kind:cronjob=cronjobs|cron jobs} from {namespace=ns}
{namespace=ns}, {kind:statefulset=statefulsets|stateful sets}, {unhealthy_only:true=only the sick ones|unhealthy ones only}
I've just taken over {namespace=ns} from a colleague who left and have no clue what lives in there
since the upgrade half of our stuff is red, show me {unhealthy_only:true=just the broken pieces|only what limps} of {namespace=ns}
is everything up over in {namespace=ns}
before I go on holiday, what have we got going on in {namespace=ns}
workloads {namespace=ns}
all {kind:daemonset=daemonsets|daemon sets}
failing {kind:job=jobs} {namespace=ns}
don't scale or drain anything, I only need to see which {kind:deployment=deployments} sit in {namespace=ns}
list workloads in the cluster
%lang de
welche {kind:deployment=Deployments} laufen im Namespace {namespace=ns}
%lang es
muéstrame los {kind:cronjob=cronjobs} del namespace {namespace=ns}
%lang en

%tool podyard_container_output
(show|print) the last {lines=lines} lines of {workload=wl} in {namespace=ns}
what did {workload=wl} print {previous:true=before it crashed|before the restart|in its previous life}, {lines=lines} lines
from {namespace=ns}, {workload=wl}, since {since=ago}, {lines=lines} lines
stdout of {workload=wl} since {since=ago}
{workload=wl} keeps dying on me and I'd love to read its last words {previous:true=before it fell over|before it died}
why is {workload=wl} so unhappy, it must have complained somewhere since {since=ago}
what is {workload=wl} mumbling
customers in {namespace=ns} get blank pages, maybe {workload=wl} has said something about it since {since=ago}
{workload=wl} stdout
{workload=wl} last {lines=lines}
{namespace=ns} {workload=wl} output
never mind how many replicas {workload=wl} has, what are its containers writing
print the container output of namespace {namespace=ns}
show me the last {lines=lines} lines a pod wrote

%tool podyard_resize_workload
scale {workload=wl} to {replicas=reps} [replicas]
{replicas=reps} replicas of {workload=wl} in {namespace=ns}
in {namespace=ns} bring {workload=wl} (up|down) to {replicas=reps}
set {workload=wl} in {namespace=ns} to {replicas=reps} instances please
{workload=wl}: I want {replicas=reps} of them in {namespace=ns}
the sale starts at eight and last year everything fell over, so let's have {replicas=reps} copies of {workload=wl}
nobody uses {workload=wl} on weekends, {replicas:0=switch it all off|park it|none at all} until Monday
we are burning money, {replicas=reps} {workload=wl} are plenty
{workload=wl} can't keep up with the crowd, make it {replicas=reps}
{workload=wl} {replicas=reps}
{replicas=reps} x {workload=wl}
{namespace=ns} {workload=wl} {replicas=reps} replicas
the node is fine, don't drain it, just give {workload=wl} {replicas=reps} pods
scale up {workload=wl}
I want {replicas=reps} replicas
%lang de
skaliere {workload=wl} im Namespace {namespace=ns} auf {replicas=int} Instanzen
%lang es
sube {workload=wl} a {replicas=int} réplicas en {namespace=ns}
%lang en

%tool podyard_drain_node
drain {node=node}
drain {node=node} with {grace_seconds=grace} grace, {force:true=and force it|by force}
give the pods {grace_seconds=grace} and empty {node=node}
{node=node}, {grace_seconds=grace}, {force:true=force|no mercy}
cordon {node=node} and evict everything, {force:true=unmanaged pods too|also bare pods}
I have to swap the memory sticks in {node=node} at lunch, get everyone off it
the fan of {node=node} sounds like a helicopter; move the tenants elsewhere within {grace_seconds=grace}
{node=node} gets a new kernel tonight, could it be made vacant please
let's retire {node=node}
{node=node} maintenance
{node=node} empty, {grace_seconds=grace}
evict {node=node}
no need to resize a single deployment, it's {node=node} itself that has to be cleared
drain a node for me
evict the pods within {grace_seconds=grace}

%tool terrane-plan-preview
plan {workspace=ws} [from [branch] {branch=branch}]
what would change in {workspace=ws} if we took {branch=branch}, only the {target=tfres}
from {branch=branch}, {workspace=ws}, just the {target=tfres}: plan please
preview {workspace=ws} on {branch=branch}
what would happen if I {destroy:true=tore down|wiped out|destroyed} the whole {workspace=ws}
Ada merged something about the {target=tfres} and I'm nervous, what is it going to do to {workspace=ws}
before I push the button I'd like to know what {workspace=ws} would look like afterwards
will {branch=branch} break anything over in {workspace=ws}
our intern rewrote half of {branch=branch}; how much of {workspace=ws} gets replaced
{workspace=ws} plan {branch=branch}
dry run {workspace=ws}
{workspace=ws} {target=tfres} diff
don't apply yet, let me first see the changes for {workspace=ws}
show me the infrastructure plan for branch {branch=branch}
plan only the {target=tfres}
%lang de
zeig mir, was sich in {workspace=ws} mit dem Branch {branch=branch} ändern würde
%lang es
¿qué cambiaría en {workspace=ws} con la rama {branch=branch}?
%lang en

%tool terrane-apply-plan
apply {plan_id=planid}
apply {plan_id=planid} {auto_approve:true=without asking|no questions|and skip the confirmation}, comment: {comment=auditnote}
{plan_id=planid}, {comment=auditnote}, {auto_approve:true=auto approve|just do it}
with the comment {comment=auditnote}, carry out {plan_id=planid}
roll out {plan_id=planid} and note "{comment=auditnote}"
Kim has looked through {plan_id=planid} and gave her blessing, so go ahead
{plan_id=planid} looks good to me, make it real
everybody signed off, {plan_id=planid} it is, {auto_approve:true=don't bother me again|no more prompts}
time to turn {plan_id=planid} into reality, for the record: {comment=auditnote}
{plan_id=planid} go
{plan_id=planid} apply, {comment=auditnote}
{auto_approve:true=auto} {plan_id=planid}
I've read the preview {plan_id=planid}, now execute it
apply the infrastructure plan
apply it with the comment {comment=auditnote}

%tool terrane-drift-report
drift in {workspace=ws} [in {region=region}]
what has drifted in {workspace=ws}, {region=region}, {severity:high=high|serious} and up
{severity:critical=critical} drift of {workspace=ws} in {region=region}
{region=region}: does {workspace=ws} still match its declaration, {severity:medium=medium or worse}
somebody has been clicking around in the console of {workspace=ws} again, what did they touch
I suspect that {workspace=ws} isn't what our files say any more
in {region=region} a firewall rule appeared out of nowhere, anything else odd about {workspace=ws}?
the auditors come on Monday and ask if {workspace=ws} is still as we wrote it down
{workspace=ws} drift
drift {workspace=ws} {region=region}
{severity:low=low} drift {workspace=ws}
no plan, no apply, just tell me how far {workspace=ws} has wandered off in {region=region}
show the drift report for {region=region}
is there {severity:critical=critical} drift
%lang de
ist {workspace=ws} in {region=region} von der Deklaration abgewichen
%lang es
¿qué se ha desviado en {workspace=ws}, región {region=region}?
%lang en

%tool invokeCloudFunction
invoke {functionName=fn} [with {payload=payload}]
call {functionName=fn} in {region=region} with {payload=payload} {background:true=in the background|and don't wait}
with {payload=payload} run {functionName=fn} in {region=region}
{functionName=fn}, {region=region}, input: {payload=payload}
fire {functionName=fn} with {payload=payload}, {background:true=no need to wait|I don't need the answer}
the customer never got it, so kick {functionName=fn} once more for {payload=payload}
let me see what comes out when {functionName=fn} gets {payload=payload}
could you give {functionName=fn} a nudge
I fixed the bug over lunch, try {functionName=fn} on {payload=payload}
{functionName=fn} {payload=payload}
{functionName=fn} {region=region} once
{background:true=background} {functionName=fn}
never mind its memory or timeout, just trigger {functionName=fn}
invoke the function with {payload=payload}
call a cloud function in {region=region}

%tool tuneCloudFunction
give {functionName=fn} {memoryMb=mem} [of memory]
set {functionName=fn} in {region=region} to {memoryMb=mem} and {timeoutSeconds=secs}
timeout {timeoutSeconds=secs}, memory {memoryMb=mem} for {functionName=fn}
{timeoutSeconds=secs} timeout and {memoryMb=mem} for {functionName=fn} in {region=region}
in {region=region} let {functionName=fn} run for {timeoutSeconds=secs}
{functionName=fn} gets cut off in the middle of big files, it deserves {timeoutSeconds=secs}
{functionName=fn} chokes on large pictures, so be generous: {memoryMb=mem}
our bill is silly, {memoryMb=mem} ought to be enough for {functionName=fn}
{functionName=fn} could use more room to breathe, say {memoryMb=mem}
{functionName=fn} {memoryMb=mem}
{functionName=fn} timeout {timeoutSeconds=secs}
{memoryMb=mem}, {timeoutSeconds=secs}, {functionName=fn}
don't invoke {functionName=fn}, only raise its limit to {timeoutSeconds=secs}
set the timeout to {timeoutSeconds=secs}
change the memory of that function to {memoryMb=mem}
%lang de
gib {functionName=fn} in {region=region} {memoryMb=speicher} Speicher
%list speicher: 512 MB => 512 | 256 MB => 256 | 1024 MB => 1024 | 2048 MB => 2048
%lang es
ponle a {functionName=fn} {memoryMb=speicher} de memoria en {region=region}
%lang en

%tool listFunctionInvocations
(list|show) the last {limit=int} invocations of {functionName=fn}
{outcome:timeout=timeouts|timed out runs} of {functionName=fn} since {since=ago}, at most {limit=int}
since {since=ago}, {limit=int} {outcome:error=failed|broken} runs of {functionName=fn}
{functionName=fn}, {outcome:throttled=throttled}, since {since=ago}
how often did {functionName=fn} {outcome:success=succeed|go well|work} since {since=ago}
people say the welcome letter never arrived. Did {functionName=fn} {outcome:error=blow up|trip over something} since {since=ago}?
has {functionName=fn} been busy since {since=ago}
someone hammers our endpoint, was {functionName=fn} {outcome:throttled=slowed down by the provider|throttled}
when did {functionName=fn} last do anything
{functionName=fn} {outcome:error=errors}
{functionName=fn} since {since=ago}
{limit=int} {functionName=fn} runs
don't call {functionName=fn} again, I want its history since {since=ago}
list invocations since {since=ago}
which runs ended in a {outcome:timeout=timeout}

%tool queuebarn.depth
how many messages (wait|are waiting) in [the] {queue=queue} [queue]
backlog of {queue=queue} in {region=region}, {include_dead:true=dead letters included|with the DLQ}
in {region=region}, how long is {queue=queue} {include_dead:true=counting dead letters|including the dead ones}
{queue=queue}, {region=region}, {include_dead:false=without dead letters|not the DLQ}: depth
depth of {queue=queue} [right now]
customers wait forever for their confirmation, is there a jam in {queue=queue}
are the workers keeping up with {queue=queue} or are we falling behind
how far behind are we on {queue=queue} over in {region=region}
I restarted everything after lunch; does {queue=queue} get any shorter
{queue=queue} depth
{queue=queue} backlog {region=region}
{region=region} {queue=queue} count
publish nothing and replay nothing, just count what sits in {queue=queue}
how deep is the queue
number of waiting messages in {region=region}
%lang de
wie viele Nachrichten warten in {queue=queue} in {region=region}
%lang es
¿cuántos mensajes hay en la cola {queue=queue}?
%lang en

%tool queuebarn.replay_dead_letters
replay the dead letters of {queue=queue}
move {limit=cap} dead letters back into {queue=queue}, only since {since=ago}
since {since=ago}, at most {limit=cap}, {queue=queue}: replay
redrive {queue=queue}, {limit=cap} max
push what failed in {queue=queue} since {since=ago} through again
the supplier's server is up again, so whatever got stuck in {queue=queue} since {since=ago} deserves a second chance
the parser bug is fixed, feed the rejected ones of {queue=queue} through once more, {limit=cap} to begin with
we dropped a lot of {queue=queue} on the floor since {since=ago}, pick it up please
could the losers in {queue=queue} have another go
{queue=queue} redrive {limit=cap}
{queue=queue} again, {limit=cap}
dlq {queue=queue}
how many are waiting I know already, so put the dead ones of {queue=queue} back
replay dead letters since {since=ago}
redrive {limit=cap} messages

%tool queuebarn.publish
publish "{message=msg}" to {topic=queue}
send {topic=queue} the message {message=msg} with {priority:high=high priority|top priority}, in {delay_seconds=secs}
in {delay_seconds=secs}, {priority:low=low priority}, to {topic=queue}: {message=msg}
{topic=queue}: {message=msg}, {priority:high=urgent|high prio}
put {message=msg} on {topic=queue} after {delay_seconds=secs}
let whoever listens on {topic=queue} know: {message=msg}
the consumers of {topic=queue} should hear this, {message=msg}
tell the workers behind {topic=queue} that {message=msg}, {priority:low=no rush|whenever they have time}
shout {message=msg} into {topic=queue}
{topic=queue} "{message=msg}"
{priority:high=urgent} {topic=queue}: {message=msg}
{message=msg} > {topic=queue}
don't count what's waiting, drop one more into {topic=queue}: {message=msg}
publish {message=msg}
publish a message to {topic=queue}
%lang de
veröffentliche auf {topic=queue} die Nachricht "{message=msg}"
%lang es
publica en {topic=queue} el mensaje "{message=msg}"
%lang en

%tool blobfort_lifecycle_rule
{action:delete=delete} everything in {bucket=bucket} after {days=days}
after {days=days} {action:archive=archive} {prefix=prefix} in {bucket=bucket}
{bucket=bucket}, {prefix=prefix}: {action:cold_storage=cold storage|to the cold tier} after {days=days}
in {bucket=bucket} {action:delete=get rid of} {prefix=prefix} once it's {days=days} old
objects under {prefix=prefix} in {bucket=bucket} older than {days=days} should be {action:archive=archived}
nobody ever looks at {prefix=prefix} in {bucket=bucket}, so {action:delete=bin it|let it vanish} when it's {days=days} old
the lawyers say {bucket=bucket} may keep nothing beyond {days=days}, {action:delete=wipe it then}
storage costs are eating us: {bucket=bucket} goes {action:cold_storage=on ice|somewhere slow and cheap} after {days=days}
stuff in {bucket=bucket} that's been lying about for {days=days} can be {action:archive=put in the attic|put away}
{bucket=bucket} {action:delete=expire} {days=days}
{days=days} {action:archive=archive} {bucket=bucket}
{bucket=bucket} {prefix=prefix} {action:cold_storage=cold} {days=days}
don't copy {bucket=bucket} anywhere, only have it {action:archive=archived} after {days=days}
set a lifecycle rule for {bucket=bucket}
{action:delete=delete} objects after {days=days}

%tool blobfort_copy_objects
copy {source=bucket} to {destination=bucket2}
copy {prefix=prefix} from {source=bucket} to {destination=bucket2} {overwrite:true=and overwrite|replacing what's there}
to {destination=bucket2} from {source=bucket}, {prefix=prefix}, {overwrite:false=keep existing ones|don't overwrite}
{source=bucket} -> {destination=bucket2}, only {prefix=prefix}
into {destination=bucket2} goes everything under {prefix=prefix} of {source=bucket}
I want a second set of {source=bucket} sitting in {destination=bucket2} before we touch anything
the partners need what's below {prefix=prefix} in {source=bucket}, give it to them through {destination=bucket2}
should {source=bucket} ever burn down we'd be lost, so duplicate it over in {destination=bucket2}
mirror {source=bucket} into {destination=bucket2}, {overwrite:true=newer or not, replace it all|clobber what's there}
{source=bucket} to {destination=bucket2}
{prefix=prefix}, {source=bucket}, {destination=bucket2}
{destination=bucket2} from {source=bucket}
no rule to archive or delete, just bring {source=bucket} across to {destination=bucket2}
copy the objects from {source=bucket}
copy {prefix=prefix} to {destination=bucket2}
%lang de
kopiere {prefix=prefix} aus {source=bucket} nach {destination=bucket2}
%lang es
copia {source=bucket} en {destination=bucket2} {overwrite:true=y sobrescribe lo que haya}
%lang en

%tool blobfort_public_access
{allowed:true=make|open} {bucket=bucket} public
{allowed:false=block public access to|close} {bucket=bucket} [now]
{bucket=bucket} {allowed:false=private} please
{allowed:false=no more} public access for {bucket=bucket}
let {allowed:true=everyone|the whole world} read {bucket=bucket}
a journalist just sent me a link into {bucket=bucket}, {allowed:false=shut that hole|lock it} at once
our logos live in {bucket=bucket} and the website shows nothing, {allowed:true=let strangers see them|it has to be open to all}
can {bucket=bucket} be {allowed:false=hidden from prying eyes|for us alone}
the open data day is tomorrow, so {bucket=bucket} should be {allowed:true=there for anyone}
{bucket=bucket} {allowed:true=public}
{bucket=bucket} {allowed:false=private}
{allowed:false=lock} {bucket=bucket}
delete nothing in {bucket=bucket}, just {allowed:false=keep outsiders out of it}
change public access of {bucket=bucket}
{allowed:true=open} the bucket to the public

%tool sqlbench_query_rows
query {database=db}: {question=sqlq}
{question=sqlq} from {database=db}, {limit=cap} rows, {use_replica:true=on the replica|use the read replica}
in {database=db}, at most {limit=cap} rows: {question=sqlq}
run {question=sqlq} against {database=db}
{use_replica:true=ask the replica of|on the replica,} {database=db}: {question=sqlq}
the boss wants {question=sqlq} by noon, {database=db} should know
I wonder about {question=sqlq}, have a look into {database=db} and give me {limit=cap} of them
for the quarterly slides I'd need {question=sqlq}
does {database=db} tell us anything about {question=sqlq}
{database=db} {question=sqlq}
{question=sqlq}, {limit=cap}
rows: {question=sqlq}
it may be slow, don't kill anything, just fetch {question=sqlq} out of {database=db}
run a query on {database=db}
query {database=db} and show {limit=cap} rows
%lang de
frag die Datenbank {database=db}: {question=frage_de}
%list frage_de: Umsatz pro Monat | Kunden ohne Bestellung | offene Rechnungen aus München | die zehn ältesten Konten
%lang es
consulta en {database=db}: {question=pregunta_es}
%list pregunta_es: ventas por país | clientes sin pedidos | facturas abiertas de mayo | los diez productos más caros
%lang en

%tool sqlbench_slow_statements
slowest statements in {database=db} [since {since=ago}]
what took longer than {min_ms=ms} in {database=db} since {since=ago}, {limit=int} of them
top {limit=int} over {min_ms=ms}, {database=db}
since {since=ago} {database=db} has queries above {min_ms=ms}, list {limit=int}
{limit=int} worst queries on {database=db}
the shop crawls like a snail, who is eating all the time in {database=db}
since {since=ago} every page takes ages; I blame {database=db}, what's behind it
which of our reports makes {database=db} sweat
{database=db} groans under something since {since=ago}, find the culprit
{database=db} slow {min_ms=ms}
slow sql {database=db}
{database=db} over {min_ms=ms}
I don't want rows, I want to know which SQL drags in {database=db}
show the slow statements since {since=ago}
statements slower than {min_ms=ms}

%tool sqlbench_kill_session
kill session {pid=pid} [on {database=db}]
terminate {pid=pid} in {database=db} {wait:true=but let it finish|once its statement is done}
on {database=db}, end {pid=pid}, {wait:false=right now|don't wait}
{database=db}: {pid=pid}, {wait:true=let the statement finish first}
stop backend {pid=pid} of {database=db}
{pid=pid} has been hogging the table since breakfast, show it the door
everyone in {database=db} is stuck behind {pid=pid}, throw it out
somebody left {pid=pid} open and went to lunch, get rid of it {wait:false=immediately|this second}
please put {pid=pid} out of its misery
kill {pid=pid}
{database=db} {pid=pid} kill
pid {pid=pid} terminate
it's not the slow list I want: {pid=pid} blocks us, end it
kill the blocking session
terminate a session in {database=db}
%lang de
beende die Sitzung {pid=pid} in {database=db}
%lang es
mata la sesión {pid=pid} de {database=db}
%lang en

%tool docustore-find-documents
find {collection=coll} where {filter=docfilter}
{limit=int} {collection=coll} with {filter=docfilter}, sorted by {sort_by=field}
sorted by {sort_by=field}, {collection=coll} where {filter=docfilter}, {limit=int} of them
collection {collection=coll}, {filter=docfilter}, by {sort_by=field}
show {limit=int} documents of {collection=coll} by {sort_by=field}
I'm putting together a mailing and need {collection=coll} with {filter=docfilter}
who or what in {collection=coll} fits this: {filter=docfilter}
let me peek at {limit=int} {collection=coll} so I know what they look like
a customer swears he is not in {collection=coll}; try {filter=docfilter}
{collection=coll}: {filter=docfilter}
{collection=coll} by {sort_by=field}
{limit=int} {collection=coll}
never mind the index, look up {collection=coll} with {filter=docfilter}
find documents where {filter=docfilter}
find {limit=int} documents sorted by {sort_by=field}

%tool docustore-create-index
create an index on {fields=fields} in {collection=coll}
{unique:true=unique} index on {fields=fields} for {collection=coll}
in {collection=coll}, index {fields=fields}, {unique:true=no duplicates|each only once}
{collection=coll}: {fields=fields}, {unique:false=not unique|duplicates are fine}
index {collection=coll} by {fields=fields}
looking people up by {fields=fields} in {collection=coll} takes ages, do something about it
it must never happen again that two {collection=coll} share {fields=fields}, {unique:true=forbid it|make that impossible}
we always filter {collection=coll} by {fields=fields} and the disks go mad
speed up {collection=coll} for anything that asks for {fields=fields}
{collection=coll} index {fields=fields}
{unique:true=unique} {fields=fields} {collection=coll}
index: {fields=fields}, {collection=coll}
not a search, I want {collection=coll} indexed on {fields=fields}
create an index in {collection=coll}
index the {fields=fields}
%lang de
leg in {collection=coll} einen {unique:true=eindeutigen} Index auf {fields=felder} an
%list felder: email | city | sku | isbn | created_at
%lang es
crea un índice {unique:true=único} sobre {fields=felder} en {collection=coll}
%lang en

%tool keyburrow_get
get {key=key} [from db {db=int}]
what's (in|under|stored under) {key=key}
in db {db=int}, what does {key=key} say
value of {key=key} in database {db=int}
is {key=key} still set
a shopper claims she's logged in, what do we remember about {key=key}
did the importer leave anything behind in {key=key}?
let me check what {key=key} holds at the moment
our front page shows yesterday's text, so what's lurking at {key=key}
get {key=key}
{key=key} value
db {db=int} {key=key}
don't put or evict it, only read {key=key}
read a key from db {db=int}
get the value of that key

%tool keyburrow_put
set {key=key} to {value=kval}
put {value=kval} under {key=key} for {ttl_seconds=ttl}, {only_if_absent:true=only if it's empty|unless something is there}
for {ttl_seconds=ttl}, {key=key} should be {value=kval}
{key=key} = {value=kval}, ttl {ttl_seconds=ttl}, {only_if_absent:true=keep what's there|don't replace}
store {value=kval} as {key=key}, expires in {ttl_seconds=ttl}
remember {value=kval} at {key=key}, but forget it after {ttl_seconds=ttl}
the nightly job should find {value=kval} in {key=key} when it wakes up
from now on {key=key} says {value=kval}
hold on to {value=kval} as {key=key} for {ttl_seconds=ttl}, the page reads it from there
{key=key} {value=kval}
{key=key} = {value=kval}
set {key=key}, {value=kval}, {ttl_seconds=ttl}
I don't care what was in {key=key} before, write {value=kval}
set {key=key} for {ttl_seconds=ttl}
store {value=kval} for {ttl_seconds=ttl}
%lang de
setz {key=key} auf {value=wert} für {ttl_seconds=min_sek}
%list wert: an | geschlossen bis morgen | Berlin | 42 | nur lesen
%list min_sek: 60 Sekunden => 60 | fünf Minuten => 300 | eine Stunde => 3600
%lang es
guarda {value=valor} en la clave {key=key}
%list valor: activo | cerrado por vacaciones | Madrid | 42 | solo lectura
%lang en

%tool keyburrow_evict
delete all keys like {pattern=keypat} [in db {db=int}]
evict {pattern=keypat} in db {db=int}, {dry_run:true=dry run|only count them}
in db {db=int}: {pattern=keypat}, {dry_run:false=for real|really delete}
how many keys match {pattern=keypat} in db {db=int}, {dry_run:true=just counting|without deleting}
drop {pattern=keypat} from the cache
everyone still sees the old prices, clear out {pattern=keypat}
log every user out by flushing {pattern=keypat}
the test left a mess behind, sweep up {pattern=keypat} over in db {db=int}
would {pattern=keypat} hit too much? {dry_run:true=only tell me the number|don't touch anything yet}
evict {pattern=keypat}
{pattern=keypat} db {db=int}
{dry_run:true=count} {pattern=keypat}
I don't want to read or set one key, I want all of {pattern=keypat} gone
evict keys from db {db=int}
delete the keys that match a pattern

%tool glanceboard.open
(open|show) the {dashboard=dash} dashboard
{dashboard=dash} for {environment:production=production|prod} since {since=ago}
since {since=ago}, {environment:staging=staging}, {dashboard=dash}
{environment:dev=dev}: open {dashboard=dash} back to {since=ago}
dashboard {dashboard=dash}, {environment:production=prod|live}
how did we do on {dashboard=dash} since {since=ago}
I have a call with the board in ten minutes and want {dashboard=dash} on the screen
is {dashboard=dash} looking any better since {since=ago}
something smells fishy on {environment:staging=the test system|staging}, pull up {dashboard=dash}
{dashboard=dash} {environment:production=prod}
{dashboard=dash}
{dashboard=dash} since {since=ago}
no new annotation, I just want to look at {dashboard=dash}
open a dashboard for {environment:production=production}
show me the panels since {since=ago}
%lang de
öffne das Dashboard {dashboard=dash} für {environment:production=Produktion} seit {since=seit}
%lang es
ábreme el panel {dashboard=dash} desde {since=desde}
%lang en

%tool glanceboard.annotate
annotate {dashboard=dash}: {text=anno}
mark {text=anno} on {dashboard=dash} at {at=time}, tagged {tags=tags}
at {at=time} on {dashboard=dash}: {text=anno}
{text=anno}, {at=time}, tags {tags=tags}
add the annotation {text=anno} with {tags=tags}
so that nobody wonders about the bump at {at=time} later: {text=anno}
put a little flag on {dashboard=dash} saying {text=anno}
tomorrow they'll ask me what that spike was, it was this: {text=anno}
let the curves remember that at {at=time} there was this, {text=anno}
{at=time}: {text=anno}
{dashboard=dash}, "{text=anno}"
annotation {text=anno}
you needn't open {dashboard=dash}, just write {text=anno} on its axis
annotate the {dashboard=dash} dashboard
put an annotation at {at=time} tagged {tags=tags}

%tool alarmist-firing-alerts
which alerts are firing [for {team=team}]
{severity:critical=critical} alerts for {team=team} since {since=ago}, first {limit=int}
since {since=ago}, {team=team}: {limit=int} {severity:warning=warnings}
{limit=int} {severity:page=pages|paging} alerts of {team=team}
anything {severity:critical=critical} since {since=ago}
is anything on fire, I can hear phones buzzing at {team=team}
I just woke up and feel I've missed something since {since=ago}
how bad is it for {team=team} tonight
can I go to bed or does {team=team} have {severity:critical=something really bad|something serious} on its plate
alerts {team=team}
{severity:warning=warnings} since {since=ago}
firing now
don't silence a thing, only tell me what {team=team} has firing
everything that rings at {severity:info=info level|the info level} please
%lang de
welche {severity:critical=kritischen} Alarme hat das Team {team=team_de} seit {since=seit}
%lang es
¿qué alertas {severity:critical=críticas} hay activas desde {since=desde}?
%lang en

%tool alarmist-silence
silence {alert=alert} for {minutes=mins}
silence {alert=alert} for {team=team}, {minutes=mins}, {reason=why}
{minutes=mins} of quiet for {alert=alert}, reason: {reason=why}
because {reason=why}, mute {alert=alert} for {minutes=mins}
{alert=alert}: {minutes=mins}, {reason=why}, only {team=team}
my pager won't stop about {alert=alert}, spare me that for {minutes=mins}, {reason=why}
{alert=alert} is driving {team=team} mad, give them {minutes=mins} of peace
I'm presenting and {alert=alert} keeps popping up, hush for {minutes=mins}
I don't want to hear about {alert=alert} for the next {minutes=mins}
mute {alert=alert} {minutes=mins}
{alert=alert}, {minutes=mins}
{minutes=mins} silence {alert=alert}
I know what's firing, shut {alert=alert} up for {minutes=mins}
silence {alert=alert}
mute it for {minutes=mins}, {reason=why}
%lang de
schalte {alert=alert} für {minutes=min_de} stumm, Grund: {reason=grund_de}
%lang es
silencia {alert=alert} durante {minutes=min_es}
%lang en

%tool talk
kubernetes is overkill for a blog, everyone says so and everyone does it
our {=queue} worker saved the day during the sale, I'm proud of it
I dreamt about {=alert} last night, time for a holiday
the cloud is just somebody else's computer
SQL is the only language I learned at school that still pays my rent
{=firstname} gave a talk about {=fn} and nobody asked a question
remember when {=bucket} was a hard disk under the desk
the people who designed {=dash} have a fine taste in colours
three years on call and I still jump when a phone rings
nice work with {=wl}, it has been calm for weeks
dashboards are like horoscopes, you see what you want to see
we called the cat Redis because she forgets everything
%lang de
in {=region} steht unser Rechenzentrum, von außen sieht man nur einen Zaun
%lang es
las bases de datos me dan dolor de cabeza desde la universidad
%lang en
