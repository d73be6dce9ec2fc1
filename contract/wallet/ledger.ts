import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Id, Instant, line, notWholeRupees } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'

/** One wallet entry. Entries are only added, never changed; the balance is their sum. */
export const WalletEntry = z.object({
  entryId: z.number(),
  rupees: z.number(),
  reason: z.string(),
  at: Instant,
})
export type WalletEntry = z.infer<typeof WalletEntry>

/** Why a friend's first payment brought no credit, or only for a time: `refunded`. */
export const ReferralRefusal = z.enum(['self', 'known person', 'not paid', 'monthly limit', 'staff', 'refunded'])
export type ReferralRefusal = z.infer<typeof ReferralRefusal>

export const Referral = z.object({
  /** First names only. */
  firstName: z.string(),
  /** Pending until the friend's first payment is verified. */
  state: z.enum(['pending', 'earned', 'not earned']),
  refusal: ReferralRefusal.nullable(),
  at: Instant,
})
export type Referral = z.infer<typeof Referral>

export const getWallet = endpoint('GET /v1/wallet', {
  summary: 'My wallet: balance, earned credit, referral code and latest entries',
  access: 'learner',
  reply: z.object({
    balanceRupees: z.number(),
    earnedRupees: z.number(),
    /** Credit that was taken back after it was spent: the next credit pays it first. */
    owedRupees: z.number().default(0),
    referralCode: z.string(),
    entries: z.array(WalletEntry),
    referrals: z.array(Referral),
    pendingRupees: z.number(),
  }),
})

export const listWalletEntries = endpoint('GET /v1/wallet/entries', {
  summary: 'My wallet entries, newest first',
  access: 'learner',
  query: PageQuery,
  reply: pageOf(WalletEntry),
})

export const adjustWallet = endpoint('POST /v1/users/:userId/wallet', {
  summary: 'Add or remove wallet credit with a reason; the balance never goes below zero',
  access: 'refunds:act',
  idempotent: true,
  params: z.strictObject({ userId: Id }),
  body: z.strictObject({
    rupees: z
      .int(notWholeRupees)
      .min(-100_000, 'Enter at most ₹1,00,000')
      .max(100_000, 'Enter at most ₹1,00,000')
      .refine((rupees) => rupees !== 0, 'Enter an amount other than 0'),
    reason: line('a reason', 300),
  }),
  reply: z.object({ balanceRupees: z.number() }),
})
