/**
 * A request is at the door. kind: 'browse', 'order' or 'track'; waiting: requests in the queue; running: busy workers,
 * of four; waitMs: how long the oldest in the queue has been waiting.
 * Returns 'serve', 'cheap' (from the cache; not for orders) or 'refuse'.
 */
export function decide({ kind, waiting, running, waitMs }) {
  return 'serve'
}

/** The request's turn has come. false: it is dropped without work, and the customer reads "please try again". */
export function stillWanted({ kind, waitedMs }) {
  return true
}

/**
 * What customers read. cheapMenu says how old it is. refusedOrder says what is true now, what happened to the money,
 * and at what time to come back. A check looks for these three; your mentor reads the sentences.
 */
export const messages = {
  cheapMenu: 'Something went wrong',
  refusedOrder: 'Something went wrong',
}
