-- The day the money left the bank; refunds of earlier versions don't have it.
alter table refunds add column sent_on date,
  -- A refund that never happened is reversed by a further row: the same amounts and days, all negative, so that every
  -- sum is right. At most once.
  add column reverses_id bigint constraint refunds_reverses_key unique references refunds (id),
  -- What it took from the referrer, or gave back.
  add column referral_paise bigint not null default 0;
alter table refunds
  drop constraint refunds_kind_check, drop constraint refunds_amount_paise_check,
  drop constraint refunds_credit_paise_check, drop constraint refunds_days_check,
  drop constraint refunds_check, drop constraint refunds_check1,
  add constraint refunds_kind_check check (kind in ('undo', 'refund', 'reversal')),
  add constraint refunds_signs check (
    case when kind = 'reversal' then amount_paise <= 0 and credit_paise <= 0 and days <= 0 and amount_paise + credit_paise < 0
      else amount_paise >= 0 and credit_paise >= 0 and days >= 0 and amount_paise + credit_paise > 0 end),
  add constraint refunds_reverses_check check ((kind = 'reversal') = (reverses_id is not null)),
  add constraint refunds_method_of_transfer check (kind = 'undo' or (amount_paise <> 0) = (method is not null));
-- How many of its refunds were reversed.
alter table payments add column reversed integer not null default 0;
