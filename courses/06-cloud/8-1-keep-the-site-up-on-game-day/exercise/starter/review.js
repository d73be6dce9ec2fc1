const seconds = (time) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

/**
 * Rows are those of patients.csv: { time: '14:03:37', what: 'search' or 'booking', outcome, ms }.
 * A problem is a row whose outcome isn't 'ok'. Problems belong to one incident until more than
 * `quiet` seconds pass without one. Returns [{ from, until, failed }] in order of time.
 */
export function incidents(rows, quiet = 30) {
  return rows.map(({ time }) => ({ from: time, until: time, failed: 1 }))
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
  return 'unclear'
}

/** Seconds from the beginning of an incident to the first line of the timeline ({ time, note }) at or after it; null if there is none. */
export function secondsToNotice(incident, timeline) {
  return seconds(timeline[0].time)
}

/** The last moment to report to CERT-In: six hours after '2026-11-16T09:00:00+05:30', in Indian time: '2026-11-16 15:00'. */
export function reportBy(noticed) {
  return noticed
}
