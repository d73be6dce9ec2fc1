export default [
  {
    name: 'stops at the first failure',
    hint: 'set -euo pipefail near the top.',
    run: ({ shell }) => {
      const { options } = shell('morning.sh')
      return ['e', 'u', 'pipefail'].filter((option) => options.includes(option))
    },
    expect: ['e', 'u', 'pipefail'],
  },
  {
    name: 'asks the disks for the percentage only',
    hint: 'df --output=pcent,target, so that no column has to be guessed.',
    run: ({ shell }) => {
      const { commands } = shell('morning.sh')
      return commands.filter(({ name }) => name === 'df').map(({ args }) => args.find((arg) => arg.startsWith('--output='))?.replace('--output=', '') ?? 'all columns')
    },
    expect: ['pcent,target'],
  },
  {
    name: 'asks the journal of one day, as data',
    hint: 'journalctl -o json --since yesterday, into the file journal.',
    run: ({ shell, text }) => {
      const code = text('morning.sh').replaceAll(/^\s*#.*$/gm, '').replaceAll(/\\\n\s*/g, ' ').replaceAll(/(\||&&)[ \t]*\n\s*/g, '$1 ').replaceAll(/\n\s*\|/g, ' |')
      const parts = []
      let depth = 0
      for (const line of code.split('\n')) {
        if (depth > 0) parts.push(`${parts.pop()}\n${line}`)
        else if (line.trim()) parts.push(line)
        if (/^\s*(while|for|until)\b|^\s*([\w-]+\s*\(\)\s*)?\{\s*$/.test(line)) depth += 1
        if (/^\s*(done\b|\})|;\s*done\b/.test(line)) depth -= 1
      }
      const bodies = Object.fromEntries(parts.flatMap((part) => { const [, name] = /^\s*([\w-]+)\s*\(\)\s*\{/.exec(part) ?? []; return name ? [[name, part]] : [] }))
      const whole = parts.filter((part) => !/^\s*[\w-]+\s*\(\)\s*\{/.test(part)).map((part) => part + (bodies[part.trim().split(/\s+/)[0]] ?? ''))
      const file = (name) => `"?\\$\\{?work\\}?"?/${name}(?![\\w.-])`
      const writers = (name) => whole.filter((part) => new RegExp(`>\\s*${file(name)}`).test(part))
      const reads = (part, name) => new RegExp(`(?<!>\\s*)${file(name)}`).test(part)
      const filesIn = (part) => [...part.matchAll(/\$\{?work\}?"?\/([\w-]+)/g)].map(([, name]) => name)
      const comesFrom = (name, source, seen = []) => writers(name).some((part) => new RegExp(`(^|[\\s|(;])${source}\\s`).test(part) || filesIn(part).some((other) => other === source || (other !== name && !seen.includes(other) && reads(part, other) && comesFrom(other, source, [...seen, name]))))
      const [journal] = shell('morning.sh').commands.filter(({ name }) => name === 'journalctl')
      return [journal?.text.includes('json') ? 'as JSON' : 'as text', journal?.text.includes('--since') ? 'since a time' : 'everything', comesFrom('journal', 'journalctl') ? 'in the file journal' : 'not in the file journal']
    },
    expect: ['as JSON', 'since a time', 'in the file journal'],
  },
  {
    name: 'quotes every variable that a command gets',
    hint: '"$work/report", also in the trap.',
    run: ({ shell }) => {
      const { commands } = shell('morning.sh')
      return commands.flatMap(({ name, line, unquoted }) => unquoted.map((one) => `${name} in line ${line}: ${one}`))
    },
    expect: [],
  },
  {
    name: 'says LOOK if a disk is full or a service has errors, and FINE otherwise',
    hint: 'Begin with state=FINE. Then ask with [[ -s FILE ]] whether full has something in it, or errors.',
    run: ({ text }) => {
      const code = text('morning.sh').replaceAll(/^\s*#.*$/gm, '').replaceAll(/\\\n\s*/g, ' ').replaceAll(/(\||&&)[ \t]*\n\s*/g, '$1 ').replaceAll(/\n\s*\|/g, ' |')
      const isTrue = (condition, filled) => condition.split('||').some((some) => some.split('&&').every((atom) => {
        const [, not, name] = /^\s*(!?)\s*-s\s+"?\$\{?work\}?"?\/([\w-]+)"?\s*$/.exec(atom.replaceAll(/\[\[?|\]\]?|\btest\b|[();]|\bthen\b/g, ' ').replace(/!\s+(?=!)/, '')) ?? []
        return name !== undefined && (filled.includes(name) ? not === '' : not === '!')
      }))
      const decide = (filled) => {
        let state = 'nothing'
        const open = []
        for (const raw of code.replaceAll(/;\s*(then|elif|else|fi)\b/g, '\n$1').replaceAll(/\b(then|else)\b[ \t]*/g, '$1\n').split('\n')) {
          const line = raw.trim()
          const [, condition] = /^if\s+(.*)$/.exec(line) ?? []
          const [, other] = /^elif\s+(.*)$/.exec(line) ?? []
          const [, left, joint, value] = /^(.*\S)\s*(&&|\|\|)\s*state=["']?(\w+)/.exec(line) ?? []
          const [, plain] = /^state=["']?(\w+)/.exec(line) ?? []
          if (condition) { const here = isTrue(condition, filled); open.push({ here, done: here }) }
          else if (other) { const last = open.at(-1); last.here = !last.done && isTrue(other, filled); last.done ||= last.here }
          else if (line === 'else') open.at(-1).here = !open.at(-1).done
          else if (/^fi\b/.test(line)) open.pop()
          else if (open.every(({ here }) => here)) {
            if (plain) state = plain
            else if (value && isTrue(left, filled) === (joint === '&&')) state = value
          }
        }
        return state
      }
      return { nothing: decide([]), aFullDisk: decide(['full']), errors: decide(['errors']), both: decide(['full', 'errors']) }
    },
    expect: { nothing: 'FINE', aFullDisk: 'LOOK', errors: 'LOOK', both: 'LOOK' },
  },
]
