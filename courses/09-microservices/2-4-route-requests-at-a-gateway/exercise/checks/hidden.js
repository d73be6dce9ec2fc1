export default [
  {
    name: 'nobody can write x-user or x-tenant from outside',
    hint: 'Remove these headers from the request before you add your own. The cookie stays at the gateway, too.',
    run: ({ createRegistry, createGateway }) => {
      const registry = createRegistry()
      registry.seen('menu', 'a:1', 0)
      const sessions = { abc: { user: 'user-7', tenant: 'andheri-bank' } }
      const gateway = createGateway({ routes: { '/api/menu': 'menu' }, sessions, registry })
      const headers = { cookie: 'abc', 'x-user': 'admin', 'x-tenant': 'dadar-press' }
      return gateway.handle({ path: '/api/menu/x', headers }, 1).headers
    },
    expect: { 'x-user': 'user-7', 'x-tenant': 'andheri-bank' },
  },
  {
    name: 'the longest prefix wins, whatever the order of the routes',
    hint: 'Sort the prefixes by length, or look for the longest one that fits.',
    run: ({ createRegistry, createGateway }) => {
      const registry = createRegistry()
      registry.seen('menu', 'menu:1', 0)
      registry.seen('photos', 'photos:1', 0)
      const sessions = { abc: { user: 'user-7', tenant: 'andheri-bank' } }
      const routes = { '/api/menu': 'menu', '/api/menu/photos': 'photos' }
      const gateway = createGateway({ routes, sessions, registry })
      const to = (path) => gateway.handle({ path, headers: { cookie: 'abc' } }, 1).to
      return [to('/api/menu/photos/thali.webp'), to('/api/menu/dishes')]
    },
    expect: ['http://photos:1/thali.webp', 'http://menu:1/dishes'],
  },
  {
    name: 'a prefix ends at a slash',
    hint: '/api/menus is not below /api/menu. The path is the prefix itself, or goes on with a slash.',
    run: ({ createRegistry, createGateway }) => {
      const registry = createRegistry()
      registry.seen('menu', 'menu:1', 0)
      const sessions = { abc: { user: 'user-7', tenant: 'andheri-bank' } }
      const gateway = createGateway({ routes: { '/api/menu': 'menu' }, sessions, registry })
      return ['/api/menus', '/api/menu'].map((path) => gateway.handle({ path, headers: { cookie: 'abc' } }, 1))
        .map(({ status, to }) => status ?? to)
    },
    expect: [404, 'http://menu:1/'],
  },
  {
    name: 'a copy that comes back is used again, and services have their own turns',
    hint: 'Keep one counter per service. A new report of an old address makes it living again.',
    run: ({ createRegistry, createGateway }) => {
      const registry = createRegistry()
      registry.seen('menu', 'm:1', 0)
      registry.seen('orders', 'o:1', 0)
      registry.seen('orders', 'o:2', 0)
      const sessions = { abc: { user: 'user-7', tenant: 'andheri-bank' } }
      const gateway = createGateway({ routes: { '/m': 'menu', '/o': 'orders' }, sessions, registry })
      const to = (path, now) => {
        const answer = gateway.handle({ path, headers: { cookie: 'abc' } }, now)
        return answer.to ?? answer.status
      }
      const two = new Set([to('/o/x', 1), to('/m/x', 1), to('/o/x', 1), to('/m/x', 1)])
      const gone = to('/m/x', 30_000)
      registry.seen('menu', 'm:1', 30_000)
      return [[...two].sort(), gone, to('/m/x', 30_001)]
    },
    expect: [['http://m:1/x', 'http://o:1/x', 'http://o:2/x'], 503, 'http://m:1/x'],
  },
  {
    name: 'the route is asked for first, then the session, then the copies',
    hint: 'A stranger on an unknown path gets 404, on a known one 401, whether a copy lives or not.',
    run: ({ createRegistry, createGateway }) => {
      const sessions = { abc: { user: 'user-7', tenant: 'andheri-bank' } }
      const gateway = createGateway({ routes: { '/api/menu': 'menu' }, sessions, registry: createRegistry() })
      const status = (path, headers) => gateway.handle({ path, headers }, 0).status
      return [
        status('/api/secret', {}),
        status('/api/secret', { cookie: 'wrong' }),
        status('/api/menu/x', { cookie: 'wrong' }),
        status('/api/menu/x', { cookie: 'abc' }),
      ]
    },
    expect: [404, 404, 401, 503],
  },
  {
    name: 'a name that every object has is no session, and the request stays as it was',
    hint: 'sessions.toString is a function of every object: ask with Object.hasOwn. Build new headers; don’t delete from the given ones.',
    run: ({ createRegistry, createGateway }) => {
      const registry = createRegistry()
      registry.seen('menu', 'a:1', 0)
      const sessions = { abc: { user: 'user-7', tenant: 'andheri-bank' } }
      const gateway = createGateway({ routes: { '/api/menu': 'menu' }, sessions, registry })
      const headers = { cookie: 'abc', 'x-user': 'admin' }
      const { to } = gateway.handle({ path: '/api/menu/x', headers }, 1)
      const strangers = ['toString', 'constructor'].map((cookie) => gateway.handle({ path: '/api/menu/x', headers: { cookie } }, 1))
      return [to, headers, strangers]
    },
    expect: ['http://a:1/x', { cookie: 'abc', 'x-user': 'admin' }, [{ status: 401 }, { status: 401 }]],
  },
  {
    name: 'two paths to one service share its turn',
    hint: 'Count per service, not per path: the copies of menu don’t care by which path a request came.',
    run: ({ createRegistry, createGateway }) => {
      const registry = createRegistry()
      for (const address of ['a:1', 'b:1']) registry.seen('menu', address, 0)
      const sessions = { abc: { user: 'user-7', tenant: 'andheri-bank' } }
      const gateway = createGateway({ routes: { '/api/menu': 'menu', '/api/dishes': 'menu' }, sessions, registry })
      const hosts = ['/api/menu/x', '/api/dishes/x', '/api/menu/x', '/api/dishes/x'].map(
        (path) => gateway.handle({ path, headers: { cookie: 'abc' } }, 1).to,
      )
      return [hosts.slice(0, 2).sort(), hosts.slice(2).sort()]
    },
    expect: [
      ['http://a:1/x', 'http://b:1/x'],
      ['http://a:1/x', 'http://b:1/x'],
    ],
  },
]
