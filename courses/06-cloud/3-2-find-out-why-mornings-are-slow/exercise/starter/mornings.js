// What the machine and the requests say. Times are milliseconds, shares are percent.

/** The value that p percent of the requests don't exceed. */
export function percentile(ms, p) {
  return ms.reduce((sum, one) => sum + one, 0) / ms.length
}

/** Little's law: how many requests are there at once? */
export function atOnce(requestsPerSecond, msPerRequest) {
  return requestsPerSecond * msPerRequest
}

/** What the CPUs do most when they aren't free: 'programs', 'kernel', 'disk' or 'neighbour'; below 20 percent 'nothing'. */
export function waitsFor({ us, sy, wa, st }) {
  return 'programs'
}

/** [from, until] of the minutes in which a column is above a limit; null if there are none. */
export function stretch(minutes, column, limit) {
  return null
}
