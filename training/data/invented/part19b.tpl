# Invented tools: calendars and clocks, money sums and transfers, quotations, papers, patents and laws, jokes, books, films and songs, cutting files, reading later.
%list olddate: 4 July 1976 | October 12, 1492 | 9 November 1989 | 24 December 2031 | March 3rd, 1961 | 1 January 2000 | May 8 1945 | 29 February 2028 | June 6, 1944 | first of May 2030 | 14 July 1789 | August 31, 1997 | 17 March 2027 | 2nd of September 1666 | 20/07/1969 | 2030-11-05 | Christmas Day 2029 | 11 November 1918 | New Year's Eve 1999 | 7 April 2033
%list dateA: March 3 | 1 January | first of May | June 12 | 14 February | 2026-01-15 | today | Monday | 8 April 2024 | 20th of August | September 1st | Ash Wednesday | yesterday | 30 June | next Friday | October 4, 2023 | Whit Monday | Easter | Nov 2 | tomorrow
%list dateB: December 24 | 31 October | July 9 | end of the year | 2027-03-31 | Christmas | 15 September | last of November | New Year's Eve | 1 August 2029 | Thanksgiving | 6 December | 30th of June 2028 | Whitsun | Oct 30 | start of the holidays | 20 December | Halloween
%list yearn: 2026 | 2027 | 2025 | 2028 | 2030 | 2024
%list regionn: Bavaria | Quebec | Catalonia | New South Wales | Ticino | Northern Ireland | Texas | Tyrol | Scotland | Andalusia | British Columbia | Saxony | Vaud | Alsace and Moselle | Sicily | Western Australia | Madeira | Flanders | Brittany in the west | Upper Austria
%list awaited: summer holidays | wedding | grandpa's ninetieth | moving day | marathon in Berlin | Mia's first day at school | retirement | release of version two | concert with Lena | Christmas with the whole family | exam in statistics | birth of the twins | end of the lease | flight to Lisbon | launch of the shop | opening night | camping trip for scouts | parental leave | Eurovision | first day of spring | delivery of the sofa
%list clocktown: Tokyo | Sydney | Los Angeles | New Delhi | São Paulo | Nairobi | Reykjavík | Singapore | Denver | Istanbul | Auckland | Mexico City | Dubai | Lagos | Honolulu | Kathmandu | Cape Town | Port of Spain | Anchorage | Buenos Aires
%list hourthere: 9 am | noon | 6 in the evening | 15:30 | half past eight | midnight | 7 pm | 10 o'clock tomorrow | 8:15 | quarter to five | 5 in the morning | 21:00
%list billsum: $84 | 126.50 | 240 euros => 240 | €93.20 | 57 | £310 | 1450 | $48.90 | 175 dollars => 175 | 66.60 | 380 | 99 euros => 99
%list heads: four => 4 | 3 | six => 6 | 5 | two => 2 | eight => 8 | 7 | 12 | five => 5 | nine => 9
%list tippct: 10 percent => 10 | 15% => 15 | 18 | 20 percent => 20 | 12.5% => 12.5 | 5 percent => 5 | 22% => 22 | ten percent => 10
%list loansum: 200000 | $15000 | 350000 euros => 350000 | €8000 | 25000 | 120000 | £180000 | 40000 dollars => 40000 | 6500 | 95000 | 275000 | $30000
%list ratepct: 3.5 percent => 3.5 | 4% => 4 | 2.9 | 5 percent => 5 | 6.25% => 6.25 | 1.8 percent => 1.8 | 7% => 7 | 4.1 | 3% => 3 | 0.5 percent => 0.5
%list term: 10 | twenty => 20 | 25 | five => 5 | 30 | 15 | three => 3 | 8 | ten => 10 | 12 | fifteen => 15 | 7
%list upfront: 20000 | $5000 | 50000 | €10000 | 15000 euros => 15000 | 3000 | 1000 dollars => 1000 | 2500 | £8000
%list monthlysum: $200 | 50 euros => 50 | 300 | €150 | 75 | 500 dollars => 500 | 120 | £80 | 25 | 250 euros => 250
%list wage: 48000 | $65000 | 72000 euros => 72000 | €39500 | 120000 | 31000 | £54000 | 85000 dollars => 85000 | 26400 | 98000
%list kidsn: two => 2 | 1 | three => 3 | 2 | one => 1 | 4 | four => 4
%list acct: savings | checking account | holiday pot | joint account | emergency fund | rainy day account | business account | credit card | kids' account | tax reserve | fixed deposit | house and garden pot | pension pot | current account | household account | pot for the new car | rent account | Sparkonto | Christmas jar | student account
%list paynote: for the boiler repair | March share | flights and hotel | half of the deposit | back from the festival | for Mia's braces | tax for last year | new tyres | birthday money from grandma | bike with the blue frame | rent and heating | school trip in May | first instalment | dog insurance | concert tickets for four
%list spendcat: groceries | eating out | clothes for the kids | petrol | gifts | books and magazines | streaming | coffee to go | haircuts and make-up | plants and garden | taxis | pet food | hobbies | household | sports in the club | toys | wine and beer | travel | takeaways | pharmacy | going out with friends
%list budgetsum: 400 | $150 | €60 | 250 euros => 250 | 80 | 35 dollars => 35 | 600 | £120 | 90 | 20
%list fundname: Vanguard FTSE All-World | DWS Top Dividende | iShares Core MSCI World | Fidelity Contrafund | Amundi Prime Europe | Carmignac Patrimoine | UniGlobal | Deka Technology | Templeton Growth | Xtrackers DAX | Fundsmith Equity | Global Water and Energy | Flossbach Multiple Opportunities | Small Caps for Women | Baillie Gifford Managed | Nordea Stable Return | T. Rowe Price Blue Chip | Schroder Income | ARK Innovation | Pictet Robotics | Bonds with Purpose
%list quoteabout: courage | time and money | be the change | marriage | failure | old age | mothers | the sea | to thine own self be true | learning from mistakes | friendship | work and leisure | wine | gardens in winter | patience | give me liberty or give me death | freedom of speech | laughter | saying goodbye | a room of one's own | curiosity | love at first sight
%list quoter: Oscar Wilde | Mark Twain | Maya Angelou | Goethe | Churchill | Marie Curie | Seneca | Dorothy Parker | Gandhi | Virginia Woolf | Groucho Marx | Yogi Berra | Confucius | Jane Austen | Nelson Mandela | Toni Morrison | Montaigne | Eleanor Roosevelt | Rumi | Terry Pratchett
%list science: sleep and memory in teenagers | CRISPR | microplastics in drinking water | dark matter | effects of caffeine on runners | bee decline | transformer models | long covid | coral bleaching | gut bacteria and mood | perovskite solar cells | working from home | ocean acidification | four-day week | ADHD in adults | glacier retreat | graph neural networks | bilingual children | gravitational waves | urban heat islands with trees | wound healing | vitamin D for the elderly
%list scholar: Jennifer Doudna | Hinton | Kahneman | Tu Youyou | Fei-Fei Li | Zeilinger | Esther Duflo | Penrose | Svante Pääbo | Katalin Karikó | Sapolsky | Bengio | Emmanuelle Charpentier | Nakamura | Ostrom | Vogelstein
%list yearp: 2015 | 2020 | 1998 | 2010 | 2022 | 2005 | 2018 | 1990 | 2012 | 2023
%list inventionq: folding bicycle helmet | self-watering flower pot | battery with a solid electrolyte | umbrella for dogs | noise cancelling window | shoe with replaceable heel | foldable phone hinge | hearing aid in glasses | coffee capsule | robot for picking strawberries | wireless charging through walls | tremor-proof spoon | water from air | toothbrush with two heads | ski binding | baby carrier for hiking | heat pump for tents | silent drill | lock without a key | biodegradable packaging foam | magnetic zip
%list patentowner: Bosch | Dyson | Samsung | Philips | Toyota | Nespresso | Tesla | Shimano | Medtronic | 3M | Siemens Healthineers | Black and Decker | Ortlieb | a man called Huber | Sony | BASF | Lego | Procter and Gamble
%list lawmatter: noise after ten at night | notice periods for tenants | dogs on a leash | overtime pay | recording phone calls | inheritance between siblings | right of way for cyclists | returning goods bought online | working hours for minors | holiday entitlement | drones over private property | smoking in restaurants | name changes after divorce | home schooling | second-hand cars with hidden defects | fences and hedges between neighbours | fishing without a licence | data protection in clubs | maternity leave | tinted windows | raw milk
%list lawsection: § 573 | article 12 | section 21 | 17 USC 107 | paragraph 4 | article 8 | § 823 | section 230 | Art. 35 | § 90a
%list jokeabout: lawyers | chickens | programmers and coffee | doctors | blondes | penguins in a bar | mothers-in-law | cheese | Mondays | ghosts | dentists | snow | cats | two fish in a tank | engineers | potatoes | teachers on holiday | light bulbs | dinosaurs | elephants | the weather in England | cows with bells
%list quizfield: geography | pop music of the nineties | space | history of Rome | football | capital cities | biology | films with Tom Hanks | Greek myths | food and drink | science for kids | the Olympics | flags | Harry Potter | painters | world records | animals in the sea | language and grammar | inventions | kings and queens | cars
%list nquest: ten => 10 | 5 | 20 | fifteen => 15 | 12 | 8 | twenty => 20 | 25 | 30 | six => 6
%list secs: 30 | 20 seconds => 20 | ten seconds => 10 | 15 | 60 | 45 seconds => 45 | 10 | thirty seconds => 30
%list bookplot: a lighthouse keeper with a secret | two sisters in wartime Paris | a detective who hates dogs | dragons and libraries | a village that forgets | growing up on a farm in Iowa | time travel | the life of a chess champion | a murder on a ferry | immigrants in London | a teacher and his last class | cooking and grief | a heist in Venice | talking crows | climbing Everest without oxygen | an arranged marriage | artificial minds in love | a long walk for a friend | witches in Scotland | an orphan and a circus
%list bookauthor: Margaret Atwood | Haruki Murakami | Agatha Christie | Ursula K. Le Guin | Zadie Smith | Daniel Kehlmann | Isabel Allende | Hilary Mantel | Terry Pratchett | Elena Ferrante | Chimamanda Adichie | Kazuo Ishiguro | Donna Leon | Ian McEwan | Sally Rooney | Octavia Butler | Juli Zeh | Stephen King
%list npages: 200 | 350 | 150 | 300 | 500 | 250 | 400 | 120
%list filmplot: a bank robbery that goes wrong | a robot and a plant | a chef and a rat | stranded on Mars | two strangers on a train to Vienna | a haunted hotel in winter | a boxer from Philadelphia | spies in divided Berlin | a dog waiting for its owner | a road trip with grandma | a wedding in Greece | jurors in a hot room | a man who lives the same day again | dinosaurs in a park | penguins | a school for wizards | a lawyer and a small town | sharks | the invention of the computer | a love story in outer space
%list filmstar: Tilda Swinton | Denzel Washington | Emma Thompson | Tom Hanks | Penélope Cruz | Bill Murray | Meryl Streep | Daniel Brühl | Frances McDormand | Idris Elba | Sandra Hüller | Jackie Chan | Cate Blanchett | Adam Driver | Olivia Colman | Clint Eastwood | Saoirse Ronan | Keanu Reeves
%list mins: 90 | 100 minutes => 100 | 120 | two hours => 120 | 75 | 110 minutes => 110 | 95 | 80 minutes => 80
%list lyric: hello darkness my old friend | don't stop thinking about tomorrow | take a sad song and make it better | dancing with tears in my eyes | ground control to Major Tom | I still haven't found | midnight train going anywhere | islands in the stream | under the bridge downtown | running up that road | like a candle in the wind | sweet dreams are made of this | voulez-vous | walking on sunshine | the answer my friend | somebody that I used to know | red red wine and you | purple rain | we could be heroes for one day | every breath you take
%list singer: Fleetwood Mac | Bowie | Simon and Garfunkel | Abba | Kate Bush | Elton John | Prince | Toto | The Police | Queen | Dolly Parton | Eurythmics | Red Hot Chili Peppers | Nena | Tina Turner | Journey | Adele | UB40
%list imgfile: holiday.jpg | IMG_2044.HEIC | logo.png | scan of passport.jpg | team_photo.png | banner.webp | wedding and cake.jpg | profile.jpeg | poster_final.tiff | cat in the box.png | screenshot 12.png | DSC_0193.jpg | flyer.png | house-front.jpg | map for guests.png | chart.gif | cover.jpg | baby.png | sunset_08.jpg | receipt.jpg
%list pxw: 800 | 1920 | 1200 | 640 | 300 | 1024 | 2000 | 512
%list pxh: 600 | 1080 | 628 | 480 | 300 | 768 | 1500 | 256
%list mediafile: holiday_clip.mp4 | interview.wav | goal.mov | first steps.mp4 | sermon.mp3 | webinar recording.mp4 | drone over the lake.mov | guitar solo.wav | episode_7.mp3 | gameplay.mkv | school play and applause.mp4 | voice memo 9.m4a | dashcam_0311.avi | concert with Ben.mov | lecture_4.mp4 | ringtone.mp3 | birthday song.mp3 | keynote.mp4 | trailer.webm | cats.mov
%list posA: 0:12 | 1:05 | 00:03:20 | 45 seconds | minute 2 | 12:30 | 0:00 | 7:48 | third minute | 2 min 10 | 31:15 | 10 s
%list posB: 0:40 | 2:15 | 00:04:05 | 90 seconds | minute 5 | 14:00 | 1:01 | 8:20 | fifth minute | 3 min 45 | 33:00 | 25 s
%list pdffile: contract.pdf | thesis.pdf | scan_0032.pdf | manual for the oven.pdf | brochure.pdf | minutes and annex.pdf | bank statement.pdf | invoice_77.pdf | songbook.pdf | lease.pdf | portfolio.pdf | report_q3.pdf | slides.pdf | application.pdf | cookbook from mum.pdf | form_b.pdf | plans for the attic.pdf | cv.pdf | certificates.pdf | policy.pdf
%list pdfrange: 3-5 | 1-10 | 7 | 2, 4 and 9 | 12-20 | 1 to 3 | 15 | 4-8 | 1, 2 and 5 | 30-42 | 6 to 9 | 2-3
%list weburl: https://longform.example/salt-road | nytimes.com/sourdough | https://blog.example.com/tiny-houses | theguardian.com/whales | https://news.example/heat-pumps | medium.com/@lea/slow-travel | https://recipes.example/ramen | wired.com/quantum-keys | zeit.de/radwege | https://notes.example/stoics | aeon.co/on-boredom | https://garden.example/compost | docs.example.org/terraform | https://museum.example/vermeer | bbc.com/future/sleep | https://shop.example/lamps/17 | elpais.com/la-siesta | https://maps.example/hikes-near-graz | https://wiki.example/knots
%list bmlabel: ramen like in Osaka | heat pump comparison | lamp for the hall | knots for beginners | Vermeer | hikes near Graz | visa form | lecture slides | cheap flights | tax portal | gift for dad and mum | sourdough | nice fonts | holiday home in Tuscany | css tricks | landlord's rules | sewing patterns | school lunch menu | bus from the airport | jazz radio
%list bmfolder: recipes | work | house and garden | travel | ideas for Christmas | school | reading | finance | music | design | shopping | health | kids | reference | side project | sewing | bikes
%list bmtags: food, japan | heating and money | lamp, hall, gift | diy, rope | art and museums | hiking, austria | css, fonts | travel, cheap | tax, 2025 | kids, school, lunch | music and radio | garden, compost
%list feiertag: Bayern | Sachsen | Tirol | Wallis | Hamburg | Thüringen
%list altdatum: 9. November 1989 | 24. Dezember 2031 | 1. Mai 2030 | 3. Oktober 1990 | 29. Februar 2028
%list fechaes: 12 de octubre de 1492 | 1 de enero de 2000 | 24 de diciembre de 2031 | 6 de junio de 1944
%list ereignis: Sommerferien | Omas Geburtstag | Umzug nach Köln | Hochzeit von Lena | Abiball | Urlaub auf Sylt
%list cuentaes: cuenta de ahorro | cuenta común | bote de vacaciones | tarjeta | fondo de emergencia
%list kategorie: Lebensmittel | Restaurants | Geschenke | Benzin | Kleidung für die Kinder
%list wissen: Schlaf und Gedächtnis | Mikroplastik im Trinkwasser | Bienensterben | Wärmepumpen im Altbau | Long Covid
%list leyes: ruido por la noche | preaviso de los inquilinos | perros sin correa | horas extra | herencia entre hermanos
%list chistede: Beamte | Pinguine | Lehrer | Kühe | Informatiker | Ostfriesen
%list handlung: ein Leuchtturmwärter mit Geheimnis | zwei Schwestern im Krieg | ein Mord auf der Fähre | Drachen und Bibliotheken
%list trama: un atraco que sale mal | una boda en Grecia | dos desconocidos en un tren | un perro que espera

