# The world: sky, weather, rivers, species, figures, papers, laws.

%list onday: Friday | the 14th | Monday morning | 3 March | the 22nd of June | Wednesday | Thursday evening | 9 October | the last day of May | Saturday | July 4th | 2026-08-12
%list town: Leeds | New Orleans | Graz | The Hague | Stoke-on-Trent | Porto | St. Gallen | Kuala Lumpur | Bath | Le Havre | Tromsø | Newcastle upon Tyne | Ghent | Santa Fe | Cork
%list clock: 7 | half past six | 19:30 | 8 pm | noon | quarter to nine | 6:45 | ten in the evening | 5.15 pm | midnight | 14:00 | eight o'clock | 6 am
%list moment: tomorrow at 8 | Friday 7 pm | Saturday at half past six | tonight at nine | the 12th at 19:30 | Sunday lunchtime | next Thursday around 8 | 4 May, 20:00 | Monday at noon | this evening at quarter past seven | Wednesday 10 am
%list name: Ana | Big Sal | Mrs. O'Leary | Tobias | Jun-ho | Dr. van der Meer | Nadia Brandt | Otis | Mr. Pereira | Maeve | uncle Theo | Siobhan | Ike | Li Na
%list anyday: tomorrow | next Tuesday | this Saturday | the day after tomorrow | today | next Friday | this Sunday | Monday week | 18 April | in three days | Wednesday | 2026-07-02 | the 11th of June
%list onday2: Friday | the 14th | 3 March | Tuesday | 22 June | Monday | the 2nd of May | Saturday | July 9 | Thursday | 2026-03-18 | Sunday the 5th | Wednesday evening | April 30th
%list relday: tomorrow | today | next Monday | this Saturday | the day after tomorrow | next Friday | tonight | this Thursday | Sunday | 11 May | the 6th of August | next Wednesday
%list day: tomorrow | today | this Saturday | next Monday | the day after tomorrow | next Thursday | Friday | 3 May | this weekend | Tuesday the 9th | next Saturday | 28 November
%list day2: Friday | the 14th | 3 May | Tuesday next week | Sunday | Oct 9 | the first of June | 12 August | Monday | Saturday the 8th | 2027-02-11 | March 30 | 17.4. | Thursday
%list num: two => 2 | 3 | four => 4 | 5 | 6 | seven => 7 | 8 | 10 | twelve => 12 | 15 | 20 | 40
%list rel: tomorrow | today | next Monday | this Saturday | the day after tomorrow | next Thursday | this Friday | next Sunday | tonight | this Wednesday
%list day3: Friday | the 14th | 3 May | Monday | 12 August | the 22nd of June | Sunday | Oct 9 | Wednesday | the first of July | 2027-02-11 | Saturday the 6th | Good Friday | 28 November
%list since: last Monday | 1 May | the beginning of the year | Easter | January | the 3rd of August | yesterday | last weekend | 2025-11-01 | the week before last | Tuesday
%list past: Sunday | Monday | the 3rd | Saturday | Thursday | 11 May | Tuesday last week | the 27th | Easter Sunday | Oct 2 | Wednesday | 30.9.

%server archivum

%tool archivum_quote Find a quotation.
%also Returns sayings with their source.
%also Looks for famous words by an author or on a subject, or who said them first.
%param about* (topic, words) {"type": "string", "description": "Subject or words of it"}
%param author (by, speaker) {"type": "string", "description": "Who said it"}
%param length (size, max_length) {"type": "string", "enum": ["short", "medium", "long"], "description": ""}
%list quoteabout: courage | time and money | be the change | marriage | failure | old age | mothers | the sea | to thine own self be true | learning from mistakes | friendship | work and leisure | wine | gardens in winter | patience | give me liberty or give me death | freedom of speech | laughter | saying goodbye | a room of one's own | curiosity | love at first sight
%list quoter: Oscar Wilde | Mark Twain | Maya Angelou | Goethe | Churchill | Marie Curie | Seneca | Dorothy Parker | Gandhi | Virginia Woolf | Groucho Marx | Yogi Berra | Confucius | Jane Austen | Nelson Mandela | Toni Morrison | Montaigne | Eleanor Roosevelt | Rumi | Terry Pratchett
%list authq: Ella Moor | Seneca | Oscar Wilde | Virginia Woolf | Mark Twain | Rumi | Lao Tzu | Dorothy Parker | Benjamin of Tudela | Jean de La Fontaine
%list about: friendship | time and money | leaving home | love | the sea | work without joy | bread | growing old with someone | courage | mothers and sons | rain
%list quoter2: Oscar Wilde | Simone de Beauvoir | Churchill | Goethe | Maya Angelou | Seneca | Dorothy Parker
%list quotea: freedom | getting old with grace | bread | war and those who come back from it | teachers | the sea | dogs | leaving home
find a quotation about {about=quoteabout}
a {length:short=short} quote by {author=quoter} on {about=quoteabout}
{author=quoter} on {about=quoteabout}, {length:long=a longer one|long}
what did {author=quoter} say about {about=quoteabout}
who first said "{about=quoteabout}"
I'm giving a toast and want something clever from a famous mouth on {about=quoteabout}
my card needs a line by someone dead and wise, on {about=quoteabout}, {length:medium=two or three lines|not too short and not too long}
was "{about=quoteabout}" really {author=quoter}
~ the speech falls flat in the middle, some wisdom about {about=quoteabout} would help
{about=quoteabout} quote
{author=quoter}, {about=quoteabout}
{length:short=short} quote, {about=quoteabout}
no study and no paper, only a saying on {about=quoteabout}
find me a quotation by {author=quoter}
I want a {length:short=short} quote
a {length:short=short} quote by {author=authq} about {about=about}
something {author=authq} said on {about=about}
by {author=authq}, {length:long=long}, about {about=about}
topic {about=about}, author {author=authq}, length {length:medium=medium}
find a {length:long=long} quotation on {about=about}
by {author=quoter2} on {about=quotea}
{about=quotea}, {length:short=something short|a short one}
from {author=quoter2}'s mouth, {about=quotea}
words on {about=quotea}, I have to speak at dad's seventieth
%lang de
such mir ein Zitat von {author=quoter} über {about=quoteabout}
%lang es
búscame una cita de {author=quoter} sobre {about=quoteabout}

%tool archivum_papers Search scientific papers.
%also Returns articles from journals with abstracts.
%also Finds studies on a subject, by an author, published after or before a year, most cited or latest first.
%param subject* (query, topic) {"type": "string", "description": "What it is about"}
%param author (by, researcher) {"type": "string", "description": "Researcher"}
%param from_year (since, after) {"type": "integer", "description": "Not older"}
%param to_year (until, before) {"type": "integer", "description": "Not newer"}
%param order (sort, sort_by) {"type": "string", "enum": ["newest", "most_cited", "relevance"], "description": "Order of the results"}
%list science: sleep and memory in teenagers | CRISPR | microplastics in drinking water | dark matter | effects of caffeine on runners | bee decline | transformer models | long covid | coral bleaching | gut bacteria and mood | perovskite solar cells | working from home | ocean acidification | four-day week | ADHD in adults | glacier retreat | graph neural networks | bilingual children | gravitational waves | urban heat islands with trees | wound healing | vitamin D for the elderly
%list scholar: Jennifer Doudna | Hinton | Kahneman | Tu Youyou | Fei-Fei Li | Zeilinger | Esther Duflo | Penrose | Svante Pääbo | Katalin Karikó | Sapolsky | Bengio | Emmanuelle Charpentier | Nakamura | Ostrom | Vogelstein
%list yearp: 2015 | 2020 | 1998 | 2010 | 2022 | 2005 | 2018 | 1990 | 2012 | 2023
%list sci: sleep and memory | coral bleaching | trust in machines | bees in cities | from ape to man | microplastics in drinking water | graphene | how children learn to read | dark matter | bread wheat, drought tolerance | gut bacteria and mood
%list auth2: Moor | Ella Moor | Chen and Okafor | Y. Tanaka | O'Neill | van der Berg | Haddad | Rossi and Dunn | Dr. Iyer
%list yeara: 1998 | 2005 | 2010 | 2015 | 2018 | 2020
%list yearb: 2021 | 2022 | 2023 | 2024 | 2025
%list wissen: Schlaf und Gedächtnis | Mikroplastik im Trinkwasser | Bienensterben | Wärmepumpen im Altbau | Long Covid
search papers on {subject=science}
papers on {subject=science} by {author=scholar} since {from_year=yearp}
{author=scholar}, {subject=science}, before {to_year=yearp}, {order:most_cited=most cited first}
between {from_year=yearp} and {to_year=yearp}, {order:newest=newest first|latest on top}: studies of {subject=science}
~ what has {author=scholar} published about {subject=science} after {from_year=yearp}
is there any solid evidence on {subject=science}, or is it all hearsay
my supervisor wants sources for {subject=science}, nothing older than {from_year=yearp}
what do researchers know by now about {subject=science}
chapter two of my thesis is on {subject=science} and I haven't got a single footnote
papers {subject=science}
{subject=science}, {author=scholar}
{subject=science} studies {order:newest=newest}
no patents, academic work on {subject=science} from {from_year=yearp} on
find papers by {author=scholar}
show me studies since {from_year=yearp}, {order:most_cited=most cited ones first}
papers on {subject=sci} by {author=auth2}
find papers about {subject=sci} from {from_year=yeara} to {to_year=yearb}
subject: {subject=sci}, author: {author=auth2}, from: {from_year=yeara}, order: {order:newest=newest}
by {author=auth2}, on {subject=sci}, not after {to_year=yearb}
{order:most_cited=most cited} papers on {subject=sci} since {from_year=yeara}
between {from_year=yeara} and {to_year=yearb}, {subject=sci}
{author=auth2} on {subject=sci}, sort by {order:relevance=relevance}
what has {author=auth2} published about {subject=sci} up to {to_year=yearb}
%lang de
such mir Studien über {subject=wissen} seit {from_year=yearp} heraus

%tool archivum_patents Search patents.
%also Returns patents and applications.
%also Finds protected inventions by what they do, by owner and office, and whether they are still in force.
%param invention* (query, what) {"type": "string", "description": "What was invented"}
%param owner (assignee, holder) {"type": "string", "description": "Company or inventor"}
%param office (authority, register) {"type": "string", "enum": ["epo", "uspto", "wipo", "jpo", "dpma"], "description": "Patent office"}
%param status (state, standing) {"type": "string", "enum": ["pending", "granted", "expired"], "description": "Standing"}
%list inventionq: folding bicycle helmet | self-watering flower pot | battery with a solid electrolyte | umbrella for dogs | noise cancelling window | shoe with replaceable heel | foldable phone hinge | hearing aid in glasses | coffee capsule | robot for picking strawberries | wireless charging through walls | tremor-proof spoon | water from air | toothbrush with two heads | ski binding | baby carrier for hiking | heat pump for tents | silent drill | lock without a key | biodegradable packaging foam | magnetic zip
%list patentowner: Bosch | Dyson | Samsung | Philips | Toyota | Nespresso | Tesla | Shimano | Medtronic | 3M | Siemens Healthineers | Black and Decker | Ortlieb | a man called Huber | Sony | BASF | Lego | Procter and Gamble
%list inv9: folding bike helmet | a valve for heart pumps | bread slicer with a laser | self-watering flower pot | noise filter | a hinge that opens to both sides | battery made from salt and sand | drone landing gear | zip for wetsuits | shoes with a spring in the heel
%list own9: Norvolt | Harrow & Sons | Ella Moor | Big Sal Robotics | Siemens | the University of Leeds | Acme | Tide and Tower | O'Dowd Medical | Pump to Go Ltd
search patents for {invention=inventionq}
~ {status:granted=granted} patents on {invention=inventionq} owned by {owner=patentowner}
{owner=patentowner}, {invention=inventionq}, {office:epo=European patent office|EPO}, {status:pending=pending|still pending}
at the {office:uspto=US office|USPTO}: {invention=inventionq} by {owner=patentowner}
has {owner=patentowner} patented the {invention=inventionq} {office:wipo=with WIPO|worldwide at WIPO}
I've had a brilliant idea in the shower, {invention=inventionq}, did somebody get there first
before I pour my money into the {invention=inventionq}, can anybody sue me
~ may I copy the {invention=inventionq} of {owner=patentowner} now, or is it still theirs
{owner=patentowner} brags about its {invention=inventionq}, is there anything official
patents {invention=inventionq}
{invention=inventionq}, {owner=patentowner}
{status:expired=expired} patents, {invention=inventionq}
no scientific article, who holds the rights to the {invention=inventionq}
search patents of {owner=patentowner}
any {status:expired=expired} ones at the {office:dpma=German office|DPMA}
patents on {invention=inv9} by {owner=own9}
{status:granted=granted} patents by {owner=own9} for {invention=inv9}
invention={invention=inv9}, owner={owner=own9}, office={office:epo=EPO}, status={status:pending=pending}
at the {office:uspto=USPTO}, held by {owner=own9}, on {invention=inv9}
{status:expired=expired} at the {office:jpo=JPO}, about {invention=inv9}
%lang es
búscame patentes de {owner=patentowner} para {invention=inventionq}

%tool archivum_statute Look up the text of a law.
%also Returns sections of statutes.
%also What the rules of a country say on a matter, by section if known, as they stood on a day.
%param matter* (subject, topic) {"type": "string", "description": "What is regulated"}
%param country* (jurisdiction, state) {"type": "string", "description": "Country"}
%param section (article, paragraph) {"type": "string", "description": "Article, section or paragraph"}
%param as_of (valid_on, date) {"type": "string", "description": "Day"}
%list lawmatter: noise after ten at night | notice periods for tenants | dogs on a leash | overtime pay | recording phone calls | inheritance between siblings | right of way for cyclists | returning goods bought online | working hours for minors | holiday entitlement | drones over private property | smoking in restaurants | name changes after divorce | home schooling | second-hand cars with hidden defects | fences and hedges between neighbours | fishing without a licence | data protection in clubs | maternity leave | tinted windows | raw milk
%list lawsection: § 573 | article 12 | section 21 | 17 USC 107 | paragraph 4 | article 8 | § 823 | section 230 | Art. 35 | § 90a
%list olddate: 4 July 1976 | October 12, 1492 | 9 November 1989 | 24 December 2031 | March 3rd, 1961 | 1 January 2000 | May 8 1945 | 29 February 2028 | June 6, 1944 | first of May 2030 | 14 July 1789 | August 31, 1997 | 17 March 2027 | 2nd of September 1666 | 20/07/1969 | 2030-11-05 | Christmas Day 2029 | 11 November 1918 | New Year's Eve 1999 | 7 April 2033
%list law9: noise at night | subletting a room | drones over gardens | dogs without a lead | minimum wage | fishing with a net | what a landlord may keep of the deposit | riding a bike after drinking | parental leave for fathers | inheritance and gifts | returns
%list land: Portugal | New Zealand | the Netherlands | Chad | Trinidad and Tobago | Ireland | South Korea | Peru | Bosnia and Herzegovina | Italy | the Czech Republic | Oman
%list sec9a: article 5 | section 12 | § 823 | paragraph 3, sentence 2 | art. 41 | section 7b | clause 19 | articles 10 to 12
%list pastday: yesterday | last Monday | last Thursday | two days ago | the day before yesterday | 3 March | last Sunday | a week ago | the 11th of May | 2026-02-14 | last Friday
%list leyes: ruido por la noche | preaviso de los inquilinos | perros sin correa | horas extra | herencia entre hermanos
what does the law in {country=country} say about {matter=lawmatter}
{country=country}, {section=lawsection}, {matter=lawmatter}
{matter=lawmatter} in {country=country} as of {as_of=olddate}
{section=lawsection} on {matter=lawmatter} in {country=country}, as it stood {as_of=olddate}
laws on {matter=lawmatter}, {country=country}
could I get into trouble in {country=country} because of {matter=lawmatter}
my landlord threatens me, we live in {country=country} and it's about {matter=lawmatter}
what am I allowed in {country=country} when it comes to {matter=lawmatter}
the policeman quoted {section=lawsection} at us, {country=country}, {matter=lawmatter}, was he right
{matter=lawmatter}, {country=country}
law {country=country} {matter=lawmatter}
{country=country} {section=lawsection} {matter=lawmatter}
no paper and no quotation, the rule itself on {matter=lawmatter} in {country=country}
look up the law on {matter=lawmatter}
what is the law in {country=country}
law on {matter=law9} in {country=land}
what does {section=sec9a} say about {matter=law9} in {country=land}
country={country=land}, matter={matter=law9}, section={section=sec9a}, as of={as_of=pastday}
as of {as_of=since}, the law of {country=land} on {matter=law9}
in {country=land}, under {section=sec9a}, about {matter=law9}
%lang de
was steht im Gesetz in {country=country} über {matter=lawmatter}
%lang es
¿qué dice la ley en {country=country} sobre {matter=leyes}?

