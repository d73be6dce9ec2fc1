import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Db } from '../db/db.ts'
import { and, eq, lt } from '../db/orm.ts'
import { idempotencyKeys } from '../tables.ts'
import { conflict, invalid } from '../errors.ts'

export type IdempotentRequest = {
  /** Whose key it is: 'person 5', or 'public' for visitors who are not signed in. */
  scope: string
  key: string
  endpoint: string
  requestHash: Buffer
}

export function idempotencyKeyOf({ 'idempotency-key': key }: IncomingHttpHeaders): string | null {
  if (key === undefined) return null
  if (typeof key === 'string' && /^[\w-]{8,100}$/.test(key)) return key
  throw invalid({ 'Idempotency-Key': 'Use 8 to 100 letters, digits, hyphens or underscores' })
}

/** Leaves passwords out, because a fast hash of an otherwise known request would reveal them. */
export const hashRequest = (request: object): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(request, (name, value: unknown) => (name === 'password' ? undefined : value)))
    .digest()

/**
 * Runs the work once per key and returns the first response to every retry. The key is stored in the same transaction:
 * a retry during the work waits for it, and a request that fails leaves no key.
 */
export function runIdempotent<Response extends object>(
  db: Db,
  { scope, key, endpoint, requestHash }: IdempotentRequest,
  work: (db: Db) => Promise<Response>,
): Promise<{ response: Response; isRetry: boolean }> {
  return db.transaction(async (db) => {
    const sameKey = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key))
    const inserted = await db
      .insert(idempotencyKeys)
      .values({ scope, key, endpoint, requestHash, response: {} })
      .onConflictDoNothing()
    if (inserted.rowCount === 1) {
      const response = await work(db)
      await db.update(idempotencyKeys).set({ response }).where(sameKey)
      return { response, isRetry: false }
    }
    const [first] = await db.select().from(idempotencyKeys).where(sameKey)
    if (first?.endpoint !== endpoint || !first.requestHash.equals(requestHash)) {
      throw conflict('This Idempotency-Key was used for another request')
    }
    return { response: first.response as Response, isRetry: true }
  })
}

export async function deleteIdempotencyKeysBefore(db: Db, time: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, time))
}
