import type { Db } from '#server/kit/db/db.ts'
import { startupError } from '#server/kit/startup-error.ts'
import { demoData } from '#server/kit/tables.ts'

/** Its passwords are known to everybody. */
export async function assertNoDemoInProduction(db: Db): Promise<void> {
  const [made] = await db.select().from(demoData).limit(1)
  if (!made) return
  throw startupError(
    'This database contains the demo, whose passwords are public. Use an empty database for production.',
  )
}
