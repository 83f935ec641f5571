# Languages: translation, dictionaries, rhymes, proofreading, speech.

%list nsent: 5 | three => 3 | 10 | five => 5 | two => 2 | 8 | four => 4 | 6 | 3 | one => 1
%list lang_in: French | Spanish | German | Japanese | Italian | Polish | Dutch | Turkish | Portuguese | Korean | Arabic | Swedish | Mandarin | Hindi | Finnish | Greek | Ukrainian | Czech
%list fewx: two => 2 | 3 | four => 4 | 5 | six => 6 | three => 3 | 8 | 4 | ten => 10 | 12 | 7 | 2
%list lingo: Spanish | German | Portuguese | French | Welsh | Polish | Hindi | Dutch | Italian | Japanese
%list phrase: where is the toilet | the key is under the mat by the back door | I would like a room with a view for two nights | we come in peace and with cake | my sister is allergic to nuts | from here to the sea it is an hour by bus | please turn off the light on your way out | he left without a word for anyone
%list lang: French | German | Polish | Japanese | Swahili | Dutch | Turkish | Greek | Finnish
%list lang2: English | Spanish | Italian | Danish | Arabic | Czech | Mandarin | Welsh

%server babelroo
%list langb: French | Finnish | Mandarin | Greek | Catalan | Hungarian | Danish | Korean | Arabic | Czech | Italian | Ukrainian
%list lang3: Spanish | Welsh | German | Swiss German | Portuguese | Basque | Polish | Brazilian Portuguese | Irish | Japanese | Dutch | Turkish
%list few: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | ten => 10 | 12 | 15 | 20
%list term: end of day | invoice | sprint review | retroactively | churn rate | sous vide | proof of delivery | terms and conditions | house rules | lead time | bread, sliced | stakeholder
%list glos: Legal | kitchen words | Hollis project | marketing and sales | the Brightline contract | QA | medical, Spanish | my own | style guide 2026 | bakery | D'Arcy's list

