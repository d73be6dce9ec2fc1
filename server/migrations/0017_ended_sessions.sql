-- Why a device was signed out by something that happened elsewhere, so that it can say so. Deleted after a month.
create table ended_sessions (
  token_hash bytea primary key,
  reason text not null check (reason in ('device limit', 'other device', 'password', 'second factor', 'staff')),
  ended_at timestamptz not null default now()
);
create index ended_sessions_ended_at on ended_sessions (ended_at);
