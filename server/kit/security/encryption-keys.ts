import { and, eq } from '#server/kit/db/orm.ts'
import type { Db } from '../db/db.ts'
import { deriveKey, encrypt, decrypt } from './encryption.ts'
import { startupError } from '../startup-error.ts'
import { secrets } from '../tables.ts'
import { generatedSecret } from './secret.ts'

/** The keys that encrypt columns. */
export type EncryptionKeys = { secondFactor: Buffer; recoveryCodes: Buffer }

/** The rows of `secrets`: the keys encrypted with the app secret and, while that is changed, with the one before. */
const name = 'keys'
const nameBefore = 'keys before'

/** The keys of a new academy. */
const derived = (secret: string): EncryptionKeys => ({
  secondFactor: deriveKey(secret, 'second factor'),
  recoveryCodes: deriveKey(secret, 'recovery codes'),
})

/**
 * Reads the keys from the database, where they are encrypted with the app secret; so a wrong secret is noticed before it
 * does any harm. When the secret changes, only the keys are encrypted again, not the rows; that happens on a start with
 * the previous secret set as well. Instances that don't have the new secret yet can start until the first one starts
 * without the previous one.
 */
export async function openKeys(db: Db, secret: string, previous: string | null): Promise<EncryptionKeys> {
  await db
    .insert(secrets)
    .values({ name, value: wrap(secret, derived(previous ?? secret)) })
    .onConflictDoNothing()
  const stored = new Map((await db.select().from(secrets)).map(({ name, value }) => [name, value]))
  const keys = unwrap(secret, stored.get(name))
  if (keys) {
    if (previous === null && stored.has(nameBefore)) await db.delete(secrets).where(eq(secrets.name, nameBefore))
    return keys
  }
  const changing = unwrap(secret, stored.get(nameBefore))
  if (changing) return changing
  // Before APP_SECRET was set for the first time, it was a generated one.
  const secretBefore = previous ?? stored.get(generatedSecret)
  const keysBefore = secretBefore === undefined ? null : unwrap(secretBefore, stored.get(name))
  if (!keysBefore) throw startupError(previous === null ? wrongSecret : wrongPrevious)
  await changeSecret(db, { from: secretBefore!, to: secret, keys: keysBefore, stored: stored.get(name)! })
  return keysBefore
}

const wrongSecret =
  'APP_SECRET is not the one this academy has used so far: set that one again, or add it as APP_SECRET_PREVIOUS if you want to change it, or run `npm run replace-lost-secret` if it is lost.'
const wrongPrevious =
  'APP_SECRET_PREVIOUS is not the previous secret, so second factors cannot be read. Set the right one, or leave it empty.'

type Change = { from: string; to: string; keys: EncryptionKeys; stored: string }

/** If several instances start at once, the first one does it. */
const changeSecret = (db: Db, { from, to, keys, stored }: Change): Promise<void> =>
  db.transaction(async (db) => {
    const { rowCount } = await db
      .update(secrets)
      .set({ value: wrap(to, keys) })
      .where(and(eq(secrets.name, name), eq(secrets.value, stored)))
    if (rowCount === 0) return
    const value = wrap(from, keys)
    await db
      .insert(secrets)
      .values({ name: nameBefore, value })
      .onConflictDoUpdate({ target: secrets.name, set: { value } })
  })

/** When the app secret is lost: the next start makes new keys. Returns false if this secret is the right one. */
export function forgetKeys(db: Db, secret: string, now: Date): Promise<boolean> {
  return db.transaction(async (db) => {
    const [row] = await db.select().from(secrets).where(eq(secrets.name, name)).for('update')
    if (!row || unwrap(secret, row.value)) return false
    // The row stays, in case the secret is found again.
    await db
      .update(secrets)
      .set({ name: `keys until ${now.toISOString()}` })
      .where(eq(secrets.name, name))
    await db.delete(secrets).where(eq(secrets.name, nameBefore))
    return true
  })
}

const wrap = (secret: string, { secondFactor, recoveryCodes }: EncryptionKeys): string =>
  encrypt(deriveKey(secret, name), name, Buffer.concat([secondFactor, recoveryCodes]).toString('base64url'))

function unwrap(secret: string, stored: string | undefined): EncryptionKeys | null {
  const decrypted = stored === undefined ? null : decrypt(deriveKey(secret, name), name, stored)
  if (decrypted === null) return null
  const bytes = Buffer.from(decrypted, 'base64url')
  return { secondFactor: bytes.subarray(0, 32), recoveryCodes: bytes.subarray(32) }
}
