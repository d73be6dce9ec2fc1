import { Done, endpoint } from '../kit/endpoint.ts'
import { Id, Instant, line } from '../kit/fields.ts'
import { z } from '../kit/zod.ts'

/** Of one person. */
export const maxAccessTokens = 20

/** What a program may do with it. */
export const tokenScopes = ['push', 'read'] as const
export const TokenScope = z.enum(tokenScopes, 'Choose what it’s for')
export type TokenScope = z.infer<typeof TokenScope>

export const tokenDays = [7, 30, 90, 365] as const

export const NewAccessToken = z.strictObject({
  /** Only its owner sees it. */
  name: line('a name, such as My laptop', 60),
  scope: TokenScope,
  days: z.literal(tokenDays, 'Choose how long it works'),
})
export type NewAccessToken = z.infer<typeof NewAccessToken>

export const AccessToken = z.object({
  tokenId: z.number(),
  name: z.string(),
  scope: TokenScope,
  isExpired: z.boolean(),
  createdAt: Instant,
  expiresAt: Instant,
  /** To the hour. */
  lastUsedAt: Instant.nullable(),
})
export type AccessToken = z.infer<typeof AccessToken>

export const AccessTokens = z.object({
  /** Newest first. */
  tokens: z.array(AccessToken),
  /** False if this server has no Git: then there is nothing to use them for. */
  isGitAvailable: z.boolean(),
})
export type AccessTokens = z.infer<typeof AccessTokens>

export const listAccessTokens = endpoint('GET /v1/user/access-tokens', {
  summary: 'My access tokens for Git',
  access: 'learner',
  reply: AccessTokens,
})

export const createAccessToken = endpoint('POST /v1/user/access-tokens', {
  summary: 'Create an access token for Git, which is shown only in this response',
  access: 'learner',
  limit: { times: 20, seconds: 3600 },
  body: NewAccessToken,
  reply: z.object({ token: z.string(), details: AccessToken }),
})

export const revokeAccessToken = endpoint('DELETE /v1/user/access-tokens/:tokenId', {
  summary: 'Revoke one of my access tokens; it stops working at once',
  access: 'learner',
  params: z.strictObject({ tokenId: Id }),
  reply: Done,
})
