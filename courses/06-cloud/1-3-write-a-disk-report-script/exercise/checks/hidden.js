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
]
