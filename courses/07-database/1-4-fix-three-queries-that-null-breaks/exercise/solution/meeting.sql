-- The page for the committee: 2025 in each branch.
-- A member with ten loans has ten rows after the join. So count(*) would count the loans, and the members need distinct.
-- Null in phone means: not known. In returned_on: still out. In the columns of loans: a member without a loan in 2025.
select m.branch,
  count(distinct m.member_id) as members,
  count(distinct m.member_id) filter (where m.phone is null) as no_phone,
  count(l.loan_id) as loans,
  count(l.loan_id) filter (where l.returned_on is null) as still_out,
  round(100.0 * count(*) filter (where l.returned_on > l.due_on) / nullif(count(l.returned_on), 0), 1) as late_percent,
  round(avg(coalesce(l.returned_on, date '2025-12-31') - l.lent_on), 1) as days_out
from members m
left join loans l on l.member_id = m.member_id
  and l.lent_on >= date '2025-01-01' and l.lent_on < date '2026-01-01'
group by m.branch
order by m.branch;
--    branch   | members | no_phone | loans | still_out | late_percent | days_out
--  Aluva      |    1971 |      207 |  4748 |       327 |         17.0 |     21.9
--  Fort Kochi |    4013 |      408 |  9837 |       655 |         17.2 |     22.8
--  Kakkanad   |    2016 |      200 |  4848 |       337 |         17.0 |     22.6
