import type { NewTask, Task, TaskEdit } from '#contract/learning/tasks.ts'
import { assertRestorable } from '#server/catalogue/index.ts'
import { audit } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/errors.ts'
import { changeNameOrInstructions } from '../lessons/editor.service.ts'
import { assertSameTasks, removedSteps, toStep } from './rules.ts'
import type { LinkTo } from '../file-links.ts'
import {
  insertSteps,
  insertTask,
  lockActiveCourse,
  lockDeletedTask,
  lockTask,
  setPositions,
  stepsOf,
  taskIdsOf,
  updateSteps,
  updateTask,
} from './store.ts'
import { taskOf } from './list.service.ts'
import type { StepRow } from '../tables.ts'

/** Learners who had only the removed steps left have now completed the course. */
export const certificateQueue = 'certificates-after-step-removal'
export type CertificateJob = { courseId: number }

const subject = (taskId: number) => `task ${taskId}`

/** Keeps two new tasks from getting the same position. */
async function lockCourse(db: Db, courseId: number) {
  if (!(await lockActiveCourse(db, courseId))) throw notFound('Course')
}

export function create(db: Db, actorId: number, task: NewTask, linkTo: LinkTo): Promise<Task> {
  return db.transaction(async (db) => {
    await lockCourse(db, task.courseId)
    const { id: taskId } = await insertTask(db, task.courseId, task.taskTitle)
    await insertSteps(
      db,
      task.taskSteps.map((step, position) => ({ taskId, ...toStep(step), position })),
    )
    await audit(db, { actorId, action: 'task created', subject: subject(taskId), after: task })
    return taskOf(db, task.courseId, taskId, linkTo)
  })
}

type Editing = { actorId: number; taskId: number; linkTo: LinkTo }

/** Steps keep their ids and submissions; a step that is missing in the edit is archived. */
export function edit(
  db: Db,
  { jobs, clock }: Tools,
  { actorId, taskId, linkTo }: Editing,
  edited: TaskEdit,
): Promise<Task> {
  return db.transaction(async (db) => {
    const task = await lockTask(db, taskId)
    if (!task) throw notFound('Task')
    const before = await stepsOf(db, taskId)
    const removed = removedSteps(
      before.map(({ id }) => id),
      edited.taskSteps,
    )
    await updateTask(db, taskId, { title: edited.taskTitle })
    await updateSteps(db, removed, { archivedAt: new Date() })
    for (const [position, { taskStepId, taskStepTitle: name, instructions }] of edited.taskSteps.entries()) {
      const step = { name, position, ...(instructions !== undefined && { instructions }) }
      if (taskStepId === undefined) await insertSteps(db, [{ taskId, ...step }])
      else {
        await updateSteps(db, [taskStepId], step)
        const old = before.find(({ id }) => id === taskStepId)!
        await changeNameOrInstructions(db, { actorId, now: clock() }, old, { name, instructions })
      }
    }
    const previous = { taskTitle: task.title, taskSteps: before.map(toEditedStep) }
    await audit(db, { actorId, action: 'task edited', subject: subject(taskId), before: previous, after: edited })
    if (removed.length > 0) await jobs.add(db, certificateQueue, { courseId: task.courseId } satisfies CertificateJob)
    return taskOf(db, task.courseId, taskId, linkTo)
  })
}

const toEditedStep = ({ id, name, instructions }: StepRow) => ({
  taskStepId: id,
  taskStepTitle: name,
  instructions,
})

export function order(db: Db, actorId: number, courseId: number, taskIds: number[]): Promise<null> {
  return db.transaction(async (db) => {
    await lockCourse(db, courseId)
    const before = await taskIdsOf(db, courseId)
    assertSameTasks(before, taskIds)
    await setPositions(db, taskIds)
    await audit(db, { actorId, action: 'tasks ordered', subject: `course ${courseId}`, before, after: taskIds })
    return null
  })
}

/** Archives the task, so that learners keep their submissions. */
export function archive(db: Db, { jobs, clock }: Tools, actorId: number, taskId: number): Promise<null> {
  return db.transaction(async (db) => {
    const task = await lockTask(db, taskId)
    if (!task) throw notFound('Task')
    await updateTask(db, taskId, { archivedAt: clock() })
    await audit(db, { actorId, action: 'task archived', subject: subject(taskId), before: { taskTitle: task.title } })
    await jobs.add(db, certificateQueue, { courseId: task.courseId } satisfies CertificateJob)
    return null
  })
}

/** Certificates that were issued meanwhile stay valid: each is a record of its day. */
export function restore(db: Db, { clock }: Tools, actorId: number, taskId: number): Promise<null> {
  return db.transaction(async (db) => {
    const task = await lockDeletedTask(db, taskId)
    if (!task?.archivedAt) throw notFound('A deleted task')
    assertRestorable(task.archivedAt, clock())
    await updateTask(db, taskId, { archivedAt: null })
    await audit(db, { actorId, action: 'task restored', subject: subject(taskId), after: { taskTitle: task.title } })
    return null
  })
}
