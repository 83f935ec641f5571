# Leisure told in other ways: karaoke, records, photo frames, story boxes, practice, escape rooms, museum objects. Asides and ends are arguments too.
%lang en
%list v6on: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | 9 October | Sunday | July 4th | the 1st of May | 12/8 | Saturday the 9th
%list v6day: tomorrow | next Friday | this Saturday | the day after tomorrow | 6 November | Monday | next Wednesday | 18 July | the 8th of May | Sunday week | 2027-04-11 | March 19th
%list v6dayb: the 30th | next Thursday | 12 April | Tuesday | the 2nd of July | Easter Monday | 20 December | the 17th | Sunday | 5/11 | next weekend
%list v6past: yesterday | Monday | last Friday | 1 March | the 12th | last weekend | 2026-10-02 | New Year's Day | the 3rd of May | October 20th
%list v6hr: 7 | half past six | 6:30 pm | noon | 19:00 | quarter to nine | 4 pm | nine | 11:15 | 5 o'clock | 20:30 | ten past three
%list v6hrb: 6 am | 7:30 | half past seven | eight | 06:45 | quarter past six | 9 o'clock | 5:50 | ten | 8:15 am
%list v6song: Ferry to Nowhere | velvet boots | Call Me When It Snows | Ask the Moon | nineteen | Don't Wake the Band | Cherries in March | Leave It on the Table | hurricane, honey | Lights of Ostrava | Two Left Feet | the one about the bridge
%list v6longsong: when the last bus leaves, I'll still be dancing | Tell Your Mother I Was Here by Seven | hold my coat, darling, and watch me fly | don't call before noon on a Sunday | I Left My Heart, My Hat and My Umbrella | Run to the River, Come Back for Supper | we never slept at all, not in July | she said meet me at eight under the clock | Everybody Knows, Nobody Says, I Sing | Waiting for the Ten Past Nine to Dover
%list v6guest: Bea | my cousin Ralf | Mr. Adeyemi | the bride | DJ Pepper | Sunniva | Tiny Tim from accounts | Ondine | O'Rourke | Lars and his brother | the birthday girl | Yusuf
%list v6guestb: Marek | my aunt Gill | Dr. Petrov | the groom | Big Anouk | Fenna | Jo from the choir | Sir Toby | D'Arcy | the bartender | Ilse | Hamid
%list v6act: the Copper Owls | Lila Montrose | Bram and the Beetles | Kid Saffron | Orchestra of Dust | Nadia O'Hare | salt & satin | Old Ferry Road | Professor Plum | Tunde Bakare | queens of Antwerp | Jasper, Live
%list v6words: heartbreak | trains and rain | summer of love | dancing in the kitchen | something with angels, maybe | the sea | baby come back | goodbye | cowboys | rolling home to you | mothers | don't go
%list v6longwords: the one that goes I walked, I ran, I flew to you | a song where she leaves him at the station | something about coffee, rain and an empty chair at midnight | it starts with oh my, oh my, and a trumpet | that tune they play when the bars close at two | he sings of his dog, his truck and Tuesday | don't ever let me go before the sun comes up | we were young, we were loud, we were late | a man who waits in the rain for her letter | the tune with clap, clap and then a whistle
%list v6some: ten => 10 | 5 | three => 3 | 20 | a dozen => 12 | 8 | 15 | twenty => 20 | 30 | six => 6
%list v6stage: big stage | cellar stage | blue room | upper stage | terrace | second stage | Pharaoh's Lounge | bar by the entrance | back room | Neon Bar
%list v6house: Old Harbour | the one in Northgate | Station Street | Leith | our usual place | Croonbarn Central | Mill Lane, second floor | King's Cross | Gent-Sint-Pieters | the airport
%list v6ppl: two => 2 | 4 | six => 6 | 8 | 12 | ten => 10 | five => 5 | 15 | seven => 7 | 9
%list v6hours: two hours => 2 | 3 hours => 3 | four hours => 4 | 1.5 hours => 1.5 | one hour => 1 | five hours => 5 | 2.5 hours => 2.5 | six hours => 6 | seven hours => 7 | 4.5 hours => 4.5 | 2 hours => 2
%list v6door: Team Otter | Bea is forty | the Larssons | Hen Night, Keep Out | Accounts | Nadia & Friends | Choir of St. Anne's | nobody sings sober | O'Rourke | 1990s only
%list v6longdoor: Bea turns forty, so please be kind | no singing before eight, no crying after ten | Ralf and Anouk said yes on Monday | keep out, the choir is rehearsing until nine | here sing the tax people of Leeds, badly | we waited two years for this, come in | quiet outside, thank you, loud inside | we only know three songs, and badly | mum is sixty, so bring her a chair | after midnight, ask for Nadia at the bar
%list v6dedic: happy birthday, old friend | you still owe me a dance | marry me | for the best boss in town | sorry about the car | get well soon | thirty years and counting, my love | well played | I miss your soup | break a leg
%list v6longdedic: thirty years ago you stepped on my foot, thank you | whoever left at nine missed the best part | you said you'd never sing again, so here we are | come home with me, Bea, the cat is waiting | thanks for driving us all the way to Leith on Monday | may your knees hold out until the next chorus | we met here at the bar, you wore yellow | you were right about the shoes, I was wrong | see you at eight tomorrow, with the rings | never leave the window open again, love

%tool enqueueSinger
get {singer=v6guest} on with {song=v6song}, {keyChange:lower=a bit deeper please|not so high for once}
put me down for {song=v6song}, {duetPartner=v6guestb} comes up too
{singer=v6guest} wants to do {song=v6song} by {originalArtist=v6act} with {duetPartner=v6guestb}
together with {duetPartner=v6guestb}, {song=v6song} from {originalArtist=v6act} for {singer=v6guest}
{singer=v6guest} would have a go at {song=v6longsong}, {keyChange:higher=a notch up|two steps brighter}
{song=v6song}, {singer=v6guest}, {originalArtist=v6act}, {keyChange:original=just as on the record}
I'd love to do {song=v6song}, higher powers help me

