export default [
  {
    name: 'every copy runs the same, known version',
    hint: 'A version after the colon that never moves: not latest, and not nothing.',
    run: ({ documents }) => documents('kitchen.yaml').find((one) => one?.kind === 'Deployment').spec.template.spec.containers[0].image.split('@')[0],
    expect: 'registry.tiffin.example/kitchen:2.4.1',
  },
  {
    name: 'a copy says what it needs, and has a wall for memory',
    hint: 'resources: requests for cpu and memory, limits for memory; the limit isn’t below the request.',
    run: ({ documents, quantity }) => {
      const [{ resources = {} }] = documents('kitchen.yaml').find((one) => one?.kind === 'Deployment').spec.template.spec.containers
      const { requests = {}, limits = {} } = resources
      const known = (amount) => (amount === undefined ? 0 : quantity(amount))
      return [
        known(requests.cpu) > 0 ? 'cpu requested' : 'no request for cpu',
        known(requests.memory) > 0 ? 'memory requested' : 'no request for memory',
        known(limits.memory) >= Math.max(1, known(requests.memory)) ? 'memory limited' : 'no wall for memory',
      ]
    },
    expect: ['cpu requested', 'memory requested', 'memory limited'],
  },
  {
    name: 'the scaler finds the Deployment, and alone owns the number of copies',
    hint: 'scaleTargetRef names the Deployment, and the Deployment says nothing about replicas.',
    run: ({ documents }) => {
      const all = documents('kitchen.yaml')
      const deployment = all.find((one) => one?.kind === 'Deployment')
      const scaler = all.find((one) => one?.kind === 'ScaledObject')
      return [
        deployment.spec.replicas ?? 'not set',
        scaler?.spec.scaleTargetRef?.name === deployment.metadata.name ? 'found' : 'not found',
        (scaler?.spec.minReplicaCount ?? 0) >= 2 ? 'one may die' : 'nobody is left',
      ]
    },
    expect: ['not set', 'found', 'one may die'],
  },
  {
    name: 'one copy for 200 waiting messages, written as KEDA reads it',
    hint: 'Values of a trigger’s metadata are texts: a number needs quotes.',
    run: ({ documents }) => {
      const { type, metadata = {} } = documents('kitchen.yaml').find((one) => one?.kind === 'ScaledObject')?.spec.triggers?.[0] ?? {}
      return [type, metadata.targetQueryValue, metadata.connectionFromEnv, /kitchen_messages/.test(metadata.query) ? 'counts its table' : metadata.query]
    },
    expect: ['postgresql', '200', 'PG_CONNECTION', 'counts its table'],
  },
  {
    name: 'the largest lunch gets its copies, and the database its peace',
    hint: '2,200 divided by 200 are the copies that lunch needs. Copies and surge, times DB_POOL, are the connections.',
    run: ({ documents }) => {
      const all = documents('kitchen.yaml')
      const { strategy, template } = all.find((one) => one?.kind === 'Deployment').spec
      const most = all.find((one) => one?.kind === 'ScaledObject')?.spec.maxReplicaCount ?? 100
      const pool = Number(template.spec.containers[0].env?.find(({ name }) => name === 'DB_POOL')?.value)
      const { maxSurge = '25%' } = strategy?.rollingUpdate ?? {}
      const surge = String(maxSurge).endsWith('%') ? Math.ceil((most * parseInt(maxSurge, 10)) / 100) : Number(maxSurge)
      const connections = (most + surge) * pool
      return [most >= 11 ? 'enough copies' : `${most} copies`, pool >= 1 && connections <= 60 ? 'at most 60 connections' : `${connections} connections`]
    },
    expect: ['enough copies', 'at most 60 connections'],
  },
  {
    name: 'the Deployment keeps the Pods that it makes',
    hint: 'Its selector must find the labels of its own template, or the cluster refuses the file.',
    run: ({ documents, selects }) => {
      const { selector, template } = documents('kitchen.yaml').find((one) => one?.kind === 'Deployment').spec
      return [selects(selector, template.metadata.labels) ? 'its own' : 'those of others', template.spec.containers.length]
    },
    expect: ['its own', 1],
  },
]
