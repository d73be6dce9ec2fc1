export default [
  {
    name: 'finds the database by its name',
    hint: "In the app's own namespace, localhost is the app. Use the name of the service.",
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
      return new URL(env('app').DATABASE_URL).hostname
    },
    expect: 'db',
  },
  {
    name: 'keeps orders in a volume',
    hint: 'PostgreSQL stores under /var/lib/postgresql/data; name the volume at the end too.',
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
      const mounts = (services.db.volumes ?? []).map((one) => (typeof one === 'string' ? one.split(':') : [one.source, one.target]))
      return mounts.filter(([name]) => name in (volumes ?? {})).map(([, path]) => path)
    },
    expect: ['/var/lib/postgresql/data'],
  },
  {
    name: 'waits until the database answers',
    hint: 'depends_on with condition: service_healthy, and a healthcheck with pg_isready.',
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
      const test = services.db.healthcheck?.test ?? ''
      return [waits(migration).db, String(test).includes('pg_isready') ? 'asks the database' : 'no check']
    },
    expect: ['service_healthy', 'asks the database'],
  },
  {
    name: 'publishes the app to this laptop only, and the database to nobody',
    hint: '127.0.0.1 before the port; no ports for db.',
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
      return [services.app.ports, services.db.ports ?? []]
    },
    expect: [['127.0.0.1:8080:8080'], []],
  },
  {
    name: 'runs the migration once, before the app',
    hint: 'A service with node scripts/migrate.js; the app waits for service_completed_successfully.',
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
      return [migration === undefined ? 'none' : 'there', waits('app')[migration]]
    },
    expect: ['there', 'service_completed_successfully'],
  },
]
