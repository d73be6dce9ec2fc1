-- Weekly sessions with the same host. Each is a row of weekend_sessions, made some weeks ahead by a job.
create table weekend_series (
  id bigint generated always as identity primary key,
  title text not null,
  description text not null default '',
  -- Null: for the learners of every course.
  course_id bigint references courses (id),
  host_id bigint not null references people (id),
  first_starts_at timestamptz not null,
  -- How many sessions there are in all.
  weeks smallint not null check (weeks between 0 and 52),
  minutes smallint not null check (minutes between 10 and 240),
  capacity smallint not null check (capacity between 1 and 500),
  meeting_link text not null check (meeting_link like 'https://%'),
  created_at timestamptz not null default now()
);
create index weekend_series_host_id on weekend_series (host_id);
create index weekend_series_course_id on weekend_series (course_id) where course_id is not null;

create table weekend_sessions (
  id bigint generated always as identity primary key,
  series_id bigint references weekend_series (id),
  -- The number in its series, from 0. A moved session keeps it, so that it isn't made again.
  week smallint,
  title text not null,
  description text not null default '',
  course_id bigint references courses (id),
  host_id bigint not null references people (id),
  starts_at timestamptz not null,
  minutes smallint not null default 30 check (minutes between 10 and 240),
  ends_at timestamptz not null,
  capacity smallint not null check (capacity between 1 and 500),
  -- Counted by triggers. The check refuses one seat too many, whatever runs at the same time.
  seats_taken integer not null default 0,
  waiting integer not null default 0 check (waiting >= 0),
  -- Leaves the server only in the answer to joining.
  meeting_link text not null check (meeting_link like 'https://%'),
  -- Raised by each change that calendars show.
  sequence integer not null default 0,
  changed_at timestamptz not null default now(),
  cancelled_at timestamptz,
  cancel_reason text not null default '',
  recording_link text not null default '',
  notes text not null default '',
  created_at timestamptz not null default now(),
  check (ends_at > starts_at),
  check ((series_id is null) = (week is null)),
  constraint weekend_sessions_seats_check check (seats_taken between 0 and capacity),
  constraint weekend_sessions_week_key unique (series_id, week)
);
create index weekend_sessions_ends_at on weekend_sessions (ends_at, id);
create index weekend_sessions_starts_at on weekend_sessions (starts_at, id);
create index weekend_sessions_host_id on weekend_sessions (host_id, ends_at);
create index weekend_sessions_course_id on weekend_sessions (course_id) where course_id is not null;

-- The public pages name the next session. Seats don't change them.
create trigger weekend_sessions_content_changed after insert or delete or truncate on weekend_sessions
  for each statement execute function bump_content_version();
create trigger weekend_sessions_content_updated
  after update of title, course_id, starts_at, minutes, cancelled_at on weekend_sessions
  for each statement execute function bump_content_version();

create table seats (
  session_id bigint not null references weekend_sessions (id) on delete cascade,
  person_id bigint not null references people (id),
  state text not null check (state in ('reserved', 'waiting', 'released')),
  -- When it was asked for: the order of the waiting list.
  asked_at timestamptz not null,
  reserved_at timestamptz,
  -- The first time the person joined through us: their attendance.
  joined_at timestamptz,
  primary key (session_id, person_id),
  check ((state = 'reserved') = (reserved_at is not null)),
  check (joined_at is null or state = 'reserved')
);
create index seats_person_id on seats (person_id, session_id);
create index seats_waiting on seats (session_id, asked_at, person_id) where state = 'waiting';
create trigger seats_reject_deleted_person before insert on seats
  for each row execute function reject_deleted_person('person_id');

create function count_seats() returns trigger language plpgsql as $$
begin
  -- Counted after the lock, by a statement of its own, so that it sees what others committed meanwhile.
  perform from weekend_sessions where id in (select session_id from changed) order by id for no key update;
  update weekend_sessions set (seats_taken, waiting) = (
    select count(*) filter (where state = 'reserved'), count(*) filter (where state = 'waiting')
    from seats where session_id = weekend_sessions.id
  ) where id in (select session_id from changed);
  return null;
end $$;
create trigger seats_inserted after insert on seats
  referencing new table as changed for each statement execute function count_seats();
create trigger seats_updated after update on seats
  referencing new table as changed for each statement execute function count_seats();
create trigger seats_deleted after delete on seats
  referencing old table as changed for each statement execute function count_seats();

-- Each reminder once. A session that moves gets new ones for its new time.
create table session_reminders (
  session_id bigint not null references weekend_sessions (id) on delete cascade,
  person_id bigint not null references people (id),
  starts_at timestamptz not null,
  minutes_ahead smallint not null check (minutes_ahead in (10, 60, 1440)),
  sent_at timestamptz not null default now(),
  primary key (session_id, person_id, starts_at, minutes_ahead)
);
create index session_reminders_person_id on session_reminders (person_id);
create trigger session_reminders_reject_deleted_person before insert on session_reminders
  for each row execute function reject_deleted_person('person_id');

-- The address of a calendar feed is signed with this number, so that a new number ends the old address.
create table session_feeds (
  person_id bigint primary key references people (id),
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create trigger session_feeds_reject_deleted_person before insert on session_feeds
  for each row execute function reject_deleted_person('person_id');
