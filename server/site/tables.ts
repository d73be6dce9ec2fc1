import {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  jsonb,
  pgTable,
  smallint,
  sql,
  text,
  uuid,
} from '#server/kit/db/orm.ts'
import type { ConnectionKey } from '#contract/site/setting-names.ts'
import type { TestimonialPlace } from '#contract/site/testimonials.ts'
import { people } from '#server/identity/tables.ts'
import { id, instant } from '#server/kit/tables.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const personId = () => bigint({ mode: 'number' }).references(() => people.id, { onDelete: 'set null' })

export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: instant().notNull().defaultNow(),
  updatedBy: personId(),
})

/** How the school reaches its email server and its payment gateway, as staff entered it. */
export const connections = pgTable(
  'connections',
  {
    name: text().$type<ConnectionKey>().primaryKey(),
    config: jsonb().$type<Record<string, unknown>>().notNull(),
    encryptedSecrets: text().notNull(),
    savedAt: instant().notNull(),
    savedBy: personId(),
  },
  (table) => [
    index('connections_saved_by').on(table.savedBy),
    check('connections_name_check', sql`${table.name} in ('emailServer', 'gateway')`),
  ],
)
export type ConnectionRow = typeof connections.$inferSelect

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
    isPublic: boolean().notNull().default(false),
  },
  (table) => [index('files_owner_id').on(table.ownerId), check('files_bytes_check', sql`${table.bytes} >= 0`)],
)
export type FileRow = typeof files.$inferSelect

export const testimonials = pgTable('testimonials', {
  id: id(),
  place: text().$type<TestimonialPlace>().notNull(),
  name: text().notNull(),
  rating: smallint().notNull(),
  review: text().notNull(),
  givenOn: date().notNull(),
  isSample: boolean().notNull().default(false),
})

export const holidays = pgTable(
  'holidays',
  { id: id(), name: text().notNull(), firstDay: date().notNull(), lastDay: date().notNull() },
  (table) => [check('holidays_order', sql`${table.firstDay} <= ${table.lastDay}`)],
)

export const teamMembers = pgTable('team_members', {
  id: id(),
  name: text().notNull(),
  title: text().notNull(),
  about: text().notNull(),
  experience: text().notNull(),
  skills: text().array().notNull(),
  image: text().notNull(),
  isSample: boolean().notNull().default(false),
})
