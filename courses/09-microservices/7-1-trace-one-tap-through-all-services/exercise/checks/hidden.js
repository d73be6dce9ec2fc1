export default [
  {
    name: 'a failed call is marked, its error goes on, and the trace stays whole',
    hint: 'Catch the error, end the span with its message, and throw it again.',
    run: async ({ tap }) => {
      const spans = await tap({ menuBroken: true })
      return [spans.filter(({ error }) => error !== null).map(({ service, error }) => `${service}: ${error}`), spans.length]
    },
    expect: [['menu: menu is down', 'orders: menu is down'], 9],
  },
  {
    name: 'a broken traceparent begins a new trace and breaks nothing',
    hint: 'parse returns null for everything that has not exactly the right form, also for ids of zeros.',
    run: async ({ tap, parse }) => {
      const zeros = '00-00000000000000000000000000000000-00f067aa0ba902b7-01'
      const noSpan = '00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01'
      const broken = [undefined, '', 'rubbish', zeros, noSpan, '00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01', '00-4bf9-00f067aa0ba902b7-01']
      const spans = await tap({ header: 'rubbish' })
      const first = spans.find(({ name }) => name === 'GET /tap')
      return [broken.map((header) => parse(header)), new Set(spans.map(({ traceId }) => traceId)).size, first?.parentId]
    },
    expect: [[null, null, null, null, null, null, null], 1, null],
  },
  {
    name: 'a span lasts as long as its work',
    hint: 'Wait for the work before you take the end. start and end come from now().',
    run: async ({ tap }) => {
      const spans = await tap()
      return ['GET /dishes', 'POST /charge', 'receive order'].map((wanted) => {
        const span = spans.find(({ name }) => name === wanted)
        return span && span.end - span.start
      })
    },
    expect: [30, 50, 10],
  },
  {
    name: 'a trace that isn’t sampled stays so in the next service',
    hint: 'Carry sampled in the context, and write 01 or 00 at the end of the header.',
    run: async ({ createTracer }) => {
      const sent = []
      const { receive, call } = createTracer({ now: () => 0, newId: (length) => '1'.padStart(length, '0'), finished: () => {} })
      for (const flags of ['00', '01', '03'])
        await receive('orders', 'x', { traceparent: `00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-${flags}` }, (context) =>
          call('orders', 'y', context, (headers) => void sent.push(headers.traceparent?.slice(-2))),
        )
      await receive('orders', 'x', {}, (context) => call('orders', 'y', context, (headers) => void sent.push(headers.traceparent?.slice(-2))))
      return sent
    },
    expect: ['00', '01', '01', '01'],
  },
  {
    name: 'a child that runs on after its parent counts only while the parent runs',
    hint: 'Cut each child at the end of the parent.',
    run: ({ selfTime }) => [
      selfTime({ start: 0, end: 100 }, [{ start: 0, end: 95 }, { start: 90, end: 300 }]),
      selfTime({ start: 10, end: 50 }, [{ start: 40, end: 90 }]),
      selfTime({ start: 0, end: 100 }, [{ start: 10, end: 90 }, { start: 20, end: 30 }]),
    ],
    expect: [0, 30, 20],
  },
  {
    name: 'a child whose clock runs ahead counts only from the start of its parent',
    hint: 'Clocks of two machines differ a little. Begin with until = span.start, and cut each child there.',
    run: ({ selfTime }) => [
      selfTime({ start: 50, end: 100 }, [{ start: 30, end: 60 }]),
      selfTime({ start: 50, end: 100 }, [{ start: 10, end: 20 }, { start: 90, end: 95 }]),
    ],
    expect: [40, 45],
  },
]
