# Invented tools: wiki, spreadsheets, surveys, translation, speech, images, text recognition, PDF, and small utilities.
%list page: Onboarding | Release checklist | Travel policy | Meeting notes | How to deploy | Team directory | Brand guidelines | FAQ | Office map | Incident handbook | Style guide | Vacation rules | Architecture overview | Sales playbook | Glossary | Printer setup | Design principles | Retro notes | Vendor list | Security basics
%list space: engineering | HR | marketing | sales | product | support | finance | operations | design | legal | data team | leadership | customer success | interns | IT
%list wikitext: the deadline moved to the 15th | new hires get their laptop on day one | ask finance before booking anything above 500 euros | the old server was switched off in may | we no longer use the blue logo | parking is free after six | always run the migrations first | the vpn needs a new profile | contact lena for access | version 3 is the supported one | lunch is at noon on fridays | invoices go to the shared mailbox | remember to lock the meeting room | tests must pass before merging | expenses are paid on the 10th | the coffee machine has to be cleaned weekly
%list wikiquery: vacation rules | how to reset the vpn | expense policy | deployment steps | parental leave | printer setup | brand colours | on-call duties | api conventions | travel booking | coffee machine | onboarding plan | naming scheme | door codes | backup strategy | sick days | customer interviews | org chart | database diagrams | password rules
%list sheet: Budget 2024 | Expenses | Guest list | Inventory | Sales leads | Workout log | Reading list | Project plan | Payroll | Grades | Household costs | Mileage | Customer list | Garden plan | Recipes | Time tracking | Wedding costs | Stock counts | Applicants | Electricity readings
%list rowvalues: milk, 2, 3.50 | Anna, Berlin, paid | 12 May, taxi, 18 euros | running, 5 km, 27 minutes | Acme, 4000, open | 2024-06-01 and 412 | Tom, yes, vegetarian | laptop, 3, in stock | rent, 950 | Dune, Frank Herbert, 5 stars | hours, 7.5, design | screws, 200, shelf B | coffee, 4.20, cash | Kim Lee, B plus | bench press, 60, 3 sets | hotel, Madrid, 240 | flight and 310
%list columns: name, email and phone | date, amount, category | item, quantity, price | week, distance, time | title, author | task, owner, due date, status | guest, plus one, diet | month and total | company, contact, stage | ingredient, grams | day, hours, project | student, grade | address, rent, size | plant, watered on | room and temperature | date and meter reading
%list tab: January | Q3 | Summary | Sheet2 | 2023 | Raw data | Totals | Archive | Team A | Open | March | Costs | Winter | Overview | Done
%list range: A1 | B2:D10 | C7 | A1:A20 | E3:F8 | D4 | A:A | B12 | C2:C50 | G5 | A1:Z1 | F9 | H2:H31 | 1:1 | column B
%list survey: Lunch options | Team mood | Customer satisfaction | Office move | Summer party | Course feedback | New logo vote | Remote work | Product ideas | Event feedback | Parking needs | Book club pick | Exit interview | Neighbourhood garden | Christmas dinner | Newsletter topics | Workshop dates
%list pollquestion: how happy are you with your desk | which day suits you best | should we get a new coffee machine | how likely are you to recommend us | what should we improve | do you want to work from home more often | which logo do you prefer | was the speaker easy to follow | would you come again | how did you hear about us | what is your shirt size | are you bringing someone along | how stressed were you this month | which film shall we watch | what do you miss most in the app | did the course meet your expectations
%list phrase: where is the train station | thank you very much | I would like a table for two | happy birthday | the meeting has been moved | my luggage is lost | could you speak more slowly | see you tomorrow | I am allergic to nuts | how much does this cost | we are looking forward to your visit | good luck with the exam | the bill please | no problem at all | please call an ambulance | I miss you | is this seat taken | the invoice is attached | have a safe trip | one coffee with milk | best wishes to your family | we apologise for the delay
%list foreign: guten morgen zusammen | je ne sais pas | dove si trova la stazione | hvor er du | muchas gracias por todo | wat een mooie dag | ich habe keine ahnung | bom dia a todos | kiitos paljon | dzień dobry | c'est la vie | tack så mycket | buona notte | nerede oturuyorsun | obrigado pela ajuda | mitä kuuluu | dobar dan | quiero un café | terima kasih | la vita è bella
%list speech: dinner is ready | welcome to our podcast | the train is now arriving | once upon a time there was a fox | please leave a message after the tone | good morning everyone | your order is on its way | do not touch the red button | happy birthday dear Emma | thank you for calling | we will be right back | mind the step | the museum closes in ten minutes | breathe in and breathe out | this is a test | ladies and gentlemen, take your seats | turn left at the next corner | class is cancelled today | your table is waiting | sleep well little one
%list audio: interview.mp3 | meeting-12-may.m4a | voice_memo_7.wav | podcast/episode3.mp3 | ~/recordings/lecture.wav | call.ogg | standup.mp3 | dictation.m4a | grandma-story.wav | board-meeting.mp3 | /tmp/audio.flac | user-test-4.mp3 | song_idea.m4a | Downloads/voicemail.amr | panel.mp3
%list picture: foxes reading books | lighthouses in a storm | two robots playing chess | ramen on a wooden table | castles made of ice | old men feeding pigeons | cats in space suits | quiet streets after rain | dragons asleep on gold coins | tiny houses in the woods | sunflowers under a purple sky | astronauts riding horses | Marrakesh on a busy market day | bicycles leaning on a blue wall | Venice on the back of a turtle | three dogs dressed as medieval kings | hot coffee with steam rising | mountains at sunrise | libraries under the sea | penguins on skateboards | fresh bread in a bakery window
%list image: portrait.jpg | product-shot.png | IMG_2041.jpg | team-photo.jpeg | ~/Pictures/cat.png | shoe.webp | passport.jpg | Downloads/bike.png | headshot_final.jpg | mug.png | logo-old.jpg | /tmp/upload.png | holiday/beach.jpg | sofa.jpeg | me.png
%list scan: receipt.jpg | scan_0012.png | contract-page1.tiff | whiteboard.jpg | letter.png | ~/Scans/invoice.pdf | menu.jpg | business-card.png | IMG_3388.jpg | notes-page-4.jpg | ticket.png | old_recipe.jpg | Downloads/form.pdf | diary.jpg | label.png | poster.jpeg
%list pdf: contract.pdf | report.pdf | thesis.pdf | invoice-88.pdf | ~/Documents/manual.pdf | slides.pdf | lease.pdf | catalogue.pdf | tax-2023.pdf | book.pdf | application.pdf | minutes.pdf | scan.pdf | brochure.pdf | exam.pdf
%list pdfs: cover.pdf and report.pdf | a.pdf, b.pdf and c.pdf | invoice1.pdf, invoice2.pdf | cv.pdf and certificates.pdf | scan1.pdf, scan2.pdf, scan3.pdf | chapter1.pdf and chapter2.pdf | contract.pdf, annex.pdf | may.pdf, june.pdf and july.pdf | letter.pdf and form.pdf | front.pdf, back.pdf | passport.pdf and visa.pdf | slides.pdf, notes.pdf | terms.pdf and prices.pdf | part-a.pdf, part-b.pdf | tickets.pdf and hotel.pdf
%list outname: combined.pdf | application | all-invoices.pdf | bundle | final.pdf | travel-documents.pdf | everything.pdf | book | for-the-bank.pdf | dossier | quarter2.pdf | handout.pdf | complete | merged_scan.pdf | package.pdf
%list pages: 3 | 1-5 | 2 to 4 | 10-12 | 7 and 9 | 1, 3 and 5 | 20-35 | 12 | 4 through 8 | 100-110 | 2 | 6-7 | 15 to 30 | 1-2 | 40
%list number: 5 => 5 | 12 => 12 | 3.5 => 3.5 | 100 => 100 | 42 => 42 | 0.75 => 0.75 | 26.2 => 26.2 | 180 => 180 | 72 => 72 | 1000 => 1000 | 7 => 7 | 20 => 20 | 15.5 => 15.5 | 6 => 6 | 250 => 250 | 98.6 => 98.6 | 33 => 33 | 2 => 2
%list paint: white | light grey | green | black | pale blue | red | dark green | orange | navy | pink | beige | turquoise | purple | yellow | brown
%list qrcontent: dinner menu | table 12 | WIFI guest password sunshine | call 555 0148 | happy anniversary | ticket 88213 | meet me at the fountain | Lena Maier, designer | room 204 | vote for us | coupon SAVE10 | serial 4471-B | free hugs | scan me | see you in Rome
%list alias: summer-sale | my-cv | launch24 | party | menu | team-photos | webinar | promo7 | donate | map | rsvp | newsletter | job-ad | beta | book-now | quiz | demo-video
%list lang_in: French | Spanish | German | Japanese | Italian | Polish | Dutch | Turkish | Portuguese | Korean | Arabic | Swedish | Mandarin | Hindi | Finnish | Greek | Ukrainian | Czech

