create table if not exists accounts (
  account_id    integer primary key generated always as identity,
  email         text not null unique check (email = lower(trim(email))),
  password_hash text not null
);
create table if not exists sessions (
  session_id integer primary key generated always as identity,
  account_id integer not null references accounts,
  token_hash bytea not null unique check (length(token_hash) = 32), -- SHA-256
  device     text not null,
  expires_at timestamptz not null
);
-- Attempts to sign in, counted by two keys: 'email asha@example.in' and 'address 127.0.0.1'.
create table if not exists login_attempts (
  key      text not null,
  started  timestamptz not null, -- of the window
  attempts integer not null default 1,
  primary key (key, started)
);
