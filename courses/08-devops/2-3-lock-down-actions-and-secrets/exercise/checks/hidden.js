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
    hint: 'Not in run, not as an argument of curl, not printed to the log. printf … | curl --config - hands it over on standard input.',
    run: ({ workflow }) =>
      workflow('ci.yml').jobs.flatMap(({ job, steps }) => steps.flatMap((step) => {
        const run = String(step.run ?? '').replaceAll(/\\\n\s*/g, ' ').replaceAll(/\|\s*\n\s*/g, '| ')
        const pasted = run.match(/\$\{\{[^}]*secrets[^}]*\}\}/g) ?? []
        const names = Object.entries({ ...job.env, ...step.env }).filter(([, value]) => /secrets\b/.test(String(value))).map(([name]) => name)
        const commands = run.split(/\n|&&|;|\|\|/)
        const shown = commands.flatMap((command) => {
          const parts = command.split(/\|(?!\|)/)
          return parts.filter((part, index) => {
            const text = part.replaceAll(/<<<\s*(?:"[^"]*"|'[^']*'|\S+)|<\(\s*(?:printf|echo)\b[^)]*\)/g, '').trim()
            if (!names.some((name) => new RegExp(`\\$\\{?${name}\\b`).test(text))) return false
            const isBuiltIn = /^(printf|echo)\b/.test(text)
            const isShown = /^(wc|cut|head|tail|base64|tee|cat|rev|od|xxd|hexdump|sha256sum|md5sum)\b/.test((parts[index + 1] ?? '').trim())
            return !(isBuiltIn && index < parts.length - 1 && !isShown) && !/^(export\s+)?\w+=/.test(text) && !/^(test|\[|\[\[|:)\s/.test(text)
          })
        })
        return [...pasted, ...shown.map((one) => one.trim())]
      })),
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
  {
    name: 'still tests and deploys',
    hint: 'npm ci and npm test in the job test; the request to deploy.kadai.example/releases in the job deploy.',
    run: ({ workflow }) => {
      const { jobs } = workflow('ci.yml')
      const text = (id) => jobs.find((one) => one.id === id)?.runs.join('\n') ?? ''
      return [/npm (ci|clean-install)\b/.test(text('test')) ? 'npm ci' : 'not from the lockfile', /npm (run )?test\b/.test(text('test')) ? 'npm test' : 'no tests', /https:\/\/deploy\.kadai\.example\/releases/.test(text('deploy')) ? 'asks for the release' : 'no release']
    },
    expect: ['npm ci', 'npm test', 'asks for the release'],
  },
]