%server astro

%tool get-moon-phase Phase of the moon on a day.
%also Returns the lunar phase.
%also Is it full moon, new moon or something between on the given date?
%param date (day) {"type": "string", "description": "Day, today if left out"}
%list moonday: tonight | tomorrow | 24 December | next Friday | New Year's Eve | 2026-03-09 | this Saturday | the 14th of May | Monday night | 3 August | next Thursday
what's the moon (like|doing) [{date=date}]?
is it full moon {date=date}
moon phase {date=date}
I can't sleep, is there a full moon or what
will the moon be bright {date=date}
how much of the moon is lit [tonight]
we plan a night hike {date=date}, tell me about the moon
waxing or waning right now?
lunar phase on {date=date} please
{date=moonday}: how full will the moon be
moon, {date=moonday}
full or new moon {date=moonday}?
how much of the moon is lit, my Friday hikers wonder
%lang es
qué fase de la luna hay [hoy]?

%tool get-planet-visibility When and where in the sky a planet can be seen.
%also Returns rise and set times of a planet for an observer.
%also Helps with watching the planets from a place.
%param planet* (body) {"type": "string", "enum": ["mercury", "venus", "mars", "jupiter", "saturn"], "description": "Planet"}
%param location (place, observer) {"type": "string", "description": "Where the observer is"}
%param date (night) {"type": "string", "description": "Night of the observation"}
%list towns: Graz | Leeds | Vigo | St. Ives | Kraków | Stow on the Wold | Cork | Basel | Newcastle upon Tyne | Lyon | Bad Ischl | Tampa | La Paz | the old town
%list townb: Zagreb | Denver | Palermo | Cairo | Bergen | Austin | Ghent | Lisbon | Nairobi | Riga | Perth | Bath | Oaxaca | Tallinn
%list anyday2: tomorrow | next Friday | this Saturday | the day after tomorrow | next Wednesday | 6 November | next Monday | this coming Sunday | March 19th | this Thursday | the 8th of May | Sunday week
can I see {planet:saturn=Saturn|the ringed planet} (tonight|at the moment)?
when does {planet:venus=Venus|the evening star|the morning star} rise in {location=city} {date=date}
{planet:mars=Mars|the red planet} from {location=city}
where in the sky is {planet:jupiter=Jupiter|the biggest planet}
I got a telescope, is {planet:saturn=Saturn} up over {location=city} {date=date}
{planet:mercury=Mercury} visibility {date=date}
is that bright dot {planet:jupiter=Jupiter|jupiter}? I'm in {location=city}
what time does {planet:mars=Mars} set {date=date}
show the kids {planet:venus=Venus}, when is it visible from {location=city}
which planet can I see from {location=city}
planet visibility {date=date}
when can I see {planet:mars=Mars} from {location=towns} on {date=onday2}
on {date=onday2}, is {planet:venus=Venus} up over {location=towns}
planet {planet:jupiter=Jupiter}, place {location=towns}, date {date=relday}
{planet:saturn=Saturn}, {location=towns}, {date=relday}
is {planet:mercury=Mercury} visible {date=relday}
from {location=towns}, where do I look for {planet:jupiter=Jupiter}
from {location=townb}, {planet:saturn=Saturn}, {date=anyday2}
{planet:mars=Mars} for the kids, no clouds in sight

%tool get-iss-passes When the space station can be seen over a place.
%also Returns upcoming ISS passes.
%also Lists the next flyovers of the International Space Station.
%param location* (place, city) {"type": "string", "description": "Where the observer is"}
%param limit (count) {"type": "integer"}
%list wherx: Graz | Cape Town | my garden in Leeds | Lake Tahoe | Kiruna | Wellington, New Zealand | Nice | Mount Rigi | 48.2, 16.4 | san juan | Oak Park and River Forest | Reading
%list fewx: two => 2 | 3 | four => 4 | 5 | six => 6 | three => 3 | 8 | 4 | ten => 10 | 12 | 7 | 2
when (does|will) the (ISS|space station) (fly|pass) over {location=city}?
next {limit=int} ISS passes for {location=city}
can I see the space station from {location=city} [tonight]
{location=place} iss flyover
I'd like to wave at the astronauts, when do they come over {location=city}
list {limit=int} flyovers of the international space station above {location=city}
ISS above {location=city}?
~ when to look up for the space station in {location=place}, {limit:1=just the next one|only one}
when does the ISS come by?
show me {limit=int} space station passes
when does the space station fly over {location=wherx}
{location=wherx}, next {limit=fewx} times the ISS can be seen
ISS above {location=wherx} - just {limit=fewx} of them
can I see the space station from {location=wherx}, 2 of us want to look
%lang de
wann fliegt die ISS über {location=city}?

%server earthsigns

%tool earthsigns.wildfires Active wildfires around a place.
%also Returns fires with position and burnt area.
%also Where forests or bush are burning near somewhere, within so many kilometres, of a minimum size, since a day.
%param around* (place, region) {"type": "string", "description": "Place or region"}
%param radius_km (radius, within) {"type": "integer", "description": "Kilometres around it"}
%param min_hectares (min_size) {"type": "integer", "description": "Smallest burnt area in hectares"}
%param since (from, after) {"type": "string", "description": "Only fires that began after this"}
%list fireplace: Athens | Yosemite | Algarve | Rhodes | Kamloops | Lake Tahoe | Blue Mountains | Évora | Boulder | Málaga and Ronda | Big Sur | Marseille | Sardinia | Fort McMurray | Cape Peninsula | Victoria | Corsica | Redding | Provence | Santa Rosa | Antalya
%list radius_km: 20 | 50 | 100 | 30 | 75 | 10 | 200 | 15 | fifty => 50
%list pastdate: yesterday | monday | the weekend | last week | 1 August | Friday night | the 20th | this morning | 2025-07-12 | last Tuesday
%list hectares: 100 | 50 | 500 | 10 | 1000 | 250 | 20
%list region: Split | the Black Forest | Faro and the hills behind it | Lake Tahoe | our campsite in Var | Evia | the north of Portugal | Bend, Oregon | Mount Carmel | Kelowna | Alice Springs | the road to Nea Makri
%list radius_km2: 5 | 20 | 35 | fifty => 50 | 80 | 100 | 150 | 250
%list onday3: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | the first Sunday in May | 9 October | 2026-05-01 | July 4th | Saturday the 12th | 1 Dec | Thursday next week
%list since2: Monday | 1 March | last week | the weekend | yesterday | Easter | the 5th | January | last Friday | 2025-11-01 | mid-July | the start of the year | June 12 | last month | Christmas | the day before yesterday
%list radius_km3: 30 km => 30 | 50 kilometres => 50 | 100 km => 100 | 20 kilometers => 20 | 75 km => 75 | 15 km => 15 | forty km => 40
%list region2: Évora | the Peloponnese | Redding | Marseille | the Blue Mountains | Split | Antalya | Corsica | Alicante | Valparaíso | northern Sardinia | Kelowna
%list hec: 50 hectares => 50 | 200 ha => 200 | 10 hectares => 10 | 500 hectares => 500 | 100 ha => 100 | 1000 hectares => 1000
are there (any|) wildfires (near|around) {around=fireplace}
fires within {radius_km=radius_km} km of {around=fireplace} since {since=pastdate}
{around=fireplace}, {radius_km=radius_km} km, fires bigger than {min_hectares=hectares} hectares
since {since=pastdate} bigger than {min_hectares=hectares} hectares round {around=fireplace}
we can smell smoke in {around=fireplace} this morning, what is burning and how far off
is it still safe to pitch our tents in {around=fireplace}, there was a red glow on the horizon
show active fires {radius_km=radius_km} km around {around=fireplace}
our holiday home is near {around=fireplace} and the neighbour says ash is falling on the terrace. Anything within {radius_km=radius_km} km?
does anything burn around {around=fireplace} that's over {min_hectares=hectares} hectares
which woods are ablaze close to {around=fireplace}
helicopters with buckets all over {around=fireplace} since {since=pastdate}, where are the flames exactly
list wildfires over {min_hectares=hectares} hectares
fires within {radius_km=radius_km} km please
active fires around {around=region} since {since=since}
fires bigger than {min_hectares=bigint} hectares within {radius_km=radius_km2} km of {around=region}
place: {around=region}, radius: {radius_km=radius_km2} km, since: {since=since}
from {since=since} on, wildfires of at least {min_hectares=bigint} hectares near {around=region}
what's burning {radius_km=radius_km2} kilometres around {around=region}, we drive there on {=onday3}
anything burning since {since=since2} within {radius_km=radius_km3} of {around=region2}
only the ones bigger than {min_hectares=hec} near {around=region2}, we can smell smoke
~ fires around {around=region2}? our friends from Lyon are camping there with three kids until Sunday
%lang de
brennt es gerade im Umkreis von {radius_km=int} Kilometern um {around=city}
%lang es
¿hay incendios a menos de {radius_km=int} km de {around=city}?

%tool earthsigns.uv_index Strength of ultraviolet radiation at a place and how long skin stands it.
%also Returns the UV index and minutes until sunburn.
%also Whether the sun is strong enough to need protection, on a day or at an hour, for pale to dark complexions.
%param place* (location, where) {"type": "string", "description": "Town or beach"}
%param at (when, time) {"type": "string", "description": "Day or hour"}
%param skin (skin_type, complexion) {"type": "string", "enum": ["very_pale", "pale", "medium", "dark"], "description": "Complexion"}
%list sunspot: Bondi Beach | Cancún | Crete | Gran Canaria | Nairobi | Miami | Davos | Lisbon | Brighton lido | Phuket | Cape Town | Perth | Honolulu | San Sebastián | Palma and the islands | Quito | Split | Fuerteventura | Darwin | Nice | Marrakesh
%list beach: Bondi Beach | Nice | the beach at Tarifa | Lake Garda | Cape Town | St. Peter-Ording | Malta | Playa de las Américas | Brighton | the Dead Sea
%list clk: 7:30 | half past six | 9 am | noon | 8:15 | quarter to eight | 10.45 | six | 3 pm | ten past four | 13:00 | nine o'clock | 18:20
uv index {place=sunspot} {at=date}
how strong is the sun in {place=sunspot} at {at=time}
{skin:very_pale=redhead with freckles|very fair skin|extremely pale}, {place=sunspot}, {at=date}: how long until I burn
do I need a hat and factor fifty in {place=sunspot} {at=date}
what's the UV like at {place=sunspot}
I turn into a lobster in ten minutes, {skin:pale=being rather pale|with my fair skin}, so how bad will {place=sunspot} be {at=date}
at {at=time} in {place=sunspot}, how many minutes can somebody with {skin:dark=dark skin|a dark complexion} stay out
can the baby nap outside in {place=sunspot} {at=date} without cream, she is {skin:very_pale=as white as milk|very pale}
the boys want to play volleyball at {place=sunspot} from {at=time} on and refuse to wear shirts, will they get roasted
{place=sunspot} noon rays for {skin:medium=olive skin|medium skin}
what's the uv index for {skin:pale=fair|pale} skin
~ how strong is the UV {at=date}
uv index in {place=beach} at {at=clk}
how strong is the sun {at=day} in {place=beach} for {skin:pale=pale|fair} skin
for {skin:dark=dark} skin, what is the UV at {place=beach}
place: {place=beach}, day: {at=day}, skin: {skin:very_pale=very pale}
{at=day} at {place=beach}, how long can {skin:medium=medium} skin stay out
UV for {place=beach} on {at=day2}
{skin:very_pale=very pale} skin, {place=beach}, {at=day}: uv index
%lang de
wie hoch ist der UV-Index {at=date} in {place=city} für {skin:pale=helle Haut}

%server environment

%tool get_air_quality Air quality in a city.
%also Returns the air quality index and pollutants.
%also How clean or polluted is the air, overall or for one substance?
%param city* (location, place) {"type": "string", "description": "City"}
%param pollutant (substance, measure) {"type": "string", "enum": ["pm25", "pm10", "ozone", "no2", "pollen"], "description": "Only this substance"}
%list town2: Graz | Leeds | San Sebastián | vigo | Newcastle upon Tyne | Lyon | Aarhus | St. Moritz | Delhi | Cork | Frankfurt an der Oder | mexico city
how is the air in {city=city}?
air quality {city=city}
{pollutant:pm25=fine dust|pm2.5|fine particles} in {city=city}
is it safe to go running in {city=city} with the smog
my asthma is bad, how high is the {pollutant:ozone=ozone} in {city=city}
{pollutant:pollen=pollen|pollen count} {city=city} today
~ does {city=city} have much {pollutant:no2=nitrogen dioxide|NO2|exhaust in the air} (right now|at the moment)
pollution level of {city=city} please
should I wear a mask in {city=city} because of the {pollutant:pm10=coarse dust|PM10}
~ how polluted is the air
what is the {pollutant:pollen=pollen} situation
can I breathe easily in {city=town2}
how much {pollutant:pollen=pollen} is in the air in {city=town2}
{pollutant:pm25=PM2.5|pm2.5} in {city=town2} right now
how clean is it outside in {city=town2}, smells like flowers here
%lang es
calidad del aire en {city=city}

%tool list_earthquakes Recent earthquakes.
%also Returns seismic events.
%also Did the ground shake somewhere? Filter by region and strength.
%param region (area, near) {"type": "string", "description": "Country or area"}
%param min_magnitude (magnitude) {"type": "number", "description": "Smallest strength"}
%param hours (since_hours) {"type": "integer", "description": "How many hours to look back"}
%list quakearea: Japan | California | Chile | southern Italy | Turkey | Iceland | Indonesia | Greece | Alaska | Mexico | New Zealand | Nepal | Peru | Taiwan | Oklahoma | Philippines | Canary Islands
%list magnitude: 4 | 5 | 4.5 | 6 | 3 | five => 5 | 2.5 | six => 6 | 5.5 | 3.5 | seven => 7 | four => 4 | three => 3 | 6.5 | 7
%list quakeland: Japan | southern Italy | Chile | the Aegean | Turkey and Syria | Iceland | Mexico City | New Zealand | the coast of Peru | california | Nepal | around Mount Etna | Papua New Guinea
%list hours: 12 hours => 12 | two days => 48 | 24 hours => 24 | 48 hours => 48 | six hours => 6 | day => 24 | three hours => 3 | 72 hours => 72 | hour => 1 | week => 168
%list mag: 5 | 4.5 | six => 6 | 6.2 | 3 | five => 5 | 7 | 2.5 | four => 4 | 5.8
was there an earthquake [in {region=quakearea}]?
earthquakes above {min_magnitude=magnitude} in the last {hours=int} hours
{region=quakearea} quakes {hours:24=today|last 24 hours|past day}
~ did you feel that? check for earthquakes
my aunt lives in {region=quakearea}, did the earth shake there
~ list all tremors in {region=quakearea} stronger than {min_magnitude=magnitude}
recent earthquakes
seismic activity {region=quakearea}, magnitude {min_magnitude=magnitude} and up
any quakes {hours:1=in the last hour|within the past hour}
did the ground shake in {region=quakeland} in the last {hours=hours}
tremors in {region=quakeland}, magnitude {min_magnitude=mag} and up
seismic events stronger than {min_magnitude=mag}, past {hours=hours}
where has the earth been shaking lately, I felt three jolts
%lang de
~ gab es ein Erdbeben in {region=country}?

