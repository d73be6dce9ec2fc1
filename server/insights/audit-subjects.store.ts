import { courses } from '#server/catalogue/tables.ts'
import { jobs } from '#server/careers/tables.ts'
import { bugs, facts, featureRequests } from '#server/community/tables.ts'
import { companies, openings } from '#server/hiring/tables.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { type SQL, sql } from '#server/kit/db/orm.ts'
import { batches } from '#server/learning/index.ts'
import { certificates, solutions, steps, tasks } from '#server/learning/tables.ts'
import { payments } from '#server/membership/tables.ts'
import { demoBookings, statements } from '#server/membership/index.ts'
import { messages } from '#server/messages/tables.ts'
import { weekendSessions } from '#server/mentoring/tables.ts'
import { emails } from '#server/notifications/tables.ts'
import { briefs, projectSubmissions } from '#server/projects/tables.ts'
import { teamMembers, testimonials } from '#server/site/tables.ts'
import { supportRequests } from '#server/support/tables.ts'
import { webhooks } from '#server/webhooks/tables.ts'
import { pageOf, type Subject, toSubject } from './audit-subjects.rules.ts'

type Found = { kind: string; id: string; name: string; detail: string }

/** Each selects kind, id, name and what the link needs besides the id. */
const lookUps: Record<string, (ids: SQL) => SQL> = {
  course: (ids) => sql`select 'course', id::text, title, '' from ${courses} where id = any(${ids})`,
  batch: (ids) => sql`select 'batch', id::text, name, '' from ${batches} where id = any(${ids})`,
  task: (ids) => sql`select 'task', id::text, title, course_id::text from ${tasks} where id = any(${ids})`,
  step: (ids) => sql`select 'step', step.id::text, step.name, task.course_id::text from ${steps} step
    join ${tasks} task on task.id = step.task_id where step.id = any(${ids})`,
  solution: (ids) => sql`select 'solution', solution.id::text, step.name, '' from ${solutions} solution
    join ${steps} step on step.id = solution.step_id where solution.id = any(${ids})`,
  job: (ids) => sql`select 'job', id::text, title || ', ' || company_name, title from ${jobs} where id = any(${ids})`,
  company: (ids) => sql`select 'company', id::text, name, '' from ${companies} where id = any(${ids})`,
  opening: (ids) =>
    sql`select 'opening', id::text, title, state || ' ' || title from ${openings} where id = any(${ids})`,
  brief: (ids) => sql`select 'brief', id::text, title, '' from ${briefs} where id = any(${ids})`,
  'project submission': (ids) =>
    sql`select 'project submission', id::text, name, '' from ${projectSubmissions} where id = any(${ids})`,
  bug: (ids) => sql`select 'bug', id::text, title, '' from ${bugs} where id = any(${ids})`,
  request: (ids) => sql`select 'request', id::text, title, '' from ${featureRequests} where id = any(${ids})`,
  fact: (ids) => sql`select 'fact', id::text,
    case when length(text) > 100 then left(text, 100) || '…' else text end, '' from ${facts} where id = any(${ids})`,
  payment: (ids) => sql`select 'payment', payment.id::text,
    trim(person.first_name || ' ' || person.last_name) || ', ₹' || payment.amount_paise / 100,
    payment.state || ' ' || payment.transaction_id from ${payments} payment
    join ${people} person on person.id = payment.person_id where payment.id = any(${ids})`,
  statement: (ids) => sql`select 'statement', id::text, name, '' from ${statements} where id = any(${ids})`,
  'demo booking': (ids) =>
    sql`select 'demo booking', id::text, name, coalesce(demo_date::text, '') from ${demoBookings} where id = any(${ids})`,
  'weekend session': (ids) =>
    sql`select 'weekend session', id::text, title, title from ${weekendSessions} where id = any(${ids})`,
  'support request': (ids) =>
    sql`select 'support request', id::text, subject, '' from ${supportRequests} where id = any(${ids})`,
  message: (ids) => sql`select 'message', id::text, subject, '' from ${messages} where id = any(${ids})`,
  email: (ids) => sql`select 'email', id::text, subject, '' from ${emails} where id = any(${ids})`,
  webhook: (ids) =>
    sql`select 'webhook', id::text, split_part(url, '/', 3), '' from ${webhooks} where id = any(${ids})`,
  testimonial: (ids) => sql`select 'testimonial', id::text, name, '' from ${testimonials} where id = any(${ids})`,
  'team member': (ids) => sql`select 'team member', id::text, name, '' from ${teamMembers} where id = any(${ids})`,
}

/** Names and pages of the subjects in the audit log, in one query. */
export async function subjectsOf(db: Db, names: string[]): Promise<Map<string, Subject>> {
  const subjects = names.map(toSubject)
  const idsOf = (kind: string) =>
    sql`${sql.param(subjects.filter((subject) => subject.kind === kind).map(({ id }) => id))}::bigint[]`
  const codes = subjects.filter(({ kind }) => kind === 'certificate').map(({ id }) => id)
  const queries = [
    sql`select 'certificate' as kind, code as id, learner_name || ', ' || course_title as name, '' as detail
      from ${certificates} where code = any(${sql.param(codes)}::text[])`,
    ...Object.entries(lookUps).map(([kind, lookUp]) => lookUp(idsOf(kind))),
  ]
  const { rows } = await db.execute<Found>(sql.join(queries, sql` union all `))
  const found = rows.map((row): [string, Subject] => [`${row.kind} ${row.id}`, { name: row.name, page: pageOf(row) }])
  const fixed = subjects
    .filter(({ fixed }) => fixed !== null)
    .map(({ subject, fixed }): [string, Subject] => [subject, fixed!])
  return new Map([...found, ...fixed])
}
