-- Ten years on one page.  duckdb -f dashboard.sql   (loans.csv comes from export.sql)
.mode markdown
copy (select * from read_csv('loans.csv')) to 'loans.parquet' (format parquet, compression zstd);

-- 1. Loans by year, from 0.
select year(lent_on) as year, count(*) as loans, bar(count(*), 0, 25000, 40) as chart
from 'loans.parquet' group by all order by year;

-- 2. Late returns by year, in percent of the loans that came back. Open loans aren't counted: they may still be on time.
select year(lent_on) as year,
  round(100.0 * count(*) filter (where returned_on > due_on) / count(returned_on), 1) as late_percent
from 'loans.parquet' group by all order by year;

-- 3. Branch and language.
select branch,
  count(*) filter (where language = 'Malayalam') as malayalam,
  count(*) filter (where language = 'English') as english,
  count(*) filter (where language = 'Hindi') as hindi
from 'loans.parquet' group by all order by branch;

-- 4. Days out, finished loans only.
select median(date_diff('day', lent_on, returned_on)) as median_days,
  quantile_cont(date_diff('day', lent_on, returned_on), 0.9) as p90_days
from 'loans.parquet' where returned_on is not null;
