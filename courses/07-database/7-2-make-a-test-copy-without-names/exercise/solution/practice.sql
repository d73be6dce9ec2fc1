-- This is the copy that is going to be masked. Besides the tables that you know, it has two more. Leave them as they are.
create table visits (visit_id integer primary key, member_id integer not null, visited_on date not null); -- no foreign key!
create table remarks (remark_id integer primary key, loan_id integer not null references loans, note text);
insert into visits select 100 + loan_id, member_id, lent_on from loans;
insert into remarks values
  (1, 2, 'Called Mr Rahman, 98470 00002'), (2, 6, null), (3, 14, 'Harish was ill, no fine please');

begin;
create temp table renumber as
select member_id as old_id, row_number() over (order by gen_random_uuid()) + 100000 as new_id
from members;

alter table loans drop constraint loans_member_id_fkey;
update loans set member_id = new_id from renumber where member_id = old_id;
update visits set member_id = new_id from renumber where member_id = old_id;
update members set
  member_id = new_id,
  name = 'Member ' || new_id,
  phone = case when phone is null then null else '90000' || right(new_id::text, 5) end,
  joined_on = date_trunc('month', joined_on)::date
from renumber
where member_id = old_id;
update remarks set note = null;
alter table loans add constraint loans_member_id_fkey foreign key (member_id) references members;
drop table renumber;
commit;

create view alone as
select branch, joined_on, count(*) as people
from members
group by branch, joined_on
having count(*) = 1;
