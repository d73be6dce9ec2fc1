-- Figures of the whole school, counted in the background, so that no page waits for them.
create table school_figures (
  name text primary key,
  figures jsonb not null,
  -- The moment that the figures are of.
  counted_at timestamptz not null,
  took_ms integer not null check (took_ms >= 0),
  -- How often they were counted.
  version bigint not null default 1
);
