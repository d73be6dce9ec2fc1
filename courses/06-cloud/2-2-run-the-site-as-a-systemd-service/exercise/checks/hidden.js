export default [
  {
    name: 'gives up after five crashes in two minutes',
    hint: 'StartLimitIntervalSec and StartLimitBurst belong to [Unit], not to [Service].',
    run: ({ unit }) => {
      const { Unit = {}, Service = {}, Install = {} } = unit('appointments.service')
      const last = (section, key) => section[key]?.at(-1)
      return [last(Unit, 'StartLimitIntervalSec')?.replace(/^2min$|^120s$/, '120'), last(Unit, 'StartLimitBurst')]
    },
    expect: ['120', '5'],
  },
  {
    name: 'has a memory limit of 256 MB',
    hint: 'MemoryMax is the limit at which the kernel ends the service.',
    run: ({ unit }) => {
      const { Unit = {}, Service = {}, Install = {} } = unit('appointments.service')
      const last = (section, key) => section[key]?.at(-1)
      return last(Service, 'MemoryMax')
    },
    expect: '256M',
  },
  {
    name: "gets none of root's powers and only usual system calls",
    hint: 'CapabilityBoundingSet with nothing after =, and SystemCallFilter=@system-service.',
    run: ({ unit }) => {
      const { Unit = {}, Service = {}, Install = {} } = unit('appointments.service')
      const last = (section, key) => section[key]?.at(-1)
      return [Service.CapabilityBoundingSet, (Service.AmbientCapabilities ?? []).join(' '), Service.SystemCallFilter?.[0]]
    },
    expect: [[], '', '@system-service'],
  },
  {
    name: "leaves out what Node can't start with",
    hint: 'MemoryDenyWriteExecute stops V8, and PrivateNetwork would keep Caddy out.',
    run: ({ unit }) => {
      const { Unit = {}, Service = {}, Install = {} } = unit('appointments.service')
      const last = (section, key) => section[key]?.at(-1)
      return ['MemoryDenyWriteExecute', 'PrivateNetwork'].filter((key) => /^(yes|true|1|on)$/.test(last(Service, key) ?? ''))
    },
    expect: [],
  },
  {
    name: "hides devices, homes and the kernel's settings",
    hint: 'Four settings that begin with Private or Protect are in the lesson, and RestrictAddressFamilies with three families.',
    run: ({ unit }) => {
      const { Unit = {}, Service = {}, Install = {} } = unit('appointments.service')
      const last = (section, key) => section[key]?.at(-1)
      return [...['PrivateDevices', 'ProtectHome', 'ProtectKernelTunables', 'ProtectKernelModules'].filter((key) => !/^(yes|true|1|on)$/.test(last(Service, key) ?? '')), ...(last(Service, 'RestrictAddressFamilies') ?? 'all families').split(/\s+/).toSorted()]
    },
    expect: ['AF_INET', 'AF_INET6', 'AF_UNIX'],
  },
  {
    name: 'has no secret in its environment',
    hint: 'Everybody can read Environment with systemctl show. Use LoadCredential.',
    run: ({ unit }) => {
      const { Unit = {}, Service = {}, Install = {} } = unit('appointments.service')
      const last = (section, key) => section[key]?.at(-1)
      return (Service.Environment ?? []).filter((line) => /pass|secret|token|postgres:\/\//i.test(line))
    },
    expect: [],
  },
]
