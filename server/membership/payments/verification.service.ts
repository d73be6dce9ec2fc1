import { isStaffRole } from '#contract/kit/access.ts'
import type { Decision } from '#contract/membership/payments.ts'
import { joiningPlan, type Settings } from '#contract/site/settings.ts'
import { audit } from '#server/identity/index.ts'
import type { PersonRow } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { type AppError, conflict } from '#server/kit/errors.ts'
import { notify } from '#server/notifications/index.ts'
import { readSettings } from '#server/site/index.ts'
import { announce } from '#server/webhooks/index.ts'
import {
  credit,
  dedupeKeyOfReferral,
  referralCreditsThisMonth,
  referralOf,
  referralPaise,
  referralRefusal,
  returnCredit,
  setRefusal,
} from '#server/wallet/index.ts'
import { correctReference } from './service.ts'
import { dedupeKeyOfCredit, ownPayment } from './rules.ts'
import { planDaysOf, pricePaiseOf } from '../access/days.rules.ts'
import { formatRupees } from '#server/kit/india.ts'
import { addDays } from '../access/days.store.ts'
import { turnRemindersOn } from '../access/store.ts'
import { claimCredit, type PaidFor, releaseCredit } from '../bank-credits/store.ts'
import { receiptDetails } from '../receipts/rules.ts'
import { couponCodeOf } from '../coupons/store.ts'
import { customerOf, issueReceipt } from '../receipts/store.ts'
import type { PaymentRow } from '../tables.ts'
import { paymentRejected, paymentVerified, referralEarned } from './texts.ts'
import {
  hasOwnTransfer,
  hasPaid,
  hasPaymentOf,
  isSamePerson,
  lockParties,
  lockPayment,
  type Parties,
  setDecision,
} from './verification.store.ts'

/** Without an actor it is decided automatically. */
type Request = { paymentId: number; actorId: number | null }
type Verification = { paymentId: number } & (
  | { actorId: number | null; transactionId?: undefined }
  /** Corrects what the payer typed. */
  | { actorId: number; transactionId: string }
)

/**
 * Verifies a payment and, in the same transaction, extends access, issues the receipt, credits the referrer and
 * notifies the payer. Of two simultaneous calls the second gets `decided before`.
 */
export const verify = (db: Db, tools: Tools, request: Verification): Promise<Decision> =>
  decide(db, request, async (db, reported, parties) => {
    const settings = await readSettings(db)
    const days = planDaysOf(settings.plans, reported)
    if (days === null) return { outcome: 'no plan' }
    const payment = request.transactionId ? await correctReference(db, reported, request) : reported
    const paidFor = await claimCredit(db, payment)
    if (paidFor && request.transactionId) throw creditUsed(paidFor, request.transactionId)
    if (paidFor) return { outcome: 'credit used', paidFor: paidFor.payer }
    const payer = parties.people.get(payment.personId)!
    await creditReferrer(db, tools, payment, parties, settings)
    await setDecision(db, payment.id, { state: 'verified', decidedAt: tools.clock(), decidedBy: request.actorId })
    const { endsAt, number } = await settle(db, tools, payment, { payer, days, settings })
    await auditDecision(db, request, 'payment verified', { state: 'verified', days, endsAt, receiptNumber: number })
    return { outcome: 'verified' }
  })

/** `transactionId`: what staff entered, if they corrected it. */
export function creditUsed({ payer }: PaidFor, transactionId?: string): AppError {
  const message = `The bank received this transfer once, and it has paid for ${payer}`
  return conflict(message, transactionId === undefined ? undefined : { transactionId: message })
}

/** `backPaise`: what goes back at once, because no plan needs it. */
type Terms = { payer: PersonRow; days: number; settings: Settings; backPaise?: number }

/** What a verified payment brings: days, a receipt, a notification and an email. */
export async function settle(db: Db, tools: Tools, payment: PaymentRow, { payer, ...terms }: Terms) {
  const { days } = terms
  const now = tools.clock()
  // What covers no plan goes to the wallet and opens nothing.
  const endsAt = days === 0 ? null : await openDays(db, payment, days, now)
  if (endsAt) await turnRemindersOn(db, payer.id)
  const couponCode = await couponCodeOf(db, payment)
  const customer = await customerOf(db, payer.id)
  const details = receiptDetails(payment, payer, { ...terms, couponCode, customer })
  const number = await issueReceipt(db, payment, { issuedAt: now, details })
  await notify(db, tools, payer.id, paymentVerified({ ...payment, endsAt, number }))
  await announce(db, tools, {
    type: 'payment.verified',
    personId: payer.id,
    data: {
      paymentId: payment.id,
      rupees: payment.amountPaise / 100,
      creditRupees: payment.creditPaise / 100,
      days,
      accessEnds: endsAt,
      receiptNumber: number,
    },
  })
  return { endsAt, number }
}

