alter table bugs add column assignee_id bigint references people (id) on delete set null;
alter table feature_requests add column assignee_id bigint references people (id) on delete set null;
create index bugs_assignee_id on bugs (assignee_id, id desc) where assignee_id is not null;
create index feature_requests_assignee_id on feature_requests (assignee_id, id desc) where assignee_id is not null;
