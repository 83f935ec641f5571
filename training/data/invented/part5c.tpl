# Invented tools: feature requests, code search, package registries, files, knowledge graph, time zones, git.
%list idea: dark mode | export to excel | offline access | bulk editing | keyboard shortcuts | single sign-on | public roadmaps | recurring invoices | calendar sync | custom fields | undo for deleted items | two-factor login | voice input | bigger attachments | shared folders | saved filters | linux support | better search | push notifications for mentions | drag and drop sorting | multiple currencies | emoji reactions | templates for reports | widgets for the home screen
%list why: our accountants ask for it every month | everyone works on the train these days | the competition has had it for years | it would save us an hour a day | the current way takes far too many clicks | we lose customers because of it | typing on a phone is painful | my eyes hurt in the evening | auditors insist on it | at the moment we copy everything by hand | half of our team is abroad | people keep deleting things by accident | it is needed for large teams | nobody finds anything otherwise | we have more than a thousand entries
%list symbol_code: parse_invoice | UserRepository | getSession | TODO remove | retry_with_backoff | calculateTax | API_BASE_URL | sendEmail | OrderStatus | hashPassword | OldPaymentClient | render_template | deprecated endpoints | MAX_RETRIES | feature toggle checks | useEffect | DateFormatter | hard-coded passwords | connect_db | sleep calls | class ShoppingCart | console.log | calls to legacyFetch
%list repo: billing-api | webshop | acme/checkout | infra-tools | mobile-app | acme/website | data-pipeline | frontend | backend | search-indexer | auth-lib | northwind/crm | payments-sdk | release-bot | legacy-portal
%list package: requests | left-pad | lodash | django | serde | log4j | express | numpy | react-router | tokio | jackson-databind | rails | openssl | pyyaml | axios | fastify | pillow | moment | guava | vue | sqlalchemy | nokogiri | is-odd
%list version: 2.4.1 | 1.0.3 | 3.0.0-rc1 | 5.12 | 7 | 4.17.20 | 2.14.1 | 1.9.9 | 0.8.0 | 4.2 | 10.1 | 3.11.4 | 0.21.1 | 6.1.7 | 12.0
%list filetext: buy milk and eggs | hello world | the meeting was moved to thursday | version 2 is out | do not delete this folder | todo: call the plumber | password policy has changed | draft of the speech | name, city, phone | debug = true | my favourite films so far | all tests passed | remember the umbrella | see the wiki for details | first chapter, first line | rent paid until june | done with section three | ask lena about the numbers | port 8080 is taken | thanks for all the fish
%list pattern: *.pdf | tax | invoice_2023 | *.py | holiday photos | budget | *.log | resume | readme | contract | screenshot | *.test.js | recipe | passport scan | backup | thesis | *.csv | meeting notes | config.yaml | lease | wedding | *.jpg
%list newname: final.docx | report-v2.pdf | old_notes.txt | archive/2023 | photos/summer | budget-2024.xlsx | ~/Documents/done | /tmp/trash | Desktop/keep | invoice-march.pdf | cv_new.pdf | backup/site.zip | /srv/shared/public | drafts/letter.md | todo-old.md
%list entities: Alice and Bob | Acme Corp | Project Phoenix, Project Titan | Berlin office | Kubernetes | Maria, Tom and Lee | Globex, Initech | Summer Retreat | zero trust | Julia Santos | Northwind and Contoso | Checkout Redesign | Mr. Brandt | Dr. Weber | Hackathon 24 and Offsite | machine learning, statistics | Apollo | Warehouse 9 | Priya Nair | Paris, Rome and Oslo
%list entity: Alice | Bob | Acme Corp | Project Phoenix | Julia | Berlin office | Northwind | Maria Lopez | Dr. Weber | Globex | Checkout Redesign | Tom | Mr. Brandt | Apollo | Initech | Data Guild | Priya | Lee Chang | Warehouse 9 | Contoso
%list observation: prefers tea over coffee | has moved to Lisbon | speaks fluent Japanese | is allergic to peanuts | pays invoices late | started in 2019 | has two kids | hates phone calls | is run by volunteers | wants to launch in spring | plays the cello | only works mornings | has offices in four countries | was delayed by a month | is looking for investors | drives an old volvo | needs approval from legal | studied physics | changed the logo last year | is vegetarian
%list nodequery: people who like hiking | phoenix launch plans | anything about allergies | suppliers in italy | cello | tea drinkers | customers who pay late | security | who speaks japanese | delays | spring deadlines | everyone from acme | investors | retreats | berlin | machine learning | contracts | volunteers | old projects | remote workers
%list branch: main | develop | release/2.4 | feature/login | fix-timeouts | hotfix/cart | feature/dark-mode | bugfix/csv-export | staging | refactor-auth | jane/experiments | v3 | chore/update-deps | master | next | docs-rewrite | cleanup-tests | spike/new-search
%list ref: main | origin/main | develop | HEAD~1 | v2.3.0 | v2.2 | 3fa9c2e | release/2.4 | staging | HEAD^ | a81bd07 | feature/login | upstream | HEAD~3 | v1.0 | master
%list srcfile: src/main.py | README.md | app/models/user.rb | index.ts | Makefile | package.json | lib/parser.go | tests/test_cart.py | styles.css | Dockerfile | config/settings.yml | src/api/routes.js | Cargo.toml | schema.sql | main.cpp
%list commitmsg: fix typo in readme | add unit tests for the parser | bump version to 2.1 | remove dead code | handle empty input | refactor session handling | make the retry limit configurable | update dependencies | rename the billing module | fix off by one error in pagination | speed up image loading | add german translations | revert the cache change | first working version | clean up logging | escape user input | document the api | support dark mode | work in progress | merge the two config files | drop python 3.8
%list pastdate: yesterday | monday | last week | the first of may | last friday | march | christmas | tuesday morning | new year | june 3rd | last month | the beginning of the year | 2024-02-01 | two days ago | wednesday
%list clock: 3pm | 9:30 | noon | 15:00 | 8 in the morning | midnight | half past six | 7:45 am | 18:30 | tomorrow at 10 | 5 o'clock | 11pm | quarter to nine | 6:15 pm | Monday 4pm
%list zone: Tokyo | New York | UTC | CET | Pacific time | London | IST | Sydney | Berlin | EST | Sao Paulo | Singapore | Central European time | Dubai | PST | Los Angeles | America/Chicago | GMT | Nairobi | Asia/Kolkata

