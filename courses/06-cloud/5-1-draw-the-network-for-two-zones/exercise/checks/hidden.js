export default [
  {
    name: 'opens only 80 and 443 to the world, at the load balancer',
    hint: 'Patients come with HTTPS, and 80 redirects.',
    run: ({ json, cidr }) => {
      const { subnets, routes, securityGroups: groups, vpc } = json('network.json')
      return groups['load-balancer'].ingress.filter(({ from }) => from === '0.0.0.0/0').map(({ ports }) => ports).toSorted((a, b) => a - b)
    },
    expect: [80, 443],
  },
  {
    name: 'lets the load balancer reach the app, and the app the database, by group',
    hint: 'Name the friend, not the address: a group in from.',
    run: ({ json, cidr }) => {
      const { subnets, routes, securityGroups: groups, vpc } = json('network.json')
      const from = (name, port) => groups[name].ingress.filter(({ ports }) => ports === port).map((rule) => rule.from)
      return { app: from('app', 3000), databaseHasApp: from('database', 5432).filter((name) => name === 'app') }
    },
    expect: { app: ['load-balancer'], databaseHasApp: ['app'] },
  },
  {
    name: 'names only groups that exist, never the whole network',
    hint: 'A rule with an address block would let in every machine of it.',
    run: ({ json, cidr }) => {
      const { subnets, routes, securityGroups: groups, vpc } = json('network.json')
      return Object.values(groups).flatMap(({ ingress }) => ingress ?? []).filter(({ from }) => from !== '0.0.0.0/0' && !(from in groups)).map(({ from }) => from)
    },
    expect: [],
  },
  {
    name: 'keeps a way for the reporting tool, inside',
    hint: "The vendor's tool runs in a group of its own, and the database lets that group in.",
    run: ({ json, cidr }) => {
      const { subnets, routes, securityGroups: groups, vpc } = json('network.json')
      return groups.database.ingress.filter(({ from, ports }) => ports === 5432 && !['app', 'load-balancer', 'database'].includes(from) && from in groups).length
    },
    expect: 1,
  },
  {
    name: 'has no port 22, and a reason for every rule',
    hint: 'Session Manager needs no port. Each rule has a why.',
    run: ({ json, cidr }) => {
      const { subnets, routes, securityGroups: groups, vpc } = json('network.json')
      const rules = Object.values(groups).flatMap(({ ingress }) => ingress ?? [])
      return { ssh: rules.filter(({ ports }) => ports === 22).length, withoutReason: rules.filter(({ why }) => !why || why.length < 4).length }
    },
    expect: { ssh: 0, withoutReason: 0 },
  },
  {
    name: 'gives the data tier no way out at all',
    hint: "A database doesn't need the internet, not even through NAT.",
    run: ({ json, cidr }) => {
      const { subnets, routes, securityGroups: groups, vpc } = json('network.json')
      return subnets.filter(({ tier }) => tier === 'data').map(({ name }) => routes[name]?.['0.0.0.0/0'] ?? 'none')
    },
    expect: ['none', 'none'],
  },
  {
    name: 'opens no port that nobody needs, and lets the app out through NAT',
    hint: 'Only 80, 443, 3000 and 5432 are in the rules. The app subnets have a route to the NAT gateway: out, but never in.',
    run: ({ json }) => {
      const { subnets, routes, securityGroups: groups } = json('network.json')
      return { ports: [...new Set(Object.values(groups).flatMap(({ ingress }) => ingress ?? []).map(({ ports }) => ports))].toSorted((a, b) => a - b), app: subnets.filter(({ tier }) => tier === 'app').map(({ name }) => (routes[name]?.['0.0.0.0/0'] ?? 'none').replace(/^nat.*/, 'nat')) }
    },
    expect: { ports: [80, 443, 3000, 5432], app: ['nat', 'nat'] },
  },
]
