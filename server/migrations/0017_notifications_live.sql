-- Mails that someone may decline; without a row all are wanted.
create table mail_preferences (
  person_id bigint primary key references people (id) on delete cascade,
  reviews boolean not null default true,
  answers boolean not null default true,
  reminders boolean not null default true
);

-- Tells every instance whose notices changed, once the change is committed.
create function notices_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('notices', person_id::text) from (select distinct person_id from changed) as people;
  return null;
end $$;
create trigger notices_are_told after insert on notices
  referencing new table as changed for each statement execute function notices_changed();
create trigger notices_read_are_told after update on notices
  referencing new table as changed for each statement execute function notices_changed();
