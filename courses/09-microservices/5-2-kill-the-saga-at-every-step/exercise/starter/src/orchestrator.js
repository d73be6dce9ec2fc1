/**
 * services[action](order, key) returns 'ok' or 'refused'. It throws 'no answer' if nobody knows what happened.
 * An action is tried five times if its answer stays unknown; then the saga waits for the next recover().
 */
export function createOrchestrator({ store, services }) {
  return {
    /** Plays the saga of one order until it is final, waits for a person, or can't go on now. */
    async advance(order) {},
    /** Continues every open saga; a problem of one doesn't stop the others. */
    async recover() {},
  }
}
