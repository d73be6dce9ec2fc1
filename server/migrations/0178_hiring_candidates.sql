-- Candidates: the approved projects that they show, and whether they were reminded of the end of their opt-in.
-- works with code from 0174: it only adds.

create table candidate_projects (
  candidate_id bigint not null references job_candidates (id) on delete cascade,
  submission_id bigint not null references project_submissions (id),
  -- Among all the work of a candidate, steps and projects.
  position smallint not null,
  shows_code boolean not null default false,
  primary key (candidate_id, submission_id)
);
create index candidate_projects_submission on candidate_projects (submission_id);

alter table job_candidates add column reminded_at timestamptz;
