-- One counter at work: lends (here: changes a due date) and reads. For pgbench.
\set id random(1, 200000)
update loans set due_on = due_on where loan_id = :id;
select lent_on, due_on from loans where loan_id = :id;
