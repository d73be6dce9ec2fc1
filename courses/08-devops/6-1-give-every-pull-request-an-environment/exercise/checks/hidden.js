export default [
  {
    name: 'gives forks no rights',
    hint: 'Compare head.repo.full_name with github.repository in the if of the job.',
    run: ({ workflow, yaml, text }) => {
      const file = yaml('preview.yml')
      const { on, jobs } = workflow('preview.yml')
      const runs = jobs.flatMap(({ runs: list }) => list).join('\n')
      const condition = String(jobs.find(({ runs: list }) => list.some((run) => /tofu .*apply/.test(run)))?.job.if)
      return /head\.repo\.full_name *== *github\.repository|head\.repo\.fork *== *false|!github\.event\.pull_request\.head\.repo\.fork/.test(condition) ? 'only our own' : 'forks too'
    },
    expect: 'only our own',
  },
  {
    name: 'destroys when the pull request is closed, and only then',
    hint: 'Two steps with an if on github.event.action.',
    run: ({ workflow, yaml, text }) => {
      const file = yaml('preview.yml')
      const { on, jobs } = workflow('preview.yml')
      const runs = jobs.flatMap(({ runs: list }) => list).join('\n')
      const steps = jobs.flatMap(({ steps: list }) => list)
      const of = (word) => steps.filter(({ run }) => new RegExp(`tofu .*${word}`).test(run ?? '')).map((step) => String(step.if).replaceAll(/[${}\s'"]/g, ''))
      return [of('apply'), of('destroy')]
    },
    expect: [['github.event.action!=closed'], ['github.event.action==closed']],
  },
  {
    name: "keeps each preview's state apart",
    hint: "A workspace named after the pull request's number.",
    run: ({ workflow, yaml, text }) => {
      const file = yaml('preview.yml')
      const { on, jobs } = workflow('preview.yml')
      const runs = jobs.flatMap(({ runs: list }) => list).join('\n')
      return /tofu .*workspace select -or-create "?pr-/.test(runs) ? 'a workspace each' : 'one state for all'
    },
    expect: 'a workspace each',
  },
  {
    name: 'starts with nothing, and pins what it uses',
    hint: 'permissions: {} at the top; a full SHA for each action.',
    run: ({ workflow, yaml, text }) => {
      const file = yaml('preview.yml')
      const { on, jobs } = workflow('preview.yml')
      const runs = jobs.flatMap(({ runs: list }) => list).join('\n')
      return [file.permissions, jobs.flatMap(({ uses }) => uses).filter(({ isPinned }) => !isPinned).map(({ action }) => action)]
    },
    expect: [{}, []],
  },
  {
    name: 'checks every input, with a helpful message',
    hint: 'type, validation and error_message for number, image and owner.',
    run: ({ hcl }) => {
      const variables = hcl('variables.tf').filter(({ type }) => type === 'variable')
      const of = (name) => variables.find(({ labels }) => labels[0] === name)
      return ['number', 'image', 'owner'].map((name) => [name, of(name)?.attributes.type, (of(name)?.blocks ?? []).filter(({ type, attributes }) => type === 'validation' && String(attributes.error_message).length > 15).length >= 1 ? 'checked' : 'not checked'])
    },
    expect: [['number', 'number', 'checked'], ['image', 'string', 'checked'], ['owner', 'string', 'checked']],
  },
]
