# Files: finding, moving, printing; pictures, sound, film, PDF, web pages.

%list pxw: 800 | 1920 | 1200 | 640 | 1024 | 300 | 2400 | 1080 | 150 | 512 | 3000 | 960 | 1500 | 720
%list pxh: 600 | 1080 | 630 | 480 | 768 | 300 | 1600 | 1350 | 150 | 512 | 2000 | 540 | 900 | 1280
%list markin: 0:30 | 1:15 | 00:02:10 | 12:40 | 45 seconds | minute 3 | 5:05 | the second chorus | 0:08 | 22:30 | 1:02:00 | the first question | 4:44 | ten seconds | 17:20 | minute 40
%list markout: 1:10 | 2:45 | 00:04:00 | 15:15 | 90 seconds | minute 8 | 6:50 | the applause | 0:52 | 31:05 | 1:20:30 | the last word | 9:59 | two minutes | 28:00 | minute 55 | the end of the solo
%list pic: logo.png | IMG_4410.heic | team photo | sunset_2.jpg | cat on the roof.jpg | header | Banner Spring, wide.png | scan from Tuesday.tiff | map-of-the-site.bmp | Lena and Max at the lake.jpg | avatar_old.gif | screenshot 12
%list height: 800 | 1200 px => 1200 | 640 | 1920 pixels => 1920 | 300 px => 300 | 1080 | 512 | 2000 pixels => 2000 | 150 | 1024px => 1024
%list pxw2: 1280 | 1920 pixels => 1920 | 375 px => 375 | 1024 | 800 pixels => 800 | 1440 | 640px => 640 | 2560 | 768 | 320 px => 320 | 1366
%list pxh2: 720 | 1080 pixels => 1080 | 667 px => 667 | 768 | 600 pixels => 600 | 900 | 480px => 480 | 1440 | 1024 | 568 px => 568 | 2000
%list pic2: IMG_4432.jpg | beach.png | scan 3.tif | Mia and the dog.jpeg | cover-final-2.webp | holiday/day one/boat.jpg | logo | DSC00917.NEF | team photo from the summer party | passport.jpg | header_old.png | cat, sleeping.jpg
%list name: Ana | Big Sal | Mrs. O'Leary | Tobias | Jun-ho | Dr. van der Meer | Nadia Brandt | Otis | Mr. Pereira | Maeve | uncle Theo | Siobhan | Ike | Li Na
%list color2: red | navy blue | white | #ff8800 | pale yellow | black | mint | dark grey | teal | off-white | orange | #1a1a1a
%list pdfx: lease.pdf | offer for Mill Lane.pdf | contract_v3-final.pdf | Terms and Conditions.pdf | tmp-fix-2.pdf | NDA with The Anchor.pdf | scan0012.pdf | minutes of 3 March.pdf | invoice-to-sal.pdf | permission slip.pdf
%list few: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12
%list pre: sorry, me again | before I forget | right | ok so | quick one | hands full here | one more thing | hi there | I know it's late | my phone is dying | typing with one thumb | finally getting round to this | good morning | just out of the shower | third time lucky | boss is breathing down my neck | on the bus here | not urgent at all | bear with me | oh dear | hm | back again | you know what
%list newf: roof_before_repair.jpg | letter to the council | lease signed.pdf | ideas for the attic | pitch for Globex.pptx | shopping by aisle.txt | cv_2026.odt | talk with grandpa.m4a | members.csv | garden plan.xlsx
%list tc2: 14:20 | 31:00 | 00:45:10 | 22:15 | minute forty | 58:30 | 1:02:00 | the half hour mark
%list tc1: 0:45 | 1:10 | 00:02:30 | 3:05 | minute five | 12:40 | 0:08 | the two minute mark

%server clipworks
%list vidfile: birthday.mp4 | drone_flight.mov | lecture3.mkv | VID_0412.mp4 | keynote.mov | goal.avi | interview_raw.mov | ski-trip.mp4 | tutorial.webm | first-steps.mp4 | concert.mov | demo-v2.mp4 | wedding_speech.mov | dashcam.mp4 | trailer.mkv | GOPR0077.mp4 | puppy.mov | screencast.mp4 | holiday 2023.avi | rehearsal.mp4

%tool clip_trim Cut a video down to the part between two points in time.
%also Returns the trimmed clip.
%also Keeps what lies between a start and an end and throws the rest of the recording away; optionally without sound.
%param video* (file, clip, input) {"type": "string", "description": "Video file"}
%param start* (from, begin, in_point) {"type": "string", "description": "Where the part begins"}
%param end* (to, until, out_point) {"type": "string", "description": "Where it stops"}
%param mute (no_audio, silent) {"type": "boolean", "description": "Drop the sound"}
%list mark: 0:15 | 1:30 | 2:45 | 10 seconds | 00:03:20 | half a minute | 4:05 | 12:40 | one minute | 0:07 | 7:59 | 20:00 | 45s | the first goal | three minutes | 00:00:10 | 5 min | minute 8
%list mark_b: 2:10 | 3:00 | 90 seconds | 00:05:45 | 6:20 | 14:15 | two minutes | 0:48 | 9:30 | 31:00 | 75s | the applause | four minutes | 00:01:10 | 22 min | minute 17 | the credits | 5:55
%list vfile9: Otis at two.mp4 | IMG_7731.mov | trip to Bath, day 1.mp4 | tmp-fix-2.mkv | Live from The Anchor.mp4 | screen and voice.webm | lecture3.avi | drone.mp4 | Cut and Run.mov
%list mark1: 0:12 | 1:05 | 00:00:30 | 2:40 | ten seconds | 0:03.5 | one minute | 4:15
%list mark2: 5:20 | 00:07:10 | 9:59 | six minutes | 8:00 | 12:30 | 5 minutes 4 | 1:02:00
%list tmark2: 3:10 | 4:00 | 12:45 | 00:58:20 | 5:55 | the very end
%list tmark: 0:12 | 1:05 | 0:40 | 2:30 | the beginning | 00:15
%list file2: holiday-at-the-lake.mov | from_above.mp4 | speech for dad.mp4 | interview_2.mov | drone-under-bridge.mp4 | goal.mp4 | recital.avi
(trim|cut) {video=vidfile} from {start=mark} to {end=mark_b}
keep only {start=mark} to {end=mark_b} of {video=vidfile}[, {mute:true=without sound|no audio|muted}]
{video=vidfile}: {start=mark} - {end=mark_b}
only what happens between {start=mark} and {end=mark_b} in {video=vidfile} is worth watching, lose everything else
until {end=mark_b}, starting at {start=mark}, {video=vidfile}
nobody wants to sit through all of {video=vidfile}, show them {start=mark} till {end=mark_b}, {mute:true=silent|sound off|without my voice}
I need the bit that begins at {start=mark} and ends at {end=mark_b} from {video=vidfile} {mute:false=with sound|with the audio}
from {video=vidfile} take {start=mark} through {end=mark_b}
snip {video=vidfile} so that it stops at {end=mark_b} and starts at {start=mark}
{mute:true=drop the sound|kill the audio} and leave just {start=mark}-{end=mark_b} in {video=vidfile}
cut the clip from {start=mark} to {end=mark_b}
trim {video=vidfile} to end at {end=mark_b}
trim {video=vfile9} from {start=mark1} to {end=mark2}
cut {video=vfile9} to end at {end=mark2}, beginning at {start=mark1}
Video: {video=vfile9}; start: {start=mark1}; end: {end=mark2}; mute: {mute:true=yes}
until {end=mark2} from {start=mark1}, {mute:true=without sound}, {video=vfile9}
{mute:false=with sound}, {start=mark1} to {end=mark2} of {video=vfile9}
until {end=tmark2}, starting {start=tmark}, keep that of {video=file2}
{mute:true=without sound|no sound}, {video=file2}, {start=tmark} to {end=tmark2}
{video=file2}: what's between {start=tmark} and {end=tmark2}, the rest is my thumb
%lang de
schneid {video=vidfile} von {start=mark} bis {end=mark_b} aus
%lang es
recórtame {video=vidfile} desde {start=mark} hasta {end=mark_b}[, {mute:true=sin sonido}]

%tool clip_export Re-encode a video with another resolution, format or frame rate.
%also Returns an encoded video file.
%also Makes a movie file that is lighter or plays on another device; choose container, resolution and frames per second.
%param video* (file, input, movie) {"type": "string", "description": "Video file"}
%param resolution (size, quality) {"type": "string", "enum": ["480p", "720p", "1080p", "4k"], "description": ""}
%param container (format, output) {"type": "string", "enum": ["mp4", "mov", "webm", "avi", "gif"], "description": "Output format"}
%param fps (frame_rate, frames) {"type": "integer", "description": "Frame rate"}
%list vid: wedding.mov | trailer final.mp4 | IMG_2044.avi | drone over the lake | interview with Jo and Pat.mkv | screen-rec-3 | birthday clip | goal.mp4 | cut 7, no music | lesson_02.webm
%list fps: 24 fps => 24 | 30 frames per second => 30 | 60 fps => 60 | 25 fps => 25 | 15 frames per second => 15 | 50 fps => 50 | 12 fps => 12 | 48 fps => 48 | 120 fps => 120 | ten frames per second => 10
(export|re-encode|render) {video=vidfile} in {resolution:1080p=1080p|full HD}
{video=vidfile} as {container:mp4=mp4|MP4} in {resolution:720p=720p|HD ready}
turn {video=vidfile} into a {container:gif=gif|animated gif} with {fps=int} frames per second
the telly at my parents' chokes on {video=vidfile}, an {container:avi=avi} in {resolution:480p=480p|low resolution} might do
{fps=int} fps, {resolution:4k=4k|ultra HD}, {container:mov=mov|quicktime}: {video=vidfile}
make {video=vidfile} lighter, {resolution:480p=480p} is plenty
for the website we want {video=vidfile} in {container:webm=webm} at {fps=int} fps, {resolution:720p=720p}
{resolution:1080p=1080p} {container:mp4=mp4} of {video=vidfile} please
why not send {video=vidfile} in {resolution:4k=4K|the sharpest there is}
{container:mov=mov} from {video=vidfile}, {resolution:1080p=full hd}, {fps=int} frames a second
export the film as {container:webm=webm} in {resolution:720p=720p}
~ I need a video in {resolution:1080p=1080p}
save {video=vid} as {container:mp4=mp4|an mp4}
{video=vid} at {fps=fps}, {resolution:720p=720p}
make {video=vid} a {container:gif=gif}, {resolution:480p=480p}, {fps=fps}
re-encode {video=vid}, the one with the 4K telly in it

%server cloudhutch
%list driveitem: Budget 2027 | floor plan | Holiday photos | Pitch deck | Contracts | price list and discounts | logo folder | Choir scores | minutes of May | Tax | Onboarding videos | thesis draft | guest list | Invoices Q2 | poster for the fair | Roadmap | offer for the town hall | Training material | recordings of the talks | menu in three languages

%tool cloudhutchSearchFiles Search for files in Cloudhutch drives by name or full text. Supports filtering on MIME family, owner and modification time. Trashed files are excluded. Returns at most pageSize entries and a nextPageToken.
%also Returns files of the drive.
%also Look for documents, slides, tables, pictures or folders kept in the online storage, by words, whose they are and when they were last touched.
%param query* (q, text) {"type": "string", "description": "Search query"}
%param fileType (mimeType, kind) {"type": "string", "enum": ["document", "spreadsheet", "presentation", "image", "video", "folder", "pdf"], "description": "Kind of file"}
%param owner (owned_by) {"type": "string", "description": ""}
%param modifiedAfter (since, modified_time) {"type": "string", "description": "Only files changed after this day"}
%param pageSize (limit, page_size) {"type": "integer", "description": "Optional. Results per page, max 100"}
%list driveq: tax return | floor plan of the office | logo in vector format | Hanover fair | holiday photos | pitch deck for investors | invoice template | budget | insurance papers | choir scores | passport scan | wedding guest list | user interviews | price calculation for 2027 | drone footage | org chart | school timetable | mortgage and house | lecture on optics | packing list | workshop with the city council
%list pday: yesterday | Monday | last Friday | the 1st of March | January | last week | 3 June | two weeks ago | the beginning of the month | Sunday | May 12 | 2026-03-01 | last month | this morning | Easter | the 20th | New Year | September 5 | last Tuesday | the day before yesterday | 14/02 | Christmas
%list driveq2: tax return 2024 | minutes of the board meeting | floor plan with furniture | Anna's wedding speech | budget | how to reset the boiler | sales by region and quarter | Letter to the Landlord | tmp-fix-2 | ideas for a garden, second draft | key figures | login page shows blank after update
%list pastday: yesterday | last Monday | two days ago | last Thursday | 3 February | last weekend | the day before yesterday | 2025-11-30 | a week ago | the 8th | last Sunday | Christmas Eve
%list sinceday: January | last Monday | 1 March | the beginning of the year | Easter | yesterday | the 15th | two weeks ago | 2025-09-01 | last summer | Tuesday morning | my birthday
%list hours: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 9 | 10 | twelve => 12 | 14 | 20
%list name2: Ruben | Auntie Jo | Ms. D'Angelo | Femi | Prof. Lindqvist | Greta | Old Tom | Carlos Vega | Yara | Mr. Okonkwo | little Ben | Helene | Zed | Maria Luz
(find|search for) {query=driveq} in [the] cloudhutch drive
{fileType:spreadsheet=spreadsheets} about {query=driveq} by {owner=person}, changed after {modifiedAfter=pday}
{owner=person}'s {fileType:presentation=slides|presentations} on {query=driveq}, {pageSize=int} results
changed since {modifiedAfter=pday}, {fileType:pdf=PDF}, {query=driveq}
{query=driveq} {fileType:pdf=pdf}
{fileType:folder=folder} {query=driveq}
{query=driveq}, {owner=firstname}
I can't lay my hands on the {query=driveq}, {owner=person} had it last
the bank needs the {query=driveq} today and I've no idea where it is
weren't there some {fileType:image=pictures} of the {query=driveq}
what became of the {query=driveq} that {owner=person} worked on since {modifiedAfter=pday}
~ don't move or share it, only tell me whether the {query=driveq} exists
search files owned by {owner=person}
find {fileType:video=videos} changed after {modifiedAfter=pday}
find {fileType:pdf=PDFs|pdf files} about {query=driveq2} owned by {owner=name}
search my drive for {query=driveq2}, changed since {modifiedAfter=pastday}
query {query=driveq2}, type {fileType:spreadsheet=spreadsheet|sheets}, owner {owner=name}
{owner=name}'s {fileType:presentation=slides|presentation|deck} on {query=driveq2}
newer than {modifiedAfter=sinceday}: {fileType:document=documents|docs} with {query=driveq2} in them
first {pageSize=hours} hits for {query=driveq2}, only {fileType:image=pictures|images}
{=name2} asked for it: find {query=driveq2}, {fileType:video=videos only|only videos}

