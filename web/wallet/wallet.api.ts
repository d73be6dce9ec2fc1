import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '#contract/kit/endpoint.ts'
import { adjustWallet, getWallet, listWalletEntries } from '#contract/wallet/ledger.ts'
import { call } from '#web/kit/api/api.ts'
import { pagedQuery, shownAgain } from '#web/kit/api/query.ts'

const everything = ['wallet']
/** A friend's verified payment adds credit without any action here, so refetch regularly. */
const refetchInterval = 60_000

/** For the chip and the page. */
export const myWallet = queryOptions({
  ...shownAgain,
  queryKey: everything,
  queryFn: () => call(getWallet),
  staleTime: 30_000,
  refetchInterval,
})

export const myEntries = pagedQuery(
  [...everything, 'entries'],
  (after) => call(listWalletEntries, { query: { after } }),
  {
    refetchInterval,
  },
)

/** Staff change somebody's credit; their own chip may show it. */
export function useAdjustWallet(userId: number) {
  const queries = useQueryClient()
  return async (body: BodyOf<typeof adjustWallet>, idempotencyKey: string) => {
    const { balanceRupees } = await call(adjustWallet, { params: { userId }, body, idempotencyKey })
    void queries.invalidateQueries({ queryKey: everything })
    return balanceRupees
  }
}
