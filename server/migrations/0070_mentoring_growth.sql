-- Counted from the index alone.
drop index questions_waiting;
create index questions_waiting on questions (promised_at, id) include (person_id) where state = 'open';
drop index questions_waiting_in_course;
create index questions_waiting_in_course on questions (course_id, promised_at, id) include (person_id) where state = 'open';

create index weekend_sessions_search on weekend_sessions using gin (title gin_trgm_ops);
