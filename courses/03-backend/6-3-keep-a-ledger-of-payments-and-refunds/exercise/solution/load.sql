-- Run it in the folder that has the CSV file.
create temp table raw (upi_ref text, booking text, kind text, paise bigint, happened_at timestamptz, refunds_upi_ref text);
\copy raw from 'events-2026-03-14.csv' csv header
insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref)
select upi_ref, booking, kind, case kind when 'refund' then -paise else paise end, happened_at, refunds_upi_ref
from raw order by kind, happened_at;
