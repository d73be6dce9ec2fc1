import type { PushMessage, PushSettings } from '#contract/notifications/push.ts'
import { deviceSession } from '#web/kit/device/vault.ts'
import { worker } from './scope.ts'

/** What the server pushed, for the person to see (decision 101). */
export function showPushed(event: PushEvent): Promise<void> {
  const { title, body, link, tag, quiet } = event.data!.json() as PushMessage
  const now = Date.now()
  const silent = quiet !== null && quiet.from <= now && now < quiet.to
  const options = { body, tag, silent, renotify: !silent, icon: '/icon-192.png', lang: 'en-IN', data: link }
  return worker.registration.showNotification(title, options)
}

/** A page that is open may have something unsaved in it, so that none is led elsewhere. */
export async function openPushed({ notification }: NotificationEvent) {
  notification.close()
  const url = new URL(notification.data as string, location.origin).href
  const pages = await worker.clients.matchAll({ type: 'window' })
  const open = pages.find((page) => page.url === url)
  await (open ? open.focus() : worker.clients.openWindow(url))
}

/** The push service gave the device another address. Browsers rarely say which one it had before. */
export async function renewSubscription({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent) {
  const session = await deviceSession()
  if (!session) return
  const authorization = `Bearer ${session.token}`
  const renewed =
    newSubscription ??
    (await worker.registration.pushManager.subscribe(oldSubscription?.options ?? (await newOptions(authorization))))
  const { endpoint, keys } = renewed.toJSON()
  await fetch('/v1/user/push/subscription', {
    method: 'PUT',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  })
}

async function newOptions(authorization: string): Promise<PushSubscriptionOptionsInit> {
  const response = await fetch('/v1/user/push', { headers: { authorization } })
  const { data } = (await response.json()) as { data: PushSettings }
  return { userVisibleOnly: true, applicationServerKey: data.publicKey }
}
