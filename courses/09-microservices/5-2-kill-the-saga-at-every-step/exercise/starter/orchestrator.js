import chart from './chart.json'

/**
 * Plays the saga of one order until it is finished, or can't go on now. Returns its state.
 * services[action](order, key) returns 'ok' or 'refused'. It throws 'no answer' if the answer is unknown.
 * An action whose answer stays unknown is tried five times; then the saga waits for the next recover().
 * If a state refuses and stays the same (a person hasn't decided yet), the saga waits, too.
 */
export function advance(store, services, order) {
  return store.state(order)
}

/** After a restart: continues every open saga. */
export function recover(store, services) {}