%tool almanach.weekday
what day of the week is {date=olddate}
(which weekday was|was it a Sunday on) {date=olddate}
{date=olddate} {calendar:julian=in the Julian calendar|by the old calendar}, which weekday
by the {calendar:islamic=Islamic|Muslim} calendar, {date=olddate} was a what
I was born on {date=olddate}, my mother insists it was a Sunday
we'd like to marry on {date=olddate}, but only if people needn't work
the diary says {date=olddate} and nothing about school, perhaps because it was a Saturday
will the party on {date=olddate} clash with the working week
{date=olddate}, weekday
weekday {date=olddate}
{date=olddate} {calendar:hebrew=hebrew}, day
I don't need to know how far away {date=olddate} is, just whether it's a Friday
which day of the week was that
what weekday is it in the {calendar:julian=Julian} calendar
%lang de
was für ein Wochentag war der {date=altdatum}
%lang es
¿en qué día de la semana cae el {date=fechaes}?
%lang en

%tool almanach.span
how many {unit:days=days} are there between {start=dateA} and {end=dateB}
{unit:working_days=working days|business days} from {start=dateA} to {end=dateB}, {inclusive:true=including the last|last day included}
until {end=dateB} from {start=dateA}, in {unit:weeks=weeks}
{inclusive:false=without the last day|last day not counted}, {start=dateA} to {end=dateB}, {unit:days=in days}
how long is it from {start=dateA} to {end=dateB}
I gave up smoking on {start=dateA} and celebrate {end=dateB}, what can I boast with
the visa starts {start=dateA} and I leave {end=dateB}, is that more than ninety
rent was paid {start=dateA}, they moved out {end=dateB}, so what do they owe me for
between {start=dateA} and {end=dateB} how often do I have to get up for {unit:working_days=the office}
{start=dateA} to {end=dateB}, {unit:months=months}
{start=dateA} - {end=dateB} in {unit:weeks=weeks}
days, {start=dateA}, {end=dateB}
no matter which weekday {end=dateB} is, how far is it from {start=dateA}
how many days is it until {end=dateB}, counting from when
count the {unit:working_days=working days} from {start=dateA}

