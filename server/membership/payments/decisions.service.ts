import type { Decision } from '#contract/membership/payments.ts'
import type { Deps } from '#server/kit/deps.ts'
import type { Log } from '#server/kit/log.ts'
import { reject, verify } from './verification.service.ts'
import { lockParties } from './verification.store.ts'

type Asked = { paymentIds: number[]; actorId: number; log: Pick<Log, 'error'> }

export const verifyAll = (deps: Deps, asked: Asked): Promise<Decision[]> =>
  decideEach(deps, asked, (deps, one) => verify(deps, one))

export const rejectAll = (deps: Deps, { reason, ...asked }: Asked & { reason: string }): Promise<Decision[]> =>
  decideEach(deps, asked, (deps, one) => reject(deps, { ...one, reason }))

type Decide = (deps: Deps, one: { paymentId: number; actorId: number }) => Promise<Decision>

/** Decides each payment by itself: what fails with one is undone for it alone, and the others go on. */
function decideEach(deps: Deps, { paymentIds, actorId, log }: Asked, decide: Decide): Promise<Decision[]> {
  return deps.db.transaction(async (db) => {
    // All of them now: later locks of the single ones would come in the order they were named, and could meet in a ring.
    await lockParties(db, paymentIds, actorId)
    const inside = { ...deps, db: db as Deps['db'] }
    const decisions: Decision[] = []
    for (const paymentId of new Set(paymentIds)) {
      try {
        decisions.push(await decide(inside, { paymentId, actorId }))
      } catch (error) {
        log.error({ err: error, paymentId }, 'a payment could not be decided')
        decisions.push({ paymentId, outcome: 'failed', state: null })
      }
    }
    return decisions
  })
}
