export default [
  {
    name: 'tells a second outage like the first',
    hint: 'After “up again”, everything begins from the start: the count and the time of the first failure.',
    run: ({ createWatch }) => {
      const told = []
      const watch = createWatch({ notify: (text) => told.push(text) })
      const answers = [false, false, false, true, true, false, false, true, false, false, false, false, true]
      for (const [minute, ok] of answers.entries()) watch.report(ok, minute * 60_000)
      return told
    },
    expect: ['Ledger is down', 'Ledger is up again after 3 min', 'Ledger is down', 'Ledger is up again after 4 min'],
  },
  {
    name: 'uses the number of failures that it is given, and rounds the minutes',
    hint: 'failures is a parameter, 3 is only its default. Checks don’t come at full minutes: Math.round.',
    run: ({ createWatch }) =>
      [1, 2, 5].map((failures) => {
        const told = []
        const watch = createWatch({ notify: (text) => told.push(text), failures })
        for (const [at, ok] of [[0, true], [10_000, false], [70_000, false], [130_000, false], [190_000, false], [220_000, true], [300_000, false], [360_000, false], [375_000, true]]) watch.report(ok, at)
        return told
      }),
    expect: [
      ['Ledger is down', 'Ledger is up again after 4 min', 'Ledger is down', 'Ledger is up again after 1 min'],
      ['Ledger is down', 'Ledger is up again after 4 min', 'Ledger is down', 'Ledger is up again after 1 min'],
      [],
    ],
  },
  {
    name: 'watches two services without mixing them up',
    hint: 'What it remembers belongs inside of createWatch and createMetrics.',
    run: ({ createWatch, createMetrics }) => {
      const told = []
      const [shop, bank] = ['shop', 'bank'].map((name) => createWatch({ notify: (text) => told.push(`${name}: ${text}`), failures: 2 }))
      shop.report(false, 0)
      bank.report(false, 0)
      bank.report(true, 60_000)
      shop.report(false, 60_000)
      const [one, two] = [createMetrics(), createMetrics()]
      one.count(200, 5)
      return { told, texts: [one.text(), two.text()] }
    },
    expect: { told: ['shop: Ledger is down'], texts: ['ledger_requests_total{status="200"} 1\nledger_slow_total 0\n', 'ledger_slow_total 0\n'] },
  },
  {
    name: 'writes the smallest status first, and calls more than 1000 ms slow',
    hint: 'Sort the statuses before you write the lines. Exactly 1000 ms isn’t slow yet.',
    run: ({ createMetrics }) => {
      const metrics = createMetrics()
      for (const [status, ms] of [[503, 1001], [200, 1000], [404, 999], [200, 2500]]) metrics.count(status, ms)
      const first = metrics.text()
      return [first, metrics.text() === first ? 'reading changes nothing' : 'reading changes the numbers']
    },
    expect: ['ledger_requests_total{status="200"} 2\nledger_requests_total{status="404"} 1\nledger_requests_total{status="503"} 1\nledger_slow_total 2\n', 'reading changes nothing'],
  },
  {
    name: 'counts from 0 after a restart',
    hint: 'A counter never goes down by itself. If the second reading is smaller, all of it is new.',
    run: ({ perMinute }) => [perMinute(8159, 40, 10), perMinute(5, 0, 10), perMinute(5, 4, 2)],
    expect: [4, 0, 2],
  },
]
