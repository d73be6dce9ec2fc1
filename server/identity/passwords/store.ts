import { and, eq, gt, isNull, lt, or, sql } from '#server/kit/db/orm.ts'
import type { Db } from '#server/kit/db/db.ts'
import { hashToken } from '#server/kit/security/tokens.ts'
import { passwordResets } from '../tables.ts'

export async function insertReset(db: Db, personId: number, token: string, minutes: number): Promise<void> {
  await db.insert(passwordResets).values({
    tokenHash: hashToken(token),
    personId,
    expiresAt: sql`now() + make_interval(mins => ${minutes})`,
  })
}

/** Works once. Returns whose reset it was, or null if it is unknown, used or expired. */
export async function useReset(db: Db, token: string): Promise<number | null> {
  const [row] = await db
    .update(passwordResets)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(passwordResets.tokenHash, hashToken(token)),
        isNull(passwordResets.usedAt),
        gt(passwordResets.expiresAt, sql`now()`),
      ),
    )
    .returning({ personId: passwordResets.personId })
  return row?.personId ?? null
}

/** Whether the person has a link that still works. */
export async function hasOpenReset(db: Db, personId: number): Promise<boolean> {
  const rows = await db
    .select({ personId: passwordResets.personId })
    .from(passwordResets)
    .where(
      and(
        eq(passwordResets.personId, personId),
        isNull(passwordResets.usedAt),
        gt(passwordResets.expiresAt, sql`now()`),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** After a new password, no earlier link works. */
export async function deleteResets(db: Db, personId: number): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.personId, personId))
}

export async function deleteOldResets(db: Db): Promise<void> {
  await db
    .delete(passwordResets)
    .where(or(lt(passwordResets.expiresAt, sql`now()`), lt(passwordResets.usedAt, sql`now() - interval '1 day'`)))
}