%tool almanach.moon
{what:phase=phase of the moon|moon phase} in {place=clocktown} {date=date}
when does the moon {what:rise=rise|come up} in {place=clocktown} {date=date}
{date=date}, {place=clocktown}, {what:set=moonset|when the moon goes down}
in {place=clocktown} {date=date}, at what time does the moon {what:set=set|go down}
I want to walk home from the pub in {place=clocktown} {date=date} without a torch
{place=clocktown} {date=date}: pitch dark or silvery
the dog howls and nobody in {place=clocktown} can sleep, is it {what:phase=that big round thing|full again}
werewolf party in {place=clocktown}, {what:next_full=which night would be round and bright|when is it round next}
moon {place=clocktown}
{what:next_full=next full moon}, {place=clocktown}
{what:next_new=new moon} {place=clocktown}
not the weekday, I'd like to know how the moon looks {date=date} over {place=clocktown}
when is the {what:next_new=next new moon}
how full is the moon {date=date}
%lang de
wann ist in {place=city} {what:next_full=der nächste Vollmond}
%lang es
¿a qué hora {what:rise=sale} la luna en {place=city} {date=date}?
%lang en

%tool almanach.holidays
public holidays in {country=country}
list {kind:school=school holidays} in {region=regionn}, {country=country}, {year=yearn}
{year=yearn}, {country=country}: {kind:religious=religious holidays|church feasts}
what {kind:public=bank holidays} does {country=country} have in {year=yearn}
for {region=regionn} in {country=country}, which days off in {year=yearn}
our supplier in {country=country} never picks up the phone, are they all at home
I'd hate to stand in front of locked shops in {country=country}, so which dates to avoid in {year=yearn}
when are the kids off in {region=regionn}, {country=country}, so that we dodge the crowds, {kind:school=I mean pupils|pupils}
planning the shifts for our people in {country=country}, {year=yearn}, when can't they come
holidays {country=country} {year=yearn}
{country=country}, {region=regionn}, {year=yearn}
{country=country} {kind:school=school breaks}
no counting of working days, just the free ones in {country=country} {year=yearn}
which days are public holidays in {year=yearn}
list the {kind:religious=religious} holidays
%lang de
welche Feiertage hat {country=country} {year=yearn}, und zwar in {region=feiertag}
%lang en

