-- Each answer has a name, so that the checks can find it. Replace the query after "as".

-- 1. The names of titles that were never lent, in order of the alphabet.
create view never_lent as
select name from titles;

-- 2. Every branch and how many copies it has (column "copies"), most first, then by name.
create view copies_per_branch as
select branch, 0 as copies from copies;

-- 3. Every member and how often they borrowed (column "times"), also those who never did; most first, then by name.
create view borrowers as
select name, 0 as times from members;

-- 4. For each language: titles, and how many of them are older than 1950 (columns "titles" and "before_1950"), by language.
create view languages as
select language, 0 as titles, 0 as before_1950 from titles;

-- 5. Unpaid rupees at each branch (column "unpaid"): the branch of the member. Most first.
create view unpaid_fines as
select branch, 0 as unpaid from members;
