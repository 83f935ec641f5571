# Media and leisure: what is said at the very end or by the way, without a label, is an argument too.
%lang en
%list y6song: Rivers Under Glass | hold on, Marie | Tuesday in the Rain | bones | Don't Wait for the Bus | The Long Way to Ostend | Dust and Honey | seven a.m. | Sing It from the Roof | Elephant | Nobody Told Ana | what we said on the stairs that night
%list y6band: the Marsh Hens | Ilse Vandamme | Otto and the Oars | Kid Lantern | DJ Mosaik | Brass for Breakfast | Yaw Mensima | Sisters of Four | O'Dell | Night Bus to Leith | pale tigers | Lena, Live | the boy from under the bridge
%list y6room: kitchen | bathroom | living room | nursery | room over the garage | study | guest room | garage | sun room | attic | little room next to the stairs | gym
%list y6vol: 20 => 20 | 35 percent => 35 | 15% => 15 | 60 => 60 | forty percent => 40 | 80 percent => 80 | 25 => 25 | 10 percent => 10 | 50% => 50 | seventy percent => 70
%list y6plist: Sunday Pancakes | songs for the drive | gym | Mum's sixtieth | Sad but Fine | party in July | Rain, Tea and Cello | late shift | for Ana | things to hum | Roadtrip with Jo | deep focus
%list y6pal: Jonah | my sister | Priya | Aunt Bea | Mrs. Kowalski | Tomasz from work | Mei-Lin | old Mr. Ferris | D'Angelo | Sofie next door | my dad | Ruth
%list y6rem: this one made me cry at the airport, sorry | play it after the cake is cut | not for children, skip it in the car | we danced to this in Porto until 3 | the bass comes in late, wait for it | goes well with the one by the Hens | Theo hates it but I do not care | found it in a film about trains | keep for the last hour, when people are tired | remember to ask Jo who sings the second part
%list y6seek: rain sounds for babies | harp and accordion | songs about the moon | live in Montreux | the history of tea | waltzes | klezmer, fast | interviews with beekeepers | whale song | Christmas with a choir | covers of Rivers Under Glass | don't panic
%list y6hits: ten => 10 | 5 | three => 3 | 20 | a dozen => 12 | 8 | 15 | twenty => 20 | 30 | six => 6
%list y6yr: 1974 | 1999 | 2003 | 2011 | 1986 | 2020 | 2024 | 1968 | 1991 | 2017
%list y6pod: Half an Hour of Moss | Crime in the Suburbs | the daily herring | Talking to My Dentist | Ships, Maps and Storms | Nothing Much Happens | chess for cowards | The Week in Cheese | Don't Ask Rita | under the ice | Maths at Night | Letters from Nowhere in Particular
%list y6host: Rita Blom | the two Karls | Dr. Osei | Finn Aldous | Marta and Lew | Hadley O'Shea | my old teacher | Captain Yun | Ines Ferrand | the man from the radio

%tool tunewold_play_music
put {title=y6song} on in the {room=y6room}
{title=y6song} by {artist=y6band}, {shuffle:true=in any old order|all mixed up|jumbled}
I want to hear {title=y6song} from {artist=y6band} in the {room=y6room}, {volume_percent=y6vol}
can we have {artist=y6band} with {title=y6song}, {shuffle:false=in the right order|one after the other as on the record}
{room=y6room}, {volume_percent=y6vol}, {title=y6song}, {artist=y6band}
blast {title=y6song} at {volume_percent=y6vol} in the {room=y6room}
let me hear {title=y6song} again, loud and clear

%tool tunewold_queue_track
{position:next=straight after this one|right after this}: {track=y6song} by {artist=y6band}
stick {track=y6song} behind whatever's on, in the version of {artist=y6band}
could {track=y6song} come up, {position:last=at the very end|when all the others are through}
line up {track=y6song} by {artist=y6band} for {session_owner=y6pal}
in {session_owner=y6pal}'s session I'd like {artist=y6band} with {track=y6song}, {position:next=before anything else}
{track=y6song}, {artist=y6band}, {position:last=at the back|right at the bottom}
when this is over I'd like {track=y6song}, it won't be the last one

%tool tunewold_add_to_playlist
save {track=y6song} to {playlist=y6plist}
{track=y6song} belongs in {playlist=y6plist}, {at_top:true=first of all|before all the others}
put {track=y6song} by {artist=y6band} on {playlist=y6plist}
into {playlist=y6plist}: {artist=y6band} with {track=y6song}, {at_top:true=at the very beginning}
{playlist=y6plist} needs {track=y6song}, and tell the others: {comment=y6rem}
{track=y6song}, {artist=y6band}, {playlist=y6plist}, {at_top:false=at the end is fine|down at the bottom}
I keep forgetting {track=y6song}, top song, please keep it in {playlist=y6plist}

