-- Counts of tries. A window begins with the first try in it: windows that began for everybody at the same moments let
-- twice as many through to whoever came shortly before and after one. Unlogged: losing them only forgives a few tries.
create unlogged table tries (
  key text primary key,
  ends_at timestamptz not null,
  count integer not null
);
create index tries_ends_at on tries (ends_at);

-- rate_counts stays for instances of the version before, which still run while the first of this one starts.
