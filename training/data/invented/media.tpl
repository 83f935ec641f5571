# Music, radio, television, films, books, podcasts, photos.

%list pal: Jonah | my sister | Priya | Aunt Bea | Mrs. Kowalski | Tomasz from work | Mei-Lin | old Mr. Ferris | D'Angelo | Sofie next door | my dad | Ruth
%list year: 1974 | 1999 | 2003 | 2011 | 1986 | 2020 | 2024 | 1968 | 1991 | 2017
%list hits: ten => 10 | 5 | three => 3 | 20 | a dozen => 12 | 8 | 15 | twenty => 20 | 30 | six => 6
%list ppl: Jo and Priya | Nils, Ada and Tom | the Kowalskis | Ruth | my sister and her boyfriend | Ben, Mei | Aunt Bea and Uncle Lou | Sofie, Karim and little Max | the book club | Hanna | Dad & Greta
%list day: Friday | the 14th | Saturday the 9th | 3 March | the 22nd of June | Wednesday | Sunday | 9 October | Tuesday | July 4th | New Year's Day | the last Monday in May
%list day2: tomorrow | friday | saturday | next sunday | march 14 | the 5th of june | monday | thursday | next tuesday | wednesday | tonight | the 23rd | 12 may | christmas eve | april 2nd | the day after tomorrow | this saturday | 2025-11-08 | the end of august | new year's eve | the 17th
%list lang: French | German | English | Latin | Brazilian Portuguese | Welsh | Italian | Swiss German | Dutch
%list aday: tomorrow | next Friday | this Saturday | the day after tomorrow | 6 November | next Monday | tonight | this coming Sunday | March 19th | next week | Sunday week | tomorrow morning
%list onday: Friday | the 14th | Monday morning | 3 March | the 22nd of June | Wednesday | Thursday evening | 9 October | the last day of May | Saturday | July 4th | 2026-08-12
%list pct: 10 | 25 | 30 | forty => 40 | 45 | 60 | 75 | 80 | 15 | 90 | 35
%list name: Ana | Big Sal | Mrs. O'Leary | Tobias | Jun-ho | Dr. van der Meer | Nadia Brandt | Otis | Mr. Pereira | Maeve | uncle Theo | Siobhan | Ike | Li Na
%list mins: 30 minutes => 30 | an hour => 60 | 45 minutes => 45 | 90 minutes => 90 | two hours => 120 | half an hour => 30 | 20 min => 20 | 50 minutes => 50 | an hour and a half => 90 | 75 min => 75 | 15 minutes => 15
%list band: Ella Moor | The Stairs | Cole & the Lanterns | Otis May | Dad's Army Band | Nine Below | Shuffle Kings | Sister Bell | DJ Tomasz | The Room Upstairs
%list tongue: French | German | Spanish | Brazilian Portuguese | Polish | Japanese | Arabic | Dutch | Turkish | Swiss German | Welsh | Mandarin
%list who: Jo | Big Sal | Mrs. O'Neill | Ruben | Dr. Iyer | Anneke | Mia Carlsson | Uncle Bert | Tomasz | Ines | Kwame | Lee from legal | D'Arcy
%list song: The Man Who Sold the Stairs | Rain on Mill Lane | jazz | Come, Sweet Night | Two of Us and a Dog | something calm | Hurry Home | Bread and Roses | Seven | lullabies for babies | Dance Me to Vigo
%list band2: Ella Moor | The Fox and Hound | D'Arcy | Kwame and the Kings | Nils Berg Trio | Blue Door | Rivers | Miss Otis | Of Salt and Sea | Yuki
%list kid: Nora | Ben | little Theo | Amira | Jun | Lotte | Max | Bea | Oskar | Penny | Sol
%list book: The Man Who Sold the Stairs | Rivers | Salt, Smoke and Bread | How to Sail Alone | Emma | From Leeds with Love | A Room for Ella | Birds of the North Sea | Wait for Me by the Gate | Ninety Days | The Cook, the Dog and I
%list auth: Ella Moor | Jane Austen | Kwame D'Souza | O'Brien | Annie Proulx | M. F. Lindqvist | van der Berg | Yuki Tanaka | Toni Morrison | Fitz
%list branch: Mill Lane | North | Leeds South | Stratford-upon-Avon | Harbour Road | Town Hall Square | Ghent | Old Market | Bridge Street | St. Mary's
%list anna: Anna | Mr. Boateng | Ingrid | Kofi | Ms. Duarte | Pavel | Yusuf | Miriam | Tove | Declan | Dr. Iyer | Chiara | Hamza | Rosalind | Jin
%list townb: Zagreb | Denver | Palermo | Cairo | Bergen | Austin | Ghent | Lisbon | Nairobi | Riga | Perth | Bath | Oaxaca | Tallinn
%list rem: sorry for the typos | dictating this from the bike | that's all | much obliged | I keep putting it off | my head is full today | you're a star | hope that makes sense | long story | don't ask why | typing with one hand here | it's been one of those weeks | phone is nearly dead | I'm stuck in a queue | ta very much | no idea how this works, honestly
%list room2: bathroom | study | nursery | living room | guest room | kitchen | attic room | bedroom | hallway | workshop
%list artist: Nina Simone | Radiohead | the Smiths | Etta James | Bon Iver | Queen | Kate Bush | Rosalía | Miles Davis | Dire Straits | Max Richter | ABBA
%list song2: Under the Bridge | Hit the Road Jack | Here Comes the Sun | At Last | From Dusk till Dawn | Running Up That Hill | With or Without You | For Emma | Dancing Queen | On the Nature of Daylight | Into My Arms | La Vie en rose | Up the Junction
%list pct2: 5 | 10 | 25 | 40 | 60 | 75 | 30 | 80 | 15 | 90
%list film: Under the Skin | From Here to Eternity | The Lives of Others | In the Mood for Love | Paddington in Peru | Up | On the Waterfront | The Third Man | Dune | To Be or Not to Be | Anatomy of a Fall | Into the Wild
%list guests: two => 2 | three => 3 | 4 | five => 5 | 6 | seven => 7 | 8 | 3 | nine => 9 | 10 | 12 | four => 4 | eleven => 11
%list artist2: Nina Simone | the Staple Singers | a Norwegian choir | Bowie | Miles | Of Monsters and Men | Cesária Évora | the guy from Blur | At the Drive-In | Keith Jarrett
%list slot: Friday at 7:30 | tomorrow at noon | Saturday 10 am | the 14th at half past six | Monday at eight | 3 May at 15:00 | Wednesday 9 o'clock | next Tuesday at 11 | tomorrow at quarter past five | Sunday 4 pm | the 22nd at 10.45 | Thursday at half ten
%list auth2: Zadie Smith | Bolaño | Wilkie Collins | Musil | V. Woolf | Bill Bryson | Karen Blixen | Jane Austen | Lowry

%server airdial
%list station: BBC Radio 4 | Deutschlandfunk | Radio Nova | KEXP | France Inter | Jazz FM | Classic FM | Radio Paradise | FluxFM | talk and news on LBC | Cadena Ser | WNYC | Radio 3 | Bayern 2 | FIP | Swiss Jazz | Capital | Triple J | local college station | Absolute Eighties | rock and roll on 101.5 | Absolute Classic Rock | Radio Swiss Pop | music for concentration

%tool airdial-tune-in Listen to a radio station.
%also Returns the stream that was opened.
%also Puts a broadcaster on a receiver in the house, at a given loudness, live or from the beginning of the current hour.
%param station* (channel, broadcaster) {"type": "string", "description": "Name of the station"}
%param receiver (device, set) {"type": "string", "description": "Which set"}
%param volume (level, loudness) {"type": "integer", "description": "Loudness in percent"}
%param from_start (rewind, beginning) {"type": "boolean", "description": ""}
%list receiver: kitchen set | bathroom speaker | old Grundig | bedside receiver | garage box | shelf in the study | portable one | patio speaker | shower speaker | workshop set | big one in the hall | little box by the stove
%list loud: 30 percent => 30 | 15% => 15 | 40 | half => 50 | 60 percent => 60 | 25% => 25 | 10 | 70 | 35 percent => 35 | 80% => 80 | 20
%list radio: Radio 4 | Jazz and More | FM4 | BBC World Service | Rock Antenne | Songs from Home | Deutschlandfunk | Heart | Big Sal's Blues Hour | Capital FM | Classic, the slow one | Radio by the Sea
%list recv2: kitchen radio | bedside clock | car stereo | old set in the garage | bathroom speaker | radio under the stairs | TV | hall speaker
%list recv: kitchen radio | Sonos-2 | bedside clock | car | old set in the garage | bathroom speaker | Den | Tom's phone
%list loud_de: 30 Prozent => 30 | 15 | 40 Prozent => 40 | 60 | 25 Prozent => 25
%list loud_es: 30 por ciento => 30 | 15 por ciento => 15 | 40% => 40 | 60 por ciento => 60
(tune in to|switch on|listen to) {station=station} on the {receiver=receiver}
{station=station}, {receiver=receiver}, volume {volume=loud}
at {volume=loud} on the {receiver=receiver}: {station=station}, {from_start:true=from the start of the show|from the beginning}
turn the radio on (at {volume=loud}|on the {receiver=receiver})
some voices while I peel potatoes, {station=station} maybe
I want to know what {station=station} has to say about the election
the {receiver=receiver} hasn't made a sound all day. {station=station}, no more than {volume=loud}
missed the first minutes, can I have {station=station} {from_start:true=right from where it began|from the top of the hour}
{station=station} {receiver=receiver}
{station=station} live
{station=station} at {volume=loud}
no taping, I want {station=station} right now through the {receiver=receiver}
can we have {station=station} a bit softer than usual, {volume=loud}, over on the {receiver=receiver}
play {station=radio} on the {receiver=recv2}
tune in to {station=radio} at volume {volume=pct}
station: {station=radio}, receiver: {receiver=recv}, volume: {volume=pct}
on the {receiver=recv2}, {station=radio} at {volume=pct} percent
{station=radio} on the {receiver=recv2}, {from_start:true=from the start|from the beginning}
~ volume {volume=pct}, {receiver=recv}, {station=radio}
put the {receiver=recv2} on {station=radio}, {from_start:false=live}
%lang de
schalt {station=station} ein, Lautstärke {volume=loud_de}
%lang es
ponme {station=station} al {volume=loud_es}