%tool get_tides High and low water at a coast.
%also Returns tide times.
%also When the sea comes and goes at a harbour or beach on a day.
%param place* (station, location) {"type": "string", "description": "Harbour or beach"}
%param date (day) {"type": "string", "description": "Day"}
%list coast: Brighton beach | Cuxhaven | Mont Saint-Michel | Boston harbor | Husum | Cornwall | Lisbon | St Ives | Sylt | Galway | Saint-Malo | Whitby | Half Moon Bay | Norderney | Vigo | Dover | Bay of Fundy
%list coast2: Dover | Bay of Fundy | St. Malo | Robin Hood's Bay | Husum | the harbour at Cork | Weston-super-Mare | Sandy Bay | Cuxhaven | Land's End
~ when is (high|low) tide (in|at) {place=coast}?
tides {place=coast} {date=date}
is the water in or out at {place=coast} {date=date}
{place=coast} tide times
we want to walk on the mudflats at {place=coast} {date=date}, when is low water
what time does the sea come back at {place=coast}
high water {date=date} at {place=coast}
surf's up, check the tide for {place=coast}
can we still cross to the island at {place=coast}? look at the tides
when is high tide {date=date}
tide times please
tides at {place=coast2} on {date=day3}
on {date=day3} at {place=coast2}, tides
{date=rel}, low water in {place=coast2}
place {place=coast2}, date {date=day3}
%lang es
(a qué hora|cuándo) hay marea alta en {place=coast}

%server factbox

%tool factbox_event_date When an event in history happened.
%also Returns the date of a historical event.
%also Looks up the day or year of a battle, invention, treaty, discovery or reign.
%param event* (what, occurrence) {"type": "string", "description": "What happened"}
%param calendar (dating, system) {"type": "string", "enum": ["gregorian", "julian", "islamic", "hebrew"], "description": "Calendar of the answer"}
%list event: fall of Constantinople | battle of Hastings | first moon landing | signing of the Magna Carta | invention of the printing press | death of Cleopatra | eruption of Krakatoa | end of the Thirty Years' War | discovery of penicillin | opening of the Suez Canal | coronation of Charlemagne | great fire of London | Boston tea party | abolition of slavery in Brazil | maiden voyage of the Titanic | first Olympic Games in Athens | partition of India | peace of Westphalia | murder of Julius Caesar | first flight of the Wright brothers | women's vote in New Zealand
%list event2: the fall of Constantinople | the battle of Hastings | the first moon landing | the storming of the Bastille | the great fire of London | the signing of the Magna Carta | the peace of Osnabrück and Münster | the death of Julius Caesar | the eruption of Vesuvius | the founding of Rome | Gutenberg's first Bible | the Boston Tea Party
%list suceso: batalla de Lepanto | caída de Granada | toma de la Bastilla | Revolución francesa | llegada a la Luna | muerte de Cervantes
when was the {event=event}
(in what|which) year (was|did we have) the {event=event}
date of the {event=event} in the {calendar:islamic=Islamic|Muslim} calendar
{event=event}, {calendar:julian=Julian|old style} date
{event=event} when
I've a bet with {=firstname} about the {event=event}, was it before or after 1500
how long ago is the {event=event}
what's the day of the {event=event} by {calendar:hebrew=Hebrew|Jewish} reckoning
homework asks for a timeline and I'm missing the {event=event}, which number goes there
we sat in the pub and nobody could place the {event=event}. So, what century?
give me the exact day of the {event=event}, {calendar:gregorian=Gregorian|new style}
I need a date in the {calendar:islamic=Islamic} calendar
when did it happen
when was {event=event2}
{event=event2} in the {calendar:islamic=Islamic|Muslim} calendar
which day did {event=event2} fall on, {calendar:julian=old style|Julian}
{event=event2}, what year, my Hebrew teacher asked
%lang es
¿en qué año fue la {event=suceso}?

%tool factbox_chemical_element Properties of a chemical element.
%also Returns symbol, number, mass, melting and boiling point, density or discoverer.
%also Facts from the periodic table about one metal, gas or other pure substance.
%param element* (name, symbol) {"type": "string", "description": "Name or symbol"}
%param property (fact, field) {"type": "string", "enum": ["symbol", "atomic_number", "mass", "melting_point", "boiling_point", "density", "discoverer"], "description": "Which fact"}
%list element: mercury | gold | helium | tungsten | Fe | sodium | gallium | uranium | neon | bismuth | potassium | xenon | cobalt | Pb | osmium | iodine | lithium | caesium | zinc | radon | bromine | platinum
%list elem: tungsten | Hg | helium | Fe | lead | element 79 | gallium | sodium | bromine | Xe | rare earth neodymium | zinc
%list stoff: Quecksilber | Gold | Eisen | Wolfram | Natrium | Blei | Gallium
what is the {property:melting_point=melting point} of {element=element}
{property:symbol=symbol|abbreviation} (for|of) {element=element}
{element=element} {property:density=density}
at what temperature does {element=element} {property:boiling_point=boil|turn into gas}
who {property:discoverer=discovered|found|first isolated} {element=element}
{property:mass=how heavy|what atomic weight} is an atom of {element=element}
{property:atomic_number=number of protons|atomic number} {element=element}
tell me about {element=element}
I'm casting little figures and the pan only makes 400 degrees, {property:melting_point=will it go liquid|does it get runny}, {element=element} I mean
which letters stand for {element=element}, {property:symbol=that abbreviation} won't come back to me
~ {property:density=does it sink or float|how heavy is a litre of it}, {element=element}?
whom do we owe {element=element} to, {property:discoverer=who came across it first}
my son has to learn the table by heart and sits here with {element=element}, {property:atomic_number=which place does it have|what number is it}
what's the {property:boiling_point=boiling point}
who {property:discoverer=discovered} it
when does {element=elem} {property:melting_point=melt}
{property:density=density} of {element=elem}
who {property:discoverer=found|discovered} {element=elem}
tell me about {element=elem}, our teacher's symbol of the week
%lang de
welchen {property:melting_point=Schmelzpunkt} hat {element=stoff}

%server fieldguide
%list cspot: pond behind the church | allotment | north shore of the lake | balcony | car park of the supermarket | cliffs near the lighthouse | footpath to the mill | school yard | ditch along Station Road | compost heap | marsh in front of the dyke | bird feeder in the garden | gap between shed and fence | old railway line | meadow with the two oaks | quarry | dunes
%list spot: Richmond Park | Skomer | Hyde Park | Bempton | Camargue | Sherwood Forest | Lake Neusiedl | Yellowstone | Sylt | Wicken Fen | Loch Garten | Castle Hill | Minsmere | Extremadura | Doñana | Central Park | Holy Island | Epping Forest
%list species: red kite | hedgehog | giant hogweed | stag beetle | barn owl | fly agaric | adder | kingfisher | bluebell | roe deer | monarch butterfly | Portuguese man o' war | common seal | oak processionary moth | lady's slipper | grey wolf | axolotl | puffin | wild garlic | pine marten | basking shark | black widow
%list spot2: the reservoir | our compost heap | the old quarry | Lake Mälaren | the railway bridge | a field outside Ghent | the cemetery wall | Hampstead Heath | the mouth of the river | my mother's orchard | the car park at work | the north end of the dyke | a bog near Galway | the school pond

%tool fieldguide_identify Identify an animal or plant from a description.
%also Returns likely species with probability.
%also Names the bird, flower, insect, mushroom or mammal that somebody saw and can only describe, taking account of where and in which month.
%param looks* (description, features) {"type": "string", "description": "What it looked like"}
%param group (kind, class) {"type": "string", "enum": ["bird", "plant", "insect", "mammal", "mushroom", "fish", "reptile"], "description": "Kind of creature"}
%param place (seen_in, habitat) {"type": "string", "description": "Where it was seen"}
%param month (season, seen_in_month) {"type": "string", "description": ""}
%list looks: black with an orange beak | tiny and green with red eyes | white cap with brown scales | grey wings and a yellow belly | purple flowers and hairy leaves | five white petals with a pink rim | long tail and a blue throat | striped like a wasp but twice as big | flat brown head with a zigzag on the back | heart-shaped leaves in pairs | big ears and a white tail tip | red berries with dark spots | yellow tube flowers on a leafless twig | metallic shell in green and gold | spotted breast, sings before dawn | silver sides and no scales | smells of garlic when crushed | bushy tail with dark rings | orange legs and a crest | gills that turn blue when cut | hovers in front of flowers | thin body with two pairs of clear wings
%list looksbird: small and brown with a red throat | black | long legs and a curved beak | grey, sings at night | size of a crow but with blue on the wing | white belly and a tail like a fork | in a big group, all facing the wind | yellow beak, head without feathers
%list spot3: our garden | the woods near Bath | Lake Como | a wet meadow by the railway | the Alps | Kew Gardens | the beach at Le Touquet | my balcony | the moor
%list looks2: yellow flowers, leaves like a hand | spiky and purple | small and brown with a red spot | white with a strong smell of garlic | covered in fine hair, silver below | round and green | flat, with blue edges | tall as a man, with orange tips | fluffy | like a small sun with a black middle
%list month2: May | late June | October | early spring | August | January | the end of March | November
%list looksmam: a spiky ball that rolled up | long tail, white throat, very fast | brown | like a fat mouse with a short tail | grey with black stripes on the face | it had wings and hung from a beam | silver fur and small round ears | swam on its back and ate a shell
%list looksmush: hat orange, stem white, smells of apples | red with white dots | brown | like a shelf on a dead birch | turns blue when you cut it | small, slimy, in a ring | grey gills under a flat cap | round and white, as big as a football
%list looksins: black, two white dots on each wing | striped like a wasp but much bigger | green | long feelers and a shiny back | tiny, jumps when you touch it | blue body, four clear wings | like a stick with legs | red and flat, in pairs on a lime tree
%list birdlook: black with two yellow stripes over the eyes | small and round with a red throat and a tail that never stops moving | blue back, orange belly, sat on a pole above the water | grey with a crest on its head and a call like a rusty gate | brown with spots on the breast, hopping under the hedge | white with black wing tips and a beak that bends up at the end | all green with a red cap, laughing from a tree | tiny with a golden line on its crown | long legs, long neck, stood in the reeds without moving | striped like a zebra with a fan on its head
%list mon: April | late September | May | the middle of June | October | February | July | early spring
%list buglook: green and shiny with long feelers | fat and furry with an orange bottom | as long as my finger with two pairs of glassy wings | black with red spots in two rows | thin like a twig and swaying on the curtain | striped, no sting, hovering over the mint | brown with pincers at the back | white, fluffy and all over the underside of the leaves
%list aussehen: schwarz mit orangem Schnabel | klein und grün mit roten Augen | weißer Hut mit braunen Schuppen | blaue Kehle und langer Schwanz | gelbe Blüten und behaarte Blätter
%list aspecto: negro con el pico naranja | verde y con manchas rojas | con cola larga y la garganta azul | sombrero blanco y pie marrón | alas grises y vientre amarillo
what (bird|animal|plant) is {looks=looks}
I saw a {group:bird=bird} in (the {place=cspot}|{place=spot}), {looks=looks}, what was it
{group:mushroom=mushroom|fungus} with {looks=looks}, found in {month=month}
identify this {group:insect=insect|bug|beetle}: {looks=looks}, (the {place=cspot}|{place=spot}), {month=month}
in {month=month} there was a {group:plant=flower|plant|weed} in (the {place=cspot}|{place=spot}): {looks=looks}
{looks=looks}. Which {group:mammal=mammal|furry animal} could that be?
something sat on my sleeve this morning, {looks=looks}, and nobody here can put a name to it
my daughter drew what crossed our path at (the {place=cspot}|{place=spot}), {looks=looks}, and she wants to know who it was
what might that have been in (the {place=cspot}|{place=spot}), {looks=looks}?
hiked for hours without a book and came past a {group:reptile=snake|lizard} like this: {looks=looks}; should I know it?
{group:fish=fish} we caught in {month=month}: {looks=looks}, what's it called
help me identify a {group:bird=bird} I saw in (the {place=cspot}|{place=spot})
which {group:insect=insect} was that in {month=month}
which {group:bird=bird} is {looks=looksbird}, seen here: {place=spot3}
identify a {group:plant=plant}: {looks=looks2}
month {month=month2}, place {place=spot3}, {group:mammal=mammal}, {looks=looksmam}
looks: {looks=looks2}, place: {place=spot3}, month: {month=month2}
{group:mushroom=mushroom}, {looks=looksmush}, {place=spot3}
what is {looks=looks2}, in {month=month2}
identify an {group:insect=insect} from {place=spot3}: {looks=looksins}
{looks=birdlook}, (what was that|which one could it be)
a {group:bird=bird} near {place=spot2} in {month=mon}: {looks=birdlook}
in {month=mon} I found an {group:insect=insect|insect of some sort} that was {looks=buglook}, name please
{looks=birdlook}. saw it from the train with my brother, so no photo of it, what is it
~ by {place=spot2}, {group:insect=some insect|an insect}, {looks=buglook}
%lang de
welcher {group:bird=Vogel} ist {looks=aussehen}
%lang es
he visto un {group:bird=pájaro} {looks=aspecto}, ¿cuál es?

%tool fieldguide_species_facts Facts about a species.
%also Returns habitat, diet, lifespan, danger or protection of a species.
%also What an animal or plant eats, where and how long it lives, whether it is dangerous or protected.
%param species* (name, animal) {"type": "string", "description": "Name of the animal or plant"}
%param aspect (topic, field) {"type": "string", "enum": ["habitat", "diet", "lifespan", "danger", "protection"], "description": "What to tell"}
%list species2: red fox | adder | snow leopard | lily of the valley | Portuguese man o' war | hornet | Komodo dragon | barn owl | fly agaric | giraffe | venus flytrap | hedgehog
%list especie: erizo | lince ibérico | búho real | víbora | buitre leonado | martín pescador | lagarto ocelado
what (does|do) [a] {species=species} {aspect:diet=eat|feed on|live on}
where does the {species=species} {aspect:habitat=live|occur|make its home}
{aspect:lifespan=how old|how long-lived} (is|gets) a {species=species}
is [the] {species=species} {aspect:protection=protected|endangered|threatened}
facts about the {species=species}
{species=species}: {aspect:danger=poisonous|venomous|harmful to people}?
the {aspect:lifespan=lifespan|life expectancy} of the {species=species}
my toddler just touched a {species=species}, do I have to {aspect:danger=worry|call a doctor|be afraid}
there's one hurt in our shed, a {species=species}, and it refuses milk. What should I {aspect:diet=give it to nibble|put in the bowl}?
the builders want to clear the hedge but a {species=species} moved in, {aspect:protection=are they allowed to|can they be fined}
tell me everything about the {species=species}, my class presents it next week
how {aspect:danger=dangerous|toxic} is it
what do they {aspect:diet=eat}
~ {aspect:lifespan=life expectancy|how long it lives}: {species=species2}
is the {species=species2} {aspect:protection=protected|a protected species}
{species=species2}, {aspect:habitat=where it lives|natural home}
something interesting about the {species=species2}, my diet starts tomorrow
%lang es
¿qué {aspect:diet=come} el {species=especie}?

