-- Make loans_by_year, partitioned by the day of lending: one partition for each year from 2023 to 2025, named loans_2023
-- and so on, and loans_other for everything else. It has the columns of loans, the foreign keys, a primary key and an
-- index on (member_id, lent_on). Then copy all loans into it.
create table loans_by_year (
  loan_id     integer not null,
  copy_id     integer not null,
  member_id   integer not null,
  lent_on     date not null,
  due_on      date not null,
  returned_on date
);
