import type { Notice } from '#contract/notifications/notifications.ts'

const key = 'notices.told'

/** Notes up to which notice people know, in whichever tab they saw it. */
export function noteSeen(noticeId: number) {
  try {
    if (noticeId > told()) localStorage.setItem(key, String(noticeId))
  } catch {
    // Storage that is full or switched off: then a tab may say again what another has said.
  }
}

const told = () => Number(localStorage.getItem(key) ?? 0)

/** Those of them that no tab has told yet; from now on this one has. */
export function claimNews(fresh: Notice[]): Promise<Notice[]> {
  const claim = () => {
    const untold = fresh.filter(({ noticeId }) => noticeId > told())
    noteSeen(Math.max(0, ...untold.map(({ noticeId }) => noticeId)))
    return untold
  }
  // Two windows side by side would both look before either has noted anything.
  return 'locks' in navigator ? navigator.locks.request(key, claim) : Promise.resolve(claim())
}
