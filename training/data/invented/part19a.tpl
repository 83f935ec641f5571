# Invented tools: dictionary and grammar, translating and reading aloud, numbers and units, chance, keys and codes, colours, snippets of text, ballots.
%list gterm: sesquipedalian | to beat around the bush | gerrymandering | petrichor | bona fide | in lieu of | quid pro quo | hubris | red herring | obsequious | to throw in the towel | défenestration | salt of the earth | mise en place | esoteric | with bated breath | zugzwang | ombudsman | for all intents and purposes | cromulent | hedge fund | cul-de-sac | pyrrhic victory | apotheosis
%list gword: happy | tired | to improve | interesting | big | angry | cheap | clever | to argue | boring | difficult | in a hurry | out of date | generous | worried | to look after | well known | quiet | brave and loyal | lazy | problem | beautiful | go for a walk
%list grhyme: orange | heart | silver | December | lonely | moon | purple | whisper | together | Christmas morning | in the rain | forever and a day | fire | broken | table | cold as ice | sunshine | goodbye | mother | bicycle | with all my love | home
%list gtheme: love and loss | the sea | winter | a wedding | growing old | football | Christmas with the family | food | cats and dogs | summer in the city | leaving home | friendship | work | night | rain | money | retirement | school | a birthday for a child | hope
%list gsentence: me and him was going home | she don't like neither of them | your the best friend ever | I have seen him yesterday | between you and I | there is many reasons for it | he asked that I comes early | less people than last year | the team are winning, they celebrates | who did you gave it to | it's tail was wagging | if I would have known | we was waiting for the bus | look forward to hear from you | the datas are attached in the file | every students must bring there book | irregardless of the weather | could of been worse | I am living here since 2019 | laying on the sofa with a book
%list phrase: thank you for your hospitality | where is the nearest pharmacy | I am allergic to nuts and shellfish | the bill, please | happy birthday to you and your family | could we have a table by the window | I'll be there in ten minutes | we would like to check out | my luggage has not arrived | break a leg | sorry for the late reply | the heating in our room is broken | do you take cards | congratulations on the new baby | may I try this in a larger size | see you next week | how much is it with breakfast | the train was delayed | no ice for me | please find the invoice attached | is there a vegetarian option | my deepest condolences
%list longread: https://longreads.example/the-last-lighthouse | minutes_march.docx | nature.com/articles/s41586 | annual_report.pdf | theatlantic.com/power-grid | tenancy agreement.pdf | chapter four.epub | www.gov.example/budget-speech | whitepaper-v3.pdf | terms_of_service.html | thesis_draft.docx | https://blog.example.org/rust-async | letter from the council.pdf | board-pack-q3.pdf | transcript.txt | press_release.md | medium.com/@ana/on-burnout | policy.pdf | notes from the hearing.txt | https://arxiv.org/abs/2301.00001
%list soundfile: interview_kim.mp3 | voice memo 14.m4a | standup-monday.wav | lecture on thermodynamics.mp3 | call with the bank.m4a | oral_history_2.flac | dictation.wav | panel.ogg | grandpa and the war.mp3 | REC0042.wav | witness statement.m4a | episode_12.mp3 | seminar-recording.mp4 | speech for the wedding.m4a | court_hearing.wav | whatsapp_audio.opus | choir meeting in june.mp3 | podcast raw.wav | focus-group-a.mp3 | patient notes.m4a
%list nsent: 5 | three => 3 | 10 | five => 5 | two => 2 | 8 | four => 4 | 6 | 3 | one => 1
%list nvoices: two => 2 | 3 | four => 4 | 2 | five => 5 | three => 3 | 6
%list pageno: 12 | 40 | 7 | 115 | 88 | three => 3 | 230 | 64 | 19
%list qty: 12 | 3.5 | 250 | 0.75 | 180 | 42 | 6.2 | 1000 | 98.6 | 26.2 | 72 | 5 | 15 | 2.25 | 350 | 60
%list unitA: miles | pounds | fluid ounces | feet | acres | gallons | stone | nautical miles | pounds per square inch | cups of flour | miles per hour | inches | degrees Fahrenheit | yards | pints | knots | horsepower | calories | light years | square feet
%list unitB: kilometres | kilograms | millilitres | metres | hectares | litres | grams | bar | kilometres per hour | centimetres | Celsius | joules | kilowatts | square metres | tonnes | cubic metres | metres per second | newton metres | kelvin | astronomical units
%list lenA: miles | feet | yards | inches | nautical miles | light years | furlongs | fathoms | hands | thousandths of an inch
%list lenB: kilometres | metres | centimetres | millimetres | astronomical units | km | steps of a metre | decimetres | cm | parsecs
%list volA: gallons | fluid ounces | pints | cups | quarts | tablespoons | teaspoons | barrels of oil | cubic feet | imperial gallons
%list volB: litres | millilitres | cubic metres | decilitres | ml | cubic centimetres | hectolitres | cl
%list weightA: pounds | stone | ounces | pounds and ounces | short tons | grains | troy ounces | carats | cups of flour | sticks of butter
%list weightB: kilograms | grams | tonnes | kilos | milligrams | kg | hundredweights | g
%list places: 2 | three => 3 | one => 1 | 4 | two => 2 | 1 | four => 4
%list decnum: 255 | 1024 | 42 | 77 | 2024 | 65535 | 13 | 100 | 511 | 4096 | 9001 | 170
%list binnum: 101101 | 11111111 | 1000 | 110011 | 10010110 | 1110001 | 10101010 | 111
%list hexnum: FF | 1A3F | C0FFEE | DEADBEEF | 7B | 2F | BEEF | A0 | 0x4D2
%list bits: 8 | 16 | 32 | eight => 8 | 12 | sixteen => 16 | 24 | 4
%list romanv: MCMXCIV | 1987 | XLII | 49 | MMXXVI | 2024 | XIV | 1776 | CDXLIV | 999 | LXXXVIII | 1066 | IX | 3000 | MDCLXVI | 58 | CCCXII | 1912 | XCIX | 404 | MDLXXVII
%list low: 1 | 10 | 50 | 100 | 0 | 5 | one => 1 | 20 | ten => 10
%list high: 100 | 49 | 1000 | 500 | 60 | 75 | 250 | 99 | 365 | 200 | 10000 | 90
%list howmany: 6 | three => 3 | five => 5 | 10 | 4 | two => 2 | 8 | seven => 7 | 12 | ten => 10
%list sided: 20 | 6 | twelve => 12 | 8 | 10 | 100 | 4 | twenty => 20 | 12 | ten => 10
%list bonus: 3 | 5 | two => 2 | 1 | 4 | 7 | four => 4
%list optionA: pizza | the beach | I do the dishes | the red one | stay in | we go with the train | tea | you drive | leave today | Portugal in spring | paint it green | Anna starts | the blue sofa | call him | sushi and beer | bed | home team kicks off | option one | keep the beard | the long way round
%list optionB: curry | mountains | you do the dishes | the black one | going out | the car | coffee | I drive | wait until Monday | Greece in autumn | leave it white | Ben starts | grey sofa for the living room | text him | soup with bread | another episode | away team kicks off | option two | shave it off | the motorway
%list origin: Irish | Old Norse | Japanese | Celtic | Hebrew | Italian | Yoruba | medieval French | Greek and Roman | Hawaiian | Welsh | Arabic | Basque | Slavic | Sanskrit | Scottish | Finnish | Swahili | Victorian | Persian
%list letter: A | B | F | K | L | M | S | T | Z | R | E | N | O
%list satz: ich habe ihm gestern getroffen | wegen dem Regen sind wir daheim geblieben | er ist größer wie ich | das selbe habe ich auch gedacht | wenn ich würde Zeit haben | einzigste Möglichkeit ist der Zug
%list fraseja: la problema es muy grande | hubieron muchas personas en la fiesta | pienso de que tienes razón | contra más lo miro menos me gusta | si tendría tiempo iría | detrás mío hay un perro
%list satzde: danke für die Gastfreundschaft | wo ist die nächste Apotheke | die Rechnung bitte | wir kommen etwas später | ich bin gegen Nüsse allergisch | bis nächste Woche
%list datei: protokoll_märz.docx | mietvertrag.pdf | gutachten.pdf | aufsatz über Kant.pdf | interview.mp3 | sprachnotiz 4.m4a
%list audioes: entrevista.mp3 | nota de voz 3.m4a | clase de historia.wav | reunión con el banco.m4a | grabacion_12.ogg

