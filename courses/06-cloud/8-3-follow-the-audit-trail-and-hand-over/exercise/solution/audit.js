/** '2026-11-09T16:02:44Z' in Indian time: '2026-11-09 21:32:44'. */
export function indianTime(eventTime) {
  return new Date(Date.parse(eventTime) + 330 * 60_000).toISOString().slice(0, 19).replace('T', ' ')
}

/** Names of calls that happened exactly once, in the order in which they happened. */
export function rare(events) {
  const inOrder = events.toSorted((a, b) => Date.parse(a.eventTime) - Date.parse(b.eventTime))
  const names = inOrder.map(({ eventName }) => eventName)
  return names.filter((name) => names.indexOf(name) === names.lastIndexOf(name))
}

const accountOf = ({ userIdentity }) => userIdentity.userName ?? userIdentity.type

/** Calls of an account after a moment: [Indian time, call, 'refused' or 'done']. */
export function after(events, account, moment) {
  return events
    .filter((event) => accountOf(event) === account && Date.parse(event.eventTime) > Date.parse(moment))
    .toSorted((a, b) => Date.parse(a.eventTime) - Date.parse(b.eventTime))
    .map((event) => [indianTime(event.eventTime), event.eventName, event.errorCode ? 'refused' : 'done'])
}

/** Accounts that signed in without a second factor, each once, sorted. */
export function withoutMfa(events) {
  const found = events.filter(
    ({ eventName, additionalEventData, responseElements }) =>
      eventName === 'ConsoleLogin' && additionalEventData?.MFAUsed === 'No' && responseElements?.ConsoleLogin === 'Success',
  )
  return [...new Set(found.map(accountOf))].toSorted()
}
