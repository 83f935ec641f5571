# Leisure: events, museums, games, puzzles, learning, music practice, crafts.

%list hand: 7 | five => 5 | 13 | ten => 10 | 5 | seven => 7 | 6 | 10 | thirteen => 13
%list day: Friday | the 14th | Saturday the 9th | 3 March | the 22nd of June | Wednesday | Sunday | 9 October | Tuesday | July 4th | New Year's Day | the last Monday in May
%list seat: two => 2 | 3 | four => 4 | 5 | six => 6 | 2 | eight => 8 | three => 3 | 10 | seven => 7
%list pal: Jonah | my sister | Priya | Aunt Bea | Mrs. Kowalski | Tomasz from work | Mei-Lin | old Mr. Ferris | D'Angelo | Sofie next door | my dad | Ruth
%list starttime: 7 | half past six | 8:15 pm | 19:00 | nine | quarter to eight | 20:30 | 5 o'clock | noon | ten past three | 6pm | half seven
%list act: the Copper Owls | Lila Montrose | Bram and the Beetles | Kid Saffron | Orchestra of Dust | Nadia O'Hare | salt & satin | Old Ferry Road | Professor Plum | Tunde Bakare | queens of Antwerp | Jasper, Live
%list some: ten => 10 | 5 | three => 3 | 20 | a dozen => 12 | 8 | 15 | twenty => 20 | 30 | six => 6
%list day2: tomorrow | next Friday | this Saturday | the day after tomorrow | 6 November | Monday | next Wednesday | 18 July | the 8th of May | Sunday week | 2027-04-11 | March 19th
%list ppl: two => 2 | 4 | six => 6 | 8 | 12 | ten => 10 | five => 5 | 15 | seven => 7 | 9
%list date2: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | 9 October | Sunday | July 4th | the 1st of May | 12/8 | Saturday the 9th
%list min: 20 minutes => 20 | half an hour => 30 | 45 minutes => 45 | an hour => 60 | ten minutes => 10 | 90 minutes => 90 | 15 minutes => 15 | 5 minutes => 5 | forty minutes => 40 | 25 minutes => 25
%list lang: Dutch | French | Turkish | Portuguese | Swiss German | Polish | Welsh | Arabic | Italian | Ukrainian | Japanese
%list dayb: the 30th | next Thursday | 12 April | Tuesday | the 2nd of July | Easter Monday | 20 December | the 17th | Sunday | 5/11 | next weekend
%list off_at: 7 | half past six | 6:30 pm | noon | 19:00 | quarter to nine | 4 pm | nine | 11:15 | 5 o'clock | 20:30 | ten past three
%list few: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | 2 | nine => 9
%list lang2: French | German | English | Latin | Brazilian Portuguese | Welsh | Italian | Swiss German | Dutch
%list fewx: two => 2 | 3 | four => 4 | 5 | six => 6 | three => 3 | 8 | 4 | ten => 10 | 12 | 7 | 2
%list name: Ana | Big Sal | Mrs. O'Leary | Tobias | Jun-ho | Dr. van der Meer | Nadia Brandt | Otis | Mr. Pereira | Maeve | uncle Theo | Siobhan | Ike | Li Na
%list whoa: Anna | Kofi | Mrs. Farouk | Big Sal | Dr. Iyer | Jin | Tom Baker | my sister | O'Neill | April | Old Pete | Rosalind Hart-Davies | aunt Mo | Yusuf
%list whob: Maria | Ewan | Mr. Quill | Viggo | the new girl in sales | Nadia | Art Will | Solveig Lund | D'Angelo | Ms. Reed | Hamza | Jean-Luc | Theo | May Summers
%list tongue: Polish | Portuguese | German | Japanese | Welsh | Ukrainian | Dutch | Greek | Catalan | Farsi | Danish | Korean
%list heads: 14 | six => 6 | 22 | nine => 9 | 30 | 5 | eleven => 11 | 8
%list slot: Friday at 7:30 | tomorrow at noon | Saturday 10 am | the 14th at half past six | Monday at eight | 3 May at 15:00 | Wednesday 9 o'clock | next Tuesday at 11 | tomorrow at quarter past five | Sunday 4 pm | the 22nd at 10.45 | Thursday at half ten
%list letters: 5 | seven => 7 | 4 | 6 | nine => 9 | 8 | three => 3
%list post: thanks a million | no rush | I'm already in the car | don't ask why | my memory is a sieve | that's all | cheers | sorry for the mess | I keep forgetting | it's been a long day | you're a star | nobody else will do it | no jokes please | my hands are wet | I can't find my glasses | that would make my day | much obliged | we've argued enough about it | I'm in a queue right now | it's driving me mad | with a cherry on top | and then I'll stop bothering you

%server attictrove
%list thing2: dancing bear | harbour in winter | coins with a ship | sewing machine | portrait of a lady, left profile | masks | teapot | death of a general | the big globe | wedding chest | whale bones | men at cards
%list gallery: Blue Hall | 14 | Room of Masks | east wing | the cabinet of coins | Sculpture Court | Ferri Room | knights and arms | gallery 3 | the old kitchen
%list tour: Poison and Pearls | women who painted | Behind the Scenes | From Clay to Cup | ghosts at night | Death, Taxes and Tulips | Masterpieces | what the servants saw | Knights | Highlights of the North Wing | Eat Like a King
%list guide: Mr. Osterman | Lina | Dr. Achebe | the lady with the red scarf | Jorge | Sister Clare | the curator | Tess and Paul | young Mr. Bly | Madame Roche
%list longtour: The King Is Dead, Long Live the Cook | from the cellar to the attic, with a lantern | What the Servants Saw When the Door Was Open | Death, Taxes and Tulips on a Sunday Afternoon | Poison, Pearls and a Very Bad Marriage | How a City Burned at Four in the Morning | who stole the bishop's ring in 1632 | Bread, Beer and a Broken Crown | how to read a painting in ten minutes | The Duke Goes Hunting, the Duchess Paints

%tool attictrove_search_objects Searches ALL objects of the museum's collection including those in storage. Use attictrove_on_display for what visitors can see in the rooms.
%also Searches the collection.
%also Look for paintings, tools, coins and other pieces that the museum holds, by words, maker, material or age, wherever they are kept.
%param keywords* (query, q) {"type": "string", "description": "Words of title or description"}
%param maker (artist, creator) {"type": "string", "description": "Artist or workshop"}
%param material (medium) {"type": "string", "description": "What it is made of"}
%param origin (place, madeIn) {"type": "string", "description": "Place where it was made"}
%param withImage (hasPhoto, imagesOnly) {"type": "boolean", "description": "Only objects with a picture"}
%param pageSize (limit, count) {"type": "integer", "description": "Results per page (default 10)"}
%list mat: bronze | silk and gold thread | walrus ivory | oak | glass | burnt clay | paper | bone, inlaid | copper on wood | marble
%list maker: Hendrik Vos | the Delacourt workshop | Maria Sandoval | an unknown monk | Brandt & Sons | O'Keane | pupil of old Ferri | Tamsin Wells | Master of the Blue Robes | Ito
%list orig: Nuremberg | the Congo basin | Kyoto | Siena | Bohemia | Fez | northern Peru | Isfahan | Bruges | Lake Van
%list longthing: a woman at a window, reading, with a dog | ships that leave the harbour at dawn | a man who runs from a bear | the king, his fool and two greyhounds | what people ate from before there were plates | peasants going home after the harvest | a clock that strikes thirteen | two sisters on a bench, one asleep | a ship that burns in the night | the saint who talks to the fish, and the boy
do they own {keywords=thing2}, {withImage:true=as long as I can see it|there must be a photo}
~ anything like {keywords=thing2}, {material=mat}
{keywords=thing2} by {maker=maker} out of {origin=orig}
in {material=mat}, from {origin=orig}, by {maker=maker}: {keywords=thing2}
what does the museum have with {keywords=longthing}, {pageSize=some} at a time
{material=mat}, {keywords=thing2}, {origin=orig}, {withImage:false=photo or no photo}
has the museum got {keywords=thing2}, I can just picture it

%tool attictrove_on_display Lists what can be seen in the rooms now, by floor, room or collection. Closed rooms are marked.
%also Lists exhibited objects.
%also What hangs or stands in some room or on some floor at present, gifts from somebody, suited to children, best known first.
%param room (gallery, hall) {"type": "string", "description": "Room name or number"}
%param floor (level, storey) {"type": "string", "enum": ["basement", "ground", "first", "attic"], "description": "Floor"}
%param donor (givenBy, gift_of) {"type": "string", "description": "Only gifts of this person or body"}
%param audience (visitors, suited_for) {"type": "string", "enum": ["all", "children", "experts"], "description": "Fit for"}
%param order (sort, sequence) {"type": "string", "enum": ["tour_order", "most_loved", "oldest_first"], "description": "Order"}
%list donor: the Rothmann family | Dr. Ada Lind | City Savings Bank | a Mrs. Poole | Friends of the Museum | Count Orlo | the late J. Tan | O'Donnell & Co | the Weavers' Guild | an old sea captain
what's in {room=gallery}, {order:most_loved=what people like best first|favourites up front}
upstairs, {floor:attic=right under the roof}, what's to see, {audience:children=for the little ones|with a six-year-old}
what hangs in {room=gallery} that came from {donor=donor}
given by {donor=donor} and now in {room=gallery}
which gifts of {donor=donor} are out, {floor:basement=down in the cellar}
{room=gallery}, {donor=donor}, {order:oldest_first=starting with the earliest}, {audience:experts=for people who know the field}
what could we look at just now, oldest friends that we are

%tool attictrove_join_guided_tour Signs visitors up for a tour led by a person on a fixed date. To listen alone right now use attictrove_play_audio_tour.
%also Books places on a led tour.
%also Come along when one of the guides goes round on a day, in a tongue, so many grown-ups and children, under somebody's name.
%param tour* (title, topic) {"type": "string", "description": "Title of the tour"}
%param date* (day, on) {"type": "string", "description": "Day"}
%param guide (led_by, leader) {"type": "string", "description": "Preferred guide"}
%param bookedBy (name, contact) {"type": "string", "description": "Name for the list"}
%param adults (grown_ups) {"type": "integer", "description": "Adults"}
%param children (kids) {"type": "integer", "description": "Children under 14"}
%param signLanguage (interpreter, sign_interpreter) {"type": "boolean", "description": "Interpreter needed"}
%list kids: 2 | three => 3 | four => 4 | 6 | two => 2 | 5 | five => 5 | 3 | 8 | 4
%list nameb: Ferguson | Anneke Bos | the Patel family | my mother | Ruben Silva | Class 4b | M. Duval | the Tuesday Ladies | Ito, Kenji | Nora
%list adults: two => 2 | 3 | four => 4 | 5 | 2 | six => 6 | 10 | three => 3 | 8 | five => 5 | 7
{tour=tour} {date=day2}, {signLanguage:true=my wife is deaf|someone should sign for us}
we'll go along to {tour=tour} on {date=date2}, {children=kids} of them kids
{tour=tour} on {date=date2} with {guide=guide}, on the list as {bookedBy=nameb}
under {bookedBy=nameb}, with {guide=guide}, {tour=tour} {date=day2}
{date=day2} we'd like {tour=longtour}, {adults=adults} grown-ups
{adults=adults} adults, {date=day2}, {tour=tour}, {children=kids} children, {guide=guide}
places on {tour=tour} {date=day2}, children of our time that we are

%tool attictrove_play_audio_tour Starts an audio tour on the visitor's phone immediately.
%also Starts a spoken tour.
%also Listen to a tour on your own from here, in a language, short or full, read by somebody, from a certain stop.
%param tour* (title, program) {"type": "string", "description": "Title of the tour"}
%param language (lang, spokenIn) {"type": "string", "description": "Spoken language"}
%param voice (speaker, readBy) {"type": "string", "description": "Speaker"}
%param startAt (from_stop, first_stop) {"type": "string", "description": "First stop"}
%param depth (length, detail) {"type": "string", "enum": ["highlights", "standard", "everything"], "description": "How much is told"}
%param subtitles (captions, showText) {"type": "boolean", "description": "Show the text"}
{tour=tour} in my ear, {depth:highlights=just the best bits|the short version}
let me hear {tour=tour}, {language=lang}, {subtitles:true=so I can read along|words on the screen too}
in {language=lang}, {tour=tour} from {startAt=gallery}, spoken by {voice=guide}
from {startAt=gallery} on, {tour=tour} with {voice=guide} in {language=lang}
headphones on: {tour=longtour}, {depth:everything=leave nothing out|every last detail}
{tour=tour}, {language=lang}, {startAt=gallery}, {subtitles:false=no text please}, {depth:standard=the usual length}
walk me through with {tour=tour}, everything else can wait

%tool attictrove_adopt_object Makes a donation for the restoration of one object (adoption). The plaque text is optional, amounts in EUR.
%also Sponsors an object.
%also Give money for the upkeep of a piece, in one's own or somebody else's name, once or each year, with words on the little plate.
%param object* (item, piece) {"type": "string", "description": "Object title or inventory number"}
%param amount* (sum, euros) {"type": "number", "description": "EUR"}
%param inNameOf (honouree, onBehalfOf) {"type": "string", "description": "Person to be honoured"}
%param plaqueText (inscription, plaque) {"type": "string", "description": "Words on the plaque"}
%param frequency (rhythm, recurring) {"type": "string", "enum": ["once", "monthly", "yearly"], "description": "Rhythm of giving"}
%param anonymous (nameless, hidden) {"type": "boolean", "description": "No name in the hall"}
%list give: 50 euros => 50 | 100 | €250 => 250 | 20 euros => 20 | 1000 | 75 euros => 75 | €500 => 500 | 30 | 150 euros => 150 | €40 => 40
%list honour: Grandma Ilse | my late father | Professor Lund | Nora and Bill | our godchild | Sister Clare | Oma | old Mr. Ferris | Mrs. D'Souza | Kai
%list plaque: for Ilse | in loving memory | He never missed a Sunday | to Kay, from N | Class of '88 | with thanks | a sailor to the end | Bees, bread and books | forever curious | from his girls
%list longplaque: she came every Sunday at ten, and stayed | for a man who never could leave before closing time | he taught us to look, then to look again | from the girls of 1962, with love and cake | to Ilse, who always turned left at the bear | we kissed here first, it was raining | we said we'd meet here, so we do | for our teacher, who never gave up on us | rest now, captain, the harbour is full | a gift from two sisters, one asleep
{amount=give} for the {object=thing2}, {anonymous:true=my name stays out of it|nobody should read who}
sponsor {object=thing2} with {amount=give}, {frequency:yearly=every January|again each year}
{amount=give} towards {object=thing2} for {inNameOf=honour}
for {inNameOf=honour}: {amount=give} into {object=thing2}, the plate says {plaqueText=plaque}
I'll give {amount=give} for {object=thing2}, and engrave {plaqueText=longplaque}
{object=thing2}, {amount=give}, {inNameOf=honour}, {frequency:monthly=twelve times a year}, {anonymous:false=they may print the name}
we saw {object=thing2} once, put {amount=give} towards it

%server blockyard
%list world: Skyreach | Mossy Hollow | Nether Farm | Kids and Dads | Frostpeak | Atlantis Two | Dragon Valley | Ember | Pixel Harbour | Lava Land | School Project | Driftwood | Cloud City | Marrow Keep | Friday Crew | Turtle Bay | Wolfsburg | Hollow Moon
%list world_the: island with the castle | old survival map | desert one | maze in the sky

%tool blockyard-open-world Start a game server with a world.
%also Returns the address to join.
%also Opens a world for friends to play in, with a mode, a difficulty and a limit of players.
%param world* (map, name) {"type": "string", "description": "Name of the world"}
%param mode (game_mode, type) {"type": "string", "enum": ["survival", "creative", "adventure", "hardcore"], "description": ""}
%param difficulty (level) {"type": "string", "enum": ["peaceful", "easy", "normal", "hard"], "description": ""}
%param max_players (slots, player_limit) {"type": "integer", "description": ""}
%param password (passphrase, secret) {"type": "string", "description": "Needed to join"}
%list few2: 3 | three => 3 | two => 2 | four => 4 | 2 | five => 5 | 4 | 6
%list gamepw: oak99 | fridaynight | dragon-egg | Blue7 | pickaxe! | nether | 4412 | moss-and-stone | sesame | lava2lava
%list world2: Skyblock | Hill of the Two Towers | test world 3 | Nora and Ben | Mushroom Island, new | lava-pit | The Anchor | Old Kingdom by the Sea | peaceful valley | Bobville | Creative Corner
%list gamepw2: tulip9 | open sesame | hunter2 | bluefox | 4411 | let-me-in | cheese and onion | Xk99z
%list cuantos: 2 | dos => 2 | tres => 3 | 4 | cuatro => 4 | cinco => 5 | 6 | seis => 6 | ocho => 8 | 10
(start|open) ({world=world}|{world=world}|{world=world}|the {world=world_the}) in {mode:survival=survival} mode[, {difficulty:hard=hard}]
({world=world}|{world=world}|{world=world}|the {world=world_the}), {mode:creative=creative}, {max_players=few2} players, password {password=gamepw}
up to {max_players=few2} players on ({world=world}|{world=world}|{world=world}|the {world=world_the}), {difficulty:normal=normal}, {mode:adventure=adventure}
get ({world=world}|{world=world}|{world=world}|the {world=world_the}) running for {max_players=few2} of us, {password=gamepw} as the password
{difficulty:peaceful=no monsters|peaceful}, {mode:creative=creative}: ({world=world}|{world=world}|{world=world}|the {world=world_the})
with password {password=gamepw}: ({world=world}|{world=world}|{world=world}|the {world=world_the}), {mode:hardcore=hardcore}, max {max_players=few2}
the lads are coming online at nine and everybody wants to continue on ({world=world}|{world=world}|{world=world}|the {world=world_the}), {max_players=few2} of us
it's my son's birthday and he asked for one thing only. fire up ({world=world}|{world=world}|{world=world}|the {world=world_the}), {difficulty:easy=easy}, {password=gamepw} to get in
we want to build in ({world=world}|{world=world}|{world=world}|the {world=world_the}) again
({world=world}|{world=world}|{world=world}|the {world=world_the}) please, {difficulty:hard=as tough as it gets|hard}, {mode:survival=survival}
{max_players=few2} kids, ({world=world}|{world=world}|{world=world}|the {world=world_the}), {difficulty:peaceful=nothing that bites|peaceful}
let {=firstname} and me into ({world=world}|{world=world}|{world=world}|the {world=world_the})
~ start a {mode:creative=creative} server for {max_players=few2} players
open up a world with password {password=gamepw}
open {world=world2} in {mode:survival=survival} mode for {max_players=few} players
start a server with {world=world2}, difficulty {difficulty:hard=hard}
open {world=world2} with the password {password=gamepw2}
world: {world=world2}, mode: {mode:creative=creative}, max players: {max_players=few}, password: {password=gamepw2}
{mode:hardcore=hardcore} on {difficulty:hard=hard}, world {world=world2}
at most {max_players=few} players, password {password=gamepw2}, in the world called {world=world2}
start {world=world2} as {mode:adventure=adventure|an adventure}, {difficulty:easy=easy}
%lang de
starte {world=world} im {mode:creative=Kreativmodus} für {max_players=int} Spieler
%lang es
ábreme {world=world} en modo {mode:survival=supervivencia}, máximo {max_players=cuantos} jugadores

%tool blockyard-kick-player Remove a player from the game server.
%also Disconnects somebody.
%also Throws somebody out of a world, for some days if wanted, and says why.
%param player* (username, nick) {"type": "string", "description": "Player name"}
%param world (map, server) {"type": "string", "description": ""}
%param reason (message, why) {"type": "string", "description": "Told to the player"}
%param ban_days (days, suspension_days) {"type": "integer", "description": "How long they stay out"}
%list nick: xX_Kai_Xx | moonpig | DarkLord77 | lena_plays | TNTtom | Bob_the_Builder | zorro_9 | creepinfant | Mia2012 | Spoon | captain_oats | r3dfox | Wumpus | noobmaster | biscuit | L33tLeo | potatoqueen | SirMinesalot | gh0st | axolotl_anna
%list days: two weeks => 14 | 7 days => 7 | three weeks => 21 | ten days => 10 | a week => 7 | 21 days => 21 | five days => 5 | 30 days => 30 | 3 days => 3 | a fortnight => 14 | two days => 2
%list misdeed: blew up the town hall | swearing in front of the little ones | stole diamonds and armour | flying in survival | spam in the chat | burning other people's houses | cheating with x-ray | he keeps killing the sheep | rude to Mia | building over the road | duping items | begging all the time | lied about his age | griefing | too many accounts | racism | flooding the mine with lava | threats | AFK for three days | broke the rules for guests
%list nick2: Big Sal | xX_creeper_Xx | noob42 | Tom the Builder | mossy | DigDug and Co | pixel.fox | Ella_M | Lord of Mud | 7up7up | zed
%list world2: Skyblock | Hill of the Two Towers | test world 3 | Nora and Ben | Mushroom Island, new | lava-pit | The Anchor | Old Kingdom by the Sea | peaceful valley | Bobville
%list misdeed2: griefing | stealing from Nora's chest | spam in chat, three warnings | burning the library and laughing about it | cheating | bad language | flying through walls | killing the sheep | advertising for another server | building a lag machine
%list days2: three days => 3 | 7 days => 7 | two days => 2 | 30 days => 30 | 14 days => 14 | a day => 1 | ten days => 10 | 5 days => 5 | a week => 7
%list dias: dos semanas => 14 | tres días => 3 | una semana => 7 | diez días => 10
kick ({player=nick}|{player=nick}|{player=nick})[ from ({world=world}|{world=world}|{world=world}|the {world=world_the})]
ban ({player=nick}|{player=nick}|{player=nick}) for {ban_days=days}, {reason=misdeed}
({player=nick}|{player=nick}|{player=nick}) ({world=world}|{world=world}|{world=world}|the {world=world_the}) out, {ban_days=days}
{reason=misdeed}: throw ({player=nick}|{player=nick}|{player=nick}) out of ({world=world}|{world=world}|{world=world}|the {world=world_the}) for {ban_days=days}
get rid of ({player=nick}|{player=nick}|{player=nick}), {reason=misdeed}
I've had enough of ({player=nick}|{player=nick}|{player=nick})
for {ban_days=days} I don't want to see ({player=nick}|{player=nick}|{player=nick}) on ({world=world}|{world=world}|{world=world}|the {world=world_the}), {reason=misdeed}
~ the little ones are in tears and three parents have written to me, so ({player=nick}|{player=nick}|{player=nick}) goes, {reason=misdeed}
I warned him nicely and he only laughed about it. ({player=nick}|{player=nick}|{player=nick}), {ban_days=days}, ({world=world}|{world=world}|{world=world}|the {world=world_the})
show ({player=nick}|{player=nick}|{player=nick}) the door: {reason=misdeed}
({player=nick}|{player=nick}|{player=nick}) is ruining it for all of us in ({world=world}|{world=world}|{world=world}|the {world=world_the})
({world=world}|{world=world}|{world=world}|the {world=world_the}) without ({player=nick}|{player=nick}|{player=nick}) please, {ban_days=days} long
kick somebody for {reason=misdeed}
ban that guy from ({world=world}|{world=world}|{world=world}|the {world=world_the}) for {ban_days=days}
kick {player=nick2} from {world=world2} for {reason=misdeed2}
remove {player=nick2} and ban them for {ban_days=days2}
from {world=world2} kick {player=nick2}, reason: {reason=misdeed2}
player {player=nick2}, world {world=world2}, ban {ban_days=days2}, message {reason=misdeed2}
for {ban_days=days2} keep {player=nick2} out of {world=world2}
%lang es
échame a {player=nick} de {world=world} durante {ban_days=dias}