%tool tunewold_search_catalogue
is there anything with {query=y6seek}, {allow_explicit:false=nothing rude|no swearing please|clean ones only}
{query=y6seek}, {kind:album=whole records|a full record}
what have they got on {query=y6seek} from {year=y6yr}
{limit=y6hits} {kind:track=songs|single songs} to do with {query=y6seek}
show me {kind:podcast_episode=talk shows to listen to|things where people talk} about {query=y6seek}, {limit=y6hits} will do
{year=y6yr}, {query=y6seek}, {allow_explicit:true=swearing is fine|rude words don't bother me}, {limit=y6hits}
look up {query=y6seek}, I heard it on a record of my dad's

%tool tunewold_follow_podcast
subscribe me to {show=y6pod}, {auto_download:true=so I can listen on the plane|also for when I have no signal}
{show=y6pod}, the one with {host=y6host}
I'd like to get {show=y6pod} by {host=y6host} from now on, {notify:none=no pings please|without bothering me}
follow {show=y6pod} and hang on to {keep_episodes=y6hits} episodes
there's {show=y6pod} now with {host=y6host}, sign me up, {notify:every_episode=tell me each time there's a new one}
{show=y6pod}, {host=y6host}, {keep_episodes=y6hits} at most, {notify:weekly_digest=one summary on Sundays|a round-up every seven days}
add {show=y6pod} to my shows, every colleague listens to it

%list y6plot: two nuns on a motorbike | heist on a train | the last lighthouse keeper | anything with whales | cooking, but scary | a dog who goes to school | Iceland | divorce in space | robots and grief | boxing | a wedding that goes wrong on day two | spies in Lisbon
%list y6len: 90 minutes => 90 | two hours => 120 | an hour and a half => 90 | 100 minutes => 100 | half an hour => 30 | 45 minutes => 45 | 80 minutes => 80 | an hour => 60 | 110 minutes => 110 | 75 min => 75
%list y6film: The Widow's Ferry | late snow | Under the Motorway | Four Weddings in Ghent | Mister Oyster | To the Pole and Back | Salt, Season Two | A House for Lions | ice cream for breakfast | Nadia | The Man Who Sold Fridays | Don't Look at Me, Harold
%list y6filmb: Blue Tram | Grandma Drives | The Cartographer | out of petrol | Beyond the Dunes | Kings of the Canal | Nothing in the Fridge | Ava and the Bear | Last Call for Split | Rumble | Who's That Upstairs | Paris, by Mistake
%list y6wlist: Christmas films | rainy days | with the kids | Horror | Oscars | Date Night | for the long flight | Korean stuff | Sunday, no plans | Mum's list | classics | to watch in bed
%list y6prov: Kanalo | StreamNest | Vidora Plus | the library | Popkino | Rai Verde | Couchbox | tellyhall | Nine on Demand | MoodTV
%list y6ppl: Jo and Priya | Nils, Ada and Tom | the Kowalskis | Ruth | my sister and her boyfriend | Ben, Mei | Aunt Bea and Uncle Lou | Sofie, Karim and little Max | the book club | Hanna | Dad & Greta
%list y6day: Friday | the 14th | Saturday the 9th | 3 March | the 22nd of June | Wednesday | Sunday | 9 October | Tuesday | July 4th | New Year's Day | the last Monday in May
%list y6hr: 7 | half past six | 8:15 pm | 19:00 | nine | quarter to eight | 20:30 | 5 o'clock | noon | ten past three | 6pm | half seven
%list y6pts: 8 | seven and a half => 7.5 | 9.5 | six => 6 | 4 | 10 | three => 3 | 8.5 | two => 2 | nine => 9
%list y6rev: slow at first, then I could not look away | the ending made no sense, but the dog was great | too long, we left before the trial starts | everyone cried, even the man in front of us | good music, bad wigs, would see it again | better than the book from page one on | they should have stopped when the ship sinks | my feet fell asleep at 10 and so did Jo | lovely photos of Lisbon, nothing else happens | I laughed at the wrong places, as usual
%list y6loc: Priya's place | our living room | the allotment | Café Nord | Jonah's roof | the office kitchen | number 12 | the community hall in Bow | Dad's garage | the Old Brewery | my flat | Tina and Leo's

%tool searchTitles
anything about {query=y6plot}, {sortBy:rating_desc=best ones first|what people liked most on top}
{mediaType:documentary=something true|a real-life one} about {query=y6plot}
what's there with {query=y6plot} that's over in {maxRuntimeMinutes=y6len}
{query=y6plot}, nothing from before {releasedAfter=y6yr}, {sortBy:runtime_asc=quickest to watch first|briefest first}
I fancy {query=y6plot}, {mediaType:series=with many episodes|in several seasons}
{mediaType:movie=a film}, {query=y6plot}, {maxRuntimeMinutes=y6len} at most, {sortBy:release_desc=latest first|freshest on top}
find that story of {query=y6plot}, my series of bad evenings has to end

