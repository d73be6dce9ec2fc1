import { date, integer, pgTable } from '#server/kit/db/orm.ts'
import { person } from '#server/identity/tables.ts'
import { id, instant, reference } from '#server/kit/tables.ts'
import { solutions } from '../tables.ts'

export const previewLinks = pgTable('preview_links', {
  id: id(),
  personId: person().notNull(),
  solutionId: reference()
    .notNull()
    .references(() => solutions.id),
  createdAt: instant().notNull().defaultNow(),
  expiresAt: instant().notNull(),
  revokedAt: instant(),
  lastOpenedOn: date(),
  daysOpened: integer().notNull().default(0),
})
export type PreviewLinkRow = typeof previewLinks.$inferSelect
