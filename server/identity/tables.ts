import { bigint, customType, jsonb, pgTable, text, uuid } from '#server/kit/orm.ts'
import type { Role } from '#contract/kit/endpoint.ts'
import { instant } from '#server/kit/tables.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

export const people = pgTable('people', {
  id: id(),
  email: text().notNull(),
  username: text().notNull(),
  firstName: text().notNull(),
  lastName: text().notNull().default(''),
  role: text().$type<Role>().notNull().default('learner'),
  passwordHash: text(),
  blockedAt: instant(),
  createdAt: instant().notNull().defaultNow(),
  phone: text().notNull().default(''),
  about: text().notNull().default(''),
  linkedin: text().notNull().default(''),
  github: text().notNull().default(''),
  portfolio: text().notNull().default(''),
  photoId: uuid(),
  deletedAt: instant(),
})
export type PersonRow = typeof people.$inferSelect

const personId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' })

export const sessions = pgTable('sessions', {
  id: id(),
  personId: personId(),
  tokenHash: bytes().notNull(),
  device: text().notNull(),
  createdAt: instant().notNull().defaultNow(),
  lastSeenAt: instant().notNull().defaultNow(),
  expiresAt: instant().notNull(),
})
export type SessionRow = typeof sessions.$inferSelect

export const passwordResets = pgTable('password_resets', {
  tokenHash: bytes().primaryKey(),
  personId: personId(),
  createdAt: instant().notNull().defaultNow(),
  expiresAt: instant().notNull(),
  usedAt: instant(),
})

export const auditEntries = pgTable('audit_entries', {
  id: id(),
  at: instant().notNull().defaultNow(),
  actorId: bigint({ mode: 'number' }),
  action: text().notNull(),
  subject: text().notNull(),
  before: jsonb(),
  after: jsonb(),
})
