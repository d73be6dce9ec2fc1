import type { Notification } from '#contract/notifications/notifications.ts'
import type { StorageKey } from '#web/kit/api/stored-on-device.ts'

const key: StorageKey = 'notifications.shown'

/** Remembers the newest notification shown in any tab. */
export function rememberShown(notificationId: number) {
  try {
    if (notificationId > lastShown()) localStorage.setItem(key, String(notificationId))
  } catch {
    // Storage is full or turned off: another tab may show the same notification again.
  }
}

const lastShown = () => Number(localStorage.getItem(key) ?? 0)

/** The notifications that no tab has shown yet; this tab claims them. */
export function claimUnshown(fresh: Notification[]): Promise<Notification[]> {
  const claim = () => {
    const unshown = fresh.filter(({ notificationId }) => notificationId > lastShown())
    rememberShown(Math.max(0, ...unshown.map(({ notificationId }) => notificationId)))
    return unshown
  }
  // The lock keeps two windows from showing the same notification.
  return 'locks' in navigator ? navigator.locks.request(key, claim) : Promise.resolve(claim())
}
