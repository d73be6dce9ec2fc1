export default [
  {
    name: 'deletes headers and queries from the log',
    hint: 'request>headers delete, and a regexp that replaces everything after the question mark.',
    run: ({ caddy, find }) => {
      const site = find(caddy('Caddyfile'), 'appointments.hospital.example')[0]?.block ?? []
      const fields = find(site, 'log', 'format', 'fields').flatMap(({ block }) => block ?? [])
      const of = (name) => fields.find((one) => one.name === name)?.args ?? []
      const [kind, pattern, text] = of('request>uri')
      const cleaned = kind === 'regexp' ? '/search?name=Ravi&phone=98'.replace(new RegExp(pattern), text.replaceAll('$', '$$$$')) : kind === 'delete' ? '' : '/search?name=Ravi&phone=98'
      return { headers: of('request>headers')[0], leaks: ['Ravi', '98'].filter((word) => cleaned.includes(word)) }
    },
    expect: { headers: 'delete', leaks: [] },
  },
  {
    name: 'starts a new log file before the disk is full, and keeps 180 days',
    hint: 'roll_size at most 100MiB; 180 days are 4320 hours; enough files with roll_keep.',
    run: ({ caddy, find }) => {
      const site = find(caddy('Caddyfile'), 'appointments.hospital.example')[0]?.block ?? []
      const file = find(site, 'log', 'output')[0]?.block ?? []
      const of = (name) => find(file, name)[0]?.args[0] ?? ''
      return { size: Number.parseInt(of('roll_size'), 10) <= 100 ? 'small enough' : of('roll_size'), keepFor: of('roll_keep_for').replace(/^180d$/, '4320h'), files: Number(of('roll_keep')) >= 100 ? 'enough' : of('roll_keep') }
    },
    expect: { size: 'small enough', keepFor: '4320h', files: 'enough' },
  },
  {
    name: 'waits for a restart instead of showing an error',
    hint: 'lb_try_duration inside the block of reverse_proxy.',
    run: ({ caddy, find }) => {
      const site = find(caddy('Caddyfile'), 'appointments.hospital.example')[0]?.block ?? []
      return find(site, 'reverse_proxy', 'lb_try_duration').map(({ args }) => args[0])
    },
    expect: ['5s'],
  },
  {
    name: "hides the server's name and stops guessing of types",
    hint: '-Server and X-Content-Type-Options nosniff.',
    run: ({ caddy, find }) => {
      const site = find(caddy('Caddyfile'), 'appointments.hospital.example')[0]?.block ?? []
      const headers = find(site, 'header').flatMap(({ args, block }) => (block ?? []).map((one) => ({ path: args[0] ?? '*', name: one.name, value: one.args.join(' ') })).concat(args.length > 1 ? [{ path: /^[/*@]/.test(args[0]) ? args[0] : '*', name: /^[/*@]/.test(args[0]) ? args[1] : args[0], value: args.slice(/^[/*@]/.test(args[0]) ? 2 : 1).join(' ') }] : args.length === 1 && args[0].startsWith('-') ? [{ path: '*', name: args[0], value: '' }] : []))
      return headers.filter(({ name }) => /^-server$|^x-content-type-options$/i.test(name)).map(({ name, value }) => [name.toLowerCase(), value]).toSorted()
    },
    expect: [['-server', ''], ['x-content-type-options', 'nosniff']],
  },
  {
    name: 'leaves port 80 and the redirect to Caddy',
    hint: "The site's name stands alone: with http:// or a port, or auto_https off, Caddy doesn't redirect.",
    run: ({ caddy, find, text }) => [find(caddy('Caddyfile'), 'appointments.hospital.example').length, /auto_https\s+(off|disable)/.test(text('Caddyfile')) ? 'switched off' : 'automatic'],
    expect: [1, 'automatic'],
  },
]
