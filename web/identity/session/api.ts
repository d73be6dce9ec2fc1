import { queryOptions } from '@tanstack/react-query'
import { changePassword, type PasswordChange, whoAmI } from '#contract/identity/account.ts'
import { endDevice, endOtherDevices, listDevices, logout } from '#contract/identity/session.ts'
import { call } from '#web/kit/api/api.ts'
import { shownAgain, useInvalidatingMutation } from '#web/kit/api/query.ts'
import { navigateAwayAfter } from '#web/kit/api/navigate-away.ts'
import { clearSession } from '#web/kit/api/session.ts'

export const me = queryOptions({
  ...shownAgain,
  queryKey: ['identity', 'me'],
  queryFn: () => call(whoAmI),
  staleTime: 60_000,
})

export const myDevices = queryOptions({ queryKey: ['identity', 'devices'], queryFn: () => call(listDevices) })

/** Clears the session on this device even if the server cannot be reached. */
export const signOut = () =>
  navigateAwayAfter(async () => {
    await call(logout).catch(() => null)
    clearSession()
  }, '/')

export const useChangePassword = () =>
  useInvalidatingMutation(myDevices.queryKey, (body: PasswordChange) => call(changePassword, { body }))

export const useEndDevice = () =>
  useInvalidatingMutation(myDevices.queryKey, (deviceId: number) => call(endDevice, { params: { deviceId } }))

export const useEndOtherDevices = () => useInvalidatingMutation(myDevices.queryKey, () => call(endOtherDevices))
