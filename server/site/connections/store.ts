import type { ConnectionKey } from '#contract/site/setting-names.ts'
import { fullName } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { eq, sql } from '#server/kit/db/orm.ts'
import { jsonRead } from '#server/kit/db/reads.ts'
import { type ConnectionRow, connections } from '../tables.ts'

export type SavedConnection = ConnectionRow & { savedByName: string | null }

/** With the name of who saved it. */
export async function savedConnection(db: Db, name: ConnectionKey): Promise<SavedConnection | null> {
  const [row] = await db
    .select({ connection: connections, firstName: people.firstName, lastName: people.lastName })
    .from(connections)
    .leftJoin(people, eq(people.id, connections.savedBy))
    .where(eq(connections.name, name))
  if (!row) return null
  const { connection, firstName, lastName } = row
  return { ...connection, savedByName: firstName === null ? null : fullName({ firstName, lastName: lastName ?? '' }) }
}

export async function readConnection(db: Db, name: ConnectionKey): Promise<ConnectionRow | null> {
  const [row = null] = await db.select().from(connections).where(eq(connections.name, name))
  return row
}

/** Blocks other writers until the transaction ends; readers are not blocked. */
export async function lockConnections(db: Db): Promise<void> {
  await db.execute(sql`lock table ${connections} in share row exclusive mode`)
}

export async function writeConnection(db: Db, row: ConnectionRow): Promise<void> {
  await db.insert(connections).values(row).onConflictDoUpdate({ target: connections.name, set: row })
}

/** Returns false if there was none. */
export async function deleteConnection(db: Db, name: ConnectionKey): Promise<boolean> {
  return (await db.delete(connections).where(eq(connections.name, name))).rowCount === 1
}

/** Whether staff entered a payment gateway: every page of learners asks. */
export const hasGatewayRead = jsonRead<boolean, boolean, object>(
  'has_gateway',
  [],
  sql`select to_json(exists (select 1 from ${connections} where ${connections.name} = ${sql.raw(`'gateway'`)}))`,
  (has) => has,
)
