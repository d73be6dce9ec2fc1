export default [
  {
    name: 'reserves CPU and memory, and has a wall for memory only',
    hint: 'requests for cpu and memory, limits for memory; a CPU limit slows it down on an idle machine.',
    run: ({ documents, selects, quantity }) => {
      const all = documents('app.yaml')
      const of = (kind) => all.filter((one) => one.kind === kind)
      const [deployment] = of('Deployment')
      const pod = deployment.spec.template
      const [app] = pod.spec.containers
      const { requests = {}, limits = {} } = app.resources ?? {}
      return [quantity(requests.cpu ?? 0) > 0 && quantity(requests.memory ?? 0) > 0 ? 'reserved' : 'nothing reserved', quantity(limits.memory ?? 0) >= quantity(requests.memory ?? 0) && limits.memory ? 'a wall' : 'no wall', limits.cpu ?? 'no CPU limit']
    },
    expect: ['reserved', 'a wall', 'no CPU limit'],
  },
  {
    name: 'runs the migration once, as a Job',
    hint: 'kind: Job with node scripts/migrate.js and restartPolicy: Never.',
    run: ({ documents, selects, quantity }) => {
      const all = documents('app.yaml')
      const of = (kind) => all.filter((one) => one.kind === kind)
      const [deployment] = of('Deployment')
      const pod = deployment.spec.template
      const [app] = pod.spec.containers
      return of('Job').map(({ spec }) => [spec.template.spec.restartPolicy, [...(spec.template.spec.containers[0].command ?? []), ...(spec.template.spec.containers[0].args ?? [])].join(' ')])
    },
    expect: [['Never', 'node scripts/migrate.js']],
  },
  {
    name: 'names a version of the image everywhere',
    hint: "kadai:latest is asked for at a registry that doesn't know it.",
    run: ({ documents, selects, quantity }) => {
      const all = documents('app.yaml')
      const of = (kind) => all.filter((one) => one.kind === kind)
      const [deployment] = of('Deployment')
      const pod = deployment.spec.template
      const [app] = pod.spec.containers
      const images = [...of('Deployment'), ...of('Job')].flatMap(({ spec }) => spec.template.spec.containers.map(({ image }) => image))
      // After the last slash, because a registry may have a port.
      return images.filter((image) => !/@sha256:/.test(image) && /:(?!latest$)./.exec(image.split('/').at(-1)) === null)
    },
    expect: [],
  },
  {
    name: 'gives it up to half a minute to start',
    hint: 'startupProbe: periodSeconds × failureThreshold.',
    run: ({ documents, selects, quantity }) => {
      const all = documents('app.yaml')
      const of = (kind) => all.filter((one) => one.kind === kind)
      const [deployment] = of('Deployment')
      const pod = deployment.spec.template
      const [app] = pod.spec.containers
      const { periodSeconds = 10, failureThreshold = 3 } = app.startupProbe ?? {}
      const seconds = periodSeconds * failureThreshold
      return seconds >= 20 && seconds <= 120 ? 'enough' : seconds
    },
    expect: 'enough',
  },
  {
    name: 'waits a little before the signal',
    hint: 'lifecycle with preStop and a sleep of some seconds.',
    run: ({ documents, selects, quantity }) => {
      const all = documents('app.yaml')
      const of = (kind) => all.filter((one) => one.kind === kind)
      const [deployment] = of('Deployment')
      const pod = deployment.spec.template
      const [app] = pod.spec.containers
      const seconds = app.lifecycle?.preStop?.sleep?.seconds ?? Number(/sleep,? ?'?(\d+)/.exec(JSON.stringify(app.lifecycle?.preStop?.exec?.command ?? '').replaceAll('"', ''))?.[1] ?? 0)
      return seconds >= 3 && seconds < (pod.spec.terminationGracePeriodSeconds ?? 30) ? 'waits' : seconds
    },
    expect: 'waits',
  },
  {
    name: "reads settings that aren't secret from a ConfigMap",
    hint: 'A ConfigMap with PORT and VERSION as texts (PORT needs quotes), and envFrom in the container.',
    run: ({ documents }) => {
      const all = documents('app.yaml')
      const map = all.find(({ kind }) => kind === 'ConfigMap')
      const [app] = all.find(({ kind }) => kind === 'Deployment').spec.template.spec.containers
      const whole = (app.envFrom ?? []).some(({ configMapRef }) => configMapRef?.name === map?.metadata.name)
      const reads = (name) => whole || (app.env ?? []).some((one) => one.name === name && one.valueFrom?.configMapKeyRef?.name === map?.metadata.name && one.valueFrom.configMapKeyRef.key === name)
      return ['PORT', 'VERSION'].map((name) => [name, !(name in (map?.data ?? {})) ? 'missing' : typeof map.data[name] !== 'string' ? 'needs quotes' : reads(name) ? 'read' : 'not read'])
    },
    expect: [['PORT', 'read'], ['VERSION', 'read']],
  },
]
