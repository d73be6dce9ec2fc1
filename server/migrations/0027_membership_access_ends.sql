-- When somebody's access ends, beside the person: by it a million people are listed, filtered and ordered. It is what
-- the entries add up to, kept by the database itself, as the number of learners of a course is.
alter table people add column access_ends_at timestamptz;
update people set access_ends_at = ends.at
  from (select person_id, max(ends_at) as at from access_entries group by person_id) ends
  where people.id = ends.person_id and deleted_at is null;

create function note_access_end() returns trigger language plpgsql as $$
begin
  -- Whoever deleted their account stays as they are.
  update people set access_ends_at = new.ends_at
    where id = new.person_id and deleted_at is null and (access_ends_at is null or access_ends_at < new.ends_at);
  return null;
end $$;
create trigger access_entries_are_noted after insert on access_entries
  for each row execute function note_access_end();

create index people_access_ends_at on people (access_ends_at, id);
create index people_without_access on people (id) where access_ends_at is null;
create index people_blocked on people (id) where blocked_at is not null;
create index payments_pending_person on payments (person_id) where state = 'pending';

-- A course's learners in the order of the list of people.
create index enrolments_course_person on enrolments (course_id, person_id);
drop index enrolments_course_id;

-- How common a word is decides by which index people are found: a hundred samples do not tell the rare ones apart.
alter table people alter column search_text set statistics 1000;
