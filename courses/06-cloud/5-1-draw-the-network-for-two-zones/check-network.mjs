// Checks a network plan:   node check-network.mjs network.json
// It reads subnets, routes and rules, and says what is reachable from where. It imitates the decisions of a VPC; it contacts nothing.
import { readFileSync } from 'node:fs'

const [file] = process.argv.slice(2)
if (!file) { console.error('Usage: node check-network.mjs FILE'); process.exit(2) }
const plan = JSON.parse(readFileSync(file, 'utf8'))
const problems = []
const problem = (text) => problems.push(text)

const toNumber = (ip) => ip.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
function range(cidr) {
  const [ip, bits] = cidr.split('/')
  const size = 2 ** (32 - Number(bits))
  const first = toNumber(ip)
  if (first % size !== 0) problem(`${cidr}: the address isn't the start of a /${bits} block`)
  return { first, last: first + size - 1, size }
}
const inside = (a, b) => a.first >= b.first && a.last <= b.last
const overlap = (a, b) => a.first <= b.last && b.first <= a.last

const vpc = range(plan.vpc)
const subnets = plan.subnets.map((subnet) => ({ ...subnet, range: range(subnet.cidr) }))
for (const subnet of subnets) {
  if (!inside(subnet.range, vpc)) problem(`${subnet.name}: ${subnet.cidr} isn't inside ${plan.vpc}`)
  if (subnet.range.size < 32) problem(`${subnet.name}: /${subnet.cidr.split('/')[1]} leaves ${subnet.range.size - 5} addresses; a load balancer wants a /27 or larger`)
}
for (const [i, a] of subnets.entries()) for (const b of subnets.slice(i + 1)) if (overlap(a.range, b.range)) problem(`${a.name} and ${b.name} overlap`)
for (const tier of new Set(subnets.map(({ tier }) => tier))) {
  const zones = new Set(subnets.filter((subnet) => subnet.tier === tier).map(({ zone }) => zone))
  if (zones.size < 2) problem(`tier ${tier} is in one zone only (${[...zones].join()})`)
}

const routeOf = (subnet) => plan.routes[subnet.name] ?? {}
for (const subnet of subnets) {
  const way = routeOf(subnet)['0.0.0.0/0']
  if (subnet.tier === 'public' && way !== 'internet-gateway') problem(`${subnet.name} is public, but has no route to the internet gateway`)
  if (subnet.tier !== 'public' && way === 'internet-gateway') problem(`${subnet.name} has a route to the internet gateway: it is public, whatever its name is`)
  if (subnet.tier === 'data' && way) problem(`${subnet.name}: the database doesn't need a way to the internet (${way})`)
}

// Who may talk to whom: security groups allow; everything else is denied.
const groups = plan.securityGroups
for (const [name, { ingress = [], tier }] of Object.entries(groups)) {
  for (const { from, ports, why } of ingress) {
    if (!why) problem(`${name}: port ${ports} from ${from} has no reason`)
    const isWorld = from === '0.0.0.0/0' || from === '::/0'
    if (isWorld && tier !== 'public') problem(`${name}: ${ports} is open to ${from}, but it isn't in the public tier`)
    if (isWorld && ![80, 443].includes(ports)) problem(`${name}: port ${ports} is open to the whole world`)
    if (ports === 'all') problem(`${name}: allows all ports from ${from}`)
    if (!isWorld && !from.includes('/') && !groups[from]) problem(`${name}: allows ${from}, which isn't a group of this plan`)
    if (!isWorld && from.includes('/') && from === plan.vpc) problem(`${name}: allows the whole network ${from}; name the group instead`)
  }
}

console.log('From            To              Port')
for (const [name, { ingress = [] }] of Object.entries(groups)) for (const { from, ports } of ingress) console.log(`${from.padEnd(15)} ${name.padEnd(15)} ${ports}`)
console.log()
for (const text of problems) console.log(`PROBLEM  ${text}`)
console.log(problems.length ? `${problems.length} problems` : 'No problems found.')
process.exit(problems.length ? 1 : 0)
