-- Where a person lives, by the code of the state in a GSTIN: the place of supply on their receipts.
alter table people add column state_code text check (state_code ~ '^[0-9]{2}$');

-- The documents of a month.
create index receipts_issued_at on receipts (issued_at, serial);
create index credit_notes_issued_at on credit_notes (issued_at, serial);

-- Whether the payer was a learner before: stored, so that a month's figures never change afterwards.
alter table receipts add column is_renewal boolean not null default false;
alter table receipts disable trigger receipts_allow_only_anonymising;
update receipts set is_renewal = true
from payments where payments.id = receipts.payment_id and exists (
  select from receipts as earlier join payments as paid on paid.id = earlier.payment_id
  where paid.person_id = payments.person_id and earlier.details -> 'days' > '0'
    and (earlier.financial_year, earlier.serial) < (receipts.financial_year, receipts.serial)
    and not exists (
      select from refunds where refunds.payment_id = earlier.payment_id and refunds.round = earlier.round
        and refunds.kind = 'undo' and refunds.created_at <= receipts.issued_at
    )
);
alter table receipts enable trigger receipts_allow_only_anonymising;
