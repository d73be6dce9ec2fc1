export default [
  {
    name: 'gives each job a timeout of at most five minutes',
    hint: 'timeout-minutes in every job.',
    run: ({ workflow, yaml }) => {
      const file = yaml('ci.yml')
      const { on, jobs, order } = workflow('ci.yml')
      const job = (id) => jobs.find((one) => one.id === id)
      const runs = (id) => job(id)?.runs.map((text) => text.trim()) ?? []
      return jobs.filter((one) => !(one.job['timeout-minutes'] <= 5)).map(({ id }) => id)
    },
    expect: [],
  },
  {
    name: 'is red when any other job is red',
    hint: 'if: always() in done, and a step that compares the results with success.',
    run: ({ workflow, yaml }) => {
      const file = yaml('ci.yml')
      const { on, jobs, order } = workflow('ci.yml')
      const job = (id) => jobs.find((one) => one.id === id)
      const runs = (id) => job(id)?.runs.map((text) => text.trim()) ?? []
      const { job: own, needs } = job('done')
      const text = job('done').runs.join(' ')
      return { runs: String(own.if).replaceAll(/[${}\s]/g, ''), needs: needs.toSorted(), compares: needs.filter((name) => text.includes(`needs.${name}.result`) || text.includes('needs.*.result')).length }
    },
    expect: { runs: 'always()', needs: ['check', 'test'], compares: 2 },
  },
  {
    name: "caches npm's downloads by the lockfile, with a fixed Node",
    hint: 'cache: npm and node-version: 24 for setup-node.',
    run: ({ workflow, yaml }) => {
      const file = yaml('ci.yml')
      const { on, jobs, order } = workflow('ci.yml')
      const job = (id) => jobs.find((one) => one.id === id)
      const runs = (id) => job(id)?.runs.map((text) => text.trim()) ?? []
      const setups = jobs.flatMap(({ steps }) => steps).filter(({ uses }) => String(uses).startsWith('actions/setup-node'))
      return setups.map(({ with: input }) => [String(input?.['node-version']), input?.cache])
    },
    expect: [['24', 'npm'], ['24', 'npm']],
  },
  {
    name: 'cancels an older run of the same pull request',
    hint: 'concurrency with a group that contains the ref, and cancel-in-progress.',
    run: ({ workflow, yaml }) => {
      const file = yaml('ci.yml')
      const { on, jobs, order } = workflow('ci.yml')
      const job = (id) => jobs.find((one) => one.id === id)
      const runs = (id) => job(id)?.runs.map((text) => text.trim()) ?? []
      const { group = '', 'cancel-in-progress': cancel } = file.concurrency ?? {}
      return [/github\.(ref|head_ref)|pull_request\.number/.test(group) ? 'per branch' : group, cancel === undefined || cancel === false ? 'never' : 'cancels']
    },
    expect: ['per branch', 'cancels'],
  },
  {
    name: 'never repeats a red test, and builds what it checked',
    hint: 'No loop and no || true; npm run build after the check.',
    run: ({ workflow, yaml }) => {
      const file = yaml('ci.yml')
      const { on, jobs, order } = workflow('ci.yml')
      const job = (id) => jobs.find((one) => one.id === id)
      const runs = (id) => job(id)?.runs.map((text) => text.trim()) ?? []
      const all = jobs.flatMap(({ runs: list }) => list)
      return [all.filter((text) => /for \w+ in|\|\| *true|until |--retry/.test(text)), all.filter((text) => text.includes('npm run build')).length]
    },
    expect: [[], 1],
  },
  {
    name: 'migrates before it tests',
    hint: 'npm run migrate, then npm test, in the job with the database.',
    run: ({ workflow, yaml }) => {
      const file = yaml('ci.yml')
      const { on, jobs, order } = workflow('ci.yml')
      const job = (id) => jobs.find((one) => one.id === id)
      const runs = (id) => job(id)?.runs.map((text) => text.trim()) ?? []
      const list = runs('test').join('\n')
      return list.indexOf('npm run migrate') >= 0 && list.indexOf('npm run migrate') < list.indexOf('npm test') ? 'migrates first' : 'tests without tables'
    },
    expect: 'migrates first',
  },
]
