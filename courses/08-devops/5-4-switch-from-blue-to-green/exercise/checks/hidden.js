export default [
  {
    name: 'leads both doors to the pods, on a port that exists',
    hint: "Both selectors fit the labels; targetPort is the container's port.",
    run: ({ documents, selects, quantity }) => {
      const all = documents('release.yaml')
      const rollout = all.find(({ kind }) => kind === 'Rollout')
      const services = all.filter(({ kind }) => kind === 'Service')
      const { blueGreen = {} } = rollout.spec.strategy
      const pod = rollout.spec.template
      const [app] = pod.spec.containers
      return services.map(({ spec }) => [selects(spec.selector, pod.metadata.labels) ? 'finds pods' : 'finds nothing', (app.ports ?? []).some(({ name, containerPort }) => spec.ports[0].targetPort === name || spec.ports[0].targetPort === containerPort) ? 'a port' : 'no such port'])
    },
    expect: [['finds pods', 'a port'], ['finds pods', 'a port']],
  },
  {
    name: 'measures green before the switch and after it',
    hint: 'prePromotionAnalysis and postPromotionAnalysis, each with a template. order-errors asks for the argument version (5-2).',
    run: ({ documents }) => {
      const { blueGreen = {} } = documents('release.yaml').find(({ kind }) => kind === 'Rollout').spec.strategy
      const { prePromotionAnalysis: before, postPromotionAnalysis: after } = blueGreen
      const version = (analysis) => analysis?.args?.find(({ name }) => name === 'version')?.value ?? 'no version'
      const lacks = before?.templates?.some(({ templateName }) => templateName === 'order-errors') && version(before) !== '1.1.0'
      return [before?.templates?.length >= 1 ? 'before' : 'not before', lacks ? 'no version before' : 'complete', after?.templates?.map(({ templateName }) => templateName) ?? 'not after', version(after)]
    },
    expect: ['before', 'complete', ['order-errors'], '1.1.0'],
  },
  {
    name: 'lets nobody in before a pod is ready',
    hint: 'A readinessProbe on /readyz.',
    run: ({ documents, selects, quantity }) => {
      const all = documents('release.yaml')
      const rollout = all.find(({ kind }) => kind === 'Rollout')
      const services = all.filter(({ kind }) => kind === 'Service')
      const { blueGreen = {} } = rollout.spec.strategy
      const pod = rollout.spec.template
      return pod.spec.containers.map(({ readinessProbe }) => readinessProbe?.httpGet?.path)
    },
    expect: ['/readyz'],
  },
  {
    name: 'reserves memory for both versions',
    hint: 'requests for memory; ten pods twice must fit.',
    run: ({ documents, selects, quantity }) => {
      const all = documents('release.yaml')
      const rollout = all.find(({ kind }) => kind === 'Rollout')
      const services = all.filter(({ kind }) => kind === 'Service')
      const { blueGreen = {} } = rollout.spec.strategy
      const pod = rollout.spec.template
      const [{ resources }] = pod.spec.containers
      const megabytes = (quantity(resources?.requests?.memory ?? 0) * rollout.spec.replicas * 2) / 1024 ** 2
      return megabytes > 0 && megabytes <= 4096 ? 'fits' : megabytes
    },
    expect: 'fits',
  },
  {
    name: 'names the version that becomes green',
    hint: 'kadai:1.1.0, not latest.',
    run: ({ documents, selects, quantity }) => {
      const all = documents('release.yaml')
      const rollout = all.find(({ kind }) => kind === 'Rollout')
      const services = all.filter(({ kind }) => kind === 'Service')
      const { blueGreen = {} } = rollout.spec.strategy
      const pod = rollout.spec.template
      return pod.spec.containers.map(({ image }) => image)
    },
    expect: ['kadai:1.1.0'],
  },
]
