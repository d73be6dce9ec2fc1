-- The days, in India's time, on which somebody read a lesson, answered a question, practised or submitted something.
create table study_days (
  person_id bigint not null references people (id) on delete cascade,
  day date not null,
  primary key (person_id, day)
);
create trigger study_days_reject_deleted_person before insert on study_days
  for each row execute function reject_deleted_person('person_id');

-- Of readings, answers and checks only the last time is known.
insert into study_days (person_id, day)
select distinct person_id, (at at time zone 'Asia/Kolkata')::date from (
  select person_id, updated_at as at from lesson_readings where percent > 0
  union all select person_id, answered_at from quiz_answers
  union all select person_id, updated_at from video_positions
  union all select person_id, updated_at from check_progress
  union all select person_id, submitted_at from solutions
  union all select person_id, passed_at from start_progress where passed_at is not null
) as work
where person_id in (select id from people where deleted_at is null);
