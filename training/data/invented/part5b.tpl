# Invented tools: logs, metrics, databases, Kubernetes, cloud storage, DNS, certificates, secrets.
%list service: checkout | payments | auth | search | notification | billing | user-profile | recommendation | inventory | gateway | image-resizer | reporting | mailer | catalog | order-api | webhooks | geocoder | chat-backend | analytics | session-store | pricing engine | nginx
%list logtext: connection refused | out of memory | timeout while reading | null pointer exception | failed login | permission denied | order 48812 | duplicate key | ssl handshake failed | rate limit exceeded | deadlock detected | unknown host | card declined | disk quota exceeded | broken pipe | user 1093 | invalid token | stack overflow | retry attempts exhausted | cannot parse date | migration finished | cache miss | unhandled rejection
%list window: 1 hour | 24 hours | 15 minutes | two hours | 7 days | 30 minutes | six hours | half hour | three days | hour | week | day | 90 minutes | weekend | 10 min
%list since: yesterday | this morning | midnight | last friday | 9 am | two hours ago | release 4 | monday | an hour ago | noon | last night | 3pm | the first of june | ten minutes ago | last week
%list threshold: 80 => 80 | 90 => 90 | 0.5 => 0.5 | 95 => 95 | 250 => 250 | 2.5 => 2.5 | 75 => 75 | 5 => 5 | 1.2 => 1.2 | 500 => 500 | 60 => 60 | 3 => 3 | 1000 => 1000 | 0.05 => 0.05 | 99 => 99
%list notify: Nadia | anna | pedro | tom and kim | ops-alerts | me | yuki | jordan | SRE | leo and mina | marco | support | infra-list | priya | whoever is on duty
%list database: shop | analytics | crm | users | warehouse | billing_db | reporting | staging_copy | inventory | customers | main | legacy_erp | events | blog | northwind | auth | metrics_store | orders_prod
%list table: customers | orders | order_items | invoices | users | sessions | products | audit_log | payments | employees | addresses | subscriptions | page_views | coupons | public.accounts | shipments | tickets | tags
%list schema: public | sales | hr | archive | staging | finance | app | reporting | internal | raw | marts | audit | legacy | core | tenant_a
%list backuplabel: before the migration | weekly | pre-release | end of quarter | safe point | before cleanup | v3 cutover | friday evening | audit copy | just in case | before import | year end | golden copy | clean state | demo data
%list namespace: default | staging | production | kube-system | monitoring | payments | team-a | dev | ingress | jobs | sandbox | shop | ml | qa | logging
%list bucket: backups | media-assets | company-reports | invoices-2024 | static-site | raw-data | user-uploads | logs-archive | design-files | acme-public | ml-datasets | photos | exports | legal-docs | cdn-origin
%list key: reports/q3.pdf | logo.png | backup-2024-05-01.tar.gz | images/hero.jpg | contracts/acme.docx | data/orders.csv | videos/intro.mp4 | index.html | old/readme.txt | slides/kickoff.pptx | invoices/1182.pdf | exports/users.json | model.bin | audio/episode-12.mp3 | tmp/test.zip | 2023/summary.xlsx
%list prefix: reports/ | images/ | 2024/ | logs/may | tmp/ | invoices/ | old/ | exports/2023 | videos/ | contracts/ | raw/ | thumbnails | users/42 | drafts/ | daily/
%list hostname: example.com | shop.example.com | api.acme.io | www.acme.io | blog.example.org | mail.northwind.net | status.acme.io | cdn.example.com | login.example.org | docs.acme.io | my-portfolio.dev | intranet.northwind.net | vpn.example.net | staging.acme.io | payments.example.com | wiki.example.org
%list dnsvalue: 203.0.113.7 | 198.51.100.24 | lb.example.net | 192.0.2.80 | mail.example.net | 2001:db8::17 | ghs.example.com | v=spf1 -all | edge.acme.io | 203.0.113.99 | site-verification=8fa2c1 | ns1.example.org | 198.51.100.3 | pages.example.dev | mx2.northwind.net
%list secret: stripe-api-key | database password | jwt_signing_key | smtp-password | github token | slack-webhook | AWS_SECRET_KEY | session-secret | redis_password | maps api key | oauth client secret | deploy-token | PAYMENT_WEBHOOK_SECRET | admin password | backup encryption key | sentry-dsn

