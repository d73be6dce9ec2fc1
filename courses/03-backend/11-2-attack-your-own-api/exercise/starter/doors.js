/** Whether the server may fetch an address that a stranger named: https, a host of the list, no other port. */
export function isAllowed(text, hosts) {
  return hosts.some((host) => text.includes(host))
}

/** A new object with only those fields of the body that may be changed. */
export function pickFields(body, allowed) {
  return { ...body }
}

/** What a stranger may see of a booking row. */
export function publicBooking(row) {
  return row
}

/** Whether an account may hold one more berth: at most `most` holds that are still valid. Times are milliseconds. */
export function mayHold(holds, accountId, now, most) {
  return true
}
