-- Who is suggested to review a waiting attempt; shared out again by a job.
alter table solutions add column suggested_for bigint references people (id) on delete set null;
create index solutions_suggested on solutions (suggested_for, promised_at, id)
  where state = 'submitted' and suggested_for is not null;
