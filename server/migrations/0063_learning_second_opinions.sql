-- Another mentor looks at a verdict without knowing it: because the learner asked (appeal), or as a sample.
create table second_opinions (
  id bigint generated always as identity primary key,
  solution_id bigint not null references solutions (id),
  -- The verdict it is about.
  review_id bigint not null references reviews (id),
  kind text not null check (kind in ('appeal', 'sample')),
  -- The learner's, of an appeal.
  reason text,
  created_at timestamptz not null default now(),
  promised_at timestamptz not null,
  claimed_by bigint references people (id),
  claimed_until timestamptz,
  mentor_id bigint references people (id),
  verdict text check (verdict in ('approved', 'rejected')),
  feedback text not null default '',
  decided_at timestamptz,
  constraint second_opinions_review_key unique (review_id, kind),
  check ((kind = 'appeal') = (reason is not null)),
  check ((claimed_by is null) = (claimed_until is null)),
  check ((decided_at is null) = (verdict is null)),
  check ((decided_at is null) = (mentor_id is null)),
  check (decided_at is null or claimed_by is null)
);
-- Once per attempt, also when the verdict was undone and given again.
create unique index second_opinions_one_appeal on second_opinions (solution_id) where kind = 'appeal';
create index second_opinions_solution_id on second_opinions (solution_id);
create index second_opinions_open on second_opinions (promised_at, id) where decided_at is null;
create index second_opinions_decided on second_opinions (decided_at) where decided_at is not null;
create trigger second_opinions_keep_promise before update of promised_at on second_opinions
  for each row when (new.promised_at > old.promised_at) execute function keep_promise();
