# The web, Wikipedia, arXiv, the user's own documents.
%list ks_web: best hiking boots | how to fix a leaking tap | vegan restaurants near the station | train strike dates | cheap flights to Rome | how to remove red wine stains | reviews of the new Pixel phone | opening hours of the city museum | used bikes under 300 euros | best laptop for students | how to renew a passport | recipe for lentil soup | symptoms of a magnesium deficiency | concert tickets for Coldplay | running shoes for flat feet | how to unclog a sink | visa rules for Vietnam | dishwasher error code E15 | cordless drill comparison | yoga classes downtown | how to prune roses | cheapest electricity provider | coworking spaces in Lisbon | parking near the opera | noise cancelling headphones test | python asyncio timeout example | garden centers open on Sunday | how long to boil eggs | release date of the next Zelda game | plumber in the area | car seat regulations | kids' museums | postgres upsert syntax | sourdough starter troubleshooting | solar panels for balconies
%list ks_q: when does the national museum open | who won the Champions League in 2019 | how much does a Vespa cost | which phone has the best camera | how do I get rid of fruit flies | what time does the last ferry leave | is the A9 closed today | where can I buy oat milk in bulk | who is the current mayor of Chicago | how many calories are in an avocado | what is the best month to visit Japan | when is the next solar eclipse | does IKEA sell curtain rods | what size tires fit a 2015 Golf | how long does paint take to dry | is it safe to eat raw cookie dough | who plays the villain in the new Bond film | which stores are open on Christmas Day | what's the speed limit on Dutch highways | how do you descale a kettle | where was the new Dune filmed | when do the clocks change this year | what does a heat pump cost | can dogs eat blueberries
%list ks_entity: Marie Curie | photosynthesis | black holes | Alan Turing | Ada Lovelace | plate tectonics | Byzantine art | Frida Kahlo | quantum entanglement | Mount Kilimanjaro | Johann Sebastian Bach | coral reefs | Esperanto | jazz | Stoicism | Nikola Tesla | Easter Island | Leonardo da Vinci | Kabuki | mitochondria | Simón Bolívar | Machu Picchu | origami | fermentation | Stonehenge | game theory | Impressionism | Mahatma Gandhi
%list ks_the: Ottoman Empire | Great Wall of China | French Revolution | Amazon rainforest | Silk Road | Magna Carta | Battle of Hastings | Roman aqueducts | blue whale | Treaty of Versailles | Berlin Wall | Titanic | Bauhaus | Suez Canal | Black Death | Eiffel Tower | Hanseatic League | Cold War | Aztec calendar | Panama Canal | Renaissance | Colosseum
%list ks_person: Marie Curie | Cleopatra | Alan Turing | Genghis Khan | Hannah Arendt | Isaac Newton | Rosa Parks | Emmy Noether | Vasco da Gama | Catherine the Great | Confucius | Frederick Douglass | Hypatia | Ludwig van Beethoven | Sitting Bull | Mary Shelley
%list ks_science: graph neural networks | dark matter | protein folding | reinforcement learning | quantum error correction | large language models | gravitational waves | topological insulators | diffusion models | climate modelling | CRISPR off-target effects | speech recognition for low-resource languages | exoplanet atmospheres | federated learning | superconductivity at room temperature | neural machine translation | causal inference | prime gaps | swarm robotics | attention mechanisms | knowledge distillation | lattice QCD | Bayesian optimization | tool use in language agents | sparse autoencoders | cosmic inflation | perovskite solar cells | medical image segmentation | stochastic differential equations | zero-knowledge proofs
%list ks_author: Yann LeCun | Geoffrey Hinton | Terence Tao | Fei-Fei Li | Edward Witten | Yoshua Bengio | Maryam Mirzakhani | Peter Shor | Lisa Randall | Ilya Sutskever | Katie Bouman | Jürgen Schmidhuber | Percy Liang | Juan Maldacena | Chelsea Finn
%list kb_q: how many vacation days do we get | who approves travel expenses | what is our policy on working from abroad | how do I reset my VPN password | when do we have to hand in timesheets | what's the notice period | how do I request a new laptop | who do I contact about payroll | what is the limit for client gifts | can we bring dogs to the office | how does our on-call rotation work | what does our warranty cover | where do I file a sick note | how long do we keep customer data | what's the guest wifi password | which expenses can I claim | what is the dress code for client visits | do we get paid for overtime | how do we label releases | who is our data protection officer | what's the process for hiring a contractor | how often do we have performance reviews | which hotels may we book on business trips | what are our core working hours | how do I onboard a new supplier | can I carry over unused leave
%list kb_topic: parental leave | travel policy | expense limits | remote work | onboarding steps | password rules | sick leave | code review guidelines | refund process | fire drill procedure | overtime | company cars | home office allowance | data retention | brand colors | security incidents | bonus scheme | meeting room booking | probation period | boiler maintenance | training budget | escalation path | invoice approval | backup schedule | visitor registration
%list kb_doc: FAQ | style guide | handbook | employee handbook | company wiki | internal docs | knowledge base | staff manual | policy documents | policies | intranet pages | company guidelines | user manual | HR guide | process documentation | onboarding guide

