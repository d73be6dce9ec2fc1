import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type AuditEntry, listAuditEntries } from '#contract/identity/audit.ts'
import { jobs } from '#server/careers/tables.ts'
import { courses } from '#server/catalogue/tables.ts'
import { bugs, facts, featureRequests } from '#server/community/tables.ts'
import { audit } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { certificates, steps, tasks } from '#server/learning/tables.ts'
import { payments } from '#server/membership/tables.ts'
import { statements } from '#server/membership/statements/tables.ts'
import { demoBookings } from '#server/membership/demos/tables.ts'
import { briefs, projectSubmissions } from '#server/projects/tables.ts'
import { teamMembers, testimonials } from '#server/site/tables.ts'
import { sharedApp } from '#server/testing/test-app.ts'
import { fullScenario } from '#server/testing/full-scenario.ts'

const app = await sharedApp()
const admin = await app.newActor('admin')
const life = await fullScenario(app)

/** Writes an audit entry about each, and returns how the log shows them, in the same order. */
async function entriesOf(
  subjects: string[],
  recorded: { before?: unknown; after?: unknown } = {},
): Promise<AuditEntry[]> {
  const action = randomUUID()
  for (const subject of subjects) await audit(app.db, { actorId: admin.id, action, subject, ...recorded })
  const { body } = await app.call(admin, listAuditEntries, { query: { search: action, size: 100 } })
  return (body.data.items as AuditEntry[]).toReversed()
}

const called = async (subject: string) => {
  const [entry] = await entriesOf([subject])
  return [entry!.subjectName, entry!.subjectPage]
}

const newest = async <Row>(rows: Promise<Row[]>): Promise<Row> => (await rows).at(-1)!

test('names a course, a task, a step and a solution by title', async () => {
  const { courseId, stepIds, solution } = life
  const [course] = await app.db.select().from(courses).where(eq(courses.id, courseId))
  const [step] = await app.db.select().from(steps).where(eq(steps.id, stepIds[0]!))
  const [task] = await app.db.select().from(tasks).where(eq(tasks.id, step!.taskId))
  expect(await called(`course ${courseId}`)).toEqual([course!.title, `/admin/courses/${courseId}`])
  expect(await called(`task ${task!.id}`)).toEqual([task!.title, `/admin/tasks/${courseId}`])
  expect(await called(`step ${step!.id}`)).toEqual([step!.name, `/admin/tasks/${courseId}`])
  expect(await called(`solution ${solution.id}`)).toEqual([step!.name, `/admin/reviews/${solution.id}`])
})

test('names jobs, projects, bugs, requests and facts by title', async () => {
  const { db } = app
  const [bug, request] = [await newest(db.select().from(bugs)), await newest(db.select().from(featureRequests))]
  const [brief, submission] = [
    await newest(db.select().from(briefs)),
    await newest(db.select().from(projectSubmissions)),
  ]
  const job = await newest(db.select().from(jobs))
  expect(await called(`bug ${bug.id}`)).toEqual([bug.title, `/admin/request?tab=bugs&bug=${bug.id}`])
  expect(await called(`request ${request.id}`)).toEqual([
    request.title,
    `/admin/request?tab=requests&request=${request.id}`,
  ])
  expect(await called(`brief ${brief.id}`)).toEqual([brief.title, '/admin/projects?tab=briefs'])
  expect(await called(`project submission ${submission.id}`)).toEqual([
    submission.name,
    `/admin/projects?submission=${submission.id}`,
  ])
  expect(await called(`job ${job.id}`)).toEqual([
    `${job.title}, ${job.companyName}`,
    `/admin/jobs?${new URLSearchParams({ search: job.title }).toString()}`,
  ])
})

test('links a payment, a booking and a person to their pages', async () => {
  const payment = await newest(app.db.select().from(payments))
  const booking = await newest(app.db.select().from(demoBookings))
  const [me] = await app.db.select().from(people).where(eq(people.id, life.me.id))
  expect(await called(`payment ${payment.id}`)).toEqual([
    `${me!.firstName} ${me!.lastName}, ₹399`,
    `/admin/payments?state=pending&search=${payment.transactionId}`,
  ])
  expect(await called(`demo booking ${booking.id}`)).toEqual([booking.name, '/admin/leads?day=2026-12-01'])
  expect(await called(`person ${me!.id}`)).toEqual([`${me!.firstName} ${me!.lastName}`, `/admin/users/${me!.id}`])
})

