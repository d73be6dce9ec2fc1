import type { SharedPart } from '#contract/sponsors/links.ts'
import { bigint, date, integer, pgTable, primaryKey, text } from '#server/kit/db/orm.ts'
import { bytes, id, instant } from '#server/kit/tables.ts'
import { person } from '#server/identity/tables.ts'

const reference = () => bigint({ mode: 'number' }).notNull()

export const sponsorLinks = pgTable('sponsor_links', {
  id: id(),
  personId: person().notNull(),
  label: text().notNull(),
  shownName: text().notNull(),
  shows: text().array().$type<SharedPart[]>().notNull(),
  createdAt: instant().notNull().defaultNow(),
  expiresAt: instant().notNull(),
  revokedAt: instant(),
  lastOpenedOn: date(),
  daysOpened: integer().notNull().default(0),
})
export type SponsorLinkRow = typeof sponsorLinks.$inferSelect

export const sponsorFollowers = pgTable('sponsor_followers', {
  id: id(),
  linkId: reference().references(() => sponsorLinks.id, { onDelete: 'cascade' }),
  email: text().notNull(),
  createdAt: instant().notNull().defaultNow(),
  requests: integer().notNull().default(1),
  confirmHash: bytes(),
  confirmUntil: instant(),
  confirmedAt: instant(),
})
export type FollowerRow = typeof sponsorFollowers.$inferSelect

export const sponsorSummaries = pgTable(
  'sponsor_summaries',
  {
    followerId: reference().references(() => sponsorFollowers.id, { onDelete: 'cascade' }),
    week: date().notNull(),
    sentAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.followerId, table.week] })],
)
