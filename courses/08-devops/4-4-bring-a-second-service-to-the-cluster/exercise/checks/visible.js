export default [
  {
    name: 'has everything that belongs to a service',
    hint: 'Seven kinds; the Secret comes from elsewhere.',
    run: ({ documents, selects, quantity }) => {
      const all = documents('returns.yaml')
      const of = (kind) => all.find((one) => one.kind === kind)
      const pod = of('Deployment').spec.template
      const [app] = pod.spec.containers
      const policy = of('NetworkPolicy')?.spec ?? {}
      return ['ConfigMap', 'Deployment', 'HTTPRoute', 'NetworkPolicy', 'PodDisruptionBudget', 'Service'].filter((kind) => !of(kind))
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
    hint: 'Egress: 5432 to kadai-db, and 53 for DNS.',
    run: ({ documents, selects, quantity }) => {
      const all = documents('returns.yaml')
      const of = (kind) => all.find((one) => one.kind === kind)
      const pod = of('Deployment').spec.template
      const [app] = pod.spec.containers
      const policy = of('NetworkPolicy')?.spec ?? {}
      const rules = policy.egress ?? []
      const to = (port) => rules.filter(({ ports }) => (ports ?? []).some((one) => one.port === port))
      const reached = to(5432).flatMap(({ to: list }) => (list?.length ? list : [{}]))
      const isDatabase = ({ podSelector }) => Boolean(podSelector) && selects(podSelector, { app: 'kadai-db' }) && !selects(podSelector, { app: 'another' })
      return [reached.length === 0 ? 'no database' : reached.every(isDatabase) ? 'database' : 'more than the database', to(53).length >= 1 ? 'DNS' : 'no DNS', rules.filter(({ ports }) => !ports || ports.some(({ port }) => ![53, 5432].includes(port))).length]
    },
    expect: ['database', 'DNS', 0],
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