%tool fieldguide_log_sighting Record that a species was seen.
%also Creates a sighting. Returns its id.
%also Adds an observation to the nature diary, with where, when, how many and a remark.
%param species* (what, animal) {"type": "string", "description": "What was seen"}
%param place* (where, spot) {"type": "string", "description": "Where"}
%param count (number, individuals) {"type": "integer", "description": "How many"}
%param seen_on (date, observed_at) {"type": "string", "description": "When"}
%param remark (note, comment) {"type": "string", "description": ""}
%list pastdate2: yesterday | this morning | Sunday | last Friday | an hour ago | the 3rd | Tuesday evening | today | last night | 12 May
%list remark: very shy and gone in a second | was feeding two young ones | limping on the left leg | sang for ten minutes | first one this year | sitting on a fence with a mouse | much bigger than usual | chased by crows | in full bloom | eating an apple from the tree | wet and tired | asleep in the sun | flew towards the sea | with a ring on one leg | dead by the roadside
%list spc: red kites | herons | hares | great crested grebes | foxes | black and white magpies | little owls | roe deer | painted ladies | Bewick's swans
%list spot3: Mill Pond | the field behind the church | Hyde Park | Loch Ness, north shore | The Warren | river bank at Graz | our garden | St. James's Park | Lake Constance | the quarry
%list pday: Friday | Sunday | the 3rd | 11 May | Oct 2 | 2026-06-14 | Saturday | 30.9. | the 27th | Easter Sunday
%list past2: yesterday | last Friday | Sunday | the 3rd | 11 May | Tuesday last week | Oct 2 | this morning | the day before yesterday | 2026-06-14
%list rmk: flying low, heading north | two young with them | in the rain | very tame | fought over a fish, then left | first of the year | heard it before I saw it | one with a ring on the left leg | at dusk | only for a second
%list spp: a kingfisher | two stag beetles | an otter with young | a lesser spotted woodpecker | fly agarics | a grass snake | a hoopoe | swallowtails | bee orchids | a pine marten | wild garlic in flower | a barn owl | cranes flying north | a slow worm
%list obs: carrying something in its beak | first time this year | only heard, not seen | chased off by crows | with a ring on the left leg | in full sun on a stone | very tame | looked ill to me | far too early for the season | under a rotten log | at dusk, over the road and gone
%list post: thanks a million | no rush | I'm already in the car | don't ask why | my memory is a sieve | that's all | cheers | sorry for the mess | I keep forgetting | it's been a long day | you're a star | nobody else will do it | no jokes please | my hands are wet | I can't find my glasses | that would make my day | much obliged | we've argued enough about it | I'm in a queue right now | it's driving me mad | with a cherry on top | and then I'll stop bothering you
%list tier: Igel | Rotmilan | Kreuzotter | Eisvogel | Hirschkäfer | Siebenschläfer | Feuersalamander | Bärlauch
I (saw|spotted) {count=int} {species=species} at (the {place=cspot}|{place=spot}) {seen_on=pastdate2}
log a {species=species} in (the {place=cspot}|{place=spot})
(the {place=cspot}|{place=spot}), {seen_on=pastdate2}: {count=int} {species=species}, {remark=remark}
~ sighting: {species=species}, (the {place=cspot}|{place=spot}), remark: {remark=remark}
(write down|record) that {seen_on=pastdate2} a {species=species} was at (the {place=cspot}|{place=spot}), {remark=remark}
new entry for the nature diary, {count=int} {species=species} near (the {place=cspot}|{place=spot})
couldn't believe my eyes, a {species=species} right by (the {place=cspot}|{place=spot}), {remark=remark}! I want that kept
{species=species} x {count=int}, (the {place=cspot}|{place=spot}), {seen_on=pastdate2}
grandpa will never believe me unless it's in the book: {seen_on=pastdate2}, {species=species}, (the {place=cspot}|{place=spot})
put it down for the records, {count=int} of them, {species=species}, over at (the {place=cspot}|{place=spot})
log a sighting of a {species=species}
I just saw {count=int} animals at (the {place=cspot}|{place=spot}), please record it
log {count=num} {species=spc} at {place=spot3}
saw {species=spc} at {place=spot3} on {seen_on=pday}
at {place=spot3} {seen_on=past2} there were {count=num} {species=spc}, {remark=rmk}
species {species=spc}, place {place=spot3}, number {count=num}, date {seen_on=past2}, remark {remark=rmk}
~ {seen_on=past2}, {place=spot3}, {species=spc}, {count=num}
on {seen_on=pday}, {species=spc} near {place=spot3}, note: {remark=rmk}
record {species=spc}, {remark=rmk}, seen at {place=spot3}
nature diary, {place=spot2}, {species=spp}, {remark=obs}
put {species=spp} down as seen near {place=spot2} on {seen_on=past}, {=post}
with the note "{remark=obs}": {species=spp}, by {place=spot2}
my knees are killing me from crouching in the mud, but log {species=spp} at {place=spot2}
%lang de
trag eine Sichtung ein: {count=int} {species=tier} bei {place=city}, {seen_on=date}

%server lexpublic

%tool lexpublic_court_hearing Date and room of a court hearing.
%also Returns hearings of a case.
%also When and where a case is heard, by its number, in a court.
%param case_number* (case, docket) {"type": "string", "description": "Number of the case"}
%param court (venue, tribunal) {"type": "string", "description": "Court"}
%param after (from, since) {"type": "string", "description": "Only hearings after this day"}
%list caseno: 4 C 118/24 | 2024-CV-0381 | 17 O 55/23 | CR-2291 | 23-1187 | A 904/22 | HC-2025-000412 | 12 Ca 77/24 | 88-CV-310 | T-412/19 | 6:24-bk-1190 | 3 StR 41/24
%list court: Leeds county court | district court in Graz | High Court | family court | Amtsgericht Mitte | labour court | Old Bailey | tribunal in Lille | Southern District | regional court in Cologne | magistrates' court | court of appeal | Audiencia Nacional | small claims court
%list caseno2: 3 O 221/25 | CR-2026-118 | 14-882 | B7/301 | 2 BvR 17/24 | K 4410 | HQ19X0021 | 77 Ca 1204 | FAM-2025-90
%list court2: Leeds County Court | Landgericht Graz | the High Court | district court 4 | Court of Appeal | labour court | the family court in Bath | Tribunal for Land and Sea | Old Bailey
%list endday: the 30th | Sunday | 12 April | the end of the month | next Wednesday | Christmas Eve | 1 September | the 2nd of July | Monday week | the end of the year | mid-August | 31 December
when is the hearing in case {case_number=caseno}
{case_number=caseno} hearing [{court=court}]
case {case_number=caseno} at the {court=court}, any hearing after {after=date}
after {after=date}, {court=court}, {case_number=caseno}: when and which room
has {case_number=caseno} been scheduled at the {court=court}
the {court=court} lists {case_number=caseno}, what date
my landlord and I meet before the judge, {case_number=caseno}, what time do I need to be there
I'm called as a witness in {case_number=caseno} and lost the letter, which door and which day
~ do I have to take a day off after {after=date} because of {case_number=caseno}
my lawyer is on holiday. {case_number=caseno}, {court=court}, where do I sit and when?
next date for {case_number=caseno}
which hearings are there at the {court=court}
when do I have to be in court
when is the hearing in {case_number=caseno2} at {court=court2}
~ hearings for {case_number=caseno2} after {after=endday}
case: {case_number=caseno2}, court: {court=court2}, after: {after=endday}
at {court=court2}, case {case_number=caseno2}, which room
after {after=onday}, any hearing of {case_number=caseno2} before {court=court2}
date and room for {case_number=caseno2}, I'm the witness from Lyon
%lang es
¿cuándo es la vista del caso {case_number=caseno}?

%tool lexpublic_parliament_vote How parliament voted on a bill.
%also Returns votes for, against and abstentions.
%also Looks up the result of a division about a law, as a whole, of one party or of one member.
%param bill* (law, motion) {"type": "string", "description": "Law or motion"}
%param member (mp, deputy) {"type": "string", "description": "Name of the member"}
%param party (group, faction) {"type": "string", "description": "Party"}
%param date (day, voted_on) {"type": "string", "description": "Day of the vote"}
%list bill: heating act | digital markets bill | ban on fireworks | pension reform | Online Safety Bill | minimum wage increase | cannabis law | budget for 2026 | motion on ceasefire | rent cap in cities | speed limit on motorways | assisted dying bill | Farm and Food Act | data retention law | citizenship reform | inheritance tax change | plastic bag ban | free school meals | border security and asylum bill | Clean Air Act
%list politician: Ms. Thornbury | Senator Alvarez | Dr. Brinkmann | Deputy Marchetti | Lord Hadley | Jean Moreau | Congresswoman Ortiz | Frau Seidel | Mr. Whitcombe | Aoife Byrne | Representative Dunn | Baroness Quill | Herr Lenz
%list pastday: yesterday | Sunday | last night | this morning | Friday | last week | Tuesday | the 2nd | just now
%list party: Greens | Labour | conservatives | liberals | Social Democrats | opposition | Left | Republicans | Democrats | Centre Party | coalition | Party for Animals and Nature
%list whoa: Anna | Kofi | Mrs. Farouk | Big Sal | Dr. Iyer | Jin | Tom Baker | my sister | O'Neill | April | Old Pete | Rosalind Hart-Davies | aunt Mo | Yusuf
%list bills: the Clean Air Act | Bill 204 | rent cap | the Tax on Plastic and Packaging Bill | Schools for All | Housing Act, second reading | motion on the war in the east | data retention | the budget for 2026 | Bread Price Order | HB 12
%list parties: the Greens | Labour | the Party of Bread and Roses | SPD | Conservatives | Volt | Alliance for Change | Democrats | Sinn Féin | People's Party
%list onpast: Monday | 3 June | the 12th | Friday | 2026-01-15 | the 4th of July | Tuesday | Sunday | 28 February | Thursday | May 6
%list pastdate: yesterday | last Monday | 1 May | the 12th | last week | three days ago | Friday | 3 June | the beginning of the month | last Sunday | 2026-01-15 | the 4th of July | Monday morning
%list whob: Maria | Ewan | Mr. Quill | Viggo | the new girl in sales | Nadia | Art Will | Solveig Lund | D'Angelo | Ms. Reed | Hamza | Jean-Luc | Theo | May Summers
%list member: Caroline Hughes | Stefan Brandl | Ms Oduya | Jean-Luc Perrin | the member for Bath | Katja Riis | Senator Pell
%list bill2: the heating act | net neutrality | the motion on grammar schools | the assisted dying bill | the budget for rail | the ban on plastic bags | the rent cap | the treaty with Norway | votes at sixteen
%list party2: the Greens | Labour | the Liberals | CDU | Fine Gael | the Left | the conservatives
%list fraktion: Opposition | Linke | SPD | CDU | FDP
%list gesetz: Heizungsgesetz | Tempolimit | Bürgergeld | Cannabisgesetz | Lieferkettengesetz | Wahlrecht ab sechzehn
%list ley: ley de vivienda | reforma laboral | ley de amnistía | ley de aguas | reforma de las pensiones
how did parliament vote on the {bill=bill}
how did {member=politician} vote on the {bill=bill} {date=pastday}
{bill=bill}, {party=party}, {date=pastday}: votes
did the {party=party} vote for the {bill=bill}
{date=pastday} vote on the {bill=bill}, {member=politician}
was the {bill=bill} passed {date=pastday}
which way did {member=politician} of the {party=party} go on the {bill=bill}
I wrote {member=politician} three letters about the {bill=bill}, did it help in the end
so is the {bill=bill} through, or did the {party=party} block it again
before I put my cross anywhere next month I'd like to know what the {party=party} did with the {bill=bill}
result of the {bill=bill}
how did {member=politician} vote {date=pastday}
what did the {party=party} vote
how did {member=whoa} vote on {bill=bills}
vote of {party=parties} on {bill=bills} on {date=onpast}
bill {bill=bills}, party {party=parties}, date {date=pastdate}
on {date=onpast}, how did parliament vote about {bill=bills}
member: {member=whob} / bill: {bill=bills}
{party=parties}, {bill=bills}: for or against
~ from {party=parties}, how did {member=whoa} vote on {bill=bills}
did {bill=bills} pass
how did {member=member} go on {bill=bill2}
{party=party2}, {bill=bill2}, on {date=past}
for or against {bill=bill2}? my dad swears it went through by a hair
with {party=party2} in it, what came of {bill=bill2}
%lang de
wie hat die {party=fraktion} über das {bill=gesetz} abgestimmt
%lang es
¿qué votó {member=person} sobre la {bill=ley}?

%server lorebarn
%list club: Leeds Rovers | Graz 99 | Cork Celtic | FC Vigo | the Bulls | Bergen Women | Newtown and District | King's Lynn Town | Sporting Lisboa B | Ghent | Red Star Riga | Bath under-19s
%list foe: Aarhus United | Palermo | Real Bilbao | the Wolves | Denver Herons | St. Moritz | Lyon Ladies | Brighton Albion | Tampa | Zagreb 1911 | Home Farm | Queen's Park

%tool lorebarn-species-sightings Lorebarn Nature API. Observations of a plant or animal reported by volunteers. Species may be a common or scientific name.
%also Returns reported observations.
%also Where and when somebody has come across a creature lately, around a region, with proof or checked by experts.
%param species* (taxon, name) {"type": "string", "description": "Common or scientific name"}
%param region (place, area) {"type": "string", "description": "Area, park or town"}
%param since (from_date, observed_after) {"type": "string", "description": "Earliest day"}
%param with_photo (has_photo, photos) {"type": "boolean", "description": "Only records with a photo"}
%param quality (grade, status) {"type": "string", "enum": ["verified", "unverified"], "description": "Checked by an expert or not"}
%list spec: kingfishers | red squirrels | Vanessa atalanta | wolves | stag beetles | lady's slipper | hoopoes | Canis aureus | black and yellow garden spiders | great crested newts | bearded vultures | wild garlic | orcas, or killer whales
%list regin: Wales | the Black Forest | Salzkammergut | Kent | Donegal and Mayo | Richmond Park | our county | Galicia | Bavaria | the Po delta | Lincoln Woods | upper Styria
%list since2: Monday | last Friday | yesterday | March | the 3rd | last week | 1 September | this morning | last summer | Christmas | 2026-02-11 | the start of the year
has anyone seen {species=spec} in {region=regin}, {with_photo:true=with a picture to prove it|something I can look at|only if they took a snap}
{species=spec} in {region=regin}, {quality:verified=checked by someone who knows|only what experts agree with|nothing doubtful}
where in {region=regin} did {species=spec} turn up since {since=since2}
since {since=since2}, any {species=spec} spotted in {region=regin}
I think I saw {species=spec} last night, are there any in {region=regin}, {with_photo:true=with pictures|caught on camera}
{region=regin}, {species=spec}, from {since=since2} on, {quality:unverified=rumours are fine too|even unconfirmed|including the shaky ones}
~ any reports of {species=spec}

%tool lorebarn-case-law-search Lorebarn Law API. Searches published court decisions by subject. IMPORTANT: not legal advice.
%also Returns decisions with docket number and date.
%also Finds what judges have decided on a matter: at which court, between whom, since when and how it ended.
%param subject* (query, matter) {"type": "string", "description": "Legal question or matter"}
%param court (tribunal, decided_by) {"type": "string", "description": "Deciding court"}
%param party (litigant, involving) {"type": "string", "description": "Name of one of the parties"}
%param decided_after (since, from_date) {"type": "string", "description": "Only later decisions"}
%param outcome (result, ruling) {"type": "string", "enum": ["claimant_won", "defendant_won", "settled"], "description": ""}
%list law: noise from neighbours | unpaid overtime | dog bites | cancelled flights | tenants with cats and dogs | defamation online | faulty roofs | wills without a witness | drones over gardens | a landlord's right of entry | e-scooter accidents
%list party2: Brightline | O'Brien Roofing | the city of Cork | Hollis and Sons | Kiwi Labs | Acme Insurance | Mr. Tanaka | St. Anne's School | Rail Europe North | Van Dyck
%list court: the Supreme Court | Leeds County Court | the labour court in Graz | the High Court | the Court of Appeal | the district court of Cork | the European Court of Justice | Landgericht Bonn | the land and rent tribunal | the King's Bench
%list lawlong: tenant painted the walls black, landlord kept the deposit | employer read private mails while she was on leave | tree fell on a neighbour's car, nobody had checked it | whether a cat may cross somebody's garden at night | buyer found mould after moving in, seller knew | guest slipped on a wet floor, there was no sign | school searched a pupil's bag and found nothing | singer cancelled an hour before, fans want their money | can a boss forbid beards, or only long ones | who pays when a borrowed car is towed
%list year4: 2015 | 2020 | March 2021 | 1 January 2019 | 1998 | last summer | 2024-05-01 | the reform of 2008 | May 2023 | the year 2000
what have judges said about {subject=law}, {outcome:claimant_won=where whoever sued got his way|where suing paid off|those who complained succeeded}
rulings on {subject=law}, {outcome:settled=where they made a deal|the parties agreed in the end|ended in a deal}
{subject=law} against {party=party2} at {court=court}
what did {court=court} decide on {subject=law} in the case of {party=party2}
is there a ruling on this: {subject=lawlong}
{court=court}, {subject=law}, after {decided_after=year4}, {outcome:defendant_won=where the one who was sued won|the accused side came out on top}
look up decisions on {subject=law}

