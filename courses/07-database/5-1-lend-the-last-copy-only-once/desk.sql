-- Two tables to practise with two counters.  Run in an empty database:  psql -d desk -f desk.sql
drop table if exists desk, lent;
create table desk (copy_id integer primary key, title text not null, lent_to integer);
insert into desk values (101, 'Chemmeen', null), (102, 'Chemmeen', null);
create table lent (copy_id integer not null, member_id integer not null, returned_on date);
