import { and, eq } from '#server/kit/db/orm.ts'
import type { Db } from '../db/db.ts'
import { deriveKey, encrypt, decrypt } from './encryption.ts'
import { startupError } from '../startup-error.ts'
import { secrets } from '../tables.ts'

/** What rows are locked with. */
export type EncryptionKeys = { secondFactor: Buffer; recoveryCodes: Buffer }

const name = 'keys'

/** What they were before they were kept, and are at a new academy. */
const derived = (secret: string): EncryptionKeys => ({
  secondFactor: deriveKey(secret, 'second factor'),
  recoveryCodes: deriveKey(secret, 'recovery codes'),
})

/**
 * Opens the keys that are kept in the database, locked with the academy's secret. So the secret can be changed without
 * touching a row that they lock: started once with the former one beside it, they are locked anew.
 */
export async function openKeys(db: Db, secret: string, former: string | null): Promise<EncryptionKeys> {
  const kept = await keptKeys(db, derived(former ?? secret), secret)
  const keys = unwrap(secret, kept)
  if (keys) return keys
  // Nothing is overwritten: with the right secret put back, everything opens again.
  if (former === null) return derived(secret)
  const before = unwrap(former, kept)
  if (!before) {
    throw startupError(
      'APP_SECRET_PREVIOUS is not the secret from before: second factors could not be read with it. Set the right one, or leave it out.',
    )
  }
  const itself = and(eq(secrets.name, name), eq(secrets.value, kept))
  await db
    .update(secrets)
    .set({ value: wrap(secret, before) })
    .where(itself)
  return before
}

/** Of several instances that start at once, the first decides. */
async function keptKeys(db: Db, first: EncryptionKeys, secret: string): Promise<string> {
  const read = () => db.select().from(secrets).where(eq(secrets.name, name))
  const [row] = await read()
  if (row) return row.value
  await db
    .insert(secrets)
    .values({ name, value: wrap(secret, first) })
    .onConflictDoNothing()
  return (await read())[0]!.value
}

const wrap = (secret: string, { secondFactor, recoveryCodes }: EncryptionKeys): string =>
  encrypt(deriveKey(secret, name), name, Buffer.concat([secondFactor, recoveryCodes]).toString('base64url'))

function unwrap(secret: string, kept: string): EncryptionKeys | null {
  const opened = decrypt(deriveKey(secret, name), name, kept)
  if (opened === null) return null
  const bytes = Buffer.from(opened, 'base64url')
  return { secondFactor: bytes.subarray(0, 32), recoveryCodes: bytes.subarray(32) }
}
