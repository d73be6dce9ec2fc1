export default [
  {
    name: 'fills in paths too',
    hint: 'A folder or file of the template may have the name in it.',
    run: ({ createService }) => Object.keys(createService({ 'deploy/__NAME__.yaml': '' }, 'kadai-gifts', 'imran')),
    expect: ['deploy/kadai-gifts.yaml'],
  },
  {
    name: "refuses an owner that isn't a GitHub name",
    hint: 'Not a full name with a space.',
    run: ({ createService }) => createService({}, 'kadai-gifts', 'Meena K'),
    throws: 'owner',
  },
  {
    name: 'finds everything missing in an empty folder',
    hint: "A file that isn't there lacks all that it should have.",
    run: ({ missing }) => {
      const good = {
        Dockerfile: 'FROM node:24-alpine\nUSER node\nCMD ["node", "src/server.js"]\n',
        '.github/workflows/ci.yml': 'permissions: {}\njobs:\n  test:\n    steps:\n      - uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd\n',
        'README.md': '# Returns\n\n## Runbook\n',
      }
      return [missing({}), missing({ Dockerfile: good.Dockerfile, 'README.md': good['README.md'] })]
    },
    expect: [
      ['Dockerfile: a user that is not root', 'Dockerfile: CMD in exec form', 'Dockerfile: a base image with a version', 'workflow: every action pinned to a full SHA', 'workflow: permissions at the top', 'README: a runbook'],
      ['workflow: every action pinned to a full SHA', 'workflow: permissions at the top'],
    ],
  },
  {
    name: "isn't satisfied by USER root, a shell form, or a base without a version",
    hint: 'Look at the values, not only at the words.',
    run: ({ missing }) => {
      const good = {
        Dockerfile: 'FROM node:24-alpine\nUSER node\nCMD ["node", "src/server.js"]\n',
        '.github/workflows/ci.yml': 'permissions: {}\njobs:\n  test:\n    steps:\n      - uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd\n',
        'README.md': '# Returns\n\n## Runbook\n',
      }
      return missing({ ...good, Dockerfile: 'FROM node:latest\nUSER root\nCMD npm start\n' })
    },
    expect: ['Dockerfile: a user that is not root', 'Dockerfile: CMD in exec form', 'Dockerfile: a base image with a version'],
  },
  {
    name: 'looks at every action and every stage',
    hint: 'One unpinned action among pinned ones, one stage without a version. The last stage decides about the user.',
    run: ({ missing }) => {
      const good = {
        Dockerfile: 'FROM node:24-alpine\nUSER node\nCMD ["node", "src/server.js"]\n',
        '.github/workflows/ci.yml': 'permissions: {}\njobs:\n  test:\n    steps:\n      - uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd\n',
        'README.md': '# Returns\n\n## Runbook\n',
      }
      const dockerfile = (text) => missing({ ...good, Dockerfile: text })
      return {
        'an unpinned action': missing({ ...good, '.github/workflows/ci.yml': good['.github/workflows/ci.yml'] + '      - uses: handy/notify@main\n' }),
        'a stage without a version': dockerfile('FROM node:24-alpine AS a\nFROM node\nUSER node\nCMD ["node"]\n'),
        'a stage from another stage': dockerfile('FROM node:24-alpine AS base\nFROM base AS packages\nRUN npm ci\nFROM base\nUSER node\nCMD ["node"]\n'),
        'a user in the first stage only': dockerfile('FROM node:24-alpine AS a\nUSER node\nFROM node:24-alpine\nCMD ["node"]\n'),
        'root again at the end': dockerfile('FROM node:24-alpine\nUSER node\nUSER root\nCMD ["node"]\n'),
      }
    },
    expect: {
      'an unpinned action': ['workflow: every action pinned to a full SHA'],
      'a stage without a version': ['Dockerfile: a base image with a version'],
      'a stage from another stage': [],
      'a user in the first stage only': ['Dockerfile: a user that is not root'],
      'root again at the end': ['Dockerfile: a user that is not root'],
    },
  },
  {
    name: 'keeps the template as it was',
    hint: 'Two services from one template.',
    run: ({ createService }) => {
      const template = { a: '__NAME__' }
      createService(template, 'first-one', 'meena')
      return createService(template, 'second-one', 'meena').a
    },
    expect: 'second-one',
  },
]
