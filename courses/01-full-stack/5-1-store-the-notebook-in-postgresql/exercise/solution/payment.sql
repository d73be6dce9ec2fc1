-- A payment and its receipt, or neither: psql -d ledger -v ON_ERROR_STOP=1 -f payment.sql
begin;

insert into entries (entry_id, customer_id, kind, paise, note, happened_on)
select '7d1b6c1e-2f0e-4a37-9b0b-6f4d6f1c2a55', customer_id, 'payment', 24400, 'Paid in cash', '2026-04-08'
from customers
where name = 'Savitri Devi';

insert into receipts (entry_id) values ('7d1b6c1e-2f0e-4a37-9b0b-6f4d6f1c2a55') returning receipt_id;

commit;
