create view old_titles as
select name, published from titles where published < 1950 order by published, name;

create view fort_kochi_members as
select name from members where branch = 'Fort Kochi' order by name;

create view first_quarter as
select count(*) as loans from loans where lent_on >= date '2024-01-01' and lent_on < date '2024-04-01';

create view newest_loans as
select loan_id, lent_on from loans order by lent_on desc, loan_id desc limit 3;
