# Work in a team, told otherwise: what is optional stands unlabelled at the end or as an aside; small words tell roles apart.
%lang en
%list v5who: Gerrit | Salome Wirth | bo from design | Mrs. Achebe | tilda | Ravi S. | O'Keefe | our trainee | Maaike van Dam | Jules in finance | noor | Henk's stand-in | Costa
%list v5whob: Pilar | Dr. Lindqvist | kofi | Elif Aydin | the other Anna | Bruno from support | D'Souza | maggie t | Stellan | the freelancer | Marie-Claire | Uche | zack in ops
%list v5squad: basecamp | identity | Search and Rank | the early birds | Team Otter | billing | Data, US | web shell | those who fix things | South Dock | Kids' Apps | pricing | Trust & Safety
%list v5prod: Meadowlark | seller app | the booking site | Paper to Pixel | partner portal | Bakers' Corner | mobile | PORT-X | Maps, Asia | the old shop | Nimbus 3 | tickets and tours
%list v5story: login with a code | Cart keeps its items | dark theme | export for accountants | MLK-41 | Print, then mail | filter by colour | avatars | the guest checkout | Undo for deletes | import from Excel | SEL-207 | search as you type
%list v5storyb: password by text message | faster start page | MLK-88 | Refunds and returns | address book | Remember me | new price table | Ask before leaving | offline maps | SEL-19 | vouchers, gift cards | two languages at once
%list v5storylong: as a guest I pay by card, without signing up first | show the last five orders, newest at the top | warn me at noon if stock runs out, not later | let parents set a limit, say 20 euros a week | when the map fails, show a list of streets | keep the basket for a week, even when logged out | send the invoice to two people, boss and bookkeeper | ask for the postcode first, then show shops | let drivers report a closed road while they wait | hide old offers after midnight, but keep the links | read the text aloud, stop when someone calls
%list v5pts: 3 | five => 5 | 8 | two => 2 | 13 | three => 3 | 0.5 | eight => 8 | 20 | 5
%list v5hrs: two hours => 2 | 3 hours => 3 | an hour => 1 | 1.5 hours => 1.5 | six hours => 6 | 4h => 4 | 2.5 hours => 2.5 | eight hours => 8 | 5 hours => 5 | seven hours => 7
%list v5epic: Checkout | Grow in Spain | Accounts and Access | Less Paper | winter sale | Shop for Pros | Trust, Phase 1 | onboarding | Speed | Our Guests' Data | Return to Sender
%list v5sprint: Sprint 31 | week 12 | Iteration Fox | the next one but two | June sprint B | 2026-09 | sprint of the cats | Sprint 8, Mobile | bug week | S44 | Before the Fair
%list v5past: yesterday | Monday | last Thursday | the 4th | 3 March | this morning | the 11th of May | Tuesday | 2026-02-09 | Friday | last Wednesday
%list v5start: Monday | the 14th | next Tuesday | 1 October | the 3rd of August | Easter Monday | 2026-05-04 | tomorrow | 7 January | Monday week | June 1st
%list v5due: Friday | the 28th | Thursday noon | 15 March | next Wednesday | the end of the week | tomorrow evening | the 2nd of May | Sunday | 30 June | Tuesday at ten
%list v5moment: tomorrow at 6 | Friday midnight | Sunday 03:00 | tonight at eleven | the 12th at noon | Monday morning | Wednesday at half past four | 5 May at 14:30 | next Saturday at 2 am | Thursday 22:15 | the day after tomorrow at seven
%list v5back: tomorrow at 8 | Friday morning | the 20th | Monday | nine tonight | after the weekend | next Thursday | 3 April | Wednesday noon | the first of June | Tuesday at half past ten
%list v5since: March | the 1st of May | last Monday | New Year | 2025-11-01 | the move | yesterday | the 20th | last summer | Tuesday | mid-June
%list v5hours: two hours => 2 | 4 hours => 4 | six hours => 6 | an hour => 1 | eight hours => 8 | 12 hours => 12 | 24 hours => 24 | three hours => 3 | 5 hours => 5 | 48 hours => 48
%list v5days: ten days => 10 | 30 days => 30 | a week => 7 | 14 days => 14 | two weeks => 14 | 90 days => 90 | five days => 5 | 60 days => 60 | 45 days => 45 | three weeks => 21
%list v5mins: 45 minutes => 45 | half an hour => 30 | 90 minutes => 90 | an hour => 60 | two hours => 120 | 20 minutes => 20 | ten minutes => 10 | 5 minutes => 5 | 15 min => 15 | forty minutes => 40

%tool estimateStory
give {story=v5story} {points=v5pts} points, {confidence:rough=just a gut feeling|a wild stab|finger in the air}
{story=v5story} is about {points=v5pts} points, says {estimator=v5who}
{estimator=v5who} thinks {story=v5story} under {epic=v5epic} is worth {points=v5pts}
in {epic=v5epic}, put {points=v5pts} on {story=v5storyb} for {estimator=v5whob}
{points=v5pts} points for "{story=v5storylong}"
{points=v5pts}, {estimator=v5whob}, {story=v5story}, {confidence:certain=no doubt about it|bet the house on it|rock solid}
how big, let's say {points=v5pts} for {story=v5storyb} after the meeting

%tool recordEffort
I was on {story=v5story} for {hours=v5hrs}, {workType:coding=all of it typing code|programming mostly|hands on the keyboard}
put down {hours=v5hrs} on {story=v5storyb} {day=v5past}, {workType:meeting=nothing but talk|sitting in a room with everyone|one long call}
{teammate=v5who} sat on {story=v5story} for {hours=v5hrs}, {day=v5past}
for {teammate=v5whob}, {hours=v5hrs} against {story=v5storyb}
clock {hours=v5hrs} on "{story=v5storylong}", {workType:testing=trying to break it|clicking through it}
{day=v5past}, {teammate=v5who}, {story=v5storyb}, {hours=v5hrs}
it took me {hours=v5hrs} to get {story=v5story} past the tests

