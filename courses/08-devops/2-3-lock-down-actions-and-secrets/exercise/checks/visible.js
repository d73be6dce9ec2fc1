export default [
  {
    name: 'pins every action to a full commit',
    hint: '40 hexadecimal characters after the @. A tag such as v6.0.2 can be moved.',
    run: ({ workflow, yaml, text }) => {
      const file = yaml('ci.yml')
      const { on, jobs, order } = workflow('ci.yml')
      const job = (id) => jobs.find((one) => one.id === id)
      return jobs.flatMap(({ uses }) => uses).filter(({ isPinned }) => !isPinned).map(({ action, ref }) => `${action}@${ref}`)
    },
    expect: [],
  },
  {
    name: 'gives nothing by default, and each job what it needs',
    hint: 'permissions: {} at the top; test reads the code, deploy needs nothing.',
    run: ({ workflow, yaml, text }) => {
      const file = yaml('ci.yml')
      const { on, jobs, order } = workflow('ci.yml')
      const job = (id) => jobs.find((one) => one.id === id)
      return [file.permissions, job('test').permissions, job('deploy').permissions]
    },
    expect: [{}, { contents: 'read' }, {}],
  },
  {
    name: "doesn't run a stranger's code with our secrets",
    hint: 'pull_request in place of pull_request_target.',
    run: ({ workflow, yaml, text }) => {
      const file = yaml('ci.yml')
      const { on, jobs, order } = workflow('ci.yml')
      const job = (id) => jobs.find((one) => one.id === id)
      return on
    },
    expect: ['pull_request', 'push'],
  },
  {
    name: 'deploys only after green tests, from main',
    hint: "needs: [test], and an if that keeps pull requests out, such as github.event_name == 'push'.",
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
      const { order, jobs } = workflow('ci.yml')
      const own = jobs.find(({ id }) => id === 'deploy').job.if
      const runs = (event, ref, isGreen = true) => (holds(own, { isGreen, github: { event_name: event, ref, ref_name: ref.split('/').slice(2).join('/'), base_ref: event === 'push' ? '' : 'main', event: event === 'push' ? {} : { pull_request: { number: 7 } } } }) ? 'deploys' : 'waits')
      return { order, 'a push to main': runs('push', 'refs/heads/main'), 'a pull request': runs('pull_request', 'refs/pull/7/merge'), 'red tests': runs('push', 'refs/heads/main', false) }
    },
    expect: { order: [['test'], ['deploy']], 'a push to main': 'deploys', 'a pull request': 'waits', 'red tests': 'waits' },
  },
  {
    name: 'gives a secret to one step only',
    hint: 'env of the one step that deploys, not of the workflow, the job or another step.',
    run: ({ workflow, yaml }) => {
      const file = yaml('ci.yml')
      const { jobs } = workflow('ci.yml')
      const places = [['workflow', [file.env]], ...jobs.map(({ id, job }) => [id, [job.env, job.with, job.secrets]]), ...jobs.flatMap(({ id, steps }) => steps.map((step, index) => [`${id}, step`, [step.env, step.with, step.run, step.if]]))]
      return places.filter(([, all]) => /secrets\b/.test(JSON.stringify(all))).map(([name]) => name)
    },
    expect: ['deploy, step'],
  },
]
