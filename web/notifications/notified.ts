import type { Notification } from '#contract/notifications/notifications.ts'

const key = 'notifications.told'

/** Notes up to which notification people know, in whichever tab they saw it. */
export function noteSeen(notificationId: number) {
  try {
    if (notificationId > told()) localStorage.setItem(key, String(notificationId))
  } catch {
    // Storage that is full or switched off: then a tab may say again what another has said.
  }
}

const told = () => Number(localStorage.getItem(key) ?? 0)

/** Those of them that no tab has told yet; from now on this one has. */
export function claimNews(fresh: Notification[]): Promise<Notification[]> {
  const claim = () => {
    const untold = fresh.filter(({ notificationId }) => notificationId > told())
    noteSeen(Math.max(0, ...untold.map(({ notificationId }) => notificationId)))
    return untold
  }
  // Two windows side by side would both look before either has noted anything.
  return 'locks' in navigator ? navigator.locks.request(key, claim) : Promise.resolve(claim())
}
