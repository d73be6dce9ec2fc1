export default [
  {
    name: 'sends a request to the service of its path, without the prefix',
    hint: 'Find the prefix that the path begins with, and cut it off. What is left is the path for the service.',
    run: ({ createRegistry, createGateway }) => {
      const registry = createRegistry()
      registry.seen('menu', '10.0.3.7:4001', 0)
      const sessions = { abc: { user: 'user-7', tenant: 'andheri-bank' } }
      const gateway = createGateway({ routes: { '/api/orders': 'orders', '/api/menu': 'menu' }, sessions, registry })
      return gateway.handle({ path: '/api/menu/dishes/thali', headers: { cookie: 'abc' } }, 5).to
    },
    expect: 'http://10.0.3.7:4001/dishes/thali',
  },
  {
    name: 'answers 404 without a route, 401 without a session, 503 without a copy',
    hint: 'Ask in this order: is there a route, is there a session, is there a living copy?',
    run: ({ createRegistry, createGateway }) => {
      const sessions = { abc: { user: 'user-7', tenant: 'andheri-bank' } }
      const gateway = createGateway({ routes: { '/api/menu': 'menu' }, sessions, registry: createRegistry() })
      return [
        gateway.handle({ path: '/api/secret', headers: { cookie: 'abc' } }, 0),
        gateway.handle({ path: '/api/menu/dishes', headers: {} }, 0),
        gateway.handle({ path: '/api/menu/dishes', headers: { cookie: 'abc' } }, 0),
      ]
    },
    expect: [{ status: 404 }, { status: 401 }, { status: 503 }],
  },
  {
    name: 'takes the living copies in turn',
    hint: 'Count the requests of each service; the remainder of count and number of copies chooses one.',
    run: ({ createRegistry, createGateway }) => {
      const registry = createRegistry()
      for (const address of ['a:1', 'b:1', 'c:1']) registry.seen('menu', address, 0)
      const sessions = { abc: { user: 'user-7', tenant: 'andheri-bank' } }
      const gateway = createGateway({ routes: { '/api/menu': 'menu' }, sessions, registry })
      const hosts = Array.from({ length: 6 }, () => gateway.handle({ path: '/api/menu/x', headers: { cookie: 'abc' } }, 1).to)
      // Any copy may be the first, but each round has all three, in the same order.
      return [[...hosts.slice(0, 3)].sort(), hosts.slice(0, 3).join() === hosts.slice(3).join() ? 'the same again' : hosts.slice(3)]
    },
    expect: [['http://a:1/x', 'http://b:1/x', 'http://c:1/x'], 'the same again'],
  },
  {
    name: 'a copy that is silent for more than ten seconds is left out',
    hint: 'Keep the time of the last report per address, and compare it with now.',
    run: ({ createRegistry }) => {
      const registry = createRegistry()
      registry.seen('menu', 'a:1', 0)
      registry.seen('menu', 'b:1', 4000)
      registry.seen('menu', 'a:1', 5000)
      return [registry.addresses('menu', 14000), registry.addresses('menu', 14001), registry.addresses('menu', 20000)]
    },
    expect: [['a:1', 'b:1'], ['a:1'], []],
  },
  {
    name: 'tells the service who is signed in',
    hint: 'Take user and tenant from the session and send them as x-user and x-tenant.',
    run: ({ createRegistry, createGateway }) => {
      const registry = createRegistry()
      registry.seen('menu', 'a:1', 0)
      const sessions = { abc: { user: 'user-7', tenant: 'andheri-bank' } }
      const gateway = createGateway({ routes: { '/api/menu': 'menu' }, sessions, registry })
      return gateway.handle({ path: '/api/menu/x', headers: { cookie: 'abc', accept: 'application/json' } }, 1).headers
    },
    expect: { accept: 'application/json', 'x-user': 'user-7', 'x-tenant': 'andheri-bank' },
  },
]
