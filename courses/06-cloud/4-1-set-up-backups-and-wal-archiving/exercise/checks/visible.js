export default [
  {
    name: 'archives every WAL file through pgBackRest',
    hint: "archive_mode is on, and the command pushes %p with the stanza's name.",
    run: ({ text }) => {
      const settings = {}
      for (const line of text('postgresql.conf').split('\n')) {
        const [, key, value] = /^\s*([\w.]+)\s*=?\s*(.*?)\s*(?:#.*)?$/.exec(line.startsWith('#') ? '' : line) ?? []
        if (key) settings[key] = value.replace(/^'(.*)'$/, '$1')
      }
      return [settings.archive_mode, settings.archive_command.replace(/^\/\S*\//, '').replace('"%p"', '%p')]
    },
    expect: ['on', 'pgbackrest --stanza=hospital archive-push %p'],
  },
  {
    name: 'loses at most half a minute',
    hint: "archive_timeout finishes a WAL file that isn't full.",
    run: ({ text }) => {
      const settings = {}
      for (const line of text('postgresql.conf').split('\n')) {
        const [, key, value] = /^\s*([\w.]+)\s*=?\s*(.*?)\s*(?:#.*)?$/.exec(line.startsWith('#') ? '' : line) ?? []
        if (key) settings[key] = value.replace(/^'(.*)'$/, '$1')
      }
      return (settings.archive_timeout ?? 'never').replace(/^30 ?s?$/, '30 s')
    },
    expect: '30 s',
  },
  {
    name: 'keeps a second copy in object storage in Mumbai',
    hint: 'repo2 with type s3, a bucket and a region.',
    run: ({ json, unit, text }) => {
      const ini = {}
      let section = {}
      for (const raw of text('pgbackrest.conf').split('\n')) {
        const line = raw.replace(/^\s*#.*/, '').trim()
        if (/^\[/.test(line)) section = ini[line.slice(1, -1)] = {}
        else if (line) section[line.split('=')[0].trim()] = line.split('=').slice(1).join('=').trim()
      }
      const { global = {}, hospital = {} } = ini
      return [global['repo2-type'], global['repo2-s3-bucket'], global['repo2-s3-region']]
    },
    expect: ['s3', 'hospital-backup', 'ap-south-1'],
  },
  {
    name: "keeps the first copy outside of the database's own disk",
    hint: "PostgreSQL's data is under /var/lib/postgresql. A second disk is mounted elsewhere.",
    run: ({ json, unit, text }) => {
      const ini = {}
      let section = {}
      for (const raw of text('pgbackrest.conf').split('\n')) {
        const line = raw.replace(/^\s*#.*/, '').trim()
        if (/^\[/.test(line)) section = ini[line.slice(1, -1)] = {}
        else if (line) section[line.split('=')[0].trim()] = line.split('=').slice(1).join('=').trim()
      }
      const { global = {}, hospital = {} } = ini
      return /^\/\w/.test(global['repo1-path'] ?? '') && !/^\/(var\/lib\/postgresql|tmp|run)(\/|$)/.test(global['repo1-path']) ? 'elsewhere' : `${global['repo1-path']}`
    },
    expect: 'elsewhere',
  },
  {
    name: 'makes a full backup on Sunday night, Indian time',
    hint: 'OnCalendar with day, time and zone, outside the morning rush.',
    run: ({ unit }) => unit('pgbackrest-full.timer').Timer.OnCalendar.map((on) => {
      const [, days, hour, , zone] = /^(\S+) (?:\*-\*-\* )?(\d{1,2}):(\d{2})(?::\d{2})?(?: (\S+))?$/.exec(on.trim()) ?? [on, on]
      return [days.replace(/^Sunday$/i, 'Sun'), Number(hour) < 6 ? 'at night' : 'by day', zone ?? 'no zone']
    }),
    expect: [['Sun', 'at night', 'Asia/Kolkata']],
  },
]
