import { bigint, integer, pgTable, text } from '#server/kit/db/orm.ts'
import { people } from '#server/identity/tables.ts'
import { instant } from '#server/kit/tables.ts'

/** Days that staff gave in one action, to one person or to many. */
export const accessGrants = pgTable('access_grants', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  days: integer().notNull(),
  reason: text().notNull(),
  createdAt: instant().notNull(),
  createdBy: bigint({ mode: 'number' }).references(() => people.id, { onDelete: 'set null' }),
})
