import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Id, Instant, line } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'

/** One movement of credit; entries are only ever added, and the balance is their sum. */
export const WalletEntry = z.object({
  entryId: z.number(),
  rupees: z.number(),
  reason: z.string(),
  at: Instant,
})
export type WalletEntry = z.infer<typeof WalletEntry>

export const getWallet = endpoint({
  method: 'GET',
  path: '/v1/wallet',
  summary: 'My credit, what I earned in all, my referral code and the latest entries',
  access: 'learner',
  reply: z.object({
    balanceRupees: z.number(),
    earnedRupees: z.number(),
    referralCode: z.string(),
    entries: z.array(WalletEntry),
    /** Who came by my code: first names only. Pending until their first payment is verified. */
    referrals: z.array(z.object({ firstName: z.string(), state: z.enum(['pending', 'earned']), at: Instant })),
    pendingRupees: z.number(),
  }),
})

export const listWalletEntries = endpoint({
  method: 'GET',
  path: '/v1/wallet/entries',
  summary: 'All movements of my credit, newest first',
  access: 'learner',
  query: PageQuery,
  reply: pageOf(WalletEntry),
})

export const adjustWallet = endpoint({
  method: 'POST',
  path: '/v1/users/:userId/wallet',
  summary: "Add to somebody's credit or take from it, with a reason; never below zero",
  access: 'admin',
  idempotent: true,
  params: z.strictObject({ userId: Id }),
  body: z.strictObject({
    rupees: z
      .int('Enter whole rupees')
      .min(-100_000, 'At most 1,00,000')
      .max(100_000, 'At most 1,00,000')
      .refine((rupees) => rupees !== 0, 'Not zero'),
    reason: line('a reason', 300),
  }),
  reply: z.object({ balanceRupees: z.number() }),
})
