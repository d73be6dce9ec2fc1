/** Tells changes only, and a failure only after several in a row. */
export function createWatch({ notify, failures = 3 }) {
  let inARow = 0
  let firstFailure = 0
  return {
    report(ok, at) {
      if (ok) {
        if (inARow >= failures) notify(`Ledger is up again after ${Math.round((at - firstFailure) / 60_000)} min`)
        inARow = 0
        return
      }
      if (inARow === 0) firstFailure = at
      inARow++
      if (inARow === failures) notify('Ledger is down')
    },
  }
}

const slowMs = 1000

/** Counters since the program was started, in the format of Prometheus. */
export function createMetrics() {
  const perStatus = new Map()
  let slow = 0
  return {
    count(status, ms) {
      perStatus.set(status, (perStatus.get(status) ?? 0) + 1)
      if (ms > slowMs) slow++
    },
    text() {
      const statuses = [...perStatus].toSorted(([a], [b]) => a - b)
      const lines = statuses.map(([status, count]) => `ledger_requests_total{status="${status}"} ${count}`)
      return [...lines, `ledger_slow_total ${slow}`, ''].join('\n')
    },
  }
}

/** After a restart the counter begins at 0, so all of a smaller reading is new. */
export function perMinute(before, after, minutes) {
  return (after < before ? after : after - before) / minutes
}

const watch = createWatch({ notify: (text) => console.log(text) })
for (const [minute, ok] of [true, false, false, false, false, true].entries()) watch.report(ok, minute * 60_000)
