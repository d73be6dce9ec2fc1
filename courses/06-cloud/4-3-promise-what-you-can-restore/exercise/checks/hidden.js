export default [
  {
    name: 'has three copies, on two kinds of storage, one far away',
    hint: 'Count the places, the kinds and the buildings. The same place twice is one copy.',
    run: ({ csv, yaml }) => {
      const fact = Object.fromEntries(csv('facts.csv').map(({ what, value }) => [what, Number(value)]))
      const own = yaml('promise.yaml')
      const right = fact.people_minutes + fact.machine_minutes + (fact.gigabytes * 1000) / fact.download_mb_per_s / 60 + (fact.wal_gigabytes * 1000) / fact.replay_mb_per_s / 60
      const { copies } = own
      const plain = (text) => String(text ?? '').trim().toLowerCase()
      const places = new Set(copies.map(({ place }) => plain(place)).filter(Boolean)).size
      const unknown = copies.map(({ kind }) => plain(kind)).filter((kind) => !['disk', 'object storage', 'tape'].includes(kind))
      return [places >= 3 ? 'three' : places, new Set(copies.map(({ kind }) => plain(kind))).size >= 2 ? 'two kinds' : 'one kind', new Set(copies.map(({ building }) => plain(building))).size >= 2 ? 'far away' : 'one building', unknown]
    },
    expect: ['three', 'two kinds', 'far away', []],
  },
  {
    name: "has a copy that root can't delete",
    hint: 'deleted_by of one copy is without root, and that copy is on no disk of the server. No list is empty.',
    run: ({ csv, yaml }) => {
      const fact = Object.fromEntries(csv('facts.csv').map(({ what, value }) => [what, Number(value)]))
      const own = yaml('promise.yaml')
      const right = fact.people_minutes + fact.machine_minutes + (fact.gigabytes * 1000) / fact.download_mb_per_s / 60 + (fact.wal_gigabytes * 1000) / fact.replay_mb_per_s / 60
      const who = ({ deleted_by: list }) => [list ?? []].flat().map((one) => String(one).trim().toLowerCase()).filter(Boolean)
      // Root of the server can delete what is on a disk in it, whatever the list says.
      const onServer = ({ kind, building }) => /disk/i.test(kind) && /mumbai/i.test(building)
      return [own.copies.filter((copy) => who(copy).length === 0).map(({ place }) => place), own.copies.some((copy) => !onServer(copy) && !who(copy).includes('root')) ? 'safe from root' : 'root deletes all']
    },
    expect: [[], 'safe from root'],
  },
  {
    name: 'keeps the key of a distant copy somewhere else',
    hint: 'An encrypted copy whose key is on the server is noise after a fire.',
    run: ({ csv, yaml }) => {
      const fact = Object.fromEntries(csv('facts.csv').map(({ what, value }) => [what, Number(value)]))
      const own = yaml('promise.yaml')
      const right = fact.people_minutes + fact.machine_minutes + (fact.gigabytes * 1000) / fact.download_mb_per_s / 60 + (fact.wal_gigabytes * 1000) / fact.replay_mb_per_s / 60
      return own.copies.filter(({ building, key }) => !/^mumbai$/i.test(String(building).trim()) && !['safe', 'paper', 'other account'].includes(String(key ?? '').trim().toLowerCase())).map(({ place }) => place)
    },
    expect: [],
  },
  {
    name: 'drills every quarter',
    hint: 'Four dates in their order, 80 to 100 days apart.',
    run: ({ csv, yaml }) => {
      const fact = Object.fromEntries(csv('facts.csv').map(({ what, value }) => [what, Number(value)]))
      const own = yaml('promise.yaml')
      const right = fact.people_minutes + fact.machine_minutes + (fact.gigabytes * 1000) / fact.download_mb_per_s / 60 + (fact.wal_gigabytes * 1000) / fact.replay_mb_per_s / 60
      const days = own.drills.map((day) => Date.parse(String(day)) / 86_400_000)
      return [days.length >= 4 ? 'four or more' : days.length, days.every((day, index) => index === 0 || (day - days[index - 1] >= 80 && day - days[index - 1] <= 100)) ? 'every quarter' : 'gaps']
    },
    expect: ['four or more', 'every quarter'],
  },
]
