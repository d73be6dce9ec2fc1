export default [
  {
    name: 'lets no text from outside become code',
    hint: '${{ github.event… }} in run is pasted before the shell reads it. Use env and "$TITLE".',
    run: ({ workflow, yaml, text }) => {
      const file = yaml('ci.yml')
      const { on, jobs, order } = workflow('ci.yml')
      const job = (id) => jobs.find((one) => one.id === id)
      return jobs.flatMap(({ runs }) => runs).filter((run) => /\$\{\{\s*github\.(event|head_ref)/.test(run)).length
    },
    expect: 0,
  },
  {
    name: 'puts no secret into a command',
    hint: 'Not in run: as a variable, or on standard input.',
    run: ({ workflow, yaml, text }) => {
      const file = yaml('ci.yml')
      const { on, jobs, order } = workflow('ci.yml')
      const job = (id) => jobs.find((one) => one.id === id)
      return jobs.flatMap(({ runs }) => runs).flatMap((run) => run.match(/\$\{\{\s*secrets\.\w+\s*\}\}/g) ?? [])
    },
    expect: [],
  },
  {
    name: 'prints neither the environment nor every command',
    hint: 'No env, printenv, set -x or base64 in a step.',
    run: ({ workflow, yaml, text }) => {
      const file = yaml('ci.yml')
      const { on, jobs, order } = workflow('ci.yml')
      const job = (id) => jobs.find((one) => one.id === id)
      return jobs.flatMap(({ runs }) => runs).flatMap((run) => run.split('\n')).map((line) => line.trim()).filter((line) => /^(env|printenv)\b|set -\w*x|\| *base64|curl .*(-v\b|--verbose)/.test(line))
    },
    expect: [],
  },
  {
    name: 'leaves no token behind after the checkout',
    hint: 'persist-credentials: false for actions/checkout.',
    run: ({ workflow, yaml, text }) => {
      const file = yaml('ci.yml')
      const { on, jobs, order } = workflow('ci.yml')
      const job = (id) => jobs.find((one) => one.id === id)
      return jobs.flatMap(({ steps }) => steps).filter(({ uses }) => String(uses).startsWith('actions/checkout')).map(({ with: input }) => input?.['persist-credentials'] ?? true)
    },
    expect: [false],
  },
  {
    name: "keeps production's secret in an environment",
    hint: 'environment: production in the job deploy.',
    run: ({ workflow, yaml, text }) => {
      const file = yaml('ci.yml')
      const { on, jobs, order } = workflow('ci.yml')
      const job = (id) => jobs.find((one) => one.id === id)
      const { environment } = job('deploy').job
      return environment?.name ?? environment
    },
    expect: 'production',
  },
  {
    name: 'says the version of each pin for people and Dependabot',
    hint: 'A comment such as # v6.0.2 behind the SHA.',
    run: ({ workflow, yaml, text }) => {
      const file = yaml('ci.yml')
      const { on, jobs, order } = workflow('ci.yml')
      const job = (id) => jobs.find((one) => one.id === id)
      return text('ci.yml').split('\n').filter((line) => /uses:.*@[0-9a-f]{40}/.test(line) && !/#\s*v\d/.test(line)).map((line) => line.trim())
    },
    expect: [],
  },
]
