/** The value that p percent of the requests don't exceed. */
export function percentile(ms, p) {
  const sorted = ms.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((p / 100) * sorted.length) - 1)]
}

/** Little's law: how many requests are there at once? */
export function atOnce(requestsPerSecond, msPerRequest) {
  return (requestsPerSecond * msPerRequest) / 1000
}

/** What the CPUs do most when they aren't free. Below 20 percent nobody waits for anything. */
export function waitsFor({ us, sy, wa, st }) {
  const shares = [
    ['programs', us],
    ['kernel', sy],
    ['disk', wa],
    ['neighbour', st],
  ]
  const [name, share] = shares.toSorted((a, b) => b[1] - a[1])[0]
  return share < 20 ? 'nothing' : name
}

/** [from, until] of the minutes in which a column is above a limit; null if there are none. */
export function stretch(minutes, column, limit) {
  const above = minutes.filter((minute) => minute[column] > limit)
  return above.length === 0 ? null : [above[0].time, above.at(-1).time]
}
