-- Tries to reach Fort Kochi's members from the counter at Aluva. Every count must be 0, every update UPDATE 0 or an error.
set role counter_aluva;
select count(*) as my_members, count(distinct branch) as branches from members;

-- 1. Ask directly, with a condition that is always true.
select count(*) from members where branch = 'Fort Kochi' or true and branch <> 'Aluva';

-- 2. Through another table or a view.
select count(*) from loans l join copies using (copy_id) where not exists (select from members m where m.member_id = l.member_id);
select count(*) from phone_list where branch <> 'Aluva';

-- 3. By writing: move a member to my branch, or smuggle one into another.
update members set branch = 'Aluva' where branch = 'Fort Kochi';
update members set branch = 'Fort Kochi' where member_id = (select min(member_id) from members);
insert into members values (9001, 'Nobody', 'Fort Kochi', null, current_date);

-- 4. By becoming somebody else.
insert into staff values ('counter_aluva2', 'Fort Kochi');
update staff set branch = 'Fort Kochi';
alter table members disable row level security;
reset role;
