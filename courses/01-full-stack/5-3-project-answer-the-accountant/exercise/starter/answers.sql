-- per_day: day, took, paid
create view per_day as
select happened_on as day, sum(paise) as took, 0 as paid
from entries
group by happened_on;

-- running: customer_id, entry_id, happened_on, balance

-- never_paid: customer_id, name

-- quiet_days: day
