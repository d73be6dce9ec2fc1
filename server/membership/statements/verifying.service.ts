import { audit } from '#server/identity/index.ts'
import type { Deps } from '#server/kit/deps.ts'
import { exactCounts, exactOnes, lockStatement, setStatement, statementShown } from './store.ts'
import type { VerifyWork } from './service.ts'
import { verify } from '../payments/verification.service.ts'

const tellEvery = 10
const mostFailures = 5

/**
 * Verifies the payments of the exact lines, each with all that follows from it. Stopped in the middle it begins anew
 * with those that are left; one that somebody decided meanwhile stays as they decided.
 */
export async function verifyExact(deps: Deps, { statementId, actorId }: VerifyWork): Promise<void> {
  const statement = await statementShown(deps.db, statementId)
  if (statement?.row.state !== 'verifying') return
  const left = await exactOnes(deps.db, statementId)
  const done = statement.shown.counts.exact - left.length
  await eachOnce(left, async (paymentId, at) => {
    await verify(deps, { paymentId, actorId })
    if (at % tellEvery === 0) await setStatement(deps.db, statementId, { doneCount: done + at + 1 })
  })
  await finish(deps, { statementId, actorId }, statement.shown.counts.exact)
}

/** One that fails does not keep the others waiting; it fails the work at the end, which is then tried again. */
async function eachOnce<Item>(items: Item[], act: (item: Item, at: number) => Promise<void>): Promise<void> {
  const failures: unknown[] = []
  for (const [at, item] of items.entries()) {
    try {
      await act(item, at)
    } catch (error) {
      failures.push(error)
      // So many are no accident: the database is away.
      if (failures.length === mostFailures) break
    }
  }
  if (failures.length > 0) throw failures[0]
}

function finish({ db }: Deps, { statementId, actorId }: VerifyWork, doneCount: number): Promise<void> {
  return db.transaction(async (db) => {
    // Twice at once would be written down twice.
    if ((await lockStatement(db, statementId))?.state !== 'verifying') return
    await setStatement(db, statementId, { state: 'done', doneCount })
    const after = { exact: doneCount, ...(await exactCounts(db, statementId)) }
    await audit(db, { actorId, action: 'statement verified', subject: `statement ${statementId}`, after })
  })
}
