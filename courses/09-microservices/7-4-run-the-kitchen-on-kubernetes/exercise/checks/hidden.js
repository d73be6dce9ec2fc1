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
    name: 'one copy may die, and the database has its peace also in a release',
    hint: 'At least two replicas. Copies and surge, times DB_POOL, are the connections: at most 60.',
    run: ({ documents }) => {
      const { replicas = 1, strategy, template } = documents('kitchen.yaml').find((one) => one?.kind === 'Deployment').spec
      const pool = Number(template.spec.containers[0].env?.find(({ name }) => name === 'DB_POOL')?.value)
      const { maxSurge = '25%' } = strategy?.rollingUpdate ?? {}
      const surge = String(maxSurge).endsWith('%') ? Math.ceil((replicas * parseInt(maxSurge, 10)) / 100) : Number(maxSurge)
      const connections = (replicas + surge) * pool
      return [replicas >= 2 ? 'one may die' : 'nobody is left', pool >= 1 && connections <= 60 ? 'at most 60 connections' : `${connections} connections`]
    },
    expect: ['one may die', 'at most 60 connections'],
  },
  {
    name: 'probes ask the port on which the copy listens',
    hint: 'httpGet.port is 4003, or the name of the container’s port.',
    run: ({ documents }) => {
      const [{ ports = [], readinessProbe, livenessProbe }] = documents('kitchen.yaml').find((one) => one?.kind === 'Deployment').spec.template.spec.containers
      return [readinessProbe, livenessProbe].map((probe) => ports.find(({ name }) => name === probe?.httpGet?.port)?.containerPort ?? probe?.httpGet?.port)
    },
    expect: [4003, 4003],
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
  {
    name: 'the cluster knows every field, in its place and of its type',
    hint: 'A field that Kubernetes doesn’t know is refused or ignored: look for a typing mistake, or for an indent too much. Values of env are texts, so numbers there need quotes.',
    run: ({ documents }) => {
      const [text, number, flag, any, amount, either] = ['text', 'number', 'true or false', 'anything', 'an amount', 'a number or text']
      const meta = { name: text, namespace: text, labels: { '*': text }, annotations: { '*': text }, generateName: text }
      const probe = {
        httpGet: { path: text, port: either, host: text, scheme: text, httpHeaders: any }, exec: any, tcpSocket: any, grpc: any,
        initialDelaySeconds: number, periodSeconds: number, timeoutSeconds: number, failureThreshold: number, successThreshold: number, terminationGracePeriodSeconds: number,
      }
      const selector = { matchLabels: { '*': text }, matchExpressions: any }
      const container = {
        name: text, image: text, imagePullPolicy: text, command: [text], args: [text], workingDir: text,
        ports: [{ name: text, containerPort: number, protocol: text, hostPort: number, hostIP: text }],
        env: [{ name: text, value: text, valueFrom: { secretKeyRef: { name: text, key: text, optional: flag }, configMapKeyRef: { name: text, key: text, optional: flag }, fieldRef: any, resourceFieldRef: any } }],
        envFrom: any, resources: { requests: { '*': amount }, limits: { '*': amount }, claims: any },
        readinessProbe: probe, livenessProbe: probe, startupProbe: probe,
        lifecycle: any, securityContext: any, volumeMounts: any, volumeDevices: any, stdin: flag, stdinOnce: flag, tty: flag, terminationMessagePath: text, terminationMessagePolicy: text, resizePolicy: any, restartPolicy: text,
      }
      const pod = {
        containers: [container], initContainers: [container], terminationGracePeriodSeconds: number, restartPolicy: text, activeDeadlineSeconds: number,
        serviceAccountName: text, automountServiceAccountToken: flag, nodeSelector: { '*': text }, affinity: any, tolerations: any, topologySpreadConstraints: any, volumes: any, securityContext: any, imagePullSecrets: any,
        priorityClassName: text, dnsPolicy: text, dnsConfig: any, hostNetwork: flag, hostPID: flag, hostIPC: flag, hostUsers: flag, hostname: text, subdomain: text, hostAliases: any, schedulerName: text, runtimeClassName: text, shareProcessNamespace: flag, enableServiceLinks: flag, readinessGates: any, preemptionPolicy: text, os: any, nodeName: text,
      }
      const top = (apiVersion, spec) => ({ apiVersion, spec: { apiVersion: text, kind: text, metadata: meta, spec } })
      const kinds = {
        Deployment: top('apps/v1', {
          replicas: number, selector, minReadySeconds: number, progressDeadlineSeconds: number, revisionHistoryLimit: number, paused: flag,
          strategy: { type: text, rollingUpdate: { maxSurge: either, maxUnavailable: either } },
          template: { metadata: meta, spec: pod },
        }),
        Service: top('v1', {
          type: text, selector: { '*': text }, ports: [{ name: text, port: number, targetPort: either, protocol: text, appProtocol: text, nodePort: number }],
          clusterIP: text, sessionAffinity: text, sessionAffinityConfig: any, internalTrafficPolicy: text, externalTrafficPolicy: text, trafficDistribution: text, publishNotReadyAddresses: flag, ipFamilyPolicy: text, ipFamilies: any,
        }),
        ScaledObject: top('keda.sh/v1alpha1', {
          scaleTargetRef: { apiVersion: text, kind: text, name: text, envSourceContainerName: text },
          minReplicaCount: number, maxReplicaCount: number, idleReplicaCount: number, pollingInterval: number, cooldownPeriod: number, initialCooldownPeriod: number,
          fallback: { failureThreshold: number, replicas: number, behavior: text }, advanced: any,
          triggers: [{ type: text, name: text, metricType: text, metadata: { '*': text }, authenticationRef: any, useCachedMetrics: flag }],
        }),
      }
      const fits = {
        [text]: (value) => typeof value === 'string', [number]: Number.isInteger, [flag]: (value) => typeof value === 'boolean', [any]: () => true,
        [amount]: (value) => typeof value === 'number' || /^[0-9.]+([numkMGTPE]|[KMGTPE]i)?$/.test(value),
        [either]: (value) => Number.isInteger(value) || (typeof value === 'string' && !/^[0-9]+$/.test(value)),
      }
      const found = []
      const look = (value, form, path) => {
        if (value === null) return found.push(`${path} is empty`)
        if (typeof form === 'string') return fits[form](value) || found.push(`${path}: ${JSON.stringify(value)} is not ${form}`)
        if (Array.isArray(form)) return Array.isArray(value) ? value.forEach((one, i) => look(one, form[0], `${path}[${i}]`)) : found.push(`${path} is not a list`)
        if (typeof value !== 'object' || Array.isArray(value)) return found.push(`${path} is not an object`)
        for (const [key, inner] of Object.entries(value)) {
          const next = Object.hasOwn(form, key) ? form[key] : form['*']
          if (next) look(inner, next, `${path}.${key}`)
          else found.push(`${path}.${key} is unknown`)
        }
      }
      for (const document of documents('kitchen.yaml').filter(Boolean)) {
        const kind = Object.hasOwn(kinds, document.kind) ? kinds[document.kind] : null
        if (!kind) found.push(`the kind ${document.kind}`)
        else if (document.apiVersion !== kind.apiVersion) found.push(`${document.kind}: apiVersion is ${kind.apiVersion}`)
        else look(document, kind.spec, document.kind)
      }
      return found
    },
    expect: [],
  },
]
