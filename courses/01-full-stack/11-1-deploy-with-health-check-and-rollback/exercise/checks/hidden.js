export default [
  {
    name: 'names a version of its base image, and puts package files first',
    hint: 'node:24-slim in place of latest. Copy package.json and package-lock.json before the rest, so that npm ci is reused.',
    run: ({ dockerfile }) => {
      const stages = dockerfile('Dockerfile')
      const steps = stages[0].steps
      const install = steps.findIndex(({ keyword, value }) => keyword === 'RUN' && /npm ci/.test(value))
      const all = steps.findIndex(({ keyword, args, flags }) => keyword === 'COPY' && args[0] === '.' && !('from' in flags))
      return {
        untagged: stages.map(({ from }) => from).filter((from) => !/[:@]/.test(from) || /:latest$/.test(from)),
        order: install >= 0 && (all < 0 || install < all) ? 'packages first' : 'code first',
      }
    },
    expect: { untagged: [], order: 'packages first' },
  },
  {
    name: 'has no secrets in the image, and starts Node directly',
    hint: 'Settings come from /etc/ledger.env. CMD in square brackets lets Node get SIGTERM itself; npm start would not pass it on.',
    run: ({ dockerfile }) => {
      const steps = dockerfile('Dockerfile').flatMap((stage) => stage.steps)
      const last = dockerfile('Dockerfile').at(-1).steps
      const start = last.filter(({ keyword }) => keyword === 'CMD' || keyword === 'ENTRYPOINT').at(-1)
      return {
        secrets: steps.filter(({ keyword, value }) => (['ENV', 'ARG'].includes(keyword) && /(PASSWORD|SECRET|TOKEN|KEY)\b/i.test(value)) || (keyword === 'COPY' && /\.env\b/.test(value))).map(({ value }) => value),
        start: start?.value.trim().startsWith('[') ? start.args[0] : 'through a shell',
      }
    },
    expect: { secrets: [], start: 'node' },
  },
  {
    name: 'has in its second stage what it needs to run',
    hint: 'The second stage begins empty: it needs the package files before npm ci, the folder dist of the first stage, and the folder server.',
    run: ({ dockerfile }) => {
      const { steps } = dockerfile('Dockerfile').at(-1)
      const copies = steps.flatMap(({ keyword, args }, at) => (keyword === 'COPY' || keyword === 'ADD' ? [{ at, sources: args.slice(0, -1).map((arg) => arg.replace(/\/+$/, '')) }] : []))
      const has = (pattern, before = Infinity) => copies.some(({ at, sources }) => at < before && sources.some((source) => pattern.test(source)))
      const install = steps.findIndex(({ keyword, value }) => keyword === 'RUN' && /npm (ci|install|i)\b/.test(value))
      // Everything at once, such as COPY --from=build /app ., brings each of them.
      const all = /^(?:\.|\/\w+|\/\w+\/\w+\/\.)$/
      return [
        ...(install >= 0 && !has(/package[^/]*$/, install) && !has(all, install) ? ['package files before npm ci'] : []),
        ...(has(/(?:^|\/)dist\b/) || has(all) ? [] : ['dist']),
        ...(has(/(?:^|\/)server\b/) || has(all) ? [] : ['server']),
      ]
    },
    expect: [],
  },
  {
    name: 'tells the program in the image its version',
    hint: 'ARG VERSION in the second stage, and ENV VERSION=$VERSION below it. An ARG alone is gone when the program runs, and one of the first stage doesn’t reach the second.',
    run: ({ dockerfile }) => {
      const steps = dockerfile('Dockerfile').at(-1).steps
      const arg = steps.findIndex(({ keyword, value }) => keyword === 'ARG' && /^VERSION\b/.test(value.trim()))
      const use = steps.findIndex(({ keyword, value }, at) => arg >= 0 && at > arg && ['ENV', 'RUN'].includes(keyword) && /\$\{?VERSION\b/.test(value))
      return { argument: arg >= 0 ? 'ARG VERSION' : 'missing', kept: use >= 0 ? 'for the program' : 'gone at the start' }
    },
    expect: { argument: 'ARG VERSION', kept: 'for the program' },
  },
  {
    name: 'goes back to the version that ran before',
    hint: 'Read the old version from a file before you start the new one. If the new one is sick: tag and restart again, and end with exit 1, so that GitHub sees the failure.',
    run: ({ shell, text }) => {
      const { commands, functions } = shell('deploy.sh')
      const source = text('deploy.sh')
      const lines = source.split('\n')
      const bodyOf = (name) => {
        const first = lines.findIndex((line) => new RegExp(`^\\s*(?:function\\s+${name}\\b|${name}\\s*\\()`).test(line)) + 1
        const indent = /^\s*/.exec(lines[first - 1] ?? '')[0]
        const last = /\}\s*$/.test(lines[first - 1] ?? '') ? first : lines.findIndex((line, at) => at >= first && line.startsWith(`${indent}}`)) + 1
        return commands.filter(({ line }) => line >= first && line <= (last || lines.length))
      }
      // What a command does itself, or in the function that it calls.
      const does = (command, test, depth = 0) => test(command) || (depth < 4 && functions.includes(command.name) && bodyOf(command.name).some((inner) => does(inner, test, depth + 1)))
      const restarts = ({ text: line }) => /\bsystemctl\s+(?:\S+\s+)*(?:re)?start\b|\bdocker\s+(?:run|start|restart|compose)\b/.test(line)
      const fails = ({ name, args }) => name === 'exit' && args[0] !== undefined && args[0] !== '0'
      const at = (pattern) => commands.findIndex(({ text: line }) => pattern.test(line))
      // The variable that holds the version which ran before.
      const old = /(\w+)="?\$\(\s*(?:cat\b|<)/.exec(source)?.[1] ?? /read -r (\w+)/.exec(source)?.[1]
      const acts = commands.filter(({ name, text: line }) => !['echo', '[', '[[', 'test', 'cat', 'read', 'printf'].includes(name) && old && new RegExp(`\\$\\{?${old}\\b`).test(line))
      const from = (act) => commands.slice(commands.indexOf(act))
      return {
        readsOld: old ? 'yes' : 'no',
        tags: commands.some(({ text: line }) => /\bdocker\s+(?:image\s+)?(?:tag|run|compose)\b/.test(line)) ? 'yes' : 'no',
        startsOld: acts.some((act) => from(act).some((command) => does(command, restarts))) ? 'yes' : 'no',
        endsWithError: acts.some((act) => from(act).some((command) => does(command, fails))) || /\btrap\b.*\bERR\b/.test(source) ? 'yes' : 'no',
        pullsFirst: at(/docker pull/) >= 0 ? 'yes' : 'no',
      }
    },
    expect: { readsOld: 'yes', tags: 'yes', startsOld: 'yes', endsWithError: 'yes', pullsFirst: 'yes' },
  },
  {
    name: 'writes the version down only when it is healthy',
    hint: 'First start it and wait for the health check, then write its name into the file. Otherwise the next deployment goes back to a sick version.',
    run: ({ shell, text }) => {
      const { commands, functions } = shell('deploy.sh')
      const lines = text('deploy.sh').split('\n')
      const ranges = functions.map((name) => {
        const first = lines.findIndex((line) => new RegExp(`^\\s*(?:function\\s+${name}\\b|${name}\\s*\\()`).test(line)) + 1
        const indent = /^\s*/.exec(lines[first - 1] ?? '')[0]
        const last = /\}\s*$/.test(lines[first - 1] ?? '') ? first : lines.findIndex((line, at) => at >= first && line.startsWith(`${indent}}`)) + 1
        return { name, first, last: last || lines.length }
      })
      const isInside = (line) => ranges.some(({ first, last }) => line >= first && line <= last)
      const asks = ({ name }, depth = 0) =>
        name === 'curl' || (depth < 4 && ranges.some((one) => one.name === name && commands.some((inner) => inner.line >= one.first && inner.line <= one.last && asks(inner, depth + 1))))
      const look = commands.find((command) => !isInside(command.line) && asks(command))
      if (!look) return 'There is no health check yet.'
      const own = /(\w+)="?\$\{?1\b/.exec(text('deploy.sh'))?.[1] ?? '1'
      const writes = (name) => lines.flatMap((line, at) => (new RegExp(`^\\s*(?:echo|printf\\s+['"]%s(?:\\\\n)?['"])\\s+"?\\$\\{?${name}\\b\\}?"?\\s*(?:>|\\|\\s*tee\\b)\\s*(?!>|&)`).test(line) && !isInside(at + 1) ? [at + 1] : []))
      // Writing it early is right if the old one is written back.
      const old = /(\w+)="?\$\(\s*(?:cat\b|<)/.exec(text('deploy.sh'))?.[1] ?? /read -r (\w+)/.exec(text('deploy.sh'))?.[1]
      const early = writes(own).filter((line) => line < look.line)
      return early.length > 0 && !(old && writes(old).length > 0) ? 'before the health check' : 'after the health check'
    },
    expect: 'after the health check',
  },
  {
    name: 'writes the version down, and quotes every variable',
    hint: '"$image:$version" in quotes: without them, a space in a value becomes two arguments.',
    run: ({ shell, text }) => ({
      unquoted: shell('deploy.sh').commands.flatMap(({ unquoted }) => unquoted).filter((part) => !/^\$\((?:seq|date)|^\$\(\(/.test(part)),
      writes: /\b(?:echo|printf|cat)\b[^\n]*\$[^\n]*(?:>>?|\btee)\s*["']?(?!\s*&|\s*["']?\/dev\/)[$\w/~.{]/.test(text('deploy.sh').replace(/^\s*#.*$/gm, '').replace(/\d?>>?\s*(?:&\d|\/dev\/\w+)/g, '')) ? 'to a file' : 'nowhere',
    }),
    expect: { unquoted: [], writes: 'to a file' },
  },
]