%tool web_search
(search|browse|scan|check) the (web|internet|net) for {query=ks_web}
google {query=ks_web}
(google|search|look) for {query=ks_web} online
(look up|find out) online {query=ks_q}
{query=ks_q}
(hey|quick question|tell me|hm), {query=ks_q}
{query=ks_web}, can you (google|search) that
web search {query=ks_web}
web search: {query=topic}
(find|get|show) me {num_results=int} (pages|links|websites|results|hits) (about|on|for) {query=ks_web}
what does the internet say about {query=topic}
I need to know {query=ks_q}, check the web
see what you can find on the net about {query=topic}
could you do a quick internet search on {query=ks_web}
do some online research on the {query=topic}, {num_results=int} results are enough
any good websites about {query=topic}
who sells {query=product} online
find (somewhere|a shop|a store) to buy {query=product}
where can I find information on {query=ks_web}
my neighbor asked me "{query=ks_q}" and I have no clue, can you look on the web
top {num_results=int} search results for {query=ks_web}
duckduckgo {query=ks_web}
I'm trying to figure out {query=ks_q}. search please
look around online for {query=ks_web} and give me {num_results=int} options
use a search engine: {query=ks_web}
open question at dinner: {query=ks_q}
what comes up when you search {query=company}
(find|look for) (reviews|prices|a tutorial|instructions) for {query=product} on the internet
for the trip I need {query=ks_web}; can you search around a bit
not Wikipedia, search the whole web for {query=topic}
is there anything on the web regarding {query=topic}
search the (web|internet) [please]
can you look something up online
give me {num_results=int} search results

%tool search_wikipedia
(look up|search|find|check) {query=ks_entity} (on|in) (Wikipedia|wikipedia|the encyclopedia)
what does (Wikipedia|wikipedia|the encyclopedia) say about (the {query=ks_the}|{query=ks_entity})
wikipedia {query=ks_entity}
wiki {query=ks_entity}
{query=ks_entity} wikipedia
{query=ks_entity} on Wikipedia please
the (encyclopedia|Wikipedia|wiki) (article|entry|page) (on|about|for) (the {query=ks_the}|{query=ks_entity})
search Wikipedia for {query=topic}
(open|show me|read me|pull up) the (Wikipedia|wiki) page of (the {query=ks_the}|{query=ks_entity})
who was {query=ks_person}
who was {query=ks_person} again and why is that name famous
give me some encyclopedic background on (the {query=ks_the}|{query=ks_entity})
my daughter has a school report on (the {query=ks_the}|{query=ks_entity}), what does Wikipedia have
(is there|do they have) a Wikipedia article (about|on) {query=company}
according to Wikipedia, what exactly is meant by {query=ks_entity}
find {limit=int} Wikipedia articles (about|on|related to) (the {query=ks_the}|{query=ks_entity})
{limit=int} wiki articles {query=ks_entity}
when was {query=ks_person} born
tell me about the life of {query=ks_person}
I'd like to read up on (the {query=ks_the}|{query=ks_entity}) in an encyclopedia
can you check Wikipedia, I forgot what (the {query=ks_the}|{query=ks_entity}) was about
what's the wiki summary for {query=ks_entity}
history of {query=country}, from Wikipedia please
for my quiz night: look {query=ks_person} up in the encyclopedia
(the {query=ks_the}|{query=ks_entity}): just the wikipedia intro
consult wikipedia regarding (the {query=ks_the}|{query=ks_entity})
where does the term {query=ks_entity} come from, maybe Wikipedia knows
wikipedia search, {query=city}, {limit=int} hits
look in Wikipedia how many people live in {query=city}
(check|ask) Wikipedia [please]
can you pull up a Wikipedia article for me
look it up on Wikipedia
show me {limit=int} Wikipedia articles

