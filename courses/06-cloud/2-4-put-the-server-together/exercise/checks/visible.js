export default [
  {
    name: 'gives Node the port 3100, on this machine only',
    hint: "PORT and HOST in the unit's Environment.",
    run: ({ text, unit, caddy, find, csv }) => {
      const rules = text('nftables.conf').replaceAll(/#.*/g, '')
      const opened = (kind) => [...rules.matchAll(new RegExp(`${kind} dport (?:\\{([^}]*)\\}|(\\d+))[^\\n]* accept`, 'g'))].flatMap(([, list, one]) => (list ?? one).split(',').map((port) => port.trim()))
      const service = unit('appointments.service').Service
      const settings = Object.fromEntries((service.Environment ?? []).flatMap((line) => line.split(/\s+/)).map((pair) => pair.replaceAll('"', '').split('=')))
      const proxied = find(caddy('Caddyfile').flatMap(({ block }) => block ?? []), 'reverse_proxy').flatMap(({ args, block }) => [...args.filter((arg) => !/^[/*@]/.test(arg)), ...find(block ?? [], 'to').flatMap((one) => one.args)]).map((target) => target.replace(/^http:\/\//, ''))
      const table = csv('ports.csv')
      return [settings.HOST, settings.PORT]
    },
    expect: ['127.0.0.1', '3100'],
  },
  {
    name: 'lets Caddy ask where Node listens',
    hint: 'reverse_proxy with the same address and port.',
    run: ({ text, unit, caddy, find, csv }) => {
      const rules = text('nftables.conf').replaceAll(/#.*/g, '')
      const opened = (kind) => [...rules.matchAll(new RegExp(`${kind} dport (?:\\{([^}]*)\\}|(\\d+))[^\\n]* accept`, 'g'))].flatMap(([, list, one]) => (list ?? one).split(',').map((port) => port.trim()))
      const service = unit('appointments.service').Service
      const settings = Object.fromEntries((service.Environment ?? []).flatMap((line) => line.split(/\s+/)).map((pair) => pair.replaceAll('"', '').split('=')))
      const proxied = find(caddy('Caddyfile').flatMap(({ block }) => block ?? []), 'reverse_proxy').flatMap(({ args, block }) => [...args.filter((arg) => !/^[/*@]/.test(arg)), ...find(block ?? [], 'to').flatMap((one) => one.args)]).map((target) => target.replace(/^http:\/\//, ''))
      const table = csv('ports.csv')
      return proxied.map((target) => (target === `${settings.HOST}:${settings.PORT}` ? 'they agree' : `${target} is not ${settings.HOST}:${settings.PORT}`))
    },
    expect: ['they agree'],
  },
  {
    name: 'opens in the firewall exactly what the table says',
    hint: 'Rows with from = everywhere, and no others. The move of the site changes none of them.',
    run: ({ text, unit, caddy, find, csv }) => {
      const rules = text('nftables.conf').replaceAll(/#.*/g, '')
      const opened = (kind) => [...rules.matchAll(new RegExp(`${kind} dport (?:\\{([^}]*)\\}|(\\d+))[^\\n]* accept`, 'g'))].flatMap(([, list, one]) => (list ?? one).split(',').map((port) => port.trim()))
      const service = unit('appointments.service').Service
      const settings = Object.fromEntries((service.Environment ?? []).flatMap((line) => line.split(/\s+/)).map((pair) => pair.replaceAll('"', '').split('=')))
      const proxied = find(caddy('Caddyfile').flatMap(({ block }) => block ?? []), 'reverse_proxy').flatMap(({ args, block }) => [...args.filter((arg) => !/^[/*@]/.test(arg)), ...find(block ?? [], 'to').flatMap((one) => one.args)]).map((target) => target.replace(/^http:\/\//, ''))
      const table = csv('ports.csv')
      const wanted = table.filter(({ from }) => from === 'everywhere').map(({ port, protocol }) => `${port}/${protocol}`).toSorted()
      const open = ['tcp', 'udp'].flatMap((kind) => opened(kind).map((port) => `${port}/${kind}`)).toSorted()
      return { open, closedButWanted: wanted.filter((one) => !open.includes(one)), openButUnwanted: open.filter((one) => !wanted.includes(one)) }
    },
    expect: { open: ['22/tcp', '443/tcp', '443/udp', '80/tcp'], closedButWanted: [], openButUnwanted: [] },
  },
  {
    name: 'has the site in the table, with its real port',
    hint: 'Change the row of node.',
    run: ({ text, unit, caddy, find, csv }) => {
      const rules = text('nftables.conf').replaceAll(/#.*/g, '')
      const opened = (kind) => [...rules.matchAll(new RegExp(`${kind} dport (?:\\{([^}]*)\\}|(\\d+))[^\\n]* accept`, 'g'))].flatMap(([, list, one]) => (list ?? one).split(',').map((port) => port.trim()))
      const service = unit('appointments.service').Service
      const settings = Object.fromEntries((service.Environment ?? []).flatMap((line) => line.split(/\s+/)).map((pair) => pair.replaceAll('"', '').split('=')))
      const proxied = find(caddy('Caddyfile').flatMap(({ block }) => block ?? []), 'reverse_proxy').flatMap(({ args, block }) => [...args.filter((arg) => !/^[/*@]/.test(arg)), ...find(block ?? [], 'to').flatMap((one) => one.args)]).map((target) => target.replace(/^http:\/\//, ''))
      const table = csv('ports.csv')
      return table.filter(({ program }) => program === 'node').map(({ port, from }) => [port, from])
    },
    expect: [['3100', '127.0.0.1']],
  },
]
