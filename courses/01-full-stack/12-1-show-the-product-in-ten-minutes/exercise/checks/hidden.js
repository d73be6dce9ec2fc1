export default [
  {
    name: 'pins the database image, and opens no port to the network',
    hint: 'postgres:17 in place of latest. "127.0.0.1:3000:3000" for the app; the database needs no port.',
    run: ({ yaml }) => {
      const services = Object.values(yaml('compose.yml').services ?? {})
      return {
        loose: services.map(({ image }) => image).filter((image) => image && (!/[:@]/.test(image) || /:latest$/.test(image))),
        open: services.flatMap(({ ports = [] }) => ports).map((port) => (typeof port === 'object' ? `${port.host_ip ?? ''}:${port.published}:${port.target}` : String(port))).filter((port) => !/^(127\.0\.0\.1|localhost|\[::1\]):/.test(port)),
      }
    },
    expect: { loose: [], open: [] },
  },
  {
    name: 'shows a picture with a text alternative',
    hint: '![What is on the picture](picture.png), with words in the square brackets.',
    run: ({ text }) => (text('README.md').match(/!\[[^\]]*\]\([^)]+\)/g) ?? []).map((picture) => (/!\[\s*\]/.test(picture) ? 'without words' : 'with words')).slice(0, 1),
    expect: ['with words'],
  },
  {
    name: 'is short enough for a stranger, and has no secret in it',
    hint: 'At most 700 words. Passwords of real systems never belong into a README.',
    run: ({ text }) => {
      const readme = text('README.md')
      return { words: readme.split(/\s+/).filter(Boolean).length <= 700 ? 'at most 700' : 'more', secrets: readme.match(/(password|secret|token)\s*[:=]\s*\S{12,}/gi) ?? [] }
    },
    expect: { words: 'at most 700', secrets: [] },
  },
  {
    name: 'says what was left out on purpose, and links the page of decisions',
    hint: 'A heading such as “Left out on purpose” in architecture.md with a list below it, and a link to it in the README.',
    run: ({ text }) => {
      const page = text('architecture.md')
      const part = /^#+ .*(left out|not built|without)[\s\S]*/im.exec(page)?.[0] ?? ''
      return { leftOut: (part.match(/^\s*[-*\d.]+ /gm) ?? []).length > 0 ? 'listed' : 'missing', link: /\]\((?:\.\/)?architecture\.md\)/.test(text('README.md')) ? 'there' : 'missing' }
    },
    expect: { leftOut: 'listed', link: 'there' },
  },
  {
    name: 'lets the app find the database, and keeps its data',
    hint: 'Inside of a container, localhost is the container itself. The host in DATABASE_URL is the name of the service, such as database; user, password and name of the database are those that the database gets as POSTGRES_USER, POSTGRES_PASSWORD and POSTGRES_DB. The folder of PostgreSQL is on a volume that is named at the end of the file.',
    run: ({ yaml }) => {
      const file = yaml('compose.yml')
      const all = Object.entries(file.services ?? {})
      const [name, database] = all.find(([, { image }]) => /postgres/.test(String(image))) ?? []
      const [, app] = all.find(([, { build }]) => build !== undefined) ?? []
      const settings = Array.isArray(app?.environment) ? app.environment.map(String) : Object.entries(app?.environment ?? {}).map((pair) => pair.join('='))
      const hosts = settings.flatMap((setting) => (/^PGHOST=(.+)$/.exec(setting) ?? /=postgres(?:ql)?:\/\/.*?@([^@:/?]+)[:/?]/.exec(setting) ?? []).slice(1))
      const mounts = (database?.volumes ?? []).map((volume) => (typeof volume === 'object' ? [String(volume.source), String(volume.target)] : String(volume).split(':')))
      const mount = mounts.find(([, target]) => /^\/var\/lib\/postgresql(\/|$)/.test(target ?? ''))
      const isNamed = mount && (/^[./~]/.test(mount[0]) || Object.hasOwn(file.volumes ?? {}, mount[0]))
      // Name, user and password of the address have to be those that PostgreSQL is started with.
      const given = Object.fromEntries((Array.isArray(database?.environment) ? database.environment.map(String) : Object.entries(database?.environment ?? {}).map((pair) => pair.join('='))).map((pair) => [pair.split('=')[0], pair.slice(pair.indexOf('=') + 1)]))
      const address = settings.map((setting) => /=(postgres(?:ql)?:\/\/.*)$/.exec(setting)?.[1]).find((one) => one && !one.includes('$') && URL.canParse(one))
      const url = address ? new URL(address) : null
      const user = given.POSTGRES_USER ?? 'postgres'
      const differs = url && !Object.values(given).some((value) => value.includes('$'))
        ? Object.entries({ user: [decodeURIComponent(url.username), user], password: [decodeURIComponent(url.password), given.POSTGRES_PASSWORD ?? ''], database: [url.pathname.slice(1) || decodeURIComponent(url.username), given.POSTGRES_DB ?? user] }).filter(([, [asked, there]]) => asked !== there).map(([what, [asked, there]]) => `${what}: ${asked || 'none'} is asked for, ${there || 'none'} is there`)
        : []
      return { differs, host: hosts.length > 0 && hosts.every((host) => host === name) ? 'the service' : (hosts[0] ?? 'missing'), data: isNamed ? 'on a volume' : mount ? 'on a volume without a name below volumes:' : 'gone with the container' }
    },
    expect: { differs: [], host: 'the service', data: 'on a volume' },
  },
]
