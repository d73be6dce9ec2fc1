-- Everything the old version (1.0) does. Must succeed after every step in which 1.0 may still run.
\set ON_ERROR_STOP on
begin;
insert into orders (shop, total_rupees) values ('peelamedu', 1286.77) returning total_rupees as old_insert;
update orders set total_rupees = 99.50 where order_id = 17 returning total_rupees as old_update;
select round(sum(total_rupees), 2) as old_sum from orders where shop = 'peelamedu';
-- What 1.0 wrote, 1.1 must be able to read. Empty before the step "expand".
select count(*) as columns_of_new_version from information_schema.columns where table_name = 'orders' and column_name = 'total_paise';
rollback;
