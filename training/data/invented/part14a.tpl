# Invented tools: finding, renaming and packing files, pictures, sound, film, PDF pages, patterns, codes, numbers, hours, web pages.
%list lostwords: tax return | letter to the landlord | warranty for the fridge | wedding speech | holiday in norway | thesis | floor plan of the attic | boarding pass | insurance claim and photos | cv | recipe for lemon cake | minutes of the board | rental agreement | logo draft | x-ray | list of wedding guests | birth certificate | quote for the roof | passport scan | payslip march | choir programme | manual for the drill | budget | diving licence
%list lostwords_de: Steuerbescheid | Mietvertrag | Brief an die Hausverwaltung | Lebenslauf | Rechnung für das Dach | Urlaubsfotos | Grundriss | Rede für Omas Geburtstag
%list lostwords_es: declaración de la renta | contrato de alquiler | receta de la tarta | carta al casero | factura del tejado | lista de invitados | currículum
%list plaindir: Downloads | client folder | ~/Documents | holiday pictures | Desktop | old projects | invoices and receipts | music for the wedding | /srv/shared | scans from the office | thesis folder | backup of the old laptop | camera roll | Work | notes for the book | letters in progress | school stuff | site drafts | D:\archive | taxes and pensions | band recordings
%list sinceday: last friday | may 1 | christmas | the beginning of june | yesterday | 2024-03-01 | last summer | monday | two weeks ago | the holidays | march | last week | easter | january 15 | the end of april | my birthday | tuesday | last autumn | new year | february 3
%list oldname: IMG_2041.jpg | scan0003.pdf | untitled document | report (1).docx | new text file.txt | final final v3.pptx | DSC00981.png | copy of copy of budget.xlsx | screenshot 14.png | letter.odt | doc1.docx | recording 7.m4a | notes from tuesday.txt | asdf.txt | pic with grandma.jpg | draft.md | bill for the car.pdf | track 01.wav | unnamed sheet | offer old.pdf
%list newname: sunset at the lake.jpg | lease agreement 2024.pdf | speech for anna and paul.docx | budget-final.xlsx | interview with dr lang.m4a | roof quote.pdf | kitchen plan | summer_report.docx | pitch for investors.pptx | grandma and the dog.jpg | homework week 9.txt | invoice 118.pdf | song idea in d minor.wav | logo-blue.png | garden plan for spring.pdf | chapter two.md | shopping and errands.txt | proof of payment.pdf | me in lisbon.png | minutes-june.odt
%list archname: photos for mum.zip | handover | client files and drafts.zip | scans-2023.7z | site.tar.gz | everything for the lawyer | thesis and data.zip | old laptop | pictures from norway.zip | accounts | tender | band demo.zip | stuff for the tax office | release-3 | school project.zip | papers | letters and bills.zip | choir recordings | summer in lisbon.zip | plans for the architect | june backup
%list secret: bluewhale7 | Tulip and rain | s3cret-door | four green apples | Maple!22 | no entry | winter sun 9 | hunter-gatherer | K9-bark-loud | open sesame | rosebud1941 | tea for two | correct horse | Nightjar_5
%list pic: holiday.jpg | team photo.png | banner.webp | IMG_5120.jpg | portrait of grandpa.jpg | logo_large.png | sunset over the bay.jpg | product-shot.png | group picture at the lake.jpg | menu scan.tiff | hero.jpg | dog in the snow.png | map of the trail.png | cover.jpg | wedding kiss.jpg | selfie with lena.heic | old school picture.jpg | poster for the fair.png | avatar.png | garden before and after.jpg | sign.bmp
%list pxw: 800 | 1920 | 1200 | 640 | 1024 | 300 | 2400 | 1080 | 150 | 512 | 3000 | 960 | 1500 | 720
%list pxh: 600 | 1080 | 630 | 480 | 768 | 300 | 1600 | 1350 | 150 | 512 | 2000 | 540 | 900 | 1280
%list thefocus: two of us | grandma and the dog | lighthouse | bride | faces | ball in the air | cake with the candles | mountain in the background | baby | red door | people on the left | bridge | goalkeeper | tower and the clock | boat in the middle | kids on the swing | logo | cat | bowl of soup | statue in the park
%list angle: 90 | 180 | 45 | 5 | 3 | 12 | 30 | 270 | 15 | 2 | 60 | 7
%list marktext: copyright 2024 Lena Hart | draft, do not share | sample | Blue Bottle Studio | property of the museum | for review only | photo by Tom Reyes | confidential | not for print or sale | Rossi and Daughters | copy for the landlord | preview | all rights reserved | made with love in Graz | void | wedding of Anna and Paul | internal use | proof, not final | Harbour View Hotel | chess club 1923
%list opac: 30 | 50% => 50 | 20 percent => 20 | 80 | 15% => 15 | 40 percent => 40 | 60 | 25 % => 25 | 70% => 70 | ten percent => 10
%list sndfile: interview.mp3 | choir rehearsal.wav | voice memo 12.m4a | podcast episode 4.mp3 | call with the lawyer.ogg | guitar take three.flac | lecture on volcanoes.mp3 | birds at dawn.wav | grandma telling stories.m4a | band demo.aiff | minutes of the meeting.mp3 | jingle.wav | speech at the party.m4a | memo from tuesday.m4a | concert in the park.flac | rain and thunder.ogg | audiobook part 1.mp3 | ringtone.wav | sermon.mp3 | baby's first words.m4a | talk on bees and honey.mp3
%list markin: 0:30 | 1:15 | 00:02:10 | 12:40 | 45 seconds | minute 3 | 5:05 | the second chorus | 0:08 | 22:30 | 1:02:00 | the first question | 4:44 | ten seconds | 17:20 | minute 40
%list markout: 1:10 | 2:45 | 00:04:00 | 15:15 | 90 seconds | minute 8 | 6:50 | the applause | 0:52 | 31:05 | 1:20:30 | the last word | 9:59 | two minutes | 28:00 | minute 55 | the end of the solo
%list secs: 3 seconds => 3 | 5 s => 5 | two seconds => 2 | 10 seconds => 10 | 4 sec => 4 | six seconds => 6 | 8 | 1 second => 1
%list kbps: 128 | 192 | 320 | 256 | 96 | 64 | 160 | 48
%list filmfile: first steps.mp4 | wedding film.mov | drone over the fjord.mp4 | match against the reds.mkv | webinar.mp4 | school play.avi | skiing with the kids.mov | tutorial on bread.mp4 | gopro_0091.mp4 | birthday party.mov | trailer.mp4 | interview with the mayor.mkv | surf and sand.mp4 | cat on the piano.mov | demo day.mp4 | lecture 7.mp4 | fireworks at midnight.mov | dashcam.mp4 | concert.mkv | holiday in greece.mp4
%list clipname: best goal.mp4 | kiss.mov | highlight for the website.mp4 | teaser | bloopers and laughs.mp4 | intro | the fall.mp4 | clip for grandma.mp4 | punchline.mov | scene 4 | ad for june.mp4 | jump in slow motion.mp4 | question from the audience.mp4 | opening dance | proof for the insurance.mp4 | first goal and cheer.mp4 | dog in the pond.mov | trailer for the fair | vows | last lap.mp4
%list pdfdoc: annual report.pdf | lease.pdf | cookbook with pictures.pdf | contract with acme.pdf | scans of all receipts.pdf | handbook.pdf | offer for the kitchen.pdf | thesis_final.pdf | bank statements 2023.pdf | permission slip.pdf | song sheets.pdf | nda.pdf | plans for the extension.pdf | catalogue.pdf | loan agreement.pdf | certificates and grades.pdf | tender.pdf | purchase of the boat.pdf | minutes.pdf | employment contract.pdf
%list outdir: parts | Desktop | chapters for the printer | out | send to anna | ~/split | single pages | scans in order | Work | pieces for upload | folder for the bank | tmp | archive and backups | shared drive | letters | for the tax adviser | loose sheets | readings and notes | ready for print | unit three | Pieces
%list signername: Anna Schmidt | Dr. Lang | Tom Reyes | Priya Nair | Mrs. Okafor | Julia | Ben | Marco Rossi | Lena Hart | Wei Chen | Professor Wolf | Mr. Brandt | Olivia and Noah | Kim | Aunt Rosa
%list formfile: registration.pdf | visa application.pdf | form for the kindergarten.pdf | tax form 12.pdf | claim for the broken window.pdf | membership.pdf | school enrolment.pdf | permit.pdf | order sheet.pdf | doctor's questionnaire.pdf | transfer of ownership.pdf | expense form.pdf | medical consent.pdf | change of address.pdf | entry for the race.pdf | pension request.pdf | parking permit for visitors.pdf | loan request.pdf | camp and travel form.pdf | census.pdf
%list formfield: first name | date of birth | reason for the trip | address | phone number | name of the child | allergies and intolerances | bank account | emergency contact | occupation | place of birth | comments | number of guests | maiden name | licence plate | nationality | height in centimetres | signature date | reason for absence | employer and job title | size of the flat | name of the doctor
%list formtext: 12 Elm Street | nuts and shellfish | visiting family for two weeks | Maria Lopez | teacher | none | 4 March 1988 | Austrian | sister in Toronto | self-employed | we come with a dog | 0171 5550123 | moved in with my partner | retired | HH-LM 204 | broken by a falling branch | two adults and a baby | back pain for three months | Lisbon | vegetarian
%list rx: ^\d{5}$ | [a-z]+@[a-z]+\.com | colou?r | \bcat\b | ^ERROR.* | \d{2}:\d{2} | https?://\S+ | [A-Z]{3}-\d+ | (foo) | \s+$ | ^#.+ | .*\.pdf$ | [aeiou]{2} | \w+ing\b | ^\s*$ | \$\d+
%list rxtext: the cat sat on the mat | call me at 14:30 | my colour is not your color | ERROR disk full on node 4 | write to bob@mail.com today | ABC-771 and XYZ-12 | invoice_2024.pdf | singing and dancing in the rain | 10115 | see https://acme.io/docs for more | it costs $45 with shipping | Cat, cat and CAT | two spaces at the end | moon over the sea | heading one | 90210 Beverly Hills | order 4471 and order 4472 | ring 0664 5550 after six | tom@web.de wrote back | report_final.pdf | 23:59 on the last day
%list textold: contract_v1.txt | speech draft one.txt | config.old.yaml | chapter 3 from march.md | terms 2022.txt | poem.txt | index.html.bak | recipe as grandma wrote it.txt | letter before edits.txt | notes of ben.txt | schema_a.sql | lyrics first take.txt | rules and bylaws 2019.txt | main.py.orig | novel before the cuts.txt | wish list and budget 1.txt | minutes as sent.txt | app.css.old | offer from april.txt | readme.bak
%list textnew: contract_v2.txt | speech draft two.txt | config.yaml | chapter 3 from may.md | terms 2024.txt | poem revised.txt | index.html | recipe for the website.txt | letter after edits.txt | notes of ben and kim.txt | schema_b.sql | lyrics final take.txt | rules and bylaws 2024.txt | main.py | novel after the cuts.txt | wish list and budget 2.txt | minutes as corrected.txt | app.css | offer from may.txt | readme.md
%list codetext: hello world | SGVsbG8= | meet me at the old pier | 48656c6c6f | user:password | tea and biscuits at four | uryyb | price=10&tax=2 | ... --- ... | the treasure is in the cellar | <b>sale</b> | san francisco | aGkgdGhlcmU= | love from all of us | café with a view | d29ybGQ= | 7265642062757321 | happy birthday | the password is in the book | 6d6f6f6e | bread and butter | call me at noon
%list isofile: ubuntu-24.04.iso | setup.exe | firmware for the router.bin | backup from sunday.tar | driver_win64.zip | wallet.dmg | game patch 1.3.pkg | image of the old disk.img | installer.msi | album and booklet.zip | app-release.apk | node.tar.xz | evidence copy for court.e01 | dataset.parquet | archive of letters.7z | tools and drivers.zip | mint linux.iso | scanner software.exe | photos from anna.rar | kernel.bin | map of europe.obf
%list sumtext: 5d41402abc4b2a76b9719d911017c592 | 9f86d081884c7d65 | e3b0c44298fc1c14 | a9993e364706816aba3e | cbf43926 | 2cf24dba5fb0a30e | da39a3ee5e6b4b0d | 0cc175b9c0f1b6a8 | 3610a686
%list eq: 2x + 5 = 17 | x^2 - 5x + 6 = 0 | 3(y - 2) = 12 | a^2 + b^2 = 25 | 4t - 9 = 2t + 1 | x^3 = 27 | 0.5 n + 3 = 10 | sin(x) = 0.5 | 7z = 91 | e^k = 20 | 2x^2 + 3x - 8 = 0 | m/4 + m/6 = 5 | sqrt(p) = 11 | 12 = 3q - 6 | 1/x + 1/3 = 1/2 | 10^w = 250
%list var: x | y | a | t | n | z | k | m | p | q | w | b
%list binnum: 101101 | 1111 | 10011010 | 11110000 | 1000001 | 110 | 10101010 | 11001
%list decnum: 255 | 2024 | 42 | 1999 | 73 | 4096 | 14 | 1000 | 88 | 619
%list hexnum: ff | 1A3F | 0xC0FFEE | 7e | BADA55 | 3e8 | 0x2A | dead
%list romnum: MCMXCIV | XIV | MMXXIV | XLII | CDXLIV | LXXXVIII | MDCCLXXVI | XCIX
%list figures: 3, 7, 8 and 12 | 14, 22, 9, 31 | 72.5, 73.1, 71.8 | 1200, 950, 1430 and 880 | 5, 5, 6, 9, 2 | 18, 21, 19, 24, 23, 20 | 3.2 and 4.8 | 100, 250, 75, 90 | 61, 58, 64 and 70 | 2, 4, 8, 16, 32 | 40, 35, 55 | 9.99, 14.5, 3.25 | 7, 7, 8 | 310, 290, 305, 330 | 12, 15, 11, 17, 16
%list figlabels: monday, tuesday, wednesday | rent, food, travel and fun | Anna, Ben and Kim | q1, q2, q3, q4 | apples, pears, plums | north, south, east, west | january, february and march | bus, bike, car | coffee, tea and cocoa | red, green, blue | Oslo, Rome, Lima | swim, bike, run | year one, year two, year three | cats and dogs | morning, noon and night | bread, cheese and wine | Leo, Mia | trains, trams, ferries | under ten, over ten | spring, summer, autumn and winter
%list charttitle: money spent in june | visitors per week | bread and cakes sold | weight since christmas | rain in our garden | team velocity | hours of sleep | books read in 2024 | coffee for the office | screen time | votes for the mascot | power used by the fridge | goals this season | kilometres and calories | steps per day | rent and bills | exam results | heart rate in training | bread versus cake | children in the choir | litres of milk
%list towns: Berlin, Tokyo and Austin | Lima and Oslo | London, Dubai | Sydney, Paris and Boston | Toronto, Nairobi, Seoul | New York and Madrid | Auckland and Lisbon | Chicago, Mumbai, Warsaw | Vienna, Singapore and Denver | Cape Town, Helsinki | Seattle and Zurich | PST, CET and IST | Athens, Honolulu | Bogota, Rome and Delhi | Dublin and Manila | Mexico City and Cairo
%list towns_de: Berlin, Tokio und Lima | Wien und Boston | Hamburg, Sydney | Zürich, Dubai und New York | Oslo und Seoul | München, Chicago
%list towns_es: Madrid, Tokio y Lima | Bogotá y Roma | Sevilla, Boston | Quito, París y Dubái | Buenos Aires y Oslo
%list mlen: 30 minutes => 30 | an hour => 60 | 45 min => 45 | half an hour => 30 | 90 minutes => 90 | two hours => 120 | 15 minutes => 15 | 20 minutes => 20
%list mday: thursday | next tuesday | march 12 | tomorrow | the 20th | monday | friday next week | 2025-02-03 | wednesday | june 5 | next week | the day after tomorrow
%list moment: may 4 2025 at noon | 2024-12-31 23:59 | tomorrow 8am | next friday 17:30 | june 1 at 6 in the morning | today at midnight | 3 march 1999, 10:15 | monday 9 o'clock | new year's eve at eleven | christmas 2030 | the 9th at half past two | yesterday at 4pm | july 20 1969 20:17 | now | 2026-01-01
%list townone: Berlin | Tokyo | New York | Sydney | Lima | London | Nairobi | Chicago | Reykjavik | Mumbai | Madrid | UTC | Vancouver | Seoul | Cape Town
%list site: https://acme.io/pricing | news.example.org | www.citymuseum.com/hours | blog.lumen.io/post/42 | https://recipes.example.com/lentils | globex.com | kiwilabs.io/jobs | https://weather.example.net/alps | www.townhall.example/notices | wiki.example.org/bees | shop.nordwind.de | https://status.hooli.com | northgate.org/about | https://forum.example.com/t/881 | orbitfoods.com/menu
%list feedurl: https://news.example.org/rss | blog.lumen.io/feed.xml | podcast.example.com/rss.xml | www.citypaper.example/feed | https://kiwilabs.io/atom.xml | feeds.example.net/science | https://bread.example.com/feed | harbour.example.org/alerts.rss | acme.io/changelog.xml | https://comics.example.com/rss | chess.example.org/feed | townhall.example/notices.rss
%list feedword: electric cars | sourdough and rye | security fix | school closures | new tram line | elections in may | bees | harbour works | rust | women in science | price of gas | openings and endgames | flood warning | free tickets for kids | release notes | volcano | layoffs | salmon | roadworks in the centre | bread and cake | kites for kids
%list words_max: 200 | 500 | 1000 | 150 | 300 | 2000 | 750 | 80

