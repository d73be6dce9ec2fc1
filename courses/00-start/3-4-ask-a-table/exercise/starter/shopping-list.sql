select name, stock
from products;
