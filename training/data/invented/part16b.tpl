# Invented tools of developers: traces, error groups, pull requests, refactoring, releases, CDN, DNS and certificates, browser, API tests, shell, vectors, models, torrents, VPN.
%list svc: checkout | gateway | login service | pricing | recommendations | cart-api | search | mail-sender | inventory | payments-eu | image proxy | user-profile | notifications | webshop | tax-calculator | graphql | session-store | parcel-tracker | billing | feed
%list ago: an hour ago | yesterday | noon | last night | 9am | this morning | Monday | the last deploy | ten minutes ago | 14:30 | last week | midnight | the weekend | three hours ago | 2026-03-01 | Friday evening | half past eight
%list ms: 500 ms => 500 | 200 | two seconds => 2000 | 1000 | 100 milliseconds => 100 | 5 seconds => 5000 | 750 ms => 750 | a second => 1000 | 300
%list errq: cannot read property of undefined | timeout in checkout | payment declined with code 51 | null pointer in the parser | connection refused | out of memory | unknown currency | login token expired | division by zero | image upload for guests | KeyError: 'city' | missing translation in Polish | deadlock on orders | too many redirects | invalid date and timezone | camera permission | stack overflow in the template engine | disk full | failed to fetch | unexpected end of file
%list rel: 2.4.1 | v3.0 | 1.9 | 5.12.0 | 2026.3 | v0.8.2 | 4.0.0-rc1 | release-77 | 10.1 | v2.5 | 7.3.9 | 1.0 | v12 | 2025.11 | 3.3.3
%list rel2: 2.5.0 | v3.1 | 2.0 | 5.13.0 | 2026.4 | v0.9 | 4.0.0 | release-81 | 10.2.1 | v2.6 | 8.0 | 1.1 | v13 | 2026.1 | main
%list gid: ERR-4410 | WEB-77 | 88213 | SHOP-1C | G-302 | API-9 | fn-7712 | IOS-45 | 10933 | AND-21 | NODE-3F | PY-808
%list who: Kim | Priya Patel | mobile team | Jonas | platform squad | Ada | Diego Garcia | frontend | checkout team | Wei | Marta and Jo | Ravi | Fatima Haddad | night shift | me | Sven Larsen
%list egnote: started after the last deploy | only happens on old phones | please look before lunch | customer Globex is waiting for a fix | looks like yours | same as in March with another currency | have a look at the parser | no idea, sorry | reproducible with an empty cart | blocks the release | ask Jonas for the dump | I tried a restart in vain | happens in Firefox and Safari | low priority | seen by one tester | stack points to the new cache | we need a hotfix for this | related to daylight saving time | thanks for taking it | see the thread in support
%list prtitle: Fix rounding in invoices | Add dark mode and larger fonts | Bump lodash | Remove the old importer | Retry with backoff for webhooks | Speed up search in the catalogue | Typo | Polish translations for the checkout | Move sessions to Redis | Validate emails | Show tax and shipping in the cart | New onboarding | Drop support for Python 3.9 | Cache avatars | Handle empty carts with coupons | Rate limit the login | Refactor date parsing | Update readme | Export reports in csv | Close files after reading
%list branch: feature/dark-mode | fix-rounding | develop | anna/cache | hotfix-login | feat/search-speed | chore/bump | bugfix/empty-cart | retry-webhooks | i18n-pl | experiment | new-onboarding | docs | drop-py39 | wip/export | kim-refactor
%list base: main | master | release/2.4 | trunk | staging | next | develop | v3 | stable | release-candidate
%list repo: shop-frontend | acme/api | billing | mobile-app | infra | docs-site | octo/hello | design-system | parser | data-jobs | mail-templates | website | cli | home-automation | search-engine | gateway
%list prn: 12 | 418 | #77 => 77 | 1203 | 9 | #3310 => 3310 | 56 | 841 | #5 => 5 | 2044
%list revbody: looks great, thanks | please add a test for the empty case | the name of this function is misleading | works on my machine and in staging | why not reuse the helper | needs a changelog entry | this leaks a connection | tiny nit in line 30 | could be split in two | nice cleanup | the migration has no way back | I'd rather keep the old default | missing error handling for timeouts | ship it | docs are out of date | what about users with two carts | the loop is quadratic | secrets must not be in the repo | check the null case | well done
%list sym: getUser | parse_date | OrderService | calcTax | MAX_RETRIES | handleClick | CartItem | sendMail | load_config | isValid | render_page | UserRepository | fmtPrice | tmpBuf | InvoiceBuilder | do_stuff | fetchAll | LegacyParser | on_tick | retryCount
%list sym2: findUser | read_date | OrderManager | computeTax | RETRY_LIMIT | onSelect | BasketLine | deliverMail | read_settings | hasErrors | draw_page | UserStore | formatPrice | buffer | InvoiceFactory | process_batch | listAll | ClassicParser | on_clock | attempts
%list dir: src/ | lib/utils | app/models | packages/core | backend | ~/projects/shop | tests/unit | services/auth | /etc/nginx | /var/log | web/src | cmd | internal/api | scripts | docs | /srv/www | ~/notes
%list relnotes: dark mode and faster start | fixes the login loop | new search with filters | small repairs | support for Polish and Czech | security update for the parser | invoices in two currencies | we removed the old importer | works offline | better icons and fewer crashes | export for accountants | quicker sync | bug fixes | you can now pin notes | first public beta with voice input | settings moved to the menu in the corner | smaller download | no more ads | calendar in the sidebar | drops Python 3.9
%list paths: /blog and /index.html | /assets/app.js | /pricing, /about | /images/logo.png | /news/* | /sitemap.xml, /robots.txt | /de/ and /fr/ | /menu.pdf | /styles/main.css, /styles/print.css | /api/v1/prices | /shop/shoes | /feed.xml | /team and /jobs | /downloads/setup.exe | /terms
%list cpath: /images | /api | /blog | /static | /login | /videos | /fonts | /cart | /feed.xml | /search | /docs | /downloads | /prices | /avatars | /news
%list site: acme.io | shop.example.com | blog.example.com | globex.com | germany.acme.io | docs.acme.io | landing page | cdn.example.org | store.nordwind.de | intranet | www.contoso.com | static.hooli.dev
%list ttlm: 10 minutes => 10 | an hour => 60 | two hours => 120 | 5 | a day => 1440 | 30 min => 30 | half an hour => 30 | 90 | 15 minutes => 15
%list dom: acme.io | shop.example.com | mail.nordwind.de | globex.com | api.hooli.dev | example.org | vpn.contoso.com | wedding-anna-and-tom.com | cloud.smith.family | bakery-lindner.de | status.acme.io | portal.uni-x.edu | git.example.net | tickets.opera.it | nas.home.arpa | staging.shop.eu | festival2026.org | blog.kim.dev | pay.example.com | intranet.corp.net
%list sans: www.acme.io and shop.acme.io | www.globex.com | mail.example.org, imap.example.org | api.acme.io | cdn.hooli.dev and img.hooli.dev | old.contoso.com | www.example.net, m.example.net
%list resolver: 1.1.1.1 | 8.8.8.8 | Quad9 | ns2.acme.io | 9.9.9.9 | Fritzbox | Cloudflare | pi-hole | ns1.example.com | Google DNS
%list page: https://example.com/login | acme.io/pricing | localhost:3000 | https://shop.example.com/cart | www.globex.com | staging.acme.io | https://news.example.org/today | 192.168.0.1 | docs.acme.io/setup | https://bank.example/transfer | booking.example.eu | localhost:8080/admin | wiki.corp.net | forms.example.com/apply
%list label: email | search box | first name | password | comment | shipping address | coupon code | phone number | message to the seller | date of birth | company | card number | subject | reason for the return | city | username | invoice number | notes for the driver
%list typed: ada@example.com | red shoes in size 40 | Ada | please ring twice and wait | SUMMER20 | 12 Elm Street | the box was damaged | Globex | hello, is this still for sale | 0170 555 1234 | Berlin | winter jacket with hood | INV-1042 | too small for me | kim.lee | leave it at the door in the yard | test | two adults and a dog | 1990-04-12 | cheap flights for May
%list ep: https://api.acme.io/users | localhost:8000/health | https://api.example.com/v2/orders | /login | staging.acme.io/api/cart | https://hooks.example.org/in | localhost:5000/predict | /v1/prices | https://api.globex.com/items/77 | /webhooks/stripe | http://127.0.0.1:9000/ping | https://example.net/api/token | /api/invoices
%list httpbody: name=ada | empty body | hello world | user 77 with no email | sample order | q=shoes | two items and a coupon | amount 20 in EUR | broken date | status=paid | file from yesterday | ten random numbers | id=5 | cart with three lines
%list code: 200 | 404 | 201 | 401 | 500 | 301 | 403 | 204 | 429 | 422
%list suite: checkout smoke tests | login and signup | payments | regression for search | nightly API suite | users v2 | refunds in two currencies | health checks | partner endpoints | webhooks | cart with coupons | mobile API | admin | contract tests for billing | onboarding | rate limits | import and export | GraphQL basics | address lookup | postman starter
%list times: 3 | five => 5 | ten => 10 | 20 | two => 2 | 50 | 4 | 100
%list cmd: npm test | git status | ls -la | docker compose up | make build | pytest -q | df -h | cargo clippy | pip install -r requirements.txt | uptime | python manage.py migrate | du -sh | ./deploy.sh staging | htop | tar xzf dump.tgz | npm run lint and npm run build | whoami | systemctl restart nginx | go vet ./... | curl localhost:8080
%list secs: 30 seconds => 30 | two minutes => 120 | 60 | a minute => 60 | 90 seconds => 90 | 5 minutes => 300 | 15 s => 15 | ten seconds => 10 | 10 minutes => 600
%list grepfor: TODO | password | api_key | deprecated | import requests | FIXME and HACK | localhost | retry with backoff | SELECT | permission denied | console.log | old company name | timeout | http:// | copyright 2019 | unwrap | error in line | max_connections | Kim's phone number | sleep for ten
%list glob: *.py | *.ts | *.log | *.yaml | *.md | *.go | *.conf | *.tsx | *.java | *.env | *.txt | *.rs
%list semtext: refund policy for damaged goods | cosy cabin with a fireplace | how to reset a router | songs about leaving home | contracts with a notice period in spring | customers angry about delivery | warranty | soup for cold days | meeting about the new logo | tax rules in Portugal | anything like the Hansen case | travel with small children | loneliness and old age | broken heating in winter | a polite refusal | bike repair | wedding speeches | rust and memory safety | what we promised to Globex | gluten free bread
%list vindex: support-articles | notes | contracts | recipes | meeting-minutes | product-docs | songs | tickets-2025 | legal | papers | wiki | chat-history | hotel-reviews | faq | patents
%list score: 0.8 | 0.75 | 0.6 | 0.9 | 0.5 | 0.85 | 0.7
%list semstore: refunds take five days | the router is reset with a pin and some patience | Globex pays within 30 days | our office closes at six in winter | Kim prefers short emails | the warranty covers parts and labour | dough rests for two hours in the fridge | deliveries on Sunday cost extra | mice like peanut butter | the alarm code changes in May | Hansen won the case | guests may bring small dogs | parking is behind the barn | never deploy on Fridays | we sell only to companies in Europe | the boiler needs water once a year | spare keys are with the neighbour | tax number for Portugal is pending | interview with Ravi went well | the blue cable is for backup
%list vtags: policy | kitchen and winter | contract, globex | office | faq, delivery | legal | people | how-to | draft, internal | garden and tools
%list prompt: write a limerick about printers | explain recursion to a child | summarise the plot of Hamlet in two lines | name for a bakery with a cat | three slogans for a bike shop | translate good luck into Latin | is this mail polite | a haiku for Friday | ideas for a treasure hunt in the garden | why is the sky blue | pros and cons of remote work | a bedtime story with a dragon | what rhymes with orange | draft an apology for the late parcel | ten questions for a job interview | tell me a joke | rewrite this as a pirate | a toast for Anna and Tom | what is a monad | plan a menu for six
%list llm: llama3 | gpt-4o-mini | mistral | claude | qwen2.5 | gemma | small-7b | phi-3 | deepseek | llama-local | gemini flash | mixtral
%list temp: 0.2 | 0.7 | 1 | 0 | 0.9 | 1.2 | 0.5
%list toks: 200 | 500 | 100 | 1000 | 256 | 50 | 2000
%list scene: fox in the snow | lighthouse at dusk with gulls | two robots playing chess | my grandmother's kitchen in spring | castle made of cheese | Tokyo in the rain | dragon and a teapot | astronaut with an umbrella | empty swimming pool | cat in a business suit | harbour for tiny boats | forest of giant mushrooms | red bicycle against a wall | owl reading by candlelight | city under water | birthday cake with sparklers | old man feeding pigeons in a park | desert | train crossing a valley | logo for a bakery
%list px: 512 | 1024 | 768 | 800 | 1920 | 640 | 256
%list px2: 512 | 1024 | 768 | 600 | 1080 | 480 | 1536
%list magnet: magnet:?xt=urn:btih:8f3a | https://example.org/debian.torrent | magnet:?xt=urn:btih:77c1d09b | ubuntu-24.04.torrent | https://linux.example.net/mint.torrent | magnet:?xt=urn:btih:e5b2 | archive.org/details/oldfilms.torrent | fedora.torrent | magnet:?xt=urn:btih:0aa4c1
%list savedir: /srv/isos | movies | downloads/linux | NAS folder | /mnt/media/series | music | /data/incoming | books and comics | ~/Downloads | shared | films for the kids
%list tlabel: linux | films | series | audiobooks | kids | podcasts | concerts and operas | games | documentaries | work | maps
%list kbps: 500 | 2000 kB => 2000 | 1000 | 300 | 800 | 5000 | 250
%list vpnloc: Norway | Switzerland | Amsterdam | the Netherlands | Tokyo | Spain | New York | home | Berlin office | Iceland | Canada | Singapore | Frankfurt | Brazil | Paris
%list host: laptop | NAS | living room TV | raspberry pi | work machine | game server | media box | old desktop | tablet in the kitchen | phone | doorbell camera | server in the basement | printer | home assistant box | Minecraft machine | study PC
%list port: 443 | 8080 | 22 | 25565 | 32400 | 51820 | 8123 | 9000 | 3389 | 80
%list port2: 8443 | 80 | 2222 | 25566 | 32401 | 5000 | 8124 | 9443 | 3390 | 3000
%list seit: gestern | heute früh | Montag | Mitternacht | letzter Woche | 9 Uhr
%list motiv: ein Fuchs im Schnee | ein Schloss aus Käse | Leuchtturm bei Nacht | zwei Roboter beim Schach
%list escena: un zorro en la nieve | dos robots jugando al ajedrez | un faro de noche | un castillo de queso

%tool spanlens_find_traces
traces of {service=svc} [since {since=ago}]
{limit=int} traces of {service=svc} over {min_duration_ms=ms}, {errors_only:true=only failed ones|with errors only}
since {since=ago}, {service=svc}, slower than {min_duration_ms=ms}, {limit=int} of them
{service=svc}: over {min_duration_ms=ms} since {since=ago}
{errors_only:true=failed|erroneous} traces through {service=svc}, max {limit=int}
a customer waited forever at {service=svc} around lunch, where did all that time go? Anything above {min_duration_ms=ms}
follow what came through {service=svc} since {since=ago}
where do requests get stuck on their way past {service=svc}
I want to see single journeys through {service=svc} {errors_only:true=that went wrong|that ended badly}
{service=svc} over {min_duration_ms=ms}
{service=svc} traces
{errors_only:true=broken} {service=svc} traces
not the map of who calls whom, the slow traces of {service=svc} since {since=ago}
find traces slower than {min_duration_ms=ms}
traces since {since=ago}, {errors_only:true=with errors}
%lang de
zeig mir Traces von {service=svc}, die länger als {min_duration_ms=dauer_ms} dauerten, seit {since=seit}
%list dauer_ms: 500 ms => 500 | zwei Sekunden => 2000 | 1000 | 200 Millisekunden => 200
%lang es
trazas de {service=svc} {errors_only:true=con errores}
%lang en

%tool spanlens_service_map
service map around {service=svc}
who calls {service=svc}, {hops=times} hops {direction:upstream=upstream}
{direction:downstream=downstream} of {service=svc}, {hops=times} hops
map of {service=svc} in {direction:both=both directions|either direction}, {hops=times} hops deep
what {direction:downstream=hangs below|sits downstream of} {service=svc}
if we switch off {service=svc} tonight, {direction:upstream=who is going to cry|who'd be hurt}
I'm new here and would like to know the neighbours of {service=svc}
who {direction:upstream=talks to|leans on} {service=svc}
draw me a picture with {service=svc} in the middle
{service=svc} {direction:upstream=callers}
map {service=svc}
{service=svc} {hops=times} hops
no traces, only which ones {service=svc} {direction:downstream=calls}
draw the service map {hops=times} hops deep
who are the {direction:upstream=callers} of that service

%tool faultnest-search-groups
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
%lang de
welche {level:fatal=fatalen} Fehler gibt es in {environment:production=Produktion} seit Version {release=rel}
%lang es
errores de la versión {release=rel} en {environment:production=producción}
%lang en

%tool faultnest-assign-group
assign {group_id=gid} to {assignee=who}
give {group_id=gid} to {assignee=who}, note: {note=egnote}
{assignee=who} takes {group_id=gid}: {note=egnote}
{group_id=gid} -> {assignee=who}, {note=egnote}
tell {assignee=who} that {group_id=gid} is theirs, {note=egnote}
somebody has to care about {group_id=gid} and I think {assignee=who} wrote that part
{assignee=who} was complaining about boredom, well, there's {group_id=gid}
I'm off from tomorrow, so {group_id=gid} had better land on the desk of {assignee=who}
let {assignee=who} have a look at {group_id=gid}
{group_id=gid} {assignee=who}
{assignee=who}: {group_id=gid}
assign {group_id=gid}, {assignee=who}
don't search for similar errors, hand {group_id=gid} over to {assignee=who}
assign the error group to {assignee=who}
assign {group_id=gid} with the note {note=egnote}

%tool mergewell_open_request
open a pull request "{title=prtitle}" from {source_branch=branch}
from {source_branch=branch} into {target_branch=base} in {repo=repo}, titled {title=prtitle}
{title=prtitle}: {source_branch=branch} to {target_branch=base}, {draft:true=as a draft|draft}
in {repo=repo} open a PR into {target_branch=base} from {source_branch=branch}, call it {title=prtitle}
pr {source_branch=branch} > {target_branch=base}, {title=prtitle}
I finished my work on {source_branch=branch} at last and want the others to see it under the name {title=prtitle}
time to get {source_branch=branch} back into {target_branch=base}, headline {title=prtitle}
{source_branch=branch} isn't done but let people peek: {title=prtitle}, {draft:true=not ready yet|still in the works}
could {source_branch=branch} be put up for discussion as {title=prtitle} over in {repo=repo}
pr {source_branch=branch}: {title=prtitle}
{title=prtitle}, {source_branch=branch}, {target_branch=base}
{draft:true=draft} {title=prtitle} from {source_branch=branch}
I'm not reviewing, I'm proposing: {title=prtitle}, {source_branch=branch} into {target_branch=base}
open a pull request into {target_branch=base}
open a {draft:true=draft} pull request from {source_branch=branch}
%lang de
öffne einen Pull Request "{title=prtitle}" von {source_branch=branch} nach {target_branch=base}
%lang es
abre un pull request de {source_branch=branch} a {target_branch=base} con el título {title=prtitle}
%lang en

%tool mergewell_review_request
{verdict:approve=approve} {number=prn} [in {repo=repo}]
{verdict:request_changes=request changes on|ask for changes on} {number=prn} in {repo=repo}: {body=revbody}
{repo=repo} {number=prn}: {verdict:comment=comment} {body=revbody}
{number=prn}, {verdict:approve=approved}, "{body=revbody}"
{body=revbody} - {verdict:comment=leave that as a comment} on {number=prn}
{number=prn} {verdict:approve=looks good to me|is fine with me|gets my thumbs up}, say {body=revbody}
I can't let {number=prn} through like this, {verdict:request_changes=they have to go back|not good enough}: {body=revbody}
spent my whole lunch on {number=prn} and I'm {verdict:approve=happy with it|convinced}
{number=prn} of {repo=repo} {verdict:request_changes=needs more work|isn't there yet}, {body=revbody}
{number=prn} {verdict:approve=lgtm}
{number=prn} {verdict:request_changes=changes please}
{verdict:approve=ok} {number=prn} {repo=repo}
it is open already, {number=prn}, I just want to {verdict:approve=approve} it
{verdict:approve=approve} the pull request in {repo=repo}
review {number=prn}

%tool astmill.rename_symbol
rename {symbol=sym} to {new_name=sym2}
rename {symbol=sym} to {new_name=sym2} in {path=dir}, {dry_run:true=dry run|just show me}
in {path=dir}: {symbol=sym} becomes {new_name=sym2}
{new_name=sym2} instead of {symbol=sym}, only below {path=dir}
{symbol=sym} -> {new_name=sym2}, {dry_run:true=preview only|don't write anything}
nobody understands what {symbol=sym} means, {new_name=sym2} would be so much clearer
from today on {symbol=sym} shall be called {new_name=sym2}
Kim said in the review that {symbol=sym} is a silly word, so let's go for {new_name=sym2} across {path=dir}
how much would be touched if {symbol=sym} turned into {new_name=sym2}, {dry_run:true=without doing it|hands off for now}
{symbol=sym} to {new_name=sym2}
{new_name=sym2} for {symbol=sym}
{symbol=sym} > {new_name=sym2} {path=dir}
I know where it's used, now change {symbol=sym} into {new_name=sym2}
rename {symbol=sym}
rename the function to {new_name=sym2}
%lang de
benenne {symbol=sym} in {new_name=sym2} um
%lang es
renombra {symbol=sym} a {new_name=sym2} dentro de {path=dir}
%lang en

%tool astmill.find_usages
where is {symbol=sym} used
usages of {symbol=sym} in {path=dir}, {language:python=python} only, {include_tests:false=no tests|without tests}
in {path=dir} who calls {symbol=sym}, {language:go=go}
{language:typescript=typescript}: references to {symbol=sym} below {path=dir}
all callers of {symbol=sym} {include_tests:true=including tests|and in the tests}
can I throw {symbol=sym} away or does somebody still need it
before I touch {symbol=sym} I'd like to know what might break
is {symbol=sym} dead
I've changed what {symbol=sym} gives back, so which corners of {path=dir} do I have to look at
{symbol=sym} {language:rust=rust}
{symbol=sym} references
callers {symbol=sym} {path=dir}
don't rename {symbol=sym}, only show me the {language:java=java} places that use it
find usages in {path=dir}
where is that class used in the {language:ruby=ruby} code

%tool launchlogDraftRelease
draft release {version=rel} [from {branch=base}]
{version=rel} of {repo=repo} from {branch=base}, notes: {notes=relnotes}
from {branch=base} draft {version=rel}, {prerelease:true=as a prerelease|prerelease}, {notes=relnotes}
{repo=repo} {version=rel}, {notes=relnotes}
prepare {version=rel} with the notes {notes=relnotes}
we are done with the sprint, wrap up what's on {branch=base} as {version=rel}
{version=rel} should go to {prerelease:true=the testers only|our beta people first}, tell them {notes=relnotes}
marketing wants to announce {version=rel} on Monday, write {notes=relnotes} into it
get {version=rel} of {repo=repo} on its way
{version=rel} {branch=base}
{prerelease:true=beta} {version=rel}
{repo=repo} {version=rel} draft
no comparison with the old one, just draft {version=rel}: {notes=relnotes}
draft a release from {branch=base}
draft a release with the notes {notes=relnotes}
%lang de
bereite Release {version=rel} aus {branch=base} vor
%lang es
prepara la versión {version=rel} de {repo=repo} desde {branch=base}
%lang en

%tool launchlogCompareReleases
what changed between {fromVersion=rel} and {toVersion=rel2} [in {repo=repo}]
{kind:fix=fixes} from {fromVersion=rel} to {toVersion=rel2}, {repo=repo}
to {toVersion=rel2} from {fromVersion=rel}: {kind:breaking=breaking changes}
{repo=repo}: {fromVersion=rel}...{toVersion=rel2}, {kind:security=security}
compare {toVersion=rel2} with {fromVersion=rel} in {repo=repo}
we still sit on {fromVersion=rel}; what do we get if we jump to {toVersion=rel2}
is there {kind:breaking=anything that'll bite us|anything nasty} on the way from {fromVersion=rel} to {toVersion=rel2}
a customer asks why she should pay for {toVersion=rel2} when she has {fromVersion=rel}, any {kind:feature=goodies|new toys}?
how far apart are {fromVersion=rel} and {toVersion=rel2}
{fromVersion=rel} vs {toVersion=rel2}
{kind:feature=features} {fromVersion=rel} {toVersion=rel2}
{fromVersion=rel} to {toVersion=rel2}
don't draft anything, list what came between {fromVersion=rel} and {toVersion=rel2}
what is new since {fromVersion=rel}
which {kind:fix=fixes} are in {toVersion=rel2}

%tool edgewipe_purge_urls
purge {paths=paths} [on {zone=site}]
{soft:true=soft purge|softly purge} {paths=paths} of {zone=site}
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
%lang de
leere den CDN-Cache für {paths=paths} auf {zone=dom}
%lang es
purga {paths=paths} de {zone=dom}
%lang en

%tool edgewipe_cache_rule
cache {path=cpath} for {ttl_minutes=ttlm} [on {zone=site}]
on {zone=site} keep {path=cpath} for {ttl_minutes=ttlm}
{ttl_minutes=ttlm} for {path=cpath}, {zone=site}
{zone=site}: {bypass:true=never cache|no caching for} {path=cpath}
{path=cpath} on {zone=site} should {bypass:true=bypass the cache|not be cached at all}
our origin is sweating, {path=cpath} hardly ever changes, so hold on to it for {ttl_minutes=ttlm}
people see each other's baskets! {path=cpath} must {bypass:true=always come fresh|never be kept}
{path=cpath} on {zone=site} may be {ttl_minutes=ttlm} old, nobody minds
photos below {path=cpath} stay the same for ages, make it {ttl_minutes=ttlm}
{path=cpath} {ttl_minutes=ttlm}
{bypass:true=no cache} {path=cpath}
{zone=site} {path=cpath} {ttl_minutes=ttlm}
no purge needed, but in future keep {path=cpath} only {ttl_minutes=ttlm}
set a cache rule of {ttl_minutes=ttlm}
{bypass:true=never cache} it on {zone=site}

%tool zonecraft-order-certificate
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
%lang de
bestell ein Zertifikat für {domain=dom}, {auto_renew:true=das sich selbst erneuert}
%lang es
pide un certificado {key_type:ecdsa=ecdsa} para {domain=dom}
%lang en

%tool zonecraft-resolve-name
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

%tool puppetdeck_goto
(go to|navigate to) {url=page}
open {url=page} {new_tab:true=in a new tab} as a {device:phone=phone}, then wait {wait_seconds=secs}
{device:tablet=tablet} size, {url=page}, {new_tab:true=another tab|new tab}
load {url=page}, give it {wait_seconds=secs}
wait {wait_seconds=secs} after opening {url=page} on {device:desktop=desktop}
take me to {url=page}
I'm curious how {url=page} looks {device:phone=on an iPhone|on a small screen}
let the robot have a look at {url=page}
somebody says {url=page} is broken {device:tablet=on an iPad|on tablets}, go and see
goto {url=page}
{url=page} {device:phone=mobile}
{new_tab:true=new tab} {url=page}
don't type anything in yet, first go to {url=page}
navigate the browser {device:phone=as a phone}
open that page in a {new_tab:true=new tab}
%lang de
geh im Browser auf {url=page} {new_tab:true=in einem neuen Tab}
%lang es
abre {url=page} en el navegador {device:phone=como móvil}
%lang en

%tool puppetdeck_fill_field
type {text=typed} into [the] {field=label} [field]
fill {field=label} with {text=typed} {submit:true=and press enter|and submit}
{field=label}: {text=typed}, {submit:true=then enter|submit}
put {text=typed} in the {field=label}, {submit:false=don't submit yet|no enter}
in {field=label} enter "{text=typed}" {submit:true=and hit enter}
where it asks for my {field=label}, it's {text=typed}
the form wants a {field=label}, tell it {text=typed}
{text=typed} goes where it says {field=label}, {submit:true=off it goes|and send it off}
it won't let me on without a {field=label}, so just say {text=typed}
{field=label} = {text=typed}
{field=label}: {text=typed}
"{text=typed}" {field=label}
stay on the page you have, only write {text=typed} into {field=label}
fill in the {field=label}
type {text=typed}

%tool sendProbeRequest
{method:GET=GET|get} {url=ep}
{method:POST=POST|post} {body=httpbody} to {url=ep}, expect {expectStatus=code}
{url=ep} with {body=httpbody}, {method:PUT=put}, should be {expectStatus=code}
expect {expectStatus=code} from {method:DELETE=delete} {url=ep}
send a {method:PATCH=patch} to {url=ep} with {body=httpbody}
does {url=ep} answer with {expectStatus=code} when it gets {body=httpbody}
is {url=ep} alive
partners claim {url=ep} chokes on {body=httpbody}; try it yourself
let's see what {url=ep} has to say
{method:HEAD=head} {url=ep}
{url=ep} {expectStatus=code}
{method:POST=post} {url=ep} {body=httpbody}
not the whole collection, one single {method:GET=get} at {url=ep}
send a {method:POST=post} request with {body=httpbody}
send a request and expect {expectStatus=code}
%lang de
schick ein {method:POST=POST} an {url=ep} und erwarte {expectStatus=code}
%lang es
manda un {method:DELETE=delete} a {url=ep}
%lang en

%tool runRequestCollection
run the {collection=suite} collection [against {environment:staging=staging}]
{collection=suite} against {environment:test=test|the test environment}, {iterations=times} times, {stopOnFailure:true=stop at the first failure|bail early}
{iterations=times} rounds of {collection=suite} on {environment:local=local|localhost}
on {environment:production=production|prod}: {collection=suite}, {stopOnFailure:false=keep going on failures|don't stop on errors}
{collection=suite}, {iterations=times}x, {environment:staging=staging}
does {collection=suite} still pass everywhere, I changed the login
before we go live I'd sleep better after {collection=suite} {iterations=times} times
hammer {environment:staging=staging} with {collection=suite} {iterations=times} times in a row
have all of {collection=suite} played once more, {stopOnFailure:true=give up as soon as one is red|quit at the first red one}
{collection=suite} {environment:staging=staging}
{collection=suite} x {iterations=times}
run {collection=suite}
a single request isn't enough, take all of {collection=suite}
run a collection against {environment:production=prod}
run it {iterations=times} times

%tool shellhatch_run
run `{command=cmd}`
run {command=cmd} in {cwd=dir}, timeout {timeout_seconds=secs}
in {cwd=dir}: {command=cmd}, {background:true=in the background|don't wait for it}
{command=cmd}, at most {timeout_seconds=secs}, in {cwd=dir}
execute {command=cmd} {background:true=detached|in the background}
could you type {command=cmd} for me, my hands are full
do a quick {command=cmd} over in {cwd=dir}
what do I get for {command=cmd}
start {command=cmd} in {cwd=dir} and pull the plug after {timeout_seconds=secs}
$ {command=cmd}
{command=cmd} in {cwd=dir}
{cwd=dir} {command=cmd}
no searching in files, just do {command=cmd}
run a command in {cwd=dir}
execute something in the terminal for at most {timeout_seconds=secs}
%lang de
führ im Terminal {command=cmd} in {cwd=dir} aus
%lang es
ejecuta {command=cmd} en {cwd=dir}
%lang en

%tool shellhatch_grep
grep {pattern=grepfor} in {folder=dir}
search {folder=dir} for {pattern=grepfor}, only {file_glob=glob}, {ignore_case:true=ignoring case|case insensitive}
{file_glob=glob} with {pattern=grepfor} below {folder=dir}, first {max_results=cap}
%list cap: 10 | 50 | 100 | 5 | twenty => 20 | 25 | ten => 10 | 15
{pattern=grepfor} in {file_glob=glob} files, {max_results=cap} hits
in {folder=dir}, {ignore_case:true=upper or lower case|no matter the capitals}, {pattern=grepfor}
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

%tool embedcove_nearest
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
%lang de
such in {index=vindex} die {top_k=int} ähnlichsten Einträge zu "{text=thema_de}"
%list thema_de: Garantie für Ersatzteile | kalte Suppen im Sommer | Kündigung eines Vertrags | Streit mit dem Vermieter
%lang es
busca en {index=vindex} lo más parecido a "{text=tema_es}"
%list tema_es: política de devoluciones | averías en invierno | contratos de alquiler | recetas con calabaza
%lang en

%tool embedcove_upsert
store "{text=semstore}" in {index=vindex}
add to {index=vindex}: {text=semstore}, tags {tags=vtags}
{index=vindex}, tagged {tags=vtags}, {replace:true=replacing anything alike|overwrite what's alike}: {text=semstore}
{text=semstore} into {index=vindex} with {tags=vtags}
upsert into {index=vindex} {text=semstore}, {replace:false=keep similar ones|don't overwrite}
next time someone asks, {index=vindex} should know this: {text=semstore}
let {index=vindex} learn that {text=semstore}
Kim told me over coffee that {text=semstore}, that belongs in {index=vindex}
so that it can be found later without the exact words, {index=vindex} gets {text=semstore}
{index=vindex} + {text=semstore}
{text=semstore} > {index=vindex}
embed {text=semstore}, {index=vindex}
I'm not searching, I'm adding to {index=vindex}: {text=semstore}
embed this: {text=semstore}
add something to {index=vindex} with the tags {tags=vtags}

%tool modelgate_complete
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
%lang de
frag {model=llm}: {prompt=prompt_de}
%list prompt_de: erkläre Rekursion für Kinder | schreib einen Reim über Drucker | nenne drei Namen für eine Bäckerei | warum ist der Himmel blau
%lang es
pregúntale a {model=llm}: {prompt=prompt_es}
%list prompt_es: explícame la recursión | inventa un nombre para una panadería | por qué el cielo es azul | escribe un poema sobre impresoras
%lang en

%tool modelgate_paint
paint [a] {prompt=scene} as a {style:watercolor=watercolour|watercolor}
{width=px} by {height=px2}, {style:photo=photo|photographic}: {prompt=scene}
{count=times} versions of {prompt=scene}, {width=px}x{height=px2}
{style:comic=comic style}, {prompt=scene}, width {width=px}, height {height=px2}
height {height=px2} and width {width=px}, {style:oil=oil painting}, {prompt=scene}
the wall over my bed is so empty, I imagine {prompt=scene} there {style:oil=in oils|as an oil painting}
for the birthday invitation I could do with {prompt=scene}, {count=times} to choose from
my daughter wants to see {prompt=scene} {style:pixel_art=in pixels|like in an old video game}
dream up {prompt=scene} for me
{style:sketch=sketch} {prompt=scene}
{prompt=scene} {width=px}x{height=px2}
{count=times} x {prompt=scene}
not an answer in words, I want to see {prompt=scene}
generate a picture {width=px} wide and {height=px2} high
make me {count=times} images in {style:comic=comic} style

%tool seedchest_add_torrent
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
{link=magnet} {label=tlabel}
{link=magnet} to {folder=savedir}
I don't need the list, just grab {link=magnet}
add a torrent to {folder=savedir}
add the torrent {paused:true=paused} with the label {label=tlabel}
%lang de
lad {link=magnet} nach {folder=ordner} herunter
%list ordner: Filme | /srv/isos | Musik | Ordner Linux | Hörbücher
%lang es
añade {link=magnet} {paused:true=en pausa} en {folder=carpeta}
%list carpeta: películas | /srv/isos | música | carpeta linux
%lang en

%tool seedchest_list_torrents
list [the] {state:downloading=downloading} torrents
{limit=int} {state:seeding=seeding} torrents labelled {label=tlabel}
label {label=tlabel}, {state:finished=finished}, first {limit=int}
{label=tlabel}: which torrents are {state:stalled=stalled|stuck}, at most {limit=int}
what's {state:paused=paused} under {label=tlabel}
how long until we can watch something, is anything from {label=tlabel} {state:finished=through|complete}
the line is so slow tonight, is the box {state:downloading=pulling something down|busy fetching}
did {label=tlabel} get anywhere overnight
anything {state:stalled=hanging|going nowhere}
torrents {label=tlabel}
{state:seeding=seeding} now
{state:stalled=stuck} {label=tlabel}
add nothing, just tell me how far the {label=tlabel} torrents are
progress of the downloads
show all torrents please

%tool tunnelgate-connect
connect the VPN to {location=vpnloc}
[my|the] {machine=host} through {location=vpnloc} with {protocol:wireguard=wireguard}, {kill_switch:true=kill switch on|with the kill switch}
{protocol:openvpn=openvpn} to {location=vpnloc} for [my|the] {machine=host}
via {location=vpnloc}, [my|the] {machine=host}, {kill_switch:false=no kill switch|without kill switch}
vpn {location=vpnloc}, {protocol:ikev2=ikev2}, {kill_switch:true=block everything if it breaks}
I'm in a hotel with dodgy wifi, hide [my|the] {machine=host} behind {location=vpnloc}
pretend [my|the] {machine=host} sits in {location=vpnloc}, the series isn't on here
nobody should see where I am, go out over {location=vpnloc} and {kill_switch:true=let nothing leak|rather no internet than a leak}
I have to reach a file at {location=vpnloc} from this café
vpn {location=vpnloc}
{location=vpnloc} {protocol:wireguard=wireguard}
[my|the] {machine=host} via {location=vpnloc}
forward no port, simply tunnel [my|the] {machine=host} through {location=vpnloc}
connect [my|the] {machine=host} to the VPN
bring the vpn up with {protocol:wireguard=wireguard}
%lang de
verbinde [meinen|den] {machine=rechner} per VPN mit {location=country}
%list rechner: Laptop | Rechner | Fernseher | PC im Arbeitszimmer | Drucker
%lang es
conecta la VPN a {location=country} con {protocol:wireguard=wireguard}
%lang en

%tool tunnelgate-forward-port
forward port {external_port=port} to [my|the] {machine=host}
port {external_port=port} outside to {internal_port=port2} on [my|the] {machine=host}, {transport:udp=udp}
[my|the] {machine=host}: {external_port=port} -> {internal_port=port2}, {transport:tcp=tcp}
{transport:both=tcp and udp}, {external_port=port} to [my|the] {machine=host} port {internal_port=port2}
to [my|the] {machine=host} on {internal_port=port2} from outer port {external_port=port}
my friends want to play on [my|the] {machine=host} tonight but can't get in, it's {external_port=port}
I'd like to see [my|the] {machine=host} from work, let {external_port=port} through
whoever knocks at {external_port=port} should end up at [my|the] {machine=host}
[my|the] {machine=host} must be reachable from the holiday flat, {external_port=port} on the street side and {internal_port=port2} indoors
{external_port=port} [my|the] {machine=host}
[my|the] {machine=host} {transport:udp=udp} {external_port=port}
{external_port=port} to [my|the] {machine=host}:{internal_port=port2}
I don't need the VPN, open {external_port=port} for [my|the] {machine=host}
forward port {external_port=port}
forward {transport:udp=udp} to [my|the] {machine=host}

%tool talk
{=firstname} merged on a Friday again and we all held our breath
I've never met a tester who liked {=suite}
the release party for {=rel} was the best one so far, cake and all
{=dom} is such a lovely name, I'm still proud that I found it
my browser has ninety tabs open and each of them matters
tabs or spaces, I refuse to have that talk at dinner
language models can't tell jokes, they tell what jokes look like
{=vpnloc} is on my list of places to live
I spent half my youth in a terminal and don't regret it
our code review culture has become so much kinder since {=firstname} joined
the old NAS finally died, it lived longer than my hamster
caching and naming things, as the saying goes
thanks, that pull request was a pleasure to read
%lang de
Zertifikate laufen immer dann ab, wenn man im Urlaub ist
%lang es
me encanta el olor a servidor nuevo por la mañana
%lang en
