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
    run: ({ yaml }) => {
      const { returns: own, db } = yaml('compose.yaml').services
      const published = (own.ports ?? []).map((one) => (typeof one === 'object' ? [one.host_ip ?? '', String(one.published), String(one.target)] : String(one).replace('/tcp', '').split(':').slice(-3)))
      return [published.map((one) => one.join(':')), own.depends_on?.db?.condition ?? 'does not wait', JSON.stringify(db.healthcheck?.test ?? '').includes('pg_isready') ? 'the database is asked' : 'nobody asks', db.ports ?? []]
    },
    expect: [['127.0.0.1:8090:8090'], 'service_healthy', 'the database is asked', []],
  },
  {
    name: 'keeps the database in a network without a way out',
    hint: "networks: db only in one with internal: true; returns in that one and in one with a way out, or its port can't be published.",
    run: ({ yaml }) => {
      const { services, networks } = yaml('compose.yaml')
      const of = ({ networks: own = [] }) => (Array.isArray(own) ? own : Object.keys(own))
      const isInternal = (name) => networks?.[name]?.internal === true
      const shared = of(services.returns).filter((name) => of(services.db).includes(name))
      return [of(services.db).length > 0 && of(services.db).every(isInternal) ? 'closed' : 'open', shared.length > 0 ? 'reaches it' : 'cut off', of(services.returns).some((name) => name in (networks ?? {}) && !isInternal(name)) ? 'can be reached' : 'no way in']
    },
    expect: ['closed', 'reaches it', 'can be reached'],
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
    hint: 'trivy with --exit-code 1, then cosign, both with the reference that docker gives after the push (RepoDigests).',
    run: ({ workflow, text }) => {
      // What a reference such as "$REFERENCE" or "$IMAGE@$DIGEST" stands for: a digest, a tag or something that nobody set.
      const source = text('release.yml').replaceAll(/(^|\s)#.*/g, '$1').replaceAll(/\\\n\s*/g, ' ')
      const kindOf = (reference, depth = 0) => {
        const own = String(reference).replaceAll(/["']/g, '').replaceAll(/\$\{(\w+)[#%][^}]*\}/g, '$$$1')
        if (/@sha256:[0-9a-f]{64}$/.test(own) || /RepoDigests|@\$\{\{[^}]*digest[^}]*\}\}$/.test(own)) return 'digest'
        const name = /@?\$\{?(\w+)\}?$/.exec(own)?.[1]
        if (name === undefined || depth > 3) return own
        const values = [...source.matchAll(new RegExp(`(?:^|[\\s"'])${name}(?:=|: )(.*)`, 'g'))].map(([, value]) => value.replace(/"?\s*>>\s*"?\$\{?GITHUB_(ENV|OUTPUT)\}?"?\s*$/, '').trim())
        if (values.length === 0) return `${name} is not set`
        const isDigest = values.some((value) => /RepoDigests|\{\{\.(Manifest\.)?Digest\}\}|manifest\.digest|containerimage\.digest|outputs\.digest|sha256:|crane digest|metadata-file/i.test(value) || kindOf(value.replace(/\$\([^)]*\)/g, ''), depth + 1) === 'digest')
        return isDigest ? 'digest' : own
      }
      const lines = workflow('release.yml').jobs.flatMap(({ runs }) => runs).join('\n').replaceAll(/\\\n\s*/g, ' ').split('\n').map((line) => line.trim())
      const words = (line) => line.match(/\$\{\{.*?\}\}|"(?:\$\{\{.*?\}\}|[^"])*"|[^\s"]+(?:"[^"]*")?|\S+/g) ?? []
      const named = (start) => lines.filter((line) => start.test(line)).map((line) => words(line).filter((word) => !word.startsWith('-')).at(-1))
      const place = (start) => lines.findIndex((line) => start.test(line))
      const order = [place(/docker (buildx build .*--push|push)\b/), place(/^trivy image.*--exit-code[ =]1/), place(/^cosign sign\b/)]
      const isInOrder = order.every((one, index) => one >= 0 && (index === 0 || one > order[index - 1]))
      return { order: isInOrder ? 'push, scan, sign' : 'not push, scan, sign', version: /:latest\b/.test(source) ? 'latest' : 'a version', scans: named(/^trivy image/).map((one) => kindOf(one)), signs: named(/^cosign sign\b/).map((one) => kindOf(one)), keyless: lines.some((line) => /^cosign sign.*--key/.test(line)) ? 'with a key' : 'keyless' }
    },
    expect: { order: 'push, scan, sign', version: 'a version', scans: ['digest'], signs: ['digest'], keyless: 'keyless' },
  },
  {
    name: 'pins its actions and gives the job the smallest rights',
    hint: 'permissions: {} at the top; contents: read, packages: write and id-token: write in the job; a full SHA for each action (2-3 and 3-3).',
    run: ({ workflow, yaml }) => {
      const { jobs } = workflow('release.yml')
      return [yaml('release.yml').permissions, jobs.map(({ permissions }) => permissions), jobs.flatMap(({ uses }) => uses).filter(({ isPinned }) => !isPinned).map(({ action }) => action)]
    },
    expect: [{}, [{ contents: 'read', 'id-token': 'write', packages: 'write' }], []],
  },
]
