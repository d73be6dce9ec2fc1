/** 401, 403, 404 or 200 for a person (or null), an endpoint with roles, and a booking if there is one. */
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
