create table loans_by_year (
  loan_id     integer not null,
  copy_id     integer not null references copies,
  member_id   integer not null references members,
  lent_on     date not null,
  due_on      date not null,
  returned_on date,
  primary key (loan_id, lent_on)
) partition by range (lent_on);

create table loans_2023 partition of loans_by_year for values from ('2023-01-01') to ('2024-01-01');
create table loans_2024 partition of loans_by_year for values from ('2024-01-01') to ('2025-01-01');
create table loans_2025 partition of loans_by_year for values from ('2025-01-01') to ('2026-01-01');
create table loans_other partition of loans_by_year default;
create index on loans_by_year (member_id, lent_on);

insert into loans_by_year select * from loans;
