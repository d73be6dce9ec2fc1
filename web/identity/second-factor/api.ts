import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from '#contract/kit/zod.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  dropSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
} from '#contract/identity/second-factor.ts'
import { call } from '#web/kit/api/api.ts'
import { qrPath } from '#web/kit/layout/qr.ts'
import { myDevices } from '../session/api.ts'

export const secondFactor = queryOptions({
  queryKey: ['identity', 'second-factor'],
  queryFn: () => call(getSecondFactor),
  staleTime: 30_000,
})

// The forms show the errors.
const meta = { isQuiet: true }

export const useBeginFactor = () =>
  useMutation({
    mutationFn: async (body: z.input<typeof beginSecondFactor.body>) => {
      const begun = await call(beginSecondFactor, { body })
      return { ...begun, qr: await qrPath(begun.otpauthUrl) }
    },
    meta,
  })

export const useConfirmFactor = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof confirmSecondFactor.body>) => call(confirmSecondFactor, { body }),
    // Not awaited, so that the recovery codes appear at once.
    onSuccess: () => {
      void queries.invalidateQueries(secondFactor)
      void queries.invalidateQueries(myDevices)
    },
    meta,
  })
}

export const useRenewCodes = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof renewRecoveryCodes.body>) => call(renewRecoveryCodes, { body }),
    onSuccess: () => queries.invalidateQueries(secondFactor),
    meta,
  })
}

export const useDropFactor = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof dropSecondFactor.body>) => call(dropSecondFactor, { body }),
    onSuccess: () => Promise.all([queries.invalidateQueries(secondFactor), queries.invalidateQueries(myDevices)]),
    meta,
  })
}
