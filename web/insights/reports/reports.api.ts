import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getReport } from '#contract/insights/reports.ts'
import { call } from '#web/kit/api/api.ts'
import { toQuery } from '#web/kit/desk/filter.ts'

export type ReportChoice = { range: string; courseId: string }

const whileCounting = 3_000

/** Loads again until the newer figures are counted. */
export const report = (choice: ReportChoice) =>
  queryOptions({
    queryKey: ['insights', 'reports', choice],
    queryFn: () => call(getReport, { query: toQuery(choice) }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.isCounting ? whileCounting : false),
  })
