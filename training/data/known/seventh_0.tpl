# English templates, seventh: memory, profile and news, short and plain, as typed every day.
%lang en
%list sv_fact: the loft key is in the tea tin | my collar size is 41 | Odette can't eat shellfish | our bins go out on thursdays | I take the 7:14 to work | the gate code is 5590 | my sister's called Rhona | I hate coriander | the fuse box is behind the coats | Bram turns six in april | my blood group is AB | the cleaner comes on mondays | I drive a grey Skoda | Gran's number is 0171 22 40 | we're on meter 8 | I'm allergic to latex
%list sv_fam: Odette is my niece | my brother's wife is Anke | dad was born in 1951 | mum lives in Perth now | the twins start school in august | my cousin Levi is a vet | Gran has three sisters | Bram is my godson | our anniversary is 3 june | my uncle hates phone calls
%list sv_foodf: I don't eat pork | oat milk only | Odette can't have gluten | I like my eggs soft | Bram won't touch peas | no onions for me | my favourite cheese is comté | we never buy palm oil | I drink decaf after four | Levi is vegan
%list sv_health: my blood group is AB | I react badly to penicillin | my GP is Dr. Oyelaran | I wear minus 2.5 | my resting pulse is 58 | I had my tetanus jab in march | I take iron on sundays | my left knee is the bad one | I'm allergic to latex | my inhaler is the blue one
%list sv_cat: family | work | food | health | home | car | travel | pet | school | money | hobby | garden | birthday | holiday
%list sv_n: 3 | 4 | 5 | 6 | 8 | 10 | 12 | three => 3 | four => 4 | five => 5 | six => 6 | ten => 10
%list sv_no: 2 | 6 | 11 | 14 | 23 | 31 | 47 | 52 | 68 | 90 | 126 | 214
%list sv_id: fact_12 | fact-7 | f_381 | fact_204 | m19c | fct-33 | mem_58 | f77a | fact-160 | b4e21 | mem-9 | fact_3
%list sv_mine: shoe size | blood group | passport number | old address | salary | weight | licence plate | ring size | locker code | tax number | bank pin | staff number | clothes size | inside leg | membership number
%list sv_subj: my ex | the old flat | Odette | my former boss | the Skoda | our last landlord | the dog | my diet | Levi | that bank card | my knee | the caravan
%list sv_ask: can I freeze it | do I need a visa | is it open on sundays | does it run on gas | will it fit the van | can it wait till may | is parking free | may I bring the dog | should I tip there | do they take cards | is it safe to eat
%list sv_ans: yes, usually | not this year | only after six | I'd say no | most likely, yes | probably not | yes, but call first | only in summer | no, never | yes, always | that depends
%list sv_top: tyre pressure | sourdough | my pension | moving to Porto | cat names | solar panels | the tax return | back pain | visas for India | the stag do | my cv | induction hobs | sleep training | the damp wall | half marathons
%list sv_ago: recent | old | earlier | long | late-night | weekend | sunday | march | summer | january
%list sv_key: wifi password | gate code | alarm code | boiler pressure | garage code | paint colour for the hall | tyre size | printer pin | bike lock number | guest wifi | safe combination | router login
%list sv_door: gate code | door code | alarm code | garage code | porch code | lobby pin | keypad number | lockbox code | safe combination | stairwell code | cellar code | entry pin
%list sv_thing: my passport | the spare key | the stopcock | the car papers | my birth certificate | the sewing kit | the tent pegs | the fuse box | the good scissors | my vaccination card | the christmas lights | the bike pump
%list sv_who: Odette | my sister | Levi | my boss | Gran | the neighbours | Bram | my mother-in-law | Anke | our plumber | the twins | uncle Joe
%list sv_bday: mum's birthday | Levi's birthday | our anniversary | Gran's name day | the twins' birthday | Odette's due date | Bram's birthday | my parents' anniversary | Anke's birthday | the dog's birthday
%list sv_call: Maz => {"name": "Maz"} | Thea => {"name": "Thea"} | Fred => {"name": "Fred"} | Jojo => {"name": "Jojo"} | Skip => {"name": "Skip"} | Dr. Amari => {"name": "Dr. Amari"} | Will => {"name": "Will"} | Bex => {"name": "Bex"} | Ludo => {"name": "Ludo"} | Ms Hale => {"name": "Ms Hale"} | Dee => {"name": "Dee"} | Santi => {"name": "Santi"}
%list sv_lang: Polish => {"language": "Polish"} | German => {"language": "German"} | Spanish => {"language": "Spanish"} | Welsh => {"language": "Welsh"} | Turkish => {"language": "Turkish"} | French => {"language": "French"} | Hindi => {"language": "Hindi"} | Swedish => {"language": "Swedish"} | English => {"language": "English"} | Portuguese => {"language": "Portuguese"}
%list sv_tz: Lisbon => {"timezone": "Lisbon"} | CET => {"timezone": "CET"} | Asia/Tokyo => {"timezone": "Asia/Tokyo"} | Denver => {"timezone": "Denver"} | Sydney => {"timezone": "Sydney"} | Europe/Athens => {"timezone": "Europe/Athens"} | Nairobi => {"timezone": "Nairobi"} | Singapore => {"timezone": "Singapore"} | America/Bogota => {"timezone": "America/Bogota"} | Helsinki => {"timezone": "Helsinki"} | Dubai => {"timezone": "Dubai"}
%list sv_city: Bath => {"home_town": "Bath"} | Porto => {"home_town": "Porto"} | Aarhus => {"home_town": "Aarhus"} | Leipzig => {"home_town": "Leipzig"} | Galway => {"home_town": "Galway"} | Austin => {"home_town": "Austin"} | Perth => {"home_town": "Perth"} | Lille => {"home_town": "Lille"} | Basel => {"home_town": "Basel"} | Kraków => {"home_town": "Kraków"} | Dundee => {"home_town": "Dundee"}
%list sv_unit: metric => {"units": "metric"} | imperial => {"units": "imperial"} | Celsius => {"units": "Celsius"} | Fahrenheit => {"units": "Fahrenheit"} | kilometres => {"units": "kilometres"} | miles => {"units": "miles"} | kilos => {"units": "kilos"} | metric units => {"units": "metric"} | imperial units => {"units": "imperial"} | pounds and ounces => {"units": "pounds and ounces"}
%list sv_set: language to Polish => {"language": "Polish"} | home town to Bath => {"home_town": "Bath"} | time zone to CET => {"time_zone": "CET"} | nickname to Skip => {"nickname": "Skip"} | units to metric => {"units": "metric"} | name to Thea => {"name": "Thea"} | currency to euros => {"currency": "euros"} | city to Galway => {"city": "Galway"} | first name to Will => {"first_name": "Will"} | country to Denmark => {"country": "Denmark"}
%list sv_surname: surname is Hale => {"surname": "Hale"} | last name is Ortega => {"last_name": "Ortega"} | name is Thea Lindqvist => {"name": "Thea Lindqvist"} | surname is Adeyemi => {"surname": "Adeyemi"} | last name is Berger-Kohl => {"last_name": "Berger-Kohl"} | family name is Sato => {"family_name": "Sato"} | surname is McBride => {"surname": "McBride"} | name is Dee Fontaine => {"name": "Dee Fontaine"} | last name is Rossi => {"last_name": "Rossi"} | surname is Kaya => {"surname": "Kaya"}
%list sv_is: language is Polish => {"language": "Polish"} | home town is Dundee => {"home_town": "Dundee"} | time zone is Helsinki => {"time_zone": "Helsinki"} | job is baker => {"job": "baker"} | currency is euros => {"currency": "euros"} | nickname is Jojo => {"nickname": "Jojo"} | city is Basel => {"city": "Basel"} | country is Ireland => {"country": "Ireland"} | first name is Santi => {"first_name": "Santi"} | birthday is 4 may => {"birthday": "4 may"}
%list sv_file: facts.json | memory_2024.csv | ~/backup/steward.json | export.md | old-phone.json | /tmp/memories.json | brain.csv | Downloads/my_facts.json | steward_export.json | backup-march.csv | ~/me.md | D:\saved\memory.json
%list sv_src: the Beeb | BBC | CNN | Reuters | NYT | the FT | the Grauniad | WaPo | Der Spiegel | El País | TechCrunch | Ars Technica | Bloomberg | ESPN | the Economist | AP
%list sv_feed: https://blog.rust-lang.org/feed.xml | xkcd.com/rss.xml | https://lwn.net/headlines/rss | feeds.bbci.co.uk/news/rss.xml | https://www.theverge.com/rss/index.xml | hnrss.org/frontpage | https://example.org/feed | daringfireball.net/feeds/main | https://news.town.example/atom.xml | planet.debian.org/rss20.xml
%list sv_query: tariffs | the rail strike | nuclear power | rent caps | the minimum wage | AI rules | the carbon tax | pension reform | immigration | the EU budget | school phone bans | housing | net zero | the doctors' strike
%list sv_field: politics | tech | sport | business | science | football | finance | health | the arts | climate

