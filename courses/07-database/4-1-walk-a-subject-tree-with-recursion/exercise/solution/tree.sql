-- Run in the folder with subjects.csv:  psql -d library -f tree.sql
drop table if exists subjects;
create table subjects (subject_id integer primary key, parent_id integer, name text not null, titles integer not null);
\copy subjects from 'subjects.csv' with (format csv, header true)

-- 1. The whole tree, indented, from the roots.
with recursive tree as (
  select subject_id, name, titles, 0 as depth, array[name] as path
  from subjects where parent_id is null
  union all
  select s.subject_id, s.name, s.titles, tree.depth + 1, tree.path || s.name
  from subjects s join tree on s.parent_id = tree.subject_id
)
select repeat('  ', depth) || name as subject, titles from tree order by path;

-- 2. The path from a subject up to its root.
with recursive up as (
  select subject_id, parent_id, name, 1 as step from subjects where name = 'Fort Kochi'
  union all
  select s.subject_id, s.parent_id, s.name, up.step + 1 from subjects s join up on s.subject_id = up.parent_id
)
select string_agg(name, ' > ' order by step desc) from up;

-- 3. Titles of each root with everything below it.
with recursive tree as (
  select subject_id, subject_id as root_id, titles from subjects where parent_id is null
  union all
  select s.subject_id, tree.root_id, s.titles from subjects s join tree on s.parent_id = tree.subject_id
)
select r.name, count(*) as subjects, sum(tree.titles) as titles
from tree join subjects r on r.subject_id = tree.root_id
group by r.subject_id order by r.name;

-- 4. What the tree doesn't reach: a parent that doesn't exist, and a circle.
select subject_id, name, parent_id from subjects s
where parent_id is not null and not exists (select from subjects p where p.subject_id = s.parent_id);

with recursive walk as (
  select subject_id as start_id, subject_id, parent_id from subjects
  union all
  select walk.start_id, s.subject_id, s.parent_id from subjects s join walk on s.subject_id = walk.parent_id
) cycle subject_id set in_circle using way
select distinct s.name from walk join subjects s on s.subject_id = walk.start_id
where walk.in_circle and walk.subject_id = walk.start_id order by s.name;

-- 5. All subjects are accounted for.
with recursive tree as (
  select subject_id from subjects where parent_id is null
  union all
  select s.subject_id from subjects s join tree on s.parent_id = tree.subject_id
)
select (select count(*) from subjects) as all_subjects, (select count(*) from tree) as in_the_tree;
