import { bigint, jsonb, pgTable, primaryKey, sql, text, uuid } from '#server/kit/db/orm.ts'
import type { TokenScope } from '#contract/identity/access-tokens.ts'
import type { Adjustments, Role } from '#contract/kit/access.ts'
import { bytes, id, instant, reference } from '#server/kit/tables.ts'

export const people = pgTable('people', {
  id: id(),
  email: text().notNull(),
  username: text().notNull(),
  firstName: text().notNull(),
  lastName: text().notNull().default(''),
  role: text().$type<Role>().notNull().default('learner'),
  /** What they may do besides what their role says, or less than it. */
  adjustments: jsonb().$type<Adjustments>(),
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
  searchText: text().generatedAlwaysAs(sql`lower(first_name || ' ' || last_name || ' ' || email || ' ' || phone)`),
  blockedReason: text(),
  /** When they proved that the address is theirs. */
  emailConfirmedAt: instant(),
  /** Where they live, by GST code; the place of supply on their receipts. */
  stateCode: text(),
  /** When the latest of their access entries ends; the database keeps it. */
  accessEndsAt: instant(),
  /** When they last used the site, to the hour; the database keeps it. */
  lastSeenAt: instant(),
})
export type PersonRow = typeof people.$inferSelect

export const person = () => reference().references(() => people.id)

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

export const endedSessions = pgTable('ended_sessions', {
  tokenHash: bytes().primaryKey(),
  reason: text().$type<EndReason>().notNull(),
  endedAt: instant().notNull().defaultNow(),
})
/** What ended a session. */
export type EndReason =
  | 'device limit'
  | 'other device'
  | 'password'
  | 'second factor'
  | 'staff'
  | 'company'
  | 'expired'
  | 'logout'

/** With which programs act for a person. */
export const accessTokens = pgTable('access_tokens', {
  id: id(),
  personId: personId(),
  name: text().notNull(),
  scope: text().$type<TokenScope>().notNull(),
  tokenHash: bytes().notNull(),
  createdAt: instant().notNull().defaultNow(),
  expiresAt: instant().notNull(),
  lastUsedAt: instant(),
})
export type AccessTokenRow = typeof accessTokens.$inferSelect

export const passwordResets = pgTable('password_resets', {
  tokenHash: bytes().primaryKey(),
  personId: personId(),
  createdAt: instant().notNull().defaultNow(),
  expiresAt: instant().notNull(),
  usedAt: instant(),
})

export const emailCodes = pgTable('email_codes', {
  personId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  codeHash: bytes().notNull(),
  expiresAt: instant().notNull(),
})

/** A new address that isn’t confirmed yet. */
export const emailChanges = pgTable('email_changes', {
  personId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  email: text().notNull(),
  tokenHash: bytes().notNull(),
  requestedBy: bigint({ mode: 'number' })
    .notNull()
    .references(() => people.id),
  expiresAt: instant().notNull(),
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

export const auditChain = pgTable('audit_chain', {
  position: bigint({ mode: 'number' }).primaryKey(),
  entryId: bigint({ mode: 'number' }).notNull(),
  hash: bytes().notNull(),
})

export const personNotes = pgTable('person_notes', {
  id: id(),
  personId: personId(),
  authorId: bigint({ mode: 'number' })
    .notNull()
    .references(() => people.id),
  body: text().notNull(),
  createdAt: instant().notNull().defaultNow(),
})

export const secondFactors = pgTable('second_factors', {
  personId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  encryptedSecret: text().notNull(),
  confirmedAt: instant(),
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  createdAt: instant().notNull().defaultNow(),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    personId: bigint({ mode: 'number' })
      .notNull()
      .references(() => secondFactors.personId, { onDelete: 'cascade' }),
    codeHash: bytes().notNull(),
    usedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.codeHash] })],
)
