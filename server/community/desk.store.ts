import type { DeskBug, DeskRequest, listBugDesk, listRequestDesk } from '#contract/community/desk.ts'
import type { QueryOf } from '#contract/kit/endpoint.ts'
import type { Page } from '#contract/kit/paging.ts'
import { nameInFull } from '#server/identity/index.ts'
import { people, type PersonRow } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import {
  alias,
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  isNull,
  lt,
  or,
  sql,
} from '#server/kit/db/orm.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { likePattern } from '#server/kit/db/search-pattern.ts'
import { files } from '#server/site/tables.ts'
import { authorColumns } from './authors.ts'
import { type FoundBug, type Seen, toBug } from './bugs.store.ts'
import {
  foundColumns,
  type FoundRequest,
  inOrder,
  isAfter,
  toOrderedPage,
  toRequest,
} from './feature-requests.store.ts'
import { type BugRow, bugs, type FeatureRequestRow, featureRequests } from './tables.ts'

const assignees = alias(people, 'assignee')

/** Who it came from and who looks after it, selected beside it: no row costs a query of its own. */
const dutyColumns = {
  reporter: { firstName: people.firstName, lastName: people.lastName, deletedAt: people.deletedAt },
  assignee: { id: assignees.id, firstName: assignees.firstName, lastName: assignees.lastName },
}
type Named = Pick<PersonRow, 'firstName' | 'lastName'>
type Duty = { reporter: Named & Pick<PersonRow, 'deletedAt'>; assignee: (Named & { id: number }) | null }

const toDuty = ({ reporter, assignee }: Duty) => ({
  reporter: reporter.deletedAt ? 'Former learner' : nameInFull(reporter),
  assignee: assignee && { userId: assignee.id, name: nameInFull(assignee) },
})

type Board = typeof bugs | typeof featureRequests
type Filter = Pick<QueryOf<typeof listBugDesk>, 'assignee' | 'unanswered' | 'search'>

/** Each word must stand in what was written or in the name of who wrote it. */
function fits(board: Board, { assignee, unanswered, search = '' }: Filter, viewerId: number) {
  const reporter = sql`${people.firstName} || ' ' || ${people.lastName}`
  const written = board === bugs ? [bugs.title, bugs.steps, bugs.page] : [board.title, featureRequests.description]
  return and(
    assignee === 'me' ? eq(board.assigneeId, viewerId) : undefined,
    assignee === 'nobody' ? isNull(board.assigneeId) : undefined,
    unanswered ? isNull(board.answer) : undefined,
    ...search
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => or(...[...written, reporter].map((text) => ilike(text, likePattern(word))))),
  )
}

/** How many are open in all. */
async function waitingOn(db: Db, board: Board): Promise<number> {
  const [row] = await db.select({ open: count() }).from(board).where(eq(board.state, 'open'))
  return row!.open
}

const selectDeskBugs = (db: Db) =>
  db
    .select({
      ...getTableColumns(bugs),
      author: authorColumns,
      screenshot: { id: files.id, name: files.name },
      ...dutyColumns,
    })
    .from(bugs)
    .innerJoin(people, eq(people.id, bugs.personId))
    .leftJoin(assignees, eq(assignees.id, bugs.assigneeId))
    .leftJoin(files, eq(files.id, bugs.screenshotId))
    .$dynamic()

const toDeskBug =
  (seen: Seen) =>
  (row: FoundBug & Duty): DeskBug => ({ ...toBug(seen)(row), ...toDuty(row) })

export async function bugDeskPage(
  db: Db,
  { after, size, state, bugId, ...filter }: QueryOf<typeof listBugDesk>,
  seen: Seen,
) {
  const before = cursorId(after)
  const [rows, waiting] = await Promise.all([
    selectDeskBugs(db)
      .where(
        and(
          fits(bugs, filter, seen.viewer.id),
          state && eq(bugs.state, state),
          bugId === undefined ? undefined : eq(bugs.id, bugId),
          before === null ? undefined : lt(bugs.id, before),
        ),
      )
      .orderBy(desc(bugs.id))
      .limit(size + 1),
    waitingOn(db, bugs),
  ])
  return { ...toPage(rows, size, toDeskBug(seen)), waiting }
}

export async function deskBug(db: Db, bugId: number, seen: Seen): Promise<DeskBug | null> {
  const [row] = await selectDeskBugs(db).where(eq(bugs.id, bugId))
  return row ? toDeskBug(seen)(row) : null
}

const selectDeskRequests = (db: Db, viewerId: number) =>
  db
    .select({ ...foundColumns(viewerId), ...dutyColumns })
    .from(featureRequests)
    .innerJoin(people, eq(people.id, featureRequests.personId))
    .leftJoin(assignees, eq(assignees.id, featureRequests.assigneeId))
    .$dynamic()

const toDeskRequest =
  (viewerId: number) =>
  (row: FoundRequest & Duty): DeskRequest => ({ ...toRequest(viewerId)(row), ...toDuty(row) })

export async function requestDeskPage(
  db: Db,
  viewerId: number,
  { after, size, state, order, requestId, ...filter }: QueryOf<typeof listRequestDesk>,
): Promise<Page<DeskRequest> & { waiting: number }> {
  const [rows, waiting] = await Promise.all([
    selectDeskRequests(db, viewerId)
      .where(
        and(
          fits(featureRequests, filter, viewerId),
          state && eq(featureRequests.state, state),
          requestId === undefined ? undefined : eq(featureRequests.id, requestId),
          isAfter(after, order),
        ),
      )
      .orderBy(...inOrder(order))
      .limit(size + 1),
    waitingOn(db, featureRequests),
  ])
  return { ...toOrderedPage(toPage(rows, size, toDeskRequest(viewerId)), order), waiting }
}

export async function deskRequest(db: Db, viewerId: number, requestId: number): Promise<DeskRequest | null> {
  const [row] = await selectDeskRequests(db, viewerId).where(eq(featureRequests.id, requestId))
  return row ? toDeskRequest(viewerId)(row) : null
}

/** Holds these, one after the other by their ids so that nobody waits in a ring. */
export function lockBugs(db: Db, bugIds: number[]): Promise<BugRow[]> {
  return db.select().from(bugs).where(inArray(bugs.id, bugIds)).orderBy(asc(bugs.id)).for('update')
}

export function lockRequests(db: Db, requestIds: number[]): Promise<FeatureRequestRow[]> {
  const chosen = inArray(featureRequests.id, requestIds)
  return db.select().from(featureRequests).where(chosen).orderBy(asc(featureRequests.id)).for('no key update')
}

export async function setBugAssignee(db: Db, bugId: number, assigneeId: number | null): Promise<void> {
  await db.update(bugs).set({ assigneeId }).where(eq(bugs.id, bugId))
}

export async function setRequestAssignee(db: Db, requestId: number, assigneeId: number | null): Promise<void> {
  await db.update(featureRequests).set({ assigneeId }).where(eq(featureRequests.id, requestId))
}
