import { maxReferralsPerMonth } from '#contract/site/settings.ts'
import type { ReferralRefusal } from '#contract/wallet/ledger.ts'

export type ReferralFacts = {
  /** The referrer and the friend have the same address, apart from plus-tags and Gmail's dots. */
  isSelf: boolean
  isReferrerStaff: boolean
  /** The friend, perhaps with another spelling of their address, paid before. */
  hasFriendPaidBefore: boolean
  hasReferrerPaid: boolean
  creditsThisMonth: number
}

/** Why this referral brings no credit; null if it does. */
export function referralRefusal(facts: ReferralFacts): ReferralRefusal | null {
  if (facts.isSelf) return 'self'
  if (facts.isReferrerStaff) return 'staff'
  if (facts.hasFriendPaidBefore) return 'known person'
  if (!facts.hasReferrerPaid) return 'not paid'
  return facts.creditsThisMonth >= maxReferralsPerMonth ? 'monthly limit' : null
}

type Bonus = { fullPaise: number; paidPaise: number; pricePaise: number; joiningPaise: number }

/** A cheaper plan than the joining plan brings at most what the friend transferred, or referring would pay for itself. */
export const referralPaise = ({ fullPaise, paidPaise, pricePaise, joiningPaise }: Bonus): number =>
  pricePaise >= joiningPaise ? fullPaise : Math.min(fullPaise, paidPaise)
