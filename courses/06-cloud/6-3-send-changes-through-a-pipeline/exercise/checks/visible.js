export default [
  {
    name: 'plans in the pull request and applies on main only',
    hint: 'Two jobs with conditions; push only for main. A schedule runs on main too, so ask for the event push.',
    run: ({ yaml, workflow, text }) => {
      const file = yaml('infrastructure.yml')
      const { on, jobs } = workflow('infrastructure.yml')
      const lines = ({ runs }) => runs.join('\n').split('\n').map((line) => line.trim()).filter(Boolean)
      const applying = jobs.filter((job) => lines(job).some((line) => /^tofu apply/.test(line)))
      const planning = jobs.filter((job) => !applying.includes(job) && lines(job).some((line) => /^tofu plan/.test(line)))
      const condition = (job) => String(job.job.if ?? '').replaceAll(/[${}\s'"]/g, '')
      return [on.filter((name) => name !== 'schedule'), file.on.push?.branches ?? 'every branch', applying.map((job) => (/github\.event_name==push/.test(condition(job)) || (/github\.ref==refs\/heads\/main/.test(condition(job)) && /github\.event_name!=schedule/.test(condition(job))) ? 'only main' : 'at other times too'))]
    },
    expect: [['pull_request', 'push'], ['main'], ['only main']],
  },
  {
    name: 'applies exactly the plan that was checked',
    hint: 'tofu plan -out=plan.bin, and tofu apply with that file, without -auto-approve.',
    run: ({ yaml, workflow, text }) => {
      const file = yaml('infrastructure.yml')
      const { on, jobs } = workflow('infrastructure.yml')
      const lines = ({ runs }) => runs.join('\n').split('\n').map((line) => line.trim()).filter(Boolean)
      const applying = jobs.filter((job) => lines(job).some((line) => /^tofu apply/.test(line)))
      const planning = jobs.filter((job) => !applying.includes(job) && lines(job).some((line) => /^tofu plan/.test(line)))
      const condition = (job) => String(job.job.if ?? '').replaceAll(/[${}\s'"]/g, '')
      return applying.map((job) => {
        const list = lines(job)
        const file = /-out=?\s*(\S+)/.exec(list.find((line) => /^tofu plan/.test(line)) ?? '')?.[1] ?? 'no file'
        return list.find((line) => /^tofu apply/.test(line)).split(/\s+/).at(-1) === file ? 'the saved plan' : 'another plan'
      })
    },
    expect: ['the saved plan'],
  },
  {
    name: 'lets the policy read the plan before anything happens',
    hint: 'node policy.mjs between show and apply, in both jobs.',
    run: ({ yaml, workflow, text }) => {
      const file = yaml('infrastructure.yml')
      const { on, jobs } = workflow('infrastructure.yml')
      const lines = ({ runs }) => runs.join('\n').split('\n').map((line) => line.trim()).filter(Boolean)
      const applying = jobs.filter((job) => lines(job).some((line) => /^tofu apply/.test(line)))
      const planning = jobs.filter((job) => !applying.includes(job) && lines(job).some((line) => /^tofu plan/.test(line)))
      const condition = (job) => String(job.job.if ?? '').replaceAll(/[${}\s'"]/g, '')
      return [...planning.filter((job) => lines(job).some((line) => /-out/.test(line))), ...applying].map((job) => {
        const list = lines(job)
        const policy = list.findIndex((line) => /policy\.mjs/.test(line))
        const apply = list.findIndex((line) => /^tofu apply/.test(line))
        return policy >= 0 && (apply < 0 || policy < apply) ? 'checked' : 'unchecked'
      })
    },
    expect: ['checked', 'checked'],
  },
  {
    name: 'asks a person before it applies',
    hint: 'environment: production in the job that applies.',
    run: ({ yaml, workflow, text }) => {
      const file = yaml('infrastructure.yml')
      const { on, jobs } = workflow('infrastructure.yml')
      const lines = ({ runs }) => runs.join('\n').split('\n').map((line) => line.trim()).filter(Boolean)
      const applying = jobs.filter((job) => lines(job).some((line) => /^tofu apply/.test(line)))
      const planning = jobs.filter((job) => !applying.includes(job) && lines(job).some((line) => /^tofu plan/.test(line)))
      const condition = (job) => String(job.job.if ?? '').replaceAll(/[${}\s'"]/g, '')
      return applying.map(({ job }) => job.environment?.name ?? job.environment ?? 'nobody')
    },
    expect: ['production'],
  },
]
