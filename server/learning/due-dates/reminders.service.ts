import { courseById } from '#server/catalogue/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { daysAfter, indiaDate, startOfDay } from '#server/kit/india.ts'
import { notify } from '#server/notifications/index.ts'
import { dueDates, planFor } from './rules.ts'
import { insertReminder, learnersWithPlans, plansOf, submittedSteps, tasksOfCourses } from './store.ts'
import { taskDue } from './texts.ts'

/** Nobody is woken up by a reminder. */
const earliestHour = 9

/** Reminds learners of what is due tomorrow and not submitted yet. */
export async function sendDueReminders(db: Db, tools: Tools): Promise<void> {
  const now = tools.clock()
  const today = indiaDate(now)
  if (now.getTime() < startOfDay(today).getTime() + earliestHour * 3_600_000) return
  for (const due of await dueOn(db, daysAfter(today, 1), now)) await remind(db, tools, due)
}

type Due = { personId: number; taskId: number; taskTitle: string; courseId: number; dueOn: string }

async function dueOn(db: Db, day: string, now: Date): Promise<Due[]> {
  const learners = await learnersWithPlans(db, now)
  const plans = await plansOf(db, [...new Set(learners.map(({ batchId }) => batchId))])
  const tasks = await tasksOfCourses(db, [...new Set(learners.map(({ courseId }) => courseId))])
  const due = learners.flatMap(({ batchId, courseId, personId }) => {
    const ofCourse = tasks.get(courseId) ?? []
    const dates = dueDates(planFor(plans.get(batchId)!, personId), ofCourse)
    return ofCourse.filter(({ taskId }) => dates.get(taskId) === day).map((task) => ({ ...task, personId }))
  })
  const submitted = await submittedSteps(db, [...new Set(due.map(({ personId }) => personId))])
  return due
    .filter(({ personId, taskId, steps }) => (submitted.get(personId)?.get(taskId) ?? 0) < steps)
    .map(({ personId, taskId, title, courseId }) => ({ personId, taskId, taskTitle: title, courseId, dueOn: day }))
}

/** The record is in the transaction of the notification, so that nobody is reminded twice. */
function remind(db: Db, tools: Tools, { personId, taskId, dueOn, ...task }: Due): Promise<void> {
  return db.transaction(async (db) => {
    if (!(await insertReminder(db, { personId, taskId, dueOn, sentAt: tools.clock() }))) return
    const { courseTitle } = (await courseById(db, task.courseId))!
    await notify(db, tools, personId, taskDue({ ...task, courseTitle, dueOn }))
  })
}
