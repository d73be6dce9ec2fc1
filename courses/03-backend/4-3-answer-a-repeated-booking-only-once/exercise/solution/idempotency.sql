create table if not exists idempotency_keys (
  person_id    integer not null references passengers,
  key          text not null check (length(key) between 8 and 100),
  request_hash text not null,
  status       smallint, -- null only inside the transaction that does the work
  body         json, -- not jsonb: it would change the order of the keys
  created_at   timestamptz not null default now(),
  primary key (person_id, key)
);
