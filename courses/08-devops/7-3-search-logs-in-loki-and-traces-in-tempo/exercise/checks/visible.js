export default [
  {
    name: 'sends each signal to its store',
    hint: 'Three pipelines: traces, logs and metrics, each with the exporter whose endpoint is its store.',
    run: ({ yaml }) => {
      const { exporters, service } = yaml('collector.yaml')
      const store = (id) => String(exporters?.[id]?.endpoint ?? id).replace(/^https?:\/\//, '').split(/[:/]/)[0]
      return ['traces', 'logs', 'metrics'].map((name) => [name, (service.pipelines[name]?.exporters ?? []).filter((id) => id.split('/')[0] !== 'debug').map(store)])
    },
    expect: [['traces', ['tempo']], ['logs', ['loki']], ['metrics', ['prometheus']]],
  },
  {
    name: 'removes phone numbers before anything is stored',
    hint: 'An attributes processor that deletes customer.phone, in the pipelines of traces and of logs.',
    run: ({ yaml }) => {
      const file = yaml('collector.yaml')
      const { pipelines } = file.service
      const kindsOf = (name) => (pipelines[name]?.exporters ?? []).join()
      const removes = (name) => (pipelines[name]?.processors ?? []).some((id) => (file.processors[id]?.actions ?? []).some(({ key, action }) => key === 'customer.phone' && action === 'delete'))
      return ['traces', 'logs'].filter((name) => !removes(name))
    },
    expect: [],
  },
  {
    name: 'uses only parts that are declared',
    hint: 'Each receiver, processor and exporter of a pipeline is declared above.',
    run: ({ yaml }) => {
      const file = yaml('collector.yaml')
      const { pipelines } = file.service
      const kindsOf = (name) => (pipelines[name]?.exporters ?? []).join()
      return Object.values(pipelines).flatMap((one) => ['receivers', 'processors', 'exporters'].flatMap((kind) => (one[kind] ?? []).filter((id) => !(id in (file[kind] ?? {})))))
    },
    expect: [],
  },
  {
    name: 'leads from a log line to its trace',
    hint: 'A derived field of Loki with the uid of the data source Tempo.',
    run: ({ yaml }) => {
      const { datasources } = yaml('datasources.yaml')
      const tempo = datasources.find(({ type }) => type === 'tempo')?.uid ?? 'no Tempo'
      return (datasources.find(({ type }) => type === 'loki')?.jsonData?.derivedFields ?? []).map(({ datasourceUid }) => (datasourceUid === tempo ? 'to Tempo' : datasourceUid))
    },
    expect: ['to Tempo'],
  },
  {
    name: 'has labels with few values only',
    hint: "A customer's id as a label makes a stream per customer.",
    run: ({ yaml }) => yaml('labels.yaml').labels.toSorted(),
    expect: ['environment', 'level', 'service'],
  },
]
