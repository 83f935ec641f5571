# Running software: servers, containers, databases, queues, logs, alerts, secrets, domains, models.

%list who: Kim | Ravi | Anneke | Tomasz | Lena Vogt | Joao | Priya | Marcus | Chen Wei | Olu | Fatima | Hugo | Ines Romero | Jakob | Mei | Nadia | Pete Hall | Rosa | Stefan | Yusuf | Zoe | Bert and his team | Emil and Vera | support | Dana from marketing
%list ago: an hour ago | yesterday | noon | last night | 9am | this morning | Monday | the last deploy | ten minutes ago | 14:30 | last week | midnight | the weekend | three hours ago | 2026-03-01 | Friday evening | the day before yesterday | 1 May | the restart | half past eight
%list region: eu-west-1 | us-east-1 | Frankfurt | ap-south-1 | eu-central-1 | westeurope | Virginia | us-central1 | northeurope | Ohio | Singapore | sa-east-1 | Paris | europe-west4 | Oregon | Stockholm | nyc3 | fsn1 | Sydney | ca-central-1
%list secs: 30 seconds => 30 | two minutes => 120 | 60 | a minute => 60 | 90 seconds => 90 | 5 minutes => 300 | 15 s => 15 | ten seconds => 10 | 10 minutes => 600
%list cap: 10 | 50 | 100 | 5 | twenty => 20 | 200 | 25 | 500 | ten => 10 | 1000 | 15
%list times: 3 | five => 5 | ten => 10 | 20 | two => 2 | 50 | 4 | 100
%list dom: acme.io | shop.example.com | mail.nordwind.de | globex.com | api.hooli.dev | example.org | vpn.contoso.com | wedding-anna-and-tom.com | cloud.smith.family | bakery-lindner.de | status.acme.io | portal.uni-x.edu | git.example.net | tickets.opera.it | nas.home.arpa | staging.shop.eu | festival2026.org | blog.kim.dev | pay.example.com | intranet.corp.net
%list who2: Gerrit | Salome Wirth | bo from design | Mrs. Achebe | tilda | Ravi S. | O'Keefe | our trainee | Maaike van Dam | Jules in finance | noor | Henk's stand-in | Costa
%list whob: Pilar | Dr. Lindqvist | kofi | Elif Aydin | the other Anna | Bruno from support | D'Souza | maggie t | Stellan | the freelancer | Marie-Claire | Uche | zack in ops
%list moment: tomorrow at 6 | Friday midnight | Sunday 03:00 | tonight at eleven | the 12th at noon | Monday morning | Wednesday at half past four | 5 May at 14:30 | next Saturday at 2 am | Thursday 22:15 | the day after tomorrow at seven
%list mins: 45 minutes => 45 | half an hour => 30 | 90 minutes => 90 | an hour => 60 | two hours => 120 | 20 minutes => 20 | ten minutes => 10 | 5 minutes => 5 | 15 min => 15 | forty minutes => 40
%list service: checkout | payments | auth | search | notification | billing | user-profile | recommendation | inventory | gateway | image-resizer | reporting | mailer | catalog | order-api | webhooks | geocoder | chat-backend | analytics | session-store | pricing engine | landing page
%list service2: checkout | payments | auth | search | notification | billing | user-profile | recommendation | inventory | gateway | image-resizer | reporting | mailer | catalog | order-api | webhooks | geocoder | chat-backend | analytics | session-store | pricing engine | nginx
%list hostname: example.com | shop.example.com | api.acme.io | www.acme.io | blog.example.org | mail.northwind.net | status.acme.io | cdn.example.com | login.example.org | docs.acme.io | my-portfolio.dev | intranet.northwind.net | vpn.example.net | staging.acme.io | payments.example.com | wiki.example.org
%list svc: checkout | billing-api | search | auth-service | payment gateway | user-service | image-resizer | mailer | cart | webhooks | api-gateway | inventory | notification-service | reporting | frontend | scheduler | recommendations | login | webshop | data-export | chat-server | cron-runner
%list ltime: 9am | 10:15 | midnight | noon | yesterday 18:00 | 3 pm | 14:30 | 6 in the morning | 22:00 | 8:45 | yesterday noon | monday 7:00 | 11:20 | last night at 2 | 16:05 | 1am | half past four | 12:50 | 5:30 | 23:59
%list regions: eu-west-1 | us-east-2 | Frankfurt | ap-south-1 | Oregon | northern Europe | Singapore | sa-east-1 | Dublin | us-west-1
%list svcs: checkout | billing-api | login | tmp-fix-2 | the search gateway | cart and orders | image-resizer | payments v2 | mail relay | auth | Old Faithful | report-by-mail
%list ateam: on-call | the night shift | Tess | ops and security | Big Sal | team Anchor | data people | Priya Nair | the web team | support
%list nsmall: two => 2 | 3 | four => 4 | 5 | 6 | three => 3 | 8 | ten => 10 | 12 | seven => 7
%list zdom: oakfield.org | pinos.example | the-anchor.net | shop.moor.co | harbour.io | tmp-fix-2.dev | rivers.example | bigsal.com | brightwater.eu | two-and-two.example
%list limx: 20 | ten => 10 | 50 | 5 | 100 | 25 | 15 | 30 | twenty => 20 | 8
%list svc2: checkout | billing-api | login | cart and orders | image-resizer | payments v2 | mail-relay | auth | old-faithful | report by mail | tmp-fix-2 | search gateway for partners | geo | invoice_worker
%list namespace: kube-system | default | team-blue | monitoring | data-eng | ingress | shop-eu-west | ml | playground_2 | cert-manager | tmp | payments-and-billing
%list ten: 5 | 10 | ten => 10 | 20 | twenty => 20 | 15 | 8 | twelve => 12 | 30 | 50 | 25 | 6
%list scx: 5 seconds => 5 | ten seconds => 10 | 30 s => 30 | 60 sec => 60 | 20 seconds => 20 | a minute => 60 | 3 seconds => 3 | 45 secs => 45 | two minutes => 120 | fifteen seconds => 15 | 90 seconds => 90
%list since: last Monday | the 1st of May | yesterday | Easter | 3 January | last summer | the weekend | 2026-02-01 | Tuesday evening | the start of the year | September
%list name: Ana | Big Sal | Mrs. O'Leary | Tobias | Jun-ho | Dr. van der Meer | Nadia Brandt | Otis | Mr. Pereira | Maeve | uncle Theo | Siobhan | Ike | Li Na
%list clock: 7 | half past six | 19:30 | 8 pm | noon | quarter to nine | 6:45 | ten in the evening | 5.15 pm | midnight | 14:00 | eight o'clock | 6 am
%list few: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | nine => 9 | 15
%list dbnames: customers | shop_live | orders-2025 | the wiki database | hr | tmp-fix-2 | analytics_eu | users and roles | billing | inventory-main | blog
%list agos: ten minutes ago | noon | 8:30 | yesterday | an hour ago | the last deploy | Monday | 2 am | this morning | last night at eleven
%list database: sales | warehouse_eu | crm-prod | tickets | the billing database | shop2 | analytics | people and pay | logs_2026 | orders
%list dash: Sales | ops overview | Marketing and Web | Warehouse North | team health | KPI 2026 | Support by Region | main | customers at a glance | board meeting
%list clk: 7:30 | half past six | 9 am | noon | 8:15 | quarter to eight | 10.45 | six | 3 pm | ten past four | 13:00 | nine o'clock | 18:20
%list who3: Jo | Big Sal | Mrs. O'Neill | Ruben | Dr. Iyer | Anneke | Mia Carlsson | Uncle Bert | the new guy | Tomasz | Lee from legal | D'Arcy
%list day: Friday | the 14th | 3 May | Monday | 12 August | the 22nd of June | Sunday | Oct 9 | Wednesday | the first of July | 2027-02-11 | Saturday the 6th | Good Friday | 28 November
%list party_size: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | three => 3 | nine => 9
%list bucket: media-raw | backups | acme-logs-eu | tmp-fix-2 | photos.old | invoices_2026 | big-sal | web-assets | from-leeds | cold
%list nmany: 15 | 20 | twenty => 20 | 25 | 30 | 45 | 40 | 50 | 60 | 90
%list ttlx: 60 | 300 | 3600 | 86400 | 900 | 120 | 1800 | 7200 | 600 | 43200
%list nfew: two => 2 | 3 | four => 4 | 5 | 6 | three => 3 | 8 | ten => 10 | 12 | seven => 7
%list dep9: web | checkout-api | tmp-fix-2 | auth | payments worker | search-indexer-v3 | mailer | frontend | cart_service | cron-and-queue
%list svc3: checkout | the auth service | search-api | mailer | the payment gateway | image-proxy | ledger | the recommendation engine | notifier | cart | geo-lookup | the billing worker
%list few2: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12
%list anna: Anna | Mr. Boateng | Ingrid | Kofi | Ms. Duarte | Pavel | Yusuf | Miriam | Tove | Declan | Dr. Iyer | Chiara | Hamza | Rosalind | Jin
%list squad: payments | the platform team | mobile | data | the network crew | checkout | frontend | the night shift
%list host: shop.acme.io | mail.nordlicht.de | api.ledger.dev | blog.underoneroof.org | vpn.acme.io | status.tidewater.com
%list svc4: checkout | mailer | payment gateway | search | auth-service | image-resizer | reporting | cart | scheduler
%list tell: the ops team | the backend channel | marcus | the night shift | sre | whoever is on call | the platform team | lena from support
%list big: 20 | 35 | 48 | 60 | 75 | 100 | 120 | 150 | 210 | 300 | 15 | 24 | 50
%list guests: two => 2 | three => 3 | 4 | five => 5 | 6 | seven => 7 | 8 | 3 | nine => 9 | 10 | 12 | four => 4 | eleven => 11
%list mate: Kim | Ravi | Lena | Jonah Price | Marek | Ines | Yusuf | Priya | Dana Holt | Emil | Fatima | Hugo | Chen Wei | Sofia | Olu | Tom Becker | Rosa Diaz | Stefan | Nadia | Zoe
%list eday: the 28th of june | august 9 | the end of the year | november 30 | 1 september | the last day of july | christmas eve | 2025-10-31 | mid december | july 4th | the 29th | october 12 | the end of next month
%list firm: Northwind Ltd | Hausmeier KG | Globex | Casa Lupe | Fjord Hiking | Paper & Sons | the city of Graz | Lunasoaps | Under One Roof Ltd | Acme | From Scratch Bakery
%list queue: orders | outgoing-mail | refunds | image-jobs | webhook-retries | pdf-render | sms-out | user-events | stock-updates
%list dly: 30 seconds => 30 | two minutes => 120 | 60 | 5 minutes => 300 | a minute => 60 | ten seconds => 10
%list heads: 14 | six => 6 | 22 | nine => 9 | 30 | 5 | eleven => 11 | 8
%list team: payments | platform | team search | data | the night shift | mobile | infra | identity
%list seit: gestern | heute früh | Montag | Mitternacht | letzter Woche | 9 Uhr
%list desde: ayer | el lunes | esta mañana | medianoche | la semana pasada | las nueve

%server alarmist
%list team2: payments | platform team | search | SRE | mobile | data engineering | checkout | night shift | identity | Kim's squad | infra | growth | billing | storage team

%tool alarmist-firing-alerts List alerts that are firing.
%also Returns active alerts.
%also What is wrong right now according to monitoring, of a severity, for a team, since a moment.
%param severity (level, priority) {"type": "string", "enum": ["info", "warning", "critical", "page"], "description": "Severity"}
%param team (owner, squad) {"type": "string", "description": "Owner"}
%param since (from, after) {"type": "string", "description": "Firing since"}
%param limit (max, count) {"type": "integer", "description": ""}
%list teamx: platform | checkout | Ops and Data | mobile | Team Oak | Big Sal's team | backend | search | night shift | Core, Berlin
%list sncx: 6 am | midnight | yesterday | Monday | this morning | 14:00 | last Friday | noon | the 3rd | 7:30
%list team_de: Zahlungen | Plattform | Suche | Infrastruktur | Nachtschicht
which alerts are firing [for {team=team2}]
{severity:critical=critical} alerts for {team=team2} since {since=ago}, first {limit=int}
since {since=ago}, {team=team2}: {limit=int} {severity:warning=warnings}
{limit=int} {severity:page=pages|paging} alerts of {team=team2}
anything {severity:critical=critical} since {since=ago}
is anything on fire, I can hear phones buzzing at {team=team2}
I just woke up and feel I've missed something since {since=ago}
how bad is it for {team=team2} tonight
can I go to bed or does {team=team2} have {severity:critical=something really bad|something serious} on its plate
alerts {team=team2}
{severity:warning=warnings} since {since=ago}
firing now
don't silence a thing, only tell me what {team=team2} has firing
everything that rings at {severity:info=info level|the info level} please
{severity:critical=critical} alerts of {team=teamx} since {since=sncx}
since {since=sncx}, the first {limit=nmany} alerts for {team=teamx}
severity: {severity:warning=warning}, team: {team=teamx}, since: {since=sncx}, limit: {limit=nfew}
which {severity:warning=warnings} have been firing at {team=teamx} since {since=sncx}
at most {limit=nmany} alerts with severity {severity:page=page}, owned by {team=teamx}
%lang de
welche {severity:critical=kritischen} Alarme hat das Team {team=team_de} seit {since=seit}
%lang es
¿qué alertas {severity:critical=críticas} hay activas desde {since=desde}?

%tool alarmist-silence Silence an alert for some minutes.
%also Creates a silence. Returns its id.
%also Stops notifications of one alert for a while, with a reason that the others can read.
%param alert* (alert_name, rule) {"type": "string", "description": "Name of the alert"}
%param minutes* (duration, for_minutes) {"type": "integer", "description": "How many minutes"}
%param reason (comment, why) {"type": "string", "description": "Why"}
%param team (owner, squad) {"type": "string", "description": "Only for this team"}
%list alert: HighErrorRate | disk full on db-3 | checkout latency | NodeNotReady | mail queue too long | certificate expires soon | KafkaLag | low signups | battery of the UPS | OOMKilled | replica lag in Ohio | fan speed in rack 4 | LoginFailures | memory on the cache nodes | backup missed | CPU and load on web-1 | PaymentTimeouts | too many 404s | door open in the server room | temperature
%list mins2: 30 minutes => 30 | an hour => 60 | two hours => 120 | 15 | 45 min => 45 | 90 | a quarter of an hour => 15 | half an hour => 30 | 10 minutes => 10 | 240
%list why: planned maintenance | we know and are on it | load test by QA | disk is being replaced | false alarm since the update | migration of the mail server | new threshold coming tomorrow | provider is fixing the line | noise during the backup | expected after the failover | demo for the customer | team is asleep | the sensor is broken | Ravi works on rack 4 | deployment with a restart | waiting for a spare part | being moved to Ohio | rehearsal for the outage drill | vendor ticket is open | flapping all morning
%list alert2: disk full on web-3 | HighLatency | queue too long | cert expires soon | OOM in payments | Backup failed | api-5xx | no heartbeat from sensor 9 | CPU hot | login errors above 5% | tmp-fix-2
%list minsplain: 15 | thirty => 30 | 45 | 60 | 10 | twenty => 20 | 90 | 5 | 120 | 240
%list silbecause: we are deploying | it is a known bug | Ana is already on it | the disk gets swapped at noon | there is a load test, nothing is broken | it flaps since the update | the vendor is looking into it | nobody needs it now
%list squad2: design | Growth and Retention | support | the north team | Payments | Team Fox | ops | Sales for Schools | marketing | Platform
%list silwhy: we are deploying | planned work on the database, nothing is broken | known bug | Ana is already on it | disk gets swapped at noon | test run | flapping since the update | false alarm | vendor is looking into it and will call back | load test
%list mins3: 20 minutes => 20 | 10 min => 10 | a quarter of an hour => 15 | 35 minutes => 35 | half an hour => 30 | 45 mins => 45 | 8 minutes => 8 | 25
%list alrt: DiskAlmostFull | HighLatencyEU | cert-expiry | PodCrashLoop | NodeDown-07 | QueueTooLong | ReplicaLag
%list alwhy: we are moving the disks | known, fix comes on Monday | false alarm from the new sensor | load test until noon | waiting for parts from Dell | it cries wolf every night | maintenance at the provider
%list minutes: 30 Minuten => 30 | eine Stunde => 60 | 45 Minuten => 45 | zwei Stunden => 120
%list grund_de: geplante Wartung | Lasttest am Vormittag | Platte wird getauscht | Fehlalarm seit dem Update
%list minutes2: 30 minutos => 30 | una hora => 60 | 45 minutos => 45 | dos horas => 120
silence {alert=alert} for {minutes=mins2}
silence {alert=alert} for {team=team2}, {minutes=mins2}, {reason=why}
{minutes=mins2} of quiet for {alert=alert}, reason: {reason=why}
because {reason=why}, mute {alert=alert} for {minutes=mins2}
{alert=alert}: {minutes=mins2}, {reason=why}, only {team=team2}
my pager won't stop about {alert=alert}, spare me that for {minutes=mins2}, {reason=why}
{alert=alert} is driving {team=team2} mad, give them {minutes=mins2} of peace
I'm presenting and {alert=alert} keeps popping up, hush for {minutes=mins2}
I don't want to hear about {alert=alert} for the next {minutes=mins2}
mute {alert=alert} {minutes=mins2}
{alert=alert}, {minutes=mins2}
{minutes=mins2} silence {alert=alert}
I know what's firing, shut {alert=alert} up for {minutes=mins2}
silence {alert=alert}
mute it for {minutes=mins2}, {reason=why}
silence {alert=alert2} for {minutes=minsplain} minutes because {reason=silbecause}
mute {alert=alert2} for team {team=squad2}, {minutes=minsplain} minutes
alert {alert=alert2}, minutes {minutes=minsplain}, reason {reason=silwhy}, team {team=squad2}
for {minutes=minsplain} minutes, no {alert=alert2}, {reason=silwhy}
{reason=silwhy}, so silence {alert=alert2}, {minutes=minsplain} min
only for {team=squad2}: silence {alert=alert2} {minutes=minsplain} minutes
{alert=alert2}, {minutes=minsplain}, {reason=silwhy}
{=name} is on call until {=clock}, silence {alert=alert2} for {minutes=minsplain} minutes
{minutes=mins3} of silence for {alert=alrt}, {reason=alwhy}
{reason=alwhy}, so mute {alert=alrt} {minutes=mins3}, only for {team=team}
for {team=team}, {alert=alrt}, {minutes=mins3}
shut {alert=alrt} up for {minutes=mins3}, I'm at the dentist with a drill in my mouth
%lang de
schalte {alert=alert} für {minutes=minutes} stumm, Grund: {reason=grund_de}
%lang es
silencia {alert=alert} durante {minutes=minutes2}

%server beaconshed
%list squad2: basecamp | identity | Search and Rank | the early birds | Team Otter | billing | Data, US | web shell | those who fix things | South Dock | Kids' Apps | pricing | Trust & Safety
%list comp: Checkout | the login | Mail, outgoing | search | Maps and Routes | seller app | API v2 | Payments EU | the status page itself | image server | Customers' Area | PDF export

%tool beaconshed.watch_address Use this when the user wants to be told if a web address goes down. Beaconshed will then request the address again and again from several countries and alert somebody after two failures in a row. It does not tell you anything about the past; beaconshed.review_outages does.
%also Uptime check for an address.
%also Keeps an eye on a site or endpoint, every so many minutes, looks for a phrase if given and wakes up whoever you name.
%param address* (site, endpoint) {"type": "string", "description": "The web address that should be requested"}
%param every_minutes (interval_minutes, frequency) {"type": "integer", "description": "How many minutes to wait between two checks"}
%param alert (notify, contact) {"type": "string", "description": "Person or team that hears about a failure"}
%param must_contain (phrase, expect_text) {"type": "string", "description": "Words that have to stand on the page, otherwise it counts as a failure"}
%param strictness (tolerance, level) {"type": "string", "enum": ["lenient", "normal", "strict"], "description": "How slow an answer may be"}
%list url2: https://halvor.example/health | shop.noor.example | www.meadow-lark.io/login | https://api.portx.dev/v1/ping | tickets.city/tours | paperpixel.net | https://seller.app/status?full=1 | my-bakery.shop/order | oldshop.co.uk | http://203.0.113.9:8080
%list phrase: Welcome | all systems go | Add to cart | Sign in, please | OK | status: up | Today's bread | Tours and tickets | your order | made in Oslo
%list phraselong: Thanks, we'll call you before noon | Open from nine to five, closed on Sundays | Pick a seat, pay later, enjoy the show | We bake at four, you eat at seven | Sign in to see prices, stock and offers | If you can read this, all is well | Send us your order, we pack it today | Trains run again, please check the board | New here, or have you been before | Fresh bread, every day, until it's gone
tell {alert=who2} if {address=url2} dies, with {every_minutes=mins} between looks
keep an eye on {address=url2}, {strictness:strict=shout at the slightest delay|no patience at all|even if it's a bit slow}
{alert=squad2} wants to know when {address=url2} no longer says "{must_contain=phrase}"
ping {address=url2} for {alert=whob}, {strictness:lenient=don't be fussy|it may be slow|easy on it}
make sure {address=url2} shows the line {must_contain=phraselong}
{address=url2}, {alert=squad2}, {every_minutes=mins}, "{must_contain=phrase}"
watch over {address=url2}, it's normal that it naps

%tool beaconshed.review_outages Use this for questions about PAST downtimes: what was down, for how long, and why. Leave fields out that the user did not talk about. New checks are made with beaconshed.watch_address.
%also Past downtimes of a component.
%also Looks back at the interruptions of a part of the system, since a day, by what caused them, the longest or the latest ahead.
%param component* (part, system) {"type": "string", "description": "Part of the system as it is called on the status page"}
%param since (from_day, after) {"type": "string", "description": "First day that is looked at"}
%param cause (culprit, reason) {"type": "string", "enum": ["network", "database", "vendor", "human_error", "overload"], "description": "What was at fault"}
%param order (sort, ranking) {"type": "string", "enum": ["longest_first", "latest_first"], "description": "What stands at the top"}
%param unexplained_only (without_cause, open_only) {"type": "boolean", "description": "Whether to leave out those with a written cause"}
%list since2: March | the 1st of May | last Monday | New Year | 2025-11-01 | the move | yesterday | the 20th | last summer | Tuesday | mid-June
how often was {component=comp} down, {cause:vendor=when it was the supplier's fault|because somebody else messed up}
what happened to {component=comp} from {since=since2} on, {order:longest_first=the worst ones on top|starting with the endless ones}
{component=comp} since {since=since2}, {cause:human_error=where one of us slipped|our own clumsiness}
from {since=since2}, failures in {component=comp}, {unexplained_only:true=those nobody understands|where we still don't know why}
for my talk at two, with coffee, I need every time {component=comp} broke, {cause:overload=too many visitors|when we were swamped}
{since=since2}, {component=comp}, {cause:network=cables and routers|connection trouble}, {order:latest_first=fresh ones on top|most recent up front}
did {component=comp} fall over lately, or is that the network in my house

%tool beaconshed.publish_notice Use this to put something onto the status page that is true RIGHT NOW. Works that lie ahead belong into beaconshed.announce_works.
%also Status page entry about the present.
%also Tells the world, the customers or only the staff how a part of the system is doing at this moment.
%param text* (notice, message) {"type": "string", "description": "What the readers get to see"}
%param component (part, system) {"type": "string", "description": "Part of the system that it concerns"}
%param condition (state, health) {"type": "string", "enum": ["operational", "slow", "partly_down", "down"], "description": "How the component is doing"}
%param readers (visible_to, audience) {"type": "string", "enum": ["world", "customers", "staff"], "description": "Who may read it; the world if not given"}
%param author (signed, posted_by) {"type": "string", "description": "Name that stands beneath the notice"}
%list notice: we are looking into it | All fine again | orders arrive late | Sign-in is slow | mails are queued, none lost | The fix is in | some photos missing | please reload | we found the cause | Card payments fail
%list noticelong: we're on it, next word from us at four | orders placed after nine may arrive twice, sorry | if you can't log in, wait ten minutes and retry | photos are back, but some need a reload | the supplier restarts his machines, we wait with you | your data is safe, only the display is wrong | cards work again, vouchers will by noon | please don't pay twice, we will refund you | mails from this morning go out now, oldest first | we turned off search, everything else runs
tell people "{text=notice}", {readers:staff=only our own folks|just colleagues|not outside the company}
"{text=notice}" about {component=comp}, {condition:slow=it crawls|works, but like treacle}
under {author=who2}, say "{text=notice}" on {component=comp}
on {component=comp} write "{text=notice}" from {author=squad2}
~ for {component=comp}, {condition:partly_down=half of it is gone|some bits don't work}: {text=noticelong}
{component=comp}, {condition:down=stone dead|nothing works}, {author=whob}, "{text=notice}"
no time to be slow, write this: {text=notice}

%tool beaconshed.announce_works Use this to announce planned works in the FUTURE, such as an upgrade at night. The component is shown as under maintenance while they last.
%also Planned maintenance window.
%also Puts a coming maintenance on the status page: what will be done, from when, how many minutes it lasts and who does it.
%param works* (what, task) {"type": "string", "description": "What will be done"}
%param starts* (begin, start) {"type": "string", "description": "Moment at which the works begin"}
%param component (part, system) {"type": "string", "description": "Part of the system that it concerns"}
%param lasts_minutes (minutes, duration) {"type": "integer", "description": "Length in minutes"}
%param engineer (technician, done_by) {"type": "string", "description": "Who does the works"}
%param mail_subscribers (notify_subscribers, send_mail) {"type": "boolean", "description": "Whether the subscribers of the page get a mail"}
%list works: new disks | database upgrade | Router swap, rack 4 | certificate change | move to Oslo | kernel patches | clean-up of old logs | switching mail providers | tests of the emergency power | firewall rules | Anna's index rebuild
%list workslong: swap both routers, one after the other, then test | move the mail store to Oslo, bit by bit | new disks for the archive, old ones get shredded | restart everything once, slowest machine first | patch the kernel, reboot, pray a little | rebuild the search index, nothing found for an hour | pull the plug on purpose, see who notices | replace the certificates before they run out, all nine | copy the tables over night, check them at six | upgrade the database, then put the apps back
{works=works} {starts=moment}, {lasts_minutes=mins}
plan {works=works} for {starts=moment}, {mail_subscribers:true=let the readers know in their inbox|write to everyone on the list|all followers get a message}
{engineer=who2} does {works=works} on {component=comp}, {starts=moment}
on {component=comp}, by {engineer=whob}, {works=works}, {starts=moment}
{starts=moment} we {works=workslong}
{component=comp}, {starts=moment}, {works=works}, {engineer=squad2}, {lasts_minutes=mins}
warn them about {works=works}, {starts=moment}, I hate mail at night

%tool beaconshed.hand_over_duty Use this when the person on duty passes the pager on. The new one is on duty at once and finds the briefing in the app.
%also Passes the pager on.
%also Makes another colleague the one who is on duty, with a word about what is going on, until some moment, with or without ringing.
%param to* (next, receiver) {"type": "string", "description": "Who is on duty from now on"}
%param from (previous, giver) {"type": "string", "description": "Who goes off duty; the user if not given"}
%param briefing (note, handover_note) {"type": "string", "description": "What the new one should know"}
%param until (ends, back_at) {"type": "string", "description": "When it falls back"}
%param ring (ringing, sound) {"type": "string", "enum": ["loud", "vibrate", "off"], "description": "How the pager of the new one behaves"}
%list back: tomorrow at 8 | Friday morning | the 20th | Monday | nine tonight | after the weekend | next Thursday | 3 April | Wednesday noon | the first of June | Tuesday at half past ten
%list brief: all quiet | disk on db_blue fills up | watch the mail queue | Kofi is on the train | ignore the fan alarm | two deploys tonight | the map flaps | vendor calls back | snapshots run late | nothing open
%list brieflong: the queue grows, but it empties itself at midnight | if db_blue complains, restart it and go back to bed | Oslo is being rebuilt, so ignore red lights there | the customer from Milan calls at six, be nice | two releases tonight, both by Uche, both risky | don't touch the router, the vendor comes at nine | one alarm rings every hour, it's a broken fan | I restarted mail twice, third time wake up Henk | search is off until Friday, nobody should page you | all quiet, there is cake in the fridge
{to=who2} has the pager now, {ring:vibrate=just buzzing|no sound but a buzz|only let it hum}
give the watch to {to=whob} until {until=back}, {ring:loud=full blast please|so loud it wakes the street}
from {from=who2} to {to=whob} with "{briefing=brief}"
{to=whob} steps in for {from=who2} until {until=back}
{to=who2} is on call from here, {briefing=brieflong}
{from=whob} out, {to=who2} in, until {until=back}, {ring:off=mute|no noise at all}
pager goes to {to=whob}, I'm off until Monday

%server blobfort
%list bucket2: invoices-eu | media | raw-logs | user-uploads | backups-2025 | static-site | exports | acme-photos | datalake-bronze | tmp-artifacts | podcasts | scans | legal-archive | ci-cache | thumbnails | video-masters | customer-docs | geo-tiles | releases | reports
%list prefix: logs/2024/ | tmp/ | images/raw | customers/acme | exports/daily | 2025/03 | thumbs/ | videos/old | incoming/ | mail/attachments | drafts/ | builds/nightly | reports/q1 | scans/in

%tool blobfort_lifecycle_rule Set what happens to objects in a bucket after some days.
%also Creates a lifecycle rule.
%also Objects below a prefix get deleted, archived or moved to cold storage once they are older than so many days.
%param bucket* (container, bucket_name) {"type": "string", "description": "Bucket"}
%param action* (transition, then) {"type": "string", "enum": ["delete", "archive", "cold_storage"], "description": "What to do"}
%param days* (after_days, age) {"type": "integer", "description": "Age in days"}
%param prefix (path, key_prefix) {"type": "string", "description": "Only keys that begin so"}
%list days: 30 days => 30 | 90 | a week => 7 | 365 days => 365 | 14 days => 14 | 180 | sixty days => 60 | 7 | two weeks => 14 | 45 days => 45
%list buck9: logs-eu | photos | backup-2024 | tmp-fix-2 | invoices and receipts | media-raw | team-harrow | cdn_assets | exports | nightly
%list days9: 7 | 14 | thirty => 30 | 60 | 90 | 180 | 365 | ten => 10
%list pref9: tmp/ | 2023- | raw/video/ | draft_ | old | logs/nginx/ | IMG_ | export-to- | a/b/ | test
{action:delete=delete} everything in {bucket=bucket2} after {days=days}
after {days=days} {action:archive=archive} {prefix=prefix} in {bucket=bucket2}
{bucket=bucket2}, {prefix=prefix}: {action:cold_storage=cold storage|to the cold tier} after {days=days}
in {bucket=bucket2} {action:delete=get rid of} {prefix=prefix} once it's {days=days} old
objects under {prefix=prefix} in {bucket=bucket2} older than {days=days} should be {action:archive=archived}
nobody ever looks at {prefix=prefix} in {bucket=bucket2}, so {action:delete=bin it|let it vanish} when it's {days=days} old
the lawyers say {bucket=bucket2} may keep nothing beyond {days=days}, {action:delete=wipe it then}
storage costs are eating us: {bucket=bucket2} goes {action:cold_storage=on ice|somewhere slow and cheap} after {days=days}
stuff in {bucket=bucket2} that's been lying about for {days=days} can be {action:archive=put in the attic|put away}
{bucket=bucket2} {action:delete=expire} {days=days}
{days=days} {action:archive=archive} {bucket=bucket2}
{bucket=bucket2} {prefix=prefix} {action:cold_storage=cold} {days=days}
don't copy {bucket=bucket2} anywhere, only have it {action:archive=archived} after {days=days}
set a lifecycle rule for {bucket=bucket2}
{action:delete=delete} objects after {days=days}
{action:delete=delete} everything in {bucket=buck9} after {days=days9} days
in {bucket=buck9}, {action:archive=archive} keys starting with {prefix=pref9} after {days=days9} days
bucket={bucket=buck9}, action={action:cold_storage=cold storage}, age={days=days9} days
under {prefix=pref9}, after {days=days9} days, {action:delete=delete} objects from {bucket=buck9}
after {days=days9} days move {bucket=buck9} to {action:cold_storage=cold storage}

%tool blobfort_copy_objects Copy objects from one bucket to another.
%also Server-side copy. Returns the number of objects.
%also Duplicates everything below a prefix into a second bucket, replacing what is there if told so.
%param source* (from_bucket, src) {"type": "string", "description": "Bucket to copy from"}
%param destination* (to_bucket, dst) {"type": "string", "description": "Bucket to copy to"}
%param prefix (path, folder) {"type": "string", "description": ""}
%param overwrite (replace, force) {"type": "boolean", "description": "Replace existing objects"}
%list bucket2_2: cold-copy | invoices-us | mirror-frankfurt | test-media | dr-site | archive-2024 | staging-uploads | partner-share | museum | datalake-silver | offsite | sandbox | longterm | eu-replica
%list pfx: logs/ | 2026/05/ | img/ella- | exports/from-leeds | tmp | users/a | video/raw/ | invoices_ | old and new/
%list bk2: archive-2026 | cold-store | acme-copy | eu-west-mirror | for-leeds | raw.new | tmp-copy | big-sal-2 | public
%list bk2_2: cold-archive | media-staging | audit-copy | legal-hold | site-assets-new | dr-west | scratch
%list pfx2: 2024/ | img/thumbs/ | reports/q3 | tmp- | customers/acme/ | logs/nginx | videos/raw/
%list bkt: invoices-eu | raw-logs | media-prod | exports | backup-2024 | site-assets | ml-data
copy {source=bucket2} to {destination=bucket2_2}
copy {prefix=prefix} from {source=bucket2} to {destination=bucket2_2} {overwrite:true=and overwrite|replacing what's there}
to {destination=bucket2_2} from {source=bucket2}, {prefix=prefix}, {overwrite:false=keep existing ones|don't overwrite}
{source=bucket2} -> {destination=bucket2_2}, only {prefix=prefix}
into {destination=bucket2_2} goes everything under {prefix=prefix} of {source=bucket2}
I want a second set of {source=bucket2} sitting in {destination=bucket2_2} before we touch anything
the partners need what's below {prefix=prefix} in {source=bucket2}, give it to them through {destination=bucket2_2}
~ should {source=bucket2} ever burn down we'd be lost, so duplicate it over in {destination=bucket2_2}
mirror {source=bucket2} into {destination=bucket2_2}, {overwrite:true=newer or not, replace it all|clobber what's there}
{source=bucket2} to {destination=bucket2_2}
{prefix=prefix}, {source=bucket2}, {destination=bucket2_2}
{destination=bucket2_2} from {source=bucket2}
no rule to archive or delete, just bring {source=bucket2} across to {destination=bucket2_2}
copy the objects from {source=bucket2}
copy {prefix=prefix} to {destination=bucket2_2}
copy {prefix=pfx} from {source=bucket} to {destination=bk2}
to {destination=bk2} copy everything from {source=bucket}, {overwrite:true=overwriting|overwrite what is there}
from {source=bucket} into {destination=bk2}, prefix {prefix=pfx}, {overwrite:false=no overwriting|don't overwrite}
source {source=bucket}, destination {destination=bk2}, prefix {prefix=pfx}, overwrite {overwrite:true=yes}
copy {source=bucket} to {destination=bk2}, only under {prefix=pfx}
to {destination=bk2_2} what's under {prefix=pfx2} of {source=bkt}
{source=bkt} into {destination=bk2_2}, {overwrite:true=replace what is there|overwrite}
in {destination=bk2_2} I want all of {source=bkt}, the customer from Graz has been asking for weeks
%lang de
kopiere {prefix=prefix} aus {source=bucket2} nach {destination=bucket2_2}
%lang es
copia {source=bucket2} en {destination=bucket2_2} {overwrite:true=y sobrescribe lo que haya}

%tool blobfort_public_access Open or close a bucket to the public.
%also Sets the public access block.
%also Whether anybody on the internet may read the objects of a bucket.
%param bucket* (container, name) {"type": "string", "description": "Bucket"}
%param allowed* (public, open) {"type": "boolean", "description": "true opens it"}
%list buck: invoices-2026 | public-images | team-photos | backups.eu | tmp | static-site | raw_data | cdn-assets-prod | logs-and-traces | press-kit | model-files | oakfield-uploads
{allowed:true=make|open} {bucket=bucket2} public
{allowed:false=block public access to|close} {bucket=bucket2} [now]
{bucket=bucket2} {allowed:false=private} please
{allowed:false=no more} public access for {bucket=bucket2}
let {allowed:true=everyone|the whole world} read {bucket=bucket2}
a journalist just sent me a link into {bucket=bucket2}, {allowed:false=shut that hole|lock it} at once
our logos live in {bucket=bucket2} and the website shows nothing, {allowed:true=let strangers see them|it has to be open to all}
can {bucket=bucket2} be {allowed:false=hidden from prying eyes|for us alone}
the open data day is tomorrow, so {bucket=bucket2} should be {allowed:true=there for anyone}
{bucket=bucket2} {allowed:true=public}
{bucket=bucket2} {allowed:false=private}
{allowed:false=lock} {bucket=bucket2}
delete nothing in {bucket=bucket2}, just {allowed:false=keep outsiders out of it}
change public access of {bucket=bucket2}
{allowed:true=open} the bucket to the public
make bucket {bucket=buck} {allowed:true=public|readable for everyone|open to anyone}
nobody outside should see {bucket=buck}, {allowed:false=lock it|close it|make it private}
~ bucket {bucket=buck}: public access {allowed:false=off|disabled}
~ {allowed:true=let the whole world read|allow strangers to read|open} bucket {bucket=buck}

%server bucketyard
%list bucket2: acme-photos | invoice-archive | video-raw | site-assets | backups-2025 | customer-exports | kims-recipes | app-logs | press-kit | training-data | scans-in | drone-footage | public-downloads | mail-attachments | podcast-audio | map-tiles | old-projects | ml-models | shop-images | tmp-dropzone

%tool bucketyard_make Create a storage bucket in the cloud.
%also Returns the bucket's address.
%also Get a place for files at the provider: its name, where in the world, open to all or not, and after how many days things vanish.
%param bucket* (name, container) {"type": "string", "description": "Name"}
%param location (region, site) {"type": "string", "enum": ["frankfurt", "dublin", "virginia", "oregon", "singapore", "sydney"], "description": "Where it lies"}
%param public (open, world_readable) {"type": "boolean", "description": "Anybody may read"}
%param keep_days (retention, lifetime_days) {"type": "integer", "description": "Days after which files are deleted"}
%list keep: 30 days => 30 | a week => 7 | 90 days => 90 | 2 weeks => 14 | 365 days => 365 | ten days => 10 | a year => 365 | 7 days => 7 | 180 days => 180 | three days => 3 | 60 days => 60 | one day => 1
%list bucket3: acme-backups | logs-2026 | family_photos | team.assets | tmp-uploads | cdn-img | raw-sensor-data | kiwi | invoices-eu-archive | ml-checkpoints | mailbox-dump
%list keep2: 30 days => 30 | a week => 7 | 90 days => 90 | ten days => 10 | 365 days => 365 | two weeks => 14 | 14 days => 14 | 60 days => 60 | five days => 5 | 7 days => 7
create a bucket {bucket=bucket2} in {location:frankfurt=frankfurt|germany}
new {public:true=public|open} bucket {bucket=bucket2}, {location:virginia=virginia}
{bucket=bucket2} in {location:singapore=singapore}, {public:false=private|not public}, keep files {keep_days=keep}
make {bucket=bucket2}, delete everything after {keep_days=keep}
bucket named {bucket=bucket2}, {keep_days=keep}, {public:true=readable by anyone|open to anyone}, {location:dublin=dublin|ireland}
{location:sydney=sydney}: bucket {bucket=bucket2}[, {public:false=private}]
I need somewhere to dump files, call it {bucket=bucket2}, {location:oregon=oregon}
anybody on the web should be {public:true=able to fetch it|allowed to look}: new folder {bucket=bucket2} at the provider
things in {bucket=bucket2} may vanish after {keep_days=keep}, set that place up for me
we keep running out of room on the old disk and the photographers are waiting. set up {bucket=bucket2} in {location:frankfurt=frankfurt}
our lawyers insist that nothing stays longer than needed, so {bucket=bucket2}, {keep_days=keep}, {location:dublin=ireland|dublin}
create a {public:true=public} bucket in {location:oregon=oregon}
new storage bucket, files kept for {keep_days=keep}
set up cloud storage {bucket=bucket3} in {location:dublin=Dublin|dublin}, files gone after {keep_days=keep2}
a bucket named {bucket=bucket3}, {public:false=private|not public}, {location:sydney=Sydney|sydney}
~ {bucket=bucket3} as a new bucket, {public:true=readable by anyone|open to the world}, {keep_days=keep2} then delete
open a bucket {bucket=bucket3}, the audit is in 3 days
%lang de
leg in {location:frankfurt=Frankfurt} einen {public:false=privaten|nicht öffentlichen} Bucket namens {bucket=bucket2} an
%lang es
créame un bucket {bucket=bucket2} en {location:sydney=Sídney}, {public:true=público}

%tool bucketyard_usage Size and cost of a storage bucket.
%also Returns gigabytes, requests and price.
%also How much lies in a place for files and what the provider charged for it in a month.
%param bucket* (name, container) {"type": "string", "description": "Name"}
%param month (period, billing_month) {"type": "string", "description": "Which month"}
%list mon: january | last month | march | this month | december | april 2025 | february | november | may | 2025-02 | october | july last year | august | june | september 2024
%list monthn: May | March 2026 | October | 2026-01 | July last year | December | early 2026 | August
%list month2: May | March 2026 | last month | October | 2026-01 | this month | July last year | December
size of the bucket {bucket=bucket2}
what did {bucket=bucket2} cost in {month=mon}
{bucket=bucket2} usage {month=mon}
{month=mon} cost of the {bucket=bucket2} bucket
how big is {bucket=bucket2} [by now]
storage cost for {bucket=bucket2}, {month=mon}
how much have we piled up in {bucket=bucket2}
{bucket=bucket2} in {month=mon}: what are we paying for
is {bucket=bucket2} getting out of hand?
the bill from our provider doubled and I am supposed to explain it, so what was {bucket=bucket2} in {month=mon}
somebody left the cameras running all week. tell me how many gigabytes ended up in {bucket=bucket2}
bucket cost in {month=mon}
how much storage does the bucket use
size of {bucket=bucket} in {month=monthn}
in {month=monthn}, what did {bucket=bucket} cost
bucket {bucket=bucket}, month {month=month2}
{month=month2} usage for {bucket=bucket}

%server certs
%list host2: shop.example.com | mail.kiwilabs.io | git.internal | api-eu.brightline.de | www.oldmill.org | localhost | vpn.acme.co.uk | status.lumo.app | cdn2.example.net | wiki.intra | my-blog.dev

%tool check_certificate Show issuer and expiry of the TLS certificate of a host.
%also Returns validity dates of a certificate.
%also Find out until when the https certificate of a site is valid and who issued it.
%param hostname* (host, domain) {"type": "string", "description": "Host to check"}
(check|show) the (certificate|TLS certificate|ssl cert) (of|for) {hostname=hostname}
when does the (cert|certificate) of {hostname=hostname} (expire|run out)
is the https on {hostname=hostname} still (valid|ok|good)
{hostname=hostname} cert expiry
my browser complains about {hostname=hostname}, how long is its certificate valid
~ who issued the certificate for {hostname=hostname}
how many days are left on {hostname=hostname}'s ssl certificate
I'm afraid the cert on {hostname=hostname} is about to lapse, have a look
when does the certificate expire
check our ssl cert
when does the TLS of {hostname=host2} run out
~ who issued the certificate on {hostname=host2}
ssl expiry date, {hostname=host2}
is the padlock on {hostname=host2} fine until summer
%lang de
wann läuft das Zertifikat von {hostname=hostname} ab

%tool renew_certificate Renew the TLS certificate of a host.
%also Issues a new certificate.
%also Get a fresh https certificate for a site before the old one runs out, proved over the web server or over DNS.
%param hostname* (domain, host) {"type": "string"}
%param challenge (validation) {"type": "string", "enum": ["http", "dns"], "description": "How to prove control of the domain"}
%param force (force_renewal) {"type": "boolean", "description": "Renew even if it is not due yet"}
renew the (certificate|cert|ssl cert) (of|for) {hostname=hostname}
{hostname=hostname} needs a (new|fresh) certificate
get a new cert for {hostname=hostname} {force:true=even if it isn't due|even though the old one is still valid|by force}
please renew {hostname=hostname} (via|over|using) {challenge:dns=dns|the dns challenge}
issue a fresh https certificate for {hostname=hostname} with the {challenge:http=http challenge|web server check}
the cert on {hostname=hostname} (has run out|expires soon), replace it
extend the ssl of {hostname=hostname} [before it expires]
{force:true=force|forced} renewal of {hostname=hostname} [through {challenge:dns=dns}]
renew the certificate [{force:true=by force|right now even if it's valid}]
get us a new ssl cert (over|via) {challenge:dns=dns}
{hostname=host2} needs a fresh certificate, checked by {challenge:dns=dns|DNS}
reissue TLS for {hostname=host2}, proof over {challenge:http=http}
new ssl for {hostname=host2}, {force:true=even if it's still good|no matter how long it still runs}
prolong the https certificate of {hostname=host2}, dns is Karl's job
by {challenge:dns=dns}, {hostname=host}
new cert for {hostname=host}, {force:true=even if the old one still runs|even though it isn't due}, the audit is on Monday

%server chartroom
%list board: sales overview | warehouse | support team | website health | marketing | finance and cash | night shift | board meeting | production line 2 | fleet | webshop | energy in the office | recruiting | wall screen in the lobby | app growth | customer happiness | store openings | month-end | server room | delivery times in Europe
%list board2: Sales live | Kitchen | Growth | Servers at night | Support | Board meeting | Warehouse

%tool chartroom_new_panel Add a panel with a chart to a dashboard.
%also Returns the panel.
%also Have a number drawn on a screen of figures: which one, as what kind of picture, over what span.
%param dashboard* (board, screen) {"type": "string", "description": "Where it is added"}
%param measure* (metric, series) {"type": "string", "description": "Which number"}
%param chart (kind, visualization) {"type": "string", "enum": ["line", "bar", "pie", "gauge", "table", "heatmap"], "description": "Kind of picture"}
%param span (window, range) {"type": "string", "description": "Time span shown"}
%list measure: orders per hour | open tickets by age | revenue and refunds | signups from ads | failed payments | stock value | temperature in the cold room | visitors with ad blockers | average basket | tickets per agent | sick days | cost per lead | queue length | returns in percent | downloads | cash in the bank | churn in Spain | calls waiting | fuel per van | battery level of scanners | deliveries on time | newsletter opens
%list span: last 7 days | last month | past 24 hours | this quarter | last year | last 90 days | this week | past two hours | year to date | last 30 days | since january | past 12 months | current week | last weekend | past six months
%list meas: orders per day | churn | revenue by country | visits from search | error rate | open tickets and their age | average basket | CPU load | signups from the newsletter | refunds
%list span2: last 30 days | this year | the past week | 24 hours | Q3 | the current year | last two quarters | the last hour | past six months | current week
%list meas2: orders per hour | returns by country | open tickets | visitors from ads | power use of the ovens | hours on sick leave
%list tspan: the last 30 days | this year | the past week | since march | 24 hours | two quarters
add a {chart:line=line} chart of {measure=measure} to the {dashboard=board} dashboard
{dashboard=board} dashboard: {measure=measure} as {chart:bar=bars|bar chart}, {span=span}
new {chart:gauge=gauge} panel with {measure=measure} on {dashboard=board}, showing {span=span}
{span=span} of {measure=measure} in {dashboard=board}, {chart:table=table}
put {measure=measure} on {dashboard=board}[ for {span=span}]
{chart:pie=pie}, {measure=measure}, {span=span}, {dashboard=board}
{measure=measure} should be visible on {dashboard=board} too
I'd love to see {measure=measure} at a glance in {dashboard=board}, as {chart:heatmap=coloured squares|heatmap}
{dashboard=board} lacks something: {measure=measure} over {span=span}
the ceo asks me for this number every monday and I am tired of looking it up: {measure=measure}, on {dashboard=board}, as {chart:bar=bars}
visitors in the hall love looking at figures, so draw {measure=measure} for {span=span} onto {dashboard=board}
add a {chart:line=line} chart to {dashboard=board}
a new panel with {measure=measure}, {span=span}
add {measure=meas} to {dashboard=dash} as a {chart:bar=bar chart}
on {dashboard=dash}, show {measure=meas} for {span=span2}
new {chart:line=line} panel with {measure=meas} in {dashboard=dash}, span {span=span2}
~ dashboard: {dashboard=dash}, measure: {measure=meas}, chart: {chart:pie=pie}, period: {span=span2}
as a {chart:table=table}, put {measure=meas} on {dashboard=dash}
over {span=span2}, a {chart:heatmap=heatmap} of {measure=meas} for the dashboard {dashboard=dash}
{dashboard=dash} needs a panel for {measure=meas}
as {chart:pie=a pie|pie}, {measure=meas2}, on {dashboard=board2}
for {span=tspan}, {measure=meas2} into {dashboard=board2}
{measure=meas2} over {span=tspan} as {chart:line=a line}
%lang de
füg im Dashboard {dashboard=board} {measure=measure} als {chart:line=Linie|Liniendiagramm} hinzu
%lang es
añádeme {measure=measure} al panel {dashboard=board} como {chart:pie=tarta|gráfico circular}

%tool chartroom_send_snapshot Send a snapshot of a dashboard to somebody.
%also Returns a link to the picture.
%also Let a person have a still picture of a screen of figures, once or again and again.
%param dashboard* (board, screen) {"type": "string", "description": "Which one"}
%param recipient* (to, person) {"type": "string", "description": "Who gets it"}
%param repeat (frequency, every) {"type": "string", "enum": ["once", "daily", "weekly", "monthly"], "description": ""}
%param message (text, note) {"type": "string", "description": "Words that go along"}
%list snapmsg: for the meeting at nine | as promised on the phone | look at the dip on tuesday | good news for once | numbers are not final | please print it for the lobby | here is how december went | compare it with last year and tell me | the bars on the left are wrong | just so you know | for your talk in Vienna
%list dashb: Sales by region | Signups | Churn and growth | Website, last 30 days | Money in, money out | Ops at night | Orders from Oslo | Q3 | uptime | The Big Picture | Support tickets per team
%list ppl: Tess | Big Sal | Mr. Okonkwo | Siobhan O'Hara | Dr. Lindqvist | Yuki | Marguerite de la Cruz | old Pete | Mrs. D'Souza | Hal and June | Ignacio | Coach Brennan | Bo | Lady Ashcombe
%list dashmsg: have a look at the dip in May | as promised, the numbers for Oslo | please don't forward this to sales | new chart at the bottom, tell me what you think | fyi | better than last week | ask Tess if something looks odd | these are the final ones, promise | for the talk with Oslo | thank you all for a good week
%list pplb: Rupert | Priya Nair | Mr. St. James | Wren | Fatima | Jo-Ann Becker | Little Ed | Mrs. O'Dowd | Casper van Dam | Leila | Ms. Whitlock | Grandpa Joe
%list para: lunch is at twelve from now on | we agreed to meet with the bank in may | the key hangs under the stairs | prices go up by three percent in Spain | Ravi will talk to the union | nobody drives alone at night | thanks to all who came
send {recipient=who} a snapshot of {dashboard=board}
{dashboard=board} snapshot to {recipient=who}, {repeat:weekly=every week|weekly}
{repeat:daily=daily} snapshot of {dashboard=board} for {recipient=who}, "{message=snapmsg}"
to {recipient=who}: {dashboard=board}, {repeat:monthly=once a month|monthly}
send the {dashboard=board} dashboard to {recipient=who} with the words {message=snapmsg}
{recipient=who} wants {dashboard=board} {repeat:daily=each day|every day}
let {recipient=who} see how {dashboard=board} is doing, {message=snapmsg}
{recipient=who} has no login, so mail over a picture of {dashboard=board}
a still image of {dashboard=board} should land in {recipient=who}'s inbox {repeat:weekly=every week}
we're meeting in ten minutes and the projector is dead again. {dashboard=board} to {recipient=who}, just {repeat:once=this one time|once}, {message=snapmsg}
{recipient=who} keeps asking me at the coffee machine how things are, so from now on {dashboard=board} goes there {repeat:monthly=every month}
send a snapshot of {dashboard=board}
send {recipient=who} a snapshot {repeat:weekly=weekly}
send {dashboard=dashb} to {recipient=ppl} {repeat:weekly=every week|weekly}
send {recipient=ppl} {dashboard=dashb} with the note {message=dashmsg}
dashboard {dashboard=dashb}, to {recipient=email}, repeat {repeat:daily=daily}, message {message=dashmsg}
{repeat:monthly=every month|once a month}, {recipient=pplb} should get {dashboard=dashb}
snapshot of {dashboard=dashb} for {recipient=email}, {repeat:once=once|just once}
message "{message=dashmsg}", dashboard {dashboard=dashb}, recipient {recipient=ppl}
to {recipient=mate} with the words {message=para}, {dashboard=board2}
{dashboard=board2} for {recipient=tell}, {repeat:weekly=every week}
{repeat:monthly=each month|monthly}, to {recipient=firm}, out of {dashboard=board2}

%server dbadmin
%list database2: shop | analytics | crm | users | warehouse | billing_db | reporting | staging_copy | inventory | customers | main | legacy_erp | events | blog | northwind | auth | metrics_store | orders_prod
%list dbn: orders_prod | crm | analytics | the users database | warehouse | sessions | legacy_erp | staging_copy

%tool db_list_tables List the tables of a database.
%also Returns table names.
%also Which tables exist in a database or in one of its schemas.
%param database (db, connection) {"type": "string", "description": "Database name"}
%param schema (namespace) {"type": "string", "description": "Schema name"}
%list schema: public | sales | hr | archive | staging | finance | app | reporting | internal | raw | marts | audit | legacy | core | tenant_a
%list dbname: shop | orders_prod | crm | tmp-fix-2 | analytics | billing | warehouse_eu | my_test | hr-2024 | auth
%list schema2: public | staging | raw | audit_log | from_import | dbo | archive | reporting_v2
%list ns2: public | sales | audit | reporting | archive
(list|show) [all] [the] tables [(in|of) [the] {database=database2} [database]]
what tables (are there|do we have|exist) in {database=database2}
which tables does the {schema=schema} schema (have|contain) [in {database=database2}]
{database=database2} tables
I forgot what the table with the customers is called, list everything in {database=database2}
give me the table names (of|in) schema {schema=schema}
show tables from {database=database2}
overview of the tables please[, only the {schema=schema} schema]
how many tables are in {database=database2} and what are their names
tables in database {database=database2}, schema {schema=schema}
list the tables in {database=dbname}, schema {schema=schema2}
which tables are in schema {schema=schema2} of {database=dbname}
db: {database=dbname}, schema: {schema=schema2}
tables under {schema=schema2} in {database=dbname}
show all tables in the {schema=schema2} schema
in {database=dbname}, what tables are there
in {schema=ns2} of {database=dbn}, which tables
what tables live in {database=dbn}, the new guy asks
%lang de
welche Tabellen gibt es (in|in der Datenbank) {database=database2}

%tool db_describe_table Show the columns, types and indexes of a table.
%also Returns columns[] of a table.
%also Structure of one table: its fields with their types and keys.
%param table* (table_name, name) {"type": "string", "description": "Table name"}
%param database (db) {"type": "string", "description": "Database name"}
%list table: customers | orders | order_items | invoices | users | sessions | products | audit_log | payments | employees | addresses | subscriptions | page_views | coupons | public.accounts | shipments | tickets | tags
%list dbt: users | orders_2024 | public.sessions | cart-items | invoices | people_and_teams | tmp2 | audit.log | books | price_list
%list database3: shop | prod-eu | analytics | kiwi_test | main | archive 2023 | blue-door | billing and tax | staging | crm
%list tbl: invoices | customer_addresses | page_views | login_attempts | line_items | price_history | shipments
describe [the] [table] {table=table} [in {database=database2}]
what columns does [the] {table=table} [table] have
show me the (structure|layout|definition|schema) of [the] {table=table} [table]
is there an index on {table=table} [in [the] {database=database2} database]
{table=table} columns and types
I need to know which fields are in {table=table} (of|in) {database=database2}
~ before I write the query: how is {table=table} built
which type has the id column (of|in) {table=table}
{database=database2} {table=table} describe
describe that table
what columns are in the table [in {database=database2}]
describe {table=dbt} in {database=database3}
~ in {database=database3} show the columns of {table=dbt}
from {database=database3} the types and indexes of {table=dbt}
database {database=database3}, table {table=dbt}
what columns does {table=dbt} have in {database=database3}
in {database=dbn}, how is {table=tbl} built
columns of {table=tbl}, need them for a query by noon

%tool db_create_backup Back up a database now.
%also Takes a dump. Returns a backup id.
%also Make a copy of a whole database that can be restored later, with a label if given.
%param database* (db, db_name) {"type": "string", "description": "Which database"}
%param label (name, note) {"type": "string", "description": "Label for the backup"}
%param compress (gzip) {"type": "boolean", "description": "Compress the dump"}
%list backuplabel: before the migration | weekly | pre-release | end of quarter | safe point | before cleanup | v3 cutover | friday evening | audit copy | just in case | before import | year end | golden copy | clean state | demo data
%list backlabels: before the move | v4.1 | friday copy, do not delete | pre-migration | for Ella | clean state with test users | monthly | after import and cleanup | rollback point | tmp | before I break it
%list bklab: before the move to Dublin | with the old tax rules | Friday night, clean state | pre-migration | for the auditors | last one under version 12
(back up|backup|dump) [the] {database=database2} [database] [now]
(make|take|create) a backup of {database=database2} (called|named|labelled) {label=backuplabel}
I'm about to change a lot in {database=database2}, save a copy of it first
{database=database2} backup {label=backuplabel} {compress:true=compressed|gzipped|zipped}
can you take a {compress:true=compressed|zipped} snapshot of our {database=database2} database
dump {database=database2} {compress:false=uncompressed|without compression|as plain file}[, label {label=backuplabel}]
please secure the {database=database2} database, label it {label=backuplabel}
we need a fresh dump of {database=database2} [before tonight]
label {label=backuplabel}: take a full copy of database {database=database2}
(make|take) a database backup (now|please) [labelled {label=backuplabel}]
back up the database
back up {database=dbnames} as "{label=backlabels}"
back up {database=dbnames} labelled {label=backlabels}, {compress:true=compressed}
database {database=dbnames}, label {label=backlabels}, compress {compress:true=yes|true}
{compress:false=uncompressed} backup of {database=dbnames} called {label=backlabels}
label: {label=backlabels} / db: {database=dbnames}
under the label {label=backlabels}, make a backup of {database=dbnames}
~ under the label {label=bklab}, {database=dbn}
{database=dbn} backup, {compress:true=squeezed|compressed}, before I break it for good
%lang es
haz una copia de seguridad de [la base de datos] {database=database2}

%tool db_restore_backup Restore a database from a backup.
%also Overwrites the database with a dump.
%also Bring a database back to the state of an earlier copy, chosen by its id.
%param database* (db, target) {"type": "string"}
%param backup_id* (backup, snapshot_id) {"type": "string", "description": "Id of the backup"}
%list bak: bk-2207 | nightly-0314 | b99f2e | before-migration | 20261101-0300 | snap_7 | backup-final-2 | tmp-fix-2 | full_2026_44 | r8812
%list bkid: bk-2024-06-01 | snap_0091 | B7712 | nightly-44 | full-0301 | bk_aa19
restore {database=database2} from [backup] {backup_id=id}
(bring|put) {database=database2} back to (backup|snapshot|dump) {backup_id=code}
use backup {backup_id=id} to recover the {database=database2} database
I deleted the wrong rows in {database=database2}, load the copy {backup_id=code}
{backup_id=id} restore into {database=database2}
overwrite {database=database2} with the dump {backup_id=id}
our {database=database2} data is corrupt, please go back to snapshot {backup_id=code}
database {database=database2}, restore, backup {backup_id=code}
restore [the] {database=database2} [database] [please]
restore backup {backup_id=id}
restore {database=database} from {backup_id=bak}
restore {backup_id=bak} into {database=database}
put backup {backup_id=bak} back onto {database=database}
database: {database=database}, backup: {backup_id=bak}
db {database=database}, backup id {backup_id=bak}
with {backup_id=bak}, bring {database=database} back
roll {database=database} back to {backup_id=bak}
from {backup_id=bkid} into {database=dbn}
{database=dbn} is broken, put {backup_id=bkid} back, with my apologies to the team
%lang de
stell {database=database2} aus (dem Backup|der Sicherung) {backup_id=id} wieder her

%server dns

%tool dns_add_record Add a DNS record to a domain.
%also Creates a record in the zone.
%also Point a host name somewhere: adds an address, alias, mail or text entry to the zone of a domain.
%param name* (host, domain) {"type": "string", "description": "Host name"}
%param type* (record_type) {"type": "string", "enum": ["A", "AAAA", "CNAME", "MX", "TXT", "NS"], "description": "Record type"}
%param value* (target, content) {"type": "string", "description": "What it points to"}
%param ttl (time_to_live) {"type": "integer", "description": "Seconds"}
%list dnsvalue: 203.0.113.7 | 198.51.100.24 | lb.example.net | 192.0.2.80 | mail.example.net | 2001:db8::17 | ghs.example.com | v=spf1 -all | edge.acme.io | 203.0.113.99 | site-verification=8fa2c1 | ns1.example.org | 198.51.100.3 | pages.example.dev | mx2.northwind.net
%list dnshost: www | mail | shop.oakfield.org | _dmarc | blog.pinos.example | autodiscover | dev-2.harbour.io | status | tmp-fix-2.lab.net | api | old.the-anchor.example | cdn
%list dnsip: 203.0.113.9 | 198.51.100.24 | 192.0.2.77 | 203.0.113.140 | 10.4.0.12 | 198.51.100.3 | 192.0.2.15 | 10.0.8.1 | 203.0.113.66 | 172.16.5.9
%list dnstarget: lb-eu-1.cloud.example | ghs.hosting.example | pages.treehost.io | oakfield.org | shops.cartworks.example | edge.fastly.example | anchor.oldserver.net | d3x9.cdn.example | to-the-moon.example | www.pinos.example
%list dnsttl: 300 | 3600 | 60 | 86400 | 600 | 1800 | 7200 | 900 | 43200 | 120
%list dnstxt: v=spf1 include:mail.oak.io -all | site-verification=Ab3x9 | p=none; rua=mailto:post@oak.io | hello from the ops team | MS=ms4417 | v=DMARC1; p=reject | keep this record, do not delete | k=rsa; p=MIGf | owner: Siobhan O'Hara | facebook-check=qq12
%list dnsv: 203.0.113.9 | 198.51.100.24 | lb-3.acme.net | mx1.posthaus.de | v=spf1 -all | ns2.registrar.org
%list ttls: 300 | 3600 | 600 | 86400
add (a|an) {type:A=A record|address record} for {name=hostname} pointing to {value=dnsvalue}
point {name=hostname} (to|at) {value=dnsvalue} with (a|an) {type:CNAME=CNAME|alias|cname record}
new {type:TXT=TXT record|text record|TXT entry} on {name=hostname}: {value=dnsvalue}
mail for {name=hostname} should go to {value=dnsvalue}, create the {type:MX=MX|MX record|mail record}
dns {name=hostname} {type:AAAA=AAAA} {value=dnsvalue} [ttl {ttl=bigint}]
create (a|an) {type:NS=NS record|name server record} {value=dnsvalue} for the domain {name=hostname}
for domain verification put {value=dnsvalue} in (a|an) {type:TXT=TXT record} of {name=hostname}
I need {name=hostname} to be an {type:CNAME=alias} of {value=dnsvalue}[, ttl {ttl:3600=one hour|an hour}]
add an {type:AAAA=IPv6 address record|AAAA record} {value=dnsvalue} to {name=hostname}
add (a|an) {type:A=A record|A entry} for {name=hostname}
create a dns record with the value {value=dnsvalue} [for {name=hostname}]
add an {type:A=A} record for {name=dnshost} pointing to {value=dnsip}
point {name=dnshost} at {value=dnstarget} with a {type:CNAME=CNAME}, ttl {ttl=dnsttl}
host {name=dnshost}, type {type:CNAME=CNAME}, target {value=dnstarget}
~ {type:TXT=TXT record} with the content {value=dnstxt} on {name=dnshost}
TTL {ttl=dnsttl}, {type:NS=NS|nameserver} record, name {name=dnshost}, value {value=dnstarget}
set {value=dnsip} as the {type:A=A record} of {name=dnshost} for {ttl=dnsttl} seconds
~ send mail for {name=dnshost} to {value=dnstarget}, that's an {type:MX=MX record}
to {value=dnsv}, {type:CNAME=CNAME|a cname}, {name=host}
{name=host} {type:A=A} {value=dnsv} with {ttl=ttls} seconds

%tool dns_lookup Resolve a host name.
%also Returns the DNS records of a name.
%also Ask the name servers what a domain points to, for one record type if given.
%param name* (hostname, domain) {"type": "string", "description": "Host name"}
%param type (record_type) {"type": "string", "enum": ["A", "AAAA", "CNAME", "MX", "TXT", "NS"], "description": "Record type"}
%list host2: oakfield.org | mail.pinos.example | www.harbour.net | api.fern.dev | nordwind.example | _dmarc.acme.io | shop.treehost.io | anchor.example | dev-2.lab.example | status.hooli.example | ftp.old.example.co.uk | xn--mnchen-3ya.example
(resolve|look up|lookup) {name=hostname}
what (IP|address) does {name=hostname} (point to|have|resolve to)
where does {name=hostname} point
(show|get) the {type:MX=MX records|mail servers|mail records} of {name=hostname}
dig {name=hostname} {type:TXT=TXT}
{type:A=A records|IPv4 address|A record} of {name=hostname} please
has the dns change for {name=hostname} gone through [yet]
which {type:NS=name servers|nameservers} are responsible for {name=hostname}
{name=hostname} {type:CNAME=cname|alias}?
does {name=hostname} have an {type:AAAA=IPv6 address|AAAA record}
~ do a dns lookup
what are the {type:MX=mail servers|MX records} of that domain
what IP does {name=host2} have
{type:TXT=TXT|TXT records} of {name=host2}
where does {name=host2} point, {type:CNAME=CNAME|CNAME record}
does {name=host2} resolve to anything, I see a blank page
%lang es
¿a qué IP apunta {name=hostname}?

%server docks
%list cname: web | shop-db | cache | proxy | api-test | jelly | queue | blog | metrics | tmp-pg | frontend-1 | worker | gateway | wiki | playground | sidecar | mailhog | search-dev | bot | old-nginx

%tool container_run Start a container from an image.
%also Returns the container id.
%also Bring up a packaged program under a name, reachable on a port, with so much memory at most.
%param image* (img, image_tag) {"type": "string", "description": "Image with tag"}
%param name (container_name) {"type": "string", "description": "Name of the container"}
%param host_port (published_port, outer_port) {"type": "integer", "description": "Port outside"}
%param container_port (target_port, inner_port) {"type": "integer", "description": "Port inside"}
%param memory_mb (mem, memory_limit) {"type": "integer", "description": "Limit in MB"}
%list img: nginx:1.27 | postgres:16 | redis:7 | acme/webshop:latest | node:20-alpine | grafana/grafana | ghcr.io/acme/api:3.2 | mysql:8 | python:3.12-slim | traefik:v3 | mongo | rabbitmq:3-management | ubuntu:24.04 | jellyfin/jellyfin | busybox | mariadb:11 | nextcloud:29 | caddy | elasticsearch:8.13.0 | registry:2
%list port: 8080 | 80 | 5432 | 3000 | 6379 | 443 | 8443 | 9090 | 5000 | 27017 | 8081 | 3306 | 1883 | 4000 | 15672 | 8000
%list memory_mb: 512 | 256 | 1024 | 2048 | 128 | 768 | 4096 | 64 | 300 | 1500
%list image: nginx:1.25 | redis:7-alpine | postgres:16 | ghcr.io/acme/api:v2.3 | grafana/grafana:latest | busybox | python:3.12-slim | rabbitmq:3-management | mysql:8.0.36 | tmp-build:local
%list cname2: tmp-fix-2 | web | cache_old | pg-for-tests | mailer2 | sandbox | big-sal | api.staging | metrics | blue-db
%list port2: 8080 | 80 | 5432 | 9000 | 3001 | 15672 | 443 | 6379 | 8888 | 49152
%list memory: 512 | 256 | 1024 | 2048 | 128 | 768 | 4096
%list cname3: proxy | shop-db | cache | metrics | api-test | blog | queue
%list image2: nginx:1.27 | postgres:16 | redis:7 | ghcr.io/acme/api:3.2 | mysql:8 | grafana/grafana | caddy
run {image=img} as {name=cname}
start a container from {image=img} on port {host_port=port}
{image=img}, name {name=cname}, port {host_port=port} to {container_port=port}, {memory_mb=memory_mb} MB
run {image=img} with {host_port=port}:{container_port=port}
map port {host_port=port} outside to {container_port=port} inside for {image=img} [called {name=cname}]
container_port {container_port=port}, reachable at {host_port=port}, image {image=img}
spin up {image=img} with no more than {memory_mb=memory_mb} MB, call it {name=cname}
docker run --name {name=cname} -p {host_port=port}:{container_port=port} {image=img}
for a quick experiment I'd like {image=img} under localhost:{host_port=port}
{name=cname} should be {image=img} limited to {memory_mb=memory_mb} megabytes
start a container named {name=cname} on port {host_port=port}
run a container
run {image=image} as {name=cname2}
start {image=image} on port {host_port=port2}
~ start {name=cname2} from {image=image} with {memory_mb=memory} MB
image {image=image}, name {name=cname2}, memory {memory_mb=memory}
run a container called {name=cname2} from {image=image}, port {host_port=port2} outside and {container_port=port2} inside
map {host_port=port2} to {container_port=port2} and run {image=image}
image={image=image} name={name=cname2} host port={host_port=port2} container port={container_port=port2}
as {name=cname3}, {image=image2}, with {memory_mb=big} mb
from {image=image2} on port {host_port=big}, called {name=cname3}
inside port {container_port=big}, outside {host_port=big}, {image=image2}
%lang de
starte {image=img} als {name=cname} auf Port {host_port=port}
%lang es
lánzame un contenedor de {image=img} en el puerto {host_port=port}

%tool container_stop Stop a running container.
%also Returns the exit code.
%also Shut a packaged program down, after a grace period, and throw it away if wanted.
%param container* (name, id) {"type": "string"}
%param grace_seconds (timeout_seconds, wait_seconds) {"type": "integer", "description": "Seconds to wait before it is killed"}
%param remove (rm, delete) {"type": "boolean", "description": "Delete it afterwards"}
%list secs2: 10 seconds => 10 | 30 seconds => 30 | 5 sec => 5 | a minute => 60 | 20 seconds => 20 | 45 s => 45 | 2 minutes => 120 | 15 seconds => 15
%list cntx: web-1 | redis | a3f9c2d1 | postgres_test | nginx-proxy | old api and worker | tmp-fix-2 | anna_sandbox | grafana | mail.dev | build-runner-07 | jolly_turing
~ stop [the] [container] {container=cname}
(shut down|take down) {container=cname} and {remove:true=remove it|delete it}
give {container=cname} {grace_seconds=secs2}, then stop it [and {remove:true=throw it away}]
{container=cname} can go, wait {grace_seconds=secs2}, {remove:true=delete afterwards}
stop {container=cname} but {remove:false=keep it|don't remove it}, {grace_seconds=secs2} grace
docker stop -t {grace_seconds=secs2} {container=cname}
I don't need {container=cname} running any longer
{container=cname} eats all my memory, put an end to it
in {container=cname} nothing useful happens, kill it {remove:true=for good}
halt {container=cname} after {grace_seconds=secs2}
stop the container {remove:true=and remove it}
stop a container
shut down {container=cntx} and {remove:true=delete it|remove it|throw it away}
{container=cntx} down within {grace_seconds=scx}
halt container {container=cntx} but {remove:false=don't delete it|keep it|leave it there}
turn {container=cntx} off, it's up 30 days already

%server docustore
%list coll: customers | orders | blog_posts | devices | sensor_readings | recipes | users | carts | sessions | reviews | vehicles | tenants | notes | patients | playlists | events

%tool docustore-find-documents Find documents in a collection by a filter.
%also Returns matching documents.
%also Searches a document database for entries with certain fields, sorted by one of them, as many as asked.
%param collection* (coll, table) {"type": "string", "description": "Collection"}
%param filter (query, where) {"type": "string", "description": "Condition"}
%param sort_by (order_by, sort) {"type": "string", "description": "Field"}
%param limit (max, top) {"type": "integer", "description": "How many"}
%list docfilter: city is Oslo and age over 40 | status open | price below 20 | tagged vegan and quick | last seen before June | no email address | owner is Priya | country is Spain with newsletter on | serial number starts with AX | rating of five stars | paid in cash | more than three children | battery under ten percent | plan is free or trial | title contains winter | assigned to the night shift in Lyon | flagged for review | type equals invoice | shipped but not delivered | created by the importer
%list field: created_at | price | last name | email | updated | rating | city | total | score | status | due date | sku
%list colls: users | orders | blog posts | sensor_data | tmp-fix-2 | reviews | Members and Guests | events_2026 | carts | logs
%list conds: age over 30 | status is open and total above 100 | city = Leeds | created before May | email is missing | price < 20 | author is Ella Moor | neither paid nor sent | tag contains sale | role: admin
%list sfields: name | created_at | price | last login | age | total | rating | updated | title | due date
%list fld: created_at | price | last_name | score | updated | city | stars
%list coll2: customers | orders | reviews | sessions | devices | articles | bookings
%list filt: city is Graz and age above 40 | no email | created before 2023 | status is open | more than three returns | name begins with Mc | without a phone number | paid by card
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
find {collection=colls} where {filter=conds}
~ {limit=int} documents from {collection=colls} sorted by {sort_by=sfields}
collection {collection=colls}, filter {filter=conds}, sort {sort_by=sfields}, limit {limit=int}
where {filter=conds}, list {collection=colls} by {sort_by=sfields}
sorted by {sort_by=sfields}, max {limit=int}, in {collection=colls}
filter: {filter=conds} / collection: {collection=colls}
in {collection=colls}, documents where {filter=conds}, first {limit=few}
by {sort_by=fld}, {collection=coll2} where {filter=filt}
{limit=heads} of {collection=coll2}, {filter=filt}
those with {filter=filt} among the {collection=coll2}, newest customers of ours complain

%tool docustore-create-index Create an index on fields of a collection.
%also Builds an index. Returns its name.
%also Makes lookups by some fields fast, and keeps their values from occurring twice if wanted.
%param collection* (coll) {"type": "string", "description": "Collection"}
%param fields* (keys, columns) {"type": "array", "items": {"type": "string"}, "description": "Names of the fields"}
%param unique (no_duplicates) {"type": "boolean", "description": "No two documents alike"}
%list fields: email and tenant | last_name, first_name | created_at | sku | country and city | user_id, day | phone | slug and language | serial | owner, status and date | isbn | lat and lon
%list fields2: email | last_name and first_name | created_at, status | user id | city, street and number | title | price and currency | sku, color | owner.name | from and to
%list coll2: users | orders_2024 | old invoices | sessions | blog.posts | cart-items | people and teams | logs | tmp2 | books
%list felder: email | city | sku | isbn | created_at
~ create an index on {fields=fields} in {collection=coll}
{unique:true=unique} index on {fields=fields} for {collection=coll}
in {collection=coll}, index {fields=fields}, {unique:true=no duplicates|each only once}
{collection=coll}: {fields=fields}, {unique:false=not unique|duplicates are fine}
index {collection=coll} by {fields=fields}
looking people up by {fields=fields} in {collection=coll} takes ages, do something about it
~ it must never happen again that two {collection=coll} share {fields=fields}, {unique:true=forbid it|make that impossible}
we always filter {collection=coll} by {fields=fields} and the disks go mad
speed up {collection=coll} for anything that asks for {fields=fields}
{collection=coll} index {fields=fields}
{unique:true=unique} {fields=fields} {collection=coll}
index: {fields=fields}, {collection=coll}
not a search, I want {collection=coll} indexed on {fields=fields}
create an index in {collection=coll}
index the {fields=fields}
create an index on {fields=fields2} for {collection=coll2}
index {collection=coll2} by {fields=fields2}
add {unique:true=a unique} index to {collection=coll2} on {fields=fields2}
collection {collection=coll2}, fields {fields=fields2}, unique {unique:false=no}
in {collection=coll2} index {fields=fields2}, {unique:true=no duplicates}
%lang de
leg in {collection=coll} einen {unique:true=eindeutigen} Index auf {fields=felder} an
%lang es
crea un índice {unique:true=único} sobre {fields=felder} en {collection=coll}

%server edgewipe
%list site: acme.io | shop.example.com | blog.example.com | globex.com | germany.acme.io | docs.acme.io | landing page | cdn.example.org | store.nordwind.de | intranet | www.contoso.com | static.hooli.dev

%tool edgewipe_purge_urls Purge URLs from the CDN cache.
%also Invalidates cached objects.
%also Makes the edge servers forget some addresses or a whole path, gently (stale while revalidating) if wanted.
%param paths* (urls, files) {"type": "array", "items": {"type": "string"}, "description": "Paths or addresses"}
%param zone (site, domain) {"type": "string", "description": "Site"}
%param soft (stale, gentle) {"type": "boolean", "description": "Mark as stale only"}
%list paths: /blog and /index.html | /assets/app.js | /pricing, /about | /images/logo.png | /news/* | /sitemap.xml, /robots.txt | /de/ and /fr/ | /menu.pdf | /styles/main.css, /styles/print.css | /api/v1/prices | /shop/shoes | /feed.xml | /team and /jobs | /downloads/setup.exe | /terms
%list purgepaths: /index.html and /about | /img/logo.svg | /blog/*, /feed.xml | /css/main.css, /js/app.js and /js/cart.js | /pricing | https://shop.example/sale and https://shop.example/new | /api/v2/menu | /docs/intro, /docs/setup | /press and /jobs | the start page and /contact
%list zones: shop.example | www.acme.org | blog | cdn.nordlicht.io | the Spanish shop | docs.example.com | pinos.co.uk | main site | static | press and jobs
purge {paths=paths} [on {zone=site}]
~ {soft:true=soft purge|softly purge} {paths=paths} of {zone=site}
on {zone=site} purge {paths=paths}, {soft:true=soft|only mark it stale}
{zone=site}: invalidate {paths=paths}, {soft:false=hard|not just stale}
clear {paths=paths} from the CDN
we corrected a typo on {zone=site} but people in Asia still see it, it's {paths=paths}
I uploaded a new version of {paths=paths} and visitors get the old one
make the edge forget {paths=paths}
our lawyer insists that {paths=paths} disappears from everywhere at once
purge {paths=paths}
{zone=site} {paths=paths} purge
{paths=paths} {soft:true=soft}
leave the cache rule as it is, only throw {paths=paths} out
purge everything I changed on {zone=site}
do a {soft:true=soft} purge on {zone=site}
purge {paths=purgepaths} on {zone=zones}
on {zone=zones}, clear {paths=purgepaths} from the cache
zone {zone=zones}, paths {paths=purgepaths}, soft {soft:true=yes|true}
{soft:true=only mark as stale|soft purge}: {paths=purgepaths} at {zone=zones}
purge {paths=purgepaths}, {soft:false=hard|not just stale}
site: {zone=zones}; urls: {paths=purgepaths}
%lang de
~ leere den CDN-Cache für {paths=paths} auf {zone=dom}
%lang es
purga {paths=paths} de {zone=dom}

%tool edgewipe_cache_rule Set how long the CDN caches a path.
%also Creates a TTL rule for a path.
%also Edge servers keep what lies below a path for so many minutes, or never keep it.
%param path* (pattern, url) {"type": "string", "description": "Path"}
%param ttl_minutes (ttl, max_age) {"type": "integer", "description": "Minutes to keep it"}
%param zone (site, domain) {"type": "string", "description": "Site"}
%param bypass (no_store, never) {"type": "boolean", "description": "Never cache"}
%list cpath: /images | /api | /blog | /static | /login | /videos | /fonts | /cart | /feed.xml | /search | /docs | /downloads | /prices | /avatars | /news
%list ttlm: 10 minutes => 10 | an hour => 60 | two hours => 120 | 5 | a day => 1440 | 30 min => 30 | half an hour => 30 | 90 | 15 minutes => 15
%list cpath2: /images/* | /api/v2/prices | /fonts | /blog/*.html | /cart | /static/js | / | /news/latest.json | /account/me | /assets/logo.svg
%list site2: shop.example.com | the blog | www | static.acme.io | main site | docs.brightline.de | intranet | checkout | kiwilabs.com
%list ttl: 10 minutes => 10 | an hour => 60 | two hours => 120 | 30 minutes => 30 | a day => 1440 | 5 minutes => 5 | 90 minutes => 90 | twelve hours => 720
cache {path=cpath} for {ttl_minutes=ttlm} [on {zone=site}]
on {zone=site} keep {path=cpath} for {ttl_minutes=ttlm}
{ttl_minutes=ttlm} for {path=cpath}, {zone=site}
{zone=site}: {bypass:true=never cache|no caching for} {path=cpath}
{path=cpath} on {zone=site} should {bypass:true=bypass the cache|not be cached at all}
our origin is sweating, {path=cpath} hardly ever changes, so hold on to it for {ttl_minutes=ttlm}
people see each other's baskets! {path=cpath} must {bypass:true=always come fresh|never be kept}
{path=cpath} on {zone=site} may be {ttl_minutes=ttlm} old, nobody minds
~ photos below {path=cpath} stay the same for ages, make it {ttl_minutes=ttlm}
{path=cpath} {ttl_minutes=ttlm}
{bypass:true=no cache} {path=cpath}
{zone=site} {path=cpath} {ttl_minutes=ttlm}
no purge needed, but in future keep {path=cpath} only {ttl_minutes=ttlm}
set a cache rule of {ttl_minutes=ttlm}
{bypass:true=never cache} it on {zone=site}
cache {path=cpath2} on {zone=site2} for {ttl_minutes=ttl}
for {zone=site2} set {path=cpath2} to {ttl_minutes=ttl}
{bypass:true=never cache} {path=cpath2} on {zone=site2}
path {path=cpath2}, ttl {ttl_minutes=ttl}, zone {zone=site2}
on {zone=site2}, bypass: {bypass:true=yes}, path: {path=cpath2}
keep {path=cpath2} in the cache for {ttl_minutes=ttl}

%server embedcove
%list vindex: support-articles | notes | contracts | recipes | meeting-minutes | product-docs | songs | tickets-2025 | legal | papers | wiki | chat-history | hotel-reviews | faq | patents

%tool embedcove_nearest Find the entries of a vector index nearest to a text.
%also Semantic search. Returns entries with score.
%also What was stored in a collection of embeddings and means about the same as some words, the best so many, above a score.
%param text* (query, input) {"type": "string", "description": "What to compare with"}
%param index (collection, namespace) {"type": "string", "description": "Name of the index"}
%param top_k (k, limit) {"type": "integer", "description": "How many"}
%param min_score (threshold, score) {"type": "number", "description": "Lowest similarity"}
%list semtext: refund policy for damaged goods | cosy cabin with a fireplace | how to reset a router | songs about leaving home | contracts with a notice period in spring | customers angry about delivery | warranty | soup for cold days | meeting about the new logo | tax rules in Portugal | anything like the Hansen case | travel with small children | loneliness and old age | broken heating in winter | a polite refusal | bike repair | wedding speeches | rust and memory safety | what we promised to Globex | gluten free bread
%list score: 0.8 | 0.75 | 0.6 | 0.9 | 0.5 | 0.85 | 0.7
%list simtext: how to return a broken lamp | refund | login page shows blank after update | cheap flights to Lisbon with a dog | contract ends early, no penalty | bread and butter pudding | can I pay by invoice | noise from the heating at night | password reset | The Man Who Sold the Stairs | symptoms of iron deficiency in runners
%list vindexes: faq | support-tickets-2025 | recipes | legal_docs | product texts | help centre in English | notes-by-ella | tmp-fix-2 | reviews and ratings | kb_main | papers
%list scores: 0.8 | 0.75 | 0.6 | 0.9 | 0.85 | 0.5 | 0.7 | 0.65 | 0.95 | 0.4
%list thema_de: Garantie für Ersatzteile | kalte Suppen im Sommer | Kündigung eines Vertrags | Streit mit dem Vermieter
%list tema_es: política de devoluciones | averías en invierno | contratos de alquiler | recetas con calabaza
nearest to "{text=semtext}" in {index=vindex}
{top_k=int} entries of {index=vindex} close to {text=semtext}, score over {min_score=score}
in {index=vindex} above {min_score=score}, {top_k=int} like {text=semtext}
{text=semtext}, {index=vindex}, top {top_k=int}
{min_score=score} or better in {index=vindex}: {text=semtext}
I don't remember the wording, but there was something in {index=vindex} along the lines of {text=semtext}
have we got anything that resembles {text=semtext}
what in {index=vindex} is related to {text=semtext}, other words are fine too
give me {top_k=int} that come close to {text=semtext}, however they put it
{index=vindex}: {text=semtext}
similar {text=semtext}
{text=semtext} top {top_k=int}
don't store it, find what's like {text=semtext} in {index=vindex}
find the nearest {top_k=int} entries in {index=vindex}
what is similar in {index=vindex}
find the {top_k=int} entries nearest to "{text=simtext}" in {index=vindexes}
in {index=vindexes}, what is similar to {text=simtext}
~ text {text=simtext}, index {index=vindexes}, k {top_k=int}, min score {min_score=scores}
index: {index=vindexes}; compare with: {text=simtext}; at least {min_score=scores}
with a similarity of at least {min_score=scores}, search {index=vindexes} for {text=simtext}
top {top_k=few} for {text=simtext}
nearest neighbours of {text=simtext} from {index=vindexes}, score over {min_score=scores}
%lang de
such in {index=vindex} die {top_k=int} ähnlichsten Einträge zu "{text=thema_de}"
%lang es
busca en {index=vindex} lo más parecido a "{text=tema_es}"

%tool embedcove_upsert Embed a text and store it in a vector index.
%also Adds or replaces one entry. Returns its id.
%also Keeps a passage together with its embedding so that it is found by meaning later.
%param text* (content, document) {"type": "string", "description": "What to store"}
%param index* (collection, namespace) {"type": "string", "description": "Name of the index"}
%param tags (labels, metadata) {"type": "array", "items": {"type": "string"}, "description": "Labels"}
%param replace (overwrite) {"type": "boolean", "description": "Overwrite what is alike"}
%list semstore: refunds take five days | the router is reset with a pin and some patience | Globex pays within 30 days | our office closes at six in winter | Kim prefers short emails | the warranty covers parts and labour | dough rests for two hours in the fridge | deliveries on Sunday cost extra | mice like peanut butter | the alarm code changes in May | Hansen won the case | guests may bring small dogs | parking is behind the barn | never deploy on Fridays | we sell only to companies in Europe | the boiler needs water once a year | spare keys are with the neighbour | tax number for Portugal is pending | interview with Ravi went well | the blue cable is for backup
%list vtags: policy | kitchen and winter | contract, globex | office | faq, delivery | legal | people | how-to | draft, internal | garden and tools
%list etext: our office in Oslo closes at five | Rivers by Ella Moor is out of stock | to reset the router, hold the button for ten seconds | refunds take a week | Big Sal prefers mail to phone | salt, then pepper | the anchor logo must stay blue, never red | parking is behind the church and costs nothing | meeting notes from 3 May | keep the key under the mat
%list eidx: faq | docs-en | notes and ideas | tmp-fix-2 | support | memory | kitchen | the main index | products_v2 | north and south
%list etags: office, hours | books | router and help | urgent | internal, draft and old | customers | en, v2 | howto | tips, kitchen | v3
%list idx: contracts | faq | house-notes | travel | support-kb | family | recipes-vec
%list psg: the lease ends three months after notice from either side | coffee is roasted at 220 degrees | Otto prefers a seat by the window | we moved from Leeds to York in May | tax is due on the tenth | the spare key lies under the pot | refunds go back to the card
%list tags: legal, notice | coffee and heat | people, seats and trains | home | tax, dates | keys, garden, house | money and cards
~ store "{text=semstore}" in {index=vindex}
add to {index=vindex}: {text=semstore}, tags {tags=vtags}
{index=vindex}, tagged {tags=vtags}, {replace:true=replacing anything alike|overwrite what's alike}: {text=semstore}
{text=semstore} into {index=vindex} with {tags=vtags}
upsert into {index=vindex} {text=semstore}, {replace:false=keep similar ones|don't overwrite}
next time someone asks, {index=vindex} should know this: {text=semstore}
let {index=vindex} learn that {text=semstore}
Kim told me over coffee that {text=semstore}, that belongs in {index=vindex}
~ so that it can be found later without the exact words, {index=vindex} gets {text=semstore}
{index=vindex} + {text=semstore}
{text=semstore} > {index=vindex}
embed {text=semstore}, {index=vindex}
I'm not searching, I'm adding to {index=vindex}: {text=semstore}
embed this: {text=semstore}
add something to {index=vindex} with the tags {tags=vtags}
store "{text=etext}" in {index=eidx} with the tags {tags=etags}
put into {index=eidx}: {text=etext}
index {index=eidx}, text {text=etext}
add to {index=eidx}, tagged {tags=etags}: {text=etext}
text: {text=etext}; index: {index=eidx}; tags: {tags=etags}
embed "{text=etext}" into {index=eidx}, {replace:true=replace what is similar|overwrite similar ones}
into {index=idx}: {text=psg}
with {tags=tags} as labels, "{text=psg}", {index=idx}
{index=idx} should know that {text=psg}

%server faultnest

%tool faultnest-search-groups Search grouped errors of an application.
%also Returns error groups with count and last seen.
%also Exceptions that users ran into, by words of the message, release, level and environment.
%param query (text, search) {"type": "string", "description": "Words of the message"}
%param release (version) {"type": "string", "description": "Version it came with"}
%param level (severity) {"type": "string", "enum": ["fatal", "error", "warning", "info"], "description": ""}
%param environment (env) {"type": "string", "enum": ["development", "staging", "production"], "description": "Environment"}
%param limit (max, per_page) {"type": "integer", "description": "How many"}
%list errq: cannot read property of undefined | timeout in checkout | payment declined with code 51 | null pointer in the parser | connection refused | out of memory | unknown currency | login token expired | division by zero | image upload for guests | KeyError: 'city' | missing translation in Polish | deadlock on orders | too many redirects | invalid date and timezone | camera permission | stack overflow in the template engine | disk full | failed to fetch | unexpected end of file
%list rel: 2.4.1 | v3.0 | 1.9 | 5.12.0 | 2026.3 | v0.8.2 | 4.0.0-rc1 | release-77 | 10.1 | v2.5 | 7.3.9 | 1.0 | v12 | 2025.11 | 3.3.3
%list ferr: cannot read property of null | timeout after 30 seconds | login failed for user | index out of range | connection refused by host, then retry | NaN | file not found in cache | out of memory | key error in orders and carts | user not found
%list frel: 2.4.1 | v3.0 | tmp-fix-2 | 1.9.0-beta | May build | 2024.11 | 5 | 4.0.2 | r118 | nightly
%list rel2: 2.4.1 | 5.0-beta | v3 | 1.19 | 2026.2 | 0.9.7 | 12.0.3
%list errw: cannot read property of null | connection reset by peer | out of memory | timeout waiting for lock | no such column | invalid token at line 1 | too many open files | certificate has expired
errors like {query=errq} in {environment:production=production|prod}
{level:fatal=fatal} errors in {release=rel} on {environment:staging=staging}, {limit=int} of them
{query=errq} since {release=rel}, {level:warning=warnings too|warning level}, {environment:production=prod}
{limit=int} {level:error=errors} of release {release=rel}
in {environment:staging=staging}: {query=errq}, {release=rel}
did {release=rel} make things worse for people
users keep mailing me screenshots that say {query=errq}
have we run into {query=errq} before
what blew up most in {release=rel}, I promised the boss a list of {limit=int}
{query=errq} {environment:production=prod}
{level:fatal=fatal} {release=rel}
error groups {release=rel}
assign nothing yet, just look whether {query=errq} is known in {environment:production=production|prod}
which exceptions did users run into
show me the {level:warning=warnings} of {environment:development=development|dev}
{level:error=errors} with {query=ferr} in {environment:production=production|prod} from release {release=frel}
find {query=ferr} in {release=frel}, limit {limit=limx}
query {query=ferr}, release {release=frel}, level {level:fatal=fatal}, env {environment:staging=staging}, limit {limit=limx}
{limit=limx} {level:warning=warnings} since {release=frel} in {environment:development=development|dev}
in {environment:staging=staging}, error groups for "{query=ferr}"
release {release=frel}, {environment:production=production}, {level:info=info}
search "{query=ferr}", severity {level:error=error}, show {limit=limx}
since {release=rel2} came with it: {query=errw}
{level:fatal=fatal ones|fatal} of {release=rel2} in {environment:production=production|prod}
"{query=errw}", {limit=heads} at most, {environment:staging=on staging|staging}
%lang de
welche {level:fatal=fatalen} Fehler gibt es in {environment:production=Produktion} seit Version {release=rel}
%lang es
errores de la versión {release=rel} en {environment:production=producción}

%tool faultnest-assign-group Assign an error group to somebody.
%also Sets the assignee of an issue.
%also Makes a colleague or team responsible for an exception, with a note.
%param group_id* (issue_id, id) {"type": "string", "description": "Id of the group"}
%param assignee* (owner, to) {"type": "string", "description": "Person or team"}
%param note (comment, message) {"type": "string", "description": "For the assignee"}
%list gid: ERR-4410 | WEB-77 | 88213 | SHOP-1C | G-302 | API-9 | fn-7712 | IOS-45 | 10933 | AND-21 | NODE-3F | PY-808
%list who4: Kim | Priya Patel | mobile team | Jonas | platform squad | Ada | Diego Garcia | frontend | checkout team | Wei | Marta and Jo | Ravi | Fatima Haddad | night shift | me | Sven Larsen
%list egnote: started after the last deploy | only happens on old phones | please look before lunch | customer Globex is waiting for a fix | looks like yours | same as in March with another currency | have a look at the parser | no idea, sorry | reproducible with an empty cart | blocks the release | ask Jonas for the dump | I tried a restart in vain | happens in Firefox and Safari | low priority | seen by one tester | stack points to the new cache | we need a hotfix for this | related to daylight saving time | thanks for taking it | see the thread in support
%list grpx: EG-4471 | 9f3a2c | FN-88 | 20177 | err_0042 | g-551 | 7d1e | FAULT-19 | 3300 | EG-12
%list whox: Mobile | Kenji | platform | Roisin O'Malley | Team Checkout | Big Sal | Ops and Data | backend | Anneke van der Berg | night shift
%list anote: started after the update on Monday | looks like a login problem, please check | only on old phones | customer from York is waiting | same as last week, see the log | not urgent | please ask Kenji before you restart it | breaks the checkout for guests | maybe the cache, maybe not
%list hand: happens only with Safari on old phones | I think it's the date parser | came in with Tom's branch | see the log from Tuesday | the customer is waiting for an answer | please look at it before the release | three users from Oslo hit it
%list grp: G-1182 | 90441 | FN-77 | ERR-3a | group 512 | 8c1f
%list man: Priya | Tom | old Mr Hansen | my brother-in-law | Zoë | Kwame | the new girl | Dr Lindqvist | Auntie Bea | Marek | Sofia from accounting | the neighbour's son | Ines | Big Dave | Yuki | Mrs Okafor | my cousin | Luca | the plumber | Hanna
%list mate2: Ravi | Greta | my flatmate | Otto | Imani | the twins' dad | Leif | Carmen | Joost | Nadia | uncle Pete | Mo | Beatriz | our coach | Svenja | Ali K. | Rosie | the boss
assign {group_id=gid} to {assignee=who4}
give {group_id=gid} to {assignee=who4}, note: {note=egnote}
{assignee=who4} takes {group_id=gid}: {note=egnote}
{group_id=gid} -> {assignee=who4}, {note=egnote}
tell {assignee=who4} that {group_id=gid} is theirs, {note=egnote}
somebody has to care about {group_id=gid} and I think {assignee=who4} wrote that part
{assignee=who4} was complaining about boredom, well, there's {group_id=gid}
I'm off from tomorrow, so {group_id=gid} had better land on the desk of {assignee=who4}
let {assignee=who4} have a look at {group_id=gid}
{group_id=gid} {assignee=who4}
{assignee=who4}: {group_id=gid}
assign {group_id=gid}, {assignee=who4}
don't search for similar errors, hand {group_id=gid} over to {assignee=who4}
assign the error group to {assignee=who4}
assign {group_id=gid} with the note {note=egnote}
assign {group_id=grpx} to {assignee=whox} with the note {note=anote}
to {assignee=whox}: error group {group_id=grpx}
group {group_id=grpx}, assignee {assignee=whox}, note {note=anote}
~ give {assignee=whox} the error group {group_id=grpx} and tell them {note=anote}
"{note=hand}", {group_id=grp} to {assignee=man}
for {assignee=team}: {group_id=grp}, with the note that {note=hand}
{assignee=mate2} can have {group_id=grp}, I have a plane at six

%server gauge

%tool metrics_query Read a metric of a service over a time window.
%also Returns a time series.
%also Values of a monitored quantity (processor load, memory, response time, share of failed requests, requests per second, disk usage) of one service.
%param metric* (measure, metric_name) {"type": "string", "enum": ["cpu", "memory", "latency", "error_rate", "throughput", "disk_usage"], "description": "Which metric"}
%param service* (target, app) {"type": "string", "description": "Service name"}
%param window (period, timespan) {"type": "string", "description": "How far back, e.g. 1 hour"}
%list window: 1 hour | 24 hours | 15 minutes | two hours | 7 days | 30 minutes | six hours | half hour | three days | hour | week | day | 90 minutes | weekend | 10 min
%list serv: checkout | login-api | billing and tax | web | search | postgres-main | mailer2 | images.acme.io | tmp-fix-2 | auth | cart service
%list window2: hour | 24 hours | 15 minutes | two days | 30 min | week | three hours | 5 minutes | half hour | 90 minutes
%list who4: Jo | Big Sal | Mrs. O'Neill | Ruben | Dr. Iyer | Anneke | Mia Carlsson | Uncle Bert | Tomasz | Ines | Kwame | Lee from legal | D'Arcy
%list win: six hours | the last day | 30 minutes | two weeks | an hour | three days
(what is|what's|show) the {metric:cpu=cpu usage|processor load|cpu load} of {service=service2} [over the last {window=window}]
how much {metric:memory=memory|ram} (does|is) {service=service2} (use|using) [right now]
{metric:latency=response times|latency|response time} of {service=service2} (during|in|for) the (past|last) {window=window}
{service=service2} {metric:error_rate=error rate|failure rate} last {window=window}
why is {service=service2} so slow? get me its {metric:latency=latency|response time}
how many {metric:throughput=requests per second|requests} does {service=service2} handle [at the moment]
how full (is|are) the {metric:disk_usage=disks|disk|drive} of {service=service2}
plot {metric:throughput=throughput|the traffic} for {service=service2}, last {window=window}
are a lot of {metric:error_rate=requests failing|errors coming} on {service=service2}? check the numbers
show me the {metric:cpu=cpu|processor} graph [for the last {window=window}]
pull the metrics of {service=service2} [for the last {window=window}]
{metric:cpu=CPU} of {service=serv} over the last {window=window2}
{metric:latency=latency} for {service=serv} in the past {window=window2}
for the last {window=window2} show {service=serv} {metric:memory=memory}
metric {metric:error_rate=error rate}, service {service=serv}, window {window=window2}
~ {metric:disk_usage=disk usage} on {service=serv}
{=who4} wants the {metric:throughput=throughput} of {service=serv}
over {window=win}, {service=svc3}, {metric:memory=memory}
{metric:latency=how slow|latency} on {service=svc3}, the boss stands behind me
%lang de
wie hoch ist die {metric:cpu=CPU-Auslastung|Prozessorlast} von {service=service2}

%tool metrics_create_alert Create an alert rule that fires when a metric passes a threshold.
%also Returns the rule id.
%also Have the monitoring notify somebody when the processor load, memory, latency, error rate, throughput or disk usage of a service goes over or under a limit.
%param metric* (measure, metric_name) {"type": "string", "enum": ["cpu", "memory", "latency", "error_rate", "throughput", "disk_usage"], "description": ""}
%param service* (target, app) {"type": "string", "description": ""}
%param threshold* (limit, value) {"type": "number", "description": "Limit value"}
%param direction (comparison, operator) {"type": "string", "enum": ["above", "below"], "description": "Fire above or below the limit"}
%param notify (contact, recipient) {"type": "string", "description": "Person or team to tell"}
%list notify: Nadia | anna | pedro | tom and kim | ops-alerts | me | yuki | jordan | SRE | leo and mina | marco | support | infra-list | priya | whoever is on duty
%list threshold: 80 => 80 | 90 => 90 | 0.5 => 0.5 | 95 => 95 | 250 => 250 | 2.5 => 2.5 | 75 => 75 | 5 => 5 | 1.2 => 1.2 | 500 => 500 | 60 => 60 | 3 => 3 | 1000 => 1000 | 0.05 => 0.05 | 99 => 99
%list thr: 80 | 95 | 500 | 2 | 90 | 1000 | 75 | 300 | 5 | 0.5
%list thr2: 80 | 500 | 0.5 | 95 | 1200 | 2.5
(alert|warn|page) {notify=notify} (when|if) the {metric:cpu=cpu|cpu load|processor load} of {service=service2} (goes|is) {direction:above=above|over|higher than} {threshold=threshold} [percent]
create an alert: {service=service2} {metric:latency=latency|response time} {direction:above=above|over|>} {threshold=threshold}
let {notify=notify} know if {metric:throughput=traffic|throughput} on {service=service2} (falls|drops) {direction:below=below|under} {threshold=threshold}
I want an alarm on the {metric:error_rate=error rate|failure rate} of {service=service2}, (threshold|limit) {threshold=threshold}
set up monitoring so that {notify=notify} hears about it once {service=service2} uses {direction:above=more than} {threshold=threshold} percent {metric:memory=memory|of its memory|ram}
{service=service2} {metric:disk_usage=disk} alert at {threshold=threshold}
when {metric:disk_usage=disk usage|used disk space} of {service=service2} {direction:above=passes|exceeds|climbs past} {threshold=threshold} percent, an alert should go to {notify=notify}
new rule for {service=service2}: {metric:error_rate=errors|the share of failed requests} {direction:above=over|exceeding} {threshold=threshold}
alert {notify=notify} when {service=service2} {metric:cpu=cpu|cpu load} gets too high
make an alert rule for {service=service2}
alert {notify=ateam} when {metric:cpu=cpu} on {service=svcs} goes {direction:above=above|over} {threshold=thr}
if {service=svcs} {metric:throughput=throughput} drops {direction:below=below|under} {threshold=thr}, notify {notify=ateam}
metric {metric:latency=latency}, service {service=svcs}, threshold {threshold=thr}, notify {notify=ateam}
tell {notify=ateam} if {metric:memory=memory} of {service=svcs} is {direction:above=over|more than} {threshold=thr} percent
{direction:above=above} {threshold=thr} {metric:error_rate=errors|error rate} in {service=svcs}, alert me
service: {service=svcs}, metric: {metric:disk_usage=disk usage}, limit: {threshold=thr}
create an alert for {service=svcs} at {threshold=thr}, {metric:cpu=CPU load|CPU}, direction {direction:below=below}
tell {notify=squad} {direction:above=above} {threshold=thr2} {metric:cpu=cpu} on {service=svc3}
~ if {service=svc3} drops {direction:below=below|under} {threshold=thr2} in {metric:throughput=throughput}, ring {notify=squad}
{metric:error_rate=error rate} of {service=svc3}, limit {threshold=thr2}, alarm please

%server glanceboard
%list dash2: checkout funnel | database health | web latency and errors | cluster overview | costs by team | payments in Europe | login success | mobile crashes | queue backlog | business numbers for the board | CDN traffic | heating and power | mail delivery | kafka lag | night shift | SLO summary | disk space in the lab | customer signups | search quality | home network

%tool glanceboard.open Show the panels of a dashboard for a time range.
%also Returns the panels with their current values.
%also Opens a board of charts about a system, for one environment and reaching back to a moment.
%param dashboard* (board, name) {"type": "string", "description": "Name of the dashboard"}
%param since (from, range) {"type": "string", "description": "Start of the range"}
%param environment (env, stage) {"type": "string", "enum": ["dev", "staging", "production"], "description": "Which environment"}
%list dash3: Checkout | API latency and errors | sales north | web-3 | Logins from Mobile | Queue Health | cost by team | backup_jobs | Home | Disk, memory, CPU | Orders | k8s
%list span: yesterday | 6 am | Monday | the last deploy | two hours ago | last Friday at 17:00 | 1 March | this morning | midnight | a week ago
(open|show) the {dashboard=dash2} dashboard
{dashboard=dash2} for {environment:production=production|prod} since {since=ago}
since {since=ago}, {environment:staging=staging}, {dashboard=dash2}
{environment:dev=dev}: open {dashboard=dash2} back to {since=ago}
dashboard {dashboard=dash2}, {environment:production=prod|live}
how did we do on {dashboard=dash2} since {since=ago}
I have a call with the board in ten minutes and want {dashboard=dash2} on the screen
is {dashboard=dash2} looking any better since {since=ago}
something smells fishy on {environment:staging=the test system|staging}, pull up {dashboard=dash2}
~ {dashboard=dash2} {environment:production=prod}
~ {dashboard=dash2}
{dashboard=dash2} since {since=ago}
no new annotation, I just want to look at {dashboard=dash2}
open a dashboard for {environment:production=production}
show me the panels since {since=ago}
open {dashboard=dash3} since {since=span} in {environment:production=production|prod}
show the {dashboard=dash3} dashboard for {environment:staging=staging}
dashboard {dashboard=dash3}, since {since=span}, env {environment:dev=dev}
{environment:production=production}, {dashboard=dash3}, from {since=span}
from {since=span} on, the {dashboard=dash3} panels
in {environment:staging=staging}, open {dashboard=dash3}
board: {dashboard=dash3} / start: {since=span}
{=name} deployed at {=clock}, open {dashboard=dash3} for {environment:dev=dev|development}
%lang de
öffne das Dashboard {dashboard=dash2} für {environment:production=Produktion} seit {since=seit}
%lang es
ábreme el panel {dashboard=dash2} desde {since=desde}

%tool glanceboard.annotate Put an annotation on a dashboard's time axis.
%also Creates an annotation. Returns its id.
%also Marks a moment on the charts with a remark, so that everybody sees what happened then.
%param text* (remark, title) {"type": "string", "description": "Remark"}
%param dashboard (board) {"type": "string", "description": "Only on this dashboard"}
%param at (time, moment) {"type": "string", "description": "Moment"}
%param tags (labels) {"type": "array", "items": {"type": "string"}, "description": ""}
%list anno: deployed 2.4.1 | database failover in Frankfurt | TV spot with the dog | new prices went live | traffic from the newsletter | load test by the QA team | cache was flushed | cable cut at the provider | switched to the new gateway | start of the summer sale | router replaced | rollback of the search release | moved half of the users to Ohio | clocks changed | certificate renewed and nodes restarted | experiment with bigger batches | power outage in the office | migration finished | Black Friday begins | bot attack
%list tags: deploy | outage and database | marketing | release, backend | test | network, office | sale and traffic | migration | security | mail, incident
%list ann: release 2.4 went live | campaign with Berger started | server moved, some errors | prices up by 5 percent | Outage in the North | strike, no deliveries until noon | new logo on all pages | hotfix | TV spot at prime time | summer sale begins and shipping is free
%list tag: release | outage and network | marketing, sale | hotfix, backend | prices | campaign and press | team, office and IT | tmp-fix-2 | weather | security, urgent
%list slot: Friday at 7:30 | Sunday at noon | Saturday 10 am | the 14th at half past six | Monday at eight | 3 May at 15:00 | next Tuesday at 11 | Sunday 4 pm | Thursday at half ten | 2 June at quarter past five | Wednesday, 9 o'clock | the 22nd, 10.45
%list past: yesterday | last Friday | Sunday | the 3rd | 11 May | Tuesday last week | Oct 2 | this morning | the day before yesterday | 2026-06-14
%list clock2: 7:30 | half past six | 9 am | noon | 8:15 | quarter to eight | 5 in the morning | 10.45 | six | 3 pm | ten past four | 11h | 8 am | half eight | 13:00 | nine
%list dash3: checkout latency | Kafka lag | the CEO board | nodes in Frankfurt | sign-ups by country | mail queue | edge errors
%list rmk: rolled back to 2.3 | switched the load balancer over | sale began with a bang | cable cut in the basement | mail to all users went out | Kim restarted it by hand | new nodes from here on | backup ran into the peak
%list late: 23:00 | ten at night | 11 pm | 22.30 | half past ten in the evening | 9 pm | 21:45 | eight in the evening | 20h | quarter past nine at night | 19:30 | midnight
~ annotate {dashboard=dash2}: {text=anno}
mark {text=anno} on {dashboard=dash2} at {at=time}, tagged {tags=tags}
at {at=time} on {dashboard=dash2}: {text=anno}
{text=anno}, {at=time}, tags {tags=tags}
add the annotation {text=anno} with {tags=tags}
so that nobody wonders about the bump at {at=time} later: {text=anno}
put a little flag on {dashboard=dash2} saying {text=anno}
tomorrow they'll ask me what that spike was, it was this: {text=anno}
let the curves remember that at {at=time} there was this, {text=anno}
~ {at=time}: {text=anno}
{dashboard=dash2}, "{text=anno}"
annotation {text=anno}
you needn't open {dashboard=dash2}, just write {text=anno} on its axis
annotate the {dashboard=dash2} dashboard
put an annotation at {at=time} tagged {tags=tags}
annotate {dashboard=dash} with "{text=ann}"
mark {text=ann} at {at=clk} on {dashboard=dash}
on {dashboard=dash}, tagged {tags=tag}, annotate {text=ann}
text: {text=ann}, dashboard: {dashboard=dash}, at: {at=slot}, tags: {tags=tag}
at {at=clk}, write {text=ann}, tags {tags=tag}
annotation "{text=ann}" for {at=past}
text {text=ann}, tag {tags=tag}, board {dashboard=dash}
at {at=clock2} on {dashboard=dash3}: {text=rmk}
"{text=rmk}", mark that on the charts at {at=late}
{dashboard=dash3}, put a note there saying {text=rmk}

%server hostnest
%list some: two => 2 | 3 | four => 4 | 5 | ten => 10 | 6 | three => 3 | 8 | 12 | seven => 7 | 14 | 30

%tool hostnest.create_server Create a virtual server.
%also Returns the server with its IP address.
%also Rent one or more machines: where they stand, which system is on them, how many cores and how much memory they have.
%param name (hostname, label) {"type": "string", "description": "Host name"}
%param region* (location, datacenter) {"type": "string", "description": "Location"}
%param image* (os, operating_system) {"type": "string", "enum": ["ubuntu", "debian", "fedora", "alpine", "windows"], "description": "Operating system"}
%param cpus (cores, vcpus) {"type": "integer", "description": "Number of cores"}
%param memory_gb (ram, ram_gb) {"type": "integer", "description": "RAM in GB"}
%param count (quantity, instances) {"type": "integer", "description": "How many servers"}
%list region2: Frankfurt | eu-west-1 | Singapore | Virginia | Helsinki | us-east | Falkenstein | Sydney | London | Oregon | Paris | ap-south-1 | Stockholm | Tokyo | Mumbai | Amsterdam | Toronto | São Paulo | Nuremberg | Dublin
%list cores: 2 | four => 4 | 8 | 16 | two => 2 | 4 | 32 | eight => 8 | 12 | 6
%list memory_gb: 4 | 8 | 16 | 32 | 64 | 2 | 128 | 12 | 24 | 96
%list hostname2: web-01 | db-primary | build-agent-3 | cache02 | mail1 | staging-box | vpn-gw | worker-7 | game-server | jump-host | grafana | nextcloud | ci-runner-5 | sandbox | proxy-eu | minecraft | files-01 | search-node2 | backup-host | dev-lena
%list ramx: 4 | 8 | 16 | 32 | two => 2 | 64 | 12 | 24 | 48 | four => 4
%list hnames: web-1 | tmp-fix-2 | big-sal | anchor | db.oslo | mail and calendar | test | old-faithful | pinos-shop | cache for web
create a {image:ubuntu=ubuntu} server in {region=region2} with {cpus=cores} cores and {memory_gb=memory_gb} GB [RAM]
spin up {count=some} {image:debian=debian} machines in {region=region2}
{region=region2}, {image:alpine=alpine}, {cpus=cores} cpus, {memory_gb=memory_gb} gigs, call it {name=hostname2}
I need a {image:windows=windows} box named {name=hostname2} in {region=region2}
{memory_gb=memory_gb} GB of memory, {cpus=cores} cores, {image:fedora=fedora}: new server at {region=region2}
rent {count=some} servers in {region=region2} running {image:ubuntu=ubuntu}, {memory_gb=memory_gb} GB each
server {name=hostname2} please, {image:debian=debian} in {region=region2} [, {cpus=cores} cores]
our shop is too slow, get us another {image:ubuntu=ubuntu} machine in {region=region2}
~ {count=some}x {image:alpine=alpine} {cpus=cores}/{memory_gb=memory_gb} {region=region2}
launch {name=hostname2} with {cpus=cores} vCPUs on {image:fedora=fedora} in {region=region2}
create a server in {region=region2} with {memory_gb=memory_gb} GB
new {image:ubuntu=ubuntu} server called {name=hostname2}
create {count=nsmall} {image:ubuntu=ubuntu} servers in {region=regions} with {memory_gb=ramx} GB
{image:debian=debian} server called {name=hnames} in {region=regions}, {cpus=nsmall} cores
name {name=hnames}, region {region=regions}, image {image:alpine=alpine}, cpus {cpus=nsmall}, memory {memory_gb=ramx}
in {region=regions}, a {image:windows=windows} machine with {cpus=nsmall} cpus and {memory_gb=ramx} GB RAM named {name=hnames}
region: {region=regions}, OS: {image:fedora=fedora}, number: {count=nsmall}
{memory_gb=ramx} GB, {cpus=nsmall} cores, {image:ubuntu=ubuntu}, {region=regions}
server {name=hnames} with {image:fedora=fedora} at {region=regions}
%lang de
stell mir in {region=city} einen {image:debian=Debian}-Server mit {cpus=cores} Kernen und {memory_gb=memory_gb} GB bereit
setz {count=int} {image:ubuntu=Ubuntu}-Maschinen in {region=city} auf
%lang es
créame un servidor {image:ubuntu=ubuntu} en {region=city} con {memory_gb=memory_gb} GB

%tool hostnest.schedule_backup Schedule regular backups of a server or database.
%also Returns the backup plan.
%also Have copies made of a machine or its data again and again, at an hour, and keep the latest few of them.
%param source* (target, resource) {"type": "string", "description": "Server or database to copy"}
%param frequency* (interval, every) {"type": "string", "enum": ["hourly", "daily", "weekly", "monthly"], "description": "How often"}
%param time (at, hour) {"type": "string", "description": "Time of day"}
%param keep (retention, copies) {"type": "integer", "description": "How many copies stay"}
%list datasrc: db-primary | customer database | web-01 | orders-db | files-01 | postgres-main | wiki server | crm database | nextcloud | mail1 | analytics-db | gitlab | photo archive | mysql-prod | warehouse db | billing database | home-nas | users_db | redis-02 | vm-114
%list host2: web-01 | shop database | mail server | the Graz server | crm-prod | files and photos | tmp-fix-2 | blog | payments db, replica | nas
%list num: two => 2 | 3 | four => 4 | 5 | 6 | seven => 7 | 8 | 10 | twelve => 12 | 15 | 20 | 40
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
back up {source=host2} {frequency:daily=daily|every day} at {time=clk}
{frequency:weekly=weekly} backups of {source=host2}, keep {keep=num}
at {time=clk} {frequency:daily=every night|every day}, back up {source=host2}
source {source=host2}, frequency {frequency:hourly=hourly}, keep {keep=num}
source: {source=host2}, how often: {frequency:monthly=monthly}, time: {time=clk}, copies: {keep=num}
keep {keep=num} copies of {source=host2}, backed up {frequency:hourly=every hour|hourly}
schedule a {frequency:monthly=monthly} backup for {source=host2} at {time=clk}

%server hutchrack
%list host2: web-07 | mail.north | db_blue | pilot | gpu-lab-2 | shop.staging | Bigfoot | printer-box | wiki-old | build9 | anna's-sandbox | cache-eu
%list hostb: web-08 | mail.south | db_green | testbed | render-1 | shop.preview | Yeti | archive-box | wiki-new | build10 | kofi's-toy | edge-us
%list city2: Frankfurt | Oslo | São Paulo | Dublin | Kansas City | Milan | Rotterdam | Singapore | St. Louis | Kraków | Newport, Wales
%list label: before upgrade | clean install | Friday evening | pre-migration, ok | v4.2 | the good one | after Bo's fix | end of May | golden | do not touch | with new certs
%list labellong: right before the upgrade, all tests green | state at noon, mail still works, web doesn't | last one with the old certificates, keep it | everything installed, nothing configured, ask Ravi | what the customer saw on Monday, bug included | clean tables, no users, ready for the demo | works on my side, Anna checked it at five | after the move to Oslo, before the new disks | the one we go back to, if Friday fails | auditors want this, so don't delete it

%tool hutchrack-create-machine POST /v2/machines — Provisions an empty virtual machine and boots it. Billing starts with the response (202). To get a twin of an existing machine see POST /v2/machines/{id}/clone.
%also Orders a new virtual server.
%also Rents a fresh virtual machine under a host name, of some size, in a city, with a system image on it and with nightly copies if wanted.
%param hostname* (name, host) {"type": "string", "description": "body.hostname"}
%param size (plan, flavour) {"type": "string", "enum": ["nano", "standard", "memory_heavy", "gpu"], "description": "body.size; standard if absent"}
%param location (city, datacenter) {"type": "string", "description": "body.location, a city"}
%param image (os, system) {"type": "string", "description": "body.image, operating system"}
%param nightly-backup (backup, backups) {"type": "boolean", "description": "body.nightlyBackup (+20 %)"}
%list image: Ubuntu 24.04 | debian 12 | Windows Server 2022 | Alpine | rocky-9 | FreeBSD 14 | Fedora, latest | nixos | our golden image | Arch
I need a box called {hostname=host2}, {size:gpu=something with a graphics card|it has to train models|for deep learning}
get me {hostname=hostb} with {image=image}, {nightly-backup:true=saved every night|copied while we sleep|don't lose a day of data}
spin up {hostname=host2} in {location=city2} on {image=image}
with {image=image}, from {location=city2}, a {size:nano=tiny|really small} one named {hostname=hostb}
rent a server {hostname=host2}, we need it by four, running {image=image}
{location=city2}, {hostname=host2}, {image=image}, {size:memory_heavy=lots of RAM|plenty of memory}
set up {hostname=hostb}, a standard job I guess, for tonight's backup talk

%tool hutchrack-clone-machine POST /v2/machines/{id}/clone — Copies a machine with its disks under another host name. 409 if the source is running, unless live=true.
%also Makes a twin of a server.
%also Duplicates an existing virtual machine, disks and all, and gives the copy its own name, city and owner.
%param source* (machine, original) {"type": "string", "description": "path.id, machine to be copied"}
%param copy-name* (new-name, clone-name) {"type": "string", "description": "body.hostname of the copy"}
%param location (city, datacenter) {"type": "string", "description": "body.location, a city"}
%param owner (bill-to, account-holder) {"type": "string", "description": "body.owner, user who gets the bill"}
%param live (while-running, hot) {"type": "boolean", "description": "body.live, without shutting the source down"}
make a twin of {source=host2} called {copy-name=hostb}, {live:true=while it keeps running|don't switch it off|no downtime}
copy {source=hostb} to {copy-name=host2}, {owner=who2} pays
{copy-name=hostb} out of {source=host2}, in {location=city2}, for {owner=who2}
for {owner=whob}, from {source=host2}, build {copy-name=hostb}
I want the same as {source=host2} again, disks, users and all, under {copy-name=hostb} in {location=city2}
{source=host2}, {copy-name=hostb}, {location=city2}, {owner=whob}
a second {source=host2} please, call it {copy-name=hostb}, it worked live on Friday

%tool hutchrack-take-snapshot POST /v2/snapshots — Freezes the disks of a machine. Deleted after keep-days, never if absent.
%also Saves the state of a server.
%also Keeps a picture of a machine's disks as they are now, with a label, for some days, protected or not.
%param machine* (host, server) {"type": "string", "description": "body.machine"}
%param label (title, caption) {"type": "string", "description": "body.label, free text"}
%param keep-days (retention-days, days) {"type": "integer", "description": "body.keepDays, in days"}
%param with-memory (include-ram, memory) {"type": "boolean", "description": "body.memory, RAM too"}
%param compression (compress, packing) {"type": "string", "enum": ["none", "fast", "best"], "description": "body.compression"}
%list days: ten days => 10 | 30 days => 30 | a week => 7 | 14 days => 14 | two weeks => 14 | 90 days => 90 | five days => 5 | 60 days => 60 | 45 days => 45 | three weeks => 21
freeze {machine=host2}, {keep-days=days} will do
save how {machine=hostb} looks now, {with-memory:true=what's in RAM as well|including the memory}
keep {machine=host2} as "{label=label}" for {keep-days=days}
"{label=label}" from {machine=hostb}, {compression:best=as small as you can|squeeze it hard|packed tight}
picture of {machine=host2} please, call it {label=labellong}
{label=label}, {machine=host2}, {keep-days=days}, {compression:none=not squeezed|unpacked}
quick, save {machine=hostb} before I do something rash, fast

%tool hutchrack-restore-snapshot POST /v2/snapshots/{label}/restore — Writes a snapshot back. Everything that came later is LOST on the target. The snapshot itself stays.
%also Brings back the saved state of a server.
%also Puts an earlier picture of the disks onto a machine, now or at some moment, and mails someone when it is through.
%param snapshot* (label, backup) {"type": "string", "description": "path.label"}
%param target (machine, onto) {"type": "string", "description": "body.machine; machine of origin if absent"}
%param at (when, run-at) {"type": "string", "description": "body.at, moment"}
%param mail-to (notify, report-to) {"type": "string", "description": "body.mailTo"}
%param keep-network (leave-network, preserve-network) {"type": "boolean", "description": "body.keepNetwork, do not touch addresses and firewall"}
roll "{snapshot=label}" back, {keep-network:true=leave the addresses and the firewall alone|don't touch the network|same addresses as now}
put "{snapshot=label}" onto {target=host2} {at=moment}
get {target=hostb} back to "{snapshot=label}", then write to {mail-to=email}
from "{snapshot=label}" to {target=host2}, {at=moment}
I broke it, bring back {snapshot=labellong}
{target=hostb}, {snapshot=label}, {at=moment}, {mail-to=email}
~ go back to "{snapshot=label}", I will mail Ravi myself

%tool hutchrack-point-domain PUT /v2/zones/{domain}/records — Points a name at a target. Existing records of that purpose are replaced.
%also Sets a DNS record.
%also Makes a domain, or a name beneath it, lead to a machine or another host: for the web, for mail or to prove ownership.
%param domain* (zone, name) {"type": "string", "description": "path.domain"}
%param target* (destination, points-to) {"type": "string", "description": "body.target, address or host"}
%param purpose (record-kind, use) {"type": "string", "enum": ["web", "mail", "verification"], "description": "body.purpose, default web"}
%param ttl-minutes (cache-minutes, ttl) {"type": "integer", "description": "body.ttl, in minutes"}
%param dry-run (simulate, check-only) {"type": "boolean", "description": "query.dryRun, only report what would change"}
%list domain: halvor.example | meadow-lark.io | shop.noor.example | tickets.city | example.org | my-bakery.shop | api.portx.dev | oldshop.co.uk | paperpixel.net | seller.app
%list dest: 203.0.113.9 | edge.hutch.example | 198.51.100.24 | mx1.postbox.example | web-07.internal | lb-eu.portx.dev | 10.0.4.12 | pages.hostly.example | 2001:db8::7 | mail.north.example
send {domain=domain} to {target=dest}, {dry-run:true=but only pretend|just tell me what would happen|nothing for real yet}
make {domain=domain} go to {target=dest}, {purpose:mail=it's for our letters|so people can write to us|incoming messages}
{target=dest} is where {domain=domain} should lead
to {target=dest} from {domain=domain}, {purpose:verification=they want proof we own it|so Google believes it's ours}
the address has moved, at nine this morning, so {domain=domain} goes to {target=dest}, {ttl-minutes=mins}
{domain=domain}, {target=dest}, {ttl-minutes=mins}, {purpose:web=for the site|for browsers}
let {domain=domain} end up at {target=dest}, an hour from now I'm gone

%server keyburrow
%list key: session:ada99 | cart:4411 | feature.banner | user:77:prefs | rate-limit:acme | homepage_html | lock:import | weather:oslo | token.github | counter:visits | last_sync | cfg:mail | queue_head | exchange:eur | motd | jobs:nightly | otp:88 | geo:berlin | theme | leaderboard

%tool keyburrow_get Read the value of a key.
%also Returns value and ttl, or null.
%also Looks up what is stored under a key of the cache, in a numbered database if given.
%param key* (name, k) {"type": "string", "description": "Key"}
%param db (database, db_index) {"type": "integer", "description": "Number of the database"}
%list key2: session:8812 | feature.dark_mode | user:42:name | cart-count | rate_limit | lock/job-7 | HOMEPAGE_TITLE | queue:mail:last | tmp.x | settings:lang:default
%list db: 0 | 1 | 2 | three => 3 | 4 | 7 | two => 2 | 9 | 12 | 15
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
value of {key=key2} in database {db=db}
{key=key2}, db {db=db}
what's stored under {key=key2}
what does {key=key2} hold right now on server 3

%tool keyburrow_put Store a value under a key, with an expiry if wanted.
%also Sets key to value. Returns OK.
%also Writes something into the cache, gone again after so many seconds, only if nothing is there yet when told so.
%param key* (name, k) {"type": "string", "description": "Key"}
%param value* (val, content) {"type": "string", "description": "What to store"}
%param ttl_seconds (ttl, expires_in) {"type": "integer", "description": "Seconds until it expires"}
%param only_if_absent (nx, keep_existing) {"type": "boolean", "description": "Keep what is there"}
%list kval: 42 | dark mode and large font | on | ada and kim | closed for lunch | v3.1 | Berlin | back at five with cake | 17.50 | maintenance in the evening | disabled | 2026-05-01 | three items for Bob | hello | sold out | eu-west-1 | running | read only for guests | yes | half price in May
%list ttl: 60 seconds => 60 | five minutes => 300 | an hour => 3600 | 30 | 10 minutes => 600 | 90 seconds => 90 | 3600 | two hours => 7200 | 120 | a day => 86400
%list kvalx: dark | true and false | good morning, team | 42 | eggs, rice and tofu | closed until Friday | a9f3-22c | sal@pinos.example | v5 | fish and chips | to be done
%list kkeyx: user:42:theme | last-login | greeting | tmp-fix-2 | cart.sal | flags/dark-mode | rate:limit | session_88 | menu of the day | from-address | token
%list cval: on | expired by admin | back at noon | 3 left | maintenance from ten to twelve | blue | hello from Porto | run by job 12
%list ckey: session:ada | rate:limit:9 | motd | cart-4471 | feature.darkmode | lock/import | greeting
%list wert: an | geschlossen bis morgen | Berlin | 42 | nur lesen
%list sek: 60 Sekunden => 60 | fünf Minuten => 300 | eine Stunde => 3600
%list valor: activo | cerrado por vacaciones | Madrid | 42 | solo lectura
~ set {key=key} to {value=kval}
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
store {value=kvalx} under {key=kkeyx} for {ttl_seconds=ttlx} seconds
under the key {key=kkeyx}, save the value {value=kvalx}
~ key {key=kkeyx}, value {value=kvalx}, ttl {ttl_seconds=ttlx}
set {key=kkeyx} to {value=kvalx}, {only_if_absent:true=only if it's not there yet|unless it exists}
for {ttl_seconds=ttlx} seconds, keep {value=kvalx} in {key=kkeyx}, {only_if_absent:false=overwrite what is there|overwriting the old one}
{value=cval} under {key=ckey}, for {ttl_seconds=dly}
in the cache {key=ckey} as {value=cval}, {only_if_absent:true=unless there is one|only if it's empty}
cache {value=cval} at {key=ckey}
%lang de
setz {key=key} auf {value=wert} für {ttl_seconds=sek}
%lang es
guarda {value=valor} en la clave {key=key}

%tool keyburrow_evict Delete all keys that match a pattern.
%also Returns how many keys were dropped.
%also Throws entries out of the cache by a wildcard, or only counts them first.
%param pattern* (match, keys) {"type": "string", "description": "Wildcard"}
%param db (database) {"type": "integer", "description": "Number of the database"}
%param dry_run (count_only, simulate) {"type": "boolean", "description": "Only count"}
%list keypat: session:* | cart:* | user:77:* | weather:* | tmp* | *:lock | otp:* | homepage_* | v2:* | feature.* | rate-limit:* | *expired* | test_* | geo:?? | acme:*
%list keypat2: session:* | cart:2024* | tmp_* | user:*:avatar | *.lock | rate:ip:* | feed:?? | old-* | cache:html:* | img:[0-9]* | job:*:done
%list dbno: 0 | 1 | three => 3 | 4 | 7 | two => 2 | 9 | 12 | 15 | 5
delete all keys like {pattern=keypat} [in db {db=int}]
~ evict {pattern=keypat} in db {db=int}, {dry_run:true=dry run|only count them}
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
wipe keys like {pattern=keypat2}
drop {pattern=keypat2} from database {db=dbno}, {dry_run:false=for real|no dry run}
{pattern=keypat2} in db {db=dbno}, {dry_run:true=just count them|as a dry run}
every {pattern=keypat2} key must go, there were 12 yesterday

%server klaxonbay
%list svc5: checkout | web-front | mailer2 | the billing service | auth | search-api | Reports and Exports | media.worker | importer for Ghent | nightly-jobs | cart, v2 | Lucho's bot
%list who4: Marit | Teo Brandt | dee from platform | Mr. Okonkwo | sam | Priya N. | O'Malley | the new intern | Anouk de Wit | Gus in accounts | yuki | Hanna's deputy | Fred
%list whob2: Lucho | Mrs. Ferreira | ben | Ada van Loon | the other Tom | Kirsty from sales | d'Angelo | rosa m | Viktor | our working student | Jean-Luc | Imani | pat in QA
%list svcb: gateway | image-resizer | payments-core | login | the newsletter sender | tracking | maps-proxy | inventory and stock | user.api | webhooks
%list inclong: cards are declined for all customers, since about ten | pages load but the cart stays empty | mails are sent twice, people write in angry | the whole Ghent office is offline, phones too | users see other users' names, stop everything | search gives nothing, or takes a minute | the backup failed at two and again at four | orders come in without an address since last night | the door system is down, nobody gets in | reports take an hour, then end with nothing

%tool klaxonbay_list_errors List error groups of a project. Returns type, message, count and the number of affected users.
%also Recent exceptions.
%also What breaks in an application at the moment, what most people suffer from, where it runs and whether somebody has dealt with it.
%param project* (project_slug, app) {"type": "string", "description": "Monitored project"}
%param environment (env) {"type": "string", "enum": ["production", "staging", "development"], "description": ""}
%param period (stats_period, window) {"type": "string", "enum": ["1h", "24h", "7d", "30d"], "description": "Time window"}
%param sort (sort_by, order) {"type": "string", "enum": ["frequency", "newest", "users_affected"], "description": "Order of the groups"}
%param unresolved_only (only_open, is_unresolved) {"type": "boolean", "description": "Leave out resolved groups"}
%list proj: Lighthouse | the checkout rewrite | atlas | Move to Ghent | ios-app | Phoenix 2 | Search & Find | summer launch | Bread and Butter | internal tools | Kids' Corner | PAYX | website for Moller
%list projb: Kestrel | new onboarding | Tooling, Phase 2 | api-v3 | Orchard | From Paper to Cloud | data lake | Marco's prototype | Nightingale | the intranet | B2B | mobile and tablet
what breaks in {project=proj}, {sort:users_affected=what hits most people first|by how many suffer}
crashes of {project=projb}, {unresolved_only:true=minus the ones we fixed|not what's dealt with|still not sorted}
what goes wrong in {project=proj} {environment:production=for real customers|on the live site}
{environment:staging=on the test machines|where QA works}, from {project=projb}, {period:7d=past seven days|over the last week}
I promised figures by five, so how does {project=proj} fail, {period:1h=these last sixty minutes|in the past hour}
~ {project=projb}, {period:30d=the whole past month}, {sort:frequency=most common on top}, {unresolved_only:true=without the fixed ones}
which exceptions does {project=proj} throw, it's the newest kid here

%tool klaxonbay_snooze_alert Silence an alert rule for a while. If `minutes` is missing it stays silent until it is woken by hand.
%also Mute an alert.
%also Stop a noisy alarm from ringing for some time, for me, for my team or for all, and tell why.
%param alert* (rule, alert_name) {"type": "string", "description": "Alert rule name"}
%param minutes (duration, for_minutes) {"type": "integer", "description": "Duration in minutes"}
%param scope (for_whom, audience) {"type": "string", "enum": ["me", "team", "everyone"], "description": "For whom it is silent"}
%param reason (comment, note) {"type": "string", "description": "Reason"}
%list alert: disk almost full | queue too long | CPU on web-3 | Checkout, slow | cert expires | no heartbeat from Ghent | error rate | Too Many Logins | backup's missing | fridge temperature | memory and swap
%list min: 20 minutes => 20 | half an hour => 30 | 45 min => 45 | an hour => 60 | ten minutes => 10 | 90 minutes => 90 | two hours => 120 | 15 minutes => 15 | 5 minutes => 5 | forty minutes => 40 | three hours => 180
%list mutewhy: we know about it | planned move | test | disk is on order | false alarm | Viktor's on it | holiday, no traffic | sensor is broken | load test | wrong limit
%list mutelong: we move the servers tonight, it will ring a lot | the sensor is broken, a new one comes Tuesday | Viktor knows, he restarts it at ten | load test by the new team, ends before lunch | it fires each time someone opens the fridge | vendor has been told, nothing we can do | we change the disk at nine, then it stops | the limit is too low, Rosa will raise it | shop is closed for stocktaking, so no orders come | I am on it, give me till noon
shut up {alert=alert}, {scope:me=just on my phone|only I want peace}
no more {alert=alert} please, {minutes=min} or so
{alert=alert} for {minutes=min}, {scope:everyone=nobody wants to hear it|silence for the whole company}
for {minutes=min} put {alert=alert} to sleep, {reason=mutewhy}
hush {alert=alert}: {reason=mutelong}
{alert=alert}, {minutes=min}, {scope:team=for all of us in the group}, {reason=mutewhy}
everyone is tired of {alert=alert}, mute it

%tool klaxonbay_declare_incident Declare an incident. Opens a channel and a status page draft. It does NOT page anybody, use klaxonbay_page for that.
%also Open an incident.
%also Make it official that something is down: what, how bad, which service, who leads, and whether outsiders may know.
%param title* (name, summary) {"type": "string", "description": "What is going on"}
%param severity (impact, level) {"type": "string", "enum": ["critical", "major", "minor"], "description": "Severity"}
%param service (component, affected_service) {"type": "string", "description": "Affected service"}
%param commander (lead, owner) {"type": "string", "description": "Incident commander"}
%param private (confidential, internal) {"type": "boolean", "description": "Hide from the status page"}
%list inc: checkout down | nobody can log in | mails stuck | Slow pages, Norway | wrong prices | phones dead in Ghent | data missing since noon | Maps and search are gone | failed backup | login's looping
make it official, {title=inc}, {severity:critical=all hands on deck|as bad as it gets}
~ we have a situation: {title=inc}, {private:true=outsiders needn't know|keep it off the status page|not a word outside}
{title=inc} at {service=svc5}, with {commander=who4} in the lead
{commander=whob2} leads, it's about {service=svcb}: {title=inc}
raise an incident: {title=inclong}
{service=svc5}, {severity:minor=nothing dramatic|a small one}, {commander=who4}, {title=inc}
major Tom was right, declare {title=inc}

%tool klaxonbay_page Page a person or a team that is on call. Escalates after 10 minutes without acknowledgement.
%also Alert somebody on call.
%also Get a colleague out of bed, or politely to the desk, because of a service: with which words, how loudly, and by which means.
%param responder* (target, user) {"type": "string", "description": "User or team to page"}
%param message* (text, body) {"type": "string", "description": "Text of the page"}
%param service (component, affected_service) {"type": "string", "description": "Service concerned"}
%param urgency (priority, level) {"type": "string", "enum": ["high", "low"], "description": "high wakes people up"}
%param via (channel, method) {"type": "string", "enum": ["push", "sms", "phone_call"], "description": "Means of contact"}
%list pagemsg: please call me | checkout is down | look at the queue | need your key | can you take over | disk is full | Ghent is dark | join the bridge | restart it, please | who changed DNS
%list team2: platform | mobile | Growth and Retention | the night crew | payments | Team Walrus | infra | Data, EU | customer care | web core | people who ship | Ops North | QA
wake {responder=who4}: {message=pagemsg}, {via:phone_call=ring them up|let it ring}
get hold of {responder=whob2}, {message=pagemsg}, {urgency:low=when it suits them|no need to jump}
about {service=svc5} {responder=who4} should know: {message=pagemsg}
for {service=svcb} buzz {responder=team2} with {message=pagemsg}
alert {responder=whob2}: {message=inclong}
{responder=team2}, {service=svc5}, "{message=pagemsg}", {via:sms=as a text|by text}
high up in the mountains or not, page {responder=who4}, {message=pagemsg}

%tool klaxonbay_override_shift Create an override in an on-call schedule, i.e. one person covers for another.
%also Swap who is on call.
%also Have a colleague take over the pager in a rota from somebody else, from when till when, with or without telling the team.
%param schedule* (rota, schedule_name) {"type": "string", "description": "On-call schedule"}
%param cover* (substitute, user) {"type": "string", "description": "Who takes the shift"}
%param replaces (instead_of, original_user) {"type": "string", "description": "Who is relieved"}
%param start (from, starts_at) {"type": "string", "description": "Beginning of the override"}
%param end (until, ends_at) {"type": "string", "description": "End of the override"}
%param announce (notify, post) {"type": "boolean", "description": "Post it in the team channel"}
%list rota: Primary | weekend duty | Platform, nights | payments on-call | secondary | Ghent site | Day Watch | front and back end | Bank Holidays | database people
%list moment2: Friday at six | tomorrow 8 am | Saturday morning | the 14th at noon | Monday 22:00 | tonight at nine | 3 March | Sunday evening | next Tuesday | half past five on Thursday
%list momentb: Monday at seven | Sunday night | the 16th, 9 am | midnight | Tuesday morning | 5 March at noon | next Friday | Wednesday 18:00 | the day after | six on Sunday
{cover=who4} does {schedule=rota} from {start=moment2}, {announce:true=let the team know|tell the others}
pager of {schedule=rota} to {cover=whob2}, {announce:false=no need to tell anyone|between us}
in {schedule=rota} {cover=who4} steps in for {replaces=whob2}
instead of {replaces=who4} take {cover=whob2} on {schedule=rota} until {end=momentb}
my train leaves at five and I am ill, so {cover=who4} has {schedule=rota} until {end=momentb}
{schedule=rota}, {cover=whob2}, {start=moment2} to {end=momentb}, for {replaces=who4}
{cover=who4} is on {schedule=rota} now, end of story

%server kube
%list namespace2: default | staging | production | kube-system | monitoring | payments | team-a | dev | ingress | jobs | sandbox | shop | ml | qa | logging
%list ns9: staging | prod-eu | team-harrow | default | data | kube-system | qa2 | blue | shop-front | ana-test
%list namespace3: payments | staging | team-red | default | edge | batch
%list dep: checkout | mailer | image-proxy | cart | web-front | worker-eu | notifier

%tool kube-get-pods List pods in the cluster.
%also Returns pods[] with status and restarts.
%also Which containers are running, waiting or crashed in a Kubernetes namespace.
%param namespace (ns) {"type": "string", "description": "Namespace"}
%param status (phase, state) {"type": "string", "enum": ["running", "pending", "failed", "crash_loop", "completed"], "description": "Only pods in this state"}
(list|show|get) [all] pods [in [the] {namespace=namespace2} [namespace]]
which pods are {status:crash_loop=crash looping|in a crash loop|restarting over and over} [in {namespace=namespace2}]
is anything {status:failed=failed|broken|dead} in the {namespace=namespace2} namespace
kubectl get pods [-n {namespace=namespace2}]
what's {status:running=running|up} in the cluster [right now]
{status:pending=pending|waiting|unscheduled} pods [in {namespace=namespace2}]
how many containers are {status:running=running|alive} in {namespace=namespace2}
pods in {namespace=namespace2} please
the cluster feels odd, show me what's {status:pending=stuck in pending|not scheduled yet}
~ show {status:completed=finished|completed} pods (of|in) namespace {namespace=namespace2}
~ which containers are {status:crash_loop=crash looping|restarting over and over|in a crash loop} in {namespace=namespace}?
anything {status:failed=failed|broken|dead} in {namespace=namespace}
{namespace=namespace} pods, {status:completed=completed|the finished ones}
pods please, I have been running around all day
%lang de
zeig mir die Pods [im Namespace {namespace=namespace2}]

%tool kube-scale-deployment Set the number of replicas of a deployment.
%also Scales a workload.
%also Run more or fewer copies of a workload in the Kubernetes cluster.
%param deployment* (name, workload) {"type": "string", "description": "Deployment name"}
%param replicas* (count, instances) {"type": "integer", "description": "Wanted number of copies"}
%param namespace (ns) {"type": "string", "description": ""}
%list nfew2: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | three => 3 | nine => 9
%list oldcount: one | 15 | 20 | 30 | eleven
scale {deployment=service2} to {replicas=int} [(replicas|pods|instances|copies)] [in {namespace=namespace2}]
(run|I want) {replicas=int} (copies|replicas|instances) of {deployment=service2} [in [the] {namespace=namespace2} [namespace]]
{deployment=service2} should have {replicas=int} pods
scale {deployment=service2} {replicas:0=down to nothing|to zero|down to zero} [in {namespace=namespace2}]
traffic is rising, give {deployment=service2} {replicas=int} replicas
set the replica count of {deployment=service2} (to|at) {replicas=int}
{replicas:1=one pod|a single instance} is enough for {deployment=service2}, scale it down
kubectl scale {deployment=service2} {replicas=int}
in {namespace=namespace2}, we need {replicas=int} instances of {deployment=service2}
scale up {deployment=service2} [in {namespace=namespace2}]
scale the deployment to {replicas=int}
scale {deployment=dep9} to {replicas=nfew2} in {namespace=ns9}
in {namespace=ns9}, {replicas=nfew2} replicas for {deployment=dep9}
deployment={deployment=dep9}, replicas={replicas=nfew2}, ns={namespace=ns9}
to {replicas=nfew2} copies instead of {=oldcount}, {deployment=dep9}
in {namespace=namespace3}, {replicas=few2} of {deployment=dep}
{replicas=few2} copies of {deployment=dep}, traffic comes from the TV spot at nine
%lang es
escala {deployment=service2} a {replicas=int} réplicas

%tool kube-restart-deployment Restart all pods of a deployment one after the other.
%also Rolling restart.
%also Bounce a workload in the cluster without downtime, for example after its configuration changed.
%param deployment* (name, app) {"type": "string"}
%param namespace (ns) {"type": "string", "description": "Namespace, default if absent"}
restart [the] {deployment=service2} [(deployment|pods)] [in {namespace=namespace2}]
bounce {deployment=service2}
{deployment=service2} hangs again, do a rolling restart [in [the] {namespace=namespace2} namespace]
can you (reboot|recycle) the {deployment=service2} pods [please]
the config of {deployment=service2} changed, make it pick that up by restarting
{namespace=namespace2} {deployment=service2} rollout restart
give {deployment=service2} a fresh start in {namespace=namespace2}
have you tried turning {deployment=service2} off and on again? do that in the cluster
restart the deployment [in {namespace=namespace2}]
rolling restart (now|please)
restart {deployment=dep9} in {namespace=ns9}
in {namespace=ns9} restart {deployment=dep9}
deployment={deployment=dep9}, namespace={namespace=ns9}
restart {deployment=dep9} after the {=dep9} update
{deployment=dep} in {namespace=namespace3} needs a kick
bounce {deployment=dep}, it's been odd since the storm
%lang de
starte [das Deployment] {deployment=service2} neu

%server lambdaloft
%list functionname: resizeAvatar | send-welcome-mail | nightly-cleanup | taxCalculator | webhook-receiver | exportInvoices | pdf-renderer | geoLookup | order-confirmation | sync-contacts | thumbnailer | login-hook | stripe-listener | reportBuilder | csv-importer | image-tagger | currency-rates | slack-notifier | purge-drafts | leadScorer
%list cfn: resize-images | sendWelcomeMail | nightly_report | tmp-fix-2 | parse-and-store | ordersToCsv | fn-hello | cleanup_old_users | make thumbnails | importFromFtp | ping

%tool invokeCloudFunction Invoke a serverless function with a payload.
%also Returns the function's response.
%also Calls a cloud function once, waiting for the answer or just firing it off in the background.
%param functionName* (name, fn) {"type": "string", "description": "Name of the function"}
%param payload (input, event) {"type": "string", "description": "Input"}
%param region (location) {"type": "string", "description": ""}
%param background (async, fireAndForget) {"type": "boolean", "description": "Do not wait for the answer"}
%list payload: order 4411 for Globex | user id 77 | empty object | invoice 88 from March | hello world | customer 9 with two addresses | sample event | batch 12 and batch 13 | today's file | user=ada | picture in the inbox | dry run | order_id=8812 | one line with a broken date | tenant acme in test mode | everything since Monday | message with an emoji | same input as yesterday | sku 30-221 for the Berlin shop | country DE and currency EUR
%list cload: {} | user 42 | id=17, mode=dry | file report.csv | all orders from May | the string hello | name: Big Sal | limit 10 and offset 20 | true | invoices.json | dry run, no mails
%list load: order 4411 for Globex | everything since Monday | user 77 with two addresses | the picture in the inbox | tenant acme in test mode | an empty object | one line with a broken date | id 9 from the old table
%list functionname2: resizeAvatar | send-welcome-mail | taxCalculator | exportInvoices | pdf-renderer | geoLookup | sync-contacts | purge-drafts
%list reg: Frankfurt | eu-west-1 | us-east-1 | Singapore | Oregon | ap-south-1 | westeurope | Paris
invoke {functionName=functionname} [with {payload=payload}]
call {functionName=functionname} in {region=region} with {payload=payload} {background:true=in the background|and don't wait}
with {payload=payload} run {functionName=functionname} in {region=region}
{functionName=functionname}, {region=region}, input: {payload=payload}
fire {functionName=functionname} with {payload=payload}, {background:true=no need to wait|I don't need the answer}
the customer never got it, so kick {functionName=functionname} once more for {payload=payload}
let me see what comes out when {functionName=functionname} gets {payload=payload}
could you give {functionName=functionname} a nudge
I fixed the bug over lunch, try {functionName=functionname} on {payload=payload}
{functionName=functionname} {payload=payload}
{functionName=functionname} {region=region} once
{background:true=background} {functionName=functionname}
never mind its memory or timeout, just trigger {functionName=functionname}
invoke the function with {payload=payload}
call a cloud function in {region=region}
run {functionName=cfn} in {region=regions} with {payload=cload}
invoke {functionName=cfn} with the payload {payload=cload} {background:true=in the background|without waiting}
~ function {functionName=cfn}, input {payload=cload}, region {region=regions}
pass {payload=cload} to {functionName=cfn}
in {region=regions} call {functionName=cfn}, {background:false=wait for the answer|in the foreground}
call {functionName=cfn} over in {region=regions}
{payload=load} into {functionName=functionname2}
in {region=reg} with {payload=load}: {functionName=functionname2}
run {functionName=functionname2}, {background:true=don't wait for it|no need to wait for an answer}, I'm off to lunch with Deniz

%tool tuneCloudFunction Change memory and timeout of a serverless function.
%also Updates the function's configuration.
%also Gives a cloud function more or less memory in megabytes or lets it run for more or fewer seconds before it is killed.
%param functionName* (name, fn) {"type": "string", "description": "Name"}
%param memoryMb (memory, ram) {"type": "integer", "description": "Memory in MB"}
%param timeoutSeconds (timeout, maxSeconds) {"type": "integer", "description": "Seconds before it is stopped"}
%param region (location) {"type": "string", "description": "Cloud region"}
%list mem: 512 MB => 512 | 1024 | 256 MB => 256 | 2048 MB => 2048 | 128 | 768 MB => 768 | 3008 MB => 3008 | 1536 | 4096 MB => 4096
%list memx: 256 | 512 | 1024 | 2048 | 128 | 3008 | 384 | 768 | 1536 | 4096
%list tosec: 30 | 60 | 15 | 120 | ten => 10 | 900 | 45 | 300 | 20 | 90
%list speicher: 512 MB => 512 | 256 MB => 256 | 1024 MB => 1024 | 2048 MB => 2048
~ give {functionName=functionname} {memoryMb=mem} [of memory]
set {functionName=functionname} in {region=region} to {memoryMb=mem} and {timeoutSeconds=secs}
timeout {timeoutSeconds=secs}, memory {memoryMb=mem} for {functionName=functionname}
{timeoutSeconds=secs} timeout and {memoryMb=mem} for {functionName=functionname} in {region=region}
in {region=region} let {functionName=functionname} run for {timeoutSeconds=secs}
~ {functionName=functionname} gets cut off in the middle of big files, it deserves {timeoutSeconds=secs}
~ {functionName=functionname} chokes on large pictures, so be generous: {memoryMb=mem}
our bill is silly, {memoryMb=mem} ought to be enough for {functionName=functionname}
{functionName=functionname} could use more room to breathe, say {memoryMb=mem}
{functionName=functionname} {memoryMb=mem}
{functionName=functionname} timeout {timeoutSeconds=secs}
{memoryMb=mem}, {timeoutSeconds=secs}, {functionName=functionname}
don't invoke {functionName=functionname}, only raise its limit to {timeoutSeconds=secs}
set the timeout to {timeoutSeconds=secs}
change the memory of that function to {memoryMb=mem}
give {functionName=cfn} {memoryMb=memx} MB in {region=regions}
{timeoutSeconds=tosec} seconds timeout and {memoryMb=memx} MB for {functionName=cfn}
function {functionName=cfn}, memory {memoryMb=memx}, timeout {timeoutSeconds=tosec}, region {region=regions}
in {region=regions}, set the timeout of {functionName=cfn} to {timeoutSeconds=tosec}
~ raise {functionName=cfn} from {=memx} to {memoryMb=memx} MB
timeout: {timeoutSeconds=tosec}, function: {functionName=cfn}
%lang de
gib {functionName=functionname} in {region=region} {memoryMb=speicher} Speicher
%lang es
ponle a {functionName=functionname} {memoryMb=speicher} de memoria en {region=region}

%tool listFunctionInvocations List recent invocations of a serverless function.
%also Returns invocations with duration and outcome.
%also How often a cloud function ran and how it ended, only failed, throttled or timed out ones if asked for, since a moment.
%param functionName* (name, fn) {"type": "string", "description": "Name"}
%param outcome (result, status) {"type": "string", "enum": ["success", "error", "timeout", "throttled"], "description": "How it ended"}
%param since (after, startTime) {"type": "string", "description": "Not before"}
%param limit (max, pageSize) {"type": "integer", "description": "How many"}
%list lambdas: resize-thumbs | nightly_export | sendInvoiceMail | tmp-fix-2 | auth-callback | syncOrdersToErp | hello world | the image converter | pdf-from-html | cleanup_since_2019 | order-to-cash | payment webhook
%list pastdate: yesterday | last Monday | 1 May | the 12th | last week | three days ago | Friday | 3 June | the beginning of the month | last Sunday | 2026-01-15 | the 4th of July | Monday morning
(list|show) the last {limit=int} invocations of {functionName=functionname}
{outcome:timeout=timeouts|timed out runs} of {functionName=functionname} since {since=ago}, at most {limit=int}
since {since=ago}, {limit=int} {outcome:error=failed|broken} runs of {functionName=functionname}
{functionName=functionname}, {outcome:throttled=throttled}, since {since=ago}
how often did {functionName=functionname} {outcome:success=succeed|go well|work} since {since=ago}
people say the welcome letter never arrived. Did {functionName=functionname} {outcome:error=blow up|trip over something} since {since=ago}?
has {functionName=functionname} been busy since {since=ago}
someone hammers our endpoint, was {functionName=functionname} {outcome:throttled=slowed down by the provider|throttled}
when did {functionName=functionname} last do anything
{functionName=functionname} {outcome:error=errors}
{functionName=functionname} since {since=ago}
{limit=int} {functionName=functionname} runs
don't call {functionName=functionname} again, I want its history since {since=ago}
list invocations since {since=ago}
which runs ended in a {outcome:timeout=timeout}
show the last {limit=int} invocations of {functionName=lambdas}
which runs of {functionName=lambdas} {outcome:timeout=timed out|ran into a timeout} since {since=pastdate}
~ function {functionName=lambdas}, outcome {outcome:error=error|failed}, since {since=pastdate}, max {limit=int}
from {since=pastdate} on, the {outcome:success=successful|good} calls of {functionName=lambdas}
name: {functionName=lambdas} / result: {outcome:throttled=throttled} / count: {limit=int}
list {limit=few} {outcome:error=failed} invocations for {functionName=lambdas}
invocations of {functionName=lambdas} from {since=pastdate} on

%server loghouse

%tool search_logs Search log entries by text.
%also Returns log lines that match a query.
%also Full-text search over everything the services wrote to their logs, limited to a level, a service or a period where wanted.
%param query* (q, text) {"type": "string", "description": "Text to look for"}
%param service (app, source) {"type": "string", "description": "Only this service"}
%param level (severity, log_level) {"type": "string", "enum": ["debug", "info", "warning", "error", "fatal"], "description": "Log level"}
%param since (from_time, start) {"type": "string", "description": "Start of the period"}
%list logtext: connection refused | out of memory | timeout while reading | null pointer exception | failed login | permission denied | order 48812 | duplicate key | ssl handshake failed | rate limit exceeded | deadlock detected | unknown host | card declined | disk quota exceeded | broken pipe | user 1093 | invalid token | stack overflow | retry attempts exhausted | cannot parse date | migration finished | cache miss | unhandled rejection
%list since2: yesterday | this morning | midnight | last friday | 9 am | two hours ago | release 4 | monday | an hour ago | noon | last night | 3pm | the first of june | ten minutes ago | last week
%list serv: checkout | auth-service | the mailer | gateway | search-api | worker 7 | billing | img_resize | from-old-crm | notifications
%list logq: timeout | connection refused | user not found | out of memory in worker | payment declined | null pointer | retry 3 of 3 | cannot read from socket | order 8812 | disk full, aborting | tmp-fix-2 | slow query
%list since3: Monday | two hours ago | last night | 3 am | yesterday noon | the deploy | the start of the week
%list logq2: connection reset by peer | timeout while waiting for lock | user not found in tenant | out of memory | 502 from upstream | invalid token in header | disk full on /var | retry limit reached for job
%list townb: Zagreb | Denver | Palermo | Cairo | Bergen | Austin | Ghent | Lisbon | Nairobi | Riga | Perth | Bath | Oaxaca | Tallinn
search the logs for {query=logtext} [in {service=service2}]
any "{query=logtext}" in the {service=service2} logs [since {since=since2}]
(find|show) {level:error=errors|error messages} (about|mentioning|with) {query=logtext} since {since=since2}
did {service=service2} log {query=logtext} [anywhere]
grep {query=logtext} {service=service2} logs
since {since=since2} people complain, look through the logs for {query=logtext}
{level:debug=debug|debug level|verbose} output of {service=service2} (with|that mentions) {query=logtext}
show {level:info=info|informational} messages mentioning {query=logtext}, since {since=since2}
look for {level:warning=warnings|warn level entries} containing {query=logtext} (in|from) {service=service2}
I think {service=service2} ran into {query=logtext}, can you check what it logged
{level:fatal=fatal|crash level} log entries with {query=logtext} please
search the {service=service2} logs [since {since=since2}]
show me all {level:error=errors|error lines} [from {service=service2}] in a log search
search the logs of {service=serv} for {query=logq}
find "{query=logq}" in {service=serv} since {since=since}
service: {service=serv}, level: {level:error=error}, text: {query=logq}
{level:warning=warnings} with {query=logq} from {service=serv}
since {since=since}, {level:fatal=fatal} entries containing {query=logq}
look for {query=logq} in the logs
in {service=serv}, level {level:debug=debug}, since {since=since}, search {query=logq}
log search: {query=logq}, {level:info=info} only, {service=serv}
in {service=svc3} since {since=since3}, "{query=logq2}"
{query=logq2}, {level:error=errors only|at error level}, {service=svc3}
does {query=logq2} appear anywhere, a customer from {=townb} has trouble
since {since=since3}, {level:warning=warnings} with {query=logq2}
%lang de
durchsuche die Logs [von {service=service2}] nach {query=logtext}

%tool tail_log Newest log lines of a service.
%also Returns the last n lines.
%also See what a service has just written to its log, without searching for anything.
%param service* (app, stream) {"type": "string"}
%param lines (n, tail, limit) {"type": "integer", "description": "Number of lines"}
%list lnx: 50 | 100 | two hundred => 200 | 20 | ten => 10 | 500 | 30 | twenty => 20 | 1000 | 75 | fifty => 50 | 250
%list svx: checkout | billing-api | login | tmp-fix-2 | search gateway | cart and orders | image-resizer | payments v2 | mail relay | auth | report-by-mail | nginx on web-04 | Old Faithful
tail [the] {service=service2} [log[s]]
last {lines=int} lines of the {service=service2} log
what is {service=service2} (writing|printing|logging) right now
show me the newest log output of {service=service2}[, {lines=int} lines]
{service=service2} logs, last {lines=int}
give me the {lines:100=last hundred|latest 100} log lines (from|of) {service=service2}
I want to see what {service=service2} just logged
what was the last thing the {service=service2} service had to say in its log
tail the log[, {lines=int} lines]
show the latest log output
last {lines=lnx} lines of {service=svx}
what did {service=svx} print just now
{service=svx} output, the latest {lines=lnx} entries
~ end of the log for {service=svx}, it restarted 3 times
%lang es
muéstrame las últimas {lines=int} líneas del log de {service=service2}

%server modelgate

%tool modelgate_complete Send a prompt to a language model.
%also Returns the completion.
%also Lets an LLM answer, picked by name, with a temperature and a length at most.
%param prompt* (input, message) {"type": "string", "description": "Prompt"}
%param model (engine, model_id) {"type": "string", "description": "Name of the model"}
%param temperature (temp) {"type": "number", "description": "0 to 2"}
%param max_tokens (max_length, limit) {"type": "integer", "description": "Most tokens of the answer"}
%list llm: llama3 | gpt-4o-mini | mistral | claude | qwen2.5 | gemma | small-7b | phi-3 | deepseek | llama-local | gemini flash | mixtral
%list prompt: write a limerick about printers | explain recursion to a child | summarise the plot of Hamlet in two lines | name for a bakery with a cat | three slogans for a bike shop | translate good luck into Latin | is this mail polite | a haiku for Friday | ideas for a treasure hunt in the garden | why is the sky blue | pros and cons of remote work | a bedtime story with a dragon | what rhymes with orange | draft an apology for the late parcel | ten questions for a job interview | tell me a joke | rewrite this as a pirate | a toast for Anna and Tom | what is a monad | plan a menu for six
%list temp: 0.2 | 0.7 | 1 | 0 | 0.9 | 1.2 | 0.5
%list toks: 200 | 500 | 100 | 1000 | 256 | 50 | 2000
%list llm2: small-2 | Orion Large | gpt-mini | kettle-7b | Sage v3 | lumen-fast | tmp-model | Haddock 70B instruct
%list prompt2: Write a haiku about rain | Summarise the French Revolution in two lines | hello, who are you? | Translate "good night" into Zulu | Explain it to a child, then to a lawyer | ten names for a bakery | What rhymes with orange and is blue? | Give me a plan for a week in Rome with kids | Say yes
%list temp2: 0 | 0.2 | 0.7 | 1 | 1.5 | 0.95 | 2
%list tok: 50 | 100 | 200 | 500 | 1000 | 2,000 => 2000 | 64
%list model: gpt-5-mini | llama-70b | mistral-large | the small qwen | gemma-9b | opus | phi-4
%list prompt3: write a limerick about a ferry to Skye | explain tides to a child of six | what rhymes with orange | list three reasons for and against zoos | a toast for a wedding under trees | turn this into a polite refusal: no | sum up Hamlet in ten words
%list bign: 200 | 500 | 1000 | 64 | 2048 | 300
%list prompt_de: erkläre Rekursion für Kinder | schreib einen Reim über Drucker | nenne drei Namen für eine Bäckerei | warum ist der Himmel blau
%list prompt_es: explícame la recursión | inventa un nombre para una panadería | por qué el cielo es azul | escribe un poema sobre impresoras
ask {model=llm}: {prompt=prompt}
{prompt=prompt} with {model=llm}, temperature {temperature=temp}, {max_tokens=toks} tokens
temperature {temperature=temp}, at most {max_tokens=toks} tokens: {prompt=prompt}
{model=llm}, {max_tokens=toks} tokens: {prompt=prompt}
prompt {model=llm} at {temperature=temp} with "{prompt=prompt}"
what would {model=llm} make of this: {prompt=prompt}
I'm comparing answers for a blog post, so give {model=llm} the words {prompt=prompt}
see whether {model=llm} can do this, {prompt=prompt}, in {max_tokens=toks} tokens
hand this on to {model=llm}, {prompt=prompt}
{model=llm} {prompt=prompt}
{model=llm} temp {temperature=temp}: {prompt=prompt}
complete: {prompt=prompt}
no picture, have {model=llm} answer {prompt=prompt}
send a prompt to {model=llm}
call the model at temperature {temperature=temp}
ask {model=llm2}: {prompt=prompt2}
send "{prompt=prompt2}" to {model=llm2} with temperature {temperature=temp2}
model: {model=llm2}, prompt: {prompt=prompt2}, max tokens: {max_tokens=tok}
with {max_tokens=tok} tokens at most, {model=llm2}, {prompt=prompt2}
at temperature {temperature=temp2}, prompt {prompt=prompt2}
prompt {prompt=prompt2}, model {model=llm2}, temp {temperature=temp2}, limit {max_tokens=tok}
{prompt=prompt2}. run that on {model=llm2}
~ {model=model}, please: {prompt=prompt3}
with at most {max_tokens=bign} tokens, have {model=model} do this: {prompt=prompt3}
"{prompt=prompt3}", by {model=model}
%lang de
frag {model=llm}: {prompt=prompt_de}
%lang es
pregúntale a {model=llm}: {prompt=prompt_es}

%tool modelgate_paint Generate pictures from a text prompt.
%also Returns image URLs.
%also Paints what is described, in a style, with a width and height in pixels, several versions if wanted.
%param prompt* (description, scene) {"type": "string", "description": "What is to be seen"}
%param style (look) {"type": "string", "enum": ["photo", "watercolor", "comic", "pixel_art", "sketch", "oil"], "description": "Style"}
%param width (w) {"type": "integer", "description": "Pixels"}
%param height (h) {"type": "integer", "description": "Pixels"}
%param count (n, versions) {"type": "integer", "description": "How many versions"}
%list scene: fox in the snow | lighthouse at dusk with gulls | two robots playing chess | my grandmother's kitchen in spring | castle made of cheese | Tokyo in the rain | dragon and a teapot | astronaut with an umbrella | empty swimming pool | cat in a business suit | harbour for tiny boats | forest of giant mushrooms | red bicycle against a wall | owl reading by candlelight | city under water | birthday cake with sparklers | old man feeding pigeons in a park | desert | train crossing a valley | logo for a bakery
%list width: 512 | 1024 | 768 | 800 | 1920 | 640 | 256
%list px2: 512 | 1024 | 768 | 600 | 1080 | 480 | 1536
%list scenx: a fox in a library | two cats and a kettle on the moon | grandma's house in the snow, at night | lighthouse | a robot serving tea to Anna | an old photo album on a table | wolves | a city under the sea, seen from a balcony | red barn | the knight of spoons and his very small horse | storm over wheat | a bowl of oranges by the window
%list fewx: two => 2 | 3 | four => 4 | 5 | six => 6 | three => 3 | 8 | 4 | ten => 10 | 12 | 7 | 2
%list pixx: 512 | 1024 | 800 pixels => 800 | 1920 | 640 px => 640 | 256 | 2048 | 1200px => 1200 | 768 | 1080 pixels => 1080
paint [a] {prompt=scene} as a {style:watercolor=watercolour|watercolor}
{width=width} by {height=px2}, {style:photo=photo|photographic}: {prompt=scene}
~ {count=times} versions of {prompt=scene}, {width=width}x{height=px2}
{style:comic=comic style}, {prompt=scene}, width {width=width}, height {height=px2}
~ height {height=px2} and width {width=width}, {style:oil=oil painting}, {prompt=scene}
the wall over my bed is so empty, I imagine {prompt=scene} there {style:oil=in oils|as an oil painting}
for the birthday invitation I could do with {prompt=scene}, {count=times} to choose from
my daughter wants to see {prompt=scene} {style:pixel_art=in pixels|like in an old video game}
~ dream up {prompt=scene} for me
{style:sketch=sketch} {prompt=scene}
{prompt=scene} {width=width}x{height=px2}
{count=times} x {prompt=scene}
~ not an answer in words, I want to see {prompt=scene}
generate a picture {width=width} wide and {height=px2} high
~ make me {count=times} images in {style:comic=comic} style
{prompt=scenx} as a {style:watercolor=watercolour|aquarelle}
{count=fewx} {style:pixel_art=pixel art|blocky 8-bit} pictures: {prompt=scenx}
picture of {prompt=scenx}, {width=pixx} wide and {height=pixx} high
draw me {prompt=scenx}

%server mqctl
%list mqname: orders.created | emails-out | billing | image-resize | user.signup | audit | webhooks.retry | invoices-eu | push_notifications | search-index | payments.failed | telemetry | crm-sync | jobs.low | thumbnails

%tool mq.peek Look at messages in a queue without taking them out.
%also Returns bodies and headers.
%also First or newest messages waiting, as many as wanted, only those that hold a word if told.
%param queue* (topic, q) {"type": "string", "description": "Queue"}
%param n (count, limit) {"type": "integer", "description": "How many"}
%param end (order, side) {"type": "string", "enum": ["oldest", "newest"], "description": "From which end"}
%param contains (filter, grep) {"type": "string", "description": "Only messages with this in them"}
%list mqword: timeout | customer 991 | refund | acme.io | null | trace-77f | EUR | voucher | order 4410 | bob@web.de | schema v2 | blue widget
%list lim: 5 | 10 | 20 | 25 | 50 | 100 | fifteen => 15 | thirty => 30
%list queue2: orders | mail-out | payments.retry | dead-letter | tmp-fix-2 | from-crm | images and video | q7 | invoices_eu | signup.events
%list mqw: declined | order 8812 | ella@example.com | status new | timeout | from Leeds | retry | O'Neill | null
show me {n=int} messages of {queue=mqname}
what's sitting in {queue=mqname}
{queue=mqname}, {end:newest=newest|latest} {n=int}
{end:oldest=oldest} message in {queue=mqname}
anything with {contains=mqword} stuck in {queue=mqname}
look into {queue=mqname} but don't consume
{n=int} from the {end:oldest=head|front} of {queue=mqname}, with {contains=mqword} in the body
~ {queue=mqname} grep {contains=mqword}
I have a hunch that {contains=mqword} never got processed, is it still waiting in {queue=mqname}
let me see what the {end:newest=last} {n=int} payloads on {queue=mqname} look like
sample {queue=mqname}, {n=int} or so
~ which messages mention {contains=mqword}, queue {queue=mqname}
show {n=lim} messages from {queue=queue2}
peek at the {end:oldest=oldest} {n=lim} in {queue=queue2}
queue: {queue=queue2}, count: {n=lim}, contains: {contains=mqw}
in {queue=queue2}, messages with {contains=mqw}
{end:newest=newest} messages in {queue=queue2} containing {contains=mqw}
with {contains=mqw} in them, {n=lim} messages of {queue=queue2}
{queue=queue2}, {end:newest=newest}, {n=lim}
%lang de
zeig mir die {end:oldest=ältesten} {n=int} Nachrichten in {queue=mqname}
liegt in {queue=mqname} noch etwas mit {contains=mqword}
%lang es
enséñame {n=int} mensajes de {queue=mqname}
¿qué hay en {queue=mqname} con {contains=mqword}?

%tool mq.purge Throw away all messages of a queue.
%also Returns how many were discarded.
%also Empties a queue for good, or only what is older than some hours.
%param queue* (topic, q) {"type": "string", "description": "Queue"}
%param older_than_hours (min_age, hours) {"type": "integer", "description": "Only messages older than this"}
%list agehours: 24 hours => 24 | 6 hours => 6 | 48 hours => 48 | two hours => 2 | 12 h => 12 | 72 hours => 72 | an hour => 1
%list queue2: mail-out | orders.dead | billing_retry | thumbs | jobs:low | events-eu | sms | audit.log.q | import from sap | webhooks | push_ios
%list hours: 24 hours => 24 | two days => 48 | 6 hours => 6 | 12 hours => 12 | 72 hours => 72 | three hours => 3 | 36 hours => 36 | a day => 24 | 2h => 2 | eight hours => 8
empty {queue=mqname}
{queue=mqname}: wipe it, all of it
throw out whatever in {queue=mqname} is older than {older_than_hours=agehours}
~ flush {queue=mqname}
nobody will ever need what's in {queue=mqname}, get rid of it
drop everything past {older_than_hours=agehours} from {queue=mqname}
~ {queue=mqname} is full of test garbage again, clean slate please
stuff that's been rotting in {queue=mqname} for more than {older_than_hours=agehours} can go
delete the backlog on {queue=mqname}
{queue=mqname} > {older_than_hours=agehours}, discard
yes I know it's final, still: bin all messages in {queue=mqname}
empty {queue=queue2}, no message stays
whatever has waited in {queue=queue2} over {older_than_hours=hours}: bin it
messages past {older_than_hours=hours} out of queue {queue=queue2}
wipe queue {queue=queue2}, nothing has moved there for {=hours}
%lang de
leer mir {queue=mqname} komplett
wirf aus {queue=mqname} alles weg, was älter als {older_than_hours:24=24 Stunden} ist
%lang es
vacía {queue=mqname} entera
tira lo que lleve más de {older_than_hours:48=48 horas} en {queue=mqname}

%tool mq.requeue_dead Send dead letters round again.
%also Returns how many went back.
%also Messages that failed too often are moved from the dead letter box to a queue, a few a second if told.
%param queue* (source, q) {"type": "string", "description": "Queue whose dead letters are meant"}
%param target (destination, into) {"type": "string", "description": "Another queue to put them into"}
%param per_second (rate, throttle) {"type": "integer", "description": "Speed limit"}
%list mqother: parking-lot | retry.slow | manual-review | billing-v2 | orders.replay | quarantine | sandbox.in | inbox.two
%list mqx: orders | mail-out | tmp-fix-2 | billing.eu | events_in | to-warehouse | retry-me | images | invoices | user-updates | from-shop
%list mqy: orders-slow | quarantine | billing.us | parking_lot | second-try | by-hand | mail-backup | night-batch | inspect | events_old
%list mq2: orders-retry | quarantine | manual-check | slow-lane | parking | orders-v2 | backup-queue | inspect-me
%list letters: 5 | seven => 7 | 4 | 6 | nine => 9 | 8 | three => 3
retry the dead letters of {queue=mqname}
{queue=mqname} dlq back in
replay what failed on {queue=mqname}, {per_second=int} a second
dead letters from {queue=mqname} into {target=mqother}
the bug is fixed, so everything that died in {queue=mqname} deserves a second chance
move {queue=mqname}'s failures over to {target=mqother}, at most {per_second=int} per second
put the rejected ones of {queue=mqname} through again, gently, {per_second=int} each second
{queue=mqname}, requeue dead
resurrect the corpses in {queue=mqname}
can the poison messages from {queue=mqname} go to {target=mqother} instead
another round for those which {queue=mqname} gave up on
requeue the dead letters of {queue=mqx} into {target=mqy}
at {per_second=nfew} per second, requeue dead messages from {queue=mqx}
queue {queue=mqx}, target {target=mqy}, rate {per_second=nfew}
into {target=mqy} with the dead letters from {queue=mqx}, {per_second=nmany} a second
into {target=mq2} with the dead ones of {queue=queue}, {per_second=letters} a second
revive what died in {queue=queue}
{queue=queue} dead letters to {target=mq2}, the fix from Omar is live
%lang de
schick die toten Nachrichten von {queue=mqname} nochmal durch
Dead Letters aus {queue=mqname} nach {target=mqother}, {per_second:10=10 pro Sekunde}
%lang es
reintenta los mensajes muertos de {queue=mqname}
pasa los fallidos de {queue=mqname} a {target=mqother}

%tool mq.set_consumers Change how many workers read from a queue.
%also Returns the old and the new number.
%also More or fewer consumers for a queue; zero halts it.
%param queue* (topic, q) {"type": "string", "description": ""}
%param consumers* (workers, count) {"type": "integer", "description": "Number of workers"}
%list queue2: emails | orders.eu | image-jobs | dead letters | billing_retry | newsletter and alerts | pdf.render | signups | sms-out | stock updates from Leeds | q7 | webhooks
{consumers=int} workers on {queue=mqname}
{queue=mqname} {consumers=int} consumers
{queue=mqname} is lagging, give it {consumers=int} readers
let {queue=mqname} be handled by {consumers=int} processes
turn {queue=mqname} up to {consumers=int}
halt {queue=mqname}, {consumers:0=zero|no} consumers
we're paying for idle workers, {consumers=int} is plenty for {queue=mqname}
only {consumers=int} at a time should read {queue=mqname}
could {queue=mqname} get more hands? {consumers=int} would do
scale the listeners of {queue=mqname} down to {consumers=int}
black friday is coming, I want {consumers=int} of them chewing through {queue=mqname}
{consumers=ten} workers on {queue=queue2}
let {consumers=ten} processes read {queue=queue2}
{queue=queue2} should have {consumers=ten} readers
scale the workers of {queue=queue2} to {consumers=ten}
%lang de
{consumers=int} Consumer für {queue=mqname}
{queue=mqname} kommt nicht hinterher, stell auf {consumers=int} Worker
%lang es
pon {consumers=int} consumidores en {queue=mqname}
{queue=mqname} va lenta, que la lean {consumers=int} procesos

%server pagehub

%tool createIncident Declare a new incident.
%also Opens an incident and pages the responders.
%also Report an outage or other production problem with a severity, so that the people on call are alerted.
%param title* (summary, headline) {"type": "string", "description": "What is going on"}
%param severity* (sev, level, impact) {"type": "string", "enum": ["sev1", "sev2", "sev3", "sev4"], "description": "sev1 is the worst, sev4 cosmetic"}
%param service (component, affected_service) {"type": "string", "description": "Affected service"}
%list outage: checkout is down for everyone in europe | logins time out | payment provider returns errors | the status page is unreachable | orders are stuck in pending | search returns nothing | database replica is lagging badly | mails are delayed by an hour | app crashes right after opening | high error rate since the last release | customers see each other's invoices | image uploads fail | api latency tripled | nobody can reset their password | disk full on the log server | phone line is dead | webhooks are not delivered | wrong prices on the landing page | certificate expired on the shop | push notifications are doubled
%list inctitle: login page shows blank after update | checkout is down | emails to Outlook users bounce | search slow, then empty | images missing in the app | Data from Monday gone | payments time out at night | wrong prices on mobile and web | outage | customers see other people's orders | cannot log in with Google | tmp-fix-2 broke staging
%list inct: mails arrive with a delay of an hour | nobody in Brazil can log in | cards from one bank are refused | the map is white on all phones | orders are charged twice at random | search returns results from last year | half of the images are gone from the shop
%list maria: Maria | Ewan | Mrs. Farouk | Lorenzo | Beatrix | Otis | Shanti | Viggo | Nadia | Mr. Quill | Henrike | Tariq | Solveig | Dmitri
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
open a {severity:sev1=sev1} incident for {service=svcs}: {title=inctitle}
create an incident titled {title=inctitle}, severity {severity:sev2=2|sev2}
title: {title=inctitle}, severity: {severity:sev3=sev3}, service: {service=svcs}
{severity:sev2=sev2|SEV 2} on {service=svcs}, "{title=inctitle}"
service {service=svcs} / level {severity:sev1=sev1|1} / title {title=inctitle}
declare "{title=inctitle}" a {severity:sev4=sev4|sev-4} in {service=svcs}
{severity:sev1=sev one|sev1}: {title=inct}
~ {title=inct}, it's {service=svc3}, {severity:sev3=sev3|sev three}
on {service=svc3}, {severity:sev2=sev2|a sev two}, {title=inct}, I'm on it with {=maria}

%tool acknowledgeIncident Acknowledge an incident, so that it stops paging.
%also Ack by id.
%also Tell the on-call system that somebody is looking at the alert; escalation pauses.
%param incidentId* (id, alert_id) {"type": "string", "description": "Incident id"}
%param snoozeMinutes (snooze, minutes) {"type": "integer", "description": "Page again after this many minutes"}
%list min: 20 minutes => 20 | half an hour => 30 | 45 minutes => 45 | 15 min => 15 | an hour => 60 | 30 minutes => 30 | ten minutes => 10 | 40 min => 40 | 90 minutes => 90 | 25 minutes => 25
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
I'm on {incidentId=id}, stop paging me
~ {incidentId=code} seen, {snoozeMinutes=min} of quiet please
take over incident {incidentId=id} for me, page again in {snoozeMinutes=min}
confirm that I've got {incidentId=code}, ten people rang me
%lang de
(bestätige|quittiere) [den] (Alarm|Vorfall) {incidentId=code}

%tool resolveIncident Mark an incident as resolved.
%also Closes an incident, with a resolution note if one is given.
%also The problem is over: ends the incident and writes down what fixed it.
%param incidentId* (id, incident) {"type": "string"}
%param note (resolution, comment) {"type": "string", "description": "What fixed it"}
%list fix: restarted the workers | rolled back the release | added more memory | the provider fixed it on their side | switched to the replica | cleared the queue by hand | renewed the certificate | it was a false alarm | disabled the new flag | raised the connection limit | deployed a hotfix | blocked the abusive client | freed up disk space | corrected the dns entry | rebuilt the index
%list inc: INC-204 | P1-77 | 8831 | INC-15 | PGR-1190 | inc_ab12 | 40417 | SEV2-9
%list fix2: restarted the queue | rolled back to Friday's build | new certificate, valid until May | disk was full, cleaned up | patched by Ravi | provider fixed their DNS | false alarm | moved to the second node, cache cleared | someone tripped over a cable
%list fixn: we went back to the certificate from May | a restart of the queue in Frankfurt did it | the vendor turned off their new filter | more memory for the two nodes in the west | somebody had the cable under the desk | rolled the key and cleared the cache
%list incid: INC-204 | P-9931 | INC 77 | 2024-55 | MAJ-12 | inc-1180
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
resolve {incidentId=inc}: {note=fix2}
{note=fix2}, close {incidentId=inc}
~ incident {incidentId=inc}, note: {note=fix2}
close {incidentId=inc} and put {note=fix2} as the note
{note=fixn}, that closes {incidentId=incid}
{incidentId=incid} is over, go to bed everyone
over with {incidentId=incid}, as a note {note=fixn}

%tool getOnCall Who is on call for a team.
%also Returns the on-call person of a schedule at a date (default now).
%also Find out which engineer carries the pager of a team, today or on another day.
%param team* (schedule, rotation) {"type": "string", "description": "Team or schedule"}
%param date (day, at) {"type": "string", "description": "Day to look at"}
%list team2: platform | payments team | backend | mobile crew | SRE | data team | frontend | infrastructure | support | security | search squad | networking | growth team | billing | DBA | checkout squad
%list team3: Marketing | Payments | IT and Facilities | the night shift | Field Service North | Design | Legal | Data Platform | People and Culture | kitchen staff
%list day2: Friday | the 14th | 3 May | Tuesday next week | Sunday | Oct 9 | the first of June | 12 August | Monday | Saturday the 8th | 2027-02-11 | March 30 | 17.4. | Thursday
%list day3: tomorrow | today | this Saturday | next Monday | the day after tomorrow | next Thursday | Friday | 3 May | this weekend | Tuesday the 9th | next Saturday | 28 November
%list onday: Friday | the 14th | Monday morning | 3 March | the 22nd of June | Wednesday | Thursday evening | Sunday | 9 October | the 1st of May | Saturday | July 4th | Tuesday | the 17th
who (is|'s) on call (for|in) [the] {team=team2} [{date=date}]
who do I (page|call|wake up) (at|in|from) {team=team2} if something breaks
{team=team2} on-call {date=date}
which engineer (has|carries) the pager for {team=team2} [on {date=date}]
is anyone from {team=team2} on duty {date=date}
(look up|check) the on-call person of {team=team2}
{date=date}, who covers {team=team2} [in the rotation]
I need the {team=team2} emergency contact in the rotation
who's on call [{date=date}]
~ who has pager duty (right now|tonight|at the moment)
who is on call for {team=team3} on {date=day2}
{date=day3}, who has duty for {team=team3}
on {date=day2}, on call in {team=team3}
team: {team=team3}, day: {date=day2}
on-call {team=team3} {date=day3}
schedule {team=team3}, date {date=day2}, who is it
who do I page in {team=team3} {date=day3}
{date=onday}, who is there for {team=squad}
whom do I wake in {team=squad}, the shop is down since ten
%lang de
wer hat {date=date} Bereitschaft (bei|für) {team=team2}

%server pagerota
%list mate2: kim | Anna | Ravi | Marcus | Lena | Joao | Priya | Tom Becker | Sofia | Chen Wei | Olu | Dana | Emil | Fatima | Hugo | Ines | Jakob | Mei | Nadia | Pete | Rosa Diaz | Stefan | Yusuf | Zoe Hall | Ben

%tool swapOnCallShift Swap an on-call shift between two people.
%also Returns the changed schedule.
%also Somebody takes over the duty of somebody else, from a day until another.
%param fromPerson* (from, current) {"type": "string", "description": "Who has the shift now"}
%param toPerson* (to, replacement) {"type": "string", "description": "Who takes it over"}
%param startDate* (start, day) {"type": "string", "description": "First day"}
%param endDate (end, until) {"type": "string", "description": "Last day"}
%list shiftday: saturday | monday | december 24 | the 3rd | friday | easter sunday | june 12 | next weekend | the 28th | tomorrow | wednesday | next tuesday | 24.12. | aug 5 | sunday the 9th | tonight | new year's eve | 2025-05-01 | the 17th | thursday
%list mate3: Ravi | Greta | my flatmate | Otto | Little Ann | Imani | the twins' dad | Carmen | Joost van Dijk | Nadia | aunt Peg | O'Shea | the intern
%list dayb: Saturday | the 20th | 9 May | Thursday | 19 August | the 30th of June | Tuesday | Oct 16 | New Year's Day | the third of July | 2027-02-18 | Sunday the 14th | Easter Monday | 5 December
%list rel: tomorrow | today | next Monday | this Saturday | the day after tomorrow | next Thursday | this Friday | next Sunday | tonight | this Wednesday
%list mate2_2: Aino | Boris | Carla | Desmond | Eilidh | Farid | Greta Moll | Hamid | Ivo | Jule | Kwame | Liv | Matteo | Noor | Oskar
%list sday: monday | the 3rd of march | 4 may | tomorrow | next tuesday | april 11 | the 2nd | january 7th | this friday | 2025-02-10 | monday the 6th | feb 1 | easter monday | the day after tomorrow | wednesday
swap the on-call shift of {fromPerson=mate2} with {toPerson=mate2} on {startDate=shiftday}
{toPerson=mate2} takes {fromPerson=mate2}'s on-call from {startDate=shiftday} to {endDate=shiftday}
from {startDate=shiftday} until {endDate=shiftday} {toPerson=mate2} is on duty instead of {fromPerson=mate2}
on-call: {fromPerson=mate2} -> {toPerson=mate2}, {startDate=shiftday}
{fromPerson=mate2} can't do {startDate=shiftday}, {toPerson=mate2} will
put {toPerson=mate2} on the rota for {fromPerson=mate2} {startDate=shiftday} to {endDate=shiftday}
move the pager from {fromPerson=mate2} to {toPerson=mate2} for {startDate=shiftday}
{startDate=shiftday} till {endDate=shiftday}, {fromPerson=mate2} off, {toPerson=mate2} on
{fromPerson=mate2} is getting married, could {toPerson=mate2} be the one who gets woken up {startDate=shiftday} through {endDate=shiftday}
to {toPerson=mate2}, from {fromPerson=mate2}: the night of {startDate=shiftday}
swap {fromPerson=mate2} and {toPerson=mate2} on the rota
somebody has to cover for {fromPerson=mate2} on {startDate=shiftday}, arrange a swap
{toPerson=mate3} takes over on-call from {fromPerson=who3} on {startDate=day}
give {fromPerson=who3}'s on-call shift to {toPerson=mate3} from {startDate=day} to {endDate=dayb}
instead of {fromPerson=who3} put {toPerson=mate3} on call {startDate=rel}
until {endDate=dayb}, from {startDate=day}, {toPerson=mate3} is on call for {fromPerson=who3}
from {fromPerson=who3}, to {toPerson=mate3}, start {startDate=day}, end {endDate=dayb}
for {fromPerson=mate} {toPerson=mate2_2} steps in {startDate=sday} to {endDate=eday}
{toPerson=mate2_2} takes it from {fromPerson=mate} {startDate=sday}
from {startDate=sday} {fromPerson=mate} is off the pager, {toPerson=mate2_2} instead, his wife is having a baby
%lang de
tausch die Bereitschaft von {fromPerson=mate2} {startDate=date} mit {toPerson=mate2}
%lang es
cámbiale la guardia del {startDate=weekday} de {fromPerson=mate2} a {toPerson=mate2}

%tool pageEngineer Page a person or team right now.
%also Returns a page id and whether it was seen.
%also Wake up whoever has to deal with an emergency: phone rings, with a text, for a service in trouble.
%param target* (to, responder, who) {"type": "string", "description": "Person or team"}
%param message* (text, details) {"type": "string", "description": "What is wrong"}
%param urgency (priority, level) {"type": "string", "enum": ["low", "normal", "critical"], "description": "How urgent"}
%param service (component, app) {"type": "string", "description": ""}
%list emergency: the database is down | nobody can log in | payments are failing | the site shows a blank page | data center lost power | we are being attacked | all orders since noon are gone | customers see each other's data | disk is full on the main node | certificates expired | mails are not going out | the queue grows and grows | api returns only 500s | failover did not work | prices are all zero | backups were deleted | app crashes on start | phones in support don't stop | a deploy went wrong | checkout hangs
%list team2: platform team | database team | sre | backend on-call | security | networking | payments crew | mobile team | storage group | frontend on-call | data engineering | infra
%list pgmsg: database is full, nothing can be written | checkout down since noon | someone is in the server room | mails to Outlook bounce and the queue grows | please call Big Sal | login broken after deploy | smoke in hall C | backup failed, second night | API | queue full
%list outage: nobody can log in since the deploy | the database is down for good | payments fail with every card | all orders from today are gone | the site is blank on phones | customers see each other's data | disk on the main node is full | mails pile up in the queue
page {target=mate2}: {message=emergency}
page the {target=team2}, {message=emergency}, {urgency:critical=critical}
{message=emergency}! wake up {target=mate2}
ring {target=mate2} about {service=svc}: {message=emergency}
{urgency:critical=most urgent|red alert}, {service=svc}, get the {target=team2} on it, {message=emergency}
let {target=mate2} know {urgency:low=no hurry|low urgency}: {message=emergency}
the {target=team2} must hear this: {message=emergency}
~ {service=svc} trouble, {message=emergency}, {target=mate2} has to come [{urgency:critical=immediately}]
we need {target=mate2} out of bed, {message=emergency}
send out a {urgency:normal=normal} page to {target=mate2} for {service=svc}, text {message=emergency}
page {target=mate2} [{urgency:critical=with critical urgency}]
page somebody, {message=emergency}
page {target=ateam} about {service=svcs}: {message=pgmsg}
~ page {target=ateam}, {urgency:critical=critical}: {message=pgmsg}
target {target=ateam}, message {message=pgmsg}, urgency {urgency:normal=normal}, service {service=svcs}
on {service=svcs}, page {target=ateam} with "{message=pgmsg}"
{urgency:low=low} urgency, {message=pgmsg}, to {target=ateam}
page "{message=pgmsg}" to {target=ateam} as {urgency:critical=critical}
{urgency:critical=critical|it's critical}, {service=svc4}, {message=outage}, get {target=tell}
about {service=svc4}: tell {target=mate} right now that {message=outage}
{message=outage}, wake up {target=mate}

%tool postStatusUpdate Publish an update on the public status page.
%also Returns the link of the update.
%also Tell customers how a part of the product is doing, what the trouble is and how far it has been dealt with.
%param component* (service, part) {"type": "string", "description": "Part of the product"}
%param state* (status, stage) {"type": "string", "enum": ["investigating", "identified", "monitoring", "resolved", "maintenance"], "description": "Stage"}
%param message (body, text) {"type": "string", "description": "Text for customers"}
%param notifySubscribers (notify, email_subscribers) {"type": "boolean", "description": "Send an e-mail to subscribers"}
%list part: checkout | login | mobile app | api | dashboard | file uploads | email delivery | search | payments | chat | video calls | webhooks | reports | eu region | customer portal | sign-up | booking engine | push notifications | image hosting | partner api
%list custtext: we are looking into slow responses | a fix has been deployed | some users cannot sign in | everything is back to normal | our provider has a network problem | orders may be delayed by an hour | no data was lost | we found the faulty disk | uploads fail for large files | we keep an eye on it | next update in thirty minutes | short downtime tonight at two | the cause is a bad configuration | emails arrive late | thanks for your patience | we restarted the cluster | only europe is affected | charts may be incomplete | we are switching to the second data center | payments by card are working again
%list comp: checkout | the mobile app | Search and filters | EU login | file uploads | api-gw-2 | e-mail delivery | Dashboard | webhooks to partners | the billing page | Sign in with Orbit
%list cust: we are looking into it | a fix is on its way, please try again in an hour | some users can't log in | back to normal | we found the cause and roll back now | payments by card may fail, invoices work | no data was lost | we upgrade the database on Sunday, expect short breaks | thanks for your patience
%list part2: checkout | login | file uploads | the mobile app | the api | reports | email delivery
%list update: a fix is on its way to all regions | some users cannot sign in with google | everything is back to normal | uploads over 10 MB fail at the moment | our provider has a problem with the network in Europe | no data was lost | short downtime tonight at two
~ post on the status page: {component=part}, {state:investigating=investigating|looking into it}, {message=custtext}
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
set {component=comp} to {state:resolved=resolved}
post {state:investigating=investigating} for {component=comp} with the text {message=cust}
component: {component=comp}, state: {state:identified=identified}, message: {message=cust}
{state:maintenance=maintenance} on {component=comp}, {notifySubscribers:true=notify subscribers|mail the subscribers}
write {message=cust} for {component=comp}, status {state:monitoring=monitoring}
mark {component=comp} as {state:resolved=resolved|fixed}, {notifySubscribers:false=no mail to subscribers|without an e-mail}
{message=cust}: put this on the status page under {component=comp} as {state:investigating=investigating}
under {component=part2}, as {state:resolved=resolved|solved}: {message=update}
{message=update}, put it out for {component=part2}, {notifySubscribers:true=with a mail to subscribers|and mail the subscribers}
as {state:investigating=investigating|being investigated}, {component=part2}, {message=update}
%lang es
publica en la página de estado que {component=part} está {state:resolved=resuelto|arreglado}

%server pingpost
%list site: shop.lunasoaps.store | www.acme.io | kims-bakery.com | status.novaclinic.com | https://northwind.app/login | greenroof.org | casa-lupe.es | api.pixelpost.eu | blog.yogaloft.berlin | intranet.globex.com | old-mill.co.uk | tinyrobots.dev | booking.fjordhiking.no | https://metalworks.shop | docs.quietdesk.me | hausmeier.at | portal.initech.com | slowcoffee.de | data-otter.ai | tickets.stadthalle.ch

%tool addUptimeCheck Add an uptime check for a website.
%also Returns the check.
%also Have a page called up again and again, from some part of the world, and let a person know once it does not answer.
%param site* (url, target) {"type": "string", "description": "Address of the page"}
%param everyMinutes (interval, period_minutes) {"type": "integer", "description": "Minutes between two calls"}
%param region (location, from) {"type": "string", "enum": ["europe", "america", "asia", "africa", "oceania"], "description": "Where it is called from"}
%param notify (contact, recipient) {"type": "string", "description": "Who hears of it"}
%list mins2: five minutes => 5 | 10 minutes => 10 | 2 minutes => 2 | half an hour => 30 | 15 min => 15 | hour => 60 | 30 minutes => 30 | minute => 1 | 3 min => 3 | quarter of an hour => 15 | 20 minutes => 20
%list site9: harrow-bikes.com | https://pinos.example/menu | status.acme.io | www.theanchor.co.uk | shop.example.org/login | rivers.dev | api.norvolt.net/ping | intranet | blog.moor.example | tmp-fix-2.web.app
%list mins9: two => 2 | 5 | ten => 10 | 15 | 30 | 60 | 3 | 20 | 45 | ninety => 90
%list hears: Kofi | the night shift | ops@acme.io | Big Sal and Tove | on-call | Anne-Marie from accounts | #alerts | me | Dr. Iyer | web team in Cork
check {site=site} every {everyMinutes=mins2}
add an uptime check for {site=site} from {region:asia=asia}, notify {notify=who}
{site=site}, every {everyMinutes=mins2}, {region:america=america}, tell {notify=who}
watch {site=site} from {region:europe=europe} every {everyMinutes=mins2}
notify {notify=who} if {site=site} goes down[, check every {everyMinutes=mins2}]
uptime check from {region:oceania=australia|oceania} for {site=site}
let {notify=who} know as soon as nobody can reach {site=site}
keep an eye on {site=site} for me
is {site=site} still alive? ask it every {everyMinutes=mins2} from now on, from {region:africa=africa}
last weekend our page was gone for nine hours and a customer had to tell us. poke {site=site} every {everyMinutes=mins2} and ring {notify=who}
we're opening an office over there soon, so please keep testing if {site=site} answers from {region:asia=asia}
add an uptime check every {everyMinutes=mins2} from {region:europe=europe}
set up an uptime check that notifies {notify=who}
check {site=site9} every {everyMinutes=mins9} minutes from {region:asia=Asia}
from {region:europe=Europe}, check {site=site9} and tell {notify=hears}
site: {site=site9}, interval: {everyMinutes=mins9} minutes, notify: {notify=hears}
every {everyMinutes=mins9} minutes an uptime check on {site=site9}, alert {notify=hears}
tell {notify=hears} when {site=site9} is down in {region:america=America}
%lang de
~ überwache {site=site} alle {everyMinutes:5=fünf Minuten|5 Minuten} und sag {notify=firstname} Bescheid
%lang es
vigila {site=site} cada {everyMinutes:10=diez minutos|10 minutos} y avisa a {notify=firstname}

%tool uptimeHistory Uptime and downtimes of a website in a period.
%also Returns percent and downtimes[].
%also How reliably a page answered between two days, and when it did not.
%param site* (url, page) {"type": "string", "description": "Address of the page"}
%param from (start, since) {"type": "string", "description": "First day"}
%param to (end, until) {"type": "string", "description": "Last day"}
%list past: yesterday | monday | last friday | this morning | last week | the first of march | tuesday | two days ago | last month | 2025-01-15 | wednesday | new year | the 4th | november 3 | last tuesday | the weekend | sunday night | 10 january | the last release | easter
%list site2: shop.ferry.io | https://ella-moor.com | status.lumen.app/login | www.pinos-pizza.it | api.kettle.io | blog.dune.dev | example.org/from/here | theanchor.pub | intranet.local
%list endday: the 30th | Sunday | 12 April | the end of the month | next Wednesday | Christmas Eve | 1 September | the 2nd of July | Monday week | the end of the year | mid-August | 31 December
%list onday: Friday | the 14th | Monday morning | 3 March | the 22nd of June | Wednesday | Thursday evening | 9 October | the last day of May | Saturday | July 4th | 2026-08-12
uptime of {site=site} from {from=past} to {to=past}
how was the uptime of {site=site} since {from=past}
{site=site} downtimes {from=past} - {to=past}
was {site=site} down between {from=past} and {to=past}?
up to {to=past}, from {from=past}: downtime of {site=site}
show uptime for {site=site} [since {from=past}]
how reliable has {site=site} been
when couldn't people reach {site=site} after {from=past}
did {site=site} fall over between {from=past} and {to=past}
the hoster swears everything was perfect and wants his money. how often was {site=site} gone since {from=past}
I'm writing to our provider and need hard facts, so list every outage of {site=site}, {from=past} to {to=past}
uptime since {from=past}
show me the downtimes from {from=past} to {to=past}
uptime of {site=site2} from {from=since} to {to=endday}
was {site=site2} down since {from=since}
site: {site=site2}, from: {from=since}, to: {to=endday}
between {from=since} and {to=endday}, how often was {site=site2} down
~ up to {to=endday}, show the outages of {site=site2}
{site=site2}, {from=since} until {to=onday}

%tool pauseUptimeCheck Pause the uptime check of a website for some hours.
%also Pauses a check.
%also No longer call up a page for a number of hours, since it is known why it does not answer.
%param site* (url, check) {"type": "string", "description": "Address of the page"}
%param hours* (duration_hours, length) {"type": "integer", "description": "For how many hours"}
%param reason (why, note) {"type": "string", "description": "Why"}
%list hrs: two hours => 2 | 3 hours => 3 | an hour => 1 | six hours => 6 | 12 hours => 12 | 8h => 8 | 24 hours => 24 | a day => 24 | five hours => 5 | 4 hours => 4 | two days => 48 | 48 hours => 48 | 10 hours => 10
%list pausewhy: new server tonight | the provider is moving racks | we know it is down | certificate change | redesign goes live | database upgrade | power cut in the building | DNS is being moved | it annoys the whole team | maintenance with the agency | load test by the agency | Lena is rebuilding the site | switch to the new host | the domain is in transfer
%list site2: shop.acme.com | pinos.example | https://api.nordwind.io/health | blog.ellamoor.org | tmp-fix-2.dev | status.green-and-blue.com | the-anchor.pub | www.acme.io/login
%list hrs6: 2 hours => 2 | three hours => 3 | 6 hours => 6 | 12 hours => 12 | four hours => 4 | 24 h => 24 | 8 hours => 8
%list pausew: server moves to Leeds | maintenance by the agency | we test the backup, it may be slow | new certificate | update | DNS change and cleanup | known outage at the provider | relaunch on Monday | load test from nine to noon
pause the check of {site=site} for {hours=hrs}
~ {site=site}: no uptime check for {hours=hrs}, {reason=pausewhy}
for {hours=hrs} pause {site=site}
~ {reason=pausewhy}, pause the {site=site} check for {hours=hrs}
suspend monitoring of {site=site} {hours=hrs}[, {reason=pausewhy}]
{hours=hrs} pause for {site=site} because {reason=pausewhy}
leave {site=site} alone for {hours=hrs}
~ {site=site} will be gone for {hours=hrs}, don't wake anyone up
no false alarms from {site=site} over the next {hours=hrs} please, {reason=pausewhy}
we're swapping the machine underneath and I don't want forty text messages like last time, so skip {site=site} for {hours=hrs}
the agency will be working on {site=site} for {hours=hrs}, {reason=pausewhy}, just look away meanwhile
pause the check for {hours=hrs}
pause {site=site}
pause {site=site2} for {hours=hrs6}: {reason=pausew}
no checks of {site=site2} for {hours=hrs6}
for {hours=hrs6} pause the check on {site=site2}, {reason=pausew}
~ reason {reason=pausew}, hours {hours=party_size}, site {site=site2}
%lang de
setz die Prüfung von {site=site} für {hours:3=drei Stunden|3 Stunden} aus
%lang es
pausa la vigilancia de {site=site} durante {hours:2=dos horas|2 horas}

%server podyard
%list namespace2: payments | kube-system | staging | checkout | monitoring | team-search | billing-prod | ingress | default | ml-jobs | sandbox | shop-eu | preview-42 | identity | data-platform | acme-prod | dev | notifications | warehouse | qa
%list workload: checkout-api | web | image-resizer | ledger-worker | gateway | auth | search-indexer | cart | nightly-report | mail-sender | postgres-0 | frontend | pricing | recommender | redis-master | thumbnailer | invoice-cron | session-store | proxy | etl-runner | billing-7d9f

%tool podyard_list_workloads List workloads running in a cluster namespace.
%also Returns name, kind, ready/desired replicas, age.
%also Shows what is scheduled on the Kubernetes cluster, narrowed down to one namespace, one kind of workload or only what is unhealthy.
%param namespace (ns, project) {"type": "string", "description": "Kubernetes namespace"}
%param kind (type, resource) {"type": "string", "enum": ["deployment", "statefulset", "daemonset", "job", "cronjob"], "description": "Kind of workload"}
%param unhealthy_only (failing, not_ready) {"type": "boolean", "description": "Leave out what is ready"}
%param limit (max, count) {"type": "integer", "description": ""}
(list|show) the {kind:deployment=deployments} in [the] {namespace=namespace2} [namespace]
what {unhealthy_only:true=isn't ready|is crashing|is broken} in {namespace=namespace2}, first {limit=int}
{limit=int} {kind:cronjob=cronjobs|cron jobs} from {namespace=namespace2}
{namespace=namespace2}, {kind:statefulset=statefulsets|stateful sets}, {unhealthy_only:true=only the sick ones|unhealthy ones only}
I've just taken over {namespace=namespace2} from a colleague who left and have no clue what lives in there
since the upgrade half of our stuff is red, show me {unhealthy_only:true=just the broken pieces|only what limps} of {namespace=namespace2}
is everything up over in {namespace=namespace2}
before I go on holiday, what have we got going on in {namespace=namespace2}
workloads {namespace=namespace2}
all {kind:daemonset=daemonsets|daemon sets}
failing {kind:job=jobs} {namespace=namespace2}
don't scale or drain anything, I only need to see which {kind:deployment=deployments} sit in {namespace=namespace2}
list workloads in the cluster
{kind:cronjob=cron jobs|cronjobs} in {namespace=namespace}
what in {namespace=namespace} is not ready, {unhealthy_only:true=unhealthy ones only|just the broken ones}
first {limit=ten} {kind:deployment=deployments} of namespace {namespace=namespace}, {unhealthy_only:false=healthy or not|ready or not}
what workloads do we have in the cluster, it's my job to know
%lang de
welche {kind:deployment=Deployments} laufen im Namespace {namespace=namespace2}
%lang es
muéstrame los {kind:cronjob=cronjobs} del namespace {namespace=namespace2}

%tool podyard_container_output Print the stdout of a workload's containers.
%also Returns the last lines a container wrote.
%also Reads what a pod has printed lately, also that of the instance before its last restart, from a moment on.
%param workload* (pod, name) {"type": "string", "description": "Deployment or pod"}
%param namespace (ns) {"type": "string"}
%param since (from, after) {"type": "string", "description": "Not older than"}
%param lines (tail, n) {"type": "integer", "description": "How many lines"}
%param previous (last_instance, before_restart) {"type": "boolean", "description": "Of the instance before the restart"}
%list lines: 50 | 100 | 200 | 500 | twenty => 20 | 1000 | 30 | a hundred => 100 | 20 | 80
%list loads: cart-api | web | worker-7f9c | mail and sms sender | tmp-fix-2 | login | search-indexer | redis-0 | proxy for images | batch-nightly
%list spaces: prod | staging | default | team-ella | payments | kube-system | shop and search | dev-2 | edge | monitoring
(show|print) the last {lines=lines} lines of {workload=workload} in {namespace=namespace2}
~ what did {workload=workload} print {previous:true=before it crashed|before the restart|in its previous life}, {lines=lines} lines
from {namespace=namespace2}, {workload=workload}, since {since=ago}, {lines=lines} lines
stdout of {workload=workload} since {since=ago}
{workload=workload} keeps dying on me and I'd love to read its last words {previous:true=before it fell over|before it died}
why is {workload=workload} so unhappy, it must have complained somewhere since {since=ago}
what is {workload=workload} mumbling
customers in {namespace=namespace2} get blank pages, maybe {workload=workload} has said something about it since {since=ago}
{workload=workload} stdout
{workload=workload} last {lines=lines}
{namespace=namespace2} {workload=workload} output
~ never mind how many replicas {workload=workload} has, what are its containers writing
print the container output of namespace {namespace=namespace2}
show me the last {lines=lines} lines a pod wrote
output of {workload=loads} in {namespace=spaces} since {since=agos}
last {lines=bigint} lines from {workload=loads}
workload {workload=loads}, namespace {namespace=spaces}, lines {lines=bigint}
in {namespace=spaces}, {lines=int} lines of {workload=loads}, {previous:true=before the restart|of the previous instance}
since {since=agos}, what did {workload=loads} print
ns={namespace=spaces}, pod={workload=loads}, tail={lines=bigint}
from {namespace=spaces}, stdout of {workload=loads}
lines: {lines=bigint} / previous: {previous:false=no} / deployment: {workload=loads}

%tool podyard_resize_workload Change the replica count of a workload.
%also Sets spec.replicas. Returns the new state.
%also Scales a deployment up or down to so many instances; zero parks it.
%param workload* (deployment, target) {"type": "string", "description": "Deployment or statefulset"}
%param replicas* (count, instances) {"type": "integer", "minimum": 0, "description": "Instances wanted"}
%param namespace (ns, project) {"type": "string", "description": ""}
%list reps: 3 | five => 5 | two => 2 | 10 | 6 | one => 1 | 12 | four => 4 | 8 | 20 | zero => 0
%list wloads: web | cart-and-orders | tmp-fix-2 | search indexer | db-replica | mailer | front to back | auth-v2 | worker | report-by-night
%list nspaces: prod | staging | team-anchor | default | shop-eu | big-sal | tmp | payments | jobs | web-and-mail
scale {workload=workload} to {replicas=reps} [replicas]
{replicas=reps} replicas of {workload=workload} in {namespace=namespace2}
in {namespace=namespace2} bring {workload=workload} (up|down) to {replicas=reps}
set {workload=workload} in {namespace=namespace2} to {replicas=reps} instances please
{workload=workload}: I want {replicas=reps} of them in {namespace=namespace2}
the sale starts at eight and last year everything fell over, so let's have {replicas=reps} copies of {workload=workload}
nobody uses {workload=workload} on weekends, {replicas:0=switch it all off|park it|none at all} until Monday
we are burning money, {replicas=reps} {workload=workload} are plenty
{workload=workload} can't keep up with the crowd, make it {replicas=reps}
{workload=workload} {replicas=reps}
{replicas=reps} x {workload=workload}
{namespace=namespace2} {workload=workload} {replicas=reps} replicas
the node is fine, don't drain it, just give {workload=workload} {replicas=reps} pods
scale up {workload=workload}
I want {replicas=reps} replicas
scale {workload=wloads} to {replicas=nsmall} in {namespace=nspaces}
in {namespace=nspaces} set {workload=wloads} to {replicas=nsmall} replicas
workload {workload=wloads}, replicas {replicas=nsmall}, namespace {namespace=nspaces}
{replicas=nsmall} replicas for {workload=wloads} in the namespace {namespace=nspaces}
from {=nsmall} to {replicas=nsmall} pods: {workload=wloads}
ns {namespace=nspaces}: {workload=wloads} at {replicas=nsmall}
%lang de
skaliere {workload=workload} im Namespace {namespace=namespace2} auf {replicas=int} Instanzen
%lang es
sube {workload=workload} a {replicas=int} réplicas en {namespace=namespace2}

%tool podyard_drain_node Evict all pods from a node and cordon it.
%also Drains a node before maintenance.
%also Empties one machine of the cluster so that it can be rebooted or taken out, with a grace period for what runs there.
%param node* (host, machine) {"type": "string", "description": "Node name"}
%param grace_seconds (grace, grace_period) {"type": "integer", "description": "Seconds the pods get to stop"}
%param force (evict_unmanaged, hard) {"type": "boolean", "description": "Also pods without a controller"}
%list node: node-12 | worker-3 | ip-10-0-4-17 | gpu-node-1 | k8s-eu-07 | pi-rack-2 | blade9 | master-2 | spot-31 | nuc-basement | worker-berlin-5 | n2-standard-8 | edge-04 | node-a | hv17
%list grace: 30 seconds => 30 | two minutes => 120 | 60 | a minute => 60 | 90 seconds => 90 | 5 minutes => 300 | 10s => 10 | 45
%list nodex: worker-3 | ip-10-0-4-17 | gpu-node-a | k8s-eu-09 | old-server | pool2-x7f | node 12 | edge-berlin | minikube | big-iron-1 | tmp-fix-2 | arm64-b.lab.net
~ drain {node=node}
drain {node=node} with {grace_seconds=grace} grace, {force:true=and force it|by force}
give the pods {grace_seconds=grace} and empty {node=node}
{node=node}, {grace_seconds=grace}, {force:true=force|no mercy}
cordon {node=node} and evict everything, {force:true=unmanaged pods too|also bare pods}
I have to swap the memory sticks in {node=node} at lunch, get everyone off it
the fan of {node=node} sounds like a helicopter; move the tenants elsewhere within {grace_seconds=grace}
{node=node} gets a new kernel tonight, could it be made vacant please
let's retire {node=node}
~ {node=node} maintenance
{node=node} empty, {grace_seconds=grace}
evict {node=node}
no need to resize a single deployment, it's {node=node} itself that has to be cleared
drain a node for me
evict the pods within {grace_seconds=grace}
drain {node=nodex}, {grace_seconds=scx} for the pods to stop
clear everything off {node=nodex}, {force:true=also what nobody manages|including bare pods|by force}
{node=nodex} must be empty: {grace_seconds=scx} grace, {force:false=not by force|leave bare pods alone}
move all workloads away from {node=nodex}, it has crashed 5 times

%server queuebarn
%list queue2: orders | outgoing-mail | invoices-eu | image-jobs | refunds | webhook-retries | newsletter | pdf-render | stock-updates | parcels | user-events | payments | sms-out | import.csv | alerts | thumbnails | audit-log | search-updates | exports | bookings

%tool queuebarn.depth Number of messages waiting in a queue.
%also Returns depth, in-flight and oldest age.
%also How long the backlog of a message queue is and how old its oldest entry, in one region if given, with or without the dead-letter queue.
%param queue* (name, queue_name) {"type": "string", "description": "Queue"}
%param region (location) {"type": "string", "description": "Cloud region"}
%param include_dead (with_dlq, dlq) {"type": "boolean", "description": "Count the dead letters too"}
%list qname: orders | mail-out | tmp-fix-2 | dead orders | invoices_to_print | jobs.high | sync from crm | webhooks | retry-later | big-sal
how many messages (wait|are waiting) in [the] {queue=queue2} [queue]
backlog of {queue=queue2} in {region=region}, {include_dead:true=dead letters included|with the DLQ}
in {region=region}, how long is {queue=queue2} {include_dead:true=counting dead letters|including the dead ones}
{queue=queue2}, {region=region}, {include_dead:false=without dead letters|not the DLQ}: depth
depth of {queue=queue2} [right now]
customers wait forever for their confirmation, is there a jam in {queue=queue2}
are the workers keeping up with {queue=queue2} or are we falling behind
how far behind are we on {queue=queue2} over in {region=region}
I restarted everything after lunch; does {queue=queue2} get any shorter
{queue=queue2} depth
{queue=queue2} backlog {region=region}
{region=region} {queue=queue2} count
publish nothing and replay nothing, just count what sits in {queue=queue2}
how deep is the queue
number of waiting messages in {region=region}
how many messages are in {queue=qname} in {region=regions}
depth of {queue=qname}, {include_dead:true=dead letters too|including dead letters}
queue {queue=qname}, region {region=regions}
in {region=regions}, how long is the queue {queue=qname}
count {queue=qname} at {region=regions} {include_dead:false=without dead letters|without the dead ones}
{include_dead:true=with dead letters}, messages waiting in {queue=qname}
%lang de
wie viele Nachrichten warten in {queue=queue2} in {region=region}
%lang es
¿cuántos mensajes hay en la cola {queue=queue2}?

%tool queuebarn.replay_dead_letters Move dead-letter messages back into their queue.
%also Redrives the DLQ. Returns how many were moved.
%also Lets messages that could not be processed be tried once more, at most so many, only those that failed since a moment.
%param queue* (name, source) {"type": "string", "description": "Queue"}
%param limit (max_messages, count) {"type": "integer", "description": "At most so many"}
%param since (from, after) {"type": "string", "description": "Failed since"}
%list queue3: orders | mail-out | payments.retry | invoice pdf queue | thumbs | user-sync-v2 | webhooks in | nightly_export | stock and prices | sms | refunds_eu | q7
%list ago2: yesterday | 6 am | Monday | last night | two hours ago | the deploy | noon today | 2026-02-01 | this morning | last Friday at 17:00 | the weekend
%list hours: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 9 | 10 | twelve => 12 | 14 | 20
%list town: Leeds | New Orleans | Graz | The Hague | Stoke-on-Trent | Porto | St. Gallen | Kuala Lumpur | Bath | Le Havre | Tromsø | Newcastle upon Tyne | Ghent | Santa Fe | Cork
replay the dead letters of {queue=queue2}
move {limit=cap} dead letters back into {queue=queue2}, only since {since=ago}
since {since=ago}, at most {limit=cap}, {queue=queue2}: replay
redrive {queue=queue2}, {limit=cap} max
~ push what failed in {queue=queue2} since {since=ago} through again
the supplier's server is up again, so whatever got stuck in {queue=queue2} since {since=ago} deserves a second chance
the parser bug is fixed, feed the rejected ones of {queue=queue2} through once more, {limit=cap} to begin with
we dropped a lot of {queue=queue2} on the floor since {since=ago}, pick it up please
could the losers in {queue=queue2} have another go
{queue=queue2} redrive {limit=cap}
{queue=queue2} again, {limit=cap}
dlq {queue=queue2}
how many are waiting I know already, so put the dead ones of {queue=queue2} back
replay dead letters since {since=ago}
redrive {limit=cap} messages
replay dead letters of {queue=queue3} since {since=ago2}
put at most {limit=bigint} dead messages back into {queue=queue3}
since {since=ago2}, queue {queue=queue3}, limit {limit=hours}
only {limit=bigint} from {since=ago2} on, retry the dead letters in {queue=queue3}
queue: {queue=queue3}, max: {limit=bigint}
retry everything that failed in {queue=queue3} since {since=ago2}
{queue=queue3} is broken for {=town}, replay its dead letters, {limit=hours} of them

%tool queuebarn.publish Publish a message to a topic.
%also Enqueues one message. Returns its id.
%also Puts a text on a topic for whoever consumes it, later by so many seconds and with a priority if wanted.
%param topic* (channel, queue) {"type": "string", "description": "Topic or queue"}
%param message* (body, payload) {"type": "string", "description": "Body"}
%param delay_seconds (delay) {"type": "integer", "description": "Seconds until it is delivered"}
%param priority (prio, urgency) {"type": "string", "enum": ["low", "normal", "high"], "description": ""}
%list msg: stock of item 77 is zero | order 12 was paid | rebuild the index for the German shop | user ada deleted her account | refresh prices and taxes | hello from staging | invoice 88 is ready for printing | parcel with two boxes left the depot | resend the welcome mail | cache is stale | new customer in Lisbon | start the nightly export | ping | shipment 4711 delayed in customs | refund approved | reindex | customer 3 moved to Oslo | the report for March and April is done | price list changed | test message with umlauts
%list messages7: stock is low, reorder today | restart | order 4471 paid and shipped | cache cleared | user Ella Moor deleted her account | hello from staging | price of bread changed to 3.20 | ping | the import failed, try again at noon | close the shop for today
%list queues: orders | alerts | mail-out | jobs.high | billing events | tmp-fix-2 | user.created | stock and prices | to-warehouse | audit
%list delays: 30 seconds => 30 | 60 | 10 | 90 seconds => 90 | 5 | 45 | 120 | 20 seconds => 20 | 300 | 15 seconds => 15
%list qmsg: stock of item 77 is zero | rebuild the index for the German shop | parcel with two boxes left the depot | resend the mail to everybody from Monday | user ada deleted her account | prices are from last year | shipment 4711 delayed in customs | start the export at once
publish "{message=msg}" to {topic=queue2}
~ send {topic=queue2} the message {message=msg} with {priority:high=high priority|top priority}, in {delay_seconds=secs}
in {delay_seconds=secs}, {priority:low=low priority}, to {topic=queue2}: {message=msg}
~ {topic=queue2}: {message=msg}, {priority:high=urgent|high prio}
put {message=msg} on {topic=queue2} after {delay_seconds=secs}
let whoever listens on {topic=queue2} know: {message=msg}
the consumers of {topic=queue2} should hear this, {message=msg}
tell the workers behind {topic=queue2} that {message=msg}, {priority:low=no rush|whenever they have time}
shout {message=msg} into {topic=queue2}
{topic=queue2} "{message=msg}"
{priority:high=urgent} {topic=queue2}: {message=msg}
{message=msg} > {topic=queue2}
don't count what's waiting, drop one more into {topic=queue2}: {message=msg}
publish {message=msg}
publish a message to {topic=queue2}
publish "{message=messages7}" to {topic=queues}
to {topic=queues}: {message=messages7}, {priority:high=high priority}
topic {topic=queues}, message {message=messages7}, priority {priority:low=low}
send {message=messages7} to {topic=queues} with a delay of {delay_seconds=delays}
on {topic=queues}, publish {message=messages7}
delay: {delay_seconds=delays} / queue: {topic=queues} / body: {message=messages7}
with {priority:high=high} priority to {topic=queues}: {message=messages7}
{message=qmsg}, {topic=queue}, in {delay_seconds=dly}
onto {topic=queue} please, {priority:high=high priority|with high priority}: {message=qmsg}
"{message=qmsg}" for whoever listens on {topic=queue}
%lang de
veröffentliche auf {topic=queue2} die Nachricht "{message=msg}"
%lang es
publica en {topic=queue2} el mensaje "{message=msg}"

%server safebox
%list label: wifi for guests | paypal api key | alarm code of the office | smtp login | twitter token | backup passphrase | bank pin for the company card | ssh key of the print server | domain registrar | coffee machine admin | map api key | safe in the basement | signing key for the app | stripe webhook | router in the lobby | vpn for partners | instagram and tiktok login | license key for the scanner | cloud root account | gate code for deliveries
%list day2: friday | next monday | tomorrow | june 3 | the 15th | end of the month | next week | wednesday evening | 2025-09-01 | march 21st | the first of july | thursday | the day after tomorrow | in two weeks | 12/9 | monday the 8th | sept 2 | saturday | christmas | the end of the quarter
%list label2: wifi | bank pin | tmp-fix-2 key | Mum's safe | prod database | login for Pino's | front door | router admin | passport and visa numbers | old laptop | API token for staging
%list until: Friday | the end of May | next Sunday | the 30th | 1 September | tomorrow noon | Monday morning | the end of the month | 15 June | Christmas | Thursday evening | 24 Dec
%list seclabel: wifi at the cabin | stripe key | alarm code of the shop | router admin | grandma's bank pin | backup passphrase | api token for the till

%tool safebox.put Store a secret in a vault.
%also Returns the secret's version.
%also Keep a password, key or token where nobody sees it, under a name, and say how long it is good.
%param label* (key, name) {"type": "string", "description": "What it is called"}
%param content* (value, secret) {"type": "string", "description": "The secret itself"}
%param vault (store, folder) {"type": "string", "description": "Which vault"}
%param expires (valid_until, expiry) {"type": "string", "description": "Last day it is good"}
%list secret: hunter-Lamp-22 | sk_live_99aX71 | 4471# | correct horse battery | Blue!Otter7 | tok-88fe21c0 | 9931 | q7Zr-11kp | mango_Tree_5 | AKIA77EXAMPLE | Winter2025? | p4per-boat | xoxb-555-12 | 0000-1234 | velvet-Moss-81 | G7%kettle | ghp_1a2b3c4d | tulip.9.tulip | 55-18-07 | RedBarn$3
%list vault: team | ops | marketing | finance | personal | production | office | shared | family | partners | shop | legacy | social media | it and security | board
%list secret2: hunter2 | 4471# | blue horse sings at noon | sk-live-99af0 | Rivers!and7Bridges | 0000 | third stone, left side | N0t-for-You | 88-12-40 | correct stairs battery
%list vault2: private | Family | work and clients | House | team-ops | Mum's things | shared with Ravi | travel
%list vault3: Family | Work | Shop | Servers | Personal | Travel
%list secret3: kiwi-99-boat | 4711# | sk_test_88zz | under7bridges | Rosi1947! | 0000-8812
store {content=secret} as {label=label}
put "{label=label}" in the {vault=vault} vault: {content=secret}
~ secret {label=label} = {content=secret}, expires {expires=day2}
{content=secret} is the {label=label}, save it in {vault=vault}[, good until {expires=day2}]
{vault=vault} vault, {label=label}, {content=secret}, {expires=day2}
keep {content=secret} under {label=label} in the vault until {expires=day2}
{label=label} is {content=secret} from today, lock that away
nobody may ever see this again: {content=secret}, it's the {label=label}
~ tuck {content=secret} away for us as {label=label}, valid till {expires=day2}
it is on a yellow note on my monitor, which is a bad idea. {label=label}: {content=secret}, goes to {vault=vault}
the technician changed it this morning and told me on the phone, so write down safely that {label=label} is now {content=secret}
store a new secret called {label=label} in {vault=vault}
put {content=secret} into the {vault=vault} vault
store {content=secret2} as {label=label2} in {vault=vault2}
in {vault=vault2} save {label=label2}: {content=secret2}
label {label=label2}, secret {content=secret2}, expires {expires=day}
as {label=label2} keep {content=secret2}, expires on {expires=day}
until {expires=until} the {label=label2} is {content=secret2}, keep it in {vault=vault2}
in {vault=vault3} as {label=seclabel}, {content=secret3}
{content=secret3} under {label=seclabel}, good until {expires=eday}
{label=seclabel} is {content=secret3}, put it with {vault=vault3}

%tool safebox.grant Grant somebody access to a secret.
%also Returns the list of who has access.
%also Allow a colleague to see or change a password, key or token, for good or up to a day.
%param label* (key, secret) {"type": "string", "description": "Which secret"}
%param person* (user, to) {"type": "string", "description": "Who may"}
%param right (access, permission) {"type": "string", "enum": ["read", "change", "share"], "description": "What they may do"}
%param until (expires, end) {"type": "string", "description": "Last day"}
grant {person=who} access to {label=label}
give {person=who} {right:read=read|reading} rights on {label=label} until {until=day2}
{label=label}: {person=who} may {right:change=change it|edit it}
{person=who} needs {label=label} till {until=day2}, {right:read=read only|just reading}
let {person=who} {right:share=share|pass on} the secret {label=label}
until {until=day2} {person=who} gets access to {label=label}[, {right:read=read only}]
~ {person=who} should be able to look up {label=label}
could {person=who} see {label=label} as long as I'm away, so until {until=day2}
show {person=who} what {label=label} is, and {right:change=let them alter it|they may alter it}
I'll be on a boat without any signal, and somebody has to get in, so {person=who} may see {label=label} until {until=day2}
{person=who} called me at six in the morning because of {label=label}. never again: open it up for them
grant {person=who} {right:read=read} access until {until=day2}
grant access to {label=label}
let {person=who3} {right:read=read} {label=label2} until {until=until}
give {person=who3} {right:change=change} rights on {label=label2}
until {until=until}, {label=label2} may be {right:share=shared} by {person=who3}
secret {label=label2}, person {person=who3}, right {right:read=read}, until {until=until}
grant {label=label2} to {person=who3}
to {person=mate} only to {right:read=read|look at}, {label=seclabel}
until {until=eday} {person=mate} may {right:change=change} {label=seclabel}
{label=seclabel} for {person=mate}, until {until=eday}, he fixes our heating
%lang de
~ gib {person=firstname} bis {until=date} Zugriff auf {label=label}
%lang es
dale a {person=firstname} acceso a {label=label}

%server seedchest
%list tlabel: linux | films | series | audiobooks | kids | podcasts | concerts and operas | games | documentaries | work | maps

%tool seedchest_add_torrent Add a torrent to the download client.
%also Adds a magnet link. Returns the hash.
%also Starts fetching what a link leads to, into a folder, paused or with a speed limit in kilobytes if wanted.
%param link* (magnet, url) {"type": "string", "description": "Magnet or torrent address"}
%param folder (save_path, dir) {"type": "string", "description": "Where to save it"}
%param label (category, tag) {"type": "string", "description": ""}
%param paused (stopped) {"type": "boolean", "description": "Do not start yet"}
%param max_kbps (speed_limit, rate) {"type": "integer", "description": "Most kilobytes per second"}
%list magnet: magnet:?xt=urn:btih:8f3a | https://example.org/debian.torrent | magnet:?xt=urn:btih:77c1d09b | ubuntu-24.04.torrent | https://linux.example.net/mint.torrent | magnet:?xt=urn:btih:e5b2 | archive.org/details/oldfilms.torrent | fedora.torrent | magnet:?xt=urn:btih:0aa4c1
%list savedir: /srv/isos | movies | downloads/linux | NAS folder | /mnt/media/series | music | /data/incoming | books and comics | ~/Downloads | shared | films for the kids
%list kbps: 500 | 2000 kB => 2000 | 1000 | 300 | 800 | 5000 | 250
%list tor: magnet:?xt=urn:btih:9f8e7d6c5b4a | https://iso.example/ubuntu.torrent | magnet:?xt=urn:btih:1a2b3c4d | http://tracker.example/t/8812.torrent | magnet:?xt=urn:btih:c0ffee77&dn=lectures | https://archive.example/rivers.torrent
%list tdir: Films | /mnt/media | Linux | Downloads/from-box | ~/iso | books and papers | /data/tmp-fix-2 | lectures
%list tlab: linux | archive | for Ella | talks and lectures | work | tmp-2 | keep | new
%list max_kbps: 500 | 800 | 1000 | 2,000 => 2000 | 250 | 5000
%list dir: Downloads | Family | the old laptop backup | ~/work/2024 | Scans | the folder of my ex | Projects/roof | Desktop | archive_b | School
%list prog2: isos | maps | public domain | for grandpa | lectures | work | linux
%list mag: magnet:?xt=urn:btih:9f2c | archive.org/debian-13.torrent | magnet:?xt=urn:btih:77ab01 | linux.example/mint.torrent | opendata.example/osm.torrent
%list pre: sorry, me again | before I forget | right | ok so | quick one | hands full here | one more thing | hi there | I know it's late | my phone is dying | typing with one thumb | finally getting round to this | good morning | just out of the shower | third time lucky | boss is breathing down my neck | on the bus here | not urgent at all | bear with me | oh dear | hm | back again | you know what
%list ordner: Filme | /srv/isos | Musik | Ordner Linux | Hörbücher
%list carpeta: películas | /srv/isos | música | carpeta linux
add {link=magnet} [to {folder=savedir}]
{link=magnet} into {folder=savedir}, label {label=tlabel}, {paused:true=paused|don't start it yet}
at most {max_kbps=kbps}, into {folder=savedir}: {link=magnet}
label {label=tlabel}, {link=magnet}, {max_kbps=kbps} max
download {link=magnet} to {folder=savedir} with no more than {max_kbps=kbps}
get this for movie night and put it under {folder=savedir}: {link=magnet}
{link=magnet}, but {paused:true=wait until I say go|hold it for now}
the new distribution is out! {link=magnet}, I'd keep it in {folder=savedir}
fetch {link=magnet} overnight without clogging the line, {max_kbps=kbps} is plenty
{link=magnet}
~ {link=magnet} {label=tlabel}
{link=magnet} to {folder=savedir}
I don't need the list, just grab {link=magnet}
add a torrent to {folder=savedir}
add the torrent {paused:true=paused} with the label {label=tlabel}
~ add {link=tor} to {folder=tdir} with label {label=tlab}
download {link=tor} at {max_kbps=max_kbps} kbps at most
link: {link=tor}, folder: {folder=tdir}, label: {label=tlab}, limit: {max_kbps=max_kbps}
under {label=tlab}, add {link=tor}, {paused:true=paused|don't start yet}
into {folder=tdir}, at most {max_kbps=max_kbps} kB/s, {link=tor}
add {link=tor} as {label=tlab}, save it in {folder=tdir}
{link=tor}, {paused:false=start right away|start now}, {folder=tdir}
into {folder=dir}, labelled {label=prog2}, {link=mag}
{link=mag}, {paused:true=but don't start yet|paused for now}
{=pre}, save {link=mag} under {folder=dir}, my line is slow at night
%lang de
lad {link=magnet} nach {folder=ordner} herunter
%lang es
añade {link=magnet} {paused:true=en pausa} en {folder=carpeta}

%tool seedchest_list_torrents List torrents with progress and speed.
%also Returns torrents.
%also How far the downloads of the home server have come, those in one state or with one label.
%param state (status, filter) {"type": "string", "enum": ["downloading", "seeding", "paused", "stalled", "finished"], "description": "State"}
%param label (category, tag) {"type": "string", "description": "Label"}
%param limit (max, count) {"type": "integer", "description": "How many"}
%list torlab: linux isos | audiobooks | lectures | Season 2 | for Mats | old radio plays, german | to sort | holiday videos from Crete | 4k | course-material
list [the] {state:downloading=downloading} torrents
{limit=int} {state:seeding=seeding} torrents labelled {label=tlabel}
label {label=tlabel}, {state:finished=finished}, first {limit=int}
{label=tlabel}: which torrents are {state:stalled=stalled|stuck}, at most {limit=int}
what's {state:paused=paused} under {label=tlabel}
how long until we can watch something, is anything from {label=tlabel} {state:finished=through|complete}
the line is so slow tonight, is the box {state:downloading=pulling something down|busy fetching}
did {label=tlabel} get anywhere overnight
anything {state:stalled=hanging|going nowhere}
~ torrents {label=tlabel}
{state:seeding=seeding} now
{state:stalled=stuck} {label=tlabel}
~ add nothing, just tell me how far the {label=tlabel} torrents are
progress of the downloads
show all torrents please
which torrents are {state:paused=on hold|paused}
{limit=int} torrents tagged {label=torlab}
everything under {label=torlab} that is {state:stalled=stuck|stalled} among my torrents
how far along are the torrents, I'm finished for today

%server shellhatch
%list dir: src/ | lib/utils | app/models | packages/core | backend | ~/projects/shop | tests/unit | services/auth | /etc/nginx | /var/log | web/src | cmd | internal/api | scripts | docs | /srv/www | ~/notes

%tool shellhatch_run Execute a command in the terminal.
%also Returns exit code, stdout and stderr.
%also Runs a shell command in a folder and kills it after so many seconds.
%param command* (cmd, script) {"type": "string", "description": "Command line"}
%param cwd (folder, working_dir) {"type": "string", "description": "Working directory"}
%param timeout_seconds (timeout, max_seconds) {"type": "integer", "description": "Seconds before it is killed"}
%param background (detach, async) {"type": "boolean", "description": "Do not wait"}
%list cmd: npm test | git status | ls -la | docker compose up | make build | pytest -q | df -h | cargo clippy | pip install -r requirements.txt | uptime | python manage.py migrate | du -sh | ./deploy.sh staging | htop | tar xzf dump.tgz | npm run lint and npm run build | whoami | systemctl restart nginx | go vet ./... | curl localhost:8080
%list secs2: 30 seconds => 30 | two minutes => 120 | 60 | a minute => 60 | 90 seconds => 90 | 5 minutes => 300 | 15 s => 15 | ten seconds => 10 | 10 minutes => 600
%list cmd9: make test | git pull && npm install | ls -la | python run.py --to staging | docker compose up | du -sh * | tar xzf in.tgz | cargo build --release | bash tmp-fix-2.sh | pytest -k login | rsync -av src/ out/
%list cwd9: ~/work/main | /var/log | src | /home/ana/harrow | build/out | ~/Downloads | the project root | /tmp/fix-2 | apps/web
%list sec9: 30 | sixty => 60 | 120 | 300 | 10 | ninety => 90 | 600 | 45
run `{command=cmd}`
run {command=cmd} in {cwd=dir}, timeout {timeout_seconds=secs2}
in {cwd=dir}: {command=cmd}, {background:true=in the background|don't wait for it}
{command=cmd}, at most {timeout_seconds=secs2}, in {cwd=dir}
execute {command=cmd} {background:true=detached|in the background}
could you type {command=cmd} for me, my hands are full
do a quick {command=cmd} over in {cwd=dir}
what do I get for {command=cmd}
start {command=cmd} in {cwd=dir} and pull the plug after {timeout_seconds=secs2}
$ {command=cmd}
{command=cmd} in {cwd=dir}
{cwd=dir} {command=cmd}
no searching in files, just do {command=cmd}
run a command in {cwd=dir}
execute something in the terminal for at most {timeout_seconds=secs2}
run {command=cmd9} in {cwd=cwd9}
in {cwd=cwd9} run {command=cmd9} for {timeout_seconds=sec9} seconds at most
dir {cwd=cwd9} command {command=cmd9} timeout {timeout_seconds=sec9}
{background:true=in the background}, from {cwd=cwd9}, run {command=cmd9}
with a limit of {timeout_seconds=sec9} seconds, {command=cmd9}
%lang de
führ im Terminal {command=cmd} in {cwd=dir} aus
%lang es
ejecuta {command=cmd} en {cwd=dir}

%tool shellhatch_grep Search the contents of files for a pattern.
%also Returns matching lines.
%also Looks for a text inside the files of a folder, only in those with some ending, regardless of capitals if wanted.
%param pattern* (query, text) {"type": "string", "description": "Text or expression"}
%param folder (path, dir) {"type": "string", "description": "Where"}
%param file_glob (include, glob) {"type": "string", "description": "Only these files"}
%param ignore_case (case_insensitive) {"type": "boolean", "description": "Capitals do not matter"}
%param max_results (limit, max) {"type": "integer"}
%list grepfor: TODO | password | api_key | deprecated | import requests | FIXME and HACK | localhost | retry with backoff | SELECT | permission denied | console.log | old company name | timeout | http:// | copyright 2019 | unwrap | error in line | max_connections | Kim's phone number | sleep for ten
%list glob: *.py | *.ts | *.log | *.yaml | *.md | *.go | *.conf | *.tsx | *.java | *.env | *.txt | *.rs
%list cap2: 10 | 50 | 100 | 5 | twenty => 20 | 25 | ten => 10 | 15
%list grepx: TODO | import os from | connection to host lost | api_key | tmp-fix-2 | user not found in list | def load | deprecated, use | sk_live | out of memory | return None
%list pathx: src/core | lib | ./services/billing | app/models | docs/old | /home/sal/notes | packages/web/src | ~/Projects | tmp | config/env
%list globx: *.py | *.md | test_*.go | *.yaml | *.log | package.json | *.ts | Makefile | *.conf | README*
%list cpath: src/api | lib | packages/web | app/models | tests | core/utils | services/billing
%list glob2: *.py | *.yaml | *.log | *.tsx | Makefile* | *.md | *.sql
%list grepw: TODO from Anna | password = | connect to localhost | deprecated | fix me before launch | import pandas as pd | return None | with open
~ grep {pattern=grepfor} in {folder=dir}
~ search {folder=dir} for {pattern=grepfor}, only {file_glob=glob}, {ignore_case:true=ignoring case|case insensitive}
{file_glob=glob} with {pattern=grepfor} below {folder=dir}, first {max_results=cap2}
{pattern=grepfor} in {file_glob=glob} files, {max_results=cap2} hits
~ in {folder=dir}, {ignore_case:true=upper or lower case|no matter the capitals}, {pattern=grepfor}
I once wrote {pattern=grepfor} somewhere under {folder=dir} and can't find it any more
did anybody leave {pattern=grepfor} lying around in {folder=dir}
which of my {file_glob=glob} mention {pattern=grepfor}
before we publish this, make sure {folder=dir} has no {pattern=grepfor} in it
grep {pattern=grepfor}
{pattern=grepfor} {file_glob=glob}
{folder=dir} {pattern=grepfor}
I don't want to run anything, only know which {file_glob=glob} contain {pattern=grepfor}
search the files in {folder=dir}
grep the {file_glob=glob} files
search for {pattern=grepx} in {folder=pathx}, only {file_glob=globx}
in {file_glob=globx} under {folder=pathx}, find {pattern=grepx}
pattern {pattern=grepx}, folder {folder=pathx}, files {file_glob=globx}, max {max_results=nmany}
grep {folder=pathx} for {pattern=grepx}, {ignore_case:true=ignoring case|case-insensitive}
first {max_results=nmany} hits for "{pattern=grepx}" below {folder=pathx}
in {folder=cpath}, {file_glob=glob2} only, "{pattern=grepw}"
"{pattern=grepw}" anywhere under {folder=cpath}, {ignore_case:true=big or small letters alike|ignoring case}
{max_results=heads} hits at most for "{pattern=grepw}" in {file_glob=glob2}

%server shipyard
%list version: 2.4.1 | v1.0.3 | 3.0.0-rc1 | 5.12 | v7 | build 4418 | 2024.06.2 | 1.9.9 | v0.8.0-beta | hotfix-3 | 4.2.0 | release-88 | 10.1 | sha 3fa9c2e | v2.3
%list ver: v2.14.0 | 1.9.3 | 2024.06.2 | v3.0-rc1 | build 4410 | 0.8.12 | v5

%tool deploy_release Deploy a version of a service to an environment.
%also Starts a rollout. Returns deployment id.
%also Ship a service: puts the given version (or the newest one) on development, staging, production or the like.
%param service* (app, application) {"type": "string", "description": "Which service"}
%param environment* (env, target) {"type": "string", "enum": ["development", "staging", "production", "canary"], "description": "Target environment"}
%param version (tag, release) {"type": "string", "description": "Version or tag, newest if absent"}
%list verx: 4.2.0 | v5 | 1.0.0-rc1 | 2024.11 | v0.9.3 | 3.7 | v12.1 | 6.0.0 | 2.2.2 | v4.3-beta
%list srvx: checkout | billing-api | login | search gateway | cart and orders | image-resizer | payments | mail relay | auth | Old Faithful | report-by-mail
deploy {service=service} [{version=version}] to {environment:production=production|prod|live}
(ship|roll out|push) [version] {version=version} of {service=service} to {environment:staging=staging|the staging environment|stage}
put {service=service} on {environment:development=dev|development|the dev environment}
release {version=version} of the {service=service} service (to|for) {environment:canary=the canary|a few canary hosts|canary}
~ can we get {service=service} {version=version} out to {environment:production=the customers|production|the live system} (today|now|please)
{environment:staging=staging} deploy: {service=service}[, {version=version}]
testing went well, {service=service} may go {environment:production=live|to prod|into production}
I want to try {version=version} of {service=service} on {environment:staging=staging|pre-production|stage} first
deploy {service=service} [{version=version}]
roll {version=version} out to {environment:production=prod|production}
deploy {version=verx} of {service=srvx} to {environment:staging=staging}
to {environment:production=production|prod}: {service=srvx} in version {version=verx}
service {service=srvx}, env {environment:canary=canary}, tag {version=verx}
release {service=srvx} on {environment:development=development|dev}
~ to {environment:production=production|prod}, {version=ver} of {service=svc3}
{environment:staging=on staging|staging}: {service=svc3}, the demo starts at two
{version=ver} of {service=svc3} onto the {environment:canary=canary} first, we go on after lunch

%tool rollback_deployment Go back to the previous version of a service in an environment.
%also Reverts the last deployment.
%also Undo a bad release: restores the version of the service that ran before, or the version named.
%param service* (app, component) {"type": "string", "description": "Service name"}
%param environment (env, stage) {"type": "string", "enum": ["development", "staging", "production", "canary"], "description": ""}
%param to_version (version, target_version) {"type": "string", "description": "Version to go back to"}
%list ver9: v4.1.2 | 3.0 | the last stable one | 2026.05.1 | build 881 | 1.9.0-rc2 | v17 | release-4-2 | 0.8
%list badver: v4.1.3 | 3.1 | build 902 | v18 | 2026.06.2 | 1.9.1 | 4.3 | build 910 | 2.0.0-rc1 | the new one
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
roll back {service=dep9} on {environment:staging=staging} to {to_version=ver9}
to {to_version=ver9} instead of {=badver}, {service=dep9} in {environment:production=production}
service={service=dep9}, env={environment:canary=canary}, version={to_version=ver9}
on {environment:development=development}, revert {service=dep9} to {to_version=ver9}
back to {to_version=ver} with {service=svc3}
{environment:production=in prod|in production}, undo {service=svc3}, customers call from everywhere
take {service=svc3} from this mess to {to_version=ver} [{environment:staging=on staging}]
%lang de
(roll|setz) {service=service} auf {to_version=version} zurück

%tool list-deployments List recent deployments.
%also Returns deployments[], newest first.
%also History of what was shipped where and when, for one service or all of them.
%param service (app) {"type": "string", "description": "Only this service"}
%param environment (env) {"type": "string", "enum": ["development", "staging", "production", "canary"], "description": "Only this environment"}
%param limit (count, n) {"type": "integer", "description": "How many"}
(list|show) [me] the (latest|recent|last) (deployments|releases|deploys) [of {service=service}]
what (was|has been) (deployed|shipped) to {environment:production=production|prod|live} (lately|recently|this week)
last {limit=int} (deployments|deploys) [of {service=service}] [on {environment:staging=staging|stage}]
when did we last ship {service=service}
deployment history [for {service=service}] [in {environment:production=production|prod}]
did anybody deploy anything [to {environment:development=dev|the dev environment}] (today|overnight|while I was away)
what's been going out to our {environment:canary=canary hosts|canary} [recently]
which version of {service=service} went out most recently, show the rollouts
show {limit=int} entries of the release log
last {limit=ten} rollouts of {service=svc2}
what was released to {environment:staging=staging|stage} lately
release history of {service=svc2} in {environment:production=production|prod|live}, {limit=ten} entries
what have we shipped lately, one by one
last {limit=few2} to {environment:production=production|prod} for {service=svc3}
what went out of {service=svc3} while I was at {=anna}'s farewell
%lang de
(zeig|liste) [mir] die letzten Deployments [von {service=service}]

%server spanlens
%list svc5: checkout | gateway | login service | pricing | recommendations | cart-api | search | mail-sender | inventory | payments-eu | image proxy | user-profile | notifications | webshop | tax-calculator | graphql | session-store | parcel-tracker | billing | feed

%tool spanlens_find_traces Find distributed traces of a service.
%also Returns traces with duration and status.
%also Requests that went through a service, only slow ones or those with an error if wanted, from a moment on.
%param service* (service_name, svc) {"type": "string", "description": "Service"}
%param min_duration_ms (min_ms, slower_than) {"type": "integer", "description": "At least so many milliseconds"}
%param errors_only (failed, with_error) {"type": "boolean", "description": "Only traces with an error"}
%param since (from, start) {"type": "string", "description": "Not before"}
%param limit (max, count) {"type": "integer", "description": ""}
%list ago2: an hour ago | yesterday | noon | last night | 9am | this morning | Monday | the last deploy | ten minutes ago | 14:30 | last week | midnight | the weekend | three hours ago | 2026-03-01 | Friday evening | half past eight
%list min_duration_ms: 500 ms => 500 | 200 | two seconds => 2000 | 1000 | 100 milliseconds => 100 | 5 seconds => 5000 | 750 ms => 750 | a second => 1000 | 300
%list dms: 500 | 2000 | 1500 | 800 | 250 | 3000 | 100 | 750 | 5000 | 1200
%list sincex: yesterday | 9 am | last Monday | noon today | the deploy on Friday | an hour ago | 3 May | midnight | 14:30 | five minutes ago
%list dauer_ms: 500 ms => 500 | zwei Sekunden => 2000 | 1000 | 200 Millisekunden => 200
%list seit2: gestern | heute früh | Montag | Mitternacht | letzter Woche | 9 Uhr
traces of {service=svc5} [since {since=ago2}]
{limit=int} traces of {service=svc5} over {min_duration_ms=min_duration_ms}, {errors_only:true=only failed ones|with errors only}
since {since=ago2}, {service=svc5}, slower than {min_duration_ms=min_duration_ms}, {limit=int} of them
{service=svc5}: over {min_duration_ms=min_duration_ms} since {since=ago2}
{errors_only:true=failed|erroneous} traces through {service=svc5}, max {limit=int}
a customer waited forever at {service=svc5} around lunch, where did all that time go? Anything above {min_duration_ms=min_duration_ms}
follow what came through {service=svc5} since {since=ago2}
where do requests get stuck on their way past {service=svc5}
I want to see single journeys through {service=svc5} {errors_only:true=that went wrong|that ended badly}
{service=svc5} over {min_duration_ms=min_duration_ms}
{service=svc5} traces
{errors_only:true=broken} {service=svc5} traces
not the map of who calls whom, the slow traces of {service=svc5} since {since=ago2}
find traces slower than {min_duration_ms=min_duration_ms}
traces since {since=ago2}, {errors_only:true=with errors}
traces of {service=svcs} over {min_duration_ms=dms} ms since {since=sincex}
{limit=limx} traces with errors from {service=svcs} since {since=sincex}
service {service=svcs}, min duration {min_duration_ms=dms}, since {since=sincex}, limit {limit=limx}
since {since=sincex}, {errors_only:true=only errors|failed ones only}, {service=svcs}
slower than {min_duration_ms=dms} milliseconds in {service=svcs}, at most {limit=limx}
{errors_only:false=not only errors|all of them}, service {service=svcs}, longer than {min_duration_ms=dms} ms
%lang de
zeig mir Traces von {service=svc5}, die länger als {min_duration_ms=dauer_ms} dauerten, seit {since=seit2}
%lang es
trazas de {service=svc5} {errors_only:true=con errores}

%tool spanlens_service_map Show which services call each other.
%also Returns the dependency graph of a service.
%also Callers and callees of a service, so many hops away, in one direction or both.
%param service* (root, name) {"type": "string", "description": "In the middle"}
%param hops (depth, distance) {"type": "integer", "description": "How far"}
%param direction (side, towards) {"type": "string", "enum": ["upstream", "downstream", "both"], "description": "Callers or callees"}
%list few3: two => 2 | 3 | three => 3 | 4 | 5 | four => 4 | 2 | six => 6 | 7 | five => 5 | 8 | 6
~ service map around {service=svc5}
~ who calls {service=svc5}, {hops=times} hops {direction:upstream=upstream}
{direction:downstream=downstream} of {service=svc5}, {hops=times} hops
map of {service=svc5} in {direction:both=both directions|either direction}, {hops=times} hops deep
what {direction:downstream=hangs below|sits downstream of} {service=svc5}
if we switch off {service=svc5} tonight, {direction:upstream=who is going to cry|who'd be hurt}
I'm new here and would like to know the neighbours of {service=svc5}
who {direction:upstream=talks to|leans on} {service=svc5}
draw me a picture with {service=svc5} in the middle
{service=svc5} {direction:upstream=callers}
map {service=svc5}
{service=svc5} {hops=times} hops
~ no traces, only which ones {service=svc5} {direction:downstream=calls}
draw the service map {hops=times} hops deep
who are the {direction:upstream=callers} of that service
{direction:upstream=callers|upstream neighbours} of {service=svc2}, {hops=few3} hops
~ dependency graph for {service=svc2}, {direction:downstream=only what it calls|downstream only}
what sits around {service=svc2}, {hops=few3} steps out, {direction:both=in both directions|upstream and downstream}?
for the two-hour review: who is {service=svc2} wired to

%server sqlbench
%list database2: shop | analytics | crm_prod | billing | warehouse | userdb | orders-eu | legacy_erp | reporting | sakila | hr | metrics | inventory | app_staging | geo | tenant_7

%tool sqlbench_query_rows Run a read-only SQL query and return rows.
%also Returns rows as JSON.
%also Answers a question about the data of a relational database, asked in SQL or in words, with at most so many rows, on the replica if wanted.
%param question* (query, sql) {"type": "string", "description": "SQL or plain words"}
%param database (db, schema) {"type": "string", "description": "Database"}
%param limit (max_rows, rows) {"type": "integer", "description": "Most rows"}
%param use_replica (replica, read_only_node) {"type": "boolean", "description": "Ask the read replica"}
%list sqlq: customers without an order this year | orders above 500 euros in March | select * from users limit 5 | revenue by month and country | how many accounts were closed last week | products with no price | ten oldest invoices | duplicate email addresses | select count(*) from orders | average basket in Spain | refunds for shoes with a coupon | users who never logged in | last login of ada99 | stock per warehouse | top sellers in the garden category | select name, city from suppliers | failed payments since Sunday | sum of tips for each waiter | open tickets for the Oslo team | names and phones of resellers
%list ask: how many orders came in yesterday | customers without an address | SELECT id, name FROM users | total revenue per country and month | the ten biggest invoices, newest first | which users never logged in | select * from parcels where status = 'lost' | average price by shop | open tickets older than a week | who ordered twice on the same day
%list lots: 10 | 25 | 50 | 100 | 200 | twenty => 20 | 500 | 12 | 75 | 1000 | a dozen => 12 | 300
%list frage_de: Umsatz pro Monat | Kunden ohne Bestellung | offene Rechnungen aus München | die zehn ältesten Konten
%list pregunta_es: ventas por país | clientes sin pedidos | facturas abiertas de mayo | los diez productos más caros
query {database=database2}: {question=sqlq}
~ {question=sqlq} from {database=database2}, {limit=cap} rows, {use_replica:true=on the replica|use the read replica}
in {database=database2}, at most {limit=cap} rows: {question=sqlq}
run {question=sqlq} against {database=database2}
{use_replica:true=ask the replica of|on the replica,} {database=database2}: {question=sqlq}
~ the boss wants {question=sqlq} by noon, {database=database2} should know
I wonder about {question=sqlq}, have a look into {database=database2} and give me {limit=cap} of them
for the quarterly slides I'd need {question=sqlq}
does {database=database2} tell us anything about {question=sqlq}
{database=database2} {question=sqlq}
{question=sqlq}, {limit=cap}
rows: {question=sqlq}
it may be slow, don't kill anything, just fetch {question=sqlq} out of {database=database2}
~ run a query on {database=database2}
query {database=database2} and show {limit=cap} rows
run {question=ask} on {database=database}
on {database=database}, {question=ask}, no more than {limit=lots} rows
from {database=database} I need {question=ask}, {use_replica:true=using the replica|on the replica}
database {database=database} / limit {limit=lots} / query: {question=ask}
query: {question=ask}, db: {database=database}
give me at most {limit=lots} rows for this: {question=ask}
ask {database=database} this, {use_replica:false=not on the replica|not through the replica}: {question=ask}
%lang de
frag die Datenbank {database=database2}: {question=frage_de}
%lang es
consulta en {database=database2}: {question=pregunta_es}

%tool sqlbench_slow_statements List the slowest SQL statements of a database.
%also Returns statements with mean time and calls.
%also Which queries take longer than so many milliseconds, since a moment.
%param database* (db, instance) {"type": "string", "description": "Database"}
%param min_ms (threshold_ms, slower_than) {"type": "integer", "description": "At least so many milliseconds"}
%param since (from) {"type": "string", "description": "From when on"}
%param limit (top, n) {"type": "integer", "description": ""}
%list min_ms: 500 ms => 500 | 200 | two seconds => 2000 | 1000 | 100 milliseconds => 100 | 5 seconds => 5000 | 750 ms => 750 | a second => 1000 | 300
%list database3: shop | orders_prod | crm-eu | users and roles | tmp-fix-2 | warehouse | billing_old | analytics.main | big-sal | test
%list since2: Monday | 1 March | last week | yesterday | Easter | the 5th | January | last Friday | 2025-11-01 | mid-July | the start of the year | June 12
%list min_ms2: 500 | 200 | 1000 | 50 | 300 | 750 | 2000 | 120 | 1500 | 80
slowest statements in {database=database2} [since {since=ago}]
what took longer than {min_ms=min_ms} in {database=database2} since {since=ago}, {limit=int} of them
top {limit=int} over {min_ms=min_ms}, {database=database2}
since {since=ago} {database=database2} has queries above {min_ms=min_ms}, list {limit=int}
~ {limit=int} worst queries on {database=database2}
the shop crawls like a snail, who is eating all the time in {database=database2}
since {since=ago} every page takes ages; I blame {database=database2}, what's behind it
which of our reports makes {database=database2} sweat
{database=database2} groans under something since {since=ago}, find the culprit
~ {database=database2} slow {min_ms=min_ms}
slow sql {database=database2}
{database=database2} over {min_ms=min_ms}
I don't want rows, I want to know which SQL drags in {database=database2}
show the slow statements since {since=ago}
statements slower than {min_ms=min_ms}
slow statements in {database=database3} since {since=since2}
{limit=party_size} slowest in {database=database3} over {min_ms=min_ms2} ms
since {since=since2}, above {min_ms=min_ms2} milliseconds, on {database=database3}
database {database=database3}, min {min_ms=min_ms2}, since {since=since2}, limit {limit=party_size}
top {limit=party_size} slow queries from {database=database3}

%tool sqlbench_kill_session Terminate a database session that blocks others.
%also Kills a backend by pid.
%also Ends one connection to a database, rolling back whatever it was doing.
%param pid* (session_id, process) {"type": "integer", "description": "Process id of the session"}
%param database (db) {"type": "string", "description": "Database"}
%param wait (graceful, let_finish) {"type": "boolean", "description": "Let the running statement finish first"}
%list pid: 4711 | 23901 | 812 | 10552 | 30077 | 66 | 1999 | 5120 | 9043 | 77120
%list pidx: 4711 | 20394 | 88 | 1502 | 77120 | 963 | 31007 | 5 | 12846 | 640 | 2219
%list dbx: orders | crm_prod | warehouse-eu | stock and prices | analytics | Ledger 2 | test | hr_archive | postgres | tmp-fix-2 | customers
kill session {pid=pid} [on {database=database2}]
terminate {pid=pid} in {database=database2} {wait:true=but let it finish|once its statement is done}
on {database=database2}, end {pid=pid}, {wait:false=right now|don't wait}
{database=database2}: {pid=pid}, {wait:true=let the statement finish first}
stop backend {pid=pid} of {database=database2}
{pid=pid} has been hogging the table since breakfast, show it the door
everyone in {database=database2} is stuck behind {pid=pid}, throw it out
somebody left {pid=pid} open and went to lunch, get rid of it {wait:false=immediately|this second}
please put {pid=pid} out of its misery
~ kill {pid=pid}
{database=database2} {pid=pid} kill
pid {pid=pid} terminate
it's not the slow list I want: {pid=pid} blocks us, end it
kill the blocking session
terminate a session in {database=database2}
kill {pid=pidx} on {database=dbx}
end session {pid=pidx}, {wait:true=once its query is through|after the current statement|let it finish what it runs}
{pid=pidx} holds the locks on {database=dbx}, shoot it down {wait:false=now|without waiting|at once}
throw out process {pid=pidx}, the orders have been stuck for an hour
%lang de
beende die Sitzung {pid=pid} in {database=database2}
%lang es
mata la sesión {pid=pid} de {database=database2}

%server storage
%list bucket2: backups | media-assets | company-reports | invoices-2024 | static-site | raw-data | user-uploads | logs-archive | design-files | acme-public | ml-datasets | photos | exports | legal-docs | cdn-origin
%list key: reports/q3.pdf | logo.png | backup-2024-05-01.tar.gz | images/hero.jpg | contracts/acme.docx | data/orders.csv | videos/intro.mp4 | index.html | old/readme.txt | slides/kickoff.pptx | invoices/1182.pdf | exports/users.json | model.bin | audio/episode-12.mp3 | tmp/test.zip | 2023/summary.xlsx
%list bucketx: backups | photos-2019 | tmp-fix-2 | web-assets | logs-from-eu | invoices | sals-stuff | archive | public-media | data-in
%list bkt: public-assets | acme-backups | eu-west-media | raw-logs | shop-images | legal-archive | tmp-uploads
%list obj: reports/june.pdf | img/hero-2.png | export/customers.csv | logs/app-0412.gz | movies/intro.mp4 | keys/public.pem | backups/day1.tar

%tool storage_upload_object Upload a file to a bucket.
%also Puts an object. Returns its key.
%also Copy a local file to cloud object storage, private unless it should be readable by anyone.
%param file_path* (path, source, local_file) {"type": "string", "description": "Local file"}
%param bucket* (container, target_bucket) {"type": "string", "description": "Target bucket"}
%param public (is_public, public_read) {"type": "boolean", "description": "Readable by anyone"}
%param storage_class (tier) {"type": "string", "enum": ["standard", "infrequent", "archive"], "description": "How often it will be read"}
%list locx: report.pdf | ~/photos/york.zip | tmp/fix-2.log | notes from May.docx | /var/data/out.csv | logo and fonts.zip | Rivers by Ella Moor.epub | backup.tar.gz | C:\files\menu.docx | ./build/app.js
%list lfile: ~/Desktop/poster.pdf | build/app.zip | /tmp/dump.sql | notes/from-the-workshop.md | ./site/index.html | photos/team-on-the-roof.jpg | data/2024/prices.csv | C:\reports\q2.xlsx
upload {file_path=path} to [the] {bucket=bucket2} [bucket]
(put|copy|send) {file_path=path} (in|into|to) the {bucket=bucket2} bucket[, {public:true=public|readable by anyone|publicly readable}]
I need {file_path=path} in cloud storage, bucket {bucket=bucket2}, {public:false=private|not public|keep it private}
{bucket=bucket2} bucket: upload {file_path=path} as {storage_class:archive=archive|cold storage}
store {file_path=path} in {bucket=bucket2}, {storage_class:infrequent=we'll rarely read it|infrequent access|it's seldom needed}
please make {file_path=path} {public:true=available to everyone|accessible for everybody} through the {bucket=bucket2} bucket
s3 upload {file_path=path} {bucket=bucket2}
save a copy of {file_path=path} to {bucket=bucket2} with {storage_class:standard=standard storage|the normal class}
upload {file_path=path} [{public:true=publicly}]
put the file in the {bucket=bucket2} bucket
~ upload {file_path=locx} to {bucket=bucketx}, {public:true=public|readable by all}
into the bucket {bucket=bucketx}, upload {file_path=locx} as {storage_class:archive=archive}
file {file_path=locx}, bucket {bucket=bucketx}, class {storage_class:infrequent=infrequent}
put {file_path=locx} in {bucket=bucketx} with {storage_class:standard=standard storage|the standard class}
{public:false=not public|private}, {storage_class:archive=for the archive|as archive}: {file_path=locx} into {bucket=bucketx}
into {bucket=bkt} with {file_path=lfile}, {public:true=for all to read|world readable}
{file_path=lfile} to {bucket=bkt}, {storage_class:archive=we'll hardly look at it again, archive|for the archive}
put {file_path=lfile} in {bucket=bkt} so that {=anna} gets it from there
%lang es
sube {file_path=path} al bucket {bucket=bucket2}

%tool storage_list_objects List the objects in a bucket.
%also Returns keys and sizes.
%also See what lies in a cloud storage bucket, all of it or under one prefix.
%param bucket* (container) {"type": "string", "description": "Bucket"}
%param prefix (folder, path) {"type": "string", "description": "Only keys that start with this"}
%param limit (max_keys) {"type": "integer", "description": "Maximum number of keys"}
%list prefix: reports/ | images/ | 2024/ | logs/may | tmp/ | invoices/ | old/ | exports/2023 | videos/ | contracts/ | raw/ | thumbnails | users/42 | drafts/ | daily/
%list buckets: media-prod | backups | logs-eu-west | tmp-fix-2 | invoices | the photo bucket | raw-data-from-sensors | static assets | marketing | acme.public
%list prefixes: 2025/ | img/thumbs/ | users/42 | report- | tmp | daily/2026-01 | from-partner/ | a | exports/csv/in | logs/app
%list pref: 2024/ | logs/app- | img/ | users/exports/ | draft_ | eu/berlin/
(list|show) [the] (files|objects|contents) (of|in) [the] {bucket=bucket2} [bucket]
what (is|'s|do we have) in the {bucket=bucket2} bucket [under {prefix=prefix}]
{bucket=bucket2} bucket, everything (under|below|starting with) {prefix=prefix}
first {limit=int} (keys|objects) in {bucket=bucket2}
is there anything (under|in) {prefix=prefix} in bucket {bucket=bucket2}
I wonder how big the {bucket=bucket2} bucket got, list it
s3 ls {bucket=bucket2}
give me at most {limit=int} files from {bucket=bucket2} starting with {prefix=prefix}
list the bucket
~ show [me] the objects (under|below) {prefix=prefix}
list {limit=int} objects in {bucket=buckets} starting with {prefix=prefixes}
what is in {bucket=buckets} under {prefix=prefixes}
bucket {bucket=buckets}, prefix {prefix=prefixes}, limit {limit=int}
under {prefix=prefixes} in {bucket=buckets}, list up to {limit=bigint} keys
first {limit=few} objects of {bucket=buckets}
prefix={prefix=prefixes}, bucket={bucket=buckets}
first {limit=few2} under {prefix=pref} in {bucket=bkt}
what's in {bucket=bkt}, under all that dust
%lang de
was liegt im Bucket {bucket=bucket2}

%tool storage_delete_object Delete an object from a bucket.
%also Removes one key.
%also Erase a file from cloud object storage; this cannot be undone.
%param bucket* (container) {"type": "string"}
%param key* (object, path) {"type": "string", "description": "Key of the object"}
%list objx: 2023/june/report.pdf | img_0042.png | logs/to-delete.txt | Rivers by Ella Moor.epub | index.html | old/logo and fonts.zip | a.out | users.csv | tmp/fix-2.tar.gz | menu for Pino's.docx
(delete|remove|erase) {key=key} from [the] {bucket=bucket2} [bucket]
{key=key} in {bucket=bucket2} can go, delete it
in bucket {bucket=bucket2}, get rid of {key=key}
s3 rm {bucket=bucket2} {key=key}
we uploaded {key=key} to {bucket=bucket2} by accident, take it down
please clean {key=key} out of the {bucket=bucket2} bucket
wipe the object {key=key} in {bucket=bucket2} storage
I no longer need {key=key} from the {bucket=bucket2} bucket
delete {key=key} from (the bucket|cloud storage)
remove a file from [the] {bucket=bucket2} [bucket]
delete {key=objx} from the bucket {bucket=bucketx}
in {bucket=bucketx}, remove the object {key=objx}
bucket {bucket=bucketx}, key {key=objx}, delete
erase the file called {key=objx} out of {bucket=bucketx}
from {bucket=bkt}, {key=obj}, gone
{key=obj} must leave {bucket=bkt} by order of legal
%lang es
borra {key=key} del bucket {bucket=bucket2}

%tool storage_create_signed_url Create a temporary download link for an object.
%also Returns a presigned URL.
%also Make a link that lets somebody without an account download one file from a bucket until it runs out.
%param key* (object, file) {"type": "string", "description": "Key of the object"}
%param bucket (container) {"type": "string", "description": ""}
%param expires_in (ttl, valid_for) {"type": "string", "description": "How long the link is valid"}
%list key2: reports/2026/may.pdf | photo-1.jpg | backups/db.sql.gz | from/old/index.html | logo.svg | exports/orders and returns.csv | videos/launch.mp4 | a/b/c.txt | offer Pino's.docx
%list bucket3: public-assets | media | team-north | backups-eu | tmp-fix-2 | customer.files | shared | ella
%list dur2: an hour | 30 minutes | two days | 24h | a week | 15 min | one and a half hours | ten minutes | 90 days
%list win2: six hours | a day | 30 minutes | two weeks | one hour | three days
(create|make|generate) a (temporary|download|signed) link (for|to) {key=key} [in [the] {bucket=bucket2} [bucket]]
I need a presigned url for {key=key}[, valid [for] {expires_in=duration}]
let a customer download {key=key} from {bucket=bucket2} for {expires_in=duration}
share {key=key} from the {bucket=bucket2} bucket with a link that (expires|runs out|dies) after {expires_in=duration}
signed url {bucket=bucket2} {key=key}
a link to {key=key} please, it should work for {expires_in=duration}
how can {=firstname} get {key=key} without an account? make a link
{key=key}, {bucket=bucket2} bucket, download link for {expires_in=duration}
create a download link [that lasts {expires_in=duration}]
make a signed url for something in [the] {bucket=bucket2} bucket
signed link for {key=key2} in {bucket=bucket3}, valid for {expires_in=dur2}
make a download link to {key=key2} from {bucket=bucket3}
key: {key=key2}, bucket: {bucket=bucket3}, expiry: {expires_in=dur2}
for {expires_in=dur2}, a link to {key=key2}
in {bucket=bucket3}, {key=key2}, {expires_in=dur2}
share {key=key2} for {expires_in=dur2}, it goes to Tom at the agency
for {expires_in=win2}, a link to {key=obj} in {bucket=bkt}
{=anna} needs {key=obj} on her phone, make a link
link on {key=obj}, valid {expires_in=win2}
%lang de
mach einen Download-Link für {key=key}, gültig {expires_in=duration}

%server tablehand
%list database2: orders | crm | warehouse_prod | billing | shop-replica | members | analytics | fleet | bookings | hr_main | newsletter | catalog | payments_eu | legacy_erp | pos | library | staging_shop | sensors | loyalty | school
%list database3: orders | crm | warehouse | shop-prod | analytics | members

%tool tablehand_ask Answer a question from a database.
%also Returns rows.
%also Have something counted or listed out of the company's tables, asked in plain words, with no more lines than said.
%param question* (query, q) {"type": "string", "description": "What is to be known"}
%param database* (db, source) {"type": "string", "description": "Where to look"}
%param max_rows (limit, rows) {"type": "integer", "description": "At most so many rows"}
%list ask: which customers in Bremen bought soap twice | how many orders were paid with paypal | who has not logged in since may | the ten best sellers in Austria | average basket by weekday | suppliers with more than three late deliveries | which coupons were never used | how much we refunded in december | staff with a birthday in june | products out of stock for over a week | the newest 20 signups | invoices above 5000 euros | rides longer than two hours | what share of mails bounced | towns with only one customer | returns by reason | members whose card expires this month | which driver had the most stops | duplicates in the address list | revenue by country and month | who ordered bread and butter together | open bills older than ninety days
%list some: 3 | 5 | ten => 10 | 20 | four => 4 | 8 | 15 | six => 6 | 50 | 12 | two => 2 | 100 | 7 | 30 | 25
%list database4: orders_2025 | crm | Shop and Stock | warehouse | tickets-old | analytics | the members database | hr_main | sales north | Library | db7
%list ask2: how many orders came in last week | which customers have not paid | average price per category and month | who signed up on Friday | total sales in Leeds | the ten oldest tickets | revenue by region | is there anyone called O'Leary | products without a photo, newest first | sign-ups from Spain or Portugal
%list dbb: finance | logs-eu | Guests and Rooms | old_shop | members | Survey 2024 | billing | fleet | research data | events
%list dbq: how many customers came back after a year | which city orders most in winter | who bought shoes and socks on the same day | average basket on sundays | what did we sell in Graz without a discount
%list question2: cuántos pedidos se pagaron con tarjeta | qué clientes compraron dos veces en Sevilla | los diez productos más vendidos | quién no ha entrado desde mayo | facturas de más de mil euros | cuánto devolvimos en diciembre | proveedores con más retrasos | altas por país y mes | pueblos con un solo cliente | los cupones que nadie usó
{question=ask}? look in the {database=database2} database
ask the {database=database2} database: {question=ask}
from {database=database2}: {question=ask}, at most {max_rows=some} rows
{max_rows=some} rows, {database=database2}, {question=ask}
I'd like to know {question=ask}, see {database=database2}
query {database=database2} for {question=ask}[, limit {max_rows=some}]
can you work out from {database=database2} {question=ask}
{question=ask}, that must be somewhere in {database=database2}
pull out of {database=database2}: {question=ask}
my boss wants it for the meeting at two and I can't write SQL: {question=ask}. it's all in {database=database2}, first {max_rows=some}
we had a bet over lunch that ended in shouting. {question=ask}? {database=database2} must know
answer this from the database: {question=ask}
ask {database=database2} something for me
ask {database=database4}: {question=ask2}
{question=ask2}, look it up in {database=database4}
database {database=database4}, question {question=ask2}, max rows {max_rows=int}
from {database=database4}, at most {max_rows=int} rows: {question=ask2}
~ at most {max_rows=int} rows, {question=ask2}, in {database=database4}
use {database=database4} to answer {question=ask2}
not {=database4}, query {database=dbb} for {question=ask2}
question ... {question=ask2} ... database ... {database=database4}
from {database=database3}: {question=dbq}
{question=dbq}, up to {max_rows=guests} rows
~ in {database=database3}, not more than {max_rows=big} rows, {question=dbq}
%lang de
frag die Datenbank {database=database2}: {question=question}
%lang es
mírame en la base {database=database2} {question=question2}

%tool tablehand_dump Dump a database or some of its tables.
%also Returns the file of the dump.
%also Write everything that stands in the company's tables into a file, all of it or a part, squeezed if wanted.
%param database* (db, source) {"type": "string", "description": "Which one"}
%param tables (only, relations) {"type": "array", "items": {"type": "string"}, "description": "Only these"}
%param target (destination, path) {"type": "string", "description": "Where the file goes"}
%param compress (gzip, zipped) {"type": "boolean", "description": ""}
%list dest: /backups | s3://acme-dumps | nas | /mnt/archive/2025 | D:\dumps | desktop | external drive | /tmp/out | cold storage | backups-2025 | /home/kim/dumps | usb stick | ftp.partner.example | dropbox folder of the auditors | shared drive
%list tabs: customers and addresses | orders | invoices, items | products, prices and stock | users | trips and drivers | coupons | payments, refunds | members | log_2024 | events and tickets | suppliers, contacts | rooms | sessions, tokens and devices | photos and albums
%list tables: orders, items and returns | stock | customers and invoices | visits, clicks | users, roles, logins | prices | posts and comments | events_2025, events_2026
%list database4: shop_prod | customers | crm.live | inventory2 | old-blog | archive_2019 | Billing | test-db-3 | users and roles
%list dest2: /backup/monday | s3://acme-dumps/db | ~/dump.sql | the NAS | D:\export | usb stick | tmp-fix-2 folder | /mnt/big/old
%list tables2: customers and invoices | users, roles | orders, items and returns | stock | visits and clicks
dump the {database=database2} database to {target=dest}
dump {tables=tabs} from {database=database2}
{database=database2}: dump {tables=tabs} into {target=dest}, {compress:true=compressed|zipped}
to {target=dest}, {compress:false=uncompressed|not compressed}, a dump of {database=database2}
~ {compress:true=compressed} dump of {database=database2} [to {target=dest}]
only {tables=tabs} of {database=database2}, to {target=dest}
save a copy of {database=database2} on {target=dest} before I touch anything
write everything in {database=database2} out to a file, {compress:true=zipped}
I want {tables=tabs} from {database=database2} safe on {target=dest}
the migration starts in an hour and I would not sleep otherwise: copy {tables=tabs} of {database=database2} to {target=dest}
auditors are coming and they insist on raw data. export {database=database2} to {target=dest}, {compress:true=packed|zipped}
dump {tables=tabs} to {target=dest}
make a {compress:true=compressed} database dump
dump {tables=tables} from {database=database4} to {target=dest2}
dump {database=database4} into {target=dest2}, {compress:true=compressed}
database {database=database4}, tables {tables=tables}, compress {compress:true=yes}
to {target=dest2}: {tables=tables} of {database=database4}
only {tables=tables} out of {database=database4}, please dump
export {database=database4} to {target=dest2} {compress:false=without compression|uncompressed}
~ dump {database=database4}, tables {tables=tables}, target {target=dest2}
only {tables=tables2} of {database=database3}, {compress:true=zipped|compressed}
into {target=path}, {database=database3}
{tables=tables2} from {database=database3} to {target=path}

%tool tablehand_load_dump Load a dump into a database.
%also Returns how many rows were read.
%also Bring back what was once written into a file, into the company's tables, replacing what is there if wanted.
%param dump* (file, source) {"type": "string", "description": "File"}
%param into* (database, target) {"type": "string", "description": "Database it is read into"}
%param overwrite (replace, force) {"type": "boolean", "description": "Replace what is there"}
%list file2: orders-0412.sql | /backups/crm.dump | shop_full.sql.gz | monday.dump | s3://acme-dumps/fleet.sql | billing-2025-03-01.sql | export.dump | members_old.sql | /mnt/nas/pos.sql | catalog-before-sale.dump | nightly.sql.gz | hr-snapshot.dump | test-data.sql | D:\dumps\library.bak | bookings_v2.dump | seed.sql
%list dumps: shop_2026-01-15.sql | backup.dump | before-the-move.sql.gz | users and roles.sql | /tmp/fix-2.dump | friday.bak | from-prod.pgdump | orders.sql | ella_final.dump | dump7
load {dump=file2} into {into=database2}
load the dump {dump=file2} into the {into=database2} database and {overwrite:true=overwrite it|overwrite what is there}
{dump=file2} -> {into=database2}, {overwrite:false=without overwriting|don't overwrite}
into {into=database2}: {dump=file2}[, {overwrite:true=overwrite}]
restore {into=database2} from {dump=file2}
read {dump=file2} back to {into=database2}, {overwrite:true=replacing everything|replace all}
put {into=database2} back to how it was in {dump=file2}
somebody deleted half of {into=database2}, fetch it out of {dump=file2}
{into=database2} is a mess. take {dump=file2} and {overwrite:true=wipe what's there|throw away the rest}
I typed the wrong command in the wrong window and now people are shouting, so get {into=database2} back from {dump=file2}
our trainee needs something real to play with. fill {into=database2} with what's in {dump=file2}, but {overwrite:false=keep his own rows|leave his rows alone}
load a dump into {into=database2}
load {dump=file2}
load {dump=dumps} into {into=dbnames}
into {into=dbnames}, load {dump=dumps}, {overwrite:true=overwriting it|overwrite everything}
dump {dump=dumps}, database {into=dbnames}, overwrite {overwrite:false=no}
restore {into=dbnames} from {dump=dumps}
{overwrite:false=without overwriting}, read {dump=dumps} into {into=dbnames}
target: {into=dbnames} / file: {dump=dumps} / replace: {overwrite:true=yes}
%lang de
spiel {dump=file2} in {into=database2} ein
%lang es
carga {dump=file2} en la base {into=database2}, {overwrite:true=sobrescribiendo todo|sobrescribe lo que haya}

%server terrane
%list workspace: network-core | prod-eu | landing-zone | billing-stack | k8s-clusters | dns-and-mail | staging | data-lake | monitoring | shop-frontend | sandbox-anna | vpn-gateways | office-wifi | iam-roles | customer-portal | analytics | edge | disaster-recovery
%list workspaces: prod-eu | staging | network | sandbox-ella | shop and search | tmp-fix-2 | core | data-platform-us | dns | edge in Frankfurt | payments-live

%tool terrane-plan-preview Compute an infrastructure plan for a workspace without applying it.
%also Returns the diff of resources to add, change, destroy.
%also Dry run of the declared infrastructure from a branch, optionally for a single resource or for tearing everything down.
%param workspace* (stack, project) {"type": "string", "description": "Workspace"}
%param branch (ref, git_ref) {"type": "string", "description": "Git branch of the configuration"}
%param target (resource, address) {"type": "string", "description": "Only this resource"}
%param destroy (teardown, remove_all) {"type": "boolean", "description": "Plan the removal of everything"}
%list branch: main | develop | feature/new-vpc | release/2.4 | hotfix-login | feat/bigger-nodes | fix/typo-in-subnets | dependabot/bump-provider | anna/experiment | v3-migration | trunk | chore/cleanup | bugfix/dns | next | master | release-candidate
%list tfres: load balancer for the shop | aws_instance.web | module.vpc | database subnet in Frankfurt | google_sql_database.main | bastion host | bucket for the invoices | module.dns and its records | iam role for the deployer | azurerm_public_ip.edge | nat gateway | security group for ssh | autoscaling group in the test account | cluster with the spot nodes | certificate for the portal | module.queue
%list branches: main | develop | tmp-fix-2 | feature/login-with-google | release-4.1 | bugfix/null-in-cart | hotfix | try again | ella/move-to-pg16 | staging | from-scratch
%list resources: aws_instance.web | module.vpc | bucket.logs | the load balancer | dns_record.mail-in | db.main | module.shop.cache | firewall | iam_role.ci | cluster and nodes
%list branch2: develop | feature/new-vpc | fix/typo | release/2.4 | anna/try | next | hotfix-dns | v3
%list res: module.vpc | the bastion host | aws_instance.web | the load balancer in front of the shop | iam role for the deployer | the bucket with the invoices | module.dns
%list workspace2: network-core | prod-eu | landing-zone | data-lake | dns-and-mail | sandbox-anna | shop-frontend | vpn-gateways
plan {workspace=workspace} [from [branch] {branch=branch}]
what would change in {workspace=workspace} if we took {branch=branch}, only the {target=tfres}
from {branch=branch}, {workspace=workspace}, just the {target=tfres}: plan please
preview {workspace=workspace} on {branch=branch}
what would happen if I {destroy:true=tore down|wiped out|destroyed} the whole {workspace=workspace}
Ada merged something about the {target=tfres} and I'm nervous, what is it going to do to {workspace=workspace}
before I push the button I'd like to know what {workspace=workspace} would look like afterwards
will {branch=branch} break anything over in {workspace=workspace}
our intern rewrote half of {branch=branch}; how much of {workspace=workspace} gets replaced
{workspace=workspace} plan {branch=branch}
dry run {workspace=workspace}
{workspace=workspace} {target=tfres} diff
don't apply yet, let me first see the changes for {workspace=workspace}
show me the infrastructure plan for branch {branch=branch}
plan only the {target=tfres}
preview the plan for {workspace=workspaces} from branch {branch=branches}
plan {workspace=workspaces}, only {target=resources}
workspace {workspace=workspaces}, branch {branch=branches}, target {target=resources}
from {branch=branches}, what would change for {target=resources} in {workspace=workspaces}
plan {destroy:true=the removal of everything|a full teardown|a destroy} in {workspace=workspaces}
based on {branch=branches}, plan {workspace=workspaces}
ws={workspace=workspaces}, ref={branch=branches}, destroy={destroy:false=false|no}
off {branch=branch2}, just {target=res}, {workspace=workspace2}
in {workspace=workspace2}, what would happen from {branch=branch2}
dry run for {workspace=workspace2}, boss wants it in the chat by lunch
only {target=res} in {workspace=workspace2}, show what it would do
%lang de
zeig mir, was sich in {workspace=workspace} mit dem Branch {branch=branch} ändern würde
%lang es
¿qué cambiaría en {workspace=workspace} con la rama {branch=branch}?

%tool terrane-apply-plan Apply a computed infrastructure plan.
%also Executes a plan by id. Returns the outputs.
%also Carries out what an earlier preview said, with a comment for the audit trail; asks for no confirmation if told so.
%param plan_id* (plan, id) {"type": "string", "description": "Id of the plan"}
%param comment (message, reason) {"type": "string", "description": "For the audit trail"}
%param auto_approve (on, skip_confirmation) {"type": "boolean", "description": "Do not ask again"}
%list planid: plan-8f3a | run-XyZ12 | p-2041 | plan_0093 | 77c1d0 | run-4b9 | tf-310 | plan-eu-17 | 5e2b8a | pl-664
%list auditnote: bigger nodes for the sale | approved by Kim in the call | rotation of the old keys | fixes the outage in Frankfurt | as agreed with security | new subnet for the printers | quarterly cleanup | ticket OPS-311 | cheaper disks and fewer snapshots | rollback of last week's mistake | capacity for Black Friday | moving mail to the new relay | needed by the data team | emergency change | certificates for the portal | second try with the right branch | remove the demo account | audit finding number 7 | replacement for the broken gateway | routine
%list planids: plan-4471 | p_9f3c2 | tf-2026-01-15 | 88213 | plan/edge/12 | c0ffee7 | run-xk29 | tmp-fix-2 | P-7 | 0a1b2c3d
%list auditnote2: approved by Ella | as agreed in the call, no changes to the database | bigger disks | move to Frankfurt | reviewed with Tom and Nadia | ticket 4471 | rollback of Monday, see chat | new firewall rule for the office | cost cut | it was tested on staging, go
%list aud2: bigger nodes for the sale | agreed with security on the phone | ticket OPS-311 | from Kim's list | needed by the data team before Friday | roll back what we did on Monday | new subnet for the printers | fixes the outage in Frankfurt
%list plan: plan-8f3a | run-XyZ12 | p-2041 | 77c1d0 | tf-310 | pl-664
apply {plan_id=planid}
apply {plan_id=planid} {auto_approve:true=without asking|no questions|and skip the confirmation}, comment: {comment=auditnote}
{plan_id=planid}, {comment=auditnote}, {auto_approve:true=auto approve|just do it}
with the comment {comment=auditnote}, carry out {plan_id=planid}
roll out {plan_id=planid} and note "{comment=auditnote}"
Kim has looked through {plan_id=planid} and gave her blessing, so go ahead
{plan_id=planid} looks good to me, make it real
~ everybody signed off, {plan_id=planid} it is, {auto_approve:true=don't bother me again|no more prompts}
time to turn {plan_id=planid} into reality, for the record: {comment=auditnote}
{plan_id=planid} go
{plan_id=planid} apply, {comment=auditnote}
{auto_approve:true=auto} {plan_id=planid}
I've read the preview {plan_id=planid}, now execute it
apply the infrastructure plan
apply it with the comment {comment=auditnote}
apply plan {plan_id=planids} with the comment "{comment=auditnote2}"
apply {plan_id=planids}, {auto_approve:true=no need to ask again|approve automatically}
plan {plan_id=planids}, comment {comment=auditnote2}
comment: {comment=auditnote2} / id: {plan_id=planids} / auto: {auto_approve:false=no}
with "{comment=auditnote2}" as the comment, apply {plan_id=planids}
execute {plan_id=planids} for this reason: {comment=auditnote2}
"{comment=aud2}", {plan_id=plan}
with {comment=aud2} for the auditors, carry out {plan_id=plan}, {auto_approve:true=and don't ask again|no second question}
{plan_id=plan} go, I looked at it with Wei over coffee

%tool terrane-drift-report Show where real infrastructure differs from its declaration.
%also Returns drifted resources.
%also Which cloud resources were changed by hand since they were declared, in one region and of a minimum severity if given.
%param workspace* (stack, env) {"type": "string", "description": "Workspace"}
%param region (location, zone) {"type": "string", "description": "Cloud region"}
%param severity (min_severity, level) {"type": "string", "enum": ["low", "medium", "high", "critical"], "description": "At least"}
%list regions2: eu-west-1 | Frankfurt | us-east-2 | North Europe | ap-south-1 | Ireland | the Tokyo region | westus | São Paulo | eu-central-1
drift in {workspace=workspace} [in {region=region}]
what has drifted in {workspace=workspace}, {region=region}, {severity:high=high|serious} and up
{severity:critical=critical} drift of {workspace=workspace} in {region=region}
{region=region}: does {workspace=workspace} still match its declaration, {severity:medium=medium or worse}
somebody has been clicking around in the console of {workspace=workspace} again, what did they touch
I suspect that {workspace=workspace} isn't what our files say any more
in {region=region} a firewall rule appeared out of nowhere, anything else odd about {workspace=workspace}?
the auditors come on Monday and ask if {workspace=workspace} is still as we wrote it down
{workspace=workspace} drift
drift {workspace=workspace} {region=region}
{severity:low=low} drift {workspace=workspace}
no plan, no apply, just tell me how far {workspace=workspace} has wandered off in {region=region}
show the drift report for {region=region}
is there {severity:critical=critical} drift
drift in {workspace=workspaces} for {region=regions2}
report drift of {workspace=workspaces} at {severity:high=high} or above
workspace {workspace=workspaces}, region {region=regions2}, severity {severity:medium=medium}
in {region=regions2}, does {workspace=workspaces} differ, {severity:critical=critical} only
from {severity:low=low} upwards, drift report on {workspace=workspaces}
~ region={region=regions2}, ws={workspace=workspaces}
%lang de
ist {workspace=workspace} in {region=region} von der Deklaration abgewichen
%lang es
~ ¿qué se ha desviado en {workspace=workspace}, región {region=region}?

%server tunnelgate
%list host2: laptop | NAS | living room TV | raspberry pi | work machine | game server | media box | old desktop | tablet in the kitchen | phone | doorbell camera | server in the basement | printer | home assistant box | Minecraft machine | study PC

%tool tunnelgate-connect Connect the VPN.
%also Brings the tunnel up. Returns the new address.
%also Sends the traffic of a machine through a VPN server in a country, with a protocol, only for some networks if wanted.
%param location* (server, country) {"type": "string", "description": "Country or city of the server"}
%param protocol (proto, mode) {"type": "string", "enum": ["wireguard", "openvpn", "ikev2"], "description": "Protocol"}
%param machine (client, host) {"type": "string", "description": "Which of my machines"}
%param kill_switch (block_leaks) {"type": "boolean", "description": "Block everything if the tunnel breaks"}
%list vpnloc: Norway | Switzerland | Amsterdam | the Netherlands | Tokyo | Spain | New York | home | Berlin office | Iceland | Canada | Singapore | Frankfurt | Brazil | Paris
%list machx: old laptop | work-mac | gaming PC | tablet in the kitchen | nas-02 | phone | living room TV | thinkpad | tmp-vm-2 | desktop upstairs
%list vpnx: Sweden | New York | the Netherlands | Zurich | Bosnia and Herzegovina | Port of Spain | Japan | Isle of Man | Lyon | South Africa
%list rechner: Laptop | Rechner | Fernseher | PC im Arbeitszimmer | Drucker
connect the VPN to {location=vpnloc}
[my|the] {machine=host2} through {location=vpnloc} with {protocol:wireguard=wireguard}, {kill_switch:true=kill switch on|with the kill switch}
{protocol:openvpn=openvpn} to {location=vpnloc} for [my|the] {machine=host2}
via {location=vpnloc}, [my|the] {machine=host2}, {kill_switch:false=no kill switch|without kill switch}
vpn {location=vpnloc}, {protocol:ikev2=ikev2}, {kill_switch:true=block everything if it breaks}
I'm in a hotel with dodgy wifi, hide [my|the] {machine=host2} behind {location=vpnloc}
pretend [my|the] {machine=host2} sits in {location=vpnloc}, the series isn't on here
nobody should see where I am, go out over {location=vpnloc} and {kill_switch:true=let nothing leak|rather no internet than a leak}
I have to reach a file at {location=vpnloc} from this café
vpn {location=vpnloc}
{location=vpnloc} {protocol:wireguard=wireguard}
[my|the] {machine=host2} via {location=vpnloc}
forward no port, simply tunnel [my|the] {machine=host2} through {location=vpnloc}
connect [my|the] {machine=host2} to the VPN
bring the vpn up with {protocol:wireguard=wireguard}
connect my {machine=machx} to the VPN in {location=vpnx}
with {protocol:wireguard=wireguard|WireGuard}, connect the VPN over {location=vpnx} on my {machine=machx}
location {location=vpnx}, protocol {protocol:openvpn=openvpn|OpenVPN}, {kill_switch:true=kill switch on}
VPN through {location=vpnx} by {protocol:ikev2=ikev2|IKEv2}, {kill_switch:false=no kill switch|kill switch off}
on my {machine=machx} I want the VPN via {location=vpnx}, {kill_switch:true=with the kill switch|kill switch on}
%lang de
verbinde [meinen|den] {machine=rechner} per VPN mit {location=country}
%lang es
~ conecta la VPN a {location=country} con {protocol:wireguard=wireguard}

%tool tunnelgate-forward-port Forward a port of the router to a machine.
%also Creates a NAT rule.
%also Makes a service on a machine at home reachable from outside, by an outer and an inner port.
%param external_port* (outer_port, port) {"type": "integer", "description": "Port outside"}
%param machine* (host, target) {"type": "string", "description": "Machine inside"}
%param internal_port (inner_port, to_port) {"type": "integer", "description": "Port of the machine"}
%param transport (proto, protocol) {"type": "string", "enum": ["tcp", "udp", "both"], "description": ""}
%list port: 443 | 8080 | 22 | 25565 | 32400 | 51820 | 8123 | 9000 | 3389 | 80
%list port2: 8443 | 80 | 2222 | 25566 | 32401 | 5000 | 8124 | 9443 | 3390 | 3000
%list port3: 8080 | 443 | 25565 | 3389 | 22 | 5000 | 32400 | 8123 | 9090 | 80 | 51820
%list mach: nas | raspberry in the hallway | gamebox | 192.168.1.20 | lena-laptop | printer upstairs | mediaserver.lan | pi4 | old thinkpad | xbox | cam-2
forward port {external_port=port} to [my|the] {machine=host2}
port {external_port=port} outside to {internal_port=port2} on [my|the] {machine=host2}, {transport:udp=udp}
[my|the] {machine=host2}: {external_port=port} -> {internal_port=port2}, {transport:tcp=tcp}
{transport:both=tcp and udp}, {external_port=port} to [my|the] {machine=host2} port {internal_port=port2}
to [my|the] {machine=host2} on {internal_port=port2} from outer port {external_port=port}
my friends want to play on [my|the] {machine=host2} tonight but can't get in, it's {external_port=port}
I'd like to see [my|the] {machine=host2} from work, let {external_port=port} through
whoever knocks at {external_port=port} should end up at [my|the] {machine=host2}
[my|the] {machine=host2} must be reachable from the holiday flat, {external_port=port} on the street side and {internal_port=port2} indoors
{external_port=port} [my|the] {machine=host2}
[my|the] {machine=host2} {transport:udp=udp} {external_port=port}
{external_port=port} to [my|the] {machine=host2}:{internal_port=port2}
I don't need the VPN, open {external_port=port} for [my|the] {machine=host2}
forward port {external_port=port}
forward {transport:udp=udp} to [my|the] {machine=host2}
send {external_port=port3} on to {internal_port=port3} of {machine=mach}
port {external_port=port3}, {transport:udp=UDP|udp}, to {machine=mach}
whatever comes in on {external_port=port3} goes to {machine=mach}, {transport:both=tcp and udp|both protocols}, port {internal_port=port3} there
make {machine=mach} reachable from outside through {external_port=port3}, both kids are waiting

%server vaultkeeper

%tool rotate_secret Replace a stored secret by a newly generated one.
%also Rotates a credential. Returns the new version number.
%also Exchange an API key, password or token in the vault; the old one stays valid for a grace period if wanted.
%param secret_name* (name, secret, credential) {"type": "string", "description": "Name of the secret"}
%param environment (env) {"type": "string", "enum": ["development", "staging", "production"], "description": ""}
%param grace_period_hours (grace, overlap_hours) {"type": "integer", "description": "How long the old value remains valid"}
%list secret: stripe-api-key | database password | jwt_signing_key | smtp-password | github token | slack-webhook | AWS_SECRET_KEY | session-secret | redis_password | maps api key | oauth client secret | deploy-token | PAYMENT_WEBHOOK_SECRET | admin password | backup encryption key | sentry-dsn
%list sec: STRIPE_KEY | db-password | smtp token | jwt-signing | backup passphrase for the NAS | github_pat | webhook.secret | API key of the map service | redis-auth | license | SESSION_SALT | deploy and release key
%list grace: 24 hours => 24 | 2 hours => 2 | twelve hours => 12 | 48 hours => 48 | 6 hours => 6 | one hour => 1 | 72 h => 72 | three hours => 3 | 36 hours => 36 | 8 h => 8
%list sec2: stripe-key | smtp_password | db/root | jwt-signing-key | the s3 token | webhook_secret
rotate [the] {secret_name=secret} [in {environment:production=production|prod}]
(replace|change|renew) the {secret_name=secret} in {environment:staging=staging|the staging environment}
somebody posted our {secret_name=secret} in a public channel, rotate it
the {secret_name=secret} is too old, generate a new one
{secret_name=secret} rotation {environment:production=prod} grace {grace_period_hours=int} hours
exchange the {secret_name=secret}, keep the old one working for {grace_period_hours=int} hours
make a new {secret_name=secret} for {environment:development=dev|development} and let the previous value die {grace_period_hours:0=immediately|right away|at once}
I think {secret_name=secret} leaked, can you swap it [everywhere in {environment:production=production|the live system}]
roll the {secret_name=secret}[, the old one may live {grace_period_hours:24=one more day|for a day|24 hours}]
rotate the secret [in {environment:production=production|prod}]
our credentials need to be rotated
new {secret_name=sec} in {environment:production=production|prod|live}, old one good for {grace_period_hours=grace}
{secret_name=sec} leaked, swap it for a fresh one on {environment:staging=staging|the staging systems}
regenerate {secret_name=sec} in {environment:development=development|dev} and keep the old one working for {grace_period_hours=grace}
exchange {secret_name=sec}, its production year is ancient
{environment:staging=on staging}: a fresh {secret_name=sec2}, keep the old for {grace_period_hours=few2} hours
~ replace {secret_name=sec2}, somebody pasted it into a chat with the agency
%lang es
rota [el secreto] {secret_name=secret} [en {environment:production=producción}]

%server watchtower
%list mins2: 5 minutes => 5 | 10 minutes => 10 | 15 min => 15 | half an hour => 30 | an hour => 60 | 2 hours => 120 | 20 minutes => 20 | three minutes => 3 | 45 minutes => 45 | 90 minutes => 90 | 30 mins => 30 | 1 minute => 1 | 3 hours => 180 | 25 min => 25
%list span: half an hour => 30 | 20 minutes => 20 | an hour => 60 | 45 min => 45 | 90 minutes => 90 | ten minutes => 10 | two hours => 120 | 15 minutes => 15 | 25 mins => 25 | forty minutes => 40

%tool watchtower_search_log_lines Search the log lines of a service in a time window.
%also Returns lines[] with timestamps.
%also Find what a program wrote about itself: a phrase, how serious it was, between two moments.
%param text (query, contains, pattern) {"type": "string", "description": "Phrase in the line"}
%param service* (app, source) {"type": "string", "description": "Service that wrote it"}
%param level (severity) {"type": "string", "enum": ["debug", "info", "warning", "error", "fatal"], "description": "Severity"}
%param start_time (from, since) {"type": "string", "description": "From"}
%param end_time (to, until) {"type": "string", "description": "To"}
%list logtext: connection refused | out of memory | timeout | invalid token | NullPointerException | deadlock detected | payment declined | disk full | 502 | retrying | permission denied | user not found | rate limit exceeded | certificate expired | panic | slow query | order 88121 | cache miss | duplicate key | segfault | unauthorized | ECONNRESET
%list svcs2: checkout | auth-api | mailer | search and browse | tmp-fix-2 | gateway | the billing service | image-proxy | worker | router-eu
%list logtexts: connection refused | timeout while reading from db-2 | user not found | Ella Moor | out of memory, killing process | 4471 | payment failed and was not retried | null | retry in 30 seconds | cannot open file | disk is full | started with config from /etc
%list clocka: 9 | 8:30 | ten | quarter past nine | 10:15 | 9 am | half past eight | 11:00 | noon | 7.45 | eight o'clock
%list clockb: 2 pm | 14:30 | three | half past four | 16:00 | quarter to six | 5 pm | 18:15 | six o'clock | 3.30 pm
%list clock2: 9 am | half past seven | 18:00 | noon | 7.15 | 3 pm | 20:30 | quarter to six | 8 in the evening | 10:45 | 6am | 11 | 16:20 | five o'clock | 2:30pm
%list clockb2: 8 pm | 21:15 | half past nine in the evening | midnight | 22:00 | 11 pm | ten at night | 23:30 | 9:45 pm | quarter past eight in the evening
%list logtext2: connection refused by peer | out of memory | invalid token for user | deadlock detected on orders | payment declined at gateway | disk full | permission denied under /tmp | timeout from upstream
search the {service=svc} logs for "{text=logtext}" between {start_time=ltime} and {end_time=ltime}
(any|show) {level:error=errors|error lines} in {service=svc} since {start_time=ltime}
what did {service=svc} log from {start_time=ltime} to {end_time=ltime}
{service=svc} {level:warning=warnings} {start_time=ltime} - {end_time=ltime}
~ grep {service=svc} for {text=logtext}[, {level:fatal=fatal} only]
until {end_time=ltime}, starting at {start_time=ltime}, find {text=logtext} in {service=svc}
did {service=svc} say {text=logtext} anywhere after {start_time=ltime}
"{text=logtext}" - how often does that turn up for {service=svc} before {end_time=ltime}
something blew up in {service=svc} around {start_time=ltime}, what happened
{level:debug=debug} output of {service=svc} with {text=logtext} in it, {start_time=ltime} to {end_time=ltime}
search logs for {text=logtext}
log lines between {start_time=ltime} and {end_time=ltime}
search {service=svcs2} for "{text=logtexts}" from {start_time=clocka} to {end_time=clockb}
{level:error=errors} in {service=svcs2} since {start_time=agos}
service {service=svcs2}, text {text=logtexts}, level {level:warning=warning}
find {text=logtexts} in the logs of {service=svcs2}
between {start_time=clocka} and {end_time=clockb}, {level:fatal=fatal} lines from {service=svcs2}
until {end_time=clockb}, what did {service=svcs2} log with {text=logtexts}
level: {level:info=info} / phrase: {text=logtexts} / service: {service=svcs2} / start: {start_time=clocka} / end: {end_time=clockb}
log lines from {service=svcs2} that say {text=logtexts}
between {start_time=clock2} and {end_time=clockb2}, {text=logtext2} in {service=svc4}
from {service=svc4}, {level:error=errors only|at error level}, with {text=logtext2}
since {start_time=clock2} does {service=svc4} say {text=logtext2} anywhere
%lang de
durchsuch die Logs von {service=svc} nach "{text=logtext}", von {start_time=time} bis {end_time=time}
gab es bei {service=svc} seit {start_time=time} {level:error=Fehler}
%lang es
búscame "{text=logtext}" en los registros de {service=svc} entre las {start_time=time} y las {end_time=time}

%tool watchtower_create_alert_rule Create an alert rule on a metric.
%also Returns the id of the rule.
%also Have somebody told as soon as a measured value is over or under a limit for a certain number of minutes.
%param metric* (measure, series) {"type": "string", "description": "What is measured"}
%param condition* (operator, comparison) {"type": "string", "enum": ["above", "below", "equals"], "description": "Comparison with the threshold"}
%param threshold* (limit, value) {"type": "number", "description": "Limit"}
%param for_minutes (minutes, window_minutes) {"type": "integer", "description": "How many minutes it has to last"}
%param notify (recipient, channel) {"type": "string", "description": "Who is told"}
%list notif: ops team | on-call | kim | backend channel | anna | platform team | sre@acme.io | dba group | frontend guild | marcus | the data team | night shift | support leads | lena | #alerts
%list metric: cpu usage | error rate | queue length | response time | free disk space | memory usage | requests per second | failed logins | open connections | p99 latency | signup rate | cache hit ratio | replication lag | orders per minute | temperature | page load time | bounce rate | heap size | checkout conversions | battery level
%list limit: 80 | 90 | 5% => 5 | 500 | 95% => 95 | 0.5 | 200 | 1000 | 10 | 3.5 | 99% => 99 | 20 | 75 | 2% => 2 | 50 | 1.5 | 300 | 60 | 85% => 85 | 12
%list notif2: Dana | ops@lumen.dev | the on-call team | #alerts | Tom and Ada | platform-eu | me | Mr. Boateng
%list metric2: CPU load | disk usage on db-2 | error rate | checkout latency, p95 | queue length | memory | temperature in rack 4 | requests per second | free space | orders per hour | failed logins from abroad
%list limit2: 80 | 95 percent => 95 | 200 | 0.5 | 1000 | 5% => 5 | 70 | 12.5 | 3 | 500
%list lmin: 5 | 10 | two => 2 | 15 | 30 | ten => 10 | 3
%list metric3: cpu usage | error rate | queue length | free disk space | response time | failed logins | memory usage on web-01 | orders per minute
alert {notify=notif} when {metric=metric} is {condition:above=above|over} {threshold=limit} for {for_minutes=mins2}
(create|add) an alert if {metric=metric} {condition:below=drops below|falls under} {threshold=limit}
{metric=metric} {condition:above=more than|higher than} {threshold=limit} for {for_minutes=mins2}: tell {notify=notif}
when {metric=metric} stays {condition:below=under|below} {threshold=limit} for {for_minutes=mins2}, let {notify=notif} know
new alert rule, {metric=metric} {condition:equals=equals|is exactly} {threshold=limit}
{notify=notif} should get a message whenever {metric=metric} is {condition:above=higher than} {threshold=limit}
after {for_minutes=mins2} with {metric=metric} {condition:above=beyond} {threshold=limit} I want {notify=notif} to hear of it
don't let {metric=metric} get {condition:below=lower than} {threshold=limit} without anyone noticing
{condition:above=over} {threshold=limit} {metric=metric} is too much, warn {notify=notif}
~ make an alert on {metric=metric} that goes off {condition:above=above} {threshold=limit}
set up an alert on {metric=metric} for {notify=notif}
make an alert that fires {condition:below=below} {threshold=limit} after {for_minutes=mins2}
alert {notify=notif2} when {metric=metric2} is {condition:above=above} {threshold=limit2}
if {metric=metric2} is {condition:below=below} {threshold=limit2} for {for_minutes=lmin} minutes, tell {notify=notif2}
metric: {metric=metric2}, condition: {condition:above=above}, threshold: {threshold=limit2}, duration: {for_minutes=lmin}
tell {notify=notif2} after {for_minutes=lmin} minutes of {metric=metric2} {condition:above=above} {threshold=limit2}
alert rule: {metric=metric2} {condition:equals=equals} {threshold=limit2}
{condition:below=below} {threshold=limit2}, {metric=metric2}, notify {notify=notif2}
for {metric=metric2}, an alert {condition:above=over|above} {threshold=limit2}, recipient {notify=notif2}
~ to {notify=tell} if {metric=metric3} is {condition:above=over|above} {threshold=big}
~ {condition:below=below|under} {threshold=guests} for {for_minutes=span}, {metric=metric3}
when {metric=metric3} stays {condition:above=above|higher than} {threshold=big} for {for_minutes=span}, wake {notify=tell}
%lang es
avísale a {notify=firstname} cuando {metric=metric} esté {condition:above=por encima de} {threshold=limit} durante {for_minutes:10=diez minutos|10 minutos}

%tool watchtower_mute_alert Mute an alert for a while.
%also Returns until when it is silent.
%also Stop a warning from ringing for some minutes, because it is known about or being worked on.
%param alert* (rule, alert_name) {"type": "string", "description": "Name of the alert"}
%param minutes (duration_minutes, for_minutes) {"type": "integer", "description": "Number of minutes"}
%param reason (comment, why) {"type": "string", "description": ""}
%list alertname: disk-full-db1 | HighErrorRate | checkout latency | cert-expiry | node-down | replication-lag | api 5xx | LowDiskSpace | cpu-hot | backup-missing | ssl-renewal | queue-stuck | failed logins | HeapUsage | pod-restarts | smoke-test | slow-queries | heartbeat-eu | mail-bounces | memory-web3
%list whymute: we know about it | maintenance tonight | false positive | the fix is on its way | load test is running | we are migrating the disk | it flaps all the time | vendor is working on it | waiting for a new certificate | I am replacing the node | nobody can do anything before monday | planned reboot | sensor is broken | upgrade in progress | it is only staging | rebuild takes a while
%list walert: disk full on db-2 | high CPU | login errors after deploy | tmp-fix-2 | No backup for 24 hours | payments slow, maybe down | cert expires | memory and swap | Ping to Oslo lost | queue
%list nmins: 10 | 15 | 20 | twenty => 20 | 25 | 30 | 45 | 40 | 60 | ten => 10 | 90
%list wreason: known problem, fix comes tomorrow | deploy until six | Tess is on it | false alarm | we are moving the server to Graz | planned work by the vendor | too loud at night | load test, no real users | test | nobody can fix it before Monday
%list alert: disk-full-db1 | HighErrorRate | cert-expiry | node-down | replication-lag | backup-missing | heartbeat-eu
%list why: we know about it already | load test with the new cluster | the vendor is working on it | year-end closing in accounting | planned reboot of the whole rack | waiting for parts from Japan | nobody on site until monday | migration to the second data center | audit by the bank
mute {alert=alertname} for {minutes=mins2}
silence {alert=alertname} {minutes=mins2}, {reason=whymute}
{reason=whymute}, so keep {alert=alertname} quiet for {minutes=mins2}
for {minutes=mins2} I don't want to hear from {alert=alertname}
(snooze|shut up) {alert=alertname} [for {minutes=mins2}]
{alert=alertname}: off for {minutes=mins2} because {reason=whymute}
{minutes=mins2} of peace from {alert=alertname} please, {reason=whymute}
my phone won't stop buzzing about {alert=alertname}, make it stop
{alert=alertname} can be ignored, {reason=whymute}
mute that alert for {minutes=mins2}
mute an alert, {reason=whymute}
mute {alert=walert} for {minutes=nmins} minutes with the reason {reason=wreason}
for {minutes=nmins} minutes silence the alert {alert=walert}
alert {alert=walert}, minutes {minutes=nmins}, reason {reason=wreason}
reason: {reason=wreason}. mute {alert=walert}
silence "{alert=walert}", {reason=wreason}, {minutes=nmins} minutes
mute {alert=walert}, reason {reason=wreason}
for {minutes=span} nothing from {alert=alert}, {reason=why}
{reason=why}, so mute {alert=alert}
~ {alert=alert} can be quiet for {minutes=span}, my ears
%lang de
stell {alert=alertname} für {minutes:30=eine halbe Stunde|30 Minuten} stumm

%server zonecraft

%tool zonecraft-order-certificate Order a TLS certificate for a domain.
%also Returns the order with its validation record.
%also Gets a domain a certificate with a kind of key, other names if given, renewed by itself if wanted.
%param domain* (common_name, host) {"type": "string", "description": "Domain"}
%param alt_names (sans, also) {"type": "array", "items": {"type": "string"}, "description": "Other names"}
%param key_type (algorithm, key) {"type": "string", "enum": ["rsa2048", "rsa4096", "ecdsa"], "description": "Kind of key"}
%param auto_renew (renew) {"type": "boolean", "description": "Renew by itself"}
%list sans: www.acme.io and shop.acme.io | www.globex.com | mail.example.org, imap.example.org | api.acme.io | cdn.hooli.dev and img.hooli.dev | old.contoso.com | www.example.net, m.example.net
%list zalt: www.oakfield.org and mail.oakfield.org | api.harbour.io | www and mail | shop.pinos.example, m.pinos.example | www.bigsal.com, bigsal.net and bigsal.org | *.rivers.example | dev.moor.co | mail.rivers.example and www.rivers.example | m.bigsal.com | www, shop and blog
order a certificate for {domain=dom}
{key_type:ecdsa=ecdsa} certificate for {domain=dom}, also {alt_names=sans}, {auto_renew:true=renewing itself|auto renew}
{domain=dom} plus {alt_names=sans}, {key_type:rsa4096=rsa 4096|4096 bit RSA}
certificate: {domain=dom}, alt names {alt_names=sans}, {key_type:rsa2048=rsa 2048}
get {domain=dom} a {key_type:ecdsa=elliptic curve|ecdsa} cert {auto_renew:true=that renews by itself|with auto renewal}
browsers shout not secure at everyone who visits {domain=dom}
there should be a padlock on {domain=dom} and on {alt_names=sans}
the shop opens on Friday under {domain=dom}, https has to work by then
I never want to think about expiry again: {domain=dom}, {auto_renew:true=on autopilot|all by itself}
cert {domain=dom}
{domain=dom} {key_type:ecdsa=ecdsa}
tls {domain=dom}, {alt_names=sans}
I don't ask what {domain=dom} resolves to, I need a certificate for it
order a TLS certificate
order a cert with {key_type:rsa4096=rsa4096} keys
order a certificate for {domain=zdom} with {alt_names=zalt} as alternative names
certificate on {domain=zdom}, {key_type:rsa4096=RSA 4096|rsa4096}, {auto_renew:true=auto renew|renew automatically}
domain {domain=zdom}, alt names {alt_names=zalt}, key {key_type:ecdsa=ecdsa}
{key_type:ecdsa=ECDSA} certificate for {domain=zdom}, also for {alt_names=zalt}
SANs {alt_names=zalt}, {key_type:rsa2048=rsa2048|RSA 2048}, domain {domain=zdom}
TLS for {domain=zdom}, {auto_renew:false=no auto renewal|don't renew it}, key type {key_type:rsa2048=rsa 2048}
%lang de
bestell ein Zertifikat für {domain=dom}, {auto_renew:true=das sich selbst erneuert}
%lang es
pide un certificado {key_type:ecdsa=ecdsa} para {domain=dom}

%tool zonecraft-resolve-name Resolve a domain name and return its DNS records.
%also Returns answers with TTL.
%also What a name points to, for one type of record and as a given resolver sees it.
%param name* (host, domain) {"type": "string", "description": "Domain name"}
%param record_type (type, rrtype) {"type": "string", "enum": ["A", "AAAA", "CNAME", "MX", "TXT", "NS", "SRV"], "description": "Type"}
%param resolver (server, nameserver) {"type": "string", "description": "Server to ask"}
%list resolver: 1.1.1.1 | 8.8.8.8 | Quad9 | ns2.acme.io | 9.9.9.9 | Fritzbox | Cloudflare | pi-hole | ns1.example.com | Google DNS
%list dom9: harrow-bikes.com | pinos.example | mail.acme.io | theanchor.co.uk | norvolt.net | rivers.dev | ns1.example.org | tmp-fix-2.app | moor.studio | localhost
%list dns9: 1.1.1.1 | 8.8.8.8 | ns1.norvolt.net | 9.9.9.9 | our own server | dns.harrow.lan | 192.168.1.1 | Quad9
resolve {name=dom}
{record_type:MX=MX|mx} [records] of {name=dom} according to {resolver=resolver}
ask {resolver=resolver} for the {record_type:TXT=TXT|txt} of {name=dom}
{name=dom}, {record_type:AAAA=AAAA|aaaa}, via {resolver=resolver}
what does {resolver=resolver} say about {name=dom}, {record_type:CNAME=cname}
mails to {name=dom} bounce, which {record_type:MX=mail server|mail host} is it supposed to have
we moved to the new server an hour ago, does {resolver=resolver} know where {name=dom} lives yet
where does {name=dom} point to
which {record_type:NS=nameservers} are in charge of {name=dom}
{name=dom} {record_type:MX=mx}
dig {name=dom}
{record_type:TXT=txt} {name=dom} {resolver=resolver}
the certificate is fine, I'd like the {record_type:A=A|a} record of {name=dom}
look up the {record_type:MX=mx} records
resolve a name with {resolver=resolver}
{record_type:MX=MX} records of {name=dom9} from {resolver=dns9}
ask {resolver=dns9} for {name=dom9}
name={name=dom9}, type={record_type:TXT=TXT}, server={resolver=dns9}
with {resolver=dns9}, look up the {record_type:CNAME=CNAME} for {name=dom9}

%server zonekeeper

%tool register_domain Register a domain name.
%also Returns the order and the expiry date.
%also Buy a web address for one or more years, prolonged by itself or not, in the name of somebody.
%param domain* (name, fqdn) {"type": "string", "description": "Name with ending"}
%param years* (term, period_years) {"type": "integer", "description": "Years to pay for"}
%param auto_renew (renew) {"type": "boolean", "description": "Renew by itself"}
%param owner (registrant, holder) {"type": "string", "description": "Registered to"}
%list domname: kims-bakery.com | acme.io | slowcoffee.de | northwind.app | tinyrobots.dev | paula-fotos.net | greenroof.org | casa-lupe.es | yogaloft.berlin | bitgarden.xyz | old-mill.co.uk | pixelpost.eu | hausmeier.at | novaclinic.com | steward.run | fjordhiking.no | metalworks.shop | lunasoaps.store | data-otter.ai | quietdesk.me
%list owner: Northwind Ltd | my wife | Acme GmbH | Paula Ortiz | our foundation | Kim Berg | the bakery | Tiny Robots Inc | my brother | Lupe Alvarez | the choir | Globex | Hausmeier KG | me personally
%list zown: Tess | Brightwater | Hal and June | Pino's | Oakfield and Sons | my wife | Siobhan O'Hara | The Anchor Ltd | the club | Dr. Lindqvist
%list zyears: two => 2 | 3 | five => 5 | 4 | 10 | 2 | three => 3 | 6 | 5 | ten => 10
%list domain: kims-bakery.com | slowcoffee.de | northwind.app | tinyrobots.dev | greenroof.org | casa-lupe.es | yogaloft.berlin
register {domain=domname} for {years:2=two years|2 years}
buy {domain=domname} [for {owner=owner}], {years:1=one year|a year}
{domain=domname}, {years:3=3 years|three years}, {auto_renew:true=auto-renew|renew automatically}
for {owner=owner}: {domain=domname} for {years:5=five years|5 years} {auto_renew:false=without renewal|no auto-renewal}
{years:10=ten years|10 years} of {domain=domname} in the name of {owner=owner}
~ get me {domain=domname} for {years:1=12 months|one year}, {auto_renew:true=prolonged automatically}
before someone else grabs {domain=domname}, take it for {years:2=two years}
I want {domain=domname} to be mine for {years:1=one year|a year}
put {domain=domname} on {owner=owner}, {years:3=3 years}, {auto_renew:true=with auto renew}
{auto_renew:true=self-renewing}, {years:1=1 year}, {domain=domname}
register {domain=domname} [for {owner=owner}]
register a domain for {years:2=2 years}
register {domain=zdom} for {owner=zown} for {years=zyears} years
{years=zyears} years of {domain=zdom}, {auto_renew:true=with auto renewal|renew it automatically}
domain {domain=zdom}, years {years=zyears}, owner {owner=zown}
in the name of {owner=zown}, get {domain=zdom} for {years=zyears} years
buy {domain=zdom} on {owner=zown}, {years=zyears} years, {auto_renew:false=no auto renew|without renewal}
owner: {owner=zown} / term: {years=zyears} / name: {domain=zdom}
for {years=guests} years in the name of {owner=firm}, {domain=domain}
to {owner=mate}, {domain=domain}, {auto_renew:false=without renewal|no auto renew}
{domain=domain} before somebody else grabs it, {years=guests} years
%lang de
sichere {domain=domname} für {years:3=drei Jahre|3 Jahre}, {auto_renew:true=mit automatischer Verlängerung}
%lang es
regístrame {domain=domname} por {years:2=dos años|2 años} a nombre de {owner=fullname}

%tool update-dns-record Change a DNS record of a domain.
%also Returns the record as it is now.
%also Let a name in a zone point somewhere else: kind of record, where to, and for how many seconds it may be cached.
%param host* (name, hostname) {"type": "string", "description": "Name whose record is changed"}
%param record_type* (type, kind) {"type": "string", "enum": ["A", "AAAA", "CNAME", "MX", "TXT", "NS"], "description": "Type"}
%param value* (content, target, data) {"type": "string", "description": "New content"}
%param ttl (cache_seconds) {"type": "integer", "description": "Time to live in seconds"}
%list hostfqdn: www.acme.io | mail.slowcoffee.de | api.northwind.app | shop.lunasoaps.store | tinyrobots.dev | blog.yogaloft.berlin | vpn.acme.io | docs.steward.run | cdn.pixelpost.eu | greenroof.org | staging.bitgarden.xyz | status.novaclinic.com | git.acme.io | autodiscover.hausmeier.at | app.quietdesk.me | img.old-mill.co.uk
%list value: 203.0.113.7 | 10.0.4.22 | 198.51.100.40 | 192.168.1.5 | 172.16.0.9 | 203.0.113.250 | 93.184.216.34 | 10.1.1.1 | 198.51.100.3 | 185.12.64.1 | 45.77.12.90 | 192.0.2.146
%list cnametarget: acme.github.io | lb-7.hostnest.net | shops.myshop.com | cname.vercel-dns.com | edge.pixelpost.eu | proxy.acme.io | ghs.googlehosted.com | d111.cloudfront.net | web.app.example | custom.statushub.io
%list ttl: 300 | 3600 | 60 | 86400 | 120 | 600 | 1800 | 7200 | 900 | 30
%list hostx: www.pinos.example | mail.oakfield.org | shop.example | _dmarc.oak.io | blog.ellamoor.example | api.harbour.io | tmp-fix-2.lab.net | old.anchor.example | @ | status.example
%list ipx: 203.0.113.9 | 198.51.100.24 | 192.0.2.77 | 203.0.113.140 | 10.4.0.12 | 198.51.100.3 | 192.0.2.15 | 10.0.8.1 | 203.0.113.66 | 172.16.5.9
%list cnx: lb-2.cloud.example | pages.treehost.io | shops.cartworks.example | edge.cdn.example | to-the-moon.example | mx1.post.example | ns3.zones.example | oakfield.org | anchor.oldserver.net | www.salt-and-vine.example
%list txtx: v=spf1 include:mail.oak.io -all | site-verification=Ab3x9 | p=none; rua=mailto:post@oak.io | hello from the ops team | MS=ms4417 | keep this record, do not delete | owner: Big Sal | google-check=qq12 | v=DMARC1; p=reject
%list target: 203.0.113.7 | acme.github.io | 198.51.100.40 | lb-7.hostnest.net | edge.pixelpost.eu | 192.0.2.146
%list host2: www.acme.io | mail.slowcoffee.de | api.northwind.app | vpn.acme.io | docs.greenroof.org | shop.lunasoaps.store
point {host=hostfqdn} to {value=value}, {record_type:A=A record}
change the {record_type:CNAME=CNAME} of {host=hostfqdn} to {value=cnametarget} [with a ttl of {ttl=ttl}]
{record_type:A=A} {host=hostfqdn} {value=value} ttl {ttl=ttl}
set {record_type:MX=mx} for {host=hostfqdn} to {value=cnametarget}
the {record_type:A=a record} of {host=hostfqdn} should be {value=value}, cached for {ttl=ttl} seconds
{host=hostfqdn} {record_type:CNAME=cname} -> {value=cnametarget}, {ttl=ttl}
make {value=value} the {record_type:A=A} record for {host=hostfqdn}
we moved house digitally: {host=hostfqdn} lives at {value=value} now, {record_type:A=a-record}, {ttl=ttl} ttl
{value=cnametarget} is where {host=hostfqdn} has to lead, as a {record_type:CNAME=cname}
update {record_type:NS=ns} of {host=hostfqdn} with {value=cnametarget}, ttl {ttl=ttl}
update the {record_type:TXT=txt} record of {host=hostfqdn}
~ point {host=hostfqdn} somewhere else
change the {record_type:A=A record} of {host=hostx} to {value=ipx}
with a ttl of {ttl=ttlx}, update the {record_type:CNAME=CNAME} of {host=hostx} to {value=cnx}
host {host=hostx}, type {record_type:TXT=TXT}, content {value=txtx}, ttl {ttl=ttlx}
use {value=cnx} as the {record_type:MX=MX} of {host=hostx} from now on
set the {record_type:TXT=TXT record} on {host=hostx} to "{value=txtx}", ttl {ttl=ttlx}
to {value=target} with a ttl of {ttl=big}, {host=host2}
as {record_type:CNAME=a cname|cname}, {host=host2} onto {value=target}
{host=host2} should point at {value=target} from now on
