import type { PendingEmail, PersonDetails } from '#contract/identity/corrections.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, eq, gt, lt, sql } from '#server/kit/db/orm.ts'
import { hashToken } from '#server/kit/security/tokens.ts'
import { fullName } from '../people.store.ts'
import { emailChanges, people } from '../tables.ts'

export async function setDetails(db: Db, id: number, { stateCode, ...details }: PersonDetails): Promise<void> {
  await db
    .update(people)
    .set({ ...details, stateCode: stateCode || null })
    .where(eq(people.id, id))
}

export async function setConfirmedEmail(db: Db, id: number, email: string): Promise<void> {
  await db
    .update(people)
    .set({ email, emailConfirmedAt: sql`now()` })
    .where(eq(people.id, id))
}

type NewChange = { personId: number; email: string; token: string; requestedBy: number; days: number }

/** Replaces an earlier one, whose link stops working. */
export async function saveEmailChange(db: Db, { token, days, ...change }: NewChange): Promise<void> {
  const row = { ...change, tokenHash: hashToken(token), expiresAt: sql`now() + make_interval(days => ${days})` }
  await db.insert(emailChanges).values(row).onConflictDoUpdate({ target: emailChanges.personId, set: row })
}

const isOpen = gt(emailChanges.expiresAt, sql`now()`)

/** Whose address a link changes. */
export async function ownerOfEmailChange(db: Db, token: string): Promise<number | null> {
  const [row] = await db
    .select({ personId: emailChanges.personId })
    .from(emailChanges)
    .where(and(eq(emailChanges.tokenHash, hashToken(token)), isOpen))
  return row?.personId ?? null
}

/** Works once. */
export async function useEmailChange(db: Db, token: string) {
  const [change = null] = await db
    .delete(emailChanges)
    .where(and(eq(emailChanges.tokenHash, hashToken(token)), isOpen))
    .returning()
  return change
}

export async function deleteOldEmailChanges(db: Db): Promise<void> {
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, sql`now()`))
}

export async function pendingEmailOf(db: Db, personId: number): Promise<PendingEmail | null> {
  const [row] = await db
    .select({
      email: emailChanges.email,
      expiresAt: emailChanges.expiresAt,
      firstName: people.firstName,
      lastName: people.lastName,
    })
    .from(emailChanges)
    .innerJoin(people, eq(people.id, emailChanges.requestedBy))
    .where(and(eq(emailChanges.personId, personId), isOpen))
  return row ? { email: row.email, requestedBy: fullName(row), expiresAt: row.expiresAt.toISOString() } : null
}
