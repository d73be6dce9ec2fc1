import type { Db } from './db.ts'
import { and, eq, type PgColumn, type PgTable, type SQL } from './orm.ts'

type Versioned = PgTable & { version: PgColumn }
type Row<Table extends Versioned> = Omit<Table['$inferInsert'], 'version'>

/**
 * Stores a draft as the version after `version`; 0: there is none yet. Returns the new version, or null if the stored one
 * is another. One statement, so only one of two saves succeeds.
 */
export async function putVersion<Table extends Versioned>(
  db: Db,
  table: Table,
  where: SQL | undefined,
  version: number,
  row: Row<Table>,
): Promise<number | null> {
  const next = { ...row, version: version + 1 } as Table['$inferInsert'] & { version: number }
  const changed =
    version === 0
      ? db.insert(table).values(next).onConflictDoNothing()
      : db
          .update(table)
          .set(next)
          .where(and(where, eq(table.version, version)))
  return (await changed).rowCount === 1 ? next.version : null
}
