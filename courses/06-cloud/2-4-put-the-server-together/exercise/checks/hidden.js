export default [
  {
    name: "keeps Node's port closed from outside",
    hint: 'Neither 3000 nor 3100 is in a rule of the firewall, and what no rule accepts is dropped.',
    run: ({ text, unit, caddy, find, csv }) => {
      const rules = text('nftables.conf').replaceAll(/#.*/g, '')
      const opened = (kind) => [...rules.matchAll(new RegExp(`${kind} dport (?:\\{([^}]*)\\}|(\\d+))[^\\n]* accept`, 'g'))].flatMap(([, list, one]) => (list ?? one).split(',').map((port) => port.trim()))
      const service = unit('appointments.service').Service
      const settings = Object.fromEntries((service.Environment ?? []).flatMap((line) => line.split(/\s+/)).map((pair) => pair.replaceAll('"', '').split('=')))
      const proxied = find(caddy('Caddyfile').flatMap(({ block }) => block ?? []), 'reverse_proxy').map(({ args }) => String(args.at(-1)).replace(/^http:\/\//, ''))
      const table = csv('ports.csv')
      // A rule without a port, such as "accept" alone, opens more than one.
      const input = /chain \w+ \{([^{}]*hook input(?:[^{}]|\{[^{}]*\})*)\}/.exec(rules)?.[1] ?? ''
      const others = input.split(/[\n;]/).map((rule) => rule.trim()).filter((rule) => /\baccept\b/.test(rule) && !/^(iif(name)? "?lo"? |ct state (established|related)|meta l4proto (\{[^}]*icmp|icmp|ipv6-icmp)|(ip |ip6 )?(protocol |nexthdr )?icmp|icmpv6|(tcp|udp) dport )/.test(rule))
      return [...[...opened('tcp'), ...opened('udp')].filter((port) => /^3[01]00$/.test(port)), ...others, ...(/hook input[^\n]*policy drop/.test(rules) ? [] : ['everything: no policy drop'])]
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
      const proxied = find(caddy('Caddyfile').flatMap(({ block }) => block ?? []), 'reverse_proxy').map(({ args }) => String(args.at(-1)).replace(/^http:\/\//, ''))
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
      const proxied = find(caddy('Caddyfile').flatMap(({ block }) => block ?? []), 'reverse_proxy').map(({ args }) => String(args.at(-1)).replace(/^http:\/\//, ''))
      const table = csv('ports.csv')
      return table.filter((row) => ['port', 'protocol', 'program', 'from', 'why'].some((key) => !row[key])).length
    },
    expect: 0,
  },
  {
    name: 'keeps what the week has built: limits, HTTPS, the patience of Caddy',
    hint: 'Change only the port. User, folder and limits stay in the unit; patience, HSTS, no-store and the clean log in the Caddyfile.',
    run: ({ text, unit, caddy, find, csv }) => {
      const rules = text('nftables.conf').replaceAll(/#.*/g, '')
      const opened = (kind) => [...rules.matchAll(new RegExp(`${kind} dport (?:\\{([^}]*)\\}|(\\d+))[^\\n]* accept`, 'g'))].flatMap(([, list, one]) => (list ?? one).split(',').map((port) => port.trim()))
      const service = unit('appointments.service').Service
      const settings = Object.fromEntries((service.Environment ?? []).flatMap((line) => line.split(/\s+/)).map((pair) => pair.replaceAll('"', '').split('=')))
      const proxied = find(caddy('Caddyfile').flatMap(({ block }) => block ?? []), 'reverse_proxy').map(({ args }) => String(args.at(-1)).replace(/^http:\/\//, ''))
      const table = csv('ports.csv')
      const site = caddy('Caddyfile').flatMap(({ block }) => block ?? [])
      const kept = { DynamicUser: 'yes', StateDirectory: 'appointments', MemoryMax: '256M', Restart: 'on-failure', ProtectHome: 'yes', PrivateDevices: 'yes' }
      const lost = Object.keys(kept).filter((key) => service[key]?.at(-1) !== kept[key])
      const headers = find(site, 'header').flatMap(({ args, block }) => [...args, ...(block ?? []).flatMap((one) => [one.name, ...one.args])])
      return { lost, patience: find(site, 'reverse_proxy', 'lb_try_duration').map(({ args }) => args[0]), hsts: headers.filter((one) => one === 'Strict-Transport-Security').length, noStore: headers.filter((one) => one === 'no-store').length, cleanLog: find(site, 'log', 'format', 'fields').flatMap(({ block }) => block ?? []).filter(({ name }) => name === 'request>headers').length }
    },
    expect: { lost: [], patience: ['5s'], hsts: 1, noStore: 1, cleanLog: 1 },
  },
]
