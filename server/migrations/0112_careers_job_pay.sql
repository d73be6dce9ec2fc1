-- What a job pays, in rupees, beside the company's own words: search engines need numbers.
alter table jobs
  add column pay_from integer,
  add column pay_to integer,
  add column pay_per text check (pay_per in ('year', 'month')),
  add constraint jobs_pay_whole check (num_nulls(pay_from, pay_to, pay_per) in (0, 3)),
  add constraint jobs_pay_order check (pay_from between 1 and pay_to);
