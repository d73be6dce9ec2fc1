select name, published
from titles;