%tool store_fact
mental note: {fact=sv_fact}
{fact=sv_fact}, store that
fyi {fact=sv_fact}, keep that in your head
new fact
learn something about me
{category:health=health} fact: {fact=sv_health}
into your memory with this: {fact=sv_fact}
never forget {fact=sv_fact}
commit to memory, {fact=sv_fact}
here's my shoe size, hold on to it
rmbr {fact=sv_fact}
{fact=sv_fact} - add to memory
I ask every year, so retain this: {fact=sv_fact}
{fact=sv_fact}, and you should know that from now on
under {category:food=food} please memorise {fact=sv_foodf}, it comes up a lot
they always quiz me, so learn this by heart: {fact=sv_fact}
I looked silly today, {fact=sv_fact}, keep that in mind
{fact=sv_fam}, save that with the {category:family=family} things you know

%tool list_facts
my fact file
your whole file on me
what've I taught you
{category=sv_cat} facts only
what's in your head about me
{limit=sv_n} facts about me
show what you remember
run through what you know of me
anything memorised under {category=sv_cat}?
which {category=sv_cat} stuff did you memorise
things I've told you to remember
full fact list
before I tidy up, show me every fact you have stored
my partner doesn't believe it, so name {limit=sv_n} things you know about me
just {category=sv_cat}, nothing else, I want to see what facts you keep
I'm curious, {limit=sv_n} will do, what have you remembered about me
go through the {category=sv_cat} facts with me, some may be stale by now
what all did I ask you to remember over the months, I've lost track

