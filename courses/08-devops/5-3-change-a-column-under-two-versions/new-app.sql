-- Everything the new version (1.1) does. Must succeed after every step in which 1.1 may run.
\set ON_ERROR_STOP on
begin;
insert into orders (shop, total_paise) values ('peelamedu', 128677) returning total_paise as new_insert;
update orders set total_paise = 9950 where order_id = 17 returning total_paise as new_update;
select sum(total_paise) as new_sum, count(*) filter (where total_paise is null) as without_paise from orders where shop = 'peelamedu';
rollback;