%tool wiki_search_pages
search the wiki for {query=wikiquery} [in [the] {space=space} [space]]
is there a wiki page (about|on) {query=wikiquery}
where in our (wiki|docs|documentation) is {query=topic} (described|explained|documented)
wiki {query=wikiquery}
find pages about {query=wikiquery} (in|from) the {space=space} space
{space=space} wiki: anything on {query=wikiquery}
somebody wrote a page on {query=topic}, can you dig it out of the team wiki
wiki pages on {query=wikiquery} that were (changed|updated) after {updated_after=date}
I'm new here and looking for {query=wikiquery} in the wiki
search the {space=space} wiki [please]
look something up in the wiki for me
%lang de
such im Wiki nach {query=topic}
%lang en

%tool wiki_create_page
(create|start|add) a [new] wiki page (called|titled|named) {title=page} [in [the] {space=space} [space]]
new page "{title=page}" [(under|in) {space=space}], text: {content=wikitext}
write a wiki page {title=title} (saying|that says|with the content) {content=wikitext}
the {space=space} space needs a page {title=page}
put this in the wiki as {title=page}: {content=paragraph}
could you set up an empty documentation page for us, {title=title}
{title=page} should become a page of its own in the {space=space} wiki
page title {title=page}, body {content=sentence}, create it in the wiki
let's document this, new wiki page, title {title=title}
create a page in the {space=space} wiki
make a new wiki page that says {content=wikitext}

