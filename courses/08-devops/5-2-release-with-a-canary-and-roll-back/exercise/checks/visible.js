export default [
  {
    name: 'measures the new version alone',
    hint: 'Select the version in both parts of the query: version="{{args.version}}".',
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
      return ask({ 'kadai_orders_total{version="1.0.0",status="201"}': '0+100x12', 'kadai_orders_total{version="1.1.0",status="201"}': '0+17x12', 'kadai_orders_total{version="1.1.0",status="500"}': '0+3x12' })
    },
    expect: 0.15,
  },
  {
    name: 'answers 0 before the first error',
    hint: 'No series with status 5xx exists yet: or vector(0).',
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
      return ask({ 'kadai_orders_total{version="1.0.0",status="201"}': '0+100x12', 'kadai_orders_total{version="1.1.0",status="201"}': '0+20x12' })
    },
    expect: 0,
  },
  {
    name: 'starts with a tenth of the traffic, and has at least three steps',
    hint: 'setWeight: 10 first; then more, with a pause after each.',
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
      const weights = canary.steps.flatMap(({ setWeight }) => setWeight ?? [])
      return [weights[0], weights.length >= 3 ? 'three or more' : weights.length, weights.every((weight, index) => index === 0 || weight > weights[index - 1]) ? 'grows' : 'does not grow']
    },
    expect: [10, 'three or more', 'grows'],
  },
  {
    name: 'waits long enough after each step',
    hint: 'A pause of two minutes or more after every setWeight.',
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
      return canary.steps.filter((step, index) => step.setWeight !== undefined && !(seconds(String(canary.steps[index + 1]?.pause?.duration ?? '0')) >= 120)).map(({ setWeight }) => setWeight)
    },
    expect: [],
  },
  {
    name: 'lets the measurement decide, from the first step on',
    hint: "analysis in canary, with the template's name, startingStep and the version as an argument.",
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
      const { analysis } = canary
      return [analysis?.templates?.[0]?.templateName, analysis?.startingStep ?? 0, analysis?.args?.find(({ name }) => name === 'version')?.value]
    },
    expect: ['order-errors', 1, '1.1.0'],
  },
]
