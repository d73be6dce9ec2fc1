-- Our own dates in JSON are ISO texts, which every setting reads the same.
create function iso_date(text) returns date language sql immutable as $$ select $1::date $$;

-- The days whose transfers a statement shows completely: its last day may not have been over when it was downloaded.
alter table statements
  add column covered_from date generated always as (iso_date(reading ->> 'from')) stored,
  add column covered_until date generated always as
    (least(iso_date(reading ->> 'to'), (created_at at time zone 'Asia/Kolkata')::date - 1)) stored;
create index statements_covered on statements (covered_until, covered_from) where state in ('matched', 'verifying', 'done');

-- Few of all statements.
create index statements_broken_balance on statements (id) where (reading -> 'balances' ->> 'breakCount')::int > 0;
