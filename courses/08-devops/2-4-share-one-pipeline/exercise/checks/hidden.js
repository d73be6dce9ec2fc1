export default [
  {
    name: 'asks for no more than the caller gives',
    hint: 'permissions: {} at the top of the shared file, contents: read where the code is needed.',
    run: ({ yaml, workflow }) => {
      const shared = yaml('node-ci.yml')
      const caller = yaml('ci.yml')
      const { jobs, order } = workflow('node-ci.yml')
      const called = workflow('ci.yml').jobs.find(({ job }) => String(job.uses).includes('node-ci.yml'))
      const inputs = shared.on?.workflow_call?.inputs ?? {}
      return [shared.permissions, [...new Set(jobs.map(({ job }) => JSON.stringify(job.permissions ?? {})).filter((rights) => rights !== '{}'))]]
    },
    expect: [{}, ['{"contents":"read"}']],
  },
  {
    name: 'gives inputs that exist, of the right type',
    hint: 'with in the caller: needs-database: true.',
    run: ({ yaml, workflow }) => {
      const shared = yaml('node-ci.yml')
      const caller = yaml('ci.yml')
      const { jobs, order } = workflow('node-ci.yml')
      const called = workflow('ci.yml').jobs.find(({ job }) => String(job.uses).includes('node-ci.yml'))
      const inputs = shared.on?.workflow_call?.inputs ?? {}
      const unknown = Object.entries(called.job.with ?? {}).filter(([name, value]) => !inputs[name] || typeof value !== inputs[name].type).map(([name]) => name)
      return [unknown, called.job.with?.['needs-database'] === true ? 'with a database' : 'without a database']
    },
    expect: [[], 'with a database'],
  },
  {
    name: 'has a default for every input',
    hint: 'A caller without with works, too.',
    run: ({ yaml, workflow }) => {
      const shared = yaml('node-ci.yml')
      const caller = yaml('ci.yml')
      const { jobs, order } = workflow('node-ci.yml')
      const called = workflow('ci.yml').jobs.find(({ job }) => String(job.uses).includes('node-ci.yml'))
      const inputs = shared.on?.workflow_call?.inputs ?? {}
      return Object.entries(inputs).filter(([, own]) => own.default === undefined).map(([name]) => name)
    },
    expect: [],
  },
  {
    name: 'is red when a job is red, and ends in time',
    hint: 'if: always() in done, a step that compares needs.….result with success, and a timeout for each job.',
    run: ({ workflow }) => {
      // What a condition such as github.event_name == 'push' is in a situation.
      const ask = (source, context) => {
        const tokens = String(source).replaceAll(/^\s*\$\{\{|\}\}\s*$/g, '').match(/'(?:''|[^'])*'|\d+(?:\.\d+)?|[A-Za-z_][\w-]*|&&|\|\||[=!<>]=|\S/g) ?? []
        let at = 0
        const take = (token) => tokens[at] === token && ++at > 0
        const number = (value) => (typeof value === 'string' ? (value.trim() === '' ? 0 : Number(value)) : Number(value ?? 0))
        const isSame = (a, b) => (typeof a === 'string' && typeof b === 'string' ? a.toLowerCase() === b.toLowerCase() : number(a) === number(b))
        const functions = {
          always: () => true, success: () => context.isGreen !== false, failure: () => context.isGreen === false, cancelled: () => false,
          contains: (all, one) => (Array.isArray(all) ? all.some((own) => isSame(own, one)) : String(all ?? '').toLowerCase().includes(String(one).toLowerCase())),
          startsWith: (text, start) => String(text ?? '').toLowerCase().startsWith(String(start).toLowerCase()),
          endsWith: (text, end) => String(text ?? '').toLowerCase().endsWith(String(end).toLowerCase()),
          join: (all, by = ',') => [all].flat().join(by), toJSON: (value) => JSON.stringify(value, null, 2), format: (text, ...all) => text.replaceAll(/\{(\d)\}/g, (_, index) => all[index]),
        }
        const primary = () => {
          const token = tokens[at++]
          if (token === undefined) throw new Error(`the condition ends too early: ${source}`)
          if (token === '(') { const inner = or(); if (!take(')')) throw new Error(`a ) is missing: ${source}`); return inner }
          if (token === '!') return !primary()
          if (token.startsWith("'")) return token.slice(1, -1).replaceAll("''", "'")
          if (/^\d/.test(token)) return Number(token)
          if (['true', 'false', 'null'].includes(token)) return { true: true, false: false, null: null }[token]
          if (take('(')) {
            const given = []
            while (!take(')')) { given.push(or()); take(',') }
            if (!functions[token]) throw new Error(`this check can't read ${token}(…)`)
            return functions[token](...given)
          }
          let value = context[token]
          let isList = false
          for (;;) {
            const isIndex = take('[')
            if (!isIndex && !take('.')) return value
            const name = isIndex ? or() : tokens[at++]
            if (isIndex) take(']')
            if (name === '*') { value = Object.values(value ?? {}); isList = true } else value = isList ? value.map((one) => one?.[name]) : value?.[name]
          }
        }
        const relation = () => {
          const left = primary()
          const operator = tokens[at]
          if (!['==', '!='].includes(operator)) return left
          at += 1
          return isSame(left, primary()) === (operator === '==')
        }
        const and = () => { let left = relation(); while (take('&&')) { const right = relation(); left = left && right } return left }
        const or = () => { let left = and(); while (take('||')) { const right = and(); left = left || right } return left }
        const value = or()
        if (at < tokens.length) throw new Error(`this check can't read the end of the condition: ${source}`)
        return value
      }
      const holds = (condition, context) => {
        if (condition === undefined) return context.isGreen !== false
        const isAsked = /\b(always|success|failure|cancelled)\s*\(/.test(condition)
        return Boolean(ask(condition, context)) && (isAsked || context.isGreen !== false)
      }
      const filled = (text, context) => String(text).replaceAll(/\$\{\{(.*?)\}\}/gs, (_, inner) => String(ask(inner, context) ?? ''))
      // How a small script ends: test, [ ], [[ ]], if, echo and exit. Like GitHub, it stops at the first command that fails.
      const exitCode = (script, env) => {
        const tokens = script.match(/"(?:\\.|[^"\\])*"(?=[\s;)]|$)|\n|&&|\|\||;|(?:"(?:\\.|[^"\\])*"|'[^']*'|[^\s;&|"'])+/g) ?? []
        const text = (word) => word.replaceAll(/'([^']*)'|\$\{?(\w+)\}?|"/g, (_, quoted, name) => quoted ?? (name ? (env[name] ?? '') : ''))
        let at = 0
        const judge = (words) => {
          const or = words.findIndex((word) => word === '||' || word === '-o')
          if (or >= 0) return judge(words.slice(0, or)) || judge(words.slice(or + 1))
          const and = words.findIndex((word) => word === '&&' || word === '-a')
          if (and >= 0) return judge(words.slice(0, and)) && judge(words.slice(and + 1))
          if (words[0] === '!') return !judge(words.slice(1))
          const [left, operator, right = ''] = words
          if (left === '-n' || left === '-z') return (text(operator ?? '') !== '') === (left === '-n')
          if (['=', '==', '!='].includes(operator)) return (text(left) === text(right)) === (operator !== '!=')
          if (words.length === 1) return text(left) !== ''
          throw new Error(`this check can't read test ${words.join(' ')}`)
        }
        const command = () => {
          const [word] = [tokens[at++]]
          if (word === '!') return command() === 0 ? 1 : 0
          if (word === 'if' || word === 'elif') {
            const condition = list(['then'])
            at += 1
            const then = condition === 0 ? list(['else', 'elif', 'fi']) : skip(['else', 'elif', 'fi'])
            const end = tokens[at++]
            if (end === 'fi' || end === undefined) return then
            if (condition === 0) { let depth = 1; while (depth > 0 && at < tokens.length) { if (tokens[at] === 'if') depth += 1; if (tokens[at] === 'fi') depth -= 1; at += 1 } return then }
            if (end === 'elif') { at -= 1; return command() }
            const other = list(['fi'])
            at += 1
            return other
          }
          const words = []
          const isDone = () => at >= tokens.length || (word === '[[' ? words.at(-1) === ']]' : ['\n', '&&', '||', ';'].includes(tokens[at]))
          while (!isDone()) words.push(tokens[at++])
          if (word === 'test') return judge(words) ? 0 : 1
          if (word === '[' || word === '[[') return judge(words.slice(0, -1)) ? 0 : 1
          if (word === 'exit') throw { code: Number(text(words[0] ?? '0')) }
          if (['echo', 'printf', 'true', ':', 'set'].includes(word)) return 0
          if (word === 'false') return 1
          throw new Error(`this check can't read the command ${word}: use test, [ ], if, echo and exit`)
        }
        const skip = (ends) => { let depth = 0; while (at < tokens.length && (depth > 0 || !ends.includes(tokens[at]))) { if (tokens[at] === 'if') depth += 1; if (tokens[at] === 'fi') depth -= 1; at += 1 } return 0 }
        const list = (ends) => {
          let code = 0
          for (;;) {
            while (tokens[at] === '\n' || tokens[at] === ';') at += 1
            if (at >= tokens.length || ends.includes(tokens[at])) return code
            code = command()
            let isLast = true
            while (tokens[at] === '&&' || tokens[at] === '||') {
              const isAnd = tokens[at++] === '&&'
              while (tokens[at] === '\n') at += 1
              if ((code === 0) === isAnd) { code = command(); isLast = true } else { const from = at; const before = code; try { command() } catch (error) { if (error instanceof Error) throw error } if (at === from) at += 1; code = before; isLast = false }
            }
            if (code !== 0 && isLast && !ends.includes('then')) throw { code }
          }
        }
        try { return list([]) } catch (error) { if (error instanceof Error) throw error; return error.code }
      }
      // Green or red: the job done after the other jobs ended like this.
      const ends = (job, results) => {
        const needs = Object.fromEntries(Object.entries(results).map(([id, result]) => [id, { result }]))
        let isGreen = true
        const context = () => ({ needs, isGreen, github: { event_name: 'pull_request', ref: 'refs/pull/7/merge' } })
        if (!holds(job.job.if, { ...context(), isGreen: Object.values(results).every((result) => result === 'success') })) return 'skipped'
        for (const step of job.steps) {
          if (!holds(step.if, context())) continue
          if (step.run === undefined) continue
          const env = Object.fromEntries(Object.entries({ ...job.job.env, ...step.env }).map(([name, value]) => [name, filled(value, context())]))
          if (exitCode(filled(step.run, context()), env) !== 0 && !step['continue-on-error']) isGreen = false
        }
        return isGreen ? 'green' : 'red'
      }
      const { jobs } = workflow('node-ci.yml')
      const done = jobs.find(({ id }) => id === 'done')
      if (!done) return 'no job done'
      const after = (check, test) => ends(done, { check, test })
      return {
        'all green': after('success', 'success'),
        'check failed': after('failure', 'success'),
        'test failed': after('success', 'failure'),
        'test was cancelled': after('success', 'cancelled'),
        'hides a failure': jobs.filter(({ job, steps }) => [job, ...steps].some((one) => one['continue-on-error'])).map(({ id }) => id),
        'no timeout': jobs.filter(({ job }) => !(job['timeout-minutes'] <= 10)).map(({ id }) => id),
      }
    },
    expect: { 'all green': 'green', 'check failed': 'red', 'test failed': 'red', 'test was cancelled': 'red', 'hides a failure': [], 'no timeout': [] },
  },
  {
    name: 'pastes no input into a command',
    hint: '${{ inputs… }} belongs into with, if or env, not into run.',
    run: ({ yaml, workflow }) => {
      const shared = yaml('node-ci.yml')
      const caller = yaml('ci.yml')
      const { jobs, order } = workflow('node-ci.yml')
      const called = workflow('ci.yml').jobs.find(({ job }) => String(job.uses).includes('node-ci.yml'))
      const inputs = shared.on?.workflow_call?.inputs ?? {}
      return jobs.flatMap(({ runs }) => runs).filter((run) => /\$\{\{\s*inputs\./.test(run)).length
    },
    expect: 0,
  },
  {
    name: 'installs what the lockfile says, and starts a database only if asked',
    hint: 'npm ci in both jobs; the step with docker compose has an if on inputs.needs-database, and comes before npm test.',
    run: ({ workflow }) => {
      // What a condition such as github.event_name == 'push' is in a situation.
      const ask = (source, context) => {
        const tokens = String(source).replaceAll(/^\s*\$\{\{|\}\}\s*$/g, '').match(/'(?:''|[^'])*'|\d+(?:\.\d+)?|[A-Za-z_][\w-]*|&&|\|\||[=!<>]=|\S/g) ?? []
        let at = 0
        const take = (token) => tokens[at] === token && ++at > 0
        const number = (value) => (typeof value === 'string' ? (value.trim() === '' ? 0 : Number(value)) : Number(value ?? 0))
        const isSame = (a, b) => (typeof a === 'string' && typeof b === 'string' ? a.toLowerCase() === b.toLowerCase() : number(a) === number(b))
        const functions = {
          always: () => true, success: () => context.isGreen !== false, failure: () => context.isGreen === false, cancelled: () => false,
          contains: (all, one) => (Array.isArray(all) ? all.some((own) => isSame(own, one)) : String(all ?? '').toLowerCase().includes(String(one).toLowerCase())),
          startsWith: (text, start) => String(text ?? '').toLowerCase().startsWith(String(start).toLowerCase()),
          endsWith: (text, end) => String(text ?? '').toLowerCase().endsWith(String(end).toLowerCase()),
          join: (all, by = ',') => [all].flat().join(by), toJSON: (value) => JSON.stringify(value, null, 2), format: (text, ...all) => text.replaceAll(/\{(\d)\}/g, (_, index) => all[index]),
        }
        const primary = () => {
          const token = tokens[at++]
          if (token === undefined) throw new Error(`the condition ends too early: ${source}`)
          if (token === '(') { const inner = or(); if (!take(')')) throw new Error(`a ) is missing: ${source}`); return inner }
          if (token === '!') return !primary()
          if (token.startsWith("'")) return token.slice(1, -1).replaceAll("''", "'")
          if (/^\d/.test(token)) return Number(token)
          if (['true', 'false', 'null'].includes(token)) return { true: true, false: false, null: null }[token]
          if (take('(')) {
            const given = []
            while (!take(')')) { given.push(or()); take(',') }
            if (!functions[token]) throw new Error(`this check can't read ${token}(…)`)
            return functions[token](...given)
          }
          let value = context[token]
          let isList = false
          for (;;) {
            const isIndex = take('[')
            if (!isIndex && !take('.')) return value
            const name = isIndex ? or() : tokens[at++]
            if (isIndex) take(']')
            if (name === '*') { value = Object.values(value ?? {}); isList = true } else value = isList ? value.map((one) => one?.[name]) : value?.[name]
          }
        }
        const relation = () => {
          const left = primary()
          const operator = tokens[at]
          if (!['==', '!='].includes(operator)) return left
          at += 1
          return isSame(left, primary()) === (operator === '==')
        }
        const and = () => { let left = relation(); while (take('&&')) { const right = relation(); left = left && right } return left }
        const or = () => { let left = and(); while (take('||')) { const right = and(); left = left || right } return left }
        const value = or()
        if (at < tokens.length) throw new Error(`this check can't read the end of the condition: ${source}`)
        return value
      }
      const holds = (condition, context) => {
        if (condition === undefined) return context.isGreen !== false
        const isAsked = /\b(always|success|failure|cancelled)\s*\(/.test(condition)
        return Boolean(ask(condition, context)) && (isAsked || context.isGreen !== false)
      }
      const { jobs } = workflow('node-ci.yml')
      const words = /npm (?:ci|clean-install|install|i|test|run [\w:-]+)\b|docker compose up --wait db/g
      const commands = (id, needsDatabase) =>
        (jobs.find((one) => one.id === id)?.steps ?? [])
          .filter((step) => holds(step.if, { inputs: { 'node-version': 24, 'needs-database': needsDatabase } }))
          .flatMap(({ run }) => String(run ?? '').match(words) ?? [])
          .map((one) => one.replace('npm run test', 'npm test').replace('clean-install', 'ci'))
      return { check: commands('check', false), 'test without a database': commands('test', false), 'test with a database': commands('test', true) }
    },
    expect: { check: ['npm ci', 'npm run check'], 'test without a database': ['npm ci', 'npm test'], 'test with a database': ['npm ci', 'docker compose up --wait db', 'npm run migrate', 'npm test'] },
  },
  {
    name: 'uses the version of Node that the caller names',
    hint: 'node-version: ${{ inputs.node-version }} for setup-node, in both jobs.',
    run: ({ workflow }) =>
      workflow('node-ci.yml').jobs.filter(({ runs }) => runs.some((run) => /\bnpm\b/.test(run))).map(({ id, steps }) => [id, String(steps.find(({ uses }) => String(uses).startsWith('actions/setup-node'))?.with?.['node-version'] ?? 'none').replaceAll(/[\s']/g, '').replace("inputs[node-version]", 'inputs.node-version')]),
    expect: [['check', '${{inputs.node-version}}'], ['test', '${{inputs.node-version}}']],
  },
  {
    name: 'runs once for each change',
    hint: 'In ci.yml: pull_request, and push for main only (2-1).',
    run: ({ yaml, workflow }) => {
      const { push } = yaml('ci.yml').on ?? {}
      return [workflow('ci.yml').on, push?.branches ?? 'every branch']
    },
    expect: [['pull_request', 'push'], ['main']],
  },
]
