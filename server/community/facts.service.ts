import { mayUse } from '#contract/kit/access.ts'
import { audit } from '#server/identity/index.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import type { Db } from '#server/kit/db/db.ts'
import { conflict, notFound } from '#server/kit/errors.ts'
import { notify } from '#server/notifications/index.ts'
import { deleteFact, dismissOpenReports, insertReport, lockFact } from './facts.store.ts'
import { setMark } from './marks.store.ts'
import type { FactRow } from './tables.ts'
import { factRemoved } from './texts.ts'

const missing = () => notFound('The fact')

async function requireFact(db: Db, factId: number): Promise<FactRow> {
  const fact = await lockFact(db, factId)
  if (!fact) throw missing()
  return fact
}

export function like(db: Db, personId: number, factId: number, isLiked: boolean) {
  return db.transaction(async (db) => {
    const likes = await setMark(db, 'likes', factId, personId, isLiked)
    if (likes === null) throw missing()
    return { likes, isLiked }
  })
}

export function report(db: Db, personId: number, factId: number, reason: string): Promise<null> {
  return db.transaction(async (db) => {
    const fact = await requireFact(db, factId)
    if (fact.personId === personId) throw conflict('This is your own fact. Delete it if something is wrong with it.')
    if (!(await insertReport(db, { factId, personId, reason }))) throw conflict('You’ve already reported this fact')
    return null
  })
}

/** Learners delete their own facts. Staff can delete any: that is audited, and the author is notified. */
export function remove(db: Db, tools: Tools, actor: Actor, factId: number): Promise<null> {
  const { id: actorId } = actor
  return db.transaction(async (db) => {
    const fact = await requireFact(db, factId)
    const isMine = fact.personId === actorId
    if (!isMine && !mayUse(actor, 'boards:act')) throw notFound('Your fact')
    await deleteFact(db, factId)
    if (isMine) return null
    const { personId, text, source, sourceUrl } = fact
    const before = { personId, text, source, sourceUrl }
    await audit(db, { actorId, action: 'fact removed', subject: `fact ${factId}`, before })
    await notify(db, tools, personId, factRemoved({ text }))
    return null
  })
}

export function dismissReports(db: Db, tools: Tools, actorId: number, factId: number): Promise<null> {
  return db.transaction(async (db) => {
    await requireFact(db, factId)
    const reasons = await dismissOpenReports(db, factId, tools.clock())
    if (reasons.length > 0) {
      await audit(db, { actorId, action: 'fact reports dismissed', subject: `fact ${factId}`, before: { reasons } })
    }
    return null
  })
}
