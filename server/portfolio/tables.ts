import type { PortfolioItem } from '#contract/portfolio/portfolio.ts'
import { boolean, date, integer, pgTable, primaryKey, smallint, text } from '#server/kit/db/orm.ts'
import { id, instant, reference } from '#server/kit/tables.ts'
import { person } from '#server/identity/tables.ts'

export const portfolios = pgTable('portfolios', {
  personId: person().primaryKey(),
  shownName: text().notNull(),
  headline: text().notNull(),
  summary: text().notNull(),
  version: integer().notNull(),
  savedAt: instant().notNull().defaultNow(),
})

export const portfolioItems = pgTable(
  'portfolio_items',
  {
    personId: reference()
      .notNull()
      .references(() => portfolios.personId, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    kind: text().$type<PortfolioItem['kind']>().notNull(),
    workId: reference(),
    note: text().notNull(),
    showsWords: boolean().notNull().default(false),
    showsWork: boolean().notNull().default(false),
    title: text(),
    period: text(),
    link: text(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.position] })],
)
export type PortfolioItemRow = typeof portfolioItems.$inferSelect

export const portfolioLinks = pgTable('portfolio_links', {
  id: id(),
  personId: person(),
  createdAt: instant().notNull().defaultNow(),
  expiresAt: instant().notNull(),
  revokedAt: instant(),
  lastOpenedOn: date(),
  daysOpened: integer().notNull().default(0),
  statusPosition: reference().notNull(),
})
export type PortfolioLinkRow = typeof portfolioLinks.$inferSelect