%tool chronoliCountdown
set up a countdown for {title=awaited} until {until=date}
countdown in {shownIn:weeks=weeks} to {title=awaited}, that's {until=dateB}
{until=date} is {title=awaited}, count down in {shownIn:sleeps=sleeps}
{shownIn:hours=hours} until {title=awaited} {until=when} on my screen
{title=awaited}, {until=dateB}, show how long it still is
the kids ask every morning how often they must still go to bed till {title=awaited}, it's {until=dateB}, so {shownIn:sleeps=how many nights}
I'd love to watch {title=awaited} creep closer, {until=dateB}
{title=awaited} is {until=date} and I need something to look forward to on the home screen
put the time left before {title=awaited} where everyone in the office sees it, deadline {until=dateB}
countdown {title=awaited} {until=dateB}
{title=awaited}, {until=date}, {shownIn:days=days}
{shownIn:weeks=weeks} to {title=awaited}, {until=dateB}
no clock for a city, a ticking number for {title=awaited} {until=date}
start a countdown to {title=awaited}
count down the {shownIn:days=days} until {until=dateB}
%lang de
leg einen Countdown für {title=ereignis} am {until=altdatum} an
%lang es
ponme una cuenta atrás en {shownIn:days=días} hasta {title=awaited}, {until=date}
%lang en

%tool chronoliCityClock
what time is it in {city=clocktown}
what time is it in {city=clocktown} when it's {at=hourthere} in {homeCity=clocktown}
{at=hourthere} {homeCity=clocktown}, what is that in {city=clocktown}
when {homeCity=clocktown} has {at=hourthere}, what do they have in {city=clocktown}
is my daughter in {city=clocktown} still awake
can I ring the office in {city=clocktown} or will I drag them out of bed
the game kicks off at {at=hourthere} in {homeCity=clocktown}, do I have to stay up for it in {city=clocktown}
they said {at=hourthere}, {homeCity=clocktown}, and I live in {city=clocktown}, so when do I dial in
time {city=clocktown}
{city=clocktown} now
{at=hourthere} {homeCity=clocktown} in {city=clocktown}
no countdown please, only how late it is over in {city=clocktown}
what time is it over there
and at {at=hourthere} in {homeCity=clocktown}, what time is it there
%lang de
wie spät ist es gerade in {city=city}
%lang en

