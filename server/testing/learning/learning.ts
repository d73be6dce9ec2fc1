import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { dayMs as day } from '#contract/kit/durations.ts'
import { courses } from '#server/catalogue/tables.ts'
import { sharedSolutions } from '#server/learning/sharing/tables.ts'
import { enrolments, solutionFiles, solutions, steps, tasks } from '#server/learning/tables.ts'
import { accessEntries } from '#server/membership/tables.ts'
import { insertFile } from '#server/site/index.ts'
import type { TestActor, TestApp } from '../test-app.ts'

/** A course whose tasks have this many steps; `stepIds` are in order. */
export async function newCourseWithTasks({ db }: Pick<TestApp, 'db'>, stepsPerTask: number[] = [2]) {
  const trainer = { name: 'Meera Joshi', role: 'Teacher', experience: '12 years', image: 'team-1' }
  const [course] = await db
    .insert(courses)
    .values({
      title: `Course ${randomUUID()}`,
      description: 'About it',
      image: '/media/course-1.svg',
      paisePerWeek: 499_00,
      trainer,
      syllabus: [],
    })
    .returning({ id: courses.id, title: courses.title })
  const stepIds: number[] = []
  const taskIds: number[] = []
  for (const [position, count] of stepsPerTask.entries()) {
    const [task] = await db
      .insert(tasks)
      .values({ courseId: course!.id, title: `Task ${position + 1}`, position })
      .returning({ id: tasks.id })
    taskIds.push(task!.id)
    if (count === 0) continue
    const rows = Array.from({ length: count }, (_, at) => ({ taskId: task!.id, name: `Step ${at + 1}`, position: at }))
    const made = await db.insert(steps).values(rows).returning({ id: steps.id })
    stepIds.push(...made.map(({ id }) => id))
  }
  return { courseId: course!.id, courseTitle: course!.title, taskIds, stepIds }
}

/** A learner enrolled in these courses, with a subscription that ends in 30 days, or in the past if negative. */
export async function newMember(app: TestApp, courseIds: number[] = [], { endsInDays = 30 } = {}): Promise<TestActor> {
  const learner = await app.newActor('learner')
  await grantAccess(app, learner.id, endsInDays)
  await enrol(app, learner.id, courseIds)
  return learner
}

export async function grantAccess({ db }: Pick<TestApp, 'db'>, personId: number, endsInDays = 30) {
  const endsAt = new Date(Date.now() + endsInDays * day)
  const startsAt = new Date(endsAt.getTime() - 30 * day)
  await db.insert(accessEntries).values({ personId, startsAt, endsAt, reason: 'A test' })
}

export async function enrol({ db }: Pick<TestApp, 'db'>, personId: number, courseIds: number[]) {
  if (courseIds.length > 0) await db.insert(enrolments).values(courseIds.map((courseId) => ({ personId, courseId })))
}

type Submission = {
  personId: number
  courseId: number
  stepId: number
  attempt?: number
  files?: Record<string, string>
}
type State = { state?: 'submitted' | 'approved' | 'rejected'; submittedAt?: Date; promisedAt?: Date }

/** A submitted attempt with its files in the store. */
export async function newSolution({ db, deps }: Pick<TestApp, 'db' | 'deps'>, solution: Submission & State) {
  const { files = {}, attempt = 1, ...rest } = solution
  const promisedAt = new Date((rest.submittedAt ?? new Date()).getTime() + 3 * day)
  const [row] = await db
    .insert(solutions)
    .values({ promisedAt, ...rest, attempt, textSolution: 'How I did it' })
    .returning()
  const fileIds: Record<string, string> = {}
  for (const [position, [path, content]] of Object.entries(files).entries()) {
    const stored = await deps.files.put(Readable.from([Buffer.from(content)]))
    await insertFile(db, { ...stored, name: path.split('/').at(-1)!, kind: 'text/plain' }, solution.personId)
    await db.insert(solutionFiles).values({ solutionId: row!.id, fileId: stored.id, path, position })
    fileIds[path] = stored.id
  }
  return { ...row!, fileIds }
}

/** Shows a solution to others, with its author's name. */
export async function shareQuietly(
  { db }: Pick<TestApp, 'db'>,
  { id, personId, stepId }: { id: number; personId: number; stepId: number },
  text: string,
) {
  const shown = { isShared: true, isNamed: true, approach: 'with a loop', lines: 1, sharedAt: new Date() }
  await db
    .insert(sharedSolutions)
    .values({ solutionId: id, personId, stepId, ...shown, code: [{ path: 'a.py', text }] })
}
