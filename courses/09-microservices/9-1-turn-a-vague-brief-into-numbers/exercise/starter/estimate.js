/**
 * Turns a brief into numbers:
 *   perDay       what happens on the busiest day
 *   busyShare    the share of it in the busy hours, such as 0.5
 *   busyHours    how many hours these are
 *   peakFactor   the worst minute against the average of the busy hours
 *   seconds      how long one of them takes
 *   bytes        how much is stored for each
 * Returns whole numbers, except gigabytes with one decimal:
 *   { busy, peak, inFlight, gigabytesPerDay }
 *   busy and peak: per second. inFlight: at the peak (Little). 1 GB is 1,000,000,000 bytes.
 */
export function estimate({ perDay, busyShare, busyHours, peakFactor, seconds, bytes }) {
  return { busy: 0, peak: 0, inFlight: 0, gigabytesPerDay: 0 }
}

/** How many machines, if one does `perMachine` a second and may be 70 % busy; at least two, so that one may fail. */
export function machines(peak, perMachine) {
  return 0
}

/** How many of the visitors get nothing, if each buyer takes some of the things: { buyers, oneIn } with whole numbers. */
export function scarcity({ visitors, things, perBuyer }) {
  return { buyers: 0, oneIn: 0 }
}

// The UPI switch of the lesson:
console.log(estimate({ perDay: 7_500_000, busyShare: 0.5, busyHours: 8, peakFactor: 3, seconds: 2, bytes: 1000 }))
