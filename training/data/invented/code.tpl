# Making software: issues, review, builds, releases, flags, searching and changing code.

%list past: yesterday | monday | last friday | this morning | last week | the first of march | tuesday | two days ago | last month | 2025-01-15 | wednesday | new year | the 4th | november 3 | last tuesday | the weekend | sunday night | 10 january | the last release | easter
%list some: 3 | 5 | ten => 10 | 20 | four => 4 | 8 | 15 | six => 6 | 50 | 12 | two => 2 | 100 | 7 | 30 | 25
%list day: friday | next monday | tomorrow | june 3 | the 15th | end of the month | next week | wednesday evening | 2025-09-01 | march 21st | the first of july | thursday | the day after tomorrow | in two weeks | 12/9 | monday the 8th | sept 2 | saturday | christmas | the end of the quarter
%list base: main | master | release/2.4 | trunk | staging | next | develop | v3 | stable | release-candidate
%list repo: shop-frontend | acme/api | billing | mobile-app | infra | docs-site | octo/hello | design-system | parser | data-jobs | mail-templates | website | cli | home-automation | search-engine | gateway
%list who: Marit | Teo Brandt | dee from platform | Mr. Okonkwo | sam | Priya N. | O'Malley | the new intern | Anouk de Wit | Gus in accounts | yuki | Hanna's deputy | Fred
%list whob: Lucho | Mrs. Ferreira | ben | Ada van Loon | the other Tom | Kirsty from sales | d'Angelo | rosa m | Viktor | our working student | Jean-Luc | Imani | pat in QA
%list few: two => 2 | 3 | five => 5 | 8 | ten => 10 | 12 | 20 | six => 6 | 30 | fifteen => 15
%list who2: Gerrit | Salome Wirth | bo from design | Mrs. Achebe | tilda | Ravi S. | O'Keefe | our trainee | Maaike van Dam | Jules in finance | noor | Henk's stand-in | Costa
%list whob2: Pilar | Dr. Lindqvist | kofi | Elif Aydin | the other Anna | Bruno from support | D'Souza | maggie t | Stellan | the freelancer | Marie-Claire | Uche | zack in ops
%list squad: basecamp | identity | Search and Rank | the early birds | Team Otter | billing | Data, US | web shell | those who fix things | South Dock | Kids' Apps | pricing | Trust & Safety
%list repo2: billing-api | webshop | acme/checkout | infra-tools | mobile-app | acme/website | data-pipeline | docs | frontend | backend | search-indexer | terraform-modules | the-monorepo | ios-client | design-system | auth-lib | northwind/crm | payments-sdk | release-bot | legacy-portal | handbook | android | acme/notifications
%list branch: main | develop | release/2.4 | feature/login | fix-timeouts | hotfix/cart | feature/dark-mode | bugfix/csv-export | staging | refactor-auth | jane/experiments | v3 | chore/update-deps | release-candidate | spike/new-search | master | feat/payments-v2 | next | docs-rewrite | cleanup-tests
%list mate: kim | Anna | Ravi | Marcus | Lena | Joao | Priya | Tom Becker | Sofia | Chen Wei | Olu | Dana | Emil | Fatima | Hugo | Ines | Jakob | Mei | Nadia | Pete | Rosa Diaz | Stefan | Yusuf | Zoe Hall | Ben
%list due: tomorrow | friday | next monday | end of the week | june 3 | the 15th | next thursday | 2025-04-30 | end of the month | in two weeks | march 21st | wednesday | the first of july | next week | the day after tomorrow | 12/9 | in 10 days | monday the 8th | sept 2 | end of the quarter
%list brnch: main | develop | release/3.1 | feature/sso | hotfix/cart | staging | master | next | fix-timeouts | v2 | feature/dark-mode | refactor-auth | chore/deps | release/2024-10 | bugfix/export | canary | spike/grpc | lts | docs-rewrite | perf-tuning
%list who3: Jo | Big Sal | Mrs. O'Neill | Ruben | Dr. Iyer | Anneke | Mia Carlsson | Uncle Bert | the new guy | Tomasz | Ines | Kwame | Lee from legal | D'Arcy
%list name: Ana | Big Sal | Mrs. O'Leary | Tobias | Jun-ho | Dr. van der Meer | Nadia Brandt | Otis | Mr. Pereira | Maeve | uncle Theo | Siobhan | Ike | Li Na
%list repos: webshop | billing-core | steward | the mobile app | api-gateway-v2 | notes to self | docs and website | infra | mono/tools/lint | parser-for-fun | customer portal
%list branches: main | develop | tmp-fix-2 | feature/login-with-google | release-4.1 | bugfix/null-in-cart | hotfix | try again | ella/move-to-pg16 | staging | from-scratch
%list pastdate: yesterday | last Monday | 1 May | the 12th | last week | three days ago | Friday | 3 June | the beginning of the month | last Sunday | 2026-01-15 | the 4th of July | Monday morning
%list onpast: Monday | 3 June | the 12th | Friday | 2026-01-15 | the 4th of July | Tuesday | Sunday | 28 February | Thursday | May 6
%list few2: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | nine => 9 | 15
%list whoa: Anna | Kofi | Mrs. Farouk | Big Sal | Dr. Iyer | Jin | Tom Baker | my sister | O'Neill | April | Old Pete | Rosalind Hart-Davies | aunt Mo | Yusuf
%list bugtexts: login page shows blank after update | crash on start | cannot pay with card, only cash | dark mode | memory leak in the parser | typo on the invoice and the receipt | timeout | export to PDF cuts off the last line | emoji in names | slow search | button does nothing when clicked
%list whob3: Maria | Ewan | Mr. Quill | Viggo | the new girl in sales | Nadia | Art Will | Solveig Lund | D'Angelo | Ms. Reed | Hamza | Jean-Luc | Theo | May Summers
%list keysa: PAY-311 | WEB-12 | OPS-4 | APP-2071 | DOC-88 | SHOP-9 | INF-140 | X-1 | BOX-52 | QA-7
%list keysb: PAY-405 | WEB-77 | OPS-31 | APP-19 | DOC-3 | SHOP-660 | INF-8 | X-22 | BOX-6 | QA-118
%list bug: login page shows blank after update | invoices go out twice | Export to CSV, dates are wrong | typo | search ignores names with an apostrophe | move from old to new login | crash when the list is empty | dark mode for the settings and the help | Add Ella to the about page | slow start on Monday mornings | tmp-fix-2 | logout
%list who4: Jo | Big Sal | Mrs. O'Neill | Ruben | Dr. Iyer | Anneke | Mia Carlsson | Uncle Bert | Tomasz | Ines | Kwame | Lee from legal | D'Arcy
%list end: Friday | the 30th | the end of the month | 12 April | next Wednesday | Sunday evening | Monday | the 15th | mid-August | 1 September | tomorrow night | the 2nd of July
%list repo3: acme/shop | kiwi-app | blue-door/website | billing | octo/tools-for-ella | docs | hollis/orders-api | tmp-fix | sal/dotfiles | backend
%list brnch2: main | develop | release/2.4 | tmp-fix-2 | feature/login-page | blue-door | fix-dates-and-times | master | sal/try-again | hotfix_7 | from-v1-to-v2
%list brbase: main | develop | release/4.2 | trunk | stable | next | master | staging | v5-line
%list repox: web-shop | billing-api | tmp-fix-2 | old-faithful | docs | mobile/app | tools-for-ops | design-system | data-in | infra
%list branchx: tmp-fix-2 | feature/login-by-mail | main-backup | hotfix/blank-page | sals-branch | release-5 | fix-for-pino | refactor-cart | to-be-merged | wip
%list anna: Anna | Mr. Boateng | Ingrid | Kofi | Ms. Duarte | Pavel | Yusuf | Miriam | Tove | Declan | Dr. Iyer | Chiara | Hamza | Rosalind | Jin
%list repo4: acme/shop | parser-core | web-client | ios-app | data-lake | infra/terraform | billing-api | docs-site | mail-relay | acme/ledger | map-tiles | old-monolith
%list maria: Maria | Ewan | Mrs. Farouk | Lorenzo | Beatrix | Otis | Shanti | Viggo | Nadia | Mr. Quill | Henrike | Tariq | Solveig | Dmitri
%list few3: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12
%list branch2: fix/login | feature/dark-mode | release-2.4 | hotfix-tax | main | develop | spike/cache | jo/cleanup | next | v3-beta | master
%list branchb: fix/rounding | feature/passkeys | topic/slow-query | mo/wip | bugfix-88 | refactor-mailer | i18n-fr
%list commsg: round tax per line, not on the total | move parser out of the main loop | fix typo in footer | drop support for the old login | add test for empty cart with coupon | make the build work on a plane | rename from Foo to Ledger
%list mate2: Kim | Ravi | Lena | Jonah Price | Marek | Ines | Yusuf | Priya | Dana Holt | Emil | Fatima | Hugo | Chen Wei | Sofia | Olu | Tom Becker | Rosa Diaz | Stefan | Nadia | Zoe
%list words: timeouts at checkout | umlauts | rounding | dark mode | double mails | slow search on mobile | the password reset | webhooks from the bank | csv import with quotes | pictures under 1 MB | sign-in with google
%list guests: two => 2 | three => 3 | 4 | five => 5 | 6 | seven => 7 | 8 | 3 | nine => 9 | 10 | 12 | four => 4 | eleven => 11
%list day2: tomorrow | friday | saturday the 14th | next monday | 6 june | the 21st | tonight | thursday | august 2nd | sunday | 2025-09-17 | next wednesday | new year's eve | the first of october | in two weeks | this saturday | 11/5 | tuesday next week
%list bug2: cart empties itself on reload | save button hides under the keyboard | export stops at row 1000 | login loops with single sign-on | add a way back from the payment page | dates shift by one day in reports | avatar upside down after upload | search ignores words with umlauts | crash on rotate while the camera is open | mails to customers go out twice | let users sort by last login | pop-up covers the form on small screens
%list aside: thanks | long day ahead | my knees are killing me | the kids are already in bed | I keep forgetting it | it's a surprise | don't ask | boss's orders | we promised grandma | sorry for the short notice | I'm on the train right now | the doctor insists | it was a mad week | no idea why nobody did it before | you know how it is
%list key: WEB-12 | MOB-77 | PAY-1032 | ATL-204 | OPS-66 | HYD-9 | CORE-808 | BO-19 | SEC-4 | DATA-310
%list brch: main | develop | release/3.1 | feature/sso | hotfix/cart | staging | lts | chore/deps | spike/grpc
%list past2: yesterday | last monday | the 3rd | friday | two weeks ago | last month | march 12 | 2025-01-20 | the start of the year | tuesday | the day before yesterday | august 1st
%list vers: 2.4.1 | v3.2 | build 881 | 5.12.0 | 1.18 | v2025.3 | 4.0.0-rc2 | release 17
%list why: we know about it already | load test with the new cluster | the vendor is working on it | year-end closing in accounting | planned reboot of the whole rack | waiting for parts from Japan | nobody on site until monday | migration to the second data center | audit by the bank
%list eday: the 28th of june | august 9 | the end of the year | november 30 | 1 september | the last day of july | christmas eve | 2025-10-31 | mid december | july 4th | the 29th | october 12 | the end of next month
%list pct: 5 | 10 | 25 | 40 | 60 | 75 | 30 | 80 | 15 | 90
%list branch3: develop | feature/new-vpc | fix/typo | release/2.4 | anna/try | next | hotfix-dns | v3
%list repo5: shop-web | acme/api | infra | mobile-app | docs | team/ledger | website
%list pre: sorry, me again | before I forget | right | ok so | quick one | hands full here | one more thing | hi there | I know it's late | my phone is dying | typing with one thumb | finally getting round to this | good morning | just out of the shower | third time lucky | boss is breathing down my neck | on the bus here | not urgent at all | bear with me | oh dear | hm | back again | you know what
%list numes: 3 | 5 | 10 | 20 | 4 | 8 | 15 | 6 | 50 | 12 | 7 | 25

%server astmill
%list sym: getUser | parse_date | OrderService | calcTax | MAX_RETRIES | handleClick | CartItem | sendMail | load_config | isValid | render_page | UserRepository | fmtPrice | tmpBuf | InvoiceBuilder | do_stuff | fetchAll | LegacyParser | on_tick | retryCount
%list dir: src/ | lib/utils | app/models | packages/core | backend | ~/projects/shop | tests/unit | services/auth | /etc/nginx | /var/log | web/src | cmd | internal/api | scripts | docs | /srv/www | ~/notes

%tool astmill.rename_symbol Rename a function, class or variable everywhere.
%also Refactors all references. Returns changed files.
%also Gives an identifier another name throughout the source, only below a folder or only as a preview if wanted.
%param symbol* (old_name, identifier) {"type": "string", "description": "Old name"}
%param new_name* (to, rename_to) {"type": "string", "description": "New name"}
%param path (folder, scope) {"type": "string", "description": "Only below this folder"}
%param dry_run (preview) {"type": "boolean", "description": "Only show what would change"}
%list sym2: findUser | read_date | OrderManager | computeTax | RETRY_LIMIT | onSelect | BasketLine | deliverMail | read_settings | hasErrors | draw_page | UserStore | formatPrice | buffer | InvoiceFactory | process_batch | listAll | ClassicParser | on_clock | attempts
%list sym3: getUser | parse_date | Basket | tmp | do_it | OrderList | is_ok | handleClickAndClose | old_name | MAX
%list symb: fetch_user | read_date | Cart | buffer | run_import | Orders | valid | onClose | new_name | LIMIT_PER_DAY
%list dir2: src/api | tests | lib/core | packages/ui/src | ./server | app/models | scripts | old
%list sym2_2: fetchUser | parse_iso_date | CheckoutService | buffer | run_import | onSubmit | maxLength | barFoo
%list sym4: getUser | parseDate | OrderService | tmp2 | do_it | handleClick | MAX_LEN | fooBar
%list cpath: src/api | lib | packages/web | app/models | tests | core/utils | services/billing
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
rename {symbol=sym3} to {new_name=symb} in {path=dir2}
in {path=dir2} rename {symbol=sym3} to {new_name=symb}
{new_name=symb} instead of {symbol=sym3} everywhere
old {symbol=sym3}, new {new_name=symb}, path {path=dir2}, dry run {dry_run:true=yes}
{dry_run:true=dry run}: {symbol=sym3} becomes {new_name=symb}
use the name {new_name=symb} for {symbol=sym3} under {path=dir2}
symbol={symbol=sym3}, new name={new_name=symb}
rename {symbol=sym3} as {new_name=symb}, {dry_run:true=only show the changes}
to {new_name=sym2_2} from {symbol=sym4}, below {path=cpath}
{new_name=sym2_2} is a better name than {symbol=sym4}, {dry_run:true=only show me what would change|dry run first}
under {path=cpath}: {symbol=sym4} becomes {new_name=sym2_2}
%lang de
benenne {symbol=sym} in {new_name=sym2} um
%lang es
~ renombra {symbol=sym} a {new_name=sym2} dentro de {path=dir}

%tool astmill.find_usages Find where a symbol is used in the source.
%also Returns references with file and line.
%also Every place that calls a function or mentions a class, in one language and below one folder if given.
%param symbol* (name, identifier) {"type": "string", "description": "Name"}
%param language (lang) {"type": "string", "enum": ["python", "typescript", "go", "rust", "java", "ruby"], "description": "Programming language"}
%param path (folder, scope) {"type": "string", "description": "Only below this folder"}
%param include_tests (with_tests) {"type": "boolean", "description": "Tests too"}
%list symx: load_user | CartItem | parseDate | to_string | retryWithBackoff | Session | MAX_ITEMS | from_json | tmp_fix_2 | send_mail | isOpen
%list pathx: src/core | lib | ./services/billing | app/models | docs/old | /home/sal/notes | packages/web/src | ~/Projects | tmp | config/env
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
find usages of {symbol=symx} in {path=pathx}, {include_tests:true=including tests|tests too}
under {path=pathx}, where is {symbol=symx} used in {language:python=python|Python}
~ symbol: {symbol=symx}, language: {language:rust=rust|Rust}, folder: {path=pathx}
where do we use {symbol=symx}, {include_tests:false=without tests|not counting tests}
in the {language:go=go|Go} code below {path=pathx}, who calls {symbol=symx}

%server brindletrack
%list proj: Lighthouse | the checkout rewrite | atlas | Move to Ghent | ios-app | Phoenix 2 | Search & Find | summer launch | Bread and Butter | internal tools | Kids' Corner | PAYX | website for Moller
%list projb: Kestrel | new onboarding | Tooling, Phase 2 | api-v3 | Orchard | From Paper to Cloud | data lake | Marco's prototype | Nightingale | the intranet | B2B | mobile and tablet
%list buglong: app crashes when I rotate the phone, then sign in | send the reminder at nine, not at midnight | let people undo a delete for ten minutes | find out why invoices go out twice, ask finance | replace the old map, keep the pins and colours | users from Norway can't pay, says support | write down how we rotate keys before Friday | stop the spinner after 30 seconds, show a hint | search finds nothing if you type a comma | ask legal, then add the cookie notice

