drop table if exists entries, statement cascade;
create table entries (
  entry_id    bigint generated always as identity primary key,
  upi_ref     text not null unique check (upi_ref ~ '^[0-9]{12}$'),
  booking     text not null,
  kind        text not null check (kind in ('payment', 'refund')),
  paise       bigint not null, -- positive: money came in; negative: money went out
  happened_at timestamptz not null,
  refunds_ref text,            -- the payment to which a refund goes back
  recorded_at timestamptz not null default now(),
  unique (upi_ref, booking),
  foreign key (refunds_ref, booking) references entries (upi_ref, booking), -- same source, same booking
  check ((kind = 'payment' and paise > 0 and refunds_ref is null) or (kind = 'refund' and paise < 0 and refunds_ref is not null))
);
create index on entries (refunds_ref);

create or replace function refuse_entry_change() returns trigger language plpgsql as $$
begin
  raise exception 'entries never change: add a new one';
end $$;
create trigger entries_never_change before update or delete or truncate on entries
  for each statement execute function refuse_entry_change();

-- All refunds of a payment together never exceed it. The lock makes two refunds of one payment take turns.
create or replace function check_refund() returns trigger language plpgsql as $$
declare
  paid bigint;
  refunded bigint;
begin
  select paise into paid from entries where upi_ref = new.refunds_ref and kind = 'payment' for update;
  if not found then raise exception 'there is no payment %', new.refunds_ref; end if;
  select coalesce(-sum(paise), 0) into refunded from entries where refunds_ref = new.refunds_ref;
  if refunded - new.paise > paid then
    raise exception 'refund of % exceeds what is left of payment %: % paise', -new.paise, new.refunds_ref, paid - refunded;
  end if;
  return new;
end $$;
create trigger refund_within_payment before insert on entries
  for each row when (new.kind = 'refund') execute function check_refund();

-- The bank's file, exactly as it came.
create table statement (value_date text, narration text, reference text, debit numeric(12, 2), credit numeric(12, 2));
