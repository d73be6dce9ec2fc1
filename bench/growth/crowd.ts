import pg from 'pg'
import { fillBoards } from './boards.ts'
import { chance } from './chance.ts'
import { fillDesks } from './desks.ts'
import { newLearner } from '../learner.ts'
import { fillHiring } from './hiring.ts'
import { fillMentoring } from './mentoring.ts'
import { fillMoney } from './money.ts'
import { fillOutreach } from './outreach.ts'
import type { Product } from '../product.ts'

/** `entries` is the length of each list in the learner area. */
export type Crowd = { learners: number; solutions: number; entries: number }
type Tokens = { learnerToken: string; mentorToken: string; adminToken: string; companyToken: string }
/** Somebody who paid, and rows of other lists. */
type Rows = {
  courseId: number
  stepId: number
  personId: number
  transactionId: string
  waitingId: number
  statementId: number
  adminId: number
  /** A message to everybody, and an endpoint with many deliveries. */
  messageId: number
  webhookId: number
  /** Hosted by the mentor. */
  sessionId: number
  batchId: number
  /** Of the learner. */
  questionId: number
  requestId: number
  ideaId: number
  submissionId: number
  bugId: number
  /** Of the company. */
  introductionId: number
  openingId: number
}
export type Sample = Tokens & Rows

const tasksPerCourse = 20
const stepsPerTask = 5

/** Ten courses of 20 tasks with 5 steps, a learner who submitted every step of one, and many other learners. */
export async function fill(product: Product, crowd: Crowd): Promise<Sample> {
  const [learner, mentor, admin] = [await newLearner(product), await newLearner(product), await newLearner(product)]
  const company = await newLearner(product)
  const client = new pg.Client(await product.connection())
  await client.connect()
  try {
    await client.query(`update people set role = 'mentor' where email = $1`, [mentor.email])
    await client.query(`update people set role = 'admin' where email = $1`, [admin.email])
    await makeCourses(client)
    const restoreIndexes = await dropSearchIndexes(client)
    await makeCrowd(client, crowd, mentor.email)
    await enrolSample(client, learner.email)
    await fillBoards(client, learner.email, crowd.entries)
    await fillDesks(client, admin.email, crowd)
    const emails = { learner: learner.email, mentor: mentor.email, admin: admin.email }
    await fillMentoring(client, emails, crowd.entries)
    await fillMoney(client, admin.email, crowd.entries)
    await fillOutreach(client, emails, crowd.entries)
    await fillHiring(client, { learner: learner.email, company: company.email }, crowd.entries)
    await restoreIndexes()
    // As autovacuum would have done.
    await client.query('vacuum analyze')
    const tokens = { learnerToken: learner.token, mentorToken: mentor.token, adminToken: admin.token }
    return { ...tokens, companyToken: company.token, ...(await sampleRows(client, learner.email, admin.email)) }
  } finally {
    await client.end()
  }
}

