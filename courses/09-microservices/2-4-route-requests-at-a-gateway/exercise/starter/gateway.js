/**
 * Which copies of a service are running? Each copy says "I'm here" every few seconds.
 * A copy that was silent for more than 10 seconds isn't given out any more.
 */
export function createRegistry() {
  return {
    /** A copy reports: registry.seen('menu', '10.0.3.7:4001', now). Times are milliseconds. */
    seen(service, address, now) {},
    /** The addresses of living copies, in the order in which they first reported. */
    addresses(service, now) {
      return []
    },
  }
}

/**
 * routes: { '/api/menu': 'menu', '/api/orders': 'orders' }
 * sessions: { 'cookie-text': { user: 'user-7', tenant: 'andheri-bank' } }; only its own keys are sessions, not toString
 *
 * gateway.handle({ path, headers }, now) returns where to send the request and with which headers,
 *   { to: 'http://10.0.3.7:4001/dishes/thali', headers: { … } }
 * (names of headers are lower-case, as Node gives them; the given headers stay as they were), or what to answer at once:
 *   { status: 404 }   no route          { status: 401 }   no session
 *   { status: 503 }   no living copy
 */
export function createGateway({ routes, sessions, registry }) {
  return {
    handle({ path, headers }, now) {
      return { status: 404 }
    },
  }
}