%tool wiki_append_to_page
add "{text=wikitext}" to the [wiki] page {page=page}
(append|attach) {text=wikitext} to {page=page} in the wiki
on the {page=page} page, (write|note) at the {position:top=top|very beginning|start} that {text=wikitext}
the {page=page} wiki page should also mention that {text=sentence}
{page=page} page, {position:bottom=at the end|at the bottom|below everything}: {text=wikitext}
please extend {page=page} in our docs with {text=wikitext}
{text=wikitext}, put that on the {page=page} wiki page [{position:top=right at the top|as first line}]
wiki {page=page} add line {text=wikitext}
people keep asking, so add to {page=page} that {text=wikitext}
add a line to the {page=page} wiki page
add to the wiki page that {text=wikitext}
%lang es
añade a la página {page=page} del wiki que {text=sentence}
%lang en

%tool sheets-append-row
add (a row|a line) to [the] {spreadsheet=sheet} [(sheet|spreadsheet)]: {values=rowvalues}
(enter|put|log) {values=rowvalues} (in|into) [the] {spreadsheet=sheet} [spreadsheet][, tab {tab=tab}]
{spreadsheet=sheet} new row {values=rowvalues}
in {spreadsheet=sheet} (on|under) the {tab=tab} tab, append {values=rowvalues}
my {spreadsheet=sheet} spreadsheet needs another entry, {values=rowvalues}
write down {values=rowvalues} as the next row of {spreadsheet=sheet}
could you add {values=rowvalues} at the bottom of the {spreadsheet=sheet} table
{values=rowvalues} goes into {spreadsheet=sheet}[, sheet {tab=tab}]
append to {spreadsheet=sheet}, columns {values=rowvalues}
add a row to [the] {spreadsheet=sheet} [spreadsheet]
append {values=rowvalues} to my spreadsheet
%lang de
trag {values=rowvalues} in die Tabelle {spreadsheet=sheet} ein
%lang en

