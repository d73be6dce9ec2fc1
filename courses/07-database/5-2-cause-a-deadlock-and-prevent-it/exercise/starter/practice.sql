-- A snapshot of the counters: who holds which copy, who wants which, and in which order each session asked.
create table held (pid integer not null, copy_id integer not null);
create table wanted (pid integer not null, copy_id integer not null);
create table requests (pid integer not null, step integer not null, copy_id integer not null);
insert into held values (11, 101), (12, 102), (13, 103), (14, 104), (15, 105);
insert into wanted values (11, 102), (12, 103), (13, 101), (14, 101), (16, 105), (17, 104);
insert into requests values
  (11, 1, 101), (11, 2, 102), (12, 1, 102), (12, 2, 103), (13, 1, 103), (13, 2, 101),
  (14, 2, 101), (14, 1, 104), (16, 1, 105), (17, 1, 104), (18, 1, 101), (18, 2, 103), (18, 3, 102);

-- 1. A view waiting (pid, blocked_by): a session waits for the session that holds the copy it wants.
--    Nobody waits for itself.

-- 2. A view reach (pid, blocked_by): for each session everybody it waits for, directly or through others, each pair once.
--    It has to end even if the sessions wait in a circle.

-- 3. A view in_circle (pid): sessions that wait for themselves through others.

-- 4. A view behind_a_circle (pid): sessions that aren't in a circle, but wait for one that is.

-- 5. A view wrong_order (pid): sessions that asked for a smaller copy_id after a larger one.

-- 6. The cure: the ids in ascending order, each once.
create function lock_order(ids integer[]) returns integer[] language sql immutable
return ids;
