-- Each answer has a name, so that the checks can find it. Replace the query after "as".

-- 1. Name and year of the titles published before 1950, oldest first.
create view old_titles as
select name, published from titles;

-- 2. The names of the members at Fort Kochi, in order of the alphabet.
create view fort_kochi_members as
select name from members;

-- 3. How many loans began in the first quarter of 2024? Call the column "loans".
create view first_quarter as
select count(*) as loans from loans;

-- 4. Number and date of the three newest loans, the newest first.
create view newest_loans as
select loan_id, lent_on from loans;
