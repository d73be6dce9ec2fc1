export default [
  {
    name: 'ships a last stage that only copies, on a small base',
    hint: 'Two FROM lines: packages in the first; node:24-alpine or node:24-slim for the last.',
    run: ({ dockerfile, text }) => {
      const stages = dockerfile('Dockerfile')
      const last = stages.at(-1)
      const steps = (keyword) => last.steps.filter((one) => one.keyword === keyword)
      const all = stages.flatMap((stage) => stage.steps)
      return [stages.length >= 2 ? 'several stages' : 'one stage', /^node:24[\w.]*-(alpine|slim)/.test(last.from) || /^gcr\.io\/distroless/.test(last.from) ? 'small base' : last.from]
    },
    expect: ['several stages', 'small base'],
  },
  {
    name: 'installs packages before it copies the source',
    hint: 'First package.json and package-lock.json, then npm ci, then src.',
    run: ({ dockerfile, text }) => {
      const stages = dockerfile('Dockerfile')
      const last = stages.at(-1)
      const steps = (keyword) => last.steps.filter((one) => one.keyword === keyword)
      const all = stages.flatMap((stage) => stage.steps)
      const stage = stages.find(({ steps: list }) => list.some(({ keyword, value }) => keyword === 'RUN' && value.includes('npm ')))
      const install = stage.steps.findIndex(({ keyword, value }) => keyword === 'RUN' && value.includes('npm '))
      return stage.steps.slice(0, install).filter(({ keyword }) => keyword === 'COPY' || keyword === 'ADD').flatMap(({ args }) => args.slice(0, -1)).toSorted()
    },
    expect: ['package-lock.json', 'package.json'],
  },
  {
    name: 'installs exactly the lockfile, without development packages',
    hint: 'npm ci --omit=dev',
    run: ({ dockerfile, text }) => {
      const stages = dockerfile('Dockerfile')
      const last = stages.at(-1)
      const steps = (keyword) => last.steps.filter((one) => one.keyword === keyword)
      const all = stages.flatMap((stage) => stage.steps)
      return all.filter(({ keyword, value }) => keyword === 'RUN' && /npm (ci|install|i)\b/.test(value)).map(({ value }) => [/npm ci\b/.test(value) ? 'ci' : 'install', /--omit[= ]dev|--production/.test(value) ? 'without dev' : 'with dev'])
    },
    expect: [['ci', 'without dev']],
  },
  {
    name: "doesn't run as root",
    hint: 'USER node, in the last stage, before CMD.',
    run: ({ dockerfile, text }) => {
      const stages = dockerfile('Dockerfile')
      const last = stages.at(-1)
      const steps = (keyword) => last.steps.filter((one) => one.keyword === keyword)
      const all = stages.flatMap((stage) => stage.steps)
      return steps('USER').map(({ args }) => args[0].replace(/^1000.*|^node:node$/, 'node'))
    },
    expect: ['node'],
  },
  {
    name: 'lets Node itself get the signal',
    hint: 'The exec form: CMD ["node", "src/server.js"].',
    run: ({ dockerfile, text }) => {
      const stages = dockerfile('Dockerfile')
      const last = stages.at(-1)
      const steps = (keyword) => last.steps.filter((one) => one.keyword === keyword)
      const all = stages.flatMap((stage) => stage.steps)
      const [cmd] = steps('CMD')
      return [cmd.value.startsWith('[') ? 'exec form' : 'a shell', cmd.args]
    },
    expect: ['exec form', ['node', 'src/server.js']],
  },
]
