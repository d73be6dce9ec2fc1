export default [
  {
    name: 'hides secrets and personal data',
    hint: 'Go through the entries of the object. If the key is on the list, put a fixed text in place of the value.',
    run: ({ redact }) => {
      const text = JSON.stringify(redact({ booking: 7, passenger: 'Asha', token: 'abc123', phone: '9000000001' }))
      return ['Asha', 'abc123', '9000000001', '"booking":7'].map((part) => text.includes(part))
    },
    expect: [false, false, false, true],
  },
  {
    name: 'hides them at any depth, in lists too',
    hint: 'Call redact again for every value that is an object, and map() over lists.',
    run: ({ redact }) => {
      const text = JSON.stringify(
        redact({
          orders: [
            { id: 'o1', contact: { email: 'asha@example.in' } },
            { id: 'o2', auth: { Password: 'hunter2' } },
          ],
        }),
      )
      return ['asha@example.in', 'hunter2', 'o1', 'o2'].map((part) => text.includes(part))
    },
    expect: [false, false, true, true],
  },
  {
    name: 'leaves other values as they are',
    hint: 'Texts, numbers, null and undefined are returned unchanged.',
    run: ({ redact }) => [redact({ a: [1, null, 'x'], b: { c: true } }), redact(5), redact(null), redact('hi')],
    expect: [{ a: [1, null, 'x'], b: { c: true } }, 5, null, 'hi'],
  },
  {
    name: 'counts a request in every bucket that it fits into',
    hint: 'A request of 40 ms is at most 50, 100, 250 … ms. It counts in all of these, not in 5, 10 and 25.',
    run: ({ createMetrics }) => {
      const metrics = createMetrics()
      metrics.observe('hold', 200, 40)
      const lines = metrics.render().split('\n')
      const bucket = (le) =>
        lines
          .find((line) => line.includes('_bucket') && line.includes(`le="${le}"`))
          ?.split(' ')
          .at(-1)
      return ['25', '50', '2500', '+Inf'].map(bucket)
    },
    expect: ['0', '1', '1', '1'],
  },
  {
    name: 'labels the series with route and status class',
    hint: 'Math.floor(status / 100) is 2 for 200 and for 204: the class is 2xx. Round down: 499 is 4xx.',
    run: ({ createMetrics }) => {
      const metrics = createMetrics()
      metrics.observe('hold', 200, 10)
      metrics.observe('hold', 204, 10)
      metrics.observe('hold', 503, 10)
      metrics.observe('map', 404, 10)
      metrics.observe('map', 499, 10)
      return metrics
        .render()
        .split('\n')
        .filter((line) => line.includes('_count'))
        .toSorted()
    },
    expect: [
      'http_request_ms_count{route="hold",status="2xx"} 2',
      'http_request_ms_count{route="hold",status="5xx"} 1',
      'http_request_ms_count{route="map",status="4xx"} 2',
    ],
  },
]
