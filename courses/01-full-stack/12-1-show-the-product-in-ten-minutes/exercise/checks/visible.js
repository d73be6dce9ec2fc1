export default [
  {
    name: 'says in one sentence what it is and for whom, without technology',
    hint: 'The first paragraph below the name: what it does for people, in at most 25 words. Tools come later.',
    run: ({ text }) => {
      const paragraph = text('README.md').split(/\n\s*\n/).map((part) => part.trim()).find((part) => part !== '' && !part.startsWith('#') && !part.startsWith('!')) ?? ''
      return {
        words: paragraph === '' ? 'none' : paragraph.split(/\s+/).length <= 25 ? 'short' : 'too long',
        tools: paragraph.match(/react|fastify|postgres\w*|docker|node(\.js)?|typescript|javascript|full-stack|project|course/gi) ?? [],
      }
    },
    expect: { words: 'short', tools: [] },
  },
  {
    name: 'starts with one command within the first 40 lines',
    hint: 'docker compose up in a code block, below a heading such as “Run it”.',
    run: ({ text }) => {
      const lines = text('README.md').split('\n')
      const open = lines.findIndex((line) => line.startsWith('```'))
      const close = lines.findIndex((line, index) => index > open && line.startsWith('```'))
      return open < 0 ? 'There is no command.' : { line: open < 40 ? 'near the top' : open + 1, commands: lines.slice(open + 1, close).filter((line) => line.trim() !== '').map((line) => line.trim().replace(/^\$ /, '').replace('docker-compose', 'docker compose').replace(/ (-d|--build|--wait)\b/g, '')) }
    },
    expect: { line: 'near the top', commands: ['docker compose up'] },
  },
  {
    name: 'answers how to run it, how to test it, why it is so, and what it doesn’t do',
    hint: 'One heading for each question, such as Run it, Test it, Decisions, Limits.',
    run: ({ text }) => {
      const headings = text('README.md').split('\n').filter((line) => /^#+ /.test(line)).join('\n')
      return Object.entries({ run: /run|start/i, test: /test/i, why: /decision|architecture|why/i, limits: /limit|not yet|left out|missing/i }).filter(([, pattern]) => pattern.test(headings)).map(([name]) => name)
    },
    expect: ['run', 'test', 'why', 'limits'],
  },
  {
    name: 'lets the app wait until the database is healthy',
    hint: 'A healthcheck for the database, and depends_on with condition: service_healthy for the app.',
    run: ({ yaml }) => {
      const services = Object.values(yaml('compose.yml').services ?? {})
      const database = services.find(({ image }) => /postgres/.test(String(image)))
      const app = services.find(({ build }) => build !== undefined)
      return { healthcheck: database?.healthcheck?.test ? 'set' : 'missing', waits: Object.values(app?.depends_on ?? {}).map((need) => need?.condition ?? 'only started') }
    },
    expect: { healthcheck: 'set', waits: ['service_healthy'] },
  },
  {
    name: 'names at least five decisions with alternative, reason and price',
    hint: 'A table with four columns. If you can’t name the price, you have copied, not decided.',
    run: ({ text }) => {
      const rows = text('architecture.md').split('\n').filter((line) => /^\s*\|/.test(line) && !/^\s*\|[\s|:-]+\|?\s*$/.test(line)).map((line) => line.trim().replace(/^\||\|$/g, '').split('|').map((cell) => cell.trim()))
      const decisions = rows.slice(1)
      return { enough: decisions.length >= 5 ? 'five or more' : decisions.length, incomplete: decisions.filter((cells) => cells.length < 4 || cells.slice(0, 4).some((cell) => cell === '')).map(([first]) => first) }
    },
    expect: { enough: 'five or more', incomplete: [] },
  },
]
