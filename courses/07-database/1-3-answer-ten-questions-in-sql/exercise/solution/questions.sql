-- 16. Which titles were never lent? How many are there?
select count(*)
from titles
where not exists (
  select from copies
  join loans on loans.copy_id = copies.copy_id
  where copies.title_id = titles.title_id
);

-- 17. How many copies does each branch have? Most copies first.
select branch, count(*)
from copies
group by branch
order by count(*) desc;

-- 18. Which five titles were lent most often?
select titles.title_id, titles.name, count(*) as times_lent
from titles
join copies on copies.title_id = titles.title_id
join loans on loans.copy_id = copies.copy_id
group by titles.title_id, titles.name
order by times_lent desc, titles.title_id
limit 5;

-- 19. How many loans started in each year?
select extract(year from lent_on) as year, count(*)
from loans
group by year
order by year;

-- 20. Which members have borrowed more than 250 times?
select members.member_id, members.name, count(*) as times_borrowed
from members
join loans on loans.member_id = members.member_id
group by members.member_id, members.name
having count(*) > 250
order by times_borrowed desc, members.member_id;

-- 21. How many members have never borrowed anything?
select count(*)
from members
left join loans on loans.member_id = members.member_id
where loans.loan_id is null;

-- 22. For each language: how many titles, and how many of them were published before 1950?
select language, count(*) as titles,
  count(*) filter (where published < 1950) as before_1950
from titles
group by language
order by language;

-- 23. How many rupees are still unpaid at each branch? Use the branch of the member.
select members.branch, sum(fines.rupees) as unpaid
from fines
join loans on loans.loan_id = fines.loan_id
join members on members.member_id = loans.member_id
where fines.paid_on is null
group by members.branch
order by unpaid desc;

-- 24. What are the three newest loans of members 40, 80 and 120?
select members.member_id, recent.loan_id, recent.lent_on
from members
cross join lateral (
  select loan_id, lent_on
  from loans
  where loans.member_id = members.member_id
  order by lent_on desc, loan_id desc
  limit 3
) as recent
where members.member_id in (40, 80, 120)
order by members.member_id, recent.lent_on desc, recent.loan_id desc;

-- 25. Who returns late most often? The five members with the highest share of late returns,
--     among members with at least 50 finished loans.
select members.member_id, members.name, count(*) as finished,
  count(*) filter (where returned_on > due_on) as late,
  round(100.0 * count(*) filter (where returned_on > due_on) / count(*), 1) as late_percent
from members
join loans on loans.member_id = members.member_id
where loans.returned_on is not null
group by members.member_id, members.name
having count(*) >= 50
order by late_percent desc, members.member_id
limit 5;
