# SQL given as text.
%list sq_more: SELECT * FROM orders LIMIT 10 | select name, email from customers order by name | SELECT city, total FROM sales WHERE total > 500 | select distinct country from suppliers | SELECT id, status FROM shipments WHERE status = 'late' | select title from books where author = 'Woolf' limit 3 | SELECT p.name FROM products p JOIN stock s ON s.product_id = p.id WHERE s.amount < 5 | select * from events where day = current_date | SELECT day, visitors FROM visits ORDER BY day DESC LIMIT 7 | select price * 1.19 as gross from products | SELECT name FROM employees WHERE hired >= '2023-01-01' | select 1 | SELECT * FROM invoices WHERE paid = false | select region, revenue from results order by revenue desc | SELECT u.name, o.total FROM users u JOIN orders o ON o.user_id = u.id | DELETE FROM carts WHERE age > 30 | UPDATE products SET price = 10 WHERE id = 7 | SHOW search_path | select * from "Order Items" where qty between 2 and 5
%list sq_thing: orders | customers | invoices | sales | shipments | employees | products | returns | payments | visitors | contracts | suppliers | bookings | subscriptions | tickets

%tool run_sql
run {query=sql}
run the (SQL |)query {query=sql}
(execute|exec|perform) {query=sql}
{query=sql}
{query=sq_more}
query the database: {query=sql}
(run|execute) (this|the following) [on the database]: {query=sq_more}
what does {query=sql} (return|give|yield)
can you run {query=sq_more} [for me]
sql: {query=sql}
sql {query=sq_more}
I need the result of {query=sql}
please send this to postgres: {query=sq_more}
try {query=sq_more} on our tables
"{query=sql}" - run that against the database
{query=sql} -- please run
here is a statement, give me its rows: {query=sq_more}
how many rows does {query=sql} bring back
let's see what comes out of {query=sq_more}
my analyst gave me this query, could you start it: {query=sql}
for the monthly report I need to execute {query=sq_more}
fire {query=sql} at the data warehouse
test whether {query=sq_more} works
evaluate in the db: {query=sql}
show me the output of {query=sql}
database query {query=sq_more}
use SQL, exactly this: {query=sql}
would you run {query=sq_more} and show the table
db> {query=sql}
do a {query=sq_more}
the statement is {query=sql}, get me what it finds
run an SQL query [on the {=sq_thing} table]
query the database
I'd like to run some SQL
(can you|please) query the {=sq_thing} table
execute the statement I wrote
