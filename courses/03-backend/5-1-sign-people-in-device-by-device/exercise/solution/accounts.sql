drop table if exists sessions, login_attempts, accounts cascade;
create table accounts (
  account_id    integer generated always as identity primary key,
  email         text not null unique check (email = lower(email) and email like '_%@_%'),
  password_hash text not null check (password_hash like '$argon2id$%'),
  role          text not null default 'passenger' check (role in ('passenger', 'agent', 'staff'))
);

create table sessions (
  session_id integer generated always as identity primary key,
  account_id integer not null references accounts on delete cascade,
  token_hash bytea not null unique, -- never the token itself
  device     text not null,
  created_at timestamptz not null default now(),
  seen_at    timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '30 days'
);
create index on sessions (account_id);

create table login_attempts (
  key      text not null,
  started  timestamptz not null,
  attempts integer not null default 1,
  primary key (key, started)
);
