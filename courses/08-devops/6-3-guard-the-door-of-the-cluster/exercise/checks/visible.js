export default [
  {
    name: 'says where the secret is, and not what it is',
    hint: 'remoteRef with key and property, no value.',
    run: ({ documents, quantity }) => {
      const all = documents('guards.yaml')
      const of = (kind) => all.find((one) => one.kind === kind)
      const [app] = of('Pod').spec.containers
      const secret = of('ExternalSecret').spec
      const policy = of('ValidatingPolicy').spec
      const quota = of('ResourceQuota')?.spec.hard ?? {}
      const rules = policy.validations.map(({ expression }) => expression.replaceAll(/\s+/g, ' '))
      return secret.data.map((one) => [one.remoteRef?.key ?? 'no place', 'value' in one ? 'has a value' : 'no value'])
    },
    expect: [['kadai/preview/database', 'no value']],
  },
  {
    name: 'gives the pod what the store makes',
    hint: "secretKeyRef with the target's name and the key.",
    run: ({ documents, quantity }) => {
      const all = documents('guards.yaml')
      const of = (kind) => all.find((one) => one.kind === kind)
      const [app] = of('Pod').spec.containers
      const secret = of('ExternalSecret').spec
      const policy = of('ValidatingPolicy').spec
      const quota = of('ResourceQuota')?.spec.hard ?? {}
      const rules = policy.validations.map(({ expression }) => expression.replaceAll(/\s+/g, ' '))
      const variable = app.env.find(({ name }) => name === 'DATABASE_PASSWORD')
      const reference = variable?.valueFrom?.secretKeyRef
      return reference?.name === secret.target?.name && secret.data.some(({ secretKey }) => secretKey === reference?.key) ? 'they agree' : 'they do not'
    },
    expect: 'they agree',
  },
  {
    name: 'has a rule for versions, for secrets and for memory',
    hint: 'Three validations, one for each sentence.',
    run: ({ documents, quantity }) => {
      const all = documents('guards.yaml')
      const of = (kind) => all.find((one) => one.kind === kind)
      const [app] = of('Pod').spec.containers
      const secret = of('ExternalSecret').spec
      const policy = of('ValidatingPolicy').spec
      const quota = of('ResourceQuota')?.spec.hard ?? {}
      const rules = policy.validations.map(({ expression }) => expression.replaceAll(/\s+/g, ' '))
      return [rules.some((rule) => rule.includes('.image') && rule.includes('latest')), rules.some((rule) => /PASSWORD/.test(rule) && rule.includes('env')), rules.some((rule) => rule.includes('limits') && rule.includes('memory'))].map((found, index) => (found ? ['version', 'secret', 'memory'][index] : 'missing'))
    },
    expect: ['version', 'secret', 'memory'],
  },
  {
    name: 'limits the whole preview',
    hint: 'A ResourceQuota with pods, requests and limits.',
    run: ({ documents, quantity }) => {
      const all = documents('guards.yaml')
      const of = (kind) => all.find((one) => one.kind === kind)
      const [app] = of('Pod').spec.containers
      const secret = of('ExternalSecret').spec
      const policy = of('ValidatingPolicy').spec
      const quota = of('ResourceQuota')?.spec.hard ?? {}
      const rules = policy.validations.map(({ expression }) => expression.replaceAll(/\s+/g, ' '))
      return ['pods', 'requests.cpu', 'requests.memory', 'limits.memory'].filter((name) => quota[name] === undefined)
    },
    expect: [],
  },
]
