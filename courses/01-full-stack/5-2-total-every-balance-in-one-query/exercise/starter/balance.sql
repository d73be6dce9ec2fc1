-- What every customer owes, largest first, equal ones by id.
-- Columns: customer_id, name, paise. Customers without entries owe 0.
select customer_id, name
from customers;