%tool glossarium_entry
what does {term=gterm} mean
{part:etymology=where does the word come from|origin of the word|etymology}: {term=gterm}
(define|look up) {term=gterm} in {language=langname}
in {language=langname}, {term=gterm}, {part:examples=used in a sentence|with a few examples|examples please}
{term=gterm} came up in the meeting and everybody nodded except me
I've read the paragraph three times and still trip over {term=gterm}
somebody called my uncle {term=gterm}, ought he to be offended
no clue what they want from me with {term=gterm} in this letter
{term=gterm} definition
meaning of {term=gterm}
{term=gterm} {part:plural=plural}
the {language=langname} word {term=gterm}, {part:pronunciation=how is it said|pronunciation}
not another word for it, I need to know what {term=gterm} itself is supposed to say
look up that word for me [please]
%lang de
was bedeutet eigentlich {term=gterm}
%lang es
búscame en el diccionario qué quiere decir {term=gterm}
%lang en

%tool glossarium_similar
another word for {word=gword}
give me {limit=howmany} {register:formal=formal|more elevated} {relation:synonym=synonyms} for {word=gword}
{relation:antonym=opposite|contrary|antonym} of {word=gword}, {register:informal=slang|colloquial|informal}, {limit=howmany} of them
what else could I say instead of {word=gword}
my essay says {word=gword} on every single line, teacher will go mad
{word=gword} sounds so flat in my application, something {register:formal=posher|more distinguished} would help
I've used {word=gword} four times already and it's only the first paragraph
{word=gword} is what I wrote, but it should sound {register:poetic=like a poem|lyrical|more poetic}
{word=gword} {relation:synonym=synonyms}
thesaurus {word=gword}
{register:technical=technical} term for {word=gword}
I know the definition of {word=gword}, I want {limit=howmany} alternatives
find me a synonym
the {relation:broader=umbrella term|broader term|more general term} that {word=gword} falls under

