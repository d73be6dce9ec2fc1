import { integer, pgTable, primaryKey, text, uuid } from '#server/kit/db/orm.ts'
import type { BugState } from '#contract/community/bugs.ts'
import type { Priority, RequestState } from '#contract/community/feature-requests.ts'
import { people, person } from '#server/identity/tables.ts'
import { id, instant, reference } from '#server/kit/tables.ts'
import { files } from '#server/site/tables.ts'

const personIsPart = () => reference().references(() => people.id, { onDelete: 'cascade' })
const answer = () => ({ answer: text(), answeredAt: instant(), answeredBy: person() })
const assignee = () => reference().references(() => people.id, { onDelete: 'set null' })

export const bugs = pgTable('bugs', {
  id: id(),
  personId: person().notNull(),
  title: text().notNull(),
  steps: text().notNull(),
  page: text().notNull().default(''),
  state: text().$type<BugState>().notNull().default('open'),
  screenshotId: uuid().references(() => files.id),
  createdAt: instant().notNull().defaultNow(),
  /** Maintained by a trigger. */
  commentCount: integer().notNull().default(0),
  ...answer(),
  assigneeId: assignee(),
})
export type BugRow = typeof bugs.$inferSelect

export const bugComments = pgTable('bug_comments', {
  id: id(),
  bugId: reference()
    .notNull()
    .references(() => bugs.id, { onDelete: 'cascade' }),
  authorId: person().notNull(),
  body: text().notNull(),
  createdAt: instant().notNull().defaultNow(),
})

export const facts = pgTable('facts', {
  id: id(),
  personId: person().notNull(),
  text: text().notNull(),
  source: text().notNull(),
  sourceUrl: text().notNull().default(''),
  createdAt: instant().notNull().defaultNow(),
  /** Maintained by a trigger. */
  likeCount: integer().notNull().default(0),
})
export type FactRow = typeof facts.$inferSelect

const fact = () => reference().references(() => facts.id, { onDelete: 'cascade' })

export const factLikes = pgTable(
  'fact_likes',
  { factId: fact().notNull(), personId: personIsPart().notNull() },
  (table) => [primaryKey({ columns: [table.factId, table.personId] })],
)

export const factReports = pgTable(
  'fact_reports',
  {
    factId: fact().notNull(),
    personId: personIsPart().notNull(),
    reason: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    dismissedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.factId, table.personId] })],
)

export const featureRequests = pgTable('feature_requests', {
  id: id(),
  personId: person().notNull(),
  title: text().notNull(),
  description: text().notNull(),
  priority: text().$type<Priority>().notNull(),
  state: text().$type<RequestState>().notNull().default('open'),
  createdAt: instant().notNull().defaultNow(),
  /** Maintained by a trigger. */
  voteCount: integer().notNull().default(0),
  ...answer(),
  assigneeId: assignee(),
})
export type FeatureRequestRow = typeof featureRequests.$inferSelect

export const featureVotes = pgTable(
  'feature_votes',
  {
    requestId: reference()
      .notNull()
      .references(() => featureRequests.id, { onDelete: 'cascade' }),
    personId: personIsPart().notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.personId] })],
)
