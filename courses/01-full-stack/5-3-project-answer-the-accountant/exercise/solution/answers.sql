create view per_day as
select happened_on as day,
       coalesce(sum(paise) filter (where kind = 'credit'), 0) as took,
       coalesce(sum(paise) filter (where kind = 'payment'), 0) as paid
from entries
group by happened_on;

create view running as
select customer_id, entry_id, happened_on,
       sum(case kind when 'credit' then paise else -paise end)
         over (partition by customer_id order by happened_on, entry_id) as balance
from entries;

create view never_paid as
select c.customer_id, c.name
from customers c
where exists (select from entries e where e.customer_id = c.customer_id and e.kind = 'credit')
  and not exists (select from entries e where e.customer_id = c.customer_id and e.kind = 'payment');

create view quiet_days as
select day::date as day
from generate_series((select min(happened_on) from entries), (select max(happened_on) from entries), interval '1 day') as day
where not exists (select from entries e where e.happened_on = day::date);
