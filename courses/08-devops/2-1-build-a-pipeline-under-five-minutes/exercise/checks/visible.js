export default [
  {
    name: 'runs once for a pull request, and for main',
    hint: 'push only for the branch main; a pull request has its own event.',
    run: ({ workflow, yaml }) => {
      const file = yaml('ci.yml')
      const { on, jobs, order } = workflow('ci.yml')
      const job = (id) => jobs.find((one) => one.id === id)
      const runs = (id) => job(id)?.runs.map((text) => text.trim()) ?? []
      return [on, file.on.push?.branches ?? 'every branch']
    },
    expect: [['pull_request', 'push'], ['main']],
  },
  {
    name: 'checks and tests at the same time',
    hint: 'Two jobs without needs. Only done waits.',
    run: ({ workflow, yaml }) => {
      const file = yaml('ci.yml')
      const { on, jobs, order } = workflow('ci.yml')
      const job = (id) => jobs.find((one) => one.id === id)
      const runs = (id) => job(id)?.runs.map((text) => text.trim()) ?? []
      return order
    },
    expect: [['check', 'test'], ['done']],
  },
  {
    name: 'installs exactly what the lockfile says',
    hint: 'npm ci, not npm install.',
    run: ({ workflow }) =>
      workflow('ci.yml').jobs.flatMap(({ id, runs }) => runs.flatMap((run) => [...run.matchAll(/npm (ci|clean-install|install|i)\b/g)].map(([, word]) => `${id}: npm ${word.replace('clean-install', 'ci')}`))),
    expect: ['check: npm ci', 'test: npm ci'],
  },
  {
    name: 'tests against PostgreSQL 16 and 17',
    hint: 'A matrix with two values, and a service whose image uses it: postgres:${{ matrix.postgres }}.',
    run: ({ workflow }) => {
      const { strategy, services } = workflow('ci.yml').jobs.find(({ id }) => id === 'test')?.job ?? {}
      const images = Object.values(services ?? {}).map(({ image }) => String(image))
      return images.flatMap((image) => {
        const name = /matrix\.([\w-]+)/.exec(image)?.[1]
        const values = [strategy?.matrix?.[name] ?? (strategy?.matrix?.include ?? []).flatMap((one) => one[name] ?? [])].flat()
        return values.map((value) => image.replace(/\$\{\{.*?\}\}/, String(value)).replace(/-[a-z].*$/, ''))
      }).toSorted()
    },
    expect: ['postgres:16', 'postgres:17'],
  },
  {
    name: 'waits for the database, not for a time',
    hint: 'A health check in options, and no sleep anywhere.',
    run: ({ workflow }) => {
      const { jobs } = workflow('ci.yml')
      const services = Object.values(jobs.find(({ id }) => id === 'test')?.job.services ?? {})
      return [services.filter(({ options }) => /--health-cmd/.test(String(options))).length, jobs.flatMap(({ runs }) => runs).filter((run) => /\bsleep\b/.test(run))]
    },
    expect: [1, []],
  },
]
