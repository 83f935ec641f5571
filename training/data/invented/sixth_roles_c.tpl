# Requests for invented tools in which it is hard to tell which parameter the words belong to: unusual orders, roles told by
# a preposition, by sense or by no word at all, values that are clauses, lists of things, remarks that are no argument.
%lang en
# Moments. After "on", without it, after "since", after "until" or "by", hours, days with hours.
%list dy: Friday | the 14th | 3 May | Tuesday next week | Sunday | Oct 9 | the first of June | Wednesday | 12 August | the 22nd | Monday | Saturday | New Year's Eve | 17.4. | Thursday the 8th | 2027-02-11 | Good Friday | March 30 | the second | 28 November
%list td: tomorrow | today | this Saturday | next Monday | the day after tomorrow | next Thursday | this Friday | tomorrow evening | next Sunday | this Wednesday | Tuesday | the 19th
%list since: Monday | 1 March | last week | the weekend | yesterday | Easter | the 5th | January | last Friday | 2025-11-01 | mid-July | the start of the year | June 12 | last month | Christmas | the day before yesterday
%list until: Friday | the end of May | next Sunday | the 30th | 1 September | tomorrow noon | Monday morning | the end of the month | 15 June | Christmas | Thursday evening | 24 Dec | the end of the week | 6.10. | Easter | the 12th of July
%list clock: 7:30 | half past six | 9 am | noon | 8:15 | quarter to eight | 5 in the morning | 10.45 | six | 3 pm | ten past four | 11h | 8 am | half eight | 13:00 | nine
%list late: 23:00 | ten at night | 11 pm | 22.30 | half past ten in the evening | 9 pm | 21:45 | eight in the evening | 20h | quarter past nine at night | 19:30 | midnight
%list slot: Friday at 7:30 | tomorrow at noon | Saturday 10 am | the 14th at half past six | Monday at eight | 3 May at 15:00 | Wednesday 9 o'clock | next Tuesday at 11 | tomorrow at quarter past five | Sunday 4 pm | the 22nd at 10.45 | Thursday at half ten
%list past: Sunday | Monday | the 3rd | Saturday | Thursday | 11 May | Tuesday last week | the 27th | Easter Sunday | Oct 2 | Wednesday | 30.9.
# Remarks that are no argument.
%list pre: sorry, me again | before I forget | right | ok so | quick one | hands full here | one more thing | hi there | I know it's late | my phone is dying | typing with one thumb | finally getting round to this | good morning | just out of the shower | third time lucky | boss is breathing down my neck | on the bus here | not urgent at all | bear with me | oh dear | hm | back again | you know what
%list post: thanks a million | no rush | I'm already in the car | don't ask why | my memory is a sieve | that's all | cheers | sorry for the mess | I keep forgetting | it's been a long day | you're a star | nobody else will do it | no jokes please | my hands are wet | I can't find my glasses | that would make my day | much obliged | we've argued enough about it | I'm in a queue right now | it's driving me mad | with a cherry on top | and then I'll stop bothering you
# People.
%list man: Priya | Tom | old Mr Hansen | my brother-in-law | Zoë | Kwame | the new girl | Dr Lindqvist | Auntie Bea | Marek | Sofia from accounting | the neighbour's son | Ines | Big Dave | Yuki | Mrs Okafor | my cousin | Luca | the plumber | Hanna
%list mate: Ravi | Greta | my flatmate | Otto | Imani | the twins' dad | Leif | Carmen | Joost | Nadia | uncle Pete | Mo | Beatriz | our coach | Svenja | Ali K. | Rosie | the boss
%list kid: Mia | Jonas | little Theo | Aisha | Ben | our eldest | Clara | Emil | Poppy | the youngest | Noor | Finn | Lotte | Sami
%list fulln: Agnes Brandt | Wilhelm Koch | Rosa Delgado | John Murray | Ilse Novak | Tomasz Wojcik | Mary Ellen Byrne | Pavel Horak | Giulia Conti | Samuel Adeyemi | Ruth Feldman | Karl-Heinz Vogt | Nora Lindgren | Ahmet Yildiz
%list fullm: Edith Marlowe | Josef Huber | Carmen Ortiz | Patrick Doyle | Helga Sommer | Jan Kowal | Bridget Walsh | Anton Dvorak | Luigi Ferrari | Esther Obi | Max Rosenthal | Greta Nilsson | Leyla Demir | Franz Maier
%list gang: Ravi, Greta and me | Otto and Imani | me, Tom and the neighbours | Carmen, Joost, Nadia | the four of us | Priya and Luca | Mo, Rosie and uncle Pete | my brothers and me | Hanna, Marek and Yuki | everybody from the choir | Ali and his girlfriend | Svenja, Leif, Kwame and me

%list river: Elbe | Severn | Tisza | Loire | Neckar | Ouse | Drava | Ebro | Oder | Mosel | Trent | Inn | Tagus | Vltava
%list gauge: Dresden | Worcester | Szeged | Orléans | Heilbronn | York | Maribor | Zaragoza | Frankfurt an der Oder | Cochem | Newark | Passau | Melnik
%list cm: 450 cm => 450 | 380 centimetres => 380 | 520 | 610 cm => 610 | 700 centimetres => 700 | 295 cm => 295 | 540 | 480 cm => 480
%tool setFloodAlarm
{channel:sms=text me|send me an SMS} once it stands above {level=cm} (at|in) {station=gauge}, the {river=river} I mean
our cellar has been under water twice by now, alarm me at {level=cm} for the {river=river}
{level=cm} in {station=gauge} on the {river=river}: {channel:call=ring me|phone me}
my uncle from Linz lives right at the dam, so above {level=cm} {channel:push=a push message|a push alert}, {river=river}

%list alt: 2400 metres => 2400 | 1800 m => 1800 | 2100 | 1500 metres => 1500 | 3000 m => 3000 | 2750 | 1200 metres => 1200
%list resort: Verbier | Obertauern | Val Thorens | Livigno | Åre | Bansko | Aspen | Zermatt | Baqueira | Kitzbühel | Hemsedal | Whistler
%tool whiteslope-snow-report
at {altitude=alt} in {resort=resort}, how deep is it on {day=dy}
we land in Geneva with a plane full of skis, so snow in {resort=resort} please
{day=td}, up (at|around) {altitude=alt}, how white is {resort=resort}

%list km: 30 km => 30 | 50 kilometres => 50 | 100 km => 100 | 20 kilometers => 20 | 75 km => 75 | 15 km => 15 | forty km => 40
%list hec: 50 hectares => 50 | 200 ha => 200 | 10 hectares => 10 | 500 hectares => 500 | 100 ha => 100 | 1000 hectares => 1000
%list region: Évora | the Peloponnese | Redding | Marseille | the Blue Mountains | Split | Antalya | Corsica | Alicante | Valparaíso | northern Sardinia | Kelowna
%tool earthsigns.wildfires
anything burning since {since=since} within {radius_km=km} of {around=region}
only the ones bigger than {min_hectares=hec} near {around=region}, we can smell smoke
fires around {around=region}? our friends from Lyon are camping there with three kids until Sunday

%list birdlook: black with two yellow stripes over the eyes | small and round with a red throat and a tail that never stops moving | blue back, orange belly, sat on a pole above the water | grey with a crest on its head and a call like a rusty gate | brown with spots on the breast, hopping under the hedge | white with black wing tips and a beak that bends up at the end | all green with a red cap, laughing from a tree | tiny with a golden line on its crown | long legs, long neck, stood in the reeds without moving | striped like a zebra with a fan on its head
%list buglook: green and shiny with long feelers | fat and furry with an orange bottom | as long as my finger with two pairs of glassy wings | black with red spots in two rows | thin like a twig and swaying on the curtain | striped, no sting, hovering over the mint | brown with pincers at the back | white, fluffy and all over the underside of the leaves
%list spot: the reservoir | our compost heap | the old quarry | Lake Mälaren | the railway bridge | a field outside Ghent | the cemetery wall | Hampstead Heath | the mouth of the river | my mother's orchard | the car park at work | the north end of the dyke | a bog near Galway | the school pond
%list mon: April | late September | May | the middle of June | October | February | July | early spring
%tool fieldguide_identify
{looks=birdlook}, (what was that|which one could it be)
a {group:bird=bird} near {place=spot} in {month=mon}: {looks=birdlook}
in {month=mon} I found an {group:insect=insect|insect of some sort} that was {looks=buglook}, name please
{looks=birdlook}. saw it from the train with my brother, so no photo of it, what is it
by {place=spot}, {group:insect=some insect|an insect}, {looks=buglook}

%list spp: a kingfisher | two stag beetles | an otter with young | a lesser spotted woodpecker | fly agarics | a grass snake | a hoopoe | swallowtails | bee orchids | a pine marten | wild garlic in flower | a barn owl | cranes flying north | a slow worm
%list obs: carrying something in its beak | first time this year | only heard, not seen | chased off by crows | with a ring on the left leg | in full sun on a stone | very tame | looked ill to me | far too early for the season | under a rotten log | at dusk, over the road and gone
%tool fieldguide_log_sighting
nature diary, {place=spot}, {species=spp}, {remark=obs}
put {species=spp} down as seen near {place=spot} on {seen_on=past}, {=post}
with the note "{remark=obs}": {species=spp}, by {place=spot}
my knees are killing me from crouching in the mud, but log {species=spp} at {place=spot}

%list sur: Kowalczyk | O'Malley | Brandstetter | Feigenbaum | Lindqvist | Esposito | Van Dijk | Horvath | MacAllister | Dubois | Petrosyan | Haugen | Schimmelpfennig | Ferreira
%list given: Josef | Maria Magdalena | Patrick | Rivka | Olaf | Concetta | Hendrik | Ilona | Angus | Eugénie | Karl | Sigrid
%list wom: Agnes Brandt | Rosa Delgado | Ilse Novak | Mary Ellen Byrne | Giulia Conti | Ruth Feldman | Nora Lindgren | Leyla Demir | Bridget Walsh | Esther Obi | Carmen Ortiz
%list mas: Wilhelm Koch | John Murray | Tomasz Wojcik | Pavel Horak | Samuel Adeyemi | Karl-Heinz Vogt | Ahmet Yildiz | Patrick Doyle | Luigi Ferrari | Max Rosenthal | Anton Dvorak
%list vill: Lwów | Ballina | Bad Ischl | Grodno | Västerås | Avellino | Delft | Debrecen | Oban | Rouen | Bergen | Braga
%list byear: 1871 | 1902 | 1888 | 1845 | 1919 | 1896 | 1860 | 1911 | 1879
%list dyear: 1944 | 1951 | 1938 | 1963 | 1929 | 1977 | 1918 | 1984
%tool kinfolk-search-records
from {birthplace=vill}, {given_name=given}, {birth_year=byear} I believe, of the {surname=sur} lot
any {record_type:marriage=wedding papers|marriage papers} of {given_name=given} {surname=sur}? grandma won't speak about it
{record_type:immigration=arrival lists|ship arrivals}, {surname=sur}, came over with nothing but a violin
the {surname=sur} family, born in {birthplace=vill}, {record_type:census=census sheets|census}
%tool kinfolk-add-relative
to {of=fullm} a {relation:child=daughter|son|child}: {name=fulln}, {born=byear}
{name=mas}, {born=byear} to {died=dyear}, was the {relation:father=father} of {of=fullm}
new in the tree: {name=wom}, {relation:sibling=sister} of {of=fullm}, the one with the bakery in Lisbon
as {relation:mother=mother} of {of=mas} put {name=wom}, dead since {died=dyear}

