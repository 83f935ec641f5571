# Arithmetic, the clock, Steward itself, notifications.

%list hm: hey | ok so | quick thing | um | right | morning | sorry, me again | before I forget | oh | listen | hi | one sec
%list p2: Nkechi | old Mr. Farr | the plumber's wife | cousin Dot | Ludmila | the second violin | the guy from 4B | my agent
%list hm2: hey | so | quick one | um | ok | hi again | morning | hmm | right | sorry | yo | one more | btw | erm | evening | just checking
%list hi: quick one | erm | hello again | hey | oh and | right | one more thing | if you can | sorry to bother you | me again | before I forget | so | okay then
%list ctx: my hands are full | I'm on the bus | sorry, me again | I'm up to my elbows in dough | the baby just fell asleep | I only have a second | long day | silly question maybe | I left my glasses somewhere | I'm half asleep | someone at the table just asked | we're having an argument here | I'm in the bath | my head is spinning | I should know this | not that it matters much | guests in ten minutes
%list chatter: hey | quick one | ok | I'm doing my taxes | I'm bad at maths | the bill just came | homework time | sanity check | I lost track | my watch stopped | my phone died | sorry | um | for the invoice | while you're at it | one question
%list k: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | two | three | five | seven | eight | nine | eleven
%list who: my wife | the boss | grandpa | our au pair | our eldest | Nadia | my flatmate | the woman next door | uncle Theo | the whole office | my mother-in-law | a client | Raj | the trainer
%list hello: sorry to bother you again | right, me again | I'm in the middle of cooking | I've got wet hands | quick one before my train | I hate to ask | it's been a morning | we're all in the car already | I had it written down somewhere | the baby is on my arm | don't laugh | I'm at the till | no rush, but | between two calls here | my battery is at three percent | honestly I should know this
%list chat: ok so | quick question | sorry, me again | hm | I'm in a rush | bit of a silly question | right | good morning | my hands are wet | we're having an argument here | I'm on the bus | hi there | one more thing | the kids are asking | before I forget | packing right now

