export default [
  {
    name: 'can be called, with few typed inputs',
    hint: 'on: workflow_call, with node-version and needs-database.',
    run: ({ yaml, workflow }) => {
      const shared = yaml('node-ci.yml')
      const caller = yaml('ci.yml')
      const { jobs, order } = workflow('node-ci.yml')
      const called = workflow('ci.yml').jobs.find(({ job }) => String(job.uses).includes('node-ci.yml'))
      const inputs = shared.on?.workflow_call?.inputs ?? {}
      return Object.fromEntries(Object.entries(inputs).map(([name, { type }]) => [name, type]))
    },
    expect: { 'needs-database': 'boolean', 'node-version': 'number' },
  },
  {
    name: 'checks and tests side by side, and says one word at the end',
    hint: 'check and test without needs, then done.',
    run: ({ yaml, workflow }) => {
      const shared = yaml('node-ci.yml')
      const caller = yaml('ci.yml')
      const { jobs, order } = workflow('node-ci.yml')
      const called = workflow('ci.yml').jobs.find(({ job }) => String(job.uses).includes('node-ci.yml'))
      const inputs = shared.on?.workflow_call?.inputs ?? {}
      return order
    },
    expect: [['check', 'test'], ['done']],
  },
  {
    name: 'pins everything, also the call',
    hint: '40 hexadecimal characters, for actions and for the shared workflow.',
    run: ({ yaml, workflow }) => {
      const shared = yaml('node-ci.yml')
      const caller = yaml('ci.yml')
      const { jobs, order } = workflow('node-ci.yml')
      const called = workflow('ci.yml').jobs.find(({ job }) => String(job.uses).includes('node-ci.yml'))
      const inputs = shared.on?.workflow_call?.inputs ?? {}
      return [...jobs, called].flatMap(({ uses }) => uses).filter(({ isPinned }) => !isPinned).map(({ action }) => action)
    },
    expect: [],
  },
  {
    name: 'passes on no secret, and only the right to read',
    hint: 'No secrets in the caller; contents: read in its job.',
    run: ({ yaml, workflow }) => {
      const shared = yaml('node-ci.yml')
      const caller = yaml('ci.yml')
      const { jobs, order } = workflow('node-ci.yml')
      const called = workflow('ci.yml').jobs.find(({ job }) => String(job.uses).includes('node-ci.yml'))
      const inputs = shared.on?.workflow_call?.inputs ?? {}
      return [called.job.secrets ?? 'none', called.permissions]
    },
    expect: ['none', { contents: 'read' }],
  },
]
