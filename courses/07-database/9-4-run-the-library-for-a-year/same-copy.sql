-- Two counters try to lend the same copy for the same day, again and again. Change the names if yours are others, and
-- choose a copy that is in.
-- Once, in psql:   create table attempts (code text);
-- Then:            pgbench -n -f same-copy.sql -c 2 -T 10 year
-- At last:         select code, count(*) from attempts group by code;
do $$
begin
  perform lend('KL-1957-0007', 1, date '2040-01-01');
  insert into attempts values ('lent');
exception when others then
  insert into attempts values (sqlstate);
end $$;
delete from lendings where lent_on = date '2040-01-01';
