import { createHmac, timingSafeEqual } from 'node:crypto'
import { compactReference, isReference, tidyReference } from '#contract/membership/reference.ts'
import { formatRupees } from '#server/kit/india.ts'
import type { PaymentRow } from '../tables.ts'
import type { Captured } from './client.ts'

/** Whether the text was signed with this secret: HMAC-SHA256 in hexadecimal. */
export function isSigned(text: string | Buffer, secret: string, signature: unknown): boolean {
  if (typeof signature !== 'string' || !/^[0-9a-f]{64}$/i.test(signature)) return false
  return timingSafeEqual(createHmac('sha256', secret).update(text).digest(), Buffer.from(signature, 'hex'))
}

const minute = 60_000
const firstMinutes = [1, 5, 15, 60]
const lastMinute = 24 * 60

/** After 1, 5, 15 and 60 minutes, then every hour for a day; null after that. */
export function nextAskAt(createdAt: Date, now: Date): Date | null {
  const age = (now.getTime() - createdAt.getTime()) / minute
  const next = firstMinutes.find((at) => at > age) ?? (Math.floor(age / 60) + 1) * 60
  return next > lastMinute ? null : new Date(createdAt.getTime() + next * minute)
}

/** The bank's reference, so that a statement and a typed one find the same payment; otherwise the gateway's own ID. */
export function transactionIdOf({ id, references }: Pick<Captured, 'id' | 'references'>): string {
  const reference = references.find(isReference)
  return reference === undefined ? compactReference(id) : tidyReference(reference)
}

type Parts = Pick<PaymentRow, 'amountPaise' | 'creditPaise' | 'couponId' | 'couponPaise'>
const partNames = ['amountPaise', 'creditPaise', 'couponId', 'couponPaise'] as const

/** A pending or verified payment with the same reference. */
type Claim = Parts & { state: 'pending' | 'verified'; isOwn: boolean; isOnline: boolean }

export type Facts = {
  order: Parts
  receivedPaise: number
  /** Whether the order had another payment before. */
  isPaid: boolean
  balancePaise: number
  isCouponFree: boolean
  claim: Claim | null
}

export type Outcome =
  /** No second credit. */
  | { kind: 'credited before'; problem: string }
  /** The payment that they reported themselves becomes this one. */
  | { kind: 'claimed'; note: string | null }
  /** A new payment; of somebody else's claim nothing is left. */
  | { kind: 'new'; parts: Parts; note: string | null }

/** What to do with a captured payment. It is verified at once unless there is a note about what staff have to decide. */
export function outcomeOf(facts: Facts): Outcome {
  const { claim, order } = facts
  if (claim && (claim.state === 'verified' || claim.isOnline)) {
    return { kind: 'credited before', problem: claim.isOwn ? creditedToThem : creditedToOthers }
  }
  if (!claim?.isOwn) return { kind: 'new', ...partsFor(facts) }
  const isSame = partNames.every((part) => claim[part] === order[part])
  const note = isSame ? whyDifferent(facts) : 'They also reported this payment by hand, for another price or plan.'
  return { kind: 'claimed', note: facts.isPaid ? paidTwice : note }
}

function partsFor({ order, receivedPaise, isPaid, balancePaise, isCouponFree }: Facts) {
  const alone = { creditPaise: 0, couponId: null, couponPaise: 0 }
  if (isPaid) return { parts: { amountPaise: receivedPaise, ...alone }, note: paidTwice }
  const hasCredit = balancePaise >= order.creditPaise
  const missing = [
    ...(hasCredit ? [] : [`Their credit of ${formatRupees(order.creditPaise)} was spent before they paid.`]),
    ...(isCouponFree ? [] : ['The coupon was used up before they paid.']),
  ]
  const { creditPaise, couponId, couponPaise } = order
  const parts = {
    amountPaise: order.amountPaise,
    creditPaise: hasCredit ? creditPaise : 0,
    ...(isCouponFree ? { couponId, couponPaise } : { couponId: null, couponPaise: 0 }),
  }
  const note = [whyDifferent({ order, receivedPaise }), ...missing].filter(Boolean).join(' ')
  return { parts, note: note || null }
}

const whyDifferent = ({ order, receivedPaise }: Pick<Facts, 'order' | 'receivedPaise'>): string | null =>
  receivedPaise === order.amountPaise
    ? null
    : `They were asked for ${formatRupees(order.amountPaise)} and paid ${formatRupees(receivedPaise)}.`

type Returned = Pick<Captured, 'amountPaise' | 'refundedPaise'>

/** All of it went back. */
export const isReturned = ({ amountPaise, refundedPaise }: Returned): boolean => refundedPaise >= amountPaise

/** What staff have to decide, also because part of the money had gone back before we knew of it. */
export function noteOf({ amountPaise, refundedPaise }: Returned, note: string | null): string | null {
  if (refundedPaise === 0) return note
  const refunded = `The gateway has returned ${formatRupees(refundedPaise)} of ${formatRupees(amountPaise)}.`
  return note === null ? refunded : `${note} ${refunded}`
}

const paidTwice =
  'They paid twice for one order. Verify it as another renewal, or reject it and refund it in the gateway’s dashboard.'
const creditedToThem =
  'This transfer was already verified by its transaction ID, so it wasn’t credited again. Check that nothing is missing.'
const creditedToOthers = 'This transfer was verified for another person. Check who paid, and correct it.'
export const accountDeleted =
  'The account was deleted before the payment arrived. Refund it in the gateway’s dashboard.'
export const returnedReason = 'The payment page has returned the money to you'
export const notTheirs =
  'Another learner made this payment online. Check the transaction ID of your own payment and send it again.'