%tool lorebarn-statistics-series Lorebarn Figures API. Yearly figures of an indicator for a country, city or region.
%also Returns a time series.
%also Official numbers on people, work, prices or nature, somewhere, over some years, next to another country if wished, per head or in total.
%param indicator* (series, measure) {"type": "string", "description": "What is counted"}
%param area* (country, geo) {"type": "string", "description": "Country, region or city"}
%param compare_with (second_area, versus) {"type": "string", "description": "A second area"}
%param from_year (start_year, since) {"type": "integer", "description": ""}
%param to_year (end_year, until) {"type": "integer", "description": ""}
%param per_capita (per_head, normalised) {"type": "boolean", "description": "Divide by population"}
%list ind: births | beef exports | unemployment | road deaths | average rent | marriages and divorces | coffee imports | wind power | rainfall | people over 80 | cinema visits | doctors' surgeries
%list land: Spain | Norway | the Netherlands | Portugal | Trinidad and Tobago | Bavaria | South Korea | Côte d'Ivoire | Estonia | Greater Manchester | Bosnia and Herzegovina | Lyon
%list indmany: births | road deaths | marriages and divorces | cinema visits | people over 80 | bankruptcies | hospital beds | new flats | tourists from abroad | sheep
%list landb: Austria | Chile | the US | Ireland | Japan | Antigua and Barbuda | Poland | Wales | Kenya | New Zealand | Isle of Man | Berlin
%list indlong: women in full-time work, with children under six | households that heat with wood or coal | young people who left school without a certificate | tonnes of waste that end up at sea | people who cycle to work, even in winter | flats that stand empty for more than a year | children who speak two languages at home | farms that gave up, and what became of the land | deaths by lightning, since records began | litres of milk a cow gives in a year
%list from_year: 2000 | 1990 | 2010 | 1975 | 2005 | 1960 | 2012 | 1999 | 2008 | 1985
%list yrb: 2020 | 2024 | 2018 | 2023 | 2015 | 2022 | 2019 | 2021 | 2025 | 2016
{indicator=ind} in {area=land}, {per_capita:true=per head|for each inhabitant|divided by the people there}
how many {indicator=indmany} did {area=land} have, {per_capita:false=in total|all together|the whole sum}
{indicator=ind} for {area=land} against {compare_with=landb}
put {area=landb} next to {compare_with=land} for {indicator=ind}
I need numbers on {indicator=indlong}, {area=land}
{area=land}, {indicator=ind}, {from_year=from_year} to {to_year=yrb}, {per_capita:true=per person|per head}
figures on {indicator=ind} in {area=landb}

%tool lorebarn-match-fixtures Lorebarn Sports API. Upcoming matches of a team. Results of played matches: lorebarn-match-results.
%also Returns the matches still to be played.
%also When and where a club plays next, whom it meets, in which competition, in its own stadium or on the road.
%param team* (club, team_name) {"type": "string", "description": "Team"}
%param opponent (against, other_team) {"type": "string", "description": "Only against this team"}
%param competition (league, tournament) {"type": "string", "description": "League or cup"}
%param venue (home_or_away, ground) {"type": "string", "enum": ["home", "away"], "description": ""}
%param days_ahead (horizon_days, next_days) {"type": "integer", "description": "How many days to look ahead"}
%list comp2: the cup | Champions Trophy | the second division | the league | the Baltic Cup | Women's Premier | Friendly Games | the regional league north | the play-offs | the Six Nations
%list ahead: two weeks => 14 | 30 days => 30 | ten days => 10 | a week => 7 | 60 days => 60 | three weeks => 21 | 5 days => 5 | 90 days => 90 | four weeks => 28 | six days => 6
when do {team=club} play next, {venue:home=in their own stadium|on our own ground|where I don't have to travel}
who's up next for {team=club}, {venue:away=on the road|on someone else's ground|not in their stadium}
{team=club} against {opponent=foe} in {competition=comp2}, when's that
~ in {competition=comp2}, when does {opponent=foe} come to play {team=club}
I want to take my dad to see {team=club}, so when are they on, {days_ahead=ahead} at most
{competition=comp2}, {team=club}, {opponent=foe}, next {days_ahead=ahead}
next matches of {team=club}

%tool lorebarn-match-results Lorebarn Sports API. Results of matches already played, latest first.
%also Returns final scores.
%also How a club has done lately or in some season, against whom, with nothing but the score or with scorers and cards.
%param team* (club, team_name) {"type": "string", "description": "Team"}
%param opponent (against, other_team) {"type": "string", "description": "Only against this team"}
%param season (year, period) {"type": "string", "description": "Season or year"}
%param last (limit, recent) {"type": "integer", "description": "Number of matches"}
%param detail (verbosity, level) {"type": "string", "enum": ["score_only", "full_report"], "description": "How much is told"}
%list season: last season | 2023/24 | 2019 | this year | 1998 | the 2010-11 season | last spring | 2021 | this season | the year they went up
%list few: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | ten => 10 | 12 | 15 | 20
how did {team=club} get on, {detail:score_only=only the numbers|just who won|no stories}
did {team=club} beat {opponent=foe}, {detail:full_report=goals, cards and all|tell me everything|with all the scorers}
how has {team=club} done against {opponent=foe}, {season=season}
over {season=season}, what came out for {team=club} with {opponent=foe}
I missed everything while we were camping, so how did {team=club} do, last {last=few} games
{team=club}, {opponent=foe}, {season=season}, {detail:score_only=scores will do|bare scores}
final score of {team=club}

%server nightvault
%list darkplace: Tenerife | Jasper | La Palma | Lake Tekapo | Galloway | Mauna Kea | Aoraki | Sark | Exmoor | Wicklow | Kiruna | Tucson | Bryce Canyon | Hortobágy | Isle of Coll | Grand Teton | Lake Neusiedl | Cherry Springs | North Uist and Berneray | Elqui Valley in Chile | Long Beach | Naturpark Westhavelland
%list cdark: cabin in the woods | field behind the farm | car park above the village | roof of the school | north end of the beach | garden of my aunt | hill with the chapel | camping site by the river | pass between Davos and Klosters | hut | meadow next to the barn | ferry to Iceland | observatory in Greenwich | desert near Tucson | lake | terrace

%tool nightvault_star_chart Draw a map of the sky for a place and a moment.
%also Returns a star chart as an image.
%also Shows which constellations stand above the horizon somewhere, on a day and at an hour, in one direction if one is given.
%param place* (location, site) {"type": "string", "description": "Where the observer stands"}
%param date (day, night) {"type": "string", "description": "Day"}
%param time (hour, clock) {"type": "string", "description": ""}
%param direction (facing, view) {"type": "string", "enum": ["north", "east", "south", "west", "overhead"], "description": "Where one looks"}
%list skyplaces: the summit of Ben Nevis | Graz | our garden | Tenerife | Mill Lane 7 | The Anchor at Rock | Lake Bled | the beach by the lighthouse | home | Dark Sky Park, north gate | Nairobi
%list clockb: 2 pm | 14:30 | three | half past four | 16:00 | quarter to six | 5 pm | 18:15 | six o'clock | 3.30 pm
(draw|make|give) me a (sky map|star chart) for ({place=darkplace}|the {place=cdark}) {date=date} at {time=time}
which constellations are {direction:overhead=overhead|straight above me|right over our heads} in ({place=darkplace}|the {place=cdark}) {date=date}
({place=darkplace}|the {place=cdark}), {time=time} {date=date}, looking {direction:south=south|southwards}: star chart
star chart ({place=darkplace}|the {place=cdark})
what would I be looking at {date=date} if I lay on my back at ({place=darkplace}|the {place=cdark}) (around|at) {time=time}
~ my {=firstname} keeps asking what all those bright dots over ({place=darkplace}|the {place=cdark}) are, we face {direction:north=north|the north}
~ we'll be sleeping outdoors without a lamp for miles, so tell us what glitters above ({place=darkplace}|the {place=cdark}) {date=date}
I bought a telescope and no idea where to start. {direction:east=East|Eastern} half, ({place=darkplace}|the {place=cdark}), {time=time}, please
(at|around) {time=time} turned to the {direction:west=west}, what hangs over ({place=darkplace}|the {place=cdark})
clear night forecast for {date=date}, map of the heavens above ({place=darkplace}|the {place=cdark}) would be lovely
make me a star chart for {date=date} at {time=time}
print a sky map, {direction:south=southern|south} view
star chart for {place=skyplaces} on {date=onday2} at {time=clockb}
looking {direction:north=north}, the sky over {place=skyplaces} {date=relday}
place {place=skyplaces}, date {date=onday2}, time {time=clockb}, direction {direction:south=south}
at {time=clockb} on {date=onday2}, the sky {direction:overhead=overhead} in {place=skyplaces}
facing {direction:east=east} from {place=skyplaces} at {time=clockb}
direction: {direction:west=west} / place: {place=skyplaces}
draw the stars above {place=skyplaces} at {time=clockb}
%lang de
zeichne mir eine Sternkarte für {place=city}, {date=date} gegen {time=time}, Blick nach {direction:south=Süden}
%lang es
hazme un mapa del cielo de {place=city} para {date=date} mirando al {direction:north=norte}

%tool nightvault_locate_object Say where in the sky a star, planet, comet or nebula stands.
%also Returns azimuth and altitude of an object.
%also Tells how high and in which direction a heavenly body is to be looked for, from somewhere and at some moment.
%param object* (target, body) {"type": "string", "description": "Name of the body"}
%param place (observer, location) {"type": "string", "description": "Observer's place"}
%param at (when, moment) {"type": "string", "description": "Moment"}
%list body: Jupiter | Saturn | Venus | Mars | Polaris | Betelgeuse | Vega | comet 12P | Comet Pons and Brooks | Mercury | Sirius | Uranus | Neptune | Antares | Ceres | Alpha Centauri | Halley | Vesta | Aldebaran | M31
%list nebula: Orion nebula | Pleiades | Ring nebula in Lyra | Beehive cluster | double star in Cygnus | Whirlpool galaxy | Southern Cross | Big Dipper | Andromeda galaxy | crescent moon | Lagoon nebula | new comet from the news | Summer Triangle
%list body2: Jupiter | Comet Halley | Vega | Saturn | the Ring Nebula | Andromeda Galaxy | Betelgeuse | the Moon | Eye of the Bull | Venus | M13 | Crab Nebula | Alpha Centauri A and B
%list town2: Aarhus | Buenos Aires | Turin | Isle of Skye | Lyon | Clermont-Ferrand | Split | Salt Lake City | Riga | Bury St Edmunds | Osaka | Las Palmas | Basel | Cape Town
where is ({object=body}|the {object=nebula}) [right now]
how high is ({object=body}|the {object=nebula}) over ({place=darkplace}|the {place=cdark}) {at=when}
({object=body}|the {object=nebula}) from ({place=darkplace}|the {place=cdark}) {at=date}, which direction
in ({place=darkplace}|the {place=cdark}) {at=date}, where do I (look for|point the telescope to find) ({object=body}|the {object=nebula})
(find|locate) ({object=body}|the {object=nebula}) in the sky for me
I've got the scope set up at ({place=darkplace}|the {place=cdark}) and can't get ({object=body}|the {object=nebula}) into the eyepiece, where should it be pointing
the kids want to see ({object=body}|the {object=nebula}) {at=date}, which way do we have to turn at ({place=darkplace}|the {place=cdark})
is ({object=body}|the {object=nebula}) above the rooftops yet
there's one light that never twinkles, I suspect it's ({object=body}|the {object=nebula}), so which corner of ({place=darkplace}|the {place=cdark}) should that be in?
{at=when}, ({place=darkplace}|the {place=cdark}), ({object=body}|the {object=nebula}): height and direction please
how far up does ({object=body}|the {object=nebula}) get {at=date}
where in the sky do I have to look from ({place=darkplace}|the {place=cdark})
tell me where that planet stands {at=date}
where is {object=body2} from {place=town} at {at=clock}
position of {object=body2} over {place=town} {at=moment}
object {object=body2}, place {place=town}, time {at=moment}
seen from {place=town}, where does {object=body2} stand {at=moment}
~ {at=moment}, {place=town}, {object=body2}
at {at=clock} in {place=town}, how do I find {object=body2} in the sky
{=name} is in {=town2}, but where is {object=body2} here in {place=town}

%tool nightvault_satellite_passes List when a satellite can be seen crossing the sky.
%also Returns visible passes with start and brightness.
%also Times at which a spacecraft flies over a town and is lit by the sun, for the coming days, leaving out faint ones if wanted.
%param satellite* (craft, object) {"type": "string", "description": "Name of the spacecraft"}
%param place* (over, location) {"type": "string", "description": "Town"}
%param days (days_ahead, span) {"type": "integer", "description": "How many days ahead"}
%param first_night (from, start_date) {"type": "string", "description": "Day to begin with"}
%list craft: ISS | Hubble | Starlink train | Tiangong | Envisat | NOAA 19 | Terra | space station | Starlink group 7 | Landsat 8 | Chinese space station | BlueWalker 3 | Sentinel 2 | Iridium 33 | rocket body of a Zenit | GPS IIF 3
%list town2: Leeds | Graz | Tampa | Coimbra | Dundee | Zagreb | Perth | Ghent | Calgary | Bilbao | Brno | Exeter | Malmö | Boise | Nantes | Ulm | Cardiff | Trieste | our village | Dunedin
%list sat: the ISS | Hubble | Tiangong | NOAA 19 | Starlink 4-12 | the space station | Envisat | Meteor-M2 | X-37B | Terra
%list city2: Leeds | Graz | Porto | New York | Ghent | Bad Homburg | Rio de Janeiro | Malmö | St. Gallen | Cork | The Hague | Santiago de Compostela | Bergen | Kuala Lumpur
when (does|will) [the] {satellite=craft} (pass over|fly over|cross) {place=town2}
visible passes of [the] {satellite=craft} in {place=town2} for the next {days=int} days
next {days=int} nights, {place=town2}, {satellite=craft}
starting {first_night=date}, when can we see the {satellite=craft} from {place=town2}, say for {days=int} days
from {place=town2} I'd like to wave at the astronauts of the {satellite=craft}, any chance {first_night=date}
a bright thing raced across {place=town2} yesterday, must have been the {satellite=craft}, when does it come back
{satellite=craft} over {place=town2} from {first_night=date}
how often do I get a glimpse of the {satellite=craft} above {place=town2} in the coming {days=int} days
my nephew is mad about rockets and visits us in {place=town2} from {first_night=date}; at what hour should we be outside for the {satellite=craft}
can we spot {satellite=craft} this week
which satellites cross {place=town2} in {days=int} days
when does {satellite=sat} pass over {place=city2} in the next {days=num} days
passes of {satellite=sat} over {place=city2} from {first_night=day2}
from {first_night=day2}, for {days=num} days, {satellite=sat} above {place=city2}
satellite: {satellite=sat}, place: {place=city2}, days: {days=num}, first night: {first_night=day2}
over {place=city2}, when can I see {satellite=sat}
{satellite=sat}, {place=city2}, next {days=num} days
starting {first_night=day}, show {satellite=sat} over {place=city2}
%lang de
wann fliegt [die] {satellite=craft} in den nächsten {days=int} Tagen über {place=city}
%lang es
¿cuándo pasa [la] {satellite=craft} por encima de {place=city}?

