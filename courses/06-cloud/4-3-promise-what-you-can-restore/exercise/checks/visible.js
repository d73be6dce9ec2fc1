export default [
  {
    name: 'knows what a dead disk costs',
    hint: 'A WAL file leaves every archive_timeout_s seconds.',
    run: ({ csv, yaml }) => {
      const fact = Object.fromEntries(csv('facts.csv').map(({ what, value }) => [what, Number(value)]))
      const own = yaml('promise.yaml')
      const right = fact.people_minutes + fact.machine_minutes + (fact.gigabytes * 1000) / fact.download_mb_per_s / 60 + (fact.wal_gigabytes * 1000) / fact.replay_mb_per_s / 60
      return own.rpo_disk_seconds - fact.archive_timeout_s
    },
    expect: 0,
  },
  {
    name: 'knows what a dead building costs',
    hint: 'The time until the copy in the bucket comes on top.',
    run: ({ csv, yaml }) => {
      const fact = Object.fromEntries(csv('facts.csv').map(({ what, value }) => [what, Number(value)]))
      const own = yaml('promise.yaml')
      const right = fact.people_minutes + fact.machine_minutes + (fact.gigabytes * 1000) / fact.download_mb_per_s / 60 + (fact.wal_gigabytes * 1000) / fact.replay_mb_per_s / 60
      return own.rpo_building_seconds - fact.archive_timeout_s - fact.bucket_copy_s
    },
    expect: 0,
  },
  {
    name: 'adds people, machine, copy and replay',
    hint: 'Gigabytes × 1000 ÷ MB per second ÷ 60 for the copy and for the replay.',
    run: ({ csv, yaml }) => {
      const fact = Object.fromEntries(csv('facts.csv').map(({ what, value }) => [what, Number(value)]))
      const own = yaml('promise.yaml')
      const right = fact.people_minutes + fact.machine_minutes + (fact.gigabytes * 1000) / fact.download_mb_per_s / 60 + (fact.wal_gigabytes * 1000) / fact.replay_mb_per_s / 60
      return Math.abs(own.rto_minutes - right) <= 1 ? 'right' : `${own.rto_minutes - Math.round(right)} minutes off`
    },
    expect: 'right',
  },
  {
    name: 'promises with a margin of half as much again',
    hint: 'At least 1.5 times the calculated time and at most twice, as a number that people remember: 5, 10, 15 …',
    run: ({ csv, yaml }) => {
      const fact = Object.fromEntries(csv('facts.csv').map(({ what, value }) => [what, Number(value)]))
      const own = yaml('promise.yaml')
      const right = fact.people_minutes + fact.machine_minutes + (fact.gigabytes * 1000) / fact.download_mb_per_s / 60 + (fact.wal_gigabytes * 1000) / fact.replay_mb_per_s / 60
      return own.promise_minutes >= right * 1.5 && own.promise_minutes <= right * 2 && own.promise_minutes % 5 === 0 ? 'with a margin' : own.promise_minutes
    },
    expect: 'with a margin',
  },
]
