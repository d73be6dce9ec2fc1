-- Runners take check runs from this table themselves, in turn by learner.
alter table check_runs
  -- The process that runs it.
  add column runner_id uuid,
  -- How often it was started, without starts that a stopped runner gave back.
  add column tries integer not null default 0 check (tries >= 0),
  -- After a failure of ours it waits until then.
  add column retry_at timestamptz;
create index check_runs_open on check_runs (state, id) where state in ('queued', 'running');
create index check_runs_started_at on check_runs (started_at);

create function announce_check_run() returns trigger language plpgsql as $$
begin
  perform pg_notify('check_runs', '');
  return null;
end $$;
create trigger check_runs_announce after insert on check_runs
  for each statement execute function announce_check_run();

-- A row for every process of a runner that ended without being stopped.
create table runner_crashes (
  id bigint generated always as identity primary key,
  crashed_at timestamptz not null default now(),
  -- Whether it ran learners' code at that moment.
  during_run boolean not null
);