%server cramcards
%list deck: Spanish verbs | biology | capitals of the world | anatomy for beginners | German food and drink | French | road signs | organic chemistry | history of Rome | medical terms | driving test | Latin roots | bones and muscles | English idioms | physics 101 | law of contracts | flags | music theory | kanji level two | birds in winter
%list stapel: Biologie | Vokabeln Englisch | Hauptstädte | Physik für Anfänger | Anatomie

%tool cramcards_add_card Add a flashcard to a deck.
%also Creates a card with front and back.
%also Puts a term and its explanation or translation into a pile that is learned later.
%param front* (question, term) {"type": "string", "description": "What is asked"}
%param back* (answer, meaning) {"type": "string", "description": "The answer"}
%param deck (pile, set) {"type": "string", "description": "Pile it belongs to"}
%list front: ubiquitous | powerhouse of the cell | capital of Bhutan | mitosis | la cuchara | second law of thermodynamics | der Schraubenschlüssel | year of the Glorious Revolution | to give up on something | osmosis | chemical formula of rust | l'écureuil | Ohm's law | longest bone in the body | antidisestablishment | Krebs cycle | perro callejero | Boyle's law | currency of Peru and its symbol | difference between weather and climate
%list back: being everywhere at once | mitochondria | Thimphu | division of a cell into two | spoon | entropy never decreases | spanner | 1688 | to stop trying | water moving through a membrane | Fe2O3 | squirrel | voltage equals current times resistance | femur | stray dog | sol | pressure times volume is constant | one is days and the other decades | turns sugar into energy | against the separation of church and state
%list deck2: Spanish | Rivers and Lakes | Biology, unit 2 | Verbs with to | exam in May | misc | Words from Lisbon | Maths 7 | History of Art
%list front2: capital of Peru | who wrote Rivers | to take off, past tense | bread and butter | what is osmosis, in short | H2O | the man with the dog | 7 x 8 | when did the war in Korea end
%list back2: Lima | Ella Moor | took off | pan con mantequilla | water goes through a membrane, from weak to strong | water | der Mann mit dem Hund | 56 | in 1953, in July
%list deck3: German B2 | bio finals | dates in history | phrasal verbs | Latin from unit 9 | chem for dummies | my trip to Bologna | accounting | flags and capitals | bones | useless facts
%list front3: der Schmetterling | mitochondria | 1648 | to give up on something | quidquid agis | Avogadro's number | la sciarpa | amortisation | the capital of Burkina Faso | femur | ばか | who wrote Middlemarch | with flying colours
%list back3: butterfly | powerhouse of the cell | Peace of Westphalia | to stop believing in it | whatever you do | 6.022 times ten to the 23 | scarf | spreading a cost over years | Ouagadougou | thigh bone | fool | George Eliot | very successfully
%list karte: Mitochondrien | das Eichhörnchen | Hauptstadt von Bhutan | Ohmsches Gesetz | Fotosynthese
%list kartenruecken: Kraftwerk der Zelle | squirrel | Thimphu | Spannung ist Strom mal Widerstand | aus Licht wird Zucker
add a card to {deck=deck}: {front=front}, {back=back}
flashcard front {front=front} back {back=back}
{deck=deck}: {front=front} means {back=back}
new card {front=front} / {back=back} in {deck=deck}
put "{front=front}" on one side and "{back=back}" on the other[, {deck=deck}]
I keep forgetting that {front=front} is {back=back}, so let me learn it with {deck=deck}
make a card with {back=back} as the answer to {front=front}
exam on Friday and this just won't stick: {front=front}, {back=back}. Into {deck=deck} with it
{back=back} is the answer and {front=front} the question, {deck=deck} pile
teacher said we'd better memorize {front=front}, that is {back=back}
for {deck=deck}, ask me {front=front} and expect {back=back}
add {front=front} to {deck=deck}
a new flashcard for {deck=deck}
deck {deck=deck2} / front: {front=front2} / back: {back=back2}
add to {deck=deck2}: {front=front2} = {back=back2}
question {front=front2} answer {back=back2}
card in {deck=deck2} with {front=front2} on the front and {back=back2} on the back
back {back=back2}, front {front=front2}, deck {deck=deck2}
flashcard for {deck=deck2}, Q: {front=front2} A: {back=back2}
~ with the answer {back=back2}, a card that asks {front=front2}
new flashcard "{front=front2}", "{back=back2}", under {deck=deck2}
~ into {deck=deck3}: {front=front3} - {back=back3}
~ a card with {back=back3} behind and {front=front3} in front
{front=front3}, on the other side {back=back3}, {deck=deck3} pile
{front=front3} is {back=back3}, make me a flashcard of that for my exam in June
%lang de
leg im Stapel {deck=stapel} eine Karteikarte an: vorne {front=karte}, hinten {back=kartenruecken}

%tool cramcards_quiz_me Start a quiz from a deck of flashcards.
%also Returns questions from a deck.
%also Tests what has been learned, with so many questions, by choosing, typing, listening or true and false.
%param deck* (set, subject) {"type": "string", "description": "Deck to be tested in"}
%param questions (count, number) {"type": "integer", "description": "How many"}
%param mode (style, kind) {"type": "string", "enum": ["multiple_choice", "typing", "listening", "true_false"], "description": "How to answer"}
%param seconds_each (time_limit) {"type": "integer", "description": "Time limit for each in seconds"}
%list seconds: 10 seconds => 10 | thirty seconds => 30 | 20 seconds => 20 | a minute => 60 | 15 seconds => 15 | 5 seconds => 5 | 45 sec => 45
%list deck2: irregular verbs | Capitals of Africa | bones and muscles | kanji 1 | driving theory, signs | Spanish for the kitchen | periodic table | knots | Anatomy II, chapter 4 | birds of the North Sea coast | chem | who painted what
%list ten: 5 | 10 | ten => 10 | 20 | twenty => 20 | 15 | 8 | twelve => 12 | 30 | 50 | 25 | 6
%list mazo: verbos irregulares | biología | capitales de Europa | huesos y músculos | francés
quiz me on {deck=deck}
{questions=int} questions from {deck=deck}, {mode:multiple_choice=multiple choice|with answers to pick from}
{deck=deck} quiz, {seconds_each=seconds} per question
give me {seconds_each=seconds} for each of {questions=int} {deck=deck} questions
test me in {deck=deck}, {mode:typing=I type the answers|let me write the answers|typing}
{mode:true_false=true or false}, {deck=deck}, {questions=int} of them
the big day is tomorrow and I'm nervous, ask me {questions=int} things about {deck=deck}
do I really know my {deck=deck}? Find out, {questions=int} rounds
let's see what stuck of {deck=deck}, {mode:listening=by ear|read them out to me|listening only}
on the bus with {seconds_each=seconds} patience per item: {deck=deck}, {mode:multiple_choice=four options each|let me pick}
fire away, {deck=deck}
start a {mode:true_false=true-false} quiz with {questions=int} questions
quiz me, {seconds_each=seconds} each
test me on {deck=deck2}, {questions=ten} questions
{deck=deck2}, {mode:typing=I type the answers|typed answers}, {seconds_each=ten} seconds for each
{questions=ten} {mode:true_false=true or false|right or wrong} questions on {deck=deck2}
ask me things from {deck=deck2}, I have a true exam in ten days
%lang de
frag mich {questions=int} Karten aus dem Stapel {deck=stapel} ab
%lang es
pregúntame {questions=int} tarjetas de {deck=mazo}, {mode:multiple_choice=tipo test|con opciones}

%server croonbarn
%list guest: Bea | my cousin Ralf | Mr. Adeyemi | the bride | DJ Pepper | Sunniva | Tiny Tim from accounts | Ondine | O'Rourke | Lars and his brother | the birthday girl | Yusuf
%list song: Ferry to Nowhere | velvet boots | Call Me When It Snows | Ask the Moon | nineteen | Don't Wake the Band | Cherries in March | Leave It on the Table | hurricane, honey | Lights of Ostrava | Two Left Feet | the one about the bridge
%list guestb: Marek | my aunt Gill | Dr. Petrov | the groom | Big Anouk | Fenna | Jo from the choir | Sir Toby | D'Arcy | the bartender | Ilse | Hamid

%tool enqueueSinger POST /stage/queue. Puts a singer on tonight's stage list of the karaoke bar. For private booths on another day use bookBooth.
%also Adds to the singing queue.
%also Sign a guest up to perform a number in front of everybody, higher or lower than the record if wanted, alone or with a second voice.
%param song* (track, title) {"type": "string", "description": "Title as in the songbook"}
%param singer (performer, guest) {"type": "string", "description": "Stage name. Omit for the caller."}
%param originalArtist (artist, madeFamousBy) {"type": "string", "description": "Who made the song known; separates songs of one title"}
%param keyChange (pitch, transpose) {"type": "string", "enum": ["lower", "original", "higher"], "default": "original", "description": "Pitch of the backing track"}
%param duetPartner (partner, secondSinger) {"type": "string", "description": "Second microphone"}
%list longsong: when the last bus leaves, I'll still be dancing | Tell Your Mother I Was Here by Seven | hold my coat, darling, and watch me fly | don't call before noon on a Sunday | I Left My Heart, My Hat and My Umbrella | Run to the River, Come Back for Supper | we never slept at all, not in July | she said meet me at eight under the clock | Everybody Knows, Nobody Says, I Sing | Waiting for the Ten Past Nine to Dover
get {singer=guest} on with {song=song}, {keyChange:lower=a bit deeper please|not so high for once}
put me down for {song=song}, {duetPartner=guestb} comes up too
{singer=guest} wants to do {song=song} by {originalArtist=act} with {duetPartner=guestb}
together with {duetPartner=guestb}, {song=song} from {originalArtist=act} for {singer=guest}
{singer=guest} would have a go at {song=longsong}, {keyChange:higher=a notch up|two steps brighter}
{song=song}, {singer=guest}, {originalArtist=act}, {keyChange:original=just as on the record}
I'd love to do {song=song}, higher powers help me

%tool searchSongbook GET /songbook?q=. Finds backing tracks. Does not show who is up next, see getLineup.
%also Songbook lookup.
%also Find out which numbers the house can play for you to sing to, by words, tongue, mood or age of the song.
%param q* (query, text) {"type": "string", "description": "Words of title or lyrics"}
%param lyricsLanguage (lang, language) {"type": "string", "enum": ["en", "fr", "es", "de", "ko"], "description": "ISO 639-1"}
%param mood (vibe) {"type": "string", "enum": ["party", "slow", "sing_along"], "description": "Filter by mood"}
%param easyOnly (beginner, simple) {"type": "boolean", "default": false, "description": "Only songs with a small vocal range"}
%param limit (max, rows) {"type": "integer", "default": 20, "description": "Max. rows"}
%list words: heartbreak | trains and rain | summer of love | dancing in the kitchen | something with angels, maybe | the sea | baby come back | goodbye | cowboys | rolling home to you | mothers | don't go
%list longwords: the one that goes I walked, I ran, I flew to you | a song where she leaves him at the station | something about coffee, rain and an empty chair at midnight | it starts with oh my, oh my, and a trumpet | that tune they play when the bars close at two | he sings of his dog, his truck and Tuesday | don't ever let me go before the sun comes up | we were young, we were loud, we were late | a man who waits in the rain for her letter | the tune with clap, clap and then a whistle
got anything with {q=words}, {easyOnly:true=nothing tricky|for people who can't sing}
what do you have on {q=words}, {lyricsLanguage:fr=the French ones|in French}
in {lyricsLanguage:es=Spanish}, is there a number about {q=words}
for {mood:party=getting everybody to jump|a wild night}: {q=words}, in {lyricsLanguage:de=German}
I'm after {q=longwords}, {mood:slow=the kind you sway to}
{limit=some} of them, {q=words}, {mood:sing_along=where the whole hall joins in}, {lyricsLanguage:ko=Korean}
can we sing {q=words} here, slow Monday as it is

%tool getLineup GET /stage/queue. Who sings next, with waiting times. `stage` defaults to the main one.
%also Shows the singing queue.
%also See the order of those waiting for the microphone, on one of the stages, for one person or all, with those who are through already if asked.
%param stage (room, venue) {"type": "string", "description": "Stage or room name"}
%param singer (performer, name) {"type": "string", "description": "Only entries of this person"}
%param includeDone (withFinished, past) {"type": "boolean", "description": "Include finished performances"}
%param sortBy (order, sort) {"type": "string", "enum": ["waitTime", "name", "applause"], "description": "Sort key"}
%list stage: big stage | cellar stage | blue room | upper stage | terrace | second stage | Pharaoh's Lounge | bar by the entrance | back room | Neon Bar
who's up at the {stage=stage}, {includeDone:true=those who have been, too|also the ones who are through}
when is {singer=guest} on, {stage=stage}
is {singer=guest} still waiting for the {stage=stage}
in the {stage=stage}, how long until {singer=guest}
the order for the {stage=stage}, {sortBy:waitTime=whoever has stood around longest first}
{singer=guest}, {stage=stage}, {includeDone:false=leave out whoever has finished|just those still to come}
whose turn is it, we've all got names

%tool bookBooth POST /booths. Reserves a private karaoke booth. Minimum one hour.
%also Books a private singing room.
%also Take a room of your own at one of the houses for a party, for so many heads and hours, with snacks and in someone's name.
%param date* (day, on) {"type": "string", "description": "Day of the visit"}
%param branch (house, location) {"type": "string", "description": "Which house"}
%param headcount (people, partySize) {"type": "integer", "minimum": 1, "maximum": 40, "description": "Persons"}
%param hours (duration, lengthHours) {"type": "number", "description": "Length in hours"}
%param catering (food) {"type": "string", "enum": ["none", "snacks", "full_buffet"], "description": "Food option"}
%param nameOnDoor (sign, label) {"type": "string", "description": "Text of the sign at the door"}
%list house: Old Harbour | the one in Northgate | Station Street | Leith | our usual place | Croonbarn Central | Mill Lane, second floor | King's Cross | Gent-Sint-Pieters | the airport
%list hours: two hours => 2 | 3 hours => 3 | four hours => 4 | 1.5 hours => 1.5 | one hour => 1 | five hours => 5 | 2.5 hours => 2.5 | six hours => 6 | seven hours => 7 | 4.5 hours => 4.5 | 2 hours => 2
%list longdoor: Bea turns forty, so please be kind | no singing before eight, no crying after ten | Ralf and Anouk said yes on Monday | keep out, the choir is rehearsing until nine | here sing the tax people of Leeds, badly | we waited two years for this, come in | quiet outside, thank you, loud inside | we only know three songs, and badly | mum is sixty, so bring her a chair | after midnight, ask for Nadia at the bar
%list door: Team Otter | Bea is forty | the Larssons | Hen Night, Keep Out | Accounts | Nadia & Friends | Choir of St. Anne's | nobody sings sober | O'Rourke | 1990s only
a room at {branch=house} for {date=day2}, {catering:snacks=something to nibble|a few bites with it}
{date=day2}, {headcount=ppl} of us, {hours=hours}
on {date=date2} {headcount=ppl} people want to sing for {hours=hours} at {branch=house}
for {hours=hours} at {branch=house} on {date=date2}, {headcount=ppl} heads
sing-along party {date=day2}, and please write outside: {nameOnDoor=longdoor}
{branch=house}, {headcount=ppl} people, {date=day2}, {nameOnDoor=door}, {catering:full_buffet=a proper spread|dinner for everyone}
get us a booth {date=day2}, we'll have eaten snacks at home

%tool dedicateSong POST /stage/dedications. The host reads out a dedication before a song. Does not put anybody on the list.
%also Has a dedication read out.
%also Let the host say a few words to somebody in the hall, from somebody, ahead of a certain number, with or without telling who it is from.
%param message* (text, words) {"type": "string", "description": "Text read by the host"}
%param recipient* (to, addressee) {"type": "string", "description": "Person addressed"}
%param sender (from, fromName) {"type": "string", "description": "Person who sends it"}
%param song (track, beforeSong) {"type": "string", "description": "Before which song"}
%param anonymous (secret, hideSender) {"type": "boolean", "description": "Keep the sender's name off the screen"}
%list dedic: happy birthday, old friend | you still owe me a dance | marry me | for the best boss in town | sorry about the car | get well soon | thirty years and counting, my love | well played | I miss your soup | break a leg
%list longdedic: thirty years ago you stepped on my foot, thank you | whoever left at nine missed the best part | you said you'd never sing again, so here we are | come home with me, Bea, the cat is waiting | thanks for driving us all the way to Leith on Monday | may your knees hold out until the next chorus | we met here at the bar, you wore yellow | you were right about the shoes, I was wrong | see you at eight tomorrow, with the rings | never leave the window open again, love
tell {recipient=guest} {message=dedic}, {anonymous:true=don't say it's me|nobody needs to know who}
say to {recipient=guest}: {message=dedic}, ahead of {song=song}
from {sender=guestb} to {recipient=guest}: {message=dedic}
to {recipient=guest} goes {message=dedic}, {sender=guestb} says so
before {song=song}, for {recipient=guest} from {sender=guestb}, {message=longdedic}
{recipient=guest}, {song=song}, {message=dedic}, {anonymous:false=they may see my name|with my name up there}
have the host shout to {recipient=guest} {message=dedic}

%server etudewell
%list piece: Sonatina in G | scales | the slow movement | Étude no. 4 | Für Emma | Tarantella for Two | bars 20 to 48 | wedding march | Ave Verum | Rondo, the hard bit | arpeggios in thirds | Swan
%list instr: cello | alto sax | small harp | clarinet | double bass | recorder | viola da gamba | old accordion | oboe | upright piano | ukulele | French horn
%list pupil: Maya | my son | the Bakker girl | Oskar | Leyla and Finn | Mr. Dunne | Ada | Theodora | Chen's daughter | Wim
%list longpiece: the middle part, where it goes to F minor | Rondo for two, from bar 40 to the end | Variations on a Sailor's Song, number three | scales in thirds, hands apart, then together | the bit before the trumpet comes in at 52 | Evening by the Lake, with all the repeats | Waltz of the Frogs, third page | Three Little Dances, the last one first | the page with the coffee stain, slowly | Minuet in D, without the repeats
%list comp: Adela Krause | P. J. Norrby | old Bellini's pupil Tosti | Szabo | Hildegard the Younger | Fontaine | Lou Marchetti | Ivan and Olga Petrov | anonymous, 16th century | O'Carroll

%tool log_practice Record music practice that has been done. What is still to be done goes into plan_practice.
%also Writes an entry in the practice diary.
%also Note down after the fact that somebody has worked on a piece, for how long, on which instrument, and how it went.
%param piece* (work, exercise) {"type": "string", "description": "Work or exercise"}
%param minutes (duration_min, time_spent) {"anyOf": [{"type": "integer"}, {"type": "null"}], "default": null, "description": "Time spent"}
%param instrument (played_on) {"anyOf": [{"type": "string"}, {"type": "null"}], "default": null}
%param student (pupil, player) {"anyOf": [{"type": "string"}, {"type": "null"}], "default": null, "description": "Defaults to the account holder"}
%param went (result, mood) {"anyOf": [{"type": "string", "enum": ["badly", "ok", "well"]}, {"type": "null"}], "default": null, "description": "How it went"}
%param remarks (notes, comment) {"anyOf": [{"type": "string"}, {"type": "null"}], "default": null}
%list rem: left hand too slow, right hand fine | ask on Monday about the pedal in bar nine | stopped at seven, the neighbours knocked | do it without the book, from memory, next time | went from 60 to 72, still stumbles | strings are new, so they slip a lot | fingers cold, better after ten minutes | play it for Dad at Christmas | thumb hurts, so no octaves this week | the ending works, if I count out loud
{minutes=min} of {piece=piece} done, {went:badly=it was a mess|a disaster really}
I've been at {piece=piece}, {instrument=instr}, {minutes=min}
{student=pupil} did {piece=piece} on the {instrument=instr} for {minutes=min}
on {instrument=instr} {student=pupil} played {piece=piece}, {went:well=lovely|could not be better}
just did {piece=piece}: {remarks=rem}
~ {student=pupil}, {piece=piece}, {minutes=min}, {instrument=instr}, {went:ok=so-so|middling}
got through {piece=piece} once more, well before dinner

%tool plan_practice Plan practice ahead (a goal with a day). Sends a reminder unless `remind` is false.
%also Schedules practice.
%also Set down which piece shall be worked on next, when, for how long, at what tempo, until which bar.
%param piece* (work, what) {"type": "string", "description": "Work or exercise"}
%param day* (date, on) {"type": "string", "description": "Day of practice"}
%param start (at, start_time) {"anyOf": [{"type": "string"}, {"type": "null"}], "default": null, "description": "Clock time"}
%param target_bpm (tempo, bpm) {"anyOf": [{"type": "integer"}, {"type": "null"}], "default": null, "description": "Tempo to reach, beats per minute"}
%param repeat (recurrence, every) {"anyOf": [{"type": "string", "enum": ["once", "daily", "weekly"]}, {"type": "null"}], "default": null}
%param remind (reminder, notify) {"anyOf": [{"type": "boolean"}, {"type": "null"}], "default": null}
%list bpm: 80 | 120 | 96 | 60 | 144 | 72 | 108 | 132 | 54 | 160
{piece=piece} {day=day2}, {repeat:weekly=and the same every seven days|then once a week}
I'll tackle {piece=piece} {day=day2}, {remind:false=no need to nudge me|I won't need a poke}
on {day=date2} at {start=off_at} I want to get {piece=piece} to {target_bpm=bpm}
~ at {target_bpm=bpm} from {start=off_at} on {day=date2}: {piece=piece}
{day=day2} I'm going to work on {piece=longpiece}, {repeat:daily=and each day after that}
{day=day2}, {start=off_at}, {piece=piece}, {target_bpm=bpm} bpm, {remind:true=give me a shout before}
set aside {day=day2} for {piece=piece}, once and for all