%tool delete_fact
ditch fact {fact_id=sv_no}
{fact_id=sv_id} out of your memory
bin memory {fact_id=num_id}
unremember my {fact_id=sv_mine}
scrap the last thing you learned
erase what you know about {fact_id=sv_subj}
my {fact_id=sv_mine} is private, forget it
fact {fact_id=sv_no}: delete
get rid of a fact
you needn't know my {fact_id=sv_mine} any more
purge {fact_id=sv_id} from memory
wrong fact, remove it
I no longer work there, so fact {fact_id=num_id} can be wiped
number {fact_id=sv_no} in your facts was a joke of mine, throw it out
for privacy's sake, my {fact_id=sv_mine} should vanish from what you remember
the one about {fact_id=sv_subj} is simply false, so clear it from your memory
somebody might read this, so unlearn my {fact_id=sv_mine} right away
{fact_id=sv_id} has been stale since spring, take that fact off your list

%tool store_conversation
save this chat
log this exchange
keep what we just said
file this conversation away
q: {user_message=sv_ask} a: {agent_response=sv_ans} - store
me: {user_message=sv_ask}, you: {agent_response=sv_ans}, save both
archive our talk
chat worth keeping, save it
don't lose this conversation
save your reply: {agent_response=sv_ans}
store our last exchange
chat log, add my question {user_message=sv_ask}
I asked {user_message=sv_ask}, you went {agent_response=sv_ans}, log that exchange
I may need this in court, so keep our conversation as it stands
{agent_response=sv_ans} is what you answered to {user_message=sv_ask}, save that dialogue
for later, log that you answered {agent_response=sv_ans} to {user_message=sv_ask}
that was useful, so preserve the talk we have just been having
before I close the window, save both sides of this conversation

%tool search_conversations
that {=sv_ago} chat of ours on {query=sv_top}
did we ever discuss {query=sv_top}
what did you say about {query=sv_top}
chats on {query=sv_top}
scroll back to {query=sv_top}
search our old talks
last convo with you re {query=sv_top}
find where I asked you about {query=sv_top}
we spoke about {query=sv_top}, find it
history with you, keyword {query=sv_top}
{limit=sv_n} past chats about {query=sv_top}
when did I bring up {query=sv_top} with you
you gave me a great tip on {query=sv_top} once, find that conversation
I can't recall your advice, so look up our talk about {query=sv_top}
{query=sv_top} came up with you in spring, bring that chat up again
for my diary, what did you and I say about {query=sv_top}
whatever we said on {query=sv_top}, {limit=sv_n} chats at most, I need the wording
dig through all our chatting, I need the part on {query=sv_top}

%tool retrieve_memories
whats the {query=sv_key}
what's my {query=sv_mine}
you know the {query=sv_key}, tell me
where did I say I keep {query=sv_thing}
remember my {query=sv_mine}?
{query=sv_bday}, what date did I give you
what have I said to remember on {query=sv_who}
I forgot the {query=sv_key}
{query=sv_who}, what do you remember
recall something for me
jog my memory on {query=sv_who}
{query=sv_key} from memory, {include_conversations:true=chats too|search the chats too}
standing at the door with the shopping, what's the {query=sv_door} again
I'm buying for {query=sv_who}, what tastes did I tell you to remember
the form wants my {query=sv_mine}, I gave it to you once
about {query=sv_who}, {limit=sv_n} things at most, what have I had you memorise
my {query=sv_mine}, I told you ages ago and now the clerk is asking
the {query=sv_key}, {include_conversations:true=and try our chats too}, I gave it to you in may

