import type { CourseReport, FunnelMonth, FunnelSteps } from '#contract/insights/reports.ts'
import { count, day, plural } from '#web/kit/format.ts'

/** 45%, or nothing of nothing. */
export const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((part / whole) * 100)}%`

/** 40 min, 3.5 h, 12 h. Never days: a working day has fewer hours. */
export function workingHours(hours: number): string {
  if (hours < 1) return `${Math.round(hours * 60)} min`
  return `${hours < 9.95 ? hours.toFixed(1).replace(/\.0$/, '') : count(hours)} h`
}

/** Fewer say nothing about the others. */
export const minSample = 20

/** 80% of 45, or that there are too few. */
export const shareOf = (part: number, whole: number, noun: string): string =>
  whole < minSample ? `Too few to say: ${plural(whole, noun)}` : `${percent(part, whole)} of ${plural(whole, noun)}`

export type FunnelStep = { key: string; name: string; people: number; ofFirst: string; ofPrevious: string }

const names: Record<keyof FunnelSteps, string> = {
  registered: 'Registered',
  verified: 'Payment verified',
  submitted: 'First submission',
  completed: 'Completed a course',
}

function toSteps(counts: [key: string, name: string, people: number][]): FunnelStep[] {
  const first = counts[0]![2]
  return counts.map(([key, name, people], at) => ({
    key,
    name,
    people,
    ofFirst: percent(people, first),
    ofPrevious: at === 0 ? '–' : percent(people, counts[at - 1]![2]),
  }))
}

const keys = Object.keys(names) as (keyof FunnelSteps)[]
const sum = <Row>(rows: Row[], value: (row: Row) => number) => rows.reduce((total, row) => total + value(row), 0)

/** All months of the range together. */
export const learnerFunnel = (months: FunnelMonth[]): FunnelStep[] =>
  toSteps(keys.map((key) => [key, names[key], sum(months, ({ learners }) => learners[key])]))

export const demoFunnel = (months: FunnelMonth[]): FunnelStep[] =>
  toSteps([
    ['booked', 'Booked a demo', sum(months, ({ demos }) => demos.booked)],
    ...keys.map((key): [string, string, number] => [key, names[key], sum(months, ({ demos }) => demos[key])]),
  ])

export type StopRow = {
  key: number
  name: string
  task: string | null
  passed: number
  lastHere: number
  stopped: number
  goOn: string
}

/** Where learners are: those without a passed step first, then each step with the share that went on to a later one. */
export function stopRows({ enrolled, atStart, steps }: CourseReport): StopRow[] {
  const rows = [
    { key: 0, name: 'Enrolled', task: null, passed: enrolled, ...atStart },
    ...steps.map(({ stepId, name, task, passed, lastHere, stopped }) => ({
      key: stepId,
      name,
      task,
      passed,
      lastHere,
      stopped,
    })),
  ]
  return rows.map((row, at) => ({
    ...row,
    goOn: at === rows.length - 1 ? '–' : percent(rows[at + 1]!.passed, row.passed),
  }))
}

/** Without the last steps that nobody has passed, except the first of them. */
export function reachedRows(rows: StopRow[]): StopRow[] {
  const last = rows.findLastIndex(({ passed }) => passed > 0)
  return rows.slice(0, last + 2)
}

/** The step after which the largest number stopped; null if nobody did. */
export function mostStopped(rows: StopRow[]): StopRow | null {
  const most = rows.reduce((one, other) => (other.stopped > one.stopped ? other : one))
  return most.stopped === 0 ? null : most
}

/** 18 Oct 2026 to 16 Nov 2026. */
export const formatSpan = (from: string | null, until: string): string =>
  from === null ? `Everything up to ${day(until)}` : from === until ? day(from) : `${day(from)} to ${day(until)}`