%tool airdial-tape-show Record a radio show to hear it later.
%also Returns the recording's id.
%also Tapes what a broadcaster sends from some moment on, for so many minutes, once or every time.
%param show* (title, programme) {"type": "string", "description": "Name of the show"}
%param station (channel) {"type": "string", "description": "Station"}
%param starts (begin, at) {"type": "string", "description": "Day and hour"}
%param length (minutes, duration_minutes) {"type": "integer", "description": "Length in minutes"}
%param every_time (repeat, series) {"type": "boolean", "description": "Also the later episodes"}
%list radioshow: the Archers | Desert Island Discs | farming today | Friday night jazz | Science in Action | stories for bedtime | In Our Time | Morning Edition | gardeners' question time | opera from the Met | football with Danny and Rob | the shipping forecast | Fresh Air | Women's Hour | letters from America | comedy at half past six | A Point of View | songs of praise | history in ten minutes | crime and coffee | jazz for lovers | letters in the night
%list minlen: 30 minutes => 30 | an hour => 60 | 90 minutes => 90 | 45 min => 45 | half an hour => 30 | two hours => 120 | 15 minutes => 15 | an hour and a half => 90 | 20 minutes => 20 | 55 minutes => 55 | 3 hours => 180
%list radios: Desert Nights | The Man Who Sold the Stairs | News at Ten | Jazz with Ella | Gardeners' Hour | From Our Own Kitchen | Tom and Nadia in the Morning | Late | Crime on Sunday | Folk, Blues and Beyond
%list stations: Radio 4 | FM4 | WNYC | Radio Leeds | Ö1 | Jazz24 | BBC Radio 3 | The Wave | Cope | Capital
%list moments: tomorrow at 9 | Friday 14:30 | Monday at half past two | the 12th at noon | Thursday 6 pm | next Tuesday at four | 5 May, 10:15 | Saturday at eleven | Sunday evening at 8 | today at 17:00 | Wednesday 7.30 am
%list radio: BBC Radio 4 | Deutschlandfunk | FIP | Radio Nova | KEXP | Ö1 | RTÉ Lyric | Radio 24 | NTS
%list show: From Our Own Correspondent | the one about gardens | In Our Time | Jazz after Midnight | Desert Island Discs | The Week in Westminster | a play for voices | The Moth at Noon
%list mins2: 20 minutes => 20 | 10 min => 10 | a quarter of an hour => 15 | 35 minutes => 35 | half an hour => 30 | 45 mins => 45 | 8 minutes => 8 | 25
%list pre: sorry, me again | before I forget | right | ok so | quick one | hands full here | one more thing | hi there | I know it's late | my phone is dying | typing with one thumb | finally getting round to this | good morning | just out of the shower | third time lucky | boss is breathing down my neck | on the bus here | not urgent at all | bear with me | oh dear | hm | back again | you know what
(record|tape) {show=radioshow} on {station=station}, {starts=when}
{show=radioshow}, {station=station}, {starts=when}, {length=minlen}
{starts=when} for {length=minlen} on {station=station}: record {show=radioshow}
record {length=minlen} of {station=station} {starts=when}
I'm driving when {show=radioshow} comes on and the car set is broken, keep it for me, it goes on for {length=minlen}
never let me miss {show=radioshow} again, {every_time:true=every single episode|each and every week}
~ {=firstname} will be at choir {starts=when} and {show=radioshow} means the world to her
can't be home for {show=radioshow} {starts=when}, but I'd love to catch up on the train
{show=radioshow} recording
{show=radioshow}, {every_time:true=every episode|all of them|always}
{show=radioshow} {station=station} {length=minlen}
not live, I can't listen then: {show=radioshow} from {station=station} goes on tape
~ tape the show that starts {starts=when}
we're at the lake {starts=when}, {station=station} has {show=radioshow} ({length=minlen}), {every_time:false=only this once|just the one time}
record {show=radios} on {station=stations} {starts=moments}
tape {show=radios} {starts=moments} for {length=mins}
show {show=radios}, station {station=stations}, start {starts=moments}, length {length=mins}
on {station=stations}, record {show=radios}, {every_time:true=every episode|every time}
{starts=moments} on {station=stations}: {show=radios}, {length=mins}
every time: {every_time:false=no} / length: {length=mins} / show: {show=radios}
record {length=mins} of {show=radios} from {station=stations}
record {show=radios}, {every_time:true=all later episodes too|each week}
off {station=radio}, {show=show}, {starts=slot}
{starts=slot} for {length=mins2}: {show=show}
{=pre}, tape {show=show}, I'm at the hairdresser with no signal
{every_time:true=every week|each time it's on}, {show=show} on {station=radio}

%server couchtv
%list set: living room | bedroom | kids' room | kitchen set | projector | big one downstairs | guest room | basement | tv in the den | office

%tool couchtv.play_title Start a film or series on the TV.
%also Starts streaming.
%also Puts a movie or an episode on the screen, from a streaming service, with subtitles in a language.
%param title* (name, show) {"type": "string", "description": ""}
%param service (provider, app) {"type": "string", "enum": ["netflix", "disney", "prime", "mubi", "apple", "arte"], "description": "Streaming service"}
%param season (series_no) {"type": "integer", "description": ""}
%param episode (ep) {"type": "integer", "description": ""}
%param subtitles (subs, captions) {"type": "string", "description": "Language of the subtitles"}
%param screen (tv, device) {"type": "string", "description": "Which television"}
%list film2: The Lost Orchard | Paddington | Breaking Bad | Planet Earth | Midnight in Harlem | The Good Place | Inception | My Neighbour Totoro | Borgen | Money Heist | Spirited Away | The Bear and the Bishop | Casablanca | Bluey | Dark | Fargo | Amélie | Ratatouille | The Great British Bake Off | Life in Colour | Peaky Blinders | Two Sisters in Rome | Chernobyl | Emily in Paris
%list snum: 1 | 2 | 3 | 4 | two => 2 | one => 1 | 5 | three => 3 | 6
%list enum_e: 4 | 7 | 10 | 2 | five => 5 | six => 6 | 12 | 8 | 9 | 3
%list snum_d: 1 | 2 | 3 | 4 | 5 | 01 => 1 | 02 => 2
%list enum_d: 4 | 7 | 10 | 2 | 12 | 8 | 05 => 5 | 03 => 3
%list sublang: English | German | French | Danish | Japanese | Spanish | Polish | Turkish | Italian | Swedish | Arabic | Portuguese
%list show: The Man Who Sold the Stairs | Rivers | Season of Fog | Bread and Roses | Monday at Eight | Lost in Leeds, Found in Bath | Prime Suspect | The Arte of War | Nine Doors | Tell Clara I Called | Blue
%list party_size: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | three => 3 | nine => 9
%list screen: bedroom TV | projector | living room | the big one | kitchen | kids' room | Samsung 55 | den | screen by the bar
%list screen2: the bedroom tv | the big screen downstairs | the projector in the attic | the kids' tv | the living room tv
%list lang2: French | German | Polish | Japanese | Swahili | Dutch | Turkish | Greek | Finnish
%list series: Dark | The Bridge | Borgen | From | Under the Dome | Bluey | Severance | Babylon Berlin | Slow Horses
(play|start|watch) {title=film2} on {service:netflix=Netflix}
{title=film2}, season {season=snum} episode {episode=enum_e}
{title=film2} S{season=snum_d} E{episode=enum_d} on the {screen=set}
{service:disney=Disney|Disney plus}: {title=film2}, {subtitles=sublang} subtitles, {screen=set}
~ episode {episode=enum_e} of season {season=snum} of {title=film2}, with {subtitles=sublang} subs
the kids want {title=film2}
I'd like to see {title=film2} from {service:prime=Prime|Amazon Prime} on the {screen=set} with {subtitles=sublang} subtitles
we've got the popcorn ready and everybody is under the blanket, so {title=film2} please, the {screen=set}
{=firstname} told me at work how it ends, but I want to see it myself: {title=film2}, {service:mubi=Mubi}
movie night, {title=film2}, {service:apple=Apple}, {screen=set}
let's carry on with {title=film2}, we were at number {episode=enum_e} of season {season=snum}
on the {screen=set}, {title=film2}, season {season=snum}
how about {title=film2} tonight? {service:arte=Arte} has it, {subtitles=sublang} captions
play episode {episode=enum_e} of season {season=snum}
start something on {service:netflix=Netflix} with {subtitles=sublang} subtitles
play {title=show} on {service:netflix=Netflix} in {subtitles=tongue}
{title=show}, season {season=party_size}, episode {episode=party_size}, on {service:disney=Disney|disney+}
on the {screen=screen} play {title=show} with {subtitles=tongue} subtitles
title {title=show}, season {season=party_size}, service {service:prime=prime}, subtitles {subtitles=tongue}
episode {episode=party_size} of {title=show}, season {season=party_size}
on {screen=screen2}, with {subtitles=lang2} subtitles, {title=series}
{title=series} from {service:netflix=netflix}, season {season=guests} episode {episode=guests}
on {service:mubi=mubi}, {title=film}, my feet are up
%lang de
starte {title=film2} auf {service:netflix=Netflix} mit Untertiteln auf {subtitles=langname}
wir wollen {title=film2} gucken, Staffel {season=snum}, Folge {episode=enum_e}
%lang es
ponme el capítulo {episode=enum_e} de la temporada {season=snum} de {title=film2}

%tool couchtv.tune_channel Switch the TV to a channel.
%also Changes the channel.
%also Shows live television of a station, on one of the sets, from an hour on if wanted.
%param channel* (station, programme) {"type": "string", "description": "Station"}
%param screen (tv, set) {"type": "string", "description": "Which television"}
%param at_time (when, start) {"type": "string", "description": "When to switch"}
%list chan: BBC One | channel 4 | ARD | CNN | Arte | La 1 | ZDF | Eurosport | Discovery | 3sat | number 27 | Antena 3 | Cartoon Network | MTV | Sky Sport 2 | RTL | France 5 | Comedy Central | KiKA
%list chan_the: sports channel | news in French | weather channel | one with the quiz shows
%list clock: 7pm | 19:30 | half past seven | noon | 8 | quarter to nine | 6:15 | 20:00 | nine | 1 pm | 18h | five | 12:45 | 10 am | half past eight | 8:15 pm | 3 | 16:00 | two | 9.30
%list chan2: BBC Two | arte | Channel 4 | Film4 | RTÉ One | Eurosport 2 | Das Erste | Kids and Co | Discovery | 3sat
%list screen: kitchen TV | the big one | bedroom | Nora's screen | TV in the bar | living room | projector | telly upstairs | guest room set
%list at: 7 | half past six | 6:30 pm | noon | 19:00 | 8 | quarter to nine | 4 pm | nine | 11:15 | 5 o'clock | 20:30 | 6am | ten past three
(switch|change) to ({channel=chan}|{channel=chan}|{channel=chan}|the {channel=chan_the})
({channel=chan}|{channel=chan}|{channel=chan}|the {channel=chan_the}) on the {screen=set}
put ({channel=chan}|{channel=chan}|{channel=chan}|the {channel=chan_the}) on at {at_time=clock}
{screen=set}: ({channel=chan}|{channel=chan}|{channel=chan}|the {channel=chan_the}), {at_time=clock}
what's happening on ({channel=chan}|{channel=chan}|{channel=chan}|the {channel=chan_the})? put it on, {screen=set}
the match kicks off {at_time=clock}, I need ({channel=chan}|{channel=chan}|{channel=chan}|the {channel=chan_the})
grandma never misses her quiz and the remote has vanished again, so ({channel=chan}|{channel=chan}|{channel=chan}|the {channel=chan_the}) on the {screen=set} at {at_time=clock} please
I'm tired of all these endless series and menus. just give me ({channel=chan}|{channel=chan}|{channel=chan}|the {channel=chan_the})
zap to ({channel=chan}|{channel=chan}|{channel=chan}|the {channel=chan_the})
at {at_time=clock} turn the {screen=set} over to ({channel=chan}|{channel=chan}|{channel=chan}|the {channel=chan_the})
flip over, ({channel=chan}|{channel=chan}|{channel=chan}|the {channel=chan_the})
~ ({channel=chan}|{channel=chan}|{channel=chan}|the {channel=chan_the}) please, {screen=set}, from {at_time=clock}
change the channel on the {screen=set}
switch to another channel at {at_time=clock}
put {channel=chan2} on {screen=screen}
switch {screen=screen} to {channel=chan2} at {at_time=at}
at {at_time=at} switch to {channel=chan2}
screen {screen=screen}, channel {channel=chan2}, time {at_time=at}
~ {channel=chan2}, {screen=screen}
tune {screen=screen} to {channel=chan2}
turn on {channel=chan2} at {at_time=at} on {screen=screen}
%lang es
cámbiame a {channel=chan} en la tele

%server flickerbay
%list wlist: Christmas films | rainy days | with the kids | Horror | Oscars | Date Night | for the long flight | Korean stuff | Sunday, no plans | Mum's list | classics | to watch in bed
%list film2: The Widow's Ferry | late snow | Under the Motorway | Four Weddings in Ghent | Mister Oyster | To the Pole and Back | Salt, Season Two | A House for Lions | ice cream for breakfast | Nadia | The Man Who Sold Fridays | Don't Look at Me, Harold

%tool searchTitles Searches the Flickerbay database of movies and series by words of title or plot. This is NOT the user's own watchlist; use getWatchlistEntries for that.
%also Returns matching films and shows with their ratings.
%also Find something to see in the whole database, of a certain sort and genre, no older than a year, no longer than so many minutes, in the wanted order.
%param query* (q, keywords) {"type": "string", "description": "Words from the title, the plot or the cast"}
%param mediaType (kind, type) {"type": "string", "enum": ["movie", "series", "short", "documentary"], "description": "Restrict to one kind"}
%param releasedAfter (since_year, yearFrom) {"type": "integer", "description": "Earliest year of release"}
%param maxRuntimeMinutes (max_length, runtime) {"type": "integer", "description": "Upper limit of the running time, minutes"}
%param sortBy (order, sort) {"type": "string", "enum": ["rating_desc", "release_desc", "runtime_asc"], "description": "Order of the results"}
%list plot: two nuns on a motorbike | heist on a train | the last lighthouse keeper | anything with whales | cooking, but scary | a dog who goes to school | Iceland | divorce in space | robots and grief | boxing | a wedding that goes wrong on day two | spies in Lisbon
%list len: 90 minutes => 90 | two hours => 120 | an hour and a half => 90 | 100 minutes => 100 | half an hour => 30 | 45 minutes => 45 | 80 minutes => 80 | an hour => 60 | 110 minutes => 110 | 75 min => 75
anything about {query=plot}, {sortBy:rating_desc=best ones first|what people liked most on top}
{mediaType:documentary=something true|a real-life one} about {query=plot}
what's there with {query=plot} that's over in {maxRuntimeMinutes=len}
{query=plot}, nothing from before {releasedAfter=year}, {sortBy:runtime_asc=quickest to watch first|briefest first}
I fancy {query=plot}, {mediaType:series=with many episodes|in several seasons}
{mediaType:movie=a film}, {query=plot}, {maxRuntimeMinutes=len} at most, {sortBy:release_desc=latest first|freshest on top}
find that story of {query=plot}, my series of bad evenings has to end

%tool getWatchlistEntries Lists what is on a watchlist. Without `profile` the list of the signed-in profile is returned.
%also Reads a watchlist.
%also Look at what somebody in the household has put aside to see, by progress, sort of title and streaming provider.
%param listName* (list, watchlist) {"type": "string", "description": "Which list"}
%param profile (user, member) {"type": "string", "description": "Household profile whose list it is"}
%param status (progress, state) {"type": "string", "enum": ["unwatched", "in_progress", "finished"], "description": "Progress filter"}
%param provider (service, availableOn) {"type": "string", "description": "Only titles available at this streaming provider"}
%list prov: Kanalo | StreamNest | Vidora Plus | the library | Popkino | Rai Verde | Couchbox | tellyhall | Nine on Demand | MoodTV
what's on {listName=wlist}, {status:unwatched=only what we haven't seen|just the ones still to go}
show {profile=pal}'s list {listName=wlist}
{listName=wlist}, {profile=pal}, {status:in_progress=half seen ones|what was begun}
which of {listName=wlist} can we get on {provider=prov}
from {provider=prov}, what has {profile=pal} put under {listName=wlist}
open {listName=wlist} of {profile=pal}, {status:finished=everything we're through with|those already seen}, at {provider=prov}
let me see {listName=wlist} before the evening is finished

%tool addWatchlistEntry Puts a movie or series on a watchlist, optionally with a priority and the name of the person who recommended it.
%also Remembers a title for later.
%also Set a film or show aside to be seen one day, on one of the lists, more or less urgent, and note whose tip it was.
%param title* (name, film) {"type": "string", "description": "Title of the movie or series"}
%param listName (list, watchlist) {"type": "string", "description": "List to put it on"}
%param recommendedBy (tip_from, suggestedBy) {"type": "string", "description": "Person who suggested it"}
%param priority (urgency, importance) {"type": "string", "enum": ["high", "normal", "low"], "description": "How much it is wanted"}
%param remindOn (reminder, remind_date) {"type": "string", "description": "Date of a reminder"}
keep {title=film2} for later, {priority:high=I'm dying to see it|really must see}
{title=film2} goes on {listName=wlist}
{recommendedBy=pal} says {title=film2} is good, put it under {listName=wlist}
for {listName=wlist}: {title=film2}, a tip from {recommendedBy=pal}
don't let me forget {title=film2}, {priority:low=no rush at all|only if we're bored}
{title=film2}, {listName=wlist}, {recommendedBy=pal}, nudge me {remindOn=date}
~ I want to see {title=film2} some day, it's a normal family story

%tool logViewing Records that a title HAS BEEN watched (diary entry). For something in the future use planMovieNight.
%also Adds an entry to the film diary.
%also Write down what was seen, when, where and with whom, how many points out of ten it gets, a few words about it, and whether it was a repeat.
%param title* (name, film) {"type": "string", "description": "What was watched"}
%param watchedOn (date, seen_on) {"type": "string", "description": "Date, default today"}
%param rating (score, points) {"type": "number", "minimum": 0, "maximum": 10, "description": "Score from 0 to 10"}
%param companions (with, people) {"type": "array", "items": {"type": "string"}, "description": "People who were there too"}
%param review (text, opinion) {"type": "string", "description": "Free text of the review"}
%param rewatch (again, repeat) {"type": "boolean", "description": "True if it had been seen before"}
%list pts: 8 | seven and a half => 7.5 | 9.5 | six => 6 | 4 | 10 | three => 3 | 8.5 | two => 2 | nine => 9
%list rev: slow at first, then I could not look away | the ending made no sense, but the dog was great | too long, we left before the trial starts | everyone cried, even the man in front of us | good music, bad wigs, would see it again | better than the book from page one on | they should have stopped when the ship sinks | my feet fell asleep at 10 and so did Jo | lovely photos of Lisbon, nothing else happens | I laughed at the wrong places, as usual
saw {title=film2} with {companions=ppl}, {rating=pts} out of ten
we watched {title=film2} on {watchedOn=day}, {rewatch:true=second time already|not for the first time}
{title=film2}: {review=rev}
{title=film2}, {rating=pts} points, {companions=ppl}, {watchedOn=day}
diary: on {watchedOn=day} {title=film2}, along with {companions=ppl}, {rewatch:false=I'd never seen it|all new to me}
finished {title=film2}, gave it {rating=pts}, and my verdict is {review=rev}
just sat through {title=film2}, I was in row nine again

%tool planMovieNight Schedules a movie evening and sends invitations to the guests.
%also Creates a movie night.
%also Fix a coming evening for seeing a film together: on which day, from what hour, at whose place, who is asked to come, and what to put on if nobody likes it.
%param title* (film, movie) {"type": "string", "description": "Movie to be shown"}
%param date* (day, on) {"type": "string", "description": "Day of the movie night"}
%param startTime (time, from) {"type": "string", "description": "Start, local time"}
%param place (location, venue) {"type": "string", "description": "Where it takes place"}
%param guests (invitees, who) {"type": "array", "items": {"type": "string"}, "description": "Who is invited"}
%param fallbackTitle (backup, alternative) {"type": "string", "description": "Second choice"}
%list loc: Priya's place | our living room | the allotment | Café Nord | Jonah's roof | the office kitchen | number 12 | the community hall in Bow | Dad's garage | the Old Brewery | my flat | Tina and Leo's
%list starttime: 7 | half past six | 8:15 pm | 19:00 | nine | quarter to eight | 20:30 | 5 o'clock | noon | ten past three | 6pm | half seven
%list filmb: Blue Tram | Grandma Drives | The Cartographer | out of petrol | Beyond the Dunes | Kings of the Canal | Nothing in the Fridge | Ava and the Bear | Last Call for Split | Rumble | Who's That Upstairs | Paris, by Mistake
let's show {title=film2} on {date=day} at {place=loc}
{title=film2}, {date=day}, {startTime=starttime}, {place=loc}, {guests=ppl}
{title=film2} on {date=day}, or else {fallbackTitle=filmb}
on {date=day} at {startTime=starttime} at {place=loc} we're screening {title=film2}
~ invite {guests=ppl} for {title=film2} on {date=day}, {place=loc}
film evening with {title=film2} and, if that one flops, {fallbackTitle=filmb}, on {date=day}, {startTime=starttime} sharp
{date=day} is the evening for {title=film2}, popcorn is at home

%server jukebox
%list song3: Purple Rain | Bohemian Rhapsody | Blue Monday | Hey Jude | Jolene | Dancing Queen | Take Five | Superstition | Wonderwall | Billie Jean | Clair de Lune | Waterloo Sunset | Fast Car | Respect | Heroes | Smooth Operator | Thunderstruck | Rolling in the Deep | Hotel California | September | So What | Africa | Valerie | Creep | Imagine | Zombie | Yesterday | The Four Seasons | Rumours | Abbey Road
%list artist3: Prince | Queen | New Order | the Beatles | Dolly Parton | Abba | Dave Brubeck | Stevie Wonder | Oasis | Debussy | The Kinks | Tracy Chapman | Aretha Franklin | Bowie | Sade | AC/DC | Adele | the Eagles | Miles Davis | Toto | Amy Winehouse | Radiohead | Vivaldi | Nina Simone | Fleetwood Mac | Rosalía | Kraftwerk | Billie Eilish

%tool jukebox_play Play a song or album on a speaker.
%also Starts playback.
%also Let there be music: a title, by whom, in which part of the house and how loud.
%param title* (track, song) {"type": "string", "description": "Song or album"}
%param artist (by, performer) {"type": "string"}
%param room (speaker, zone) {"type": "string", "description": "Where it is heard"}
%param volume (loudness, level) {"type": "integer", "description": "Loudness from 0 to 100"}
%list vol: 30 => 30 | 40 percent => 40 | 15 => 15 | fifty => 50 | 70 => 70 | 20 percent => 20 | 60 => 60 | 25% => 25 | 80 => 80 | thirty percent => 30 | 10 => 10
%list song4: The Man Who Sold the Stairs | Rivers | Blue and Not Sorry | Stay | Call Me from the Station | Letters to Nobody, Part Two | Songs for a Quiet House | Run, Ada | By the Time I Wake | Under Glass | 7 a.m. | Play It Slow
%list artist4: Ella Moor | The Anchors | Kid Salt | Nine Foxes and a Bear | Otis Vane | Las Palomas | DJ Bread | Maeve O'Dowd | Zwo | The Old Tom Trio | Jun & the Tide
%list room3: kitchen | living room | attic | kids' room | bathroom upstairs | garden | study | guest room | hall | den by the stairs
%list vol2: 30 | 45 | 80 | 15 | fifty => 50 | 60 percent => 60 | 25 | 70 | twenty => 20 | 100
%list room_de: Wohnzimmer | Bad | Kinderzimmer | Arbeitszimmer | Esszimmer | Schlafzimmer | Büro | Garten | Flur
%list room_es: salón | dormitorio | baño | despacho | comedor | patio | garaje
play {title=song3} (by|from) {artist=artist3} [in the {room=room}]
{artist=artist3}, {title=song3}, {room=room}
put {title=song3} on in the {room=room} at {volume=vol}
I want to hear {title=song3}[ by {artist=artist3}]
{room=room}: {title=song3} at {volume=vol}, the {artist=artist3} version
~ at {volume=vol} in the {room=room} please, {title=song3}
nothing cheers me up like {title=song3}, go on
{artist=artist3}'s {title=song3} {volume:80=really loud at 80|at 80}, {room=room}
it's too quiet in the {room=room}, how about {title=song3} by {artist=artist3}
could we have some {artist=artist3}, {title=song3} that is, volume {volume=vol}
let {title=song3} ring through the {room=room}
play something by {artist=artist3} in the {room=room}
~ put some music on at {volume=vol}
play {title=song4} by {artist=artist4} in the {room=room3}
play {title=song4} in the {room=room3} at volume {volume=vol2}
title {title=song4}, artist {artist=artist4}, room {room=room3}, volume {volume=vol2}
~ in the {room=room3} at {volume=vol2}, put on {title=song4}
something by {artist=artist4}: {title=song4}
{room=room3}, {title=song4}, {artist=artist4}
put {title=song4} from {artist=artist4} on, volume {volume=vol2}
{=name} wants to hear {title=song4} in the {room=room3}
song={title=song4}, by={artist=artist4}
in the {room=room2}, {artist=artist}'s {title=song2}, at {volume=pct2}
by {artist=artist} in the {room=room2}: {title=song2}
{title=song2} on {volume=pct2}, the old lady next door is deaf anyway
%lang de
spiel {title=song3} von {artist=artist3} im {room=room_de} ab
%lang es
ponme {title=song3} de {artist=artist3} en el {room=room_es}

%tool jukebox_enqueue Put a song into the queue without interrupting the current one.
%also Adds a track to the play queue.
%also This one shall come later: as the very next, at the end or anywhere among what is waiting to be heard.
%param title* (track, song) {"type": "string", "description": "Song"}
%param artist (performer) {"type": "string", "description": "Who performs it"}
%param position (place, where) {"type": "string", "enum": ["next", "last", "random"], "description": "Place in the queue"}
(queue|line up) {title=song3} [by {artist=artist3}]
{title=song3} {position:next=next|after this one|right after this} please
add {title=song3} by {artist=artist3} {position:last=at the end|to the bottom of the queue|last}
let this finish and {position:next=then|straight afterwards} {title=song3} by {artist=artist3}
{artist=artist3} {title=song3} {position:last=at the very end|as the last one}
don't stop what's on, but {title=song3} should come {position:next=up next|next}
throw {title=song3} {position:random=in somewhere|anywhere in the queue|at a random spot}, the {artist=artist3} one
I love this one! when it's over I'd like {title=song3}
{position:last=to close the evening|for the finale|as a last dance}, {artist=artist3} with {title=song3}
somebody asked for {title=song3} earlier, fit it in
add something by {artist=artist3} to the queue {position:next=next}
queue another song
queue {title=song} by {artist=band2}
add {title=song} by {artist=band2} as {position:next=the next|next}
{position:last=last in the queue}, from {artist=band2}: {title=song}
song {title=song}, artist {artist=band2}, position {position:random=random}
put {title=song} at {position:last=the end} of the queue
{=kid} wants {title=song} {position:next=next}
{position:next=right after this one|next up}, {title=song2} by {artist=artist}
{artist=artist} with {title=song2}, {position:last=at the very end|as the last one}
~ add {title=song2}, I love this song since school
%lang de
häng {title=song3} von {artist=artist3} {position:last=hinten|am Ende} an die Warteschlange an

%tool jukebox_make_playlist Make a new playlist for a mood or occasion.
%also Creates a playlist and fills it.
%also Gather songs that fit an occasion under a name, from some years if wished, as long as wanted.
%param name* (title, playlist) {"type": "string", "description": "Name of the playlist"}
%param mood (occasion, theme) {"type": "string", "description": "Mood or occasion"}
%param length_minutes (duration_minutes) {"type": "integer", "description": "Length in minutes"}
%param era (decade, period) {"type": "string", "enum": ["60s", "70s", "80s", "90s", "2000s", "current"], "description": "Years the songs are from"}
%list listname: Sunday Slow | Kitchen Disco | Leg Day | Focus Mode | Camper Van | Rainy Window | Mum's Sixtieth | Grill and Chill | Deep Sleep | Wake Up | Study Hall | Summer Porch | Songs for Mia | Old Flames | Late Shift | Beach House | Snow Day | Garage Sale | Team Spirit | Candlelight
%list mood: cooking | rainy sundays | gym sessions | studying late | barbecues | road trips | falling asleep | heartbreak | dinner with friends | cleaning the house | morning coffee | kids' parties | yoga | long train rides | working in peace | dancing in the kitchen | feeling homesick | first snow | meditation | wedding receptions | running uphill | gaming nights
%list mins2: 20 minutes => 20 | half an hour => 30 | 15 min => 15 | an hour => 60 | 45 minutes => 45 | a quarter of an hour => 15 | two hours => 120 | 90 minutes => 90 | forty minutes => 40 | 10 minutes => 10 | 3 hours => 180
%list plnames: Rainy Sundays | Songs for Ella | run | Kitchen Dance, Vol. 2 | From Leeds with Love | Under the Stairs | tmp mix | Summer of 69 | Rock and Stone | Friday at The Anchor | no more tears
%list moodsa: a slow morning | dancing | rain | cooking with friends | breakup | long drives at night | work and focus | a birthday for a five year old | falling asleep | running uphill | nostalgia
%list plname: Slow Burn | For Mum | Up and Away | From the Attic | Kitchen Disco | Under Covers | Road to Nowhere | Sunday at Grandma's | Sweat | With Love
%list span: half an hour => 30 | 20 minutes => 20 | an hour => 60 | 45 min => 45 | 90 minutes => 90 | ten minutes => 10 | two hours => 120 | 15 minutes => 15 | 25 mins => 25 | forty minutes => 40
%list mood2: a rainy sunday with tea | cleaning the flat | dinner with the in-laws | getting over a break-up | long drives at night | studying for exams | a garden party with kids | falling asleep on a plane | the last kilometre of a run | wrapping presents
make (me|) a playlist called {name=listname} for {mood=mood}
{name=listname}: {length_minutes=mins2} of {era:80s=eighties|80s} songs for {mood=mood}
new playlist {name=listname}[, {length_minutes=mins2} long]
{length_minutes=mins2} of music for {mood=mood}, call it {name=listname}
for {mood=mood} I'd like a playlist {name=listname} with {era:90s=nineties stuff|90s hits}
collect {era:60s=sixties|60s} tunes that suit {mood=mood}, name {name=listname}, {length_minutes=mins2}
we're having people over. put together {name=listname}, good for {mood=mood}, should last {length_minutes=mins2}
{era:70s=seventies|70s} songs, {length_minutes=mins2}, under the name {name=listname}
I keep skipping tracks during {mood=mood}. gather the right ones as {name=listname}
{name=listname}, {mood=mood}, {era:current=recent|new|this year's} stuff only
make a playlist for {mood=mood}
create a {length_minutes=mins2} playlist with {era:2000s=2000s|noughties} music
make a playlist called {name=plnames} for {mood=moodsa}
{length_minutes=mins} of {era:80s=80s} songs, playlist {name=plnames}
name {name=plnames}, mood {mood=moodsa}, length {length_minutes=mins}, era {era:90s=90s}
~ for {mood=moodsa}, {length_minutes=mins} long, named {name=plnames}
playlist {name=plnames} with {era:60s=sixties|60s} music
mood: {mood=moodsa} / title: {name=plnames} / years: {era:2000s=2000s}
with {era:70s=seventies|70s} hits for {mood=moodsa}, a playlist titled {name=plnames}
new playlist {name=plnames}
under the name {name=plname}, {length_minutes=span}, for {mood=mood2}
for {mood=mood2}, from the {era:80s=eighties|80s}, as {name=plname}
{name=plname} shall be a playlist of {length_minutes=span}, only {era:current=new stuff|current songs}
%lang es
créame una lista llamada {name=listname} con música {era:80s=de los ochenta|ochentera}

%server latershelf
%list weburl: https://longform.example/salt-road | nytimes.com/sourdough | https://blog.example.com/tiny-houses | theguardian.com/whales | https://news.example/heat-pumps | medium.com/@lea/slow-travel | https://recipes.example/ramen | wired.com/quantum-keys | zeit.de/radwege | https://notes.example/stoics | aeon.co/on-boredom | https://garden.example/compost | docs.example.org/terraform | https://museum.example/vermeer | bbc.com/future/sleep | https://shop.example/lamps/17 | elpais.com/la-siesta | https://maps.example/hikes-near-graz | https://wiki.example/knots

%tool latershelf-keep Save a page to read later.
%also Adds an article to the reading list.
%also Puts something from the web aside until there is time, at the top if wanted, and says when it should be brought up.
%param page* (url, article) {"type": "string", "description": "Address"}
%param bring_up (remind, resurface) {"type": "string", "description": "When to show it again"}
%param top (first, priority) {"type": "boolean", "description": "Put it first"}
%list web: https://maps.example/77 | longread.example/bees-and-cities | www.ella-moor.com/rivers | news.example/2026/05/from-a-to-b | https://blog.dune.dev/why | recipes.example/bread-and-butter-pudding | lumen.app/help | https://paper.example/9812.pdf
save {page=weburl} for later
keep {page=weburl} for {bring_up=when}
{bring_up=when} I'd like to read {page=weburl}, {top:true=put it on top|at the top}
{top:false=at the end of the list|not at the top}, {page=weburl}, show it again {bring_up=date}
{page=weburl}, {bring_up=date}, {top:true=first in line|as the first one}
no time for {page=weburl} right now, it looks great though
~ I've got a long flight {bring_up=date} and {page=weburl} would be something for it
my tabs are killing me, take {page=weburl} away until {bring_up=date}
that's one for Sunday on the sofa: {page=weburl}
{page=weburl} later
{page=weburl}, {bring_up=date}
{top:true=top} of the pile, {page=weburl}
no need to file {page=weburl} in a folder, once I've read it, it can go
save the page for later
show it to me again {bring_up=date}
save {page=web} for {bring_up=aday}
keep {page=web} and show it again on {bring_up=onday}
page: {page=web}, remind: {bring_up=aday}, top: {top:true=yes}
on {bring_up=onday} I want to read {page=web}
put {page=web} {top:true=first|at the top|on top}
{top:false=not on top}, {bring_up=aday}, {page=web}
%lang de
heb mir {page=weburl} bis {bring_up=date} zum Lesen auf
%lang es
guárdame {page=weburl} para leerlo {bring_up=date}

%tool latershelf-bookmark Create a bookmark.
%also Stores an address for good.
%also Files a link in a folder under a label, with tags, so that it is found again.
%param link* (url, address) {"type": "string", "description": "Address"}
%param label (title, name) {"type": "string", "description": "Name of the bookmark"}
%param folder (collection, group) {"type": "string", "description": "Where it is filed"}
%param tags (keywords, labels) {"type": "array", "items": {"type": "string"}, "description": "Keywords"}
%list bmlabel: ramen like in Osaka | heat pump comparison | lamp for the hall | knots for beginners | Vermeer | hikes near Graz | visa form | lecture slides | cheap flights | tax portal | gift for dad and mum | sourdough | nice fonts | holiday home in Tuscany | css tricks | landlord's rules | sewing patterns | school lunch menu | bus from the airport | jazz radio
%list bmfolder: recipes | work | house and garden | travel | ideas for Christmas | school | reading | finance | music | design | shopping | health | kids | reference | side project | sewing | bikes
%list bmtags: food, japan | heating and money | lamp, hall, gift | diy, rope | art and museums | hiking, austria | css, fonts | travel, cheap | tax, 2025 | kids, school, lunch | music and radio | garden, compost
%list fold: Recipes | Work | to read | House and Garden | Trips 2027 | later | Kids | From Ella | research, old | misc
%list label2: Bread and butter pudding | Ravi's talk | how to fix a tap | Leeds, maps and buses | Rivers by Ella Moor | read me | tmp-fix-2 | shoes for May | login page shows blank | tax form | The Man Who Sold the Stairs
%list tags: food, easy | travel | work and money | diy, bathroom | python, bug, urgent | kids and winter | gift ideas | reading | maps, walking, Leeds | tax
%list fname: tax return | minutes of the board | letter to the landlord | wedding seating | recipe for borscht | invoice from the roofer | notes on Kant | draft with comments | plan of the attic | receipts for the car
%list link: bbc.in/3xk | example.org/knots | seriouseats.com/dal | xkcd.com/927 | nature.com/a88 | ravelry.com/p/12 | maps.example/alps
%list fold2: House | Insurance | Kids | Old jobs | Taxes | Car | Health | Mum
%list ltags: knots and boats | cooking, India | fun | wool, socks, to do | science | alps, hiking with kids | later
~ bookmark {link=weburl}
bookmark {link=weburl} as {label=bmlabel} in {folder=bmfolder}
in {folder=bmfolder}, {link=weburl}, tags {tags=bmtags}
"{label=bmlabel}" for {link=weburl}, tagged {tags=bmtags}, folder {folder=bmfolder}
file {link=weburl} in {folder=bmfolder} with {tags=bmtags}
I look this up every month and never find it again: {link=weburl}
{link=weburl} is worth remembering, call it {label=bmlabel}
so that I needn't google it each time, {link=weburl} belongs with the {folder=bmfolder} stuff
once we redo the bathroom I'll want {link=weburl} again, name it {label=bmlabel}
bookmark {label=bmlabel}, {link=weburl}
~ {link=weburl} in {folder=bmfolder}
{link=weburl}, {tags=bmtags}
I've read {link=weburl} already, keep it for good under {folder=bmfolder}
bookmark this page as {label=bmlabel}
put that link in {folder=bmfolder} with the tags {tags=bmtags}
bookmark {link=url} in {folder=fold} as {label=label2}
save {link=url} under {folder=fold} with {tags=tags}
in {folder=fold}, called {label=label2}: {link=url}
link {link=url}, label {label=label2}, folder {folder=fold}, tags {tags=tags}
tag {link=url} with {tags=tags}
as {label=fname}, {link=link}, {folder=fold2}
tagged {tags=ltags}: {link=link}
in {folder=fold2}, {link=link} under the label {label=fname}
{link=link} to my bookmarks, Greta sent it from the train
%lang de
leg {link=weburl} als Lesezeichen in {folder=bmfolder} ab

%server libris
%list book2: Middlemarch | Dune Messiah | The Hobbit | Beloved | Wolf Hall | Momo | The Bell Jar | Educated | The Trial | Matilda | Sapiens | Emma | Pachinko | The Name of the Rose | Circe | Stoner | Piranesi | Jane Eyre | Normal People | The Gruffalo | The Alchemist | Babel | Heidi | Demon Copperhead | Klara and the Sun | Kitchen
%list author: George Eliot | Tolkien | Toni Morrison | Hilary Mantel | Michael Ende | Kafka | Roald Dahl | Min Jin Lee | Umberto Eco | Jane Austen | Sally Rooney | Ishiguro | Isabel Allende | Stephen King | Agatha Christie | Murakami | Elena Ferrante | Zadie Smith | Astrid Lindgren | Terry Pratchett | Cornelia Funke | Le Guin
%list branch2: Central | Northside | Mitte | Riverside | Old Mill | Westend | main building | Harbour Street | St. Paul's | Eastgate | Neukölln | university library | Hillside | Park Road | book bus | Southbank | Green Lane | Market Square | Bridgeton | Oakwood
%list author2: Marlen Haushofer | Iris Murdoch | Zadie Smith | Susanna Clarke | John Williams | E. M. Forster | Yoko Ogawa | Donal Ryan | Virginia Woolf
%list book3: A Room with a View | The Old Man and the Sea | Under the Net | From a Low and Quiet Sea | The Memory Police | To the Lighthouse | On Beauty | The Wall | Piranesi | By Grand Central Station I Sat Down and Wept | Stoner | In Cold Blood
%list branch3: the east branch | Central Library | Hill Road | the harbour branch | Westend | the branch at the market | Northfield

%tool library_find_book Search the catalogue of the public library.
%also Returns books with availability.
%also Whether the town's shelves have a work, by its name, writer, as paper or for the ears, and at which branch.
%param title (book, work) {"type": "string", "description": "Title of the book"}
%param author (writer, by) {"type": "string", "description": "Who wrote it"}
%param format (medium, edition) {"type": "string", "enum": ["print", "ebook", "audiobook", "large_print"], "description": "Kind of edition"}
%param branch (location, library) {"type": "string", "description": "Only at this branch"}
does the library have {title=book2} by {author=author}
anything by {author=author} as {format:audiobook=an audiobook|audio|something to listen to}
{title=book2} {format:large_print=in large print|with big letters}, for my gran
is {title=book2} on the shelf at {branch=branch2}
{author=author}, {title=book2}, {branch=branch2}
look in the catalogue for {format:ebook=e-book|digital} {title=book2}
my eyes are bad, so {format:audiobook=spoken|read aloud}: {title=book2}, {author=author}
what have they got from {author=author} at {branch=branch2}, {format:print=printed|on paper}
I'd rather borrow than buy {title=book2}, can I
at {branch=branch2}, any {author=author} in {format:ebook=electronic form|ebook}?
~ could you check whether {title=book2} is in at {branch=branch2} before I cycle there
which books by {author=author} do they have
~ find {title=book} by {author=auth} as {format:ebook=an e-book|an ebook}
is {title=book} available at {branch=branch}
at {branch=branch}, {format:large_print=large print}, anything by {author=auth}
title {title=book}, author {author=auth}, format {format:audiobook=audiobook}
search for {author=auth}, {title=book}, branch {branch=branch}
{format:print=printed} copy of {title=book} at {branch=branch}
{=who} recommended {title=book}, do they have it at {branch=branch}
by {author=author2}, {title=book3}, {format:audiobook=on audio|to listen to}
at {branch=branch3}, do they keep {title=book3} in {format:large_print=large print|big letters}
has {author=author2} written {title=book3} or am I dreaming, look in the catalogue
%lang de
hat die Bücherei {title=book2} von {author=author} {format:audiobook=als Hörbuch|zum Hören}
%lang es
~ mira si tienen {title=book2} de {author=author} en la biblioteca

%tool library_hold_book Put a library book on hold for me.
%also Places a hold. Returns the place in the queue.
%also Have the librarians set a copy aside, at the branch where it will be collected, and keep it up to some day.
%param title* (book) {"type": "string", "description": "Title of the book"}
%param author (writer) {"type": "string"}
%param pickup_branch* (branch, collect_at) {"type": "string", "description": "Branch where it is collected"}
%param keep_until (until, expires) {"type": "string", "description": "Last day of the hold"}
%list end: Friday | the 30th | the end of the month | 12 April | next Wednesday | Sunday evening | Monday | the 15th | mid-August | 1 September | tomorrow night | the 2nd of July
%list eday: the 28th of june | august 9 | the end of the year | november 30 | 1 september | the last day of july | christmas eve | 2025-10-31 | mid december | july 4th | the 29th | october 12 | the end of next month
put {title=book2} on hold at {pickup_branch=branch2}
reserve {title=book2} by {author=author}, I'll collect it at {pickup_branch=branch2}
{title=book2}, {author=author}, pick up {pickup_branch=branch2}[, keep it until {keep_until=day2}]
ask {pickup_branch=branch2} to keep {title=book2} for me until {keep_until=day2}
{pickup_branch=branch2}, {title=book2}, until {keep_until=day2} please
I'm next door to {pickup_branch=branch2} anyway, have {author=author}'s {title=book2} waiting there
set {title=book2} aside till {keep_until=day2} at {pickup_branch=branch2}, the one by {author=author}
until {keep_until=day2} nobody else should get {title=book2}, I'll come by {pickup_branch=branch2}
when {title=book2} comes back in, make sure I'm the one who gets it, {pickup_branch=branch2}
place a hold on {title=book2}
~ hold the new {author=author} for me at {pickup_branch=branch2}
my book club does {title=book2} next, reserve it until {keep_until=day2}
hold {title=book} at {pickup_branch=branch} until {keep_until=end}
put {title=book} by {author=auth} aside at {pickup_branch=branch}
until {keep_until=end} at {pickup_branch=branch}, keep {title=book}
title {title=book}, author {author=auth}, branch {pickup_branch=branch}, until {keep_until=end}
for {pickup_branch=branch} reserve {author=auth}, {title=book}
{=kid} needs {title=book}, hold it at {pickup_branch=branch}
at {pickup_branch=branch3} for me, {title=book3} by {author=author2}
until {keep_until=eday}, hold {title=book3}, I pick it up at {pickup_branch=branch3}
by {author=author2}: {title=book3}, keep it, my lumbago won't let me out this week
%lang de
merk {title=book2} von {author=author} in der Bibliothek vor, Abholung {pickup_branch=branch2}

%server lumengrove
%list alb: Summer in Brittany | Nora turns six | kittens | House, before and after | Dad's slides | 25 Years of the Choir | Iceland with Jo | food I cooked | the move to Ghent | Rosa & Tim | winter walks | allotment

%tool lumengrove.photos.search Searches the photo library by content, people, place and time. Dates are inclusive.
%also Finds photos.
%also Which pictures show something or someone, taken where and between which days, perhaps just the ones that got a heart.
%param query* (q, content) {"type": "string", "description": "What is to be seen"}
%param people (faces, persons) {"type": "array", "items": {"type": "string"}, "description": "People in the picture"}
%param place (location) {"type": "string", "description": "Where it was taken"}
%param takenFrom (from, after) {"type": "string", "description": "Earliest date"}
%param takenTo (to, before) {"type": "string", "description": "Latest date"}
%param favoritesOnly (starred, favorites) {"type": "boolean", "description": "Only pictures marked as favorites"}
%list pic: the red kayak | sunsets | dogs in the snow | someone blowing out candles | receipts | our old kitchen, before the flood | food | cats asleep on books | the bridge at night | group shots with everybody laughing | mushrooms | people in hats
%list spot: Lake Bled | Gran's garden | Marseille | the harbour at Whitby | Kyoto | Aunt Bea's wedding hall | the Dolomites | our balcony | Zoo, Antwerp | St. Ives | between Graz and Vienna | Porto
pictures of {query=pic}, {favoritesOnly:true=only those I gave a heart|just my best ones}
{query=pic} with {people=ppl} at {place=spot}
find {query=pic} from {place=spot} between {takenFrom=day} and {takenTo=day}
{takenFrom=day} to {takenTo=day}, {place=spot}, {people=ppl}, {query=pic}
did I ever take {query=pic} at {place=spot}
where's that shot, {query=pic}, {people=ppl} in it, {favoritesOnly:false=whether I liked it or not|also those I never marked}
dig out {query=pic}, my favorite uncle wants to see

%tool lumengrove.albums.list Lists albums (not single photos).
%also Returns albums with cover and count.
%also Which collections of pictures somebody has, of a certain year, shared with others or not, in a given order.
%param owner* (user, whose) {"type": "string", "description": "Whose albums"}
%param year (from_year) {"type": "integer", "description": "Year of the album"}
%param sharing (state, share_filter) {"type": "string", "enum": ["shared", "unshared"], "description": "Filter by sharing state"}
%param sort (order, order_by) {"type": "string", "enum": ["created_desc", "created_asc", "size_desc"], "description": "Order"}
what albums has {owner=pal} got, {sort:size_desc=fullest first|the biggest on top}
{owner=pal}'s albums from {year=year}
{year=year}, {owner=pal}, {sharing:unshared=the ones nobody else can see|those kept to themselves}
~ which collections of {owner=pal} are there, {sharing:shared=only what others get to see too|just those several people can open}
{owner=pal}, albums, {sort:created_asc=earliest at the top|the very first one first}
go through {owner=pal}'s {year=year} albums, {sort:created_desc=latest first|the recent ones on top}
I'd like to see the albums that belong to {owner=pal}, we shared a house once

%tool lumengrove.albums.create Creates a new, empty album. To give people access to an album that is there use lumengrove.albums.share.
%also Makes an album.
%also Open a fresh collection for pictures under a name, say what it is about, who may put in theirs, and who is allowed to see it.
%param name* (title, album) {"type": "string", "description": "Album name"}
%param contributors (members, people) {"type": "array", "items": {"type": "string"}, "description": "People who may add pictures"}
%param visibility (privacy, audience) {"type": "string", "enum": ["private", "family", "link", "public"], "description": "Who can see it; default private"}
%param description (caption, about) {"type": "string", "description": "Caption below the name"}
%list cap: everything from the ferry to the last night in Quimper | only the good ones, please, no blurry feet | send me yours by Sunday and I will sort them | pictures we took when it rained for nine days | how the kitchen looked, wall by wall | scans from the shoebox under Gran's bed | four weeks, two tents, one very wet dog | started at six in the morning, still smiling | Rosa's side of the family, from Lisbon to Hull | what we ate, where, and with whom
new album {name=alb}, {visibility:private=nobody but me|just for myself}
set up {name=alb} so that {contributors=ppl} can put theirs in
{name=alb}, {contributors=ppl}, {visibility:link=whoever has the address|for anyone I send the address}
start one called {name=alb} and write under it: {description=cap}
with {contributors=ppl} I want to fill {name=alb}, {visibility:public=the whole world may look|open to everybody}
make {name=alb}, "{description=cap}", {visibility:family=only relatives|for our relations only}
I need somewhere for {name=alb}, a link to the old days

%tool lumengrove.albums.share Shares an existing album with a person. Permissions: view (look only), contribute (add own pictures), manage (everything).
%also Gives somebody access to an album.
%also Let another person into a collection of pictures, with few or many rights, for some days, with some words along.
%param album* (name, collection) {"type": "string", "description": "Album to share"}
%param recipient* (to, with) {"type": "string", "description": "Name or e-mail address of the person"}
%param permission (role, rights) {"type": "string", "enum": ["view", "contribute", "manage"], "description": "Default view"}
%param message (note, text) {"type": "string", "description": "Text of the invitation"}
%param expiresInDays (expiry_days, valid_days) {"type": "integer", "description": "Access ends after so many days"}
%list eff: a single day => 1 | 30 days => 30 | a week => 7 | two weeks => 14 | 90 days => 90 | ten days => 10 | three days => 3 | 60 days => 60 | four weeks => 28 | 5 days => 5
%list message: have a look, you are in nearly all of them | tell me which ones you want on paper | please add yours before the party on the 9th | don't show Mum yet, it's for her birthday | these are the ones from the boat, sorry it took ages | wait until you see number 40 | the password is the dog's name, as always | thanks for driving us all the way to Porto | look at number 12 and tell me who that is | Gran took these, so be kind
let {recipient=pal} into {album=alb}, {permission:view=just to look|looking only}
{album=alb} for {recipient=email}, {permission:contribute=they can put theirs in too|adding is fine}
open {album=alb} to {recipient=pal} for {expiresInDays=eff}
~ {recipient=pal} gets {album=alb} with the words {message=message}
{album=alb}, {recipient=email}, {expiresInDays=eff}, {permission:manage=with every right|they may do anything}
give {recipient=pal} {album=alb} and tell them "{message=message}", {permission:view=hands off though|no changing anything}
~ {recipient=pal} would love {album=alb}, great view from that terrace

%tool lumengrove.prints.order Orders paper prints of all pictures in an album. Sizes in centimetres.
%also Orders prints.
%also Have the pictures of a collection on paper, so many of each, large or small, shiny or not, sent to somebody, and faster for a surcharge.
%param album* (source, collection) {"type": "string", "description": "Album to print"}
%param size (format, dimensions) {"type": "string", "enum": ["10x15", "13x18", "20x30"], "description": "Print size"}
%param copies (quantity, count) {"type": "integer", "description": "Copies of each picture"}
%param finish (surface, paper) {"type": "string", "enum": ["glossy", "matte"], "description": "Surface"}
%param shipTo (recipient, address) {"type": "string", "description": "Recipient of the parcel"}
%param express (fast, rush) {"type": "boolean", "description": "Express delivery"}
%list cop: two => 2 | 3 | four => 4 | 5 | six => 6 | ten => 10 | 12 | eight => 8 | 7 | three => 3 | 20
~ have {album=alb} printed, {finish:glossy=shiny|on shiny paper}
{copies=cop} of each from {album=alb}, {size:10x15=the small ones|smallest you have}
send {shipTo=pal} paper pictures of {album=alb}
~ {album=alb}, {copies=cop} each, {size:20x30=as big as they come|the largest}, {finish:matte=no shine|not shiny}
I want {album=alb} on paper for {shipTo=pal}, {express:true=as fast as you can|it's urgent}
{album=alb} to {shipTo=pal}, {size:13x18=middle size|the medium ones}, {express:false=no hurry|slow post will do}
print {album=alb}, small thanks to the big family

%server mediatheca
%list plot: a girl who grows up in a lighthouse | two brothers who fall out over a horse | a man wakes up as a beetle | nuns with a secret under the altar | a murder on a train to Istanbul | love by letters between enemies | a village from which all children vanish | a painter at the end of the war | robots on a farm

%tool mediatheca.findBook Find books.
%also Returns titles with author and year.
%also Looks for novels and other volumes by plot, by who wrote them, by kind, in a language, not thicker than so many pages.
%param plot* (about, story) {"type": "string", "description": "What happens in it"}
%param author (writer, by) {"type": "string", "description": "Writer"}
%param genre (kind, category) {"type": "string", "enum": ["crime", "fantasy", "romance", "biography", "history", "science_fiction", "poetry"], "description": ""}
%param language (lang, written_in) {"type": "string", "description": "Language it is written in"}
%param maxPages (pages, up_to_pages) {"type": "integer", "description": "Pages at most"}
%list bookplot: a lighthouse keeper with a secret | two sisters in wartime Paris | a detective who hates dogs | dragons and libraries | a village that forgets | growing up on a farm in Iowa | time travel | the life of a chess champion | a murder on a ferry | immigrants in London | a teacher and his last class | cooking and grief | a heist in Venice | talking crows | climbing Everest without oxygen | an arranged marriage | artificial minds in love | a long walk for a friend | witches in Scotland | an orphan and a circus
%list bookauthor: Margaret Atwood | Haruki Murakami | Agatha Christie | Ursula K. Le Guin | Zadie Smith | Daniel Kehlmann | Isabel Allende | Hilary Mantel | Terry Pratchett | Elena Ferrante | Chimamanda Adichie | Kazuo Ishiguro | Donna Leon | Ian McEwan | Sally Rooney | Octavia Butler | Juli Zeh | Stephen King
%list npages: 200 | 350 | 150 | 300 | 500 | 250 | 400 | 120
%list author: Ella Moor | Tove Lind | O'Hara | J. M. Okafor | Anna van Dyck | Sol Newton | Agatha Christie | de la Cruz | Haruki Tanaka
%list plot2: a man sells stairs to nowhere | two sisters on a farm | a dog finds its way home from Lisbon | the last train under the Alps | someone disappears at a wedding, and nobody asks | a ship stuck in ice | growing up in a circus | war and bread | a cook who loses her sense of taste | a thief who only steals from libraries
%list tongue2: Polish | Portuguese | German | Japanese | Welsh | Ukrainian | Dutch | Greek | Catalan | Farsi | Danish | Korean
%list big: 300 | 1000 | 250 | 80 | 500 | 1500 | 40
%list handlung: ein Leuchtturmwärter mit Geheimnis | zwei Schwestern im Krieg | ein Mord auf der Fähre | Drachen und Bibliotheken
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
books by {author=author} about {plot=plot2}
a {genre:crime=crime} novel in {language=lang} about {plot=plot2}
{plot=plot2}, by {author=author}
plot {plot=plot2}, author {author=author}, genre {genre:history=history}, language {language=lang}
under {maxPages=npages} pages, about {plot=plot2}
find a {genre:romance=romance} about {plot=plot2} with at most {maxPages=npages} pages
in {language=lang}, {genre:fantasy=fantasy}, plot: {plot=plot2}, pages: {maxPages=npages}
book in which {plot=plot2}, author is {author=author}
by {author=auth2}, {plot=plot}
in {language=tongue2}, {genre:crime=crime|a crime story}, {plot=plot}
novel about {plot=plot}, it stood by the bed at my gran's
{plot=plot}, at most {maxPages=big} pages
%lang de
such mir ein Buch über {plot=handlung}, höchstens {maxPages=npages} Seiten

%tool mediatheca.findFilm Find films.
%also Returns films with year and rating.
%also Looks for movies by plot, with an actor, of a genre, from so many minutes down, made after a year.
%param plot* (story, about) {"type": "string", "description": "What it is about"}
%param actor (star, cast) {"type": "string", "description": "Who plays in it"}
%param genre (kind, category) {"type": "string", "enum": ["comedy", "thriller", "drama", "horror", "western", "documentary", "animation"], "description": "Kind of film"}
%param maxMinutes (max_length, up_to_minutes) {"type": "integer", "description": "Not longer"}
%param since (from_year, after) {"type": "integer", "description": "Not made before this year"}
%list filmplot: a bank robbery that goes wrong | a robot and a plant | a chef and a rat | stranded on Mars | two strangers on a train to Vienna | a haunted hotel in winter | a boxer from Philadelphia | spies in divided Berlin | a dog waiting for its owner | a road trip with grandma | a wedding in Greece | jurors in a hot room | a man who lives the same day again | dinosaurs in a park | penguins | a school for wizards | a lawyer and a small town | sharks | the invention of the computer | a love story in outer space
%list filmstar: Tilda Swinton | Denzel Washington | Emma Thompson | Tom Hanks | Penélope Cruz | Bill Murray | Meryl Streep | Daniel Brühl | Frances McDormand | Idris Elba | Sandra Hüller | Jackie Chan | Cate Blanchett | Adam Driver | Olivia Colman | Clint Eastwood | Saoirse Ronan | Keanu Reeves
%list yearp: 2015 | 2020 | 1998 | 2010 | 2022 | 2005 | 2018 | 1990 | 2012 | 2023
%list mins2: 90 | 100 minutes => 100 | 120 | two hours => 120 | 75 | 110 minutes => 110 | 95 | 80 minutes => 80
%list plots: a heist that goes wrong | two sisters who inherit a pub | the moon landing | a dog waiting for his master | revenge | a chess player in prison, told backwards | life under the sea | a wedding and a murder | robots falling in love | a man stuck in an airport | the fall of Rome | growing up in Naples with no money
%list actors: Tilda Swinton | Denzel Washington | De Niro | Will Smith | Penélope Cruz | Song Kang-ho | Grace Kelly | Jack Lemmon | Daniel Day-Lewis | Catherine O'Hara | Cher
%list filmlen: 90 minutes => 90 | 120 minutes => 120 | 100 | 95 min => 95 | 110 minutes => 110 | 80 minutes => 80 | 150 min => 150 | 105 minutes => 105 | 75 | 130 minutes => 130
%list years: 1990 | 2005 | 2015 | 1978 | 2020 | 1968 | 2011 | 1999 | 2022 | 1955
%list actor: Tilda Swinton | Mads Mikkelsen | Olivia Colman | a young De Niro | Penélope Cruz | Bill Nighy | Setsuko Hara
%list year2: 2019 | 2021 | 2023 | 2024 | 2017 | 2025
%list mlen: 90 minutes => 90 | two hours => 120 | 100 minutes => 100 | 110
%list trama: un atraco que sale mal | una boda en Grecia | dos desconocidos en un tren | un perro que espera
find a film about {plot=filmplot}
a {genre:comedy=comedy} with {actor=filmstar} about {plot=filmplot}
~ {plot=filmplot}, {actor=filmstar}, made after {since=yearp}, under {maxMinutes=mins2}
under {maxMinutes=mins2}, {genre:thriller=thriller}, about {plot=filmplot}, since {since=yearp}
what was the one with {actor=filmstar} and {plot=filmplot}
popcorn is ready, we're in the mood for {plot=filmplot}
it must be over by ten, so at most {maxMinutes=mins2}, something like {plot=filmplot}
I only remember {plot=filmplot} and that {actor=filmstar} cried a lot
girls' night on the sofa, {plot=filmplot} would be perfect, {genre:horror=scary|really frightening}
~ film, {plot=filmplot}
{genre:animation=animated}, {plot=filmplot}
{actor=filmstar}, {plot=filmplot}
not the book, the {genre:drama=drama} on screen about {plot=filmplot}
find me a film with {actor=filmstar}
any {genre:western=western} shorter than {maxMinutes=mins2}
find a {genre:thriller=thriller} about {plot=plots}
a film about {plot=plots} with {actor=actors}
plot {plot=plots}, actor {actor=actors}, genre {genre:drama=drama}, max {maxMinutes=filmlen}
with {actor=actors}, under {maxMinutes=filmlen}, about {plot=plots}
{genre:comedy=comedies} since {since=years} on {plot=plots}
after {since=years}, starring {actor=actors}, the story is {plot=plots}
genre: {genre:documentary=documentary} / topic: {plot=plots} / from: {since=years}
{plot=plots}, not longer than {maxMinutes=filmlen}, {genre:western=western}
with {actor=actor}, {plot=plot}
{plot=plot}, {genre:comedy=a comedy|comedy}, {actor=actor} is in it
the movie with {plot=plot}, saw half of it on a flight to Doha
from {since=year2} on, {plot=plot}, up to {maxMinutes=mlen}
%lang de
such einen Film mit {actor=filmstar} über {plot=filmplot}
%lang es
búscame una película con {actor=filmstar} sobre {plot=trama}

%tool mediatheca.findSong Find a song by words of its lyrics.
%also Returns songs with artist.
%also Recognises a tune by a line of it, helped by who may sing it and the decade it is from.
%param line* (lyrics, words) {"type": "string", "description": "Words of the lyrics"}
%param singer (artist, band) {"type": "string", "description": "Artist or band"}
%param decade (era, years) {"type": "string", "enum": ["1960s", "1970s", "1980s", "1990s", "2000s", "2010s"], "description": "When it came out"}
%list lyric: hello darkness my old friend | don't stop thinking about tomorrow | take a sad song and make it better | dancing with tears in my eyes | ground control to Major Tom | I still haven't found | midnight train going anywhere | islands in the stream | under the bridge downtown | running up that road | like a candle in the wind | sweet dreams are made of this | voulez-vous | walking on sunshine | the answer my friend | somebody that I used to know | red red wine and you | purple rain | we could be heroes for one day | every breath you take
%list singer: Fleetwood Mac | Bowie | Simon and Garfunkel | Abba | Kate Bush | Elton John | Prince | Toto | The Police | Queen | Dolly Parton | Eurythmics | Red Hot Chili Peppers | Nena | Tina Turner | Journey | Adele | UB40
%list lyric2: I left my heart in the hallway | hold on to the river | nobody knows, nobody cares | mama said run | dance with me by the fire | rain on a Monday | take me to the stairs and back | blue | oh Clara, come home in May | we were young and the night was loud
%list lyric3: I left my heart under the bridge | come with me to the sea | dancing on my own in the kitchen | na na na at the end of the night | for all the years from you to me | the rain fell on Berlin | baby by the window
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
song by {singer=band} with {line=lyric2}
which song goes "{line=lyric2}", from the {decade:1980s=eighties|80s}
{decade:1990s=nineties} song, line: {line=lyric2}, singer: {singer=band}
from {singer=band}, the one with "{line=lyric2}" in it
lyrics {line=lyric2} decade {decade:1970s=seventies|1970s}
"{line=lyric3}", by {singer=artist2} I think
from the {decade:1980s=eighties|80s}, "{line=lyric3}"
it goes {line=lyric3}, heard in a taxi with my boss
%lang es
¿cómo se llama la canción que dice "{line=lyric}"?

%server moviebase
%list film2: The Godfather | Dune | Breaking Bad | Parasite | Spirited Away | The Bear | Inception | Casablanca | Severance | Paddington 2 | Oppenheimer | Fleabag | Interstellar | Dark | Amélie | Succession | Blade Runner | My Neighbor Totoro | The Crown | Pulp Fiction | Arrival | Past Lives
%list film3: Paris, Texas | The Bridge | In the Mood for Love | Under the Skin | Notes on a Scandal | Call the Midwife | The Lives of Others | Dark | My Neighbour Totoro | Waiting for Guffman | To Kill a Mockingbird | Up | From Here to Eternity | Only Yesterday

%tool search_titles Search movies and series by plot, actor or genre.
%also Returns films and shows that match a description.
%also Finds something to watch from what the user remembers of it or is in the mood for; can be narrowed to movies, series or documentaries and to a year.
%param query* (text, keywords) {"type": "string", "description": "What it is about or who is in it"}
%param kind (type, media_type) {"type": "string", "enum": ["movie", "series", "documentary"], "description": "Kind of title"}
%param year (release_year) {"type": "integer", "description": "Year of release"}
%list kind: movie => movie | film => movie | feature film => movie | series => series | show => series | TV show => series | documentary => documentary | docu => documentary
%list plot: man who relives the same day over and over | heist in a casino with George Clooney | Tilda Swinton | cooking and rivalry in Paris | talking animals in a zoo | fall of the Berlin wall | chess prodigy | Denzel Washington | slow burning nordic crime | people stuck in a lift | romantic comedy set in a bookshop | time travel gone wrong | deep sea creatures | sisters who run a vineyard | zombies in Korea | Wes Anderson | office politics and spreadsheets | survivors of a plane crash in the Andes | space western | climbing without ropes
%list plot2: a lighthouse keeper who goes mad | heist in a casino | Tilda Swinton | two sisters and a road trip | penguins | someone stuck on Mars | Omar Sy | chess in the Cold War | time loop | a cook, a thief and a ghost | coming of age in Naples
%list year2: 1994 | 2019 | 2003 | 1977 | 2022 | 1968 | 2011 | 1985 | 2015 | 1959
%list year3: 1994 | 2011 | 2019 | 1987 | 2003 | 1972 | 2022
%list plot3: a lighthouse keeper who goes mad | anything with Olivia Colman | a heist on a train | two sisters who inherit a vineyard | a robot that raises a child | penguins | a chef on the run from the mafia | life under the sea | a trial in a small town | women in space | a man who wakes up in the wrong body
(find|search) a {kind=kind} about {query=plot}
what was that {kind=kind} with {query=plot}
{kind=kind} {query=plot} {year:1999=from 1999|1999}
I'm in the mood for {query=plot}
which {kind=kind} came out in {year:2019=2019} with {query=plot}
we need something to watch tonight, {query=plot} or so
do you know a {kind=kind} dealing with {query=plot}? look it up
something with {query=plot} from {year:2008=2008|the year 2008}
find me a good {kind=kind}
can't remember the name, it had {query=plot} in it
search for a {kind=kind} from {year:2021=2021}
something to watch about {query=plot2}
a {kind:series=series|TV show} from {year=year2} with {query=plot2}
{kind:documentary=documentaries|docs} on {query=plot2}
what was that film called, {query=plot2}, came out in {year=year2}
~ from {year=year3}, {query=plot3}
a {kind:documentary=documentary} on {query=plot3}, {=rem}
{query=plot3}, what's that one called, {kind:series=a series}, came out in {year=year3}
%lang es
busca una {kind:movie=película} con {query:Penélope Cruz=Penélope Cruz}

%tool add_to_watchlist Put a movie or series on the watchlist.
%also Saves a title to watch later.
%also Remembers a film or show the user wants to see, with a note on who recommended it or why.
%param title* (movie, name) {"type": "string", "description": "Movie or series"}
%param note (comment, why) {"type": "string", "description": "Remark"}
%list filmnote: my brother keeps raving about it | for a rainy weekend | won three oscars | watch it with the kids | only in the original language | Anna cried at the end | the book was great | same director as Arrival | it's leaving the service soon | not before bedtime, too scary | for our movie night in May | good for the flight | the soundtrack alone is worth it | recommended at work | need something funny | shot in my home town | critics hate it but I'm curious | only the first season | when mom visits | get popcorn first
%list film9: The Man Who Sold the Stairs | Rivers | Bread and Butter | To Leeds with Love | Nine | Who Fed the Dog? | Harbour Street, season 2 | The Anchor | Old Pete Goes to Town | Run, Then Hide | M
%list fnote9: Ana says it's sad, but worth it | for a rainy day | only in the cinema | watch with Otis | starts slow, gets better | not with kids | the one with the boat and the bear | after the exam | on Filmloft until May
%list fwhole: Ana liked it, and she never likes anything | it starts slow | Kofi wants to see it too | the book was better, they say | we watch it after the exam | it's only on until May | Otis hid under the chair | the end is sad
%list fnote: for the evening with the book club | because of the costumes | Tom says the second half drags | with subtitles for grandpa | only when the kids are asleep | seen on a poster at the tram stop | before it leaves at the end of the month | same composer as in Up | for the flight to Perth
save this for later on my watchlist, {note=filmnote}
put {title=film2} on my watchlist
add {title=film2} to the list of things to watch, {note=filmnote}
I want to see {title=film2} some day
{title=film2}, watch later, note: {note=filmnote}
{=firstname} says {title=film2} is great, save it for later
watchlist {title=film2}
remember {title=film2} for our next movie night
don't let me forget to watch {title=film2}, {note=filmnote}
put a film on the watchlist
could you keep {title=film2} on my to-watch list with the remark "{note=filmnote}"
watchlist {title=film9}, note {note=fnote9}
put {title=film9} on my watchlist with the note {note=fnote9}
add {title=film9} and remark that {note=fwhole}
title {title=film9}, remark {note=fnote9}
with the remark "{note=fnote9}", {title=film9} onto my watchlist
{note=fnote}: {title=film3}, put it on the watchlist
my colleague won't stop talking, so {title=film3} goes on the list
{title=film3} to watch later, with the remark {note=fnote}
%lang de
setz {title=film2} auf meine Merkliste

%tool rate_title Rate a movie or series the user has seen.
%also Stores a rating from 1 to 10 with a short review.
%also The user tells how they liked something they watched.
%param title* (movie, film) {"type": "string", "description": "Movie or series"}
%param rating* (score, stars) {"type": "integer", "minimum": 1, "maximum": 10, "description": "1 to 10"}
%param review (comment, opinion) {"type": "string", "description": "What the user thinks of it"}
%list review: brilliant until the last twenty minutes | way too long but beautiful to look at | I fell asleep halfway | best acting I've seen this year | the ending ruined it | the kids laughed the whole time | didn't understand a thing and loved it | predictable from the first scene | the music still haunts me | not as good as the book | fantastic dialogue, weak villain | I'd watch it again tomorrow | overrated | made me call my sister | slow start but it pays off | nothing happens and it's wonderful | too violent for my taste | lovely costumes, thin plot | we stopped after two episodes | a perfect sunday film
%list film4: The Man Who Sold the Stairs | Heat and Dust | Arrival | Bread, Love and Dreams | Rivers by Night | A Letter to Anna | No Time for Sunday | Up | Run Away with Tom | The Last of the Gardeners | Dune | Three Men and a Ladder
%list rev: too long, but I cried at the end | great music | the book was better and shorter | fell asleep twice | best thing I've seen this year | funny, sad and well acted | would not watch it again with kids | a bit silly | good for a rainy day | plot full of holes, lovely pictures
%list fopin: far too long for so little plot | I cried from start to finish | great light, weak script | the lead can't sing to save her life | like a warm bath for the soul | the ending comes out of nowhere | better than the book by a mile | lost me after the funeral | good for people with patience
%list rate: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 9 | ten => 10
rate {title=film2} {rating:8=8 out of 10|8/10|eight}
I give {title=film2} {rating:6=6 of 10|six points|a six}, {review=review}
{title=film2} {rating:9=9/10|nine}
we watched {title=film2}, {review=review}, so {rating:4=4 out of 10|a four|four points}
~ {rating:10=ten out of ten|full marks|10/10} for {title=film2}
~ my verdict on {title=film2}: {review=review}. {rating:7=seven points|7 of 10}
put down {rating:3=a three|3 out of 10} for {title=film2} with the comment {review=review}
rate {title=film2} for me
I'd give it {rating:5=5 out of 10|five points}
finally saw {title=film2} yesterday and it deserves {rating:2=a 2|two points at most}
rate {title=film4} {rating:8=8} out of 10
give {title=film4} a {rating:7=7|seven}, {review=rev}
{rating:4=4} out of 10 for {title=film4}
title {title=film4}, rating {rating:9=9}, review {review=rev}
I saw {title=film4}, {review=rev}, so {rating:6=six|6}
review "{review=rev}" for {title=film4}, {rating:3=3|three}
{title=film4} gets a {rating:10=ten|10} from me
{review=fopin}, {rating=rate} for {title=film3}
{rating=rate} out of ten, {title=film3}
{title=film3} deserves {rating=rate} stars in my book, write {review=fopin}
finally saw {title=film3} with {=anna} under a blanket, I give it {rating=rate}
%lang es
le doy a {title=film2} un {rating:8=ocho|8}

%tool whereToWatch Find out which streaming services carry a title.
%also Returns where a movie or show can be streamed, rented or bought.
%also Tells on which service somebody in a country can see it.
%param title* (name, film) {"type": "string", "description": "Movie or series"}
%param country (region, market) {"type": "string", "description": "Country of the viewer"}
%param freeOnly (withoutSubscription) {"type": "boolean"}
%list filmx: The Man Who Sold the Stairs | Rivers | From Dusk to Ulm | Catch Me on Friday | Bread and Roses | Big Sal | Eat, Run, Love | In the Name of Nora | Alone with Uncle Ray | 7:15 to York | Where Is Tom
%list landx: Portugal | the Netherlands | Bosnia and Herzegovina | Japan | the UK | Switzerland | Trinidad and Tobago | Mexico | Ireland | the United States
%list ctry2: Japan | Canada | Norway | Vietnam | Brazil | Australia | South Korea | Ireland | China | Oman
where can I watch {title=film2}
which service has {title=film2} in {country=country}
is {title=film2} on Netflix
stream {title=film2} {freeOnly:true=for free|without paying|at no cost}
I'm in {country=country}, how can I see {title=film2}
{title=film2} streaming {country=country}
can one watch {title=film2} {freeOnly:true=free of charge|without a subscription} in {country=country}
who's showing {title=film2} these days
find out where that movie is streaming
where can I watch movies in {country=country}
where can I stream {title=filmx} in {country=landx}
from {country=landx}, which service has {title=filmx}
title: {title=filmx}, country: {country=landx}, {freeOnly:true=free only|only free ones}
who shows {title=filmx} {freeOnly:true=for free|without paying} in {country=landx}
from {country=ctry2}, who has {title=film3}
{freeOnly:true=without paying|for nothing|for free}, where can I stream {title=film3}
who carries {title=film3} over here? {=anna} has never seen it
I'm in {country=ctry2} for work, any service with {title=film3}
%lang de
wo läuft {title=film2} in {country=country}

%server pageturn

%tool pageturn_borrow_ebook Borrow an e-book or audiobook.
%also Returns the loan's last day.
%also Lends a digital title by an author, to read or to hear, for some days.
%param title* (book, name) {"type": "string", "description": ""}
%param author (writer, by) {"type": "string", "description": "Writer"}
%param format (file_type, medium) {"type": "string", "enum": ["epub", "pdf", "audio", "kindle"], "description": ""}
%param days (loan_days, duration_days) {"type": "integer", "description": "Length of the loan"}
%list ebook: The Salt Path | Middlemarch | The Bees and the Baker | Dune | Emma | War and Peace | A Guide to Knots and Ropes | The Hobbit | Small Things Like These | Pachinko | The Secret Life of Trees | Ulysses | Cooking for One in Winter | Circe | The Name of the Rose | Persuasion | Wolf Hall | A Man in Full | Sapiens | The Lighthouse Keeper's Daughter | Momo | Beloved | Wild Geese
%list author: Jane Austen | Tolkien | Toni Morrison | Umberto Eco | Claire Keegan | Hilary Mantel | Michael Ende | Leo Tolstoy | Min Jin Lee | Ali Smith | Isabel Allende | Tana French | Madeline Miller | James Joyce | Nnedi Okorafor | Elena Ferrante | Haruki Murakami | George Eliot | Sally Rooney | Ingrid Noll
%list days: two weeks => 14 | 7 days => 7 | three weeks => 21 | ten days => 10 | a week => 7 | 21 days => 21 | five days => 5 | 30 days => 30 | 3 days => 3 | a fortnight => 14 | two days => 2
%list ebk: Rivers by Moonlight | The Man Who Sold the Stairs | War and Bees | Emma | How to Cook for Two, or Three | Out of Reading | Salt | A Guide to Leeds on Foot | To the Anchor | Ten Days in July | Letters from Ella | 1922
%list ebau: Ella Moor | J. P. O'Hara | Bo Lindqvist | May Winter | Dr. Paul English | Ines de la Cruz | Tom Page | R. K. Author | Sal Rivers | Moor and Baker
%list loand: 14 | seven => 7 | 21 | 10 | 30 | five => 5 | 20 | 28 | 3 | 15
%list tage: zwei Wochen => 14 | drei Tage => 3 | eine Woche => 7 | zehn Tage => 10
%list dias: dos semanas => 14 | tres días => 3 | una semana => 7 | diez días => 10
borrow {title=ebook} by {author=author}[ as {format:epub=epub|an epub}]
{title=ebook}, {author=author}, {format:audio=audiobook|to listen to}, {days=days}
for {days=days} I'd like {title=ebook}, {format:kindle=for my kindle|kindle version}
get me {author=author}'s {title=ebook} for {days=days}
{format:pdf=pdf} of {title=ebook}, {days=days}
can I have {title=ebook} on loan[, {format:audio=the spoken one|as audio}]
the book club meets next week and I haven't even opened it, so {title=ebook} by {author=author}, {days=days} are plenty
I have twelve hours on a coach ahead of me and nothing to do. {title=ebook} {format:audio=read aloud|for my ears}, please
{author=author}: {title=ebook}, {format:epub=epub}, {days=days}
I want to read {title=ebook} in bed tonight
something for the beach: {title=ebook}, the one {author=author} wrote
lend me {title=ebook} for {days=days}
borrow something by {author=author} for {days=days}
an {format:audio=audiobook} by {author=author} please
~ borrow {title=ebk} by {author=ebau} as {format:epub=epub}
{author=ebau}, {title=ebk}, for {days=loand} days
title {title=ebk}, author {author=ebau}, format {format:pdf=pdf}, days {days=loand}
lend me {title=ebk} for {days=loand} days in {format:kindle=kindle|Kindle format}
as {format:audio=audio|audiobook}, for {days=loand} days, {title=ebk} from {author=ebau}
{format:audio=audiobook} of {title=ebk} by {author=ebau}
%lang de
leih mir {title=ebook} von {author=author} für {days=tage} aus
%lang es
préstame {title=ebook} en {format:epub=epub} durante {days=dias}

%tool pageturn_reader_look Change how the e-reader displays text.
%also Returns the display settings.
%also Size of letters, background, margins and light while reading on the device.
%param font_size (text_size, letters) {"type": "integer", "description": ""}
%param theme (background, mode) {"type": "string", "enum": ["white", "sepia", "grey", "black"], "description": "Background"}
%param brightness (light, backlight) {"type": "integer", "description": "Percent"}
%param margins (spacing) {"type": "string", "enum": ["narrow", "normal", "wide"], "description": ""}
%list fsize: 12 | 14 | 16 | 18 | 20 | 24 | 11 | twenty => 20 | fourteen => 14
%list light: 30 percent => 30 | 50% => 50 | 20 | 70 percent => 70 | 10% => 10 | 85 | 40 % => 40 | 100% => 100
%list bright: 40 percent => 40 | 70% => 70 | 25 % => 25 | 100 percent => 100 | ten percent => 10 | 55% => 55 | 85 percent => 85 | sixty percent => 60 | 5% => 5 | 15 percent => 15
font size {font_size=fsize}[, {theme:sepia=sepia}]
make the letters bigger, {font_size=fsize}
{theme:black=black|dark} background, brightness {brightness=light}
{margins:wide=wide|broad} margins, size {font_size=fsize}, {theme:white=white}
{brightness=light} brightness, {theme:grey=grey} and {margins:narrow=narrow} margins
I can't make out a thing any more, {font_size=fsize} please
it dazzles me at night, {theme:black=dark|night mode} and only {brightness=light}
I left my glasses at my daughter's house, so take {font_size=fsize} and {margins:narrow=slim margins|narrow margins} for today
we're on the beach and I see nothing but my own face in it. {brightness=light}, {theme:white=white}
{theme:sepia=sepia|a warm tone}, {font_size=fsize}, {margins:normal=normal margins}
set my e-reader to {font_size=fsize}
text {font_size=fsize}, {brightness=light} light
squinting again. up to {font_size=fsize}
letters at {font_size=int} on the e-reader
e-reader: {theme:black=dark|black} background, {margins:wide=wide|broad} margins
{theme:sepia=sepia|brownish} pages, light at {brightness=bright}, on my e-reader
make the pages on my ebook reader nicer to look at, it's White Nights
%lang de
stell die Schrift auf {font_size=fsize} und den Hintergrund auf {theme:black=schwarz|dunkel}

%server photos
%list folks: Anna and Tom | grandma | Leo, Mia and Ben | my brother | Sofia | uncle Pete and aunt Jo | Ruth, Sam | Marta, Luis | dad | Nora and her parents | my roommates | Emma, Jack and Chloe | Omar | both grandparents | Priya
%list albumname: Lisbon 2023 | Mia's First Year | Kitchen Renovation | Best of Summer | Company Picnic | Baby Steps | Garden Before and After | Ski Trip | Grandma's 80th | Street Cats | Roadtrip West | Wedding Prep | House Hunting | Concerts | Rome with Mum | Max Grows Up | Funny Signs | Band Photos | Christmas Eve | Marathon
%list alb: Crossing by Ferry | Under Construction | Lisbon with Mum | From Bump to Baby | On the Road to Nowhere | The House at the Lake | Cats in Windows | Goodbye to the Flat | With Love, 1998 | Behind the Stage | Three Days in Fog | Best of the Allotment

%tool photos_search Search the photo library.
%also Returns pictures matching a description.
%also Looks through the user's pictures by what is on them, who is on them, when they were taken, and whether they are marked as favourites.
%param query* (text, what) {"type": "string", "description": "What is in the picture"}
%param people (persons, faces) {"type": "array", "items": {"type": "string"}, "description": "People in the picture"}
%param taken_after (since, from_date) {"type": "string", "description": "Earliest date"}
%param favorites_only (starred) {"type": "boolean"}
%list picq: sunset at the beach | birthday cake with candles | dog in the snow | receipts | our old kitchen | passport scan | fireworks | whiteboard from the workshop | red bicycle | hiking in the Alps | newborn | screenshot of the train ticket | wedding dress | grandpa's garden | pumpkins | school play | Eiffel tower at night | street food | cat on the piano | flat tyre
%list picq7: sunset over the lake | dogs in snow | receipts | birthday cake and candles | the old house with the red door | a boat called The Anchor | bikes | Christmas tree | screenshots of maps | whiteboard with arrows
%list ppls7: Tess and Bo | Grandma | Milo, Ana Lucia and Theo | Big Sal | Hal and June | Wren | my sister, Ravi | Siobhan O'Hara | Mrs. D'Souza | Casper, Leila and Bo
%list daypast: yesterday | Monday | last Friday | the 3rd | two days ago | last Wednesday | 8 May | the day before yesterday | a week ago | the 19th
%list faces: Rosa and Till | Ewan, Miro and Jo | grandma | Nadia and her sister | my cousins | Otis, Bea | the twins and their nan | uncle Luis
%list pic: a red umbrella on the pier | grandad asleep under the newspaper | the rust on the back of the van | my old desk by the window | a cake with a tractor on it | the note from the landlord | snow on palm trees | the kids in the fountain | our first tent | the view from the hospital bed | a fox at the bins | the label on the wine
%list bydate: Friday | the 30th | the end of the month | 12 April | next Wednesday | the end of May | Monday | the 15th | Christmas Eve | mid-August | 1 September | the 2nd of July
(find|show) [me] photos of {query=picq}
pictures of {query=picq} with {people=folks}
where's that photo with the {query=picq} from after {taken_after=date}
{query=picq} photo, {favorites_only:true=only favourites|just the starred ones|from my favorites}
I know I took a picture of {query=picq} some time after {taken_after=date}
can you dig out the shots of {people=folks} and the {query=picq}
{=firstname} wants to see the {query=picq} pictures, {favorites_only:true=just the ones I hearted|favourites only}
find pictures with {people=folks} in them
let's look at photos taken since {taken_after=date}
search my camera roll for {query=picq}
photos of {query=picq7} with {people=ppls7} after {taken_after=daypast}
{query=picq7} since {taken_after=daypast}, {favorites_only:true=favourites only|only favourites}
query {query=picq7}, people {people=ppls7}, after {taken_after=daypast}
with {people=ppls7} in it: {query=picq7}
from {taken_after=daypast} on, pictures of {query=picq7}
{favorites_only:false=all, not just favourites|not only favourites}: {query=picq7}, people: {people=ppls7}
with {people=faces} in it, {query=pic}, somewhere
after {taken_after=bydate}: {query=pic}
{query=pic}, {favorites_only:true=only from my favourites|I surely starred it}, need it for {=anna}
~ where is my picture of {query=pic}, took it in a hurry at {=townb} station
%lang de
zeig mir Fotos von {query:Sonnenuntergängen=Sonnenuntergängen} seit {taken_after=date}

%tool photos_create_album Create a photo album.
%also Makes a new album with a title and a caption.
%also Opens an empty collection in the picture library under the given name.
%param title* (name, album_name) {"type": "string", "description": "Name of the album"}
%param description (caption, about) {"type": "string", "description": "Caption"}
%list albumdesc: all the pictures from the two weeks on the coast | only the ones where nobody blinks | from the first wall to the last lamp | for the grandparents | our last trip before the baby | what the contractor should see | everything from the old phone | shots I might print | proof for the insurance | a picture a week | faces, food and fog | memories from the flat in Leeds | ideas for the living room | taken with grandpa's camera | nothing but clouds | the best of three hundred
%list albt: Summer in Bath and Leeds | Wedding | Tess at Two | The Man Who Sold the Stairs | Cats, mostly | Road to Oslo | tmp | Grandma's 80th | Before and after | Bread and butter | With love from Sal
%list albd: all pictures from the week at the lake | our first house, before the fire | for the calendar | shots by Hal, sorted by day | only the good ones, please don't add more | what we ate in Oslo | to be printed | children and dogs | the best of the choir, with sound | for Mrs. D'Souza
%list ppl2: Tess | Big Sal | Mr. Okonkwo | Siobhan O'Hara | Dr. Lindqvist | Yuki | Marguerite de la Cruz | old Pete | Mrs. D'Souza | Hal and June | Ignacio | Coach Brennan | Bo | Lady Ashcombe
%list albwords: every shot from the day we got the keys to the day we painted | what we found under the floor of the attic | pictures by my father, who never left the valley | for the landlord, with dates on each one | only skies | three weeks with no shower and no regrets | before and after the storm of March | for aunt Rosalind who couldn't come with us
create an album called {title=albumname}
new photo album {title=albumname}, {description=albumdesc}
start an album "{title=albumname}" with the caption {description=albumdesc}
I want to collect the pictures in a new album, call it {title=albumname}
{title=albumname} as a new album please
could you make an album {title=albumname}? it's for {description=albumdesc}
we need a place for {=firstname}'s photos, an album named {title=albumname}
create a photo album
make a new album for our pictures, description {description=albumdesc}
open a photo album titled {title=albumname} and describe it as {description=albumdesc}
create an album called {title=albt} with the caption {description=albd}
album {title=albt}, description {description=albd}
with the description "{description=albd}", make an album "{title=albt}"
title: {title=albt} / caption: {description=albd}
new album titled "{title=albt}", about: {description=albd}
make an album {title=albt} for {=ppl2}
{description=albwords}, that's the text for a new album {title=alb}
new album, {title=alb}, {=rem}
{title=alb} as an album, under it {description=albwords}
I need an album for the pictures from {=townb}, let it be {title=alb}
%lang es
crea un álbum de fotos llamado {title=albumname}

%tool photos_share_album Share a photo album with people.
%also Sends an invitation to view an album.
%also Lets other people see the pictures of an album, with a few words to go with it; they may add their own pictures if allowed.
%param album* (album_name, collection) {"type": "string", "description": "Album to share"}
%param recipients* (people, share_with) {"type": "array", "items": {"type": "string"}, "description": "Who may see it"}
%param message (note, text) {"type": "string", "description": "Words to go with it"}
%param can_edit (allow_uploads) {"type": "boolean", "description": "Recipients may add pictures"}
%list sharemsg: hope you like them | here are the pictures I promised | please add yours too | don't show these to mum yet | sorry it took me so long | look at the last one, it's hilarious | I miss you guys | thanks for the lovely weekend | choose the ones you want printed | the kids have grown so much | no posting online please | tell me which ones to delete | greetings from the beach | it was the best party ever | you're in almost every picture | the light was incredible that day | the video at the end is my favourite | would love to do that again
%list album: Peru 2025 | Ella and Ben get married | summer by the sea | kitchen, before and after | Trip to Bath | Nora | Last Day at School | from seed to bread | garden | Grandpa's 80th
%list folk: Tess and Bo | Priya, Hal and Wren | Siobhan O'Hara | Big Sal, Yuki and Lee | Rupert, Leila | Casper | Ignacio and Fatima | Mrs. D'Souza and Mr. Okonkwo | Marek, Jo-Ann and old Pete | Dr. Lindqvist
%list share: look at page two | here they are, finally | add yours until Sunday | thanks for coming, it was lovely | the one with the cake is my favourite | not for Instagram, please | as promised | miss you
%list recips: Rosa and Till | the whole swim team | Ewan, Miro and Jo | my in-laws | Mrs. Farouk | Nadia, Otis | everyone at the allotment | my brother in Perth | Tove and both her parents
%list shwords: the best ones are at the end | don't show these to dad before Friday | pick three for the calendar | this is what you missed, sorry to rub it in | add the ones from your phone if you like | with love from the rainy north | look at Otis in the back row | as promised at the bus stop
share {album=albumname} with {recipients=folks}
let {recipients=folks} see the album {album=albumname}
send {recipients=folks} the {album=albumname} pictures and write {message=sharemsg}
{album=albumname} album to {recipients=folks}, "{message=sharemsg}"
{recipients=folks} keep asking for the photos, give them access to {album=albumname}, {can_edit:true=they may add their own|let them upload too}
invite {recipients=folks} to {album=albumname} but {can_edit:false=view only|without editing|they shouldn't change anything}
can {recipients=folks} get {album=albumname}? tell them {message=sharemsg}
~ share the album {album=albumname}
share our holiday pictures with {recipients=folks}
I'd like {recipients=folks} to look at {album=albumname}, message: {message=sharemsg}
share {album=album} with {recipients=folk} and say "{message=share}"
give {recipients=folk} access to {album=album}, {can_edit:true=they can add pictures|editing allowed}
with {recipients=folk} share {album=album}: {message=share}
album {album=album}, people {recipients=folk}, message {message=share}, edit {can_edit:false=no}
write "{message=share}" and share {album=album} with {recipients=folk}
to {recipients=recips}, {album=alb}, {can_edit:true=and they can put theirs in|let them add some|they may add to it}
{message=shwords} should be said to {recipients=recips} along with {album=alb}
let {recipients=recips} look into {album=alb}
now that the flood is over, {album=alb} for {recipients=recips}, add a line: {message=shwords}
%lang de
teile das Album {album=albumname} mit {recipients:Anna und Tom=Anna und Tom}

%tool photos_add_caption Write a caption under a photo.
%also Sets the text of a picture.
%also Adds or changes the words shown below a certain image of the library.
%param photo_id* (image, picture_id) {"type": "string", "description": "Identifier of the photo"}
%param caption* (text, description) {"type": "string", "description": "Text under the photo"}
%list caption: the day we finally got the keys | nobody told him about the wave | three generations in one boat | first steps, two seconds before the fall | grandma beats everyone at cards | sunrise after the longest night | the cake survived the car ride | our tiny balcony jungle | still the best pizza in town | last day of school | he refused to take off the hat | rain, mud and a lot of laughing | team photo without Greg | this took forty attempts | where it all began | somewhere between Oslo and nowhere | my favourite people | before the haircut | the view from the tent | guess who got the bigger fish
%list cap: Ella at the sea | from the bridge, just before the rain | Bread and roses | me, Ravi and the dog | third from left is Mrs. O'Neill | winter | on the stairs with Big Sal | Grandpa sold this one in 1962 | Leeds to Bath in a day | before and after | no caption needed
%list capt: on top of the world with wet socks | two minutes before it fell off the roof | under the table with the last sausage | from zero to flour in ten seconds | waiting for the number nine | him or me | to the moon and only halfway back | nobody asked the goat
%list photoid: IMG_4410 | DSC0921 | 20240611_183 | P1030077 | IMG-0077 | DSCF8842 | scan_31
caption photo {photo_id=id}: {caption=caption}
under picture {photo_id=num_id} write {caption=caption}
{photo_id=id} should say "{caption=caption}"
set the text of photo {photo_id=id} to {caption=caption}
put {caption=caption} below image {photo_id=num_id}
I've a caption for {photo_id=id}, {caption=caption}
can photo {photo_id=num_id} be labelled "{caption=caption}"
add a caption to photo {photo_id=id}
write {caption=caption} under the photo
the picture {photo_id=id} needs a few words: {caption=caption}
caption {caption=cap} under {photo_id=id}
~ photo {photo_id=num_id}, caption {caption=cap}
on {photo_id=id} write {caption=cap}
{caption=cap} as the caption for {photo_id=num_id}
~ {caption=capt} under {photo_id=photoid}
{photo_id=photoid} still has no words, write {caption=capt}
caption for {photo_id=photoid}, the one from the trip with {=anna}: {caption=capt}

%server podcasts
%list show: Radiolab | Hidden Brain | The Daily | Serial | Darknet Diaries | Hardcore History | Planet Money | This American Life | Lage der Nation | Song Exploder | 99% Invisible | Fest und Flauschig | Acquired | Lex Fridman | The Rest Is History | Stuff You Should Know | Huberman Lab | Freakonomics | Off Menu | Criminal

%tool podcasts_search Search for podcast episodes about a subject.
%also Returns episodes matching a query.
%also Finds something to listen to on a given theme, not longer than some minutes, in a language.
%param query* (subject, keywords) {"type": "string", "description": "What the episode is about"}
%param max_minutes (max_length, duration_limit) {"type": "integer", "description": "Longest episode"}
%param language (lang) {"type": "string", "description": "Spoken language"}
%list podsub: history of salt | sleep science | start-up failures | Roman empire | raising teenagers | true crime in Scandinavia | quantum computing | investing for beginners | marathon training | mushrooms | climate policy | learning Italian | Formula 1 | moon landing | stoicism | urban beekeeping | behavioural economics | World War One | meditation | indie game development | black holes
%list wmin: half an hour => 30 | 45 minutes => 45 | an hour => 60 | 20 min => 20 | 90 minutes => 90 | fifty minutes => 50 | 25 minutes => 25 | two hours => 120 | quarter of an hour => 15 | an hour and a half => 90
%list pod: sleep | the fall of Rome | bread and how to bake it | mushrooms in the city | moving to Japan with kids | black holes | German cinema | running in winter | The Man Who Sold the Stairs | money and marriage | chess, computers and cheating
%list min: 20 minutes => 20 | half an hour => 30 | 45 min => 45 | an hour => 60 | ten minutes => 10 | 90 minutes => 90 | 15 minutes => 15 | 5 minutes => 5 | forty minutes => 40 | 30 min => 30
%list lingo: Spanish | German | Portuguese | French | Welsh | Polish | Hindi | Dutch | Italian | Japanese
%list podq: bees in cities | how chess engines think | raising twins | the fall of Constantinople | starting a bakery | sleep for shift workers | deep sea mining | learning Welsh at sixty | fraud in sports | the history of salt | how to talk with teenagers
%list mins2: 20 | 30 | fifteen => 15 | 45 | 25 | 40 | 60
(find|search) podcasts about {query=podsub}
any good episode on {query=podsub} under {max_minutes=wmin}
I've a drive of {max_minutes=wmin}, find me something to listen to about {query=podsub}
podcast {query=podsub} in {language=langname}
is there a podcast episode explaining {query=podsub}
I'd like to learn about {query=podsub} by listening, in {language=langname} please
{query=podsub} podcast {max_minutes=wmin} max
~ look for a podcast in {language=langname}
recommend me a podcast for my commute
someone must have done an episode on {query=podsub}, look it up
what can I listen to about {query=topic}
podcasts about {query=pod} in {language=tongue}
{language=tongue} podcasts on {query=pod} under {max_minutes=min}
~ at most {max_minutes=min} on {query=pod}
topic {query=pod}, max {max_minutes=min}, language {language=tongue}
in {language=lingo}, {query=podq}
up to {max_minutes=mins2} minutes long, about {query=podq}
on my way to {=townb} I'd like to listen to something on {query=podq}
is there a talk in {language=lingo} on {query=podq} that ends within {max_minutes=mins2} minutes
%lang de
such einen Podcast über {query:Schlafforschung=Schlafforschung}

%tool podcasts_subscribe Subscribe to a podcast.
%also Follows a show so that new episodes appear.
%also From now on the user gets every new episode of the show, downloaded at once if wanted.
%param show* (podcast, feed) {"type": "string", "description": "Name of the podcast"}
%param auto_download (download_new) {"type": "boolean", "description": "Download new episodes"}
%list podx: Rivers of Time | The Daily Grind | 99% Made Up | Anna and Bo Talk Trash | history, but short | Crime in the Alps with Hal Berg | Sleep Well | Planet Dough | wait, what? | Two Engineers and a Microphone | code & coffee | The One About Nothing at All, Really
subscribe to {show=show}
follow {show=show} and {auto_download:true=download new episodes|load every new episode|keep new episodes offline}
I don't want to miss any more episodes of {show=show}
~ add {show=show} to my podcasts
{show=show} was great, subscribe me, {auto_download:false=but don't download anything|no downloads}
start following the podcast {show=show}
can you put {show=show} in my podcast feed
subscribe me to a podcast
I want new episodes to show up for that podcast
{show=show} - follow
follow {show=podx}, {auto_download:true=download every new one|load new episodes by itself|new ones straight to the phone}
~ I want to hear {show=podx} regularly
add {show=podx} to my podcasts, {auto_download:false=no downloads|don't download anything|streaming only}
sign me up for the podcast {show=podx}, I've got their app downloaded
%lang es
~ suscríbeme a {show=show}

%tool podcasts_unsubscribe Unsubscribe from a podcast.
%also Stops following a show.
%also Removes a podcast from the user's feed, with no more new episodes of it.
%param show* (podcast, feed) {"type": "string"}
%list show2: Slow Radio | Crime and Coffee | the daily bit | Two Docs, One Mic | Hardly Working | 99 stairs | Bread with Benedikt | history of ropes | Tech Tonight | What's Left in the Fridge | brainwaves
unsubscribe from {show=show}
stop following {show=show}
I'm fed up with {show=show}, take it out of my podcasts
no more {show=show} please
remove {show=show} from my feed
{show=show} got boring, unfollow
~ get rid of the podcast {show=show}
I don't listen to {show=show} anymore, drop the subscription
~ unsubscribe me from that podcast
there are too many podcasts in my feed, remove one
I'm done with {show=show2}, take it off my podcasts
stop following the podcast {show=show2}
{show=show2} bores me, cancel that podcast
kick {show=show2} out of my podcast feed
%lang de
bestell den Podcast {show=show} ab

%server quirestack
%list writer: Ansel Quist | Marguerite Obi | H. J. Tallow | Ines Ferrand | the Harrow sisters | Pál Kovacs | Dolores O'Shea | N. Okafor-Lund | Tim Weller and Ada Roth | an Icelander called Sigga | old Prendergast | Yuki
%list book2: The Salt Ledger | A Winter in Tromsø | Goats, Briefly | my mother's umbrella | Under a Tin Sky | The Man from Room 6 | Notes on Nothing | What the Heron Saw at Dusk | bread | Sister, Stranger | Letters to an Orchard | Don't Feed the Poet

%tool quirestack-find-books Search the Quirestack store and partner libraries for books. To see what the user already owns call quirestack-list-shelf.
%also Full-text book search.
%also Look for volumes anywhere outside one's own home, about a subject or by a writer, in a tongue and an edition, and only what can be had at once.
%param query* (q, subject) {"type": "string", "description": "Title words or subject"}
%param author (writer, by) {"type": "string", "description": "Author's name"}
%param language (lang) {"type": "string", "enum": ["en", "fr", "de", "es", "it"], "description": "ISO code of the language"}
%param edition (format, binding) {"type": "string", "enum": ["hardcover", "paperback", "ebook", "audiobook"], "description": "Edition format"}
%param available_now (in_stock, available) {"type": "boolean", "description": "Only titles in stock or on loan shelves"}
%list subj: sourdough | the fall of Constantinople | how to raise goats | women at sea | tides | chess openings for the lazy | Ghent in the 1920s | knots and rigging | grief, with jokes | Japanese joinery | why we sleep | moths
any books on {query=subj}, {available_now:true=that I can take home today|nothing I'd have to wait for}
{query=subj} by {author=writer}, {edition:audiobook=read aloud to me|to listen to}
did {author=writer} write anything on {query=subj}
something about {query=subj}, {language:fr=French please|in the language of Paris}
I'm after {query=subj}, {edition:paperback=a soft one|with a soft cover}, by {author=writer}
{author=writer}, {query=subj}, {edition:ebook=for my e-reader|to read on the screen}, {language:de=German}
where could I read up on {query=subj} now that the Spanish course is over

%tool quirestack-list-shelf List the books on one of the user's shelves.
%also Returns the contents of a shelf.
%also What stands on a bookshelf of one's own or of somebody in the family, sorted as wanted, leaving out what has been read.
%param shelf* (name, bookshelf) {"type": "string", "description": "Shelf name"}
%param reader (owner, member) {"type": "string", "description": "Family member, default me"}
%param order (sort, sort_by) {"type": "string", "enum": ["title_asc", "added_desc", "pages_asc"], "description": ""}
%param unread_only (unread) {"type": "boolean", "description": "Hide finished books"}
%param limit (max, count) {"type": "integer", "description": "How many to return"}
%list shelf: bedside | Crime | hallway | top of the stairs | Poetry and Plays | unread bricks | cookbooks | Dad's old ones | Travel, Asia | attic box 2 | behind the sofa | favourites
what's on {shelf=shelf}, {unread_only:true=just those I haven't got through|without the ones I know}
{shelf=shelf} of {reader=pal}
~ {limit=hits} from {shelf=shelf}, {order:pages_asc=thinnest first|slimmest ones on top}
{reader=pal}, {shelf=shelf}, {order:title_asc=by the alphabet|A to Z}
which volumes does {reader=pal} have under {shelf=shelf}, {order:added_desc=newcomers first|what came in last on top}
read me {shelf=shelf}, {limit=hits} are enough, {unread_only:false=also the finished ones|those I've read too}
let me see {shelf=shelf}, I've got to title a talk

%tool quirestack-add-to-reading-list Add a book to a reading list. Optional: author, a date to begin by, and the friend who recommended or lent it.
%also Puts a book on a list.
%also Keep a title in mind that is to be read later, on one of several lists, with its writer, whose idea it was and when to have begun.
%param title* (book, name) {"type": "string", "description": "Title of the book"}
%param author (writer) {"type": "string", "description": "Who wrote it"}
%param list (reading_list, collection) {"type": "string", "description": "Reading list; default 'To read'"}
%param recommended_by (tip_from, suggested_by) {"type": "string", "description": "Who recommended it"}
%param start_by (begin, due) {"type": "string", "description": "Date to start reading by"}
%list rlist: summer by the lake | Book Club | for the train | Heavy Stuff | 2027 | Gran would like these | autumn | about bees and people | to borrow, not buy | Thesis | gifts | short ones for bad days
I want to read {title=book2} by {author=writer}
{recommended_by=pal} told me about {title=book2} by {author=writer}, keep it
{title=book2}, {author=writer}, {list=rlist}, from {recommended_by=pal}
put {title=book2} under {list=rlist}, {start_by=day} at the latest
onto {list=rlist} with {title=book2}, {recommended_by=pal} swears by it
remember {title=book2} for {list=rlist}, {author=writer} wrote it
one for later: {title=book2}, I saw it by the till on Monday

%tool quirestack-save-highlight Store a quotation (highlight) from a book, with page and tags.
%also Saves a quote.
%also Keep a sentence somebody liked while reading, from which volume and leaf it is, some keywords, and whether followers get to see it.
%param text* (quote, passage) {"type": "string", "description": "The quoted words"}
%param book* (source, title) {"type": "string", "description": "Book it is from"}
%param page (page_number, p) {"type": "integer", "description": "Page number"}
%param tags (labels, keywords) {"type": "array", "items": {"type": "string"}, "description": "Keywords"}
%param private (hidden, secret) {"type": "boolean", "description": "Hidden from followers"}
%list page: 12 | 204 | 87 | 311 | 9 | 145 | 56 | 78 | 420 | 33
%list quote: nobody leaves a harbour on time, least of all the brave | we ate in silence and the rain did the talking | a house remembers who slammed its doors | buy the boat, then learn to swim | at six the gulls came back to count us | she kept her letters where other people keep knives | to wait is also to travel, said the stationmaster | forgive the dog first, it forgot already | every map is an apology for what it leaves out | love is short, the winter is not | there is no back door out of grief
%list tags: sea and weather | grief | funny, short | for the wedding speech | winter | mothers, houses | work | travel and home | thesis | dogs
from {book=book2}, {page=page}: {text=quote}
"{text=quote}" is in {book=book2}, {private:true=for my eyes only|nobody else should see it}
keep this line out of {book=book2}: {text=quote}
{book=book2}, page {page=page}, {tags=tags}, "{text=quote}"
page {page=page} in {book=book2} says "{text=quote}", {private:false=everybody may see it|my followers can read it}
copy down "{text=quote}" from {book=book2}, {tags=tags}
~ loved this in {book=book2}, my private hero said it: {text=quote}

%tool quirestack-make-flash-card Create one flash card. Front is the prompt, back the answer. With `reverse` a second card in the other direction is made.
%also Creates a card in a deck.
%also Something to learn by heart: what is asked, what is to be answered, in which pile, after how many days to be asked first, and both ways round if wanted.
%param front* (question, prompt) {"type": "string", "description": "Question side"}
%param back* (answer, solution) {"type": "string", "description": "Answer side"}
%param deck (pile, stack) {"type": "string", "description": "Deck name"}
%param reverse (both_ways, bidirectional) {"type": "boolean", "description": "Also create the reversed card"}
%param first_due_days (due_in, delay_days) {"type": "integer", "description": "First review in so many days"}
%list front: the capital of Bhutan | la mariposa | What does a luthier make? | H2SO4 | the year of the Peace of Westphalia | to be fed up with something | who painted the Night Watch | the muscle that lifts the arm | ein Eichhörnchen | 7 times 8 | Where do puffins nest, and when? | mitosis
%list back: Thimphu | butterfly | stringed instruments such as violins | sulphuric acid | 1648 | to have had enough of it | Rembrandt, in 1642 | deltoid | squirrel | 56 | in burrows on cliffs, from April on | division of a cell into two
%list deck: Spanish B1 | Anatomy | capitals and rivers | biology test | odd words | Birds and Trees | for Nora's exam | German, animals | history | things I should know by now | art
%list ndays: three days => 3 | a week => 7 | 2 days => 2 | ten days => 10 | five days => 5 | two weeks => 14 | 4 days => 4 | 30 days => 30 | six days => 6 | 12 days => 12
ask me "{front=front}", I should say "{back=back}", {reverse:true=and the other way round too|both ways}
{deck=deck}: {front=front} on one side, {back=back} on the other
in {deck=deck} I need "{front=front}" against "{back=back}"
new card, "{back=back}" is the answer to "{front=front}", {reverse:false=only in that direction|one way is enough}
"{front=front}", "{back=back}", {deck=deck}, in {first_due_days=ndays}
help me learn that "{front=front}" goes with "{back=back}", first time in {first_due_days=ndays}
~ on the front {front=front}, on the back {back=back}

%server reelhouse
%list film2: Dune | The Zone of Interest | Past Lives | Amélie | Paddington in Peru | Alien | The Boy and the Heron | Oppenheimer | Jaws | Casablanca | The Lives of Others | In the Mood for Love | Barbie | Frozen | Everything Everywhere All at Once | Parasite | Top Gun | Some Like It Hot | Pan's Labyrinth | Wicked | Spirited Away | The Good, the Bad and the Ugly | Inside Out | Roma
%list nts: two => 2 | 3 | five => 5 | 7 | four => 4 | 10 | one => 1

%tool reelhouse_showtimes Show screening times of a film.
%also Returns cinemas and hours.
%also Which picture house plays a movie in a town on a day, in the original language, dubbed or with subtitles.
%param film* (movie, title) {"type": "string", "description": "Title"}
%param town (city, place) {"type": "string", "description": ""}
%param day (date) {"type": "string", "description": "Date"}
%param version (format, language_version) {"type": "string", "enum": ["original", "dubbed", "subtitled", "imax"], "description": "Kind of screening"}
%list ctown: Bristol | Ghent | Zagreb | Albuquerque | Toulouse | Leipzig | Cluj | Swansea | Bath | Nashville | Oporto | Brno | Baden-Baden | San Antonio | Newcastle upon Tyne | Lund | Granada | Fort Worth | Kraków | Bergen | Salzburg | Cork | Santa Fe | Stoke on Trent
%list film3: The Man Who Sold the Stairs | Rivers by Night | Up | Lost in Ghent | Jo and the Whale | A Day at Pino's | Drive, Wait, Run | Metropolis | From Here to Bath | Big Sal
%list town: Graz | Leeds | San Sebastián | Vigo | Newcastle upon Tyne | Lyon | Tampa | Aarhus | St. Moritz | Bilbao | Cork | Frankfurt an der Oder
%list day3: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | 9 October | Sunday | July 4th | Tuesday | the 1st of May | Thursday evening | 12/8 | Saturday the 9th
%list day4: tomorrow | next Friday | this Saturday | the day after tomorrow | 6 November | Monday | next Wednesday | today | 18 July | the 8th of May | Thursday | Sunday week | 2026-04-11 | March 19th
when is {film=film2} (on|showing) in {town=ctown} {day=date}
showtimes of {film=film2} {version:original=in the original|in English with no dubbing}
{film=film2}, {town=ctown}, {day=date}, {version:subtitled=with subtitles|subtitled}
{town=ctown} {day=date}: {film=film2} {version:imax=in IMAX}
{film=film2} {town=ctown}
cinema times {day=date}
{film=film2}, {version:dubbed=dubbed version}
~ screening times in {town=ctown}
we'd like to go out {day=date} and see {film=film2}, what hours could it be, {town=ctown}
is {film=film2} still running anywhere in {town=ctown}
my nephew can't read fast yet, so {film=film2} {version:dubbed=in our own language|dubbed}, {day=date}
does anyone in {town=ctown} put {film=film2} on a proper big wall {day=date}
no tickets yet, only what time {film=film2} begins {day=date} in {town=ctown}
when is {film=film3} on in {town=town} on {day=day3}
{film=film3} in {town=town}, {version:original=original version}
showtimes in {town=town} for {film=film3}
film {film=film3}, town {town=town}, day {day=day4}, version {version:subtitled=subtitled}
{day=day4}, {town=town}, {film=film3}
{version:dubbed=dubbed} screenings of {film=film3} on {day=day3}
on {day=day3} near {town=town} in {version:imax=IMAX}: {film=film3}
screening times of {film=film3} {day=day4}

%tool reelhouse_reserve Reserve cinema seats for a screening.
%also Returns seat numbers and a booking code.
%also Holds places in the auditorium for a movie at a day and hour, in front, in the middle, at the back or in a love seat.
%param film* (movie, title) {"type": "string", "description": "Title"}
%param screening* (showing, starts_at) {"type": "string", "description": "Day and hour"}
%param seats (count, tickets) {"type": "integer", "description": "How many"}
%param row (position) {"type": "string", "enum": ["front", "middle", "back", "love_seat"], "description": "Where to sit"}
%list nsmall: two => 2 | 3 | four => 4 | 5 | 6 | three => 3 | 8 | ten => 10 | 12 | seven => 7
%list films: The Man Who Sold the Stairs | Up at Dawn | Rivers | Two for Tuesday | Alien vs. Grandma | Love, and Other Taxes | Her | Back to Leeds | Seven | Midnight in the Garden at Noon | The Anchor | Waiting for Sal
%list whenx: Friday at 9 | the 14th at noon | Monday 10:15 | Thursday afternoon | 5 May at 14:30 | Saturday at eleven | next Tuesday at 4 pm | Wednesday 18:00 | the 3rd, half past two | Sunday morning at seven | 12 June, 8 am | Tuesday
%list letters: 5 | seven => 7 | 4 | 6 | nine => 9 | 8 | three => 3
%list mov: Some Like It Hot | The Man Who Fell to Earth | Away from Her | Under the Skin | Paddington | Alien | Night on Earth | Four Weddings | Up
reserve {seats=int} seats for {film=film2} {screening=when}
two at {row:back=the back|the last row} for {film=film2}, {screening=when}
{film=film2}, {screening=when}, {seats=int} seats, {row:middle=middle|in the middle}
{screening=when} {film=film2}: {row:love_seat=love seat|a sofa for couples}
cinema seats {film=film2} {screening=date}
{film=film2} {screening=when}, {seats=int}
{seats=int} seats, {row:front=front row}
book {seats=int} for {film=film2}
date night! {film=film2} {screening=when}, {row:love_seat=something cosy for us|where we can cuddle}
the whole class wants to watch {film=film2} {screening=when}, that makes {seats=int}
I forgot my glasses so for {film=film2} {screening=when} put us {row:front=close to the screen|right up front}
keep places for {seats=int} of us, {film=film2}, {screening=when}, {row:back=far from the screen|far back}
I know the showtimes, so get me in: {film=film2}, {screening=when}
reserve {seats=nsmall} seats for {film=films} on {screening=whenx}
{seats=nsmall} in the {row:back=back} for {film=films}, {screening=whenx}
film {film=films}, time {screening=whenx}, seats {seats=nsmall}, row {row:middle=middle}
{screening=whenx}, {film=films}, a {row:love_seat=love seat|couple's seat}
book {film=films} on {screening=whenx} in the {row:front=front row|front}
for {screening=whenx} get {seats=nsmall} tickets to "{film=films}"
{seats=letters} for {film=mov}, {screening=slot}
~ {row:back=at the back|in the last row}, {screening=slot}, {film=mov}
{film=mov} {screening=slot}, I lost a bet with my nephew
up {row:front=in front|in the front row}, {seats=nts} of us, {film=mov}, {screening=slot}
%lang de
reservier {seats=int} Plätze für {film=film2} {screening=when}, {row:middle=in der Mitte}
%lang es
resérvame {seats=int} butacas {row:back=al fondo|atrás} para {film=film2}, {screening=when}

%tool reelhouse_release Give back reserved cinema seats.
%also Cancels a cinema reservation.
%also Releases places in the auditorium by booking code, all or only some, with a reason.
%param booking* (code, reservation) {"type": "string", "description": "Booking code"}
%param seats (count, how_many) {"type": "integer", "description": "How many to give back"}
%param reason (why) {"type": "string", "description": ""}
%list why: I have the flu | babysitter cancelled | two of us can't come | wrong day | we fell out with our friends | train strike | I have to work late | booked twice | snow on the roads | my son is in hospital | better offer for the evening
%list few: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | 2 | nine => 9
%list seatcode: RH-2214 | 7KQ2P | C90113 | XM4-77 | 55012 | BB8ZT | reel-309
%list seatwhy: the babysitter cancelled | two of us are ill | we bought tickets for the wrong day | my train is late and I won't make it | we saw it already | friends can't come, so we need fewer
%list bcode: KX-5512 | R77B2 | CIN-9081 | 44AZ | OD-310 | 6H2K9
%list sick: caught a bug from the kids | the babysitter is off | stuck in Bern without a train | we've seen it on the plane | my date got cold feet | working late on a bid
give back [the] cinema seats {booking=code}
release {seats=int} seats of {booking=code}, {reason=why}
{booking=code}: cancel {seats=int} of the seats
{reason=why}, so cancel cinema booking {booking=code}
cinema cancellation {booking=code}
{booking=code}, {seats=int} fewer
no cinema tonight
give my cinema seats back, {reason=why}
we won't make it to the film, {booking=code}, somebody else should have the places
only half the gang is coming, drop {seats=int} from {booking=code}
{booking=code} isn't happening, {reason=why}
I can't watch it after all because {reason=why}; {booking=code}
I reserved under {booking=code} but want to be rid of {seats=int}
give back {seats=few} seats from {booking=seatcode}
release booking {booking=seatcode} because {reason=seatwhy}
{seats=few} seats of {booking=seatcode} back to the cinema, {reason=seatwhy}
booking {booking=seatcode}, seats {seats=few}, reason {reason=seatwhy}
{reason=seatwhy}, give back {seats=few} cinema seats, code {booking=seatcode}
return the cinema seats under {booking=seatcode}
~ {seats=nts} out of {booking=bcode}
"{reason=sick}", so let {booking=bcode} go
{booking=bcode}: {seats=nts} back, {reason=sick}

%server screenguide
%list film2: Dune | The Godfather | Amélie | Parasite | Paddington 3 | Casablanca | Barbie | The Third Man | Oppenheimer | Spirited Away | Jaws | Inside Out | Gladiator | Psycho | The Zone of Interest | Wicked | La La Land | Poor Things | Moana | Metropolis | The Lives of Others | Alien | Conclave | Flow | Past Lives | Some Like It Hot
%list hour: 7pm | 8 | half past seven | 19:30 | noon | 6:45 pm | eight | 12.30 | 20:00 | quarter past nine | 1pm | 6 o'clock | 18:15 | 5:30 | 9 in the evening | 13:00 | 10am | seven | 8:30 | 21:00 | 20:15
%list day3: tomorrow | friday | saturday the 14th | next monday | 6 june | the 21st | tonight | thursday | august 2nd | sunday | 2025-09-17 | next wednesday | new year's eve | the first of october | in two weeks | this saturday | 11/5 | tuesday next week
%list clockb: 8 pm | 21:15 | half past nine in the evening | midnight | 22:00 | 11 pm | ten at night | 23:30 | 9:45 pm | quarter past eight in the evening
%list date2: morgen | Freitag | Samstag | nächsten Sonntag | übermorgen | heute | heute Abend | Donnerstag | kommenden Dienstag | Mittwoch

%tool cinemaShowtimes Showtimes of a film in a town.
%also Returns cinemas and starting times.
%also At which picture houses and hours something is on, on a day, dubbed or with the voices of the actors.
%param film* (movie, title) {"type": "string", "description": "Title of the film"}
%param city* (town, location) {"type": "string", "description": "Town"}
%param date (day, on) {"type": "string", "description": "Day"}
%param version (language, audio) {"type": "string", "enum": ["original", "subtitled", "dubbed"], "description": "Language version"}
%list film3: The Man Who Sold the Stairs | Rivers by Night | Letters to Nobody | Dune | Good Luck, Maria | Three Days in Leeds | It Came from the Attic | Run | The Baker and the Bear | Before We Sleep | Once, Twice, Gone | 1999
%list town: Leeds | New Orleans | Graz | The Hague | Stoke-on-Trent | Porto | St. Gallen | Kuala Lumpur | Bath | Le Havre | Tromsø | Newcastle upon Tyne | Ghent | Santa Fe | Cork
%list onday2: Friday | 14 March | Tuesday the 9th | the 3rd of May | Saturday | 2026-05-09 | Monday | June 21st | Sunday | 12 October | Thursday | the 30th | Wednesday next week
%list anyday: tomorrow | next Tuesday | this Saturday | the day after tomorrow | today | next Friday | this Sunday | Monday week | 18 April | in three days | Wednesday | 2026-07-02 | the 11th of June
%list town2: Aarhus | Buenos Aires | Turin | Isle of Skye | Lyon | Clermont-Ferrand | Split | Salt Lake City | Riga | Bury St Edmunds | Osaka | Las Palmas | Basel | Cape Town
%list town3: Ghent | Leeds | Malmö | Porto | Graz | Brno | Galway | Trieste | Lyon | Aarhus | Utrecht | Bath | Cork | San Sebastián | Gdańsk | Basel | Tampere | Split | Des Moines | Nagoya | Kassel | Bergen
%list town2_2: Verona | Hull | Innsbruck | Seville | Oulu | Dresden | Dover | Marseille | Ljubljana | Inverness | Bologna | Rotterdam | Aberdeen | Kraków | Nantes | Zurich | Boise | Osaka | Valencia | Linz
when is {film=film2} on in {city=city} [{date=day2}]
{film=film2} {city=city} {date=day2}
what time does {film=film2} start {date=day2} in {city=city}
where in {city=city} can I see {film=film2} {version:original=in the original|with the original voices|undubbed} {date=day2}
showtimes {city=city} {date=day2}, {film=film2}, {version:subtitled=with subtitles|subtitled|omu}
{date=day2} we're in {city=city} and would love to watch {film=film2}, which houses show it
is anybody still showing {film=film2} in {city=city}? {version:dubbed=dubbed|in our language} if possible
{version:subtitled=subtitled} {film=film2}, {city=city}, {date=day2}
everyone raves about {film=film2} and I'm in {city=city} {date=day2} with nothing to do
the big screen or nothing: {film=film2} {date=day2} near {city=city}
what times is {film=film2} on {date=day2}
is there a film on in {city=city} {date=day2}
showtimes for {film=film3} in {city=town} on {date=onday2}
{film=film3} {version:subtitled=with subtitles|subtitled} in {city=town} {date=anyday}
film {film=film3}, city {city=town}, date {date=anyday}, version {version:original=original}
in {city=town} {date=anyday}, when is {film=film3} on
{date=anyday}, {version:dubbed=dubbed}, {film=film3}, {city=town}
where can I see {film=film3} {version:original=in the original|undubbed} around {city=town}
~ {=name} lives in {=town2}, but when does {film=film3} play in {city=town}
~ movie: {film=film3}. town: {city=town}
in {version:original=the original|original version}, {city=town3}, {film=film} {date=day3}
{date=day3} in {city=town3} with {version:subtitled=subtitles}, when do they show {film=film}
~ for {film=film}, what times {date=day3}? {city=town2_2}
%lang de
wann läuft {film=film2} {date=date2} in {city=city}, {version:original=im Original|in Originalfassung}
%lang es
¿a qué hora ponen {film=film2} en {city=city} {date=date} {version:subtitled=con subtítulos|subtitulada}?

%tool reserveCinemaSeats Reserve seats for a film at a cinema.
%also Returns seat numbers and a code.
%also Keep places in the auditorium for a screening: which film, which house, day and hour, how many and how far from the screen.
%param film* (movie) {"type": "string", "description": "Title of the film"}
%param cinema* (theatre, venue) {"type": "string", "description": "Name of the cinema"}
%param date* (day) {"type": "string", "format": "date"}
%param time* (showtime, at) {"type": "string", "description": "Start of the screening"}
%param seats* (count, tickets) {"type": "integer", "description": "How many"}
%param row (section) {"type": "string", "enum": ["front", "middle", "back", "aisle"], "description": "Where in the auditorium"}
%list seats: 2 => 2 | two => 2 | three => 3 | four => 4 | 4 => 4 | 5 => 5 | six => 6 | 3 => 3 | seven => 7 | eight => 8
%list cinema: Odeon | Rex | Filmpalast | Kino International | Curzon | Cinestar | Electric Cinema | Apollo | Cine Doré | Gloria | UCI | Everyman | Ritzy | Capitol | Lichtburg | Vue | Roxy | Savoy | Babylon | Rialto
%list few: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | 2 | nine => 9
%list film3: The Man Who Sold the Stairs | Alma | From Here to Vigo | Two Brothers and a Boat | Kiss Me at Noon | Run, Ella, Run | Seven at the Table | Rain | Harbour Lights, Part Two | O'Malley's Last Summer | Close to Home
%list kino: Odeon | Rex | Cinema by the River | Lumière | Palace on Mill Lane | UCI | The Electric | Star and Garter | Filmhaus | Ritzy
%list day4: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | 9 October | Sunday | July 4th | Tuesday | the 1st of May | Saturday the 9th | 12/8 | Thursday
%list hour2: 7 | half past six | 6:30 pm | noon | 19:00 | 8 | quarter to nine | 4 pm | nine | 11:15 | 5 o'clock | 20:30 | 6am | ten past three
%list rel: tomorrow | next Friday | this Saturday | the day after tomorrow | Monday | next Wednesday | today | 18 July | Thursday | 2026-04-11 | March 19th | Sunday week | the 6th
%list cinema2: the Odeon | Filmtheater am Park | the Rex | Cinema Paradiso | Arthouse 3 | the Picture House | CineStar | Le Champo
%list seats_de: zwei => 2 | drei => 3 | vier => 4 | 5 => 5 | sechs => 6
%list seats_es: dos => 2 | tres => 3 | cuatro => 4 | 5 => 5 | seis => 6
{seats=seats} seats for {film=film2} at {cinema=cinema} {date=day2} at {time=hour}
reserve {seats=seats} for {film=film2}, {cinema=cinema}, {date=day2}, {time=hour}[, {row:back=back row|at the back}]
{cinema=cinema} {date=day2} {time=hour} {film=film2} {seats=seats} people
we're going to see {film=film2} {date=day2}, {seats=seats} of us, the {time=hour} showing at {cinema=cinema}
at {cinema=cinema} {date=day2} there's {film=film2} at {time=hour}: keep {seats=seats} {row:middle=in the middle|in a central row} for us
{row:aisle=on the aisle|aisle seats} please, {seats=seats}, {film=film2}, {time=hour} {date=day2}, {cinema=cinema}
I'm taking {=firstname} to {film=film2} {date=day2} at {time=hour}, so {seats=seats} spots {row:front=near the front|up front} at {cinema=cinema}
{time=hour} {date=day2}, {film=film2}, {seats=seats} seats {row:back=as far back as possible|in the back}, {cinema=cinema}
before it sells out get {seats=seats} of us into {film=film2}, {cinema=cinema}, {date=day2} {time=hour}
reserve {seats=seats} seats for {film=film2} {date=day2}
~ hold {row:middle=middle} seats at {cinema=cinema} for {film=film2}
{seats=few} seats for {film=film3} at {cinema=kino} on {date=day4} at {time=hour2}
reserve {film=film3}, {cinema=kino}, {date=rel} {time=hour2}, {seats=few} seats
~ at {time=hour2} on {date=day4} at {cinema=kino}: {seats=few} for {film=film3}
film {film=film3}, cinema {cinema=kino}, date {date=day4}, time {time=hour2}, seats {seats=few}, row {row:back=back}
in the {row:middle=middle} row, {seats=few} seats at {cinema=kino} for {film=film3}
book {seats=few} {row:aisle=aisle} seats at {cinema=kino} {date=rel} to see {film=film3}
~ {=who} wants to see {film=film3} at {cinema=kino}, {seats=few} seats
at {cinema=cinema2}, {row:back=in the back|back row}, {seats=guests} for {film=film} at {time=clockb}
{seats=guests} of us into {film=film} {date=day3} at {cinema=cinema2}
for {date=day3} {time=clockb}, {film=film}, {seats=guests} seats, {row:middle=in the middle|half way up}, we meet at the kiosk
%lang de
reservier {date=date2} um {time=time} {seats=seats_de} Plätze für {film=film2} im {cinema=cinema}
%lang es
guárdame {seats=seats_es} butacas para {film=film2} en {cinema=cinema} {date=date} a las {time=time}

%tool recordProgramme Record a TV programme.
%also Schedules a recording.
%also Keep something from television to watch later, by its name or by channel and hours, one time or every episode.
%param programme* (show, title) {"type": "string", "description": "Name of the programme"}
%param channel (station, network) {"type": "string", "description": "TV channel"}
%param date (day) {"type": "string"}
%param startTime (from, begin) {"type": "string", "description": "Begin of the recording"}
%param endTime (to, until) {"type": "string", "description": "End of the recording"}
%param series (allEpisodes, recurring) {"type": "boolean", "description": "Every episode"}
%list programme: Bake Off | Tatort | Planet Earth | the evening news | Match of the Day | Doctor Who | Antiques Roadshow | The Bear | the Eurovision final | Jeopardy | Sherlock | Strictly | the cup final | Gardeners' World | Grand Designs | Countdown | the opening ceremony | Bluey | University Challenge | Die Sendung mit der Maus | the election debate | Masterchef
%list channel: BBC One | Channel 4 | ZDF | Arte | ITV | NBC | CNN | ARD | La 2 | BBC Two | HBO | 3sat | Fox | Eurosport | ABC | RTL | Antena 3 | PBS | Sky Arts | Discovery
%list prog: The Man Who Sold the Stairs | News at Ten | Bake and Run | Songs from the Valley | match of the day | Who Wants My House? | Tatort | Life with Bears, part two | Countdown to Midnight | QI | A Place by the River | On Air with Lou
%list chan: BBC Two | ZDF | Channel 4 | Sky Arts | ITV | Arte | RTL | HBO | Film4 | the sports channel | Das Erste
%list clk: 9 | half past seven | 6:30 pm | noon | 14:15 | quarter to ten | 8 o'clock | 5 am | 10:45 | midnight | eleven
%list clk2: 13:00 | 4 pm | half past nine | 20:15 | ten past six | 11:30 pm | 7 in the evening | 16:45 | 1 am | 22:00
%list channel2: BBC Two | Arte | ZDF | Channel 4 | ORF 1 | PBS | RTÉ One | SVT1 | La 2
%list show: Antiques on Tour | the Vienna concert | Crime at the Lake | the cup final | Gardeners under Glass | a documentary about bees | Tatort | The Great Bake Off | News at Ten
%list clock: 9 am | half past seven | 18:00 | noon | 7.15 | 3 pm | 20:30 | quarter to six | 8 in the evening | 10:45 | 6am | 11 | 16:20 | five o'clock | 2:30pm
record {programme=programme} on {channel=channel} [{date=day2}]
{programme=programme}, {channel=channel}, {date=day2}, {startTime=hour} to {endTime=hour}
tape {programme=programme} {date=day2} from {startTime=hour} till {endTime=hour}
I won't be home {date=day2} and {programme=programme} is on at {startTime=hour}, save it for me
{channel=channel} {date=day2} {startTime=hour}-{endTime=hour}, {programme=programme}
keep {series:true=every episode of|all of|the whole series of} {programme=programme}
{programme=programme} finishes at {endTime=hour} {date=day2}, starts {startTime=hour}, get it for later, {channel=channel}
{series:true=from now on always|every week} {programme=programme} on {channel=channel}
we always miss {programme=programme}, make sure we can watch it afterwards
make sure the box gets {programme=programme} {date=day2}, {series:false=just this one|only that episode}
record whatever is on {channel=channel} {date=day2} between {startTime=hour} and {endTime=hour}
record the show on {channel=channel} {date=day2}
record {programme=prog} on {channel=chan}
record {programme=prog} {date=aday} from {startTime=clk} to {endTime=clk2}
programme: {programme=prog}, channel: {channel=chan}, start: {startTime=clk}, end: {endTime=clk2}
on {channel=chan} at {startTime=clk}, record {programme=prog}
record {series:true=every episode|all episodes} of {programme=prog} on {channel=chan}
from {startTime=clk} until {endTime=clk2} on {date=onday}, {programme=prog}, {channel=chan}, record that
record {series:false=only this episode|just the one episode} of {programme=prog} on {date=onday}, until {endTime=clk2}
on {channel=channel2}, {programme=show}, from {startTime=clockb}
{date=day3} {startTime=clock} to {endTime=clockb} on {channel=channel2}, {programme=show}, {series:true=every episode of it|the whole series}
tape {programme=show} for grandpa, it's on {channel=channel2} {date=day3}
%lang de
nimm {programme=programme} auf {channel=channel} {date=date2} ab {startTime=time} auf
zeichne {programme=programme} von {startTime=time} bis {endTime=time} auf

%server shelfmark
%list book2: Middlemarch | The Hobbit | Educated | Norwegian Wood | War and Peace | Circe | A Gentleman in Moscow | Wolf Hall | The Very Hungry Caterpillar | Beloved | Cooking for One | One Hundred Years of Solitude | Klara and the Sun | Dune Messiah | How to Live with Cats | Pachinko | The Name of the Rose | Sapiens | Small Things Like These | Gone with the Wind | Catan | To the Lighthouse | Letters from a Stoic | Piranesi

%tool shelfmark_hold Place a hold on a library book.
%also Returns the place in the queue.
%also Reserves a title at a branch of the public library as a book, large print, audio disc, film or game.
%param title* (name, work) {"type": "string", "description": "Title"}
%param author (writer, by) {"type": "string", "description": "Who wrote it"}
%param branch (pickup_branch, library) {"type": "string", "description": "Where to collect it"}
%param medium (format, kind) {"type": "string", "enum": ["book", "large_print", "audio_cd", "dvd", "board_game"], "description": ""}
%list writer: George Eliot | Tolkien | Tara Westover | Murakami | Tolstoy | Madeline Miller | Amor Towles | Hilary Mantel | Eric Carle | Toni Morrison | García Márquez | Ishiguro | Min Jin Lee | Umberto Eco | Claire Keegan | Virginia Woolf | Seneca | Susanna Clarke | Frank Herbert | Harari
%list branch2: Central | Northside | Elm Park | Jubilee Library | Mitte | West End | Harbour Street | branch in the shopping centre | Old Fire Station | Camden | bookmobile at the school | Riverside | Kilburn | main library on King Street | Southgate | Mill Hill | Grove Road | university branch | Castle Street | St Pancras
%list branch3: Southside | the one on Elm Street | Central | Kreuzberg | the mobile library | West End | the old mill
%list book3: The Woman in White | Under the Volcano | A Walk in the Woods | To the Lighthouse | Out of Africa | Emma | From a View to a Death | The Man Without Qualities | By Night in Chile | On Beauty
%list buch: Der Vorleser | Tintenherz | Buddenbrooks | Die Vermessung der Welt | Momo | Im Westen nichts Neues | Tschick
%list autor: Schlink | Cornelia Funke | Thomas Mann | Kehlmann | Michael Ende | Remarque | Herrndorf
%list zweig: Mitte | Nord | Am Wasserturm | Südstadt | Altona | Kreuzberg
%list libro: Rayuela | Cien años de soledad | Nada | La sombra del viento | Patria | El amor en los tiempos del cólera
%list barrio: Chamberí | Gràcia | Lavapiés | Triana | Ruzafa | Sants
place a hold on {title=book2} by {author=writer} at {branch=branch2}
reserve {title=book2} as {medium:large_print=large print} at the library
{title=book2}, {author=writer}, {medium:audio_cd=audio CD}, {branch=branch2}
{branch=branch2}: {medium:dvd=the film on DVD|DVD}, {title=book2}
hold {title=book2}
{title=book2} {branch=branch2}
library reservation, {author=writer}
place a hold on something by {author=writer}
my book club does {title=book2} next and I won't pay for a copy, {branch=branch2} is close by
gran can't see well any more, she'd like {title=book2}, {medium:large_print=big letters|in big letters}
put me in the queue for {title=book2}, everybody seems to be reading it
for the long drive {medium:audio_cd=on disc, read aloud|something read aloud}: {title=book2} by {author=writer}
I don't have it yet so there's nothing to extend: get {title=book2} to {branch=branch2} for me
hold {title=book} by {author=auth} at {branch=branch}
place {medium:large_print=a large print} hold on {title=book}, collect at {branch=branch}
at {branch=branch} by {author=auth}: {title=book}
~ title {title=book}, author {author=auth}, branch {branch=branch}, medium {medium:audio_cd=audio CD}
reserve {title=book} on {medium:dvd=DVD} for {branch=branch}
{medium:board_game=board game} {title=book}, pick up at {branch=branch}
hold {title=book} for {=kid} at {branch=branch}
at {branch=branch3}, {title=book3}
by {author=auth2}, {title=book3}, {medium:audio_cd=on CD|as an audio CD}
{title=book3} for our reading circle at Hilda's
to {branch=branch3} in {medium:large_print=large print|big letters}: {title=book3} by {author=auth2}
%lang de
merk mir {title=buch} von {author=autor} in der Zweigstelle {branch=zweig} vor
%lang es
resérvame {title=libro} en la biblioteca de {branch=barrio}

%tool shelfmark_extend_loan Extend the loan of a library book.
%also Returns the new due date.
%also Keeps something borrowed from the public library for longer, by weeks or until a day, on a card.
%param title (item, book) {"type": "string", "description": "What was borrowed"}
%param weeks (extra_weeks, longer) {"type": "integer", "description": "How many weeks more"}
%param until (new_due_date) {"type": "string", "description": "New due date"}
%param card (card_number, account) {"type": "string", "description": "Library card number"}
%list libcard: 20441-7 | L 88120 | 0071 4432 | C-5519 | 9001 2 | BX 3307 | 114 208 | LB-77 | 30 611
%list bookt: The Man Who Sold the Stairs | Rivers by Ella Moor | Bread and Salt | It | How to Keep Bees in Town | War, Peace and Cake | A Room with a View | Emma | Extend Your Life by Ten Years | Under the Volcano | Dune
%list few: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | nine => 9 | 15
%list onday2: Friday | the 14th | 3 March | Tuesday | 22 June | Monday | the 2nd of May | Saturday | July 9 | Thursday | 2026-03-18 | Sunday the 5th | Wednesday evening | April 30th
%list cards7: 4471-88 | LB 20931 | 0098812 | C-7 | A12 3344 | 55510 | LIB-2026-4 | 7783 | card of my son | X9
extend {title=book2} by {weeks=int} weeks
renew {title=book2} until {until=date} on card {card=libcard}
{title=book2}, {weeks=int} weeks more, card {card=libcard}
card {card=libcard}: {title=book2} until {until=date}
{title=book2} {weeks=int} weeks longer
loan extension {title=book2}
library card {card=libcard}, renewal
I'm only on page forty of {title=book2} and it's due already
the kids can't let go of {title=book2}, may we keep it till {until=date}
no overdue fine please, {title=book2} stays here until {until=date}
we're away and can't bring {title=book2} back, {weeks=int} weeks, card {card=libcard}
still reading {title=book2}, it's a brick, give me until {until=date}
I needn't reserve {title=book2}, I've got it here and want it {weeks=int} weeks longer
extend {title=bookt} by {weeks=few} weeks
extend {title=bookt} until {until=onday2} on card {card=cards7}
title {title=bookt}, weeks {weeks=few}, card {card=cards7}
on card {card=cards7}, {weeks=few} weeks more for {title=bookt}
until {until=onday2}, please extend {title=bookt}
card no: {card=cards7} / due: {until=onday2} / book: {title=bookt}
renew everything on {card=cards7} to {until=onday2}

%server sonora
%list zone: kitchen | nursery | terrace | bathroom | living room | garage | office upstairs | guest room | garden shed | hall | dining room | attic | balcony | basement | gym
%list vol: 30 | 20 | 45 | 10 | 60 | 75 | 15 | twenty => 20 | 50 percent => 50 | 35% => 35 | 80 | 5 | fifty => 50

%tool sonora_put_on Play music on a speaker.
%also Starts playback.
%also Has a song, record, singer or style sound in a room, shuffled and as loud as told.
%param what (query, title, music) {"type": "string", "description": "Song, album, style or mood"}
%param artist (by, performer) {"type": "string", "description": ""}
%param room (speaker, zone) {"type": "string", "description": "Which speaker"}
%param volume (level, loudness) {"type": "integer", "description": "0 to 100"}
%param shuffle (random_order, mix) {"type": "boolean", "description": "Mixed order"}
%list music: Blue in Green | something calm for cooking | Bohemian Rhapsody | 90s hip hop | songs for a rainy sunday | Goldberg Variations | Dancing Queen | lo-fi beats | music with no words in it | Hey Jude | cheerful ska | film scores | sea shanties | Rumours | reggae and dub | lullabies for the twins | bossa nova | Space Oddity | techno from Detroit | Summertime | country ballads | Gregorian chant | Graceland
%list singer: Nina Simone | Radiohead | Glenn Gould | Abba | Johnny Cash | Ella and Louis | Bob Marley | Kate Bush | Earth, Wind and Fire | Rosalía | Miles Davis | Queen | Fleetwood Mac | Stromae | Tom Waits | Simon and Garfunkel | Björk | Kraftwerk | Mercedes Sosa | Adele | The War on Drugs | Hilary Hahn
%list singer_n: Nina Simone | Radiohead | Glenn Gould | Abba | Johnny Cash | Ella and Louis | Bob Marley | Kate Bush | Earth, Wind and Fire | Rosalía | Miles Davis | Queen | Fleetwood Mac | Stromae | Tom Waits | Simon and Garfunkel | Björk | Kraftwerk | Mercedes Sosa | Adele | The War on Drugs | Hilary Hahn | Beatles
%list room3: kitchen | bedroom | study | hall | living room | guest room upstairs | bath | kids' room | attic | room by the stairs | cellar
%list vol2: 20 | 35 | thirty => 30 | 50 | 15 | 60 percent => 60 | 40 % => 40 | 25 | 70
%list musik: etwas Ruhiges zum Kochen | Regenlieder | Jazz ohne Gesang | die neunte Sinfonie | Kinderlieder | Schlager aus den Siebzigern | 99 Luftballons | Klaviermusik | Reggae
%list musica: algo tranquilo para cocinar | flamenco | canciones para el coche | salsa y merengue | jazz sin voces | nanas para los gemelos | Bésame mucho | música de piano
play ({what=music}|{what=music}|{what=music}) by ({artist=singer}|{artist=singer}|{artist=singer}) in the {room=zone}
(play|put on) some {artist=singer_n}[, volume {volume=vol}]
({artist=singer}|{artist=singer}|{artist=singer}), ({what=music}|{what=music}|{what=music}), {room=zone}
({what=music}|{what=music}|{what=music}) in the {room=zone}, {shuffle:true=shuffled|mixed up}, at {volume=vol}
~ volume {volume=vol}, {room=zone}, ({artist=singer}|{artist=singer}|{artist=singer}), {shuffle:false=in order|no shuffle}
I feel like ({what=music}|{what=music}|{what=music})
it's far too quiet in here
my guests arrive in ten minutes and it feels like a dentist's in the {room=zone}, so ({what=music}|{what=music}|{what=music}) please, {volume=vol} will do
{=firstname} has had a rotten day and needs cheering up. let her hear ({artist=singer}|{artist=singer}|{artist=singer}), {shuffle:true=any order|random order}
let's dance, ({what=music}|{what=music}|{what=music}) in the {room=zone}, loud, {volume=vol}
in the {room=zone} I'd like to hear ({what=music}|{what=music}|{what=music}) from ({artist=singer}|{artist=singer}|{artist=singer})
something from ({artist=singer}|{artist=singer}|{artist=singer}) would go well with this wine
{shuffle:true=shuffle} ({artist=singer}|{artist=singer}|{artist=singer}) in the {room=zone}
play {what=song} by {artist=band2} in the {room=room3}
{room=room3}: {what=song}, volume {volume=vol2}
in the {room=room3} at {volume=vol2} put on {artist=band2}
~ song {what=song}, artist {artist=band2}, room {room=room3}, shuffle {shuffle:false=off}
{what=song} from {artist=band2} at volume {volume=vol2}
{shuffle:true=shuffle} {artist=band2} in the {room=room3}
play {what=song} in the {room=room3} for {=kid}
by {artist=artist}, {shuffle:true=shuffled|in any order}, in the {room=room2}
on {volume=pct2} in the {room=room2}, {what=song2}
{what=song2} from {artist=artist}, the dog sleeps better with it
%lang de
spiel {what=musik} mit Lautstärke {volume=vol}
mach mal {what=musik} von {artist=singer} an
%lang es
ponme {what=musica} con el volumen a {volume=vol}

%tool sonora_loudness Set the volume of a speaker.
%also Returns the new level.
%also Makes what is playing louder or softer.
%param level* (volume, value) {"type": "integer", "description": "0 to 100"}
%param room (speaker, where) {"type": "string", "description": ""}
%list room3: kitchen | living room | bath | Mia's room | office upstairs | garage | den | terrace and pool | guest room | attic | hallway | bedroom
%list vol2: 30 | 45% => 45 | twenty => 20 | 70 percent => 70 | 15 | 100 | 5 | fifty => 50 | 60% => 60 | 8 | 25 percent => 25
volume {level=vol} in the {room=zone}
turn it (up|down) to {level=vol}
{room=zone} to {level=vol}
set the {room=zone} speaker to {level=vol}
the baby's asleep, {level=vol} in the {room=zone}
~ I can't hear a word, {level=vol} please
{level=vol}, {room=zone}
our neighbour has knocked on the wall twice by now, so {level=vol} in the {room=zone} has to be enough
this is my favourite bit of the whole song and I want to feel it. {level=vol}!
bring the {room=zone} down to {level=vol}
blast it, {level=vol} in the {room=zone}
set the volume in the {room=zone}
louder in the {room=zone} please
{room=room3} speaker to {level=vol2}
turn the music in the {room=room3} to {level=vol2}
volume {level=vol2}, {room=room3}
sound at {level=vol2} please, the neighbour in the flat below complained
%lang de
stell die Lautstärke auf {level=vol}

%server tonearm

%tool tonearm_spin Start music, a song, an album or everything by an artist.
%also Returns what is now playing.
%also Begins playback of a title in one room of the flat, in random order if wanted, narrowed down to whoever performs it.
%param what* (title, query) {"type": "string", "description": "Title of a song or album"}
%param by (artist, performer) {"type": "string", "description": "Who performs it"}
%param room (zone, speaker) {"type": "string", "description": ""}
%param shuffle (random, mixed) {"type": "boolean", "description": "Random order"}
%list album: Kind of Blue | Abbey Road | songs in the key of life | bohemian rhapsody | Rumours | the four seasons | walking on sunshine | Moon Safari | dancing in the dark | Back to Black | Für Elise | Graceland | harvest moon | blue in green | Buena Vista Social Club | the girl from Ipanema | time after time | Hotel California | Pet Sounds | clair de lune | here comes the sun | songs for a rainy day | bread and roses | nocturnes for piano | OK Computer
%list musician: Nina Simone | Daft Punk | Miles Davis | Fleetwood Mac | Stevie Wonder | Billie Holiday | Simon and Garfunkel | Queen | Amy Winehouse | the Rolling Stones | Glenn Gould | Rosalía | Bob Marley and the Wailers | Kraftwerk | Adele | Fela Kuti | Norah Jones | Ella and Louis | Radiohead | Caetano Veloso | Earth, Wind and Fire
%list song3: The Man Who Sold the Stairs | Rivers | Bread and Roses | Waiting for Clara by the Sea | Blue | Don't Go, Don't Stay | Songs in the Key of Rain | Halfway to Leeds | Play It Again | Room 9 | At Home with You | Monday
%list room3: kitchen | living room | hall | study | bedroom upstairs | guest bathroom | nursery | attic | office | room under the stairs | dining room
%list song4: Blue in Green | Dancing in the Street | Under Pressure | Songs from a Room | Back to Black | By the Way | Here Comes the Sun | At Last | The Köln Concert | Music for Airports | With or Without You | On the Road Again
%list room4: kitchen | nursery | study | upstairs bath | guest room | hall | attic | living room | conservatory | workshop | bedroom | cellar bar
%list zimmer: Wohnzimmer | Schlafzimmer | Bad | Arbeitszimmer | Kinderzimmer | Gästezimmer | Esszimmer | Büro unterm Dach
%list cuarto: salón | dormitorio | baño | pasillo | despacho | comedor | cuarto de los niños | estudio
(play|put on) {what=album} by {by=musician} in the {room=room}
{shuffle:true=shuffled|in random order}, {by=musician}, {what=album}, and in the {room=room}
in the {room=room} I'd like {what=album}, the {by=musician} version
(put|have) some music (on|going) in the {room=room}
play something by {by=musician}
it's far too quiet in the {room=room}, {what=album} would help
I've had a rotten day and only {by=musician} can fix it, {what=album} if you have it
guests arrive in ten minutes and the {room=room} feels like a waiting room, how about {what=album}
(grandpa|my {=firstname}) wants to hear {what=album} again, you know, {by=musician}
{what=album} {room=room}
{what=album} by {by=musician}
{what=album}, {shuffle:true=shuffled|mixed up|random}
nothing should fade or stop, I want {what=album} from the top (in|through) the {room=room}
play {what=song3} by {by=band} in the {room=room3}
in the {room=room3} play {what=song3}
{shuffle:true=shuffle} {what=song3} by {by=band}
by {by=band}, {what=song3}, {shuffle:true=shuffled}
album {what=song3}, artist {by=band}, room {room=room3}, shuffle {shuffle:false=no}
by {by=artist2}, {what=song4}, in the {room=room4}
{room=room4}: {what=song4}
the version {by=artist2} did of {what=song4}
{what=song4}, it was on at our wedding in Cadiz
in the {room=room4} put on {what=song4} by {by=artist2}, {shuffle:true=any order|in random order}
%lang de
leg mal {what=album} von {by=musician} im {room=zimmer} auf
%lang es
ponme {what=album} de {by=musician} en el {room=cuarto}

%tool tonearm_fade_out Let the music fade away and stop after some minutes.
%also Returns the moment of silence.
%also Sleep timer that turns playback down slowly in a room and ends it, at the end of the song if wanted.
%param minutes* (after, delay_minutes) {"type": "integer", "description": "Minutes until it is quiet"}
%param room (zone, where) {"type": "string", "description": "Room"}
%param finish_song (let_finish, to_the_end) {"type": "boolean", "description": "Play the current song to its end"}
%list nap: 20 minutes => 20 | half an hour => 30 | 45 minutes => 45 | an hour => 60 | ten minutes => 10 | 15 min => 15 | 90 minutes => 90 | five minutes => 5 | 40 min => 40 | 25 minutes => 25 | two hours => 120
%list mnx: 20 minutes => 20 | half an hour => 30 | 45 min => 45 | an hour => 60 | ten minutes => 10 | 90 minutes => 90 | 15 mins => 15 | two hours => 120 | 5 minutes => 5 | forty minutes => 40 | 25 minutes => 25 | an hour and a half => 90
%list rmx: kitchen | living room | bedroom upstairs | study | bathroom on the second floor | hall | conservatory | guest room | garage | kids' room | room under the roof | den
fade the music out in {minutes=nap}
(let|have) it fade in the {room=room} over {minutes=nap}, {finish_song:true=but let the song end first|song to its end}
{room=room}: music off in {minutes=nap}, {finish_song:true=last song complete|finish the song}
set the sleep timer (for|in) the {room=room}
I drift off within {minutes=nap} every night, no need for it to go on till dawn
{=firstname} falls asleep to the lullabies in the {room=room}, {minutes=nap} from now nobody needs them
neighbours complain if there's noise late, so {minutes=nap} more in the {room=room} and that's it
how about {minutes=nap} of Chopin and then silence, {finish_song:true=without cutting a piece in half|no chopping anything off}
{minutes=nap} sleep timer
music {room=room} {minutes=nap}
{minutes=nap}, then silence
don't play anything new, what's on may run {minutes=nap} longer and then die down
turn it down slowly until it's gone
after {minutes=nap} it should get quiet in the {room=room}
fade the music out over {minutes=mnx} in the {room=rmx}
sleep timer for the speakers, {minutes=mnx}
quiet in the {room=rmx} in {minutes=mnx}, {finish_song:true=let the song finish|not in the middle of a song|play this song to the end}
{minutes=mnx} more of this kitchen disco playlist, then slowly down to nothing

%server tunes
%list plname: Road Trip | Sunday Morning | Gym Beast Mode | Songs for Mia | Rainy Days | Dinner Party | Deep Focus | Throwback | Summer 2024 | Wedding Dance Floor | Chill Out | Kitchen Disco | Kids in the Car | Late Night Coding | Sad Girl Autumn | Running 170 bpm | Christmas with Grandma | Breakup | Oldies | Spa
%list plname2: Songs for the Ferry | Up at Five | Under the Stars | Dad on Drums | Cleaning with Queen | From Lagos to London | Slow Sundays | Mud and Guitars | For Ruth | Night Shift | Kitchen at Midnight

%tool play_music Play a song, artist, album or playlist.
%also Starts music playback on a speaker.
%also Puts on whatever the user wants to hear, in a room if they name one, in random order if they like.
%param query* (what, search) {"type": "string", "description": "Song, artist, album or mood"}
%param speaker (room, output_device) {"type": "string", "description": "Room or speaker to play on"}
%param shuffle (random_order) {"type": "boolean", "description": "Random order"}
%param volume (level) {"type": "integer", "description": "Volume in percent"}
%list music: Miles Davis | Bohemian Rhapsody | some jazz | new Taylor Swift album | Radiohead | lofi beats | dinner playlist | Vivaldi | Abbey Road | 90s hip hop | Dua Lipa | whale sounds | Daft Punk | Clair de Lune | Johnny Cash | classic rock | Frozen soundtrack | Nina Simone | reggae | Blinding Lights | Ludovico Einaudi | K-pop hits
%list music2: Rivers by Ella Moor | something calm for reading | The Man Who Sold the Stairs | Bach | Songs from the Valley | jazz | Dance with Me, Sal | my road trip playlist | At the Bar | Up and Down | the new Kettle Drummers album | 80s hits | Kitchen Sink by Tom Frey
%list spk: living room | kitchen | bath | office | garden and patio | garage | study | kids' room | guest bathroom | attic
%list spk2: Big Sal | the old radio | Tom's phone | Kitchen Two | Bed and Bath | Sonos-2 | bathroom | Den | the speaker under the stairs | Office left
%list spk2_2: the kitchen | the bathroom | my office | the kids' room | the hallway | the garage | the living room | the studio
%list tune: something by Nina Simone | the soundtrack of Amélie | songs for a long drive | Rumours by Fleetwood Mac | rain on a tin roof | Bach on the lute | Take On Me | the best of ABBA | jazz for cooking | Under Pressure | Walking on Sunshine | On the Road Again | With or Without You | lullabies from Mali
%list vol: 20 | 35 | 50 | 15 | 70 | 40
%list spk3: kitchen | the shower | balcony | my office | kids' room | hallway | the garage | living room | studio | bedroom
play {query=music}
put on {query=music} in the {speaker=room}
I'd love to hear {query=music}, {shuffle:true=shuffled|on shuffle|in random order}
{query=music} [in the] {speaker=room} at {volume=percent}
some background for dinner would be nice, {query=music} maybe, in the {speaker=room}
can we have {query=music} please
start {query=music} on the {speaker=room} speaker, {shuffle:false=in order|from start to finish|no shuffle}
it's too quiet in here, how about {query=music} at {volume:30=thirty percent|30 percent|volume 30}
play something in the {speaker=room}
turn the music on
play {query=music2} in the {speaker=spk}
play {query=music2} at volume {volume=pct}
query: {query=music2}, speaker: {speaker=spk2}, volume: {volume=pct}
in the {speaker=spk}, put on {query=music2}, {shuffle:true=shuffled|on shuffle}
on {speaker=spk2} at {volume=pct} percent, {query=music2}
start {query=music2} {shuffle:false=without shuffle|in order} on {speaker=spk2}
{query=music2}, {volume=pct} percent, {shuffle:true=random order}
in {speaker=spk2_2}, {query=tune}
guests in ten minutes, {query=tune} at {volume=vol} percent
{speaker=spk3}: {query=tune}, {shuffle:true=all mixed up|in random order}
put on {query=tune}, I have a cake in the oven for {=anna}
%lang de
spiel {query=music} im {speaker:Wohnzimmer=Wohnzimmer}

%tool create_playlist Create a new playlist.
%also Makes an empty or filled list of songs.
%also Sets up a named collection of tracks with a description, songs to start with, and whether others may see it.
%param name* (playlist_name, title) {"type": "string", "description": "Name of the playlist"}
%param songs (tracks) {"type": "array", "items": {"type": "string"}, "description": "Songs to put in"}
%param description (about) {"type": "string"}
%param public (shared) {"type": "boolean", "description": "Visible to others"}
%list songs: Hallelujah, Fix You and Yellow | Africa by Toto | September, Le Freak and Stayin' Alive | Wonderwall | Thunderstruck, Highway to Hell | Dancing Queen | Jolene and Ring of Fire | Billie Jean, Thriller | Creep | Valerie, Rehab | Shape of You | Mr. Brightside and Last Nite | Bad Guy | Landslide, Dreams and Rhiannon | Hey Ya
%list pldesc: songs that make me want to clean the flat | everything we danced to in college | slow tunes for reading | only female voices | for the drive to the coast | no lyrics so I can concentrate | what dad used to sing | loud stuff for leg day | tracks I heard on holiday | music the toddler falls asleep to | covers that beat the original | stuff to cook pasta to | guilty pleasures from the nineties | all the songs from our first year together | background for board game night | upbeat but not annoying | piano for sunday mornings | for crying in the rain
%list name2: Songs for the Road | rain | Jazz and Coffee | Anna's Wedding | run run run | Music to Cook By | 90s, but good | Sunday Morning with Jo | Big Sal | sleep
%list sng: Hallelujah and Fix You | Jolene, September and Africa | Wonderwall | Dancing Queen, Thriller | Rivers by Ella Moor, Stairs, Heat and Dust | Yellow | Blue in Green and So What | Le Freak | Creep, Hurt, Zombie and Black | Up on the Roof, Stand by Me
%list pld: for long drives, loud | what we danced to at the wedding | quiet music for reading | everything Jo likes | no words, only piano | songs from summer 2026, in order | to wake up | music my father played on Sundays | party | to run to, fast and faster
%list songset: Purple Rain, Kiss and 1999 | Jolene, Crazy and Ring of Fire | Yesterday and Blackbird | Clocks, Yellow | Dancing Queen, Waterloo and Fernando | Hurt by Johnny Cash | Roxanne, So Lonely and Walking on the Moon | Zombie and Linger
%list plabout: for the drive down to the coast | only voices, no drums | everything we danced to at the wedding | to fall asleep by | what my father sang in the car | loud ones for the gym | songs with a colour in the title | for rainy evenings in November
create a playlist called {name=plname}
new playlist {name=plname} with {songs=songs}
~ make me a {public:true=public|shared} playlist named {name=plname}, {description=pldesc}
I want a playlist "{name=plname}" for {description=pldesc}
start a list of songs called {name=plname}: {songs=songs}, {public:false=just for me|keep it private|nobody else should see it}
~ {name=plname} should be the name of a new playlist, description: {description=pldesc}
put {songs=songs} into a brand new playlist, call it {name=plname}
set up a new playlist
make a playlist with {songs=songs}
could you set up {name=plname} as a playlist {public:true=everyone can see|visible to everybody}
make a playlist called {name=name2} with {songs=sng}
{public:true=public} playlist {name=name2}, description "{description=pld}"
put {songs=sng} in a new playlist called {name=name2}
~ name: {name=name2}, songs: {songs=sng}, description: {description=pld}, public: {public:false=no}
with {songs=sng}, create {name=name2}, {public:false=private|only for me}
playlist titled {name=name2}, description {description=pld}
name {name=name2}, tracks {songs=sng}, {public:true=visible to all|public}
{songs=songset} together as {name=plname2}
new one, {description=plabout}, called {name=plname2}
make {name=plname2} out of {songs=songset}, {public:true=everyone may hear it|open to all|visible for others}
start a playlist {name=plname2}, we leave at six in the morning
%lang es
crea una lista de reproducción llamada {name=plname}

%tool add_to_playlist Add a song to an existing playlist.
%also Appends a track to one of the user's playlists.
%also Saves a tune the user likes into the named collection.
%param song* (track, title) {"type": "string", "description": "Song to add"}
%param playlist* (playlist_name, list) {"type": "string", "description": "Playlist to add it to"}
%list song3: Hallelujah | Fix You | Africa by Toto | September | Wonderwall | Thunderstruck | Dancing Queen | Jolene | Billie Jean | Creep | Valerie | Shape of You | Mr. Brightside | Bad Guy by Billie Eilish | Landslide | Hey Ya | Take Five | Smooth Operator | Midnight City | Karma Police
%list sngs: Rivers by Ella Moor | Up All Night | The Man Who Sold the Stairs | To You, from Me | Add It Up | Salt and Honey | Big Sal | Halo | In the Garden on Sunday | Dancing with Mr. D | Play It Again, Tess | 99
%list plst: Running | Songs for Tess | Morning on the Balcony | rock and roll | Party at Pino's | chill | Road trip, part two | To Be Sorted | dinner | Best of 2019 | Dad's
%list song4: Dancing in the Dark | Ain't No Sunshine | Running Up That Hill | Under the Bridge | Fly Me to the Moon | In the Air Tonight | Song for Zula | Where Is My Mind | Bridge over Troubled Water | At Last | For What It's Worth
~ add {song=song3} to {playlist=plname}
put {song=song3} on my {playlist=plname} playlist
{song=song3} belongs in {playlist=plname}
{playlist=plname}: add {song=song3}
I love {song=song3}, save it to {playlist=plname}
can {song=song3} go on the {playlist=plname} list too
my {playlist=plname} playlist is missing {song=song3}
add {song=song3} to one of my playlists
I want another track on {playlist=plname}
stick {song=song3} in the {playlist=plname} playlist please
add {song=sngs} to {playlist=plst}
put "{song=sngs}" on the playlist {playlist=plst}
song {song=sngs}, playlist {playlist=plst}
~ to my playlist {playlist=plst} add "{song=sngs}"
playlist: {playlist=plst} / song: {song=sngs}
in {playlist=plst}, include the song {song=sngs}
into {playlist=plname2} with {song=song4}
{playlist=plname2} is missing {song=song4}
heard {song=song4} in a shop by the harbour, it belongs on {playlist=plname2}
%lang de
pack {song=song3} in meine Playlist {playlist=plname}

%server tunewold
%list song3: Rivers Under Glass | hold on, Marie | Tuesday in the Rain | bones | Don't Wait for the Bus | The Long Way to Ostend | Dust and Honey | seven a.m. | Sing It from the Roof | Elephant | Nobody Told Ana | what we said on the stairs that night
%list band3: the Marsh Hens | Ilse Vandamme | Otto and the Oars | Kid Lantern | DJ Mosaik | Brass for Breakfast | Yaw Mensima | Sisters of Four | O'Dell | Night Bus to Leith | pale tigers | Lena, Live | the boy from under the bridge

%tool tunewold_play_music Start playback of a song, album or playlist right away. Replaces what is playing. `volume_percent` 0-100.
%also Plays music on a speaker.
%also Put something on immediately in one of the rooms, by its title and if need be by who performs it, in random order if wanted, at a given loudness.
%param title* (name, media) {"type": "string", "description": "Song, album or playlist to play"}
%param artist (performer, by) {"type": "string", "description": "Performer, to tell apart titles of the same name"}
%param room (speaker, zone) {"type": "string", "description": "Room whose speaker is used; default: the last one"}
%param shuffle (random) {"type": "boolean", "description": "Random order"}
%param volume_percent (volume, level) {"type": "integer", "minimum": 0, "maximum": 100, "description": "Volume in percent"}
%list room3: kitchen | bathroom | living room | nursery | room over the garage | study | guest room | garage | sun room | attic | little room next to the stairs | gym
%list vol: 20 => 20 | 35 percent => 35 | 15% => 15 | 60 => 60 | forty percent => 40 | 80 percent => 80 | 25 => 25 | 10 percent => 10 | 50% => 50 | seventy percent => 70
put {title=song3} on in the {room=room3}
{title=song3} by {artist=band3}, {shuffle:true=in any old order|all mixed up|jumbled}
I want to hear {title=song3} from {artist=band3} in the {room=room3}, {volume_percent=vol}
can we have {artist=band3} with {title=song3}, {shuffle:false=in the right order|one after the other as on the record}
{room=room3}, {volume_percent=vol}, {title=song3}, {artist=band3}
blast {title=song3} at {volume_percent=vol} in the {room=room3}
let me hear {title=song3} again, loud and clear

%tool tunewold_queue_track Append a track to a running queue without interrupting it. Use tunewold_play_music to start at once.
%also Adds to the play queue.
%also Line up another song behind what is on now, directly after it or at the very end, in somebody's listening session.
%param track* (song, title) {"type": "string", "description": "Title of the track"}
%param artist (performer) {"type": "string", "description": "Artist of the track"}
%param position (place, where) {"type": "string", "enum": ["next", "last"], "description": "Where in the queue; default last"}
%param session_owner (session, listener) {"type": "string", "description": "Whose session, if not the caller's own"}
~ {position:next=straight after this one|right after this}: {track=song3} by {artist=band3}
stick {track=song3} behind whatever's on, in the version of {artist=band3}
could {track=song3} come up, {position:last=at the very end|when all the others are through}
line up {track=song3} by {artist=band3} for {session_owner=pal}
in {session_owner=pal}'s session I'd like {artist=band3} with {track=song3}, {position:next=before anything else}
{track=song3}, {artist=band3}, {position:last=at the back|right at the bottom}
when this is over I'd like {track=song3}, it won't be the last one

%tool tunewold_add_to_playlist Add a track to a stored playlist of the account. Does not play anything. Duplicates are skipped.
%also Saves a song to a playlist.
%also Keep a piece of music in one of the named collections, at its head if asked, with a remark for those who share it.
%param track* (song, title) {"type": "string", "description": "Track title"}
%param playlist* (list, collection) {"type": "string", "description": "Name of the playlist"}
%param artist (performer) {"type": "string", "description": "Artist name"}
%param at_top (prepend, first) {"type": "boolean", "description": "Insert as the first item and not as the last"}
%param comment (note, remark) {"type": "string", "description": "Remark shown to collaborators"}
%list plist: Sunday Pancakes | songs for the drive | gym | Mum's sixtieth | Sad but Fine | party in July | Rain, Tea and Cello | late shift | for Ana | things to hum | Roadtrip with Jo | deep focus
%list rem2: this one made me cry at the airport, sorry | play it after the cake is cut | not for children, skip it in the car | we danced to this in Porto until 3 | the bass comes in late, wait for it | goes well with the one by the Hens | Theo hates it but I do not care | found it in a film about trains | keep for the last hour, when people are tired | remember to ask Jo who sings the second part
save {track=song3} to {playlist=plist}
{track=song3} belongs in {playlist=plist}, {at_top:true=first of all|before all the others}
put {track=song3} by {artist=band3} on {playlist=plist}
into {playlist=plist}: {artist=band3} with {track=song3}, {at_top:true=at the very beginning}
{playlist=plist} needs {track=song3}, and tell the others: {comment=rem2}
{track=song3}, {artist=band3}, {playlist=plist}, {at_top:false=at the end is fine|down at the bottom}
I keep forgetting {track=song3}, top song, please keep it in {playlist=plist}

%tool tunewold_search_catalogue Full-text search over the whole catalogue (tracks, albums, artists, podcast episodes). Returns ids with durations; at most `limit` hits.
%also Searches the catalogue.
%also See what there is on the service for some words: which sort of hit, from which year, and with or without rude lyrics.
%param query* (q, text) {"type": "string", "description": "Search words"}
%param kind (type, item_type) {"type": "string", "enum": ["track", "album", "artist", "playlist", "podcast_episode"], "description": "Type of hit"}
%param year (released, release_year) {"type": "integer", "description": "Year of release"}
%param allow_explicit (explicit) {"type": "boolean", "description": "Set false to hide explicit content"}
%param limit (max_results, count) {"type": "integer", "minimum": 1, "maximum": 50, "description": "Maximum number of hits"}
%list seek: rain sounds for babies | harp and accordion | songs about the moon | live in Montreux | the history of tea | waltzes | klezmer, fast | interviews with beekeepers | whale song | Christmas with a choir | covers of Rivers Under Glass | don't panic
is there anything with {query=seek}, {allow_explicit:false=nothing rude|no swearing please|clean ones only}
{query=seek}, {kind:album=whole records|a full record}
what have they got on {query=seek} from {year=year}
{limit=hits} {kind:track=songs|single songs} to do with {query=seek}
show me {kind:podcast_episode=talk shows to listen to|things where people talk} about {query=seek}, {limit=hits} will do
~ {year=year}, {query=seek}, {allow_explicit:true=swearing is fine|rude words don't bother me}, {limit=hits}
look up {query=seek}, I heard it on a record of my dad's

%tool tunewold_follow_podcast Subscribe to a podcast show. New episodes appear in the library.
%also Follows a show.
%also Begin getting a podcast: fetch episodes to the phone by itself or not, how many of them to keep, and how to be told of new ones.
%param show* (podcast, title) {"type": "string", "description": "Name of the show"}
%param host (presenter, by) {"type": "string", "description": "Who presents it"}
%param auto_download (download, offline) {"type": "boolean", "description": "Store new episodes on the device for offline listening"}
%param keep_episodes (keep, max_episodes) {"type": "integer", "description": "How many episodes to keep"}
%param notify (notifications, alerts) {"type": "string", "enum": ["every_episode", "weekly_digest", "none"], "description": "Notifications about new episodes"}
%list pod: Half an Hour of Moss | Crime in the Suburbs | the daily herring | Talking to My Dentist | Ships, Maps and Storms | Nothing Much Happens | chess for cowards | The Week in Cheese | Don't Ask Rita | under the ice | Maths at Night | Letters from Nowhere in Particular
%list host: Rita Blom | the two Karls | Dr. Osei | Finn Aldous | Marta and Lew | Hadley O'Shea | my old teacher | Captain Yun | Ines Ferrand | the man from the radio
subscribe me to {show=pod}, {auto_download:true=so I can listen on the plane|also for when I have no signal}
~ {show=pod}, the one with {host=host}
I'd like to get {show=pod} by {host=host} from now on, {notify:none=no pings please|without bothering me}
follow {show=pod} and hang on to {keep_episodes=hits} episodes
there's {show=pod} now with {host=host}, sign me up, {notify:every_episode=tell me each time there's a new one}
{show=pod}, {host=host}, {keep_episodes=hits} at most, {notify:weekly_digest=one summary on Sundays|a round-up every seven days}
~ add {show=pod} to my shows, every colleague listens to it

%server twinkleframe
%list frame: Gran's | living room | kitchen | Mum and Dad's | Lisbon flat | hallway | Uncle Bo's | reception | Frame 3 | bedside | Oma Truus | care home, room 12

%tool TWINKLEFRAME_SEND_PICTURE Sends ONE picture to a digital frame. It is shown within a minute and stays in the frame's memory. Whole albums: TWINKLEFRAME_SET_SLIDESHOW.
%also Sends a photo to a frame.
%also Have a single snapshot appear at someone's place, with words underneath, for a while only if wanted.
%param PICTURE* (FILE, PHOTO) {"type": "string", "description": "File name or description of the picture"}
%param FRAME* (DEVICE, TARGET) {"type": "string", "description": "Target frame"}
%param CAPTION (TEXT, SUBTITLE) {"type": "string", "description": "Text below the picture"}
%param SHOW_FOR_HOURS (DURATION_HOURS, TTL_HOURS) {"type": "integer", "description": "Remove after this many hours"}
%param FIT (SCALING, LAYOUT) {"type": "string", "enum": ["crop", "full", "blurred_edges"], "description": "How to fit the picture to the screen"}
%list pic: the twins on the sledge | IMG_2041.jpg | sunset | Dad with the pike | cake | our new kitchen, half done | Rosa's first tooth | graduation | dog in the snow | team at the finish | mountain hut | grandpa's hat
%list keep: two hours => 2 | 24 hours => 24 | 12 hours => 12 | six hours => 6 | 48 hours => 48 | three hours => 3 | 8 hours => 8 | an hour => 1 | 36 hours => 36 | four hours => 4 | 72 hours => 72
%list cap: miss you | first day of school | we made it | look who can swim | 1 September | hello from Crete | guess where, Bo | four generations | for Oma | it's a girl
%list longcap: we walked all day, then it snowed at four | see you on Sunday, we bring the cake | he said he'd only eat one, he ate nine | first tooth, second tantrum, all before breakfast | the day we missed the ferry to Gozo | look, Oma, I can swim without the armbands | thanks for the jumper, she wears it to bed | no, we have not eaten yet, it's only five | Bo built it, Lena painted it, Rosa broke it | back home at last, tired, brown and happy
{PICTURE=pic} to {FRAME=frame}, {FIT:full=don't cut anything off|all of it visible}
beam {PICTURE=pic} over to {FRAME=frame}, {SHOW_FOR_HOURS=keep} is enough
on {FRAME=frame} put {PICTURE=pic} with {CAPTION=cap} under it
with {CAPTION=cap} below, {PICTURE=pic} into {FRAME=frame}
let {FRAME=frame} have {PICTURE=pic} and write underneath {CAPTION=longcap}
{FRAME=frame}, {PICTURE=pic}, {CAPTION=cap}, {FIT:crop=fill the whole screen|no borders}
can {FRAME=frame} get {PICTURE=pic}, I'm full of joy

%tool TWINKLEFRAME_SET_SLIDESHOW Chooses the album that a frame cycles through, replacing the current one. INTERVAL_SECONDS between 5 and 3600.
%also Sets the rotating album of a frame.
%also Let a frame go round through a collection of pictures, slowly or fast, in an order of choice, with or without the clock.
%param ALBUM* (COLLECTION, SOURCE) {"type": "string", "description": "Album name"}
%param FRAME (DEVICE, SCREEN) {"type": "string", "description": "Frame; default: all frames"}
%param INTERVAL_SECONDS (SECONDS, DWELL) {"type": "integer", "description": "Seconds per picture"}
%param ORDER (SEQUENCE, SORT) {"type": "string", "enum": ["CHRONOLOGICAL", "RANDOM", "NEWEST_FIRST"], "description": "Order of the pictures"}
%param SHOW_CLOCK (CLOCK, OVERLAY_TIME) {"type": "boolean", "description": "Overlay the time of day"}
%list album: Crete | Wedding | all the dogs | Rosa, first year | summer at the lake | best of 2026 | Bergen to Tromsø | Family | garden in bloom | Dad's seventieth | school plays
%list sec: 30 seconds => 30 | a minute => 60 | two minutes => 120 | 15 seconds => 15 | ten minutes => 600 | 90 seconds => 90 | five minutes => 300 | 20 seconds => 20 | 45 seconds => 45 | three minutes => 180 | 40 seconds => 40
%list longalbum: everything from the lake, also the blurry ones | Rosa, from the first day to the first step | what we did when it rained in May | Bergen to Tromsø, by boat and by bike | Dad turns seventy, with speeches and cake | all the Sundays at number nine | walks we took before the dog came | Mum and Dad, before we came along | the house, as it was when we bought it | birthdays, cakes and people who blow out candles
{ALBUM=album} on {FRAME=frame}, {ORDER:RANDOM=all jumbled|in no order at all}
show {ALBUM=album} from now on, {SHOW_CLOCK:true=with the time in the corner|and let me see what time it is}
at {FRAME=frame} go round through {ALBUM=album}, {INTERVAL_SECONDS=sec} each
every {INTERVAL_SECONDS=sec} another one out of {ALBUM=album} for {FRAME=frame}
{FRAME=frame} should cycle through {ALBUM=longalbum}, {ORDER:NEWEST_FIRST=latest ones up front}
{FRAME=frame}, {INTERVAL_SECONDS=sec}, {ALBUM=album}, {ORDER:CHRONOLOGICAL=as it happened|from first to last}
rotate {ALBUM=album}, I've no clock in here anyway

%tool TWINKLEFRAME_LIST_RECEIVED Lists pictures that arrived on a frame, with sender and reactions.
%also Lists pictures on a frame.
%also What has come in at a frame and from whom, since a day, just those that somebody gave a heart, or hidden ones too.
%param FRAME* (DEVICE) {"type": "string", "description": "Frame name"}
%param SENDER (FROM, BY) {"type": "string", "description": "Only from this person"}
%param SINCE (AFTER, FROM_DATE) {"type": "string", "description": "Earliest day"}
%param ONLY_HEARTED (FAVOURITES, LIKED) {"type": "boolean", "description": "Only pictures with a heart"}
%param MAX (LIMIT, COUNT) {"type": "integer", "description": "Default 25"}
%list past: yesterday | Monday | last Friday | 1 March | the 12th | last weekend | 2026-10-02 | New Year's Day | the 3rd of May | October 20th
%list kin: Rosa | my brother | Aunt Truus | Bo and Lena | the Hendersons | Grandpa Joe | little Amir | Claire's mum | Sven | nurse Petra
%list some: ten => 10 | 5 | three => 3 | 20 | a dozen => 12 | 8 | 15 | twenty => 20 | 30 | six => 6
what came in at {FRAME=frame}, {ONLY_HEARTED:true=just the ones somebody loved|those with a heart}
{FRAME=frame} pictures, anything after {SINCE=past}
did {SENDER=kin} put something on {FRAME=frame} since {SINCE=past}
from {SENDER=kin} to {FRAME=frame}, the last {MAX=some}
since {SINCE=past}, what has {FRAME=frame} got, {SENDER=kin} only
{SENDER=kin}, {FRAME=frame}, {MAX=some} of them, {ONLY_HEARTED:false=liked or not}
what has arrived at {FRAME=frame}, my heart is pounding

%tool TWINKLEFRAME_SLEEP_HOURS Sets when a frame goes dark and lights up again. Local time of the frame.
%also Sets the frame's night hours.
%also Make a screen go out in the evening and come back later, on working days, weekends or all days.
%param FRAME* (DEVICE, SCREEN) {"type": "string", "description": "Frame name"}
%param OFF_AT* (SLEEP, FROM) {"type": "string", "description": "HH:MM"}
%param ON_AT (WAKE, UNTIL) {"type": "string", "description": "HH:MM"}
%param DAYS (REPEAT, WHEN) {"type": "string", "enum": ["ALL", "WEEKDAYS", "WEEKEND"], "description": "Days this applies to"}
%param DIM_ONLY (DIM, KEEP_LIT) {"type": "boolean", "description": "Dim and do not switch off"}
%list off_at: 7 | half past six | 6:30 pm | noon | 19:00 | quarter to nine | 4 pm | nine | 11:15 | 5 o'clock | 20:30 | ten past three
%list hrb: 6 am | 7:30 | half past seven | eight | 06:45 | quarter past six | 9 o'clock | 5:50 | ten | 8:15 am
dark at {OFF_AT=off_at} for {FRAME=frame}, {DAYS:WEEKDAYS=Monday to Friday|when people work}
{FRAME=frame} goes out at {OFF_AT=off_at}, {DIM_ONLY:true=a faint glow may stay|not completely black}
~ from {OFF_AT=off_at} to {ON_AT=hrb} nothing on {FRAME=frame}
up again at {ON_AT=hrb}, off at {OFF_AT=off_at}, that's for {FRAME=frame}
{FRAME=frame}: black between {OFF_AT=off_at} and {ON_AT=hrb}, {DAYS:WEEKEND=Saturdays and Sundays}
{OFF_AT=off_at} to {ON_AT=hrb}, {FRAME=frame}, {DIM_ONLY:false=really off|pitch black}, {DAYS:ALL=seven nights a week}
put {FRAME=frame} to bed at {OFF_AT=off_at}, it was a long weekend

%tool TWINKLEFRAME_INVITE_SENDER Lets another person send pictures to a frame. An invitation goes out by e-mail.
%also Invites someone to a frame.
%also Allow a relative to put pictures on a screen, at once or only after approval, with a note in the invitation.
%param EMAIL* (ADDRESS, INVITEE) {"type": "string", "format": "email", "description": "Address of the person"}
%param FRAME* (DEVICE) {"type": "string", "description": "Frame name"}
%param DISPLAY_NAME (NICKNAME, NAME) {"type": "string", "description": "Name shown next to the pictures"}
%param APPROVAL (MODERATION) {"type": "string", "enum": ["AUTO", "MANUAL"], "description": "Whether pictures appear unseen or after a check"}
%param NOTE (MESSAGE, TEXT) {"type": "string", "description": "Words in the invitation"}
%list nick: Auntie | Bo at sea | the Lisbon lot | Opa | Cousin It | Rosa & Amir | Doc | Sister no. 2 | Mr. Hu | your godson
%list invite: send us something every Sunday, she loves it | only photos of people, please, no sunsets | it's easy, just click and choose a picture | Oma can't read small letters, so write big | this works until we're back in June | he'd like to see the boat, ask Sven how | for mum's birthday on the 9th, keep it quiet | please turn them upright, we can't rotate it | we'd all love to see the new house | call Sven, if it does not work by Sunday
{EMAIL=email} may post to {FRAME=frame}, {APPROVAL:MANUAL=but I look at them first|nothing unseen}
~ let {EMAIL=email} onto {FRAME=frame}, {DISPLAY_NAME=nick} for short
for {FRAME=frame}: {EMAIL=email} as {DISPLAY_NAME=nick}
as {DISPLAY_NAME=nick}, {EMAIL=email} gets to send to {FRAME=frame}
bring {EMAIL=email} in on {FRAME=frame} and say {NOTE=invite}
{FRAME=frame}, {DISPLAY_NAME=nick}, {EMAIL=email}, {APPROVAL:AUTO=straight through|no checking}
{EMAIL=email} wants to share with {FRAME=frame}, no manual needed

%server vidglade
%list vidname: dQx81aaZ | https://vidglade.example/v/88Kx | 7hYw2 | How to fold a fitted sheet | zTq44mPl | Bread without kneading | keynote by Dana Brooks | episode 12 of History in Ten | 91bbXc | Magnets explained in five minutes | a9_Lm3 | Bees and cities | https://vidglade.example/v/p0Qe | Blues for beginners | Walking through Kyoto at night | How bees dance | Fixing a leaking tap in ten minutes | The long way to Oslo | kX02ppa | Sewing a hem by hand

%tool vidglade_videos_searchVideos Search for videos on Vidglade. Each call costs 100 quota units, so prefer one precise query. Returns title, channel, length and videoId; use vidglade_transcripts_getTranscript to read what is said in a video.
%also Returns videos that match a query.
%also Look for clips by subject, from one channel only if told, short or long, ordered by date, views or relevance.
%param query* (q, search_term) {"type": "string", "description": "Search query"}
%param channel (channelId, uploader) {"type": "string", "description": "Restrict to a channel"}
%param videoDuration (length, duration) {"type": "string", "enum": ["short", "medium", "long"], "description": "short < 4 min, medium 4-20 min, long > 20 min"}
%param order (sort, order_by) {"type": "string", "enum": ["relevance", "date", "viewCount", "rating"], "description": ""}
%param maxResults (limit, max_results) {"type": "integer", "description": "Maximum number of results to return"}
%list vidtopic: how to sharpen a chisel | sourdough for beginners | bleeding a radiator | knots for climbing | Bach on the accordion | lofi with rain | history of the Hanseatic League | restoring an old bicycle | chess openings | stretching after a run | making soap with lavender | black holes and time | plastering a wall | ukulele chords | travel in Patagonia | Excel pivot tables | origami crane | cats and cucumbers | replacing a zipper | card tricks | pruning apple trees in winter | Portuguese pronunciation
%list vidchannel: Garage Gary | Physics with Pia | The Slow Kitchen | Nordic Woodworks | History in Ten | Mathe Toni | Run and Stretch | BBC Earth | Tiny House Tales | Chess Attic | Bike Doctor | Dr. Lotus | Kanal 7 | Cello and Coffee | Quiet Repairs | Two Aunts and a Wok | Pixel Professor | Sea Kayak North | Lena bakes | Garden in the City
%list vidtopic2: how to sharpen a knife | bread and butter pudding | fixing a bike chain on the road | black holes | knots for climbing | the fall of Rome, explained | Rivers by Ella Moor | drawing hands | guitar chords for Stay | live from the harbour | chess openings with queen's pawn | sourdough
%list channel: Bread with Tom | ZedTalks | Maths for Everyone | Nadia Builds | The Slow Kitchen | OtterLab | History and Maps | Kid Salt TV | Ask a Plumber | north92
(search|find) videos (on|about) {query=vidtopic}
{videoDuration:short=short} videos about {query=vidtopic} by {channel=vidchannel}, {order:date=newest first}
{maxResults=int} {videoDuration:long=long} ones from {channel=vidchannel} on {query=vidtopic}
{query=vidtopic}, {order:viewCount=most watched first|by views}, {maxResults=int} videos
{query=vidtopic} video
{channel=vidchannel}: {query=vidtopic}
{videoDuration:short=short} clips {query=vidtopic}
I'd rather see than read it: {query=vidtopic}, {order:rating=best rated first}
my son asks me about {query=vidtopic} and I need something to watch with him, {videoDuration:medium=ten minutes or so}
does {channel=vidchannel} have anything on {query=vidtopic}
~ can somebody show me {query=vidtopic}, not longer than {videoDuration:short=three minutes}
don't add it anywhere yet, first see what there is to watch on {query=vidtopic} by {channel=vidchannel}
search for videos by {channel=vidchannel}
find me {maxResults=int} {videoDuration:long=long} videos
search {query=vidtopic2} on the channel {channel=channel}
{videoDuration:short=short} videos about {query=vidtopic2} from {channel=channel}
query {query=vidtopic2}, channel {channel=channel}, order {order:rating=rating|by rating}
{maxResults=int} results for {query=vidtopic2}, {order:date=newest first|sorted by date}
on {channel=channel}, {videoDuration:long=long} videos on {query=vidtopic2}
by {order:viewCount=views|view count}, {maxResults=int} videos on {query=vidtopic2}
max={maxResults=int}, q={query=vidtopic2}, length={videoDuration:medium=medium}
find {query=vidtopic2}, {videoDuration:short=less than four minutes|short ones}, at most {maxResults=int}
{=name} showed me one, find videos on {query=vidtopic2}

%tool vidglade_transcripts_getTranscript Get the transcript of a Vidglade video. Accepts a videoId or full URL. If no language is specified the default track is used. Long transcripts are returned in chunks, pass next_cursor to go on.
%also Returns the spoken words of a video.
%also The text that is said in a clip, in one of the languages it is captioned in, with or without the second at which each line begins.
%param video* (videoId, url) {"type": "string", "description": "Video ID or URL"}
%param language (lang, caption_language) {"type": "string", "description": "Language of the captions"}
%param timestamps (include_timestamps, with_times) {"type": "boolean", "description": "Include timestamps"}
%param next_cursor (cursor) {"type": "string", "description": ""}
%list language: German | Spanish | English | Turkish | Japanese | French | Polish | Portuguese | Korean | Hindi | Swedish | Ukrainian
%list vid: dQw8x71Lk | https://vidglade.com/watch?v=a81kz | Bread in a Pan by Ella Moor | how to fix a tap | vg_90211 | How I Moved to Lisbon, Part 2 | Talk on Rivers and Law | https://vidglade.com/v/33q
%list curs: c_0042 | page2 | eyJvIjo0 | next-118 | tok77 | a9f3
(get|give me|fetch) the transcript of {video=vidname}
transcript of {video=vidname} in {language=language}, {timestamps:true=with timestamps}
{language=language}, {timestamps:false=without timestamps|no times}: {video=vidname}
{video=vidname}, {timestamps:true=timestamps on}, {language=language}
~ transcript {video=vidname}
{video=vidname} in {language=language}
{video=vidname} with text
what does she actually say in {video=vidname}
I'm deaf on one ear, let me read {video=vidname}
~ I have no time to watch {video=vidname}, just the words please, in {language=language}
~ in which second of {video=vidname} do they talk about money, {timestamps:true=times included|with the times}
not the list of videos, only the wording of {video=vidname} in {language=language}
get a transcript in {language=language}
the transcript {timestamps:true=with timestamps}
transcript of {video=vid} in {language=lang}
get {video=vid} as text {timestamps:true=with timestamps}
{language=lang} transcript for {video=vid}, {timestamps:false=no timestamps}
video: {video=vid}, language: {language=lang}, timestamps: {timestamps:true=yes}
from cursor {next_cursor=curs} on, {video=vid}
go on with the transcript of {video=vid} at {next_cursor=curs}
in {language=lang}, {timestamps:true=with times}: {video=vid}
%lang de
hol mir das Transkript von {video=vidname} auf {language:German=Deutsch}
%lang es
quiero leer lo que dicen en {video=vidname}, {timestamps:true=con los minutos}

%tool vidglade_playlists_addItem Adds a video to one of the authenticated user's Vidglade playlists. Position counts from 0; without it the video goes to the end. Creates the playlist when create_if_missing is true.
%also Adds a video to a playlist.
%also Put a clip into one of my collections on the video platform, at a given place if wished.
%param video* (videoId, item) {"type": "string", "description": "Title, ID or URL"}
%param playlist* (playlistId, list) {"type": "string", "description": "Name of the playlist"}
%param position (index, at) {"type": "integer", "description": "Zero-based position"}
%param create_if_missing (create) {"type": "boolean", "description": ""}
%list playlist: Watch with the kids | Workout | Sunday evening | For the band | Learn Portuguese | Woodwork | Cooking and baking | Funny | Uni | Sleep | Garden ideas | Trip to Japan | Physics | Music for the car | Dad's birthday | Calm | Things to try in the garden | Guitar | Rainy days with tea | Documentaries
%list plist9: Watch later | slow songs | Cooking with Gran | To learn | kids, rainy days | Live at the lake | Best of May | fix and build | misc | Run faster
%list vid9: The Man Who Sold the Stairs | bread and butter pudding, step by step | Rivers live at The Anchor | How to fix a tap | Otis at two | dQw4x9 | From Leeds to Bath by canoe | Pino's best dough | Intro | What cats want, and why | yoga for stiff backs
%list nfew: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | three => 3 | nine => 9
add {video=vidname} to [my playlist] {playlist=playlist}
{playlist=playlist}: {video=vidname} at position {position=int}
at position {position=int} of {playlist=playlist} put {video=vidname}
{video=vidname} into {playlist=playlist}, {create_if_missing:true=create it if it isn't there|make the playlist if needed}
{video=vidname} to {playlist=playlist}
{playlist=playlist}: {video=vidname}
{video=vidname}, list {playlist=playlist}
I'll want to see {video=vidname} again, it belongs (with|under) {playlist=playlist}
{video=vidname} is too good to lose, {playlist=playlist} would be the place for it
{playlist=playlist} needs one more, take {video=vidname}
keep {video=vidname} for {playlist=playlist}, as number {position=int}
stop searching, {video=vidname} is the one, it goes into {playlist=playlist}
add {video=vidname} to a playlist
~ add a video to {playlist=playlist}
{playlist=plist9}, add {video=vid9}
add {video=vid9} to {playlist=plist9}
add to {playlist=plist9} the video {video=vid9} at position {position=nfew}
video {video=vid9} playlist {playlist=plist9} position {position=nfew}
at position {position=nfew} in {playlist=plist9}: {video=vid9}
~ into {playlist=plist9}, {create_if_missing:true=create it if missing}, put {video=vid9}
