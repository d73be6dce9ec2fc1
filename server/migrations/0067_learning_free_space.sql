-- A claim changes no indexed column. With free space on the page, PostgreSQL then leaves all ten indexes alone.
alter table solutions set (fillfactor = 80);
