import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { BodyOf } from '#contract/kit/endpoint.ts'
import { closeDay, getDay } from '#contract/membership/daily-close.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, useInvalidatingMutation } from '#web/kit/api/query.ts'
import { useIdempotencyKey } from '#web/kit/forms/idempotency-key.ts'

const allDays = ['membership', 'daily-close']

/** '' is today. */
export const dayReport = (day: string) =>
  queryOptions({
    queryKey: [...allDays, day],
    queryFn: () => call(getDay, { query: day ? { day } : {} }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  })

export const useCloseDay = () => {
  const { keyFor } = useIdempotencyKey()
  return useInvalidatingMutation(
    allDays,
    (body: BodyOf<typeof closeDay>) => call(closeDay, { body, idempotencyKey: keyFor(body) }),
    inlineErrors,
  )
}
