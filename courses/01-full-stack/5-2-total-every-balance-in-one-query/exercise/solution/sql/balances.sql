select
  c.customer_id as id,
  c.name,
  coalesce(sum(case e.kind when 'credit' then e.paise else -e.paise end), 0) as paise
from customers c
left join entries e on e.customer_id = c.customer_id
group by c.customer_id
order by paise desc, c.customer_id;
