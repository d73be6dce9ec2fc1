-- The ledger of one customer with the balance after each entry, newest first.
select happened_on, kind, paise, note,
       sum(case kind when 'credit' then paise else -paise end) over (order by happened_on, entry_id) as balance
from entries
where customer_id = 7
order by happened_on desc, entry_id desc;
