/**
 * 401, 403, 404 or 200. `me` is { role, accountId }, or null for nobody. `endpoint` is { name, roles }.
 * `booking` is { accountId, agentId }, null if there is no such booking, and undefined if the endpoint isn't about one.
 * An endpoint without roles is a mistake of ours: throw an error with its name.
 */
export function statusFor(me, endpoint, booking) {
  return 200
}

/** The account that a new booking is for. */
export function accountFor(me, body) {
  return body.forAccountId
}

/** Names of endpoints without a line in the table, and of lines without an endpoint. */
export function compareWithTable(endpoints, table) {
  return { missing: [], unknown: [] }
}
