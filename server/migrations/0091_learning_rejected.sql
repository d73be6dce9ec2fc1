-- Who was rejected and hasn't come back: few rows of many, and the time of every submission without reading the rows.
create index solutions_rejected on solutions (person_id, id) where state = 'rejected';
create index reviews_rejected on reviews (solution_id) include (created_at)
  where undone_at is null and verdict = 'rejected';
drop index solutions_person_course;
create index solutions_person_course on solutions (person_id, course_id, step_id, attempt desc) include (submitted_at);
