export default [
  {
    name: 'refuses a refund to another booking, or without a payment',
    hint: 'The key (refunds_ref, booking) references (upi_ref, booking), which needs a unique constraint. A refund of a refund isn’t one of a payment.',
    run: `insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values ('607311110001', 'B-1', 'payment', 64500, timestamptz '2026-03-14 08:00+05:30', null), ('607311110002', 'B-2', 'payment', 50000, timestamptz '2026-03-14 08:00+05:30', null);
insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values ('607311110003', 'B-1', 'refund', -100, timestamptz '2026-03-14 12:00+05:30', '607311110001');
create temp table outcome (n int, code text);
do $$ begin
  begin insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values ('607311110004', 'B-2', 'refund', -100, timestamptz '2026-03-14 12:00+05:30', '607311110001'); insert into outcome values (1, 'done'); exception when others then insert into outcome values (1, sqlstate); end;
  begin insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values ('607311110005', 'B-1', 'refund', -100, timestamptz '2026-03-14 12:00+05:30', '607311110009'); insert into outcome values (2, 'done'); exception when others then insert into outcome values (2, sqlstate); end;
  begin insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values ('607311110006', 'B-1', 'refund', -100, timestamptz '2026-03-14 12:00+05:30', '607311110003'); insert into outcome values (3, 'done'); exception when others then insert into outcome values (3, sqlstate); end;
end $$;
select (select array_agg(case when code in ('23503', 'P0001') then 'refused' else code end order by n) from outcome) as outcomes, (select array_agg(paise order by upi_ref) from entries) as entries`,
    expect: [{"outcomes": ["refused", "refused", "refused"], "entries": [64500, 50000, -100]}],
  },
  {
    name: 'refuses an entry in which a value is missing',
    hint: 'not null for each column but refunds_ref. In a check, null counts as true.',
    run: `insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values ('607311110001', 'B-1', 'payment', 64500, timestamptz '2026-03-14 08:00+05:30', null);
create temp table outcome (n int, code text);
do $$ begin
  begin insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values (null, 'B-1', 'payment', 100, timestamptz '2026-03-14 08:00+05:30', null); insert into outcome values (1, 'done'); exception when others then insert into outcome values (1, sqlstate); end;
  begin insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values ('607311110002', null, 'payment', 100, timestamptz '2026-03-14 08:00+05:30', null); insert into outcome values (2, 'done'); exception when others then insert into outcome values (2, sqlstate); end;
  begin insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values ('607311110002', 'B-1', null, 100, timestamptz '2026-03-14 08:00+05:30', null); insert into outcome values (3, 'done'); exception when others then insert into outcome values (3, sqlstate); end;
  begin insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values ('607311110002', 'B-1', 'payment', null, timestamptz '2026-03-14 08:00+05:30', null); insert into outcome values (4, 'done'); exception when others then insert into outcome values (4, sqlstate); end;
  begin insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values ('607311110002', 'B-1', 'payment', 100, null, null); insert into outcome values (5, 'done'); exception when others then insert into outcome values (5, sqlstate); end;
end $$;
select (select array_agg(case when code in ('23514', '23502', 'P0001') then 'refused' else code end order by n) from outcome) as outcomes, (select array_agg(paise order by upi_ref) from entries) as entries`,
    expect: [{"outcomes": ["refused", "refused", "refused", "refused", "refused"], "entries": [64500]}],
  },
  {
    name: 'takes the day in India, also for a server in UTC',
    hint: '(happened_at at time zone \'Asia/Kolkata\')::date = day, or two limits that name the zone.',
    run: `set time zone 'UTC';
insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values ('607311110001', 'B-1', 'payment', 100, timestamptz '2026-03-14 00:00+05:30', null), ('607311110002', 'B-2', 'payment', 200, timestamptz '2026-03-14 00:10+05:30', null), ('607311110003', 'B-3', 'payment', 300, timestamptz '2026-03-14 23:59:59+05:30', null);
insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values ('607311110004', 'B-4', 'payment', 400, timestamptz '2026-03-13 23:59:59+05:30', null), ('607311110005', 'B-5', 'payment', 500, timestamptz '2026-03-15 00:00+05:30', null);
insert into statement values ('2026-03-13', '607311110009', null, 9.00);
select reference, difference, ours from differences('2026-03-14') order by reference`,
    expect: [{"reference": "607311110001", "difference": "not at the bank", "ours": 100}, {"reference": "607311110002", "difference": "not at the bank", "ours": 200}, {"reference": "607311110003", "difference": "not at the bank", "ours": 300}],
  },
  {
    name: 'counts a debit as money that went out',
    hint: 'credit minus debit, and null counts as 0.',
    run: `insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values ('607311110001', 'B-1', 'payment', 64500, timestamptz '2026-03-14 08:00+05:30', null);
insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values ('607311110002', 'B-1', 'refund', -30050, timestamptz '2026-03-14 12:00+05:30', '607311110001'), ('607311110003', 'B-1', 'refund', -1000, timestamptz '2026-03-14 12:00+05:30', '607311110001');
insert into statement values ('2026-03-14', '607311110001', null, 645.00), ('2026-03-14', '607311110002', 300.50, null), ('2026-03-14', '607311110003', null, 10.00);
select * from differences('2026-03-14') order by reference`,
    expect: [{"reference": "607311110003", "difference": "amount differs", "ours": -1000, "bank": 1000}],
  },
  {
    name: 'finds a reference that the bank has twice, even if the sum is right',
    hint: 'Group the lines by reference and count them. More than one line is a difference of its own.',
    run: `insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values ('607311110001', 'B-1', 'payment', 64500, timestamptz '2026-03-14 08:00+05:30', null), ('607311110002', 'B-2', 'payment', 10000, timestamptz '2026-03-14 08:00+05:30', null), ('607311110003', 'B-3', 'payment', 30000, timestamptz '2026-03-14 08:00+05:30', null);
insert into statement values ('2026-03-14', '607311110001', null, 645.00), ('2026-03-14', '607311110001', null, 645.00), ('2026-03-14', '607311110002', null, 50.00), ('2026-03-14', '607311110002', null, 50.00), ('2026-03-14', '607311110003', null, 300.00);
select * from differences('2026-03-14') order by reference`,
    expect: [{"reference": "607311110001", "difference": "twice at the bank", "ours": 64500, "bank": 129000}, {"reference": "607311110002", "difference": "twice at the bank", "ours": 10000, "bank": 10000}],
  },
  {
    name: 'the differences add up to the difference of the totals',
    hint: 'Nothing may be lost in the join, and nothing counted twice.',
    run: `insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values ('607311110001', 'B-1', 'payment', 1000, timestamptz '2026-03-14 08:00+05:30', null), ('607311110002', 'B-2', 'payment', 2000, timestamptz '2026-03-14 08:00+05:30', null), ('607311110003', 'B-3', 'payment', 3000, timestamptz '2026-03-14 08:00+05:30', null), ('607311110004', 'B-4', 'payment', 4000, timestamptz '2026-03-14 08:00+05:30', null), ('607311110005', 'B-5', 'payment', 5000, timestamptz '2026-03-14 08:00+05:30', null), ('607311110006', 'B-6', 'payment', 6000, timestamptz '2026-03-14 08:00+05:30', null), ('607311110007', 'B-7', 'payment', 7000, timestamptz '2026-03-14 08:00+05:30', null);
insert into statement select '2026-03-14', upi_ref, null, case when paise = 3000 then 29.99 else paise / 100.0 end from entries where paise <> 5000;
insert into statement values ('2026-03-14', '607311119999', null, 77.77), ('2026-03-15', '607311110005', null, 50.00);
select (select sum(coalesce(ours, 0) - coalesce(bank, 0)) from differences('2026-03-14')) as listed, (select sum(paise) from entries) - (select sum(credit) * 100 from statement where value_date = '2026-03-14')::bigint as totals, (select count(*) from differences('2026-03-14')) as lines`,
    expect: [{"listed": -2776, "totals": -2776, "lines": 3}],
  },
  {
    name: 'the second refund of the same moment waits for the first',
    hint: 'Lock the row of the payment with for update, before you add up. One connection can’t show the difference; two can.',
    run: `with code as (
  select regexp_replace(regexp_replace(pg_get_functiondef(p.oid), '/\\*.*?\\*/', ' ', 'g'), '--[^\\n]*', ' ', 'g') as text
  from pg_trigger t join pg_proc p on p.oid = t.tgfoid where t.tgrelid = 'entries'::regclass and t.tgname = 'refund_within_payment'
), places as (
  select regexp_instr(text, '\\m(for\\s+(no\\s+key\\s+)?update|pg_advisory_xact_lock|lock\\s+table)\\M', 1, 1, 0, 'i') as lock, regexp_instr(text, '\\msum\\s*\\(', 1, 1, 0, 'i') as sum from code
)
select case when lock = 0 then 'does not wait' when sum between 1 and lock then 'waits too late' else 'waits' end as second from places`,
    expect: [{"second": "waits"}],
  },
]
