export default [
  {
    name: 'stops at the first failure',
    hint: 'set -euo pipefail near the top.',
    run: ({ shell, text }) => {
      const { commands, options } = shell('morning.sh')
      const names = commands.map(({ name }) => name)
      const source = text('morning.sh')
      return ['e', 'u', 'pipefail'].filter((option) => options.includes(option))
    },
    expect: ['e', 'u', 'pipefail'],
  },
  {
    name: 'asks the disks for the percentage only',
    hint: 'df --output=pcent,target, so that no column has to be guessed.',
    run: ({ shell, text }) => {
      const { commands, options } = shell('morning.sh')
      const names = commands.map(({ name }) => name)
      const source = text('morning.sh')
      return commands.filter(({ name }) => name === 'df').map(({ args }) => args.find((arg) => arg.startsWith('--output='))?.includes('pcent') ? 'pcent' : 'all columns')
    },
    expect: ['pcent'],
  },
  {
    name: 'asks the journal of one day, as data',
    hint: 'journalctl -o json --since …, and jq reads it.',
    run: ({ shell, text }) => {
      const { commands, options } = shell('morning.sh')
      const names = commands.map(({ name }) => name)
      const source = text('morning.sh')
      const [journal] = commands.filter(({ name }) => name === 'journalctl')
      return [journal?.text.includes('json') ? 'as JSON' : 'as text', journal?.text.includes('--since') ? 'since a time' : 'everything', names.includes('jq') ? 'jq' : 'no jq']
    },
    expect: ['as JSON', 'since a time', 'jq'],
  },
  {
    name: 'quotes every variable that a command gets',
    hint: '"$work/report", also in the trap.',
    run: ({ shell, text }) => {
      const { commands, options } = shell('morning.sh')
      const names = commands.map(({ name }) => name)
      const source = text('morning.sh')
      return commands.flatMap(({ name, line, unquoted }) => unquoted.map((one) => `${name} in line ${line}: ${one}`))
    },
    expect: [],
  },
]
