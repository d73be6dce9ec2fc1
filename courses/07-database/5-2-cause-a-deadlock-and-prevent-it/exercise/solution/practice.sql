-- A snapshot of the counters: who holds which copy, who wants which, and in which order each session asked.
create table held (pid integer not null, copy_id integer not null);
create table wanted (pid integer not null, copy_id integer not null);
create table requests (pid integer not null, step integer not null, copy_id integer not null);
insert into held values (11, 101), (12, 102), (13, 103), (14, 104), (15, 105);
insert into wanted values (11, 102), (12, 103), (13, 101), (14, 101), (16, 105), (17, 104);
insert into requests values
  (11, 1, 101), (11, 2, 102), (12, 1, 102), (12, 2, 103), (13, 1, 103), (13, 2, 101),
  (14, 2, 101), (14, 1, 104), (16, 1, 105), (17, 1, 104), (18, 1, 101), (18, 2, 103), (18, 3, 102);

create view waiting as
select wanted.pid, held.pid as blocked_by
from wanted
join held on held.copy_id = wanted.copy_id
where held.pid <> wanted.pid;

create view reach as
with recursive steps as (
  select pid, blocked_by from waiting
  union
  select steps.pid, waiting.blocked_by
  from steps
  join waiting on waiting.pid = steps.blocked_by
)
select pid, blocked_by from steps;

create view in_circle as
select pid from reach where pid = blocked_by;

create view behind_a_circle as
select distinct pid
from reach
where blocked_by in (select pid from in_circle)
  and pid not in (select pid from in_circle);

create view wrong_order as
select distinct pid
from (
  select pid, copy_id, lag(copy_id) over (partition by pid order by step) as before
  from requests
) as pairs
where copy_id < before;

create function lock_order(ids integer[]) returns integer[] language sql immutable
return (select array_agg(distinct id order by id) from unnest(ids) as t(id));
