import type { Decision } from '#contract/membership/payments.ts'
import { audit } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { notify, sendEmail } from '#server/notifications/index.ts'
import { readSettings } from '#server/site/index.ts'
import { dedupeKeyOfReferral, credit, returnCredit } from '#server/wallet/index.ts'
import { dedupeKeyOfCredit, extension, planDaysOf, formatRupees } from './rules.ts'
import { accessEndOf } from './store.ts'
import { receiptDetails } from '../receipts/rules.ts'
import { issueReceipt } from '../receipts/store.ts'
import type { PaymentRow } from '../tables.ts'
import {
  referralNotification,
  rejectedEmail,
  rejectedNotification,
  verifiedEmail,
  verifiedNotification,
} from './verification.notifications.ts'
import {
  deleteCancellation,
  hasPaidBefore,
  lockParties,
  lockPayment,
  insertAccess,
  type Parties,
  setDecision,
} from './verification.store.ts'

type Request = { paymentId: number; actorId: number }

/**
 * Verifies a payment and, in the same transaction, extends access, issues the receipt, credits the referrer and
 * notifies the payer. Of two simultaneous calls the second gets `decided before`.
 */
export const verify = (db: Db, tools: Tools, request: Request): Promise<Decision> =>
  decide(db, request, 'verified', async (db, payment, parties) => {
    const settings = await readSettings(db)
    const days = planDaysOf(settings.plans, payment)
    if (days === null) return false
    const now = tools.clock()
    const payer = parties.people.get(payment.personId)!
    await creditReferrer(db, payment, parties, settings.referralRupees)
    await setDecision(db, payment.id, { state: 'verified', decidedAt: now, decidedBy: request.actorId })
    const endsAt = await extendAccess(db, payment, days, now)
    await deleteCancellation(db, payer.id)
    const details = receiptDetails(payment, payer, { days, settings })
    const number = await issueReceipt(db, payment.id, { issuedAt: now, details })
    await notify(db, payer.id, verifiedNotification(payment, { endsAt, number }))
    const email = verifiedEmail(payment, { endsAt, number }, tools.env.publicUrl)
    await sendEmail(db, tools, { to: payer.email, name: payer.firstName, ...email })
    await auditDecision(db, request, 'payment verified', { state: 'verified', days, endsAt, receiptNumber: number })
    return true
  })

/** Rejects a payment with a reason and returns the credit that was used. */
export const reject = (db: Db, tools: Tools, { reason, ...request }: Request & { reason: string }): Promise<Decision> =>
  decide(db, request, 'rejected', async (db, payment, { people }) => {
    const payer = people.get(payment.personId)!
    await setDecision(db, payment.id, {
      state: 'rejected',
      reason,
      decidedAt: tools.clock(),
      decidedBy: request.actorId,
    })
    await returnCredit(db, dedupeKeyOfCredit(payment.id), `Returned: payment ${payment.transactionId} was rejected`)
    await notify(db, payer.id, rejectedNotification(payment, reason))
    const email = rejectedEmail(payment, reason, tools.env.publicUrl)
    await sendEmail(db, tools, { to: payer.email, name: payer.firstName, ...email })
    await auditDecision(db, request, 'payment rejected', { state: 'rejected', reason })
    return true
  })

/** Returns false, without changing anything, if no plan has this price. */
type Act = (db: Db, payment: PaymentRow, parties: Parties) => Promise<boolean>

/** Locks a pending payment, so that nobody else can decide it until this transaction ends. */
function decide(db: Db, { paymentId, actorId }: Request, outcome: 'verified' | 'rejected', act: Act) {
  return db.transaction(async (db): Promise<Decision> => {
    const parties = await lockParties(db, [paymentId], actorId)
    const payment = await lockPayment(db, paymentId)
    if (!payment) return { paymentId, outcome: 'not found', state: null }
    if (payment.state !== 'pending') return { paymentId, outcome: 'decided before', state: payment.state }
    const isDone = await act(db, payment, parties)
    return isDone ? { paymentId, outcome, state: outcome } : { paymentId, outcome: 'no plan', state: 'pending' }
  })
}

async function extendAccess(db: Db, { id: paymentId, personId, ...paid }: PaymentRow, days: number, now: Date) {
  const span = extension(await accessEndOf(db, personId), days, now)
  const reason = `Payment of ${formatRupees(paid.amountPaise + paid.creditPaise)}`
  await insertAccess(db, { personId, paymentId, ...span, reason, createdAt: now })
  return span.endsAt
}

/** Only for the payer's first payment; the credit's dedupe key prevents a second one. */
async function creditReferrer(db: Db, payment: PaymentRow, { people, referrerOf }: Parties, rupees: number) {
  const referrerId = referrerOf.get(payment.personId)
  if (referrerId === undefined || (await hasPaidBefore(db, payment))) return
  const { firstName } = people.get(payment.personId)!
  const reason = `Referral: ${firstName} joined with your code`
  const isNew = await credit(db, referrerId, rupees * 100, { reason, dedupeKey: dedupeKeyOfReferral(payment.personId) })
  if (isNew) await notify(db, referrerId, referralNotification(firstName, rupees * 100))
}

const auditDecision = (db: Db, { paymentId, actorId }: Request, action: string, after: object) =>
  audit(db, { actorId, action, subject: `payment ${paymentId}`, before: { state: 'pending' }, after })
