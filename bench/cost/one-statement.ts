import type { Sample } from '../growth/crowd.ts'

/**
 * Lists of the product as one prepared statement each, which looks up the session and returns the whole response as
 * JSON. They work for the data of the bench only: no filter, no materials, one page.
 */
export type OneStatement = {
  name: string
  path: (sample: Sample) => string
  token: (sample: Sample) => string
  text: string
  /** Besides the hash of the token. */
  values?: (sample: Sample) => unknown[]
}

const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const me = (role: string) => `me as materialized (
  select people.id, people.access_ends_at from sessions join people on people.id = sessions.person_id
  where sessions.token_hash = $1 and sessions.expires_at > now() and people.blocked_at is null and people.role in (${role}))`

const tasks = `
  with ${me(`'learner'`)},
  listed as materialized (
    select tasks.title, tasks.week, tasks.position as task_position, steps.*, latest.state,
      latest.attempt, lesson_readings.percent, lesson_readings.updated_at as read_at, draft.saved_at
    from me join enrolments on enrolments.person_id = me.id and enrolments.course_id = $2
    join tasks on tasks.course_id = $2 join steps on steps.task_id = tasks.id
    left join lateral (select state, attempt from solutions where person_id = me.id and step_id = steps.id
      order by attempt desc limit 1) latest on true
    left join lesson_readings on lesson_readings.step_id = steps.id and lesson_readings.person_id = me.id
    left join lateral (select max(updated_at) as saved_at from (
      select updated_at from solution_drafts where person_id = me.id and step_id = steps.id and text <> ''
      union all select updated_at from uploads where person_id = me.id and step_id = steps.id) saved) draft on true
    where me.access_ends_at > now() and tasks.archived_at is null and steps.archived_at is null)
  select json_build_object('status', 1, 'message', 'OK',
    'data', (select json_agg(task order by task_position, task_id) from (
      select task_position, task_id, json_build_object('taskId', task_id, 'taskTitle', title, 'week', week, 'taskSteps',
        json_agg(json_build_object('taskStepId', id, 'taskStepTitle', name, 'instructions', instructions,
          'effort', effort, 'summary', summary, 'hasLesson', lesson_version is not null,
          'hasExercise', exercise_version is not null, 'percentRead', coalesce(percent, 0),
          'solutionSubmited', case state when 'approved' then 2 when 'submitted' then 1 when 'rejected' then 0 else 4 end,
          'attempts', coalesce(attempt, 0), 'draftSavedAt', ${iso('saved_at')}, 'references', '',
          'urls', array_to_string(urls, ','), 'files', '[]'::json, 'isArchived', false) order by position, id)) as task
      from listed group by task_id, title, week, task_position) grouped),
    'courseDetails', (select json_build_object('courseId', courses.id, 'courseTitle', courses.title,
      'courseDescription', courses.description,
      'progress', (select json_build_object('approved', count(*) filter (where state = 'approved'),
        'waiting', count(*) filter (where state = 'submitted'), 'rejected', count(*) filter (where state = 'rejected'),
        'steps', count(*)) from listed),
      'certificateCode', (select code from certificates where person_id = me.id and course_id = $2 and revoked_at is null),
      'nextStepId', (select id from listed where state is null or state = 'rejected'
        order by task_position, task_id, position, id limit 1),
      'isArchived', courses.archived_at is not null, 'isReadOnly', false,
      'hasInterviews', false, 'hasProblems', false) from courses, me where courses.id = $2)
  )::text as body`

const open = `closed_at is null and (expires_on is null or expires_on >= (now() at time zone 'Asia/Kolkata')::date)`
const myJobs = `
  with recursive ${me(`'learner'`)},
  page as materialized (
    select jobs.*, tracked_jobs.saved_at, tracked_jobs.applied_on, tracked_jobs.note
    from jobs left join tracked_jobs on tracked_jobs.job_id = jobs.id and tracked_jobs.person_id = (select id from me)
    where ${open} order by posted_on desc, jobs.id desc limit 21),
  shown as (select * from page order by posted_on desc, id desc limit 20),
  locations as (
    select (select min(location) from jobs where ${open} and location > '') as location
    union all select (select min(location) from jobs where ${open} and location > locations.location) from locations
      where locations.location is not null),
  counted as materialized (select count(*) as total from (select from jobs where ${open} limit 1001) matching)
  select json_build_object('status', 1, 'message', 'OK', 'data', json_build_object(
    'items', (select json_agg(json_build_object('jobId', id, 'title', title, 'companyName', company_name,
      'experience', experience, 'location', location, 'description', description, 'skills', skills, 'jobType', job_type,
      'pay', pay, 'payFrom', pay_from, 'payTo', pay_to, 'payPer', pay_per, 'expiresOn', expires_on,
      'hrEmail', hr_email, 'companyLink', company_link, 'applyLink', apply_link, 'linkedinProfile', linkedin_profile,
      'postedDate', posted_on,
      'tracking', json_build_object('isSaved', saved_at is not null, 'appliedOn', applied_on, 'note', coalesce(note, '')),
      'isClosed', false) order by posted_on desc, id desc) from shown),
    'next', case when (select count(*) from page) > 20
      then (select posted_on || '_' || id from shown order by posted_on, id limit 1) end,
    'total', (select total from counted),
    'samples', (select count(*) from jobs where ${open} and is_sample),
    'locations', (select json_agg(location order by location) from locations where location is not null),
    'open', (select total from counted),
    'saved', (select count(saved_at) from tracked_jobs where person_id = (select id from me)),
    'applied', (select count(applied_on) from tracked_jobs where person_id = (select id from me))))::text as body
  where exists (select from me)`