%tool submitFeatureRequest
(submit|file|send) a feature request[:] {title=idea}
I wish this app had {title=idea}, (suggest that|put it on the idea board)
(suggest|propose) {title=idea} (for|in) the {area:mobile=mobile app|phone app|app}, (because|reason:) {details=why}
new idea for the board: {title=idea}. {details=why}
could you tell the product people we want {title=idea}? {details=why}
{area:api=api|programming interface} wish: {title=idea}
feature request "{title=idea}" (under|in) {area:billing=billing|the billing part|invoicing}
it would be great to have {title=idea} in the {area:reporting=reports|reporting section}, submit that as a request
put {title=idea} on the wish list for the {area:web=website|web version|browser version}
please request {title=idea} for {area:integrations=integrations|the integrations}
submit a feature request (for|about) the {area:mobile=mobile app}
I'd like to suggest a new feature
%lang de
reich {title=title} als (Feature-Wunsch|Verbesserungsvorschlag) ein
%lang en

%tool voteFeatureRequest
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

%tool listFeatureRequests
(show|list) [me] [the] feature requests
what are the {sortBy:votes=most wanted|most popular|top voted|most requested} (ideas|features|feature requests)
which ideas are {status:planned=planned|on the roadmap|coming up}
top {limit=int} feature requests by {sortBy:votes=votes|popularity}
what have users wished for {sortBy:newest=lately|most recently|newest first}
has anything from the idea board {status:shipped=been released|shipped|been done|gone live}
feature requests that were {status:rejected=rejected|turned down|declined}
show {limit=int} ideas that are {status:in_progress=in progress|being built|in the works}
{sortBy:comments=most discussed|most commented} requests {status:under_review=still under review|nobody has decided on}
let me see what people are asking for on the board
%lang es
muéstrame las sugerencias {status:planned=planificadas|previstas}
%lang en

