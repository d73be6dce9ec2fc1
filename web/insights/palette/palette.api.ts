import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { findAnything } from '#contract/insights/palette.ts'
import { call } from '#web/kit/api/api.ts'

export const findings = (search: string) =>
  queryOptions({
    queryKey: ['insights', 'palette', search],
    queryFn: () => call(findAnything, { query: { search } }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
