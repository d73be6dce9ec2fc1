let isLeaving = false
let pendingAddress: string | null = null

/** Leaves this document. Only the first call counts, because a second would cancel its navigation. */
export function navigateAway(address: string) {
  if (isLeaving) {
    pendingAddress ??= address
    return
  }
  isLeaving = true
  window.location.replace(address)
}

/**
 * Runs `action`, for instance signing out, and goes to `address`. Meanwhile a rejected call would navigate to the login;
 * that happens only if the action fails.
 */
export async function navigateAwayAfter(action: () => Promise<void>, address: string) {
  isLeaving = true
  try {
    await action()
  } catch (error) {
    isLeaving = false
    if (pendingAddress !== null) navigateAway(pendingAddress)
    throw error
  }
  window.location.assign(address)
}

/** The back button may restore a page from the cache with the data of the ended session. */
export function reloadWhenBack() {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isLeaving) window.location.reload()
  })
}
