export default [
  {
    name: 'shows the answer to every question on the page',
    hint: 'The page has the state, the disks, their largest folders, the errors and who signed in: read all four files into report.',
    run: ({ text }) => {
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
      const page = writers('report').join('\n')
      return ['full', 'largest', 'errors', 'signed-in'].filter((name) => !reads(page, name)).concat(/\$\{?state\b/.test(page) ? [] : ['state'])
    },
    expect: [],
  },
  {
    name: 'begins with the state, the date and the time in India',
    hint: 'The first line of report has $state and date, with TZ=Asia/Kolkata.',
    run: ({ text }) => {
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
      const first = writers('report').join('\n').split('\n').find((line) => /^\s*(printf|echo|cat)\b/.test(line)) ?? ''
      const moments = [...code.matchAll(/^\s*(\w+)=["']?\$\((?:TZ=\S+ )?(?:date\b|printf '%\()/gm)].map(([, name]) => name)
      const hasDate = /\$\((?:TZ=\S+ )?date\b|%\([^)]*\)T/.test(first) || moments.some((name) => new RegExp(`\\$\\{?${name}\\b`).test(first))
      return [/\$\{?state\b/.test(first) ? 'state' : 'no state', hasDate ? 'dated' : 'no date', /TZ=["']?Asia\/Kolkata/.test(code) ? 'Indian time' : 'some zone']
    },
    expect: ['state', 'dated', 'Indian time'],
  },
  {
    name: 'takes the disks above 85 % from df',
    hint: 'awk with $1 + 0 > 85 reads what df says, into the file full.',
    run: ({ text }) => {
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
      const own = writers('full')
      return [comesFrom('full', 'df') ? 'from df' : 'from nowhere', own.some((part) => /(>|-gt)\s*85\b|(>=|-ge)\s*86\b/.test(part)) ? 'above 85' : 'another limit']
    },
    expect: ['from df', 'above 85'],
  },
  {
    name: 'finds the largest folder of each of these disks',
    hint: 'Read the file full line by line: du -x --max-depth=1 for each folder, then sort -rh.',
    run: ({ text }) => {
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
      const own = writers('largest').join('\n')
      return [comesFrom('largest', 'full') ? 'of the full disks' : 'of other disks', /\bdu\s/.test(own) ? 'du' : 'no folders', /\bsort\s+(-[a-z]*r[a-z]*|--\S+\s)*/.test(own) && /\bsort\b[^|\n]*(-[a-z]*r|--reverse)/.test(own) ? 'largest first' : 'in any order']
    },
    expect: ['of the full disks', 'du', 'largest first'],
  },
  {
    name: 'counts priorities as numbers, errors and worse only',
    hint: 'select((.PRIORITY // "6" | tonumber) <= 3), from journal into errors.',
    run: ({ text }) => {
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
      const own = writers('errors').join('\n').replaceAll(/\s/g, '')
      return [comesFrom('errors', 'journal') ? 'from the journal' : 'from nowhere', /tonumber\??\)?(\/\/"?\d"?\)?)?(<=3|<4)(?!\d)/.test(own) ? 'up to 3, as numbers' : 'something else']
    },
    expect: ['from the journal', 'up to 3, as numbers'],
  },
  {
    name: 'goes on at an entry that has no priority',
    hint: 'Such an entry counts as 6: .PRIORITY // "6" comes before tonumber.',
    run: ({ text }) => {
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
      const [filter = 'no filter'] = /select\(.*?(<=|<)\s*\d/.exec(writers('errors').join('\n').replaceAll(/\n/g, ' ')) ?? []
      return /\/\/\s*"?\d|tonumber\?/.test(filter) ? 'goes on' : filter
    },
    expect: 'goes on',
  },
  {
    name: 'tells who signed in',
    hint: 'sshd writes "Accepted publickey for asha from …" into the journal.',
    run: ({ text }) => {
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
      return [comesFrom('signed-in', 'journal') ? 'from the journal' : 'from nowhere', writers('signed-in').some((part) => /\b(jq|grep|sed)\b[^]*Accepted/.test(part)) ? 'sign-ins' : 'something else']
    },
    expect: ['from the journal', 'sign-ins'],
  },
  {
    name: 'replaces the old page in one step',
    hint: 'Copy report to "$out.new", then mv it over "$out".',
    run: ({ shell, text }) => {
      const code = text('morning.sh').replaceAll(/^\s*#.*$/gm, '').replaceAll(/\\\n\s*/g, ' ').replaceAll(/(\||&&)[ \t]*\n\s*/g, '$1 ').replaceAll(/\n\s*\|/g, ' |')
      const { commands } = shell('morning.sh')
      const last = (tool) => commands.filter(({ name }) => name === tool).map(({ args }) => args.filter((arg) => !arg.startsWith('-')).join(' to '))
      return { writes: last('cp').some((copy) => /to \$\{?out\}?\.new$/.test(copy.replaceAll('"', ''))) || />\s*"?\$\{?out\}?\.new/.test(code) ? '$out.new' : 'nothing', moves: last('mv').map((move) => move.replaceAll(/[{}"]/g, '')), writtenInPlace: [...code.matchAll(/>\s*"?\$\{?out\}?"?(?![\w.])/g)].length }
    },
    expect: { writes: '$out.new', moves: ['$out.new to $out'], writtenInPlace: 0 },
  },
  {
    name: 'lets one run work at a time, and removes what it leaves',
    hint: 'flock without waiting, mktemp -d and a trap on EXIT.',
    run: ({ shell, text }) => {
      const { commands } = shell('morning.sh')
      const names = commands.map(({ name }) => name)
      const opened = [...text('morning.sh').matchAll(/^\s*exec (\d+)>/gm)].map(([, number]) => number)
      // A trap may name a function that removes the folder.
      const body = (name) => (/^\w+$/.test(name) ? (new RegExp(`^[ \\t]*(?:function[ \\t]+)?${name}[ \\t]*(?:\\(\\))?\\s*\\{(?:[^\\n]*\\}[ \\t]*$|[^]*?^[ \\t]*\\})`, 'm').exec(text('morning.sh'))?.[0] ?? '') : '')
      return [commands.some(({ name, args }) => name === 'flock' && args.some((arg) => /^(-n|--nonblock)$/.test(arg)) && args.some((arg) => opened.includes(arg))) ? 'one at a time' : 'several', commands.some(({ name, args }) => name === 'trap' && args.includes('EXIT') && (/\brm\b/.test(args[0]) || /\brm\s/.test(body(args[0])))) && names.includes('mktemp') ? 'tidy' : 'leaves files']
    },
    expect: ['one at a time', 'tidy'],
  },
  {
    name: 'reads to the end of every pipe',
    hint: "sed -n '1,5p' in place of head.",
    run: ({ shell }) => {
      return shell('morning.sh').commands.filter(({ name, args, pipe, text: own }) => pipe.length > 1 && (name === 'head' || (name === 'grep' && args.some((arg) => /^-[a-z]*[qm]/.test(arg))) || (name === 'sed' && /\dq/.test(own)))).map(({ name }) => name)
    },
    expect: [],
  },
]
