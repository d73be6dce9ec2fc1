export default [
  {
    name: 'changes nothing in the value itself',
    hint: 'Build a new object with Object.fromEntries. The program still needs the token.',
    run: ({ redact }) => {
      const request = { token: 't-1', body: { name: 'Gita', seats: ['S1', 'S2'] } }
      const copy = redact(request)
      return [request, copy.body.seats, copy.token === 't-1', copy.body.name === 'Gita']
    },
    expect: [{ token: 't-1', body: { name: 'Gita', seats: ['S1', 'S2'] } }, ['S1', 'S2'], false, false],
  },
  {
    name: 'hides by key, whole words and any capitals',
    hint: 'TOKEN is hidden, tokens is a count and isn’t. Use ^ and $ in the pattern, and the flag i.',
    run: ({ redact }) => {
      const text = JSON.stringify(redact({ Authorization: 'Bearer x1', COOKIE: 'y2', tokens: 33, filename: 'a.png', passengers: 44 }))
      return ['Bearer x1', 'y2', '33', 'a.png', '44'].map((part) => text.includes(part))
    },
    expect: [false, false, true, true, true],
  },
  {
    name: 'adds up many requests: buckets, sum and count',
    hint: 'Each series has one number per bound, a sum and a count. A bound itself still counts: 100 ms is at most 100. Durations can have decimals.',
    run: ({ createMetrics }) => {
      const metrics = createMetrics()
      for (const ms of [1, 5, 5.5, 100, 101, 9999]) metrics.observe('search', 200, ms)
      const text = metrics.render()
      const value = (pattern) => Number(pattern.exec(text)?.[1])
      return {
        five: value(/le="5"\} (\d+)/),
        ten: value(/le="10"\} (\d+)/),
        hundred: value(/le="100"\} (\d+)/),
        largest: value(/le="2500"\} (\d+)/),
        all: value(/le="\+Inf"\} (\d+)/),
        sum: value(/_sum\{[^}]*\} ([\d.]+)/),
        count: value(/_count\{[^}]*\} (\d+)/),
      }
    },
    expect: { five: 2, ten: 3, hundred: 4, largest: 5, all: 6, sum: 10211.5, count: 6 },
  },
  {
    name: 'two servers’ metrics share nothing',
    hint: 'Create the Map of series inside createMetrics.',
    run: ({ createMetrics }) => {
      const [first, second] = [createMetrics(), createMetrics()]
      first.observe('hold', 200, 3)
      const count = (metrics) =>
        metrics
          .render()
          .split('\n')
          .filter((line) => line.includes('_count')).length
      return [count(first), count(second)]
    },
    expect: [1, 0],
  },
  {
    name: 'hides the whole value, also if it is an object or a list',
    hint: 'Look at the key first. Only a value whose key isn’t on the list is looked into.',
    run: ({ redact }) => {
      const text = JSON.stringify(redact({ passenger: { first: 'Asha', last: 'Rao' }, token: ['a1', 'b2'], booking: { id: 'bk-7', phone: 9000000001 }, email: null }))
      return ['Asha', 'Rao', 'a1', 'b2', 'bk-7', '9000000001'].filter((part) => text.includes(part))
    },
    expect: ['bk-7'],
  },
  {
    name: 'hides them in a list of lists, and in a list at the top',
    hint: 'Ask for a list first, before you look at entries: redact itself maps over it, so it works at any place.',
    run: ({ redact }) => {
      const text = JSON.stringify([redact([{ token: 'a1', id: 'bk-7' }]), redact({ rows: [[{ email: 'b2' }], ['S1-3']] })])
      return ['a1', 'b2', 'bk-7', 'S1-3'].filter((part) => text.includes(part))
    },
    expect: ['bk-7', 'S1-3'],
  },
  {
    name: 'gives each route its own buckets and sum',
    hint: 'Every line of a series has both labels, route and status. Keep the buckets in the entry of the series, next to sum and count.',
    run: ({ createMetrics }) => {
      const metrics = createMetrics()
      metrics.observe('hold', 200, 40)
      metrics.observe('map', 404, 400)
      const lines = metrics.render().split('\n')
      const value = (name, ...labels) => {
        const found = lines.filter((line) => line.startsWith(`http_request_ms_${name}{`) && labels.every((label) => line.includes(label)))
        return found.length === 1 ? Number(found[0].split(' ').at(-1)) : `${found.length} lines`
      }
      const [hold, map] = [
        ['route="hold"', 'status="2xx"'],
        ['route="map"', 'status="4xx"'],
      ]
      return {
        hold: [value('bucket', ...hold, 'le="50"'), value('bucket', ...hold, 'le="500"'), value('bucket', ...hold, 'le="+Inf"'), value('sum', ...hold)],
        map: [value('bucket', ...map, 'le="50"'), value('bucket', ...map, 'le="500"'), value('bucket', ...map, 'le="+Inf"'), value('sum', ...map)],
      }
    },
    expect: { hold: [1, 1, 1, 40], map: [0, 1, 1, 400] },
  },
]
