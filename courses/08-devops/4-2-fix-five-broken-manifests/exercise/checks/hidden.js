export default [
  {
    name: 'leads the service to all four shops',
    hint: 'The endpoints are unset: no pod has the labels that the service looks for.',
    run: ({ documents, selects, quantity }) => {
      const all = documents('shops.yaml')
      const deployments = all.filter(({ kind }) => kind === 'Deployment')
      const of = (name) => deployments.find(({ metadata }) => metadata.name === name).spec.template.spec.containers[0]
      const { spec } = all.find(({ kind }) => kind === 'Service')
      return deployments.filter((one) => selects(spec.selector, one.spec.template.metadata.labels)).length
    },
    expect: 4,
  },
  {
    name: 'removes no probe and no limit',
    hint: 'A failing probe that is gone only hides the fault.',
    run: ({ documents, selects, quantity }) => {
      const all = documents('shops.yaml')
      const deployments = all.filter(({ kind }) => kind === 'Deployment')
      const of = (name) => deployments.find(({ metadata }) => metadata.name === name).spec.template.spec.containers[0]
      return deployments.filter(({ metadata }) => !of(metadata.name).livenessProbe || !of(metadata.name).resources?.limits?.memory).map(({ metadata }) => metadata.name)
    },
    expect: [],
  },
  {
    name: 'keeps every deployment together with its own pods',
    hint: 'Selector and labels of each deployment still fit.',
    run: ({ documents, selects, quantity }) => {
      const all = documents('shops.yaml')
      const deployments = all.filter(({ kind }) => kind === 'Deployment')
      const of = (name) => deployments.find(({ metadata }) => metadata.name === name).spec.template.spec.containers[0]
      return deployments.filter(({ spec }) => !selects(spec.selector, spec.template.metadata.labels)).map(({ metadata }) => metadata.name)
    },
    expect: [],
  },
  {
    name: "changes nothing that wasn't broken",
    hint: 'Still four deployments with one pod each, not as root, on port 8080.',
    run: ({ documents, selects, quantity }) => {
      const all = documents('shops.yaml')
      const deployments = all.filter(({ kind }) => kind === 'Deployment')
      const of = (name) => deployments.find(({ metadata }) => metadata.name === name).spec.template.spec.containers[0]
      return deployments.map(({ metadata, spec }) => [metadata.name, spec.replicas, spec.template.spec.securityContext?.runAsUser, of(metadata.name).ports[0].containerPort])
    },
    expect: [['ukkadam', 1, 1000, 8080], ['ramnagar', 1, 1000, 8080], ['race-course', 1, 1000, 8080], ['podanur', 1, 1000, 8080]],
  },
  {
    name: "doesn't give every shop more than it needs",
    hint: 'Only Race Course needed more memory; 512Mi for each would fill the nodes.',
    run: ({ documents, selects, quantity }) => {
      const all = documents('shops.yaml')
      const deployments = all.filter(({ kind }) => kind === 'Deployment')
      const of = (name) => deployments.find(({ metadata }) => metadata.name === name).spec.template.spec.containers[0]
      return deployments.filter(({ metadata }) => quantity(of(metadata.name).resources?.limits?.memory ?? '1Gi') > quantity('256Mi')).map(({ metadata }) => metadata.name)
    },
    expect: [],
  },
]
