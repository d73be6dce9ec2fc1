const silenceMs = 10_000

export function createRegistry() {
  const services = new Map() // service -> Map of address -> last report
  return {
    seen(service, address, now) {
      if (!services.has(service)) services.set(service, new Map())
      services.get(service).set(address, now)
    },
    addresses(service, now) {
      const copies = services.get(service) ?? new Map()
      return [...copies].filter(([, at]) => now - at <= silenceMs).map(([address]) => address)
    },
  }
}

export function createGateway({ routes, sessions, registry }) {
  const turns = new Map()
  // The longest prefix first, so that /api/menu/admin wins against /api/menu.
  const prefixes = Object.keys(routes).sort((a, b) => b.length - a.length)
  return {
    handle({ path, headers }, now) {
      const prefix = prefixes.find((one) => path === one || path.startsWith(`${one}/`))
      if (prefix === undefined) return { status: 404 }
      const session = Object.hasOwn(sessions, headers.cookie ?? '') ? sessions[headers.cookie] : null
      if (!session) return { status: 401 }
      const service = routes[prefix]
      const copies = registry.addresses(service, now)
      if (copies.length === 0) return { status: 503 }
      const turn = turns.get(service) ?? 0
      turns.set(service, turn + 1)
      // Cookies stay at the edge, and nobody outside may say who they are.
      const { cookie: _, 'x-user': __, 'x-tenant': ___, ...passed } = headers
      return {
        to: `http://${copies[turn % copies.length]}${path.slice(prefix.length) || '/'}`,
        headers: { ...passed, 'x-user': session.user, 'x-tenant': session.tenant },
      }
    },
  }
}
