-- Run it after accounts.sql of the first step of this week.
drop table if exists identities;
create table identities (
  issuer     text not null,
  subject    text not null,
  account_id integer not null references accounts on delete cascade,
  primary key (issuer, subject)
);
-- Who signs in with another account has no password here.
alter table accounts alter password_hash drop not null;