%list city: Antwerp | Bilbao | Kraków | Leeds | Trieste | Rotterdam | Montréal | Porto | Basel | Kyoto | Aarhus | Zagreb
%list theme: the body in photography | Turner | women of the Bauhaus | life under the sea | toys from the war years | Frida Kahlo | light and shadow in the north | things made of glass | the history of shoes | Dürer and his pupils | maps of places that never were | street art from Lagos
%tool galleria_exhibitions
{theme=theme} in {city=city}, anywhere from {from_date=dy} on
what can I see about {theme=theme} while we're in {city=city}, {free_only:true=only free ones|nothing with an entrance fee}
until {to_date=until} in {city=city}, which shows are on? my parents are easily bored
%list museum: the Rijksmuseum | the Deutsches Museum | Tate Modern | the Uffizi | the Museum of Childhood | the Prado | the Vasa museum | the mining museum | the Albertina | the museum of bread | MoMA | the tram museum
%list heads: 14 | six => 6 | 22 | nine => 9 | 30 | 5 | eleven => 11 | 8
%list tongue: Polish | Portuguese | German | Japanese | Welsh | Ukrainian | Dutch | Greek | Catalan | Farsi | Danish | Korean
%tool galleria_book_guided_tour
in {language=tongue} for {visitors=heads} of us, {start=slot}, {museum=museum}
half the class only speaks with their hands, but {visitors=heads} people, {museum=museum}, {start=slot}
{start=slot} somebody to walk us round {museum=museum}, in {language=tongue} if there is one

%list clue: river through Turin | without a leg to stand on | it's often under the table | a friend of Frodo | what comes after the storm | opposite of with | bird in a clock | king with a daughter called Cordelia | home from home | from A to B by water | Greek letter before omega | sounds like a question to an owl
%list pat: s..p. | a..le | ..r.t | .o..o. | k...n | e.e..t | ..lm | t....r
%list letters: 5 | seven => 7 | 4 | 6 | nine => 9 | 8 | three => 3
%tool wordsmithy_crossword
"{clue=clue}", {length=letters} letters
{pattern=pat}, the hint being {clue=clue}
{length=letters} boxes for {clue=clue}, I'm stuck on this since breakfast
{clue=clue}, so far I have {pattern=pat}, {=post}

%list front: der Schmetterling | mitochondria | 1648 | to give up on something | quidquid agis | Avogadro's number | la sciarpa | amortisation | the capital of Burkina Faso | femur | ばか | who wrote Middlemarch | with flying colours
%list back: butterfly | powerhouse of the cell | Peace of Westphalia | to stop believing in it | whatever you do | 6.022 times ten to the 23 | scarf | spreading a cost over years | Ouagadougou | thigh bone | fool | George Eliot | very successfully
%list deck: German B2 | bio finals | dates in history | phrasal verbs | Latin from unit 9 | chem for dummies | my trip to Bologna | accounting | flags and capitals | bones | useless facts
%tool cramcards_add_card
into {deck=deck}: {front=front} - {back=back}
a card with {back=back} behind and {front=front} in front
{front=front}, on the other side {back=back}, {deck=deck} pile
{front=front} is {back=back}, make me a flashcard of that for my exam in June

%list focus: small talk at the office | talking on the phone | the subjunctive | job interviews | words for the kitchen | pronouncing the r | arguing with the landlord | reading the paper out loud | everything with prepositions | holiday phrases
%list teach: Señora Vidal | Tomáš | Mr Chen | Birgit | Anneke | the one from Lyon | Olena | Marta P.
%tool tutorly.book_lesson
with {teacher=teach}, {start=slot}, {language=tongue}
{focus=focus} in {language=tongue}, {start=slot}
{language=tongue} lesson {start=slot}, moving there with my husband soon, {=post}
work on {focus=focus} with {teacher=teach}, my {language=tongue} is rotten, {start=slot}

%list sum: 48 euros => 48 | £23.50 => 23.5 | 120 dollars => 120 | 64 | 17.80 | €210 => 210 | 35 quid => 35 | $86 => 86 | 9 euros => 9 | 300
%list what: the pizza after rehearsal | petrol to Hamburg and back | a present for the midwife | two nights in the cabin | the taxi from the airport | drinks on me and Ali | tickets to the thing at the Apollo | firewood for the weekend | groceries without the wine | the kayak with the hole in it | parking under the opera
%tool evenly_split_bill
{what=what}, {paid_by=mate} paid {amount=sum}, split it between {among=gang}
{among=gang} owe for {what=what}, it came to {amount=sum}
between {among=gang}: {amount=sum}. fair is fair
{amount=sum} from {paid_by=man}'s pocket for {what=what}, shared by {among=gang}
%tool evenly_settle_up
{friend=mate} gave me {amount=sum} back {method:cash=in cash|in notes}, over a coffee in Soho
on {date=past} {amount=sum} came from {friend=man}
we're even: {friend=mate}, {amount=sum}, {method:transfer=by bank transfer|via the bank}

%list prog: Miles & More | the bakery card | Nectar | Payback | my hotel club | Flying Blue | the petrol station thing | Tesco Clubcard | BahnBonus | the cinema club
%list reward: a toaster with four slots | a night for two in Ghent | an upgrade to first | a week of free coffee | the blue suitcase | a donation to the lifeboats | a set of towels | a tenner off at the till | two tickets for the musical
%list pts: 2500 | 800 | 12000 | 450 | 5000 points => 5000 | 900 points => 900 | 3000
%tool perkpocket_redeem_points
{reward=reward} please, {points=pts} out of {programme=prog}
use up {points=pts} with {programme=prog} before they rot
on {reward=reward} I'd blow {points=pts}, {programme=prog}

%list lotq: a writing desk with a secret drawer | Meissen plates | anything by Vasarely | a cello in need of repair | silver spoons | clocks from the Black Forest | a Vespa with papers | first editions | pearls on a silk thread | globes with the old borders
%list furn: a writing desk with a secret drawer | a bench from a chapel | two chairs by Thonet | a wardrobe painted with roses | a table for twelve | a chest on wheels | a cradle | a sideboard from the fifties
%list cap: 400 euros => 400 | £150 => 150 | 90 | $1200 => 1200 | 75 euros => 75 | 2000 | 60 quid => 60
%tool hammerfall.find_lots
under {max_price=cap}: {query=lotq}
ending before {ends_before=until}, {query=lotq}
is {query=lotq} under the hammer somewhere? it's for my sister's birthday, she turns forty
{category:furniture=furniture}, say {query=furn}, not over {max_price=cap}

%list junk: a bunk bed with slide | Dad's accordion | the cot from the loft | a bike for a child of six | two garden chairs | a fish tank with pump | my old Nikon | a box of Lego without a box | the sofa by the window | an ironing board with a cover from the seventies | a set of winter tyres
%list pick: 12 Mill Lane | the back door at Hauptstr. 8 | our shop in the arcade | the car park behind Aldi | my mother's in Ealing | the third floor of 40 Rue Cler | the allotments gate | the depot on Kent Road
%tool fleaboard-post-ad
for {price=cap}, to be fetched from {pickup=pick}: {item=junk}
{item=junk}, {condition:worn=a bit tired|well worn}, {price=cap}
get rid of {item=junk} for {price=cap}, my wife has been at me since the move
{condition:like_new=hardly used|as good as new}, {item=junk}, {price=cap}, {negotiable:true=open to offers|price can be haggled over}
%list ad: AD-4471 | 90233 | fb-118 | the advert 5520 | ad 77-c | #61203 | AD-0098
%list askq: is it still there and does it fit in a Polo | can I come by after work on Thursday | does it come with the charger | would you swap it for a lamp | why are you selling it | is the scratch on top or underneath | how heavy is it without the drawers | my husband would bring cash tonight
%tool fleaboard-message-seller
{message=askq}, to the seller of {ad=ad}
on {ad=ad} I'd go to {offer=cap}, tell them "{message=askq}"
ask about {ad=ad}: {message=askq}

%list twn: Innsbruck | Calais | Lyon | Porto | Gdańsk | Milan | Oslo | Split | Bratislava | Leeds | Toulouse | Malmö
%list twm: Verona | Reims | Marseille | Lisbon | Warsaw | Genoa | Gothenburg | Rijeka | Budapest | Dover | Bordeaux | Copenhagen
%tool roadline_toll
to {destination=twm} with {vehicle:camper=the camper|our motorhome}, from {origin=twn}
{vehicle:motorcycle=motorbike|on the motorbike}, {origin=twn}, {destination=twm}, what do they take off me
what's it cost me in tolls into {destination=twm} if I set off from {origin=twn}? mother-in-law on board
{trailer:true=with the trailer on|pulling a trailer} to {destination=twm}, {origin=twn} is where we start
%list border: Brenner | Kapıkule | the Øresund bridge | Dover docks | Horgoš | Peace Arch | Medyka | Chiasso | Otay Mesa | Bregana
%tool roadline_border_wait
{direction:entering=going in|coming in} at {crossing=border}, {lane:truck=lorries|with a lorry}, how long
{=pre}, around {at=late} at {crossing=border}, do they queue
kids in the back, cat on my lap: how bad is {crossing=border}

