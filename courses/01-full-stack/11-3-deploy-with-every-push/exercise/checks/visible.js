export default [
  {
    name: 'tests, then builds, then deploys',
    hint: 'Three jobs: test, image, deploy. needs makes a job wait for another.',
    run: ({ workflow }) => workflow('deploy.yml').order,
    expect: [['test'], ['image'], ['deploy']],
  },
  {
    name: 'pins every action to a commit',
    hint: '40 characters after the @, and the version as a comment. A tag such as v6 can be moved.',
    run: ({ workflow }) => {
      const uses = workflow('deploy.yml').jobs.flatMap((job) => job.uses)
      return { actions: uses.length > 1 ? 'some' : uses.length, loose: uses.filter(({ isPinned }) => !isPinned).map(({ action, ref }) => `${action}@${ref}`) }
    },
    expect: { actions: 'some', loose: [] },
  },
  {
    name: 'gives each job the smallest token',
    hint: 'permissions: {} at the top. test: contents read. image: also packages write. deploy: nothing.',
    run: ({ workflow }) =>
      Object.fromEntries(
        workflow('deploy.yml').jobs.map(({ id, permissions }) => [
          id,
          permissions === null ? 'whatever the settings give' : typeof permissions === 'string' ? permissions : Object.entries(permissions).filter(([, access]) => access !== 'none').map((pair) => pair.join(': ')).sort().join(', ') || 'nothing',
        ]),
      ),
    expect: { test: 'contents: read', image: 'contents: read, packages: write', deploy: 'nothing' },
  },
  {
    name: 'runs on a push to main, one deployment at a time',
    hint: 'branches: [main] below push, and concurrency with a name.',
    run: ({ yaml }) => {
      const file = yaml('deploy.yml')
      const group = file.concurrency?.group ?? file.concurrency ?? file.jobs?.deploy?.concurrency?.group ?? file.jobs?.deploy?.concurrency
      return { branches: [file.on?.push?.branches ?? 'all branches'].flat(), concurrency: group ? 'set' : 'missing' }
    },
    expect: { branches: ['main'], concurrency: 'set' },
  },
]
