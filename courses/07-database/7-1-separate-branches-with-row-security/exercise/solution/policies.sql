-- Row security for three branches.  Run as the owner in the library database:  psql -d library -f policies.sql
create role counter nologin;
create role counter_aluva login in role counter;
create role counter_fort login in role counter;

create table staff (role_name name primary key, branch text not null);
insert into staff values ('counter_aluva', 'Aluva'), ('counter_fort', 'Fort Kochi');

-- Everyone at a counter may see who works where, read the catalogue, and work with members and loans. No delete.
grant select on staff, titles, copies to counter;
grant select, insert, update on members, loans to counter;

create function my_branch() returns text language sql stable
return (select branch from staff where role_name = current_user);

alter table members enable row level security;
alter table members force row level security;
create policy own_branch on members for all to counter
  using (branch = my_branch()) with check (branch = my_branch());

alter table loans enable row level security;
alter table loans force row level security;
create policy own_members on loans for all to counter
  using (exists (select from members where members.member_id = loans.member_id))
  with check (exists (select from members where members.member_id = loans.member_id));

-- A view runs with the rights of its owner, unless it is a security_invoker view.
create view phone_list with (security_invoker = true) as select member_id, name, phone, branch from members;
grant select on phone_list to counter;