%tool cabinet_find
find [me] [the] (files|everything) called {words=lostwords} in {folder=plaindir}
where on this computer is [the] {words=lostwords}
{kind:picture=photos|pictures|images} with {words=lostwords} in the name, changed since {changed_after=sinceday}
{words=lostwords}, it's (a|an) {kind:spreadsheet=spreadsheet|excel sheet}, newer than {changed_after=sinceday}, must be below {folder=plaindir}
in {folder=plaindir} look for {kind:document=documents|letters|text documents} named {words=lostwords}, from after {changed_after=sinceday}
I wrote something about {words=lostwords} and now I can't for the life of me locate it
the accountant rings in five minutes and wants to see our {words=lostwords}, I know I saved it somewhere after {changed_after=sinceday}
where did I put that {words=lostwords}? I was so tidy with everything last year and now it's gone
{words=lostwords} must be lurking on my drive, dig it out
since {changed_after=sinceday} I've had some {kind:video=video|clip} of {words=lostwords}, probably under {folder=plaindir}
files from after {changed_after=sinceday} in {folder=plaindir}
find {kind:music=music|songs} on my disk
%lang de
wo auf dem Rechner liegt [der|die|das|] {words=lostwords_de}
such im Ordner {folder=folder} nach {words=lostwords_de}, geändert seit {changed_after=date}
%lang es
búscame {words=lostwords_es} en la carpeta {folder=folder}
¿dónde guardé {words=lostwords_es}? tiene que ser de después de {changed_after=date}
%lang en