%tool cloudhutchShareItem Grants a person access to a Cloudhutch file or folder. Role is one of reader, commenter, writer, organizer. An e-mail notification is sent unless sendNotification is false. Ownership transfer is not possible with this tool.
%also Adds a permission to a file or folder.
%also Let somebody see, annotate or edit a thing in the online storage, until a day if desired.
%param item* (fileId, file) {"type": "string", "description": "File or folder name, or its ID"}
%param grantee* (emailAddress, with) {"type": "string", "description": "Person or email that gets access"}
%param role (permission, access) {"type": "string", "enum": ["reader", "commenter", "writer", "organizer"], "description": ""}
%param expiration (expires, until) {"type": "string", "description": "Date on which the access ends"}
%param sendNotification (notify, send_mail) {"type": "boolean", "description": "Notify by e-mail"}
%list person1: anna@studio.example | Tom | ines.ruiz@corp.net | Marek | Dana Brooks | team@acme.io | Priya | grandma | lukas@web.de | Mr. Holloway | Yara and Ben | Kim | Sven Ohlsson | Aylin | Uncle Leo | Rosa Blum | hr@fjordfoods.example | Noor | Emil from accounting | Dr. Sato
%list chitem: Photos from Oslo | budget.xlsx | Plans and prices | lease, final.pdf | Wedding | notes for Tess | tmp-fix-2 | Rivers by Ella Moor.docx | Guest list | The Anchor menu | Offers to send
%list shrwith: wren@harbour.io | Priya Nair | Mr. St. James | Big Sal | info@pinos.example | Tess | Hal and June | Siobhan O'Hara | my brother | the whole team
%list dayb: Sunday | the 28th | 30 June | the last of May | next Friday | 9 December | Wednesday | August 4th | the 17th of July | New Year's Eve | 1 October
%list daya: Friday | the 14th | next Tuesday | 3 March | Thursday | 12 June | Monday | the 2nd of May | Saturday week | July 9th | next Thursday | the 23rd | 21 November
share {item=driveitem} with {grantee=person1}
{grantee=person1} as {role:writer=writer|editor} on {item=driveitem} until {expiration=date}
~ until {expiration=date} {item=driveitem} for {grantee=person1}, {role:reader=read only}, {sendNotification:false=no mail|without a mail}
give {grantee=person1} {role:commenter=comment rights|commenter access} to {item=driveitem}, {sendNotification:true=and notify by mail}
{item=driveitem} for {grantee=person1}
{grantee=person1}: {item=driveitem}, {role:reader=reader}
{role:writer=writer} {grantee=person1}, {item=driveitem}
{grantee=person1} keeps asking for {item=driveitem} and sees nothing but an error
from today {grantee=person1} works on {item=driveitem} with us, {role:writer=let her edit}
{grantee=person1} only needs a {role:reader=look} at {item=driveitem}, and not longer than {expiration=date}
could you open {item=driveitem} up to {grantee=person1}
leave {item=driveitem} where it is in the folder, just let {grantee=person1} in
share {item=driveitem}
~ give {grantee=person1} {role:writer=write} access
share {item=chitem} with {grantee=shrwith} as {role:reader=reader}
give {grantee=shrwith} access to {item=chitem} until {expiration=dayb}
item {item=chitem}, person {grantee=email}, role {role:writer=writer}, expires {expiration=dayb}
as {role:commenter=commenter}, {grantee=email} gets "{item=chitem}", {sendNotification:false=no mail|without a mail}
until {expiration=daya} let {grantee=shrwith} {role:writer=edit|write in} "{item=chitem}", {sendNotification:true=send a mail|notify by mail}
make {grantee=shrwith} {role:organizer=organizer} of {item=chitem}
share with {grantee=email}: {item=chitem}, role {role:reader=reader}, {sendNotification:false=don't notify}
%lang de
gib {item=driveitem} für {grantee=person1} frei, {role:reader=nur zum Lesen}
%lang es
comparte {item=driveitem} con {grantee=person1} hasta {expiration=date}

%tool cloudhutchMoveItem Moves a Cloudhutch file or folder into another folder. Moving between drives changes inherited permissions; ask for confirmation in this case. Optionally renames the item in the same call.
%also Moves an item to a folder.
%also Put a thing of the online storage somewhere else and, if told, give it another name at once.
%param item* (fileId, file) {"type": "string", "description": "Item to move"}
%param destination* (parentId, to_folder) {"type": "string", "description": "Target folder"}
%param newName (rename_to, name) {"type": "string", "description": ""}
%list drivefolder: Archive | Clients | 2026 | Shared with Anna | Marketing and press | Old stuff | Finance | Uni | House | Templates | For the printer | Team drive | Photos | To sort | Board meetings | Backup of the laptop | Press and photos | Legal | Drafts for Anna | Exports
%list driveitem2: Minutes of March | budget.xlsx | Letter to the Landlord | holiday photos | plan B for the garden | readme-old.md | Contract with Nord, signed | logo | tmp-fix-2 | From Idea to Launch | report final v3 | recipes and menus
%list drivefolder2: Archive | Taxes 2025 | Team / Design | To be signed | Projects in progress | old stuff | Photos from Crete | Clients and Leads | misc | HR | Board, confidential
%list newname: Minutes March final | budget-2026 | landlord | Summer at the Lake | plan C | notes.md | Nord contract | logo_old | fix two | Launch, step by step | x | Food
%list driveto: the trash folder for drafts | Shared with Ana | Q3 | Music and Sound | 2024 | For Review | Legal | Mum's things | Old clients, A to K | inbox
~ move {item=driveitem} to {destination=drivefolder}
{item=driveitem} into the folder {destination=drivefolder}, new name {newName=driveitem}
into {destination=drivefolder} with {item=driveitem}, and call it {newName=driveitem}
as {newName=driveitem} in {destination=drivefolder} please, it's {item=driveitem} now
{item=driveitem} to {destination=drivefolder}
{destination=drivefolder}: {item=driveitem}
{item=driveitem}, folder {destination=drivefolder}
{item=driveitem} is lying around at the top, it belongs under {destination=drivefolder}
my desk is a mess, tuck {item=driveitem} away in {destination=drivefolder}
why is {item=driveitem} not with {destination=drivefolder}? change that
I always look for {item=driveitem} below {destination=drivefolder}, so that's where it ought to be
nobody new gets access, {item=driveitem} merely changes to the folder {destination=drivefolder}
move {item=driveitem} to another folder
move a file to {destination=drivefolder}
~ move {item=driveitem2} to {destination=drivefolder2}
move {item=driveitem2} into {destination=drivefolder2} as {newName=newname}
file {item=driveitem2}, folder {destination=drivefolder2}, new name {newName=newname}
rename {item=driveitem2} to {newName=newname} and put it in {destination=drivefolder2}
under {destination=drivefolder2}, please, {item=driveitem2}
put into {destination=drivefolder2} the file {item=driveitem2}, called {newName=newname} from now on
{item=driveitem2} from {=drivefolder2} to {destination=driveto}
item: {item=driveitem2}, target: {destination=drivefolder2}

%server filecabinet
%list plaindir: Downloads | client folder | ~/Documents | holiday pictures | Desktop | old projects | invoices and receipts | music for the wedding | /srv/shared | scans from the office | thesis folder | backup of the old laptop | camera roll | Work | notes for the book | letters in progress | school stuff | site drafts | D:\archive | taxes and pensions | band recordings
%list dir: Downloads | Family | the old laptop backup | ~/work/2024 | Scans | the folder of my ex | Projects/roof | Desktop | archive_b | School
%list fname: tax return | minutes of the board | letter to the landlord | wedding seating | recipe for borscht | invoice from the roofer | notes on Kant | draft with comments | plan of the attic | receipts for the car

%tool cabinet_find Find files on this computer by what they are called, kind, folder and age.
%also Returns matching files with path, size and date.
%also Look through the disk for documents, pictures or archives whose name holds some words, below a directory if one is told, changed since a day if one is told.
%param words* (name, text, q) {"type": "string", "description": "Words in the name"}
%param kind (type, category) {"type": "string", "enum": ["document", "picture", "video", "music", "archive", "spreadsheet"], "description": "Sort of file"}
%param folder (dir, below) {"type": "string", "description": "Only below this folder"}
%param changed_after (since, newer_than) {"type": "string", "description": "Only newer than this date"}
%list lostwords: tax return | letter to the landlord | warranty for the fridge | wedding speech | holiday in norway | thesis | floor plan of the attic | boarding pass | insurance claim and photos | cv | recipe for lemon cake | minutes of the board | rental agreement | logo draft | x-ray | list of wedding guests | birth certificate | quote for the roof | passport scan | payslip march | choir programme | manual for the drill | budget | diving licence
%list sinceday: last friday | may 1 | christmas | the beginning of june | yesterday | 2024-03-01 | last summer | monday | two weeks ago | the holidays | march | last week | easter | january 15 | the end of april | my birthday | tuesday | last autumn | new year | february 3
%list word2: plumber | key under mat | The Man Who Sold the Stairs | wifi password | ideas for the talk | Ella's recipe | from Leeds to Bath | paint, brushes | tax | what Fitz said | bread and butter pudding
%list folder2: Documents | /home/jo/photos | Work in Progress | Downloads | taxes/2024 | Trips and Tickets | From Tom | old laptop | ~/music | Scans, March
%list past: last Friday | 3 May | the 12th | Monday | yesterday | the beginning of March | 2025-11-02 | last week | January | the 1st of June | Tuesday last week | 30 September
%list since: Monday | 1 March | last week | the weekend | yesterday | Easter | the 5th | January | last Friday | 2025-11-01 | mid-July | the start of the year | June 12 | last month | Christmas | the day before yesterday
%list lostwords_de: Steuerbescheid | Mietvertrag | Brief an die Hausverwaltung | Lebenslauf | Rechnung für das Dach | Urlaubsfotos | Grundriss | Rede für Omas Geburtstag
%list lostwords_es: declaración de la renta | contrato de alquiler | receta de la tarta | carta al casero | factura del tejado | lista de invitados | currículum
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
~ find {kind:music=music|songs} on my disk
find {kind:picture=pictures} with {words=word2} in {folder=folder2}
{words=word2} below {folder=folder2}, changed after {changed_after=past}
newer than {changed_after=past}, {kind:spreadsheet=spreadsheets} called {words=word2}
name {words=word2}, kind {kind:document=document}, folder {folder=folder2}
search {folder=folder2} for {words=word2}
{kind:archive=archive} files in {folder=folder2} named {words=word2}, since {changed_after=past}
under {folder=dir}, newer than {changed_after=since}, {words=fname}
{=pre}, "{words=fname}" as a {kind:spreadsheet=spreadsheet|table}, I saved it with my own hands
{kind:picture=photos|pictures} called {words=fname}, in {folder=dir}
where on this disk is {words=fname}? the tax man comes on Monday
%lang de
~ wo auf dem Rechner liegt [der|die|das|] {words=lostwords_de}
such im Ordner {folder=folder} nach {words=lostwords_de}, geändert seit {changed_after=date}
%lang es
búscame {words=lostwords_es} en la carpeta {folder=folder}
¿dónde guardé {words=lostwords_es}? tiene que ser de después de {changed_after=date}

%tool cabinet_rename Give a file another name, in the same folder.
%also Returns the new path.
%also Change what a document or picture is called without moving it anywhere.
%param current_name* (from, old) {"type": "string", "description": "File as it is called now"}
%param new_name* (to, wanted) {"type": "string", "description": "Name it gets"}
%list oldname: IMG_2041.jpg | scan0003.pdf | untitled document | report (1).docx | new text file.txt | final final v3.pptx | DSC00981.png | copy of copy of budget.xlsx | screenshot 14.png | letter.odt | doc1.docx | recording 7.m4a | notes from tuesday.txt | asdf.txt | pic with grandma.jpg | draft.md | bill for the car.pdf | track 01.wav | unnamed sheet | offer old.pdf
%list newname: sunset at the lake.jpg | lease agreement 2024.pdf | speech for anna and paul.docx | budget-final.xlsx | interview with dr lang.m4a | roof quote.pdf | kitchen plan | summer_report.docx | pitch for investors.pptx | grandma and the dog.jpg | homework week 9.txt | invoice 118.pdf | song idea in d minor.wav | logo-blue.png | garden plan for spring.pdf | chapter two.md | shopping and errands.txt | proof of payment.pdf | me in lisbon.png | minutes-june.odt
%list filea: draft.docx | IMG_0041.jpg | budget from Tom.xlsx | notes to self.txt | old | scan 3.pdf | Untitled | report_final_final.odt | tmp-fix-2.patch | letter to Mrs. O'Neill.doc
%list fileb: contract 2025.docx | beach.jpg | Budget, approved.xlsx | ideas for the talk.txt | archive | tax-2024.pdf | From Leeds to Bath.gpx | report_v3.odt | login.patch | new and better.doc | menu
%list oldf: IMG_0412.jpg | draft2.docx | scan001.pdf | Untitled 7 | final_final.pptx | notes.txt | doc(copy).odt | recording-3.m4a | tmp.csv | Kopie von plan.xlsx
rename {current_name=oldname} to {new_name=newname}
~ {current_name=oldname} should be called {new_name=newname}
{new_name=newname} would be a better name for {current_name=oldname}
call it {new_name=newname} instead of {current_name=oldname}
mv {current_name=oldname} {new_name=newname}
from now on {current_name=oldname} goes by {new_name=newname}
~ nobody will ever guess what {current_name=oldname} is, {new_name=newname} says so much more
I keep opening the wrong thing because {current_name=oldname} tells me nothing at all, make that {new_name=newname} please
{current_name=oldname} -> {new_name=newname}
who comes up with titles like {current_name=oldname}? let it read {new_name=newname}
change the name of {current_name=oldname}
rename that file to {new_name=newname}
~ I want a better name for a picture
rename {current_name=filea} to {new_name=fileb}
call {current_name=filea} {new_name=fileb} from now on
~ {new_name=fileb} should be the name of {current_name=filea}
old: {current_name=filea}, new: {new_name=fileb}
give {current_name=filea} the name {new_name=fileb}
{new_name=newf} instead of {current_name=oldf}
under the name {new_name=newf} I'd find it again, now it's {current_name=oldf}
{current_name=oldf} → {new_name=newf}
should be {new_name=newf}, is {current_name=oldf}. who names things like that

%tool cabinet_pack Compress a folder into an archive, with a password if wanted.
%also Returns the archive's path and size.
%also Zip everything in a directory into a single smaller file that can be sent or stored.
%param folder* (source, directory) {"type": "string", "description": "What is packed"}
%param archive_name (target, output) {"type": "string", "description": "Name of the archive"}
%param format (type) {"type": "string", "enum": ["zip", "7z", "tar_gz"], "description": "Archive format"}
%param password (secret, key) {"type": "string", "description": ""}
%list archname: photos for mum.zip | handover | client files and drafts.zip | scans-2023.7z | site.tar.gz | everything for the lawyer | thesis and data.zip | old laptop | pictures from norway.zip | accounts | tender | band demo.zip | stuff for the tax office | release-3 | school project.zip | papers | letters and bills.zip | choir recordings | summer in lisbon.zip | plans for the architect | june backup
%list secret: bluewhale7 | Tulip and rain | s3cret-door | four green apples | Maple!22 | no entry | winter sun 9 | hunter-gatherer | K9-bark-loud | open sesame | rosebud1941 | tea for two | correct horse | Nightjar_5
%list folders: Holiday 2025 | tax | photos from Ella | Projects/shop | Letters to the landlord | tmp-fix-2 | old invoices and receipts | Desktop | Scans | band recordings, raw | Thesis
%list archnames: backup-march | for the lawyer | photos_all | tax and receipts | thesis final, really | archive | holiday with kids | tmp | shop-2025 | from the old laptop
%list passw: Blue7Tree | open sesame | 4711-x | hunter and fox | correct horse battery | Pa55!word | rosebud | T0m&Ella | under9bridges | xK29-lm
%list password: Tulip-88 | sesame | 4ever&ever | hunter3 | blue whale | Xk29!pq | grandma1931 | ottoschmidt
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
pack {folder=folders} as {archive_name=archnames}
zip {folder=folders} into {archive_name=archnames} with the password {password=passw}
folder {folder=folders}, name {archive_name=archnames}, format {format:7z=7z}, password {password=passw}
make a {format:tar_gz=tar.gz|tarball} called {archive_name=archnames} from {folder=folders}
with password {password=passw}, compress {folder=folders}
format: {format:zip=zip} / folder: {folder=folders} / pw: {password=passw}
an archive named {archive_name=archnames} of {folder=folders}
as {format:7z=7z|a 7z}, with the password {password=password}, everything in {folder=dir}
{archive_name=fname} should be the archive's name, from {folder=dir}
zip {folder=dir} up for the accountant in Bonn
locked by {password=password}: {folder=dir} into one {format:zip=zip|zip file}
%lang de
~ (pack|zipp) den Ordner {folder=folder} [mit dem Passwort {password=secret}]
mach aus {folder=folder} ein {format:zip=Zip|Zip-Archiv}, Passwort {password=secret}
%lang es
comprímeme la carpeta {folder=folder} [con la contraseña {password=secret}]
haz un {format:zip=zip} de {folder=folder} y ponle la contraseña {password=secret}

%server filesystem
%list lfile: ~/Desktop/poster.pdf | build/app.zip | /tmp/dump.sql | notes/from-the-workshop.md | ./site/index.html | photos/team-on-the-roof.jpg | data/2024/prices.csv | C:\reports\q2.xlsx
%list fold: the downloads folder | ~/music | /var/log | projects/old | docs/letters | Pictures/2023 | /etc/nginx | src/utils

%tool read_file Read the complete contents of a file from the file system.
%also Returns file contents as text.
%also Show what is in a file on disk; only the first or the last lines if a number is given.
%param path* (file_path, filename) {"type": "string"}
%param head (first_lines) {"type": "integer", "description": "If given, only the first N lines"}
%param tail (last_lines) {"type": "integer", "description": "If given, only the last N lines"}
%list path2: notes.txt | /etc/hosts | src/main.rs | ~/letters/to aunt may.md | reports/2026/q1.csv | TODO | C:\temp\log.txt | config/prod.yaml | drafts/chapter one.txt | .bashrc | ../shared/minutes, May.txt | CHANGELOG
%list maria: Maria | Ewan | Mrs. Farouk | Lorenzo | Beatrix | Otis | Shanti | Viggo | Nadia | Mr. Quill | Henrike | Tariq | Solveig | Dmitri
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
what's written in {path=path2}
first {head=int} lines of {path=path2}
print the end of {path=path2}, {tail=int} lines
what does {path=path2} say, Tom has two questions about it
the first {head=few} lines of {path=lfile}
{tail=few} lines from the bottom of {path=lfile}
what does {path=lfile} say, I'm on a call with {=maria}
%lang de
lies [mir] [die Datei] {path=path} [vor]

%tool write_file Create a new file or completely overwrite an existing one with new content.
%also Writes text to a path.
%also Save text under a file name; appended to what is there when wanted, otherwise what was there is replaced.
%param path* (file_path, target) {"type": "string"}
%param content* (text, data) {"type": "string"}
%param append (append_mode) {"type": "boolean", "description": "Add at the end, do not overwrite"}
%list filetext: buy milk and eggs | hello world | the meeting was moved to thursday | version 2 is out | do not delete this folder | todo: call the plumber | password policy has changed | draft of the speech | name, city, phone | debug = true | my favourite films so far | all tests passed | remember the umbrella | see the wiki for details | first chapter, first line | rent paid until june | done with section three | ask lena about the numbers | port 8080 is taken | thanks for all the fish
%list content: buy paint and call Pino's | print("hello, world") | debug = true | Dear Ella, thank you for the book | eggs, rice and tofu | see you on Friday, bring the keys | TODO | name,age,town | the meeting is moved from Monday to Tuesday | version: 2
%list path2: notes/todo.txt | src/main.py | /tmp/tmp-fix-2 | README.md | shopping list.txt | ~/drafts/letter to Ella.md | C:\Users\kim\memo.txt | config.yaml | log | days off and holidays.csv
%list body: buy ink, call the bank, sleep | the door code is now with Jo at the front | draft one: we met by the river in the rain | host=localhost port=5433 | ideas from the walk with Ewan | do not run this on a Friday | thanks to all who came from far
~ (write|save|put) "{content=filetext}" (to|in|into) {path=path}
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
write "{content=content}" to {path=path2}
~ create {path=path2} with the content {content=content}
{append:true=append} {content=content} to {path=path2}
path: {path=path2}, content: {content=content}, append: {append:true=yes}
file {path=path2}, text {content=content}
put {content=content} into a file called {path=path2}
in {path=path2} write {content=content}, {append:false=overwrite what is there|overwrite}
{content=body}, into {path=lfile}, {append:true=at the end|below what's there}
to {path=lfile} goes this: {content=body}

%tool list_directory Get a listing of all files and directories in a given path.
%also Returns directory entries.
%also Which files and folders lie in a folder, with sizes, including hidden ones if asked for.
%param path* (directory, dir, folder) {"type": "string"}
%param show_hidden (all, include_hidden) {"type": "boolean", "description": "Include hidden files"}
%param sort_by (order) {"type": "string", "enum": ["name", "size", "modified"], "description": "Order of the listing"}
%list fold2: ~/Downloads | /var/log | src | photos/2024 | Documents/Taxes and Insurance | /home/lena/music | D:\scans | build/out | the_attic | my projects | ../old | /tmp
(list|show) [me] [the] (files|contents) (in|of) {path=folder}
what (is|'s) in [the] {path=folder} [(folder|directory)]
ls {path=folder}
{path=folder}: list everything {show_hidden:true=including hidden files|with hidden files|hidden ones too}
~ which files (take up most space|are the biggest) in {path=folder}, {sort_by:size=largest first|by size|sort by size}
show {path=folder} {sort_by:modified=newest first|by date|most recently changed first}
open the {path=folder} folder and tell me what you see
contents of {path=folder}, {sort_by:name=alphabetically|by name|in alphabetical order}[, {show_hidden:false=without hidden files|no dotfiles}]
I forgot what I put in {path=folder}
list the files {sort_by:size=by size|sorted by size}
show me the folder [{show_hidden:true=with hidden files}]
what's in {path=fold2}, {sort_by:modified=newest first|last changed on top}
files under {path=fold2}, {show_hidden:true=hidden ones too|including dotfiles}
which files lie in {path=fold2}, {sort_by:size=biggest first|largest on top}, {show_hidden:false=no hidden ones|without dotfiles}
let me see the folder {path=fold2}, its name sounds promising
by {sort_by:size=size}, {path=fold}, {show_hidden:true=with the hidden stuff|hidden ones too}
what lies around in {path=fold}, disk is full since noon
%lang es
qué hay en la carpeta {path=folder}

%tool move_file Move or rename files and directories.
%also Moves source to destination.
%also Put a file into another folder or give it another name.
%param source* (from, src, old_path) {"type": "string"}
%param destination* (to, dest, new_path) {"type": "string"}
%list newname: final.docx | report-v2.pdf | old_notes.txt | archive/2023 | photos/summer | budget-2024.xlsx | ~/Documents/done | /tmp/trash | Desktop/keep | invoice-march.pdf | cv_new.pdf | backup/site.zip | /srv/shared/public | drafts/letter.md | todo-old.md
%list src: ~/draft v2.docx | notes to self.txt | /tmp/out.csv | scans/May and June.pdf | tmp-fix-2 | holiday.jpg | src/old_main.py | report from Ella.pdf | build.log | ./letters
%list dst: ~/Documents | archive/2025 | Old and Done | final.docx | /backup/to keep | inbox | ../shared | photos/by year | done.log | To Print
(move|mv) {source=path} to {destination=folder}
rename {source=file} to {destination=newname}
put {source=file} (in|into) {destination=folder}
{source=path} belongs in {destination=folder}, (move it there|can you sort that)
change the name of {source=path} to {destination=newname}
~ {source=file} -> {destination=newname}
could you shift {source=path} over to [the] {destination=folder} [folder]
from now on {source=file} should be called {destination=newname}
take {source=path} out of there and drop it in {destination=folder}
move {source=path} (somewhere else|to another folder)
rename the file to {destination=newname}
move {source=src} to {destination=dst}
into {destination=dst} move {source=src}
rename {source=src} as {destination=dst}
from: {source=src}, to: {destination=dst}
into {destination=fold} with {source=lfile}
{source=lfile} belongs in {destination=fold}, not on top of everything
%lang de
verschieb {source=path} nach {destination=folder}

%tool search_files Recursively search for files and directories whose name matches a pattern.
%also Returns full paths of matching items.
%also Find files by name below a folder when it is not known where exactly they are.
%param pattern* (name, glob, query) {"type": "string", "description": ""}
%param path (root, folder) {"type": "string", "description": "Folder to start in"}
%list pattern: *.pdf | tax | invoice_2023 | *.py | holiday photos | budget | *.log | resume | readme | contract | screenshot | *.test.js | recipe | passport scan | backup | thesis | *.csv | meeting notes | config.yaml | lease | wedding | *.jpg
%list patx: *.pdf | report* | notes from May | tmp-fix-2 | *2023* | invoice*.docx | logo.png | rivers | test_*.py | *.bak | menu for Pino's
%list pathx: src/core | lib | ./services/billing | app/models | docs/old | /home/sal/notes | packages/web/src | ~/Projects | tmp | config/env
%list pat: *.bak | anything with draft in its name | invoice*.pdf | files ending in .tmp | *_final_final* | readme | *.mov
%list pat3: *.bak | invoice*.pdf | thumbs.db | *.mov | *_final_final* | *.swp
(find|search for|look for) files (named|called|matching) {pattern=pattern} [in {path=folder}]
where did I (save|put) the {pattern=topic} file
~ is there a file with {pattern=pattern} in the name [(under|below) {path=folder}]
find {pattern=pattern} in {path=folder}
which folder has my {pattern=pattern} (document|file|files)
I can't find the {pattern=pattern} file, search {path=folder}
locate {pattern=pattern}
everything under {path=folder} that matches {pattern=pattern}
file search {pattern=pattern} {path=folder}
search for files in {path=folder}
find a file for me
find files named {pattern=patx} in {path=pathx}
in {path=pathx}, search for {pattern=patx}
pattern: {pattern=patx}, start folder: {path=pathx}
look below {path=pathx} for files matching {pattern=patx}
under {path=fold}, {pattern=pat}
are there any {pattern=pat3} left, I have to give back the laptop
%lang es
busca archivos que se llamen {pattern=pattern} [en {path=folder}]

%server leafpress
%list pdfdoc: annual report.pdf | lease.pdf | cookbook with pictures.pdf | contract with acme.pdf | scans of all receipts.pdf | handbook.pdf | offer for the kitchen.pdf | thesis_final.pdf | bank statements 2023.pdf | permission slip.pdf | song sheets.pdf | nda.pdf | plans for the extension.pdf | catalogue.pdf | loan agreement.pdf | certificates and grades.pdf | tender.pdf | purchase of the boat.pdf | minutes.pdf | employment contract.pdf

%tool leafpress_split Split a PDF into several documents.
%also Returns the parts.
%also Take a long PDF apart, every so many pages.
%param document* (pdf, file) {"type": "string", "description": "PDF file"}
%param pages_per_part* (every, chunk) {"type": "integer", "description": "Pages in each part"}
%param target_folder (output, folder) {"type": "string", "description": "Where the parts are put"}
%list outdir: parts | Desktop | chapters for the printer | out | send to anna | ~/split | single pages | scans in order | Work | pieces for upload | folder for the bank | tmp | archive and backups | shared drive | letters | for the tax adviser | loose sheets | readings and notes | ready for print | unit three | Pieces
%list pdf9: scan_all.pdf | Rivers by Ella Moor.pdf | the tenants' handbook | contracts 2019 to 2024.pdf | tmp-fix-2.pdf | big atlas | minutes and annexes.pdf | How to Keep Bees in Town.pdf | reader.pdf | exam papers, part two.pdf
%list pages_per_part: two => 2 | 5 | ten => 10 | 12 | 20 | 25 | fifty => 50 | 3 | 8 | 40
%list dirs: Contracts | old stuff | Clients/Harrow | house and garden | To read | Q3 planning | shared with Ana | misc | letters to the bank | work-2026 | From Mum | out/pdf
split {document=pdfdoc} every {pages_per_part=int} pages
{document=pdfdoc} in parts of {pages_per_part=int} pages, into {target_folder=outdir}
put {pages_per_part=int} pages each into {target_folder=outdir}, from {document=pdfdoc}
into {target_folder=outdir} please: {document=pdfdoc}, {pages_per_part=int} pages apiece
{pages_per_part=int} pages a piece, {document=pdfdoc}, target {target_folder=outdir}
the scanner glued all of it together as {document=pdfdoc}, take that apart, {pages_per_part:1=one|1} sheet at a time
I can't post {document=pdfdoc} because the portal refuses more than {pages_per_part=int} at a time, so chop it up for {target_folder=outdir}
{document=pdfdoc} is a monster, give me chunks of {pages_per_part=int}
~ each pupil gets {pages_per_part=int} sheets from {document=pdfdoc}, cut it that way and leave it in {target_folder=outdir}
break {document=pdfdoc} up, {pages_per_part=int} at a time
split {document=pdfdoc}
split the pdf into {target_folder=outdir}
split {document=pdf9} into parts of {pages_per_part=pages_per_part} pages
split {document=pdf9} by {pages_per_part=pages_per_part} pages into {target_folder=dirs}
file {document=pdf9}, pages {pages_per_part=pages_per_part}, folder {target_folder=dirs}
~ into {target_folder=dirs}, {pages_per_part=pages_per_part} pages each, split {document=pdf9}

%tool leafpress_sign Place a signature on a page of a PDF.
%also Returns the signed PDF.
%also Put somebody's stored autograph into a document, on a page, above the line or where told.
%param document* (pdf, file) {"type": "string", "description": "PDF file"}
%param signer* (name, who) {"type": "string", "description": "Whose signature"}
%param page (page_number) {"type": "integer", "description": "Page number"}
%param place (position) {"type": "string", "enum": ["bottom_left", "bottom_right", "middle", "top_right"], "description": "Place on the page"}
%list signername: Anna Schmidt | Dr. Lang | Tom Reyes | Priya Nair | Mrs. Okafor | Julia | Ben | Marco Rossi | Lena Hart | Wei Chen | Professor Wolf | Mr. Brandt | Olivia and Noah | Kim | Aunt Rosa
%list pplx: Odile | Big Sal | Mr. Achebe | Roisin O'Malley | Dr. Sandoval | Kenji | Anneke van der Berg | young Tom | Mrs. D'Angelo | Ruth and Basil | Thaddeus | Coach Mbeki | Flo | Uncle Ray
%list nfew: two => 2 | 3 | four => 4 | 5 | 6 | three => 3 | 8 | ten => 10 | 12 | seven => 7
%list pagen: 3 | 12 | seven => 7 | 2 | nineteen => 19 | 5 | 40
%list man: Priya | Tom | old Mr Hansen | my brother-in-law | Zoë | Kwame | the new girl | Dr Lindqvist | Auntie Bea | Marek | Sofia from accounting | the neighbour's son | Ines | Big Dave | Yuki | Mrs Okafor | my cousin | Luca | the plumber | Hanna
%list pdf: contract.pdf | lease_2026.pdf | minutes.pdf | the offer from the roofer | nda-globex.pdf | consent form.pdf | statement.pdf | thesis_v9.pdf
%list fulln: Agnes Brandt | Wilhelm Koch | Rosa Delgado | John Murray | Ilse Novak | Tomasz Wojcik | Mary Ellen Byrne | Pavel Horak | Giulia Conti | Samuel Adeyemi | Ruth Feldman | Karl-Heinz Vogt | Nora Lindgren | Ahmet Yildiz
%list mate: Ravi | Greta | my flatmate | Otto | Imani | the twins' dad | Leif | Carmen | Joost | Nadia | uncle Pete | Mo | Beatriz | our coach | Svenja | Ali K. | Rosie | the boss
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
sign {document=pdfx} for {signer=pplx} on page {page=nfew}
{place:bottom_right=bottom right|lower right corner} of page {page=nfew}: signature of {signer=pplx} in {document=pdfx}
file {document=pdfx}, signer {signer=pplx}, position {place:top_right=top right}
put {signer=pplx}'s signature in the {place:middle=middle} of page {page=nfew} in {document=pdfx}
signature by {signer=pplx} under {document=pdfx}, {place:bottom_left=bottom left}
on page {page=pagen}, {signer=man}'s signature, {document=pdf}
{place:bottom_right=bottom right|in the bottom right corner} of {document=pdf}, as {signer=fulln}
~ {=pre}, get {signer=mate}'s autograph into {document=pdf}, the bank wants it with ink but never mind
%lang de
setz die Unterschrift von {signer=fullname} auf Seite {page=int} von {document=pdfdoc}
unterschreib {document=pdfdoc} für {signer=fullname}, {place:bottom_right=unten rechts}
%lang es
firma {document=pdfdoc} como {signer=fullname} en la página {page=int}
ponle a {document=pdfdoc} la firma de {signer=fullname}, {place:bottom_left=abajo a la izquierda}

%tool leafpress_fill Fill in a field of a PDF form.
%also Returns the form with the field filled.
%also Type something into one of the blanks of a form that came as a PDF.
%param form* (document, pdf) {"type": "string", "description": "PDF file"}
%param field* (blank, box) {"type": "string", "description": "Name of the field"}
%param content* (value, text) {"type": "string", "description": "What goes into it"}
%param lock (flatten, final) {"type": "boolean", "description": "Nobody can change it afterwards"}
%list formfield: first name | date of birth | reason for the trip | address | phone number | name of the child | allergies and intolerances | bank account | emergency contact | occupation | place of birth | comments | number of guests | maiden name | licence plate | nationality | height in centimetres | signature date | reason for absence | employer and job title | size of the flat | name of the doctor
%list formfile: registration.pdf | visa application.pdf | form for the kindergarten.pdf | tax form 12.pdf | claim for the broken window.pdf | membership.pdf | school enrolment.pdf | permit.pdf | order sheet.pdf | doctor's questionnaire.pdf | transfer of ownership.pdf | expense form.pdf | medical consent.pdf | change of address.pdf | entry for the race.pdf | pension request.pdf | parking permit for visitors.pdf | loan request.pdf | camp and travel form.pdf | census.pdf
%list formtext: 12 Elm Street | nuts and shellfish | visiting family for two weeks | Maria Lopez | teacher | none | 4 March 1988 | Austrian | sister in Toronto | self-employed | we come with a dog | 0171 5550123 | moved in with my partner | retired | HH-LM 204 | broken by a falling branch | two adults and a baby | back pain for three months | Lisbon | vegetarian
%list fcont: Ella Moor | 14 Mill Lane, Cork | 3 May 1988 | none | visit to my sister, two weeks | DE44 5001 0517 | Hollis Bakery | bread and butter | see page two | Newcastle upon Tyne | not applicable
%list ffield: date of birth | Name | street and number | IBAN | place, date | reason for travel | phone | employer | Name of child | tax id | remarks
%list pdf: lease.pdf | form 12b.pdf | Application for Leave.pdf | tax_2025.pdf | visa and travel.pdf | S-44.pdf | school trip.pdf | claim from Leeds.pdf | /tmp/order.pdf | w9.pdf
%list fillin: freelance gardener | none that I know of | visiting family at Easter | Ruth, my sister in Leeds | moved in with my partner | DE02 1203 0000 | Uppsala | cats and penicillin | to study under Prof. Hale | see attached sheet
%list blank: date of birth | Occupation | signed at | reason for leaving | IBAN | Next of kin | box 14 | allergies | name at birth | Purpose of stay
%list form: visa.pdf | the kindergarten form | W-8BEN.pdf | application_b.pdf | the clinic questionnaire | lease form.pdf | form 27
fill in {field=formfield} in {form=formfile} with {content=formtext}
{form=formfile}, field {field=formfield}: {content=formtext}
put {content=formtext} under {field=formfield} in {form=formfile}[, {lock:true=and lock it|nobody may change it afterwards}]
under {field=formfield} it should say {content=formtext} in {form=formfile}
write {content=formtext} as {field=formfield}, {form=formfile}, {lock:false=keep it editable|don't lock it}
~ in {form=formfile} {field=formfield} is still empty, {content=formtext} goes there
they sent {form=formfile} back because I had left {field=formfield} blank, and the right answer is {content=formtext}
{content=formtext} is what {form=formfile} should show for {field=formfield}, {lock:true=final|locked}
my handwriting is horrible and nobody can read it, so type {content=formtext} where {form=formfile} asks for {field=formfield}
for {field=formfield} answer {content=formtext} on {form=formfile}
fill in {field=formfield} in {form=formfile}
~ {content=formtext} as {field=formfield} please
put {content=fcont} into {field=ffield} of {form=pdf}
~ in {form=pdf} fill {field=ffield} with {content=fcont}
{field=ffield} in {form=pdf} is {content=fcont}, {lock:true=lock it|locked}
~ form {form=pdf}, field {field=ffield}, content {content=fcont}, lock {lock:false=no}
~ write {content=fcont} under {field=ffield} in {form=pdf}
{content=fillin} goes under {field=blank} in {form=form}
{form=form}, {field=blank}: {content=fillin}, {lock:true=and lock it|so that nobody can change it}
at {field=blank} put {content=fillin}, it's on {form=form}

%server pagegrab
%list site: https://acme.io/pricing | news.example.org | www.citymuseum.com/hours | blog.lumen.io/post/42 | https://recipes.example.com/lentils | globex.com | kiwilabs.io/jobs | https://weather.example.net/alps | www.townhall.example/notices | wiki.example.org/bees | shop.nordwind.de | https://status.hooli.com | northgate.org/about | https://forum.example.com/t/881 | orbitfoods.com/menu
%list site2: example.org | https://pinos.example/menu | www.oakfield.io | blog.harbour.net/2026/ferries-and-fog | news.lab.example | https://shop.treehost.io/cart?id=9 | anchor.example/about-us | localhost:8080 | docs.fern.dev/start | status.nordwind.example | http://10.0.0.4/admin | wiki.example.com/wiki/Mill_Road

%tool pagegrab_fetch Fetch a web page as text.
%also Returns the page's content.
%also Load an address from the internet and give its words, its links or its tables back.
%param url* (address, page) {"type": "string", "description": "Address"}
%param want (extract, part) {"type": "string", "enum": ["text", "links", "tables", "headings", "html"], "description": "What of the page"}
%param max_words (limit, length) {"type": "integer", "description": "Cut off after so many words"}
%list words_max: 200 | 500 | 1000 | 150 | 300 | 2000 | 750 | 80
%list words: 500 | 200 | a thousand => 1000 | 1000 | 300 words => 300 | 50 words => 50 | 800 | 150 | 2000 words => 2000 | 100
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
what does {url=site2} say
all {want:tables=tables} on {url=site2}
get me the {want:html=html|source code} of {url=site2}
{want:text=text|wording} of {url=site2}, cut after {max_words=words}
%lang de
~ hol mir den {want:text=Text} von {url=url}
lies mir die Seite {url=url} aus, höchstens {max_words=words_max} Wörter
%lang es
tráeme el {want:text=texto} de {url=url}
¿qué {want:links=enlaces} hay en {url=url}?

%tool pagegrab_shot Take a screenshot of a web page.
%also Returns an image of the page.
%also Photograph a site as a browser shows it, for a screen of some width and height, down to the bottom if wanted.
%param url* (address, site) {"type": "string", "description": "Address"}
%param width (w, viewport_width) {"type": "integer", "description": "Width of the screen"}
%param height (h, viewport_height) {"type": "integer", "description": "Height of the screen"}
%param whole_page (full, full_page) {"type": "boolean", "description": "Down to the very bottom"}
screenshot of {url=site}
take a screenshot of {url=site} at {width=pxw}x{height=pxh}
{url=site}, {width=pxw} by {height=pxh}, {whole_page:true=whole page|full page|down to the bottom}
shoot {url=site} {whole_page:false=just the visible part|only what fits} with {width=pxw} wide and {height=pxh} high
{height=pxh} high and {width=pxw} wide, page {url=site}
how does {url=site} look on a screen {width=pxw} across
our designer claims that {url=site} falls to pieces on phones, I want to see it for myself at {width=pxw} by {height=pxh}
they may delete it by tomorrow, so capture {url=site} as it stands now, {whole_page:true=from top to bottom|all of it}
snap {url=site} before they change it
~ a picture of {url=site} for my slides, {width=pxw} × {height=pxh}
screenshot at {width=pxw} by {height=pxh}
take a screenshot, {whole_page:true=the whole page}
capture {url=site2}, {whole_page:true=the full page|from top to bottom|everything down to the footer}
what does {url=site2} look like on a screen {width=pxw2} wide?
image of {url=site2}, {width=pxw2} by {height=pxh2}, {whole_page:false=only the visible part|not the whole page}
~ picture of {url=site2} for the wide banner discussion

%tool pagegrab_feed Read the newest entries of an RSS feed.
%also Returns entries with title, date and link.
%also What a blog, podcast or newspaper has put out, from its feed address, only what holds a word if one is told.
%param feed* (url, source) {"type": "string", "description": "Address of the feed"}
%param count (limit, n) {"type": "integer", "description": "How many entries"}
%param containing (filter, about) {"type": "string", "description": "Only entries with these words"}
%list feedurl: https://news.example.org/rss | blog.lumen.io/feed.xml | podcast.example.com/rss.xml | www.citypaper.example/feed | https://kiwilabs.io/atom.xml | feeds.example.net/science | https://bread.example.com/feed | harbour.example.org/alerts.rss | acme.io/changelog.xml | https://comics.example.com/rss | chess.example.org/feed | townhall.example/notices.rss
%list feedword: electric cars | sourdough and rye | security fix | school closures | new tram line | elections in may | bees | harbour works | rust | women in science | price of gas | openings and endgames | flood warning | free tickets for kids | release notes | volcano | layoffs | salmon | roadworks in the centre | bread and cake | kites for kids
%list num: 5 | ten => 10 | 20 | 3 | 50 | 12 | five => 5 | 8 | 25 | 15
%list feed: https://kiwilabs.com/feed.xml | blog.moor.co/rss | www.brightline.de/news/atom | news.oakfield.org/feed | https://example.com/rss?cat=food | pinos.example/menu.rss | feeds.acme.io/releases | dailybread.example/rss.xml
%list keyw: security | electric cars | Ella Moor | bread and butter | from Leeds | release 2.4 | budget | tax, pension | The Anchor | price of rice
%list inword: life on Mars | cheese | the coalition | heat pumps | open source | wolves in the north | strike | grandmasters
%list feed2: xkcd.com/rss | blog.hexcode.dev/feed | the feed of the Guardian's film desk | nautil.us/rss | planet.debian.org/atom.xml | podcast.farm/feed.xml | rss.orf.at
%list letters: 5 | seven => 7 | 4 | 6 | nine => 9 | 8 | three => 3
%list post: thanks a million | no rush | I'm already in the car | don't ask why | my memory is a sieve | that's all | cheers | sorry for the mess | I keep forgetting | it's been a long day | you're a star | nobody else will do it | no jokes please | my hands are wet | I can't find my glasses | that would make my day | much obliged | we've argued enough about it | I'm in a queue right now | it's driving me mad | with a cherry on top | and then I'll stop bothering you
read the feed {feed=feedurl}
newest {count=int} entries of {feed=feedurl}
{feed=feedurl}, {count=int} entries with {containing=feedword}
~ entries about {containing=feedword} in {feed=feedurl}[, {count=int} at most]
anything on {containing=feedword} from {feed=feedurl}? the last {count=int} will do
{count=int} items mentioning {containing=feedword}, rss {feed=feedurl}
what's {feed=feedurl} been publishing lately
I've been off the grid for a week and want to catch up with {feed=feedurl}, mostly where they mention {containing=feedword}
did {feed=feedurl} post something about {containing=feedword}
{containing=feedword}: has there been anything at {feed=feedurl}, I only care for the latest {count=int}
read me the newest {count=int} entries
rss entries with {containing=feedword}
read {count=num} entries from {feed=feed} about {containing=keyw}
newest {count=num} of {feed=feed}
with {containing=keyw} in them, {count=num} entries of {feed=feed}
~ feed {feed=feed}, count {count=num}, containing {containing=keyw}
from {feed=feed} get what mentions {containing=keyw}
only about {containing=inword}, from {feed=feed2}
{feed=feed2}, newest {count=letters}
with {containing=inword} in it: the {count=letters} latest on {feed=feed2}, {=post}
%lang de
was gibt es Neues im Feed {feed=feedurl} [, höchstens {count=int} Einträge]
die letzten {count=int} Einträge von {feed=feedurl} über {containing=topic}
%lang es
~ léeme las últimas {count=int} entradas de {feed=feedurl}
¿hay algo sobre {containing=topic} en {feed=feedurl}?

%server paintbox

%tool generate_image Generate an image from a description.
%also Returns an image made by a model.
%also Draw or paint what the words describe, in a style and an aspect ratio if given, one or several variants.
%param prompt* (description, text) {"type": "string", "description": "What the picture shows"}
%param style (look, preset) {"type": "string", "enum": ["photo", "watercolor", "cartoon", "oil_painting", "pixel_art", "line_drawing", "render_3d"], "description": "Look of the picture"}
%param aspect (orientation, format) {"type": "string", "enum": ["square", "portrait", "landscape"], "description": "Shape"}
%param count (n, num_images) {"type": "integer", "description": "How many variants"}
%list picture: foxes reading books | lighthouses in a storm | two robots playing chess | ramen on a wooden table | castles made of ice | old men feeding pigeons | cats in space suits | quiet streets after rain | dragons asleep on gold coins | tiny houses in the woods | sunflowers under a purple sky | astronauts riding horses | Marrakesh on a busy market day | bicycles leaning on a blue wall | Venice on the back of a turtle | three dogs dressed as medieval kings | hot coffee with steam rising | mountains at sunrise | libraries under the sea | penguins on skateboards | fresh bread in a bakery window
%list scene: a fox reading the newspaper | lighthouse in a storm | tea party on the moon | my cat as an astronaut, waving | old tram in Lisbon | robots | a bowl of cherries and two wasps | snowy village at night | dragon asleep on a sofa | the sea | two bears dancing by the fire
%list cups: two => 2 | 3 | three => 3 | 2 | four => 4 | six => 6 | 5 | 4 | five => 5 | eight => 8
%list prompt: a goat on a trampoline under a full moon | a city made out of books by the sea | my street with snow up to the windows | an owl with reading glasses on a pile of tax forms | a tea party for robots in the desert | a ship in a bottle inside a ship | two foxes at a bus stop in the rain | a lighthouse as a candle on a cake
%list anna: Anna | Mr. Boateng | Ingrid | Kofi | Ms. Duarte | Pavel | Yusuf | Miriam | Tove | Declan | Dr. Iyer | Chiara | Hamza | Rosalind | Jin
%list rem: sorry for the typos | dictating this from the bike | that's all | much obliged | I keep putting it off | my head is full today | you're a star | hope that makes sense | long story | don't ask why | typing with one hand here | it's been one of those weeks | phone is nearly dead | I'm stuck in a queue | ta very much | no idea how this works, honestly
(draw|paint|generate|create) [me] (a picture|an image) of {prompt=picture}
{prompt=picture}, {style:watercolor=watercolor|as a watercolour|watercolour style}
I'd love to see {prompt=picture} as {style:pixel_art=pixel art|an 8-bit picture|retro game graphics}
make {count=int} (pictures|versions) of {prompt=picture} [in {aspect:landscape=landscape format|wide format}]
a {aspect:square=square|quadratic} image showing {prompt=picture}
imagine {prompt=picture} and draw it {style:cartoon=as a cartoon|like a comic|cartoon style}
{style:photo=realistic photo|photo|photorealistic picture} of {prompt=picture}, {aspect:portrait=upright|portrait format|taller than wide}
can you sketch {prompt=picture} {style:line_drawing=as a line drawing|with simple lines|in pencil lines}
for my wall: {prompt=picture}, {style:oil_painting=in oil|as an oil painting|like an old master}
picture idea: {prompt=picture}, {style:render_3d=3d|rendered in 3d}
generate an image [in {aspect:landscape=landscape format}]
paint something {style:watercolor=in watercolour} for me
draw {prompt=scene} as a {style:watercolor=watercolour|watercolor}
{count=cups} pictures of {prompt=scene}, {style:pixel_art=pixel art|like an old video game}
paint {prompt=scene}, {style:oil_painting=in oil|oil painting}, {aspect:landscape=wide|landscape}
{prompt=scene} in {aspect:square=square}, {style:cartoon=comic style|as a cartoon}
as {style:watercolor=a watercolour|watercolor}, {aspect:landscape=wide|landscape}, {prompt=prompt}
{prompt=prompt}, {count=few} of them, for the wall at {=anna}'s
~ draw {prompt=prompt}, {=rem}
%lang es
dibuja una imagen de {prompt=topic}

%tool remove_background Cut out the subject of a picture.
%also Removes the background. Returns a PNG.
%also Free a person or thing in a photo from what is behind it; the gap becomes transparent or gets a colour.
%param image_path* (image, file) {"type": "string", "description": "Picture file"}
%param fill_color (background, color) {"type": "string", "description": "Colour of the new background, transparent if absent"}
%list image: portrait.jpg | product-shot.png | IMG_2041.jpg | team-photo.jpeg | ~/Pictures/cat.png | shoe.webp | passport.jpg | Downloads/bike.png | headshot_final.jpg | mug.png | logo-old.jpg | /tmp/upload.png | holiday/beach.jpg | sofa.jpeg | me.png
%list paint: white | light grey | green | black | pale blue | red | dark green | orange | navy | pink | beige | turquoise | purple | yellow | brown
%list pic3: cat.jpg | me and Ravi.png | logo_old.png | IMG_2041.heic | ~/pics/Ella at the sea.jpg | mug on white.png | scan.png | passport, new.jpg | bike.webp | tmp-fix-2.png
%list colr: pale green | white | navy | light grey | orange | cream | black
%list imgf: team_on_stairs.png | dog.jpg | shoe-left.png | logo_old.webp | IMG_220.jpg | chair.tiff | passport.jpeg
remove the background (from|of|in) {image_path=image}
cut {image_path=image} out [and put it on {fill_color=paint}]
{image_path=image} with a {fill_color=paint} background instead
make the background of {image_path=image} transparent
I need the person in {image_path=image} without what's behind them
replace what is behind the subject in {image_path=image} with plain {fill_color=paint}
background removal {image_path=image}
take {image_path=image} and free the object, no background
my photo {image_path=image} has an ugly wall in it, get rid of the backdrop
remove the background of the picture
change the backdrop to {fill_color=paint}
cut out {image_path=pic3} on {fill_color=color2}
remove the background of {image_path=pic3}, fill with {fill_color=color2}
~ {fill_color=color2} behind {image_path=pic3} instead of the background
image: {image_path=pic3}, color: {fill_color=color2}
on {fill_color=colr} put what's in {image_path=imgf}
cut me out of {image_path=imgf}, it's for the badge
%lang de
entferne den Hintergrund von {image_path=image}

%server paperkit
%list pdffile: thesis.pdf | lease_signed.pdf | catalogue-2024.pdf | payslips.pdf | scan-0007.pdf | manual_v3.pdf | tax return.pdf | portfolio.pdf | brochure.pdf | minutes-may.pdf | offer_brandt.pdf | floorplan.pdf | menu.pdf | bank statement.pdf | slides.pdf | yearbook.pdf | contract-kim.pdf | certificate.pdf | cookbook draft.pdf | medical_report.pdf

%tool paperkit.shrink Reduce the file size of a PDF.
%also Returns a compressed PDF.
%also Makes a document light enough to be mailed, at the price of sharper or coarser scans.
%param document* (file, pdf, path) {"type": "string", "description": "PDF file"}
%param level (strength, compression) {"type": "string", "enum": ["low", "medium", "high", "extreme"], "description": "How strongly"}
%param max_mb (limit, target_size) {"type": "number", "description": ""}
%list mbplain: 5 MB => 5 | 2 megabytes => 2 | 10 MB => 10 | 1.5 MB => 1.5 | 20 MB => 20 | 8 MB => 8 | 25 megabytes => 25 | 3 MB => 3
%list pdf: thesis_v9.pdf | tax return 2024 | brochure | Scan from the notary.pdf | portfolio, long version.pdf | invoice_118.pdf | floor plans and photos | cv_ella.pdf | Menu Spring.pdf | manual for the boiler | slides-q3.pdf
%list max_mb: 2 MB => 2 | 5 | 1.5 megabytes => 1.5 | ten MB => 10 | 8 MB => 8 | 0.5 MB => 0.5 | 3 megabytes => 3 | 4MB => 4 | 20 MB => 20 | one megabyte => 1
(compress|shrink) {document=pdffile}
{document=pdffile} is too big [for mail], get it under {max_mb=mbplain}
make {document=pdffile} smaller, {level:extreme=as small as possible|squeeze everything out|maximum compression}
{level:low=gently|just a little|light compression}, {document=pdffile}, max {max_mb=mbplain}
the portal refuses anything over {max_mb=mbplain} and {document=pdffile} is fat, {level:high=strong compression|squeeze it hard|compress a lot} please
{max_mb=mbplain} at most for {document=pdffile}
bring {document=pdffile} down to {max_mb=mbplain} with {level:medium=medium|moderate|average} compression
my inbox bounced {document=pdffile} back, too heavy
{level:high=high} compression for {document=pdffile}, limit {max_mb=mbplain}
can {document=pdffile} lose some weight, {level:low=without getting blurry|but stay sharp}
shrink a pdf to {max_mb=mbplain}
compress the document {level:medium=moderately|medium}
make {document=pdf} smaller, below {max_mb=max_mb}
compress {document=pdf} {level:low=only a little|lightly}
{document=pdf} has to fit in {max_mb=max_mb}, {level:extreme=as hard as possible|extreme}
{document=pdf} is too heavy to mail, ink is low too
%lang de
komprimier {document=pdffile} auf höchstens {max_mb=mbplain}
%lang es
comprímeme {document=pdffile}, que no pase de {max_mb=mbplain}

%tool paperkit.lock Protect a PDF with a password.
%also Returns an encrypted PDF.
%also Nobody can open the document without the secret; printing and copying can be forbidden too.
%param document* (file, pdf, input) {"type": "string", "description": "PDF file"}
%param password* (secret, passphrase, pw) {"type": "string", "description": ""}
%param forbid (restrict, deny) {"type": "string", "enum": ["printing", "copying", "editing"], "description": "What readers may not do"}
%list secret: Tulip42 | correcthorse | hunter2! | blue-Door-9 | sesame | 4711abc | Mango!Tree | xk9vtr2 | letmein99 | NorthWind_7 | s3cr3t | old oak tree | 20Paprika24 | quietRiver | pQ77-lm
%list pdfs: lease.pdf | Offer for Pino's.pdf | tax 2024.pdf | rivers-by-moor.pdf | plans and prices.pdf | tmp-fix-2.pdf | CV | the minutes from May | contract_final_v2.pdf | menu.pdf | letter to Oslo.pdf
%list pwds: Tulip42 | blue door nine | hunter2! | from-here-2-there | Sesame | pQ77-lm | password1 | the old oak | xk9 | Mango!Tree
%list password: kiwi-99-boat | under7bridges | Rosi1947! | hunter22 | blue.door.4 | N0tFromHere
%list pdf: lease.pdf | offer for globex.pdf | thesis_v9.pdf | minutes-from-may.pdf | manual.pdf | will.pdf
~ (protect|lock|encrypt) {document=pdffile} with [the password] {password=secret}
put a password on {document=pdffile}: {password=secret}
password {password=secret} for {document=pdffile}, [and] {forbid:printing=no printing|nobody may print it|printing not allowed}
nobody but me should be able to open {document=pdffile}, {password=secret} is the magic word
{document=pdffile} with {password=secret} and {forbid:copying=no copying|copy and paste blocked}
make sure {document=pdffile} stays private, use {password=secret}, {forbid:editing=readers can't change anything|no edits|editing forbidden}
{password=secret} -> {document=pdffile}, {forbid:copying=copying off}
I'm mailing {document=pdffile} to a stranger, so {password=secret} on it and {forbid:printing=don't let them print}
set {password=secret} as the key for opening {document=pdffile}
secure {document=pdffile}
lock a pdf with {password=secret}
lock {document=pdfs} with {password=pwds}
protect {document=pdfs} against {forbid:copying=copying} with the password {password=pwds}
file {document=pdfs}, password {password=pwds}, forbid {forbid:editing=editing}
put the password "{password=pwds}" on {document=pdfs}
{forbid:printing=no printing}, password {password=pwds}, document {document=pdfs}
use {password=pwds} as password for {document=pdfs}
with {password=password}, {document=pdf}, no {forbid:printing=printing}
{password=password} on {document=pdf}
under {password=password} please, nobody may do {forbid:copying=copying|any copying} from {document=pdf}

%server pdfkit

%tool pdf_merge Join several PDF files into one.
%also Concatenates files[] in the order given.
%also Make a single PDF document out of two or more.
%param files* (inputs, documents) {"type": "array", "items": {"type": "string"}, "description": "Files in order"}
%param output_name (output, target) {"type": "string", "description": "Name of the result"}
%list pdfs: cover.pdf and report.pdf | a.pdf, b.pdf and c.pdf | invoice1.pdf, invoice2.pdf | cv.pdf and certificates.pdf | scan1.pdf, scan2.pdf, scan3.pdf | chapter1.pdf and chapter2.pdf | contract.pdf, annex.pdf | may.pdf, june.pdf and july.pdf | letter.pdf and form.pdf | front.pdf, back.pdf | passport.pdf and visa.pdf | slides.pdf, notes.pdf | terms.pdf and prices.pdf | part-a.pdf, part-b.pdf | tickets.pdf and hotel.pdf
%list outname: combined.pdf | application | all-invoices.pdf | bundle | final.pdf | travel-documents.pdf | everything.pdf | book | for-the-bank.pdf | dossier | quarter2.pdf | handout.pdf | complete | merged_scan.pdf | package.pdf
%list pdfs2: a.pdf and b.pdf | cover.pdf, thesis.pdf and appendix.pdf | invoice-1.pdf, invoice-2.pdf | scan 1.pdf, scan 2.pdf and scan 3.pdf | letter to Anna.pdf and map.pdf | part1.pdf, part2.pdf, part3.pdf, part4.pdf | cv.pdf and references.pdf | jan.pdf, feb.pdf and mar.pdf
%list pdfout: all.pdf | thesis complete | taxes 2025.pdf | Letters from Ella and Tom | application.pdf | tmp-merge | report for the board.pdf | scans_july.pdf | Quarter one, final.pdf
(merge|combine|join) {files=pdfs} [(into|as) {output_name=outname}]
make one pdf out of {files=pdfs}
put {files=pdfs} together in a single document (called|named) {output_name=outname}
{files=pdfs} -> {output_name=outname}
I have to send just one file, so glue {files=pdfs} together
pdf merge {files=pdfs}
stitch {files=pdfs} into one, name the result {output_name=outname}
could {files=pdfs} become a single pdf
create {output_name=outname} from {files=pdfs}
~ merge some pdfs [into {output_name=outname}]
combine my pdf files
merge {files=pdfs2} into {output_name=pdfout}
combine {files=pdfs2} as {output_name=pdfout}
files: {files=pdfs2}; name: {output_name=pdfout}
make {output_name=pdfout} from {files=pdfs2}
to {output_name=pdfout}, join {files=pdfs2}
join {files=pdfs2} in this order
%lang de
füg {files=pdfs} zu einer PDF zusammen

%tool pdf_extract_pages Take some pages out of a PDF.
%also Returns a new PDF with the given pages.
%also Split a PDF document: save a page or a page range as a file of its own.
%param file* (document, input) {"type": "string", "description": "The PDF"}
%param pages* (page_range, range) {"type": "string", "description": "Page numbers or range"}
%list pages: 3 | 1-5 | 2 to 4 | 10-12 | 7 and 9 | 1, 3 and 5 | 20-35 | 12 | 4 through 8 | 100-110 | 2 | 6-7 | 15 to 30 | 1-2 | 40
%list pdf: contract.pdf | report.pdf | thesis.pdf | invoice-88.pdf | ~/Documents/manual.pdf | slides.pdf | lease.pdf | catalogue.pdf | tax-2023.pdf | book.pdf | application.pdf | minutes.pdf | scan.pdf | brochure.pdf | exam.pdf
%list pagesx2: 3 to 7 | 1, 4 and 9 | 12 and 13 | 2-5 | 10 to 12 and 15 | 7, 8 | 1-3, 20 | 40 through 44 | 5, 6 and 11 to 14 | 100-120
%list pgs: 3 to 7 | 12-19 | 1 and 4 | 22 | 5, 6 and 9 | 40 to 52
%list pdff: handbook.pdf | lease_2021.pdf | score_for_strings.pdf | thesis-final.pdf | menu-of-the-week.pdf | manual.pdf
~ (extract|get|take) page[s] {pages=pages} (from|of|out of) {file=pdf}
I only need page[s] {pages=pages} of {file=pdf}
split {file=pdf}, (keep|save) page[s] {pages=pages}
{file=pdf} page[s] {pages=pages} as a separate file
cut page[s] {pages=pages} out of the pdf {file=pdf}
from {file=pdf} give me page[s] {pages=pages} in a file of its own
{file=pdf} is too long to send, page[s] {pages=pages} will do
save page[s] {pages=pages} of {file=pdf} on its own
make a smaller pdf from {file=pdf} with page[s] {pages=pages}
split the pdf {file=pdf}
extract page[s] {pages=pages} from the pdf
extract pages {pages=pagesx2} from {file=pdfx}
from {file=pdfx}, take out pages {pages=pagesx2}
extract, file {file=pdfx}, pages {pages=pagesx2}
I need pages {pages=pagesx2} out of {file=pdfx} as a separate pdf
{pages=pgs} out of {file=pdff}
from {file=pdff} I need {pages=pgs} for the judge, nothing else

%server pixelforge
%list picfile: beach.jpg | IMG_2231.heic | logo.png | header.psd | team_photo.jpeg | scan04.tiff | banner-old.png | cat.bmp | passport_pic.jpg | sunset.raw | favicon.svg | poster-final.png | screenshot 12.png | me_and_tom.jpg | flyer.jpeg | icon.png | menu-front.jpg | DSC0093.jpg | map.gif | sketch_3.png | cover.webp | profile.jpg

%tool resizePicture Resize an image to a width and a height.
%also Returns the scaled image.
%also Makes a photo larger or smaller, in pixels; without distortion if asked to keep the proportions.
%param file* (image, path, src) {"type": "string", "description": "Image file"}
%param width (w, x) {"type": "integer", "description": "In pixels"}
%param height (h, y) {"type": "integer", "description": "In pixels"}
%param keepProportions (keepAspect, lockRatio) {"type": "boolean", "description": "Do not distort"}
%list width: 800 | 600 | 1920 | 1080 | 1024 | 300 | 1200 | 64 | 512 | 2000 | 450 | 1280 | 720 | 100 | 640 | 480 | 350 | 2560
(resize|scale) {file=picfile} to {width=width}x{height=width}
make {file=picfile} {width=width} (pixels|px) wide[, {keepProportions:true=keep the proportions|without distorting it|don't stretch it}]
{file=picfile} {width=width} by {height=width}
{width=width} wide and {height=width} high, that's what I need {file=picfile} to be
the upload form refuses {file=picfile}, it wants {width=width} x {height=width} at most
shrink {file=picfile} to a height of {height=width}, {keepProportions:true=keep the ratio|aspect ratio locked|undistorted}
height {height=width}, width {width=width}, {file=picfile}, {keepProportions:false=stretching is fine|stretch it if you must|proportions don't matter}
I want {file=picfile} for a banner: {height=width} px tall, {width=width} px across
blow {file=picfile} up to {width=width} pixels [in width]
can {file=picfile} be brought down to {width=width}*{height=width} with {keepProportions:true=the sides in proportion|no distortion}
scale the photo to {width=width}x{height=width}
make that picture {height=width} pixels high
make {file=pic2} {width=pxw2} wide
{file=pic2} down to {width=pxw2} by {height=pxh2}, {keepProportions:true=undistorted|same proportions|keep the ratio}
scale {file=pic2} to a height of {height=pxh2}, {keepProportions:false=distortion is okay|never mind the proportions}
{file=pic2} is far too big, shrink it, I need it by 10
%lang de
verkleiner {file=picfile} auf {width=width} mal {height=width} Pixel
mach {file=picfile} {width=width} Pixel breit, {keepProportions:true=ohne es zu verzerren|Seitenverhältnis beibehalten}
%lang es
cámbiale el tamaño a {file=picfile}: {width=width} de ancho y {height=width} de alto
redimensióname {file=picfile} a {width=width} por {height=width}, {keepProportions:true=sin deformarla|manteniendo la proporción}

%tool convertPicture Convert an image to another file format.
%also Returns the image as jpg, png, webp, gif, tiff or avif.
%also Saves a picture as a different type of file, with a compression quality between 1 and 100.
%param file* (image, input, source) {"type": "string", "description": ""}
%param format* (type, output_format, to) {"type": "string", "enum": ["jpg", "png", "webp", "gif", "tiff", "avif"], "description": "Wanted format"}
%param quality (compression, q) {"type": "integer", "description": "1 to 100"}
%param greyscale (bw, monochrome) {"type": "boolean", "description": "Without colours"}
%list pct: 80 | 90 | 60 | 75 | 100 | 50 | 85 | 30 | 95 | 70
%list pct2: 40 percent => 40 | 70% => 70 | 25 | 65 per cent => 65 | ninety percent => 90 | 15 % => 15 | 55 | eighty percent => 80 | 30 percent => 30 | 100% => 100 | twenty percent => 20 | 60
%list pic3: IMG_2041.heic | sunset over graz.png | scan_003.tiff | cat-on-roof.jpg | poster_final.png | me and ben.bmp
%list pct3: 5 | 10 | 25 | 40 | 60 | 75 | 30 | 80 | 15 | 90
(convert|turn) {file=picfile} (to|into) [a] {format:png=png|PNG}
save {file=picfile} as {format:jpg=jpg|jpeg|a JPEG} with {quality=pct} [percent] quality
{file=picfile} as {format:webp=webp}, quality {quality=pct}
~ my old laptop can't open {file=picfile}, give me something ordinary like {format:jpg=jpeg|jpg}
{format:tiff=tiff|tif} version of {file=picfile}, {greyscale:true=black and white|in greyscale|no colours}
quality {quality=pct}, {format:avif=avif}, {greyscale:false=in colour|keep the colours}, from {file=picfile}
the printer's shop takes only {format:tiff=TIFF|tif}, so {file=picfile} has to become one
I'd like {file=picfile} {greyscale:true=in grey tones|monochrome} as a {format:png=png} at {quality=pct}
export {file=picfile} to {format:gif=gif}
{quality=pct} percent is enough, {file=picfile} to {format:jpg=jpg} {greyscale:true=without colour|b/w}
convert {file=picfile} with quality {quality=pct}
make a {format:webp=webp} out of the picture
{file=pic} as {format:png=png|a PNG}
I need {format:avif=avif} from {file=pic}, {quality=pct2}
make {file=pic} a {format:jpg=jpg|jpeg}, quality {quality=pct2}, {greyscale:true=black and white|no colours}
save {file=pic} as {format:tiff=tiff|a TIFF}, the print shop does good quality
as {format:webp=webp|a webp}, {file=pic3}, at {quality=pct3}
to {format:jpg=jpg|jpeg} with {file=pic3}, {greyscale:true=without colours|black and white}
{file=pic3} into {format:png=png|a png}, the printer refuses it
%lang de
wandel {file=picfile} in ein {format:png=PNG} um
speicher {file=picfile} als {format:jpg=JPG|JPEG} mit Qualität {quality=pct} ab
%lang es
conviérteme {file=picfile} a {format:png=png}
guárdamela en {format:jpg=jpg} con calidad {quality=pct}, la {file=picfile}

%server printer3d

%tool startPrint Print a model on the 3D printer.
%also Starts a 3D print.
%also Prints an object from a model file in a material and with a filling density.
%param model* (file, stl) {"type": "string", "description": "Model file"}
%param material (filament) {"type": "string", "enum": ["pla", "petg", "abs", "tpu", "resin"], "description": "Material"}
%param infill (infill_percent, density) {"type": "integer", "description": "Filling in percent"}
%param supports (with_supports) {"type": "boolean", "description": "Print support structures"}
%list model: benchy.stl | gear_v2.stl | phone_stand.3mf | bracket.stl | dragon.obj | hook.stl | drawer_knob.stl | chess_set.3mf | nameplate.stl | drone_arm.stl | cookie_cutter.stl | hinge-left.stl
%list model_the: vase | lamp shade | spare part | miniature castle
%list filling: 20% => 20 | 15 percent => 15 | 10% => 10 | 30 percent => 30 | 100% => 100 | 25% => 25 | forty percent => 40 | 60% => 60 | 12% => 12 | 35 percent => 35 | 80% => 80 | 5 percent => 5 | 50% => 50 | 18% => 18 | 70 percent => 70
%list stl: bracket_v3.stl | phone stand | Benchy | gear-20-teeth.3mf | lid for the sugar jar | hook.obj | vase, spiral | drone arm left and right.stl | chess knight | cable clip | owl | adapter for the vacuum cleaner
%list pct: 10% => 10 | 25 percent => 25 | 40% => 40 | five percent => 5 | 75% => 75 | 60 % => 60 | 33% => 33 | 80 percent => 80 | 95% => 95 | 50% => 50 | 15 percent => 15 | 70% => 70
%list vol: 20 | 35 | 50 | 15 | 70 | 40
%list model2: bracket_for_shelf.stl | dragon.stl | gear-22.3mf | lid with hinge.stl | hook.obj | vase_tall.stl | cable clip v4
3d print ({model=model}|the {model=model_the})
print ({model=model}|the {model=model_the}) (in|with) {material:pla=PLA|pla}, {infill=int} percent infill
({model=model}|the {model=model_the}) {material:petg=PETG|petg} {infill=filling}
start the 3d printer with ({model=model}|the {model=model_the}) and {supports:true=supports|support structures}
I need ({model=model}|the {model=model_the}) in something flexible, {material:tpu=TPU|rubbery filament}
make ({model=model}|the {model=model_the}) on the 3d printer, {supports:false=no supports|without supports}
~ please print ({model=model}|the {model=model_the}) out of {material:resin=resin}, {supports:true=with supports}
put ({model=model}|the {model=model_the}) on the printer bed, {material:abs=ABS} and filling {infill=filling}
~ can the 3D printer do ({model=model}|the {model=model_the}) tonight? {material:pla=normal PLA|pla} is fine
start a 3d print
3d print something in {material:petg=petg}
make {model=stl} on the 3D printer, {material:petg=PETG}, {infill=pct} filled
3d print of {model=stl} in {material:resin=resin}, {supports:true=with supports|and add supports}
{model=stl}, {infill=pct} infill, {material:tpu=TPU|flexible TPU}, {supports:false=no supports|without supports}, start printing
let the 3d printer begin {model=stl}, Tom supports the idea
in {material:petg=PETG}, {infill=vol} percent, {model=model2}
{model=model2}, {supports:true=with supports}, a gift for my nephew
%lang es
imprime {model=model} en 3D con {material:pla=PLA}

%tool printProgress How far the 3D print is.
%also Returns progress and remaining time of the current 3D print.
%also Checks on the object that is being printed.
how far is the 3d print?
is my 3d print (done|finished|ready)
when will the 3D printer be done
3d print progress
how long until the part comes off the 3d printer
~ did the print fail or is the 3d printer still at it
check on the 3d printer for me
what percentage is the 3d model at
remaining time of the 3d print please
~ how much of the print is left on the 3d printer
3D printer: how many layers to go
when will the printer be through with the model
layer and time remaining on the current 3d job
%lang de
wie weit ist der 3D-Druck?

%server printing

%tool print_document Send a file to the printer.
%also Submits a print job.
%also Prints a document in the wanted number of copies, in colour or black and white, on one or both sides.
%param file* (document, path) {"type": "string", "description": "File to print"}
%param copies (count) {"type": "integer", "description": "Number of copies"}
%param color (in_color) {"type": "boolean", "description": "Colour instead of black and white"}
%param double_sided (duplex) {"type": "boolean"}
%list printable: report.pdf | slides.pptx | contract_final.docx | invoice 2031 | menu.pdf | labels.pdf | homework.docx | flyer_v3.pdf | photo_001.jpg | minutes.docx | poster.png
%list printable_the: boarding pass | cv | floor plan | concert tickets | seating chart | agenda | tax form
%list few2: two => 2 | 3 | three => 3 | 4 | 5 | four => 4 | 2 | six => 6 | 7 | five => 5 | 8 | 6
%list doc: report.pdf | boarding pass | Invoice March.docx | letter to the landlord | menu, summer.pdf | thesis_v7.pdf | terms and conditions | return label for the boots | map of the old town | exercise 4.odt | contract with Berger & Sons, signed.pdf | recipe
%list doc2: plan_of_the_yard.pdf | seating.docx | the menu for Sunday | contract-lopez.pdf | badge list.xlsx | poster_final.png | minutes from May
print ({file=printable}|the {file=printable_the})
{copies=int} copies of ({file=printable}|the {file=printable_the}) [please]
print ({file=printable}|the {file=printable_the}) {color:true=in colour|in color} and {double_sided:true=double sided|on both sides|duplex}
I need ({file=printable}|the {file=printable_the}) on paper, {color:false=black and white|b/w|no colour}
send ({file=printable}|the {file=printable_the}) to the printer {copies:2=twice|two times|in two copies}
run off {copies=int} of ({file=printable}|the {file=printable_the}), {double_sided:true=both sides|double-sided}
could you print out ({file=printable}|the {file=printable_the}) for me, {double_sided:false=single sided|one side only}
({file=printable}|the {file=printable_the}) {copies=int}x {color:true=colour|color}
the meeting starts in five, print ({file=printable}|the {file=printable_the}) {copies=int} times
hard copy of {file=file}
print {copies=int} copies in {color:true=colour|color}
can you print something for me, {double_sided:true=double sided}
{copies=few2} copies of {file=doc}, {color:true=in colour|in color|colour}
{file=doc} on paper, {double_sided:true=both sides|double-sided|front and back}
I need {file=doc} printed {color:false=in black and white|without colour}, {double_sided:false=one side per sheet|single-sided}
send {file=doc} to the printer, Tom in the red sweater will collect it
{copies=few} of {file=doc2}, {color:true=in colour}, {double_sided:true=on both sides}
{file=doc2} on paper, for the people without a phone
%lang de
(druck|drucke) {file=file} [bitte] {copies=int} mal aus

%tool list_print_jobs Show the print queue.
%also Returns pending print jobs.
%also Lists which documents are still waiting at the printer.
(show|list) the print queue
what is the printer (doing|busy with)
why is nothing coming out, which jobs are waiting at the printer
print jobs?
is my document still in the printer queue
how many documents are in line for printing
tell me what's pending on the printer
did everything get printed or is there still something queued
anything left to print?
what's waiting at the printer
~ documents still to be printed
is my document still queued at the printer
printer queue
%lang es
(muestra|qué hay en) la cola de impresión

%tool cancel_print_job Stop a job in the print queue.
%also Cancels a print job by id.
%also Removes a document from the printer's queue before it is printed.
%param job_id* (job, id) {"type": "string"}
%list job: 4412 | HP-0093 | job-17 | 88 | a7f3 | Laser2-551 | 20261 | front-desk_9 | q3/12 | PRN004 | lp-7 | 1209
cancel print job {job_id=num_id}
stop printing {job_id=num_id}
oh no, wrong file, kill job {job_id=id} at the printer
take {job_id=num_id} out of the print queue
print job {job_id=num_id} - delete
the printer is spitting out hundreds of pages, abort {job_id=num_id}
please remove document {job_id=id} from the printer's queue
don't print {job_id=num_id} after all
cancel my print job
stop the printer job
don't print {job_id=job}
remove {job_id=job} from the printer queue
take print job {job_id=job} off the printer before it starts
{job_id=job} is wasting paper, stop that printout

%server reelroom
%list filmfile: first steps.mp4 | wedding film.mov | drone over the fjord.mp4 | match against the reds.mkv | webinar.mp4 | school play.avi | skiing with the kids.mov | tutorial on bread.mp4 | gopro_0091.mp4 | birthday party.mov | trailer.mp4 | interview with the mayor.mkv | surf and sand.mp4 | cat on the piano.mov | demo day.mp4 | lecture 7.mp4 | fireworks at midnight.mov | dashcam.mp4 | concert.mkv | holiday in greece.mp4
%list vid: holiday.mp4 | Ella and Ben at the sea.mov | talk_final.mkv | IMG_2041.MOV | wedding, part 2.mp4 | from Leeds to Bath.avi | tmp-fix-2.mp4 | goal.mp4 | first steps.webm
%list film: holiday.mp4 | wedding of Kim and Raj.mov | drone_03.mp4 | talk.mkv | kids in the snow.mp4 | GX010077.mp4 | match.avi

%tool reelroom-cut Cut a scene out of a video and save it as a new file.
%also Returns the path of the cut scene.
%also Take the stretch between two moments of a film and store it under a name.
%param video* (film, file) {"type": "string", "description": "Video file"}
%param from* (start, in_point) {"type": "string", "description": "Begin"}
%param to* (end, out_point) {"type": "string", "description": "End"}
%param save_as (output, name) {"type": "string", "description": "Name of the new file"}
%list clipname: best goal.mp4 | kiss.mov | highlight for the website.mp4 | teaser | bloopers and laughs.mp4 | intro | the fall.mp4 | clip for grandma.mp4 | punchline.mov | scene 4 | ad for june.mp4 | jump in slow motion.mp4 | question from the audience.mp4 | opening dance | proof for the insurance.mp4 | first goal and cheer.mp4 | dog in the pond.mov | trailer for the fair | vows | last lap.mp4
%list min1: 0:30 | 1:12 | minute 3 | 12:05 | 00:01:10 | 2:00 | 4:44 | 8:15
%list min2: 14:20 | 15:00 | 00:21:30 | 17:03 | 22:10 | 31:45 | 40:00 | 16:16
%list clip: short.mp4 | Ben falls in.mp4 | the best bit.mov | clip1 | intro and title.mp4 | cut for Ella.mkv | goal_2.mp4 | tmp-cut
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
cut {video=vid} from {from=min1} to {to=min2}
save {from=min1} to {to=min2} of {video=vid} as {save_as=clip}
make {save_as=clip} out of {video=vid}, {from=min1} until {to=min2}
~ from {from=min1} until {to=min2} out of {video=vid}, called {save_as=clip}
video {video=vid}, start {from=min1}, end {to=min2}, save as {save_as=clip}
as {save_as=newf}: {video=film}, {from=tc1}, {to=tc2}
from {video=film} I need nothing but {from=tc1} to {to=tc2}, grandma blinks in the rest
till {to=tc2}, from {from=tc1}, that's the good bit in {video=film}

%tool reelroom-subtitle Add subtitles in a language to a video.
%also Returns the subtitled video.
%also Put readable captions under a film, translated if need be, in a size and colour.
%param video* (film, clip) {"type": "string", "description": "Video file"}
%param language* (lang, caption_language) {"type": "string", "description": "Language of the subtitles"}
%param size (font_size) {"type": "string", "enum": ["small", "medium", "large"], "description": ""}
%param color (colour) {"type": "string", "description": "Colour of the letters"}
%list tongue: French | German | Spanish | Brazilian Portuguese | Polish | Japanese | Arabic | Dutch | Turkish | Swiss German | Welsh | Mandarin
%list tongue2: Polish | Portuguese | German | Japanese | Welsh | Ukrainian | Dutch | Greek | Catalan | Farsi | Danish | Korean
%list paint: yellow | white | light green | orange | pale blue | pink | black | turquoise
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
{language=tongue} subtitles for {video=vid} in {color=color2}
subtitle {video=vid} in {language=tongue}, {size:large=large}
in {color=color2}, {size:small=small}, {language=tongue} subtitles on {video=vid}
~ {color=color2} subtitles in {language=tongue} on {video=vid}
video {video=vid}, language {language=tongue}, size {size:medium=medium}, color {color=color2}
{language=tongue2} under {video=film}, {size:large=big|in large letters}
in {color=paint} please: {language=tongue2} captions for {video=film}
my aunt is deaf on one side, put {language=tongue2} captions under {video=film}
%lang de
leg unter {video=filmfile} Untertitel auf {language=langname}
{video=filmfile} bitte mit {size:large=großen} Untertiteln, {language=langname}
%lang es
ponle subtítulos en {language=langname} a {video=filmfile}
subtítulame {video=filmfile} en {language=langname}, letra {size:small=pequeña}

%server scanner

%tool ocr_extract_text Recognise the text in an image or scan.
%also OCR. Returns plain text.
%also Get the printed or handwritten words out of a photo or scanned document.
%param file_path* (image, document) {"type": "string"}
%param language (lang) {"type": "string", "description": "Language of the document"}
%param handwriting (handwritten, is_handwriting) {"type": "boolean", "description": "The text is handwritten"}
%list scan: receipt.jpg | scan_0012.png | contract-page1.tiff | whiteboard.jpg | letter.png | ~/Scans/invoice.pdf | menu.jpg | business-card.png | IMG_3388.jpg | notes-page-4.jpg | ticket.png | old_recipe.jpg | Downloads/form.pdf | diary.jpg | label.png | poster.jpeg
%list lang_in: French | Spanish | German | Japanese | Italian | Polish | Dutch | Turkish | Portuguese | Korean | Arabic | Swedish | Mandarin | Hindi | Finnish | Greek | Ukrainian | Czech
%list scan9: scan_0042.png | receipt from Pino's.jpg | grandpa's letter.tif | /home/ana/in/page3.png | notes and sketches.pdf | tmp-fix-2.jpeg | recipe for plum cake.png | IMG_7731.HEIC | the deed.pdf | letter to Ella, 1954.jpg
%list lang9: Danish | German | Polish | Latin | Brazilian Portuguese | Hungarian | Welsh | Arabic | Czech | Swiss German
%list lingo: Spanish | German | Portuguese | French | Welsh | Polish | Hindi | Dutch | Italian | Japanese
%list scanf: letter_from_1944.jpg | receipt-0612.png | page 3.tiff | contract_scan.pdf | note_on_fridge.jpg | menu.png
(extract|get|read) the text (from|in|out of) {file_path=scan}
what does it say (on|in) the (picture|photo|scan) {file_path=scan}
ocr {file_path=scan} [in {language=lang_in}]
{file_path=scan} is {handwriting:true=handwritten|in handwriting|scribbled by hand}, turn it into text
I photographed a page, {file_path=scan}, could you make that text I can copy
recognise the {language=lang_in} text in {file_path=scan}
digitise {file_path=scan}, it's {handwriting:false=printed|typed, not handwritten}
I can't read my grandmother's {handwriting:true=handwriting} in {file_path=scan}, what are the words
pull the words off the image {file_path=scan}
read the text in the picture[, it's {handwriting:true=handwritten}]
run text recognition on a scan for me
read the text in {file_path=scan9}, it's in {language=lang9}
in {language=lang9} and {handwriting:true=handwritten}, extract the text from {file_path=scan9}
file {file_path=scan9}, language {language=lang9}, handwriting {handwriting:false=no}
{handwriting:true=handwriting}, {language=lang9}, recognise {file_path=scan9}
{handwriting:true=handwritten|by hand}, in {language=lingo}, {file_path=scanf}
what's on {file_path=scanf}, found it behind the stove at my aunt's
%lang es
saca el texto de la foto {file_path=scan}

%server snapedit
%list pic3: holiday.jpg | team photo.png | banner.webp | IMG_5120.jpg | portrait of grandpa.jpg | logo_large.png | sunset over the bay.jpg | product-shot.png | group picture at the lake.jpg | menu scan.tiff | hero.jpg | dog in the snow.png | map of the trail.png | cover.jpg | wedding kiss.jpg | selfie with lena.heic | old school picture.jpg | poster for the fair.png | avatar.png | garden before and after.jpg | sign.bmp

%tool snapedit.scale Change the size of an image in pixels.
%also Returns the scaled image.
%also Make a picture larger or smaller, to a given width, height or both.
%param image* (file, picture) {"type": "string", "description": "Image file"}
%param width (w) {"type": "integer", "description": "New width"}
%param height (h) {"type": "integer", "description": "New height"}
%param keep_ratio (proportional, lock) {"type": "boolean", "description": "Keep the proportions"}
(scale|resize) {image=pic3} to {width=pxw}x{height=pxh}
{image=pic3}, {width=pxw} by {height=pxh} pixels
make the image {image=pic3} {height=pxh} (high|tall) and {width=pxw} wide, {keep_ratio:false=never mind the proportions|stretching is okay}
{width=pxw} px wide, {keep_ratio:true=proportions as they are|same ratio|without squashing it}, {image=pic3}
shrink {image=pic3} to {height=pxh} in height
they only accept {width=pxw} × {height=pxh} for the shop window, {image=pic3} is far too big
the upload page keeps throwing my {image=pic3} back at me, apparently {width=pxw} across is all that it takes
{image=pic3} would look lovely on the mantelpiece but it's tiny, blow it up until it's {width=pxw} across
height {height=pxh}, width {width=pxw}: {image=pic3}, {keep_ratio:true=don't distort anyone|nobody should look fat}
can {image=pic3} be brought down to {width=pxw} {keep_ratio:true=in proportion|with its ratio intact}
scale that image to {width=pxw} by {height=pxh}
make it {width=pxw} pixels wide
{image=pic} to {width=height} by {height=height}
shrink {image=pic} to a width of {width=height}, {keep_ratio:true=keep the proportions|don't distort it}
{height=height} high, {image=pic}, {keep_ratio:false=squashing is fine|ignore the proportions}
blow {image=pic} up, it goes on a 3 metre wall
%lang de
(bring|skalier) {image=pic3} auf {width=pxw} mal {height=pxh} Pixel
~ mach {image=pic3} {height=pxh} hoch und {width=pxw} breit, {keep_ratio:false=Verzerren ist egal}
%lang es
pon {image=pic3} a {width=pxw} por {height=pxh} píxeles
redúceme {image=pic3} a {width=pxw} de ancho, {keep_ratio:true=sin deformarla}

%tool snapedit.crop Crop an image to a shape, keeping the part that matters.
%also Returns the cropped image.
%also Cut away the edges of a photo so that it gets an aspect ratio, round what shall stay in view.
%param image* (photo, file) {"type": "string", "description": "Image file"}
%param ratio* (shape, aspect) {"type": "string", "enum": ["1:1", "4:3", "16:9", "3:2", "9:16"], "description": "Shape as width to height"}
%param focus (keep, subject) {"type": "string", "description": "What shall stay visible"}
%list thefocus: two of us | grandma and the dog | lighthouse | bride | faces | ball in the air | cake with the candles | mountain in the background | baby | red door | people on the left | bridge | goalkeeper | tower and the clock | boat in the middle | kids on the swing | logo | cat | bowl of soup | statue in the park
%list img9: IMG_7731.jpg | team at The Anchor.png | rivers and bridges.jpg | hero-image.webp | Otis with cake.jpg | tmp-fix-2.png | wedding, second row.jpg | scan.tif | banner_old.png | view from the roof.jpeg
%list foc9: the bride | both faces and the cake | the dog | boat on the left | Ella | the sign over the door | hands | her hat, not the hair | the tower | logo
crop {image=pic3} to {ratio:1:1=a square|square|one to one}
{image=pic3} as {ratio:16:9=16:9|widescreen|sixteen by nine}, keep the {focus=thefocus} in (the picture|view)
cut {image=pic3} down to {ratio:4:3=4:3|four by three}, what matters is the {focus=thefocus}
{ratio:9:16=9:16|upright for a story|portrait for the phone} crop of {image=pic3} round the {focus=thefocus}
I need the {focus=thefocus} from {image=pic3} in {ratio:3:2=3:2|three to two}
lose the edges of {image=pic3}, {ratio:1:1=square} please, with the {focus=thefocus} still there
my profile only takes {ratio:1:1=square ones|a square}, and in {image=pic3} you can barely make out the {focus=thefocus} because of all that sky
there's a stranger at the side of {image=pic3}, get rid of him by going {ratio:4:3=four by three|4:3}
the {focus=thefocus} should fill the frame of {image=pic3}, {ratio:16:9=wide like a tv|16:9}
so much empty wall around the {focus=thefocus}, trim {image=pic3} till it's {ratio:3:2=3:2}
crop {image=pic3} around the {focus=thefocus}
make that image {ratio:16:9=16:9|widescreen}
crop {image=img9} to {ratio:16:9=16:9}
crop {image=img9} to {ratio:1:1=1:1} with focus on {focus=foc9}
image={image=img9}, ratio={ratio:4:3=4:3}, focus={focus=foc9}
keeping {focus=foc9} in view, {ratio:9:16=9:16}, crop {image=img9}

%tool snapedit.rotate Rotate an image by an angle, left or right.
%also Returns the turned image.
%also Turn a picture that lies on its side or hangs askew.
%param image* (picture, file) {"type": "string", "description": "Image file"}
%param degrees (angle, by) {"type": "integer", "description": "Angle"}
%param direction (way, turn) {"type": "string", "enum": ["clockwise", "counterclockwise", "upside_down"], "description": "Which way"}
%list angle: 90 | 180 | 45 | 5 | 3 | 12 | 30 | 270 | 15 | 2 | 60 | 7
%list deg: 90 degrees => 90 | 45° => 45 | 10 degrees => 10 | five degrees => 5 | 180° => 180 | 30 degrees => 30 | 270 degrees => 270 | 15° => 15 | twenty degrees => 20 | 2 degrees => 2 | 60° => 60
rotate {image=pic3} {degrees=angle} degrees {direction:clockwise=clockwise|to the right|right}
turn {image=pic3} {direction:counterclockwise=left|to the left|counterclockwise|anticlockwise} by {degrees=angle} degrees
{image=pic3} {degrees=angle}° {direction:counterclockwise=anticlockwise|left}
{direction:clockwise=right|clockwise}, {degrees=angle} degrees, {image=pic3}
flip {image=pic3} {direction:upside_down=upside down|on its head|head over heels}
by {degrees=angle} degrees {image=pic3} would sit straight, it leans, so {direction:clockwise=clockwise}
the horizon in {image=pic3} slopes like a ship going down, straighten it
I get a stiff neck looking at {image=pic3}, everyone in it is lying on their side, so {direction:counterclockwise=anticlockwise} with it
~ grandma is standing on her head in {image=pic3}, put her back on her feet
I held the phone wrong when I took {image=pic3} and the whole family is sideways, {degrees=angle} {direction:clockwise=to the right} should do
rotate the image by {degrees=angle} degrees
turn it {direction:clockwise=clockwise}
turn {image=pic2} {degrees=deg} {direction:counterclockwise=to the left|counterclockwise|anticlockwise}
put {image=pic2} {direction:upside_down=upside down|on its head}
tilt {image=pic2} by {degrees=deg}, {direction:clockwise=clockwise|to the right}
please turn {image=pic2}, I left the phone sideways
%lang de
~ dreh {image=pic3} um {degrees=angle} Grad nach {direction:clockwise=rechts}
{image=pic3} liegt auf der Seite, {direction:counterclockwise=gegen den Uhrzeigersinn} drehen
%lang es
gírame {image=pic3} {degrees=angle} grados a la {direction:counterclockwise=izquierda}
{image=pic3} está torcida, gírala a la {direction:clockwise=derecha}

%tool snapedit.watermark Put a watermark text on an image.
%also Returns the image with the text on it.
%also Print a line such as a copyright notice over a photo, faint or strong, in one of its corners or the middle.
%param image* (photo, picture) {"type": "string", "description": "Image file"}
%param text* (label, notice) {"type": "string", "description": "Words to print"}
%param position (corner, place) {"type": "string", "enum": ["top_left", "top_right", "bottom_left", "bottom_right", "center"], "description": "Where"}
%param opacity (strength, alpha) {"type": "integer", "description": "Percent, 100 is solid"}
%list marktext: copyright 2024 Lena Hart | draft, do not share | sample | Blue Bottle Studio | property of the museum | for review only | photo by Tom Reyes | confidential | not for print or sale | Rossi and Daughters | copy for the landlord | preview | all rights reserved | made with love in Graz | void | wedding of Anna and Paul | internal use | proof, not final | Harbour View Hotel | chess club 1923
%list opac: 30 | 50% => 50 | 20 percent => 20 | 80 | 15% => 15 | 40 percent => 40 | 60 | 25 % => 25 | 70% => 70 | ten percent => 10
%list wmk: DRAFT | © Ella Moor 2027 | do not copy | Pino's | Photo by Anna and Tom | SAMPLE, not for sale | property of Berger & Sons | preview | for review only | Big Sal
%list img: beach.jpg | logo-final-2.png | IMG_4471.JPG | Tom and Anna at the lake.png | cover.webp | ~/pics/house.png | poster draft, large.tif | cat.jpeg | scan 3.png | tmp-fix-2.png
%list pctu: 10% => 10 | 15 percent => 15 | 25% => 25 | 50 percent => 50 | 30 % => 30 | five percent => 5 | 40% => 40 | 75% => 75 | 60 percent => 60 | 20% => 20
%list pct: 10% => 10 | 15 percent => 15 | 20 | 25% => 25 | 50 percent => 50 | 30 | five percent => 5 | 40% => 40 | 75 | 60 percent => 60
%list mark: © Marta Keller | not for sale | draft, do not share | from the archive of St Anne | by Otto with love | sample only | taken on the road to Fes | property of the club | 2026 all rights reserved
%list img2: beach.png | IMG_2231.jpg | the logo draft | portrait_final.tif | cake.jpg | DSC0099 | team-photo.png | cover.webp | sunset over the bay.jpg
put "{text=marktext}" on {image=pic3} as a watermark, {position:bottom_right=bottom right|in the lower right corner}
watermark {image=pic3} with {text=marktext} at {opacity=opac}
{text=marktext}, {position:center=across the middle|in the centre}, {opacity=opac} opacity, on {image=pic3}
~ stamp {image=pic3}: {text=marktext} ({position:top_left=top left|upper left})
{opacity=opac}, {position:bottom_left=lower left|bottom left}, the words {text=marktext} over {image=pic3}
before anybody steals {image=pic3}, let it say {text=marktext} {position:top_right=top right|in the upper right}
people keep copying my stuff without asking, so {image=pic3} had better carry {text=marktext} from now on, {position:center=right in the middle}
the client hasn't paid me yet and already wants {image=pic3}, so write {text=marktext} across it with {opacity=opac}
on {image=pic3} it should read {text=marktext}, {opacity=opac}, down in the {position:bottom_right=right corner}
make sure everyone can tell who took {image=pic3}: {text=marktext}
put a watermark on {image=pic3}
watermark: {text=marktext}, {position:bottom_left=bottom left}
put {text=wmk} on {image=img} at the {position:bottom_right=bottom right}
watermark {image=img} with "{text=wmk}"
with {opacity=pctu} opacity, print {text=wmk} on {image=img}
image: {image=img}, text: {text=wmk}, position: {position:center=center}, opacity: {opacity=pct}
in the {position:top_left=top left corner|top left} of {image=img}, write {text=wmk}
text {text=wmk}, image {image=img}, {position:bottom_left=bottom left}
add the words {text=wmk} to {image=img}, opacity {opacity=pct}
~ "{text=mark}" {position:bottom_right=bottom right|in the lower right corner} on {image=img2}
over {image=img2} write {text=mark}, {position:center=right in the middle|across the middle}
{image=img2} needs {text=mark} on it, someone in Ohio keeps stealing my stuff

%server soundbench
%list sndfile: interview.mp3 | choir rehearsal.wav | voice memo 12.m4a | podcast episode 4.mp3 | call with the lawyer.ogg | guitar take three.flac | lecture on volcanoes.mp3 | birds at dawn.wav | grandma telling stories.m4a | band demo.aiff | minutes of the meeting.mp3 | jingle.wav | speech at the party.m4a | memo from tuesday.m4a | concert in the park.flac | rain and thunder.ogg | audiobook part 1.mp3 | ringtone.wav | sermon.mp3 | baby's first words.m4a | talk on bees and honey.mp3

%tool cutAudio Cut a piece out of a sound file, from one time to another.
%also Returns the piece as a new sound file.
%also Keep only the part of a recording between two marks, fading out softly at the end if wanted.
%param audio* (file, track) {"type": "string", "description": "Sound file"}
%param from* (start, begin) {"type": "string", "description": "Where the piece begins"}
%param to* (end, until) {"type": "string", "description": "Where it ends"}
%param fadeSeconds (fade) {"type": "integer", "description": "Seconds of fading at the end"}
%list secs: 3 seconds => 3 | 5 s => 5 | two seconds => 2 | 10 seconds => 10 | 4 sec => 4 | six seconds => 6 | 8 | 1 second => 1
%list audios: interview.wav | song-2.mp3 | tmp-fix-2.flac | voice memo 14 | Talk with Grandpa.m4a | live at The Anchor.wav | podcast_ep7.mp3 | birds and rain.ogg | take 3 | from the attic.aiff
%list cuta: 0:30 | 1:05 | 00:12 | 2:40 | the first second | 0:00 | 12 seconds | 5:17 | minute three | 0:45
%list cutb: 6:00 | 7:45 | 10:20 | 8:02 | the end | 15:30 | minute nine | 09:59 | 12:10 | 1:02:00
%list fades: 2 seconds => 2 | 3 | five seconds => 5 | 4 | 1 second => 1 | 6 sec => 6 | 10 | two => 2 | 8 | 7 seconds => 7
%list aud: voice-14.m4a | rehearsal.wav | podcast raw.mp3 | lecture on Hegel.mp3 | gran_sings.ogg | interview_b.wav | the birdsong tape
%list fade: 3 seconds => 3 | two seconds => 2 | 5 s => 5 | 4 seconds => 4 | ten seconds => 10
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
cut {audio=audios} from {from=cuta} to {to=cutb}
take {from=cuta} to {to=cutb} out of {audio=audios}
audio {audio=audios}, from {from=cuta}, to {to=cutb}, fade {fadeSeconds=fades}
with a fade of {fadeSeconds=fades}, cut {audio=audios} between {from=cuta} and {to=cutb}
start {from=cuta}, end {to=cutb}, file {audio=audios}
trim {audio=audios} so that it ends at {to=cutb} and begins at {from=cuta}
~ fade: {fadeSeconds=fades} / end: {to=cutb} / start: {from=cuta} / sound: {audio=audios}
up to {to=tc2}, beginning with {from=tc1}, {audio=aud}
{fadeSeconds=fade} of fade, {from=tc1} till {to=tc2} out of {audio=aud}
keep {audio=aud} between {from=tc1} and {to=tc2}, before that it's only coughing
%lang de
schneid {audio=sndfile} von {from=time} bis {to=time} (aus|zu)
ich brauch nur {from:1:10=1:10} bis {to:2:40=2:40} von {audio=sndfile}, am Ende {fadeSeconds:3=drei Sekunden} ausblenden
%lang es
córtame {audio=sndfile} desde {from:0:45=0:45} hasta {to:1:30=1:30}
quédate solo con lo que va de {from:2:00=2:00} a {to:3:15=3:15} en {audio=sndfile}

%tool changeAudioFormat Convert a sound file into another format.
%also Returns the converted file.
%also Turn a recording or song into mp3, wav and the like, at a bit rate, in mono if wanted.
%param audio* (file, song) {"type": "string", "description": "Sound file"}
%param format* (target, codec) {"type": "string", "enum": ["mp3", "wav", "flac", "ogg", "m4a"], "description": "Target format"}
%param bitrateKbps (bitrate, rate) {"type": "integer", "description": "Bit rate"}
%param mono (singleChannel) {"type": "boolean", "description": "Mix down to a single channel"}
%list kbps: 128 | 192 | 320 | 256 | 96 | 64 | 160 | 48
%list snd: interview.wav | demo_07.aiff | gran on the phone.m4a | Rain, take two.wav | ringtone | choir and organ, Sunday.flac | memo-3.ogg | podcast intro | bass line from Tuesday.wav | REC0042.WAV | lecture on bees, part two.mp3 | night_train.ogg
%list bps: 320 kbps => 320 | 128 | 192 kbit => 192 | 256 kbps => 256 | 96 | 64 kbps => 64 | 160 kbit/s => 160 | 320 | 192 | 224 kbps => 224
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
{audio=snd} as {format:ogg=ogg|an ogg file}, {bitrateKbps=bps}
I need {audio=snd} in {format:wav=wav}, {mono:true=one channel only|mono}
make {format:flac=a flac|flac} out of {audio=snd} for the car stereo
turn {audio=snd} into {format:mp3=mp3|an mp3} at {bitrateKbps=bps}, {mono:false=still stereo|not mono}

%tool audioToText Transcribe speech in a sound file.
%also Returns the transcript.
%also Write out what people say in a memo, interview or lecture, with the times of each sentence if wanted.
%param audio* (recording, file) {"type": "string", "description": "Sound file"}
%param language (lang, spoken) {"type": "string", "description": "Language that is spoken"}
%param timestamps (withTimes) {"type": "boolean", "description": "Put a time before each sentence"}
%list snd: interview_ella.mp3 | voice note 12.m4a | call-with-pino.wav | meeting.ogg | gran on the phone.mp3 | REC0007.WAV | lecture 3, part b.flac | memo
%list lang: French | German | English | Latin | Brazilian Portuguese | Welsh | Italian | Swiss German | Dutch
transcribe {audio=sndfile}
write out {audio=sndfile}, they speak {language=langname}, {timestamps:true=with times|with timestamps|time before each sentence}
what do they say in {audio=sndfile}? it's {language=langname}
{audio=sndfile}, {language=langname}, {timestamps:false=no timestamps|without the times}
~ {timestamps:true=timestamped|with times} transcript of {audio=sndfile} from {language=langname}
I'm deaf in one ear and {audio=sndfile} is all mumbling, let me read it instead
typing up {audio=sndfile} myself would cost me the entire weekend and I already have enough on my plate, so you do it
{language=langname} speech in {audio=sndfile} as words on paper please
can you put {audio=sndfile} on paper, {timestamps:true=each line with its minute|and when each line was said}
who has an hour for listening to {audio=sndfile}? give me something to skim
~ transcribe the {language=langname} recording
speech to text, {timestamps:true=with timestamps}
transcribe {audio=snd} from {language=lang}
transcribe {audio=snd} {timestamps:true=with timestamps|with times}
file {audio=snd}, language {language=lang}, timestamps {timestamps:true=on|yes}
it's in {language=lang}, transcribe {audio=snd} {timestamps:false=without timestamps|without times}
{language=lang} transcript of {audio=snd}, {timestamps:true=with timestamps}
turn {audio=snd} into text
%lang de
schreib ab, was in {audio=sndfile} gesagt wird[, auf {language=langname}]
mach mir aus {audio=sndfile} einen Text {timestamps:true=mit Zeitangaben}
%lang es
transcríbeme {audio=sndfile}, hablan en {language=langname}
pásame {audio=sndfile} a texto, {timestamps:true=con los minutos}

%server trimtool

%tool trimtool_picture Resize and convert an image.
%also Returns the new image file.
%also Makes a photo larger or smaller, of so many pixels in width and height, cropped or padded, in another format.
%param image* (picture, file) {"type": "string", "description": "Image file"}
%param width (w, pixels_wide) {"type": "integer", "description": "Pixels"}
%param height (h, pixels_high) {"type": "integer", "description": "Pixels"}
%param fit (mode, method) {"type": "string", "enum": ["crop", "pad", "stretch"], "description": "What to do with other proportions"}
%param save_as (format, output) {"type": "string", "enum": ["jpg", "png", "webp", "gif", "tiff"], "description": "Format"}
%list imgfile: holiday.jpg | IMG_2044.HEIC | logo.png | scan of passport.jpg | team_photo.png | banner.webp | wedding and cake.jpg | profile.jpeg | poster_final.tiff | cat in the box.png | screenshot 12.png | DSC_0193.jpg | flyer.png | house-front.jpg | map for guests.png | chart.gif | cover.jpg | baby.png | sunset_08.jpg | receipt.jpg
%list pxw3: 800 | 1920 | 1200 | 640 | 300 | 1024 | 2000 | 512
%list pxh3: 600 | 1080 | 628 | 480 | 300 | 768 | 1500 | 256
resize {image=imgfile}
resize {image=imgfile} to {width=pxw3}x{height=pxh3}
{width=pxw3} by {height=pxh3}, {fit:crop=cropped}, {save_as:webp=webp}: {image=imgfile}
~ {image=imgfile} as {save_as:png=png}, {width=pxw3} wide and {height=pxh3} high
make {image=imgfile} {height=pxh3} pixels high and {width=pxw3} wide, {fit:pad=pad it|with bars at the sides}
the portal refuses {image=imgfile}, it takes nothing beyond {width=pxw3} across
{image=imgfile} is far too heavy to mail to grandma
the frame is {width=pxw3} by {height=pxh3} and {image=imgfile} hangs over the edge
nobody can open {image=imgfile} on Windows, they want {save_as:jpg=a jpg|jpg}
{image=imgfile} {width=pxw3}x{height=pxh3}
{image=imgfile}, {save_as:gif=gif}
{width=pxw3} wide, {image=imgfile}
it's a photo and no video, take {image=imgfile} down to {width=pxw3} pixels across
shrink my picture to {width=pxw3}x{height=pxh3}
convert it to {save_as:webp=webp}, {fit:stretch=stretched}
{image=pic}, {width=height} by {height=height}, {fit:crop=cut off the rest|crop}
{image=pic} as {save_as:webp=webp}, width {width=height}
make {image=pic} {height=height} high, {fit:pad=add borders|pad}, {save_as:png=png|a PNG}
~ get {image=pic} down to a height of {height=height}, it won't fit the frame
%lang de
skalier {image=imgfile} auf {width=pxw3} mal {height=pxh3} Pixel
%lang es
pásame {image=imgfile} a {save_as:png=png}, {width=pxw3} por {height=pxh3}

%tool trimtool_clip Cut a piece out of an audio or video file.
%also Returns the cut file.
%also Keeps what lies between two positions of a film or recording, fades it, drops the sound if wanted.
%param media* (file, recording) {"type": "string", "description": "Audio or video file"}
%param start* (from, begin) {"type": "string", "description": "Position where it begins"}
%param end (to, stop) {"type": "string", "description": "Position where it stops"}
%param mute (silent, no_sound) {"type": "boolean", "description": "Without sound"}
%list mediafile: holiday_clip.mp4 | interview.wav | goal.mov | first steps.mp4 | sermon.mp3 | webinar recording.mp4 | drone over the lake.mov | guitar solo.wav | episode_7.mp3 | gameplay.mkv | school play and applause.mp4 | voice memo 9.m4a | dashcam_0311.avi | concert with Ben.mov | lecture_4.mp4 | ringtone.mp3 | birthday song.mp3 | keynote.mp4 | trailer.webm | cats.mov
%list posa: 0:12 | 1:05 | 00:03:20 | 45 seconds | minute 2 | 12:30 | 0:00 | 7:48 | third minute | 2 min 10 | 31:15 | 10 s
%list posb: 0:40 | 2:15 | 00:04:05 | 90 seconds | minute 5 | 14:00 | 1:01 | 8:20 | fifth minute | 3 min 45 | 33:00 | 25 s
%list mfile: wedding.mp4 | interview with Tess.wav | talk_oslo.mov | Rivers live.mp3 | tmp-fix-2.mkv | episode 12.mp3 | cat and dog.mp4 | lecture-3.m4a | goal.avi | beach, day one.mov
%list posx: 0:30 | 1:15 | 00:02:10 | 12 seconds | minute 3 | 4:05 | one minute | 10:00 | 45s | 2:20
%list posy: 2:40 | 5:00 | 00:14:30 | 90 seconds | minute 20 | 12:55 | eleven minutes | 30:00 | 6:10 | the applause
~ cut {media=mediafile} from {start=posa} to {end=posb}
{media=mediafile}, {start=posa} to {end=posb}, {mute:true=without sound|muted}
from {start=posa} until {end=posb}, {mute:false=keep the sound|with sound}, {media=mediafile}
stop at {end=posb}, begin at {start=posa}: {media=mediafile}
{mute:true=silent|no sound} piece of {media=mediafile} from {start=posa}
only the goal matters, it's in {media=mediafile} between {start=posa} and {end=posb}
everything before {start=posa} in {media=mediafile} is chatter and can go
I want the chorus as my ringtone, {media=mediafile}, {start=posa}-{end=posb}
send-worthy bit of {media=mediafile}: starts {start=posa}, the boring part comes after {end=posb}
{media=mediafile} {start=posa}-{end=posb}
{media=mediafile} from {start=posa}
{start=posa} to {end=posb}, {media=mediafile}
not the size and not pages, I want {media=mediafile} shorter, {start=posa} till {end=posb}
cut it from {start=posa} to {end=posb}
trim {media=mediafile} for me
cut {media=mfile} from {start=posx} to {end=posy}
~ from {start=posx} on, clip {media=mfile} {mute:true=without sound|muted}
file {media=mfile}, start {start=posx}, end {end=posy}
up to {end=posy}, starting at {start=posx}, out of {media=mfile}
clip {start=posx} until {end=posy} of {media=mfile}, {mute:false=keep the sound|with sound}
start: {start=posx}, media: {media=mfile}, {mute:true=mute|no sound}
%lang de
schneid {media=mediafile} von {start=posa} bis {end=posb} heraus

%tool trimtool_pages Take pages out of a PDF or put PDFs together.
%also Returns a new PDF.
%also Splits off some sheets of a document, or appends another document to it, turned if needed.
%param pdf* (file, document) {"type": "string", "description": "PDF file"}
%param pages (range, keep) {"type": "string", "description": "Pages to keep, such as 3-5"}
%param append (merge_with, add) {"type": "string", "description": "PDF put behind"}
%param rotate (turn, direction) {"type": "string", "enum": ["left", "right", "upside_down"], "description": "Turn the pages"}
%list pdfrange: 3-5 | 1-10 | 7 | 2, 4 and 9 | 12-20 | 1 to 3 | 15 | 4-8 | 1, 2 and 5 | 30-42 | 6 to 9 | 2-3
%list pdffile: contract.pdf | thesis.pdf | scan_0032.pdf | manual for the oven.pdf | brochure.pdf | minutes and annex.pdf | bank statement.pdf | invoice_77.pdf | songbook.pdf | lease.pdf | portfolio.pdf | report_q3.pdf | slides.pdf | application.pdf | cookbook from mum.pdf | form_b.pdf | plans for the attic.pdf | cv.pdf | certificates.pdf | policy.pdf
%list pages: 3-5 | 1 | 2 to 8 | 1, 4 and 9 | 10-12 | 1-3, 7 | 6 | 20-31 | 4 and 5 | 2-2
%list pdf: report.pdf | Lease and annex.pdf | scan_0042.pdf | thesis-final.pdf | invoice March.pdf | book.pdf | Plan for the garden.pdf | slides_v2.pdf | tmp.pdf | passport, both sides.pdf
%list pdf2: cover letter.pdf | appendix.pdf | photos.pdf | signed page.pdf | extra_7.pdf | Terms and Prices.pdf | last-page.pdf | map.pdf | b.pdf | notes by Ana.pdf
take pages {pages=pdfrange} out of {pdf=pdffile}
pages {pages=pdfrange} of {pdf=pdffile}, then add {append=pdffile}
{pdf=pdffile} and behind it {append=pdffile}, {rotate:left=turned left|rotated to the left}
{append=pdffile} goes after {pdf=pdffile}, of that only {pages=pdfrange}
merge {pdf=pdffile} with {append=pdffile}
the office only needs sheets {pages=pdfrange} of {pdf=pdffile}
somebody scanned {pdf=pdffile} the wrong way round, it's {rotate:upside_down=standing on its head|upside down}
~ they want a single attachment, so {pdf=pdffile} followed by {append=pdffile}
~ nobody should see my salary, so of {pdf=pdffile} keep {pages=pdfrange} and drop the rest
{pdf=pdffile} {pages=pdfrange}
{pdf=pdffile} plus {append=pdffile}
{pages=pdfrange} of {pdf=pdffile}, {rotate:right=rotated right}
no clip and no photo, pages {pages=pdfrange} from {pdf=pdffile}, {rotate:right=turn them right|turned to the right}
extract pages {pages=pdfrange}
put {append=pdffile} behind it
keep pages {pages=pages} of {pdf=pdf}
take {pages=pages} from {pdf=pdf} and append {append=pdf2}
pdf {pdf=pdf}, pages {pages=pages}, rotate {rotate:left=left}
add {append=pdf2} to the end of {pdf=pdf}
turn {pdf=pdf} {rotate:upside_down=upside down}, pages {pages=pages} only
{rotate:right=right} turn for pages {pages=pages} in {pdf=pdf}
put {append=pdf2} after {pdf=pdf}, rotated {rotate:left=left|to the left}
file: {pdf=pdf} / attach: {append=pdf2} / pages: {pages=pages}
{=name} needs pages {pages=pages} out of {pdf=pdf}
%lang es
sácame las páginas {pages=pdfrange} de {pdf=pdffile} y añade {append=pdffile}