%list v5goal: ship the new start page | fewer crashes | Paying with vouchers | get rid of old tables | ready for the fair | five happy pilot customers | answer in under a second | Search, first version | no open security bugs | guests can book | a checkout without dead ends
%list v5goallong: a guest can book, pay and cancel without calling us | close every bug older than May, then breathe | get the seller app into both stores before summer | half as many clicks, twice as many orders | show the board something that runs, even if ugly | move all users to the new login by Friday night | cut the bill for servers, but keep the speed | learn why people leave at step three, then fix it | finish returns, start refunds, forget the rest | ask ten customers, write down what they say
%tool planSprint
next iteration: {goal=v5goal}, {lengthWeeks:2=a fortnight|two weeks}
set up a sprint for {team=v5squad}, aim is {goal=v5goal}, {openToStakeholders:true=the bosses can peek in|clients are welcome to look|guests may watch}
{team=v5squad} does a sprint on {product=v5prod} from {startDate=v5start}: {goal=v5goal}
on {product=v5prod} with {team=v5squad} we go for "{goal=v5goal}"
{team=v5squad} should spend the coming weeks on this: {goal=v5goallong}
{startDate=v5start}, {team=v5squad}, {lengthWeeks:3=three weeks|3 weeks}, {goal=v5goal}
new sprint with the goal {goal=v5goal}, we talked about it on Monday

%list v5why: same bug, other words | Bo says so | they share a table | one screen for both | order matters here | found by accident | legal asked for it | both touch the cart | only until June | we tried the other way round
%tool linkStories
{story=v5story} goes with {otherStory=v5storyb}, {relation:duplicates=it's the same thing twice|no difference between them|they say the same}
tie {story=v5story} to {otherStory=v5storyb}, {relation:follows=that one has to be done before|the other needs to be finished earlier|first the second, then the first}
as long as {story=v5story} isn't done, {otherStory=v5storyb} {relation:blocks=can't move|has to wait|is stuck}
{story=v5storyb} {relation:follows=can only begin after|has to come after|is next after} {otherStory=v5story}, {remark=v5why}
connect {story=v5storyb} with "{otherStory=v5storylong}"
{story=v5story}, {otherStory=v5storyb}, {relation:blocks=the first holds up the second|the second waits for the first}, {remark=v5why}
are {story=v5story} and {otherStory=v5storyb} connected? please make it so, they block my head

%tool splitStory
cut {partTitle=v5storyb} out of {story=v5story}, {assignTo=v5who} will do it
break "{partTitle=v5storyb}" off {story=v5story}, {copySubtasks:true=with all the little tasks|bring the checklist along|small steps too}
from {story=v5story} make a separate {partTitle=v5storyb} for {assignTo=v5whob} in {sprint=v5sprint}
in {sprint=v5sprint}, {assignTo=v5who} gets {partTitle=v5storyb} from {story=v5story}
{story=v5story} is too fat, the new piece is called {partTitle=v5storylong}
{story=v5storyb}, piece {partTitle=v5story}, {sprint=v5sprint}, {assignTo=v5whob}
take {partTitle=v5story} away from {story=v5storyb}, the sprint is full anyway

