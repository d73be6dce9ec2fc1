import { expect } from 'vitest'
import type { FunnelSteps } from '#contract/insights/reports.ts'
import { dayMs } from '#contract/kit/durations.ts'
import type { people } from '#server/identity/tables.ts'
import type { certificates, enrolments, reviews, solutions, secondOpinions } from '#server/learning/tables.ts'
import type { demoBookings } from '#server/membership/index.ts'
import type { payments } from '#server/membership/tables.ts'

const [minute, hour, day] = [60_000, 3_600_000, dayMs]
/** A Wednesday at noon in India. */
export const now = new Date('2026-11-18T06:30:00Z')

/** All rows of a school. */
export type Rows = {
  people: (typeof people.$inferSelect)[]
  demos: (typeof demoBookings.$inferSelect)[]
  payments: (typeof payments.$inferSelect)[]
  enrolments: (typeof enrolments.$inferSelect)[]
  solutions: (typeof solutions.$inferSelect)[]
  reviews: (typeof reviews.$inferSelect)[]
  certificates: (typeof certificates.$inferSelect)[]
  opinions: (typeof secondOpinions.$inferSelect)[]
}

type Course = { courseId: number; stepIds: number[] }

/** When the mentors of this school work. */
export const hours = {
  first: { weekdays: [1, 2, 3, 5], startsAt: '10:00', endsAt: '13:30', firstDay: '2026-10-05', lastDay: '2026-10-09' },
  second: { weekdays: [3, 6], startsAt: '12:15', endsAt: '18:00' },
}

const india = (at: Date) => new Date(at.getTime() + 5.5 * hour).toISOString()

/** In one of the ranges, by the date in India. */
function isIn(range: string, at: Date): boolean {
  if (range === 'all') return true
  if (range.includes('-')) return india(at).startsWith(range)
  const first = new Date(now.getTime() - (Number(range) - 1) * day)
  return india(at).slice(0, 10) >= india(first).slice(0, 10)
}

export function funnelByHand(rows: Rows, range: string) {
  const stepsOf = (ids: number[]): FunnelSteps => {
    const paid = ids.filter((id) => rows.payments.some((row) => row.personId === id && row.state === 'verified'))
    const worked = paid.filter((id) => rows.solutions.some((row) => row.personId === id))
    const finished = worked.filter((id) => rows.certificates.some((row) => row.personId === id && !row.revokedAt))
    return { registered: ids.length, verified: paid.length, submitted: worked.length, completed: finished.length }
  }
  const learners = rows.people.filter((row) => row.role === 'learner' && !row.deletedAt && isIn(range, row.createdAt))
  const plain = (email: string) => email.replace('+demo', '')
  const visitors = [...Map.groupBy(rows.demos, ({ email }) => plain(email))].flatMap(([email, booked]) => {
    const at = new Date(Math.min(...booked.map(({ createdAt }) => createdAt.getTime())))
    const account = rows.people.find((row) => row.email === email)
    const isNew = !account || (account.role === 'learner' && account.createdAt >= at)
    return isNew && isIn(range, at) ? [{ at, id: account?.id }] : []
  })
  const months = [...learners.map((row) => row.createdAt), ...visitors.map(({ at }) => at)].map((at) =>
    india(at).slice(0, 7),
  )
  return [...new Set(months)].toSorted().map((month) => {
    const booked = visitors.filter(({ at }) => india(at).startsWith(month))
    return {
      month,
      learners: stepsOf(learners.filter((row) => india(row.createdAt).startsWith(month)).map(({ id }) => id)),
      demos: { booked: booked.length, ...stepsOf(booked.flatMap(({ id }) => id ?? [])) },
    }
  })
}

export function courseByHand(rows: Rows, range: string, { courseId, stepIds }: Course) {
  const learners = rows.enrolments
    .filter((row) => row.courseId === courseId && isIn(range, row.createdAt))
    .filter(({ personId }) =>
      rows.people.some((row) => row.id === personId && row.role === 'learner' && !row.deletedAt),
    )
    .map(({ personId }) => {
      const work = rows.solutions.filter((row) => row.personId === personId && row.courseId === courseId)
      const passed = work.filter((row) => row.state === 'approved').map(({ stepId }) => stepIds.indexOf(stepId) + 1)
      const isDone = rows.certificates.some(
        (row) => row.personId === personId && row.courseId === courseId && !row.revokedAt,
      )
      const isActive = work.some(
        (row) => row.state === 'submitted' || row.submittedAt.getTime() > now.getTime() - 14 * day,
      )
      return { place: Math.max(0, ...passed), isDone, hasStopped: !isDone && !isActive }
    })
  const at = (place: number) => ({
    lastHere: learners.filter((row) => row.place === place).length,
    stopped: learners.filter((row) => row.place === place && row.hasStopped).length,
  })
  return {
    enrolled: learners.length,
    completed: learners.filter(({ isDone }) => isDone).length,
    stopped: learners.filter(({ hasStopped }) => hasStopped).length,
    atStart: at(0),
    steps: stepIds.map((stepId, index) => {
      const given = rows.reviews.filter(
        (row) =>
          !row.undoneAt &&
          isIn(range, row.createdAt) &&
          rows.solutions.find(({ id }) => id === row.solutionId)!.stepId === stepId,
      )
      return {
        stepId,
        passed: learners.filter(({ place }) => place > index).length,
        ...at(index + 1),
        verdicts: given.length,
        rejected: given.filter(({ verdict }) => verdict === 'rejected').length,
      }
    }),
  }
}

/** Whether a mentor works in this minute. */
function isOpen(at: number): boolean {
  const local = india(new Date(at))
  const [date, time] = [local.slice(0, 10), local.slice(11, 16)]
  const weekday = new Date(date).getUTCDay()
  const { first, second } = hours
  const isAway = date >= first.firstDay && date <= first.lastDay
  const works = ({ weekdays, startsAt, endsAt }: typeof second) =>
    weekdays.includes(weekday) && time >= startsAt && time < endsAt
  return (works(first) && !isAway) || works(second)
}

const known = new Map<string, number>()

/** Minute by minute, each only once: it takes the most time of this test. */
function workedBetween(from: Date, until: Date): number {
  const key = `${from.getTime()} ${until.getTime()}`
  let minutes = known.get(key) ?? 0
  if (!known.has(key)) for (let at = from.getTime(); at < until.getTime(); at += minute) if (isOpen(at)) minutes++
  known.set(key, minutes)
  return minutes
}

export function timesByHand(rows: Rows, range: string, courseId?: number) {
  const counted = rows.reviews.flatMap((row) => {
    const solution = rows.solutions.find(({ id }) => id === row.solutionId)!
    const isAppeal = rows.opinions.some(
      (one) => one.solutionId === solution.id && one.decidedAt?.getTime() === row.createdAt.getTime(),
    )
    if (row.undoneAt || isAppeal || !isIn(range, row.createdAt)) return []
    if (courseId !== undefined && solution.courseId !== courseId) return []
    return [
      { minutes: workedBetween(solution.submittedAt, row.createdAt), isOnTime: row.createdAt <= solution.promisedAt },
    ]
  })
  if (counted.length === 0) return null
  const sorted = counted.map(({ minutes }) => minutes).toSorted((a, b) => a - b)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)]!, sorted[Math.floor(sorted.length / 2)]!]
  return {
    reviews: sorted.length,
    medianHours: expect.closeTo((low + high) / 120, 6),
    p90Hours: expect.closeTo(sorted[Math.ceil(sorted.length * 0.9) - 1]! / 60, 6),
    onTime: counted.filter(({ isOnTime }) => isOnTime).length,
  }
}
