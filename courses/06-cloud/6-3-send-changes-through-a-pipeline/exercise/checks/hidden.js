export default [
  {
    name: 'stores no key, and gives each job what it needs',
    hint: 'permissions: {} at the top, contents: read and id-token: write in the jobs.',
    run: ({ yaml, workflow, text }) => {
      const file = yaml('infrastructure.yml')
      const { jobs } = workflow('infrastructure.yml')
      return [file.permissions, text('infrastructure.yml').replaceAll(/#.*/g, '').match(/secrets\.\w+|AWS_\w+KEY\w*|aws-(access-key-id|secret-access-key)/g) ?? [], [...new Set(jobs.map(({ permissions }) => JSON.stringify(Object.entries(permissions ?? {}).toSorted())))]]
    },
    expect: [{}, [], ['[["contents","read"],["id-token","write"]]']],
  },
  {
    name: 'never cancels an apply halfway',
    hint: 'concurrency with a group, and cancel-in-progress: false.',
    run: ({ yaml, workflow }) => {
      const file = yaml('infrastructure.yml')
      const { jobs } = workflow('infrastructure.yml')
      const lines = ({ runs }) => runs.join('\n').replaceAll(/\\\n\s*/g, ' ').split('\n').map((line) => line.replace(/(^|\s)#.*$/, '').trim()).filter(Boolean)
      const applying = jobs.filter((job) => lines(job).some((line) => /\btofu\b.*\bapply\b/.test(line)))
      const own = file.concurrency ?? applying[0]?.job.concurrency ?? {}
      return [typeof own === 'string' || own.group ? 'one at a time' : 'several', String(own['cancel-in-progress'] ?? false).replace(/^\$\{\{\s*github\.(event_name == 'pull_request'|event_name != 'push'|ref != 'refs\/heads\/main')\s*\}\}$/, 'false')]
    },
    expect: ['one at a time', 'false'],
  },
  {
    name: 'asks for drift every night',
    hint: 'schedule with a fixed hour and minute, and a plan with -refresh-only and -detailed-exitcode whose status counts.',
    run: ({ yaml, workflow }) => {
      const file = yaml('infrastructure.yml')
      const { on, jobs } = workflow('infrastructure.yml')
      const lines = ({ runs }) => runs.join('\n').replaceAll(/\\\n\s*/g, ' ').split('\n').map((line) => line.replace(/(^|\s)#.*$/, '').trim()).filter(Boolean)
      const condition = (job) => String(job.job.if ?? '').replaceAll(/[${}\s'"]/g, '')
      const nightly = jobs.filter((job) => lines(job).some((line) => /^tofu plan\b[^;&|]*$/.test(line) && /-refresh-only/.test(line) && /-detailed-exitcode/.test(line)))
      return [(file.on.schedule ?? []).map(({ cron }) => (/^\d+ \d+ \* \* \*$/.test(cron) ? 'once a day' : cron)), nightly.map((job) => (condition(job) === 'github.event_name==schedule' ? 'at night' : 'always'))]
    },
    expect: [['once a day'], ['at night']],
  },
  {
    name: 'pins its actions and leaves no token behind',
    hint: 'A full SHA, and persist-credentials: false.',
    run: ({ workflow }) => {
      const { jobs } = workflow('infrastructure.yml')
      return [jobs.flatMap(({ uses }) => uses).filter(({ isPinned }) => !isPinned).map(({ action }) => action), jobs.flatMap(({ steps }) => steps).filter(({ uses }) => String(uses).startsWith('actions/checkout')).filter(({ with: input }) => input?.['persist-credentials'] !== false).length]
    },
    expect: [[], 0],
  },
  {
    name: 'brings code and tofu into every job',
    hint: "actions/checkout and opentofu/setup-opentofu: GitHub's machines don't have tofu. Its first command is tofu init.",
    run: ({ workflow }) => {
      const { jobs } = workflow('infrastructure.yml')
      const wanted = ['actions/checkout', 'opentofu/setup-opentofu']
      const starts = (job) => job.runs.join('\n').split('\n').map((line) => line.trim()).find((line) => /^tofu /.test(line)) ?? 'nothing'
      return jobs.map((job) => [job.id, [...wanted.filter((action) => job.uses.every((one) => one.action !== action)), ...(/^tofu init\b/.test(starts(job)) ? [] : ['tofu init']), ...(typeof job.job['runs-on'] === 'string' ? [] : ['runs-on'])]]).filter(([, missing]) => missing.length > 0)
    },
    expect: [],
  },
  {
    name: 'gives every job a time limit',
    hint: 'timeout-minutes.',
    run: ({ workflow }) => {
      const { jobs } = workflow('infrastructure.yml')
      return jobs.filter(({ job }) => !(job['timeout-minutes'] <= 60)).map(({ id }) => id)
    },
    expect: [],
  },
]
