export default [
  {
    name: "belongs to Argo CD's namespace",
    hint: 'Argo CD looks for applications in the namespace argocd.',
    run: ({ documents, yaml }) => {
      const { metadata, spec } = yaml('application.yaml')
      const objects = documents('database.yaml')
      return metadata.namespace
    },
    expect: 'argocd',
  },
  {
    name: 'follows the folder shop on main',
    hint: 'targetRevision and path of the source.',
    run: ({ documents, yaml }) => {
      const { metadata, spec } = yaml('application.yaml')
      const objects = documents('database.yaml')
      return [spec.source.targetRevision.replace(/^refs\/heads\//, ''), spec.source.path.replace(/^\.\//, '').replace(/\/$/, '')]
    },
    expect: ['main', 'shop'],
  },
  {
    name: 'syncs by itself, removes what Git no longer has, and takes back changes by hand',
    hint: 'syncPolicy.automated with prune and selfHeal.',
    run: ({ documents, yaml }) => {
      const { metadata, spec } = yaml('application.yaml')
      const objects = documents('database.yaml')
      const { prune, selfHeal } = spec.syncPolicy?.automated ?? {}
      return [prune, selfHeal]
    },
    expect: [true, true],
  },
  {
    name: 'goes to the namespace kadai of this cluster, and makes it',
    hint: 'syncOptions: CreateNamespace=true.',
    run: ({ yaml }) => {
      const { destination, syncPolicy } = yaml('application.yaml').spec
      const isHere = destination?.server === 'https://kubernetes.default.svc' || (destination?.name === 'in-cluster' && destination.server === undefined)
      return [isHere ? 'this cluster' : (destination?.server ?? 'no cluster'), destination?.namespace, (syncPolicy?.syncOptions ?? []).filter((one) => one === 'CreateNamespace=true').length]
    },
    expect: ['this cluster', 'kadai', 1],
  },
]