%tool calculate
%list expression2: 18 * 42 | 7.5% of 3200 | 999 / 27 | 36 + 58 + 112 | 240 minus 65.30 | 6 times 14.99 | sqrt(841) | 3^7 | 15 percent of 64 | 4200 divided by 12 | (80 - 12) * 5 | 0.3 * 0.7 | 1.2^10 | 56 x 9 | 20% off 89
%list tip: 15 percent of 64 | 10% of 38.50 | 12% of 91 | 20% of 47
%list pay: 7.5% of 3200 | 36 + 58 + 112 | 240 minus 65.30 | 6 times 14.99 | 4200 divided by 12 | 3 * 89.90
%list expression3: 12.5% of 840 | 19 % of 1,250 | 3/4 + 5/8 | 17.40 * 6 - 12 | (250 + 75) / 4 | half of 37 | 1.5 * 90 | 2^16 - 1 | 84 / 7 / 2 | sqrt(625) | 49.99 plus 20 percent | 1240 * 12
%list ex_o: 7 * 8 | 15% of 90 | 300 / 4
%list sum: 18% of 64 | 7*86 | 1440/60 | 12.5 * 4 | 365 - 211 | 19 squared | sqrt(529) | 3.2 + 4.9 + 11
%list expression4: 12*7 | 15% of 260 | (48+19)/3 | 2^12 | sqrt(196) | 1340 - 19% | 3.5 * 18.20 | 99/7 | 45+45+12.5 | 0.07*1200 | 18*(3+4) | 1024/32
%list expression5: 50 * 1.08 | 12% of 1800 | 240 / 7 | sqrt(529) | 19 + 38 + 45 | 3.5 * 12 | 25% of 64 | 2^12 | 1999 - 847 | 45 times 16 | 390 divided by 12 | 17 squared | 7 plus 8 times 2 | (45 + 55) / 4 | 8.4% of 12000 | 1500 * 1.03^5 | 18 x 27 | cube root of 343
%list calc: 17 times 38 | 12% of 840 | 1250 / 7 | 64.50 divided by 3 | 349 + 2 * 19.90 | 18 percent of 95 | sqrt(1764) | 3 * 47.5 | 2200 - 15%
%list sum2: 18 + 36 * 25 | 11 % of 75.97 | half of 539 | 10,351 / 15 | 73 mod 38 | 377.81 * 1.14 | 97 percent of 809 | half of 770 | 47-56 | a third of 908 | 40 cubed | 15 mod 7 | a third of 606 | 105.72 - 79 | 9,641 / 28 | 37^2 | 17 cubed | 3 cubed | 597*63 | 84% of 453 | 8 % of 250.59 | 17,434 / 40 | a third of 419 | 605 + 27 + 9 + 22 | 20 mod 11 | 432 + 13% | 77% of 918 | sqrt(85) | 25^2 | 98.48 - 64 | 86% of 994 | -82 + 270 | a third of 279 | 35 squared | sqrt(33) | 32 cubed | 908 + 94 * 8 | 5,996 / 26 | 134.45 * 1.25 | sqrt(435) | 357 / 51 | half of 991 | 492 + 15% | 17^9 | 348 + 2% | 27 to the power of 6 | 76.84 * 1.18 | 9 cubed | 22^9 | 179*12-31 | square root of 189 | half of 122 | log(152) | a third of 926 | 17 mod 17 | 787 times 18 plus 19 | 808 + 75 + 17 + 11 | square root of 701 | square root of 786 | 243 times 83 plus 18 | square root of 785 | 25 to the power of 2 | 52% of 722 | 487 + 33% | 74 % of 120.45 | 15% of 908 | sqrt(379) | 17^7 | -67 + 334 | 181.51 / 65 | 21^2 | sqrt(939) | 270.90 * 40 | 45 mod 27 | square root of 743 | 79% of 76 | 55% of 277 | 5 % of 176.37 | square root of 501 | a third of 895 | sqrt(726) | a third of 708 | sqrt(22) | 29 cubed | square root of 823 | 18 mod 2 | 355.74 * 99 | -61 + 34 | 689 minus 52 | half of 417 | 13 squared | 752 / 73 | -70 + 416 | 8 % of 289.22 | -15 + 408 | 26 mod 25 | 36 to the power of 4 | a third of 594 | square root of 842 | sqrt(201) | 38 squared | 592*44-10 | 13 to the power of 5 | -16 + 106 | 8 + 24 + 19 + 48 | 228 + 82 * 25 | 40 percent of 741 | 98 percent of 183 | 902*82-24 | 24 % of 38.73 | (8 + 46) * 19 | (31 - 15) / 6 | (27 + 35) / 24 | (91 + 65) / 13 | (48 - 45) * 17 | (68 + 64) / 9 | (40 + 41) / 17 | (96 - 12) / 23 | (99 - 49) * 13 | (88 + 44) * 20 | (88 - 66) * 10 | (15 + 75) * 29 | (66 - 99) / 9 | (11 + 42) * 29 | (85 + 86) * 26 | (99 - 41) * 11 | (2 - 13) * 29 | (10 - 59) * 14 | (69 - 67) * 29 | (64 - 55) * 16 | (54 + 60) * 12 | (81 - 32) * 19 | (61 + 68) / 26 | (36 + 85) / 29 | (22 - 86) / 25
%list calc2: 14 * 37 | 1450 / 12 | 389 - 147 | 17.5% of 64 | 8% of 1250 | 2^12 | sqrt(225) | (45 + 18) / 7 | 3.6 * 29 | 1200 * 1.19 | 99.90 * 3 | 77 + 48 + 135 | 15 squared | 9 cubed | 25 times 64 | 1024 divided by 32 | 18 plus 24 plus 7 | 360 minus 75 | square root of 529 | 20% of 89.50 | 12 to the power of 3 | 600 / 7 | half of 375 | 4800 * 0.035 | 22 mod 5 | 6! | log(1000) | 7 * (8 - 3) | 30 percent of 420 | (12.5 + 7.5) * 4 | 19 x 21 | 5/8 + 1/4 | 250 + 19% | 365 * 24 | 18,500 / 52 | 1/3 * 90 | 0.15 * 240 | 45 / 60 | 89 + 89 * 0.07 | sin(0.5) + 1 | 2 * pi * 6 | 4.5 * 4.5 | 33 divided by 4 | 11 times 12
%list for: the kitchen tiles | my tax form | the tip | splitting the bill | the recipe | our budget | paint for the hall | the petrol | the invoice | homework | my hours | a quote
%list forsum: 20 | 45 | 99 | 150 | 1200 | 310 | 75 | 60 | 500 | 18 | 24 | 36 | 410 | 88 | 900
%list sum3: 17 * 23 | 840 / 12 | 15% of 260 | 4.99 * 6 | 1200 - 347 | 64 + 88 + 19 | 9 squared | 12 times 14 | 18 x 7 | 7% of 1450 | (40 + 25) / 3 | half of 378 | 500 minus 83 | 2^9 | 96 divided by 8 | 3.5 * 11
%list root: sqrt(50) | square root of 1764 | sqrt(2) * 3 | square root of 200 | 13 squared | 7 cubed | 2^16 | 5 to the power of 4 | cube root of 512 | log(500) | 1.05^10 | 3^5
%list eur: 17.50 * 4 | 12 * 8.99 | 240 / 5 | 89 + 45 + 12 | 15% of 64 | 130 / 4 | 3 * 27.40 | 78.60 / 6 | 20% of 415 | 59 - 12.50 | 850 * 12 | 96 / 3
%list add: 64 + 88 + 19 | 12 + 30 + 7.5 | 140 + 260 + 95 | 45 + 45 | 8.99 + 3.49 | 17 plus 26 plus 9 | 1200 + 350 | 75 + 62 + 18 + 4 | 19.90 + 4.50 | 33 + 67 + 21
%list sum4: 14 * 38 | 12% of 86 | 640 / 7 | 9 times 17 | 1200 minus 385 | 55 plus 78 | half of 730 | 18.5 * 4 | 15% of 62.40
%list tip2: 15% of 62.40 | 10% of 48 | 12% of 86 | 20% of 35.50
%list expression6: 19 * 23 | 12% of 640 | sqrt(361) | 3^7 | 48 plus 57 | 1000 minus 275 | 6 times 14 | 144 divided by 9 | half of 930 | 35 percent of 80 | (8 + 4) * 2.5 | 120 * 0.92 | 4 * 7.5 + 12 | 5400 / 12 | 15 squared | square root of 900 | 365 - 14 * 7 | 3/4 * 200 | 0.07 * 1250 | 86 plus 19%
%list expression7: 12*7+3 | 15% of 240 | sqrt(2) * 100 | 2^10 / 4 | 18 plus 24 | 360 minus 75 | 7 times 8 | 99 divided by 4 | half of 375 | 20 percent of 89.50 | (12.5 + 7.5) * 4 | 48 * 0.19 | 3.5 * 60 | 1200 / 7 | 9 squared | 5 to the power of 3 | square root of 529 | 100 - 3 * 17 | 2/3 * 90 | 1024 / 32 | 17 mod 5 | 250 + 19% | -4 + 11 | 1,500 * 12
%list rechn: 12 mal 7 | 15 % von 240 | 3 plus 4 mal 2 | Wurzel aus 144 | 120 geteilt durch 8 | 99 minus 45 | 19 Prozent von 350 | 2 hoch 10 | 18*24 | 1024/16 | 45 * 1,19 | (17-5)/4 | 7 + 9 | 250 : 8 | 20% von 80 | 3,5 * 8 | sqrt(81) | 100 - 37,5 | 60*24*7 | ein Drittel von 900 | 12 + 15 + 18 | 4,99 mal 3
%list dex: 240 / 7 | 19 * 23 | 15% von 480 | 38 plus 45 plus 9 | sqrt(529) | 1200 minus 385
%list rech: 17 mal 23 | 3,5 mal 12 | 480 durch 16 | 19% von 890 | 7 hoch 3 | Wurzel aus 225 | 1000 - 347 | 64/4 + 9 | 12,90 plus 4,50 | 20 Prozent von 65 | (8+4)*5 | 365*24 | 99 durch 11 | 2,5*2,5*3,14 | 1200 / 7 | 15 % von 86 | 45 minus 18 mal 2 | 3/4 + 1/8 | ein Viertel von 600 | sqrt(196) | 0,3 * 250 | 88 + 12 - 7
%list rech2: 17 mal 23 | 960 durch 16 | 15% von 480 | Wurzel aus 225 | 3 hoch 5 | 1200 - 385 | 24,50 plus 13,90 | 8,5 mal 6 | 40 Prozent von 199 | (12+9)*4 | 365/7 | 2*19,99 | 7 % von 260 | 100 minus 3 mal 27 | sqrt(81)
%list rech3: 18 mal 24 | 4,5 mal 12 | 520 durch 13 | 19% von 640 | 6 hoch 3 | Wurzel aus 169 | 2000 - 345 | 81/9 + 7 | 14,90 plus 3,50 | 20 Prozent von 85 | (7+5)*6 | 52*38,5 | 121 durch 11 | 1500 / 7 | 7 % von 93 | 60 minus 12 mal 3 | 3/8 + 1/4 | ein Drittel von 750 | sqrt(289) | 0,4 * 350 | 99 + 13 - 8 | 36 Quadrat
%list cuenta: 12 por 7 | el 15 % de 240 | 15% de 240 | 3 más 4 por 2 | raíz cuadrada de 144 | 120 entre 8 | 99 menos 45 | 19 por ciento de 350 | 2 elevado a 10 | 18*24 | 1024/16 | 45 * 1,21 | (17-5)/4 | 7 + 9 | 250 dividido entre 8 | 20% de 80 | 3,5 * 8 | sqrt(81) | 100 - 37,5 | 60*24*7 | un tercio de 900 | 12 + 15 + 18 | 4,99 por 3
%list cue: 17 por 23 | 3,5 por 12 | 480 entre 16 | 21% de 890 | 7 elevado a 3 | raíz cuadrada de 225 | 1000 - 347 | 64/4 + 9 | 12,90 más 4,50 | 20 por ciento de 65 | (8+4)*5 | 365*24 | 99 entre 11 | 2,5*2,5*3,14 | 1200 / 7 | 15 % de 86 | 45 menos 18 por 2 | 3/4 + 1/8 | un cuarto de 600 | sqrt(196) | 0,3 * 250 | 88 + 12 - 7
%list cta: 17 por 23 | 960 entre 16 | 15% de 480 | la raíz cuadrada de 225 | 3 elevado a 5 | 1200 - 385 | 24,50 más 13,90 | 8,5 por 6 | 40 por ciento de 199 | (12+9)*4 | 365/7 | 2*19,99 | 7 % de 260 | 100 menos 3 por 27 | sqrt(81)
%list cta2: 13 por 27 | 18% de 1250 | 840 entre 12 | 3,75 más 9,20 | 2 elevado a 12 | la raíz cuadrada de 289 | (45+30)/3 | 1500 - 372 | 0,8 * 64 | el 7 por ciento de 90 | 12*12*12 | sqrt(50) | 5 factorial | 33,3 por 6 | 2500/36 | mil menos 128 por 4 | 21% de 349,90
# Bare, clipped and roundabout.
{expression=expression2}
{expression=expression2}?
{=hm}, {expression=expression2}
whats {expression=expression2}
sum: {expression=expression2}
do the maths for me, {expression=expression2}
can't do {expression=expression2} in my head
crunch this: {expression=expression2}
tip for the waiter, {expression=tip}
the plumber wants {expression=pay}, how much is that all in
my part of the hotel is {expression=pay}, so what do I owe
~ all in euros, nothing to convert, only {expression=pay}
how much does {expression=expression2} come to
homework says {expression=expression2}, check it
i make it something else but what is {expression=expression2} really
need the result of {expression=expression2} for a form
# What is an argument, what is not, and where it ends.
{expression=expression3}, what's that, I'm splitting a bill with {=p2}
~ work out {expression=expression3} for me, no rounding if possible
how much is {expression=expression3}? not {=ex_o}, I had that
the waiter is waiting, so {expression=expression3} please, just the result
# The shortest plain questions.
whats {expression=sum}
~ {=hm2}, {expression=sum}?
# "Label: content", telegrams, hashtags, arrows.
calc: {expression=expression4}
calc {expression=expression4}
math: {expression=expression4}
= {expression=expression4}
sum: {expression=expression4}
{expression=expression4} -> result?
calculator / {expression=expression4}
# A word or two decide between neighbours.
how much would {expression=expression5} be
what's {expression=expression5}, no currency involved
{expression=expression5}, how much
{=hi}, a sum: {expression=expression5}
and {expression=expression5} makes how much
my shares came to {expression=expression5}, what's that
so the bill is {expression=expression5}, total please
work out {expression=expression5}
look, {expression=expression5}, what comes out
{expression=expression5} = what
~ is {expression=expression5} more than a thousand
# In the manner of chat.
I was always bad at maths, what's {expression=calc}
three of us are staring at the bill, {expression=calc}, help
my son asked and I panicked, how much is {expression=calc}
# Told around, thought aloud, wrapped in a story.
my maths is rusty, {expression=sum2} makes what
we're splitting the bill and I'm stuck at {expression=sum2}
I bet you can do {expression=sum2} faster than me
{=ctx}, {expression=expression}?
my son says {expression=sum2} is {=int}, I doubt it
no calculator at hand, so {expression=expression} it is
I never get {expression=sum2} right in my head
I'm hopeless with numbers, could you work something out
# More of the usual ways.
{expression=calc2}
{expression=calc2}?
{expression=calc2} is?
{expression=calc2} makes what
{expression=calc2}, anyone?
just {expression=calc2}
so {expression=calc2}, that's how much
for {=for}: {expression=calc2}
for {=for} I need {expression=calc2}
I'm doing {=for} and stuck at {expression=calc2}
no calculator at hand, {expression=calc2}?
too lazy to do {expression=calc2} in my head
can't do {expression=calc2} on paper, help
~ how do you get {expression=calc2}, I mean what's the number
give me a number for {expression=calc2}
what number is {expression=calc2}
~ what's the sum, {expression=calc2}
what's the outcome of {expression=calc2}
type in {expression=calc2} and tell me
~ punch {expression=calc2} into a calculator
enter {expression=calc2}
sum: {expression=calc2}
math: {expression=calc2}
maths please, {expression=calc2}
arithmetic: {expression=calc2}
the kids ask what {expression=calc2} is
~ my son's homework says {expression=calc2}
verify: is {expression=calc2} really {=bigint}
he says {expression=calc2} comes to {=int}, is he right
is {=bigint} the result of {expression=calc2}
if each day costs that much, {expression=calc2} is the total, so?
let's say {expression=calc2}. result?
work {expression=calc2} out for me
please tell me {expression=calc2}
{expression=calc2} to two decimals if you would
figure out {expression=expression}
I make that wrong every time: {expression=expression}
{expression=expression}, quickly
do {expression=expression}
do the sum {expression=expression} for {=for}
calculator, {expression=expression}
compute {expression=expression} exactly
answer to {expression=expression}, please
equals? {expression=expression}
crunch {expression=expression}
add that up for me
can you do percentages
help me with a sum
~ calculate how much that is
I need to work out {=for}
{=forsum} euros plus tax is {expression=calc2}, how much
# Short and plain, as typed every day.
{expression=sum3}
{expression=sum3}=
~ how much is {expression=sum3}
{expression=sum3} makes?
maths: {expression=root}
work out {expression=eur}
{expression=root} roughly
do a sum for me
I need a calculator
add up {expression=add}
solve {expression=root}
crunch {expression=sum3}
splitting the bill is beyond me after the wine, {expression=eur} comes to what
{expression=eur} for the curtain fabric, what do I owe her altogether
my head is mush today, tell me what {expression=sum3} gives
he says {expression=root} and I say he's wrong, do the maths for us
for the tiles we came to {expression=sum3}, what's the number in the end
check my son's homework, what should he have got for {expression=sum3}
# Bare noun phrases, and orders that lack what is needed.
{expression=sum4}
do a sum for me
~ what does {expression=sum4} come to
my brain's off, {expression=sum4}
tip on this one, {expression=tip2}
kids want to know {expression=sum4}
I need something worked out, numbers only
the waiter's hovering, {expression=tip2}, how much
{expression=sum4}, is that right around a hundred
split the bill for us
~ maths help: {expression=sum4}
# The usual ways to ask.
what is {expression=sum2}
what's {expression=sum2}?
(calculate|compute|work out|evaluate|solve) {expression=sum2}
how much is {expression=expression}
~ {expression=sum2}
{expression=sum2} = ?
(can you|could you|please) (calculate|work out|compute) {expression=sum2} [for me]
{=chatter}, what does {expression=expression} (come to|make|give|add up to)?
(tell|give) me the (result|value|answer) of {expression=sum2}
(quick maths|math question|calculator): {expression=sum2}
I need {expression=sum2} (worked out|calculated|as a number|computed)
(what do I get|what comes out) (for|if I calculate|when I type) {expression=expression}
is {expression=sum2} more than {=int}?
do the maths: {expression=sum2}
calc {expression=sum2}
~ the result of {expression=expression} please
if I'm not mistaken {expression=sum2} is {=int}, (right|check that|can you verify)?
(run|crunch) the numbers for me, {expression=sum2}
{expression=sum2}, how much (is that|would that be)
let me know what {expression=expression} (equals|amounts to|is)
solve this: {expression=sum2}
and {expression=sum2}?
{expression=sum2} equals what
could you check my homework, {expression=expression} should be {=int}
my head hurts, what is {expression=sum2} again
how many is {expression=sum2}
result? {expression=sum2}
put {expression=expression} into the calculator
evaluate the expression "{expression=sum2}"
(I have|there's) a sum here, {expression=sum2}, (solve it|what's the answer)
(calculate|compute|work out) something [for me]
(can you|could you|will you) do (some|a bit of|a quick) (maths|arithmetic|calculation) [for me]
I need (a calculation|the calculator)
# Needs only hinted at, telegrams, neighbours.
I don't need today's rate, I have it: {expression=expression6}
no search, just arithmetic: {expression=expression6}
no shares, no currencies, plain numbers: {expression=expression6}
we were {=k} at the table and the bill came to {expression=expression6}, so?
the table cloth has {expression=expression6} scribbled on it and nobody can solve it
my degrees don't help me with {expression=expression6}
rent went up again, it's {expression=expression6} now, so what do I pay
~ two thermometers, one sum: {expression=expression6}
the kids are betting on {expression=expression6}, who's right
{=who} says {=bigint}, I say more: {expression=expression6}
I'm at the till and they want {expression=expression6}, am I being cheated
for {=k} shelves I come to {expression=expression6} in the end, what's that
it's 2026 and I still can't do {expression=expression6} in my head
recipe for {=k}, guests for twelve, that makes {expression=expression6} grams, so how many
in room {=k} someone wrote {expression=expression6} on the board, what comes out
is {expression=expression6} anywhere close to {=bigint}
{expression=expression6} pls
{expression=expression6} asap, at the till
re: bill, {expression=expression6}
quick: {expression=expression6}
{expression=expression6} w/o rounding
tip: {expression=expression6}
my calculator's battery died in the middle of the exam prep
I've got a sum that's too big for me
# Told around, thought aloud, wrapped in a story.
my phone has no calculator, can you believe it, what's {expression=sum2}
{=hello}, {expression=sum2}, what does that come to
would you do {expression=sum2} for me, I got three different results
if I'm not mistaken {expression=sum2} is more than {=bigint}, right
the kids' homework says {expression=sum2} and none of us grown-ups can do it
help me out here, {expression=expression} equals
it's too early for {expression=expression}, you do it
I thought I could do {expression=sum2} in my head, but no
someone bet me I can't work out {expression=sum2}, be quick
I need a sum worked out
# Every parameter in many wordings, orders and lengths.
{expression=expression7} =
= {expression=expression7}
{expression=expression7}, thanks
calc {expression=expression7}
{=chat}, {expression=expression7}?
tell me {expression=expression7} to the cent
if we split it: {expression=expression7}
what do I get for {expression=expression7}
{expression=expression7} - is that more than {=bigint}
"{expression=expression7}" please, just the number
the total of {expression=expression7}
not {=expression7} but {expression=expression7}, how much
how much do {expression=expression7} make
my bill says {expression=expression7}, so what's that
work something out for me
%lang de
# The usual ways to ask.
(was ist|wie viel ist|was ergibt|was gibt|was macht) {expression=rechn}
(rechne|berechne|rechnen Sie) [mir] [bitte] {expression=rechn} [aus]
{expression=rechn}
{expression=expression}
{expression=rechn} = ?
(kannst du|könntest du) [mal|mir] {expression=rechn} (ausrechnen|berechnen)
wie viel (sind|macht) {expression=expression}
taschenrechner {expression=rechn}
ich brauche [schnell] das Ergebnis von {expression=rechn}
bin schlecht in Mathe: {expression=rechn}?
die Rechnung geht so: {expression=rechn}, was kommt (da|) raus
{expression=expression} ausrechnen
(rechne|rechnest du) mir (bitte|mal) was aus
ergibt {expression=rechn} wirklich so viel? rechne nach
# "Label: content", telegrams, hashtags, arrows.
rechne: {expression=expression4}
# A word or two decide between neighbours.
{expression=dex}, was kommt da raus
# More of the usual ways.
was gibt {expression=rech}
{expression=rech}, wie viel ist das
rechne mal {expression=rech}
wie viel macht {expression=rech}
{expression=rech} ausrechnen bitte
wenn ich {expression=rech} rechne, was kommt raus
überschlag mir {expression=rech}
~ schnell: {expression=rech}
ich komm bei {expression=rech} nicht auf das ergebnis
kannst du mir {expression=rech} ausrechnen
für die abrechnung brauch ich {expression=rech}
ergebnis von {expression=rech}
rechne mir was aus
kopfrechnen kann ich nicht, {expression=rech}
# Needs only hinted at, telegrams, neighbours.
{expression=rech2} bitte
der taschenrechner ist weg, {expression=rech2}
jule rätselt über {expression=rech2}, sag mal das ergebnis
{expression=rech2} wären dann wie viel
ich kriegs im kopf nicht hin: {expression=rech2}
ergebnis von {expression=rech2}?
du musst mir was ausrechnen
# Every parameter in many wordings, orders and lengths.
~ was sind {expression=rech3}
{expression=rech3}?
ich müsste {expression=rech3} wissen
rechne mir mal {expression=rech3} aus
wie viel ist {expression=rech3}
könnten Sie bitte {expression=rech3} berechnen?
{expression=rech3} gibt wie viel
wat macht {expression=rech3}
ich hätte gern das ergebnis von {expression=rech3}
emil kommt bei {expression=rech3} nicht weiter, was kommt da raus
nimm {expression=rech3}, was ergibt das
berechne {expression=rech3}
kurz im kopf: {expression=rech3}
was kommt bei {expression=rech3} raus
taschenrechner {expression=rech3}
sag mir, wie viel {expression=rech3} ergibt
kannst du mal was ausrechnen
rechne das mal aus
%lang es
# The usual ways to ask.
¿(cuánto es|cuánto da|cuánto son) {expression=cuenta}?
(calcula|calcúlame|calcule) {expression=cuenta}
{expression=cuenta}
{expression=expression}
{expression=cuenta} = ?
¿(puedes|podrías) (calcular|hacerme la cuenta de) {expression=cuenta}?
¿cuánto (hace|sale) {expression=expression}?
calculadora {expression=cuenta}
necesito [rápido] el resultado de {expression=cuenta}
se me dan fatal las mates: ¿{expression=cuenta}?
hazme esta cuenta: {expression=cuenta}
hazme (una cuenta|un cálculo)
comprueba {expression=expression}, no me sale
# "Label: content", telegrams, hashtags, arrows.
cálculo: {expression=expression4}
# More of the usual ways.
cuánto da {expression=cue}
{expression=cue}, cuánto es
hazme {expression=cue}
cuánto suman o lo que sea: {expression=cue}
{expression=cue} calcúlamelo
si hago {expression=cue}, qué sale
a ojo, {expression=cue}
rápido: {expression=cue}
no me sale {expression=cue}
me calculas {expression=cue}?
para la factura necesito {expression=cue}
resultado de {expression=cue}
calcúlame una cosa
de cabeza no me sale, {expression=cue}
# Needs only hinted at, telegrams, neighbours.
{expression=cta} porfa
no encuentro la calculadora, {expression=cta}
Julieta se atasca con {expression=cta}, di el resultado
{expression=cta} sale a cuánto
de cabeza no me sale: {expression=cta}
resultado de {expression=cta}?
~ échame una cuenta
# Every parameter in many wordings, orders and lengths.
calculá {expression=cta2}
me gustaría saber cuánto es {expression=cta2}
podrías hacer la cuenta {expression=cta2}?
{expression=cta2}
{expression=cta2}?
necesito el resultado de {expression=cta2}
cuánto me da {expression=cta2}
a cuánto sale {expression=cta2}
~ fijate cuánto es {expression=cta2}
sácame la cuenta: {expression=cta2}
échame una mano con {expression=cta2}
el total de {expression=cta2}
resolvé {expression=cta2}
calcule, por favor, {expression=cta2}
estoy con los deberes, ¿cuánto da {expression=cta2}?
haz un cálculo

