export default [
  {
    name: 'tells that the ledger is down, once, at the third failure in a row',
    hint: 'Count the failures in a row. Tell it when the count reaches the limit, not again after that.',
    run: ({ createWatch }) => {
      const told = []
      let minute = 0
      const watch = createWatch({ notify: (text) => told.push(`minute ${minute}: ${text}`) })
      for (const ok of [true, false, false, false, false, false]) watch.report(ok, minute++ * 60_000)
      return told
    },
    expect: ['minute 4: Ledger is down'],
  },
  {
    name: 'tells that it is up again, and after how many minutes',
    hint: 'Remember the time of the first failed report of a series. The difference is in milliseconds.',
    run: ({ createWatch }) => {
      const told = []
      const watch = createWatch({ notify: (text) => told.push(text) })
      const start = 1_776_000_000_000
      for (const [minute, ok] of [true, false, false, false, false, false, false, false, true, true].entries()) watch.report(ok, start + minute * 60_000)
      return told
    },
    expect: ['Ledger is down', 'Ledger is up again after 7 min'],
  },
  {
    name: 'says nothing about one or two failures',
    hint: 'A success sets the count back to 0. Only an outage that was told can be over.',
    run: ({ createWatch }) => {
      const told = []
      const watch = createWatch({ notify: (text) => told.push(text) })
      for (const [minute, ok] of [true, false, true, false, false, true, false, false, true].entries()) watch.report(ok, minute * 60_000)
      return told
    },
    expect: [],
  },
  {
    name: 'counts the requests of each status, and the slow ones',
    hint: 'A Map from the status to its number. Write one line for each status.',
    run: ({ createMetrics }) => {
      const metrics = createMetrics()
      metrics.count(201, 12)
      metrics.count(500, 1500)
      metrics.count(201, 40)
      return metrics.text().split('\n')
    },
    expect: ['ledger_requests_total{status="201"} 2', 'ledger_requests_total{status="500"} 1', 'ledger_slow_total 1', ''],
  },
  {
    name: 'gives the rate between two readings',
    hint: 'The difference, divided by the minutes.',
    run: ({ perMinute }) => [perMinute(8100, 8160, 10), perMinute(0, 30, 60), perMinute(500, 500, 5)],
    expect: [6, 0.5, 0],
  },
]
