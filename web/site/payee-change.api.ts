import { queryOptions } from '@tanstack/react-query'
import { getPayeeChange } from '#contract/site/school.ts'
import { call } from '#web/kit/api/api.ts'

/** Who changed the payment details today; null: nobody. */
export const payeeChange = queryOptions({
  queryKey: ['school', 'payee-change'],
  queryFn: () => call(getPayeeChange),
  refetchInterval: 5 * 60_000,
})