%tool get_current_time
%list timezone2: Lima | Seoul | Perth | Nairobi | Toronto | Lisbon | Denver | Mumbai | Auckland | UTC | Oslo | São Paulo
%list who2: the plumber | Annika | my brother-in-law | Dr. Osei | the childminder | Ruben | the band | my tutor | granny | the caterer | Mirela | the foreman | our vet | Declan | the bookkeeper
%list timezone3: Cork | Asia/Kathmandu | Fiji | America/Halifax | Nuuk | Tehran | Cape Town | UTC | Port of Spain | Australia/Darwin
%list from_email: Halima | Mr. Drăgan | the caterer | my godmother | Oisín | Prof. Lindqvist | the letting agent | Yusuf from the depot | the band's manager | tilda@mossgrove.example | our vet | the swim club | Benedikta | the insurer | Mrs. Achterberg | info@ferryline.example | the surveyor | my stepson | Kwame | the orthodontist | little Joe's teacher | The Bakery on Fifth
%list tz_o: London | my own zone | Chicago
%list timezone4: Tokyo | perth | Lagos | seattle | Mumbai | Halifax | UTC | singapore | São Paulo | reykjavik | auckland | Doha
%list timezone5: Tokyo | Oslo | Perth | Lagos | Chicago | Asia/Tokyo | Manila | Lisbon | Caracas | Europe/Madrid | Anchorage | Wellington | Dubai | UTC | Toronto | Kathmandu | Bath | Nice | Santiago
%list twn: naples | leeds | oslo | porto | graz | halifax | tbilisi | cork | utrecht | osaka | lima | bergen | split | ghent | Inverness | Palermo | Reykjavik
%list zone: Lisbon | Kuala Lumpur | Kathmandu | Honolulu | Auckland | Nairobi | Asia/Seoul | America/Bogota | Pacific/Auckland | Africa/Lagos | Europe/Dublin | Anchorage | Perth | Karachi | Manila | Reykjavik | UTC | GMT | EST | PST | CET | Mumbai | Montreal | Asia/Tokyo | Buenos Aires | Tehran | Denver | Istanbul | Jakarta
%list timezone6: Seoul | Denver | Auckland | Cairo | NYC | LA | Mumbai | Asia/Bangkok | Europe/Athens | UTC | Hawaii | Bogota | Singapore | GMT | Melbourne | Dublin
%list far: Seoul | Denver | Auckland | Cairo | New York | Los Angeles | Mumbai | Bangkok | Athens | Honolulu | Bogota | Singapore | Melbourne | Vancouver
%list town: Leeds | Oslo | Tampa | Cork | Valencia | Kyoto | Denver | Graz | Nairobi | Split | Halifax | Lyon
%list timezone7: Tokyo | Lima | Denver | UTC | Perth | Asia/Seoul | Toronto | Johannesburg | Europe/Lisbon | GMT | Hanoi | Honolulu | Montreal | Buenos Aires | CET | America/New_York | Wellington | Tbilisi | Eastern time | Karachi
%list device_id: hallway | kitchen | larder | bedroom | sauna | nursery | study | loft | guest room | garage | wine cellar | kids' room | twins' room | winter garden | stairwell | workshop | utility room | bathroom
%list timezone8: Tokyo | New York | UTC | Europe/Berlin | Sydney | Lisbon | CET | Pacific time | India | America/Chicago | São Paulo | Nairobi | GMT | Asia/Dubai | Honolulu | Auckland | Oslo | EST | Reykjavik | Los Angeles | Hong Kong
%list lugar: cádiz | Oporto | gijón | Salta | Toledo | vigo | Mérida | Cusco | tarragona | Montevideo | bilbao
%list est: Roma | Gijón | Cusco | Salta | Mérida | Oporto | Bergen | Jaca | Tarifa | Cuenca | Rosario
# Bare, clipped and roundabout.
time?
time in {timezone=timezone2}
{timezone=timezone2} time
clock: {timezone=timezone2}
whats the date
what day is it
~ what's today's date again
is it still morning in {timezone=timezone2}
are they awake in {timezone=timezone2} yet, what time have they got
my watch stopped, how late is it
is it too late to ring {=who2} in {timezone=timezone2}
i've lost track of the days, which one is it
can't find my phone, got the time?
no weather, just the hour in {timezone=timezone2}
~ {=hm}, which week day have we got
need to date this letter, today is the what
is it past nine already
do I have to say good evening in {timezone=timezone2} by now
# What is an argument, what is not, and where it ends.
what's the time in {timezone=timezone3}, I promised {=from_email} a call at 9
time in {timezone=timezone3} rather than in {=tz_o}, please
what day is it today, I mean the date, it's for a form
# The shortest plain questions.
whats the time
time?
{=hm2}, what time is it in {timezone=timezone4}
what day is it
is it past midnight in {timezone=timezone4} yet
how late is it getting
time in {timezone=timezone4} rn
~ are they still asleep in {timezone=timezone4}, what time do they have
# "Label: content", telegrams, hashtags, arrows.
time: {timezone=timezone}
{timezone=timezone} - local time?
clock: {timezone=timezone}
# A word or two decide between neighbours.
is it dark o'clock in {timezone=timezone5}, what time I mean
is it still morning in {timezone=timezone5}, by the clock
not the weather in {timezone=timezone5}, the time
what's the hour, over in {timezone=timezone5}
before I ring {timezone=timezone5}: what's their clock say
would I wake them if I phoned {timezone=timezone5} now, what's the time over there
{=hi}, today's date
what day is it today
does anyone know the time
the stock market in {timezone=timezone5} opens at nine, what time is it there now
what do the clocks show in {timezone=timezone5}
# In the manner of chat.
I've lost all sense of time on this sofa, how late is it
wonder if I can still ring my aunt in {timezone=twn}, what time have they got there
curtains shut, no clue, what's the date today even
# Told around, thought aloud, wrapped in a story.
I have no sense of time today, how late did it get
my sister lives in {timezone=city}, she's probably asleep by now, isn't she
is it rude to ring someone in {timezone=city} at this hour over there
I keep losing track, what day are we
would people in {timezone=city} be having breakfast now or dinner
{=ctx} and there's no clock in here
wonder what the clock says in {timezone=timezone}
I landed in {timezone=city} and my watch is still on home time
# More of the usual ways.
(do you|would you) know what time it is
time check
the time please
how late are we
what does my clock say
what o'clock is it
tell me the exact time
I've no watch on, what's the time
is it already past noon
how far along is the day
what day is today
today's date please
which date do we write today
the date?
date today
what weekday have we got
which month are we in
what year is it anyway
is today a {=weekday}
week number and date please
hour in {timezone=zone}?
{timezone=zone} now
time over in {timezone=zone}
clock in {timezone=zone} please
what's the clock at in {timezone=zone}
right now in {timezone=zone} it is what time
{timezone=zone}, current time
{timezone=city}, what time have they got
in {timezone=zone}, is it day or night
is it morning yet in {timezone=zone}
are shops still open in {timezone=city}, what hour is it there
can I ring {=person} in {timezone=city} or is it the middle of the night there
my friend lives in {timezone=city}. how late is it at hers
{=person} is travelling in {timezone=zone}, what's the local time
the webinar is in {timezone=zone} time, what time is it there now
before I call {timezone=city}, what's their time
is {timezone=zone} asleep at this hour
convert now to {timezone=zone}
what would a clock in {timezone=city} show this minute
what's today's date in {timezone=zone}
what day do they have in {timezone=zone}
has the new day already begun in {timezone=city}
time zone {timezone=zone}: time?
local time {timezone=zone}
when it's now here, how late is it in {timezone=zone}
both date and time in {timezone=zone}
what time is it in {timezone=city}, not the weather
# Short and plain, as typed every day.
time
clock
time?
date today
which day is it
{timezone=timezone6} time
how late is it already
what o'clock is it over in {timezone=far}
today is the what
right now in {timezone=timezone6}, am or pm
got the time
what month are we in
I've lost track since the holidays began, is it tuesday or wednesday today
would I wake my cousin in {timezone=far}, what hour do they have there
in {timezone=far} my colleagues start at nine, how late is it for them now
I have to date this form, so what's the day and the year
all the clocks here show something else, so what's the right time
the stream starts by {timezone=timezone6} time, what does it say there at the moment
# Bare noun phrases, and orders that lack what is needed.
the time?
what day is it even
is it late yet, I've no watch on
have I slept till noon, what's the clock say
are they still up in {timezone=town}, what's the time there
time in {timezone=timezone}
which day of the month do we have
I want to ring my aunt in {timezone=town}, what time does she have
# The usual ways to ask.
what time is it right now
what's the time [now]
what time is it in {timezone=city}
how late is it (in|over in) {timezone=city} [right now|at the moment]
current time {timezone=timezone}
time in {timezone=city}?
{timezone=city} time
(tell|give) me the (time|current time|exact time) in {timezone=city}
what (day|date) is it [today]
what's today's date
which (weekday|day of the week) is it
(what|which) (year|month|week) (is it|are we in)
clock?
{=chatter}, what time is it?
is it (already|still) (morning|night|evening|late|past midnight|afternoon) in {timezone=city}
I want to call {=person} in {timezone=city}, (what time is it there|how late is it there|is it too late there)
my colleague sits in {timezone=city}, (what's the time for him|is he still awake|what's her local time)
[the] local time in {timezone=city} please
what does the clock say (in|over in) {timezone=city}
~ what is the (date|day) in {timezone=city} (now|today|right now)
how late is it
(do you have|have you got) the time
~ what time do they have in {timezone=city} (now|at the moment)
now in {timezone=timezone}?
if it's now here, what time is it in {timezone=timezone}
(show|convert) the current time (in|to) {timezone=timezone}
what's today
(is it|are we) {=weekday} (today|already)?
time [please]
what's the hour in {timezone=timezone} time
date and time
people in {timezone=city}, what does their clock show?
# Needs only hinted at, telegrams, neighbours.
not the weather in {timezone=timezone7}, the hour
I'm not booking anything in {timezone=timezone7}, is it night there already
don't put it in the calendar, just say what time they have in {timezone=timezone7}
no reminder, only: what's the date
the oven clock blinks {=k} again, what is it really
the clock on the {=device_id} wall stopped at {=k}, how late is it now
my watch is off by {=k} minutes, I think, what's right
I've been in this windowless meeting forever
{=who} is in {timezone=timezone7}, would I wake them
the help desk sits in {timezone=timezone7}, are they even up
markets in {timezone=timezone7} open at nine, is it that far yet over there
~ if I ring {timezone=timezone7} now, do I get the night porter
new year's in {timezone=timezone7} yet?
I'm writing a cheque and need the date
I must sign this and have no idea what day we are
jet lag has eaten my brain, is it monday
is there still time before midnight in {timezone=timezone7}, the deadline is theirs
{timezone=timezone7} rn?
time {timezone=timezone7} pls
~ today = ?
date pls
hrs in {timezone=timezone7}
what's the hour by {timezone=timezone7}, for the log entry
call w/ {timezone=timezone7}, their time now?
# Told around, thought aloud, wrapped in a story.
is it past bedtime already, what does the clock say
have I missed noon
I promised to ring a friend in {timezone=city}, are they still up over there
~ it's dark outside, is it evening or did I oversleep
what hour do they have in {timezone=city} at the moment
don't know if I'm coming or going, which day is it
{=hello}, how late is it
if it's morning here, what is it in {timezone=city}
is the office in {timezone=timezone} open yet, what's their time
# Every parameter in many wordings, orders and lengths.
time {timezone=timezone8}
{timezone=timezone8} time?
{timezone=timezone8}: what time
what's the hour in {timezone=timezone8}
is it already morning in {timezone=timezone8}
from here to {timezone=timezone8}, what time is it over there
can I still call {timezone=timezone8} or is it night there
what day is it in {timezone=timezone8}
{=chat}, date and time
give me the clock of {timezone=timezone8}, not {=timezone8}
not in {=timezone8} but in {timezone=timezone8}, the time please
how late has it got
which date is it today
what time would my friends in {timezone=timezone8} see on their clock now
%lang de
# The usual ways to ask.
wie spät ist es [in {timezone=timezone}] [gerade]
(wie viel Uhr|wieviel Uhr) (ist es|haben wir) [jetzt]
uhrzeit [{timezone=timezone}]
(welcher|welchen) (Tag|Wochentag) (ist heute|haben wir heute)
(was ist|welches ist) das heutige Datum
ist es in {timezone=timezone} (schon|noch) (Nacht|Tag|Morgen|Abend|so spät)
kann ich jetzt in {timezone=timezone} anrufen oder (schlafen die|ist es da zu spät)
uhrzeit in {timezone=timezone}
{timezone=timezone}, wie spät ist es dort
(sag|sagen Sie) mir [bitte] (die Uhrzeit|wie spät es ist)
der Wievielte ist heute
welche (Zeit|Uhrzeit) (ist|gilt) [jetzt] in der Zeitzone {timezone=timezone}
datum und uhrzeit
hast du die genaue Uhrzeit
# The shortest plain questions.
wie spät haben wirs
# More of the usual ways.
wie spät hammas
wie viel uhr isses in {timezone=timezone}
ist in {timezone=timezone} grad nacht
{timezone=timezone} uhrzeit
welcher tag ist heut
den wievielten haben wir
wie spät ist es eigentlich bei denen in {timezone=timezone}
kann ich in {timezone=timezone} jetzt noch anrufen, wie spät ist es da
in {timezone=timezone} wie viel uhr
sag mal die uhrzeit
haben wir schon nach zwölf
datum bitte
schläft {timezone=timezone} schon, wie spät ist es dort
was für ein wochentag ist heute und wie spät
# Needs only hinted at, telegrams, neighbours.
hab keine uhr um, wie spät
kann ich {timezone=timezone} jetzt noch anrufen oder schlafen die schon, wie spät haben die
~ welchen wochentag haben wir eigentlich
uhr {timezone=timezone}, jetzt
ist schon nach zwölf?
wie viel uhr zeigt die uhr in {timezone=timezone} grad
der wievielte ist heut noch gleich
# Every parameter in many wordings, orders and lengths.
wie spät is et
~ wie spät haben wir's in {timezone=timezone}
{timezone=timezone}, wie viel uhr
ich müsste mal wissen, wie spät es in {timezone=timezone} ist
könnten Sie mir bitte die aktuelle Uhrzeit in {timezone=timezone} sagen?
welches datum haben wir heute
uhrzeit?
ist es in {timezone=timezone} schon morgen
wie viel uhr ist es jetzt
was für ein tag ist heute
sind die in {timezone=timezone} schon wach, wie spät ist es da
wie spät wird es in {timezone=timezone} grad sein
haben wir schon mittag, wie spät ist es
ich hätte gern die uhrzeit von {timezone=timezone}
meine uhr steht, wie spät ist es denn
der wievielte ist heute
ortszeit {timezone=timezone}
%lang es
# The usual ways to ask.
¿qué hora es [en {timezone=timezone}]?
hora [{timezone=timezone}]
¿qué día (es hoy|de la semana es)?
¿a (qué día|cuántos) estamos?
¿es (de noche|de día|muy tarde) [ya] en {timezone=timezone}?
¿puedo llamar ahora a {timezone=timezone} o es muy tarde allí?
~ {timezone=timezone}, ¿qué hora tienen?
dime la (hora|fecha)
hora actual en {timezone=timezone}
¿me dice la hora, por favor?
¿qué hora marca el reloj en la zona {timezone=timezone}?
fecha y hora
¿tienes hora?
# The shortest plain questions.
qué hora es en {timezone=lugar}
# A word or two decide between neighbours.
no el tiempo que hace en {timezone=est}, la hora
# More of the usual ways.
qué hora tenemos
qué hora es ahora mismo en {timezone=timezone}
es ya de noche en {timezone=timezone}?
{timezone=timezone} hora
qué día es hoy
a cuánto estamos del mes
qué hora tienen los de {timezone=timezone}
puedo llamar aún a {timezone=timezone}, qué hora es allí
en {timezone=timezone} qué hora
dime la hora
ya son más de las doce?
la fecha porfa
estarán durmiendo en {timezone=timezone}? qué hora es allá
qué día de la semana es y qué hora
# Needs only hinted at, telegrams, neighbours.
no llevo reloj, qué hora será
puedo llamar ahora a {timezone=timezone} o estarán durmiendo? qué hora tienen
a qué día de la semana estamos
reloj de {timezone=timezone}, ahora
ya pasa de las doce?
qué marca el reloj en {timezone=timezone}
a cuántos estamos hoy
# Every parameter in many wordings, orders and lengths.
qué hora es en {timezone=timezone}, que quiero llamar
me gustaría saber la hora
podrías decirme qué hora es en {timezone=timezone}?
hora {timezone=timezone}
fecha de hoy?
qué horas son
decime la hora en {timezone=timezone}
fijate qué hora es allá en {timezone=timezone}
ya es tarde? qué hora es
en {timezone=timezone} ya es mañana? dime la hora
tiene usted hora?
qué fecha tenemos
necesito la hora exacta
reloj de {timezone=timezone}, por favor
a qué día estamos
si aquí es mediodía, en {timezone=timezone} ¿qué hora es?

