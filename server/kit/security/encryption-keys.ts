import { and, eq } from '#server/kit/db/orm.ts'
import type { Db } from '../db/db.ts'
import { deriveKey, encrypt, decrypt } from './encryption.ts'
import { startupError } from '../startup-error.ts'
import { secrets } from '../tables.ts'

/** The keys that encrypt columns. */
export type EncryptionKeys = { secondFactor: Buffer; recoveryCodes: Buffer }

const name = 'keys'

/** The keys of a new academy. */
const derived = (secret: string): EncryptionKeys => ({
  secondFactor: deriveKey(secret, 'second factor'),
  recoveryCodes: deriveKey(secret, 'recovery codes'),
})

/**
 * Reads the keys from the database, where they are encrypted with the app secret. When the secret changes, only the keys
 * are encrypted again, not the rows; that happens on a start with the previous secret set as well.
 */
export async function openKeys(db: Db, secret: string, previous: string | null): Promise<EncryptionKeys> {
  const stored = await storedKeys(db, derived(previous ?? secret), secret)
  const keys = unwrap(secret, stored)
  if (keys) return keys
  // Nothing is overwritten, so setting the right secret again makes everything readable.
  if (previous === null) return derived(secret)
  const keysBefore = unwrap(previous, stored)
  if (!keysBefore) {
    throw startupError(
      'APP_SECRET_PREVIOUS is not the previous secret, so second factors cannot be read. Set the right one, or leave it empty.',
    )
  }
  const unchanged = and(eq(secrets.name, name), eq(secrets.value, stored))
  await db
    .update(secrets)
    .set({ value: wrap(secret, keysBefore) })
    .where(unchanged)
  return keysBefore
}

/** If several instances start at once, the first one stores the keys. */
async function storedKeys(db: Db, initial: EncryptionKeys, secret: string): Promise<string> {
  const read = () => db.select().from(secrets).where(eq(secrets.name, name))
  const [row] = await read()
  if (row) return row.value
  await db
    .insert(secrets)
    .values({ name, value: wrap(secret, initial) })
    .onConflictDoNothing()
  return (await read())[0]!.value
}

const wrap = (secret: string, { secondFactor, recoveryCodes }: EncryptionKeys): string =>
  encrypt(deriveKey(secret, name), name, Buffer.concat([secondFactor, recoveryCodes]).toString('base64url'))

function unwrap(secret: string, stored: string): EncryptionKeys | null {
  const decrypted = decrypt(deriveKey(secret, name), name, stored)
  if (decrypted === null) return null
  const bytes = Buffer.from(decrypted, 'base64url')
  return { secondFactor: bytes.subarray(0, 32), recoveryCodes: bytes.subarray(32) }
}
