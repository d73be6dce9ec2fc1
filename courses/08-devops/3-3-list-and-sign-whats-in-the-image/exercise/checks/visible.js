export default [
  {
    name: 'gives the job only what it needs to push and to prove who it is',
    hint: 'contents: read, packages: write and id-token: write, in the job.',
    run: ({ workflow, yaml, text }) => {
      const file = yaml('release.yml')
      const { jobs } = workflow('release.yml')
      const runs = jobs.flatMap(({ runs: list }) => list).join('\n')
      const lines = runs.replaceAll(/\\\n\s*/g, ' ').split('\n').map((line) => line.trim()).filter(Boolean)
      return [file.permissions, jobs.map(({ permissions }) => permissions)]
    },
    expect: [{}, [{ contents: 'read', 'id-token': 'write', packages: 'write' }]],
  },
  {
    name: 'writes a list of contents',
    hint: 'trivy image with a format such as cyclonedx, and a file for the output.',
    run: ({ workflow, yaml, text }) => {
      const file = yaml('release.yml')
      const { jobs } = workflow('release.yml')
      const runs = jobs.flatMap(({ runs: list }) => list).join('\n')
      const lines = runs.replaceAll(/\\\n\s*/g, ' ').split('\n').map((line) => line.trim()).filter(Boolean)
      return lines.filter((line) => /^trivy image/.test(line) && /--format (cyclonedx|spdx-json)/.test(line)).length
    },
    expect: 1,
  },
  {
    name: 'stops the release for what can be fixed',
    hint: '--exit-code 1, HIGH and CRITICAL, and --ignore-unfixed.',
    run: ({ workflow, yaml, text }) => {
      const file = yaml('release.yml')
      const { jobs } = workflow('release.yml')
      const runs = jobs.flatMap(({ runs: list }) => list).join('\n')
      const lines = runs.replaceAll(/\\\n\s*/g, ' ').split('\n').map((line) => line.trim()).filter(Boolean)
      const scan = lines.find((line) => /^trivy image/.test(line) && /--exit-code/.test(line)) ?? ''
      return [/--exit-code[ =](\d)/.exec(scan)?.[1], /--severity[ =](\S+)/.exec(scan)?.[1].split(',').toSorted(), scan.includes('--ignore-unfixed') ? 'only with a fix' : 'all']
    },
    expect: ['1', ['CRITICAL', 'HIGH'], 'only with a fix'],
  },
  {
    name: 'signs without a key that could be stolen',
    hint: 'Keyless: cosign sign without --key.',
    run: ({ workflow, yaml, text }) => {
      const file = yaml('release.yml')
      const { jobs } = workflow('release.yml')
      const runs = jobs.flatMap(({ runs: list }) => list).join('\n')
      const lines = runs.replaceAll(/\\\n\s*/g, ' ').split('\n').map((line) => line.trim()).filter(Boolean)
      return lines.filter((line) => /^cosign sign/.test(line)).map((line) => (/--key/.test(line) ? 'with a key' : 'keyless'))
    },
    expect: ['keyless'],
  },
  {
    name: 'signs a digest, never a tag',
    hint: 'A tag may point elsewhere a second later. Ask docker for the digest and use that.',
    run: ({ workflow, yaml, text }) => {
      const file = yaml('release.yml')
      const { jobs } = workflow('release.yml')
      const runs = jobs.flatMap(({ runs: list }) => list).join('\n')
      const lines = runs.replaceAll(/\\\n\s*/g, ' ').split('\n').map((line) => line.trim()).filter(Boolean)
      const signed = lines.find((line) => /^cosign sign/.test(line)).split(/\s+/).at(-1).replaceAll('"', '')
      const isDigest = signed.includes('@sha256') || (/^\$\{?\w+\}?$/.test(signed) && /RepoDigests|@sha256|\.digest|steps\.\w+\.outputs\.digest|metadata-file/.test(text('release.yml')))
      return isDigest ? 'digest' : signed
    },
    expect: 'digest',
  },
]
