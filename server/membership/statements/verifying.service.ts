import { audit } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { exactCounts, exactPendingPayments, lockStatement, setStatement, statementDetails } from './store.ts'
import type { VerifyWork } from './service.ts'
import { verify } from '../payments/verification.service.ts'

const progressEvery = 10
const maxFailures = 5

/** Verifies the exact matches one by one. An interrupted job continues with the rest; decided payments stay as they are. */
export async function verifyExact(db: Db, tools: Tools, { statementId, actorId }: VerifyWork): Promise<void> {
  const statement = await statementDetails(db, statementId)
  if (statement?.row.state !== 'verifying') return
  const pending = await exactPendingPayments(db, statementId, actorId)
  const done = statement.view.counts.exact - pending.length
  await forEachContinuing(pending, async (paymentId, at) => {
    await verify(db, tools, { paymentId, actorId })
    if (at % progressEvery === 0) await setStatement(db, statementId, { doneCount: done + at + 1 })
  })
  await finish(db, { statementId, actorId }, statement.view.counts.exact)
}

/** Continues after an error and throws it at the end, so that the job is retried. */
async function forEachContinuing<Item>(items: Item[], act: (item: Item, at: number) => Promise<void>): Promise<void> {
  const failures: unknown[] = []
  for (const [at, item] of items.entries()) {
    try {
      await act(item, at)
    } catch (error) {
      failures.push(error)
      // Probably the database is down.
      if (failures.length === maxFailures) break
    }
  }
  if (failures.length > 0) throw failures[0]
}

function finish(db: Db, { statementId, actorId }: VerifyWork, doneCount: number): Promise<void> {
  return db.transaction(async (db) => {
    // Two jobs at once would write two audit entries.
    if ((await lockStatement(db, statementId))?.state !== 'verifying') return
    await setStatement(db, statementId, { state: 'done', doneCount })
    const after = { exact: doneCount, ...(await exactCounts(db, statementId)) }
    await audit(db, { actorId, action: 'statement verified', subject: `statement ${statementId}`, after })
  })
}
