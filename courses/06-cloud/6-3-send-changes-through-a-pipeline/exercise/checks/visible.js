export default [
  {
    name: 'plans in the pull request and applies on main only',
    hint: 'Two jobs with conditions; push only for main. A schedule runs on main too, so ask for the event push.',
    run: ({ yaml, workflow }) => {
      const file = yaml('infrastructure.yml')
      const { on, jobs } = workflow('infrastructure.yml')
      const lines = ({ runs }) => runs.join('\n').replaceAll(/\\\n\s*/g, ' ').split('\n').map((line) => line.replace(/(^|\s)#.*$/, '').trim()).filter(Boolean)
      const applying = jobs.filter((job) => lines(job).some((line) => /\btofu\b.*\bapply\b/.test(line)))
      const planning = jobs.filter((job) => !applying.includes(job) && lines(job).some((line) => /^tofu plan/.test(line)))
      const condition = (job) => String(job.job.if ?? '').replaceAll(/[${}\s'"]/g, '')
      const reviewing = planning.filter((job) => lines(job).some((line) => /-out/.test(line)))
      return [on.filter((name) => name !== 'schedule'), file.on.push?.branches ?? 'every branch', reviewing.map((job) => (condition(job) === 'github.event_name==pull_request' ? 'in the pull request' : 'at other times too')), applying.map((job) => (/^(github\.ref==refs\/heads\/main&&)?github\.event_name==push(&&github\.ref==refs\/heads\/main)?$/.test(condition(job)) || (/github\.ref==refs\/heads\/main/.test(condition(job)) && /github\.event_name!=schedule/.test(condition(job)) && !condition(job).includes('||')) ? 'only main' : 'at other times too'))]
    },
    expect: [['pull_request', 'push'], ['main'], ['in the pull request'], ['only main']],
  },
  {
    name: 'applies exactly the plan that was checked',
    hint: 'One tofu plan -out=plan.bin, and tofu apply with that file, without -auto-approve.',
    run: ({ yaml, workflow }) => {
      const file = yaml('infrastructure.yml')
      const { jobs } = workflow('infrastructure.yml')
      const lines = ({ runs }) => runs.join('\n').replaceAll(/\\\n\s*/g, ' ').split('\n').map((line) => line.replace(/(^|\s)#.*$/, '').trim()).filter(Boolean)
      const applying = jobs.filter((job) => lines(job).some((line) => /\btofu\b.*\bapply\b/.test(line)))
      return applying.flatMap((job) => {
        const list = lines(job)
        const saved = list.filter((line) => /^tofu plan/.test(line)).map((line) => /-out[= ]\s*(\S+)/.exec(line)?.[1] ?? 'no file')
        return list.filter((line) => /\btofu\b.*\bapply\b/.test(line)).map((line) => (/^tofu apply\b/.test(line) && !/auto-approve|[;&|]/.test(line) && saved.length === 1 && line.split(/\s+/).at(-1) === saved[0] ? 'the saved plan' : 'another plan'))
      })
    },
    expect: ['the saved plan'],
  },
  {
    name: 'lets the policy read the plan before anything happens',
    hint: 'tofu show -json writes plan.json from the saved plan, and node policy.mjs plan.json reads it: between plan and apply, in both jobs. If it fails, the job fails.',
    run: ({ workflow }) => {
      const { jobs } = workflow('infrastructure.yml')
      const lines = ({ runs }) => runs.join('\n').replaceAll(/\\\n\s*/g, ' ').split('\n').map((line) => line.replace(/(^|\s)#.*$/, '').trim()).filter(Boolean)
      const applying = jobs.filter((job) => lines(job).some((line) => /\btofu\b.*\bapply\b/.test(line)))
      const planning = jobs.filter((job) => !applying.includes(job) && lines(job).some((line) => /^tofu plan/.test(line)))
      return [...planning.filter((job) => lines(job).some((line) => /-out/.test(line))), ...applying].map((job) => {
        const list = lines(job)
        const saved = list.map((line) => /^tofu plan\b.*-out[= ]\s*(\S+)/.exec(line)?.[1]).find(Boolean)
        const shown = list.map((line) => /^tofu show\b.*-json\b.*?(\S+)\s*>\s*(\S+)$/.exec(line)).find(Boolean) ?? []
        const policy = list.map((line) => /^node (?:\.\/)?policy\.mjs (\S+)$/.exec(line)?.[1])
        const at = [list.findIndex((line) => /^tofu plan/.test(line)), list.findIndex((line) => /^tofu show/.test(line)), policy.findIndex(Boolean), list.findIndex((line) => /\btofu\b.*\bapply\b/.test(line))].map((place, index) => (index === 3 && place < 0 ? 1000 : place))
        if (job.job['continue-on-error'] || job.steps.some((step) => step['continue-on-error'] || step.if)) return 'goes on without it'
        return at.every((place, index) => place >= 0 && (index === 0 || place > at[index - 1])) && shown[1] === saved && policy.find(Boolean) === shown[2] ? 'checked' : 'unchecked'
      })
    },
    expect: ['checked', 'checked'],
  },
  {
    name: 'gives the role that may change only to the job that applies',
    hint: 'aws-actions/configure-aws-credentials with role-to-assume: tofu-plan in the jobs that only look, tofu-apply in the other one.',
    run: ({ workflow }) => {
      const { jobs } = workflow('infrastructure.yml')
      const lines = ({ runs }) => runs.join('\n').replaceAll(/\\\n\s*/g, ' ').split('\n').map((line) => line.replace(/(^|\s)#.*$/, '').trim()).filter(Boolean)
      const applying = jobs.filter((job) => lines(job).some((line) => /\btofu\b.*\bapply\b/.test(line)))
      const planning = jobs.filter((job) => !applying.includes(job) && lines(job).some((line) => /^tofu plan/.test(line)))
      const roleOf = ({ steps }) => steps.filter(({ uses }) => String(uses).startsWith('aws-actions/configure-aws-credentials@')).map(({ with: input }) => input?.['role-to-assume'])
      const first = ({ steps }) => steps.findIndex(({ uses }) => String(uses).startsWith('aws-actions/')) < steps.findIndex(({ run }) => /\btofu (init|plan|apply)\b/.test(String(run)))
      return { looking: [...new Set(planning.map((job) => roleOf(job).join(' and ') || 'no role'))], applying: applying.flatMap(roleOf), tooLate: jobs.filter((job) => !first(job)).map(({ id }) => id) }
    },
    expect: { looking: ['arn:aws:iam::123456789012:role/tofu-plan'], applying: ['arn:aws:iam::123456789012:role/tofu-apply'], tooLate: [] },
  },
  {
    name: 'asks a person before it applies',
    hint: 'environment: production in the job that applies.',
    run: ({ workflow }) => {
      const { jobs } = workflow('infrastructure.yml')
      const lines = ({ runs }) => runs.join('\n').replaceAll(/\\\n\s*/g, ' ').split('\n').map((line) => line.replace(/(^|\s)#.*$/, '').trim()).filter(Boolean)
      const applying = jobs.filter((job) => lines(job).some((line) => /\btofu\b.*\bapply\b/.test(line)))
      return applying.map(({ job }) => job.environment?.name ?? job.environment ?? 'nobody')
    },
    expect: ['production'],
  },
]
