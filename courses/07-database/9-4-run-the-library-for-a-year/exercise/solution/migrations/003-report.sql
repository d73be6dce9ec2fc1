-- The year is a condition of the join, so that branches without lendings stay.
create view branch_report as
select m.branch, count(l.lending_id) as loans,
  count(l.lending_id) filter (where l.returned_on is null) as still_out,
  round(100.0 * count(*) filter (where l.returned_on > l.due_on) / nullif(count(l.returned_on), 0), 1) as late_percent
from members m
left join lendings l on l.member_id = m.member_id and l.lent_on >= date '2025-01-01' and l.lent_on < date '2026-01-01'
group by m.branch
order by m.branch;
