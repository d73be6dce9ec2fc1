create table if not exists monolith.dabba_changes (
  seq bigint generated always as identity primary key,
  id int not null
);
create or replace function monolith.note_dabba() returns trigger language plpgsql as $$
begin
  insert into monolith.dabba_changes (id) values (coalesce(new.id, old.id));
  return null;
end $$;
create or replace trigger note_dabba after insert or update or delete on monolith.dabbas
  for each row execute function monolith.note_dabba();
