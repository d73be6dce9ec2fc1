import { sql } from 'drizzle-orm'
import { bigint, check, customType, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { people } from '#server/identity/tables.ts'
import { instant } from '#server/kit/tables.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const personId = () => bigint({ mode: 'number' }).references(() => people.id, { onDelete: 'set null' })

export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: instant().notNull().defaultNow(),
  updatedBy: personId(),
})

export const files = pgTable(
  'files',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    kind: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    sha256: bytes().notNull(),
    ownerId: personId(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [index('files_owner_id').on(table.ownerId), check('files_bytes_check', sql`${table.bytes} >= 0`)],
)
export type FileRow = typeof files.$inferSelect
