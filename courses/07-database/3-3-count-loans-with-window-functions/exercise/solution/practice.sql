create view numbered_loans as
select member_id, loan_id,
  row_number() over in_order as nth_loan,
  lent_on - lag(lent_on) over in_order as gap_days
from loans
where member_id in (1, 2)
window in_order as (partition by member_id order by lent_on, loan_id)
order by member_id, lent_on, loan_id;

create view longest_gaps as
with gaps as (
  select member_id, lent_on - lag(lent_on) over (partition by member_id order by lent_on, loan_id) as days from loans
)
select name, max(days) as days
from gaps join members using (member_id)
where days is not null
group by member_id, name
order by days desc, name;

create view months as
select to_char(month, 'YYYY-MM') as month, loans, sum(loans) over (order by month) as so_far
from (
  select date_trunc('month', lent_on) as month, count(*) as loans from loans
  where lent_on >= date '2024-01-01' and lent_on < date '2025-01-01' group by 1
) as counted
order by month;
