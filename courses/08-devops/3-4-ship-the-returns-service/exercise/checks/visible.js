export default [
  {
    name: 'names one port in image, Compose and health check',
    hint: 'EXPOSE, ports and the address of the health check.',
    run: ({ dockerfile, yaml, workflow }) => {
      const last = dockerfile('returns/Dockerfile').at(-1)
      const step = (keyword) => last.steps.filter((one) => one.keyword === keyword)
      const { services, networks } = yaml('compose.yaml')
      const own = services.returns
      const { jobs } = workflow('release.yml')
      const lines = jobs.flatMap(({ runs }) => runs).join('\n').replaceAll(/\\\n\s*/g, ' ').split('\n').map((line) => line.trim())
      const exposed = step('EXPOSE')[0]?.args[0]
      const published = String(own.ports[0]).split(':').at(-1)
      const asked = /localhost:(\d+)|127\.0\.0\.1:(\d+)/.exec(JSON.stringify(own.healthcheck?.test ?? ''))?.slice(1).find(Boolean)
      return [exposed, published, asked]
    },
    expect: ['8090', '8090', '8090'],
  },
  {
    name: "runs as the image's user, and nobody overrides it",
    hint: 'USER node in the Dockerfile, no user in Compose.',
    run: ({ dockerfile, yaml, workflow }) => {
      const last = dockerfile('returns/Dockerfile').at(-1)
      const step = (keyword) => last.steps.filter((one) => one.keyword === keyword)
      const { services, networks } = yaml('compose.yaml')
      const own = services.returns
      const { jobs } = workflow('release.yml')
      const lines = jobs.flatMap(({ runs }) => runs).join('\n').replaceAll(/\\\n\s*/g, ' ').split('\n').map((line) => line.trim())
      return [step('USER').map(({ args }) => args[0]), own.user ?? 'as in the image']
    },
    expect: [['node'], 'as in the image'],
  },
  {
    name: 'tests and ships the same Dockerfile',
    hint: 'build in Compose and docker build name returns/Dockerfile.',
    run: ({ dockerfile, yaml, workflow }) => {
      const last = dockerfile('returns/Dockerfile').at(-1)
      const step = (keyword) => last.steps.filter((one) => one.keyword === keyword)
      const { services, networks } = yaml('compose.yaml')
      const own = services.returns
      const { jobs } = workflow('release.yml')
      const lines = jobs.flatMap(({ runs }) => runs).join('\n').replaceAll(/\\\n\s*/g, ' ').split('\n').map((line) => line.trim())
      const inCompose = typeof own.build === 'string' ? `${own.build}/Dockerfile` : (own.build.dockerfile ?? 'Dockerfile')
      const line = lines.find((one) => one.includes('docker build')) ?? ''
      const inRelease = /(?:--file|-f)[ =](\S+)/.exec(line)?.[1] ?? 'Dockerfile'
      return [inCompose.replace(/^\.\//, ''), inRelease.replace(/^\.\//, '')]
    },
    expect: ['returns/Dockerfile', 'returns/Dockerfile'],
  },
  {
    name: 'reaches the database by its name, as a user of its own',
    hint: '@db, and not as postgres.',
    run: ({ dockerfile, yaml, workflow }) => {
      const last = dockerfile('returns/Dockerfile').at(-1)
      const step = (keyword) => last.steps.filter((one) => one.keyword === keyword)
      const { services, networks } = yaml('compose.yaml')
      const own = services.returns
      const { jobs } = workflow('release.yml')
      const lines = jobs.flatMap(({ runs }) => runs).join('\n').replaceAll(/\\\n\s*/g, ' ').split('\n').map((line) => line.trim())
      const url = new URL(own.environment.DATABASE_URL)
      return [url.hostname, url.username === 'postgres' ? 'as the owner of everything' : 'own user']
    },
    expect: ['db', 'own user'],
  },
]
