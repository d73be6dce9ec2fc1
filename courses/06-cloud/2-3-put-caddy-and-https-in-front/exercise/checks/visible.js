export default [
  {
    name: 'passes requests on to Node on this machine',
    hint: 'reverse_proxy with the address on which Node listens.',
    run: ({ caddy, find }) => {
      const site = find(caddy('Caddyfile'), 'appointments.hospital.example')[0]?.block ?? []
      return find(site, 'reverse_proxy').flatMap(({ args, block }) => [...args.filter((arg) => !/^[/*@]/.test(arg)), ...find(block ?? [], 'to').flatMap((one) => one.args)]).map((target) => target.replace(/^http:\/\//, '').replace(/^localhost:/, '127.0.0.1:'))
    },
    expect: ['127.0.0.1:3000'],
  },
  {
    name: 'compresses with zstd and gzip',
    hint: 'encode and the two names.',
    run: ({ caddy, find }) => {
      const site = find(caddy('Caddyfile'), 'appointments.hospital.example')[0]?.block ?? []
      return find(site, 'encode').flatMap(({ args }) => args).filter((name) => name !== 'br').toSorted()
    },
    expect: ['gzip', 'zstd'],
  },
  {
    name: 'tells browsers to use only HTTPS, for a year',
    hint: 'Strict-Transport-Security with max-age in seconds: 31536000.',
    run: ({ caddy, find }) => {
      const site = find(caddy('Caddyfile'), 'appointments.hospital.example')[0]?.block ?? []
      const headers = find(site, 'header').flatMap(({ args, block }) => (block ?? []).map((one) => ({ path: args[0] ?? '*', name: one.name, value: one.args.join(' ') })).concat(args.length > 1 ? [{ path: /^[/*@]/.test(args[0]) ? args[0] : '*', name: /^[/*@]/.test(args[0]) ? args[1] : args[0], value: args.slice(/^[/*@]/.test(args[0]) ? 2 : 1).join(' ') }] : args.length === 1 && args[0].startsWith('-') ? [{ path: '*', name: args[0], value: '' }] : []))
      return headers.filter(({ name }) => name.toLowerCase() === 'strict-transport-security').map(({ value }) => /max-age=(\d+)/.exec(value)?.[1])
    },
    expect: ['31536000'],
  },
  {
    name: 'keeps booking data out of every cache',
    hint: 'header /api/* Cache-Control "no-store"',
    run: ({ caddy, find }) => {
      const site = find(caddy('Caddyfile'), 'appointments.hospital.example')[0]?.block ?? []
      const headers = find(site, 'header').flatMap(({ args, block }) => (block ?? []).map((one) => ({ path: args[0] ?? '*', name: one.name, value: one.args.join(' ') })).concat(args.length > 1 ? [{ path: /^[/*@]/.test(args[0]) ? args[0] : '*', name: /^[/*@]/.test(args[0]) ? args[1] : args[0], value: args.slice(/^[/*@]/.test(args[0]) ? 2 : 1).join(' ') }] : args.length === 1 && args[0].startsWith('-') ? [{ path: '*', name: args[0], value: '' }] : []))
      const paths = (path) => (path.startsWith('@') ? site.filter(({ name }) => name === path).flatMap(({ args, block }) => [...args.slice(args[0] === 'path' ? 1 : 0), ...find(block ?? [], 'path').flatMap((one) => one.args)]) : [path])
      return headers.filter(({ path, name }) => paths(path).includes('/api/*') && name.toLowerCase() === 'cache-control').map(({ value }) => value)
    },
    expect: ['no-store'],
  },
  {
    name: 'masks addresses in the log',
    hint: 'ip_mask with 24 bits for IPv4 and 48 for IPv6. The same address is in remote_ip and in client_ip.',
    run: ({ caddy, find }) => {
      const site = find(caddy('Caddyfile'), 'appointments.hospital.example')[0]?.block ?? []
      const fields = find(site, 'log', 'format', 'fields').flatMap(({ block }) => block ?? [])
      const bits = ({ args, block }, kind) => Number(find(block ?? [], kind)[0]?.args[0] ?? args[kind === 'ipv4' ? 1 : 2])
      const isMasked = (one) => one.args[0] === 'delete' || (one.args[0] === 'ip_mask' && bits(one, 'ipv4') <= 24 && bits(one, 'ipv6') <= 64)
      return ['request>remote_ip', 'request>client_ip'].map((name) => [name, fields.some((one) => one.name === name && isMasked(one)) ? 'masked' : 'whole'])
    },
    expect: [['request>remote_ip', 'masked'], ['request>client_ip', 'masked']],
  },
]
