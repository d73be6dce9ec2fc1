import type { Standing } from '#contract/kit/access.ts'
import type { QueryOf } from '#contract/kit/endpoint.ts'
import type { Page } from '#contract/kit/paging.ts'
import type { InboxRequest, listSupportInbox } from '#contract/support/inbox.ts'
import { mayReadTopic, supportTopics } from '#contract/support/requests.ts'
import {
  assigneeColumns,
  type AssigneeRow,
  assignees,
  fullName,
  hasAssignee,
  toAssignee,
} from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import { countUpTo } from '#server/kit/db/counting.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, eq, inArray, ne, type SQL, sql } from '#server/kit/db/orm.ts'
import { eqLiteral } from '#server/kit/db/prepared.ts'
import { payments } from '#server/membership/tables.ts'
import { conversationsPage } from '#server/threads/index.ts'
import { requestColumns, type ShownRequest, toRequest } from './store.ts'
import { supportRequests } from './tables.ts'

const { id, personId, topic, state, subject, assigneeId, paymentId } = supportRequests

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

type Reader = Standing & { id: number }

/** The same as the rule `mayHandle`. */
export function isHandledBy(reader: Reader): SQL | undefined {
  const topics = supportTopics.filter((topic) => mayReadTopic(reader, topic))
  return and(ne(personId, reader.id), topics.length < supportTopics.length ? inArray(topic, topics) : undefined)
}

type Query = QueryOf<typeof listSupportInbox>

export const inboxPage = (db: Db, reader: Reader, query: Query): Promise<Page<InboxRequest>> =>
  conversationsPage(selectInbox(db), query, {
    table: supportRequests,
    title: subject,
    isOpen: query.state === 'open',
    where: and(
      eqLiteral(state, query.state),
      isHandledBy(reader),
      query.topic && eq(topic, query.topic),
      hasAssignee(assigneeId, query.assignee, reader.id),
    ),
    toItem: toInboxRequest,
  })

export async function countWaiting(db: Db, reader: Reader): Promise<number> {
  const isWaiting = and(eqLiteral(state, 'open'), isHandledBy(reader))
  const { rows } = await db.execute<{ waiting: number }>(
    sql`select ${countUpTo(supportRequests, isWaiting)} as waiting`,
  )
  return rows[0]!.waiting
}
