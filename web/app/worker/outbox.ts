import { endWithoutPage } from '#web/kit/device/end-account.ts'
import { deviceSession } from '#web/kit/device/vault.ts'
import { sendWaiting } from '#web/kit/outbox/sender.ts'

/** Sends what waits on the device, although no page is open. If it rejects, the browser tries again later. */
export async function sendOutbox(): Promise<void> {
  const session = await deviceSession()
  if (!session) return
  const { is } = await sendWaiting(session)
  if (is === 'signed-out') await endWithoutPage(session.token)
  if (is === 'unreachable') throw new Error('The server can’t be reached')
}