%tool purseling_divide
split {total=billsum} between {people=heads}
split {total=billsum} between {people=heads} people with {tip=tippct} tip
{people=heads} of us, {total=billsum}, tip {tip=tippct}, {round_up:true=round up|rounded up}
add {tip=tippct} to {total=billsum} and divide by {people=heads}
{tip=tippct} tip on {total=billsum}, {round_up:false=to the cent|don't round}, {people=heads} people
dinner came to {total=billsum}, we were {people=heads}, what do I get from everyone
the waiter was lovely, so {tip=tippct} on top of {total=billsum}, and there are {people=heads} of us at the table
{people=heads} friends in a cabin, {total=billsum} for the weekend, nobody can do sums
we chipped in for the present, {total=billsum} altogether, {people=heads} colleagues
{total=billsum}, {people=heads} people
{people=heads} ways, {total=billsum}, {tip=tippct}
{total=billsum} by {people=heads}, {round_up:true=rounded up}
it's not a loan, just what each of {people=heads} owes of {total=billsum}
split the bill between {people=heads}
divide {total=billsum} with {tip=tippct} tip
%lang de
teil {total=billsum} durch {people=int} Leute auf, mit {tip=percent} Trinkgeld
%lang es
divídeme {total=billsum} entre {people=int}, con {tip=percent} de propina
%lang en

%tool purseling_loan
instalments for {principal=loansum} at {rate=ratepct}
what do I pay a month for {principal=loansum} over {years=term} years at {rate=ratepct}
{rate=ratepct}, {years=term} years, {down_payment=upfront} down, {principal=loansum}
{down_payment=upfront} down payment on {principal=loansum}, interest {rate=ratepct}, {years=term} years
over {years=term} years at {rate=ratepct}: how much does borrowing {principal=loansum} cost
can we afford the house, the bank would give us {principal=loansum} at {rate=ratepct}
the dealer offers {principal=loansum} at {rate=ratepct}, paid back in {years=term} years, is that robbery
I'd bring {down_payment=upfront} of my own and owe {principal=loansum} at {rate=ratepct} to my credit union
how long will {principal=loansum} eat into my wages if they charge {rate=ratepct}
{principal=loansum} at {rate=ratepct}, {years=term} years
mortgage {principal=loansum}, {rate=ratepct}
{rate=ratepct} on {principal=loansum}, instalment
not what I'd earn in interest, what I'd have to pay on {principal=loansum} at {rate=ratepct}
calculate a loan over {years=term} years
loan of {principal=loansum} for {years=term} years

%tool purseling_save_up
what do I have if I put aside {monthly=monthlysum} a month for {years=term} years
{monthly=monthlysum} a month, {rate=ratepct}, {years=term} years, starting with {initial=upfront}
starting from {initial=upfront}, {monthly=monthlysum} monthly for {years=term} years at {rate=ratepct}
{years=term} years of {monthly=monthlysum} at {rate=ratepct} interest
how do {initial=upfront} grow in {years=term} years if I add {monthly=monthlysum} every month
our newborn should be able to pay for university, {monthly=monthlysum} every month till then, {years=term} years
if I skip cigarettes that's {monthly=monthlysum} a month, what would I own in {years=term} years
will {monthly=monthlysum} monthly do for a boat in {years=term} years, there's {initial=upfront} in the jar already
grandma wants to know what becomes of her {monthly=monthlysum} a month after {years=term} years at {rate=ratepct}
{monthly=monthlysum} monthly, {years=term} years
{years=term} years, {monthly=monthlysum}, {rate=ratepct}
savings {monthly=monthlysum}, {years=term} years
nothing borrowed, I lay by {monthly=monthlysum} a month over {years=term} years at {rate=ratepct}, and then
how much will I have saved after {years=term} years
what does {monthly=monthlysum} a month grow to at {rate=ratepct}
%lang de
wie viel hab ich, wenn ich {years=int} Jahre lang monatlich {monthly=money} zu {rate=percent} anspare
%lang en

%tool purseling_income_tax
how much income tax on {gross=wage} in {country=country}
{gross=wage} in {country=country}, {status:married=married}, {children=kidsn} children
{status:single=single}, {country=country}, {gross=wage} a year: net?
with {children=kidsn} kids and {status:single_parent=no partner|raising them alone}, {gross=wage} in {country=country}
tax for {status:self_employed=self-employed|freelancers} in {country=country} on {gross=wage}
they offer me {gross=wage} in {country=country}, what lands in my pocket
the state takes its bite, so what remains of {gross=wage} in {country=country}
is moving to {country=country} worth it with {gross=wage} and {children=kidsn} children
we {status:married=tied the knot|got married} last year, {gross=wage}, {country=country}, do we keep more now
{gross=wage} {country=country} net
{country=country}, {gross=wage}, {status:single=single}
tax {gross=wage}, {country=country}
no savings plan, I want to see what the treasury of {country=country} keeps of {gross=wage}
how much tax on {gross=wage}
what would I pay in {country=country}, {status:married=married} with {children=kidsn} children
%lang es
¿cuánto me queda neto de {gross=wage} en {country=country}, {status:married=casado}?
%lang en

%tool kassaTransfer
transfer {amount=monthlysum} to [my] {toAccount=acct}
move {amount=monthlysum} from [my] {fromAccount=acct} to [my] {toAccount=acct}
to {toAccount=acct} from {fromAccount=acct}, {amount=monthlysum}, {onDay=date}
{onDay=date} put {amount=monthlysum} into {toAccount=acct}, note "{note=paynote}"
from {fromAccount=acct}, {amount=monthlysum} into {toAccount=acct}, {note=paynote}, {onDay=date}
the {fromAccount=acct} is bursting, stick {amount=monthlysum} in the {toAccount=acct}
{toAccount=acct} is nearly empty, top it up with {amount=monthlysum} {onDay=date}
I don't want to be overdrawn, so {amount=monthlysum} out of the {fromAccount=acct} and over to the {toAccount=acct}
hide {amount=monthlysum} from myself in the {toAccount=acct}
{amount=monthlysum}, {fromAccount=acct} to {toAccount=acct}
{amount=monthlysum} into {toAccount=acct}
{toAccount=acct}, {amount=monthlysum}, {onDay=date}
don't change any budget, simply shift {amount=monthlysum} over to {toAccount=acct}
transfer {amount=monthlysum} from {fromAccount=acct}
move some money to my {toAccount=acct}
%lang de
buch {amount=money} vom Girokonto aufs {toAccount=acct} um
%lang es
pásame {amount=money} de la {fromAccount=cuentaes} a la {toAccount=cuentaes}
%lang en

%tool kassaEnvelope
set the budget for {category=spendcat} to {limit=budgetsum}
{limit=budgetsum} for {category=spendcat} in {month=month}, warn me at {warnAt=pctw}
%list pctw: 80 percent => 80 | 90% => 90 | 75 percent => 75 | 50% => 50 | 70 percent => 70
in {month=month} no more than {limit=budgetsum} on {category=spendcat}
warn me at {warnAt=pctw} of {limit=budgetsum} for {category=spendcat}, {month=month}
{category=spendcat}: {limit=budgetsum}, {month=month}
I've been far too generous with myself, {category=spendcat} stops at {limit=budgetsum}
my wife says {limit=budgetsum} must do for {category=spendcat} from now on
{category=spendcat} eats up my pay, so {limit=budgetsum} and not a penny more, shout at {warnAt=pctw}
let's be strict in {month=month}: {category=spendcat} {limit=budgetsum}
{category=spendcat} {limit=budgetsum}
{limit=budgetsum} {category=spendcat} {month=month}
{category=spendcat} max {limit=budgetsum}
no transfer, I mean a cap of {limit=budgetsum} for {category=spendcat}
set a budget for {category=spendcat}
limit me to {limit=budgetsum} in {month=month}
%lang de
setz das Budget für {category=kategorie} auf {limit=money}
%lang en

%tool kassaFundFees
what are the fees of [the] {fund=fundname}
what does [the] {fund=fundname} cost me over {years=term} years on {invested=loansum}
{invested=loansum} in {fund=fundname} for {years=term} years: fees
{years=term} years, {invested=loansum}, {fund=fundname} compared with {compareWith=fundname}
fees of {fund=fundname} versus {compareWith=fundname}, {invested=loansum} invested
my adviser is so fond of {fund=fundname}, what does his house pocket
I put {invested=loansum} in {fund=fundname} and it hardly moves, who nibbles at it for {years=term} years
would I be better off with {compareWith=fundname} than {fund=fundname} when it comes to charges
how much thinner does {fund=fundname} make me in {years=term} years
{fund=fundname} fees
{fund=fundname}, {years=term} years
{fund=fundname} or {compareWith=fundname}, charges
nothing to transfer, I want to know what managers of {fund=fundname} take from {invested=loansum}
what fees would I pay in {years=term} years
compare the fees with {compareWith=fundname}
%lang es
¿qué comisiones me cobra {fund=fundname} por {invested=loansum} en {years=int} años?
%lang en

%tool archivum_quote
find a quotation about {about=quoteabout}
a {length:short=short} quote by {author=quoter} on {about=quoteabout}
{author=quoter} on {about=quoteabout}, {length:long=a longer one|long}
what did {author=quoter} say about {about=quoteabout}
who first said "{about=quoteabout}"
I'm giving a toast and want something clever from a famous mouth on {about=quoteabout}
my card needs a line by someone dead and wise, on {about=quoteabout}, {length:medium=two or three lines|not too short and not too long}
was "{about=quoteabout}" really {author=quoter}
the speech falls flat in the middle, some wisdom about {about=quoteabout} would help
{about=quoteabout} quote
{author=quoter}, {about=quoteabout}
{length:short=short} quote, {about=quoteabout}
no study and no paper, only a saying on {about=quoteabout}
find me a quotation by {author=quoter}
I want a {length:short=short} quote
%lang de
such mir ein Zitat von {author=quoter} über {about=quoteabout}
%lang es
búscame una cita de {author=quoter} sobre {about=quoteabout}
%lang en

%tool archivum_papers
search papers on {subject=science}
papers on {subject=science} by {author=scholar} since {from_year=yearp}
{author=scholar}, {subject=science}, before {to_year=yearp}, {order:most_cited=most cited first}
between {from_year=yearp} and {to_year=yearp}, {order:newest=newest first|latest on top}: studies of {subject=science}
what has {author=scholar} published about {subject=science} after {from_year=yearp}
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
%lang de
such mir Studien über {subject=wissen} seit {from_year=yearp} heraus
%lang en

%tool archivum_patents
search patents for {invention=inventionq}
{status:granted=granted} patents on {invention=inventionq} owned by {owner=patentowner}
{owner=patentowner}, {invention=inventionq}, {office:epo=European patent office|EPO}, {status:pending=pending|still pending}
at the {office:uspto=US office|USPTO}: {invention=inventionq} by {owner=patentowner}
has {owner=patentowner} patented the {invention=inventionq} {office:wipo=with WIPO|worldwide at WIPO}
I've had a brilliant idea in the shower, {invention=inventionq}, did somebody get there first
before I pour my money into the {invention=inventionq}, can anybody sue me
may I copy the {invention=inventionq} of {owner=patentowner} now, or is it still theirs
{owner=patentowner} brags about its {invention=inventionq}, is there anything official
patents {invention=inventionq}
{invention=inventionq}, {owner=patentowner}
{status:expired=expired} patents, {invention=inventionq}
no scientific article, who holds the rights to the {invention=inventionq}
search patents of {owner=patentowner}
any {status:expired=expired} ones at the {office:dpma=German office|DPMA}
%lang es
búscame patentes de {owner=patentowner} para {invention=inventionq}
%lang en

%tool archivum_statute
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
%lang de
was steht im Gesetz in {country=country} über {matter=lawmatter}
%lang es
¿qué dice la ley en {country=country} sobre {matter=leyes}?
%lang en

%tool gigglebox-joke
a {sort:pun=pun} about {about=jokeabout} for {audience:children=children|kids}
for {audience:office=the office|colleagues}: {sort:one_liner=a one-liner} on {about=jokeabout}
{sort:knock_knock=knock-knock}, {about=jokeabout}, {audience:children=for a six-year-old|for little ones}
do you know a {sort:riddle=riddle} with {about=jokeabout}
I've had a rotten day, cheer me up with {about=jokeabout}
the guests stare at their plates, I need something with {about=jokeabout} to break the ice, {audience:adults=no kids at the table|grown-ups only}
make me laugh, {about=jokeabout}
my son's class does comedy tomorrow and his number is on {about=jokeabout}
{about=jokeabout} joke
{sort:pun=pun}, {about=jokeabout}
{sort:story=long story}, {about=jokeabout}, {audience:adults=adults}
don't quiz me, I'd rather giggle about {about=jokeabout}
a {sort:riddle=riddle} for {audience:children=kids}
%lang de
erzähl mir einen Witz über {about=chistede}
%lang en

%tool gigglebox-quiz
start a quiz on {field=quizfield}
{questions=nquest} {difficulty:hard=hard} questions about {field=quizfield}
{field=quizfield}, {questions=nquest} questions, {seconds=secs} each
{difficulty:easy=easy} quiz, {seconds=secs} per question, {questions=nquest} questions on {field=quizfield}
quiz us about {field=quizfield}, {difficulty:medium=medium}
I bet I know more about {field=quizfield} than you, try me
long drive ahead, keep the back seat busy with {field=quizfield}, {difficulty:easy=nothing too tricky|for beginners}
pub night is on Thursday and I'm weak in {field=quizfield}, put me to the test
how good am I really at {field=quizfield}? {questions=nquest} rounds
quiz {field=quizfield}
{field=quizfield} {difficulty:expert=expert} level
{questions=nquest} questions, {field=quizfield}
no jokes, let me show off in {field=quizfield}
start a {difficulty:hard=hard} quiz
ask me {questions=nquest} questions with {seconds=secs} each
%lang de
starte ein Quiz mit {questions=int} Fragen über {field=quizfield}, {difficulty:hard=schwer}
%lang es
hazme un test {difficulty:easy=fácil} de {field=quizfield} con {questions=int} preguntas
%lang en

%tool mediatheca.findBook
find a book about {plot=bookplot}
a {genre:crime=crime} novel by {author=bookauthor} about {plot=bookplot}
{genre:fantasy=fantasy} in {language=langname}, {plot=bookplot}, up to {maxPages=npages} pages
not more than {maxPages=npages} pages, by {author=bookauthor}, {plot=bookplot}
which {author=bookauthor} is the one with {plot=bookplot}
years ago I read something with {plot=bookplot} and lent it to a friend, what was it called
I need something for the beach with {plot=bookplot}, thin please, {maxPages=npages} pages
our reading circle wants {plot=bookplot} next, preferably by {author=bookauthor}
my aunt only reads {language=langname}, she'd enjoy {plot=bookplot}
book, {plot=bookplot}
{author=bookauthor}, {plot=bookplot}
{genre:romance=romance} {plot=bookplot}
it was a novel and no movie, {plot=bookplot}, {genre:history=historical}
find a book by {author=bookauthor}
any {genre:poetry=poetry} under {maxPages=npages} pages
%lang de
such mir ein Buch über {plot=handlung}, höchstens {maxPages=npages} Seiten
%lang en

%tool mediatheca.findFilm
find a film about {plot=filmplot}
a {genre:comedy=comedy} with {actor=filmstar} about {plot=filmplot}
{plot=filmplot}, {actor=filmstar}, made after {since=yearp}, under {maxMinutes=mins}
under {maxMinutes=mins}, {genre:thriller=thriller}, about {plot=filmplot}, since {since=yearp}
what was the one with {actor=filmstar} and {plot=filmplot}
popcorn is ready, we're in the mood for {plot=filmplot}
it must be over by ten, so at most {maxMinutes=mins}, something like {plot=filmplot}
I only remember {plot=filmplot} and that {actor=filmstar} cried a lot
girls' night on the sofa, {plot=filmplot} would be perfect, {genre:horror=scary|really frightening}
film, {plot=filmplot}
{genre:animation=animated}, {plot=filmplot}
{actor=filmstar}, {plot=filmplot}
not the book, the {genre:drama=drama} on screen about {plot=filmplot}
find me a film with {actor=filmstar}
any {genre:western=western} shorter than {maxMinutes=mins}
%lang de
such einen Film mit {actor=filmstar} über {plot=filmplot}
%lang es
búscame una película con {actor=filmstar} sobre {plot=trama}
%lang en

%tool mediatheca.findSong
which song goes "{line=lyric}"
"{line=lyric}" by {singer=singer}, {decade:1980s=eighties|1980s}
{singer=singer}, {decade:1970s=from the seventies|1970s}, something with {line=lyric}
from the {decade:1990s=nineties}, maybe {singer=singer}: {line=lyric}
what's the song with the line {line=lyric}
I've had "{line=lyric}" stuck in my head since breakfast, what is that
they played something with "{line=lyric}" at the wedding and everyone cried, {decade:1960s=from the sixties|sixties stuff}
dad hums "{line=lyric}" all day long and can't say what it is
who sings "{line=lyric}", was it {singer=singer}
song {line=lyric}
{line=lyric}, {singer=singer}
{line=lyric} {decade:1980s=80s}
neither film nor book, "{line=lyric}" was on the radio
find that song by {singer=singer}
what was that song from the {decade:2000s=two thousands|2000s}
%lang es
¿cómo se llama la canción que dice "{line=lyric}"?
%lang en

%tool trimtool_picture
resize {image=imgfile}
resize {image=imgfile} to {width=pxw}x{height=pxh}
{width=pxw} by {height=pxh}, {fit:crop=cropped}, {save_as:webp=webp}: {image=imgfile}
{image=imgfile} as {save_as:png=png}, {width=pxw} wide and {height=pxh} high
make {image=imgfile} {height=pxh} pixels high and {width=pxw} wide, {fit:pad=pad it|with bars at the sides}
the portal refuses {image=imgfile}, it takes nothing beyond {width=pxw} across
{image=imgfile} is far too heavy to mail to grandma
the frame is {width=pxw} by {height=pxh} and {image=imgfile} hangs over the edge
nobody can open {image=imgfile} on Windows, they want {save_as:jpg=a jpg|jpg}
{image=imgfile} {width=pxw}x{height=pxh}
{image=imgfile}, {save_as:gif=gif}
{width=pxw} wide, {image=imgfile}
it's a photo and no video, take {image=imgfile} down to {width=pxw} pixels across
shrink my picture to {width=pxw}x{height=pxh}
convert it to {save_as:webp=webp}, {fit:stretch=stretched}
%lang de
skalier {image=imgfile} auf {width=pxw} mal {height=pxh} Pixel
%lang es
pásame {image=imgfile} a {save_as:png=png}, {width=pxw} por {height=pxh}
%lang en

%tool trimtool_clip
cut {media=mediafile} from {start=posA} to {end=posB}
{media=mediafile}, {start=posA} to {end=posB}, {mute:true=without sound|muted}
from {start=posA} until {end=posB}, {mute:false=keep the sound|with sound}, {media=mediafile}
stop at {end=posB}, begin at {start=posA}: {media=mediafile}
{mute:true=silent|no sound} piece of {media=mediafile} from {start=posA}
only the goal matters, it's in {media=mediafile} between {start=posA} and {end=posB}
everything before {start=posA} in {media=mediafile} is chatter and can go
I want the chorus as my ringtone, {media=mediafile}, {start=posA}-{end=posB}
send-worthy bit of {media=mediafile}: starts {start=posA}, the boring part comes after {end=posB}
{media=mediafile} {start=posA}-{end=posB}
{media=mediafile} from {start=posA}
{start=posA} to {end=posB}, {media=mediafile}
not the size and not pages, I want {media=mediafile} shorter, {start=posA} till {end=posB}
cut it from {start=posA} to {end=posB}
trim {media=mediafile} for me
%lang de
schneid {media=mediafile} von {start=posA} bis {end=posB} heraus
%lang en

%tool trimtool_pages
take pages {pages=pdfrange} out of {pdf=pdffile}
pages {pages=pdfrange} of {pdf=pdffile}, then add {append=pdffile}
{pdf=pdffile} and behind it {append=pdffile}, {rotate:left=turned left|rotated to the left}
{append=pdffile} goes after {pdf=pdffile}, of that only {pages=pdfrange}
merge {pdf=pdffile} with {append=pdffile}
the office only needs sheets {pages=pdfrange} of {pdf=pdffile}
somebody scanned {pdf=pdffile} the wrong way round, it's {rotate:upside_down=standing on its head|upside down}
they want a single attachment, so {pdf=pdffile} followed by {append=pdffile}
nobody should see my salary, so of {pdf=pdffile} keep {pages=pdfrange} and drop the rest
{pdf=pdffile} {pages=pdfrange}
{pdf=pdffile} plus {append=pdffile}
{pages=pdfrange} of {pdf=pdffile}, {rotate:right=rotated right}
no clip and no photo, pages {pages=pdfrange} from {pdf=pdffile}, {rotate:right=turn them right|turned to the right}
extract pages {pages=pdfrange}
put {append=pdffile} behind it
%lang es
sácame las páginas {pages=pdfrange} de {pdf=pdffile} y añade {append=pdffile}
%lang en

%tool latershelf-keep
save {page=weburl} for later
keep {page=weburl} for {bring_up=when}
{bring_up=when} I'd like to read {page=weburl}, {top:true=put it on top|at the top}
{top:false=at the end of the list|not at the top}, {page=weburl}, show it again {bring_up=date}
{page=weburl}, {bring_up=date}, {top:true=first in line|as the first one}
no time for {page=weburl} right now, it looks great though
I've got a long flight {bring_up=date} and {page=weburl} would be something for it
my tabs are killing me, take {page=weburl} away until {bring_up=date}
that's one for Sunday on the sofa: {page=weburl}
{page=weburl} later
{page=weburl}, {bring_up=date}
{top:true=top} of the pile, {page=weburl}
no need to file {page=weburl} in a folder, once I've read it, it can go
save the page for later
show it to me again {bring_up=date}
%lang de
heb mir {page=weburl} bis {bring_up=date} zum Lesen auf
%lang es
guárdame {page=weburl} para leerlo {bring_up=date}
%lang en

%tool latershelf-bookmark
bookmark {link=weburl}
bookmark {link=weburl} as {label=bmlabel} in {folder=bmfolder}
in {folder=bmfolder}, {link=weburl}, tags {tags=bmtags}
"{label=bmlabel}" for {link=weburl}, tagged {tags=bmtags}, folder {folder=bmfolder}
file {link=weburl} in {folder=bmfolder} with {tags=bmtags}
I look this up every month and never find it again: {link=weburl}
{link=weburl} is worth remembering, call it {label=bmlabel}
so that I needn't google it each time, {link=weburl} belongs with the {folder=bmfolder} stuff
once we redo the bathroom I'll want {link=weburl} again, name it {label=bmlabel}
bookmark {label=bmlabel}, {link=weburl}
{link=weburl} in {folder=bmfolder}
{link=weburl}, {tags=bmtags}
I've read {link=weburl} already, keep it for good under {folder=bmfolder}
bookmark this page as {label=bmlabel}
put that link in {folder=bmfolder} with the tags {tags=bmtags}
%lang de
leg {link=weburl} als Lesezeichen in {folder=bmfolder} ab
%lang en

%tool talk
the full moon kept me awake all night, I'm a wreck
{=person} quotes {=quoter} at every opportunity, it drives me mad
we split the bill and of course {=firstname} had forgotten the wallet
I was in {=clocktown} once and never got over the jet lag
my savings are a joke, but never mind
the film was fine, although the book by {=bookauthor} is so much better
that joke about {=jokeabout} yesterday was terrible, I loved it
patents ruin small inventors, my father always said
nobody in this family has ever won a quiz
{=filmstar} looks younger in every film, how does that work
I've got two hundred bookmarks and never open one of them
taxes, taxes, taxes, that's all people talk about at work
public holidays on a {=weekday} are my favourite ones
%lang de
den Film mit {=filmstar} fand ich ehrlich gesagt langweilig
bei uns in der Familie redet keiner über Geld
%lang es
la luna de anoche estaba preciosa, me quedé mirándola un buen rato
%lang en
