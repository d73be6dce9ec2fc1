import { eq } from '#server/kit/orm.ts'
import type { Db } from './db.ts'
import { secrets } from './tables.ts'
import { newToken } from './tokens.ts'

/**
 * The secret that signs links and cookies. Where none is configured, the first instance makes one and
 * keeps it in the database, so that a link made by one instance opens on another.
 */
export async function appSecret(db: Db, configured: string | null): Promise<string> {
  if (configured) return configured
  await db.insert(secrets).values({ name: 'app', value: newToken() }).onConflictDoNothing()
  const [row] = await db.select().from(secrets).where(eq(secrets.name, 'app'))
  return row!.value
}
