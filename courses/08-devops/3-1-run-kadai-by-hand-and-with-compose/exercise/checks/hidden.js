export default [
  {
    name: 'names the version of the database',
    hint: 'postgres without a version is another one next year.',
    run: ({ yaml }) => {
      const { image } = yaml('compose.yaml').services.db
      return /^(docker\.io\/)?(library\/)?postgres:1[678](\.|$|-|@)/.test(image) ? 'named' : image
    },
    expect: 'named',
  },
  {
    name: 'gives the migration the same address as the app',
    hint: 'Both need DATABASE_URL; an anchor (&settings, *settings) writes it once.',
    run: ({ yaml }) => {
      const { services, volumes } = yaml('compose.yaml')
      const env = (name) => {
        const own = services[name]?.environment ?? {}
        return Array.isArray(own) ? Object.fromEntries(own.map((pair) => pair.split(/=(.*)/s).slice(0, 2))) : own
      }
      const waits = (name) => {
        const own = services[name]?.depends_on ?? {}
        return Array.isArray(own) ? Object.fromEntries(own.map((one) => [one, 'service_started'])) : Object.fromEntries(Object.entries(own).map(([one, { condition }]) => [one, condition]))
      }
      const migration = Object.keys(services).find((name) => JSON.stringify(services[name].command ?? '').includes('migrate.js'))
      return env(migration).DATABASE_URL === env('app').DATABASE_URL && new URL(env('app').DATABASE_URL).password !== '' ? 'the same' : env(migration).DATABASE_URL
    },
    expect: 'the same',
  },
  {
    name: 'limits the app to 128 MB',
    hint: 'mem_limit, or deploy.resources.limits.memory.',
    run: ({ yaml }) => {
      const { app } = yaml('compose.yaml').services
      const text = String(app.mem_limit ?? app.deploy?.resources?.limits?.memory ?? 'no limit').toLowerCase()
      const [, number, unit] = /^([\d.]+) *([kmg]?)(i?b)?$/.exec(text) ?? []
      const bytes = Number(number) * { '': 1, k: 1024, m: 1024 ** 2, g: 1024 ** 3 }[unit ?? '']
      return bytes === 128 * 1024 ** 2 || bytes === 128_000_000 ? '128 MB' : text
    },
    expect: '128 MB',
  },
  {
    name: 'starts in an order without a circle',
    hint: 'db, then the migration, then the app.',
    run: ({ yaml }) => {
      const { services, volumes } = yaml('compose.yaml')
      const env = (name) => {
        const own = services[name]?.environment ?? {}
        return Array.isArray(own) ? Object.fromEntries(own.map((pair) => pair.split(/=(.*)/s).slice(0, 2))) : own
      }
      const waits = (name) => {
        const own = services[name]?.depends_on ?? {}
        return Array.isArray(own) ? Object.fromEntries(own.map((one) => [one, 'service_started'])) : Object.fromEntries(Object.entries(own).map(([one, { condition }]) => [one, condition]))
      }
      const migration = Object.keys(services).find((name) => JSON.stringify(services[name].command ?? '').includes('migrate.js'))
      const left = new Set(Object.keys(services))
      const order = []
      while (left.size > 0) {
        const ready = [...left].filter((name) => Object.keys(waits(name)).every((one) => !left.has(one)))
        if (ready.length === 0) return 'a circle'
        for (const name of ready) left.delete(name)
        order.push(ready.map((name) => (name === migration ? 'migration' : name)).toSorted())
      }
      return order.flat().filter((name) => ['db', 'migration', 'app'].includes(name))
    },
    expect: ['db', 'migration', 'app'],
  },
  {
    name: "doesn't start the migration again and again",
    hint: 'No restart: always for a service that ends.',
    run: ({ yaml }) => {
      const { services } = yaml('compose.yaml')
      const migration = Object.keys(services).find((name) => JSON.stringify(services[name].command ?? '').includes('migrate.js'))
      const restart = String(services[migration]?.restart ?? 'no')
      return [migration ? 'a migration' : 'no migration', /^(no|false|on-failure(:\d+)?)$/.test(restart) ? 'ends' : restart]
    },
    expect: ['a migration', 'ends'],
  },
]
