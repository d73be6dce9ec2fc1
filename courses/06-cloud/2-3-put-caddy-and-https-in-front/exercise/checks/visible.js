export default [
  {
    name: 'passes requests on to Node on this machine',
    hint: 'reverse_proxy with the address on which Node listens.',
    run: ({ caddy, find }) => {
      const site = find(caddy('Caddyfile'), 'appointments.hospital.example')[0]?.block ?? []
      return find(site, 'reverse_proxy').map(({ args }) => args.at(-1))
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
      const headers = find(site, 'header').flatMap(({ args, block }) => (block ?? []).map((one) => ({ path: args[0] ?? '*', name: one.name, value: one.args.join(' ') })).concat(args.length > 1 ? [{ path: /^[/*]/.test(args[0]) ? args[0] : '*', name: /^[/*]/.test(args[0]) ? args[1] : args[0], value: args.slice(/^[/*]/.test(args[0]) ? 2 : 1).join(' ') }] : args.length === 1 && args[0].startsWith('-') ? [{ path: '*', name: args[0], value: '' }] : []))
      return headers.filter(({ name }) => name.toLowerCase() === 'strict-transport-security').map(({ value }) => /max-age=(\d+)/.exec(value)?.[1])
    },
    expect: ['31536000'],
  },
  {
    name: 'keeps booking data out of every cache',
    hint: 'header /api/* Cache-Control "no-store"',
    run: ({ caddy, find }) => {
      const site = find(caddy('Caddyfile'), 'appointments.hospital.example')[0]?.block ?? []
      const headers = find(site, 'header').flatMap(({ args, block }) => (block ?? []).map((one) => ({ path: args[0] ?? '*', name: one.name, value: one.args.join(' ') })).concat(args.length > 1 ? [{ path: /^[/*]/.test(args[0]) ? args[0] : '*', name: /^[/*]/.test(args[0]) ? args[1] : args[0], value: args.slice(/^[/*]/.test(args[0]) ? 2 : 1).join(' ') }] : args.length === 1 && args[0].startsWith('-') ? [{ path: '*', name: args[0], value: '' }] : []))
      return headers.filter(({ path, name }) => path === '/api/*' && name.toLowerCase() === 'cache-control').map(({ value }) => value)
    },
    expect: ['no-store'],
  },
  {
    name: 'masks addresses in the log',
    hint: 'ip_mask with 24 bits for IPv4. The same address is in remote_ip and in client_ip.',
    run: ({ caddy, find }) => {
      const site = find(caddy('Caddyfile'), 'appointments.hospital.example')[0]?.block ?? []
      const fields = find(site, 'log', 'format', 'fields').flatMap(({ block }) => block ?? [])
      return fields.filter(({ args }) => args[0] === 'ip_mask').map(({ name, args, block }) => [name, find(block ?? [], 'ipv4')[0]?.args[0] ?? args[1]]).toSorted()
    },
    expect: [['request>client_ip', '24'], ['request>remote_ip', '24']],
  },
]
