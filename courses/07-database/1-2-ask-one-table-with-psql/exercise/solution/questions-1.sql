-- 1. How many titles does the library own?
select count(*) from titles;

-- 2. How many members joined in 2020?
select count(*) from members
where joined_on >= date '2020-01-01' and joined_on < date '2021-01-01';

-- 3. Which languages are there? List each once, in alphabetical order.
select distinct language from titles order by language;

-- 4. What are the five oldest titles by year of publication? Break ties by title_id.
select title_id, name, published from titles
where published is not null
order by published, title_id
limit 5;

-- 5. How many Hindi titles were published in or after 2010?
select count(*) from titles where language = 'Hindi' and published >= 2010;

-- 6. How many loans started on 15 August 2023?
select count(*) from loans where lent_on = date '2023-08-15';

-- 7. How many loans started in May 2024?
select count(*) from loans
where lent_on >= date '2024-05-01' and lent_on < date '2024-06-01';

-- 8. Which members are called Meera? How many are there, with any surname?
select count(*) from members where name like 'Meera %';

-- 9. How many titles have the word lighthouse in their name, in capital or small letters?
select count(*) from titles where name ilike '%lighthouse%';

-- 10. What was the longest finished loan, in days?
select max(returned_on - lent_on) from loans;

-- 11. List the three copies with the highest copy number at Aluva.
select copy_id, accession_no from copies
where branch = 'Aluva'
order by copy_id desc
limit 3;

-- 12. How many copies are at Aluva or Kakkanad?
select count(*) from copies where branch in ('Aluva', 'Kakkanad');

-- 13. What is the total of all fines, and what is the largest one?
select sum(rupees), max(rupees) from fines;

-- 14. How many different members have borrowed at least once?
select count(distinct member_id) from loans;

-- 15. Which five members joined last? Newest first; break ties by the higher member number.
select member_id, name, joined_on from members
order by joined_on desc, member_id desc
limit 5;
