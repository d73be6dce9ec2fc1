export default [
  {
    name: 'tags the image with the commit, and stores it',
    hint: 'docker/login-action first, then docker/build-push-action with push: true, a tag that ends in the commit, ${{ github.sha }}, and build-args: VERSION=… with the same commit. Without it, /health answers “unknown”, and every new version looks sick.',
    run: ({ workflow }) => {
      const image = workflow('deploy.yml').jobs.find(({ id }) => id === 'image')
      if (!image) return 'There is no job image.'
      const step = image.steps.find(({ uses }) => String(uses ?? '').startsWith('docker/build-push-action@'))
      const script = image.runs.join('\n')
      // A command may get the tag from its environment.
      const settings = Object.values(Object.assign({}, image.job.env, ...image.steps.map((one) => one.env ?? {}))).join('\n')
      const tags = step ? String(step.with?.tags ?? '') : `${script}\n${settings}`
      return {
        commit: /github\.sha|GITHUB_SHA/.test(tags) ? 'yes' : 'no',
        knowsItsVersion: (step ? /^\s*["']?VERSION=\S/m.test(String(step.with?.['build-args'] ?? '')) : /--build-arg[ =]["']?VERSION\b/.test(script)) ? 'yes' : 'no',
        latest: /:latest/.test(tags) ? 'yes' : 'no',
        signsIn: image.steps.some(({ uses }) => String(uses ?? '').startsWith('docker/login-action@')) || /docker login|oras login|skopeo login/.test(script) ? 'yes' : 'no',
        stored: step ? String(step.with?.push) : /docker push/.test(script) ? 'true' : 'no',
      }
    },
    expect: { commit: 'yes', knowsItsVersion: 'yes', latest: 'no', signsIn: 'yes', stored: 'true' },
  },
  {
    name: 'installs what the lock file says, and runs the whole verify',
    hint: 'npm ci in place of npm install, then npm run verify, which includes types and style.',
    run: ({ workflow }) => {
      const runs = workflow('deploy.yml').jobs.find(({ id }) => id === 'test')?.runs.join('\n') ?? ''
      return [/npm ci\b/.test(runs) ? 'npm ci' : 'no npm ci', /npm run verify/.test(runs) ? 'npm run verify' : 'no verify']
    },
    expect: ['npm ci', 'npm run verify'],
  },
  {
    name: 'takes the key from a secret, and pastes nothing into a command',
    hint: 'Values go through env: and are used as "$VERSION". ${{ … }} inside a run line becomes part of the script.',
    run: ({ workflow, text }) => {
      const jobs = workflow('deploy.yml').jobs
      // A key in the environment is of no use until a command writes it into a file, or gives it to ssh-agent.
      const unused = jobs.flatMap(({ job, steps, runs }) =>
        Object.entries(Object.assign({}, job.env, ...steps.map((step) => step.env ?? {})))
          .filter(([name, value]) => /key/i.test(`${name} ${value}`) && /secrets\./.test(String(value)) && !runs.some((run) => new RegExp(`\\$\\{?${name}\\b`).test(run)))
          .map(([name]) => name),
      )
      // ssh refuses a key that other users can read.
      const keys = jobs.flatMap(({ runs }) => runs).filter((run) => /KEY\b[^\n]*>/.test(run))
      const isPrivate = keys.every((run) => /chmod\s+(?:-\w+\s+)?(?:0?[46]00|u=rw?,?(?:go=)?|go-rwx|og-rwx)|umask\s+0?[0-7]?77|install\s[^\n]*-m\s*0?[46]00|ssh-add/.test(run))
      return {
        unused,
        keyFile: isPrivate ? 'private' : 'readable by others',
        pasted: jobs.flatMap(({ runs }) => runs).filter((run) => /\$\{\{/.test(run)).length,
        secret: /\$\{\{\s*secrets\.(?!GITHUB_TOKEN)\w+/.test(text('deploy.yml')) ? 'used' : 'missing',
        privateKey: /BEGIN [A-Z ]*PRIVATE KEY/.test(text('deploy.yml')) ? 'in the file' : 'not in the file',
      }
    },
    expect: { unused: [], keyFile: 'private', pasted: 0, secret: 'used', privateKey: 'not in the file' },
  },
  {
    name: 'deploys by the script on the server, with the version that was built',
    hint: 'ssh to the server and deploy.sh with the version. The deploy job builds nothing itself.',
    run: ({ workflow }) => {
      const deploy = workflow('deploy.yml').jobs.find(({ id }) => id === 'deploy')
      if (!deploy) return 'There is no job deploy.'
      const runs = deploy.runs.join('\n')
      // The variable that deploy.sh is given.
      const given = /deploy\.sh\s+["'\\]*\$\{?(\w+)/.exec(runs)?.[1]
      return {
        script: /ssh\b[\s\S]*deploy\.sh/.test(runs) ? 'by ssh' : 'missing',
        version: given === 'GITHUB_SHA' || (given && Object.entries(Object.assign({}, deploy.job.env, ...deploy.steps.map((step) => step.env ?? {}))).some(([name, value]) => name === given && /github\.sha/.test(String(value)))) ? 'the commit' : 'not the commit',
        builds: /docker build|npm run build/.test(runs) || deploy.uses.some(({ action }) => /build-push/.test(action)) ? 'again' : 'nothing',
      }
    },
    expect: { script: 'by ssh', version: 'the commit', builds: 'nothing' },
  },
  {
    name: 'stops when a test has failed',
    hint: 'Nothing may hide a failure: no continue-on-error, no || true behind a command, and no if: always() that doesn’t ask for the result of the job before.',
    run: ({ workflow }) => {
      const { jobs } = workflow('deploy.yml')
      return jobs.flatMap(({ id, job, steps, runs }) => {
        const conditions = [job.if, ...steps.map((step) => step.if)].filter((condition) => condition !== undefined).map(String)
        return [
          ...([job, ...steps].some((one) => one['continue-on-error'] !== undefined && one['continue-on-error'] !== false) ? [`${id}: continue-on-error`] : []),
          ...(runs.some((run) => /\|\|\s*(true|:|echo)|set \+e/.test(run)) ? [`${id}: || true`] : []),
          ...conditions.filter((condition) => /always\(\)|failure\(\)|cancelled\(\)/.test(condition) && !/\.result\s*==\s*'success'/.test(condition)).map((condition) => `${id}: if ${condition}`),
        ]
      })
    },
    expect: [],
  },
  {
    name: 'recognises the server before it sends anything',
    hint: 'Write the fingerprint from KNOWN_HOSTS into ~/.ssh/known_hosts. StrictHostKeyChecking=no and ssh-keyscan believe whoever answers.',
    run: ({ workflow }) => {
      const deploy = workflow('deploy.yml').jobs.find(({ id }) => id === 'deploy')
      if (!deploy) return 'There is no job deploy.'
      const steps = JSON.stringify(deploy.steps)
      // A variable alone changes nothing: ssh reads the file, or an action gets the fingerprint.
      const isKnown = /known_hosts|UserKnownHostsFile/.test(deploy.runs.join('\n')) || deploy.steps.some((step) => Object.keys(step.with ?? {}).some((name) => /known[_-]?hosts/i.test(name)))
      return { fingerprint: isKnown ? 'known' : 'not known', believes: /StrictHostKeyChecking[= ]*(no|off|accept-new)|ssh-keyscan/i.test(steps) ? 'whoever answers' : 'only this server' }
    },
    expect: { fingerprint: 'known', believes: 'only this server' },
  },
]
