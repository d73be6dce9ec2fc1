export default [
  {
    name: 'fetches WAL files back by their name',
    hint: 'restore_command copies from the archive: %f is the name, %p the place.',
    run: ({ text }) => {
      const settings = {}
      for (const line of text('recovery.conf').split('\n')) {
        const [, key, value] = /^\s*([\w.]+)\s*=?\s*(.*?)\s*(?:#.*)?$/.exec(line.startsWith('#') ? '' : line) ?? []
        if (key) settings[key] = value.replace(/^'(.*)'$/, '$1')
      }
      return /^cp (\S+)\/%f "?%p"?$/.exec(settings.restore_command)?.[1]
    },
    expect: '/backup/archive',
  },
  {
    name: 'finishes the last WAL file before anything is copied',
    hint: 'select pg_switch_wal() on the real server, first.',
    run: ({ shell }) => {
      const { commands, options } = shell('restore.sh')
      const at = (test) => commands.findIndex(test)
      const isSwitch = ({ name, text }) => name === 'psql' && text.includes('pg_switch_wal')
      const [first] = commands.filter(({ name }) => /^(psql|cp|touch|pg_ctl|pg_dump|pg_restore)$/.test(name))
      return first && isSwitch(first) ? first.args[first.args.indexOf('-p') + 1] : 'not first'
    },
    expect: '5499',
  },
  {
    name: 'looks at the copy before it brings the table home',
    hint: 'A select on port 5500, before pg_dump.',
    run: ({ shell }) => {
      const { commands, options } = shell('restore.sh')
      const at = (test) => commands.findIndex(test)
      const look = at(({ name, args, text }) => name === 'psql' && args.includes('5500') && /select/i.test(text))
      const dump = at(({ name }) => name === 'pg_dump')
      return look >= 0 && dump > look ? 'looks first' : 'dumps without looking'
    },
    expect: 'looks first',
  },
  {
    name: 'brings home only the lost table, from the copy to the real server',
    hint: 'pg_dump -t appointments from 5500, pg_restore to 5499.',
    run: ({ shell }) => {
      const { commands, options } = shell('restore.sh')
      const at = (test) => commands.findIndex(test)
      const port = (tool) => commands.filter(({ name }) => name === tool).map(({ args }) => args[args.indexOf('-p') + 1])
      const [dump] = commands.filter(({ name }) => name === 'pg_dump')
      return { from: port('pg_dump'), to: port('pg_restore'), table: dump?.args[dump.args.indexOf('-t') + 1] }
    },
    expect: { from: ['5500'], to: ['5499'], table: 'appointments' },
  },
  {
    name: 'stops at the first command that fails',
    hint: 'A restore that goes on after a failure destroys what is still good.',
    run: ({ shell }) => {
      const { commands, options } = shell('restore.sh')
      const at = (test) => commands.findIndex(test)
      return ['e', 'u', 'pipefail'].filter((option) => !options.includes(option))
    },
    expect: [],
  },
]