%tool getWatchlistEntries
what's on {listName=y6wlist}, {status:unwatched=only what we haven't seen|just the ones still to go}
show {profile=y6pal}'s list {listName=y6wlist}
{listName=y6wlist}, {profile=y6pal}, {status:in_progress=half seen ones|what was begun}
which of {listName=y6wlist} can we get on {provider=y6prov}
from {provider=y6prov}, what has {profile=y6pal} put under {listName=y6wlist}
open {listName=y6wlist} of {profile=y6pal}, {status:finished=everything we're through with|those already seen}, at {provider=y6prov}
let me see {listName=y6wlist} before the evening is finished

%tool addWatchlistEntry
keep {title=y6film} for later, {priority:high=I'm dying to see it|really must see}
{title=y6film} goes on {listName=y6wlist}
{recommendedBy=y6pal} says {title=y6film} is good, put it under {listName=y6wlist}
for {listName=y6wlist}: {title=y6film}, a tip from {recommendedBy=y6pal}
don't let me forget {title=y6film}, {priority:low=no rush at all|only if we're bored}
{title=y6film}, {listName=y6wlist}, {recommendedBy=y6pal}, nudge me {remindOn=date}
I want to see {title=y6film} some day, it's a normal family story

%tool logViewing
saw {title=y6film} with {companions=y6ppl}, {rating=y6pts} out of ten
we watched {title=y6film} on {watchedOn=y6day}, {rewatch:true=second time already|not for the first time}
{title=y6film}: {review=y6rev}
{title=y6film}, {rating=y6pts} points, {companions=y6ppl}, {watchedOn=y6day}
diary: on {watchedOn=y6day} {title=y6film}, along with {companions=y6ppl}, {rewatch:false=I'd never seen it|all new to me}
finished {title=y6film}, gave it {rating=y6pts}, and my verdict is {review=y6rev}
just sat through {title=y6film}, I was in row nine again

%tool planMovieNight
let's show {title=y6film} on {date=y6day} at {place=y6loc}
{title=y6film}, {date=y6day}, {startTime=y6hr}, {place=y6loc}, {guests=y6ppl}
{title=y6film} on {date=y6day}, or else {fallbackTitle=y6filmb}
on {date=y6day} at {startTime=y6hr} at {place=y6loc} we're screening {title=y6film}
invite {guests=y6ppl} for {title=y6film} on {date=y6day}, {place=y6loc}
film evening with {title=y6film} and, if that one flops, {fallbackTitle=y6filmb}, on {date=y6day}, {startTime=y6hr} sharp
{date=y6day} is the evening for {title=y6film}, popcorn is at home

%list y6subj: sourdough | the fall of Constantinople | how to raise goats | women at sea | tides | chess openings for the lazy | Ghent in the 1920s | knots and rigging | grief, with jokes | Japanese joinery | why we sleep | moths
%list y6book: The Salt Ledger | A Winter in Tromsø | Goats, Briefly | my mother's umbrella | Under a Tin Sky | The Man from Room 6 | Notes on Nothing | What the Heron Saw at Dusk | bread | Sister, Stranger | Letters to an Orchard | Don't Feed the Poet
%list y6writer: Ansel Quist | Marguerite Obi | H. J. Tallow | Ines Ferrand | the Harrow sisters | Pál Kovacs | Dolores O'Shea | N. Okafor-Lund | Tim Weller and Ada Roth | an Icelander called Sigga | old Prendergast | Yuki
%list y6shelf: bedside | Crime | hallway | top of the stairs | Poetry and Plays | unread bricks | cookbooks | Dad's old ones | Travel, Asia | attic box 2 | behind the sofa | favourites
%list y6rlist: summer by the lake | Book Club | for the train | Heavy Stuff | 2027 | Gran would like these | autumn | about bees and people | to borrow, not buy | Thesis | gifts | short ones for bad days
%list y6quote: nobody leaves a harbour on time, least of all the brave | we ate in silence and the rain did the talking | a house remembers who slammed its doors | buy the boat, then learn to swim | at six the gulls came back to count us | she kept her letters where other people keep knives | to wait is also to travel, said the stationmaster | forgive the dog first, it forgot already | every map is an apology for what it leaves out | love is short, the winter is not | there is no back door out of grief
%list y6page: 12 | 204 | 87 | 311 | 9 | 145 | 56 | 78 | 420 | 33
%list y6tags: sea and weather | grief | funny, short | for the wedding speech | winter | mothers, houses | work | travel and home | thesis | dogs
%list y6front: the capital of Bhutan | la mariposa | What does a luthier make? | H2SO4 | the year of the Peace of Westphalia | to be fed up with something | who painted the Night Watch | the muscle that lifts the arm | ein Eichhörnchen | 7 times 8 | Where do puffins nest, and when? | mitosis
%list y6back: Thimphu | butterfly | stringed instruments such as violins | sulphuric acid | 1648 | to have had enough of it | Rembrandt, in 1642 | deltoid | squirrel | 56 | in burrows on cliffs, from April on | division of a cell into two
%list y6deck: Spanish B1 | Anatomy | capitals and rivers | biology test | odd words | Birds and Trees | for Nora's exam | German, animals | history | things I should know by now | art
%list y6ndays: three days => 3 | a week => 7 | 2 days => 2 | ten days => 10 | five days => 5 | two weeks => 14 | 4 days => 4 | 30 days => 30 | six days => 6 | 12 days => 12

%tool quirestack-find-books
any books on {query=y6subj}, {available_now:true=that I can take home today|nothing I'd have to wait for}
{query=y6subj} by {author=y6writer}, {edition:audiobook=read aloud to me|to listen to}
did {author=y6writer} write anything on {query=y6subj}
something about {query=y6subj}, {language:fr=French please|in the language of Paris}
I'm after {query=y6subj}, {edition:paperback=a soft one|with a soft cover}, by {author=y6writer}
{author=y6writer}, {query=y6subj}, {edition:ebook=for my e-reader|to read on the screen}, {language:de=German}
where could I read up on {query=y6subj} now that the Spanish course is over

%tool quirestack-list-shelf
what's on {shelf=y6shelf}, {unread_only:true=just those I haven't got through|without the ones I know}
{shelf=y6shelf} of {reader=y6pal}
{limit=y6hits} from {shelf=y6shelf}, {order:pages_asc=thinnest first|slimmest ones on top}
{reader=y6pal}, {shelf=y6shelf}, {order:title_asc=by the alphabet|A to Z}
which volumes does {reader=y6pal} have under {shelf=y6shelf}, {order:added_desc=newcomers first|what came in last on top}
read me {shelf=y6shelf}, {limit=y6hits} are enough, {unread_only:false=also the finished ones|those I've read too}
let me see {shelf=y6shelf}, I've got to title a talk

%tool quirestack-add-to-reading-list
I want to read {title=y6book} by {author=y6writer}
{recommended_by=y6pal} told me about {title=y6book} by {author=y6writer}, keep it
{title=y6book}, {author=y6writer}, {list=y6rlist}, from {recommended_by=y6pal}
put {title=y6book} under {list=y6rlist}, {start_by=y6day} at the latest
onto {list=y6rlist} with {title=y6book}, {recommended_by=y6pal} swears by it
remember {title=y6book} for {list=y6rlist}, {author=y6writer} wrote it
one for later: {title=y6book}, I saw it by the till on Monday

%tool quirestack-save-highlight
from {book=y6book}, {page=y6page}: {text=y6quote}
"{text=y6quote}" is in {book=y6book}, {private:true=for my eyes only|nobody else should see it}
keep this line out of {book=y6book}: {text=y6quote}
{book=y6book}, page {page=y6page}, {tags=y6tags}, "{text=y6quote}"
page {page=y6page} in {book=y6book} says "{text=y6quote}", {private:false=everybody may see it|my followers can read it}
copy down "{text=y6quote}" from {book=y6book}, {tags=y6tags}
loved this in {book=y6book}, my private hero said it: {text=y6quote}

%tool quirestack-make-flash-card
ask me "{front=y6front}", I should say "{back=y6back}", {reverse:true=and the other way round too|both ways}
{deck=y6deck}: {front=y6front} on one side, {back=y6back} on the other
in {deck=y6deck} I need "{front=y6front}" against "{back=y6back}"
new card, "{back=y6back}" is the answer to "{front=y6front}", {reverse:false=only in that direction|one way is enough}
"{front=y6front}", "{back=y6back}", {deck=y6deck}, in {first_due_days=y6ndays}
help me learn that "{front=y6front}" goes with "{back=y6back}", first time in {first_due_days=y6ndays}
on the front {front=y6front}, on the back {back=y6back}

%list y6pic: the red kayak | sunsets | dogs in the snow | someone blowing out candles | receipts | our old kitchen, before the flood | food | cats asleep on books | the bridge at night | group shots with everybody laughing | mushrooms | people in hats
%list y6spot: Lake Bled | Gran's garden | Marseille | the harbour at Whitby | Kyoto | Aunt Bea's wedding hall | the Dolomites | our balcony | Zoo, Antwerp | St. Ives | between Graz and Vienna | Porto
%list y6alb: Summer in Brittany | Nora turns six | kittens | House, before and after | Dad's slides | 25 Years of the Choir | Iceland with Jo | food I cooked | the move to Ghent | Rosa & Tim | winter walks | allotment
%list y6cap: everything from the ferry to the last night in Quimper | only the good ones, please, no blurry feet | send me yours by Sunday and I will sort them | pictures we took when it rained for nine days | how the kitchen looked, wall by wall | scans from the shoebox under Gran's bed | four weeks, two tents, one very wet dog | started at six in the morning, still smiling | Rosa's side of the family, from Lisbon to Hull | what we ate, where, and with whom
%list y6hi: have a look, you are in nearly all of them | tell me which ones you want on paper | please add yours before the party on the 9th | don't show Mum yet, it's for her birthday | these are the ones from the boat, sorry it took ages | wait until you see number 40 | the password is the dog's name, as always | thanks for driving us all the way to Porto | look at number 12 and tell me who that is | Gran took these, so be kind
%list y6eff: a single day => 1 | 30 days => 30 | a week => 7 | two weeks => 14 | 90 days => 90 | ten days => 10 | three days => 3 | 60 days => 60 | four weeks => 28 | 5 days => 5
%list y6cop: two => 2 | 3 | four => 4 | 5 | six => 6 | ten => 10 | 12 | eight => 8 | 7 | three => 3 | 20

%tool lumengrove.photos.search
pictures of {query=y6pic}, {favoritesOnly:true=only those I gave a heart|just my best ones}
{query=y6pic} with {people=y6ppl} at {place=y6spot}
find {query=y6pic} from {place=y6spot} between {takenFrom=y6day} and {takenTo=y6day}
{takenFrom=y6day} to {takenTo=y6day}, {place=y6spot}, {people=y6ppl}, {query=y6pic}
did I ever take {query=y6pic} at {place=y6spot}
where's that shot, {query=y6pic}, {people=y6ppl} in it, {favoritesOnly:false=whether I liked it or not|also those I never marked}
dig out {query=y6pic}, my favorite uncle wants to see

%tool lumengrove.albums.list
what albums has {owner=y6pal} got, {sort:size_desc=fullest first|the biggest on top}
{owner=y6pal}'s albums from {year=y6yr}
{year=y6yr}, {owner=y6pal}, {sharing:unshared=the ones nobody else can see|those kept to themselves}
which collections of {owner=y6pal} are there, {sharing:shared=only what others get to see too|just those several people can open}
{owner=y6pal}, albums, {sort:created_asc=earliest at the top|the very first one first}
go through {owner=y6pal}'s {year=y6yr} albums, {sort:created_desc=latest first|the recent ones on top}
I'd like to see the albums that belong to {owner=y6pal}, we shared a house once

%tool lumengrove.albums.create
new album {name=y6alb}, {visibility:private=nobody but me|just for myself}
set up {name=y6alb} so that {contributors=y6ppl} can put theirs in
{name=y6alb}, {contributors=y6ppl}, {visibility:link=whoever has the address|for anyone I send the address}
start one called {name=y6alb} and write under it: {description=y6cap}
with {contributors=y6ppl} I want to fill {name=y6alb}, {visibility:public=the whole world may look|open to everybody}
make {name=y6alb}, "{description=y6cap}", {visibility:family=only relatives|for our relations only}
I need somewhere for {name=y6alb}, a link to the old days

%tool lumengrove.albums.share
let {recipient=y6pal} into {album=y6alb}, {permission:view=just to look|looking only}
{album=y6alb} for {recipient=email}, {permission:contribute=they can put theirs in too|adding is fine}
open {album=y6alb} to {recipient=y6pal} for {expiresInDays=y6eff}
{recipient=y6pal} gets {album=y6alb} with the words {message=y6hi}
{album=y6alb}, {recipient=email}, {expiresInDays=y6eff}, {permission:manage=with every right|they may do anything}
give {recipient=y6pal} {album=y6alb} and tell them "{message=y6hi}", {permission:view=hands off though|no changing anything}
{recipient=y6pal} would love {album=y6alb}, great view from that terrace

%tool lumengrove.prints.order
have {album=y6alb} printed, {finish:glossy=shiny|on shiny paper}
{copies=y6cop} of each from {album=y6alb}, {size:10x15=the small ones|smallest you have}
send {shipTo=y6pal} paper pictures of {album=y6alb}
{album=y6alb}, {copies=y6cop} each, {size:20x30=as big as they come|the largest}, {finish:matte=no shine|not shiny}
I want {album=y6alb} on paper for {shipTo=y6pal}, {express:true=as fast as you can|it's urgent}
{album=y6alb} to {shipTo=y6pal}, {size:13x18=middle size|the medium ones}, {express:false=no hurry|slow post will do}
print {album=y6alb}, small thanks to the big family

%list y6act: Kid Lantern | the Marsh Hens | baroque, anything with a harpsichord | Brass for Breakfast | folk | Otto and the Oars | jazz in the park | Ilse Vandamme | Summer on the Quay | a cappella | Night Bus to Leith | gospel choirs
%list y6city: Leeds | Ghent | Newcastle upon Tyne | San Sebastián | Graz | Porto | Frankfurt an der Oder | Lyon | Aarhus | King's Lynn | Turin | Cork
%list y6cap2: 40 euros => 40 | 25 | €60 => 60 | thirty euros => 30 | 90 euros => 90 | 15 euros => 15 | 55 | fifty euros => 50 | 120 euros => 120 | 75 € => 75
%list y6house: the Paradox | Old Corn Exchange | Cellar at Number 9 | Philharmonie | St. Anne's | Dock 11 | The Owl and Anchor | Museum of Salt | Stadtpark stage | Roxy | the tent by the river | Hall B
%list y6gig: Kid Lantern | Marsh Hens on the Quay | Swan Lake | Brass for Breakfast | Messiah, sing-along | Jazz at Noon | O'Dell's farewell show | An Evening with Ilse Vandamme | Circus Mirko | Night of the Organs | Hamlet | Otto and the Oars
%list y6seat: two => 2 | 3 | four => 4 | 5 | six => 6 | 2 | eight => 8 | three => 3 | 10 | seven => 7
%list y6hold: 24 hours => 24 | two hours => 2 | a day => 24 | six hours => 6 | 48 hours => 48 | 12 hours => 12 | an hour => 1 | three hours => 3 | two days => 48 | 36 hours => 36
%list y6under: Ferrand | Jo Kowalski | Tallow | Blom and Sons | Mr. Osei | D'Angelo | Choir of St. Anne's | Priya Nair | Weller | the book club | Karim H.
%list y6bye: I have a cold, so have fun without me | doors at seven, take a coat, it's outside | you owe me a beer at the break | bring the big camera and wave to Lena | happy birthday, sorry it's a day late | don't let Theo sit behind the tall man | they check bags, leave the knife at home | it's row 4, right by the stairs | enjoy it, and tell me how the encore was | swap seats with Jo if you can't see
%list y6mus: the Museum of Salt | Fine Arts | Rail and Road Museum | the House of Masks | Glyptothek | Moth Collection | Museum on the Hill | the Tallow Gallery | Natural History | Maritime | Stedelijk in Ghent | the old mint
%list y6exh: Paper Ships | Women Who Welded | gold from the steppe | Rembrandt's Neighbours | Ice, Snow, Silence | the blue room | Dinosaurs at Night | From Clay to Cup | Faces of Lisbon | ukulele | Maps for the Lost

%tool find_live_gigs
{query=y6act} in {city=y6city}, {sort:price_asc=cheapest first|the best bargains on top}
who's playing {query=y6act} around {city=y6city} from {from_date=y6day} to {to_date=y6day}
{query=y6act}, {max_price=y6cap2} tops
{city=y6city}, {query=y6act}, {from_date=y6day} to {to_date=y6day}, {max_price=y6cap2}
I'd love to hear {query=y6act} live, {sort:date_asc=soonest first|the nearest evening on top}
gigs with {query=y6act} up to {max_price=y6cap2} before {to_date=y6day} in {city=y6city}, {sort:popularity_desc=what everyone goes to first|the big crowds first}
can I see {query=y6act} on stage somewhere, price is no matter, popular or not

%tool list_my_tickets
what do I have coming, {period:upcoming=still ahead|in the weeks to come}, on {delivery:mobile=my phone}
{period:past=everything I've been to} at {venue=y6house}
tickets for {venue=y6house} under {holder=y6under}, {period:upcoming=the next ones|those not used yet}
{holder=y6under}, {venue=y6house}, {period:past=those that are over|those gone by}, {delivery:paper=the printed ones}
which shows did I get into, {period:past=the ones behind me}, {delivery:mobile=no print-outs|just the ones on the phone}
{period:upcoming=what's next} for {holder=y6under} at {venue=y6house}
my tickets, {period:upcoming=the future ones}, I've tidied my paper drawer

%tool reserve_seats
{seats=y6seat} seats for {event=y6gig} on {date=y6day}, {area:balcony=upstairs|up high}
hold {seats=y6seat} for {event=y6gig} under {name=y6under}
{event=y6gig}, {date=y6day}, {seats=y6seat} people, {area:standing=on our feet|no chairs needed}, {name=y6under}
keep {seats=y6seat} places at {event=y6gig}, {wheelchair:true=one of us can't do stairs|we need a ramp}
for {name=y6under} on {date=y6day}: {event=y6gig}, {seats=y6seat}, {area:stalls=downstairs in front|on the ground floor}
we're {seats=y6seat} for {event=y6gig}, don't let go of them for {hold_hours=y6hold}
{seats=y6seat} of us want to see {event=y6gig}, we're standing in line already

%tool transfer_ticket
give my {event=y6gig} ticket to {recipient=y6pal}, {price=y6cap2} and we're even
{count=y6seat} tickets for {event=y6gig} from {sender=y6under} to {recipient=y6pal}
{recipient=y6pal} can have {event=y6gig} for {price=y6cap2}
out of the wallet of {sender=y6under}: {event=y6gig} for {recipient=email}
{event=y6gig}, {count=y6seat}, {recipient=email}, {price=y6cap2} each
pass {event=y6gig} on to {recipient=y6pal} and write: {message=y6bye}
{recipient=y6pal} will go to {event=y6gig} in my place, two left feet and all

%tool book_museum_slot
{museum=y6mus} {date=date}, {adults=y6seat} grown-ups and {children=y6seat} kids
get us into {museum=y6mus} on {date=y6day} at {time=y6hr}, {audio_guide:de=with a German voice in our ears|German headphones}
{date=y6day}, {time=y6hr}, {museum=y6mus}, {adults=y6seat} adults, {exhibition=y6exh}
{exhibition=y6exh} at {museum=y6mus} on {date=y6day}, {audio_guide:none=no headphones|without anybody talking in my ear}
on {date=y6day} we'd like to do {museum=y6mus}, {children=y6seat} little ones
entry to {museum=y6mus} for {exhibition=y6exh} on {date=y6day}, {adults=y6seat} of us, all grown up
{museum=y6mus} on {date=y6day} please, the adult kind of fun

%list y6board: Harbours of Riga | Goat Parliament | Tram Barons | Beeline | Seven Lighthouses | the potion thing | A Fistful of Turnips | Cats, Crates and Crowns | Moss | King of the Landing | Don't Wake Grandpa | From Dusk to Dover
%list y6pmin: 90 minutes => 90 | two hours => 120 | half an hour => 30 | 45 min => 45 | an hour => 60 | three hours => 180 | 20 minutes => 20 | an hour and a half => 90 | 40 minutes => 40 | 150 minutes => 150
%list y6won: Jo | my sister | Karim | old Mr. Ferris | Ruth | Nils | little Theo | Mei-Lin | Uncle Lou | Hanna | D'Angelo
%list y6play: Jo, Ruth and Karim | Nils and the twins | Mei-Lin, Uncle Lou | Ada | the Kowalskis | Priya, Tom | Ben and his flatmate | Sofie & Max | Greta, Hanna and Dad | the three from upstairs
%list y6memo: the dog ate a blue cube, use a button instead | we forgot the rule about harbours until round six | Ruth says she will never play green again | close one, three points between first and last | next time start before nine or skip the expansion | two cards are missing, ask Nils to look | Lou fell asleep at the auction | better with four, we all agreed | Ada cheated, but only once and she said so | goats are too strong in the last round
%list y6theme: pirates | ancient Egypt | trains and money | space | cooking | dinosaurs on holiday | haunted houses | gardening | the Hanse | cats | spies in Berlin
%list y6owner: my brother Finn | the games café | Aunt Bea | our neighbour from 4b | Hadley | Leo in the attic | the school | Rosa | Marcus at work | the Tuesday club | Wim
%list y6pledge: 20 euros => 20 | ten euros => 10 | €15 => 15 | 30 | 5 euros => 5 | fifty euros => 50 | 25 euros => 25 | 40 | twelve euros => 12 | 8
%list y6state: one die is missing, a corner of the lid is torn | complete, but the sand timer leaks | all cards sleeved, please wash your hands first | the board has a coffee ring from Easter | two blue ships got lost on the train to Riga | rules are in Czech, I put a print-out in | new, still smells of glue | box taped, do not lift it by the lid | all there except the red king, use a cork | pencil on page 3, please rub it out before Friday
%list y6vgame: Moth Rider | Deep Hull 3 | Farm to Moon | Nightshift at Osman's | Pixel Curling | The Longest Queue | dungeon of tea | Kart, Kart, Goose | Ashes over Lyon | Snowplough | Bea and the Bees | Out of the Well
%list y6who: Nora | my brother | Kwame | little Theo | Mum | Jonah | Sofie next door | guest two | Lotte | the babysitter | Uncle Lou

%tool meepleton_logPlay
{game=y6board} with {players=y6play}, {winner=y6won} won
we played {game=y6board} at {location=y6loc} and it took {durationMin=y6pmin}
put down {game=y6board}, {winner=y6won} beat {players=y6play}
{game=y6board}, {players=y6play}, {durationMin=y6pmin}, {location=y6loc}, first was {winner=y6won}
at {location=y6loc} {players=y6play} and I got through {game=y6board}, {durationMin=y6pmin}
last night {game=y6board}, {comment=y6memo}
done with {game=y6board}, what a waste of hours

%tool meepleton_planGameNight
{game=y6board} at {host=y6owner}'s on {date=y6day}
{date=y6day}, {startTime=y6hr}, {game=y6board}, {host=y6owner}, {guests=y6play}
get {guests=y6play} round for {game=y6board} on {date=y6day}, {sendInvites:false=don't write to them yet|I'll tell them myself}
on {date=y6day} from {startTime=y6hr} {game=y6board} with {guests=y6play} at {host=y6owner}'s
let's have a go at {game=y6board} on {date=y6day}, {startTime=y6hr}
{game=y6board} on {date=y6day}, {guests=y6play}, {sendInvites:true=let them all know|and write to everyone}
{date=y6day} we bring out {game=y6board}, everyone loved it at nine points each

%tool meepleton_suggestGame
what can {playerCount=y6seat} of us play, {weight:light=nothing complicated|something easy to learn}
{playerCount=y6seat} people, {maxMinutes=y6pmin}, {theme=y6theme}
we're {playerCount=y6seat}, {cooperative:true=nobody should lose against the others|all on one side}
something about {theme=y6theme} for {playerCount=y6seat} that ends within {maxMinutes=y6pmin}
{playerCount=y6seat} round the table, {ownedOnly:true=out of my own cupboard|what I've got at home}, {weight:heavy=a proper brain-burner|with a thick rulebook}
pick a game for {playerCount=y6seat}, {theme=y6theme}, {cooperative:false=each against each|everyone for themselves}
any idea for {playerCount=y6seat} players with a heavy dinner behind them

%tool meepleton_lendGame
{borrower=y6pal} is taking {game=y6board} home till {returnBy=y6day}
{game=y6board} from {lender=y6owner} to {borrower=y6pal}
{lender=y6owner} lets {borrower=y6pal} have {game=y6board}, {deposit=y6pledge} as a pledge
{game=y6board}, {borrower=y6pal}, back {returnBy=date}, {deposit=y6pledge} deposit
out of {lender=y6owner}'s cupboard {game=y6board} went to {borrower=y6pal}, {returnBy=y6day} at the latest
gave {borrower=y6pal} {game=y6board}, {condition=y6state}
{borrower=y6pal} has {game=y6board} now, I got it for Christmas from Gran

%tool meepleton_launchVideoGame
fire up {game=y6vgame} on {platform:handheld=the little one|the one for the sofa}
{game=y6vgame} as {profile=y6who}, {difficulty:easy=go gentle on us|with weak enemies}
I'd like a go at {game=y6vgame}, {offline:true=without strangers|cut off from everybody}
{profile=y6who} wants {game=y6vgame} for {sessionMinutes=y6pmin}, {difficulty:hard=as tough as it gets|no mercy}
{game=y6vgame}, {platform:console=the box under the telly}, {profile=y6who}, {sessionMinutes=y6pmin}
under {profile=y6who}'s saves open {game=y6vgame}, {platform:cloud=streamed|from the net}, {offline:false=so my friends can join|with other people in it}
on with {game=y6vgame}, it's been a hard day

%list y6bird: little owl | hoopoe | black-tailed godwit | Bewick's swan | kingfishers | crane | white stork | goldcrest | snow bunting | jays and magpies | red kite | wryneck | Leach's storm petrel
%list y6one: hoopoe | black-tailed godwit | Bewick's swan | wryneck | great grey shrike | snowy owl | bee-eater | glossy ibis | bearded vulture | red-throated diver | waxwing | Leach's storm petrel
%list y6flock: cranes | black-tailed godwits | Bewick's swans | kingfishers | goldcrests | jays | white storks | snow buntings | little egrets | long-tailed tits | crows
%list y6num: three => 3 | 2 | a dozen => 12 | 40 | five => 5 | 17 | eight => 8 | 6 | twenty => 20 | 110 | 25
%list y6site: the reed bed | Marsh End | Lake Bled | sewage works | Point of Ayre | old quarry | Hide 4 | Cley, east bank | the meadow behind the church | Salt Pans in Secovlje | Tern Island | Drake's Mill
%list y6site2: the north car park | Café Nord | Riverside station | the bridge by the mill | Gate C | the bus stop, lower end | St. Anne's | the tower | the boathouse | pub at Cley | the visitor centre
%list y6act2: flew off to the east when a dog barked | sang from the wire for ten minutes, then dropped down | feeding young, at least two in the nest | chased by gulls and lost its fish | on one leg, asleep, ringed in green | bathing in the puddle by the gate at six | calling in the dark from behind the barn | drumming on a lamp post, of all things | digging for worms with two young beside it | circling over the mill at nine, then gone
%list y6obs: Ada | Wim | Captain Yun | old Mr. Ferris | Hadley O'Shea | my niece Lotte | the warden | Nils from the club | Dr. Osei | Bea | Tomasz
%list y6km: 5 km => 5 | two kilometres => 2 | 20 km => 20 | ten kilometres => 10 | 3.5 km => 3.5 | 50 km => 50 | 8 kilometres => 8 | 15 km => 15 | 30 | 100 km => 100
%list y6walk: 3 km => 3 | two kilometres => 2 | 1.5 km => 1.5 | 5 km => 5 | four kilometres => 4 | 800 metres => 0.8 | 6 km => 6 | 2.5 km => 2.5 | 7 kilometres => 7 | a kilometre => 1
%list y6max: twelve => 12 | 8 | 15 | ten => 10 | 6 | twenty => 20 | 25 | nine => 9 | 30 | fourteen => 14

%tool report-sighting
{count=y6num} {species=y6flock} at {place=y6site}
just had {species=y6bird} at {place=y6site}, {hide_location:true=don't tell anyone where|keep the spot to yourself}
{observer=y6obs} saw {species=y6bird} near {place=y6site} on {seen_on=y6day}
{species=y6bird}, {place=y6site}, {seen_on=y6day}, {observer=y6obs}, {count=y6num}
at {place=y6site}: {species=y6bird}, {behaviour=y6act2}
note {species=y6bird} for {observer=y6obs}, {place=y6site}, {hide_location:false=anyone may know the spot|people can go and look}
there's {species=y6bird} out here, hidden by the count's statue

%tool list-sightings
what's been about at {place=y6site}, {verified_only:true=only what experts signed off|nothing doubtful}
{species=y6one} at {place=y6site} since {since=y6day}
{observer=y6obs}'s finds from {place=y6site} up to {until=y6day}
{place=y6site}, {since=y6day} to {until=y6day}, {species=y6one}, {observer=y6obs}
which birds did {observer=y6obs} get at {place=y6site}, {verified_only:false=sure or not|doubtful ones too}
between {since=y6day} and {until=y6day}, was there {species=y6one} around {place=y6site}
anything good at {place=y6site}, we checked out of the hotel early

%tool start-checklist
begin counting at {place=y6site}, {protocol:stationary=not moving from the spot|staying put}
{place=y6site}, {duration_min=y6pmin}, {distance_km=y6walk}, {companions=y6play}
I'm at {place=y6site} with {companions=y6play}, start the list
off we go from {place=y6site}, {protocol:travelling=on foot along the bank|walking as we count}, {distance_km=y6walk}
open a count for {place=y6site}, {duration_min=y6pmin}, {protocol:incidental=just in passing|by the way on an errand}
with {companions=y6play} round {place=y6site}, say {distance_km=y6walk}, {duration_min=y6pmin}
count from here, {place=y6site}, it's an hour's drive from home

%tool plan-outing
trip to {destination=y6site} on {date=y6day}, {audience:families=kids welcome|bring the children}
{destination=y6site} on {date=y6day} with {leader=y6obs}, meet at {meeting_point=y6site2}
from {meeting_point=y6site2} to {destination=y6site}, {date=y6day}, {start_time=y6hr}, {max_people=y6max} people
on {date=y6day} {leader=y6obs} takes us to {destination=y6site}, {max_people=y6max} at most
club walk {date=y6day}, {destination=y6site}, {audience:beginners=for people new to it|no knowledge needed}, {leader=y6obs} in front
we gather at {meeting_point=y6site2} at {start_time=y6hr} on {date=y6day} for {destination=y6site}, {audience:experts=old hands only|for those who know their gulls}
{date=y6day} let's all go out to {destination=y6site}, families of ducks everywhere

%tool set-rarity-alert
tell me if {species=y6one} turns up around {region=y6site}, {frequency:instant=that very minute|the moment it happens}
{species=y6one} within {radius_km=y6km} of {region=y6site}
{species=y6one}, {region=y6city}, {radius_km=y6km}, {channel:sms=as a text|by text}
watch for {species=y6one} near {region=y6city} until {expires=y6day}, {frequency:daily=once a day is plenty|one message per evening}
in {region=y6city} I want to hear of any {species=y6one}, {channel:push=on my lock screen|pop it up on the phone}
until {expires=y6day}, {species=y6one} around {region=y6city}, {channel:email=to my inbox|in my mailbox}, {frequency:hourly=not more than every sixty minutes}
ping me about {species=y6one}, daily life is dull enough
