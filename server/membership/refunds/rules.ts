import type { PaymentState } from '#contract/membership/payments.ts'
import { referenceProblem, tidyReference } from '#contract/membership/reference.ts'
import { undoHours } from '#contract/membership/refunds.ts'
import { conflict, invalid, notFound } from '#server/kit/errors.ts'
import { formatDate, indiaDate, formatRupees } from '#server/kit/india.ts'
import { shortened } from '../access/days.rules.ts'
import type { PaymentRow } from '../tables.ts'
import type { RecordedTransfer, RefundView } from './store.ts'

const hour = 60 * 60 * 1000

export const undoEnd = (decidedAt: Date): Date => new Date(decidedAt.getTime() + undoHours * hour)

export const notVerified = (state: PaymentState): string => `This payment isn’t verified. It’s ${state}.`

export type UndoFacts = {
  payment: WalletParts &
    Pick<PaymentRow, 'state' | 'decidedAt' | 'transactionId' | 'refundedPaise' | 'refundedCreditPaise'>
  /** Whether days were added or taken away after this payment's days. */
  isFollowed: boolean
  /** Of the payer's wallet. */
  balancePaise: number
}

type WalletParts = Pick<PaymentRow, 'restPaise' | 'creditPaise' | 'reportedCreditPaise'>

/** What accepting the payment added to the wallet: the rest of the transfer, and credit that it didn't need. */
export const walletPartOf = ({ restPaise, creditPaise, reportedCreditPaise }: WalletParts): number =>
  restPaise + (reportedCreditPaise === null ? 0 : reportedCreditPaise - creditPaise)

/** Why a verification can't be undone; null if it can. */
export function whyNoUndo({ payment, isFollowed, balancePaise }: UndoFacts, now: Date): string | null {
  if (payment.state !== 'verified') return notVerified(payment.state)
  if (payment.transactionId === null) return 'Credit paid for this renewal. Refund it to the wallet instead.'
  if (payment.refundedPaise + payment.refundedCreditPaise > 0) return 'Part of this payment was refunded.'
  if (isFollowed) return 'Their access changed after this payment. Refund it instead.'
  if (undoEnd(payment.decidedAt!) <= now) {
    return `You can undo a verification only within ${undoHours} hours. Refund it instead.`
  }
  if (balancePaise < walletPartOf(payment)) return 'They’ve spent the credit from this payment. Refund it instead.'
  return null
}

/** Rupees with at most two decimals. */
export const toPaise = (rupees: number): number => Math.round(rupees * 100)

export type Request = {
  rupees: number
  creditRupees: number
  walletRupees: number
  days: number
  method?: string | undefined
  reference?: string | undefined
  sentOn?: string | undefined
  endsNow: boolean
}

export type RefundFacts = {
  payment: Pick<
    PaymentRow,
    'state' | 'amountPaise' | 'restPaise' | 'creditPaise' | 'refundedPaise' | 'refundedCreditPaise'
  >
  /** The days that this payment added and no refund took away. */
  days: number
  end: Date | null
  /** Of the payer's wallet. */
  balancePaise: number
  /** When they paid, in India. */
  paidOn: string
  recorded: RecordedTransfer | null
}

type Wallet = { payment: Pick<PaymentRow, 'restPaise'>; balancePaise: number }

/** What can be paid out: not more than this payment added, nor than they have left. */
export const payablePaise = ({ payment, balancePaise }: Wallet): number => Math.min(payment.restPaise, balancePaise)

/** Throws unless this can go back. */
export function assertRefundable(facts: RefundFacts, request: Request, now: Date): void {
  const { state } = facts.payment
  if (state !== 'verified') throw conflict(notVerified(state))
  const problems = problemsOf(facts, request, now)
  if (Object.keys(problems).length > 0) throw invalid(problems)
}

function problemsOf(facts: RefundFacts, request: Request, now: Date): Record<string, string> {
  const { payment, days, end } = facts
  // What went to the wallet is spent or paid out from there.
  const left = payment.amountPaise - payment.restPaise - payment.refundedPaise
  const creditLeft = payment.creditPaise - payment.refundedCreditPaise
  const payable = payablePaise(facts)
  const newEnd = shortened(end, request.days, now)
  const transferred = request.rupees + request.walletRupees
  return {
    ...(transferred + request.creditRupees === 0 && { rupees: 'Enter how much goes back' }),
    ...(toPaise(request.rupees) > left && { rupees: `At most ${formatRupees(left)} can be transferred back` }),
    ...(toPaise(request.creditRupees) > creditLeft && {
      creditRupees: `At most ${formatRupees(creditLeft)} can go back to the wallet`,
    }),
    ...(toPaise(request.walletRupees) > payable && {
      walletRupees: `At most ${formatRupees(payable)} can be paid out from their wallet`,
    }),
    ...(request.days > days && { days: `This payment has ${days} days left to take away` }),
    ...(transferred > 0 && !request.method && { method: 'Choose how you transferred it back' }),
    ...(transferred > 0 && transferProblem(request, facts.recorded)),
    ...(transferred > 0 && sentOnProblem(request.sentOn, facts.paidOn, now)),
    ...(newEnd?.isNow && !request.endsNow && { endsNow: 'Confirm that their access ends today' }),
  }
}

/** Money leaves the bank after it came, and before it is recorded. */
export function sentOnProblem(sentOn: string | undefined, paidOn: string, now: Date): { sentOn: string } | undefined {
  if (sentOn === undefined) return undefined
  if (sentOn > indiaDate(now)) return { sentOn: 'This day is in the future' }
  return sentOn < paidOn ? { sentOn: `They paid on ${formatDate(paidOn)}. Enter that day or a later one.` } : undefined
}

type Transfer = { method?: string | undefined; reference?: string | undefined }

const isThroughBank = (method: string | null | undefined) => method === 'upi' || method === 'bank'

/** `recorded`: what has this reference already. Cash has none that has to be unique. */
export function transferProblem(
  { method, reference }: Transfer,
  recorded: RecordedTransfer | null,
): { reference: string } | undefined {
  if (method === 'cash') return undefined
  if (!reference) {
    return { reference: method === 'online' ? 'Enter the ID of the refund' : 'Enter the reference of your transfer' }
  }
  const problem = isThroughBank(method) ? referenceProblem(reference) : null
  if (problem) return { reference: problem }
  return recorded ? { reference: alreadyRecorded(recorded) } : undefined
}

/** Two people, or two tabs, may record one transfer. */
export const alreadyRecorded = ({ amountPaise, number }: RecordedTransfer): string =>
  `This transfer is recorded already: ${formatRupees(amountPaise)}, credit note ${number}`

/** As it is stored: a bank's reference without prefixes and padding, like that of a payment. */
export const tidyTransfer = (method: string | null, reference: string | null): string | null =>
  reference !== null && isThroughBank(method) ? tidyReference(reference) : reference

/** Throws unless the refund can be reversed. */
export function assertReversible(found: RefundView | undefined): RefundView {
  if (!found) throw notFound('This refund')
  if (found.reversedBy !== null) throw conflict(`This refund was already reversed by ${found.reversedBy}.`)
  if (found.refund.kind === 'replacement') throw conflict('A replaced receipt is replaced again, not reversed.')
  if (found.refund.kind === 'undo') throw conflict('An undone verification is verified again, not reversed.')
  if (found.refund.kind === 'reversal') throw conflict('This reverses a refund. Record the refund again instead.')
  return found
}
