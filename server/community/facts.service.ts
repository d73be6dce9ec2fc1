import { mayUse } from '#contract/kit/endpoint.ts'
import { audit } from '#server/identity/index.ts'
import type { Actor } from '#server/kit/http/actor.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { conflict, notFound } from '#server/kit/http/errors.ts'
import { notify } from '#server/notifications/index.ts'
import { refuseReportingOwn, removedNotification } from './facts.rules.ts'
import { deleteFact, insertReport, lockFact, setLike, settleReports } from './facts.store.ts'
import type { FactRow } from './tables.ts'

async function holdFact(db: Db, factId: number): Promise<FactRow> {
  const fact = await lockFact(db, factId)
  if (!fact) throw notFound('The fact')
  return fact
}

export function like(db: Db, personId: number, factId: number, isLiked: boolean) {
  return db.transaction(async (db) => {
    await holdFact(db, factId)
    return { likes: await setLike(db, factId, personId, isLiked), isLiked }
  })
}

export function report(db: Db, personId: number, factId: number, reason: string): Promise<null> {
  return db.transaction(async (db) => {
    refuseReportingOwn(await holdFact(db, factId), personId)
    if (!(await insertReport(db, { factId, personId, reason }))) throw conflict('You have reported this fact already')
    return null
  })
}

/** One's own fact, or with staff anybody's: that leaves a trace, and its author is told. */
export function remove(db: Db, { id: actorId, role }: Actor, factId: number): Promise<null> {
  return db.transaction(async (db) => {
    const fact = await holdFact(db, factId)
    const isMine = fact.personId === actorId
    if (!isMine && !mayUse(role, 'mentor')) throw notFound('A fact of yours')
    await deleteFact(db, factId)
    if (isMine) return null
    const { personId, text, source, sourceUrl } = fact
    const before = { personId, text, source, sourceUrl }
    await audit(db, { actorId, action: 'fact removed', subject: `fact ${factId}`, before })
    await notify(db, personId, removedNotification(fact))
    return null
  })
}

/** The reports were looked at, and the fact stays. */
export function keep({ db, clock }: Deps, actorId: number, factId: number): Promise<null> {
  return db.transaction(async (db) => {
    await holdFact(db, factId)
    const reasons = await settleReports(db, factId, clock())
    if (reasons.length > 0) {
      await audit(db, { actorId, action: 'fact kept', subject: `fact ${factId}`, before: { reasons } })
    }
    return null
  })
}
