import { dayMs as day } from '#contract/kit/durations.ts'
import type { TwinReason, PaymentState } from '#contract/membership/payments.ts'
import { isTwelveDigits } from '#contract/membership/reference.ts'

/** A payment as far as it matters for finding twins; `picture` is the hash of its screenshot. */
export type Reported = {
  id: number
  personId: number
  reference: string | null
  amountPaise: number
  state: PaymentState
  createdAt: Date
  picture: string | null
}

const lastDigits = (reference: string) => /\d{12}$/.exec(reference)?.[0]

/** Why two payments may be one transfer; null if nothing suggests it. The strongest reason comes first. */
export function twinReason(one: Reported, other: Reported): TwinReason | null {
  if (one.id === other.id) return null
  return (
    referenceReason(one, other) ??
    (one.picture !== null && one.picture === other.picture ? 'same screenshot' : null) ??
    (isRepeated(one, other) ? 'same payer and amount' : null)
  )
}

function referenceReason(one: Reported, other: Reported): TwinReason | null {
  if (one.reference === null || other.reference === null) return null
  if (one.reference === other.reference) return 'same reference'
  const digits = lastDigits(one.reference)
  if (digits !== undefined && digits === lastDigits(other.reference)) return 'same digits'
  const isMistyped = one.amountPaise === other.amountPaise && isSimilar(one.reference, other.reference)
  return isMistyped ? 'similar reference' : null
}

/** Whether they differ in one digit or in two swapped neighbours: the usual typing mistakes. */
export function isSimilar(one: string, other: string): boolean {
  if (!isTwelveDigits(one) || !isTwelveDigits(other)) return false
  let first = -1
  let differing = 0
  for (let at = 0; at < one.length && differing <= 2; at += 1) {
    if (one[at] === other[at]) continue
    if (differing === 0) first = at
    differing += 1
  }
  if (differing === 1) return true
  const next = first + 1
  return differing === 2 && one[first] === other[next] && one[next] === other[first]
}

/** After a rejection people pay or report again, so only payments that still count are a sign of a mistake. */
const isRepeated = (one: Reported, other: Reported) =>
  one.personId === other.personId &&
  one.amountPaise === other.amountPaise &&
  other.state !== 'rejected' &&
  Math.abs(one.createdAt.getTime() - other.createdAt.getTime()) < day
