import type { EndedState } from '#contract/hiring/hiring.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { notify } from '#server/notifications/index.ts'
import { membersOf } from '../companies/access.store.ts'
import { withdrawConsents } from '../consents/store.ts'
import type { Side } from '../tables.ts'
import { type Ended, lockAffected, markEnded, markHidden, type Which } from './store.ts'
import { introductionClosed, introductionWithdrawn } from './texts.ts'

type Cause = { state: EndedState; side: Side | 'school' | 'time'; tells: ('learner' | 'company')[] }

/** Why introductions end that nobody ended one by one. */
const causes = {
  'opening closed': { state: 'closed', side: 'company', tells: ['learner'] },
  'company suspended': { state: 'closed', side: 'school', tells: ['learner'] },
  'opt-in withdrawn': { state: 'withdrawn', side: 'learner', tells: ['company'] },
  'suggestion expired': { state: 'expired', side: 'time', tells: [] },
  'company blocked': { state: 'withdrawn', side: 'learner', tells: ['company'] },
  'account deleted': { state: 'withdrawn', side: 'learner', tells: ['company'] },
} as const satisfies Record<string, Cause>

type End = {
  which: Which
  cause: keyof typeof causes
  /** Null: nobody, time did it. */
  actorId: number | null
}

/**
 * Ends the running introductions of these, in the transaction of what ends them. A learner who withdraws also takes back
 * their consents, and what the company sees of those that led to a job.
 */
export async function endIntroductions(db: Db, tools: Tools, { which, cause, actorId }: End): Promise<void> {
  const { state, side, tells }: Cause = causes[cause]
  const now = tools.clock()
  const all = await lockAffected(db, which, state === 'withdrawn')
  const ids = all.map(({ introductionId }) => introductionId)
  const { jobs = [], ended = [] } = Object.groupBy(all, ({ before }) => (before === 'joined' ? 'jobs' : 'ended'))
  const event = { side, actorId, what: cause, at: now }
  await markEnded(db, ended, state, event)
  await markHidden(db, jobs, event)
  if ('personId' in which) await withdrawConsents(db, which.personId, ids, now)
  for (const introduction of all) {
    if (tells.includes('learner')) await tellLearner(db, tools, introduction, side)
    if (tells.includes('company')) await tellCompany(db, tools, introduction)
  }
}

/** Not of a suggestion: it was between the school and the company. */
async function tellLearner(db: Db, tools: Tools, { before, personId, title, companyName }: Ended, side: Cause['side']) {
  const told = introductionClosed({ title, company: companyName, isBySchool: side === 'school' })
  if (before !== 'suggested') await notify(db, tools, [personId], told)
}

async function tellCompany(db: Db, tools: Tools, { title, code, companyId }: Ended) {
  await notify(db, tools, await membersOf(db, companyId), introductionWithdrawn({ title, code }))
}
