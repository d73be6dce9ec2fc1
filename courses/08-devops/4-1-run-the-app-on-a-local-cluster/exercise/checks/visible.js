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
    run: ({ documents, selects, quantity }) => {
      const all = documents('app.yaml')
      const of = (kind) => all.filter((one) => one.kind === kind)
      const [deployment] = of('Deployment')
      const pod = deployment.spec.template
      const [app] = pod.spec.containers
      return [app.startupProbe?.httpGet.path, app.livenessProbe?.httpGet.path, app.readinessProbe?.httpGet.path]
    },
    expect: ['/healthz', '/healthz', '/readyz'],
  },
  {
    name: 'takes the password from a Secret',
    hint: 'valueFrom with secretKeyRef, no value.',
    run: ({ documents, selects, quantity }) => {
      const all = documents('app.yaml')
      const of = (kind) => all.filter((one) => one.kind === kind)
      const [deployment] = of('Deployment')
      const pod = deployment.spec.template
      const [app] = pod.spec.containers
      const variable = (app.env ?? []).find(({ name }) => name === 'DATABASE_URL')
      return [variable?.valueFrom?.secretKeyRef ?? 'plain text', 'value' in (variable ?? {}) ? 'has a value' : 'has no value']
    },
    expect: [{ key: 'DATABASE_URL', name: 'kadai-db' }, 'has no value'],
  },
  {
    name: "doesn't run as root",
    hint: 'securityContext of the pod: runAsNonRoot and runAsUser 1000.',
    run: ({ documents, selects, quantity }) => {
      const all = documents('app.yaml')
      const of = (kind) => all.filter((one) => one.kind === kind)
      const [deployment] = of('Deployment')
      const pod = deployment.spec.template
      const [app] = pod.spec.containers
      const { runAsNonRoot, runAsUser } = { ...pod.spec.securityContext, ...app.securityContext }
      return [runAsNonRoot, runAsUser]
    },
    expect: [true, 1000],
  },
]
