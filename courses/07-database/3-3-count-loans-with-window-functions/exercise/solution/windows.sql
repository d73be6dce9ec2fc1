-- 1. Each loan with the member's running count and the gap to the loan before.
select member_id, loan_id, lent_on,
  row_number() over in_order as nth_loan,
  lent_on - lag(lent_on) over in_order as gap_days
from loans
where member_id in (40, 41)
window in_order as (partition by member_id order by lent_on, loan_id)
order by member_id, lent_on, loan_id;

-- 2. The ten members with the longest gap, and when it began and ended.
with gaps as (
  select member_id, lent_on,
    row_number() over in_order as nth_loan,
    lag(lent_on) over in_order as before,
    lent_on - lag(lent_on) over in_order as gap_days
  from loans
  window in_order as (partition by member_id order by lent_on, loan_id)
), longest as (
  select distinct on (member_id) member_id, before, lent_on as after, gap_days
  from gaps
  where gap_days is not null
  order by member_id, gap_days desc, lent_on
)
select longest.member_id, members.name, before, after, gap_days,
  (select max(nth_loan) from gaps where gaps.member_id = longest.member_id) as loans
from longest
join members using (member_id)
order by gap_days desc, member_id
limit 10;

-- 3. Loans of each month with the running total of the year.
select to_char(month, 'YYYY-MM') as month, loans,
  sum(loans) over (partition by extract(year from month) order by month) as this_year_so_far
from (select date_trunc('month', lent_on) as month, count(*) as loans from loans group by 1) as m
where month >= date '2024-01-01' and month < date '2025-01-01'
order by month;

-- 4. The plan of the running count.
explain (analyze, costs off, timing off, buffers off)
select member_id, loan_id, row_number() over (partition by member_id order by lent_on, loan_id) from loans;
