-- What each mentor reviewed in the last 30 days, prepared by a job: counting a million reviews takes many seconds.
create table mentor_figures (
  person_id bigint primary key references people (id) on delete cascade,
  reviewed integer not null,
  reviewed_late integer not null,
  median_hours double precision not null,
  first_attempts integer not null,
  first_approved integer not null
);
