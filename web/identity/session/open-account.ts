import { getDeviceKey } from '#contract/identity/session.ts'
import { call } from '#web/kit/api/api.ts'
import { signedInUserId, storedToken } from '#web/kit/api/session.ts'
import { restoreDrafts } from '#web/kit/device/drafts.ts'
import { lockAccount, withDevice } from '#web/kit/device/end-account.ts'
import { deviceSession, fillVault } from '#web/kit/device/vault.ts'

/** Gets the key for what this device stores for the account, once per session, and brings back its drafts. */
export async function openAccount(): Promise<void> {
  const [userId, token] = [signedInUserId(), storedToken()]
  if (userId === null || token === null) return
  const isOpen = await withDevice(async () => {
    const last = await deviceSession()
    if (last && last.userId !== userId) await lockAccount(last)
    return last?.token === token
  })
  if (isOpen) return
  // Outside the lock, because logging out waits for that.
  const { key } = await call(getDeviceKey)
  await withDevice(async () => {
    if (storedToken() !== token) return
    await fillVault({ userId, token }, key)
    await restoreDrafts(userId)
  })
}
