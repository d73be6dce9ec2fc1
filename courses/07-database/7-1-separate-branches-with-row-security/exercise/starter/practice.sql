create role counter nologin;
create role counter_aluva login in role counter;
create role counter_fort login in role counter;

create table staff (role_name name primary key, branch text not null);
insert into staff values ('counter_aluva', 'Aluva'), ('counter_fort', 'Fort Kochi');

grant select on staff, titles, copies, members, loans to counter;
grant insert, update on members, loans to counter;

create function my_branch() returns text language sql stable
return (select branch from staff where role_name = current_user);

-- Protect members and loans with row security: each counter sees and changes only its own branch. Force it, so that it
-- binds the owner of the tables too.

create view phone_list as select member_id, name, phone, branch from members;
grant select on phone_list to counter;
