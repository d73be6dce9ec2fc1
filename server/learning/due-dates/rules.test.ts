import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysAfter } from '#server/kit/india.ts'
import {
  daysToMove,
  dueDates,
  nextDue,
  nextOpenDay,
  ownMove,
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
  closed: new Set(),
  ...plan,
})
const datesOf = (plan: Partial<Plan> = {}, tasks = three) => [...dueDates(planOf(plan), tasks).values()]
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
  const closed = new Set([november(8), november(9)])
  expect(datesOf({ closed })).toEqual([november(10), november(15), november(22)])
})

test('a shift moves what is due from its day on, in the order in which changes were made', () => {
  const later = [november(8), november(18), november(25)]
  expect(datesOf({ changes: [everything(november(9), 3)] })).toEqual(later)
  expect(datesOf({ changes: [everything(november(9), 3), one(3, -1)] })).toEqual([...later.slice(0, 2), november(24)])
  expect(datesOf({ changes: [everything(november(9), 3), everything(november(16), -3)] })).toEqual(datesOf({}))
  // Due on the 8th, a holiday, so due on the 9th: it moves with the rest.
  const closed = new Set([november(8)])
  expect(datesOf({ closed, changes: [everything(november(9), 7)] })[0]).toBe(november(15))
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
  ['nothing left to do', null, 16, 0, null],
  ['due today', 15, 15, 0, null],
  ['missed yesterday: a week', 15, 16, 0, 1],
  ['missed a week ago: a week', 15, 22, 0, 1],
  ['missed longer ago: as many as bring it back', 15, 23, 0, 2],
  ['not more than is left', 1, 30, 14, 2],
  ['nothing left', 15, 16, 28, null],
])('moving their own plan: %s', (_, due, today, movedDays, weeks) => {
  const next = due === null ? null : { dueOn: november(due) }
  const move = ownMove({ next, today: november(today), movedDays })
  expect(move).toEqual(weeks === null ? null : { weeks, fromDay: november(due) })
})

test('a shift never brings a date forward, reorders tasks or ends on a holiday', () => {
  const day = fc.integer({ min: 0, max: 60 }).map((after) => daysAfter(monday, after))
  const shifts = fc.array(fc.record({ fromDay: day, days: fc.integer({ min: 1, max: 21 }) }), { maxLength: 5 })
  fc.assert(
    fc.property(shifts, fc.array(day, { maxLength: 20 }), (shifts, holidays) => {
      const closed = new Set(holidays)
      const before = datesOf({ closed })
      const after = datesOf({ closed, changes: shifts.map(({ fromDay, days }) => everything(fromDay, days)) })
      expect(after.every((due, index) => due >= before[index]! && due === nextOpenDay(due, closed))).toBe(true)
      expect(after).toEqual(after.toSorted())
    }),
  )
})
