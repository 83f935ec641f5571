# News: one named source (RSS), and a topic across outlets (Ground News).

%list limit: three => 3 | four => 4 | five => 5 | 6 | seven => 7 | 8 | nine => 9 | a dozen => 12 | 14 | fifteen => 15 | twenty => 20 | half a dozen => 6 | thirteen => 13
%list hm: hey | so | quick one | um | ok | hi again | morning | hmm | right | sorry | yo | one more | btw | erm | evening | just checking
%list fq_k: three => 3 | 3 | five => 5 | 5 | ten => 10 | 4 | 8
%list limit2: 3 | 5 | 8 | 10 | three => 3 | five => 5 | 12
%list limit3: 2 | 3 | 4 | 5 | 6 | 8 | 10 | three => 3 | four => 4 | five => 5 | six => 6 | ten => 10 | a dozen => 12
%list hi: quick one | erm | hello again | hey | oh and | right | one more thing | if you can | sorry to bother you | me again | before I forget | so | okay then
%list ctx: my hands are full | I'm on the bus | sorry, me again | I'm up to my elbows in dough | the baby just fell asleep | I only have a second | long day | silly question maybe | I left my glasses somewhere | I'm half asleep | someone at the table just asked | we're having an argument here | I'm in the bath | my head is spinning | I should know this | not that it matters much | guests in ten minutes
%list sv_n: 3 | 4 | 5 | 6 | 8 | 10 | 12 | three => 3 | four => 4 | five => 5 | six => 6 | ten => 10
%list sx_n: 3 | 4 | 5 | 6 | 8 | 10 | three => 3 | five => 5 | six => 6 | ten => 10
%list source: BBC | Reuters | Der Spiegel | Irish Times | Hacker News | Le Figaro | Wall Street Journal | TechCrunch | El Mundo | Toronto Star | CNN | Al Jazeera | Guardian | Axios | Slashdot | ORF | Boston Globe | Sky News | Deutsche Welle | Kicker
%list limit4: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 12 | 20 | two => 2 | three => 3 | four => 4 | five => 5 | six => 6 | seven => 7 | eight => 8 | nine => 9 | ten => 10 | a dozen => 12 | half a dozen => 6 | eleven => 11 | 25
%list who: my wife | the boss | grandpa | our au pair | our eldest | Nadia | my flatmate | the woman next door | uncle Theo | the whole office | my mother-in-law | a client | Raj | the trainer
%list k: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | two | three | five | seven | eight | nine | eleven
%list hello: sorry to bother you again | right, me again | I'm in the middle of cooking | I've got wet hands | quick one before my train | I hate to ask | it's been a morning | we're all in the car already | I had it written down somewhere | the baby is on my arm | don't laugh | I'm at the till | no rush, but | between two calls here | my battery is at three percent | honestly I should know this
%list limit5: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 10 | 12 | 15 | 20 | 25 | 30 | 40 | two => 2 | three => 3 | four => 4 | five => 5 | six => 6 | seven => 7 | eight => 8 | nine => 9 | ten => 10 | a dozen => 12 | half a dozen => 6 | fifteen => 15 | twenty => 20 | a couple => 2 | thirty => 30
%list chat: ok so | quick question | sorry, me again | hm | I'm in a rush | bit of a silly question | right | good morning | my hands are wet | we're having an argument here | I'm on the bus | hi there | one more thing | the kids are asking | before I forget | packing right now