%tool cabinet_rename
rename {current_name=oldname} to {new_name=newname}
{current_name=oldname} should be called {new_name=newname}
{new_name=newname} would be a better name for {current_name=oldname}
call it {new_name=newname} instead of {current_name=oldname}
mv {current_name=oldname} {new_name=newname}
from now on {current_name=oldname} goes by {new_name=newname}
nobody will ever guess what {current_name=oldname} is, {new_name=newname} says so much more
I keep opening the wrong thing because {current_name=oldname} tells me nothing at all, make that {new_name=newname} please
{current_name=oldname} -> {new_name=newname}
who comes up with titles like {current_name=oldname}? let it read {new_name=newname}
change the name of {current_name=oldname}
rename that file to {new_name=newname}
I want a better name for a picture

%tool cabinet_pack
(zip|compress) {folder=plaindir}
pack {folder=plaindir} into {archive_name=archname} with the password {password=secret}
(make|create) a {format:7z=7z|seven zip} archive {archive_name=archname} from {folder=plaindir}, password {password=secret}
{archive_name=archname} out of {folder=plaindir}, {format:zip=as zip|zip format}
password {password=secret}, {format:zip=zip}, everything in {folder=plaindir}
{folder=plaindir} has to fit into one attachment, protected by {password=secret}
my mail program refuses anything over twenty megabytes, so squeeze {folder=plaindir} into {archive_name=archname} for me
turn {folder=plaindir} into a {format:tar_gz=tarball|tar.gz|gzipped tar} called {archive_name=archname}
it takes ages to upload all of {folder=plaindir} one by one, could that become a single thing
make {folder=plaindir} smaller so it can be sent, and let {password=secret} open it
I'm handing my old machine over tomorrow and the new owner shouldn't get this, bundle {folder=plaindir} as {archive_name=archname}, {password=secret} to open it
compress it with password {password=secret}
create an archive {archive_name=archname}
%lang de
(pack|zipp) den Ordner {folder=folder} [mit dem Passwort {password=secret}]
mach aus {folder=folder} ein {format:zip=Zip|Zip-Archiv}, Passwort {password=secret}
%lang es
comprímeme la carpeta {folder=folder} [con la contraseña {password=secret}]
haz un {format:zip=zip} de {folder=folder} y ponle la contraseña {password=secret}
%lang en

