-- The rules are missing: keys, periods of a copy that never overlap (a copy that comes back can be lent again on the same
-- day), nothing returned before it was lent, one fine for each lending, exact rupees.
-- PGlite comes without btree_gist. A range of one number needs no extension: int4range(copy_id, copy_id, '[]') with &&
create table lendings (
  lending_id  bigint,
  copy_id     integer,
  member_id   integer,
  lent_on     date,
  due_on      date,
  returned_on date,
  slip_line   integer -- the line of the slip it was loaded from
);
create table entries (
  entry_id   bigint generated always as identity primary key,
  lending_id bigint,
  rupees     float
);
create table doubts (line integer primary key, problem text not null);
