select name, published
from titles
where language = 'Malayalam'
order by published;
