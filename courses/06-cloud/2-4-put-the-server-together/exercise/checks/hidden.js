export default [
  {
    name: "keeps Node's port closed from outside",
    hint: 'Neither 3000 nor 3100 is in a rule of the firewall, and what no rule accepts is dropped.',
    run: ({ text, unit, caddy, find, csv }) => {
      const rules = text('nftables.conf').replaceAll(/#.*/g, '')
      const opened = (kind) => [...rules.matchAll(new RegExp(`${kind} dport (?:\\{([^}]*)\\}|(\\d+))[^\\n]* accept`, 'g'))].flatMap(([, list, one]) => (list ?? one).split(',').map((port) => port.trim()))
      const service = unit('appointments.service').Service
      const settings = Object.fromEntries((service.Environment ?? []).flatMap((line) => line.split(/\s+/)).map((pair) => pair.replaceAll('"', '').split('=')))
      const proxied = find(caddy('Caddyfile').flatMap(({ block }) => block ?? []), 'reverse_proxy').map(({ args }) => args.at(-1))
      const table = csv('ports.csv')
      return [...[...opened('tcp'), ...opened('udp')].filter((port) => /^3[01]00$/.test(port)), ...(/hook input[^\n]*policy accept/.test(rules) ? ['everything: policy accept'] : [])]
    },
    expect: [],
  },
  {
    name: 'names no port that nobody uses any more',
    hint: '3000 is gone from unit, Caddyfile and table.',
    run: ({ text, unit, caddy, find, csv }) => {
      const rules = text('nftables.conf').replaceAll(/#.*/g, '')
      const opened = (kind) => [...rules.matchAll(new RegExp(`${kind} dport (?:\\{([^}]*)\\}|(\\d+))[^\\n]* accept`, 'g'))].flatMap(([, list, one]) => (list ?? one).split(',').map((port) => port.trim()))
      const service = unit('appointments.service').Service
      const settings = Object.fromEntries((service.Environment ?? []).flatMap((line) => line.split(/\s+/)).map((pair) => pair.replaceAll('"', '').split('=')))
      const proxied = find(caddy('Caddyfile').flatMap(({ block }) => block ?? []), 'reverse_proxy').map(({ args }) => args.at(-1))
      const table = csv('ports.csv')
      return ['appointments.service', 'Caddyfile', 'ports.csv'].filter((name) => /\b3000\b/.test(text(name).replaceAll(/#.*/g, '')))
    },
    expect: [],
  },
  {
    name: 'gives every port a reason and a program',
    hint: 'No empty cell in the table.',
    run: ({ text, unit, caddy, find, csv }) => {
      const rules = text('nftables.conf').replaceAll(/#.*/g, '')
      const opened = (kind) => [...rules.matchAll(new RegExp(`${kind} dport (?:\\{([^}]*)\\}|(\\d+))[^\\n]* accept`, 'g'))].flatMap(([, list, one]) => (list ?? one).split(',').map((port) => port.trim()))
      const service = unit('appointments.service').Service
      const settings = Object.fromEntries((service.Environment ?? []).flatMap((line) => line.split(/\s+/)).map((pair) => pair.replaceAll('"', '').split('=')))
      const proxied = find(caddy('Caddyfile').flatMap(({ block }) => block ?? []), 'reverse_proxy').map(({ args }) => args.at(-1))
      const table = csv('ports.csv')
      return table.filter((row) => ['port', 'protocol', 'program', 'from', 'why'].some((key) => !row[key])).length
    },
    expect: 0,
  },
  {
    name: 'keeps what the week has built: limits, HTTPS, the patience of Caddy',
    hint: 'MemoryMax in the unit, lb_try_duration and HSTS in the Caddyfile.',
    run: ({ text, unit, caddy, find, csv }) => {
      const rules = text('nftables.conf').replaceAll(/#.*/g, '')
      const opened = (kind) => [...rules.matchAll(new RegExp(`${kind} dport (?:\\{([^}]*)\\}|(\\d+))[^\\n]* accept`, 'g'))].flatMap(([, list, one]) => (list ?? one).split(',').map((port) => port.trim()))
      const service = unit('appointments.service').Service
      const settings = Object.fromEntries((service.Environment ?? []).flatMap((line) => line.split(/\s+/)).map((pair) => pair.replaceAll('"', '').split('=')))
      const proxied = find(caddy('Caddyfile').flatMap(({ block }) => block ?? []), 'reverse_proxy').map(({ args }) => args.at(-1))
      const table = csv('ports.csv')
      return [service.MemoryMax?.at(-1), find(caddy('Caddyfile').flatMap(({ block }) => block ?? []), 'reverse_proxy', 'lb_try_duration').length, /Strict-Transport-Security/.test(text('Caddyfile')) ? 'HSTS' : 'no HSTS']
    },
    expect: ['256M', 1, 'HSTS'],
  },
]
