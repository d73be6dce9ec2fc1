-- Grows with every change of what the public pages show. Instances hear of it and drop the pages they kept.
create table content_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null default 1
);
insert into content_version default values;

create function content_changed() returns trigger language plpgsql as $$
begin
  update content_version set version = version + 1;
  perform pg_notify('content', (select version::text from content_version));
  return null;
end $$;

create trigger settings_are_content after insert or update or delete or truncate on settings
  for each statement execute function content_changed();
