/** Counts the requests in progress; a full limit refuses new ones instead of queueing them. */
export function createConcurrencyLimit(limit: number) {
  let [active, refused] = [0, 0]
  return {
    isFull: () => active >= limit,
    acquire() {
      active += 1
    },
    release() {
      active -= 1
    },
    countRefusal() {
      refused += 1
    },
    active: () => active,
    limit: () => limit,
    refused: () => refused,
  }
}

export type ConcurrencyLimit = ReturnType<typeof createConcurrencyLimit>
