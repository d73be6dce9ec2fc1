/** '2026-11-09T16:02:44Z' in Indian time: '2026-11-09 21:32:44'. */
export function indianTime(eventTime) {
  return eventTime
}

/** Names of calls that happened exactly once, in the order in which they happened. */
export function rare(events) {
  return []
}

/** Calls of an account after a moment: [Indian time, call, 'refused' or 'done']. */
export function after(events, account, moment) {
  return []
}

/** Accounts that signed in without a second factor, each once, sorted. */
export function withoutMfa(events) {
  return []
}
