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

// Counted from the last digit. Twelve digits are a number that arithmetic keeps exactly, and that costs no new text.
const weights = Array.from({ length: 12 }, (_, at) => 10 ** at)
const digitAt = (number: number, weight: number) => Math.floor(number / weight) % 10

/** The forms of a number with one digit left open: two numbers share one when they differ in that digit alone. */
const openForms = (number: number) =>
  weights.map((weight, at) => (number - digitAt(number, weight) * weight) * weights.length + at)

/** The numbers with two neighbouring digits changed. */
const turnedForms = (number: number) =>
  weights.slice(0, -1).map((weight) => {
    const difference = digitAt(number, weight) - digitAt(number, weight * 10)
    return number + difference * 9 * weight
  })

const none: KnownPayment[] = []

function createIndex() {
  const index = new Map<number, KnownPayment[]>()
  return {
    get: (key: number) => index.get(key) ?? none,
    add: (key: number, payment: KnownPayment) => {
      const before = index.get(key)
      if (before) before.push(payment)
      else index.set(key, [payment])
    },
  }
}

/**
 * Looks for pending payments of the same amount whose UPI number differs by one digit, or by two neighbours that
 * changed places. Each number is kept under its twelve forms with one digit left open, so that a look-up costs the
 * same among ten payments and among a hundred thousand.
 */
export function createNearby(pending: KnownPayment[]) {
  const [byNumber, byForm] = [createIndex(), createIndex()]
  for (const payment of pending) {
    const reference = canonical(payment.transactionId)
    if (!isUpi(reference)) continue
    byNumber.add(Number(reference), payment)
    for (const form of openForms(Number(reference))) byForm.add(form, payment)
  }
  const amounts = new Set(pending.map(({ amountPaise }) => amountPaise))
  return ({ line, paise, references }: Credit): Near | null => {
    // Most of what comes to an account has nothing to do with us, and no amount of ours either.
    if (!amounts.has(paise)) return null
    for (const reference of references.filter(isUpi)) {
      const number = Number(reference)
      const near = [...openForms(number).flatMap(byForm.get), ...turnedForms(number).flatMap(byNumber.get)]
      const ids = near.filter(({ amountPaise }) => amountPaise === paise).map(({ id }) => id)
      if (ids.length > 0) return { line, reference, paymentIds: [...new Set(ids)] }
    }
    return null
  }
}
