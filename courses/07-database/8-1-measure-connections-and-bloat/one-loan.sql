\set id random(1, 200000)
select lent_on, due_on, returned_on from loans where loan_id = :id;
