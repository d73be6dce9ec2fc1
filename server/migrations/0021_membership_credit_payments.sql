-- A renewal that credit pays completely has no transfer, so neither an amount nor a transaction ID.
alter table payments
  alter column transaction_id drop not null,
  drop constraint payments_amount_paise_check,
  add constraint payments_amount_paise_check check (amount_paise >= 0),
  drop constraint payments_method_check,
  add constraint payments_method_check check (method in ('upi', 'bank', 'credit')),
  add constraint payments_credit_only_check check (
    (method = 'credit') = (transaction_id is null)
    and (method = 'credit') = (amount_paise = 0)
    and (method <> 'credit' or credit_paise > 0)
  ),
  -- How often staff reopened it after a rejection; each time the credit is used again.
  add column reopened integer not null default 0 check (reopened >= 0);
