# English templates: what Steward remembers.
%lang en
%list fact: my locker code is 4411 | my wife's birthday is on 3 May | I'm allergic to peanuts | the spare key is under the flower pot | my shoe size is 42 | I drink my coffee black | Tom's daughter is called Mia | our wifi password is sunflower77 | I parked on level 3 | the landlord's name is Mr. Okafor | my blood type is A positive | I don't eat pork | we get our eggs from the farm in Ashby | my passport expires in October 2027 | Kim prefers phone calls over mail | the alarm code at the cabin is 9907 | I take the 7:42 train to work | my sister lives in Porto now | the boiler was serviced in March | I hate cilantro | Dad's hearing aid takes size 312 batteries | the server room is on the second floor | our wedding anniversary is the 14th of June | Priya is vegetarian | my car needs 5W-30 oil | I'm left-handed | Bob's new number is 0171 555 0199 | the bins go out on Thursdays | I lent my drill to Marco | the wine Anna liked was a Riesling | my gym locker is number 58 | I prefer window seats | our cleaning lady comes every second Tuesday | the budget for the party is 500 euros | my frequent flyer number is LX 889 221 | Leo is afraid of dogs | the door code is 2580# | my favourite colour is teal | the accountant wants PDFs only | I weigh 72 kilos | Grandma's birthday is 21 November | my bike has 28 inch wheels | we bought the sofa in 2021 | the vet is called Dr. Lindqvist | I start my new job in September | the guest room key hangs behind the clock | my customer number is 77-1043 | Jonas is my manager | the plumber charges 80 an hour | I can't stand horror films | I'm on the Monday shift this month | my mother's maiden name is Ferrer | Lena moved to Gdansk | the cat gets half a tin in the morning | the meeting room upstairs has no projector | my ring size is 17 | I quit smoking on 2 January | our neighbours are called Haas | I keep the tax folders in the attic | my tyre pressure is 2.4 bar | the kids finish school at 1 on Fridays | I like my steak medium rare | Sam is lactose intolerant | the projector needs an HDMI adapter | we never meet before 10 | my laptop is a ThinkPad from 2022 | the garden hose is in the shed | my library card number is 300418 | the safe is behind the painting | Alice's husband is named Viktor | I learn Japanese on Sundays | the printer takes cartridge 304XL | our policy number is HH-20931 | my favourite band is Khruangbin | Uncle Joe's farm has no reception | I owe Nina 20 euros | the dishwasher tabs are almost empty | Ben broke his arm in April | the heating man said to bleed the radiators every autumn | my desk is number 14 | we were charged twice by the hotel in Rome | I proposed to Ana in Lisbon | my therapist is on holiday until August | the office closes at 6 on Fridays | my height is 1.81 m | the dog's chip number ends in 0042 | my old employer was Fennel Labs | I'm not available on Wednesday afternoons | the projector bulb was changed last week | Marta doesn't like surprises | we keep candles in the second drawer | my hay fever starts in April | the PIN of the old phone is 0852 | Felix plays the cello | Ingrid loves walnuts | the phone contract costs 169 euros a month | the phone contract costs 1252 euros a month | our electrician is Dr. Lind | the nanny was born in 1961 | my son has the key to the mailbox | dad's birthday is on 26 January | my tax number is X42-303 | our electrician is called Mr. Haas | Marco lives two doors down | the phone contract costs 1028 euros a month | I put the ski boots at my parents' place | I put the camping stove with the neighbours | the spare tyre is in the boot of the car | Priya loves shellfish | I put the old laptop under the stairs | the garage code is 393093 | Kim borrowed my sewing machine | the alarm code is B73-654 | my sister has the key to the cellar | the cellar code is 9696 | I borrowed the fondue set from Jonas | I put the ladder at the office | Nina is allergic to liquorice | the guitar tuner is with the neighbours | my sister doesn't eat beetroot | my son was born in 1952 | my insurance number is T26-752 | I borrowed the tent from Lena | Lena lives above the pharmacy | Ingrid's birthday is 5 October | the gym costs 423 euros a month | my husband was born in 2001 | Nina borrowed my fondue set | Diego takes coffee without milk | the lift code is A19-200 | the garage code is 1966 | the nursery fee costs 887 euros a month | Nina borrowed my Christmas lights | the office code is A35-711 | the landlord doesn't eat beetroot | Omar was born in 2015 | Jonas's birthday is 15 July | Raj loves anything with coconut | Ingrid works at Siemens | the mortgage costs 999 euros a month | Priya was born in 1994 | our electrician is Ms Novak | Felix works at Acme | my boss is allergic to spicy food | Beth borrowed my piano sheets | the landlord is allergic to beetroot | Beth works at Acme | Viktor works at the town hall | the guitar tuner is on the top shelf | the lift code is 7391 | Kim is allergic to spicy food | I borrowed the bike lock from Ruth | my husband loves olives | I borrowed the old laptop from Marco | the nanny's birthday is 15 November | Felix has the key to the cellar | the vaccination card is at my parents' place | Chloe takes coffee without milk | I put the spare tyre in the boot of the car | my brother is allergic to olives | Lena lives in Graz | my husband loves shellfish | the phone contract costs 1196 euros a month | I put the piano sheets under the stairs | the bike shed code is 6845 | I pick up the kids on Wednesdays | Ingrid is allergic to olives | dad is allergic to olives | my sister takes decaf only | Ana takes size 38 shoes | I fast on Mondays | the dishwasher is under warranty until May 2028 | Raj's birthday is 21 April | my husband is allergic to raw onions | the contract is in the blue box | Nina loves mushrooms | Kim borrowed my fondue set | Tom works at a law firm | Priya borrowed my sewing machine | the fondue set is at the office | I put the ski boots in the bottom drawer | the passport is in the bottom drawer | Kim lives on Mill Lane | the gym costs 920 euros a month | my husband's birthday is on 25 January | the nanny is allergic to olives | my daughter was born in 1976 | the laptop is under warranty until October 2031 | Viktor works at Acme | the cellar code is T65-705 | Sam is allergic to anything with coconut | Beth lives two doors down | the alarm code is R15-179 | Sam borrowed my red suitcase | I have choir on Fridays | Marco's birthday is on 13 August | Jonas has the key to the bike room | the phone contract costs 1154 euros a month | I fast on Fridays | Ana loves anything with coconut | the office code is 1609 | the garage code is X63-989 | the first aid kit is in the boot of the car | Felix borrowed my tent | the gym costs 1265 euros a month | Ingrid was born in 1987 | the fondue set is in the bottom drawer | the spare tyre is at my parents' place | the rent costs 707 euros a month | our babysitter is Dr. Lind | I go swimming on Mondays | Tom's birthday is 19 July | the old laptop is in the blue box | Priya borrowed my vaccination card | I have choir on Wednesdays | Priya works at the airport | Diego was born in 1982 | Ingrid takes oat milk | Omar works at the town hall | Marco loves liquorice | the garage code is 2347 | Sam works at Acme | our dentist is Dr. Lind | the first aid kit is under the stairs | mom loves liquorice | the alarm code is X14-417 | Nina takes decaf only | I borrowed the tent from Ingrid | Hannah lives on Mill Lane | I pick up the kids on Fridays | I play tennis on Wednesdays | Raj lives in Graz | I put the ski boots under the stairs | I borrowed the first aid kit from Marco | my husband is allergic to beetroot | the cellar code is 4034 | Marco borrowed my fondue set | my best friend was born in 1949 | Diego loves oysters | my contract number is 193406 | the washing machine is under warranty until February 2027 | Tom doesn't eat mushrooms | the rent costs 622 euros a month | the gate code is 163389 | I borrowed the hedge trimmer from Beth | I put the spare tyre in the blue box | the camping stove is at the office | Marco lives in Seattle now | the dishwasher is under warranty until July 2028 | I borrowed the tent from Kim | Lena lives on Mill Lane | our neighbour loves walnuts | Hannah works at a law firm | I never work on Fridays
%list thing: locker code | wife's birthday | shoe size | wifi password | blood type | landlord's name | passport number | frequent flyer number | favourite colour | gym locker number | tyre pressure | customer number | wedding anniversary | coffee order | favourite restaurant | dentist's name | alarm code | car's oil type | sister's address | allergies | dog's chip number | ring size | policy number | manager's name | seat preference | favourite wine | brother-in-law's name | bike's wheel size | library card number | hotel in Rome | mother's maiden name | desk number | cat's vet | old job | door code | employee number | bike shed code | wife's favourite flower | favourite pizza | loyalty card number | glove size | mechanic's name | mother's new address | lift code | cabin wifi password | favourite beer | landlord's phone number | jeans size | bike frame number | tax number | hat size | brother's job | favourite airline | office wifi password | babysitter's name | cellar code | guest wifi password | sister's shoe size | electrician's name | gate code | best friend's favourite flower | office code | neighbour's birthday | tax adviser's name | favourite cheese | hotel wifi password | account number | neighbour's phone number | shirt size | gym code | student number | vet's name | brother's birthday | contract number | garage code | collar size | favourite hotel | favourite author | daughter's favourite flower | sister's new address | grandmother's new address | brother's allergy | patient number | landlord's nickname | membership number | neighbour's nickname | sister's nickname | mother's allergy | landlord's new address | father's middle name | wife's job | neighbour's favourite flower | boss's middle name | cousin's new address | insurance number
%list about: Tom | Priya's diet | Kim | Grandma | Bob's family | Leo | Marco | Alice's husband | Dr. Weber | Beth | Omar | Raj's diet | Yuki | Kim's family | Felix's diet | Nina's job | Hannah | Nina's allergies | Jonas's diet | Ingrid | Ruth | Ingrid's children | Sam's diet | Ana's new flat | Ingrid's new flat | Viktor | Chloe | Diego's family | Raj's birthday | Ruth's children | Felix's family | Chloe's birthday | Diego's diet | Marco's taste in wine | Chloe's new flat | Marco's job | Beth's children | Jonas | Diego | Nina | Lena | Diego's taste in wine | Ruth's family
%list mine: sister | boiler | cabin | allergies | garden | neighbours | car | accountant | eating habits | dog | guest room | working hours | travel preferences | anniversary | plumber | health | old phone | hobbies | printer | favourite music | bins | coffee habits | bike lock | knee | mechanic | shoe size | first dog | insurance | mortgage | old flat | ski gear | holiday house | childhood | heating | sewing machine | old laptop | Christmas lights | drill | birth certificate | vaccination card | tent | warranty dates | babysitter | ladder | guitar tuner | pension | spare tyre
%list clause: where I parked | when the bins go out | what size shoes I wear | who I lent my drill to | what Anna liked to drink | where the spare key is | how I take my coffee | when Grandma's birthday is | which oil the car needs | what the plumber charges | where the tax folders are | what Tom's daughter is called | how much I owe Nina | when my passport expires | which seats I like on planes | what Leo is afraid of | when the boiler was serviced | who my manager is | what we paid for the sofa | which cartridge the printer takes | where we keep the candles | when I quit smoking | whether Sam can drink milk | what day the cleaning lady comes | how tall I am | how old Felix is | what my cousin is allergic to | if my husband likes oysters | which size Marco wears | what my cousin doesn't eat | how Ana takes tea | how much the gym costs | when I lent Chloe the guitar tuner | how our neighbour takes tea | what Diego is allergic to | where the passport is | who has my bike lock | what the garage code is | where the piano sheets is | where Ruth works | who has my sewing machine | where the Christmas lights is | where Raj works | which size my cousin wears | how old Yuki is | where I put the fondue set | what Felix doesn't eat | who I borrowed the birth certificate from | where I put the bike lock | where the sewing machine is | when my husband's birthday is | how my cousin takes tea | how Yuki takes tea | how old my best friend is | how Marco takes tea | what our tax adviser is called | where I put the red suitcase | when I lent Nina the garage remote | when Viktor's birthday is | who has the key to the cabin | where the contract is | when I lent Omar the ski boots | what my sister is allergic to | where Lena lives now | which size Viktor wears | when I lent Ana the ladder | which size my boss wears | where the spare tyre is | how old Ana is | what Hannah doesn't eat | what my boss doesn't eat | where Ana lives now | how old Hannah is | when I lent Tom the tent | what the gate code is | how old Nina is | when Felix's birthday is | when Tom's birthday is | when my sister's birthday is | what our vet is called | who has the key to the mailbox | when I lent Beth the old laptop | where the projector is | how much the phone contract costs | what my daughter doesn't eat | where the birth certificate is | when Hannah's birthday is | if my husband likes liquorice | how my husband takes tea | when I lent Viktor the red suitcase | where I put the spare tyre | where Yuki works | what Beth doesn't eat | how Tom takes tea | who I borrowed the piano sheets from | if my boss likes mushrooms | what Kim is allergic to | where Tom lives now | who has the key to the cellar | what the landlord is allergic to | where Kim lives now | what our mechanic is called | where I put the old laptop | where I put the camping stove | what the office code is | where I put the hedge trimmer | what mom is allergic to | where I put the guitar tuner | who has my camping stove | what my best friend is allergic to | if Omar likes liquorice | what Viktor is allergic to | how Viktor takes tea | how old Ruth is | how much the nursery costs
%list subject: kitchen renovation | trip to Lisbon | tax return | recipe with the lentils | new bike | insurance | Japanese course | visa for India | Kim's logo | server crash | wedding speech | running shoes | heat pump | school for Leo | job offer | sourdough | broken dishwasher | gift for Grandma | mortgage | camping in Norway | podcast about bees | garden fence | knee pain | solar panels | book by that Danish author | phone contract | chess opening | moving to Porto | second-hand sofa | printer driver
%list fmt: json => json | JSON => json | csv => csv | CSV => csv | markdown => markdown | Markdown => markdown | md => markdown | json format => json | comma-separated => csv
%list cat: family | work | food | health | travel | home | car | friends | school | hobbies | finance | pets | garden | passwords | birthdays | shopping | preferences | projects | kids | sports
%list chatter: hey | listen | by the way | fyi | important | quick note | ok | small thing | so | before I forget | just so you know | one for later | my brain is like a sieve | you'll need this some day | I just found out
%list profile_to: time zone to Europe/Berlin => {"timezone": "Europe/Berlin"} | timezone to America/New_York => {"timezone": "America/New_York"} | time zone to Tokyo => {"timezone": "Tokyo"} | language to German => {"language": "German"} | language to Spanish => {"language": "Spanish"} | preferred language to English => {"language": "English"} | name to Sam => {"name": "Sam"} | name to Alexandra Ruiz => {"name": "Alexandra Ruiz"} | first name to Joe => {"first_name": "Joe"} | nickname to Max => {"nickname": "Max"} | home town to Leipzig => {"home_town": "Leipzig"} | city to Porto => {"city": "Porto"} | location to Oslo => {"location": "Oslo"} | units to metric => {"units": "metric"} | units to imperial => {"units": "imperial"} | currency to euros => {"currency": "euros"} | email to sam@example.com => {"email": "sam@example.com"} | phone number to 0171 5550123 => {"phone_number": "0171 5550123"} | job title to nurse => {"job_title": "nurse"} | birthday to 4 July 1990 => {"birthday": "4 July 1990"} | company to Fennel Labs => {"company": "Fennel Labs"} | working hours to 8 to 4 => {"working_hours": "8 to 4"} | address to 12 Mill Lane => {"address": "12 Mill Lane"} | diet to vegetarian => {"diet": "vegetarian"} | time format to 24h => {"time_format": "24h"} | pronouns to they/them => {"pronouns": "they/them"} | country to Portugal => {"country": "Portugal"} | tone to formal => {"tone": "formal"}
%list profile_is: time zone is Europe/Madrid => {"timezone": "Europe/Madrid"} | timezone is now Asia/Kolkata => {"timezone": "Asia/Kolkata"} | language is French => {"language": "French"} | name is Robin => {"name": "Robin"} | name is Dana Whitfield now => {"name": "Dana Whitfield"} | nickname is Lou => {"nickname": "Lou"} | home town is now Bristol => {"home_town": "Bristol"} | city is Vienna => {"city": "Vienna"} | new address is 8 Harbour Street => {"address": "8 Harbour Street"} | phone number is now 555 0142 => {"phone_number": "555 0142"} | email is kim@studio.example => {"email": "kim@studio.example"} | job title is team lead now => {"job_title": "team lead"} | company is now Orbit Foods => {"company": "Orbit Foods"} | diet is vegan => {"diet": "vegan"} | currency is pounds => {"currency": "pounds"} | units are metric => {"units": "metric"} | birthday is 9 March => {"birthday": "9 March"} | country is Austria now => {"country": "Austria"} | working hours are 10 to 6 => {"working_hours": "10 to 6"} | pronouns are she/her => {"pronouns": "she/her"}
%list profile_pair: timezone: Europe/Lisbon => {"timezone": "Europe/Lisbon"} | language = German => {"language": "German"} | name: Noor => {"name": "Noor"} | city: Hamburg => {"city": "Hamburg"} | units=metric => {"units": "metric"} | nickname: Fitz => {"nickname": "Fitz"} | timezone=UTC => {"timezone": "UTC"} | currency: EUR => {"currency": "EUR"} | diet: halal => {"diet": "halal"} | email: jo@example.org => {"email": "jo@example.org"} | country: Spain => {"country": "Spain"} | job title: teacher => {"job_title": "teacher"} | name Ines => {"name": "Ines"} | language Italian => {"language": "Italian"} | home town Graz => {"home_town": "Graz"}
%list callname: Sam => {"name": "Sam"} | Robin => {"name": "Robin"} | Lou => {"name": "Lou"} | Max => {"name": "Max"} | Dana => {"name": "Dana"} | Joe => {"name": "Joe"} | Kit => {"name": "Kit"} | Noor => {"name": "Noor"} | Alex => {"name": "Alex"} | Mila => {"name": "Mila"} | Captain => {"name": "Captain"} | Boss => {"name": "Boss"} | Dr. Reyes => {"name": "Dr. Reyes"} | Toni => {"name": "Toni"} | Fitz => {"name": "Fitz"} | Ines => {"name": "Ines"} | Ray => {"name": "Ray"} | Bea => {"name": "Bea"} | Chief => {"name": "Chief"} | Leo => {"name": "Leo"}
%list speak: German => {"language": "German"} | French => {"language": "French"} | Spanish => {"language": "Spanish"} | English => {"language": "English"} | Italian => {"language": "Italian"} | Dutch => {"language": "Dutch"} | Polish => {"language": "Polish"} | Portuguese => {"language": "Portuguese"} | Swedish => {"language": "Swedish"} | Turkish => {"language": "Turkish"} | Japanese => {"language": "Japanese"} | Hindi => {"language": "Hindi"} | Korean => {"language": "Korean"} | Czech => {"language": "Czech"} | Greek => {"language": "Greek"}
%list newcity: Lisbon => {"city": "Lisbon"} | Porto => {"city": "Porto"} | Graz => {"city": "Graz"} | Leipzig => {"city": "Leipzig"} | Oslo => {"city": "Oslo"} | Lyon => {"city": "Lyon"} | Bristol => {"city": "Bristol"} | Austin => {"city": "Austin"} | Osaka => {"city": "Osaka"} | Turin => {"city": "Turin"} | Malmö => {"city": "Malmö"} | Ghent => {"city": "Ghent"} | Denver => {"city": "Denver"} | Cork => {"city": "Cork"} | Seville => {"city": "Seville"}
%list said_user: where are my keys | how tall is the tower | what's for dinner | good morning | can you book a table | when does the bus leave | how do I descale the machine | who won the match | is it raining | what's the capital of Peru | thanks for yesterday | which train should I take | remind me what we said | do I need an umbrella | how much was the hotel | what's my locker code
%list said_agent: in the drawer | 324 metres | lasagne, as planned | good morning to you too | the table is booked for eight | at nine from platform 2 | with vinegar, twice a year | the home team, three to one | yes, until noon | Lima | you're welcome | the 7:42 is the fastest | we agreed on Friday | take one just in case | 120 euros a night | it is 4411

