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
    hint: 'Three validations, one for each sentence. An image without any tag has no version, and four endings name a secret.',
    run: ({ documents, quantity }) => {
      const all = documents('guards.yaml')
      const of = (kind) => all.find((one) => one.kind === kind)
      const [app] = of('Pod').spec.containers
      const secret = of('ExternalSecret').spec
      const policy = of('ValidatingPolicy').spec
      const quota = of('ResourceQuota')?.spec.hard ?? {}
      const rules = policy.validations.map(({ expression }) => expression.replaceAll(/\s+/g, ' '))
      const [version, plain] = ['.image', '.env'].map((word) => rules.filter((rule) => rule.includes(word)).join(' '))
      const refusesLatest = version.includes('latest') ? /!|false/.test(version) : /0-9|\\d/.test(version)
      const asksForName = /[:@]/.test(version.replaceAll(':latest', ''))
      const namesAll = ['PASSWORD', 'TOKEN', 'API_KEY', 'SECRET'].every((name) => plain.includes(name)) && plain.includes('value')
      return [refusesLatest && asksForName, namesAll, rules.some((rule) => rule.includes('limits') && rule.includes('memory'))].map((found, index) => (found ? ['version', 'secret', 'memory'][index] : 'missing'))
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
  {
    name: 'looks at init containers too',
    hint: 'object.spec.?initContainers.orValue([]) is the list, or an empty one.',
    run: ({ documents, quantity }) => {
      const all = documents('guards.yaml')
      const of = (kind) => all.find((one) => one.kind === kind)
      const [app] = of('Pod').spec.containers
      const secret = of('ExternalSecret').spec
      const policy = of('ValidatingPolicy').spec
      const quota = of('ResourceQuota')?.spec.hard ?? {}
      const rules = policy.validations.map(({ expression }) => expression.replaceAll(/\s+/g, ' '))
      const variables = (policy.variables ?? []).filter(({ expression }) => expression.includes('initContainers'))
      const looks = (rule) => rule.includes('initContainers') || variables.some(({ name }) => rule.includes(`variables.${name}`))
      return ['.image', '.env', 'limits'].filter((word) => !rules.some((rule) => rule.includes(word) && looks(rule)))
    },
    expect: [],
  },
]