%tool code_search
(search|grep) the code [base] for {query=symbol_code}
where (do we|is|are) {query=symbol_code} used [in {repo=repo}]
find {query=symbol_code} in the {language:python=python|py} code
which files (mention|contain|use) {query=symbol_code}
{language:typescript=typescript|ts} {query=symbol_code} [{repo=repo}]
is there still any {query=symbol_code} in {repo=repo}
I want to rename {query=symbol_code}, show me every place it appears in our {language:java=java} sources
look through the {language:go=golang|go} services for {query=symbol_code}
code search: {query=symbol_code}[, {language:rust=rust} only]
all {language:csharp=c sharp|dotnet|.net} references to {query=symbol_code} in the {repo=repo} repo
{query=symbol_code} in {language:cpp=c++|cpp|the c plus plus part}
search the {language:javascript=javascript|js} code [of {repo=repo}]
do a code search in {repo=repo}
%lang de
wo im Code (wird|kommt) {query=symbol_code} (benutzt|vor)
%lang en

%tool registry_get_package
what is the (latest|newest|current) version of {package=package} [on {ecosystem:npm=npm}]
{package=package} package info
look up the {ecosystem:pip=python|pip} package {package=package}
under which licen(s|c)e is {package=package} (released|published)
who maintains the {package=package} library
is {package=package} still maintained, check the registry
{ecosystem:cargo=rust|cargo} crate {package=package}, (which version is current|details please)
tell me about the {ecosystem:rubygems=ruby gem|gem} {package=package}
I need the details of {package=package} from the {ecosystem:maven=java|maven} registry
look up a package on {ecosystem:npm=npm}
what's the newest version of that package

%tool registry_check_vulnerabilities
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
%lang es
¿tiene {package=package} {version=version} vulnerabilidades conocidas?
%lang en

