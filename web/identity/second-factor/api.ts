import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from '#contract/kit/zod.ts'
import { confirmEmail, sendEmailCode } from '#contract/identity/account.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  dropSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
} from '#contract/identity/second-factor.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, shownAgain, useEndpointMutation } from '#web/kit/api/query.ts'
import { qrPath } from '#web/kit/layout/qr.ts'
import { myDevices } from '../session/api.ts'

export const secondFactor = queryOptions({
  ...shownAgain,
  queryKey: ['identity', 'second-factor'],
  queryFn: () => call(getSecondFactor),
  staleTime: 30_000,
})

/** The button has no place for an error, so a toast shows it. */
export const emailCode = { mutationFn: () => call(sendEmailCode) }

export const useConfirmEmail = () => useEndpointMutation(secondFactor.queryKey, confirmEmail, inlineErrors)

export const useBeginFactor = () =>
  useMutation({
    mutationFn: async (body: z.input<typeof beginSecondFactor.body>) => {
      const setup = await call(beginSecondFactor, { body })
      return { ...setup, qr: await qrPath(setup.otpauthUrl) }
    },
    ...inlineErrors,
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
    ...inlineErrors,
  })
}

export const useRenewCodes = () => useEndpointMutation(secondFactor.queryKey, renewRecoveryCodes, inlineErrors)

export const useDropFactor = () =>
  useEndpointMutation(secondFactor.queryKey, dropSecondFactor, { ...inlineErrors, alsoInvalidates: myDevices.queryKey })
