# Small helpers: units, sums, chance, codes, colours, text, dates and clocks.

%list howmany: 6 | three => 3 | five => 5 | 10 | 4 | two => 2 | 8 | seven => 7 | 12 | ten => 10
%list dateb: December 24 | 31 October | July 9 | end of the year | 2027-03-31 | Christmas | 15 September | last of November | New Year's Eve | 1 August 2029 | Thanksgiving | 6 December | 30th of June 2028 | Whitsun | Oct 30 | start of the holidays | 20 December | Halloween
%list clocktown: Tokyo | Sydney | Los Angeles | New Delhi | São Paulo | Nairobi | Reykjavík | Singapore | Denver | Istanbul | Auckland | Mexico City | Dubai | Lagos | Honolulu | Kathmandu | Cape Town | Port of Spain | Anchorage | Buenos Aires
%list qsm: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 2 | three => 3 | 10 | nine => 9 | 4
%list dec: 255 | 1994 | 42 | 1024 | 7 | 365 | 99 | 2026 | 65535 | 12 | 500
%list hex: ff | 1A3F | c0ffee | 0x7F | deadbeef | 3e8 | FFFF | a1 | 0x10 | BEEF
%list ten: 5 | 10 | ten => 10 | 20 | twenty => 20 | 15 | 8 | twelve => 12 | 30 | 50 | 25 | 6
%list clock: 7 | half past six | 19:30 | 8 pm | noon | quarter to nine | 6:45 | ten in the evening | 5.15 pm | midnight | 14:00 | eight o'clock | 6 am
%list name: Ana | Big Sal | Mrs. O'Leary | Tobias | Jun-ho | Dr. van der Meer | Nadia Brandt | Otis | Mr. Pereira | Maeve | uncle Theo | Siobhan | Ike | Li Na
%list min: 20 minutes => 20 | half an hour => 30 | 45 min => 45 | an hour => 60 | ten minutes => 10 | 90 minutes => 90 | 15 minutes => 15 | 5 minutes => 5 | forty minutes => 40 | 30 min => 30
%list party_size: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | three => 3 | nine => 9
%list nfew: two => 2 | 3 | four => 4 | 5 | 6 | three => 3 | 8 | ten => 10 | 12 | seven => 7
%list onday: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | the first Sunday in May | 9 October | 2026-05-01 | July 4th | Saturday the 12th | 1 Dec | Thursday next week
%list altdatum: 9. November 1989 | 24. Dezember 2031 | 1. Mai 2030 | 3. Oktober 1990 | 29. Februar 2028

%server almanach

%tool almanach.weekday Tell on which weekday a date falls.
%also Returns the day of the week and the week number.
%also Says whether a day in the past or future was or will be a Monday, Tuesday and so on, also by older calendars.
%param date* (day, on_day) {"type": "string", "description": "Date"}
%param calendar (system, reckoning) {"type": "string", "enum": ["gregorian", "julian", "hebrew", "islamic"], "description": "Calendar the date is in"}
%list olddate: 4 July 1976 | October 12, 1492 | 9 November 1989 | 24 December 2031 | March 3rd, 1961 | 1 January 2000 | May 8 1945 | 29 February 2028 | June 6, 1944 | first of May 2030 | 14 July 1789 | August 31, 1997 | 17 March 2027 | 2nd of September 1666 | 20/07/1969 | 2030-11-05 | Christmas Day 2029 | 11 November 1918 | New Year's Eve 1999 | 7 April 2033
%list odtx: 14 July 1789 | my birthday, 3 May 1984 | 24.12.2030 | February 29, 2044 | 1 January 1900 | 2027-10-09 | the 5th of November 1605 | 8/8/88 | 12 October 1492 | Christmas 2031 | 31 March | the last day of 1999
%list fechaes: 12 de octubre de 1492 | 1 de enero de 2000 | 24 de diciembre de 2031 | 6 de junio de 1944
what day of the week is {date=olddate}
(which weekday was|was it a Sunday on) {date=olddate}
{date=olddate} {calendar:julian=in the Julian calendar|by the old calendar}, which weekday
by the {calendar:islamic=Islamic|Muslim} calendar, {date=olddate} was a what
I was born on {date=olddate}, my mother insists it was a Sunday
we'd like to marry on {date=olddate}, but only if people needn't work
the diary says {date=olddate} and nothing about school, perhaps because it was a Saturday
will the party on {date=olddate} clash with the working week
~ {date=olddate}, weekday
~ weekday {date=olddate}
{date=olddate} {calendar:hebrew=hebrew}, day
I don't need to know how far away {date=olddate} is, just whether it's a Friday
which day of the week was that
~ what weekday is it in the {calendar:julian=Julian} calendar
what day of the week was {date=odtx}
{date=odtx}: Monday, Tuesday or what
{date=odtx} in the {calendar:julian=Julian|old Russian} calendar, weekday
~ which weekday is {date=odtx}, {calendar:gregorian=Gregorian|our usual calendar}
%lang de
was für ein Wochentag war der {date=altdatum}
%lang es
¿en qué día de la semana cae el {date=fechaes}?

%tool almanach.span Count the days between two dates.
%also Returns the distance of two dates.
%also How long it is from one day to another, in days, weeks, months or working days, with or without the last one.
%param start* (from_date, first) {"type": "string", "description": "First date"}
%param end* (to_date, last) {"type": "string", "description": "Second date"}
%param unit (count_in, measure) {"type": "string", "enum": ["days", "weeks", "months", "working_days"], "description": "What to count"}
%param inclusive (with_last_day, including_end) {"type": "boolean", "description": "Count the last day too"}
%list datea: March 3 | 1 January | first of May | June 12 | 14 February | 2026-01-15 | today | Monday | 8 April 2024 | 20th of August | September 1st | Ash Wednesday | yesterday | 30 June | next Friday | October 4, 2023 | Whit Monday | Easter | Nov 2 | tomorrow
%list spana: 1 March | 3 January 2024 | today | Easter Monday | 12.05.2023 | June 1st | the 5th of April | last Christmas | 2024-02-10 | Monday
%list spanb: 30 September | 1 July 2026 | New Year's Eve | 14.11.2025 | December 24th | the 19th of October | next Christmas | 2026-08-31 | her birthday on 9 November | 2 December
how many {unit:days=days} are there between {start=datea} and {end=dateb}
~ {unit:working_days=working days|business days} from {start=datea} to {end=dateb}, {inclusive:true=including the last|last day included}
until {end=dateb} from {start=datea}, in {unit:weeks=weeks}
{inclusive:false=without the last day|last day not counted}, {start=datea} to {end=dateb}, {unit:days=in days}
how long is it from {start=datea} to {end=dateb}
I gave up smoking on {start=datea} and celebrate {end=dateb}, what can I boast with
~ the visa starts {start=datea} and I leave {end=dateb}, is that more than ninety
~ rent was paid {start=datea}, they moved out {end=dateb}, so what do they owe me for
between {start=datea} and {end=dateb} how often do I have to get up for {unit:working_days=the office}
{start=datea} to {end=dateb}, {unit:months=months}
{start=datea} - {end=dateb} in {unit:weeks=weeks}
days, {start=datea}, {end=dateb}
no matter which weekday {end=dateb} is, how far is it from {start=datea}
how many days is it until {end=dateb}, counting from when
count the {unit:working_days=working days} from {start=datea}
~ count the {unit:weeks=weeks} from {start=spana} to {end=spanb}
how many {unit:working_days=working days|business days} are there between {start=spana} and {end=spanb}
start {start=spana}, end {end=spanb}, in {unit:months=months}
until {end=spanb} from {start=spana}, how many {unit:days=days}, {inclusive:true=last day included|counting the last day}
from: {start=spana} / to: {end=spanb} / unit: {unit:days=days}
time between {start=spana} and {end=spanb}, {inclusive:false=without the last day|not counting the last day}

%tool almanach.moon Phase, rise and set of the moon.
%also Returns moon data of a day.
%also When the moon comes up and goes down somewhere, how full it is, and when the next full or new one will be.
%param place* (location, town) {"type": "string", "description": "Town"}
%param date (day, on_day) {"type": "string", "description": ""}
%param what (info, detail) {"type": "string", "enum": ["phase", "rise", "set", "next_full", "next_new"], "description": "What to tell"}
%list bustown: Leeds | New Orleans | Bath | Stoke-on-Trent | San Sebastián | The Hague | Graz | Fort William | King's Lynn | Lyon | Frankfurt an der Oder | Porto
%list daya: Friday | the 14th | next Tuesday | 3 March | Thursday | 12 June | Monday | the 2nd of May | Saturday week | July 9th | next Thursday | the 23rd | 21 November
%list dayb: Sunday | the 28th | 30 June | the last of May | next Friday | 9 December | Wednesday | August 4th | the 17th of July | New Year's Eve | 1 October
%list bustownb: Reading | Newcastle upon Tyne | Oslo | La Rochelle | Split | Mobile | Saint-Malo | Ghent | Kansas City | Nice | Bury St Edmunds | Riga
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
{what:phase=phase of the moon|moon phase} in {place=bustown} on {date=daya}
when is {what:rise=moonrise} on {date=dayb} in {place=bustown}
place {place=bustownb}, date {date=daya}, {what:set=moonset}
~ on {date=daya}, when does the moon {what:set=set|go down} over {place=bustown}
for {place=bustownb}: {what:next_new=next new moon}
{what:next_full=next full moon}, place {place=bustown}
%lang de
wann ist in {place=city} {what:next_full=der nächste Vollmond}
%lang es
¿a qué hora {what:rise=sale} la luna en {place=city} {date=date}?

%tool almanach.holidays List the public holidays of a country in a year.
%also Returns bank holidays with dates.
%also Which days shops and offices are shut by law, in a country or one of its regions, or when schools are off.
%param country* (nation, land) {"type": "string", "description": "Country"}
%param year (in_year, y) {"type": "integer", "description": "Year"}
%param region (state, province) {"type": "string", "description": "State, province or canton"}
%param kind (type, which) {"type": "string", "enum": ["public", "school", "religious"], "description": "Kind of holiday"}
%list regionn: Bavaria | Quebec | Catalonia | New South Wales | Ticino | Northern Ireland | Texas | Tyrol | Scotland | Andalusia | British Columbia | Saxony | Vaud | Alsace and Moselle | Sicily | Western Australia | Madeira | Flanders | Brittany in the west | Upper Austria
%list yearn: 2026 | 2027 | 2025 | 2028 | 2030 | 2024
%list land: Austria | Peru | Switzerland | New Zealand | Bosnia and Herzegovina | Slovenia | the Netherlands | Canada | Trinidad and Tobago | Japan | Ivory Coast
%list year: 2026 | 2027 | 2025 | 2028 | 2030 | 2024 | 2031 | 2029
%list region: Tyrol | Bavaria | North Holland | Quebec | St. Gallen | Cork and Kerry | Otago | Baden-Württemberg | Canton of Bern | Saxony | Isle of Man
%list feiertag: Bayern | Sachsen | Tirol | Wallis | Hamburg | Thüringen
public holidays in {country=country}
list {kind:school=school holidays} in {region=regionn}, {country=country}, {year=yearn}
{year=yearn}, {country=country}: {kind:religious=religious holidays|church feasts}
what {kind:public=bank holidays} does {country=country} have in {year=yearn}
~ for {region=regionn} in {country=country}, which days off in {year=yearn}
our supplier in {country=country} never picks up the phone, are they all at home
I'd hate to stand in front of locked shops in {country=country}, so which dates to avoid in {year=yearn}
when are the kids off in {region=regionn}, {country=country}, so that we dodge the crowds, {kind:school=I mean pupils|pupils}
planning the shifts for our people in {country=country}, {year=yearn}, when can't they come
holidays {country=country} {year=yearn}
{country=country}, {region=regionn}, {year=yearn}
{country=country} {kind:school=school breaks}
~ no counting of working days, just the free ones in {country=country} {year=yearn}
which days are public holidays in {year=yearn}
list the {kind:religious=religious} holidays
{kind:public=public} holidays in {country=land} for {year=year}
{year=year} holidays of {country=land}
for {region=region} in {year=year}, {kind:school=school} holidays, {country=land}
~ country {country=land}, region {region=region}, year {year=year}, kind {kind:religious=religious}
list {kind:public=bank|public} holidays in {region=region}, {country=land}
%lang de
welche Feiertage hat {country=country} {year=yearn}, und zwar in {region=feiertag}

%server bytebox

%tool bytebox.encode Encode a text by a scheme, or decode it.
%also Returns the encoded or decoded text.
%also Base64, hex, URL escapes, morse and rot13, there and back.
%param text* (input, data) {"type": "string", "description": "Text"}
%param scheme* (encoding, code) {"type": "string", "enum": ["base64", "hex", "url", "morse", "rot13", "html"], "description": "Scheme"}
%param reverse (decode, back) {"type": "boolean", "description": "Decode instead of encode"}
%list codetext: hello world | SGVsbG8= | meet me at the old pier | 48656c6c6f | user:password | tea and biscuits at four | uryyb | price=10&tax=2 | ... --- ... | the treasure is in the cellar | <b>sale</b> | san francisco | aGkgdGhlcmU= | love from all of us | café with a view | d29ybGQ= | 7265642062757321 | happy birthday | the password is in the book | 6d6f6f6e | bread and butter | call me at noon
%list plain: hello world | attack at dawn | user:pass | Fish & Chips | meet me by the river, ten sharp | café | SOS | a < b | happy birthday old friend | 42 | Jo and Bea forever
%list enc: 48 65 6c 6c 6f | 48656c6c6f | 757365723a70617373 | 7a6f6f | 0x6869 | 62617221 | 4a6f | 666f6f626172 | 6869 | 54 65 61
encode {text=codetext} (in|as|with) {scheme:base64=base64|base 64}
"{text=codetext}" in {scheme:morse=morse|morse code}
{reverse:true=decode} "{text=codetext}" from {scheme:hex=hex}
{scheme:rot13=rot13|rot 13} "{text=codetext}", {reverse:true=backwards|reversed|undo it}
{scheme:url=url encoding|url escaped}: "{text=codetext}"[, {reverse:false=encode not decode}]
what is "{text=codetext}" if you {reverse:true=undo|unpick|take off} the {scheme:base64=base64}
someone slipped me a note saying "{text=codetext}" and it smells of {scheme:rot13=rot13}, {reverse:true=crack it|turn it back}
my nephew's a scout, so his birthday card should say "{text=codetext}" in {scheme:morse=dots and dashes|morse}
make "{text=codetext}" safe {scheme:html=for html|for a web page|as html}
I copied "{text=codetext}" from a log, it looks like {scheme:hex=hex|hexadecimal}, {reverse:true=make it readable|into plain words}
encode "{text=codetext}"
{reverse:true=decode} it from {scheme:base64=base64}
~ {text=plain} in {scheme:morse=morse|morse code}
make {scheme:base64=base64|base 64} of {text=plain}
{text=enc} is {scheme:hex=hex|hexadecimal}, {reverse:true=turn it back into words|decode it}
~ put "{text=plain}" through {scheme:rot13=rot13|rot 13}, no turning back now
%lang de
kodier "{text=codetext}" als {scheme:base64=Base64}
was heißt "{text=codetext}" auf {scheme:morse=Morsecode|Morse}
%lang es
codifícame "{text=codetext}" en {scheme:base64=base64}
pásame "{text=codetext}" a {scheme:morse=morse|código morse}

%tool bytebox.hash Hash of a file, to verify a download.
%also Returns a checksum.
%also The fingerprint of a file by an algorithm, compared to the one that its publisher gave.
%param file* (path, download) {"type": "string", "description": "File"}
%param algorithm (algo, kind) {"type": "string", "enum": ["md5", "sha1", "sha256", "sha512", "crc32"], "description": "Which hash"}
%param expected (should_be, reference) {"type": "string", "description": "What it should be"}
%list isofile: ubuntu-24.04.iso | setup.exe | firmware for the router.bin | backup from sunday.tar | driver_win64.zip | wallet.dmg | game patch 1.3.pkg | image of the old disk.img | installer.msi | album and booklet.zip | app-release.apk | node.tar.xz | evidence copy for court.e01 | dataset.parquet | archive of letters.7z | tools and drivers.zip | mint linux.iso | scanner software.exe | photos from anna.rar | kernel.bin | map of europe.obf
%list sumtext: 5d41402abc4b2a76b9719d911017c592 | 9f86d081884c7d65 | e3b0c44298fc1c14 | a9993e364706816aba3e | cbf43926 | 2cf24dba5fb0a30e | da39a3ee5e6b4b0d | 0cc175b9c0f1b6a8 | 3610a686
%list iso9: ubuntu-24.iso | setup for windows.exe | tmp-fix-2.zip | Rivers by Ella Moor.epub | backup and logs.tar.gz | firmware.bin | photos from Bath.zip | node-v20.pkg | disk1.img
%list hash9: 9f86d081 | e3b0c44298fc | d41d8cd98f00b204 | 5eb63bbbe01e | a17c9aaa61e8 | 0cc175b9 | 2fd4e1c67a2d | cbf43926
{algorithm:sha256=sha256|sha-256} hash of {file=isofile}
verify {file=isofile}, {algorithm:md5=md5} should be {expected=sumtext}
is {expected=sumtext} the right {algorithm:sha1=sha1|sha-1} for {file=isofile}
{file=isofile} {algorithm:sha512=sha512} {expected=sumtext}
hash {file=isofile}
{expected=sumtext} is what the publisher states for {file=isofile} ({algorithm:sha256=sha256}), same here?
the connection broke twice while {file=isofile} came in and I'd rather not install something damaged, it ought to give {expected=sumtext}
has anyone tampered with {file=isofile}? their site says {expected=sumtext}, {algorithm:sha256=sha256}
make sure {file=isofile} arrived intact, {algorithm:crc32=crc32|crc} {expected=sumtext}
I don't trust that mirror, so before I click on {file=isofile} see if it's genuine with {algorithm:sha256=sha256}
{algorithm:md5=md5} hash please
verify that download, it should be {expected=sumtext}
{algorithm:sha256=sha256} of {file=iso9}
check {file=iso9} by {algorithm:md5=md5} against {expected=hash9}
file: {file=iso9}, hash: {algorithm:sha512=sha512}, expected: {expected=hash9}
with {expected=hash9} expected, {algorithm:sha1=sha1}, verify {file=iso9}

%server chancebox
%list few: two => 2 | 3 | three => 3 | 4 | 5 | four => 4 | 2 | six => 6 | 7 | five => 5 | 8 | 6

%tool chance_roll_dice Roll one or more dice.
%also Returns each roll and the sum.
%also Throws dice with any number of sides, as in board games and role playing, and adds a bonus.
%param count (dice, n) {"type": "integer", "description": "How many dice"}
%param sides (faces, die) {"type": "integer", "description": "Sides of each die"}
%param bonus (modifier, plus) {"type": "integer", "description": "Added to the sum"}
%list sides: 6 | 20 | 8 | 12 | 4 | 10 | 100 | six => 6 | twenty => 20 | twelve => 12 | eight => 8
(roll|throw) {count=int} dice
roll a {sides=sides}-sided die
{count=int} dice with {sides=sides} sides[, plus {bonus=int}]
my turn at the board game, {count:2=both dice|two dice}
~ attack roll: {count:1=one|a single} {sides=sides}-sided die, add {bonus=int}
add {bonus=int} to {count=int} dice of {sides=sides} sides each
we lost the cubes under the sofa, give me {count=int} throws' worth in one go, {sides=sides} faces
{sides=sides} faces, {count=int} of them, bonus {bonus=int}
how many eyes do I get with {count=int} dice
damage is {count=int} dice, {sides=sides} sides, {bonus=int} on top
roll the dice
let the dice decide how far I move
{count=few} dice with {sides=ten} sides
throw a die that has {sides=ten} faces
{count=few} dice, add {bonus=few} to the total
dice please, both sides of the table are waiting

