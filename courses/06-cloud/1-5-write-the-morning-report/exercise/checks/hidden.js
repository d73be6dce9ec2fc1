export default [
  {
    name: 'replaces the old page in one step',
    hint: 'Write a new file, then mv it over the old one.',
    run: ({ shell, text }) => {
      const { commands, options } = shell('morning.sh')
      const names = commands.map(({ name }) => name)
      const source = text('morning.sh')
      return names.filter((name) => name === 'mv').length
    },
    expect: 1,
  },
  {
    name: 'counts priorities as numbers, errors and worse only',
    hint: 'select((.PRIORITY | tonumber) <= 3)',
    run: ({ shell, text }) => {
      const { commands, options } = shell('morning.sh')
      const names = commands.map(({ name }) => name)
      const source = text('morning.sh')
      const jq = commands.filter(({ name, text: own }) => name === 'jq' && own.includes('PRIORITY')).map(({ text: own }) => own.replaceAll(/\s/g, ''))
      return jq.map((own) => (own.includes('tonumber)<=3') || own.includes('tonumber)<4') ? 'up to 3, as numbers' : own))
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
      return [/Asia\/Kolkata/.test(source) ? 'Indian time' : 'some zone', names.includes('date') || /%\(.*\)T/.test(source) ? 'dated' : 'no date', ['FINE', 'LOOK'].filter((word) => source.includes(word))]
    },
    expect: ['Indian time', 'dated', ['FINE', 'LOOK']],
  },
]
