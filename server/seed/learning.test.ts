import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { listMyCertificates } from '#contract/learning/certificates.ts'
import { getEnrolledCourses, type EnrolledCourse } from '#contract/learning/enrolments.ts'
import { getReview, listReviews } from '#contract/learning/reviews.ts'
import { listSavedReplies } from '#contract/threads/saved-replies.ts'
import { fileKinds } from '#contract/kit/file-kinds.ts'
import { type Attempt, listAttempts } from '#contract/learning/solutions.ts'
import { createTask, getTasks, StepUrls, type Task } from '#contract/learning/tasks.ts'
import { insertSession } from '#server/identity/sessions/store.ts'
import { people } from '#server/identity/tables.ts'
import { newToken } from '#server/kit/security/tokens.ts'
import { eq, sql } from '#server/kit/db/orm.ts'
import {
  enrolments,
  reviewComments,
  reviews,
  solutionFiles,
  solutions,
  stepFiles,
  steps,
  tasks,
} from '#server/learning/tables.ts'
import { files } from '#server/site/tables.ts'
import { demoApp } from '#server/testing/demo-app.ts'

const app = await demoApp()
const asha = await signedIn('learner@kaushal.example')
const imran = await signedIn('mentor@kaushal.example')

async function signedIn(email: string) {
  const [person] = await app.db.select().from(people).where(eq(people.email, email))
  const token = newToken()
  await insertSession(app.db, person!.id, token, 'Test device')
  return { id: person!.id, token }
}

const tasksOf = (courseId: number): Promise<Task[]> => app.load(asha, getTasks, { query: { courseId } })

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('the tasks of course %s are valid', async (courseId) => {
  const written = await app.db.select().from(tasks).where(eq(tasks.courseId, courseId))
  expect(written.length).toSatisfy((count: number) => count >= 4 && count <= 16)
  for (const { id, title } of written) {
    const parts = await app.db.select().from(steps).where(eq(steps.taskId, id))
    expect(parts.length).toSatisfy((count: number) => count >= 1 && count <= 10)
    const taskSteps = parts.map(({ name, instructions }) => ({ taskStepTitle: name, instructions }))
    expect(createTask.body.safeParse({ taskTitle: title, taskSteps, courseId }).error).toBeUndefined()
    for (const { name, instructions, urls } of parts) {
      // With the longer verdict in front, an email's subject stays complete.
      expect(`Changes needed: ${name}`.length).toBeLessThan(60)
      expect(instructions).toMatch(/\bsubmit\b/i)
      expect(StepUrls.parse(urls)).toEqual(urls)
      expect(urls.every((url) => url.startsWith('https://') && !url.includes(','))).toBe(true)
    }
  }
})

test.each([1, 2, 5])('course %s has reference files', async (courseId) => {
  const parts = (await tasksOf(courseId)).flatMap(({ taskSteps }) => taskSteps)
  expect(parts.filter(({ references }) => references !== '').length).toBeGreaterThan(2)
})

test('the references and submissions include a picture and a PDF', async () => {
  const kindsOf = async (table: typeof stepFiles | typeof solutionFiles) => {
    const rows = await app.db
      .selectDistinct({ kind: files.kind })
      .from(files)
      .innerJoin(table, eq(table.fileId, files.id))
    return rows.map(({ kind }) => kind).toSorted()
  }
  expect(await kindsOf(stepFiles)).toEqual(expect.arrayContaining(['application/pdf', 'image/png', 'text/plain']))
  expect(await kindsOf(solutionFiles)).toEqual(['application/pdf', 'image/png', 'text/plain'])
})

test('every file opens and matches its row', async () => {
  const rows = await app.db.select().from(files)
  expect(rows.length).toBeGreaterThan(50)
  for (const { id, bytes, sha256, kind } of rows) {
    const content = await buffer(await app.deps.files.open(id))
    expect(content).toHaveLength(bytes)
    expect(createHash('sha256').update(content).digest().equals(sha256)).toBe(true)
    expect(fileKinds).toContain(kind)
  }
})

