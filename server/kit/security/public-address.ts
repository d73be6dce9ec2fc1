import { BlockList, isIP } from 'node:net'

/** IPv4 ranges that are not on the public internet (IANA's special-purpose registry), the clouds' metadata included. */
const notPublic: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
/** Inside the public range 2000::/3: tunnels, which lead to any IPv4 address, and documentation. */
const notPublic6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const blocked = new BlockList()
for (const [network, prefix] of notPublic) blocked.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of notPublic6) blocked.addSubnet(network, prefix, 'ipv6')
const unicast6 = new BlockList()
unicast6.addSubnet('2000::', 3, 'ipv6')

/** Whether a host that somebody typed can be outside the school's own network; its name is checked again when resolved. */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  return isIP(host) ? isPublicAddress(host) : host.includes('.') && !/\.(localhost|local|internal)\.?$/.test(host)
}

const localNames = new Set(['localhost', '127.0.0.1', '[::1]', '::1'])

/** A developer's own computer. */
export const isLocalHost = (hostname: string) => localNames.has(hostname)

/** Whether a request from this server to the address leaves the school's own network. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !blocked.check(address, 'ipv4')
  // Everything outside 2000::/3 is local, or another spelling of an IPv4 address.
  return version === 6 && unicast6.check(address, 'ipv6') && !blocked.check(address, 'ipv6')
}
