-- What was missing to the price when staff accepted a payment in full: at most ₹10. Like a coupon it is part of the price.
alter table payments add column waived_paise bigint not null default 0,
  add constraint payments_waived_at_most check (waived_paise between 0 and 1000) not valid;
