import type { Covered } from '#contract/membership/acceptance.ts'
import type { Decision, PaidBy, PayerPayment, Twin } from '#contract/membership/payments.ts'
import { rupees } from '#web/kit/format.ts'

const minute = 60_000

export type Age = 'fresh' | 'long' | 'too-long'

/** We promise 5-10 minutes, so half an hour is long; a payment that waits a day was forgotten. */
export function ageOf(milliseconds: number): Age {
  if (milliseconds > 24 * 60 * minute) return 'too-long'
  return milliseconds > 30 * minute ? 'long' : 'fresh'
}

/** Added up in paise, because fractions of a rupee don't add up exactly. */
export const totalRupees = (payments: { rupees: number }[]): number =>
  payments.reduce((paise, { rupees }) => paise + Math.round(rupees * 100), 0) / 100

export const ownPaymentText = 'Your own payment. Another admin has to decide about it.'

/**
 * Without a plan of this price a payment would open nothing. If a statement has another amount, staff accept what was
 * received. Nobody decides about their own money.
 */
export const canVerify = ({ planDays, isOwn, received }: Pick<PayerPayment, 'planDays' | 'isOwn' | 'received'>) =>
  planDays !== null && !isOwn && received === null

/** What the learner gets for the amount that the bank received. */
export function describeAcceptance(covered: Covered, reportedCreditPaise: number): string {
  const { plan, days, creditPaise, waivedPaise } = covered
  const back = reportedCreditPaise - creditPaise
  const credit = back > 0 ? ` ${rupees(back / 100)} of their credit goes back.` : ''
  if (!plan) return `No plan costs this little, so their courses stay as they are.${credit}`
  const used = creditPaise > 0 ? `, with ${rupees(creditPaise / 100)} of their credit` : ''
  const waived = waivedPaise > 0 ? ` without ${rupees(waivedPaise / 100)}` : ''
  return `Covers the ${rupees(plan.rupees)} plan${waived}: ${days} days${used}.${credit}`
}

export const methodNames: Record<PaidBy, string> = {
  upi: 'UPI',
  bank: 'Bank transfer',
  online: 'Online',
  credit: 'Wallet credit',
}

const maxName = 40
const truncate = (name: string) => (name.length > maxName ? `${name.slice(0, maxName).trimEnd()}…` : name)

/** Follows "Possible duplicate: ". */
export function describeTwin({ payer, transactionId, state, reason }: Twin): string {
  const theirs = `${truncate(payer)}’s ${state} payment`
  if (reason === 'same reference') return `same transaction ID as ${theirs}`
  if (reason === 'same digits') return `same 12 digits as ${theirs} (${transactionId})`
  if (reason === 'similar reference') return `almost the same transaction ID as ${theirs} (${transactionId})`
  if (reason === 'same screenshot') return `same screenshot as ${theirs}`
  return `same payer and amount within a day (the other one is ${state})`
}

/** The payment that j and k move to: the first one if there is no current one. */
export function stepTo(paymentIds: number[], current: number | null, step: 1 | -1): number | null {
  const at = current === null ? -1 : paymentIds.indexOf(current)
  if (at === -1) return paymentIds[0] ?? null
  return paymentIds[Math.min(paymentIds.length - 1, Math.max(0, at + step))] ?? null
}

/** The payment to focus after some were decided: the next one after the current, or else the one before. */
export function nextAfter(paymentIds: number[], decided: ReadonlySet<number>, current: number | null): number | null {
  const at = Math.max(0, current === null ? 0 : paymentIds.indexOf(current))
  const isLeft = (paymentId: number) => !decided.has(paymentId)
  return paymentIds.slice(at).find(isLeft) ?? paymentIds.slice(0, at).findLast(isLeft) ?? null
}

export type Verb = 'verify' | 'reject'
type Listed = Pick<PayerPayment, 'paymentId' | 'payer' | 'rupees'>
export type UnexpectedOutcome = { paymentId: number; payer: string; rupees: number; text: string }
export type Outcome = { verb: Verb; done: number; unexpected: UnexpectedOutcome[] }

export function unexpectedOutcomes(decisions: Decision[], payments: Listed[]): UnexpectedOutcome[] {
  const byId = new Map(payments.map((payment) => [payment.paymentId, payment]))
  return decisions.flatMap((decision) => {
    const payment = byId.get(decision.paymentId)
    const text = describeOutcome(decision)
    if (!payment || !text) return []
    return [{ paymentId: payment.paymentId, payer: payment.payer.name, rupees: payment.rupees, text }]
  })
}

function describeOutcome({ outcome, state, paidFor }: Decision): string | null {
  if (outcome === 'decided before') return `already ${state ?? 'decided'} by someone else`
  if (outcome === 'not found') return 'no longer exists'
  if (outcome === 'failed') return 'still pending because something went wrong; please try again'
  if (outcome === 'amount differs')
    return 'still pending because the bank received another amount; accept it on its own'
  if (outcome === 'credit used') return `still pending because the bank’s credit has paid for ${paidFor}`
  return outcome === 'no plan' ? 'still pending because no plan has this price' : null
}

export const countDone = (decisions: Decision[], verb: Verb): number =>
  decisions.filter(({ outcome }) => outcome === (verb === 'verify' ? 'verified' : 'rejected')).length

export const formatPaymentCount = (count: number): string => (count === 1 ? '1 payment' : `${count} payments`)
