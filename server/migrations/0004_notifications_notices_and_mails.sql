create table notices (
  id bigint generated always as identity primary key,
  person_id bigint not null references people (id) on delete cascade,
  title text not null,
  body text not null default '',
  link text check (link like '/%'),
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index notices_person_id on notices (person_id, id desc);
create index notices_unread on notices (person_id) where read_at is null;

create table mails (
  id bigint generated always as identity primary key,
  to_address text not null,
  subject text not null,
  text text not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'kept', 'failed')),
  problem text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mails_state on mails (id) where state = 'queued';
