export default [
  {
    name: 'gives each job a timeout of at most five minutes',
    hint: 'timeout-minutes in every job.',
    run: ({ workflow, yaml }) => {
      const file = yaml('ci.yml')
      const { on, jobs, order } = workflow('ci.yml')
      const job = (id) => jobs.find((one) => one.id === id)
      const runs = (id) => job(id)?.runs.map((text) => text.trim()) ?? []
      return jobs.filter((one) => !(one.job['timeout-minutes'] <= 5)).map(({ id }) => id)
    },
    expect: [],
  },
  {
    name: 'is red when any other job is red',
    hint: 'if: always() in done, and a step that compares the results with success. No continue-on-error anywhere.',
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
      const { jobs } = workflow('ci.yml')
      const done = jobs.find(({ id }) => id === 'done')
      if (!done) return 'no job done'
      const after = (check, test) => ends(done, { check, test })
      return {
        'waits for': done.needs.toSorted(),
        'all green': after('success', 'success'),
        'check failed': after('failure', 'success'),
        'a test failed': after('success', 'failure'),
        'a test was cancelled': after('success', 'cancelled'),
        'hides a failure': jobs.filter(({ job, steps }) => [job, ...steps].some((one) => one['continue-on-error'])).map(({ id }) => id),
      }
    },
    expect: { 'waits for': ['check', 'test'], 'all green': 'green', 'check failed': 'red', 'a test failed': 'red', 'a test was cancelled': 'red', 'hides a failure': [] },
  },
  {
    name: "caches npm's downloads by the lockfile, with a fixed Node",
    hint: 'cache: npm and node-version: 24 for setup-node.',
    run: ({ workflow }) =>
      workflow('ci.yml').jobs.filter(({ runs }) => runs.some((run) => /\bnpm\b/.test(run))).map(({ id, steps }) => {
        const { 'node-version': version = 'none', cache } = steps.find(({ uses }) => String(uses).startsWith('actions/setup-node'))?.with ?? {}
        return [id, String(version).replace(/^24\.[\dx.]+$/, '24'), cache ?? 'no cache']
      }),
    expect: [['check', '24', 'npm'], ['test', '24', 'npm']],
  },
  {
    name: 'cancels an older run of the same pull request',
    hint: 'concurrency with a group that contains the ref, and cancel-in-progress.',
    run: ({ workflow, yaml }) => {
      const file = yaml('ci.yml')
      const { on, jobs, order } = workflow('ci.yml')
      const job = (id) => jobs.find((one) => one.id === id)
      const runs = (id) => job(id)?.runs.map((text) => text.trim()) ?? []
      const { group = '', 'cancel-in-progress': cancel } = file.concurrency ?? {}
      return [/github\.(ref|head_ref)|pull_request\.number/.test(group) ? 'per branch' : group, cancel === undefined || cancel === false ? 'never' : 'cancels']
    },
    expect: ['per branch', 'cancels'],
  },
  {
    name: 'never repeats a red test, and builds what it checked',
    hint: 'No loop and no || true; npm run check and npm run build once, in the job check.',
    run: ({ workflow }) => {
      const { jobs } = workflow('ci.yml')
      const all = jobs.flatMap(({ runs }) => runs)
      const inCheck = jobs.find(({ id }) => id === 'check')?.runs.join('\n') ?? ''
      return {
        repeats: all.filter((run) => /\bfor \w+ in|\|\| *(true|:|npm)|\buntil\b|\bwhile\b|--retry/.test(run)).concat(jobs.flatMap(({ uses }) => uses).map(({ action }) => action).filter((action) => /retry/.test(action))),
        checks: [...inCheck.matchAll(/npm run (check|build)\b/g)].map(([, word]) => word),
        tests: [...all.join('\n').matchAll(/npm (?:run )?(?:test|t)\b/g)].length,
      }
    },
    expect: { repeats: [], checks: ['check', 'build'], tests: 1 },
  },
  {
    name: 'migrates before it tests',
    hint: 'npm run migrate, then npm test, in the job with the database. DATABASE_URL leads to localhost, with the password of the service and a port that is published.',
    run: ({ workflow }) => {
      const job = workflow('ci.yml').jobs.find(({ id }) => id === 'test')
      const list = job.runs.join('\n')
      const [service] = Object.values(job.job.services ?? {})
      const step = job.steps.find(({ run }) => /npm (run )?test\b/.test(run ?? ''))
      const address = step?.env?.DATABASE_URL ?? job.job.env?.DATABASE_URL
      const url = address && URL.canParse(address) ? new URL(address) : null
      const isPublished = (service?.ports ?? []).map(String).some((port) => port.split(':')[0] === (url?.port || '5432') && port.split(':').at(-1).replace('/tcp', '') === '5432')
      const isReached = url && ['localhost', '127.0.0.1'].includes(url.hostname) && url.password === String(service?.env?.POSTGRES_PASSWORD) && isPublished
      return [list.indexOf('npm run migrate') >= 0 && list.search(/npm (run )?test\b/) > list.indexOf('npm run migrate') ? 'migrates first' : 'tests without tables', isReached ? 'reaches the database' : (address ?? 'no DATABASE_URL: the tests are skipped')]
    },
    expect: ['migrates first', 'reaches the database'],
  },
]
