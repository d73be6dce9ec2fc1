export default [
  {
    name: 'keeps each environment in a namespace of its own',
    hint: 'namespace: in both overlays.',
    run: ({ yaml }) => {
      const staging = yaml('overlays/staging/kustomization.yaml')
      const production = yaml('overlays/production/kustomization.yaml')
      const base = yaml('base/kustomization.yaml')
      const literals = (one) => Object.fromEntries((one.configMapGenerator ?? []).filter(({ name }) => name === 'kadai').flatMap(({ literals = [] }) => literals).map((pair) => pair.split('=')))
      const patches = (one) => (one.patches ?? []).map(({ patch, path }) => patch ?? path ?? '').join('\n')
      return [staging.namespace, production.namespace]
    },
    expect: ['staging', 'production'],
  },
  {
    name: 'tests the next version in staging',
    hint: 'images with the name kadai and a newTag.',
    run: ({ yaml }) => {
      const staging = yaml('overlays/staging/kustomization.yaml')
      const production = yaml('overlays/production/kustomization.yaml')
      const base = yaml('base/kustomization.yaml')
      const literals = (one) => Object.fromEntries((one.configMapGenerator ?? []).filter(({ name }) => name === 'kadai').flatMap(({ literals = [] }) => literals).map((pair) => pair.split('=')))
      const patches = (one) => (one.patches ?? []).map(({ patch, path }) => patch ?? path ?? '').join('\n')
      const tag = (one) => one.images?.find(({ name }) => name === 'kadai')?.newTag
      return [String(tag(staging)), String(tag(production))]
    },
    expect: ['1.1.0', '1.0.0'],
  },
  {
    name: 'generates the ConfigMap, so that a new value restarts the pods',
    hint: 'configMapGenerator in the base, with PORT.',
    run: ({ yaml }) => {
      const staging = yaml('overlays/staging/kustomization.yaml')
      const production = yaml('overlays/production/kustomization.yaml')
      const base = yaml('base/kustomization.yaml')
      const literals = (one) => Object.fromEntries((one.configMapGenerator ?? []).filter(({ name }) => name === 'kadai').flatMap(({ literals = [] }) => literals).map((pair) => pair.split('=')))
      const patches = (one) => (one.patches ?? []).map(({ patch, path }) => patch ?? path ?? '').join('\n')
      return literals(base)
    },
    expect: { PORT: '8080' },
  },
  {
    name: 'says its version in each environment',
    hint: 'behavior: merge, with VERSION.',
    run: ({ yaml }) => {
      const staging = yaml('overlays/staging/kustomization.yaml')
      const production = yaml('overlays/production/kustomization.yaml')
      const base = yaml('base/kustomization.yaml')
      const literals = (one) => Object.fromEntries((one.configMapGenerator ?? []).filter(({ name }) => name === 'kadai').flatMap(({ literals = [] }) => literals).map((pair) => pair.split('=')))
      const patches = (one) => (one.patches ?? []).map(({ patch, path }) => patch ?? path ?? '').join('\n')
      return [staging, production].map((one) => [one.configMapGenerator?.[0]?.behavior, literals(one).VERSION?.split('-')[0]])
    },
    expect: [['merge', '1.1.0'], ['merge', '1.0.0']],
  },
  {
    name: 'runs one pod in staging',
    hint: "replicas with the name kadai and a count; production keeps the base's three.",
    run: ({ yaml }) => {
      const staging = yaml('overlays/staging/kustomization.yaml')
      const production = yaml('overlays/production/kustomization.yaml')
      const base = yaml('base/kustomization.yaml')
      const literals = (one) => Object.fromEntries((one.configMapGenerator ?? []).filter(({ name }) => name === 'kadai').flatMap(({ literals = [] }) => literals).map((pair) => pair.split('=')))
      const patches = (one) => (one.patches ?? []).map(({ patch, path }) => patch ?? path ?? '').join('\n')
      const count = (one) => one.replicas?.find(({ name }) => name === 'kadai')?.count ?? 'as in the base'
      return [count(staging), count(production)]
    },
    expect: [1, 'as in the base'],
  },
]