%tool snapedit.scale
(scale|resize) {image=pic} to {width=pxw}x{height=pxh}
{image=pic}, {width=pxw} by {height=pxh} pixels
make the image {image=pic} {height=pxh} (high|tall) and {width=pxw} wide, {keep_ratio:false=never mind the proportions|stretching is okay}
{width=pxw} px wide, {keep_ratio:true=proportions as they are|same ratio|without squashing it}, {image=pic}
shrink {image=pic} to {height=pxh} in height
they only accept {width=pxw} × {height=pxh} for the shop window, {image=pic} is far too big
the upload page keeps throwing my {image=pic} back at me, apparently {width=pxw} across is all that it takes
{image=pic} would look lovely on the mantelpiece but it's tiny, blow it up until it's {width=pxw} across
height {height=pxh}, width {width=pxw}: {image=pic}, {keep_ratio:true=don't distort anyone|nobody should look fat}
can {image=pic} be brought down to {width=pxw} {keep_ratio:true=in proportion|with its ratio intact}
scale that image to {width=pxw} by {height=pxh}
make it {width=pxw} pixels wide
%lang de
(bring|skalier) {image=pic} auf {width=pxw} mal {height=pxh} Pixel
mach {image=pic} {height=pxh} hoch und {width=pxw} breit, {keep_ratio:false=Verzerren ist egal}
%lang es
pon {image=pic} a {width=pxw} por {height=pxh} píxeles
redúceme {image=pic} a {width=pxw} de ancho, {keep_ratio:true=sin deformarla}
%lang en

%tool snapedit.crop
crop {image=pic} to {ratio:1:1=a square|square|one to one}
{image=pic} as {ratio:16:9=16:9|widescreen|sixteen by nine}, keep the {focus=thefocus} in (the picture|view)
cut {image=pic} down to {ratio:4:3=4:3|four by three}, what matters is the {focus=thefocus}
{ratio:9:16=9:16|upright for a story|portrait for the phone} crop of {image=pic} round the {focus=thefocus}
I need the {focus=thefocus} from {image=pic} in {ratio:3:2=3:2|three to two}
lose the edges of {image=pic}, {ratio:1:1=square} please, with the {focus=thefocus} still there
my profile only takes {ratio:1:1=square ones|a square}, and in {image=pic} you can barely make out the {focus=thefocus} because of all that sky
there's a stranger at the side of {image=pic}, get rid of him by going {ratio:4:3=four by three|4:3}
the {focus=thefocus} should fill the frame of {image=pic}, {ratio:16:9=wide like a tv|16:9}
so much empty wall around the {focus=thefocus}, trim {image=pic} till it's {ratio:3:2=3:2}
crop {image=pic} around the {focus=thefocus}
make that image {ratio:16:9=16:9|widescreen}

%tool snapedit.rotate
rotate {image=pic} {degrees=angle} degrees {direction:clockwise=clockwise|to the right|right}
turn {image=pic} {direction:counterclockwise=left|to the left|counterclockwise|anticlockwise} by {degrees=angle} degrees
{image=pic} {degrees=angle}° {direction:counterclockwise=anticlockwise|left}
{direction:clockwise=right|clockwise}, {degrees=angle} degrees, {image=pic}
flip {image=pic} {direction:upside_down=upside down|on its head|head over heels}
by {degrees=angle} degrees {image=pic} would sit straight, it leans, so {direction:clockwise=clockwise}
the horizon in {image=pic} slopes like a ship going down, straighten it
I get a stiff neck looking at {image=pic}, everyone in it is lying on their side, so {direction:counterclockwise=anticlockwise} with it
grandma is standing on her head in {image=pic}, put her back on her feet
I held the phone wrong when I took {image=pic} and the whole family is sideways, {degrees=angle} {direction:clockwise=to the right} should do
rotate the image by {degrees=angle} degrees
turn it {direction:clockwise=clockwise}
%lang de
dreh {image=pic} um {degrees=angle} Grad nach {direction:clockwise=rechts}
{image=pic} liegt auf der Seite, {direction:counterclockwise=gegen den Uhrzeigersinn} drehen
%lang es
gírame {image=pic} {degrees=angle} grados a la {direction:counterclockwise=izquierda}
{image=pic} está torcida, gírala a la {direction:clockwise=derecha}
%lang en

%tool snapedit.watermark
put "{text=marktext}" on {image=pic} as a watermark, {position:bottom_right=bottom right|in the lower right corner}
watermark {image=pic} with {text=marktext} at {opacity=opac}
{text=marktext}, {position:center=across the middle|in the centre}, {opacity=opac} opacity, on {image=pic}
stamp {image=pic}: {text=marktext} ({position:top_left=top left|upper left})
{opacity=opac}, {position:bottom_left=lower left|bottom left}, the words {text=marktext} over {image=pic}
before anybody steals {image=pic}, let it say {text=marktext} {position:top_right=top right|in the upper right}
people keep copying my stuff without asking, so {image=pic} had better carry {text=marktext} from now on, {position:center=right in the middle}
the client hasn't paid me yet and already wants {image=pic}, so write {text=marktext} across it with {opacity=opac}
on {image=pic} it should read {text=marktext}, {opacity=opac}, down in the {position:bottom_right=right corner}
make sure everyone can tell who took {image=pic}: {text=marktext}
put a watermark on {image=pic}
watermark: {text=marktext}, {position:bottom_left=bottom left}

%tool cutAudio
cut {audio=sndfile} from {from=markin} to {to=markout}
{from=markin} to {to=markout} out of {audio=sndfile}, fade (of|over) {fadeSeconds=secs}
between {from=markin} and {to=markout}, that piece of {audio=sndfile} please
until {to=markout}, beginning at {from=markin}, {audio=sndfile}, with {fadeSeconds=secs} of fading
{audio=sndfile} {from=markin}-{to=markout}
I only like {audio=sndfile} between {from=markin} and {to=markout}, that would make a ringtone
the good bit of {audio=sndfile} starts {from=markin} and it's over by {to=markout}, lose the rest
my daughter coughs all the way through {audio=sndfile} except between {from=markin} and {to=markout}, so just leave me with that
snip {audio=sndfile}: begin {from=markin}, end {to=markout}, soft ending of {fadeSeconds=secs}
nobody wants to sit through the whole of {audio=sndfile}, {from=markin} till {to=markout} will do
cut a piece out of {audio=sndfile}
keep the sound from {from=markin} to {to=markout}
%lang de
schneid {audio=sndfile} von {from=time} bis {to=time} (aus|zu)
ich brauch nur {from:1:10=1:10} bis {to:2:40=2:40} von {audio=sndfile}, am Ende {fadeSeconds:3=drei Sekunden} ausblenden
%lang es
córtame {audio=sndfile} desde {from:0:45=0:45} hasta {to:1:30=1:30}
quédate solo con lo que va de {from:2:00=2:00} a {to:3:15=3:15} en {audio=sndfile}
%lang en

%tool changeAudioFormat
convert {audio=sndfile} (to|into) {format:mp3=mp3|an mp3}
{audio=sndfile} as {format:ogg=ogg}, {bitrateKbps=kbps} kbps, {mono:true=mono|in mono|one channel}
{format:mp3=mp3} with {bitrateKbps=kbps} kbit from {audio=sndfile}[, {mono:false=stereo|keep both channels}]
turn {audio=sndfile} into {format:wav=a wav|wav|wave}
{mono:true=mono|single channel}, {format:m4a=m4a|aac}, {bitrateKbps=kbps}, for {audio=sndfile}
{bitrateKbps=kbps} is enough for {audio=sndfile}, {format:mp3=mp3} please
the radio in my car only takes {format:mp3=mp3|mp3s}, so what do I do with {audio=sndfile}
I can't play {audio=sndfile} on grandpa's old stereo, it needs {format:wav=wav|wave}
the studio is picky and won't even listen to {audio=sndfile} unless it reaches them as {format:flac=flac|lossless flac}, so do that
{format:flac=flac} version of {audio=sndfile}, {mono:true=mono}
convert {audio=sndfile}
I need it in {format:ogg=ogg|ogg vorbis} at {bitrateKbps=kbps}

%tool audioToText
transcribe {audio=sndfile}
write out {audio=sndfile}, they speak {language=langname}, {timestamps:true=with times|with timestamps|time before each sentence}
what do they say in {audio=sndfile}? it's {language=langname}
{audio=sndfile}, {language=langname}, {timestamps:false=no timestamps|without the times}
{timestamps:true=timestamped|with times} transcript of {audio=sndfile} from {language=langname}
I'm deaf in one ear and {audio=sndfile} is all mumbling, let me read it instead
typing up {audio=sndfile} myself would cost me the entire weekend and I already have enough on my plate, so you do it
{language=langname} speech in {audio=sndfile} as words on paper please
can you put {audio=sndfile} on paper, {timestamps:true=each line with its minute|and when each line was said}
who has an hour for listening to {audio=sndfile}? give me something to skim
transcribe the {language=langname} recording
speech to text, {timestamps:true=with timestamps}
%lang de
schreib ab, was in {audio=sndfile} gesagt wird[, auf {language=langname}]
mach mir aus {audio=sndfile} einen Text {timestamps:true=mit Zeitangaben}
%lang es
transcríbeme {audio=sndfile}, hablan en {language=langname}
pásame {audio=sndfile} a texto, {timestamps:true=con los minutos}
%lang en

%tool reelroom-cut
cut {from=markin} to {to=markout} out of {video=filmfile} and save it as {save_as=clipname}
{video=filmfile}: scene from {from=markin} until {to=markout}
save {video=filmfile} from {from=markin} to {to=markout} as {save_as=clipname}
{save_as=clipname} = {video=filmfile}, {from=markin} - {to=markout}
ending at {to=markout}, starting {from=markin}, that bit of {video=filmfile}, call it {save_as=clipname}
I'd like {video=filmfile} without everything before {from=markin} and after {to=markout}
aunt rosa has no patience at all, show her {video=filmfile} between {from=markin} and {to=markout} and nothing else
in {video=filmfile} the funny part goes {from=markin} to {to=markout}, make {save_as=clipname} of that
we got the whole evening in {video=filmfile} but the insurance people only care about {from=markin} till {to=markout}, name that bit {save_as=clipname}
the only thing worth sharing from {video=filmfile} lies between {from=markin} and {to=markout}
cut a scene from {from=markin} to {to=markout}
cut {video=filmfile} and save it as {save_as=clipname}

%tool reelroom-subtitle
(add|put) {language=langname} subtitles (to|on|under) {video=filmfile}
{video=filmfile} with {size:large=large|big} {color=color} subtitles in {language=langname}
subtitle {video=filmfile} in {language=langname}, {color=color} letters
{language=langname}, {size:small=small|tiny}, {color=color}: subtitles for {video=filmfile}
{size:medium=medium|middle size} captions under {video=filmfile}, {language=langname} ones
I'd watch {video=filmfile} but I don't understand a word, let me read along in {language=langname}
grandma's ears aren't what they were and she only speaks {language=langname}, so give her something to read below {video=filmfile}, {size:large=nice and big}
{color=color} {language=langname} lines at the bottom of {video=filmfile}
our neighbours are asleep, so I'll watch {video=filmfile} with the sound off, {language=langname} at the bottom please
in {language=langname} so that the cousins can follow {video=filmfile} too
add subtitles to {video=filmfile}
{language=langname} subtitles, {size:large=big}
%lang de
leg unter {video=filmfile} Untertitel auf {language=langname}
{video=filmfile} bitte mit {size:large=großen} Untertiteln, {language=langname}
%lang es
ponle subtítulos en {language=langname} a {video=filmfile}
subtítulame {video=filmfile} en {language=langname}, letra {size:small=pequeña}
%lang en

%tool leafpress_split
split {document=pdfdoc} every {pages_per_part=int} pages
{document=pdfdoc} in parts of {pages_per_part=int} pages, into {target_folder=outdir}
put {pages_per_part=int} pages each into {target_folder=outdir}, from {document=pdfdoc}
into {target_folder=outdir} please: {document=pdfdoc}, {pages_per_part=int} pages apiece
{pages_per_part=int} pages a piece, {document=pdfdoc}, target {target_folder=outdir}
the scanner glued all of it together as {document=pdfdoc}, take that apart, {pages_per_part:1=one|1} sheet at a time
I can't post {document=pdfdoc} because the portal refuses more than {pages_per_part=int} at a time, so chop it up for {target_folder=outdir}
{document=pdfdoc} is a monster, give me chunks of {pages_per_part=int}
each pupil gets {pages_per_part=int} sheets from {document=pdfdoc}, cut it that way and leave it in {target_folder=outdir}
break {document=pdfdoc} up, {pages_per_part=int} at a time
split {document=pdfdoc}
split the pdf into {target_folder=outdir}

%tool leafpress_sign
sign {document=pdfdoc} as {signer=signername}
put {signer=signername}'s signature on page {page=int} of {document=pdfdoc}, {place:bottom_right=bottom right|lower right}
page {page=int}, {place:bottom_left=bottom left|lower left}, {document=pdfdoc}, signature of {signer=signername}
{document=pdfdoc} needs the signature of {signer=signername} in the {place:middle=middle|centre} of page {page=int}
signature: {signer=signername}, {document=pdfdoc}, p. {page=int}
on {page=int} in {document=pdfdoc} there's a dotted line waiting for {signer=signername}
the notary wants {document=pdfdoc} back today and {signer=signername} is somewhere over the atlantic, add the autograph on sheet {page=int}
{signer=signername} agrees to {document=pdfdoc}, so make it official, {place:bottom_right=down on the right}
we've been through every clause of {document=pdfdoc} and there's nothing left to argue about, so {signer=signername} may ink it
{place:top_right=top right|upper right} on page {page=int}: signature {signer=signername}, for {document=pdfdoc}
sign page {page=int} of {document=pdfdoc}
put the signature of {signer=signername} on it
%lang de
setz die Unterschrift von {signer=fullname} auf Seite {page=int} von {document=pdfdoc}
unterschreib {document=pdfdoc} für {signer=fullname}, {place:bottom_right=unten rechts}
%lang es
firma {document=pdfdoc} como {signer=fullname} en la página {page=int}
ponle a {document=pdfdoc} la firma de {signer=fullname}, {place:bottom_left=abajo a la izquierda}
%lang en

%tool leafpress_fill
fill in {field=formfield} in {form=formfile} with {content=formtext}
{form=formfile}, field {field=formfield}: {content=formtext}
put {content=formtext} under {field=formfield} in {form=formfile}[, {lock:true=and lock it|nobody may change it afterwards}]
under {field=formfield} it should say {content=formtext} in {form=formfile}
write {content=formtext} as {field=formfield}, {form=formfile}, {lock:false=keep it editable|don't lock it}
in {form=formfile} {field=formfield} is still empty, {content=formtext} goes there
they sent {form=formfile} back because I had left {field=formfield} blank, and the right answer is {content=formtext}
{content=formtext} is what {form=formfile} should show for {field=formfield}, {lock:true=final|locked}
my handwriting is horrible and nobody can read it, so type {content=formtext} where {form=formfile} asks for {field=formfield}
for {field=formfield} answer {content=formtext} on {form=formfile}
fill in {field=formfield} in {form=formfile}
{content=formtext} as {field=formfield} please

%tool test_regex
test {pattern=rx} against {sample=rxtext}
does {pattern=rx} match "{sample=rxtext}"
regex {pattern=rx} on "{sample=rxtext}", {ignore_case:true=ignoring case|capitals don't matter|case insensitive}
"{sample=rxtext}" with {pattern=rx}, {ignore_case:false=case matters|mind the capitals}
{ignore_case:true=case-insensitively|whatever the capitals} try {pattern=rx} on "{sample=rxtext}"
what would {pattern=rx} catch in "{sample=rxtext}"
I've been staring at {pattern=rx} for an hour and still have no clue whether it finds anything in "{sample=rxtext}"
in "{sample=rxtext}", which bits does {pattern=rx} pick up
colleagues swear that {pattern=rx} works, prove it with "{sample=rxtext}", {ignore_case:true=upper or lower case alike}
would "{sample=rxtext}" get past {pattern=rx}
test the regular expression {pattern=rx}
try a regex on "{sample=rxtext}"
%lang de
(teste|probier) den Ausdruck {pattern=rx} an "{sample=rxtext}" (aus|)
passt {pattern=rx} auf "{sample=rxtext}", {ignore_case:true=Großschreibung egal}
%lang es
prueba la expresión {pattern=rx} con "{sample=rxtext}"
¿coincide {pattern=rx} con "{sample=rxtext}"? {ignore_case:true=sin distinguir mayúsculas}
%lang en

%tool compare_texts
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

%tool bytebox.encode
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
%lang de
kodier "{text=codetext}" als {scheme:base64=Base64}
was heißt "{text=codetext}" auf {scheme:morse=Morsecode|Morse}
%lang es
codifícame "{text=codetext}" en {scheme:base64=base64}
pásame "{text=codetext}" a {scheme:morse=morse|código morse}
%lang en

%tool bytebox.hash
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

%tool solveEquation
solve {equation=eq}
solve {equation=eq} for {unknown=var}
{equation=eq}, what is {unknown=var} to {decimals=int} decimals
find {unknown=var} in {equation=eq}[, {decimals=int} digits after the point]
{decimals:2=two|2} decimals, {unknown=var}: {equation=eq}
for which {unknown=var} is {equation=eq} true, rounded to {decimals:3=three|3} places
it's ten at night and my son's homework says {equation=eq}, neither of us has a clue what {unknown=var} might be
{unknown=var} = ? when {equation=eq}
I used to be good at maths, yet {equation=eq} beats me
if {equation=eq}, how big does {unknown=var} get
solve for {unknown=var}
solve an equation with {decimals=int} decimals
%lang de
lös {equation=eq} nach {unknown=var} auf
löse die Gleichung {equation=eq}, auf {decimals:2=zwei} Stellen
%lang es
resuélveme {equation=eq}
despeja {unknown=var} en {equation=eq}, con {decimals:3=tres} decimales
%lang en

%tool changeBase
{number=decnum} in {toBase:binary=binary|ones and zeros}
write {number=hexnum} {fromBase:hexadecimal=hex|hexadecimal} as {toBase:decimal=decimal|an ordinary number}
from {fromBase:binary=binary} to {toBase:octal=octal}: {number=binnum}
{number=binnum} from {fromBase:binary=binary} into {toBase:hexadecimal=hex|hexadecimal}
to {toBase:roman=roman|roman numerals} from {fromBase:decimal=decimal}, {number=decnum}
{toBase:decimal=decimal} of {number=romnum}, that's {fromBase:roman=roman}
there's {number=romnum} chiselled above the church door and the kids want to know which year that was, as {toBase:decimal=normal digits|ordinary digits}
the tattoo artist needs {number=decnum} the way {toBase:roman=caesar would have put it|the ancient romans did}
a debugger shows me {number=hexnum} and I only think in {toBase:decimal=tens|plain decimals}
how would a computer put {number=decnum}, {toBase:binary=zeros and ones}
convert {number=decnum}
change it from {fromBase:hexadecimal=hex} to {toBase:binary=binary}

%tool describeNumbers
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
%lang de
{measure:mean=Durchschnitt|Mittelwert} von {numbers=figures}
wie hoch ist der {measure:median=Median} bei {numbers:[4, 8, 15]=4, 8 und 15}
%lang es
la {measure:mean=media} de {numbers=figures}
dime la {measure:median=mediana} de {numbers:[4, 8, 15]=4, 8 y 15}
%lang en

%tool drawChart
draw a {kind:bar=bar|column} chart of {values=figures}
{kind:pie=pie|pie chart} of {values=figures} for {labels=figlabels}, titled {title=charttitle}
{labels=figlabels} had {values=figures}, as {kind:bar=bars|a bar chart}
chart "{title=charttitle}": {values=figures}, {kind:line=line|as a line}, labels {labels=figlabels}
plot {values=figures} as {kind:scatter=dots|a scatter plot}, heading {title=charttitle}
a {kind:line=line|curve} through {values=figures}, with "{title=charttitle}" above it
my boss never reads figures, she only looks at pictures, so make {kind:pie=slices|a cake} of {values=figures}, that's {labels=figlabels}
show {values=figures} to the committee as {kind:bar=columns|bars} under the heading {title=charttitle}
I'm telling them about {title=charttitle} on friday and would love to have {values=figures} up on the wall as {kind:line=a curve|a line}
{title=charttitle}, {kind:bar=bars}, {labels=figlabels}, {values=figures}
draw a {kind:pie=pie} chart for {labels=figlabels}
chart {values=figures}

%tool overlap-hours
when can people in {places=towns} meet
find hours for {places=towns} on {day=mday}, {minutes=mlen}
{minutes=mlen} on {day=mday} that (work|works) for {places=towns}
{places=towns}, {day=mday}, {minutes=mlen}
a call of {minutes=mlen} between {places=towns}, when is nobody asleep
{day=mday}: is there any slot of {minutes=mlen} for {places=towns}
last time half of the team dialled in wearing pyjamas, so which part of {day=mday} is decent for everyone in {places=towns}
my sister and I live in {places=towns} now and I keep waking her up, when could we talk on {day=mday}
what's a humane time to ring each other with {places=towns} on the line for {minutes=mlen}
we want to zoom {places=towns} without anyone getting up at four
meeting hours on {day=mday} for {minutes=mlen}
find us {minutes=mlen} across the time zones
%lang de
wann passt ein Gespräch zwischen {places=towns_de} am besten
finde {minutes:60=eine Stunde} am {day=weekday}, die für {places=towns_de} geht
%lang es
¿a qué hora podemos hablar {places=towns_es} el {day=weekday}?
búscame {minutes:60=una hora} el {day=weekday} que le venga bien a {places=towns_es}
%lang en

%tool unix-stamp
unix timestamp of {moment=moment}
{moment=moment} in {place=townone} as a unix timestamp, {unit:milliseconds=milliseconds|millis}
timestamp for {moment=moment}, {place=townone} time[, in {unit:seconds=seconds}]
{place=townone}, {moment=moment}, {unit:nanoseconds=nanoseconds|nanos}
epoch {unit:milliseconds=ms|milliseconds} for {moment=moment}
in {unit:seconds=seconds} since 1970, when is {moment=moment} in {place=townone}
how many {unit:seconds=seconds} will have passed since the first of january 1970 by {moment=moment}
the api refuses dates a human can read, so hand me {moment=moment} in {place=townone} the way a server likes it
{moment=moment} by the clocks in {place=townone}, I need that as one long integer for a cron thing I'm writing tonight
as epoch: {moment=moment}, {place=townone}
unix timestamp in {unit:milliseconds=milliseconds}
the timestamp in {place=townone}

%tool pagegrab_fetch
fetch {url=site}
get me the {want:text=text} of {url=site}, {max_words=words_max} words (at most|max)
what {want:links=links} are on {url=site}
{url=site}, only the {want:tables=tables}
{want:headings=headings|headlines} from the page {url=site}, no more than {max_words=words_max} words
the first {max_words=words_max} words of {url=site} as {want:text=plain text|text}
source {want:html=html|markup} of {url=site}
I'm on a train with awful reception and {url=site} won't open, can you read it for me, {max_words=words_max} words or so
tell me what {url=site} says
everything clickable on {url=site}, I want to know where {want:links=it all leads|the links go}
fetch the {want:tables=tables} of a web page
give me {max_words=words_max} words of that page
%lang de
hol mir den {want:text=Text} von {url=url}
lies mir die Seite {url=url} aus, höchstens {max_words=words_max} Wörter
%lang es
tráeme el {want:text=texto} de {url=url}
¿qué {want:links=enlaces} hay en {url=url}?
%lang en

%tool pagegrab_shot
screenshot of {url=site}
take a screenshot of {url=site} at {width=pxw}x{height=pxh}
{url=site}, {width=pxw} by {height=pxh}, {whole_page:true=whole page|full page|down to the bottom}
shoot {url=site} {whole_page:false=just the visible part|only what fits} with {width=pxw} wide and {height=pxh} high
{height=pxh} high and {width=pxw} wide, page {url=site}
how does {url=site} look on a screen {width=pxw} across
our designer claims that {url=site} falls to pieces on phones, I want to see it for myself at {width=pxw} by {height=pxh}
they may delete it by tomorrow, so capture {url=site} as it stands now, {whole_page:true=from top to bottom|all of it}
snap {url=site} before they change it
a picture of {url=site} for my slides, {width=pxw} × {height=pxh}
screenshot at {width=pxw} by {height=pxh}
take a screenshot, {whole_page:true=the whole page}

%tool pagegrab_feed
read the feed {feed=feedurl}
newest {count=int} entries of {feed=feedurl}
{feed=feedurl}, {count=int} entries with {containing=feedword}
entries about {containing=feedword} in {feed=feedurl}[, {count=int} at most]
anything on {containing=feedword} from {feed=feedurl}? the last {count=int} will do
{count=int} items mentioning {containing=feedword}, rss {feed=feedurl}
what's {feed=feedurl} been publishing lately
I've been off the grid for a week and want to catch up with {feed=feedurl}, mostly where they mention {containing=feedword}
did {feed=feedurl} post something about {containing=feedword}
{containing=feedword}: has there been anything at {feed=feedurl}, I only care for the latest {count=int}
read me the newest {count=int} entries
rss entries with {containing=feedword}
%lang de
was gibt es Neues im Feed {feed=feedurl} [, höchstens {count=int} Einträge]
die letzten {count=int} Einträge von {feed=feedurl} über {containing=topic}
%lang es
léeme las últimas {count=int} entradas de {feed=feedurl}
¿hay algo sobre {containing=topic} en {feed=feedurl}?
%lang en

%tool none
why do people still send everything as a pdf
%tool talk
my desktop is such a mess that I'm ashamed to share my screen
I took four hundred pictures in norway and not one of them is any good
{=sndfile} makes me cry every time, what a voice
regular expressions are the devil's handwriting, I swear
we had algebra with a teacher who threw chalk at us
the wedding film turned out really lovely, everybody cried
time zones should be abolished if you ask me
the museum's website looks like it was made in 1998
I never remember passwords, I just reset them all the time
half of the files from my old laptop are gone for good and I've made peace with it
a pie chart is always a bad idea, don't you think
