export default [
  {
    name: 'refuses passwords typed in a dialogue too',
    hint: 'KbdInteractiveAuthentication is another way to ask for a password.',
    run: ({ text }) => {
      const settings = {}
      for (const name of ['10-hospital.conf', '50-cloud-init.conf'])
        for (const line of text(name).split('\n')) {
          const [key, ...values] = line.replace(/#.*/, '').trim().split(/\s+/)
          if (key && values.length > 0) settings[key.toLowerCase()] ??= values.join(' ').toLowerCase()
        }
      return settings.kbdinteractiveauthentication
    },
    expect: 'no',
  },
  {
    name: 'opens UDP 443 for HTTP/3 and nothing else',
    hint: 'udp dport 443 accept',
    run: ({ text }) => {
      const source = text('nftables.conf').replaceAll(/#.*/g, '')
      const [, family = '', , body = ''] = /table (\w+) (\w+) \{([^]*)/.exec(source) ?? []
      const chain = (hook) => /\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/.exec(body.slice(body.search(new RegExp(`chain \\w+ \\{[^{}]*hook ${hook}\\b`))))?.[1] ?? ''
      const input = chain('input')
      const rules = input.split(/[\n;]/).map((rule) => rule.trim()).filter(Boolean)
      const open = (kind) => rules.filter((rule) => rule.startsWith(`${kind} dport`) && /\baccept\b/.test(rule)).flatMap((rule) => (/dport (?:\{([^}]*)\}|(\S+))/.exec(rule) ?? []).slice(1).filter(Boolean).join().split(',').map((port) => port.trim()).map((port) => ({ ssh: '22', http: '80', https: '443' })[port] ?? port))
      return open('udp')
    },
    expect: ['443'],
  },
  {
    name: 'gives each open port a reason',
    hint: 'comment "…" at the end of each rule with a port, after accept. nft doesn’t read it in another place.',
    run: ({ text }) => {
      const source = text('nftables.conf').replaceAll(/#.*/g, '')
      const [, family = '', , body = ''] = /table (\w+) (\w+) \{([^]*)/.exec(source) ?? []
      const chain = (hook) => /\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/.exec(body.slice(body.search(new RegExp(`chain \\w+ \\{[^{}]*hook ${hook}\\b`))))?.[1] ?? ''
      const input = chain('input')
      const rules = input.split(/[\n;]/).map((rule) => rule.trim()).filter(Boolean)
      const open = (kind) => rules.filter((rule) => rule.startsWith(`${kind} dport`) && /\baccept\b/.test(rule)).flatMap((rule) => (/dport (?:\{([^}]*)\}|(\S+))/.exec(rule) ?? []).slice(1).filter(Boolean).join().split(',').map((port) => port.trim()).map((port) => ({ ssh: '22', http: '80', https: '443' })[port] ?? port))
      return rules.filter((rule) => /dport/.test(rule) && !/ accept comment "[^"]{3,}"$/.test(rule))
    },
    expect: [],
  },
  {
    name: 'lets programs on the machine talk, and IPv6 find its neighbours',
    hint: 'iif "lo" accept, and ipv6-icmp.',
    run: ({ text }) => {
      const source = text('nftables.conf').replaceAll(/#.*/g, '')
      const [, family = '', , body = ''] = /table (\w+) (\w+) \{([^]*)/.exec(source) ?? []
      const chain = (hook) => /\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/.exec(body.slice(body.search(new RegExp(`chain \\w+ \\{[^{}]*hook ${hook}\\b`))))?.[1] ?? ''
      const input = chain('input')
      const rules = input.split(/[\n;]/).map((rule) => rule.trim()).filter(Boolean)
      const open = (kind) => rules.filter((rule) => rule.startsWith(`${kind} dport`) && /\baccept\b/.test(rule)).flatMap((rule) => (/dport (?:\{([^}]*)\}|(\S+))/.exec(rule) ?? []).slice(1).filter(Boolean).join().split(',').map((port) => port.trim()).map((port) => ({ ssh: '22', http: '80', https: '443' })[port] ?? port))
      return [rules.filter((rule) => /^iif(name)? "?lo"? accept/.test(rule)).length, rules.some((rule) => /ipv6-icmp|icmpv6/.test(rule) && /accept/.test(rule)) ? 'IPv6' : 'no neighbours']
    },
    expect: [1, 'IPv6'],
  },
  {
    name: 'drops what would only pass through',
    hint: 'A second chain with hook forward and policy drop.',
    run: ({ text }) => {
      const source = text('nftables.conf').replaceAll(/#.*/g, '')
      const [, family = '', , body = ''] = /table (\w+) (\w+) \{([^]*)/.exec(source) ?? []
      const chain = (hook) => /\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/.exec(body.slice(body.search(new RegExp(`chain \\w+ \\{[^{}]*hook ${hook}\\b`))))?.[1] ?? ''
      const input = chain('input')
      const rules = input.split(/[\n;]/).map((rule) => rule.trim()).filter(Boolean)
      const open = (kind) => rules.filter((rule) => rule.startsWith(`${kind} dport`) && /\baccept\b/.test(rule)).flatMap((rule) => (/dport (?:\{([^}]*)\}|(\S+))/.exec(rule) ?? []).slice(1).filter(Boolean).join().split(',').map((port) => port.trim()).map((port) => ({ ssh: '22', http: '80', https: '443' })[port] ?? port))
      return /policy (\w+)/.exec(chain('forward'))?.[1]
    },
    expect: 'drop',
  },
  {
    name: 'accepts nothing else, with or without a port',
    hint: 'Besides lo, open connections and icmp, only the three rules for the ports of SSH and Caddy accept something.',
    run: ({ text }) => {
      const source = text('nftables.conf').replaceAll(/#.*/g, '')
      const [, , , body = ''] = /table (\w+) (\w+) \{([^]*)/.exec(source) ?? []
      const input = /chain \w+ \{([^{}]*hook input(?:[^{}]|\{[^{}]*\})*)\}/.exec(body)?.[1] ?? ''
      const known = /^(iif(name)? "?lo"? |ct state (established|related)|ct state (vmap )?\{|meta l4proto (\{[^}]*icmp|icmp|ipv6-icmp)|(ip |ip6 )?(protocol |nexthdr )?icmp|icmpv6|(tcp|udp) dport )/
      return input.split(/[\n;]/).map((rule) => rule.trim()).filter((rule) => /\baccept\b/.test(rule) && !known.test(rule))
    },
    expect: [],
  },
]
