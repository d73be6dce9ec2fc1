export default [
  {
    name: 'lets a pod in that keeps all three rules',
    hint: 'Your own pod: a version, valueFrom and a limit. Your policy decides about it.',
    run: ({ documents }) => {
      // A small reader of CEL: fields, lists, has, all, exists, filter, map, in, optional fields and functions of texts.
      const cel = (source) => {
        const tokens = String(source).match(/r?'(?:\\.|[^'\\])*'|r?"(?:\\.|[^"\\])*"|\d+(?:\.\d+)?|[A-Za-z_]\w*|&&|\|\||[=!<>]=|[^\s]/g) ?? []
        let at = 0
        const next = () => tokens[at++]
        const take = (token) => tokens[at] === token && next()
        const need = (token) => { if (!take(token)) throw new Error(`the rule has ${tokens[at] ?? 'an end'} where ${token} is expected: ${source}`) }
        const some = (value) => ({ optional: true, value })
        const list = (end) => { const all = []; while (!take(end)) { all.push(expression()); if (tokens[at] !== end) need(',') } return all }
        const field = (value, name) => {
          if (value?.optional) return some(value.value === undefined ? undefined : value.value?.[name])
          if (value === null || typeof value !== 'object' || !(name in value)) throw new Error(`no field ${name}`)
          return value[name]
        }
        const methods = {
          matches: (own, pattern) => new RegExp(pattern).test(own), startsWith: (own, text) => own.startsWith(text), endsWith: (own, text) => own.endsWith(text),
          contains: (own, text) => own.includes(text), size: (own) => own.length ?? Object.keys(own).length, orValue: (own, other) => (own.value === undefined ? other : own.value),
          hasValue: (own) => own.value !== undefined, value: (own) => own.value, split: (own, by) => own.split(by), lowerAscii: (own) => own.toLowerCase(),
        }
        const macros = { all: 'every', exists: 'some', filter: 'filter', map: 'map' }
        function primary() {
          const token = next()
          if (token === undefined) throw new Error(`the rule ends too early: ${source}`)
          if (token === '(') { const inner = expression(); need(')'); return inner }
          if (token === '[') { const items = list(']'); return (scope) => items.map((item) => item(scope)) }
          if (/^r?['"]/.test(token)) { const raw = token.startsWith('r'); const inner = token.slice(raw ? 2 : 1, -1); const text = raw ? inner : inner.replaceAll(/\\(.)/g, '$1'); return () => text }
          if (/^\d/.test(token)) return () => Number(token)
          if (['true', 'false', 'null'].includes(token)) return () => ({ true: true, false: false, null: null })[token]
          if (take('(')) {
            const [inner] = list(')')
            if (token === 'has') return (scope) => inner.isThere(scope)
            if (token === 'size') return (scope) => methods.size(inner(scope))
            if (token === 'string') return (scope) => String(inner(scope))
            throw new Error(`this check can't read ${token}(…)`)
          }
          return (scope) => { if (!(token in scope)) throw new Error(`nothing is called ${token}`); return scope[token] }
        }
        function member() {
          let own = primary()
          for (;;) {
            const before = own
            if (take('[')) {
              const isOptional = take('?')
              const key = expression()
              need(']')
              own = (scope) => { const value = before(scope); return isOptional ? some((value?.optional ? value.value : value)?.[key(scope)]) : field(value, key(scope)) }
            } else if (take('.')) {
              const isOptional = take('?')
              const name = next()
              if (take('(')) {
                if (macros[name]) {
                  const variable = next()
                  need(',')
                  const inner = expression()
                  need(')')
                  own = (scope) => before(scope)[macros[name]]((item) => inner({ ...scope, [variable]: item }))
                } else {
                  const given = list(')')
                  if (!methods[name]) throw new Error(`this check can't read .${name}(…)`)
                  own = (scope) => methods[name](before(scope), ...given.map((one) => one(scope)))
                }
              } else {
                own = (scope) => { const value = before(scope); return isOptional ? some((value?.optional ? value.value : value)?.[name]) : field(value, name) }
                own.isThere = (scope) => { const value = before(scope); return value !== null && typeof value === 'object' && name in value }
              }
            } else return own
          }
        }
        function unary() {
          if (take('!')) { const inner = unary(); return (scope) => !inner(scope) }
          return member()
        }
        function sum() {
          let left = unary()
          while (take('+')) { const [before, right] = [left, unary()]; left = (scope) => { const [a, b] = [before(scope), right(scope)]; return Array.isArray(a) ? a.concat(b) : a + b } }
          return left
        }
        const compare = { '==': (a, b) => a === b, '!=': (a, b) => a !== b, '<': (a, b) => a < b, '<=': (a, b) => a <= b, '>': (a, b) => a > b, '>=': (a, b) => a >= b, in: (a, b) => (Array.isArray(b) ? b.includes(a) : a in b) }
        function relation() {
          let left = sum()
          while (compare[tokens[at]]) { const [act, before] = [compare[next()], left]; const right = sum(); left = (scope) => act(before(scope), right(scope)) }
          return left
        }
        // As in CEL, one side may fail if the other side decides.
        const both = (operator, decides, inner) => () => {
          let left = inner()
          while (take(operator)) {
            const [before, right] = [left, inner()]
            left = (scope) => {
              let failure = null
              for (const side of [before, right]) try { if (side(scope) === decides) return decides } catch (error) { failure = error }
              if (failure) throw failure
              return !decides
            }
          }
          return left
        }
        const and = both('&&', false, relation)
        const or = both('||', true, and)
        function expression() {
          const condition = or()
          if (!take('?')) return condition
          const yes = expression()
          need(':')
          const no = expression()
          return (scope) => (condition(scope) ? yes(scope) : no(scope))
        }
        const whole = expression()
        if (at < tokens.length) throw new Error(`the rule has something after its end: ${tokens.slice(at).join(' ')}`)
        return whole
      }
      const policy = documents('guards.yaml').find(({ kind }) => kind === 'ValidatingPolicy').spec
      const decide = (spec) => {
        const scope = { object: { spec }, variables: {} }
        const asks = (policy.validations ?? []).map(({ expression }) => cel(expression))
        try {
          for (const { name, expression } of policy.variables ?? []) scope.variables[name] = cel(expression)(scope)
          return asks.length > 0 && asks.every((ask) => ask(scope) === true) ? 'accepted' : 'refused'
        } catch (error) {
          return `refused: ${error.message}`
        }
      }
      const limits = { limits: { memory: '128Mi' } }
      const pod = documents('guards.yaml').find(({ kind }) => kind === 'Pod').spec
      const [app] = pod.containers
      return [decide(pod), /:\d|@sha256:/.test(app.image) ? 'version' : app.image, (app.env ?? []).some((one) => 'value' in one && /(PASSWORD|TOKEN|API_KEY|SECRET)$/.test(one.name)) ? 'plain secret' : 'no plain secret', app.resources?.limits?.memory ? 'limit' : 'no limit']
    },
    expect: ['accepted', 'version', 'no plain secret', 'limit'],
  },
  {
    name: 'looks at every container and at the whole name, and refuses nothing else',
    hint: 'PASSWORD_HINT ends differently. A colon may belong to a port: registry.kadai.example:5000/kadai has no version.',
    run: ({ documents }) => {
      // A small reader of CEL: fields, lists, has, all, exists, filter, map, in, optional fields and functions of texts.
      const cel = (source) => {
        const tokens = String(source).match(/r?'(?:\\.|[^'\\])*'|r?"(?:\\.|[^"\\])*"|\d+(?:\.\d+)?|[A-Za-z_]\w*|&&|\|\||[=!<>]=|[^\s]/g) ?? []
        let at = 0
        const next = () => tokens[at++]
        const take = (token) => tokens[at] === token && next()
        const need = (token) => { if (!take(token)) throw new Error(`the rule has ${tokens[at] ?? 'an end'} where ${token} is expected: ${source}`) }
        const some = (value) => ({ optional: true, value })
        const list = (end) => { const all = []; while (!take(end)) { all.push(expression()); if (tokens[at] !== end) need(',') } return all }
        const field = (value, name) => {
          if (value?.optional) return some(value.value === undefined ? undefined : value.value?.[name])
          if (value === null || typeof value !== 'object' || !(name in value)) throw new Error(`no field ${name}`)
          return value[name]
        }
        const methods = {
          matches: (own, pattern) => new RegExp(pattern).test(own), startsWith: (own, text) => own.startsWith(text), endsWith: (own, text) => own.endsWith(text),
          contains: (own, text) => own.includes(text), size: (own) => own.length ?? Object.keys(own).length, orValue: (own, other) => (own.value === undefined ? other : own.value),
          hasValue: (own) => own.value !== undefined, value: (own) => own.value, split: (own, by) => own.split(by), lowerAscii: (own) => own.toLowerCase(),
        }
        const macros = { all: 'every', exists: 'some', filter: 'filter', map: 'map' }
        function primary() {
          const token = next()
          if (token === undefined) throw new Error(`the rule ends too early: ${source}`)
          if (token === '(') { const inner = expression(); need(')'); return inner }
          if (token === '[') { const items = list(']'); return (scope) => items.map((item) => item(scope)) }
          if (/^r?['"]/.test(token)) { const raw = token.startsWith('r'); const inner = token.slice(raw ? 2 : 1, -1); const text = raw ? inner : inner.replaceAll(/\\(.)/g, '$1'); return () => text }
          if (/^\d/.test(token)) return () => Number(token)
          if (['true', 'false', 'null'].includes(token)) return () => ({ true: true, false: false, null: null })[token]
          if (take('(')) {
            const [inner] = list(')')
            if (token === 'has') return (scope) => inner.isThere(scope)
            if (token === 'size') return (scope) => methods.size(inner(scope))
            if (token === 'string') return (scope) => String(inner(scope))
            throw new Error(`this check can't read ${token}(…)`)
          }
          return (scope) => { if (!(token in scope)) throw new Error(`nothing is called ${token}`); return scope[token] }
        }
        function member() {
          let own = primary()
          for (;;) {
            const before = own
            if (take('[')) {
              const isOptional = take('?')
              const key = expression()
              need(']')
              own = (scope) => { const value = before(scope); return isOptional ? some((value?.optional ? value.value : value)?.[key(scope)]) : field(value, key(scope)) }
            } else if (take('.')) {
              const isOptional = take('?')
              const name = next()
              if (take('(')) {
                if (macros[name]) {
                  const variable = next()
                  need(',')
                  const inner = expression()
                  need(')')
                  own = (scope) => before(scope)[macros[name]]((item) => inner({ ...scope, [variable]: item }))
                } else {
                  const given = list(')')
                  if (!methods[name]) throw new Error(`this check can't read .${name}(…)`)
                  own = (scope) => methods[name](before(scope), ...given.map((one) => one(scope)))
                }
              } else {
                own = (scope) => { const value = before(scope); return isOptional ? some((value?.optional ? value.value : value)?.[name]) : field(value, name) }
                own.isThere = (scope) => { const value = before(scope); return value !== null && typeof value === 'object' && name in value }
              }
            } else return own
          }
        }
        function unary() {
          if (take('!')) { const inner = unary(); return (scope) => !inner(scope) }
          return member()
        }
        function sum() {
          let left = unary()
          while (take('+')) { const [before, right] = [left, unary()]; left = (scope) => { const [a, b] = [before(scope), right(scope)]; return Array.isArray(a) ? a.concat(b) : a + b } }
          return left
        }
        const compare = { '==': (a, b) => a === b, '!=': (a, b) => a !== b, '<': (a, b) => a < b, '<=': (a, b) => a <= b, '>': (a, b) => a > b, '>=': (a, b) => a >= b, in: (a, b) => (Array.isArray(b) ? b.includes(a) : a in b) }
        function relation() {
          let left = sum()
          while (compare[tokens[at]]) { const [act, before] = [compare[next()], left]; const right = sum(); left = (scope) => act(before(scope), right(scope)) }
          return left
        }
        // As in CEL, one side may fail if the other side decides.
        const both = (operator, decides, inner) => () => {
          let left = inner()
          while (take(operator)) {
            const [before, right] = [left, inner()]
            left = (scope) => {
              let failure = null
              for (const side of [before, right]) try { if (side(scope) === decides) return decides } catch (error) { failure = error }
              if (failure) throw failure
              return !decides
            }
          }
          return left
        }
        const and = both('&&', false, relation)
        const or = both('||', true, and)
        function expression() {
          const condition = or()
          if (!take('?')) return condition
          const yes = expression()
          need(':')
          const no = expression()
          return (scope) => (condition(scope) ? yes(scope) : no(scope))
        }
        const whole = expression()
        if (at < tokens.length) throw new Error(`the rule has something after its end: ${tokens.slice(at).join(' ')}`)
        return whole
      }
      const policy = documents('guards.yaml').find(({ kind }) => kind === 'ValidatingPolicy').spec
      const decide = (spec) => {
        const scope = { object: { spec }, variables: {} }
        const asks = (policy.validations ?? []).map(({ expression }) => cel(expression))
        try {
          for (const { name, expression } of policy.variables ?? []) scope.variables[name] = cel(expression)(scope)
          return asks.length > 0 && asks.every((ask) => ask(scope) === true) ? 'accepted' : 'refused'
        } catch (error) {
          return `refused: ${error.message}`
        }
      }
      const limits = { limits: { memory: '128Mi' } }
      const good = { image: 'kadai:1.1.0', resources: limits }
      const pod = (own) => decide({ containers: [good, { ...good, ...own }] })
      return {
        'no variables': pod({}),
        'PASSWORD_HINT: x': pod({ env: [{ name: 'PASSWORD_HINT', value: 'x' }] }),
        'DB_PASSWORD from a Secret': pod({ env: [{ name: 'LANGUAGE', value: 'ta' }, { name: 'DB_PASSWORD', valueFrom: { secretKeyRef: { name: 'a', key: 'b' } } }] }),
        'a password in the second container': pod({ env: [{ name: 'LANGUAGE', value: 'ta' }, { name: 'DB_PASSWORD', value: 'x' }] }).split(':')[0],
        'latest in the second container': pod({ image: 'kadai:latest' }).split(':')[0],
        'a port and a version': pod({ image: 'registry.kadai.example:5000/kadai:1.1.0' }),
        'a port, no version': pod({ image: 'registry.kadai.example:5000/kadai' }).split(':')[0],
        'a limit for CPU only': pod({ resources: { limits: { cpu: '100m' } } }).split(':')[0],
      }
    },
    expect: {
      'no variables': 'accepted',
      'PASSWORD_HINT: x': 'accepted',
      'DB_PASSWORD from a Secret': 'accepted',
      'a password in the second container': 'refused',
      'latest in the second container': 'refused',
      'a port and a version': 'accepted',
      'a port, no version': 'refused',
      'a limit for CPU only': 'refused',
    },
  },
  {
    name: 'fits into its own quota',
    hint: "One pod's requests and limit are below the namespace's.",
    run: ({ documents, quantity }) => {
      const all = documents('guards.yaml')
      const of = (kind) => all.find((one) => one.kind === kind)
      const [app] = of('Pod').spec.containers
      const quota = of('ResourceQuota')?.spec?.hard ?? {}
      const asked = { 'requests.memory': app.resources?.requests?.memory ?? app.resources?.limits?.memory, 'limits.memory': app.resources?.limits?.memory, 'requests.cpu': app.resources?.requests?.cpu ?? app.resources?.limits?.cpu }
      return Object.entries(asked).filter(([name, own]) => own === undefined || quota[name] === undefined || quantity(own) > quantity(quota[name])).map(([name]) => name).concat(quantity(quota.pods ?? 0) >= 1 ? [] : ['pods'])
    },
    expect: [],
  },
  {
    name: 'says in each message what to do',
    hint: 'At least 25 characters, with an example or the name of the field.',
    run: ({ documents }) => documents('guards.yaml').find(({ kind }) => kind === 'ValidatingPolicy').spec.validations.filter(({ message }) => String(message ?? '').length < 25).length,
    expect: 0,
  },
  {
    name: 'asks at every change, not only at the beginning',
    hint: 'operations: CREATE and UPDATE of pods, and Deny, so that a wrong pod is refused.',
    run: ({ documents }) => {
      const policy = documents('guards.yaml').find(({ kind }) => kind === 'ValidatingPolicy').spec
      const rules = policy.matchConstraints?.resourceRules ?? []
      return [rules.flatMap(({ operations }) => operations ?? []).toSorted(), rules.flatMap(({ resources }) => resources ?? []), policy.validationActions]
    },
    expect: [['CREATE', 'UPDATE'], ['pods'], ['Deny']],
  },
  {
    name: 'reads the store again and again, and names it',
    hint: 'refreshInterval and secretStoreRef with kind and name. Without a kind, it would be a store of the namespace.',
    run: ({ documents }) => {
      const secret = documents('guards.yaml').find(({ kind }) => kind === 'ExternalSecret').spec
      return [/[1-9]\d*(s|m|h)/.test(secret.refreshInterval ?? '') ? 'again and again' : 'once', secret.secretStoreRef?.kind ?? 'a store of the namespace', secret.secretStoreRef?.name ?? 'no store']
    },
    expect: ['again and again', 'ClusterSecretStore', 'mumbai'],
  },
  {
    name: 'keeps everything of a preview in one namespace',
    hint: 'pr-42 for secret, quota and pod.',
    run: ({ documents }) => {
      const all = documents('guards.yaml')
      const of = (kind) => all.find((one) => one.kind === kind)
      return [...new Set(['ExternalSecret', 'ResourceQuota', 'Pod'].map((kind) => of(kind)?.metadata?.namespace ?? `${kind}: none`))]
    },
    expect: ['pr-42'],
  },
]
