export default [
  {
    name: 'replaces the old page in one step',
    hint: 'Write a new file, then mv it over the old one.',
    run: ({ shell, text }) => {
      const { commands, options } = shell('morning.sh')
      const names = commands.map(({ name }) => name)
      const source = text('morning.sh')
      return names.includes('mv') ? 'mv' : 'written in place'
    },
    expect: 'mv',
  },
  {
    name: 'counts priorities as numbers, errors and worse only',
    hint: 'select((.PRIORITY // "6" | tonumber) <= 3)',
    run: ({ shell, text }) => {
      const { commands, options } = shell('morning.sh')
      const names = commands.map(({ name }) => name)
      const source = text('morning.sh')
      const jq = commands.filter(({ name, text: own }) => name === 'jq' && own.includes('PRIORITY')).map(({ text: own }) => own.replaceAll(/\s/g, ''))
      return [...new Set(jq.map((own) => (/tonumber\)?(<=3|<4)(?!\d)/.test(own) ? 'up to 3, as numbers' : own)))]
    },
    expect: ['up to 3, as numbers'],
  },
  {
    name: 'lets one run work at a time, and removes what it leaves',
    hint: 'flock without waiting, mktemp -d and a trap on EXIT.',
    run: ({ shell, text }) => {
      const { commands, options } = shell('morning.sh')
      const names = commands.map(({ name }) => name)
      const source = text('morning.sh')
      return [commands.some(({ name, args }) => name === 'flock' && args.some((arg) => /^(-n|--nonblock)$/.test(arg))) ? 'one at a time' : 'several', commands.some(({ name, args }) => name === 'trap' && args.includes('EXIT')) && names.includes('mktemp') ? 'tidy' : 'leaves files']
    },
    expect: ['one at a time', 'tidy'],
  },
  {
    name: 'reads to the end of every pipe',
    hint: "sed -n '1,5p' in place of head.",
    run: ({ shell, text }) => {
      const { commands, options } = shell('morning.sh')
      const names = commands.map(({ name }) => name)
      const source = text('morning.sh')
      return commands.filter(({ name, pipe }) => name === 'head' && pipe.length > 1).length
    },
    expect: 0,
  },
  {
    name: 'says the date in Indian time, and FINE or LOOK',
    hint: 'TZ=Asia/Kolkata, date, and both words.',
    run: ({ shell, text }) => {
      const { commands, options } = shell('morning.sh')
      const names = commands.map(({ name }) => name)
      const source = text('morning.sh')
      const code = source.replaceAll(/^\s*#.*$/gm, '')
      return [/Asia\/Kolkata/.test(code) ? 'Indian time' : 'some zone', names.includes('date') || /%\(.*\)T/.test(code) ? 'dated' : 'no date', ['FINE', 'LOOK'].filter((word) => code.includes(word))]
    },
    expect: ['Indian time', 'dated', ['FINE', 'LOOK']],
  },
  {
    name: 'finds the largest folder of a disk above 85 %',
    hint: 'du -x --max-depth=1 for each disk above 85, then sort, largest first.',
    run: ({ shell, text }) => {
      const { commands } = shell('morning.sh')
      const code = text('morning.sh').replaceAll(/^\s*#.*$/gm, '')
      const sorted = commands.filter(({ name, args }) => name === 'sort' && args.some((arg) => /^-[a-z]*r/.test(arg) || arg === '--reverse'))
      return [/\b8[56]\b/.test(code) ? 'above 85' : 'no limit', commands.some(({ name }) => name === 'du') ? 'du' : 'no folders', sorted.length > 0 ? 'largest first' : 'in any order']
    },
    expect: ['above 85', 'du', 'largest first'],
  },
  {
    name: 'tells who signed in',
    hint: 'sshd writes "Accepted publickey for asha from …" into the journal.',
    run: ({ text }) => {
      const code = text('morning.sh').replaceAll(/^\s*#.*$/gm, '')
      return /Accepted|session opened|systemd-logind|\blast\b/.test(code) ? 'sign-ins' : 'nobody looked'
    },
    expect: 'sign-ins',
  },
]
