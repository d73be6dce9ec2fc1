import { useMutation } from '@tanstack/react-query'
import type { BodyOf } from '#contract/kit/endpoint.ts'
import { getGstReturn, makeGstFile } from '#contract/membership/gst.ts'
import { call } from '#web/kit/api/api.ts'
import { download } from '#web/kit/api/download.ts'
import { endpointQuery, inlineErrors } from '#web/kit/api/query.ts'
import { toast } from '#web/kit/overlays/toast.ts'

export const gstReturnOf = (month: string) =>
  endpointQuery(['membership', 'gst return', month], getGstReturn, { query: { month } })

export const useGstFile = () =>
  useMutation({
    ...inlineErrors,
    mutationFn: async (body: BodyOf<typeof makeGstFile>) => download((await call(makeGstFile, { body })).url),
    onSuccess: () => toast('Your download has started.'),
  })
