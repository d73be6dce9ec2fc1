-- A larger library: 400 members and 20,000 loans, made by a formula.
create table readers as
select n as reader_id, 'Reader ' || n as name, date '2016-01-01' + (n * 37) % 3000 as joined_on
from generate_series(1, 400) as n;
alter table readers add primary key (reader_id);
create table big_loans as
select n as loan_id, 1 + (n * 7919) % 340 as reader_id, date '2016-01-01' + (n * 13) % 3650 as lent_on,
  date '2016-01-01' + (n * 13) % 3650 + 21 as due_on,
  case when n % 200 = 0 then null else date '2016-01-01' + (n * 13) % 3650 + 5 + n % 23 end as returned_on
from generate_series(1, 20000) as n;
alter table big_loans add primary key (loan_id);

-- The slow report counts for each reader. Leave it here, to compare.
create view slow_report as
select r.reader_id,
  (select count(*) from big_loans l where l.reader_id = r.reader_id and extract(year from l.lent_on) = 2024) as loans_2024,
  (select count(*) from big_loans l where l.reader_id = r.reader_id and extract(year from l.lent_on) = 2024
    and l.returned_on > l.due_on) as late_2024
from readers r
where extract(year from r.joined_on) = 2018;

create view fast_report as
select r.reader_id, count(l.loan_id) as loans_2024,
  count(*) filter (where l.returned_on > l.due_on) as late_2024
from readers r
left join big_loans l on l.reader_id = r.reader_id
  and l.lent_on >= date '2024-01-01' and l.lent_on < date '2025-01-01'
where r.joined_on >= date '2018-01-01' and r.joined_on < date '2019-01-01'
group by r.reader_id;

create index loans_by_reader on big_loans (reader_id, lent_on) include (due_on, returned_on);

create index open_loans on big_loans (due_on) where returned_on is null;

create index readers_by_month on readers (date_part('month', joined_on));

analyze readers;
analyze big_loans;
