export default [
  {
    name: 'enters payments and their refunds',
    hint: 'A payment is positive, its refund negative, with the payment in refunds_ref.',
    run: `insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values ('607311110001', 'B-1', 'payment', 64500, timestamptz '2026-03-14 08:00+05:30', null), ('607311110002', 'B-2', 'payment', 128000, timestamptz '2026-03-14 08:00+05:30', null);
insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values ('607311110003', 'B-2', 'refund', -64000, timestamptz '2026-03-14 12:00+05:30', '607311110002');
select booking, sum(paise) as remaining, count(*) as entries from entries group by booking order by booking`,
    expect: [{"booking": "B-1", "remaining": 64500, "entries": 1}, {"booking": "B-2", "remaining": 64000, "entries": 2}],
  },
  {
    name: 'refuses a wrong sign, kind or reference',
    hint: 'A check with both cases: payment and paise > 0 and no refunds_ref, or refund and paise < 0 and a refunds_ref. upi_ref ~ \'^[0-9]{12}$\'',
    run: `insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values ('607311110001', 'B-1', 'payment', 64500, timestamptz '2026-03-14 08:00+05:30', null);
create temp table outcome (n int, code text);
do $$ begin
  begin insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values ('607311110002', 'B-1', 'payment', -100, timestamptz '2026-03-14 08:00+05:30', null); insert into outcome values (1, 'done'); exception when others then insert into outcome values (1, sqlstate); end;
  begin insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values ('607311110002', 'B-1', 'payment', 0, timestamptz '2026-03-14 08:00+05:30', null); insert into outcome values (2, 'done'); exception when others then insert into outcome values (2, sqlstate); end;
  begin insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values ('607311110002', 'B-1', 'gift', 100, timestamptz '2026-03-14 08:00+05:30', null); insert into outcome values (3, 'done'); exception when others then insert into outcome values (3, sqlstate); end;
  begin insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values ('60731111', 'B-1', 'payment', 100, timestamptz '2026-03-14 08:00+05:30', null); insert into outcome values (4, 'done'); exception when others then insert into outcome values (4, sqlstate); end;
  begin insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values ('607311110003', 'B-1', 'refund', -100, now(), null); insert into outcome values (5, 'done'); exception when others then insert into outcome values (5, sqlstate); end;
  begin insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values ('607311110002', 'B-1', 'payment', 100, timestamptz '2026-03-14 08:00+05:30', '607311110001'); insert into outcome values (6, 'done'); exception when others then insert into outcome values (6, sqlstate); end;
  begin insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values ('UPI607311110004', 'B-1', 'payment', 100, timestamptz '2026-03-14 08:00+05:30', null); insert into outcome values (7, 'done'); exception when others then insert into outcome values (7, sqlstate); end;
  begin insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values ('607311110005', 'B-1', 'refund', 0, timestamptz '2026-03-14 12:00+05:30', '607311110001'); insert into outcome values (8, 'done'); exception when others then insert into outcome values (8, sqlstate); end;
  begin insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values ('607311110005', 'B-1', 'refund', 100, timestamptz '2026-03-14 12:00+05:30', '607311110001'); insert into outcome values (9, 'done'); exception when others then insert into outcome values (9, sqlstate); end;
  begin insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values ('607311110006', 'B-6', 'payment', 1, timestamptz '2026-03-14 08:00+05:30', null); insert into outcome values (10, 'done'); exception when others then insert into outcome values (10, sqlstate); end;
  begin insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values ('607311110007', 'B-1', 'refund', -1, timestamptz '2026-03-14 12:00+05:30', '607311110001'); insert into outcome values (11, 'done'); exception when others then insert into outcome values (11, sqlstate); end;
end $$;
select (select array_agg(case when code in ('23514', '23502', 'P0001') then 'refused' else code end order by n) from outcome) as outcomes, (select array_agg(paise order by upi_ref) from entries) as entries`,
    expect: [{"outcomes": ["refused", "refused", "refused", "refused", "refused", "refused", "refused", "refused", "refused", "done", "done"], "entries": [64500, 1, -1]}],
  },
  {
    name: 'refuses to enter a reference twice',
    hint: 'upi_ref is the primary key.',
    run: `insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values ('607311110001', 'B-1', 'payment', 64500, timestamptz '2026-03-14 08:00+05:30', null);
create temp table outcome (n int, code text);
do $$ begin
  begin insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values ('607311110001', 'B-2', 'payment', 100, timestamptz '2026-03-14 08:00+05:30', null); insert into outcome values (1, 'done'); exception when others then insert into outcome values (1, sqlstate); end;
  begin insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values ('607311110002', 'B-1', 'payment', 64500, timestamptz '2026-03-14 08:00+05:30', null); insert into outcome values (2, 'done'); exception when others then insert into outcome values (2, sqlstate); end;
end $$;
select (select array_agg(case when code in ('23514', '23502', 'P0001') then 'refused' else code end order by n) from outcome) as outcomes, (select array_agg(paise order by upi_ref) from entries) as entries`,
    expect: [{"outcomes": ["23505", "done"], "entries": [64500, 64500]}],
  },
  {
    name: 'never changes an entry',
    hint: 'create trigger … before update or delete or truncate on entries for each statement',
    run: `insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values ('607311110001', 'B-1', 'payment', 64500, timestamptz '2026-03-14 08:00+05:30', null);
create temp table outcome (n int, code text);
do $$ begin
  begin update entries set paise = 1; insert into outcome values (1, 'done'); exception when others then insert into outcome values (1, sqlstate); end;
  begin delete from entries; insert into outcome values (2, 'done'); exception when others then insert into outcome values (2, sqlstate); end;
  begin truncate entries; insert into outcome values (3, 'done'); exception when others then insert into outcome values (3, sqlstate); end;
  begin update entries set booking = 'B-2' where false; insert into outcome values (4, 'done'); exception when others then insert into outcome values (4, sqlstate); end;
end $$;
select (select array_agg(case when code in ('23514', '23502', 'P0001') then 'refused' else code end order by n) from outcome) as outcomes, (select array_agg(paise order by upi_ref) from entries) as entries`,
    expect: [{"outcomes": ["refused", "refused", "refused", "refused"], "entries": [64500]}],
  },
  {
    name: 'refuses refunds that exceed their payment',
    hint: 'Add up what was refunded before, then add the new one. new.paise is negative.',
    run: `insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values ('607311110001', 'B-1', 'payment', 64500, timestamptz '2026-03-14 08:00+05:30', null), ('607311110002', 'B-1', 'payment', 50000, timestamptz '2026-03-14 08:00+05:30', null);
insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values ('607311110003', 'B-1', 'refund', -30000, timestamptz '2026-03-14 12:00+05:30', '607311110001');
create temp table outcome (n int, code text);
do $$ begin
  begin insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values ('607311110004', 'B-1', 'refund', -34501, timestamptz '2026-03-14 12:00+05:30', '607311110001'); insert into outcome values (1, 'done'); exception when others then insert into outcome values (1, sqlstate); end;
  begin insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values ('607311110005', 'B-1', 'refund', -34500, timestamptz '2026-03-14 12:00+05:30', '607311110001'); insert into outcome values (2, 'done'); exception when others then insert into outcome values (2, sqlstate); end;
  begin insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values ('607311110006', 'B-1', 'refund', -1, timestamptz '2026-03-14 12:00+05:30', '607311110001'); insert into outcome values (3, 'done'); exception when others then insert into outcome values (3, sqlstate); end;
  begin insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values ('607311110007', 'B-1', 'refund', -50000, timestamptz '2026-03-14 12:00+05:30', '607311110002'); insert into outcome values (4, 'done'); exception when others then insert into outcome values (4, sqlstate); end;
end $$;
select (select array_agg(case when code in ('23514', '23502', 'P0001') then 'refused' else code end order by n) from outcome) as outcomes, (select array_agg(paise order by upi_ref) from entries) as entries`,
    expect: [{"outcomes": ["refused", "done", "refused", "done"], "entries": [64500, 50000, -30000, -34500, -50000]}],
  },
  {
    name: 'lists the three kinds of difference',
    hint: 'A full join of the day\'s entries with the day\'s lines, where the amounts are distinct. Rupees times 100 are paise.',
    run: `insert into entries (upi_ref, booking, kind, paise, happened_at, refunds_ref) values ('607311110001', 'B-1', 'payment', 64500, timestamptz '2026-03-14 08:00+05:30', null), ('607311110002', 'B-2', 'payment', 128000, timestamptz '2026-03-14 08:00+05:30', null), ('607311110003', 'B-3', 'payment', 22000, timestamptz '2026-03-14 08:00+05:30', null);
insert into statement values ('2026-03-14', '607311110001', null, 645.00), ('2026-03-14', '607311110002', null, 1271.00), ('2026-03-14', '607311110004', null, 345.00);
select * from differences('2026-03-14') order by reference`,
    expect: [{"reference": "607311110002", "difference": "amount differs", "ours": 128000, "bank": 127100}, {"reference": "607311110003", "difference": "not at the bank", "ours": 22000, "bank": null}, {"reference": "607311110004", "difference": "not in the ledger", "ours": null, "bank": 34500}],
  },
]
