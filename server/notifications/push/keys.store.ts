import webPush, { type VapidKeys } from 'web-push'
import type { Db } from '#server/kit/db/db.ts'
import { and, eq } from '#server/kit/db/orm.ts'
import { decrypt, deriveKey, encrypt } from '#server/kit/security/encryption.ts'
import type { EncryptionKeys } from '#server/kit/security/encryption-keys.ts'
import { secrets } from '#server/kit/tables.ts'
import { pushSubscriptions } from '../tables.ts'

/** The name of the row. */
const name = 'push'

// Of a key that survives a change of APP_SECRET.
const key = ({ secondFactor }: EncryptionKeys) => deriveKey(secondFactor.toString('base64url'), name)
const newKeys = (keys: EncryptionKeys) => encrypt(key(keys), name, JSON.stringify(webPush.generateVAPIDKeys()))

/**
 * The keys by which push services recognise us (VAPID, RFC 8292), made when they are first needed. Devices subscribe with
 * the public one, so new keys, after APP_SECRET was lost, end all subscriptions.
 */
export async function pushKeys(db: Db, keys: EncryptionKeys): Promise<VapidKeys> {
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name))
  const stored = row ? decrypt(key(keys), name, row.value) : null
  if (stored !== null) return JSON.parse(stored) as VapidKeys
  if (row) await replaceKeys(db, row.value, newKeys(keys))
  else
    await db
      .insert(secrets)
      .values({ name, value: newKeys(keys) })
      .onConflictDoNothing()
  return pushKeys(db, keys)
}

/** If several instances notice it at once, the first one does it. */
const replaceKeys = (db: Db, before: string, value: string): Promise<void> =>
  db.transaction(async (db) => {
    const { rowCount } = await db
      .update(secrets)
      .set({ value })
      .where(and(eq(secrets.name, name), eq(secrets.value, before)))
    if (rowCount === 1) await db.delete(pushSubscriptions)
  })
