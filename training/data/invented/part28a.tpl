# Words and people: what is said at the end without a label, and which small word tells who from whom, where to from where.
%lang en
%list y8chan: general | web-team | design crit | lunch and coffee | ops | the Leeds office | release-42 | Parents of 3b | random | choir, altos only | flat 12 | help-for-newbies | people's corner
%list y8who: Jo | Ines | Kwame | Big Sal | Dr. Iyer | Tomasz | the intern | Mrs. O'Neill | Anneke | Lee from legal | Ruben | Uncle Bert | Mia Carlsson | D'Arcy
%list y8pals: Jo and Tomasz | Ines, Kwame, Ruben | Anneke and the intern | Mia, Lee from legal and Sal | Uncle Bert, Aunt Fay | Nora and Ben | Priya, Otto | the O'Neills and Ruben | Kim, Dev and Yuki | Rosa and her sister
%list y8later: tomorrow at 9 | tonight at eight | Monday morning | Friday at half past two | the 12th at noon | next Tuesday 4 pm | Sunday evening | Wednesday 18:00 | 5 May at 14:30 | Thursday at 7am | tomorrow night | the day after tomorrow
%list y8since: Monday | last Friday | yesterday | March | the 3rd | last week | 1 September | this morning | last summer | Christmas | 2026-02-11 | the start of the year
%list y8by: Friday | the 30th | the end of the month | 12 April | next Wednesday | Sunday evening | Monday noon | the 15th | mid-August | 1 September | tomorrow night
%list y8day: Saturday | the 14th | 3 March | Friday the 3rd at 7 | Sunday afternoon | 22 June | Monday evening | Tuesday at half past six | the 8th of May | New Year's Eve | Thursday 19:00 | July 4th
%list y8few: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | ten => 10 | 12 | 15 | 20
%list y8said: the lift is stuck again | we're out of oat milk | the demo moved to three | lunch is on me | the keys are with reception | nobody touch the staging box | Rosa won the bet | there's cake in the kitchen | the printer works, finally | I broke the build | parking is closed for the marathon
%list y8long: the plumber comes at four, so leave the door open | if anyone finds a green scarf, it belongs to my mum | we start ten minutes later today because of the fire drill | please read page 3 before the call, it's short | the coach leaves at 7:15 sharp, with or without Ben | I tried the new menu, and honestly, skip the soup | our flat is free from June, ask me about the cat | thanks to everyone who came to the clean-up on Sunday | the heating is off until noon, bring a jumper | the milk is from Monday, smell it first
%list y8trap: quiet please, recording until noon | Kwame is late | tomorrow's stand-up is off | everyone out by five | no public holiday this Monday | Ines needs a lift to the station | the silent auction is open | private parking is full | the public library is shut today | all visitors leave by the back door

%tool murmelbox_post_message
tell {channel=y8chan} that {text=y8said}, {silent:true=no ping please|without waking anyone|nobody needs to be pinged|keep it quiet}
{text=y8said} - put that in {channel=y8chan}, {send_at=y8later}
let {mention=y8who} know in {channel=y8chan} that {text=y8said}
into {channel=y8chan}, for {mention=y8who}: {text=y8said}
write to {channel=y8chan}: {text=y8long}
{send_at=y8later}, {channel=y8chan}, {silent:true=on silent|no buzzing|quietly}: {text=y8said}
say in {channel=y8chan}: {text=y8trap}

%tool murmelbox_list_messages
what's been said in {channel=y8chan}, {unread_only:true=just what I missed|only the new ones|just what I haven't read}
read me {channel=y8chan}, {order:oldest_first=from the top|in the order it was written|start at the beginning}
catch me up on {channel=y8chan} from {since=y8since} on
in {channel=y8chan}, the last {limit=y8few}, {order:newest_first=freshest at the top|most recent one first|latest on top}
I was off sick, so what went on in {channel=y8chan} since {since=y8since}?
{channel=y8chan}, {limit=y8few} messages, since {since=y8since}, {unread_only:true=unseen ones only|nothing I've seen already}
open the history of {channel=y8chan}

%list y8hunt: wifi password | cake recipe | invoice for the new chairs | who has the van keys | Q3 numbers | parental leave | that thing about badges and lockers | Bob's farewell | login loop | hotel in Ghent | ship it | moving to floor two
%list y8huntlong: the recipe for lentil soup, the one with cumin | why we agreed to move the launch to May | where to park when the lot is full, or locked | what the landlord said about pets and balconies | how to reset the router after a power cut | who promised to water the plants in August | the joke about the two accountants, and the punchline | what to do when the alarm goes off at night | the list of people coming on Friday, with allergies | how Rosa got the stain out of the sofa
%tool murmelbox_search_messages
find where we talked about {query=y8hunt}, {has:link=there was a link in it|with a URL|some web address was in it}
who wrote about {query=y8hunt}? {has:image=it had a picture|with a screenshot|there was a photo}
{author=y8who} said something on {query=y8hunt} in {channel=y8chan}
dig up {query=y8hunt} out of {channel=y8chan}, by {author=y8who}
look through the chats for {query=y8huntlong}
{channel=y8chan}, {author=y8who}, since {since=y8since}, {query=y8hunt}
did anyone ever mention {query=y8hunt}

%list y8newchan: book club | q3-launch | cats of the office | bikes and trains | war room | movie night | project-heron | garden people | Sunday football, under 12s | lost-and-found | bakers' corner | new in town
%list y8purpose: planning the summer party | who brings what, and when | swapping shifts | everything about the move to Cork | bug triage before release | cat pictures, nothing else | sharing lifts to work | rants about printers | notes from customer calls | what we read this month
%list y8purplong: sort out who drives whom to the tournament, week by week | keep everyone posted while the office is being rebuilt | share what we learn at conferences, good or bad | ask anything about payroll before the 15th | collect photos from the trip, then pick twelve for the calendar | practise our Spanish, no English after nine | plan the surprise for Dr. Iyer, so not a word | swap recipes, and complain about ovens | talk about what broke overnight and who fixes it | keep all tickets for the trip to Ghent together
%list y8days: 30 days => 30 | a week => 7 | two weeks => 14 | 90 days => 90 | 60 days => 60 | ten days => 10 | 45 days => 45 | three days => 3 | 365 days => 365 | four weeks => 28
%tool murmelbox_create_channel
open a room called {name=y8newchan} with {members=y8pals}, {visibility:private=invite only|closed to everyone else|nobody else gets in}
we need a place for {purpose=y8purpose}, call it {name=y8newchan}, {visibility:public=anyone can join|open to all|everybody welcome}
for {purpose=y8purpose} set up {name=y8newchan} and put {members=y8pals} in
get {members=y8pals} into a new room, {name=y8newchan}, about {purpose=y8purpose}
make {name=y8newchan}, there we {purpose=y8purplong}
{name=y8newchan}, new channel, {members=y8pals}, kept for {retention_days=y8days}
start a channel {name=y8newchan}

%list y8state: at the dentist | writing, back soon | on the train to Leeds | out for lunch | feeding the baby | heads down | at a funeral | in the lab, no phone | on the school run | out and about | on a call with Tokyo | off to the gym
%list y8statelong: in workshops all day, call Ines if it burns | walking the dog, back when he is done | at the coast until Sunday, reading paper books | working from the train, so the line may drop | cooking for forty people, so please be brief | on jury duty this week, only mails in the evening | away with the fairies, try again after coffee | moving house today, the router is in some box | at the beach with the team, sorry not sorry | writing the report, ask me anything after five
%list y8wspace: Kiwi Labs | acme | the choir | Blue Door Studio | parents' board | side-project | Hollis and Sons | the football club | uni | freelancers of Cork
%tool murmelbox_set_status
I'm {status_text=y8state}, {presence:do_not_disturb=don't let anyone bother me|hold all messages|no interruptions}
show that I'm {status_text=y8state}, just till {clear_at=y8clock}
in {workspace=y8wspace} I'm {status_text=y8state} till {clear_at=y8clock}
put "{status_text=y8state}" up at {workspace=y8wspace}, {presence:away=I'm gone|I'm not at my desk|not around}
my status from now on: {status_text=y8statelong}
{status_text=y8state}, until {clear_at=y8clock}, {workspace=y8wspace}, {presence:online=but I can be reached|still reachable|you can still ping me}
let people know I'm {status_text=y8state}
%list y8clock: 3 pm | half past four | noon | 17:00 | tomorrow morning | six | quarter to two | 11:30 | Friday | tonight | eight o'clock

