export default [
  {
    name: 'gives forks no rights',
    hint: 'Compare head.repo.full_name with github.repository in the if of the job.',
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
      const { jobs } = workflow('preview.yml')
      const play = (event, action = null, isFork = false) => {
        const own = { number: 42, head: { ref: 'green-button', sha: 'abc', repo: { full_name: isFork ? 'stranger/kadai' : 'kadai-shop/kadai', fork: isFork, owner: { login: isFork ? 'stranger' : 'kadai-shop' } } }, base: { repo: { full_name: 'kadai-shop/kadai' } }, merged: action === 'closed', state: action === 'closed' ? 'closed' : 'open' }
        const github = { event_name: event, repository: 'kadai-shop/kadai', repository_owner: 'kadai-shop', ref: 'refs/pull/42/merge', event: event === 'pull_request' ? { action, number: 42, pull_request: own } : { schedule: '0 14 * * *' } }
        return jobs.filter(({ job }) => holds(job.if, { github })).flatMap(({ steps }) => steps).filter((step) => holds(step.if, { github })).flatMap(({ run }) => [...String(run ?? '').matchAll(/\btofu\b.*?\b(apply|destroy)\b|\bkubectl delete (?:namespaces?|ns)\b|\bkubectl get (?:namespaces?|ns)\b.*\bxargs\b.*\bkubectl delete\b/g)].map(([all, word]) => (/-destroy\b/.test(all) ? 'destroy' : (word ?? 'destroy'))))
      }
      return ['opened', 'synchronize', 'closed'].map((action) => [action, play('pull_request', action, true)])
    },
    expect: [['opened', []], ['synchronize', []], ['closed', []]],
  },
  {
    name: 'destroys when the pull request is closed, and only then',
    hint: 'Two steps with an if on github.event.action. In the evening, a job with an if on the schedule removes what is left.',
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
      const { jobs } = workflow('preview.yml')
      const play = (event, action = null, isFork = false) => {
        const own = { number: 42, head: { ref: 'green-button', sha: 'abc', repo: { full_name: isFork ? 'stranger/kadai' : 'kadai-shop/kadai', fork: isFork, owner: { login: isFork ? 'stranger' : 'kadai-shop' } } }, base: { repo: { full_name: 'kadai-shop/kadai' } }, merged: action === 'closed', state: action === 'closed' ? 'closed' : 'open' }
        const github = { event_name: event, repository: 'kadai-shop/kadai', repository_owner: 'kadai-shop', ref: 'refs/pull/42/merge', event: event === 'pull_request' ? { action, number: 42, pull_request: own } : { schedule: '0 14 * * *' } }
        return jobs.filter(({ job }) => holds(job.if, { github })).flatMap(({ steps }) => steps).filter((step) => holds(step.if, { github })).flatMap(({ run }) => [...String(run ?? '').matchAll(/\btofu\b.*?\b(apply|destroy)\b|\bkubectl delete (?:namespaces?|ns)\b|\bkubectl get (?:namespaces?|ns)\b.*\bxargs\b.*\bkubectl delete\b/g)].map(([all, word]) => (/-destroy\b/.test(all) ? 'destroy' : (word ?? 'destroy'))))
      }
      const opened = ['opened', 'synchronize', 'reopened', 'closed'].map((action) => [action, play('pull_request', action)])
      return [...opened, ['in the evening', [...new Set(play('schedule'))]]]
    },
    expect: [['opened', ['apply']], ['synchronize', ['apply']], ['reopened', ['apply']], ['closed', ['destroy']], ['in the evening', ['destroy']]],
  },
  {
    name: "keeps each preview's state apart",
    hint: "A workspace named after the pull request's number.",
    run: ({ workflow }) => {
      const { jobs } = workflow('preview.yml')
      const runs = jobs.flatMap(({ runs: list }) => list).join('\n')
      const named = jobs.flatMap(({ job, steps }) => [job, ...steps]).some(({ env }) => /^pr-\$\{\{.*number/.test(env?.TF_WORKSPACE ?? ''))
      return named || /tofu .*workspace (select -or-create(=true)?|new) "?pr-(\$|\$\{)/.test(runs) ? 'a workspace each' : 'one state for all'
    },
    expect: 'a workspace each',
  },
  {
    name: 'starts with nothing, and pins what it uses',
    hint: 'permissions: {} at the top; a full SHA for each action.',
    run: ({ workflow, yaml, text }) => {
      const file = yaml('preview.yml')
      const { on, jobs } = workflow('preview.yml')
      const runs = jobs.flatMap(({ runs: list }) => list).join('\n')
      return [file.permissions, jobs.flatMap(({ uses }) => uses).filter(({ isPinned }) => !isPinned).map(({ action }) => action)]
    },
    expect: [{}, []],
  },
  {
    name: 'checks every input, with a helpful message',
    hint: 'type, validation and error_message for number, image and owner. A number from 1 without decimals; a GitHub name without spaces, at most 39 characters.',
    run: ({ hcl }) => {
      // What a condition of a validation says about a value.
      const judge = (source, variables) => {
        const tokens = String(source).match(/"(?:\\.|[^"\\])*"|\d+(?:\.\d+)?|[A-Za-z_]\w*|&&|\|\||[=!<>]=|\S/g) ?? []
        let at = 0
        const take = (token) => tokens[at] === token && ++at > 0
        const need = (token) => { if (!take(token)) throw new Error(`this check can't read the condition at ${tokens[at] ?? 'its end'}: ${source}`) }
        const functions = {
          can: (one) => { try { one(); return true } catch { return false } }, try: (...all) => { for (const one of all) try { return one() } catch {} throw new Error('nothing fits') },
          regex: (pattern, text) => { const found = new RegExp(pattern()).exec(text()); if (!found) throw new Error('no match'); return found.length > 1 ? found.slice(1) : found[0] },
          regexall: (pattern, text) => [...text().matchAll(new RegExp(pattern(), 'g'))].map(([all]) => all),
          endswith: (text, end) => text().endsWith(end()), startswith: (text, start) => text().startsWith(start()), strcontains: (text, part) => text().includes(part()),
          length: (one) => one().length, floor: (one) => Math.floor(one()), ceil: (one) => Math.ceil(one()), abs: (one) => Math.abs(one()), lower: (one) => one().toLowerCase(), upper: (one) => one().toUpperCase(),
          trimspace: (one) => one().trim(), split: (by, text) => text().split(by()), contains: (all, one) => all().includes(one()), tostring: (one) => String(one()), tonumber: (one) => Number(one()),
          parseint: (text, base) => Number.parseInt(text(), base()), element: (all, index) => all()[index()], reverse: (all) => all().toReversed(), alltrue: (all) => all().every(Boolean), anytrue: (all) => all().some(Boolean), replace: (text, part, by) => text().replaceAll(part().length > 2 && part().startsWith('/') ? new RegExp(part().slice(1, -1), 'g') : part(), by()),
        }
        const primary = () => {
          const token = tokens[at++]
          if (token === undefined) throw new Error(`the condition ends too early: ${source}`)
          if (token === '(') { const inner = ternary(); need(')'); return inner }
          if (token === '!') { const inner = index(primary()); return () => !inner() }
          if (token === '-') { const inner = primary(); return () => -inner() }
          if (token === '[') { const all = []; while (!take(']')) { all.push(ternary()); take(',') } return () => all.map((one) => one()) }
          if (token.startsWith('"')) { const text = JSON.parse(token); return () => text }
          if (/^\d/.test(token)) return () => Number(token)
          if (['true', 'false', 'null'].includes(token)) return () => ({ true: true, false: false, null: null })[token]
          if (take('(')) {
            const given = []
            while (!take(')')) { given.push(ternary()); take(',') }
            if (!functions[token]) throw new Error(`this check can't read ${token}(…)`)
            return () => functions[token](...given)
          }
          if (token === 'var' && take('.')) { const name = tokens[at++]; return () => variables[name] }
          throw new Error(`this check can't read ${token}: ${source}`)
        }
        const index = (own) => { let left = own; while (take('[')) { const [before, key] = [left, ternary()]; need(']'); left = () => before()[key()] } return left }
        const levels = [['||'], ['&&'], ['==', '!='], ['<', '<=', '>', '>='], ['+', '-'], ['*', '/', '%']]
        const act = { '==': (a, b) => a() === b(), '!=': (a, b) => a() !== b(), '<': (a, b) => a() < b(), '<=': (a, b) => a() <= b(), '>': (a, b) => a() > b(), '>=': (a, b) => a() >= b(), '+': (a, b) => a() + b(), '-': (a, b) => a() - b(), '*': (a, b) => a() * b(), '/': (a, b) => a() / b(), '%': (a, b) => a() % b(), '&&': (a, b) => a() && b(), '||': (a, b) => a() || b() }
        const level = (number) => {
          if (number === levels.length) return index(primary())
          let left = level(number + 1)
          while (levels[number].includes(tokens[at])) { const [operator, before, right] = [tokens[at++], left, level(number + 1)]; left = () => act[operator](before, right) }
          return left
        }
        const ternary = () => { const condition = level(0); if (!take('?')) return condition; const yes = ternary(); need(':'); const no = ternary(); return () => (condition() ? yes() : no()) }
        const whole = ternary()
        if (at < tokens.length) throw new Error(`this check can't read the condition at ${tokens[at]}: ${source}`)
        return whole()
      }
      const inputs = hcl('variables.tf').filter(({ type }) => type === 'variable')
      const rulesOf = (name) => (inputs.find(({ labels }) => labels[0] === name)?.blocks ?? []).filter(({ type }) => type === 'validation')
      const takes = (name, value) => {
        const rules = rulesOf(name)
        if (rules.length === 0) return 'not checked'
        let isGood = false
        try { isGood = rules.every(({ attributes }) => judge(attributes.condition, { [name]: value }) === true) } catch (error) { if (/this check|too early/.test(error.message)) throw error }
        return isGood ? 'accepted' : 'refused'
      }
      const of = (name) => inputs.find(({ labels }) => labels[0] === name)
      return {
        types: ['number', 'image', 'owner'].map((name) => of(name)?.attributes.type ?? 'any'),
        'no message': ['number', 'image', 'owner'].filter((name) => !rulesOf(name).length || rulesOf(name).some(({ attributes }) => String(attributes.error_message ?? '').length <= 15)),
        number: [42, 0, -3, 1.5].map((value) => takes('number', value)),
        owner: ['meena', 'Meena K', '', 'arul-7', 'a'.repeat(40)].map((value) => takes('owner', value)),
      }
    },
    expect: { types: ['number', 'string', 'string'], 'no message': [], number: ['accepted', 'refused', 'refused', 'refused'], owner: ['accepted', 'refused', 'refused', 'accepted', 'refused'] },
  },
  {
    name: 'removes all previews in the evening, and nothing else',
    hint: "Without a timezone the cron is in UTC: 11:30 to 18:29 there is 17:00 to midnight in India. Choose namespaces by the label kadai.example/preview, not with --all.",
    run: ({ workflow, yaml }) => {
      const evenings = (yaml('preview.yml').on.schedule ?? []).map(({ cron, timezone }) => {
        const [minute, hour] = String(cron).trim().split(/\s+/).map(Number)
        const inIndia = (hour * 60 + minute + (/^Asia\/(Kolkata|Calcutta)$/.test(timezone) ? 0 : 330)) % 1440
        return inIndia >= 17 * 60 ? 'in the evening' : `${cron} is ${String(Math.floor(inIndia / 60)).padStart(2, '0')}:${String(inIndia % 60).padStart(2, '0')} in India`
      })
      const lines = workflow('preview.yml').jobs.flatMap(({ runs }) => runs).flatMap((run) => run.replaceAll(/\\\n\s*/g, ' ').split('\n'))
      const wide = lines.filter((line) => /\bkubectl (delete|get) (namespaces?|ns)\b/.test(line) && !/(-l|--selector)[ =]?["']?kadai\.example\/preview\b|\bpr-/.test(line))
      return { when: evenings, 'not only previews': wide.map((line) => line.trim()) }
    },
    expect: { when: ['in the evening'], 'not only previews': [] },
  },
]
