import type { Payment, Renewal } from '#contract/membership/payments.ts'
import { lockPerson } from '#server/identity/index.ts'
import type { PersonRow } from '#server/identity/tables.ts'
import type { Actor } from '#server/kit/http/actor.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { conflict, notAllowed } from '#server/kit/http/errors.ts'
import { notify, sendEmail } from '#server/notifications/index.ts'
import { spend } from '#server/wallet/index.ts'
import { dedupeKeyOfCredit, methodOf, rupeesText } from '../payments/rules.ts'
import { viewFor } from '../payments/service.ts'
import { insertPayment, paymentByTransaction, shownPayment, toPayment } from '../payments/store.ts'
import { type Parts, partsOf, refuseDecided } from './renewals.rules.ts'
import type { PaymentRow } from '../tables.ts'

/** Notes a payment that renews the subscription, and takes the credit that pays part of it: both, or neither. */
export async function renew(deps: Deps, actor: Actor, wanted: Renewal): Promise<Payment> {
  if (wanted.userId !== undefined && wanted.userId !== actor.id)
    throw notAllowed('You can only renew your own subscription')
  const view = await viewFor(deps, actor.id)
  const parts = partsOf(wanted, view.plans)
  return deps.db.transaction(async (db) => {
    const person = (await lockPerson(db, actor.id))!
    const payment =
      (await takePayment(deps, db, person, wanted, parts)) ?? (await samePayment(db, actor.id, wanted, parts))
    return toPayment(await shownPayment(db, payment.id), view)
  })
}

/** Answers null when the transaction id was used before. */
async function takePayment(deps: Deps, db: Db, person: PersonRow, wanted: Renewal, parts: Parts) {
  const { transactionId, method = methodOf(transactionId) } = wanted
  const payment = await insertPayment(db, { personId: person.id, transactionId, method, ...parts })
  if (!payment) return null
  const reason = `Used for the payment ${transactionId}`
  await spend(db, person.id, parts.creditPaise, {
    reason,
    dedupeKey: dedupeKeyOfCredit(payment.id),
    field: 'creditRupees',
  })
  await tellReceived(deps, db, person, payment)
  return payment
}

/**
 * On a lossy line the answer may get lost and the form be sent again: the same person with the same payment gets the
 * same answer while it waits. Any other second use is refused.
 */
async function samePayment(db: Db, personId: number, { transactionId }: Renewal, parts: Parts): Promise<PaymentRow> {
  const before = (await paymentByTransaction(db, transactionId))!
  const isSame = before.amountPaise === parts.amountPaise && before.creditPaise === parts.creditPaise
  if (before.personId !== personId || !isSame) {
    throw conflict('This transaction ID was already used.', {
      transactionId: 'This transaction ID was already used. Check it, or write to support.',
    })
  }
  refuseDecided(before)
  return before
}

async function tellReceived(
  { jobs, env }: Deps,
  db: Db,
  person: PersonRow,
  { amountPaise, transactionId }: PaymentRow,
) {
  const waiting = 'Checking usually takes 5-10 minutes. Your days are added as soon as it is done.'
  await notify(db, person.id, { title: 'Your payment is with us', body: waiting, link: '/dashboard/my-courses' })
  await sendEmail(jobs, db, {
    to: person.email,
    subject: `Your payment of ${rupeesText(amountPaise)} is with us`,
    text: `Hello ${person.firstName},\n\nyour payment of ${rupeesText(amountPaise)} (transaction ID ${transactionId}) is with us. ${waiting}\n\nYour payments: ${env.publicUrl}/dashboard/my-courses`,
  })
}