%tool searchSongbook
got anything with {q=v6words}, {easyOnly:true=nothing tricky|for people who can't sing}
what do you have on {q=v6words}, {lyricsLanguage:fr=the French ones|in French}
in {lyricsLanguage:es=Spanish}, is there a number about {q=v6words}
for {mood:party=getting everybody to jump|a wild night}: {q=v6words}, in {lyricsLanguage:de=German}
I'm after {q=v6longwords}, {mood:slow=the kind you sway to}
{limit=v6some} of them, {q=v6words}, {mood:sing_along=where the whole hall joins in}, {lyricsLanguage:ko=Korean}
can we sing {q=v6words} here, slow Monday as it is

%tool getLineup
who's up at the {stage=v6stage}, {includeDone:true=those who have been, too|also the ones who are through}
when is {singer=v6guest} on, {stage=v6stage}
is {singer=v6guest} still waiting for the {stage=v6stage}
in the {stage=v6stage}, how long until {singer=v6guest}
the order for the {stage=v6stage}, {sortBy:waitTime=whoever has stood around longest first}
{singer=v6guest}, {stage=v6stage}, {includeDone:false=leave out whoever has finished|just those still to come}
whose turn is it, we've all got names

%tool bookBooth
a room at {branch=v6house} for {date=v6day}, {catering:snacks=something to nibble|a few bites with it}
{date=v6day}, {headcount=v6ppl} of us, {hours=v6hours}
on {date=v6on} {headcount=v6ppl} people want to sing for {hours=v6hours} at {branch=v6house}
for {hours=v6hours} at {branch=v6house} on {date=v6on}, {headcount=v6ppl} heads
sing-along party {date=v6day}, and please write outside: {nameOnDoor=v6longdoor}
{branch=v6house}, {headcount=v6ppl} people, {date=v6day}, {nameOnDoor=v6door}, {catering:full_buffet=a proper spread|dinner for everyone}
get us a booth {date=v6day}, we'll have eaten snacks at home

%tool dedicateSong
tell {recipient=v6guest} {message=v6dedic}, {anonymous:true=don't say it's me|nobody needs to know who}
say to {recipient=v6guest}: {message=v6dedic}, ahead of {song=v6song}
from {sender=v6guestb} to {recipient=v6guest}: {message=v6dedic}
to {recipient=v6guest} goes {message=v6dedic}, {sender=v6guestb} says so
before {song=v6song}, for {recipient=v6guest} from {sender=v6guestb}, {message=v6longdedic}
{recipient=v6guest}, {song=v6song}, {message=v6dedic}, {anonymous:false=they may see my name|with my name up there}
have the host shout to {recipient=v6guest} {message=v6dedic}

%list v6disc: Cobalt | Harvest of Rust | live at the old dairy | Seventeen Ships | the red one | Hymns for a Parking Lot | No Sugar, No Sleep | Quiet Please | Mother's Radio | Tin Roof Suite | between two lakes | III
%list v6discb: Amber Hours | Night in Trieste | bootleg from '79 | Small Wars | the blue one | Dance Like Aunt Rosa | Salt, Smoke and Strings | Second Wind | Angel's Share | Birds of Paper | out of the woods | Zero
%list v6longdisc: Live from the Dairy, the Night It Rained | Songs We Wrote in March, Mostly in Bed | If the Phone Rings at Six, Don't Answer | Goodbye Captain, and Thanks for the Fish Soup | how to leave a party before midnight | The Collected Singles, 1971 to 1979, Volume Two | Waltzes, Polkas and One Very Slow Tango | Leaving on the Tuesday Boat to Bergen | Three Chairs, One Table and a Piano | Who Fed the Horse While I Was Gone
%list v6press: Blue Anchor | Kestrel | Supraton | Oak & Ivory | Harlequin Sound | the Czech state label | Dust Bunny Records | Polarfon | Lion's Den | Mono Bros | Marble Arch
%list v6eur: 40 euros => 40 | 25 | €15 => 15 | 90 euros => 90 | 12.5 | €75 => 75 | 120 | 8 euros => 8 | 60 euros => 60 | 200
%list v6shelf: hallway | crate under the stairs | top drawer | jazz corner | cupboard next to the sofa | study | left half of the study | attic | big box, K to M | kids' room | red crate
%list v6land: Japan | the Netherlands | Italy | Brazil | Great Britain | Poland | the States | Portugal | Czechia | Canada
%list v6dec: the seventies | 1960s | the eighties | 1990s | the fifties | the 2000s | 1970s | the sixties | 1980s | the nineties
%list v6coll: vinylvic | Mrs. Tanaka | the man with the beard | groovy_gus | Ella in Lyon | Old Pete | Tomasz | crate-o-matic | Dr. Feelgreat | the O'Neills
%list v6swapnote: mine has a small tear, but plays fine | I can be at the fair by ten on Sunday | you told me in May you'd want it, remember | the sleeve is signed, the disc is not | no rush, I am away until the 20th | both play well, yours looks better though | write me before Friday, please, someone else has asked | I'd throw in a poster, if you like | we could do it in Leeds, I'm there until Friday | please pack it well, the last one broke

%tool grooveloam-catalogue-record
new at home: {title=v6disc} by {artist=v6act}, {grade:mint=never been played|still sealed}
I picked up {title=v6disc} for {paid=v6eur}, {shelf=v6shelf}
{artist=v6act} on {press-label=v6press}, it's {title=v6disc}
from {press-label=v6press} I now own {title=v6disc} by {artist=v6act}, it lives in the {shelf=v6shelf}
file {title=v6longdisc}, {paid=v6eur}
{title=v6disc}, {artist=v6act}, {press-label=v6press}, {paid=v6eur}, {grade:poor=scratched to bits|hardly playable}
{title=v6disc} is mine at last, in good company

%tool grooveloam-want-record
keep an eye out for {title=v6disc}, {first-pressing:true=from the very first run|no reissues}
I'm still missing {title=v6disc} by {artist=v6act}, {max-price=v6eur} tops
{title=v6disc} from {artist=v6act}, I'd go up to {max-price=v6eur}
for {max-price=v6eur} at most I'd take {artist=v6act} with {title=v6disc}
looking for {title=v6longdisc}, {worst-grade:any=however beaten up|scratches don't bother me}
{artist=v6act}, {title=v6disc}, {max-price=v6eur}, {first-pressing:false=a repress will do|reissue is fine}, {worst-grade:mint=must be spotless}
if {title=v6disc} ever turns up let me know, any day

%tool grooveloam-browse-crates
what stands in the {shelf=v6shelf}, {order:value_desc=priciest on top|the dear ones first}
what I own by {artist=v6act}, {format:single=just the little ones|only the small discs}
what do I have by {artist=v6act} in the {shelf=v6shelf}
in the {shelf=v6shelf}, anything of {artist=v6act} from {decade=v6dec}
everything I own from {decade=v6dec}, {order:least_played=what I've neglected first}
{decade=v6dec}, {artist=v6act}, {shelf=v6shelf}, {format:lp=full-length only}
go through my records, single as I am tonight

%tool grooveloam-find-sellers
who's got {title=v6disc} to sell, {sort:price_asc=cheapest first|bargains on top}
anyone in {seller-country=v6land} offering {title=v6disc}, {ships-abroad:true=they must post it over the border}
{title=v6disc} by {artist=v6act} out of {seller-country=v6land}, under {below=v6eur}
under {below=v6eur} and from {seller-country=v6land}: {artist=v6act} with {title=v6disc}
can I buy {title=v6longdisc} anywhere, {sort:grade_desc=the cleanest ones up top}
{seller-country=v6land}, {title=v6disc}, {artist=v6act}, {below=v6eur}, {sort:seller_rating=people with a good name first}
where can I get hold of {title=v6disc}, abroad it was everywhere

%tool grooveloam-offer-swap
{give=v6disc} against {get=v6discb}, {handover:in_person=I'll bring it round|we meet up for it}
ask {collector=v6coll} for {get=v6discb}, they get {give=v6disc}, {cash-on-top=v6eur} extra
{give=v6disc} for {get=v6discb} with {collector=v6coll}
from {collector=v6coll} I'd like {get=v6discb}, in return for {give=v6disc}
trade {give=v6disc} for {get=v6discb} and tell {collector=v6coll}: {remark=v6swapnote}
{collector=v6coll}, {give=v6disc} out, {get=v6discb} in, {cash-on-top=v6eur} from me, {handover:post=in a parcel}
{get=v6discb} would be nice, I'd let {give=v6disc} go, post haste

%list v6pic: the twins on the sledge | IMG_2041.jpg | sunset | Dad with the pike | cake | our new kitchen, half done | Rosa's first tooth | graduation | dog in the snow | team at the finish | mountain hut | grandpa's hat
%list v6frame: Gran's | living room | kitchen | Mum and Dad's | Lisbon flat | hallway | Uncle Bo's | reception | Frame 3 | bedside | Oma Truus | care home, room 12
%list v6cap: miss you | first day of school | we made it | look who can swim | 1 September | hello from Crete | guess where, Bo | four generations | for Oma | it's a girl
%list v6longcap: we walked all day, then it snowed at four | see you on Sunday, we bring the cake | he said he'd only eat one, he ate nine | first tooth, second tantrum, all before breakfast | the day we missed the ferry to Gozo | look, Oma, I can swim without the armbands | thanks for the jumper, she wears it to bed | no, we have not eaten yet, it's only five | Bo built it, Lena painted it, Rosa broke it | back home at last, tired, brown and happy
%list v6keep: two hours => 2 | 24 hours => 24 | 12 hours => 12 | six hours => 6 | 48 hours => 48 | three hours => 3 | 8 hours => 8 | an hour => 1 | 36 hours => 36 | four hours => 4 | 72 hours => 72
%list v6album: Crete | Wedding | all the dogs | Rosa, first year | summer at the lake | best of 2026 | Bergen to Tromsø | Family | garden in bloom | Dad's seventieth | school plays
%list v6longalbum: everything from the lake, also the blurry ones | Rosa, from the first day to the first step | what we did when it rained in May | Bergen to Tromsø, by boat and by bike | Dad turns seventy, with speeches and cake | all the Sundays at number nine | walks we took before the dog came | Mum and Dad, before we came along | the house, as it was when we bought it | birthdays, cakes and people who blow out candles
%list v6sec: 30 seconds => 30 | a minute => 60 | two minutes => 120 | 15 seconds => 15 | ten minutes => 600 | 90 seconds => 90 | five minutes => 300 | 20 seconds => 20 | 45 seconds => 45 | three minutes => 180 | 40 seconds => 40
%list v6kin: Rosa | my brother | Aunt Truus | Bo and Lena | the Hendersons | Grandpa Joe | little Amir | Claire's mum | Sven | nurse Petra
%list v6nick: Auntie | Bo at sea | the Lisbon lot | Opa | Cousin It | Rosa & Amir | Doc | Sister no. 2 | Mr. Hu | your godson
%list v6invite: send us something every Sunday, she loves it | only photos of people, please, no sunsets | it's easy, just click and choose a picture | Oma can't read small letters, so write big | this works until we're back in June | he'd like to see the boat, ask Sven how | for mum's birthday on the 9th, keep it quiet | please turn them upright, we can't rotate it | we'd all love to see the new house | call Sven, if it does not work by Sunday

%tool TWINKLEFRAME_SEND_PICTURE
{PICTURE=v6pic} to {FRAME=v6frame}, {FIT:full=don't cut anything off|all of it visible}
beam {PICTURE=v6pic} over to {FRAME=v6frame}, {SHOW_FOR_HOURS=v6keep} is enough
on {FRAME=v6frame} put {PICTURE=v6pic} with {CAPTION=v6cap} under it
with {CAPTION=v6cap} below, {PICTURE=v6pic} into {FRAME=v6frame}
let {FRAME=v6frame} have {PICTURE=v6pic} and write underneath {CAPTION=v6longcap}
{FRAME=v6frame}, {PICTURE=v6pic}, {CAPTION=v6cap}, {FIT:crop=fill the whole screen|no borders}
can {FRAME=v6frame} get {PICTURE=v6pic}, I'm full of joy

%tool TWINKLEFRAME_SET_SLIDESHOW
{ALBUM=v6album} on {FRAME=v6frame}, {ORDER:RANDOM=all jumbled|in no order at all}
show {ALBUM=v6album} from now on, {SHOW_CLOCK:true=with the time in the corner|and let me see what time it is}
at {FRAME=v6frame} go round through {ALBUM=v6album}, {INTERVAL_SECONDS=v6sec} each
every {INTERVAL_SECONDS=v6sec} another one out of {ALBUM=v6album} for {FRAME=v6frame}
{FRAME=v6frame} should cycle through {ALBUM=v6longalbum}, {ORDER:NEWEST_FIRST=latest ones up front}
{FRAME=v6frame}, {INTERVAL_SECONDS=v6sec}, {ALBUM=v6album}, {ORDER:CHRONOLOGICAL=as it happened|from first to last}
rotate {ALBUM=v6album}, I've no clock in here anyway

%tool TWINKLEFRAME_LIST_RECEIVED
what came in at {FRAME=v6frame}, {ONLY_HEARTED:true=just the ones somebody loved|those with a heart}
{FRAME=v6frame} pictures, anything after {SINCE=v6past}
did {SENDER=v6kin} put something on {FRAME=v6frame} since {SINCE=v6past}
from {SENDER=v6kin} to {FRAME=v6frame}, the last {MAX=v6some}
since {SINCE=v6past}, what has {FRAME=v6frame} got, {SENDER=v6kin} only
{SENDER=v6kin}, {FRAME=v6frame}, {MAX=v6some} of them, {ONLY_HEARTED:false=liked or not}
what has arrived at {FRAME=v6frame}, my heart is pounding

%tool TWINKLEFRAME_SLEEP_HOURS
dark at {OFF_AT=v6hr} for {FRAME=v6frame}, {DAYS:WEEKDAYS=Monday to Friday|when people work}
{FRAME=v6frame} goes out at {OFF_AT=v6hr}, {DIM_ONLY:true=a faint glow may stay|not completely black}
from {OFF_AT=v6hr} to {ON_AT=v6hrb} nothing on {FRAME=v6frame}
up again at {ON_AT=v6hrb}, off at {OFF_AT=v6hr}, that's for {FRAME=v6frame}
{FRAME=v6frame}: black between {OFF_AT=v6hr} and {ON_AT=v6hrb}, {DAYS:WEEKEND=Saturdays and Sundays}
{OFF_AT=v6hr} to {ON_AT=v6hrb}, {FRAME=v6frame}, {DIM_ONLY:false=really off|pitch black}, {DAYS:ALL=seven nights a week}
put {FRAME=v6frame} to bed at {OFF_AT=v6hr}, it was a long weekend

%tool TWINKLEFRAME_INVITE_SENDER
{EMAIL=email} may post to {FRAME=v6frame}, {APPROVAL:MANUAL=but I look at them first|nothing unseen}
let {EMAIL=email} onto {FRAME=v6frame}, {DISPLAY_NAME=v6nick} for short
for {FRAME=v6frame}: {EMAIL=email} as {DISPLAY_NAME=v6nick}
as {DISPLAY_NAME=v6nick}, {EMAIL=email} gets to send to {FRAME=v6frame}
bring {EMAIL=email} in on {FRAME=v6frame} and say {NOTE=v6invite}
{FRAME=v6frame}, {DISPLAY_NAME=v6nick}, {EMAIL=email}, {APPROVAL:AUTO=straight through|no checking}
{EMAIL=email} wants to share with {FRAME=v6frame}, no manual needed

%list v6tale: The Goat in the Lighthouse | Pim and the Moon | three bears | Dragon's Day Off | Snow Queen | the very tired postman | Ali, Zoe and the Whale | Nutkin | Back to the Forest | Princess Plum | how the fox got lost | Rumble
%list v6longtale: The Night the Moon Came Down, and Stayed for Tea | Pim, the Goat and the Ten O'Clock Train | why bears sleep until March, told by a bear | The Boy Who Ran to Sea with a Spoon | Don't Open the Door, Said the Owl | seven socks, one foot and a very long walk | Wake Up, Mr. Badger, It's Half Past Spring | how the fox got lost on Tuesday | Seven Geese Went Walking, Six Came Home | the snail who was late, but not too late
%list v6child: Nils | Amina | little Jo | Marlon | Bruno | my niece | Zadie | Ezra | Pippa | Leo and May
%list v6reader: Grandad | Miriam Oakes | the lady with the deep voice | Mum | Hector Lund | Uncle Femi | Mrs. O'Leary | Papa Jean | old Captain Brill | Auntie Sue and Tom
%list v6min: 20 minutes => 20 | half an hour => 30 | 45 minutes => 45 | an hour => 60 | ten minutes => 10 | 90 minutes => 90 | 15 minutes => 15 | 5 minutes => 5 | forty minutes => 40 | 25 minutes => 25
%list v6chap: 3 | 7 | two => 2 | 12 | five => 5 | 9 | four => 4 | 10 | six => 6 | 15 | eight => 8
%list v6theme: pirates | going to the dentist | a new baby in the house | horses and knights | trains | the first day at school | space, rockets and aliens | being brave | mice | fear of the dark | Grandma's garden
%list v6longtheme: a boy who moves to a new town, without friends | getting up at seven and going to school | a bear, a bee and a very big quarrel | what happens when a pet dies, but gently | a girl who runs away to the circus | sharing toys, told without a wagging finger | how the moon came to hang in the sky | why we wash our hands, with a funny frog | a dragon who can't sleep before midnight | moving house, and the cat that stays behind
%list v6age: four => 4 | 6 | three => 3 | 8 | five => 5 | 7 | 10 | nine => 9 | 11 | seven => 7 | two => 2
%list v6lang: Dutch | French | Turkish | Portuguese | Swiss German | Polish | Welsh | Arabic | Italian | Ukrainian | Japanese
%list v6own: When Mum Was Small | goodnight from Papa | our dog's adventures | the cabin | Letter to Zadie | Songs, Rhymes and Rubbish | Christmas 2026 | from the hospital | Nan's secret | how we met
%list v6longown: how Grandad missed the boat to Bergen, twice | good night, sleep tight, see you on Friday | the summer we found a fox under the bed | for the days when I come home after eight | what Nan did when the lights went out | our dog, the postman and the Sunday roast | Papa sings, badly, but only for you | a bedtime story from Auntie, read on the train | the day you were born, at ten past three | what the sea said, when we left in August
%list v6figure: green dragon | penguin | Owl | knight with the bent sword | Mermaid | little red tractor | fox | bear in pyjamas | Grandma figure | robot no. 4 | old cat without a tail

%tool story_start
{story=v6tale} on {box=v6child}'s tub, {loudness:quiet=so it doesn't wake anyone|hardly audible}
let's hear {story=v6tale}, {sleep_after=v6min} and then off
{story=v6tale} read by {narrator=v6reader} for {box=v6child}
for {box=v6child}, in the voice of {narrator=v6reader}, {story=v6tale}
bedtime for {box=v6child}: {story=v6longtale}, {sleep_after=v6min}
{box=v6child}, {story=v6tale}, {narrator=v6reader}, {loudness:loud=so they hear it over the rain|turned right up}
tell us {story=v6tale}, and quiet now, everybody

%tool story_resume
go on where {box=v6child} fell asleep, {rewind=v6sec} earlier
{box=v6child} wants the rest of {story=v6tale}, {speed:slower=not so hurried|a little less rushed}
on {box=v6child}'s box pick up {story=v6tale} at chapter {chapter=v6chap}
{story=v6tale} for {box=v6child} again, {rewind=v6sec} back
carry on for {box=v6child} with {story=v6longtale}, {speed:faster=get a move on|in a hurry}
{box=v6child}, chapter {chapter=v6chap}, {story=v6tale}, {speed:normal=at the usual pace}
{box=v6child} didn't get to the end, the nap came faster

%tool story_find
something about {about=v6theme}, {free_only:true=that costs nothing|without paying}
a tale on {about=v6theme}, she's {age=v6age}
in {language=v6lang}, about {about=v6theme}, for a kid of {age=v6age}
{about=v6theme} for someone aged {age=v6age}, not over {max_length=v6min}, in {language=v6lang}
do they have one on {about=v6longtheme}, {free_only:false=I don't mind paying}
{age=v6age} years old, {about=v6theme}, {language=v6lang}, {max_length=v6min} at the longest
are there any stories with {about=v6theme}, I've got a free evening

%tool story_record_own
{speaker=v6reader} will read in {title=v6own}, {with_music:true=something soft underneath|a gentle tune below}
mic on for {title=v6own}, {available_from=v6dayb} and not before
{title=v6own} by {speaker=v6reader} for {for_child=v6child}
for {for_child=v6child} from {speaker=v6reader}: {title=v6own}
I want to tape {title=v6longown}, {with_music:false=just the voice|no tune with it}
{speaker=v6reader}, {for_child=v6child}, {title=v6own}, {available_from=v6dayb}
open the microphone, it's called {title=v6own}, after the music stops

%tool story_bind_figure
the {figure=v6figure} should tell {story=v6tale}, {on_end:repeat=over and over|round and round}
give the {figure=v6figure} {story=v6tale}, {locked:true=nobody else may touch that|hands off for the others}
{owner=v6child}'s {figure=v6figure} gets {story=v6tale}
on the {figure=v6figure} put {story=v6tale}, it belongs to {owner=v6child}
make the {figure=v6figure} play {story=v6longtale}, {on_end:stop=then silence}
{story=v6tale}, {figure=v6figure}, {owner=v6child}, {on_end:next=and straight on with another}
I want {story=v6tale} to come out of the {figure=v6figure}, next to my bed

%list v6piece: Sonatina in G | scales | the slow movement | Étude no. 4 | Für Emma | Tarantella for Two | bars 20 to 48 | wedding march | Ave Verum | Rondo, the hard bit | arpeggios in thirds | Swan
%list v6longpiece: the middle part, where it goes to F minor | Rondo for two, from bar 40 to the end | Variations on a Sailor's Song, number three | scales in thirds, hands apart, then together | the bit before the trumpet comes in at 52 | Evening by the Lake, with all the repeats | Waltz of the Frogs, third page | Three Little Dances, the last one first | the page with the coffee stain, slowly | Minuet in D, without the repeats
%list v6instr: cello | alto sax | small harp | clarinet | double bass | recorder | viola da gamba | old accordion | oboe | upright piano | ukulele | French horn
%list v6pupil: Maya | my son | the Bakker girl | Oskar | Leyla and Finn | Mr. Dunne | Ada | Theodora | Chen's daughter | Wim
%list v6tutor: Mrs. Halvorsen | Signor Bassi | Dana | old Mr. Pryce | Anouk van Rijn | the new cello teacher | Prof. Imai | Gabe from the band | O'Sullivan | Kirsten
%list v6comp: Adela Krause | P. J. Norrby | old Bellini's pupil Tosti | Szabo | Hildegard the Younger | Fontaine | Lou Marchetti | Ivan and Olga Petrov | anonymous, 16th century | O'Carroll
%list v6arr: Bert Holm | the Lund brothers | Sister Agnes | K. Yamada | Zoltan | Dee Whitlock | Maestro Riva | some student in Graz | Peggy Stone | A. F. Muller
%list v6bpm: 80 | 120 | 96 | 60 | 144 | 72 | 108 | 132 | 54 | 160
%list v6rem: left hand too slow, right hand fine | ask on Monday about the pedal in bar nine | stopped at seven, the neighbours knocked | do it without the book, from memory, next time | went from 60 to 72, still stumbles | strings are new, so they slip a lot | fingers cold, better after ten minutes | play it for Dad at Christmas | thumb hurts, so no octaves this week | the ending works, if I count out loud
%list v6folder: Choir | wedding gigs | exam 2027 | duets | Things for Later | blue binder | Busking, outdoors | to learn | Sunday service | Trio
%list v6focus: breathing | bow hold | sight-reading | the cadenza | chords with the left hand | shifting without a slide | nerves | tuning, at last | improvising over a blues | vibrato
%list v6longfocus: the cadenza, which falls apart after bar 12 | how to breathe when it never stops | playing for the exam on the 9th, all of it | getting from the third to the fifth position | keeping time, even when others run away | what to do with a shaky right hand | reading bass clef, after years of treble | the jump in bar 30, which I always miss | standing up straight, and not fidgeting | learning to play soft, yet in tune

%tool log_practice
{minutes=v6min} of {piece=v6piece} done, {went:badly=it was a mess|a disaster really}
I've been at {piece=v6piece}, {instrument=v6instr}, {minutes=v6min}
{student=v6pupil} did {piece=v6piece} on the {instrument=v6instr} for {minutes=v6min}
on {instrument=v6instr} {student=v6pupil} played {piece=v6piece}, {went:well=lovely|could not be better}
just did {piece=v6piece}: {remarks=v6rem}
{student=v6pupil}, {piece=v6piece}, {minutes=v6min}, {instrument=v6instr}, {went:ok=so-so|middling}
got through {piece=v6piece} once more, well before dinner

%tool plan_practice
{piece=v6piece} {day=v6day}, {repeat:weekly=and the same every seven days|then once a week}
I'll tackle {piece=v6piece} {day=v6day}, {remind:false=no need to nudge me|I won't need a poke}
on {day=v6on} at {start=v6hr} I want to get {piece=v6piece} to {target_bpm=v6bpm}
at {target_bpm=v6bpm} from {start=v6hr} on {day=v6on}: {piece=v6piece}
{day=v6day} I'm going to work on {piece=v6longpiece}, {repeat:daily=and each day after that}
{day=v6day}, {start=v6hr}, {piece=v6piece}, {target_bpm=v6bpm} bpm, {remind:true=give me a shout before}
set aside {day=v6day} for {piece=v6piece}, once and for all

%tool find_sheet_music
is there {title=v6piece} for {instrument=v6instr}, {difficulty:beginner=I've only just started|nothing hard}
notes of {title=v6piece} by {composer=v6comp}, {public_domain:true=old enough to copy|no rights on it}
{title=v6piece} by {composer=v6comp} in the version of {arranger=v6arr}
for {instrument=v6instr}, arranged by {arranger=v6arr}, after {composer=v6comp}: {title=v6piece}
get me {title=v6longpiece}, {difficulty:advanced=for someone who can really play}
{composer=v6comp}, {title=v6piece}, {instrument=v6instr}, {difficulty:intermediate=not too hard, not too easy}
where can I get {title=v6piece} on paper, I'm no beginner any more

%tool list_my_scores
what have I got by {composer=v6comp}, {annotated:true=with pencil in it|the scribbled-on ones}
{folder=v6folder}, {sort:page_count=thickest first|by how fat they are}
what has gone to {lent_to=v6pupil} out of {folder=v6folder}
by {composer=v6comp}, everything that's with {lent_to=v6pupil}
my notes in {folder=v6folder}, {annotated:false=the clean ones|nothing scribbled on}
{folder=v6folder}, {composer=v6comp}, {sort:recently_opened=what I last had up first}
which notes do I own, with or without a title

%tool book_music_lesson
{teacher=v6tutor} {day=v6day}, {place:online=over video|on the laptop}
a lesson with {teacher=v6tutor} for {student=v6pupil}, {day=v6day}, {place:home_visit=they come to us|at our house}
on {day=v6on} {student=v6pupil} goes to {teacher=v6tutor} for {length_minutes=v6min}
{student=v6pupil} with {teacher=v6tutor}, {length_minutes=v6min} on {focus=v6focus}, {day=v6day}
I need {teacher=v6tutor} {day=v6day} for {focus=v6longfocus}
{student=v6pupil}, {day=v6day}, {teacher=v6tutor}, {length_minutes=v6min}, {place:studio=round at theirs}
see if {teacher=v6tutor} can take me {day=v6day}, I found them online

%list v6town: Graz | Leeds | San Telmo | Newcastle upon Tyne | Ghent | Tampere | St. Ives | Frankfurt an der Oder | Cork | King's Lynn | Bath | Lyon
%list v6set: prison break | Egypt | haunted hotel | a lab, a virus, a bomb | submarine | the 1920s | witches and wizards | bank job | Mars | something with dolls
%list v6longset: a train that never stops, and a dead count | breaking out of prison before the guard returns at six | witches, cauldrons and a talking cat | a hotel where nobody checks out | a lab, a virus and ten minutes left | what the butler hid under the stairs | a circus, a missing clown and three keys | stealing a diamond while the duke sleeps | a spaceship that lands on Tuesday, on fire | finding grandma's recipe, before she wakes up
%list v6room: The Clockmaker | vault 9 | Aunt Agatha's Attic | Cold Case | Ten Minutes to Midnight | Pharaoh's Kitchen | the submarine | Ward B | Witches, Wanted | Out of Orbit | Number 13
%list v6longroom: Who Shot the Count, and Where Is His Hat | the train that leaves at nine without a driver | Get Out Before the Guard Returns at Six | Aunt Agatha's Attic, Part Two, The Return | The Butler Lied, the Cook Ran Away | Never Trust a Clock on Sunday | One Key, Two Doors, Three Liars | The Night Train to Prague, Carriage Seven | Wake the Mummy, Then Run | Dinner Is Served at Eight, Bring a Torch
%list v6team: The Lock Nests | Key Party | Team Otter | Bea's hen do | the Quiz Widows | Nerds, Inc | A to Z | four idiots and a map | Accounts | O'Hara's Eleven
%list v6bcode: RC-4471 | The Clockmaker | our escape game | RC-209 | Vault 9 | Bea's party | the submarine | RC-8810 | Cold Case | the kids' one
%list v6why: two of us are ill, sorry | we have a wedding on that day, I forgot | our train gets in at six, not at four | Bea can't come before Thursday | the babysitter cancelled, again | one more player, so we need the big slot | snow, no buses from the hills | half the team has to work until seven | my car broke down, of all days | Bea has an exam in the morning, poor thing
%list v6stars: five => 5 | 4 | three => 3 | two => 2 | 1 | 5 | four => 4 | 3 | 2
%list v6rev: loved it | the host was a joy, the props less so | far too dark | great for kids | never again | clever locks | smells of paint | a bit short, but fun | worth every cent | meh
%list v6longrev: great sets, kind host, but far too hot by the end | we got out with a minute left and screamed | do not go on a Monday, half the props were broken | the ending made no sense, yet I'd go again | my mother solved it all, we just stood there | the last lock jammed, so they gave us more time | not scary, not hard, but very, very pretty | we cheated once, nobody saw, and still lost | came for the witches, stayed for the cake | book it on a weekday, then you get more time
%list v6esc: 58 minutes => 58 | 45 minutes => 45 | half an hour => 30 | an hour => 60 | 52 minutes => 52 | forty minutes => 40 | 37 minutes => 37 | 61 minutes => 61 | 49 minutes => 49 | 55 minutes => 55

%tool riddlecroft.rooms.search
what can {team_size=v6ppl} of us crack in {town=v6town}, {scare:none=nothing creepy|my sister hates being frightened}
puzzle rooms around {town=v6town}, {sort:hardest_first=the toughest up front|brain-breakers on top}
is there one on {theme=v6set} in {town=v6town}
for {team_size=v6ppl} near {town=v6town} with {theme=v6set}, {wheelchair:true=one of us can't do stairs|no steps please}
have you anything about {theme=v6longset}, {scare:terrifying=so we all scream|scare us silly}
{theme=v6set}, {town=v6town}, {team_size=v6ppl} people, {sort:price_asc=cheap ones on top}, {scare:mild=a tiny bit spooky}
which ones do you have in {town=v6town}, none of us has ever been

%tool riddlecroft.bookings.create
{room=v6room} {date=v6day}, {pay:at_door=we settle up there|I'll bring cash}
get us {room=v6room} for {date=v6day}, {players=v6ppl} brains
on {date=v6on} at {time=v6hr} {team_name=v6team} will do {room=v6room}
{room=v6room} for {team_name=v6team}, {players=v6ppl} of them, from {time=v6hr} on {date=v6on}
{date=v6day} we want {room=v6longroom}, {pay:voucher=I was given a gift card}
{date=v6day}, {time=v6hr}, {players=v6ppl} players, {room=v6room}, {pay:online=I'll pay right away by card}
lock us into {room=v6room} {date=v6day}, we'll be at the door early

%tool riddlecroft.bookings.list
our escape games, {state:upcoming=those ahead of us|whatever we still have to go to}
what has {team_name=v6team} got, {unpaid:true=where we still owe money|not settled yet}
games of {team_name=v6team} from {from=v6day} to {to=v6dayb}
between {from=v6day} and {to=v6dayb}, which rooms is {team_name=v6team} in for
everything until {to=v6dayb}, {state:cancelled=the ones we called off}
{team_name=v6team}, {from=v6day} to {to=v6dayb}, {state:played=what's behind us|the ones we've done}
which puzzle rooms did I reserve, I played it safe

%tool riddlecroft.bookings.move
push {booking=v6bcode} to {new_date=v6day}, {silent:true=the others needn't hear of it|no word to the rest}
{booking=v6bcode} can't be {old_date=v6dayb}, make it {new_date=v6day}, {new_time=v6hr}
from {old_date=v6dayb} to {new_date=v6day} with {booking=v6bcode}
to {new_time=v6hr} on {new_date=v6on} please, that's {booking=v6bcode}, it was {old_date=v6dayb}
shift {booking=v6bcode} to {new_date=v6day} and tell them {reason=v6why}
{booking=v6bcode}, {new_date=v6day}, {new_time=v6hr}, {silent:false=let everyone in the team know}
we have to put off {booking=v6bcode}, silent night is coming

%tool riddlecroft.reviews.post
{stars=v6stars} stars for {room=v6room}, {escaped_in=v6esc}
give {room=v6room} a {stars=v6stars}, {text=v6rev}, {has_spoilers:true=careful, it tells how it ends|it does give the trick away}
{room=v6room} gets {stars=v6stars} from {signed=v6team}
under {signed=v6team}: {stars=v6stars} for {room=v6room}, out after {escaped_in=v6esc}
{stars=v6stars} stars, {room=v6room}, and write {text=v6longrev}
{room=v6room}, {stars=v6stars} stars, {escaped_in=v6esc}, {signed=v6team}, {has_spoilers:false=no secrets in it|I don't give anything away}
we did {room=v6room} in no time, that's {stars=v6stars} stars

%list v6thing: dancing bear | harbour in winter | coins with a ship | sewing machine | portrait of a lady, left profile | masks | teapot | death of a general | the big globe | wedding chest | whale bones | men at cards
%list v6longthing: a woman at a window, reading, with a dog | ships that leave the harbour at dawn | a man who runs from a bear | the king, his fool and two greyhounds | what people ate from before there were plates | peasants going home after the harvest | a clock that strikes thirteen | two sisters on a bench, one asleep | a ship that burns in the night | the saint who talks to the fish, and the boy
%list v6maker: Hendrik Vos | the Delacourt workshop | Maria Sandoval | an unknown monk | Brandt & Sons | O'Keane | pupil of old Ferri | Tamsin Wells | Master of the Blue Robes | Ito
%list v6mat: bronze | silk and gold thread | walrus ivory | oak | glass | burnt clay | paper | bone, inlaid | copper on wood | marble
%list v6orig: Nuremberg | the Congo basin | Kyoto | Siena | Bohemia | Fez | northern Peru | Isfahan | Bruges | Lake Van
%list v6gallery: Blue Hall | 14 | Room of Masks | east wing | the cabinet of coins | Sculpture Court | Ferri Room | knights and arms | gallery 3 | the old kitchen
%list v6donor: the Rothmann family | Dr. Ada Lind | City Savings Bank | a Mrs. Poole | Friends of the Museum | Count Orlo | the late J. Tan | O'Donnell & Co | the Weavers' Guild | an old sea captain
%list v6tour: Poison and Pearls | women who painted | Behind the Scenes | From Clay to Cup | ghosts at night | Death, Taxes and Tulips | Masterpieces | what the servants saw | Knights | Highlights of the North Wing | Eat Like a King
%list v6longtour: The King Is Dead, Long Live the Cook | from the cellar to the attic, with a lantern | What the Servants Saw When the Door Was Open | Death, Taxes and Tulips on a Sunday Afternoon | Poison, Pearls and a Very Bad Marriage | How a City Burned at Four in the Morning | who stole the bishop's ring in 1632 | Bread, Beer and a Broken Crown | how to read a painting in ten minutes | The Duke Goes Hunting, the Duchess Paints
%list v6guide: Mr. Osterman | Lina | Dr. Achebe | the lady with the red scarf | Jorge | Sister Clare | the curator | Tess and Paul | young Mr. Bly | Madame Roche
%list v6nameb: Ferguson | Anneke Bos | the Patel family | my mother | Ruben Silva | Class 4b | M. Duval | the Tuesday Ladies | Ito, Kenji | Nora
%list v6adults: two => 2 | 3 | four => 4 | 5 | 2 | six => 6 | 10 | three => 3 | 8 | five => 5 | 7
%list v6kids: 2 | three => 3 | four => 4 | 6 | two => 2 | 5 | five => 5 | 3 | 8 | 4
%list v6honour: Grandma Ilse | my late father | Professor Lund | Nora and Bill | our godchild | Sister Clare | Oma | old Mr. Ferris | Mrs. D'Souza | Kai
%list v6plaque: for Ilse | in loving memory | He never missed a Sunday | to Kay, from N | Class of '88 | with thanks | a sailor to the end | Bees, bread and books | forever curious | from his girls
%list v6longplaque: she came every Sunday at ten, and stayed | for a man who never could leave before closing time | he taught us to look, then to look again | from the girls of 1962, with love and cake | to Ilse, who always turned left at the bear | we kissed here first, it was raining | we said we'd meet here, so we do | for our teacher, who never gave up on us | rest now, captain, the harbour is full | a gift from two sisters, one asleep

%tool attictrove_search_objects
do they own {keywords=v6thing}, {withImage:true=as long as I can see it|there must be a photo}
anything like {keywords=v6thing}, {material=v6mat}
{keywords=v6thing} by {maker=v6maker} out of {origin=v6orig}
in {material=v6mat}, from {origin=v6orig}, by {maker=v6maker}: {keywords=v6thing}
what does the museum have with {keywords=v6longthing}, {pageSize=v6some} at a time
{material=v6mat}, {keywords=v6thing}, {origin=v6orig}, {withImage:false=photo or no photo}
has the museum got {keywords=v6thing}, I can just picture it

%tool attictrove_on_display
what's in {room=v6gallery}, {order:most_loved=what people like best first|favourites up front}
upstairs, {floor:attic=right under the roof}, what's to see, {audience:children=for the little ones|with a six-year-old}
what hangs in {room=v6gallery} that came from {donor=v6donor}
given by {donor=v6donor} and now in {room=v6gallery}
which gifts of {donor=v6donor} are out, {floor:basement=down in the cellar}
{room=v6gallery}, {donor=v6donor}, {order:oldest_first=starting with the earliest}, {audience:experts=for people who know the field}
what could we look at just now, oldest friends that we are

%tool attictrove_join_guided_tour
{tour=v6tour} {date=v6day}, {signLanguage:true=my wife is deaf|someone should sign for us}
we'll go along to {tour=v6tour} on {date=v6on}, {children=v6kids} of them kids
{tour=v6tour} on {date=v6on} with {guide=v6guide}, on the list as {bookedBy=v6nameb}
under {bookedBy=v6nameb}, with {guide=v6guide}, {tour=v6tour} {date=v6day}
{date=v6day} we'd like {tour=v6longtour}, {adults=v6adults} grown-ups
{adults=v6adults} adults, {date=v6day}, {tour=v6tour}, {children=v6kids} children, {guide=v6guide}
places on {tour=v6tour} {date=v6day}, children of our time that we are

%tool attictrove_play_audio_tour
{tour=v6tour} in my ear, {depth:highlights=just the best bits|the short version}
let me hear {tour=v6tour}, {language=v6lang}, {subtitles:true=so I can read along|words on the screen too}
in {language=v6lang}, {tour=v6tour} from {startAt=v6gallery}, spoken by {voice=v6guide}
from {startAt=v6gallery} on, {tour=v6tour} with {voice=v6guide} in {language=v6lang}
headphones on: {tour=v6longtour}, {depth:everything=leave nothing out|every last detail}
{tour=v6tour}, {language=v6lang}, {startAt=v6gallery}, {subtitles:false=no text please}, {depth:standard=the usual length}
walk me through with {tour=v6tour}, everything else can wait

%list v6give: 50 euros => 50 | 100 | €250 => 250 | 20 euros => 20 | 1000 | 75 euros => 75 | €500 => 500 | 30 | 150 euros => 150 | €40 => 40
%tool attictrove_adopt_object
{amount=v6give} for the {object=v6thing}, {anonymous:true=my name stays out of it|nobody should read who}
sponsor {object=v6thing} with {amount=v6give}, {frequency:yearly=every January|again each year}
{amount=v6give} towards {object=v6thing} for {inNameOf=v6honour}
for {inNameOf=v6honour}: {amount=v6give} into {object=v6thing}, the plate says {plaqueText=v6plaque}
I'll give {amount=v6give} for {object=v6thing}, and engrave {plaqueText=v6longplaque}
{object=v6thing}, {amount=v6give}, {inNameOf=v6honour}, {frequency:monthly=twelve times a year}, {anonymous:false=they may print the name}
we saw {object=v6thing} once, put {amount=v6give} towards it