/** `isReturned`: the money is back with the payer. */
type Rejection = Request & { reason: string; isReturned?: boolean }

/** Rejects a payment with a reason and returns the credit that was used. */
export const reject = (
  db: Db,
  tools: Tools,
  { reason, isReturned = false, ...request }: Rejection,
): Promise<Decision> =>
  decide(db, request, async (db, payment) => {
    await setDecision(db, payment.id, {
      state: 'rejected',
      reason,
      decidedAt: tools.clock(),
      decidedBy: request.actorId,
    })
    await returnCredit(db, dedupeKeyOfCredit(payment), `Returned: payment ${payment.transactionId} was rejected`)
    await notify(db, tools, payment.personId, paymentRejected({ ...payment, reason, isReturned }))
    await releaseCredit(db, payment.id, { isAssignmentOver: true })
    await auditDecision(db, request, 'payment rejected', { state: 'rejected', reason })
    return { outcome: 'rejected' }
  })

/** Nobody decides about their own money; the whole batch is refused, so that nothing happens unnoticed. */
export async function assertNotOwn(db: Db, paymentIds: number[], actorId: number): Promise<void> {
  if (await hasPaymentOf(db, paymentIds, actorId)) throw ownPayment()
}

/** Leaves the payment pending, without changing anything, if it can't be verified. */
type Act = (db: Db, payment: PaymentRow, parties: Parties) => Promise<Pick<Decision, 'outcome' | 'paidFor'>>

/** Locks a pending payment, so that nobody else can decide it until this transaction ends. */
function decide(db: Db, { paymentId, actorId }: Request, act: Act) {
  return db.transaction(async (db): Promise<Decision> => {
    const parties = await lockParties(db, [paymentId], actorId)
    const payment = await lockPayment(db, paymentId)
    if (!payment) return { paymentId, outcome: 'not found', state: null }
    if (payment.state !== 'pending') return { paymentId, outcome: 'decided before', state: payment.state }
    const done = await act(db, payment, parties)
    const { outcome } = done
    return { paymentId, ...done, state: outcome === 'verified' || outcome === 'rejected' ? outcome : 'pending' }
  })
}

async function openDays(db: Db, payment: PaymentRow, days: number, now: Date): Promise<Date> {
  const { id: paymentId, undone: round, personId } = payment
  const reason = `Payment of ${formatRupees(pricePaiseOf(payment))}`
  const [entry] = await addDays(db, [{ personId, days, reason, paymentId, round }], now)
  return entry!.endsAt
}

/** Only for the payer's first transfer that stands; the credit's dedupe key prevents a second one. */
export async function creditReferrer(
  db: Db,
  tools: Tools,
  payment: PaymentRow,
  { people, referrerOf }: Parties,
  settings: Settings,
): Promise<void> {
  const payer = people.get(payment.personId)!
  const referrer = people.get(referrerOf.get(payer.id) ?? 0)
  if (!referrer || (await hasOwnTransfer(db, payment))) return
  const refusal = referralRefusal({
    isSelf: await isSamePerson(db, payer, referrer),
    isReferrerStaff: isStaffRole(referrer.role),
    hasFriendPaidBefore: await hasPaid(db, payer, payment),
    hasReferrerPaid: await hasPaid(db, referrer),
    creditsThisMonth: await referralCreditsThisMonth(db, referrer.id),
  })
  if (refusal) return setRefusal(db, payer.id, refusal)
  const paise = referralPaise({
    fullPaise: settings.referralRupees * 100,
    paidPaise: payment.amountPaise,
    pricePaise: pricePaiseOf(payment),
    joiningPaise: joiningPlan(settings.plans).rupees * 100,
  })
  const reason = `Referral: ${payer.firstName} joined with your code`
  const referral = await referralOf(db, payer.id)
  const dedupeKey = dedupeKeyOfReferral(payer.id, referral?.reversed)
  const isNew = await credit(db, referrer.id, paise, { reason, dedupeKey })
  if (isNew && referral?.refusal) await setRefusal(db, payer.id, null)
  if (isNew) await notify(db, tools, referrer.id, referralEarned({ firstName: payer.firstName, paise }))
}

export const auditDecision = (db: Db, { paymentId, actorId }: Request, action: string, after: object) =>
  audit(db, { actorId, action, subject: `payment ${paymentId}`, before: { state: 'pending' }, after })
