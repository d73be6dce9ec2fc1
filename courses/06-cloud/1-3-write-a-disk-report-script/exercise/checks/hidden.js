export default [
  {
    name: 'ends the options before a name that it removes, copies or moves',
    hint: 'A name can begin with a dash. Write -- before it: rm -r -- "$work".',
    run: ({ shell, text }) => {
      const { commands } = shell('disk-report.sh')
      const inTraps = commands.filter(({ name }) => name === 'trap').flatMap(({ args }) => args[0].split(/[;&]+/)).map((part) => part.trim()).filter((part) => /^rm\s/.test(part)).map((part) => ({ name: 'rm', args: part.split(/\s+/).slice(1) }))
      return [...commands, ...inTraps].filter(({ name, args }) => /^(rm|cp|mv)$/.test(name) && args.some((arg) => arg.includes('$')) && !args.includes('--')).map(({ name, args }) => [name, ...args].join(' '))
    },
    expect: [],
  },
  {
    name: 'writes a new file and moves it over the old one',
    hint: 'A reader must never see half a report: write "$out.new", then mv.',
    run: ({ shell }) => {
      const { commands } = shell('disk-report.sh')
      return commands.filter(({ name }) => name === 'mv').length
    },
    expect: 1,
  },
  {
    name: 'leaves with 2 if it is called wrongly',
    hint: "exit 2 in the function that prints the usage, and for a folder that isn't there.",
    run: ({ shell }) => [...new Set(shell('disk-report.sh').commands.filter(({ name }) => name === 'exit').map(({ args }) => args[0]))].filter((status) => status === '2'),
    expect: ['2'],
  },
  {
    name: 'never removes by a pattern that an empty variable widens',
    hint: 'rm -rf $DIR/tmp/* becomes rm -rf /tmp/* if DIR is empty. Remove only the folder that mktemp made.',
    run: ({ shell }) => shell('disk-report.sh').commands.filter(({ name, text }) => name === 'rm' && /\/\*/.test(text)).map(({ text }) => text),
    expect: [],
  },
  {
    name: "doesn't loop over the words of a command",
    hint: 'for f in $(find …) breaks at spaces. Use find -exec, or a pattern such as /proc/[0-9]*/fd/*.',
    run: ({ text }) => text('disk-report.sh').match(/for \w+ in \$\(\w+/g) ?? [],
    expect: [],
  },
  {
    name: 'says in which line it failed, on standard error',
    hint: 'trap with ERR and $LINENO, and set -E so that functions count too. Messages go to >&2.',
    run: ({ shell, text }) => {
      const { commands, options } = shell('disk-report.sh')
      const traps = commands.filter(({ name, args }) => name === 'trap' && args.includes('ERR')).map(({ args }) => [/LINENO/.test(args[0]) ? 'line' : 'no line', />\s*&2/.test(args[0]) ? 'standard error' : 'standard output'])
      const functions = shell('disk-report.sh').functions.length
      return [...traps, functions === 0 || options.includes('E') || options.includes('errtrace') ? 'everywhere' : 'not in functions']
    },
    expect: [['line', 'standard error'], 'everywhere'],
  },
  {
    name: 'leaves a second run with a status of its own',
    hint: 'Not 0, not 1 and not 2: exit 3, right after flock.',
    run: ({ text }) => {
      const code = text('disk-report.sh').replaceAll(/^\s*#.*$/gm, '').replaceAll(/\\\n\s*/g, ' ')
      const [, status = 'none'] = /\bflock\b[^]*?\bexit\s+(\d+)/.exec(code) ?? []
      return Number(status) > 2 ? 'its own' : status
    },
    expect: 'its own',
  },
  {
    name: 'looks at its call, and locks an open file',
    hint: '[[ -d $folder ]] and a count of the words in $#, each with exit 2; exec 9> opens the file for flock 9.',
    run: ({ shell, text }) => {
      const code = text('disk-report.sh').replaceAll(/^\s*#.*$/gm, '')
      const opened = [...code.matchAll(/^\s*exec (\d+)>/gm)].map(([, number]) => number)
      const locks = shell('disk-report.sh').commands.filter(({ name }) => name === 'flock').map(({ args }) => (args.some((arg) => opened.includes(arg)) ? 'an open file' : 'nothing'))
      return [/-d\s+"?\$/.test(code) ? 'the folder' : 'any folder', /\$#|\$\{1:\?|\$\{#/.test(code) ? 'the count' : 'any count', locks]
    },
    expect: ['the folder', 'the count', ['an open file']],
  },
]
