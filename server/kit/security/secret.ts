import { eq } from '#server/kit/db/orm.ts'
import type { Db } from '../db/db.ts'
import { secrets } from '../tables.ts'
import { newToken } from './tokens.ts'

/** The name of the row. */
export const generatedSecret = 'app'

/** The secret that signs links and cookies. If none is configured, the first instance stores a random one for all. */
export async function appSecret(db: Db, configured: string | null): Promise<string> {
  if (configured) return configured
  await db.insert(secrets).values({ name: generatedSecret, value: newToken() }).onConflictDoNothing()
  const [row] = await db.select().from(secrets).where(eq(secrets.name, generatedSecret))
  return row!.value
}