%tool find_sheet_music Search public sheet music. Scores already bought are in list_my_scores.
%also Searches scores on offer.
%also Look for printed or downloadable notes of a piece, by its composer, for some instrument, easy or hard, arranged by somebody.
%param title* (work, query) {"type": "string", "description": "Work title"}
%param composer (written_by) {"anyOf": [{"type": "string"}, {"type": "null"}], "default": null}
%param arranger (arranged_by, arrangement_by) {"anyOf": [{"type": "string"}, {"type": "null"}], "default": null, "description": "Who arranged this version"}
%param instrument (for_instrument, scoring) {"anyOf": [{"type": "string"}, {"type": "null"}], "default": null}
%param difficulty (grade, level) {"anyOf": [{"type": "string", "enum": ["beginner", "intermediate", "advanced"]}, {"type": "null"}], "default": null}
%param public_domain (free, no_copyright) {"anyOf": [{"type": "boolean"}, {"type": "null"}], "default": null, "description": "Only scores without copyright"}
%list arr: Bert Holm | the Lund brothers | Sister Agnes | K. Yamada | Zoltan | Dee Whitlock | Maestro Riva | some student in Graz | Peggy Stone | A. F. Muller
is there {title=piece} for {instrument=instr}, {difficulty:beginner=I've only just started|nothing hard}
notes of {title=piece} by {composer=comp}, {public_domain:true=old enough to copy|no rights on it}
{title=piece} by {composer=comp} in the version of {arranger=arr}
for {instrument=instr}, arranged by {arranger=arr}, after {composer=comp}: {title=piece}
get me {title=longpiece}, {difficulty:advanced=for someone who can really play}
{composer=comp}, {title=piece}, {instrument=instr}, {difficulty:intermediate=not too hard, not too easy}
where can I get {title=piece} on paper, I'm no beginner any more

%tool list_my_scores List the scores in the user's own library.
%also Lists owned scores.
%also What notes do I have: by one composer, for one instrument, in one folder, marked up by the teacher or not.
%param composer (written_by, by) {"anyOf": [{"type": "string"}, {"type": "null"}], "default": null}
%param folder (binder, collection) {"anyOf": [{"type": "string"}, {"type": "null"}], "default": null}
%param lent_to (borrower, with) {"anyOf": [{"type": "string"}, {"type": "null"}], "default": null, "description": "Only scores lent to this person"}
%param annotated (marked, pencil_marks) {"anyOf": [{"type": "boolean"}, {"type": "null"}], "default": null, "description": "Only scores with (or without) pencil marks"}
%param sort (order_by, order) {"anyOf": [{"type": "string", "enum": ["title", "recently_opened", "page_count"]}, {"type": "null"}], "default": null}
%list folder2: Choir | wedding gigs | exam 2027 | duets | Things for Later | blue binder | Busking, outdoors | to learn | Sunday service | Trio
what have I got by {composer=comp}, {annotated:true=with pencil in it|the scribbled-on ones}
{folder=folder2}, {sort:page_count=thickest first|by how fat they are}
what has gone to {lent_to=pupil} out of {folder=folder2}
by {composer=comp}, everything that's with {lent_to=pupil}
my notes in {folder=folder2}, {annotated:false=the clean ones|nothing scribbled on}
~ {folder=folder2}, {composer=comp}, {sort:recently_opened=what I last had up first}
which notes do I own, with or without a title

%tool book_music_lesson Book a lesson with a music teacher.
%also Books tuition.
%also Get a lesson with a teacher for a pupil on a day, at their studio, at your place or over video, to work on something.
%param teacher* (tutor, with_teacher) {"type": "string"}
%param day* (date, on) {"type": "string", "description": "Day of the lesson"}
%param student (pupil, learner) {"anyOf": [{"type": "string"}, {"type": "null"}], "default": null, "description": "Pupil"}
%param length_minutes (minutes, duration) {"anyOf": [{"type": "integer"}, {"type": "null"}], "default": null}
%param place (where, mode) {"anyOf": [{"type": "string", "enum": ["studio", "home_visit", "online"]}, {"type": "null"}], "default": null}
%param focus (topic, work_on) {"anyOf": [{"type": "string"}, {"type": "null"}], "default": null, "description": "What to work on"}
%list tutor: Mrs. Halvorsen | Signor Bassi | Dana | old Mr. Pryce | Anouk van Rijn | the new cello teacher | Prof. Imai | Gabe from the band | O'Sullivan | Kirsten
%list focus: breathing | bow hold | sight-reading | the cadenza | chords with the left hand | shifting without a slide | nerves | tuning, at last | improvising over a blues | vibrato
%list longfocus: the cadenza, which falls apart after bar 12 | how to breathe when it never stops | playing for the exam on the 9th, all of it | getting from the third to the fifth position | keeping time, even when others run away | what to do with a shaky right hand | reading bass clef, after years of treble | the jump in bar 30, which I always miss | standing up straight, and not fidgeting | learning to play soft, yet in tune
{teacher=tutor} {day=day2}, {place:online=over video|on the laptop}
a lesson with {teacher=tutor} for {student=pupil}, {day=day2}, {place:home_visit=they come to us|at our house}
on {day=date2} {student=pupil} goes to {teacher=tutor} for {length_minutes=min}
{student=pupil} with {teacher=tutor}, {length_minutes=min} on {focus=focus}, {day=day2}
I need {teacher=tutor} {day=day2} for {focus=longfocus}
{student=pupil}, {day=day2}, {teacher=tutor}, {length_minutes=min}, {place:studio=round at theirs}
see if {teacher=tutor} can take me {day=day2}, I found them online

%server fabletub
%list tale: The Goat in the Lighthouse | Pim and the Moon | three bears | Dragon's Day Off | Snow Queen | the very tired postman | Ali, Zoe and the Whale | Nutkin | Back to the Forest | Princess Plum | how the fox got lost | Rumble
%list child: Nils | Amina | little Jo | Marlon | Bruno | my niece | Zadie | Ezra | Pippa | Leo and May
%list reader: Grandad | Miriam Oakes | the lady with the deep voice | Mum | Hector Lund | Uncle Femi | Mrs. O'Leary | Papa Jean | old Captain Brill | Auntie Sue and Tom
%list longtale: The Night the Moon Came Down, and Stayed for Tea | Pim, the Goat and the Ten O'Clock Train | why bears sleep until March, told by a bear | The Boy Who Ran to Sea with a Spoon | Don't Open the Door, Said the Owl | seven socks, one foot and a very long walk | Wake Up, Mr. Badger, It's Half Past Spring | how the fox got lost on Tuesday | Seven Geese Went Walking, Six Came Home | the snail who was late, but not too late

%tool story_start "Start an audio story on a children's story box.\n\nArgs:\n    story: title of the story\n    box: whose box (default: the last used)\n    narrator: reader, if there are several recordings\n    sleep_after: minutes until the box switches off\n    loudness: quiet, normal or loud"
%also Plays a tale on a child's box.
%also Have a fairy tale read aloud on one of the kids' boxes, in somebody's voice, softly or not, stopping by itself after some minutes.
%param story* (title, tale) {"type": "string", "title": "Story"}
%param box (device, player) {"type": "string", "title": "Box"}
%param narrator (reader, voice) {"type": "string", "title": "Narrator"}
%param sleep_after (minutes, timer_minutes) {"type": "integer", "title": "Sleep After", "description": "minutes"}
%param loudness (volume, level) {"type": "string", "enum": ["quiet", "normal", "loud"], "title": "Loudness"}
{story=tale} on {box=child}'s tub, {loudness:quiet=so it doesn't wake anyone|hardly audible}
let's hear {story=tale}, {sleep_after=min} and then off
{story=tale} read by {narrator=reader} for {box=child}
for {box=child}, in the voice of {narrator=reader}, {story=tale}
bedtime for {box=child}: {story=longtale}, {sleep_after=min}
{box=child}, {story=tale}, {narrator=reader}, {loudness:loud=so they hear it over the rain|turned right up}
tell us {story=tale}, and quiet now, everybody

%tool story_resume "Go on with a story that was broken off. Never starts a new one (story_start).\n\nArgs:\n    box: whose box\n    story: which of the unfinished ones; default the last\n    rewind: seconds to go back before going on\n    chapter: jump to this chapter instead"
%also Continues an interrupted story.
%also Pick up the tale where the child fell asleep, a little earlier if asked, or from some chapter.
%param box* (device, player) {"type": "string", "title": "Box"}
%param story (title, tale) {"type": "string", "title": "Story"}
%param rewind (back_seconds, seconds_back) {"type": "integer", "title": "Rewind", "description": "seconds"}
%param chapter (part) {"type": "integer", "title": "Chapter"}
%param speed (pace) {"type": "string", "enum": ["slower", "normal", "faster"], "title": "Speed"}
%list sec: 30 seconds => 30 | a minute => 60 | two minutes => 120 | 15 seconds => 15 | ten minutes => 600 | 90 seconds => 90 | five minutes => 300 | 20 seconds => 20 | 45 seconds => 45 | three minutes => 180 | 40 seconds => 40
%list chap: 3 | 7 | two => 2 | 12 | five => 5 | 9 | four => 4 | 10 | six => 6 | 15 | eight => 8
go on where {box=child} fell asleep, {rewind=sec} earlier
{box=child} wants the rest of {story=tale}, {speed:slower=not so hurried|a little less rushed}
on {box=child}'s box pick up {story=tale} at chapter {chapter=chap}
{story=tale} for {box=child} again, {rewind=sec} back
carry on for {box=child} with {story=longtale}, {speed:faster=get a move on|in a hurry}
{box=child}, chapter {chapter=chap}, {story=tale}, {speed:normal=at the usual pace}
{box=child} didn't get to the end, the nap came faster

