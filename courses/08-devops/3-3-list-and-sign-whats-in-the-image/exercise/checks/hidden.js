export default [
  {
    name: 'scans before it signs',
    hint: 'A seal on something that nobody looked at.',
    run: ({ workflow, yaml, text }) => {
      const file = yaml('release.yml')
      const { jobs } = workflow('release.yml')
      const runs = jobs.flatMap(({ runs: list }) => list).join('\n')
      const lines = runs.replaceAll(/\\\n\s*/g, ' ').split('\n').map((line) => line.trim()).filter(Boolean)
      const scan = lines.findIndex((line) => /^trivy image/.test(line) && line.includes('--exit-code'))
      const sign = lines.findIndex((line) => /^cosign sign/.test(line))
      return scan >= 0 && scan < sign ? 'scan, sign' : 'sign without a scan'
    },
    expect: 'scan, sign',
  },
  {
    name: 'attaches the list to the image',
    hint: 'cosign attest with the file that trivy wrote as predicate, and its type.',
    run: ({ workflow }) => {
      const lines = workflow('release.yml').jobs.flatMap(({ runs }) => runs).join('\n').replaceAll(/\\\n\s*/g, ' ').split('\n').map((line) => line.trim())
      const list = lines.find((line) => /^trivy image/.test(line) && /--format[ =]/.test(line)) ?? ''
      const file = /(?:--output|-o)[ =](\S+)/.exec(list)?.[1] ?? 'no file'
      return lines.filter((line) => /^cosign attest\b/.test(line)).map((line) => [/--type[ =](\w+)/.exec(line)?.[1]?.replace('spdxjson', 'cyclonedx') ?? 'no type', /--predicate[ =](\S+)/.exec(line)?.[1] === file ? 'the list' : 'another file'])
    },
    expect: [['cyclonedx', 'the list']],
  },
  {
    name: 'signs in to the registry without a password in the command',
    hint: "--password-stdin with the run's own token.",
    run: ({ workflow, yaml, text }) => {
      const file = yaml('release.yml')
      const { jobs } = workflow('release.yml')
      const runs = jobs.flatMap(({ runs: list }) => list).join('\n')
      const lines = runs.replaceAll(/\\\n\s*/g, ' ').split('\n').map((line) => line.trim()).filter(Boolean)
      return lines.filter((line) => line.includes('docker login')).map((line) => (line.includes('--password-stdin') && !/--password[ =]/.test(line) && !line.includes('secrets.') ? 'standard input' : 'in the command'))
    },
    expect: ['standard input'],
  },
  {
    name: 'pins its actions',
    hint: 'A full commit SHA for every uses.',
    run: ({ workflow, yaml, text }) => {
      const file = yaml('release.yml')
      const { jobs } = workflow('release.yml')
      const runs = jobs.flatMap(({ runs: list }) => list).join('\n')
      const lines = runs.replaceAll(/\\\n\s*/g, ' ').split('\n').map((line) => line.trim()).filter(Boolean)
      return jobs.flatMap(({ uses }) => uses).filter(({ isPinned }) => !isPinned).map(({ action }) => action)
    },
    expect: [],
  },
  {
    name: 'accepts a finding only with a reason, a name and an end',
    hint: 'A comment above it, and exp: with a date that is still to come.',
    run: ({ text }) => {
      const lines = text('trivyignore.txt').split('\n').map((line) => line.trim())
      const ends = (line) => {
        const date = /exp:(\d{4}-\d\d-\d\d)\b/.exec(line)?.[1]
        if (!date) return 'for ever'
        const time = Date.parse(`${date}T00:00:00Z`)
        if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date) return `${date} is no day`
        return date > '2026-11-18' ? 'ends' : 'ended already'
      }
      return lines.flatMap((line, index) => (/^CVE-/.test(line) ? [[line.split(/\s+/)[0], ends(line), /^#.{20,}/.test(lines[index - 1] ?? '') ? 'has a reason' : 'no reason']] : []))
    },
    expect: [['CVE-2023-45853', 'ends', 'has a reason']],
  },
  {
    name: 'releases from main only',
    hint: 'on: push with branches: [main]. Code of a pull request is not reviewed yet, and gets neither a push nor a seal.',
    run: ({ yaml }) => {
      const own = yaml('release.yml').on
      const events = typeof own === 'string' ? { [own]: null } : Array.isArray(own) ? Object.fromEntries(own.map((one) => [one, null])) : own
      const { push, workflow_dispatch: byHand, ...others } = events
      return { push: [push?.branches ?? 'every branch'].flat(), others: Object.keys(others) }
    },
    expect: { push: ['main'], others: [] },
  },
]
