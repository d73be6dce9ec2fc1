import type { Page, PageQuery } from '#contract/kit/paging.ts'
import type { AttachedPayment, SupportRequest, SupportTopic } from '#contract/support/requests.ts'
import { courses } from '#server/catalogue/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, desc, eq, lt, sql } from '#server/kit/db/orm.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { type PaymentRow, payments } from '#server/membership/tables.ts'
import type { Progress } from '#server/threads/index.ts'
import { threadMessages, threadPictures, threads } from '#server/threads/tables.ts'
import { type SupportRow, supportRequests } from './tables.ts'

const { id, personId, paymentId, courseId, threadId } = supportRequests

/** A request with what it is about; `payments` is joined. */
export const requestColumns = {
  id,
  request: supportRequests,
  payment: payments,
  courseTitle: sql<string | null>`(select ${courses.title} from ${courses} where ${courses.id} = ${courseId})`,
  messages: sql<number>`(select ${threads.messageCount} from ${threads} where ${threads.id} = ${threadId})`,
}

export type ShownRequest = {
  id: number
  request: SupportRow
  payment: PaymentRow | null
  courseTitle: string | null
  messages: number
}

export const toAttachedPayment = (payment: PaymentRow): AttachedPayment => ({
  paymentId: payment.id,
  transactionId: payment.transactionId,
  rupees: payment.amountPaise / 100,
  creditRupees: payment.creditPaise / 100,
  refundedRupees: payment.refundedPaise / 100,
  refundedCreditRupees: payment.refundedCreditPaise / 100,
  state: payment.state,
  reason: payment.reason,
  createdAt: payment.createdAt.toISOString(),
  method: payment.method,
})

export const toRequest = ({ request, payment, courseTitle, messages }: ShownRequest): SupportRequest => ({
  requestId: request.id,
  topic: request.topic,
  subject: request.subject,
  state: request.state,
  createdAt: request.createdAt.toISOString(),
  promisedAt: request.promisedAt.toISOString(),
  answeredAt: request.answeredAt?.toISOString() ?? null,
  messages,
  payment: payment && toAttachedPayment(payment),
  course: request.courseId === null ? null : { courseId: request.courseId, courseTitle: courseTitle! },
})

const selectRequests = (db: Db) =>
  db.select(requestColumns).from(supportRequests).leftJoin(payments, eq(payments.id, paymentId)).$dynamic()

export async function requestById(db: Db, requestId: number): Promise<ShownRequest | null> {
  const [row = null] = await selectRequests(db).where(eq(id, requestId))
  return row
}

export async function requestsOf(db: Db, ownerId: number, { after, size }: PageQuery): Promise<Page<SupportRequest>> {
  const before = cursorId(after)
  const rows = await selectRequests(db)
    .where(and(eq(personId, ownerId), before === null ? undefined : lt(id, before)))
    .orderBy(desc(id))
    .limit(size + 1)
  return toPage(rows, size, toRequest)
}

export async function isPaymentOf(db: Db, payerId: number, wanted: number): Promise<boolean> {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.id, wanted), eq(payments.personId, payerId)))
  return rows.length > 0
}

export async function insertRequest(db: Db, request: typeof supportRequests.$inferInsert): Promise<number> {
  const [row] = await db.insert(supportRequests).values(request).returning({ id })
  return row!.id
}

export async function lockRequest(db: Db, requestId: number): Promise<SupportRow | null> {
  const [row = null] = await db.select().from(supportRequests).where(eq(id, requestId)).for('update')
  return row
}

export async function setProgress(db: Db, requestId: number, progress: Progress): Promise<void> {
  const { state, promisedAt, waitingSince, answeredAt, resolvedAt } = progress
  await db
    .update(supportRequests)
    .set({ state, promisedAt, waitingSince, answeredAt, resolvedAt })
    .where(eq(id, requestId))
}

export async function setAssignee(db: Db, requestId: number, assigneeId: number | null): Promise<void> {
  await db.update(supportRequests).set({ assigneeId }).where(eq(id, requestId))
}

/** What is attached has the old topic, so it is removed. */
export async function setTopic(
  db: Db,
  requestId: number,
  topic: SupportTopic,
  assigneeId: number | null,
): Promise<void> {
  await db.update(supportRequests).set({ topic, assigneeId, paymentId: null, courseId: null }).where(eq(id, requestId))
}

/** The request whose thread has this picture. */
export async function requestWithPicture(db: Db, fileId: string): Promise<SupportRow | null> {
  const [row] = await db
    .select({ request: supportRequests })
    .from(threadPictures)
    .innerJoin(threadMessages, eq(threadMessages.id, threadPictures.messageId))
    .innerJoin(supportRequests, eq(supportRequests.threadId, threadMessages.threadId))
    .where(eq(threadPictures.fileId, fileId))
  return row?.request ?? null
}