%list y8post: sourdough number nine, finally | I have opinions about bus lanes | Monday again | our shop is open on Sundays now | first swim of the year | never trust a free kayak | the tulips are out | hiring two bakers | looking for a drummer in Cork | lost: one glove, left | this soup changed me
%list y8postlong: ran into my old teacher today, she still remembers my spelling | if your train is late, at least the coffee here is good | we've been open for ten years, come and celebrate on Friday | I made a lamp out of a trumpet, and it works | three things I learned from my neighbour, who is ninety | went to vote at eight, there was a queue already | someone left a piano at the bus stop, and people play it | my son asked why we sleep, and I had no answer | we close at two tomorrow, the oven needs a rest | forty years married today, and he still hides the biscuits
%list y8posttrap: friends, close the windows tonight | to all my followers: thanks | replies are the best part of this | everyone loves a good bench | tomorrow I turn forty | warning: wet paint | public libraries are magic | no comment on the game last night | photo day at school, send help | close friends make good neighbours
%list y8warn: spoilers | food | blood and needles | politics | season finale, obviously | grief | loud noises | insects | mention of diets | a dead mouse | maths | exam stress
%list y8pic: bread.jpg | IMG_2041.png | pictures/cat on roof.jpg | lamp-final.webp | ~/Desktop/tulips.jpeg | scan of Gran's letter.png | kayak2.gif | the-team.jpg | soup_03.heic | poster v2.png
%tool publishChirp
post "{text=y8post}", {audience:close_friends=just my inner circle|only for my besties|only the people closest to me}
{text=y8post} - out with it, {allowReplies:false=no comments|nobody gets to answer|I don't want any answers}
put out "{text=y8post}" with {imagePath=y8pic}, hidden behind {contentWarning=y8warn}
behind a note saying {contentWarning=y8warn}, share "{text=y8post}"
chirp this: {text=y8postlong}
{imagePath=y8pic}, "{text=y8post}", {audience:followers=only those who follow me|for the people following me}, {allowReplies:false=comments off|no answering}
post {text=y8posttrap}

%list y8prof: bakery account | @hollis_bread | my private one | choir profile | Kiwi Labs | the club | @ines.writes | the dog's page | shop | @cork_cyclists | blue door and friends
%tool queueChirp
{text=y8post}: have that go out {publishAt=y8later}, {repeat:weekly=and again every week|once a week|each week}
on {publishAt=y8dayat} let the network know: {text=y8post}, {audience:everyone=for the whole world|anyone may see it|for all to see}
under {profile=y8prof}, set for {publishAt=y8later}: {text=y8post}
have {profile=y8prof} say "{text=y8post}" at {publishAt=y8hour}
line this up for {publishAt=y8later}: {text=y8postlong}
{profile=y8prof}, {publishAt=y8later}, {audience:close_friends=inner circle only|just my nearest}, "{text=y8post}"
plan a post for {publishAt=y8later}: {text=y8posttrap}
%list y8dayat: Friday at 9 | the 1st at noon | Monday | 14 February | Sunday at half past ten | Tuesday 18:00 | the 22nd | Thursday morning | July 4th at 8am | Saturday night
%list y8hour: 9 | noon | half past seven | 18:00 | 7am tomorrow | quarter past eight | 6:30 pm | midnight | ten tonight | 4 pm on Sunday

%list y8buzz: sourdough | the transfer of O'Shea | night trains | heat pumps | Eurovision | rent and wages in Dublin | bus lanes | solar eclipse | vegan cheese | the new tram | knitting for beginners | Ghent light festival
%list y8buzzlong: how to get paint out of a carpet, cheaply | people who moved to the country and came back | why the bridge at Vigo was closed on Monday | what it's like to run a bakery at night | cats that hate their vet, and the other way round | teachers who quit, and what they do now | how much a wedding costs in Leeds these days | what to plant in March when the soil is wet | dogs that ride the train alone | who won the quiz on Saturday, and was it fair
%list y8lang: Spanish | Welsh | German | Swiss German | Portuguese | Basque | Polish | Brazilian Portuguese | Irish | Japanese | Dutch | Turkish
%tool findChirps
what are people saying about {query=y8buzz}, {sort:most_liked=the popular ones first|the ones with the most hearts|best loved on top}
anything on {query=y8buzz}? {sort:latest=hot off the press|freshest first|what's newest}
what did {fromProfile=y8prof} tell {mentioning=y8who} about {query=y8buzz}
{query=y8buzz}: anything to {mentioning=y8prof} from {fromProfile=y8who}
see what the network has on {query=y8buzzlong}
{language=y8lang}, {query=y8buzz}, by {fromProfile=y8prof}, {sort:most_liked=loved ones first|most hearts first}
look for posts about {query=y8buzz}

%list y8circle: neighbours | bread people | the news crowd | the cousins | cycling club | book lovers and poets | local shops | Work, Leeds | old school friends | scientists | people I owe a call | comedians
%list y8hours: 3 hours => 3 | two hours => 2 | 24 hours => 24 | six hours => 6 | 12 hours => 12 | eight hours => 8 | 48 hours => 48 | 5 hours => 5 | ten hours => 10 | 16 hours => 16
%tool readHomeFeed
what's my crowd been up to, {mediaOnly:true=just the pictures|only photos and clips|only stuff with pictures}
anything new from {listName=y8circle}, {hideReposts:true=no shared stuff|only their own words|without what they pass on}
the last {hours=y8hours} out of {listName=y8circle}
show me what was posted by {listName=y8circle} over {hours=y8hours}
been offline, tell me what {listName=y8circle} were up to, last {hours=y8hours}
{listName=y8circle}, past {hours=y8hours}, {mediaOnly:true=pictures only|only the photos}, {hideReposts:true=originals only|no reposts}
what are my friends posting today

%list y8dm: are you still selling the kayak | happy birthday, old man | can we talk on Friday | I saw your bread, wow | sorry about yesterday | the key is under the pot | what size are your feet | call me when you land | loved your talk | you left your scarf here
%list y8dmlong: I'm in town from Friday to Sunday, shall we eat somewhere | the band needs a new singer, and I thought of you | my sister says hi, she still has your coat | could you send me the photos before the wedding, please | it was me who broke the lamp, I'm so sorry | I found your wallet at the pool, where shall I bring it | we're looking for a fourth at cards, Tuesdays at eight | thanks for yesterday, the kids talk of nothing else | please stop tagging me in cat pictures, or send better ones | the flat is yours from May, if you still want it
%list y8handle: @old_tom | @priya.paints | the gardener | Nora from next door | @oharas_of_cork | Jean-Luc | my cousin Bea | @tram_nerd_7 | Penny and Sol | that drummer from Cork | @dr-iyer
%tool sendPrivateChirp
write {recipient=y8who} privately: {text=y8dm}, {vanishAfterHours=y8hours} and then it's gone
tell {recipient=y8who} in private "{text=y8dm}", {vanishAfterHours=y8hours} is long enough
from {fromProfile=y8prof} to {recipient=y8who}: {text=y8dm}
to {recipient=y8handle}, out of {fromProfile=y8prof}: {text=y8dm}
DM {recipient=y8who} {text=y8dmlong}
as {fromProfile=y8prof}, to {recipient=y8who}, gone after {vanishAfterHours=y8hours}: {text=y8dm}
send {recipient=y8who} a direct message: {text=y8dm}

%list y8nl: The Crumb | Friday Five | club news | Tulip Post | Notes from the Shed | monthly letter | Cork & Beyond | parents' bulletin | Kiwi Weekly | neighbours' gazette | Slow Mail | the investor update
%list y8subj: We're open on Sundays | Ten years of bread | a word about prices | Spring sale, only this week | What we read in May | New faces | hello from the shed | Last call for Ghent | Goodbye, Marcus | Tips and Tricks for Tulips | save the date
%list y8subjlong: We tried forty kinds of flour, and this one won | How to keep your tulips alive until Easter, even in Leeds | Why we close at four on Fridays from now on | Meet Rosa, who bakes while you sleep | You asked, we listened, here is the new menu | The market moves to Pier 4, and so do we | What Rosa learned from baking at three in the morning | Help us choose the new door, vote by Friday | A small price rise, and why we waited so long | Come to the garden party, bring a plate
%list y8seg: new readers | members in Cork | VIPs | people who bought tulips | staff | donors over 50 | the Leeds group | lapsed customers | students | parents of year 3 | early birds
%list y8intro: dear friends, it's been a long winter | the ovens are hot again | thank you for ten good years | we have news, and it's good | spring came early this year | this one is short, we promise | a lot has happened since March | Rosa is back from Lisbon, with recipes | sit down, get a coffee | we owe you an apology
%tool gazettina-create-issue
begin "{subject=y8subj}" for {newsletter=y8nl}, {state:needs_review=someone should look it over|let a colleague check it|Ines has to read it first}
next {newsletter=y8nl} is titled {subject=y8subj}, {segment=y8seg} only
for {segment=y8seg} put together "{subject=y8subj}" in {newsletter=y8nl}
new edition in {newsletter=y8nl} for {segment=y8seg}, headed {subject=y8subj}, opening with: {intro=y8intro}
the next {newsletter=y8nl} should be called {subject=y8subjlong}
{newsletter=y8nl}, {segment=y8seg}, "{subject=y8subj}", {state:draft=just a rough version|not finished yet|as a sketch}
write an edition of {newsletter=y8nl} called {subject=y8subj}

%tool gazettina-schedule-issue
"{issue=y8subj}" goes out {send_time=y8later}, {resend_unopened:true=and once more to those who missed it|then again to whoever didn't look|with a second try for sleepers}
let {issue=y8subj} leave {send_time=y8later}, {segment=y8seg} only
to {segment=y8seg}, {send_time=y8later}: the one called {issue=y8subj}
mail "{issue=y8subj}" to {segment=y8seg} on {send_time=y8dayat}
have "{issue=y8subjlong}" delivered {send_time=y8later}
{send_time=y8later}, {segment=y8seg}, "{issue=y8subj}", {local_time:true=wherever they live|by each reader's own clock|whatever their time zone}
deliver "{issue=y8subj}" {send_time=y8later}

%list y8from: the Christmas market | our website | a friend of Rosa's | the stand in Ghent | the shop counter | the book fair, hall 3 | a QR code on the bus | Instagram | the raffle | the radio | an ad in the paper
%list y8fname: Rosa Lindqvist | Dev Patel | Maeve O'Hara | Jean-Luc Petit | B. Okafor | Yuki Tan | old Mr. Hollis | Ana de la Cruz | Otto von Stein | Kim Li | Priya Nair
%tool gazettina-add-subscriber
{email=email} wants {newsletter=y8nl}, {frequency:monthly_digest=once a month is enough|just one mail a month|one a month}
put {email=email} on the list, {frequency:weekly_digest=one mail a week|a summary every week|only once a week}
{full_name=y8fname} from {source=y8from} would like to get {newsletter=y8nl}, {email=email}
add {email=email} to {newsletter=y8nl}, that's {full_name=y8fname}, via {source=y8from}
met {full_name=y8fname}, who loves what we do and asked to get {newsletter=y8nl}: {email=email}
{newsletter=y8nl}, {full_name=y8fname}, {email=email}, {frequency:every_issue=all of them|each and every one|whenever one comes out}
sign up {email=email}

%list y8ask: which day suits you best | cats or dogs | should we open on Mondays | best song of the year | tea or coffee in the break | who should play next | red or white for the door | where do we go this summer | more recipes or more stories | do you like the new logo | what's for lunch
%list y8asklong: if we moved the market to Saturday, would you still come | what do you want to read more of, and what less | should the choir sing in Welsh, or stay with what it knows | how do you get to work when it rains before eight | what would make you come twice a week, honestly | is the new bread too dark, or just right | who should open the fair on Sunday, a poet or a baker | shall we print the calendar again, or save the paper | which of our old songs do you never want to hear again | do you read us at breakfast, or on the train
%list y8askopen: which one would you take | what do you like best | what should we go for | pick your favourite | what's it going to be | which do you want more of | what would Rosa choose | which would you miss most | what do you want next month | which one's for you
%list y8opts: red, green and blue | bread or cake | Monday, Tuesday | pizza, soup or salad | Bath and Cork | the old logo, the new one | tea, coffee, cocoa | poems and recipes | beach or mountains | jazz, folk, choir music | stories, tips and maps
%tool gazettina-start-poll
ask our readers {question=y8ask}, {anonymous:true=no names|nobody sees who picked what|in secret}
put it to a vote: {question=y8askopen}, {options=y8opts}, {multiple_choice:true=more than one is fine|tick as many as you like|they can pick several}
let them choose out of {options=y8opts}: {question=y8askopen}, till {closes_at=y8by}
until {closes_at=y8by} people can vote on "{question=y8askopen}", out of {options=y8opts}
have the readers answer this: {question=y8asklong}
{question=y8askopen}, {options=y8opts}, closes {closes_at=y8by}, {anonymous:true=secret ballot|no names shown|without names}
start a poll: {question=y8ask}

%tool gazettina-poll-results
how did people vote on {poll=y8ask}, {group_by:age=young and old apart|by how old they are|old against young}
who's ahead in "{poll=y8ask}", {format:chart=draw it for me|as a picture|as bars or so}
votes since {since=y8since} on {poll=y8ask}
on {poll=y8ask}, votes from {since=y8since} on, {group_by:country=by where they live|nation by nation|where the voters come from}
what came out when we asked them {poll=y8asklong}
{poll=y8ask}, best {top=y8few}, {format:csv=for a spreadsheet|comma separated|something Excel can open}
what was the outcome of "{poll=y8ask}"

%list y8party: Gran's 80th | barbecue | board game night | farewell for Marcus | housewarming | picnic and kites | wine tasting | Nora's baby shower | street party, number 12 to 40 | choir dinner | D'Arcy's graduation | movie marathon
%list y8partylong: dinner at ours, then a walk if it stays dry | watch the final together, and eat far too much | help Rosa paint the kitchen before the baby comes | meet the new neighbours, they moved in on Monday | cook for Gran, she turns ninety and eats everything | swap clothes, drink tea and gossip | build a raft, and see if it floats | sing carols at eight, even those who can't | bury the hamster, with speeches and cake | camp in Fay's garden, if the goats allow it
%list y8spot: our house | Pino's | the park by the river | my place | The Anchor | boathouse 3 | Aunt Fay's barn | the roof terrace | the town hall, second floor | the beach at Salthill | the community centre in Bath | Kwame's
%list y8bring: a salad | something to grill | warm socks | your own chair | games and snacks | wine or juice | cake | swimwear, towels | old photos of Gran | a plate, a fork | kites | nothing but hunger
%tool gatherbell.create_event
{title=y8party} on {date=y8day}, ask {guests=y8pals} over, {bring=y8bring} please
throw a {title=y8partykind} {date=y8day}, {place=y8spot}
{title=y8party} with {guests=y8pals} at {place=y8spot}, {date=y8day}
at {place=y8spot} on {date=y8day}: {title=y8party} for {guests=y8pals}, answers by {rsvp_by=y8by}
on {date=y8day} we {title=y8partylong}
{guests=y8pals}, {date=y8day}, {title=y8party}, {place=y8spot}, {bring=y8bring}
set up {title=y8party} for {date=y8day}
%list y8partykind: barbecue | dinner party | wine tasting | brunch | karaoke night | surprise party for Ben | movie marathon | pancake breakfast | costume party, pirates only | game night with snacks | late lunch

%list y8kind: pottery workshop | flea market | poetry slam | open-air cinema | talk about bees | salsa class | beer and cheese tasting | run for charity | chess | lantern walk | repair café | jam session, all levels
%list y8kindlong: a workshop where you build a chair, and take it home | something with music, but not too loud | talks on how to grow food in small flats | an evening where strangers cook for each other, then eat | a dance where you need no partner, and no shoes | lectures about volcanoes for people who know nothing | a market that sells old tools, not only junk | somewhere to watch the eclipse, with glasses to borrow | a reading by poets who also bake | a class on how to fix your own bike
%list y8town: Graz | Leeds | San Sebastián | Cork | Newcastle upon Tyne | Lyon | Aarhus | St. Moritz | Bilbao | Ghent | Frankfurt an der Oder | Bath | King's Lynn | Vigo
%list y8townb: Zagreb | Palermo | Bergen | Stratford-upon-Avon | Lisbon | Le Mans | Riga | Salt Lake City | Tampa | Denver | Land's End | Trieste
%list y8org: the library | the city museum | Hollis Bakery | Friends of the River | the Leeds chess club | St. Anne's | Kiwi Labs | the scouts | University of Bergen | Bath Arts and Crafts | the town hall
%list y8period: May | December | June | the summer | the holidays | the next two weeks | early March | the week of the 12th | autumn | the first half of July | November and December
%list y8span: this weekend | Saturday | tonight | next week | the 14th | tomorrow evening | Sunday morning | Easter Monday | the school holidays | Friday | first week of July
%tool gatherbell.find_events
is there a {keyword=y8kindone} in {city=y8town}, {price:free=costs nothing|no entry fee|we're broke}
any {keyword=y8kind} around {city=y8town}? {suitable_for:families=we've got kids with us|the kids come along|something the little ones like too}
{keyword=y8kind} by {organiser=y8org} in {city=y8town}
what does {organiser=y8org} have on in {city=y8town}, a {keyword=y8kindone} maybe
I'd like to go to {keyword=y8kindlong}
{city=y8town}, {day=y8span}, {keyword=y8kind}, {suitable_for:adults=no children please|grown-ups only|without kids}
where can I go for a {keyword=y8kindone}
%list y8kindone: pottery workshop | flea market | poetry slam | talk about bees | salsa class | beer and cheese tasting | charity run | lantern walk | repair café | jam session | free jazz concert | family history course

%tool gatherbell.list_invitations
who's asked me to what, {answer:pending=those I haven't replied to|the ones still waiting for me|where I still owe a reply}
parties in {period=y8period}, {answer:accepted=the ones I said yes to|where I promised to come|those I'm going to}
what has {host=y8who} invited me to in {period=y8period}
for {period=y8period}, anything from {host=y8who}
I think {host=y8who} wanted to see me sometime, was that in {period=y8period}?
{host=y8who}, {period=y8period}, {answer:declined=what I turned down|those I said no to|where I won't be}
show my invitations

%list y8event: Rosa's wedding | the barbecue | Gran's 80th | board game night | Kwame's housewarming | summer party at Kiwi Labs | Friday's wine tasting | the class reunion | farewell for Marcus | choir dinner | Otto's christening
%list y8hostmsg: is there parking | send me the address again | what can I bring | will Otto be there | depends on the babysitter | it's a long drive for us | ask me again on Monday | are dogs allowed | how late will it get | is it indoors
%list y8hostsorry: sorry, the kids are ill | next time for sure | have one for me | I'm in Riga that week | hugs to everyone | save me some cake | my knee is still bad | work, what else | send pictures of the dog | I owe you a dinner
%list y8hostlong: the train gets in at six, so start without me | I'd love to, but my mother visits that weekend | we come by bike, if it doesn't rain too hard | my shift ends at nine, or whenever they let me go | the baby is due that week, so who knows | if the car starts, we'll be there before dark | I have to ask Ben, and Ben never answers | the doctor says no dancing, but let me try | work may send me to Riga, I'll know by Friday | we have tickets for something, I forgot what
%list y8extra: two more => 2 | one friend => 1 | three people => 3 | my two kids => 2 | four others => 4 | one more => 1 | five friends => 5 | six people => 6 | three kids => 3 | two colleagues => 2
%tool gatherbell.reply_invitation
{answer:going=I'm in|count me in|put me down} for {event=y8event}, with {plus_ones=y8extra}
tell them {answer:going=yes|I'll be there} for {event=y8event}, {diet:gluten_free=I can't have wheat|no wheat for me|flour makes me ill}
{event=y8event}: {answer:not_going=I can't make it|count me out|no}, and say to the host: {message=y8hostsorry}
about {event=y8event}: {answer:maybe=I don't know yet|perhaps|could be}, and write "{message=y8hostmsg}"
for {event=y8event}, {answer:maybe=can't say yet|we'll see}: {message=y8hostlong}
{event=y8event}, {answer:going=we're coming|yes|happy to}, {plus_ones=y8extra}, {diet:vegan=no animal products|nothing from animals|plants only}
{event=y8event}? {answer:not_going=I won't come|sadly no|not me}

%list y8met: the book fair | Rosa's wedding | Kiwi Labs summer party | the bus stop in Ghent | yoga | the school gate | a conference in Lisbon | chess night, table 4 | Hollis Bakery | the vet's | the queue for concert tickets
%list y8comp: Hollis Bakery | Kiwi Labs | Blue Door Studio | the city of Cork | Brightline | O'Brien Roofing | Van Dyck & Sons | a bank in Riga | St. Anne's | Tanaka and Partners | Leeds University
%list y8metlong: the wedding where the band never came, in Bath | a talk on bees at the library, second row | Kwame's party, when the lights went out | the airport in Riga, while we waited for our bags | the ferry to Bergen, both of us seasick | a flea market where she sold me a lamp | Nora's school play, he played the tree | the hospital in Leeds, when Ben broke his arm | the finish line of the river run, last of all | Tuesday's pottery class, the one with clay everywhere
%tool gatherbell.add_contact
keep {name=y8fname}, {phone=phone}, {circle:neighbours=lives next door|from our street|one floor up}
new number for the book: {name=y8fname}, {phone=phone}, {circle:work=a colleague|from the office|we share an office}
I met {name=y8fname} of {company=y8comp} at {met_at=y8met}
at {met_at=y8met} I ran into {name=y8fname}, who's with {company=y8comp}, save that
note down {name=y8fname}, we met at {met_at=y8metlong}
{company=y8comp}, {name=y8fname}, {phone=phone}, {circle:family=a relative|part of the family|we're related}
put {name=y8fname} in my address book

%list y8pass: where is the station | I'd like the bill please | my dog ate it | happy birthday, grandma | no onions, thanks | see you on Monday | get well soon | the bread is on the table | I'm allergic to nuts and eggs | good luck with the exam | it's on the house
%list y8passlong: we arrive on Friday at nine, is someone there to let us in | the heating in our room is broken, could you have a look | thank you for the flowers, they made my whole week | I'm sorry, I only speak a little, please talk slowly | my German friend wrote this, so be kind | please leave the parcel with the neighbour, she is always in | we booked a table for six, but now we are nine | my son is allergic to bees, what should we do | the last bus has gone, could you call us a taxi | it's not you, it's the soup
%list y8langb: French | Finnish | Mandarin | Greek | Catalan | Hungarian | Danish | Korean | Arabic | Czech | Italian | Ukrainian
%tool translate_passage
how do I say "{text=y8pass}" in {target_language=y8langb}, {formality:formal=it's for my boss|I have to be polite|to an elderly lady}
put "{text=y8pass}" into {target_language=y8langb}, {formality:informal=like among friends|to a mate|the way you'd tell a buddy}
from {source_language=y8lang} into {target_language=y8langb}: {text=y8pass}
into {target_language=y8langb} out of {source_language=y8lang}, please: {text=y8pass}
what's this in {target_language=y8langb}: {text=y8passlong}
{source_language=y8lang} to {target_language=y8langb}, {alternatives=y8few} versions, "{text=y8pass}"
say {text=y8pass} in {target_language=y8langb}

%list y8file: lease.pdf | menu spring.docx | report_v3.pptx | letter to Gran.odt | ~/docs/manual.pdf | subtitles.srt | CV and cover letter.docx | the contract with Hollis.pdf | notes-2026.md | thesis chapter 2.docx | German lessons.pdf
%list y8folder: Translations | ~/out | the shared drive | Desktop | clients/Hollis | Archive 2026 | my papers | For Rosa | done and checked | downloads | Spanish stuff
%tool translate_document_file
I need {file=y8file} in {target_language=y8langb}, {keep_layout:true=looking just the same|with all tables where they are|same look as now}
make a {target_language=y8langb} version of {file=y8file}, {keep_layout:false=plain text will do|looks don't matter|never mind the design}
get {file=y8file} from {source_language=y8lang} to {target_language=y8langb} into {output_folder=y8folder}
in {output_folder=y8folder} put {file=y8file} in {target_language=y8langb}
my landlord reads no {source_language=y8lang}, so turn {file=y8file} into {target_language=y8langb}
{file=y8file}, {source_language=y8lang} to {target_language=y8langb}, {output_folder=y8folder}
do {file=y8file} in {target_language=y8langb}

%list y8idiom: break a leg | estar en las nubes | bite the bullet | da liegt der Hund begraben | no cap | to have other fish to fry | spill the tea | avoir le cafard | ins and outs | it's raining cats and dogs | tirar la toalla
%list y8idiomlong: you can lead a horse to water, but you can't make it drink | don't count your chickens before they hatch | when in Rome, do as the Romans do | he who sleeps with dogs gets up with fleas | a bird in the hand is worth two in the bush | if it ain't broke, don't fix it | the early bird catches the worm, but the second mouse gets the cheese | people in glass houses shouldn't throw stones | all that glitters is not gold | fool me once, shame on you
%list y8slang: Scots | Australian English | London slang | Irish English | Texan | Cockney | Jamaican English | American English | teenage slang | sailors' talk
%list y8phrase: break a leg | bite the bullet | no cap | to have other fish to fry | spill the tea | ins and outs | gone for a Burton | a storm in a teacup | bob's your uncle | on the lash | fair dinkum
%tool explain_idiom
what do they mean by "{phrase=y8idiom}"? {level:child=my son is six|tell it to a six-year-old|so a kid gets it}
where does "{phrase=y8idiom}" come from, {level:linguist=I study this stuff|as deep as it goes|with all the grammar}
tell me in {explain_in=y8langb} what "{phrase=y8phrase}" is in {language=y8slang}
my boss speaks {language=y8slang} and said "{phrase=y8phrase}", explain it to me in {explain_in=y8langb}
what on earth does this mean: {phrase=y8idiomlong}
"{phrase=y8phrase}", {language=y8slang}, {examples=y8few} sample sentences, in {explain_in=y8langb}
make sense of {phrase=y8idiom}

%list y8term: end of day | invoice | sprint review | retroactively | churn rate | sous vide | proof of delivery | terms and conditions | house rules | lead time | bread, sliced | stakeholder
%list y8rend: factura | fin de la jornada | condiciones generales | plazo de entrega | pan de molde | parte interesada | tasa de abandono | normas de la casa | con efecto retroactivo | albarán | cocción al vacío | revisión
%list y8glos: Legal | kitchen words | Hollis project | marketing and sales | the Brightline contract | QA | medical, Spanish | my own | style guide 2026 | bakery | D'Arcy's list
%list y8esp: Spanish | Mexican Spanish | Castilian | Argentine Spanish | Spanish from Spain | Latin American Spanish | European Spanish | Chilean Spanish | Spanish for Peru | Cuban Spanish
%tool add_term_pair
from now on {term=y8term} is always "{translation=y8rend}", {case_sensitive:true=mind the capitals|capital letters count|exactly with these capitals}
we say "{translation=y8rend}" for {term=y8term}, {target_language=y8esp}
in {glossary=y8glos}, {term=y8term} becomes {translation=y8rend}
put {term=y8term} under {glossary=y8glos} with {translation=y8rend} for {target_language=y8esp}
the client wants it strictly, so {term=y8term} turns into {translation=y8rend}, always
{glossary=y8glos}, {target_language=y8esp}, {term=y8term} = {translation=y8rend}, {case_sensitive:false=big or small letters, no matter|capitals don't matter}
remember {term=y8term} as {translation=y8rend}

%tool search_term_pairs
how did we render {query=y8term}, {match:fuzzy=something like it is fine too|roughly spelled like that|or anything close}
what's our word for {query=y8term}, {match:exact=to the letter|just that and nothing similar|spelled precisely so}
did {added_by=y8who} put {query=y8term} into {glossary=y8glos}
in {glossary=y8glos}, what is {query=y8term} in {language=y8langb}
I forgot how {added_by=y8who} wanted {query=y8term} to be put in {language=y8lang}
{query=y8term}, {glossary=y8glos}, {language=y8langb}, from {added_by=y8who}
have we fixed a term for {query=y8term}

%list y8poi: bakery | vegan ramen | petrol station | pharmacy | somewhere to fix a bike | playground with shade | Irish pub | cash machine | climbing hall | second-hand books | laundrette | a barber's | fish and chips
%list y8poilong: a café where you can work, with big tables | somewhere that sells cheese and stays open after eight | a place to leave our bags while we swim | a quiet bench to eat a sandwich, ideally by water | a shop that repairs zips, or at least tries | somewhere to dance on a Tuesday, not too young | a dentist who is nice to children and speaks Spanish | a hill with a view, no more than an hour's walk | a barber who won't talk, only cut | a place that still develops film, black and white too
%list y8mark: the main station | Leeds | Pier 4 | our hotel | Piazza Dante | St. Anne's church | 12 Mill Lane | King's Cross | the river in Bath | Graz, old town | exit 17 | the museum of trams
%list y8rad: 500 metres => 500 | 2 km => 2000 | one kilometre => 1000 | 300 m => 300 | 800 metres => 800 | 5 km => 5000 | 1.5 km => 1500 | three kilometres => 3000 | 10 km => 10000 | half a kilometre => 500
%tool wayfern_searchPlaces
{query=y8poi} near {near=y8mark}, {openNow:true=I need it right away|that's still serving|not closed yet}
find me a {query=y8poione} by {near=y8mark}, {priceLevel:cheap=on a tight budget|I've got ten euros left|nothing fancy, I'm broke}
is there a {query=y8poione} within {radiusMeters=y8rad} of {near=y8mark}
around {near=y8mark}, no more than {radiusMeters=y8rad} off: {query=y8poi}
I'm looking for {query=y8poilong}
{near=y8mark}, {query=y8poi}, {priceLevel:expensive=money is no object|somewhere posh|top of the range}, {openNow:true=open at this hour|open as we speak}
where's the nearest {query=y8poitrap}
%list y8poitrap: 24 hour laundrette | late-night shop | cheap hostel | open-air pool | dollar store | drive-in cinema | bakery with a garden | night pharmacy | Sunday market | budget supermarket
%list y8poione: bakery | petrol station | pharmacy | late-night shop | 24 hour laundrette | playground | heated pool | cash machine | barber's | bookshop | cheap hostel | post office

%list y8coll: Date Night | want to go | Japan 2027 | best pizza | swim spots | work lunches | rainy days with kids | Rosa's tips | coffee and cake | road trip, north | viewpoints | shops
%tool wayfern_listSavedPlaces
what have I pinned in {city=y8town}, {notVisited:true=where I've never been|the ones still to see|those I haven't got round to}
my pins under {collection=y8coll}, {sortBy:distance=closest to me first|what's near on top|the nearest up front}
from {collection=y8coll}, only what's in {city=y8town}
in {city=y8townb}, what's under {collection=y8coll}, {sortBy:name=A to Z|alphabetically|by the alphabet}
we're in {city=y8town} and hungry, so what do I have in {collection=y8coll}
{collection=y8coll}, {city=y8town}, {limit=y8few} of them, {sortBy:recently_added=what I pinned last comes first|my latest finds first}
show my pins

%list y8place: Pino's | the lighthouse at Hook Head | Café Central | 12 Mill Lane | that bakery on Elm Street | Lake Bled | Museum of Broken Clocks | Rosa's flat | Beach 4, south end | The Anchor | a bench in Kew Gardens | Shop and Stop
%list y8remark: great cannoli | cash only | closed on Mondays | ask for Marco | dogs welcome, kids too | sunset spot | park behind the church | too loud after nine | best in May | door code 4411
%list y8remarklong: go before ten, after that the queue is endless | the waiter sings, so sit far away from the piano | Ben was stung by a wasp here, bring ice | free on the first Sunday, otherwise nine euros | they close when the bread is gone, usually at one | sit upstairs by the window, the soup is on the left | Rosa proposed here, so be nice to the bench | the gate looks locked, just push it | good for kids, bad for backs | ask for the back room if it rains
%tool wayfern_savePlace
remember {place=y8place}, {shared:true=my friends can know|let my friends see it too|for my mates as well}
pin {place=y8place} to {collection=y8coll}, {shared:false=just for me|it's my secret|keep it to myself}
{place=y8place} goes under {collection=y8coll}, with "{note=y8remark}"
in {collection=y8coll} keep {place=y8place}: {note=y8remark}
mark {place=y8place} on the map: {note=y8remarklong}
{collection=y8coll}, {place=y8place}, "{note=y8remark}", {marker:heart=because I love it|it's my favourite|one I adore}
add {place=y8place} to my map

%list y8goal: the airport | Pino's | 12 Mill Lane | Aunt Fay's | Ghent | the swimming pool | Kiwi Labs | terminal 2 | Salthill beach | King's Lynn | the garden centre by the bridge | St. Anne's
%list y8orig: home | the office | Bath | Lyon | the main station | our hotel | Pier 4 | Nora's school | Stratford-upon-Avon | the car park at Elm Street | gate B | here
%list y8mid: the bakery | Rosa's | Bergen | the petrol station | Nora's school | exit 17 | Piazza Dante | the vet's | Riga | Mum and Dad's
%tool wayfern_getDirections
how do I get to {destination=y8goal}, {mode:walking=on foot|I've got good shoes|I feel like a stroll}
take me to {destination=y8goal}, {avoid:tolls=I won't pay for roads|without paying on the way|no paid roads}
from {origin=y8orig} via {waypoint=y8mid} to {destination=y8goal}
to {destination=y8goal} from {origin=y8orig}, and stop at {waypoint=y8mid}
I have to pick up the kids first, so how do I get from {origin=y8orig} to {destination=y8goal}, {mode:cycling=with my bike|on two wheels|I'll pedal}
{origin=y8orig} to {destination=y8goal}, {departAt=y8later}, {mode:transit=by bus or train|without a car|public transport}, {avoid:stairs=we've got a pram|no steps|Gran is in a wheelchair}
the way to {destination=y8goal}

%tool wayfern_measureDistance
how far is it from {start=y8town} to {end=y8townb}, {straightLine:true=as the crow flies|if I were a bird|by air}
{start=y8town} to {end=y8townb}, what's the gap, {unit:nautical_miles=I'm sailing|for my boat|we go by yacht}
how much road lies between {start=y8townb} and {end=y8town}
to {end=y8town} from {start=y8townb}, how long is that in {unit:miles=miles}
we might cycle from {start=y8town} to {end=y8townb}, so how long is it, {straightLine:false=by road|on real roads|along the street}
{start=y8townb}, {end=y8town}, {unit:km=kilometres|in km}, {straightLine:true=straight through the air|beeline}
is it a long way from {start=y8town} to {end=y8townb}

%list y8spec: kingfishers | red squirrels | Vanessa atalanta | wolves | stag beetles | lady's slipper | hoopoes | Canis aureus | black and yellow garden spiders | great crested newts | bearded vultures | wild garlic | orcas, or killer whales
%tool lorebarn-species-sightings
has anyone seen {species=y8spec} in {region=y8regin}, {with_photo:true=with a picture to prove it|something I can look at|only if they took a snap}
{species=y8spec} in {region=y8regin}, {quality:verified=checked by someone who knows|only what experts agree with|nothing doubtful}
where in {region=y8regin} did {species=y8spec} turn up since {since=y8since}
since {since=y8since}, any {species=y8spec} spotted in {region=y8regin}
I think I saw {species=y8spec} last night, are there any in {region=y8regin}, {with_photo:true=with pictures|caught on camera}
{region=y8regin}, {species=y8spec}, from {since=y8since} on, {quality:unverified=rumours are fine too|even unconfirmed|including the shaky ones}
any reports of {species=y8spec}
%list y8regin: Wales | the Black Forest | Salzkammergut | Kent | Donegal and Mayo | Richmond Park | our county | Galicia | Bavaria | the Po delta | Lincoln Woods | upper Styria

%list y8law: noise from neighbours | unpaid overtime | dog bites | cancelled flights | tenants with cats and dogs | defamation online | faulty roofs | wills without a witness | drones over gardens | a landlord's right of entry | e-scooter accidents
%list y8lawlong: tenant painted the walls black, landlord kept the deposit | employer read private mails while she was on leave | tree fell on a neighbour's car, nobody had checked it | whether a cat may cross somebody's garden at night | buyer found mould after moving in, seller knew | guest slipped on a wet floor, there was no sign | school searched a pupil's bag and found nothing | singer cancelled an hour before, fans want their money | can a boss forbid beards, or only long ones | who pays when a borrowed car is towed
%list y8court: the Supreme Court | Leeds County Court | the labour court in Graz | the High Court | the Court of Appeal | the district court of Cork | the European Court of Justice | Landgericht Bonn | the land and rent tribunal | the King's Bench
%list y8party2: Brightline | O'Brien Roofing | the city of Cork | Hollis and Sons | Kiwi Labs | Acme Insurance | Mr. Tanaka | St. Anne's School | Rail Europe North | Van Dyck
%tool lorebarn-case-law-search
what have judges said about {subject=y8law}, {outcome:claimant_won=where whoever sued got his way|where suing paid off|those who complained succeeded}
rulings on {subject=y8law}, {outcome:settled=where they made a deal|the parties agreed in the end|ended in a deal}
{subject=y8law} against {party=y8party2} at {court=y8court}
what did {court=y8court} decide on {subject=y8law} in the case of {party=y8party2}
is there a ruling on this: {subject=y8lawlong}
{court=y8court}, {subject=y8law}, after {decided_after=y8year4}, {outcome:defendant_won=where the one who was sued won|the accused side came out on top}
look up decisions on {subject=y8law}
%list y8year4: 2015 | 2020 | March 2021 | 1 January 2019 | 1998 | last summer | 2024-05-01 | the reform of 2008 | May 2023 | the year 2000

%list y8ind: births | beef exports | unemployment | road deaths | average rent | marriages and divorces | coffee imports | wind power | rainfall | people over 80 | cinema visits | doctors' surgeries
%list y8indlong: women in full-time work, with children under six | households that heat with wood or coal | young people who left school without a certificate | tonnes of waste that end up at sea | people who cycle to work, even in winter | flats that stand empty for more than a year | children who speak two languages at home | farms that gave up, and what became of the land | deaths by lightning, since records began | litres of milk a cow gives in a year
%list y8land: Spain | Norway | the Netherlands | Portugal | Trinidad and Tobago | Bavaria | South Korea | Côte d'Ivoire | Estonia | Greater Manchester | Bosnia and Herzegovina | Lyon
%list y8landb: Austria | Chile | the US | Ireland | Japan | Antigua and Barbuda | Poland | Wales | Kenya | New Zealand | Isle of Man | Berlin
%list y8yr: 2000 | 1990 | 2010 | 1975 | 2005 | 1960 | 2012 | 1999 | 2008 | 1985
%list y8yrb: 2020 | 2024 | 2018 | 2023 | 2015 | 2022 | 2019 | 2021 | 2025 | 2016
%tool lorebarn-statistics-series
{indicator=y8ind} in {area=y8land}, {per_capita:true=per head|for each inhabitant|divided by the people there}
how many {indicator=y8indmany} did {area=y8land} have, {per_capita:false=in total|all together|the whole sum}
{indicator=y8ind} for {area=y8land} against {compare_with=y8landb}
put {area=y8landb} next to {compare_with=y8land} for {indicator=y8ind}
I need numbers on {indicator=y8indlong}, {area=y8land}
{area=y8land}, {indicator=y8ind}, {from_year=y8yr} to {to_year=y8yrb}, {per_capita:true=per person|per head}
figures on {indicator=y8ind} in {area=y8landb}
%list y8indmany: births | road deaths | marriages and divorces | cinema visits | people over 80 | bankruptcies | hospital beds | new flats | tourists from abroad | sheep

%list y8club: Leeds Rovers | Graz 99 | Cork Celtic | FC Vigo | the Bulls | Bergen Women | Newtown and District | King's Lynn Town | Sporting Lisboa B | Ghent | Red Star Riga | Bath under-19s
%list y8foe: Aarhus United | Palermo | Real Bilbao | the Wolves | Denver Herons | St. Moritz | Lyon Ladies | Brighton Albion | Tampa | Zagreb 1911 | Home Farm | Queen's Park
%list y8comp2: the cup | Champions Trophy | the second division | the league | the Baltic Cup | Women's Premier | Friendly Games | the regional league north | the play-offs | the Six Nations
%list y8ahead: two weeks => 14 | 30 days => 30 | ten days => 10 | a week => 7 | 60 days => 60 | three weeks => 21 | 5 days => 5 | 90 days => 90 | four weeks => 28 | six days => 6
%tool lorebarn-match-fixtures
when do {team=y8club} play next, {venue:home=in their own stadium|on our own ground|where I don't have to travel}
who's up next for {team=y8club}, {venue:away=on the road|on someone else's ground|not in their stadium}
{team=y8club} against {opponent=y8foe} in {competition=y8comp2}, when's that
in {competition=y8comp2}, when does {opponent=y8foe} come to play {team=y8club}
I want to take my dad to see {team=y8club}, so when are they on, {days_ahead=y8ahead} at most
{competition=y8comp2}, {team=y8club}, {opponent=y8foe}, next {days_ahead=y8ahead}
next matches of {team=y8club}

%list y8season: last season | 2023/24 | 2019 | this year | 1998 | the 2010-11 season | last spring | 2021 | this season | the year they went up
%tool lorebarn-match-results
how did {team=y8club} get on, {detail:score_only=only the numbers|just who won|no stories}
did {team=y8club} beat {opponent=y8foe}, {detail:full_report=goals, cards and all|tell me everything|with all the scorers}
how has {team=y8club} done against {opponent=y8foe}, {season=y8season}
over {season=y8season}, what came out for {team=y8club} with {opponent=y8foe}
I missed everything while we were camping, so how did {team=y8club} do, last {last=y8few} games
{team=y8club}, {opponent=y8foe}, {season=y8season}, {detail:score_only=scores will do|bare scores}
final score of {team=y8club}
