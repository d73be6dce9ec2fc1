import { randomInt } from 'node:crypto'
import type { CertifiedTask } from '#contract/learning/certificates.ts'

// Crockford's 32 signs: without I, L, O and U, which eyes and ears take for others.
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const group = () => Array.from({ length: 4 }, () => signs[randomInt(32)]).join('')
const yearInIndia = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Kolkata', year: '2-digit' })

/** KT-26-7F3K-9M2X-AQ4T: short enough to type, and of 60 random bits: nobody comes upon somebody's by trying. */
export const newCode = (issuedAt: Date) => ['KT', yearInIndia.format(issuedAt), group(), group(), group()].join('-')

/** What was typed, as it is printed: any case, spaces or none, O for 0 and I or L for 1. Null: no number of ours. */
export function asPrinted(typed: string): string | null {
  const plain = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  const [, year, random] = /^KT(\d\d)([A-Z0-9]{12})$/.exec(plain) ?? []
  if (!random) return null
  const meant = random.replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return `KT-${year}-${meant.slice(0, 4)}-${meant.slice(4, 8)}-${meant.slice(8)}`
}

export type CourseStep = { taskId: number; task: string; step: string; isApproved: boolean }

/** Finished: there is something to do in the course, and all of it was approved. */
export const isFinished = (steps: CourseStep[]) => steps.length > 0 && steps.every(({ isApproved }) => isApproved)

/** The steps, which come in order, under their tasks. */
export function asWork(steps: CourseStep[]): CertifiedTask[] {
  const tasks = new Map<number, CertifiedTask>()
  for (const { taskId, task, step } of steps) {
    const found = tasks.get(taskId) ?? { title: task, steps: [] }
    found.steps.push(step)
    tasks.set(taskId, found)
  }
  return [...tasks.values()]
}

/** Who signed a credential, by its own words: the public key as a did:key. */
export const issuerOf = (credential: Record<string, unknown>): string => (credential['issuer'] as { id: string }).id
