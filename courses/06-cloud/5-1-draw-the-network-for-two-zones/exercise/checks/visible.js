export default [
  {
    name: 'puts every tier into two zones',
    hint: 'A fire takes one zone. Count the zones of public, app and data.',
    run: ({ json, cidr }) => {
      const { subnets, routes, securityGroups: groups, vpc } = json('network.json')
      return ['public', 'app', 'data'].map((tier) => [tier, new Set(subnets.filter((one) => one.tier === tier).map(({ zone }) => zone).filter((zone) => /^ap-south-1[a-c]$/.test(zone))).size])
    },
    expect: [['public', 2], ['app', 2], ['data', 2]],
  },
  {
    name: 'has no subnets that overlap',
    hint: 'Compare the blocks: 10.20.20.128/25 is inside 10.20.20.0/24.',
    run: ({ json, cidr }) => {
      const { subnets, routes, securityGroups: groups, vpc } = json('network.json')
      return subnets.flatMap((one, index) => subnets.slice(index + 1).filter((other) => cidr.overlap(one.cidr, other.cidr)).map((other) => `${one.name} and ${other.name}`))
    },
    expect: [],
  },
  {
    name: 'gives each subnet at least a /27 inside the network',
    hint: 'A load balancer wants 27 bits or fewer; all blocks are inside the block of the VPC.',
    run: ({ json, cidr }) => {
      const { subnets, routes, securityGroups: groups, vpc } = json('network.json')
      return subnets.filter((one) => cidr.count(one.cidr) < 32 || !cidr.contains(vpc, one.cidr)).map(({ name }) => name)
    },
    expect: [],
  },
  {
    name: 'has a way to the internet only for the public tier',
    hint: 'The route for 0.0.0.0/0 makes a subnet public, not its name.',
    run: ({ json, cidr }) => {
      const { subnets, routes, securityGroups: groups, vpc } = json('network.json')
      return subnets.filter(({ name }) => routes[name]?.['0.0.0.0/0'] === 'internet-gateway').map(({ tier }) => tier)
    },
    expect: ['public', 'public'],
  },
  {
    name: 'lets nobody from outside reach the database',
    hint: 'Follow each rule of the database: which groups and addresses does it name?',
    run: ({ json, cidr }) => {
      const { subnets, routes, securityGroups: groups, vpc } = json('network.json')
      const world = (name) => (groups[name]?.ingress ?? []).filter(({ from }) => /\/0$/.test(from)).map(({ ports }) => ports)
      return { database: world('database'), app: world('app') }
    },
    expect: { database: [], app: [] },
  },
]
