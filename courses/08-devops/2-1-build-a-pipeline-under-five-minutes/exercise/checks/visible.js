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
    run: ({ workflow, yaml }) => {
      const file = yaml('ci.yml')
      const { on, jobs, order } = workflow('ci.yml')
      const job = (id) => jobs.find((one) => one.id === id)
      const runs = (id) => job(id)?.runs.map((text) => text.trim()) ?? []
      return jobs.flatMap(({ runs: list }) => list).filter((text) => /npm (ci|install|i)\b/.test(text)).map((text) => text.trim().split(' ')[1])
    },
    expect: ['ci', 'ci'],
  },
  {
    name: 'tests against PostgreSQL 16 and 17',
    hint: 'A matrix with two values, and a service whose image uses it.',
    run: ({ workflow, yaml }) => {
      const file = yaml('ci.yml')
      const { on, jobs, order } = workflow('ci.yml')
      const job = (id) => jobs.find((one) => one.id === id)
      const runs = (id) => job(id)?.runs.map((text) => text.trim()) ?? []
      const { strategy, services } = job('test').job
      return [strategy.matrix.postgres.map(String), Object.values(services).map(({ image }) => image.replaceAll(' ', ''))]
    },
    expect: [['16', '17'], ['postgres:${{matrix.postgres}}']],
  },
  {
    name: 'waits for the database, not for a time',
    hint: 'A health check in options, and no sleep anywhere.',
    run: ({ workflow, yaml }) => {
      const file = yaml('ci.yml')
      const { on, jobs, order } = workflow('ci.yml')
      const job = (id) => jobs.find((one) => one.id === id)
      const runs = (id) => job(id)?.runs.map((text) => text.trim()) ?? []
      const options = Object.values(job('test').job.services).map((one) => String(one.options))
      return [options.filter((text) => text.includes('--health-cmd')).length, jobs.flatMap(({ runs: list }) => list).filter((text) => /\bsleep\b/.test(text))]
    },
    expect: [1, []],
  },
]
