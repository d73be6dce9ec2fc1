import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/errors.ts'
import { indiaDate } from '#server/kit/india.ts'
import type { CalendarDay } from '../study-days/rules.ts'
import { assertMovable, dueDates, ownDueDates } from './rules.ts'
import { insertChange, lockMembership, planIn, plansRead, submittedSteps, tasksOfCourses } from './store.ts'

type Move = { personId: number; courseId: number }

/** Moves what a learner still has to submit, from the first missed date on. */
export function moveOwn(db: Db, { clock }: Tools, { personId, courseId }: Move): Promise<{ weeks: number }> {
  const now = clock()
  return db.transaction(async (db) => {
    const batchId = (await planIn(db, personId, courseId))?.batchId
    // Two taps wait for each other here, and the second finds nothing missed.
    if (batchId === undefined || !(await lockMembership(db, batchId, personId))) throw noPlan()
    const own = await planIn(db, personId, courseId)
    if (!own) throw noPlan()
    const tasks = (await tasksOfCourses(db, [courseId])).get(courseId) ?? []
    const submitted = (await submittedSteps(db, [personId])).get(personId)
    const ownTasks = tasks.map((task) => ({ ...task, isDone: (submitted?.get(task.taskId) ?? 0) >= task.steps }))
    const { move } = ownDueDates(own, ownTasks, indiaDate(now))
    assertMovable(move)
    const { weeks, fromDay } = move
    await insertChange(db, { batchId, personId, fromDay, days: weeks * 7, madeBy: personId, madeAt: now })
    return { weeks }
  })
}

const noPlan = () => notFound('Your week plan')

export type OwnDueDate = {
  batchId: number
  taskId: number
  taskTitle: string
  courseId: number
  dueOn: CalendarDay
  isDone: boolean
  /** How often the plan changed, and when last. */
  changes: number
  changedAt: Date
}

/** In all batches in which this person is, for their calendar. */
export async function dueDatesOf(db: Db, personId: number): Promise<OwnDueDate[]> {
  const plans = await plansRead(db, { personId })
  if (plans.length === 0) return []
  const courseTasks = await tasksOfCourses(
    db,
    plans.map(({ courseId }) => courseId),
  )
  const submitted = (await submittedSteps(db, [personId])).get(personId)
  return plans.flatMap(({ batchId, courseId, plan, changedAt }) => {
    const tasks = courseTasks.get(courseId) ?? []
    const dates = dueDates(plan, tasks)
    return tasks.map(({ taskId, title, steps }) => ({
      batchId,
      taskId,
      taskTitle: title,
      courseId,
      dueOn: dates.get(taskId)!,
      isDone: (submitted?.get(taskId) ?? 0) >= steps,
      changes: plan.changes.length,
      changedAt,
    }))
  })
}
