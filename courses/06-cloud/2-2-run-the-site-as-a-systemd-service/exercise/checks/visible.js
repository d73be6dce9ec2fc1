export default [
  {
    name: 'runs the site from its release folder with Node 24',
    hint: 'ExecStart has the whole path of node and of server.mjs under /opt/appointments/current.',
    run: ({ unit }) => {
      const { Unit = {}, Service = {}, Install = {} } = unit('appointments.service')
      const last = (section, key) => section[key]?.at(-1)
      return last(Service, 'ExecStart')?.split(' ')
    },
    expect: ['/usr/local/bin/node', '/opt/appointments/current/server.mjs'],
  },
  {
    name: 'listens on this machine only',
    hint: 'The program reads HOST and PORT from its environment.',
    run: ({ unit }) => {
      const { Unit = {}, Service = {}, Install = {} } = unit('appointments.service')
      const last = (section, key) => section[key]?.at(-1)
      return (Service.Environment ?? []).flatMap((line) => line.split(/\s+/)).map((pair) => pair.replaceAll('"', '')).filter((pair) => /^(HOST|PORT)=/.test(pair)).toSorted()
    },
    expect: ['HOST=127.0.0.1', 'PORT=3000'],
  },
  {
    name: "doesn't run as root",
    hint: 'DynamicUser=yes makes a user for the time it runs. User=root, or no line at all, is root.',
    run: ({ unit }) => {
      const { Unit = {}, Service = {}, Install = {} } = unit('appointments.service')
      const last = (section, key) => section[key]?.at(-1)
      const user = last(Service, 'User') ?? (/^(yes|true|1|on)$/.test(last(Service, 'DynamicUser') ?? '') ? 'made by systemd' : 'root')
      return /^(root|0)$/.test(user) ? 'root' : 'a user of its own'
    },
    expect: 'a user of its own',
  },
  {
    name: 'has one folder to write to',
    hint: 'StateDirectory creates /var/lib/appointments and gives it to the service. DynamicUser makes all else read-only; with a User of your own, write ProtectSystem=strict.',
    run: ({ unit }) => {
      const { Unit = {}, Service = {}, Install = {} } = unit('appointments.service')
      const last = (section, key) => section[key]?.at(-1)
      const isDynamic = /^(yes|true|1|on)$/.test(last(Service, 'DynamicUser') ?? '')
      const rest = last(Service, 'ProtectSystem') ?? (isDynamic ? 'strict' : 'no')
      return [last(Service, 'StateDirectory'), rest === 'strict' ? 'all else read-only' : `ProtectSystem=${rest}`, [...(Service.ReadWritePaths ?? []), ...(Service.ReadWriteDirectories ?? [])]]
    },
    expect: ['appointments', 'all else read-only', []],
  },
  {
    name: 'is back two seconds after a crash, and not after a planned stop',
    hint: 'Restart=on-failure with RestartSec.',
    run: ({ unit }) => {
      const { Unit = {}, Service = {}, Install = {} } = unit('appointments.service')
      const last = (section, key) => section[key]?.at(-1)
      return [last(Service, 'Restart'), last(Service, 'RestartSec')?.replace(/^2 ?(s|sec|seconds?)?$|^2000ms$/, '2 s')]
    },
    expect: ['on-failure', '2 s'],
  },
  {
    name: 'starts at boot',
    hint: 'WantedBy in [Install].',
    run: ({ unit }) => {
      const { Unit = {}, Service = {}, Install = {} } = unit('appointments.service')
      const last = (section, key) => section[key]?.at(-1)
      return Install.WantedBy
    },
    expect: ['multi-user.target'],
  },
]
