-- Step 1: group once instead of counting for every member.
explain (analyze, buffers)
select m.member_id, m.name, count(l.loan_id) as loans_2024, count(*) filter (where l.returned_on > l.due_on) as late_2024
from members m
left join loans l on l.member_id = m.member_id and extract(year from l.lent_on) = 2024
where extract(year from m.joined_on) = 2018
group by m.member_id
order by loans_2024 desc, m.member_id
limit 20;

-- Step 2 (did not help): an index on lent_on. The condition wraps the column in a function, so it can't be used.
create index loans_lent_on on loans (lent_on);
explain (analyze, buffers)
select m.member_id, m.name, count(l.loan_id) as loans_2024, count(*) filter (where l.returned_on > l.due_on) as late_2024
from members m
left join loans l on l.member_id = m.member_id and extract(year from l.lent_on) = 2024
where extract(year from m.joined_on) = 2018
group by m.member_id
order by loans_2024 desc, m.member_id
limit 20;

-- Step 3: write the conditions as ranges.
explain (analyze, buffers)
select m.member_id, m.name, count(l.loan_id) as loans_2024, count(*) filter (where l.returned_on > l.due_on) as late_2024
from members m
left join loans l on l.member_id = m.member_id and l.lent_on >= date '2024-01-01' and l.lent_on < date '2025-01-01'
where m.joined_on >= date '2018-01-01' and m.joined_on < date '2019-01-01'
group by m.member_id
order by loans_2024 desc, m.member_id
limit 20;

-- Step 4: one covering index for exactly this question. The index on lent_on alone is dropped again.
drop index loans_lent_on;
create index loans_by_member on loans (member_id, lent_on) include (due_on, returned_on, loan_id);
vacuum analyze loans;
explain (analyze, buffers)
select m.member_id, m.name, count(l.loan_id) as loans_2024, count(*) filter (where l.returned_on > l.due_on) as late_2024
from members m
left join loans l on l.member_id = m.member_id and l.lent_on >= date '2024-01-01' and l.lent_on < date '2025-01-01'
where m.joined_on >= date '2018-01-01' and m.joined_on < date '2019-01-01'
group by m.member_id
order by loans_2024 desc, m.member_id
limit 20;