test('the demo learner has three courses at different stages', async () => {
  const enrolled: EnrolledCourse[] = await app.load(asha, getEnrolledCourses)
  const stages = enrolled.map(({ course: [course] }) => [course!.courseId, course!.progress, course!.certificateCode])
  const certificate = expect.stringMatching(/^KT-/)
  const { steps } = enrolled.find(({ course: [course] }) => course!.courseId === 5)!.course[0]!.progress
  expect(stages.toSorted(([a], [b]) => Number(a) - Number(b))).toEqual([
    [1, { approved: 6, waiting: 1, rejected: 0, steps: expect.any(Number) }, null],
    [2, { approved: 12, waiting: 1, rejected: 1, steps: expect.any(Number) }, null],
    [5, { approved: steps, waiting: 0, rejected: 0, steps }, certificate],
  ])
  expect(await app.load(asha, listMyCertificates)).toHaveLength(1)
})

test('the rejected solution of the demo learner has feedback and two line comments, one unanswered', async () => {
  const parts = (await tasksOf(2)).flatMap(({ taskSteps }) => taskSteps)
  const { taskStepId } = parts.find(({ solutionSubmited }) => solutionSubmited === 0)!
  const [attempt]: Attempt[] = await app.load(asha, listAttempts, { params: { stepId: taskStepId } })
  expect(attempt!.review).toMatchObject({ verdict: 'rejected', mentor: 'Imran Sheikh' })
  expect(attempt!.review!.feedback.length).toBeGreaterThan(50)
  expect(attempt!.comments.map(({ replies }) => replies.length > 0)).toEqual([true, false])
})

test('the review queue holds attempts from ten minutes to two days old, some of them second attempts', async () => {
  const { items, waiting } = await app.load(imran, listReviews, { query: { size: 100 } })
  expect(waiting).toBe(16)
  const ages = items.map(({ submittedAt }: { submittedAt: string }) => (Date.now() - Date.parse(submittedAt)) / 60_000)
  expect(Math.max(...ages)).toSatisfy((minutes: number) => minutes > 2_800 && minutes < 2_880)
  expect(Math.min(...ages)).toSatisfy((minutes: number) => minutes >= 10 && minutes < 60)
  const again = items.filter(({ attempt }: { attempt: number }) => attempt > 1)
  expect(again).toHaveLength(2)
  for (const { solutionId } of again) {
    const { current, earlier } = await app.load(imran, getReview, { params: { solutionId } })
    const [before] = earlier
    const pathsOf = ({ files }: Attempt) => files.map(({ path }) => path)
    expect(pathsOf(current)).toEqual(expect.arrayContaining(pathsOf(before)))
    expect(before.comments.every(({ answer }: { answer: string | null }) => answer !== null)).toBe(true)
  }
  expect(await app.load(imran, listSavedReplies)).toHaveLength(4)
})

test('everything happened in a possible order', async () => {
  const count = async (condition: ReturnType<typeof sql>) => {
    const { rows } = await app.db.execute<{ found: number }>(sql`select count(*)::int as found from ${condition}`)
    return rows[0]!.found
  }
  expect(
    await count(sql`${reviews} r join ${solutions} s on s.id = r.solution_id where r.created_at <= s.submitted_at`),
  ).toBe(0)
  expect(await count(sql`${reviews} r join ${solutions} s on s.id = r.solution_id where r.verdict <> s.state`)).toBe(0)
  expect(await count(sql`${reviewComments} where line is null or line < 1`)).toBe(0)
  expect(await count(sql`${solutions} where submitted_at > now()`)).toBe(0)
  // Each attempt comes after the verdict on the one before.
  expect(
    await count(sql`${solutions} s join ${solutions} p on (p.person_id, p.step_id, p.attempt) = (s.person_id, s.step_id, s.attempt - 1)
      left join ${reviews} r on r.solution_id = p.id where r.created_at is null or r.created_at >= s.submitted_at`),
  ).toBe(0)
  // Every learner was enrolled and had access when they submitted.
  expect(
    await count(sql`${solutions} s where not exists (
      select 1 from ${enrolments} e where (e.person_id, e.course_id) = (s.person_id, s.course_id) and e.created_at < s.submitted_at)`),
  ).toBe(0)
  expect(
    await count(sql`${solutions} s where not exists (
      select 1 from access_entries a where a.person_id = s.person_id and s.submitted_at between a.starts_at and a.ends_at)`),
  ).toBe(0)
  expect(
    await count(
      sql`${solutions} s join ${steps} p on p.id = s.step_id join ${tasks} t on t.id = p.task_id where t.course_id <> s.course_id`,
    ),
  ).toBe(0)
})