%tool glossarium_rhyme
what rhymes with {word=grhyme}
{syllables=nsent} syllable rhymes for {word=grhyme} about {theme=gtheme}
rhymes on {word=grhyme} to do with {theme=gtheme}, {near:true=near ones are fine too|slant rhymes included|even if they only half fit}
list rhyming words for {word=grhyme}, {syllables=nsent} syllables each
stuck on my second verse, line one stops at {word=grhyme}
the toast is on Saturday and I need a line after {word=grhyme}, it's for {theme=gtheme}
I'm writing a song and {word=grhyme} leads nowhere
what could follow in my limerick when the first line ends on {word=grhyme}
rhyme {word=grhyme}
{word=grhyme}, {near:false=only perfect ones|perfect rhymes only|clean rhymes}
rhymes for {word=grhyme}, {theme=gtheme}
not the meaning and not synonyms of {word=grhyme}, just what sounds like it at the end
I need a rhyme
%lang de
was reimt sich auf {word=word}
%lang es
dame palabras que rimen con {word=word}, de {syllables=int} sílabas
%lang en

%tool glossarium_proofread
is this correct: {text=gsentence}
check the grammar of "{text=gsentence}" {explain:true=and tell me why|and explain the mistakes|with reasons}
correct "{text=gsentence}" the {variety:british=British|UK} way, {explain:false=no explanations|without comments|don't explain}
{variety:american=American} English please, {explain:true=explain what's wrong}: {text=gsentence}
"{text=gsentence}" looks odd to me, or does it
would my English teacher wince at "{text=gsentence}"
before this goes to the client: {text=gsentence}
I'm not a native speaker, can I send "{text=gsentence}" like that to {variety:australian=people in Sydney|an Australian}
grammar: {text=gsentence}
commas and tenses, "{text=gsentence}"
{text=gsentence} - any mistakes
no translation and no other words, only mend what's wrong in "{text=gsentence}"
proofread my sentence {variety:canadian=by Canadian rules|the Canadian way}
fix my grammar [please]
%lang de
korrigier mir bitte den Satz "{text=satz}" {explain:true=und erklär die Fehler}
%lang es
corrígeme esta frase: {text=fraseja}
%lang en

%tool parlance.render
translate "{text=phrase}" into {into=langname}
how do you say {text=phrase} in {into=langname}
from {out_of=langname} to {into=langname}, {tone:polite=polite|nice and polite}: {text=phrase}
into {into=langname} from {out_of=langname}: "{text=phrase}", {tone:literal=word for word|literally}
{tone:business=for a business letter|businesslike}, in {into=langname}: {text=phrase}
the lady at reception only speaks {into=langname} and I have to tell her {text=phrase}
my in-laws know nothing but {into=langname}, what would "{text=phrase}" be
I want to write {text=phrase} on the card, but so that a {into=langname} speaking friend gets it, {tone:familiar=we're close|quite casual}
what do I shout in {into=langname} if I mean {text=phrase}
{text=phrase}, {into=langname}
{into=langname} for {text=phrase}
{out_of=langname} to {into=langname}: {text=phrase}
don't read it out and don't shorten it, I need "{text=phrase}" in {into=langname}
translate {text=phrase} for me
%lang de
übersetz mir {text=satzde} auf {into=langname}
%lang en
put this into {into=langname} for me

%tool parlance.digest
summarise {source=longread} in {sentences=nsent} sentences
{sentences=nsent} sentences in {language=langname} about what {source=longread} says
as {form:bullets=bullet points|bullets}, {language=langname}, {source=longread}
{source=longread}: {form:table=a table|tabular form}, at most {sentences=nsent} sentences, {language=langname}
what's the gist of {source=longread}
I've got two minutes before they quiz me on {source=longread}
who is going to go through all of {source=longread}, just tell me what matters
my boss wants {source=longread} as {form:headline=a single headline|one punchy line}
is there anything in {source=longread} that I need to care about
summary {source=longread}
{source=longread} in short
{source=longread}, {form:bullets=bullets}
no need to read {source=longread} to me aloud, {sentences=nsent} sentences are plenty
sum that up in {sentences=nsent} sentences
boil it down to {form:bullets=bullet points} please
%lang de
fass mir {source=datei} in {sentences=nsent} Sätzen zusammen
%lang es
hazme un resumen de {source=longread} en {language=langname}
%lang en

%tool parlance.speak
read {source=longread} aloud
read me {source=longread} from page {from_page=pageno} with a {voice:female=woman's|female} voice
{voice:male=a man's voice|male voice}, {pace:slow=slowly|at a slow pace}, starting on page {from_page=pageno}: {source=longread}
start on page {from_page=pageno} of {source=longread}, {pace:fast=fast|quick} please
my eyes are done for today, but I still have {source=longread}
I'll be chopping onions and would like {source=longread} in my ears
on the motorway I can't look at {source=longread}, can you do it for me
let {voice:robot=a robot|the robot} tell me what stands in {source=longread}
{source=longread} aloud
{source=longread}, {voice:child=child's voice}, {pace:normal=normal speed}
page {from_page=pageno}, {source=longread}, out loud
all of {source=longread} please and not a summary, I want to listen to it
read it to me {pace:slow=slowly}
carry on reading aloud from page {from_page=pageno}

%tool parlance.take_down
transcribe {recording=soundfile}
what was said in {recording=soundfile}, {speakers=nvoices} people, {timestamps:true=with timestamps|with the times}
{recording=soundfile} as text, it's in {spoken_language=langname}, {timestamps:false=no timestamps|leave out the times}
{spoken_language=langname}, {speakers=nvoices} speakers: write down {recording=soundfile}
I have to quote from {recording=soundfile} and won't listen to the whole hour again
my colleague is deaf and needs {recording=soundfile} on paper
I talked into my phone on the walk, it's {recording=soundfile}, and now I want to edit that
{recording=soundfile} has {speakers=nvoices} of us shouting over each other, who said what?
{recording=soundfile} transcript
{recording=soundfile}, {timestamps:true=times included}
{spoken_language=langname} transcript of {recording=soundfile}
don't translate {recording=soundfile}, leave it in {spoken_language=langname} and type it up
transcribe the recording
type up what they say, there are {speakers=nvoices} of them
%lang de
schreib {recording=datei} ab, {speakers=int} Sprecher, {timestamps:true=mit Zeitmarken}
%lang es
transcríbeme {recording=audioes}, está en {spoken_language=langname}
%lang en

%tool cifraUnits
(how much is|what is) {amount=qty} {fromUnit=lenA} in {toUnit=lenB}
convert {amount=qty} {fromUnit=volB} to {toUnit=volA}
in {toUnit=weightA}, {amount=qty} {fromUnit=weightB}, {decimals=places} decimals
{decimals=places} digits after the point: {amount=qty} {fromUnit=lenA} as {toUnit=lenB}
the recipe is from Ohio and says {amount=qty} {fromUnit=volA}, I only own things marked in {toUnit=volB}
she claims {amount=qty} {fromUnit=weightA} and I can only picture {toUnit=weightB}
the form wants {toUnit=lenB} but my papers say {amount=qty} {fromUnit=lenA}
is {amount=qty} {fromUnit=volB} a lot? I grew up with {toUnit=volA}
{amount=qty} {fromUnit=unitA} in {toUnit=unitB}
{fromUnit=lenB} to {toUnit=lenA}, {amount=qty}
{amount=qty} {fromUnit=volA}, {toUnit=volB}
not hex or anything, I just want the number {amount=qty} {fromUnit=weightB} expressed in {toUnit=weightA}
convert {amount=qty} {fromUnit=lenA} for me
how many {toUnit=volB} is that

%tool cifraBase
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
%lang de
wie lautet {number=decnum} {base:binary=binär|im Zweiersystem}
%lang es
pásame {number=decnum} a {base:hexadecimal=hexadecimal}
%lang en

%tool cifraRoman
{value=romanv} as a Roman numeral
what number is {value=romanv}
Roman numeral for {value=romanv} in {lowercase:true=small letters|lower case}
{lowercase:true=lower case|small letters}, {value=romanv}, for page numbers
the film credits end with {value=romanv}, so which year was it made
it says {value=romanv} over the church door, how old is it
we want {value=romanv} engraved on the ring the way Caesar would have
the tattooist needs my year {value=romanv} in Xs and Vs {lowercase:false=in capitals|in big letters}
{value=romanv} roman
roman {value=romanv}
{value=romanv}, ancient style
not binary, I want {value=romanv} the way they count popes
turn my number into a Roman numeral
%lang de
schreib {value=romanv} in römischen Zahlen
%lang en

%tool luckbarrel_number
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
random {min=low}-{max=high}
I've no dice at hand, so just any number from {min=low} to {max=high}
pick a random number
draw {count=howmany} numbers {unique:true=without repeats}
%lang de
zieh {count=int} Zufallszahlen zwischen {min=low} und {max=high}
%lang es
dime un número al azar del {min=low} al {max=high}
%lang en

%tool luckbarrel_dice
roll {dice=howmany} dice
roll {dice=howmany} {sides=sided}-sided dice
{dice=howmany} dice with {sides=sided} sides, plus {bonus=bonus}
add {bonus=bonus} to the sum of {dice=howmany} dice, {sides=sided} sides each
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
%lang de
würfle mit {dice=int} Würfeln
%lang es
tira {dice=int} dados de {sides=sided} caras y suma {bonus=bonus}
%lang en

%tool luckbarrel_coin
(flip|toss) a coin
toss a coin {flips=howmany} times
heads {heads_for=optionA}, tails {tails_for=optionB}
if it's tails {tails_for=optionB}, if it's heads {heads_for=optionA}, best of {flips=howmany}
{flips=howmany} flips: heads means {heads_for=optionA} and tails means {tails_for=optionB}
we can't agree, {heads_for=optionA} or {tails_for=optionB}, let fate decide
both of us want the window seat, settle it
fifty-fifty, I don't care which way it goes, just decide for me
{heads_for=optionA} or {tails_for=optionB}? I leave it to chance
heads or tails
coin, {flips=howmany} times
{heads_for=optionA} versus {tails_for=optionB}, coin
a die has too many sides for {heads_for=optionA} against {tails_for=optionB}, throw the thing with two

%tool luckbarrel_name
suggest {count=howmany} names for {kind:baby=a baby|our baby|our little one}
{origin=origin} {kind:baby=baby} names beginning with {first_letter=letter}
{count=howmany} {origin=origin} names for {kind:character=the hero of my novel|a character|the villain}
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
%lang de
schlag mir {count=int} Namen {kind:pet=für unseren Hund|für die Katze} vor
%lang es
propónme {count=int} nombres {kind:baby=para la niña|para el bebé} que empiecen por {first_letter=letter}
%lang en

%list chars: 16 | 24 | twelve => 12 | 20 | 32 | 8 | 14 | 64 | 18 | twenty => 20
%list nwords: four => 4 | 5 | six => 6 | 6 | 4 | seven => 7 | 8 | five => 5
%list account: online banking | new router | my Netflix account | guest wifi | laptop from work | tax portal | email of the choir | safe in the office | library card | school platform | shared drive with the accountant | electricity supplier | backup disk in the cellar | Steam | health insurance | photo cloud | database of the club | kids' tablet | voicemail | door keypad
%list hashfile: ubuntu-24.04.iso | backup_march.tar.gz | setup.exe | contract-signed.pdf | firmware_v2.bin | photos and videos.zip | release-1.8.dmg | hello world | wallet.dat | node-v22.tar.xz | invoice_0412.pdf | dataset.parquet | README.md | image.img | installer for the printer.pkg | disk1.vmdk | correct horse battery staple | thesis_final.docx | plugin.jar | raspios-lite.img
%list checksum: 9e107d9d372bb6826bd81d3542a419d6 | da39a3ee5e6b | e3b0c44298fc1c14 | 5d41402abc4b2a76 | 2fd4e1c67a2d28fc | b1946ac92492d234 | cbf43926 | 7c211433f0207159 | a9993e364706816a
%list qrtext: https://ourwedding.example/photos | WIFI:S:Gasthof;P:welcome24 | +44 20 7946 0321 | https://shop.example/menu | lost cat, call Anna | table 12 | mailto:hello@studio.example | ticket for the summer party | https://maps.example/barn | donate to the animal shelter | https://survey.example/a7 | www.pottery-with-jo.example | keys found? ring 0151 2200 | geo:47.37,8.54 | https://band.example/album | feedback for the canteen | https://clinic.example/form | room 204 and Ms. Adler | happy birthday, grandma | https://zoo.example/quiz
%list px: 300 | 500 | 1200 | 250 | 800 | 1024 | 600 | 150
%list colname: teal | #ff8800 | navy blue | crimson | rgb 12 90 200 | olive green | #1e90ff | mustard yellow | coral | salmon pink | burnt orange | #333333 | lavender | forest green | off-white | charcoal | sky blue | #c0ffee | burgundy | ivory | turquoise | sand | midnight blue with a bit of green | light grey
%list pct: 50 | 80 percent => 80 | 20% => 20 | 75 | 10 percent => 10 | 90 | 60% => 60
%list mood: calm and airy | Scandinavian winter | children's party | elegant | autumn in the woods | retro diner | fresh | cosy café | law firm with tradition | beach holiday | vintage | serious but friendly | playful | Halloween | a spa for men | rustic wedding in a barn | space adventure | organic food | 1980s arcade | quiet reading room
%list ncol: five => 5 | 4 | three => 3 | 6 | 5 | four => 4 | 8 | six => 6
%list regexwhat: email addresses | German postcodes | dates like 2024-05-31 | phone numbers with a country code | hashtags | prices in euros | IPv4 addresses | lines with two spaces at the end | words in quotes | times such as 14:30 | licence plates | credit card numbers | urls without https | version numbers | any word that starts with pre | empty lines | hex colours | isbn numbers with and without dashes | html tags | initials and a surname | log lines with ERROR
%list jsonfile: config.json | package.json | export_2024.json | settings.json | response.json | api dump.json | users.json | tsconfig.json | orders from may.json | geo.json | translations_de.json | feed.json | manifest.json | state.json | menu.json | results for team a.json | schema.json | events.json | cart.json | backup.json
%list jsonpath: data.items | users[0].name | address block | results.total | scripts | order lines | dependencies | metadata.tags | prices and currency | features[2]
%list spaces: 2 | four => 4 | 4 | two => 2 | 8 | three => 3
%list oldfile: contract_v1.docx | main.py | draft one.md | config.old.yaml | lease from 2022.pdf | report-a.txt | terms_2023.html | schema_before.sql | notes.bak | chapter3_mine.docx | prices_jan.csv | policy.txt | old offer.pdf | index.prev.html | letter first version.odt | app-1.2.js | bylaws 2019.pdf | recipe.txt | budget_q1.xlsx | readme.orig
%list newfile: contract_v2.docx | main_new.py | draft two.md | config.yaml | lease from 2025.pdf | report-b.txt | terms_2024.html | schema_after.sql | notes.txt | chapter3_editor.docx | prices_feb.csv | policy_rev.txt | new offer with discount.pdf | index.html | letter final.odt | app-1.3.js | bylaws after the vote.pdf | recipe_mum.txt | budget_q2.xlsx | readme.md
%list casetext: the old man and the sea | userLoginCount | QUARTERLY RESULTS | max retry attempts | annual report for members | THIS IS NOT A DRILL | get_user_name | a walk in the woods | first name and last name | MyHtmlParser | minutes of the meeting | HELLO WORLD | total-price-with-tax | gone with the wind | dateOfBirth | new in town | API_KEY_FILE | a room with a view | terms and conditions | orders per day
%list ballotq: where do we go for the summer party | which film on Friday | who brings the cake | new team logo | name of the boat | date of the reunion | should we get a dog | best pizza in town | colour of the fence | which book do we read next | present for Kim | lunch on Thursday | new trainer for the under twelves | do we renew the lease | Christmas dinner with or without meat | speaker for the annual meeting | plan for the long weekend | kit for the next season | wine for the wedding | curtains in the office kitchen
%list ballotopts: beach, mountains or lake | Friday, Saturday and Sunday | yes, no | red, green, blue | pizza, sushi and tacos | Anna, Ben, Carla | Rome, Porto and Split | May 3, May 10, May 17 | yes, no, don't care | tent or hotel | Dune, Alien, Up | cash, voucher or flowers | morning, noon, evening | keep it, sell it | option A, option B and option C | jazz, folk, techno | quiche, lasagne, salad | Ibiza, Crete
%list choice: beach | Saturday | yes | no | green | the second one | sushi | Ben | Porto | tent | quiche and salad | lake with the sauna | May 10 | jazz | keep it | option B | none of them | evening | the blue one | Crete in September
%list vcomment: but only if it's cheap | I can't come before six | happy with either | as long as there's parking | not too spicy please | no strong feelings | I'll bring my own chair | we did that last year | with a vegetarian option | and please not on a Monday
%list nvotes: two => 2 | 3 | one => 1 | three => 3 | 2 | 5
%list frage: wohin fahren wir im Sommer | wer bringt den Kuchen mit | welcher Film am Freitag | neues Vereinslogo | Farbe für den Zaun
%list antworten: ja, nein | Rom, Porto und Split | Anna, Ben, Carla | rot, grün oder blau | Freitag, Samstag
%list pregunta: dónde cenamos el viernes | qué regalo para Ana | color de la valla | fecha de la fiesta | qué libro leemos
%list opcion: sí | no | Oporto | el sábado | sushi | la verde | camping

%tool keysmith-passphrase
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
%lang de
mach mir ein Passwort aus {length=int} {style:words=Wörtern} für {purpose=company}
%lang es
créame una contraseña de {length=chars} {style:characters=caracteres}, {symbols:true=con símbolos}
%lang en

%tool keysmith-uuid
generate {count=howmany} uuids
{count=howmany} {version:v4=version 4|v4} uuids, {hyphens:false=no hyphens|without dashes}
{hyphens:true=with hyphens|dashes included}, {version:v7=version 7|time-ordered|v7}, {count=howmany} please
give me {count=howmany} unique ids
every row in the new table needs a key that nobody else has, {count=howmany} rows
my test data has collisions, so {count=howmany} of those long hex things with dashes
I have {count=howmany} sensors to label and no two may ever clash
fill the column for me, {count=howmany} values, {version:v1=based on the clock|v1}
{count=howmany} guids
{count=howmany} {version:v7=v7} ids
uuid {version:v4=v4}, {count=howmany}
not passwords, {count=howmany} identifiers for database keys, {hyphens:false=hyphens stripped}
make me some uuids
{version:v4=version four} ids {hyphens:false=without the dashes}

%tool keysmith-digest
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
%lang de
berechne mir den {algorithm:sha256=SHA256}-Wert von {input=hashfile}
%lang es
calcúlame el {algorithm:md5=md5} de {input=hashfile}
%lang en

%tool keysmith-qr
make a QR code for {content=qrtext}
QR code with {content=qrtext}, {pixels=px} pixels, {colour=color}
{colour=color} on white, {format:svg=as svg|svg}, {pixels=px} wide: {content=qrtext}
{pixels=px} by {pixels=px} {format:png=png} that says {content=qrtext}
people should just hold their phone to the poster and get {content=qrtext}
nobody will type {content=qrtext} by hand, so give me one of those black and white squares
the guests need to scan something at the door for {content=qrtext}
I'm printing stickers and want {content=qrtext} on them so that a camera understands it, {format:pdf=pdf would be best|as pdf}
qr {content=qrtext}
{content=qrtext} as qr, {format:eps=eps}
{colour=color} qr code, {content=qrtext}
not shortened and not hashed, {content=qrtext} in a code to scan
create a QR code
draw me one in {colour=color}, {pixels=px} pixels
%lang de
erstell mir einen QR-Code mit {content=qrtext} in {colour=color}
%lang en

%tool hueboxConvert
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
%lang de
welchen {notation:hex=Hexcode} hat {colour=color}
%lang es
dime {colour=color} en {notation:rgb=rgb} con {opacity=pct} de opacidad
%lang en

%tool hueboxPalette
build a palette from {base=colname}
{count=ncol} {scheme:analogous=analogous} colours starting from {base=colname}, mood: {mood=mood}
{mood=mood}, {count=ncol} colours, {scheme:pastel=pastel}, based on {base=colname}
{scheme:complementary=complementary} scheme of {count=ncol} for {base=colname}
the sofa is {base=colname}, what do I paint the wall with
our brand is {base=colname} and the website looks dull, find {count=ncol} friends for it
my curtains are {base=colname}, cushions should fit, think {mood=mood}
I'm wearing {base=colname} to the wedding, so which tie
{base=colname} palette
{base=colname}, {scheme:triadic=triadic}
{scheme:monochrome=monochrome}, {count=ncol}, {base=colname}
not whether one can read it, I want {count=ncol} shades that suit {base=colname}
make me a palette with {count=ncol} colours
a {scheme:pastel=pastel} palette for {mood=mood}
%lang es
hazme una paleta de {count=int} colores a partir del {base=color}
%lang en

%tool hueboxContrast
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
{background=colname} behind {foreground=colname}, {usage:heading=heading}
not a matching palette but whether eyes can cope with {foreground=colname} on {background=colname}
check the contrast of {foreground=colname}
is it legible on {background=colname}
%lang de
kann man {foreground=color} auf {background=color} gut lesen
%lang en

%tool snipyard_build_regex
write a regex for {matches=regexwhat}
regex for {matches=regexwhat} in {flavour:python=Python}, {ignore_case:true=ignoring case|case-insensitive}
{flavour:javascript=JavaScript|JS}, {ignore_case:false=case matters|case-sensitive}, {matches=regexwhat}
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
%lang de
schreib mir einen regulären Ausdruck für {matches=regexwhat}
%lang es
escríbeme una expresión regular en {flavour:python=Python} para {matches=regexwhat}
%lang en

%tool snipyard_tidy_json
format {file=jsonfile}
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

%tool snipyard_diff
what changed between {old=oldfile} and {new=newfile}
diff {old=oldfile} {new=newfile} {view:side_by_side=side by side}
{new=newfile} against {old=oldfile}, {view:unified=unified}, {ignore_spaces:true=ignore spaces|spaces don't count}
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
%lang de
was ist in {new=newfile} anders als in {old=oldfile}
%lang es
compárame {old=oldfile} con {new=newfile} {view:words=palabra por palabra}
%lang en

%tool snipyard_recase
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
%lang de
schreib {text=casetext} in {style:upper=Großbuchstaben}
%lang en

%tool votary_open
open a poll: {question=ballotq}, {options=ballotopts}
let them vote on {question=ballotq} until {closes=date}, options {options=ballotopts}
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
%lang de
starte eine Abstimmung: {question=frage}, {options=antworten}, bis {closes=date}
%lang es
abre una votación: {question=pregunta}, {options=ballotopts}, {secret:true=secreta}
%lang en

%tool votary_tally
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
%lang de
wie steht es bei der Umfrage {poll=frage}
%lang en

%tool votary_cast
vote {choice=choice} on {poll=ballotq}
my vote for {poll=ballotq} is {choice=choice}, comment: {comment=vcomment}
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
%lang es
vota por mí {choice=opcion} en {poll=pregunta}
%lang en

%tool talk
the word of the year is always one I've never heard before
my {=firstname} corrects everybody's grammar at dinner, it's exhausting
we had to learn Roman numerals at school and I forgot them all
I lost the coin toss and ended up with the top bunk, typical
{=person} once rolled three sixes in a row and still talks about it
I'm glad we finally agreed on a name for the dog
everyone writes their passwords on sticky notes in that office, honestly
my grandmother spoke {=langname} only when she was cross
teal was a mistake, but the bathroom is painted now
that summary in the meeting was longer than the report itself
JSON jokes are only funny on {=weekday}s
the vote at the club was a farce, but it's over
I've always liked audio books read by people with deep voices
%lang de
Würfeln macht nur Spaß, wenn Oma nicht schummelt
die Farbe im Flur gefällt mir inzwischen richtig gut
%lang es
mi abuelo rimaba todo lo que decía, qué risa
%lang en
