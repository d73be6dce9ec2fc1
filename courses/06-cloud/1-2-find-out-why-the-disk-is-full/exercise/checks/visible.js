export default [
  {
    name: 'adds up what du can see',
    hint: 'du adds up files that have a name. Leave out the lines marked (deleted), then add the mb column.',
    run: ({ yaml }) => yaml('plan.yaml').du_sees_mb,
    expect: 196,
  },
  {
    name: 'finds how much space has no name',
    hint: 'df counts everything, du only what has a name. Subtract.',
    run: ({ yaml }) => yaml('plan.yaml').hidden_mb,
    expect: 50,
  },
  {
    name: 'loses nothing that is needed',
    hint: 'Look at the columns needed and note for each path in your steps. Where does current point?',
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
      return lost
    },
    expect: [],
  },
  {
    name: 'ends only the process that holds a deleted file for nothing',
    hint: 'Which process holds an old export? Ending the site or the database would stop the clinic. Write kill and its PID: TERM is enough, and -9 comes last.',
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
      return ({ stopped })
    },
    expect: { stopped: [] },
  },
  {
    name: 'frees 162 MB',
    hint: "A file that a process has open isn't freed by rm. Which word empties it in place?",
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
      return freed
    },
    expect: 162,
  },
]
