with new_references as (
  insert into confirmed
  select reference from matched
  on conflict (reference) do nothing
  returning reference
),
payments as (
  insert into entries (customer_id, kind, paise, note, happened_on)
  select customer_id, 'payment', paise, 'UPI ' || reference, paid_on
  from matched
  join new_references using (reference)
),
numbered as (
  insert into receipts (number, reference)
  select (select last from receipt_numbers where year = 2026) + row_number() over (order by reference), reference
  from new_references
  returning number
),
counted as (
  update receipt_numbers set last = last + (select count(*) from numbered) where year = 2026
)
select number from numbered order by number;
