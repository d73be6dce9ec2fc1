import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Instant } from '../kit/fields.ts'

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
  }),
})
