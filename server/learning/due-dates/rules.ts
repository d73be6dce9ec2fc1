import { dayMs } from '#contract/kit/durations.ts'
import type { SolutionState } from '#contract/learning/solutions.ts'
import { type HolidayDays, holidayOn } from '#contract/site/holidays.ts'
import { conflict } from '#server/kit/errors.ts'
import { daysAfter } from '#server/kit/india.ts'
import type { CalendarDay } from '../study-days/rules.ts'

/** By how many days due dates moved: of one task, or of everything due from a day on; `personId`: for one learner. */
export type PlanChange = { personId: number | null; taskId: number | null; fromDay: CalendarDay | null; days: number }
/** `dueWeekday`: 1 is Monday. The changes are in the order in which they were made. */
export type Plan = { startsOn: CalendarDay; dueWeekday: number; changes: PlanChange[]; holidays: HolidayDays[] }
/** Of a course, in order. `week`: of the syllabus. */
export type PlannedTask = { taskId: number; week: number | null }
export type DueDates = ReadonlyMap<number, CalendarDay>

/** With what this learner moved for themselves; null: as it is for the batch. */
export const planFor = (plan: Plan, personId: number | null): Plan => ({
  ...plan,
  changes: plan.changes.filter((change) => change.personId === null || change.personId === personId),
})

export const daysBetween = (from: CalendarDay, to: CalendarDay): number => (Date.parse(to) - Date.parse(from)) / dayMs

/** 1 is Monday. */
const weekdayOf = (day: CalendarDay): number => ((new Date(day).getUTCDay() + 6) % 7) + 1

export function nextOpenDay(day: CalendarDay, holidays: HolidayDays[]): CalendarDay {
  const holiday = holidayOn(holidays, day)
  return holiday ? nextOpenDay(daysAfter(holiday.lastDay, 1), holidays) : day
}

/** The first week is never shorter than seven days, whatever day the batch starts on. */
function endOfFirstWeek({ startsOn, dueWeekday }: Plan): CalendarDay {
  const seventhDay = daysAfter(startsOn, 6)
  return daysAfter(seventhDay, (dueWeekday - weekdayOf(seventhDay) + 7) % 7)
}

/** A task is due at the end of its week of the syllabus; one without a week, in the week after the task before it. */
function withoutHolidays(plan: Plan, tasks: PlannedTask[]): Map<number, CalendarDay> {
  const first = endOfFirstWeek(plan)
  let week = 0
  const dates = new Map<number, CalendarDay>()
  for (const task of tasks) {
    week = task.week ?? week + 1
    dates.set(task.taskId, daysAfter(first, (week - 1) * 7))
  }
  for (const { taskId, fromDay, days } of plan.changes)
    for (const [id, day] of dates)
      if (id === taskId || (fromDay !== null && nextOpenDay(day, plan.holidays) >= fromDay))
        dates.set(id, daysAfter(day, days))
  return dates
}

/** When each task is due. On a holiday nothing is: it's due on the next open day. */
export const dueDates = (plan: Plan, tasks: PlannedTask[]): DueDates =>
  new Map([...withoutHolidays(plan, tasks)].map(([taskId, day]) => [taskId, nextOpenDay(day, plan.holidays)]))

/** By how many days a task has to move to be due on this day. */
export const daysToMove = (plan: Plan, tasks: PlannedTask[], taskId: number, dueOn: CalendarDay): number =>
  daysBetween(withoutHolidays(plan, tasks).get(taskId)!, dueOn)

/** What is due first among the tasks that are still to be submitted. */
export function nextDue(dates: DueDates, isDone: (taskId: number) => boolean) {
  const [next] = [...dates]
    .filter(([taskId]) => !isDone(taskId))
    .toSorted(([, one], [, other]) => one.localeCompare(other))
  return next ? { taskId: next[0], dueOn: next[1] } : null
}

/** How many tasks were due before today and are still to be submitted. */
export const tasksBehind = (dates: DueDates, isDone: (taskId: number) => boolean, today: CalendarDay): number =>
  [...dates].filter(([taskId, dueOn]) => dueOn < today && !isDone(taskId)).length

/** How many days a learner moved their own plan. */
export const movedDays = ({ changes }: Plan, personId: number): number =>
  changes.filter((change) => change.personId === personId).reduce((sum, { days }) => sum + days, 0)

/** How far learners may move their own plan in a batch: later than that, a mentor should know. */
export const maxOwnWeeks = 4

type Own = { next: { dueOn: CalendarDay } | null; today: CalendarDay; moved: number }

export function assertMovable<Move>(move: Move | null): asserts move is Move {
  if (move === null) throw conflict('Your plan can’t move now: nothing is overdue, or it moved as far as it goes.')
}

/** By how many weeks a learner who missed a date can move their plan; null while nothing is missed or left to move. */
function ownMove({ next, today, moved }: Own): { weeks: number; fromDay: CalendarDay } | null {
  if (!next || next.dueOn >= today) return null
  const needed = Math.ceil(daysBetween(next.dueOn, today) / 7)
  const weeks = Math.min(needed, maxOwnWeeks - moved / 7)
  return weeks > 0 ? { weeks, fromDay: next.dueOn } : null
}

type OwnTask = PlannedTask & { title: string; isDone: boolean }

/** A learner's own plan of a course: the dates, what is due first, and whether they can move it. */
export function ownDueDates({ plan, moved }: { plan: Plan; moved: number }, tasks: OwnTask[], today: CalendarDay) {
  const dates = dueDates(plan, tasks)
  const byId = new Map(tasks.map((task) => [task.taskId, task]))
  const next = nextDue(dates, (taskId) => byId.get(taskId)!.isDone)
  return {
    dates,
    next: next && { taskTitle: byId.get(next.taskId)!.title, dueOn: next.dueOn, isMissed: next.dueOn < today },
    move: ownMove({ next, today, moved }),
  }
}

/** Whether a step counts as submitted: one that was rejected is to be done again. */
export const isHandled = (state: SolutionState | null): boolean => state === 'submitted' || state === 'approved'
