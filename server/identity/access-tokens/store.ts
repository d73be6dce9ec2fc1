import type { TokenScope } from '#contract/identity/access-tokens.ts'
import type { Standing } from '#contract/kit/access.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, count, desc, eq, gt, isNull, lt, or, sql } from '#server/kit/db/orm.ts'
import { hashToken } from '#server/kit/security/tokens.ts'
import { type AccessTokenRow, accessTokens, people } from '../tables.ts'

type NewToken = Pick<AccessTokenRow, 'personId' | 'name' | 'scope' | 'createdAt' | 'expiresAt'>

export async function insertToken(db: Db, secret: string, token: NewToken): Promise<AccessTokenRow> {
  const [row] = await db
    .insert(accessTokens)
    .values({ ...token, tokenHash: hashToken(secret) })
    .returning()
  return row!
}

/** Newest first. */
export const tokensOf = (db: Db, personId: number): Promise<AccessTokenRow[]> =>
  db.select().from(accessTokens).where(eq(accessTokens.personId, personId)).orderBy(desc(accessTokens.id))

export async function countTokens(db: Db, personId: number): Promise<number> {
  const [row] = await db.select({ tokens: count() }).from(accessTokens).where(eq(accessTokens.personId, personId))
  return row!.tokens
}

/** Returns its name, or null if it isn't theirs. */
export async function deleteToken(db: Db, personId: number, tokenId: number): Promise<string | null> {
  const [row] = await db
    .delete(accessTokens)
    .where(and(eq(accessTokens.id, tokenId), eq(accessTokens.personId, personId)))
    .returning({ name: accessTokens.name })
  return row?.name ?? null
}

/** When the password changes: somebody else may have made them. */
export async function deleteTokensOf(db: Db, personId: number): Promise<void> {
  await db.delete(accessTokens).where(eq(accessTokens.personId, personId))
}

export type TokenOwner = Standing & { id: number; scope: TokenScope }

/** Null if there is no such token, or if it has ended or its owner is blocked. */
export async function ownerOfToken(db: Db, secret: string, now: Date): Promise<TokenOwner | null> {
  const [row] = await db
    .select({
      id: people.id,
      role: people.role,
      adjustments: people.adjustments,
      scope: accessTokens.scope,
      tokenId: accessTokens.id,
    })
    .from(accessTokens)
    .innerJoin(people, eq(people.id, accessTokens.personId))
    .where(
      and(
        eq(accessTokens.tokenHash, hashToken(secret)),
        gt(accessTokens.expiresAt, now),
        isNull(people.blockedAt),
        isNull(people.deletedAt),
      ),
    )
  if (!row) return null
  const { tokenId, ...owner } = row
  await recordUse(db, tokenId, now)
  return owner
}

/** Once an hour at most. */
async function recordUse(db: Db, tokenId: number, now: Date): Promise<void> {
  const { lastUsedAt } = accessTokens
  const isDue = or(isNull(lastUsedAt), lt(lastUsedAt, sql`${now.toISOString()}::timestamptz - interval '1 hour'`))
  await db
    .update(accessTokens)
    .set({ lastUsedAt: now })
    .where(and(eq(accessTokens.id, tokenId), isDue))
}
