export default [
  {
    name: 'names the version of the database',
    hint: 'postgres without a version is another one next year.',
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
      return /^postgres:1[678](\.|$|-)/.test(services.db.image) ? 'named' : services.db.image
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
      return env(migration).DATABASE_URL === env('app').DATABASE_URL && env('app').DATABASE_URL.includes('kadai@') ? 'the same' : env(migration).DATABASE_URL
    },
    expect: 'the same',
  },
  {
    name: 'limits the app to 128 MB',
    hint: 'mem_limit, or deploy.resources.limits.memory.',
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
      return String(services.app.mem_limit ?? services.app.deploy?.resources?.limits?.memory).toLowerCase().replace(/mb?$/, '')
    },
    expect: '128',
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
      return services[migration].restart ?? 'no'
    },
    expect: 'no',
  },
]
