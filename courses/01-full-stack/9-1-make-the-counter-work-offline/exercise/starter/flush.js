/** What to do with an answer: 'remove', 'sign in', 'later' or 'reject'. */
export function decide(status) {
  return 'remove'
}

/** How long to wait after this many failures in a row: 1, 2, 4 … at most 60 seconds, in milliseconds. */
export function pauseAfter(failures) {
  return 1000
}

/**
 * An outbox on a store: { all(), put(entry), remove(id) }, all of them async. lock(act) runs act while nobody else
 * holds the lock; in the page it is navigator.locks, so that only one tab sends at a time.
 */
export function createOutbox({ store, lock }) {
  return {
    put: (entry) => store.put(entry),
    /** All entries, oldest first (by entry.at). */
    waiting: () => store.all(),
    /**
     * Sends everything that waits, oldest first. send(entry) gives { status, message } or throws without a connection.
     * Returns 'empty', or when it stopped before the end 'offline' (send threw), 'later' or 'sign in'. A refused entry
     * stays in the store with problem: the message of the answer, or else a sentence with its status. It isn't sent again.
     */
    flush: async (send) => {
      for (const entry of await store.all()) {
        await store.remove(entry.id)
        await send(entry)
      }
      return 'empty'
    },
  }
}
