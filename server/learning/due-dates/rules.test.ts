import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysAfter } from '#server/kit/india.ts'
import {
  daysToMove,
  dueDates,
  nextDue,
  nextOpenDay,
  ownDueDates,
  type Plan,
  type PlanChange,
  planFor,
  tasksBehind,
} from './rules.ts'

const november = (day: number) => `2026-11-${String(day).padStart(2, '0')}`
// A Monday.
const monday = november(2)
const [sunday, friday] = [7, 5]
const tasksOf = (...weeks: (number | null)[]) => weeks.map((week, index) => ({ taskId: index + 1, week }))
const three = tasksOf(1, 2, 3)
const planOf = (plan: Partial<Plan> = {}): Plan => ({
  startsOn: monday,
  dueWeekday: sunday,
  changes: [],
  holidays: [],
  ...plan,
})
const datesOf = (plan: Partial<Plan> = {}, tasks = three) => [...dueDates(planOf(plan), tasks).values()]
const holiday = (first: number, last = first) => ({ firstDay: november(first), lastDay: november(last) })
const everything = (fromDay: string, days: number, personId: number | null = null): PlanChange => ({
  personId,
  taskId: null,
  fromDay,
  days,
})
const one = (taskId: number, days: number): PlanChange => ({ personId: null, taskId, fromDay: null, days })

test.each([
  ['a start on Monday ends its week on Sunday', { startsOn: monday }, [november(8), november(15), november(22)]],
  ['a start in the week gets a full first week', { startsOn: november(4) }, [november(15), november(22), november(29)]],
  ['a start on Sunday too', { startsOn: november(8) }, [november(15), november(22), november(29)]],
  ['another weekday', { dueWeekday: friday }, [november(13), november(20), november(27)]],
])('%s', (_, plan, expected) => expect(datesOf(plan)).toEqual(expected))

test('tasks follow the weeks of the syllabus; one without a week is due a week after the one before it', () => {
  expect(datesOf({}, tasksOf(1, 1, 3, null))).toEqual([november(8), november(8), november(22), november(29)])
  expect(datesOf({}, tasksOf(null, null))).toEqual([november(8), november(15)])
})

test('a holiday moves its own due date to the next open day, and nothing else', () => {
  expect(datesOf({ holidays: [holiday(7, 9)] })).toEqual([november(10), november(15), november(22)])
})

test('a shift moves what is due from its day on, in the order in which changes were made', () => {
  const later = [november(8), november(18), november(25)]
  expect(datesOf({ changes: [everything(november(9), 3)] })).toEqual(later)
  expect(datesOf({ changes: [everything(november(9), 3), one(3, -1)] })).toEqual([...later.slice(0, 2), november(24)])
  expect(datesOf({ changes: [everything(november(9), 3), everything(november(16), -3)] })).toEqual(datesOf({}))
  // Due on the 8th, a holiday, so due on the 9th: it moves with the rest.
  expect(datesOf({ holidays: [holiday(8)], changes: [everything(november(9), 7)] })[0]).toBe(november(15))
})

test('a chosen day is met exactly, also after other changes', () => {
  const plan = planOf({ changes: [everything(november(9), 3)] })
  const days = daysToMove(plan, three, 2, november(20))
  expect(datesOf({ changes: [...plan.changes, one(2, days)] })).toEqual([november(8), november(20), november(25)])
})

test('what a learner moved for themselves stays when the batch moves, and moves nobody else', () => {
  const plan = planOf({ changes: [everything(november(8), 7, 5), everything(november(9), 1)] })
  const due = (personId: number | null) => [...dueDates(planFor(plan, personId), three).values()]
  expect(due(5)).toEqual([november(16), november(23), november(30)])
  expect(due(6)).toEqual([november(8), november(16), november(23)])
  expect(due(null)).toEqual(due(6))
})

test('what is next, and how many are behind', () => {
  const dates = dueDates(planOf(), three)
  const isDone = (taskId: number) => taskId === 1
  expect(nextDue(dates, isDone)).toEqual({ taskId: 2, dueOn: november(15) })
  expect(nextDue(dates, () => true)).toBe(null)
  // On the day itself nobody is behind.
  const behindOn = [15, 16, 23].map((day) => tasksBehind(dates, isDone, november(day)))
  expect(behindOn).toEqual([0, 1, 2])
})

test.each([
  ['everything submitted', 30, [1, 2, 3], 0, null, null],
  ['due today', 15, [1], 0, november(15), null],
  ['missed yesterday: a week', 16, [1], 0, november(15), 1],
  ['missed a week ago: a week', 22, [1], 0, november(15), 1],
  ['missed longer ago: as many as bring it back', 23, [1], 0, november(15), 2],
  ['not more than is left', 30, [], 14, november(8), 2],
  ['nothing left', 16, [1], 28, november(15), null],
])('their own plan: %s', (_, today, done, moved, dueOn, weeks) => {
  const tasks = three.map((task) => ({ ...task, title: `Task ${task.taskId}`, isDone: done.includes(task.taskId) }))
  const { next, move } = ownDueDates({ plan: planOf(), moved }, tasks, november(today))
  expect(next?.dueOn ?? null).toBe(dueOn)
  expect(next?.isMissed ?? false).toBe(dueOn !== null && dueOn < november(today))
  expect(move).toEqual(weeks === null ? null : { weeks, fromDay: dueOn })
})

test('a shift never brings a date forward, reorders tasks or ends on a holiday', () => {
  const day = fc.integer({ min: 0, max: 60 }).map((after) => daysAfter(monday, after))
  const shifts = fc.array(fc.record({ fromDay: day, days: fc.integer({ min: 1, max: 21 }) }), { maxLength: 5 })
  fc.assert(
    fc.property(shifts, fc.array(day, { maxLength: 20 }), (shifts, days) => {
      const holidays = days.map((day) => ({ firstDay: day, lastDay: day }))
      const before = datesOf({ holidays })
      const after = datesOf({ holidays, changes: shifts.map(({ fromDay, days }) => everything(fromDay, days)) })
      expect(after.every((due, index) => due >= before[index]! && due === nextOpenDay(due, holidays))).toBe(true)
      expect(after).toEqual(after.toSorted())
    }),
  )
})
