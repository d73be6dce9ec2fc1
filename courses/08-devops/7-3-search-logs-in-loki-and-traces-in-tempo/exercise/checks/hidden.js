export default [
  {
    name: "finds the trace's id in a line",
    hint: 'matcherRegex with one group, for lines such as {"level":"error","trace_id":"853964b5"}.',
    run: ({ yaml }) => {
      const loki = yaml('datasources.yaml').datasources.find(({ type }) => type === 'loki')
      const [{ matcherRegex }] = loki.jsonData.derivedFields
      return new RegExp(matcherRegex).exec('{"level":"error","trace_id":"853964b50af0","shop":"peelamedu"}')?.[1]
    },
    expect: '853964b50af0',
  },
  {
    name: 'keeps every trace that failed or was slow, and a few of the rest',
    hint: 'tail_sampling with status_code, latency (a threshold of at most five seconds) and probabilistic (at most 10 %), in the pipeline of traces only.',
    run: ({ yaml }) => {
      const file = yaml('collector.yaml')
      const { pipelines } = file.service
      const sampler = Object.keys(file.processors).find((name) => name.split('/')[0] === 'tail_sampling')
      const policies = file.processors[sampler]?.policies ?? []
      const of = (kind) => policies.filter(({ type }) => type === kind)
      const [share = 0] = of('probabilistic').map(({ probabilistic }) => probabilistic?.sampling_percentage ?? 100)
      const [slow = 0] = of('latency').map(({ latency }) => latency?.threshold_ms ?? 0)
      return {
        in: ['traces', 'logs', 'metrics'].filter((name) => (pipelines[name]?.processors ?? []).includes(sampler)),
        failed: of('status_code').flatMap(({ status_code: own }) => own?.status_codes ?? []),
        slow: slow > 0 && slow <= 5000 ? 'kept' : `${slow} ms`,
        rest: share > 0 && share <= 10 ? 'a few' : `${share} %`,
        others: policies.map(({ type }) => type).filter((type) => !['status_code', 'latency', 'probabilistic'].includes(type)),
      }
    },
    expect: { in: ['traces'], failed: ['ERROR'], slow: 'kept', rest: 'a few', others: [] },
  },
  {
    name: 'sends in batches, as the last thing it does',
    hint: "batch at the end of each pipeline's processors.",
    run: ({ yaml }) => {
      const file = yaml('collector.yaml')
      const { pipelines } = file.service
      const kindsOf = (name) => (pipelines[name]?.exporters ?? []).join()
      return Object.entries(pipelines).filter(([, one]) => (one.processors ?? []).at(-1) !== 'batch').map(([name]) => name)
    },
    expect: [],
  },
  {
    name: 'knows all three stores in Grafana',
    hint: 'Prometheus, Loki and Tempo, each with a url.',
    run: ({ yaml }) => yaml('datasources.yaml').datasources.filter(({ url }) => /^http/.test(url)).map(({ type }) => type).toSorted(),
    expect: ['loki', 'prometheus', 'tempo'],
  },
  {
    name: 'receives over OTLP, in every pipeline',
    hint: 'receivers: [otlp]',
    run: ({ yaml }) => {
      const file = yaml('collector.yaml')
      const { pipelines } = file.service
      const kindsOf = (name) => (pipelines[name]?.exporters ?? []).join()
      return Object.values(pipelines).map(({ receivers }) => receivers)
    },
    expect: [['otlp'], ['otlp'], ['otlp']],
  },
]
