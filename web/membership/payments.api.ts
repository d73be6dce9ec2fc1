import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { attachScreenshot, listMyPayments } from '#contract/membership/payments.ts'
import { call } from '#web/kit/api.ts'

export const myPayments = queryOptions({
  queryKey: ['membership', 'payments', 'mine'],
  queryFn: () => call(listMyPayments),
})

export const useAttachScreenshot = (paymentId: number) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (image: File) => call(attachScreenshot, { params: { paymentId }, files: [image] }),
    onSuccess: () => queries.invalidateQueries(myPayments),
  })
}
