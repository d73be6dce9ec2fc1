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
    run: ({ workflow }) => {
      const lines = workflow('release.yml').jobs.flatMap(({ runs }) => runs).join('\n').replaceAll(/\\\n\s*/g, ' ').split('\n').map((line) => line.trim())
      return lines.filter((line) => /^trivy image/.test(line) && /--format[ =](cyclonedx|spdx-json)/.test(line) && /(--output|-o)[ =]\S+/.test(line)).length
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
    hint: 'Keyless: cosign sign without --key. With --yes it waits for nobody.',
    run: ({ workflow }) => {
      const lines = workflow('release.yml').jobs.flatMap(({ runs }) => runs).join('\n').replaceAll(/\\\n\s*/g, ' ').split('\n').map((line) => line.trim())
      return lines.filter((line) => /^cosign (sign|attest)\b/.test(line)).map((line) => [line.split(/\s+/)[1], /--key/.test(line) ? 'with a key' : 'keyless', /(^|\s)(--yes|-y)(\s|$|=true)/.test(line) ? 'asks nobody' : 'waits for an answer'])
    },
    expect: [['sign', 'keyless', 'asks nobody'], ['attest', 'keyless', 'asks nobody']],
  },
  {
    name: 'signs a digest, never a tag',
    hint: 'A tag may point elsewhere a second later. Ask docker for the digest (RepoDigests) and use that for the scan, the seal and the list.',
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
      return { scans: named(/^trivy image/).map((one) => kindOf(one)), signs: named(/^cosign sign\b/).map((one) => kindOf(one)), attaches: named(/^cosign attest\b/).map((one) => kindOf(one)) }
    },
    expect: { scans: ['digest', 'digest'], signs: ['digest'], attaches: ['digest'] },
  },
]
