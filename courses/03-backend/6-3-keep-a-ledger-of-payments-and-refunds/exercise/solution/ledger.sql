create table statement (value_date date not null, reference text not null, debit numeric(12, 2), credit numeric(12, 2));

create table entries (
  upi_ref     text primary key check (upi_ref ~ '^[0-9]{12}$'),
  booking     text not null,
  kind        text not null,
  paise       bigint not null,
  happened_at timestamptz not null,
  refunds_ref text,
  unique (upi_ref, booking),
  foreign key (refunds_ref, booking) references entries (upi_ref, booking),
  check ((kind = 'payment' and paise > 0 and refunds_ref is null) or (kind = 'refund' and paise < 0 and refunds_ref is not null))
);

create function refuse_entry_change() returns trigger language plpgsql as $$
begin
  raise exception 'entries never change: add a new one';
end $$;
create trigger entries_never_change before update or delete or truncate on entries
  for each statement execute function refuse_entry_change();

create function check_refund() returns trigger language plpgsql as $$
declare
  paid bigint;
  refunded bigint;
begin
  select paise into paid from entries where upi_ref = new.refunds_ref and kind = 'payment' for update;
  if not found then raise exception 'there is no payment %', new.refunds_ref; end if;
  select coalesce(-sum(paise), 0) into refunded from entries where refunds_ref = new.refunds_ref;
  if refunded - new.paise > paid then
    raise exception 'refund of % exceeds what is left: %', -new.paise, paid - refunded;
  end if;
  return new;
end $$;
create trigger refund_within_payment before insert on entries
  for each row when (new.kind = 'refund') execute function check_refund();

create function differences(day date)
returns table (reference text, difference text, ours bigint, bank bigint) language sql as $$
  with booked as (
    select upi_ref as reference, paise from entries
    where (happened_at at time zone 'Asia/Kolkata')::date = day
  ),
  lines as (
    select reference, (sum(coalesce(credit, 0) - coalesce(debit, 0)) * 100)::bigint as paise, count(*) as count
    from statement where value_date = day group by reference
  )
  select reference,
    case
      when lines.reference is null then 'not at the bank'
      when booked.reference is null then 'not in the ledger'
      when lines.count > 1 then 'twice at the bank'
      else 'amount differs'
    end,
    booked.paise, lines.paise
  from booked full join lines using (reference)
  where booked.paise is distinct from lines.paise or lines.count > 1
  order by reference;
$$;
