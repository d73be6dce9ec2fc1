/** What to do with an answer: it is there, sign in first, try again later, or it will never be accepted. */
export function decide(status) {
  if (status === 200 || status === 201) return 'remove'
  if (status === 401) return 'sign in'
  if (status === 408 || status === 429 || status >= 500) return 'later'
  return 'reject'
}

/** How long to wait after this many failures in a row: 1, 2, 4 … at most 60 seconds, in milliseconds. */
export function pauseAfter(failures) {
  return Math.min(1000 * 2 ** (failures - 1), 60_000)
}

/**
 * An outbox on a store: { all(), put(entry), remove(id) }, all of them async. lock(act) runs act while nobody else
 * holds the lock; in the page it is navigator.locks, so that only one tab sends at a time.
 */
export function createOutbox({ store, lock }) {
  const waiting = async () => (await store.all()).toSorted((a, b) => a.at - b.at)

  /** Sends everything that waits, oldest first. Stops where trying the next one makes no sense. */
  const flush = (send) =>
    lock(async () => {
      for (const { problem, ...entry } of await waiting()) {
        if (problem) continue
        let answer
        try {
          answer = await send(entry)
        } catch {
          return 'offline'
        }
        const decision = decide(answer.status)
        if (decision === 'later' || decision === 'sign in') return decision
        // Only now: before the answer, nobody knows whether it has arrived.
        if (decision === 'remove') await store.remove(entry.id)
        else await store.put({ ...entry, problem: answer.message ?? `The server answered ${answer.status}.` })
      }
      return 'empty'
    })

  return { put: (entry) => store.put(entry), remove: (id) => store.remove(id), waiting, flush }
}
