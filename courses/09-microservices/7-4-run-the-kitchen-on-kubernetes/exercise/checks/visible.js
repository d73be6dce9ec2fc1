export default [
  {
    name: 'the Service finds the Pods, under the name and port that riders use',
    hint: 'Compare the selector of the Service with the labels of the Pod, letter by letter. Riders call http://kitchen:4003.',
    run: ({ documents, selects }) => {
      const all = documents('kitchen.yaml')
      const of = (kind) => all.find((one) => one?.kind === kind) ?? {}
      const pod = of('Deployment').spec.template
      const { metadata, spec } = of('Service')
      const [port] = spec.ports
      const named = pod.spec.containers[0].ports?.find(({ name }) => name === port.targetPort)?.containerPort
      return [
        selects(spec.selector, pod.metadata.labels) ? 'finds them' : 'finds nobody',
        metadata.name,
        port.port,
        named ?? port.targetPort ?? port.port,
      ]
    },
    expect: ['finds them', 'kitchen', 4003, 4003],
  },
  {
    name: 'readiness and liveness ask two different questions',
    hint: '/readyz may depend on the database, so it decides about traffic only.',
    run: ({ documents }) => {
      const [{ readinessProbe, livenessProbe }] = documents('kitchen.yaml').find((one) => one?.kind === 'Deployment').spec.template.spec.containers
      return [readinessProbe, livenessProbe].map((probe) => probe?.httpGet?.path ?? 'nobody asks')
    },
    expect: ['/readyz', '/healthz'],
  },
  {
    name: 'a release never has fewer copies than before',
    hint: 'strategy.rollingUpdate: maxUnavailable is 0, and maxSurge lets one more copy start.',
    run: ({ documents }) => {
      const { strategy = {} } = documents('kitchen.yaml').find((one) => one?.kind === 'Deployment').spec
      const { maxUnavailable = '25%', maxSurge = '25%' } = strategy.rollingUpdate ?? {}
      return [strategy.type ?? 'RollingUpdate', parseInt(maxUnavailable, 10), parseInt(maxSurge, 10) >= 1 ? 'one more may start' : 'none may start']
    },
    expect: ['RollingUpdate', 0, 'one more may start'],
  },
  {
    name: 'the password comes from a Secret',
    hint: 'In place of value: valueFrom with secretKeyRef, its name and its key.',
    run: ({ documents, text }) => {
      const [{ env = [] }] = documents('kitchen.yaml').find((one) => one?.kind === 'Deployment').spec.template.spec.containers
      const { value, valueFrom } = env.find(({ name }) => name === 'PG_CONNECTION') ?? {}
      const { name, key } = valueFrom?.secretKeyRef ?? {}
      return [value ?? 'no plain text', name, key, text('kitchen.yaml').includes('password') ? 'still in the file' : 'not in the file']
    },
    expect: ['no plain text', 'kitchen-db', 'url', 'not in the file'],
  },
  {
    name: 'a message that has begun can be finished',
    hint: 'Without terminationGracePeriodSeconds it is 30 seconds, and a message takes up to 40.',
    run: ({ documents }) => {
      const { terminationGracePeriodSeconds: seconds = 30 } = documents('kitchen.yaml').find((one) => one?.kind === 'Deployment').spec.template.spec
      return seconds >= 40 && seconds <= 120 ? 'enough time' : `${seconds} seconds`
    },
    expect: 'enough time',
  },
]
