export default [
  {
    name: 'names one port in image, Compose and health check',
    hint: 'EXPOSE, ports and the address of the health check.',
    run: ({ dockerfile, yaml }) => {
      const exposed = dockerfile('returns/Dockerfile').at(-1).steps.find(({ keyword }) => keyword === 'EXPOSE')?.args[0]?.replace('/tcp', '')
      const own = yaml('compose.yaml').services.returns
      const published = (own.ports ?? []).map((one) => (typeof one === 'object' ? [one.host_ip ?? '', String(one.published), String(one.target)] : String(one).replace('/tcp', '').split(':').slice(-3)))
      const asked = /(?:localhost|127\.0\.0\.1|\[::1\]):(\d+)/.exec(JSON.stringify(own.healthcheck?.test ?? ''))?.[1]
      return [exposed, published.map((one) => one.at(-1)), asked]
    },
    expect: ['8090', ['8090'], '8090'],
  },
  {
    name: "runs as the image's user, and nobody overrides it",
    hint: 'USER node in the Dockerfile, no user in Compose.',
    run: ({ dockerfile, yaml }) => {
      const users = dockerfile('returns/Dockerfile').at(-1).steps.filter(({ keyword }) => keyword === 'USER').map(({ args }) => args[0].replace(/^(1000|node)(:.*)?$/, 'node'))
      return [users.at(-1) ?? 'root', yaml('compose.yaml').services.returns.user ?? 'as in the image']
    },
    expect: ['node', 'as in the image'],
  },
  {
    name: 'tests and ships the same Dockerfile',
    hint: 'build in Compose and docker build name returns/Dockerfile.',
    run: ({ yaml, workflow }) => {
      const join = (folder, file) => `${folder}/${file}`.split('/').filter((part) => part !== '.' && part !== '').join('/')
      const { build } = yaml('compose.yaml').services.returns
      const inCompose = typeof build === 'string' ? join(build, 'Dockerfile') : join(build?.context ?? '.', build?.dockerfile ?? 'Dockerfile')
      const lines = workflow('release.yml').jobs.flatMap(({ runs }) => runs).join('\n').replaceAll(/\\\n\s*/g, ' ').split('\n').map((line) => line.trim())
      const line = lines.find((one) => /docker (buildx )?build\b/.test(one)) ?? ''
      const file = /(?:--file|-f)[ =](\S+)/.exec(line)?.[1]
      const inRelease = file ? join('.', file) : join(line.split(/\s+/).at(-1), 'Dockerfile')
      return [inCompose, inRelease]
    },
    expect: ['returns/Dockerfile', 'returns/Dockerfile'],
  },
  {
    name: 'reaches the database by its name, as a user of its own',
    hint: '@db, and as the user returns.',
    run: ({ yaml }) => {
      const { environment: own = {} } = yaml('compose.yaml').services.returns
      const variables = Array.isArray(own) ? Object.fromEntries(own.map((pair) => pair.split(/=(.*)/s).slice(0, 2))) : own
      const url = new URL(variables.DATABASE_URL)
      return [url.hostname, url.username]
    },
    expect: ['db', 'returns'],
  },
]
