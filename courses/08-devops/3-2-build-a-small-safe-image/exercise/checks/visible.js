export default [
  {
    name: 'ships a last stage that only copies, on a small base',
    hint: 'Two FROM lines: packages in the first; node:24-alpine or node:24-slim for the last.',
    run: ({ dockerfile }) => {
      const stages = dockerfile('Dockerfile')
      const baseOf = (name) => { const stage = stages.find((one) => one.name === name); return stage ? baseOf(stage.from) : name }
      const base = baseOf(stages.at(-1).from)
      return [stages.length >= 2 ? 'several stages' : 'one stage', /^(docker\.io\/)?(library\/)?node:24[\w.]*-([a-z]+-)?(alpine|slim)/.test(base) || /^gcr\.io\/distroless/.test(base) ? 'small base' : base, stages.at(-1).steps.filter(({ keyword, value }) => keyword === 'RUN' && /\b(npm|yarn|pnpm|apt-get|apk)\b/.test(value)).length === 0 ? 'only copies' : 'installs']
    },
    expect: ['several stages', 'small base', 'only copies'],
  },
  {
    name: 'installs packages before it copies the source',
    hint: 'First package.json and package-lock.json, then npm ci, then src.',
    run: ({ dockerfile }) => {
      const stages = dockerfile('Dockerfile')
      const isInstall = ({ keyword, value }) => keyword === 'RUN' && /npm (ci|clean-install|install|i)\b/.test(value)
      const stage = stages.find(({ steps }) => steps.some(isInstall))
      if (!stage) return 'no packages are installed'
      const install = stage.steps.findIndex(isInstall)
      const mounts = [...stage.steps[install].value.matchAll(/--mount=type=bind,source=([^,\s]+)/g)].map(([, source]) => source)
      const before = stage.steps.slice(0, install).filter(({ keyword, flags }) => (keyword === 'COPY' || keyword === 'ADD') && !flags.from).flatMap(({ args }) => args.slice(0, -1))
      return [...new Set([...before, ...mounts].map((path) => path.replace(/^\.\//, '')).flatMap((path) => (['package*.json', 'package*'].includes(path) ? ['package.json', 'package-lock.json'] : [path])))].toSorted()
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
    run: ({ dockerfile }) => {
      const users = dockerfile('Dockerfile').at(-1).steps.filter(({ keyword }) => keyword === 'USER').map(({ args }) => args[0].replace(/^(1000|node)(:.*)?$/, 'node'))
      return users.at(-1) ?? 'root'
    },
    expect: 'node',
  },
  {
    name: 'lets Node itself get the signal',
    hint: 'The exec form: CMD ["node", "src/server.js"].',
    run: ({ dockerfile }) => {
      const { steps } = dockerfile('Dockerfile').at(-1)
      const of = (keyword) => steps.filter((one) => one.keyword === keyword).at(-1)
      const [entry, cmd] = [of('ENTRYPOINT'), of('CMD')]
      return [[entry, cmd].filter(Boolean).every(({ value }) => value.startsWith('[')) ? 'exec form' : 'a shell', [...(entry?.args ?? []), ...(cmd?.args ?? [])]]
    },
    expect: ['exec form', ['node', 'src/server.js']],
  },
]
