/** 401, 403, 404 or 200 for a person (or null), an endpoint with roles, and a booking if there is one. */
export function statusFor(me, endpoint, booking) {
  if (!Array.isArray(endpoint.roles) || endpoint.roles.length === 0) throw new Error(`${endpoint.name} names no roles`)
  if (me === null) return 401
  if (!endpoint.roles.includes(me.role)) return 403
  if (booking === undefined) return 200
  const isMine = booking !== null && (booking.accountId === me.accountId || booking.agentId === me.accountId)
  return booking !== null && (isMine || me.role === 'staff') ? 200 : 404
}

/** The account that a new booking is for. Only an agent may name somebody else. */
export function accountFor(me, body) {
  return me.role === 'agent' ? (body.forAccountId ?? me.accountId) : me.accountId
}

/** Names of endpoints without a line in the table, and of lines without an endpoint. */
export function compareWithTable(endpoints, table) {
  const names = endpoints.map(({ name }) => name)
  return {
    missing: names.filter((name) => !Object.hasOwn(table, name)),
    unknown: Object.keys(table).filter((name) => !names.includes(name)),
  }
}
