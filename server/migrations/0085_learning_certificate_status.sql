-- The place of a certificate's bit in the public status lists, 131,072 places per list. New certificates get a random
-- one, so that it doesn't reveal when they were issued. Certificates that exist already are signed with their id.
alter table certificates add column status_position bigint check (status_position >= 0);
update certificates set status_position = id;
alter table certificates alter column status_position set not null;
alter table certificates add constraint certificates_status_position_key unique (status_position);
-- A status list is read from it alone.
create index certificates_revoked on certificates (status_position) include (revoked_at) where revoked_at is not null;