%tool search_logs
search the logs for {query=logtext} [in {service=service}]
any "{query=logtext}" in the {service=service} logs [since {since=since}]
(find|show) {level:error=errors|error messages} (about|mentioning|with) {query=logtext} since {since=since}
did {service=service} log {query=logtext} [anywhere]
grep {query=logtext} {service=service} logs
since {since=since} people complain, look through the logs for {query=logtext}
{level:debug=debug|debug level|verbose} output of {service=service} (with|that mentions) {query=logtext}
show {level:info=info|informational} messages mentioning {query=logtext}, since {since=since}
look for {level:warning=warnings|warn level entries} containing {query=logtext} (in|from) {service=service}
I think {service=service} ran into {query=logtext}, can you check what it logged
{level:fatal=fatal|crash level} log entries with {query=logtext} please
search the {service=service} logs [since {since=since}]
show me all {level:error=errors|error lines} [from {service=service}] in a log search
%lang de
durchsuche die Logs [von {service=service}] nach {query=logtext}
%lang en

%tool tail_log
tail [the] {service=service} [log[s]]
last {lines=int} lines of the {service=service} log
what is {service=service} (writing|printing|logging) right now
show me the newest log output of {service=service}[, {lines=int} lines]
{service=service} logs, last {lines=int}
give me the {lines:100=last hundred|latest 100} log lines (from|of) {service=service}
I want to see what {service=service} just logged
what was the last thing the {service=service} service had to say in its log
tail the log[, {lines=int} lines]
show the latest log output
%lang es
muéstrame las últimas {lines=int} líneas del log de {service=service}
%lang en

