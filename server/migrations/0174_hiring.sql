-- Hiring: companies, their openings, learners who want to be introduced, introductions, and every consent.
-- works with code from 0171: it only adds tables, and a column that older code leaves at its default.

create table companies (
  id bigint generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 120),
  website text not null,
  -- Of the email addresses of its members.
  domain text not null check (domain = lower(domain)),
  kind text not null check (kind in ('product', 'services', 'startup', 'agency', 'other')),
  city text not null default '',
  about text not null default '',
  stack text[] not null default '{}',
  state text not null check (state in ('applied', 'confirmed', 'approved', 'declined', 'suspended')),
  -- Its openings go straight to the jobs board.
  is_trusted boolean not null default false,
  is_sample boolean not null default false,
  decided_by bigint references people (id),
  decided_at timestamptz,
  decision_reason text not null default '',
  created_at timestamptz not null default now(),
  check ((decided_at is null) = (state in ('applied', 'confirmed')))
);
create unique index companies_domain on companies (domain) where state in ('confirmed', 'approved', 'suspended');
create index companies_decided_by on companies (decided_by);

-- Who applied for a company, until staff decided.
create table company_applications (
  company_id bigint primary key references companies (id) on delete cascade,
  contact_first_name text not null,
  contact_last_name text not null default '',
  email text not null,
  message text not null default '',
  confirm_hash bytea unique,
  confirm_until timestamptz,
  confirmed_at timestamptz
);

create table company_members (
  person_id bigint primary key references people (id),
  company_id bigint not null references companies (id),
  invited_by bigint references people (id),
  terms_version text,
  terms_accepted_at timestamptz,
  created_at timestamptz not null default now(),
  check ((terms_version is null) = (terms_accepted_at is null))
);
create index company_members_of_company on company_members (company_id);
create index company_members_invited_by on company_members (invited_by);
create trigger company_members_reject_deleted_person before insert on company_members
  for each row execute function reject_deleted_person('person_id');

alter table jobs add column is_partner boolean not null default false;

create table openings (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  title text not null check (char_length(title) between 1 and 160),
  city text not null default '',
  is_remote boolean not null default false,
  description text not null default '',
  skills text[] not null default '{}',
  min_years smallint not null default 0 check (min_years between 0 and 40),
  job_type text check (job_type in ('full-time', 'part-time', 'internship', 'contract')),
  -- Rupees a year; both or none.
  pay_from integer check (pay_from > 0),
  pay_to integer check (pay_to >= pay_from),
  apply_link text not null default '',
  state text not null check (state in ('submitted', 'open', 'returned', 'closed')),
  -- Why staff returned it.
  reason text not null default '',
  -- On the jobs board.
  job_id bigint references jobs (id) on delete set null,
  created_by bigint references people (id),
  created_at timestamptz not null default now(),
  decided_by bigint references people (id),
  decided_at timestamptz,
  closed_at timestamptz,
  check ((pay_from is null) = (pay_to is null)),
  check ((closed_at is null) = (state <> 'closed'))
);
create index openings_of_company on openings (company_id);
create index openings_waiting on openings (created_at) where state = 'submitted';
create unique index openings_job on openings (job_id);
create index openings_created_by on openings (created_by);
create index openings_decided_by on openings (decided_by);

-- One opt-in of a learner: what is shown, to which kinds of company, until when. It ends by withdrawal or by time.
create table job_candidates (
  id bigint generated always as identity primary key,
  person_id bigint not null references people (id),
  -- How companies name them; of each opt-in another one, so that nobody is recognized.
  code text not null unique check (code ~ '^[a-z0-9]{10}$'),
  city text not null default '',
  languages text[] not null default '{}',
  availability text not null check (availability in ('now', 'two weeks', 'month', 'three months')),
  -- Rupees a year that they expect at least; null: not shown.
  pay_from integer check (pay_from > 0),
  company_kinds text[] not null check (cardinality(company_kinds) > 0),
  -- Shown also where fewer than five match.
  in_small_groups boolean not null default false,
  consented_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  check (expires_at > consented_at and expires_at <= consented_at + interval '90 days')
);
create unique index job_candidates_current on job_candidates (person_id) where ended_at is null;
create index job_candidates_of_person on job_candidates (person_id);
create index job_candidates_open on job_candidates (expires_at) where ended_at is null;
create trigger job_candidates_reject_deleted_person before insert on job_candidates
  for each row execute function reject_deleted_person('person_id');

-- The approved attempts that a candidate shows, in their order.
create table candidate_works (
  candidate_id bigint not null references job_candidates (id) on delete cascade,
  solution_id bigint not null references solutions (id),
  position smallint not null,
  shows_code boolean not null default false,
  primary key (candidate_id, solution_id)
);
create index candidate_works_solution on candidate_works (solution_id);

-- Companies that must not see a learner.
create table candidate_blocks (
  person_id bigint not null references people (id),
  company_id bigint not null references companies (id),
  created_at timestamptz not null default now(),
  primary key (person_id, company_id)
);
create index candidate_blocks_company on candidate_blocks (company_id);
create trigger candidate_blocks_reject_deleted_person before insert on candidate_blocks
  for each row execute function reject_deleted_person('person_id');

