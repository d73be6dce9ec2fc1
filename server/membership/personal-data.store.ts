import { and, asc, eq, inArray, isNotNull, or, sql } from '#server/kit/db/orm.ts'
import { type FileTools, personById, type PersonalData, type PersonalFile } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { notifications } from '#server/notifications/tables.ts'
import { files as storedFiles } from '#server/site/tables.ts'
import { referrerOf } from '#server/wallet/index.ts'
import { formatDay } from '#server/kit/india.ts'
import { accessEndOf } from './access/store.ts'
import { creditNoteOf, currentReceipt, receiptOf } from './receipts/store.ts'
import { receiptFileName } from './receipts/links.ts'
import { accessEntries, accessReminders, invoiceDetails, payments, receipts, remindersOff } from './tables.ts'
import { statements } from './statements/tables.ts'
import { openProblems } from './gateway/problems.store.ts'
import { gatewayOrders } from './gateway/tables.ts'
import { demoBookings } from './demos/tables.ts'
import { referralEarned } from './payments/texts.ts'
import { creditNoteTask, receiptTask } from './receipts/pdf-task.ts'
import { refundsOfPerson } from './refunds/store.ts'

/** Demos are booked without an account: their email address, or the account that followed. */
const bookedBy = (db: Db, personId: number) => {
  const address = db.select({ email: people.email }).from(people).where(eq(people.id, personId))
  return or(eq(sql`lower(${demoBookings.email})`, sql`(${address})`), eq(demoBookings.personId, personId))
}

async function collect(db: Db, personId: number) {
  const paid = await db
    .select({ payment: payments, receiptNumber: receipts.number })
    .from(payments)
    .leftJoin(receipts, currentReceipt)
    .where(eq(payments.personId, personId))
    .orderBy(asc(payments.id))
  const returned = await refundsOfPerson(db, personId)
  const { startsAt, endsAt, reason } = accessEntries
  const access = await db
    .select({ from: startsAt, until: endsAt, reason })
    .from(accessEntries)
    .where(eq(accessEntries.personId, personId))
    .orderBy(asc(accessEntries.id))
  const orders = await db
    .select({ paise: gatewayOrders.amountPaise, state: gatewayOrders.state, startedAt: gatewayOrders.createdAt })
    .from(gatewayOrders)
    .where(eq(gatewayOrders.personId, personId))
    .orderBy(asc(gatewayOrders.id))
  const { legalName, gstin, address } = invoiceDetails
  const [company = null] = await db
    .select({ legalName, gstin, address })
    .from(invoiceDetails)
    .where(eq(invoiceDetails.personId, personId))
  const [off] = await db.select().from(remindersOff).where(eq(remindersOff.personId, personId))
  const { name, email, mobile, message, demoDate, demoTime, source, createdAt } = demoBookings
  const demos = await db
    .select({ name, email, mobile, message, day: demoDate, time: demoTime, source, bookedAt: createdAt })
    .from(demoBookings)
    .where(bookedBy(db, personId))
    .orderBy(asc(demoBookings.id))
  return {
    payments: paid.map(({ payment, receiptNumber }) => ({
      transactionId: payment.transactionId,
      typedTransactionId: payment.typedTransactionId,
      rupees: payment.amountPaise / 100,
      creditRupees: payment.creditPaise / 100,
      method: payment.method,
      state: payment.state,
      reason: payment.reason,
      hasScreenshot: payment.screenshotId !== null,
      sentAt: payment.createdAt,
      decidedAt: payment.decidedAt,
      receiptNumber,
      returned: returned
        .filter(({ refund }) => refund.paymentId === payment.id)
        .map(({ refund, number }) => ({
          rupees: refund.amountPaise / 100,
          creditRupees: refund.creditPaise / 100,
          method: refund.method,
          reference: refund.reference,
          sentOn: refund.sentOn,
          reason: refund.reason,
          at: refund.createdAt,
          creditNoteNumber: number,
        })),
    })),
    onlinePayments: orders.map(({ paise, ...order }) => ({ rupees: paise / 100, ...order })),
    access,
    invoiceDetails: company,
    remindersOffSince: off?.cancelledAt ?? null,
    demoBookings: demos,
  }
}

async function files(db: Db, personId: number, { render }: FileTools): Promise<PersonalFile[]> {
  const pictures = await db
    .select({ fileId: storedFiles.id, name: storedFiles.name, transactionId: payments.transactionId })
    .from(payments)
    .innerJoin(storedFiles, eq(storedFiles.id, payments.screenshotId))
    .where(eq(payments.personId, personId))
    .orderBy(asc(payments.id))
  const issued = await db
    .select({ paymentId: receipts.paymentId, round: receipts.round, number: receipts.number })
    .from(receipts)
    .innerJoin(payments, eq(payments.id, receipts.paymentId))
    .where(eq(payments.personId, personId))
    .orderBy(asc(receipts.paymentId), asc(receipts.round))
  const returned = await refundsOfPerson(db, personId)
  return [
    ...issued.map(({ paymentId, round, number }) => ({
      path: `receipts/${receiptFileName(number)}`,
      render: async () => render(receiptTask, [(await receiptOf(db, paymentId, round))!]),
    })),
    ...returned.map(({ refund, number }) => ({
      path: `credit notes/${receiptFileName(number)}`,
      render: async () => render(creditNoteTask, [(await creditNoteOf(db, refund.id))!]),
    })),
    ...pictures.map(({ fileId, name, transactionId }) => ({ path: `payments/${transactionId} ${name}`, fileId })),
  ]
}

