import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { changePassword, type PasswordChange, whoAmI } from '#contract/identity/account.ts'
import { endDevice, endOtherDevices, listDevices, logout } from '#contract/identity/session.ts'
import { call } from '#web/kit/api/api.ts'
import { navigateAwayAfter } from '#web/kit/api/navigate-away.ts'
import { clearSession } from '#web/kit/api/session.ts'

export const me = queryOptions({ queryKey: ['identity', 'me'], queryFn: () => call(whoAmI), staleTime: 60_000 })

export const myDevices = queryOptions({ queryKey: ['identity', 'devices'], queryFn: () => call(listDevices) })

/** Clears the session on this device even if the server cannot be reached. */
export const signOut = () =>
  navigateAwayAfter(async () => {
    await call(logout).catch(() => null)
    clearSession()
  }, '/')

export const useChangePassword = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: PasswordChange) => call(changePassword, { body }),
    onSuccess: () => queries.invalidateQueries(myDevices),
  })
}

export const useEndDevice = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (deviceId: number) => call(endDevice, { params: { deviceId } }),
    onSuccess: () => queries.invalidateQueries(myDevices),
  })
}

export const useEndOtherDevices = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(endOtherDevices),
    onSuccess: () => queries.invalidateQueries(myDevices),
  })
}
