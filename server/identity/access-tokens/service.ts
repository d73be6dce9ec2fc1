import type { AccessToken, NewAccessToken } from '#contract/identity/access-tokens.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/errors.ts'
import { newToken } from '#server/kit/security/tokens.ts'
import { expiryAfter } from '#server/kit/shared-links.ts'
import { audit } from '../audit/store.ts'
import { lockPerson } from '../people.store.ts'
import { assertMayHaveAnother, looksLikeToken, toAccessToken, withPrefix } from './rules.ts'
import { countTokens, deleteToken, insertToken, ownerOfToken, type TokenOwner } from './store.ts'

/** The secret is in this response only. */
export function create(db: Db, { clock }: Tools, personId: number, { name, scope, days }: NewAccessToken) {
  const now = clock()
  return db.transaction(async (db): Promise<{ token: string; details: AccessToken }> => {
    // Two at once would pass the limit.
    await lockPerson(db, personId)
    assertMayHaveAnother(await countTokens(db, personId))
    const token = withPrefix(newToken())
    const expiresAt = expiryAfter(days, now)
    const row = await insertToken(db, token, { personId, name, scope, createdAt: now, expiresAt })
    const after = { name, scope, expiresAt }
    await audit(db, { actorId: personId, action: 'access token created', subject: `person ${personId}`, after })
    return { token, details: toAccessToken(row, now) }
  })
}

export function revoke(db: Db, personId: number, tokenId: number): Promise<null> {
  return db.transaction(async (db) => {
    const name = await deleteToken(db, personId, tokenId)
    if (name === null) throw notFound('This access token')
    const subject = `person ${personId}`
    await audit(db, { actorId: personId, action: 'access token revoked', subject, before: { name } })
    return null
  })
}

export const findByToken = async (db: Db, token: string, now: Date): Promise<TokenOwner | null> =>
  looksLikeToken(token) ? ownerOfToken(db, token, now) : null
