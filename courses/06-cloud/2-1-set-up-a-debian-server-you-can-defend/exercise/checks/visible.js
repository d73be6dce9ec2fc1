export default [
  {
    name: 'refuses root and passwords over SSH',
    hint: 'The first value wins, and your file is read before 50-cloud-init.conf. Say no to both.',
    run: ({ text }) => {
      const settings = {}
      for (const name of ['10-hospital.conf', '50-cloud-init.conf'])
        for (const line of text(name).split('\n')) {
          const [key, ...values] = line.replace(/#.*/, '').trim().split(/\s+/)
          if (key && values.length > 0) settings[key.toLowerCase()] ??= values.join(' ').toLowerCase()
        }
      return [settings.permitrootlogin, settings.passwordauthentication]
    },
    expect: ['no', 'no'],
  },
  {
    name: 'lets only named people in',
    hint: 'AllowUsers with the name from the lesson.',
    run: ({ text }) => {
      const settings = {}
      for (const name of ['10-hospital.conf', '50-cloud-init.conf'])
        for (const line of text(name).split('\n')) {
          const [key, ...values] = line.replace(/#.*/, '').trim().split(/\s+/)
          if (key && values.length > 0) settings[key.toLowerCase()] ??= values.join(' ').toLowerCase()
        }
      return settings.allowusers
    },
    expect: 'asha',
  },
  {
    name: 'drops what no rule allows',
    hint: 'policy drop in the chain of the hook input.',
    run: ({ text }) => {
      const source = text('nftables.conf').replaceAll(/#.*/g, '')
      const [, family = '', , body = ''] = /table (\w+) (\w+) \{([^]*)/.exec(source) ?? []
      const chain = (hook) => /\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/.exec(body.slice(body.search(new RegExp(`chain \\w+ \\{[^{}]*hook ${hook}\\b`))))?.[1] ?? ''
      const input = chain('input')
      const rules = input.split(/[\n;]/).map((rule) => rule.trim()).filter(Boolean)
      const open = (kind) => rules.filter((rule) => rule.startsWith(`${kind} dport`) && /\baccept\b/.test(rule)).flatMap((rule) => (/dport (?:\{([^}]*)\}|(\S+))/.exec(rule) ?? []).slice(1).filter(Boolean).join().split(',').map((port) => port.trim()).map((port) => ({ ssh: '22', http: '80', https: '443' })[port] ?? port))
      return /policy (\w+)/.exec(input)?.[1]
    },
    expect: 'drop',
  },
  {
    name: 'covers IPv4 and IPv6 with one table',
    hint: 'table ip is for IPv4 only.',
    run: ({ text }) => {
      const source = text('nftables.conf').replaceAll(/#.*/g, '')
      const [, family = '', , body = ''] = /table (\w+) (\w+) \{([^]*)/.exec(source) ?? []
      const chain = (hook) => /\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/.exec(body.slice(body.search(new RegExp(`chain \\w+ \\{[^{}]*hook ${hook}\\b`))))?.[1] ?? ''
      const input = chain('input')
      const rules = input.split(/[\n;]/).map((rule) => rule.trim()).filter(Boolean)
      const open = (kind) => rules.filter((rule) => rule.startsWith(`${kind} dport`) && /\baccept\b/.test(rule)).flatMap((rule) => (/dport (?:\{([^}]*)\}|(\S+))/.exec(rule) ?? []).slice(1).filter(Boolean).join().split(',').map((port) => port.trim()).map((port) => ({ ssh: '22', http: '80', https: '443' })[port] ?? port))
      return family
    },
    expect: 'inet',
  },
  {
    name: 'opens exactly the ports of SSH and Caddy for TCP',
    hint: "22 for SSH, 80 and 443 for Caddy. The database isn't for the world.",
    run: ({ text }) => {
      const source = text('nftables.conf').replaceAll(/#.*/g, '')
      const [, family = '', , body = ''] = /table (\w+) (\w+) \{([^]*)/.exec(source) ?? []
      const chain = (hook) => /\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/.exec(body.slice(body.search(new RegExp(`chain \\w+ \\{[^{}]*hook ${hook}\\b`))))?.[1] ?? ''
      const input = chain('input')
      const rules = input.split(/[\n;]/).map((rule) => rule.trim()).filter(Boolean)
      const open = (kind) => rules.filter((rule) => rule.startsWith(`${kind} dport`) && /\baccept\b/.test(rule)).flatMap((rule) => (/dport (?:\{([^}]*)\}|(\S+))/.exec(rule) ?? []).slice(1).filter(Boolean).join().split(',').map((port) => port.trim()).map((port) => ({ ssh: '22', http: '80', https: '443' })[port] ?? port))
      return open('tcp').toSorted((a, b) => a - b)
    },
    expect: ['22', '80', '443'],
  },
  {
    name: "lets answers to the server's own connections back in",
    hint: 'ct state established,related accept; without it, updates stop.',
    run: ({ text }) => {
      const source = text('nftables.conf').replaceAll(/#.*/g, '')
      const [, family = '', , body = ''] = /table (\w+) (\w+) \{([^]*)/.exec(source) ?? []
      const chain = (hook) => /\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/.exec(body.slice(body.search(new RegExp(`chain \\w+ \\{[^{}]*hook ${hook}\\b`))))?.[1] ?? ''
      const input = chain('input')
      const rules = input.split(/[\n;]/).map((rule) => rule.trim()).filter(Boolean)
      const open = (kind) => rules.filter((rule) => rule.startsWith(`${kind} dport`) && /\baccept\b/.test(rule)).flatMap((rule) => (/dport (?:\{([^}]*)\}|(\S+))/.exec(rule) ?? []).slice(1).filter(Boolean).join().split(',').map((port) => port.trim()).map((port) => ({ ssh: '22', http: '80', https: '443' })[port] ?? port))
      return rules.filter((rule) => /^ct state/.test(rule) && /accept/.test(rule)).map((rule) => ['established', 'related'].filter((word) => rule.includes(word)))
    },
    expect: [['established', 'related']],
  },
]