const waiting = `state = 'submitted' and person_id <> (select id from me)`
const queue = `
  with ${me(`'mentor', 'admin'`)},
  found as materialized (
    select id, promised_at from solutions where ${waiting} order by promised_at, id limit 21),
  page as (
    select solutions.*, courses.title as course_title, tasks.title as task_title, steps.name as step_name,
      trim(people.first_name || ' ' || people.last_name) as learner,
      trim(holders.first_name || ' ' || holders.last_name) as holder,
      (select count(*) from solution_files where solution_id = solutions.id) as file_count,
      (select json_build_object('passed', passed, 'total', total) from check_runs
        where solution_id = solutions.id and state = 'done' order by id desc limit 1) as checks
    from (select id from found order by promised_at, id limit 20) first join solutions on solutions.id = first.id
    join steps on steps.id = solutions.step_id join tasks on tasks.id = steps.task_id
    join courses on courses.id = solutions.course_id join people on people.id = solutions.person_id
    left join people holders on holders.id = solutions.claimed_by)
  select json_build_object('status', 1, 'message', 'OK', 'data', json_build_object(
    'items', (select json_agg(json_build_object('solutionId', id, 'courseId', course_id, 'courseTitle', course_title,
      'taskTitle', task_title, 'taskStepId', step_id, 'taskStepTitle', step_name, 'attempt', attempt,
      'learner', json_build_object('userId', person_id, 'name', learner), 'submittedAt', ${iso('submitted_at')},
      'promisedAt', ${iso('promised_at')},
      'claim', case when claimed_until > now() then json_build_object('userId', claimed_by, 'name', holder,
        'until', ${iso('claimed_until')}, 'isMine', claimed_by = (select id from me)) end,
      'fileCount', file_count, 'checks', checks, 'isSuggested', coalesce(suggested_for = (select id from me), false))
      order by promised_at, id) from page),
    'next', case when (select count(*) from found) > 20
      then (select id::text from page order by promised_at desc, page.id desc limit 1) end,
    'waiting', (select count(*) from (select from solutions where ${waiting} order by promised_at, id limit 1000) matching),
    'courses', (select json_agg(json_build_object('courseId', courses.id, 'courseTitle', courses.title)
      order by courses.title, courses.id) from courses join lateral (
        select from solutions where course_id = courses.id and ${waiting} limit 1) first on true)))::text as body
  where exists (select from me)`

const users = `
  with ${me(`'admin'`)},
  found as materialized (select * from people where deleted_at is null order by id desc limit 21),
  shown as (select * from found order by id desc limit 20)
  select json_build_object('status', 1, 'message', 'OK', 'data', json_build_object(
    'items', (select json_agg(json_build_object('userId', id, 'name', trim(first_name || ' ' || last_name), 'email', email,
      'phone', phone, 'photo', photo_id, 'role', role, 'isBlocked', blocked_at is not null, 'isDeleted', false,
      'createdAt', ${iso('created_at')},
      'lastSeenAt', (select ${iso('max(last_seen_at)')} from sessions where person_id = shown.id),
      'subscriptionEnds', ${iso('access_ends_at')},
      'hasPendingPayment', exists (select from payments where person_id = shown.id and state = 'pending'),
      'courses', (select count(*) from enrolments where person_id = shown.id)) order by id desc) from shown),
    'next', case when (select count(*) from found) > 20 then (select min(id)::text from shown) end))::text as body
  where exists (select from me)`

export const oneStatements: OneStatement[] = [
  {
    name: 'tasks, 20 of 5 steps',
    path: ({ courseId }) => `/v1/course/getTasks?courseId=${courseId}`,
    token: ({ learnerToken }) => learnerToken,
    text: tasks,
    values: ({ courseId }) => [courseId],
  },
  { name: 'my jobs', path: () => '/v1/user/jobs', token: ({ learnerToken }) => learnerToken, text: myJobs },
  { name: 'review queue', path: () => '/v1/reviews', token: ({ mentorToken }) => mentorToken, text: queue },
  { name: 'users', path: () => '/v1/users', token: ({ adminToken }) => adminToken, text: users },
]
