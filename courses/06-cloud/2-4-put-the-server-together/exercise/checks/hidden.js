export default [
  {
    name: "keeps Node's port closed from outside",
    hint: 'Neither 3000 nor 3100 is in a rule of the firewall, and what no rule accepts is dropped.',
    run: ({ text, unit, caddy, find, csv }) => {
      const rules = text('nftables.conf').replaceAll(/#.*/g, '')
      const opened = (kind) => [...rules.matchAll(new RegExp(`${kind} dport (?:\\{([^}]*)\\}|(\\d+))[^\\n]* accept`, 'g'))].flatMap(([, list, one]) => (list ?? one).split(',').map((port) => port.trim()))
      const service = unit('appointments.service').Service
      const settings = Object.fromEntries((service.Environment ?? []).flatMap((line) => line.split(/\s+/)).map((pair) => pair.replaceAll('"', '').split('=')))
      const proxied = find(caddy('Caddyfile').flatMap(({ block }) => block ?? []), 'reverse_proxy').flatMap(({ args, block }) => [...args.filter((arg) => !/^[/*@]/.test(arg)), ...find(block ?? [], 'to').flatMap((one) => one.args)]).map((target) => target.replace(/^http:\/\//, ''))
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
      const proxied = find(caddy('Caddyfile').flatMap(({ block }) => block ?? []), 'reverse_proxy').flatMap(({ args, block }) => [...args.filter((arg) => !/^[/*@]/.test(arg)), ...find(block ?? [], 'to').flatMap((one) => one.args)]).map((target) => target.replace(/^http:\/\//, ''))
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
      const proxied = find(caddy('Caddyfile').flatMap(({ block }) => block ?? []), 'reverse_proxy').flatMap(({ args, block }) => [...args.filter((arg) => !/^[/*@]/.test(arg)), ...find(block ?? [], 'to').flatMap((one) => one.args)]).map((target) => target.replace(/^http:\/\//, ''))
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
      const proxied = find(caddy('Caddyfile').flatMap(({ block }) => block ?? []), 'reverse_proxy').flatMap(({ args, block }) => [...args.filter((arg) => !/^[/*@]/.test(arg)), ...find(block ?? [], 'to').flatMap((one) => one.args)]).map((target) => target.replace(/^http:\/\//, ''))
      const table = csv('ports.csv')
      const site = caddy('Caddyfile').flatMap(({ block }) => block ?? [])
      const kept = { DynamicUser: 'yes', StateDirectory: 'appointments', MemoryMax: '256M', Restart: 'on-failure', ProtectHome: 'yes', PrivateDevices: 'yes' }
      const lost = Object.keys(kept).filter((key) => service[key]?.at(-1) !== kept[key])
      const headers = find(site, 'header').flatMap(({ args, block }) => [...args, ...(block ?? []).flatMap((one) => [one.name, ...one.args])])
      return { lost, patience: find(site, 'reverse_proxy', 'lb_try_duration').map(({ args }) => args[0]), hsts: headers.filter((one) => one === 'Strict-Transport-Security').length, noStore: headers.filter((one) => one === 'no-store').length, cleanLog: find(site, 'log', 'format', 'fields').flatMap(({ block }) => block ?? []).filter(({ name }) => name === 'request>headers').length }
    },
    expect: { lost: [], patience: ['5s'], hsts: 1, noStore: 1, cleanLog: 1 },
  },
  {
    name: 'changes nothing but the port',
    hint: 'Compare with the starter: every other line of the unit, the Caddyfile and the firewall stays.',
    run: ({ text, unit, caddy, find }) => {
      const { Unit = {}, Service = {}, Install = {} } = unit('appointments.service')
      const keys = 'ExecStart RestartSec TimeoutStopSec StateDirectoryMode UMask MemoryHigh TasksMax LimitNOFILE ProtectSystem PrivateTmp ProtectProc NoNewPrivileges CapabilityBoundingSet AmbientCapabilities RestrictAddressFamilies RestrictNamespaces RestrictRealtime RestrictSUIDSGID LockPersonality ProtectKernelTunables ProtectKernelModules ProtectKernelLogs ProtectControlGroups ProtectClock ProtectHostname SystemCallArchitectures SystemCallFilter SystemCallErrorNumber RemoveIPC IPAddressDeny IPAddressAllow'.split(' ')
      const site = find(caddy('Caddyfile'), 'appointments.hospital.example')[0]?.block ?? []
      const headers = find(site, 'header').flatMap(({ block }) => (block ?? []).map(({ name }) => name))
      const fields = find(site, 'log', 'format', 'fields').flatMap(({ block }) => block ?? [])
      const rolls = find(site, 'log', 'output').flatMap(({ block }) => block ?? [])
      const missing = (wanted, list) => wanted.filter((name) => !list.includes(name))
      const rules = text('nftables.conf').replaceAll(/#.*/g, '')
      return {
        unit: [...missing(['StartLimitIntervalSec', 'StartLimitBurst'], Object.keys(Unit)), ...missing(keys, Object.keys(Service)), ...missing(['WantedBy'], Object.keys(Install))],
        caddy: [...missing(['Strict-Transport-Security', 'X-Content-Type-Options', '-Server'], headers), ...missing(['request>remote_ip', 'request>client_ip', 'request>remote_port', 'request>headers', 'resp_headers', 'request>uri'], fields.map(({ name }) => name)), ...missing(['roll_size', 'roll_keep', 'roll_keep_for'], rolls.map(({ name }) => name)), ...missing(['zstd', 'gzip'], find(site, 'encode').flatMap(({ args }) => args))],
        firewall: Object.entries({ inet: /table inet \w+ \{/, lo: /iif(name)? "?lo"? accept/, answers: /ct state (\{ )?established, ?related( \})? accept/, icmp: /ipv6-icmp|icmpv6/, forward: /hook forward[^\n]*policy drop/ }).filter(([, rule]) => !rule.test(rules)).map(([name]) => name),
      }
    },
    expect: { unit: [], caddy: [], firewall: [] },
  },
]