%tool get_status
%list pid: 12 | 43 | 7 | #18 | 205 | 31 | #96 | 64 | 5 | 118
%list num: 4 | 6 | 11 | 14 | 18 | 23 | 27 | 33 | 42 | 56 | 71 | 108 | 230
%list task_id: 3 | 7 | 9 | 12 | 15 | 21 | 34 | 40 | 58 | 113
%list ask: invoice | mail to Bob | kitchen lights | meeting on Friday | export | last request | reminder | report | booking | message to Kim | SQL query | front door | task | reply to Alice | search
# Bare, clipped and roundabout.
status
status?
status: {problem_id=pid}
problem {problem_id=pid}?
how's {problem_id=pid} going, that request
what are you working on
anything waiting for me to approve
are you done with what I asked
is my request through yet
what became of problem {problem_id=pid}
do i still have to say yes to something
where are we with request {problem_id=pid}
i asked you for something an hour ago and heard nothing, where does it stand
did number {problem_id=pid} fail or is it still running
not my todos, the things you're doing for me, how far are they
which of my requests are stuck
still busy with problem {problem_id=pid}, or finished
any of my requests hanging
# What is an argument, what is not, and where it ends.
how's problem {problem_id=num_id} coming along, {=p2} keeps asking me
request {problem_id=num_id}, done or still open, urgent or not, I just want to know
status of everything I asked you for, including what's finished
# The shortest plain questions.
status?
{=hm2}, whats the status of my requests
is problem {problem_id=num_id} done
whats up with request {problem_id=num_id}
anything waiting for my ok
is any request of mine still running
did number {problem_id=num_id} go through
which of my requests failed
# A word or two decide between neighbours.
my requests to you, how do they stand
status of request {problem_id=num_id}, not of a device
{=hi}, number {problem_id=num_id}, how far along is that request
is problem {problem_id=num_id} still open or has it been dealt with
which of my requests are waiting for my okay
are you finished with problem {problem_id=num_id}
did anything I asked you for fail
~ how's {problem_id=num_id} coming on, the request I mean
# In the manner of chat.
you've gone very quiet on me, how are my requests coming along
not to rush you, but is anything waiting for my ok
# Told around, thought aloud, wrapped in a story.
I asked you for something an hour ago, not a word since
did anything ever come of problem {problem_id=num_id}
I'm still waiting for number {problem_id=num_id}, is it stuck
you went quiet on me, how far along are you with my requests
{problem_id=num_id} must be through by now, or is that problem waiting for me
is there something you need my ok for
# More of the usual ways.
how's {problem_id=num_id} doing
how about {problem_id=num_id}, done?
{problem_id=num_id}: status
problem {problem_id=num_id}: status
is {problem_id=num_id} through yet
request {problem_id=num_id}, still working on it?
any news on my request {problem_id=num_id}
any news on problem {problem_id=num_id}
what's holding up request {problem_id=num_id}
did something go wrong with {problem_id=num_id}
what went wrong with problem {problem_id=num_id}
tell me what's up with request {problem_id=num_id}
the one with the number {problem_id=num_id}, how far along is it
{problem_id=num_id} seems stuck, is it
I'm waiting for {problem_id=num_id}, what's the state
has number {problem_id=num_id} been finished
where are you at with {problem_id=num_id}
give me an update on problem {problem_id=num_id}
update on request {problem_id=num_id} please
progress of my request {problem_id=num_id}
how far did you get with {problem_id=num_id}
are you still busy with {problem_id=num_id}
what are you doing right now
are you still working on something for me
is everything I asked for done
what's still open
what's pending
~ open problems
anything waiting on me
what is it you need my ok for
which approvals are outstanding
how are my requests coming along
my requests, how do they stand
list what you're handling for me
show what I've asked you recently and how it went
did everything go through
has my last request worked
how did the last thing I asked for turn out
are you done
what's the state of things
give me a status
problem list please
any failures
what went wrong just now
did that work
queue status
# Short and plain, as typed every day.
status
any progress
status {problem_id=num}
request {problem_id=num}, done?
how's number {problem_id=num} doing
are you finished
what are you busy with
still working on it?
show my recent requests
which of my requests failed
where are we with no. {problem_id=num}
anything stuck on your side
I gave you a job an hour ago and heard nothing, how is it going
number {problem_id=num} should have been through by now, what is holding it up
before I shut the laptop, which of my requests are you still working on
did {problem_id=num} ever go through, the request I made before lunch
I've lost the overview, give me everything I asked of you and how far it got
{problem_id=num} was the urgent one of my requests, has it been completed yet
# Bare noun phrases, and orders that lack what is needed.
what's still waiting for me to approve
how far are you with what I asked
did my last request go through
my requests
are you done with my request
{problem_id=task_id}, how's that request coming along
anything you're stuck on that needs my okay
what are you working on for me at the moment
whatever happened to request {problem_id=task_id}
I asked you for something this morning, where does it stand
~ open problems
# The usual ways to ask.
what's the status of my (problems|tasks for you|orders)
how is (problem|request|number) {problem_id=num_id} (going|doing|coming along)
status [of] (problem|request|) {problem_id=num_id}
(what|which requests) (is|are) (waiting|pending|held up) for my (approval|ok|confirmation|decision)
(problem|request) {problem_id=num_id} (status|?|done yet?|finished?)
(is|has) (problem|request) {problem_id=num_id} (done|finished|still running|stuck|gone through)
did my (last|previous|latest) request (go through|finish|work|work out)
(what happened|what became|where are we) (with|of) (problem|request) {problem_id=num_id}
what are you (working on|busy with|doing) [right now|at the moment] for me
~ (any|are there any) (open|pending|unfinished|failed|blocked) (requests|problems) [of mine]
(show|list|give) me (my|the) recent (requests|problems) (and|with) (how they went|their status|what came of them)
{=chatter}, did (number|problem|request) {problem_id=num_id} (work|succeed|fail|go through)?
status report [please]
(is|are) (anything|any of my requests) (stuck|blocked|still in progress|hanging)
I asked you for (something|the {=ask}) (earlier|a while ago|an hour ago), (how far is it|where does it stand|is it done)
where does (problem|request) {problem_id=num_id} (stand|hang)
(check|look up|tell me) (on|the state of|the progress of) (problem|request) {problem_id=num_id}
{problem_id=num_id} - did that (request|problem) ever finish
do you still need (something|an answer|a yes or no|a decision) from me
what have you done for me (today|lately|so far)
progress on {problem_id=num_id}?
(why|how come) (is|has) (problem|request) {problem_id=num_id} (still open|not finished|blocked|failed|been cancelled)
(overview|summary) of (everything you're running|my open problems|my requests)
(can you|could you|please) (see|check) (what state|how far) (problem|request) {problem_id=num_id} is (in|)
is there (something|anything) I (have to|still need to) (approve|confirm)?
system status
# Needs only hinted at, telegrams, neighbours.
not the dishwasher, you: are you done with what I gave you
I don't mean my to-do list, I mean problem {problem_id=num_id}
no new request, I'm only asking after problem {problem_id=num_id}
don't do it again, just tell me whether request {problem_id=num_id} went through
cancel nothing, where does problem {problem_id=num_id} stand
I asked you for it at {=k} and it's getting late, what's keeping you
before I shut the laptop: do you need a yes or no from me on anything
I may have approved the wrong one, what's become of problem {problem_id=num_id}
{=who} is waiting for what you're doing in problem {problem_id=num_id}
something you started yesterday, did it ever end
I lost track of all the things I told you to do
did you forget me
am I holding you up? is something waiting for my signature
number {problem_id=num_id} was the one with the {=k} mails, is it finished
I'd like to go home, is problem {problem_id=num_id} still going
have any of my requests fallen over
problem {problem_id=num_id} pls
status of req {problem_id=num_id}?
req {problem_id=num_id} done?
re: problem {problem_id=num_id}
any approvals pending
my requests, status asap
what's stuck
all of it done yet?
# Told around, thought aloud, wrapped in a story.
hello? any progress with what I asked
I wonder what became of problem {problem_id=num_id}
did you ever finish what I gave you this morning
~ what are you still working on for me
is it my turn with {problem_id=num_id}, or is that problem still yours
are you waiting for me to approve something
{problem_id=num_id}, that problem, done or not done
# Every parameter in many wordings, orders and lengths.
{problem_id=num_id}?
problem {problem_id=num_id}
what about request no. {problem_id=int}
{problem_id=num_id} done or not
not {=num_id}, how is problem {problem_id=num_id}
{=chat}, has {problem_id=num_id} finished
how far are you with {problem_id=num_id}
does problem {problem_id=num_id} wait for me
my last requests, how are they
is anything of mine waiting for approval
what have you got running
all my open problems, with their state
what became of request {problem_id=num_id}
%lang de
# The usual ways to ask.
(was ist|wie ist) der Status meiner (Anfragen|Aufträge|Vorgänge)
status [bitte]
wie (steht|läuft) es mit (Vorgang|Anfrage|Problem) {problem_id=num_id}
(woran arbeitest|was machst) du [gerade] [im Hintergrund|für mich]
was wartet [noch] auf (meine Freigabe|meine Zustimmung|Bestätigung)
ist (Anfrage|Problem|Vorgang) {problem_id=num_id} (schon fertig|erledigt|durch)
(zeig|zeigen Sie) mir [bitte] den Stand (meiner|der letzten) (Anfragen|Aufträge)
problem {problem_id=num_id} status
wie weit bist du mit {problem_id=num_id}
sind (meine|alle) (Aufträge|Anfragen) (durch|abgearbeitet|fertig)
steht noch [irgend]eine Freigabe (aus|offen)
hängt (Vorgang|Anfrage) {problem_id=num_id} (fest|irgendwo)
# More of the usual ways.
und, kommst du mit {problem_id=num_id} voran
läuft {problem_id=num_id} noch
was macht mein auftrag {problem_id=num_id}
ist bei {problem_id=num_id} schon was rausgekommen
womit bist du grad beschäftigt
~ worauf wartest du noch
muss ich noch irgendwas freigeben
hängt was fest bei dir
anfrage {problem_id=num_id} fertig?
zeig mal, was von meinen aufträgen noch läuft
bist du mit meinem auftrag durch
wie ist der stand bei nummer {problem_id=num_id}
was ist aus der anfrage {problem_id=num_id} geworden
stand der dinge bei meinen anfragen
# Needs only hinted at, telegrams, neighbours.
hängts irgendwo bei dir
{problem_id=num_id}, tut sich da was
was ist aus meiner bitte nummer {problem_id=num_id} geworden
brauchst du von mir noch ein ja für irgendwas
ist der auftrag {problem_id=num_id} noch in der mache
alles abgearbeitet, was ich dir gegeben hab?
zwischenstand {problem_id=num_id}
# Every parameter in many wordings, orders and lengths.
wie weit bist du denn mit der {problem_id=num_id}
was ist mit meinem auftrag {problem_id=num_id}
{problem_id=num_id}, wie ist der stand
ich müsste mal wissen, ob {problem_id=num_id} durch ist
könnten Sie mir den Stand der Anfrage {problem_id=num_id} nennen?
woran arbeitest du grade
was läuft bei dir noch
ist anfrage {problem_id=num_id} schon fertig
hängt problem {problem_id=num_id}
wartet noch irgendwas auf meine freigabe
wat is mit auftrag {problem_id=num_id}
status {problem_id=num_id}
stand meiner aufträge
bist du mit allem fertig, was ich dir aufgetragen hab
muss ich für {problem_id=num_id} noch was bestätigen
zeig ma, was du noch in arbeit hast
auf was wartet {problem_id=num_id}
%lang es
# The usual ways to ask.
¿cuál es el estado de mis (peticiones|solicitudes|encargos)?
estado [por favor]
¿cómo va (la petición|el problema|la solicitud) {problem_id=num_id}?
¿en qué estás trabajando [ahora]?
¿qué está esperando mi (aprobación|visto bueno|confirmación)?
¿(ha terminado|está lista) la (petición|solicitud) {problem_id=num_id}?
(enséñame|muéstreme) cómo van mis encargos
problema {problem_id=num_id} estado
¿por dónde vas con la {problem_id=num_id}?
¿queda alguna aprobación pendiente?
¿están terminadas mis solicitudes?
# More of the usual ways.
cómo llevas la {problem_id=num_id}
sigue en marcha la {problem_id=num_id}?
qué hay de mi encargo {problem_id=num_id}
ha salido algo de la {problem_id=num_id}?
en qué andas ahora
a qué estás esperando
tengo que aprobar algo?
se te ha atascado algo
petición {problem_id=num_id} lista?
a ver qué encargos míos siguen en marcha
has acabado con mi petición
cómo está la número {problem_id=num_id}
en qué quedó la solicitud {problem_id=num_id}
cómo va todo lo que te he pedido
# Needs only hinted at, telegrams, neighbours.
se te ha atascado algo?
{problem_id=num_id}, se mueve o no
en qué quedó mi encargo número {problem_id=num_id}
te hace falta un sí mío para algo
sigue en marcha la petición {problem_id=num_id}?
ya acabaste con todo lo que te pedí?
cómo va {problem_id=num_id}
# Every parameter in many wordings, orders and lengths.
~ en qué estado está la petición {problem_id=num_id}
me gustaría saber cómo va la {problem_id=num_id}
podrías decirme si terminó la tarea que te encargué, la petición {problem_id=num_id}?
problema {problem_id=num_id}, estado
fijate cómo viene la solicitud {problem_id=num_id}
hay algo esperando mi visto bueno?
qué estás haciendo ahora
resumen de mis solicitudes
necesito saber en qué quedó la {problem_id=num_id}
qué peticiones mías siguen abiertas
la número {problem_id=num_id}, ¿avanza?
status {problem_id=num_id}
tienes algo pendiente de que yo lo apruebe?
dígame el estado de mis encargos
cómo van las cosas que te mandé
por qué tarda tanto la {problem_id=num_id}

%tool notify_user
%list ntx: the kettle has boiled | backup finished | dinner's on the table | stand up and stretch | hello from the sofa | the parcel is here | the upload went through | tea's ready | this is a test
%list nth: the kettle has boiled | the backup is through | dinner's on the table | the parcel is here | the upload went through | the wash is done
%list hm3: hey | so | ok | um | quick q | hi there | right then | psst | alrighty | one thing | sorry to bug you | morning
%list message: soup's on, come down | build 77 failed, 3 tests red | stand up, stretch, drink | half time! | ferry boards at gate C | the 5th is a holiday | Dot rang, call her back by six | 40 % done
%list message2: render finished | tea is ready | standup now | build 712 is green | your taxi is here | laundry done | backup failed | hello from the desk | low battery | somebody rang
%list lb: (
%list rb: )
%list hno: #notify | #push | #notification
%list message3: the radiators are cold | dollar below 0.90 | the blinds are stuck | lights out | the paper is out | laundry is dry | your shares are up | rain in ten minutes | backup finished | the pool is warm
%list fyi: the train is stuck outside reading | dinner slips to half eight | I found her scarf | the flat is ours | the rehearsal is off | the cake survived the trip | I'll bring the drill on sunday | we're two players short | the plumber came after all | my phone died at noon | the tickets are at the box office | nobody has to bring salad | I passed | the match starts at six
%list who2: kim | tobi | my landlady | the new intern | mum | grandpa joe | my cousin rhea | the guy from payroll | ms. adeyemi | our caretaker | dunja | my flatmate | the twins | old mr. pike | my ex | the whole choir | coach lindqvist | aunt may | my line manager | niko | the vet | my daughter | bea | sunil
%list say: I'm running ten minutes late | the train is stuck in Graz | dinner is at eight | the keys are with Omar | I found the cat | I can't come on friday | the tickets are booked | we need two more chairs | the door code changed | everything went fine | I'll bring the salad | the meeting is off | it's raining so we play indoors | the parcel is at the neighbour's | I said yes | the baby is finally asleep
%list alert: the laundry is done | dinner is on the table | the export has finished | the timer is up | the server is down again | the parcel was delivered | the taxi is here | your turn | the scan is complete | the pasta is ready | the tank is full | the tests failed | the render is through | the meeting room is free | the bread can come out | new firmware is available | somebody is at the door | the battery is charged
%list msg: dinner is ready | the washing is done | mum has landed | the oven is hot | your taxi is outside | the kids are home | the backup is through | check the dog | the parcel is here | the plumber rang | we are out of milk | soup is boiling over | the tests are green | it worked
%list tag: TEST | hello world | BINGO | all clear | coffee | ready | heads up | banana | beep beep | go go go | hooray | 1 2 3
%list say2: I'm running ten minutes late | we're home safe | dinner's in the oven | we're at gate 14 | I got the tickets | the cat's been found | the train's late | the boiler man's here
%list news: the build is done | lunch is ready | the backup finished | the upload failed | the kettle has boiled | all tests passed | the import is complete | the oven is hot | the server is back up | the report is ready to read | nothing was found | the parcel has arrived | the washing machine is finished | the download is done | the deployment went through | the invoice was paid | three files are missing | the meeting was moved | your battery is low | the door was left open
%list message4: tea is ready | the cake is out of the oven in two minutes | gate 12, boarding | build 418 is green | Kim called at three | the meeting is in room 7 | charge the scooter | the tests are red | look up | you left the iron on | the auction ends at nine | pills | 25 people signed up | breathe | the van is here | rain in an hour, take the washing in | bitcoin is over 100k | mail from the bank | Nadia's flight has landed | all done
%list say3: I'm stuck behind a tractor | the doctor says it's nothing serious | we start at half past | I left the charger at her place | the flat is ours | practice is cancelled | the cake is ready | I'm on the later train | there's no hot water | the boat is tied up | I need another hour | the kids want pizza | I've fed the hamster | it's a girl | the lift is broken again
%list message5: lunch is ready | the build is done | the tests failed in two places | time to leave for the 9 o'clock train | Kim is at the door | dinner at eight, table for two | water the plants and feed the cat | hello | the washing machine has finished | call Bob back about friday | backup complete | don't forget the cake | it's raining, close the windows | room 4 is free from 3 to 5 | coffee | the parcel is at Mrs. Lind's | stretch your legs | step 3 of 5 is through | your turn to cook | milk is out
%list fertig: die Wäsche ist fertig | das Essen ist fertig | der Build ist durch | die Kinder sind zu Hause | das Backup ist abgeschlossen | der Akku ist fast leer | der Besuch ist da | das Paket ist da | die Übertragung ist beendet | jetzt ist Pause | der Server antwortet nicht | der Import hat geklappt | der Ofen ist heiß | Trinken nicht vergessen | gleich geht es los
%list fertigd: die Wäsche fertig ist | das Essen fertig ist | der Build durch ist | die Kinder zu Hause sind | das Backup abgeschlossen ist | der Akku fast leer ist | der Besuch da ist | das Paket angekommen ist | der Import geklappt hat | der Server nicht antwortet | der Download beendet ist | die Pizza da ist
%list sentence_dass: ich morgen später komme | das Meeting ausfällt | ich heute krank bin | der Bus Verspätung hat | ich in zehn Minuten da bin | das Essen fertig ist | der Vertrag unterschrieben ist | die Lieferung angekommen ist | wir noch zwei Tage brauchen | mir der Termin gut passt | Dienstag leider nicht geht | das Angebot zu teuer ist | ich die Unterlagen bis Mittag schicke | ich heute nicht zum Training kommen kann | die Kinder schon abgeholt sind | wir die blaue Variante nehmen | der Server wieder läuft | die Zahlen nicht stimmen | ich mich nächste Woche melde | das Paket vor der Tür steht | ich im Stau stehe | wir gut angekommen sind | das Auto in der Werkstatt ist | der Zug ausfällt | wir den Tisch für acht Uhr reserviert haben | die Rechnung bezahlt ist | ich mehr Zeit für den Bericht brauche | das Hotel gebucht ist | der Fehler behoben ist | wir am Montag starten können | die Heizung kaputt ist | ich morgen von zu Hause arbeite | die Frist verlängert wurde | ich den Zug um fünf nehme | das Konzert um acht beginnt | ich leider absagen muss | er noch Brot mitbringen soll | ich einen Salat mitbringe | wir auf nächste Woche verschieben | das Büro am Freitag geschlossen bleibt | ich die Einladung gerne annehme | das Budget genehmigt ist | ich auf die Freigabe warte | der Handwerker um neun kommt | wir uns vor dem Kino treffen
%list meld: der Kuchen kann raus | die Maschine ist durch | das Taxi steht unten | der Upload ist fertig | der Akku ist voll | die Sitzung fängt gleich an | Zeit für eine Pause | das Backup ist gelaufen | jemand ist an der Tür | der Drucker hat kein Papier | die Nudeln sind gar | gleich fährt der Zug
%list melddass: der Kuchen rauskann | die Maschine durch ist | das Taxi unten steht | der Upload fertig ist | der Akku voll ist | die Sitzung gleich anfängt | das Backup gelaufen ist | jemand an der Tür ist | die Nudeln gar sind | der Zug gleich fährt
%list meld2: der Ofen ist heiß | die Wanne ist voll | Kadir steht vor der Tür | die Sicherung läuft nicht mehr | der Download ist durch | Zeit zum Aufstehen | Ramipril nehmen | das Paket ist im Paketshop | Training in zehn Minuten | die Batterie ist leer | alles erledigt | Probe verschoben | das Backup hat geklappt | bitte Pause machen
%list meldd: der Ofen heiß ist | die Wanne voll ist | Kadir vor der Tür steht | der Download durch ist | das Paket im Paketshop liegt | die Batterie leer ist | das Backup geklappt hat | die Probe verschoben ist | alles erledigt ist | ich Pause machen soll
%list ferd: die Waschmaschine durch ist | der Braten gar ist | das Update fertig ist | die Kinder da sind | das Tor offen steht | der Akku voll ist | das Video hochgeladen ist | der Timer um ist | Besuch vor der Tür steht | die Bahn gleich fährt | ich Pause machen soll
%list fer: die Waschmaschine ist durch | der Braten ist gar | Zeit für die Pause | das Update ist fertig | die Kinder sind da | das Tor steht offen | der Akku ist voll | jetzt Medikamente nehmen | das Video ist hochgeladen | der Timer ist um | Besuch steht vor der Tür | die Bahn fährt in zehn Minuten
%list listo: la lavadora ha terminado | la comida está lista | el despliegue ha acabado | los niños están en casa | la copia ha terminado | queda poca batería | ha llegado la visita | ha llegado el paquete | toca descansar | el servidor no responde | la importación ha ido bien | el horno está caliente | hay que beber agua | ya empieza la función | la descarga está completa
%list avi: ya se puede sacar la tarta | la lavadora ha acabado | el taxi está abajo | ha terminado la subida | la batería está llena | empieza la reunión | toca parar un rato | la copia se ha hecho | hay alguien en la puerta | la impresora no tiene papel | los macarrones están listos | el tren sale ya
%list avz: el horno está caliente | la bañera está llena | Zulema está en la puerta | la copia de seguridad se paró | terminó la descarga | es hora de levantarse | toca tomar el enalapril | el paquete está en el punto de recogida | tengo entreno en diez minutos | queda poca batería | ya está todo listo | aplazaron el ensayo | toca descansar | ya puedo entrar
%list avz2: batería baja | hora de levantarse | todo listo | tomar el enalapril | Ensayo aplazado | entreno en diez minutos | buen trabajo | a dormir | fin de la descarga | mira el horno
%list avz3: la colada ha terminado | ya está el café | el servidor volvió a caer | hay que sacar la pizza | se acabó la descarga | llegó el repartidor | el examen empieza en cinco minutos | la impresión está lista | toca estirar las piernas | la copia falló | Beber agua | cerrar las ventanas | Prueba de sonido | revisar el horno | la subasta termina ya | mover el coche
%list message6: hoy vence la luz | hay que sacar el bizcocho del horno | vienen los de la caldera | Teo sale antes del cole | se acaba el plazo de la beca | mi hermana aterriza a las seis | toca cambiar el filtro | la gestora espera mi llamada | hay que devolver los patines | cierra pronto la ferretería | tengo cita con la matrona | Nora cumple años | hay que bajar los cubos | me esperan en la notaría | me toca a mí llevar la merienda | es el aniversario de mis padres | la lavadora sigue llena | le prometí la receta a Greta | el parquímetro vence | pasa el camión del gas | hay que darle el antibiótico al perro | el pan sigue en el horno | me toca el jarabe | me esperan en el taller | hay partido de Bruno | la carne se está descongelando
# Bare, clipped and roundabout.
notification: {message=ntx}
notify me: {message=ntx}
notify me {message=ntx}
notification test, "{message=ntx}"
push "{message=ntx}" to my phone
ping my phone with {message=ntx}
send me a ping saying {message=ntx}
give me a buzz right now, text {message=ntx}
~ I want to see if notifications work, fire one off with {message=ntx}
my phone's across the room and I need it to light up now with "{message=ntx}"
not in ten minutes, this instant: an alert on my screen, {message=ntx}
no text to anyone else, a notification to me that {message=nth}
{=hm3}, drop me an alert that {message=nth}
let my phone know that {message=nth}, as a notification
pop-up for me, wording "{message=ntx}"
send me a notification
shoot me a push now so I have it on screen: {message=ntx}
# Second steps: what an earlier step found is meant.
(notify|tell|alert) me (of it|about it|about that|when done)
send me a notification (with it|about it)
# What is an argument, what is not, and where it ends.
pop up a notification saying {message=message}, nothing else
notify me now: "{message=message}", it's for a demo at noon
send me a push that reads {message=message}, sound on or off doesn't matter
I want a notification right now with the text {message=message}, thanks
# "Label: content", telegrams, hashtags, arrows.
notification: {message=message2}
push notification now: {message=message2}
notify me - {message=message2}
notify: "{message=message2}" {=lb}to me, right now{=rb}
{message=message2} -> notification to me
notification / text: {message=message2}
{=hno} {message=message2}
ping me now, text: {message=message2}
# A word or two decide between neighbours.
a push to my own phone, saying {message=message3}
show me a notification with {message=message3}
{=hi}, notify me: {message=message3}
notification to myself, {message=message3}
let my phone pop up with "{message=message3}"
I want an alert on my screen that reads {message=message3}
# In the manner of chat.
make my phone buzz with "{message=fyi}", I want to show {=who2} how it works
be a sport and send me a notification that says {message=fyi}
# Told around, thought aloud, wrapped in a story.
my phone is on the other table, make it buzz with "{message=say}"
I'd like to see {message=sentence} pop up on my phone right now
could you give my phone a push that {message=say}
so that I see it when I unlock my phone, a notification that {message=say}
just a little alert on my screen now, {message=say}, thanks
I'd appreciate a push on my phone
# More of the usual ways.
ping me: {message=alert}
push to me, {message=alert}
notification please: {message=alert}
make my phone show {message=alert}
get a notification out to me that says {message=alert}
show up on my phone with {message=alert}
I'd like a push that says {message=alert}
can a notification tell me {message=alert}
~ buzz me that {message=alert}
buzz my phone with "{message=alert}"
alert: {message=alert}, to me
give me an alert, text: {message=alert}
throw {message=alert} on my screen as a notification
a push with {message=alert}, now
put {message=alert} in my notifications
my notifications should read {message=alert}
fire me a notification "{message=alert}"
notify me, quote, {message=alert}
let me get a notification: {message=alert}
test push: {message=alert}
does push work? send me {message=alert}
push test with the text {message=alert}
text of the notification: {message=alert}. send it to me
I want to see {message=alert} pop up
pop {message=alert} up on my devices
right now, notify me that {message=alert}
immediately tell my phone {message=alert}
~ beep me with {message=alert}
send me, as a notification, {message=alert}
{message=alert} as push notification
{message=alert} - notify me
notify me {message=alert}
user alert {message=alert}
issue a notification: {message=alert}
for me only, a notification that {message=alert}
wake my phone up with {message=alert}
notify "{message=sentence}" to my phone
a little push for me: {message=sentence}
alert me straight away that {message=sentence}
put up a banner on my phone saying {message=sentence}
send a push to my watch: {message=sentence}
I'd love a buzz on my phone
push something to me
send me an alert
notify my phone
trigger a push notification
~ message me "{message=alert}" as a notification, just me
tell me by push: {message=alert}
# Short and plain, as typed every day.
ping me
buzz my phone
push notification
alert me: {message=msg}
ping me "{message=tag}"
pop-up, {message=msg}
push {message=tag} to my phone now
~ test notification
{message=msg} as a notification to me
make my watch vibrate
put "{message=msg}" on my lock screen
fire off an alert to me, {message=tag}
my phone is somewhere in this sofa, push something to it so it lights up
I want to hear how it sounds, so send me an alert that reads {message=tag}
"{message=msg}" should pop up on my screen this instant, it's for me alone
not sure alerts get through since the update, ping me with {message=tag} right away
{message=msg}, flash that up on my own phone immediately or I'll forget
with the text {message=tag} and nothing else, give my phone a push straight away
# Bare noun phrases, and orders that lack what is needed.
send me a notification
make my phone buzz
push {message=say2} to me
a little alert on my screen now, "{message=say2}"
I can't find my phone, send a notification so it beeps
does my notification sound work, try it now
notification: {message=say2}
pop up {message=say2} on my phone this second
give my watch a buzz with {message=say2}
I want a push to myself
# The usual ways to ask.
notify me that {message=sentence}
send me a (notification|push notification|push|alert) (saying|that says|with the text|that) {message=news}
~ (push|show) me (a|the) notification: {message=news}
(ping|alert|notify) me (with|with the text|with the message|:) "{message=news}"
notification to me: {message=sentence}
(pop up|show|display) (a|an) (alert|notification) on my (phone|screen|devices) (that|saying) {message=news}
I (want|need|would like) a (notification|push message|push) (now|right away|immediately|) that (says|reads) {message=sentence}
"{message=news}" as a (push|notification) (to me|to my phone|please)
(send|fire off|trigger) an alert to me: {message=news}
let my phone (buzz|ping|beep) with {message=sentence}
~ notify: {message=news}
push {message=news} to (my phone|me|my devices)
(can you|could you|please) notify me right now that {message=news}
(test|try) the notifications [for me], send me {message=sentence}
{=chatter}, send (a|me a) notification (that|:) {message=news}
(give|send) me a notification with {message=sentence} in it
make my (phone|devices) show {message=news}
~ send myself (a|the) notification {message=sentence}
to all my devices, (a notification|push): {message=news}
(alert|notify) me immediately: {message=sentence}
I should get an alert on my phone (saying|with) "{message=sentence}"
the text {message=news} (should|must) (pop up|appear) on my phone now
message me a push right now, {message=news}
drop a notification on my phone: {message=sentence}
user notification {message=news}
notify me
(send|push) me a notification [please]
(can you|could you|please) (alert|notify) me on my phone
# Needs only hinted at, telegrams, neighbours.
not a message to {=who}, a push for myself: {message=message4}
no mail, no calendar, simply make it pop up here: {message=message4}
not in an hour, on my phone this second: {message=message4}
~ you needn't remember it, just flash it at me: "{message=message4}"
I don't want a task for it, show it as a notification: {message=message4}
~ to see whether my watch buzzes at all, send it "{message=message4}"
my phone lies face down on the desk, let it ring out with "{message=message4}"
I never look at the chat, so a push notification instead: {message=message4}
I'm testing the sound of alerts, use {message=message4}
~ the screen is locked, I want to read {message=message4} on it right away
for the demo to {=k} people: fire a notification at me, {message=message4}
{=who} bets you can't make my phone say "{message=message4}". notify me
give my wrist a tap with "{message=message4}"
something to show on my lock screen now: {message=message4}
~ as an alert to myself and nobody else, {message=message4}
notif: {message=message4}
push me asap: {message=message4}
ping me w/ "{message=message4}"
alert me pls, {message=message4}
{message=message4} <- push that to me
lock screen: {message=message4}, now
~ is my notification channel alive? try it with {message=message4}
my phone has been suspiciously silent, send it a test notification
buzz me
# Told around, thought aloud, wrapped in a story.
make my phone light up with the words {message=say3}
so that everyone sees it on my screen: a notification, {message=say3}
I want a pop-up saying {message=sentence}, right this second
would you push "{message=say3}" to my phone, I'm testing something
could my phone beep with {message=sentence} please
just send me a little alert, will you
# Every parameter in many wordings, orders and lengths.
notify: {message=message5}
{message=message5} - notify me
"{message=message5}" as a notification, now
push to my phone: {message=message5}
push "{message=message5}"
send me, right now, a notification: {message=message5}
notify me with the words {message=message5}
a notification that says {message=message5}, to me, not to {=firstname}
~ ping my phone with {message=message5}
{=chat}, show "{message=message5}" on my screen as a notification
now please, not later: notify me {message=message5}
let my phone buzz and say {message=message5}
put {message=message5} up as an alert for me
throw a notification at me, text {message=message5}
send me a push notification
notify me now
%lang de
# The usual ways to ask.
(schick|sende) mir [bitte] eine (Benachrichtigung|Push-Nachricht|Meldung): {message=fertig}
benachrichtige mich, dass {message=fertigd}
benachrichtigung {message=fertig}
(zeig|gib) mir [jetzt] (einen Hinweis|eine Meldung) [aufs Handy], dass {message=fertigd}
(pusch|push) mir [mal] aufs Handy: {message=fertig}
Push an mich: {message=fertig}
(mach|schick) mir eine Benachrichtigung mit dem Text "{message=sentence}"
(melde|meld) mir [sofort|jetzt] per Benachrichtigung, dass {message=sentence_dass}
{message=fertig}, (das als|schick das als) Benachrichtigung an mich
~ (könntest du|können Sie) mir eine Benachrichtigung schicken, dass {message=fertigd}
(schick|sende) mir [bitte] eine Benachrichtigung
testbenachrichtigung: {message=fertig}
# More of the usual ways.
gib mir ne meldung: {message=meld}
schick mir ne push, {message=meld}
sag mir per benachrichtigung, dass {message=melddass}
{message=meld}, das bitte als push aufs handy
zeig mir als hinweis an: {message=meld}
benachrichtigung an mich, dass {message=melddass}
blend mir eine meldung ein, {message=meld}
dass {message=melddass}, will ich als benachrichtigung haben
lös eine benachrichtigung aus mit {message=meld}
eine push an mich mit dem text "{message=meld}"
handy vibrieren lassen mit der meldung {message=meld}
meldung raus: {message=meld}
schick mir mal ne benachrichtigung
test, schick mir eine benachrichtigung: {message=meld}
# Needs only hinted at, telegrams, neighbours.
lass mein handy brummen: {message=meld2}
jetzt sofort als meldung an mich: {message=meld2}
push, {message=meld2}
melde auf meinem bildschirm, dass {message=meldd}
nicht später, jetzt: benachrichtige mich, dass {message=meldd}
eine mitteilung aufs display, inhalt {message=meld2}
probier mal, ob bei mir meldungen ankommen
# Every parameter in many wordings, orders and lengths.
schick mir eine benachrichtigung, dass {message=ferd}
benachrichtige mich jetzt: {message=fer}
push an mich: {message=fer}
ich hätte gern eine benachrichtigung mit dem text {message=fer}
meld mir aufs handy, dass {message=ferd}
~ pling mich an mit {message=fer}
könnten Sie mir eine Benachrichtigung senden: {message=fer}?
gib mir ne push, dass {message=ferd}
{message=fer}, schick mir das als benachrichtigung
zeig auf meinem handy die meldung "{message=fer}"
benachrichtigung auslösen: {message=fer}
lass mein handy melden, dass {message=ferd}
hinweis an mich, {message=fer}
blend mir ein, dass {message=ferd}
sofort eine meldung an mich, {message=fer}
testmeldung schicken, text {message=fer}
schick mir mal ne push
benachrichtige mich
%lang es
# The usual ways to ask.
(mándame|envíame) [ahora] una notificación [que diga]: {message=listo}
notifícame que {message=listo}
notificación {message=listo}
(ponme|dame) un aviso en el móvil de que {message=listo}
notificación para mí: {message=listo}
envíame una notificación con el texto "{message=sentence}"
(mándame|lánzame) un aviso [ya] al teléfono: {message=sentence}
{message=listo}, mándamelo como notificación
¿(puedes|podría) enviarme una notificación diciendo que {message=listo}?
~ mándame una notificación
notificación de prueba: {message=listo}
# More of the usual ways.
sácame un aviso: {message=avi}
lánzame una push, {message=avi}
dime con una notificación que {message=avi}
~ {message=avi}, ponlo como notificación en el móvil
muéstrame un aviso ya: {message=avi}
notificación a mi móvil de que {message=avi}
que me salga un aviso, {message=avi}
que {message=avi}, lo quiero como notificación
dispara una notificación con {message=avi}
una push para mí con el texto "{message=avi}"
hazme vibrar el móvil con el aviso {message=avi}
aviso ya: {message=avi}
lánzame una notificación
prueba, mándame una notificación: {message=avi}
# Needs only hinted at, telegrams, neighbours.
haz vibrar mi móvil: {message=avz}
ahora mismo, como notificación para mí: {message=avz}
push, {message=avz2}
que me salga en pantalla que {message=avz}
luego no, ya: notifícame que {message=avz}
una notificación al celular, contenido {message=avz2}
prueba si me llegan las notificaciones
# Every parameter in many wordings, orders and lengths.
notificame que {message=avz3}
me gustaría recibir una notificación que diga {message=avz3}
podrías mandarme una notificación con {message=avz3}?
mandame un push: {message=avz3}
notificación: "{message=avz3}"
~ tírame ya una notificación con {message=avz3}
quiero ver en el móvil un aviso que ponga {message=avz3}
{message=avz3}, como notificación, ahora
envíeme una notificación con el texto {message=avz3}
al celular, notificación: {message=avz3}
hazme saltar un aviso con "{message=avz3}"
necesito una notificación de prueba que ponga {message=avz3}
notifícame ahora mismo: {message=avz3}
una notificación que me recuerde ya mismo que {message=message6}
quiero que me salte una notificación
push con {message=avz3}, para mí
