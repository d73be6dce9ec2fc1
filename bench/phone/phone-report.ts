import { table } from '../table.ts'
import type { PhoneLimits, PhonePage } from './pages.ts'
import type { Visit } from './visit.ts'

export type PhoneRow = { page: PhonePage; browser: string; kind: 'first' | 'repeat'; ours: Visit; bare: Visit }

const kilobyte = 1024
// As in e2e/budgets.spec.ts, with what the page loads before it is at rest.
const everyPage: PhoneLimits = { requests: 21, scriptBytes: 156 * kilobyte, calls: 2, first: 2500, repeat: 1200 }
/** What was shown last is there before the application. */
const learnerRepeat = 800

const head = [
  'page',
  'browser',
  'visit',
  'requests',
  'KB',
  'script KB',
  'calls',
  'paint s',
  'content s',
  'LCP s',
  'CLS',
  'TBT ms',
]

export const phoneTable = (rows: PhoneRow[]) => table([...head, 'bare s', 'ratio'], rows.map(toCells))

const toCells = ({ page, browser, kind, ours, bare }: PhoneRow) => [
  page.name,
  browser,
  kind,
  String(ours.requests),
  inKilobytes(ours.bytes),
  inKilobytes(ours.scriptBytes),
  String(ours.calls),
  seconds(ours.paint),
  seconds(ours.content),
  seconds(ours.lcp),
  ours.shift.toFixed(3),
  ours.blocked.toFixed(0),
  seconds(bare.content),
  (ours.content / bare.content).toFixed(1),
]

const inKilobytes = (bytes: number) => (bytes / kilobyte).toFixed(0)
const seconds = (ms: number) => (ms / 1000).toFixed(2)

/** A line for each visit over its budget. */
export const overPhoneBudget = (rows: PhoneRow[]): string[] =>
  rows.flatMap(({ page, kind, browser, ours }) => {
    const limits = { ...everyPage, ...(page.person?.role === 'learner' && { repeat: learnerRepeat }), ...page.limits }
    const over = [
      ours.requests > limits.requests && `${ours.requests} requests (at most ${limits.requests})`,
      ours.scriptBytes > limits.scriptBytes &&
        `${inKilobytes(ours.scriptBytes)} KB of script (${inKilobytes(limits.scriptBytes)})`,
      ours.calls > limits.calls && `${ours.calls} API calls (${limits.calls})`,
      ours.content > limits[kind] && `content after ${seconds(ours.content)} s (${seconds(limits[kind])})`,
    ].filter((line) => line !== false)
    return over.length > 0
      ? [`${page.name}, ${kind} visit in the ${browser}, is over its budget: ${over.join(', ')}`]
      : []
  })

/** Each figure's median. */
export function medianVisit(visits: Visit[]): Visit {
  const names = Object.keys(visits[0]!) as (keyof Visit)[]
  const medians = names.map((name) => [name, median(visits.map((visit) => visit[name]))])
  return Object.fromEntries(medians) as Visit
}

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!
