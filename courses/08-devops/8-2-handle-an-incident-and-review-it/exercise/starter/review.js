/** Minutes from one time of day such as '23:50' to a later one, at most a day later: '00:20' is 30 minutes after it. */
export function minutes(from, to) {
  return 0
}

/**
 * Three durations of an incident, in minutes from the fault: { detect, tell, mitigate }.
 * The timeline is [{ at, kind, text }] in order. Its kinds: 'fault' (once), 'noticed', 'message' (to customers), 'action',
 * 'mitigated' (it no longer hurts). The first 'noticed' and the first 'message' count, and the last 'mitigated': it may
 * come back. null if there is none.
 */
export function durations(timeline) {
  return { detect: 0, tell: 0, mitigate: 0 }
}

/**
 * Promises to customers that were not kept: the promised times. A message is { at, next }; `next` is when the next one
 * was promised, or null in the last one. A message at that minute, or before it, keeps the promise.
 */
export function brokenPromises(messages) {
  return []
}

/**
 * What an action lacks, for each that isn't ready: [{ what, lacks }]. `lacks` has, in this order, 'kind' (not prevent,
 * detect or recover), 'who' (empty, or nobody, everybody or the team, also with capitals) and 'until' (no date such as
 * 2026-11-27). Any of the three may be missing.
 */
export function notReady(actions) {
  return []
}
