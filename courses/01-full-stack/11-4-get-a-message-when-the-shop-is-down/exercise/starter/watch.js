/**
 * Decides what to tell. report(ok, at) is called after each check; at is the
 * time in milliseconds. notify(text) sends a message.
 */
export function createWatch({ notify, failures = 3 }) {
  return {
    report(ok, at) {
      if (!ok) notify('Ledger is down')
    },
  }
}

/** Counts requests: count(status, ms) for each of them, text() for /metrics. */
export function createMetrics() {
  return {
    count(status, ms) {},
    text() {
      return ''
    },
  }
}

/** How many per minute, between two readings of a counter. */
export function perMinute(before, after, minutes) {
  return 0
}

const watch = createWatch({ notify: (text) => console.log(text) })
for (const [minute, ok] of [true, false, false, false, false, true].entries()) watch.report(ok, minute * 60_000)
