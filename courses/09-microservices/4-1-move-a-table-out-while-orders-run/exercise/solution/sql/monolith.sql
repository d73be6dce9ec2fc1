-- The old table, with the dabbas of this morning. Read only.
create schema if not exists monolith;
create table if not exists monolith.dabbas (
  id int primary key,
  office text not null,
  place text not null
);
