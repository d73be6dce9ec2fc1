/** Whether the server may fetch an address that a stranger named: https, a host of the list, no other port. */
export function isAllowed(text, hosts) {
  const url = URL.parse(text)
  return url !== null && url.protocol === 'https:' && hosts.includes(url.hostname) && url.port === '' && url.username === ''
}

/** A new object with only those fields of the body that may be changed. */
export function pickFields(body, allowed) {
  return Object.fromEntries(allowed.filter((name) => Object.hasOwn(body, name)).map((name) => [name, body[name]]))
}

/** What a stranger may see of a booking row. */
export function publicBooking({ pnr, train, coach, berth, status }) {
  return { pnr, train, coach, berth, status }
}

/** Whether an account may hold one more berth: at most `most` holds that are still valid. Times are milliseconds. */
export function mayHold(holds, accountId, now, most) {
  return holds.filter((hold) => hold.accountId === accountId && hold.until > now).length < most
}
