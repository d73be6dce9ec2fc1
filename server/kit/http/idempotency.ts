import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { and, eq, lt } from '../db/orm.ts'
import type { Db } from '../db/db.ts'
import { conflict, invalid } from './errors.ts'
import { idempotencyKeys } from '../tables.ts'

export type IdempotentRequest = {
  /** Whose key it is: 'person 5', or 'public' where nobody is signed in. */
  scope: string
  key: string
  endpoint: string
  requestHash: Buffer
}

/** The key that a client gave its request, or null. */
export function keyOf({ 'idempotency-key': key }: IncomingHttpHeaders): string | null {
  if (key === undefined) return null
  if (typeof key === 'string' && /^[\w-]{8,100}$/.test(key)) return key
  throw invalid({ 'Idempotency-Key': 'Enter 8 to 100 letters, digits, hyphens or underscores' })
}

/** What was asked, in short. A password has no part in it: beside all else that is known, a quick hash would give it away. */
export const hashOf = (request: object): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(request, (name, value: unknown) => (name === 'password' ? undefined : value)))
    .digest()

/**
 * Does the work once for this key, and answers every repetition with the first answer. The key and the work are one
 * transaction: who repeats while it still runs waits for it, and a refusal leaves no key behind.
 */
export function once<Answer extends object>(
  db: Db,
  { scope, key, endpoint, requestHash }: IdempotentRequest,
  work: (db: Db) => Promise<Answer>,
): Promise<{ answer: Answer; isRepeated: boolean }> {
  return db.transaction(async (db) => {
    const mine = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key))
    const claimed = await db
      .insert(idempotencyKeys)
      .values({ scope, key, endpoint, requestHash, response: {} })
      .onConflictDoNothing()
    if (claimed.rowCount === 1) {
      const answer = await work(db)
      await db.update(idempotencyKeys).set({ response: answer }).where(mine)
      return { answer, isRepeated: false }
    }
    const [before] = await db.select().from(idempotencyKeys).where(mine)
    if (before?.endpoint !== endpoint || !before.requestHash.equals(requestHash)) {
      throw conflict('This Idempotency-Key was used for another request')
    }
    return { answer: before.response as Answer, isRepeated: true }
  })
}

/** Keys are for retries, not for history. */
export async function deleteIdempotencyKeysBefore(db: Db, before: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before))
}
