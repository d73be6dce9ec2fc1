import { mayUse } from '#contract/kit/access.ts'
import type { CoursePlan } from '#contract/learning/study/due-dates.ts'
import type { PlannedCourse, Task } from '#contract/learning/tasks.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import type { Db } from '#server/kit/db/db.ts'
import { notFound } from '#server/kit/errors.ts'
import { indiaDate } from '#server/kit/india.ts'
import { isHandled, ownDueDates } from '../due-dates/rules.ts'
import type { OwnPlan } from '../due-dates/store.ts'
import { isReadOnlyCourse } from '../enrolments/service.ts'
import { linksFor, type LinkTo } from '../file-links.ts'
import { progressIn } from '../lessons/rules.ts'
import { nextStepIn, toTaskStep, type Work, workAt } from '../lessons/step-view.ts'
import { type CourseStructure, hasProblems, type LessonCache, readStructure } from '../lessons/structure.store.ts'
import { plannedCourseRead } from './planned-course.store.ts'
import { submittedOnly } from './rules.ts'

type Reading = { actor: Actor; courseId: number; personId: number }

/** A course's tasks with this person's work, in one query: what is the same for all learners comes from the cache. */
export async function courseTasks(
  db: Db,
  tools: Tools,
  lessons: LessonCache,
  { actor, courseId, personId }: Reading,
): Promise<{ tasks: Task[]; course: PlannedCourse }> {
  const place = await plannedCourseRead(db, { personId, courseId })
  const { accessEnds, isEnrolled, certificateCode, work } = place
  const now = tools.clock()
  const hasAccess = accessEnds !== null && accessEnds > now && isEnrolled
  const isReadOnly =
    !mayUse(actor, 'staff') && !hasAccess && (await isReadOnlyCourse(db, now, { personId, courseId, isEnrolled }))
  const structure = await lessons.structureOf(db, place)
  if (!structure) throw notFound('Course')
  const own = isReadOnly ? null : place.own
  const due = own && ownDueDates(own, plannedTasks(structure, work), indiaDate(now))
  const tasks = tasksIn(structure, work, linksFor(tools, actor.id))
  return {
    tasks: isReadOnly ? submittedOnly(tasks) : tasks,
    course: {
      courseId,
      courseTitle: structure.title,
      courseDescription: structure.description,
      // Of an archived course too: learners still see how far they came.
      progress: progressIn({ ...structure, isArchived: false }, (stepId) => workAt(work, stepId).state),
      certificateCode,
      nextStepId: isReadOnly ? null : nextStepIn(structure, work),
      isArchived: structure.isArchived,
      isReadOnly,
      hasInterviews: structure.hasInterviews,
      hasProblems: hasProblems(structure),
      plan: own && due && toCoursePlan(own, due),
    },
  }
}

/** What can be due: the tasks that are part of the course today. */
const plannedTasks = ({ tasks }: CourseStructure, work: Work) =>
  tasks.flatMap((task) => {
    const steps = task.steps.filter(({ isCurrent }) => isCurrent)
    const isDone = steps.every(({ stepId }) => isHandled(workAt(work, stepId).state))
    return steps.length > 0 ? { ...task, isDone } : []
  })

const toCoursePlan = (
  { batchName, mentor, shift }: OwnPlan,
  { dates, next, move }: ReturnType<typeof ownDueDates>,
): CoursePlan => ({
  batchName,
  mentor,
  shift: shift && { days: shift.days, reason: shift.reason, at: shift.madeAt.toISOString() },
  dates: [...dates].map(([taskId, dueOn]) => ({ taskId, dueOn })),
  next,
  movableWeeks: move && move.weeks,
})

/** In order. Archived tasks and steps are included only if the learner submitted something for them. */
function tasksIn({ tasks, isArchived }: CourseStructure, work: Work, linkTo: LinkTo): Task[] {
  return tasks.flatMap(({ taskId, title, week, steps }) => {
    const taskSteps = steps.flatMap((step) => {
      const own = workAt(work, step.stepId)
      const isCurrent = step.isCurrent && !isArchived
      return isCurrent || own.state !== null ? toTaskStep(step, own, { linkTo, isCurrent, mayLearn: true }) : []
    })
    return taskSteps.length > 0 ? { taskId, taskTitle: title, week, taskSteps } : []
  })
}

/** The task as it looks before anybody has worked on it. */
export async function taskOf(db: Db, courseId: number, taskId: number, linkTo: LinkTo): Promise<Task> {
  const structure = await readStructure(db, courseId)
  return tasksIn(structure!, new Map(), linkTo).find((task) => task.taskId === taskId)!
}
