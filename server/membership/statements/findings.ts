import type { Finding } from '#contract/membership/statements.ts'
import type { PaymentState } from '#contract/membership/payments.ts'
import type { Credit } from './reading.ts'
import { canonical } from './references.ts'

export type KnownPayment = { id: number; transactionId: string; amountPaise: number; state: PaymentState }
export type Found = { finding: Finding; reference: string | null; paymentId: number | null }

export const byReference = (payments: KnownPayment[]): Map<string, KnownPayment[]> =>
  Map.groupBy(payments, ({ transactionId }) => canonical(transactionId))

/**
 * What a line means for the payments it speaks of. One transfer pays for one payment, and one payment is paid by one
 * transfer: `claimed` holds those that an earlier line of the same statement has paid. A payer writes part of the
 * narration, so a line that names a payment which is already decided is used up, whatever else it names: otherwise
 * the same transfer, in the statement of the next month, would pay for another.
 */
export function findingOf(credit: Credit, known: Map<string, KnownPayment[]>, claimed: Set<number>): Found {
  const named = credit.references.flatMap((reference) =>
    (known.get(reference) ?? []).map((payment) => ({ reference, payment })),
  )
  const answer = (finding: Finding, { reference, payment }: (typeof named)[number]) => ({
    finding,
    reference,
    paymentId: payment.id,
  })
  const used = named.find(({ payment }) => payment.state !== 'pending' || claimed.has(payment.id))
  if (used) return answer('already used', used)
  const exact = named.find(({ payment }) => payment.amountPaise === credit.paise)
  if (exact) {
    claimed.add(exact.payment.id)
    return answer('exact', exact)
  }
  if (named[0]) return answer('amount differs', named[0])
  return { finding: 'unknown', reference: credit.references[0] ?? null, paymentId: null }
}

/** A pending payment whose reference is one slip of the finger away from what the line says. */
export type Near = { line: number; reference: string; paymentIds: number[] }

const isUpi = (reference: string) => /^\d{12}$/.test(reference)
const places = Array.from({ length: 12 }, (_, at) => at)
const without = (reference: string, at: number) => `${reference.slice(0, at)}*${reference.slice(at + 1)}`
const turned = (reference: string, at: number) =>
  reference.slice(0, at) + reference[at + 1]! + reference[at]! + reference.slice(at + 2)

/**
 * Looks for pending payments of the same amount whose UPI number differs by one digit, or by two neighbours that
 * changed places. Each number is kept under its twelve forms with one digit left open, so that a look-up costs the
 * same among ten payments and among a hundred thousand.
 */
export function createNearby(pending: KnownPayment[]) {
  const forms = new Map<string, KnownPayment[]>()
  const add = (form: string, payment: KnownPayment) => {
    const before = forms.get(form)
    if (before) before.push(payment)
    else forms.set(form, [payment])
  }
  for (const payment of pending) {
    const reference = canonical(payment.transactionId)
    if (!isUpi(reference)) continue
    add(reference, payment)
    for (const at of places) add(without(reference, at), payment)
  }
  const formsNear = (reference: string) => [
    ...places.map((at) => without(reference, at)),
    ...places.slice(0, -1).map((at) => turned(reference, at)),
  ]
  return ({ line, paise, references }: Credit): Near | null => {
    for (const reference of references.filter(isUpi)) {
      const near = formsNear(reference).flatMap((form) => forms.get(form) ?? [])
      const ids = near.filter(({ amountPaise }) => amountPaise === paise).map(({ id }) => id)
      if (ids.length > 0) return { line, reference, paymentIds: [...new Set(ids)] }
    }
    return null
  }
}
