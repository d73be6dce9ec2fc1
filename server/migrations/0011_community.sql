create table bugs (
  id bigint generated always as identity primary key,
  person_id bigint not null references people (id),
  title text not null,
  steps text not null,
  page text not null default '',
  state text not null default 'open' check (state in ('open', 'in progress', 'fixed')),
  screenshot_id uuid constraint bugs_screenshot_id_key unique references files (id),
  created_at timestamptz not null default now(),
  comment_count integer not null default 0 check (comment_count >= 0),
  answer text,
  answered_at timestamptz,
  answered_by bigint references people (id),
  assignee_id bigint references people (id) on delete set null,
  check ((answer is null) = (answered_at is null) and (answer is null) = (answered_by is null))
);
create index bugs_state on bugs (state, id desc);
create index bugs_person_id on bugs (person_id, id desc);
create index bugs_assignee_id on bugs (assignee_id, id desc) where assignee_id is not null;
create trigger bugs_reject_deleted_person before insert on bugs
  for each row execute function reject_deleted_person('person_id');

create table bug_comments (
  id bigint generated always as identity primary key,
  bug_id bigint not null references bugs (id) on delete cascade,
  author_id bigint not null references people (id),
  body text not null check (body <> ''),
  created_at timestamptz not null default now()
);
create index bug_comments_bug_id on bug_comments (bug_id, id);
create index bug_comments_author_id on bug_comments (author_id);
create trigger bug_comments_reject_deleted_person before insert on bug_comments
  for each row execute function reject_deleted_person('author_id');
create trigger bug_comments_count_inserted after insert on bug_comments referencing new table as changed
  for each statement execute function update_counter('bugs', 'comment_count', 'bug_id');
create trigger bug_comments_count_deleted after delete on bug_comments referencing old table as changed
  for each statement execute function update_counter('bugs', 'comment_count', 'bug_id');

create table facts (
  id bigint generated always as identity primary key,
  person_id bigint not null references people (id),
  text text not null check (text <> ''),
  source text not null,
  source_url text not null default '',
  created_at timestamptz not null default now(),
  like_count integer not null default 0 check (like_count >= 0)
);
create index facts_likes on facts (like_count desc, id desc);
create index facts_person_id on facts (person_id, id desc);
create trigger facts_reject_deleted_person before insert on facts
  for each row execute function reject_deleted_person('person_id');

create table fact_likes (
  fact_id bigint not null references facts (id) on delete cascade,
  person_id bigint not null references people (id) on delete cascade,
  primary key (fact_id, person_id)
);
create index fact_likes_person_id on fact_likes (person_id);
create trigger fact_likes_reject_deleted_person before insert on fact_likes
  for each row execute function reject_deleted_person('person_id');
create trigger fact_likes_count_inserted after insert on fact_likes referencing new table as changed
  for each statement execute function update_counter('facts', 'like_count', 'fact_id');
create trigger fact_likes_count_deleted after delete on fact_likes referencing old table as changed
  for each statement execute function update_counter('facts', 'like_count', 'fact_id');

create table fact_reports (
  fact_id bigint not null references facts (id) on delete cascade,
  person_id bigint not null references people (id) on delete cascade,
  reason text not null check (reason <> ''),
  created_at timestamptz not null default now(),
  -- Set when staff reviewed the report and left the fact up.
  dismissed_at timestamptz,
  primary key (fact_id, person_id)
);
create index fact_reports_open on fact_reports (fact_id) where dismissed_at is null;
create index fact_reports_person_id on fact_reports (person_id);
create trigger fact_reports_reject_deleted_person before insert on fact_reports
  for each row execute function reject_deleted_person('person_id');

create table feature_requests (
  id bigint generated always as identity primary key,
  person_id bigint not null references people (id),
  title text not null,
  description text not null,
  priority text not null check (priority in ('Low', 'Medium', 'High')),
  state text not null default 'open' check (state in ('open', 'planned', 'done', 'declined')),
  created_at timestamptz not null default now(),
  vote_count integer not null default 0 check (vote_count >= 0),
  answer text,
  answered_at timestamptz,
  answered_by bigint references people (id),
  assignee_id bigint references people (id) on delete set null,
  check ((answer is null) = (answered_at is null) and (answer is null) = (answered_by is null))
);
create index feature_requests_votes on feature_requests (vote_count desc, id desc);
create index feature_requests_person_id on feature_requests (person_id, id desc);
create index feature_requests_assignee_id on feature_requests (assignee_id, id desc) where assignee_id is not null;
-- Suggests similar requests while a new one is being written.
create index feature_requests_title_search on feature_requests using gin (to_tsvector('english', title));
create trigger feature_requests_reject_deleted_person before insert on feature_requests
  for each row execute function reject_deleted_person('person_id');

create table feature_votes (
  request_id bigint not null references feature_requests (id) on delete cascade,
  person_id bigint not null references people (id) on delete cascade,
  primary key (request_id, person_id)
);
create index feature_votes_person_id on feature_votes (person_id);
create trigger feature_votes_reject_deleted_person before insert on feature_votes
  for each row execute function reject_deleted_person('person_id');
create trigger feature_votes_count_inserted after insert on feature_votes referencing new table as changed
  for each statement execute function update_counter('feature_requests', 'vote_count', 'request_id');
create trigger feature_votes_count_deleted after delete on feature_votes referencing old table as changed
  for each statement execute function update_counter('feature_requests', 'vote_count', 'request_id');
