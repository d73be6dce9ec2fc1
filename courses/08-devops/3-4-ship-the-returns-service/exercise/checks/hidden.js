export default [
  {
    name: 'ships a small image whose program gets the signal',
    hint: 'A small base, npm ci without dev, CMD in exec form.',
    run: ({ dockerfile, yaml, workflow }) => {
      const last = dockerfile('returns/Dockerfile').at(-1)
      const step = (keyword) => last.steps.filter((one) => one.keyword === keyword)
      const { services, networks } = yaml('compose.yaml')
      const own = services.returns
      const { jobs } = workflow('release.yml')
      const lines = jobs.flatMap(({ runs }) => runs).join('\n').replaceAll(/\\\n\s*/g, ' ').split('\n').map((line) => line.trim())
      return [/-(alpine|slim)/.test(last.from) ? 'small' : last.from, step('CMD')[0].value.startsWith('[') ? 'exec form' : 'a shell', dockerfile('returns/Dockerfile').flatMap(({ steps }) => steps).filter(({ keyword, value }) => keyword === 'RUN' && /npm ci/.test(value) && /--omit[= ]dev/.test(value)).length]
    },
    expect: ['small', 'exec form', 1],
  },
  {
    name: 'publishes to this laptop only, and starts after the database',
    hint: '127.0.0.1 in ports, condition: service_healthy.',
    run: ({ dockerfile, yaml, workflow }) => {
      const last = dockerfile('returns/Dockerfile').at(-1)
      const step = (keyword) => last.steps.filter((one) => one.keyword === keyword)
      const { services, networks } = yaml('compose.yaml')
      const own = services.returns
      const { jobs } = workflow('release.yml')
      const lines = jobs.flatMap(({ runs }) => runs).join('\n').replaceAll(/\\\n\s*/g, ' ').split('\n').map((line) => line.trim())
      return [String(own.ports[0]).startsWith('127.0.0.1:') ? 'laptop only' : 'the whole network', own.depends_on?.db?.condition]
    },
    expect: ['laptop only', 'service_healthy'],
  },
  {
    name: 'keeps the database in a network without a way out',
    hint: 'networks: db only in one with internal: true; returns in both.',
    run: ({ dockerfile, yaml, workflow }) => {
      const last = dockerfile('returns/Dockerfile').at(-1)
      const step = (keyword) => last.steps.filter((one) => one.keyword === keyword)
      const { services, networks } = yaml('compose.yaml')
      const own = services.returns
      const { jobs } = workflow('release.yml')
      const lines = jobs.flatMap(({ runs }) => runs).join('\n').replaceAll(/\\\n\s*/g, ' ').split('\n').map((line) => line.trim())
      const internal = Object.keys(networks ?? {}).filter((name) => networks[name]?.internal)
      return [(services.db.networks ?? []).every((name) => internal.includes(name)) && (services.db.networks ?? []).length > 0 ? 'closed' : 'open', (own.networks ?? []).some((name) => internal.includes(name)) ? 'reaches it' : 'cut off']
    },
    expect: ['closed', 'reaches it'],
  },
  {
    name: 'gives a return the time to be stored',
    hint: 'stop_grace_period longer than 15 seconds.',
    run: ({ dockerfile, yaml, workflow, seconds }) => {
      const last = dockerfile('returns/Dockerfile').at(-1)
      const step = (keyword) => last.steps.filter((one) => one.keyword === keyword)
      const { services, networks } = yaml('compose.yaml')
      const own = services.returns
      const { jobs } = workflow('release.yml')
      const lines = jobs.flatMap(({ runs }) => runs).join('\n').replaceAll(/\\\n\s*/g, ' ').split('\n').map((line) => line.trim())
      return seconds(own.stop_grace_period ?? '10s') > 15 ? 'enough' : 'killed too early'
    },
    expect: 'enough',
  },
  {
    name: 'scans and signs what it pushed, by digest',
    hint: 'trivy with an exit code, then cosign with the reference.',
    run: ({ dockerfile, yaml, workflow }) => {
      const last = dockerfile('returns/Dockerfile').at(-1)
      const step = (keyword) => last.steps.filter((one) => one.keyword === keyword)
      const { services, networks } = yaml('compose.yaml')
      const own = services.returns
      const { jobs } = workflow('release.yml')
      const lines = jobs.flatMap(({ runs }) => runs).join('\n').replaceAll(/\\\n\s*/g, ' ').split('\n').map((line) => line.trim())
      const scan = lines.findIndex((line) => /^trivy image/.test(line) && line.includes('--exit-code 1'))
      const sign = lines.findIndex((line) => /^cosign sign/.test(line))
      return [scan >= 0 && sign > scan ? 'scan, sign' : 'missing', /:latest/.test(lines.join(' ')) ? 'latest' : 'a version', lines.some((line) => /RepoDigests|@sha256/.test(line)) && !/^[^@]*:[\w$][^@]*$/.test(lines[sign] ?? '') ? 'digest' : 'tag']
    },
    expect: ['scan, sign', 'a version', 'digest'],
  },
]
