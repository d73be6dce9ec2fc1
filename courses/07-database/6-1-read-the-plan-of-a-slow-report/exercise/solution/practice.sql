-- The plan of the slow report, one row for each step. parent_id is the step above, ms the end of "actual time" for one
-- loop, removed the "Rows Removed by Filter" for one loop. Leave it as it is.
create table plan (
  step_id integer primary key, parent_id integer references plan, node text not null,
  expected numeric not null, actual numeric not null, ms numeric not null, loops integer not null,
  removed integer not null default 0
);
insert into plan values
  (1, null, 'Limit',                  20,   20,   44530.0,  1,   0),
  (2, 1,    'Sort',                   40,   20,   42271.6,  1,   0),
  (3, 2,    'Seq Scan on members',    40,   450,  42270.0,  1,   7550),
  (4, 3,    'Aggregate (SubPlan 1)',  1,    1,    93.80,    450, 0),
  (5, 4,    'Seq Scan on loans',      1,    2.21, 93.77,    450, 199998),
  (6, 1,    'Aggregate (SubPlan 2)',  1,    1,    112.45,   20,  0),
  (7, 6,    'Seq Scan on loans (late)', 1,  0.40, 112.42,   20,  199999);

create view totals as
select step_id, ms * loops as total_ms
from plan;

create view own_time as
select t.step_id, t.total_ms - coalesce(sum(c.total_ms), 0) as own_ms
from totals t
left join plan child on child.parent_id = t.step_id
left join totals c on c.step_id = child.step_id
group by t.step_id, t.total_ms;

create view hot_spots as
select node, own_ms, round(100 * own_ms / whole.total_ms, 1) as percent
from own_time
join plan using (step_id)
cross join (select total_ms from totals join plan using (step_id) where parent_id is null) as whole
where own_ms >= 0.01 * whole.total_ms
order by own_ms desc;

create view wasted as
select node, removed::bigint * loops as rows
from plan
where removed > 0
order by rows desc;

create view wrong_estimates as
select node, round(factor, 1) as factor
from plan
cross join lateral (
  select greatest(greatest(actual, 1) / greatest(expected, 1), greatest(expected, 1) / greatest(actual, 1)) as factor
) as f
where factor >= 10
order by f.factor desc;
