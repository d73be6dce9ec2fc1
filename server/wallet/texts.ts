import { z } from '#contract/kit/zod.ts'
import { formatRupees } from '#server/kit/india.ts'
import { kind } from '#server/notifications/index.ts'

export const creditAdjusted = kind('credit adjusted', {
  data: z.object({ paise: z.number(), reason: z.string() }),
  notification: ({ paise, reason }) => ({
    title: `${formatRupees(Math.abs(paise))} ${paise > 0 ? 'added to' : 'removed from'} your wallet`,
    body: reason,
    link: '/dashboard/wallet-balance',
  }),
})
