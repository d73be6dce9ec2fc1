create table entries (
  entry_id   bigint generated always as identity primary key,
  member_id  integer not null references members,
  kind       text not null check (kind in ('fine', 'payment', 'waiver', 'reversal')),
  rupees     numeric(8, 2) not null check (rupees <> 0),
  reverses   bigint unique references entries,
  receipt_no text unique,
  made_at    timestamptz not null default now(),
  constraint sign_fits check (
    (kind = 'fine' and rupees > 0) or (kind in ('payment', 'waiver') and rupees < 0) or kind = 'reversal'),
  constraint reversal_names_its_entry check ((kind = 'reversal') = (reverses is not null))
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'entries are only added: write a reversal instead';
end $$;
create trigger only_added before update or delete or truncate on entries
for each statement execute function refuse_change();

create view balances as
select members.member_id, coalesce(sum(rupees), 0) as owes
from members left join entries using (member_id)
group by members.member_id;

create function pay(p_member integer, p_rupees numeric, p_receipt text) returns numeric language plpgsql as $$
declare owed numeric;
begin
  perform from members where member_id = p_member for update;
  select coalesce(sum(rupees), 0) into owed from entries where member_id = p_member;
  if p_rupees > owed then raise exception 'member % owes % only', p_member, owed; end if;
  insert into entries (member_id, kind, rupees, receipt_no) values (p_member, 'payment', -p_rupees, p_receipt);
  return owed - p_rupees;
end $$;
