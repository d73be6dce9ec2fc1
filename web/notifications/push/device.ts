import type { PushSubscription as NewSubscription } from '#contract/notifications/push.ts'

/**
 * Whether this browser shows notifications of ours. `install`: an iPhone does it only for sites on its home screen.
 * `blocked`: the person said no to the browser, which doesn't ask again.
 */
export type DeviceState = 'unsupported' | 'install' | 'blocked' | 'off' | 'on'

export async function deviceState(): Promise<DeviceState> {
  if (!('PushManager' in window && 'Notification' in window)) return isOnApple() ? 'install' : 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  const subscription = await (await registered())?.pushManager.getSubscription()
  return subscription && Notification.permission === 'granted' ? 'on' : 'off'
}

const registered = () => navigator.serviceWorker.getRegistration()

// An iPad says it is a Mac; no Mac is touched with several fingers.
const isOnApple = () =>
  /iPhone|iPad/.test(navigator.userAgent) || (navigator.userAgent.includes('Mac') && navigator.maxTouchPoints > 1)

/** The worker is registered a few seconds after the first page of a visit. */
const patienceMs = 15_000

const couldNot = () => new Error('This browser couldn’t turn on notifications. Try again, or use another browser.')

function worker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(couldNot()), patienceMs))
  return Promise.race([navigator.serviceWorker.ready, late])
}

/** Asks the browser, which asks the person. Null: they said no, or nothing yet. */
export async function subscribeDevice(publicKey: string): Promise<NewSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const { pushManager } = await worker()
  // One for another key, or for another account on this device, would stay otherwise.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    .catch(() => Promise.reject(couldNot()))
  const { endpoint, keys } = subscription.toJSON() as NewSubscription
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }
}

export async function unsubscribeDevice(): Promise<void> {
  await (await (await registered())?.pushManager.getSubscription())?.unsubscribe()
}
