-- TODO: id, name and balance (as paise) of every customer, largest balance first, equal ones by id
select customer_id as id, name, 0 as paise from customers;
