export default [
  {
    name: 'pulls an image that exists, for every shop',
    hint: 'Read the name of the image in the events letter by letter.',
    run: ({ documents, selects, quantity }) => {
      const all = documents('shops.yaml')
      const deployments = all.filter(({ kind }) => kind === 'Deployment')
      const of = (name) => deployments.find(({ metadata }) => metadata.name === name).spec.template.spec.containers[0]
      return deployments.map(({ spec }) => spec.template.spec.containers[0].image)
    },
    expect: ['node:24-alpine', 'node:24-alpine', 'node:24-alpine', 'node:24-alpine'],
  },
  {
    name: 'names a ConfigMap that is there',
    hint: "The events name the one that isn't. Which one does the file make?",
    run: ({ documents, selects, quantity }) => {
      const all = documents('shops.yaml')
      const deployments = all.filter(({ kind }) => kind === 'Deployment')
      const of = (name) => deployments.find(({ metadata }) => metadata.name === name).spec.template.spec.containers[0]
      const maps = all.filter(({ kind }) => kind === 'ConfigMap').map(({ metadata }) => metadata.name)
      return deployments.filter(({ metadata }) => !(of(metadata.name).envFrom ?? []).some(({ configMapRef }) => maps.includes(configMapRef?.name))).map(({ metadata }) => metadata.name)
    },
    expect: [],
  },
  {
    name: 'gives Race Course the memory that it needs',
    hint: '137 and OOMKilled: its limit is below what the program says in its log.',
    run: ({ documents, selects, quantity }) => {
      const all = documents('shops.yaml')
      const deployments = all.filter(({ kind }) => kind === 'Deployment')
      const of = (name) => deployments.find(({ metadata }) => metadata.name === name).spec.template.spec.containers[0]
      const { requests, limits } = of('race-course').resources
      return [quantity(limits.memory) >= quantity('64Mi') ? 'enough' : limits.memory, quantity(requests.memory) <= quantity(limits.memory) ? 'below the limit' : 'above the limit']
    },
    expect: ['enough', 'below the limit'],
  },
  {
    name: 'asks Podanur on the path that it answers',
    hint: 'The log shows which path the probe asks, and that it is a 404. The other shops ask another one.',
    run: ({ documents, selects, quantity }) => {
      const all = documents('shops.yaml')
      const deployments = all.filter(({ kind }) => kind === 'Deployment')
      const of = (name) => deployments.find(({ metadata }) => metadata.name === name).spec.template.spec.containers[0]
      return of('podanur').livenessProbe?.httpGet?.path ?? 'no probe'
    },
    expect: '/healthz',
  },
]
