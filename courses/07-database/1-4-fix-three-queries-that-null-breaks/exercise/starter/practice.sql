-- Each of these queries is broken by null. Correct the query after "as".

-- 1. How many members gave no phone number?
create view no_phone as
select count(*) as members from members where phone = null;

-- 2. How many titles are not by R. K. Narayan?
create view not_by_narayan as
select count(*) as titles from titles where author <> 'R. K. Narayan';

-- 3. How many Malayalam titles appeared in a year in which no English title appeared?
create view only_malayalam_years as
select count(*) as titles from titles
where language = 'Malayalam'
  and published not in (select published from titles where language = 'English');

-- 4. How many days was each copy out? Loans that are still open count until 31 December 2024.
create view days_out as
select loan_id, returned_on - lent_on as days from loans order by loan_id;

-- 5. The loans of member 1: open ones first, then by date of return, newest first.
create view loans_of_anjali as
select loan_id, returned_on from loans where member_id = 1 order by returned_on;
