export default [
  {
    name: 'says where the secret is, and not what it is',
    hint: 'remoteRef with key and property, no value.',
    run: ({ documents }) => {
      const secret = documents('guards.yaml').find(({ kind }) => kind === 'ExternalSecret').spec
      return secret.data.map((one) => [one.remoteRef?.key ?? 'no place', one.remoteRef?.property ?? 'no property', 'value' in one ? 'has a value' : 'no value'])
    },
    expect: [['kadai/preview/database', 'password', 'no value']],
  },
  {
    name: 'gives the pod what the store makes',
    hint: "secretKeyRef with the target's name and the key.",
    run: ({ documents }) => {
      const all = documents('guards.yaml')
      const of = (kind) => all.find((one) => one.kind === kind)
      const [app] = of('Pod').spec.containers
      const secret = of('ExternalSecret').spec
      const variable = (app.env ?? []).find(({ name }) => name === 'DATABASE_PASSWORD')
      const reference = variable?.valueFrom?.secretKeyRef
      const target = secret.target?.name ?? of('ExternalSecret').metadata.name
      return reference?.name === target && secret.data.some(({ secretKey }) => secretKey === reference?.key) ? 'they agree' : 'they do not'
    },
    expect: 'they agree',
  },
  {
    name: 'has a rule for versions, for secrets and for memory',
    hint: 'Each line is a pod that your rules decided about. An image without a tag has no version, four endings name a secret, and a request is no limit.',
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
      const image = (name) => decide({ containers: [{ image: name, resources: limits }] })
      const variable = (name) => decide({ containers: [{ image: 'kadai:1.1.0', env: [{ name, value: 'x' }], resources: limits }] })
      const resources = (own) => decide({ containers: [{ image: 'kadai:1.1.0', ...own }] })
      return {
        'kadai:1.1.0': image('kadai:1.1.0'),
        'kadai:latest': image('kadai:latest').split(':')[0],
        kadai: image('kadai').split(':')[0],
        'kadai by its digest': image(`ghcr.io/kadai-shop/kadai@sha256:${'0123456789abcdef'.repeat(4)}`),
        'DATABASE_PASSWORD: x': variable('DATABASE_PASSWORD').split(':')[0],
        'GITHUB_TOKEN: x': variable('GITHUB_TOKEN').split(':')[0],
        'SMS_API_KEY: x': variable('SMS_API_KEY').split(':')[0],
        'CLIENT_SECRET: x': variable('CLIENT_SECRET').split(':')[0],
        'LANGUAGE: x': variable('LANGUAGE'),
        'a limit for memory': resources({ resources: limits }),
        'a request for memory only': resources({ resources: { requests: { memory: '64Mi' } } }).split(':')[0],
        'no resources': resources({}).split(':')[0],
      }
    },
    expect: {
      'kadai:1.1.0': 'accepted',
      'kadai:latest': 'refused',
      kadai: 'refused',
      'kadai by its digest': 'accepted',
      'DATABASE_PASSWORD: x': 'refused',
      'GITHUB_TOKEN: x': 'refused',
      'SMS_API_KEY: x': 'refused',
      'CLIENT_SECRET: x': 'refused',
      'LANGUAGE: x': 'accepted',
      'a limit for memory': 'accepted',
      'a request for memory only': 'refused',
      'no resources': 'refused',
    },
  },
  {
    name: 'limits the whole preview',
    hint: 'A ResourceQuota with pods, requests and limits.',
    run: ({ documents }) => {
      const quota = documents('guards.yaml').find(({ kind }) => kind === 'ResourceQuota')?.spec?.hard ?? {}
      return ['pods', 'requests.cpu', 'requests.memory', 'limits.memory'].filter((name) => quota[name] === undefined)
    },
    expect: [],
  },
  {
    name: 'looks at init containers too',
    hint: 'object.spec.?initContainers.orValue([]) is the list, or an empty one.',
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
      const prepare = (own) => decide({ initContainers: [{ ...good, ...own }], containers: [good] })
      return {
        'one that keeps the rules': prepare({}),
        'one with latest': prepare({ image: 'busybox:latest' }).split(':')[0],
        'one with a password': prepare({ env: [{ name: 'DB_PASSWORD', value: 'x' }] }).split(':')[0],
        'one without a limit': prepare({ resources: {} }).split(':')[0],
      }
    },
    expect: { 'one that keeps the rules': 'accepted', 'one with latest': 'refused', 'one with a password': 'refused', 'one without a limit': 'refused' },
  },
]