%tool search_arxiv
(find|search for|get me|show me) (papers|preprints|articles) (about|on) {query=ks_science} (on|from|in) (arXiv|arxiv)
arxiv {query=ks_science}
{query=ks_science} arxiv
(find|look for|dig up) (scientific|research|academic) (papers|articles|literature) (on|about) {query=ks_science}
(any|are there|is there) (new|recent) (papers|preprints|research) (about|on) {query=ks_science}
{max_results=int} (recent |new |)(papers|preprints|publications) on {query=ks_science}
what has {query=ks_author} published (lately|recently|)
papers by {query=ks_author}
preprints by {query=ks_author} on arXiv, at most {max_results=int}
what's the state of research (in|on) {query=ks_science}
I'm writing my thesis about {query=ks_science}, which papers should I read
search arXiv for {query=ks_science}, {max_results=int} results
do physicists have anything published on {query=ks_science}
literature search: {query=ks_science}
{query=ks_science}: give me the {max_results=int} latest preprints
I need citations for {query=ks_science}
has someone written a paper (about|on) {query=ks_science}
what are scientists publishing about {query=ks_science} these days
(pull|fetch) {max_results=int} arxiv abstracts about {query=ks_science}
our reading group needs a paper on {query=ks_science}
related work for {query=ks_science}
can you look on arXiv whether {query=ks_author} has a new preprint
studies on {query=ks_science} please
find the paper where they introduced {query=ks_science}
academic sources on {query=topic}, no blogs
reviewer 2 wants more references on {query=ks_science}
peer research about {query=ks_science}, (max|no more than) {max_results=int}
which publications deal with {query=ks_science}
check arxiv
find me some research papers
are there new preprints on arXiv this week
give me {max_results=int} scientific articles

%tool ask_knowledge_base
{query=kb_q}
(hi|hey|sorry|quick one), {query=kb_q}
what does our handbook say about {query=kb_topic}
what can I read in (the|our) {=kb_doc} about {query=kb_topic}
(check|search|look in|consult) (the|our) {=kb_doc} (for|on|about) [the] {query=kb_topic}
according to (the|our) {=kb_doc}, {query=kb_q}
do we have (a policy|rules|guidelines|anything written down) (on|about|for) {query=kb_topic}
{query=kb_topic} policy at our company
I'm new here, {query=kb_q}
the answer must be in our {=kb_doc}: {query=kb_q}
can you find in (the|our) {=kb_doc} {query=kb_q}
knowledge base {query=kb_topic}
kb: {query=kb_topic}
ask the knowledge base {query=kb_q}
where in (the|our) {=kb_doc} is {query=kb_topic} (explained|covered|described)
what are the (company |internal |our |)rules (on|for|around) {query=kb_topic}
a colleague wants to know {query=kb_q}
remind me how {query=kb_topic} works here at the office
{query=kb_topic}, what does it say in (the|our) {=kb_doc}?
I can't find the section on {query=kb_topic} in (the|our) {=kb_doc}
is {query=kb_topic} mentioned anywhere in my (files|documents|docs|papers)
look through my documents and tell me {query=kb_q}
HR question: {query=kb_q}
what's our (internal |official |)(process|procedure|approach) for {query=kb_topic}
before I ask my manager, {query=kb_q}
internally, how do we handle {query=kb_topic}
what did we write down about {query=kb_topic}
not the web, our own docs: {query=kb_topic}
the new intern asks {query=kb_q}
find the paragraph about {query=kb_topic} in the manual I uploaded
from the PDFs I gave you: {query=kb_q}
is there a guide for {query=kb_topic} in the company docs
(check|search|ask) (the|our) {=kb_doc}
can you look something up in (the|our) {=kb_doc}
I have a question about our company policies
