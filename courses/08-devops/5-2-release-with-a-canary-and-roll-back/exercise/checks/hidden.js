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
    hint: 'failureLimit: 0, and a failureCondition above the limit.',
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
      return [metric.failureLimit ?? 0, metric.successCondition?.replaceAll(' ', ''), metric.failureCondition?.replaceAll(' ', '')]
    },
    expect: [0, 'result[0]<=0.05', 'result[0]>0.05'],
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
]