const hasPending = async (db: Db, personId: number): Promise<boolean> =>
  (await db.$count(payments, and(eq(payments.personId, personId), eq(payments.state, 'pending')))) > 0

async function unsettled(db: Db, personId: number): Promise<string[]> {
  const { stored, mismatches } = await openProblems(db)
  return [
    ...((await hasPending(db, personId)) ? ['a payment is waiting to be verified or rejected.'] : []),
    ...([...stored, ...mismatches].some((problem) => problem.personId === personId)
      ? ['an online payment or refund needs a decision, under Payments.']
      : []),
  ]
}

async function loses(db: Db, personId: number, now: Date): Promise<string[]> {
  const end = await accessEndOf(db, personId)
  return [
    ...(end && end > now ? [`your courses, which are open until ${formatDay(end)}; payments are non-refundable`] : []),
    ...((await hasPending(db, personId))
      ? ['the days of your payment that we’re still checking; if you want the money back, contact us before you delete']
      : []),
  ]
}

async function erase(db: Db, personId: number): Promise<string[]> {
  await hideFromReferrer(db, personId)
  // Statements belong to the school's books, not to the person who uploaded them.
  const statementFiles = db.select({ id: statements.fileId }).from(statements)
  await db
    .update(storedFiles)
    .set({ ownerId: null })
    .where(and(eq(storedFiles.ownerId, personId), inArray(storedFiles.id, statementFiles)))
  await db
    .update(payments)
    .set({ screenshotId: null })
    .where(and(eq(payments.personId, personId), isNotNull(payments.screenshotId)))
  await db.delete(accessReminders).where(eq(accessReminders.personId, personId))
  await db.delete(invoiceDetails).where(eq(invoiceDetails.personId, personId))
  await db.delete(remindersOff).where(eq(remindersOff.personId, personId))
  await db.delete(demoBookings).where(bookedBy(db, personId))
  return []
}

/** The referrer's notification has their first name. */
async function hideFromReferrer(db: Db, personId: number) {
  const referrerId = await referrerOf(db, personId)
  if (referrerId === null) return
  const { firstName } = (await personById(db, personId))!
  const toReferrer = eq(notifications.personId, referrerId)
  const isNamed = sql`${notifications.data} ->> 'firstName' = ${firstName}`
  const named = (name: string) => ({ firstName: name, paise: 0 })
  const friend = 'A friend'
  await db
    .update(notifications)
    .set({ data: sql`${notifications.data} || ${JSON.stringify({ firstName: friend })}::jsonb` })
    .where(and(toReferrer, eq(notifications.kind, referralEarned.kind), isNamed))
  // Stored in words, by a version before 0113.
  await db
    .update(notifications)
    .set({ body: referralEarned.word(named(friend))!.body })
    .where(and(toReferrer, eq(notifications.body, referralEarned.word(named(firstName))!.body)))
}

export const membershipData: PersonalData = {
  name: 'payments',
  about: 'your payments, receipts and credit notes, your invoice details, your access history, and your demo bookings',
  collect,
  files,
  loses,
  unsettled,
  erase,
  removes: ['your payment screenshots, your invoice details, and demo bookings made with your email address'],
  retains: [
    {
      what: 'your payments, also online ones that you started, your access history, and your receipts and credit notes with your name, email address and company',
      why: 'section 36 of the CGST Act requires us to keep sales records for 72 months from the due date of the year’s return; after that we remove your name, email address and company and keep only the amounts, because receipt numbers can’t have gaps',
    },
    {
      what: 'a payment that we’re still checking, without your name',
      why: 'the money is on its way to us and has to be booked or returned',
    },
  ],
  columns: {
    'payments.person_id': 'kept',
    'payments.decided_by': 'staff',
    'receipts.payment_id': 'kept',
    'refunds.payment_id': 'kept',
    'refunds.created_by': 'staff',
    'invoice_details.person_id': 'removed',
    'access_entries.person_id': 'kept',
    'access_grants.created_by': 'staff',
    'access_reminders.person_id': 'removed',
    'renewal_cancellations.person_id': 'removed',
    'demo_bookings.email': 'removed',
    'demo_bookings.mobile': 'removed',
    'demo_bookings.person_id': 'removed',
    'demo_bookings.assignee_id': 'staff',
    'demo_bookings.added_by': 'staff',
    'lead_events.actor_id': 'staff',
    'demo_feeds.person_id': 'staff',
    'statements.uploaded_by': 'staff',
    'statement_lines.payment_id': 'kept',
    'bank_credits.payment_id': 'kept',
    'statement_lines.handled_by': 'staff',
    'coupons.created_by': 'staff',
    'daily_closes.closed_by': 'staff',
    'gateway_orders.person_id': 'kept',
    'gateway_payments.payment_id': 'kept',
    'gateway_payments.resolved_by': 'staff',
  },
}