create table introductions (
  id bigint generated always as identity primary key,
  opening_id bigint not null references openings (id),
  person_id bigint not null references people (id),
  candidate_id bigint not null references job_candidates (id),
  state text not null check (state in ('suggested', 'requested', 'introduced', 'interview', 'offer', 'joined',
    'declined', 'expired', 'withdrawn', 'closed')),
  suggested_by bigint references people (id),
  requested_by bigint references people (id),
  -- From the company to the learner.
  message text not null default '',
  requested_at timestamptz,
  answer_by timestamptz,
  answered_at timestamptz,
  -- Why it ended.
  reason text not null default '',
  ended_at timestamptz,
  -- The last step of either side; after 14 silent days staff look at it.
  moved_at timestamptz not null default now(),
  thread_id bigint references threads (id),
  created_at timestamptz not null default now(),
  check ((requested_at is null) = (answer_by is null)),
  check ((ended_at is not null) = (state in ('declined', 'expired', 'withdrawn', 'closed')))
);
create unique index introductions_once on introductions (opening_id, person_id)
  where state not in ('declined', 'expired', 'withdrawn', 'closed');
create index introductions_of_person on introductions (person_id);
create index introductions_of_candidate on introductions (candidate_id);
create index introductions_of_opening on introductions (opening_id);
create index introductions_to_answer on introductions (answer_by) where state = 'requested';
create index introductions_suggested_by on introductions (suggested_by);
create index introductions_requested_by on introductions (requested_by);
create unique index introductions_thread on introductions (thread_id);
create trigger introductions_reject_deleted_person before insert on introductions
  for each row execute function reject_deleted_person('person_id');
create trigger introductions_delete_thread after delete on introductions
  for each row execute function delete_thread();

-- What happened, in order. Nobody changes it.
create table introduction_events (
  id bigint generated always as identity primary key,
  introduction_id bigint not null references introductions (id),
  at timestamptz not null default now(),
  side text not null check (side in ('learner', 'company', 'school', 'time')),
  actor_id bigint references people (id),
  what text not null,
  state text not null
);
create index introduction_events_of_introduction on introduction_events (introduction_id, id);
create index introduction_events_actor on introduction_events (actor_id);
create trigger introduction_events_reject_change before update on introduction_events
  for each statement execute function reject_change();

create table introduction_interviews (
  id bigint generated always as identity primary key,
  introduction_id bigint not null references introductions (id),
  starts_at timestamptz not null,
  minutes smallint not null check (minutes between 10 and 480),
  -- A link or an address.
  place text not null,
  proposed_by text not null check (proposed_by in ('learner', 'company')),
  state text not null check (state in ('proposed', 'agreed', 'declined', 'cancelled')),
  -- Of the calendar file: raised by each change.
  sequence smallint not null default 0,
  created_at timestamptz not null default now()
);
create index introduction_interviews_of_introduction on introduction_interviews (introduction_id);
create unique index introduction_interviews_open on introduction_interviews (introduction_id) where state = 'proposed';

-- Of one side, for its own eyes.
create table introduction_notes (
  id bigint generated always as identity primary key,
  introduction_id bigint not null references introductions (id),
  side text not null check (side in ('learner', 'company', 'school')),
  author_id bigint not null references people (id),
  body text not null,
  created_at timestamptz not null default now()
);
create index introduction_notes_of_introduction on introduction_notes (introduction_id);
create index introduction_notes_author on introduction_notes (author_id);
create trigger introduction_notes_reject_deleted_person before insert on introduction_notes
  for each row execute function reject_deleted_person('author_id');

-- What each side says about a learner who joined. It counts when both sides said the same day and role.
create table placements (
  introduction_id bigint not null references introductions (id),
  side text not null check (side in ('learner', 'company')),
  confirmed_by bigint not null references people (id),
  confirmed_at timestamptz not null default now(),
  starts_on date not null,
  role text not null check (char_length(role) between 1 and 120),
  pay_band text,
  primary key (introduction_id, side)
);
create index placements_confirmed_by on placements (confirmed_by);

-- Which company opened what of a learner, and who of it: learners see the company, colleagues see each other.
create table company_views (
  company_id bigint not null references companies (id),
  viewer_id bigint not null references people (id),
  candidate_id bigint not null references job_candidates (id),
  what text not null check (what in ('candidate', 'code', 'profile', 'portfolio')),
  day date not null,
  times integer not null default 1,
  primary key (candidate_id, viewer_id, what, day)
);
create index company_views_of_company on company_views (company_id, day);
create index company_views_viewer on company_views (viewer_id);
create trigger company_views_reject_deleted_person before insert on company_views
  for each row execute function reject_deleted_person('viewer_id');

create table company_reports (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  introduction_id bigint references introductions (id),
  reporter_id bigint not null references people (id),
  reason text not null check (reason in ('asked for money', 'false opening', 'passed data on', 'behaviour', 'other')),
  details text not null,
  state text not null default 'open' check (state in ('open', 'closed')),
  answer text not null default '',
  handled_by bigint references people (id),
  handled_at timestamptz,
  created_at timestamptz not null default now(),
  check ((handled_at is null) = (state = 'open'))
);
create index company_reports_company on company_reports (company_id);
create index company_reports_introduction on company_reports (introduction_id);
create index company_reports_reporter on company_reports (reporter_id);
create index company_reports_handled_by on company_reports (handled_by);
create trigger company_reports_reject_deleted_person before insert on company_reports
  for each row execute function reject_deleted_person('reporter_id');

-- Every consent and every withdrawal: for what, in which words, when. Nobody changes or deletes it.
create table consents (
  id bigint generated always as identity primary key,
  person_id bigint not null references people (id),
  purpose text not null check (purpose in ('candidate', 'introduction')),
  action text not null check (action in ('given', 'renewed', 'changed', 'withdrawn', 'expired')),
  text_version text not null,
  -- What exactly was agreed to, without anything that identifies; null for a withdrawal.
  details jsonb,
  company_id bigint references companies (id),
  at timestamptz not null default now()
);
create index consents_of_person on consents (person_id, id);
create index consents_company on consents (company_id);
create trigger consents_reject_change before update or delete on consents
  for each statement execute function reject_change();
