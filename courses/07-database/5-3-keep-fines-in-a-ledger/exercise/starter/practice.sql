-- The members are there already. Add the rules, so that wrong entries are refused.
create table entries (
  entry_id   bigint generated always as identity primary key,
  member_id  integer not null references members,
  kind       text not null check (kind in ('fine', 'payment', 'waiver', 'reversal')),
  rupees     numeric(8, 2) not null,
  reverses   bigint references entries,
  receipt_no text,
  made_at    timestamptz not null default now()
);

-- Update, delete and truncate are refused: write the trigger.

-- What every member owes, also those without entries: member_id, owes.
create view balances as
select member_id, 0 as owes from members;

-- Adds a payment and returns what is still owed. It refuses more than is owed.
create function pay(p_member integer, p_rupees numeric, p_receipt text) returns numeric language plpgsql as $$
begin
  return 0;
end $$;