%tool read_file
(read|open|show me|print) [the file] {path=path}
what (is|'s) in {path=path}
cat {path=path}
show the first {head=int} lines of {path=path}
(the|just the) last {tail=int} lines of {path=path} please
I want to see the contents of {path=path}
what does {path=file} say
{path=path}, only the {head:1=top line|first line|header}
could you pull up {path=path} [for me]
open the file and show me the first {head=int} lines
read the file
%lang de
lies [mir] [die Datei] {path=path} [vor]
%lang en

%tool write_file
(write|save|put) "{content=filetext}" (to|in|into) {path=path}
create [a file] {path=path} (with the text|containing|that says) {content=filetext}
{append:true=append|add} {content=filetext} to [the end of] {path=path}
(overwrite|replace) {path=path} with {content=filetext}
in {path=path} write {content=sentence}
make me a file called {path=file} with this in it: {content=paragraph}
{path=path} {append:true=should get one more line|gets another line}: {content=filetext}
note down {content=filetext} in the file {path=file}[, {append:true=at the end|below what's there}]
save this text as {path=path}: {content=paragraph}
create a file {path=path}
write "{content=filetext}" to a file

%tool list_directory
(list|show) [me] [the] (files|contents) (in|of) {path=folder}
what (is|'s) in [the] {path=folder} [(folder|directory)]
ls {path=folder}
{path=folder}: list everything {show_hidden:true=including hidden files|with hidden files|hidden ones too}
which files (take up most space|are the biggest) in {path=folder}, {sort_by:size=largest first|by size|sort by size}
show {path=folder} {sort_by:modified=newest first|by date|most recently changed first}
open the {path=folder} folder and tell me what you see
contents of {path=folder}, {sort_by:name=alphabetically|by name|in alphabetical order}[, {show_hidden:false=without hidden files|no dotfiles}]
I forgot what I put in {path=folder}
list the files {sort_by:size=by size|sorted by size}
show me the folder [{show_hidden:true=with hidden files}]
%lang es
qué hay en la carpeta {path=folder}
%lang en

%tool move_file
(move|mv) {source=path} to {destination=folder}
rename {source=file} to {destination=newname}
put {source=file} (in|into) {destination=folder}
{source=path} belongs in {destination=folder}, (move it there|can you sort that)
change the name of {source=path} to {destination=newname}
{source=file} -> {destination=newname}
could you shift {source=path} over to [the] {destination=folder} [folder]
from now on {source=file} should be called {destination=newname}
take {source=path} out of there and drop it in {destination=folder}
move {source=path} (somewhere else|to another folder)
rename the file to {destination=newname}
%lang de
verschieb {source=path} nach {destination=folder}
%lang en

%tool search_files
(find|search for|look for) files (named|called|matching) {pattern=pattern} [in {path=folder}]
where did I (save|put) the {pattern=topic} file
is there a file with {pattern=pattern} in the name [(under|below) {path=folder}]
find {pattern=pattern} in {path=folder}
which folder has my {pattern=pattern} (document|file|files)
I can't find the {pattern=pattern} file, search {path=folder}
locate {pattern=pattern}
everything under {path=folder} that matches {pattern=pattern}
file search {pattern=pattern} {path=folder}
search for files in {path=folder}
find a file for me
%lang es
busca archivos que se llamen {pattern=pattern} [en {path=folder}]
%lang en

%tool create_entities
(add|create) {entities=entities} (as nodes|as entities|) (in|to) the [knowledge] graph
new {entity_type:person=person|people} in the graph: {entities=entities}
create entities for {entities=entities} [of type {entity_type:concept=concept|idea}]
the graph doesn't know {entities=entities} yet, (introduce them|put that in) as {entity_type:organization=company|organization|companies}
graph memory: {entities=entities}, {entity_type:project=project|projects}
please make {entities=entities} a node [so I can link things to it]
put the {entity_type:place=places|location|locations} {entities=entities} into the knowledge graph
{entities=entities} should exist as {entity_type:event=event|events|an event} in my graph
enter {entities=entities} in the knowledge graph
create (new|some) entities in the graph
add a {entity_type:person=person} to the knowledge graph
%lang de
leg {entities=fullname} als {entity_type:person=Person} im Wissensgraphen an
%lang en

%tool add_observations
(add|note) (to|on) {entity_name=entity} in the graph that {observation=observation}
observation (about|for|on) {entity_name=entity}: {observation=observation}
in the knowledge graph, {entity_name=entity} {observation=observation}
I learned that {entity_name=entity} {observation=observation}, attach it to the node
put "{observation=observation}" on the {entity_name=entity} (node|entity)
the graph should know that {entity_name=entity} {observation=observation}
graph: {entity_name=entity}, {observation=observation}
attach the observation "{observation=sentence}" to {entity_name=entity}
extend the entry of {entity_name=entity} in the graph memory with {observation=observation}
add an observation to {entity_name=entity}
attach "{observation=observation}" as an observation

%tool create_relation
(link|connect) {source_entity=entity} to {target_entity=entity} as {relation:works_for=employee|works for|working for}
in the graph, {source_entity=entity} {relation:works_for=works for|is employed by|has a job at} {target_entity=entity}
add a relation: {source_entity=entity} {relation:manages=manages|leads|is the boss of} {target_entity=entity}
{source_entity=entity} {relation:depends_on=depends on|needs|relies on} {target_entity=entity}, draw that edge in the graph
create an edge from {source_entity=entity} to {target_entity=entity} saying {relation:located_in=located in|is in|can be found in}
graph relation {source_entity=entity} {relation:part_of=part of|belongs to} {target_entity=entity}
the graph is missing that {source_entity=entity} {relation:knows=knows|is friends with|has met} {target_entity=entity}
please record in the graph who {relation:owns=owns|possesses} what: {source_entity=entity} has {target_entity=entity}
connect the nodes {source_entity=entity} and {target_entity=entity}, the first {relation:manages=runs|manages} the second
connect {source_entity=entity} (and|with) {target_entity=entity} in the graph
add to the graph who {source_entity=entity} {relation:works_for=works for}
%lang es
en el grafo, {source_entity=firstname} {relation:works_for=trabaja para|es empleado de} {target_entity=company}
%lang en

%tool search_nodes
search the [knowledge] graph for {query=nodequery}
(find|look up) {entity_type:person=people|persons} in the graph (matching|who match|for) {query=nodequery}
which nodes (mention|are about) {query=nodequery}
graph search {query=nodequery}
what does my knowledge graph (have|hold|contain) on {query=nodequery}
any {entity_type:organization=companies|organizations} in the graph related to {query=nodequery}
show {entity_type:project=projects} from the graph memory that have to do with {query=topic}
I entered something about {query=nodequery} in the graph, find the node
{entity_type:concept=concepts|ideas} or notions around {query=topic} in my graph
which {entity_type:place=places|locations} does the graph know for {query=nodequery}
nodes for {query=nodequery}, only {entity_type:event=events|event}
search the graph for {entity_type:person=people}
query the knowledge graph
%lang de
such im Wissensgraphen nach {query=topic}
%lang en

%tool convert_time
(convert|translate) {time=clock} from {source_timezone=zone} to {target_timezone=zone}
what is {time=clock} {source_timezone=zone} in {target_timezone=zone}
if it's {time=clock} in {source_timezone=zone}, what time is it in {target_timezone=zone}
{time=clock} in {target_timezone=zone} time
when it's {time=clock} here, how late is it in {target_timezone=zone}
the call is at {time=clock} {source_timezone=zone}, when is that (for|in) {target_timezone=zone}
{time=clock} {source_timezone=zone} -> {target_timezone=zone}
she lives in {target_timezone=city}, what will her clock say at our {time=clock}
tell me what {time=clock} {source_timezone=zone} corresponds to in {target_timezone=zone}
what time is {time=clock} {source_timezone=zone} [for us over here]
convert a time from {source_timezone=zone} to {target_timezone=zone}
%lang es
si son las {time=time} en {source_timezone=city}, ¿qué hora es en {target_timezone=city}?
%lang en

%tool git_log
(show|print) [me] the [git] (log|history) [of {repo_path=path}]
last {max_count=int} commits [by {author=firstname}]
what did {author=person} commit since {since=pastdate}
git log [--author {author=firstname}] [-n {max_count=int}]
who changed something in {repo_path=path} since {since=pastdate}
the {max_count:1=latest commit|most recent commit|last commit} please
commits {author=fullname} {since=pastdate}
I was away, which commits came in since {since=pastdate}
has {author=firstname} committed anything (to|in) {repo_path=path} [recently]
scroll back through the commit history, {max_count=int} entries
%lang de
zeig die letzten {max_count=int} Commits [von {author=firstname}]
%lang en

%tool git_diff
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

%tool git_commit
commit {all:true=everything|all changes|all of it} (with the message|as|saying) "{message=commitmsg}"
git commit -m "{message=commitmsg}"
(commit|record) this [as] {message=commitmsg}
{message=commitmsg} - make that the commit message and commit
{amend:true=amend|change|fix up} the last commit, the message (is|should be) {message=commitmsg}
I'm happy with the staged files, commit them, message {message=commitmsg}
please check in {all:true=all my changes|every changed file|the whole lot}: {message=commitmsg}
save my work in git (with|using) the note {message=commitmsg}
{amend:true=instead of a new commit change the last one}, call it {message=commitmsg}
commit {all:true=all changes|everything}
{amend:true=amend} my last commit
%lang es
haz un commit con el mensaje "{message=sentence}"
%lang en

%tool git_create_branch
(create|make|start) a [new] branch [(called|named)] {branch_name=branch} [(from|off|based on) {base_branch=branch}]
git checkout -b {branch_name=branch} [{base_branch=branch}]
branch off {base_branch=branch} as {branch_name=branch}
I need a place for the new work, branch {branch_name=branch}
{branch_name=branch}: new branch please[, base {base_branch=branch}]
starting from {base_branch=branch}, open up a branch {branch_name=branch}
let's begin a fresh line of work called {branch_name=branch}
can I get {branch_name=branch} as a branch on top of {base_branch=branch}
set up {branch_name=branch} in git (for me|)
create a branch (from|off) {base_branch=branch}
make me a new branch
%lang de
erstell einen (neuen Branch|Branch) {branch_name=branch} [von {base_branch=branch}]
%lang en

%tool none
which programming language would you learn first
are you able to see files on my computer or not
%tool talk
time zones are the worst invention ever
I always forget what rebase does, but I don't want to know right now
(my|our) file names are a total mess, it's embarrassing
do you like knowledge graphs
{=firstname} has the funniest commit messages
that feature request of mine from last year, they actually built it
dependencies of dependencies of dependencies, where does it end
I read the whole file already, thanks
good code needs no comments, agree or not
the {=repo} code was written by someone who left years ago
thank you, the diff was exactly what I needed
it's funny how {=firstname} is awake when I go to bed, different continents
never rename a folder on a friday
I have a hidden talent for breaking builds
