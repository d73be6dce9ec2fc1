import { expect, test } from 'vitest'
import { claimReview, listReviews, type WaitingReview } from '#contract/learning/reviews.ts'
import { people } from '#server/identity/tables.ts'
import { eq, sql } from '#server/kit/db/orm.ts'
import { newCourseWithTasks, newMember, newSolution } from '#server/testing/learning/learning.ts'
import { countQueries } from '#server/testing/queries.ts'
import { minutesAfter, noon, reviewDesk } from '#server/testing/learning/reviewing.ts'
import type { TestActor } from '#server/testing/test-app.ts'
import { solutions } from '../tables.ts'

const desk = await reviewDesk()

const list = (actor: TestActor, query: Record<string, unknown> = {}) => desk.load(actor, listReviews, { query })
const idsOf = ({ items }: { items: WaitingReview[] }) => items.map(({ solutionId }) => solutionId)

test('lists the first promised first, with course, step, file count and claim', async () => {
  const [asha, ravi] = [await desk.newMentor(), await desk.newMentor('Ravi Iyer')]
  const young = await desk.newWork({ submittedAt: minutesAfter(-5), files: { 'a.py': '1', 'b.py': '2' } })
  const old = await desk.newWork({ submittedAt: minutesAfter(-500) })
  await desk.on(asha, claimReview, young.solutionId)
  const { items } = await list(ravi)
  const mine = items.filter(({ solutionId }: WaitingReview) =>
    [young, old].some((work) => work.solutionId === solutionId),
  )
  expect(mine).toEqual([
    expect.objectContaining({ solutionId: old.solutionId, claim: null, fileCount: 0 }),
    {
      solutionId: young.solutionId,
      courseId: young.courseId,
      courseTitle: young.courseTitle,
      taskTitle: 'Task 1',
      taskStepId: young.stepIds[0],
      taskStepTitle: 'Step 1',
      attempt: 1,
      learner: { userId: young.learner.id, name: 'Meena Devi' },
      submittedAt: minutesAfter(-5).toISOString(),
      promisedAt: expect.any(String),
      isSuggested: false,
      claim: { userId: asha.id, name: 'Asha Rao', until: minutesAfter(30).toISOString(), isMine: false },
      fileCount: 2,
      checks: null,
    },
  ])
  desk.moveTo(minutesAfter(30))
  expect((await list(ravi, { courseId: young.courseId })).items).toMatchObject([{ claim: null }])
  desk.moveTo(noon)
})

test('pages through attempts of the same moment without gaps or repeats', async () => {
  const mentor = await desk.newMentor()
  const { courseId, stepIds } = await newCourseWithTasks(desk, [5])
  const learner = await newMember(desk, [courseId])
  for (const stepId of stepIds) await newSolution(desk, { personId: learner.id, courseId, stepId, submittedAt: noon })
  // Finer than a Date, as the database clock gives it.
  await desk.db
    .update(solutions)
    .set({ submittedAt: sql`${solutions.submittedAt} + interval '7 microseconds'` })
    .where(eq(solutions.courseId, courseId))
  const all = idsOf(await list(mentor, { courseId }))
  expect(all).toHaveLength(5)
  const seen: number[] = []
  let after: string | null | undefined
  do {
    const page = await list(mentor, { courseId, size: 2, ...(after && { after }) })
    seen.push(...idsOf(page))
    after = page.next
  } while (after)
  expect(seen).toEqual(all)
  // An attempt reviewed meanwhile still works as a cursor.
  await desk.decide(mentor, all[1]!, 'approved')
  expect(idsOf(await list(mentor, { courseId, after: all[1] }))).toEqual(all.slice(2))
  expect(idsOf(await list(mentor, { courseId, after: 'x' }))).toEqual([all[0], ...all.slice(2)])
})

test("filters by course and by part of the learner's name or email", async () => {
  const mentor = await desk.newMentor()
  const { solutionId, courseId, learner } = await desk.newWork()
  const other = await desk.newWork()
  await desk.db.update(people).set({ firstName: 'लक्ष्मी', lastName: '100%_O’Neill' }).where(eq(people.id, learner.id))
  expect(idsOf(await list(mentor, { courseId: other.courseId }))).toEqual([other.solutionId])
  for (const typed of ['लक्ष्मी 100%', '0%_o', 'o’neill', learner.email.slice(2, 12).toUpperCase()]) {
    expect(idsOf(await list(mentor, { learner: typed }))).toEqual([solutionId])
  }
  expect(idsOf(await list(mentor, { learner: '100_' }))).toEqual([])
  expect(idsOf(await list(mentor, { learner: 'लक्ष्मी', courseId }))).toEqual([solutionId])
  expect(idsOf(await list(mentor, { learner: 'लक्ष्मी', courseId: other.courseId }))).toEqual([])
})

test("leaves out reviewed attempts and the mentor's own", async () => {
  const mentor = await desk.newMentor()
  const before = (await list(mentor)).waiting
  const decided = await desk.newWork()
  const own = await newCourseWithTasks(desk, [1])
  await newSolution(desk, { personId: mentor.id, courseId: own.courseId, stepId: own.stepIds[0]! })
  expect((await list(mentor)).waiting).toBe(before + 1)
  await desk.decide(mentor, decided.solutionId, 'approved')
  for (const { courseId } of [decided, own]) expect((await list(mentor, { courseId })).items).toEqual([])
  const { waiting, courses } = await list(mentor)
  expect(waiting).toBe(before)
  const offered = courses.map(({ courseId }: { courseId: number }) => courseId)
  expect(offered).not.toContain(decided.courseId)
  expect(offered).not.toContain(own.courseId)
  const [another, { courseId, courseTitle }] = [await desk.newMentor(), own]
  expect((await list(another)).courses).toContainEqual({ courseId, courseTitle })
})

test('counts up to a thousand with a fixed number of queries', async () => {
  const mentor = await desk.newMentor()
  const few = await countQueries(() => list(mentor, { size: 1 }))
  const { courseId, stepIds } = await newCourseWithTasks(desk, [1])
  await desk.db.execute(sql`with learner as (
      insert into people (email, username, first_name) select 'many-' || n || '@example.in', 'many', 'Many'
      from generate_series(1, 1005) n returning id
    ) insert into solutions (person_id, step_id, course_id, attempt, text_solution)
    select id, ${stepIds[0]}, ${courseId}, 1, 'Mine' from learner`)
  const page = await list(mentor, { size: 100 })
  expect([page.waiting, page.items.length]).toEqual([1001, 100])
  expect(await countQueries(() => list(mentor, { size: 100 }))).toBe(few)
  expect(few).toBe(2)
})
