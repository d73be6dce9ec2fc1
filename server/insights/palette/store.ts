import { type Findings, maxFound } from '#contract/insights/palette.ts'
import { mayUse, type Standing } from '#contract/kit/access.ts'
import { canonicalReference, isReference } from '#contract/membership/reference.ts'
import { courses } from '#server/catalogue/tables.ts'
import { fullName } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, desc, eq, inArray, isNull, type SQL } from '#server/kit/db/orm.ts'
import { matchesWords } from '#server/kit/db/search-pattern.ts'
import { steps, tasks } from '#server/learning/tables.ts'
import { currentReceipt } from '#server/membership/index.ts'
import { creditNotes, payments, receipts, refunds } from '#server/membership/tables.ts'
import { peoplePage } from '../people-list.store.ts'

export async function paymentsNumbered(db: Db, search: string): Promise<Findings['payments']> {
  const numbered = numberedBy(db, search)
  if (!numbered) return []
  const rows = await db
    .select({ payment: payments, number: receipts.number, payer: people })
    .from(payments)
    .innerJoin(people, eq(people.id, payments.personId))
    .leftJoin(receipts, currentReceipt)
    .where(numbered)
    .orderBy(desc(payments.id))
    .limit(maxFound)
  return rows.map(({ payment, number, payer }) => ({
    paymentId: payment.id,
    transactionId: payment.transactionId,
    receiptNumber: number,
    rupees: (payment.amountPaise + payment.creditPaise) / 100,
    state: payment.state,
    payer: { userId: payer.id, name: fullName(payer) },
  }))
}

/** Null if it is none of our numbers, so that a name costs no query. */
function numberedBy(db: Db, search: string): SQL | null {
  const number = search.toUpperCase()
  if (number.startsWith('KT/')) {
    const issued = db.select({ id: receipts.paymentId }).from(receipts).where(eq(receipts.number, number))
    return inArray(payments.id, issued)
  }
  if (number.startsWith('KTC/')) {
    const corrected = db
      .select({ id: refunds.paymentId })
      .from(creditNotes)
      .innerJoin(refunds, eq(refunds.id, creditNotes.refundId))
      .where(eq(creditNotes.number, number))
    return inArray(payments.id, corrected)
  }
  return isReference(search) ? eq(payments.reference, canonicalReference(search)) : null
}

export const coursesCalled = (db: Db, search: string): Promise<Findings['courses']> =>
  db
    .select({ courseId: courses.id, title: courses.title })
    .from(courses)
    .where(and(isNull(courses.archivedAt), matchesWords(search, [courses.title])))
    .orderBy(asc(courses.title))
    .limit(maxFound)

/** Steps are content: some hundred, however many learners there are. */
export const stepsCalled = (db: Db, search: string): Promise<Findings['steps']> =>
  db
    .select({ stepId: steps.id, name: steps.name, courseId: courses.id, courseTitle: courses.title })
    .from(steps)
    .innerJoin(tasks, eq(tasks.id, steps.taskId))
    .innerJoin(courses, eq(courses.id, tasks.courseId))
    .where(
      and(
        isNull(steps.archivedAt),
        isNull(tasks.archivedAt),
        isNull(courses.archivedAt),
        matchesWords(search, [steps.name, courses.title]),
      ),
    )
    .orderBy(asc(courses.id), asc(tasks.position), asc(steps.position))
    .limit(maxFound)

type Search = { search: string; reader: Standing; now: Date }

/** Everybody on the team finds courses and steps; people and money only who may see their lists. */
export async function find(db: Db, { search, reader, now }: Search): Promise<Findings> {
  const [people, payments, courses, steps] = await Promise.all([
    mayUse(reader, 'people:see') ? peopleCalled(db, search, now) : [],
    mayUse(reader, 'payments:see') ? paymentsNumbered(db, search) : [],
    coursesCalled(db, search),
    stepsCalled(db, search),
  ])
  return { people, payments, courses, steps }
}

async function peopleCalled(db: Db, search: string, now: Date): Promise<Findings['people']> {
  const { items } = await peoplePage(db, { search, order: 'newest', size: maxFound }, now)
  return items.map(({ userId, name, email, role }) => ({ userId, name, email, role }))
}
