type InWorker = { registration?: ServiceWorkerRegistration }

/** Nothing more is pushed to this device, and what was pushed disappears, also without a connection. */
export async function endPush() {
  try {
    const ofPage = await navigator.serviceWorker?.getRegistration()
    const registration = ofPage ?? (globalThis as InWorker).registration
    for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
    await (await registration?.pushManager?.getSubscription())?.unsubscribe()
  } catch {
    // Where the browser allows none, there is none.
  }
}
