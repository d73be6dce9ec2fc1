-- The committee's dashboard, first on the small library. Its data ends on 31 December 2024.

create view export as
select l.loan_id, l.lent_on, l.due_on, l.returned_on, m.branch, t.language, t.title_id
from loans l
join members m using (member_id)
join copies c using (copy_id)
join titles t using (title_id)
order by l.loan_id;

create view quarters as
select extract(quarter from lent_on)::integer as quarter, count(*) as loans,
  count(*) filter (where returned_on is null) as still_out,
  case when count(*) = count(returned_on)
    then round(100.0 * count(*) filter (where returned_on > due_on) / count(*), 1) end as late_percent
from export
where lent_on >= date '2024-01-01' and lent_on < date '2025-01-01'
group by quarter
order by quarter;

create function bar(value integer, largest integer, p_width integer) returns text language sql immutable
return repeat('#', round(p_width * value::numeric / largest)::integer);

create view branches as
select branch,
  count(*) filter (where language = 'Malayalam') as malayalam,
  count(*) filter (where language = 'English') as english,
  count(*) filter (where language = 'Hindi') as hindi
from export
group by branch
order by branch;

create view days_out as
select count(*) as finished,
  percentile_cont(0.5) within group (order by returned_on - lent_on) as median,
  percentile_cont(0.9) within group (order by returned_on - lent_on) as p90
from export
where returned_on is not null;

create view runs as
with marked as (
  select loan_id, branch,
    case when branch = lag(branch) over (order by loan_id) then 0 else 1 end as is_new
  from export
), numbered as (
  select loan_id, branch, sum(is_new) over (order by loan_id) as run
  from marked
)
select branch, min(loan_id) as first_loan, count(*) as times
from numbered
group by run, branch
order by first_loan;
