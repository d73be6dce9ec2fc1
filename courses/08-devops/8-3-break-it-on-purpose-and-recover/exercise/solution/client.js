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
  const state = new Map(servers.map((server) => [server, { failures: 0, openUntil: 0 }]))
  const choose = () => {
    const order = servers.map((_, index) => servers[(next + index) % servers.length])
    const server = order.find((one) => state.get(one).openUntil <= now()) ?? order[0]
    next = servers.indexOf(server) + 1
    return server
  }
  const note = (server, ok) => {
    const own = state.get(server)
    own.failures = ok ? 0 : own.failures + 1
    if (own.failures >= breakerFailures) own.openUntil = now() + breakerMs
  }
  return () => {
    const asked = []
    let waited = 0
    for (let attempt = 0; attempt <= retries; attempt += 1) {
      const server = choose()
      asked.push(server)
      const { ms, ok } = ask(server)
      const isLate = ms > timeoutMs
      waited += Math.min(ms, timeoutMs)
      note(server, ok && !isLate)
      if (ok && !isLate) return { ok: true, ms: waited, asked }
    }
    return { ok: false, ms: waited, asked }
  }
}
