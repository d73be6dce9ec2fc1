export default [
  {
    name: 'reads a traceparent',
    hint: 'A regular expression with three groups: 32, 16 and 2 hex digits, after "00-".',
    run: ({ parse }) => [
      parse('00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'),
      parse('00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00')?.sampled,
    ],
    expect: [{ traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7', sampled: true }, false],
  },
  {
    name: 'one tap is one trace through all services, also behind the queue',
    hint: 'receive keeps the trace id of the header. call keeps the one of its context, and puts it into the header.',
    run: async ({ tap }) => {
      const spans = await tap()
      return [new Set(spans.map(({ traceId }) => traceId)).size, [...new Set(spans.map(({ service }) => service))].sort()]
    },
    expect: [1, ['billing', 'gateway', 'menu', 'notify', 'orders']],
  },
  {
    name: 'every span is below the one that caused it',
    hint: 'The span id of the header, or of the context, is the parent. Each span gets an id of its own.',
    run: async ({ tap, draw }) => draw(await tap()),
    expect: [
      'gateway: GET /tap',
      '  gateway: call orders',
      '    orders: POST /orders',
      '      orders: call menu',
      '        menu: GET /dishes',
      '      orders: call billing',
      '        billing: POST /charge',
      '      orders: publish notify',
      '        notify: receive order',
    ],
  },
  {
    name: 'the phone’s trace is continued',
    hint: 'parse(headers.traceparent) is the parent of the first span.',
    run: async ({ tap }) => {
      const spans = await tap({ header: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' })
      const first = spans.find(({ name }) => name === 'GET /tap')
      return [new Set(spans.map(({ traceId }) => traceId)).size, first?.traceId, first?.parentId]
    },
    expect: [1, '4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'],
  },
  {
    name: 'parallel children are not counted twice',
    hint: 'Sort the children by start, and count only what comes after the part that is covered already.',
    run: ({ selfTime }) => [
      selfTime({ start: 0, end: 100 }, [{ start: 10, end: 40 }, { start: 20, end: 60 }]),
      selfTime({ start: 0, end: 100 }, []),
      selfTime({ start: 0, end: 100 }, [{ start: 50, end: 60 }, { start: 10, end: 20 }]),
    ],
    expect: [50, 100, 80],
  },
]
