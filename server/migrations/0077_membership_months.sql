-- Where a person lives, by the code of the state in a GSTIN: the place of supply on their receipts.
alter table people add column state_code text check (state_code ~ '^[0-9]{2}$');

-- The documents of a month.
create index receipts_issued_at on receipts (issued_at);
create index credit_notes_issued_at on credit_notes (issued_at);
