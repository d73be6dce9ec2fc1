import { mayUse, type QueryOf, type Role } from '#contract/kit/endpoint.ts'
import type { Page } from '#contract/kit/paging.ts'
import type { InboxRequest, listSupportInbox } from '#contract/support/inbox.ts'
import { accessForTopic, supportTopics } from '#contract/support/requests.ts'
import {
  assigneeColumns,
  type AssigneeRow,
  assignees,
  fullName,
  hasAssignee,
  isNamed,
  toAssignee,
} from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import { countUpTo } from '#server/kit/db/counting.ts'
import type { Db } from '#server/kit/db/db.ts'
import { alias, and, asc, desc, eq, ilike, inArray, lt, ne, type SQL, sql } from '#server/kit/db/orm.ts'
import { eqLiteral } from '#server/kit/db/prepared.ts'
import { isFirstFound, likePattern, wordsOf } from '#server/kit/db/search-pattern.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { payments } from '#server/membership/tables.ts'
import { requestColumns, type ShownRequest, toRequest } from './store.ts'
import { supportRequests } from './tables.ts'

const { id, personId, topic, state, promisedAt, subject, assigneeId, paymentId } = supportRequests
const last = alias(supportRequests, 'last')

const selectInbox = (db: Db) =>
  db
    .select({
      ...requestColumns,
      learner: { firstName: people.firstName, lastName: people.lastName },
      assignee: assigneeColumns,
    })
    .from(supportRequests)
    .innerJoin(people, eq(people.id, personId))
    .leftJoin(assignees, eq(assignees.id, assigneeId))
    .leftJoin(payments, eq(payments.id, paymentId))
    .$dynamic()

export type InboxRow = ShownRequest & { learner: { firstName: string; lastName: string }; assignee: AssigneeRow }

export const toInboxRequest = (row: InboxRow): InboxRequest => ({
  ...toRequest(row),
  learner: { userId: row.request.personId, name: fullName(row.learner) },
  assignee: toAssignee(row.assignee),
})

export async function inboxRequest(db: Db, requestId: number): Promise<InboxRow | null> {
  const [row = null] = await selectInbox(db).where(eq(id, requestId))
  return row
}

type Reader = { id: number; role: Role }

/** The same as the rule `mayHandle`. */
export function isHandledBy(reader: Reader): SQL | undefined {
  const topics = supportTopics.filter((topic) => mayUse(reader.role, accessForTopic(topic)))
  return and(ne(personId, reader.id), topics.length < supportTopics.length ? inArray(topic, topics) : undefined)
}

// Compared in the database, which stores microseconds; a JavaScript date does not.
const promisedAfter = (requestId: number) =>
  sql`(${promisedAt}, ${id}) > (select ${last.promisedAt}, ${last.id} from ${supportRequests} ${last} where ${last.id} = ${requestId})`

/** Where each word of a search may be. */
const places = [(word: string) => ilike(subject, likePattern(word)), isNamed]
const joined = sql`${supportRequests} join ${people} on ${people.id} = ${personId}`

type Query = QueryOf<typeof listSupportInbox>

/** The open ones by promise, others newest first. */
export async function inboxPage(db: Db, reader: Reader, query: Query): Promise<Page<InboxRequest>> {
  const { size } = query
  const isOpen = query.state === 'open'
  const after = cursorId(query.after)
  const words = wordsOf(query.search)
  const where = and(
    eqLiteral(state, query.state),
    isHandledBy(reader),
    query.topic && eq(topic, query.topic),
    hasAssignee(assigneeId, query.assignee, reader.id),
    after === null ? undefined : isOpen ? promisedAfter(after) : lt(id, after),
  )
  const order = isOpen ? [asc(promisedAt), asc(id)] : [desc(id)]
  const limit = size + 1
  const rows = await selectInbox(db)
    .where(words.length === 0 ? where : isFirstFound({ id, from: joined, where, order, limit, words, places }))
    .orderBy(...order)
    .limit(limit)
  return toPage(rows, size, toInboxRequest)
}

export async function countWaiting(db: Db, reader: Reader): Promise<number> {
  const isWaiting = and(eqLiteral(state, 'open'), isHandledBy(reader))
  const { rows } = await db.execute<{ waiting: number }>(
    sql`select ${countUpTo(supportRequests, isWaiting)} as waiting`,
  )
  return rows[0]!.waiting
}
