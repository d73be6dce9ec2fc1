export default [
  {
    name: 'has everything that belongs to a service',
    hint: 'Six kinds, each called returns; the Secret comes from elsewhere.',
    run: ({ documents }) => {
      const all = documents('returns.yaml')
      return ['ConfigMap', 'Deployment', 'HTTPRoute', 'NetworkPolicy', 'PodDisruptionBudget', 'Service'].filter((kind) => !all.some((one) => one.kind === kind && one.metadata?.name === 'returns'))
    },
    expect: [],
  },
  {
    name: 'finds its pods in service, policy and budget',
    hint: 'The same label in every selector.',
    run: ({ documents, selects, quantity }) => {
      const all = documents('returns.yaml')
      const of = (kind) => all.find((one) => one.kind === kind)
      const pod = of('Deployment').spec.template
      const [app] = pod.spec.containers
      const policy = of('NetworkPolicy')?.spec ?? {}
      return ['Service', 'NetworkPolicy', 'PodDisruptionBudget'].map((kind) => [kind, selects(kind === 'NetworkPolicy' ? policy.podSelector : of(kind)?.spec.selector, pod.metadata.labels) ? 'finds them' : 'does not'])
    },
    expect: [['Service', 'finds them'], ['NetworkPolicy', 'finds them'], ['PodDisruptionBudget', 'finds them']],
  },
  {
    name: 'can be looked up and reach its database, and nothing else',
    hint: 'Egress: 5432 to kadai-db, and 53 (UDP) for DNS, whose server is in the namespace kube-system. Both words in policyTypes.',
    run: ({ documents, selects }) => {
      const policy = documents('returns.yaml').find(({ kind }) => kind === 'NetworkPolicy')?.spec ?? {}
      const rules = policy.egress ?? []
      const to = (port, protocol) => rules.filter(({ ports }) => (ports ?? []).some((one) => one.port === port && (one.protocol ?? 'TCP') === protocol)).flatMap(({ to: list }) => (list?.length ? list : [{}]))
      const database = to(5432, 'TCP')
      const isDatabase = ({ podSelector, namespaceSelector }) => Boolean(podSelector) && !namespaceSelector && selects(podSelector, { app: 'kadai-db' }) && !selects(podSelector, { app: 'another' })
      const fits = (selector, labels) => Object.keys(selector).length === 0 || selects(selector, labels)
      const isDns = (one) => Object.keys(one).length === 0 || Boolean(one.ipBlock) || (Boolean(one.namespaceSelector) && fits(one.namespaceSelector, { 'kubernetes.io/metadata.name': 'kube-system' }) && fits(one.podSelector ?? {}, { 'k8s-app': 'kube-dns' }))
      return {
        database: database.length === 0 ? 'cut off' : database.every(isDatabase) ? 'the database' : 'more than the database',
        DNS: to(53, 'UDP').some(isDns) ? 'found' : 'not found',
        'other ports': rules.filter(({ ports }) => !ports?.length || ports.some(({ port, endPort }) => ![53, 5432].includes(port) || endPort)).length,
        guards: ['Egress', 'Ingress'].filter((type) => (policy.policyTypes ?? (rules.length ? ['Egress', 'Ingress'] : ['Ingress'])).includes(type)),
      }
    },
    expect: { database: 'the database', DNS: 'found', 'other ports': 0, guards: ['Egress', 'Ingress'] },
  },
  {
    name: 'lets a node be repaired while one pod keeps running',
    hint: 'More replicas than minAvailable.',
    run: ({ documents, selects, quantity }) => {
      const all = documents('returns.yaml')
      const of = (kind) => all.find((one) => one.kind === kind)
      const pod = of('Deployment').spec.template
      const [app] = pod.spec.containers
      const policy = of('NetworkPolicy')?.spec ?? {}
      const { minAvailable, maxUnavailable } = of('PodDisruptionBudget').spec
      const { replicas } = of('Deployment').spec
      const pods = (value) => (String(value).endsWith('%') ? Math.ceil((replicas * Number.parseInt(value, 10)) / 100) : Number(value))
      const kept = minAvailable === undefined ? replicas - pods(maxUnavailable) : pods(minAvailable)
      return kept >= 1 && replicas - 1 >= kept ? 'can be drained' : 'stuck'
    },
    expect: 'can be drained',
  },
]
