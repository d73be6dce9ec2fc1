export default [
  {
    name: "doesn't judge by a handful of orders",
    hint: 'Fewer than 20 orders a minute: answer "not a number", so that it is measured again.',
    run: ({ documents, promql, selects, seconds }) => {
      const all = documents('rollout.yaml')
      const template = all.find(({ kind }) => kind === 'AnalysisTemplate')
      const rollout = all.find(({ kind }) => kind === 'Rollout')
      const [metric] = template.spec.metrics
      const query = metric.provider.prometheus.query.replaceAll(/\{\{ *args\.version *\}\}/g, '1.1.0')
      const ask = (series) => {
        const answer = promql(query, { every: '15s', at: '3m', series })
        const [first] = Array.isArray(answer) ? answer : [{ value: answer }]
        return first ? (Number.isNaN(first.value) ? 'not a number' : Number(first.value.toFixed(3))) : 'no answer'
      }
      const { canary } = rollout.spec.strategy
      return ask({ 'kadai_orders_total{version="1.0.0",status="201"}': '0+100x12', 'kadai_orders_total{version="1.1.0",status="201"}': '0+1x12', 'kadai_orders_total{version="1.1.0",status="500"}': '0+1x12' })
    },
    expect: 'not a number',
  },
  {
    name: "doesn't count a customer's typing error",
    hint: 'Status 400 is the app doing its job.',
    run: ({ documents, promql, selects, seconds }) => {
      const all = documents('rollout.yaml')
      const template = all.find(({ kind }) => kind === 'AnalysisTemplate')
      const rollout = all.find(({ kind }) => kind === 'Rollout')
      const [metric] = template.spec.metrics
      const query = metric.provider.prometheus.query.replaceAll(/\{\{ *args\.version *\}\}/g, '1.1.0')
      const ask = (series) => {
        const answer = promql(query, { every: '15s', at: '3m', series })
        const [first] = Array.isArray(answer) ? answer : [{ value: answer }]
        return first ? (Number.isNaN(first.value) ? 'not a number' : Number(first.value.toFixed(3))) : 'no answer'
      }
      const { canary } = rollout.spec.strategy
      return ask({ 'kadai_orders_total{version="1.0.0",status="201"}': '0+100x12', 'kadai_orders_total{version="1.1.0",status="201"}': '0+18x12', 'kadai_orders_total{version="1.1.0",status="400"}': '0+2x12' })
    },
    expect: 0,
  },
  {
    name: 'goes back at the first bad measurement',
    hint: 'failureLimit: 0, successCondition up to 0.05, failureCondition above it. "Not a number" is neither.',
    run: ({ documents }) => {
      const [metric] = documents('rollout.yaml').find(({ kind }) => kind === 'AnalysisTemplate').spec.metrics
      const compare = { '<=': (a, b) => a <= b, '>=': (a, b) => a >= b, '<': (a, b) => a < b, '>': (a, b) => a > b, '==': (a, b) => a === b, '!=': (a, b) => a !== b }
      const holds = (condition, value) => condition.split('||').some((either) => either.split('&&').every((part) => {
        const text = part.replaceAll(/[\s]/g, '').replace(/^\((.*)\)$/, '$1')
        const asked = /^(!?)isNaN\(result\[0\]\)$/.exec(text)
        if (asked) return Number.isNaN(value) !== (asked[1] === '!')
        if (/^len\(result\)(>0|!=0|>=1|==1)$/.test(text)) return true
        const [, operator, number] = /^result\[0\]([<>=!]=|[<>])([\d.]+)$/.exec(text) ?? []
        if (!operator) throw new Error(`this check can't read the condition ${condition}`)
        return compare[operator](value, Number(number))
      }))
      const judge = (value) => {
        const isGood = metric.successCondition ? holds(metric.successCondition, value) : null
        const isBad = metric.failureCondition ? holds(metric.failureCondition, value) : null
        if (isBad || (isBad === null && isGood === false)) return 'bad'
        return isGood || isGood === null ? 'good' : 'measured again'
      }
      return { 'bad ones allowed': metric.failureLimit ?? 0, '0 %': judge(0), '5 %': judge(0.05), '6 %': judge(0.06), '50 %': judge(0.5), 'not a number': judge(NaN) }
    },
    expect: { 'bad ones allowed': 0, '0 %': 'good', '5 %': 'good', '6 %': 'bad', '50 %': 'bad', 'not a number': 'measured again' },
  },
  {
    name: 'sees every kind of server error',
    hint: '500 to 599, not only 500.',
    run: ({ documents, promql, selects, seconds }) => {
      const all = documents('rollout.yaml')
      const template = all.find(({ kind }) => kind === 'AnalysisTemplate')
      const rollout = all.find(({ kind }) => kind === 'Rollout')
      const [metric] = template.spec.metrics
      const query = metric.provider.prometheus.query.replaceAll(/\{\{ *args\.version *\}\}/g, '1.1.0')
      const ask = (series) => {
        const answer = promql(query, { every: '15s', at: '3m', series })
        const [first] = Array.isArray(answer) ? answer : [{ value: answer }]
        return first ? (Number.isNaN(first.value) ? 'not a number' : Number(first.value.toFixed(3))) : 'no answer'
      }
      const { canary } = rollout.spec.strategy
      return ask({ 'kadai_orders_total{version="1.0.0",status="201"}': '0+100x12', 'kadai_orders_total{version="1.1.0",status="201"}': '0+18x12', 'kadai_orders_total{version="1.1.0",status="503"}': '0+2x12' })
    },
    expect: 0.1,
  },
  {
    name: 'keeps enough pods for the share, and finds them',
    hint: 'Ten pods make a tenth possible; selector and labels fit.',
    run: ({ documents, promql, selects, seconds }) => {
      const all = documents('rollout.yaml')
      const template = all.find(({ kind }) => kind === 'AnalysisTemplate')
      const rollout = all.find(({ kind }) => kind === 'Rollout')
      const [metric] = template.spec.metrics
      const query = metric.provider.prometheus.query.replaceAll(/\{\{ *args\.version *\}\}/g, '1.1.0')
      const ask = (series) => {
        const answer = promql(query, { every: '15s', at: '3m', series })
        const [first] = Array.isArray(answer) ? answer : [{ value: answer }]
        return first ? (Number.isNaN(first.value) ? 'not a number' : Number(first.value.toFixed(3))) : 'no answer'
      }
      const { canary } = rollout.spec.strategy
      return [rollout.spec.replicas >= 10 ? 'ten or more' : rollout.spec.replicas, selects(rollout.spec.selector, rollout.spec.template.metadata.labels) ? 'finds its pods' : 'finds nothing']
    },
    expect: ['ten or more', 'finds its pods'],
  },
  {
    name: 'measures again before it asks a person',
    hint: 'Without inconclusiveLimit, the first "not a number" pauses the release.',
    run: ({ documents }) => {
      const [{ inconclusiveLimit = 0, interval = 'once' }] = documents('rollout.yaml').find(({ kind }) => kind === 'AnalysisTemplate').spec.metrics
      return [Number(inconclusiveLimit) >= 2 ? 'some may be inconclusive' : `${inconclusiveLimit} may be inconclusive`, /^\d+[sm]$/.test(interval) ? 'again and again' : interval]
    },
    expect: ['some may be inconclusive', 'again and again'],
  },
]
