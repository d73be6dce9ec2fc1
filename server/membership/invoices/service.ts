import type { getInvoiceOf, InvoiceDetails, Replacing, SavedDetails } from '#contract/membership/invoices.ts'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import type { Payment } from '#contract/membership/payments.ts'
import { audit, lockPerson } from '#server/identity/index.ts'
import type { PersonRow } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/errors.ts'
import { notify } from '#server/notifications/index.ts'
import { readSettings } from '#server/site/index.ts'
import { viewFor } from '../payments/service.ts'
import { paymentView, toPayment } from '../payments/store.ts'
import { lockParties, lockPayment } from '../payments/verification.store.ts'
import { replacingDetails } from '../receipts/rules.ts'
import { customerOf, issueReceipt } from '../receipts/store.ts'
import { correct, type Request } from '../refunds/correction.service.ts'
import { recordRefund } from '../refunds/service.ts'
import { receiptOfRound } from '../refunds/store.ts'
import type { Customer, PaymentRow } from '../tables.ts'
import { assertReplaceable, assertTaxed, toCustomer, whyNotReplaced } from './rules.ts'
import { removeDetails, saveDetails, startNextReceipt } from './store.ts'
import { receiptReplaced } from './texts.ts'

const toSaved = (customer: Customer | null): SavedDetails | null =>
  customer && { ...customer, gstin: customer.gstin ?? '' }

export const detailsOf = async (db: Db, personId: number) => ({ details: toSaved(await customerOf(db, personId)) })

type Saving = { personId: number; actorId: number; details: InvoiceDetails | null }

/** For the receipts of payments from now on. */
export function save(db: Db, tools: Tools, saving: Saving) {
  return db.transaction(async (db) => {
    await lockPerson(db, saving.personId)
    await change(db, tools, saving)
    return detailsOf(db, saving.personId)
  })
}

async function change(db: Db, tools: Tools, { personId, actorId, details }: Saving): Promise<void> {
  const before = await customerOf(db, personId)
  if (details === null) await removeDetails(db, personId)
  else {
    assertTaxed(details, (await readSettings(db)).tax.gstin !== '')
    await saveDetails(db, personId, toCustomer(details), tools.clock())
  }
  const after = await customerOf(db, personId)
  if (JSON.stringify(before) === JSON.stringify(after)) return
  await audit(db, { actorId, action: 'invoice details changed', subject: `person ${personId}`, before, after })
}

/** What a member of staff needs to know before they change it. */
export async function invoiceOf(db: Db, tools: Tools, paymentId: number): Promise<ReplyOf<typeof getInvoiceOf>> {
  const { payment } = (await paymentView(db, paymentId)) ?? {}
  if (!payment) throw notFound('This payment')
  const receipt = payment.state === 'verified' ? await receiptOfRound(db, payment) : null
  const { tax } = await readSettings(db)
  return {
    details: toSaved(receipt?.details.customer ?? (await customerOf(db, payment.personId))),
    receiptNumber: receipt && receipt.number,
    whyNot: payment.state === 'pending' ? null : whyNotReplaced({ payment, receipt }, tools.clock()),
    hasGst: receipt ? receipt.details.tax !== null : tax.gstin !== '',
  }
}

type Asked = Request & { asked: Replacing }

/** The payer asks for an invoice to a company instead of their receipt. */
export async function request(db: Db, tools: Tools, { paymentId, actorId, asked }: Asked): Promise<Payment> {
  const view = await viewFor(db, tools, actorId)
  return db.transaction(async (db) => {
    const { people } = await lockParties(db, [paymentId], actorId)
    const payment = await lockPayment(db, paymentId)
    if (payment?.personId !== actorId) throw notFound('This payment')
    await replace(db, tools, { payment, payer: people.get(actorId)!, actorId, asked })
    return toPayment(await paymentView(db, paymentId), view)
  })
}

/** Staff enter what the payer told them, before or after the payment is verified. */
export const correctByStaff = (db: Db, tools: Tools, { asked, ...request }: Asked): Promise<Payment> =>
  correct(db, tools, request, async (db, payment, { people }) => {
    const payer = people.get(payment.personId)!
    const { actorId } = request
    const { receiptNumber: _, ...details } = asked
    if (payment.state === 'pending') return change(db, tools, { personId: payer.id, actorId, details })
    const replaced = await replace(db, tools, { payment, payer, actorId, asked })
    await notify(db, tools, payer.id, receiptReplaced(replaced))
  })

type Replacement = { payment: PaymentRow; payer: PersonRow; actorId: number; asked: Replacing }

/**
 * A credit note cancels the receipt, and a new one has the same money. No money moves, so payment, access, wallet and
 * referrals stay as they are. The request that locked the payment first replaces the receipt; the other sees another
 * number.
 */
async function replace(db: Db, tools: Tools, { payment, payer, actorId, asked }: Replacement) {
  const now = tools.clock()
  const receipt = await receiptOfRound(db, payment)
  assertReplaceable({ payment, receipt }, asked, now)
  const { number: replaced, details, issuedAt, isRenewal } = receipt!
  const customer = toCustomer(asked)
  const replaces = { number: replaced, issuedAt: issuedAt.toISOString() }
  // Verifications lock the receipts' counter before that of the credit notes too.
  const number = await issueReceipt(db, await startNextReceipt(db, payment.id), {
    issuedAt: now,
    details: replacingDetails(details, { customer, replaces, stateCode: payer.stateCode }),
    isRenewal,
  })
  const creditNote = await recordRefund(db, payment, {
    kind: 'replacement',
    amountPaise: details.paise,
    creditPaise: details.creditPaise,
    days: 0,
    reason: 'An invoice for a company was asked for',
    replacedBy: number,
    createdAt: now,
    createdBy: actorId,
  })
  await saveDetails(db, payer.id, customer, now)
  await audit(db, {
    actorId,
    action: 'receipt replaced',
    subject: `payment ${payment.id}`,
    before: { receiptNumber: replaced, ...details.customer },
    after: { receiptNumber: number, creditNote, ...customer },
  })
  return { legalName: customer.legalName, number, replaced, creditNote }
}