%tool chance_random_number Draw random numbers between a minimum and a maximum.
%also Returns random integers.
%also Thinks of one or several numbers by chance within limits, all different ones if wanted.
%param min* (from, low, lower) {"type": "integer", "description": "Smallest possible"}
%param max* (to, high, upper) {"type": "integer", "description": "Largest possible"}
%param how_many (count, n) {"type": "integer", "description": ""}
%param unique (distinct, no_repeats) {"type": "boolean", "description": "No number twice"}
%list low: 1 | 10 | 0 | 100 | 5 | 50 | one => 1 | 20 | 1000 | zero => 0
%list high: 49 | 1000 | 90 | 250 | 5000 | 99 | 75 | 10000 | 365 | 2000 | 64 | 500
%list low2: 1 | 0 | 10 | one => 1 | 5 | 100 | ten => 10 | 20 | 2 | zero => 0 | 15
%list high2: 50 | 200 | 1000 | ninety => 90 | 49 | 500 | 150 | 6000 | 365 | forty => 40 | 120
(pick|give me|draw) a [random] number between {min=low} and {max=high}
~ random {min=low}-{max=high}
{how_many=int} [random] numbers from {min=low} to {max=high}[, {unique:true=all different|no repeats|without duplicates}]
think of something from {min=low} up to {max=high}
raffle: tickets {min=low} to {max=high}, {how_many=int} lucky ones, {unique:true=nobody twice|no number twice}
at most {max=high}, at least {min=low}, {how_many=int} of them
to decide which page we open, anything from {min=low} through {max=high}
{how_many=int} integers, max {max=high}, min {min=low}, {unique:false=repeats allowed|duplicates are fine}
surprise me with {how_many=int} figures no lower than {min=low} and no higher than {max=high}
up to {max=high} from {min=low}, {how_many=int} times
give me a random number up to {max=high}
random number please
some number between {min=low2} and {max=high2}
{how_many=few} random numbers from {min=low2} to {max=high2}, {unique:true=all different|no repeats|no number twice}
{min=low2} to {max=high2}, at random, {how_many=few} of them, {unique:false=repeats allowed|repeats are fine}
surprise me with any number from {min=low2} to {max=high2}, I have a unique sense of humour
%lang de
nenn mir {how_many=int} Zufallszahlen zwischen {min=low} und {max=high}
denk dir eine Zahl von {min=low} bis {max=high} aus
%lang es
dime un número al azar entre {min=low} y {max=high}
sácame {how_many=int} números del {min=low} al {max=high}, {unique:true=sin repetir|todos distintos}

%tool chance_pick Choose by lot from a list of options.
%also Returns one or more of the options, at random.
%also Lets fate decide who or what it is going to be, when you cannot.
%param options* (choices, items, candidates) {"type": "array", "items": {"type": "string"}, "description": "What there is to choose from"}
%param winners (count, picks) {"type": "integer", "description": "How many are drawn"}
%list options: pizza, sushi or tacos | red, green and blue | Anna, Ben, Carl and Dora | the beach or the mountains | Monopoly, Catan or Uno | stay in or go out | tea or coffee | Lisbon, Porto and Faro | kim, raj and me | thriller, comedy or documentary | bus, bike or car | team A and team B | black shoes or boots | the left one or the right one | Luna, Milo, Simba | jazz or rock | gym, run or sofa | Thai, Indian or Greek | curtains or blinds | heads or tails | Mia, Leo, Sam, Zoe | yoga, pilates
%list opts: Rosa, Tom and Zoë | pizza or sushi | red, blue, green, yellow | Big Sal, Marek, Priya, Jo and Casper | the beach or the museum | stay, go | table A, table B and table C | Norway, Peru, Japan | Hanna or Esther | Monday, Thursday and Saturday | tea, coffee, hot chocolate with cream | 12, 17, 31
%list auswahl: Pizza oder Nudeln | Anna, Ben und Clara | Kino oder Theater | Meer oder Berge | rot, grün und blau | Bahn oder Auto
%list opciones: pizza o pasta | Ana, Luis y Marta | cine o teatro | playa o montaña | rojo, verde y azul | tren o coche
(choose|decide|pick) for me: {options=options}
{options=options}? you decide
I can't make up my mind, {options=options}
draw {winners=int} out of {options=options}
~ who does the dishes tonight, {options=options}, leave it to fate
{winners:2=two winners|two names} from {options=options}
flip something: {options=options}
we've argued for an hour about {options=options}, just settle it
{options=options}, {winners:1=only one|one of them}, by lot
from {options=options} draw {winners:3=three} at random
pick one for me
draw {winners=int} winners
pick one: {options=opts}
{options=opts}: let luck decide, {winners:1=one|only one} of them
draw {winners=few} from {options=opts}
draw lots, {options=opts}, there are no winners in my family
%lang de
entscheide du: {options=auswahl}
%lang es
elige tú por mí: {options=opciones}

%server chimes

