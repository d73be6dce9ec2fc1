export default [
  {
    name: 'pins every action to a full commit',
    hint: '40 hexadecimal characters after the @. A tag such as v6.0.2 can be moved.',
    run: ({ workflow, yaml, text }) => {
      const file = yaml('ci.yml')
      const { on, jobs, order } = workflow('ci.yml')
      const job = (id) => jobs.find((one) => one.id === id)
      return jobs.flatMap(({ uses }) => uses).filter(({ isPinned }) => !isPinned).map(({ action, ref }) => `${action}@${ref}`)
    },
    expect: [],
  },
  {
    name: 'gives nothing by default, and each job what it needs',
    hint: 'permissions: {} at the top; test reads the code, deploy needs nothing.',
    run: ({ workflow, yaml, text }) => {
      const file = yaml('ci.yml')
      const { on, jobs, order } = workflow('ci.yml')
      const job = (id) => jobs.find((one) => one.id === id)
      return [file.permissions, job('test').permissions, job('deploy').permissions]
    },
    expect: [{}, { contents: 'read' }, {}],
  },
  {
    name: "doesn't run a stranger's code with our secrets",
    hint: 'pull_request in place of pull_request_target.',
    run: ({ workflow, yaml, text }) => {
      const file = yaml('ci.yml')
      const { on, jobs, order } = workflow('ci.yml')
      const job = (id) => jobs.find((one) => one.id === id)
      return on
    },
    expect: ['pull_request', 'push'],
  },
  {
    name: 'deploys only after green tests, from main',
    hint: 'needs: [test], and an if that keeps pull requests out.',
    run: ({ workflow, yaml, text }) => {
      const file = yaml('ci.yml')
      const { on, jobs, order } = workflow('ci.yml')
      const job = (id) => jobs.find((one) => one.id === id)
      const condition = String(job('deploy').job.if).replaceAll(/[${}\s"']/g, '')
      return [order, /github\.event_name==push|github\.ref==refs\/heads\/main/.test(condition) ? 'only main' : condition]
    },
    expect: [[['test'], ['deploy']], 'only main'],
  },
  {
    name: 'gives a secret to one step only',
    hint: 'env of the step, not of the workflow or the job.',
    run: ({ workflow, yaml, text }) => {
      const file = yaml('ci.yml')
      const { on, jobs, order } = workflow('ci.yml')
      const job = (id) => jobs.find((one) => one.id === id)
      const places = [['workflow', file.env], ...jobs.map(({ id, job: own }) => [id, own.env])]
      return places.filter(([, env]) => JSON.stringify(env ?? {}).includes('secrets.')).map(([name]) => name)
    },
    expect: [],
  },
]
