-- Runs at each start, after members.sql.
create table if not exists entries (
  entry_id  bigint primary key generated always as identity,
  member_id integer not null references members,
  kind      text not null check (kind in ('fine', 'payment', 'waiver', 'reversal')),
  rupees    numeric(8, 2) not null check (rupees <> 0),
  reverses  bigint unique references entries, -- the entry that a reversal cancels
  receipt   text unique,                      -- of a payment
  made_at   timestamptz not null default now(),
  constraint sign_fits check (
    (kind = 'fine' and rupees > 0) or (kind in ('payment', 'waiver') and rupees < 0) or kind = 'reversal'
  ),
  constraint reversal_names_its_entry check ((kind = 'reversal') = (reverses is not null)),
  constraint payment_has_receipt check ((kind = 'payment') = (receipt is not null))
);

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'entries are only added: write a reversal instead';
end $$;
create or replace trigger only_added before update or delete or truncate on entries
for each statement execute function refuse_change();