test('names statements, certificates, testimonials and team members', async () => {
  const { db } = app
  const fileId = (await newest(db.select().from(projectSubmissions))).fileId
  const upload = { fileId, name: 'november.csv', head: [], state: 'matched' as const, uploadedBy: admin.id }
  const statement = await newest(db.insert(statements).values(upload).returning())
  const words = { name: 'Kavya', rating: 5, review: 'Good', givenOn: '2026-11-01' }
  const testimonial = await newest(
    db
      .insert(testimonials)
      .values({ place: 'home', ...words })
      .returning(),
  )
  const about = { title: 'Teacher', about: 'Teaches', experience: '5 years', skills: [], image: 'team-1' }
  const member = await newest(
    db
      .insert(teamMembers)
      .values({ name: 'Meera', ...about })
      .returning(),
  )
  const certificate = await newest(db.insert(certificates).values(newCertificate()).returning())
  expect(await called(`statement ${statement.id}`)).toEqual([
    'november.csv',
    `/admin/payments/statements/${statement.id}`,
  ])
  expect(await called(`testimonial ${testimonial.id}`)).toEqual(['Kavya', '/admin/settings/testimonials'])
  expect(await called(`team member ${member.id}`)).toEqual(['Meera', '/admin/settings/team'])
  expect(await called(`certificate ${certificate.code}`)).toEqual([
    'Meena Devi, Python',
    `/certificate/${certificate.code}`,
  ])
})

const newCertificate = () => ({
  code: 'KT-AUDI-TLOG-0001',
  personId: life.me.id,
  courseId: life.courseId,
  learnerName: 'Meena Devi',
  courseTitle: 'Python',
  work: [],
  credential: {},
  statusPosition: 1,
  issuedAt: new Date(),
})

test('names a setting as on the settings page and a closed day, and leaves an unknown one as it is', async () => {
  expect(await called('setting supportPhone')).toEqual(['Support phone', '/admin/settings/school#contact'])
  expect(await called('setting submission')).toEqual(['Submission limits', '/admin/settings/reviews#submissions'])
  expect(await called('day 2026-11-05')).toEqual(['5 Nov 2026', '/admin/payments/close?day=2026-11-05'])
  expect(await called('setting constructor')).toEqual([null, null])
})

test('truncates a long fact without splitting a character', async () => {
  const text = `${'a'.repeat(99)}👩‍🚀 and more`
  const fact = await newest(app.db.insert(facts).values({ personId: life.me.id, text, source: 'x' }).returning())
  const [name] = await called(`fact ${fact.id}`)
  expect(name).toBe(`${'a'.repeat(99)}👩…`)
  expect(name!.isWellFormed()).toBe(true)
})

test('uses the recorded name of a deleted thing, but not of a deleted person', async () => {
  const [gone] = await entriesOf(['task 987654'], { before: { taskTitle: 'Loops' } })
  expect(gone).toMatchObject({ subject: 'task 987654', subjectName: 'Loops', subjectPage: null })
  const [renamed] = await entriesOf(['bug 987654'], { before: { title: 'Old' }, after: { title: 'New' } })
  expect(renamed).toMatchObject({ subjectName: 'New' })
  const [person] = await entriesOf(['person 987654'], { after: { name: 'Meena' } })
  expect(person).toMatchObject({ subjectName: null })
})

test('leaves unknown subjects as they are', async () => {
  const odd = [
    '',
    'jobs',
    'list payments',
    'course 99999999999999999999',
    "course 1' or 1=1",
    'course -1',
    'certificate ',
  ]
  expect((await entriesOf(odd)).map(({ subject, subjectName }) => [subject, subjectName])).toEqual(
    odd.map((subject) => [subject, null]),
  )
})
