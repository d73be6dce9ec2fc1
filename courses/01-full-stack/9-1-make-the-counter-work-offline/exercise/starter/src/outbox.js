/** What to do with an answer: 'remove' it, 'sign in' first, try again 'later', or 'reject' it. */
export function decide(status) {
  return 'later' // TODO
}

/** How long to wait after this many failures in a row: 1, 2, 4 … at most 60 seconds, in milliseconds. */
export function pauseAfter(failures) {
  return 1000 // TODO
}

/**
 * An outbox on a store: { all(), put(entry), remove(id) }, all of them async. lock(act) runs act while nobody else
 * holds the lock; in the page it is navigator.locks, so that only one tab sends at a time.
 */
export function createOutbox({ store, lock }) {
  /** Everything that isn't sent, oldest (smallest at) first. Rejected entries have their reason in problem. */
  const waiting = () => store.all()

  /**
   * Sends what waits, without the rejected ones, and returns 'empty', 'offline' (send threw), 'later' or 'sign in'.
   * send(entry) returns { status, message }.
   */
  const flush = async (send) => 'later' // TODO

  return { put: (entry) => store.put(entry), remove: (id) => store.remove(id), waiting, flush }
}
