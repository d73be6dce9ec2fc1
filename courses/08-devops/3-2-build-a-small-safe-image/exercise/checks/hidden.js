export default [
  {
    name: 'brings what the migration needs',
    hint: 'scripts/migrate.js and migrations are used in week 4.',
    run: ({ dockerfile, text }) => {
      const stages = dockerfile('Dockerfile')
      const last = stages.at(-1)
      const steps = (keyword) => last.steps.filter((one) => one.keyword === keyword)
      const all = stages.flatMap((stage) => stage.steps)
      const copied = steps('COPY').filter(({ flags }) => !flags.from).flatMap(({ args }) => args.slice(0, -1)).map((path) => path.replace(/^\.\//, '').replace(/\/$/, ''))
      return ['src', 'migrations', 'scripts'].filter((name) => !copied.some((path) => path === name || path.startsWith(`${name}/`)))
    },
    expect: [],
  },
  {
    name: 'takes the packages from the first stage',
    hint: 'COPY --from with the name of that stage, or its number.',
    run: ({ dockerfile, text }) => {
      const stages = dockerfile('Dockerfile')
      const last = stages.at(-1)
      const steps = (keyword) => last.steps.filter((one) => one.keyword === keyword)
      const all = stages.flatMap((stage) => stage.steps)
      const froms = steps('COPY').map(({ flags }) => flags.from).filter(Boolean)
      return froms.filter((name) => stages.slice(0, -1).some((stage, index) => stage.name === name || String(index) === name)).length >= 1 ? 'from a stage' : froms
    },
    expect: 'from a stage',
  },
  {
    name: "installs no programs that the app doesn't need",
    hint: 'No chromium, fonts, editor or apt-get.',
    run: ({ dockerfile, text }) => {
      const stages = dockerfile('Dockerfile')
      const last = stages.at(-1)
      const steps = (keyword) => last.steps.filter((one) => one.keyword === keyword)
      const all = stages.flatMap((stage) => stage.steps)
      return all.filter(({ keyword, value }) => keyword === 'RUN' && /apt-get|apk add|chromium|vim/.test(value)).length
    },
    expect: 0,
  },
  {
    name: 'copies no whole folder into the last stage',
    hint: 'COPY . . brings tests, .git and secrets. Name what belongs there.',
    run: ({ dockerfile, text }) => {
      const stages = dockerfile('Dockerfile')
      const last = stages.at(-1)
      const steps = (keyword) => last.steps.filter((one) => one.keyword === keyword)
      const all = stages.flatMap((stage) => stage.steps)
      return steps('COPY').concat(steps('ADD')).filter(({ args, flags }) => !flags.from && ['.', './', '*'].includes(args[0])).length
    },
    expect: 0,
  },
  {
    name: 'keeps .git, node_modules and secrets out of the build',
    hint: 'Lines .git, node_modules and .env* in .dockerignore. .env alone leaves .env.production in.',
    run: ({ text }) => {
      const parts = { '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '?': '[^/]' }
      const pattern = (line) => new RegExp(`^${line.replace(/^\.?\//, '').replace(/\/$/, '').replaceAll(/\*\*\/|\*\*|[*?.+^$()|[\]{}]/g, (part) => parts[part] ?? `\\${part}`)}(/.*)?$`)
      const lines = text('dockerignore.txt').split('\n').map((line) => line.trim()).filter((line) => line && !line.startsWith('#'))
      const isOut = (path) => lines.reduce((out, line) => (line.startsWith('!') ? (pattern(line.slice(1)).test(path) ? false : out) : pattern(line).test(path) || out), false)
      const kept = ['.git/config', 'node_modules/pg/index.js', '.env', '.env.production'].filter((path) => !isOut(path))
      const missing = ['package.json', 'package-lock.json', 'src/server.js', 'scripts/migrate.js', 'migrations/001-orders.sql'].filter(isOut)
      return { 'still in the build': kept, 'missing in the build': missing }
    },
    expect: { 'still in the build': [], 'missing in the build': [] },
  },
  {
    name: 'names the version of every base image',
    hint: 'node:latest, or no tag, is another image next month.',
    run: ({ dockerfile, text }) => {
      const stages = dockerfile('Dockerfile')
      const last = stages.at(-1)
      const steps = (keyword) => last.steps.filter((one) => one.keyword === keyword)
      const all = stages.flatMap((stage) => stage.steps)
      return stages.filter(({ from }) => !stages.some(({ name }) => name === from) && !/:\S*\d|@sha256:/.test(from)).map(({ from }) => from)
    },
    expect: [],
  },
]