%tool get_profile
open my profile page
what's my time zone set to
my details
what name am I down under
profile check
which units do I have set
my preferences
home town on file?
my user info
am I set to english
pull up my profile
settings about me
the times look odd to me, so which time zone am I set to
before I alter anything, let me look over my own profile
you keep calling me the wrong thing, what name does my profile have
prices come out in dollars, so what currency is in my settings
I'd like to check the language, town and name entered for me
did I ever fill in my details, and if so, what is there

%tool update_profile
address me as {updates=sv_call}
use {updates=sv_tz} as my time zone
I go by {updates=sv_call} now, change that
switch me to {updates=sv_unit}
new home town: {updates=sv_city}
set my {updates=sv_set}
change my name
edit my details
based in {updates=sv_city} now, amend my details
talk {updates=sv_lang} to me from today
I want {updates=sv_unit} everywhere
{updates=sv_lang} as default language
I got married, so my {updates=sv_surname}, please amend the profile
nobody at home says that, {updates=sv_call} is the name to use for me
as we live in {updates=sv_city} these days, the town in my settings must change
I can't get used to this, so put {updates=sv_unit} in my preferences
{updates=sv_tz} is where I'll be for good, so shift my time zone there
in my details the {updates=sv_is} now, the rest may stay

%tool get_memory_stats
fact count
your memory, how big
how much space do I take up with you
how many things do you know about me
memory usage
facts in total?
count my facts
how much do you hold about me
how many chats have you saved
mem stats
how many MB are your memories
any room left in your memory
I've told you so much, how many facts is that by now
before I export it all, how large has your memory become
just the figures, not the facts, on what you keep about me
my disk is small, so how much room do our saved conversations take
I'd like to know, in numbers, what has piled up in your memory
are we past a hundred saved chats yet, I lost count

%tool export_memory
export all you know of me
memory as {format:json=json|JSON|a json file}
memory to a file
download my facts
{format:csv=csv|CSV} of my facts
give me a copy of your memory
memory dump
gdpr request, all my data
save everything you remember to {format:markdown=markdown|an md file}
write your memory to disk
extract all memories
memories to {format:csv=Excel|a spreadsheet|a table}
I'm moving to another assistant, so hand over everything you know about me
my lawyer wants it, as {format:json=json|raw JSON} please, everything stored about me
in {format:markdown=markdown|Markdown} so I can read it, all that you have memorised
just in case something breaks, write all your memories out to a file
{format:csv=CSV|csv} would suit me, I want my whole stored memory out of here
let me have the lot, facts and chats, as {format:json=json|JSON}, for my records

%tool import_memory
memories from {file_path=sv_file}, import
bring in my memory backup
restore memory, {file_path=sv_file}
{file_path=sv_file} into memory
read in my old facts
learn everything in {file_path=sv_file}
put my old memories back
upload memories
ingest the facts in {file_path=sv_file}
feed your memory {file_path=sv_file}
memory import: {file_path=sv_file}
remember all of {file_path=sv_file}
I reset you last night, so restore what you knew from {file_path=sv_file}
{file_path=sv_file} is the export from my old phone, load it into memory
my facts sit in {file_path=sv_file}, please take them all on board
here comes my past, {file_path=sv_file}, absorb it into what you know about me
on the new laptop you know nothing, so read {file_path=sv_file} back into memory
somewhere I have an export of your memory, I want it back in

%tool get_news_rss
{source=sv_src} headlines rn
{source=sv_src} front page
headlines off {source=sv_src}
{limit=sv_n} top stories, {source=sv_src}
what's on {source=sv_src}
skim {source=sv_src} for me
latest from {source=sv_src}
{source=sv_src} feed
read me {source=sv_src}
an rss feed
what does {source=sv_src} lead with
check {source=sv_feed}
I only trust {source=sv_src}, so what are they reporting this morning
before my train comes, {limit=sv_n} headlines, and from {source=sv_src} only
I pay for {source=sv_src} and never look, so show me their newest
pull in {source=sv_feed}, my usual feed, {limit=sv_n} entries are plenty
{source=sv_src} must have written something overnight, give me their top stories
never mind the tv, what has {source=sv_src} got today, {limit=sv_n} will do

%tool get_news_groundnews
the news
world news
today's headlines
news, {query=sv_query}
what's new with {query=sv_query}
anything about {query=sv_query} in the press
what happened in the world
latest on {query=sv_query}
top {limit=sv_n} stories today
{query=sv_query}: left vs right
how biased is the coverage of {query=sv_query}
today in {query=sv_field}
I slept through everything, so what are the big stories of today
{query=sv_query}, says my neighbour, is everywhere, so how do the outlets differ
my uncle quotes only one paper, compare what they all write on {query=sv_query}
{limit=sv_n} news stories are enough, but let them be about {query=sv_query}
I have to vote soon, so show me all sides on {query=sv_query}
at dinner they'll discuss {query=sv_query}, so tell me what's being reported
