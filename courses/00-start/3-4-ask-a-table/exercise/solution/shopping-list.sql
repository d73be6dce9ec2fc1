select name, stock
from products
where stock < 10
order by stock;
