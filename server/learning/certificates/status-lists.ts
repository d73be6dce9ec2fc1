import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Db } from '#server/kit/db/db.ts'
import { type App } from '#server/kit/http/serve.ts'
import { serveFile } from '#server/kit/http/serve-file.ts'
import { issuerKey } from './credential/issuer-key.ts'
import { listTtlSeconds, toStatusList } from './credential/status-list.ts'

/** What changes with every revocation in a list. */
export type ListVersion = { revoked: number; changedAt: Date }

/** The credentials whose status the lists say. */
export type StatusSource = {
  /** Null if there are no credentials in the list. */
  versionOf: (db: Db, list: number) => Promise<ListVersion | null>
  /** The positions of the revoked ones. */
  revokedIn: (db: Db, list: number) => Promise<number[]>
}

type SignedList = { body: string; etag: string; version: string }

/** Lists with fewer than 65,536 credentials each; older ones are signed again when they are asked for. */
const maxCached = 16

/** The signed lists. A list is built again when something in it was revoked, and is the same in all instances. */
export function createStatusLists(listsUrl: string, { versionOf, revokedIn }: StatusSource) {
  const cache = new Map<number, SignedList>()

  async function read(db: Db, number: number): Promise<SignedList | null> {
    const current = await versionOf(db, number)
    if (!current) return null
    const key = await issuerKey(db)
    const { revoked, changedAt } = current
    const version = `${key.did} ${revoked} ${changedAt.toISOString()}`
    const cached = cache.get(number)
    if (cached?.version === version) return cached
    const list = toStatusList({ number, revoked: await revokedIn(db, number), listsUrl, at: changedAt }, key)
    const body = JSON.stringify(list)
    const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
    cache.delete(number)
    if (cache.size >= maxCached) cache.delete(cache.keys().next().value!)
    cache.set(number, { body, etag, version })
    return { body, etag, version }
  }
  return { read }
}

/** Serves the lists below a path. */
export function serveStatusLists(app: App, path: string, source: StatusSource) {
  const { db, env } = app.deps
  const lists = createStatusLists(`${env.publicUrl}${path}`, source)
  serveFile(app, {
    path: `${path}/:file`,
    fields: { file: z.string() },
    what: 'This list',
    limit: verifierLimit,
    open: async ({ file }) => {
      const [, digits] = /^(\d{1,7})\.json$/.exec(file) ?? []
      const list = digits === undefined ? null : await lists.read(db, Number(digits))
      return list && { type: 'application/vc', headers: forVerifiers, etag: list.etag, content: () => list.body }
    },
  })
}

/** Enough for a class behind one IP address. */
export const verifierLimit = { name: 'certificate files', times: 60, seconds: 60 }

/** Verifiers on other sites read these, also in the browser; they may be five minutes old. */
export const forVerifiers = {
  'cache-control': `public, max-age=${listTtlSeconds}`,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}
