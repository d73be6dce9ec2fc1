const seconds = (time) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

/**
 * Rows are those of patients.csv: { time: '14:03:37', what: 'search' or 'booking', outcome, ms }.
 * A problem is a row whose outcome isn't 'ok'. Problems belong to one incident until more than
 * `quiet` seconds pass without one. Returns [{ from, until, failed }] in order of time.
 */
export function incidents(rows, quiet = 30) {
  const problems = rows.filter(({ outcome }) => outcome !== 'ok').toSorted((a, b) => seconds(a.time) - seconds(b.time))
  const found = []
  for (const { time } of problems) {
    const last = found.at(-1)
    if (last && seconds(time) - seconds(last.until) <= quiet) {
      last.until = time
      last.failed += 1
    } else found.push({ from: time, until: time, failed: 1 })
  }
  return found
}

/**
 * What a list of problems looks like. The first line that fits counts:
 *   no problems                          'nothing'
 *   all 'no answer' or '503'             'load balancer'
 *   all of them bookings                 'booking storage'
 *   all 'too slow'                       'slow zone'
 *   all '502'                            'dead zone'
 *   anything else                        'unclear'
 */
export function looksLike(problems) {
  if (problems.length === 0) return 'nothing'
  const all = (...outcomes) => problems.every(({ outcome }) => outcomes.includes(outcome))
  if (all('no answer', '503')) return 'load balancer'
  if (problems.every(({ what }) => what === 'booking')) return 'booking storage'
  if (all('too slow')) return 'slow zone'
  if (all('502')) return 'dead zone'
  return 'unclear'
}

/** Seconds from the beginning of an incident to the first line of the timeline ({ time, note }) at or after it; null if there is none. */
export function secondsToNotice(incident, timeline) {
  const waits = timeline.map(({ time }) => seconds(time) - seconds(incident.from)).filter((wait) => wait >= 0)
  return waits.length === 0 ? null : Math.min(...waits)
}

/** The last moment to report to CERT-In: six hours after '2026-11-16T09:00:00+05:30', in Indian time: '2026-11-16 15:00'. */
export function reportBy(noticed) {
  const inIndia = Date.parse(noticed) + (6 * 60 + 330) * 60_000
  return new Date(inIndia).toISOString().slice(0, 16).replace('T', ' ')
}
