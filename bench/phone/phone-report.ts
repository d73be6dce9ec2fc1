import { table } from '../table.ts'
import type { Visit } from './visit.ts'

export type PhoneRow = { page: string; kind: 'first' | 'repeat'; ours: Visit; bare: Visit }

const kilobyte = 1024
const budget = { requests: 15, scriptBytes: 150 * kilobyte, calls: 2, first: 2500, repeat: 1200 }

const head = ['page', 'visit', 'requests', 'KB', 'script KB', 'calls', 'paint s', 'content s', 'LCP s', 'CLS', 'TBT ms']

export const phoneTable = (rows: PhoneRow[]) => table([...head, 'bare s', 'ratio'], rows.map(toCells))

const toCells = ({ page, kind, ours, bare }: PhoneRow) => [
  page,
  kind,
  String(ours.requests),
  (ours.bytes / kilobyte).toFixed(0),
  (ours.scriptBytes / kilobyte).toFixed(0),
  String(ours.calls),
  seconds(ours.paint),
  seconds(ours.content),
  seconds(ours.lcp),
  ours.shift.toFixed(3),
  ours.blocked.toFixed(0),
  seconds(bare.content),
  (ours.content / bare.content).toFixed(1),
]

const seconds = (ms: number) => (ms / 1000).toFixed(2)

/** A line for each visit over its budget. */
export const overPhoneBudget = (rows: PhoneRow[]): string[] =>
  rows.flatMap(({ page, kind, ours }) => {
    const over = [
      ours.requests > budget.requests && `${ours.requests} requests (at most ${budget.requests})`,
      ours.scriptBytes > budget.scriptBytes && `${(ours.scriptBytes / kilobyte).toFixed(0)} KB of script (150)`,
      ours.calls > budget.calls && `${ours.calls} API calls (${budget.calls})`,
      ours.content > budget[kind] && `content after ${seconds(ours.content)} s (${seconds(budget[kind])})`,
    ].filter((line) => line !== false)
    return over.length > 0 ? [`${page}, ${kind} visit, is over its budget: ${over.join(', ')}`] : []
  })

/** Each figure's median. */
export function medianVisit(visits: Visit[]): Visit {
  const names = Object.keys(visits[0]!) as (keyof Visit)[]
  const medians = names.map((name) => [name, median(visits.map((visit) => visit[name]))])
  return Object.fromEntries(medians) as Visit
}

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!
