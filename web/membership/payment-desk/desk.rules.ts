import type { Decision, PayerPayment } from '#contract/membership/payments.ts'

const minute = 60_000

export type Age = 'fresh' | 'long' | 'too-long'

/** Payers are told that checking takes 5 to 10 minutes: half an hour is long, and who waits a day was forgotten. */
export function ageOf(milliseconds: number): Age {
  if (milliseconds > 24 * 60 * minute) return 'too-long'
  return milliseconds > 30 * minute ? 'long' : 'fresh'
}

/** The server decides at most so many in one call. */
export const mostAtOnce = 100

type Chosen = ReadonlySet<number>

/** Chooses a payment or lets it go; a full choice takes no more. */
export function toggled(chosen: Chosen, paymentId: number): Chosen {
  const next = new Set(chosen)
  if (!next.delete(paymentId) && next.size < mostAtOnce) next.add(paymentId)
  return next
}

export const firstOf = (paymentIds: number[]): Chosen => new Set(paymentIds.slice(0, mostAtOnce))

/** Added up in paise: tenths of a rupee do not add up exactly as fractions. */
export const sumOf = (payments: { rupees: number }[]): number =>
  payments.reduce((paise, { rupees }) => paise + Math.round(rupees * 100), 0) / 100

/** A payment whose price no plan has would open nothing, so it cannot be verified. */
export const canVerify = ({ planDays }: Pick<PayerPayment, 'planDays'>): boolean => planDays !== null

/** Which payment the keys j and k lead to: from nowhere to the first, and no further than the ends. */
export function stepTo(paymentIds: number[], current: number | null, step: 1 | -1): number | null {
  const at = current === null ? -1 : paymentIds.indexOf(current)
  if (at === -1) return paymentIds[0] ?? null
  return paymentIds[Math.min(paymentIds.length - 1, Math.max(0, at + step))] ?? null
}

/** Where the work goes on when some have left the list: the next one after the current, or else the one before. */
export function leftAfter(paymentIds: number[], gone: Chosen, current: number | null): number | null {
  const at = Math.max(0, current === null ? 0 : paymentIds.indexOf(current))
  const stays = (paymentId: number) => !gone.has(paymentId)
  return paymentIds.slice(at).find(stays) ?? paymentIds.slice(0, at).findLast(stays) ?? null
}

export type Verb = 'verify' | 'reject'
type Told = Pick<PayerPayment, 'paymentId' | 'payer' | 'rupees'>
export type Surprise = { paymentId: number; payer: string; rupees: number; words: string }

/** What did not go as it was asked for, payment by payment. */
export function surprisesIn(decisions: Decision[], payments: Told[]): Surprise[] {
  const byId = new Map(payments.map((payment) => [payment.paymentId, payment]))
  return decisions.flatMap((decision) => {
    const payment = byId.get(decision.paymentId)
    const words = surpriseWords(decision)
    if (!payment || !words) return []
    return [{ paymentId: payment.paymentId, payer: payment.payer.name, rupees: payment.rupees, words }]
  })
}

function surpriseWords({ outcome, state }: Decision): string | null {
  if (outcome === 'decided before') return `somebody else has ${state ?? 'decided'} it already`
  if (outcome === 'not found') return 'it is no longer there'
  if (outcome === 'failed') return 'it still waits, because something went wrong: try it again'
  return outcome === 'no plan' ? 'it still waits, because no plan has this price' : null
}

/** How many came out as they were asked to. */
export const doneIn = (decisions: Decision[], verb: Verb): number =>
  decisions.filter(({ outcome }) => outcome === (verb === 'verify' ? 'verified' : 'rejected')).length

export const paymentsWord = (count: number): string => (count === 1 ? '1 payment' : `${count} payments`)
