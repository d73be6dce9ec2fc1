import { type AccessToken, maxAccessTokens } from '#contract/identity/access-tokens.ts'
import { conflict } from '#server/kit/errors.ts'
import type { AccessTokenRow } from '../tables.ts'

/** Programs that look for leaked secrets, and people, know it by this. */
const prefix = 'ktb_'

export const withPrefix = (secret: string): string => `${prefix}${secret}`

/** What can't be one isn't looked up. */
export const looksLikeToken = (text: string): boolean => text.startsWith(prefix) && /^[\w-]{20,100}$/.test(text)

export function assertMayHaveAnother(tokens: number): void {
  if (tokens >= maxAccessTokens)
    throw conflict(`You can have at most ${maxAccessTokens} access tokens. Revoke one that you don’t use.`)
}

export const toAccessToken = (row: AccessTokenRow, now: Date): AccessToken => ({
  tokenId: row.id,
  name: row.name,
  scope: row.scope,
  isExpired: row.expiresAt <= now,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
})
