export default [
  {
    name: 'keeps the open log under its name and empties it',
    hint: 'rm takes away the name, and the site writes on into a file that nobody sees. Use truncate.',
    run: ({ csv, yaml }) => {
      const rows = csv('files.csv').map((row) => ({ ...row, mb: Number(row.mb), name: row.path.replace(' (deleted)', '') }))
      const pidOf = ({ open_by }) => open_by.split(' ')[1] ?? ''
      let freed = 0
      const lost = []
      const stopped = []
      const emptied = []
      const nameless = new Set(rows.filter(({ path }) => path.endsWith('(deleted)')).map(({ path }) => path))
      const ended = new Set()
      for (const step of yaml('plan.yaml').steps ?? []) {
        const [word, target] = String(step).trim().replace(/^sudo\s+/, '').replace(/^kill (-TERM|-15|-s TERM) /, 'kill ').replace(/^truncate (-s ?0|--size[= ]0) /, 'truncate ').replace(/^(rm|truncate)( -[rfd]+| --recursive| --)+ /, '$1 ').replace(/\/$/, '').split(/\s+/)
        if (word === 'kill') {
          ended.add(target)
          if (target !== '2217') stopped.push(target)
          for (const row of rows) if (pidOf(row) === target && nameless.has(row.path)) freed += row.mb
        }
        const row = rows.find(({ name, path }) => name === target && !path.endsWith('(deleted)'))
        if (!row || word === 'kill') continue
        if (row.needed === 'yes') lost.push(row.path)
        const isOpen = pidOf(row) !== '' && !ended.has(pidOf(row))
        if (word === 'truncate' || !isOpen) freed += row.mb
        if (word === 'truncate') emptied.push(row.path)
        if (word === 'rm' && isOpen) nameless.add(row.path)
        row.mb = 0
      }
      return emptied
    },
    expect: ['/srv/var/log/booking/debug.log'],
  },
  {
    name: 'leaves no new file without a name',
    hint: "After your steps, only the site's own cache may be open without a name.",
    run: ({ csv, yaml }) => {
      const rows = csv('files.csv').map((row) => ({ ...row, mb: Number(row.mb), name: row.path.replace(' (deleted)', '') }))
      const pidOf = ({ open_by }) => open_by.split(' ')[1] ?? ''
      let freed = 0
      const lost = []
      const stopped = []
      const emptied = []
      const nameless = new Set(rows.filter(({ path }) => path.endsWith('(deleted)')).map(({ path }) => path))
      const ended = new Set()
      for (const step of yaml('plan.yaml').steps ?? []) {
        const [word, target] = String(step).trim().replace(/^sudo\s+/, '').replace(/^kill (-TERM|-15|-s TERM) /, 'kill ').replace(/^truncate (-s ?0|--size[= ]0) /, 'truncate ').replace(/^(rm|truncate)( -[rfd]+| --recursive| --)+ /, '$1 ').replace(/\/$/, '').split(/\s+/)
        if (word === 'kill') {
          ended.add(target)
          if (target !== '2217') stopped.push(target)
          for (const row of rows) if (pidOf(row) === target && nameless.has(row.path)) freed += row.mb
        }
        const row = rows.find(({ name, path }) => name === target && !path.endsWith('(deleted)'))
        if (!row || word === 'kill') continue
        if (row.needed === 'yes') lost.push(row.path)
        const isOpen = pidOf(row) !== '' && !ended.has(pidOf(row))
        if (word === 'truncate' || !isOpen) freed += row.mb
        if (word === 'truncate') emptied.push(row.path)
        if (word === 'rm' && isOpen) nameless.add(row.path)
        row.mb = 0
      }
      return [...nameless].filter((path) => !rows.some((row) => row.path === path && ended.has(pidOf(row)))).map((path) => path.replace(' (deleted)', ''))
    },
    expect: ['/srv/tmp/scan-cache'],
  },
  {
    name: 'uses each step once, and only known words',
    hint: "A step is kill, truncate or rm, and one target. Don't write a step twice.",
    run: ({ yaml }) => {
      const steps = yaml('plan.yaml').steps.map((step) => String(step).trim().replace(/^sudo\s+/, '').replaceAll(/\s+/g, ' '))
      return [...new Set(steps)].length === steps.length ? steps.map((step) => step.split(' ')[0]).toSorted() : ['a step is there twice']
    },
    expect: ['kill', 'rm', 'rm', 'truncate'],
  },
]
