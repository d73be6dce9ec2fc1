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

-- 1. A view fast_report with the same columns and the same rows. It counts once for all readers, keeps readers without
--    a loan in 2024, and compares dates without a function around the column.

-- 2. An index loans_by_reader on big_loans for "one reader, from a day on" which also has due_on and returned_on,
--    so that the table isn't visited.

-- 3. An index open_loans on big_loans for "open loans that are due before a day". It has only the open loans.

-- 4. An index readers_by_month on readers for the condition date_part('month', joined_on) = 5. This time the question
--    can't be written as a range, so the expression itself is indexed.

analyze readers;
analyze big_loans;
