# News: one named source (RSS) and a topic across outlets (Ground News).
%list nw_source: BBC | Reuters | NYT | CNN | Al Jazeera | NPR | TechCrunch | Hacker News | Ars Technica | Wired | Spiegel | El País | Le Monde | heise | Bloomberg | AP | Sky News | Politico | Nature | Deutsche Welle | BBC Sport | ESPN | Zeit Online | La Vanguardia | CBC | Slashdot | Phys.org | Corriere della Sera | Euronews | Vox
%list nw_paper: BBC | Guardian | New York Times | Washington Post | Tagesschau | Financial Times | Economist | Verge | Onion | Associated Press | Wall Street Journal | Times | Daily Mail | Independent | Süddeutsche Zeitung | Atlantic | Register | Toronto Star | Local
%list nw_feed: https://example.com/rss.xml | https://blog.example.org/feed | feeds.bbci.co.uk/news/rss.xml | https://news.example.net/atom.xml | https://city.example.com/news.rss | http://status.example.io/feed.xml | https://example.org/feed/tech | news.example.com/rss | https://rss.example.com/world | https://weekly.example.dev/index.xml | https://paper.example/de/rss | https://sports.example.com/all.rss | https://kernel.example.org/feeds/kdist.xml | https://podcast.example.fm/rss | https://science.example.edu/atom
%list nw_topic: Pope | ECB | White House | Champions League | Fed | EU | election | climate summit | rail strike | trade deal | war in Ukraine | space launch | minimum wage | football transfer market | flood in Spain | new tax law | housing crisis | earthquake in Japan | supreme court ruling | Olympics | farmers' protests | vaccine study | bank merger | school reform | border talks | heat wave | budget debate | pension reform | chip shortage | teachers' strike | royal wedding | Mars mission | city council vote
%list nw_about: interest rates | wildfires in California | electric cars | AI regulation | oil prices | nuclear energy | gun control | migration | inflation | farmers' protests in France | vaccines | Apple | Tesla | NASA | Boeing | OpenAI | Brexit | NATO | Taiwan | Argentina | Bitcoin | Berlin | Volkswagen | Formula 1 | Taylor Swift

%tool get_news_rss
headlines from (the {source=nw_paper}|{source=nw_source})
(what's|what is) (new|the latest) (on|at|from) (the {source=nw_paper}|{source=nw_source})
(show|give|get|read|fetch) me (the {source=nw_paper}|{source=nw_source}) headlines
top {limit=int} (stories|headlines|articles|items) (from|of|on|in) (the {source=nw_paper}|{source=nw_source})
{source=nw_source} news
{source=nw_source} top {limit=int}
(can you|could you|please) (read|open|fetch|check) the feed {source=nw_feed}
latest {limit=int} (entries|posts|items) of {source=nw_feed}
what is (the {source=nw_paper}|{source=nw_source}) (writing|reporting|saying|leading with|running) today
anything (interesting|new|worth reading) on {source=nw_source} (today|this morning|)
I haven't looked at (the {source=nw_paper}|{source=nw_source}) today, what did I miss
quick look at (the {source=nw_paper}|{source=nw_source}) before my coffee gets cold
front page of (the {source=nw_paper}|{source=nw_source})[ please]
let's see what {source=nw_source} (has|is reporting|is up to)
read me the first {limit=int} stories in (the {source=nw_paper}|{source=nw_source})
from (the {source=nw_paper}|{source=nw_source}), just {limit=int} headlines
pull the RSS (feed|) (of|from) (the {source=nw_paper}|{source=nw_source})
rss {source=nw_source}
rss {source=nw_feed} {limit=int}
news according to {source=nw_source}
I only trust (the {source=nw_paper}|{source=nw_source}); what do they have (this morning|today|right now)
morning briefing out of (the {source=nw_paper}|{source=nw_source}), {limit=int} items
who's on the front page of (the {source=nw_paper}|{source=nw_source})
is there anything fresh in my feed {source=nw_feed}
(catch me up|fill me in) on {source=nw_source}
what are the {limit=int} newest (articles|pieces|stories) (the {source=nw_paper}|{source=nw_source}) put out
update me from one source only: {source=nw_source}, {limit=int} posts
while I make breakfast, read out what {source=nw_source} published
{limit=int} headlines, source {source=nw_source}
has (the {source=nw_paper}|{source=nw_source}) posted (something|anything) new
what did (the {source=nw_paper}|{source=nw_source}) publish last
show the newest articles of {source=nw_feed}
(read|check|open) my news feed
show me the headlines of that newspaper I like
pull the latest {limit=int} items from the RSS feed

%tool get_news_groundnews
(what's|what is) (happening in the world|going on in the world) [today]
(any|is there any|got any) news (about|on|regarding) the {query=nw_topic}
news {query=nw_about}
({query=nw_topic}|{query=nw_about}) news
(what's|what is) the (latest|newest) (on|about|with) the {query=nw_topic}
how (are|is) (left and right|both sides|different outlets|the media|the press) (covering|reporting on) the {query=nw_topic}
what does Ground News (say|have) (about|on) {query=nw_about}
(ground news|Ground News|groundnews) {query=nw_topic}
give me {limit=int} (news stories|stories|current stories) about the {query=nw_topic}
show me the (political |media |)bias in the coverage of the {query=nw_topic}
has anything (happened|changed|moved) with the {query=nw_topic} (today|lately|this week|)
what's been (reported|said in the press|in the papers) about {query=nw_about}
I've been offline for days, what happened
bring me up to speed on the {query=nw_topic}
catch me up on the news[ please]
{query=nw_about} in the news?
what's the world talking about (today|right now)
top {limit=int} (news|stories) (today|of the day|right now)
(tell|update) me (about|on) the current coverage of {query=nw_about}
which outlets (report|write) about the {query=nw_topic} and how do they lean
compare how the press (sees|treats|frames) the {query=nw_topic}
I keep hearing about the {query=nw_topic}, what are the papers saying
did {query=nw_about} make the news today
my colleague said something happened with {query=nw_about}, any reports?
the {query=nw_topic}: what do the newspapers say across the spectrum
breaking news?
news today, {limit=int} items
any (big|important|breaking) stories (today|this morning|since yesterday)
is there a blindspot in the reporting on the {query=nw_topic}
(what's|anything) new about the {query=nw_topic} this week
(just|only) {limit=int} (articles|stories) on {query=nw_about} from all sides, please
current events around {query=nw_about}
unbiased news on the {query=nw_topic} please
