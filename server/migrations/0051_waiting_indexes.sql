-- What waits is counted on every staff page: from these indexes alone, oldest first, up to a limit.
drop index solutions_waiting;
create index solutions_waiting on solutions (submitted_at, id) include (person_id) where state = 'submitted';
drop index solutions_waiting_by_course;
create index solutions_waiting_by_course on solutions (course_id, submitted_at, id) include (person_id)
  where state = 'submitted';
create index bugs_open on bugs (created_at) where state = 'open';
create index feature_requests_open on feature_requests (created_at) where state = 'open';
create index payments_pending_since on payments (created_at) where state = 'pending';
create index demo_bookings_booked on demo_bookings (created_at) where state = 'booked';
create index fact_reports_open_since on fact_reports (created_at) where dismissed_at is null;

-- The job desk lists closed jobs too.
create index jobs_posted on jobs (posted_on desc, id desc);
