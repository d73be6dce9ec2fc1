export default [
  {
    name: 'stops at a failure, at a misspelt variable and in a failed pipe',
    hint: 'One line near the top turns on three options: e, u and pipefail.',
    run: ({ shell }) => ['e', 'u', 'pipefail'].filter((option) => shell('disk-report.sh').options.includes(option)),
    expect: ['e', 'u', 'pipefail'],
  },
  {
    name: 'quotes every variable that a command gets',
    hint: "Bash splits an unquoted variable at spaces: write \"$folder\". Inside [[ ]] it isn't needed.",
    run: ({ shell }) => {
      const { commands } = shell('disk-report.sh')
      return commands.flatMap(({ name, line, unquoted }) => unquoted.map((text) => `${name} in line ${line}: ${text}`))
    },
    expect: [],
  },
  {
    name: 'works in a temporary folder of its own',
    hint: 'mktemp -d makes a folder that no other run has.',
    run: ({ shell }) => {
      const { commands } = shell('disk-report.sh')
      return commands.filter(({ name }) => name === 'mktemp').map(({ args }) => args[0])
    },
    expect: ['-d'],
  },
  {
    name: 'removes the temporary folder however the script ends',
    hint: 'A trap on EXIT runs at the end, also after a failure.',
    run: ({ shell, text }) => {
      const { commands } = shell('disk-report.sh')
      // A trap may name a function that removes the folder.
      const body = (name) => (/^\w+$/.test(name) ? (new RegExp(`^[ \\t]*(?:function[ \\t]+)?${name}[ \\t]*(?:\\(\\))?\\s*\\{(?:[^\\n]*\\}[ \\t]*$|[^]*?^[ \\t]*\\})`, 'm').exec(text('disk-report.sh'))?.[0] ?? '') : '')
      return commands.filter(({ name, args }) => name === 'trap' && args.includes('EXIT')).map(({ args }) => /\brm\b/.test(args[0]) || /\brm\s/.test(body(args[0])) ? 'rm on EXIT' : args[0])
    },
    expect: ['rm on EXIT'],
  },
  {
    name: 'lets only one run work at a time',
    hint: 'flock with --nonblock (or -n) on an open file; a second run leaves.',
    run: ({ shell }) => {
      const { commands } = shell('disk-report.sh')
      return commands.filter(({ name }) => name === 'flock').map(({ args }) => args.some((arg) => arg === '--nonblock' || arg === '-n') ? 'does not wait' : 'waits')
    },
    expect: ['does not wait'],
  },
  {
    name: 'shows the ten largest without a pipe that breaks',
    hint: "Sort by number, largest first (-rh if du has -h). head leaves after ten lines, and sort may fail then. sed -n '1,10p' reads to the end.",
    run: ({ shell }) => {
      const { commands } = shell('disk-report.sh')
      const flags = ({ args }) => args.filter((arg) => arg.startsWith('-')).join(' ')
      // The first command of a pipe reads a file, which can't break.
      const early = commands.filter(({ name, text, pipe }) => pipe.indexOf(name) > 0 && (name === 'head' || (name === 'sed' && /\dq/.test(text)) || (name === 'awk' && /\bexit\b/.test(text)))).map(({ name }) => name)
      const isTen = commands.some(({ name, text }) => (name === 'sed' && /\b(1,\s*10p|10q)/.test(text)) || (name === 'awk' && /NR\s*(<=\s*10|<\s*11)\b/.test(text)) || (name === 'head' && (/\b10\b/.test(text) || !/-\w*\d|-n/.test(text))))
      const isHuman = commands.some((one) => one.name === 'du' && /(^| )-[a-zA-Z]*h|--human/.test(flags(one)))
      const isSorted = commands.some((one) => one.name === 'sort' && /r/.test(flags(one)) && (isHuman ? /h/ : /[nh]/).test(flags(one)))
      return { leavesEarly: early, folders: isTen ? 'ten' : 'another number', order: isSorted ? 'largest first' : 'another order' }
    },
    expect: { leavesEarly: [], folders: 'ten', order: 'largest first' },
  },
  {
    name: 'adds up folders of one disk only, and looks for deleted files',
    hint: 'du with -x and the folder after --. Deleted files: a link in /proc/PID/fd that ends with (deleted), or lsof +L1.',
    run: ({ shell, text }) => {
      const { commands } = shell('disk-report.sh')
      const code = text('disk-report.sh').replaceAll(/^\s*#.*$/gm, '')
      return [commands.filter(({ name }) => name === 'du').map(({ args }) => (args.some((arg) => /^-[a-zA-Z]*x|^--one-file-system$/.test(arg)) ? 'one disk' : 'every disk')), /\(deleted\)/.test(code) || commands.some(({ name, args }) => name === 'lsof' && args.includes('+L1')) ? 'deleted files' : 'nothing deleted']
    },
    expect: [['one disk'], 'deleted files'],
  },
]
