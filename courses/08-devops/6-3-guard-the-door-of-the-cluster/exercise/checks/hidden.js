export default [
  {
    name: 'lets a pod in that keeps all three rules',
    hint: 'A version, valueFrom and a limit in the pod itself.',
    run: ({ documents, quantity }) => {
      const all = documents('guards.yaml')
      const of = (kind) => all.find((one) => one.kind === kind)
      const [app] = of('Pod').spec.containers
      const secret = of('ExternalSecret').spec
      const policy = of('ValidatingPolicy').spec
      const quota = of('ResourceQuota')?.spec.hard ?? {}
      const rules = policy.validations.map(({ expression }) => expression.replaceAll(/\s+/g, ' '))
      return [/:\d|@sha256:/.test(app.image) ? 'version' : app.image, app.env.every((one) => !('value' in one) || !/(PASSWORD|TOKEN|API_KEY|SECRET)$/.test(one.name)) ? 'no plain secret' : 'plain secret', quantity(app.resources?.limits?.memory ?? 0) > 0 ? 'limit' : 'no limit']
    },
    expect: ['version', 'no plain secret', 'limit'],
  },
  {
    name: 'fits into its own quota',
    hint: "One pod's request and limit are below the namespace's.",
    run: ({ documents, quantity }) => {
      const all = documents('guards.yaml')
      const of = (kind) => all.find((one) => one.kind === kind)
      const [app] = of('Pod').spec.containers
      const secret = of('ExternalSecret').spec
      const policy = of('ValidatingPolicy').spec
      const quota = of('ResourceQuota')?.spec.hard ?? {}
      const rules = policy.validations.map(({ expression }) => expression.replaceAll(/\s+/g, ' '))
      return [quantity(app.resources.requests.memory) <= quantity(quota['requests.memory']), quantity(app.resources.limits.memory) <= quantity(quota['limits.memory']), quantity(app.resources.requests.cpu) <= quantity(quota['requests.cpu'])].filter((fits) => !fits).length
    },
    expect: 0,
  },
  {
    name: 'says in each message what to do',
    hint: 'At least 25 characters, with an example or the name of the field.',
    run: ({ documents, quantity }) => {
      const all = documents('guards.yaml')
      const of = (kind) => all.find((one) => one.kind === kind)
      const [app] = of('Pod').spec.containers
      const secret = of('ExternalSecret').spec
      const policy = of('ValidatingPolicy').spec
      const quota = of('ResourceQuota')?.spec.hard ?? {}
      const rules = policy.validations.map(({ expression }) => expression.replaceAll(/\s+/g, ' '))
      return policy.validations.filter(({ message }) => String(message ?? '').length < 25).length
    },
    expect: 0,
  },
  {
    name: 'asks at every change, not only at the beginning',
    hint: 'operations: CREATE and UPDATE.',
    run: ({ documents, quantity }) => {
      const all = documents('guards.yaml')
      const of = (kind) => all.find((one) => one.kind === kind)
      const [app] = of('Pod').spec.containers
      const secret = of('ExternalSecret').spec
      const policy = of('ValidatingPolicy').spec
      const quota = of('ResourceQuota')?.spec.hard ?? {}
      const rules = policy.validations.map(({ expression }) => expression.replaceAll(/\s+/g, ' '))
      return policy.matchConstraints.resourceRules.flatMap(({ operations }) => operations).toSorted()
    },
    expect: ['CREATE', 'UPDATE'],
  },
  {
    name: 'reads the store again and again, and names it',
    hint: 'refreshInterval and secretStoreRef.',
    run: ({ documents, quantity }) => {
      const all = documents('guards.yaml')
      const of = (kind) => all.find((one) => one.kind === kind)
      const [app] = of('Pod').spec.containers
      const secret = of('ExternalSecret').spec
      const policy = of('ValidatingPolicy').spec
      const quota = of('ResourceQuota')?.spec.hard ?? {}
      const rules = policy.validations.map(({ expression }) => expression.replaceAll(/\s+/g, ' '))
      return [/^\d+[smh]$/.test(secret.refreshInterval ?? '') ? 'again and again' : 'once', secret.secretStoreRef?.name ?? 'no store']
    },
    expect: ['again and again', 'mumbai'],
  },
  {
    name: 'keeps everything of a preview in one namespace',
    hint: 'pr-42 for secret, quota and pod.',
    run: ({ documents, quantity }) => {
      const all = documents('guards.yaml')
      const of = (kind) => all.find((one) => one.kind === kind)
      const [app] = of('Pod').spec.containers
      const secret = of('ExternalSecret').spec
      const policy = of('ValidatingPolicy').spec
      const quota = of('ResourceQuota')?.spec.hard ?? {}
      const rules = policy.validations.map(({ expression }) => expression.replaceAll(/\s+/g, ' '))
      return [...new Set(['ExternalSecret', 'ResourceQuota', 'Pod'].map((kind) => of(kind)?.metadata.namespace))]
    },
    expect: ['pr-42'],
  },
]