%tool metrics_query
(what is|what's|show) the {metric:cpu=cpu usage|processor load|cpu load} of {service=service} [over the last {window=window}]
how much {metric:memory=memory|ram} (does|is) {service=service} (use|using) [right now]
{metric:latency=response times|latency|response time} of {service=service} (during|in|for) the (past|last) {window=window}
{service=service} {metric:error_rate=error rate|failure rate} last {window=window}
why is {service=service} so slow? get me its {metric:latency=latency|response time}
how many {metric:throughput=requests per second|requests} does {service=service} handle [at the moment]
how full (is|are) the {metric:disk_usage=disks|disk|drive} of {service=service}
plot {metric:throughput=throughput|the traffic} for {service=service}, last {window=window}
are a lot of {metric:error_rate=requests failing|errors coming} on {service=service}? check the numbers
show me the {metric:cpu=cpu|processor} graph [for the last {window=window}]
pull the metrics of {service=service} [for the last {window=window}]
%lang de
wie hoch ist die {metric:cpu=CPU-Auslastung|Prozessorlast} von {service=service}
%lang en

%tool metrics_create_alert
(alert|warn|page) {notify=notify} (when|if) the {metric:cpu=cpu|cpu load|processor load} of {service=service} (goes|is) {direction:above=above|over|higher than} {threshold=threshold} [percent]
create an alert: {service=service} {metric:latency=latency|response time} {direction:above=above|over|>} {threshold=threshold}
let {notify=notify} know if {metric:throughput=traffic|throughput} on {service=service} (falls|drops) {direction:below=below|under} {threshold=threshold}
I want an alarm on the {metric:error_rate=error rate|failure rate} of {service=service}, (threshold|limit) {threshold=threshold}
set up monitoring so that {notify=notify} hears about it once {service=service} uses {direction:above=more than} {threshold=threshold} percent {metric:memory=memory|of its memory|ram}
{service=service} {metric:disk_usage=disk} alert at {threshold=threshold}
when {metric:disk_usage=disk usage|used disk space} of {service=service} {direction:above=passes|exceeds|climbs past} {threshold=threshold} percent, an alert should go to {notify=notify}
new rule for {service=service}: {metric:error_rate=errors|the share of failed requests} {direction:above=over|exceeding} {threshold=threshold}
alert {notify=notify} when {service=service} {metric:cpu=cpu|cpu load} gets too high
make an alert rule for {service=service}

%tool db_list_tables
(list|show) [all] [the] tables [(in|of) [the] {database=database} [database]]
what tables (are there|do we have|exist) in {database=database}
which tables does the {schema=schema} schema (have|contain) [in {database=database}]
{database=database} tables
I forgot what the table with the customers is called, list everything in {database=database}
give me the table names (of|in) schema {schema=schema}
show tables from {database=database}
overview of the tables please[, only the {schema=schema} schema]
how many tables are in {database=database} and what are their names
tables in database {database=database}, schema {schema=schema}
%lang de
welche Tabellen gibt es (in|in der Datenbank) {database=database}
%lang en

%tool db_describe_table
describe [the] [table] {table=table} [in {database=database}]
what columns does [the] {table=table} [table] have
show me the (structure|layout|definition|schema) of [the] {table=table} [table]
is there an index on {table=table} [in [the] {database=database} database]
{table=table} columns and types
I need to know which fields are in {table=table} (of|in) {database=database}
before I write the query: how is {table=table} built
which type has the id column (of|in) {table=table}
{database=database} {table=table} describe
describe that table
what columns are in the table [in {database=database}]

%tool db_create_backup
(back up|backup|dump) [the] {database=database} [database] [now]
(make|take|create) a backup of {database=database} (called|named|labelled) {label=backuplabel}
I'm about to change a lot in {database=database}, save a copy of it first
{database=database} backup {label=backuplabel} {compress:true=compressed|gzipped|zipped}
can you take a {compress:true=compressed|zipped} snapshot of our {database=database} database
dump {database=database} {compress:false=uncompressed|without compression|as plain file}[, label {label=backuplabel}]
please secure the {database=database} database, label it {label=backuplabel}
we need a fresh dump of {database=database} [before tonight]
label {label=backuplabel}: take a full copy of database {database=database}
(make|take) a database backup (now|please) [labelled {label=backuplabel}]
back up the database
%lang es
haz una copia de seguridad de [la base de datos] {database=database}
%lang en

%tool db_restore_backup
restore {database=database} from [backup] {backup_id=id}
(bring|put) {database=database} back to (backup|snapshot|dump) {backup_id=code}
use backup {backup_id=id} to recover the {database=database} database
I deleted the wrong rows in {database=database}, load the copy {backup_id=code}
{backup_id=id} restore into {database=database}
overwrite {database=database} with the dump {backup_id=id}
our {database=database} data is corrupt, please go back to snapshot {backup_id=code}
database {database=database}, restore, backup {backup_id=code}
restore [the] {database=database} [database] [please]
restore backup {backup_id=id}
%lang de
stell {database=database} aus (dem Backup|der Sicherung) {backup_id=id} wieder her
%lang en

%tool kube-get-pods
(list|show|get) [all] pods [in [the] {namespace=namespace} [namespace]]
which pods are {status:crash_loop=crash looping|in a crash loop|restarting over and over} [in {namespace=namespace}]
is anything {status:failed=failed|broken|dead} in the {namespace=namespace} namespace
kubectl get pods [-n {namespace=namespace}]
what's {status:running=running|up} in the cluster [right now]
{status:pending=pending|waiting|unscheduled} pods [in {namespace=namespace}]
how many containers are {status:running=running|alive} in {namespace=namespace}
pods in {namespace=namespace} please
the cluster feels odd, show me what's {status:pending=stuck in pending|not scheduled yet}
show {status:completed=finished|completed} pods (of|in) namespace {namespace=namespace}
%lang de
zeig mir die Pods [im Namespace {namespace=namespace}]
%lang en

%tool kube-scale-deployment
scale {deployment=service} to {replicas=int} [(replicas|pods|instances|copies)] [in {namespace=namespace}]
(run|I want) {replicas=int} (copies|replicas|instances) of {deployment=service} [in [the] {namespace=namespace} [namespace]]
{deployment=service} should have {replicas=int} pods
scale {deployment=service} {replicas:0=down to nothing|to zero|down to zero} [in {namespace=namespace}]
traffic is rising, give {deployment=service} {replicas=int} replicas
set the replica count of {deployment=service} (to|at) {replicas=int}
{replicas:1=one pod|a single instance} is enough for {deployment=service}, scale it down
kubectl scale {deployment=service} {replicas=int}
in {namespace=namespace}, we need {replicas=int} instances of {deployment=service}
scale up {deployment=service} [in {namespace=namespace}]
scale the deployment to {replicas=int}
%lang es
escala {deployment=service} a {replicas=int} réplicas
%lang en

%tool kube-restart-deployment
restart [the] {deployment=service} [(deployment|pods)] [in {namespace=namespace}]
bounce {deployment=service}
{deployment=service} hangs again, do a rolling restart [in [the] {namespace=namespace} namespace]
can you (reboot|recycle) the {deployment=service} pods [please]
the config of {deployment=service} changed, make it pick that up by restarting
{namespace=namespace} {deployment=service} rollout restart
give {deployment=service} a fresh start in {namespace=namespace}
have you tried turning {deployment=service} off and on again? do that in the cluster
restart the deployment [in {namespace=namespace}]
rolling restart (now|please)
%lang de
starte [das Deployment] {deployment=service} neu
%lang en

%tool storage_upload_object
upload {file_path=path} to [the] {bucket=bucket} [bucket]
(put|copy|send) {file_path=path} (in|into|to) the {bucket=bucket} bucket[, {public:true=public|readable by anyone|publicly readable}]
I need {file_path=path} in cloud storage, bucket {bucket=bucket}, {public:false=private|not public|keep it private}
{bucket=bucket} bucket: upload {file_path=path} as {storage_class:archive=archive|cold storage}
store {file_path=path} in {bucket=bucket}, {storage_class:infrequent=we'll rarely read it|infrequent access|it's seldom needed}
please make {file_path=path} {public:true=available to everyone|accessible for everybody} through the {bucket=bucket} bucket
s3 upload {file_path=path} {bucket=bucket}
save a copy of {file_path=path} to {bucket=bucket} with {storage_class:standard=standard storage|the normal class}
upload {file_path=path} [{public:true=publicly}]
put the file in the {bucket=bucket} bucket
%lang es
sube {file_path=path} al bucket {bucket=bucket}
%lang en

%tool storage_list_objects
(list|show) [the] (files|objects|contents) (of|in) [the] {bucket=bucket} [bucket]
what (is|'s|do we have) in the {bucket=bucket} bucket [under {prefix=prefix}]
{bucket=bucket} bucket, everything (under|below|starting with) {prefix=prefix}
first {limit=int} (keys|objects) in {bucket=bucket}
is there anything (under|in) {prefix=prefix} in bucket {bucket=bucket}
I wonder how big the {bucket=bucket} bucket got, list it
s3 ls {bucket=bucket}
give me at most {limit=int} files from {bucket=bucket} starting with {prefix=prefix}
list the bucket
show [me] the objects (under|below) {prefix=prefix}
%lang de
was liegt im Bucket {bucket=bucket}
%lang en

%tool storage_delete_object
(delete|remove|erase) {key=key} from [the] {bucket=bucket} [bucket]
{key=key} in {bucket=bucket} can go, delete it
in bucket {bucket=bucket}, get rid of {key=key}
s3 rm {bucket=bucket} {key=key}
we uploaded {key=key} to {bucket=bucket} by accident, take it down
please clean {key=key} out of the {bucket=bucket} bucket
wipe the object {key=key} in {bucket=bucket} storage
I no longer need {key=key} from the {bucket=bucket} bucket
delete {key=key} from (the bucket|cloud storage)
remove a file from [the] {bucket=bucket} [bucket]
%lang es
borra {key=key} del bucket {bucket=bucket}
%lang en

%tool storage_create_signed_url
(create|make|generate) a (temporary|download|signed) link (for|to) {key=key} [in [the] {bucket=bucket} [bucket]]
I need a presigned url for {key=key}[, valid [for] {expires_in=duration}]
let a customer download {key=key} from {bucket=bucket} for {expires_in=duration}
share {key=key} from the {bucket=bucket} bucket with a link that (expires|runs out|dies) after {expires_in=duration}
signed url {bucket=bucket} {key=key}
a link to {key=key} please, it should work for {expires_in=duration}
how can {=firstname} get {key=key} without an account? make a link
{key=key}, {bucket=bucket} bucket, download link for {expires_in=duration}
create a download link [that lasts {expires_in=duration}]
make a signed url for something in [the] {bucket=bucket} bucket
%lang de
mach einen Download-Link für {key=key}, gültig {expires_in=duration}
%lang en

%tool dns_add_record
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

%tool dns_lookup
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
do a dns lookup
what are the {type:MX=mail servers|MX records} of that domain
%lang es
¿a qué IP apunta {name=hostname}?
%lang en

%tool check_certificate
(check|show) the (certificate|TLS certificate|ssl cert) (of|for) {hostname=hostname}
when does the (cert|certificate) of {hostname=hostname} (expire|run out)
is the https on {hostname=hostname} still (valid|ok|good)
{hostname=hostname} cert expiry
my browser complains about {hostname=hostname}, how long is its certificate valid
who issued the certificate for {hostname=hostname}
how many days are left on {hostname=hostname}'s ssl certificate
I'm afraid the cert on {hostname=hostname} is about to lapse, have a look
when does the certificate expire
check our ssl cert
%lang de
wann läuft das Zertifikat von {hostname=hostname} ab
%lang en

%tool renew_certificate
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

%tool rotate_secret
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
%lang es
rota [el secreto] {secret_name=secret} [en {environment:production=producción}]
%lang en

%tool none
kubernetes is overkill for a blog, change my mind
what do you like better, postgres or mysql
can you even see our cluster
%tool talk
logs are only useful when somebody reads them
(I|we) spent the whole day in the {=service} logs, never again
it's always dns, isn't it
thanks, the certificate warning is gone
the {=database} database is my baby, I designed it ten years ago
{=firstname} dropped a table in production once and still talks about it
cloud storage bills keep going up, everybody complains
I finally understand what a namespace is
backups are like umbrellas, you only miss them when it rains
nice, latency is back to normal
never mind the alert, {=firstname} is already on it
pods, replicas, namespaces, who comes up with these words
I once rotated the wrong key and locked everyone out, fun times
