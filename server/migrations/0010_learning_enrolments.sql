create table enrolments (
  person_id bigint not null references people (id) on delete cascade,
  course_id bigint not null references courses (id),
  created_at timestamptz not null default now(),
  primary key (person_id, course_id)
);
create index enrolments_course_id on enrolments (course_id);

create function count_enrolments() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update courses set enrolled_count = enrolled_count + 1 where id = new.course_id;
  else
    update courses set enrolled_count = enrolled_count - 1 where id = old.course_id;
  end if;
  return null;
end $$;
create trigger enrolments_are_counted after insert or delete on enrolments
  for each row execute function count_enrolments();
