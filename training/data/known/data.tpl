# Data: an SQL query given as text.

%tool run_sql
%list more: SELECT * FROM orders LIMIT 10 | select name, email from customers order by name | SELECT city, total FROM sales WHERE total > 500 | select distinct country from suppliers | SELECT id, status FROM shipments WHERE status = 'late' | select title from books where author = 'Woolf' limit 3 | SELECT p.name FROM products p JOIN stock s ON s.product_id = p.id WHERE s.amount < 5 | select * from events where day = current_date | SELECT day, visitors FROM visits ORDER BY day DESC LIMIT 7 | select price * 1.19 as gross from products | SELECT name FROM employees WHERE hired >= '2023-01-01' | select 1 | SELECT * FROM invoices WHERE paid = false | select region, revenue from results order by revenue desc | SELECT u.name, o.total FROM users u JOIN orders o ON o.user_id = u.id | DELETE FROM carts WHERE age > 30 | UPDATE products SET price = 10 WHERE id = 7 | SHOW search_path | select * from "Order Items" where qty between 2 and 5
%list thing2: orders | customers | invoices | sales | shipments | employees | products | returns | payments | visitors | contracts | suppliers | bookings | subscriptions | tickets
%list query: select * from orders limit 5 | SELECT count(*) FROM invoices | select name, city from customers where city = 'Oslo' | SELECT max(price) FROM products | select status, count(*) from tickets group by status | SELECT 1 | select distinct country from suppliers order by country | SELECT sum(total) FROM sales WHERE day > '2024-03-01'
%list pal: Solveig | Mr. Tanner | uncle Bert | the landlady | Anneke | Rashid | my boss | the crèche | Lorna | our treasurer | Dr. Quill | the estate agent | Benji | Ms. Okoro | my stepmum | Ferdi | the notary | Carys
%list hm: hey | so | ok | um | quick q | hi there | right then | psst | alrighty | one thing | sorry to bug you | morning
%list from_email: Halima | Mr. Drăgan | the caterer | my godmother | Oisín | Prof. Lindqvist | the letting agent | Yusuf from the depot | the band's manager | tilda@mossgrove.example | our vet | the swim club | Benedikta | the insurer | Mrs. Achterberg | info@ferryline.example | the surveyor | my stepson | Kwame | the orthodontist | little Joe's teacher | The Bakery on Fifth
%list query2: select title, due from tasks_archive where priority = 'high' | select * from trips where start >= '2031-02-01' and stop < '2031-03-01' | select count(*) from mails where unread = true | select name, city from members order by name limit 12 | select sum(amount) from invoices where paid is null and currency = 'GBP'
%list query3: select count(*) from invoices | SELECT name FROM staff LIMIT 5 | select max(total) from orders | select city, count(*) from clients group by city
%list hi: quick one | erm | hello again | hey | oh and | right | one more thing | if you can | sorry to bother you | me again | before I forget | so | okay then
%list query4: select count(*) from shares | SELECT room, max(temp) FROM sensors GROUP BY room | select * from rates where base = 'EUR' | SELECT title FROM articles ORDER BY published DESC LIMIT 3 | select avg(lux) from lamps | SELECT name FROM devices WHERE state = 'on' | select ticker, close from quotes where day = '2026-03-02' | SELECT sum(total) FROM invoices WHERE paid = false | select distinct country from suppliers | SELECT id FROM tickets WHERE status = 'open' | select max(rainfall) from stations | SELECT 42
%list sql2: select count(*) from orders where paid = false | SELECT name FROM members ORDER BY joined DESC LIMIT 5 | select sum(total) from invoices | SELECT * FROM shipments WHERE late | select city, count(*) from customers group by city | SELECT max(price) FROM products
%list ctx: my hands are full | I'm on the bus | sorry, me again | I'm up to my elbows in dough | the baby just fell asleep | I only have a second | long day | silly question maybe | I left my glasses somewhere | I'm half asleep | someone at the table just asked | we're having an argument here | I'm in the bath | my head is spinning | I should know this | not that it matters much | guests in ten minutes
%list sql3: SELECT count(*) FROM tickets WHERE closed IS NULL | select name, price from products order by price desc limit 3 | SELECT country, sum(amount) FROM payments GROUP BY country | select * from visits where day = '2025-03-01' | SELECT max(total) FROM orders | select id, email from customers where email like '%@example.org' | SELECT avg(score) FROM reviews WHERE product_id = 12 | select distinct status from shipments | SELECT t.title, u.name FROM tasks t JOIN users u ON u.id = t.owner | select month, revenue from results order by month | SELECT * FROM stock WHERE amount < 10 | select count(distinct customer_id) from orders where year = 2024 | SELECT name FROM suppliers WHERE country = 'Italy' LIMIT 20 | select sum(hours) from timesheets where week = 14 | SELECT version() | with recent as (select * from orders limit 50) select count(*) from recent | SELECT title, year FROM books ORDER BY year | select room, avg(temperature) from readings group by room | SELECT * FROM invoices WHERE due < now() | explain select * from orders
%list tab: orders | customers | invoices | tickets | payments | visits | products | shipments | reviews | timesheets | suppliers | readings
%list sql4: select count(*) from bookings | SELECT name FROM staff ORDER BY name | select max(total) from invoices | SELECT * FROM shipments LIMIT 3 | select city, count(*) from members group by city | SELECT avg(price) FROM products | select id from tickets where state = 'open' | SELECT sum(amount) FROM payments WHERE year = 2025 | select distinct country from suppliers | SELECT min(day) FROM orders | select email from customers where id = 40 | SELECT 1
%list tab2: orders | customers | invoices | sales | products | payments | bookings | staff | shipments | members | tickets | suppliers
%list sql5: select count(*) from visits | SELECT name FROM rooms | select max(total) from invoices | select city, count(*) from guests group by city
%list query5: select count(*) from visitors | SELECT name FROM staff WHERE floor = 3 | select city, avg(temperature) from weather group by city | SELECT max(price) FROM stocks WHERE symbol = 'SAP' | select * from tasks where done = false order by due | SELECT sender, count(*) FROM emails GROUP BY sender LIMIT 5 | select sum(amount) from payments where month = 4 | SELECT id, title FROM news WHERE day = '2026-02-01' | select distinct room from devices | SELECT min(reading), max(reading) FROM sensors WHERE device = 'boiler' | select avg(12*7) from one_row | SELECT * FROM rates WHERE base = 'EUR' | select title from meetings where starts > '2026-05-01' limit 20 | SELECT count(*) FROM facts WHERE owner = 'kim'
%list who: my wife | the boss | grandpa | our au pair | our eldest | Nadia | my flatmate | the woman next door | uncle Theo | the whole office | my mother-in-law | a client | Raj | the trainer
%list k: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | two | three | five | seven | eight | nine | eleven
%list hello: sorry to bother you again | right, me again | I'm in the middle of cooking | I've got wet hands | quick one before my train | I hate to ask | it's been a morning | we're all in the car already | I had it written down somewhere | the baby is on my arm | don't laugh | I'm at the till | no rush, but | between two calls here | my battery is at three percent | honestly I should know this
%list sql6: select count(*) from members where paid | SELECT title FROM books ORDER BY year LIMIT 10 | select max(amount) from payments | SELECT * FROM shifts WHERE day = 'sunday' | select region, sum(qty) from sales group by region | select avg(age) from patients
%list query6: select count(*) from orders where paid = false | SELECT name, city FROM customers WHERE country = 'Norway' ORDER BY name LIMIT 20 | select * from visits where day between '2025-03-01' and '2025-03-31' | SELECT max(total) FROM invoices | select sum(hours) from timesheets where week = 14 and team = 'design' | SELECT title FROM books WHERE year > 2000 OR rating >= 4.5 | select status, count(*) from shipments group by status having count(*) > 10 | SELECT * FROM members | select avg(price) from products where name like '%lamp%' | SELECT u.name, o.total FROM users u JOIN orders o ON o.user_id = u.id | select distinct country from suppliers | SELECT now()
%list chat: ok so | quick question | sorry, me again | hm | I'm in a rush | bit of a silly question | right | good morning | my hands are wet | we're having an argument here | I'm on the bus | hi there | one more thing | the kids are asking | before I forget | packing right now
%list sql7: select count(*) from buchungen | SELECT name FROM mitglieder WHERE beitrag = 0 | select * from termine order by datum limit 20 | SELECT ort, count(*) FROM kunden GROUP BY ort | select max(preis) from zimmer | SELECT * FROM auftraege WHERE status = 'neu' | select sum(stunden) from schichten where monat = 2 | SELECT artikel, bestand FROM lager WHERE bestand < mindest
%list sql8: select * from kunden limit 10 | SELECT count(*) FROM bestellungen | select name, ort from lieferanten where land = 'AT' | SELECT sum(betrag) FROM rechnungen WHERE bezahlt = false | select avg(preis) from artikel | select kunde, max(datum) from bestellungen group by kunde | SELECT titel FROM buecher ORDER BY jahr DESC | select distinct stadt from filialen | SELECT id, menge FROM lager WHERE menge < 5 | select count(*) from tickets where status = 'offen' | SELECT mitarbeiter, sum(stunden) FROM zeiten GROUP BY mitarbeiter | select * from umsatz where jahr = 2024
%list sql9: select count(*) from reservas | SELECT nombre FROM socios WHERE cuota = 0 | select * from citas order by fecha limit 20 | SELECT ciudad, count(*) FROM clientes GROUP BY ciudad | select max(precio) from habitaciones | SELECT * FROM pedidos WHERE estado = 'nuevo' | select sum(horas) from turnos where mes = 2 | SELECT articulo, existencias FROM almacen WHERE existencias < minimo
# The usual ways to ask.
run {query=sql}
run the (SQL |)query {query=sql}
(execute|exec|perform) {query=sql}
{query=sql}
{query=more}
query the database: {query=sql}
(run|execute) (this|the following) [on the database]: {query=more}
what does {query=sql} (return|give|yield)
can you run {query=more} [for me]
sql: {query=sql}
sql {query=more}
~ I need the result of {query=sql}
please send this to postgres: {query=more}
try {query=more} on our tables
"{query=sql}" - run that against the database
{query=sql} -- please run
here is a statement, give me its rows: {query=more}
how many rows does {query=sql} bring back
let's see what comes out of {query=more}
my analyst gave me this query, could you start it: {query=sql}
for the monthly report I need to execute {query=more}
fire {query=sql} at the data warehouse
test whether {query=more} works
evaluate in the db: {query=sql}
show me the output of {query=sql}
database query {query=more}
use SQL, exactly this: {query=sql}
would you run {query=more} and show the table
~ db> {query=sql}
do a {query=more}
the statement is {query=sql}, get me what it finds
run an SQL query [on the {=thing2} table]
query the database
I'd like to run some SQL
(can you|please) query the {=thing2} table
execute the statement I wrote
# Bare, clipped and roundabout.
~ {query=query}
sql: {query=query}
~ sql {query=query}
db query: {query=query}
{query=query} <- run it
run {query=query}
~ fire {query=query} at the database
can you do a quick {query=query} for me
what comes back from {query=query}
I need numbers for {=pal}, {query=query} on the tables
{=hm}, postgres, {query=query}
don't search the web for it, put it to our own tables: {query=query}
not a sum for the calculator, it's for the data: {query=query}
pull this from the database please {query=query}
run a sql query
I've got a select to run on the tables
# What is an argument, what is not, and where it ends.
run this query, it's for {=from_email}: {query=query2}
~ {query=query2} - please run that, I want to see the rows, that's all
database, {query=query2}, don't change anything obviously
# "Label: content", telegrams, hashtags, arrows.
sql: {query=query3}
db query -> {query=query3}
sql> {query=query3}
# A word or two decide between neighbours.
{=hi}, sql, {query=query4}
what rows come back for {query=query4}
against our tables please: {query=query4}
not the sensor itself, the table: {query=query4}
{query=query4} - run that on the database
the database should answer this one: {query=query4}
I'd like the result of {query=query4}
try this select for me, {query=query4}
# Told around, thought aloud, wrapped in a story.
I bet {query=sql2} takes ages on our tables, try it
my analyst swears by {query=sql2}, curious what comes out
{=ctx}, someone wants the rows of {query=sql2}
what would our database answer to {query=sql2}
~ I'd love to ask our database something
# More of the usual ways.
{query=sql3}
{query=sql3};
{query=sql3} <- run
run: {query=sql3}
run against the db: {query=sql3}
db query {query=sql3}
postgres: {query=sql3}
psql> {query=sql3}
please exec {query=sql3}
start the query {query=sql3}
the query is {query=sql3}, result please
my query {query=sql3} - what does it return
{query=sql3}, what rows come back
what rows match {query=sql3}
show the rows for {query=sql3}
I wrote {query=sql3}. try it on the {=tab}
use this SQL: {query=sql3}
SQL: {query=sql3}. go
with SQL get me {query=sql3}
in our database, {query=sql3}
on the {=tab} table please run {query=sql3}
for the {=tab}, {query=sql3}
check the {=tab} via {query=sql3}
the dashboard is empty; does {query=sql3} give anything
~ debugging: output of {query=sql3}?
copy this into the database console: {query=sql3}
paste and run {query=sql3}
hit the db with {query=sql3}
fetch {query=sql3}
would {query=sql3} find something
is there a row for {query=sql3}
I want what {query=sql3} returns
return {query=sql3} as a table
give me the answer to {query=sql3} from the tables
~ read from the database: {query=sql3}
statement: {query=sql3}
"{query=sql3}" (run it)
let postgres do {query=sql3}
data team wants {query=sql}, run it please
here you go: {query=sql}
sql statement to run {query=sql}
does {query=sql} work on our data
once more {query=sql}
now run {query=sql}
do {query=sql} on the tables
run a query on {=tab}
ask the database for me
start my SQL
I need a query on the {=tab} table
# Short and plain, as typed every day.
psql {query=sql4}
how many rows has the {=tab2} table
hit the db with {query=sql4}
query the {=tab2} table
postgres: {query=sql4}
{query=sql4} go
execute this select
output of {query=sql4}?
a count of all {=tab2}, from the database
top ten {=tab2}, via sql
db lookup
result set for {query=sql4}
finance wants it before lunch, so get me the rows for {query=sql4}
{query=sql4}, that's the statement, and I want its table before the call
I typed it on the train: {query=sql4}, does it return anything on our data
with {query=sql4} we should see what's missing, so put that to the database
~ no spreadsheet today, pull it straight from the {=tab2} table with a select
the dashboard looks wrong to me, check the figure against {query=sql4}
# Bare noun phrases, and orders that lack what is needed.
a query on the data tables, please
let me run some sql
{query=sql5}
I need numbers out of the database
can you query the database for me
select statement coming up, run it
what does {query=sql5} give
the boss wants figures, so: {query=sql5}
sql: {query=sql5}
time to ask the tables something, ready for my select?
# Needs only hinted at, telegrams, neighbours.
don't work it out yourself, let the database: {query=query5}
not my to-do list and not my mails, the tables: {query=query5}
that is no question to the web, it's SQL: {query=query5}
not the live sensors, what's stored: {query=query5}
the report looks wrong to me, {query=query5} should tell
{=who} wants the number before {=k}, {query=query5}
I can't get into the admin tool, could you do {query=query5} for me
my laptop has no client installed: {query=query5}
we suspect something's missing in there. {query=query5}
I wrote this on a napkin, does it give anything? {query=query5}
step {=k} of the checklist says {query=query5}
~ the accountant sent me this line, {query=query5}, and wants what comes out
nothing dangerous, it only reads: {query=query5}
first this, we'll see about the rest later: {query=query5}
the rows for {query=query5}, as many as there are
sql pls: {query=query5}
{query=query5} asap
db: {query=query5}
~ {query=query5} -> rows?
run w/o changes {query=query5}
re: audit, {query=query5}
~ there's something I'd like to select from the orders table
query the tables for me
# Told around, thought aloud, wrapped in a story.
{=hello}, could you throw {query=sql6} at our database
I wonder what comes back for {query=sql6}
the auditors want to see the result of {query=sql6}
would {query=sql6} still work on our tables, try
let's ask the tables something
# Every parameter in many wordings, orders and lengths.
~ {query=query6}
sql: {query=query6}
{query=query6} - run that
please run "{query=query6}" on our tables
against the database, {query=query6}
rows of {query=query6} please
{=chat}, execute {query=query6} and show me the rows
what does the database answer to {query=query6}
the statement {query=query6} should be run as it is
{query=query6} ... result?
my colleague gave me {query=query6}, run it in the database
only read, {query=query6}
run an sql statement
%lang de
# The usual ways to ask.
(führ|führe|führen Sie) [bitte] (folgende SQL-Abfrage|die Abfrage|dieses SQL) aus: {query=sql}
sql {query=sql}
frag die Datenbank ab: {query=sql}
was (liefert|ergibt) {query=sql} [auf der Datenbank]
~ {query=sql} ausführen
(kannst du|könntest du) das hier auf den Tabellen laufen lassen: {query=sql}
lass [bitte] {query=sql} gegen die Datenbank laufen
führe eine SQL-Abfrage aus
# More of the usual ways.
jag mal {query=sql} über die datenbank
{query=sql} laufen lassen
frag das mal ab: {query=sql}
was kommt raus bei {query=sql}
datenbankabfrage: {query=sql}
~ die abfrage {query=sql} absetzen
gib mir das ergebnis von {query=sql}
kannst du {query=sql} auf unserer db ausführen
probier mal dieses select: {query=sql}
aus den tabellen: {query=sql}
schick folgendes an die datenbank, {query=sql}
ich brauch die zeilen von {query=sql}
setz mal ne sql-abfrage ab
frag was in der datenbank ab
# Needs only hinted at, telegrams, neighbours.
{query=sql7}, bitte auf die tabellen loslassen
db-abfrage: {query=sql7}
was spuckt die datenbank bei {query=sql7} aus
~ die zahlen brauch ich aus der datenbank, und zwar so: {query=sql7}
{query=sql7} einmal durchjagen
mit diesem sql ran an die daten, {query=sql7}
eine abfrage auf der datenbank, bitte
# Every parameter in many wordings, orders and lengths.
{query=sql8} ausführen
führ mal {query=sql8} aus
was liefert {query=sql8}
lass {query=sql8} auf der datenbank laufen
ich hätte gern das ergebnis von {query=sql8}
schick {query=sql8} an die db
sql: {query=sql8}
~ könnten Sie bitte folgende Abfrage ausführen: {query=sql8}
frag die tabellen mit {query=sql8} ab
setz {query=sql8} ab und zeig mir die zeilen
für den bericht brauch ich {query=sql8} aus der datenbank
wie viele zeilen kommen bei {query=sql8} zurück
probier {query=sql8}, datenbank
{query=sql8} - was kommt da raus
ich hab ein select für dich: {query=sql8}
führ mal ne sql-abfrage aus
frag die datenbank
%lang es
# The usual ways to ask.
(ejecuta|ejecute|lanza) [por favor] (esta consulta|este SQL|la consulta): {query=sql}
sql {query=sql}
consulta en la base de datos: {query=sql}
¿qué (devuelve|da) {query=sql}?
{query=sql} ejecutar
¿puedes pasar esto por las tablas? {query=sql}
corre {query=sql} contra la base de datos
ejecuta una consulta SQL
# More of the usual ways.
tira {query=sql} contra la base
{query=sql} córremelo
consúltame esto: {query=sql}
~ qué sale con {query=sql}
consulta de base de datos: {query=sql}
hay que lanzar la consulta {query=sql}
dame el resultado de {query=sql}
~ me ejecutas {query=sql} en nuestra bd?
prueba este select: {query=sql}
de las tablas: {query=sql}
manda esto a la base de datos, {query=sql}
necesito las filas de {query=sql}
lanza una consulta sql
consulta algo en la base de datos
# Needs only hinted at, telegrams, neighbours.
{query=sql9}, suéltalo contra las tablas
consulta a la bd: {query=sql9}
qué escupe la base de datos con {query=sql9}
los números los saco de la base, así: {query=sql9}
pasa {query=sql9} una vez
con este sql ve a por los datos, {query=sql9}
una consulta a la base de datos, porfa
# Every parameter in many wordings, orders and lengths.
ejecutá {query=sql}
me gustaría ver qué devuelve {query=sql}
podrías correr esta consulta: {query=sql}?
necesito que lances {query=sql} sobre la base de datos
sql: {query=sql}
corre {query=sql} y dame la tabla
~ haga la consulta siguiente: {query=sql}
query > {query=sql}
a la base de datos le preguntas {query=sql}
fijate qué sale en la base con {query=sql}
~ pásale esto al sql: {query=sql}
{query=sql} sobre los datos, a ver las filas
el informe sale de {query=sql}, ejecútalo
tirame este select {query=sql}
córreme una query
quiero sacar algo de la base con sql
