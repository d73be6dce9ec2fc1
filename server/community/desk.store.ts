import type { DeskBug, DeskRequest, listBugDesk, listRequestDesk } from '#contract/community/desk.ts'
import type { QueryOf } from '#contract/kit/endpoint.ts'
import type { Page } from '#contract/kit/paging.ts'
import {
  assigneeColumns,
  type AssigneeRow,
  assignees,
  hasAssignee,
  fullName,
  isNamed,
  toAssignee,
} from '#server/identity/index.ts'
import { people, type PersonRow } from '#server/identity/tables.ts'
import { countUpTo } from '#server/kit/db/counting.ts'
import type { Db } from '#server/kit/db/db.ts'
import { eqLiteral } from '#server/kit/db/prepared.ts'
import { and, desc, eq, ilike, isNull, type PgColumn, type SQL, sql } from '#server/kit/db/orm.ts'
import { isFirstFound, likePattern, textOf, wordsOf } from '#server/kit/db/search-pattern.ts'
import { toPage } from '#server/kit/http/paging.ts'
import { files } from '#server/site/tables.ts'
import { formerLearner } from './authors.ts'
import { bugColumns, type FoundBug, toBug, type Viewer } from './bugs.store.ts'
import { type FoundRequest, requestColumns, toRequest } from './feature-requests.store.ts'
import { olderThan, rankedOr } from './lists.ts'
import { bugs, featureRequests } from './tables.ts'

const deskColumns = {
  reporter: { firstName: people.firstName, lastName: people.lastName, deletedAt: people.deletedAt },
  assignee: assigneeColumns,
}
type DeskRow = { reporter: Pick<PersonRow, 'firstName' | 'lastName' | 'deletedAt'>; assignee: AssigneeRow }

const toDeskFields = ({ reporter, assignee }: DeskRow) => ({
  reporter: reporter.deletedAt ? formerLearner : fullName(reporter),
  assignee: toAssignee(assignee),
})

type Table = typeof bugs | typeof featureRequests
type Filter = Pick<QueryOf<typeof listBugDesk>, 'assignee' | 'unanswered' | 'search'>

const matches = (table: Table, { assignee, unanswered }: Filter, viewerId: number) =>
  and(hasAssignee(table.assigneeId, assignee, viewerId), unanswered ? isNull(table.answer) : undefined)

type List = { search: string | undefined; where: SQL | undefined; order: SQL[]; limit: number }

/** The part of a list that is shown: of a search in these texts and the reporter's name, or all. */
function isShown(table: Table, texts: PgColumn[], { search, where, ...list }: List): SQL | undefined {
  const words = wordsOf(search)
  if (words.length === 0) return where
  const from = sql`${table} join ${people} on ${people.id} = ${table.personId}`
  const isInTexts = (word: string) => ilike(textOf(...texts), likePattern(word))
  return isFirstFound({ id: table.id, from, where, ...list, words, places: [isInTexts, isNamed] })
}

async function countOpen(db: Db, table: Table): Promise<number> {
  const { rows } = await db.execute<{ open: number }>(
    sql`select ${countUpTo(table, eqLiteral(table.state, 'open'))} as open`,
  )
  return rows[0]!.open
}

const selectBugs = (db: Db) =>
  db
    .select({ ...bugColumns, ...deskColumns })
    .from(bugs)
    .innerJoin(people, eq(people.id, bugs.personId))
    .leftJoin(assignees, eq(assignees.id, bugs.assigneeId))
    .leftJoin(files, eq(files.id, bugs.screenshotId))
    .$dynamic()

const toDeskBug =
  (viewer: Viewer) =>
  (row: FoundBug & DeskRow): DeskBug => ({ ...toBug(viewer)(row), ...toDeskFields(row) })

export async function bugDeskPage(
  db: Db,
  { after, size, state, bugId, ...filter }: QueryOf<typeof listBugDesk>,
  viewer: Viewer,
): Promise<Page<DeskBug> & { openCount: number }> {
  const where = and(
    matches(bugs, filter, viewer.id),
    state && eq(bugs.state, state),
    bugId === undefined ? undefined : eq(bugs.id, bugId),
    olderThan(bugs.id, after),
  )
  const list = { search: filter.search, where, order: [desc(bugs.id)], limit: size + 1 }
  const [rows, openCount] = await Promise.all([
    selectBugs(db)
      .where(isShown(bugs, [bugs.title, bugs.steps, bugs.page], list))
      .orderBy(...list.order)
      .limit(list.limit),
    countOpen(db, bugs),
  ])
  return { ...toPage(rows, size, toDeskBug(viewer)), openCount }
}

export async function deskBug(db: Db, bugId: number, viewer: Viewer): Promise<DeskBug | null> {
  const [row] = await selectBugs(db).where(eq(bugs.id, bugId))
  return row ? toDeskBug(viewer)(row) : null
}

const selectRequests = (db: Db, viewerId: number) =>
  db
    .select({ ...requestColumns(viewerId), ...deskColumns })
    .from(featureRequests)
    .innerJoin(people, eq(people.id, featureRequests.personId))
    .leftJoin(assignees, eq(assignees.id, featureRequests.assigneeId))
    .$dynamic()

const toDeskRequest =
  (viewerId: number) =>
  (row: FoundRequest & DeskRow): DeskRequest => ({ ...toRequest(viewerId)(row), ...toDeskFields(row) })

export async function requestDeskPage(
  db: Db,
  viewerId: number,
  { after, size, state, order, requestId, ...filter }: QueryOf<typeof listRequestDesk>,
): Promise<Page<DeskRequest> & { openCount: number }> {
  const { id, title, description, voteCount } = featureRequests
  const list = rankedOr(order, id, voteCount)
  const where = and(
    matches(featureRequests, filter, viewerId),
    state && eq(featureRequests.state, state),
    requestId === undefined ? undefined : eq(id, requestId),
    list.after(after),
  )
  const shown = { search: filter.search, where, order: list.orderBy, limit: size + 1 }
  const [rows, openCount] = await Promise.all([
    selectRequests(db, viewerId)
      .where(isShown(featureRequests, [title, description], shown))
      .orderBy(...list.orderBy)
      .limit(size + 1),
    countOpen(db, featureRequests),
  ])
  return { ...list.toPage(toPage(rows, size, toDeskRequest(viewerId)), ({ votes }) => votes), openCount }
}

export async function deskRequest(db: Db, viewerId: number, requestId: number): Promise<DeskRequest | null> {
  const [row] = await selectRequests(db, viewerId).where(eq(featureRequests.id, requestId))
  return row ? toDeskRequest(viewerId)(row) : null
}
