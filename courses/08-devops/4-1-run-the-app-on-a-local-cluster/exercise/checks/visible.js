export default [
  {
    name: 'wants three pods, and finds them by their labels',
    hint: 'The selector of the deployment must fit the labels of its template.',
    run: ({ documents, selects, quantity }) => {
      const all = documents('app.yaml')
      const of = (kind) => all.filter((one) => one.kind === kind)
      const [deployment] = of('Deployment')
      const pod = deployment.spec.template
      const [app] = pod.spec.containers
      return [deployment.spec.replicas, selects(deployment.spec.selector, pod.metadata.labels) ? 'finds its pods' : 'finds nothing']
    },
    expect: [3, 'finds its pods'],
  },
  {
    name: 'leads the service to the pods, on the port they listen on',
    hint: "The service's selector fits the labels; targetPort is the container's port or its name.",
    run: ({ documents, selects, quantity }) => {
      const all = documents('app.yaml')
      const of = (kind) => all.filter((one) => one.kind === kind)
      const [deployment] = of('Deployment')
      const pod = deployment.spec.template
      const [app] = pod.spec.containers
      const [{ spec }] = of('Service')
      const target = spec.ports[0].targetPort
      const port = app.ports.find(({ name, containerPort }) => name === target || containerPort === target)?.containerPort
      return [selects(spec.selector, pod.metadata.labels) ? 'finds the pods' : 'finds nothing', port ?? 'no such port']
    },
    expect: ['finds the pods', 8080],
  },
  {
    name: 'asks the process whether it lives, and the database only whether it is ready',
    hint: 'liveness: /healthz, readiness: /readyz.',
    run: ({ documents }) => {
      const [app] = documents('app.yaml').find(({ kind }) => kind === 'Deployment').spec.template.spec.containers
      const ports = (app.ports ?? []).flatMap(({ name, containerPort }) => [name, containerPort])
      return ['startupProbe', 'livenessProbe', 'readinessProbe'].map((name) => [app[name]?.httpGet?.path ?? 'no probe', ports.includes(app[name]?.httpGet?.port) ? 'on its port' : 'on another port'])
    },
    expect: [['/healthz', 'on its port'], ['/healthz', 'on its port'], ['/readyz', 'on its port']],
  },
  {
    name: 'takes the password from a Secret',
    hint: 'valueFrom with secretKeyRef (or envFrom with secretRef), no value, in the deployment and in the Job.',
    run: ({ documents }) => {
      const address = ({ kind, spec }) => spec.template.spec.containers.map((container) => {
        const variable = (container.env ?? []).find(({ name }) => name === 'DATABASE_URL')
        const whole = (container.envFrom ?? []).some(({ secretRef }) => secretRef?.name === 'kadai-db')
        const own = variable?.valueFrom?.secretKeyRef
        return [kind, variable && 'value' in variable ? 'plain text' : own ? `${own.name}, ${own.key}` : whole && !variable ? 'kadai-db, DATABASE_URL' : 'no address']
      })
      return documents('app.yaml').filter(({ kind }) => kind === 'Deployment' || kind === 'Job').flatMap(address).toSorted()
    },
    expect: [['Deployment', 'kadai-db, DATABASE_URL'], ['Job', 'kadai-db, DATABASE_URL']],
  },
  {
    name: "doesn't run as root",
    hint: "securityContext of the pod: runAsNonRoot and runAsUser 1000. The Job's pod is a pod, too.",
    run: ({ documents }) => documents('app.yaml').filter(({ kind }) => kind === 'Deployment' || kind === 'Job').flatMap(({ kind, spec }) => spec.template.spec.containers.map((container) => {
      const { runAsNonRoot, runAsUser } = { ...spec.template.spec.securityContext, ...container.securityContext }
      return [kind, runAsNonRoot ?? 'may be root', runAsUser ?? 'no user']
    })).toSorted(),
    expect: [['Deployment', true, 1000], ['Job', true, 1000]],
  },
]
