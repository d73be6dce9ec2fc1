export default [
  {
    name: 'builds in two stages, and takes only the result into the second',
    hint: 'Name the first stage with AS build. The second begins with FROM again, and copies with --from=build.',
    run: ({ dockerfile }) => {
      const stages = dockerfile('Dockerfile')
      const last = stages.at(-1)
      return {
        stages: stages.length,
        copiesFromBuild: last.steps.some(({ keyword, flags }) => keyword === 'COPY' && 'from' in flags) ? 'yes' : 'no',
        copiesEverything: last.steps.filter(({ keyword, args, flags }) => keyword === 'COPY' && !('from' in flags) && args[0] === '.').length,
      }
    },
    expect: { stages: 2, copiesFromBuild: 'yes', copiesEverything: 0 },
  },
  {
    name: 'doesn’t run as root',
    hint: 'The image node has a small user called node. USER comes before CMD.',
    run: ({ dockerfile }) => {
      const user = dockerfile('Dockerfile').at(-1).steps.filter(({ keyword }) => keyword === 'USER').at(-1)?.args[0] ?? 'root'
      return /^(root|0)(:|$)/.test(user) ? 'root' : 'a small user'
    },
    expect: 'a small user',
  },
  {
    name: 'installs what the lock file says, without development packages at the end',
    hint: 'npm ci in both stages; in the second with --omit=dev.',
    run: ({ dockerfile }) =>
      dockerfile('Dockerfile').map(({ steps }) => {
        const installs = steps.filter(({ keyword, value }) => keyword === 'RUN' && /npm (ci|install|i)\b/.test(value)).map(({ value }) => value)
        return installs.map((value) => (/npm ci\b/.test(value) ? (/--omit[= ]dev|--production/.test(value) ? 'npm ci without dev' : 'npm ci') : 'npm install')).join(', ')
      }),
    expect: ['npm ci', 'npm ci without dev'],
  },
  {
    name: 'stops at the first error of the script',
    hint: 'set -euo pipefail, right at the start.',
    run: ({ shell }) => ['e', 'pipefail', 'u'].filter((option) => shell('deploy.sh').options.includes(option)),
    expect: ['e', 'pipefail', 'u'],
  },
  {
    name: 'asks the health check for the new version, more than once',
    hint: 'curl with --max-time in a loop, with a sleep between the tries, and look for "version":"$1" in the answer: any version would also be the old one.',
    run: ({ shell, text }) => {
      const { commands } = shell('deploy.sh')
      const curl = commands.find(({ name }) => name === 'curl')
      if (!curl) return 'There is no curl yet.'
      const source = text('deploy.sh')
      // What is printed or pulled says nothing about who answers.
      const rest = commands.filter(({ name }) => /^(echo|printf|docker|systemctl)$/.test(name)).reduce((left, { text: line }) => left.replace(line, ''), source.replace(/^\s*#.*$/gm, ''))
      const own = /(\w+)="?\$\{?1\b/.exec(source)?.[1] ?? '1'
      const looks = /version[\\"']*\s*:[\s\\"'*?]*\$|\.version\b/.test(rest) || commands.some(({ name, text: line }) => /^(grep|jq)$/.test(name) && new RegExp(`\\$\\{?(?:${own}|1)\\b`).test(line))
      return {
        timeout: curl.args.some((arg) => /^(--max-time|-m)/.test(arg)) ? 'set' : 'missing',
        failsOnErrors: curl.args.some((arg) => /^(--fail|-[a-zA-Z]*f[a-zA-Z]*$)/.test(arg)) ? 'yes' : 'no',
        loop: /\b(for|while|until)\b/.test(source) ? 'yes' : 'no',
        pause: commands.some(({ name }) => name === 'sleep') ? 'between the tries' : 'none',
        version: looks ? 'looked for' : 'not looked for',
      }
    },
    expect: { timeout: 'set', failsOnErrors: 'yes', loop: 'yes', pause: 'between the tries', version: 'looked for' },
  },
]
