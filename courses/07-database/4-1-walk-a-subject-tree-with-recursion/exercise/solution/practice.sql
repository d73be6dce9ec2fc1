create table subjects (subject_id integer primary key, parent_id integer, name text not null, titles integer not null);
insert into subjects values (1, null, 'Places', 2), (2, 1, 'Kerala', 5), (3, 2, 'Kochi', 3), (4, 3, 'Fort Kochi', 1),
  (5, null, 'Science', 4), (6, 5, 'Botany', 6), (7, 99, 'Lost', 2), (8, 9, 'Circle A', 1), (9, 8, 'Circle B', 1);

create view tree as
with recursive walk as (
  select subject_id, name, 0 as depth, array[name] as path from subjects where parent_id is null
  union all
  select s.subject_id, s.name, walk.depth + 1, walk.path || s.name
  from subjects s join walk on s.parent_id = walk.subject_id
)
select name, depth from walk order by path;

create view fort_kochi_path as
with recursive up as (
  select parent_id, name, 1 as step from subjects where name = 'Fort Kochi'
  union all
  select s.parent_id, s.name, up.step + 1 from subjects s join up on s.subject_id = up.parent_id
)
select string_agg(name, ' > ' order by step desc) as path from up;

create view totals as
with recursive walk as (
  select subject_id, subject_id as root_id, titles from subjects where parent_id is null
  union all
  select s.subject_id, walk.root_id, s.titles from subjects s join walk on s.parent_id = walk.subject_id
)
select root.name, count(*) as subjects, sum(walk.titles) as titles
from walk join subjects as root on root.subject_id = walk.root_id
group by root.subject_id
order by root.name;

create view orphans as
select name from subjects as s
where parent_id is not null and not exists (select from subjects as p where p.subject_id = s.parent_id)
order by name;
