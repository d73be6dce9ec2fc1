-- A mistyped reference has one of its halves in common with the right one.
create index payments_reference_start on payments (amount_paise, left(reference, 6));
create index payments_reference_last on payments (amount_paise, right(reference, 6));