%tool brindleListIssues List the issues of ONE Brindle project. No full-text matching here, use brindleSearchIssues for words. Returns key, title, state and assignee; 25 per page unless `limit` is set.
%also Returns issues of a project.
%also Everything that sits in a project's tracker, as a table, possibly narrowed to one person or one stage of the work, in the order you like.
%param project* (projectKey, project_name) {"type": "string", "description": "Project name or key"}
%param assignee (assignedTo, owner) {"type": "string", "description": "Who the issue is assigned to"}
%param state (status, workflowState) {"type": "string", "enum": ["open", "inProgress", "blocked", "closed"], "description": "Workflow state"}
%param orderBy (sort, sortField) {"type": "string", "enum": ["created", "updated", "priority", "dueDate"], "description": "Sort field, default created"}
%param limit (maxResults, pageSize) {"type": "integer", "minimum": 1, "maximum": 100, "description": ""}
what's on the list for {project=proj}, {orderBy:priority=most pressing first|worst on top|the important stuff first}
show me {project=proj} and what {assignee=who} has in there, {state:blocked=just the stuck ones|only what can't go on}
which jobs does {assignee=who} have under {project=proj}
for {project=projb}, with {assignee=whob} on it, {limit=few} at most
for the standup at nine, coffee or not, I need what is {state:inProgress=being worked on|under way} in {project=proj}
{project=projb}, {assignee=who}, {state:closed=finished ones|done and dusted}, {orderBy:updated=last touched first}
quick look at the board of {project=proj} before my three o'clock

%tool brindleSearchIssues Full-text search over titles, descriptions and comments of issues in all Brindle projects.
%also Search issues by words.
%also Find the report about something when nobody remembers its key. Closed ones are left out unless asked for; can be narrowed to a project, to whoever wrote it, or to a period.
%param query* (q, searchText) {"type": "string", "description": "Words to look for"}
%param project (projectKey, in_project) {"type": "string", "description": "Restrict to a project"}
%param reporter (author, createdBy) {"type": "string", "description": "User who filed the issue"}
%param createdAfter (since, fromDate) {"type": "string", "description": "Earliest creation date"}
%param includeClosed (withClosed, all) {"type": "boolean", "description": "Also return closed issues. Default false."}
%list seek: white screen after login | export to Excel | umlauts in file names | slow | coupon and voucher codes | the thing with the printer | dark mode | timeouts at night | can't delete account | invoices without VAT | rounding | date picker, Safari
%list past3: last Monday | the 3rd of May | March 1st | Easter | the start of the year | 2025-10-01 | yesterday | the 20th | last week | mid-January | Tuesday
did anybody ever report {query=seek}, {includeClosed:true=old ones too|dead ones as well|even if it's long done}
look for {query=seek}, anything {createdAfter=past3} or later
find {query=seek} in {project=proj} from {reporter=who}
in {project=projb} {reporter=whob} wrote something about {query=seek}, where is it
look for a bug that says {query=buglong}
{reporter=who}, {project=proj}, since {createdAfter=past3}, {query=seek}
has the urgent thing about {query=seek} been filed already?

%tool brindleCreateIssue Creates an issue in Brindle. `title` and `project` are mandatory, all other fields fall back to the project's defaults. Returns the new key, e.g. BRN-102.
%also File a new issue.
%also Put a bug, wish or piece of work into a project's tracker, for a person, with how pressing it is and by which day it should be done.
%param title* (summary, name) {"type": "string", "description": "One-line summary"}
%param project* (projectKey, space) {"type": "string", "description": "Where the issue belongs"}
%param assignee (assignedTo, owner) {"type": "string", "description": "Who should work on it"}
%param priority (severity, importance) {"type": "string", "enum": ["urgent", "high", "medium", "low"], "description": ""}
%param dueDate (deadline, due) {"type": "string", "description": "Day by which it should be done"}
%param labels (tags) {"type": "array", "items": {"type": "string"}, "description": "Label names"}
%list bug3: login page flickers | typo on the price list | printer in room 4, again | Export to PDF and Excel | avatar upload fails | rename the "Save" button | fonts | search ignores umlauts | broken link in the footer | Dates in the wrong order | customer's logo is blurred
%list label: regression | ux, wording | billing and tax | good first issue | from support | tech debt | android | a11y | needs design | legal, gdpr
%list till: Friday | the end of the month | 28 March | the 15th | next Wednesday | Christmas Eve | the 2nd of July | Sunday night | 2026-06-30 | May 9th | the week after Easter
add {title=bug3} to {project=proj}, {priority:urgent=drop everything|right away please|it's burning}
put "{title=bug3}" into {project=projb}, {priority:low=no hurry|some day|whenever there's time}
{project=proj} needs a ticket for {assignee=who}: {title=bug3}
file {title=bug3} for {assignee=whob} under {project=proj}, {labels=label}
new bug in {project=projb}: {title=buglong}
{assignee=who}, {project=proj}, by {dueDate=till}, {title=bug3}
a ticket in {project=proj} please, {title=bug3}, I only saw it today

%tool brindleMoveCard Move a card on a board into another column.
%also Moves a card to a column.
%also Drag a card across the kanban board, or over to another board, and say whether it goes to the head or the foot of the column.
%param card* (cardId, cardTitle) {"type": "string", "description": "Card title or key"}
%param toColumn* (target, targetList) {"type": "string", "description": "Target column"}
%param fromColumn (source, sourceList) {"type": "string", "description": "Column where the card is now; only needed when titles are ambiguous"}
%param board (boardName, boardId) {"type": "string", "description": "Name of the board"}
%param position (pos, place) {"type": "string", "enum": ["top", "bottom"], "description": "Where in the target column"}
%list card: Logo | Call the caterer | price page | Banner for the fair, big | newsletter march | Hire a tester | Docs and demos | sign-up form | Ana's talk | onboarding mail | Contract with Moller | BRD-55
%list col: To Do | doing | Ready for Review | Waiting on Client | done | This Week | icebox | Blocked, Legal | next up | Testing and QA | someday | Shipped
%list colb: backlog | Inbox | On Hold | in progress | ideas and wishes | Marketing's Desk | Sprint 14 | drafts | Needs Copy, Needs Art | to discuss | Parked
%list cardlong: Ask the printer for a quote, then book it | Meet the lawyer on Tuesday at ten, bring papers | Write to everyone who came, with photos | Test the shop on phones, tablets and TVs | Decide who speaks first and who goes last | Pick a date for the party, maybe in June | Pay the designer, but check the hours first | Bring cake on Friday, Lucho turns forty | Ask Rosa who ordered the chairs, and why | Turn off the old shop at midnight
drag {card=card} over to {toColumn=col}, {position:top=right at the head|very first|above the rest}
{card=card} goes into {toColumn=col}, {position:bottom=last in line|below all the others|at the very end}
~ take {card=card} from {fromColumn=colb} to {toColumn=col}
into {toColumn=col} with {card=card}, it sits in {fromColumn=colb} on {board=proj}
pull "{card=cardlong}" over to {toColumn=col}
{board=projb}, {card=card}, {fromColumn=colb} to {toColumn=col}
{card=card} is at the top of my mind, stick it in {toColumn=col}

%tool brindleAddComment Adds a comment to an issue. Markdown allowed. With internal=true guests and customers cannot see it.
%also Comment on an issue.
%also Leave a remark beneath a piece of work in the tracker, as yourself or in somebody else's name, for everybody or for colleagues alone.
%param issueKey* (issue, key) {"type": "string", "description": "Key such as BRN-7"}
%param body* (comment, text) {"type": "string", "description": "Text of the comment"}
%param mention (notify, ping) {"type": "string", "description": "User to be notified"}
%param onBehalfOf (author, asUser) {"type": "string", "description": "User in whose name the comment is written"}
%param internal (private, teamOnly) {"type": "boolean", "description": "Hide from guests"}
%list key2: BRN-14 | PAY-311 | WEB-8 | brn-902 | OPS-77 | APP-1203 | CORE-5 | KID-46 | atlas-19 | DOC-230
%list remark: works for me now | seen again this morning | fixed on my branch | see the screenshot | needs a test | customer is fine with it | not before May | duplicate, I think | waiting for keys | thanks, closing soon
%list remarklong: I tried it with three browsers, all of them crash | the customer called at four, she wants her money back | we could ship without it, but then tell sales | looks good to me, just rename the second button | blocked until Monday, the vendor is on holiday | please add a test before you merge this | not our bug, the bank sends wrong dates | I reverted the change, let's talk after lunch | rename it first, then we can merge at noon | ask Priya, she wrote that part in May
under {issueKey=key2} write {body=remark}, {internal:true=only for us|guests needn't see it|just among colleagues}
tell {issueKey=key2}: {body=remark} - {mention=who} should see it
note on {issueKey=key2} in the name of {onBehalfOf=who} for {mention=whob}: {body=remark}
for {mention=who}, and as if {onBehalfOf=whob} said it, put "{body=remark}" under {issueKey=key2}
remark for {issueKey=key2}: {body=remarklong}
{issueKey=key2}, "{body=remarklong}", ping {mention=who}, {internal:false=guests may read it|everyone can see it}
my private opinion on {issueKey=key2}: {body=remark}

%server buildfarm

%tool buildfarm-list-runs List pipeline runs.
%also Returns runs[] with id, branch and result.
%also How the automatic builds went lately: of one pipeline or branch, only broken ones or all, from some day on.
%param pipeline (workflow, job) {"type": "string", "description": "Name of the pipeline"}
%param branch (ref) {"type": "string"}
%param result (conclusion, status) {"type": "string", "enum": ["passed", "failed", "running", "cancelled", "skipped"], "description": "Only runs with this outcome"}
%param since (from, after) {"type": "string", "description": "Start date"}
%list pipe: nightly | unit-tests | release | integration | deploy-docs | lint | e2e | android-build | security-scan | docker-publish | smoke-tests | ios-build | benchmark | web-ci | package
%list ago: yesterday | monday | last friday | this morning | last week | the first of march | tuesday | two days ago | last month | 2025-01-15 | wednesday | noon | 2 days ago | november 3
%list pipes: nightly | build and test | deploy-prod | lint | release for iOS | tmp-fix-2 | e2e-web | docs | sync from upstream | package, sign, upload
%list pipe2: nightly | release | e2e | docs-deploy | android-build | security-scan | smoke-tests
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
{result:failed=failed} runs of {pipeline=pipes} on {branch=branches}
list runs of {pipeline=pipes} since {since=pastdate}
pipeline {pipeline=pipes}, branch {branch=branches}, result {result:passed=passed}, since {since=pastdate}
since {since=pastdate}, what was {result:cancelled=cancelled|aborted} on {branch=branches}
on branch {branch=branches}, runs from {since=pastdate} on
result: {result:running=running} / pipeline: {pipeline=pipes}
~ for {branch=branches}, {pipeline=pipes} runs, {result:skipped=skipped}
everything {result:running=running} in {pipeline=pipes}
on {branch=brch} since {since=past2}, the {result:failed=failed|red} ones
from {pipeline=pipe2}, {result:cancelled=cancelled|aborted by hand}, since {since=past2}
{pipeline=pipe2} on {branch=brch}, I was away
%lang de
welche {pipeline=pipe}-Läufe auf {branch=brnch} sind seit {since:gestern=gestern} {result:failed=fehlgeschlagen|rot}

%tool buildfarm-rerun-job Run a job of a pipeline run again.
%also Returns the id of the new run.
%also Give a build another try, all of it or a single step, with more output when it has to be looked into.
%param run_id* (run, build_number) {"type": "integer", "description": "Number of the run"}
%param job (step, stage) {"type": "string", "description": "Only this job"}
%param debug (verbose, enable_debug) {"type": "boolean", "description": "With debug logging"}
%list runno: 4812 | #913 => 913 | 10233 | 778 | #5120 => 5120 | 60417 | 2299 | #31 => 31 | 8450 | 19004 | #707 => 707 | 3365 | 512 | #1288 => 1288 | 94 | 40771 | #6003 => 6003 | 215 | 7719 | 12050
%list job: lint | unit tests | build-image | e2e-chrome | publish | typecheck | coverage | deploy-preview | integration | license check | windows-build | docs | package | smoke | migrations | arm64
%list job2: lint | unit tests | build-arm64 | deploy to staging | publish docs | cargo-audit | smoke | Integration, slow ones | package and sign | nightly_bench | iOS | e2e (chrome)
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
retry {job=job2} from run {run_id=num_id}
pipeline {run_id=num_id} once more, {debug:true=verbose logs|debug logs on}
launch {job=job2} of {run_id=num_id} a second time {debug:false=without debug logging|with debug off}
repeat pipeline run {run_id=num_id}, we finally debugged it
%lang es
~ vuelve a lanzar {job=job} de la ejecución {run_id=runno}, {debug:true=con depuración|en modo debug}

%server burrowtrack
%list issuekey: PAY-311 | WEB-42 | OPS-7 | MOB-1290 | ATL-88 | INF-503 | HR-19 | SRCH-234 | CORE-1001 | NIM-65 | PP-4 | DATA-777 | FAL-12 | WEB-908 | PAY-9 | LEG-31 | ONB-150 | MOB-5 | ABC-1234 | QA-61
%list worknote: pairing with Sofia | traced the bug to the parser | wrote tests | code review | call with the vendor | cleaned up old flags | setup of the staging server | looked through the logs and found nothing | first draft of the schema | meeting and follow-up | rebased and fixed conflicts | documentation for the API | refactoring | debugging in the train | spike on caching | migration script | upgrade of the framework | release notes | fixed the flaky test | estimate with the team for Q3

%tool burrow_searchIssuesUsingBql Search Burrow issues using a project key, status, assignee or free text. The server translates the fields to BQL. Prefer narrow filters; a search without any is rejected. By default 50 issues are returned, ordered by creation.
%also Returns matching issues with key, summary and status.
%also Find bugs, stories and other work items in the tracker. All criteria are combined with AND, and results can be limited or paged.
%param text (query, keywords) {"type": "string", "description": "Words in summary, description or comments (text ~)"}
%param project (projectKey, space) {"type": "string", "description": "Project key or name"}
%param status (state) {"type": "string", "enum": ["backlog", "in_progress", "in_review", "done"], "description": ""}
%param assignee (owner, assigned_to) {"type": "string", "description": "Display name of the assignee"}
%param issueType (type) {"type": "string", "enum": ["bug", "story", "task", "epic"], "description": "Type of work"}
%param maxResults (limit) {"type": "integer", "description": "Maximum number of issues to return, default 50"}
%list bugtext: login button does nothing | checkout timeout | crash on rotate | dark mode | export to PDF | broken avatar upload | slow search with umlauts | memory leak in the sync job | password reset mail | rounding error in invoices | map and list out of step | scroll bar jumps | wrong currency for Swiss users | duplicate push notifications | cookie banner | time zone bug | typo in the welcome screen | stale cache after deploy | video without sound | two factor setup | empty page for guests
%list project: PAY | Mobile | WEB | Atlas | billing | Checkout and Cart | OPS | Data platform | INFRA | Nimbus | SEARCH | onboarding flow | HR tools | Partner portal | LEGO | Website for kids | Core | Falcon | Loyalty | Maps and routes
%list projkeys: PAY | Webshop | OPS | Move to Leeds | Mobile App | INF | Search and Browse | tmp-fix-2 | DOC | Customer Portal
(find|search|show) issues about {text=bugtext} in [project] {project=project}
which {issueType:bug=bugs} in {project=project} are {status:in_progress=in progress|being worked on} by {assignee=person}
{assignee=person}'s {status:in_review=issues in review|reviews} in {project=project}, {maxResults=int} at most
{maxResults=int} {issueType:story=stories} from {project=project} that are {status:done=done|finished}, mentioning {text=bugtext}
{project=project} {issueType:epic=epics}
{status:backlog=backlog} {project=project}
{issueType:bug=bugs} {assignee=firstname}
has anyone already complained about {text=bugtext}, or am I the first
what is {assignee=person} busy with at the moment in {project=project}
the customer swears we knew about {text=bugtext} for weeks, is that so?
how much is still lying around untouched in {project=project}, {status:backlog=backlog}
I have a meeting on {project=project} in ten minutes and no clue what is left, {status:in_progress=started} things only please
don't move anything to done, only list what {assignee=person} has {status:in_review=in review}
{issueType:bug=bugs} in {project=projkeys} assigned to {assignee=whoa}
{status:in_review=in review} for {assignee=whob3}, project {project=projkeys}
text {text=bugtexts}, project {project=projkeys}, status {status:backlog=backlog}, max {maxResults=int}
find {issueType:story=stories} about {text=bugtexts} in {project=projkeys}
by assignee {assignee=whoa}, {status:done=done}, up to {maxResults=int}
in {project=projkeys}, {maxResults=int} issues that mention {text=bugtexts}
assignee: {assignee=whob3} / type: {issueType:task=task} / project: {project=projkeys}
what does {assignee=whoa} have {status:in_progress=in progress} under {project=projkeys}
{issueType:epic=epics} with "{text=bugtexts}"
%lang de
zeig mir alle {issueType:bug=Bugs} in {project=project}, die {assignee=person} hat
%lang es
¿qué {issueType:task=tareas} tiene {assignee=person} en {project=project}?

%tool burrow_transitionIssue Transition an existing Burrow issue (that has an issue key such as ABC-12) to a new status. Optionally leave a comment and a resolution. Never use this tool to change other fields.
%also Returns 204 when the status was changed.
%also Move a ticket along its workflow: begin it, hand it over for review, finish it, or reopen it, with a remark if one is wanted.
%param issueKey* (issueIdOrKey, key) {"type": "string", "description": "Issue id or key"}
%param status* (transition, to) {"type": "string", "enum": ["backlog", "in_progress", "in_review", "done", "wont_fix"], "description": "Target status"}
%param comment (note, body) {"type": "string", "description": "Comment in Markdown, added with the transition"}
%list key2: ABC-12 | WEB-204 | OPS-7 | BUR-1190 | SHOP-33 | API-4 | DOC-88 | TMP-2
%list comm: fixed by Ravi on Friday | waiting for review, then it can go | moved to the new page | no longer needed | see ABC-9 for the rest | login works again after update | in progress at the vendor | tested on staging, looks done | duplicate | Mrs. O'Neill wants it in May
(move|set|transition) {issueKey=issuekey} to {status:in_progress=in progress|doing}
{issueKey=issuekey} is {status:done=done|finished}, comment {comment=worknote}
{status:in_review=ready for review|in review} now: {issueKey=issuekey}, with the remark {comment=worknote}
put {issueKey=issuekey} back {status:backlog=into the backlog|to the backlog} and say {comment=worknote}
{issueKey=issuekey} {status:done=done}
{issueKey=issuekey}: {status:wont_fix=won't fix}
{issueKey=issuekey} {status:in_review=in review}
we will never touch {issueKey=issuekey} again, {status:wont_fix=forget it}
finally got {issueKey=issuekey} out of the way, {status:done=it's through}, {comment=worknote}
I'm on {issueKey=issuekey} as of now, so it should say {status:in_progress=started|in progress}
{issueKey=issuekey} came back broken from the test, {status:in_progress=it's open again}
after the two hours I logged yesterday {issueKey=issuekey} can go to {status:in_review=review}
move {issueKey=issuekey} to another status
set the issue to {status:done=done}
move {issueKey=key2} to {status:in_review=in review|review}
set {issueKey=key2} to {status:done=done} with the comment {comment=comm}
comment {comment=comm} and move {issueKey=key2} into {status:in_progress=in progress}
issue {issueKey=key2}, status {status:wont_fix=won't fix}, comment {comment=comm}
{status:backlog=backlog} for {issueKey=key2}: {comment=comm}

%tool burrow_addWorklog Add a worklog to a Burrow issue. `timeSpent` uses the tracker's notation such as 2h 30m, natural durations are accepted too. If `started` is missing the current time is assumed.
%also Creates a worklog entry on an issue.
%also Book hours that somebody has put into a ticket, with the day on which it happened and a short account of what was done.
%param issueKey* (key, issueIdOrKey) {"type": "string", "description": "e.g. PAY-311"}
%param timeSpent* (duration, time_spent) {"type": "string", "description": "Duration"}
%param started (date, on) {"type": "string", "description": "Day of the work"}
%param comment (worklog_comment, description) {"type": "string", "description": ""}
%list spent: two hours | 45 minutes | 1h 30m | half a day | 3 hours | 20 min | 2h | an hour and a half | 90 minutes | one day | 6h 15m | four hours | 15 minutes | a whole afternoon | 1d 4h | 40m | all morning | 5h | an hour | two and a half hours
%list pday: yesterday | Monday | last Friday | the 1st of March | January | last week | 3 June | two weeks ago | the beginning of the month | Sunday | May 12 | 2026-03-01 | last month | this morning | Easter | the 20th | New Year | September 5 | last Tuesday | the day before yesterday | 14/02 | Christmas
%list spents: 2h 30m | 45 minutes | an hour | half a day | 1h | three hours and a half | 20m | 6 hours | 1d 2h | ninety minutes
%list wlnotes: fixed the blank page and added a test | call with Ella | tests | found the cause, no fix yet | review | waited for the build, then merged | pairing with Tom on the import | cleanup in the parser | it works on staging but not in production | docs
%list wlog: pairing with Ines on the parser | call with the bank about the feed | tests for the login | reading logs from Monday night | nothing came of it | refactoring under protest | wrote to the vendor
%list spent2: 2 hours | 45 minutes | half a day | 3h 30m | an hour and a half | 20m | a whole day
%list ikey: PAY-311 | WEB-42 | OPS-9 | APP-1207 | DATA-66 | UX-18
%list past3: Sunday | Monday | the 3rd | Saturday | Thursday | 11 May | Tuesday last week | the 27th | Easter Sunday | Oct 2 | Wednesday | 30.9.
log {timeSpent=spent} on {issueKey=issuekey}
{timeSpent=spent} for {issueKey=issuekey} {started=pday}, {comment=worknote}
add a worklog to {issueKey=issuekey}: {started=pday}, {timeSpent=spent}, {comment=worknote}
{started=pday} I did {comment=worknote} for {timeSpent=spent}, that belongs to {issueKey=issuekey}
{issueKey=issuekey} {timeSpent=spent}
worklog {issueKey=issuekey}, {timeSpent=spent}
{timeSpent=spent} {issueKey=issuekey} {started=pday}
{issueKey=issuekey} ate {timeSpent=spent} of my day
the client pays by the hour, so don't lose my {timeSpent=spent} with {issueKey=issuekey} from {started=pday}
sat over {issueKey=issuekey} again, {timeSpent=spent}, {comment=worknote}
accounting is on my back: {issueKey=issuekey} was {timeSpent=spent}
{issueKey=issuekey} isn't done, leave the status alone, but {timeSpent=spent} went into it {started=pday}
log my time on {issueKey=issuekey}
add {timeSpent=spent} to the worklog
log {timeSpent=spents} on {issueKey=keysa} for {started=onpast}
{issueKey=keysa}, {timeSpent=spents}, {comment=wlnotes}
issue {issueKey=keysb}, time {timeSpent=spents}, started {started=pastdate}, comment {comment=wlnotes}
on {started=onpast} I worked {timeSpent=spents} on {issueKey=keysb}
add {timeSpent=spents} to {issueKey=keysa} with the comment {comment=wlnotes}
comment: {comment=wlnotes} / spent: {timeSpent=spents} / key: {issueKey=keysb}
book {timeSpent=spents} under {issueKey=keysb}, {started=pastdate}
for {issueKey=keysa}: {timeSpent=spents}
{comment=wlog}, {timeSpent=spent2}, {issueKey=ikey}
on {started=past3}, {timeSpent=spent2} into {issueKey=ikey}
{=pre}, {issueKey=ikey} ate {timeSpent=spent2} of my life
%lang de
trag {timeSpent:2 Stunden=2 Stunden} auf {issueKey=issuekey} ein, {started=date}
%lang es
apúntame {timeSpent:tres horas=tres horas} en {issueKey=issuekey}

%server ci

%tool ci_trigger_pipeline Start a build pipeline for a project.
%also Triggers a run. Returns pipeline id.
%also Kick off the continuous-integration build of a project, for the default branch or the one given, optionally without the cached dependencies.
%param project* (repo, pipeline) {"type": "string", "description": "Project or repository to build"}
%param branch (ref, git_ref) {"type": "string", "description": "Branch to build"}
%param no_cache (clean, skip_cache) {"type": "boolean", "description": "Build from scratch, ignoring caches"}
%list ciproj: webshop | steward-docs | tmp-fix-2 | mobile app | payments and billing | old-faithful | reader/ios | Project Anchor | tools | data-import | The Big One
%list cibr: main | release/2.4 | fix-login-on-mobile | develop | tmp-fix-2 | feature/from-scratch | hotfix | big-sal-test | v3 | dark-mode
(run|start|trigger|kick off) the (build|pipeline|CI) (for|of) {project=repo2} [on [branch] {branch=branch}]
~ (build|rebuild) {project=repo2} {no_cache:true=from scratch|without the cache|with a clean cache}
please start a fresh CI run for {project=repo2}, branch {branch=branch}
can you give {project=repo2} another build [on {branch=branch}]
{project=repo2} {branch=branch} run pipeline
I pushed to {branch=branch}, get the {project=repo2} tests going in CI
re-run the {project=repo2} pipeline, {no_cache:true=ignore the cache|no cache|skip caches} [this time]
let's see whether {project=repo2} still builds on {branch=branch}, kick it off
start the pipeline
trigger a build (on|for) branch {branch=branch} [{no_cache:true=without cache|from scratch}]
build {project=ciproj} from {branch=cibr}
run the pipeline for {project=ciproj} on {branch=cibr} {no_cache:true=without cache|with no cache}
project {project=ciproj}, branch {branch=cibr}, {no_cache:true=no cache|clean build}
{no_cache:true=from scratch|ignoring the caches}, build {branch=cibr} of {project=ciproj}
take {branch=cibr} and start the build of {project=ciproj}
start a build of {project=ciproj}, {no_cache:false=cached is fine|use the cache}
on {branch=branchb}, build {project=repo4}
build {project=repo4} {no_cache:true=from scratch|with no cache} for the demo at the customer's
%lang de
(starte|stoß) die Pipeline (für|von) {project=repo2} [auf {branch=branch}] [an]

%tool ci_get_pipeline_status Get the state of the latest pipeline of a project.
%also Returns passed, failed or running for the most recent build.
%also Look up whether the newest continuous-integration run of a project is green, red or still going, on a branch if one is given.
%param project* (repo, repository) {"type": "string"}
%param branch (ref) {"type": "string", "description": "Branch name"}
is the (build|pipeline) (of|for) {project=repo2} [(passing|green|done)]
did {project=repo2} go through CI [on {branch=branch}]
(check|get|tell me) the (build|pipeline|CI) status (of|for) {project=repo2} [branch {branch=branch}]
{project=repo2} build status
is {branch=branch} green in {project=repo2} [yet]
why haven't I heard about the {project=repo2} build, has it finished
how's the CI run of {project=repo2} (doing|going|looking)
before I merge: are the checks on {project=repo2} {branch=branch} passing
is the build (green|red|broken) on {branch=branch}
what's the state of the pipeline
pipeline status of {project=repos} on {branch=branches}
is branch {branch=branches} of {project=repos} green
project {project=repos}, branch {branch=branches}
on {branch=branches}, how did the pipeline of {project=repos} end
CI state for {project=repos}
did the latest build of {project=repos} pass
is {project=repo4} green on {branch=branch2}
~ how's the build of {project=repo4}, {=anna} asks from the airport

%tool ci_cancel_pipeline Cancel a running pipeline.
%also Stops a pipeline by id. Returns nothing.
%also Abort a continuous-integration run that is queued or in progress.
%param pipeline_id* (run_id, build_id) {"type": "integer", "description": "Id of the run"}
(cancel|stop|abort|kill) (pipeline|build|run) {pipeline_id=num_id}
pipeline {pipeline_id=num_id} is stuck, (abort|stop) it
please don't let build {pipeline_id=num_id} (continue|go on)
I started CI run {pipeline_id=num_id} by mistake, cancel it
~ {pipeline_id=num_id} cancel that pipeline run
can you stop the CI job {pipeline_id=num_id} before it eats all our minutes
pull the plug on build number {pipeline_id=num_id}
we no longer need pipeline {pipeline_id=num_id}
(cancel|abort) the running (pipeline|build)
stop the CI run (please|now)
kill pipeline {pipeline_id=num_id}
stop build run {pipeline_id=num_id}, wrong branch
~ {pipeline_id=num_id} must not go on, end that pipeline
~ don't let pipeline {pipeline_id=num_id} finish
%lang es
(cancela|detén|para) (la pipeline|la compilación|el build) {pipeline_id=num_id}

%server codesearch

%tool code_search Search source code across all repositories.
%also Returns matching lines with file and line number.
%also Find where an identifier, string or pattern occurs in the code base, narrowed down to a programming language or repository if given.
%param query* (q, pattern, symbol) {"type": "string", "description": "What to look for"}
%param language (lang, file_type) {"type": "string", "enum": ["python", "javascript", "typescript", "java", "go", "rust", "csharp", "cpp"], "description": "Programming language"}
%param repo (repository) {"type": "string", "description": "Only this repository"}
%list symbol_code: parse_invoice | UserRepository | getSession | TODO remove | retry_with_backoff | calculateTax | API_BASE_URL | sendEmail | OrderStatus | hashPassword | OldPaymentClient | render_template | deprecated endpoints | MAX_RETRIES | feature toggle checks | useEffect | DateFormatter | hard-coded passwords | connect_db | sleep calls | class ShoppingCart | console.log | calls to legacyFetch
%list repo6: billing-api | webshop | acme/checkout | infra-tools | mobile-app | acme/website | data-pipeline | frontend | backend | search-indexer | auth-lib | northwind/crm | payments-sdk | release-bot | legacy-portal
%list codeq: parse date | retry with backoff | TODO remove in May | class UserStore | def from_json | login page shows blank | read from cache or disk | getTaxFor | open and close file | sort by name
%list repo7: web-shop | acme/api | tmp-fix-2 | billing | tools-and-scripts | mobile | docs | core.lib | big-sal
%list codeq2: retry with backoff | where the tax is rounded | class InvoiceBuilder | parse date from header | calls to the old mail client | TODO remove after launch | hash of password with salt | feature check in middleware
%list townb: Zagreb | Denver | Palermo | Cairo | Bergen | Austin | Ghent | Lisbon | Nairobi | Riga | Perth | Bath | Oaxaca | Tallinn
(search|grep) the code [base] for {query=symbol_code}
where (do we|is|are) {query=symbol_code} used [in {repo=repo6}]
find {query=symbol_code} in the {language:python=python|py} code
which files (mention|contain|use) {query=symbol_code}
{language:typescript=typescript|ts} {query=symbol_code} [{repo=repo6}]
is there still any {query=symbol_code} in {repo=repo6}
I want to rename {query=symbol_code}, show me every place it appears in our {language:java=java} sources
look through the {language:go=golang|go} services for {query=symbol_code}
code search: {query=symbol_code}[, {language:rust=rust} only]
~ all {language:csharp=c sharp|dotnet|.net} references to {query=symbol_code} in the {repo=repo6} repo
{query=symbol_code} in {language:cpp=c++|cpp|the c plus plus part}
search the {language:javascript=javascript|js} code [of {repo=repo6}]
do a code search in {repo=repo6}
search for {query=codeq} in {repo=repo7}
find {query=codeq} in {language:python=python} code
in the {repo=repo7} repo, {language:typescript=typescript} only, look for {query=codeq}
query: {query=codeq}, lang: {language:go=go}, repo: {repo=repo7}
in {repo=repo4}, {language:go=go}, {query=codeq2}
{query=codeq2} in {language:python=python} code, for a talk in {=townb}
where do we have {query=codeq2}
%lang de
wo im Code (wird|kommt) {query=symbol_code} (benutzt|vor)

%server errorhive

%tool errorhive_top_errors Most frequent errors of an app.
%also Returns errors[] with counts.
%also What users ran into most in a program between two moments, in the real thing or while testing.
%param app* (project, service) {"type": "string", "description": "Program"}
%param environment (env, stage) {"type": "string", "enum": ["live", "staging", "test"], "description": "Where it runs"}
%param from (start, since) {"type": "string", "description": "Begin"}
%param to (end, until) {"type": "string", "description": "End"}
%param limit (top, n) {"type": "integer", "description": "How many"}
%list app: checkout | mobile app | customer portal | billing service | photo uploader | newsletter tool | intranet | booking engine | webshop | driver app | warehouse scanner | partner api | chat server | kiosk | price calculator | loyalty app | admin panel | search service | time clock | ticket machine
%list moment: 9 am | midnight | noon | yesterday 18:00 | 3 pm | 14:30 | last night at two | 22:00 | 8:45 | monday 7:00 | friday noon | six this morning | 16:05 | sunday 23:00 | half past four | 11:20 | yesterday morning | tuesday 5 pm | 1 am | quarter past ten
%list apps: Wallet | shop-ios | backoffice | Trip Planner | tmp-fix-2 | Notes for Teachers | checkout | the driver app | admin and reports | mailer
%list todate: today | yesterday | the 20th | 30 June | last night | Sunday | this morning | the end of the month | 2026-02-28 | Wednesday | New Year's Eve | the 9th of July
top errors in {app=app} from {from=moment} to {to=moment}
most frequent {environment:live=live|production} errors of {app=app}
{app=app} errors, {environment:staging=staging}, top {limit=some}
~ the {limit=some} most common errors in {app=app} between {from=moment} and {to=moment}
{environment:test=test} errors of {app=app} since {from=moment}, first {limit=some}
until {to=moment}, starting {from=moment}: errors in {app=app}
what bites people hardest in {app=app}?
where does {app=app} fall over since {from=moment}
{limit=some} worst offenders in {app=app}, {environment:live=production|real life}
support has been getting angry calls all morning, so tell me what goes wrong in {app=app} since {from=moment}
I've got one developer for one day. which {limit=some} problems in {app=app} hurt our users on {environment:live=live} worst
top {limit=some} errors from {from=moment} to {to=moment}
which errors are most frequent on {environment:staging=staging}
top {limit=int} errors of {app=apps} in {environment:live=live|production}
most frequent errors in {app=apps} from {from=pastdate} to {to=todate}
app {app=apps}, environment {environment:staging=staging}, from {from=pastdate}, to {to=todate}
between {from=onpast} and {to=todate}, which errors did {app=apps} throw most
~ on {environment:test=test}, show {limit=few2} errors for {app=apps}
app: {app=apps}; env: {environment:live=prod|live}; limit: {limit=int}
up to {to=todate}, the {limit=few2} top errors in {app=apps}
since {from=pastdate}, what fails most in {app=apps}
%lang de
welche Fehler sind in {app=app} seit {from=time} am häufigsten?
%lang es
los {limit=numes} errores más frecuentes de {app=app} en {environment:live=producción}

%tool errorhive_ignore Ignore an error for a while.
%also Marks an error as ignored.
%also Hear nothing more for a while of something that keeps going wrong, and say for what cause.
%param error* (fingerprint, message) {"type": "string", "description": "Its text or id"}
%param until (end, expires) {"type": "string", "description": "Last day"}
%param reason (why, note) {"type": "string", "description": "Why"}
%list err: timeout in the payment step | division by zero in reports | NullPointerException in CartService | unknown currency | connection refused | invalid token | E-4410 | disk quota exceeded | socket hang up | image too large | missing translation for fr | deadlock on orders | card declined | KeyError: vat_id | 504 from the tax provider | cannot read property of undefined | out of memory in the worker | certificate not trusted | HIVE-88 | duplicate key in invites | ERR-1207 | stale session
%list ignorewhy: the fix is in the next release | only bots run into it | the provider is down | it is harmless | known problem with old tablets | we switch that part off anyway | Ravi is working on it | load test | a partner sends rubbish | nobody is hurt by it | waiting for the library to be patched | the old app does that | test accounts only | noise from the migration | will go away with the new server
%list err2: TypeError in checkout | login page shows blank after update | timeout on save, retry fails | ERR-4471 | null is not an object | disk full until restart | Cannot read file tmp-fix-2 | cookie missing for guests | E1009 | "no route to host" in the nightly job
%list until: Friday | the end of May | next Sunday | the 30th | 1 September | tomorrow noon | Monday morning | the end of the month | 15 June | Christmas | Thursday evening | 24 Dec
%list whyig: known bug in the library | fix comes on Monday | only happens in tests | we are waiting for Ravi's patch | nobody uses that page, it goes away in May | vendor is working on it | third-party plugin | harmless | old phones, very few users
%list err3: NullPointerException in CartView | 502 from the payment gateway | ERR-2041 | timeout on /login | TypeError: x is undefined | broken pipe
ignore "{error=err}" until {until=day}
ignore {error=err}, {reason=ignorewhy}
{error=err}: ignored till {until=day} because {reason=ignorewhy}
until {until=day} I want to ignore the error {error=err}
~ {reason=ignorewhy}, so please ignore {error=err} [until {until=day}]
mark {error=err} as ignored
~ don't bother me with {error=err} before {until=day}
{error=err} is nothing to worry over, {reason=ignorewhy}
I can't see {error=err} any more, hide it
this thing fills my inbox every single night and I cannot change it: {error=err}. quiet until {until=day}, {reason=ignorewhy}
the whole team knows by now and it only distracts us, so sweep {error=err} under the rug till {until=day}
ignore the error until {until=day}
there's an error we can ignore, {reason=ignorewhy}
ignore {error=err2} until {until=until}
ignore {error=err2}, {reason=whyig}
mute the error {error=err2} until {until=until}, {reason=whyig}
error: {error=err2}; until: {until=until}; reason: {reason=whyig}
{reason=why}, ignore {error=err3}
~ until {until=eday} forget {error=err3}, {reason=why}
{error=err3} till {until=eday}, it scares the interns

%server flags
%list flag: new-checkout | dark_mode | beta-search | enable_sso | instant-refunds | ai_summaries | onboarding-v2 | guest_checkout | holiday-banner | two_factor_sms | fast-export | legacy_editor | pricing-experiment | live-chat | offline-sync | new_nav | gift-cards | smart-replies | cookie-wall | autoplay_video
%list flag2: new-checkout | dark_mode | fast-search | beta_inbox | show-prices-with-tax | one-click-pay | audio_rooms | map-on-home

%tool flags_set_flag Switch a feature flag on or off.
%also Updates a flag. Returns the flag.
%also Enable or disable a feature toggle, in all environments or only in the given one.
%param flag_key* (key, flag, name) {"type": "string", "description": "Key of the flag"}
%param enabled* (is_enabled, value) {"type": "boolean", "description": "true for on, false for off"}
%param environment (env) {"type": "string", "enum": ["development", "staging", "production"], "description": "Where"}
%list flgx: new-checkout | dark_mode | beta.search.v2 | holiday banner | show_prices_in_euro | ai-replies | tmp-fix-2 | signup with phone | enable_logs | fast-lane-for-kids | OldCart | cache and retry
turn {enabled:true=on} the [feature] flag {flag_key=flag} [in {environment:production=production|prod|live}]
{enabled:false=disable|deactivate|switch off|kill|turn off} {flag_key=flag} [(in|on) {environment:production=production|prod|the live system}]
{enabled:true=enable|activate|switch on|turn on} the {flag_key=flag} (flag|toggle|feature) [(in|on|for) {environment:staging=staging|stage}]
~ the {flag_key=flag} flag should be {enabled:false=off|disabled} (in|on) {environment:development=development|dev}
can you flip {flag_key=flag} to {enabled:true=on|enabled}
customers hate {flag_key=flag}, {enabled:false=shut it off|turn it off|take it away} [in {environment:production=production|prod}]
flag {flag_key=flag} {enabled:true=on|true} {environment:staging=staging}
let's {enabled:true=launch|go live with|enable} {flag_key=flag} behind the flag
change the feature flag {flag_key=flag} [in {environment:production=production|prod}]
{enabled:false=disable|switch off} that feature flag [on {environment:staging=staging}]
{enabled:true=turn on|enable|activate} {flag_key=flgx} in {environment:production=production|prod|live}
{flag_key=flgx} {enabled:false=off} in {environment:staging=staging}
{enabled:false=disable|deactivate|kill} {flag_key=flgx} on {environment:development=dev|development}
{enabled:true=activate|switch on} {flag_key=flgx}, the live demo is at 3
{environment:staging=on staging}, {flag_key=flag2} {enabled:true=on|enabled}
{enabled:false=kill|switch off} {flag_key=flag2}, it annoys people with old phones
for the demo with {=maria}: {flag_key=flag2}, {enabled:true=turn it on|on please}
%lang es
{enabled:true=activa|enciende} (la|el) feature flag {flag_key=flag} [en {environment:production=producción}]

%tool flags_set_rollout Set the percentage of users that see a feature flag.
%also Percentage rollout of a flag, 0 to 100.
%also Gradually release a feature: choose which share of the audience gets it, for a segment of users if wanted.
%param flag_key* (flag, feature) {"type": "string"}
%param percentage* (percent, rollout) {"type": "integer", "description": "Share of users in percent"}
%param segment (audience, group) {"type": "string", "enum": ["everyone", "employees", "beta_testers", "new_users", "paying_customers"], "description": "Which users"}
%list share: 5% => 5 | 10% => 10 | 25 percent => 25 | 1% => 1 | 50% => 50 | 20 percent => 20 | 75% => 75 | 100% => 100 | two percent => 2 | 33% => 33 | 15 % => 15 | eighty percent => 80 | 60% => 60 | ten percent => 10 | 90% => 90 | 3 percent => 3
%list flag3: new-checkout | dark_mode | search.v2 | one-click-buy | beta_banner | team_inbox | FASTER_MAPS | pay-later | onboarding-with-video | x9 | chat.suggestions | legacy-export-off
%list pct2: 10% => 10 | 25 percent => 25 | 40% => 40 | five percent => 5 | 75% => 75 | 60 % => 60 | 33% => 33 | 80 percent => 80 | 95% => 95 | 50% => 50 | 15 percent => 15 | 70% => 70
%list vol: 20 | 35 | 50 | 15 | 70 | 40
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
turn {flag_key=flag3} on for {percentage=pct2} of {segment:new_users=new users|people who just signed up|newcomers}
{flag_key=flag3} up to {percentage=pct2}
{segment:paying_customers=paying customers|subscribers}: {flag_key=flag3} at {percentage=pct2}
everyone agreed in the meeting, {flag_key=flag3} goes to {percentage=pct2}
for {segment:beta_testers=beta testers|the beta crowd} {flag_key=flag2} at {percentage=vol} percent
{percentage=vol} percent see {flag_key=flag2} from now on
{flag_key=flag2} up to {percentage=vol} percent, {=anna} from legal said yes

%tool flags_list_flags List the feature flags.
%also Returns flags[].
%also Overview of the feature toggles that exist, all of them or only those that are enabled, disabled or no longer evaluated.
%param state (status, filter) {"type": "string", "enum": ["enabled", "disabled", "stale"], "description": "Filter by state"}
(list|show|give me) [all] [the] feature flags
which (feature flags|toggles) are {state:enabled=on|enabled|active|switched on} [right now]
what flags do we have [in the system]
are there any {state:stale=stale|unused|dead|forgotten} feature flags (left|we could clean up)
~ show the {state:disabled=disabled|inactive|switched off} (flags|toggles)
feature flags {state:enabled=enabled} list
I lost track of our feature toggles, can you give me an overview
time for a clean-up: which flags does {state:stale=nobody use any more|no code look at any more}
everything that is currently {state:disabled=turned off|off} behind a flag please
{state:stale=stale|forgotten|long unused} feature flags
which toggles are {state:disabled=off|disabled|switched off}
every flag that's {state:enabled=on|live|enabled} right now
~ what feature flags have we got, I'm on call today
%lang de
welche Feature-Flags sind {state:enabled=aktiv|eingeschaltet|an}

%server forge
%list pull_number: 118 | #42 => 42 | 2207 | #9 => 9 | 530 | 77 | #1201 => 1201 | 64 | 3015 | #318 => 318
%list issno: 412 | #88 => 88 | 1207 | #2031 => 2031 | 77 | 519 | #6 => 6

%tool create_issue Open a new issue in a repository.
%also Returns the number and URL of a freshly filed issue.
%also File a bug report or ticket against a code repository on the git host. Labels and an assignee can be given right away; the body may be Markdown.
%param repo* (repository, project) {"type": "string", "description": "Repository, as owner/name or just the name"}
%param title* (summary, subject) {"type": "string", "description": "Short summary of the problem"}
%param body (description, details) {"type": "string", "description": "Longer description"}
%param labels (tags) {"type": "array", "items": {"type": "string"}, "description": "Labels to put on the issue"}
%param assignee (assigned_to, owner) {"type": "string", "description": "Who should take it"}
%list bugtitle: login button does nothing on safari | crash when the cart is empty | typo in the welcome email | dark mode flickers on startup | export to csv drops the last column | search returns duplicates | timezones are wrong in the weekly report | password reset link expires too early | images fail to load on slow connections | memory leak in the worker | pagination breaks after page ten | upgrade the database driver | flaky test in the checkout suite | support for hebrew in the editor | tooltips overlap the menu | session is lost after an update | invoice total is off by one cent | rate limiter blocks our own health checks | missing translation for the footer | drag and drop broken on touch screens | api returns 500 for unknown users | webhooks are delivered twice
%list labels: bug | bug and regression | frontend, urgent | good first issue | backend, performance and needs-triage | docs | security | security and p1 | ux, mobile | question | tech-debt and cleanup | wontfix | api, breaking change | help wanted | tests and flaky | accessibility | customer-reported, billing
%list bugbody: it only happens with more than fifty items | steps are in the shared doc | started after the last release | I can reproduce it on two machines | customers have complained three times already | nothing in the console, the request just hangs | see the screenshot in the chat | we should fix this before the launch | it works fine on firefox | only affects accounts created before march | the stack trace points at the date parser | low traffic, but it looks bad in demos | happens roughly once a day | the old endpoint still works | a reload helps for a minute
%list labels2: bug and ui | urgent | docs, help wanted and easy | backend, v2 | login | wontfix and old | performance | ui, ux and mobile | question | good first issue
%list body: it started after the update on Monday, before that all was fine | click on Save twice and it hangs | see the log from Leeds | happens in Safari, not in Firefox | steps: open, close, open again | Ella says she saw it too, but only once | no idea why | the old link still works | we should ask for the name first and the address later
%list isst: login fails on Safari after midnight | crash on upload of files over 2 GB | tooltip hides under the menu | wrong total with two coupons from one account | dates in the export are off by a day | scroll jumps to the top on reply | no sound in the second call | search finds nothing with an umlaut in the query | memory grows with each reload | button for delete next to button for save
%list lab: bug and regression | ui, mobile | needs-triage | security, p1 and backend | good first issue | docs and copy | performance
%list issb: it only happens behind the proxy at the Lyon office | I saw it with three customers from the trial | steps: open the menu, press back, press it again | works on staging, fails in production | the log says nothing but null at line 40 | came in with the update on Tuesday | a refresh helps for about ten minutes
(open|file|create|raise) (an issue|a bug|a ticket) in {repo=repo2}[:] {title=bugtitle}
[please] (file|log) "{title=bugtitle}" (as an issue|as a bug) (against|on|in) [the] {repo=repo2} [repo]
in {repo=repo2} I need a new ticket called {title=bugtitle}, (assign it to|give it to) {assignee=firstname}
{repo=repo2}: new (bug|issue), {title=bugtitle}, (labels|label it|tags) {labels=labels}
could you write up an issue for {repo=repo2}? (title|headline) "{title=bugtitle}", (description|details|body) "{body=bugbody}"
~ I just noticed that {title=bugtitle}, (report that|put that in the tracker) for {repo=repo2} [and tag it {labels=labels}]
~ we should track "{title=bugtitle}" on {repo=repo2}, {assignee=person} can own it
bug report for [the] {repo=repo2} [project]: {title=bugtitle}. {body=bugbody}
(report|log) a bug in {repo=repo2} [for {assignee=firstname}]
can you open an issue saying {title=bugtitle}
open an issue in {repo=repo3} titled {title=bug}
new issue "{title=bug}" for {repo=repo3}, assign {assignee=who4}
assigned to {assignee=who4} and labelled {labels=labels2}, {title=bug} in {repo=repo3}
repo {repo=repo3}, title {title=bug}, body {body=body}, labels {labels=labels2}
file "{title=bug}" under {repo=repo3} with the text "{body=body}"
in {repo=repo3} report {title=bug}, labels {labels=labels2}
{=who4} asked me to report {title=bug} in {repo=repo3}
to {assignee=anna}, in {repo=repo4}: {title=isst}
{title=isst}, {repo=repo4}, tagged {labels=lab}
bug for {repo=repo4}: {title=isst}[, found it with {=maria} over lunch]
file {title=isst} against {repo=repo4} with the note that {body=issb}
%lang de
(erstelle|leg|öffne) ein (Issue|Ticket) in {repo=repo2} (mit dem Titel|namens) "{title=title}"

%tool list_issues List the issues of a repository, optionally filtered by state, label or assignee.
%also Returns issues[] for a repo.
%also Browse the tickets and bug reports that were filed against one repository. Use the filters to narrow the result down to those that are open, closed, carry a label or belong to somebody.
%param repo* (repository, project_name) {"type": "string", "description": ""}
%param state (status) {"type": "string", "enum": ["open", "closed", "all"], "description": "Which issues"}
%param label (tag, labelled) {"type": "string", "description": "Only issues with this label"}
%param assignee (assigned_to) {"type": "string", "description": "Only issues of this person"}
%param limit (per_page, max_results) {"type": "integer", "description": "Maximum number of issues"}
%list label: bug | regression | good first issue | security | needs-triage | documentation | tech-debt | performance | help wanted | flaky | ux | blocked | accessibility | p1 | enhancement
%list repo6: acme/shop | steward-docs | kiwilabs/api.v2 | tmp-fix-2 | website | jo/dotfiles | rivers-and-roads | mailer2 | core | ella-moor.github.io
%list label2: bug | good first issue | help wanted | ux | docs and tests | needs: design | p1 | wontfix | release 2.0 | question
%list lab1: regression | ui | needs-triage | security | good first issue | docs | performance | flaky
(show|list|give) me the {state:open=open|unresolved|outstanding|pending} (issues|bugs|tickets) (in|of|for) {repo=repo2}
what bugs do we [still] have in {repo=repo2}
which (tickets|issues) in {repo=repo2} are {state:closed=closed|already fixed|done|resolved}
{repo=repo2} (issues|tickets) assigned to {assignee=person}
is there anything labelled {label=label} in [the] {repo=repo2} [repo]
(pull up|get) {state:all=all|every one of the|both open and closed} (issues|tickets) for {repo=repo2}
first {limit=int} issues (of|in) {repo=repo2} [with [the] label {label=label}]
what's on {assignee=firstname}'s plate in the {repo=repo2} tracker
how bad does the bug list of {repo=repo2} look [these days]
show me the {state:open=open|unresolved} issues
which bugs are assigned to {assignee=firstname}
{state:open=open} issues in {repo=repo6} with the label {label=label2}
issues of {repo=repo6} assigned to {assignee=who3}
list {limit=int} {state:closed=closed} issues from {repo=repo6}
repo {repo=repo6}, state {state:all=all}, label {label=label2}, limit {limit=int}
labelled {label=label2}, assigned to {assignee=who3}, in {repo=repo6}
{repo=repo6} issues, assignee: {assignee=who3}, at most {limit=int}
~ show what {assignee=who3} has {state:open=open} in {repo=repo6}
{assignee=anna}'s {state:open=open} ones in {repo=repo4}
under {label=lab1} in {repo=repo4}, at most {limit=few3}
what issues does {repo=repo4} have, I'm in the planning meeting with {=maria}

%tool close_issue Close an issue by its number.
%also Sets an issue to closed. Returns the issue.
%also Mark a ticket in the tracker as done, not planned or as a duplicate of another one, by number.
%param issue_number* (number, issue) {"type": "integer", "description": "The number of the issue"}
%param repo (repository) {"type": "string", "description": "Repository name"}
%param reason (state_reason, resolution) {"type": "string", "enum": ["completed", "not_planned", "duplicate"], "description": "Why it is closed"}
%list repo6: api | web-frontend | acme/billing | docs | mobile_app | infra-live | old website | steward | big-sal/tools | parser2 | Design System
(close|shut) (issue|ticket|bug) {issue_number=num_id}
(issue|number) {issue_number=num_id} (in|on) {repo=repo2} can be closed
close {issue_number=num_id} as {reason:not_planned=not planned|won't fix|wontfix|something we won't do}
bug {issue_number=num_id} is {reason:completed=fixed|done|finished}, please close it
{issue_number=num_id} (is|turned out to be) {reason:duplicate=a duplicate|the same as another one|already reported elsewhere}, close it [in {repo=repo2}]
we're not going to bother with {repo=repo2} issue {issue_number=num_id}, close it
could you (get rid of|tick off) the (github|gitlab) issue {issue_number=num_id}, it's {reason:completed=been taken care of|solved|completed}
mark (ticket|issue) {issue_number=num_id} closed in the {repo=repo2} repo
close that bug in {repo=repo2} please
can you close the (ticket|issue), it's {reason:duplicate=a dupe|a duplicate}
issue {issue_number=pull_number} in {repo=repo6} is {reason:completed=fixed|done}
shut {issue_number=pull_number} in {repo=repo6}, {reason:duplicate=it's a duplicate|reported twice}
bug {issue_number=pull_number} can be closed, {reason:not_planned=we won't do it|won't fix}
resolve issue {issue_number=pull_number}, the web team is done for today
{reason:duplicate=as a duplicate|it's a duplicate}, {issue_number=issno} in {repo=repo4}
{issue_number=issno} can be shut, {=maria} fixed it on the train
~ in {repo=repo4} {issue_number=issno} is {reason:not_planned=something we won't do|not planned}, shut it
%lang es
cierra (la incidencia|el issue|el ticket) {issue_number=num_id} [de {repo=repo2}]

%tool add_issue_comment Post a comment on an issue or pull request.
%also Returns the created comment.
%also Write a reply into the discussion thread of a ticket or merge proposal on the git host.
%param issue_number* (number, issue_id) {"type": "integer"}
%param body* (comment, text) {"type": "string", "description": "Text of the comment"}
%param repo (repository) {"type": "string", "description": "owner/name"}
%list comment: same problem here since monday | fixed on my branch, please retest | can you attach the logs | this is a duplicate of the other report | I will take a look tomorrow | works for me on the newest version | thanks for the detailed report | we decided to postpone this | please rebase on main first | the customer confirmed the fix | reproduced on staging | I think the cache is to blame | let us discuss it in the weekly call | needs a migration before we can ship it | blocked until the vendor answers | looks good apart from the naming | the workaround is to clear the cookies | any news on this one | moved to the next milestone | not reproducible any more
%list comm: works for me on tmp-fix-2 | can we close this, it is fixed in 2.4 | Ella has a log | please add a test for the empty list | same here since Monday | I'll take it, but not before May | needs a rebase | thanks, merged | not a bug, see the docs on dates
%list issno2: 17 | #204 => 204 | 3310 | #56 => 56 | 881 | 1204 | #9 => 9 | 412 | #77 => 77 | 65
%list isscom: same thing on my machine with the new driver | fixed by the change to the cache on Monday | can we do this without a new table | waiting for an answer from the vendor | please add the log from the second run | this one belongs to the team in Riga | I'd rather close it in favour of a rewrite
comment on (issue|ticket|PR) {issue_number=num_id}: {body=comment}
(add|leave|post) a comment (to|on) {issue_number=num_id} (in|on) {repo=repo2} saying {body=comment}
reply "{body=comment}" (on|in) (the thread of|) (issue|pull request) {issue_number=num_id}
on {repo=repo2} {issue_number=num_id} please write that {body=comment}
~ tell them in issue {issue_number=num_id} that {body=sentence}
"{body=comment}" - put that under (bug|ticket) {issue_number=num_id}
could you let the people on {repo=repo2} issue {issue_number=num_id} know: {body=sentence}
{issue_number=num_id} comment {body=comment}
leave a comment on (issue|ticket) {issue_number=num_id} [in {repo=repo2}]
comment "{body=comment}" on that (issue|pull request)
comment "{body=comm}" on {issue_number=issno2} in {repo=repo3}
in {repo=repo3} reply to {issue_number=issno2}: {body=comm}
on issue {issue_number=issno2} write {body=comm}
repo {repo=repo3}, issue {issue_number=issno2}, comment {body=comm}
add {body=comm} under {issue_number=issno2} of {repo=repo3}
{body=isscom}, under {issue_number=issno}
{repo=repo4} {issue_number=issno}: say {body=isscom}
~ on {issue_number=issno} write {body=isscom}, then I can go home

%tool create_pull_request Open a pull request from one branch into another.
%also Returns pull number and URL.
%also Propose merging the commits of a branch: opens a pull request (merge request) with a title, as a draft if wanted.
%param head* (source_branch, from_branch) {"type": "string", "description": "Branch with the changes"}
%param base (target_branch, into) {"type": "string", "description": "Branch to merge into; default branch if left out"}
%param title* (summary, name) {"type": "string", "description": "Title of the pull request"}
%param draft (is_draft, wip) {"type": "boolean", "description": "Open as draft"}
%list prtitle: add dark mode | speed up the product search | fix the csv export | bump the database driver | remove the old login page | introduce retries for webhooks | update dependencies | new onboarding flow | clean up the tests | support for multiple currencies | handle empty carts | switch to the new logger | document the public api | cache the exchange rates | make the header sticky | rename the billing module | first version of the audit log | drop support for node 16 | localize the invoices | split the settings page
%list brh: feature/login | tmp-fix-2 | jo/new-header | release-2.4 | bugfix/basket-total | dev | search-v2 | hotfix | export_pdf | big-sal
%list brb: main | develop | master | release/2026 | staging | v2 | trunk | next | release-2.4 | production
%list prt: Fix login page after update | Add search by name and city | Move to new header, remove the old one | Rename Jo's helpers | Bump version to 2.4 | do not merge from main twice | Handle empty basket | Draft rules for export | Use title in mails | cleanup
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
open a PR from {head=brh} into {base=brb} titled {title=prt}
pull request "{title=prt}" from {head=brh}
into {base=brb}, from {head=brh}, called "{title=prt}"
head {head=brh}, base {base=brb}, title {title=prt}
title: {title=prt}, branch: {head=brh}, draft: {draft:true=yes}
PR for {head=brh} against {base=brb}, {draft:true=as a draft}, {title=prt}
{draft:false=not a draft}, {head=brh} to {base=brb}, title "{title=prt}"
merge {head=brh} into {base=brb} by a pull request called {title=prt}
into {base=branch2} from {head=branchb}, {title=commsg}
{title=commsg}, PR off {head=branchb}, {draft:true=not ready yet so a draft|as a draft}
open a PR with {head=branchb}, name it {title=commsg}, {=anna} waits for it
%lang de
(mach|öffne|erstelle) einen (Pull Request|PR) von {head=branch} nach {base=branch} mit dem Titel "{title=title}"

%tool merge_pull_request Merge an open pull request.
%also Merges a PR. Returns the merge commit sha.
%also Land an approved change on its target branch; choose how the commits are combined and whether the source branch is removed afterwards.
%param pull_number* (number, pr) {"type": "integer", "description": "Number of the pull request"}
%param method (merge_method, strategy) {"type": "string", "enum": ["merge", "squash", "rebase"], "description": "How to merge"}
%param delete_branch (remove_source_branch) {"type": "boolean", "description": "Delete the source branch afterwards"}
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
PR {pull_number=pull_number} can go in, {method:squash=squashed|as one commit}
bring {pull_number=pull_number} into main, {method:rebase=rebased|by rebase}, {delete_branch:true=branch can go|drop the branch}
PR {pull_number=pull_number} looks good, land it and {delete_branch:false=leave the branch|keep the branch}
reviews are in for pull request {pull_number=pull_number}, take it in
{method:squash=squashed|as one commit}, {pull_number=issno}, {delete_branch:true=and bin the branch|branch can go after}
{=anna} approved so {pull_number=issno} goes in

%tool request_review Ask people to review a pull request.
%also Adds reviewers to a PR.
%also Put one or more colleagues down as reviewers of a proposed change, so that they are notified.
%param pull_number* (pr_number, number) {"type": "integer", "description": ""}
%param reviewers* (users, people) {"type": "array", "items": {"type": "string"}, "description": "Names or handles of the reviewers"}
%list reviewers: anna and tom | kim | jordan, lee and sam | Nadia | priya | marco and ines | @dkim and @rwoods | lena, omar | Sofia | alex and chris | frontend-guild | wei and fatima | ben, julia and noah | hana | @mjones
%list rev: Rosa and Tom | @jkowal | Priya, Marek, Zoë | pieter-vdm | Ravi & Esther | dev-leads | Big Sal, Jo and Casper | @ada, @nora | Hanna | Li Wei and Max O'Hara | platform-team, security | zoe_b
ask {reviewers=reviewers} to review (PR|pull request|MR) {pull_number=num_id}
~ (request|get) a review from {reviewers=reviewers} (on|for) {pull_number=num_id}
{pull_number=num_id} needs eyes, add {reviewers=reviewers} [as (reviewer|reviewers)]
put {reviewers=reviewers} (on|down for) the review of (pull request|PR) {pull_number=num_id}
can {reviewers=reviewers} have a look at my pull request {pull_number=num_id}? ask them
reviewers for {pull_number=num_id}: {reviewers=reviewers}
I'd like {reviewers=reviewers} to check the code in {pull_number=num_id}
PR {pull_number=num_id} is waiting for a second opinion, (assign|send) it to {reviewers=reviewers} for review
add {reviewers=reviewers} as reviewers
request a review (on|for) {pull_number=num_id}
ask {reviewers=rev} to look over pull request {pull_number=num_id}
PR {pull_number=num_id}, reviewers {reviewers=rev}
{reviewers=rev} should check PR {pull_number=num_id}
can {reviewers=rev} go over the code in pull request {pull_number=num_id}?
%lang es
~ pide a {reviewers=firstname} que revise el pull request {pull_number=num_id}

%server git

%tool git_log Shows the commit logs.
%also Returns commits[], newest first.
%also History of a working copy: who changed what and when, limited to an author or a period if given.
%param repo_path (path, repository) {"type": "string", "description": ""}
%param author (by, user) {"type": "string", "description": "Only commits by this person"}
%param since (after, start_date) {"type": "string", "description": "Only commits after this date"}
%param max_count (limit, n) {"type": "integer", "description": ""}
%list pastdate2: yesterday | monday | last week | the first of may | last friday | march | christmas | tuesday morning | new year | june 3rd | last month | the beginning of the year | 2024-02-01 | two days ago | wednesday
%list lim: 5 | 10 | 20 | 25 | 50 | 100 | fifteen => 15 | thirty => 30
%list rpath: ~/code/kettle | ./web | /srv/git/lumen | infra-tools | tmp-fix-2 | ../docs | /home/ella/from-scratch | src/app
%list author: Dana | Tom Frey | dependabot | ella-m | O'Neill | anna@corp.net | Big Sal | Wei Chen | the bot
%list since: last Monday | the 1st of May | yesterday | Easter | 3 January | last summer | the weekend | 2026-02-01 | Tuesday evening | the start of the year | September
%list since2: Monday | two hours ago | last night | 3 am | yesterday noon | the deploy | the start of the week
(show|print) [me] the [git] (log|history) [of {repo_path=path}]
~ last {max_count=int} commits [by {author=firstname}]
what did {author=person} commit since {since=pastdate2}
git log [--author {author=firstname}] [-n {max_count=int}]
who changed something in {repo_path=path} since {since=pastdate2}
the {max_count:1=latest commit|most recent commit|last commit} please
commits {author=fullname} {since=pastdate2}
I was away, which commits came in since {since=pastdate2}
has {author=firstname} committed anything (to|in) {repo_path=path} [recently]
scroll back through the commit history, {max_count=int} entries
last {max_count=lim} commits in {repo_path=rpath}
commits by {author=author} since {since=since}
repo: {repo_path=rpath}, author: {author=author}, since: {since=since}
in {repo_path=rpath}, what has {author=author} committed
since {since=since}, {max_count=lim} commits at most, from {author=author}
log of {repo_path=rpath} from {since=since} on
~ git log, {author=author}, {repo_path=rpath}, limit {max_count=lim}
by {author=maria}, since {since=since2}
last {max_count=few3} in {repo_path=repo4}, {author=anna} only
commits in {repo_path=repo4}, need them for the notes to the client
%lang de
zeig die letzten {max_count=int} Commits [von {author=firstname}]

%tool git_diff Shows differences between branches or commits.
%also Returns a unified diff against the target.
%also What changed compared with another branch, tag or commit, in one file if wanted.
%param target* (ref, compare_to, base) {"type": "string", "description": "Branch, tag or commit to compare with"}
%param file (path, pathspec) {"type": "string", "description": "Only this file"}
%list ref: main | origin/main | develop | HEAD~1 | v2.3.0 | v2.2 | 3fa9c2e | release/2.4 | staging | HEAD^ | a81bd07 | feature/login | upstream | HEAD~3 | v1.0 | master
%list srcfile: src/main.py | README.md | app/models/user.rb | index.ts | Makefile | package.json | lib/parser.go | tests/test_cart.py | styles.css | Dockerfile | config/settings.yml | src/api/routes.js | Cargo.toml | schema.sql | main.cpp
%list ref2: main | release/2.4 | v1.0.3 | feature/login-and-signup | a1b2c3d | origin/dev | HEAD~2 | tmp-fix-2 | hotfix | fix-for-ana | 9fe02c1
%list srcfile2: src/app.py | README.md | config/prod.yaml | index.html | tests_old.js | lib/date_and_time.rb | Makefile | docs/how to run.md | utils.ts | styles/main.css
%list refb: master | stable | v2.0 | upstream/main | 77c0de1 | release-2025 | bugfix/price and tax | staging | experiments | develop
%list lfile: ~/Desktop/poster.pdf | build/app.zip | /tmp/dump.sql | notes/from-the-workshop.md | ./site/index.html | photos/team-on-the-roof.jpg | data/2024/prices.csv | C:\reports\q2.xlsx
(diff|compare) [my changes] (against|with|to) {target=ref}
what (changed|is different) (since|compared to) {target=ref} [in {file=srcfile}]
git diff {target=ref} [{file=srcfile}]
how does {file=srcfile} differ from the version on {target=ref}
show me the changes in {file=srcfile} (against|relative to) {target=ref}
did I touch {file=srcfile} compared with {target=ref}
before I push, let me see the difference to {target=ref}
{file=srcfile} vs {target=ref}
everything that is not yet in {target=ref} as a diff please
show me a diff [of {file=srcfile}]
what did I change in {file=srcfile}
diff against {target=ref2} for {file=srcfile2}
changes in {file=srcfile2} compared to {target=ref2}
target {target=ref2}, file {file=srcfile2}
for {file=srcfile2}, diff with {target=ref2}
~ how does {file=srcfile2} differ from {target=ref2}
~ base: {target=ref2} / only: {file=srcfile2}
I am on {=ref2}, show the diff to {target=refb}
only {file=lfile}, against {target=branch2}
compared with {target=branch2} what's changed, coffee is ready

%tool git_commit Records changes to the repository.
%also Commits what is staged.
%also Make a commit with a message, of all changed files if asked, or change the last commit instead of adding one.
%param message* (msg, commit_message) {"type": "string"}
%param amend (fixup_last) {"type": "boolean", "description": "Change the last commit"}
%param all (stage_all, add_all) {"type": "boolean", "description": "Include every changed file"}
%list commitmsg: fix typo in readme | add unit tests for the parser | bump version to 2.1 | remove dead code | handle empty input | refactor session handling | make the retry limit configurable | update dependencies | rename the billing module | fix off by one error in pagination | speed up image loading | add german translations | revert the cache change | first working version | clean up logging | escape user input | document the api | support dark mode | work in progress | merge the two config files | drop python 3.8
%list msg: fix typo | add login and logout for guests | bump version to 2.4.1 | Merge the two price tables, drop the old one | handle empty names in import | wip | Revert "faster search" | tests for Pino's menu parser | remove dead code from mailer | docs: how to install on a Mac | chore: tidy up | make buttons bigger, as Rosa asked
commit {all:true=everything|all changes|all of it} (with the message|as|saying) "{message=commitmsg}"
git commit -m "{message=commitmsg}"
(commit|record) this [as] {message=commitmsg}
{message=commitmsg} - make that the commit message and commit
{amend:true=amend|change|fix up} the last commit, the message (is|should be) {message=commitmsg}
I'm happy with the staged files, commit them, message {message=commitmsg}
please check in {all:true=all my changes|every changed file|the whole lot}: {message=commitmsg}
save my work in git (with|using) the note {message=commitmsg}
{amend:true=instead of a new commit change the last one}, call it {message=commitmsg}
~ commit {all:true=all changes|everything}
{amend:true=amend} my last commit
commit {all:true=everything|all changed files|all my changes} as "{message=msg}"
save my work in git with the note {message=msg}
{amend:true=amend the last commit|redo the previous commit}, message {message=msg}
git: {message=msg}, {all:false=only what is staged|staged files only}
{all:true=everything|all of it} under the message {message=commsg}
{message=commsg}, {amend:true=onto the last one|fix up the previous commit}
commit, {message=commsg}, then lunch
%lang es
haz un commit con el mensaje "{message=sentence}"

%tool git_create_branch Creates a new branch from an optional base branch.
%also Creates a branch.
%also Start a new line of work under a name, based on the current branch or the one given.
%param branch_name* (name, branch) {"type": "string"}
%param base_branch (base, start_point, from) {"type": "string", "description": "Start from this branch"}
%list branch4: main | develop | release/2.4 | feature/login | fix-timeouts | hotfix/cart | feature/dark-mode | bugfix/csv-export | staging | refactor-auth | jane/experiments | v3 | chore/update-deps | master | next | docs-rewrite | cleanup-tests | spike/new-search
%list branch5: tmp-fix-2 | main | feature/login | develop | release-2.0 | fix_blank_page | jo/try | hotfix/from-friday | docs-and-tests | v3
%list branchb2: master | main | dev | release/1.9 | staging | origin/main | old-main | tmp-base
(create|make|start) a [new] branch [(called|named)] {branch_name=branch4} [(from|off|based on) {base_branch=branch4}]
git checkout -b {branch_name=branch4} [{base_branch=branch4}]
branch off {base_branch=branch4} as {branch_name=branch4}
I need a place for the new work, branch {branch_name=branch4}
{branch_name=branch4}: new branch please[, base {base_branch=branch4}]
~ starting from {base_branch=branch4}, open up a branch {branch_name=branch4}
let's begin a fresh line of work called {branch_name=branch4}
~ can I get {branch_name=branch4} as a branch on top of {base_branch=branch4}
set up {branch_name=branch4} in git (for me|)
create a branch (from|off) {base_branch=branch4}
make me a new branch
create branch {branch_name=branch5} from {base_branch=branchb2}
from {base_branch=branchb2} make a branch called {branch_name=branch5}
new branch {branch_name=branch5} based on {base_branch=branchb2}
~ name {branch_name=branch5}, base {base_branch=branchb2}
base: {base_branch=branchb2}, new branch: {branch_name=branch5}
branch off {base_branch=branchb2} as {branch_name=branch5}
make a new branch named {branch_name=branch5}
from {base_branch=branch2}, {branch_name=branchb}
{branch_name=branchb} as a new branch, {=anna} works with me on it
%lang de
erstell einen (neuen Branch|Branch) {branch_name=branch4} [von {base_branch=branch4}]

%server greenlight
%list runno: 8123 | #512 => 512 | 4407 | 991 | #10230 => 10230 | 67 | 3318 | #204 => 204 | 15006 | 780 | #6431 => 6431 | 2999 | 41 | #8850 => 8850 | 1207 | 5570 | #33 => 33 | 90211 | 640 | 7002

%tool greenlight.runs List CI runs of a branch.
%also Returns runs[] with result and duration.
%also How the automatic checks have gone: on which line of work, with what outcome, since when.
%param branch* (ref, git_branch) {"type": "string", "description": "Line of work"}
%param result (outcome, status) {"type": "string", "enum": ["passed", "failed", "running", "aborted"], "description": "Only with this outcome"}
%param since (after, from_date) {"type": "string", "description": "Not older than"}
%param limit (n, max_items) {"type": "integer"}
%list ref: main | develop | release/4.2 | hotfix-upload | feature/guest-login | staging | next | tax-norway | fix-timeouts | v3 | dark-mode | lts | perf-tests | docs-rewrite | canary | trunk | chore/deps | search-umlauts | release/2025-03 | spike-grpc
%list past3: last Friday | 3 May | the 12th | Monday | yesterday | the beginning of March | 2025-11-02 | last week | January | the 1st of June | Tuesday last week | 30 September
%list num: 5 | ten => 10 | 20 | 3 | 50 | 12 | five => 5 | 8 | 25 | 15
list CI runs of {branch=ref}
{result:failed=failed} runs of {branch=ref} since {since=past}
last {limit=some} CI runs on {branch=ref}
{branch=ref}: {limit=some} {result:passed=passed|green} runs after {since=past}
since {since=past}, which runs on {branch=ref} were {result:aborted=aborted}
show me {result:running=running} runs for {branch=ref}[, {limit=some} of them]
is {branch=ref} healthy?
how often was {branch=ref} {result:failed=red|broken} since {since=past}
~ anything {result:running=still going|in progress} for {branch=ref}
before I dare to cut the release tonight, show me how {branch=ref} has been doing since {since=past}
somebody broke it and nobody wants to admit it. the {result:failed=red} ones on {branch=ref}, latest {limit=some}
list the {limit=some} latest CI runs
CI runs since {since=past}
{result:failed=failed} runs on {branch=brnch2} since {since=past3}
show {limit=num} runs of {branch=brnch2}
since {since=past3} on {branch=brnch2}, {result:passed=passed} only
branch {branch=brnch2}, result {result:aborted=aborted}, limit {limit=num}
last {limit=num} {result:running=running} builds for {branch=brnch2}, from {since=past3} on
%lang de
welche Läufe auf {branch=ref} sind seit {since=date} {result:failed=fehlgeschlagen|rot}?
%lang es
enséñame las últimas {limit=numes} ejecuciones de {branch=ref}

%tool greenlight.step_output Get the output of a step in a CI run.
%also Returns text.
%also Read what one stage of the automatic checks printed, or only its last lines.
%param run* (run_id, number) {"type": "integer", "description": "Number of the run"}
%param step (stage, job) {"type": "string", "description": "Name of the step"}
%param last_lines (tail, lines) {"type": "integer", "description": "Only so many lines from the end"}
%list stepname: lint | unit tests | build image | browser tests | publish | type check | coverage | license scan | windows build | docs | smoke | deploy preview | install dependencies | screenshots | checkout | benchmarks | package for iOS | upload to the store
%list step: checkout | pip install | Run tests | docker push to the registry | setup-node | compile, link and strip | Upload artifacts | clippy | migrate db | sign the apk | cache-restore
output of {step=stepname} in run {run=runno}
show the last {last_lines=some} lines of {step=stepname}, run {run=runno}
run {run=runno}, {step=stepname}, {last_lines=some} lines
what did {step=stepname} print in CI run {run=runno}
{last_lines=some} last lines from run {run=runno}[, step {step=stepname}]
~ I'd like to see run {run=runno}'s {step=stepname} output
why did {run=runno} break at {step=stepname}
let me read what {step=stepname} said in {run=runno}
{run=runno}: where exactly did {step=stepname} go wrong
it works fine on my laptop but not on the server, so let me see {step=stepname} of {run=runno}, the end, {last_lines=some} lines will do
Kim says {run=runno} fell over in {step=stepname} and I don't believe a word, show me what it wrote
show the output of {step=stepname}
give me the last {last_lines=some} lines of the CI run's output
what did {step=step} print in CI run {run=num_id}
last {last_lines=int} lines of {step=step}, run {run=num_id}
run {run=num_id}, {step=step}, bottom {last_lines=bigint} lines of the log
~ console text of CI run {run=num_id}, the one with my 200-line patch

%tool greenlight.abort Abort a CI run.
%also Stops a run.
%also Put an end to automatic checks that are still going, and say why.
%param run* (run_id, id) {"type": "integer", "description": "Number of the run"}
%param reason (why, message) {"type": "string", "description": ""}
%list abortwhy: wrong branch | I forgot to push a commit | it hangs for an hour now | we need the machine for the release | the fix is already in | typo in the settings | tests are known to be broken | costs too much | started twice | the night run comes anyway | somebody pushed a password | the runner is out of disk space | flaky network at the provider | it is only a change in the docs | Kim asked me to
%list why2: wrong branch | tests hang since lunch | Rosa pushed a fix already | runs twice | missing secret for staging | I forgot to rebase on main | flaky network in Frankfurt | too expensive, takes all runners | duplicate of the nightly | config error | obsolete after the merge | typo in the tag and the title
abort run {run=runno}
abort {run=runno}, {reason=abortwhy}
{reason=abortwhy}: abort CI run {run=runno}
run {run=runno} can be aborted because {reason=abortwhy}
cancel {run=runno} [as {reason=abortwhy}]
~ stop the run {run=runno} please
{run=runno} is burning money, kill it
no point in waiting for {run=runno}, {reason=abortwhy}
pull the plug on {run=runno}
sorry, my mistake, I clicked too early and now {run=runno} is blocking everyone. end that, {reason=abortwhy}
half the office is queueing behind {run=runno} and it leads nowhere, so make an end of it
abort the CI run
abort a run, {reason=abortwhy}
stop CI run {run=num_id}, {reason=why2}
kill test run {run=num_id}
don't let CI run {run=num_id} go on, reason: {reason=why2}
CI run {run=num_id} has to end, ask me for the reason tomorrow
%lang de
brich den Lauf {run=runno} ab, danke
%lang es
cancela la ejecución {run=runno}, por favor

%server ideaboard

%tool submitFeatureRequest Submit an idea for a new feature.
%also Creates a feature request. Returns its id.
%also Put a product wish on the public idea board, with a longer explanation and the area of the product it belongs to.
%param title* (idea, summary) {"type": "string", "description": "Short name of the idea"}
%param details (description, reason) {"type": "string", "description": "Why it is wanted"}
%param area (category, component) {"type": "string", "enum": ["mobile", "web", "api", "billing", "integrations", "reporting"], "description": "Part of the product"}
%list idea: dark mode | export to excel | offline access | bulk editing | keyboard shortcuts | single sign-on | public roadmaps | recurring invoices | calendar sync | custom fields | undo for deleted items | two-factor login | voice input | bigger attachments | shared folders | saved filters | linux support | better search | push notifications for mentions | drag and drop sorting | multiple currencies | emoji reactions | templates for reports | widgets for the home screen
%list why2: our accountants ask for it every month | everyone works on the train these days | the competition has had it for years | it would save us an hour a day | the current way takes far too many clicks | we lose customers because of it | typing on a phone is painful | my eyes hurt in the evening | auditors insist on it | at the moment we copy everything by hand | half of our team is abroad | people keep deleting things by accident | it is needed for large teams | nobody finds anything otherwise | we have more than a thousand entries
%list featx: dark mode | export to csv and pdf | Log in by mail | undo after delete | sort list by name or date | offline maps | two-step login for teams | Search in comments | bulk edit | reply from the lock screen
%list whyx2: I work at night | our accountant asks for it every month | people forget their passwords and support is slow | it would save us an hour a day | the train has no signal | larger teams need it | there are too many clicks now | everybody else has it | my team deleted a whole list by mistake | it takes too long
%list whyx: I work at night and it hurts my eyes | our accountant asks for it every month | people forget their passwords, and support is slow | it would save us an hour a day | because I deleted a whole list by mistake | the train has no signal | larger teams need it, small ones won't notice | too many clicks now | everybody else has it
%list featd: our agents copy it by hand into Word after each call | three customers left for a rival over this | it costs me an hour on the last day of each month | on the train there is no network and all is lost | the old version had it under the gear | half the office works with gloves on
%list feat: export to PDF with page numbers | undo for bulk edits | log in with a passkey | a view for people on call | filters that stay after reload | reply from the lock screen | rounding to five cents | notes on top of invoices | a calendar by team | invoices in two languages at once
%list rem: sorry for the typos | dictating this from the bike | that's all | much obliged | I keep putting it off | my head is full today | you're a star | hope that makes sense | long story | don't ask why | typing with one hand here | it's been one of those weeks | phone is nearly dead | I'm stuck in a queue | ta very much | no idea how this works, honestly
(submit|file|send) a feature request[:] {title=idea}
~ I wish this app had {title=idea}, (suggest that|put it on the idea board)
(suggest|propose) {title=idea} (for|in) the {area:mobile=mobile app|phone app|app}, (because|reason:) {details=why2}
new idea for the board: {title=idea}. {details=why2}
could you tell the product people we want {title=idea}? {details=why2}
{area:api=api|programming interface} wish: {title=idea}
feature request "{title=idea}" (under|in) {area:billing=billing|the billing part|invoicing}
it would be great to have {title=idea} in the {area:reporting=reports|reporting section}, submit that as a request
put {title=idea} on the wish list for the {area:web=website|web version|browser version}
please request {title=idea} for {area:integrations=integrations|the integrations}
submit a feature request (for|about) the {area:mobile=mobile app}
I'd like to suggest a new feature
submit the idea {title=featx} for {area:mobile=mobile|the mobile app}
because {details=whyx2}, request the feature {title=featx}
title {title=featx}, details {details=whyx}, area {area:web=web}
feature request on {area:reporting=reporting|reports}: {title=featx}, reason: {details=whyx}
{details=featd}, so my idea is {title=feat}
for {area:mobile=mobile|the phone app}, {title=feat}
idea: {title=feat}, because {details=featd}
suggest {title=feat} in my name, {=rem}
%lang de
reich {title=title} als (Feature-Wunsch|Verbesserungsvorschlag) ein

%tool voteFeatureRequest Vote for an existing feature request.
%also Adds an upvote, or takes it back.
%also Support somebody's idea on the board; a vote can also be withdrawn.
%param requestId* (id, ideaId) {"type": "string", "description": "Id of the request"}
%param withdraw (undo, remove) {"type": "boolean", "description": "Take the vote back"}
(vote|upvote) (for|) [feature request] {requestId=code}
+1 (for|on) {requestId=code}
I like idea {requestId=id}, give it my vote
{withdraw:true=take back|withdraw|remove|cancel} my vote (on|for) {requestId=code}
add my voice to request {requestId=id}
please support {requestId=code} on the idea board
I changed my mind about {requestId=code}, {withdraw:true=unvote it|remove my upvote|take the vote away}
{requestId=id} deserves an upvote from me
we really need {requestId=code} too, thumbs up
upvote that feature request
{withdraw:true=withdraw|take back} my vote
I want {requestId=code} too, count me in for that feature
plus one for idea {requestId=id}
{withdraw:true=take back|undo|withdraw} my vote on feature {requestId=code}
my vote goes to feature request {requestId=code}, I won't take it lightly

%tool listFeatureRequests List feature requests.
%also Returns requests[] sorted as asked.
%also Browse the idea board: what users have wished for, what is planned, being built or done.
%param status (state, stage) {"type": "string", "enum": ["under_review", "planned", "in_progress", "shipped", "rejected"], "description": "Only in this state"}
%param sortBy (order, sort) {"type": "string", "enum": ["votes", "newest", "comments"], "description": "Order"}
%param limit (count, max) {"type": "integer", "description": ""}
%list ten: 5 | 10 | ten => 10 | 20 | twenty => 20 | 15 | 8 | twelve => 12 | 30 | 50 | 25 | 6
(show|list) [me] [the] feature requests
what are the {sortBy:votes=most wanted|most popular|top voted|most requested} (ideas|features|feature requests)
which ideas are {status:planned=planned|on the roadmap|coming up}
top {limit=int} feature requests by {sortBy:votes=votes|popularity}
what have users wished for {sortBy:newest=lately|most recently|newest first}
~ has anything from the idea board {status:shipped=been released|shipped|been done|gone live}
feature requests that were {status:rejected=rejected|turned down|declined}
show {limit=int} ideas that are {status:in_progress=in progress|being built|in the works}
{sortBy:comments=most discussed|most commented} requests {status:under_review=still under review|nobody has decided on}
let me see what people are asking for on the board
ideas from users that are {status:planned=planned|on the roadmap}, {sortBy:newest=newest first|latest first}
top {limit=ten} wishes by {sortBy:votes=votes|popularity}
what have we {status:shipped=shipped|released|delivered}, of the things users asked for
what do our users wish for, new colleagues keep asking
{limit=few3} by {sortBy:votes=votes}, {status:planned=planned}
~ which ideas were {status:rejected=turned down|rejected}, I promised {=anna} an answer
%lang es
muéstrame las sugerencias {status:planned=planificadas|previstas}

%server issuebarn
%list who5: Kim | Ravi | Anneke | Tomasz | Lena Vogt | Joao | Priya | Marcus | Chen Wei | Olu | Fatima | Hugo | Ines Romero | Jakob | Mei | Nadia | Pete Hall | Rosa | Stefan | Yusuf | Zoe | Bert and his team | Emil and Vera | support | Dana from marketing

%tool issuebarn_report Report a bug with steps and severity.
%also Returns the key of the new bug.
%also Write up a defect somebody ran into: what goes wrong, how one gets there, how bad it is, where, and in which release.
%param title* (summary, headline) {"type": "string", "description": "What goes wrong"}
%param steps (reproduction, how_to) {"type": "string", "description": "How to make it happen"}
%param severity (impact, level) {"type": "string", "enum": ["blocker", "major", "minor", "cosmetic"], "description": "How bad it is"}
%param area (component, module) {"type": "string", "description": "Part of the product"}
%param version (build, release) {"type": "string", "description": ""}
%list part: checkout | sign-in | mobile app | invoice page | photo upload | team settings | search | onboarding | address book | calendar view | reports | help center | newsletter form | price list | chat window | file manager | admin area | order history | wish list | notification bell | map view | export
%list flaw: blank page after signing in with google | search forgets the filter | export does nothing in firefox | totals are wrong for orders with two coupons | app freezes and loses the draft | avatar stretched in the sidebar | two mails for each invite | map pin off by a street | back arrow jumps to the start page | dates swapped in the english version | password field eats spaces | spinner never stops on slow wifi | cannot delete the last address | umlauts broken in the receipt for companies | sort order resets after a reload | menu hidden behind the banner | upload stuck at 99 percent | sound keeps playing after closing the tab | wrong tax for customers in Norway | dark text on dark ground in the chat | QR code too small to scan | drag and drop dead on tablets | shipping shown as zero | login loop with two open tabs | half of the labels still in German
%list rel: 4.2 | 3.11.0 | v7 | 2.0-beta | 5.6.1 | v1.30 | 2025.2 | 6.0.0-rc1 | build 4410 | 0.14 | 8.8 | v12.4 | 1.9.3 | april release | build 77 | 10.1 | v2.2.2 | 3.5 | nightly of monday | 9.0
%list howto: open two tabs and sign out in one | add a coupon, then go back | type an emoji into the name field | rotate the phone during checkout | sort by price and reload | paste a long address with line breaks | switch to Spanish and open the cart | upload a photo over 10 MB | press enter twice | cancel the payment on the bank page | invite yourself with a second account | zoom in and click on save | let the laptop sleep for an hour | scroll to the end of the list | delete the only entry in a folder | change the time zone and open the calendar | unplug the network cable while saving | click help before anything else has loaded | log in as a guest with an empty cart | share a folder with nobody in it
%list area: checkout | search and filters | login | Settings | the mobile app | billing | export | reports by mail | start page | Invoices and Taxes
%list bug3: login page shows blank after update | search finds nothing with umlauts | crash when saving and closing | wrong total in the basket | Export to PDF hangs | dark mode, grey text on grey | button "Back" goes forward | app starts twice | mails from Jo are sent twice | cannot delete the last item
%list ver: 2.4.1 | v3 beta | 11.0 | 2026.2 | build 4471 | 1.9-rc2 | 0.8 | 3.0 | nightly | 12.1.3
%list step: open settings, press save, wait | log in with two tabs open | add three items and remove one | click on Export and then on Cancel | start it without a network | type an umlaut into the search box | scroll to the end, then rotate the phone | just open the page | sign out, sign in again and open the basket | send two mails at once
%list step7b: open the page | do anything | press save | log in | start the app | change the language | close the second tab | type an umlaut into the search box | scroll to the end and back | pay by card | turn the phone
%list part2: checkout | login | file uploads | the mobile app | the api | reports | email delivery
%list steps: open the cart, switch to guest, go back | log in with google on a phone under iOS 17 | upload two files at once | type a date from last year and press tab | rotate the screen while saving
%list flaw_de: Warenkorb leert sich beim Zurückgehen | Bilder werden gedreht hochgeladen | Suche findet keine Umlaute | doppelte Mails bei jeder Einladung | falsche Steuer auf der Rechnung | Knopf zum Speichern fehlt auf dem Handy | weiße Seite nach der Anmeldung | Kalender zeigt die falsche Woche | Absturz beim Drehen des Tablets | Schrift zu klein im Hilfefenster
%list flaw_es: la página se queda en blanco al entrar | el total sale mal con dos cupones | los acentos salen rotos en la factura | el botón de guardar no responde | se cierra sola al subir una foto | el filtro se borra al volver atrás | llegan dos correos por cada invitación | el menú tapa el buscador | la sesión caduca a los dos minutos | falta el precio en la vista móvil
report a {severity:major=major|serious} bug in {area=part}: {title=flaw}
~ {title=flaw}, {severity:cosmetic=purely cosmetic|cosmetic}, version {version=rel}
bug in {version=rel}: {title=flaw}. steps: {steps=howto}
file this one as a {severity:blocker=blocker|showstopper}: {title=flaw}. You get there when you {steps=howto}
{area=part}, {version=rel}, {severity:minor=minor}, {title=flaw}
new defect, {title=flaw} [in {version=rel}], nothing but a {severity:minor=small thing|minor one}
the devs ought to know: {title=flaw}, ever since {version=rel}
ugh, {title=flaw} again. someone has to write that down for the {area=part} people
if you {steps=howto}, then: {title=flaw}. make sure the programmers hear about that
I was showing {version=rel} to two clients just now and it was a bit embarrassing: {title=flaw}. please put that into the tracker
we ship tonight and I'm getting nervous, because in {area=part} I see this: {title=flaw}. note it as {severity:blocker=blocker|blocking}, would you
report a {severity:minor=minor} bug in {area=part}
I ran into another bug in {version=rel}, write it up
report a bug in {area=area}: {title=bug3}
{severity:major=major} bug, {title=bug3}, version {version=ver}
in {version=ver}, {title=bug3}, steps: {steps=step}
title {title=bug3}, steps {steps=step}, severity {severity:minor=minor}, area {area=area}
file "{title=bug3}" as {severity:blocker=a blocker|blocker} under {area=area}
how to reproduce: {steps=step}, bug: {title=bug3}, severity: {severity:cosmetic=cosmetic}
new bug called {title=bug3} for {area=area}, since {version=ver}
~ when you {steps=step7b}, {title=bug3}, please report it for {area=area}
in {area=part2} under {version=vers}, {title=bug2}
{steps=steps} and then {title=bug2}
{title=bug2}, {severity:cosmetic=only cosmetic|just cosmetic}, {area=part2}
%lang de
melde einen {severity:major=schweren|ernsten} Fehler: {title=flaw_de}, Version {version=rel}
{title=flaw_de} - leg dafür bitte einen Bug an, {severity:cosmetic=nur kosmetisch|rein optisch}
%lang es
apunta un fallo {severity:minor=leve|menor}: {title=flaw_es}, en la versión {version=rel}

%tool issuebarn_query List bugs by text, reporter and label.
%also Returns bugs[] newest first.
%also Which known defects there are: with certain words, written up by someone, carrying a tag, since a day.
%param text (q, words) {"type": "string", "description": "Words to look for"}
%param reporter (author, created_by) {"type": "string", "description": "Who wrote it up"}
%param label (tag) {"type": "string", "enum": ["regression", "security", "performance", "docs", "wontfix"], "description": "Tag"}
%param opened_after (since, created_after) {"type": "string", "description": "Only newer than this day"}
%param limit (count, max) {"type": "integer", "description": ""}
%list words2: coupon | blank page | payment with paypal | slow search | broken umlauts | invite mails | login loop | time zone | spinner | upload of large photos | tax in Norway | dark mode and contrast | session timeout | drag and drop | address form for companies | push messages | sorting | back button | PDF with two pages | guest checkout | memory | keyboard shortcuts
list {label:regression=regression} bugs about {text=words2}
bugs {reporter=who5} reported after {opened_after=past}
{limit=some} {label:security=security} bugs opened since {opened_after=past}, please
which bugs mention {text=words2}[, {limit=some} at most]
{reporter=who5}, {text=words2}, {label:performance=performance}: show bugs
show all bugs labelled {label:docs=docs|documentation} and opened after {opened_after=past}
did anybody else already complain of {text=words2}?
what has {reporter=who5} been moaning over since {opened_after=past}
have we seen trouble with {text=words2} before
before I waste the whole afternoon hunting for this myself, tell me what is known on {text=words2} since {opened_after=past}
{reporter=who5} keeps finding things that are broken and I have lost track, so give me the latest {limit=some} of those
what did we decide to leave alone, the {label:wontfix=won't fix} ones with {text=words2}
any open {label:regression=regressions} since {opened_after=past}
the newest {limit=some} bugs
{label:security=security} bugs by {reporter=whoa} about {text=bugtexts}
find bugs about {text=bugtexts} opened after {opened_after=onpast}
text {text=bugtexts}, reporter {reporter=whob3}, label {label:regression=regression}, limit {limit=int}
reported by {reporter=whob3} since {opened_after=pastdate}, {label:performance=performance}
{limit=int} bugs with "{text=bugtexts}"
label: {label:docs=docs} / from: {reporter=whoa} / newer than: {opened_after=onpast}
from {reporter=whoa}, bugs that say {text=bugtexts}
bugs tagged {label:wontfix=wontfix|won't fix} after {opened_after=onpast}, max {limit=few2}
by {reporter=mate2} after {opened_after=past2}, {text=words}
about {text=words}, at most {limit=guests}, {label:regression=regressions}
from {reporter=mate2}, {label:wontfix=those we won't fix|wontfix}

%tool issuebarn_reassign Assign a bug to somebody else.
%also Returns the bug with its new owner.
%also Give the work on a known defect into other hands, with a few words for the one who gets it.
%param key* (bug, id) {"type": "string", "description": "Key such as BARN-12"}
%param assignee* (owner, to) {"type": "string", "description": "Who takes it"}
%param note (comment, remark) {"type": "string", "description": "Words for them"}
%list bkey: BARN-12 | BARN-408 | SHOP-7 | APP-1190 | BARN-55 | WEB-331 | SHOP-902 | CORE-4 | APP-18 | DATA-267 | BARN-3001 | UX-76 | PAY-640 | OPS-29 | WEB-5 | API-118 | SHOP-61 | DOC-14 | PAY-8 | CORE-777
%list handnote: you know that corner best | start with the old test for coupons | a customer is waiting for it | ask me if anything is unclear | the log is in the shared folder | please keep it small | I could not get it to happen | looks like the cache again | Kim has a half-finished fix | nothing urgent | be nice to the reporter | needs a talk with the bank first | check it on a tablet and a phone | it came back with the last update | we promised it to Globex | bring a pair of fresh eyes | only in the app for iPad | see the two older ones for context
%list bug3: BARN-12 | BARN-340 | BARN-7 | WEB-88 | OPS-1203 | APP-45 | BARN-2019 | CORE-6
%list handnote2: logs are attached, look at line 40 | I got stuck on the date parser | customer wants it by Monday | see my branch tmp-fix-2 | low priority, no rush | ask Tom before you touch the schema | half done, tests are missing | only happens on Safari
%list kid: Nora | Ben | little Theo | Amira | Jun | my niece Lotte | Max | Bea | Oskar | Penny | Sol
%list note: you know that code from the relaunch | please before the demo | customer calls every day | it came back with 3.2 | Ravi can help with the tests
assign {key=bkey} to {assignee=who5}
give {key=bkey} to {assignee=who5} and tell them: {note=handnote}
{key=bkey} -> {assignee=who5}
reassign {key=bkey}, {assignee=who5} should have it, note "{note=handnote}"
{assignee=who5} takes over {key=bkey}, {note=handnote}
hand {key=bkey} over to {assignee=who5}[, with the words {note=handnote}]
could {assignee=who5} deal with {key=bkey} from here on
{key=bkey} belongs on {assignee=who5}'s plate, {note=handnote}
I won't get round to {key=bkey}, let {assignee=who5} have a go
I'm off on paternity leave from tomorrow and somebody needs to carry on, so pass {key=bkey} along to {assignee=who5}
honestly I have stared at {key=bkey} for three days without any progress. {assignee=who5} should try, {note=handnote}
reassign {key=bkey} to somebody else
assign that bug to {assignee=who5}
~ assign {key=bug3} to {assignee=who3}
give {assignee=who3} {key=bug3} with the note {note=handnote2}
move {key=bug3} from {=kid} to {assignee=who3}
key {key=bug3}, assignee {assignee=who3}, note {note=handnote2}
{assignee=who3} takes over {key=bug3}: {note=handnote2}
tell {assignee=who3} "{note=handnote2}" and hand over {key=bug3}
to {assignee=mate2} with {note=note}, {key=key}
{key=key} for {assignee=mate2}: {note=note}
with {key=key}, {assignee=mate2} is the better one
%lang de
weise {key=bkey} bitte {assignee=firstname} zu
%lang es
pásale {key=bkey} a {assignee=firstname}, ya no me da tiempo

%server launchlog
%list rel: 2.4.1 | v3.0 | 1.9 | 5.12.0 | 2026.3 | v0.8.2 | 4.0.0-rc1 | release-77 | 10.1 | v2.5 | 7.3.9 | 1.0 | v12 | 2025.11 | 3.3.3
%list rel2: 2.4.1 | 5.0-beta | v3 | 1.19 | 2026.2 | 0.9.7 | 12.0.3

%tool launchlogDraftRelease Draft a release from a branch.
%also Creates a release with tag and notes.
%also Prepares a new version with its notes, marked as a prerelease if it is not meant for everybody.
%param version* (tag, tag_name) {"type": "string", "description": "Version"}
%param branch (target, ref) {"type": "string", "description": "Branch it is cut from"}
%param notes (body, changelog) {"type": "string", "description": "What is new"}
%param prerelease (beta, preview) {"type": "boolean", "description": "Not for everybody"}
%param repo (repository) {"type": "string"}
%list relnotes: dark mode and faster start | fixes the login loop | new search with filters | small repairs | support for Polish and Czech | security update for the parser | invoices in two currencies | we removed the old importer | works offline | better icons and fewer crashes | export for accountants | quicker sync | bug fixes | you can now pin notes | first public beta with voice input | settings moved to the menu in the corner | smaller download | no more ads | calendar in the sidebar | drops Python 3.9
%list verx: 4.2.0 | v5 | 1.0.0-rc1 | 2024.11 | v0.9.3 | 3.7 | v12.1 | 6.0.0 | 2.2.2 | v4.3-beta
%list relx: fixes the blank page after login | new cart, faster search | adds export to csv and pdf | dark mode | nothing but fixes | login by mail, and a new logo | drops support for old phones | typo in the footer fixed | moved billing to the new API, please test
%list notes: faster search and a fix for the login on iPad | export to CSV, import from Excel | dark mode at last | nothing but bug fixes | goodbye to the old menu | works offline on trains | new icons by Lena
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
~ draft a release with the notes {notes=relnotes}
draft release {version=verx} from {branch=brbase} in {repo=repox}
with the notes {notes=relx}, draft {version=verx} of {repo=repox}
version {version=verx}, branch {branch=branchx}, notes {notes=relx}
{prerelease:true=prerelease} {version=verx} for {repo=repox}, based on {branch=branchx}
draft {version=verx} off {branch=brbase} as a {prerelease:true=prerelease}, notes: {notes=relx}
off {branch=branch3}, {version=rel2}, new in it: {notes=notes}
{notes=notes}, that's {version=rel2} of {repo=repo5}
draft {version=rel2}, {prerelease:true=not for everybody yet|as a prerelease}, legal has to look at it with the board
%lang de
bereite Release {version=rel} aus {branch=base} vor
%lang es
prepara la versión {version=rel} de {repo=repo} desde {branch=base}

%tool launchlogCompareReleases List what changed between two releases.
%also Returns commits and merged changes between two tags.
%also Everything that went in from an older version to a newer one, in one repository, only fixes or features if wanted.
%param fromVersion* (base, from) {"type": "string", "description": "Older version"}
%param toVersion* (head, to) {"type": "string", "description": "Newer version"}
%param repo (repository) {"type": "string", "description": "Repository"}
%param kind (type, category) {"type": "string", "enum": ["feature", "fix", "breaking", "security"], "description": "Only changes of this kind"}
%list rel2_2: 2.5.0 | v3.1 | 2.0 | 5.13.0 | 2026.4 | v0.9 | 4.0.0 | release-81 | 10.2.1 | v2.6 | 8.0 | 1.1 | v13 | 2026.1 | main
%list vera: 1.2.0 | v3.4 | 2025.1 | 0.9 | 4.0.0-rc1 | v1 | 2.17 | 10.3.1 | the March release | 5.0
%list verb: 1.3.0 | v4.0 | 2026.2 | 1.0 | 4.1 | v2 | 3.0.0 | 11.0 | the May release | latest
%list rel2_3: 2.6.0 | 5.1 | v4 | 1.22 | 2026.5 | 1.0.0 | 13.1
what changed between {fromVersion=rel} and {toVersion=rel2_2} [in {repo=repo}]
{kind:fix=fixes} from {fromVersion=rel} to {toVersion=rel2_2}, {repo=repo}
to {toVersion=rel2_2} from {fromVersion=rel}: {kind:breaking=breaking changes}
{repo=repo}: {fromVersion=rel}...{toVersion=rel2_2}, {kind:security=security}
compare {toVersion=rel2_2} with {fromVersion=rel} in {repo=repo}
we still sit on {fromVersion=rel}; what do we get if we jump to {toVersion=rel2_2}
is there {kind:breaking=anything that'll bite us|anything nasty} on the way from {fromVersion=rel} to {toVersion=rel2_2}
a customer asks why she should pay for {toVersion=rel2_2} when she has {fromVersion=rel}, any {kind:feature=goodies|new toys}?
how far apart are {fromVersion=rel} and {toVersion=rel2_2}
{fromVersion=rel} vs {toVersion=rel2_2}
{kind:feature=features} {fromVersion=rel} {toVersion=rel2_2}
{fromVersion=rel} to {toVersion=rel2_2}
don't draft anything, list what came between {fromVersion=rel} and {toVersion=rel2_2}
what is new since {fromVersion=rel}
which {kind:fix=fixes} are in {toVersion=rel2_2}
what changed between {fromVersion=vera} and {toVersion=verb} in {repo=repos}
{kind:security=security} changes from {fromVersion=vera} to {toVersion=verb}
from {fromVersion=vera}, to {toVersion=verb}, repo {repo=repos}, kind {kind:fix=fix|fixes}
in {repo=repos}, list {kind:breaking=breaking} changes in {toVersion=verb} since {fromVersion=vera}
compare {toVersion=verb} with the older {fromVersion=vera}
{repo=repos}: {fromVersion=vera} vs {toVersion=verb}, only {kind:feature=features}
new: {toVersion=verb} / old: {fromVersion=vera} / repository: {repo=repos}
up to {toVersion=rel2_3}, starting at {fromVersion=rel2}, {kind:breaking=only what breaks|breaking ones only}
what's {toVersion=rel2_3} got over {fromVersion=rel2} in {repo=repo5}
{fromVersion=rel2} to {toVersion=rel2_3}, a customer in Turin needs it in plain words

%server mergewell

%tool mergewell_open_request Open a pull request.
%also Returns the number of the new pull request.
%also Proposes to merge one branch into another, as a draft if wanted.
%param title* (subject, name) {"type": "string", "description": "Title"}
%param source_branch* (head, from) {"type": "string", "description": "Branch with the changes"}
%param target_branch (base, into) {"type": "string", "description": "Branch to merge into"}
%param repo (repository) {"type": "string", "description": "Repository"}
%param draft (wip) {"type": "boolean", "description": "Not ready for review"}
%list prtitle: Fix rounding in invoices | Add dark mode and larger fonts | Bump lodash | Remove the old importer | Retry with backoff for webhooks | Speed up search in the catalogue | Typo | Polish translations for the checkout | Move sessions to Redis | Validate emails | Show tax and shipping in the cart | New onboarding | Drop support for Python 3.9 | Cache avatars | Handle empty carts with coupons | Rate limit the login | Refactor date parsing | Update readme | Export reports in csv | Close files after reading
%list branch4: feature/dark-mode | fix-rounding | develop | anna/cache | hotfix-login | feat/search-speed | chore/bump | bugfix/empty-cart | retry-webhooks | i18n-pl | experiment | new-onboarding | docs | drop-py39 | wip/export | kim-refactor
%list prx: Fix login for the app | login page shows blank after update | Add export to csv | tmp fix | Move billing from v1 to v2 | Rename and clean up | Remove the banner, again | Let users log in by mail | Typo | Update docs for new API
%list sbr: login-safari | feat/dark-mode | kim/cache | chore/deps | utc-reports | cleanup-billing | fix-timeout | price-tax
%list prt: Fix login on Safari | Move the cache to Redis | Add dark mode for the shop | Remove dead code from billing | Use UTC in all reports | Bump deps to latest | Show price with tax | Retry on timeout
open a pull request "{title=prtitle}" from {source_branch=branch4}
from {source_branch=branch4} into {target_branch=base} in {repo=repo}, titled {title=prtitle}
{title=prtitle}: {source_branch=branch4} to {target_branch=base}, {draft:true=as a draft|draft}
in {repo=repo} open a PR into {target_branch=base} from {source_branch=branch4}, call it {title=prtitle}
pr {source_branch=branch4} > {target_branch=base}, {title=prtitle}
I finished my work on {source_branch=branch4} at last and want the others to see it under the name {title=prtitle}
time to get {source_branch=branch4} back into {target_branch=base}, headline {title=prtitle}
{source_branch=branch4} isn't done but let people peek: {title=prtitle}, {draft:true=not ready yet|still in the works}
could {source_branch=branch4} be put up for discussion as {title=prtitle} over in {repo=repo}
pr {source_branch=branch4}: {title=prtitle}
{title=prtitle}, {source_branch=branch4}, {target_branch=base}
{draft:true=draft} {title=prtitle} from {source_branch=branch4}
I'm not reviewing, I'm proposing: {title=prtitle}, {source_branch=branch4} into {target_branch=base}
open a pull request into {target_branch=base}
open a {draft:true=draft} pull request from {source_branch=branch4}
open a pull request from {source_branch=branchx} into {target_branch=brbase} titled {title=prx}
~ in {repo=repox}, PR called {title=prx} from {source_branch=branchx}
~ title {title=prx}, source {source_branch=branchx}, target {target_branch=brbase}, repo {repo=repox}
{draft:true=draft} PR for {repo=repox}: {source_branch=branchx} into {target_branch=brbase}, title {title=prx}
merge request for {source_branch=branchx} with the title {title=prx}, {draft:false=ready for review|not a draft}
into {target_branch=branch3}, {source_branch=sbr}, titled {title=prt}
"{title=prt}" from {source_branch=branch3} in {repo=repo5}
{source_branch=branch3} wants merging, call it {title=prt}, {draft:true=as a draft|just a draft}
in {repo=repo5}, {title=prt}, off {source_branch=branch3}
%lang de
öffne einen Pull Request "{title=prtitle}" von {source_branch=branch4} nach {target_branch=base}
%lang es
abre un pull request de {source_branch=branch4} a {target_branch=base} con el título {title=prtitle}

%tool mergewell_review_request Submit a review of a pull request.
%also Approves a pull request, asks for changes or comments on it.
%also Gives one's verdict on somebody's proposed change, with words if wanted.
%param number* (pr, id) {"type": "integer", "description": "Number of the pull request"}
%param verdict* (event, decision) {"type": "string", "enum": ["approve", "request_changes", "comment"], "description": "Verdict"}
%param body (comment, text) {"type": "string", "description": "What to say"}
%param repo (repository) {"type": "string", "description": ""}
%list prn: 12 | 418 | #77 => 77 | 1203 | 9 | #3310 => 3310 | 56 | 841 | #5 => 5 | 2044
%list revbody: looks great, thanks | please add a test for the empty case | the name of this function is misleading | works on my machine and in staging | why not reuse the helper | needs a changelog entry | this leaks a connection | tiny nit in line 30 | could be split in two | nice cleanup | the migration has no way back | I'd rather keep the old default | missing error handling for timeouts | ship it | docs are out of date | what about users with two carts | the loop is quadratic | secrets must not be in the repo | check the null case | well done
%list prn2: 12 | 88 | 341 | 1207 | #56 => 56 | #419 => 419 | 7 | 2033 | 615
%list repo6: kettle-api | web | lumen/app | infra-tools | tmp-fix-2 | docs | design-system | ferry.io
%list rev: looks good to me | please add a test for the empty list | nice, but rename from_x to x | the loop in line 40 never ends, and the name is misleading | ship it | why not use the cache? | two small things, see below | I would split this into two commits | thanks, much cleaner now
%list verd: use the helper from utils | nice work on the tests | rename it before it goes in | there is a race between save and close | please split this into two | works for me on Linux | needs a test with empty input
%list prn3: 412 | 77 | 1905 | 23 | 6610 | 8
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
{verdict:approve=approve} {number=prn2} in {repo=repo6}
{verdict:request_changes=request changes} on {number=prn2}: {body=rev}
repo: {repo=repo6}, PR: {number=prn2}, verdict: {verdict:comment=comment}, text: {body=rev}
in {repo=repo6}, {verdict:approve=approve} pull request {number=prn2} with {body=rev}
write "{body=rev}" as a {verdict:comment=comment} on {number=prn2} in {repo=repo6}
~ PR {number=prn2}, {verdict:request_changes=changes requested}, {body=rev}
{number=prn2} of {repo=repo6}: {verdict:approve=approved}, message {body=rev}
"{body=verd}", {verdict:request_changes=ask for changes|request changes} on {number=prn3}
{number=prn3} in {repo=repo5}: {verdict:approve=approve|approved}
{verdict:comment=comment} on {number=prn3}: {body=verd}
{verdict:approve=approve} {number=prn3} with "{body=verd}", pair-read it with Lin

%server mirrorpane
%list frame: Login | Checkout step 2 | hero section | Settings page | pricing table with toggle | onboarding carousel | 12:345 | empty state | Profile on mobile | footer | Cart and summary | Home dark | nav bar | 88:1204 | search results | modal for deleting an account | Sign up form | dashboard | tooltip | error page in red | card grid | 3:77 | calendar widget
%list designfile: Webshop redesign | Mobile app v3 | Design system | Brand book | Landing pages | icons and stickers | Checkout 2.0 | Pitch for the museum | Wireframes | Admin panel | Kiosk in the lobby | Newsletter templates | Onboarding | Marketing site | Smartwatch | Ticket app for the zoo | Menu cards | Charts and maps | Email footer | Login flow

%tool mirrorpane.get_code_for_frame Generate UI code for a given frame or the currently selected node in the Mirrorpane desktop app. Use the nodeId parameter to specify one. Always call mirrorpane.get_frame_image afterwards to verify the layout. The output is a starting point and must be adapted to the code base.
%also Returns UI code of a frame.
%also Turn a piece of a layout file into source for a web or mobile framework, so that a developer can begin with it.
%param frame* (nodeId, node) {"type": "string", "description": "Name of the frame, or nodeId e.g. 12:345"}
%param framework (clientFrameworks, target) {"type": "string", "enum": ["react", "vue", "svelte", "html", "swiftui", "flutter"], "description": "Target framework"}
%param file (fileKey, document) {"type": "string", "description": "Design file the frame is in"}
%list frames: Login | Checkout / Step 2 | 12:345 | Empty state with button | Profile and settings | Card for a trip | hero | Onboarding, last screen | 88:1021 | Pop-up on delete | Nav bar | Sign in with code
%list dfiles: Website 2026 | Mobile App v3 | Design System | shop redesign by Ella | Kiosk in the lobby | landing pages | App for Drivers, final | tmp-fix-2 | Marketing and Press | Wallet
(get|generate|give me) {framework:react=React} code for [the frame] {frame=frame}
{frame=frame} from {file=designfile} as {framework:vue=Vue}
in {framework:swiftui=SwiftUI} please: {file=designfile}, frame {frame=frame}
{file=designfile}: turn {frame=frame} into {framework:flutter=Flutter}
{frame=frame} in {framework:html=plain HTML|HTML}
code for {frame=frame}
{framework:svelte=svelte} {frame=frame}
I have to build {frame=frame} by tonight and don't feel like typing it all by hand, {framework:react=react}
what would {frame=frame} be if a programmer wrote it in {framework:html=html}
our designers are finished with {frame=frame} in {file=designfile}, now it's the developers' turn, {framework:vue=vue}
~ save me an hour of copying paddings out of {frame=frame}
not a picture, I want something I can compile from {frame=frame}, {framework:swiftui=swiftui}
generate {framework:react=React} code from {file=designfile}
get the code for a frame
generate {framework:react=React} code for {frame=frames} in {file=dfiles}
turn {frame=frames} from {file=dfiles} into {framework:vue=Vue}
frame {frame=frames}, file {file=dfiles}, framework {framework:svelte=Svelte}
in {file=dfiles}, give me {frame=frames} as {framework:flutter=Flutter}
as {framework:swiftui=SwiftUI} code: {frame=frames}
code for frame {frame=frames} of {file=dfiles}
{framework:html=HTML}, file: {file=dfiles}, node: {frame=frames}
%lang de
bau mir aus {frame=frame} den Code in {framework:react=React}
%lang es
genérame el código {framework:html=HTML} de {frame=frame} del archivo {file=designfile}

%tool mirrorpane.get_frame_image Render a frame of a Mirrorpane design file and return it as an image. Scale is a number between 0.01 and 4 and defaults to 1. Do not use this for exporting many frames at once.
%also Returns a rendered picture of a frame.
%also Screenshot of one artboard from a file, as bitmap, vector or document, enlarged or shrunk by a factor.
%param frame* (nodeId, node) {"type": "string", "description": "Frame to render"}
%param file (fileKey, document) {"type": "string", "description": ""}
%param format (type, output) {"type": "string", "enum": ["png", "jpg", "svg", "pdf"], "description": "Image output format"}
%param scale (zoom, factor) {"type": "number", "description": "Image scaling factor"}
%list scalefac: 2 | 3 | 0.5 | 1.5 | 4 | half => 0.5 | double => 2 | 2x => 2 | 3x => 3
%list frame2: Login / Mobile | Home | checkout step 2 | Card with Image and Text | Empty State | hero-v3 | Sign up, dark | Menu open | frame 12 | Thank you for your order
%list dfile: Shop Redesign | app_2026 | Icons and Logos | Website, new brand | Pino's Menu | tmp | Onboarding for Teams | kiosk-v2 | Design System | Poster
%list scale: 2 | 0.5 | 3 | 1.5 | 4 | 0.25 | two => 2 | 1 | 2.5
(render|screenshot|export) {frame=frame} as {format:png=PNG|png}
{frame=frame} from {file=designfile} as {format:svg=SVG}, scale {scale=scalefac}
at {scale=scalefac}, {format:jpg=jpg}, {frame=frame} of {file=designfile}
{file=designfile}, {format:pdf=PDF}, frame {frame=frame}
image of {frame=frame}
{frame=frame} as {format:pdf=pdf}
{frame=frame} {scale=scalefac} {format:png=png}
show me how {frame=frame} looks these days
~ I'm on the train without the app and the boss asks about {frame=frame}, let me see it
need something to paste into my slides from {file=designfile}, namely {frame=frame}, {format:jpg=jpeg}
a shot of {frame=frame} for the printer, {format:pdf=a PDF}, {scale=scalefac} please
no code and no comment, (only a look at|just the looks of) {frame=frame} in {file=designfile}
render a frame from {file=designfile}
image as {format:png=png}, scale {scale=scalefac}
image of {frame=frame2} from {file=dfile} at {scale=scale}x
render {frame=frame2} as {format:svg=SVG} with scale {scale=scale}
frame {frame=frame2}, file {file=dfile}, format {format:png=png}, scale {scale=scale}
~ from {file=dfile}, {frame=frame2} as {format:jpg=jpg}
in {format:pdf=PDF}, the frame {frame=frame2} in {file=dfile}
scale: {scale=scale} / frame: {frame=frame2}
{=name} asks for {frame=frame2} out of {file=dfile}
{frame=frame2}, {format:png=PNG}, {scale=scale}x, {file=dfile}

%tool mirrorpane.post_comment Posts a new comment on a Mirrorpane design file. When `frame` is given the comment is pinned to it, otherwise it appears in the file's comment panel. Mentions in the form @name notify the collaborator.
%also Creates a comment in a design file.
%also Leave feedback for the designers, attached to an artboard or to the document as a whole.
%param file* (file_key, document) {"type": "string", "description": "File key or name"}
%param message* (text, comment) {"type": "string", "description": "The text contents of the comment"}
%param frame (nodeId, node) {"type": "string", "description": "Where to pin it"}
%list feedback: the contrast is too low | can we try a rounder button | love this, ship it | spacing looks off on the left | headline and subline compete | use the new green | where does this arrow lead | text is cut in German | please align with the grid | legal wants a checkbox here | icon too small for thumbs | the shadow is too heavy | wrong logo | who approved this photo | two buttons with the same label | needs a state for loading | the arrow points the wrong way | button text for seniors please | lovely colours | is this font licensed
%list design: Home v3 | checkout-flow | Menu for Pino's | icons and arrows | Landing Page, Spring | mobile app | Brand Book 2026 | fk_88Qa1 | Poster "Rivers"
%list comm: the blue is too dark, try the one from May | can we move this to the left | love it | @jo please check the text in German | button and label don't line up | why is this grey? | too much space under the title, and the icon is cut | ready for build
%list frame2: Header | login, step 2 | Cart / Empty | Frame 41 | Footer with links | Hero | Card on hover | Sign-up for teams
%list frame3: Login / empty | the pricing table | Header on mobile | screen 4 | Cart with error | Welcome
%list dfile: Checkout v3 | the app redesign | Landing page | Icons 2026 | Onboarding for kids | website-final
%list crit: the grey on grey is hard to read | button should sit under the text | too much air at the top | love the colours from the old one | who is the man with the dog | move it to the left of the logo
%list dtext: der Beamer ist kaputt | wir nehmen den alten Lieferanten | Schlüssel liegen beim Hausmeister | zwölf Leute, zwei davon vegan | Rabatt erst ab zehn Stück
%list etext: el cliente quiere una demo | los precios suben en enero | nadie tiene objeciones | pide un descuento | contesta mejor por las mañanas
comment on {file=designfile}: {message=feedback}
leave a comment at {frame=frame} in {file=designfile} saying {message=feedback}
{message=feedback}, pin that to {frame=frame} in {file=designfile}
in {file=designfile} next to {frame=frame} write {message=feedback}
~ {file=designfile}: {message=feedback}
comment for {file=designfile}, {message=feedback}
{frame=frame} in {file=designfile}: {message=feedback}
tell whoever drew {frame=frame} in {file=designfile} that {message=feedback}
when I looked through {file=designfile} on my phone one thing struck me: {message=feedback}
before {file=designfile} goes to the client somebody should hear that {message=feedback}
my two cents for {file=designfile}: {message=feedback}
I saw the picture of {frame=frame}, now note under it in {file=designfile} that {message=feedback}
post a comment on {file=designfile}
comment {message=feedback}
comment on {file=design}: {message=comm}
in {file=design}, at {frame=frame2}, comment {message=comm}
post "{message=comm}" on frame {frame=frame2} of {file=design}
file {file=design} / frame {frame=frame2} / message {message=comm}
say {message=comm} in {file=design}
pin to {frame=frame2} in {file=design}: {message=comm}
on {frame=frame3} in {file=dfile}: {message=crit}
"{message=crit}", that goes to {file=dfile}
{=pre}, for {file=dfile} at {frame=frame3}, {message=crit}
%lang de
schreib in {file=designfile} bei {frame=frame} dazu: {message=dtext}
%lang es
déjales un comentario en {file=designfile}: {message=etext}

%server pullboard
%list rpo: webshop | billing-api | acme/website | mobile-app | infra | design-system | data-pipeline | docs | auth-service | monorepo | api-gateway | terraform-modules | landing-page | ml-models | search-indexer | payments-sdk | admin-ui | event-bus | homepage | legacy-portal
%list repo6: webshop | billing-api | infra | design-system | auth-service | docs | mobile-app | data-pipeline | search-indexer

%tool listPullRequests List pull requests of a repository.
%also Returns pull requests with number, title and author.
%also Which proposed code changes there are, waiting, merged or thrown away, by whom and into which branch.
%param repo (repository, project) {"type": "string", "description": "Repository"}
%param author (user, created_by) {"type": "string", "description": "Only by this person"}
%param state (status) {"type": "string", "enum": ["open", "draft", "merged", "closed"], "description": "State of the pull request"}
%param baseBranch (base, target) {"type": "string", "description": "Branch they go into"}
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
{state:open=open} pull requests in {repo=repo3} by {author=who4}
pull requests into {baseBranch=brnch2} of {repo=repo3}
from {author=who4}, {state:merged=merged}, repository {repo=repo3}
repo {repo=repo3}, state {state:draft=draft}, base {baseBranch=brnch2}
list PRs by {author=who4} against {baseBranch=brnch2}
{state:closed=closed} PRs of {author=who4} in {repo=repo3}
by {author=mate2}, into {baseBranch=brch}, in {repo=repo6}
in {repo=repo6} what is {state:draft=a draft|still in draft}
against {baseBranch=brch}, {state:open=open|still open}, over in {repo=repo6}
%lang de
welche {state:open=offenen} Pull Requests gibt es von {author=mate} in {repo=rpo}
%lang es
enséñame los pull requests {state:merged=fusionados} de {author=mate} en {repo=rpo}

%tool commentOnPullRequest Write a comment on a pull request.
%also Returns the comment id.
%also Leave a remark for the author of a proposed code change, as a whole or on one file, with a verdict if there is one.
%param number* (pull_number, pr, id) {"type": "integer", "description": "Number of the pull request"}
%param body* (text, comment) {"type": "string", "description": "Text of the comment"}
%param repo (repository) {"type": "string", "description": ""}
%param verdict (event, decision) {"type": "string", "enum": ["comment", "approve", "request_changes"], "description": "Review verdict"}
%list prnum: 12 | #218 => 218 | 77 | #1043 => 1043 | 905 | #66 => 66 | 341 | #9 => 9 | 2204 | #530 => 530 | 88 | 1519 | #404 => 404 | 63 | #27 => 27 | 719 | 3310 | #150 => 150 | 46 | #1234 => 1234
%list review: please add a test for the empty case | nice, much easier to read now | this breaks the old clients | can we split that into two changes | rename the variable, it is misleading | who will maintain this | looks good to me | the lock is never released | we already have a helper for that | missing translations | why not use the cache here | document the new option | great work | needs a rebase first | the query runs once per row | please squash your commits | I would rather not add another dependency | secrets don't belong in here | the migration cannot be undone | thanks for the quick fix
%list prnum2: 12 | 407 | 88 | 1190 | #31 => 31 | 5 | 2203 | 640 | #77 => 77 | 918
%list repo7: web-shop | core | api-gateway | Docs and Guides | nord/billing | old_app | fox-ui | infra | tmp | mobile-client
%list prtext: looks good to me | please add a test, then I'll merge | why not use the old helper here | rename tmp-fix-2 to something clear | this breaks the login page | nice work, but the docs are missing | can you split it in two | the loop in line 40 never ends, I think | ship it | we agreed on tabs, not spaces | thanks
%list pastday: yesterday | last Monday | two days ago | last Thursday | 3 February | last weekend | the day before yesterday | 2025-11-30 | a week ago | the 8th | last Sunday | Christmas Eve
%list num: 12 | 218 | #77 => 77 | 1043 | 905 | #66 => 66 | 341 | 2204 | #530 => 530 | 4812 | 88
%list review2: please add a test for the empty case | nobody knows what this flag is for | looks good with the new name | split this in two before friday | the lock is never released on error | move it under utils with the rest | needs a rebase onto main first | why not from the cache | great, at last
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
comment on PR {number=prnum2} in {repo=repo7}: {body=prtext}
{verdict:approve=approve} pull request {number=prnum2} with {body=prtext}
number {number=prnum2}, repo {repo=repo7}, body {body=prtext}, verdict {verdict:request_changes=request changes}
in {repo=repo7}, write {body=prtext} under {number=prnum2}
say {body=prtext} on pull request {number=prnum2} of {repo=repo7}
{repo=repo7} {number=prnum2}: {body=prtext}
{verdict:request_changes=request changes} on {number=prnum2}, text {body=prtext}
{=name} opened PR {number=prnum2} {=pastday}, comment {body=prtext}
on {number=num} in {repo=repo6}, {body=review2}
"{body=review2}" under pull request {number=num}
with {verdict:request_changes=changes requested|a request for changes}, {number=num}, {body=review2}
%lang es
coméntale en el pull request {number=prnum} de {repo=rpo}: {body=sentence}

%server puppetdeck

%tool puppetdeck_goto Navigate the browser to a URL.
%also Loads a page. Returns its title.
%also Opens an address in the automated browser, in another tab or with the size of some device if wanted.
%param url* (address, page) {"type": "string", "description": "Address"}
%param new_tab (tab) {"type": "boolean", "description": "Leave the present page open"}
%param device (viewport, emulate) {"type": "string", "enum": ["desktop", "tablet", "phone"], "description": "Size of the window"}
%param wait_seconds (wait, delay) {"type": "integer", "description": "Seconds to wait after loading"}
%list page: https://example.com/login | acme.io/pricing | localhost:3000 | https://shop.example.com/cart | www.globex.com | staging.acme.io | https://news.example.org/today | 192.168.0.1 | docs.acme.io/setup | https://bank.example/transfer | booking.example.eu | localhost:8080/admin | wiki.corp.net | forms.example.com/apply
%list secs: 30 seconds => 30 | two minutes => 120 | 60 | a minute => 60 | 90 seconds => 90 | 5 minutes => 300 | 15 s => 15 | ten seconds => 10 | 10 minutes => 600
%list pgx: example.com | https://shop.oakfield.org/cart | localhost:3000 | www.pinos.example/menu | https://staging.harbour.io/login?next=/home | news.lab.net | 192.168.0.12/admin | https://de.wikipedia.org/wiki/Elch | tmp-fix-2.harbour.io | berger-sons.example/jobs | about:blank | http://test.local:8080/a-b_c
%list scx: 5 seconds => 5 | ten seconds => 10 | 30 s => 30 | 60 sec => 60 | 20 seconds => 20 | a minute => 60 | 3 seconds => 3 | 45 secs => 45 | two minutes => 120 | fifteen seconds => 15 | 90 seconds => 90
(go to|navigate to) {url=page}
open {url=page} {new_tab:true=in a new tab} as a {device:phone=phone}, then wait {wait_seconds=secs}
{device:tablet=tablet} size, {url=page}, {new_tab:true=another tab|new tab}
load {url=page}, give it {wait_seconds=secs}
~ wait {wait_seconds=secs} after opening {url=page} on {device:desktop=desktop}
take me to {url=page}
I'm curious how {url=page} looks {device:phone=on an iPhone|on a small screen}
let the robot have a look at {url=page}
~ somebody says {url=page} is broken {device:tablet=on an iPad|on tablets}, go and see
goto {url=page}
~ {url=page} {device:phone=mobile}
{new_tab:true=new tab} {url=page}
don't type anything in yet, first go to {url=page}
navigate the browser {device:phone=as a phone}
open that page in a {new_tab:true=new tab}
open {url=pgx} {new_tab:true=in a new tab|in another tab|in a separate tab}
load {url=pgx} in {device:phone=phone|mobile|smartphone} size and wait {wait_seconds=scx}
{url=pgx} in the browser, {new_tab:false=same tab|in this tab|no new tab}, {device:desktop=desktop|full computer screen}
bring up {url=pgx}, the page where they sell tablets
%lang de
geh im Browser auf {url=page} {new_tab:true=in einem neuen Tab}
%lang es
abre {url=page} en el navegador {device:phone=como móvil}

%tool puppetdeck_fill_field Type text into a field of the open page.
%also Fills an input element.
%also Enters something in a form that the automated browser shows, sending it off if wanted.
%param field* (element, label) {"type": "string", "description": "Label of the field"}
%param text* (value, input) {"type": "string", "description": "What to type"}
%param submit (press_enter, send) {"type": "boolean", "description": "Press enter afterwards"}
%list typed: ada@example.com | red shoes in size 40 | Ada | please ring twice and wait | SUMMER20 | 12 Elm Street | the box was damaged | Globex | hello, is this still for sale | 0170 555 1234 | Berlin | winter jacket with hood | INV-1042 | too small for me | kim.lee | leave it at the door in the yard | test | two adults and a dog | 1990-04-12 | cheap flights for May
%list label: email | search box | first name | password | comment | shipping address | coupon code | phone number | message to the seller | date of birth | company | card number | subject | reason for the return | city | username | invoice number | notes for the driver
%list field9: Name | Delivery address | search box | Comment | What are you looking for? | City or postcode | subject | Date of birth | Message to the host | E-mail
%list typed9: Ella Moor | We arrive late, around eleven | Bath | blue shoes, size 40 | no onions please | tmp-fix-2 | 14 Mill Lane | thanks for having us, see you on Friday | The Man Who Sold the Stairs | Kofi and Ana | 4417
%list fillin: freelance gardener | none that I know of | visiting family at Easter | Ruth, my sister in Leeds | moved in with my partner | DE02 1203 0000 | Uppsala | cats and penicillin | to study under Prof. Hale | see attached sheet
%list blank: date of birth | Occupation | signed at | reason for leaving | IBAN | Next of kin | box 14 | allergies | name at birth | Purpose of stay
%list post: thanks a million | no rush | I'm already in the car | don't ask why | my memory is a sieve | that's all | cheers | sorry for the mess | I keep forgetting | it's been a long day | you're a star | nobody else will do it | no jokes please | my hands are wet | I can't find my glasses | that would make my day | much obliged | we've argued enough about it | I'm in a queue right now | it's driving me mad | with a cherry on top | and then I'll stop bothering you
type {text=typed} into [the] {field=label} [field]
fill {field=label} with {text=typed} {submit:true=and press enter|and submit}
{field=label}: {text=typed}, {submit:true=then enter|submit}
put {text=typed} in the {field=label}, {submit:false=don't submit yet|no enter}
in {field=label} enter "{text=typed}" {submit:true=and hit enter}
where it asks for my {field=label}, it's {text=typed}
~ the form wants a {field=label}, tell it {text=typed}
{text=typed} goes where it says {field=label}, {submit:true=off it goes|and send it off}
it won't let me on without a {field=label}, so just say {text=typed}
{field=label} = {text=typed}
{field=label}: {text=typed}
"{text=typed}" {field=label}
stay on the page you have, only write {text=typed} into {field=label}
fill in the {field=label}
type {text=typed}
for {field=field9} enter {text=typed9}
type {text=typed9} into {field=field9}
in the field {field=field9} type {text=typed9} and {submit:true=press enter}
Field: {field=field9} / text: {text=typed9} / submit: {submit:false=no}
{submit:true=submit} after typing {text=typed9} into {field=field9}
{text=fillin} in {field=blank}
under {field=blank} it wants an answer: {text=fillin}, {submit:true=then enter|and press enter}
type {text=fillin} at {field=blank}, {=post}

%server registry
%list package: requests | left-pad | lodash | django | serde | log4j | express | numpy | react-router | tokio | jackson-databind | rails | openssl | pyyaml | axios | fastify | pillow | moment | guava | vue | sqlalchemy | nokogiri | is-odd

%tool registry_get_package Look up a package: newest version, licence and maintainers.
%also Returns package metadata.
%also Facts about a library from a package registry: which version is current, under what licence it comes and who maintains it.
%param package* (name, library) {"type": "string", "description": "Package name"}
%param ecosystem (registry, platform) {"type": "string", "enum": ["pip", "npm", "cargo", "maven", "rubygems"], "description": "Registry"}
%list pkg: requests | left-pad | serde | lodash | spring-core | rails | @types/node | tokio | numpy | junit | actix-web | nokogiri
what is the (latest|newest|current) version of {package=package} [on {ecosystem:npm=npm}]
{package=package} package info
look up the {ecosystem:pip=python|pip} package {package=package}
under which licen(s|c)e is {package=package} (released|published)
who maintains the {package=package} library
is {package=package} still maintained, check the registry
{ecosystem:cargo=rust|cargo} crate {package=package}, (which version is current|details please)
~ tell me about the {ecosystem:rubygems=ruby gem|gem} {package=package}
I need the details of {package=package} from the {ecosystem:maven=java|maven} registry
look up a package on {ecosystem:npm=npm}
what's the newest version of that package
who looks after {package=pkg} on {ecosystem:npm=npm|node's registry}
licence of {package=pkg}, {ecosystem:cargo=crates.io|cargo|rust}
~ which release is {package=pkg} at in {ecosystem:pip=pypi|pip}
what licence has package {package=pkg}, a true gem in our code

%tool registry_check_vulnerabilities Known security advisories for a package.
%also Returns CVEs for a package version.
%also Check whether a dependency has published security holes, in general or in one version.
%param package* (dependency, name) {"type": "string", "description": "Name of the package"}
%param version (release) {"type": "string", "description": "Version to check"}
%list version: 2.4.1 | 1.0.3 | 3.0.0-rc1 | 5.12 | 7 | 4.17.20 | 2.14.1 | 1.9.9 | 0.8.0 | 4.2 | 10.1 | 3.11.4 | 0.21.1 | 6.1.7 | 12.0
%list pkg: lodash | requests | left-pad | react-dom | org.apache.logging.log4j | numpy | openssl | @types/node | tokio | ruby on rails | spring boot
%list pkv: 4.17.20 | 2.31 | 1.0.0-beta.3 | 16 | 2.14.1 | v3.0.7 | 0.21 | 5.2.x | 6.1 | 9.0.1
%list ver2: 4.17.20 | 2.14.0 | 1.0.2 | 3.2 | 0.9.8
%list pkg2: lodash | requests | openssl | log4j-core | left-pad | django | serde | numpy | spring-web
(does|has) {package=package} [{version=version}] (have|got) any (known vulnerabilities|security issues|security holes)
is {package=package} {version=version} safe to use
check {package=package} [{version=version}] for (CVEs|vulnerabilities|advisories)
security advisories for {package=package}
we still run {package=package} {version=version}, is that a security risk
are there CVEs (against|for) version {version=version} of {package=package}
before we ship it, see whether {package=package} is vulnerable
{package=package} {version=version} cve
I read that {package=package} got hacked, what do the advisories say
check our dependency for vulnerabilities
is version {version=version} vulnerable
check {package=pkg} version {version=pkv} for vulnerabilities
is {version=pkv} of {package=pkg} affected by anything
~ advisories for {package=pkg} at {version=pkv}
package: {package=pkg}, version: {version=pkv}
in {package=pkg} {version=pkv}, any known holes
name {package=pkg}, release {version=pkv}
known security problems with {package=pkg}
at {version=ver2}, is {package=pkg2} safe
any holes in {package=pkg2}, the customer from the bank asks
%lang es
¿tiene {package=package} {version=version} vulnerabilidades conocidas?

%server releasetrain

%tool promote_build Promote a build from one environment to the next.
%also Returns a promotion id.
%also Bring a version that already runs somewhere to where it has to go afterwards, right away or at a time that is told.
%param service* (app, component) {"type": "string", "description": "Service to promote"}
%param version (build, tag) {"type": "string", "description": "Version; the newest if absent"}
%param from_env (source, from) {"type": "string", "enum": ["development", "testing", "staging", "preprod"], "description": "Where it runs now"}
%param to_env* (target, to) {"type": "string", "enum": ["testing", "staging", "preprod", "production"], "description": "Where it should run"}
%param at (when, scheduled_for) {"type": "string", "description": "When"}
%list svc: checkout | billing-api | search | auth-service | payment gateway | user-service | image-resizer | mailer | cart | webhooks | api-gateway | inventory | notification-service | reporting | frontend | scheduler | recommendations | login | webshop | data-export | chat-server | cron-runner
%list vers2: 2.4.1 | 1.0.3 | v3.2 | build 881 | 5.12.0 | v2025.3 | 4.0.0-rc2 | release 17 | 0.9.8 | v1.18 | 7.3 | build 10042 | 3.0 | v12.1.4 | 2.2.0-beta | r55 | 6.6.6 | 1.10.2 | 8.1 | v0.4
%list ltime: 9am | 10:15 | midnight | noon | yesterday 18:00 | 3 pm | 14:30 | 6 in the morning | 22:00 | 8:45 | yesterday noon | monday 7:00 | 11:20 | last night at 2 | 16:05 | 1am | half past four | 12:50 | 5:30 | 23:59
%list svc2: checkout | mailer2 | user-api | search and filter | billing_old | tmp-fix-2 | The Gateway | image resizer | auth | shop frontend
%list ver: 2.4.1 | v3 | 1.0.0-rc2 | build 882 | 2026.03 | v0.9.17 | 5.0-beta | a81f3c
%list at: 7 | half past six | 6:30 pm | noon | 19:00 | 8 | quarter to nine | 4 pm | nine | 11:15 | 5 o'clock | 20:30 | 6am | ten past three
%list slot: tomorrow at 9 | Friday at half past two | Monday 10:15 | the 12th at noon | Thursday afternoon | next Tuesday at 4 pm | Wednesday 18:00 | tonight at eight | 5 May at 14:30 | Sunday morning | today at 3
%list svc3: checkout | mailer | payment gateway | search | auth-service | image-resizer | reporting | cart | scheduler
%list slot2: friday at 10 | tuesday 16:30 | the 8th at noon | tomorrow at 9 | monday at half past two | thursday at 5pm | next wednesday, 11:15 | saturday morning at ten | 12 june at 14:00 | sunday around 3
promote {service=svc} {version=vers2} from {from_env:staging=staging} to {to_env:production=production|prod}
(bring|move) {service=svc} to {to_env:production=prod|live} [at {at=ltime}]
{service=svc} {version=vers2} {from_env:testing=test} -> {to_env:staging=staging}
to {to_env:preprod=preprod|pre-production} from {from_env:testing=testing}: {service=svc} {version=vers2}
at {at=ltime} take {version=vers2} of {service=svc} to {to_env:production=production}
~ {version=vers2} of {service=svc} looked good in {from_env:staging=staging}, let our customers have it in {to_env:production=production}
QA is happy, so {service=svc} can go {to_env:production=live} {at=due}
{service=svc}: {from_env:development=dev} to {to_env:testing=test}, {at=due}
what's on {from_env:preprod=preprod} for {service=svc} should be on {to_env:production=prod} by {at=ltime}
push {service=svc} {version=vers2} on to {to_env:staging=staging}
promote {service=svc} {version=vers2}
promote the build to {to_env:staging=staging}
promote {service=svc2} to {to_env:staging=staging}
promote {service=svc2} {version=ver} from {from_env:testing=testing} to {to_env:staging=staging} at {at=at}
to {to_env:production=production}: {service=svc2}, version {version=ver}
service: {service=svc2}, from: {from_env:staging=staging}, to: {to_env:production=production}, at: {at=slot}
at {at=at} move version {version=ver} of {service=svc2} to {to_env:preprod=preprod}
from {from_env:development=development} into {to_env:testing=testing} with {service=svc2}
ship {version=ver} of {service=svc2} to {to_env:production=production}
from {from_env:staging=staging} into {to_env:production=production|prod} with {service=svc3} {version=vers}
at {at=slot2} {service=svc3} moves up to {to_env:preprod=preprod}
{version=vers} of {service=svc3} to {to_env:staging=staging}, out of {from_env:testing=testing|test}
%lang de
bring {service=svc} {version=vers2} {at=when} von {from_env:staging=Staging} nach {to_env:production=Produktion|Prod}
heb {service=svc} auf {to_env:staging=Staging} hoch
%lang es
pásame {service=svc} {version=vers2} de {from_env:testing=pruebas} a {to_env:production=producción}

%tool freeze_deployments Block deployments to an environment for a period.
%also Returns the freeze window.
%also Nobody may ship anything between a first and a last day, with the ground for it, for one environment or all of them.
%param start* (from, start_date) {"type": "string", "description": "First day"}
%param end* (until, end_date) {"type": "string", "description": "Last day"}
%param environment (env, target) {"type": "string", "enum": ["testing", "staging", "preprod", "production"], "description": ""}
%param reason (why, message) {"type": "string", "description": "Shown to whoever tries to deploy"}
%list shiftday: saturday | monday | december 24 | the 3rd | friday | easter sunday | june 12 | next weekend | the 28th | tomorrow | wednesday | next tuesday | 24.12. | aug 5 | sunday the 9th | tonight | new year's eve | 2025-05-01 | the 17th | thursday
%list whyfreeze: black friday | year-end closing | database migration | christmas holidays | audit | team offsite | load test | launch of the new store | data center move | elections coverage | summer sale | school holidays | the big demo | tax season | world cup | certificate rotation | penetration test | board presentation | customer migration | inventory count
%list day3: Friday | the 14th | 3 May | Monday | 12 August | the 22nd of June | Sunday | Oct 9 | Wednesday | the first of July | 2027-02-11 | Saturday the 6th | Good Friday | 28 November
%list dayb: Saturday | the 20th | 9 May | Thursday | 19 August | the 30th of June | Tuesday | Oct 16 | New Year's Day | the third of July | 2027-02-18 | Sunday the 14th | Easter Monday | 5 December
%list freeze: audit | the move to the new data centre | Black Friday | holidays, nobody is on call | database migration | the release to Pino's | board demo on Monday | stock-taking and year end | backup test, please wait | peak season
%list sday: monday | the 3rd of march | 4 may | tomorrow | next tuesday | april 11 | the 2nd | january 7th | this friday | 2025-02-10 | monday the 6th | feb 1 | easter monday | the day after tomorrow | wednesday
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
freeze {environment:production=production|prod} from {start=day3} to {end=dayb}
~ no deployments from {start=day3} until {end=dayb}, {reason=freeze}
until {end=dayb}, starting {start=day3}, freeze {environment:staging=staging}
env {environment:preprod=preprod}, start {start=day3}, end {end=dayb}, reason {reason=freeze}
deployment freeze for {reason=freeze}, {start=day3} to {end=dayb}
for {reason=why}, nothing to {environment:production=production|prod} between {start=sday} and {end=eday}
until {end=eday} from {start=sday}, no deploys, {reason=why}
{environment:staging=staging} is frozen {start=sday} to {end=eday}, {=aside}

%tool roll_out_feature Turn a feature on for a share of users.
%also Returns the new rollout.
%also Gradually give people something new that is hidden behind a switch: how many of them, and which group.
%param feature* (flag, toggle, name) {"type": "string", "description": "Name of the feature"}
%param percentage* (percent, share) {"type": "integer", "description": "Percent of users"}
%param audience (segment, group) {"type": "string", "enum": ["everyone", "staff", "beta_testers", "new_users", "paying_customers"], "description": "Group of users"}
%param start_date (from, begin) {"type": "string", "description": "From when on"}
%list feat: one-click checkout | dark mode | new-search | voice replies | smart-inbox | instant refunds | group-calls | apple_pay | new onboarding | live captions | dark-sidebar | price-predictor | guest checkout | stories | ai_summaries | compact view | passkeys | family plan | video-reviews | dynamic pricing | team dashboard | offline-maps
%list pct2: 5% => 5 | 10 percent => 10 | 25% => 25 | 50 percent => 50 | 1% => 1 | 20% => 20 | 75 percent => 75 | 100% => 100 | 15 % => 15 | 33% => 33 | 30 percent => 30 | 60% => 60 | 2 percent => 2 | 80% => 80 | 40 percent => 40
%list feat9: dark-mode | new checkout | search by photo | tmp-fix-2 | Share with a friend | login without password | the blue button | beta_inbox_v3 | Save for later | export to PDF and print | nightly sync
%list onday: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | the first Sunday in May | 9 October | 2026-05-01 | July 4th | Saturday the 12th | 1 Dec | Thursday next week
%list pct9: 5 | ten => 10 | 15 | 25 | 30 | fifty => 50 | 75 | 100 | 1
%list bydate: Friday | the end of the month | the 30th | 12 April | next Wednesday | Christmas Eve | Monday noon | mid-August | 1 September | the end of next week | the day after tomorrow | 2026-07-31
%list feature: one-click checkout | dark mode | group calls | passkeys | smart inbox | live captions | family plan | offline maps
roll {feature=feat} out to {percentage=pct2} of {audience:beta_testers=beta testers|the beta group}
(turn|switch) on {feature=feat} for {percentage=pct2} of {audience:everyone=all users|everybody}
{feature=feat}: {percentage=pct2} {audience:new_users=new users|newcomers} from {start_date=due}
from {start_date=due} {percentage=pct2} of {audience:paying_customers=paying customers} should see {feature=feat}
{percentage=pct2} get {feature=feat}
give {feature=feat} to {audience:staff=our own people|staff}, {percentage=pct2}, starting {start_date=due}
bump {feature=feat} up to {percentage=pct2} [{start_date=due}]
no complaints so far, so let's go to {percentage=pct2} with {feature=feat}
set the rollout of {feature=feat} to {percentage=pct2}, {audience:beta_testers=testers} only
time to show {feature=feat} to {percentage=pct2} of the folks {audience:paying_customers=who pay}
roll out {feature=feat} to {audience:staff=staff}
start a rollout at {percentage=pct2}
~ switch {feature=feat9} on for {audience:beta_testers=beta testers} on {start_date=onday} at {percentage=pct9} percent
roll out {feature=feat9} to {percentage=pct9} percent of {audience:staff=staff}
from {start_date=onday}, turn on {feature=feat9} for {percentage=pct9} percent
feature={feature=feat9}, share={percentage=pct9} %, group={audience:new_users=new users}, start={start_date=onday}
for {audience:paying_customers=paying customers}, {percentage=pct9} percent, as of {start_date=bydate}, {feature=feat9}
give {percentage=pct9} percent of {audience:everyone=everyone} {feature=feat9}
to {percentage=guests} percent of {audience:new_users=new users|those who just joined}, {feature=feature}
for {audience:staff=staff|our own people} first, {feature=feature} from {start_date=day2}
{feature=feature} goes to {percentage=pct} percent, finally
%lang de
schalte {feature=feat} ab {start_date=date} für {percentage:10=10 Prozent|zehn Prozent} {audience:everyone=aller Nutzer} frei
%lang es
actívale {feature=feat} al {percentage=pct2} de {audience:new_users=los usuarios nuevos}

%server restpoke

%tool sendProbeRequest Send one HTTP request and show the response.
%also Returns status, headers and body.
%also Tries an endpoint with a method and body and compares the status code with the one expected.
%param url* (endpoint, address) {"type": "string", "description": "Endpoint"}
%param method (verb) {"type": "string", "enum": ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"], "description": "HTTP method"}
%param body (data, payload) {"type": "string", "description": ""}
%param expectStatus (expected, status) {"type": "integer", "description": "Status code expected"}
%list url2: https://api.acme.io/users | localhost:8000/health | https://api.example.com/v2/orders | /login | staging.acme.io/api/cart | https://hooks.example.org/in | localhost:5000/predict | /v1/prices | https://api.globex.com/items/77 | /webhooks/stripe | http://127.0.0.1:9000/ping | https://example.net/api/token | /api/invoices
%list httpbody: name=ada | empty body | hello world | user 77 with no email | sample order | q=shoes | two items and a coupon | amount 20 in EUR | broken date | status=paid | file from yesterday | ten random numbers | id=5 | cart with three lines
%list code2: 200 | 404 | 201 | 401 | 500 | 301 | 403 | 204 | 429 | 422
%list url3: https://api.dune.dev/v2/users | localhost:8080/health | http://10.0.0.7/ping | staging.ferry.io/orders/17 | https://hooks.lumen.app/in | 127.0.0.1:3000/login | api.kettle.io/from/to | https://shop.example/cart?id=9 | dev.box/metrics | /v1/with/body
%list json: hello | name=Ada and city=Graz | ping | {"on": true} | the quick brown fox, twice | id=4,qty=2 | {"user": "tmp-fix-2", "plan": "pro"} | test from me | status=ok
%list status: 200 | 201 | 204 | 301 | 401 | 403 | 404 | 422 | 500 | 503
{method:GET=GET|get} {url=url2}
{method:POST=POST|post} {body=httpbody} to {url=url2}, expect {expectStatus=code2}
{url=url2} with {body=httpbody}, {method:PUT=put}, should be {expectStatus=code2}
expect {expectStatus=code2} from {method:DELETE=delete} {url=url2}
send a {method:PATCH=patch} to {url=url2} with {body=httpbody}
~ does {url=url2} answer with {expectStatus=code2} when it gets {body=httpbody}
is {url=url2} alive
partners claim {url=url2} chokes on {body=httpbody}; try it yourself
~ let's see what {url=url2} has to say
{method:HEAD=head} {url=url2}
{url=url2} {expectStatus=code2}
{method:POST=post} {url=url2} {body=httpbody}
not the whole collection, one single {method:GET=get} at {url=url2}
send a {method:POST=post} request with {body=httpbody}
send a request and expect {expectStatus=code2}
send a {method:POST=POST|post} to {url=url3} with {body=json}
{method:GET=GET|get} {url=url3} and expect {expectStatus=status}
URL: {url=url3}, verb: {method:PUT=PUT|put}, payload: {body=json}
expect a {expectStatus=status} from {method:DELETE=DELETE|delete} on {url=url3}
post the body {body=json} to {url=url3}, should answer {expectStatus=status}
with {body=json} as body, {method:PATCH=PATCH|patch} {url=url3}
check {url=url3} with a {method:HEAD=HEAD|head} request
%lang de
schick ein {method:POST=POST} an {url=url2} und erwarte {expectStatus=code2}
%lang es
manda un {method:DELETE=delete} a {url=url2}

%tool runRequestCollection Run a saved collection of API requests.
%also Returns passed and failed assertions.
%also Plays all requests of a suite against an environment, several times over if wanted, stopping at the first failure or not.
%param collection* (suite, name) {"type": "string", "description": "Name of the collection"}
%param environment (env, target) {"type": "string", "enum": ["local", "test", "staging", "production"], "description": "Against which environment"}
%param iterations (repeat, times) {"type": "integer", "description": "How many times"}
%param stopOnFailure (bail, failFast) {"type": "boolean", "description": "End at the first failure"}
%list suite: checkout smoke tests | login and signup | payments | regression for search | nightly API suite | users v2 | refunds in two currencies | health checks | partner endpoints | webhooks | cart with coupons | mobile API | admin | contract tests for billing | onboarding | rate limits | import and export | GraphQL basics | address lookup | postman starter
%list times: 3 | five => 5 | ten => 10 | 20 | two => 2 | 50 | 4 | 100
%list suite2: smoke tests | Checkout API | users-v2 | login and logout | Payments, happy path | health | partner onboarding flow | regress_all | orders | auth for mobile | Webhooks (old)
%list times2: 3 times => 3 | five times => 5 | twice => 2 | 10 times => 10 | 20 times => 20 | four times => 4 | 50 times => 50 | 8 times => 8 | six times => 6 | 100 times => 100
run the {collection=suite} collection [against {environment:staging=staging}]
{collection=suite} against {environment:test=test|the test environment}, {iterations=times} times, {stopOnFailure:true=stop at the first failure|bail early}
{iterations=times} rounds of {collection=suite} on {environment:local=local|localhost}
on {environment:production=production|prod}: {collection=suite}, {stopOnFailure:false=keep going on failures|don't stop on errors}
{collection=suite}, {iterations=times}x, {environment:staging=staging}
does {collection=suite} still pass everywhere, I changed the login
~ before we go live I'd sleep better after {collection=suite} {iterations=times} times
hammer {environment:staging=staging} with {collection=suite} {iterations=times} times in a row
have all of {collection=suite} played once more, {stopOnFailure:true=give up as soon as one is red|quit at the first red one}
{collection=suite} {environment:staging=staging}
{collection=suite} x {iterations=times}
run {collection=suite}
a single request isn't enough, take all of {collection=suite}
run a collection against {environment:production=prod}
run it {iterations=times} times
fire {collection=suite2} at {environment:staging=staging}, {iterations=times2}
all requests in {collection=suite2} against {environment:production=prod|live}, {stopOnFailure:true=stop at the first error|quit on error}
{environment:local=localhost|my own machine}, {collection=suite2}, {iterations=times2}, {stopOnFailure:false=carry on after errors|keep going if one fails}
send the saved {collection=suite2} requests, the driving test starts at three

%server secondlook
%list chg: 412 | #88 | fix-coupon-rounding | PR 1207 | feature/guest-login | #2031 | 77 | tax-norway | refactor-mailer | 5518 | hotfix/upload | #640 | drop-python-38 | search-umlauts | 19 | #1333 | cleanup/old-flags | sso-for-partners | 906 | dependency-bump

%tool askForReview Ask colleagues to review a code change.
%also Returns the review with its reviewers.
%also Have others read what was programmed before it goes in: who reads, until when, and what they should look at most.
%param change* (patch, diff, branch) {"type": "string", "description": "Number or branch"}
%param reviewers* (people, readers) {"type": "array", "items": {"type": "string"}, "description": "Who should read it"}
%param deadline (due, by) {"type": "string", "description": "Until when"}
%param focus (attention, about) {"type": "string", "description": "What to look at"}
%list who2_2: Kim and Ravi | Lena, Tomasz and Olu | Priya and Marcus | Hugo | Mei, Zoe | Ines | Anneke and Joao | Nadia, Pete and Rosa | Stefan and Yusuf | Fatima | Chen Wei and Jakob | Dana, Bert | Emil | Ravi, Mei and Hugo | Zoe and Olu | Marcus | Rosa and Kim | Jakob, Lena | Tomasz | Pete and Priya
%list look: naming and comments | locking in the worker | error handling | speed with large files | tests for the empty case | security of the upload | both migrations | how it behaves offline | whether the API stays stable | memory use | edge cases with time zones | readability for newcomers | SQL with joins | translations and plurals | rounding | retry logic and timeouts | naming of the flags | accessibility
%list folk: Tess and Bo | Priya, Hal and Wren | Siobhan O'Hara | Big Sal, Yuki and Lee | Rupert, Leila | Casper | Ignacio and Fatima | Mrs. D'Souza and Mr. Okonkwo | Marek, Jo-Ann and old Pete | Dr. Lindqvist
%list change: tmp-fix-2 | 204 | feature/login-page | #3310 | blue-door | PR 77 | fix-dates-and-times | MR 56 | release/2.4 | sal/try-again
%list focus: the date parser | tests | naming and style | what happens when the list is empty | security, mainly the login | move from old to new schema | speed | error messages, English only | line 40 | locks
%list crew: Kim and Ravi | Lena, Marek and Ines | Priya, Olu | Tom Becker and Rosa Diaz | the three from design | Hugo, Emil, Nadia and Zoe | Stefan and the interns | Fatima and Jonah | Yusuf, Dana | my whole team
%list change2: 512 | feature/sso | MR-88 | fix-timeouts | 1043 | refactor-auth | 77
%list focus2: the locking in the worker | naming and tests | whether it still works with old clients | error handling on timeouts | the queries under load
ask {reviewers=who2_2} to review {change=chg}
review of {change=chg} by {reviewers=who2_2} until {deadline=day}, focus on {focus=look}
{change=chg}: reviewers {reviewers=who2_2}, deadline {deadline=day}
~ {reviewers=who2_2} should look at {focus=look} in {change=chg}
I need {reviewers=who2_2} to go over {change=chg} before {deadline=day}[, mainly {focus=look}]
by {deadline=day}, {reviewers=who2_2}, {change=chg}, especially {focus=look}
would {reviewers=who2_2} have a read through {change=chg}
get me some eyes on {change=chg}, {reviewers=who2_2} if they can
{change=chg} is finished on my side. {reviewers=who2_2} may tear it apart, above all {focus=look}
I don't quite trust my own work after a night like that, so let {reviewers=who2_2} check {change=chg} for {focus=look}
we merge {deadline=day} and not an hour later, which means {reviewers=who2_2} have to see {change=chg} before
ask {reviewers=who2_2} for a review
have {change=chg} reviewed by {deadline=day}
ask {reviewers=folk} to review {change=change} by {deadline=end}
review of {change=change} from {reviewers=folk}, focus on {focus=focus}
by {deadline=end} {reviewers=folk} should read {change=change}
change {change=change}, reviewers {reviewers=folk}, deadline {deadline=end}, focus {focus=focus}
send {change=change} to {reviewers=folk} for review of {focus=focus}
by {deadline=day2}, {reviewers=crew} on {change=change2}, two pairs of eyes see more
with an eye on {focus=focus2}, {reviewers=crew}, {change=change2}
{reviewers=crew} should read {change=change2}, [it's tiny]
%lang de
bitte {reviewers=firstname}, sich {change=chg} bis {deadline=date} anzusehen
%lang es
pídele a {reviewers=firstname} que revise {change=chg}

%tool giveVerdict Give a verdict on a code change.
%also Returns the state of the review.
%also Say whether what was programmed may go in as it is, or what has to be different first.
%param change* (patch, diff) {"type": "string", "description": "Number or branch"}
%param verdict* (decision, result) {"type": "string", "enum": ["approve", "needs_work", "reject"], "description": "Decision"}
%param remark (comment, message) {"type": "string", "description": "Words for the author"}
%list remark: lovely and short | one test is missing for guests | the loop runs once per row | please split it in two | the name is misleading | this breaks old phones | nice cleanup | needs a rebase | what about time zones | the lock is never released | secrets do not belong in here | add a line to the changelog | ship it | I would rather keep the old way | the query is slow with many rows | works on my tablet and my phone | typo in the third message | cannot be undone, so add a backup | please explain the magic number | reads like a novel
%list chgx: #412 | 88 | tmp-fix-2 | feature/login-by-mail | PR 1007 | hotfix/blank-page | change 31 | #9 | refactor-cart | sals-branch
%list remx: looks good, ship it | please add a test for the empty list | nice work | the name is misleading | split this in two, it's too big | works on my machine and on Kenji's | why not use the old helper | see my comment on line 40 | small typo in the docs, otherwise fine | too slow
{verdict:approve=approve} {change=chg}
{verdict:needs_work=needs work}: {change=chg}, {remark=remark}
my verdict on {change=chg} is {verdict:reject=reject|no}, {remark=remark}
{change=chg} {verdict:approve=approved|is fine}, say "{remark=remark}"
{verdict:reject=reject|turn down} {change=chg} with the remark {remark=remark}
"{remark=remark}" on {change=chg}, {verdict:needs_work=send it back|not ready yet}
{change=chg} {verdict:approve=may go in|looks good to me}
from me it's a {verdict:reject=clear no|no} for {change=chg}
{verdict:approve=happy|thumbs up} with {change=chg}, {remark=remark}
I have read every line of {change=chg} twice on the train, and it's {verdict:needs_work=not there yet|not quite there}: {remark=remark}
he'll be disappointed, but {change=chg} {verdict:reject=cannot go in|must not go in} like this. tell him {remark=remark}
{verdict:approve=approve} the change
~ give a verdict on {change=chg}
{verdict:approve=approve} {change=chgx} with the remark {remark=remx}
on {change=chgx}, my verdict is {verdict:needs_work=needs work|more work needed}: {remark=remx}
change {change=chgx}, verdict {verdict:reject=reject|rejected}, remark {remark=remx}
"{remark=remx}" as the comment on {change=chgx}, {verdict:needs_work=needs work}

%server slipwharf
%list svc: checkout | web-front | mailer2 | the billing service | auth | search-api | Reports and Exports | media.worker | importer for Ghent | nightly-jobs | cart, v2 | Lucho's bot
%list svcb: gateway | image-resizer | payments-core | login | the newsletter sender | tracking | maps-proxy | inventory and stock | user.api | webhooks

%tool slipwharf_deploy Trigger a deployment of a service. Without `ref` the head of the default branch is taken. Production deployments may require approval.
%also Deploys a service.
%also Ship a branch or a tag of some service to where users or testers can get at it, at one go or bit by bit.
%param service* (app, service_name) {"type": "string", "description": "Service name"}
%param ref (branch, git_ref) {"type": "string", "description": "Git branch, tag or commit"}
%param environment (env, target) {"type": "string", "enum": ["production", "staging", "preview", "development"], "description": "Target environment"}
%param strategy (rollout, mode) {"type": "string", "enum": ["all_at_once", "rolling", "canary"], "description": "Rollout strategy"}
%param skip_checks (force, no_verify) {"type": "boolean", "description": "Do not run the checks before"}
%list ref: main | v2.14.0 | hotfix/login | feature/new-cart | 9f3c2ab | release-2025-11 | fix-for-ghent | develop | rosa/try-2 | v0.9-rc1 | bump-deps
ship {service=svc}, {environment:production=for real users|out to the public|live}
~ bring out {service=svcb} from {ref=ref}, {strategy:canary=to a few people first|a small share to begin with}
put {ref=ref} of {service=svc} where {environment:staging=the testers can get at it|QA tries things out}
with {ref=ref} update {service=svcb}, {skip_checks:true=no tests this time|never mind the tests}
after the call at four, once Rosa has nodded, release {service=svc}, {strategy:rolling=one machine after the other|bit by bit}
{service=svcb}, {ref=ref}, {environment:production=the real thing|live}, {strategy:all_at_once=everything in one go}
get {service=svc} out, our main worry this week

%tool slipwharf_rollback Roll a service back to an earlier release (the previous one by default).
%also Return to an earlier version.
%also Undo the last release of a service that went wrong, say which version should be live again and why.
%param service* (app, service_name) {"type": "string", "description": "Service to roll back"}
%param version (to_version, release) {"type": "string", "description": "Release to return to"}
%param environment (env) {"type": "string", "enum": ["production", "staging", "preview", "development"], "description": ""}
%param reason (message, comment) {"type": "string", "description": "Shown in the audit log"}
%param lock (freeze, block_deploys) {"type": "boolean", "description": "Block further deployments afterwards"}
%list ver: 2.13.4 | v41 | 1.0.9 | release-88 | 2025-10-30.2 | v3.2 | the one from Tuesday | 9f3c2ab | build 512 | 0.8
%list whyback: checkout broke after lunch, carts came out empty | half of the users can't log in, says support | it eats all the memory, then dies | prices show without tax since ten | mails went out twice, customers are angry | pages load slowly from Norway, fine from here | nobody tested it on phones | the map is blank, even after a reload | new buttons do nothing, we ship again at six | logs fill the disk within ten minutes
undo the release of {service=svc}, {lock:true=and let nobody ship|then close the gate}
{service=svcb} back to {version=ver}, {environment:production=where customers are|on the live site}
take {service=svc} from the new one to {version=ver}
to {version=ver} with {service=svcb}, {environment:staging=just for the testers|on the test machine}
return {service=svc} to what it was because {reason=whyback}
{service=svcb}, {version=ver}, {lock:false=others may still ship}, {reason=whyback}
the production manager is calling, please revert {service=svc}

%tool slipwharf_list_deployments Deployment history. All filters are combined.
%also Lists past and running deployments.
%also What went out lately: of which service, where to, by whom, and did it work?
%param service* (app, service_name) {"type": "string", "description": "Service name"}
%param environment (env, target) {"type": "string", "enum": ["production", "staging", "preview", "development"], "description": "Environment"}
%param status (state, result) {"type": "string", "enum": ["succeeded", "failed", "running", "cancelled"], "description": "Result"}
%param triggered_by (author, user) {"type": "string", "description": "User who started it"}
%param limit (count, max_results) {"type": "integer", "description": "default 20"}
what went out lately for {service=svc}, {status:failed=the ones that broke|only what went wrong}
releases of {service=svcb}, {environment:production=only on the live site|as far as customers got them}
~ what did {triggered_by=who} ship of {service=svc}
of {service=svcb} by {triggered_by=whob}, {limit=few} or so
for the review at two, with all the bosses in, I want {service=svc} releases by {triggered_by=who}
{triggered_by=whob}, {service=svc}, {status:running=still on their way|not through yet}, {limit=few} of them
~ history of {service=svcb} please, I failed to find it

%tool slipwharf_search_logs Search runtime logs of a service. Plain text or a phrase; regular expressions are NOT supported. Looks back 60 minutes by default.
%also Find lines in the logs.
%also What did a service print that contains some words, lately, only bad things or everything, on machines in one part of the world?
%param text* (query, pattern) {"type": "string", "description": "Text to find"}
%param service* (app, service_name) {"type": "string", "description": "Service whose logs are searched"}
%param level (severity, min_level) {"type": "string", "enum": ["debug", "info", "warn", "error"], "description": "Minimum level"}
%param last_minutes (window, lookback) {"type": "integer", "description": "How far to look back, in minutes"}
%param region (datacenter, location) {"type": "string", "enum": ["eu", "us", "asia"], "description": "Data centre region"}
%list logtext: connection refused | timeout | out of memory | order 88123 | user not found | retrying in 5 | invalid token, expired | disk is full | deadlock | null | payment declined by bank | can't open file
%list min: 20 minutes => 20 | half an hour => 30 | 45 min => 45 | an hour => 60 | ten minutes => 10 | 90 minutes => 90 | two hours => 120 | 15 minutes => 15 | 5 minutes => 5 | forty minutes => 40 | three hours => 180
%list loglong: could not charge card, will try again at ten | lost connection to the database, giving up | order was paid twice, second one ignored | no space left on device, stopping now | user is not allowed to see this page | waiting for the lock, held since noon | token has expired, please sign in again | file was not found, using the old one | mail could not be sent, address is wrong | too many requests, slow down and retry
does {service=svc} print {text=logtext}, {last_minutes=min} back
grep {service=svcb} for {text=logtext}, {region:us=the American machines|over in the States}
look for "{text=logtext}" in {service=svc}
from {service=svcb}, {level:error=only the bad stuff|just real failures}, with {text=logtext} in it
when did {service=svc} say {text=loglong}
{service=svcb}, {text=logtext}, {region:eu=here in Europe}, {level:debug=every little thing|as chatty as it gets}
give me info, did {service=svc} ever spit out {text=logtext}

%tool slipwharf_set_flag Turn a feature flag on or off. `rollout_percent` only matters when enabled.
%also Switch a feature flag.
%also Let users have a new feature or take it from them again: all of them, a share, or one group of people.
%param flag* (flag_key, feature) {"type": "string", "description": "Flag key"}
%param enabled* (state, active) {"type": "boolean", "description": "true = on"}
%param environment (env) {"type": "string", "enum": ["production", "staging", "preview", "development"], "description": "Environment, default production"}
%param rollout_percent (percentage, rollout) {"type": "integer", "minimum": 0, "maximum": 100, "description": "Share of users in percent"}
%param segment (audience, user_group) {"type": "string", "description": "User segment the rule is for"}
%list flag: new-cart | dark_mode | fast-search | beta.maps | one-click-pay | GhentPricing | show_hints | ai-answers | holiday-banner | ab.signup-2
%list pct2: 10 percent => 10 | 5% => 5 | 25 percent => 25 | 50% => 50 | 1 percent => 1 | 75% => 75 | 20 percent => 20 | ninety percent => 90 | 15% => 15 | 33 percent => 33
%list seg: beta testers | Norway | people with old phones | staff and friends | paying customers | users from the fair | schools | new sign-ups, May | Android | guests
{enabled:true=give people|switch on} {flag=flag}, {rollout_percent=pct2} to begin with
{enabled:false=take away|kill} {flag=flag}, {environment:staging=just where QA plays|only for the testers}
let {segment=seg} have {flag=flag}, {enabled:true=turn it on}
for {segment=seg} {enabled:false=hide|pull} {flag=flag}
{enabled:true=light up} {flag=flag} tonight, before the show at eight, for {segment=seg}, {environment:production=live|on the real site}
{flag=flag}, {enabled:true=on}, {rollout_percent=pct2}, {segment=seg}
{enabled:false=off with} {flag=flag}, a hundred percent my fault

%server splitlab
%list trial: green buy button | shorter signup form | free shipping banner | price with and without tax | video on the start page | one-page checkout | bigger product photos | chat bubble in the corner | friendly error texts | gift wrap offer | countdown timer | sticky cart on phones | reviews above the fold | newsletter popup after a minute | new headline for teachers | trial without credit card | two column layout | badge for bestsellers | quiz for first-time buyers | round avatars

%tool splitlab-start-test Start an A/B test.
%also Returns the test id.
%also Show some visitors one thing and some another, for a share of them, and count which does better until a day.
%param name* (title, experiment) {"type": "string", "description": "What is tried"}
%param variants (arms, versions) {"type": "array", "items": {"type": "string"}, "description": "What is compared"}
%param traffic (percent, share) {"type": "integer", "description": "Percent of visitors taking part"}
%param goal (objective, target) {"type": "string", "enum": ["signup", "purchase", "click", "time_on_page"], "description": "What counts as success"}
%param ends (until, end_date) {"type": "string", "description": "Last day"}
%list arms: green and blue | long form, short form | A, B and C | old photo and new photo | 9.99 and 10.00 | top, middle and bottom | video, picture | monthly and yearly | with and without badge | red, orange | two steps and three steps | polite, funny and dry | popup, banner | serif and sans | free trial and discount
%list share: 10% => 10 | 50 percent => 50 | 20% => 20 | five percent => 5 | 25 percent => 25 | 5% => 5 | 100% => 100 | 30 percent => 30 | 75% => 75 | ten percent => 10 | 40% => 40 | 15 percent => 15
%list var: red and green | with photo, without photo | 9.90, 11.90 and 14.90 | old page and new page | short, medium, long | A and B | one step or two steps | blue, grey and orange | "Buy now" and "Get it" | long text, bullet points
%list test: button colour | Price on the Landing Page | short and long form | header-v2 | welcome mail with a photo | two-step checkout | Ask for the Name | big picture | free trial, no card | cta
%list pctu: 10% => 10 | 15 percent => 15 | 25% => 25 | 50 percent => 50 | 30 % => 30 | five percent => 5 | 40% => 40 | 75% => 75 | 60 percent => 60 | 20% => 20
%list end2: Friday | the end of May | the 30th | 1 September | Christmas | 15 June | the end of the month | next Sunday | 2027-03-31 | Easter | Monday noon | 24 Dec
%list pct2: 10% => 10 | 15 percent => 15 | 20 | 25% => 25 | 50 percent => 50 | 30 | five percent => 5 | 40% => 40 | 75 | 60 percent => 60
%list day3: Friday | the 14th | 3 May | Tuesday next week | Sunday | Oct 9 | the first of June | 12 August | Monday | Saturday the 8th | 2027-02-11 | March 30 | 17.4. | Thursday
%list variants: red, green and blue | with and without the photo | short form, long form | 9.90, 11.90 and 14.90 | old layout and new one
%list testn: green buy button | shorter form | price with tax on top | video on the start page | free shipping over 50 | checkout in one step
start an A/B test on {name=trial} with {variants=arms}
A/B test "{name=trial}", {traffic=share} of visitors, goal {goal:purchase=purchase|sales}
{name=trial}: {variants=arms}, {traffic=share}, until {ends=day}
test {variants=arms} against each other for {name=trial}, we count {goal:click=clicks}
until {ends=day} test {name=trial} on {traffic=share}[, {goal:signup=signups} count]
{goal:time_on_page=time on page} is the goal, {traffic=share} the traffic, {name=trial} the test
let's find out if {name=trial} brings more {goal:purchase=sales|orders}
half of us love the idea and half hate it: {name=trial}. show it to {traffic=share} and see
does {name=trial} make folks {goal:signup=sign up|register} more? try {variants=arms} till {ends=day}
the designer and I have been quarrelling over this for weeks, so let the customers decide on {name=trial}: {variants=arms}, {traffic=share}
I read an article on the plane and would love to try it at our place, {name=trial}, with {traffic=share}, counting {goal:click=clicks}, up to {ends=day}
start an A/B test with {variants=arms}
A/B test for {traffic=share} until {ends=day}
test {variants=var} as {name=test} with {traffic=pctu} of visitors
start the test {name=test} until {ends=end2}
on {traffic=pctu}, compare {variants=var} under the name {name=test}
name: {name=test}, variants: {variants=var}, traffic: {traffic=pct2}, goal: {goal:purchase=purchases|purchase}
a/b test called {name=test}, {goal:click=clicks} count, ends {ends=day3}
until {ends=end2}, {name=test} with {variants=var}, goal {goal:signup=signups}
~ {name=test} for {goal:time_on_page=time on page}, {variants=var}
with {traffic=pct} percent, {variants=variants}, as {name=testn}
until {ends=eday}, {variants=variants} for {goal:signup=sign-ups}
{name=testn}: {variants=variants}, what counts is {goal:click=clicks}
%lang de
starte einen A/B-Test "{name=trial}" mit {traffic:20=20 Prozent|zwanzig Prozent} bis {ends=date}
%lang es
lanza una prueba A/B de {name=trial} al {traffic:50=50 por ciento|50 %}

%tool splitlab-outcome Results of an A/B test.
%also Returns numbers for each variant.
%also Which of the compared things did better so far, with everybody or with one group of visitors.
%param name* (test, experiment) {"type": "string", "description": "What was tried"}
%param segment (group, audience) {"type": "string", "enum": ["mobile", "desktop", "new_visitors", "returning_visitors"], "description": "Group of visitors"}
%list trial2: green button | two-step checkout | Free Shipping Banner | price test March | headline B | popup or no popup | login with one tap | new footer | Hero video, short cut | search bar on top | emails from a real person
results of the {name=trial} test
how is the A/B test {name=trial} doing on {segment:mobile=mobile|phones}
{name=trial} results, {segment:desktop=desktop}
A/B results for {segment:new_visitors=new visitors|newcomers}: {name=trial}
~ did {name=trial} win the test with {segment:returning_visitors=returning visitors|regulars}
outcome of {name=trial}, please
so, did {name=trial} pay off
~ which side is ahead in {name=trial} with people on {segment:mobile=their phones|mobile}
was {name=trial} worth the trouble
we have been waiting for weeks and marketing is biting its nails: how is {name=trial} going
I bet a crate of beer on this one and want to know now, {name=trial}, {segment:new_visitors=first-timers|newcomers} only
results on {segment:desktop=desktop}
show A/B test results
which version won, {name=trial2}
{name=trial2} on {segment:mobile=phones|mobile}
how did {name=trial2} do among {segment:returning_visitors=people who came back|returning visitors}
did {name=trial2} beat the old version, my desktop is full of guesses

%tool splitlab-stop-test Stop an A/B test and pick a winner.
%also Ends a test.
%also No longer compare things with visitors; from now on everybody sees the one that is said.
%param name* (test, experiment) {"type": "string", "description": "What was tried"}
%param winner (keep, variant) {"type": "string", "description": "What everybody sees from now on"}
%list arm: blue one | short form | B | new photo | variant C | old layout | video | yearly plan | version with the badge | funny text | banner at the top | two steps | control | green button | free trial | quiet one with no popup
%list testx: green buy button | headline with price or without | checkout in one step | Summer banner | long form vs short form | free shipping from 30 | tmp-fix-2 | Login by mail | pricing page, yearly first | hero-image
%list armx: variant B | old version | short form | green | headline with price | A | control | no banner | picture of Big Sal | yearly first
%list letter: A | B | C | D | X | Y | 1 | 2 | 3 | Z
stop the A/B test {name=trial}
stop {name=trial}, winner is {winner=arm}
{winner=arm} wins, stop the {name=trial} test
end {name=trial} and keep the {winner=arm}
~ {name=trial}: stop, everybody gets the {winner=arm}
call off the test {name=trial}[ in favour of the {winner=arm}]
we have seen enough of {name=trial}
from now on the {winner=arm} for everyone, {name=trial} is decided
no more guessing with {name=trial}, {winner=arm} it is
the numbers have not moved for a fortnight and I am bored, so finish {name=trial} and take the {winner=arm}
customers have started to complain that the page looks different each time. wrap up {name=trial}
stop the test, the {winner=arm} wins
stop an A/B test
stop the test {name=testx} with {winner=armx} as the winner
{winner=armx} wins, so end the A/B test called {name=testx}
test: {name=testx}, winner: {winner=armx}
end the A/B test on {name=testx}
%lang de
beende den Test {name=trial}, Gewinner ist Variante {winner=letter}
%lang es
para la prueba {name=trial} y quédate con la {winner=letter}

%server sprintloom
%list story: login with a code | Cart keeps its items | dark theme | export for accountants | MLK-41 | Print, then mail | filter by colour | avatars | the guest checkout | Undo for deletes | import from Excel | SEL-207 | search as you type
%list storyb: password by text message | faster start page | MLK-88 | Refunds and returns | address book | Remember me | new price table | Ask before leaving | offline maps | SEL-19 | vouchers, gift cards | two languages at once
%list storylong: as a guest I pay by card, without signing up first | show the last five orders, newest at the top | warn me at noon if stock runs out, not later | let parents set a limit, say 20 euros a week | when the map fails, show a list of streets | keep the basket for a week, even when logged out | send the invoice to two people, boss and bookkeeper | ask for the postcode first, then show shops | let drivers report a closed road while they wait | hide old offers after midnight, but keep the links | read the text aloud, stop when someone calls

%tool estimateStory Set how big a story is EXPECTED to be. Effort that was spent goes to recordEffort.
%also Story points for a backlog item.
%also Put a guess of size on a user story, before anyone works on it, with the person who guessed and how sure they are.
%param story* (item, storyTitle) {"type": "string", "description": "Story title or key"}
%param points* (size, storyPoints) {"type": "number", "description": "Story points"}
%param estimator (by, estimatedBy) {"type": "string", "description": "Person whose guess it is"}
%param confidence (certainty, sureness) {"type": "string", "enum": ["rough", "likely", "certain"], "description": "How sure the guess is"}
%param epic (theme, parentEpic) {"type": "string", "description": "Epic the story sits in, when titles repeat"}
%list pts: 3 | five => 5 | 8 | two => 2 | 13 | three => 3 | 0.5 | eight => 8 | 20 | 5
%list epic: Checkout | Grow in Spain | Accounts and Access | Less Paper | winter sale | Shop for Pros | Trust, Phase 1 | onboarding | Speed | Our Guests' Data | Return to Sender
give {story=story} {points=pts} points, {confidence:rough=just a gut feeling|a wild stab|finger in the air}
{story=story} is about {points=pts} points, says {estimator=who2}
{estimator=who2} thinks {story=story} under {epic=epic} is worth {points=pts}
in {epic=epic}, put {points=pts} on {story=storyb} for {estimator=whob2}
{points=pts} points for "{story=storylong}"
{points=pts}, {estimator=whob2}, {story=story}, {confidence:certain=no doubt about it|bet the house on it|rock solid}
how big, let's say {points=pts} for {story=storyb} after the meeting

%tool recordEffort Book hours that were actually spent on a story. Not for guesses, see estimateStory.
%also Hours worked on a story.
%also Timesheet line for a backlog item: who spent how long on it, on which day and with what sort of work.
%param story* (item, storyTitle) {"type": "string", "description": "Story title or key"}
%param hours* (spentHours, duration) {"type": "number", "description": "Hours spent"}
%param teammate (member, worker) {"type": "string", "description": "Who did the work; the caller by default"}
%param workType (kind, category) {"type": "string", "enum": ["coding", "review", "testing", "meeting"], "description": "Sort of work"}
%param day (workedOn, date) {"type": "string", "description": "Day of the work"}
%list hrs: two hours => 2 | 3 hours => 3 | an hour => 1 | 1.5 hours => 1.5 | six hours => 6 | 4h => 4 | 2.5 hours => 2.5 | eight hours => 8 | 5 hours => 5 | seven hours => 7
%list past3: yesterday | Monday | last Thursday | the 4th | 3 March | this morning | the 11th of May | Tuesday | 2026-02-09 | Friday | last Wednesday
I was on {story=story} for {hours=hrs}, {workType:coding=all of it typing code|programming mostly|hands on the keyboard}
put down {hours=hrs} on {story=storyb} {day=past3}, {workType:meeting=nothing but talk|sitting in a room with everyone|one long call}
~ {teammate=who2} sat on {story=story} for {hours=hrs}, {day=past3}
for {teammate=whob2}, {hours=hrs} against {story=storyb}
clock {hours=hrs} on "{story=storylong}", {workType:testing=trying to break it|clicking through it}
{day=past3}, {teammate=who2}, {story=storyb}, {hours=hrs}
it took me {hours=hrs} to get {story=story} past the tests

%tool planSprint New sprint (iteration) with its goal.
%also Opens an iteration for a team.
%also Sets up the next iteration: what it should achieve, for which squad, when it begins, how many weeks it takes and whether stakeholders can look in.
%param goal* (sprintGoal, objective) {"type": "string", "description": "Sprint goal in a sentence"}
%param team (squad, crew) {"type": "string", "description": "Squad"}
%param product (productName, forProduct) {"type": "string", "description": "Product the sprint is for"}
%param startDate (begins, from) {"type": "string", "description": "First day"}
%param lengthWeeks (weeks, durationWeeks) {"type": "integer", "minimum": 1, "maximum": 6, "description": "Length in weeks"}
%param openToStakeholders (guestsAllowed, visibleToGuests) {"type": "boolean", "description": "Guests may watch the sprint board"}
%list goal: ship the new start page | fewer crashes | Paying with vouchers | get rid of old tables | ready for the fair | five happy pilot customers | answer in under a second | Search, first version | no open security bugs | guests can book | a checkout without dead ends
%list prod: Meadowlark | seller app | the booking site | Paper to Pixel | partner portal | Bakers' Corner | mobile | PORT-X | Maps, Asia | the old shop | Nimbus 3 | tickets and tours
%list start: Monday | the 14th | next Tuesday | 1 October | the 3rd of August | Easter Monday | 2026-05-04 | tomorrow | 7 January | Monday week | June 1st
%list goallong: a guest can book, pay and cancel without calling us | close every bug older than May, then breathe | get the seller app into both stores before summer | half as many clicks, twice as many orders | show the board something that runs, even if ugly | move all users to the new login by Friday night | cut the bill for servers, but keep the speed | learn why people leave at step three, then fix it | finish returns, start refunds, forget the rest | ask ten customers, write down what they say
~ next iteration: {goal=goal}, {lengthWeeks:2=a fortnight|two weeks}
set up a sprint for {team=squad}, aim is {goal=goal}, {openToStakeholders:true=the bosses can peek in|clients are welcome to look|guests may watch}
{team=squad} does a sprint on {product=prod} from {startDate=start}: {goal=goal}
on {product=prod} with {team=squad} we go for "{goal=goal}"
{team=squad} should spend the coming weeks on this: {goal=goallong}
{startDate=start}, {team=squad}, {lengthWeeks:3=three weeks|3 weeks}, {goal=goal}
new sprint with the goal {goal=goal}, we talked about it on Monday

%tool linkStories Relate two stories. Read as: story RELATION otherStory. Default relation is relatesTo.
%also Dependency between backlog items.
%also Tie one story to another, for instance because it holds the other one up, says the same thing twice or has to come later.
%param story* (source, fromStory) {"type": "string", "description": "Left side of the relation"}
%param otherStory* (target, toStory) {"type": "string", "description": "Right side of the relation"}
%param relation (linkType, type) {"type": "string", "enum": ["blocks", "duplicates", "follows", "relatesTo"], "description": "Type of link"}
%param remark (comment, why) {"type": "string", "description": "Why"}
%list why2: same bug, other words | Bo says so | they share a table | one screen for both | order matters here | found by accident | legal asked for it | both touch the cart | only until June | we tried the other way round
{story=story} goes with {otherStory=storyb}, {relation:duplicates=it's the same thing twice|no difference between them|they say the same}
tie {story=story} to {otherStory=storyb}, {relation:follows=that one has to be done before|the other needs to be finished earlier|first the second, then the first}
as long as {story=story} isn't done, {otherStory=storyb} {relation:blocks=can't move|has to wait|is stuck}
{story=storyb} {relation:follows=can only begin after|has to come after|is next after} {otherStory=story}, {remark=why2}
connect {story=storyb} with "{otherStory=storylong}"
~ {story=story}, {otherStory=storyb}, {relation:blocks=the first holds up the second|the second waits for the first}, {remark=why2}
are {story=story} and {otherStory=storyb} connected? please make it so, they block my head

%tool splitStory Cut a part out of a story. The part becomes a story of its own, linked to the first.
%also Break a piece off a backlog item.
%also Divides a story that is too large: a new story with its own title, taken over by somebody, in a sprint of your choice.
%param story* (original, parentStory) {"type": "string", "description": "Story that is too big"}
%param partTitle* (newTitle, pieceTitle) {"type": "string", "description": "Title of the piece cut out"}
%param assignTo (assignee, taker) {"type": "string", "description": "Who takes the piece"}
%param sprint (intoSprint, iteration) {"type": "string", "description": "Sprint for the piece"}
%param copySubtasks (withSubtasks, duplicateSubtasks) {"type": "boolean", "description": "Duplicate the subtasks into the piece. default: false"}
%list sprint: Sprint 31 | week 12 | Iteration Fox | the next one but two | June sprint B | 2026-09 | sprint of the cats | Sprint 8, Mobile | bug week | S44 | Before the Fair
cut {partTitle=storyb} out of {story=story}, {assignTo=who2} will do it
break "{partTitle=storyb}" off {story=story}, {copySubtasks:true=with all the little tasks|bring the checklist along|small steps too}
from {story=story} make a separate {partTitle=storyb} for {assignTo=whob2} in {sprint=sprint}
in {sprint=sprint}, {assignTo=who2} gets {partTitle=storyb} from {story=story}
{story=story} is too fat, the new piece is called {partTitle=storylong}
{story=storyb}, piece {partTitle=story}, {sprint=sprint}, {assignTo=whob2}
take {partTitle=story} away from {story=storyb}, the sprint is full anyway

%server switchwren
%list gate: new-checkout | fast_search | dark.header | map-v2 | gift_cards | kill-old-api | sso.google | chat-bubble | price_rounding | beta-export | two-step-login

%tool swr_open_gate "Open a gate (release switch) immediately.\n\nArgs:\n    gate: Key of the gate.\n    audience: Who passes. Everybody if omitted.\n    ring: dogfood is staff only, preview is volunteers, general is all.\n    ticket: Change ticket.\n    quiet: Do not post to the release channel.\n\nFor a later moment use swr_schedule_gate."
%also Lets people through a release switch, now.
%also Makes a hidden piece of the product reachable at once, for a group of users or a ring, with or without telling the channel.
%param gate* (switch, gate_key) {"type": "string", "title": "Gate"}
%param audience (cohort, who) {"anyOf": [{"type": "string"}, {"type": "null"}], "default": null, "title": "Audience"}
%param ring (stage, circle) {"type": "string", "enum": ["dogfood", "preview", "general"], "default": "general", "title": "Ring"}
%param ticket (change, reference) {"anyOf": [{"type": "string"}, {"type": "null"}], "default": null, "title": "Ticket"}
%param quiet (no_announcement, silent) {"type": "boolean", "default": false, "title": "Quiet"}
%list aud: users in Portugal | Gold members | our ten pilot shops | iPhone owners | schools and libraries | anyone with a .edu address | Van Loon Group | new sign-ups | people from the waiting list | Maaike's testers | drivers, night shift
%list chg: CHG-118 | OPS-2041 | chg-77 | REL-9 | RFC 310 | CHG-4402 | REL-56 | ops-13 | CAB-205 | RFC 44
%list audlong: people who signed up in May, but never bought | shops with two tills, at least one in Spain | teachers who log in before nine, on weekdays | everyone on the old plan, unless they opted out | sellers that shipped today, or will by noon | those who wrote to us, and got no answer | families with kids under twelve, plus grandparents | customers who pay by invoice, not by card | users who turned off mails, then came back | drivers waiting at the depot, not on the road
let {audience=aud} see {gate=gate}, {quiet:true=and keep it hush|nobody has to hear of it|don't tell the channel}
turn on {gate=gate}, {ring:dogfood=for ourselves only|just people who work here|only inside the house}
under {ticket=chg}, {gate=gate} for {audience=aud}
for {audience=aud} switch {gate=gate} on, {ticket=chg}
{gate=gate} should now be there for {audience=audlong}
{audience=aud}, {gate=gate}, {ring:preview=those who volunteered|the ones who like to try things}, {ticket=chg}
flip {gate=gate} on, the preview went well

%tool swr_schedule_gate "Have a gate change by itself at a later moment.\n\nArgs:\n    gate: Key of the gate.\n    moment: When, free form.\n    to_state: open or shut (default open).\n    approver: Colleague who signs it off.\n    requested_by: Colleague who wants it.\n    undo_after_hours: Flip back after so many hours."
%also Timed opening or shutting of a release switch.
%also Queue a switch so that it goes on or off by itself later, name who approves and who asked, and let it flip back after some hours.
%param gate* (switch, gate_key) {"type": "string", "title": "Gate"}
%param moment* (at, run_at) {"type": "string", "title": "Moment"}
%param to_state (state, position) {"type": "string", "enum": ["open", "shut"], "default": "open", "title": "To State"}
%param approver (approved_by, sign_off) {"anyOf": [{"type": "string"}, {"type": "null"}], "default": null, "title": "Approver"}
%param requested_by (requester, on_request_of) {"anyOf": [{"type": "string"}, {"type": "null"}], "default": null, "title": "Requested By"}
%param undo_after_hours (revert_hours, hours) {"anyOf": [{"type": "integer"}, {"type": "null"}], "default": null, "title": "Undo After Hours"}
%list moment: tomorrow at 6 | Friday midnight | Sunday 03:00 | tonight at eleven | the 12th at noon | Monday morning | Wednesday at half past four | 5 May at 14:30 | next Saturday at 2 am | Thursday 22:15 | the day after tomorrow at seven
%list hours: two hours => 2 | 4 hours => 4 | six hours => 6 | an hour => 1 | eight hours => 8 | 12 hours => 12 | 24 hours => 24 | three hours => 3 | 5 hours => 5 | 48 hours => 48
{gate=gate} goes live {moment=moment}, {approver=who2} has to nod
have {gate=gate} turn on {moment=moment}, {undo_after_hours=hours} only
{requested_by=whob2} wants {gate=gate} on {moment=moment}, with an ok from {approver=who2}
for {requested_by=who2}, after a yes by {approver=whob2}: {gate=gate}, {moment=moment}
{moment=moment} make {gate=gate} {to_state:shut=go dark|disappear|unavailable again}, sign-off comes from {approver=whob2}
{moment=moment}, {gate=gate}, {to_state:open=visible|on}, {requested_by=whob2}, then back after {undo_after_hours=hours}
{gate=gate}, {moment=moment}, I have approval for that

%tool swr_start_experiment "Start an A/B experiment; users are split from this second on.\n\nArgs:\n    hypothesis: What you believe.\n    metric: Number that decides.\n    surface: Page or screen.\n    traffic_percent: Share of users (1-100).\n    holdout: Keep a group out of every variant."
%also Runs an A/B test.
%also Begin comparing two variants of a page with part of the users, and say which figure decides.
%param hypothesis* (belief, idea) {"type": "string", "title": "Hypothesis"}
%param metric (kpi, success_metric) {"anyOf": [{"type": "string"}, {"type": "null"}], "default": null, "title": "Metric"}
%param surface (page, screen) {"anyOf": [{"type": "string"}, {"type": "null"}], "default": null, "title": "Surface"}
%param traffic_percent (share_percent, percent_of_users) {"type": "integer", "minimum": 1, "maximum": 100, "default": 50, "title": "Traffic Percent", "description": "percent"}
%param holdout (control_group, keep_out) {"type": "boolean", "default": false, "title": "Holdout"}
%list hyp: green buttons sell more | fewer fields, more sign-ups | prices with tax calm people | nobody needs the slider | bigger photos help | free shipping beats a rebate | short names get clicked | a video scares buyers off | people read the small print | stars matter | less text, more trust
%list surf: the cart | home | Sign-up, step 2 | product page | the pricing page | search results | Gifts & Vouchers | the thank-you page | Seller's Desk | account settings | help and contact
%list metric: orders per visit | sign-ups | time on page | revenue per user | returns | clicks on Buy Now | week-two retention | support mails | Cart value | finished bookings
%list hyplong: if we ask for the phone number last, more people finish | guests buy sooner when they see the total, with tax | a reminder at six brings back carts, one at noon doesn't | people trust a real photo, even when it is blurry | showing stock makes them hurry, hiding it makes them leave | shops stay longer if someone calls in week one | one big picture works better, unless it loads slowly | kids find the game faster when the menu talks | people pay at once, if the button says today | sellers answer sooner when we tell them who waits
%list share: ten percent => 10 | 20% => 20 | a quarter => 25 | 5 percent => 5 | half => 50 | 30 percent => 30 | 15% => 15 | forty percent => 40 | 75% => 75 | two percent => 2
find out if {hypothesis=hyp} on {surface=surf}, {traffic_percent:25=a quarter of the users|one visitor in four|25% of people}
test whether {hypothesis=hyp}, {holdout:true=leave one group untouched|keep some people out of it altogether|a few see neither}
~ on {surface=surf} run "{hypothesis=hyp}" against {metric=metric}
by {metric=metric}, on {surface=surf}: does "{hypothesis=hyp}" hold true
we believe this, begin splitting: {hypothesis=hyplong}
{surface=surf}, {metric=metric}, {traffic_percent=share} of the traffic, {hypothesis=hyp}
A/B please, "{hypothesis=hyp}", half the office doubts it

%tool swr_pin_user "Pin one user to a variant of a running experiment, e.g. for a demo or a bug hunt.\n\nArgs:\n    user: Login or e-mail.\n    variant: Variant name.\n    experiment: Experiment name.\n    sticky: Survives a sign-out.\n    reason: Shown in the audit trail."
%also Forces somebody into a variant.
%also Makes sure that a particular person sees one version of a test, until the end of the session or for good.
%param user* (login, account) {"type": "string", "title": "User"}
%param variant* (arm, version) {"type": "string", "title": "Variant"}
%param experiment (test, trial) {"anyOf": [{"type": "string"}, {"type": "null"}], "default": null, "title": "Experiment"}
%param sticky (permanent, persist) {"type": "boolean", "default": false, "title": "Sticky"}
%param reason (why, audit_note) {"anyOf": [{"type": "string"}, {"type": "null"}], "default": null, "title": "Reason"}
%list login: jmoreau | demo-7 | sal.wirth | qa_robot | Mr. Tanaka | bigshop22 | ceo@halvor.example | the tester in Oslo | noor | mags99 | o'keefe
%list variant: B | green | control | Long Form | variant 3 | the bold one | no-photo | Two Columns | with stars | old | A
%list exp: Button Colours | sign-up in one step | cart-photos | Free Shipping, May | stars or thumbs | Pricing 4 | home hero | Bo's test | mail at noon | Search With Pictures
%list whylong: demo for the board at three, they want the bold one | chasing a bug, happens only with two columns | she complained twice, let's spare her the test | sales promised it, I couldn't say no | screenshots for the brochure, printer waits until Friday | he is blind, the other layout breaks his reader | comparing both on one phone, side by side | her cart got lost on Monday, checking why | training video is shot at noon, has to look old | auditor asked, and I had nothing to show
put {user=login} in {variant=variant}, {sticky:true=for good|even after they log out|and it should stay that way}
show {variant=variant} to {user=login}, {experiment=exp}
in {experiment=exp} move {user=login} into {variant=variant}
{user=login} should get {variant=variant} from {experiment=exp}, {sticky:false=just this session|only till they sign out}
make {user=login} see {variant=variant}, {reason=whylong}
{experiment=exp}, {variant=variant}, {user=login}, {sticky:true=permanently|forever}
always forget how: {user=login} into {variant=variant}

%tool swr_find_stale_gates "Gates that nobody has touched for long and that could be removed from the code.\n\nArgs:\n    squad: Squad that owns them.\n    idle_days: Not changed for so many days (default 90).\n    repository: Code repository.\n    rank_by: oldest or most_code.\n    permanent_too: Also gates marked permanent."
%also Forgotten release switches.
%also Lists switches that are ripe for cleaning up in a squad's code, the oldest or the most widespread ahead.
%param squad* (team, owner) {"type": "string", "title": "Squad"}
%param idle_days (untouched_days, min_age_days) {"type": "integer", "default": 90, "title": "Idle Days", "description": "days"}
%param repository (repo, codebase) {"anyOf": [{"type": "string"}, {"type": "null"}], "default": null, "title": "Repository"}
%param rank_by (order, sort) {"type": "string", "enum": ["oldest", "most_code"], "default": "oldest", "title": "Rank By"}
%param permanent_too (include_permanent, with_permanent) {"type": "boolean", "default": false, "title": "Permanent Too"}
%list repo6: storefront | api-core | seller_app | infra/edge | the monorepo | legacy-php | maps-client | web-shell | mobile/ios | tools-and-scripts
%list days: ten days => 10 | 30 days => 30 | a week => 7 | 14 days => 14 | two weeks => 14 | 90 days => 90 | five days => 5 | 60 days => 60 | 45 days => 45 | three weeks => 21
~ which switches has {squad=squad} forgotten about, {rank_by:most_code=the ones with the most code on top|worst mess first|biggest clean-up first}
dead switches of {squad=squad}, {permanent_too:true=also those meant to stay|the everlasting ones as well|even if they were for keeps}
in {repository=repo6}, what did {squad=squad} leave lying around for {idle_days=days}
what's rotting under {squad=squad} in {repository=repo6}
I want to tidy up, say before lunch, what hasn't been touched by {squad=squad} for {idle_days=days}
{squad=squad}, {repository=repo6}, {idle_days=days}, {rank_by:oldest=oldest on top|most ancient first}
anything old to clean up at {squad=squad}

%server tracklane
%list issuekey: WEB-12 | WEB-418 | MOB-77 | PAY-1032 | DATA-9 | INF-230 | PLAT-51 | ATL-1204 | OPS-66 | CORE-808 | BO-19 | GRO-345 | SEC-4 | iOS-212 | API-90 | HYD-1 | QA-73 | DOC-28 | UX-156 | ABC-999 | ORION-31 | web-503

%tool tracklane_search_issues Search issues by text and filters.
%also Returns issues[] matching all given filters.
%also Look through bugs, stories and tasks of every project, narrowed by words, by whoever works on them, by where they stand or how pressing they are.
%param query (text, q, jql_text) {"type": "string", "description": "Words to look for"}
%param assignee (owner, assigned_to) {"type": "string", "description": "Who works on it"}
%param status (state) {"type": "string", "enum": ["todo", "in_progress", "in_review", "blocked", "done"], "description": "Only issues in this status"}
%param priority (prio) {"type": "string", "enum": ["lowest", "low", "medium", "high", "highest"], "description": ""}
%param max_results (limit, count) {"type": "integer", "description": "How many at most"}
%list bugwords: timeouts | memory leak | safari | double charge | flaky tests | onboarding | invoice pdf | umlauts | session expiry | dark mode | broken links | migration | csv import | webhook retries | accessibility | password reset | slow search | image upload | rounding errors | checkout | push notifications | translations
%list some2: two => 2 | 3 | four => 4 | 5 | ten => 10 | 6 | three => 3 | 8 | 12 | seven => 7 | 14 | 30
%list query: login page shows blank after update | timeout | search and filter | wrong tax on invoices to Norway | crash on start | export to PDF | dark mode, contrast | emails sent twice | slow | button under the fold
(find|search) issues about {query=bugwords}
which tickets is {assignee=mate} working on [right now]
show me {priority:highest=top priority|the most urgent|highest priority} bugs on {query=bugwords}
{query=bugwords} issues, {status:blocked=blocked|stuck} ones[, {max_results=some2} at most]
give me {max_results=some2} {priority:high=high priority|urgent} issues {assignee=mate} has {status:in_progress=in progress|started}
~ what is {assignee=mate} waiting for someone to review, {status:in_review=in review} only
everything {status:todo=that nobody started|not started yet} that mentions {query=bugwords}, {priority:low=low prio|of little weight}
didn't somebody already complain about {query=bugwords}?
is {assignee=mate} swamped at the moment or not
~ {assignee=mate} + {query=bugwords} + {status:done=finished}, in the tracker
{priority:medium=medium} and {status:blocked=stuck}: list {max_results=some2} issues
search the issue tracker
search {query=query} assigned to {assignee=who3}
{priority:high=high} priority issues about {query=query}
issues by status {status:blocked=blocked}, assignee {assignee=who3}
query {query=query}, status {status:in_progress=in progress}, max {max_results=int}
find {max_results=int} issues with {query=query}
{status:in_review=in review} for {assignee=who3}, priority {priority:highest=highest}
{max_results=int} {status:done=done} issues on {query=query}
issues of {assignee=who3} with {query=query} in the text
~ assigned to {assignee=mate2}, {status:blocked=stuck|blocked}, about {query=words}
with {priority:high=high priority|high prio} only, {query=words}
anything on {query=words} lying with {assignee=mate2}, not more than {max_results=guests}
%lang de
such mir alle {status:blocked=blockierten} Tickets von {assignee=mate} [zum Thema {query=bugwords}] heraus
%lang es
búscame las incidencias {priority:high=de prioridad alta} que tiene asignadas {assignee=mate}

%tool tracklane_open_issue Create a new issue in a project.
%also Returns the key of the new issue.
%also File a bug, a story or a task: what it is called, where it belongs, who should do it, until when and how urgent it is.
%param title* (summary, subject) {"type": "string", "description": "Summary in one line"}
%param project (project_key, board) {"type": "string", "description": "Project it goes to"}
%param issue_type (type, kind) {"type": "string", "enum": ["bug", "story", "task", "epic"], "description": "Kind of issue"}
%param assignee (owner) {"type": "string", "description": "Who should do it"}
%param priority (severity) {"type": "string", "enum": ["lowest", "low", "medium", "high", "highest"], "description": "Urgency"}
%param due_date (due, deadline) {"type": "string", "description": "Date it is due"}
%list proj: WEB | Mobile | Atlas | Billing | Phoenix | Backoffice | Payments | Checkout | DATA | Platform | Growth | Infra | Customer Portal | Hydra | Search | Onboarding | Orion | iOS App | Warehouse | Compass
%list bug3: login button does nothing on safari | export cuts off the last row | dark mode for settings | search is slow with umlauts | images are rotated on upload | add a second address line | checkout total is off by a cent | crash when the cart is empty | password reset mail never arrives | let admins rename teams | calendar shows the wrong week | migrate the old attachments | tooltip covers the save button | typo on the pricing page | audit trail for deleted users | scroll jumps to the top | upgrade the payment library | CSV import ignores quotes | make the header sticky | push notifications arrive twice | keyboard focus gets lost in dialogs | cookie banner comes back every day | write docs for the webhooks | rate limit the signup form
%list proj2: Barn | Blue Door | website | Move to Leeds | shop-backend | Billing and Tax | Kiwi | mobile app | OPS | House of Cards | api2
%list day3: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | 9 October | Sunday | July 4th | Tuesday | the 1st of May | Saturday the 9th | 12/8 | Thursday
%list proj3: Atlas | WEB | Backoffice | Checkout | Hydra | Mobile | Billing | Customer Portal | Orion | DATA | Relaunch
(file|open|create) a {issue_type:bug=bug} in {project=proj}: {title=bug3}
new {issue_type:task=task} for {assignee=mate}, {title=bug3}, due {due_date=due}
{project=proj} needs a {issue_type:story=story}: "{title=bug3}", {priority:low=low priority|nothing urgent}
{title=bug3} - please make that an issue in {project=proj} and give it to {assignee=mate}
{priority:highest=super urgent|top priority}: {title=bug3}, project {project=proj}, {assignee=mate} should have it by {due_date=due}
by {due_date=due} {assignee=mate} has to deal with this {issue_type:bug=bug}: {title=bug3}
open an {issue_type:epic=epic} called {title=bug3} (under|in) {project=proj}[, {priority:medium=medium prio|normal weight}]
customers keep telling me: {title=bug3}. put it down for {project=proj}, {priority:high=important|high}
I don't want us to forget this one: {title=bug3}. {assignee=mate} can do it
issue, {project=proj}, {title=bug3}, {assignee=mate}, {due_date=due}
create a {priority:high=high priority} {issue_type:bug=bug} in {project=proj}
open a new issue for {assignee=mate}, due {due_date=due}
open {issue_type:bug=a bug} in {project=proj2} called {title=bug}
new {issue_type:task=task} for {assignee=who4} in {project=proj2}: {title=bug}
by {due_date=end}, {priority:high=high} priority, {title=bug}, assign it to {assignee=who4}
~ project {project=proj2}, summary {title=bug}, type {issue_type:story=story}, owner {assignee=who4}
put {title=bug} into {project=proj2} as {issue_type:epic=an epic}, due {due_date=day3}
log {title=bug} with {priority:lowest=lowest|the lowest} priority, {=who4} noticed it
for {assignee=mate2}, by {due_date=day2}, in {project=proj3}: {title=bug2}
as {issue_type:bug=a bug|bug} under {project=proj3}, {title=bug2}
{title=bug2}, write that down as {issue_type:story=a story} in {project=proj3}, {=aside}
{priority:highest=top priority|as urgent as it gets}, {title=bug2}, {assignee=mate2} should do it
%lang de
leg für {assignee=mate} ein {issue_type:bug=Bug-Ticket|Fehlerticket} in {project=proj} an: {title=title}
trag "{title=title}" als {issue_type:task=Aufgabe} in {project=proj} ein, fällig {due_date=date}

%tool tracklane_edit_issue Update fields of an existing issue.
%also Returns the issue after the change.
%also Change something about a bug or task that is already there: hand it to somebody else, move it on, put it off or give it another weight.
%param issue_key* (key, issue, id) {"type": "string", "description": "Key such as WEB-12"}
%param assignee (owner, assign_to) {"type": "string", "description": "New assignee"}
%param status (state, transition) {"type": "string", "enum": ["todo", "in_progress", "in_review", "blocked", "done"], "description": "New status"}
%param priority (prio) {"type": "string", "enum": ["lowest", "low", "medium", "high", "highest"], "description": ""}
%param due_date (due) {"type": "string", "description": "New due date"}
%list issuekey2: WEB-12 | APP-407 | OPS-3 | SHOP-1188 | UI-90 | CORE-55 | DOC-7 | MOB-214 | PAY-61 | X-1 | INFRA-320
%list untilday: Sunday | 4 April | the end of the month | next Thursday | 24 August | the 12th | Easter Monday | 2026-11-01 | Wednesday week | mid-July | the following Monday | 1 November | New Year's Eve
%list onday: Friday | 14 March | Tuesday the 9th | the 3rd of May | Saturday | 2026-05-09 | Monday | June 21st | Sunday | 12 October | Thursday | the 30th | Wednesday next week
%list name2: Ruben | Auntie Jo | Ms. D'Angelo | Femi | Prof. Lindqvist | Greta | Old Tom | Carlos Vega | Yara | Mr. Okonkwo | little Ben | Helene | Zed | Maria Luz
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
~ assign {issue_key=issuekey2} to {assignee=name} with {priority:high=high} priority
set {issue_key=issuekey2} to {status:done=done|finished}, due {due_date=untilday}
{issue_key=issuekey2}: status {status:in_review=in review}, priority {priority:low=low}, owner {assignee=name}
move {issue_key=issuekey2} to {status:blocked=blocked}, deadline {due_date=onday}
due {due_date=untilday} instead of {=onday}, {issue_key=issuekey2}
give {assignee=name} the ticket {issue_key=issuekey2} and mark it {status:in_progress=in progress}
{priority:highest=highest priority|top priority} for {issue_key=issuekey2}, from {=name2} over to {assignee=name}
issue={issue_key=issuekey2}, assignee={assignee=name}, due={due_date=untilday}
~ to {assignee=mate2} with {issue_key=key}, due {due_date=day2}
by {due_date=day2}, {issue_key=key}, and {priority:low=low priority|lower the priority to low}
{issue_key=key} is {status:in_review=in review} now, at last
%lang es
ponle prioridad {priority:high=alta} a {issue_key=issuekey} y pásaselo a {assignee=mate}

%tool tracklane_link_issues Link one issue to another.
%also Returns ok.
%also Say how two tickets hang together: one holds the other up, repeats it, causes it or is merely about the same thing.
%param from_issue* (source, inward_issue) {"type": "string", "description": "Issue the link starts from"}
%param to_issue* (target, outward_issue) {"type": "string", "description": "Issue the link points to"}
%param link_type* (type, relation) {"type": "string", "enum": ["blocks", "duplicates", "causes", "relates_to"], "description": "What the first is to the second"}
%list key2: WEB-90 | MOB-5 | PAY-2001 | ATL-33 | OPS-180 | HYD-41 | CORE-7 | GRO-345 | QA-73
~ {from_issue=issuekey} {link_type:blocks=blocks|is blocking|holds up} {to_issue=issuekey}, link them
mark {from_issue=issuekey} as a {link_type:duplicates=duplicate} of {to_issue=issuekey}
link {from_issue=issuekey} to {to_issue=issuekey} as {link_type:relates_to=related|relates to}
we can't do {to_issue=issuekey} before {from_issue=issuekey}, so the latter {link_type:blocks=blocks} it
{from_issue=issuekey} and {to_issue=issuekey} {link_type:relates_to=have to do with each other|are related|belong together}
turns out {from_issue=issuekey} {link_type:causes=is what broke|is the cause of|led to} {to_issue=issuekey}, note that in the tracker
~ {from_issue=issuekey} {link_type:duplicates=is the same as|says the same as} {to_issue=issuekey}
{to_issue=issuekey} was {link_type:causes=caused} by {from_issue=issuekey}
{link_type:blocks=blocker}: {from_issue=issuekey} for {to_issue=issuekey}
connect {from_issue=issuekey} with {to_issue=issuekey}
link {from_issue=issuekey} to another issue as {link_type:relates_to=related}
link {from_issue=keysa} to {to_issue=keysb} as {link_type:duplicates=duplicate|a duplicate}
{from_issue=keysa} {link_type:blocks=blocks} {to_issue=keysb}
from {from_issue=keysa}, to {to_issue=keysb}, type {link_type:relates_to=relates to}
{to_issue=keysb} is {link_type:blocks=blocked by} {from_issue=keysa}
{link_type:causes=causes}: {from_issue=keysa} to {to_issue=keysb}
to {to_issue=keysb} add a {link_type:relates_to=relates-to|relation} link from {from_issue=keysa}
~ mark that {to_issue=keysb} was {link_type:causes=caused by} {from_issue=keysa}
~ because of {from_issue=key} we can't do {to_issue=key2}, so link it as {link_type:blocks=blocking|a blocker}
{from_issue=key} is {link_type:duplicates=the same as|a duplicate of} {to_issue=key2}
from {from_issue=key} to {to_issue=key2}, {link_type:relates_to=loosely related|related}
