export default [
  {
    name: 'fills in name, owner and metric, everywhere',
    hint: 'replaceAll for each of the three.',
    run: ({ createService }) => createService({ 'package.json': '{ "name": "__NAME__" }', 'deploy/app.yaml': 'name: __NAME__, owner: __OWNER__, again: __NAME__', 'src/app.js': '__METRIC___total' }, 'kadai-returns', 'meena'),
    expect: { 'package.json': '{ "name": "kadai-returns" }', 'deploy/app.yaml': 'name: kadai-returns, owner: meena, again: kadai-returns', 'src/app.js': 'kadai_returns_total' },
  },
  {
    name: 'refuses a name that Kubernetes would refuse, and says what is allowed',
    hint: 'Small letters, digits and -, 3 to 31 characters.',
    run: ({ createService }) => createService({}, 'Kadai Returns', 'meena'),
    throws: 'small letters',
  },
  {
    name: 'finds nothing missing on the golden path',
    hint: 'All six expectations hold.',
    run: ({ missing }) => {
      const good = {
        Dockerfile: 'FROM node:24-alpine\nUSER node\nCMD ["node", "src/server.js"]\n',
        '.github/workflows/ci.yml': 'permissions: {}\njobs:\n  test:\n    steps:\n      - uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd\n',
        'README.md': '# Returns\n\n## Runbook\n',
      }
      return missing(good)
    },
    expect: [],
  },
  {
    name: 'names what is missing: root, tags and write-all',
    hint: 'Each sentence as in the task: Dockerfile, workflow, README.',
    run: ({ missing }) => {
      const good = {
        Dockerfile: 'FROM node:24-alpine\nUSER node\nCMD ["node", "src/server.js"]\n',
        '.github/workflows/ci.yml': 'permissions: {}\njobs:\n  test:\n    steps:\n      - uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd\n',
        'README.md': '# Returns\n\n## Runbook\n',
      }
      return missing({ ...good, Dockerfile: 'FROM node:24\nCMD ["node", "a.js"]\n', '.github/workflows/ci.yml': 'permissions: write-all\nsteps:\n  - uses: actions/checkout@v6\n' })
    },
    expect: ['Dockerfile: a user that is not root', 'workflow: every action pinned to a full SHA', 'workflow: permissions at the top'],
  },
]
