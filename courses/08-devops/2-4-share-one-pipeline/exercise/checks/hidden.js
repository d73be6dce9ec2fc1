export default [
  {
    name: 'asks for no more than the caller gives',
    hint: 'permissions: {} at the top of the shared file, contents: read where the code is needed.',
    run: ({ yaml, workflow }) => {
      const shared = yaml('node-ci.yml')
      const caller = yaml('ci.yml')
      const { jobs, order } = workflow('node-ci.yml')
      const called = workflow('ci.yml').jobs.find(({ job }) => String(job.uses).includes('node-ci.yml'))
      const inputs = shared.on?.workflow_call?.inputs ?? {}
      return [shared.permissions, [...new Set(jobs.map(({ job }) => JSON.stringify(job.permissions ?? {})).filter((rights) => rights !== '{}'))]]
    },
    expect: [{}, ['{"contents":"read"}']],
  },
  {
    name: 'gives inputs that exist, of the right type',
    hint: 'with in the caller: needs-database: true.',
    run: ({ yaml, workflow }) => {
      const shared = yaml('node-ci.yml')
      const caller = yaml('ci.yml')
      const { jobs, order } = workflow('node-ci.yml')
      const called = workflow('ci.yml').jobs.find(({ job }) => String(job.uses).includes('node-ci.yml'))
      const inputs = shared.on?.workflow_call?.inputs ?? {}
      const unknown = Object.entries(called.job.with ?? {}).filter(([name, value]) => !inputs[name] || typeof value !== inputs[name].type).map(([name]) => name)
      return [unknown, called.job.with?.['needs-database'] === true ? 'with a database' : 'without a database']
    },
    expect: [[], 'with a database'],
  },
  {
    name: 'has a default for every input',
    hint: 'A caller without with works, too.',
    run: ({ yaml, workflow }) => {
      const shared = yaml('node-ci.yml')
      const caller = yaml('ci.yml')
      const { jobs, order } = workflow('node-ci.yml')
      const called = workflow('ci.yml').jobs.find(({ job }) => String(job.uses).includes('node-ci.yml'))
      const inputs = shared.on?.workflow_call?.inputs ?? {}
      return Object.entries(inputs).filter(([, own]) => own.default === undefined).map(([name]) => name)
    },
    expect: [],
  },
  {
    name: 'is red when a job is red, and ends in time',
    hint: 'if: always() in done, a step that compares needs.….result, and a timeout for each job.',
    run: ({ yaml, workflow }) => {
      const shared = yaml('node-ci.yml')
      const caller = yaml('ci.yml')
      const { jobs, order } = workflow('node-ci.yml')
      const called = workflow('ci.yml').jobs.find(({ job }) => String(job.uses).includes('node-ci.yml'))
      const inputs = shared.on?.workflow_call?.inputs ?? {}
      const done = jobs.find(({ id }) => id === 'done')
      const reads = /needs\.[\w*-]+\.result|toJSON\(needs\)/i.test(JSON.stringify(done.job.steps)) ? 'reads the results' : 'is always green'
      return [String(done.job.if).replaceAll(/[${}\s]/g, ''), reads, jobs.filter(({ job }) => !(job['timeout-minutes'] <= 10)).map(({ id }) => id)]
    },
    expect: ['always()', 'reads the results', []],
  },
  {
    name: 'pastes no input into a command',
    hint: '${{ inputs… }} belongs into with, if or env, not into run.',
    run: ({ yaml, workflow }) => {
      const shared = yaml('node-ci.yml')
      const caller = yaml('ci.yml')
      const { jobs, order } = workflow('node-ci.yml')
      const called = workflow('ci.yml').jobs.find(({ job }) => String(job.uses).includes('node-ci.yml'))
      const inputs = shared.on?.workflow_call?.inputs ?? {}
      return jobs.flatMap(({ runs }) => runs).filter((run) => /\$\{\{\s*inputs\./.test(run)).length
    },
    expect: 0,
  },
  {
    name: 'installs what the lockfile says, and starts a database only if asked',
    hint: 'npm ci, and an if on inputs.needs-database.',
    run: ({ yaml, workflow }) => {
      const shared = yaml('node-ci.yml')
      const caller = yaml('ci.yml')
      const { jobs, order } = workflow('node-ci.yml')
      const called = workflow('ci.yml').jobs.find(({ job }) => String(job.uses).includes('node-ci.yml'))
      const inputs = shared.on?.workflow_call?.inputs ?? {}
      const steps = jobs.flatMap(({ steps: list }) => list)
      return [steps.filter(({ run }) => /npm (install|i)\b/.test(run ?? '')).length, steps.filter((step) => /needs-database/.test(String(step.if))).length]
    },
    expect: [0, 1],
  },
]
