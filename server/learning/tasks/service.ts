import { and, eq, inArray, isNull } from '#server/kit/db/orm.ts'
import type { NewTask, Task, TaskEdit } from '#contract/learning/tasks.ts'
import { courses } from '#server/catalogue/tables.ts'
import { audit } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import { notFound } from '#server/kit/http/errors.ts'
import type { Jobs } from '#server/kit/jobs.ts'
import { checkOrder, planSteps } from './rules.ts'
import { insertTask, type LinkTo, lockTask, placeTasks, stepsOf, taskIdsOf, taskOf } from './store.ts'
import { steps, tasks } from '../tables.ts'

/** Work for later: who has finished a course because a step was taken out of it. */
export const finishQueue = 'certificates-after-step-removal'
export type FinishWork = { courseId: number }

const subject = (taskId: number) => `task ${taskId}`

/** Holds the course, so that tasks get their places one after the other. */
async function holdCourse(db: Db, courseId: number) {
  const [course] = await db
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.id, courseId), isNull(courses.archivedAt)))
    .for('no key update')
  if (!course) throw notFound('Course')
}

export function create(db: Db, actorId: number, wanted: NewTask, linkTo: LinkTo): Promise<Task> {
  return db.transaction(async (db) => {
    await holdCourse(db, wanted.courseId)
    const { id: taskId } = await insertTask(db, wanted.courseId, wanted.taskTitle)
    await db
      .insert(steps)
      .values(wanted.taskSteps.map(({ taskStepTitle }, position) => ({ taskId, title: taskStepTitle, position })))
    await audit(db, { actorId, action: 'task created', subject: subject(taskId), after: wanted })
    return taskOf(db, wanted.courseId, taskId, linkTo)
  })
}

type Editing = { actorId: number; taskId: number; jobs: Jobs; linkTo: LinkTo }

/** Steps keep their ids, and with them what was submitted; one that is left out is archived. */
export function edit(db: Db, { actorId, taskId, jobs, linkTo }: Editing, wanted: TaskEdit): Promise<Task> {
  return db.transaction(async (db) => {
    const task = await lockTask(db, taskId)
    if (!task) throw notFound('Task')
    const before = await stepsOf(db, taskId)
    const { removed } = planSteps(
      before.map(({ id }) => id),
      wanted.taskSteps,
    )
    await db.update(tasks).set({ title: wanted.taskTitle }).where(eq(tasks.id, taskId))
    if (removed.length > 0) await db.update(steps).set({ archivedAt: new Date() }).where(inArray(steps.id, removed))
    for (const [position, { taskStepId, taskStepTitle: title }] of wanted.taskSteps.entries()) {
      if (taskStepId === undefined) await db.insert(steps).values({ taskId, title, position })
      else await db.update(steps).set({ title, position }).where(eq(steps.id, taskStepId))
    }
    const was = { taskTitle: task.title, taskSteps: before.map(({ id, title }) => ({ taskStepId: id, title })) }
    await audit(db, { actorId, action: 'task edited', subject: subject(taskId), before: was, after: wanted })
    if (removed.length > 0) await jobs.add(db, finishQueue, { courseId: task.courseId } satisfies FinishWork)
    return taskOf(db, task.courseId, taskId, linkTo)
  })
}

export function order(db: Db, actorId: number, courseId: number, taskIds: number[]): Promise<null> {
  return db.transaction(async (db) => {
    await holdCourse(db, courseId)
    const before = await taskIdsOf(db, courseId)
    checkOrder(before, taskIds)
    await placeTasks(db, taskIds)
    await audit(db, { actorId, action: 'tasks ordered', subject: `course ${courseId}`, before, after: taskIds })
    return null
  })
}

/** Takes a task out of its course. What learners submitted stays theirs, so the rows stay, archived. */
export function remove(db: Db, { actorId, taskId, jobs }: Omit<Editing, 'linkTo'>): Promise<null> {
  return db.transaction(async (db) => {
    const task = await lockTask(db, taskId)
    if (!task) throw notFound('Task')
    await db.update(tasks).set({ archivedAt: new Date() }).where(eq(tasks.id, taskId))
    await audit(db, { actorId, action: 'task archived', subject: subject(taskId), before: { taskTitle: task.title } })
    await jobs.add(db, finishQueue, { courseId: task.courseId } satisfies FinishWork)
    return null
  })
}
