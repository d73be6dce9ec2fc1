export default [
  {
    name: 'the scaler finds the Deployment, and alone owns the number of copies',
    hint: 'scaleTargetRef names the Deployment, and the Deployment says nothing about replicas.',
    run: ({ documents }) => {
      const all = documents('billing.yaml')
      const deployment = all.find((one) => one?.kind === 'Deployment')
      const scaler = all.find((one) => one?.kind === 'ScaledObject')
      return [deployment.spec.replicas ?? 'not set', scaler?.spec.scaleTargetRef?.name === deployment.metadata.name ? 'found' : 'not found']
    },
    expect: ['not set', 'found'],
  },
  {
    name: 'at least two copies are always there',
    hint: 'Without minReplicaCount it is 0. And idleReplicaCount would go below the minimum.',
    run: ({ documents }) => {
      const { minReplicaCount = 0, maxReplicaCount = 100, idleReplicaCount } = documents('billing.yaml').find((one) => one?.kind === 'ScaledObject')?.spec ?? {}
      return [minReplicaCount >= 2 ? 'one may die' : 'nobody is left', minReplicaCount <= maxReplicaCount ? 'below the maximum' : 'above the maximum', idleReplicaCount ?? 'no idle count']
    },
    expect: ['one may die', 'below the maximum', 'no idle count'],
  },
  {
    name: 'it counts what waits in the queue billing, 100 for each copy',
    hint: 'type rabbitmq, mode QueueLength, and value as a text: a number needs quotes.',
    run: ({ documents }) => {
      const { triggers = [] } = documents('billing.yaml').find((one) => one?.kind === 'ScaledObject')?.spec ?? {}
      const { type, metricType = 'AverageValue', metadata = {} } = triggers[0] ?? {}
      return [triggers.length, type, metricType, metadata.queueName, metadata.mode, metadata.value]
    },
    expect: [1, 'rabbitmq', 'AverageValue', 'billing', 'QueueLength', '100'],
  },
  {
    name: 'the address of RabbitMQ comes from the Secret, for the copies and for KEDA',
    hint: 'valueFrom with secretKeyRef in the container, and hostFromEnv with the name of the variable in the trigger.',
    run: ({ documents, text }) => {
      const all = documents('billing.yaml')
      const [{ env = [] }] = all.find((one) => one?.kind === 'Deployment').spec.template.spec.containers
      const { value, valueFrom } = env.find(({ name }) => name === 'RABBITMQ_URL') ?? {}
      const { host, hostFromEnv } = all.find((one) => one?.kind === 'ScaledObject')?.spec.triggers?.[0]?.metadata ?? {}
      const { name, key } = valueFrom?.secretKeyRef ?? {}
      return [value ?? 'no plain text', name, key, host ?? 'no plain text', hostFromEnv, /amqps?:\/\/[^\s'"]*:[^\s'"]*@/.test(text('billing.yaml')) ? 'still in the file' : 'not in the file']
    },
    expect: ['no plain text', 'billing-mq', 'url', 'no plain text', 'RABBITMQ_URL', 'not in the file'],
  },
]
