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
    name: 'goes back to the version that ran before',
    hint: 'Read the old version from a file before you start the new one. If the new one is sick: tag and restart again, and end with exit 1.',
    run: ({ shell, text }) => {
      const { commands } = shell('deploy.sh')
      const source = text('deploy.sh')
      const at = (pattern) => commands.findIndex(({ text: line }) => pattern.test(line))
      // The variable that holds the version which ran before.
      const old = /(\w+)="?\$\(\s*(?:cat\b|<)/.exec(source)?.[1] ?? /read -r (\w+)/.exec(source)?.[1]
      const acts = commands.filter(({ name, text: line }) => !['echo', '[', '[[', 'test', 'cat', 'read', 'printf'].includes(name) && old && new RegExp(`\\$\\{?${old}\\b`).test(line))
      return {
        readsOld: old ? 'yes' : 'no',
        startsOld: acts.length > 0 ? 'yes' : 'no',
        endsWithError: commands.some(({ name, args }) => name === 'exit' && args[0] !== '0' && args.length > 0) ? 'yes' : 'no',
        pullsFirst: at(/docker pull/) >= 0 ? 'yes' : 'no',
      }
    },
    expect: { readsOld: 'yes', startsOld: 'yes', endsWithError: 'yes', pullsFirst: 'yes' },
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
