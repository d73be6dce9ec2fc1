export default [
  {
    name: 'makes an incremental backup on all other nights',
    hint: 'Mon..Sat, at night, with the zone Asia/Kolkata.',
    run: ({ unit }) => unit('pgbackrest-incr.timer').Timer.OnCalendar.map((on) => {
      const [, days, hour, , zone] = /^(\S+) (?:\*-\*-\* )?(\d{1,2}):(\d{2})(?::\d{2})?(?: (\S+))?$/.exec(on.trim()) ?? [on, on]
      return [days.replace(/^Mon,Tue,Wed,Thu,Fri,Sat$/, 'Mon..Sat'), Number(hour) < 6 ? 'at night' : 'by day', zone ?? 'no zone']
    }),
    expect: [['Mon..Sat', 'at night', 'Asia/Kolkata']],
  },
  {
    name: 'catches up after the machine was off',
    hint: 'Persistent=yes in both timers.',
    run: ({ unit }) => ['pgbackrest-full.timer', 'pgbackrest-incr.timer'].map((name) => unit(name).Timer.Persistent?.at(-1)?.replace('true', 'yes')),
    expect: ['yes', 'yes'],
  },
  {
    name: "encrypts what leaves the machine, with a key that isn't in this file",
    hint: 'repo2-cipher-type is aes-256-cbc; repo2-cipher-pass is in conf.d/key.conf.',
    run: ({ json, unit, text }) => {
      const ini = {}
      let section = {}
      for (const raw of text('pgbackrest.conf').split('\n')) {
        const line = raw.replace(/^\s*#.*/, '').trim()
        if (/^\[/.test(line)) section = ini[line.slice(1, -1)] = {}
        else if (line) section[line.split('=')[0].trim()] = line.split('=').slice(1).join('=').trim()
      }
      const { global = {}, hospital = {} } = ini
      return [global['repo2-cipher-type'], Object.keys(global).filter((key) => /cipher-pass|s3-key(-secret)?$/.test(key))]
    },
    expect: ['aes-256-cbc', []],
  },
  {
    name: "uses the machine's role instead of a stored key",
    hint: 'repo2-s3-key-type=auto',
    run: ({ json, unit, text }) => {
      const ini = {}
      let section = {}
      for (const raw of text('pgbackrest.conf').split('\n')) {
        const line = raw.replace(/^\s*#.*/, '').trim()
        if (/^\[/.test(line)) section = ini[line.slice(1, -1)] = {}
        else if (line) section[line.split('=')[0].trim()] = line.split('=').slice(1).join('=').trim()
      }
      const { global = {}, hospital = {} } = ini
      return global['repo2-s3-key-type']
    },
    expect: 'auto',
  },
  {
    name: 'keeps two full backups near and eight far away',
    hint: 'repo1-retention-full and repo2-retention-full.',
    run: ({ json, unit, text }) => {
      const ini = {}
      let section = {}
      for (const raw of text('pgbackrest.conf').split('\n')) {
        const line = raw.replace(/^\s*#.*/, '').trim()
        if (/^\[/.test(line)) section = ini[line.slice(1, -1)] = {}
        else if (line) section[line.split('=')[0].trim()] = line.split('=').slice(1).join('=').trim()
      }
      const { global = {}, hospital = {} } = ini
      return [global['repo1-retention-full'], global['repo2-retention-full']]
    },
    expect: ['2', '8'],
  },
  {
    name: 'starts both timers at boot, for the server that is backed up',
    hint: 'WantedBy=timers.target in [Install] of both timers, and pg1-path in the section [hospital].',
    run: ({ unit, text }) => [...['pgbackrest-full.timer', 'pgbackrest-incr.timer'].map((name) => unit(name).Install?.WantedBy?.at(-1) ?? 'never'), /\[hospital\][^[]*^pg1-path\s*=\s*(\S+)/m.exec(text('pgbackrest.conf'))?.[1] ?? 'no server'],
    expect: ['timers.target', 'timers.target', '/var/lib/postgresql/17/main'],
  },
]
