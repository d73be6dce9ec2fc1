-- Fines as a ledger.  Run in an empty database:  psql -d ledger -f ledger.sql
create table members (member_id integer primary key, name text not null);
insert into members values (1, 'Anjali Menon'), (2, 'Faisal Rahman');

create table entries (
  entry_id    bigint generated always as identity primary key,
  member_id   integer not null references members,
  kind        text not null check (kind in ('fine', 'payment', 'waiver', 'reversal')),
  rupees      numeric(8, 2) not null check (rupees <> 0),
  reverses    bigint unique references entries,
  receipt_no  text unique,
  made_at     timestamptz not null default now(),
  constraint sign_fits check (
    (kind = 'fine' and rupees > 0) or (kind in ('payment', 'waiver') and rupees < 0) or kind = 'reversal'),
  constraint reversal_names_its_entry check ((kind = 'reversal') = (reverses is not null)),
  constraint payment_has_receipt check ((kind = 'payment') = (receipt_no is not null))
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'entries are only added: write a reversal instead';
end $$;
create trigger only_added before update or delete or truncate on entries
for each statement execute function refuse_change();

create view balances as
select members.member_id, name, coalesce(sum(rupees), 0) as owes
from members left join entries using (member_id)
group by members.member_id, name;

-- A payment may not be larger than the debt. The lock on the member makes two counters take turns.
create function pay(p_member integer, p_rupees numeric, p_receipt text) returns numeric language plpgsql as $$
declare owed numeric;
begin
  perform from members where member_id = p_member for update;
  select coalesce(sum(rupees), 0) into owed from entries where member_id = p_member;
  if p_rupees > owed then raise exception 'member % owes % only', p_member, owed; end if;
  insert into entries (member_id, kind, rupees, receipt_no) values (p_member, 'payment', -p_rupees, p_receipt);
  return owed - p_rupees;
end $$;

insert into entries (member_id, kind, rupees) values (1, 'fine', 18), (1, 'fine', 28), (2, 'fine', 20);
select pay(1, 18, 'R-0001');
-- A fine was wrong: the library was closed that week. The reversal stands beside it, and both stay readable.
insert into entries (member_id, kind, rupees, reverses) select member_id, 'reversal', -rupees, entry_id from entries where entry_id = 2;
select * from balances order by member_id;
select entry_id, kind, rupees, sum(rupees) over (order by entry_id) as balance from entries where member_id = 1 order by entry_id;

-- These must fail:
update entries set rupees = 1 where entry_id = 1;
delete from entries;
select pay(2, 50, 'R-0002');
select pay(2, 10, 'R-0001');
insert into entries (member_id, kind, rupees, reverses) values (1, 'reversal', -28, 2);
