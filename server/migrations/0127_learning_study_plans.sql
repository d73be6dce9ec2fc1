-- What a learner chose about studying regularly. Without a row: the streak is shown, and there are no study days.
create table study_plans (
  person_id bigint primary key references people (id) on delete cascade,
  shows_streak boolean not null default true,
  -- 1 is Monday. Without any there are no reminders.
  weekdays smallint[] not null default '{}' check (weekdays <@ '{1,2,3,4,5,6,7}'::smallint[]),
  -- In India's time.
  remind_at time not null default '19:00',
  -- When they chose or declined study days; until then these are offered.
  answered_at timestamptz
);
create trigger study_plans_reject_deleted_person before insert on study_plans
  for each row execute function reject_deleted_person('person_id');
create index study_plans_remind_at on study_plans (remind_at) where weekdays <> '{}';

-- Whom a reminder was sent to, on which day in India: at most one a day, also with several instances or after a crash.
create table study_reminders (
  person_id bigint not null references people (id) on delete cascade,
  day date not null,
  sent_at timestamptz not null,
  primary key (person_id, day)
);
create trigger study_reminders_reject_deleted_person before insert on study_reminders
  for each row execute function reject_deleted_person('person_id');

alter table email_preferences add column study boolean not null default true;