%server riverwatch
%list river: Rhine | Thames | Danube | Elbe | Ohio | Loire | Severn | Vistula | Tiber | Mississippi | Trent | Isar | Drau | Snake River | Garonne | Upper Wye | River Dee | Spey | Arno | Red River of the North | Ouse | little stream in Hallow
%list gauge: Cologne | Kingston | Passau | Dresden | Orléans | Tewkesbury | Boise | Kelheim | Bewdley | Saint Paul | old mill | Innsbruck | bridge in York | Kaub | Florence | Cincinnati | lock at Teddington | Maxau

%tool riverLevel Current water level of a river at a gauge.
%also Returns level in centimetres and trend.
%also How high a stream stands at a measuring station, now or at another time, and whether it rises or falls.
%param river* (stream, water) {"type": "string", "description": "Name of the river"}
%param station (gauge, town) {"type": "string", "description": "Town of the gauge"}
%param at (time, day) {"type": "string", "description": ""}
%list pastday: yesterday | last night | Sunday | Monday morning | this morning | last Friday | two days ago | 3 June
%list river2: Danube | Severn | Rio Negro | Mur | Loire | Green River | White Nile | Ouse | Elbe | Water of Leith | Moselle | Tay
%list gauge2: Linz | Upton upon Severn | Dresden | Bath | Stoke-on-Trent | Graz | York | Old Bridge | Passau | Orléans | Perth | Mill Weir | Saint-Nazaire
%list fluss: Rhein | Donau | Elbe | Isar | Mosel | Neckar | Weser | Oder
%list pegel: Köln | Passau | Dresden | Koblenz | Maxau | Magdeburg
how high is the {river=river} (at|in) {station=gauge}
water level {river=river} {station=gauge}
{station=gauge} gauge, {river=river}, {at=date}
what did the {river=river} reach at {station=gauge} {at=pastday}
is the {river=river} rising
it has poured all week and our cellar is only a stone's throw from the {river=river}, how bad is it in {station=gauge}
can we still paddle on the {river=river} near {station=gauge}, or is it too wild {at=date}
~ at {station=gauge} the meadow by the {river=river} looked like a lake {at=pastday}, how many centimetres was that
I want to walk along the {river=river} {at=date}, will my feet stay dry
the ferry on the {river=river} stops when it gets too low. How much is there in {station=gauge}?
give me the level in {station=gauge}
what is the river level {at=date}
level of the {river=river2} at {station=gauge2} {at=anyday}
how high is the {river=river2} in {station=gauge2}
river {river=river2}, station {station=gauge2}, time {at=moment}
at {station=gauge2}, water level of the {river=river2} at {at=clock}
gauge: {station=gauge2} / river: {river=river2}
{at=moment}, {river=river2}, {station=gauge2}
~ level for {at=anyday}, the {river=river2} near {station=gauge2}
{=name} rows from {=town}, what is the level of the {river=river2} at {station=gauge2}
%lang de
wie hoch steht der Pegel der {river=fluss} in {station=pegel}
wie viel Wasser führt die {river=fluss} bei {station=pegel} {at=date}

%tool setFloodAlarm Raise an alarm when a river rises above a level.
%also Creates a flood alarm.
%also Warns by text, mail, push message or call as soon as the water at a gauge is higher than so many centimetres.
%param river* (stream) {"type": "string", "description": "River"}
%param station (gauge, place) {"type": "string", "description": "Town of the gauge"}
%param level* (threshold, cm) {"type": "integer", "description": "Centimetres"}
%param channel (via, notify_by) {"type": "string", "enum": ["sms", "email", "push", "call"], "description": "How to warn"}
%list levelcm: 350 cm => 350 | 4 metres => 400 | 520 | 600 centimetres => 600 | 2.5 metres => 250 | 780 | 3 m => 300 | 450 | 195 cm => 195 | five metres => 500 | 830 cm => 830
%list riv: Elbe | River Ouse | Inn | Rio Grande | Tisza | Trent | Little Miami River | Drava | Loire | Isar | Black Water | Severn
%list gau: York | Frankfurt an der Oder | Passau | Newark | Bad Tölz | Dresden | St. Louis | Szeged | Stoke-on-Trent | Graz
%list lev: 350 cm => 350 | 520 | 600 centimetres => 600 | 410 cm => 410 | 780 | 295 cm => 295 | 450 | 630 centimetres => 630 | 180 cm => 180 | 500
%list level: 450 cm => 450 | 380 centimetres => 380 | 520 | 610 cm => 610 | 700 centimetres => 700 | 295 cm => 295 | 540 | 480 cm => 480
%list gauge2: Dresden | Worcester | Szeged | Orléans | Heilbronn | York | Maribor | Zaragoza | Frankfurt an der Oder | Cochem | Newark | Passau | Melnik
%list river2: Elbe | Severn | Tisza | Loire | Neckar | Ouse | Drava | Ebro | Oder | Mosel | Trent | Inn | Tagus | Vltava
%list rio: Ebro | Duero | Segura | Tajo | Guadalquivir | Miño
%list nivel: 350 cm => 350 | 4 metros => 400 | 520 | 600 centímetros => 600 | 3 m => 300 | 450
~ warn me (when|if) the {river=river} (rises above|goes over|gets higher than) {level=levelcm}
flood alarm for the {river=river} at {station=gauge}: {level=levelcm}, by {channel:sms=text|sms|text message}
~ {channel:call=call me|ring me|phone me} as soon as the {river=river} is over {level=levelcm} in {station=gauge}
above {level=levelcm} on the {river=river} near {station=gauge}, {channel:email=send an email|mail me|drop me an email}
set an alarm at {level=levelcm} for {station=gauge} on the {river=river}
the garage is the first thing to go under, so I have to move the car once the {river=river} hits {level=levelcm}; {channel:push=a notification on my phone|push message} please
let me know in time before the {river=river} gets into the cellar, that's at {level=levelcm} at {station=gauge}
we sleep downstairs, wake us by {channel:call=phone|phone call} if it's more than {level=levelcm} at {station=gauge}, {river=river}
{river=river} over {level=levelcm}: alarm
from {level=levelcm} upwards I need sandbags, so keep an eye on the {river=river} and {channel:sms=text me|send me a text}
set a flood alarm for the {river=river}
warn me when the water is over {level=levelcm}
warn me when the {river=riv} at {station=gau} rises above {level=lev}
alarm at {level=lev} for the {river=riv}, by {channel:sms=sms|text}
~ at {station=gau}, warn me by {channel:email=email} if the {river=riv} passes {level=lev}
river: {river=riv}, gauge: {station=gau}, level: {level=lev}, channel: {channel:push=push}
over {level=lev} on the {river=riv} {channel:call=give me a call|call me}
{channel:push=push} alarm, {river=riv}, {station=gau}, {level=lev}
flood alarm for the {river=riv} from {level=lev}
{channel:sms=text me|send me an SMS} once it stands above {level=level} (at|in) {station=gauge2}, the {river=river2} I mean
our cellar has been under water twice by now, alarm me at {level=level} for the {river=river2}
{level=level} in {station=gauge2} on the {river=river2}: {channel:call=ring me|phone me}
my uncle from Linz lives right at the dam, so above {level=level} {channel:push=a push message|a push alert}, {river=river2}
%lang es
avísame por {channel:email=correo} cuando el {river=rio} pase de {level=nivel} en {station=city}

%server sagemoor

