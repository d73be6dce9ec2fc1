import { queryOptions } from '@tanstack/react-query'
import { getWallet } from '#contract/wallet/ledger.ts'
import { call } from '#web/kit/api.ts'

export const myWallet = queryOptions({ queryKey: ['wallet'], queryFn: () => call(getWallet), staleTime: 30_000 })
