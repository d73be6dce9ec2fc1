export default [
  {
    name: 'is reached through the gateway only, on its port',
    hint: "Ingress from the gateway's namespace, port 8090.",
    run: ({ documents, selects, quantity }) => {
      const all = documents('returns.yaml')
      const of = (kind) => all.find((one) => one.kind === kind)
      const pod = of('Deployment').spec.template
      const [app] = pod.spec.containers
      const policy = of('NetworkPolicy')?.spec ?? {}
      const rules = policy.ingress ?? []
      return [rules.length, rules.flatMap(({ from }) => from ?? ['everybody']).map((one) => one.namespaceSelector?.matchLabels?.['kubernetes.io/metadata.name'] ?? 'everybody'), rules.flatMap(({ ports }) => ports ?? []).map(({ port }) => (port === 'http' ? 8090 : port))]
    },
    expect: [1, ['envoy-gateway-system'], [8090]],
  },
  {
    name: "has its own path under the shop's name",
    hint: 'PathPrefix /returns, to the service returns, which leads on to the port of the program. parentRefs names the gateway kadai.',
    run: ({ documents }) => {
      const all = documents('returns.yaml')
      const of = (kind) => all.find((one) => one.kind === kind)
      const { hostnames, parentRefs, rules } = of('HTTPRoute').spec
      const [port] = of('Service').spec.ports
      const target = port.targetPort ?? port.port
      const leads = of('Deployment').spec.template.spec.containers[0].ports?.find(({ name, containerPort }) => name === target || containerPort === target)?.containerPort ?? (target === 8090 ? 8090 : 'nowhere')
      return { gateway: (parentRefs ?? []).map(({ name }) => name), hostnames, rules: rules.map(({ matches, backendRefs }) => [matches?.[0]?.path?.type ?? 'PathPrefix', matches?.[0]?.path?.value, backendRefs[0].name, backendRefs[0].port]), service: [port.port, leads] }
    },
    expect: { gateway: ['kadai'], hostnames: ['shop.kadai.test'], rules: [['PathPrefix', '/returns', 'returns', 80]], service: [80, 8090] },
  },
  {
    name: 'spreads its pods over machines',
    hint: 'topologySpreadConstraints, or an anti-affinity, on kubernetes.io/hostname, with a labelSelector for these pods.',
    run: ({ documents, selects }) => {
      const pod = documents('returns.yaml').find(({ kind }) => kind === 'Deployment').spec.template
      const terms = Object.values(pod.spec.affinity?.podAntiAffinity ?? {}).flat().map((one) => one.podAffinityTerm ?? one)
      const found = [...(pod.spec.topologySpreadConstraints ?? []), ...terms].filter(({ topologyKey }) => topologyKey === 'kubernetes.io/hostname')
      return found.length === 0 ? 'by chance' : found.some(({ labelSelector }) => labelSelector && selects(labelSelector, pod.metadata.labels)) ? 'spread' : 'spreads other pods'
    },
    expect: 'spread',
  },
  {
    name: "takes its password from a Secret of its own, and isn't root",
    hint: 'secretKeyRef, runAsNonRoot.',
    run: ({ documents, selects, quantity }) => {
      const all = documents('returns.yaml')
      const of = (kind) => all.find((one) => one.kind === kind)
      const pod = of('Deployment').spec.template
      const [app] = pod.spec.containers
      const policy = of('NetworkPolicy')?.spec ?? {}
      const variable = (app.env ?? []).find(({ name }) => name === 'DATABASE_URL')
      const { runAsNonRoot } = { ...pod.spec.securityContext, ...app.securityContext }
      const whole = (app.envFrom ?? []).find(({ secretRef }) => secretRef)?.secretRef.name
      return [variable ? (variable.valueFrom?.secretKeyRef?.name ?? 'plain text') : (whole ?? 'plain text'), runAsNonRoot]
    },
    expect: ['returns-db', true],
  },
  {
    name: 'has probes, requests and a wall for memory',
    hint: 'liveness on /healthz, readiness on /readyz, memory below 256Mi.',
    run: ({ documents, selects, quantity }) => {
      const all = documents('returns.yaml')
      const of = (kind) => all.find((one) => one.kind === kind)
      const pod = of('Deployment').spec.template
      const [app] = pod.spec.containers
      const policy = of('NetworkPolicy')?.spec ?? {}
      return [app.livenessProbe?.httpGet?.path, app.readinessProbe?.httpGet?.path, quantity(app.resources?.requests?.memory ?? 0) > 0 && quantity(app.resources?.limits?.memory ?? '1Gi') <= quantity('256Mi') ? 'limited' : 'open']
    },
    expect: ['/healthz', '/readyz', 'limited'],
  },
]