%tool sheets-read-range
what (is|'s) in {range=range} of [the] {spreadsheet=sheet} [(sheet|spreadsheet)]
read {range=range} from {spreadsheet=sheet}[, tab {tab=tab}]
(show|give) me {range=range} (of|from) the {spreadsheet=sheet} spreadsheet
{spreadsheet=sheet} {tab=tab} {range=range}
which values are in cells {range=range} (on|of) the {tab=tab} tab (in|of) {spreadsheet=sheet}
open {spreadsheet=sheet} and tell me what stands in {range=range}
I need the number from cell {range=range} in my {spreadsheet=sheet} table
pull {range=range} out of the {spreadsheet=sheet} sheet
look at {spreadsheet=sheet}, what does {range=range} say
show me the values of the {spreadsheet=sheet} spreadsheet [on the {tab=tab} tab]
read cells {range=range}

%tool sheets-create-spreadsheet
(create|make|start) a [new] spreadsheet (called|named) {title=sheet} [with [the] columns {columns=columns}]
new sheet {title=sheet}: {columns=columns}
I need a table for {columns=columns}, call it {title=sheet}
set up a spreadsheet {title=sheet}
can you prepare an empty {title=sheet} spreadsheet for me
{title=sheet}, new spreadsheet, headings {columns=columns}
I want to keep track of things in a sheet named {title=title}, with {columns=columns}
spreadsheet please, title {title=sheet}[, headers {columns=columns}]
open up a fresh table document {title=title}
make a spreadsheet [with columns {columns=columns}]
create a new sheet with headings {columns=columns}
%lang es
crea una hoja de cálculo llamada {title=title}
%lang en

%tool createSurvey
(create|set up|make) a survey (called|titled) {title=survey} [asking {question=pollquestion}]
new {anonymous:true=anonymous} (poll|survey) "{title=survey}"[, closing {closesOn=date}]
ask everyone "{question=pollquestion}" in a survey (called|named) {title=survey}
{title=survey} survey, {questionType:yes_no=yes or no|just yes and no}: {question=pollquestion}
start a poll {title=survey} with {questionType:rating=a star rating|a scale from one to five|ratings}, {anonymous:false=with names|not anonymous|names visible}
I want to find out {question=pollquestion}, make a {questionType:free_text=free text|open-ended} survey {title=survey}
could you put together a questionnaire on {title=topic} that runs until {closesOn=date}
survey {title=survey}, {questionType:multiple_choice=several answers allowed|multiple choice|people may tick more than one}, {anonymous:true=nobody should see who answered|keep it anonymous|without names}
let the team vote, title {title=survey}, {questionType:single_choice=one option each|single choice|pick one}
create {anonymous:true=an anonymous|a nameless} survey [that ends {closesOn=date}]
make a poll asking {question=pollquestion}
%lang de
erstelle eine Umfrage namens {title=title}
%lang en

%tool getSurveyResponses
(show|get) [me] the (answers|responses|results) (to|of|for) the {survey=survey} (survey|poll)
what did people (say|answer) in the {survey=survey} (survey|poll)
how (is|did) the {survey=survey} survey (going|turn out)
{survey=survey} survey {summaryOnly:true=summary|totals only|just the totals}
has anyone filled in {survey=survey} yet
how many people took the {survey=survey} questionnaire
give me {summaryOnly:false=every single answer|all individual answers|each reply} from the {survey=survey} form
I'd like the {summaryOnly:true=overall numbers|aggregate|summary} of the {survey=survey} poll
results of {survey=survey} please
show me the survey results[, {summaryOnly:true=just the summary|totals only}]
what did people answer in the poll
%lang es
enséñame los resultados de la encuesta {survey=survey}
%lang en

%tool closeSurvey
(close|end|stop) the {survey=survey} (survey|poll|questionnaire)
no more answers for {survey=survey}, close the survey
we have enough replies to {survey=survey}, shut that poll [and {notifyParticipants:true=let everyone who took part know|notify the participants}]
{survey=survey} poll is over, {notifyParticipants:false=don't tell anyone|no mails please|without notifying people}
lock the {survey=survey} survey so nobody can vote any more
time's up on {survey=survey}, end the vote {notifyParticipants:true=and inform the voters|and tell all participants}
finish the {survey=survey} poll
can you take the {survey=survey} questionnaire offline, the deadline passed
survey {survey=survey} close
close the survey [{notifyParticipants:true=and tell the participants}]
end that poll now

%tool translate_text
translate "{text=phrase}" (to|into) {target_language=lang_in}
how do (you|I) say {text=phrase} in {target_language=lang_in}
what is the {target_language=lang_in} for "{text=phrase}"
{text=phrase} in {target_language=lang_in}[, {formality:formal=formal|polite|formally}]
put this into {target_language=lang_in}: {text=paragraph}
I need to tell my {target_language=lang_in} neighbour that {text=sentence}, translate that for me [{formality:informal=casually|in a casual tone|informally}]
(translate|render) from {source_language=lang_in} to {target_language=lang_in}: {text=phrase}
{target_language=lang_in} translation of {text=phrase}
I'm in a restaurant abroad, how would I say "{text=phrase}" {formality:formal=politely|very politely} in {target_language=lang_in}
what's {text=word} called in {target_language=lang_in}
translate {text=phrase}
translate something (to|into) {target_language=lang_in} [for me]
%lang de
wie sagt man "{text=sentence}" auf {target_language=langname}
%lang en

%tool detect_language
(what|which) language is "{text=foreign}"
detect the language of {text=foreign}
{text=foreign} - is that (spanish|dutch|finnish|italian) or what
I got a note that says "{text=foreign}", what language could that be
in what language is this written: {text=foreign}
language detection: {text=foreign}
no idea what tongue "{text=foreign}" is, can you identify it
someone shouted {text=foreign} at me, which language was it
tell me the language of this text: {text=foreign}
what language is that
identify the language of a text for me

%tool text_to_speech
(say|speak) "{text=speech}" [in a {voice:female=female|woman's} voice]
read {text=speech} aloud [as a {voice:robot=robot|machine}]
turn "{text=speech}" into (audio|speech|an audio file)
make an audio clip that says {text=speech}, {voice:male=male voice|with a man's voice|spoken by a man}
I want to hear "{text=speech}" {speed:slow=slowly|spoken slowly|at a slow pace}
voice over: {text=paragraph}, {voice:narrator=narrator|storyteller voice}
{text=speech} as speech, {voice:child=like a child|kid's voice}, {speed:fast=fast|quickly}
tts {text=speech}
record an announcement for me, it should go "{text=speech}" [{speed:normal=at normal speed|not too fast and not too slow}]
could you have a {voice:female=lady|woman} pronounce "{text=speech}" for me
make an audio file with a {voice:robot=robot voice}
read it out {speed:slow=slowly|at slow speed}
%lang es
di en voz alta "{text=sentence}"
%lang en

%tool transcribe_audio
transcribe {file_path=audio}
(write down|type out) what is said in {file_path=audio}
turn the recording {file_path=audio} into text[, {speaker_labels:true=with speaker names|marking who speaks|and tell the speakers apart}]
{file_path=audio} transcript please
I recorded a meeting in {language=lang_in}, it's {file_path=audio}, I need it as text
make a transcript of {file_path=audio}, {speaker_labels:false=without speakers|no speaker labels}
what are they saying in {file_path=audio}? it's {language=lang_in}
get me the words of {file_path=audio} in writing
{language=lang_in} audio {file_path=audio} to text
transcribe the recording[, {speaker_labels:true=with speaker labels}]
I have {language=lang_in} audio that should become text
%lang de
transkribiere [die Aufnahme] {file_path=audio}
%lang en

%tool generate_image
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
%lang es
dibuja una imagen de {prompt=topic}
%lang en

%tool remove_background
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
%lang de
entferne den Hintergrund von {image_path=image}
%lang en

%tool ocr_extract_text
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
%lang es
saca el texto de la foto {file_path=scan}
%lang en

%tool pdf_merge
(merge|combine|join) {files=pdfs} [(into|as) {output_name=outname}]
make one pdf out of {files=pdfs}
put {files=pdfs} together in a single document (called|named) {output_name=outname}
{files=pdfs} -> {output_name=outname}
I have to send just one file, so glue {files=pdfs} together
pdf merge {files=pdfs}
stitch {files=pdfs} into one, name the result {output_name=outname}
could {files=pdfs} become a single pdf
create {output_name=outname} from {files=pdfs}
merge some pdfs [into {output_name=outname}]
combine my pdf files
%lang de
füg {files=pdfs} zu einer PDF zusammen
%lang en

%tool pdf_extract_pages
(extract|get|take) page[s] {pages=pages} (from|of|out of) {file=pdf}
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

%tool convert_units
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
%lang es
¿cuántos {to_unit:kilometers=kilómetros|km} son {value=number} {from_unit:miles=millas}?
%lang en

%tool generate_password
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
%lang de
(erzeuge|mach) [mir] ein Passwort mit {length=int} Zeichen
%lang en

%tool create_qr_code
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
%lang es
crea un código QR para {content=url}
%lang en

%tool links.shorten
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
%lang de
(kürze|kürz) [mir] {url=url}
%lang en

%tool links.stats
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
%lang es
¿cuántos clics tiene el enlace corto {alias=alias}?
%lang en

%tool none
why does nobody in america use the metric system
%tool talk
qr codes on restaurant menus are so annoying
I speak {=lang_in} but my accent is terrible
(the|our) wiki is where information goes to die
what's your favourite language
surveys are always too long, I never finish them
I forgot my password again, story of my life
thanks for the translation, it worked perfectly
spreadsheets make me happy, is that weird
do you find ai generated pictures creepy
{=firstname} reads every pdf from front to back
my handwriting is so bad even I can't read it
{=lang_in} sounds beautiful, doesn't it
the voice of that announcement lady at the station is iconic
good survey, by the way
I used to scan all my receipts, now I just throw them in a box
