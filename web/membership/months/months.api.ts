import { useMutation } from '@tanstack/react-query'
import type { BodyOf } from '#contract/kit/endpoint.ts'
import { getMonth, makeDocumentsFile, makeMonthFile } from '#contract/membership/months.ts'
import { call } from '#web/kit/api/api.ts'
import { download } from '#web/kit/api/download.ts'
import { inlineErrors, endpointQuery } from '#web/kit/api/query.ts'
import { toast } from '#web/kit/overlays/toast.ts'

/** The current month if none is named. */
export const monthOf = (month: string) =>
  endpointQuery(['membership', 'months', month], getMonth, { query: month === '' ? {} : { month } })

const onSuccess = () => toast('Your download has started.')

export const useMonthFile = () =>
  useMutation({
    mutationFn: async (month: string) => download((await call(makeMonthFile, { body: { month } })).url),
    onSuccess,
  })

export const useDocumentsFile = () =>
  useMutation({
    ...inlineErrors,
    mutationFn: async (body: BodyOf<typeof makeDocumentsFile>) =>
      download((await call(makeDocumentsFile, { body })).url),
    onSuccess,
  })
