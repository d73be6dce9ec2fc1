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
    hint: 'PathPrefix /returns, to the service returns.',
    run: ({ documents, selects, quantity }) => {
      const all = documents('returns.yaml')
      const of = (kind) => all.find((one) => one.kind === kind)
      const pod = of('Deployment').spec.template
      const [app] = pod.spec.containers
      const policy = of('NetworkPolicy')?.spec ?? {}
      const { hostnames, rules } = of('HTTPRoute').spec
      return [hostnames, rules.map(({ matches, backendRefs }) => [matches[0].path.value, backendRefs[0].name, backendRefs[0].port])]
    },
    expect: [['shop.kadai.test'], [['/returns', 'returns', 80]]],
  },
  {
    name: 'spreads its pods over machines',
    hint: 'topologySpreadConstraints, or an anti-affinity, on kubernetes.io/hostname.',
    run: ({ documents, selects, quantity }) => {
      const all = documents('returns.yaml')
      const of = (kind) => all.find((one) => one.kind === kind)
      const pod = of('Deployment').spec.template
      const [app] = pod.spec.containers
      const policy = of('NetworkPolicy')?.spec ?? {}
      const spread = (pod.spec.topologySpreadConstraints ?? []).map(({ topologyKey }) => topologyKey)
      return spread.includes('kubernetes.io/hostname') || JSON.stringify(pod.spec.affinity?.podAntiAffinity ?? '').includes('kubernetes.io/hostname') ? 'spread' : 'by chance'
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