%tool translate_passage Translate a text. Source language is detected unless given. Returns only the translation, no commentary.
%also Machine translation of plain text.
%also Puts words typed by the user into another tongue, polite or chatty, for one variety of it if needed.
%param text* (q, passage) {"type": "string", "description": "Text to translate"}
%param target_language* (to, target) {"type": "string", "description": "Language wanted"}
%param source_language (from, source) {"type": "string", "description": "Language of the text"}
%param formality (tone, register) {"type": "string", "enum": ["formal", "informal"], "description": "Register"}
%param alternatives (versions, n) {"type": "integer", "description": "How many versions to return"}
%list pass: where is the station | I'd like the bill please | my dog ate it | happy birthday, grandma | no onions, thanks | see you on Monday | get well soon | the bread is on the table | I'm allergic to nuts and eggs | good luck with the exam | it's on the house
%list passlong: we arrive on Friday at nine, is someone there to let us in | the heating in our room is broken, could you have a look | thank you for the flowers, they made my whole week | I'm sorry, I only speak a little, please talk slowly | my German friend wrote this, so be kind | please leave the parcel with the neighbour, she is always in | we booked a table for six, but now we are nine | my son is allergic to bees, what should we do | the last bus has gone, could you call us a taxi | it's not you, it's the soup
how do I say "{text=pass}" in {target_language=langb}, {formality:formal=it's for my boss|I have to be polite|to an elderly lady}
~ put "{text=pass}" into {target_language=langb}, {formality:informal=like among friends|to a mate|the way you'd tell a buddy}
from {source_language=lang3} into {target_language=langb}: {text=pass}
into {target_language=langb} out of {source_language=lang3}, please: {text=pass}
what's this in {target_language=langb}: {text=passlong}
{source_language=lang3} to {target_language=langb}, {alternatives=few} versions, "{text=pass}"
say {text=pass} in {target_language=langb}

%tool translate_document_file Translates a whole file (docx, pdf, pptx, srt) and stores the result next to the original.
%also Returns the path of the translated file.
%also Renders a stored document in another tongue and keeps or drops its look; the copy may go to some folder.
%param file* (path, document) {"type": "string", "description": "Path or name of the document"}
%param target_language* (to, target) {"type": "string", "description": "Language wanted"}
%param source_language (from, source) {"type": "string", "description": "Language of the document"}
%param output_folder (destination, folder) {"type": "string", "description": "Where the translated copy is put"}
%param keep_layout (preserve_format, layout) {"type": "boolean", "description": "Preserve formatting"}
%list file2: lease.pdf | menu spring.docx | report_v3.pptx | letter to Gran.odt | ~/docs/manual.pdf | subtitles.srt | CV and cover letter.docx | the contract with Hollis.pdf | notes-2026.md | thesis chapter 2.docx | German lessons.pdf
%list folder2: Translations | ~/out | the shared drive | Desktop | clients/Hollis | Archive 2026 | my papers | For Rosa | done and checked | downloads | Spanish stuff
I need {file=file2} in {target_language=langb}, {keep_layout:true=looking just the same|with all tables where they are|same look as now}
make a {target_language=langb} version of {file=file2}, {keep_layout:false=plain text will do|looks don't matter|never mind the design}
get {file=file2} from {source_language=lang3} to {target_language=langb} into {output_folder=folder2}
in {output_folder=folder2} put {file=file2} in {target_language=langb}
my landlord reads no {source_language=lang3}, so turn {file=file2} into {target_language=langb}
{file=file2}, {source_language=lang3} to {target_language=langb}, {output_folder=folder2}
do {file=file2} in {target_language=langb}

%tool explain_idiom Explain what a saying or slang word really means, with its origin.
%also Meaning, register and origin of an expression.
%also Tells a learner what people mean by a phrase, in a language they understand, with some sample sentences.
%param phrase* (expression, idiom) {"type": "string", "description": "The expression"}
%param language (phrase_language, lang) {"type": "string", "description": "Language the expression belongs to"}
%param explain_in (answer_language, output_language) {"type": "string", "description": "Language of the explanation"}
%param examples (sample_count, n_examples) {"type": "integer", "description": "Number of sample sentences"}
%param level (reader, depth) {"type": "string", "enum": ["child", "learner", "linguist"], "description": "For whom"}
%list idiom: break a leg | estar en las nubes | bite the bullet | da liegt der Hund begraben | no cap | to have other fish to fry | spill the tea | avoir le cafard | ins and outs | it's raining cats and dogs | tirar la toalla
%list phrase2: break a leg | bite the bullet | no cap | to have other fish to fry | spill the tea | ins and outs | gone for a Burton | a storm in a teacup | bob's your uncle | on the lash | fair dinkum
%list slang: Scots | Australian English | London slang | Irish English | Texan | Cockney | Jamaican English | American English | teenage slang | sailors' talk
%list idiomlong: you can lead a horse to water, but you can't make it drink | don't count your chickens before they hatch | when in Rome, do as the Romans do | he who sleeps with dogs gets up with fleas | a bird in the hand is worth two in the bush | if it ain't broke, don't fix it | the early bird catches the worm, but the second mouse gets the cheese | people in glass houses shouldn't throw stones | all that glitters is not gold | fool me once, shame on you
what do they mean by "{phrase=idiom}"? {level:child=my son is six|tell it to a six-year-old|so a kid gets it}
where does "{phrase=idiom}" come from, {level:linguist=I study this stuff|as deep as it goes|with all the grammar}
~ tell me in {explain_in=langb} what "{phrase=phrase2}" is in {language=slang}
my boss speaks {language=slang} and said "{phrase=phrase2}", explain it to me in {explain_in=langb}
what on earth does this mean: {phrase=idiomlong}
"{phrase=phrase2}", {language=slang}, {examples=few} sample sentences, in {explain_in=langb}
make sense of {phrase=idiom}

%tool add_term_pair Adds an entry to a glossary: this term is always translated that way.
%also Stores a term with its fixed translation.
%also Lays down how a word has to be rendered from now on, in which word list, and whether upper and lower case count.
%param term* (source_term, word) {"type": "string", "description": "Term in the source language"}
%param translation* (target_term, rendering) {"type": "string", "description": "Its translation"}
%param target_language (language, to) {"type": "string", "description": "Language of the translation"}
%param glossary (word_list, termbase) {"type": "string", "description": "Glossary it is added to"}
%param case_sensitive (match_case, exact_case) {"type": "boolean", "description": ""}
%list rend: factura | fin de la jornada | condiciones generales | plazo de entrega | pan de molde | parte interesada | tasa de abandono | normas de la casa | con efecto retroactivo | albarán | cocción al vacío | revisión
%list esp: Spanish | Mexican Spanish | Castilian | Argentine Spanish | Spanish from Spain | Latin American Spanish | European Spanish | Chilean Spanish | Spanish for Peru | Cuban Spanish
from now on {term=term} is always "{translation=rend}", {case_sensitive:true=mind the capitals|capital letters count|exactly with these capitals}
we say "{translation=rend}" for {term=term}, {target_language=esp}
in {glossary=glos}, {term=term} becomes {translation=rend}
put {term=term} under {glossary=glos} with {translation=rend} for {target_language=esp}
the client wants it strictly, so {term=term} turns into {translation=rend}, always
{glossary=glos}, {target_language=esp}, {term=term} = {translation=rend}, {case_sensitive:false=big or small letters, no matter|capitals don't matter}
remember {term=term} as {translation=rend}

%tool search_term_pairs Search the glossaries for a term. Does not translate.
%also Returns stored terms with translations.
%also Checks how a word was rendered before, in one word list or everywhere, whole word or similar spellings.
%param query* (term, q) {"type": "string", "description": "Term to look up"}
%param glossary (termbase, word_list) {"type": "string", "description": "Only in this glossary"}
%param language (target, lang) {"type": "string", "description": "Only translations into this language"}
%param match (mode, matching) {"type": "string", "enum": ["exact", "fuzzy"], "description": ""}
%param added_by (author, editor) {"type": "string", "description": "Only entries of this person"}
%list who: Jo | Ines | Kwame | Big Sal | Dr. Iyer | Tomasz | the intern | Mrs. O'Neill | Anneke | Lee from legal | Ruben | Uncle Bert | Mia Carlsson | D'Arcy
how did we render {query=term}, {match:fuzzy=something like it is fine too|roughly spelled like that|or anything close}
what's our word for {query=term}, {match:exact=to the letter|just that and nothing similar|spelled precisely so}
did {added_by=who} put {query=term} into {glossary=glos}
in {glossary=glos}, what is {query=term} in {language=langb}
I forgot how {added_by=who} wanted {query=term} to be put in {language=lang3}
{query=term}, {glossary=glos}, {language=langb}, from {added_by=who}
have we fixed a term for {query=term}

%server dictionary

%tool define_word Meaning of a word.
%also Returns dictionary definitions.
%also Explains what a word means, in a language of choice.
%param word* (term, lemma) {"type": "string", "description": "The word"}
%param language (lang) {"type": "string", "description": "Language of the word"}
%list hardword: ubiquitous | ephemeral | serendipity | petrichor | gregarious | quixotic | laconic | Schadenfreude | obfuscate | mellifluous | pedantic | zeitgeist | perspicacious | cacophony | nadir | idempotent | sanguine | recalcitrant | ennui | furtive | lugubrious | esoteric
%list word2: obtuse | to table something | Schadenfreude | run-of-the-mill | by and large | sobremesa | in lieu of | quid pro quo | flaneur | under the weather | ubuntu | Ohrwurm | and so forth
%list tongue: German | Spanish | Latin | old English | Zulu | Brazilian Portuguese | French | Swiss German | Danish | Scots
what does {word=hardword} mean?
define {word=hardword}
~ (meaning|definition) of {word=hardword} [in {language=langname}]
{word=hardword} meaning
I read the word "{word=hardword}" and have no idea what it is
look up {word=hardword} in the {language=langname} dictionary
explain the {language=langname} word {word=word} to me
my teacher called me {word=hardword}, is that good
dictionary {word=hardword}
what does this word mean?
look a word up in the {language=langname} dictionary
what does {word=word2} mean in {language=tongue}
{language=tongue} word: {word=word2}, meaning?
define {word=word2}
in {language=tongue}, what is {word=word2}
word {word=word2}, language {language=tongue}
look up the meaning of {word=word2}, it's from a letter by my aunt
%lang de
was bedeutet {word=hardword}?

%tool find_synonyms Other words with the same meaning.
%also Returns synonyms.
%also A thesaurus, gives alternatives for a word.
%param word* (term) {"type": "string"}
%param limit (max_results, count) {"type": "integer", "description": "How many words"}
%list plainword: happy | big | important | walk | beautiful | angry | fast | strange | house | say | idea | difficult | clever | money | sad | brave | tired | change | help | funny | quiet | danger
%list word2: happy | reluctant | to wander | big | stubborn | run out of | brave and bold | ephemeral | nice | well-off | mistake | give up | enormous
%list questions: 10 | twenty => 20 | 15 | five => 5 | 12 | 25 | eight => 8 | 30 | ten => 10 | 6
synonyms for {word=plainword}
another word for {word=plainword}
~ what can I say instead of {word=plainword}
give me {limit=int} alternatives to "{word=plainword}"
I keep using {word=plainword} in my essay, what else could I write
{word=plainword} synonym
{limit=int} words that mean the same as {word=plainword}
thesaurus {word=plainword}, {limit=int} suggestions
how else do you say {word=plainword}
find me some synonyms
I need {limit=int} synonyms
another word for {word=word2}
{limit=questions} alternatives to "{word=word2}"
how else can I say "{word=word2}"
what means the same as {word=word2}, {limit=questions} of them
%lang es
sinónimos de {word=word}

%tool find_rhymes Words that rhyme with a word.
%also Returns rhyming words.
%also Helps with writing verses and songs.
%param word* (term) {"type": "string"}
%param syllables {"type": "integer", "description": "Number of syllables the rhyme should have"}
%list rhymeword: orange | love | night | heart | silver | moon | time | rain | birthday | ocean | fire | tomorrow | window | dream | city | gold | coffee | winter | sea | friend
%list ryx: orange | love | Vienna | nation | heart | to remember | tiger | pie in the sky | moon | Graz | bottle | yesterday
what rhymes with {word=rhymeword}?
rhymes for {word=rhymeword}
I'm writing a poem and need something that rhymes with {word=rhymeword}
{syllables:2=two syllable|two-syllable} rhymes with {word=rhymeword}
words that sound like {word=rhymeword} at the end, {syllables:1=one syllable|a single syllable}
{word=rhymeword} rhyme
help me with my song, the line ends in {word=rhymeword}, what would rhyme
does anything rhyme with {word=rhymeword}
find a rhyme on {word=rhymeword} with {syllables:3=three syllables|3 syllables}
find a rhyme for my poem
I need a {syllables:2=two syllable} rhyme
what rhymes with {word=ryx}
{syllables=fewx}-syllable rhymes for {word=ryx}
I need something that sounds like {word=ryx} at the end, {syllables=fewx} syllables
rhyme on {word=ryx}, please, for a poem of 4 lines

%server glossarium

%tool glossarium_entry Look up the definition of a word.
%also Returns meanings, word class and origin.
%also Explains what a term stands for in a language, and on request where it comes from, how it is used or how it is said.
%param term* (word, headword) {"type": "string", "description": "Word or expression"}
%param language (lang, dictionary) {"type": "string", "description": "Language of the word"}
%param part (section, field) {"type": "string", "enum": ["meaning", "etymology", "pronunciation", "examples", "plural"], "description": "Which part of the entry"}
%list gterm: sesquipedalian | to beat around the bush | gerrymandering | petrichor | bona fide | in lieu of | quid pro quo | hubris | red herring | obsequious | to throw in the towel | défenestration | salt of the earth | mise en place | esoteric | with bated breath | zugzwang | ombudsman | for all intents and purposes | cromulent | hedge fund | cul-de-sac | pyrrhic victory | apotheosis
%list term: serendipity | to bite the bullet | threshold | raison d'être | once in a blue moon | Zeitgeist | quay | under the weather | octopus | by and large | mise en place
%list lang3: French | German | English | Latin | Brazilian Portuguese | Welsh | Italian | Swiss German | Dutch
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
{part:etymology=etymology} of {term=term}
look up {term=term} in {language=lang3}
how is the {language=lang3} word {term=term} pronounced, {part:pronunciation=pronunciation}
term {term=term}, language {language=lang3}, part {part:plural=plural}
in {language=lang3}, {part:meaning=meaning} of "{term=term}"
{part:examples=examples} for {term=term}
define {term=term}
%lang de
was bedeutet eigentlich {term=gterm}
%lang es
búscame en el diccionario qué quiere decir {term=gterm}

%tool glossarium_similar Find synonyms, opposites or broader terms of a word.
%also Returns related words.
%also Thesaurus. Suggests other words for one, of the same or of contrary meaning, in a style of speech, and not more than asked for.
%param word* (term, expression) {"type": "string", "description": ""}
%param relation (kind, type) {"type": "string", "enum": ["synonym", "antonym", "broader", "narrower"], "description": "How the words are related"}
%param register (style, tone) {"type": "string", "enum": ["formal", "informal", "poetic", "technical"], "description": "Style of speech"}
%param limit (max_results, count) {"type": "integer", "description": "How many at most"}
%list gword: happy | tired | to improve | interesting | big | angry | cheap | clever | to argue | boring | difficult | in a hurry | out of date | generous | worried | to look after | well known | quiet | brave and loyal | lazy | problem | beautiful | go for a walk
%list howmany: 6 | three => 3 | five => 5 | 10 | 4 | two => 2 | 8 | seven => 7 | 12 | ten => 10
%list wrdx: happy | nice | to walk | big | quick and dirty | stubborn | house | melancholy | give up | run-of-the-mill | car | bright | old hat
~ another word for {word=gword}
give me {limit=howmany} {register:formal=formal|more elevated} {relation:synonym=synonyms} for {word=gword}
{relation:antonym=opposite|contrary|antonym} of {word=gword}, {register:informal=slang|colloquial|informal}, {limit=howmany} of them
what else could I say instead of {word=gword}
~ my essay says {word=gword} on every single line, teacher will go mad
{word=gword} sounds so flat in my application, something {register:formal=posher|more distinguished} would help
I've used {word=gword} four times already and it's only the first paragraph
{word=gword} is what I wrote, but it should sound {register:poetic=like a poem|lyrical|more poetic}
{word=gword} {relation:synonym=synonyms}
thesaurus {word=gword}
{register:technical=technical} term for {word=gword}
I know the definition of {word=gword}, I want {limit=howmany} alternatives
find me a synonym
the {relation:broader=umbrella term|broader term|more general term} that {word=gword} falls under
{relation:antonym=opposite|opposites} of "{word=wrdx}"
{limit=fewx} other words for "{word=wrdx}", {register:formal=formal|posh|official}
{relation:broader=more general|broader} term for "{word=wrdx}"
what can I write instead of "{word=wrdx}", it's a poem

%tool glossarium_rhyme List words that rhyme with a word.
%also Returns rhymes.
%also For poets and song writers. Words with the same ending sound, of so many syllables, about a theme, clean or approximate.
%param word* (ending, sound_of) {"type": "string", "description": "Word to rhyme with"}
%param syllables (beats, length) {"type": "integer", "description": "Number of syllables"}
%param theme (topic, about) {"type": "string", "description": "What the rhymes should have to do with"}
%param near (slant, approximate) {"type": "boolean", "description": "Also approximate ones"}
%list grhyme: orange | heart | silver | December | lonely | moon | purple | whisper | together | Christmas morning | in the rain | forever and a day | fire | broken | table | cold as ice | sunshine | goodbye | mother | bicycle | with all my love | home
%list gtheme: love and loss | the sea | winter | a wedding | growing old | football | Christmas with the family | food | cats and dogs | summer in the city | leaving home | friendship | work | night | rain | money | retirement | school | a birthday for a child | hope
%list rhyme: heart | orange | moon | love | begin again | winter | silver | fire and ice | tomorrow | night | Sally | stone
%list syl: 2 | 3 | two => 2 | three => 3 | 4
%list theme: the sea | bread and butter | love | winter in the city | football | growing old, slowly | dogs | weddings | food | leaving home
what rhymes with {word=grhyme}
{syllables=nsent} syllable rhymes for {word=grhyme} about {theme=gtheme}
rhymes on {word=grhyme} to do with {theme=gtheme}, {near:true=near ones are fine too|slant rhymes included|even if they only half fit}
list rhyming words for {word=grhyme}, {syllables=nsent} syllables each
stuck on my second verse, line one stops at {word=grhyme}
the toast is on Saturday and I need a line after {word=grhyme}, it's for {theme=gtheme}
I'm writing a song and {word=grhyme} leads nowhere
what could follow in my limerick when the first line ends on {word=grhyme}
~ rhyme {word=grhyme}
{word=grhyme}, {near:false=only perfect ones|perfect rhymes only|clean rhymes}
rhymes for {word=grhyme}, {theme=gtheme}
not the meaning and not synonyms of {word=grhyme}, just what sounds like it at the end
I need a rhyme
rhymes for {word=rhyme} with {syllables=syl} syllables
what rhymes with {word=rhyme} and is about {theme=theme}
word: {word=rhyme}, theme: {theme=theme}, syllables: {syllables=syl}
about {theme=theme}, rhymes on {word=rhyme}
{syllables=syl} syllables, rhyming with {word=rhyme}, {near:true=near rhymes too|approximate ones too}
{near:false=only exact rhymes|exact ones only} for {word=rhyme}
rhymes with {word=rhyme} for a poem, theme {theme=theme}
%lang de
was reimt sich auf {word=word}
%lang es
dame palabras que rimen con {word=word}, de {syllables=int} sílabas

%tool glossarium_proofread Correct grammar and punctuation of a text.
%also Returns the corrected text with remarks.
%also Goes over a sentence, marks mistakes in tense, agreement and commas, follows British, American or other usage.
%param text* (sentence, passage) {"type": "string", "description": "Sentence or paragraph"}
%param variety (dialect, usage) {"type": "string", "enum": ["british", "american", "canadian", "australian"], "description": "Usage to follow"}
%param explain (with_reasons, remarks) {"type": "boolean", "description": "Say what was wrong"}
%list gsentence: me and him was going home | she don't like neither of them | your the best friend ever | I have seen him yesterday | between you and I | there is many reasons for it | he asked that I comes early | less people than last year | the team are winning, they celebrates | who did you gave it to | it's tail was wagging | if I would have known | we was waiting for the bus | look forward to hear from you | the datas are attached in the file | every students must bring there book | irregardless of the weather | could of been worse | I am living here since 2019 | laying on the sofa with a book
%list sentx: Me and him goes to school every day. | I has two cat and a dog | Their going to loose the match | Who's coat is this? | Yesterday I have seen Anna, she were sad. | the team are happy with they're results and wants to go on | She dont like it | Please find attach the report. | Its raining since three hours | Could you of told me earlier? | We discussed about the plan with Mr. Brown on Monday | i seen it
%list satz: ich habe ihm gestern getroffen | wegen dem Regen sind wir daheim geblieben | er ist größer wie ich | das selbe habe ich auch gedacht | wenn ich würde Zeit haben | einzigste Möglichkeit ist der Zug
%list fraseja: la problema es muy grande | hubieron muchas personas en la fiesta | pienso de que tienes razón | contra más lo miro menos me gusta | si tendría tiempo iría | detrás mío hay un perro
is this correct: {text=gsentence}
~ check the grammar of "{text=gsentence}" {explain:true=and tell me why|and explain the mistakes|with reasons}
correct "{text=gsentence}" the {variety:british=British|UK} way, {explain:false=no explanations|without comments|don't explain}
{variety:american=American} English please, {explain:true=explain what's wrong}: {text=gsentence}
"{text=gsentence}" looks odd to me, or does it
would my English teacher wince at "{text=gsentence}"
~ before this goes to the client: {text=gsentence}
I'm not a native speaker, can I send "{text=gsentence}" like that to {variety:australian=people in Sydney|an Australian}
grammar: {text=gsentence}
commas and tenses, "{text=gsentence}"
{text=gsentence} - any mistakes
no translation and no other words, only mend what's wrong in "{text=gsentence}"
proofread my sentence {variety:canadian=by Canadian rules|the Canadian way}
fix my grammar [please]
fix the mistakes: {text=sentx}
"{text=sentx}" - correct it, {variety:british=British|British English|UK spelling}
check this, {explain:true=with reasons|tell me the rules|explain each error}: {text=sentx}
any commas or words wrong in "{text=sentx}"? My teacher is American
%lang de
korrigier mir bitte den Satz "{text=satz}" {explain:true=und erklär die Fehler}
%lang es
corrígeme esta frase: {text=fraseja}

%server linguist

%tool translate_text Translate text into another language.
%also Returns the translation.
%also How something is said in a foreign language, politely or casually if that matters.
%param text* (content, phrase) {"type": "string", "description": "Text to translate"}
%param target_language* (to, target_lang) {"type": "string", "description": "Language to translate into"}
%param source_language (from, source_lang) {"type": "string", "description": "Language of the text; detected if absent"}
%param formality (tone, register) {"type": "string", "enum": ["formal", "informal"], "description": "Tone"}
%list phrase2: where is the train station | thank you very much | I would like a table for two | happy birthday | the meeting has been moved | my luggage is lost | could you speak more slowly | see you tomorrow | I am allergic to nuts | how much does this cost | we are looking forward to your visit | good luck with the exam | the bill please | no problem at all | please call an ambulance | I miss you | is this seat taken | the invoice is attached | have a safe trip | one coffee with milk | best wishes to your family | we apologise for the delay
%list tosay: where is the station | I'm sorry, I missed the bus and will be late | good luck | key under mat, dog is friendly | the parcel is with the neighbours, please ring twice | no smoking in the yard | to be or not to be | happy birthday, dear Lena | a table for two by the window | the heating in room 4 is broken | we open at nine and close at six
%list lang3: French | Portuguese | Korean | Swiss German | Polish | Arabic | Spanish | Brazilian Portuguese | Turkish | Welsh | Dutch | Old English
%list lang2_2: German | English | Swedish | Mandarin | Italian | Ukrainian | Catalan | Danish | Greek | Hindi | Finnish
%list name: Ana | Big Sal | Mrs. O'Leary | Tobias | Jun-ho | Dr. van der Meer | Nadia Brandt | Otis | Mr. Pereira | Maeve | uncle Theo | Siobhan | Ike | Li Na
%list townb: Zagreb | Denver | Palermo | Cairo | Bergen | Austin | Ghent | Lisbon | Nairobi | Riga | Perth | Bath | Oaxaca | Tallinn
translate "{text=phrase2}" (to|into) {target_language=lang_in}
how do (you|I) say {text=phrase2} in {target_language=lang_in}
what is the {target_language=lang_in} for "{text=phrase2}"
{text=phrase2} in {target_language=lang_in}[, {formality:formal=formal|polite|formally}]
put this into {target_language=lang_in}: {text=paragraph}
I need to tell my {target_language=lang_in} neighbour that {text=sentence}, translate that for me [{formality:informal=casually|in a casual tone|informally}]
(translate|render) from {source_language=lang_in} to {target_language=lang_in}: {text=phrase2}
{target_language=lang_in} translation of {text=phrase2}
I'm in a restaurant abroad, how would I say "{text=phrase2}" {formality:formal=politely|very politely} in {target_language=lang_in}
what's {text=word} called in {target_language=lang_in}
translate {text=phrase2}
translate something (to|into) {target_language=lang_in} [for me]
translate {text=tosay} into {target_language=lang3}
translate from {source_language=lang2_2} to {target_language=lang3}: {text=tosay}
text {text=tosay}, target {target_language=lang3}, source {source_language=lang2_2}
in {formality:formal=formal} {target_language=lang3}: {text=tosay}
from {source_language=lang2_2}, put {text=tosay} in {target_language=lang3}
{target_language=lang3} for {text=tosay}, {formality:informal=informal}
how do I say {text=tosay} in {target_language=lang3} to {=name}
to={target_language=lang3}, from={source_language=lang2_2}, text={text=tosay}
into {target_language=lingo}, {formality:formal=very polite|formal}: {text=phrase}
{text=phrase}, for my host in {=townb}, in {target_language=lingo}
how would one say {text=phrase} in {target_language=lingo}
%lang de
wie sagt man "{text=sentence}" auf {target_language=langname}

%tool detect_language Detect which language a text is written in.
%also Returns a language code with a confidence.
%also Tell the language of an unknown phrase without translating it.
%param text* (input, content) {"type": "string", "description": "The text"}
%list foreign: guten morgen zusammen | je ne sais pas | dove si trova la stazione | hvor er du | muchas gracias por todo | wat een mooie dag | ich habe keine ahnung | bom dia a todos | kiitos paljon | dzień dobry | c'est la vie | tack så mycket | buona notte | nerede oturuyorsun | obrigado pela ajuda | mitä kuuluu | dobar dan | quiero un café | terima kasih | la vita è bella
%list foreign2: Jeg har mistet min nøkkel | ubi bene ibi patria | Tack så mycket | merhaba | Dzień dobry, poproszę kawę i wodę | Ik weet het niet | hyvää yötä | Obrigado pela ajuda | Dw i'n hoffi coffi | Wo ist der Bahnhof? | nie ma za co | Kalimera
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
which tongue is "{text=foreign2}"
"{text=foreign2}", is that Danish or what
what are they speaking when they write "{text=foreign2}"
tell me the language of: {text=foreign2}

%server parlance
%list longread: https://longreads.example/the-last-lighthouse | minutes_march.docx | nature.com/articles/s41586 | annual_report.pdf | theatlantic.com/power-grid | tenancy agreement.pdf | chapter four.epub | www.gov.example/budget-speech | whitepaper-v3.pdf | terms_of_service.html | thesis_draft.docx | https://blog.example.org/rust-async | letter from the council.pdf | board-pack-q3.pdf | transcript.txt | press_release.md | medium.com/@ana/on-burnout | policy.pdf | notes from the hearing.txt | https://arxiv.org/abs/2301.00001
%list nfew: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | three => 3 | nine => 9
%list lang9: Danish | German | Polish | Latin | Brazilian Portuguese | Hungarian | Welsh | Arabic | Czech | Swiss German
%list datei: protokoll_märz.docx | mietvertrag.pdf | gutachten.pdf | aufsatz über Kant.pdf | interview.mp3 | sprachnotiz 4.m4a

%tool parlance.render Translate a text into another language.
%also Returns the translation.
%also Puts a phrase or message from one tongue into another, polite or familiar as wanted.
%param text* (phrase, content) {"type": "string", "description": "What to translate"}
%param into* (target_language, to) {"type": "string", "description": "Target language"}
%param out_of (source_language, from) {"type": "string", "description": "Source language"}
%param tone (manner, formality) {"type": "string", "enum": ["polite", "familiar", "business", "literal"], "description": ""}
%list phrase2: thank you for your hospitality | where is the nearest pharmacy | I am allergic to nuts and shellfish | the bill, please | happy birthday to you and your family | could we have a table by the window | I'll be there in ten minutes | we would like to check out | my luggage has not arrived | break a leg | sorry for the late reply | the heating in our room is broken | do you take cards | congratulations on the new baby | may I try this in a larger size | see you next week | how much is it with breakfast | the train was delayed | no ice for me | please find the invoice attached | is there a vegetarian option | my deepest condolences
%list sayx: where is the nearest pharmacy | the invoice is attached, please pay by Friday | thank you | I'm allergic to nuts and to shellfish | key under mat, dog is friendly | we arrive at nine, is that all right | no smoking | could you bring it to my room | welcome to the team, Tom | the meeting is moved from Monday to Tuesday
%list langx: Portuguese | Swiss German | Greek | Welsh | Brazilian Portuguese | Thai | Polish | Japanese | Dutch | Canadian French | Arabic
%list langy: English | Bavarian German | Spanish | Irish | Latin American Spanish | Turkish | Italian | Swahili | French | old Norse
%list tongue: Polish | Portuguese | German | Japanese | Welsh | Ukrainian | Dutch | Greek | Catalan | Farsi | Danish | Korean
%list text: the key is under the mat by the back door | we regret to inform you | see you at the station at noon | do not open before Christmas | with warm regards from all of us | I fell in love on a tram | no dogs on the beach from May to September | out of order since Monday
%list tongue2: English | French | Spanish | Italian | Swedish | Russian | Turkish
%list satzde: danke für die Gastfreundschaft | wo ist die nächste Apotheke | die Rechnung bitte | wir kommen etwas später | ich bin gegen Nüsse allergisch | bis nächste Woche
translate "{text=phrase2}" into {into=langname}
how do you say {text=phrase2} in {into=langname}
~ from {out_of=langname} to {into=langname}, {tone:polite=polite|nice and polite}: {text=phrase2}
into {into=langname} from {out_of=langname}: "{text=phrase2}", {tone:literal=word for word|literally}
{tone:business=for a business letter|businesslike}, in {into=langname}: {text=phrase2}
the lady at reception only speaks {into=langname} and I have to tell her {text=phrase2}
~ my in-laws know nothing but {into=langname}, what would "{text=phrase2}" be
I want to write {text=phrase2} on the card, but so that a {into=langname} speaking friend gets it, {tone:familiar=we're close|quite casual}
what do I shout in {into=langname} if I mean {text=phrase2}
{text=phrase2}, {into=langname}
{into=langname} for {text=phrase2}
{out_of=langname} to {into=langname}: {text=phrase2}
don't read it out and don't shorten it, I need "{text=phrase2}" in {into=langname}
translate {text=phrase2} for me
put this into {into=langname} for me
translate "{text=sayx}" into {into=langx}
from {out_of=langy} to {into=langx}: {text=sayx}
text: {text=sayx}, target {into=langx}, tone {tone:business=business|formal business}
into {into=langx}, in a {tone:polite=polite} tone: {text=sayx}
put {text=sayx} into {tone:familiar=familiar|informal} {into=langx}
into {into=tongue}: {text=text}
"{text=text}", from {out_of=tongue2}, {into=tongue}
{tone:business=business-like|businesslike}, {into=tongue}, "{text=text}"
put "{text=text}" into {into=tongue}, it's for the card with the tulips
%lang de
übersetz mir {text=satzde} auf {into=langname}

%tool parlance.digest Summarise an article, a document or a page.
%also Returns a summary.
%also Boils something long down to so many sentences, as bullet points, prose or a headline, in a language.
%param source* (url, document) {"type": "string", "description": "Address or file"}
%param sentences (length, max_sentences) {"type": "integer", "description": "Length"}
%param form (format, shape) {"type": "string", "enum": ["bullets", "prose", "headline", "table"], "description": "Shape of the summary"}
%param language (lang, in_language) {"type": "string", "description": "Language of the summary"}
%list src9: report.pdf | https://norvolt.net/blog/heat | The Man Who Sold the Stairs | minutes from Tuesday | www.acme.io/terms | Rivers by Ella Moor.docx | contract with Harrow & Sons | tmp-fix-2.md | the tenants' handbook | notes on bread and salt.txt
%list who: Ana | Big Sal | Mr. O'Dowd | Ella Moor | Kofi Mensah | Tove | Dr. Iyer | Anne-Marie from accounts | Uncle Bram | Hamza | Lena van der Berg | Priya N
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
summarise {source=src9} in {sentences=nfew} sentences
summarise {source=src9} as {form:bullets=bullets} in {language=lang9}
~ source {source=src9}, sentences {sentences=nfew}, form {form:prose=prose}, language {language=lang9}
in {language=lang9}, {sentences=nfew} sentences, sum up {source=src9}
as a {form:table=table} for {=who}, digest {source=src9}
%lang de
fass mir {source=datei} in {sentences=nsent} Sätzen zusammen
%lang es
hazme un resumen de {source=longread} en {language=langname}

%tool parlance.speak Read a text aloud.
%also Returns spoken audio.
%also A synthetic woman, man or robot says a file or a page through the loudspeaker, at a pace.
%param source* (document, what) {"type": "string", "description": "File or address"}
%param voice (speaker, narrator) {"type": "string", "enum": ["female", "male", "robot", "child"], "description": "Who speaks"}
%param pace (speed, tempo) {"type": "string", "enum": ["slow", "normal", "fast"], "description": "How quickly"}
%param from_page (start_page, page) {"type": "integer", "description": "Page to begin with"}
%list pageno: 12 | 40 | 7 | 115 | 88 | three => 3 | 230 | 64 | 19
%list read: chapter3.pdf | https://blog.harbour.net/fog | letter from grandma.docx | minutes, board meeting.pdf | notes.md | fern.dev/essays/on-walking | The Ferry and the Fox.epub | terms_2026.txt | essay draft for Mr. Vance.odt | poem.txt | story.html | lease | news.lab.example/today
%list ten: 5 | 10 | ten => 10 | 20 | twenty => 20 | 15 | 8 | twelve => 12 | 30 | 50 | 25 | 6
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
read me {source=read} in a {voice:female=woman's|female} voice
{source=read} from page {from_page=ten}, {pace:slow=slowly|at a slow pace}
I want to listen to {source=read}, {voice:robot=robot|mechanical} voice, {pace:fast=fast|quickly}
let me hear {source=read} before the child wakes up

%tool parlance.take_down Transcribe a recording.
%also Returns what was said in writing.
%also Turns speech in an audio file into text, tells speakers apart, puts in the time every so often.
%param recording* (audio, file) {"type": "string", "description": "Audio file"}
%param spoken_language (language, lang) {"type": "string", "description": "Language spoken"}
%param speakers (voices, people) {"type": "integer", "description": "How many people talk"}
%param timestamps (with_times, times) {"type": "boolean", "description": "Put in times"}
%list soundfile: interview_kim.mp3 | voice memo 14.m4a | standup-monday.wav | lecture on thermodynamics.mp3 | call with the bank.m4a | oral_history_2.flac | dictation.wav | panel.ogg | grandpa and the war.mp3 | REC0042.wav | witness statement.m4a | episode_12.mp3 | seminar-recording.mp4 | speech for the wedding.m4a | court_hearing.wav | whatsapp_audio.opus | choir meeting in june.mp3 | podcast raw.wav | focus-group-a.mp3 | patient notes.m4a
%list nvoices: two => 2 | 3 | four => 4 | 2 | five => 5 | three => 3 | 6
%list rec9: interview with Ella.mp3 | memo_12.m4a | board meeting, part 2.wav | Live at The Anchor.flac | voicemail | tmp-fix-2.ogg | call from Norvolt.mp3 | lecture on bees and wasps.mp3 | Otis.wav | zoom_0412.mp4
%list audioes: entrevista.mp3 | nota de voz 3.m4a | clase de historia.wav | reunión con el banco.m4a | grabacion_12.ogg
transcribe {recording=soundfile}
what was said in {recording=soundfile}, {speakers=nvoices} people, {timestamps:true=with timestamps|with the times}
{recording=soundfile} as text, it's in {spoken_language=langname}, {timestamps:false=no timestamps|leave out the times}
{spoken_language=langname}, {speakers=nvoices} speakers: write down {recording=soundfile}
~ I have to quote from {recording=soundfile} and won't listen to the whole hour again
my colleague is deaf and needs {recording=soundfile} on paper
I talked into my phone on the walk, it's {recording=soundfile}, and now I want to edit that
{recording=soundfile} has {speakers=nvoices} of us shouting over each other, who said what?
{recording=soundfile} transcript
{recording=soundfile}, {timestamps:true=times included}
{spoken_language=langname} transcript of {recording=soundfile}
~ don't translate {recording=soundfile}, leave it in {spoken_language=langname} and type it up
transcribe the recording
type up what they say, there are {speakers=nvoices} of them
transcribe {recording=rec9} with {speakers=nfew} speakers
transcribe {recording=rec9} in {spoken_language=lang9} {timestamps:true=with timestamps}
Recording: {recording=rec9} / language: {spoken_language=lang9} / speakers: {speakers=nfew} / times: {timestamps:false=no}
{speakers=nfew} people talking in {spoken_language=lang9}, transcribe {recording=rec9}
{timestamps:true=with times}, in {spoken_language=lang9}, {recording=rec9}
%lang de
schreib {recording=datei} ab, {speakers=int} Sprecher, {timestamps:true=mit Zeitmarken}
%lang es
~ transcríbeme {recording=audioes}, está en {spoken_language=langname}

%server polyglot
%list phrase2: where is the station | the soup is too hot for me | I'm allergic to nuts and shellfish | how much is it with breakfast | can I pay by card at the bar | we are lost in the woods | my tooth hurts since monday | from the bottom of my heart | see you at the market at nine | by the way, you left the lights on

%tool polyglot-translate Translate a text into a target language.
%also Returns translated text.
%also Says the same thing in a foreign tongue, politely or casually; the original language is guessed when it is not given.
%param text* (content, input, q) {"type": "string", "description": "Text to translate"}
%param target_language* (to, target, lang) {"type": "string", "description": "Language to translate to"}
%param source_language (from, source) {"type": "string", "description": ""}
%param formality (tone, register) {"type": "string", "enum": ["formal", "informal", "neutral"], "description": "How polite"}
%list phrase3: where is the train station | I would like a table for two | the bill please | my luggage has not arrived | happy birthday, dear grandmother | do you have this in blue | I am allergic to shellfish | we will be there at eight | could you speak more slowly | no parking in front of the gate | thank you for your hospitality | the shower does not work | best wishes for the new year | how do I get to the harbour | please do not ring after ten | the dog does not bite | I have lost my passport | good luck with your exam | see you next summer | is breakfast included | keep the change | what time does the last ferry leave
%list phrase4: where is the station | I am allergic to nuts, please be careful | two beers and the bill | from Monday to Friday we are closed | good night | the bread is in the oven, the soup is on the table | translate nothing, just listen | he lives with his sister in Leeds | see you soon | my room has no towels
%list tongue: French | German | Spanish | Brazilian Portuguese | Polish | Japanese | Arabic | Dutch | Turkish | Swiss German | Welsh | Mandarin
%list langb: English | Italian | Finnish | Catalan | Korean | Ukrainian | Danish | Greek
%list phraseb: ich bin gleich da | dónde está la estación | bonne nuit, à demain | dwa piwa | vi ses på mandag | ik heb honger en dorst | o pão está no forno | iyi geceler
%list phrase_de: der Schlüssel liegt unter der Matte | wir kommen eine Stunde später | alles Gute zum Geburtstag | ich hätte gern ein ruhiges Zimmer | wo ist die nächste Apotheke | das Wasser ist leider kalt | vielen Dank für die Einladung | ich bin allergisch gegen Nüsse | bitte nicht stören | mein Koffer ist nicht angekommen
%list phrase_es: no tengo cobertura | la cuenta, por favor | llegamos el sábado por la noche | feliz cumpleaños, abuela | soy alérgico a los frutos secos | dónde está la farmacia más cercana | gracias por la invitación | se me ha roto la maleta | nos vemos en la plaza | el perro no muerde
translate "{text=phrase3}" (to|into) {target_language=langname}
how do (I|you) say {text=phrase3} in {target_language=langname}[, {formality:formal=politely|formally|very politely}]
{target_language=langname} for "{text=phrase3}"
what would a waiter in Rome understand better, I mean: {text=phrase3}, put that in {target_language=langname}
"{text=phrase3}" from {source_language=langname} to {target_language=langname} please
into {target_language=langname}, {formality:informal=casual|among friends|the way friends talk}: {text=phrase3}
my landlady only speaks {target_language=langname}, I want to tell her {text=phrase3}, {formality:formal=respectfully|in a polite way}
{formality:informal=informal} {target_language=langname} translation (of|for) {text=phrase3}
to {target_language=langname} from {source_language=langname}, {formality:neutral=neutral tone|neutral}: "{text=phrase3}"
I'm writing a card in {target_language=langname}, it should read {text=phrase3}
the sentence {text=phrase3} is {source_language=langname}, give me the {target_language=langname}
translate "{text=phrase3}"
how would I put that in {target_language=langname}
translate {text=phrase4} into {target_language=tongue}
"{text=phrase4}" in {target_language=tongue}, {formality:formal=formal}
from {source_language=tongue} to {target_language=langb}: {text=phraseb}
into {target_language=tongue}, {formality:informal=informally}: {text=phrase4}
text {text=phrase4}, target {target_language=tongue}, formality {formality:neutral=neutral}
into {target_language=lang}, {formality:formal=politely|formal}: {text=phrase2}
{text=phrase2} from {source_language=lang2} to {target_language=lang}
as they say it in {target_language=lang}: {text=phrase2}
with {formality:informal=friends|mates}, how do I say {text=phrase2} in {target_language=lang}
%lang de
übersetz {text=phrase_de} ins {target_language=langname}[, {formality:formal=höflich|förmlich}]
wie sagt man „{text=phrase_de}“ auf {target_language=langname}
%lang es
tradúceme "{text=phrase_es}" al {target_language=langname}
¿cómo se dice {text=phrase_es} en {target_language=langname}? {formality:informal=en plan coloquial|de manera informal}

%tool polyglot-spellcheck Check the spelling and grammar of a text.
%also Returns mistakes with suggestions.
%also Proofreads a sentence or a word and offers corrections, by the rules of one language or variety.
%param text* (content, sentence) {"type": "string", "description": "What was written"}
%param variety (language, locale) {"type": "string", "description": "Language or variety whose rules count"}
%param check (mode, rule_set) {"type": "string", "enum": ["spelling", "grammar", "punctuation", "style"], "description": "Only this kind of mistake"}
%list wrongtext: i would of come if i could | their going too the beach | recieve | definately | he dont know nothing | accomodation | its to late for that now | me and her was there first | seperate rooms for the guests | I look forward to hear from you | neccessary | we was waiting since two hours | let's eat grandma | the informations are wrong | occured | who's turn is it | she have been to paris | irregardless | I am here since monday | embarass | more better than before | your welcome to join
%list variety: British English | American English | Swiss German | Canadian French | Brazilian Portuguese | Australian English | Mexican Spanish | German | Italian | French | Austrian German | Dutch | UK English | Spanish
%list sptext: Their going to the shop, and me to | I would of told him | the cat sat on it's mat | we was late for the train to Leeds | accomodation | Dear Sir or Madam I write about the flat | him and me goes by bus | recieved with thanks | Your welcome, Sal | how do you spell it in British English | lets eat grandma
%list spvar: British English | American English | Australian English | Swiss German | US English | Irish English | Canadian English | UK English | South African English | Indian English
%list falsch: wegen dem Regen | Standart | ich habe das gesehn | seid gestern | das selbe wie immer | Rythmus | einzigste Lösung | wir haben gewunken
%list variedad: inglés británico | español de México | alemán | inglés americano | francés | portugués de Brasil
is "{text=wrongtext}" (correct|right) [in {variety=variety}]
(spellcheck|proofread) this: {text=wrongtext}
{text=wrongtext}, is that how you write it
any mistakes in "{text=wrongtext}"
my teacher is strict, does {text=wrongtext} pass
~ look only at the {check:punctuation=commas|commas and full stops|punctuation} in "{text=wrongtext}"
{check:grammar=grammar} check for {variety=variety}: {text=wrongtext}
by {variety=variety} rules, does "{text=wrongtext}" have {check:spelling=typos|wrongly spelled words|misspelled words}?
I typed {text=wrongtext} in a hurry, please polish the {check:style=style|wording|phrasing}, it's {variety=variety}
before I send it: "{text=wrongtext}" ({variety=variety}), {check:grammar=grammatically okay|is the grammar fine}?
could you go over something I wrote in {variety=variety} for {check:spelling=typos|spelling}
check my {check:grammar=grammar}
check "{text=sptext}" in {variety=spvar}
spellcheck {text=sptext}
text: {text=sptext}. variety: {variety=spvar}. check: {check:spelling=spelling}
in {variety=spvar}, is the {check:grammar=grammar} right in "{text=sptext}"
only {check:punctuation=punctuation|commas and full stops}: {text=sptext}
{check:style=style} check by {variety=spvar} rules for "{text=sptext}"
by the rules of {variety=lang}, {text=phrase2}
only {check:punctuation=the commas|punctuation} in {text=phrase2}
{text=phrase2}, is that right in {variety=lang2}, [my teacher is strict]
%lang de
ist „{text=falsch}“ richtig geschrieben
%lang es
revísame la {check:spelling=ortografía} de "{text=wrongtext}", es {variety=variedad}

%server tonguebureau

%tool orderTranslation Order the translation of a document by a translator.
%also Returns the job and its price.
%also Have a professional put something written into another language, in a certain tone, up to a day.
%param document* (text, file) {"type": "string", "description": "What is translated"}
%param source (from, source_language) {"type": "string", "description": "Language it is in"}
%param target* (to, into) {"type": "string", "description": "Language it should be in"}
%param deadline (due, by) {"type": "string", "description": "Until when"}
%param tone (style, register) {"type": "string", "enum": ["formal", "casual", "legal", "marketing", "technical"], "description": ""}
%list paper: user manual | menu for the garden party | website texts | warranty terms and conditions | price list with photos | press text on the merger | safety sheet for the solvent | letter to the mayor | app store entry | cookbook | tender for the bridge | birth certificate | lease for the shop in Porto | newsletter | subtitles of the tour film | report on the accident | wedding speech | catalogue with wines | allergy cards | patent on the pump | museum guide | job ad for drivers
%list lng: German | Spanish | French | Polish | Italian | Dutch | Japanese | English | Portuguese | Turkish | Swedish | Czech | Arabic | Finnish | Korean | Greek | Danish | Hungarian | Ukrainian | Catalan
%list day: friday | next monday | tomorrow | june 3 | the 15th | the end of the month | next week | wednesday | 2025-09-01 | march 21st | the first of july | thursday | the day after tomorrow | 30 september | 12/9 | monday the 8th | sept 2 | saturday | christmas eve | the end of the quarter
%list doc: the lease | my birth certificate | User guide for the boat | offer-2026.docx | the letter from the bank | terms and conditions | Rivers by Ella Moor | our menu | thesis, chapter two | the website text | manual_v3.pdf | contract with Pino's
%list lng2: German | Polish | French | Brazilian Portuguese | Japanese | Swiss German | Turkish | Simplified Chinese
%list lng2_2: English | Spanish | Italian | British English | Dutch | Ukrainian | Arabic | Latin American Spanish
%list endday: the 30th | Sunday | 12 April | the end of the month | next Wednesday | Christmas Eve | 1 September | the 2nd of July | Monday week | the end of the year | mid-August | 31 December
%list day2: tomorrow | friday | saturday the 14th | next monday | 6 june | the 21st | tonight | thursday | august 2nd | sunday | 2025-09-17 | next wednesday | new year's eve | the first of october | in two weeks | this saturday | 11/5 | tuesday next week
%list docname: Handbook for the kitchen | Minutes from Lyon | Offer under review | Rules of the house | Letter to the landlord | Guide for new drivers | Speech for Ida's wedding | Plan B
%list pdf: lease.pdf | offer for globex.pdf | thesis_v9.pdf | minutes-from-may.pdf | manual.pdf | will.pdf
%list doctitle_de: Hausordnung | Protokoll der Sitzung | Angebot für die Stadtwerke | Reiseführer für Gäste | Rede zum Jubiläum | Brief an den Vermieter | Sicherheitsregeln im Labor | Leitfaden für neue Kollegen | Ideen für den Garten | Notfallplan
%list doctitle_es: Acta de la reunión | Carta al casero | Normas de la casa | Plan de la feria | Guía para nuevos compañeros | Discurso de la boda | Ideas para el huerto | Oferta para el hotel | Recetas con pan | Resumen del año
translate the {document=paper} into {target=lng} by {deadline=day}
order a translation of the {document=paper} from {source=lng} to {target=lng}
{document=paper}, {source=lng} to {target=lng}, {tone:formal=formal}, until {deadline=day}
{target=lng} translation of the {document=paper}, {tone:marketing=marketing} tone, {deadline=day}
to {target=lng} from {source=lng}: {document=paper}[, {tone:legal=legal}]
by {deadline=day} I need the {document=paper} in {target=lng}, {tone:technical=technical}
the {document=paper} should be readable for people who only speak {target=lng}
have someone put the {document=paper} into proper {target=lng}, {tone:casual=relaxed|easygoing}
our {source=lng} {document=paper} must exist in {target=lng} too
the neighbours across the border would like to come but cannot read it. get the {document=paper} done in {target=lng}, {deadline=day} at the latest
please no machine this time, last year everyone laughed at us, so a human for the {document=paper}, {source=lng} into {target=lng}
translate the {document=paper}
order a {tone:legal=legal} translation into {target=lng}
order a translation of {document=doc} from {source=lng2} into {target=lng2_2}
have {document=doc} translated to {target=lng2_2} by {deadline=endday}
document: {document=doc}, from: {source=lng2}, to: {target=lng2_2}, tone: {tone:formal=formal}
by {deadline=endday}, {tone:legal=legal} translation of {document=doc} into {target=lng2_2}
into {target=lng2_2} from {source=lng2}: {document=doc}
translate {document=doc} into {target=lng2_2}, {tone:technical=technical} tone, deadline {deadline=endday}
{document=doc}, {source=lng2} to {target=lng2_2}, {tone:casual=casual}
into {target=lang} by {deadline=day2}, {document=docname}
from {source=lang2} to {target=lang}, {tone:legal=in legal language|legal wording}, {document=pdf}
{document=docname} in {target=lang}, it's {source=lang2} now
%lang de
lass {document=doctitle_de} bis {deadline=date} ins {target:Spanische=Spanische} übersetzen
%lang es
encarga la traducción de {document=doctitle_es} al {target:alemán=alemán} para {deadline=date}

%server verbelot
%list few: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | ten => 10 | 12 | 20
%list lang3: Polish | Spanish | Welsh | German | Brazilian Portuguese | Japanese | Ukrainian | Swiss German | Arabic | Dutch | Tagalog | French
%list langb: English | Italian | Turkish | Irish | Mandarin | Catalan | Danish | Farsi | Greek | Tamil | Canadian French | Romanian

%tool verbelot_other_words Thesaurus. Words of the same meaning, or of the contrary one with `opposite`.
%also Look up synonyms and antonyms.
%also Suggest how else to put a term, more stately or more relaxed, within a given context.
%param word* (term, expression) {"type": "string", "description": "Word or expression"}
%param context (domain, used_in) {"type": "string", "description": "Kind of text it is used in"}
%param style (register, level) {"type": "string", "enum": ["elevated", "colloquial", "archaic"], "description": "Only words of this style"}
%param opposite (antonyms, contrary) {"type": "boolean", "description": "Antonyms instead"}
%param max (limit, count) {"type": "integer", "description": "How many"}
%list word2: stubborn | to wander | glee | fed up | gorgeous | toast | shy | kick the bucket | lukewarm | house and home | to mumble | thunder
%list setting: a love letter | my CV | wedding speech | children's books | a legal notice | crosswords | the school essay | an obituary | tweets and captions | a menu
%list wordlong: to pretend you know, while you have no idea | walking slowly because there is no hurry at all | somebody who talks a lot and says little | being glad that another one fails | to put off until Friday what bores you | that feeling when the train leaves without you | to eat standing up, straight from the pan | someone who is always late, but with a good excuse | to say sorry without meaning it | a meal made of what was left over
%list wordtrap: old-fashioned | opposite | formal | slang | contrary | colloquial | poetic | two | casual | antique
how else can I put {word=word2}, {style:colloquial=the way kids talk|as you'd say it in a pub|nothing fancy}
what's {word=word2} {opposite:true=the other way round|turned on its head|reversed}, about {max=few}
for {context=setting}, something instead of {word=word2}
another way to say {word=word2} in {context=setting}, {style:elevated=a bit posh|rather grand|for a posh crowd}
is there one term for {word=wordlong}
~ {word=word2}, {context=setting}, {max=few} of them, {style:archaic=like in Shakespeare's day|as granny's granny would say}
I need something else for {word=wordtrap}

%tool verbelot_rhymes Words that rhyme. For words of like meaning: verbelot_other_words.
%also Find rhymes for a word.
%also Rhyming dictionary: words which end on the same sound, pure or approximate, of a certain length, fitting a theme.
%param word* (term, base) {"type": "string", "description": "Word to rhyme on"}
%param theme (topic, about) {"type": "string", "description": "Prefer words about this"}
%param syllables (length, beats) {"type": "integer", "description": "Length of the rhymes"}
%param purity (strictness, quality) {"type": "string", "enum": ["perfect", "approximate"], "description": ""}
%param language (lang, in_language) {"type": "string", "description": "Default: language of the word"}
%list rhyme: orange | love | Cork | silver | heart | Tuesday | moon | time and tide | kitchen | bicycle | never | night
%list rtheme: the sea | football | love and loss | winter | cats | work | my gran's kitchen | trains, ships | food | goodbye
%list rhymelong: over the hills and far away, my dear | she sells the shop by the sea | I never said that I'd be home by nine | nobody knows what the night will bring | wake me up when the rain is gone | we danced on the roof, you and I | and all the dogs were barking at the train | I left my heart in the back of a cab | if you were a bird, I'd be a tree | the old man laughed and shut the gate
%list rhymetrap: perfect | three | French | nearly | syllable | roughly | two | English | clean | Dutch
what goes with {word=rhyme} in a song, {purity:approximate=roughly will do|needn't be exact|half ones are fine}
I'm stuck on {word=rhyme}, {purity:perfect=clean ones only|has to fit to the letter|no cheating}
something about {theme=rtheme} to end on {word=rhyme}
to go with {word=rhyme}, from the world of {theme=rtheme}
my verse ends in "{word=rhymelong}", what could follow
{word=rhyme}, {syllables=few} syllables, on {theme=rtheme}, in {language=lang3}
what sounds like {word=rhymetrap}

%tool verbelot_polish_text Corrects spelling, grammar and style of a text you supply. Never translates.
%also Proofread a piece of writing.
%also Hand back a cleaner version of some sentences in the wished tone and spelling, shorter if desired, with the mistakes explained.
%param text* (content, draft) {"type": "string", "description": "Text to correct"}
%param tone (style, voice) {"type": "string", "enum": ["friendly", "formal", "firm"], "description": ""}
%param spelling (variety, dialect) {"type": "string", "enum": ["british", "american"], "description": ""}
%param reader (audience, addressee) {"type": "string", "description": "Who will read it"}
%param explain (show_changes, with_reasons) {"type": "boolean", "description": "List every change with its rule"}
%list draft: i has went to the shop | we was hoping you can come | thanks for you're help | me and Jo is late | please sent the invoice again | its raining since three days | he don't know nothing | your welcome at any time | I is writing to complain | who's dog is this
%list reader: my landlord | the whole street | a judge | kids of eight | Mrs. O'Neill | the bank | customers in Lyon | our members | the head teacher | a friend
%list draftlong: dear Mr. Tanaka, I writes because the roof still leaks | we are not amused about the noise, specially after ten | hi Sal, can you send me them photos until Friday | i want my money back, the shoes is broken after a week | our team have grown and we seeks a cook | on Sunday we was at the lake, it were lovely | I look forward to meet you at the fair in Lyon | if I would have known it, I came earlier, sorry | the shop where I buyed it say it is not there fault | we has two childs, they is both in school now
%list drafttrap: she speak American | explain me the rule | we is friendly people | I write formal letters since May | the British is coming | be firm and dont cry | why changes is bad | a formally dinner, please | friendly greets from Bath | I explains it later
fix this: "{text=draft}", {spelling:american=the way they spell in Texas|as they write it over in Ohio|US style}
make it right, "{text=draft}", {explain:true=and tell me why|I want to learn from it|say what was wrong}
for {reader=reader}, straighten out "{text=draft}"
"{text=draft}" goes to {reader=reader}, mend it, {tone:firm=don't be too nice|they should feel we mean it|no softness}
check the grammar here: {text=draftlong}
{spelling:british=Queen's English|as in London}, {tone:friendly=warm and kind|sweet}, for {reader=reader}: "{text=draft}"
any mistakes in "{text=drafttrap}"

%tool verbelot_book_interpreter Books a human interpreter for spoken conversation. For written documents see verbelot_order_translation.
%also Engage an interpreter.
%also Somebody who renders speech between two languages at an appointment, present in the room or by video.
%param spoken* (source_language, from) {"type": "string", "description": "Language of the person who needs help"}
%param into (target_language, to) {"type": "string", "description": "Language interpreted into"}
%param occasion (purpose, setting) {"type": "string", "description": "Kind of appointment"}
%param when* (start, datetime) {"type": "string", "description": "Day and time"}
%param mode (type, delivery) {"type": "string", "enum": ["on_site", "video", "phone"], "description": "Default video"}
%list slot: tomorrow at 9 | Friday at half past two | Monday 10:15 | the 12th at noon | next Tuesday at 4 pm | Wednesday 18:00 | tonight at eight | 5 May at 14:30 | Sunday at ten | Thursday 8 am
%list appoint: the dentist | a parents' evening | court | signing the lease | a check-up at St. Mary's | the asylum office | a factory tour | her wedding | a bank meeting | the driving test
%list appointlong: telling my mother-in-law how the operation will go | a day with buyers who look at our looms | a talk with the teacher about Amira's marks | the hearing, which may well last until evening | viewing a flat where the owner is deaf to English | swearing in at the town hall, with speeches | a quarrel with the builder, who brings his lawyer | reading the contract before we sign it at noon | the first visit of the midwife, and perhaps the second | a school trip with thirty children and two teachers
need somebody who speaks {spoken=lang3}, {when=slot}, {mode:on_site=in the flesh|sitting next to us|there in the room}
someone for {spoken=lang3} speakers {when=slot}, {mode:phone=a voice on the line is enough|nobody has to see anyone|just by ear}
~ from {spoken=lang3} to {into=langb}, live, {when=slot}, for {occasion=appoint}
for {occasion=appoint} a person who turns {spoken=langb} into {into=lang3}, {when=slot}
get a {spoken=lang3} interpreter {when=slot} for {occasion=appointlong}
{when=slot}, {occasion=appoint}, {spoken=langb} into {into=lang3}, {mode:video=on screen|with a camera}
I need an interpreter who talks {spoken=lang3}, {when=slot}

%tool verbelot_order_translation Orders the translation of a document from a human translator. Price is quoted by mail.
%also Commission a written translation.
%also Has a paper rendered into another language by a professional, sworn when an authority wants it, until a certain day.
%param document* (file, paper) {"type": "string", "description": "Name of the file or paper"}
%param into* (target, to_language) {"type": "string", "description": "Target language"}
%param out_of (source, from_language) {"type": "string", "description": "Source language"}
%param translator (linguist, assigned_to) {"type": "string", "description": "Preferred translator"}
%param due (deadline, by) {"type": "string", "description": "Deadline"}
%param certified (sworn, official) {"type": "boolean", "description": "With stamp, for authorities"}
%list paper: birth certificate | the lease | my diploma | grandma's letters | contract with Hollis and Sons | user manual | will, second version | patent claims | menu.docx | the doctor's report | police clearance
%list due: Friday | the 30th | the end of the month | 12 April | next Wednesday | Sunday evening | the 15th | mid-August | 1 September | Easter
%list who: Jo | Kwame | Big Sal | Dr. Iyer | Mrs. O'Neill | Tomasz | the new neighbour | Anneke | Lee from the choir | Uncle Bert | Mia Carlsson | D'Arcy | Priya | our old landlord
%list paperlong: the letter that came from the tax office in May | everything the surgeon wrote after the second operation | the recipes my aunt left, about forty pages | what we signed with the builder, plus both annexes | the speech he gave when the bridge was opened | the two pages about what happens if one of us dies | everything on the back of the old map | my references, the ones from the hotel in Vigo | what the vet wrote when we brought the dog over | the rules of the house, including the part on bins
%list whob: Ines | Ruben | Aunt Fay | Mr. Tanaka | Otto | my boss | Yuki | the man from the bakery | Rosa | Fergus O'Dea | Sanne | grandpa | Bea at the library | Dev
%list papertrap: Stamp Act | a certified copy of the deed | the official gazette | the Italian job ad | sworn statement | the English garden brochure | French leave form | the seal report | Roman law essay | the Dutch oven manual
have {document=paper} done into {into=langb}, {certified:true=with an official stamp|the embassy wants a seal|it's for the registry office}
{document=paper} into {into=lang3} please, {due=due} at the latest
out of {out_of=lang3} into {into=langb}: {document=paper}
into {into=langb} from {out_of=lang3}, {document=paper}, by {translator=who} again
somebody should put {document=paperlong} into {into=lang3}
{document=paper}, {out_of=langb} to {into=lang3}, {translator=whob}, until {due=due}, {certified:false=no stamp|not sworn}
order a translation of {document=papertrap} to {into=lang3}

%server voicebox

%tool text_to_speech Turn text into spoken audio.
%also Returns an audio file.
%also Have a sentence spoken by a synthetic voice of a chosen kind and speed.
%param text* (input, script) {"type": "string", "description": "What to say"}
%param voice (speaker, voice_id) {"type": "string", "enum": ["female", "male", "child", "robot", "narrator"], "description": "Kind of voice"}
%param speed (rate, tempo) {"type": "string", "enum": ["slow", "normal", "fast"], "description": ""}
%list speech: dinner is ready | welcome to our podcast | the train is now arriving | once upon a time there was a fox | please leave a message after the tone | good morning everyone | your order is on its way | do not touch the red button | happy birthday dear Emma | thank you for calling | we will be right back | mind the step | the museum closes in ten minutes | breathe in and breathe out | this is a test | ladies and gentlemen, take your seats | turn left at the next corner | class is cancelled today | your table is waiting | sleep well little one
%list speech2: doors close in five minutes | Welcome aboard, dear guests | happy birthday, Tom and Lina | mind the gap | once upon a time there was a slow fox | no | the lift to floor three is out of order | Dinner! | your call is important to us, please hold | lights off at ten | thank you for coming to Rosa's party
%list anna: Anna | Mr. Boateng | Ingrid | Kofi | Ms. Duarte | Pavel | Yusuf | Miriam | Tove | Declan | Dr. Iyer | Chiara | Hamza | Rosalind | Jin
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
read "{text=speech2}" aloud, {voice:male=man's voice|male voice}
audio of "{text=speech2}", {speed:slow=slowly|slow}, {voice:narrator=like a narrator|narrator}
let {voice:robot=a robot|a machine} say "{text=speech2}" {speed:fast=fast|quickly}
speak this for the child next door: "{text=speech2}"
with {voice:robot=a robot's voice|the robot}, {speed:slow=slowly|nice and slow}: {text=phrase}
{text=phrase}, out loud, for {=anna} on the other side of the room
%lang es
di en voz alta "{text=sentence}"

%tool transcribe_audio Turn a recording into text.
%also Returns a transcript.
%also Write down what is said in an audio file, marking who speaks if wanted.
%param file_path* (audio, recording) {"type": "string", "description": "Audio file"}
%param language (lang, spoken_language) {"type": "string", "description": "Spoken language"}
%param speaker_labels (diarize, speakers) {"type": "boolean", "description": "Mark who is speaking"}
%list audio: interview.mp3 | meeting-12-may.m4a | voice_memo_7.wav | podcast/episode3.mp3 | ~/recordings/lecture.wav | call.ogg | standup.mp3 | dictation.m4a | grandma-story.wav | board-meeting.mp3 | /tmp/audio.flac | user-test-4.mp3 | song_idea.m4a | Downloads/voicemail.amr | panel.mp3
%list aud: interview_3.mp3 | voice memo from Tuesday.m4a | board-meeting.wav | Call with Ravi and Jo.mp3 | rec 004.ogg | ~/audio/lecture.flac | grandma.m4a | /tmp/tmp-fix-2.wav | podcast draft, part 1.mp3 | a1.wav
%list lang3: French | German | Brazilian Portuguese | Welsh | Swiss German | English | Mandarin | Spanish | Dutch | Polish
%list audio2: interview_with_grandma.mp3 | board-0412.wav | memo from the car.m4a | lecture_on_bees.mp3 | call_june.ogg | choir-rehearsal.wav | session3.m4a
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
transcribe {file_path=aud} in {language=lang3}
turn {file_path=aud} into text, {speaker_labels:true=with speaker names|mark who speaks}
the recording is in {language=lang3}: {file_path=aud}
~ file: {file_path=aud}, language: {language=lang3}, speakers: {speaker_labels:true=yes}
from {language=lang3} speech to text, {file_path=aud}
{speaker_labels:false=without speaker labels|no speaker labels}, transcribe {file_path=aud}
{file_path=aud}, spoken {language=lang3}, {speaker_labels:true=label the speakers}
in {language=lingo}, {file_path=audio2}, {speaker_labels:true=with who says what|mark the speakers}
need {file_path=audio2} as text for the trial by Monday
%lang de
transkribiere [die Aufnahme] {file_path=audio}