%tool story_find "Search the story shop.\n\nArgs:\n    about: theme or words of the title\n    age: age of the child in years\n    max_length: longest running time in minutes\n    language: language spoken\n    free_only: leave out stories that cost credits"
%also Searches for children's stories.
%also See what there is to listen to about some subject for a child of an age, no longer than so many minutes, in a language, free of charge.
%param about* (query, theme) {"type": "string", "title": "About"}
%param age (child_age, years) {"type": "integer", "title": "Age"}
%param max_length (minutes, max_minutes) {"type": "integer", "title": "Max Length", "description": "minutes"}
%param language (lang, spoken_in) {"type": "string", "title": "Language"}
%param free_only (gratis, no_credits) {"type": "boolean", "title": "Free Only", "default": false}
%list theme: pirates | going to the dentist | a new baby in the house | horses and knights | trains | the first day at school | space, rockets and aliens | being brave | mice | fear of the dark | Grandma's garden
%list age: four => 4 | 6 | three => 3 | 8 | five => 5 | 7 | 10 | nine => 9 | 11 | seven => 7 | two => 2
%list longtheme: a boy who moves to a new town, without friends | getting up at seven and going to school | a bear, a bee and a very big quarrel | what happens when a pet dies, but gently | a girl who runs away to the circus | sharing toys, told without a wagging finger | how the moon came to hang in the sky | why we wash our hands, with a funny frog | a dragon who can't sleep before midnight | moving house, and the cat that stays behind
something about {about=theme}, {free_only:true=that costs nothing|without paying}
a tale on {about=theme}, she's {age=age}
in {language=lang}, about {about=theme}, for a kid of {age=age}
{about=theme} for someone aged {age=age}, not over {max_length=min}, in {language=lang}
do they have one on {about=longtheme}, {free_only:false=I don't mind paying}
{age=age} years old, {about=theme}, {language=lang}, {max_length=min} at the longest
are there any stories with {about=theme}, I've got a free evening

%tool story_record_own "Open the microphone for a story of one's own and save it under a title.\n\nArgs:\n    title: name of the recording\n    speaker: who reads\n    for_child: on whose box it appears\n    with_music: add soft music below\n    available_from: day from which it can be heard"
%also Records a family story.
%also Let grandma or anybody read something in, to be kept for one of the children, with music beneath, secret until some day.
%param title* (name, recording_title) {"type": "string", "title": "Title"}
%param speaker (reader, voice) {"type": "string", "title": "Speaker"}
%param for_child (child, listener) {"type": "string", "title": "For Child"}
%param with_music (background_music, music) {"type": "boolean", "title": "With Music"}
%param available_from (not_before, release_on) {"type": "string", "title": "Available From", "description": "day"}
%list own: When Mum Was Small | goodnight from Papa | our dog's adventures | the cabin | Letter to Zadie | Songs, Rhymes and Rubbish | Christmas 2026 | from the hospital | Nan's secret | how we met
%list longown: how Grandad missed the boat to Bergen, twice | good night, sleep tight, see you on Friday | the summer we found a fox under the bed | for the days when I come home after eight | what Nan did when the lights went out | our dog, the postman and the Sunday roast | Papa sings, badly, but only for you | a bedtime story from Auntie, read on the train | the day you were born, at ten past three | what the sea said, when we left in August
{speaker=reader} will read in {title=own}, {with_music:true=something soft underneath|a gentle tune below}
mic on for {title=own}, {available_from=dayb} and not before
{title=own} by {speaker=reader} for {for_child=child}
for {for_child=child} from {speaker=reader}: {title=own}
I want to tape {title=longown}, {with_music:false=just the voice|no tune with it}
{speaker=reader}, {for_child=child}, {title=own}, {available_from=dayb}
open the microphone, it's called {title=own}, after the music stops

%tool story_bind_figure "Bind a story to a toy figure, so that it plays when the figure is put on the box.\n\nArgs:\n    figure: the toy\n    story: what it shall play\n    owner: child the figure belongs to\n    on_end: what happens at the end (stop, repeat, next)\n    locked: other children cannot change it"
%also Assigns a story to a figure.
%also Make one of the little toys play another tale from now on, for its owner alone or not, over and over or once.
%param figure* (toy, character) {"type": "string", "title": "Figure"}
%param story* (tale, content) {"type": "string", "title": "Story"}
%param owner (child, belongs_to) {"type": "string", "title": "Owner"}
%param on_end (afterwards, at_end) {"type": "string", "enum": ["stop", "repeat", "next"], "title": "On End"}
%param locked (protect, lock) {"type": "boolean", "title": "Locked"}
%list figure: green dragon | penguin | Owl | knight with the bent sword | Mermaid | little red tractor | fox | bear in pyjamas | Grandma figure | robot no. 4 | old cat without a tail
the {figure=figure} should tell {story=tale}, {on_end:repeat=over and over|round and round}
give the {figure=figure} {story=tale}, {locked:true=nobody else may touch that|hands off for the others}
{owner=child}'s {figure=figure} gets {story=tale}
on the {figure=figure} put {story=tale}, it belongs to {owner=child}
make the {figure=figure} play {story=longtale}, {on_end:stop=then silence}
{story=tale}, {figure=figure}, {owner=child}, {on_end:next=and straight on with another}
I want {story=tale} to come out of the {figure=figure}, next to my bed

%server flashcards
%list deck: Spanish A1 | biology | capitals | irregular verbs | anatomy | chem 101 | French food | bird songs | Kanji | driving theory | law definitions | music theory | multiplication | medical terms | world flags | history exam | sailing licence

%tool addFlashcard Add a flashcard with a front and a back.
%also Creates a card in a deck.
%also Makes a study card, the question on one side and the answer on the other.
%param front* (question, prompt) {"type": "string", "description": "Question side"}
%param back* (answer) {"type": "string", "description": "Answer side"}
%param deck (deck_name, collection) {"type": "string", "description": "Deck it belongs to"}
%list front: capital of Mongolia | el perro | what is osmosis | mitochondria | year of the French Revolution | la manzana | der Schmetterling | 7 times 8 | chemical symbol for gold | who wrote Faust | la bibliothèque | inertia | photosynthesis | el invierno | speed of light | GDP | what does RAM stand for | longest river of Europe | empathy | die Brücke | past tense of go | powerhouse of the cell
%list back: Ulaanbaatar | the dog | water moving through a membrane | organelle that makes energy | 1789 | apple | butterfly | 56 | Au | Goethe | library | resistance to a change of motion | plants turning light into sugar | winter | 300,000 km per second | gross domestic product | random access memory | the Volga | feeling what others feel | bridge | went | an island in the Pacific
%list deckx: Biology | French for Travel | History and Politics | words from week 3 | Anatomy 2 | Misc | Capitals of the World | exam, part one | times tables | Spanish A1
%list frontx: capital of Peru | What is bread and butter in Dutch | who wrote Rivers | to give up | 7 x 8 | der Tisch | Which river flows through Ulm | light-dependent reaction | When did the war end, and where was peace signed | ATP | cause of the tides
%list backx: Lima | Ella Moor, in 1987 | to stop doing something | 56 | the table | the Danube | needs light, takes place in the chloroplast | energy carrier of the cell | 1648, in Münster | boterham met boter | pull of the moon and the sun
%list flb: Ulaanbaatar | the spoon | Rembrandt | mitochondrion | 78 degrees | poddać się
%list flf: what is the capital of Mongolia | la cuchara | who painted the Night Watch | the powerhouse of the cell | boiling point of ethanol | to give up in Polish
%list deck2: Capitals | Spanish for the Kitchen | Biology by Friday | Polish Verbs | Art from A to Z | Chemistry | Boat Licence
(add|make) a flashcard: {front=front} / {back=back}
flashcard front {front=front}, back {back=back}
I want to remember that {front=front} means {back=back}, make a card in {deck=deck}
put {front=front} - {back=back} into [the] {deck=deck} [deck]
new study card in {deck=deck}, question "{front=front}", answer "{back=back}"
card for {deck=deck}: {front=front} = {back=back}
I keep forgetting this one: {front=front} is {back=back}. add it to my flashcards
learning card please, one side {front=front}, other side {back=back}
question {front=question} answer {back=back}, save as a flashcard
make a flashcard for {front=front}
add a card to the deck {deck=deck}
add a flashcard to {deck=deckx}: "{front=frontx}", answer "{back=backx}"
deck {deck=deckx} / front: {front=frontx} / back: {back=backx}
question {front=frontx} answer {back=backx}
card for {deck=deckx}: {front=frontx} on the front, {back=backx} on the back
with {back=backx} on the back, make a flashcard asking {front=frontx}
{back=flb} goes behind {front=flf}, in {deck=deck2}
into {deck=deck2}: {front=flf}, {back=flb}
%lang es
añade una tarjeta: {front=front} / {back=back}

%tool startQuiz Practise the cards of a deck.
%also Starts a study session.
%also Asks the user a number of cards from a deck.
%param deck* (deck_name, topic) {"type": "string", "description": "Deck to practise"}
%param count (cards, size) {"type": "integer", "description": "Number of cards"}
%param difficulty (level) {"type": "string", "enum": ["easy", "medium", "hard"]}
%list deck2: Spanish verbs | capitals of africa | Bones and Muscles | chem 101 | Kanji N5 | The Tudors, part two | bird calls | jQuery | driving theory | vocabulary for Ms. Hall | knots
quiz me on {deck=deck}
ask me {count=int} cards from {deck=deck}
let's practise {deck=deck}, the {difficulty:hard=hard|difficult|tough} ones
{deck=deck} {count=int} questions {difficulty:easy=easy|simple}
test me: {deck=deck}
my exam is tomorrow, drill me with {count=int} {deck=deck} cards
start a {difficulty:medium=medium|not too hard} quiz with the deck {deck=deck}
~ I've got ten minutes on the train, let me study {deck=deck}
review session {deck=deck}, {count=int} cards
quiz me
ask me {count=int} {difficulty:hard=hard} flashcards
quiz me on {deck=deck2}
{count=int} questions from {deck=deck2}, {difficulty:hard=the tricky ones|hard}
~ let me drill {deck=deck2}, {difficulty:easy=nothing tough|easy}, {count=int} cards
ask me {deck=deck2}, there's a hard exam on the 4th

%server fortuna

%tool stars_horoscope Horoscope of a zodiac sign.
%also Returns a horoscope text.
%also What the stars say about love, work or health for somebody born under a sign.
%param sign* (zodiac, star_sign) {"type": "string", "description": "Zodiac sign"}
%param period (when, range) {"type": "string", "enum": ["today", "tomorrow", "week", "month", "year"], "description": ""}
%param about (topic, area) {"type": "string", "enum": ["love", "career", "health", "money"], "description": "Only this part of life"}
%list sign: Leo | Virgo | Aries | Taurus | Gemini | Cancer | Libra | Scorpio | Sagittarius | Capricorn | Aquarius | Pisces | lion | ram
%list signx: Aries | taurus | Gemini | Cancer | leo | Virgo | Libra | Scorpio | sagittarius | Capricorn | Aquarius | pisces
%list zeichen: Löwe | Jungfrau | Widder | Stier | Zwillinge | Krebs | Waage | Skorpion | Schütze | Steinbock | Wassermann | Fische
%list signo: leo | virgo | aries | tauro | géminis | cáncer | libra | escorpio | sagitario | capricornio | acuario | piscis
horoscope for {sign=sign} [{period:today=today}]
what do the stars say for {sign=sign} {period:week=this week} [about {about:love=love|romance}]
{sign=sign} {period:tomorrow=tomorrow}
I'm a {sign=sign}, will I be lucky {period:month=this month} in {about:money=money matters|money}
{about:career=career|work|job} horoscope {sign=sign} {period:year=for the year|this year}
{period:month=this month} for a {sign=sign}, how's {about:health=health|my health} looking
born in august, so {sign=sign}, what awaits me {period:tomorrow=tomorrow}
should a {sign=sign} ask for a raise {period:week=this week}, {about:career=professionally}?
{about:love=love life} of a {sign=sign} {period:year=in the coming year|this year}
{sign=sign}, any romance written in the heavens
read me my horoscope
~ horoscope {period:today=for today} about {about:love=love}
what do the stars say {period:tomorrow=tomorrow} for {sign=signx}
{sign=signx}, {about:love=love|romance|my love life}, {period:week=this week|the week}
{about:career=work|job|career} prospects for {sign=signx} {period:year=this year|over the year}
I'm {sign=signx}, what do the planets hold? it's my birthday today
%lang de
was sagt das Horoskop für {sign=zeichen} {period:week=diese Woche}
%lang es
léeme el horóscopo de {sign=signo} {period:today=de hoy|para hoy}

%tool lottery_results Winning numbers of a lottery draw.
%also Returns numbers and prizes.
%also Which balls were drawn in a game on a day, to see whether a ticket is worth anything.
%param game* (lottery, name) {"type": "string", "description": "Name of the lottery"}
%param draw_date (date, on) {"type": "string", "description": "Day of the draw"}
%param my_numbers (ticket, picks) {"type": "string", "description": "Numbers on the ticket"}
%list game: Powerball | EuroMillions | Mega Millions | Lotto 6/49 | Eurojackpot | National Lottery | Super Ena | Thunderball | Spiel 77 | La Primitiva | Keno | El Gordo | Set for Life | Postcode Lottery | SuperEnalotto | Bonoloto | Lucky Day | Cash4Life | Oz Lotto | Vikinglotto
%list picks: 3, 17, 22, 31, 40, 45 | 5 12 19 27 33 | 7-14-21-28-35-42 | 1, 2, 3, 4, 5, 6 | 9 18 24 36 41 48 | 4, 8, 15, 16, 23, 42 | 11, 20, 29, 38, 44 and 2 | 6 13 26 30 39 | 2-10-25-33-47
%list game2: Lotto 6 of 49 | EuroMillions | Powerball | Thunderball | Bonoloto | Health Lottery, Wednesday | Mega Millions | Set for Life | El Gordo
%list draw: Friday | last Saturday | 3 March | the 14th | yesterday | Wednesday | 12 April 2026 | last week | the 22nd of June | Tuesday | Christmas Eve
%list picks2: 3, 17, 22, 31, 40 and 44 | 5 12 19 28 33 | 1-9-14-27-38 | 7, 8, 21, 30, 41, 2 | 04 11 16 25 45 48 | 2, 6 and 13
(what are|show me) [the] {game=game} (numbers|results) [for {draw_date=date}]
{game=game} {draw_date=date}
did I win with {my_numbers=picks} in {game=game}
~ {my_numbers=picks}, {game=game}, {draw_date=date}, am I rich
which balls came out {draw_date=date} in {game=game}
I played {my_numbers=picks} {draw_date=date} on {game=game}, any luck
{draw_date=date} draw of {game=game}, my ticket is {my_numbers=picks}
can I quit my job, {game=game} with {my_numbers=picks}
winning numbers {game=game} {draw_date=date}
compare {my_numbers=picks} with {game=game} from {draw_date=date}
did I win the lottery with {my_numbers=picks}
winning numbers from {draw_date=date}
{game=game2} results of {draw_date=draw}
check {my_numbers=picks2} in {game=game2}
numbers {my_numbers=picks2}, game {game=game2}, date {draw_date=draw}
{draw_date=draw}, {game=game2}: I had {my_numbers=picks2}
compare {my_numbers=picks2} with {game=game2} from {draw_date=draw}
game={game=game2}, draw={draw_date=draw}

%server foyerly
%list cap2: 40 euros => 40 | 25 | €60 => 60 | thirty euros => 30 | 90 euros => 90 | 15 euros => 15 | 55 | fifty euros => 50 | 120 euros => 120 | 75 € => 75
%list under: Ferrand | Jo Kowalski | Tallow | Blom and Sons | Mr. Osei | D'Angelo | Choir of St. Anne's | Priya Nair | Weller | the book club | Karim H.
%list gig: Kid Lantern | Marsh Hens on the Quay | Swan Lake | Brass for Breakfast | Messiah, sing-along | Jazz at Noon | O'Dell's farewell show | An Evening with Ilse Vandamme | Circus Mirko | Night of the Organs | Hamlet | Otto and the Oars

%tool find_live_gigs Search public concerts, gigs and festivals on sale. Prices are per ticket in EUR. For tickets already bought use list_my_tickets.
%also Finds concerts.
%also Who plays live where and when, up to what price, seated or standing, nearest day or lowest price at the head of the list.
%param query* (artist, q) {"type": "string", "description": "Artist, festival or style of music"}
%param city (town, location) {"type": "string", "description": "City"}
%param from_date (start, after) {"type": "string", "description": "First day"}
%param to_date (end, before) {"type": "string", "description": "Last day"}
%param max_price (budget, price_limit) {"type": "number", "description": "Highest price per ticket, EUR"}
%param sort (order, order_by) {"type": "string", "enum": ["date_asc", "price_asc", "popularity_desc"], "description": "Sort order"}
%list act2: Kid Lantern | the Marsh Hens | baroque, anything with a harpsichord | Brass for Breakfast | folk | Otto and the Oars | jazz in the park | Ilse Vandamme | Summer on the Quay | a cappella | Night Bus to Leith | gospel choirs
%list city2: Leeds | Ghent | Newcastle upon Tyne | San Sebastián | Graz | Porto | Frankfurt an der Oder | Lyon | Aarhus | King's Lynn | Turin | Cork
{query=act2} in {city=city2}, {sort:price_asc=cheapest first|the best bargains on top}
who's playing {query=act2} around {city=city2} from {from_date=day} to {to_date=day}
{query=act2}, {max_price=cap2} tops
{city=city2}, {query=act2}, {from_date=day} to {to_date=day}, {max_price=cap2}
I'd love to hear {query=act2} live, {sort:date_asc=soonest first|the nearest evening on top}
gigs with {query=act2} up to {max_price=cap2} before {to_date=day} in {city=city2}, {sort:popularity_desc=what everyone goes to first|the big crowds first}
can I see {query=act2} on stage somewhere, price is no matter, popular or not

%tool list_my_tickets List tickets in the wallet.
%also Shows bought tickets.
%also What admissions somebody holds already: those to come or those that are over, for one house, and whether on paper or on the phone.
%param period* (when, time_range) {"type": "string", "enum": ["upcoming", "past"], "description": "Future or past events"}
%param venue (house, place) {"type": "string", "description": "Hall, club or museum"}
%param holder (owner, name) {"type": "string", "description": "Name on the ticket"}
%param delivery (kind, format) {"type": "string", "enum": ["mobile", "paper"], "description": "Kind of ticket"}
%list house: the Paradox | Old Corn Exchange | Cellar at Number 9 | Philharmonie | St. Anne's | Dock 11 | The Owl and Anchor | Museum of Salt | Stadtpark stage | Roxy | the tent by the river | Hall B
what do I have coming, {period:upcoming=still ahead|in the weeks to come}, on {delivery:mobile=my phone}
{period:past=everything I've been to} at {venue=house}
tickets for {venue=house} under {holder=under}, {period:upcoming=the next ones|those not used yet}
{holder=under}, {venue=house}, {period:past=those that are over|those gone by}, {delivery:paper=the printed ones}
which shows did I get into, {period:past=the ones behind me}, {delivery:mobile=no print-outs|just the ones on the phone}
{period:upcoming=what's next} for {holder=under} at {venue=house}
my tickets, {period:upcoming=the future ones}, I've tidied my paper drawer

%tool reserve_seats Reserve seats for an event. The reservation lapses after `hold_hours`. Nothing is charged.
%also Holds seats.
%also Keep places for a show on a day: how many, in which part of the house, barrier-free if needed, under whose name and for how long.
%param event* (show, title) {"type": "string", "description": "Name of the event"}
%param seats* (count, quantity) {"type": "integer", "description": "Number of seats"}
%param date (day, on) {"type": "string", "description": "Day of the show"}
%param area (section, category) {"type": "string", "enum": ["standing", "stalls", "balcony", "box"], "description": "Part of the house"}
%param name (reserved_for, under) {"type": "string", "description": "Name the reservation is under"}
%param wheelchair (accessible, barrier_free) {"type": "boolean", "description": "Wheelchair-accessible places"}
%param hold_hours (valid_hours, hold) {"type": "integer", "description": "Hours until it lapses"}
%list hold: 24 hours => 24 | two hours => 2 | a day => 24 | six hours => 6 | 48 hours => 48 | 12 hours => 12 | an hour => 1 | three hours => 3 | two days => 48 | 36 hours => 36
{seats=seat} seats for {event=gig} on {date=day}, {area:balcony=upstairs|up high}
hold {seats=seat} for {event=gig} under {name=under}
{event=gig}, {date=day}, {seats=seat} people, {area:standing=on our feet|no chairs needed}, {name=under}
keep {seats=seat} places at {event=gig}, {wheelchair:true=one of us can't do stairs|we need a ramp}
for {name=under} on {date=day}: {event=gig}, {seats=seat}, {area:stalls=downstairs in front|on the ground floor}
we're {seats=seat} for {event=gig}, don't let go of them for {hold_hours=hold}
{seats=seat} of us want to see {event=gig}, we're standing in line already

%tool transfer_ticket Transfer a ticket from the wallet to another person. The old barcode becomes void.
%also Passes on a ticket.
%also Let somebody else have an admission, as a present or against money, how many of them, with a few words, and from whose wallet they are taken.
%param event* (show, ticket) {"type": "string", "description": "Event of the ticket"}
%param recipient* (to, new_holder) {"type": "string", "description": "Who gets it"}
%param sender (from, wallet) {"type": "string", "description": "Wallet it is taken from, if not one's own"}
%param count (quantity, number) {"type": "integer", "description": "Number of tickets, default 1"}
%param price (amount, ask) {"type": "number", "description": "What the recipient pays; omit for a gift"}
%param message (note, text) {"type": "string", "description": "Text to the recipient"}
%list bye: I have a cold, so have fun without me | doors at seven, take a coat, it's outside | you owe me a beer at the break | bring the big camera and wave to Lena | happy birthday, sorry it's a day late | don't let Theo sit behind the tall man | they check bags, leave the knife at home | it's row 4, right by the stairs | enjoy it, and tell me how the encore was | swap seats with Jo if you can't see
give my {event=gig} ticket to {recipient=pal}, {price=cap2} and we're even
{count=seat} tickets for {event=gig} from {sender=under} to {recipient=pal}
{recipient=pal} can have {event=gig} for {price=cap2}
out of the wallet of {sender=under}: {event=gig} for {recipient=email}
{event=gig}, {count=seat}, {recipient=email}, {price=cap2} each
pass {event=gig} on to {recipient=pal} and write: {message=bye}
{recipient=pal} will go to {event=gig} in my place, two left feet and all

%tool book_museum_slot Book a timed entry to a museum, optionally for a special exhibition and with an audio guide.
%also Books museum admission.
%also Go and see a collection at a set hour: on which day, how many grown-ups and kids, which temporary show, and headphones with a guide in some language.
%param museum* (venue, house) {"type": "string", "description": "Museum"}
%param date* (day, visit_date) {"type": "string", "description": "Day of the visit"}
%param time (slot, entry) {"type": "string", "description": "Entry time"}
%param adults (grown_ups) {"type": "integer", "description": "Number of adults"}
%param children (kids) {"type": "integer", "description": "Number of children under 14"}
%param exhibition (show, special) {"type": "string", "description": "Special exhibition"}
%param audio_guide (guide, guide_language) {"type": "string", "enum": ["none", "en", "fr", "de", "es"], "description": "Language of the audio guide"}
%list mus: the Museum of Salt | Fine Arts | Rail and Road Museum | the House of Masks | Glyptothek | Moth Collection | Museum on the Hill | the Tallow Gallery | Natural History | Maritime | Stedelijk in Ghent | the old mint
%list exh: Paper Ships | Women Who Welded | gold from the steppe | Rembrandt's Neighbours | Ice, Snow, Silence | the blue room | Dinosaurs at Night | From Clay to Cup | Faces of Lisbon | ukulele | Maps for the Lost
{museum=mus} {date=date}, {adults=seat} grown-ups and {children=seat} kids
get us into {museum=mus} on {date=day} at {time=starttime}, {audio_guide:de=with a German voice in our ears|German headphones}
{date=day}, {time=starttime}, {museum=mus}, {adults=seat} adults, {exhibition=exh}
~ {exhibition=exh} at {museum=mus} on {date=day}, {audio_guide:none=no headphones|without anybody talking in my ear}
on {date=day} we'd like to do {museum=mus}, {children=seat} little ones
entry to {museum=mus} for {exhibition=exh} on {date=day}, {adults=seat} of us, all grown up
{museum=mus} on {date=day} please, the adult kind of fun

%server galleria

%tool galleria_exhibitions Find exhibitions in a city.
%also Returns museum exhibitions with dates.
%also What is on show in museums and galleries somewhere, about a theme or artist, between two days, only free ones if wanted.
%param city* (town, place) {"type": "string", "description": "City"}
%param theme (subject, artist) {"type": "string", "description": "Artist or subject"}
%param from_date (start, after) {"type": "string", "description": "First day"}
%param to_date (end, until) {"type": "string", "description": "Last day"}
%param free_only (no_fee, free) {"type": "boolean", "description": "Without admission fee"}
%list arttheme: impressionism | Frida Kahlo | photography in the fifties | dinosaurs | women in surrealism | Dutch masters | contemporary glass | Vikings | Banksy | fashion and film | ancient Egypt | Picasso | toys and games | Japanese woodcuts | space travel | Klimt and Schiele | Bauhaus | street art | porcelain | Rembrandt | underwater worlds
%list theme: Impressionism | women in photography | Frida Kahlo | light and shadow | ancient Egypt | toys | Art from the Andes | Klee and his pupils | maps | surrealism | glass | From Bauhaus to Ikea
%list town: Leeds | New Orleans | Graz | The Hague | Stoke-on-Trent | Porto | St. Gallen | Kuala Lumpur | Bath | Le Havre | Tromsø | Newcastle upon Tyne | Ghent | Santa Fe | Cork
%list onday: Friday | 14 March | Tuesday the 9th | the 3rd of May | Saturday | 2026-05-09 | Monday | June 21st | Sunday | 12 October | Thursday | the 30th | Wednesday next week
%list untilday: Sunday | 4 April | the end of the month | next Thursday | 24 August | the 12th | Easter Monday | 2026-11-01 | Wednesday week | mid-July | the following Monday | 1 November | New Year's Eve
%list anyday: tomorrow | next Tuesday | this Saturday | the day after tomorrow | today | next Friday | this Sunday | Monday week | 18 April | in three days | Wednesday | 2026-07-02 | the 11th of June
%list theme2: the body in photography | Turner | women of the Bauhaus | life under the sea | toys from the war years | Frida Kahlo | light and shadow in the north | things made of glass | the history of shoes | Dürer and his pupils | maps of places that never were | street art from Lagos
%list city2: Antwerp | Bilbao | Kraków | Leeds | Trieste | Rotterdam | Montréal | Porto | Basel | Kyoto | Aarhus | Zagreb
%list day3: Friday | the 14th | 3 May | Tuesday next week | Sunday | Oct 9 | the first of June | Wednesday | 12 August | the 22nd | Monday | Saturday | New Year's Eve | 17.4. | Thursday the 8th | 2027-02-11 | Good Friday | March 30 | the second | 28 November
%list until: Friday | the end of May | next Sunday | the 30th | 1 September | tomorrow noon | Monday morning | the end of the month | 15 June | Christmas | Thursday evening | 24 Dec | the end of the week | 6.10. | Easter | the 12th of July
%list tema_arte: fotografía | Goya | arte urbano | mujeres en el surrealismo | arte japonés | Velázquez
what exhibitions are on in {city=city} [from {from_date=date} to {to_date=date}]
{theme=arttheme} exhibitions in {city=city}
{city=city}, {from_date=date} until {to_date=date}, {theme=arttheme}
between {from_date=date} and {to_date=date}, is there something with {theme=arttheme} in {city=city}, {free_only:true=free admission|without paying|for nothing}
{free_only:true=free} shows in {city=city}
anything about {theme=arttheme} on display in {city=city} before {to_date=date}
rain is coming and I've a whole day in {city=city}, where could I look at {theme=arttheme}
mum adores {theme=arttheme} and is with me in {city=city} from {from_date=date}, where do we take her
something for the eyes in {city=city}, {free_only:true=my wallet is empty|it mustn't cost anything}
we're stuck in {city=city} till {to_date=date} and sick of churches. Any galleries with {theme=arttheme}?
exhibitions about {theme=arttheme}
which museums show something {free_only:true=for free} from {from_date=date}
exhibitions about {theme=theme} in {city=town} from {from_date=onday} to {to_date=untilday}
{theme=theme} shows in {city=town} until {to_date=untilday}
city {city=town}, theme {theme=theme}, from {from_date=onday}, to {to_date=untilday}
{free_only:true=free} exhibitions on {theme=theme} in {city=town}
until {to_date=untilday} in {city=town}, {free_only:true=free entry only|no admission fee}
from {from_date=anyday} on, anything on {theme=theme} in {city=town}
{=name} paints, which exhibitions are on in {city=town} after {from_date=onday}
{theme=theme}, {city=town}, {free_only:false=paid ones too|may cost something}
{theme=theme2} in {city=city2}, anywhere from {from_date=day3} on
what can I see about {theme=theme2} while we're in {city=city2}, {free_only:true=only free ones|nothing with an entrance fee}
until {to_date=until} in {city=city2}, which shows are on? my parents are easily bored
%lang es
¿qué exposiciones de {theme=tema_arte} hay en {city=city} hasta {to_date=date}?
búscame exposiciones {free_only:true=gratis|gratuitas} en {city=city}

%tool galleria_book_guided_tour Book a guided tour of a museum.
%also Creates a tour booking.
%also Reserves somebody who shows a group around a collection, on a day, in a language.
%param museum* (venue, house) {"type": "string", "description": "Museum"}
%param start* (when, slot) {"type": "string", "description": "Day and hour"}
%param visitors (people, group_size) {"type": "integer", "description": "How many people"}
%param language (lang, guide_language) {"type": "string", "description": ""}
%list museum: Prado | British Museum | Louvre | Museum of Natural History | Rijksmuseum | Uffizi | Tate Modern | Deutsches Museum | MoMA | Albertina | Museum for Music and Sound | Guggenheim | Vasa museum | Kunsthaus | Pergamon | Museum of Bread and Art | National Gallery | Hermitage | Acropolis museum | Maritime museum in Greenwich | Belvedere
%list museum2: Tate Modern | Museum of Bread and Art | The Old Mint | Louvre | House of Ella Moor | railway museum in York | Uffizi | Science Museum | Museum am Dom | Salt, Sea and Ships
%list day3: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | 9 October | Sunday | July 4th | Tuesday | the 1st of May | Thursday evening | 12/8 | Saturday the 9th
%list slot2: tomorrow at 9 | Friday at half past two | Monday 10:15 | the 12th at noon | Thursday afternoon | next Tuesday at 4 pm | Wednesday 18:00 | tonight at eight | 5 May at 14:30 | Sunday morning | today at 3
%list museum3: the Rijksmuseum | the Deutsches Museum | Tate Modern | the Uffizi | the Museum of Childhood | the Prado | the Vasa museum | the mining museum | the Albertina | the museum of bread | MoMA | the tram museum
%list museo_de: Deutsches Museum | Pergamonmuseum | Albertina | Naturkundemuseum | Städel
book a guided tour of [the] {museum=museum} {start=date}
guided tour {museum=museum}, {visitors=int} people, {start=date}, in {language=langname}
{visitors=int} of us would like to be shown around the {museum=museum} {start=when} in {language=langname}
{start=date} {museum=museum} tour in {language=langname} for {visitors=int}
reserve a guide for the {museum=museum} {start=when}
we are {visitors=int}, only speak {language=langname}, and want somebody to explain the {museum=museum} to us {start=date}
last time I walked through the {museum=museum} without understanding a thing, so get me a person who talks me through it {start=when}
my in-laws are {visitors=int} strong and bored easily. Could somebody lead them through the {museum=museum} {start=date}?
in {language=langname} please, the {museum=museum}, {start=when}
sign {visitors=int} pupils up with an expert who walks them round the {museum=museum} {start=date}
book a tour of the {museum=museum} for {visitors=int}
a guide who speaks {language=langname}, {start=date}
guided tour of {museum=museum2} for {visitors=few} on {start=day3}
book a {language=lang2} tour of {museum=museum2} {start=slot2}
~ {start=slot2}, {visitors=few} people, {museum=museum2}, guided tour
museum {museum=museum2}, start {start=slot2}, visitors {visitors=few}, language {language=lang2}
in {language=lang2} for {visitors=few}: tour at {museum=museum2}, {start=slot2}
{visitors=few} visitors for a tour in {museum=museum2} on {start=day3}
tour of {museum=museum2} {start=slot2}
in {language=tongue} for {visitors=heads} of us, {start=slot}, {museum=museum3}
half the class only speaks with their hands, but {visitors=heads} people, {museum=museum3}, {start=slot}
{start=slot} somebody to walk us round {museum=museum3}, in {language=tongue} if there is one
%lang de
buch eine Führung durch [das] {museum=museo_de} für {visitors=int} Personen auf {language=langname}, {start=date}

%server gambit

%tool gambit_challenge Challenge a player to a game of chess.
%also Sends a challenge. Returns the game's link.
%also Invites somebody to play, with minutes on the clock, seconds added each move, a colour, for rating or not.
%param opponent* (player, username) {"type": "string", "description": "Player"}
%param minutes (clock, time_limit) {"type": "integer", "description": "Minutes on the clock"}
%param increment (bonus_seconds, plus) {"type": "integer", "description": "Seconds added per move"}
%param colour (side, pieces) {"type": "string", "enum": ["white", "black", "random"], "description": "My pieces"}
%param rated (ranked, serious) {"type": "boolean", "description": "Counts for the rating"}
%list gamer: knightfall | Dmitri | queen_of_pawns | uncle Ben | Sofia | blunderbus | Marek from the club | rook77 | Mr. Adler | pawnstorm | my brother | Ravi | grandpa | endgame_ella | Lotte | zugzwang | Tomás | Coach Petrov
%list clockmin: 5 minutes => 5 | 10 minutes => 10 | fifteen minutes => 15 | 3 minutes => 3 | half an hour => 30 | 20 minutes => 20 | an hour => 60 | 15 min => 15 | 25 minutes => 25
%list incsec: 2 | 3 | 5 | 10 | five => 5 | ten => 10 | two => 2 | 1
%list player: knight_rider77 | Magnus | Aunt Bea | Tomasz from work | queenie | Dr. Iyer | rook'n'roll | my brother Jun | Ines O'Neill | the_pawnbroker | Kwame | ella-b
%list clock: 10 minutes => 10 | five minutes => 5 | 15 | 3 minutes => 3 | half an hour => 30 | 20 min => 20 | an hour => 60 | ten minutes => 10 | 30 | 5 min => 5
%list incr: 5 seconds => 5 | two seconds => 2 | 3 | 10 seconds => 10 | 2 sec => 2 | 5 | one second => 1 | 8 seconds => 8 | 12 | ten seconds => 10
~ challenge {opponent=gamer} to a game of chess
{minutes=clockmin} plus {increment=incsec} against {opponent=gamer}, {rated:true=rated|for rating points}
chess with {opponent=gamer}, {minutes=clockmin}, I take {colour:white=white|the white pieces}
I want {colour:black=black|the black ones} against {opponent=gamer}, {minutes=clockmin} each and {increment=incsec} seconds per move
invite {opponent=gamer} to a {rated:false=friendly|casual|unrated} game, {minutes=clockmin}
{opponent=gamer} still owes me a revenge, {minutes=clockmin} on the clock
ask {opponent=gamer} whether he dares to lose his queen again, {rated:false=just for fun|no points}
~ after last night I need to show {opponent=gamer} who's boss on the sixty-four squares, {colour:random=whatever side|toss for sides}
the train takes an hour and I'm bored. {opponent=gamer}, {minutes=clockmin}, {increment=incsec} extra seconds, go
blitz against {opponent=gamer}, {colour:white=let me move first|I begin}
send a challenge, {minutes=clockmin} plus {increment=incsec}
I want to play chess with {colour:black=black}
~ play chess against {opponent=player}, {minutes=clock}, {colour:black=black pieces for me|I'm black}
invite {opponent=player} to a game, {minutes=clock} plus {increment=incr}, {rated:true=rated|for points}
new match with {opponent=player}, {colour:random=either colour|random colours}, {rated:false=unrated|friendly}
dare {opponent=player} to a round on the white board upstairs
%lang de
fordere {opponent=firstname} zu einer Schachpartie heraus, {minutes=int} Minuten, ich nehme {colour:black=Schwarz}
%lang es
rétale a {opponent=firstname} a una partida de {minutes=int} minutos, {rated:false=amistosa|sin puntos}

%tool gambit_deal_cards Shuffle a deck and deal cards.
%also Returns a hand for every player.
%also Mixes playing cards for a game and gives every player the same number, with jokers if wanted.
%param game (kind, rules) {"type": "string", "description": "Name of the game"}
%param players* (people, hands) {"type": "integer", "description": "How many play"}
%param cards_each (hand_size, per_player) {"type": "integer", "description": "Cards for each"}
%param jokers (with_jokers, wild) {"type": "boolean", "description": "Leave jokers in"}
%list players: four => 4 | 3 | 5 | two => 2 | six => 6 | 4 | 8 | three => 3 | five => 5 | 7
%list cardgame: rummy | bridge | poker | hearts | skat | Uno | canasta | crazy eights | whist | Texas hold'em | old maid | gin rummy | go fish | euchre | cribbage | doppelkopf | spades | Mau-Mau
%list gamex: rummy | go fish | old maid | crazy eights | Texas Hold'em | hearts | gin rummy, Oklahoma rules | skat | uncle Bo's liar game | war | poker with Anna's rules | canasta | spit and malice
~ deal {cards_each=hand} cards to {players=players} players
shuffle and deal {game=cardgame} for {players=players}
~ {game=cardgame}, {players=players} players, {cards_each=hand} each, {jokers:true=with jokers|jokers in}
{players=players} hands of {cards_each=hand} {jokers:false=without jokers|no jokers}
we're {players=players} and want to play {game=cardgame}, hand out {cards_each=hand} each
{cards_each=hand} apiece, {players=players} of us, {jokers:false=take the jokers out|leave out the jokers}
power cut, candles lit and {players=players} bored people round the table: {game=cardgame}, {cards_each=hand} for everyone
{game=cardgame} round for {players=players} please
nobody trusts uncle to mix them fairly, so you do it: {players=players} people, {game=cardgame}
give everyone {cards_each=hand}, it's {players=players} of us tonight, {jokers:true=keep the wild ones in}
deal the cards for {game=cardgame}
give each of us {cards_each=hand} cards
hand out {cards_each=fewx} cards to each of {players=fewx} players for {game=gamex}
{game=gamex} for {players=fewx}, {jokers:false=no jokers|without jokers|jokers out}
cards for {players=fewx} people, {cards_each=fewx} each, {jokers:true=jokers stay in|with the jokers}
shuffle and give out the cards, {players=fewx} players, 1 table
%lang es
reparte {cards_each=int} cartas a {players=int} jugadores

%server gigglebox

%tool gigglebox-joke Tell a joke.
%also Returns a joke.
%also Something funny about a subject, as a riddle, a pun or a story, for a certain audience.
%param about* (topic, subject) {"type": "string", "description": "Subject"}
%param sort (kind, type) {"type": "string", "enum": ["pun", "riddle", "knock_knock", "story", "one_liner"], "description": "Kind of joke"}
%param audience (for, listeners) {"type": "string", "enum": ["children", "adults", "office"], "description": "Who listens"}
%list jokeabout: lawyers | chickens | programmers and coffee | doctors | blondes | penguins in a bar | mothers-in-law | cheese | Mondays | ghosts | dentists | snow | cats | two fish in a tank | engineers | potatoes | teachers on holiday | light bulbs | dinosaurs | elephants | the weather in England | cows with bells
%list jsub: cats | my boss and his golf clubs | trains that are never on time | cheese | Vikings | two nuns in a canoe | mondays | IKEA | snow, skis and broken legs | physics teachers | the dentist
%list chistede: Beamte | Pinguine | Lehrer | Kühe | Informatiker | Ostfriesen
a {sort:pun=pun} about {about=jokeabout} for {audience:children=children|kids}
for {audience:office=the office|colleagues}: {sort:one_liner=a one-liner} on {about=jokeabout}
{sort:knock_knock=knock-knock}, {about=jokeabout}, {audience:children=for a six-year-old|for little ones}
do you know a {sort:riddle=riddle} with {about=jokeabout}
I've had a rotten day, cheer me up with {about=jokeabout}
the guests stare at their plates, I need something with {about=jokeabout} to break the ice, {audience:adults=no kids at the table|grown-ups only}
~ make me laugh, {about=jokeabout}
my son's class does comedy tomorrow and his number is on {about=jokeabout}
{about=jokeabout} joke
{sort:pun=pun}, {about=jokeabout}
{sort:story=long story}, {about=jokeabout}, {audience:adults=adults}
don't quiz me, I'd rather giggle about {about=jokeabout}
a {sort:riddle=riddle} for {audience:children=kids}
something funny about {about=jsub}
a {sort:pun=pun|play on words} on {about=jsub}
{sort:riddle=riddle} for {audience:children=the kids|children}, {about=jsub}
~ I could do with a laugh about {about=jsub}, long story
%lang de
erzähl mir einen Witz über {about=chistede}

%tool gigglebox-quiz Start a trivia quiz.
%also Returns questions with answers.
%also Asks so many questions on a field of knowledge, easy to hard, against the clock if wanted.
%param field* (topic, category) {"type": "string", "description": "Field of knowledge"}
%param questions (count, rounds) {"type": "integer", "description": "How many"}
%param difficulty (level, hardness) {"type": "string", "enum": ["easy", "medium", "hard", "expert"], "description": "How hard"}
%param seconds (time_limit, per_question) {"type": "integer", "description": "Seconds per question"}
%list quizfield: geography | pop music of the nineties | space | history of Rome | football | capital cities | biology | films with Tom Hanks | Greek myths | food and drink | science for kids | the Olympics | flags | Harry Potter | painters | world records | animals in the sea | language and grammar | inventions | kings and queens | cars
%list nquest: ten => 10 | 5 | 20 | fifteen => 15 | 12 | 8 | twenty => 20 | 25 | 30 | six => 6
%list secs: 30 | 20 seconds => 20 | ten seconds => 10 | 15 | 60 | 45 seconds => 45 | 10 | thirty seconds => 30
%list quiz: geography | 80s music | ancient Rome | food and wine | Premier League football | animals of Africa | flags | Star Wars | biology, mostly plants | the Beatles | world history since 1900
%list questions: 10 | twenty => 20 | 15 | five => 5 | 12 | 25 | eight => 8 | 30 | ten => 10 | 6
%list secs2: 20 seconds => 20 | 10 seconds => 10 | half a minute => 30 | 15 sec => 15 | a minute => 60 | thirty seconds => 30 | 45 seconds => 45 | 5 seconds => 5 | 25 s => 25 | ten seconds => 10
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
test me on {field=quiz}, {questions=questions} questions
{difficulty:expert=really tough|expert} trivia about {field=quiz}
{questions=questions} {difficulty:easy=easy|simple} ones on {field=quiz}, {seconds=secs2} each
ask me things about {field=quiz}, I've got an hour and a hard chair
%lang de
starte ein Quiz mit {questions=int} Fragen über {field=quizfield}, {difficulty:hard=schwer}
%lang es
hazme un test {difficulty:easy=fácil} de {field=quizfield} con {questions=int} preguntas

%server grimoire
%list heroname: Brannoc | Lyria Moonwhisper | Tok | Sister Agate | Finnegan Quick | Morwen | Grumsh the Kind | Isolde | Pip | Zarek | Old Nan Thistle | Kaelith | Dorn Ironfoot | Vex
%list theatreno: 3 | 1 | 5 | 2 | 8 | 6 | 4 | 7
%list hero: Brunhild | Sir Percival | Thornik the dwarf | Elowen | Grimble | Zara of the Marsh | Old Tom | Kaelith

%tool grimoire-create-hero New character sheet for a player of the campaign.
%also Returns the sheet with its rolled attributes.
%also Invents a hero by name, people, class and level.
%param name* (hero, character) {"type": "string", "description": "Name of the character"}
%param people (race, ancestry) {"type": "string", "enum": ["human", "elf", "dwarf", "halfling", "orc", "gnome"], "description": "Ancestry"}
%param class* (calling, profession) {"type": "string", "enum": ["fighter", "wizard", "cleric", "rogue", "ranger", "bard"], "description": "Calling"}
%param level (lvl) {"type": "integer", "description": "Level to begin with"}
%list hero2: Brunhild | Sir Toast | mog the unwashed | Ysolde of the Marsh | K'zar | Pip | old Nan Tucker | Thessaly Quill | grub | Orin Two-Hats | Vex, Daughter of Rain
{name=heroname}, {people:elf=elf} {class:wizard=wizard}
roll up a {people:dwarf=dwarven} {class:fighter=fighter} called {name=heroname}
{class:bard=bard}, level {level=theatreno}, {name=heroname}
we have a new player tonight, she wants to be {name=heroname}, a {people:halfling=halfling} {class:rogue=thief|rogue}
character: {name=heroname} / {people:orc=orc} / {class:cleric=cleric} / {level=theatreno}
I'm going to play a {class:ranger=ranger} named {name=heroname}
my mage died in a pit, so meet {name=heroname} the {class:cleric=cleric}
write me a sheet for {name=heroname}, {people:gnome=gnomish} {class:bard=bard} of level {level=theatreno}
{name=heroname} joins the party as a {class:fighter=fighter}, {people:human=human}
start {name=heroname} off at level {level=theatreno}, {class:rogue=rogue}
make an {people:elf=elven} {class:ranger=ranger}, {name=heroname}
a hero by the name of {name=heroname}, {class:cleric=priest}, please
I play {name=hero2}, a {people:halfling=hobbit|halfling} {class:rogue=thief|rogue}
{name=hero2}, {people:orc=orc|orcish} {class:fighter=warrior|fighter}, level {level=int}
roll up a {class:wizard=mage|wizard} called {name=hero2}, starting on level {level=int}
a {class:bard=minstrel|bard} named {name=hero2} for the campaign, brought up by elves
%lang de
neuer Charakter {name=heroname}, {people:dwarf=Zwerg}, {class:fighter=Kämpfer}
ich spiele {name=heroname}, {class:wizard=Magierin} auf Stufe {level=theatreno}
%lang es
crea a {name=heroname}, {class:bard=bardo} {people:elf=elfo}
un personaje nuevo, {name=heroname}, {class:rogue=pícaro} de nivel {level=theatreno}

%tool grimoire-give-item Put an item into a character's pack.
%also Returns the weight that is carried now.
%also Loot and purchases: what somebody in the party now owns, how many, cursed or not.
%param hero* (character, to) {"type": "string", "description": "Who gets it"}
%param item* (thing, loot) {"type": "string", "description": "What it is"}
%param quantity (count) {"type": "integer", "description": "How many"}
%param cursed (curse) {"type": "boolean", "description": "There is a curse on it"}
%list bounty: silver dagger | rope of climbing | healing potion | torch | bag of beans | ring of whispers | hooded cloak | crossbow bolt | scroll of fireball | key to the crypt | dragon scale | marsh lantern | lute with one string | talisman of Osk | gold crown
%list lootx: Sword of the Drowned King | rope | potion of healing | bag of holding | Ring, slightly bent | Map to the Under City | torches | Bishop's cloak | silver arrows | Book of Names and Lies | lamp oil
%list herox: Brakka | Sir Odo the Late | Mirel | The Stranger from Ulm | Tomlin Fastfoot | Old Hob | Lady Ash | Zarn'ok | Pim and Pom | Elowen
%list nfew: two => 2 | 3 | four => 4 | 5 | 6 | three => 3 | 8 | ten => 10 | 12 | seven => 7
%list loot: a cloak of whispers | the key to the tower under the lake | boots of striding | a dagger with a ruby in its hilt | rope, fifty feet | healing potions | the bard's lute | a map of the way from Ost to Vell | a goblin ear on a string
%list bounty_de: Heiltrank | Silberdolch | Fackel | Elfenumhang
%list bounty_es: poción de vida | daga de plata | antorcha | capa élfica
{hero=heroname} gets the {item=bounty}
{item=bounty} for {hero=heroname}
{hero=heroname}: {quantity=int} x {item=bounty}
{hero=heroname} found a {item=bounty} in the chest, {cursed:true=cursed of course|with a curse on it}
add {item=bounty} to the backpack of {hero=heroname}
{hero=heroname} bought {quantity=int} of these from the blind merchant: {item=bounty}
the goblin king dropped a {item=bounty} and {hero=heroname} grabbed it
hand {hero=heroname} the {item=bounty}, {cursed:false=nothing wrong with it}
pack of {hero=heroname} plus {item=bounty}, {cursed:true=jinxed}
after an hour of bickering we agreed that {hero=heroname} may carry the {item=bounty}
let {hero=heroname} own {quantity=int} more, {item=bounty} I mean
loot: {item=bounty}, {hero=heroname}
~ give {item=lootx} to {hero=herox}
for {hero=herox}: {item=lootx}, {quantity=nfew} of them
hero {hero=herox}, item {item=lootx}, quantity {quantity=nfew}, {cursed:true=cursed}
put {item=lootx} in the pack of {hero=herox}, {cursed:true=with a curse|cursed}
{quantity=nfew} x {item=lootx} for {hero=herox}, {cursed:false=no curse|not cursed}
{item=loot} to {hero=hero}
{hero=hero} takes {item=loot}, {cursed:true=there's a curse on it|cursed of course}
from the chest at the end of the corridor {hero=hero} gets {item=loot}
%lang de
{hero=heroname} bekommt {quantity=theatreno} mal {item=bounty_de}
{item=bounty_de} in den Rucksack von {hero=heroname}, {cursed:true=verflucht}
%lang es
dale a {hero=heroname} una {item=bounty_es}
{hero=heroname} encuentra una {item=bounty_es}, {cursed:true=maldita}

%tool grimoire-hit-points Change a character's hit points by damage or healing.
%also Returns the points that are left.
%also Wounds and cures in play: who, how many points, of what sort.
%param hero* (character, target) {"type": "string", "description": "Who"}
%param points* (hp, amount) {"type": "integer", "description": "How many points"}
%param effect* (kind, direction) {"type": "string", "enum": ["damage", "healing"], "description": "Which way"}
%param source (by, cause) {"type": "string", "description": "What did it"}
%list foe: goblin arrow | pit trap | owlbear | poisoned wine | troll club | fireball | giant spider | falling rocks | cave slime | ghoul claws | burning oil | lightning bolt
%list cure: Cure Wounds | Lay on Hands | holy spring | night's rest | herbal poultice | goodberries | Prayer of Healing | troll blood elixir | bard song
%list hero2: Thorn | Old Mother Willow | Kaz the Quick | Brannoc | Sir Odo of the Marsh | Zil | Mira Two-Knives | the bard | Ugg | Lady Ashdown | Pip and Squeak
%list source: a fire trap | the dragon's tail | potion of greater healing | falling down the well | goblin arrow | a prayer to the moon | poison in the soup | the troll with one eye | Cure Wounds | rest by the fire | acid
%list hurt: a fall into the pit | the troll's club | friendly fire from the mage | poison in the wine | a bear trap under the leaves | arrows from above | a spell gone wrong | the ghost with the axe
{hero=heroname} {effect:damage=takes} {points=int}
{effect:healing=heal} {hero=heroname} by {points=int}
~ {points=int} {effect:damage=damage} to {hero=heroname} from {source=foe}
~ {hero=heroname} {effect:damage=loses} {points=int} hp, {source=foe}
{source=cure}: {hero=heroname} {effect:healing=gets back|regains} {points=int}
ouch, {points=int} {effect:damage=off} {hero=heroname}
{hero=heroname} {effect:healing=recovers} {points=int} thanks to {source=cure}
the dice were cruel, {hero=heroname} is {effect:damage=down} by {points=int} because of {source=foe}
{points=int} points of {effect:healing=healing}, {hero=heroname}
{effect:healing=patch up} {hero=heroname}, {points=int} hp
{source=foe} {effect:damage=hits} {hero=heroname} for {points=int}
hp {hero=heroname} {effect:damage=minus} {points=int}
{hero=hero2} takes {points=int} {effect:damage=damage} from {source=source}
{source=source} did {points=int} {effect:damage=damage} to {hero=hero2}
hero {hero=hero2}, points {points=int}, effect {effect:healing=healing}, source {source=source}
{effect:healing=heal} {hero=hero2} by {points=int}
{points=int} {effect:healing=healing} for {hero=hero2} with {source=source}
{hero=hero2}, {effect:damage=damage} {points=int}, by {source=source}
{=name} missed, but {hero=hero2} loses {points=int} {effect:damage=in damage|damage points}
~ from {source=hurt}, {points=letters} off {hero=hero}, {effect:damage=damage}
{effect:healing=heal} {hero=hero} by {points=letters}
~ {hero=hero}, {points=heads} {effect:damage=damage|points of damage}, {source=hurt}
%lang de
{hero=heroname} {effect:damage=verliert} {points=int} Trefferpunkte
{effect:healing=heile} {hero=heroname} um {points=int}
%lang es
~ {hero=heroname} {effect:damage=pierde} {points=int} puntos de vida
{effect:healing=cura} {points=int} puntos a {hero=heroname}

%server grooveloam
%list disc: Cobalt | Harvest of Rust | live at the old dairy | Seventeen Ships | the red one | Hymns for a Parking Lot | No Sugar, No Sleep | Quiet Please | Mother's Radio | Tin Roof Suite | between two lakes | III
%list eur: 40 euros => 40 | 25 | €15 => 15 | 90 euros => 90 | 12.5 | €75 => 75 | 120 | 8 euros => 8 | 60 euros => 60 | 200
%list shelf: hallway | crate under the stairs | top drawer | jazz corner | cupboard next to the sofa | study | left half of the study | attic | big box, K to M | kids' room | red crate
%list longdisc: Live from the Dairy, the Night It Rained | Songs We Wrote in March, Mostly in Bed | If the Phone Rings at Six, Don't Answer | Goodbye Captain, and Thanks for the Fish Soup | how to leave a party before midnight | The Collected Singles, 1971 to 1979, Volume Two | Waltzes, Polkas and One Very Slow Tango | Leaving on the Tuesday Boat to Bergen | Three Chairs, One Table and a Piano | Who Fed the Horse While I Was Gone

%tool grooveloam-catalogue-record Enter a record the user OWNS into the Grooveloam collection. Grading follows the collectors' scale. For records still being looked for use `grooveloam-want-record`.
%also Adds an owned vinyl record.
%also File a disc that stands at home: title, who plays, which label pressed it, how worn it is, what it cost and where it stands.
%param title* (release, album) {"type": "string", "description": "Release title"}
%param artist (performer, band) {"type": "string", "description": "Main artist"}
%param press-label (record-company, imprint) {"type": "string", "description": "Record company"}
%param grade (condition, state) {"type": "string", "enum": ["mint", "very_good", "good", "poor"], "description": "Condition of the disc"}
%param paid (price, cost) {"type": "number", "description": "Price paid in EUR"}
%param shelf (location, crate) {"type": "string", "description": "Where it is kept"}
%list press: Blue Anchor | Kestrel | Supraton | Oak & Ivory | Harlequin Sound | the Czech state label | Dust Bunny Records | Polarfon | Lion's Den | Mono Bros | Marble Arch
new at home: {title=disc} by {artist=act}, {grade:mint=never been played|still sealed}
I picked up {title=disc} for {paid=eur}, {shelf=shelf}
~ {artist=act} on {press-label=press}, it's {title=disc}
from {press-label=press} I now own {title=disc} by {artist=act}, it lives in the {shelf=shelf}
file {title=longdisc}, {paid=eur}
{title=disc}, {artist=act}, {press-label=press}, {paid=eur}, {grade:poor=scratched to bits|hardly playable}
{title=disc} is mine at last, in good company

%tool grooveloam-want-record Put a record on the want list. When a seller offers it within the limits given the user is told.
%also Adds a wanted vinyl record.
%also Look out for a disc that is missing in the collection, up to a price, in a state no worse than stated, in any or just the first edition.
%param title* (release, album) {"type": "string", "description": "Release title"}
%param artist (performer, band) {"type": "string", "description": "Main artist"}
%param max-price (limit, budget) {"type": "number", "description": "Upper limit in EUR"}
%param worst-grade (condition, min-grade) {"type": "string", "enum": ["mint", "very_good", "good", "any"], "description": "Lowest acceptable condition"}
%param first-pressing (original-only, first-edition) {"type": "boolean", "description": "Original edition only"}
keep an eye out for {title=disc}, {first-pressing:true=from the very first run|no reissues}
I'm still missing {title=disc} by {artist=act}, {max-price=eur} tops
{title=disc} from {artist=act}, I'd go up to {max-price=eur}
for {max-price=eur} at most I'd take {artist=act} with {title=disc}
looking for {title=longdisc}, {worst-grade:any=however beaten up|scratches don't bother me}
~ {artist=act}, {title=disc}, {max-price=eur}, {first-pressing:false=a repress will do|reissue is fine}, {worst-grade:mint=must be spotless}
if {title=disc} ever turns up let me know, any day

%tool grooveloam-browse-crates Browse the user's own collection. Not a market search (grooveloam-find-sellers).
%also Lists owned records.
%also Go through what stands at home, from one shelf, by one band, from one decade, in an order of choice.
%param shelf (crate, location) {"type": "string", "description": "Shelf or crate"}
%param artist (band, performer) {"type": "string", "description": "Filter by artist"}
%param decade (era, period) {"type": "string", "description": "Such as 1970s"}
%param order (sort) {"type": "string", "enum": ["added_desc", "added_asc", "value_desc", "least_played"], "description": "Sort order"}
%param format (size, kind) {"type": "string", "enum": ["lp", "single", "box"], "description": "12 inch album, 7 inch single or box set"}
%list dec: the seventies | 1960s | the eighties | 1990s | the fifties | the 2000s | 1970s | the sixties | 1980s | the nineties
~ what stands in the {shelf=shelf}, {order:value_desc=priciest on top|the dear ones first}
what I own by {artist=act}, {format:single=just the little ones|only the small discs}
what do I have by {artist=act} in the {shelf=shelf}
in the {shelf=shelf}, anything of {artist=act} from {decade=dec}
everything I own from {decade=dec}, {order:least_played=what I've neglected first}
{decade=dec}, {artist=act}, {shelf=shelf}, {format:lp=full-length only}
go through my records, single as I am tonight

%tool grooveloam-find-sellers Search the market place for copies on sale of a record. Prices without postage.
%also Finds copies on sale.
%also Ask who sells a certain disc, in which country, below which sum, with the order of the answers and whether they post it abroad.
%param title* (release, album) {"type": "string", "description": "Release title"}
%param artist (band) {"type": "string", "description": "Main artist"}
%param seller-country (country, ships-from) {"type": "string", "description": "Country of the seller"}
%param below (max-price, limit) {"type": "number", "description": "Maximum price in EUR"}
%param sort (order-by) {"type": "string", "enum": ["price_asc", "grade_desc", "seller_rating"], "description": "Order of results"}
%param ships-abroad (international, worldwide) {"type": "boolean", "description": "Only sellers with international shipping"}
%list land: Japan | the Netherlands | Italy | Brazil | Great Britain | Poland | the States | Portugal | Czechia | Canada
who's got {title=disc} to sell, {sort:price_asc=cheapest first|bargains on top}
~ anyone in {seller-country=land} offering {title=disc}, {ships-abroad:true=they must post it over the border}
{title=disc} by {artist=act} out of {seller-country=land}, under {below=eur}
under {below=eur} and from {seller-country=land}: {artist=act} with {title=disc}
~ can I buy {title=longdisc} anywhere, {sort:grade_desc=the cleanest ones up top}
{seller-country=land}, {title=disc}, {artist=act}, {below=eur}, {sort:seller_rating=people with a good name first}
where can I get hold of {title=disc}, abroad it was everywhere

%tool grooveloam-offer-swap Offer another collector a trade, record against record. Both sides must accept. Optionally with cash on top.
%also Proposes a record trade.
%also Suggest to some collector that one disc goes out and another comes in, with money to even it up and a line of text.
%param give* (offered, mine) {"type": "string", "description": "Record offered"}
%param get* (wanted, theirs) {"type": "string", "description": "Record asked for"}
%param collector (partner, with-user) {"type": "string", "description": "Other party"}
%param cash-on-top (extra, topup) {"type": "number", "description": "EUR the user adds"}
%param handover (delivery, exchange) {"type": "string", "enum": ["post", "in_person", "record_fair"], "description": "How the discs change hands"}
%param remark (message, note) {"type": "string", "description": "Free text"}
%list discb: Amber Hours | Night in Trieste | bootleg from '79 | Small Wars | the blue one | Dance Like Aunt Rosa | Salt, Smoke and Strings | Second Wind | Angel's Share | Birds of Paper | out of the woods | Zero
%list coll: vinylvic | Mrs. Tanaka | the man with the beard | groovy_gus | Ella in Lyon | Old Pete | Tomasz | crate-o-matic | Dr. Feelgreat | the O'Neills
%list swapnote: mine has a small tear, but plays fine | I can be at the fair by ten on Sunday | you told me in May you'd want it, remember | the sleeve is signed, the disc is not | no rush, I am away until the 20th | both play well, yours looks better though | write me before Friday, please, someone else has asked | I'd throw in a poster, if you like | we could do it in Leeds, I'm there until Friday | please pack it well, the last one broke
{give=disc} against {get=discb}, {handover:in_person=I'll bring it round|we meet up for it}
ask {collector=coll} for {get=discb}, they get {give=disc}, {cash-on-top=eur} extra
~ {give=disc} for {get=discb} with {collector=coll}
from {collector=coll} I'd like {get=discb}, in return for {give=disc}
trade {give=disc} for {get=discb} and tell {collector=coll}: {remark=swapnote}
{collector=coll}, {give=disc} out, {get=discb} in, {cash-on-top=eur} from me, {handover:post=in a parcel}
~ {get=discb} would be nice, I'd let {give=disc} go, post haste

%server meepleton
%list board: Harbours of Riga | Goat Parliament | Tram Barons | Beeline | Seven Lighthouses | the potion thing | A Fistful of Turnips | Cats, Crates and Crowns | Moss | King of the Landing | Don't Wake Grandpa | From Dusk to Dover
%list play: Jo, Ruth and Karim | Nils and the twins | Mei-Lin, Uncle Lou | Ada | the Kowalskis | Priya, Tom | Ben and his flatmate | Sofie & Max | Greta, Hanna and Dad | the three from upstairs
%list pmin: 90 minutes => 90 | two hours => 120 | half an hour => 30 | 45 min => 45 | an hour => 60 | three hours => 180 | 20 minutes => 20 | an hour and a half => 90 | 40 minutes => 40 | 150 minutes => 150
%list owner: my brother Finn | the games café | Aunt Bea | our neighbour from 4b | Hadley | Leo in the attic | the school | Rosa | Marcus at work | the Tuesday club | Wim

%tool meepleton_logPlay Log a finished play of a board game. NOT for planning: see meepleton_planGameNight.
%also Records a play.
%also Write down a round of a game that is over: who took part, who came first, how many minutes it went on, where it was, and what is worth remembering.
%param game* (title, name) {"type": "string", "description": "Board game"}
%param players (participants, who) {"type": "array", "items": {"type": "string"}, "description": "Everybody at the table"}
%param winner (won_by, first) {"type": "string", "description": "Who won"}
%param durationMin (minutes, length) {"type": "integer", "description": "Length in minutes"}
%param location (place, where) {"type": "string", "description": "Where it was played"}
%param comment (note, remark) {"type": "string", "description": "Anything to remember"}
%list won: Jo | my sister | Karim | old Mr. Ferris | Ruth | Nils | little Theo | Mei-Lin | Uncle Lou | Hanna | D'Angelo
%list loc: Priya's place | our living room | the allotment | Café Nord | Jonah's roof | the office kitchen | number 12 | the community hall in Bow | Dad's garage | the Old Brewery | my flat | Tina and Leo's
%list memo: the dog ate a blue cube, use a button instead | we forgot the rule about harbours until round six | Ruth says she will never play green again | close one, three points between first and last | next time start before nine or skip the expansion | two cards are missing, ask Nils to look | Lou fell asleep at the auction | better with four, we all agreed | Ada cheated, but only once and she said so | goats are too strong in the last round
{game=board} with {players=play}, {winner=won} won
we played {game=board} at {location=loc} and it took {durationMin=pmin}
put down {game=board}, {winner=won} beat {players=play}
{game=board}, {players=play}, {durationMin=pmin}, {location=loc}, first was {winner=won}
at {location=loc} {players=play} and I got through {game=board}, {durationMin=pmin}
last night {game=board}, {comment=memo}
done with {game=board}, what a waste of hours

%tool meepleton_planGameNight Plan a game night with host, day and guests. Invitations go out at once unless `sendInvites` is false.
%also Plans a round of games.
%also Arrange a coming meeting at somebody's table: what is to be played, which day and hour, who comes, and whether those people get a message.
%param game* (title) {"type": "string", "description": "Game on the table"}
%param date* (day, on) {"type": "string", "description": "Day"}
%param startTime (time, begins) {"type": "string", "description": "Start"}
%param host (at, hosted_by) {"type": "string", "description": "At whose place"}
%param guests (invitees, players) {"type": "array", "items": {"type": "string"}, "description": "Who is invited"}
%param sendInvites (notify, invite) {"type": "boolean", "description": "Whether guests are notified"}
{game=board} at {host=owner}'s on {date=day}
{date=day}, {startTime=starttime}, {game=board}, {host=owner}, {guests=play}
get {guests=play} round for {game=board} on {date=day}, {sendInvites:false=don't write to them yet|I'll tell them myself}
on {date=day} from {startTime=starttime} {game=board} with {guests=play} at {host=owner}'s
let's have a go at {game=board} on {date=day}, {startTime=starttime}
{game=board} on {date=day}, {guests=play}, {sendInvites:true=let them all know|and write to everyone}
{date=day} we bring out {game=board}, everyone loved it at nine points each

%tool meepleton_suggestGame Suggest games for a number of players. `weight` is the complexity (light, medium, heavy).
%also Recommends a game.
%also What could a round of so many people play, in how much time at most, hard or easy, one against all or together, out of one's own cupboard or from anywhere?
%param playerCount* (players, n) {"type": "integer", "description": "Number of players"}
%param maxMinutes (time_limit, minutes) {"type": "integer", "description": "Longest playing time in minutes"}
%param weight (complexity, difficulty) {"type": "string", "enum": ["light", "medium", "heavy"], "description": "Complexity"}
%param cooperative (coop) {"type": "boolean", "description": "Everybody plays together against the game"}
%param theme (setting, topic) {"type": "string", "description": "Theme or setting"}
%param ownedOnly (mine, from_collection) {"type": "boolean", "description": "Only from the user's own collection"}
%list theme: pirates | ancient Egypt | trains and money | space | cooking | dinosaurs on holiday | haunted houses | gardening | the Hanse | cats | spies in Berlin
what can {playerCount=seat} of us play, {weight:light=nothing complicated|something easy to learn}
{playerCount=seat} people, {maxMinutes=pmin}, {theme=theme}
we're {playerCount=seat}, {cooperative:true=nobody should lose against the others|all on one side}
something about {theme=theme} for {playerCount=seat} that ends within {maxMinutes=pmin}
{playerCount=seat} round the table, {ownedOnly:true=out of my own cupboard|what I've got at home}, {weight:heavy=a proper brain-burner|with a thick rulebook}
pick a game for {playerCount=seat}, {theme=theme}, {cooperative:false=each against each|everyone for themselves}
any idea for {playerCount=seat} players with a heavy dinner behind them

%tool meepleton_lendGame Record that a game is lent. `lender` defaults to the user.
%also Notes a loan of a game.
%also Keep track of a box that leaves the house: whose it is, who takes it home, when it has to be back, what was left as a pledge.
%param game* (item, title) {"type": "string", "description": "Game that is lent"}
%param borrower* (to, lent_to) {"type": "string", "description": "Who takes it"}
%param lender (from, owner) {"type": "string", "description": "Whose game it is"}
%param returnBy (due, back_by) {"type": "string", "description": "Date it is due back"}
%param deposit (pledge) {"type": "number", "description": "Deposit in EUR"}
%param condition (state, note) {"type": "string", "description": "State of the box, missing pieces"}
%list pledge: 20 euros => 20 | ten euros => 10 | €15 => 15 | 30 | 5 euros => 5 | fifty euros => 50 | 25 euros => 25 | 40 | twelve euros => 12 | 8
%list state: one die is missing, a corner of the lid is torn | complete, but the sand timer leaks | all cards sleeved, please wash your hands first | the board has a coffee ring from Easter | two blue ships got lost on the train to Riga | rules are in Czech, I put a print-out in | new, still smells of glue | box taped, do not lift it by the lid | all there except the red king, use a cork | pencil on page 3, please rub it out before Friday
{borrower=pal} is taking {game=board} home till {returnBy=day}
{game=board} from {lender=owner} to {borrower=pal}
{lender=owner} lets {borrower=pal} have {game=board}, {deposit=pledge} as a pledge
{game=board}, {borrower=pal}, back {returnBy=date}, {deposit=pledge} deposit
out of {lender=owner}'s cupboard {game=board} went to {borrower=pal}, {returnBy=day} at the latest
~ gave {borrower=pal} {game=board}, {condition=state}
{borrower=pal} has {game=board} now, I got it for Christmas from Gran

%tool meepleton_launchVideoGame Launch a video game on one of the connected machines with a profile.
%also Starts a video game.
%also Get a computer game going on the big machine, the small one or from the net, with somebody's saved state, hard or easy, connected with others or not.
%param game* (title, name) {"type": "string", "description": "Video game"}
%param platform (device, machine) {"type": "string", "enum": ["pc", "console", "handheld", "cloud"], "description": "Machine"}
%param profile (user, player) {"type": "string", "description": "Whose saved games"}
%param difficulty (level, mode) {"type": "string", "enum": ["easy", "normal", "hard"], "description": "Difficulty"}
%param offline (disconnected, solo) {"type": "boolean", "description": "No connection to other players"}
%param sessionMinutes (time_limit, limit_minutes) {"type": "integer", "description": "Quit after so many minutes"}
%list vgame: Moth Rider | Deep Hull 3 | Farm to Moon | Nightshift at Osman's | Pixel Curling | The Longest Queue | dungeon of tea | Kart, Kart, Goose | Ashes over Lyon | Snowplough | Bea and the Bees | Out of the Well
%list who: Nora | my brother | Kwame | little Theo | Mum | Jonah | Sofie next door | guest two | Lotte | the babysitter | Uncle Lou
fire up {game=vgame} on {platform:handheld=the little one|the one for the sofa}
{game=vgame} as {profile=who}, {difficulty:easy=go gentle on us|with weak enemies}
I'd like a go at {game=vgame}, {offline:true=without strangers|cut off from everybody}
{profile=who} wants {game=vgame} for {sessionMinutes=pmin}, {difficulty:hard=as tough as it gets|no mercy}
{game=vgame}, {platform:console=the box under the telly}, {profile=who}, {sessionMinutes=pmin}
under {profile=who}'s saves open {game=vgame}, {platform:cloud=streamed|from the net}, {offline:false=so my friends can join|with other people in it}
on with {game=vgame}, it's been a hard day

%server riddlecroft
%list room2: The Clockmaker | vault 9 | Aunt Agatha's Attic | Cold Case | Ten Minutes to Midnight | Pharaoh's Kitchen | the submarine | Ward B | Witches, Wanted | Out of Orbit | Number 13
%list team: The Lock Nests | Key Party | Team Otter | Bea's hen do | the Quiz Widows | Nerds, Inc | A to Z | four idiots and a map | Accounts | O'Hara's Eleven

%tool riddlecroft.rooms.search Query escape rooms. Filters are ANDed; no filter returns everything near the account's home town.
%also Finds escape games.
%also See which puzzle rooms there are in a town, by theme, how scary, how difficult, for how many.
%param town (city, location) {"type": "string", "description": "City or district"}
%param theme (query, setting) {"type": "string", "description": "Free words, matched against titles and plots"}
%param team_size (players, group) {"type": "integer", "description": "Number of players"}
%param scare (fear, scare_level) {"type": "string", "enum": ["none", "mild", "terrifying"], "description": "Scare level"}
%param wheelchair (accessible, step_free) {"type": "boolean", "description": "Step-free rooms only"}
%param sort (order, order_by) {"type": "string", "enum": ["distance", "rating", "price_asc", "hardest_first"], "description": "Sort"}
%list town: Graz | Leeds | San Telmo | Newcastle upon Tyne | Ghent | Tampere | St. Ives | Frankfurt an der Oder | Cork | King's Lynn | Bath | Lyon
%list set: prison break | Egypt | haunted hotel | a lab, a virus, a bomb | submarine | the 1920s | witches and wizards | bank job | Mars | something with dolls
%list longset: a train that never stops, and a dead count | breaking out of prison before the guard returns at six | witches, cauldrons and a talking cat | a hotel where nobody checks out | a lab, a virus and ten minutes left | what the butler hid under the stairs | a circus, a missing clown and three keys | stealing a diamond while the duke sleeps | a spaceship that lands on Tuesday, on fire | finding grandma's recipe, before she wakes up
what can {team_size=ppl} of us crack in {town=town}, {scare:none=nothing creepy|my sister hates being frightened}
~ puzzle rooms around {town=town}, {sort:hardest_first=the toughest up front|brain-breakers on top}
is there one on {theme=set} in {town=town}
for {team_size=ppl} near {town=town} with {theme=set}, {wheelchair:true=one of us can't do stairs|no steps please}
have you anything about {theme=longset}, {scare:terrifying=so we all scream|scare us silly}
{theme=set}, {town=town}, {team_size=ppl} people, {sort:price_asc=cheap ones on top}, {scare:mild=a tiny bit spooky}
which ones do you have in {town=town}, none of us has ever been

%tool riddlecroft.bookings.create Create a booking for one room. Returns 409 when the slot is gone. To change an existing one use riddlecroft.bookings.move.
%also Books an escape game.
%also Reserve a puzzle room for a team on a day at an hour, with how many, in which tongue, paid now or there.
%param room* (game, room_title) {"type": "string", "description": "Room title"}
%param date* (day, on) {"type": "string", "format": "date", "description": "Day"}
%param time (start, slot) {"type": "string", "description": "Start"}
%param players (team_size, heads) {"type": "integer", "description": "Number of players"}
%param team_name (team, group_name) {"type": "string", "description": "Name on the board"}
%param pay (payment, pay_by) {"type": "string", "enum": ["online", "at_door", "voucher"], "description": "Payment"}
%list longroom: Who Shot the Count, and Where Is His Hat | the train that leaves at nine without a driver | Get Out Before the Guard Returns at Six | Aunt Agatha's Attic, Part Two, The Return | The Butler Lied, the Cook Ran Away | Never Trust a Clock on Sunday | One Key, Two Doors, Three Liars | The Night Train to Prague, Carriage Seven | Wake the Mummy, Then Run | Dinner Is Served at Eight, Bring a Torch
{room=room2} {date=day2}, {pay:at_door=we settle up there|I'll bring cash}
get us {room=room2} for {date=day2}, {players=ppl} brains
on {date=date2} at {time=off_at} {team_name=team} will do {room=room2}
{room=room2} for {team_name=team}, {players=ppl} of them, from {time=off_at} on {date=date2}
{date=day2} we want {room=longroom}, {pay:voucher=I was given a gift card}
{date=day2}, {time=off_at}, {players=ppl} players, {room=room2}, {pay:online=I'll pay right away by card}
lock us into {room=room2} {date=day2}, we'll be at the door early

%tool riddlecroft.bookings.list List own bookings.
%also Lists booked escape games.
%also Which puzzle rooms have been reserved, still to come or over, by one team, within a stretch of days.
%param team_name (team, group) {"type": "string", "description": "Team"}
%param from (start, after) {"type": "string", "format": "date", "description": "First day"}
%param to (end, before) {"type": "string", "format": "date", "description": "Last day"}
%param state (status) {"type": "string", "enum": ["upcoming", "played", "cancelled"], "description": "State of the booking"}
%param unpaid (open, not_paid) {"type": "boolean", "description": "Open invoices only"}
our escape games, {state:upcoming=those ahead of us|whatever we still have to go to}
~ what has {team_name=team} got, {unpaid:true=where we still owe money|not settled yet}
games of {team_name=team} from {from=day2} to {to=dayb}
between {from=day2} and {to=dayb}, which rooms is {team_name=team} in for
everything until {to=dayb}, {state:cancelled=the ones we called off}
~ {team_name=team}, {from=day2} to {to=dayb}, {state:played=what's behind us|the ones we've done}
which puzzle rooms did I reserve, I played it safe

%tool riddlecroft.bookings.move Move a booking to another day or time, or hand it to another room of the same house.
%also Reschedules an escape game.
%also Put off or bring forward a puzzle room that is reserved already, and say why if you like.
%param booking* (reservation, room) {"type": "string", "description": "Room title or booking code"}
%param new_date (to_date, target_day) {"type": "string", "format": "date", "description": "New day"}
%param new_time (to_time) {"type": "string", "description": "New start"}
%param old_date (from_date, current_date) {"type": "string", "format": "date", "description": "Present day, if there are several bookings"}
%param reason (why, message) {"type": "string", "description": "Shown to the house"}
%param silent (quiet, no_mail) {"type": "boolean", "description": "Do not mail the other players"}
%list bcode: RC-4471 | The Clockmaker | our escape game | RC-209 | Vault 9 | Bea's party | the submarine | RC-8810 | Cold Case | the kids' one
%list why: two of us are ill, sorry | we have a wedding on that day, I forgot | our train gets in at six, not at four | Bea can't come before Thursday | the babysitter cancelled, again | one more player, so we need the big slot | snow, no buses from the hills | half the team has to work until seven | my car broke down, of all days | Bea has an exam in the morning, poor thing
push {booking=bcode} to {new_date=day2}, {silent:true=the others needn't hear of it|no word to the rest}
{booking=bcode} can't be {old_date=dayb}, make it {new_date=day2}, {new_time=off_at}
from {old_date=dayb} to {new_date=day2} with {booking=bcode}
to {new_time=off_at} on {new_date=date2} please, that's {booking=bcode}, it was {old_date=dayb}
shift {booking=bcode} to {new_date=day2} and tell them {reason=why}
{booking=bcode}, {new_date=day2}, {new_time=off_at}, {silent:false=let everyone in the team know}
we have to put off {booking=bcode}, silent night is coming

%tool riddlecroft.reviews.post Publish a review of a room that was played. No spoilers.
%also Reviews an escape game.
%also Say in public what a puzzle room was like, with stars, how long it took to get out, and under what name.
%param room* (game) {"type": "string", "description": "Room title"}
%param stars* (rating, score) {"type": "integer", "minimum": 1, "maximum": 5, "description": "1 to 5"}
%param text (body, review) {"type": "string", "description": "Review"}
%param escaped_in (minutes, time_needed) {"type": "integer", "description": "Minutes until the door opened"}
%param signed (author, name) {"type": "string", "description": "Name under the review"}
%param has_spoilers (spoiler, gives_away) {"type": "boolean", "description": "Text gives away solutions"}
%list stars: five => 5 | 4 | three => 3 | two => 2 | 1 | 5 | four => 4 | 3 | 2
%list esc: 58 minutes => 58 | 45 minutes => 45 | half an hour => 30 | an hour => 60 | 52 minutes => 52 | forty minutes => 40 | 37 minutes => 37 | 61 minutes => 61 | 49 minutes => 49 | 55 minutes => 55
%list rev: loved it | the host was a joy, the props less so | far too dark | great for kids | never again | clever locks | smells of paint | a bit short, but fun | worth every cent | meh
%list longrev: great sets, kind host, but far too hot by the end | we got out with a minute left and screamed | do not go on a Monday, half the props were broken | the ending made no sense, yet I'd go again | my mother solved it all, we just stood there | the last lock jammed, so they gave us more time | not scary, not hard, but very, very pretty | we cheated once, nobody saw, and still lost | came for the witches, stayed for the cake | book it on a weekday, then you get more time
{stars=stars} stars for {room=room2}, {escaped_in=esc}
give {room=room2} a {stars=stars}, {text=rev}, {has_spoilers:true=careful, it tells how it ends|it does give the trick away}
{room=room2} gets {stars=stars} from {signed=team}
under {signed=team}: {stars=stars} for {room=room2}, out after {escaped_in=esc}
~ {stars=stars} stars, {room=room2}, and write {text=longrev}
{room=room2}, {stars=stars} stars, {escaped_in=esc}, {signed=team}, {has_spoilers:false=no secrets in it|I don't give anything away}
we did {room=room2} in no time, that's {stars=stars} stars

%server skein
%list knitwear: ribbed scarf | baby blanket | cable sweater | sock monkey | tea cosy | hat with earflaps | shawl | granny square cushion | striped cardigan | dog coat | poncho | bobble hat | balaclava | mug warmer | lace vest
%list knitwear_de: Socken | Babydecke | Zopfpulli | Mütze | Schal
%list knitwear_es: bufanda | calcetines | manta de bebé | gorro | jersey

%tool skein.cast_on Begin a knitting or crochet project.
%also Returns the project with an empty row counter.
%also What is made, for whom, of which yarn, with which needles.
%param garment* (project, piece) {"type": "string", "description": "What it will be"}
%param recipient (for_whom, wearer) {"type": "string", "description": "Who will wear it"}
%param yarn (wool, fibre) {"type": "string", "description": "Yarn"}
%param needle_mm (needles, hook_mm) {"type": "number", "description": "Needle size in mm"}
%list wearer: my niece | Oskar | grandma | our neighbour | Leonie | my boss | Dad | myself | Aunt Vi | Fido | Mabel
%list fibre: grey alpaca | merino | cotton in mint green | sock yarn | mohair | leftover tweed | hand-dyed silk | chunky red wool | bamboo | navy acrylic
%list needlemm: 4 mm => 4 | 3.5 | 6 mm => 6 | 2.25 mm => 2.25 | 8 mm => 8 | 5 | 4.5 mm => 4.5
%list knits: cardigan | socks with stripes | a hat for the winter | jumper | mittens and scarf | cabled vest | baby blanket | fingerless gloves | the sweater from the magazine | shawl | tea cosy with ears
%list yarns: merino | sock wool with silk | blue cotton | alpaca and mohair | Drops Lima in grey | leftover acrylic | undyed Shetland | Malabrigo | chunky yarn from Oslo | hand-dyed sock yarn, lilac
%list needles: 4 | 3.5 | 2.75 | 6 mm => 6 | 5 | 8 mm => 8 | 4.5 mm => 4.5 | 3 | 10 | 2.5 mm => 2.5
%list yarn: undyed alpaca | the green merino from Shetland | leftover sock wool | cotton | mohair with silk | Aunt Bea's lopi | recycled denim | bamboo in mustard
%list garm: a cardigan with pockets | socks | a hat with ears | a shawl for the christening | mittens on a string | a jumper without sleeves | a blanket out of squares | leg warmers
%list kid: Mia | Jonas | little Theo | Aisha | Ben | our eldest | Clara | Emil | Poppy | the youngest | Noor | Finn | Lotte | Sami
%list ndl: 3.5 mm => 3.5 | 4 mm => 4 | 6 mm => 6 | 2.75 mm => 2.75 | 5 millimetres => 5
%list man: Priya | Tom | old Mr Hansen | my brother-in-law | Zoë | Kwame | the new girl | Dr Lindqvist | Auntie Bea | Marek | Sofia from accounting | the neighbour's son | Ines | Big Dave | Yuki | Mrs Okafor | my cousin | Luca | the plumber | Hanna
{garment=knitwear} for {recipient=wearer}
casting on a {garment=knitwear} in {yarn=fibre}
{garment=knitwear}, {yarn=fibre}, {needle_mm=needlemm}
next on my needles is a {garment=knitwear}, for {recipient=wearer}
I've got {yarn=fibre} lying around and want to turn it into a {garment=knitwear}
{needle_mm=needlemm} needles, {garment=knitwear}
set up a project, {garment=knitwear} out of {yarn=fibre}
it's cold and {recipient=wearer} has nothing for the ears, so I'll make a {garment=knitwear}, hook {needle_mm=needlemm}
yarn: {yarn=fibre}, piece: {garment=knitwear}, for: {recipient=wearer}
I'm about to begin a {garment=knitwear} with {needle_mm=needlemm}
may I finally start that {garment=knitwear} for {recipient=wearer} please, {yarn=fibre}
crochet, {garment=knitwear}, {recipient=wearer}
start {garment=knits} for {recipient=whoa} in {yarn=yarns}
cast on {garment=knits} with {yarn=yarns} on {needle_mm=needles} needles
for {recipient=whob}: {garment=knits}, yarn {yarn=yarns}, needles {needle_mm=needles}
project {garment=knits}, wearer {recipient=whoa}, size {needle_mm=needles} needle
out of {yarn=yarns} I'm knitting {garment=knits} for {recipient=whoa}
new project: {garment=knits} in {yarn=yarns}
with {needle_mm=needles} needles, {garment=knits}, to be worn by {recipient=whob}
out of {yarn=yarn}, {garment=garm} for {recipient=kid}
{needle_mm=ndl}, {garment=garm}, {yarn=yarn}
for {recipient=man} I'm beginning {garment=garm} on {needle_mm=ndl}
{garment=garm} it is, casting on in front of the telly with the cat
%lang de
neues Strickprojekt: {garment=knitwear_de} aus {yarn:Merino=Merino}, Nadel {needle_mm:4=4 mm}
ich schlage {garment=knitwear_de} für {recipient:Oma=Oma} an
%lang es
empiezo {garment=knitwear_es} para {recipient:mi sobrina=mi sobrina}
nuevo proyecto de punto, {garment=knitwear_es} en {yarn:alpaca gris=alpaca gris}

%tool skein.count_rows Add finished rows to a project's counter.
%also Returns the rows so far and those still to come.
%also Keeps track of how far a piece on the needles is; can count backward after unravelling.
%param project* (piece, garment) {"type": "string", "description": "Which piece"}
%param rows* (count) {"type": "integer", "description": "Number of rows"}
%param unravelled (frogged, undo) {"type": "boolean", "description": "Rows were undone, not made"}
%list knit: blue scarf | baby blanket for Ines | left sock | cardigan, the back | yoke sweater | hat | dad's vest | shawl with the lace border | dishcloth | sleeve two | Fair Isle tea cosy
{rows=int} more on the {project=knitwear}
{project=knitwear} {rows=int} rows
did {rows=int} rows of the {project=knitwear} on the train
{rows=int} rows further, {project=knitwear}
had to rip back {rows=int} {unravelled:true=rows|of them} on the {project=knitwear}
I've {unravelled:true=frogged} {rows=int} rows of the {project=knitwear}, wrong cable
~ count {rows=int} for the {project=knitwear}
the {project=knitwear} has grown by {rows=int} since lunch
mistake in the lace, so {unravelled:true=take off} {rows=int} from the {project=knitwear}
a whole film and only {rows=int} rows on the {project=knitwear}, but they are done
{project=knitwear}: plus {rows=int}
the cat {unravelled:true=undid} {rows=int} rows of my {project=knitwear}
I've knitted {rows=int} rows of the {project=knit}
{project=knit}, plus {rows=int}
{unravelled:true=ripped out|pulled out again} {rows=int} rows on the {project=knit}
{rows=int} rows more for the {project=knit}, ripping good fun
%lang de
{rows=int} Reihen mehr beim Projekt {project=knitwear_de}
{rows=int} Reihen {unravelled:true=aufgeribbelt}, Projekt {project=knitwear_de}
%lang es
{rows=int} vueltas más en el proyecto {project=knitwear_es}
he {unravelled:true=deshecho} {rows=int} vueltas de {project=knitwear_es}

%server stageline
%list pday: friday | saturday | june 3 | the 14th | next thursday | sunday | december 31 | the 2nd of may | tuesday | 12/10 | monday the 8th | new year's eve | march 21st | next wednesday | the 30th | sept 9 | easter monday | this saturday | mother's day | 2026-07-04 | thursday
%list price: 40 | 60 euros => 60 | $35 => 35 | 25 | 80 | £50 => 50 | 100 euros => 100 | 20 dollars => 20 | 45 | 120
%list seats: 2 | two => 2 | three => 3 | 3 | four => 4 | one => 1 | 5 | six => 6 | 4 | 10
%list show: Swan Lake | Hamlet | The Lion King | Ajax against Lyon | Carmen | Rock by the River | Cats and Crows | Mamma Mia | Night of the Museums | Romeo and Juliet in the park | Les Misérables | Comedy for Breakfast | Wintergarten Varieté | Blue Man Group | Bingo with Brenda
%list show_the: Arctic Foxes concert | jazz night in the brewery | chess final | Nora Field show | derby | Mahler evening | horse show

%tool stageline_seek Search for events in a city.
%also Returns events with date and venue.
%also What is on between two dates, by kind, artist or theme and the most a ticket may cost.
%param what (query, artist) {"type": "string", "description": "Artist, team or theme"}
%param city* (town, location) {"type": "string", "description": ""}
%param from_date (start, after) {"type": "string", "description": "First date"}
%param to_date (end, before) {"type": "string", "description": "Last date"}
%param kind (category, type) {"type": "string", "enum": ["concert", "theatre", "comedy", "sport", "exhibition", "festival", "kids"], "description": ""}
%param max_price (budget, up_to) {"type": "number", "description": "Highest price"}
%list city_n: Leeds | Hamburg | Valencia | Dublin | Graz | Lyon | Oslo | Porto | Ghent | Chicago | Bristol | Sevilla | Basel | Turin | Kraków | Austin | Malmö | Bath | Bilbao | Köln
%list act2: Arctic Foxes | Mozart | Dua Lipa | flamenco | street food | stand-up | Van Gogh | dinosaurs and fossils | Swan Lake | The Wailing Cats | craft beer | Hamlet in the park | ice hockey | photography from Japan | jazz and blues | puppets for toddlers | Coldplay | vintage cars | Nora Field | board games | tango
%list act3: Ella Moor | The Room Upstairs | Hamlet | Ajax against Porto | ABBA | dinosaurs | The Man Who Sold the Stairs | jazz and blues | street food | Bread and Roses | Cirque de Mai | Monet
%list town: Graz | Leeds | San Sebastián | Vigo | Newcastle upon Tyne | Lyon | Bath | Aarhus | St. Moritz | Stratford-upon-Avon | Cork | Frankfurt an der Oder
%list day3: Friday | the 14th | 3 May | Monday | 12 August | the 22nd of June | Sunday | Oct 9 | Wednesday | the first of July | 2027-02-11 | Saturday the 6th | Good Friday | 28 November
%list dayb2: Saturday | the 20th | 9 May | Thursday | 19 August | the 30th of June | Tuesday | Oct 16 | New Year's Day | the third of July | 2027-02-18 | Sunday the 14th | Easter Monday | 5 December
%list money2: 40 euros => 40 | $60 => 60 | £15 => 15 | 90 | 250 euros => 250 | 35 dollars => 35 | 12.50 | €75 => 75 | 500 | 120 pounds => 120 | 18
%list townb: Zagreb | Denver | Palermo | Bergen | Reading | Ghent | Lisbon | Le Mans | Riga | King's Lynn | Salt Lake City | Nice
%list eur: 40 euros => 40 | $25 => 25 | 18.50 | £60 => 60 | 90 bucks => 90 | €35 => 35 | 120 | 75 dollars => 75 | 15 quid => 15 | 200 euros => 200 | 55 | thirty euros => 30
%list town2: Ghent | Leeds | Malmö | Porto | Graz | Brno | Galway | Trieste | Lyon | Aarhus | Utrecht | Bath | Cork | San Sebastián | Gdańsk | Basel | Tampere | Split | Des Moines | Nagoya | Kassel | Bergen
%list gig: stand-up in English | Rosalía | a football match | puppets for small kids | anything by Chekhov | jazz in a cellar | the orchestra from Oslo | art from under the sea
%list sday: monday | the 3rd of march | 4 may | tomorrow | next tuesday | april 11 | the 2nd | january 7th | this friday | 2025-02-10 | monday the 6th | feb 1 | easter monday | the day after tomorrow | wednesday
%list eday: the 28th of june | august 9 | the end of the year | november 30 | 1 september | the last day of july | christmas eve | 2025-10-31 | mid december | july 4th | the 29th | october 12 | the end of next month
%list town2_2: Verona | Hull | Innsbruck | Seville | Oulu | Dresden | Dover | Marseille | Ljubljana | Inverness | Bologna | Rotterdam | Aberdeen | Kraków | Nantes | Zurich | Boise | Osaka | Valencia | Linz
what's on in {city=city_n} from {from_date=pday} to {to_date=pday}
{kind:concert=concerts} in {city=city_n} {from_date=pday}[, under {max_price=price}]
any ({what=act2}|{what=act2}|{what=act2}) in {city=city_n} between {from_date=pday} and {to_date=pday}
{city=city_n}, {kind:theatre=theatre}, up to {max_price=price}, until {to_date=pday}
find {kind:kids=something for kids|kids events} about ({what=act2}|{what=act2}|{what=act2}) in {city=city_n}, not more than {max_price=price}
when does ({what=act2}|{what=act2}|{what=act2}) come to {city=city_n}
I'll be stuck in {city=city_n} from {from_date=pday} till {to_date=pday} on business and don't want to sit in the hotel, is there {kind:comedy=comedy|stand-up}?
my niece is obsessed with ({what=act2}|{what=act2}|{what=act2}) at the moment, so is there anything like that around {city=city_n}, {max_price=price} at most
{kind:festival=festivals} with ({what=act2}|{what=act2}|{what=act2}), {city=city_n}, {from_date=pday}-{to_date=pday}
we're bored. {city=city_n}, {kind:exhibition=exhibitions|something to look at}, ({what=act2}|{what=act2}|{what=act2}) maybe
{max_price=price} tops, {city=city_n}, {kind:sport=a match|sports}, after {from_date=pday}
any {kind:concert=concerts} with ({what=act2}|{what=act2}|{what=act2})
search {kind:theatre=plays} from {from_date=pday} to {to_date=pday}
~ {what=act3} in {city=town} from {from_date=day3} to {to_date=dayb2}
{kind:concert=concerts} in {city=town} under {max_price=money2}
between {from_date=day3} and {to_date=dayb2}, {kind:exhibition=exhibitions} on {what=act3} in {city=townb}
city {city=town}, kind {kind:theatre=theatre}, from {from_date=day3}, max {max_price=money2}
for {max_price=money2} at most, {kind:kids=something for kids} before {to_date=dayb2} in {city=townb}
below {max_price=eur} in {city=town2}, {what=gig}
from {from_date=sday} until {to_date=eday} I'm in {city=town2_2}, {kind:theatre=theatre}?
{what=gig}, {city=town2}, between {from_date=sday} and {to_date=eday}
%lang de
was ist {from_date=date} in {city=city} los
%lang es
búscame {kind:concert=conciertos} en {city=city} a partir de {from_date=pday} por menos de {max_price=price}

%tool stageline_get_seats Buy tickets for an event.
%also Returns the tickets.
%also Pays for seats of a category at a show, match or festival on one of its dates.
%param event* (show, title) {"type": "string", "description": ""}
%param seats* (tickets, number) {"type": "integer", "description": "How many"}
%param category (area, block) {"type": "string", "enum": ["stalls", "balcony", "box", "standing", "vip"], "description": "Where to sit or stand"}
%param on_date (date, performance) {"type": "string", "description": "Which performance"}
%param max_each (price_limit, max_price) {"type": "number", "description": "Highest price of one"}
%list few2: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | nine => 9 | 15
%list shows7: The Man Who Sold the Stairs | Hamlet | Songs for Ella | Swan Lake | An Evening with Big Sal | Cats and Dogs | Rivers by Ella Moor | Carmen | The Wizard of Oz on Ice | Night at the Opera | Six | Two for the Road | Bell, Book and Candle
%list onday: Friday | the 14th | 3 March | Tuesday | 22 June | Monday | the 2nd of May | Saturday | July 9 | Thursday | 2026-03-18 | Sunday the 5th | Wednesday evening | April 30th
%list money2: 40 euros => 40 | $60 => 60 | £15 => 15 | 90 | 250 euros => 250 | 35 dollars => 35 | 120 pounds => 120 | €75 => 75 | 500 | 1,200 euros => 1200 | 80 bucks => 80
%list relday: tomorrow | today | next Monday | this Saturday | the day after tomorrow | next Friday | tonight | this Thursday | Sunday | 11 May | the 6th of August | next Wednesday
(buy|get) {seats=seats} tickets for ({event=show}|{event=show}|the {event=show_the})[ on {on_date=pday}]
{seats=seats} {category:stalls=stalls} seats for ({event=show}|{event=show}|the {event=show_the}), {on_date=pday}, max {max_each=price} each
({event=show}|{event=show}|the {event=show_the}) {on_date=pday}, {seats=seats}, {category:balcony=balcony}
I want to see ({event=show}|{event=show}|the {event=show_the}) with {=firstname} on {on_date=pday}, so {seats=seats}, {category:standing=standing}
{category:vip=VIP} for ({event=show}|{event=show}|the {event=show_the}): {seats=seats} of them
if it's under {max_each=price} each, {seats=seats} for ({event=show}|{event=show}|the {event=show_the}) {on_date=pday}
it's {=firstname}'s fiftieth and she has loved them since school. {seats=seats} for ({event=show}|{event=show}|the {event=show_the}), {category:box=in a box|box}, please
we finally found a sitter for {on_date=pday} so let's go, {seats=seats} in the {category:balcony=balcony|circle} for ({event=show}|{event=show}|the {event=show_the})
{seats=seats} x ({event=show}|{event=show}|the {event=show_the}), {category:standing=standing is fine|standing room}, no more than {max_each=price} per person
take {seats=seats} places in the {category:stalls=stalls} on {on_date=pday} for ({event=show}|{event=show}|the {event=show_the})
get me into ({event=show}|{event=show}|the {event=show_the}), {seats=seats} people, {max_each=price} a head at most
buy tickets for ({event=show}|{event=show}|the {event=show_the}) on {on_date=pday}
{seats=seats} tickets in the {category:balcony=balcony} please
buy {seats=few2} tickets for {event=shows7} on {on_date=onday}
{seats=few2} {category:balcony=balcony} seats for {event=shows7}, up to {max_each=money2} each
event {event=shows7}, seats {seats=few2}, category {category:stalls=stalls}, date {on_date=onday}
on {on_date=onday}, {event=shows7}, {seats=few2} of us, {category:standing=standing}
not over {max_each=money2} apiece, {seats=few2} tickets to {event=shows7}
in the {category:box=box}, {seats=few2} seats, {event=shows7}, {on_date=relday}
show: {event=shows7} / how many: {seats=few2} / price cap: {max_each=money2} / {category:vip=VIP}
get {seats=few2} for {event=shows7}
%lang de
kauf {seats=int} Karten für {event=show}, {category:standing=Stehplätze|Stehplatz}

%tool stageline_give_back Return tickets for an event.
%also Returns the refund.
%also Hands back places that are not needed, all or some of them.
%param event* (show) {"type": "string", "description": ""}
%param seats (tickets, count) {"type": "integer", "description": "How many to return"}
%param reason (why, cause) {"type": "string", "enum": ["ill", "date_changed", "bought_twice", "cannot_travel", "other"], "description": ""}
%list show_n: Swan Lake | Hamlet | The Lion King | Ajax against Lyon | Carmen | Rock by the River | Cats and Crows | Mamma Mia | Night of the Museums | Romeo and Juliet in the park | Les Misérables | Comedy for Breakfast | Wintergarten Varieté | Blue Man Group | Bingo with Brenda | Arctic Foxes concert | jazz night in the brewery | chess final | Nora Field show | derby | Mahler evening | horse show
%list showx: Hamlet | Anna and the Wolves | Cats | Blue Man Group on Friday | jazz under the bridge | Ella Moor, live at the Dome | Swan Lake | the match against Leeds | Rock am Ring | comedy night with Big Sal | Tosca | winter circus
%list cuantos: 2 | dos => 2 | tres => 3 | 4 | cuatro => 4 | cinco => 5 | 6 | seis => 6 | ocho => 8 | 10
~ return {seats=seats} tickets for ({event=show}|{event=show}|the {event=show_the})[, {reason:ill=I'm ill|I'm sick|somebody is ill}]
I can't go to ({event=show}|{event=show}|the {event=show_the}), {reason:cannot_travel=no way to get there|the trains are on strike}
({event=show}|{event=show}|the {event=show_the}): hand back {seats=seats}
~ we have {seats=seats} too many for ({event=show}|{event=show}|the {event=show_the}), {reason:bought_twice=both of us bought them|bought twice}
{reason:date_changed=they moved the date|the date changed}, I want my money for ({event=show}|{event=show}|the {event=show_the})
poor {=firstname} has a fever since last night, so {seats=seats} of our places at ({event=show}|{event=show}|the {event=show_the}) can go to someone else, {reason:ill=sick}
~ my husband and I both had the same bright idea. {reason:bought_twice=we paid double|bought twice}, ({event=show}|{event=show}|the {event=show_the}), {seats=seats} to give away again
get a refund for {seats=seats} ({event=show}|{event=show}|the {event=show_the}) tickets
{seats=seats} back please, ({event=show}|{event=show}|the {event=show_the}), {reason:ill=flu|ill}
({event=show}|{event=show}|the {event=show_the}) without us, {reason:cannot_travel=can't get there|stranded abroad}
no {event=show_n} for me, take the {seats=seats} off my hands
return {seats=seats} tickets, {reason:date_changed=new date doesn't suit me|date changed}
take back my tickets for {event=showx}, {reason:ill=I'm sick|I've got the flu|I'm ill}
{seats=fewx} seats for {event=showx} back, {reason:bought_twice=I bought them twice|ordered double}
refund {seats=fewx} tickets, {event=showx}
I won't see {event=showx} after all, please return the tickets, I changed my mind
%lang es
devuélveme {seats=cuantos} entradas de {event=show}, {reason:ill=estoy enfermo|estoy mala}

%server ticketbay
%list monthly: 400 euros => 400 | $250 => 250 | 150 => 150 | 600 bucks => 600 | a hundred euros => 100 | 80 pounds => 80 | 1200 => 1200 | 300 dollars => 300 | £75 => 75 | two hundred => 200
%list anna: Anna | Mr. Boateng | Ingrid | Kofi | Ms. Duarte | Pavel | Yusuf | Miriam | Tove | Declan | Dr. Iyer | Chiara | Hamza | Rosalind | Jin
%list euros: 40 euros => 40 | $60 => 60 | £15 => 15 | 90 | 250 euros => 250 | 35 dollars => 35 | 120 pounds => 120 | €75 => 75 | 500 | 1,200 euros => 1200

%tool find_events Find events in a city.
%also Returns concerts, shows, games and exhibitions.
%also What is going on in town? Looks for things to do by place, kind and day, free ones only if wanted.
%param city* (location, town) {"type": "string", "description": "City"}
%param category (event_type, genre) {"type": "string", "enum": ["concert", "theatre", "sports", "exhibition", "comedy", "family"], "description": "Kind of event"}
%param date (day, on) {"type": "string", "description": "Day"}
%param free_only (no_admission) {"type": "boolean", "description": "Only events without admission"}
%list evcat: concerts => concert | live music => concert | gigs => concert | plays => theatre | theatre => theatre | musicals => theatre | football games => sports | matches => sports | exhibitions => exhibition | art shows => exhibition | stand-up => comedy | comedy nights => comedy | things for kids => family | family events => family
%list town: Graz | Leeds | San Sebastián | Vigo | Newcastle upon Tyne | Lyon | Tampa | Aarhus | St. Moritz | Bilbao | Cork | Frankfurt an der Oder
%list day3: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | 9 October | Sunday | July 4th | Tuesday | the 1st of May | Saturday the 9th | 12/8 | Thursday
%list rel: tomorrow | next Friday | this Saturday | the day after tomorrow | Monday | next Wednesday | today | 18 July | Thursday | 2026-04-11 | March 19th | Sunday week | the 6th
%list anyday: tomorrow | next Friday | this Saturday | the day after tomorrow | next Wednesday | 6 November | next Monday | this coming Sunday | March 19th | this Thursday | the 8th of May | Sunday week
%list townb: Zagreb | Denver | Palermo | Cairo | Bergen | Austin | Ghent | Lisbon | Nairobi | Riga | Perth | Bath | Oaxaca | Tallinn
%list towna: Graz | Leeds | Montreal | Vigo | Accra | Lyon | Tampa | Aarhus | Kraków | Bilbao | Seoul | Cork | Durban | Basel
%list onday: Friday | the 14th | Monday morning | 3 March | the 22nd of June | Wednesday | Thursday evening | Sunday | 9 October | the 1st of May | Saturday | July 4th | Tuesday | the 17th
what's on in {city=city} {date=date}
{category=evcat} in {city=city} {date=date}
are there any {free_only:true=free|no-cost} {category=evcat} in {city=city}
we're in {city=city} {date=date}, is there something to do
~ find {category=evcat} around {city=city}
I'd love to see some {category=evcat} while I'm in {city=city}, {free_only:true=nothing that costs money|without paying admission}
{city=city} {date=date} {category=evcat}?
bored in {city=city}, what's happening
which {category=evcat} are there {date=date}
find me something to do {date=date}
{category:concert=concerts} in {city=town} on {date=day3}
what's on in {city=town} {date=rel}
on {date=day3}, {free_only:true=free} {category:exhibition=exhibitions} in {city=town}
city {city=town}, category {category:comedy=comedy}, day {date=day3}
{category:family=family events} {date=rel}, {city=town}
{category:comedy=comedy|something to laugh at} {date=anyday} in {city=townb}
{free_only:true=with no entrance fee|free stuff}, {city=towna}, {date=onday}
{=anna} visits from {=towna} and I need ideas, what's on in {city=townb} [{date=anyday}]
%lang es
qué {category:concert=conciertos} hay en {city=city} {date=date}

%tool buy_tickets Buy tickets for an event.
%also Purchases admission for a number of people.
%also Orders seats or standing places for a show; delivered to the user's account.
%param event* (show, event_name) {"type": "string", "description": "Name of the event"}
%param quantity* (count, number_of_tickets) {"type": "integer", "description": "Number of tickets"}
%param seating (seat_category, area) {"type": "string", "enum": ["standing", "seated", "balcony", "vip"], "description": "Kind of place"}
%param max_price (price_limit) {"type": "number"}
%list qty: two => 2 | 2 => 2 | three => 3 | four => 4 | 4 => 4 | five => 5 | 6 => 6 | a pair of => 2 | eight => 8 | half a dozen => 6
%list show: Coldplay | The Lion King | Swan Lake | Bayern against Dortmund | Monet retrospective | Hamilton | Jazz in the Park | Billie Eilish | Macbeth | Comedy Cellar Night | Lakers vs Celtics | Hans Zimmer Live | Cirque du Soleil | Primavera Sound | The Nutcracker | Ed Sheeran | Book of Mormon | Rolling Stones | Wimbledon final | Glastonbury
%list seating: standing => standing | down in the pit => standing | on the floor in front of the stage => standing | seated => seated | with proper seats => seated | on the balcony => balcony | upstairs on the balcony => balcony | up in the gallery => balcony | VIP => vip | the VIP package => vip | with backstage access => vip
%list qsm: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 2 | three => 3 | 10 | nine => 9 | 4
%list show2: Carmen | the Wailing Foxes at Union Hall | hamlet | Lakeside Jazz Night | the cup final | Mika Brandt & the Nightcaps | cirque de lune | Poetry, Beer and Noise | Swan Lake | comic con | Monsters of Folk 2026 | the Christmas oratorio
%list money2: 300 euros => 300 | $150 => 150 | £80 => 80 | 1,200 => 1200 | 450 | two hundred dollars => 200 | 95 € => 95 | 60 pounds => 60 | 1500 | 249.90 | five hundred => 500 | 75
%list few2: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12
%list show3: Hamlet under the Stars | the Blues Night at the Docks | Carmen | Ice Hockey Finals | From the Top | the Ferry Festival | Comedy in the Cellar | the derby | The Nutcracker | Bach by Candlelight | A Night with Nina
buy {quantity=qty} tickets for {event=show}
{quantity=qty} tickets {event=show} {seating=seating}
get me {quantity=qty} tickets to {event=show}, no more than {max_price=monthly} each
{event=show} is coming to town, I want to go with {=firstname}, {quantity:2=two tickets|2 tickets} please
can you grab {quantity=qty} places for {event=show}, {seating=seating}
we'd like to see {event=show}, {seating=seating}, {quantity=qty} tickets
order tickets for {event=show}: {quantity=qty}, {seating=seating}, max {max_price=monthly}
buy tickets for {event=show}
~ I need {quantity=qty} tickets
I've been waiting years for {event=show}, get {quantity:1=one ticket|a single ticket}
{quantity=qsm} for {event=show2}, {seating:standing=standing room|floor places}, up to {max_price=money2}
I'd like {seating:vip=VIP|VIP lounge} admission to {event=show2} for {quantity=qsm} people
book {event=show2} for {quantity=qsm}, {seating:seated=with chairs|proper seats}
get {quantity=qsm} entries to {event=show2}, 500 people are already queueing
{quantity=few2} {seating:standing=standing|on our feet} for {event=show3}
to {event=show3} with the family, {quantity=few2} seats, not above {max_price=euros}
{event=show3}, {quantity=few2}, {seating:balcony=up on the balcony|balcony}
with {=anna} and her lot we are {quantity=few2} for {event=show3}, get us in
%lang de
kauf {quantity:3=drei Karten|3 Karten} für {event=show}

%tool resell_ticket Offer a ticket for resale.
%also Puts a bought ticket back on the market.
%also The user cannot go and wants to sell the ticket at a price, with a text for buyers.
%param ticket_id* (ticket, ticket_no) {"type": "string", "description": "Ticket number"}
%param price* (asking_price, amount) {"type": "number", "description": "Asking price"}
%param listing_text (note, description) {"type": "string", "description": "Text for buyers"}
%list selltext: great view, row five | can't go because I'm ill, sold at cost | pick-up in the city possible | seat is on the aisle | includes the early entry | price is negotiable | only together with my second ticket | perfect for a birthday surprise | right next to the sound desk | mobile ticket, sent within minutes | bought it in the presale | my loss is your gain | no fees from my side | student ticket, bring your card | drinks voucher included | covered seat in case of rain | please only serious offers | standing but very close to the stage
%list tickno: TB-88121 | 40219 | RX77-004 | 5519-A | Q2-3391 | TK90017 | 731 | B-12-0045 | LV4420 | 66-102
%list ncash: 45 | 12.50 | 80 | 120 | 19.99 | 60 | 7.5 | 200 | 35 | 250 | 99
%list sellx: two seats together, great view of the stage | front row | can't go, my sister is getting married | standing, ticket by mail the same day | row 4, on the aisle | seat by the door, easy to leave early | cheap for a quick sale | original price was higher, so be fast | includes a drink and a poster | upper block
%list tixid: T-40912 | 88120-B | QR7712 | TK-0093 | 551-A-20 | X99-120 | 3047711
%list sellads: two rows from the stage, collect in person | comes with a drink at the bar | bought for a friend who broke his leg | paper ticket, posted to you by me | next to a pillar but with great sound | valid with or without ID
sell ticket {ticket_id=code} for {price=monthly}
I can't go, put {ticket_id=code} up for {price=monthly}
offer my ticket {ticket_id=num_id} at {price=monthly}, {listing_text=selltext}
{ticket_id=code} resale {price=monthly}
resell {ticket_id=id} for {price=monthly} with the text "{listing_text=selltext}"
somebody might want {ticket_id=code}, list it at {price=monthly} and write {listing_text=selltext}
what a pity, I'm ill, try to get {price=monthly} for ticket {ticket_id=num_id}
~ put my ticket {ticket_id=code} on the resale market
sell my concert ticket for {price=monthly}
offer ticket {ticket_id=tickno} for {price=ncash} euros with the text {listing_text=sellx}
sell for {price=ncash} the ticket {ticket_id=tickno}
ticket {ticket_id=tickno}, price {price=ncash}, description {listing_text=sellx}
put "{listing_text=sellx}" on ticket {ticket_id=tickno} and resell it at {price=ncash}
for {price=euros}, {ticket_id=tixid}
can't go because of my knee, sell {ticket_id=tixid} for {price=euros}
{listing_text=sellads}, put that with {ticket_id=tixid} and ask {price=euros}
%lang es
vende la entrada {ticket_id=code} por {price=money}

%server tutorly

%tool tutorly.book_lesson Book a private language lesson.
%also Creates a lesson with a teacher.
%also Reserves an hour with a tutor for a language, about a subject that is to be practised.
%param language* (subject, lang) {"type": "string", "description": "Language to learn"}
%param start* (when, begins) {"type": "string", "description": "Day and time"}
%param minutes (length, duration) {"type": "integer", "description": "Length in minutes"}
%param teacher (tutor, with) {"type": "string", "description": "Name of the tutor"}
%param focus (topic, goal) {"type": "string", "description": "What to practise"}
%list tutor: Camille | Señora Ruiz | Herr Vogel | Yuki | Aleksandra | Giulia | Mr. Osei | Ines | Frau Lindner | Paolo | Ms. Chen | Fatima | Joost
%list lessonlen: 45 minutes => 45 | an hour => 60 | half an hour => 30 | 90 minutes => 90 | 60 min => 60 | 30 minutes => 30 | an hour and a half => 90
%list speakfocus: past tense | small talk for business trips | ordering food and paying | job interviews | listening and pronunciation | subjunctive | telephone calls in the office | everyday slang | prepositions | letters and emails | talking about the weather | verbs of movement | exam preparation | reading the newspaper | words for the kitchen
%list langs: Spanish | Japanese | Brazilian Portuguese | German | Greek | Welsh | Swiss German | French | Polish | Mandarin | British Sign Language
%list moments: tomorrow at 9 | Friday 14:30 | Monday at half past two | the 12th at noon | Thursday 6 pm | next Tuesday at four | 5 May, 10:15 | Saturday at eleven | Sunday evening at 8 | today at 17:00 | Wednesday 7.30 am
%list mins: 30 minutes => 30 | an hour => 60 | 45 minutes => 45 | 90 minutes => 90 | two hours => 120 | half an hour => 30 | 20 min => 20 | 50 minutes => 50 | an hour and a half => 90 | 75 min => 75 | 15 minutes => 15
%list focuses: small talk | ordering in restaurants | the subjunctive | business mails and calls | pronunciation | talking on the phone without panic | past tenses | job interview at a bank | grammar, mostly articles | reading Lorca | vocabulary for nurses
%list teach: Señora Vidal | Tomáš | Mr Chen | Birgit | Anneke | the one from Lyon | Olena | Marta P.
%list focus: small talk at the office | talking on the phone | the subjunctive | job interviews | words for the kitchen | pronouncing the r | arguing with the landlord | reading the paper out loud | everything with prepositions | holiday phrases
book a {language=langname} lesson {start=when}
{language=langname} with {teacher=tutor}, {start=when}, {minutes=lessonlen}
{minutes=lessonlen} of {language=langname} {start=when}, focus on {focus=speakfocus}
{start=when} I'd like {teacher=tutor} to teach me {language=langname}, especially {focus=speakfocus}
get me a tutor for {language=langname} {start=when}, I need {focus=speakfocus}
my {language=langname} is rusty and the trip is near, half an evening with {teacher=tutor} {start=when} would do me good
~ new job in a country where I can't even say hello. {language=langname}, {start=when}, {focus=speakfocus}
{teacher=tutor}, {language=langname}, {minutes=lessonlen}, {start=when}
is {teacher=tutor} free for {language=langname} {start=when}, {minutes=lessonlen}? take it
practise {focus=speakfocus} in {language=langname} {start=when}
book a lesson with {teacher=tutor} {start=when}
I'd like a {language=langname} lesson about {focus=speakfocus}
book a {language=langs} lesson with {teacher=whoa} for {start=moments}
{minutes=mins} of {language=langs} {start=moments}
language {language=langs}, teacher {teacher=whob}, start {start=moments}, length {minutes=mins}, focus {focus=focuses}
with {teacher=whob}, {start=moments}, {language=langs} for {minutes=mins}
to practise {focus=focuses}, a {language=langs} lesson {start=moments}
{language=langs} with {teacher=whoa}, {start=moments}, focusing on {focus=focuses}
focus: {focus=focuses} / when: {start=moments} / {language=langs}
{start=moments} with {teacher=whoa}, {language=langs}, mainly {focus=focuses}
with {teacher=teach}, {start=slot}, {language=tongue}
{focus=focus} in {language=tongue}, {start=slot}
{language=tongue} lesson {start=slot}, moving there with my husband soon, {=post}
work on {focus=focus} with {teacher=teach}, my {language=tongue} is rotten, {start=slot}
%lang es
~ resérvame una clase de {language=langname} {start=date} con {teacher=firstname}

%tool tutorly.pronounce Play the pronunciation of a word.
%also Returns audio of a word or phrase.
%also Lets a native speaker say something out loud, slowly if wanted, in a language or regional accent.
%param word* (text, phrase) {"type": "string", "description": "Word or phrase"}
%param language (lang, accent) {"type": "string", "description": ""}
%param speed (pace, tempo) {"type": "string", "enum": ["slow", "normal", "fast"], "description": "How fast"}
%param voice (speaker) {"type": "string", "enum": ["female", "male", "child"], "description": "Who speaks"}
%list hardword: Worcestershire | croissant | squirrel | quinoa | Schadenfreude | gnocchi | entrepreneur | rendezvous with destiny | Llanelli | otorhinolaryngologist | anemone | Eichhörnchen | chipotle | good morning and welcome | façade | Nguyen | how do you do | thank you for everything | Edinburgh | paella | sixth | thyme | hyperbole
%list wordx: squirrel | Worcestershire | nice to meet you | quinoa | pain au chocolat | gnocchi | Llanelli | thorough | see you on Sunday | Siobhan | epitome
%list langx: Portuguese | Swiss German | Greek | Welsh | Brazilian Portuguese | Thai | Polish | Japanese | Dutch | Canadian French | Arabic
how do you (pronounce|say) {word=hardword}
pronounce {word=hardword} {speed:slow=slowly|slow|very slowly}
{word=hardword} in {language=langname}, {voice:female=female voice|a woman's voice|by a woman}
say {word=hardword} {speed:slow=slowly|step by step} the {language=langname} way, {voice:male=a man please|male voice}
let me hear {word=hardword} [in {language=langname}]
{language=langname} pronunciation of {word=hardword}
the waiter laughs whenever I order, what should {word=hardword} sound like
~ I have to read it aloud at the ceremony and my tongue breaks at {word=hardword}, play it {speed:slow=at half speed|slowly}
is the first letter in {word=hardword} silent? let me listen
{speed:fast=at full speed|quickly|as fast as locals do}: {word=hardword}, {language=langname}
{voice:child=child's voice|a kid}, {word=hardword}
how is that pronounced in {language=langname}
say it again {speed:slow=slower|slowly}
pronounce {word=wordx} in {language=langx}
in {language=langx}, with a {voice:female=female|woman's} voice: {word=wordx}
word {word=wordx}, language {language=langx}, speed {speed:slow=slow}
how is {word=wordx} pronounced in {language=langx}, {speed:slow=slowly}
{speed:fast=fast}, by a {voice:male=male} voice, play "{word=wordx}"
%lang de
wie spricht man {word=hardword} auf {language=langname} aus
sprich {word=hardword} {speed:slow=langsam} vor

%server wordsmithy

%tool wordsmithy_crossword Solve a crossword clue.
%also Returns words that fit a clue.
%also Suggests answers for a puzzle by the hint, the number of letters and those already known.
%param clue* (hint, question) {"type": "string", "description": "Clue"}
%param length (letters, size) {"type": "integer", "description": "Number of letters"}
%param pattern (mask, known) {"type": "string", "description": "Known letters, such as a..le"}
%list clue: river in Siberia | Greek god of war | capital of Peru | small songbird | one who bakes bread | opposite of zenith | flower of the iris family | old Roman coin | pasta in the shape of a butterfly | it comes before a fall | friend in Paris | tool for cutting hay | horse with reddish coat | home of the Blarney stone | Verdi opera | tree with white bark | island in the Aegean | not here and not there | mother of Apollo | unit of force | stubborn animal
%list mask: a..le | l..a | ..er | .b | c..c.. | e...ro | s.y..e | b.r.h | n.d.. | .l.n. | r..in | o.e. | f.rf.ll. | .a.e.
%list clue9: bird that cannot fly | River in Russia | it's worn on the head | big cat, spotted | capital of Latvia | Sailor's drink | go to, or away from | lies in the sun | King of the fairies | goes with pepper | oat dish | not one or the other
%list nlet: 3 | four => 4 | 5 | six => 6 | 7 | 8 | nine => 9 | 11
%list mask9: a..le | c__t | st??k | r.n.. | p_____r | b?a?e | m..se | t-r-- | gr__n | k..g | e_e_
%list clue2: river through Turin | without a leg to stand on | it's often under the table | a friend of Frodo | what comes after the storm | opposite of with | bird in a clock | king with a daughter called Cordelia | home from home | from A to B by water | Greek letter before omega | sounds like a question to an owl
%list pat: s..p. | a..le | ..r.t | .o..o. | k...n | e.e..t | ..lm | t....r
%list pista: río de Siberia | dios griego de la guerra | capital del Perú | árbol de corteza blanca | ópera de Verdi | animal terco
crossword: {clue=clue}, {length=int} letters
{length=int} letters, {clue=clue}
what could "{clue=clue}" be, {pattern=mask}
{pattern=mask} for {clue=clue}, {length=int} letters
solve the clue {clue=clue}
{clue=clue}, {length=int} boxes, I already have {pattern=mask}
I'm stuck on fourteen across, {clue=clue}, and only {pattern=mask} is certain
grandma rings me every Sunday with her puzzle; today it's {clue=clue}, {length=int} squares
one last gap in the paper before I can go to bed: {clue=clue}
seven down says {clue=clue}. It has to look like {pattern=mask}, any idea?
what fits {clue=clue}
I need a word with {length=int} letters, {pattern=mask}
help with a crossword clue
solve {clue=clue9} with {length=nlet} letters
{length=nlet} letters, {pattern=mask9}, the clue is {clue=clue9}
Clue: {clue=clue9} / pattern: {pattern=mask9}
with the letters {pattern=mask9}, what fits {clue=clue9}
"{clue=clue2}", {length=letters} letters
~ {pattern=pat}, the hint being {clue=clue2}
{length=letters} boxes for {clue=clue2}, I'm stuck on this since breakfast
{clue=clue2}, so far I have {pattern=pat}, {=post}
%lang es
crucigrama: {clue=pista}, {length=int} letras

%tool wordsmithy_anagrams Find anagrams of letters.
%also Returns words made of the given letters.
%also Which words can be laid with some tiles, using a minimum of them, in a language.
%param letters* (tiles, rack) {"type": "string", "description": "Letters to use"}
%param min_length (shortest, at_least) {"type": "integer", "description": "Shortest word"}
%param language (lang, dictionary) {"type": "string", "description": ""}
%list tiles: retains | aeilnrst | Q U I Z E D | stop | orchestra | dormitory | mailer | bcdeiou | listen | triangle | post | E A T S R N | cinema | kayaker | plane | gnudrow | s t a r e | wolf and ram | silent | moon starer
%list tiles2: AERSTLN | qzoteab | L I S T E N | earth | E, A, T, R | dormitory | xylo | PQRSTUV | nameless
%list wlen: 4 | five => 5 | 6 | three => 3 | 7 | 5
~ anagrams of {letters=tiles}
what words can I make (from|out of) {letters=tiles}
{letters=tiles}, at least {min_length=hand} letters, {language=langname}
{language=langname} words with {letters=tiles}, {min_length=hand} letters or more
rearrange {letters=tiles}
using {letters=tiles}, nothing shorter than {min_length=hand}
it's my turn at Scrabble and I've drawn {letters=tiles}, what can I put down
I hold {letters=tiles} and it's my go. Give me something long, {min_length=hand} and up
~ shuffle {letters=tiles} until it means something in {language=langname}
{letters=tiles} jumbled up gives what
my sister beats me every evening on that board, so what's hidden in {letters=tiles}, {min_length=hand} minimum
find {language=langname} anagrams of at least {min_length=hand} letters
which anagrams are there
anagrams of {letters=tiles2} in {language=lang2}
words from {letters=tiles2} with at least {min_length=wlen} letters
in {language=lang2}, from {letters=tiles2}, {min_length=wlen} letters or more
letters {letters=tiles2}, language {language=lang2}, minimum {min_length=wlen}
find {language=lang2} anagrams for {letters=tiles2}, shortest {min_length=wlen}
%lang de
welche Wörter kann ich aus {letters=tiles} legen, mindestens {min_length=int} Buchstaben
