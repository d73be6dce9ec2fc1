import type pg from 'pg'
import { insertWithThreads } from './threads.ts'

type People = { learner: string; mentor: string; admin: string }

const anybody = `(array(select id from people where email like 'crowd-%' order by id limit 50))[1 + n % 50]`
const idOf = (email: string) => `(select id from people where email = '${email}')`
/** Steps of the first course in turn, except its first step. */
const otherStep = `(select array_agg(s.id order by s.id) from steps s join tasks t on t.id = s.task_id
  where t.course_id = (select min(id) from courses))`

/** Fills the lists of questions, weekend sessions and second opinions. */
export async function fillMentoring(client: pg.Client, { learner, mentor, admin }: People, entries: number) {
  await fillQuestions(client, entries, anybody)
  // Nobody asks more because the school is larger.
  await fillQuestions(client, 50, idOf(learner))
  const published = (step: string) => `insert into published_questions (step_id, title, question, answer)
    select ${step}, 'How do I start number ' || n, 'I read the lesson', 'Open the editor first' from generate_series(1, $1::int) n`
  await client.query(published(`${otherStep}[2 + n % 99]`), [entries])
  await client.query(published(`${otherStep}[1]`), [25])
  await fillSessions(client, entries, { mentor, admin })
  await fillBatches(client, entries)
  await client.query(
    `insert into second_opinions (solution_id, review_id, kind, promised_at, mentor_id, verdict, decided_at)
     select solution_id, id, 'sample', now() + interval '2 days', case when n % 4 > 0 then ${idOf(admin)} end,
       case when n % 4 > 0 then 'approved' end, case when n % 4 > 0 then now() end
     from (select id, solution_id, row_number() over (order by id) as n from reviews order by id limit $1) first`,
    [entries],
  )
  // While these are open, their emails are hidden.
  await client.query(
    `update emails set dedupe_key = 'verdict ' || review_id
     from (select id, row_number() over (order by id desc) as n from emails where subject like 'Approved:%' limit $1) newest
     join (select review_id, row_number() over (order by id) as n from second_opinions) opinions using (n)
     where emails.id = newest.id`,
    [entries],
  )
  await client.query(`insert into mentor_hours (person_id, weekday, starts_at, ends_at)
    select ${idOf(mentor)}, n, '09:00', '17:00' from generate_series(1, 5) n`)
  // One row of each list has a word of its own.
  for (const table of ['questions', 'weekend_sessions'])
    await client.query(
      `update ${table} set title = title || ' rare' where id = (select id from ${table} order by id offset 41 limit 1)`,
    )
}

/** One in four is open. */
async function fillQuestions(client: pg.Client, count: number, owner: string) {
  await insertWithThreads(client, count, {
    into: `questions (thread_id, person_id, course_id, step_id, title, state, promised_at, waiting_since, answered_at)`,
    owner,
    values: `(select min(id) from courses), ${otherStep}[1 + n % 100], 'Question number ' || n,
      case when n % 4 = 0 then 'open' else 'answered' end, now() + interval '2 days' + n * interval '1 second',
      case when n % 4 = 0 then now() end, case when n % 4 > 0 then now() end`,
  })
  await client.query(`insert into thread_messages (thread_id, author_id, body)
    select thread_id, person_id, 'I read the lesson' from questions
    where not exists (select from thread_messages m where m.thread_id = questions.thread_id)`)
}

/** Of the first course. One learner in ten is in none. */
async function fillBatches(client: pg.Client, entries: number) {
  await client.query(
    `insert into batches (course_id, name, starts_on)
     select (select min(id) from courses), 'Batch ' || n, current_date - n from generate_series(1, $1::int) n`,
    [entries],
  )
  await client.query(`
    insert into batch_members (batch_id, course_id, person_id, joined_at)
    select b.id, b.course_id, e.person_id, now()
    from (select person_id, row_number() over (order by person_id) as n from enrolments
      where course_id = (select min(id) from courses)) e
    join (select id, course_id, row_number() over (order by id) as n, count(*) over () as total from batches) b
      on b.n = 1 + e.n % b.total
    where e.n % 10 > 0`)
}

/** One in four is still to come. Each has ten seats; the learner of the bench has one in twenty sessions. */
async function fillSessions(client: pg.Client, entries: number, { mentor, admin }: Pick<People, 'mentor' | 'admin'>) {
  await client.query(
    `insert into weekend_sessions (title, course_id, host_id, starts_at, ends_at, capacity, meeting_link)
     select 'Session number ' || n, case when n % 2 = 0 then (select min(id) from courses) end,
       case when n % 2 = 0 then ${idOf(mentor)} else ${idOf(admin)} end, at, at + interval '30 minutes', 20, 'https://m.example'
     from generate_series(1, $1::int) n, lateral (select now() + (n - $1 * 3 / 4) * interval '1 hour' as at) start`,
    [entries],
  )
  await client.query(`
    insert into seats (session_id, person_id, state, asked_at, reserved_at, joined_at)
    select s.id, p.id, 'reserved', now(), now(), case when s.starts_at < now() then s.starts_at end
    from weekend_sessions s join (select id, row_number() over (order by id) as n from people
      where email like 'crowd-%' order by id limit 500) p on p.n % 50 = s.id % 50`)
}