%tool get_news_rss
%list feed: BBC | Reuters | Guardian | Hacker News | Ars Technica | Le Monde | Al Jazeera | NPR | Der Spiegel | Slashdot
%list src: the Irish Examiner | Ars Technica | ABC | The Register | BBC Wales | RTE | Le Temps | feeds.quayside.example/all.xml | https://harbour.example/rss?lang=en | Nature News | the Cork Independent
%list src_o: the Sun | CNN
%list from_email: Halima | Mr. Drăgan | the caterer | my godmother | Oisín | Prof. Lindqvist | the letting agent | Yusuf from the depot | the band's manager | tilda@mossgrove.example | our vet | the swim club | Benedikta | the insurer | Mrs. Achterberg | info@ferryline.example | the surveyor | my stepson | Kwame | the orthodontist | little Joe's teacher | The Bakery on Fifth
%list paper: bbc | guardian | FT | irish times | verge | economist | Washington Post | hindu | new yorker | tagesschau
%list src2: Reuters | NPR | Le Monde | al jazeera | ars technica | hacker news | ap news | Der Spiegel | politico | axios | techcrunch | slashdot
%list source2: the BBC | Le Monde | Ars Technica | NPR | the Irish Times | Der Spiegel | Al Jazeera | Wired | heise
%list src3: BBC | Guardian | Reuters | Le Monde | Hacker News | Financial Times | CNBC | Irish Times | Tagesschau | El País | Ars Technica | The Verge | NPR | Al Jazeera | New York Times | Bloomberg | Politico | Wired | La Repubblica | Economist
%list src4: the Irish Times | Der Standard | NPR | Ars Technica | Al Jazeera | Le Monde | the Economist | Lobsters | the Scotsman | France 24 | El Mundo | Wired
%list paper2: BBC | Guardian | Spiegel | Le Monde | New York Times | Reuters | Economist | NPR | El País | Hacker News | Al Jazeera | Financial Times | Tagesschau | Wired | Politico | Der Standard
%list src5: BBC | Guardian | Reuters | NYT | Washington Post | Le Monde | El País | Tagesschau | heise | Spiegel | Ars Technica | The Verge | Hacker News | Wired | Bloomberg | Financial Times | AP | Al Jazeera | NPR | Politico | Euronews | Nature | Phys.org | Irish Times | Haaretz | Sydney Morning Herald | Globe and Mail | Kicker | ESPN | The Economist | Quanta | Lobsters | NHK | FAZ | Der Standard | La Repubblica | TechCrunch | 404 Media
%list feed2: https://example.com/rss | https://blog.example.org/atom.xml | https://news.example.net/feed | feeds.example.io/tech.rss | https://club.example.de/news.xml | https://example.edu/press/rss.xml | http://paper.example/rss | https://status.example.com/history.atom | https://podcast.example.fm/feed.xml | https://council.example.gov/rss
%list paper3: BBC | Guardian | New York Times | Washington Post | Tagesschau | Financial Times | Economist | Verge | Onion | Associated Press | Wall Street Journal | Times | Daily Mail | Independent | Süddeutsche Zeitung | Atlantic | Register | Toronto Star | Local
%list source3: BBC | Reuters | NYT | CNN | Al Jazeera | NPR | TechCrunch | Hacker News | Ars Technica | Wired | Spiegel | El País | Le Monde | heise | Bloomberg | AP | Sky News | Politico | Nature | Deutsche Welle | BBC Sport | ESPN | Zeit Online | La Vanguardia | CBC | Slashdot | Phys.org | Corriere della Sera | Euronews | Vox
%list feed3: https://example.com/rss.xml | https://blog.example.org/feed | feeds.bbci.co.uk/news/rss.xml | https://news.example.net/atom.xml | https://city.example.com/news.rss | http://status.example.io/feed.xml | https://example.org/feed/tech | news.example.com/rss | https://rss.example.com/world | https://weekly.example.dev/index.xml | https://paper.example/de/rss | https://sports.example.com/all.rss | https://kernel.example.org/feeds/kdist.xml | https://podcast.example.fm/rss | https://science.example.edu/atom
%list src6: the Beeb | BBC | CNN | Reuters | NYT | the FT | the Grauniad | WaPo | Der Spiegel | El País | TechCrunch | Ars Technica | Bloomberg | ESPN | the Economist | AP
%list feed4: https://blog.rust-lang.org/feed.xml | xkcd.com/rss.xml | https://lwn.net/headlines/rss | feeds.bbci.co.uk/news/rss.xml | https://www.theverge.com/rss/index.xml | hnrss.org/frontpage | https://example.org/feed | daringfireball.net/feeds/main | https://news.town.example/atom.xml | planet.debian.org/rss20.xml
%list src7: BBC | Guardian | Reuters | CNN | Irish Times | Al Jazeera | Hacker News | Le Monde | Sky News | Axios
%list feed5: https://example.com/blog/rss.xml | https://council.example.org/atom.xml | podcasts.example.net/feed | https://shop.example.io/news.rss | runners.example.com/rss
%list paper4: Guardian | Spiegel | BBC | Le Figaro | Reuters | Irish Times | Washington Post | Al Jazeera | The Verge | NZZ | El Mundo | Bloomberg | Hacker News | ORF | Ars Technica | Politico
%list src8: BBC | Guardian | Reuters | Le Monde | Tagesschau | heise | Hacker News | Wired | Al Jazeera | Financial Times | NPR | El País | The Verge | AP | New York Times | Der Standard | Irish Times | ESPN | Ars Technica | Politico | Nature | Economist | Bloomberg | NZZ
%list feed6: https://example.com/rss | https://blog.example.org/feed.xml | feeds.example.net/world | https://paper.example/atom | news.example.io/rss.xml | http://town.example.de/news.rss
%list quelle: Tagesschau | Spiegel | Zeit | FAZ | Süddeutschen | heise | BBC | Deutschlandfunk | NZZ | Guardian | ORF | SRF | Golem | taz | Handelsblatt | CNN | New York Times | Kicker | Netzpolitik | Reuters
%list quell: Spiegel | tagesschau.de | heise | FAZ | Zeit Online | BBC | golem.de | taz | NZZ | ORF | Reuters | kicker | n-tv | Deutschlandfunk | CNN | Handelsblatt | SZ | Welt | t3n | https://example.org/feed.xml
%list dsrc: Tagesschau | Spiegel | Heise | taz | Kicker | Standard | NZZ | FAZ
%list num: 3 | 4 | 5 | 6 | 8 | 10 | 12
%list blatt: Spiegel | Standard | Kurier | heise | Golem | taz | NZZ | Guardian | Kicker | Reuters | n-tv | BBC | Tagesanzeiger | netzpolitik.org | Le Monde | t3n | Hacker News | Falter | Al Jazeera
%list blattf: Tagesschau | FAZ | Süddeutschen | taz | Zeit | NZZ | Presse | Welt | Washington Post | Financial Times | BBC | Frankfurter Rundschau
%list source4: Handelsblatt | Kurier | Focus | ZDF | WDR | Tages-Anzeiger | MDR | Correctiv | Euronews | SRF | Bild | Al Jazeera | Titanic | El País | Wired
%list blf: Sächsischen Zeitung | Wirtschaftswoche | Kleinen Zeitung | New York Times | Berliner Zeitung | Rheinischen Post | Stuttgarter Zeitung | Washington Post | Tageszeitung
%list source5: Spiegel | Standard | heise | Golem | NZZ | Guardian | Kicker | Reuters | n-tv | BBC | Deutschlandfunk | netzpolitik.org | Le Monde | t3n | Falter | ORF | Tagesspiegel | Stern
%list blf2: Tagesschau | FAZ | Süddeutschen | taz | Zeit | NZZ | Presse | Welt | Financial Times | Frankfurter Rundschau | Badischen Zeitung | Kronen Zeitung
%list w_n: zwei => 2 | 3 => 3 | drei => 3 | 4 => 4 | vier => 4 | fünf => 5 | 5 => 5 | 6 => 6 | sieben => 7 | 8 => 8 | 10 => 10 | zehn => 10 | 14 => 14
%list fuente: El País | El Mundo | BBC | La Vanguardia | ABC | El Confidencial | Reuters | CNN en Español | Clarín | La Nación | El Universal | Marca | 20 Minutos | eldiario.es | Xataka | El Tiempo | Infobae | New York Times | RTVE | As | https://example.org/rss.xml
%list esrc: El País | La Vanguardia | Marca | BBC Mundo | El Mundo | Clarín
%list medio: El País | El Mundo | La Vanguardia | Marca | ABC | El Periódico | La Voz de Galicia | Público | elDiario.es | Milenio | Excélsior | La Jornada | Clarín | El Comercio | El Espectador | Hipertextual | BBC Mundo | Reuters | Le Monde | Xataka | El Salto
%list med: ABC | eldiario.es | El Periódico | Milenio | La República | El Mercurio | Cadena SER | Mundo Deportivo | Genbeta | Al Jazeera | Le Figaro | El Confidencial | Olé | Televisa | Wired | DW | Público | Reforma
%list dia: El País | La Nación | Clarín | El Universal | Infobae | El Espectador | La Tercera | El Comercio | BBC Mundo | Reuters | El Mundo | La Vanguardia | Marca | As | Expansión | Xataka | El Tiempo | Le Monde | The Guardian | Hacker News | Ara | El Heraldo | Página 12 | RTVE | CNN
# Bare, clipped and roundabout.
{source=feed}
{source=feed} headlines
{source=feed}? anything new
whats on {source=feed}
headlines: {source=feed}
what's {source=feed} saying
{source=feed} top {limit:5=5}
let's see what {source=feed} has today
give me a quick look at {source=feed}
i only trust {source=feed}, what have they got
the {limit:3=three} newest from {source=feed}
not the whole press, just {source=feed}
with my coffee I'd like {source=feed}, the headlines
haven't looked at {source=feed} since monday, what's up there
feed please, {source=feed}, {limit:10=ten} items
~ no search, simply what {source=feed} put out this morning
# What is an argument, what is not, and where it ends.
headlines of {source=src}, {limit=limit}, thanks, the train's about to leave
what's {source=src} leading with? urgent or not, I like to know
from {source=src} please, and no more than {limit=limit} headlines, not from {=src_o}
open the feed {source=src}, {=from_email} says there's something about us
# The shortest plain questions.
whats on (the {source=paper}|{source=src2}) today
{source=src2} headlines?
anything new on {source=src2}
~ top {limit=fq_k} from (the {source=paper}|{source=src2})
{=hm}, what's {source=src2} leading with
what are they writing at the {source=paper}
# "Label: content", telegrams, hashtags, arrows.
headlines: {source=source2}
feed: {source=source2}, top {limit=limit2}
{source=source2} -> latest {limit=limit2}
# A word or two decide between neighbours.
what's new on {source=src3}
what does {source=src3} have today
{source=src3}: {limit=limit3} headlines
front page of {source=src3}
look up what {source=src3} is running today
~ {=hi}, headlines, {source=src3} only
from {source=src3} and nobody else, the latest
{source=src3} please, {limit=limit3} will do
~ could I hear what {source=src3} leads with
~ I only trust {source=src3}, so what have they got
anything fresh from {source=src3}
the {limit=limit3} top stories at {source=src3}
feed of {source=src3}, newest first
my morning {source=src3}, please
# In the manner of chat.
coffee in hand, feet up, read me what {source=src4} has on its front page
I've been offline all week, bliss, but now what's {source=src4} reporting
I quite fancy some headlines from {source=src4}, {limit:5=five} will do
# Told around, thought aloud, wrapped in a story.
I haven't looked at the {source=paper2} in days, what did I miss
what would I read if I opened the {source=paper2} now
breakfast without the {source=paper2} isn't breakfast, {limit=int} headlines please
{=ctx}, what's the {source=paper2} on about today
I trust the {source=paper2} more than the others, so what do they lead with
I miss reading my morning paper
# More of the usual ways.
{source=src5}?
{source=src5} now
{source=src5} headlines
headlines {source=src5}
open {source=src5}
news of {source=src5}
{source=src5}, {limit=int} stories
{limit=int} from {source=src5}
{limit=int} items {source=src5}
the {limit=int} latest on {source=src5}
show {limit=int} headlines by {source=src5}
what's {source=src5} got today
what are they writing at {source=src5}
~ what has {source=src5} on its front page
lead story on {source=src5}
today's {source=src5}
~ see if {source=src5} has something new
check {source=src5} for me
I start every day with {source=src5}, read it to me
over breakfast, the {limit=int} top headlines of {source=src5}
give me a digest of {source=src5}
quick scan of {source=src5}, {limit=int} pieces
skim {source=src5}
read {source=src5} to me
from {source=src5} I'd like {limit=int} headlines
use {source=src5} as the source, {limit=int} stories
subscribe-free look at {source=src5}: the newest
{source=src5} newest articles
what's the latest {source=src5} has published
is {source=src5} reporting anything new
catch up with {source=src5}
(what|anything) on {source=src5}?
rss feed {source=feed2}
feed {source=feed2}, {limit=int} entries
{source=feed2} latest
read out {source=feed2}
what's new at {source=feed2}
fetch {limit=int} entries from {source=feed2}
last posts in {source=feed2}
any news on {source=feed2}
{limit=int} most recent of {source=feed2}
poll {source=feed2}
is there something in {source=feed2}
the headlines please
check my feeds
top {limit=int} headlines from that paper
read me the paper
what's {source=src5} writing about today
# The usual ways to ask.
headlines from (the {source=paper3}|{source=source3})
(what's|what is) (new|the latest) (on|at|from) (the {source=paper3}|{source=source3})
(show|give|get|read|fetch) me (the {source=paper3}|{source=source3}) headlines
top {limit=int} (stories|headlines|articles|items) (from|of|on|in) (the {source=paper3}|{source=source3})
{source=source3} news
{source=source3} top {limit=int}
(can you|could you|please) (read|open|fetch|check) the feed {source=feed3}
latest {limit=int} (entries|posts|items) of {source=feed3}
what is (the {source=paper3}|{source=source3}) (writing|reporting|saying|leading with|running) today
anything (interesting|new|worth reading) on {source=source3} (today|this morning|)
I haven't looked at (the {source=paper3}|{source=source3}) today, what did I miss
quick look at (the {source=paper3}|{source=source3}) before my coffee gets cold
front page of (the {source=paper3}|{source=source3})[ please]
let's see what {source=source3} (has|is reporting|is up to)
read me the first {limit=int} stories in (the {source=paper3}|{source=source3})
from (the {source=paper3}|{source=source3}), just {limit=int} headlines
pull the RSS (feed|) (of|from) (the {source=paper3}|{source=source3})
rss {source=source3}
rss {source=feed3} {limit=int}
news according to {source=source3}
I only trust (the {source=paper3}|{source=source3}); what do they have (this morning|today|right now)
morning briefing out of (the {source=paper3}|{source=source3}), {limit=int} items
who's on the front page of (the {source=paper3}|{source=source3})
is there anything fresh in my feed {source=feed3}
(catch me up|fill me in) on {source=source3}
what are the {limit=int} newest (articles|pieces|stories) (the {source=paper3}|{source=source3}) put out
update me from one source only: {source=source3}, {limit=int} posts
while I make breakfast, read out what {source=source3} published
{limit=int} headlines, source {source=source3}
has (the {source=paper3}|{source=source3}) posted (something|anything) new
what did (the {source=paper3}|{source=source3}) publish last
show the newest articles of {source=feed3}
(read|check|open) my news feed
show me the headlines of that newspaper I like
pull the latest {limit=int} items from the RSS feed
# Short and plain, as typed every day.
{source=src6} headlines rn
{source=src6} front page
headlines off {source=src6}
{limit=sv_n} top stories, {source=src6}
what's on {source=src6}
skim {source=src6} for me
~ latest from {source=src6}
{source=src6} feed
read me {source=src6}
an rss feed
what does {source=src6} lead with
check {source=feed4}
I only trust {source=src6}, so what are they reporting this morning
before my train comes, {limit=sv_n} headlines, and from {source=src6} only
I pay for {source=src6} and never look, so show me their newest
pull in {source=feed4}, my usual feed, {limit=sv_n} entries are plenty
{source=src6} must have written something overnight, give me their top stories
never mind the tv, what has {source=src6} got today, {limit=sv_n} will do
# Bare noun phrases, and orders that lack what is needed.
{source=src7}?
the {source=src7} headlines
what's {source=src7} saying this morning
coffee's ready, bring on {source=src7}
{source=src7}, my usual, the newest stories
top headlines of {source=src7} right now
{limit=sx_n} stories from {source=src7}
what's the front page of {source=src7} today
open a news feed for me
I haven't looked at {source=src7} all day, what have they got
fresh stories on {source=src7}
# Needs only hinted at, telegrams, neighbours.
I don't care which topic, as long as it's from {source=source}
not what the press says in general, only what {source=source} says
no need to search the web for {source=source}, I just want what they put on top today
don't tell me who owns {source=source}, tell me what they're leading with
one paper is enough for me, {source=source}, and {limit=limit4} items of it
my subscription to {source=source} ran out, what am I missing there
~ the wifi on this train is awful, so {source=source} without pictures: {limit=limit4} titles
{=who} reads nothing but {source=source}. what will I be hearing about at dinner?
since {source=source} went behind a paywall I only get the headlines, so let's have them
I skipped {source=source} this morning because of the dentist at {=k}
is there life beyond page one? {limit=limit4} headlines from {source=source}, no more
coffee's hot, {source=source} please
what does {source=source} find so important today
did the club post anything? it's under {source=feed5}
our town council has a feed, {source=feed5}, what did they put up
that blog, {source=feed5}, has it moved on since I last looked
{limit=limit4} newest entries, {source=feed5}, skip the older ones
{source=source} top {limit=limit4} pls
{source=source} headlines asap
{source=feed5} new?
latest {source=source}, {limit=limit4} max
~ I've room in my head for {limit:1=one|just one} headline, from {source=source}
{limit=limit4} lines of {source=source}, then I'm off to bed
re: {source=source}, anything since noon
the {limit=limit4} headlines I always get with my tea, same paper
what's my favourite site saying
# Told around, thought aloud, wrapped in a story.
what's the {source=paper4} got on its front page
I gave up on TV, so what does the {source=paper4} report
~ give me the {source=paper4} over coffee, {limit:5=five|5} headlines tops
{=hello}, what's new over at {source=paper4}
not the {=paper4}, they're awful, what does {source=paper4} say today
what would my paper of choice say this morning
# Every parameter in many wordings, orders and lengths.
{source=src8} {limit=limit5}
{limit=limit5} {source=src8} headlines
{source=src8}: top {limit=limit5}
top {limit=limit5} of {source=src8}
no more than {limit=limit5} headlines off {source=src8}
from {source=src8}, not from {=src8}, the news
~ instead of {=src8} read me {source=src8}, {limit=limit5} stories
{source=src8} front page, {limit=limit5} items
just {limit=limit5} things from {source=src8} please
what leads on {source=src8}
feed {source=feed6}, last {limit=limit5}
last {limit=limit5} of {source=feed6}
{source=feed6} - anything fresh
see what {source=feed6} has posted
{=chat}, what does {source=src8} report
give me {source=src8} in {limit=limit5} headlines
{limit=limit5} headlines from my usual paper
~ the newest headlines, {limit=limit5} of them, that feed
%lang de
# The usual ways to ask.
(was gibt es|was gibt's) Neues (bei|von) [der] {source=quelle}
schlagzeilen {source=quell}
(zeig|gib|lies) mir [bitte] die (neuesten|aktuellen) (Schlagzeilen|Meldungen|Artikel) (von|bei) {source=quell} [vor]
die (letzten|neuesten|ersten) {limit=int} (Meldungen|Artikel|Schlagzeilen) von {source=quell}
was (schreibt|berichtet|meldet) [die|der] {source=quell} [heute|gerade]
{source=quell} news
(hol|lies|öffne) den (RSS-Feed|Feed) {source=url}
top {limit=int} {source=quell}
(könnten Sie|kannst du) mir die Überschriften der {source=quelle} vorlesen
ich hab heute noch nicht in die {source=quelle} geschaut, was steht drin
rss {source=quell} {limit=int}
nur {limit=int} Schlagzeilen aus der {source=quelle} bitte
(lies|öffne) meinen Newsfeed
was steht (heute|) auf der Titelseite der {source=quelle}
die neuesten {limit=int} Artikel aus dem Feed
# A word or two decide between neighbours.
schlagzeilen von {source=dsrc}, {limit=num} genügen
# More of the usual ways.
was titelt {source=blatt} heute
die obersten {limit=int} von {source=blatt}
{source=blatt} schlagzeilen, {limit=int} stück
bei {source=blatt} irgendwas neues
was schreibt die {source=blattf} so
lies mir die ersten {limit=int} überschriften aus der {source=blattf} vor
kurz durch {source=blatt} blättern bitte
was haben die bei der {source=blattf} heute auf der startseite
den feed {source=url} abrufen, {limit=int} einträge
{source=url} neueste meldungen
ich les immer {source=blatt}, was gibts da heute
hol mir {limit=int} meldungen von {source=blatt} rein
überschriften aus der zeitung bitte
lad den feed neu
# Needs only hinted at, telegrams, neighbours.
womit macht {source=source4} heute auf
{source=source4}, {limit=int} meldungen
was steht denn so in der {source=blf}
nur aus der {source=blf}, bitte die ersten {limit=int}
ich les am liebsten {source=source4}, was gibts da neues
{source=url}, neue beiträge
ein paar schlagzeilen vom sender meines vertrauens
# Every parameter in many wordings, orders and lengths.
was schreibt der {source=source5}
{source=source5} news?
was steht heute in der {source=blf2}
lies mir die schlagzeilen der {source=blf2} vor
ich hätte gern die {limit=int} neuesten meldungen von {source=source5}
was gibt's neues bei {source=source5}
die {limit=int} aufmacher aus der {source=blf2} bitte
zeig ma {source=source5}, {limit=int} überschriften
hol mir die meldungen der {source=blf2} rein
was haben die von {source=source5} heute gebracht
wat meldet {source=source5}
~ könnten Sie mir die aktuellen Schlagzeilen der {source=blf2} zeigen?
von {source=source5} {limit=int} artikel
ich bin noch nicht zum zeitunglesen gekommen, was stand in der {source=blf2}
ruf den feed {source=url} ab
{source=url} einlesen, davon {limit=int} beiträge
worüber berichtet {source=source5} gerade
was ist der aufmacher bei der {source=blf2}
die titelthemen von {source=source5}, aber nur {limit=int}
schau mal bei {source=source5} rein, was da los ist
{source=source5} überfliegen, {limit=int} schlagzeilen
ist bei {source=source5} was passiert seit heute früh
neueste artikel von {source=url}
kurzer blick in die {source=blf2}
was bringt die {source=blf2} als erstes
mach mir {source=source5} auf, die schlagzeilen
~ {limit=int} meldungen aus der {source=blf2} vorlesen
aus dem feed {source=url} das neueste
schlagzeilen aus meiner zeitung
die {limit=int} neuesten meldungen aus dem feed
lies mir {limit=w_n} schlagzeilen aus der zeitung vor
%lang es
# The usual ways to ask.
¿qué hay de nuevo en {source=fuente}?
titulares de {source=fuente}
(enséñame|léeme|dame) los (últimos|) titulares de {source=fuente}
las (últimas|primeras) {limit=int} noticias de {source=fuente}
¿qué (publica|cuenta|dice) {source=fuente} [hoy]?
{source=fuente} noticias
(abre|lee|carga) el (feed|canal RSS) {source=url}
portada de {source=fuente}
¿me (lee|lees) las noticias de {source=fuente}?
hoy no he mirado {source=fuente}, ¿qué trae?
rss {source=fuente} {limit=int}
solo {limit=int} titulares de {source=fuente}, por favor
léeme mis fuentes RSS
{limit=int} artículos recientes de {source=fuente}
# A word or two decide between neighbours.
los titulares de {source=esrc}, con {limit=num} me basta
# More of the usual ways.
qué titula hoy {source=medio}
lo primero de {source=medio}, {limit=int} titulares
{source=medio} {limit=int} titulares
algo nuevo en {source=medio}?
qué cuenta {source=medio}
léeme los {limit=int} primeros titulares de {source=medio}
échale un ojo a {source=medio} y dime qué hay
qué llevan hoy en la portada de {source=medio}
carga el feed {source=url}, {limit=int} entradas
{source=url} lo último
yo siempre leo {source=medio}, qué trae hoy
de {source=medio} tráeme {limit=int} noticias
los titulares del periódico
actualiza el feed
# Needs only hinted at, telegrams, neighbours.
con qué abre hoy {source=med}
{source=med}, {limit=int} noticias
qué trae {source=med}
solo de {source=med}, las {limit=int} primeras, porfa
yo leo siempre {source=med}, ¿qué hay de nuevo?
{source=url}, entradas nuevas
unos titulares de mi diario de cabecera
# Every parameter in many wordings, orders and lengths.
{source=dia}, titulares
me gustaría leer lo último de {source=dia}
podrías decirme qué trae {source=dia} en portada?
necesito {limit=int} titulares de {source=dia}
a ver qué publican en {source=dia}
contame qué salió en {source=dia}
fijate qué dice {source=dia} hoy
querría los {limit=int} últimos artículos de {source=dia}
léeme por encima {source=dia}
lo más reciente que haya sacado {source=dia}
{limit=int} noticias de {source=dia}, las de arriba
qué hay en el rss de {source=dia}
el feed {source=url}, por favor
tráeme {limit=int} entradas del feed {source=url}
desayuno con {source=dia}: dame las {limit=int} primeras
mientras friego léeme los titulares de {source=dia}
portada {source=dia} {limit=int}
abrime {source=dia}
de qué habla hoy {source=dia}?
ponme al día con {source=dia}
~ novedades {source=url}
qué fue lo último en aparecer en {source=dia}
dame {source=dia}, máximo {limit=int} titulares
según {source=dia}, ¿qué ha pasado hoy?
revisa {source=dia} y cuéntame
hojea {source=dia} por mí
quisiera escuchar los titulares de {source=dia}, si es posible
quiero leer un feed rss
~ los titulares de mi periódico de siempre
titulares, {source=dia}, solo {limit=int}

%tool get_news_groundnews
%list news: rail strike | budget vote | flood | trade talks | ferry accident | by-election | heat wave | teachers' walkout | space launch | wildfires | transfer window | dam project
%list query: rail strike | Swansea dock fire | rent cap | bird flu | pension reform, part two | oil spill off Ardmore | teachers' pay | U20 final | rates and mortgages | floods in the west
%list news2: rail strike | budget vote | flood | ceasefire | murder trial | chip ban | heat record | airport chaos | leadership race | housing bill | oil spill | moon landing | cup final | data leak
%list bare: bird flu | rent caps | inflation | the EU summit | Taiwan | driverless cars | brexit | measles | tariffs | nasa | ai laws | wolves
%list query2: the rail strike | wildfires in Greece | the budget vote | chip exports | the cup final | bird flu | housing prices | the coalition talks
%list lb: (
%list rb: )
%list firm: Danone | Heineken | Michelin | Ryanair | Logitech | Puma | Iberdrola | Qualcomm | Starbucks | PayPal | Uber | Airbnb | Maersk | Swatch | Henkel | Santander | Inditex | Barclays | Tesco | Rolls-Royce | Cisco | Boeing | Renault
%list query3: rail strike | flood in Valencia | new speed limit | ferry disaster | teachers' pay dispute | ceasefire talks | heating law | interest rate cut | oil spill | bridge collapse | lithium mine protests | bird flu outbreak | space probe | border closure | trade deal | mayor's resignation | cyber attack on the hospitals | wildfire near Athens | bitcoin fraud trial | power cut in Lyon
%list newsy: dock strike | heat pump subsidy | volcano in iceland | rail merger | school closures | dam project | cup final riots | lithium mine | ferry accident | chip factory | bridge collapse | water ban
%list topic2: rail strike | elections in Chile | floods | chip shortage | climate summit | new tax on sugar | wolf debate | trade talks | football transfer ban | wildfires | hospital reform | moon landing | minimum wage | housing crisis | ceasefire
%list news3: rail strike | election in Canada | new tax law | wildfires | climate summit | merger | peace talks | supreme court case | heat wave | data leak | interest rate decision | flood | coalition talks | chip ban | football transfers | housing reform | trial | space telescope | airline crisis | teachers' union | volcano | grain deal | tariffs | mayor's resignation | vaccine study
%list newsnt: tariffs | inflation | NATO | AI regulation | OpenAI | Boeing | Brussels | Argentina | nuclear power | wildfires in Greece | electric cars | Formula 1 | Bitcoin | South Korea | crypto fraud | interest rates | Tesla | migration | farmers | NASA | Wimbledon | Eurovision | minimum wage | rents in Berlin
%list topic3: Pope | ECB | White House | Champions League | Fed | EU | election | climate summit | rail strike | trade deal | war in Ukraine | space launch | minimum wage | football transfer market | flood in Spain | new tax law | housing crisis | earthquake in Japan | supreme court ruling | Olympics | farmers' protests | vaccine study | bank merger | school reform | border talks | heat wave | budget debate | pension reform | chip shortage | teachers' strike | royal wedding | Mars mission | city council vote
%list about: interest rates | wildfires in California | electric cars | AI regulation | oil prices | nuclear energy | gun control | migration | inflation | farmers' protests in France | vaccines | Apple | Tesla | NASA | Boeing | OpenAI | Brexit | NATO | Taiwan | Argentina | Bitcoin | Berlin | Volkswagen | Formula 1 | Taylor Swift
%list query4: tariffs | the rail strike | nuclear power | rent caps | the minimum wage | AI rules | the carbon tax | pension reform | immigration | the EU budget | school phone bans | housing | net zero | the doctors' strike
%list field: politics | tech | sport | business | science | football | finance | health | the arts | climate
%list news4: bin strike | budget | by-election | heatwave | rail strike | ceasefire talks | airport closure | teachers' walkout | dam collapse
%list query5: dam collapse | rent freeze | budget vote in parliament | olive oil shortage | measles outbreak | ceasefire | summit in Nairobi | cable fire at the airport | steel tariffs | doctors' walkout | ban on disposable vapes | merger of the two airlines | earthquake in Chile | bank run | space station leak | storm over the Azores | trial of the ex-president | Bitcoin crash | Tesla recall | power cut in Lisbon
%list topic4: dock strike | Brazilian election | volcano in Iceland | pension reform | bird flu | fishing quotas | chip subsidies | tram extension | Mars mission | doping scandal | drought in Spain | budget vote | data leak at the ministry | border talks | women's world cup
%list query6: rail strike | elections in Chile | new tax on sugar | AI rules in Brussels | wildfires | peace talks between the two sides | interest rates | chip shortage and what it means for cars | women's world cup | heat wave in Spain | teachers' strike | mars mission | data leak at the hospital | price of bread | flood | ferry accident | tariffs | night trains | bird flu | minimum wage
%list thema: Bundestagswahl | Klimagipfel | Ukraine | Zinserhöhung der EZB | Streik bei der Bahn | künstliche Intelligenz | Bundesliga | Nahost | Mindestlohn | Elektroautos | Rentenreform | Hochwasser in Bayern | Olympische Spiele | Inflation | Siemens | US-Wahl | Raumfahrt | Mietendeckel | Volkswagen | Pflegenotstand | Energiepreise | Taiwan | Bauernproteste
%list themaf: Bundestagswahl | Zinserhöhung | Rentenreform | künstliche Intelligenz | Bundesliga | Inflation | Raumfahrt | Hochwasserlage | Wärmewende | Bahn | EZB | Ukraine | Fußball-WM | Klimakonferenz
%list themam: Bahnstreik | Klimagipfel | Mindestlohn | Haushaltsstreit | Krieg in der Ukraine | Wohnungsmarkt | Wahlkampf | Papst | FC Bayern | Nahostkonflikt | Brexit | Ölpreis
%list hm2: hey | du | sag mal | ähm | moin | kurze frage | ok | na | und
%list news5: bahnstreik | hochwasser | haushalt | prozess | klimagipfel
%list dsh: Henkel | BASF | Puma | Infineon | Zalando | Bayer | Porsche | Nestlé | Danone | Ryanair
%list dev: Bahnstreik | Heizungsgesetz | Hochwasser an der Elbe | Brand im Hafen | Tarifstreit | Gasunfall in Linz
%list nthm: Waldbrand in Brandenburg | Vulkan auf Island | Lokführerstreik | Heizungsstreit | Handelsstreit mit China | Papst | Transfer von Wirtz | Koalitionsvertrag | Erdrutsch | Chipmangel
%list nthf: Landtagswahl | Gaspreisbremse | Autobahnsperrung | Dürre | Tarifrunde | EM | Wehrpflicht | Krankenhausreform | Marsmission | Vogelgrippe | Mietpreisbremse
%list nthn: Tempolimit | Deutschlandticket | Bürgergeld | Referendum | Erdbeben in der Türkei | Gipfeltreffen | Verbrennerverbot | Oktoberfest
%list thema2: Kitastreik | Waldbrände in Griechenland | Bahnhof Stuttgart | Mindestlohn | Wahl in Polen | Hochwasser an der Oder | Bayer Leverkusen | Strompreise | Impfpflicht | Mondlandung | Tarifrunde | Erdbeben in der Türkei | künstliche Intelligenz | Mietendeckel | Klimagipfel | Olympia
%list thm: Sturm an der Nordsee | Bahnstreik | Ausbruch am Ätna | Rücktritt der Ministerin | Zollstreit | Trainerwechsel beim HSV | Haushalt | Brand im Hafen | Fachkräftemangel | Pokalsieg
%list thf: Kommunalwahl | Strompreisbremse | Sperrung der A45 | Hitzewelle | Tarifverhandlung | Champions League | Impfpflicht | Schulreform | Mondmission | Grundsteuer | Rheinbrücke | Fusion der Banken
%list thn: Tempolimit | Rentenpaket | Erdbeben in Japan | Bürgergeld | Gipfeltreffen in Genf | Verbot von Einwegplastik | Deutschlandticket | Urteil zum Soli | Filmfestival | Hochwasser an der Oder
%list tema: elecciones generales | cumbre del clima | Ucrania | subida de los tipos | huelga de trenes | inteligencia artificial | Liga | salario mínimo | coches eléctricos | reforma de las pensiones | inundaciones en Valencia | Juegos Olímpicos | inflación | Telefónica | Real Madrid | carrera espacial | precio de la vivienda | Mercosur | sequía | Taiwán | protestas de los agricultores | Venezuela | Champions
%list temaf: cumbre del clima | huelga de trenes | inteligencia artificial | inflación | reforma de las pensiones | subida de los tipos | sequía | Champions | Liga | guerra de Ucrania | campaña electoral | ley de vivienda
%list temam: salario mínimo | precio de la vivienda | Real Madrid | Barça | Brexit | Mundial | volcán de La Palma | juicio del expresidente | paro | precio de la luz | conflicto de Gaza
%list not: huelga de trenes | tregua | riada | sequía | cumbre
%list esh: Iberdrola | Inditex | Danone | Repsol | Ferrovial | Puma | Mapfre | Starbucks
%list eev: huelga de trenes | sequía en el sur | ley de vivienda | cumbre de Lima | fuga de gas en Lugo
%list query7: volcán de Islandia | apagón | acuerdo con Mercosur | incendio de Zamora | fichaje de Mbappé | referéndum | papa | precio del aceite | congreso del partido | terremoto de Turquía
%list query8: sequía | huelga del metro | ley de vivienda | reforma laboral | Eurocopa | misión a Marte | gripe aviar | moción de censura | ola de calor | cumbre de la OTAN
%list tema2: huelga de guarderías | incendios en Grecia | salario mínimo | elecciones en Polonia | inundaciones del Ebro | Atlético de Madrid | precio de la luz | alunizaje | terremoto de Turquía | inteligencia artificial | cumbre del clima | Juegos Olímpicos | precio del aceite | apagón de Cuba | Vuelta a España | ley de vivienda
%list nof: ley de amnistía | huelga de controladores | crisis del agua | subida del alquiler | misión a la Luna | cumbre de La Habana | vuelta ciclista | guerra comercial | reforma fiscal | gripe aviar | Copa América | erupción del Etna
%list nom: terremoto de Chile | escándalo de los áridos | precio del gas | juicio de los ERE | mundial de balonmano | paro juvenil | acuerdo nuclear | censo nuevo | fichaje de Yamal | dólar blue | temporal del norte | concurso de Eurovisión
# Bare, clipped and roundabout.
news
what's happening in the news
what's new in the world
{query=news} news
news: {query=news}
the {query=news}, what's the latest
anything on the {query=news}
catch me up on the {query=news}
give me the headlines
whats everyone talking about today, newswise
i've been offline for a week, what's going on out there
everybody at work is on about the {query=news} and I know nothing, what's been reported
how's the press taking the {query=news}
left papers versus right papers on the {query=news}
not from one paper, from all of them: {query=news}
did they settle the {query=news} yet, what do the news say
what did I miss while I was asleep, news I mean
# What is an argument, what is not, and where it ends.
news on {query=query}, I mean since this morning
any news about {query=query}? I have family there and can't sleep
~ {limit=limit} stories about {query=query}, from left and right, if there are that many
what do the papers say about {query=query}, not the one from last year
{limit=limit} news items, whatever's on, no topic in particular
# The shortest plain questions.
any news today
news?
~ whats in the news
{=hm}, what's going on in the world
anything new on the {query=news2}
whats the latest on {query=bare}
{query=news2}, any news?
whats happening with the {query=news2}
what did i miss in the news
top {limit=fq_k} stories?
is the {query=news2} over yet, what do the papers say
did anything big happen in the world today
{=hm}, news on {query=bare} pls
{limit=fq_k} headlines on (the {query=news2}|{query=bare})
# "Label: content", telegrams, hashtags, arrows.
news: {query=query2}
news - {query=query2} - {limit=limit2} stories
coverage, left vs right: {query=query2}
{query=query2} {=lb}news{=rb}
# A word or two decide between neighbours.
what's in the news about {query=firm}
not what {query=firm} costs, what's being reported on it
any news on {query=firm}? I know the share price
why's everyone talking about {query=firm}, what are the papers saying
look up the {query=query3} in the news
{query=firm}, the latest reports, no prices
news on the {query=query3}, {limit=limit3} stories
what do the papers make of the {query=query3}
how is the {query=query3} covered on either side
what happened in the world while the lights were out
in the news today?
{=hi}, has anything come out about the {query=query3} since this morning
{limit=limit3} reports on the {query=query3}, from different papers
who's reporting on the {query=query3} and who keeps quiet
the latest on the {query=query3}, please
~ how has the press taken the {query=query3}
my mother frets about the {query=query3}, what's the news
headlines on {query=firm}, any paper
left and right on {query=firm}, please compare the coverage
the {query=firm} share fell off a cliff, fine, but what happened there, what does the news say
never mind what it's worth, is {query=firm} in the papers for something bad
I can look out of the window for the weather, tell me about the {query=query3} instead, what's new
# In the manner of chat.
~ everyone at the pub was on about the {query=newsy}, what's the latest news on it
I slept through the whole thing, any news about the {query=newsy}
mum asks me about the {query=newsy} every call, catch me up with the news on that
go on, ruin my morning, what's in the news
# Told around, thought aloud, wrapped in a story.
I've been living under a rock, what happened in the world
everyone keeps talking about the {query=topic2}, what's going on there
I can't tell what's true about the {query=topic2} any more, how do the different papers see it
no idea how the {query=topic2} ended, was it in the news
{limit=int} stories on the {query=topic2} would bring me up to speed
{=ctx}, anything new on the {query=topic2}
left and right tell different tales about the {query=topic2}, I'd like both
I bet the {query=topic2} made the front pages, how was it covered
# More of the usual ways.
what happened while I slept
what happened overnight in the world
anything happen today that I should know
~ what did I miss in the news this week
what's going on out there
news flash please
general news please
today's top news
world news, {limit=int} stories
{limit=int} news stories please
~ {limit=int} stories of the day
any headlines on the {query=news3}
latest on the {query=news3}
what do we know about the {query=news3} by now
the {query=news3}: any news
the {query=news3} in the media, {limit=int} stories
is the {query=news3} still in the news
~ {query=newsnt}: latest news
{query=newsnt} headlines
news {query=newsnt} {limit=int}
{limit=int} stories on {query=newsnt}
{limit=int} current pieces about the {query=news3}
anything new regarding {query=newsnt}
how's the {query=news3} being reported
how do left leaning and right leaning papers write about {query=newsnt}
media coverage of {query=newsnt}
bias check: {query=newsnt}
on the topic of {query=newsnt}, what's new
press review: {query=newsnt}
what does the press make of {query=newsnt}
ground news {query=newsnt}
coverage across outlets of the {query=news3}
which side reports more on the {query=news3}
catch me up on {query=newsnt}
fill me in on the {query=news3}
I heard about the {query=news3}, tell me the news
I was out of reach, what's new with the {query=news3}
my dad talks of nothing but {query=newsnt}, any news about it
give me both sides on the {query=news3}
has there been a turn in the {query=news3}
did something happen to {query=newsnt}
~ reports about {query=newsnt}, {limit=int} at most
current affairs
are there any developments on {query=newsnt}
what's up with the {query=news3}
who is covering {query=newsnt}
what do all the papers write about the {query=news3}
# The usual ways to ask.
(what's|what is) (happening in the world|going on in the world) [today]
(any|is there any|got any) news (about|on|regarding) the {query=topic3}
news {query=about}
({query=topic3}|{query=about}) news
(what's|what is) the (latest|newest) (on|about|with) the {query=topic3}
~ how (are|is) (left and right|both sides|different outlets|the media|the press) (covering|reporting on) the {query=topic3}
~ what does Ground News (say|have) (about|on) {query=about}
(ground news|Ground News|groundnews) {query=topic3}
give me {limit=int} (news stories|stories|current stories) about the {query=topic3}
show me the (political |media |)bias in the coverage of the {query=topic3}
has anything (happened|changed|moved) with the {query=topic3} (today|lately|this week|)
~ what's been (reported|said in the press|in the papers) about {query=about}
I've been offline for days, what happened
bring me up to speed on the {query=topic3}
catch me up on the news[ please]
{query=about} in the news?
what's the world talking about (today|right now)
top {limit=int} (news|stories) (today|of the day|right now)
(tell|update) me (about|on) the current coverage of {query=about}
which outlets (report|write) about the {query=topic3} and how do they lean
compare how the press (sees|treats|frames) the {query=topic3}
I keep hearing about the {query=topic3}, what are the papers saying
did {query=about} make the news today
my colleague said something happened with {query=about}, any reports?
the {query=topic3}: what do the newspapers say across the spectrum
breaking news?
news today, {limit=int} items
any (big|important|breaking) stories (today|this morning|since yesterday)
is there a blindspot in the reporting on the {query=topic3}
(what's|anything) new about the {query=topic3} this week
~ (just|only) {limit=int} (articles|stories) on {query=about} from all sides, please
~ current events around {query=about}
unbiased news on the {query=topic3} please
# Short and plain, as typed every day.
the news
world news
today's headlines
news, {query=query4}
what's new with {query=query4}
anything about {query=query4} in the press
what happened in the world
latest on {query=query4}
top {limit=sv_n} stories today
{query=query4}: left vs right
how biased is the coverage of {query=query4}
today in {query=field}
I slept through everything, so what are the big stories of today
{query=query4}, says my neighbour, is everywhere, so how do the outlets differ
my uncle quotes only one paper, compare what they all write on {query=query4}
{limit=sv_n} news stories are enough, but let them be about {query=query4}
I have to vote soon, so show me all sides on {query=query4}
at dinner they'll discuss {query=query4}, so tell me what's being reported
# Bare noun phrases, and orders that lack what is needed.
news
what's going on in the world
I've been off grid for a week, what have I missed in the world
{query=news4}, what's the latest
~ has anything happened today, news-wise
everybody at work was on about the {query=news4}, fill me in
the {query=news4}, where do things stand in the news
how are the papers spinning the {query=news4}, left and right
anything in the news worth knowing
{limit=sx_n} stories, then I'm off to bed
current affairs please, I've got a dinner party
# Needs only hinted at, telegrams, neighbours.
not the share price, what's being reported about the {query=query5}
~ no encyclopedia, I want what happened today with the {query=query5}
I don't want {=source}, I want everyone's version of the {query=query5}
not the forecast, the reports: how bad is the {query=query5}
forget research papers, what do the newspapers make of the {query=query5}
the {query=query5}: are both camps even talking about the same thing
I only ever read one side, show me how the rest see the {query=query5}
{=who} and I read different papers and can't agree on the {query=query5}
sirens all night. was that the {query=query5}?
my phone's been off for {=k} days, has the {query=query5} been sorted out
I'm meeting {=who} in ten minutes and will be asked about the {query=query5}
so is the {query=query5} over or what
is the {query=query5} still a thing
I came back from the mountains and nobody talks about anything but the {query=query5}
worried about the {query=query5}, we fly on the 14th, what's the latest
did anything happen while I was asleep that a grown-up ought to know
what is the world shouting about this morning
I've got {=k} minutes till my stop, what's going on in the world
{limit=limit4} things that happened today, that's all I can take
bring me up to date, {limit=limit4} stories, nothing about sport
{query=query5} latest pls
re: {query=query5}, any news
{query=query5} update?
news asap
just the {limit:1=one} big story of the day
~ top {limit=limit4} today, all papers
{limit=limit4} takes on the {query=query5}, from across the spectrum
spin on {query=query5}, left/right
# Told around, thought aloud, wrapped in a story.
did anything happen while I was asleep, in the world I mean
I was on a boat for a week, bring me up to date
what's all the fuss about the {query=topic4}
my brother-in-law has strong views on the {query=topic4}, what do the papers really report
is the {query=topic4} still in the news or has everyone moved on
{=hello}, anything on the {query=topic4} today, {limit=int} stories will do
how do the different outlets tell the {query=topic4}
I keep missing updates on the {query=topic4}, what's the latest
# Every parameter in many wordings, orders and lengths.
{query=query6} news
news: {query=query6}, {limit=limit5}
{limit=limit5} stories, {query=query6}
{limit=limit5} news stories about {query=query6}
about {query=query6}, up to {limit=limit5} stories in the news
how does the press on both sides see {query=query6}
left versus right on {query=query6}, {limit=limit5} pieces
~ bias in the coverage of {query=query6}
what are outlets saying about {query=query6}
is there anything new about {query=query6} in the news
{=chat}, catch me up on {query=query6}, {limit=limit5} stories are plenty
the news, {limit=limit5} stories, no special topic
top {limit=limit5} news of the day
world news please
{query=query6} - latest
what's going on with {query=query6} in the media
%lang de
# The usual ways to ask.
(was gibt es|gibt's was|was gibt's) Neues (zu|zum Thema|über|rund um) {query=thema}
nachrichten (zu|über) {query=thema}
(was ist|was war) [heute] in den Nachrichten [los]
news {query=thema}
(zeig|gib|such) mir [bitte] (aktuelle|die neuesten|) {limit=int} Nachrichten (über|zu) {query=thema}
was passiert gerade (in Sachen|beim Thema) {query=thema}
wie berichten (die Medien|linke und rechte Medien|verschiedene Zeitungen) über {query=thema}
(bring|bringen Sie) mich (auf den neuesten Stand|auf den aktuellen Stand) bei der {query=themaf}
was gibt es Neues rund um (die {query=themaf}|den {query=themam})
~ wie geht es mit (der {query=themaf}|dem {query=themam}) weiter, was melden die Zeitungen
was ist heute in der Welt los
{query=thema}: was melden die Medien [so]
~ die {limit=int} wichtigsten (Nachrichten|Meldungen) [des Tages|von heute]
hab ich zum Thema {query=thema} etwas verpasst in den Nachrichten
ground news {query=thema}
ich (höre|lese) dauernd von {query=thema}, was ist (da|denn) die aktuelle Nachrichtenlage
~ (aktuelle|neueste) Nachrichten [bitte]
# The shortest plain questions.
was gibts neues in der welt
~ {=hm2}, nachrichten zum {query=news5}
# A word or two decide between neighbours.
was schreibt die presse über {query=dsh}, der kurs ist mir egal
~ {query=dev}, gibts da neue nachrichten
# More of the usual ways.
was ist da los mit dem {query=nthm}
was tut sich bei der {query=nthf}
gibts was neues zum {query=nthn}
{query=nthn} nachrichten, {limit=int} stück
wie schreiben die rechten und die linken blätter über das {query=nthn}
zur {query=nthf} die {limit=int} wichtigsten meldungen
was geht grad so ab in der welt
nachrichtenlage zum {query=nthm} bitte
alle reden über die {query=nthf}, was ist der aktuelle stand
{limit=int} nachrichten von heute
beim thema {query=nthm} hab ich den anschluss verloren, was war zuletzt
hat sich in sachen {query=nthf} was bewegt
über das {query=nthn} will ich nachrichten aus verschiedenen lagern sehen
nachrichten von heute morgen
# Needs only hinted at, telegrams, neighbours.
irgendwas passiert?
{query=thema2}, was ist da los
was schreiben die einen und was die anderen über {query=thema2}
ich war ne woche offline, gib mir {limit=int} nachrichten
zum thema {query=thema2} {limit=int} meldungen quer durch die presse
alle reden von {query=thema2}, was ist der stand
was bewegt grad die welt
# Every parameter in many wordings, orders and lengths.
was gibt's neues zum {query=thm}
nachrichten?
was ist bei der {query=thf} passiert
ich müsste mal wissen, wie es mit dem {query=thn} weitergeht
wie berichten linke und rechte medien über die {query=thf}
news zum {query=thm}, {limit=int} stück
zum {query=thn} hätte ich gern {limit=int} meldungen
was war heute los in der welt
wie ist der stand beim {query=thm}
hat sich bei der {query=thf} inzwischen was getan
die nachrichtenlage bitte, {limit=int} meldungen
könnten Sie mir die Berichterstattung über das {query=thn} zusammenstellen?
{query=thn} aktuell
{query=thf} nachrichten
ich hab von dem {query=thm} gehört, was schreiben die medien dazu
wat is mit dem {query=thm}
sag mal, was zur {query=thf} so gemeldet wird
was läuft grad bei dem thema {query=thn}
über den {query=thm} {limit=int} artikel von verschiedenen seiten
wer berichtet wie über das {query=thn}
bring mich bei der {query=thf} auf den neuesten stand
ground news zum {query=thm}
die wichtigsten {limit=int} nachrichten des tages
welche zeitungen verschweigen den {query=thm}
was hört man vom {query=thn}
hab drei tage keine nachrichten gesehen, was hab ich verpasst
zur {query=thf} nur {limit=int} meldungen, bitte
lies mir die nachrichten vor
medienspiegel {query=thn}
{limit=int} nachrichten über die {query=thf}
%lang es
# The usual ways to ask.
¿qué (hay|novedades hay) (sobre|de) {query=tema}?
noticias (sobre|de) {query=tema}
¿qué está pasando con (la {query=temaf}|el {query=temam})?
¿cómo sigue lo (de la {query=temaf}|del {query=temam}) en la prensa?
¿qué ha pasado hoy en el mundo?
noticias de hoy
(dame|muéstrame|busca) {limit=int} noticias (sobre|de) {query=tema}
¿cómo cuentan (los medios|la izquierda y la derecha|los distintos periódicos) lo de {query=tema}?
ponme al día (sobre|con) (la {query=temaf}|el {query=temam})
{query=tema}: ¿qué dicen los medios?
las {limit=int} noticias más importantes [del día]
¿me he perdido algo de {query=tema} en las noticias?
ground news {query=tema}
todo el mundo habla de {query=tema}, ¿cuál es la última hora?
última hora [de] {query=tema}
¿qué sale en las noticias?
# The shortest plain questions.
qué pasa en el mundo
alguna novedad en las noticias sobre la {query=not}
# A word or two decide between neighbours.
no el precio, ¿qué dice la prensa de {query=esh}?
¿qué se sabe hoy de la {query=eev}? noticias, por favor
# More of the usual ways.
qué pasa con el {query=query7}
cómo va lo de la {query=query8}
hay algo nuevo del {query=query7}
{query=query8} noticias, {limit=int}
cómo lo cuentan los de derechas y los de izquierdas lo de la {query=query8}
~ de la {query=query8}, las {limit=int} noticias más gordas
qué anda pasando por el mundo
últimas noticias del {query=query7} porfa
todos hablan de la {query=query8}, cómo está la cosa
{limit=int} noticias de hoy
con el {query=query7} me he perdido, qué ha sido lo último
se ha movido algo con la {query=query8}?
sobre el {query=query7} quiero noticias de medios de distinto signo
las noticias de esta mañana
# Needs only hinted at, telegrams, neighbours.
pasó algo?
{query=tema2}, q está pasando
qué dicen unos y qué dicen otros de {query=tema2}
he estado una semana sin conexión, dame {limit=int} noticias
sobre {query=tema2}, {limit=int} noticias de toda la prensa
todos hablan de {query=tema2}, ¿en qué va la cosa?
de qué habla el mundo hoy
# Every parameter in many wordings, orders and lengths.
noticias {query=nof}
me gustaría saber en qué ha quedado lo de la {query=nof}
podrías resumirme las noticias sobre el {query=nom}?
necesito enterarme de la {query=nof}, ¿qué se publica?
a ver qué novedades hay del {query=nom}
contame qué pasó con el {query=nom}
qué onda con la {query=nof}, qué dicen las noticias
{limit=int} noticias del {query=nom}
qué se sabe del {query=nom}
se habla mucho de la {query=nof}, ¿qué dicen unos y otros?
cómo trata la prensa el {query=nom}
la {query=nof} contada por la izquierda y por la derecha
sesgo de los medios con la {query=nof}
llevo días sin leer nada, ¿qué está pasando?
cuáles son las noticias del día
algo importante que haya ocurrido hoy en el mundo?
ground news {query=nom}
en ground news, {limit=int} sobre la {query=nof}
dame la actualidad, {limit=int} titulares generales
sigue la {query=nof}? mira las noticias
ponme al corriente del {query=nom}
noticias frescas sobre {query=topic}, unas {limit=int}
prensa de todos los colores sobre el {query=nom}
qué titulares hay acerca de {query=topic}
infórmeme, por favor, sobre la {query=nof}
de última hora, {query=nom}
hay novedades sobre {query=topic} en los medios?
últimas {limit=int} noticias
en qué anda el mundo hoy, cuéntame
la actualidad sobre la {query=nof}, en {limit=int} noticias
