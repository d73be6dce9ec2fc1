import { changePassword, whoAmI } from '#contract/identity/account.ts'
import { endDevice, endOtherDevices, listDevices, logout } from '#contract/identity/session.ts'
import { call } from '#web/kit/api/api.ts'
import { shownAgain, useInvalidatingMutation, endpointQuery, useEndpointMutation } from '#web/kit/api/query.ts'
import { navigateAwayAfter } from '#web/kit/api/navigate-away.ts'
import { clearSession } from '#web/kit/api/session.ts'

export const me = endpointQuery(['identity', 'me'], whoAmI, {}, { ...shownAgain, staleTime: 60_000 })

export const myDevices = endpointQuery(['identity', 'devices'], listDevices)

/** Clears the session on this device even if the server cannot be reached. */
export const signOut = () =>
  navigateAwayAfter(async () => {
    await call(logout).catch(() => null)
    await clearSession()
  }, '/')

export const useChangePassword = () => useEndpointMutation(myDevices.queryKey, changePassword)

export const useEndDevice = () => useEndpointMutation(myDevices.queryKey, endDevice)

export const useEndOtherDevices = () => useInvalidatingMutation(myDevices.queryKey, () => call(endOtherDevices))