%list harm: a pothole as deep as my knee | dark stains and water dripping from the underpass | three street lamps out in a row | a branch hanging by a thread over the path | glass all over the sandpit | a bench without a seat | someone's mattress in front of the gate | the railing loose above the steps | a drain with no cover on | oil on the cobbles from end to end
%list strt: 14 Mill Lane | the corner of Oak and 3rd | Schillerplatz | the footbridge by the lido | Rue Oberkampf 9 | the playground on Elm Street | Canal Walk | the bus stop outside Lidl | Via Roma 31 | the tunnel under the A7
%list tel: 0171 5550199 | 020 7946 0122 | +44 7700 900113 | 555-0134 | 0664 118 22 90 | 030 4400 17 | 07700 900 561
%tool civicdesk.report_damage
{where=strt}: {what=harm}
{=pre}, tell the town there's {what=harm} at {where=strt}, questions to {callback=tel}
{urgency:dangerous=somebody will get killed|really dangerous}, {what=harm}, {where=strt}
{what=harm}, walked past it with the dog for weeks, it's at {where=strt}
reach me on {callback=tel} about {what=harm} by {where=strt}, {urgency:low=not pressing|no hurry with it}
%list din: a bass like in a club | the dog from the second floor | leaf blowers before breakfast | a pump that hums under the yard | karaoke with the windows open | somebody drilling into the wall | trucks unloading at the back door | a cockerel | the extractor over the kebab shop | a drum kit in the garage
%tool civicdesk.complain_noise
since {since=since}, from {address=strt}, {source=din}
{source=din} at {address=strt}, {anonymous:true=keep my name out of it|don't say it was me}
I work nights with the ambulance and can't sleep: {source=din}, {address=strt}

%list bill: the heating act | net neutrality | the motion on grammar schools | the assisted dying bill | the budget for rail | the ban on plastic bags | the rent cap | the treaty with Norway | votes at sixteen
%list mp: Caroline Hughes | Stefan Brandl | Ms Oduya | Jean-Luc Perrin | the member for Bath | Katja Riis | Senator Pell
%list party: the Greens | Labour | the Liberals | CDU | Fine Gael | the Left | the conservatives
%tool lexpublic_parliament_vote
how did {member=mp} go on {bill=bill}
{party=party}, {bill=bill}, on {date=past}
for or against {bill=bill}? my dad swears it went through by a hair
with {party=party} in it, what came of {bill=bill}

%list land: Ghana | Denmark | Chile | Ireland | Vietnam | Austria | Canada | Estonia | Morocco | New Zealand | Peru | Latvia
%list abroad: Bangkok | Nairobi | Buenos Aires | Athens | Seoul | Tunis | Ottawa | Hanoi | Riyadh | Dublin | Mumbai
%tool safeabroad_find_embassy
in {city=abroad}, {of_country=land}
{service:passport=passport gone|lost my passport}, I'm in {city=abroad}, which house of {of_country=land} helps
the {of_country=land} people at {city=abroad} for {service:notary=a notary stamp|notary stuff}

%list fname: tax return | minutes of the board | letter to the landlord | wedding seating | recipe for borscht | invoice from the roofer | notes on Kant | draft with comments | plan of the attic | receipts for the car
%list dir: Downloads | Family | the old laptop backup | ~/work/2024 | Scans | the folder of my ex | Projects/roof | Desktop | archive_b | School
%tool cabinet_find
under {folder=dir}, newer than {changed_after=since}, {words=fname}
{=pre}, "{words=fname}" as a {kind:spreadsheet=spreadsheet|table}, I saved it with my own hands
{kind:picture=photos|pictures} called {words=fname}, in {folder=dir}
where on this disk is {words=fname}? the tax man comes on Monday
%list oldf: IMG_0412.jpg | draft2.docx | scan001.pdf | Untitled 7 | final_final.pptx | notes.txt | doc(copy).odt | recording-3.m4a | tmp.csv | Kopie von plan.xlsx
%list newf: roof_before_repair.jpg | letter to the council | lease signed.pdf | ideas for the attic | pitch for Globex.pptx | shopping by aisle.txt | cv_2026.odt | talk with grandpa.m4a | members.csv | garden plan.xlsx
%tool cabinet_rename
{new_name=newf} instead of {current_name=oldf}
under the name {new_name=newf} I'd find it again, now it's {current_name=oldf}
{current_name=oldf} → {new_name=newf}
should be {new_name=newf}, is {current_name=oldf}. who names things like that
%list pw: Tulip-88 | sesame | 4ever&ever | hunter3 | blue whale | Xk29!pq | grandma1931 | ottoschmidt
%tool cabinet_pack
as {format:7z=7z|a 7z}, with the password {password=pw}, everything in {folder=dir}
{archive_name=fname} should be the archive's name, from {folder=dir}
zip {folder=dir} up for the accountant in Bonn
locked by {password=pw}: {folder=dir} into one {format:zip=zip|zip file}

%list img: beach.png | IMG_2231.jpg | the logo draft | portrait_final.tif | cake.jpg | DSC0099 | team-photo.png | cover.webp | sunset over the bay.jpg
%list mark: © Marta Keller | not for sale | draft, do not share | from the archive of St Anne | by Otto with love | sample only | taken on the road to Fes | property of the club | 2026 all rights reserved
%tool snapedit.watermark
"{text=mark}" {position:bottom_right=bottom right|in the lower right corner} on {image=img}
over {image=img} write {text=mark}, {position:center=right in the middle|across the middle}
{image=img} needs {text=mark} on it, someone in Ohio keeps stealing my stuff

%list aud: voice-14.m4a | rehearsal.wav | podcast raw.mp3 | lecture on Hegel.mp3 | gran_sings.ogg | interview_b.wav | the birdsong tape
%list film: holiday.mp4 | wedding of Kim and Raj.mov | drone_03.mp4 | talk.mkv | kids in the snow.mp4 | GX010077.mp4 | match.avi
%list tc1: 0:45 | 1:10 | 00:02:30 | 3:05 | minute five | 12:40 | 0:08 | the two minute mark
%list tc2: 14:20 | 31:00 | 00:45:10 | 22:15 | minute forty | 58:30 | 1:02:00 | the half hour mark
%list fade: 3 seconds => 3 | two seconds => 2 | 5 s => 5 | 4 seconds => 4 | ten seconds => 10
%tool cutAudio
up to {to=tc2}, beginning with {from=tc1}, {audio=aud}
{fadeSeconds=fade} of fade, {from=tc1} till {to=tc2} out of {audio=aud}
keep {audio=aud} between {from=tc1} and {to=tc2}, before that it's only coughing
%tool reelroom-cut
as {save_as=newf}: {video=film}, {from=tc1}, {to=tc2}
from {video=film} I need nothing but {from=tc1} to {to=tc2}, grandma blinks in the rest
till {to=tc2}, from {from=tc1}, that's the good bit in {video=film}
%tool reelroom-subtitle
{language=tongue} under {video=film}, {size:large=big|in large letters}
in {color=paint} please: {language=tongue} captions for {video=film}
my aunt is deaf on one side, put {language=tongue} captions under {video=film}
%list paint: yellow | white | light green | orange | pale blue | pink | black | turquoise

%list pdf: contract.pdf | lease_2026.pdf | minutes.pdf | the offer from the roofer | nda-globex.pdf | consent form.pdf | statement.pdf | thesis_v9.pdf
%list pagen: 3 | 12 | seven => 7 | 2 | nineteen => 19 | 5 | 40
%tool leafpress_sign
on page {page=pagen}, {signer=man}'s signature, {document=pdf}
{place:bottom_right=bottom right|in the bottom right corner} of {document=pdf}, as {signer=fulln}
{=pre}, get {signer=mate}'s autograph into {document=pdf}, the bank wants it with ink but never mind
%list blank: date of birth | Occupation | signed at | reason for leaving | IBAN | Next of kin | box 14 | allergies | name at birth | Purpose of stay
%list fillin: freelance gardener | none that I know of | visiting family at Easter | Ruth, my sister in Leeds | moved in with my partner | DE02 1203 0000 | Uppsala | cats and penicillin | to study under Prof. Hale | see attached sheet
%list form: visa.pdf | the kindergarten form | W-8BEN.pdf | application_b.pdf | the clinic questionnaire | lease form.pdf | form 27
%tool leafpress_fill
{content=fillin} goes under {field=blank} in {form=form}
{form=form}, {field=blank}: {content=fillin}, {lock:true=and lock it|so that nobody can change it}
at {field=blank} put {content=fillin}, it's on {form=form}
%list feed: xkcd.com/rss | blog.hexcode.dev/feed | the feed of the Guardian's film desk | nautil.us/rss | planet.debian.org/atom.xml | podcast.farm/feed.xml | rss.orf.at
%list inword: life on Mars | cheese | the coalition | heat pumps | open source | wolves in the north | strike | grandmasters
%tool pagegrab_feed
only about {containing=inword}, from {feed=feed}
{feed=feed}, newest {count=letters}
with {containing=inword} in it: the {count=letters} latest on {feed=feed}, {=post}

%list dev: Ben's tablet | the PlayStation | kids-ipad | the old Galaxy | living-room-tv | Mia's phone | the Switch | chromebook-4 | the guest laptop | the Xbox in the attic
%list why: homework first | somebody lied about the maths test | dinner is on the table | grandma is here, talk to her | until the room is tidy | bed, now | we are playing outside today | too much shouting at the screen | read a book for once | ask mum if you think it's unfair
%tool netkeeper.pause_device
"{reason=why}", {device=dev}, till {until=late}
no net for {device=dev} from {from=clock}
until {until=late} take {device=dev} offline and let it say {reason=why}
{device=dev} off the wifi, they've been at it with the cousins since noon and I've had it
%list wname: Casa Rossi Guests | come in and sit down | Not for Neighbours | Party at Number 9 | Villa Kunterbunt | Bob's Burrow | the crew from Leeds | under the stairs
%list hrs: 4 hours => 4 | six hours => 6 | 12 hours => 12 | 3 hours => 3 | an hour => 1 | 48 hours => 48 | five hours => 5
%tool netkeeper.guest_wifi
with {password=pw} as the password, visitors' net {network_name=wname}
{=pre}, net for the guests, call it {network_name=wname}, gone after {hours=hrs}
{network_name=wname}, {password=pw}, {hours=hrs}, that's for my visitors to get online
wifi for the guests under {network_name=wname}, they bring six phones for three people
%list lost: thesis.docx | the Photos folder | budget.xlsx | my bookmarks | the recipes | src/main.py | Letters to Anna | the whole desktop | novel_ch4.odt | contacts.vcf
%tool safecopy_restore
into {into=dir}, the state of {as_of=dy}, {item=lost}
{item=lost} as it was on {as_of=past}
I sat on the keyboard and {item=lost} is gone, fetch it back
as of {as_of=since} bring {item=lost}, put into {into=dir}

%list zonek: the Lego corner | under the piano | the carpet in the hall | the dog's bowls | round the Christmas tree | the cables by my desk | behind the sofa | the nursery | where the vase stands | the balcony sill
%tool floorbot-keep-out
till {until=until} the robot has no business there: {area=zonek}
{area=zonek}, {mop_only:true=only for the mop|but only when wet}, keep out
{area=zonek} is off limits for the robot, my son is building a castle there with his friends
%list bedk: the tomatoes | roses by the gate | the pots on the roof | the beech hedge | herbs | the strip along the drive | the new lawn | hydrangeas under the window | the raised beds
%list mins: 20 minutes => 20 | 10 min => 10 | a quarter of an hour => 15 | 35 minutes => 35 | half an hour => 30 | 45 mins => 45 | 8 minutes => 8 | 25
%tool waterZone
{minutes=mins} at {startAt=clock}, {zone=bedk}
for {minutes=mins} {zone=bedk}, {skipIfRain:true=but not if it rained|skip it after rain}
{zone=bedk} {minutes=mins}, we leave for Wales with the whole family
at {startAt=late}, when the sun's down, {zone=bedk} for {minutes=mins}
%list room: kitchen | nursery | study | upstairs bath | guest room | hall | attic | living room | conservatory | workshop | bedroom | cellar bar
%list deg: 21 degrees => 21 | 18.5 => 18.5 | 23 °C => 23 | 19 degrees => 19 | 20 | 16 degrees => 16 | twenty-two => 22 | 24
%tool cosy_heat_plan
{days:weekdays=weekdays|on weekdays} to {to=late} from {from=clock}, {temperature=deg}, the {room=room}
{temperature=deg} in the {room=room} between {from=clock} and {to=late}
the {room=room}, at {temperature=deg} from {from=clock} through {to=late}, grandad feels the cold in his knees
{days:weekend=at weekends|Saturdays and Sundays}: {room=room}, begin {from=clock}, end {to=late}, {temperature=deg}
%tool embertherm_add_slot
{degrees=deg} for the {room=room}, beginning at {begin=clock}
the {room=room} up to {finish=late} at {degrees=deg}, {days:workdays=workdays}
by {begin=clock} it should have {degrees=deg} in the {room=room}, I hate getting up in the cold
%list food: half a lasagne | the leftover curry | two trout | a pot of lentils | rhubarb crumble | goat's cheese | the stock from Sunday's chicken | opened oat milk | a bag of spinach | potato salad with gherkins | the rest of the birthday cake | hummus
%tool kitchen_fridge_add
in the {shelf:bottom=bottom|very bottom}: {food=food}, good until {best_before=until}
{food=food}, {shelf:freezer=freezer|into the freezer}
just put {food=food} into the fridge, made by Nina with love
good till {best_before=until}, {food=food}, it's in there now
%tool larder-stock-in
{place:cellar=down in the cellar|cellar}, {amount=qty}, {item=stock}
{item=stock}, keeps till {best_before=until}, {amount=qty}
bought {amount=qty} of {item=stock} on offer at Lidl's with my sister
to the {place:cupboard=cupboard}: {item=stock}
%list qty: three jars | 2 kg | a dozen | half a sack | six bottles | 500 g | four tins | two packets | one crate | a bag and a half
%list stock: pickled beetroot | red lentils | tomato passata | flour | olives with stones | oat flakes | chickpeas | apple juice | honey from the hives | basmati | coffee beans | candles
%list cam: garage cam | front door | the barn camera | driveway | back gate | the one over the bins | stable 2 | loading bay
%tool gatewatch.clips
{showing:animal=foxes|animals}, {camera=cam}, after {from=late}
between {from=clock} and {to=late} on the {camera=cam}, {showing:vehicle=any cars|cars}
somebody moved my bike, show me {camera=cam} up to {to=clock}
%list part: the flowerbeds | the left half by the hedge | the pond | the bench under the oak | the gate and the post box | the shed door | the corner with the bikes | the chicken run
%tool porchview_watch_area
{what:people=people}, {area=part}, {camera=cam}, to {finish=late}
on {camera=cam}, warn me of anything at {area=part}
from {begin=late} keep an eye on {area=part} with the {camera=cam}
with {camera=cam}: {what:animals=animals|cats and foxes} at {area=part}, we lost two hens to something
%list pet: Minka | old Bruno | Pablo | the cat | Fräulein Schmidt | Biscuit | Nero | the rabbits | Olive | Tofu
%list times: 7:00 and 18:00 | six, noon and eight in the evening | 8 am, 1 pm and 7 pm | seven and seven | 6:30, 19:30 | 9, 15 and 21h | noon and midnight
%list gram: 60 grams => 60 | 45 g => 45 | 120 grams => 120 | 80 | 35 g => 35 | 150 g => 150 | 50
%tool snackbowl_plan
{grams=gram} at {times=times} for {pet=pet}
till {last_day=until}: {pet=pet}, {times=times}
{pet=pet} eats at {times=times}, the vet in Basel said so

%list boat: Seute Deern | the Albatros | Nordlys | My Way | SY Calypso | Tante Frieda | Windfall | the Black Pearl of Kent | Zephyr II
%list nts: two => 2 | 3 | five => 5 | 7 | four => 4 | 10 | one => 1
%list len: 11.5 metres => 11.5 | 9 m => 9 | 14.2 m => 14.2 | 8.75 metres => 8.75 | 12 metres => 12
%tool harbor.request_berth
{nights=nts} nights from {arrival=dy}, {boat=boat}, {length_m=len}
fenders {side:port=to port|on the port side}, {boat=boat}, in on {arrival=dy}
{boat=boat} wants a place on {arrival=dy}, coming over from Jersey with a broken loo

%list hive: hive 4 | the blue one | Waldrand 2 | the swarm box | hive B | the one under the cherry | nuc 7
%list bees: a bit of chalk brood at the edge | wet floor, tilted it forward | two queen cells on the third frame | lots of drones, little honey | wax moth in the corner | fed them a litre of syrup | moved the super to the back | robbed by wasps from next door
%tool apiary_log_inspection
{hive=hive}: {brood_frames=letters} frames of brood, {remarks=bees}
{remarks=bees} in {hive=hive}
{temper:aggressive=stung me through the glove|went for me at once}, {hive=hive}, {queen_seen:true=saw the queen|queen is there}
{hive=hive}, {temper:calm=gentle as lambs|calm}, {brood_frames=nts} frames with brood, wrote it on my arm

%list cause: a tattoo on my calf | two weeks in Ghana with malaria pills | a tooth pulled under anaesthetic | antibiotics for a cough | being three months pregnant | a piercing done at a market | a tick bite | a night in hospital with my appendix | a new partner | a jab against rabies
%tool blood-check-deferral
since {since=since}, {cause=cause}: may I give
may I donate after {cause=cause}? my sister wants to come along on Tuesday
{cause=cause}, that happened on {since=past}

%list piece: the Fauré Requiem | Carmina Burana | O Magnum Mysterium | the Messiah from 23 to the end | Abendlied | Ubi Caritas | the one by Rutter with the organ | Five Days That Changed the World | Bogoroditse Devo | Locus Iste
%tool lendScore
to {singer=man}, {work=piece}, {voice:alto=for alto|as alto}
{singer=mate} took {work=piece} home, {copies=nts} copies
{voice:tenor=tenor part|the tenor part} of {work=piece} went to {singer=fulln}, for singing in the bath
%tool takeBackScore
from {singer=mate}: {work=piece}, {condition:damaged=coffee all over|torn in two}
{work=piece} is back, {singer=fulln} had it
got {work=piece} off {singer=man}, at long last, after the concert with the brass from Dresden
%list absent: his wife is in labour | stuck at work until late | voice gone after karaoke | on a train from Vienna | parents' evening at school | broke her foot on the stairs | it clashes with yoga | a funeral in the family | babysitter fell through
%tool excuseFromRehearsal
{reason=absent}, so no {singer=man} on {date=dy}
{date=td} without {singer=mate}: {reason=absent}
on {date=dy} we have to sing without {singer=fulln}, [sadly] our best voice
%list tall: 24 cm => 24 | 31.5 cm => 31.5 | 18 centimetres => 18 | 40 cm => 40 | 12 cm => 12
%tool kiln.reserve_shelf
{tallest_cm=tall} the tallest, {pieces=letters} pieces, on {firing_day=dy}
for {potter=mate}, {firing_day=td}: {pieces=heads} pots
{pieces=letters} on the shelf for {firing_day=td}, mugs mainly, with a glaze I got from Japan
%list zones: lab and server room | the main gate, the canteen | floors 2 and 3 | warehouse, yard and office | everything but the vault | reception and the stairs | the archive | studio A, studio B and the green room | parking and lift
%tool issueAccessBadge
{zones=zones} till {validUntil=until}, {holder=fulln}
with somebody at {escortNeeded:true=their side at all times|their side wherever they go}: {holder=fulln}, {zones=zones}
a key card for {holder=fulln}, to {zones=zones}, the old one went through the wash with some jeans

%list proc: left hip replacement | hernia repair with mesh | removal of a cyst under the arm | gallbladder by keyhole | cataract on the right | carpal tunnel release | wisdom teeth under general | c-section | fixing a wrist with a plate
%list surg: Dr. Amari | Prof. Weiss | Mr Bhatt | Dr. Solano | Miss Keane | Dr. Ekström | Dr. Papadakis
%tool mcp__theatreplan__schedule_operation
{procedure=proc} on {patient=fulln} by {surgeon=surg}, {start=slot}
{start=slot}, theatre {theatre=nts}, {patient=fullm}, {procedure=proc}
{patient=fulln} {procedure=proc} {start=slot}, the daughter will drive him home
{minutes=mins} should do for it: {procedure=proc}, {patient=fullm}, {start=slot}

%list story: a school in which nobody gets marks | why the ferry to Skye stops at noon | people who live on the roofs | the man behind the fake Vermeers | what happens to bikes left at stations | a village without doctors and what it does about it | the last lamplighter | wolves on the school run | who really owns the lake | from prison to the pastry shop
%list wds: 900 words => 900 | 1200 | 650 words => 650 | 2000 words => 2000 | 400
%tool newsroom/pitch
for {section:culture=culture|the culture pages}, {words=wds}: {idea=story}
{idea=story}, I could hand it in by {ready_by=until}
pitch: {idea=story}. met somebody on the night train with a tale to tell
at {words=wds}, by {ready_by=until}, {section:local=local|local pages}, {idea=story}
%list headl: Fire under the Town Hall | Mayor walks out on budget | Bees on the Balcony | A Bridge to Nowhere | Harbour dues to double | From Rags to Rugs | the piece on the ferry | wolf-cull-2 | Nurses at the End of the Night
%list wrongt: he was born in 1961 | the fire began in the cellar | Smith, the mayor | 40,000 people came | it opens in May | she resigned on Monday | a quarter of the harvest | made by Siemens
%list rightt: he was born in 1916 | the fire began under the roof | Smyth, the deputy mayor | 4,000 people came | it opens in March | she was let go on Friday | three quarters of the harvest | made by Bosch in Stuttgart
%tool newsroom/correct
not "{wrong=wrongt}" but "{right=rightt}", in {article=headl}
in {article=headl} it has to read {right=rightt}
{right=rightt} instead of {wrong=wrongt}, {article=headl}, {apologise:true=and say sorry for it|with an apology}
%tool newsroom/embargo
nothing before {until=slot} of {article=headl}
{until=slot}, not a minute earlier, {article=headl}
hold {article=headl} back till {until=slot}, the lawyers from Leeds are on the phone
%list fish: a zander | brown trout | a pike | two perch | a carp as fat as a pig | an eel | a grayling | a tench
%list bait: sweetcorn | a spinner | a dead roach | a dry fly | cheese from my sandwich | worms | a silver spoon | a boilie
%list flen: 54 cm => 54 | 88 cm => 88 | 31 centimetres => 31 | 102 cm => 102 | 47.5 cm => 47.5
%list fkg: 2.4 kg => 2.4 | 6 kilos => 6 | 0.8 kg => 0.8 | 11.2 kilos => 11.2 | 3 kg => 3
%tool anglerCatchLog
on {bait=bait}, {species=fish}, {lengthCm=flen}
{weightKg=fkg}, {species=fish}, {released:true=swam off again|put it back}
caught {species=fish} {lengthCm=flen} by {bait=bait}, sat there since four with a flask of tea
{=pre}, log {species=fish}, I used my father's rod
%list mq: orders | outgoing-mail | refunds | image-jobs | webhook-retries | pdf-render | sms-out | user-events | stock-updates
%list mq2: orders-retry | quarantine | manual-check | slow-lane | parking | orders-v2 | backup-queue | inspect-me
%tool mq.requeue_dead
into {target=mq2} with the dead ones of {queue=mq}, {per_second=letters} a second
revive what died in {queue=mq}
{queue=mq} dead letters to {target=mq2}, the fix from Omar is live
%list hero: Brunhild | Sir Percival | Thornik the dwarf | Elowen | Grimble | Zara of the Marsh | Old Tom | Kaelith
%list loot: a cloak of whispers | the key to the tower under the lake | boots of striding | a dagger with a ruby in its hilt | rope, fifty feet | healing potions | the bard's lute | a map of the way from Ost to Vell | a goblin ear on a string
%tool grimoire-give-item
{item=loot} to {hero=hero}
{hero=hero} takes {item=loot}, {cursed:true=there's a curse on it|cursed of course}
from the chest at the end of the corridor {hero=hero} gets {item=loot}
%list hurt: a fall into the pit | the troll's club | friendly fire from the mage | poison in the wine | a bear trap under the leaves | arrows from above | a spell gone wrong | the ghost with the axe
%tool grimoire-hit-points
from {source=hurt}, {points=letters} off {hero=hero}, {effect:damage=damage}
{effect:healing=heal} {hero=hero} by {points=letters}
{hero=hero}, {points=heads} {effect:damage=damage|points of damage}, {source=hurt}
%list glid: the ASK 21 | D-4471 | the Discus | our old Ka 8 | G2 | the LS4 with the red tail | Duo Discus XL
%list defect: a crack in the canopy | the wheel brake won't hold | play in the left aileron | the release hook sticks | a dent under the wing root | water in the pitot | no radio on 122.8 | flat tyre after the landing in the field
%tool thermik_groundGlider
{defect=defect}, so nobody flies {glider=glid} till {until=until}
on {glider=glid} there's {defect=defect}
ground {glider=glid}: {defect=defect}, found it at the check with my pupil
%list garm: a cardigan with pockets | socks | a hat with ears | a shawl for the christening | mittens on a string | a jumper without sleeves | a blanket out of squares | leg warmers
%list yarn: undyed alpaca | the green merino from Shetland | leftover sock wool | cotton | mohair with silk | Aunt Bea's lopi | recycled denim | bamboo in mustard
%list ndl: 3.5 mm => 3.5 | 4 mm => 4 | 6 mm => 6 | 2.75 mm => 2.75 | 5 millimetres => 5
%tool skein.cast_on
out of {yarn=yarn}, {garment=garm} for {recipient=kid}
{needle_mm=ndl}, {garment=garm}, {yarn=yarn}
for {recipient=man} I'm beginning {garment=garm} on {needle_mm=ndl}
{garment=garm} it is, casting on in front of the telly with the cat

%list ws: network-core | prod-eu | landing-zone | data-lake | dns-and-mail | sandbox-anna | shop-frontend | vpn-gateways
%list br: develop | feature/new-vpc | fix/typo | release/2.4 | anna/try | next | hotfix-dns | v3
%list res: module.vpc | the bastion host | aws_instance.web | the load balancer in front of the shop | iam role for the deployer | the bucket with the invoices | module.dns
%list aud2: bigger nodes for the sale | agreed with security on the phone | ticket OPS-311 | from Kim's list | needed by the data team before Friday | roll back what we did on Monday | new subnet for the printers | fixes the outage in Frankfurt
%list plan: plan-8f3a | run-XyZ12 | p-2041 | 77c1d0 | tf-310 | pl-664
%tool terrane-plan-preview
off {branch=br}, just {target=res}, {workspace=ws}
in {workspace=ws}, what would happen from {branch=br}
dry run for {workspace=ws}, boss wants it in the chat by lunch
only {target=res} in {workspace=ws}, show what it would do
%tool terrane-apply-plan
"{comment=aud2}", {plan_id=plan}
with {comment=aud2} for the auditors, carry out {plan_id=plan}, {auto_approve:true=and don't ask again|no second question}
{plan_id=plan} go, I looked at it with Wei over coffee
%list fn: resizeAvatar | send-welcome-mail | taxCalculator | exportInvoices | pdf-renderer | geoLookup | sync-contacts | purge-drafts
%list load: order 4411 for Globex | everything since Monday | user 77 with two addresses | the picture in the inbox | tenant acme in test mode | an empty object | one line with a broken date | id 9 from the old table
%list reg: Frankfurt | eu-west-1 | us-east-1 | Singapore | Oregon | ap-south-1 | westeurope | Paris
%tool invokeCloudFunction
{payload=load} into {functionName=fn}
in {region=reg} with {payload=load}: {functionName=fn}
run {functionName=fn}, {background:true=don't wait for it|no need to wait for an answer}, I'm off to lunch with Deniz
%list qmsg: stock of item 77 is zero | rebuild the index for the German shop | parcel with two boxes left the depot | resend the mail to everybody from Monday | user ada deleted her account | prices are from last year | shipment 4711 delayed in customs | start the export at once
%list dly: 30 seconds => 30 | two minutes => 120 | 60 | 5 minutes => 300 | a minute => 60 | ten seconds => 10
%tool queuebarn.publish
{message=qmsg}, {topic=mq}, in {delay_seconds=dly}
onto {topic=mq} please, {priority:high=high priority|with high priority}: {message=qmsg}
"{message=qmsg}" for whoever listens on {topic=mq}
%list bkt: invoices-eu | raw-logs | media-prod | exports | backup-2024 | site-assets | ml-data
%list bk2: cold-archive | media-staging | audit-copy | legal-hold | site-assets-new | dr-west | scratch
%list pfx: 2024/ | img/thumbs/ | reports/q3 | tmp- | customers/acme/ | logs/nginx | videos/raw/
%tool blobfort_copy_objects
to {destination=bk2} what's under {prefix=pfx} of {source=bkt}
{source=bkt} into {destination=bk2}, {overwrite:true=replace what is there|overwrite}
in {destination=bk2} I want all of {source=bkt}, the customer from Graz has been asking for weeks
%list coll: customers | orders | reviews | sessions | devices | articles | bookings
%list filt: city is Graz and age above 40 | no email | created before 2023 | status is open | more than three returns | name begins with Mc | without a phone number | paid by card
%list fld: created_at | price | last_name | score | updated | city | stars
%tool docustore-find-documents
by {sort_by=fld}, {collection=coll} where {filter=filt}
{limit=heads} of {collection=coll}, {filter=filt}
those with {filter=filt} among the {collection=coll}, newest customers of ours complain
%list ckey: session:ada | rate:limit:9 | motd | cart-4471 | feature.darkmode | lock/import | greeting
%list cval: on | expired by admin | back at noon | 3 left | maintenance from ten to twelve | blue | hello from Porto | run by job 12
%tool keyburrow_put
{value=cval} under {key=ckey}, for {ttl_seconds=dly}
in the cache {key=ckey} as {value=cval}, {only_if_absent:true=unless there is one|only if it's empty}
cache {value=cval} at {key=ckey}
%list dash: checkout latency | Kafka lag | the CEO board | nodes in Frankfurt | sign-ups by country | mail queue | edge errors
%list rmk: rolled back to 2.3 | switched the load balancer over | sale began with a bang | cable cut in the basement | mail to all users went out | Kim restarted it by hand | new nodes from here on | backup ran into the peak
%tool glanceboard.annotate
at {at=clock} on {dashboard=dash}: {text=rmk}
"{text=rmk}", mark that on the charts at {at=late}
{dashboard=dash}, put a note there saying {text=rmk}
%list alrt: DiskAlmostFull | HighLatencyEU | cert-expiry | PodCrashLoop | NodeDown-07 | QueueTooLong | ReplicaLag
%list alwhy: we are moving the disks | known, fix comes on Monday | false alarm from the new sensor | load test until noon | waiting for parts from Dell | it cries wolf every night | maintenance at the provider
%list team: payments | platform | team search | data | the night shift | mobile | infra | identity
%tool alarmist-silence
{minutes=mins} of silence for {alert=alrt}, {reason=alwhy}
{reason=alwhy}, so mute {alert=alrt} {minutes=mins}, only for {team=team}
for {team=team}, {alert=alrt}, {minutes=mins}
shut {alert=alrt} up for {minutes=mins}, I'm at the dentist with a drill in my mouth
%list grp: G-1182 | 90441 | FN-77 | ERR-3a | group 512 | 8c1f
%list hand: happens only with Safari on old phones | I think it's the date parser | came in with Tom's branch | see the log from Tuesday | the customer is waiting for an answer | please look at it before the release | three users from Oslo hit it
%tool faultnest-assign-group
"{note=hand}", {group_id=grp} to {assignee=man}
for {assignee=team}: {group_id=grp}, with the note that {note=hand}
{assignee=mate} can have {group_id=grp}, I have a plane at six
%list errw: cannot read property of null | connection reset by peer | out of memory | timeout waiting for lock | no such column | invalid token at line 1 | too many open files | certificate has expired
%list rel: 2.4.1 | 5.0-beta | v3 | 1.19 | 2026.2 | 0.9.7 | 12.0.3
%tool faultnest-search-groups
since {release=rel} came with it: {query=errw}
{level:fatal=fatal ones|fatal} of {release=rel} in {environment:production=production|prod}
"{query=errw}", {limit=heads} at most, {environment:staging=on staging|staging}
%list sbr: login-safari | feat/dark-mode | kim/cache | chore/deps | utc-reports | cleanup-billing | fix-timeout | price-tax
%list prt: Fix login on Safari | Move the cache to Redis | Add dark mode for the shop | Remove dead code from billing | Use UTC in all reports | Bump deps to latest | Show price with tax | Retry on timeout
%list repo: shop-web | acme/api | infra | mobile-app | docs | team/ledger | website
%tool mergewell_open_request
into {target_branch=br}, {source_branch=sbr}, titled {title=prt}
"{title=prt}" from {source_branch=br} in {repo=repo}
{source_branch=br} wants merging, call it {title=prt}, {draft:true=as a draft|just a draft}
in {repo=repo}, {title=prt}, off {source_branch=br}
%list prn: 412 | 77 | 1905 | 23 | 6610 | 8
%list verd: use the helper from utils | nice work on the tests | rename it before it goes in | there is a race between save and close | please split this into two | works for me on Linux | needs a test with empty input
%tool mergewell_review_request
"{body=verd}", {verdict:request_changes=ask for changes|request changes} on {number=prn}
{number=prn} in {repo=repo}: {verdict:approve=approve|approved}
{verdict:comment=comment} on {number=prn}: {body=verd}
{verdict:approve=approve} {number=prn} with "{body=verd}", pair-read it with Lin
%list sym: getUser | parseDate | OrderService | tmp2 | do_it | handleClick | MAX_LEN | fooBar
%list sym2: fetchUser | parse_iso_date | CheckoutService | buffer | run_import | onSubmit | maxLength | barFoo
%list cpath: src/api | lib | packages/web | app/models | tests | core/utils | services/billing
%tool astmill.rename_symbol
to {new_name=sym2} from {symbol=sym}, below {path=cpath}
{new_name=sym2} is a better name than {symbol=sym}, {dry_run:true=only show me what would change|dry run first}
under {path=cpath}: {symbol=sym} becomes {new_name=sym2}
%list notes: faster search and a fix for the login on iPad | export to CSV, import from Excel | dark mode at last | nothing but bug fixes | goodbye to the old menu | works offline on trains | new icons by Lena
%tool launchlogDraftRelease
off {branch=br}, {version=rel}, new in it: {notes=notes}
{notes=notes}, that's {version=rel} of {repo=repo}
draft {version=rel}, {prerelease:true=not for everybody yet|as a prerelease}, legal has to look at it with the board
%list rel2: 2.6.0 | 5.1 | v4 | 1.22 | 2026.5 | 1.0.0 | 13.1
%tool launchlogCompareReleases
up to {toVersion=rel2}, starting at {fromVersion=rel}, {kind:breaking=only what breaks|breaking ones only}
what's {toVersion=rel2} got over {fromVersion=rel} in {repo=repo}
{fromVersion=rel} to {toVersion=rel2}, a customer in Turin needs it in plain words
%tool puppetdeck_fill_field
{text=fillin} in {field=blank}
under {field=blank} it wants an answer: {text=fillin}, {submit:true=then enter|and press enter}
type {text=fillin} at {field=blank}, {=post}
%list grepw: TODO from Anna | password = | connect to localhost | deprecated | fix me before launch | import pandas as pd | return None | with open
%list glob: *.py | *.yaml | *.log | *.tsx | Makefile* | *.md | *.sql
%tool shellhatch_grep
in {folder=cpath}, {file_glob=glob} only, "{pattern=grepw}"
"{pattern=grepw}" anywhere under {folder=cpath}, {ignore_case:true=big or small letters alike|ignoring case}
{max_results=heads} hits at most for "{pattern=grepw}" in {file_glob=glob}
%list psg: the lease ends three months after notice from either side | coffee is roasted at 220 degrees | Otto prefers a seat by the window | we moved from Leeds to York in May | tax is due on the tenth | the spare key lies under the pot | refunds go back to the card
%list idx: contracts | faq | house-notes | travel | support-kb | family | recipes-vec
%list tags: legal, notice | coffee and heat | people, seats and trains | home | tax, dates | keys, garden, house | money and cards
%tool embedcove_upsert
into {index=idx}: {text=psg}
with {tags=tags} as labels, "{text=psg}", {index=idx}
{index=idx} should know that {text=psg}
%list prompt: write a limerick about a ferry to Skye | explain tides to a child of six | what rhymes with orange | list three reasons for and against zoos | a toast for a wedding under trees | turn this into a polite refusal: no | sum up Hamlet in ten words
%list model: gpt-5-mini | llama-70b | mistral-large | the small qwen | gemma-9b | opus | phi-4
%tool modelgate_complete
{model=model}, please: {prompt=prompt}
with at most {max_tokens=bign} tokens, have {model=model} do this: {prompt=prompt}
"{prompt=prompt}", by {model=model}
%list bign: 200 | 500 | 1000 | 64 | 2048 | 300
%list mag: magnet:?xt=urn:btih:9f2c | archive.org/debian-13.torrent | magnet:?xt=urn:btih:77ab01 | linux.example/mint.torrent | opendata.example/osm.torrent
%tool seedchest_add_torrent
into {folder=dir}, labelled {label=prog2}, {link=mag}
{link=mag}, {paused:true=but don't start yet|paused for now}
{=pre}, save {link=mag} under {folder=dir}, my line is slow at night
%list prog2: isos | maps | public domain | for grandpa | lectures | work | linux

%list song: Blue in Green | Dancing in the Street | Under Pressure | Songs from a Room | Back to Black | By the Way | Here Comes the Sun | At Last | The Köln Concert | Music for Airports | With or Without You | On the Road Again
%list artist: Nina Simone | the Staple Singers | a Norwegian choir | Bowie | Miles | Of Monsters and Men | Cesária Évora | the guy from Blur | At the Drive-In | Keith Jarrett
%tool tonearm_spin
by {by=artist}, {what=song}, in the {room=room}
{room=room}: {what=song}
the version {by=artist} did of {what=song}
{what=song}, it was on at our wedding in Cadiz
in the {room=room} put on {what=song} by {by=artist}, {shuffle:true=any order|in random order}
%list radio: BBC Radio 4 | Deutschlandfunk | FIP | Radio Nova | KEXP | Ö1 | RTÉ Lyric | Radio 24 | NTS
%list show: From Our Own Correspondent | the one about gardens | In Our Time | Jazz after Midnight | Desert Island Discs | The Week in Westminster | a play for voices | The Moth at Noon
%tool airdial-tape-show
off {station=radio}, {show=show}, {starts=slot}
{starts=slot} for {length=mins}: {show=show}
{=pre}, tape {show=show}, I'm at the hairdresser with no signal
{every_time:true=every week|each time it's on}, {show=show} on {station=radio}
%list prog3: Midsomer Murders | the match at Anfield | Bake Off | Match of the Day | Tatort | The Third Man | Doctor Who | a film about whales | Eurovision
%list chan: BBC One | ZDF | Arte | Channel 4 | RTÉ 2 | ORF 1 | NBC | France 3
%tool antennae.nudge
{minutes_before=mins} ahead, {show_on:watch=on my watch|on the watch}, {programme=prog3}
on {channel=chan} there's {programme=prog3}, don't let me miss it
{programme=prog3}, {show_on:phone=buzz my phone|to the phone}, I'll be ironing in front of the radio
%list scene: Dinner for Two | movie night | on the beach | after work | Sunday in bed | reading by the fire | under water | friends over | Halloween
%list lum: 40 percent => 40 | 15% => 15 | 80 % => 80 | 60 | 25 percent => 25 | 5 percent => 5
%tool saveLightScene
as {name=scene}: {brightness=lum}, {colour=paint}, {room=room}
the {room=room} in {colour=paint}, keep that under {name=scene}
{name=scene} for the {room=room}, {brightness=lum} bright
%list lawn: front lawn | the strip by the road | the meadow under the apple trees | the bit behind the shed | our grass at the cabin | big lawn
%list mmh: 40 mm => 40 | 55 millimetres => 55 | 30 | 65 mm => 65
%tool hoseline.mow_between
at {height=mmh}, {lawn=lawn}, from {begin=clock}
on {day=dy}, {lawn=lawn}, {begin=clock} till {finish=late}
not later than {finish=late}, not before {begin=clock}, {lawn=lawn}
from {begin=clock} on {lawn=lawn} please, guests arrive with a tent on the weekend
%list ingr: buttermilk | eggs | saffron | lard | corn syrup | fish sauce | pine nuts | crème fraîche | gelatine | shallots
%list dish: pancakes | risotto with peas | the cake from Sunday | pad thai | pesto | my nan's stew | chicken in white wine | a quiche without a base | panna cotta
%list ingr2: yoghurt with lemon | mashed banana | turmeric | coconut oil | honey | soy sauce and lime | sunflower seeds | oat cream | agar | red onion
%tool spoonbook_swap_ingredient
in {recipe=dish}, no {missing=ingr}
{instead=ingr2} for {missing=ingr}, put that into {recipe=dish}
out of {missing=ingr} and the shop shuts at eight, what else does it
{=pre}, could {instead=ingr2} stand in for {missing=ingr}
%list money: 5 euros => 5 | £10 => 10 | 20 dollars => 20 | 7.50 => 7.5 | 15 | €12 => 12 | 40 euros => 40
%list pnote: for feeding the cat | birthday from uncle Ken | well done in maths | sorry about the bike | for the trip to the zoo | half of the skateboard | sweets on the ferry | June
%tool pocketmint.pay_allowance
{amount=money}, "{note=pnote}", {child=kid}
to {child=kid} {repeat:weekly=each week|every week} from {begins=dy}: {amount=money}
{child=kid} gets {amount=money} off me, I lost at cards with the grandparents
with the note {note=pnote} send {amount=money} to {child=kid}
%list chore: raking leaves | emptying the dishwasher | washing the car with Dad | walking the dog round the lake | folding laundry | watering at the neighbours' | cleaning under the bed | setting the table | sweeping the steps
%tool pocketmint.reward_chore
for {chore=chore}, {points=letters} to {child=kid}
{child=kid}, {chore=chore}, on {done_on=past}
{child=kid} did it: {chore=chore}, and all that without one word of complaint
on {done_on=past} it was {chore=chore}, {child=kid}, worth {points=heads}
%list tchr: Mrs Pell | Herr Brandt | the music teacher | Ms Okonkwo | the school office | Mr Ferro | Frau Lang | Señora Ruiz | Coach Dale
%list tmsg: he left his trumpet on the bus | we're at the dentist until ten | she may go home with Ella's mum | the trip money comes with the folder | no swimming this week because of the ear | we would rather talk at four than on the phone | she cried about the test at home | he is allergic to nuts, also in cakes
%tool classpost_reply
about {child=kid}: {text=tmsg}, to {teacher=tchr}
"{text=tmsg}", that's for {teacher=tchr}, {urgent:true=and it's urgent|urgent}
{=pre}, let {teacher=tchr} know {text=tmsg}
{teacher=tchr} asked on a note in the lunch box, answer that {text=tmsg}
%list cptop: the trip to the farm | head lice | the concert in June | swimming | lost jackets | homework over the holidays | the bus to the museum | the new maths book
%tool classpost_read
from {sender=tchr} about {about=cptop}
since {since=since}, anything by {sender=tchr}
{about=cptop}, what did school write? the other mums know it all by now
%list napw: pram | grandma's bed | car seat | sling | own cot | sofa with Dad | nursery corner
%tool logBabySleep
to {to=late} from {from=clock}, in the {where=napw}
{where=napw}, {from=clock} till {to=late}
out like a light at {from=clock}, after an hour of screaming at me
%list plant: the monstera | my lemon tree | Aunt Vi's orchid | the rubber plant | the cactus from Tucson | the fern in the bath | basil
%list soil: peat-free compost | bark and perlite | sand with a bit of loam | clay pebbles | cactus mix | ericaceous | coconut fibre
%list pot: 22 cm => 22 | 14 | 30 cm => 30 | 18 centimetres => 18 | 40 cm => 40
%tool wagleaf.repot
into {soil=soil}, {plant=plant}, {size=pot} pot
{plant=plant}, {soil=soil}, on {day=past}
{size=pot} for {plant=plant} now, I did it on the balcony with gloves of my son's
%list shop: Zalando | the bookshop in Bath | IKEA | Etsy, a lady from Riga | Thomann | Decathlon | my pharmacy | Boden | the wine club
%tool stairwell_take_parcel
from {shop=shop}, could {neighbour=man} take it in
{neighbour=mate}, {arrives=dy}, {shop=shop}, {fetched=slot} I come for it
on {arrives=dy} something from {shop=shop} comes, ask {neighbour=man}
ask {neighbour=mate} to sign for a box, I'm at the hospital with my father
%list broke: dark stains on the ceiling from the flat above | a tap that runs by itself | no heat from the radiator under the window | mould behind the wardrobe | the blind is stuck halfway | sparks out of the socket by the sink | a smell of gas from the stove | the door handle came off in my hand | water under the floor | a crack from wall to wall
%tool openRepair
in the {room=room}, {problem=broke}
{problem=broke}, {visit=slot} somebody could come
{urgency:emergency=it's an emergency|emergency}: {problem=broke}, {room=room}
{problem=broke}, my husband tried it with tape
come {visit=slot}, {room=room}, {problem=broke}
%list turn: the stairs | bins out and back in | bath and toilet | the fridge inside and out | windows to the street | hall and landing | behind the cooker | the shared laundry room
%list wday: Monday | Tuesday | Wednesday | Thursday | Friday | Saturday | Sunday
%tool setCleaningTurn
{person=mate}, each {weekday=wday}, {task=turn}
on {weekday=wday} it's {person=man} with {task=turn}
{task=turn} goes to {person=mate} on {weekday=wday}, [and] no swapping with anyone
every {every_weeks=nts} weeks on {weekday=wday}: {task=turn}, {person=man}
%tool remindBins
to {who=mate}, {bin:glass=glass|bottles}, at {at=late}
{at=late}, {bin:paper=paper}, tell {who=man}
{bin:organic=food scraps|the compost bin}, nudge me, last time the maggots came for a visit
%list paper: Liability policy | the lease | Mum's will | Warranty for the boiler | birth certificate of Theo | car insurance with AXA | contract with the gym | loan for the roof | diploma from Uppsala
%list fold: House | Insurance | Kids | Old jobs | Taxes | Car | Health | Mum
%list where: bank safe | top drawer of my desk | blue box under the bed | lawyer's office in Kent | fire-proof tin | piano stool | cellar shelf
%tool dossier.file_paper
in {folder=fold}, {title=paper}, good till {expires=until}
the original's in the {original=where}: {title=paper}
{title=paper}, into {folder=fold}, the sheet lies in the {original=where}
file {title=paper}, it has coffee on it from this morning
%tool dossier.find_paper
in {folder=fold}, {kind:bill=bills|bill}, {words=bw}
{kind:manual=manual|instructions} for {words=bw}
{words=bw}, {year=yr}, under {folder=fold}
something about {words=bw}, my sister needs it for court
%list bw: the washing machine | heat pump | dentist on Kent Road | roof over the porch | piano tuning | the hotel at Lake Garda | new tyres | gutter work by Hobbs
%list yr: 2019 | 2021 | 2023 | 2024 | 2017 | 2025
%list tl: my cordless drill | the long ladder | the tile cutter | a set of spanners | the belt sander | my good saw | the jack from the garage | the heat gun
%list lend: The Name of the Rose | my cordless drill | A Room with a View | Catan with the sea bit | the cake stand | Gone with the Wind on DVD | the tent for four | From Here to Eternity | the roof box | the good whisk
%tool shelfback_lend_out
{to=man} has {item=lend} till {back_by=until}
to {to=mate}, {item=tl}, {kind:tool=a tool|one of my tools}
back by {back_by=until}: {item=lend}, with {to=man}
{item=lend} went home with {to=mate} from the party at Lena's
%list bgame: Ticket to Ride | Catan | Betrayal at House on the Hill | Azul | chess | Race for the Galaxy | Lost Ruins of Arnak | Through the Ages | Go
%tool shelfback_log_game
{winner=mate} beat us at {game=bgame}, {minutes=mins}
with {players=gang}: {game=bgame}
{game=bgame}, {players=gang}, {winner=man} won
{game=bgame} {minutes=mins}, dog ate two of the pieces
%list sound: the sea at night | Radio 4 | birds in a wood | church bells from far away | Here Comes the Sun | rain on a tent | a cock crowing | harp
%tool chimes.wake_up
to {sound=sound} at {at=clock}
with {sound=sound}, {days:workdays=workdays|on workdays}, {at=clock}
{gentle:true=softly at first|slowly louder}, {at=clock}, {sound=sound}
get me up at {at=clock}, flight's with Ryanair from Stansted
%list cook: the rice | eggs for the salad | bread in the oven | pasta for the kids | tea | stock on low heat | dumplings | the second tray of biscuits
%tool chimes.kitchen_timer
on the {speaker=room} speaker, {minutes=mins}, {label=cook}
{label=cook} {minutes=mins}
{minutes=mins} for {label=cook}, I'll be in the garden with the neighbour

%tool wingline_seek_fares
to {to_city=twm}, {back_on=dy} back, out {leave_on=td}, from {from_city=twn}
{cabin:business=business|in business}, {from_city=twn} {to_city=twm}
into {to_city=twm} from {from_city=twn}, {stops:nonstop=nonstop|no changes}, my knee won't bend
what do they want for {to_city=twm}, out of {from_city=twn} on {leave_on=dy}
%tool ironwayConnections
be in {target=twm} by {arriveBy=clock}, {origin=twn}
not before {departAfter=clock} from {origin=twn} to {target=twm}
{target=twm} from {origin=twn} by rail, travelling with a cello and a cat
via as few changes as it takes, {maxChanges=nts} at most, {origin=twn} {target=twm}
%list addr: 14 Mill Lane | the Odeon | Gate B at the airport | my mum's, 9 Elm Close | St Mary's hospital | Hotel Adler | the back of Central Station | Tesco on the ring road | Pier 7 | the registry office
%list addr2: Heathrow T5 | home, 3 Park View | the Savoy | Kings Cross | Dr Weber's surgery | the golf club | 221 Baker Street | the ferry | Greta's house | the stadium north side
%tool kerbside_hail
to {dropoff=addr2} from {pickup=addr}
{car:wheelchair=with a ramp|for a wheelchair}, {pickup=addr}, at {at=clock}
at {pickup=addr} we are, to {dropoff=addr2} we want, {car:van=a van|in a van}
send a cab to where I am, {pickup=addr}, my date has gone off with the waiter
{at=clock}, from {pickup=addr}, {dropoff=addr2}
%list seatp: 10 euros => 10 | £8 => 8 | 15 | 12.50 => 12.5 | 20 dollars => 20
%tool kerbside_offer_lift
{price_each=seatp} a head, {leaving=slot}, {to_town=twm} from {from_town=twn}
room for {seats=nts} to {to_town=twm}, I set off in {from_town=twn} {leaving=slot}
{leaving=slot}, {from_town=twn}, {to_town=twm}, my car smells of dog a bit
%list xing: Calais to Dover | Oban–Mull | Kiel to Oslo | Ancona to Split | Holyhead Dublin | Rostock to Trelleborg | Livorno–Bastia
%tool saltferry.reserve_deck
with {vehicle:van=a van|our van}, {length_m=len}, {crossing=xing}
{crossing=xing} on {departure=dy}, {vehicle:motorbike=motorbike|the motorbike}, {people=nts}
a place on deck {crossing=xing} for {vehicle:bicycle=my bicycle|a bike}, moving to a job over there
%list eat: ramen | duck with plums | fish and chips | a proper goulash | jollof | pierogi with mushrooms | pho | mussels in cider | injera | something with truffles
%list nearp: the cathedral | Alexanderplatz | our office | Covent Garden | the main station | the lake | Trastevere | Hackney | the old port
%list bud: 15 euros => 15 | £12 => 12 | 20 | $25 => 25 | 18 euros => 18 | 30
%tool plateful.dish_finder
by {near=nearp}, under {max_price=bud}, {dish=eat}
{diet:gluten_free=gluten-free|without gluten} {dish=eat}
{dish=eat} near {near=nearp}, taking my in-laws from Bremen
up to {max_price=bud} for {dish=eat}
%list kitch: Bella Napoli | the Thai on the corner | Burger Bros | Mr Wu | Taj Mahal | At Maria's | From Farm to Fork | Dönerhaus | Sushi on Wheels
%list meals: two margheritas and a salad | pad thai, spring rolls and a soup | one lamb biryani, three naans | a number 14 and a number 22 | gyoza, ramen, edamame | four burgers and fries | falafel plate, lentil soup | the tasting menu for two
%list cooknote: no onions in anything | extra hot, with lime on the side | nut allergy at the table | sauce apart from the noodles | cut it into small bits for a child | ring twice, the bell is weak | well done, not bloody
%tool plateful.deliver
to {address=addr2} from {restaurant=kitch}: {dishes=meals}
"{remark=cooknote}", {dishes=meals}, {restaurant=kitch}
{dishes=meals} at {at=late} off {restaurant=kitch}
from {restaurant=kitch} get us {dishes=meals}, the match starts on two screens
{restaurant=kitch}, {dishes=meals}, by {at=late}, {address=addr}
%list mov: Some Like It Hot | The Man Who Fell to Earth | Away from Her | Under the Skin | Paddington | Alien | Night on Earth | Four Weddings | Up
%tool reelhouse_reserve
{seats=letters} for {film=mov}, {screening=slot}
{row:back=at the back|in the last row}, {screening=slot}, {film=mov}
{film=mov} {screening=slot}, I lost a bet with my nephew
up {row:front=in front|in the front row}, {seats=nts} of us, {film=mov}, {screening=slot}
%list bcode: KX-5512 | R77B2 | CIN-9081 | 44AZ | OD-310 | 6H2K9
%list sick: caught a bug from the kids | the babysitter is off | stuck in Bern without a train | we've seen it on the plane | my date got cold feet | working late on a bid
%tool reelhouse_release
{seats=nts} out of {booking=bcode}
"{reason=sick}", so let {booking=bcode} go
{booking=bcode}: {seats=nts} back, {reason=sick}
%list desk: Faro airport | Lyon Part-Dieu | the office by the harbour | Palma | Inverness | Terminal 2 | Graz main station | Bari
%list desk2: Lisbon downtown | Nice airport | Edinburgh | Girona | the hotel in Linz | Naples port | Bologna | Porto
%tool motorpass_hire_car
from {collect_at=desk} to {hand_in_at=desk2}, {first_day=td} till {last_day=until}
back at {hand_in_at=desk2} on {last_day=dy}, fetched {first_day=td} at {collect_at=desk}
{car_class:estate=an estate|estate car} at {collect_at=desk}, {first_day=dy} to {last_day=until}, grandma comes along with her wheelchair
%list drug: Ramipril 5 | ibuprofen 400 | amoxicillin | my thyroid pills | Ventolin | eye drops with cortisone | insulin pens | metformin | L-thyroxine 75
%list phar: Boots at the station | the one on Mill Lane | St Anna | Adler-Apotheke | Lloyds in town | the green cross by the church | Rathaus
%list rx: RX-8841 | 4471-B | E90021 | NHS-117 | 220-55-1
%tool pharmaPreorder
at {pharmacy=phar}, {packs=nts} of {medicine=drug}
under {prescription=rx}, {medicine=drug}, {pharmacy=phar}
by {pickup=slot} have {medicine=drug} ready at {pharmacy=phar}
{medicine=drug} from {pharmacy=phar}, the doctor with the beard wrote it up
%list jab: tetanus | hepatitis A | measles | yellow fever | ticks | flu | rabies | HPV | shingles
%list batch: AB1209 | lot 77X | FJ-0031 | K9920 | 3C-118
%tool jabcard_enter
{person=kid}, against {against=jab}, on {given_on=past}
{against=jab} into {person=kid}'s card, out of {batch=batch}
number {dose=nts}, {against=jab}, {person=kid} screamed the place down
%list cur1: euros | dollars | pounds | Swiss francs | Danish crowns | yen | zloty
%list cur2: dirhams | baht | rupees | Turkish lira | pesos | forints | rand | dong
%list big: 300 | 1000 | 250 | 80 | 500 | 1500 | 40
%tool passgateRate
into {want=cur2}, {sum=big} {have=cur1}, {counter:airport=at the airport}
how many {want=cur2} do I get with {sum=big} {have=cur1}, {=post}
{have=cur1} for {want=cur2}, {sum=big} of them, {counter:bank=at a bank|through the bank}
%list phr: where is the toilet on this train | I'm allergic to nuts in any form | the bill, but only for the wine | may I sit by the window | my suitcase is still in Rome | we are just looking | is there a bus back after ten | could you speak more slowly with me | this is not what I asked for
%tool phrasepal.how_to_say
in {language=tongue}, {phrase=phr}
{tone:polite=politely|in a polite way}: "{phrase=phr}", {language=tongue}
"{phrase=phr}" for a {language=tongue} waiter
{phrase=phr}, how would I put that in {language=tongue}, my aunt from Leeds asks
%list menu: Labskaus | vitello tonnato | bacalhau à Brás | Leberkäse | cullen skink | huitlacoche | mămăligă | pastel de choclo | okonomiyaki
%list cont: nuts | pork | gluten | milk | shellfish | alcohol | garlic | eggs
%tool phrasepal.explain_menu
{language=tongue} menu: {dish=menu}
any {contains=cont} in {dish=menu}
{dish=menu}, with {contains=cont} or without? it's {language=tongue}
what on earth is {dish=menu}, the waiter only laughs at us
%list book: The Woman in White | Under the Volcano | A Walk in the Woods | To the Lighthouse | Out of Africa | Emma | From a View to a Death | The Man Without Qualities | By Night in Chile | On Beauty
%list auth: Zadie Smith | Bolaño | Wilkie Collins | Musil | V. Woolf | Bill Bryson | Karen Blixen | Jane Austen | Lowry
%list branch: Southside | the one on Elm Street | Central | Kreuzberg | the mobile library | West End | the old mill
%tool shelfmark_hold
at {branch=branch}, {title=book}
by {author=auth}, {title=book}, {medium:audio_cd=on CD|as an audio CD}
{title=book} for our reading circle at Hilda's
to {branch=branch} in {medium:large_print=large print|big letters}: {title=book} by {author=auth}
%list bulky: a sofa and two chairs | an old fridge, a mattress, a bike frame | the piano | wardrobe, bed, desk | three doors and a sink | washing machine with hoses | carpet from the hall, a lamp | a pram and a cot
%tool townlinkBulkyPickup
from {from:cellar=the cellar|down in the cellar} at {address=strt}: {items=bulky}
{address=strt}, {day=td}, {items=bulky}
take {items=bulky} away from {address=strt}, the tenant left with the keys
on {day=dy}, {items=bulky}, {from:kerb=out on the kerb|by the kerb}, {address=strt}
%list club: Celtic | Ajax | Bayern | the Lakers | Leinster | Rapid | Benfica | Leeds United | the Bruins
%list club2: Rangers | Feyenoord | Dortmund | the Celtics | Munster | Sturm Graz | Porto | Millwall | Toronto
%tool scorecast.past_results
against {opponent=club2}, {team=club}, since {since=since}
{limit=heads} games of {team=club}
up to {until=until} how did {team=club} do with {opponent=club2}
{team=club} at {opponent=club2}'s or at home, all one to me, since {since=since}

%list tr: the key is under the mat by the back door | we regret to inform you | see you at the station at noon | do not open before Christmas | with warm regards from all of us | I fell in love on a tram | no dogs on the beach from May to September | out of order since Monday
%tool parlance.render
into {into=tongue}: {text=tr}
"{text=tr}", from {out_of=tongue2}, {into=tongue}
{tone:business=business-like|businesslike}, {into=tongue}, "{text=tr}"
put "{text=tr}" into {into=tongue}, it's for the card with the tulips
%list tongue2: English | French | Spanish | Italian | Swedish | Russian | Turkish
%list opt1: pizza | Mum's for Christmas | the blue one | going by train | I do the dishes | stay | Lisbon with the kids | calling her
%list opt2: sushi | his parents in Kent | the red one | by car over the pass | you do them | leave | a week at home | writing her a letter
%tool luckbarrel_coin
tails {tails_for=opt2}, heads {heads_for=opt1}
{heads_for=opt1} if it's heads
heads for {heads_for=opt1}, tails for {tails_for=opt2}, best of {flips=fl}, we can't agree on a thing
{flips=fl} throws, tails means {tails_for=opt2}
%list fl: 3 | five => 5 | 7 | three => 3 | 9
%list poll: where do we go for the team day | who brings the cake on Friday | a name for the boat | what do we do with the money from the raffle | shall we paint the hall | when is choir from May on | whom do we send to Oslo
%list opts: Ghent, Lille or Bruges | yes and no | red, green, leave it as it is | Tuesday, Wednesday or Thursday | me, Otto and the new guy | a party, a new oven | lake, museum, pub
%list pick1: the lake | no | Wednesday | leave it as it is | Ghent by bike | Otto | a new oven | yes, but in May
%tool votary_open
{options=opts}: {question=poll}
{question=poll}, till {closes=until}, {options=opts}
by {closes=until} I want an answer from the group to "{question=poll}", {options=opts} to choose from
{secret:true=a secret one|secretly}, {question=poll}, {options=opts}
%tool votary_cast
{choice=pick1} is my vote in "{poll=poll}"
on "{poll=poll}" I say {choice=pick1}
"{poll=poll}": {choice=pick1}, with the words "{comment=vcom}"
%list vcom: only because of the rain | as last year | if nobody pays for it | for the sake of peace | under protest | I have no car
%list acc: savings | the joint account | holiday pot | checking | rainy day | business account | car fund
%list acc2: rent pot | Lena's account | the tax jar | pension | kids' savings | the current one | new kitchen
%tool kassaTransfer
into {toAccount=acc2}, {amount=big} from {fromAccount=acc}
on {onDay=dy} {amount=big} to {toAccount=acc2}, "{note=knote}"
{amount=big} out of {fromAccount=acc}, {toAccount=acc2}
{toAccount=acc2} needs {amount=big}, the roofer was at the door with his bill
%list knote: half of the deposit | for March | sorry it's late | as agreed at dinner | paint and brushes | from the raffle | oven on tick
%list plot: a girl who grows up in a lighthouse | two brothers who fall out over a horse | a man wakes up as a beetle | nuns with a secret under the altar | a murder on a train to Istanbul | love by letters between enemies | a village from which all children vanish | a painter at the end of the war | robots on a farm
%list actor: Tilda Swinton | Mads Mikkelsen | Olivia Colman | a young De Niro | Penélope Cruz | Bill Nighy | Setsuko Hara
%tool mediatheca.findBook
by {author=auth}, {plot=plot}
in {language=tongue}, {genre:crime=crime|a crime story}, {plot=plot}
novel about {plot=plot}, it stood by the bed at my gran's
{plot=plot}, at most {maxPages=big} pages
%tool mediatheca.findFilm
with {actor=actor}, {plot=plot}
{plot=plot}, {genre:comedy=a comedy|comedy}, {actor=actor} is in it
the movie with {plot=plot}, saw half of it on a flight to Doha
from {since=yr} on, {plot=plot}, up to {maxMinutes=mlen}
%list mlen: 90 minutes => 90 | two hours => 120 | 100 minutes => 100 | 110
%list lyric: I left my heart under the bridge | come with me to the sea | dancing on my own in the kitchen | na na na at the end of the night | for all the years from you to me | the rain fell on Berlin | baby by the window
%tool mediatheca.findSong
"{line=lyric}", by {singer=artist} I think
from the {decade:1980s=eighties|80s}, "{line=lyric}"
it goes {line=lyric}, heard in a taxi with my boss
%list quotea: freedom | getting old with grace | bread | war and those who come back from it | teachers | the sea | dogs | leaving home
%list quoter: Oscar Wilde | Simone de Beauvoir | Churchill | Goethe | Maya Angelou | Seneca | Dorothy Parker
%tool archivum_quote
by {author=quoter} on {about=quotea}
{about=quotea}, {length:short=something short|a short one}
from {author=quoter}'s mouth, {about=quotea}
words on {about=quotea}, I have to speak at dad's seventieth
%list link: bbc.in/3xk | example.org/knots | seriouseats.com/dal | xkcd.com/927 | nature.com/a88 | ravelry.com/p/12 | maps.example/alps
%list ltags: knots and boats | cooking, India | fun | wool, socks, to do | science | alps, hiking with kids | later
%tool latershelf-bookmark
as {label=fname}, {link=link}, {folder=fold}
tagged {tags=ltags}: {link=link}
in {folder=fold}, {link=link} under the label {label=fname}
{link=link} to my bookmarks, Greta sent it from the train

%list ptitle: Things to do before the move | Notes from Kyoto | How we hire | Under the Hood | Q3 at a glance | Reading list for June | What went wrong on Monday | Ideas from the train | Food for Thought
%list parent: Team Handbook | Travel | Engineering | the wiki home | Recipes and more | Archive 2025 | Sales | Mum's page
%list ptext: call the landlord about the leak in the attic | nobody tests on Fridays | buy paint for the door and the frame | we decided to stay with Postgres | the best soup is at the stall by the gate | ask Finn for the slides from Oslo | only two of nine came by bike
%tool quillspace-create-page
below {parent=parent}, {title=ptitle}
{=pre}, {title=ptitle} as a new page, beginning with "{markdown=ptext}"
under {parent=parent} with the text "{markdown=ptext}", headed {title=ptitle}
%tool quillspace-append-block-children
"{text=ptext}" on {page=parent}, {block_type:quote=as a quote|quoted}
onto {page=ptitle}: {text=ptext}
{block_type:to_do=a checkbox|as a to-do} at the end of {page=parent}, {text=ptext}, {=post}
%list ikey: PAY-311 | WEB-42 | OPS-9 | APP-1207 | DATA-66 | UX-18
%list spent: 2 hours | 45 minutes | half a day | 3h 30m | an hour and a half | 20m | a whole day
%list wlog: pairing with Ines on the parser | call with the bank about the feed | tests for the login | reading logs from Monday night | nothing came of it | refactoring under protest | wrote to the vendor
%tool burrow_addWorklog
{comment=wlog}, {timeSpent=spent}, {issueKey=ikey}
on {started=past}, {timeSpent=spent} into {issueKey=ikey}
{=pre}, {issueKey=ikey} ate {timeSpent=spent} of my life
%list card: Order chairs for the hall | Talk to Ben about the price | Fix the hole in the fence | Write to everyone on the list | Book a room for June | Cut the video to two minutes | Find out who has the key
%list lst: Doing | Backlog | To do this week | Waiting for others | Ideas | Inbox | Done by Friday
%list cdesc: see the photo from Saturday | at least forty, with arms | he wants an answer by phone | costs come from the club | ask the caretaker first | only if the weather holds
%list labs: urgent, garden | red and blue | money | hall, June | video, social media | waiting
%tool stackpin_add_card_to_list
in {list=lst}, by {dueDate=until}, {name=card}
{name=card}, {description=cdesc}, {list=lst} column
labelled {labels=labs}: "{name=card}" on {list=lst}
to {list=lst}: {name=card}, {=post}
%list dfile: Checkout v3 | the app redesign | Landing page | Icons 2026 | Onboarding for kids | website-final
%list frame: Login / empty | the pricing table | Header on mobile | screen 4 | Cart with error | Welcome
%list crit: the grey on grey is hard to read | button should sit under the text | too much air at the top | love the colours from the old one | who is the man with the dog | move it to the left of the logo
%tool mirrorpane.post_comment
on {frame=frame} in {file=dfile}: {message=crit}
"{message=crit}", that goes to {file=dfile}
{=pre}, for {file=dfile} at {frame=frame}, {message=crit}
%list goods: a portrait in oil | ten yoga lessons | the workshop on Saturday | a box of pears from the farm | tuning of one piano | half a lamb | the cottage for a week in May
%tool coinlane_create_payment_link
open till {expires=until}, {amount=big} {currency:EUR=euros}, {product=goods}
{amount=big} {currency:GBP=pounds} for {product=goods}
{product=goods} at {amount=big}, the customer hates bank transfers, {=post}
%list firm: Globex | Nordwind | Hansen & Sons | Bright Teeth Dental | From Scratch Bakery | Initech | Studio Ost | At Home GmbH
%tool fieldrow-create-contact
from {company=firm}, {name=fulln}, {phone=tel}
{lifecycleStage:lead=a lead|new lead}: {name=fullm} with {company=firm}
{name=fulln} at {email=email}, met over canapés in Lyon
under {phone=tel} you reach {name=fullm}, {company=firm}, put that in the CRM
%list ebody: wants a quote for forty seats | not happy with the last delivery | call back after the fair | her contract with Acme ends in May | liked the demo, asked about price | talked about golf for an hour | will check with the board
%tool fieldrow-create-engagement
with {record=firm}, {type:CALL=a call|phone call}, {timestamp=past}: {body=ebody}
{body=ebody}, {type:NOTE=as a note|note} on {record=fulln}
{type:MEETING=met|had a meeting with} {record=fullm}, {body=ebody}
%list cid: 88121 | conv-40 | 5530 | c_9917 | 21077
%tool mendlineSnoozeConversation
till {snoozed_until=slot}, then to {assignee=man}, {conversation_id=cid}
{conversation_id=cid} can sleep until {snoozed_until=until}
{=pre}, {assignee=mate} gets {conversation_id=cid} back on {snoozed_until=dy}
%list onr: #1042 | 2210 | order 877 | #31005 | SO-66
%list courier: DHL | Royal Mail | a bike courier | UPS | GLS | Hermes | FedEx
%list trk: JD0146000 | 1Z999AA1 | RM22GB | 00340434 | TRK-7781
%tool cratemarket_fulfill_order
by {carrier=courier} under {tracking_number=trk}, {order=onr}
{order=onr}, {tracking_number=trk}, {notify_customer:true=let the buyer know|mail the customer}
{order=onr} has gone out with {carrier=courier}, wrapped in paper with stars
%list sku: Mug with fox | SKU-77 | Linen apron | Poster from Paris | Candle no. 5 | Bag for life
%list whs: Bremen | the back room | warehouse 2 | Leeds | the container | Graz
%list vari: size M | in green | the large one | A3 | with handle | unscented
%tool cratemarket_adjust_inventory
in {location=whs} only {available=heads} of {product=sku}
{product=sku}, {variant=vari}: {available=heads}
make it {available=heads} for {product=sku}, mice got into the rest
%list txt: your table is ready from seven on | the van is at the gate | we open late on Monday | bring your passport and a photo | parcel for you under the stairs | dinner is off, fever | sorry for the noise from the yard
%tool ringwell--CreateMessage
"{Body=txt}" to {To=tel}
{SendAt=slot}, {To=man}: {Body=txt}
for {To=mate}, {Channel:sms=as an sms|by sms}, {Body=txt}
%list chn: #general | #ops | #random | #team-oslo | #release | #lunch | #sales-eu
%list cmsg: the build is green again | cake in the kitchen from Ana | who has the key to room 4 | meeting moved to the roof | server in Frankfurt is back | thanks for the flowers, all of you | has anyone seen my mug with the cat on it
%tool chatterloft_conversations_add_message
"{payload=cmsg}" into {channel=chn}
in {channel=chn}, {content_type:plain=plain text|unformatted}: {payload=cmsg}
{=pre}, {channel=chn} should hear that {payload=cmsg}
%tool chatterloft_search_messages
by {filter_users_from=man} in {filter_in_channel=chn}, {search_query=grepw}
before {filter_date_before=dy}, {search_query=inword}, {filter_in_channel=chn}
{search_query=inword}, somebody wrote on it, and not in a whisper
after {filter_date_after=past} from {filter_users_from=mate}, anything with "{search_query=inword}"
%list doc: the lease for Mill Lane | NDA for Globex | offer letter | consent to the trip | Contract of sale | purchase order 88
%list smsg: please sign on every page | the old one had a mistake in it | as discussed at lunch | initial the table on page two | we need it for the bank
%tool inkseal.createEnvelope
to {signer=fulln}, by {expires_on=until}: {document=doc}
"{message=smsg}", {document=doc}, {signer=email}
{signer=fullm} has to put a name under {document=doc}, poke every {remind_every_days=nts} days
%list rec: Row 14 | Hansen, Ole | Apple tree by the wall | Projector | Alien | rec88x
%list val: paid in full | moved to Leeds | broken since May | to be pruned | on loan to Mia | yes | vegan
%list col: Status | Note | Diet | State | Place | Remarks
%tool gridstead_update_record
{value=val} in {field=col} of {record=rec}
{record=rec}, {field=col}: {value=val}
set {field=col} for {record=rec} to {value=val}, Kim told me over the fence
%list evt: the offsite | Budget review | 1:1 with Sam | Lunch at Luigi's | the kick-off for Oslo | parents' evening | All hands
%list exc: I'm on a train until four | my kid is ill | not without an agenda | double-booked with legal | I can only do it by phone | happy to, if there's cake
%tool dayquorum_respond_to_invite
{comment=exc}, so {response:declined=no|it's a no} to {event=evt}
{response:tentative=maybe|perhaps} for {event=evt}, better at {proposed_time=clock}
{event=evt}: {response:accepted=count me in|I'm coming}, {=post}
%list post2: we're hiring two bakers | fresh bread from six on | our boat is up for sale | see us at the fair in Basel | thank you for ten years with us | closed on Monday for the wedding | a new song about rain
%list pimg: shop.jpg | bread_04.png | boat at sunset.jpg | stand.png | team.jpg
%tool peepnest_schedule_post
with {image=pimg}, {publish_at=slot}: {text=post2}
{publish_at=slot}, {network:business=on the business network|business network}, {text=post2}
"{text=post2}" with {image=pimg}, {=post}
