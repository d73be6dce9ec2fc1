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
import { and, eq, ilike, isNull, type PgColumn, sql } from '#server/kit/db/orm.ts'
import { isFirstFound, likePattern, textOf, wordsOf } from '#server/kit/db/search-pattern.ts'
import { files } from '#server/site/tables.ts'
import type { State } from './answers.rules.ts'
import { formerLearner } from './authors.ts'
import { bugColumns, type FoundBug, toBug, type Viewer } from './bugs.store.ts'
import { byVotes, type FoundRequest, requestColumns, toRequest } from './feature-requests.store.ts'
import { boardPage, type Shown } from './lists.ts'
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
type Query = Pick<QueryOf<typeof listBugDesk>, 'assignee' | 'unanswered' | 'search'> & { state?: State | undefined }

/** The posts of a desk. The search is in these texts and the reporter's name. With an id, only that one. */
function deskList(table: Table, texts: PgColumn[], query: Query, viewerId: number, postId: number | undefined) {
  const { id, state, answer, personId, assigneeId } = table
  const words = wordsOf(query.search)
  const from = sql`${table} join ${people} on ${people.id} = ${personId}`
  const isInTexts = (word: string) => ilike(textOf(...texts), likePattern(word))
  return {
    id,
    where: and(
      hasAssignee(assigneeId, query.assignee, viewerId),
      query.unanswered ? isNull(answer) : undefined,
      query.state && eq(state, query.state),
      postId === undefined ? undefined : eq(id, postId),
    ),
    ...(words.length > 0 && {
      isFound: (list: Shown) => isFirstFound({ id, from, ...list, words, places: [isInTexts, isNamed] }),
    }),
  }
}

async function withOpenCount<Item>(db: Db, table: Table, page: Promise<Page<Item>>) {
  const counted = db.execute<{ open: number }>(sql`select ${countUpTo(table, eqLiteral(table.state, 'open'))} as open`)
  const [shown, { rows }] = await Promise.all([page, counted])
  return { ...shown, openCount: rows[0]!.open }
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

export function bugDeskPage(db: Db, query: QueryOf<typeof listBugDesk>, viewer: Viewer) {
  const list = deskList(bugs, [bugs.title, bugs.steps, bugs.page], query, viewer.id, query.bugId)
  return withOpenCount(db, bugs, boardPage(selectBugs(db), query, { ...list, toItem: toDeskBug(viewer) }))
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

export function requestDeskPage(db: Db, viewerId: number, query: QueryOf<typeof listRequestDesk>) {
  const { title, description } = featureRequests
  const list = deskList(featureRequests, [title, description], query, viewerId, query.requestId)
  const ranking = query.order === 'votes' && byVotes
  const page = boardPage(selectRequests(db, viewerId), query, { ...list, ranking, toItem: toDeskRequest(viewerId) })
  return withOpenCount(db, featureRequests, page)
}

export async function deskRequest(db: Db, viewerId: number, requestId: number): Promise<DeskRequest | null> {
  const [row] = await selectRequests(db, viewerId).where(eq(featureRequests.id, requestId))
  return row ? toDeskRequest(viewerId)(row) : null
}
