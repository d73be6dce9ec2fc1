let isLeaving = false
let wantedMeanwhile: string | null = null

/** Leaves this document. Only the first call counts: a second would break off its navigation. */
export function navigateAway(address: string) {
  if (isLeaving) {
    wantedMeanwhile ??= address
    return
  }
  isLeaving = true
  window.location.replace(address)
}

/**
 * Ends what this page stands on and goes to `address`, whoever else notices the end meanwhile: the open stream or a call
 * that is refused would lead to the login instead. When it does not come to an end after all, they get their way.
 */
export async function navigateAwayAfter(end: () => Promise<void>, address: string) {
  isLeaving = true
  try {
    await end()
  } catch (error) {
    isLeaving = false
    if (wantedMeanwhile !== null) navigateAway(wantedMeanwhile)
    throw error
  }
  window.location.assign(address)
}

/** The browser may keep a page that was left and show it again by its back button, with what it showed before. */
export function reloadWhenBack() {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isLeaving) window.location.reload()
  })
}
