export default [
  {
    name: 'fetches WAL files back by their name',
    hint: 'restore_command copies from the archive, /backup/archive: %f is the name, %p the place.',
    run: ({ text }) => {
      const settings = {}
      for (const line of text('recovery.conf').split('\n')) {
        const [, key, value] = /^\s*([\w.]+)\s*=?\s*(.*?)\s*(?:#.*)?$/.exec(line.startsWith('#') ? '' : line) ?? []
        if (key) settings[key] = value.replace(/^'(.*)'$/, '$1')
      }
      return /^cp "?([^\s"]+)\/%f"? "?%p"?$/.exec(settings.restore_command)?.[1]
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
      const port = ((args) => (args.map((arg, index) => (/^(-p|--port)$/.test(arg) ? args[index + 1] : /^(?:-p|--port=)(\d+)$/.exec(arg)?.[1])).find(Boolean) ?? 'no port'))
      return first && isSwitch(first) ? port(first.args) : 'not first'
    },
    expect: '5499',
  },
  {
    name: 'looks at the copy before it brings the table home',
    hint: 'A select on port 5500, before pg_dump.',
    run: ({ shell }) => {
      const { commands, options } = shell('restore.sh')
      const at = (test) => commands.findIndex(test)
      const port = ((args) => (args.map((arg, index) => (/^(-p|--port)$/.test(arg) ? args[index + 1] : /^(?:-p|--port=)(\d+)$/.exec(arg)?.[1])).find(Boolean) ?? 'no port'))
      const look = at(({ name, args, text }) => name === 'psql' && port(args) === '5500' && /select/i.test(text))
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
      const portOf = ((args) => (args.map((arg, index) => (/^(-p|--port)$/.test(arg) ? args[index + 1] : /^(?:-p|--port=)(\d+)$/.exec(arg)?.[1])).find(Boolean) ?? 'no port'))
      const port = (tool) => commands.filter(({ name }) => name === tool).map(({ args }) => portOf(args))
      const [dump] = commands.filter(({ name }) => name === 'pg_dump')
      return { from: port('pg_dump'), to: port('pg_restore'), table: dump?.args.map((arg, index) => (/^(-t|--table)$/.test(arg) ? dump.args[index + 1] : /^(?:-t|--table=)(\S+)$/.exec(arg)?.[1])).find(Boolean) ?? 'all' }
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
  {
    name: 'gives the copy its settings before it starts',
    hint: 'Add recovery.conf to the postgresql.conf of the copy with >>, before pg_ctl start.',
    run: ({ text }) => {
      const code = text('restore.sh').replaceAll(/^\s*#.*$/gm, '')
      const settings = code.search(/recovery\.conf"?\s*>>\s*\S*restored\/postgresql\.conf/)
      return settings >= 0 && settings < code.search(/pg_ctl\b[^\n]*\bstart\b/) ? 'settings, then start' : 'starts without them'
    },
    expect: 'settings, then start',
  },
]
