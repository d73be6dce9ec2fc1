import { and, eq, gt, isNull, lt, or, sql } from '#server/kit/db/orm.ts'
import type { Db } from '#server/kit/db/db.ts'
import { hashToken } from '#server/kit/http/tokens.ts'
import { passwordResets } from '../tables.ts'

export async function insertReset(db: Db, personId: number, token: string, minutes: number): Promise<void> {
  await db.insert(passwordResets).values({
    tokenHash: hashToken(token),
    personId,
    expiresAt: sql`now() + make_interval(mins => ${minutes})`,
  })
}

/** Uses a reset up, once. Answers whose it was, or null when it is unknown, used or too old. */
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

/** Whether a link is on its way to the person that still opens. */
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

/** A chosen password makes every other link that is still on its way worthless. */
export async function dropResetsOf(db: Db, personId: number): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.personId, personId))
}

export async function forgetOldResets(db: Db): Promise<void> {
  await db
    .delete(passwordResets)
    .where(or(lt(passwordResets.expiresAt, sql`now()`), lt(passwordResets.usedAt, sql`now() - interval '1 day'`)))
}