%tool SAGEMOOR_SEARCH_PAPERS Searches scientific publications by subject. Abstracts only, unless the paper is freely available.
%also Find scholarly articles.
%also Look for research on a question, by a certain scientist or in a certain journal, as of some year, free to read if wished.
%param subject* (query, topic) {"type": "string", "description": "Research question or keywords"}
%param scientist (author, by) {"type": "string", "description": "Who wrote it"}
%param journal (source, published_in) {"type": "string", "description": "Where it appeared"}
%param since_year (from_year, year_min) {"type": "integer", "description": "Published in this year or later"}
%param free_only (open_access, oa) {"type": "boolean", "description": "Open access only"}
%param order (sort, rank_by) {"type": "string", "enum": ["most_cited", "newest"], "description": ""}
%list research: sleep and memory | sourdough bacteria | bees in cities | dark matter | reading on screens | gout | coral bleaching | rent control | why cats purr | microplastics in salt | stuttering, adults | left-handedness
%list savant: Lindqvist | M. Okonkwo | Rosa Lund | de Vries | Professor Iyer | Chen and Park | O'Hara | Tanaka et al. | Sir Alan Webb | Novák
%list journal: Polar Letters | Annals of Sleep | Cell and Soil | The Beekeeper's Review | Acta Marina | Brain, Mind | Quarterly of Rents | Journal of Small Rivers | Food Physics | New Optics
%list researchlong: whether children who learn an instrument do better at maths | how long a virus lives on a door handle | why birds fly in a V, and who leads | what happens to the brain when we are bored | do plants grow faster if you talk to them | how glaciers carry rocks over hundreds of miles | why some people never get lost and others always do | whether dogs know when we are sad, or only smell it | what made the sea so low ten thousand years ago | how ants decide who stays at home
%list yrb: 2000 | 2010 | 2017 | 2021 | 2013 | 1995 | 2019 | 2024 | 2007 | 2022
%list subtrap: free will | open access publishing | the newest stars | citation counts | Nature and nurture | free trade | cell walls | open marriages | the latest ice age | most cited women in physics
what does research say on {subject=research}, {free_only:true=nothing behind a paywall|I can't pay for it|that I can read for nothing}
studies of {subject=research}, {order:newest=fresh ones first|latest at the top|start with the recent ones}
{scientist=savant} on {subject=research} in {journal=journal}
in {journal=journal}, something by {scientist=savant} about {subject=research}
has anyone looked into {subject=researchlong}
{subject=research}, {scientist=savant}, from {since_year=yrb} on, {order:most_cited=the famous ones on top|what everybody quotes}
scientific articles on {subject=subtrap}

%tool SAGEMOOR_LOOK_UP_LAW Finds the written law (acts, regulations, by-laws) on a matter. For bills not passed yet use SAGEMOOR_FOLLOW_BILL.
%also Search statutes and regulations.
%also What the rules say about something in a country or town, as they stood on a given day, in everyday language if desired.
%param matter* (query, subject) {"type": "string", "description": "What the rule is about"}
%param territory (jurisdiction, place) {"type": "string", "description": "Country, state or town"}
%param level (authority, tier) {"type": "string", "enum": ["national", "regional", "municipal"], "description": "Who made the rule"}
%param as_of (date, in_force_on) {"type": "string", "description": "Version in force on this day"}
%param plain_words (simplify, easy_language) {"type": "boolean", "description": "Explain for laypeople"}
%list matter: fishing without a licence | barbecue on a balcony | night work | keeping hens | drones | scooters on pavements | home schooling | fireworks | cutting hedges | subletting a room | dogs on the beach | tinted car windows
%list maydo: keep hens | fly a drone | fish at night | burn leaves | sublet a room | sleep in my car | cut the hedge in May | own a parrot | busk | brew beer, small amounts
%list land: Norway | Bavaria | the Netherlands | Wales | Tampa | Graz | South Korea | Bosnia and Herzegovina | Ghent | Texas | Côte d'Ivoire
%list lawday: 1 January 2020 | 3 March 2015 | the 1st of July | 12 May 2018 | 31 December 1999 | 2021-06-01 | 5 August 2023 | 1 October 2010 | 14 July 2019 | 30 September 2022
%list matterlong: how loud a wind turbine may be at night | may I film my own front door, and the street | who has to clear the snow when the house is empty | how many days off when a parent dies | can a shop refuse cash, or small coins | what you must do after you hit a deer | can the landlord come in while I am away | how near to a school you may sell beer | who pays for the fence, me or the neighbour | do I have to tell my boss that I am pregnant
%list mattertrap: plain tobacco packs | the national anthem | city parking | local elections | regional trains | simple theft | municipal waste | state flags | national parks | plain clothes police
what are the rules on {matter=matter}, {plain_words:true=so that I get it|as if I were twelve|without the jargon}
am I allowed to {matter=maydo} in {territory=land}, {level:municipal=what the town itself says|by what the town hall decided|as far as the council decides}
{matter=matter} under the rules of {territory=land}, as they were on {as_of=lawday}
~ in {territory=land} on {as_of=lawday}, what did the law say about {matter=matter}
look up {matter=matterlong}
{territory=land}, {matter=matter}, {level:national=for the whole country|nationwide}, {plain_words:true=easy to read|in simple terms}
what does the law say about {matter=mattertrap}

%tool SAGEMOOR_FOLLOW_BILL Subscribes to the progress of a bill in a parliament.
%also Track draft legislation.
%also Be told how a proposed law fares, at each step or only at votes, who tabled it and where it is debated.
%param bill* (title, draft_law) {"type": "string", "description": "Name or subject of the bill"}
%param parliament (chamber, legislature) {"type": "string", "description": "Chamber that debates it"}
%param tabled_by (sponsor, introduced_by) {"type": "string", "description": "Member or party who brought it in"}
%param alerts (frequency, events) {"type": "string", "enum": ["every_step", "votes_only", "result_only"], "description": "Default every_step"}
%param notify (email, send_to) {"type": "string", "description": "E-mail address for the alerts"}
%list bill: the rent bill | school meals act | Data and Privacy bill | pensions reform | the ban on gas boilers | tobacco, second bill | river clean-up act | the four-day week | assisted dying | lorry toll
%list chamber: the Senate | Bundestag | the Lords | the Dáil | Scottish Parliament | Sejm | the House of Representatives | Cortes | the upper house | Riksdag
%list party: the Greens | Senator Ruiz | Labour | the MP for Bath | Mr. O'Neill | Liberals and Reformers | the farmers' party | Baroness Hale | the coalition | Novák's group
%list billlong: the one that would make cycling helmets compulsory | the plan to tax second homes, by the sea above all | the thing about phones in schools that they debate on Monday | what they want to do with empty shops in small towns | that bill which lets nurses prescribe painkillers | whatever they are cooking up about tips for waiters | the proposal to close small courts, and sell the buildings | that law on who may own a farm | what was read twice last week about night trains | the one to let sixteen-year-olds vote in towns
%list billtrap: the Final Outcome act | voting age | the right to vote abroad | every child's lunch act | postal votes | the Step Forward bill | no votes for companies | Result Day holiday | alerts on phones act | Every Drop Counts act
keep an eye on {bill=bill} for me, {alerts:result_only=I just care how it ends|only whether it passes|tell me once it's over}
what becomes of {bill=bill} in {parliament=chamber}, {alerts:votes_only=ping me at ballots|just when hands go up|whenever they count hands}
{bill=bill} by {tabled_by=party} in {parliament=chamber}, stay on it
~ in {parliament=chamber}, {tabled_by=party} brought in {bill=bill}, track that
~ watch {bill=billlong}
{parliament=chamber}, {bill=bill}, {tabled_by=party}, {alerts:every_step=the lot|each little thing}, mails to {notify=email}
I want to follow {bill=billtrap}

%tool SAGEMOOR_PLAYER_FIGURES Numbers of one athlete: games, goals, cards, minutes.
%also Statistics of a player.
%also How many goals or whatever somebody has to show, for a team, against a rival, in a season.
%param player* (athlete, name) {"type": "string", "description": "Name of the athlete"}
%param playing_for (team, club) {"type": "string", "description": "Team they played in"}
%param against (opponent, versus) {"type": "string", "description": "Only games against this team"}
%param season (year, campaign) {"type": "string", "description": "Season or year"}
%param ground (venue, where) {"type": "string", "enum": ["home", "away"], "description": ""}
%param per_game (average, mean) {"type": "boolean", "description": "Averages instead of totals"}
%list player: Okafor | Mia Carlsson | the keeper Lindt | Jude O'Dea | Ramón Vega | Big Sal Moretti | number nine, Tanaka | Novák | Anneke de Wit | little Park | D'Souza
%list club: Leeds Rovers | Graz 99 | FC Vigo | the Bulls | Bergen Women | King's Lynn Town | Newtown and District | Red Star Riga | Bath | Sporting Lisboa B
%list foe: Aarhus United | Palermo | the Wolves | Denver Herons | St. Moritz | Lyon Ladies | Queen's Park | Zagreb 1911 | Tampa | Home Farm
%list season: last season | 2023/24 | 2019 | this year | the 2010-11 season | 1998 | 2021 | this season | the spring of 2022 | the autumn of 2017
%list playtrap: Guest | Jack Holmes | Wayne Average | Rhoda Way | Homer Seasons | Total Mbeki | Leeds, the striker | Paris Green | Per Gamst | Season Clarke
what has {player=player} got to show, {per_game:true=each time out, on average|per ninety minutes or so|for every match}
how is {player=player} doing for {playing_for=club}, {ground:away=in strange stadiums|on the road|when they travel}
{player=player} for {playing_for=club} against {against=foe}
against {against=foe}, how many did {player=player} get with {playing_for=club}
it is for the quiz tonight, so what did {player=player} score in {season=season}
~ {season=season}, {playing_for=club}, {player=player}, {ground:home=before their own fans|on their own grass}
numbers on {player=playtrap}

%tool SAGEMOOR_NAME_SPECIES Suggests which species fits a description of what was seen. Not a record of sightings.
%also Identify an animal, plant or fungus from how it looks.
%also Tell what creature or growth someone has come across, given its looks, the place and the month, and whether it may be eaten.
%param looks* (description, appearance) {"type": "string", "description": "Appearance or sound"}
%param found_in (habitat, region) {"type": "string", "description": "Area or habitat"}
%param month (season, when) {"type": "string", "description": "Month of the find"}
%param group (kingdom, taxon) {"type": "string", "enum": ["bird", "insect", "plant", "fungus"], "description": ""}
%param edibility (edible_check, poisonous) {"type": "boolean", "description": "Say whether it is safe to eat"}
%list looks: yellow cap with white dots | red belly, sings at dawn | blue, size of a thumb | hairy leaves | two long feelers and a stripe | smells of garlic | black with an orange beak | three petals, nearly white | slimy brown stem | round, orange, full of holes
%list habitat: the moor | our cellar | a beech wood near Graz | the Algarve | wet meadows | my balcony in Leeds | under the bridge | salt marsh | Granny's compost | the Isle of Man
%list month2: May | late October | July | early spring | August | November | September | mid-June | the last week of March | June
%list lookslong: it hops instead of walking, and whistles like a kettle | leaves like a hand, sticky when you rub them | green shell that shines, and it bit my cousin | grows on dead birch in rings, white underneath | tiny and brown with its tail up all the time | woke us at four with a sound like a rusty gate | like a wasp but fat, and it doesn't mind people | purple bells on a stem as high as my hip | runs up the trunk head first, then comes down again | soft as an ear, and it grows on the elder
%list lookstrap: looks like a plant pot | colour of edible clay | a bird-like face, brown | looks like a dried mushroom | leaf-shaped, green | smells good enough to eat | flower-shaped spots | coloured like a plum | wings like a moth on a bird's body | poison green | as big as a bee hive
what did I find: {looks=looks}, {edibility:true=can I put it in the pan|is it good for soup|will it poison me}
{looks=looks}, what's that, {group:insect=some kind of creepy-crawly|it has six legs|a bug of sorts}
saw it in {found_in=habitat} in {month=month2}: {looks=looks}
from {found_in=habitat}, {looks=looks}, it was {month=month2}
what can this be, {looks=lookslong}
{month=month2}, {found_in=habitat}, "{looks=looks}", {group:fungus=a mushroom|some toadstool}, {edibility:true=safe to eat?|tasty or deadly?}
which creature is this: {looks=lookstrap}

%server skyclock
%list town2: Reykjavik | Innsbruck | Bergen | Cape Town | Nice | Graz | Brighton | Split | Halifax | Tromsø | Cork | Ghent | Porto | Boulder | Tallinn | Bordeaux | Queenstown | Aarhus | Salzburg | Galway | Chamonix | Utrecht | Kraków | Freiburg
%list day4: tomorrow | friday | saturday the 14th | next monday | 6 june | the 21st | tonight | thursday | august 2nd | sunday | 2025-09-17 | next wednesday | new year's eve | the first of october | in two weeks | this saturday | 11/5 | tuesday next week

%tool sky_sun_times Sunrise, sunset and twilight at a place on a day.
%also Returns times of day.
%also When it gets light and dark somewhere, and how long the day is.
%param place* (location, city) {"type": "string", "description": "Town or region"}
%param date (day, on) {"type": "string", "description": "Day"}
%param event (what, phase) {"type": "string", "enum": ["sunrise", "sunset", "dawn", "dusk", "day_length"], "description": "Only this"}
%list town3: Graz | Leeds | San Sebastián | Vigo | Newcastle upon Tyne | Lyon | Bath | Aarhus | St. Moritz | Stratford-upon-Avon | Cork | Frankfurt an der Oder
when (is|'s) {event:sunset=sunset} in {place=town2} [{date=date}]
{event:sunrise=sunrise} {place=town2} {date=date}
sun times for {place=town2}
how long is the day in {place=town2} {date=date}
how long (will it be|is it) light in {place=town2} {date=date}
what time does it get {event:dusk=dark} in {place=town2} {date=date}
{date=date} in {place=town2}, {event:dawn=first light|when does it start to get light}?
we want golden photos {date=date} on the hill over {place=town2}, when is the {event:sunset=sun going down}
{event:day_length=hours of daylight} {date=date}, {place=town2}
I'm driving to {place=town2} {date=date} and hate night roads, {event:dusk=when is it pitch black}
must be on the summit above {place=town2} before {event:sunrise=the sun comes up} {date=date}, when is that
when does the {event:sunrise=sun rise} {date=date}
what time is {event:sunset=sunset}
{event:sunset=sunset} in {place=town3} {date=rel}
on {date=day3} when is {event:sunrise=sunrise} in {place=town3}
place {place=town3}, date {date=day3}, event {event:dawn=dawn}
sun times for {date=day3} at {place=town3}
~ {event:day_length=day length|how long is the day} {date=rel}, {place=town3}
%lang de
wann geht {date=date} in {place=city} die Sonne (auf|unter)
%lang es
¿a qué hora {event:sunset=se pone el sol|anochece} {date=date} en {place=city}?

%tool sky_tide_table High and low water at a harbour or beach.
%also Returns tides with heights.
%also When the water comes and when it goes at a point of the coast, for one day or several.
%param harbour* (station, port, beach) {"type": "string", "description": "Point on the coast"}
%param date (from, day) {"type": "string", "description": "First day"}
%param water (kind, tide) {"type": "string", "enum": ["high", "low", "both"], "description": "Which turn of the tide"}
%param days (length, count) {"type": "integer", "description": "How many days"}
%list coast: Saint-Malo | Whitby | Husum | Nazaré | Dover | Cuxhaven | Bondi Beach | Mont Saint-Michel | Halifax harbour | Scheveningen | Brest | Santander | Galway Bay | Whitstable | Norderney | La Rochelle | Southend pier | Cádiz | Sylt | Bar Harbor | Den Helder | Penzance
%list coasts: Oban | Whitby | St. Malo | Port Isaac | the beach at Rye | Cuxhaven | Old Harbour | Bay of Fundy | Newport Sands | Inch | Sandwich and Deal
%list dayspans: 3 days => 3 | a week => 7 | two days => 2 | 5 days => 5 | four days => 4 | 10 days => 10 | six days => 6 | 14 days => 14 | two weeks => 14 | 9 days => 9
%list guests: two => 2 | three => 3 | 4 | five => 5 | 6 | seven => 7 | 8 | 3 | nine => 9 | 10 | 12 | four => 4 | eleven => 11
%list harbour: Whitby | Saint-Malo | Cuxhaven | Bournemouth | Cancale | Husum | Tarifa beach
(tides|tide times) (for|at|in) {harbour=coast} [{date=date}]
when is {water:high=high tide|high water} (at|in) {harbour=coast} {date=date}
{water:low=low tide|low water} {harbour=coast} {date=date}
can we walk across the mudflats {date=date} at {harbour=coast}
{harbour=coast}, {days=int} days from {date=date}, {water:both=highs and lows|both tides}
the kids want to look for shells {date=date}, when does the sea go {water:low=out} in {harbour=coast}
give me the {water:high=highs} at {harbour=coast} for {days=int} days starting {date=date}
from {date=date} on, {days:7=a whole week|seven days|7 days}, {water:low=low water} in {harbour=coast}
our keel needs depth, when is the water {water:high=up|at its highest} in {harbour=coast} {date=date}
{date=date} {harbour=coast} tide table
when is {water:low=low tide} {date=date}
tide times for {days=int} days
{water:high=high tide|high water} at {harbour=coasts} on {date=onday2}
tides for {harbour=coasts} from {date=onday2}, {days=dayspans}
harbour {harbour=coasts}, date {date=relday}, water {water:low=low}, days {days=int}
on {date=onday2}, when is {water:low=low tide|low water} in {harbour=coasts}
for {days=dayspans}, {water:both=high and low water|both tides}, {harbour=coasts}
days: {days=int} / place: {harbour=coasts} / start: {date=onday2}
tide times at {harbour=coasts}
only {water:low=low water|low tide}, {days=guests} days from {date=day4}, at {harbour=harbour}
for {days=guests} days at {harbour=harbour}, we want to dig for mussels
{date=day4} in {harbour=harbour}, when's {water:high=high water|high tide}

%tool sky_pollen Pollen forecast for a place.
%also Returns pollen levels from none to very high.
%also How bad hay fever is going to be, for all plants or for one.
%param place* (location, city, region) {"type": "string", "description": ""}
%param plant (allergen, species) {"type": "string", "enum": ["birch", "hazel", "alder", "grass", "ragweed", "olive", "rye"], "description": "Only this plant"}
%param date (day, when) {"type": "string", "description": "Day of the forecast"}
%list onday3: Friday | 14 March | Tuesday the 9th | the 3rd of May | Saturday | 2026-05-09 | Monday | June 21st | Sunday | 12 October | Thursday | the 30th | Wednesday next week
%list town3: Ghent | Leeds | Malmö | Porto | Graz | Brno | Galway | Trieste | Lyon | Aarhus | Utrecht | Bath | Cork | San Sebastián | Gdańsk | Basel | Tampere | Split | Des Moines | Nagoya | Kassel | Bergen
%list town2_2: Verona | Hull | Innsbruck | Seville | Oulu | Dresden | Dover | Marseille | Ljubljana | Inverness | Bologna | Rotterdam | Aberdeen | Kraków | Nantes | Zurich | Boise | Osaka | Valencia | Linz
pollen (in|for) {place=town2} [{date=date}]
how bad is the {plant:birch=birch} pollen in {place=town2} {date=date}
{plant:grass=grass} pollen {place=town2} {date=date}
I sneeze as soon as I leave the house, is it the {plant:hazel=hazels|hazel} in {place=town2}?
will my nose survive a picnic in {place=town2} {date=date}
~ {date=date} in {place=town2}, anything flying around, {plant:ragweed=ragweed} above all
is there {plant:olive=olive} in the air {date=date} around {place=town2}
going to {place=town2} {date=date}, do I pack my antihistamines
hay fever forecast {date=date} {place=town2}, only {plant:rye=rye}
{place=town2}: {plant:alder=alder} count {date=date}
how strong is the {plant:birch=birch} pollen today
pollen forecast please
{plant:birch=birch} pollen in {place=town} on {date=onday3}
pollen for {place=town} {date=anyday}, only {plant:grass=grass}
place {place=town}, plant {plant:hazel=hazel}, date {date=anyday}
{date=anyday} in {place=town}: {plant:ragweed=ragweed}
how bad is {plant:olive=olive} pollen {date=anyday} around {place=town}
for {plant:rye=rye}, {place=town}, {date=onday3}
{=name} is allergic to cats, pollen forecast for {place=town} {date=anyday}
town={place=town}, day={date=anyday}
with {plant:birch=birch}, how bad in {place=town3} {date=day4}
for {place=town2_2} {date=day4}, {plant:grass=grass|grasses}
in {place=town3}, [my nose asks,] what's in the air {date=day4}
%lang de
wie stark fliegen {date=date} die {plant:birch=Birkenpollen} in {place=city}
%lang es
¿cómo está el polen de {plant:olive=olivo} {date=date} en {place=city}?

%server skywarn
%list wplace: Cumbria | Tampa | Bavaria | Hamburg and Bremen | Oklahoma City | Cork | Valais | Galicia | Manila | Norfolk | Brno | Innsbruck | Key West | Liguria | Tromsø | Darwin | Graz | Outer Hebrides | Nagoya | Kansas | Perth | Ghent | Burgos | coast of Brittany | Boulder | Ticino

%tool skywarn_active_alerts Severe weather warnings in force for a place.
%also Returns alerts with severity and expiry.
%also Whether storm, heat, ice, thunder or flood alarms of the weather service hold for somewhere, of one kind or from a severity up.
%param place* (location, region) {"type": "string", "description": "Town or county"}
%param hazard (kind, type) {"type": "string", "enum": ["storm", "thunder", "heat", "ice", "snow", "flood", "fog"], "description": "Kind of danger"}
%param min_severity (severity, level) {"type": "string", "enum": ["yellow", "orange", "red"], "description": "Least severity"}
%param day (date) {"type": "string", "description": ""}
%list town2: Graz | Leeds | San Sebastián | Vigo | Newcastle upon Tyne | Lyon | Tampa | Aarhus | St. Moritz | Bilbao | Cork | Frankfurt an der Oder
%list day4: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | 9 October | Sunday | July 4th | Tuesday | the 1st of May | Saturday the 9th | 12/8 | Thursday
%list rel2: tomorrow | next Friday | this Saturday | the day after tomorrow | Monday | next Wednesday | today | 18 July | Thursday | 2026-04-11 | March 19th | Sunday week | the 6th
are there any weather warnings for {place=wplace} {day=date}
{hazard:storm=storm|wind} warnings in {place=wplace} [from {min_severity:orange=orange|level orange} up]
~ {place=wplace}, {day=date}, {hazard:ice=ice|black ice}, {min_severity:red=red only|red}
{min_severity:red=red} alerts {day=date} {place=wplace}
warnings {place=wplace}
{hazard:heat=heat} alert {place=wplace}
{hazard:thunder=thunderstorm} warnings {day=date}
any severe weather alerts {day=date}
sirens just went off outside, what's going on in {place=wplace}
should we tie down the trampoline {day=date}, {place=wplace}, {hazard:storm=it may blow hard|gusts}
~ the party is in a tent in {place=wplace} {day=date}, could {hazard:thunder=lightning} spoil it
can I let gran drive {day=date} in {place=wplace} or will it be {hazard:ice=slippery|like an ice rink}
not the dust in the air but real danger: {place=wplace}, {day=date}, {min_severity:yellow=yellow or worse|anything yellow}
{hazard:flood=flood} warnings for {place=town2} on {day=day4}
alerts in {place=town2} from {min_severity:orange=orange} up
{day=rel2}, {min_severity:red=red} only, {place=town2}
place {place=town2}, hazard {hazard:snow=snow}, severity {min_severity:yellow=yellow}, day {day=day4}
{hazard:thunder=thunderstorm} alerts in {place=town2} {day=rel2}
any {min_severity:orange=orange} {hazard:heat=heat} warning for {place=town2}

%tool skywarn_air_quality_trend How the air quality of a place changes over days.
%also Returns daily values of pollutants or pollen.
%also Fine dust, ozone, nitrogen dioxide or the pollen of a plant in the air of a town, for so many days.
%param place* (location, town) {"type": "string", "description": "Town"}
%param substance (pollutant, what) {"type": "string", "enum": ["fine_dust", "ozone", "nitrogen_dioxide", "grass_pollen", "birch_pollen", "ragweed_pollen"], "description": "What is in the air"}
%param days (span, period) {"type": "integer", "description": "How many days"}
%list townx: Graz | Oak Park | Delhi | the valley around Bozen | Leeds and Bradford | Kraków | bad ischl | Nice | Lower East Side | Mexico City | Reading | St. Moritz
%list dyx: 3 days => 3 | a week => 7 | two days => 2 | 5 days => 5 | four days => 4 | 10 days => 10 | two weeks => 14 | 2 days => 2 | six days => 6 | 7 days => 7
how has the air quality in {place=wplace} been over {days=int} days
{substance:birch_pollen=birch pollen} in {place=wplace} for {days=int} days
{place=wplace}, {substance:ozone=ozone}, {days=int} days
{days=int} days of {substance:fine_dust=fine dust|particulates} in {place=wplace}
{substance:grass_pollen=grass pollen} {place=wplace}
air {place=wplace} {days=int} days
~ {substance:ragweed_pollen=ragweed}, next {days=int} days
air quality trend for {days=int} days
my eyes have been itching since Monday in {place=wplace}, is {substance:birch_pollen=the birch|birch} to blame
does it get any better to breathe in {place=wplace} in {days=int} days
they burn so much wood in {place=wplace} that my lungs whistle; {substance:fine_dust=soot particles|how much soot}, {days=int} days
she sneezes whenever we mow, {place=wplace}, when is {substance:grass_pollen=the grass|grass} over
there's no storm alert, I only want to know about {substance:nitrogen_dioxide=exhaust fumes|nitrogen dioxide} in {place=wplace} over {days=int} days
{substance:fine_dust=fine dust|particulates|soot} in {place=townx} over {days=dyx}
how has {substance:birch_pollen=birch pollen|birch} been developing in {place=townx}, {days=dyx}
is {substance:ozone=ozone} going up or down in {place=townx}
is the air in {place=townx} getting better, I run 3 times a week
%lang de
wie entwickelt sich {substance:birch_pollen=der Birkenpollenflug} in {place=city} in den nächsten {days=int} Tagen
%lang es
¿cómo está {substance:ozone=el ozono} en {place=city} en los próximos {days=int} días?

%server whiteslope
%list altitude: 2000 m => 2000 | 1800 metres => 1800 | 2,500 metres => 2500 | 1500 | 3000 m => 3000 | 2200 | 1200 metres => 1200 | 2800 m => 2800 | 1600

%tool whiteslope-snow-report Snow depth and open lifts of a ski resort.
%also Returns snow depths and lift status.
%also How much snow lies in a resort, at the valley or at an altitude, and how much is expected on a day.
%param resort* (place, ski_area) {"type": "string", "description": "Ski resort"}
%param altitude (elevation, height) {"type": "integer", "description": "Metres above the sea"}
%param day (date) {"type": "string", "description": "Day"}
%list resort: Zermatt | Kitzbühel | Whistler | Val d'Isère | Aspen | Lech and Zürs | Verbier | Åre | Niseko | Obergurgl | Cortina | Les Deux Alpes | Banff Sunshine | Garmisch | Sierra Nevada | Saas-Fee | Tignes | Jackson Hole | Livigno | Baqueira | Bormio
%list resort2: Zermatt | Val d'Isère | St. Anton | Levi | Three Valleys | Garmisch | Whistler | Madonna di Campiglio | Les Deux Alpes | La Plagne | Sierra Nevada | Åre
%list alt: 1500 | 1,800 => 1800 | 2000 | 2200 | 2500 | 900 | 3000 | 1200 | 2,750 => 2750
%list aday: tomorrow | next Friday | this Saturday | the day after tomorrow | 6 November | next Monday | tonight | this coming Sunday | March 19th | next week | Sunday week | tomorrow morning
%list alt2: 2400 metres => 2400 | 1800 m => 1800 | 2100 | 1500 metres => 1500 | 3000 m => 3000 | 2750 | 1200 metres => 1200
%list resort3: Verbier | Obertauern | Val Thorens | Livigno | Åre | Bansko | Aspen | Zermatt | Baqueira | Kitzbühel | Hemsedal | Whistler
%list day4: Friday | the 14th | 3 May | Tuesday next week | Sunday | Oct 9 | the first of June | Wednesday | 12 August | the 22nd | Monday | Saturday | New Year's Eve | 17.4. | Thursday the 8th | 2027-02-11 | Good Friday | March 30 | the second | 28 November
%list day5: tomorrow | today | this Saturday | next Monday | the day after tomorrow | next Thursday | this Friday | tomorrow evening | next Sunday | this Wednesday | Tuesday | the 19th
%list skiort: Lech | Ischgl | Oberstdorf | Garmisch | Sölden | Davos | Winterberg
%list hoehe: 2000 m => 2000 | 1800 Metern => 1800 | 2500 Metern => 2500 | 1500 m => 1500 | 3000 Metern => 3000 | 2200
~ how much snow is there in {resort=resort} [at {altitude=altitude}]
snow report {resort=resort} {day=date}
{resort=resort} at {altitude=altitude}, {day=date}, how deep
is it worth driving to {resort=resort} {day=date}, or are we going to scratch our skis on stones
how many lifts run in {resort=resort} {day=date}
we've rented boards and booked the bus, now tell me whether {resort=resort} is white at all {day=date}
at {altitude=altitude} in {resort=resort}: still green meadows or proper powder?
will there be fresh powder up at {altitude=altitude} in {resort=resort} {day=date}
my children have only ever seen it in films, so will they be able to build an igloo in {resort=resort} {day=date}
depth at {altitude=altitude} for {resort=resort} please
snow conditions at {altitude=altitude}
is there enough snow for skiing {day=date}
snow report for {resort=resort2} at {altitude=alt} metres
how much snow is there in {resort=resort2} on {day=onday}
resort: {resort=resort2}, day: {day=onday}, altitude: {altitude=alt}
at {altitude=alt} m, {day=aday}, how's the snow in {resort=resort2}
{day=aday}: snow and lifts in {resort=resort2}
~ which lifts are open in {resort=resort2}, we're coming by train from Zurich
at {altitude=alt2} in {resort=resort3}, how deep is it on {day=day4}
we land in Geneva with a plane full of skis, so snow in {resort=resort3} please
{day=day5}, up (at|around) {altitude=alt2}, how white is {resort=resort3}
%lang de
wie viel Schnee liegt {day=date} in {resort=skiort} auf {altitude=hoehe}

%tool whiteslope-avalanche-bulletin Avalanche danger level of a mountain region.
%also Returns danger level 1 to 5 with notes.
%also How likely slides are in some mountains on a day, for slopes facing one way and above a height if given.
%param region* (mountains, area) {"type": "string", "description": "Mountains"}
%param day (date) {"type": "string", "description": ""}
%param aspect (facing, exposure) {"type": "string", "enum": ["north", "east", "south", "west"], "description": "Way the slope faces"}
%param above (min_altitude, from_height) {"type": "integer", "description": "Only above so many metres"}
%list range: Silvretta | Lechtal Alps | Mont Blanc massif | Tatra | Bernese Oberland | Wasatch | western Pyrenees | Cairngorms and Creag Meagaidh | North Cascades | Dolomites | Ötztal | Sawtooths | Karwendel | Glencoe | Vanoise | Front Range | Julian Alps | Hohe Tauern | Gran Paradiso | Allgäu | Teton pass | Sierra crest
%list mtn: the Hohe Tauern | Silvretta | Mont Blanc | North Cascades | High Tatras | Aosta Valley | Lofoten and Vesterålen | the Dolomites | Ötztal | Sierra Nevada
%list alt: 2000 m => 2000 | 1800 | 2400 metres => 2400 | 2200 | 1500 m => 1500 | 2750 | 1900 | 2600 m => 2600 | 2300 metres => 2300 | 1700
%list sierra: Sierra Nevada | Picos de Europa | Gredos | Alto Aragón | Sierra de Guara | Valle de Arán
%list altura: 2000 metros => 2000 | 1800 m => 1800 | 2500 metros => 2500 | 2200 | 3000 metros => 3000 | 1600 m => 1600
(what is|what's) the avalanche (danger|risk|level) in [the] {region=range} [{day=date}]
avalanche bulletin {region=range} {day=date}
{region=range}, {aspect:north=north-facing|northern} slopes above {above=altitude}, {day=date}: how dangerous
how risky are {aspect:south=south-facing|sunny} slopes in the {region=range} {day=date}
is it safe to go ski touring in the {region=range} {day=date} if we stay on the {aspect:west=western|west} side
above {above=altitude} in the {region=range}, danger level for {day=date}
it has snowed a metre with wind and we meant to climb in the {region=range} {day=date}, should we rather stay in the hut
could something come down on us in the {region=range} over {above=altitude}
my wife worries we'll get buried on {aspect:east=eastern|east} faces around the {region=range}, is she right
we'd start at four in the {region=range} before the sun loosens everything, what's the number for {aspect:east=east faces|the eastern side} over {above=altitude}
avalanche risk above {above=altitude} on {aspect:north=north|northern} slopes
how is the avalanche danger {day=date}
~ avalanche danger in {region=mtn} on {day=day2}
{region=mtn} above {above=alt}, {aspect:north=north} side, {day=day}
on {aspect:south=south}-facing slopes in {region=mtn}, how is the avalanche risk {day=day}
region: {region=mtn}, day: {day=day2}, aspect: {aspect:east=east}, above: {above=alt}
above {above=alt} {day=day}, avalanche level for {region=mtn}
for {day=day2}, bulletin {region=mtn}
{aspect:west=west} slopes over {above=alt}, {region=mtn}
%lang es
¿qué riesgo de aludes hay en {region=sierra} {day=date} por encima de {above=altura}?

%server worldfigures
%list nation: Bosnia and Herzegovina | Japan | Trinidad and Tobago | Portugal | New Zealand | Peru | South Korea | Finland | Nigeria | Papua New Guinea | Estonia | Bolivia | Switzerland | Vietnam | Kenya | Costa Rica | Iceland | Uruguay | Saudi Arabia | Mongolia | Antigua and Barbuda | Croatia | Laos
%list year: 1990 | 2005 | 1975 | 2019 | 2010 | 1960 | 2022 | 1998 | 1985 | 2000 | 2015 | 1950 | 2023

%tool worldfigures.get Get a statistic of a country for a year.
%also Returns one figure with its source.
%also How many people live somewhere, how much they produce, how prices rise, how many are out of work or how old they become.
%param country* (nation, state) {"type": "string", "description": "Country"}
%param indicator* (figure, metric) {"type": "string", "enum": ["population", "gdp", "inflation", "unemployment", "life_expectancy", "birth_rate", "co2_emissions"], "description": "Which figure"}
%param year (in_year, period) {"type": "integer", "description": "Year"}
%list nat: Norway | Japan | South Korea | Brazil | Bosnia and Herzegovina | New Zealand | Chad | the Netherlands | Trinidad and Tobago | Peru | India | Papua New Guinea | Austria | UK
%list year2: 2026 | 2027 | 2024 | 2019 | 2025 | 2010 | 2030 | 1998 | 2028 | 2023 | 2021 | 2015
~ what was the {indicator:population=population|number of inhabitants} of {country=nation} in {year=year}
{country=nation} {indicator:gdp=gdp|economic output} {year=year}
{indicator:unemployment=unemployment|jobless rate} in {country=nation}
in {year=year}, {indicator:inflation=how fast did prices rise|what was inflation} in {country=nation}
{indicator:life_expectancy=life expectancy|how old people get} {country=nation} {year=year}
{indicator:population=how many people|how many souls} (live|lived) in {country=nation} [in {year=year}]
{year=year}: {country=nation}, {indicator:co2_emissions=co2 emissions|carbon output}
are {indicator:birth_rate=women having fewer babies|fewer children being born} in {country=nation} nowadays, say {year=year}
I have to give a talk on {country=nation} tomorrow and still lack one number, {indicator:life_expectancy=how old they get there|at what age people die}
my cousin claims {indicator:unemployment=nobody finds work|half of them are out of work} in {country=nation}, was that so in {year=year}
{indicator:gdp=how rich|how wealthy} is {country=nation} really
compare notes with me: {country=nation}, {year=year}, {indicator:inflation=did bread get dearer|cost of living rise}?
what's the {indicator:population=population} in {year=year}
look up a statistic for {country=nation} in {year=year}
{indicator:population=how many people live|how many inhabitants there are} in {country=nat}
{indicator:inflation=inflation|price increase} {country=nat} {year=year2}
{indicator:co2_emissions=CO2|carbon emissions|carbon dioxide output} of {country=nat} in {year=year2}
{indicator:life_expectancy=life expectancy|lifespan|average age at death} in {country=nat}, I give a talk next year
%lang de
wie viele {indicator:population=Einwohner} hatte {country=country} {year=year}
%lang es
¿cuál era {indicator:unemployment=el paro|la tasa de paro} en {country=country} en {year=year}?

%tool worldfigures.money_then_and_now Convert an old sum of money into the value of another year.
%also Returns a sum adjusted for inflation.
%also What something that cost so much in the past would cost in another year, by the consumer prices of a country.
%param sum* (amount, price) {"type": "number", "description": "Amount of money"}
%param from_year* (then, base_year) {"type": "integer", "description": "Year of the sum"}
%param to_year (now, target_year) {"type": "integer", "description": "Other year"}
%param country (nation, prices_of) {"type": "string", "description": ""}
%list oldsum: 100 dollars => 100 | 5 shillings => 5 | 250 | £20 => 20 | 1,500 pesetas => 1500 | 3000 marks => 3000 | 80 cents => 80 | 12 pounds => 12 | $40 => 40 | 10,000 lire => 10000 | 600 | two thousand francs => 2000 | 45 dollars => 45
%list oldyr: 1955 | 1968 | 1972 | 1980 | 1949 | 1991 | 1936 | 1925 | 1987 | 1999 | 1963
%list osumx: £50 => 50 | 200 marks => 200 | $1,000 => 1000 | 35 dollars => 35 | 5000 francs => 5000 | €120 => 120 | 12.50 dollars => 12.5 | a hundred pounds => 100 | 80,000 lire => 80000 | 900 | £3 => 3 | 15000 pesetas => 15000
%list oyrx: 1950 | 1913 | 1987 | 1966 | 1972 | 2001 | 1939 | 1899 | 1995 | 1961 | 1978
%list nyrx: 2026 | 2010 | 1990 | 2020 | 2000 | 2025 | 1980 | 2015 | 2023 | 2018
%list ctyx: Germany | the UK | Italy | US | Great Britain | Spain | Canada | France | the Netherlands | Sweden | New Zealand | Ireland
%list importe: 84 euros => 84 | 120 | 63,50 euros => 63.5 | 250 euros => 250 | 1.200 euros => 1200 | 40 € => 40 | 18,90 => 18.9 | 90 euros => 90 | 600
what (is|would be) {sum=oldsum} from {from_year=oldyr} worth in {to_year=year}
{sum=oldsum} in {from_year=oldyr}, {country=nation}, in money of {to_year=year}
adjust {sum=oldsum} for inflation, {from_year=oldyr} to {to_year=year}
from {from_year=oldyr} to {to_year=year}: {sum=oldsum} in {country=nation}
grandpa bought his first car for {sum=oldsum} in {from_year=oldyr}, is that a lot today
if a worker in {country=nation} earned {sum=oldsum} a week in {from_year=oldyr}, what does it feel like now
{from_year=oldyr} {sum=oldsum} today
found an old receipt in the attic, {sum=oldsum}, dated {from_year=oldyr}. Was that expensive?
~ could you live on {sum=oldsum} in {from_year=oldyr}
the house sold for {sum=oldsum} back in {from_year=oldyr}, tell me the equivalent of {to_year=year}
how much would {sum=oldsum} be worth in {to_year=year}
inflation from {from_year=oldyr} to {to_year=year}
~ how much is {sum=osumx} from {from_year=oyrx} in {to_year=nyrx}
{sum=osumx} in {from_year=oyrx}, {country=ctyx}, what's that today
inflation: {sum=osumx} of {from_year=oyrx} in {to_year=nyrx} money for {country=ctyx}
what would {sum=osumx} from {from_year=oyrx} buy now, it paid for a trip to Paris then
%lang es
¿cuánto valdrían hoy {sum=importe} de {from_year=oldyr}?
