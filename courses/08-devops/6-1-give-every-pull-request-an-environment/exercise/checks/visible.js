export default [
  {
    name: 'lets in a release from main in the environment production',
    hint: 'The condition on sub names repository and environment exactly.',
    run: ({ json, iam }) => iam(json('trust-policy.json'), { action: 'sts:AssumeRoleWithWebIdentity', context: { 'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com', 'token.actions.githubusercontent.com:sub': 'repo:kadai-shop/kadai:environment:production' } }),
    expect: 'allowed',
  },
  {
    name: 'keeps out everybody else, also a name that only begins like ours',
    hint: 'StringEquals in place of StringLike with a star, and aud too.',
    run: ({ json, iam }) => [iam(json('trust-policy.json'), { action: 'sts:AssumeRoleWithWebIdentity', context: { 'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com', 'token.actions.githubusercontent.com:sub': 'repo:kadai-shop-free/kadai:environment:production' } }), iam(json('trust-policy.json'), { action: 'sts:AssumeRoleWithWebIdentity', context: { 'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com', 'token.actions.githubusercontent.com:sub': 'repo:kadai-shop/kadai:pull_request' } }), iam(json('trust-policy.json'), { action: 'sts:AssumeRoleWithWebIdentity', context: { 'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com', 'token.actions.githubusercontent.com:sub': 'repo:kadai-shop/other:environment:production' } }), iam(json('trust-policy.json'), { action: 'sts:AssumeRoleWithWebIdentity', context: { 'token.actions.githubusercontent.com:aud': 'another.example', 'token.actions.githubusercontent.com:sub': 'repo:kadai-shop/kadai:environment:production' } })].map((decision) => (decision === 'explicitly denied' ? 'not allowed' : decision)),
    expect: ['not allowed', 'not allowed', 'not allowed', 'not allowed'],
  },
  {
    name: 'holds no key',
    hint: 'No secrets with keys of the cloud: id-token: write in each job that needs the cloud, and the token is exchanged.',
    run: ({ workflow, text }) => {
      const { jobs } = workflow('preview.yml')
      const clouds = jobs.filter(({ runs }) => runs.some((run) => /\b(tofu|kubectl)\b/.test(run)))
      return { keys: text('preview.yml').replaceAll(/#.*/g, '').match(/AWS_(ACCESS|SECRET)\w+|secrets\.\w+|secrets\[/g) ?? [], 'without an id-token': clouds.filter(({ permissions }) => permissions?.['id-token'] !== 'write').map(({ id }) => id), jobs: clouds.length > 0 ? 'some' : 'none' }
    },
    expect: { keys: [], 'without an id-token': [], jobs: 'some' },
  },
  {
    name: 'comes and goes with the pull request, and in the evening',
    hint: 'types of pull_request: opened, synchronize, reopened, closed; and a schedule.',
    run: ({ workflow, yaml, text }) => {
      const file = yaml('preview.yml')
      const { on, jobs } = workflow('preview.yml')
      const runs = jobs.flatMap(({ runs: list }) => list).join('\n')
      return [on, (file.on.pull_request?.types ?? []).toSorted(), (file.on.schedule ?? []).length]
    },
    expect: [['pull_request', 'schedule'], ['closed', 'opened', 'reopened', 'synchronize'], 1],
  },
  {
    name: 'refuses an image without a version',
    hint: 'A validation in the variable image: an image without a tag is latest too.',
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
      const image = (value) => takes('image', value)
      return { 'kadai:1.1.0': image('kadai:1.1.0'), 'kadai:latest': image('kadai:latest'), kadai: image('kadai'), 'ghcr.io/kadai-shop/kadai:7f3a9c2': image('ghcr.io/kadai-shop/kadai:7f3a9c2'), 'a digest': image(`kadai@sha256:${'0123456789abcdef'.repeat(4)}`) }
    },
    expect: { 'kadai:1.1.0': 'accepted', 'kadai:latest': 'refused', kadai: 'refused', 'ghcr.io/kadai-shop/kadai:7f3a9c2': 'accepted', 'a digest': 'accepted' },
  },
]
