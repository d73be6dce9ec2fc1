export default [
  {
    name: 'stops in the last second before the accident, in Indian time',
    hint: 'Find the drop in main.log. The target is a moment before it, with +05:30 at the end and not IST.',
    run: ({ text }) => {
      const settings = {}
      for (const line of text('recovery.conf').split('\n')) {
        const [, key, value] = /^\s*([\w.]+)\s*=?\s*(.*?)\s*(?:#.*)?$/.exec(line.startsWith('#') ? '' : line) ?? []
        if (key) settings[key] = value.replace(/^'(.*)'$/, '$1')
      }
      return ({ zone: /\+05:?30$|Asia\/Kolkata$/.test(settings.recovery_target_time) ? 'Indian time' : /IST$/.test(settings.recovery_target_time) ? 'IST, an abbreviation, which isn’t accepted here' : 'no zone', secondsBefore: Math.floor((Date.parse('2026-11-23T09:40:17.655+05:30') - Date.parse(settings.recovery_target_time.replace(' ', 'T').replace(/ ?(IST|Asia\/Kolkata)$/, '+05:30'))) / 1000) })
    },
    expect: { zone: 'Indian time', secondsBefore: 0 },
  },
  {
    name: "can't be taken for the real server",
    hint: 'The copy needs a port of its own: 5500.',
    run: ({ text }) => {
      const settings = {}
      for (const line of text('recovery.conf').split('\n')) {
        const [, key, value] = /^\s*([\w.]+)\s*=?\s*(.*?)\s*(?:#.*)?$/.exec(line.startsWith('#') ? '' : line) ?? []
        if (key) settings[key] = value.replace(/^'(.*)'$/, '$1')
      }
      return settings.port
    },
    expect: '5500',
  },
  {
    name: "doesn't write into the archive of the real server",
    hint: 'archive_mode of the copy is off.',
    run: ({ text }) => {
      const settings = {}
      for (const line of text('recovery.conf').split('\n')) {
        const [, key, value] = /^\s*([\w.]+)\s*=?\s*(.*?)\s*(?:#.*)?$/.exec(line.startsWith('#') ? '' : line) ?? []
        if (key) settings[key] = value.replace(/^'(.*)'$/, '$1')
      }
      return settings.archive_mode
    },
    expect: 'off',
  },
  {
    name: 'asks PostgreSQL to recover before it starts',
    hint: "An empty file recovery.signal in the copy's folder, before pg_ctl start.",
    run: ({ shell }) => {
      const { commands, options } = shell('restore.sh')
      const at = (test) => commands.findIndex(test)
      const signal = at(({ name, args }) => name === 'touch' && /restored\/recovery\.signal$/.test(args[0]))
      const start = at(({ name, args }) => name === 'pg_ctl' && args.includes('start'))
      return signal >= 0 && start > signal ? 'signal, then start' : 'not in this order'
    },
    expect: 'signal, then start',
  },
  {
    name: 'copies the base backup and keeps the broken server as it is',
    hint: "cp -a from base-2 into restored. Nothing writes into the real server's folder.",
    run: ({ shell }) => {
      const { commands, options } = shell('restore.sh')
      const at = (test) => commands.findIndex(test)
      const harm = commands.filter(({ name, text }) => /^(dropdb|createdb|rm)$/.test(name) || (name === 'psql' && /\b(drop|truncate|delete)\b/i.test(text))).map(({ name }) => name)
      return { copies: commands.filter(({ name }) => name === 'cp').map(({ args }) => args.filter((arg) => !arg.startsWith('-')).map((path) => path.replace(/\/$/, '').split('/').at(-1))), destroys: harm }
    },
    expect: { copies: [['base-2', 'restored']], destroys: [] },
  },
]