%list v5gate: new-checkout | fast_search | dark.header | map-v2 | gift_cards | kill-old-api | sso.google | chat-bubble | price_rounding | beta-export | two-step-login
%list v5aud: users in Portugal | Gold members | our ten pilot shops | iPhone owners | schools and libraries | anyone with a .edu address | Van Loon Group | new sign-ups | people from the waiting list | Maaike's testers | drivers, night shift
%list v5audlong: people who signed up in May, but never bought | shops with two tills, at least one in Spain | teachers who log in before nine, on weekdays | everyone on the old plan, unless they opted out | sellers that shipped today, or will by noon | those who wrote to us, and got no answer | families with kids under twelve, plus grandparents | customers who pay by invoice, not by card | users who turned off mails, then came back | drivers waiting at the depot, not on the road
%list v5chg: CHG-118 | OPS-2041 | chg-77 | REL-9 | RFC 310 | CHG-4402 | REL-56 | ops-13 | CAB-205 | RFC 44
%tool swr_open_gate
let {audience=v5aud} see {gate=v5gate}, {quiet:true=and keep it hush|nobody has to hear of it|don't tell the channel}
turn on {gate=v5gate}, {ring:dogfood=for ourselves only|just people who work here|only inside the house}
under {ticket=v5chg}, {gate=v5gate} for {audience=v5aud}
for {audience=v5aud} switch {gate=v5gate} on, {ticket=v5chg}
{gate=v5gate} should now be there for {audience=v5audlong}
{audience=v5aud}, {gate=v5gate}, {ring:preview=those who volunteered|the ones who like to try things}, {ticket=v5chg}
flip {gate=v5gate} on, the preview went well

%tool swr_schedule_gate
{gate=v5gate} goes live {moment=v5moment}, {approver=v5who} has to nod
have {gate=v5gate} turn on {moment=v5moment}, {undo_after_hours=v5hours} only
{requested_by=v5whob} wants {gate=v5gate} on {moment=v5moment}, with an ok from {approver=v5who}
for {requested_by=v5who}, after a yes by {approver=v5whob}: {gate=v5gate}, {moment=v5moment}
{moment=v5moment} make {gate=v5gate} {to_state:shut=go dark|disappear|unavailable again}, sign-off comes from {approver=v5whob}
{moment=v5moment}, {gate=v5gate}, {to_state:open=visible|on}, {requested_by=v5whob}, then back after {undo_after_hours=v5hours}
{gate=v5gate}, {moment=v5moment}, I have approval for that

%list v5hyp: green buttons sell more | fewer fields, more sign-ups | prices with tax calm people | nobody needs the slider | bigger photos help | free shipping beats a rebate | short names get clicked | a video scares buyers off | people read the small print | stars matter | less text, more trust
%list v5hyplong: if we ask for the phone number last, more people finish | guests buy sooner when they see the total, with tax | a reminder at six brings back carts, one at noon doesn't | people trust a real photo, even when it is blurry | showing stock makes them hurry, hiding it makes them leave | shops stay longer if someone calls in week one | one big picture works better, unless it loads slowly | kids find the game faster when the menu talks | people pay at once, if the button says today | sellers answer sooner when we tell them who waits
%list v5metric: orders per visit | sign-ups | time on page | revenue per user | returns | clicks on Buy Now | week-two retention | support mails | Cart value | finished bookings
%list v5surf: the cart | home | Sign-up, step 2 | product page | the pricing page | search results | Gifts & Vouchers | the thank-you page | Seller's Desk | account settings | help and contact
%list v5share: ten percent => 10 | 20% => 20 | a quarter => 25 | 5 percent => 5 | half => 50 | 30 percent => 30 | 15% => 15 | forty percent => 40 | 75% => 75 | two percent => 2
%tool swr_start_experiment
find out if {hypothesis=v5hyp} on {surface=v5surf}, {traffic_percent:25=a quarter of the users|one visitor in four|25% of people}
test whether {hypothesis=v5hyp}, {holdout:true=leave one group untouched|keep some people out of it altogether|a few see neither}
on {surface=v5surf} run "{hypothesis=v5hyp}" against {metric=v5metric}
by {metric=v5metric}, on {surface=v5surf}: does "{hypothesis=v5hyp}" hold true
we believe this, begin splitting: {hypothesis=v5hyplong}
{surface=v5surf}, {metric=v5metric}, {traffic_percent=v5share} of the traffic, {hypothesis=v5hyp}
A/B please, "{hypothesis=v5hyp}", half the office doubts it

%list v5login: jmoreau | demo-7 | sal.wirth | qa_robot | Mr. Tanaka | bigshop22 | ceo@halvor.example | the tester in Oslo | noor | mags99 | o'keefe
%list v5variant: B | green | control | Long Form | variant 3 | the bold one | no-photo | Two Columns | with stars | old | A
%list v5exp: Button Colours | sign-up in one step | cart-photos | Free Shipping, May | stars or thumbs | Pricing 4 | home hero | Bo's test | mail at noon | Search With Pictures
%list v5whylong: demo for the board at three, they want the bold one | chasing a bug, happens only with two columns | she complained twice, let's spare her the test | sales promised it, I couldn't say no | screenshots for the brochure, printer waits until Friday | he is blind, the other layout breaks his reader | comparing both on one phone, side by side | her cart got lost on Monday, checking why | training video is shot at noon, has to look old | auditor asked, and I had nothing to show
%tool swr_pin_user
put {user=v5login} in {variant=v5variant}, {sticky:true=for good|even after they log out|and it should stay that way}
show {variant=v5variant} to {user=v5login}, {experiment=v5exp}
in {experiment=v5exp} move {user=v5login} into {variant=v5variant}
{user=v5login} should get {variant=v5variant} from {experiment=v5exp}, {sticky:false=just this session|only till they sign out}
make {user=v5login} see {variant=v5variant}, {reason=v5whylong}
{experiment=v5exp}, {variant=v5variant}, {user=v5login}, {sticky:true=permanently|forever}
always forget how: {user=v5login} into {variant=v5variant}

%list v5repo: storefront | api-core | seller_app | infra/edge | the monorepo | legacy-php | maps-client | web-shell | mobile/ios | tools-and-scripts
%tool swr_find_stale_gates
which switches has {squad=v5squad} forgotten about, {rank_by:most_code=the ones with the most code on top|worst mess first|biggest clean-up first}
dead switches of {squad=v5squad}, {permanent_too:true=also those meant to stay|the everlasting ones as well|even if they were for keeps}
in {repository=v5repo}, what did {squad=v5squad} leave lying around for {idle_days=v5days}
what's rotting under {squad=v5squad} in {repository=v5repo}
I want to tidy up, say before lunch, what hasn't been touched by {squad=v5squad} for {idle_days=v5days}
{squad=v5squad}, {repository=v5repo}, {idle_days=v5days}, {rank_by:oldest=oldest on top|most ancient first}
anything old to clean up at {squad=v5squad}

%list v5host: web-07 | mail.north | db_blue | pilot | gpu-lab-2 | shop.staging | Bigfoot | printer-box | wiki-old | build9 | anna's-sandbox | cache-eu
%list v5hostb: web-08 | mail.south | db_green | testbed | render-1 | shop.preview | Yeti | archive-box | wiki-new | build10 | kofi's-toy | edge-us
%list v5city: Frankfurt | Oslo | São Paulo | Dublin | Kansas City | Milan | Rotterdam | Singapore | St. Louis | Kraków | Newport, Wales
%list v5image: Ubuntu 24.04 | debian 12 | Windows Server 2022 | Alpine | rocky-9 | FreeBSD 14 | Fedora, latest | nixos | our golden image | Arch
%tool hutchrack-create-machine
I need a box called {hostname=v5host}, {size:gpu=something with a graphics card|it has to train models|for deep learning}
get me {hostname=v5hostb} with {image=v5image}, {nightly-backup:true=saved every night|copied while we sleep|don't lose a day of data}
spin up {hostname=v5host} in {location=v5city} on {image=v5image}
with {image=v5image}, from {location=v5city}, a {size:nano=tiny|really small} one named {hostname=v5hostb}
rent a server {hostname=v5host}, we need it by four, running {image=v5image}
{location=v5city}, {hostname=v5host}, {image=v5image}, {size:memory_heavy=lots of RAM|plenty of memory}
set up {hostname=v5hostb}, a standard job I guess, for tonight's backup talk

%tool hutchrack-clone-machine
make a twin of {source=v5host} called {copy-name=v5hostb}, {live:true=while it keeps running|don't switch it off|no downtime}
copy {source=v5hostb} to {copy-name=v5host}, {owner=v5who} pays
{copy-name=v5hostb} out of {source=v5host}, in {location=v5city}, for {owner=v5who}
for {owner=v5whob}, from {source=v5host}, build {copy-name=v5hostb}
I want the same as {source=v5host} again, disks, users and all, under {copy-name=v5hostb} in {location=v5city}
{source=v5host}, {copy-name=v5hostb}, {location=v5city}, {owner=v5whob}
a second {source=v5host} please, call it {copy-name=v5hostb}, it worked live on Friday

%list v5label: before upgrade | clean install | Friday evening | pre-migration, ok | v4.2 | the good one | after Bo's fix | end of May | golden | do not touch | with new certs
%list v5labellong: right before the upgrade, all tests green | state at noon, mail still works, web doesn't | last one with the old certificates, keep it | everything installed, nothing configured, ask Ravi | what the customer saw on Monday, bug included | clean tables, no users, ready for the demo | works on my side, Anna checked it at five | after the move to Oslo, before the new disks | the one we go back to, if Friday fails | auditors want this, so don't delete it
%tool hutchrack-take-snapshot
freeze {machine=v5host}, {keep-days=v5days} will do
save how {machine=v5hostb} looks now, {with-memory:true=what's in RAM as well|including the memory}
keep {machine=v5host} as "{label=v5label}" for {keep-days=v5days}
"{label=v5label}" from {machine=v5hostb}, {compression:best=as small as you can|squeeze it hard|packed tight}
picture of {machine=v5host} please, call it {label=v5labellong}
{label=v5label}, {machine=v5host}, {keep-days=v5days}, {compression:none=not squeezed|unpacked}
quick, save {machine=v5hostb} before I do something rash, fast

%tool hutchrack-restore-snapshot
roll "{snapshot=v5label}" back, {keep-network:true=leave the addresses and the firewall alone|don't touch the network|same addresses as now}
put "{snapshot=v5label}" onto {target=v5host} {at=v5moment}
get {target=v5hostb} back to "{snapshot=v5label}", then write to {mail-to=email}
from "{snapshot=v5label}" to {target=v5host}, {at=v5moment}
I broke it, bring back {snapshot=v5labellong}
{target=v5hostb}, {snapshot=v5label}, {at=v5moment}, {mail-to=email}
go back to "{snapshot=v5label}", I will mail Ravi myself

%list v5domain: halvor.example | meadow-lark.io | shop.noor.example | tickets.city | example.org | my-bakery.shop | api.portx.dev | oldshop.co.uk | paperpixel.net | seller.app
%list v5dest: 203.0.113.9 | edge.hutch.example | 198.51.100.24 | mx1.postbox.example | web-07.internal | lb-eu.portx.dev | 10.0.4.12 | pages.hostly.example | 2001:db8::7 | mail.north.example
%tool hutchrack-point-domain
send {domain=v5domain} to {target=v5dest}, {dry-run:true=but only pretend|just tell me what would happen|nothing for real yet}
make {domain=v5domain} go to {target=v5dest}, {purpose:mail=it's for our letters|so people can write to us|incoming messages}
{target=v5dest} is where {domain=v5domain} should lead
to {target=v5dest} from {domain=v5domain}, {purpose:verification=they want proof we own it|so Google believes it's ours}
the address has moved, at nine this morning, so {domain=v5domain} goes to {target=v5dest}, {ttl-minutes=v5mins}
{domain=v5domain}, {target=v5dest}, {ttl-minutes=v5mins}, {purpose:web=for the site|for browsers}
let {domain=v5domain} end up at {target=v5dest}, an hour from now I'm gone

%list v5url: https://halvor.example/health | shop.noor.example | www.meadow-lark.io/login | https://api.portx.dev/v1/ping | tickets.city/tours | paperpixel.net | https://seller.app/status?full=1 | my-bakery.shop/order | oldshop.co.uk | http://203.0.113.9:8080
%list v5phrase: Welcome | all systems go | Add to cart | Sign in, please | OK | status: up | Today's bread | Tours and tickets | your order | made in Oslo
%list v5phraselong: Thanks, we'll call you before noon | Open from nine to five, closed on Sundays | Pick a seat, pay later, enjoy the show | We bake at four, you eat at seven | Sign in to see prices, stock and offers | If you can read this, all is well | Send us your order, we pack it today | Trains run again, please check the board | New here, or have you been before | Fresh bread, every day, until it's gone
%tool beaconshed.watch_address
tell {alert=v5who} if {address=v5url} dies, with {every_minutes=v5mins} between looks
keep an eye on {address=v5url}, {strictness:strict=shout at the slightest delay|no patience at all|even if it's a bit slow}
{alert=v5squad} wants to know when {address=v5url} no longer says "{must_contain=v5phrase}"
ping {address=v5url} for {alert=v5whob}, {strictness:lenient=don't be fussy|it may be slow|easy on it}
make sure {address=v5url} shows the line {must_contain=v5phraselong}
{address=v5url}, {alert=v5squad}, {every_minutes=v5mins}, "{must_contain=v5phrase}"
watch over {address=v5url}, it's normal that it naps

%list v5comp: Checkout | the login | Mail, outgoing | search | Maps and Routes | seller app | API v2 | Payments EU | the status page itself | image server | Customers' Area | PDF export
%tool beaconshed.review_outages
how often was {component=v5comp} down, {cause:vendor=when it was the supplier's fault|because somebody else messed up}
what happened to {component=v5comp} from {since=v5since} on, {order:longest_first=the worst ones on top|starting with the endless ones}
{component=v5comp} since {since=v5since}, {cause:human_error=where one of us slipped|our own clumsiness}
from {since=v5since}, failures in {component=v5comp}, {unexplained_only:true=those nobody understands|where we still don't know why}
for my talk at two, with coffee, I need every time {component=v5comp} broke, {cause:overload=too many visitors|when we were swamped}
{since=v5since}, {component=v5comp}, {cause:network=cables and routers|connection trouble}, {order:latest_first=fresh ones on top|most recent up front}
did {component=v5comp} fall over lately, or is that the network in my house

%list v5notice: we are looking into it | All fine again | orders arrive late | Sign-in is slow | mails are queued, none lost | The fix is in | some photos missing | please reload | we found the cause | Card payments fail
%list v5noticelong: we're on it, next word from us at four | orders placed after nine may arrive twice, sorry | if you can't log in, wait ten minutes and retry | photos are back, but some need a reload | the supplier restarts his machines, we wait with you | your data is safe, only the display is wrong | cards work again, vouchers will by noon | please don't pay twice, we will refund you | mails from this morning go out now, oldest first | we turned off search, everything else runs
%tool beaconshed.publish_notice
tell people "{text=v5notice}", {readers:staff=only our own folks|just colleagues|not outside the company}
"{text=v5notice}" about {component=v5comp}, {condition:slow=it crawls|works, but like treacle}
under {author=v5who}, say "{text=v5notice}" on {component=v5comp}
on {component=v5comp} write "{text=v5notice}" from {author=v5squad}
for {component=v5comp}, {condition:partly_down=half of it is gone|some bits don't work}: {text=v5noticelong}
{component=v5comp}, {condition:down=stone dead|nothing works}, {author=v5whob}, "{text=v5notice}"
no time to be slow, write this: {text=v5notice}

%list v5works: new disks | database upgrade | Router swap, rack 4 | certificate change | move to Oslo | kernel patches | clean-up of old logs | switching mail providers | tests of the emergency power | firewall rules | Anna's index rebuild
%list v5workslong: swap both routers, one after the other, then test | move the mail store to Oslo, bit by bit | new disks for the archive, old ones get shredded | restart everything once, slowest machine first | patch the kernel, reboot, pray a little | rebuild the search index, nothing found for an hour | pull the plug on purpose, see who notices | replace the certificates before they run out, all nine | copy the tables over night, check them at six | upgrade the database, then put the apps back
%tool beaconshed.announce_works
{works=v5works} {starts=v5moment}, {lasts_minutes=v5mins}
plan {works=v5works} for {starts=v5moment}, {mail_subscribers:true=let the readers know in their inbox|write to everyone on the list|all followers get a message}
{engineer=v5who} does {works=v5works} on {component=v5comp}, {starts=v5moment}
on {component=v5comp}, by {engineer=v5whob}, {works=v5works}, {starts=v5moment}
{starts=v5moment} we {works=v5workslong}
{component=v5comp}, {starts=v5moment}, {works=v5works}, {engineer=v5squad}, {lasts_minutes=v5mins}
warn them about {works=v5works}, {starts=v5moment}, I hate mail at night

%list v5brief: all quiet | disk on db_blue fills up | watch the mail queue | Kofi is on the train | ignore the fan alarm | two deploys tonight | the map flaps | vendor calls back | snapshots run late | nothing open
%list v5brieflong: the queue grows, but it empties itself at midnight | if db_blue complains, restart it and go back to bed | Oslo is being rebuilt, so ignore red lights there | the customer from Milan calls at six, be nice | two releases tonight, both by Uche, both risky | don't touch the router, the vendor comes at nine | one alarm rings every hour, it's a broken fan | I restarted mail twice, third time wake up Henk | search is off until Friday, nobody should page you | all quiet, there is cake in the fridge
%tool beaconshed.hand_over_duty
{to=v5who} has the pager now, {ring:vibrate=just buzzing|no sound but a buzz|only let it hum}
give the watch to {to=v5whob} until {until=v5back}, {ring:loud=full blast please|so loud it wakes the street}
from {from=v5who} to {to=v5whob} with "{briefing=v5brief}"
{to=v5whob} steps in for {from=v5who} until {until=v5back}
{to=v5who} is on call from here, {briefing=v5brieflong}
{from=v5whob} out, {to=v5who} in, until {until=v5back}, {ring:off=mute|no noise at all}
pager goes to {to=v5whob}, I'm off until Monday

%list v5cust: Halvor Shipping | Mrs. Petrescu | the bakery in Leith | Brandt & Daughters | tomas k | O'Hara Tours | city library, Vigo | Pinewood School | Mr. Yilmaz | Ferry and Sons | Lotte V. | the man with the drone | Gold Leaf
%list v5client: Norvik Foods | Blue Anchor | Salt & Stone | Harbour Clinic | d'Avila Wines | town of Leer | Kestrel Air, Cargo | Otto's Garage | Bright Mornings | Fennimore Ltd | Museum of Tin | Three Rivers School
%list v5box: support@ | Billing | the German inbox | Press and Partners | returns | VIP | Shop, Spain | hello | Orders & Delivery | Complaints | Drivers' Desk
%tool pass_conversation
{to_agent=v5who} can take {customer=v5cust}, {jump_queue:true=before anything else|they should see it right away|top of the pile}
hand {customer=v5cust} over to {to_agent=v5whob}, {mailbox=v5box}
move {customer=v5cust} from {from_agent=v5who} to {to_agent=v5whob}
to {to_agent=v5who} out of the hands of {from_agent=v5whob} in {mailbox=v5box}: {customer=v5cust}
{customer=v5cust} wrote again, at six and at seven, angry, so {to_agent=v5whob} gets it from {from_agent=v5who}
{mailbox=v5box}, {customer=v5cust}, {from_agent=v5whob} to {to_agent=v5who}
I can't deal with {customer=v5cust} today, let {to_agent=v5who} do it

%list v5trouble: charged twice | wrong parcel, again | can't log in | refund never came | threatens to sue | app eats his photos | invoice in dollars | data gone | lost the ring in the post | no heating since Sunday | wants to cancel
%list v5troublelong: paid twice in May, got one parcel and no answer | the app deletes her photos, but only after lunch | says our driver took the dog, we should check | was promised a call at nine, nobody rang | sees somebody else's orders, names and addresses too | export stops at row 500, we tried three browsers | wants her money back by Friday, or she sues | login works at home, not in the shop | his mails bounce since Monday, server says full | the discount vanishes when you pick two seats
%tool escalate_conversation
{customer=v5cust} says "{trouble=v5trouble}", {level:management=get the boss involved|someone in charge please}
"{trouble=v5trouble}" from {customer=v5cust}, this is beyond us, {level:developers=needs someone who can code|the programmers should look}
for {customer=v5cust} we have "{trouble=v5trouble}", {level:specialists=let the experts see it|people who really know this}, {answer_within_hours=v5hours}
push {customer=v5cust} up with "{trouble=v5trouble}", {tell_customer:true=and let them know we did|they should hear about it}
{customer=v5cust} is above my pay grade: {trouble=v5troublelong}
{answer_within_hours=v5hours}, {customer=v5cust}, "{trouble=v5trouble}", {level:management=up to the top|for the bosses}
I'm no specialist, {customer=v5cust} says "{trouble=v5trouble}", take it further

%tool snooze_conversation
hide {customer=v5cust} till {until=v5back}, {wake_for=v5who} picks it up then
{customer=v5cust} can wait until {until=v5back}, {ignore_replies:true=whatever they write|even if they moan|no matter if an answer comes}
out of {mailbox=v5box} with {customer=v5cust} until {until=v5back}
until {until=v5back} I don't want to see {customer=v5cust} in {mailbox=v5box}, then {wake_for=v5whob} does
{customer=v5cust} is away, sailing I think, so bring it back to {wake_for=v5who} {until=v5back}
{until=v5back}, {customer=v5cust}, {mailbox=v5box}, {wake_for=v5whob}
not now, {customer=v5cust} again {until=v5back}, a reply was sent

%list v5snip: Refund on its way | thanks for waiting | How to reset, short | parcel lost | We moved | no phone support | Apology 2 | Opening hours and holidays | vouchers don't add up | trial ended | Welcome aboard
%list v5sniplong: We got your mail, give us two days | Your parcel left today, it arrives by Friday | Sorry, this seat was sold while you looked | Reset your password first, then call us | Refunds take a week, banks are slow | We are closed until Monday, have a nice weekend | Please send a photo, and the order number | Thanks for the praise, the team is happy | Your trial has ended, here is what stays | No vouchers on sale items, we're sorry
%tool send_canned_reply
give {recipient=v5cust} "{snippet=v5snip}", {language:de=in German|auf Deutsch}
answer {recipient=v5cust} with "{snippet=v5snip}", {close_after:true=and that's that|then we're done with it|then tick it off}
"{snippet=v5snip}" to {recipient=v5cust} from {signed_by=v5who}
from {signed_by=v5whob}, for {recipient=v5cust}, "{snippet=v5snip}", {language:fr=in French|a French speaker}
{recipient=v5cust} gets the ready-made one, {snippet=v5sniplong}
{recipient=v5cust}, {language:es=Spanish please|in Spanish}, "{snippet=v5snip}", {signed_by=v5who}
write the usual to {recipient=v5cust}, that's "{snippet=v5snip}", my German is bad

%list v5pest: deals@cheaptoner.example | Lucky Star Loans | seo-guy@rankme.example | the man with the drone | Crypto Carl | promo@bags.example | Ferry & Fils | win@prize.example | Mr. Nobody | Toner, Paper and More
%list v5grief: sells toner | never stops | insults us | fake invoices | third time this week | not a customer | tries to phish | thinks we're a hotel | sends chain letters | wants our passwords
%list v5grieflong: writes at night, every night, about his drone | sends fake bills, one even got paid | offers us loans, toner and a yacht | calls the agents names, even the nice ones | thinks we are his bank, won't believe us | sent nine mails today, all of them empty | wants a link from us, asks since March | tries to get in, the file had a virus | pretends to be Henk, asks for gift cards | begs for a job, then swears at us
%tool block_correspondent
no more mail from {correspondent=v5pest}, {treatment:bounce=send it back to them|return to sender}
keep {correspondent=v5pest} out of {mailbox=v5box}, {days=v5days}
{correspondent=v5pest} is banned from {mailbox=v5box}, {why=v5grief}
in {mailbox=v5box} stop {correspondent=v5pest}, {treatment:delete=throw it all away|straight to the bin}
shut {correspondent=v5pest} up, {why=v5grieflong}
{mailbox=v5box}, {correspondent=v5pest}, {treatment:spam_folder=into the junk|with the rubbish}, {days=v5days}
I never want to read {correspondent=v5pest} again, not for days, not ever

%list v5offer: 40 desk lamps | website with shop | spring menu photos | three days of training | Roof repair, north side | two vans | cleaning of the museum | 500 mugs and saucers | maintenance for a year | a piano, tuned | Otter licences
%list v5offerlong: ten desks, twelve chairs, delivered before noon | new roof for the school, done over the summer | a website in three languages, with a shop | training for nine people, two days, lunch included | 500 mugs with their logo, packed by fours | repair of both lifts, weekends only, parts extra | photos of the menu, taken while guests eat | heating for the museum, must be quiet | two vans, one of them with a ramp | cleaning every Monday, windows once a month
%list v5price: 4500 euros => 4500 | 1,200 => 1200 | €890 => 890 | 12000 | 350 euros => 350 | 780 | 2400 euros => 2400 | 65 euros => 65 | 9990 | 150
%list v5off: ten percent => 10 | 5% => 5 | 15 percent => 15 | three percent => 3 | 20% => 20 | 12.5 percent => 12.5 | 8 percent => 8 | 7% => 7 | two percent => 2 | 25 percent => 25
%tool QuotemoorDraftQuote
offer {customer=v5client} {subject=v5offer}, {discountPercent=v5off} off
write something up for {customer=v5client}: {subject=v5offer}, {netPrice=v5price}
{seller=v5who} offers {subject=v5offer} to {customer=v5client} for {netPrice=v5price}
for {customer=v5client} from {seller=v5whob}, {subject=v5offer}, good until {validUntil=v5due}
a price for {customer=v5client} please, they want {subject=v5offerlong}
{subject=v5offer}, {netPrice=v5price}, {customer=v5client}, {discountPercent=v5off} less, {seller=v5who}
{customer=v5client} asked for {subject=v5offer}, no price yet

%list v5quote: Q-1043 | QT-77 | 2026-118 | q-902 | Q-12 | QM/455 | Q-3310 | 5581 | QT-8b | Q-640
%list v5cover: as promised | Nice meeting you | the new price, lower | with lamps this time | see you Friday | sorry it took so long | Version 2 | call me | greetings from Leith | final one
%list v5coverlong: as we said on Friday, with lamps but no desks | thanks for lunch, here's the lower price | sorry for the delay, our printer was on strike | this one holds till June, then steel gets dearer | have a look, I'll ring you on Tuesday | your boss saw it already, he liked page two | we left out the vans, tell us if that's wrong | the third and last one, I promise | price is for both schools, not each | read it at leisure, sign it in haste
%tool QuotemoorSendQuote
{quote=v5quote} out to {recipient=v5whob}, {delivery:LETTER=on paper|by snail mail|stamp and envelope}
let {recipient=v5who} have {quote=v5quote}, {signatureRequired:true=they have to put their name to it|to be signed}
to {recipient=v5who} from {onBehalfOf=v5whob}, {quote=v5quote}
for {onBehalfOf=v5who} get {quote=v5quote} over to {recipient=v5whob} with "{coverNote=v5cover}"
{recipient=v5whob} gets {quote=v5quote} with these lines: {coverNote=v5coverlong}
{recipient=v5who}, {quote=v5quote}, "{coverNote=v5cover}", {delivery:EMAIL=electronically|into the inbox}
off with {quote=v5quote} to {recipient=v5whob}, the portal was down all day

%tool QuotemoorReassignAccount
{newRep=v5who} looks after {account=v5client} now, {keepOpportunities:true=but what's running stays where it is|without the deals in progress|old business not included}
give {account=v5client} to {newRep=v5whob}, {effective=v5start}
from {formerRep=v5who} to {newRep=v5whob}: {account=v5client}
{account=v5client} goes to {newRep=v5who} out of the hands of {formerRep=v5whob}, from {effective=v5start}
since {formerRep=v5who} retires, with cake at four, {newRep=v5whob} takes over {account=v5client}
{account=v5client}, {formerRep=v5whob} to {newRep=v5who}, {effective=v5start}, {keepOpportunities:false=everything moves|open deals too}
let {newRep=v5whob} have {account=v5client}, the old deals were fine

%list v5seq: Warm Hello | fair contacts 2026 | Schools, autumn | win them back | five mails about roofs | Cold and Polite | after the webinar | Lamps for Libraries | nudge | Bo's classic | From Trial to Paid
%list v5seqlong: Say hello, wait a week, then show the price | After the fair, with photo and a thank you | Three short mails, one long, then a call | Schools that asked in May, but never bought | Tell them what's new, ask for lunch | Lost customers, second try, softer this time | We met on a train, remember | Roofs before winter, for towns and churches | Those who read page two, and left | Hello from the new team, same old prices
%list v5lead: Greta Maas | Mr. Oyelaran | ines@tinmuseum.example | the headmaster at Three Rivers | Sven from the fair | Dr. Kuhn | lady with the lamps | pavel k | Mayor of Leer | Joan O'Dowd | Farah, Blue Anchor
%tool QuotemoorEnrolProspect
put {prospect=v5lead} into "{sequence=v5seq}", {pace:GENTLE=don't crowd them|take it slow|long breaks in between}
start "{sequence=v5seq}" with {prospect=v5lead}, {firstMailOn=v5start}
"{sequence=v5seq}" to {prospect=v5lead} from {sender=v5who}
in the name of {sender=v5whob} write to {prospect=v5lead} with "{sequence=v5seq}", {pace:DENSE=quick fire|one right after the other}
{prospect=v5lead} should get the row called {sequence=v5seqlong}
{prospect=v5lead}, "{sequence=v5seq}", {sender=v5who}, {firstMailOn=v5start}
warm up {prospect=v5lead} with "{sequence=v5seq}", we know that name, a regular at our stand

%list v5plan: Pro | Team of Ten | Basic, yearly | the big one | Harbour Plus | S | flat rate | School & Library | Gold without phone | Starter 2
%list v5term: a year => 12 | 24 months => 24 | six months => 6 | 36 months => 36 | two years => 24 | 12 months => 12 | three years => 36 | 18 months => 18 | 3 months => 3 | one year => 12
%tool QuotemoorRecordRenewal
{account=v5client} stays with us on {plan=v5plan}, {termMonths=v5term}
good news, {account=v5client} goes on with {plan=v5plan}, {change:UPGRADE=that's more than before|they took the bigger one|a step up}
{signedBy=v5whob} at {account=v5client} signed {plan=v5plan}, thanks to {wonBy=v5who}
{wonBy=v5who} got {plan=v5plan} out of {account=v5client}, signature by {signedBy=v5whob}
after a long lunch, two bottles and a song, {account=v5client} took {plan=v5plan} for {termMonths=v5term}
{plan=v5plan}, {account=v5client}, {termMonths=v5term}, {wonBy=v5whob}, {change:DOWNGRADE=less than they had|sadly the smaller one}
{account=v5client} signed up again for {plan=v5plan}, what an upgrade for my Monday

%list v5doc: Travel rules | Annual report | the lamp brochure | Who Does What | Terms, Spain | press release for May | Roof manual | pay scales 2026 | How we hire and fire | Pilot schools | Onboarding for Drivers | the Oslo memo
%list v5doclong: What we learned in Oslo, and what it cost | How to talk to angry people, version two | Rules for dogs, kids and bikes at work | Ten things to do before you go live | Why we left the fair early, a short report | Where the money went, told for the board | Letter to the mayor, please read by noon | When the power fails, call Henk first | Who may sign what, from Monday on | Our plans for June, without the numbers
%list v5chap: Summary | part 3 | Costs and Savings | the intro | Annex B | Who to call | Holidays, sick days | chapter two | what's next | Risks | From Oslo to Milan
%list v5folder: Archive | board papers | HR, internal | Old but Good | Projects 2026 | Legal and Tax | to be read | Anna's desk | press | Customers A to K | Drafts
%list v5folderb: Published | the attic | Sales & Service | Manuals, English | Team Otter | For the Auditor | Henk's things | handbook | Winter fair | Bin | Under Review
%tool redlinery__ask_for_review
could {reviewer=v5who} read {document=v5doc}, {look_at:language=spelling and commas|is it proper English|mind the grammar}
{document=v5doc} to {reviewer=v5whob}, {must_approve:true=without a yes it can't go out|nothing leaves before that|we need the blessing}
{reviewer=v5who} should check {document=v5doc} by {written_by=v5whob}
from {written_by=v5who}, for {reviewer=v5whob} to go through by {back_by=v5due}: {document=v5doc}
ask {reviewer=v5whob} to look at "{document=v5doclong}"
{document=v5doc}, {reviewer=v5who}, {back_by=v5due}, {look_at:legal=can we be sued|what would a lawyer say}
get {reviewer=v5whob} to have a look at {document=v5doc}, that's a fact

%list v5old: on request | Oslo office | customers | ten days | Mr. Brandt | can not | as soon as possible | the company | cheap | lamp and desk
%list v5new: by mail | Milan office | guests and clients | a fortnight | Mrs. Brandt | cannot | by Friday, noon | we | good value | our team
%list v5newlong: we pay within ten days, unless you object | please call first, then come to the gate | dogs are fine, as long as they are quiet | open from nine, closed when it rains | your boss decides, you may ask twice | we ship on Monday, or you pay nothing | take the train if you can, a cab if not | we keep your data for a year, no longer | the driver waits ten minutes, then he leaves | ask Henk, or whoever has the keys
%tool redlinery__suggest_wording
"{new_words=v5new}" for "{old_words=v5old}" in {document=v5doc}, {every_time:true=all the way through|wherever it stands|from first page to last}
in {document=v5doc} I'd rather have "{new_words=v5new}" than "{old_words=v5old}", {chapter=v5chap}
make "{old_words=v5old}" into "{new_words=v5new}" in {document=v5doc} under {chapter=v5chap}
under {chapter=v5chap} of {document=v5doc}, "{new_words=v5new}" instead of "{old_words=v5old}"
{document=v5doc}, where it says "{old_words=v5old}" it should say {new_words=v5newlong}
{document=v5doc}, {chapter=v5chap}, "{old_words=v5old}" to "{new_words=v5new}", {every_time:false=just the first one|once is enough}
"{old_words=v5old}" sounds odd in {document=v5doc}, "{new_words=v5new}" is better every time I read it

%list v5rem: is this true | who says so | too long | Nice | needs a source | numbers don't add up | ask legal, maybe | drop this | I like it | wrong year | really, ten vans
%list v5remlong: I'd cut this, nobody reads past page two | the sum is wrong, it should be nine thousand | who decided that, and when did we agree | ask Jules before Friday, he knows the figures | sounds rude, say it like you would to a friend | we dropped this in May, please take it out | good point, but it belongs at the end | the photo shows Milan, the text says Oslo | move it up, people look for the phone number | it's not ten days, it's two weeks since March
%tool redlinery__remark
"{remark=v5rem}" beside {chapter=v5chap} in {document=v5doc}, {confidential:true=for those eyes only|the rest needn't see it|just between us}
stick "{remark=v5rem}" on {document=v5doc}, {meant_for=v5who}
for {meant_for=v5whob} in {document=v5doc} at {chapter=v5chap}: "{remark=v5rem}"
tell {meant_for=v5who} in {document=v5doc}, next to {chapter=v5chap}, "{remark=v5rem}"
margin of {document=v5doc}, {remark=v5remlong}
{document=v5doc}, {meant_for=v5whob}, {chapter=v5chap}, "{remark=v5rem}"
note on {document=v5doc}, and it's no secret: {remark=v5rem}

%list v5state: yesterday | Monday noon | the 3rd of May | last week | this morning | 12 April | Friday at five | the start of the month | 2026-01-15 | Tuesday evening | nine this morning
%tool redlinery__go_back
I want {document=v5doc} like it was {as_of=v5state}, {as_copy:true=next to the one we have|but keep today's too|as a second one}
undo what {before_edits_by=v5who} did to {document=v5doc}, {as_copy:false=no second file|over the one we have}
{document=v5doc} as of {as_of=v5state}, {as_copy:true=a copy|a second one} in {copy_into=v5folder}
into {copy_into=v5folderb} with {document=v5doc} from {as_of=v5state}
someone spoiled "{document=v5doclong}", get me the one from before {before_edits_by=v5whob}
{as_of=v5state}, {document=v5doc}, {copy_into=v5folder}, {as_copy:true=in addition|beside the present one}
the last version of {document=v5doc} was better, I have no copy

%tool redlinery__move_paper
file {document=v5doc} under {into=v5folder}, {leave_signpost:true=with a hint where it went|so that old links still work|leave a note behind}
{document=v5doc} belongs in {into=v5folderb}, {place:head=right on top|before all the rest}
from {out_of=v5folder} to {into=v5folderb} with {document=v5doc}
into {into=v5folder} goes {document=v5doc}, out of {out_of=v5folderb}
put "{document=v5doclong}" in {into=v5folderb}, {place:alphabetical=sorted by letter|where it falls from A to Z}
{document=v5doc}, {out_of=v5folderb} to {into=v5folder}, {place:foot=at the very end|below the others}
{document=v5doc} to {into=v5folderb}, from now on that's its place
