-- Three inserts that the schema rejects. Run without ON_ERROR_STOP: psql -d ledger -f rejected.sql

-- 1. A customer that doesn't exist.
insert into entries (customer_id, kind, paise, note, happened_on) values (999, 'credit', 4000, 'Biscuits', '2026-04-08');

-- 2. A negative amount: a payment has its own kind.
insert into entries (customer_id, kind, paise, note, happened_on) values (1, 'credit', -4000, 'Biscuits', '2026-04-08');

-- 3. The 31st of April.
insert into entries (customer_id, kind, paise, note, happened_on) values (1, 'credit', 4000, 'Biscuits', '2026-04-31');
