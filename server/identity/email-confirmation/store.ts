import { and, eq, gt, isNull, sql } from '#server/kit/db/orm.ts'
import type { Db } from '#server/kit/db/db.ts'
import { emailCodes, people } from '../tables.ts'

/** Replaces an earlier code. */
export async function saveEmailCode(db: Db, personId: number, codeHash: Buffer, minutes: number): Promise<void> {
  const expiresAt = sql`now() + make_interval(mins => ${minutes})`
  await db
    .insert(emailCodes)
    .values({ personId, codeHash, expiresAt })
    .onConflictDoUpdate({ target: emailCodes.personId, set: { codeHash, expiresAt } })
}

/** Works once. Returns false if the code is wrong, used or expired. */
export async function useEmailCode(db: Db, personId: number, codeHash: Buffer): Promise<boolean> {
  const used = await db
    .delete(emailCodes)
    .where(
      and(eq(emailCodes.personId, personId), eq(emailCodes.codeHash, codeHash), gt(emailCodes.expiresAt, sql`now()`)),
    )
  return used.rowCount === 1
}

/** Returns false if the address was confirmed before. */
export async function markEmailConfirmed(db: Db, personId: number): Promise<boolean> {
  const marked = await db
    .update(people)
    .set({ emailConfirmedAt: sql`now()` })
    .where(and(eq(people.id, personId), isNull(people.emailConfirmedAt)))
  return marked.rowCount === 1
}
