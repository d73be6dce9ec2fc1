export default [
  {
    name: 'opens staging under its own name',
    hint: 'A patch of the HTTPRoute: /spec/hostnames/0 becomes staging.kadai.test.',
    run: ({ yaml }) => {
      const staging = yaml('overlays/staging/kustomization.yaml')
      const production = yaml('overlays/production/kustomization.yaml')
      const base = yaml('base/kustomization.yaml')
      const literals = (one) => Object.fromEntries((one.configMapGenerator ?? []).filter(({ name }) => name === 'kadai').flatMap(({ literals = [] }) => literals).map((pair) => pair.split('=')))
      const patches = (one) => (one.patches ?? []).map(({ patch, path }) => patch ?? path ?? '').join('\n')
      return [/staging\.kadai\.test/.test(patches(staging)) ? 'staging.kadai.test' : 'none', /kadai\.test/.test(patches(production)) ? 'changed' : 'as in the base']
    },
    expect: ['staging.kadai.test', 'as in the base'],
  },
  {
    name: 'gives production more memory, in the same container',
    hint: "A patch of the Deployment with the container's name, app, and its resources.",
    run: ({ yaml }) => {
      const staging = yaml('overlays/staging/kustomization.yaml')
      const production = yaml('overlays/production/kustomization.yaml')
      const base = yaml('base/kustomization.yaml')
      const literals = (one) => Object.fromEntries((one.configMapGenerator ?? []).filter(({ name }) => name === 'kadai').flatMap(({ literals = [] }) => literals).map((pair) => pair.split('=')))
      const patches = (one) => (one.patches ?? []).map(({ patch, path }) => patch ?? path ?? '').join('\n')
      const text = patches(production)
      return [/name: app\b/.test(text) ? 'the container app' : 'no container', /limits: *\{? *memory: *256Mi|limits:\s+memory: *256Mi/.test(text) ? '256Mi' : 'no limit of 256Mi']
    },
    expect: ['the container app', '256Mi'],
  },
  {
    name: 'repeats nothing of the base',
    hint: 'An overlay names the base, and only what differs.',
    run: ({ yaml }) => {
      const staging = yaml('overlays/staging/kustomization.yaml')
      const production = yaml('overlays/production/kustomization.yaml')
      const base = yaml('base/kustomization.yaml')
      const literals = (one) => Object.fromEntries((one.configMapGenerator ?? []).filter(({ name }) => name === 'kadai').flatMap(({ literals = [] }) => literals).map((pair) => pair.split('=')))
      const patches = (one) => (one.patches ?? []).map(({ patch, path }) => patch ?? path ?? '').join('\n')
      return [staging, production].map(({ resources }) => resources)
    },
    expect: [['../../base'], ['../../base']],
  },
  {
    name: 'keeps secrets out of generated settings',
    hint: "PASSWORD, KEY and DATABASE_URL don't belong into a ConfigMap.",
    run: ({ yaml }) => {
      const staging = yaml('overlays/staging/kustomization.yaml')
      const production = yaml('overlays/production/kustomization.yaml')
      const base = yaml('base/kustomization.yaml')
      const literals = (one) => Object.fromEntries((one.configMapGenerator ?? []).filter(({ name }) => name === 'kadai').flatMap(({ literals = [] }) => literals).map((pair) => pair.split('=')))
      const patches = (one) => (one.patches ?? []).map(({ patch, path }) => patch ?? path ?? '').join('\n')
      return [base, staging, production].flatMap((one) => Object.keys(literals(one))).filter((name) => /PASS|KEY|SECRET|DATABASE/.test(name))
    },
    expect: [],
  },
  {
    name: "doesn't switch the hash of the name off",
    hint: 'disableNameSuffixHash would take away what restarts the pods.',
    run: ({ yaml }) => {
      const staging = yaml('overlays/staging/kustomization.yaml')
      const production = yaml('overlays/production/kustomization.yaml')
      const base = yaml('base/kustomization.yaml')
      const literals = (one) => Object.fromEntries((one.configMapGenerator ?? []).filter(({ name }) => name === 'kadai').flatMap(({ literals = [] }) => literals).map((pair) => pair.split('=')))
      const patches = (one) => (one.patches ?? []).map(({ patch, path }) => patch ?? path ?? '').join('\n')
      return [base, staging, production].filter((one) => one.generatorOptions?.disableNameSuffixHash).length
    },
    expect: 0,
  },
]
