import {
  bigint,
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from '#server/kit/db/orm.ts'

export const id = () => reference().primaryKey().generatedAlwaysAsIdentity()
export const reference = () => bigint({ mode: 'number' })
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
export const instant = () => timestamp({ withTimezone: true })
export const timeOfDay = customType<{ data: string }>({ dataType: () => 'time without time zone' })

export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  endsAt: instant().notNull(),
  count: integer().notNull(),
})

export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: instant().notNull().defaultNow(),
})

export const demoData = pgTable('demo_data', {
  name: text().primaryKey(),
  createdAt: instant().notNull().defaultNow(),
})

export const contentVersion = pgTable('content_version', {
  onlyRow: boolean().primaryKey().default(true),
  version: bigint({ mode: 'number' }).notNull().default(1),
})

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text().notNull(),
    key: text().notNull(),
    endpoint: text().notNull(),
    requestHash: bytes().notNull(),
    response: jsonb().$type<object>().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] })],
)
