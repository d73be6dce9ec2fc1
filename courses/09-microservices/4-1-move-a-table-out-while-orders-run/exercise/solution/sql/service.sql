-- The schema service: its dabbas, and what the move must remember. Running this file again must do no harm.
create schema if not exists service;
create table if not exists service.dabbas (
  id int primary key,
  office text not null,
  place text not null
);
-- How far the move is: changed in the same transaction as the rows.
create table if not exists service.progress (
  name text primary key,
  value bigint not null
);
insert into service.progress values ('last_id', 0), ('last_seq', 0), ('flowed_seq', 0) on conflict do nothing;

create table if not exists service.ownership (
  only_one boolean primary key default true check (only_one),
  owner text not null
);
insert into service.ownership (owner) values ('monolith') on conflict do nothing;

-- For the way back.
create table if not exists service.dabba_changes (
  seq bigint generated always as identity primary key,
  id int not null
);
create or replace function service.note_dabba() returns trigger language plpgsql as $$
begin
  insert into service.dabba_changes (id) values (coalesce(new.id, old.id));
  return null;
end $$;
create or replace trigger note_dabba after insert or update or delete on service.dabbas
  for each row execute function service.note_dabba();
