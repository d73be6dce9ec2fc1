-- Totals of decided payments by day in India. Days that are over are summed once a day; the rest is summed when asked.
create table payment_days (
  state text not null check (state in ('verified', 'rejected')),
  day date not null,
  method text not null,
  payments bigint not null,
  amount_paise bigint not null,
  credit_paise bigint not null,
  primary key (state, day, method)
);

-- One row: payments decided before this moment, the start of a day in India, are in payment_days.
create table payment_days_end (
  summed_until timestamptz not null,
  is_only boolean primary key default true check (is_only)
);
insert into payment_days_end values ('-infinity');

-- Corrects days that are summed already, for example when a rejected payment is reopened. Once per statement, so that
-- many payments of one day change its row once.
create function correct_payment_days() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into payment_days as stored
    select state, (decided_at at time zone 'Asia/Kolkata')::date, method, -count(*), -sum(amount_paise), -sum(credit_paise)
    from removed, payment_days_end where decided_at < summed_until
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (state, day, method) do update set
      payments = stored.payments + excluded.payments,
      amount_paise = stored.amount_paise + excluded.amount_paise,
      credit_paise = stored.credit_paise + excluded.credit_paise;
  end if;
  if tg_op <> 'DELETE' then
    insert into payment_days as stored
    select state, (decided_at at time zone 'Asia/Kolkata')::date, method, count(*), sum(amount_paise), sum(credit_paise)
    from added, payment_days_end where decided_at < summed_until
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (state, day, method) do update set
      payments = stored.payments + excluded.payments,
      amount_paise = stored.amount_paise + excluded.amount_paise,
      credit_paise = stored.credit_paise + excluded.credit_paise;
  end if;
  return null;
end $$;
create trigger payments_correct_days_inserted after insert on payments referencing new table as added
  for each statement execute function correct_payment_days();
create trigger payments_correct_days_updated after update on payments
  referencing old table as removed new table as added for each statement execute function correct_payment_days();
create trigger payments_correct_days_deleted after delete on payments referencing old table as removed
  for each statement execute function correct_payment_days();
