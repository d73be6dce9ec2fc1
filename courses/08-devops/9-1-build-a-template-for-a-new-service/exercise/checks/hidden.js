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
  {
    name: 'accepts the names that Kubernetes and GitHub accept, and no others',
    hint: 'Anchor the pattern at both ends. A name begins with a letter, ends with a letter or digit, and has 3 to 31 characters. GitHub names may have capitals.',
    run: ({ createService }) => {
      const says = (name, owner) => {
        try {
          createService({}, name, owner)
          return 'made'
        } catch (error) {
          return error.message.split(':')[0]
        }
      }
      const long = (count) => 'k'.repeat(count)
      return {
        names: ['abc', 'kadai-returns-2', long(31), 'ab', long(32), '9lives', '-gifts', 'gifts-', 'kadai_gifts', 'Gifts'].map((name) => says(name, 'meena')),
        owners: ['Meena-K', '4shops', long(39), '', long(40), 'meena_k'].map((owner) => says('kadai-gifts', owner)),
      }
    },
    expect: {
      names: ['made', 'made', 'made', 'name', 'name', 'name', 'name', 'name', 'name', 'name'],
      owners: ['made', 'made', 'made', 'owner', 'owner', 'owner'],
    },
  },
  {
    name: 'judges what is shipped, not what a first stage says',
    hint: 'The last stage decides about CMD too. USER root:root and USER 0:0 are root. A colon before a slash is a port and no version.',
    run: ({ missing }) => {
      const rest = {
        '.github/workflows/ci.yml': 'permissions: {}\njobs:\n  test:\n    steps:\n      - uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd\n',
        'README.md': '# Returns\n\n## Runbook\n',
      }
      const dockerfile = (text) => missing({ ...rest, Dockerfile: text })
      return {
        'exec form in the first stage only': dockerfile('FROM node:24-alpine AS a\nCMD ["node"]\nFROM node:24-alpine\nUSER node\nCMD npm start\n'),
        'a group': [dockerfile('FROM node:24-alpine\nUSER root:root\nCMD ["node"]\n'), dockerfile('FROM node:24-alpine\nUSER 0:0\nCMD ["node"]\n'), dockerfile('FROM node:24-alpine\nUSER node:node\nCMD ["node"]\n')],
        'a comment above the first line': dockerfile('# syntax=docker/dockerfile:1\nFROM node:24-alpine\nUSER node\nCMD ["node"]\n'),
        'a registry with a port': [dockerfile('FROM registry.kadai.example:5000/node\nUSER node\nCMD ["node"]\n'), dockerfile('FROM registry.kadai.example:5000/node:24\nUSER node\nCMD ["node"]\n')],
      }
    },
    expect: {
      'exec form in the first stage only': ['Dockerfile: CMD in exec form'],
      'a group': [['Dockerfile: a user that is not root'], ['Dockerfile: a user that is not root'], []],
      'a comment above the first line': [],
      'a registry with a port': [['Dockerfile: a base image with a version'], []],
    },
  },
]
