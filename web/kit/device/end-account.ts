import { openDevice } from './database.ts'
import { deleteDrafts, forgetTabDrafts, sealDrafts } from './drafts.ts'
import { deleteKeptFiles } from './kept-cache.ts'
import { endPush } from './end-push.ts'
import { deviceSession, emptyVault, type DeviceSession } from './vault.ts'

/** One tab at a time opens or ends an account. */
export const withDevice = <Result>(run: () => Promise<Result>): Promise<Result> =>
  navigator.locks.request('device', run)

/**
 * The session ended without a sign-out: what was typed and not sent is sealed until the account signs in again, the rest
 * goes. Does nothing if the account has signed in again since.
 */
export const endAccount = (storedToken: () => string | null): Promise<void> =>
  withDevice(async () => {
    const [last, token] = [await deviceSession(), storedToken()]
    if (last && last.token !== token) await lockAccount(last)
    // Another tab has sealed what both could read, or there never was a key to seal with.
    else if (token === null) {
      forgetTabDrafts()
      await removeReadable()
    }
  })

/**
 * The same without a page, which alone can read drafts: the vault stays, so that the next page can seal them. Does nothing
 * if the account has signed in again since.
 */
export const endWithoutPage = (token: string): Promise<void> =>
  withDevice(async () => {
    if ((await deviceSession())?.token === token) await removeReadable()
  })

/** The key goes last: whatever interrupts this, the next page can finish it. */
export async function lockAccount({ userId }: DeviceSession): Promise<void> {
  // First, because sealing drafts needs space.
  await removeReadable()
  await sealDrafts(userId)
  await emptyVault()
}

/** What an account has on this device unencrypted, except drafts. */
async function removeReadable(): Promise<void> {
  const device = await openDevice()
  await Promise.all([device.clear('answers'), device.clear('kept'), deleteKeptFiles(), endPush()])
}

/** Removes all that an account has on this device, and counts what other accounts have sealed there. */
export const removeAccount = (userId: number): Promise<{ others: number }> =>
  withDevice(async () => {
    const device = await openDevice()
    await Promise.all([device.clear('answers'), device.clear('kept'), deleteDrafts(userId), emptyVault()])
    const items = await device.getAllKeysFromIndex('outbox', 'account', IDBKeyRange.bound([userId], [userId, []]))
    for (const id of items) await device.delete('outboxParts', IDBKeyRange.bound([id], [id, []]))
    await Promise.all(items.map((id) => device.delete('outbox', id)))
    return { others: (await device.count('outbox')) + (await device.count('vault')) }
  })
