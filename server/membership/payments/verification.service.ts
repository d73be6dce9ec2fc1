import type { Decision } from '#contract/membership/payments.ts'
import { audit } from '#server/identity/index.ts'
import type { PersonRow } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { notify, sendEmail } from '#server/notifications/index.ts'
import { readSettings } from '#server/site/index.ts'
import { dedupeKeyOfReferral, credit, returnCredit } from '#server/wallet/index.ts'
import { dedupeKeyOfCredit, extension, planDaysOf, rupeesText } from './rules.ts'
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
  forgetCancellation,
  hasPaidBefore,
  lockParties,
  lockPayment,
  openCourses,
  type Parties,
  setDecided,
} from './verification.store.ts'

type Asked = { paymentId: number; actorId: number }

/**
 * Verifies a payment with all that follows from it (access, receipt, the referrer's credit, the word to the payer), or
 * does nothing: of two at the same moment the second is told that it was decided before.
 */
export const verify = (deps: Deps, asked: Asked): Promise<Decision> =>
  decide(deps, asked, 'verified', async (db, payment, parties) => {
    const settings = await readSettings(db)
    const days = planDaysOf(settings.plans, payment)
    if (days === null) return false
    const now = deps.clock()
    const payer = parties.people.get(payment.personId)!
    await creditReferrer(db, payment, parties, settings.referralRupees)
    await setDecided(db, payment.id, { state: 'verified', decidedAt: now, decidedBy: asked.actorId })
    const endsAt = await extend(db, payment, days, now)
    await forgetCancellation(db, payer.id)
    const details = receiptDetails(payment, payer, { days, settings })
    const number = await issueReceipt(db, payment.id, { issuedAt: now, details })
    await tellVerified(deps, db, payment, payer, { endsAt, number, schoolName: settings.name })
    await trace(db, asked, 'payment verified', { state: 'verified', days, endsAt, receiptNumber: number })
    return true
  })

/** Rejects a payment and says why; credit that was used comes back. */
export const reject = (deps: Deps, { reason, ...asked }: Asked & { reason: string }): Promise<Decision> =>
  decide(deps, asked, 'rejected', async (db, payment, { people }) => {
    const payer = people.get(payment.personId)!
    const { supportEmail } = await readSettings(db)
    await setDecided(db, payment.id, { state: 'rejected', reason, decidedAt: deps.clock(), decidedBy: asked.actorId })
    await returnCredit(db, dedupeKeyOfCredit(payment.id), `Back: the payment ${payment.transactionId} was rejected`)
    await notify(db, payer.id, rejectedNotification(payment, reason))
    const letter = rejectedEmail(payer, payment, { reason, supportEmail, publicUrl: deps.env.publicUrl })
    await sendEmail(deps.jobs, db, { to: payer.email, ...letter })
    await trace(db, asked, 'payment rejected', { state: 'rejected', reason })
    return true
  })

/** Answers false, and has changed nothing, when the payment has no plan. */
type Act = (db: Db, payment: PaymentRow, parties: Parties) => Promise<boolean>

/** Opens a payment that still waits for whoever decides it; nobody else can until this transaction ends. */
function decide(deps: Deps, { paymentId, actorId }: Asked, outcome: 'verified' | 'rejected', act: Act) {
  return deps.db.transaction(async (db): Promise<Decision> => {
    const parties = await lockParties(db, [paymentId], actorId)
    const payment = await lockPayment(db, paymentId)
    if (!payment) return { paymentId, outcome: 'not found', state: null }
    if (payment.state !== 'pending') return { paymentId, outcome: 'decided before', state: payment.state }
    const isDone = await act(db, payment, parties)
    return isDone ? { paymentId, outcome, state: outcome } : { paymentId, outcome: 'no plan', state: 'pending' }
  })
}

async function extend(db: Db, { id: paymentId, personId, ...paid }: PaymentRow, days: number, now: Date) {
  const span = extension(await accessEndOf(db, personId), days, now)
  const reason = `Payment of ${rupeesText(paid.amountPaise + paid.creditPaise)}`
  await openCourses(db, { personId, paymentId, ...span, reason, createdAt: now })
  return span.endsAt
}

/** Who brought the payer earns with the first payment alone; the credit's dedupe key prevents a second one. */
async function creditReferrer(db: Db, payment: PaymentRow, { people, referrerOf }: Parties, rupees: number) {
  const referrerId = referrerOf.get(payment.personId)
  if (referrerId === undefined || (await hasPaidBefore(db, payment))) return
  const { firstName } = people.get(payment.personId)!
  const reason = `Referral: ${firstName} joined with your code`
  const isNew = await credit(db, referrerId, rupees * 100, { reason, dedupeKey: dedupeKeyOfReferral(payment.personId) })
  if (isNew) await notify(db, referrerId, referralNotification(firstName, rupees * 100))
}

type Opened = { endsAt: Date; number: string; schoolName: string }

async function tellVerified({ jobs, env }: Deps, db: Db, payment: PaymentRow, payer: PersonRow, opened: Opened) {
  await notify(db, payer.id, verifiedNotification(payment, opened))
  const letter = verifiedEmail(payer, payment, { ...opened, publicUrl: env.publicUrl })
  await sendEmail(jobs, db, { to: payer.email, ...letter })
}

const trace = (db: Db, { paymentId, actorId }: Asked, action: string, after: object) =>
  audit(db, { actorId, action, subject: `payment ${paymentId}`, before: { state: 'pending' }, after })