%tool store_fact
remember that {fact=fact}
remember: {fact=fact}
(note down|make a note|note|jot down|write down) that {fact=fact}
(keep in mind|bear in mind|don't forget|never forget|memorize|commit to memory) that {fact=fact}
{=chatter}, {fact=fact}, (remember that|keep that in mind|note that|write that down|make a note of it)
{fact=fact}. (Remember that|Please remember|Save that for later|Keep that in mind|Don't forget it).
for (the future|future reference|later|your information|your records): {fact=fact}
(save|store|record) (the fact|the information|this fact|) that {fact=fact}
(save|store|file) (under|in) {category=cat}: {fact=fact}
(remember|note|store) (under|in) [the category] {category=cat} that {fact=fact}
(add|put) to your (memory|notes about me|knowledge): {fact=fact}
fact: {fact=fact}
new fact, category {category=cat}: {fact=fact}
you should know that {fact=fact}
I want you to (remember|know|keep in mind) [that] {fact=fact}
(just so you know|fyi|for the record), {fact=fact}
(can you|could you|please) (remember|memorize|keep a note) that {fact=fact}
{fact=fact} - {category=cat} (fact|category|note), (save it|store it|remember it)
(learn|take note of|take down) this: {fact=fact}
in case I ask (later|one day|again), {fact=fact}
(I'll|I will) (ask you about this later|need this again|forget this): {fact=fact}
(let it be known|put on record) that {fact=fact}
"{fact=fact}" (goes into your memory|- remember this|- store that)
(remember|store) for me, {fact=fact}
it's good to know that {fact=fact}, please (remember|save) (it|that)
(a|another) thing (about me|to remember|for your memory): {fact=fact}
(tag|file) this as {category=cat} and remember it: {fact=fact}
from now on (remember|keep in mind) that {fact=fact}
did you know that {fact=fact}? (store it|keep it|note it down)
make sure you (remember|don't forget) that {fact=fact}
memo: {fact=fact}
(remember|store|save) (a fact|this) for me
(I have|here's) (something|a fact) [about {category=cat}] (you should|for you to) remember
can you (remember|memorize|note down) something?
(make a note|take a note) [please]

%tool list_facts
(list|show) [me] (everything|all the things) you know about me
(list|show|display) (all|my|the) [stored|saved] facts
which facts (have you stored|do you have|are saved|did you save) [about me]
facts?
what (have you|did you) (remembered|stored|saved) [about me] so far
(list|show) (the|my|all) facts (in|under|of) [the category] {category=cat}
{category=cat} facts
(what|which things) (is|are) (filed|stored|saved) under {category=cat}
the (last|latest|newest) {limit=int} facts [you stored]
(show|give) me {limit=int} facts [from {category=cat}] [with their ids]
(read|go through) (all|) the facts in your memory
{=chatter}, what's in your (memory|notes) [about me]?
(an overview|a list) of (all|) the facts I (told|gave) you
I want to see what you've (stored|noted down|remembered) [about me] (over time|so far|until now)
(which|what) ids do the (saved|stored) facts have
(at most|max) {limit=int} of the stored facts (from|in) {category=cat}
your (whole|complete) list of facts (please|about me)
everything (in|under) (the|) category {category=cat} [please]
(print|dump|spell out) all (saved|stored) facts on screen
what facts do you keep about my {category=cat}
(everything|all) I ever told you to remember, (list it|as a list|show me)
do you have any facts (stored|saved) (under|in|for) {category=cat}?
(open|browse|check) (my|the) (list of facts|fact list|stored facts)
how does the list of what you know about me look
show {category=cat} facts, {limit=int} (of them|will do|are enough)

%tool delete_fact
(forget|delete|remove|erase) (fact|the fact) {fact_id=num_id}
(forget|delete|remove|erase) (fact|the fact with id|memory) {fact_id=id}
(erase|wipe|strike) (number|fact|) {fact_id=num_id} from your memory
fact {fact_id=num_id} (is wrong|is outdated|isn't true any more|is no longer right), (forget it|delete it|remove it)
fact {fact_id=id} (is wrong|is outdated|is a duplicate), (forget it|delete it|remove it)
you (can|may|should) forget (fact|number|memory) {fact_id=id}
delete {fact_id=id} from (the|my) (facts|fact list|memory)
I don't want you to (know|remember|keep) (fact|number) {fact_id=num_id} (any more|any longer)
{=chatter}, (fact|memory) {fact_id=id} (can go|has to go|should disappear)
unlearn (fact|memory) {fact_id=id}
(can you|could you|please) (drop|discard|get rid of) the (stored|saved|) fact {fact_id=num_id}
facts: (delete|remove) {fact_id=id}
(fact|memory) {fact_id=num_id} - (delete|forget) (please|)
(take|cross) (fact|number|memory) {fact_id=num_id} out of (your memory|what you know about me)
{fact_id=id} is (nobody's business|private|not right), remove that fact
I never said (fact|memory) {fact_id=num_id}, (delete it|erase it from memory)
(out of|for) privacy reasons (erase|delete|remove) the fact {fact_id=id}
remove the entry {fact_id=id} from what you have stored about me
the (memory|fact) with (the|) number {fact_id=num_id} (needs|ought) to be (deleted|forgotten)
stop remembering {fact_id=num_id}
fact no. {fact_id=num_id} changed, so (throw it out|scrap the old one|delete it)
please make fact {fact_id=id} disappear (for good|forever)
delete (a|one|that|this) fact [from your memory]
forget (what I told you|what you know) about ((my|our|the) {=mine}|{=about})
(erase|remove) (something|one of the facts) from your memory
forget that {=fact}

%tool store_conversation
(store|save|log|record) this (conversation|exchange|dialogue): I (said|asked) "{user_message=said_user}" and you (said|answered|replied) "{agent_response=said_agent}"
(save|keep|archive) the exchange, user: {user_message=said_user}, (agent|assistant): {agent_response=said_agent}
log that I asked {user_message=question} and (that|) you (answered|replied) {agent_response=said_agent}
conversation to (store|remember|archive). user: {user_message=question} assistant: {agent_response=sentence}
(put|add) this (exchange|chat|turn) (into|to) (the conversation memory|your chat history): me: {user_message=said_user} / you: {agent_response=said_agent}
user_message: {user_message=sentence}; agent_response: {agent_response=sentence}; (store it|save the turn|add to conversations)
(remember|record) our (exchange|dialogue|chat): "{user_message=question}" - "{agent_response=sentence}"
I (wrote|said) {user_message=said_user}, your (answer|reply|response) was {agent_response=said_agent}, (save that conversation|log this exchange|archive the dialogue)
archive what was said: question {user_message=said_user} answer {agent_response=said_agent}
please store the conversation in which I said {user_message=sentence} and you replied {agent_response=sentence}
my message was "{user_message=said_user}" and the reply "{agent_response=said_agent}", keep (that|this) (conversation|exchange)
(save|store|archive) this conversation
(log|record) our (chat|exchange) [please]
(store|save) the conversation where I asked {user_message=said_user}

%tool search_conversations
what did we (talk|speak|chat) about regarding [the] {query=subject}
(find|search for|look up) the (conversation|chat|discussion) (about|on|where we discussed) [the] {query=subject}
when did (we|I) last (talk|speak|chat) [with you] about [the] {query=topic}
(search|go through|look through) (our|my|the) (conversations|chat history|chats|past conversations|history) for [the] {query=subject}
{query=subject} conversation
chat history {query=topic}
what did (I|we) say about [the] {query=topic} (last time|the other day|last week|recently|back then)
have (we|I) (ever|already|) (discussed|talked about|spoken about|mentioned) [the] {query=subject} [with you|before]?
(I|we) (asked|talked to) you about [the] {query=subject} (once|a while ago|some weeks ago|before), (what was your answer|what did you say|find that)
what did you (tell|answer|recommend|suggest|advise) me (about|on|regarding) [the] {query=topic} [back then]
(show|find) me the {limit=int} (latest|last|most recent) conversations (about|on|mentioning) [the] {query=subject}
(in which|which) (conversation|chat)[s] did (I|we) (mention|bring up|discuss) [the] {query=topic}
our (talk|chat|conversation|discussion) about [the] {query=subject}, (find it|bring it up again|what came out of it)
{=chatter}, (can you|could you) (find|dig up) what we (said|discussed) on [the] {query=topic}?
(pull up|retrieve|open) (previous|earlier|old|past) (chats|conversations) (on|about|with) [the] {query=topic}
(how|where) did we leave (it|things) with [the] {query=subject} (last time|when we last spoke)
the other day we (chatted|talked) about [the] {query=subject}, (look that up|what was it again|find that conversation)
didn't I (ask|tell) you about [the] {query=topic} (already|before|last month)?
(past|earlier) (conversations|chats) with "{query=topic}" in (them|it), (max|at most|not more than) {limit=int}
what was it you said when I asked (about|for) [the] {query=topic}
I'd like to (reread|see again|look at) our (conversation|chat) about [the] {query=subject}
(anything|everything) we've (said|discussed) (about|on) [the] {query=subject} so far in our chats
have I ever told you in a chat about [the] {query=topic}?
{query=topic}: what did we conclude [last time we talked]
scroll back to (when|where) we (talked|chatted) about [the] {query=subject}
(search|check) the conversation (log|history|memory): {query=topic}
(limit|just) {limit=int} (results|hits), search our chats for {query=subject}
you once explained [the] {query=topic} to me, (find that chat|where is that conversation)
(search|look through|go through) our (old|past|) (conversations|chats)
find (a|an old|that) conversation (we had|of ours)
what did we talk about (yesterday|last week|the other day)?

%tool retrieve_memories
what is my {query=thing}
what's my {query=thing} [again]?
what do you (know|remember|have in memory) about ((my|our|the) {query=mine}|{query=about})
what do you (know|remember) about {query=person}
do you (remember|know|recall) {query=clause}
{query=thing}?
my {query=thing} (please|again|was)
(can you|could you) (recall|tell me) {query=clause}?
(I told|I once told) you {query=clause}, (what was it|remember|do you still know)
I (forgot|can't remember|no longer know) {query=clause}, (do you|can you help|you should know)
I (forgot|don't remember) my {query=thing}, what (is|was) it
remember my {query=thing}? (what is it|tell me)
tell me {query=clause}, I (told you before|asked you to remember it|gave you that some time ago)
recall {query=thing}
what did I (tell|say to) you about ((my|our|the) {query=mine}|{query=about}) (to remember|that you should remember|)
(search|check|look in|look through) your memory (for|about) ((my|our|the) {query=mine}|{query=about})
(bring up|pull up|fetch) (your|the) memories (about|of|on) ((my|our|the) {query=mine}|{query=about})
{=chatter}, what was my {query=thing}?
what have I told you to remember about ((my|our|the) {query=mine}|{query=about})?
(give|tell) me [the] {limit=int} (things|memories) you (remember|know|stored) about ((my|our|the) {query=mine}|{query=about})
(top|best) {limit=int} memories (on|about) ((my|our|the) {query=mine}|{query=about})
what do you remember about ((my|our|the) {query=mine}|{query=about}), {include_conversations:true=including our conversations|also from our chats|old conversations included|including past chats|look in the conversations too}
everything you remember about ((my|our|the) {query=mine}|{query=about}), {include_conversations:false=without conversations|but not from our chats|no conversations|leave the chats out|facts only}
(memories|what's in memory) ((my|our|the) {query=mine}|{query=about})
you know {query=clause}, (don't you|right|tell me)?
(is there|do you have) anything (in your memory|stored|remembered) (on|about) ((my|our|the) {query=mine}|{query=about})
{query=clause}? you (should have that in memory|noted it for me|must remember)
I need my {query=thing}, (you saved it|I gave it to you|it's in your memory)
(remind|refresh) me, {query=clause}?
help me out, {query=clause} again?
when it comes to ((my|our|the) {query=mine}|{query=about}), what do you (remember|have noted)
what was that thing about ((my|our|the) {query=mine}|{query=about}) I (wanted|asked) you to (keep in mind|remember)
(what do you|do you) (remember|recall)
(search|check|look in) your memory
tell me what you remember

%tool get_profile
(open|display) [me] (my|the) [user] profile
what's in my profile
which (time zone|timezone|language|name|city|home town) is (set for me|in my profile|on my profile)
my profile [please]
profile?
(what|which) (settings|preferences) (do you have|have I set|are stored) for me
{=chatter}, what does my profile (say|look like|contain)?
which language have I set [in my profile]
is my (time zone|address|name|birthday|phone number) in (my|the) profile [correct]?
(check|see|look at) my profile data
(what|which) (name|time zone|language) do you have (for me|on file)
tell me (what my|my current) profile (data is|settings are|)
I want to (see|check|review) my (profile|personal settings|user settings)
what are my preferences set to
who am I according to my profile

%tool update_profile
(set|change|switch|update) my {updates=profile_to}
(change|set|update) [the] {updates=profile_to} in my profile
my {updates=profile_is}, (update my profile|put that in my profile|change my profile|correct my profile)
(update|edit|correct|fix) my profile: my {updates=profile_is}
profile {updates=profile_pair}
(set|update) [in] my profile: {updates=profile_pair}
(put|enter|write) {updates=profile_pair} (in|into) my profile
{=chatter}, please (change|set) my {updates=profile_to}
in my (profile|user settings|settings), (change|set|switch) the {updates=profile_to}
I('d| would) like to (change|set|update) my {updates=profile_to}
call me {updates=callname} (from now on|in future)
(from now on|in future) my {updates=profile_is} [in my profile]
(I've moved|I moved|we're moving) to {updates=newcity}, (update my profile|put that in my profile|change it in my profile)
(speak|talk|answer) to me in {updates=speak} from now on, (save that in my profile|put it in my profile)
(switch|change) my profile to {updates:{"units": "metric"}=metric units|the metric system}
profile update: {updates=profile_pair}
(can you|could you|please) (adjust|update) my profile, my {updates=profile_is}
my profile is (wrong|outdated|out of date), my {updates=profile_is}
(save|store) in my profile that my {updates=profile_is}
I (got|have) a new (job|place|number|name), so (change|set|update) my {updates=profile_to}
update {updates=profile_pair} for (me|my account|my user)
the profile should (say|read) {updates=profile_pair}
my {updates=profile_is}, not what my profile says
(add|save) {updates=profile_pair} to my (profile|user data)
edit profile, {updates=profile_pair}
(update|change|edit) my profile
(I want to|let me|can I) (change|update) (something|an entry) in my profile
my profile (needs an update|is out of date)

%tool get_memory_stats
how (many|much) (facts|conversations|things) (have you stored|do you remember|are in your memory|have you saved)
(show|give) me [the] (memory statistics|memory stats|statistics of your memory)
how (big|full|large) is your memory
memory stats [please]
how much do you (know|remember) about me, in numbers
(what's the size|size) of (your memory|the memory store|my memory data)
{=chatter}, how much (space|room) does what you know about me take up?
how many (chats|conversations) of ours (have you kept|are saved)
count (the facts|the memories|everything) in your memory
(numbers|figures|stats) on what you have (remembered|stored) [please]
is your memory (getting|nearly) full
when was something last (added|written) to your memory and how much is there
total number of (saved facts|stored memories|conversations in memory)

%tool export_memory
(export|download|dump) (my|your|the) memory
(export|download|save|dump) (everything|all) you (know|have stored|remember) about me [as {format=fmt}]
(export|dump) (my|the) (memory|memories|facts|data) (as|to|in) {format=fmt}
give me (all my stored data|everything you remember|my memories) (as|in) {format=fmt}
memory export {format=fmt}
{format=fmt} export of (my|your) (memory|memories|stored facts)
(back up|make a backup of) (your memory|my memories|what you know about me|all facts)
I (want|need|'d like) a (copy|backup|download) of (all my data|what you stored about me) [in {format=fmt}]
can I (have|get|download) what you know about me (as a|in a) {format=fmt} [file]?
{=chatter}, I want to take my (memories|data) with me, (export them|export please|in {format=fmt} please)
(put|write|turn) (your memory|all stored facts|my memories) into a {format=fmt} file
under data protection law I want (a copy of everything stored|all my memory data) [as {format=fmt}]
(save|archive) the whole memory (to|as) {format=fmt} [please]
export facts and conversations, format {format=fmt}
is there a way to get your memory out as {format=fmt}?
(I need|get me) {format:csv=a spreadsheet|a table for Excel|comma separated values} (of|with) everything you remember
hand over my data [in {format=fmt}]
download memory, {format=fmt}
I'm (switching|moving) to another assistant, export (my memories|everything you remember)
(what you know about me|the contents of your memory) as {format:markdown=readable text with headings|a markdown document|md}

%tool import_memory
(import|load|read in) (my memory|memories|the memory|facts) from {file_path=path}
(import|load|restore) {file_path=file} into (your|my) memory
(load|read|import) the facts in {file_path=path}
restore (your memory|my memories|what you knew|the backup) from {file_path=file}
import {file_path=path}
memory import {file_path=file}
{file_path=path} (has|contains|holds) (my old memories|the exported facts|all the facts), (import it|load it|read it in)
(take|get|pull) the memories from (the file|) {file_path=file}
(can you|could you|please) (load|import|restore) my (exported|saved|backed up) memory, (it's in|the file is|it's at) {file_path=path}
{=chatter}, I saved my memories in {file_path=file}, (put them back|import them|load them again)
(feed|put) {file_path=path} into your memory
memories are in "{file_path=path}", (import|load) them [please]
(learn|remember) everything (in|from) the file {file_path=file}
I exported everything to {file_path=path} before, (restore it|bring it back|read it back in)
bring back my facts, the backup is {file_path=file}
use {file_path=file} to (restore|refill|rebuild) your memory
from {file_path=path}, import (the facts|all facts|my memory|everything) [you should remember]
fill your memory (with|from) {file_path=file}
here's the export of my old assistant: {file_path=path}, (import it|take it over|load it into your memory)
the file {file_path=file} should go into memory
(import|restore|load) (my|the|your) (memory|facts) [from a file|from the backup]
I have a (file|backup) with memories, (import it|load it)
