import { setImmediate } from 'node:timers/promises'
import type { Finding } from '#contract/membership/statements.ts'
import type { PaymentState } from '#contract/membership/payments.ts'
import { isTwelveDigits } from '#contract/membership/reference.ts'
import type { Credit } from './reading.ts'
import { shorten, significantDigits } from './references.ts'

export type KnownPayment = { id: number; reference: string | null; amountPaise: number; state: PaymentState }
export type Match = { finding: Finding; reference: string | null; paymentId: number | null }

/** The payment that counts for each reference: a rejected one only if the transfer wasn't reported again. */
export function byReference(payments: KnownPayment[]): Map<string, KnownPayment> {
  const known = new Map<string, KnownPayment>()
  const ranked = payments.toSorted((a, b) => rank[a.state] - rank[b.state])
  for (const payment of ranked) if (payment.reference !== null) known.set(payment.reference, payment)
  return known
}

// The last one wins.
const rank: Record<PaymentState, number> = { rejected: 0, pending: 1, verified: 2 }

/** What earlier lines of the statement used up. */
export type Seen = { claimed: Set<number>; lines: Set<string> }
export const newSeen = (): Seen => ({ claimed: new Set(), lines: new Set() })

/**
 * One transfer pays for one payment: `seen` holds the payments and the lines that came earlier in the statement. Payers can
 * write into the narration, so a line that names a decided payment is used up, whatever else it names; otherwise last
 * month's transfer could pay for someone else.
 */
export function matchCredit(
  credit: Credit,
  known: Map<string, KnownPayment>,
  seen: Seen,
  paid: KnownPayment | null = null,
): Match {
  if (paid) return matchPaid(credit, paid, seen)
  const named = credit.references.flatMap((reference) => {
    const payment = known.get(reference)
    return payment ? [{ reference, payment }] : []
  })
  const result = (finding: Finding, { reference, payment }: (typeof named)[number]) => ({
    finding,
    reference,
    paymentId: payment.id,
  })
  const repeated = named.find(({ payment }) => seen.claimed.has(payment.id))
  if (repeated) return result('duplicate', repeated)
  const verified = named.find(({ payment }) => payment.state === 'verified')
  if (verified) return result('already used', verified)
  const rejected = named.find(({ payment }) => payment.state === 'rejected')
  const exact = named.find(({ payment }) => payment.amountPaise === credit.paise)
  const matched = rejected ?? exact
  if (matched) {
    seen.claimed.add(matched.payment.id)
    return result(rejected ? 'rejected but received' : 'exact', matched)
  }
  if (named[0]) return result('amount differs', named[0])
  return {
    finding: isRepeated(credit, seen) ? 'duplicate' : 'unknown',
    reference: credit.references[0] ?? null,
    paymentId: null,
  }
}

/** The credit is known, from this or another statement, and belongs to a payment, whatever the line names. */
function matchPaid({ references, paise }: Credit, { id, state, amountPaise }: KnownPayment, { claimed }: Seen): Match {
  const match = { reference: references[0] ?? null, paymentId: id }
  if (claimed.has(id)) return { finding: 'duplicate', ...match }
  claimed.add(id)
  if (state === 'verified') return { finding: 'already used', ...match }
  return { finding: amountPaise === paise ? 'exact' : 'amount differs', ...match }
}

/** Some exports have a line twice. Without a reference, two equal transfers may be two people's. */
function isRepeated({ references: [reference], paise, paidOn, narration }: Credit, { lines }: Seen): boolean {
  if (reference === undefined) return false
  const key = `${reference} ${paise} ${paidOn} ${narration}`
  return lines.size === lines.add(key).size
}

/** Pending payments whose reference differs by one typing mistake, or was shortened by a spreadsheet. */
export type Similar = { line: number; reference: string | null; paymentIds: number[] }

// From the last digit. Twelve digits fit a number exactly, and numbers are faster than strings.
const weights = Array.from({ length: 12 }, (_, at) => 10 ** at)
const digitAt = (number: number, weight: number) => Math.floor(number / weight) % 10

/** One key per digit with that digit as a wildcard: numbers that differ in one digit share a key. */
const wildcardKeys = (number: number) =>
  weights.map((weight, at) => (number - digitAt(number, weight) * weight) * weights.length + at)

/** The number with each pair of neighbouring digits swapped. */
const swappedNeighbours = (number: number) =>
  weights.slice(0, -1).map((weight) => {
    const difference = digitAt(number, weight) - digitAt(number, weight * 10)
    return number + difference * 9 * weight
  })

const noPayments: KnownPayment[] = []

function createIndex() {
  const index = new Map<number, KnownPayment[]>()
  return {
    get: (key: number) => index.get(key) ?? noPayments,
    add: (key: number, payment: KnownPayment) => {
      const before = index.get(key)
      if (before) before.push(payment)
      else index.set(key, [payment])
    },
  }
}

/** Shortened references have few forms, so the payments are sorted by each form once. */
function createRoundedIndex(pending: KnownPayment[]) {
  const byPrecision = new Map<number, Map<string, number[]>>()
  const indexOf = (digits: number) => {
    const index = new Map<string, number[]>()
    for (const { id, reference, amountPaise } of pending) {
      if (reference === null || !/^\d+$/.test(reference)) continue
      const key = `${amountPaise} ${shorten(reference, digits)}`
      index.set(key, [...(index.get(key) ?? []), id])
    }
    byPrecision.set(digits, index)
    return index
  }
  return (rounded: string, paise: number): number[] => {
    const digits = significantDigits(rounded)
    const index = byPrecision.get(digits) ?? indexOf(digits)
    return index.get(`${paise} ${shorten(rounded, digits)}`) ?? []
  }
}

/** Large schools have thousands of pending payments: sorting them all at once would keep requests waiting. */
const paymentsPerTurn = 200

/**
 * Finds pending payments of the same amount whose UPI number differs by one digit or by two swapped neighbours. The
 * index makes a look-up cost the same for ten payments and for a hundred thousand.
 */
export async function createSimilarIndex(pending: KnownPayment[]) {
  const [byNumber, byKey] = [createIndex(), createIndex()]
  for (const [at, payment] of pending.entries()) {
    if (at % paymentsPerTurn === 0) await setImmediate()
    const { reference } = payment
    if (reference === null || !isTwelveDigits(reference)) continue
    byNumber.add(Number(reference), payment)
    for (const key of wildcardKeys(Number(reference))) byKey.add(key, payment)
  }
  const amounts = new Set(pending.map(({ amountPaise }) => amountPaise))
  const byRounded = createRoundedIndex(pending)
  return ({ line, paise, references, rounded }: Credit): Similar | null => {
    // Most credits have nothing to do with us.
    if (!amounts.has(paise)) return null
    if (rounded) {
      const paymentIds = byRounded(rounded, paise)
      return paymentIds.length > 0 ? { line, reference: null, paymentIds } : null
    }
    for (const reference of references.filter(isTwelveDigits)) {
      const number = Number(reference)
      const similar = [...wildcardKeys(number).flatMap(byKey.get), ...swappedNeighbours(number).flatMap(byNumber.get)]
      const ids = similar.filter(({ amountPaise }) => amountPaise === paise).map(({ id }) => id)
      if (ids.length > 0) return { line, reference, paymentIds: [...new Set(ids)] }
    }
    return null
  }
}
