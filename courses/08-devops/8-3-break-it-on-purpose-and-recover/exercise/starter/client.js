/**
 * Asks one server after the other, with a timeout, few retries and a circuit breaker. A retry is a turn, too: it goes to the
 * next server. If one is left alone, the others share its turns.
 * `ask(server)` returns { ms, ok } and takes no real time; `now()` is in milliseconds.
 * Returns a function that handles one order: { ok, ms, asked }, with `asked` as the list of servers.
 * A server that failed `breakerFailures` times in a row isn't asked for `breakerMs`, unless no other is left.
 * Then one order tries it: a success closes the breaker, a failure opens it again.
 */
export function createClient(servers, ask, { timeoutMs, retries, breakerFailures, breakerMs, now }) {
  let next = 0
  return () => {
    const server = servers[next++ % servers.length]
    const { ms, ok } = ask(server)
    return { ok, ms, asked: [server] }
  }
}
