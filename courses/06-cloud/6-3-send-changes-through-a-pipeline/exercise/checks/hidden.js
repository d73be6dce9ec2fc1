export default [
  {
    name: 'stores no key, and gives each job what it needs',
    hint: 'permissions: {} at the top, contents: read and id-token: write in the jobs.',
    run: ({ yaml, workflow, text }) => {
      const file = yaml('infrastructure.yml')
      const { on, jobs } = workflow('infrastructure.yml')
      const lines = ({ runs }) => runs.join('\n').split('\n').map((line) => line.trim()).filter(Boolean)
      const applying = jobs.filter((job) => lines(job).some((line) => /^tofu apply/.test(line)))
      const planning = jobs.filter((job) => !applying.includes(job) && lines(job).some((line) => /^tofu plan/.test(line)))
      const condition = (job) => String(job.job.if ?? '').replaceAll(/[${}\s'"]/g, '')
      return [file.permissions, text('infrastructure.yml').match(/secrets\.\w+|AWS_\w+KEY\w*/g) ?? [], [...new Set(jobs.map(({ permissions }) => JSON.stringify(Object.entries(permissions ?? {}).toSorted())))]]
    },
    expect: [{}, [], ['[["contents","read"],["id-token","write"]]']],
  },
  {
    name: 'never cancels an apply halfway',
    hint: 'concurrency with a group, and cancel-in-progress: false.',
    run: ({ yaml, workflow, text }) => {
      const file = yaml('infrastructure.yml')
      const { on, jobs } = workflow('infrastructure.yml')
      const lines = ({ runs }) => runs.join('\n').split('\n').map((line) => line.trim()).filter(Boolean)
      const applying = jobs.filter((job) => lines(job).some((line) => /^tofu apply/.test(line)))
      const planning = jobs.filter((job) => !applying.includes(job) && lines(job).some((line) => /^tofu plan/.test(line)))
      const condition = (job) => String(job.job.if ?? '').replaceAll(/[${}\s'"]/g, '')
      const own = file.concurrency ?? applying[0]?.job.concurrency ?? {}
      return [typeof own === 'string' || own.group ? 'one at a time' : 'several', own['cancel-in-progress'] ?? false]
    },
    expect: ['one at a time', false],
  },
  {
    name: 'asks for drift every night',
    hint: 'schedule, and a plan with -refresh-only and -detailed-exitcode.',
    run: ({ yaml, workflow, text }) => {
      const file = yaml('infrastructure.yml')
      const { on, jobs } = workflow('infrastructure.yml')
      const lines = ({ runs }) => runs.join('\n').split('\n').map((line) => line.trim()).filter(Boolean)
      const applying = jobs.filter((job) => lines(job).some((line) => /^tofu apply/.test(line)))
      const planning = jobs.filter((job) => !applying.includes(job) && lines(job).some((line) => /^tofu plan/.test(line)))
      const condition = (job) => String(job.job.if ?? '').replaceAll(/[${}\s'"]/g, '')
      const nightly = jobs.filter((job) => lines(job).some((line) => /-refresh-only/.test(line) && /-detailed-exitcode/.test(line)))
      return [(file.on.schedule ?? []).length, nightly.map((job) => (condition(job).includes('schedule') ? 'at night' : 'always'))]
    },
    expect: [1, ['at night']],
  },
  {
    name: 'pins its actions and leaves no token behind',
    hint: 'A full SHA, and persist-credentials: false.',
    run: ({ yaml, workflow, text }) => {
      const file = yaml('infrastructure.yml')
      const { on, jobs } = workflow('infrastructure.yml')
      const lines = ({ runs }) => runs.join('\n').split('\n').map((line) => line.trim()).filter(Boolean)
      const applying = jobs.filter((job) => lines(job).some((line) => /^tofu apply/.test(line)))
      const planning = jobs.filter((job) => !applying.includes(job) && lines(job).some((line) => /^tofu plan/.test(line)))
      const condition = (job) => String(job.job.if ?? '').replaceAll(/[${}\s'"]/g, '')
      return [jobs.flatMap(({ uses }) => uses).filter(({ isPinned }) => !isPinned).length, jobs.flatMap(({ steps }) => steps).filter(({ uses }) => String(uses).startsWith('actions/checkout')).filter(({ with: input }) => input?.['persist-credentials'] !== false).length]
    },
    expect: [0, 0],
  },
  {
    name: 'gives every job a time limit',
    hint: 'timeout-minutes.',
    run: ({ yaml, workflow, text }) => {
      const file = yaml('infrastructure.yml')
      const { on, jobs } = workflow('infrastructure.yml')
      const lines = ({ runs }) => runs.join('\n').split('\n').map((line) => line.trim()).filter(Boolean)
      const applying = jobs.filter((job) => lines(job).some((line) => /^tofu apply/.test(line)))
      const planning = jobs.filter((job) => !applying.includes(job) && lines(job).some((line) => /^tofu plan/.test(line)))
      const condition = (job) => String(job.job.if ?? '').replaceAll(/[${}\s'"]/g, '')
      return jobs.filter(({ job }) => !(job['timeout-minutes'] <= 60)).map(({ id }) => id)
    },
    expect: [],
  },
]
