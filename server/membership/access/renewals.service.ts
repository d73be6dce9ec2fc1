import type { Payment, Renewal } from '#contract/membership/payments.ts'
import { lockPerson } from '#server/identity/index.ts'
import type { PersonRow } from '#server/identity/tables.ts'
import type { Actor } from '#server/kit/http/actor.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { conflict, notAllowed } from '#server/kit/http/errors.ts'
import { notify, sendEmail } from '#server/notifications/index.ts'
import { spend } from '#server/wallet/index.ts'
import { dedupeKeyOfCredit, methodOf, formatRupees } from '../payments/rules.ts'
import { viewFor } from '../payments/service.ts'
import { insertPayment, findByTransactionId, paymentView, toPayment } from '../payments/store.ts'
import { type Parts, splitPrice, assertUndecided } from './renewals.rules.ts'
import type { PaymentRow } from '../tables.ts'

/** Records a renewal payment and spends the credit that pays part of it, in one transaction. */
export async function renew(db: Db, tools: Tools, actor: Actor, renewal: Renewal): Promise<Payment> {
  if (renewal.userId !== undefined && renewal.userId !== actor.id)
    throw notAllowed('You can only renew your own subscription')
  const view = await viewFor(db, tools, actor.id)
  const parts = splitPrice(renewal, view.plans)
  return db.transaction(async (db) => {
    const person = (await lockPerson(db, actor.id))!
    const payment =
      (await recordPayment(db, tools, person, renewal, parts)) ?? (await findSamePayment(db, actor.id, renewal, parts))
    return toPayment(await paymentView(db, payment.id), view)
  })
}

/** Returns null if the transaction ID was used before. */
async function recordPayment(db: Db, tools: Tools, person: PersonRow, renewal: Renewal, parts: Parts) {
  const { transactionId, method = methodOf(transactionId) } = renewal
  const payment = await insertPayment(db, { personId: person.id, transactionId, method, ...parts })
  if (!payment) return null
  const reason = `Used for payment ${transactionId}`
  await spend(db, person.id, parts.creditPaise, {
    reason,
    dedupeKey: dedupeKeyOfCredit(payment.id),
    field: 'creditRupees',
  })
  await notifyReceived(db, tools, person, payment)
  return payment
}

/**
 * If the response was lost and the form is sent again, the same person gets the same answer while the payment is
 * pending. Any other reuse is rejected.
 */
async function findSamePayment(
  db: Db,
  personId: number,
  { transactionId }: Renewal,
  parts: Parts,
): Promise<PaymentRow> {
  const before = (await findByTransactionId(db, transactionId))!
  const isSame = before.amountPaise === parts.amountPaise && before.creditPaise === parts.creditPaise
  if (before.personId !== personId || !isSame) {
    throw conflict('This transaction ID was already used.', {
      transactionId: 'This transaction ID was already used. Check it, or contact support.',
    })
  }
  assertUndecided(before)
  return before
}

async function notifyReceived(db: Db, tools: Tools, person: PersonRow, { amountPaise, transactionId }: PaymentRow) {
  const next = 'This usually takes 5-10 minutes. Then we’ll add your days.'
  await notify(db, person.id, { title: 'We’re checking your payment', body: next, link: '/dashboard/my-courses' })
  await sendEmail(db, tools, {
    to: person.email,
    name: person.firstName,
    subject: `We’re checking your payment of ${formatRupees(amountPaise)}`,
    paragraphs: [
      `Thank you! We’re checking your payment of ${formatRupees(amountPaise)} (transaction ID ${transactionId}).`,
      next,
      `Your payments: ${tools.env.publicUrl}/dashboard/my-courses`,
    ],
  })
}
