create table subjects (subject_id integer primary key, parent_id integer, name text not null, titles integer not null);
insert into subjects values (1, null, 'Places', 2), (2, 1, 'Kerala', 5), (3, 2, 'Kochi', 3), (4, 3, 'Fort Kochi', 1),
  (5, null, 'Science', 4), (6, 5, 'Botany', 6), (7, 99, 'Lost', 2), (8, 9, 'Circle A', 1), (9, 8, 'Circle B', 1);

-- Each answer has a name, so that the checks can find it. Replace the query after "as".

-- 1. Every subject in the tree with its depth (0 for a root), each child below its parent.
create view tree as
select name, 0 as depth from subjects;

-- 2. The path of Fort Kochi in one text: 'Places > … > Fort Kochi'.
create view fort_kochi_path as
select '' as path;

-- 3. For each root: its name, the number of subjects and the sum of titles, with itself. By name.
create view totals as
select name, 0 as subjects, 0 as titles from subjects;

-- 4. The names of subjects whose parent doesn't exist, in order of the alphabet.
create view orphans as
select name from subjects;
