import type { Db } from '#server/kit/db.ts'
import { auditEntries } from './tables.ts'

type Entry = { actorId: number | null; action: string; subject: string; before?: unknown; after?: unknown }

/** Writes down who did what to what; in the transaction of the deed itself. */
export async function audit(db: Db, entry: Entry): Promise<void> {
  await db.insert(auditEntries).values(entry)
}
