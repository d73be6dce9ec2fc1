import { and, eq, isNotNull, isNull, lt, sql } from '#server/kit/db/orm.ts'
import type { Db } from '#server/kit/db/db.ts'
import { prepared } from '#server/kit/db/prepared.ts'
import { jsonRead } from '#server/kit/db/reads.ts'
import { recoveryCodes, secondFactors } from '../tables.ts'

export type FactorRow = typeof secondFactors.$inferSelect

const isOf = (personId: number) => eq(secondFactors.personId, personId)
const isOn = isNotNull(secondFactors.confirmedAt)

const confirmed = prepared((db) =>
  db
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.personId, sql.placeholder('personId')), isOn))
    .prepare('second_factor_of'),
)

/** The confirmed factor, which signing in requires. */
export async function factorOf(db: Db, personId: number): Promise<FactorRow | null> {
  const [row = null] = await confirmed(db).execute({ personId })
  return row
}

export const factorRead = jsonRead<Factor, Factor, { personId: number }>(
  'second_factor',
  ['personId'],
  sql`select json_build_object(
    'isOn', exists (select from ${secondFactors} where ${secondFactors.personId} = ${sql.placeholder('personId')} and ${isOn}),
    'recoveryCodesLeft', (select count(*) from ${recoveryCodes}
      where ${recoveryCodes.personId} = ${sql.placeholder('personId')} and ${recoveryCodes.usedAt} is null))`,
  (factor) => factor,
)
type Factor = { isOn: boolean; recoveryCodesLeft: number }

/** Locks the factor, confirmed or not. */
export async function lockFactor(db: Db, personId: number): Promise<FactorRow | null> {
  const [row = null] = await db.select().from(secondFactors).where(isOf(personId)).for('update')
  return row
}

/** Saves an unconfirmed secret. Returns false if a confirmed factor exists. */
export async function saveSecret(db: Db, personId: number, encryptedSecret: string): Promise<boolean> {
  const saved = await db
    .insert(secondFactors)
    .values({ personId, encryptedSecret })
    .onConflictDoUpdate({
      target: secondFactors.personId,
      set: { encryptedSecret, createdAt: sql`now()` },
      setWhere: isNull(secondFactors.confirmedAt),
    })
  return saved.rowCount === 1
}

export async function enableFactor(db: Db, personId: number, lastStep: number): Promise<void> {
  await db
    .update(secondFactors)
    .set({ confirmedAt: sql`now()`, lastStep })
    .where(isOf(personId))
}

/** Accepts the code of a time step only once, on any instance. */
export async function consumeStep(db: Db, personId: number, step: number): Promise<boolean> {
  const used = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(isOf(personId), isOn, lt(secondFactors.lastStep, step)))
  return used.rowCount === 1
}

/** Deletes the recovery codes too. Returns false if none was on. */
export async function deleteFactor(db: Db, personId: number): Promise<boolean> {
  const deleted = await db.delete(secondFactors).where(and(isOf(personId), isOn))
  return deleted.rowCount === 1
}

export async function replaceRecoveryCodes(db: Db, personId: number, hashes: Buffer[]): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.personId, personId))
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ personId, codeHash })))
}

/** Accepts a recovery code only once. */
export async function consumeRecoveryCode(db: Db, personId: number, codeHash: Buffer): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(
      and(eq(recoveryCodes.personId, personId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)),
    )
  return used.rowCount === 1
}

export async function countRecoveryCodes(db: Db, personId: number): Promise<number> {
  const [row] = await db
    .select({ left: sql<number>`count(*)::int` })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.personId, personId), isNull(recoveryCodes.usedAt)))
  return row!.left
}
