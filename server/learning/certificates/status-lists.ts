import { createHash } from 'node:crypto'
import type { Db } from '#server/kit/db/db.ts'
import { issuerKey } from './credential/issuer-key.ts'
import { toStatusList } from './credential/status-list.ts'
import { revokedIn, versionOfList } from './store.ts'

type SignedList = { body: string; etag: string; version: string }

/** Lists with fewer than 65,536 certificates each; older ones are signed again when they are asked for. */
const maxCached = 16

/** The signed lists. A list is built again when a certificate in it was revoked, and is the same in all instances. */
export function createStatusLists(publicUrl: string) {
  const cache = new Map<number, SignedList>()

  async function read(db: Db, number: number): Promise<SignedList | null> {
    const current = await versionOfList(db, number)
    if (!current) return null
    const key = await issuerKey(db)
    const { revoked, changedAt } = current
    const version = `${key.did} ${revoked} ${changedAt.toISOString()}`
    const cached = cache.get(number)
    if (cached?.version === version) return cached
    const list = toStatusList({ number, revoked: await revokedIn(db, number), publicUrl, at: changedAt }, key)
    const body = JSON.stringify(list)
    const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
    cache.delete(number)
    if (cache.size >= maxCached) cache.delete(cache.keys().next().value!)
    cache.set(number, { body, etag, version })
    return { body, etag, version }
  }
  return { read }
}