/** Row by row, these indexes would take most of the time. */
async function dropSearchIndexes(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where schemaname = 'public' and indexdef like '% USING gin %'`,
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return async () => {
    for (const { definition } of rows) await client.query(definition)
  }
}

async function makeCourses(client: pg.Client) {
  await client.query(`
    insert into courses (title, description, image, paise_per_week, trainer, syllabus)
    select 'Course ' || n, 'About it', '/media/course-1.svg', 49900, '{"name":"","role":"","experience":"","image":""}', '[]'
    from generate_series(1, 10) n`)
  await client.query(
    `
    insert into tasks (course_id, title, position) select id, 'Task ' || n, n from courses, generate_series(1, $1) n`,
    [tasksPerCourse],
  )
  await client.query(
    `
    insert into steps (task_id, name, position) select id, 'Step ' || n, n from tasks, generate_series(1, $1) n`,
    [stepsPerTask],
  )
}

// Each full name belongs to one learner in four hundred.
const firstNames = words(`Aarti Arjun Deepa Farhan Gauri Harish Imran Jaya Karthik Lakshmi
  Manoj Neha Omkar Priya Rahul Sana Tarun Usha Vikram Zoya`)
const lastNames = words(`Bose Chauhan Das Fernandes Ghosh Iyer Jain Khan Kulkarni Mishra
  Nair Patel Qureshi Rao Reddy Sharma Singh Thomas Varma Yadav`)
function words(text: string): string[] {
  return text.split(/\s+/)
}

/**
 * One in a hundred solutions waits for review; one learner in ten has submitted nothing, and of another one in ten the
 * last work was rejected. Learners joined in the last 200 days and worked until they left. Inserted by SQL: through the
 * API it would take a day.
 */
async function makeCrowd(client: pg.Client, { learners, solutions }: Crowd, mentorEmail: string) {
  // The counter of a course would be changed once per row; it is set at the end instead.
  await client.query('alter table enrolments disable trigger user')
  await client.query(
    `
    insert into people (email, username, first_name, last_name, phone, created_at)
    select 'crowd-' || n || '@example.in', 'crowd-' || n, ($2::text[])[1 + n % 20], ($3::text[])[1 + n / 20 % 20],
      '+9198' || lpad((n * 7919 % 100000000)::text, 8, '0'), now() - ${chance('n::bigint', 200)} * interval '1 day'
    from generate_series(1, $1) n`,
    [learners, firstNames, lastNames],
  )
  await client.query(`
    create temporary table crowd as
    select id as person_id, n, created_at as joined_at,
      (array(select id from courses order by id))[1 + ${chance('id', 10)}] as course_id,
      ${chance('n + 7', 10)} = 0 as is_unstarted, ${chance('n + 8', 10)} = 0 as is_rejected,
      date_trunc('milliseconds', now() - (now() - created_at) * (${chance('n + 9', 100)} / 100.0) ^ 2) as left_at
    from (select id, created_at, row_number() over (order by id) as n from people where email like 'crowd-%') p`)
  await client.query('analyze crowd')
  await client.query(
    'insert into enrolments (person_id, course_id, created_at) select person_id, course_id, joined_at from crowd',
  )
  await client.query('alter table enrolments enable trigger user')
  // Without checking two million references to rows that were just read.
  await client.query('set session_replication_role = replica')
  await client.query(
    `
    insert into solutions (person_id, step_id, course_id, attempt, text_solution, state, submitted_at)
    select person_id, step_id, course_id, 1, 'How I did it', state,
      case state when 'submitted' then now() - (n * 31 + at) % 100000 * interval '1 second'
        else joined_at + (left_at - joined_at) * at / $1 end
    from (
      select c.*, s.id as step_id, s.at,
        case when ${chance('c.n * 1000 + s.at', 100)} = 0 then 'submitted'
          when c.is_rejected and s.at = $1 then 'rejected' else 'approved' end as state
      from crowd c
      join (
        select st.id, t.course_id, row_number() over (partition by t.course_id order by st.id) as at
        from steps st join tasks t on t.id = st.task_id
      ) s on s.course_id = c.course_id and s.at <= $1
      where not c.is_unstarted
    ) submissions`,
    [Math.round(solutions / (learners * 0.9))],
  )
  // One in a hundred by the mentor of the bench.
  await client.query(
    `
    insert into reviews (solution_id, mentor_id, verdict, feedback, created_at)
    select s.id, case when ${chance('s.id', 100)} = 0 then mentor.id else other.id end, s.state,
      case s.state when 'rejected' then 'Please try again' else '' end,
      least(now(), s.submitted_at + ${chance('s.id', 28)} * interval '1 hour')
    from solutions s, (select id from people where email = $1) mentor, (select min(id) as id from people) other
    where s.state <> 'submitted'`,
    [mentorEmail],
  )
  await client.query('set session_replication_role = origin')
}

async function sampleRows(client: pg.Client, learnerEmail: string, adminEmail: string): Promise<Rows> {
  const mine = (table: string) =>
    `(select min(id) from ${table} where person_id = (select id from people where email = $1))`
  const { rows } = await client.query<Rows>(
    `select p.id as "personId", y.transaction_id as "transactionId", (select min(id) from courses) as "courseId",
       (select min(s.id) from steps s join tasks t on t.id = s.task_id where t.course_id = (select min(id) from courses))
         as "stepId",
       (select id from solutions where state = 'submitted' order by promised_at, id offset 40 limit 1) as "waitingId",
       (select min(id) from statements) as "statementId", (select id from people where email = $2) as "adminId",
       (select min(id) from messages) as "messageId", (select min(id) from webhooks) as "webhookId",
       (select min(id) from weekend_sessions where host_id <> (select id from people where email = $2)) as "sessionId",
       (select min(id) from batches) as "batchId", ${mine('questions')} as "questionId",
       ${mine('support_requests')} as "requestId", ${mine('ideas')} as "ideaId",
       (select min(id) from project_submissions) as "submissionId",
       (select min(id) from bugs) as "bugId",
       (select min(id) from introductions where state = 'introduced') as "introductionId",
       (select min(id) from openings where state = 'open') as "openingId"
     from people p join payments y on y.person_id = p.id where p.email = 'crowd-777@example.in'`,
    [learnerEmail, adminEmail],
  )
  return rows[0]!
}

async function enrolSample(client: pg.Client, email: string): Promise<void> {
  const { rows } = await client.query<{ person_id: number; course_id: number }>(
    `select p.id as person_id, (select min(id) from courses) as course_id from people p where email = $1`,
    [email],
  )
  const { person_id: personId, course_id: courseId } = rows[0]!
  await client.query('insert into enrolments (person_id, course_id) values ($1, $2)', [personId, courseId])
  await client.query(
    `insert into access_entries (person_id, starts_at, ends_at, reason) values ($1, now(), now() + interval '30 days', 'Bench')`,
    [personId],
  )
  await client.query(
    `insert into solutions (person_id, step_id, course_id, attempt, text_solution, state)
     select $1, s.id, $2, 1, 'How I did it', 'approved' from steps s join tasks t on t.id = s.task_id where t.course_id = $2`,
    [personId, courseId],
  )
}
