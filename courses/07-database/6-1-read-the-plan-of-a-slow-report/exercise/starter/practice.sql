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

-- 1. A view totals (step_id, total_ms): what each step took in all its loops, its children included.

-- 2. A view own_time (step_id, own_ms): the total of a step without the totals of its children. A step without children
--    has all of its total.

-- 3. A view hot_spots (node, own_ms, percent): own time in percent of the whole query, with one decimal, largest first.
--    The whole query is the total of the step without a parent. Only steps with at least 1 percent.

-- 4. A view wasted (node, rows): rows that were read and removed, in all loops together. Only steps that removed any,
--    the largest number first.

-- 5. A view wrong_estimates (node, factor): steps whose real rows are at least ten times the expected ones, or the other
--    way round, the largest factor first, with one decimal. Fewer than 1 row counts as 1.
