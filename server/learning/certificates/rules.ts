import { randomInt } from 'node:crypto'
import type { CertifiedTask } from '#contract/learning/certificates.ts'

// Crockford's base 32: without I, L, O and U, which are easy to confuse.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(32)]).join('')
const yearInIndia = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Kolkata', year: '2-digit' })

/** Such as KT-26-7F3K-9M2X-AQ4T. 60 random bits can't be guessed. */
export const newCode = (issuedAt: Date) => ['KT', yearInIndia.format(issuedAt), group(), group(), group()].join('-')

/** Accepts any case, with or without spaces, O for 0 and I or L for 1. Null if it can't be a code. */
export function normalizeCode(typed: string): string | null {
  const plain = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  const [, year, random] = /^KT(\d\d)([A-Z0-9]{12})$/.exec(plain) ?? []
  if (!random) return null
  const corrected = random.replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return `KT-${year}-${corrected.slice(0, 4)}-${corrected.slice(4, 8)}-${corrected.slice(8)}`
}

export type CourseStep = { taskId: number; task: string; step: string; isApproved: boolean; isByChecks: boolean }

/** A course without steps is never finished. */
export const isFinished = (steps: CourseStep[]) => steps.length > 0 && steps.every(({ isApproved }) => isApproved)

/** Groups the steps by task. */
export function toWork(steps: CourseStep[]): CertifiedTask[] {
  const tasks = new Map<number, CertifiedTask & { byChecks: number[] }>()
  for (const { taskId, task, step, isByChecks } of steps) {
    const found = tasks.get(taskId) ?? { title: task, steps: [], byChecks: [] }
    if (isByChecks) found.byChecks.push(found.steps.length)
    found.steps.push(step)
    tasks.set(taskId, found)
  }
  return [...tasks.values()]
}

/** The issuer's public key as a did:key. */
export const issuerOf = (credential: Record<string, unknown>): string => (credential['issuer'] as { id: string }).id
