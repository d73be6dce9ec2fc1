import { and, eq, isNotNull, isNull, lt, sql } from '#server/kit/db/orm.ts'
import type { Db } from '#server/kit/db/db.ts'
import { recoveryCodes, secondFactors } from '../tables.ts'

export type FactorRow = typeof secondFactors.$inferSelect

const isOf = (personId: number) => eq(secondFactors.personId, personId)
const isOn = isNotNull(secondFactors.confirmedAt)

/** The factor that signing in asks for, or null where there is none. */
export async function factorOf(db: Db, personId: number): Promise<FactorRow | null> {
  const [row = null] = await db
    .select()
    .from(secondFactors)
    .where(and(isOf(personId), isOn))
  return row
}

/** Holds what is there, confirmed or not, until the transaction ends. */
export async function lockFactor(db: Db, personId: number): Promise<FactorRow | null> {
  const [row = null] = await db.select().from(secondFactors).where(isOf(personId)).for('update')
  return row
}

/** Keeps a secret that still waits for its first code. Answers false where a factor is on already. */
export async function putSecret(db: Db, personId: number, encryptedSecret: string): Promise<boolean> {
  const put = await db
    .insert(secondFactors)
    .values({ personId, encryptedSecret })
    .onConflictDoUpdate({
      target: secondFactors.personId,
      set: { encryptedSecret, createdAt: sql`now()` },
      setWhere: isNull(secondFactors.confirmedAt),
    })
  return put.rowCount === 1
}

export async function switchOn(db: Db, personId: number, lastStep: number): Promise<void> {
  await db
    .update(secondFactors)
    .set({ confirmedAt: sql`now()`, lastStep })
    .where(isOf(personId))
}

/** Uses the code of a time step up. Of two that come with one code at once, on whatever instances, one is answered true. */
export async function takeStep(db: Db, personId: number, step: number): Promise<boolean> {
  const taken = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(isOf(personId), isOn, lt(secondFactors.lastStep, step)))
  return taken.rowCount === 1
}

/** The recovery codes go with it. Answers false where none was on. */
export async function deleteFactor(db: Db, personId: number): Promise<boolean> {
  const dropped = await db.delete(secondFactors).where(and(isOf(personId), isOn))
  return dropped.rowCount === 1
}

export async function replaceRecoveryCodes(db: Db, personId: number, hashes: Buffer[]): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.personId, personId))
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ personId, codeHash })))
}

/** Uses a recovery code up, once. */
export async function takeRecoveryCode(db: Db, personId: number, codeHash: Buffer): Promise<boolean> {
  const taken = await db
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(
      and(eq(recoveryCodes.personId, personId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)),
    )
  return taken.rowCount === 1
}

export async function countRecoveryCodes(db: Db, personId: number): Promise<number> {
  const [row] = await db
    .select({ left: sql<number>`count(*)::int` })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.personId, personId), isNull(recoveryCodes.usedAt)))
  return row!.left
}