%tool chimes.wake_up Set an alarm clock.
%also Creates an alarm. Returns its id.
%also Wakes somebody at an hour with a sound, once or on workdays, weekends or every day, getting louder slowly if wanted.
%param at* (time, hour) {"type": "string", "description": "Hour"}
%param days (repeat, when) {"type": "string", "enum": ["once", "daily", "workdays", "weekends"], "description": "On which days"}
%param sound (tone, melody) {"type": "string", "description": "What is heard"}
%param gentle (gradual, slowly) {"type": "boolean", "description": "Gets louder slowly"}
%list mhour: 7 | 6:30 | half past six | 8am | 7:15 | quarter to eight | 5:45 | 9 | nine | six in the morning | 8:30 | ten | 7 am | 6.45 | quarter past seven | 4:50
%list wakesound: birds | church bells | sea and gulls | Vivaldi | cow bells | guitar in the morning | rooster | rain on leaves | jazz | soft piano | foghorn | waves | marimba | forest with a brook | trumpet | wind chimes | drums | BBC news | harp
%list at: 7 | half past six | 6:30 pm | noon | 19:00 | 8 | quarter to nine | 4 pm | nine | 11:15 | 5 o'clock | 20:30 | 6am | ten past three
%list sound: birds | Here Comes the Sun | rain on a roof | Classic Bell, loud | radio | Morning by the Sea | gong | piano and strings | ocean | Wake Me Up
%list sound2: the sea at night | Radio 4 | birds in a wood | church bells from far away | Here Comes the Sun | rain on a tent | a cock crowing | harp
%list clock2: 7:30 | half past six | 9 am | noon | 8:15 | quarter to eight | 5 in the morning | 10.45 | six | 3 pm | ten past four | 11h | 8 am | half eight | 13:00 | nine
%list klang_de: Vogelgezwitscher | Kirchenglocken | Klavier | Meeresrauschen | Jazz
%list hora_m: 7 | 8:30 | ocho | siete y media | 6:15
%list sonido_es: pájaros | campanas | olas del mar | un piano suave | jazz
alarm at {at=mhour} {days:workdays=on workdays|Mon-Fri}, {sound=wakesound}, {gentle:true=getting louder slowly|gently}
{at=mhour}, {days:weekends=weekends|Sat and Sun}, with {sound=wakesound}
{sound=wakesound} at {at=mhour} {days:daily=every day|daily}, {gentle:true=softly at first}
set an alarm {days:workdays=for workdays} with {sound=wakesound}
set an alarm, {sound=wakesound}, {gentle:true=slowly louder}
get me out of bed at {at=mhour}
I must not oversleep, the plane won't wait, {at=mhour}, {days:once=just this once|one time only}
if I'm still snoring at {at=mhour}, throw {sound=wakesound} at me
my flatmate is a light sleeper so {gentle:true=start quietly|nothing sudden}, {sound=wakesound}, {at=mhour}
{at=mhour} alarm
{at=mhour}, {days:daily=daily}, {sound=wakesound}
alarm {at=mhour}, {sound=wakesound}
not a countdown of minutes, I want to be up at {at=mhour} {days:workdays=when there's school|on weekdays}
wake me at {at=at} with {sound=sound}
alarm for {at=at} on {days:workdays=workdays}
with {sound=sound} at {at=at}, {days:weekends=weekends} only
time {at=at}, days {days:daily=daily}, sound {sound=sound}, gentle {gentle:true=yes}
a {gentle:true=gentle} alarm at {at=at}
{days:daily=every day} {at=at}, {sound=sound}
~ set the alarm to {at=at}, {sound=sound}, {days:once=once|just once}
to {sound=sound2} at {at=clock2}
with {sound=sound2}, {days:workdays=workdays|on workdays}, {at=clock2}
~ {gentle:true=softly at first|slowly louder}, {at=clock2}, {sound=sound2}
get me up at {at=clock2}, flight's with Ryanair from Stansted
%lang de
weck mich {days:workdays=werktags} um {at=time} mit {sound=klang_de}
%lang es
despiértame a las {at=hora_m} {days:daily=todos los días} con {sound=sonido_es}

%tool chimes.kitchen_timer Start a kitchen timer with a label.
%also Returns when the timer rings.
%also Counts so many minutes down for something on the stove, and rings on a speaker.
%param minutes* (duration, length) {"type": "integer", "description": "Minutes"}
%param label (name, what_for) {"type": "string", "description": "What it is for"}
%param speaker (room, device) {"type": "string", "description": "Where it rings"}
%list tmin: 8 minutes => 8 | ten minutes => 10 | 45 minutes => 45 | half an hour => 30 | 12 min => 12 | three minutes => 3 | 90 minutes => 90 | twenty minutes => 20 | 6 minutes => 6 | 25 minutes => 25 | an hour => 60
%list onstove: eggs | spaghetti | rice with peas | bread in the oven | potatoes | tea | lasagne | chicken soup | cookies, second tray | dough under the towel | steak | stock for the risotto | porridge | beans on toast | gnocchi | beetroot | jam and jars | cake for Mila | broccoli | pizza
%list ringson: kitchen speaker | phone | tablet on the fridge | speaker in the office | my watch | big one in the hall | patio box | speaker by the sofa | upstairs display | bathroom speaker
%list cook: eggs | rice and beans | Ella's bread, second rise | pasta | potatoes for the salad | chicken in the oven | tea | turn the steaks | lasagne at 180 | dough | soup on low
%list room2: kitchen | living room | hall | study | bedroom upstairs | guest bathroom | nursery | attic | office | room under the stairs | dining room
%list room3: kitchen | nursery | study | upstairs bath | guest room | hall | attic | living room | conservatory | workshop | bedroom | cellar bar
%list mins: 20 minutes => 20 | 10 min => 10 | a quarter of an hour => 15 | 35 minutes => 35 | half an hour => 30 | 45 mins => 45 | 8 minutes => 8 | 25
%list cook2: the rice | eggs for the salad | bread in the oven | pasta for the kids | tea | stock on low heat | dumplings | the second tray of biscuits
timer {minutes=tmin} for the {label=onstove} on the {speaker=ringson}
{label=onstove}, {minutes=tmin}, {speaker=ringson}
on the {speaker=ringson} in {minutes=tmin}: {label=onstove}
start a timer for the {label=onstove}
timer on the {speaker=ringson}
I burn the {label=onstove} every single time, shout after {minutes=tmin}
the packet says {minutes=tmin} and I'm off to the bathroom, {label=onstove}
don't let me forget the {label=onstove}, {minutes=tmin} and not a second more
I'm on the sofa in the meantime, {minutes=tmin} from now I want to hear it on the {speaker=ringson}
{label=onstove} {minutes=tmin}
{minutes=tmin} {label=onstove}
{minutes=tmin}, {speaker=ringson}
no wake-up call, simply {minutes=tmin} till the {label=onstove} is done
{minutes=min} for {label=cook} in the {speaker=room2}
timer for {label=cook}, {minutes=min}
on the {speaker=room2} speaker, {label=cook} in {minutes=min}
minutes {minutes=party_size}, label {label=cook}, speaker {speaker=room2}
on the {speaker=room3} speaker, {minutes=mins}, {label=cook2}
{label=cook2} {minutes=mins}
{minutes=mins} for {label=cook2}, I'll be in the garden with the neighbour

%server chronoli

%tool chronoliCountdown Set up a countdown to an event.
%also Creates a countdown. Returns its id.
%also Shows on the screen how long it still is until something, in days, hours or weeks.
%param title* (event, name) {"type": "string", "description": "What one waits for"}
%param until* (target, date) {"type": "string", "description": "When it is"}
%param shownIn (unit, display) {"type": "string", "enum": ["days", "weeks", "hours", "sleeps"], "description": "Unit shown"}
%list awaited: summer holidays | wedding | grandpa's ninetieth | moving day | marathon in Berlin | Mia's first day at school | retirement | release of version two | concert with Lena | Christmas with the whole family | exam in statistics | birth of the twins | end of the lease | flight to Lisbon | launch of the shop | opening night | camping trip for scouts | parental leave | Eurovision | first day of spring | delivery of the sofa
%list wait9: Summer holidays | trip to Bath with Ana | the big exam | Ella and Kofi's wedding | baby | New Year | moving out, at last | Rivers, opening night | marathon | the day Otis comes home
%list bydate: Friday | the end of the month | the 30th | 12 April | next Wednesday | Christmas Eve | Monday noon | mid-August | 1 September | the end of next week | the day after tomorrow | 2026-07-31
%list ereignis: Sommerferien | Omas Geburtstag | Umzug nach Köln | Hochzeit von Lena | Abiball | Urlaub auf Sylt
set up a countdown for {title=awaited} until {until=date}
countdown in {shownIn:weeks=weeks} to {title=awaited}, that's {until=dateb}
{until=date} is {title=awaited}, count down in {shownIn:sleeps=sleeps}
{shownIn:hours=hours} until {title=awaited} {until=when} on my screen
{title=awaited}, {until=dateb}, show how long it still is
the kids ask every morning how often they must still go to bed till {title=awaited}, it's {until=dateb}, so {shownIn:sleeps=how many nights}
I'd love to watch {title=awaited} creep closer, {until=dateb}
{title=awaited} is {until=date} and I need something to look forward to on the home screen
put the time left before {title=awaited} where everyone in the office sees it, deadline {until=dateb}
~ countdown {title=awaited} {until=dateb}
{title=awaited}, {until=date}, {shownIn:days=days}
{shownIn:weeks=weeks} to {title=awaited}, {until=dateb}
no clock for a city, a ticking number for {title=awaited} {until=date}
start a countdown to {title=awaited}
count down the {shownIn:days=days} until {until=dateb}
countdown to {until=onday} called {title=wait9}
countdown in {shownIn:sleeps=sleeps} for {title=wait9} on {until=onday}
Title: {title=wait9} / date: {until=onday} / unit: {shownIn:weeks=weeks}
in {shownIn:days=days} until {until=bydate}, name it {title=wait9}
%lang de
~ leg einen Countdown für {title=ereignis} am {until=altdatum} an
%lang es
ponme una cuenta atrás en {shownIn:days=días} hasta {title=awaited}, {until=date}

%tool chronoliCityClock Tell the time in another city.
%also Returns local time there.
%also World clock. What hour it is somewhere, or will be when it is a certain hour in another town.
%param city* (place, there) {"type": "string", "description": "City whose time is wanted"}
%param at (time, when) {"type": "string", "description": "Hour elsewhere"}
%param homeCity (from_city, here) {"type": "string", "description": "City of that hour"}
%list hourthere: 9 am | noon | 6 in the evening | 15:30 | half past eight | midnight | 7 pm | 10 o'clock tomorrow | 8:15 | quarter to five | 5 in the morning | 21:00
%list town: Leeds | New Orleans | Graz | The Hague | Stoke-on-Trent | Porto | St. Gallen | Kuala Lumpur | Bath | Le Havre | Tromsø | Newcastle upon Tyne | Ghent | Santa Fe | Cork
%list town2: Aarhus | Buenos Aires | Turin | Isle of Skye | Lyon | Clermont-Ferrand | Split | Salt Lake City | Riga | Bury St Edmunds | Osaka | Las Palmas | Basel | Cape Town
what time is it in {city=clocktown}
what time is it in {city=clocktown} when it's {at=hourthere} in {homeCity=clocktown}
{at=hourthere} {homeCity=clocktown}, what is that in {city=clocktown}
when {homeCity=clocktown} has {at=hourthere}, what do they have in {city=clocktown}
is my daughter in {city=clocktown} still awake
can I ring the office in {city=clocktown} or will I drag them out of bed
the game kicks off at {at=hourthere} in {homeCity=clocktown}, do I have to stay up for it in {city=clocktown}
~ they said {at=hourthere}, {homeCity=clocktown}, and I live in {city=clocktown}, so when do I dial in
time {city=clocktown}
{city=clocktown} now
{at=hourthere} {homeCity=clocktown} in {city=clocktown}
no countdown please, only how late it is over in {city=clocktown}
what time is it over there
and at {at=hourthere} in {homeCity=clocktown}, what time is it there
what time is it in {city=town} when it is {at=clock} in {homeCity=town2}
{at=clock} in {homeCity=town2}, what is that in {city=town}
city {city=town}, time {at=clock}, home {homeCity=town2}
in {city=town}, how late is it at {at=clock} {homeCity=town2} time
from {homeCity=town2}, {at=clock}, to {city=town} time
convert {at=clock} from {homeCity=town2} to {city=town}
{=name} calls at {=clock}, what time is it now in {city=town}
{city=town} time at {at=clock} here
%lang de
wie spät ist es gerade in {city=city}

%server cifra

%tool cifraUnits Convert a quantity from one unit to another.
%also Returns the amount in the other unit.
%also Works out how much a length, weight, volume or temperature is in different measures.
%param amount* (value, quantity) {"type": "number", "description": "Quantity"}
%param fromUnit* (from, unit) {"type": "string", "description": "Unit it is in"}
%param toUnit* (to, target_unit) {"type": "string", "description": "Unit wanted"}
%param decimals (precision, digits) {"type": "integer", "description": "Places after the point"}
%list qty: 12 | 3.5 | 250 | 0.75 | 180 | 42 | 6.2 | 1000 | 98.6 | 26.2 | 72 | 5 | 15 | 2.25 | 350 | 60
%list lena: miles | feet | yards | inches | nautical miles | light years | furlongs | fathoms | hands | thousandths of an inch
%list lenb: kilometres | metres | centimetres | millimetres | astronomical units | km | steps of a metre | decimetres | cm | parsecs
%list volb: litres | millilitres | cubic metres | decilitres | ml | cubic centimetres | hectolitres | cl
%list vola: gallons | fluid ounces | pints | cups | quarts | tablespoons | teaspoons | barrels of oil | cubic feet | imperial gallons
%list weighta: pounds | stone | ounces | pounds and ounces | short tons | grains | troy ounces | carats | cups of flour | sticks of butter
%list weightb: kilograms | grams | tonnes | kilos | milligrams | kg | hundredweights | g
%list places: 2 | three => 3 | one => 1 | 4 | two => 2 | 1 | four => 4
%list unita: miles | pounds | fluid ounces | feet | acres | gallons | stone | nautical miles | pounds per square inch | cups of flour | miles per hour | inches | degrees Fahrenheit | yards | pints | knots | horsepower | calories | light years | square feet
%list unitb: kilometres | kilograms | millilitres | metres | hectares | litres | grams | bar | kilometres per hour | centimetres | Celsius | joules | kilowatts | square metres | tonnes | cubic metres | metres per second | newton metres | kelvin | astronomical units
%list ncash: 45 | 12.50 | 80 | 120 | 19.99 | 60 | 7.5 | 200 | 35 | 250 | 99
%list unitx: miles | feet | inches | yards | nautical miles | furlongs | light years | fathoms | mm | hands | micrometres
%list unity: kilometres | centimetres | metres | km | m | decimetres | astronomical units | millimetres | leagues | cm
%list unitv: kg | grams | kilograms | milligrams | metric tons | tonnes | g | mg | kilos | micrograms
%list unitw: pounds | ounces | stone | US tons | short tons | grains | troy ounces | lb | carats | hundredweight
(how much is|what is) {amount=qty} {fromUnit=lena} in {toUnit=lenb}
convert {amount=qty} {fromUnit=volb} to {toUnit=vola}
in {toUnit=weighta}, {amount=qty} {fromUnit=weightb}, {decimals=places} decimals
{decimals=places} digits after the point: {amount=qty} {fromUnit=lena} as {toUnit=lenb}
the recipe is from Ohio and says {amount=qty} {fromUnit=vola}, I only own things marked in {toUnit=volb}
she claims {amount=qty} {fromUnit=weighta} and I can only picture {toUnit=weightb}
the form wants {toUnit=lenb} but my papers say {amount=qty} {fromUnit=lena}
is {amount=qty} {fromUnit=volb} a lot? I grew up with {toUnit=vola}
{amount=qty} {fromUnit=unita} in {toUnit=unitb}
{fromUnit=lenb} to {toUnit=lena}, {amount=qty}
{amount=qty} {fromUnit=vola}, {toUnit=volb}
not hex or anything, I just want the number {amount=qty} {fromUnit=weightb} expressed in {toUnit=weighta}
convert {amount=qty} {fromUnit=lena} for me
how many {toUnit=volb} is that
convert {amount=ncash} {fromUnit=unitx} to {toUnit=unity}
~ into {toUnit=unitv}, please: {amount=ncash} {fromUnit=unitw}, {decimals=nfew} decimals
amount {amount=ncash}, from {fromUnit=unitw}, to {toUnit=unitv}, decimals {decimals=nfew}
how many {toUnit=unity} are {amount=ncash} {fromUnit=unitx}
with {decimals=nfew} places after the point, {amount=ncash} {fromUnit=unitx} as {toUnit=unity}

%tool cifraBase Write a number in another base.
%also Returns the number in binary, octal, decimal or hexadecimal.
%also Converts digits between number systems, filled up with zeros to a width if given.
%param number* (digits, value) {"type": "string", "description": "Digits"}
%param base* (target_base, to) {"type": "string", "enum": ["binary", "octal", "decimal", "hexadecimal"], "description": "Base wanted"}
%param readAs (from_base, source_base) {"type": "string", "enum": ["binary", "octal", "decimal", "hexadecimal"], "description": "Base of the digits given"}
%param width (pad_to, digits_out) {"type": "integer", "description": "Digits of the result"}
%list decnum: 255 | 1024 | 42 | 77 | 2024 | 65535 | 13 | 100 | 511 | 4096 | 9001 | 170
%list hexnum: FF | 1A3F | C0FFEE | DEADBEEF | 7B | 2F | BEEF | A0 | 0x4D2
%list binnum: 101101 | 11111111 | 1000 | 110011 | 10010110 | 1110001 | 10101010 | 111
%list bits: 8 | 16 | 32 | eight => 8 | 12 | sixteen => 16 | 24 | 4
%list bin: 101101 | 1110 | 10000000 | 0b1011 | 11 | 110011 | 1111 1111 | 100 | 01010101 | 1001
{number=decnum} in {base:binary=binary|ones and zeros}
what is {readAs:hexadecimal=hex|hexadecimal} {number=hexnum} in {base:decimal=decimal|ordinary numbers}
{readAs:binary=binary} {number=binnum} to {base:hexadecimal=hex|hexadecimal}, {width=bits} digits
{width=bits} digit {base:binary=binary} of {readAs:decimal=decimal} {number=decnum}
the debugger shows {number=hexnum} and I would like something {base:decimal=a human counts in|normal}
my homework has {number=decnum} and the answer may only have noughts and ones, so {base:binary=bits}
the register reads {number=binnum}, {base:decimal=in plain figures|in everyday figures}, please
file permissions {number=decnum}, how would that look in {base:octal=octal|base eight}
{number=decnum} {base:hexadecimal=hex}
{number=binnum} {base:decimal=decimal}
{base:octal=octal} {number=decnum}
no units, no Roman letters, {number=decnum} as {base:hexadecimal=a hex value}
convert {number=decnum} to another base
I need it in {base:binary=binary}, {width=bits} digits
{number=dec} as {base:hexadecimal=hex|base 16}, {width=qsm} digits
take {number=bin} as {readAs:binary=binary|base two} and give it in {base:decimal=decimal|base ten}
how does {number=hex} look in {base:octal=octal|base 8}, filled up to {width=int} places
~ what is {number=dec} in {base:binary=zeros and ones|binary}, asks my 8 year old
%lang de
wie lautet {number=decnum} {base:binary=binär|im Zweiersystem}
%lang es
pásame {number=decnum} a {base:hexadecimal=hexadecimal}

%tool cifraRoman Turn numbers into Roman numerals and back.
%also Returns the numeral or the number.
%also Reads letters such as those on clocks and monuments as a number, or writes one that way.
%param value* (number, numeral) {"type": "string", "description": "Number or numeral"}
%param lowercase (small, lower) {"type": "boolean", "description": "Small letters"}
%list romanv: MCMXCIV | 1987 | XLII | 49 | MMXXVI | 2024 | XIV | 1776 | CDXLIV | 999 | LXXXVIII | 1066 | IX | 3000 | MDCLXVI | 58 | CCCXII | 1912 | XCIX | 404 | MDLXXVII
%list romax: 2026 | 49 | 1984 | 400 | forty-two | 3 | 1776 | 14 | a thousand and six | 999 | 88
%list romx: 2026 | XIV | MCMXCIX | 49 | mdcclxxvi | 1984 | IX | 400 | forty-two | LXXX | 3 | CDXLIV
{value=romanv} as a Roman numeral
what number is {value=romanv}
Roman numeral for {value=romanv} in {lowercase:true=small letters|lower case}
{lowercase:true=lower case|small letters}, {value=romanv}, for page numbers
~ the film credits end with {value=romanv}, so which year was it made
~ it says {value=romanv} over the church door, how old is it
we want {value=romanv} engraved on the ring the way Caesar would have
the tattooist needs my year {value=romanv} in Xs and Vs {lowercase:false=in capitals|in big letters}
{value=romanv} roman
roman {value=romanv}
{value=romanv}, ancient style
not binary, I want {value=romanv} the way they count popes
turn my number into a Roman numeral
write {value=romax} the Roman way, {lowercase:true=lower case|in small letters|not in capitals}
{value=romx}: give me the other kind of numeral
what's {value=romx} in the other notation, {lowercase:false=capitals|upper case|big letters}
convert {value=romx} between Roman and ordinary numbers
%lang de
schreib {value=romanv} in römischen Zahlen

%server holidays

%tool list_public_holidays Public holidays of a country in a year.
%also Returns bank holidays.
%also On which days are shops and offices closed in a country?
%param country* (country_name, region) {"type": "string", "description": "Country"}
%param year (calendar_year) {"type": "integer", "description": "Calendar year"}
%list nat: Norway | Japan | South Korea | Brazil | Bosnia and Herzegovina | New Zealand | Chad | the Netherlands | Trinidad and Tobago | Peru | India | Papua New Guinea | Austria | UK
%list year: 2026 | 2027 | 2024 | 2019 | 2025 | 2010 | 2030 | 1998 | 2028 | 2023 | 2021 | 2015
public holidays in {country=country} [{year:2025=2025}]
when are shops closed in {country=country} in {year:2026=2026}
bank holidays {country=country}
which days off does {country=country} have {year:2024=in 2024|2024}
I work with people from {country=country}, when do they have holidays
{country=country} national holidays {year:2025=2025}
list all public holidays of {country=country} please
how many free days do they get in {country=country}
what bank holidays are left in {country=country}
list the public holidays
which public holidays are there in {year:2025=2025}
bank holidays {country=nat} {year=year}
on which days is nobody at work in {country=nat} in {year=year}?
national days off for {year=year}, {country=nat}
is there a calendar of official days off for {country=nat}, our year plan needs it
%lang de
(welche|alle) Feiertage in {country=country} {year:2025=2025}

%tool is_public_holiday Is a day a public holiday in a country?
%also Returns true when the date is a holiday.
%also Checks one day, for example before booking or delivering something.
%param date* (day) {"type": "string", "description": "The day"}
%param country (country_name) {"type": "string", "description": "Country"}
%list land: Portugal | New Zealand | the Netherlands | Chad | Trinidad and Tobago | Ireland | South Korea | Peru | Bosnia and Herzegovina | Italy | the Czech Republic | Oman
%list anyday: tomorrow | next Friday | this Saturday | the day after tomorrow | next Wednesday | Thursday | 6 November | Monday in two weeks | March 19th | Sunday | the 8th of May | Tuesday week
is {date=date} a (public|bank) holiday [in {country=country}]?
is everything closed {date=date} in {country=country}
do people work {date=date} in {country=country}
{date=date} holiday {country=country}?
we want to deliver {date=date}, is that a bank holiday over there in {country=country}
are the banks open {date=date} or is it a public holiday
check whether {date=date} is a day off in {country=country}
{country=country}, {date=date}: working day or public holiday
will the shops be shut {date=date} because of a holiday
is it a public holiday in {country=country}?
is that day a bank holiday
is {date=onday} a public holiday in {country=land}
in {country=land}, is {date=anyday} a holiday
~ date={date=onday}, country={country=land}
I'm flying to {country=land}, is {date=onday} a day off there

%server huebox
%list colname: teal | #ff8800 | navy blue | crimson | rgb 12 90 200 | olive green | #1e90ff | mustard yellow | coral | salmon pink | burnt orange | #333333 | lavender | forest green | off-white | charcoal | sky blue | #c0ffee | burgundy | ivory | turquoise | sand | midnight blue with a bit of green | light grey

%tool hueboxConvert Convert a colour to another notation.
%also Returns the colour as hex, RGB, HSL, CMYK or Pantone.
%also Gives the code of a shade for screens or for print.
%param colour* (color, shade) {"type": "string", "description": "Name or code"}
%param notation* (to, model) {"type": "string", "enum": ["hex", "rgb", "hsl", "cmyk", "pantone"], "description": "Notation wanted"}
%param opacity (alpha, transparency) {"type": "integer", "description": "Percent"}
%list pct: 50 | 80 percent => 80 | 20% => 20 | 75 | 10 percent => 10 | 90 | 60% => 60
%list colx: #ff8800 | teal | rgb(20,40,60) | burnt sienna | hsl(210, 50%, 40%) | Klein blue | navy | #0af | cornflowerblue | RAL 5002 | the green of old London taxis | dark olive green | rose and ash
%list pctx: 50% => 50 | 80 percent => 80 | 25 % => 25 | forty percent => 40 | 10% => 10 | 75 percent => 75 | 60% => 60 | 35 percent => 35 | 90% => 90 | 5 % => 5
what is {colour=colname} in {notation:hex=hex}
{colour=colname} as {notation:rgb=rgb} with {opacity=pct} opacity
at {opacity=pct} opacity, {notation:hsl=hsl}, {colour=colname}
{notation:cmyk=cmyk values|cmyk} of {colour=colname}
the printer rejects {colour=colname}, they only take {notation:cmyk=cmyk|four-colour values}
my stylesheet needs {colour=colname} see-through, {opacity=pct}, {notation:rgb=rgb}
the lady in the paint shop shrugged at {colour=colname} and asked for a {notation:pantone=Pantone} number
somebody typed {colour=colname} in the brief and my editor wants {notation:hex=six digits with a hash|hex}
{colour=colname} {notation:hex=hex}
{notation:hsl=hsl} {colour=colname}
{colour=colname}, {notation:pantone=pantone}
no palette, just {colour=colname} itself written in {notation:rgb=rgb}
convert {colour=colname}
give me the {notation:hex=hex code} of that colour
{colour=colx} in {notation:hex=hex|hex code|hexadecimal}
{notation:cmyk=CMYK|printing inks} of {colour=colx}, opacity {opacity=pctx}
{notation:rgb=RGB|red, green and blue} values for {colour=colx} with {opacity=pctx} opacity
which {notation:pantone=Pantone} is {colour=colx}, it's for a 100% cotton shirt
%lang de
welchen {notation:hex=Hexcode} hat {colour=color}
%lang es
~ dime {colour=color} en {notation:rgb=rgb} con {opacity=pct} de opacidad

%tool hueboxPalette Build a palette of matching colours.
%also Returns colours that go together.
%also Starts from one shade and suggests so many others that harmonise or contrast with it, for a mood.
%param base* (colour, start) {"type": "string", "description": "Colour to start from"}
%param scheme (harmony, type) {"type": "string", "enum": ["complementary", "analogous", "triadic", "monochrome", "pastel"], "description": "How the colours relate"}
%param count (size, number) {"type": "integer", "description": "Number of colours"}
%param mood (feeling, style) {"type": "string", "description": ""}
%list ncol: five => 5 | 4 | three => 3 | 6 | 5 | four => 4 | 8 | six => 6
%list mood: calm and airy | Scandinavian winter | children's party | elegant | autumn in the woods | retro diner | fresh | cosy café | law firm with tradition | beach holiday | vintage | serious but friendly | playful | Halloween | a spa for men | rustic wedding in a barn | space adventure | organic food | 1980s arcade | quiet reading room
%list colbase: sage green | #2a6f97 | rust | navy | sea blue | terracotta | mustard | black and white | dusty pink | olive | #ff8800
%list moodx: calm | warm and cosy | autumn in York | serious | fresh, a little loud | summer by the sea | 70s kitchen | wedding | playful | night
build a palette from {base=colname}
{count=ncol} {scheme:analogous=analogous} colours starting from {base=colname}, mood: {mood=mood}
{mood=mood}, {count=ncol} colours, {scheme:pastel=pastel}, based on {base=colname}
{scheme:complementary=complementary} scheme of {count=ncol} for {base=colname}
the sofa is {base=colname}, what do I paint the wall with
our brand is {base=colname} and the website looks dull, find {count=ncol} friends for it
~ my curtains are {base=colname}, cushions should fit, think {mood=mood}
I'm wearing {base=colname} to the wedding, so which tie
{base=colname} palette
{base=colname}, {scheme:triadic=triadic}
{scheme:monochrome=monochrome}, {count=ncol}, {base=colname}
not whether one can read it, I want {count=ncol} shades that suit {base=colname}
make me a palette with {count=ncol} colours
a {scheme:pastel=pastel} palette for {mood=mood}
{scheme:triadic=triadic} palette based on {base=colbase} with {count=nfew} colours
{mood=moodx} mood, {count=nfew} colours, starting from {base=colbase}
base {base=colbase}, scheme {scheme:analogous=analogous}, colours {count=nfew}, mood {mood=moodx}
palette of {count=nfew} {scheme:pastel=pastel} colours from {base=colbase}
a palette around {base=colbase}, {scheme:monochrome=monochrome}, feeling: {mood=moodx}
%lang es
hazme una paleta de {count=int} colores a partir del {base=color}

%tool hueboxContrast Check whether text in one colour is legible on another.
%also Returns the contrast ratio and whether it passes.
%also Tests foreground against background for accessibility, for body text, headings or icons.
%param foreground* (text_colour, front) {"type": "string", "description": "Colour of the text"}
%param background* (behind, back) {"type": "string", "description": "Colour behind it"}
%param usage (for, element) {"type": "string", "enum": ["body", "heading", "icon"], "description": "What is shown"}
%list color2: red | navy blue | white | #ff8800 | pale yellow | black | mint | dark grey | teal | off-white | orange | #1a1a1a
is {foreground=colname} text legible on {background=colname}
contrast of {foreground=colname} on {background=colname} for {usage:body=body text|running text}
on {background=colname}, {foreground=colname} {usage:heading=headings|a headline}: does it pass
{usage:icon=icons} in {foreground=colname} over {background=colname}, check that
can my half-blind aunt make out {foreground=colname} on {background=colname}
the {background=colname} slide with {foreground=colname} letters made half the room squint
legal wants the site usable for everyone, {foreground=colname} {usage:icon=symbols|icons} sit on {background=colname}
would you see {foreground=colname} on a {background=colname} sign from across the street
{foreground=colname} on {background=colname} contrast
contrast {foreground=colname}, {background=colname}
~ {background=colname} behind {foreground=colname}, {usage:heading=heading}
not a matching palette but whether eyes can cope with {foreground=colname} on {background=colname}
check the contrast of {foreground=colname}
is it legible on {background=colname}
contrast of {foreground=color2} on {background=color2} for {usage:heading=headings|a heading}
on {background=color2}, is {foreground=color2} readable as {usage:body=body text}
text {foreground=color2}, background {background=color2}, usage {usage:icon=icon}
behind it {background=color2}, in front {foreground=color2}
%lang de
kann man {foreground=color} auf {background=color} gut lesen

%server keysmith

%tool keysmith-passphrase Make a random password or passphrase.
%also Returns a fresh password.
%also Produces a secret that nobody guesses, of so many characters or words, with or without symbols, easy to remember if wanted.
%param length (size, count) {"type": "integer", "description": "Characters or words"}
%param style* (kind, made_of) {"type": "string", "enum": ["characters", "words", "digits", "pronounceable"], "description": "What it is made of"}
%param symbols (special_characters, punctuation) {"type": "boolean", "description": "With special characters"}
%param purpose (label, account) {"type": "string", "description": "What it is for"}
%list chars: 16 | 24 | twelve => 12 | 20 | 32 | 8 | 14 | 64 | 18 | twenty => 20
%list nwords: four => 4 | 5 | six => 6 | 6 | 4 | seven => 7 | 8 | five => 5
%list account: online banking | new router | my Netflix account | guest wifi | laptop from work | tax portal | email of the choir | safe in the office | library card | school platform | shared drive with the accountant | electricity supplier | backup disk in the cellar | Steam | health insurance | photo cloud | database of the club | kids' tablet | voicemail | door keypad
%list use: the wifi | my bank | guest network in the office | old laptop | Ella's tablet | the shed door, number lock | tax portal | github | Netflix and co | router upstairs | school account for Theo
%list len: 16 | 12 | twenty => 20 | 24 | ten => 10 | 8 | 32 | fourteen => 14 | 18 | six => 6
(make|generate) a password of {length=chars} {style:characters=characters|random characters}
{length=nwords} {style:words=words|random words|dictionary words} as a passphrase for the {purpose=account}
for the {purpose=account}, {length=chars} {style:characters=characters}, {symbols:false=no special characters|without symbols}
{symbols:true=with special characters|symbols included}, {length=chars} long, {style:pronounceable=something I can pronounce|pronounceable}, it's for the {purpose=account}
they locked me out of the {purpose=account} and it must be {length=chars} {style:digits=digits} now
I always use the dog's birthday, that has to stop, {style:pronounceable=something one can say out loud}
grandma can't cope with cryptic stuff, a handful of {style:words=plain words|everyday words} for the {purpose=account}
the {purpose=account} refuses everything I type, it wants {length=chars} {style:characters=characters} and {symbols:true=a strange sign|punctuation}
{length=chars} {style:digits=digits} pin
{style:words=four-word} passphrase
new password, {style:characters=letters and signs|characters}
no id and no hash, a secret out of {style:words=words} to log in with
make a password for the {purpose=account}
I need {length=chars} of them, {symbols:false=no symbols}
new password for {purpose=use}, {length=len} {style:characters=characters|letters}
{length=len} {style:digits=digits|numbers} as a code for {purpose=use}
password I can {style:pronounceable=say out loud|pronounce}, {length=len} long, {symbols:true=special characters too|with symbols}
make up a secret out of {style:words=words|plain words}, nothing symbolic
%lang de
mach mir ein Passwort aus {length=int} {style:words=Wörtern} für {purpose=company}
%lang es
créame una contraseña de {length=chars} {style:characters=caracteres}, {symbols:true=con símbolos}

%tool keysmith-uuid Generate UUIDs.
%also Returns unique identifiers.
%also Makes one or more universally unique ids, random or ordered by time, with or without hyphens.
%param count* (number, how_many) {"type": "integer", "description": "How many"}
%param version (variant, type) {"type": "string", "enum": ["v1", "v4", "v7"], "description": "Version of the identifier"}
%param hyphens (dashes, with_dashes) {"type": "boolean", "description": ""}
generate {count=howmany} uuids
{count=howmany} {version:v4=version 4|v4} uuids, {hyphens:false=no hyphens|without dashes}
{hyphens:true=with hyphens|dashes included}, {version:v7=version 7|time-ordered|v7}, {count=howmany} please
give me {count=howmany} unique ids
every row in the new table needs a key that nobody else has, {count=howmany} rows
my test data has collisions, so {count=howmany} of those long hex things with dashes
~ I have {count=howmany} sensors to label and no two may ever clash
fill the column for me, {count=howmany} values, {version:v1=based on the clock|v1}
{count=howmany} guids
{count=howmany} {version:v7=v7} ids
uuid {version:v4=v4}, {count=howmany}
not passwords, {count=howmany} identifiers for database keys, {hyphens:false=hyphens stripped}
make me some uuids
{version:v4=version four} ids {hyphens:false=without the dashes}
{count=int} unique ids, {version:v7=version seven|v7|v 7}
give me {count=int} fresh guids {hyphens:false=without dashes|in one piece}
{version:v1=version 1|v1}, {hyphens:true=with dashes|dashed}, {count=qsm} uuids
make {count=int} UUIDs for release 4 of our app

%tool keysmith-digest Compute the hash of a file or a text.
%also Returns a checksum.
%also Fingerprint of a file by an algorithm, compared with an expected one if that is given.
%param input* (file, content) {"type": "string", "description": "File or text"}
%param algorithm (method, function) {"type": "string", "enum": ["md5", "sha1", "sha256", "sha512", "crc32"], "description": "Hash function"}
%param expected (compare_with, reference) {"type": "string", "description": "Checksum to compare with"}
%list hashfile: ubuntu-24.04.iso | backup_march.tar.gz | setup.exe | contract-signed.pdf | firmware_v2.bin | photos and videos.zip | release-1.8.dmg | hello world | wallet.dat | node-v22.tar.xz | invoice_0412.pdf | dataset.parquet | README.md | image.img | installer for the printer.pkg | disk1.vmdk | correct horse battery staple | thesis_final.docx | plugin.jar | raspios-lite.img
%list checksum: 9e107d9d372bb6826bd81d3542a419d6 | da39a3ee5e6b | e3b0c44298fc1c14 | 5d41402abc4b2a76 | 2fd4e1c67a2d28fc | b1946ac92492d234 | cbf43926 | 7c211433f0207159 | a9993e364706816a
%list hashin: setup.exe | backup of May.zip | hello world | tmp-fix-2.tar | Bread and Roses | ~/keys/id.pub | contract, signed.pdf | photos to print.zip | debian-12.iso | password123
%list sum: 9e107d9d372bb682 | a7ffc6f8 | 0xCAFE1234 | d41d8cd98f00b204 | 3f786850e387 | e3b0c44298fc | 5eb63bbbe01e | 2fd4e1c67a2d
compute the {algorithm:sha256=sha256|sha-256} of {input=hashfile}
{algorithm:md5=md5} checksum of {input=hashfile}, should be {expected=checksum}
does {input=hashfile} match {expected=checksum}, {algorithm:sha1=sha1}
{expected=checksum} is what the site says for {input=hashfile}, {algorithm:sha512=sha512}
hash {input=hashfile} for me
I downloaded {input=hashfile} from a mirror and don't trust it, the page says {expected=checksum}
has anybody tampered with {input=hashfile} on the way? It was {expected=checksum} when it left
how can the court be sure that {input=hashfile} is still the one I handed in
was {input=hashfile} damaged when I copied it over
{algorithm:sha256=sha256} {input=hashfile}
{input=hashfile} checksum
{algorithm:crc32=crc32}, {input=hashfile}
no random key, the fingerprint that belongs to {input=hashfile}
calculate the {algorithm:md5=md5} hash
check that it is {expected=checksum}
{algorithm:sha256=sha256} of {input=hashin}
check {input=hashin} against {expected=sum} with {algorithm:md5=md5}
is {expected=sum} the {algorithm:sha1=sha1} of {input=hashin}
~ input {input=hashin}, algorithm {algorithm:sha512=sha512}, expected {expected=sum}
%lang de
berechne mir den {algorithm:sha256=SHA256}-Wert von {input=hashfile}
%lang es
calcúlame el {algorithm:md5=md5} de {input=hashfile}

%tool keysmith-qr Draw a QR code.
%also Returns an image with a QR code.
%also Puts a link, a contact or other text into a square that phones can scan, of a size and in a colour.
%param content* (data, text) {"type": "string", "description": "What the code says"}
%param pixels (size, width) {"type": "integer", "description": "Width and height in pixels"}
%param colour (color, foreground) {"type": "string", "description": "Colour of the dots"}
%param format (filetype, output) {"type": "string", "enum": ["png", "svg", "pdf", "eps"], "description": "File format"}
%list qrtext: https://ourwedding.example/photos | WIFI:S:Gasthof;P:welcome24 | +44 20 7946 0321 | https://shop.example/menu | lost cat, call Anna | table 12 | mailto:hello@studio.example | ticket for the summer party | https://maps.example/barn | donate to the animal shelter | https://survey.example/a7 | www.pottery-with-jo.example | keys found? ring 0151 2200 | geo:47.37,8.54 | https://band.example/album | feedback for the canteen | https://clinic.example/form | room 204 and Ms. Adler | happy birthday, grandma | https://zoo.example/quiz
%list pixels: 300 | 500 | 1200 | 250 | 800 | 1024 | 600 | 150
%list qrtext2: https://pinos.example/menu | Wifi: guest, password: oaktree9 | hello from the garden | tel:+441134960 | Table 7, please order here | www.nord.io | Follow the fox and turn left | 4471-88 | Happy Birthday, Lena | Bees and Trees | mailto:info@acme.io
%list colour: red | dark green | navy blue | black | orange | teal | #ff8800 | deep purple | gold | brown
%list pixels2: 300 | 512 | 800 | 1024 px => 1024 | 250 | 600 pixels => 600 | 1200 | 400 | 2000
make a QR code for {content=qrtext}
QR code with {content=qrtext}, {pixels=pixels} pixels, {colour=color}
{colour=color} on white, {format:svg=as svg|svg}, {pixels=pixels} wide: {content=qrtext}
{pixels=pixels} by {pixels=pixels} {format:png=png} that says {content=qrtext}
~ people should just hold their phone to the poster and get {content=qrtext}
nobody will type {content=qrtext} by hand, so give me one of those black and white squares
the guests need to scan something at the door for {content=qrtext}
I'm printing stickers and want {content=qrtext} on them so that a camera understands it, {format:pdf=pdf would be best|as pdf}
qr {content=qrtext}
{content=qrtext} as qr, {format:eps=eps}
{colour=color} qr code, {content=qrtext}
not shortened and not hashed, {content=qrtext} in a code to scan
create a QR code
draw me one in {colour=color}, {pixels=pixels} pixels
QR code for {content=qrtext2} in {colour=colour} as {format:svg=SVG}
make a {colour=colour} QR code with {content=qrtext2}, {pixels=pixels2}
content {content=qrtext2}, size {pixels=pixels2}, color {colour=colour}, format {format:png=PNG}
{format:pdf=PDF} QR code saying {content=qrtext2}
{pixels=pixels2} wide, {content=qrtext2} as a QR code
in {colour=colour}, {format:eps=EPS}: {content=qrtext2}
size={pixels=pixels2}, text={content=qrtext2}
print on {=colour} paper, QR code with {content=qrtext2}, format {format:pdf=pdf}
%lang de
erstell mir einen QR-Code mit {content=qrtext} in {colour=color}

%server links
%list alias: summer-sale | my-cv | launch24 | party | menu | team-photos | webinar | promo7 | donate | map | rsvp | newsletter | job-ad | beta | book-now | quiz | demo-video

%tool links.shorten Shorten a URL.
%also Returns a short link.
%also Make a long web address short, with a chosen ending and an expiry if wanted.
%param url* (long_url, target) {"type": "string", "description": "The long address"}
%param alias (slug, custom_name) {"type": "string", "description": "Wanted ending of the short link"}
%param expires (expires_at, valid_until) {"type": "string", "description": "When the link stops working"}
%list urlx: https://pinos.example/menu/summer | www.oakfield.org/trips/york?day=2 | https://docs.harbour.io/how-to/login | http://ellamoor.example/rivers | https://shop.example/p/4471 | anchor.example/events/list | https://forms.example/d/e/1FAIp | https://maps.example/place/14-Mill-Lane | status.harbour.io/incidents/77
%list aliasx: summer-menu | york | sal60 | win | to-the-party | rivers | join_us | menu2 | ask-ella | from-a-to-b
%list daytx: Sunday | the 28th | 30 June | 31 May | next Friday | 9 December | Wednesday | August 4th | the 17th of July | New Year's Eve | 1 October
%list alias2: openday | join-us | night-jobs | setup | menu24 | map-home
%list lurl: https://docs.acme.io/guides/setup/from-scratch?id=77 | www.lopeztransport.com/jobs/driver-for-nights | https://underoneroof.org/events/2024/open-day | http://hofmann-optik.de/termine/neu | https://map.example.com/?from=home&to=work
%list bydate: Friday | the 30th | the end of the month | 12 April | next Wednesday | the end of May | Monday | the 15th | Christmas Eve | mid-August | 1 September | the 2nd of July
(shorten|shrink) {url=url} [(to|as) {alias=alias}]
make (a short|a shorter|a tiny) link (for|out of|from) {url=url}
{url=url} is way too long, can you make it short
short url {url=url} {alias=alias}
give me a short link to {url=url} that (works until|expires) {expires=date}
I want {url=url} to be reachable under the short name {alias=alias}
tiny version of {url=url} please[, valid until {expires=date}]
{url=url} -> short, ending {alias=alias}
for a tweet: get {url=url} down to a few characters
shorten the link [and call it {alias=alias}]
make a short url that expires {expires=date}
shorten {url=urlx} as {alias=aliasx} until {expires=daytx}
with the ending {alias=aliasx}, make a short link to {url=urlx}
url {url=urlx}, alias {alias=aliasx}, expiry {expires=daytx}
short link for {url=urlx} that expires on {expires=daytx}
as {alias=alias2}, {url=lurl}
until {expires=bydate}, {url=lurl} short
{url=lurl} is too long for the poster by the lift
%lang de
(kürze|kürz) [mir] {url=url}

%tool links.stats Click statistics of a short link.
%also Returns clicks per day.
%also How often a shortened link was opened, in total or broken down by country, device and so on.
%param alias* (slug, short_link) {"type": "string"}
%param breakdown (group_by, by) {"type": "string", "enum": ["day", "country", "device", "referrer", "browser"], "description": "How to split the numbers"}
%list alias2: spring24 | go/menu | jobs | my-cv | podcast-ep7 | bit.kiwi/tea | newsletter_may | rsvp | Tombola | freebie | x7Qa
how (many clicks|often was) [did] [the] [short link] {alias=alias} (get|clicked|opened)
(show|get) the (statistics|stats|clicks) (of|for) [the] short link {alias=alias}
stats for {alias=alias} by {breakdown:country=country|countries}
from which {breakdown:country=countries|parts of the world} do the visitors of my {alias=alias} link come
does anybody click my {alias=alias} link
{alias=alias} link clicks {breakdown:day=per day|daily|day by day}
are people opening the {alias=alias} link on {breakdown:device=phones or computers|which devices|mobile or desktop}
which {breakdown:referrer=sites send|pages bring} people to {alias=alias}
numbers for the shortened link {alias=alias}, split by {breakdown:browser=browser}
show me the click statistics [by {breakdown:day=day}]
how many people clicked my short link
how often was {alias=alias2} clicked, {breakdown:day=day by day|per day}
short link {alias=alias2}: clicks by {breakdown:country=country|nation}
which {breakdown:device=devices|phones and computers} open the short url {alias=alias2}
does anybody in this country click on short link {alias=alias2}
%lang es
¿cuántos clics tiene el enlace corto {alias=alias}?

%server luckbarrel
%list nfew2: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | three => 3 | nine => 9

%tool luckbarrel_number Draw random numbers between a minimum and a maximum.
%also Returns random integers.
%also Picks one or several numbers out of a range by chance, each only once if wanted.
%param min (from, low) {"type": "integer", "description": "Smallest"}
%param max* (to, high) {"type": "integer", "description": "Largest"}
%param count (how_many, n) {"type": "integer", "description": "How many numbers"}
%param unique (no_repeats, distinct) {"type": "boolean", "description": "No number twice"}
%list low: 1 | 10 | 50 | 100 | 0 | 5 | one => 1 | 20 | ten => 10
%list high: 100 | 49 | 1000 | 500 | 60 | 75 | 250 | 99 | 365 | 200 | 10000 | 90
%list min2: 1 | 10 | one => 1 | 5 | 100 | zero => 0 | 20 | 50 | 0 | ten => 10
%list max: 200 | 500 | a thousand => 1000 | 999 | 250 | 1000 | 365 | three hundred => 300 | 150 | 5000
%list heads: four => 4 | 5 | three => 3 | 6 | two => 2 | eight => 8 | 7 | seven => 7 | 10 | twelve => 12
(pick|draw|give me) a number between {min=low} and {max=high}
random number up to {max=high}
{count=howmany} numbers from {min=low} to {max=high}, {unique:true=no repeats|none twice|all different}
no higher than {max=high}, not under {min=low}, {count=howmany} of them
{unique:false=repeats allowed|the same one may come twice}, {count=howmany} numbers, {min=low} to {max=high}
I've sold {max=high} raffle tickets, who wins
the class has numbered seats up to {max=high} and someone must go to the board
guess what I'm thinking of, {min=low} to {max=high}
we draw {count=howmany} winners out of {max=high} entries, {unique:true=nobody wins twice|each can win once}
{min=low} to {max=high}, random
{count=howmany} random, max {max=high}
~ random {min=low}-{max=high}
I've no dice at hand, so just any number from {min=low} to {max=high}
pick a random number
draw {count=howmany} numbers {unique:true=without repeats}
pick a random number from {min=min2} to {max=max}
{count=heads} random numbers up to {max=max}, {unique:true=all different|no repeats}
give me {count=heads} lucky ones between {min=min2} and {max=max}
roll me anything up to {max=max}, a unique way to choose who pays
%lang de
zieh {count=int} Zufallszahlen zwischen {min=low} und {max=high}
%lang es
dime un número al azar del {min=low} al {max=high}

%tool luckbarrel_dice Roll dice.
%also Returns each die and the sum.
%also Throws so many dice with so many sides and adds a bonus.
%param dice* (count, number) {"type": "integer", "description": "How many dice"}
%param sides (faces, d) {"type": "integer", "description": "Sides of a die"}
%param bonus (modifier, plus) {"type": "integer", "description": "Added to the sum"}
%list sided: 20 | 6 | twelve => 12 | 8 | 10 | 100 | 4 | twenty => 20 | 12 | ten => 10
%list bonus: 3 | 5 | two => 2 | 1 | 4 | 7 | four => 4
%list fewx: two => 2 | 3 | four => 4 | 5 | six => 6 | three => 3 | 8 | 4 | ten => 10 | 12 | 7 | 2
%list sidx: 6 | 20 | twelve => 12 | 8 | 10 | four => 4 | 100 | 12 | eight => 8 | 4
roll {dice=howmany} dice
roll {dice=howmany} {sides=sided}-sided dice
{dice=howmany} dice with {sides=sided} sides, plus {bonus=bonus}
~ add {bonus=bonus} to the sum of {dice=howmany} dice, {sides=sided} sides each
throw {dice=howmany} of the {sides=sided}-sided ones and put {bonus=bonus} on top
we've lost the little cubes under the sofa, it's my go and I get {dice=howmany}
the dragon attacks, that's {dice=howmany} times {sides=sided}, bonus {bonus=bonus}
my wizard casts a fireball, {dice=howmany} of the {sides=sided}-siders
can I leave jail in Monopoly? I need {dice=howmany} sixes
{dice=howmany}d{sides=sided}
{dice=howmany} dice, {sides=sided} sides
{dice=howmany}d{sides=sided} plus {bonus=bonus}
a random number won't do, I want to see {dice=howmany} dice fall
roll the dice
roll some {sides=sided}-sided dice
throw {dice=fewx} dice
{dice=fewx} dice with {sides=sidx} sides, add {bonus=fewx}
roll {dice=fewx} dice for me, {sides=sidx} sides each
let {dice=fewx} dice fall, player 1 begins
%lang de
würfle mit {dice=int} Würfeln
%lang es
tira {dice=int} dados de {sides=sided} caras y suma {bonus=bonus}

%tool luckbarrel_coin Flip a coin.
%also Returns heads or tails.
%also Tosses a coin once or several times, to decide between two things if they are named.
%param heads_for (heads, first) {"type": "string", "description": "What heads stands for"}
%param tails_for (tails, second) {"type": "string", "description": "What tails stands for"}
%param flips (times, tosses) {"type": "integer", "description": "How often"}
%list optiona: pizza | the beach | I do the dishes | the red one | stay in | we go with the train | tea | you drive | leave today | Portugal in spring | paint it green | Anna starts | the blue sofa | call him | sushi and beer | bed | home team kicks off | option one | keep the beard | the long way round
%list optionb: curry | mountains | you do the dishes | the black one | going out | the car | coffee | I drive | wait until Monday | Greece in autumn | leave it white | Ben starts | grey sofa for the living room | text him | soup with bread | another episode | away team kicks off | option two | shave it off | the motorway
%list opta: tea | going to Bath | Ana drives | we paint it blue | stay at home | Pino's | the red one, on the left | run and swim | pizza | Kofi washes up
%list optb: coffee | going to Leeds | Declan drives | we leave it white | out for a walk | The Anchor | the green one | sleep in, then bike | curry with rice | Tove does the dishes
%list opt2: sushi | his parents in Kent | the red one | by car over the pass | you do them | leave | a week at home | writing her a letter
%list opt1: pizza | Mum's for Christmas | the blue one | going by train | I do the dishes | stay | Lisbon with the kids | calling her
%list flips: 3 | five => 5 | 7 | three => 3 | 9
(flip|toss) a coin
toss a coin {flips=howmany} times
heads {heads_for=optiona}, tails {tails_for=optionb}
if it's tails {tails_for=optionb}, if it's heads {heads_for=optiona}, best of {flips=howmany}
{flips=howmany} flips: heads means {heads_for=optiona} and tails means {tails_for=optionb}
we can't agree, {heads_for=optiona} or {tails_for=optionb}, let fate decide
~ both of us want the window seat, settle it
fifty-fifty, I don't care which way it goes, just decide for me
{heads_for=optiona} or {tails_for=optionb}? I leave it to chance
heads or tails
coin, {flips=howmany} times
{heads_for=optiona} versus {tails_for=optionb}, coin
a die has too many sides for {heads_for=optiona} against {tails_for=optionb}, throw the thing with two
flip a coin, heads {heads_for=opta}, tails {tails_for=optb}
flip it {flips=nfew2} times, tails for {tails_for=optb}, heads for {heads_for=opta}
Heads: {heads_for=opta} / tails: {tails_for=optb} / flips: {flips=nfew2}
{heads_for=opta} on heads and {tails_for=optb} on tails
tails {tails_for=opt2}, heads {heads_for=opt1}
{heads_for=opt1} if it's heads
heads for {heads_for=opt1}, tails for {tails_for=opt2}, best of {flips=flips}, we can't agree on a thing
{flips=flips} throws, tails means {tails_for=opt2}

%tool luckbarrel_name Suggest random names.
%also Returns invented names.
%also Comes up with names for babies, pets, heroes of a story, bands or firms, of an origin, beginning with a letter.
%param kind* (for, type) {"type": "string", "enum": ["baby", "pet", "character", "band", "company", "boat"], "description": "What the name is for"}
%param origin (culture, style) {"type": "string", "description": "Language or culture"}
%param first_letter (starts_with, initial) {"type": "string", "description": ""}
%param count (how_many, number) {"type": "integer", "description": "How many"}
%list origin: Irish | Old Norse | Japanese | Celtic | Hebrew | Italian | Yoruba | medieval French | Greek and Roman | Hawaiian | Welsh | Arabic | Basque | Slavic | Sanskrit | Scottish | Finnish | Swahili | Victorian | Persian
%list letter: A | B | F | K | L | M | S | T | Z | R | E | N | O
%list orig9: Welsh | Old Norse | Greek | West African | Japanese | Basque and Breton | Arabic | Tolkien's elves | Hawaiian | French from Quebec
%list letter9: M | B | T | S | J | Q | K | A | Z | L
suggest {count=howmany} names for {kind:baby=a baby|our baby|our little one}
{origin=origin} {kind:baby=baby} names beginning with {first_letter=letter}
~ {count=howmany} {origin=origin} names for {kind:character=the hero of my novel|a character|the villain}
with {first_letter=letter}, {count=howmany} of them, {kind:pet=for the dog|for a kitten|for our new puppy}
she is due in March and we still only call it {kind:baby=the bump}
there's {kind:pet=a puppy} in the house and the children can't stop arguing what to shout
we play our first gig in May and the poster still says to be announced, we're {kind:band=a punk group|four guys with guitars|a jazz trio}
{kind:company=my startup} can't be called Untitled at the registry forever, something {origin=origin}
{kind:boat=boat} names, {origin=origin}
{kind:band=band} name with {first_letter=letter}
{count=howmany} {kind:company=company} names
not a random letter or number, a name for {kind:boat=my sailing boat|the boat}, starting with {first_letter=letter}
give me {count=howmany} names, {origin=origin} ones
any name with {first_letter=letter}
give me {count=nfew2} {kind:baby=baby} names, {origin=orig9}
{count=nfew2} names for a {kind:band=band} beginning with {first_letter=letter9}
kind={kind:pet=pet}, origin={origin=orig9}, letter={first_letter=letter9}
starting with {first_letter=letter9}, in {origin=orig9}, {count=nfew2} names for my {kind:boat=boat}
~ {origin=orig9} names for a {kind:character=character}
%lang de
schlag mir {count=int} Namen {kind:pet=für unseren Hund|für die Katze} vor
%lang es
propónme {count=int} nombres {kind:baby=para la niña|para el bebé} que empiecen por {first_letter=letter}

%server measurely

%tool measurely_convert Convert a quantity from one unit of measure into another.
%also Returns the value in the target unit.
%also Expresses a length, weight, volume, temperature, speed, area or pressure in other units, rounded to so many decimals if wanted.
%param value* (amount, quantity, number) {"type": "number", "description": "How much"}
%param from_unit* (from, source_unit, unit_in) {"type": "string", "description": "Unit it is in now"}
%param to_unit* (to, target_unit, unit_out) {"type": "string", "description": "Unit that is wanted"}
%param decimals (precision, round_to) {"type": "integer", "description": "Digits after the point"}
%list qty: 5 | 12 | 2.5 | 100 | 350 | 0.75 | 72 | 1,200 => 1200 | 40 | 18.3 | 6 | a dozen => 12 | 1500 | 90 | 33 | twenty => 20 | 7.2 | three => 3 | 250 | 64 | 1000 | 9.81 | 15 | two hundred => 200
%list length_a: miles | feet | inches | yards | nautical miles | furlongs | light years | leagues | mi | ft | in
%list length_b: kilometres | metres | centimetres | millimetres | km | cm | mm | kilometers | meters | centimeters | m
%list weight_b: kilograms | grams | kilos | kg | g | tonnes | milligrams | metric tons
%list weight_a: pounds | ounces | stone | lbs | oz | grains | troy ounces | carats | lb
%list volume_b: litres | millilitres | ml | liters | decilitres | cubic metres | cl | milliliters
%list volume_a: cups | gallons | pints | tablespoons | fluid ounces | quarts | teaspoons | tbsp | tsp | fl oz
%list other_a: psi | horsepower | mph | acres | calories | BTU | knots | square feet | atmospheres | degrees Fahrenheit | newton metres | gigabytes
%list other_b: bar | kilowatts | km/h | hectares | kilojoules | kWh | metres per second | square metres | pascals | Celsius | foot-pounds | mebibytes
%list val: 5 | 2.5 | 12 | 180 | 0.75 | 40 | 3 | 1500 | 26.2 | 8
%list unita: miles | feet | inches | yards | nautical miles | furlongs | fathoms | ft | leagues | thousandths of an inch
%list unitb: kilometres | metres | cm | millimetres | km | centimetres | m | light years | decimetres | mm
%list unit2: kilos | grams | kilometres | metres | litres | celsius | hectares | centimetres
%list big: 20 | 35 | 48 | 60 | 75 | 100 | 120 | 150 | 210 | 300 | 15 | 24 | 50
%list unit: pounds | ounces | miles | feet | gallons | fahrenheit | yards | acres
%list sum: 250 | 1,200 => 1200 | 84.90 | 3400 | 19.99 | 610 | 75 | 12500 | 430.50 | 96 | 5,000 => 5000 | 38
%list guests: two => 2 | three => 3 | 4 | five => 5 | 6 | seven => 7 | 8 | 3 | nine => 9 | 10 | 12 | four => 4 | eleven => 11
%list einheit: Meilen | Zoll | Fuß | Unzen | Pfund | Gallonen | Tassen | Knoten | PS | Morgen | Esslöffel | Stein
%list einheit_b: Kilometer | Zentimeter | Meter | Gramm | Kilogramm | Liter | Milliliter | km/h | Kilowatt | Hektar | Quadratmeter | Kilo
%list unidad_b: kilómetros | centímetros | metros | gramos | kilos | litros | mililitros | km/h | kilovatios | hectáreas | metros cuadrados | toneladas
%list unidad: millas | pulgadas | pies | onzas | libras | galones | tazas | nudos | caballos | acres | cucharadas | yardas
{value=qty} {from_unit=length_a} (in|to|as) {to_unit=length_b}
how many {to_unit=weight_b} (are|is) {value=qty} {from_unit=weight_a}
(convert|change) {value=qty} {from_unit=volume_b} (to|into) {to_unit=volume_a}[, {decimals=int} decimals]
what's {value=qty} {from_unit=other_a} in {to_unit=other_b}
the recipe wants {value=qty} {from_unit=volume_a} of broth and my jug only shows {to_unit=volume_b}
I need {to_unit=other_b}, I have {value=qty} {from_unit=other_a}
in {to_unit=length_a}, how much would {value=qty} {from_unit=length_b} be? {decimals:2=two digits after the point|two decimals|to two places}
{to_unit=weight_a} please, not {from_unit=weight_b}: {value=qty}
the sign says {value=qty} {from_unit=length_a}, I only think in {to_unit=length_b}
~ my aunt weighs {value=qty} {from_unit=weight_a}, what is that for somebody who uses {to_unit=weight_b}
{from_unit=length_b} -> {to_unit=length_a}, {value=qty}, {decimals:0=no decimals|zero decimals}
what would {value=qty} {from_unit=weight_a} be in another unit
convert {from_unit=other_a} to {to_unit=other_b}
{value=val} {from_unit=unita} in {to_unit=unitb}
convert {value=val} from {from_unit=unita} to {to_unit=unitb}
how many {to_unit=unita} are {value=val} {from_unit=unitb}, {decimals=party_size} decimals
value {value=val}, from {from_unit=unitb}, to {to_unit=unita}, decimals {decimals=party_size}
to {to_unit=unitb} with {decimals=party_size} decimals: {value=val} {from_unit=unita}
in {to_unit=unit2}, {value=big} {from_unit=unit}
to {to_unit=unit2} from {from_unit=unit}, {value=sum}, {decimals=guests} decimals
what are {value=guests} {from_unit=unit} as {to_unit=unit2}, my recipe is american
%lang de
(rechne|rechne mal) {value=int} {from_unit=einheit} in {to_unit=einheit_b} um
wie viele {to_unit=einheit_b} sind {value=int} {from_unit=einheit}
%lang es
¿cuántos {to_unit=unidad_b} son {value=int} {from_unit=unidad}?
pásame {value=int} {from_unit=unidad} a {to_unit=unidad_b}

%tool convert_clothing_size Translate a clothing or shoe size between countries.
%also Returns the equivalent size.
%also What you would have to buy abroad when you know what fits at home; for shoes, dresses, shirts, trousers or rings.
%param garment* (item, category) {"type": "string", "enum": ["shoes", "dress", "shirt", "trousers", "ring", "bra"], "description": "Kind of clothing"}
%param size* (label_size, number) {"type": "string", "description": "Size as printed on the label"}
%param from_system* (from, source) {"type": "string", "enum": ["EU", "US", "UK", "JP"], "description": "System of that size"}
%param to_system* (to, target) {"type": "string", "enum": ["EU", "US", "UK", "JP"], "description": "System that is wanted"}
%list labelsize: 38 | 42 | 9 | 10.5 | M | XL | 14 | 44 | 7 | 36 | 12 | S | 39.5 | 8 | 75B | 16 | 46 | XXL | 6.5 | 52 | 34 | 11
%list shlx: 38 | 10 | 42.5 | 7 1/2 | 54 | eleven | 6.5 | 45 | 9 | 36 2/3 | thirteen and a half
%list lblx: 38 | M | 10 | XL | 16 | 36 R | L/XL | small | 34/32 | XXS | 15 and a half | 44
I wear {from_system:EU=European|EU} {size=labelsize} in {garment:shoes=shoes|trainers|sneakers}, what's that in {to_system:US=US|American} sizes
{garment:dress=dress|gown} size {size=labelsize} {from_system:UK=UK|British} (to|in) {to_system:EU=EU|European|continental}
{from_system:US=US|American} {garment:shirt=shirt|t-shirt|blouse} {size=labelsize} = which {to_system:JP=Japanese|JP} one
shopping in Tokyo with {from_system:UK=British} feet: {garment:shoes=boots|footwear|loafers} {size=labelsize}, so in {to_system:JP=Japan|Japanese}?
these {garment:trousers=jeans|trousers|chinos} say {size=labelsize} and the shop is {from_system:US=American}, will they fit me, tell me the {to_system:EU=European|EU} number
{to_system:UK=UK} equivalent of a {from_system:EU=European|EU} {size=labelsize} {garment:bra=bra}
her finger takes {size=labelsize} in {from_system:US=the States|US}, what {garment:ring=ring|engagement ring} do I order from a {to_system:EU=European} jeweller
from {from_system:JP=Japanese} to {to_system:UK=British}, {garment:dress=dress}, {size=labelsize}
size {size=labelsize} {garment:trousers=pants|trousers}, {from_system:EU=EU} to {to_system:US=US}
what {garment:shoes=shoe} size am I in {to_system:US=America|the US}
convert my {from_system:EU=EU|European} {garment:shirt=shirt} size to {to_system:UK=British|UK}
{from_system:EU=European|EU|continental} {garment:shoes=shoe} size {size=shlx} in {to_system:US=US|American}
{garment:ring=ring} size {size=shlx} {from_system:UK=UK|British}, what's that in {to_system:EU=EU|European sizes}
{garment:trousers=jeans|trousers|pants} in {from_system:US=US|American} {size=lblx}, which {to_system:JP=Japanese|JP} size
{garment:shirt=shirt} {size=lblx}, {from_system:JP=Japan|Japanese} to {to_system:UK=UK|British}
%lang de
ich habe {garment:shoes=Schuhgröße} {size=labelsize} in {from_system:EU=Europa|der EU}, was ist das in {to_system:US=Amerika|den USA}
%lang es
uso una {size=labelsize} {from_system:EU=europea} de {garment:shoes=zapato|calzado}, ¿cuál es en {to_system:UK=Inglaterra|Reino Unido}?

%server meridian

%tool overlap-hours Find hours at which people in several places can meet.
%also Returns slots that are daytime everywhere.
%also A meeting planner over time zones: when is nobody asleep, on a day, for a call of some length.
%param places* (cities, zones) {"type": "array", "items": {"type": "string"}, "description": "Cities or time zones"}
%param day (date) {"type": "string", "description": "Day of the meeting"}
%param minutes (length, duration) {"type": "integer", "description": "How many minutes it takes"}
%list towns: Berlin, Tokyo and Austin | Lima and Oslo | London, Dubai | Sydney, Paris and Boston | Toronto, Nairobi, Seoul | New York and Madrid | Auckland and Lisbon | Chicago, Mumbai, Warsaw | Vienna, Singapore and Denver | Cape Town, Helsinki | Seattle and Zurich | PST, CET and IST | Athens, Honolulu | Bogota, Rome and Delhi | Dublin and Manila | Mexico City and Cairo
%list mday: thursday | next tuesday | march 12 | tomorrow | the 20th | monday | friday next week | 2025-02-03 | wednesday | june 5 | next week | the day after tomorrow
%list mlen: 30 minutes => 30 | an hour => 60 | 45 min => 45 | half an hour => 30 | 90 minutes => 90 | two hours => 120 | 15 minutes => 15 | 20 minutes => 20
%list cities: Graz and Denver | Leeds, Riga, Lisbon | New York, London and Tokyo | UTC and Pacific time | Cork and Salt Lake City | Vienna, Sydney | Lyon, Bergen and King's Lynn | CET, EST | Madrid and Buenos Aires
%list day: Friday | the 14th | 3 May | Monday | 12 August | the 22nd of June | Sunday | Oct 9 | Wednesday | the first of July | 2027-02-11 | Saturday the 6th | Good Friday | 28 November
%list rel: tomorrow | today | next Monday | this Saturday | the day after tomorrow | next Thursday | this Friday | next Sunday | tonight | this Wednesday
%list towns_de: Berlin, Tokio und Lima | Wien und Boston | Hamburg, Sydney | Zürich, Dubai und New York | Oslo und Seoul | München, Chicago
%list towns_es: Madrid, Tokio y Lima | Bogotá y Roma | Sevilla, Boston | Quito, París y Dubái | Buenos Aires y Oslo
when can people in {places=towns} meet
find hours for {places=towns} on {day=mday}, {minutes=mlen}
{minutes=mlen} on {day=mday} that (work|works) for {places=towns}
{places=towns}, {day=mday}, {minutes=mlen}
a call of {minutes=mlen} between {places=towns}, when is nobody asleep
{day=mday}: is there any slot of {minutes=mlen} for {places=towns}
last time half of the team dialled in wearing pyjamas, so which part of {day=mday} is decent for everyone in {places=towns}
my sister and I live in {places=towns} now and I keep waking her up, when could we talk on {day=mday}
~ what's a humane time to ring each other with {places=towns} on the line for {minutes=mlen}
we want to zoom {places=towns} without anyone getting up at four
meeting hours on {day=mday} for {minutes=mlen}
find us {minutes=mlen} across the time zones
overlap for {places=cities} on {day=day}
find {minutes=min} for {places=cities} {day=rel}
{minutes=min} on {day=day} between {places=cities}
places {places=cities}, day {day=day}, length {minutes=min}
%lang de
wann passt ein Gespräch zwischen {places=towns_de} am besten
finde {minutes:60=eine Stunde} am {day=weekday}, die für {places=towns_de} geht
%lang es
¿a qué hora podemos hablar {places=towns_es} el {day=weekday}?
búscame {minutes:60=una hora} el {day=weekday} que le venga bien a {places=towns_es}

%tool unix-stamp Unix timestamp of a moment.
%also Returns seconds since 1970.
%also Turn a date and a clock time somewhere into epoch seconds or milliseconds.
%param moment* (when, datetime) {"type": "string", "description": "Date and time"}
%param place (zone, city) {"type": "string", "description": "City whose clock is meant"}
%param unit (resolution) {"type": "string", "enum": ["seconds", "milliseconds", "nanoseconds"], "description": ""}
%list moment: may 4 2025 at noon | 2024-12-31 23:59 | tomorrow 8am | next friday 17:30 | june 1 at 6 in the morning | today at midnight | 3 march 1999, 10:15 | monday 9 o'clock | new year's eve at eleven | christmas 2030 | the 9th at half past two | yesterday at 4pm | july 20 1969 20:17 | now | 2026-01-01
%list townone: Berlin | Tokyo | New York | Sydney | Lima | London | Nairobi | Chicago | Reykjavik | Mumbai | Madrid | UTC | Vancouver | Seoul | Cape Town
%list whnx: Friday at 9 | the 14th at noon | Monday 10:15 | Thursday afternoon | 5 May at 14:30 | Saturday at eleven | Tuesday the 5th at 4 pm | Wednesday 18:00 | Sunday morning at seven | 12 June, 8 am | Friday evening at six
%list townx: Leeds | Port Talbot | Stow-on-the-Wold | Aix | San Remo | Hook of Holland | Bath | Newcastle upon Tyne | Ghent | King's Lynn | Linz | La Rochelle
%list towny: York | Bourg-en-Bresse | St Andrews | Ulm | Santa Fe | Barrow-in-Furness | Nice | Isle of Ely | Lyon | Bishop's Stortford | Graz | The Hague
unix timestamp of {moment=moment}
{moment=moment} in {place=townone} as a unix timestamp, {unit:milliseconds=milliseconds|millis}
timestamp for {moment=moment}, {place=townone} time[, in {unit:seconds=seconds}]
{place=townone}, {moment=moment}, {unit:nanoseconds=nanoseconds|nanos}
~ epoch {unit:milliseconds=ms|milliseconds} for {moment=moment}
in {unit:seconds=seconds} since 1970, when is {moment=moment} in {place=townone}
how many {unit:seconds=seconds} will have passed since the first of january 1970 by {moment=moment}
the api refuses dates a human can read, so hand me {moment=moment} in {place=townone} the way a server likes it
{moment=moment} by the clocks in {place=townone}, I need that as one long integer for a cron thing I'm writing tonight
as epoch: {moment=moment}, {place=townone}
unix timestamp in {unit:milliseconds=milliseconds}
the timestamp in {place=townone}
unix timestamp of {moment=whnx} in {place=townx}
in {unit:milliseconds=milliseconds|ms}, the unix time for {moment=whnx}
moment: {moment=whnx}, city: {place=towny}, unit: {unit:seconds=seconds}
{place=townx} time, {moment=whnx}, as a unix stamp in {unit:nanoseconds=nanoseconds}

%server numberlab
%list figures: 3, 7, 8 and 12 | 14, 22, 9, 31 | 72.5, 73.1, 71.8 | 1200, 950, 1430 and 880 | 5, 5, 6, 9, 2 | 18, 21, 19, 24, 23, 20 | 3.2 and 4.8 | 100, 250, 75, 90 | 61, 58, 64 and 70 | 2, 4, 8, 16, 32 | 40, 35, 55 | 9.99, 14.5, 3.25 | 7, 7, 8 | 310, 290, 305, 330 | 12, 15, 11, 17, 16

%tool solveEquation Solve an equation for an unknown.
%also Returns the solutions.
%also Which values of a variable make an equation true, rounded to some decimals.
%param equation* (formula, eq) {"type": "string", "description": "Equation"}
%param unknown (variable, symbol) {"type": "string", "description": "Variable to solve for"}
%param decimals (precision, digits) {"type": "integer", "description": "Digits after the point"}
%list equation: 2x + 5 = 17 | x^2 - 5x + 6 = 0 | 3(y - 2) = 12 | a^2 + b^2 = 25 | 4t - 9 = 2t + 1 | x^3 = 27 | 0.5 n + 3 = 10 | sin(x) = 0.5 | 7z = 91 | e^k = 20 | 2x^2 + 3x - 8 = 0 | m/4 + m/6 = 5 | sqrt(p) = 11 | 12 = 3q - 6 | 1/x + 1/3 = 1/2 | 10^w = 250
%list var: x | y | a | t | n | z | k | m | p | q | w | b
%list equ: x^2 - 5x + y = 0 | 3y + 4 = 19x | 2x + y = 10 | sin(x) = y/2 | 5 times x minus y equals 12 | e^x = 20 + y | y = x / 4 | 7x = 3y + 18 | x^2 + y^2 = 25 | x/4 + y/3 = 14
%list unk: x | y
%list few: two => 2 | 3 | four => 4 | 5 | 6 | three => 3 | 8 | 4 | six => 6 | 7
solve {equation=equation}
solve {equation=equation} for {unknown=var}
{equation=equation}, what is {unknown=var} to {decimals=int} decimals
find {unknown=var} in {equation=equation}[, {decimals=int} digits after the point]
{decimals:2=two|2} decimals, {unknown=var}: {equation=equation}
for which {unknown=var} is {equation=equation} true, rounded to {decimals:3=three|3} places
it's ten at night and my son's homework says {equation=equation}, neither of us has a clue what {unknown=var} might be
{unknown=var} = ? when {equation=equation}
I used to be good at maths, yet {equation=equation} beats me
if {equation=equation}, how big does {unknown=var} get
solve for {unknown=var}
solve an equation with {decimals=int} decimals
solve {equation=equ} for {unknown=unk}
~ for {unknown=unk}, solve {equation=equ} to {decimals=few} decimals
what is {unknown=unk} in {equation=equ}
equation: {equation=equ}, unknown: {unknown=unk}, decimals: {decimals=few}
with {decimals=few} digits after the point, please solve {equation=equ}
find {unknown=unk} from {equation=equ}, rounded to {decimals=few} places
%lang de
lös {equation=equation} nach {unknown=var} auf
~ löse die Gleichung {equation=equation}, auf {decimals:2=zwei} Stellen
%lang es
resuélveme {equation=equation}
~ despeja {unknown=var} en {equation=equation}, con {decimals:3=tres} decimales

%tool changeBase Write a number in another base: binary, octal, decimal, hexadecimal, roman.
%also Returns the number in the target base.
%also Turn ones and zeros into ordinary figures, or ordinary figures into hex, octal or Roman numerals.
%param number* (value, digits) {"type": "string", "description": "Number as it is written"}
%param toBase* (target, to) {"type": "string", "enum": ["binary", "octal", "decimal", "hexadecimal", "roman"], "description": "Wanted system"}
%param fromBase (source, from) {"type": "string", "enum": ["binary", "octal", "decimal", "hexadecimal", "roman"], "description": "System it is written in"}
%list decnum: 255 | 2024 | 42 | 1999 | 73 | 4096 | 14 | 1000 | 88 | 619
%list hexnum: ff | 1A3F | 0xC0FFEE | 7e | BADA55 | 3e8 | 0x2A | dead
%list binnum: 101101 | 1111 | 10011010 | 11110000 | 1000001 | 110 | 10101010 | 11001
%list romnum: MCMXCIV | XIV | MMXXIV | XLII | CDXLIV | LXXXVIII | MDCCLXXVI | XCIX
%list rom: MCMXCIV | xiv | MMXXVI | XL | CDXLIV | viii | LXXXIX | MDCC | IX | DCLXVI
{number=decnum} in {toBase:binary=binary|ones and zeros}
write {number=hexnum} {fromBase:hexadecimal=hex|hexadecimal} as {toBase:decimal=decimal|an ordinary number}
from {fromBase:binary=binary} to {toBase:octal=octal}: {number=binnum}
{number=binnum} from {fromBase:binary=binary} into {toBase:hexadecimal=hex|hexadecimal}
to {toBase:roman=roman|roman numerals} from {fromBase:decimal=decimal}, {number=decnum}
{toBase:decimal=decimal} of {number=romnum}, that's {fromBase:roman=roman}
there's {number=romnum} chiselled above the church door and the kids want to know which year that was, as {toBase:decimal=normal digits|ordinary digits}
the tattoo artist needs {number=decnum} the way {toBase:roman=caesar would have put it|the ancient romans did}
~ a debugger shows me {number=hexnum} and I only think in {toBase:decimal=tens|plain decimals}
~ how would a computer put {number=decnum}, {toBase:binary=zeros and ones}
convert {number=decnum}
change it from {fromBase:hexadecimal=hex} to {toBase:binary=binary}
{number=dec} in {toBase:roman=Roman numerals|roman}
which {toBase:decimal=decimal number|ordinary number} is {number=rom}
~ {number=hex}, {fromBase:hexadecimal=hex|base sixteen}, as {toBase:binary=ones and zeros|binary}
~ {number=dec} the way {toBase:octal=base eight|octal} has it, for my hex key drawer

%tool describeNumbers Statistics of a list of numbers.
%also Returns a measure such as mean or median.
%also Average, middle value, spread, smallest or largest of some figures.
%param numbers* (values, data) {"type": "array", "items": {"type": "number"}, "description": "The numbers"}
%param measure* (statistic, what) {"type": "string", "enum": ["mean", "median", "mode", "standard_deviation", "minimum", "maximum", "sum"], "description": "What to compute"}
%list numsx: 3, 5, 9, 12 | 17 and 4 and 22 | 2.5, 3.75, 1.2, 8 | 101, 99, 104, 98, 102 | -4, 0, 7, 7 | 12 15 18 21 40 | 1200, 950, 1410 and 1003 | 6; 6; 8; 10 | 70.2, 69.8, 71 | 5 and 11 | 33, 28, 41, 28, 36, 52 | 0.4, 0.45, 0.39
{measure:mean=mean|average} of {numbers=figures}
what's the {measure:median=median|middle one} of {numbers=figures}
{numbers=figures}: {measure:standard_deviation=standard deviation|how far do they scatter}
add up {numbers=figures}, the {measure:sum=sum|total}
{measure:maximum=highest|biggest|maximum} among {numbers=figures}
the list is {numbers=figures}, tell me the {measure:mode=most frequent one|mode}
my electricity readings since spring were {numbers=figures} and I wonder what I use {measure:mean=on average|typically} each month
we bowled {numbers=figures} last night, who came {measure:minimum=last|lowest}
I paid {numbers=figures} this week, how much is that {measure:sum=altogether|in all}
with {numbers=figures}, what would be {measure:median=in the middle}
{measure:mean=average} please
statistics for {numbers=figures}
{measure:mean=average|mean} of {numbers=numsx}
{numbers=numsx}, {measure:sum=total|sum|all together}
what's the {measure:maximum=largest|highest|biggest} of {numbers=numsx}
how much do these {measure:standard_deviation=spread|scatter|vary}: {numbers=numsx}
%lang de
{measure:mean=Durchschnitt|Mittelwert} von {numbers=figures}
wie hoch ist der {measure:median=Median} bei {numbers:[4, 8, 15]=4, 8 und 15}
%lang es
la {measure:mean=media} de {numbers=figures}
dime la {measure:median=mediana} de {numbers:[4, 8, 15]=4, 8 y 15}

%tool drawChart Draw a chart of some values.
%also Returns an image of the chart.
%also Plot a row of figures as bars, a line, a pie or dots, with a caption.
%param values* (data, series) {"type": "array", "items": {"type": "number"}, "description": "Values"}
%param kind* (type, style) {"type": "string", "enum": ["bar", "line", "pie", "scatter"], "description": "Type of chart"}
%param labels (names, categories) {"type": "array", "items": {"type": "string"}, "description": "Name of each value"}
%param title (heading, caption) {"type": "string", "description": "Heading"}
%list figlabels: monday, tuesday, wednesday | rent, food, travel and fun | Anna, Ben and Kim | q1, q2, q3, q4 | apples, pears, plums | north, south, east, west | january, february and march | bus, bike, car | coffee, tea and cocoa | red, green, blue | Oslo, Rome, Lima | swim, bike, run | year one, year two, year three | cats and dogs | morning, noon and night | bread, cheese and wine | Leo, Mia | trains, trams, ferries | under ten, over ten | spring, summer, autumn and winter
%list charttitle: money spent in june | visitors per week | bread and cakes sold | weight since christmas | rain in our garden | team velocity | hours of sleep | books read in 2024 | coffee for the office | screen time | votes for the mascot | power used by the fridge | goals this season | kilometres and calories | steps per day | rent and bills | exam results | heart rate in training | bread versus cake | children in the choir | litres of milk
%list vals: 3, 7, 8 and 12 | 14, 22, 9, 31 | 72.5, 73.1, 71.8 | 1200, 950, 1430 | 40, 35 and 55 | 5, 5, 6, 9, 2 | 61, 58, 64 and 70 | 100, 250 | 18 and 24 | 2, 4, 8, 16
%list labs: rent, food and travel | Anna, Ben and Kim | q1, q2, q3, q4 | north, south, east, west | May, June, July | bus and bike | red, green and blue | tea, coffee, water | Leeds and Bath
%list ctitle: Sales by Month | Coffee and Tea | Rain in Bergen, 2025 | Where the Money Goes | sleep | Visitors from Spain to Bath | How We Travel | Results | Hours at Work, Hours at Home
draw a {kind:bar=bar|column} chart of {values=figures}
{kind:pie=pie|pie chart} of {values=figures} for {labels=figlabels}, titled {title=charttitle}
~ {labels=figlabels} had {values=figures}, as {kind:bar=bars|a bar chart}
chart "{title=charttitle}": {values=figures}, {kind:line=line|as a line}, labels {labels=figlabels}
plot {values=figures} as {kind:scatter=dots|a scatter plot}, heading {title=charttitle}
a {kind:line=line|curve} through {values=figures}, with "{title=charttitle}" above it
my boss never reads figures, she only looks at pictures, so make {kind:pie=slices|a cake} of {values=figures}, that's {labels=figlabels}
show {values=figures} to the committee as {kind:bar=columns|bars} under the heading {title=charttitle}
I'm telling them about {title=charttitle} on friday and would love to have {values=figures} up on the wall as {kind:line=a curve|a line}
{title=charttitle}, {kind:bar=bars}, {labels=figlabels}, {values=figures}
draw a {kind:pie=pie} chart for {labels=figlabels}
chart {values=figures}
{kind:bar=bar} chart of {values=vals} for {labels=labs}
draw {values=vals} as a {kind:line=line} titled {title=ctitle}
{kind:pie=pie} chart called {title=ctitle} with {values=vals}
title {title=ctitle}, values {values=vals}, labels {labels=labs}, type {kind:bar=bar}
labels {labels=labs}, values {values=vals}, {kind:pie=pie}
with {labels=labs} as labels, {kind:bar=bar} chart, {values=vals}
plot {values=vals}, kind {kind:scatter=scatter}, under the heading {title=ctitle}
{kind:scatter=scatter} chart from {values=vals}

%server snipyard

%tool snipyard_build_regex Write a regular expression for a description.
%also Returns a regex with an explanation.
%also Makes a search pattern that matches what is described, for a programming language, in small and capital letters alike if wanted.
%param matches* (description, target) {"type": "string", "description": "What it should match"}
%param flavour (dialect, engine) {"type": "string", "enum": ["python", "javascript", "pcre", "java", "posix"], "description": "Dialect"}
%param ignore_case (case_insensitive, any_case) {"type": "boolean", "description": "Capitals do not matter"}
%list regexwhat: email addresses | German postcodes | dates like 2024-05-31 | phone numbers with a country code | hashtags | prices in euros | IPv4 addresses | lines with two spaces at the end | words in quotes | times such as 14:30 | licence plates | credit card numbers | urls without https | version numbers | any word that starts with pre | empty lines | hex colours | isbn numbers with and without dashes | html tags | initials and a surname | log lines with ERROR
%list regex: German postcodes | a date like 2024-03-01 | hex colours | emails ending in .org | a word followed by two digits | IPv4 addresses | prices with euro or dollar sign | lines without a comma | uk number plates | ISBN | names like O'Neill or d'Arcy | times from 00:00 to 23:59
write a regex for {matches=regexwhat}
regex for {matches=regexwhat} in {flavour:python=Python}, {ignore_case:true=ignoring case|case-insensitive}
~ {flavour:javascript=JavaScript|JS}, {ignore_case:false=case matters|case-sensitive}, {matches=regexwhat}
a {flavour:java=Java} pattern that catches {matches=regexwhat}, {ignore_case:true=capitals or not}
I have to pull {matches=regexwhat} out of nine hundred pages of text
grep keeps missing {matches=regexwhat}, those backslashes drive me up the wall
how would I teach the search field to find only {matches=regexwhat}
I'd like to spot {matches=regexwhat} with sed, {flavour:posix=posix|the POSIX way}
regex {matches=regexwhat}
{flavour:pcre=pcre}, {matches=regexwhat}
{matches=regexwhat} pattern
nothing to compare and nothing to format, an expression that fits {matches=regexwhat}
write me a regular expression
a {flavour:python=Python} regex, {ignore_case:true=upper and lower case alike}
pattern for {matches=regex}, {flavour:javascript=JavaScript|JS}
{flavour:java=Java} regexp that catches {matches=regex}
I need something that matches {matches=regex}, {flavour:posix=POSIX}, {ignore_case:true=any case|case doesn't matter}
write me a regex for {matches=regex}, in case I forget again
%lang de
schreib mir einen regulären Ausdruck für {matches=regexwhat}
%lang es
escríbeme una expresión regular en {flavour:python=Python} para {matches=regexwhat}

%tool snipyard_tidy_json Validate and format a JSON file.
%also Returns indented JSON or the place of the error.
%also Makes a JSON document readable or compact, with keys in order if wanted.
%param file* (document, source) {"type": "string", "description": "JSON file"}
%param indent (spaces, tab_size) {"type": "integer", "description": "Spaces per level"}
%param sort_keys (sorted, ordered) {"type": "boolean", "description": "Keys by the alphabet"}
%param query (path, select) {"type": "string", "description": "Only this path"}
%list jsonfile: config.json | package.json | export_2024.json | settings.json | response.json | api dump.json | users.json | tsconfig.json | orders from may.json | geo.json | translations_de.json | feed.json | manifest.json | state.json | menu.json | results for team a.json | schema.json | events.json | cart.json | backup.json
%list spaces: 2 | four => 4 | 4 | two => 2 | 8 | three => 3
%list jsonpath: data.items | users[0].name | address block | results.total | scripts | order lines | dependencies | metadata.tags | prices and currency | features[2]
%list json: config.json | package.json | users and roles.json | out/data.json | tmp-fix-2.json | settings_old.json | ~/export from May.json | i18n/de.json | menu.json
%list path2: items | users[0].name | data.list | $.store.book | errors | meta.created_at | address.street | version | a.b.c | scripts
~ format {file=jsonfile}
format {file=jsonfile} with {indent=spaces} spaces, {sort_keys:true=keys sorted|sort the keys}
{sort_keys:false=keep the order of the keys|keys unsorted}, indent {indent=spaces}, {file=jsonfile}
only {query=jsonpath} from {file=jsonfile}, indented by {indent=spaces}
is {file=jsonfile} valid JSON
{file=jsonfile} is one endless line and I can't make head or tail of it
the parser chokes on {file=jsonfile}, there must be a comma too many
my colleague squashed {file=jsonfile} and I want to see {query=jsonpath} in it like a normal person
one bracket is missing in {file=jsonfile}, but which
{file=jsonfile} pretty
{file=jsonfile}, {indent=spaces} spaces
{query=jsonpath} in {file=jsonfile}
there's no second version to compare, just make {file=jsonfile} readable, {sort_keys:true=alphabetically}
tidy up the JSON
indent it by {indent=spaces} and {sort_keys:true=sort the keys}
~ format {file=json} with {indent=party_size} spaces
tidy {query=path2} in {file=json}, {sort_keys:true=keys sorted|sorted keys}
with indent {indent=party_size} format {query=path2} of {file=json}
~ pretty print {file=json}, only {query=path2}
file={file=json}, indent={indent=party_size}, sort={sort_keys:true=yes}, path={query=path2}

%tool snipyard_diff Show the differences between two versions of a file.
%also Returns changed lines.
%also Puts an old and a new version side by side and marks what was added and removed.
%param old* (left, before) {"type": "string", "description": "Earlier version"}
%param new* (right, after) {"type": "string", "description": "Later version"}
%param view (layout, mode) {"type": "string", "enum": ["side_by_side", "unified", "words", "stats"], "description": "How to show it"}
%param ignore_spaces (ignore_whitespace, skip_blanks) {"type": "boolean", "description": "Spaces do not count"}
%list oldfile: contract_v1.docx | main.py | draft one.md | config.old.yaml | lease from 2022.pdf | report-a.txt | terms_2023.html | schema_before.sql | notes.bak | chapter3_mine.docx | prices_jan.csv | policy.txt | old offer.pdf | index.prev.html | letter first version.odt | app-1.2.js | bylaws 2019.pdf | recipe.txt | budget_q1.xlsx | readme.orig
%list newfile: contract_v2.docx | main_new.py | draft two.md | config.yaml | lease from 2025.pdf | report-b.txt | terms_2024.html | schema_after.sql | notes.txt | chapter3_editor.docx | prices_feb.csv | policy_rev.txt | new offer with discount.pdf | index.html | letter final.odt | app-1.3.js | bylaws after the vote.pdf | recipe_mum.txt | budget_q2.xlsx | readme.md
%list old: draft1.txt | main_old.py | menu.2025.md | report from May.docx | a.json | letter v1.odt | config.bak | story before lunch.txt | notes.orig
%list new: draft2.txt | main.py | menu.2026.md | report from June.docx | b.json | letter v2, signed.odt | config.yml | story by Ella.txt | notes.txt
what changed between {old=oldfile} and {new=newfile}
diff {old=oldfile} {new=newfile} {view:side_by_side=side by side}
~ {new=newfile} against {old=oldfile}, {view:unified=unified}, {ignore_spaces:true=ignore spaces|spaces don't count}
{view:stats=only the numbers|just statistics}, {old=oldfile} to {new=newfile}, {ignore_spaces:false=spaces count too|don't ignore spaces}
compare {new=newfile} with the older {old=oldfile}, {view:words=word by word}
they sent {new=newfile} back and swear it's the same as {old=oldfile}
I signed {old=oldfile}, now {new=newfile} lies here and I smell a rat
what has the editor done to {old=oldfile}? her copy is {new=newfile}
it worked with {old=oldfile} and it's broken with {new=newfile}, which line is to blame
{old=oldfile} vs {new=newfile}
{old=oldfile}, {new=newfile}, {view:unified=unified}
changes {old=oldfile} {new=newfile}
not reformatted, I want to see where {new=newfile} departs from {old=oldfile}
show me the differences to {old=oldfile}
diff it {view:side_by_side=side by side}
diff {old=old} and {new=new} {view:side_by_side=side by side}
compare {new=new} to the older {old=old}
what is new in {new=new} since {old=old}, {ignore_spaces:true=ignoring spaces|spaces ignored}
from {old=old} to {new=new}, {view:stats=stats only|just the stats}
old {old=old}, new {new=new}, view {view:unified=unified}, ignore spaces {ignore_spaces:true=yes}
%lang de
was ist in {new=newfile} anders als in {old=oldfile}
%lang es
compárame {old=oldfile} con {new=newfile} {view:words=palabra por palabra}

%tool snipyard_recase Change the case of a text.
%also Returns the text in capitals, lower case, title case, camel case or snake case.
%also Rewrites a title or a name of a variable with other capitals and separators.
%param text* (input, string) {"type": "string", "description": ""}
%param style* (case, to) {"type": "string", "enum": ["upper", "lower", "title", "sentence", "camel", "snake", "kebab"], "description": "Case wanted"}
%list casetext: the old man and the sea | userLoginCount | QUARTERLY RESULTS | max retry attempts | annual report for members | THIS IS NOT A DRILL | get_user_name | a walk in the woods | first name and last name | MyHtmlParser | minutes of the meeting | HELLO WORLD | total-price-with-tax | gone with the wind | dateOfBirth | new in town | API_KEY_FILE | a room with a view | terms and conditions | orders per day
%list casetext2: hello from the far side | QUARTERLY RESULTS | user name | the wind in the willows | DON'T PANIC | order_id | new york, new york | totalPriceWithTax | MINUTES OF MAY AND JUNE | iPhone | mrs. dalloway
{text=casetext} in {style:upper=capitals|upper case}
change {text=casetext} to {style:snake=snake case|snake_case}
{style:title=title case}: {text=casetext}
make {text=casetext} {style:lower=lower case|all small}
somebody left caps lock on, "{text=casetext}" shouldn't shout so, {style:lower=small letters}
for the cover it should be "{text=casetext}" with {style:title=each word starting big|every word starting with a capital}
our linter only takes names with underscores, so {text=casetext} {style:snake=with underscores}
the url needs {text=casetext} {style:kebab=with hyphens|hyphenated}
{text=casetext} {style:camel=camelCase|camel case}
{style:kebab=kebab case} {text=casetext}
{text=casetext}, {style:sentence=sentence case}
no regex, simply {text=casetext} as {style:camel=camel case}
change the case of {text=casetext}
put that in {style:upper=capitals}
{text=casetext2} in {style:upper=capitals|all caps|capital letters}
turn {text=casetext2} into {style:snake=snake case|snake_case}
{style:title=headline style|title case} for "{text=casetext2}"
write "{text=casetext2}" as {style:kebab=kebab case|kebab-case}
%lang de
schreib {text=casetext} in {style:upper=Großbuchstaben}

%server textforge

%tool test_regex Test a regular expression against a text.
%also Returns the matches with their positions.
%also Try a search pattern on a sample and see what it catches, with capitals mattering or not.
%param pattern* (regex, expression) {"type": "string", "description": "Regular expression"}
%param sample* (text, input) {"type": "string", "description": "Text it is tried on"}
%param ignore_case (case_insensitive, i) {"type": "boolean", "description": "Capitals do not matter"}
%list pattern: ^\d{5}$ | [a-z]+@[a-z]+\.com | colou?r | \bcat\b | ^ERROR.* | \d{2}:\d{2} | https?://\S+ | [A-Z]{3}-\d+ | (foo) | \s+$ | ^#.+ | .*\.pdf$ | [aeiou]{2} | \w+ing\b | ^\s*$ | \$\d+
%list rxtext: the cat sat on the mat | call me at 14:30 | my colour is not your color | ERROR disk full on node 4 | write to bob@mail.com today | ABC-771 and XYZ-12 | invoice_2024.pdf | singing and dancing in the rain | 10115 | see https://acme.io/docs for more | it costs $45 with shipping | Cat, cat and CAT | two spaces at the end | moon over the sea | heading one | 90210 Beverly Hills | order 4471 and order 4472 | ring 0664 5550 after six | tom@web.de wrote back | report_final.pdf | 23:59 on the last day
%list rex: ^\d{5}$ | [a-z]+@[a-z]+\.com | [cd]ats? | \bfoo\b | ^[A-Z]{2}-\d+ | \w+\.log$ | colou?r | ^\s*$ | \d+,\d{2} | ^yes$
%list smp: Order 44 is late, call me | 10115 | ada@example.com | The dogs and a cat | foo bar | DE-4471 | server.log | the color of the sea | yes | 12,50 for two
test {pattern=pattern} against {sample=rxtext}
does {pattern=pattern} match "{sample=rxtext}"
~ regex {pattern=pattern} on "{sample=rxtext}", {ignore_case:true=ignoring case|capitals don't matter|case insensitive}
"{sample=rxtext}" with {pattern=pattern}, {ignore_case:false=case matters|mind the capitals}
{ignore_case:true=case-insensitively|whatever the capitals} try {pattern=pattern} on "{sample=rxtext}"
what would {pattern=pattern} catch in "{sample=rxtext}"
I've been staring at {pattern=pattern} for an hour and still have no clue whether it finds anything in "{sample=rxtext}"
in "{sample=rxtext}", which bits does {pattern=pattern} pick up
colleagues swear that {pattern=pattern} works, prove it with "{sample=rxtext}", {ignore_case:true=upper or lower case alike}
would "{sample=rxtext}" get past {pattern=pattern}
test the regular expression {pattern=pattern}
try a regex on "{sample=rxtext}"
test {pattern=rex} against {sample=smp}
does {sample=smp} match {pattern=rex}
~ try {pattern=rex} on the text {sample=smp}, {ignore_case:true=ignoring case|case doesn't matter}
regex: {pattern=rex}, text: {sample=smp}
{ignore_case:true=case-insensitive}, pattern {pattern=rex}, sample {sample=smp}
check the text "{sample=smp}" with {pattern=rex}
would "{pattern=rex}" find anything in "{sample=smp}", {ignore_case:false=capitals matter|case-sensitive}
%lang de
(teste|probier) den Ausdruck {pattern=pattern} an "{sample=rxtext}" (aus|)
passt {pattern=pattern} auf "{sample=rxtext}", {ignore_case:true=Großschreibung egal}
%lang es
prueba la expresión {pattern=pattern} con "{sample=rxtext}"
¿coincide {pattern=pattern} con "{sample=rxtext}"? {ignore_case:true=sin distinguir mayúsculas}

%tool compare_texts Compare two text files and show the differences.
%also Returns a diff.
%also What was added, removed or changed between an older and a newer version of a text, by line, word or letter.
%param old_file* (left, before, a) {"type": "string", "description": "Older version"}
%param new_file* (right, after, b) {"type": "string", "description": "Newer version"}
%param level (granularity, by) {"type": "string", "enum": ["line", "word", "character"], "description": "How fine"}
%list textold: contract_v1.txt | speech draft one.txt | config.old.yaml | chapter 3 from march.md | terms 2022.txt | poem.txt | index.html.bak | recipe as grandma wrote it.txt | letter before edits.txt | notes of ben.txt | schema_a.sql | lyrics first take.txt | rules and bylaws 2019.txt | main.py.orig | novel before the cuts.txt | wish list and budget 1.txt | minutes as sent.txt | app.css.old | offer from april.txt | readme.bak
%list textnew: contract_v2.txt | speech draft two.txt | config.yaml | chapter 3 from may.md | terms 2024.txt | poem revised.txt | index.html | recipe for the website.txt | letter after edits.txt | notes of ben and kim.txt | schema_b.sql | lyrics final take.txt | rules and bylaws 2024.txt | main.py | novel after the cuts.txt | wish list and budget 2.txt | minutes as corrected.txt | app.css | offer from may.txt | readme.md
%list oldf: draft1.txt | contract_old.md | speech.txt | notes-2024.txt | terms v1.docx | main_backup.py | Letter to Ana.txt | config.old | recipe.md | a.txt | minutes and votes.txt
%list newf: draft2.txt | contract_final.md | speech-new.txt | notes-2025.txt | terms v2.docx | main.py | Letter to Ana, shorter.txt | config.yaml | recipe-less-salt.md | b.txt | minutes approved.txt
compare {old_file=textold} (and|with|to) {new_file=textnew}
diff {old_file=textold} {new_file=textnew}
differences between {old_file=textold} and {new_file=textnew}, {level:word=word by word|by word}
{level:character=letter by letter|every single character}: {old_file=textold} vs {new_file=textnew}
how does {new_file=textnew} differ from {old_file=textold}, {level:line=line by line|by lines}
what did they change from {old_file=textold} to {new_file=textnew}
the other side swears nothing moved, but I don't trust them, so put {new_file=textnew} next to {old_file=textold} {level:word=word for word}
somebody touched {new_file=textnew} overnight, tell me what's not as in {old_file=textold}
{new_file=textnew} used to be {old_file=textold}, what's been added or taken out [{level:line=line by line}]
anything missing from {new_file=textnew} that was still there in {old_file=textold}
compare {old_file=textold} with the other one
{level:word=word by word} diff against {new_file=textnew}
compare {old_file=oldf} with {new_file=newf} by {level:word=word|words}
what changed from {old_file=oldf} to {new_file=newf}
~ old {old_file=oldf}, new {new_file=newf}, level {level:line=line|lines}
{new_file=newf} is the newer one, compare it to {old_file=oldf}
differences in {new_file=newf} against {old_file=oldf}, {level:character=character by character}
per {level:character=character}: {old_file=oldf} and {new_file=newf}
before: {old_file=oldf} / after: {new_file=newf}
{=name} sent {new_file=newf}, how does it differ from {old_file=oldf}

%server tickmate
%list tlabel_n: eggs | pasta | laundry in the dryer | bread and rolls | green tea | face mask | pizza | nap | potatoes for the salad | time out | plank | parking meter | brownies | rice | hair dye | chess move | homework break | steak | meditation | oven fries and nuggets | cookies | cake in the oven
%list tlabel: eggs | pasta | laundry in the dryer | bread and rolls | green tea | face mask | pizza | nap | potatoes for the salad | time out | plank | parking meter | brownies | rice | hair dye | chess move | homework break | steak | meditation | oven fries and nuggets | cookies
%list clock2: 7pm | 19:30 | half past seven | noon | 8 | quarter to nine | 6:15 | 20:00 | nine | 1 pm | 18h | five | 12:45 | 10 am | half past eight | 8:15 pm | 3 | 16:00 | two | 9.30 | eleven in the morning
%list alabel: early shift | school run | take pills | yoga | flight to Oslo | feed the cat | rehearsal | dad's medicine | bus | market stall | swimming with the kids | night watch | gym | prayers | long run in the hills | exam | call with Tokyo | bins
%list tlabel_de: Eier | Nudeln | Wäsche im Trockner | Brot | Tee | Pizza | Kartoffeln | Gesichtsmaske | Kuchen im Ofen

%tool tickmate.countdown Start a countdown timer.
%also Returns a timer id.
%also Rings when a span of time has run out, with a label so that several can be told apart.
%param seconds* (duration_seconds, length_seconds) {"type": "integer", "description": "Length"}
%param label (name, title) {"type": "string", "description": "What it is for"}
%list secs: 10 minutes => 600 | five minutes => 300 | 90 seconds => 90 | half an hour => 1800 | an hour => 3600 | 45 seconds => 45 | 25 min => 1500 | three minutes => 180 | two hours => 7200 | 12 minutes => 720 | 20 minutes => 1200 | 7 min => 420 | an hour and a half => 5400 | 30 secs => 30 | 8 minutes => 480 | 40 minutes => 2400 | 3 hours => 10800 | one minute => 60 | 15 mins => 900
%list tlab: pasta | eggs, soft | tea for Ola | laundry in the basement | plank | bread in the oven and soup on top | nap | sourdough, second rise | homework | parking meter | face mask | Monopoly turn
%list secs2: ten minutes => 600 | 90 seconds => 90 | 3 min => 180 | half an hour => 1800 | 45 seconds => 45 | an hour => 3600 | two minutes => 120 | 25 minutes => 1500 | thirty seconds => 30 | 8 minutes => 480 | 20 s => 20 | 4 minutes => 240
%list dauer: zehn Minuten => 600 | 5 Minuten => 300 | eine halbe Stunde => 1800 | 90 Sekunden => 90 | eine Stunde => 3600 | 20 Minuten => 1200
%list dura: diez minutos => 600 | 5 minutos => 300 | media hora => 1800 | 90 segundos => 90 | una hora => 3600 | 20 minutos => 1200
%list tlabel_es: huevos | pasta | ropa de la secadora | pan | té | pizza | patatas | mascarilla | bizcocho del horno
(set|start) a timer for {seconds=secs}[ for the {label=tlabel_n}]
{seconds=secs} timer
{seconds=secs}, ({label=tlabel}|{label=tlabel}|{label=tlabel})
({label=tlabel}|{label=tlabel}|{label=tlabel}): {seconds=secs}
count down {seconds=secs} for ({label=tlabel}|{label=tlabel}|{label=tlabel})
tell me when {seconds=secs} are up
the {label=tlabel_n} needs {seconds=secs}
I always forget and then the whole kitchen smells of smoke, so give me a shout in {seconds=secs}, ({label=tlabel}|{label=tlabel}|{label=tlabel})
my hands are covered in dough right now. ring in {seconds=secs} because of the {label=tlabel_n}
buzz me after {seconds=secs}
~ another one called ({label=tlabel}|{label=tlabel}|{label=tlabel}), {seconds=secs}
{=firstname} may watch telly for {seconds=secs}, not a moment more, let it ring then
start a timer for the {label=tlabel_n}
set a timer called ({label=tlabel}|{label=tlabel}|{label=tlabel})
{label=tlab}, {seconds=secs2}, beep at zero
ring when {seconds=secs2} are over, {label=tlab}
count {seconds=secs2} down and call it {label=tlab}
run the clock backwards from {seconds=secs2} for me
%lang de
stell einen Timer auf {seconds=dauer}, {label=tlabel_de}
sag mir in {seconds=dauer} Bescheid wegen {label=tlabel_de}
%lang es
ponme un temporizador de {seconds=dura} para {label=tlabel_es}

%tool tickmate.wake Set an alarm clock.
%also Returns an alarm id.
%also Rings at an hour of the day, once or on certain days, with a sound.
%param at* (time, alarm_time) {"type": "string", "description": "Time"}
%param repeat (recurrence, days) {"type": "string", "enum": ["once", "daily", "weekdays", "weekends"], "description": ""}
%param sound (tone, melody) {"type": "string", "description": "What is played"}
%param label (name, note) {"type": "string", "description": ""}
%list sound: birds | church bells | rain on a roof | radio | Here Comes the Sun | cock crow | soft piano | waves and seagulls | harp | marimba | jazz | whale song | drums in the jungle | classic ring | news | wind chimes | Beethoven
%list sound_a: siren | gong
%list sound2: birdsong | Here Comes the Sun | radio 4 | church bells at dawn | waves | ding | old phone | rain on a tin roof | Bach for morning people | harp | foghorn
%list alabel2: get up and go | pills | bread out of the oven | Call Mum | bin day | leave for the airport | meds, the white ones | gym | feed Otto | wake the kids for school | early shift
(set an alarm for|alarm at) {at=clock2}[ {repeat:weekdays=on weekdays|monday to friday}]
wake me at {at=clock2} with ({sound=sound}|{sound=sound}|{sound=sound}|a {sound=sound_a})
{at=clock2} {repeat:daily=every day|daily}, ({sound=sound}|{sound=sound}|{sound=sound}|a {sound=sound_a}), call it {label=alabel}
get me out of bed at {at=clock2}, {label=alabel}
{repeat:weekends=on weekends|saturday and sunday} I want to get up at {at=clock2}, gently, ({sound=sound}|{sound=sound}|{sound=sound}|a {sound=sound_a})
up at {at=clock2}, {repeat:once=only tomorrow|just once}, {label=alabel}
I overslept twice this week and my boss noticed. {at=clock2}, {repeat:weekdays=every working day|weekdays}, ({sound=sound}|{sound=sound}|{sound=sound}|a {sound=sound_a}), as loud as it goes
{=firstname} picks me up for {label=alabel} before sunrise, so I have to be on my feet at {at=clock2}
alarm called {label=alabel}: {at=clock2}, {repeat:weekdays=weekdays}
don't let me sleep past {at=clock2}
with ({sound=sound}|{sound=sound}|{sound=sound}|a {sound=sound_a}) at {at=clock2}, {repeat:daily=each morning|every day}
rouse me at {at=clock2}
set an alarm {repeat:weekdays=for weekdays} with ({sound=sound}|{sound=sound}|{sound=sound}|a {sound=sound_a})
wake me up for {label=alabel}
wake me at {at=clock} with {sound=sound2}
alarm for {at=clock} called {label=alabel2}, {repeat:weekdays=weekdays|on weekdays}
set an alarm titled {label=alabel2} at {at=clock} {repeat:daily=every day|daily}
time {at=clock}, label {label=alabel2}, sound {sound=sound2}
{repeat:weekends=weekends|on weekends}: {sound=sound2} at {at=clock}
play {sound=sound2} as my alarm at {at=clock}, {repeat:once=just once|once}
{label=alabel2}, {at=clock}, repeat {repeat:daily=daily}
I went to bed at {=clock}, alarm at {at=clock} named {label=alabel2}
%lang de
weck mich um {at=time}, {repeat:weekdays=unter der Woche|an Werktagen}

%tool tickmate.stopwatch Control the stopwatch.
%also Returns the elapsed time.
%also Measures how long something takes, with laps in between.
%param action* (command, do) {"type": "string", "enum": ["start", "stop", "lap", "reset"], "description": ""}
%param label (name, subject) {"type": "string", "description": "What is being measured"}
%list swhat: how long the kettle takes | lap swimming | reading out loud | chess game | rope skipping | boiling | her labour pains | cubing
%list swhat_the: plank | speech | kids' race | puzzle | drive to school | egg and spoon race | song
%list measx: my 5k | boiling eggs | Tom's speech | bread dough, first rise | the plank | lap one of the big race | backup and restore | swim | reading a page out loud | Anna and Bo on the bikes | compile | washing the car
{action:start=start|run} the stopwatch
{action:stop=stop|halt} the stopwatch
{action:lap=lap|next lap|split}
{action:reset=reset|zero|clear} the stopwatch
stopwatch {action:start=on|go} for ({label=swhat}|the {label=swhat_the})
({label=swhat}|the {label=swhat_the}): {action:start=start the clock|clock on}
how quick am I? {action:start=go|start} measuring ({label=swhat}|the {label=swhat_the})
{=firstname} claims she's faster than last year, so {action:start=begin|start} taking the time for ({label=swhat}|the {label=swhat_the})
and that's the line crossed, well done everybody! {action:stop=stop|end} it for ({label=swhat}|the {label=swhat_the})
{action:lap=split time|lap time} for ({label=swhat}|the {label=swhat_the})
back to {action:reset=zero|nought} and ready for the next one
time ({label=swhat}|the {label=swhat_the}), {action:start=from now|starting now}
do something with the stopwatch for ({label=swhat}|the {label=swhat_the})
{action:start=start|begin} timing {label=measx}
{action:stop=stop|halt|end} the clock for {label=measx}
stopwatch {action:reset=back to zero|to zero|to 0:00}
take a {action:lap=lap|lap time|split} on the stopwatch
%lang es
{action:start=pon en marcha|arranca} el cronómetro

%tool tickmate.silence Turn off a running timer or a set alarm.
%also Removes it.
%also Ends what is ringing or would ring, by its label or time.
%param which (label, name) {"type": "string", "description": "Label or time"}
%param kind (type) {"type": "string", "enum": ["timer", "alarm", "all"], "description": ""}
%list tick2: pasta | tea | 7:30 | eggs and toast | school run | laundry upstairs | 6 am | nap | bread, second rise | half past six | wake Grandpa Joe | parking
I heard you the first time, the {which=tlabel_n} came out ages ago
(stop|turn off|cancel) the {which=tlabel_n} {kind:timer=timer}
switch the {which=clock2} {kind:alarm=alarm} off
~ {kind:all=all of them|everything} off, timers and alarms
kill the {kind:alarm=alarm} called {which=alabel}
the {which=tlabel_n} is done, no need to ring any more
I'm on holiday and want to sleep in for once, so forget the {which=alabel} {kind:alarm=alarm} please
somebody shut that thing up, the baby has only just dropped off and it's the {which=tlabel_n} one
no more {which=clock2} wake-up
{kind:timer=timer}, ({which=tlabel}|{which=tlabel}|{which=tlabel}), off
make it be quiet
I'm up, I'm up, enough!
drop the {kind:timer=timer} for ({which=tlabel}|{which=tlabel}|{which=tlabel})
delete {kind:all=every} alarm and timer
stop the {which=tick2} {kind:timer=timer|countdown}
{kind:all=everything|all of them} that's ringing, off
quiet, {which=tick2} {kind:alarm=alarm}
make it stop beeping, all right, I heard it
%lang de
mach den {kind:alarm=Wecker} um {which=time} aus
~ stell den {kind:timer=Timer} für {which=tlabel_de} ab

%server time

%tool convert_time Convert a time between time zones.
%also Returns the same moment in another zone.
%also What a clock shows in one place when it is a given time in another.
%param time* (at, clock_time) {"type": "string", "description": "Time to convert"}
%param source_timezone (from_tz, from) {"type": "string", "description": "Zone or city of the time; local if absent"}
%param target_timezone* (to_tz, to) {"type": "string", "description": "Zone or city to convert to"}
%list clock2: 3pm | 9:30 | noon | 15:00 | 8 in the morning | midnight | half past six | 7:45 am | 18:30 | tomorrow at 10 | 5 o'clock | 11pm | quarter to nine | 6:15 pm | Monday 4pm
%list zone: Tokyo | New York | UTC | CET | Pacific time | London | IST | Sydney | Berlin | EST | Sao Paulo | Singapore | Central European time | Dubai | PST | Los Angeles | America/Chicago | GMT | Nairobi | Asia/Kolkata
%list clk: 6 am | 7:30 | noon | 18:15 | half past five | 9 | 4 pm | quarter to eight | 14:00 | seven | 10:45
%list tza: London | New York | CET | Oslo | EST | Buenos Aires | Tokyo | UTC+2 | Cape Town | Lisbon
%list tzb: Sydney | PST | San Francisco | Delhi | GMT | Mexico City | Berlin | UTC | Hong Kong | Nairobi
%list clkb: 11 pm | 22:30 | midnight | 9:45 pm | half past nine | 20:00 | 10 pm | 23:15 | 11:30 pm | half past eight
%list townb: Zagreb | Denver | Palermo | Cairo | Bergen | Austin | Ghent | Lisbon | Nairobi | Riga | Perth | Bath | Oaxaca | Tallinn
%list clock3: 3 pm | 9:30 | half past six | noon | 17:45 | 8 in the morning | midnight | 10.15
%list towna: Graz | Leeds | Montreal | Vigo | Accra | Lyon | Tampa | Aarhus | Kraków | Bilbao | Seoul | Cork | Durban | Basel
(convert|translate) {time=clock2} from {source_timezone=zone} to {target_timezone=zone}
~ what is {time=clock2} {source_timezone=zone} in {target_timezone=zone}
if it's {time=clock2} in {source_timezone=zone}, what time is it in {target_timezone=zone}
~ {time=clock2} in {target_timezone=zone} time
when it's {time=clock2} here, how late is it in {target_timezone=zone}
the call is at {time=clock2} {source_timezone=zone}, when is that (for|in) {target_timezone=zone}
{time=clock2} {source_timezone=zone} -> {target_timezone=zone}
she lives in {target_timezone=city}, what will her clock say at our {time=clock2}
tell me what {time=clock2} {source_timezone=zone} corresponds to in {target_timezone=zone}
~ what time is {time=clock2} {source_timezone=zone} [for us over here]
convert a time from {source_timezone=zone} to {target_timezone=zone}
{time=clk} {source_timezone=tza} time in {target_timezone=tzb}
convert {time=clk} from {source_timezone=tza} to {target_timezone=tzb}
time {time=clk}, from {source_timezone=tza}, to {target_timezone=tzb}
what is {time=clk} in {target_timezone=tzb} time
in {target_timezone=tzb}, what time is it at {time=clk} in {source_timezone=tza}
source {source_timezone=tza}, target {target_timezone=tzb}, time {time=clkb}
~ in {target_timezone=townb}, what's {time=clock3} from {source_timezone=towna}
{time=clock3} {source_timezone=towna} time to {target_timezone=townb} time
my daughter in {=townb} calls at eight, so what is {time=clock3} here over in {target_timezone=towna}
%lang es
si son las {time=time} en {source_timezone=city}, ¿qué hora es en {target_timezone=city}?

%server utils

%tool convert_units Convert a value from one unit to another.
%also Returns the converted number.
%also How much a length, weight, volume, temperature, speed or area is in a different unit of measure.
%param value* (amount, quantity) {"type": "number", "description": "Number to convert"}
%param from_unit* (from, source_unit) {"type": "string", "enum": ["kilometers", "miles", "meters", "feet", "inches", "centimeters", "kilograms", "pounds", "celsius", "fahrenheit", "liters", "gallons"], "description": ""}
%param to_unit* (to, target_unit) {"type": "string", "enum": ["kilometers", "miles", "meters", "feet", "inches", "centimeters", "kilograms", "pounds", "celsius", "fahrenheit", "liters", "gallons"], "description": ""}
%list number: 5 => 5 | 12 => 12 | 3.5 => 3.5 | 100 => 100 | 42 => 42 | 0.75 => 0.75 | 26.2 => 26.2 | 180 => 180 | 72 => 72 | 1000 => 1000 | 7 => 7 | 20 => 20 | 15.5 => 15.5 | 6 => 6 | 250 => 250 | 98.6 => 98.6 | 33 => 33 | 2 => 2
%list val: 12 | 3.5 | 180 | forty => 40 | 0.75 | 26.2 | 1,200 => 1200 | ten => 10 | 98.6 | 65 | five => 5 | 7
%list kms: 5 | 8 | 12.5 | 3 | 10 | 21 | 6.4
(convert|change) {value=number} {from_unit:miles=miles|mi|mile} (to|into) {to_unit:kilometers=kilometers|km|kilometres}
how (much|many) {to_unit:pounds=pounds|lbs|lb} (is|are) {value=number} {from_unit:kilograms=kilos|kg|kilograms}
{value=number} {from_unit:celsius=degrees celsius|celsius|C} in {to_unit:fahrenheit=fahrenheit|F}
what's {value=number} {from_unit:feet=feet|ft} in {to_unit:meters=meters|m|metres}
the recipe says {value=number} {from_unit:gallons=gallons|gal}, what is that in {to_unit:liters=litres|liters}
I'm {value=number} {from_unit:inches=inches|inch|in} short, how many {to_unit:centimeters=centimeters|cm} is that
{value=number} {from_unit:kilometers=km|kilometers} = how many {to_unit:miles=miles}
an oven at {value=number} {from_unit:fahrenheit=fahrenheit|degrees F}, that would be how much in {to_unit:celsius=celsius|centigrade}
{from_unit:pounds=pounds|lbs} to {to_unit:kilograms=kg|kilos}: {value=number}
my luggage weighs {value=number} {from_unit:kilograms=kilos|kg}, express that in {to_unit:pounds=pounds}
the tank holds {value=number} {from_unit:liters=litres|liters}, how many {to_unit:gallons=gallons} is that
if something is {value=number} {from_unit:centimeters=centimetres|cm} wide, what is its width in {to_unit:inches=inches}
convert {value=number} {from_unit:liters=litres|liters|l}
how many {to_unit:feet=feet} is that [in {from_unit:meters=meters}]
how many {to_unit:pounds=pounds|lbs} are {value=val} {from_unit:kilograms=kilos|kg|kilograms}
{value=val} {from_unit:inches=inches} = ? {to_unit:centimeters=cm|centimetres}
what is {value=val} {from_unit:gallons=gallons} when you count in {to_unit:liters=litres}
{value=val} {from_unit:feet=feet|ft} to {to_unit:meters=metres|m}
in {to_unit:miles=miles}, {value=kms} {from_unit:kilometers=kilometres|km}
how many {to_unit:pounds=pounds} in {value=kms} {from_unit:kilograms=kilos}, for a parcel to my aunt
%lang es
~ ¿cuántos {to_unit:kilometers=kilómetros|km} son {value=number} {from_unit:miles=millas}?

%tool generate_password Generate a random password.
%also Returns a random string.
%also Think up a safe pass phrase or a string of random characters of a certain length.
%param length (size, chars) {"type": "integer", "description": "Number of characters"}
%param symbols (special_chars, include_symbols) {"type": "boolean", "description": "Include special characters"}
%param kind (type, mode) {"type": "string", "enum": ["random", "words", "pin", "pronounceable"], "description": "What it looks like"}
%list lens: 12 | 16 | twenty => 20 | 24 | 10
%list anna: Anna | Mr. Boateng | Ingrid | Kofi | Ms. Duarte | Pavel | Yusuf | Miriam | Tove | Declan | Dr. Iyer | Chiara | Hamza | Rosalind | Jin
(generate|create|make|give me) a [new] [random] password
I need a (strong|safe|secure) password with {length=int} characters
a {length=int} character password {symbols:true=with special characters|including symbols|with punctuation}
make up a {kind:pin=pin|number code|numeric code} [with {length=int} digits]
new password, {symbols:false=no special characters|letters and digits only|without symbols}[, {length=int} long]
think of a pass phrase made of {kind:words=words|real words|dictionary words}
something {kind:pronounceable=I can pronounce|pronounceable|easy to say out loud} as a password please
password {length=int} {symbols:true=symbols}
I'm signing up somewhere and can't think of a password
{kind:random=completely random|random characters|gibberish} password of length {length=int}
{length=ten} characters, {symbols:false=letters and digits only|no special characters|no symbols}, a new password
passphrase made of {kind:words=words|dictionary words}
a login password I can {kind:pronounceable=say out loud|pronounce}, {length=ten} letters, {symbols:true=with symbols|with special characters}
I need a fresh password for my pin board account
{symbols:false=no funny signs|without symbols}, {length=lens} long, {kind:pronounceable=one I can say|pronounceable}
a password for the wifi at {=anna}'s, {length=lens} characters
%lang de
(erzeuge|mach) [mir] ein Passwort mit {length=int} Zeichen

%tool create_qr_code Make a QR code.
%also Returns a PNG with the encoded content.
%also Turn a link or a text into a square code that phones can scan.
%param content* (data, text, url) {"type": "string", "description": "What the code contains"}
%param color (foreground) {"type": "string", "description": "Colour of the code"}
%param size (pixels, width) {"type": "integer", "description": "Edge length in pixels"}
%list paint: white | light grey | green | black | pale blue | red | dark green | orange | navy | pink | beige | turquoise | purple | yellow | brown
%list qrcontent: dinner menu | table 12 | WIFI guest password sunshine | call 555 0148 | happy anniversary | ticket 88213 | meet me at the fountain | Lena Maier, designer | room 204 | vote for us | coupon SAVE10 | serial 4471-B | free hugs | scan me | see you in Rome
%list content: https://pinos.example/menu | WIFI:T:WPA;S:Guest;P:bread-and-butter;; | Table 7, please order here | www.berger-and-sons.com | see you at the party, bring cake | 4471-9902 | mailto:jo@acme.io | The key is under the mat | +44 20 7946 0018 | room 12
%list col: red | dark blue | black | sea green | #ff6600 | light grey | orange | navy and white | purple | turquoise | pale pink
%list size: 300 | 512 | 800 | 1024 | 250 | 640 | 1200 | 400 | 2000 | 150 | 96
%list colr2: dark green | navy | red | black | purple | brown
%list pxs: 300 | 512 | 800 | 1024
%list content2: wifi password mellow-goose-4 | https://underoneroof.org/menu | tel:+4930123456 | table nine by the window | happy birthday from all of us on the third floor | www.tidewater.com/visit
(make|create|generate) a qr code (for|of|with) {content=url}
qr {content=url}
turn {content=url} into a [{color=paint}] qr code
I want people to scan something that says "{content=qrcontent}", make a qr code
a {color=paint} qr code that (contains|reads|says) {content=qrcontent}
{content=url} as a qr code[, {size=bigint} pixels]
for the poster I need a scannable code leading to {content=url} [in {color=paint}]
qr code please: {content=qrcontent}, {size:500=five hundred pixels|500 px|500 by 500}
encode {content=qrcontent} as qr
make a {color=paint} qr code
I need a qr code [for a poster]
qr code for {content=content} in {color=col}
make a {color=col} qr code with {content=content}
{size=size} pixels wide, qr code of {content=content}
content: {content=content}, colour: {color=col}, size: {size=size}
in {color=col} and {size=size} px, put this into a qr code: {content=content}
text {content=content}, edge {size=size}
~ qr code that says "{content=content}", {size=size} pixels, {color=col}
in {color=colr2}, {size=pxs} wide, with {content=content2}
{content=content2} as a code to stick on the door of the shed
%lang es
crea un código QR para {content=url}

%server votary
%list ballotq: where do we go for the summer party | which film on Friday | who brings the cake | new team logo | name of the boat | date of the reunion | should we get a dog | best pizza in town | colour of the fence | which book do we read next | present for Kim | lunch on Thursday | new trainer for the under twelves | do we renew the lease | Christmas dinner with or without meat | speaker for the annual meeting | plan for the long weekend | kit for the next season | wine for the wedding | curtains in the office kitchen
%list poll: where do we go for the team day | who brings the cake on Friday | a name for the boat | what do we do with the money from the raffle | shall we paint the hall | when is choir from May on | whom do we send to Oslo
%list frage: wohin fahren wir im Sommer | wer bringt den Kuchen mit | welcher Film am Freitag | neues Vereinslogo | Farbe für den Zaun
%list pregunta: dónde cenamos el viernes | qué regalo para Ana | color de la valla | fecha de la fiesta | qué libro leemos

%tool votary_open Open a poll with a question and options.
%also Creates a ballot. Returns a link to vote.
%also Lets a group decide between several choices until a closing time, secret if wanted, one or more votes each.
%param question* (title, topic) {"type": "string", "description": "What is asked"}
%param options* (choices, answers) {"type": "array", "items": {"type": "string"}, "description": "Choices"}
%param closes (until, deadline) {"type": "string", "description": "When voting ends"}
%param secret (anonymous, hidden) {"type": "boolean", "description": "Nobody sees who voted what"}
%param votes_each (max_votes, picks) {"type": "integer", "description": "Votes per person"}
%list ballotopts: beach, mountains or lake | Friday, Saturday and Sunday | yes, no | red, green, blue | pizza, sushi and tacos | Anna, Ben, Carla | Rome, Porto and Split | May 3, May 10, May 17 | yes, no, don't care | tent or hotel | Dune, Alien, Up | cash, voucher or flowers | morning, noon, evening | keep it, sell it | option A, option B and option C | jazz, folk, techno | quiche, lasagne, salad | Ibiza, Crete
%list nvotes: two => 2 | 3 | one => 1 | three => 3 | 2 | 5
%list pollq: Where do we go for the team lunch | Which day suits you best | Should we buy a new coffee machine | Who brings cake on Friday | What colour for the logo | Cats or dogs | When shall we start, and how long | Do we keep the old name | Best song by Ella Moor | Paris in May or June
%list opts: yes or no | Monday, Wednesday and Friday | red, dark green, blue | Pino's, The Anchor or the Thai place | Ana, Big Sal and Tobias | stay, go | morning, noon, evening | the lake, the hills or the sea | 9, 10 and 11 o'clock | fish and chips, soup, salad | keep it, change it, ask again in May
%list untilday: Sunday | 4 April | the end of the month | next Thursday | 24 August | the 12th | Easter Monday | 2026-11-01 | Wednesday week | mid-July | the following Monday | 1 November | New Year's Eve
%list onday2: Friday | 14 March | Tuesday the 9th | the 3rd of May | Saturday | 2026-05-09 | Monday | June 21st | Sunday | 12 October | Thursday | the 30th | Wednesday next week
%list hours: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 9 | 10 | twelve => 12 | 14 | 20
%list opts2: Ghent, Lille or Bruges | yes and no | red, green, leave it as it is | Tuesday, Wednesday or Thursday | me, Otto and the new guy | a party, a new oven | lake, museum, pub
%list until: Friday | the end of May | next Sunday | the 30th | 1 September | tomorrow noon | Monday morning | the end of the month | 15 June | Christmas | Thursday evening | 24 Dec | the end of the week | 6.10. | Easter | the 12th of July
%list antworten: ja, nein | Rom, Porto und Split | Anna, Ben, Carla | rot, grün oder blau | Freitag, Samstag
open a poll: {question=ballotq}, {options=ballotopts}
~ let them vote on {question=ballotq} until {closes=date}, options {options=ballotopts}
{options=ballotopts} for "{question=ballotq}", closes {closes=when}, {secret:true=secret|anonymous}
poll until {closes=date}, {votes_each=nvotes} votes each, {options=ballotopts}: {question=ballotq}
the chat has argued about "{question=ballotq}" for a week, let everyone tick {options=ballotopts}
I refuse to be the one who decides "{question=ballotq}", it's between {options=ballotopts}
democracy please: {question=ballotq}? {options=ballotopts}, {secret:false=with names|everyone sees who picked what}
ask the others {question=ballotq}, they may pick {votes_each=nvotes} of {options=ballotopts} by {closes=date}
poll {question=ballotq}: {options=ballotopts}
{question=ballotq}, {options=ballotopts}, {secret:true=anonymous}
{options=ballotopts}, poll, {question=ballotq}
don't count anything yet, people haven't been asked: {question=ballotq}, {options=ballotopts}
start a poll on {question=ballotq}
set up a vote that closes {closes=date}
poll: {question=pollq}, options {options=opts}
open a poll {question=pollq} with {options=opts} until {closes=untilday}
question {question=pollq}, choices {options=opts}, closes {closes=onday2}, {secret:true=secret}
{secret:true=secret|anonymous} poll with the options {options=opts}: {question=pollq}
until {closes=untilday}, {question=pollq}, {options=opts}
ask the team {question=pollq}, choices are {options=opts}, {votes_each=hours} votes each
{votes_each=hours} votes per person, closing {closes=onday2}: {question=pollq} - {options=opts}
{question=pollq}? {options=opts}, {secret:false=not secret|public votes}
Q={question=pollq}, A={options=opts}
{=name} wants a vote on {question=pollq}, let them pick from {options=opts}
{options=opts2}: {question=poll}
{question=poll}, till {closes=until}, {options=opts2}
by {closes=until} I want an answer from the group to "{question=poll}", {options=opts2} to choose from
~ {secret:true=a secret one|secretly}, {question=poll}, {options=opts2}
%lang de
starte eine Abstimmung: {question=frage}, {options=antworten}, bis {closes=date}
%lang es
~ abre una votación: {question=pregunta}, {options=ballotopts}, {secret:true=secreta}

%tool votary_tally Show the count of votes of a poll.
%also Returns votes per option.
%also How a ballot stands or ended, as numbers, shares or with the names of those who voted.
%param poll* (ballot, question) {"type": "string", "description": "Question or subject of the poll"}
%param show (view, detail) {"type": "string", "enum": ["counts", "percent", "voters", "winner"], "description": "What to show"}
%param as_of (at, moment) {"type": "string", "description": "Moment"}
%list poll9: Where to eat | Leeds or Bath | logo, round two | Should we move the standup? | new name for the boat | Friday off | cats and dogs in the office | team trip to Pino's | what colour for the door | Best cake in May
%list since: last Monday | 1 May | the beginning of the year | Easter | January | the 3rd of August | yesterday | last weekend | 2025-11-01 | the week before last | Tuesday
%list pastday: yesterday | last Monday | last Thursday | two days ago | the day before yesterday | 3 March | last Sunday | a week ago | the 11th of May | 2026-02-14 | last Friday
how does the poll on {poll=ballotq} stand
{show:percent=percentages|in percent} for {poll=ballotq} as of {as_of=date}
as of {as_of=date}, {show:voters=who voted what|with the voters' names}, {poll=ballotq}
{show:counts=number of votes|vote counts} in {poll=ballotq} {as_of=date}
who is ahead on "{poll=ballotq}"
"{poll=ballotq}" should be settled by now, so {show:winner=what came out on top|which one is it}
has the majority come to its senses about "{poll=ballotq}"
I have to book in an hour, did they agree on "{poll=ballotq}"
results {poll=ballotq}
{poll=ballotq} {show:winner=winner}
{show:percent=percent}, {poll=ballotq}
I've already voted, just tell me where {poll=ballotq} is at
show me the poll results
what does the count say, {show:percent=in percent}
{show:percent=percent} in the poll {poll=poll9} as of {as_of=since}
who is the {show:winner=winner} of {poll=poll9}
Poll: {poll=poll9}; show: {show:voters=voters}; as of: {as_of=pastday}
as of {as_of=pastday}, {show:counts=counts} for {poll=poll9}
%lang de
wie steht es bei der Umfrage {poll=frage}

%tool votary_cast Cast a vote in a poll.
%also Records a vote.
%also Gives somebody's voice to one of the options of a running ballot, with a comment if there is one.
%param poll* (ballot, question) {"type": "string", "description": "Question or subject of the poll"}
%param choice* (option, answer) {"type": "string", "description": "Option"}
%param comment (remark, note) {"type": "string", "description": ""}
%list choice: beach | Saturday | yes | no | green | the second one | sushi | Ben | Porto | tent | quiche and salad | lake with the sauna | May 10 | jazz | keep it | option B | none of them | evening | the blue one | Crete in September
%list vcomment: but only if it's cheap | I can't come before six | happy with either | as long as there's parking | not too spicy please | no strong feelings | I'll bring my own chair | we did that last year | with a vegetarian option | and please not on a Monday
%list pick: Pino's | blue | option B | the second one | Rivers by Ella Moor | yes | a weekend by the lake | Tuesday | none of them | bread and cheese | Big Sal | to Rome by train
%list poll2: Where do we eat on Friday? | Team name | Best film of 2025 | colour of the hall | Summer trip, where to | Who is next to host? | logo vote | Monday or Tuesday | Name for the cat | The date for Ella and Tom's party
%list vcom: but only if we start late | I can't come before seven, sorry | my second choice is Bath | great idea | no strong feelings, it's close to home | please not on a Monday | because Tom is vegetarian | count my wife in, too
%list pick1: the lake | no | Wednesday | leave it as it is | Ghent by bike | Otto | a new oven | yes, but in May
%list vcom2: only because of the rain | as last year | if nobody pays for it | for the sake of peace | under protest | I have no car
%list opcion: sí | no | Oporto | el sábado | sushi | la verde | camping
vote {choice=choice} on {poll=ballotq}
~ my vote for {poll=ballotq} is {choice=choice}, comment: {comment=vcomment}
{choice=choice} in the poll {poll=ballotq}, and add "{comment=vcomment}"
"{comment=vcomment}", that goes with {choice=choice} in {poll=ballotq}
as to {poll=ballotq}, put me down for {choice=choice}
{choice=choice} for me when it comes to "{poll=ballotq}"
everyone else has answered "{poll=ballotq}" except me, I'm for {choice=choice}
I'd be happiest with {choice=choice}, that's about "{poll=ballotq}"
{poll=ballotq}: {choice=choice}
{choice=choice}, {poll=ballotq}
my voice: {choice=choice}, {poll=ballotq}
no new poll, the one about {poll=ballotq} gets {choice=choice} from me
I want to vote on {poll=ballotq}
vote for {choice=choice}
vote {choice=pick} in {poll=poll2}
in the poll {poll=poll2}, vote for {choice=pick} with the comment {comment=vcom}
poll: {poll=poll2}, choice: {choice=pick}, comment: {comment=vcom}
my vote in "{poll=poll2}" goes to {choice=pick}
{choice=pick} for "{poll=poll2}", comment: {comment=vcom}
comment {comment=vcom} and vote {choice=pick} on {poll=poll2}
{choice=pick1} is my vote in "{poll=poll}"
on "{poll=poll}" I say {choice=pick1}
"{poll=poll}": {choice=pick1}, with the words "{comment=vcom2}"
%lang es
vota por mí {choice=opcion} en {poll=pregunta}
